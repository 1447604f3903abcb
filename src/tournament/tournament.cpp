#include "tournament/tournament.h"

#include <algorithm>

namespace spadille {

Absence absence(const RosterLine& entry, int round) {
  Absence now = Absence::late;
  for (const Presence& told : entry.presences)
    if (told.from <= round) now = told.absence;
  return now;
}

Absence reason_away(const RosterLine& entry, int round) {
  Absence now = Absence::late;
  for (const Presence& told : entry.presences)
    if (told.from <= round && told.absence != Absence::none) now = told.absence;
  return now;
}

Absence absence(const Tournament& tournament, Entrant who, int round) {
  const RosterLine& line = tournament.roster[static_cast<std::size_t>(who)];
  const Absence told = absence(line, round);
  if (told != Absence::none || round < 1 || round > rounds_begun(tournament)) return told;
  const DrawnRound& drawn = round_of(tournament, round);
  const auto is_in = [who](const std::vector<Entrant>& all) {
    return std::find(all.begin(), all.end(), who) != all.end();
  };
  const bool has_place =
      is_in(drawn.out) || std::any_of(drawn.tables.begin(), drawn.tables.end(),
                                      [&](const DrawnTable& table) { return is_in(table.seats); });
  return has_place ? Absence::none : reason_away(line, round);
}

std::vector<Entrant> present(const Tournament& tournament, int round) {
  std::vector<Entrant> there;
  for (std::size_t i = 0; i < tournament.roster.size(); ++i)
    if (absence(tournament.roster[i], round) == Absence::none)
      there.push_back(static_cast<Entrant>(i));
  return there;
}

const DrawnTable* table_of(const Tournament& tournament, int round, int table) {
  if (round < 1 || round > static_cast<int>(tournament.rounds.size())) return nullptr;
  const std::vector<DrawnTable>& tables = round_of(tournament, round).tables;
  const auto found = std::find_if(tables.begin(), tables.end(),
                                  [&](const DrawnTable& each) { return each.table == table; });
  return found == tables.end() ? nullptr : &*found;
}

namespace {

/// What is not told is told alike by whoever tells it.
template <typename T>
bool take_in(T& all, const T& told) {
  if (told == T{}) return true;
  if (all == T{}) all = told;
  return all == told;
}

bool take_in(Figures& all, const Figures& told) {
  return all.points == told.points && take_in(all.roem, told.roem) &&
         take_in(all.pits, told.pits) && take_in(all.deals, told.deals);
}

/// What the director has settled on; nothing where he has not.
const Figures* by_director(const TableResult& result) {
  const auto found =
      std::find_if(result.told.rbegin(), result.told.rend(),
                   [](const ToldResult& told) { return told.source == ToldBy::director; });
  return found == result.told.rend() ? nullptr : &found->figures;
}

/// What all tell alike of one thing who tell it at all; otherwise nothing.
template <typename T>
T told_alike(const TableResult& result, T Figures::*thing) {
  if (const Figures* figures = by_director(result); figures != nullptr && figures->*thing != T{})
    return figures->*thing;
  T all{};
  for (const ToldResult& told : result.told)
    if (!take_in(all, told.figures.*thing)) return {};
  return all;
}

}  // namespace

std::optional<Figures> settled(const TableResult& result) {
  if (result.told.empty()) return std::nullopt;
  if (const Figures* figures = by_director(result)) return *figures;
  Figures all = result.told.front().figures;
  for (const ToldResult& told : result.told)
    if (!take_in(all, told.figures)) return std::nullopt;
  return all;
}

Figures settling(const TableResult& result, Figures figures) {
  if (figures.roem.empty()) figures.roem = told_alike(result, &Figures::roem);
  if (figures.pits.empty()) figures.pits = told_alike(result, &Figures::pits);
  if (figures.deals == 0) figures.deals = told_alike(result, &Figures::deals);
  return figures;
}

const TableResult* result_of(const Tournament& tournament, int round, int table) {
  const auto found = std::find_if(
      tournament.results.begin(), tournament.results.end(), [&](const TableResult& each) {
        return each.round == round && each.table == table && !each.told.empty();
      });
  return found == tournament.results.end() ? nullptr : &*found;
}

const TableSession* session_at(const Tournament& tournament, int round, int table) {
  const auto found = std::find_if(
      tournament.sessions.begin(), tournament.sessions.end(),
      [&](const TableSession& each) { return each.round == round && each.table == table; });
  return found == tournament.sessions.end() ? nullptr : &*found;
}

const RoundClock* clock_of(const Tournament& tournament, int round) {
  const auto found = std::find_if(tournament.clocks.begin(), tournament.clocks.end(),
                                  [&](const RoundClock& each) { return each.round == round; });
  return found == tournament.clocks.end() ? nullptr : &*found;
}

const TableCall* call_ruled_on(const Tournament& tournament, const RoomRuling& ruling) {
  const auto found =
      std::find_if(tournament.calls.begin(), tournament.calls.end(),
                   [&](const TableCall& each) { return each.answer == ruling.entry; });
  return found == tournament.calls.end() ? nullptr : &*found;
}

std::string asked_and_ruled(const Tournament& tournament, const RoomRuling& ruling) {
  const TableCall* call = call_ruled_on(tournament, ruling);
  if (call == nullptr || call->text.empty()) return ruling.text;
  return ruling.text.empty() ? call->text : call->text + " – " + ruling.text;
}

int rounds_begun(const Tournament& tournament) {
  int last = 0;
  for (const TableSession& each : tournament.sessions) last = std::max(last, each.round);
  for (const TableResult& result : tournament.results)
    if (!result.told.empty()) last = std::max(last, result.round);
  return last;
}

std::size_t figures_at(const Plan& plan, const DrawnTable& table) {
  return plan.partners && table.seats.size() == 4 ? 2 : table.seats.size();
}

int place_of(const Plan& plan, const DrawnTable& table, int seat) {
  return plan.partners && table.seats.size() == 4 ? seat % 2 : seat;
}

}  // namespace spadille
