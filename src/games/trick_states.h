#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "games/position.h"

namespace spadille::detail {

/// Tricks as far as the rules of play tell them from others with as many cards (`demand`), and what
/// they forbid. Each is made once; `steps` counts the work, the same on every machine.
template <typename Rules>
class TrickStates {
 public:
  using Id = std::size_t;  ///< 0: nothing lies yet

  TrickStates(const Rules& rules, const Lineup& lineup) : rules_(rules), lineup_(lineup) {
    tricks_.emplace_back();
  }

  /// The trick with one more card.
  Id next(Id from, Card card) {
    const auto [found, fresh] = next_.try_emplace(key(from, card), tricks_.size());
    if (!fresh) return found->second;
    ++steps_;
    Trick trick = tricks_[from];
    trick.push_back(card);
    const std::uint64_t alike = std::uint64_t{demand(rules_, lineup_, trick)} << 8U | trick.size();
    const auto [state, first] = states_.try_emplace(alike, tricks_.size());
    if (first) tricks_.push_back(trick);
    return found->second = state->second;
  }

  /// Which cards of a hand would make this one unlawful, each by itself: one other card does in
  /// every game (RefereeLaws). `among`: the same for each state and card.
  CardSet forbidding(Id on, Card card, CardSet among) {
    const auto [found, fresh] = forbidding_.try_emplace(key(on, card));
    if (!fresh) return found->second;
    for (const Card other : among)
      if (!with(on, card, other).cards.contains(card)) found->second.insert(other);
    return found->second;
  }

  /// The clause by which a card is unlawful beside another.
  RuleId why(Id on, Card card, Card other) { return with(on, card, other).why; }

  /// How many cards lie.
  [[nodiscard]] std::size_t size(Id id) const { return tricks_[id].size(); }
  [[nodiscard]] int steps() const { return steps_; }

 private:
  static std::uint64_t key(Id id, Card card) {
    return std::uint64_t{id} << 8U | static_cast<std::uint64_t>(card.code());
  }
  Playable with(Id on, Card card, Card other) {
    ++steps_;
    return playable(rules_, lineup_, tricks_[on], CardSet{card} | CardSet{other});
  }

  const Rules& rules_;
  const Lineup& lineup_;
  std::vector<Trick> tricks_{};  ///< one of each state
  std::unordered_map<std::uint64_t, Id> next_{};
  std::unordered_map<std::uint64_t, Id> states_{};
  std::unordered_map<std::uint64_t, CardSet> forbidding_{};
  int steps_ = 0;
};

}  // namespace spadille::detail
