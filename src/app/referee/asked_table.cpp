#include "app/referee/asked_table.h"

#include <algorithm>

#include "app/record/events.h"
#include "app/rulebook/rules.h"
#include "app/score/viewing.h"

namespace spadille {

AnyEvening table_by(const RulesView& rules, const std::vector<std::string>& players) {
  AnyEvening table;
  Games::with(rules.game, [&](auto game) {
    using G = decltype(game);
    Evening<G> evening{.about = {.players = players}, .rules = rules_of<G>(rules)};
    const int ruled = seats_ruled(evening.rules);
    const int named = std::clamp(static_cast<int>(players.size()), G::kMinSeats, G::kMaxSeats);
    const int seats = players.empty() ? G::kMaxSeats - 1 : named;
    evening.before = start(evening.rules, ruled != 0 ? ruled : seats);
    table = std::move(evening);
  });
  return table;
}

AnyEvening table_at(const Place& place) {
  return std::visit(
      [&]<Game G>(const Session<G>& session) -> AnyEvening {
        Evening<G> evening;
        evening.about.players = place.names.seats;
        evening.rules = session.rules;
        evening.before = session.carry;
        return evening;
      },
      place.session);
}

AnyEvening table_by(const Desk& desk, const Names& names) {
  return table_at(place_of_next(desk, names));
}

AnyEvening with_deal(AnyEvening table, const AnyDeal& deal) {
  std::visit(
      [&]<Game G>(Evening<G>& evening) { evening.deals = {std::get<typename G::Deal>(deal)}; },
      table);
  return table;
}

AnyEvening table_before(const Desk& desk, const Names& names, int number) {
  return with_deal(table_at(place_of(desk, names, number)), deal_as_it_is(desk, number));
}

std::string_view game_of(const AnyEvening& table) {
  return std::visit([]<Game G>(const Evening<G>&) { return std::string_view(G::kId); }, table);
}

AnySession session_at(const AnyEvening& table) {
  return std::visit(
      []<Game G>(const Evening<G>& evening) -> AnySession {
        return Session<G>{evening.rules, evening.before, {}};
      },
      table);
}

TableTraits traits_of(const AnyEvening& table, const Position& turn) {
  return std::visit(
      [&]<Game G>(const Evening<G>& evening) {
        const Lineup all = lineup(evening.rules, evening.before, turn);
        TableTraits traits{.game = G::kId,
                           .suits = G::kSuitsMatter,
                           .trumps = G::kHasTrumps,
                           .auction = G::kHasAuction,
                           .loners = G::kHasLoners,
                           .names = names_of(evening),
                           .pack = all.pack,
                           .players = all.players};
        if constexpr (G::kHasAuction) traits.turned_up_from = turned_up_from(evening.rules);
        return traits;
      },
      table);
}

}  // namespace spadille
