// Nothing that rests on what was corrected stays unnamed, and everybody names the same.
#include <algorithm>

#include "app/record/known_answers.h"
#include "app/record/stale_rulings.h"
#include "app/referee/asked_table.h"
#include "app/referee/posting.h"
#include "tests/walker/at_the_app.h"
#include "tests/walker/laws.h"
#include "ui/table/house.h"

namespace spadille::tests {
namespace {

Json stale_events(const Json& sheet) {
  Json all = Json::array();
  for (const Json& each : sheet["session"].value("stale", Json::array()))
    all.push_back(each.at("event"));
  std::sort(all.begin(), all.end());
  return all;
}

Json marked(const QVariantList& stale) {
  Json all = Json::array();
  for (const QVariant& each : stale) all.push_back(each.toMap()["seq"].toInt());
  return all;
}

Json marked_in_app(Club& club) {
  table::Sheet& sheet = *at_app(club).sheet();
  Json all = marked(sheet.staleInPlay());
  for (int row = 0; row < sheet.rowCount(); ++row)
    for (const Json& event :
         marked(sheet.data(sheet.index(row), table::Sheet::stale_role).toList()))
      all.push_back(event);
  std::sort(all.begin(), all.end());
  return all;
}

/// Named by `verify`, of every session.
Json named(Club& club) {
  Json all = Json::array();
  const Json verified = club.world.json({"verify"});
  for (const Json& each : verified.value("stale", Json::array()))
    all.push_back({each.at("session"), each.value("deal", 0), each.at("event")});
  std::sort(all.begin(), all.end());
  return all;
}

Json named_on_sheets(const Club& club) {
  Json all = Json::array();
  for (const auto& [number, session] : club.sessions)
    for (const Json& each : session.now.sheet.at("session").value("stale", Json::array()))
      all.push_back({number, each.value("deal", 0), each.at("event")});
  std::sort(all.begin(), all.end());
  return all;
}

/// A ruling as it stands, and the deal that it is about.
struct Stands {
  int deal = 0;
  PostedRuling posted{};
};

/// In the order in which they were told; nothing where the evening has more in it than deals as
/// they were told and rulings on them, or where somebody has kept a ruling.
std::optional<std::vector<Stands>> rulings_alone(const Table& table) {
  const History& history = table.history;
  if (!history.changes.empty() || !history.opening.waiting.empty()) return std::nullopt;
  std::vector<Stands> all;
  int number = 0;
  for (const LoggedDeal& entry : history.entries) {
    if (entry.struck) continue;
    ++number;
    if (entry.told.ended) return std::nullopt;
    for (const PostedRuling& posted : entry.told.rulings) all.push_back({number, posted});
  }
  for (const Stands& each : all) {
    const Event& event = table.log.events[static_cast<std::size_t>(each.posted.seq) - 1];
    if (each.posted.of_former || !event.incident) return std::nullopt;
  }
  std::sort(all.begin(), all.end(),
            [](const Stands& a, const Stands& b) { return a.posted.seq < b.posted.seq; });
  return all;
}

/// The table with one more event; nothing where that is refused.
std::optional<Desk> with(Desk desk, const Event& event) {
  auto next = propose(desk, event);
  if (!next) return std::nullopt;
  desk.table = std::move(*next);
  return desk;
}

/// The evening as it would have been told without a slip: opening and deals as they are now.
std::optional<Desk> deals_afresh(const Table& table) {
  Desk start;
  start.table = Table{.log = {.game = table.log.game}};
  Event opening = table.history.opening;
  opening.kind = EventKind::opened;
  opening.said = {.in_turn = opening.said.in_turn};
  auto desk = with(start, opening);
  for (const LoggedDeal& entry : table.history.entries) {
    if (entry.struck || !desk) continue;
    Event event{.kind = EventKind::deal_recorded};
    event.deal = entry.told.deal;
    event.said.dealer = entry.told.dealer;
    event.play = entry.told.play;
    desk = with(*desk, event);
  }
  return desk;
}

/// The same faults told then, with what that sheet knows.
std::optional<Desk> ruled_afresh(Desk desk, const std::vector<Stands>& rulings,
                                 const Names& names) {
  for (const Stands& each : rulings)
    for (const AnyIncident& told : each.posted.incidents) {
      const Evening table = table_before(desk, names, each.deal);
      const AnyIncident incident = with_known(table, told, {"what", "who"});
      if (has_error(validate(table.rules, table.before, incident))) return std::nullopt;
      auto next = with(desk, posting(desk, each.deal, incident));
      if (!next || last_deal(*next) != last_deal(desk)) return std::nullopt;
      desk = std::move(*next);
    }
  return desk;
}

/// What was told first follows what was told of earlier deals after it.
std::optional<Desk> ruled_anew(Desk desk) {
  constexpr int kMost = 20;
  for (int i = 0; i < kMost; ++i) {
    const auto stale = stale_rulings(desk.table);
    if (stale.empty()) return desk;
    if (!stale.front().now) return std::nullopt;
    auto next = with(desk, adopting(desk, stale.front()));
    if (!next) return std::nullopt;
    desk = std::move(*next);
  }
  return std::nullopt;
}

/// What every deal moves, line by line.
Json rows_of(const Table& table) {
  Json all = Json::array();
  for (const Recorded& deal : table.scored.session.deals) {
    Json lines = Json::array();
    for (const Line& line : deal.sheet.lines) {
      Json moves = Json::object();
      for (const Posting& posting : line.postings)
        moves[to_string(posting.account)] = posting.amount;
      lines.push_back({to_string(line.rule), moves});
    }
    std::sort(lines.begin(), lines.end());
    all.push_back(lines);
  }
  return all;
}

}  // namespace

/// Rulings none of which is stale are those that the table would give now, told after all that was
/// put right.
void law_of_told_now(Club& club) {
  const Json& sheet = club.known().now.sheet;
  if (!sheet.contains("standing") || !stale_events(sheet).empty()) return;
  const Desk desk = club.open();
  const auto rulings = rulings_alone(desk.table);
  if (!rulings || rulings->empty()) return;
  const auto deals = deals_afresh(desk.table);
  if (!deals) return;
  const Names names = club.world.with_book([](Book& book) { return *names_in(book); });
  auto afresh = ruled_afresh(*deals, *rulings, names);
  if (afresh) afresh = ruled_anew(std::move(*afresh));
  if (afresh) expect_same("told now", "rows", rows_of(desk.table), rows_of(afresh->table));
}

void law_of_rulings(Club& club) {
  const Json& sheet = club.known().now.sheet;
  expect_same("stale", "verify", named(club), named_on_sheets(club));
  expect_same("stale", "the app", marked_in_app(club), stale_events(sheet));
}

}  // namespace spadille::tests
