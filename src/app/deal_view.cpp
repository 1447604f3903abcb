#include "app/deal_view.h"

#include "codec/short_form.h"

namespace spadille {

ToldDeal told_deal(const AnyDeal& deal) {
  ToldDeal told{.game = deal.game().id()};
  for (const auto& row : deal.game().form())
    if (const Value value = row.get(deal); !value.empty()) told.members.push_back({&row, value});
  return told;
}

AnyDeal deal_of(const ToldDeal& told) {
  const AnyGame& game = *game_called(told.game);
  AnyDeal deal = game.deal();
  for (const auto& row : game.form())
    for (const ToldMember& said : told.members)
      if (said.member == &row) row.set(deal, said.value);
  return deal;
}

DealView deal_view(const Recorded& deal, int number, const SeatNames& names) {
  return {.number = number,
          .deal = deal.ended ? ToldDeal{deal.deal.game().id(), {}} : told_deal(deal.deal),
          .said = deal.ended ? "" : write_short(deal.deal, names),
          .sheet = deal.sheet,
          .facts = deal.facts,
          .dealer = deal.dealer,
          .before = deal.before,
          .after = deal.after,
          .out = deal.out,
          .absent = deal.absent,
          .sides = deal.sides,
          .hand_overs = hand_overs(deal.sheet),
          .finished = deal.finished,
          .ended = deal.ended,
          .is_void = deal.is_void};
}

}  // namespace spadille
