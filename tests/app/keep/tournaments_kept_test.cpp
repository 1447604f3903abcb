// What goes over everything in a book knows tournaments: checking, saving what is left, people.
#include <gtest/gtest.h>

#include "app/keep/people.h"
#include "app/keep/recover.h"
#include "app/keep/verify.h"
#include "app/people/names.h"
#include "tests/support/club_evening.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests::club {
namespace {

using enum EventKind;
using Kinds = std::vector<EventKind>;

std::vector<std::string> doubts(Book& book, bool repair = false) {
  std::vector<std::string> all;
  const Verification found = verify(book, {.repair = repair}).value();
  for (const Doubt& doubt : found.doubts) {
    EXPECT_EQ(doubt.mended, repair);
    all.emplace_back(doubt.message.key);
  }
  return all;
}

Kinds kinds(Store& store, SessionId number = 1) {
  Kinds all;
  const StoredSession stored = store.read(number).value();
  for (const EventRecord& event : stored.events) all.push_back(event.kind);
  return all;
}

class TournamentsKept : public testing::Test {
 protected:
  void SetUp() override { desk_ = club_evening(here_.book); }

  TemporaryBook here_{};
  TournamentDesk desk_{};
};

TEST_F(TournamentsKept, verify_counts_them_among_what_it_looked_at) {
  euchre_evening(here_.book);
  const Verification found = verify(here_.book).value();
  EXPECT_EQ(found.sessions, 2);
  EXPECT_EQ(found.events, 5 + 4);
  EXPECT_EQ(found.doubts, std::vector<Doubt>{});
}

TEST_F(TournamentsKept, verify_makes_their_lists_anew) {
  Digest wrong = digest(desk_.log);
  wrong.summary.title = "Another";
  ASSERT_TRUE(here_.store->put(1, wrong));
  using Found = std::vector<std::string>;
  EXPECT_EQ(doubts(here_.book), Found{"safety.lists"});
  EXPECT_EQ(doubts(here_.book, true), Found{"safety.lists"});
  EXPECT_EQ(doubts(here_.book), Found{});
  EXPECT_EQ(here_.store->find(1).value()->summary.title, "Club evening");
}

TEST_F(TournamentsKept, verify_names_everybody_without_an_entry_once) {
  TemporaryBook there;
  ASSERT_TRUE(there.store->create(here_.store->read(1).value(), digest(desk_.log)));
  const Verification found = verify(there.book).value();
  ASSERT_EQ(found.doubts.size(), 8U);
  for (const Doubt& doubt : found.doubts) EXPECT_EQ(doubt.kind, Doubt::Kind::names);
  EXPECT_EQ(found.doubts.front().detail, member(1));
}

TEST_F(TournamentsKept, verify_names_what_does_not_read) {
  StoredSession stored = here_.store->read(1).value();
  stored.uuid.back() = '9';
  stored.head.clear();
  stored.events[3].payload = R"({"round":1,"table":9,"points":[1,2]})";
  ASSERT_TRUE(here_.store->create(stored, digest(desk_.log)));
  const Verification found = verify(here_.book).value();
  ASSERT_EQ(found.doubts.size(), 1U);
  EXPECT_EQ(found.doubts[0].kind, Doubt::Kind::events);
  EXPECT_EQ(found.doubts[0].session, 2);
  EXPECT_EQ(found.doubts[0].message.key, "event.wrong.no_table");
}

TEST_F(TournamentsKept, purged_they_are_gone_and_nothing_is_missed) {
  ASSERT_TRUE(here_.store->purge(1));
  EXPECT_TRUE(tournaments(here_.book)->empty());
  EXPECT_EQ(verify(here_.book)->doubts, std::vector<Doubt>{});
}

TEST_F(TournamentsKept, two_who_were_there_in_one_round_are_not_made_one) {
  const Names names = names_in(here_.book).value();
  const auto refused = merge_people(here_.book, names, member(1), member(8));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().error->message.key, "event.error.two_people");
  EXPECT_EQ(refused.error().error->detail, "#1");
}

