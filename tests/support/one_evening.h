#pragma once

#include <gtest/gtest.h>

#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {

/// An evening of four people in a book of its own.
struct OneEvening : testing::Test {
  TemporaryBook here{};
  Desk desk{};

  [[nodiscard]] Names names() { return must(names_in(here.book)); }
  void begin(const std::string& rules, const std::vector<std::string>& deals = {}) {
    desk = play(here.book, rules, "2026-01-05", {"Ann", "Bob", "Chris", "Dora"}, deals);
  }
  void write(const Event& event) { must(write_down(here.book, desk, event)); }
  void record(const std::string& deal) {
    must(record_deal(here.book, desk, must(deal_told(place_of_next(desk, names()), deal))));
  }
  /// From the beginning.
  void correct_rules(const AnyRules& rules) {
    Event event = desk.table.history.opening;
    event.kind = EventKind::opening_corrected;
    event.rules = rules;
    write(event);
  }
};

}  // namespace spadille::tests
