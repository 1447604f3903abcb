// The book itself: writing side by side, lists, people, what stands beside.
#include <map>

#include <gtest/gtest.h>

#include "app/record/digest.h"
#include "tests/support/table_talk.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

std::vector<SessionId> listed(Store& store, const Filter& filter) {
  std::vector<SessionId> numbers;
  const auto sessions = store.list(filter);
  if (!sessions) return {-1};
  for (const Listed& session : *sessions) numbers.push_back(session.id);
  return numbers;
}

EventRecord note_of(const Store& store) {
  return {"00000000-0000-4000-8000-00000000aaaa",
          EventKind::note,
          1,
          R"({"text":"x"})",
          kFixedTime,
          store.device()};
}

TEST(StoreOfTwo, who_comes_second_is_told_of_the_conflict_and_nothing_is_written) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  const auto second = book.another();
  Book other{*second, book.book.now, book.book.today, book.book.new_id};
  Desk same = open_session(other, desk.id).value();
  play(book.book, desk, "W 3");
  const Digest digest = spadille::digest(same.table);
  const auto late = second->append(desk.id, same.head(), note_of(*second), digest);
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, Error::Code::conflict);
  EXPECT_EQ(late.error().detail, "5");
  EXPECT_EQ(book.store->read(desk.id)->events.size(), 5U);
}

TEST(StoreOfTwo, see_what_the_other_wrote) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  const auto second = book.another();
  EXPECT_EQ(second->read(desk.id)->events.size(), 4U);
  play(book.book, desk, "W 3");
  EXPECT_EQ(second->read(desk.id)->events.size(), 5U);
  EXPECT_EQ(second->find(desk.id).value()->summary.deals, 4);
}

TEST(StoreOfTwo, a_player_whom_the_other_entered_keeps_his_number) {
  TemporaryBook book;
  const auto second = book.another();
  ASSERT_TRUE(second->players());
  euchre_evening(book.book);
  const auto players = book.store->players().value();
  ASSERT_TRUE(second->put({players[1].id, "Robert", false, players[0].id}));
  EXPECT_EQ(book.store->players().value()[1],
            (Player{players[1].id, "Robert", false, players[0].id}));
}

TEST(Store, a_session_that_is_there_already_is_a_conflict) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  const auto again = book.store->create(book.store->read(desk.id).value(), digest(desk.table));
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().code, Error::Code::conflict);
}

TEST(Store, a_session_keeps_the_number_that_it_asks_for) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  StoredSession session = book.store->read(desk.id).value();
  session.uuid = "00000000-0000-4000-8000-00000000bbbb";
  session.number = 7;
  session.head.clear();  // another identity, another chain
  EXPECT_EQ(book.store->create(session, digest(desk.table)).value(), 7);
  EXPECT_EQ(book.store->sessions(0, 10).value(), (std::vector<SessionId>{1, 7}));
  EXPECT_EQ(book.store->sessions(1, 10).value(), (std::vector<SessionId>{7}));
  EXPECT_EQ(book.store->sessions(0, 1).value(), (std::vector<SessionId>{1}));
}

TEST(Store, what_fails_in_the_middle_of_many_writes_leaves_nothing_behind) {
  TemporaryBook book;
  const auto done = book.store->all_or_nothing([&]() -> Expected<void> {
    if (auto put = book.store->put(Player{"00000000-0000-4000-8000-00000000cccc", "Eve"}); !put)
      return put;
    return tl::unexpected(Error{Error::Code::file, {"store.io"}, {}});
  });
  EXPECT_FALSE(done);
  EXPECT_TRUE(book.store->players()->empty());
  // Whoever was entered and undone is entered anew, under a number that is in the book.
  euchre_evening(book.book);
  ASSERT_TRUE(book.store->put(Player{"00000000-0000-4000-8000-00000000cccc", "Eve"}));
  EXPECT_EQ(book.store->players()->size(), 5U);
  EXPECT_TRUE(book.store->check_pages({})->empty());
}