TEST_F(TournamentsKept, two_of_a_roster_that_was_taken_back_are_not_made_one) {
  ASSERT_TRUE(here_.store->put(Player{.id = member(20), .name = "M1 as well"}));
  write(here_.book, desk_, on_roster({member(20)}));
  write(here_.book, desk_, {.kind = voided, .of = desk_.head()});
  const Names names = names_in(here_.book).value();
  const auto refused = merge_people(here_.book, names, member(20), member(1));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().error->message.key, "event.error.two_people");
}

TEST_F(TournamentsKept, who_was_merged_stands_on_the_roster_as_before) {
  ASSERT_TRUE(here_.store->put(Player{.id = member(20), .name = "Called otherwise"}));
  ASSERT_TRUE(merge_people(here_.book, names_in(here_.book).value(), member(1), member(20)));
  const Names names = names_in(here_.book).value();
  EXPECT_EQ(entry_on_roster(desk_, names, member(20)), member(1));
  EXPECT_EQ(entry_on_roster(desk_, names, member(2)), member(2));
  EXPECT_EQ(entry_on_roster(desk_, names, member(21)), member(21));
}

TEST_F(TournamentsKept, whoever_never_sat_with_the_other_goes_on_for_him) {
  ASSERT_TRUE(here_.store->put(Player{.id = member(20), .name = "M1 as well"}));
  const Names names = names_in(here_.book).value();
  EXPECT_TRUE(merge_people(here_.book, names, member(20), member(1)));
}

/// A book of which one tournament is left, as `spoil` leaves it, saved into another.
class TournamentsSaved : public TournamentsKept {
 protected:
  void save(const std::function<void(SalvagedSession&)>& spoil) {
    const StoredSession stored = here_.store->read(desk_.id).value();
    SalvagedSession left{.number = 1, .uuid = stored.uuid, .game = stored.game};
    left.summary = here_.store->find(desk_.id).value()->summary;
    left.most = static_cast<int>(stored.events.size());
    for (Seq seq = 1; seq <= left.most; ++seq)
      left.events[seq] = {.event = stored.events[static_cast<std::size_t>(seq) - 1]};
    spoil(left);
    const Wreck wreck{.sessions = {1},
                      .players = here_.store->players().value(),
                      .read = [&](SessionId) { return left; }};
    recovery_ = recover(wreck, into_.book).value();
    EXPECT_EQ(doubts(into_.book), std::vector<std::string>{});
  }
  [[nodiscard]] Tournament now() { return open_tournament(into_.book, 1).value().now; }

  TemporaryBook into_{};
  Recovery recovery_{};
};

TEST_F(TournamentsSaved, whole_lose_nothing) {
  save([](SalvagedSession&) {});
  EXPECT_EQ(recovery_.losses, std::vector<Loss>{});
  EXPECT_EQ(now(), desk_.now);
  EXPECT_EQ(into_.store->find(1).value(), here_.store->find(1).value());
}

TEST_F(TournamentsSaved, with_a_result_gone_keep_the_others) {
  save([](SalvagedSession& left) { left.events.erase(4); });
  EXPECT_EQ(kinds(*into_.store), (Kinds{opened, roster_changed, round_drawn, lost, result_told}));
  ASSERT_EQ(recovery_.losses.size(), 1U);
  EXPECT_EQ(recovery_.losses[0].kind, Loss::Kind::event);
  EXPECT_EQ(recovery_.losses[0].game, kTournament);
  EXPECT_EQ(recovery_.losses[0].event, 4);
  EXPECT_EQ(result_of(now(), 1, 1), nullptr);
  EXPECT_NE(result_of(now(), 1, 2), nullptr);
}

TEST_F(TournamentsSaved, with_the_roster_gone_keep_draws_and_results) {
  save([](SalvagedSession& left) { left.events.erase(2); });
  EXPECT_EQ(kinds(*into_.store), (Kinds{opened, lost, round_drawn, result_told, result_told}));
  EXPECT_EQ(now().roster.size(), 8U);
  EXPECT_EQ(now().results, desk_.now.results);
}

TEST_F(TournamentsSaved, with_a_draw_gone_lose_what_was_played_by_it) {
  save([](SalvagedSession& left) { left.events.erase(3); });
  EXPECT_EQ(kinds(*into_.store), (Kinds{opened, roster_changed, lost, lost, lost}));
  EXPECT_EQ(now().roster.size(), 8U);
}

