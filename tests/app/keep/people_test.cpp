#include "app/keep/people.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "app/kept_text.h"
#include "app/people/names.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

using Listed = std::vector<std::string>;

struct People : testing::Test {
  TemporaryBook here{};
  People() {
    play(here.book, "euchre/seed", "2026-01-05", {"Ann", "Bob", "Chris", "Dora"}, {"Ann 3"});
    play(here.book, "euchre/seed", "2026-03-05", {"Annette", "Chris", "Eve", "Bob"}, {});
  }
  Names names() { return must(names_in(here.book)); }
  std::string id(std::string_view name) { return must(person_meant(names(), name)); }
  std::string why(std::string_view name) { return refusal(person_meant(names(), name)); }
  std::string rename(std::string_view who, const std::string& name) {
    const auto done = rename_person(here.book, names(), id(who), name);
    return done ? *done : refusal(done);
  }
  std::string merge(std::string_view entry, std::string_view into) {
    return refusal(merge_people(here.book, names(), id(entry), id(into)));
  }
  /// "Ann 1 2026-01-05".
  Listed list(bool all = false) {
    Listed lines;
    for (const ListedPerson& person : must(people(here.book, names(), all))) {
      std::string line = person.name + ' ' + std::to_string(person.sessions) + ' ' + person.last;
      for (const std::string& name : person.merged) line += " <- " + name;
      lines.push_back(line + (person.hidden ? " hidden" : ""));
    }
    return lines;
  }
};

TEST_F(People, are_listed_by_name_with_sessions_and_the_latest_date) {
  EXPECT_EQ(list(), (Listed{"Ann 1 2026-01-05", "Annette 1 2026-03-05", "Bob 2 2026-03-05",
                            "Chris 2 2026-03-05", "Dora 1 2026-01-05", "Eve 1 2026-03-05"}));
}

TEST_F(People, a_whole_name_is_meant_although_another_begins_so) {
  EXPECT_EQ(names().of(id("Ann")), "Ann");
  EXPECT_EQ(names().of(id("anne")), "Annette");
  EXPECT_EQ(why("An"), "review.error.several");
  EXPECT_EQ(why("Zoe"), "review.error.nobody");
  EXPECT_EQ(why(""), "review.error.nobody");
}

TEST_F(People, two_of_exactly_one_name_are_told_apart_by_their_ids_alone) {
  const std::string other = here.book.new_id();
  must(here.store->put(Player{.id = other, .name = "Ann"}));
  EXPECT_EQ(why("Ann"), "review.error.several");
  EXPECT_EQ(id(other), other);
}

TEST_F(People, merging_makes_two_entries_one_and_splitting_two_again) {
  EXPECT_EQ(merge("Annette", "Ann"), "");
  EXPECT_EQ(list()[0], "Ann 2 2026-03-05 <- Annette");
  EXPECT_EQ(why("Annette"), "review.error.merged");
  must(split_person(here.book, names(), "Annette"));
  EXPECT_EQ(list()[1], "Annette 1 2026-03-05");
  EXPECT_EQ(refusal(split_person(here.book, names(), "Annette")), "review.error.not_merged");
}

TEST_F(People, nobody_is_merged_with_himself_nor_in_a_circle) {
  const std::string annette = id("Annette");
  EXPECT_EQ(merge("Ann", "Ann"), "review.error.same_person");
  EXPECT_EQ(merge("Annette", "Ann"), "");
  EXPECT_EQ(refusal(merge_people(here.book, names(), id("Ann"), annette)),
            "review.error.same_person");
}

TEST_F(People, two_who_sat_at_one_table_at_the_same_time_are_two_people) {
  EXPECT_EQ(merge("Ann", "Bob"), "review.error.two_people");
  EXPECT_EQ(merge("Annette", "Ann"), "");
  EXPECT_EQ(merge("Eve", "Ann"), "review.error.two_people");
  EXPECT_EQ(merge("Ann", "Eve"), "review.error.two_people");
}

TEST_F(People, two_who_sat_together_in_a_session_that_was_thrown_away_are_two_people) {
  Desk desk = must(open_session(here.book, 1));
  must(write_down(here.book, desk, simple_event(EventKind::discarded)));
  EXPECT_EQ(merge("Ann", "Bob"), "review.error.two_people");
}

TEST_F(People, nobody_sits_down_twice_under_two_names_that_were_merged) {
  EXPECT_EQ(merge("Annette", "Ann"), "");
  Desk desk = must(open_session(here.book, 1));
  EXPECT_EQ(refusal(seats_event(here.book, desk, {"Ann", "Annette", "Chris", "Dora"}, {}, false)),
            "finding.listed_twice");
  EXPECT_EQ(
      refusal(opening_correction(
          here.book, desk, {.players = {"Ann", "Bob", "Chris", "Dora"}, .waiting = {"Annette"}})),
      "finding.listed_twice");
}

