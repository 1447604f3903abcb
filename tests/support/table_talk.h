#pragma once

#include <string_view>

#include <gtest/gtest.h>

#include "app/record/events.h"
#include "app/record/opening.h"
#include "app/record/session_view.h"
#include "app/rulebook/rules.h"

namespace spadille::tests {

/// Opens a session under a preset's rules. REQUIRES: all of it is right.
inline Desk begin(Book& book, std::string_view preset, const std::vector<std::string>& players,
                  const std::string& date = "2026-11-20") {
  Opening opening{.rules = *preset_rules(preset), .date = date, .players = players};
  const auto event = opening_event(book, opening);
  auto desk = begin_session(book, event.value());
  return std::move(desk.value());
}

/// Records a deal told in short.
inline void play(Book& book, Desk& desk, std::string_view deal) {
  const auto names = names_in(book);
  const auto told = deal_told(place_of_next(desk, *names), deal);
  ASSERT_TRUE(told) << deal;
  ASSERT_TRUE(record_deal(book, desk, *told)) << deal;
}

/// Corrects the deal of a number.
inline void correct(Book& book, Desk& desk, int number, std::string_view deal) {
  const auto names = names_in(book);
  const auto told = deal_told(place_of(desk, *names, number), deal);
  ASSERT_TRUE(told) << deal;
  ASSERT_TRUE(write_down(book, desk, correction(seq_of_deal(desk, number), *told, "why")));
}

inline void write(Book& book, Desk& desk, EventKind kind, Said said = {}) {
  ASSERT_TRUE(write_down(book, desk, simple_event(kind, said)));
}

/// An evening at Euchre: four people, three deals. Its events: opened, then the deals.
inline Desk euchre_evening(Book& book, const std::string& date = "2026-11-20") {
  Desk desk = begin(book, "euchre/seed", {"Ann", "Bob", "Chris", "Dora"}, date);
  for (const char* deal : {"N 3", "E 5", "S alone 5"}) play(book, desk, deal);
  return desk;
}

}  // namespace spadille::tests
