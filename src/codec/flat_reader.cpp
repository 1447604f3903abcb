#include "codec/flat_reader.h"

#include <algorithm>
#include <utility>

#include "codec/format.h"
#include "codec/misshapen.h"
#include "codec/preview.h"

namespace spadille::codec {
namespace {

constexpr int kDeepest = 3;  ///< below the document

/// What is open: the document, a list of its, or an object that is kept as it stands.
class FlatReader final : public Listener {
 public:
  FlatReader(std::span<FlatRow> rows, const FlatLimits& limits) : rows_(rows), limits_(limits) {}

  bool null() override { return take({}); }
  bool boolean(bool b) override {
    if (nested()) return raw_.value(b), true;
    return take({Scalar::Kind::boolean, b ? 1 : 0, {}});
  }
  bool number_integer(std::int64_t n) override { return take({Scalar::Kind::integer, n, {}}); }
  bool number_unsigned(std::uint64_t n) override { return take(whole(n, {})); }
  bool number_float(double n, const std::string& text) override { return take(real(n, text)); }
  bool string(const std::string& text) override { return take({Scalar::Kind::text, 0, text}); }
  bool start_object() override {
    if (depth_ == 0) return ++depth_, true;
    if (!nested() && (current_ == nullptr || current_->raw == nullptr)) return misplaced();
    return open('{');
  }
  bool start_array() override {
    if (nested()) return open('[');
    const bool lists = current_ != nullptr && (current_->numbers || current_->texts);
    if (depth_ != 1 || !lists) return misplaced();
    return ++depth_, true;
  }
  bool end_object() override { return end('}'); }
  bool end_array() override { return end(']'); }
  bool key(const std::string& name) override {
    if (nested()) return is_plain_key(name) ? (raw_.key(name), true) : wrong("finding.unknown");
    const auto row = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const FlatRow& each) { return each.key == name; });
    place_ = "/" + clipped(name, 60);
    if (row == rows_.end()) return wrong("finding.unknown", {}, possible());
    if (std::exchange(row->met, true)) return wrong("finding.twice");
    current_ = &*row;
    return true;
  }
  void broken(std::size_t byte, std::string_view why) override {
    broken_at_ = byte;
    broken_key_ = key_of_broken(why);
  }

  Findings read(std::string_view text) {
    static_cast<void>(parse(text, *this));
    if (broken_at_) return {misshapen("", broken_key_, line_and_column(text, *broken_at_))};
    if (findings_.empty() && depth_ == 0 && current_ == nullptr && !ended_)
      return {misshapen("", "finding.type", {}, "{…}")};
    return std::move(findings_);
  }

 private:
  [[nodiscard]] bool nested() const { return raw_depth_ > 0; }
  bool misplaced() { return wrong("finding.type", {}, current_ != nullptr ? expected() : "{…}"); }
  bool open(char bracket) {
    if (raw_depth_ == kDeepest) return wrong("finding.type");
    ++raw_depth_;
    raw_.open(bracket);
    return true;
  }
  bool end(char bracket) {
    if (!nested()) return --depth_, ended_ = depth_ == 0, true;
    raw_.close(bracket);
    if (--raw_depth_ == 0) *current_->raw = std::exchange(raw_, JsonText()).text();
    return true;
  }
  bool wrong(std::string_view key, std::string given = {}, std::string expected = {}) {
    findings_.push_back(misshapen(place_, key, std::move(given), std::move(expected)));
    return false;
  }
  [[nodiscard]] std::string possible() const {
    return alternatives_of(rows_, [](const FlatRow& row) { return row.key; });
  }
  [[nodiscard]] std::string expected() const {
    if (current_->raw != nullptr) return std::string(kObjectOrText);
    if (current_->texts != nullptr) return "[" + std::string(kText) + "]";
    if (current_->text != nullptr) return std::string(kText);
    if (current_->flag != nullptr) return "true | false";
    const std::string range =
        std::to_string(current_->least) + "…" + std::to_string(current_->most);
    return current_->numbers != nullptr ? "[" + range + "]" : range;
  }