TEST_F(People, who_took_the_seat_of_an_entry_may_be_the_same_person) {
  Desk desk = must(open_session(here.book, 1));
  must(write_down(here.book, desk,
                  must(seats_event(here.book, desk, {"Anna", "Bob", "Chris", "Dora"}, {}, false))));
  EXPECT_EQ(merge("Anna", "Ann"), "");
  EXPECT_EQ(list()[0], "Ann 1 2026-01-05 <- Anna") << "who sat there twice was at one session";
}

TEST_F(People, a_merged_name_at_a_new_session_means_the_one_that_goes_on) {
  EXPECT_EQ(merge("Annette", "Ann"), "");
  play(here.book, "euchre/seed", "2026-04-05", {"Annette", "Chris", "Eve", "Bob"}, {});
  EXPECT_EQ(list()[0], "Ann 3 2026-04-05 <- Annette");
}

TEST_F(People, a_new_name_shows_nothing_but_letters_and_has_an_end) {
  EXPECT_EQ(rename("Ann", " An\x1b\u202eja\n "), "Anja");
  EXPECT_EQ(rename("Anja", std::string(61, 'x')), "finding.book.name_too_long");
  EXPECT_EQ(rename("Anja", std::string(60, 'x')), std::string(60, 'x'));
  EXPECT_EQ(rename("xxx", "'; DROP TABLE player;--"), "'; DROP TABLE player;--");
  EXPECT_EQ(rename("';", "<b>杏</b>"), "<b>杏</b>");
  EXPECT_EQ(list().size(), 6U);
}

TEST_F(People, remark_is_one_line_of_what_was_written) {
  EXPECT_EQ(clean_remark("one\ntwo\r\n\tthree"), "one two   three");
}

TEST_F(People, no_name_and_the_name_of_another_are_refused) {
  EXPECT_EQ(rename("Ann", ""), "finding.book.name");
  EXPECT_EQ(rename("Ann", "\u202e\x07"), "finding.book.name");
  EXPECT_EQ(rename("Ann", "\xff"), "finding.book.name");
  EXPECT_EQ(rename("Ann", "Bob"), "review.error.name_taken");
  EXPECT_EQ(rename("Ann", "Ann"), "Ann");
}

TEST_F(People, who_is_hidden_is_listed_only_with_all_and_can_be_shown_again) {
  must(hide_person(here.book, names(), id("Bob"), true));
  EXPECT_EQ(list().size(), 5U);
  EXPECT_EQ(list(true)[2], "Bob 2 2026-03-05 hidden");
  must(hide_person(here.book, names(), id("Bob"), false));
  EXPECT_EQ(list()[2], "Bob 2 2026-03-05");
}

TEST_F(People, who_is_forgotten_has_no_name_but_keeps_his_evenings) {
  EXPECT_EQ(merge("Annette", "Ann"), "");
  const std::string ann = id("Ann");
  must(forget_person(here.book, names(), ann));
  EXPECT_EQ(why("Ann"), "review.error.nobody");
  EXPECT_EQ(why("Annette"), "review.error.nobody");
  EXPECT_EQ(list(true)[0], " 2 2026-03-05");
  EXPECT_EQ(refusal(forget_person(here.book, names(), ann)), "review.error.forgotten");
}

TEST_F(People, neither_a_merged_name_nor_a_forgotten_entry_stands_for_anybody) {
  EXPECT_EQ(names().meant("Annette"), id("Annette"));
  EXPECT_EQ(names().meant("Ann"), id("Ann"));
  EXPECT_EQ(names().meant(id("Bob")), id("Bob"));
  EXPECT_EQ(merge("Annette", "Ann"), "");
  EXPECT_EQ(names().meant("Annette"), std::nullopt);
  const std::string ann = id("Ann");
  must(forget_person(here.book, names(), ann));
  EXPECT_EQ(names().meant(ann), std::nullopt);
}

TEST_F(People, a_forgotten_name_stands_nowhere_in_the_file) {
  must(rename_person(here.book, names(), id("Dora"), "Unmistakable"));
  must(forget_person(here.book, names(), id("Unmistakable")));
  const std::string copy = here.path + ".copy";
  must(here.store->copy_to(copy));
  std::ostringstream bytes;
  bytes << std::ifstream(copy, std::ios::binary).rdbuf();
  EXPECT_GT(bytes.str().size(), 1000U);
  EXPECT_EQ(bytes.str().find("Unmistakable"), std::string::npos);
}

}  // namespace
}  // namespace spadille::tests
