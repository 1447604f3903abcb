#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "session/session.h"

namespace spadille {

/// One deal as far as answers have told it, and what else it can be: which question is open, what
/// may be answered to it, and what follows by itself. Knows no words.
template <Game G>
class DealSoFar {
 public:
  using Deal = typename G::Deal;
  using Row = std::remove_cvref_t<decltype(G::form()[0])>;
  /// `besides`: said unasked. `derived`: it follows from the rest.
  enum class How : std::uint8_t { asked, besides, derived };
  struct Step {
    const Row* row = nullptr;
    Value value{};
    How how = How::asked;
    const Row* at = nullptr;  ///< what had been asked
  };

  DealSoFar() = default;
  /// REQUIRES: the rules and the carry passed check().
  DealSoFar(typename G::Rules rules, typename G::Carry carry)
      : rules_(std::move(rules)), carry_(std::move(carry)) {
    derive();
  }

  [[nodiscard]] const typename G::Rules& rules() const { return rules_; }
  [[nodiscard]] const typename G::Carry& carry() const { return carry_; }
  [[nodiscard]] const Deal& deal() const { return deal_; }

  [[nodiscard]] static std::string place_of(const Member& row) {
    return "/" + std::string(row.key);
  }
  [[nodiscard]] bool is_asked(const Row& row) const { return asked(row, deal_); }
  [[nodiscard]] bool is_said(const Row& row) const {
    return std::any_of(steps_.begin(), steps_.end(),
                       [&](const Step& step) { return step.row == &row; });
  }

  /// The question to ask now; none when all is said.
  [[nodiscard]] const Row* pending() const {
    for (const Row& row : G::form())
      if (to_ask(row, deal_)) return &row;
    return nullptr;
  }

  /// What somebody said last; nothing where all follows by itself.
  [[nodiscard]] const Step* last() const {
    const auto step = std::find_if(steps_.rbegin(), steps_.rend(),
                                   [](const Step& s) { return s.how != How::derived; });
    return step == steps_.rend() ? nullptr : &*step;
  }

  /// Takes an answer, and says by itself what then cannot be otherwise.
  void take(const Row& row, const Value& value, How how) {
    push(row, value, how);
    derive();
  }

  /// Takes the last answer back, and what followed from it. REQUIRES: there is one.
  Step take_back() {
    while (steps_.back().how == How::derived) steps_.pop_back();
    Step step = std::move(steps_.back());
    steps_.pop_back();
    restore();
    return step;
  }

  /// What the value would make wrong, apart from what is still to be asked.
  [[nodiscard]] Findings complaints(const Row& row, const Value& value) const {
    return complaints(row, value, errors(deal_));
  }

  /// Each number that the member, or one item of its list, can be now.
  [[nodiscard]] std::vector<int> possible(const Row& row) const {
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

  /// Whether a later question can say the same in another way.
  [[nodiscard]] bool said_elsewhere(const Row& row) const {
    return row.kind != Kind::flag &&
           std::any_of(&row + 1, G::form().data() + G::form().size(), [&](const Row& other) {
             return other.kind != Kind::flag && to_ask(other, deal_) && takes_away(row, other);
           });
  }

  /// Whether the deal cannot be without it, or without what an earlier question left to it.
  [[nodiscard]] bool must(const Row& row) const {
    const Findings all = errors(deal_);
    const auto missed = [&](const Row& at) {
      return std::any_of(all.begin(), all.end(),
                         [&](const Finding& f) { return lies_in(f.place, place_of(at)); });
    };
    return missed(row) ||
           (!has_rival(row) && std::any_of(steps_.begin(), steps_.end(), [&](const Step& step) {
             return step.value.empty() && step.row->kind != Kind::flag && missed(*step.row) &&
                    takes_away(*step.row, row);
           }));
  }

  [[nodiscard]] std::vector<const Member*> ways_out(const Row& row) const {
    std::vector<const Member*> all;
    for (const Row& other : G::form())
      if (&other != &row && other.kind == Kind::flag && !other.word.empty() &&
          to_ask(other, deal_) && takes_away(other, row))
        all.push_back(&other);
    return all;
  }

 private:
  static Deal with(Deal deal, const Row& row, const Value& value) {
    if (!value.empty() || !row.get(deal).empty()) row.set(deal, value);
    return deal;
  }

  bool asked(const Row& row, const Deal& deal) const { return row.asked(rules_, carry_, deal); }
  bool to_ask(const Row& row, const Deal& deal) const { return asked(row, deal) && !is_said(row); }

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

  /// Whether another member, still open, could be told in its stead.
  bool has_rival(const Row& row) const {
    return std::any_of(G::form().begin(), G::form().end(), [&](const Row& other) {
      return &other != &row && to_ask(other, deal_) && takes_away(other, row);
    });
  }

  std::optional<Value> only_value(const Row& row) const {
    if (must(row) && (is_list(row.kind) || has_rival(row) || said_elsewhere(row)))
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

  /// Whether a value for one question takes the other away.
  bool takes_away(const Row& taker, const Row& taken) const {
    if (taker.kind == Kind::flag) return !asked(taken, with(deal_, taker, {1}));
    const bool has_range =
        taker.kind != Kind::choice && taker.kind != Kind::suit && taker.kind != Kind::cards;
    return !asked(taken, with(deal_, taker, {has_range ? taker.min : 0})) &&
           (!has_range || !asked(taken, with(deal_, taker, {taker.max})));
  }

  typename G::Rules rules_{};
  typename G::Carry carry_{};
  std::vector<Step> steps_{};
  Deal deal_{};  ///< as the steps say it
};

}  // namespace spadille