TEST(Store, a_session_can_be_read_among_many_writes) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  const auto done = book.store->all_or_nothing([&]() -> Expected<void> {
    const auto read = book.store->read(desk.id);
    if (!read) return tl::unexpected(read.error());
    return {};
  });
  EXPECT_TRUE(done);
}

TEST(Store, a_purged_session_is_gone_with_all_that_follows_from_it) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  ASSERT_TRUE(book.store->put_draft(desk.id, "N"));
  ASSERT_TRUE(book.store->purge(desk.id));
  EXPECT_EQ(book.store->read(desk.id).error().message.key, "store.no_session");
  EXPECT_EQ(book.store->sessions(0, 10)->size(), 0U);
  EXPECT_TRUE(book.store->facts(desk.id)->empty());
  EXPECT_EQ(book.store->draft(desk.id).value(), "");
  EXPECT_TRUE(book.store->check_pages({})->empty());
  EXPECT_EQ(book.store->purge(desk.id).error().message.key, "store.no_session");
}

TEST(Store, a_draft_is_gone_once_a_deal_is_recorded) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  ASSERT_TRUE(book.store->put_draft(desk.id, "N alo"));
  ASSERT_TRUE(book.store->put_draft(desk.id, "N alone"));
  EXPECT_EQ(book.store->draft(desk.id).value(), "N alone");
  write(book.book, desk, EventKind::note);
  EXPECT_EQ(book.store->draft(desk.id).value(), "N alone");
  play(book.book, desk, "N alone 5");
  EXPECT_EQ(book.store->draft(desk.id).value(), "");
}

TEST(Store, an_empty_draft_takes_the_draft_away) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  ASSERT_TRUE(book.store->put_draft(desk.id, "N alone"));
  ASSERT_TRUE(book.store->put_draft(desk.id, ""));
  EXPECT_EQ(book.store->draft(desk.id).value(), "");
}

TEST(Store, house_rules_are_replaced_and_taken_away) {
  TemporaryBook book;
  ASSERT_TRUE(book.store->put(HouseRules{"ours", "{}"}));
  ASSERT_TRUE(book.store->put(HouseRules{"ours", R"({"a":1})"}));
  EXPECT_EQ(book.store->house_rules().value().front().document, R"({"a":1})");
  ASSERT_TRUE(book.store->put(HouseRules{"ours", ""}));
  EXPECT_TRUE(book.store->house_rules()->empty());
}

TEST(StoreLists, show_the_latest_first_and_what_the_filter_asks_for) {
  TemporaryBook book;
  euchre_evening(book.book, "2026-11-18");                                      // 1
  begin(book.book, "kyuuri/seed", {"Ann", "Eve", "Bob"}, "2026-11-20");         // 2
  Desk closed = begin(book.book, "kyuuri/seed", {"Eve", "Flo"}, "2026-11-19");  // 3
  write(book.book, closed, EventKind::closed);
  Desk thrown = euchre_evening(book.book, "2026-11-21");  // 4
  write(book.book, thrown, EventKind::discarded);
  const auto players = book.store->players().value();
  using Numbers = std::vector<SessionId>;
  Store& store = *book.store;
  EXPECT_EQ(listed(store, {}), (Numbers{2, 3, 1}));
  EXPECT_EQ(listed(store, {.game = "kyuuri"}), (Numbers{2, 3}));
  EXPECT_EQ(listed(store, {.player = players[0].id}), (Numbers{2, 1}));
  EXPECT_EQ(listed(store, {.player = "nobody"}), Numbers{});
  EXPECT_EQ(listed(store, {.from = "2026-11-19"}), (Numbers{2, 3}));
  EXPECT_EQ(listed(store, {.to = "2026-11-19"}), (Numbers{3, 1}));
  EXPECT_EQ(listed(store, {.state = Summary::State::closed}), Numbers{3});
  EXPECT_EQ(listed(store, {.state = Summary::State::discarded}), Numbers{4});
  EXPECT_EQ(listed(store, {.limit = 1, .skip = 1}), Numbers{3});
}

