// Names have a hash of their own, and the tables are those that Spadille makes.
#include "db/names.h"

#include <gtest/gtest.h>

#include "app/keep/recover.h"
#include "app/keep/verify.h"
#include "db/recover.h"
#include "db/sqlite_store.h"
#include "tests/harm/bare_sqlite.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

void plainly(const TemporaryBook& book, const std::string& sql) {
  ASSERT_EQ(run(open_database("unix", book.path), sql), SQLITE_OK) << sql;
}

/// What verify says, each with what it is about.
using Said = std::vector<std::pair<std::string, std::string>>;
Said said(TemporaryBook& book, bool repair = false) {
  Said all;
  const Verification found = verify(book.book, {.repair = repair}).value();
  for (const Doubt& doubt : found.doubts)
    if (doubt.kind != Doubt::Kind::lists && doubt.kind != Doubt::Kind::pages)
      all.emplace_back(doubt.message.key, doubt.detail);
  return all;
}

std::string id_of(TemporaryBook& book, const std::string& name) {
  const std::vector<Player> players = book.store->players().value();
  for (const Player& player : players)
    if (player.name == name) return player.id;
  return {};
}

/// A name of everything that changes what is kept of names, whatever does it.
TEST(Names, that_were_changed_by_the_program_are_right) {
  TemporaryBook book;
  euchre_evening(book.book);
  Player bob = book.store->players().value()[1];
  bob.name = "Robert";
  ASSERT_TRUE(book.store->put(bob));
  bob.hidden = true;
  ASSERT_TRUE(book.store->put(bob));
  bob.merged_into = id_of(book, "Ann");
  ASSERT_TRUE(book.store->put(bob));
  bob.name.clear();
  ASSERT_TRUE(book.store->put(bob));
  ASSERT_TRUE(book.store->put(HouseRules{"ours", "{}"}));
  ASSERT_TRUE(book.store->put(HouseRules{"ours", R"({"a":1})"}));
  EXPECT_EQ(said(book), Said{});
}

class ChangedNames : public testing::TestWithParam<const char*> {};

TEST_P(ChangedNames, are_named_by_verify_and_stay_so_after_a_repair) {
  TemporaryBook book;
  euchre_evening(book.book);
  plainly(book, GetParam());
  const Said before = said(book);
  ASSERT_FALSE(before.empty());
  EXPECT_EQ(before.front().first, "safety.name_changed");
  EXPECT_EQ(said(book, true), before);
  EXPECT_EQ(said(book), before);
}

INSTANTIATE_TEST_SUITE_P(
    Rows, ChangedNames,
    testing::Values("UPDATE player SET name = 'Bop' WHERE name = 'Bob'",
                    "UPDATE player SET name = '' WHERE name = 'Bob'",
                    "UPDATE player SET hidden = 1 WHERE name = 'Bob'",
                    "UPDATE player SET merged_into = 1 WHERE name = 'Bob'",
                    "UPDATE player SET hash = zeroblob(32) WHERE name = 'Bob'"));

/// Bob's name was hit, and so was that he is hidden; what is done with him changes only the latter.
class HitNames : public testing::TestWithParam<void (*)(Player&)> {};

TEST_P(HitNames, stay_in_doubt_whatever_is_done_with_their_owner_but_a_new_name) {
  TemporaryBook book;
  euchre_evening(book.book);
  Player bob = book.store->players().value()[1];
  bob.merged_into = id_of(book, "Ann");
  ASSERT_TRUE(book.store->mark(bob));
  plainly(book, "UPDATE player SET name = 'B' || char(27) || 'b' WHERE name = 'Bob'");
  const Said before = said(book);
  GetParam()(bob);
  bob.name = "B?b";  // as it is shown
  ASSERT_TRUE(book.store->mark(bob));
  EXPECT_EQ(said(book), before);
  const Player now = book.store->players().value()[1];
  EXPECT_EQ(now, (Player{bob.id,
                         "B\x1B"
                         "b",
                         bob.hidden, bob.merged_into}));
  bob.name = "Bob";
  ASSERT_TRUE(book.store->put(bob));
  EXPECT_EQ(said(book), Said{});
}

