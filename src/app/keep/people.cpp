#include "app/keep/people.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <set>

#include "app/kept_text.h"
#include "app/record/desk.h"
#include "app/tournament/tournament_desk.h"
#include "codec/plain_text.h"
#include "core/ascii.h"
#include "text/names.h"

namespace spadille {
namespace {

Outcome<void> outcome(Expected<void> done) {
  if (!done) return tl::unexpected(Refusal(done.error()));
  return {};
}

/// REQUIRES: an id of the book.
Player player_of(const Names& names, const std::string& id) {
  for (const Player& player : names.players())
    if (player.id == id) return player;
  return {.id = id};
}

Filter everything() {
  Filter filter;
  filter.limit = std::numeric_limits<int>::max();
  return filter;
}

bool holds(const std::vector<std::string>& some, const Names& names, const std::string& person) {
  return std::any_of(some.begin(), some.end(),
                     [&](const std::string& id) { return names.current(id) == person; });
}

/// Whether two people were at this table at the same time, playing or waiting.
bool sat_together(const Desk& desk, const Names& names, const std::string& a,
                  const std::string& b) {
  const std::vector<Seating>& seatings = desk.table.scored.seatings;
  return std::any_of(seatings.begin(), seatings.end(), [&](const Seating& seating) {
    const auto there = [&](const std::string& person) {
      return holds(seating.players, names, person) || holds(seating.waiting, names, person);
    };
    return there(a) && there(b);
  });
}

/// Every session at which this entry sat; also those that were thrown away, which can come back.
Outcome<std::vector<Listed>> sessions_of(Book& book, const std::string& entry) {
  std::vector<Listed> all;
  for (const auto state : {std::optional<Summary::State>(), {Summary::State::discarded}}) {
    Filter filter = everything();
    filter.player = entry;
    filter.state = state;
    auto some = book.store.list(filter);
    if (!some) return tl::unexpected(Refusal(some.error()));
    std::move(some->begin(), some->end(), std::back_inserter(all));
  }
  return all;
}

/// The first session at which both were at the table at the same time.
Outcome<std::optional<SessionId>> session_together(Book& book, const Names& names,
                                                   const std::string& a, const std::string& b) {
  for (const std::string& id : names.all_of(a)) {
    const auto sessions = sessions_of(book, id);
    if (!sessions) return tl::unexpected(sessions.error());
    for (const Listed& session : *sessions) {
      if (!holds(session.summary.players, names, b)) continue;
      const auto desk = open_session(book, session.id);
      if (!desk) return tl::unexpected(desk.error());
      if (sat_together(*desk, names, a, b)) return std::optional(session.id);
    }
  }
  return std::optional<SessionId>();
}

/// Whether two people are named in what was written down about a tournament, also in what was taken
/// back and can be done again: each has a line of its ranking.
bool named_together(const TournamentLog& log, const Names& names, const std::string& a,
                    const std::string& b) {
  const auto is_named = [&](const std::string& person) {
    return std::any_of(log.events.begin(), log.events.end(), [&](const TournamentEvent& event) {
      return holds(event.people, names, person) ||
             std::any_of(event.tables.begin(), event.tables.end(),
                         [&](const auto& table) { return holds(table, names, person); });
    });
  };
  return is_named(a) && is_named(b);
}

/// The first tournament in which both are; also one that was thrown away, which can come back.
Outcome<std::optional<SessionId>> tournament_together(Book& book, const Names& names,
                                                      const std::string& a, const std::string& b) {
  const auto all = book.store.list(
      {.game = std::string(kTournament), .thrown_away_too = true, .limit = 1'000'000});
  if (!all) return tl::unexpected(Refusal(all.error()));
  for (const Listed& listed : *all) {
    const auto desk = open_tournament(book, listed.id);
    if (!desk) return tl::unexpected(desk.error());
    if (named_together(desk->log, names, a, b)) return std::optional(listed.id);
  }
  return std::optional<SessionId>();
}

/// At how many sessions any of these entries was: one may have come for another in the middle.
Expected<int> sessions_of_any(Book& book, const std::vector<std::string>& entries) {
  std::set<SessionId> all;
  for (const std::string& entry : entries) {
    Filter filter = everything();
    filter.player = entry;
    const auto some = book.store.list(filter);
    if (!some) return tl::unexpected(some.error());
    for (const Listed& session : *some) all.insert(session.id);
  }
  return static_cast<int>(all.size());
}

using Attendances = std::map<std::string, Attendance>;

Expected<Attendances> attendances(Book& book) {
  auto listed = book.store.attendances();
  if (!listed) return tl::unexpected(listed.error());
  Attendances all;
  for (Attendance& each : *listed) all[each.player] = std::move(each);
  return all;
}

/// Counts what all entries of this person come to.
Expected<void> count(Book& book, ListedPerson& person, const std::vector<std::string>& entries,
                     const Attendances& attendances) {
  std::vector<std::string> there;
  for (const std::string& entry : entries) {
    const auto found = attendances.find(entry);
    if (found == attendances.end()) continue;
    there.push_back(entry);
    person.sessions = found->second.sessions;
    person.last = std::max(person.last, found->second.last);
  }
  if (there.size() < 2) return {};
  const auto together = sessions_of_any(book, there);
  if (!together) return tl::unexpected(together.error());
  person.sessions = *together;
  return {};
}

}  // namespace

Expected<std::vector<ListedPerson>> people(Book& book, const Names& names, bool all) {
  const auto attended = attendances(book);
  if (!attended) return tl::unexpected(attended.error());
  std::vector<ListedPerson> people;
  for (const Player& player : names.players()) {
    if (!player.merged_into.empty()) continue;
    if (!all && (player.hidden || player.name.empty())) continue;
    ListedPerson& person = people.emplace_back();
    person.id = player.id;
    person.name = player.name;
    person.hidden = player.hidden;
    const std::vector<std::string> entries = names.all_of(player.id);
    for (const std::string& id : entries)
      if (const Player entry = player_of(names, id); id != player.id && !entry.name.empty())
        person.merged.push_back(entry.name);
    if (const auto done = count(book, person, entries, *attended); !done)
      return tl::unexpected(done.error());
  }
  std::stable_sort(people.begin(), people.end(),
                   [](const ListedPerson& a, const ListedPerson& b) { return a.name < b.name; });
  return people;
}

Outcome<void> merge_people(Book& book, const Names& names, const std::string& entry,
                           const std::string& into) {
  const std::string from = names.current(entry);
  const std::string to = names.current(into);
  if (from == to) return tl::unexpected(misused("review.error.same_person", names.of(from)));
  const auto together = session_together(book, names, from, to);
  if (!together) return tl::unexpected(together.error());
  if (*together)
    return tl::unexpected(misused("review.error.two_people", "#" + std::to_string(**together)));
  const auto met = tournament_together(book, names, from, to);
  if (!met) return tl::unexpected(met.error());
  if (*met) return tl::unexpected(misused("event.error.two_people", "#" + std::to_string(**met)));
  Player player = player_of(names, from);
  player.merged_into = to;
  return outcome(book.store.mark(player));
}

Outcome<void> split_person(Book& book, const Names& names, std::string_view said) {
  const std::string entry = composed(said);
  std::vector<Player> meant;
  for (const Player& player : names.players())
    if (!player.merged_into.empty() && !entry.empty() &&
        (player.name == entry || player.id == entry))
      meant.push_back(player);
  if (meant.empty()) return tl::unexpected(misused("review.error.not_merged", visible(entry)));
  if (meant.size() > 1) return tl::unexpected(misused("review.error.several", visible(entry)));
  meant.front().merged_into.clear();
  return outcome(book.store.mark(meant.front()));
}

Outcome<std::string> rename_person(Book& book, const Names& names, const std::string& person,
                                   const std::string& name) {
  Player player = player_of(names, names.current(person));
  if (const auto fault = fault_of_name(name)) return tl::unexpected(misused(*fault, visible(name)));
  const std::string clean = clean_name(name);
  for (const Player& other : names.players())
    if (other.merged_into.empty() && other.id != player.id && look_of(other.name) == look_of(clean))
      return tl::unexpected(misused("review.error.name_taken", visible(clean)));
  player.name = clean;
  if (auto done = book.store.put(player); !done) return tl::unexpected(Refusal(done.error()));
  return clean;
}

Outcome<void> hide_person(Book& book, const Names& names, const std::string& person, bool hidden) {
  Player player = player_of(names, names.current(person));
  player.hidden = hidden;
  return outcome(book.store.mark(player));
}

Outcome<void> forget_person(Book& book, const Names& names, const std::string& person) {
  const std::vector<std::string> entries = names.all_of(person);
  const bool known = std::any_of(entries.begin(), entries.end(), [&](const std::string& id) {
    return !player_of(names, id).name.empty();
  });
  if (!known) return tl::unexpected(misused("review.error.forgotten", visible(person)));
  return outcome(book.store.all_or_nothing([&]() -> Expected<void> {
    for (const std::string& id : entries) {
      Player player = player_of(names, id);
      player.name.clear();
      if (auto done = book.store.put(player); !done) return done;
    }
    return {};
  }));
}

}  // namespace spadille
