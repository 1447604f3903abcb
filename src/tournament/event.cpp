#include "tournament/event.h"

#include <algorithm>
#include <map>

#include "session/in_force.h"

namespace spadille {
namespace {

/// Reads the events that count, one after the other.
class Reader {
 public:
  Reader(Tournament& tournament, std::map<std::string, Entrant>& places)
      : tournament_(tournament), places_(places) {}

  void read_all(const TournamentLog& log) {
    const std::vector<bool> counts = in_force(log.events);
    for (std::size_t i = 0; i < log.events.size(); ++i)
      if (counts[i]) read(log.events[i], static_cast<Seq>(i) + 1);
    drop_strays();
  }

  void read(const TournamentEvent& event, Seq seq) {
    using enum EventKind;
    const EventKind kind = event.kind;
    if (kind == opened || kind == opening_corrected) take(event.plan);
    if (kind == roster_changed) put_on_roster(event);
    if (kind == wished) wish(event);
    if (kind == round_drawn) draw(event);
    if (kind == result_told) tell(event, seq);
    if (kind == awarded) award(event);
    if (kind == table_begun)
      tournament_.sessions.push_back({event.round, event.table, event.session});
    if (kind == result_agreed) agree(event);
    if (kind == clock_set) set_clock(event);
    if (kind == referee_called) call(event, seq);
    if (kind == call_answered) answer(event, seq);
    if (kind == closed || kind == reopened || kind == discarded) {
      tournament_.closed = kind != reopened;
      tournament_.discarded = kind == discarded;
    }
  }

 private:
  Entrant entrant(const std::string& id) {
    const auto next = static_cast<Entrant>(tournament_.roster.size());
    const auto [place, is_new] = places_.try_emplace(id, next);
    if (is_new) tournament_.roster.push_back({id, {}});
    return place->second;
  }
  std::vector<Entrant> entrants(const std::vector<std::string>& ids) {
    std::vector<Entrant> all;
    all.reserve(ids.size());
    for (const std::string& id : ids) all.push_back(entrant(id));
    return all;
  }

  /// Rounds that are no longer played are no longer drawn.
  void take(const Plan& plan) {
    tournament_.plan = plan;
    if (auto& rounds = tournament_.rounds; static_cast<int>(rounds.size()) > plan.rounds)
      rounds.resize(static_cast<std::size_t>(plan.rounds));
  }

  void put_on_roster(const TournamentEvent& event) {
    for (const Entrant who : entrants(event.people))
      tournament_.roster[static_cast<std::size_t>(who)].presences.push_back(
          {event.round, event.absence});
  }

  void wish(const TournamentEvent& event) {
    Wishes& wishes = tournament_.wishes;
    const std::vector<Entrant> who = entrants(event.people);
    if (event.wish == Wish::at_table)
      return put(wishes.at_table, std::pair(who.front(), event.table), event.off);
    const auto [first, second] = std::minmax(who.front(), who.back());
    put(event.wish == Wish::together ? wishes.together : wishes.apart, std::pair(first, second),
        event.off);
  }
  template <typename T>
  static void put(std::vector<T>& all, const T& one, bool off) {
    std::erase(all, one);
    if (!off) all.push_back(one);
  }

  void draw(const TournamentEvent& event) {
    DrawnRound round{{}, entrants(event.people)};
    for (const auto& table : event.tables)
      round.tables.push_back({static_cast<int>(round.tables.size()) + 1, entrants(table)});
    auto& rounds = tournament_.rounds;
    const auto at = std::min(static_cast<std::size_t>(event.round) - 1, rounds.size());
    if (event.by_hand && at < rounds.size()) {
      rounds[at] = std::move(round);
    } else {
      rounds.resize(at);
      rounds.push_back(std::move(round));
    }
  }

  void tell(const TournamentEvent& event, Seq seq) {
    auto& results = tournament_.results;
    auto found = std::find_if(results.begin(), results.end(), [&](const TableResult& result) {
      return result.round == event.round && result.table == event.table;
    });
    if (found == results.end())
      found = results.insert(results.end(), {event.round, event.table, {}});
    const Entrant by = first_of(event);
    std::erase_if(found->told, [&](const ToldResult& told) {
      return told.source == event.source && told.by == by;
    });
    for (ToldResult& told : found->told) std::erase(told.agreed, by);  // he says otherwise now
    if (!withdraws(event)) found->told.push_back({event.source, event.figures, seq, by, {}});
    if (found->told.empty()) results.erase(found);
  }

  /// Who it was; −1: nobody said.
  Entrant first_of(const TournamentEvent& event) {
    return event.people.empty() ? -1 : entrant(event.people.front());
  }

  void agree(const TournamentEvent& event) {
    for (TableResult& result : tournament_.results)
      for (ToldResult& told : result.told)
        if (told.entry == event.of) put(told.agreed, first_of(event), false);
  }

  void set_clock(const TournamentEvent& event) {
    auto& clocks = tournament_.clocks;
    std::erase_if(clocks, [&](const RoundClock& clock) { return clock.round == event.round; });
    if (event.minutes > 0)
      clocks.push_back({event.round, event.begins, event.minutes, event.last_call});
  }

