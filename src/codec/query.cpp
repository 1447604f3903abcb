#include "codec/query.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "codec/format.h"
#include "codec/log_words.h"
#include "codec/misshapen.h"
#include "codec/parse.h"
#include "codec/preview.h"
#include "codec/scalar.h"

namespace spadille {
namespace {

using codec::misshapen;

constexpr std::array<std::string_view, 6> kAsks{"board",  "sheet",  "sessions",
                                                "clause", "search", "words"};
constexpr std::int64_t kMostSessions = 10'000'000;
constexpr std::int64_t kMostEvents = 1'000'000;
constexpr std::size_t kMostText = 240;

/// A member of a document in which nothing is nested: where its value goes.
struct Row {
  std::string_view key;
  std::string* text = nullptr;
  std::int64_t* number = nullptr;
  std::int64_t least = 0;
  std::int64_t most = 0;
  bool met = false;
};

/// Reads such a document: strict, and to its end.
class FlatReader final : public codec::Listener {
 public:
  explicit FlatReader(std::span<Row> rows) : rows_(rows) {}

  bool null() override { return take({}); }
  bool boolean(bool b) override { return take({Scalar::Kind::boolean, b ? 1 : 0, {}}); }
  bool number_integer(std::int64_t n) override { return take({Scalar::Kind::integer, n, {}}); }
  bool number_unsigned(std::uint64_t n) override { return take(whole(n, {})); }
  bool number_float(double n, const std::string& text) override { return take(real(n, text)); }
  bool string(const std::string& text) override { return take({Scalar::Kind::text, 0, text}); }
  bool start_object() override { return depth_++ == 0 || nested(); }
  bool start_array() override { return nested(); }
  bool end_object() override { return true; }
  bool end_array() override { return true; }
  bool key(const std::string& name) override {
    const auto row =
        std::find_if(rows_.begin(), rows_.end(), [&](const Row& each) { return each.key == name; });
    place_ = "/" + clipped(name, 60);
    if (row == rows_.end()) return wrong("finding.unknown", {}, possible());
    if (std::exchange(row->met, true)) return wrong("finding.twice");
    current_ = &*row;
    return true;
  }
  void broken(std::size_t byte, std::string_view why) override {
    broken_at_ = byte;
    broken_key_ = codec::key_of_broken(why);
  }

  Findings read(std::string_view text) {
    static_cast<void>(codec::parse(text, *this));
    if (broken_at_) return {misshapen("", broken_key_, codec::line_and_column(text, *broken_at_))};
    if (findings_.empty() && depth_ == 0) return {misshapen("", "finding.type", {}, "{…}")};
    return std::move(findings_);
  }

 private:
  bool nested() { return wrong("finding.type", {}, current_ != nullptr ? expected() : "{…}"); }
  bool wrong(std::string_view key, std::string given = {}, std::string expected = {}) {
    findings_.push_back(misshapen(place_, key, std::move(given), std::move(expected)));
    return false;
  }
  [[nodiscard]] std::string possible() const {
    return codec::alternatives_of(rows_, [](const Row& row) { return row.key; });
  }
  [[nodiscard]] std::string expected() const {
    if (current_->text != nullptr) return std::string(codec::kText);
    return std::to_string(current_->least) + "…" + std::to_string(current_->most);
  }
  bool take(const Scalar& scalar) {
    if (current_ == nullptr) return wrong("finding.type", shown(scalar), "{…}");
    const Row& row = *current_;
    if (row.text != nullptr) return take_text(row, scalar);
    if (scalar.kind != Scalar::Kind::integer || scalar.number < row.least ||
        scalar.number > row.most)
      return wrong("finding.range", shown(scalar), expected());
    *row.number = scalar.number;
    return true;
  }
  bool take_text(const Row& row, const Scalar& scalar) {
    if (scalar.kind != Scalar::Kind::text) return wrong("finding.type", shown(scalar), expected());
    if (scalar.text.size() > kMostText)
      return wrong("finding.too_long", std::to_string(scalar.text.size()),
                   "0…" + std::to_string(kMostText));
    if (!printable(scalar.text)) return wrong("finding.unprintable");
    *row.text = scalar.text;
    return true;
  }

