#include "games/euchre/auction.h"

#include <algorithm>

#include "games/euchre/play.h"

namespace spadille::euchre {
namespace {

constexpr int kPlayers = 4;

Seat left_of(Seat s, int steps = 1) { return seat((s.index + steps) % kPlayers); }

class State {
 public:
  using Deal = euchre::Deal;
  State(const Rules& rules, const Carry& carry, Card turn_up)
      : rules_(rules), dealer_(carry.dealer), offered_(turn_up.suit()) {
    at_ = left_of(dealer_);
    if (turn_up != Card::joker()) return;
    phase_ = Phase::joker;
    at_ = dealer_;
  }

  [[nodiscard]] std::optional<Seat> to_call() const {
    if (phase_ == Phase::over) return std::nullopt;
    return at_;
  }
  [[nodiscard]] const Deal& deal() const { return deal_; }
  /// An option that leaves fewer calls than the seed's rules explains what is left.
  [[nodiscard]] RuleId why() const {
    if (is_stuck()) return "EU-7.7"_rule;
    if (is_only_alone()) return "EU-7.17"_rule;
    switch (phase_) {
      case Phase::joker: return "EU-7.3"_rule;
      case Phase::first: return "EU-3.1"_rule;
      case Phase::second: return "EU-3.2"_rule;
      case Phase::takeover: return "EU-7.15"_rule;
      case Phase::defence: return "EU-3.6"_rule;
      case Phase::over: break;
    }
    if (deal_.gives_point) return "EU-7.20"_rule;
    return deal_.passed_out ? "EU-3.4"_rule : "EU-3.3"_rule;
  }

  /// One ladder in the order of the rulebook.
  [[nodiscard]] RuleId against(Call call, CardSet hand) const {
    if (call == Call::give_point) return may_give_point() ? RuleId{} : "EU-7.20"_rule;
    if (!words().contains(call)) return why();
    if (phase_ == Phase::second && suit_named(call) == offered_) return "EU-3.2"_rule;
    if (call == Call::pass && is_stuck()) return "EU-7.7"_rule;
    if (call == Call::order && is_only_alone()) return "EU-7.17"_rule;
    return lacks_natural_trump(call, hand) ? "EU-7.16"_rule : RuleId{};
  }
  /// A dealer who may take the turn-up holds a card of its suit then.
  [[nodiscard]] bool needs_suit(Call call) const {
    if (!rules_.natural_trump || call == Call::pass || call == Call::give_point) return false;
    return phase_ == Phase::second || (phase_ == Phase::first && at_ != dealer_);
  }

  void say(Call call) {
    switch (phase_) {
      case Phase::joker: return offer(call);
      case Phase::first:
      case Phase::second: return call == Call::pass ? pass() : make(call);
      case Phase::takeover: return take_over(call);
      case Phase::defence: return defend(call);
      case Phase::over: break;
    }
  }

 private:
  enum class Phase : std::uint8_t { joker, first, second, takeover, defence, over };

  [[nodiscard]] CallSet words() const {
    switch (phase_) {
      case Phase::joker:
        return is_maker_by_joker() ? CallSet::naming_any() | CallSet::naming_any_alone()
                                   : CallSet::naming_any();
      case Phase::first: return {Call::pass, Call::order, Call::order_alone};
      case Phase::second:
        return CallSet{Call::pass} | CallSet::naming_any() | CallSet::naming_any_alone();
      case Phase::takeover: return {Call::pass, Call::take_over};
      case Phase::defence: return {Call::pass, Call::defend_alone};
      case Phase::over: break;
    }
    return {};
  }
  [[nodiscard]] bool is_maker_by_joker() const {
    return rules_.joker_turned == Rules::JokerTurned::dealer_is_maker;
  }
  [[nodiscard]] bool is_last_of_second() const { return phase_ == Phase::second && at_ == dealer_; }
  [[nodiscard]] bool is_stuck() const { return is_last_of_second() && rules_.stick_the_dealer; }
  [[nodiscard]] bool may_give_point() const { return is_last_of_second() && rules_.dealer_forfeit; }
  [[nodiscard]] bool is_only_alone() const {
    return phase_ == Phase::first && at_ == left_of(dealer_, 2) && rules_.partner_only_alone;
  }
  [[nodiscard]] bool lacks_natural_trump(Call call, CardSet hand) const {
    if (hand.empty() || !needs_suit(call) || (is_stuck() && holds_none_left(hand))) return false;
    return (hand & CardSet::of(suit_named(call).value_or(offered_))).empty();
  }
  /// Who has to name a suit and holds none of those left may name any of them, or give a point.
  [[nodiscard]] bool holds_none_left(CardSet hand) const {
    return (hand - CardSet::of(offered_) - CardSet{Card::joker()}).empty() &&
           !rules_.dealer_forfeit;
  }

