#include "app/asked_table.h"

#include <algorithm>

#include "app/events.h"
#include "app/rules.h"
#include "app/viewing.h"

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

AnyEvening table_by(const Desk& desk, const Names& names) {
  return std::visit(
      [&]<Game G>(const Table<G>& table) -> AnyEvening {
        Evening<G> evening;
        evening.rules = table.scored.session.rules;
        evening.before = table.scored.session.carry;
        for (const std::string& id : table.scored.seatings.back().players)
          evening.about.players.push_back(names.of(id));
        return evening;
      },
      desk.table);
}

AnyEvening table_before(const Desk& desk, const Names& names, int number) {
  const AnySession before = session_before(desk, number);
  return std::visit(
      [&]<Game G>(const Table<G>& table) -> AnyEvening {
        const auto& session = std::get<Session<G>>(before);
        Evening<G> evening;
        evening.rules = session.rules;
        evening.before = session.carry;
        const auto deal = static_cast<std::size_t>(number) - 1;
        const Scored<G>& scored = table.scored;
        evening.deals = {scored.session.deals[deal].deal};
        for (const std::string& id : scored.seatings[scored.seated[deal]].players)
          evening.about.players.push_back(names.of(id));
        return evening;
      },
      desk.table);
}

TableTraits traits_of(const AnyEvening& table, const Position& turn) {
  return std::visit(
      [&]<Game G>(const Evening<G>& evening) {
        const Lineup all = lineup(evening.rules, evening.before, turn);
        TableTraits traits{.game = G::kId,
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