  bool take(const Scalar& scalar) {
    if (nested()) return take_nested(scalar);
    if (current_ == nullptr) return wrong("finding.type", shown(scalar), "{…}");
    if (depth_ > 1) return take_item(scalar);
    const FlatRow& row = *current_;
    if (row.text != nullptr) return take_text(scalar, *row.text);
    if (row.raw != nullptr) return take_text(scalar, *row.raw);
    if (row.flag != nullptr) return take_flag(scalar, *row.flag);
    if (row.number == nullptr) return wrong("finding.type", shown(scalar), expected());
    if (!is_in_range(scalar)) return wrong("finding.range", shown(scalar), expected());
    *row.number = scalar.number;
    return true;
  }
  [[nodiscard]] bool is_in_range(const Scalar& scalar) const {
    return scalar.kind == Scalar::Kind::integer && scalar.number >= current_->least &&
           scalar.number <= current_->most;
  }
  bool take_flag(const Scalar& scalar, bool& flag) {
    if (scalar.kind != Scalar::Kind::boolean)
      return wrong("finding.type", shown(scalar), expected());
    flag = scalar.number != 0;
    return true;
  }
  bool take_item(const Scalar& scalar) {
    const FlatRow& row = *current_;
    const std::size_t count = row.texts != nullptr ? row.texts->size() : row.numbers->size();
    if (count == limits_.list)
      return wrong("finding.too_many", {}, "0…" + std::to_string(limits_.list));
    if (row.texts != nullptr) return take_text(scalar, row.texts->emplace_back());
    if (!is_in_range(scalar)) return wrong("finding.range", shown(scalar), expected());
    row.numbers->push_back(static_cast<int>(scalar.number));
    return true;
  }
  /// Of what is kept as it stands: whoever reads it says what is wrong with it.
  bool take_nested(const Scalar& scalar) {
    constexpr std::int64_t kMost = 1'000'000'000;
    if (scalar.kind == Scalar::Kind::text) {
      std::string text;
      return take_text(scalar, text) && (raw_.value(text), true);
    }
    if (scalar.kind != Scalar::Kind::integer || scalar.number < -kMost || scalar.number > kMost)
      return wrong("finding.type", shown(scalar));
    raw_.value(static_cast<int>(scalar.number));
    return true;
  }
  bool take_text(const Scalar& scalar, std::string& text) {
    if (scalar.kind != Scalar::Kind::text) return wrong("finding.type", shown(scalar), expected());
    if (scalar.text.size() > kMostOfFlatText)
      return wrong("finding.too_long", std::to_string(scalar.text.size()),
                   "0…" + std::to_string(kMostOfFlatText));
    if (!printable(scalar.text)) return wrong("finding.unprintable");
    text = scalar.text;
    return true;
  }

  std::span<FlatRow> rows_;
  FlatLimits limits_;
  FlatRow* current_ = nullptr;
  std::string place_{};
  int depth_ = 0;  ///< 1: in the document; 2: in a list of it
  bool ended_ = false;
  JsonText raw_{};
  int raw_depth_ = 0;
  Findings findings_{};
  std::optional<std::size_t> broken_at_{};
  std::string_view broken_key_{};
};

}  // namespace

bool is_plain_key(std::string_view key) {
  return !key.empty() && key.size() <= kMostOfFlatText &&
         std::all_of(key.begin(), key.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
         });
}

FlatRow format_row(FlatEnvelope& envelope) { return {.key = "format", .text = &envelope.format}; }

FlatRow version_row(FlatEnvelope& envelope) {
  return {.key = "version", .number = &envelope.version, .least = 1, .most = kFormatVersion};
}

Findings read_members(std::string_view text, std::span<FlatRow> rows, const FlatLimits& limits) {
  if (text.size() > limits.bytes)
    return {misshapen("", "finding.too_large", {}, "0…" + std::to_string(limits.bytes))};
  if (text.find('\0') != std::string_view::npos) return {misshapen("", "finding.not_json")};
  return FlatReader(rows, limits).read(text);
}

Findings read_flat(std::string_view text, std::string_view format, std::span<FlatRow> rows,
                   const FlatEnvelope& envelope) {
  Findings findings = read_members(text, rows);
  if (!findings.empty()) return findings;
  if (envelope.format.empty()) return {missing_at("/format", {}, std::string(format))};
  if (envelope.format != format)
    return {misshapen("/format", "finding.value", envelope.format, std::string(format))};
  if (envelope.version == 0) return {missing_at("/version", {}, std::to_string(kFormatVersion))};
  return {};
}

}  // namespace spadille::codec