  void call(const TournamentEvent& event, Seq seq) {
    tournament_.calls.push_back({event.round, event.table, first_of(event), event.text, seq, 0});
  }

  void answer(const TournamentEvent& event, Seq seq) {
    for (TableCall& call : tournament_.calls)
      if (call.entry == event.of) call.answer = seq;
    tournament_.rulings.push_back({event.round, event.table, event.text, event.clause,
                                   entrants(event.people), event.points, seq});
    if (event.points != 0) award(event);
  }

  void award(const TournamentEvent& event) {
    for (const Entrant who : entrants(event.people))
      tournament_.awards.push_back({event.round, who, event.points, event.text});
  }

  /// Results of tables that are not drawn any more.
  void drop_strays() {
    std::erase_if(tournament_.results, [&](const TableResult& result) {
      return table_of(tournament_, result.round, result.table) == nullptr;
    });
    std::erase_if(tournament_.sessions, [&](const TableSession& each) {
      return table_of(tournament_, each.round, each.table) == nullptr;
    });
  }

  Tournament& tournament_;
  std::map<std::string, Entrant>& places_;
};

const TournamentEvent* at(const TournamentLog& log, Seq seq) {
  const auto place = static_cast<std::size_t>(seq) - 1;
  return place < log.events.size() ? &log.events[place] : nullptr;
}

/// What people at the tables have said is theirs: whoever undoes means his own.
bool can_be_undone(EventKind kind) {
  using enum EventKind;
  return kind != opened && kind != voided && kind != lost && kind != result_agreed &&
         kind != referee_called;
}

/// Whether a draw goes on with the next round what it began with this one. Drawn again from the
/// same round on it is another one.
bool draws_on(const TournamentEvent& one, const TournamentEvent& next) {
  return one.kind == EventKind::round_drawn && next.kind == EventKind::round_drawn &&
         one.group != 0 && one.group == next.group && next.round == one.round + 1;
}

/// Whether the later of two entries belongs to what was done with the other.
bool goes_on(const TournamentLog& log, Seq one, Seq next) {
  if (next == one + 1 && at(log, next)->joined) return true;
  return draws_on(*at(log, one), *at(log, next));
}

}  // namespace

std::vector<bool> in_force(std::span<const TournamentEvent> log) {
  return in_force(log, [](const TournamentEvent& event) { return event.of; });
}

Tournament tournament(const TournamentLog& log) {
  Tournament now;
  std::map<std::string, Entrant> places;
  Reader(now, places).read_all(log);
  return now;
}

GrowingTournament::GrowingTournament(TournamentLog log) : log_(std::move(log)) {
  Reader(now_, places_).read_all(log_);
}

Findings GrowingTournament::add(TournamentEvent event) {
  Findings found = check(log_, now_, event);
  if (has_error(found)) return found;
  log_.events.push_back(std::move(event));
  if (log_.events.back().kind == EventKind::voided) {
    now_ = {};
    places_.clear();
    Reader(now_, places_).read_all(log_);
  } else {
    Reader(now_, places_).read(log_.events.back(), static_cast<Seq>(log_.events.size()));
  }
  return found;
}

std::string rules_of(const TournamentLog& log) {
  const std::vector<bool> counts = in_force(log.events);
  for (std::size_t i = log.events.size(); i-- > 0;) {
    const EventKind kind = log.events[i].kind;
    if (counts[i] && (kind == EventKind::opened || kind == EventKind::opening_corrected))
      return log.events[i].rules;
  }
  return {};
}

std::vector<TournamentEvent> at_once(std::vector<TournamentEvent> events) {
  for (std::size_t i = 1; i < events.size(); ++i) events[i].joined = true;
  return events;
}

std::vector<Seq> undone_next(const TournamentLog& log) {
  const std::vector<bool> counts = in_force(log.events);
  std::vector<Seq> all;
  for (std::size_t i = log.events.size(); i-- > 0;) {
    const TournamentEvent& event = log.events[i];
    if (!counts[i] || !can_be_undone(event.kind)) continue;
    const Seq seq = static_cast<Seq>(i) + 1;
    if (!all.empty() && !goes_on(log, seq, all.back())) break;
    all.push_back(seq);
  }
  return all;
}

std::vector<Seq> redone_next(const TournamentLog& log) {
  const std::vector<bool> counts = in_force(log.events);
  std::vector<Seq> all;
  for (std::size_t i = log.events.size(); i-- > 0;) {
    const TournamentEvent& event = log.events[i];
    if (event.kind != EventKind::voided) break;
    const TournamentEvent* of = at(log, event.of);
    if (!counts[i] || of == nullptr || of->kind == EventKind::voided) continue;
    if (!can_be_undone(of->kind)) continue;  // a call that was withdrawn
    if (!all.empty() && !goes_on(log, at(log, all.back())->of, event.of)) break;
    all.push_back(static_cast<Seq>(i) + 1);
  }
  return all;
}

}  // namespace spadille
