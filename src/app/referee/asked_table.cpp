#include "app/referee/asked_table.h"

#include <algorithm>

#include "app/record/earlier_rulings.h"
#include "app/record/events.h"
#include "app/rulebook/rules.h"
#include "app/score/viewing.h"

namespace spadille {

Evening table_by(const RulesView& rules, const std::vector<std::string>& players) {
  Evening table{.about = {.players = players}, .rules = rules_of(rules)};
  const GameTraits& traits = table.rules.game().traits;
  const int ruled = seats_ruled(table.rules);
  const int named =
      std::clamp(static_cast<int>(players.size()), traits.min_seats, traits.max_seats);
  const int seats = players.empty() ? traits.max_seats - 1 : named;
  table.before = start(table.rules, ruled != 0 ? ruled : seats);
  return table;
}

Evening table_at(const Place& place) {
  return {.about = {.players = place.names.seats},
          .rules = place.session.rules,
          .before = place.session.carry};
}

Evening table_by(const Desk& desk, const Names& names) {
  Evening table = table_at(place_of_next(desk, names));
  table.earlier = earlier_rulings(desk.table, 0);
  table.in_play = true;
  return table;
}

Evening with_deal(Evening table, const AnyDeal& deal) {
  table.deals = {deal};
  return table;
}

Evening table_before(const Desk& desk, const Names& names, int number) {
  Evening table = table_at(place_of(desk, names, number));
  table.earlier = earlier_rulings(desk.table, number);
  if (is_ended(desk, number)) return table;
  return with_deal(std::move(table), deal_as_it_is(desk, number));
}

std::string_view game_of(const Evening& table) { return table.rules.game().id(); }

Session session_at(const Evening& table) { return {table.rules, table.before, {}}; }

TableTraits traits_of(const Evening& table, const Position& turn) {
  const GameTraits& game = table.rules.game().traits;
  const Lineup all = lineup(table.rules, table.before, turn);
  TableTraits traits{.game = game.id,
                     .suits = game.suits_matter,
                     .trumps = game.has_trumps,
                     .auction = game.has_auction,
                     .names = names_of(table),
                     .pack = all.pack,
                     .players = all.players};
  const auto loners = table.rules.game().questions.own.loners;
  if (!loners.empty()) traits.loners = loners[0].label;
  if (game.has_auction) traits.turned_up_from = turned_up_from(table.rules);
  return traits;
}

}  // namespace spadille
