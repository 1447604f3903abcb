#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/bit_iterator.h"
#include "core/card_set.h"
#include "core/message.h"
#include "core/rule_id.h"
#include "core/seat.h"

namespace spadille {

/// What somebody can say in an auction. Each game has its own words among these.
enum class Call : std::uint8_t {
  pass,
  order,  ///< whoever says it: also "I assist", "I pick it up"
  order_alone,
  spades,
  hearts,
  diamonds,
  clubs,
  spades_alone,
  hearts_alone,
  diamonds_alone,
  clubs_alone,
  defend_alone,
  take_over,   ///< the partner's hand, and play alone
  give_point,  ///< instead of naming a suit
  play,        ///< in the suit of the card turned up
  alliance,
  solo,
  vole
};

/// As documents and people write them.
inline constexpr std::array<std::string_view, 18> kCallNames{
    "pass",      "order",        "order alone", "S",        "H",       "D",
    "C",         "S alone",      "H alone",     "D alone",  "C alone", "defend alone",
    "take over", "give a point", "play",        "alliance", "solo",    "vole"};

[[nodiscard]] constexpr std::string_view name(Call call) {
  return kCallNames[static_cast<std::size_t>(call)];
}
[[nodiscard]] constexpr Call call_of(int number) { return static_cast<Call>(number); }
/// The suit that a call names, alone or not.
[[nodiscard]] constexpr std::optional<Suit> suit_named(Call call) {
  if (call < Call::spades || call > Call::clubs_alone) return std::nullopt;
  return static_cast<Suit>((static_cast<int>(call) - static_cast<int>(Call::spades)) % 4);
}
[[nodiscard]] constexpr bool is_alone(Call call) {
  return call == Call::order_alone || (call >= Call::spades_alone && call <= Call::clubs_alone);
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
  /// A suit named, in each of the four.
  [[nodiscard]] static constexpr CallSet naming_any() {
    return {Call::spades, Call::hearts, Call::diamonds, Call::clubs};
  }
  [[nodiscard]] static constexpr CallSet naming_any_alone() {
    return {Call::spades_alone, Call::hearts_alone, Call::diamonds_alone, Call::clubs_alone};
  }
  /// Whatever is said in some game.
  [[nodiscard]] static constexpr CallSet any() { return CallSet((1U << kCallNames.size()) - 1U); }
  constexpr void insert(Call call) { bits_ |= 1U << static_cast<unsigned>(call); }
  [[nodiscard]] constexpr bool contains(Call call) const {
    return (bits_ >> static_cast<unsigned>(call) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }
  friend constexpr CallSet operator|(CallSet a, CallSet b) { return CallSet(a.bits_ | b.bits_); }
  friend constexpr bool operator==(CallSet, CallSet) = default;

 private:
  constexpr explicit CallSet(unsigned bits) : bits_(bits) {}
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
  for (const Call call : CallSet::any()) {
    if (state.against(call, hand).named()) continue;
    told.may.insert(call);
    if (hand.empty() && state.needs_suit(call)) told.if_held.insert(call);
  }
}

}  // namespace detail

/// Follows the calls through the states of one game's auction. A state tells `to_call()`, `why()`,
/// `deal()`, the clause `against(call, hand)` or none, whether `needs_suit(call)`, and `say(call)`
/// goes on to the next; and whether all is settled although somebody may still speak,
/// `may_be_silent()`.
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