INSTANTIATE_TEST_SUITE_P(Deeds, HitNames,
                         testing::Values([](Player& bob) { bob.hidden = true; },
                                         [](Player& bob) { bob.merged_into.clear(); },
                                         [](Player&) {}));

TEST(Names, that_nobody_knows_stay_so_when_their_entry_is_hidden) {
  TemporaryBook book;
  euchre_evening(book.book);
  plainly(book, "UPDATE player SET name = '', hash = NULL WHERE name = 'Bob'");
  const Said before = said(book);
  Player lost = book.store->players().value()[1];
  lost.hidden = true;
  ASSERT_TRUE(book.store->mark(lost));
  EXPECT_EQ(said(book), before);
}

TEST(Names, of_whom_no_entry_is_left_are_named_and_no_nameless_player_is_made) {
  TemporaryBook book;
  euchre_evening(book.book);
  const std::string bob = id_of(book, "Bob");
  plainly(book, "PRAGMA foreign_keys=OFF; DELETE FROM player WHERE name = 'Bob'");
  const Said lost{{"safety.name_lost", bob}, {"safety.somebody_missing", ""}};
  EXPECT_EQ(said(book), lost);
  EXPECT_EQ(said(book, true), lost);
  EXPECT_EQ(book.store->players()->size(), 3U);
}

TEST(Names, of_somebody_who_never_played_are_missed_as_well) {
  TemporaryBook book;
  ASSERT_TRUE(book.store->put(Player{"00000000-0000-4000-8000-00000000cccc", "Eve"}));
  plainly(book, "DELETE FROM player");
  EXPECT_EQ(said(book), (Said{{"safety.somebody_missing", ""}}));
}

TEST(Names, of_house_rules_and_the_rules_themselves_are_covered_too) {
  TemporaryBook book;
  ASSERT_TRUE(book.store->put(HouseRules{"ours", "{}"}));
  plainly(book, "UPDATE house_rules SET document = '{ }'");
  EXPECT_EQ(said(book), (Said{{"safety.house_rules_changed", "ours"}}));
}

TEST(Names, of_house_rules_that_are_gone_are_told_until_they_are_written_again) {
  TemporaryBook book;
  for (const char* name : {"ours", "theirs", "old"})
    ASSERT_TRUE(book.store->put(HouseRules{name, "{}"}));
  ASSERT_TRUE(book.store->put(HouseRules{"old", ""}));
  EXPECT_EQ(said(book), Said{});
  plainly(book, "DELETE FROM house_rules WHERE name = 'ours'");
  EXPECT_EQ(said(book), (Said{{"safety.house_rules_gone", "ours"}}));
  ASSERT_TRUE(book.store->put(HouseRules{"ours", "{}"}));
  EXPECT_EQ(said(book), Said{});
}

/// What recover says was lost, by kind and name.
using Losses = std::vector<std::pair<Loss::Kind, std::vector<std::string>>>;
Losses lost_from(TemporaryBook& book, const std::string& sql) {
  book.store.reset();
  plainly(book, "PRAGMA foreign_keys=OFF; " + sql);
  const auto wreck = db::open_wreck(book.path, book.path + ".wreck");
  TemporaryBook into;
  Losses all;
  const Recovery done = recover(wreck.value(), into.book).value();
  for (const Loss& loss : done.losses) all.emplace_back(loss.kind, loss.players);
  return all;
}

TEST(RecoveredNames, that_are_gone_are_told) {
  TemporaryBook book;
  euchre_evening(book.book);
  const std::string bob = id_of(book, "Bob");
  EXPECT_EQ(lost_from(book, "DELETE FROM player WHERE name = 'Bob'"),
            (Losses{{Loss::Kind::name, {bob}}}));
}

TEST(RecoveredNames, that_were_changed_are_told) {
  TemporaryBook book;
  euchre_evening(book.book);
  EXPECT_EQ(lost_from(book, "UPDATE player SET name = 'Bop' WHERE name = 'Bob'"),
            (Losses{{Loss::Kind::doubtful_name, {"Bop"}}}));
}

