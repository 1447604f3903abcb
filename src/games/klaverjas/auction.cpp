#include "games/klaverjas/auction.h"

namespace spadille::klaverjas {
namespace {

using Choice = Rules::TrumpChoice;

std::optional<Suit> suit_of(Call call) { return suit_in(name(kCalls, call)); }

class State {
 public:
  using Deal = klaverjas::Deal;
  State(const Rules& rules, const Carry& carry, const Bidding& bidding)
      : rules_(rules), carry_(carry), bidding_(bidding) {}

  [[nodiscard]] std::optional<Seat> to_call() const {
    if (maker_ || passed_out() || next_card_decides()) return std::nullopt;
    return player(passes_ % rules_.players);
  }
  [[nodiscard]] RuleId why() const {
    if (passed_out()) return "KJ-7.16"_rule;
    if (rules_.trump_choice != Choice::free) return "KJ-7.1"_rule;
    if (maker_) return "KJ-3.3"_rule;
    if (rules_.maker_must_hold_trump) return "KJ-7.6"_rule;
    return all_passed() ? "KJ-3.2"_rule : "KJ-3.1"_rule;
  }
  [[nodiscard]] Deal deal() const {
    if (passed_out()) return {.passed_out = true};
    if (!next_card_decides()) return {.maker = maker_, .trump = trump_};
    const auto next = bidding_.next_card;
    return {.maker = player(0), .trump = next ? std::optional(next->suit()) : std::nullopt};
  }
  /// One ladder in the order of the rulebook.
  [[nodiscard]] RuleId against(Call call, CardSet hand) const {
    const bool accepting = has_second_pack(rules_) && !all_passed();
    if (call == "pass"_call) return must_name() ? why() : RuleId{};
    if (accepting) {
      if (call != "play"_call) return "KJ-7.1"_rule;
      return lacks(hand, offered()) ? "KJ-7.6"_rule : RuleId{};
    }
    if (!suit_of(call)) return "KJ-3.1"_rule;
    if (is_turned_down(*suit_of(call))) return "KJ-7.1"_rule;
    return lacks(hand, suit_of(call)) && holds_another(hand) ? "KJ-7.6"_rule : RuleId{};
  }
  [[nodiscard]] bool needs_suit(Call call) const {
    return rules_.maker_must_hold_trump && call != "pass"_call;
  }
  [[nodiscard]] static bool may_be_silent() { return false; }
  [[nodiscard]] static CallNames names() { return kCalls; }

  void say(Call call) {
    if (call == "pass"_call) {
      ++passes_;
      return;
    }
    maker_ = to_call();
    trump_ = call == "play"_call ? offered() : suit_of(call);
  }

 private:
  [[nodiscard]] Seat player(int place) const {
    const int from = rules_.trump_choice == Choice::dealer_first ? 0 : 1;
    return to_the_left(rules_, carry_, carry_.dealer, place + from);
  }
  [[nodiscard]] bool all_passed() const { return passes_ == rules_.players; }
  [[nodiscard]] bool passed_out() const { return three_handed(rules_) && all_passed(); }
  [[nodiscard]] bool next_card_decides() const {
    return all_passed() && rules_.trump_choice == Choice::second_pack_next_card;
  }
  [[nodiscard]] bool must_name() const {
    return all_passed() || rules_.trump_choice == Choice::forehand_must;
  }
  [[nodiscard]] std::optional<Suit> offered() const {
    return bidding_.turn_up ? std::optional(bidding_.turn_up->suit()) : std::nullopt;
  }
  [[nodiscard]] bool is_turned_down(Suit suit) const {
    return rules_.trump_choice == Choice::second_pack_other_suit && offered() == suit;
  }
  [[nodiscard]] bool lacks(CardSet hand, std::optional<Suit> suit) const {
    return rules_.maker_must_hold_trump && !hand.empty() && suit &&
           (hand & CardSet::of(*suit)).empty();
  }
  /// Who has to name a suit and holds none of those left may name any of them.
  [[nodiscard]] bool holds_another(CardSet hand) const {
    CardSet left = hand;
    if (rules_.trump_choice == Choice::second_pack_other_suit && offered())
      left = left - CardSet::of(*offered());
    return !left.empty();
  }

  const Rules& rules_;
  const Carry& carry_;
  const Bidding& bidding_;
  int passes_ = 0;
  std::optional<Seat> maker_{};
  std::optional<Suit> trump_{};
};

}  // namespace

bool has_second_pack(const Rules& rules) {
  return rules.trump_choice == Choice::second_pack_next_card ||
         rules.trump_choice == Choice::second_pack_any_suit ||
         rules.trump_choice == Choice::second_pack_other_suit;
}

CardSet turned_up_from(const Rules& rules) {
  return has_second_pack(rules) ? CardSet::of_every_suit(CardSet::kEveryRank) : CardSet{};
}

Auction<Deal> auction(const Rules& rules, const Carry& carry, const Bidding& bidding) {
  return held(State(rules, carry, bidding), bidding);
}

Sequels sequels(const Rules& rules, const Carry& carry, const Bidding&, const Deal& deal) {
  if (!deal.passed_out) return {};
  const bool same = rules.redeal_by == Rules::RedealBy::same;
  const Seat dealer = same ? carry.dealer : to_the_left(rules, carry, carry.dealer);
  return {{{"referee.deals_next", {dealer}}, "KJ-7.18"_rule}};
}

}  // namespace spadille::klaverjas