TEST(StoreLists, tell_what_was_written_in_last_before_what_came_from_elsewhere) {
  TemporaryBook elsewhere;
  elsewhere.book.now = [] { return std::string("2027-01-01T20:00:00Z"); };
  const Desk newest = euchre_evening(elsewhere.book, "2027-01-01");
  TemporaryBook book;
  Store& store = *book.store;
  const auto players = elsewhere.store->players().value();
  for (const Player& player : players) ASSERT_TRUE(store.put(player));
  ASSERT_TRUE(store.create(elsewhere.store->read(newest.id).value(), digest(newest.table)));  // 1
  Desk early = euchre_evening(book.book, "2026-11-18");                                       // 2
  euchre_evening(book.book, "2026-11-20");                                                    // 3
  play(book.book, early, "W 3");
  using Numbers = std::vector<SessionId>;
  const auto written = [&](int limit, int skip) {
    return listed(store, {.limit = limit, .skip = skip, .order = Filter::Order::written});
  };
  EXPECT_EQ(written(20, 0), (Numbers{2, 3, 1}));
  EXPECT_EQ(written(1, 0), Numbers{2});
  EXPECT_EQ(written(2, 1), (Numbers{3, 1}));
  EXPECT_EQ(written(5, 2), Numbers{1});
  EXPECT_EQ(written(5, 3), Numbers{});
  EXPECT_EQ(listed(store, {.to = "2026-11-19", .order = Filter::Order::written}), Numbers{2});
}

TEST(StoreLists, count_at_how_many_tables_an_entry_was_and_when_last) {
  TemporaryBook book;
  euchre_evening(book.book, "2026-11-18");
  begin(book.book, "kyuuri/seed", {"Ann", "Eve", "Bob"}, "2026-11-20");
  Desk thrown = begin(book.book, "kyuuri/seed", {"Ann", "Flo"}, "2026-11-21");
  write(book.book, thrown, EventKind::discarded);
  std::map<std::string, std::string> names;
  const auto players = book.store->players().value();
  for (const Player& player : players) names[player.id] = player.name;
  std::map<std::string, std::string> counted;
  const auto attendances = book.store->attendances().value();
  for (const Attendance& each : attendances)
    counted[names[each.player]] = std::to_string(each.sessions) + ' ' + each.last;
  EXPECT_EQ(counted["Ann"], "2 2026-11-20");
  EXPECT_EQ(counted["Eve"], "1 2026-11-20");
  EXPECT_FALSE(counted.contains("Flo")) << "that session was thrown away";
}

TEST(StoreFacts, added_deal_by_deal_are_those_of_the_whole_session) {
  TemporaryBook book;
  const Desk desk = euchre_evening(book.book);
  auto kept = book.store->facts(desk.id).value();
  std::erase_if(kept, [](const FactRow& row) { return row.n == 0; });
  EXPECT_EQ(kept, digest(desk.table).facts);
  EXPECT_FALSE(kept.empty());
}

TEST(StoreFacts, of_a_deal_in_a_session_that_was_thrown_away_do_not_count) {
  TemporaryBook book;
  Desk desk = euchre_evening(book.book);
  play(book.book, desk, "W 3");
  write(book.book, desk, EventKind::discarded);
  EXPECT_EQ(book.store->facts(desk.id).value(), std::vector<FactRow>{});
}

TEST(StoreFacts, go_by_player_date_and_game) {
  TemporaryBook book;
  euchre_evening(book.book, "2026-11-18");
  euchre_evening(book.book, "2026-11-20");
  const std::string ann = book.store->players()->front().id;
  const auto points = [&](const Filter& filter) {
    std::int64_t sum = 0;
    const std::vector<FactRow> facts = book.store->facts({ann}, filter).value();
    for (const FactRow& row : facts)
      if (row.key == kPoints) sum += row.n;
    return sum;
  };
  const std::int64_t one = points({.to = "2026-11-18"});
  EXPECT_NE(one, 0);
  EXPECT_EQ(points({}), 2 * one);
  EXPECT_EQ(points({.game = "kyuuri"}), 0);
  EXPECT_EQ(book.store->facts_by_session({ann}, {}).value().size(), 2U);
}

}  // namespace
}  // namespace spadille::tests
