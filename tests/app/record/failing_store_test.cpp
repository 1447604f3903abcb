// Whatever the book is asked for can fail: each use-case says so, with the book's own reason, and
// takes nothing for done.
#include "tests/support/failing_store.h"

#include <gtest/gtest.h>

#include "app/exchange/exporting.h"
#include "app/exchange/importing.h"
#include "app/keep/house_rules.h"
#include "app/keep/people.h"
#include "app/keep/verify.h"
#include "app/people/names.h"
#include "app/referee/precedents.h"
#include "app/review/season.h"
#include "app/review/statistics.h"
#include "tests/support/any.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

template <typename T>
std::string why(const Expected<T>& done) {
  return done ? "" : std::string(done.error().message.key);
}
template <typename T>
std::string why(const Outcome<T>& done) {
  return refusal(done);
}

/// A book with two sessions at Euchre, the first with a correction; Zoe is an entry by herself.
struct Evenings {
  TemporaryBook here{};
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3", "Bob 5"});
  Names names{};
  Evenings() {
    play(here.book, "euchre/seed", "2026-01-12", {"Bob", "Ann", "Eve", "Dora"}, {"Bob 4"});
    must(here.store->put(Player{.id = here.book.new_id(), .name = "Zoe"}));
    must(write_down(here.book, desk, correction(seq_of_deal(desk, 1), first(), "")));
    must(save_rules(here.book, "Friday", *preset_rules("euchre/seed")));
    names = must(names_in(here.book));
  }
  static const AnyDeal& first() {
    static const AnyDeal deal = any(euchre::Deal{.maker = seat(0), .tricks = 4});
    return deal;
  }
  std::string id(std::string_view name) const { return must(person_meant(names, name)); }
};

using Work = std::function<std::string(Book&, Evenings&)>;

/// Lets one call after the other fail, each in a book of its own, until none is left.
void expect_told(const Work& work) {
  for (int number = 1; number < 100; ++number) {
    Evenings evenings;
    FailingStore store(*evenings.here.store, number);
    Book book{store, evenings.here.book.now, evenings.here.book.today, evenings.here.book.new_id};
    const std::string said = work(book, evenings);
    if (!store.has_failed()) {
      EXPECT_EQ(said, "") << "nothing failed";
      EXPECT_GT(number, 1) << "it asks for nothing";
      return;
    }
    EXPECT_EQ(said, FailingStore::kWhy) << "call " << number;
  }
  FAIL() << "it never ends";
}

TEST(FailingBook, sessions_are_not_opened_nor_begun) {
  expect_told([](Book& book, Evenings&) { return why(open_session(book, 1)); });
  expect_told([](Book& book, Evenings&) {
    const auto event = opening_event(
        book, {.rules = *preset_rules("euchre/seed"), .players = {"Ann", "Finn", "Gus", "Hal"}});
    return event ? why(begin_session(book, *event)) : why(event);
  });
}

TEST(FailingBook, what_was_not_written_is_not_on_the_desk) {
  expect_told([](Book& book, Evenings& evenings) {
    const Desk before = evenings.desk;
    const auto done = record_deal(book, evenings.desk, Evenings::first());
    if (!done) {
      EXPECT_TRUE(evenings.desk.table == before.table);
    }
    return why(done);
  });
}

TEST(FailingBook, openings_are_not_corrected_and_seats_not_changed) {
  expect_told([](Book& book, Evenings& evenings) {
    return why(opening_correction(book, evenings.desk, {.title = "Club"}));
  });
  expect_told([](Book& book, Evenings& evenings) {
    return why(opening_correction(book, evenings.desk,
                                  {.from = 2, .players = {"Ann", "Bob", "Chris", "Gus"}}));
  });
  expect_told([](Book& book, Evenings& evenings) {
    return why(seats_event(book, evenings.desk, {"Ann", "Bob", "Chris", "Gus"}, {"Hal"}, false));
  });
}