TEST(RecoveredNames, of_which_one_was_changed_and_one_is_gone_are_told_both) {
  TemporaryBook book;
  euchre_evening(book.book);
  ASSERT_TRUE(book.store->put(Player{"00000000-0000-4000-8000-00000000cccc", "Eve"}));
  EXPECT_EQ(lost_from(book,
                      "DELETE FROM player WHERE name = 'Eve'; UPDATE player SET name = 'Bop' WHERE "
                      "name = 'Bob'"),
            (Losses{{Loss::Kind::doubtful_name, {"Bop"}}, {Loss::Kind::name, {}}}));
}

TEST(RecoveredNames, of_which_a_hash_was_hit_are_told_and_nobody_is_missed) {
  TemporaryBook book;
  euchre_evening(book.book);
  EXPECT_EQ(lost_from(book, "UPDATE player SET hash = zeroblob(32) WHERE name = 'Bob'"),
            (Losses{{Loss::Kind::doubtful_name, {"Bob"}}}));
}

TEST(RecoveredNames, of_somebody_who_never_played_are_missed) {
  TemporaryBook book;
  euchre_evening(book.book);
  ASSERT_TRUE(book.store->put(Player{"00000000-0000-4000-8000-00000000cccc", "Eve"}));
  EXPECT_EQ(lost_from(book, "DELETE FROM player WHERE name = 'Eve'"),
            (Losses{{Loss::Kind::name, {}}}));
}

TEST(RecoveredNames, that_were_forgotten_on_purpose_are_no_loss) {
  TemporaryBook book;
  euchre_evening(book.book);
  Player bob = book.store->players().value()[1];
  bob.name.clear();
  ASSERT_TRUE(book.store->put(bob));
  EXPECT_EQ(lost_from(book, "SELECT 1"), Losses{});
}

TEST(RecoveredNames, of_house_rules_that_were_changed_are_told) {
  TemporaryBook book;
  euchre_evening(book.book);
  ASSERT_TRUE(book.store->put(HouseRules{"ours", "{}"}));
  EXPECT_EQ(lost_from(book, "UPDATE house_rules SET document = '{ }'"),
            (Losses{{Loss::Kind::house_rules, {"ours"}}}));
}

TEST(RecoveredNames, of_house_rules_that_are_gone_are_told) {
  TemporaryBook book;
  euchre_evening(book.book);
  ASSERT_TRUE(book.store->put(HouseRules{"ours", "{}"}));
  EXPECT_EQ(lost_from(book, "DELETE FROM house_rules"),
            (Losses{{Loss::Kind::house_rules, {"ours"}}}));
}

class OtherSchemas
    : public testing::TestWithParam<std::tuple<const char*, const char*, const char*>> {};

TEST_P(OtherSchemas, are_named) {
  TemporaryBook book;
  euchre_evening(book.book);
  const auto& [sql, key, what] = GetParam();
  plainly(book, sql);
  EXPECT_EQ(said(book), (Said{{key, what}}));
}

INSTANTIATE_TEST_SUITE_P(
    Changes, OtherSchemas,
    testing::Values(
        std::tuple("DROP TRIGGER event_kept", "safety.schema_missing", "trigger event_kept"),
        std::tuple("DROP INDEX summary_by_date", "safety.schema_missing", "index summary_by_date"),
        std::tuple("CREATE TABLE mine (a)", "safety.schema_added", "table mine"),
        std::tuple("CREATE INDEX mine ON event (kind)", "safety.schema_added", "index mine"),
        std::tuple("CREATE TRIGGER mine AFTER INSERT ON event BEGIN SELECT 1; END",
                   "safety.schema_added", "trigger mine"),
        std::tuple("DROP TRIGGER event_kept; CREATE TRIGGER event_kept BEFORE UPDATE ON event "
                   "BEGIN SELECT 1; END",
                   "safety.schema_changed", "trigger event_kept")));

}  // namespace
}  // namespace spadille::tests
