// Rulings in the book: posted, made void, and remembered when the question returns.
#include "app/precedents.h"

#include <gtest/gtest.h>

#include "app/asking.h"
#include "app/events.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {
namespace {

const std::vector<std::string> kFour{"Ann", "Bob", "Chris", "Dora"};

struct Rulings : testing::Test {
  TemporaryBook here{};
  [[nodiscard]] Names names() { return must(names_in(here.book)); }

  RulingView ruled(const Desk& desk, const std::string& what, int deal) {
    const InWords words{.members = {{"what", what}, {"noticed", "established"}, {"who", "Dora"}}};
    return *decide(in_words(deal == 0 ? table_by(desk, names()) : table_before(desk, names(), deal),
                            Format::incident, words));
  }
  void post(Desk& desk, int deal) {
    const RulingView view = ruled(desk, "revoke", deal);
    ASSERT_FALSE(has_error(view.findings));
    const Seq of = deal == 0 ? 0 : seq_of_deal(desk, deal);
    ASSERT_TRUE(
        write_down(here.book, desk, ruling_event(desk, of, view.incident, view.decision.ruling)));
  }
  std::vector<Precedent> before(const Desk& desk, std::size_t most = 5) {
    return must(precedents(here.book, names(), ruled(desk, "revoke", 0).incident, most));
  }
};

TEST_F(Rulings, posted_about_a_deal_stand_in_place_of_its_score) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3", "Bob 5"});
  post(desk, 2);
  const Desk again = must(open_session(here.book, desk.id));
  EXPECT_EQ(std::get<Table<euchre::Game>>(again.table).scored.session.carry.balances,
            (Totals{3, 0}));
  EXPECT_EQ(again.table, desk.table);
}

TEST_F(Rulings, are_remembered_with_date_deal_and_points) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  EXPECT_TRUE(before(desk).empty());
  post(desk, 1);
  const auto known = before(desk);
  ASSERT_EQ(known.size(), 1U);
  EXPECT_EQ(known[0].date, "2026-01-05");
  EXPECT_EQ(known[0].deal, 1);
  EXPECT_EQ(known[0].ruling.effect, Ruling::Effect::replaces_score);
  EXPECT_EQ(known[0].names.of(Side{0}), "Ann & Chris");
}

TEST_F(Rulings, that_were_undone_or_thrown_away_set_no_precedent) {
  Desk desk = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  post(desk, 1);
  ASSERT_TRUE(write_down(here.book, desk, *undo_event(desk)));
  EXPECT_TRUE(before(desk).empty());
  ASSERT_TRUE(write_down(here.book, desk, *redo_event(desk)));
  EXPECT_EQ(before(desk).size(), 1U);
  ASSERT_TRUE(write_down(here.book, desk, simple_event(desk, EventKind::discarded)));
  EXPECT_TRUE(before(desk).empty());
}

TEST_F(Rulings, of_another_kind_or_game_set_none_and_the_last_five_are_enough) {
  Desk first = play(here.book, "euchre/seed", "2026-01-05", kFour, {"Ann 3"});
  for (int i = 0; i < 4; ++i) post(first, 1);
  Desk second = play(here.book, "euchre/seed", "2026-01-12", kFour, {"Ann 3"});
  for (int i = 0; i < 2; ++i) post(second, 0);
  const auto known = before(second);
  ASSERT_EQ(known.size(), 5U);
  EXPECT_EQ(known[0].date, "2026-01-12");
  EXPECT_EQ(known[0].deal, 0);
  EXPECT_EQ(known[2].date, "2026-01-05");
  AnyIncident other = euchre::Incident{.what = euchre::Incident::What::misdeal};
  EXPECT_TRUE(must(precedents(here.book, names(), other)).empty());
  other = kyuuri::Incident{.what = kyuuri::Incident::What::misdeal};
  EXPECT_TRUE(must(precedents(here.book, names(), other)).empty());
}

}  // namespace
}  // namespace spadille::tests
