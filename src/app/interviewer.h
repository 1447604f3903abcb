#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/heard.h"
#include "app/previewed.h"
#include "codec/short_form.h"

namespace spadille {

/// The interview for the deals of one game; see app/interview.h.
template <Game G>
class Interviewer {
 public:
  using Deal = typename G::Deal;

  Interviewer() = default;
  /// REQUIRES: the rules and the carry passed check().
  Interviewer(const Session<G>& session, SeatNames names)
      : rules_(session.rules),
        carry_(session.carry),
        number_(static_cast<int>(session.deals.size()) + 1),
        names_(std::move(names)),
        usual_(G::form().size()) {
    names_.sides = sides(rules_, carry_);
    derive();
  }

  [[nodiscard]] const Deal& deal() const { return deal_; }
  [[nodiscard]] const SeatNames& names() const { return names_; }

  [[nodiscard]] std::optional<Prompt> next() const {
    const Row* row = pending();
    if (row == nullptr) return std::nullopt;
    Prompt prompt{.member = row, .valid = valid(*row), .instead = ways_out(*row)};
    if (const auto step = usual(*row)) prompt.usual = in_words(*step);
    prompt.elsewhere = prompt.usual && prompt.usual->value.empty() && must(*row);
    return prompt;
  }

  [[nodiscard]] Findings answer(std::string_view text) {
    const Row* row = pending();
    const std::string said = trimmed(text);
    if (said.empty()) return row == nullptr ? Findings{} : take_usual(*row);
    const Heard value = row == nullptr ? Heard{{}, said} : heard(*row, names_, said);
    if (value.value) return take(*row, *value.value, said);
    if (const Row* other = named(said); other != nullptr && other != row)
      return volunteer(*other, said);
    return {row == nullptr ? unknown(said) : not_understood(*row, value.wrong)};
  }

  [[nodiscard]] bool understands(std::string_view text) const {
    const Row* row = pending();
    const std::string said = trimmed(text);
    return row != nullptr && !said.empty() && heard(*row, names_, said).value.has_value();
  }

  [[nodiscard]] bool back() {
    auto last = steps_.size();
    while (last > 0 && steps_[last - 1].how == How::derived) --last;
    if (last == 0) return false;
    const Step& step = steps_[last - 1];
    if (step.at != nullptr) usual_[index(*step.at)] = step;
    steps_.resize(last - 1);
    restore();
    return true;
  }

  [[nodiscard]] std::optional<Spoken> last() const {
    const auto step = std::find_if(steps_.rbegin(), steps_.rend(),
                                   [](const Step& s) { return s.how != How::derived; });
    if (step == steps_.rend()) return std::nullopt;
    return in_words(*step);
  }

  [[nodiscard]] std::string said() const {
    std::string text = write_short<G>(deal_, names_);
    Findings findings;
    const Deal read = read_short<G>(text, names_, findings);
    return findings.empty() && read == deal_ ? text : std::string();
  }

  [[nodiscard]] Preview preview() const {
    Preview preview = previewed<G>(rules_, carry_, deal_, names_);
    preview.deal.number = number_;
    preview.deal.said = said();
    return preview;
  }

  [[nodiscard]] std::vector<const Member*> by_word() const {
    std::vector<const Member*> all;
    for (const Row& row : G::form())
      if (!row.word.empty() && !is_said(row)) all.push_back(&row);
    return all;
  }

  [[nodiscard]] const Member* member_at(std::string_view place) const {
    for (const Row& row : G::form())
      if (lies_in(place, place_of(row))) return &row;
    return nullptr;
  }

 private:
  using Row = std::remove_cvref_t<decltype(G::form()[0])>;
  /// `besides`: said unasked. `derived`: it follows from the rest.
  enum class How : std::uint8_t { asked, besides, derived };
  struct Step {
    const Row* row = nullptr;
    Value value{};
    How how = How::asked;
    const Row* at = nullptr;  ///< what had been asked
  };

  static std::size_t index(const Row& row) {
    return static_cast<std::size_t>(&row - G::form().data());
  }
  static std::string place_of(const Member& row) { return "/" + std::string(row.key); }
  static Deal with(Deal deal, const Row& row, const Value& value) {
    if (!value.empty() || !row.get(deal).empty()) row.set(deal, value);
    return deal;
  }

  bool asked(const Row& row, const Deal& deal) const { return row.asked(rules_, carry_, deal); }
  bool is_said(const Row& row) const {
    return std::any_of(steps_.begin(), steps_.end(),
                       [&](const Step& step) { return step.row == &row; });
  }
  bool to_ask(const Row& row, const Deal& deal) const { return asked(row, deal) && !is_said(row); }

  const Row* pending() const {
    for (const Row& row : G::form())
      if (to_ask(row, deal_)) return &row;
    return nullptr;
  }

