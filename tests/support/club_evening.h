#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "app/tournament/tournament_desk.h"

namespace spadille::tests {

/// "00000000-0000-4000-9000-000000000011" and so on.
inline std::string member(int n) {
  return "00000000-0000-4000-9000-0000000000" + std::to_string(10 + n);
}

/// Enters members of a club: M1, M2 and so on.
inline std::vector<std::string> enter_members(Book& book, int count) {
  std::vector<std::string> ids;
  for (int n = 1; n <= count; ++n) {
    ids.push_back(member(n));
    EXPECT_TRUE(book.store.put(Player{.id = ids.back(), .name = "M" + std::to_string(n)}));
  }
  return ids;
}

inline TournamentEvent club_plan() {
  return {.kind = EventKind::opened,
          .plan = {.title = "Club evening",
                   .place = "Hall",
                   .date = "2026-11-20",
                   .game = "klaverjas",
                   .rounds = 3,
                   .deals = 16}};
}

inline TournamentEvent on_roster(const std::vector<std::string>& ids) {
  return {.kind = EventKind::roster_changed, .round = 1, .people = ids};
}

/// A round drawn as the director wrote it down: tables of four in this order.
inline TournamentEvent drawn(int round, const std::vector<std::string>& ids) {
  TournamentEvent event{.kind = EventKind::round_drawn, .round = round};
  for (std::size_t i = 0; i + 4 <= ids.size(); i += 4)
    event.tables.push_back({ids[i], ids[i + 1], ids[i + 2], ids[i + 3]});
  return event;
}

inline TournamentEvent result(int round, int table, std::int64_t one, std::int64_t other) {
  return {.kind = EventKind::result_told,
          .round = round,
          .table = table,
          .figures = {.points = {one, other}}};
}

inline void write(Book& book, TournamentDesk& desk, const TournamentEvent& event) {
  ASSERT_TRUE(write_down(book, desk, {event}));
}

/// A tournament of eight people at two tables. Its events: opened, the roster, a round drawn.
inline TournamentDesk drawn_evening(Book& book) {
  const std::vector<std::string> ids = enter_members(book, 8);
  TournamentDesk desk = begin_tournament(book, club_plan()).value();
  for (const TournamentEvent& event : {on_roster(ids), drawn(1, ids)}) write(book, desk, event);
  return desk;
}

/// The same with the results of both tables.
inline TournamentDesk club_evening(Book& book) {
  TournamentDesk desk = drawn_evening(book);
  for (const TournamentEvent& event : {result(1, 1, 2000, 1500), result(1, 2, 1800, 1700)})
    write(book, desk, event);
  return desk;
}

}  // namespace spadille::tests
