#include <algorithm>
#include <array>
#include <set>

#include "tournament/event.h"

namespace spadille {
namespace {

constexpr RuleId kLocked{{'E', 'V'}, 2, 12};
constexpr RuleId kTable{{'E', 'V'}, 2, 10};
constexpr RuleId kOneTable{{'E', 'V'}, 3, 1};
constexpr RuleId kWishes{{'E', 'V'}, 2, 11};
constexpr RuleId kAward{{'E', 'V'}, 4, 2};
constexpr RuleId kEvent{{'E', 'V'}, 1, 1};
constexpr RuleId kAgreed{{'E', 'V'}, 3, 3};
constexpr RuleId kDealByDeal{{'E', 'V'}, 3, 4};
constexpr RuleId kClock{{'E', 'V'}, 9, 1};
constexpr RuleId kAnswered{{'E', 'V'}, 9, 3};
constexpr std::int64_t kMostPoints = 1'000'000'000;
constexpr std::int64_t kMostPits = 100;

Findings one(Finding finding) { return {std::move(finding)}; }

bool is_on_roster(const Tournament& now, const std::string& id) {
  return std::any_of(now.roster.begin(), now.roster.end(),
                     [&](const RosterLine& entry) { return entry.id == id; });
}

Findings strangers(const Tournament& now, const TournamentEvent& event) {
  for (const std::string& id : event.people)
    if (!is_on_roster(now, id)) return one(found_at("/people", {"event.wrong.stranger"}, kEvent));
  return {};
}

/// Those whom it is about are each named once, and are on the roster.
Findings not_these_people(const Tournament& now, const TournamentEvent& event, RuleId rule) {
  const std::set<std::string> once(event.people.begin(), event.people.end());
  if (once.size() != event.people.size())
    return one(found_at("/people", {"event.wrong.twice"}, rule));
  return strangers(now, event);
}

Findings out_of_rounds(const Plan& plan, int round) {
  if (round >= 1 && round <= plan.rounds) return {};
  return one(found_at("/round", round, {"finding.range"}, kEvent, from_to(1, plan.rounds)));
}

bool sits(const DrawnRound& round, Entrant who) {
  return std::any_of(round.tables.begin(), round.tables.end(), [who](const DrawnTable& table) {
    return std::find(table.seats.begin(), table.seats.end(), who) != table.seats.end();
  });
}

/// The first round from one on that has begun and in which somebody sits; 0: none.
int played_in(const Tournament& now, const std::string& id, int from) {
  const auto found = std::find_if(now.roster.begin(), now.roster.end(),
                                  [&](const RosterLine& entry) { return entry.id == id; });
  if (found == now.roster.end()) return 0;
  const auto who = static_cast<Entrant>(found - now.roster.begin());
  for (int round = from; round <= rounds_begun(now); ++round)
    if (sits(round_of(now, round), who)) return round;
  return 0;
}

Findings check_plan(const Plan& plan) {
  Findings found;
  const auto range = [&](std::string_view place, int given, int least, int most) {
    if (given < least || given > most)
      found.push_back(found_at(place, given, {"finding.range"}, kEvent, from_to(least, most)));
  };
  if (plan.title.empty()) found.push_back(missing_at("/title", kEvent));
  range("/rounds", plan.rounds, 1, kMostRounds);
  range("/deals", plan.deals, 0, 100);
  range("/minutes", plan.minutes, 0, kMostMinutes);
  range("/last_call", plan.last_call, 0, kMostMinutes);
  range("/seats", plan.seats, 3, 4);
  if (plan.seed < 1 || plan.seed > kMostSeed)
    found.push_back(
        found_at("/seed", {"finding.range"}, kEvent, from_to(1, static_cast<int>(kMostSeed))));
  range("/best", plan.ranking.best, 0, kMostRounds);
  range("/least", plan.ranking.least, 0, plan.rounds);
  if (of_pairs(plan.method) && !plan.partners)
    found.push_back(found_at("/method", {"event.wrong.no_partners"}, {{'E', 'V'}, 2, 3}));
  std::set<TieBreak> rungs(plan.ranking.ladder.begin(), plan.ranking.ladder.end());
  if (rungs.size() != plan.ranking.ladder.size())
    found.push_back(found_at("/ladder", {"finding.twice"}, {{'E', 'V'}, 6, 1}));
  return found;
}

/// Rounds that have begun stay, and so does what is played in them.
Findings check_other_plan(const Tournament& now, const Plan& plan) {
  if (Findings wrong = check_plan(plan); !wrong.empty()) return wrong;
  const int begun = rounds_begun(now);
  if (plan.rounds < begun)
    return one(
        found_at("/rounds", plan.rounds, {"finding.range"}, kLocked, from_to(begun, kMostRounds)));
  const bool same = plan.game == now.plan.game && plan.seats == now.plan.seats &&
                    plan.partners == now.plan.partners;
  if (begun == 0 || same || now.plan.game.empty()) return {};
  return one(found_at("/rules", {"event.wrong.other_game"}, kLocked));
}

Findings check_roster(const Tournament& now, const TournamentEvent& event) {
  if (event.people.empty()) return one(missing_at("/people", kEvent));
  if (Findings wrong = out_of_rounds(now.plan, event.round); !wrong.empty()) return wrong;
  const std::set<std::string> once(event.people.begin(), event.people.end());
  if (once.size() != event.people.size())
    return one(found_at("/people", {"event.wrong.twice"}, kEvent));
  std::size_t all = now.roster.size();
  for (const std::string& id : once) all += is_on_roster(now, id) ? 0U : 1U;
  if (all > kMostEntrants)
    return one(found_at("/people", static_cast<int>(all), {"finding.too_many"}, kEvent,
                        from_to(0, kMostEntrants)));
  if (event.absence == Absence::none) return {};
  for (const std::string& id : event.people)
    if (const int round = played_in(now, id, event.round); round != 0)
      return one(found_at("/round", event.round, {"event.wrong.has_played", {round}}, kLocked));
  return {};
}

/// Whether a damaged book lost something: then nobody can say whether it is missing from what is
/// left, and what was written down behind it is taken as it stands.
bool has_lost(const TournamentLog& log) {
  return std::any_of(log.events.begin(), log.events.end(),
                     [](const TournamentEvent& event) { return event.kind == EventKind::lost; });
}

/// Whether the club has said that it wants the opposite: together, and never at one table.
bool denies(const Tournament& now, const TournamentEvent& event) {
  if (event.wish == Wish::at_table) return false;
  const auto& others = event.wish == Wish::together ? now.wishes.apart : now.wishes.together;
  return std::any_of(others.begin(), others.end(), [&](const auto& two) {
    const std::set<std::string> ids{id_of(now, two.first), id_of(now, two.second)};
    return ids == std::set<std::string>(event.people.begin(), event.people.end());
  });
}

Findings check_wish(const TournamentLog& log, const Tournament& now, const TournamentEvent& event) {
  const std::set<std::string> once(event.people.begin(), event.people.end());
  const std::size_t needed = event.wish == Wish::at_table ? 1 : 2;
  if (event.people.size() != needed || once.size() != needed)
    return one(found_at("/people", {"event.wrong.wish"}, kWishes, std::to_string(needed)));
  if (Findings wrong = strangers(now, event); !wrong.empty()) return wrong;
  if (!event.off && !has_lost(log) && denies(now, event))
    return one(found_at("/people", {"event.wrong.wishes"}, kWishes));
  if (event.wish == Wish::at_table && event.table < 1)
    return one(found_at("/table", event.table, {"finding.range"}, kWishes, "1…"));
  return {};
}

/// Nobody sits twice, and with the others there are not more people than a tournament can have.
Findings check_seated_after_loss(const Tournament& now, const std::multiset<std::string>& seated) {
  std::set<std::string> all(seated.begin(), seated.end());
  if (all.size() != seated.size()) return one(found_at("/tables", {"event.wrong.twice"}, kEvent));
  for (const RosterLine& line : now.roster) all.insert(line.id);
  if (all.size() <= kMostEntrants) return {};
  return one(found_at("/tables", static_cast<int>(all.size()), {"finding.too_many"}, kEvent,
                      from_to(0, kMostEntrants)));
}

/// Everybody who is there sits once, or sits out, and nobody else does.
Findings check_seated(const TournamentLog& log, const Tournament& now,
                      const TournamentEvent& event) {
  std::multiset<std::string> seated(event.people.begin(), event.people.end());
  for (const auto& table : event.tables) seated.insert(table.begin(), table.end());
  if (has_lost(log)) return check_seated_after_loss(now, seated);
  std::multiset<std::string> there;
  for (const Entrant who : present(now, event.round)) there.insert(id_of(now, who));
  if (seated == there) return {};
  return one(found_at("/tables", {"event.wrong.seated", {event.round}}, kEvent));
}

Findings check_sizes(const Plan& plan, const TournamentEvent& event) {
  for (std::size_t i = 0; i < event.tables.size(); ++i) {
    const auto size = static_cast<int>(event.tables[i].size());
    if (size != plan.seats && !(plan.short_tables && size == plan.seats - 1))
      return one(found_at("/tables/" + std::to_string(i), size, {"event.wrong.table_size"}, kTable,
                          std::to_string(plan.seats)));
  }
  return {};
}

Findings check_draw(const TournamentLog& log, const Tournament& now, const TournamentEvent& event) {
  const int next = static_cast<int>(now.rounds.size()) + 1;
  const int most = std::min(now.plan.rounds, event.by_hand ? next - 1 : next);
  if (event.round < 1 || event.round > most)
    return one(found_at("/round", event.round, {"finding.range"}, kEvent, from_to(1, most)));
  if (event.round <= rounds_begun(now))
    return one(found_at("/round", event.round, {"event.wrong.locked", {event.round}}, kLocked));
  if (Findings wrong = check_seated(log, now, event); !wrong.empty()) return wrong;
  return check_sizes(now.plan, event);
}

Findings check_figures(const Plan& plan, const DrawnTable& table, const Figures& figures) {
  const auto count = static_cast<int>(figures_at(plan, table));
  const std::array<std::pair<std::string_view, const std::vector<std::int64_t>*>, 3> all{
      {{"/points", &figures.points}, {"/roem", &figures.roem}, {"/pits", &figures.pits}}};
  for (const auto& [place, values] : all) {
    if (values->empty() && place != "/points") continue;
    if (static_cast<int>(values->size()) != count)
      return one(found_at(place, static_cast<int>(values->size()), {"event.wrong.figures"},
                          kOneTable, std::to_string(count)));
    const std::int64_t least = place == "/points" ? -kMostPoints : 0;
    const std::int64_t most = place == "/pits" ? kMostPits : kMostPoints;
    for (const std::int64_t value : *values)
      if (value > most || value < least)
        return one(found_at(place, static_cast<int>(std::clamp(value, -kMostPoints, kMostPoints)),
                            {"finding.range"}, kOneTable));
  }
  return {};
}

/// The table was drawn in that round.
Findings check_place(const Tournament& now, const TournamentEvent& event) {
  if (table_of(now, event.round, event.table) != nullptr) return {};
  const int drawn = static_cast<int>(now.rounds.size());
  if (event.round < 1 || event.round > drawn)
    return one(found_at("/round", event.round, {"event.wrong.not_drawn", {event.round}}, kOneTable,
                        drawn == 0 ? "" : from_to(1, drawn)));
  const auto& tables = round_of(now, event.round).tables;
  return one(found_at("/table", event.table, {"event.wrong.no_table", {event.round, event.table}},
                      kOneTable, from_to(1, static_cast<int>(tables.size()))));
}

/// Who tells it on his phone is of the roster.
Findings check_result(const Tournament& now, const TournamentEvent& event) {
  if (Findings wrong = check_place(now, event); !wrong.empty()) return wrong;
  if (Findings wrong = strangers(now, event); !wrong.empty() || withdraws(event)) return wrong;
  return check_figures(now.plan, *table_of(now, event.round, event.table), event.figures);
}

Findings check_award(const Tournament& now, const TournamentEvent& event) {
  if (event.people.empty()) return one(missing_at("/people", kAward));
  if (Findings wrong = out_of_rounds(now.plan, event.round); !wrong.empty()) return wrong;
  if (event.points == 0 || event.points > kMostPoints || event.points < -kMostPoints)
    return one(found_at("/points", static_cast<int>(event.points), {"finding.range"}, kAward));
  return not_these_people(now, event, kAward);
}

Findings check_session(const Tournament& now, const TournamentEvent& event) {
  if (Findings wrong = check_place(now, event); !wrong.empty()) return wrong;
  if (event.session.empty()) return one(missing_at("/session", kDealByDeal));
  if (session_at(now, event.round, event.table) == nullptr) return {};
  return one(found_at("/table", event.table,
                      {"event.wrong.has_session", {event.round, event.table}}, kDealByDeal));
}

/// It is of a result that counts or could, by somebody who sits there.
Findings check_agreement(const Tournament& now, const TournamentEvent& event) {
  if (Findings wrong = check_place(now, event); !wrong.empty()) return wrong;
  if (event.people.size() != 1) return one(missing_at("/people", kAgreed));
  const DrawnTable& table = *table_of(now, event.round, event.table);
  const bool sits = std::any_of(table.seats.begin(), table.seats.end(), [&](Entrant who) {
    return id_of(now, who) == event.people.front();
  });
  if (!sits) return one(found_at("/people", {"event.wrong.not_there"}, kAgreed));
  const TableResult* result = result_of(now, event.round, event.table);
  if (result != nullptr &&
      std::any_of(result->told.begin(), result->told.end(),
                  [&](const ToldResult& told) { return told.entry == event.of; }))
    return {};
  return one(found_at("/of", event.of, {"event.wrong.told_anew"}, kAgreed));
}

Findings check_clock(const Tournament& now, const TournamentEvent& event) {
  const int drawn = static_cast<int>(now.rounds.size());
  if (event.round < 1 || event.round > drawn)
    return one(found_at("/round", event.round, {"event.wrong.not_drawn", {event.round}}, kClock,
                        drawn == 0 ? "" : from_to(1, drawn)));
  if (event.minutes < 0 || event.minutes > kMostMinutes)
    return one(
        found_at("/minutes", event.minutes, {"finding.range"}, kClock, from_to(0, kMostMinutes)));
  if (event.last_call < 0 || event.last_call > event.minutes)
    return one(found_at("/last_call", event.last_call, {"finding.range"}, kClock,
                        from_to(0, event.minutes)));
  if (event.minutes > 0 && event.begins.empty()) return one(missing_at("/begins", kClock));
  return {};
}

Findings check_call(const Tournament& now, const TournamentEvent& event) {
  if (Findings wrong = check_place(now, event); !wrong.empty()) return wrong;
  return strangers(now, event);
}

/// Of a call that waits, or of none; with a penalty, for somebody.
Findings check_answer(const Tournament& now, const TournamentEvent& event) {
  if (Findings wrong = check_place(now, event); !wrong.empty()) return wrong;
  const auto call = std::find_if(now.calls.begin(), now.calls.end(),
                                 [&](const TableCall& each) { return each.entry == event.of; });
  if (event.of != 0 && (call == now.calls.end() || call->answer != 0))
    return one(found_at("/of", event.of, {"event.wrong.no_call"}, kAnswered));
  if (event.of == 0 && event.text.empty()) return one(missing_at("/text", kAnswered));
  if ((event.points != 0) == event.people.empty())
    return one(found_at("/people", {"event.wrong.penalty"}, kAward));
  if (event.points > kMostPoints || event.points < -kMostPoints)
    return one(found_at("/points", static_cast<int>(event.points), {"finding.range"}, kAward));
  return not_these_people(now, event, kAnswered);
}

/// What is taken back has to be there, and nobody has played by it.
Findings check_void(const TournamentLog& log, const Tournament& now, const TournamentEvent& event) {
  const auto count = static_cast<Seq>(log.events.size());
  if (event.of < 2 || event.of > count)
    return one(found_at("/of", event.of, {"finding.range"}, kEvent, from_to(2, count)));
  const TournamentEvent& of = log.events[static_cast<std::size_t>(event.of) - 1];
  if (of.kind == EventKind::round_drawn && of.round <= rounds_begun(now))
    return one(found_at("/of", event.of, {"event.wrong.locked", {of.round}}, kLocked));
  return {};
}

bool may_when_closed(EventKind kind) {
  return kind == EventKind::reopened || kind == EventKind::discarded || kind == EventKind::voided ||
         kind == EventKind::note || kind == EventKind::lost;
}

/// Whether what was lost since it was closed may have opened it again.
bool may_be_reopened(const TournamentLog& log) {
  const auto last = std::find_if(log.events.rbegin(), log.events.rend(), [](const auto& event) {
    return event.kind == EventKind::lost || event.kind == EventKind::closed ||
           event.kind == EventKind::discarded;
  });
  return last != log.events.rend() && last->kind == EventKind::lost;
}

Findings check_fits(const TournamentLog& log, const Tournament& now, const TournamentEvent& event) {
  using enum EventKind;
  if (event.kind == reopened && !now.closed && !may_be_reopened(log))
    return one(found_at("", {"event.wrong.open"}, kEvent));
  if (event.kind == discarded && now.discarded)
    return one(found_at("", {"event.wrong.closed"}, kEvent));
  if (event.kind == opening_corrected) return check_other_plan(now, event.plan);
  if (event.kind == roster_changed) return check_roster(now, event);
  if (event.kind == wished) return check_wish(log, now, event);
  if (event.kind == round_drawn) return check_draw(log, now, event);
  if (event.kind == result_told) return check_result(now, event);
  if (event.kind == awarded) return check_award(now, event);
  if (event.kind == table_begun) return check_session(now, event);
  if (event.kind == result_agreed) return check_agreement(now, event);
  if (event.kind == clock_set) return check_clock(now, event);
  if (event.kind == referee_called) return check_call(now, event);
  if (event.kind == call_answered) return check_answer(now, event);
  return event.kind == voided ? check_void(log, now, event) : Findings{};
}

}  // namespace

Findings check(const TournamentLog& log, const TournamentEvent& event) {
  return check(log, tournament(log), event);
}

Findings check(const TournamentLog& log, const Tournament& now, const TournamentEvent& event) {
  if (!is_of_tournament(event.kind) || log.events.empty() != (event.kind == EventKind::opened))
    return one(found_at("", {"finding.book.event"}, kEvent));
  if (log.events.empty()) return check_plan(event.plan);
  if (now.closed && !may_when_closed(event.kind) && !may_be_reopened(log))
    return one(found_at("", {"event.wrong.closed"}, kEvent));
  return check_fits(log, now, event);
}

}  // namespace spadille
