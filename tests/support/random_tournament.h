#pragma once

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "codec/log_document.h"

namespace spadille::tests {

/// Makes tournaments as a book may hold them: people come and go, rounds are drawn and drawn anew,
/// results told, taken back and told differently. Every event was right when it was written down.
class RandomTournament {
 public:
  explicit RandomTournament(std::uint32_t seed) : random_(seed) {}

  /// A log of an opening and `events` events more.
  TournamentLog log(int events) {
    log_ = {};
    EXPECT_TRUE(add(opening(EventKind::opened)));
    for (int i = 0; i < events;)
      if (add(any_event())) ++i;
    return log_;
  }

  /// The same as it would be stored; ids and times are made up.
  StoredSession stored(const TournamentLog& log) {
    StoredSession session{id(), std::string(kTournament), {}, {}};
    for (const TournamentEvent& event : log.events)
      session.events.push_back({.id = id(),
                                .kind = event.kind,
                                .format = kPayloadFormat,
                                .payload = payload(event),
                                .at = "2026-11-20T19:30:00Z",
                                .device = "00000000-0000-4000-b000-000000000001"});
    return session;
  }

  static std::vector<Player> people() {
    std::vector<Player> all;
    for (int i = 0; i < kPeople; ++i)
      all.push_back({.id = person(i), .name = "P" + std::to_string(i)});
    return all;
  }

  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }

 private:
  static constexpr int kPeople = 14;

  static std::string person(int n) {
    return "00000000-0000-4000-9000-0000000000" + std::to_string(10 + n);
  }
  std::string id() { return "00000000-0000-4000-a000-" + std::to_string(100'000'000'000 + ++ids_); }
  std::string anybody() { return person(below(kPeople)); }

  /// Read as a book would read it.
  bool add(const TournamentEvent& event) {
    return !has_error(add_event(log_, event.kind, payload(event)));
  }

  TournamentEvent opening(EventKind kind) {
    TournamentEvent event{.kind = kind};
    event.plan = {.title = "A \"tournament\" at H\u00e9l\u00e8ne's \\",
                  .date = "2026-11-20",
                  .game = "klaverjas",
                  .rounds = 2 + below(4),
                  .short_tables = below(2) == 0};
    return event;
  }

  TournamentEvent any_event() {
    const int what = below(25);
    if (what < 4) return roster();
    if (what < 8) return draw();
    if (what < 14) return told();
    if (what < 16) return {.kind = EventKind::voided, .of = 1 + below(head())};
    if (what < 17) return opening(EventKind::opening_corrected);
    if (what < 18)
      return {.kind = EventKind::wished, .people = {anybody(), anybody()}, .off = below(2) == 0};
    if (what < 19)
      return {.kind = EventKind::awarded,
              .round = 1,
              .people = {anybody()},
              .points = below(200) - 100,
              .text = "late"};
    if (what >= 20) return of_the_room(what);
    const std::array kinds{EventKind::closed, EventKind::discarded, EventKind::reopened,
                           EventKind::reopened, EventKind::note};
    return {.kind = kinds[static_cast<std::size_t>(below(5))], .joined = below(2) == 0};
  }

  /// What happens at the tables beside results.
  TournamentEvent of_the_room(int what) {
    TournamentEvent event{.round = 1 + below(3), .table = 1 + below(3)};
    if (what == 20) {
      event.kind = EventKind::table_begun, event.session = id();
    } else if (what == 21) {
      event.kind = EventKind::result_agreed, event.of = 1 + below(head());
      event.people = {anybody()};
    } else if (what == 22) {
      event.kind = EventKind::clock_set, event.begins = "2026-11-20T19:30:00Z";
      event.minutes = below(60), event.last_call = below(event.minutes + 1), event.table = 0;
    } else if (what == 23) {
      event.kind = EventKind::referee_called, event.text = "a revoke";
      if (below(2) == 0) event.people = {anybody()};
    } else {
      event.kind = EventKind::call_answered, event.of = below(head()), event.text = "counts";
      event.clause = "KJ-8.3";
      if (below(2) == 0) event.people = {anybody()}, event.points = -100;
    }
    return event;
  }

  int head() const { return static_cast<int>(log_.events.size()); }

  TournamentEvent roster() {
    TournamentEvent event{.kind = EventKind::roster_changed, .round = 1 + below(3)};
    event.absence = below(3) > 0 ? Absence::none : static_cast<Absence>(below(4));
    for (int i = 0; i < kPeople; ++i)
      if (below(2) == 0) event.people.push_back(person(i));
    return event;
  }

  /// Whoever is there, in any order, at tables of four.
  TournamentEvent draw() {
    const Tournament now = tournament(log_);
    TournamentEvent event{.kind = EventKind::round_drawn, .by_hand = below(3) == 0};
    event.round = 1 + below(static_cast<int>(now.rounds.size()) + 1);
    for (const Entrant who : present(now, event.round))
      event.people.push_back(now.roster[static_cast<std::size_t>(who)].id);
    std::shuffle(event.people.begin(), event.people.end(), random_);
    while (event.people.size() >= 4) {
      event.tables.emplace_back(event.people.end() - 4, event.people.end());
      event.people.resize(event.people.size() - 4);
    }
    return event;
  }

  TournamentEvent told() {
    TournamentEvent event{.kind = EventKind::result_told};
    event.round = 1 + below(3);
    event.table = 1 + below(3);
    event.source = static_cast<ToldBy>(below(5));
    event.figures.points = {below(3000), below(3000)};
    if (below(2) == 0) event.figures.roem = {20 * below(9), 20 * below(9)};
    return event;
  }

  std::mt19937 random_;
  TournamentLog log_{};
  int ids_ = 0;
};

}  // namespace spadille::tests
