#include "ui/table/event/wall_lines.h"

#include <algorithm>
#include <map>

#include "app/tournament/papers.h"
#include "app/tournament/ranking_told.h"
#include "text/names.h"
#include "text/search_terms.h"
#include "ui/table/event/event_words.h"

namespace spadille::table {
namespace {

/// Where somebody sits.
struct Placed {
  int table = 0;
  std::string seat{};  ///< its letter
};

/// Seats are called as the game calls them where nobody is named.
std::map<Entrant, Placed> places_of(const TournamentDesk& desk, int round, Language language) {
  std::map<Entrant, Placed> all;
  for (const DrawnTable& table : round_of(desk.now, round).tables) {
    const SeatNames names = letters_at(desk, table.seats.size());
    for (std::size_t at = 0; at < table.seats.size(); ++at)
      all[table.seats[at]] = {table.table, seat_said(names, seat(static_cast<int>(at)), language)};
  }
  return all;
}

std::vector<Entrant> by_name(const LaidEvent& event, int round) {
  std::vector<std::pair<std::string, Entrant>> sorted;
  for (const Entrant who : present(event.desk()->now, round))
    sorted.emplace_back(folded(event.name(who).toStdString()), who);
  std::sort(sorted.begin(), sorted.end());
  std::vector<Entrant> all;
  all.reserve(sorted.size());
  for (const auto& [name, who] : sorted) all.push_back(who);
  return all;
}

/// How far a table is that keeps its round deal by deal; dots of one that does not.
QString how_far(const LaidEvent& event, int round, int table, const Speaker& speaker) {
  for (const TablePlay& play : event.plays()) {
    if (play.round != round || play.table != table) continue;
    const int planned = event.desk()->now.plan.deals;
    return speaker.said(play.deals <= planned ? Message{"event.deal_of", {play.deals, planned}}
                                              : Message{"event.deals_so_far", {play.deals}});
  }
  return QStringLiteral("…");
}

}  // namespace

std::vector<WallLine> ranking_lines(const EventRanking& ranking, int round) {
  std::vector<WallLine> all;
  for (const RankedLine& line : ranking.lines())
    all.push_back(
        {.lead = text(place_told(line.place)),
         .name = ranking.name(line),
         .aside = text(round == 0 ? money_told(line.prize)
                                  : score_told(line.scores[static_cast<std::size_t>(round) - 1])),
         .figure = ranking.total(line)});
  return all;
}

std::vector<WallLine> people_lines(const LaidEvent& event, int round) {
  std::vector<WallLine> all;
  for (const Entrant who : by_name(event, round)) all.push_back({.name = event.name(who)});
  return all;
}

std::vector<WallLine> seat_lines(const LaidEvent& event, int round, const Speaker& speaker) {
  const auto places = places_of(*event.desk(), round, speaker.words().language());
  const std::vector<Entrant>& out = round_of(event.desk()->now, round).out;
  std::vector<WallLine> all;
  for (const Entrant who : by_name(event, round)) {
    WallLine& line = all.emplace_back(WallLine{.name = event.name(who)});
    const auto place = places.find(who);
    if (place != places.end()) {
      line.figure = QString::number(place->second.table);
      line.tail = text(place->second.seat);
    } else {
      const bool sits_out = std::find(out.begin(), out.end(), who) != out.end();
      line.note = sits_out ? speaker.said("event.sits_out_short") : QStringLiteral("…");
    }
  }
  return all;
}

std::vector<WallLine> table_lines(const LaidEvent& event, int round, const Speaker& speaker) {
  const Tournament& now = event.desk()->now;
  std::vector<WallLine> all;
  for (const DrawnTable& table : round_of(now, round).tables) {
    WallLine& line =
        all.emplace_back(WallLine{.lead = QString::number(table.table),
                                  .name = sides_of(table, event).join(QStringLiteral(" – "))});
    const TableResult* result = result_of(now, round, table.table);
    if (const auto figures = result == nullptr ? std::nullopt : settled(*result))
      line.figure = figures_shown(figures->points);
    else
      line.note = result == nullptr ? how_far(event, round, table.table, speaker)
                                    : figures_shown(result->told.back().figures.points) + " ?";
  }
  return all;
}

}  // namespace spadille::table
