#include "games/euchre/auction.h"

#include <algorithm>

#include "games/euchre/play.h"

namespace spadille::euchre {
namespace {

constexpr CallSet kSuits{"S"_call, "H"_call, "D"_call, "C"_call};
constexpr CallSet kSuitsAlone{"S alone"_call, "H alone"_call, "D alone"_call, "C alone"_call};

/// The suit that a call names, alone or not.
std::optional<Suit> suit_of(Call call) { return suit_in(name(kCalls, call)); }
bool is_alone(Call call) { return call == "order alone"_call || kSuitsAlone.contains(call); }

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
  /// An option that leaves other calls than the seed's rules explains what is left.
  [[nodiscard]] RuleId why() const {
    if (may_give_point()) return "EU-7.20"_rule;
    if (is_stuck()) return "EU-7.7"_rule;
    if (is_only_alone()) return "EU-7.17"_rule;
    return must_hold_suit() ? "EU-7.16"_rule : of_phase();
  }

  /// One ladder in the order of the rulebook.
  [[nodiscard]] RuleId against(Call call, CardSet hand) const {
    if (call == "give a point"_call) return may_give_point() ? RuleId{} : "EU-7.20"_rule;
    if (!words().contains(call)) return of_phase();
    if (phase_ == Phase::second && suit_of(call) == offered_) return "EU-3.2"_rule;
    if (call == "pass"_call && is_stuck()) return "EU-7.7"_rule;
    if (call == "order"_call && is_only_alone()) return "EU-7.17"_rule;
    return lacks_natural_trump(call, hand) ? "EU-7.16"_rule : RuleId{};
  }
  [[nodiscard]] bool needs_suit(Call call) const {
    return must_hold_suit() && call != "pass"_call && call != "give a point"_call;
  }

  [[nodiscard]] static CallNames names() { return kCalls; }

  /// EU-7.14: the exchange is made, and until the first lead nobody has to be asked again.
  [[nodiscard]] bool may_be_silent() const { return phase_ == Phase::until_lead; }

  void say(Call call) {
    switch (phase_) {
      case Phase::joker: return offer(call);
      case Phase::first:
      case Phase::second: return call == "pass"_call ? pass() : make(call);
      case Phase::takeover: return take_over(call);
      case Phase::defence:
      case Phase::until_lead: return defend(call);
      case Phase::over: break;
    }
  }

 private:
  enum class Phase : std::uint8_t { joker, first, second, takeover, defence, until_lead, over };

