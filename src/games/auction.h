#pragma once

#include <optional>
#include <span>
#include <stdexcept>
#include <string_view>

#include "core/bit_iterator.h"
#include "core/card_set.h"
#include "core/message.h"
#include "core/rule_id.h"
#include "core/seat.h"

namespace spadille {

/// What somebody says in an auction: its place in the list of the game (Game::kCalls).
enum class Call : std::uint8_t {};
/// What can be said in a game, as documents and people write it; 32 at most.
using CallNames = std::span<const std::string_view>;

[[nodiscard]] constexpr std::string_view name(CallNames names, Call call) {
  return names[static_cast<std::size_t>(call)];
}
[[nodiscard]] constexpr Call call_of(int number) { return static_cast<Call>(number); }
/// A call by its name; one that is not in the list does not compile.
[[nodiscard]] consteval Call call_named(CallNames names, std::string_view wanted) {
  for (std::size_t i = 0; i < names.size(); ++i)
    if (names[i] == wanted) return static_cast<Call>(i);
  throw std::logic_error("there is no such call");
}
/// The suit of "H", and of "H alone" and the like; nothing of other calls.
[[nodiscard]] constexpr std::optional<Suit> suit_in(std::string_view call) {
  const bool names_suit = call.size() == 1 || (call.size() > 1 && call[1] == ' ');
  return names_suit ? suit_named(call.substr(0, 1)) : std::nullopt;
}

/// The calls so far; no auction of any game has more.
using Calls = InlineVec<Call, 20>;

/// Some of the calls there are.
class CallSet {
 public:
  using Iterator = BitIterator<unsigned, call_of>;

  constexpr CallSet() = default;
  constexpr CallSet(std::initializer_list<Call> calls) {
    for (const Call call : calls) insert(call);
  }
  /// Whatever can be said in a game.
  [[nodiscard]] static constexpr CallSet all(CallNames names) {
    return CallSet((std::uint64_t{1} << names.size()) - 1U);
  }
  constexpr void insert(Call call) { bits_ |= 1U << static_cast<unsigned>(call); }
  [[nodiscard]] constexpr bool contains(Call call) const {
    return (bits_ >> static_cast<unsigned>(call) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }
  friend constexpr CallSet operator|(CallSet a, CallSet b) {
    return CallSet(std::uint64_t{a.bits_} | b.bits_);
  }
  friend constexpr bool operator==(CallSet, CallSet) = default;

 private:
  constexpr explicit CallSet(std::uint64_t bits) : bits_(static_cast<unsigned>(bits)) {}
  unsigned bits_ = 0;
};

/// What an auction is held over, and what has been said.
struct Bidding {
  std::optional<Card> turn_up{};    ///< from the pack, or from a second one
  std::optional<Card> next_card{};  ///< of the second pack, turned up after all have passed
  std::optional<Suit> trump{};      ///< that an ombre has named
  CardSet hand{};                   ///< of who is to call, or of the ombre; empty: unknown
  Calls calls{};
  friend bool operator==(const Bidding&, const Bidding&) = default;
};

/// A call that could not be: where in the list, whose, and the clause against it.
struct RefusedCall {
  std::size_t index = 0;
  std::optional<Seat> seat{};  ///< nobody where the auction was over
  RuleId rule{};
  friend bool operator==(const RefusedCall&, const RefusedCall&) = default;
};

/// Where an auction stands after the calls, or before the one that is refused.
template <typename Deal>
struct Auction {
  std::optional<Seat> to_call{};         ///< nobody where it is over
  bool settled = false;                  ///< over, or who is to call need not say anything
  CallSet may{};                         ///< what he can say
  CallSet if_held{};                     ///< of these, what he can say only holding the suit
  RuleId why{};                          ///< the clause that leaves him this, or that ended it
  Deal deal{};                           ///< as far as the calls settle it
  std::optional<RefusedCall> refused{};  ///< what follows it is not looked at
  friend bool operator==(const Auction&, const Auction&) = default;
};

/// What the end of an auction means for the table, and the clause that says so.
struct Sequel {
  Message message{};
  RuleId rule{};
  friend bool operator==(const Sequel&, const Sequel&) = default;
};
using Sequels = InlineVec<Sequel, 3>;

namespace detail {

/// The clause against a call. Where it ends the auction, the hand that is told is the caller's.
template <typename State>
[[nodiscard]] RuleId against(const State& state, Call call, CardSet hand) {
  const RuleId rule = state.against(call, {});
  if (rule.named() || hand.empty()) return rule;
  State next = state;
  next.say(call);
  return next.to_call() ? rule : state.against(call, hand);
}

template <typename State>
void tell_next(const State& state, CardSet hand, Auction<typename State::Deal>& told) {
  told.to_call = state.to_call();
  told.why = state.why();
  told.deal = state.deal();
  told.settled = !told.to_call || state.may_be_silent();
  if (!told.to_call) return;
  for (const Call call : CallSet::all(State::names())) {
    if (state.against(call, hand).named()) continue;
    told.may.insert(call);
    if (hand.empty() && state.needs_suit(call)) told.if_held.insert(call);
  }
}

}  // namespace detail

/// Follows the calls through the states of one game's auction. A state tells `to_call()`, `why()`,
/// `deal()`, the clause `against(call, hand)` or none, whether `needs_suit(call)`, and `say(call)`
/// goes on to the next; whether all is settled although somebody may still speak,
/// `may_be_silent()`; and what can be said in the game, `names()`.
template <typename State>
[[nodiscard]] Auction<typename State::Deal> held(State state, const Bidding& bidding) {
  Auction<typename State::Deal> told;
  for (std::size_t i = 0; i < bidding.calls.size() && !told.refused; ++i) {
    const Call call = bidding.calls[i];
    const auto seat = state.to_call();
    const RuleId rule = seat ? detail::against(state, call, bidding.hand) : state.why();
    if (!seat || rule.named())
      told.refused = RefusedCall{i, seat, rule};
    else
      state.say(call);
  }
  detail::tell_next(state, bidding.hand, told);
  return told;
}

}  // namespace spadille
