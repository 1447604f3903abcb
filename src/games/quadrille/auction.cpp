#include "games/quadrille/auction.h"

#include "games/quadrille/play.h"

namespace spadille::quadrille {
namespace {

class State {
 public:
  using Deal = quadrille::Deal;
  explicit State(Seat dealer) : dealer_(dealer) {}

  [[nodiscard]] std::optional<Seat> to_call() const {
    if (over()) return std::nullopt;
    return to_the_right(dealer_, at_ + 1);
  }
  [[nodiscard]] RuleId why() const {
    if (over()) return high_ ? "QU-3.4"_rule : "QU-3.5"_rule;
    return "QU-3.2"_rule;
  }
  [[nodiscard]] Deal deal() const {
    if (!over()) return {};
    if (!high_) return {.contract = Deal::Contract::forced};
    return {.ombre = to_the_right(dealer_, ombre_ + 1), .contract = contract(*high_)};
  }
  /// The high bidder is never asked again, so a better place in the order always tells who may bid
  /// the same.
  [[nodiscard]] RuleId against(Call call, CardSet /*hand*/) const {
    if (call == "pass"_call) return {};
    if (!high_ || call > *high_ || (call == *high_ && at_ < ombre_)) return {};
    return "QU-3.2"_rule;
  }
  [[nodiscard]] static bool needs_suit(Call) { return false; }
  [[nodiscard]] static bool may_be_silent() { return false; }
  [[nodiscard]] static CallNames names() { return kCalls; }

  void say(Call call) {
    if (call == "pass"_call) {
      passed_.insert(seat(at_));
    } else {
      high_ = call;
      ombre_ = at_;
    }
    for (int i = 0; i < kSeats; ++i)
      if (at_ = (at_ + 1) % kSeats; !passed_.contains(seat(at_))) break;
  }

 private:
  static Deal::Contract contract(Call bid) {
    return static_cast<Deal::Contract>(static_cast<int>(bid) - static_cast<int>("alliance"_call));
  }
  [[nodiscard]] bool over() const { return passed_.size() == (high_ ? kSeats - 1 : kSeats); }

  Seat dealer_;
  int at_ = 0;        ///< who is to call, by priority: 0 is the dealer's right
  SeatSet passed_{};  ///< by priority too
  std::optional<Call> high_{};
  int ombre_ = 0;  ///< whose bid it is, by priority
};

CardSet of_rank(Rank rank, Suit trump) {
  CardSet cards;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    if (suit != trump) cards.insert({suit, rank});
  return cards;
}

}  // namespace

Auction<Deal> auction(const Rules& /*rules*/, const Carry& carry, const Bidding& bidding) {
  return held(State(carry.dealer), bidding);
}

Playable callable(const Rules& rules, Suit trump, CardSet hand) {
  const CardSet kings = of_rank(Rank::king, trump);
  const CardSet missing = kings - hand;
  const bool strict = rules.call_queen == Rules::CallQueen::four_kings;
  if (missing.empty() && strict && !hand.contains({trump, Rank::king}))
    return {kings, "QU-7.11"_rule};
  const CardSet others = missing.empty() ? of_rank(Rank::queen, trump) - hand : missing;
  if (rules.call_own_king) return {others | kings, "QU-7.12"_rule};
  return {others, missing.empty() ? "QU-3.8"_rule : "QU-3.7"_rule};
}

Sequels sequels(const Rules&, const Carry&, const Bidding&, const Deal& deal) {
  if (deal.contract != Deal::Contract::forced) return {};
  return {{{"quadrille.referee.forced", {Card{Suit::spades, Rank::ace}}}, "QU-3.5"_rule}};
}

}  // namespace spadille::quadrille