  /// Takes away the answers that others made needless.
  void tidy(Deal& deal) const {
    for (const Step& step : steps_)
      if (step.how != How::besides && !asked(*step.row, deal)) deal = with(deal, *step.row, {});
  }
  void restore() {
    deal_ = {};
    for (const Step& step : steps_) deal_ = with(deal_, *step.row, step.value);
    tidy(deal_);
  }

  void push(const Row& row, const Value& value, How how) {
    steps_.push_back({&row, value, how, pending()});
    restore();
  }

  /// Says by itself what cannot be otherwise.
  void derive() {
    for (const Row* row = pending(); row != nullptr; row = pending()) {
      const auto only = only_value(*row);
      if (!only) return;
      push(*row, *only, How::derived);
    }
  }

  std::optional<Value> only_value(const Row& row) const {
    if (must(row) && (is_list(row.kind) || !ways_out(row).empty() || said_elsewhere(row)))
      return std::nullopt;
    if (row.kind == Kind::ranks || row.kind == Kind::cards || row.kind == Kind::integers)
      return std::nullopt;  // one item alone says nothing about the list
    const auto all = possible(row);
    if (!must(row)) return all.empty() ? std::optional(Value{}) : std::nullopt;
    return all.size() == 1 ? std::optional(Value{all.front()}) : std::nullopt;
  }

  Findings errors(const Deal& deal) const {
    Findings all = validate(rules_, carry_, deal);
    all.erase(
        std::remove_if(all.begin(), all.end(),
                       [](const Finding& f) { return f.severity != Finding::Severity::error; }),
        all.end());
    return all;
  }

  /// What the value would make wrong, apart from what is still to be asked.
  Findings complaints(const Row& row, const Value& value, const Findings& before) const {
    Deal after = with(deal_, row, value);
    tidy(after);
    Findings all = errors(after);
    const auto still_to_ask = [&](const Finding& finding) {
      return std::any_of(G::form().begin(), G::form().end(), [&](const Row& other) {
        return &other != &row && lies_in(finding.place, place_of(other)) && to_ask(other, after);
      });
    };
    all.erase(std::remove_if(all.begin(), all.end(),
                             [&](const Finding& finding) {
                               return std::find(before.begin(), before.end(), finding) !=
                                          before.end() ||
                                      still_to_ask(finding);
                             }),
              all.end());
    return all;
  }

  /// Each number that the member, or one item of its list, can be now.
  std::vector<int> possible(const Row& row) const {
    constexpr int kCodes = 128;
    const bool by_code = row.kind == Kind::flag || row.kind == Kind::choice ||
                         row.kind == Kind::suit || row.kind == Kind::cards;
    const Findings before = errors(deal_);
    std::vector<int> all;
    for (int n = by_code ? (row.kind == Kind::flag ? 1 : 0) : row.min;
         n <= (by_code ? kCodes : row.max); n += by_code ? 1 : row.step)
      if (row.accepts(n) && complaints(row, {n}, before).empty()) all.push_back(n);
    return all;
  }

  /// Whether a value for one question takes the other away.
  bool takes_away(const Row& taker, const Row& taken) const {
    if (taker.kind == Kind::flag) return !asked(taken, with(deal_, taker, {1}));
    const bool has_range =
        taker.kind != Kind::choice && taker.kind != Kind::suit && taker.kind != Kind::cards;
    return !asked(taken, with(deal_, taker, {has_range ? taker.min : 0})) &&
           (!has_range || !asked(taken, with(deal_, taker, {taker.max})));
  }

  /// Whether a later question can say the same in another way.
  bool said_elsewhere(const Row& row) const {
    return row.kind != Kind::flag &&
           std::any_of(&row + 1, G::form().data() + G::form().size(), [&](const Row& other) {
             return other.kind != Kind::flag && to_ask(other, deal_) && takes_away(row, other);
           });
  }

  /// Whether the deal cannot be without it, or without what an earlier question left to it.
  bool must(const Row& row) const {
    const Findings all = errors(deal_);
    const auto missed = [&](const Row& at) {
      return std::any_of(all.begin(), all.end(),
                         [&](const Finding& f) { return lies_in(f.place, place_of(at)); });
    };
    return missed(row) || std::any_of(steps_.begin(), steps_.end(), [&](const Step& step) {
             return step.value.empty() && step.row->kind != Kind::flag && missed(*step.row) &&
                    takes_away(*step.row, row);
           });
  }

  std::vector<const Member*> ways_out(const Row& row) const {
    std::vector<const Member*> all;
    for (const Row& other : G::form())
      if (&other != &row && other.kind == Kind::flag && !other.word.empty() &&
          to_ask(other, deal_) && takes_away(other, row))
        all.push_back(&other);
    return all;
  }