  /// The joker was turned up, and the dealer has named a suit before looking at his hand.
  void offer(Call call) {
    offered_ = *suit_named(call);
    phase_ = Phase::first;
    if (is_maker_by_joker()) return make(call);
    at_ = left_of(dealer_);
  }
  void pass() {
    passed_.insert(at_);
    if (at_ != dealer_) {
      at_ = left_of(at_);
      return;
    }
    if (phase_ == Phase::second) return pass_out();
    phase_ = Phase::second;
    passed_ = {};
    at_ = left_of(dealer_);
  }
  void pass_out() {
    deal_.passed_out = true;
    phase_ = Phase::over;
  }
  void give_point() {
    deal_.gives_point = true;
    phase_ = Phase::over;
  }
  void make(Call call) {
    if (call == Call::give_point) return give_point();
    deal_.maker = at_;
    deal_.alone = is_alone(call);
    deal_.trump = suit_named(call).value_or(offered_);
    at_ = left_of(at_, 2);
    phase_ = Phase::takeover;
    if (!rules_.alone_takeover || passed_.contains(at_)) ask_defenders();
  }
  void take_over(Call call) {
    if (call == Call::take_over) {
      deal_.maker = at_;
      deal_.alone = true;
    }
    ask_defenders();
  }
  void ask_defenders() {
    using enum Rules::LoneDefence;
    at_ = left_of(*deal_.maker);
    const bool may =
        rules_.lone_defence == any || (rules_.lone_defence == only_vs_lone_maker && deal_.alone);
    phase_ = may ? Phase::defence : Phase::over;
  }
  void defend(Call call) {
    if (call == Call::defend_alone) deal_.lone_defender = at_;
    if (call == Call::defend_alone || at_ != left_of(*deal_.maker)) {
      phase_ = Phase::over;
      return;
    }
    at_ = left_of(at_, 2);
  }

  const Rules& rules_;
  Seat dealer_;
  Suit offered_;  ///< of the turn-up, or named for the joker
  Phase phase_ = Phase::first;
  Seat at_{};
  SeatSet passed_{};  ///< in this round
  Deal deal_{};
};

}  // namespace

Auction<Deal> auction(const Rules& rules, const Carry& carry, const Bidding& bidding) {
  return held(State(rules, carry, bidding.turn_up.value_or(Card{})), bidding);
}

CardSet turned_up_from(const Rules& rules) { return pack(rules); }

std::optional<bool> ordered_up(const Rules& rules, Card turn_up, const Calls& calls, Suit trump) {
  if (turn_up != Card::joker()) return turn_up.suit() == trump;
  if (rules.joker_turned == Rules::JokerTurned::dealer_is_maker) return true;
  if (calls.empty()) return std::nullopt;
  return std::any_of(calls.begin(), calls.end(),
                     [](Call call) { return call == Call::order || call == Call::order_alone; });
}

Sequels sequels(const Rules& rules, const Carry& carry, const Bidding& bidding, const Deal& deal) {
  if (unplayed(deal)) return {{{"referee.deals_next", {left_of(carry.dealer)}}, "EU-6.3"_rule}};
  if (!bidding.turn_up || !*ordered_up(rules, *bidding.turn_up, bidding.calls, *deal.trump))
    return {};
  const bool joker = *bidding.turn_up == Card::joker();
  const auto alone = deal.alone ? deal.maker : std::nullopt;
  if (!players(alone, deal.lone_defender).contains(carry.dealer)) {
    if (!rules.partner_may_exchange) return {{{"euchre.referee.nobody_exchanges"}, "EU-3.7"_rule}};
    return {{{"euchre.referee.may_take_up", {left_of(carry.dealer, 2), *bidding.turn_up}},
             "EU-7.5"_rule}};
  }
  if (joker && rules.joker_turned == Rules::JokerTurned::dealer_is_maker)
    return {{{"euchre.referee.takes_up", {carry.dealer, *bidding.turn_up}}, "EU-7.3"_rule}};
  if (rules.exchange == Rules::Exchange::mandatory)
    return {{{"euchre.referee.takes_up", {carry.dealer, *bidding.turn_up}}, "EU-7.13"_rule}};
  return {{{"euchre.referee.may_take_up", {carry.dealer, *bidding.turn_up}}, "EU-3.7"_rule}};
}

}  // namespace spadille::euchre