TEST(FailingBook, people_stay_as_they_are) {
  expect_told(
      [](Book& book, Evenings& evenings) { return why(people(book, evenings.names, true)); });
  expect_told([](Book& book, Evenings& evenings) {
    return why(merge_people(book, evenings.names, evenings.id("Zoe"), evenings.id("Ann")));
  });
  expect_told([](Book& book, Evenings& evenings) {
    return why(rename_person(book, evenings.names, evenings.id("Zoe"), "Yves"));
  });
  expect_told([](Book& book, Evenings& evenings) {
    return why(hide_person(book, evenings.names, evenings.id("Zoe"), true));
  });
  expect_told([](Book& book, Evenings& evenings) {
    return why(forget_person(book, evenings.names, evenings.id("Zoe")));
  });
  expect_told([](Book& book, Evenings& evenings) {
    must(merge_people(evenings.here.book, evenings.names, evenings.id("Zoe"), evenings.id("Ann")));
    return why(split_person(book, must(names_in(evenings.here.book)), "Zoe"));
  });
}

TEST(FailingBook, figures_are_not_shown_in_part) {
  const Span span{"euchre", "", ""};
  expect_told(
      [&](Book& book, Evenings& evenings) { return why(season(book, evenings.names, span, {})); });
  expect_told([&](Book& book, Evenings& evenings) {
    return why(statistics(book, evenings.names, evenings.id("Ann"), span, Period::year));
  });
  expect_told([&](Book& book, Evenings& evenings) {
    return why(statistics(book, evenings.names, "", span));
  });
  expect_told([&](Book& book, Evenings& evenings) {
    return why(head_to_head(book, evenings.names, evenings.id("Ann"), evenings.id("Bob"), span));
  });
  expect_told([](Book& book, Evenings& evenings) {
    const euchre::Incident revoke{.what = euchre::Incident::What::revoke};
    return why(precedents(book, evenings.names, any(revoke)));
  });
}

TEST(FailingBook, house_rules_stay_as_they_are) {
  expect_told([](Book& book, Evenings&) { return why(house_rules(book)); });
  expect_told([](Book& book, Evenings&) {
    return why(save_rules(book, "Friday", *preset_rules("euchre/cornwall")));
  });
  expect_told([](Book& book, Evenings&) { return why(remove_rules(book, "Friday")); });
}

TEST(FailingBook, exports_are_whole_or_refused) {
  expect_told([](Book& book, Evenings&) { return why(all_sessions(book)); });
  expect_told(
      [](Book& book, Evenings& evenings) { return why(session_as_log(book, evenings.names, 1)); });
}

/// Takes a text into a book that has nothing of it yet.
std::string import(Book& book, std::string_view text) {
  auto importer = Importer::begin(book);
  if (!importer) return why(importer);
  return why(importer->add_document(text, {.players = {"Ann", "Finn", "Gus", "Hal"}}));
}

TEST(FailingBook, imports_are_whole_or_refused) {
  expect_told([](Book& book, Evenings&) {
    return import(book, R"({"format":"spadille/session","version":1,"game":"euchre",)"
                        R"("deals":["N 3","E 5"]})");
  });
  Evenings elsewhere;
  const std::string log = must(session_as_log(elsewhere.here.book, elsewhere.names, 1));
  expect_told([&](Book& book, Evenings& evenings) {
    must(evenings.here.store->purge(1));
    return import(book, log);
  });
}

/// What could not be read is in doubt, also where it could be made anew.
std::string in_doubt(const Expected<Verification>& done) {
  return !done || done->doubts.empty() ? why(done) : FailingStore::kWhy;
}

TEST(FailingBook, check_that_could_not_be_made_is_told_or_leaves_doubts) {
  expect_told([](Book& book, Evenings&) { return in_doubt(verify(book)); });
  expect_told([](Book& book, Evenings&) { return in_doubt(verify(book, {.repair = true})); });
}

TEST(FailingBook, book_that_was_not_brought_up_to_date_says_so) {
  expect_told([](Book& book, Evenings&) { return why(make_digests(book)); });
  expect_told([](Book& book, Evenings&) { return why(bring_up_to_date(book)); });
}

}  // namespace
}  // namespace spadille::tests