  /// The clause that says what may be said now, or that ended the auction.
  [[nodiscard]] RuleId of_phase() const {
    switch (phase_) {
      case Phase::joker: return "EU-7.3"_rule;
      case Phase::first: return "EU-3.1"_rule;
      case Phase::second: return "EU-3.2"_rule;
      case Phase::takeover: return "EU-7.15"_rule;
      case Phase::defence: return "EU-3.6"_rule;
      case Phase::until_lead: return "EU-7.14"_rule;
      case Phase::over: break;
    }
    if (deal_.gives_point) return "EU-7.20"_rule;
    return deal_.passed_out ? "EU-3.4"_rule : "EU-3.3"_rule;
  }
  [[nodiscard]] CallSet words() const {
    switch (phase_) {
      case Phase::joker: return is_maker_by_joker() ? kSuits | kSuitsAlone : kSuits;
      case Phase::first: return {"pass"_call, "order"_call, "order alone"_call};
      case Phase::second: return CallSet{"pass"_call} | kSuits | kSuitsAlone;
      case Phase::takeover: return {"pass"_call, "take over"_call};
      case Phase::defence:
      case Phase::until_lead: return {"pass"_call, "defend alone"_call};
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
  /// EU-7.16; a dealer who may take the turn-up holds a card of its suit then.
  [[nodiscard]] bool must_hold_suit() const {
    if (!rules_.natural_trump) return false;
    return phase_ == Phase::second || (phase_ == Phase::first && at_ != dealer_);
  }
  [[nodiscard]] bool lacks_natural_trump(Call call, CardSet hand) const {
    if (hand.empty() || !needs_suit(call) || (is_stuck() && holds_none_left(hand))) return false;
    return (hand & CardSet::of(suit_of(call).value_or(offered_))).empty();
  }
  /// Who has to name a suit and holds none of those left may name any of them, or give a point.
  [[nodiscard]] bool holds_none_left(CardSet hand) const {
    return (hand - CardSet::of(offered_) - CardSet{Card::joker()}).empty() &&
           !rules_.dealer_forfeit;
  }

  /// The joker was turned up, and the dealer has named a suit before looking at his hand.
  void offer(Call call) {
    offered_ = *suit_of(call);
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
    if (call == "give a point"_call) return give_point();
    deal_.maker = at_;
    deal_.alone = is_alone(call);
    deal_.trump = suit_of(call).value_or(offered_);
    at_ = left_of(at_, 2);
    phase_ = Phase::takeover;
    if (!rules_.alone_takeover || passed_.contains(at_)) ask_defenders();
  }
  void take_over(Call call) {
    if (call == "take over"_call) {
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
    if (call == "defend alone"_call) {
      deal_.lone_defender = at_;
      phase_ = Phase::over;
    } else if (at_ == left_of(*deal_.maker)) {
      at_ = left_of(at_, 2);
    } else {
      const bool once_more = phase_ == Phase::defence &&
                             rules_.lone_defence_until == Rules::LoneDefenceUntil::first_lead;
      phase_ = once_more ? Phase::until_lead : Phase::over;
      at_ = left_of(*deal_.maker);
    }
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
                     [](Call call) { return call == "order"_call || call == "order alone"_call; });
}

namespace {

/// EU-7.14: whether the lone defender spoke when the exchange was made already.
bool defended_late(Rules rules, const Carry& carry, const Bidding& bidding, const Deal& deal) {
  rules.lone_defence_until = Rules::LoneDefenceUntil::exchange;
  return deal.lone_defender && auction(rules, carry, bidding).refused.has_value();
}

/// Who may take the turn-up, or has to (EU-3.7, EU-7.3, EU-7.5, EU-7.13).
Sequels exchange(const Rules& rules, const Carry& carry, const Bidding& bidding, const Deal& deal) {
  const Card card = *bidding.turn_up;
  const Seat dealer = carry.dealer;
  const Seat partner = left_of(dealer, 2);
  const auto alone = deal.alone ? deal.maker : std::nullopt;
  const bool late = defended_late(rules, carry, bidding, deal);
  const SeatSet in = players({alone, late ? std::nullopt : deal.lone_defender});
  if (!in.contains(dealer) && !rules.partner_may_exchange)
    return {{{"euchre.referee.nobody_exchanges"}, "EU-3.7"_rule}};
  if (!in.contains(dealer))
    return {{{"euchre.referee.may_take_up", {partner, card}}, "EU-7.5"_rule}};
  const bool by_joker =
      card == Card::joker() && rules.joker_turned == Rules::JokerTurned::dealer_is_maker;
  if (by_joker) return {{{"euchre.referee.takes_up", {dealer, card}}, "EU-7.3"_rule}};
  if (rules.exchange == Rules::Exchange::mandatory)
    return {{{"euchre.referee.takes_up", {dealer, card}}, "EU-7.13"_rule}};
  Sequels all{{{"euchre.referee.may_take_up", {dealer, card}}, "EU-3.7"_rule}};
  if (rules.partner_may_exchange && in.contains(partner))
    all.push_back({{"euchre.referee.partner_may_take_up", {dealer, partner, card}}, "EU-7.5"_rule});
  return all;
}

/// EU-7.19: three nines, or three tens.
bool may_be_mended(CardSet hand) {
  const CardSet from_nine = hand & CardSet::of_every_suit(CardSet::from(Rank::nine));
  const CardSet from_ten = hand & CardSet::of_every_suit(CardSet::from(Rank::ten));
  const CardSet from_jack = hand & CardSet::of_every_suit(CardSet::from(Rank::jack));
  return (from_nine - from_ten).size() >= 3 || (from_ten - from_jack).size() >= 3;
}

/// EU-7.19: a whole hand below the jack.
bool is_weak(CardSet hand) {
  return hand.size() == kTricks && !hand.contains(Card::joker()) &&
         (hand & CardSet::of_every_suit(CardSet::from(Rank::jack))).empty();
}

}  // namespace

Sequels sequels(const Rules& rules, const Carry& carry, const Bidding& bidding, const Deal& deal) {
  if (unplayed(deal)) return {{{"referee.deals_next", {left_of(carry.dealer)}}, "EU-6.3"_rule}};
  Sequels all;
  if (bidding.turn_up && *ordered_up(rules, *bidding.turn_up, bidding.calls, *deal.trump))
    all = exchange(rules, carry, bidding, deal);
  if (rules.partners_best && deal.alone)
    all.push_back(
        {{"euchre.referee.partners_best", {*deal.maker, left_of(*deal.maker, 2)}}, "EU-7.18"_rule});
  return all;
}

Sequels before_calls(const Rules& rules, const Bidding& bidding) {
  using enum Rules::WeakHand;
  if (!bidding.calls.empty()) return {};
  if (rules.weak_hand == exchange && may_be_mended(bidding.hand))
    return {{{"euchre.referee.may_mend_hand"}, "EU-7.19"_rule}};
  if (rules.weak_hand == redeal && is_weak(bidding.hand))
    return {{{"euchre.referee.may_show_weak_hand"}, "EU-7.19"_rule}};
  return {};
}

}  // namespace spadille::euchre