  std::vector<std::string> valid(const Row& row) const {
    constexpr std::size_t kFew = 8;
    if (row.kind == Kind::flag) return {"y", "n"};
    const bool one_by_one =
        row.kind != Kind::ranks && row.kind != Kind::cards && row.kind != Kind::integers;
    const auto all = one_by_one ? possible(row) : std::vector<int>{};
    const bool number =
        row.kind == Kind::integer || row.kind == Kind::marks || row.kind == Kind::rank;
    if (all.empty() || row.kind == Kind::rank) return {domain(row)};
    if (number && all.size() > 1 && (row.kind == Kind::integer || all.size() > kFew))
      return {from_to(all.front(), all.back())};
    std::vector<std::string> words;
    words.reserve(all.size());
    for (const int n : all) words.push_back(word_of(row, names_, n));
    return words;
  }

  /// The answer of before, where it still can be; else none, where there need not be one.
  std::optional<Step> usual(const Row& row) const {
    const Step none{&row, {}, How::asked, &row};
    const bool may_lack = !must(row) || said_elsewhere(row);
    if (const auto& known = usual_[index(row)])
      if (known->value.empty() ? may_lack
                               : complaints(*known->row, known->value, errors(deal_)).empty())
        return known;
    return may_lack ? std::optional(none) : std::nullopt;
  }

  Spoken in_words(const Step& step) const {
    Spoken said{step.row, step.value, {}};
    for (const int number : step.value) said.words.push_back(word_of(*step.row, names_, number));
    return said;
  }

  const Row* named(const std::string& said) const {
    const auto words = short_form::words_of(said);
    for (const Row& row : G::form())
      if (!words.empty() && !row.word.empty() && same_word(row.word, words.front())) return &row;
    return nullptr;
  }

  Finding not_understood(const Row& row, const std::string& wrong) const {
    const bool is_seat = row.kind == Kind::seat || row.kind == Kind::seats;
    return {.place = place_of(row),
            .given = wrong,
            .message = {is_seat ? "finding.short.seat" : "finding.range"},
            .rule = row.rule,
            .expected = words_for(row)};
  }
  static Finding unknown(const std::string& said) {
    return {.place = "", .given = said, .message = {"finding.short.word"}};
  }
  std::string words_for(const Row& row) const {
    const auto words = valid(row);
    return alternatives(std::vector<std::string_view>(words.begin(), words.end()));
  }

  /// Documents count seats from 0; people see names.
  Findings in_words(Findings findings, const Row& row, const std::string& said) const {
    for (Finding& finding : findings) {
      const Member* at = member_at(finding.place);
      if (at == &row) finding.given = said;
      if (at == nullptr || (at->kind != Kind::seat && at->kind != Kind::seats)) continue;
      finding.expected = at == &row ? words_for(row) : "";
      if (at != &row) finding.given.clear();
    }
    return findings;
  }

  Findings take_usual(const Row& row) {
    if (const auto step = usual(row)) return take(*step->row, step->value, "", step->how);
    return {{.place = place_of(row),
             .message = {"finding.missing"},
             .rule = row.rule,
             .expected = words_for(row)}};
  }

  Findings take(const Row& row, const Value& value, const std::string& said, How how = How::asked) {
    for (const int number : value)
      if (!row.accepts(number)) return {not_understood(row, said)};
    const bool lacks = value.empty() && how == How::asked && must(row) && !said_elsewhere(row);
    if (lacks) return {not_understood(row, said)};
    Findings wrong = value.empty() ? Findings{} : complaints(row, value, errors(deal_));
    if (!wrong.empty()) return in_words(std::move(wrong), row, said);
    push(row, value, how);
    derive();
    return {};
  }

  /// A member said by its word; one that is not asked now stays whatever is answered.
  Findings volunteer(const Row& row, const std::string& said) {
    if (is_said(row))
      return {
          {.place = place_of(row), .given = said, .message = {"finding.twice"}, .rule = row.rule}};
    const How how = asked(row, deal_) ? How::asked : How::besides;
    const std::string rest = trimmed(std::string_view(said).substr(row.word.size()));
    if (row.kind == Kind::flag && rest.empty()) return take(row, {1}, said, how);
    const Heard value = rest.empty() ? Heard{} : heard(row, names_, rest);
    if (!value.value || value.value->empty())
      return {not_understood(row, rest.empty() ? said : rest)};
    return take(row, *value.value, rest, how);
  }

  typename G::Rules rules_{};
  typename G::Carry carry_{};
  int number_ = 1;
  SeatNames names_{};
  std::vector<Step> steps_{};
  std::vector<std::optional<Step>> usual_{};  ///< of each row, what was said there before back()
  Deal deal_{};                               ///< as the steps say it
};

}  // namespace spadille