TEST_F(TournamentsSaved, that_were_reopened_go_on_where_that_is_gone) {
  for (const TournamentEvent& event : {TournamentEvent{.kind = closed},
                                       TournamentEvent{.kind = reopened}, result(1, 1, 2100, 1400)})
    write(here_.book, desk_, event);
  save([](SalvagedSession& left) { left.events.erase(7); });
  EXPECT_EQ(kinds(*into_.store).back(), result_told);
}

TEST_F(TournamentsSaved, without_an_opening_are_called_as_lists_had_them) {
  save([](SalvagedSession& left) { left.events.erase(1); });
  EXPECT_EQ(kinds(*into_.store).front(), opened);
  EXPECT_EQ(recovery_.losses.front().kind, Loss::Kind::opening);
  EXPECT_EQ(recovery_.losses.front().date, "2026-11-20");
  const Tournament saved = now();
  EXPECT_EQ(saved.plan.title, "Club evening");
  EXPECT_EQ(saved.plan.place, "Hall");
  EXPECT_EQ(saved.results, desk_.now.results);
}

TEST_F(TournamentsSaved, without_an_opening_take_it_from_its_correction) {
  TournamentEvent corrected = club_plan();
  corrected.kind = opening_corrected;
  corrected.plan.rounds = 8;
  write(here_.book, desk_, corrected);
  save([](SalvagedSession& left) { left.events.erase(1), left.summary.reset(); });
  EXPECT_EQ(now(), desk_.now);
}

TEST_F(TournamentsSaved, without_opening_and_lists_have_as_many_rounds_and_seats_as_were_played) {
  TournamentEvent second = drawn(2, {});
  for (const std::vector<int>& table : {std::vector{1, 2, 3, 4}, {5, 6, 7}}) {
    second.tables.emplace_back();
    for (const int n : table) second.tables.back().push_back(member(n));
  }
  TournamentEvent alone = club_plan();
  alone.plan.short_tables = true;
  alone.plan.partners = false;
  TournamentEvent told = result(2, 1, 40, 30);
  told.figures.points = {40, 30, 20, 10};
  const TournamentEvent gone{
      .kind = roster_changed, .round = 2, .absence = Absence::gone, .people = {member(8)}};
  const std::vector<std::string> ids = enter_members(here_.book, 8);
  desk_ = begin_tournament(here_.book, alone).value();
  for (const TournamentEvent& event : {on_roster(ids), drawn(1, ids), gone, second, told})
    write(here_.book, desk_, event);
  save([](SalvagedSession& left) { left.events.erase(1), left.summary.reset(); });
  const Plan plan = now().plan;
  EXPECT_EQ(plan.title, "?");
  EXPECT_EQ(plan.rounds, 2);
  EXPECT_TRUE(plan.short_tables);
  EXPECT_FALSE(plan.partners);
  EXPECT_NE(result_of(now(), 2, 1), nullptr);
}

TEST_F(TournamentsSaved, whose_title_cannot_be_read_are_kept_without_it) {
  save([](SalvagedSession& left) {
    left.events.erase(1);
    left.summary->title = "Club \a";
  });
  EXPECT_EQ(now().plan.title, "?");
  EXPECT_EQ(now().results, desk_.now.results);
}

TEST_F(TournamentsSaved, that_nobody_calls_one_any_more_are_known_by_their_events) {
  save([](SalvagedSession& left) { left.game.clear(); });
  EXPECT_EQ(now(), desk_.now);
}

TEST_F(TournamentsSaved, of_which_nothing_is_left_are_named) {
  const StoredSession stored = here_.store->read(1).value();
  const Wreck wreck{.sessions = {1}, .read = [&](SessionId) {
                      return SalvagedSession{.number = 1, .game = stored.game};
                    }};
  const Recovery recovery = recover(wreck, into_.book).value();
  ASSERT_EQ(recovery.losses.size(), 1U);
  EXPECT_EQ(recovery.losses[0].kind, Loss::Kind::session);
  EXPECT_EQ(recovery.losses[0].game, kTournament);
}

}  // namespace
}  // namespace spadille::tests::club