  std::span<Row> rows_;
  Row* current_ = nullptr;
  std::string place_{};
  int depth_ = 0;
  Findings findings_{};
  std::optional<std::size_t> broken_at_{};
  std::string_view broken_key_{};
};

/// What every such document begins with.
struct Envelope {
  std::string format{};
  std::int64_t version = 0;
};

Row format_row(Envelope& envelope) { return {.key = "format", .text = &envelope.format}; }
Row version_row(Envelope& envelope) {
  return {.key = "version", .number = &envelope.version, .least = 1, .most = 1};
}

template <std::size_t size>
Findings read_flat(std::string_view text, std::string_view format, std::array<Row, size> rows,
                   const Envelope& envelope) {
  if (text.size() > kMostOfQuery)
    return {misshapen("", "finding.too_large", {}, "0…" + std::to_string(kMostOfQuery))};
  if (text.find('\0') != std::string_view::npos) return {misshapen("", "finding.not_json")};
  Findings findings = FlatReader(rows).read(text);
  if (!findings.empty()) return findings;
  if (envelope.format.empty()) return {missing_at("/format", {}, std::string(format))};
  if (envelope.format != format)
    return {misshapen("/format", "finding.value", envelope.format, std::string(format))};
  if (envelope.version == 0) return {missing_at("/version", {}, std::to_string(kFormatVersion))};
  return {};
}

/// What a query needs besides what it asks.
Findings lacks(const Query& query) {
  if (query.asks == Query::Asks::clause && query.rule.empty())
    return {missing_at("/rule", {}, "\"KJ-5.9\"")};
  if (query.asks == Query::Asks::search && query.words.empty())
    return {missing_at("/words", {}, std::string(codec::kText))};
  return {};
}

/// What a dispute needs: which deal, and what is said.
Findings lacks(const Disputed& told) {
  if (!codec::is_uuid(told.id))
    return {misshapen("/id", "finding.value", told.id, "\"00000000-0000-…\"")};
  if (told.session == 0) return {missing_at("/session")};
  if (told.event == 0) return {missing_at("/event")};
  if (told.text.find_first_not_of(' ') == std::string::npos)
    return {missing_at("/text", {}, std::string(codec::kText))};
  return {};
}

}  // namespace

Reading<Query> read_query(std::string_view text) {
  Reading<Query> read;
  Query query;
  Envelope envelope;
  std::string asks;
  std::int64_t skip = 0;
  const std::array rows{
      format_row(envelope),
      version_row(envelope),
      Row{.key = "asks", .text = &asks},
      Row{.key = "language", .text = &query.language},
      Row{.key = "session", .number = &query.session, .least = 1, .most = kMostSessions},
      Row{.key = "skip", .number = &skip, .most = kMostSessions},
      Row{.key = "rule", .text = &query.rule},
      Row{.key = "words", .text = &query.words},
      Row{.key = "game", .text = &query.game}};
  read.findings = read_flat(text, "spadille/query", rows, envelope);
  if (!read.findings.empty()) return read;
  const auto found = std::find(kAsks.begin(), kAsks.end(), asks);
  if (found == kAsks.end()) {
    read.findings = {asks.empty() ? missing_at("/asks", {}, alternatives(kAsks))
                                  : misshapen("/asks", "finding.value", asks, alternatives(kAsks))};
    return read;
  }
  query.asks = static_cast<Query::Asks>(found - kAsks.begin());
  query.skip = static_cast<int>(skip);
  read.findings = lacks(query);
  if (read.findings.empty()) read.value = std::move(query);
  return read;
}

Reading<Knock> read_knock(std::string_view text) {
  Reading<Knock> read;
  Knock knock;
  Envelope envelope;
  const std::array rows{format_row(envelope), version_row(envelope),
                        Row{.key = "token", .text = &knock.token}};
  read.findings = read_flat(text, "spadille/knock", rows, envelope);
  if (read.findings.empty() && knock.token.empty())
    read.findings = {missing_at("/token", {}, std::string(codec::kText))};
  if (read.findings.empty()) read.value = std::move(knock);
  return read;
}

Reading<SeatTaken> read_seat(std::string_view text) {
  Reading<SeatTaken> read;
  Envelope envelope;
  SeatTaken seat;
  const std::array rows{format_row(envelope), version_row(envelope),
                        Row{.key = "name", .text = &seat.name},
                        Row{.key = "language", .text = &seat.language}};
  read.findings = read_flat(text, "spadille/seat", rows, envelope);
  if (read.findings.empty()) read.value = std::move(seat);
  return read;
}

Reading<Disputed> read_dispute(std::string_view text) {
  Reading<Disputed> read;
  Envelope envelope;
  Disputed told;
  std::int64_t event = 0;
  std::int64_t head = 0;
  const std::array rows{
      format_row(envelope),
      version_row(envelope),
      Row{.key = "id", .text = &told.id},
      Row{.key = "session", .number = &told.session, .least = 1, .most = kMostSessions},
      Row{.key = "event", .number = &event, .least = 1, .most = kMostEvents},
      Row{.key = "head", .number = &head, .least = 1, .most = kMostEvents},
      Row{.key = "language", .text = &told.language},
      Row{.key = "text", .text = &told.text}};
  read.findings = read_flat(text, "spadille/dispute", rows, envelope);
  if (!read.findings.empty()) return read;
  told.event = static_cast<Seq>(event);
  told.head = static_cast<int>(head);
  read.findings = lacks(told);
  if (read.findings.empty()) read.value = std::move(told);
  return read;
}

}  // namespace spadille
