// Deals as a table: out, in again, and everything that can be wrong with a sheet.
#include "codec/deals_csv.h"

#include <gtest/gtest.h>

#include "codec/deal_cells.h"
#include "tests/support/any.h"
#include "tests/support/print_game.h"
#include "tests/support/random_evening.h"

namespace spadille {
namespace {

using tests::any;
using Euchre = euchre::Game;
using Kyuuri = kyuuri::Game;
using Names = std::vector<std::string>;

template <Game G>
Evening begun(const Names& players) {
  Evening evening{.rules = tests::game_of<G>().rules()};
  evening.about.players = players;
  evening.before = start(evening.rules, static_cast<int>(players.size()));
  return evening;
}

const Names kPlayers{"Ann", "Ben", "Cem", "Dora"};
const Names kSides{"Ann & Cem", "Ben & Dora"};

DealsRead read(std::string_view text, const Limits& limits = {}) {
  return read_deals_csv(text, begun<Euchre>(kPlayers), kSides, limits);
}

/// In the game's own type.
template <typename Deal>
std::vector<Deal> as(const std::vector<AnyDeal>& deals) {
  std::vector<Deal> all;
  for (const AnyDeal& deal : deals) all.push_back(deal.as<Deal>());
  return all;
}

std::vector<euchre::Deal> deals(std::string_view text) {
  const auto got = read(text);
  EXPECT_EQ(got.findings, Findings{}) << text;
  return got.evening ? as<euchre::Deal>(got.evening->deals) : std::vector<euchre::Deal>{};
}

struct Found {
  std::string place{};
  std::string given{};
  std::string_view key{};
  std::string expected{};
  friend bool operator==(const Found&, const Found&) = default;
};
void PrintTo(const Found& found, std::ostream* out) {
  *out << found.place << " \"" << found.given << "\" " << found.key << " (" << found.expected
       << ')';
}

std::vector<Found> found(const Findings& findings) {
  std::vector<Found> all;
  for (const Finding& finding : findings)
    all.push_back({finding.place, finding.given, finding.message.key, finding.expected});
  return all;
}

void expect_refused(std::string_view text, const std::vector<Found>& expected) {
  const auto got = read(text);
  EXPECT_FALSE(got.evening.has_value()) << text;
  EXPECT_EQ(found(got.findings), expected) << text;
}

void expect_warned(std::string_view text, const std::vector<Found>& expected) {
  const auto got = read(text);
  EXPECT_TRUE(got.evening.has_value()) << text;
  EXPECT_FALSE(has_error(got.findings)) << text;
  EXPECT_EQ(found(got.findings), expected) << text;
}

const std::string kKnown =
    "deal | dealer | maker | alone | tricks | lone_defender | trump | passed_out | gives_point | "
    "rulings | "
    "Ann & Cem moved | Ann & Cem total | Ben & Dora moved | Ben & Dora total";

TEST(DealsCsv, a_deal_is_a_row_with_what_it_moved_and_the_totals) {
  Evening evening = begun<Euchre>(kPlayers);
  evening.deals = {
      any(euchre::Deal{.maker = seat(0), .tricks = 3}),
      any(euchre::Deal{.maker = seat(1), .alone = true, .tricks = 5, .trump = Suit::hearts})};
  EXPECT_EQ(write_deals_csv(fold(evening), SeatNames{kPlayers}, kSides),
            "deal,dealer,maker,alone,tricks,lone_defender,trump,passed_out,gives_point,"
            "Ann & Cem moved,Ann & Cem total,Ben & Dora moved,Ben & Dora total\r\n"
            "1,Ann,Ann,,3,,,,,1,1,0,0\r\n"
            "2,Ben,Ben,yes,5,,H,,,0,1,4,4\r\n");
}

TEST(DealsCsv, counters_paid_are_negative_numbers) {
  Evening evening = begun<quadrille::Game>(kPlayers);
  evening.deals = {any(
      quadrille::Deal{.ombre = seat(0), .contract = quadrille::Deal::Contract::solo, .tricks = 3})};
  const std::string text =
      write_deals_csv(fold(evening), SeatNames{kPlayers}, {"Ann", "Ben", "Cem", "Dora", "pool"},
                      {.separator = ';'});
  EXPECT_NE(text.find(";-"), std::string::npos) << text;
  EXPECT_EQ(text.find('\''), std::string::npos) << text;
}

TEST(DealsCsv, a_deal_that_was_not_scored_moves_nothing) {
  Evening evening = begun<Euchre>(kPlayers);
  evening.deals = {any(euchre::Deal{.maker = seat(0)})};
  const std::string text = write_deals_csv(fold(evening), SeatNames{kPlayers}, kSides);
  EXPECT_EQ(text.substr(text.find("\r\n") + 2), "1,Ann,Ann,,,,,,,,0,,0\r\n");
}

TEST(DealsCsv, the_simplest_sheet_has_only_what_somebody_used) {
  EXPECT_EQ(deals("tricks;maker\n3;Ann\n5;dora\n"),
            (std::vector<euchre::Deal>{{.maker = seat(0), .tricks = 3},
                                       {.maker = seat(3), .tricks = 5}}));
}

TEST(DealsCsv, cells_are_understood_as_people_write_them) {
  EXPECT_EQ(deals("Maker,ALONE,Tricks,trump\n"
                  " be ,X, 5 ,h\n"
                  "4,TRUE,５,S\n"
                  "Ｃｅｍ,Yes,5,\n"
                  "1,0,3,\n"
                  "1,No,3,\n"
                  "1,false,3,\n"),
            (std::vector<euchre::Deal>{
                {.maker = seat(1), .alone = true, .tricks = 5, .trump = Suit::hearts},
                {.maker = seat(3), .alone = true, .tricks = 5, .trump = Suit::spades},
                {.maker = seat(2), .alone = true, .tricks = 5},
                {.maker = seat(0), .tricks = 3},
                {.maker = seat(0), .tricks = 3},
                {.maker = seat(0), .tricks = 3}}));
}

TEST(DealsCsv, a_list_stands_in_one_cell_with_spaces) {
  const auto got =
      read_deals_csv("taker,rank,matched\nAnn,10,ben Dora\n", begun<Kyuuri>(kPlayers), kPlayers);
  EXPECT_EQ(got.findings, Findings{});
  ASSERT_TRUE(got.evening.has_value());
  EXPECT_EQ(as<kyuuri::Deal>(got.evening->deals),
            (std::vector<kyuuri::Deal>{
                {.taker = seat(0), .rank = Rank::ten, .matched = {seat(1), seat(3)}}}));
}

TEST(DealsCsv, blank_rows_and_columns_are_passed_over) {
  EXPECT_EQ(deals("maker,tricks,,\r\n,,,\r\nAnn,3,,\r\n\r\n,,,\r\n").size(), 1U);
}

TEST(DealsCsv, deals_are_added_to_those_there_are) {
  Evening evening = begun<Euchre>(kPlayers);
  evening.deals = {any(euchre::Deal{.maker = seat(0), .tricks = 3})};
  const auto got =
      read_deals_csv("maker,tricks,Ann & Cem total\nAnn,3,2\n", std::move(evening), kSides);
  EXPECT_EQ(got.findings, Findings{});
  ASSERT_TRUE(got.evening.has_value());
  EXPECT_EQ(got.evening->deals.size(), 2U);
}

TEST(DealsCsv, a_head_that_nobody_knows_is_refused) {
  expect_refused("maker,triks\nAnn,3\n", {{"B1", "triks", "csv.no_such_column", kKnown}});
}

TEST(DealsCsv, a_head_that_stands_twice_is_refused) {
  expect_refused("maker,tricks,Maker\nAnn,3,Ben\n", {{"C1", "Maker", "csv.head_twice", ""}});
}

TEST(DealsCsv, nothing_at_all_is_refused) { expect_refused("", {{"", "", "finding.empty", ""}}); }

TEST(DealsCsv, every_wrong_cell_is_named_at_once) {
  expect_refused(
      "deal,maker,alone,tricks,trump\n"
      "1,Zoe,maybe,3,\n"
      "2,Ann,,six,Z\n"
      "3,Ben,,6,\n",
      {{"B2", "Zoe", "finding.short.seat", "Ann | Ben | Cem | Dora"},
       {"C2", "maybe", "finding.range", "yes | no"},
       {"D3", "six", "finding.range", "0…5"},
       {"E3", "Z", "finding.range", "S | H | D | C"},
       {"D4", "6", "finding.range", "0…5"}});
}

TEST(DealsCsv, a_list_is_refused_as_a_whole) {
  const auto refused = [](const std::string& cell) {
    const auto got = read_deals_csv("taker,rank,matched\nAnn,10," + cell + "\n",
                                    begun<Kyuuri>(kPlayers), kPlayers);
    return found(got.findings);
  };
  EXPECT_EQ(
      refused("Ben Zoe"),
      (std::vector<Found>{{"C2", "Ben Zoe", "finding.short.seat", "Ann | Ben | Cem | Dora"}}));
  EXPECT_EQ(refused("Ben Ben"),
            (std::vector<Found>{{"C2", "Ben Ben", "finding.listed_twice", ""}}));
  EXPECT_EQ(refused("\",;\""),
            (std::vector<Found>{{"C2", ",;", "finding.short.seat", "Ann | Ben | Cem | Dora"}}));
}

TEST(DealsCsv, a_list_has_an_end) {
  const auto got = read_deals_csv("maker,points,roem\nAnn,100,20 20 20 20 20 20 20 20 20 20 20\n",
                                  begun<klaverjas::Game>(kPlayers), kPlayers);
  EXPECT_EQ(
      found(got.findings),
      (std::vector<Found>{{"C2", "20 20 20 20 20 20 20 20 20 20 20", "finding.too_many", "0…10"}}));
}

TEST(DealsCsv, what_the_rules_refuse_is_named_by_its_cell) {
  expect_refused("maker,lone_defender,tricks\nAnn,Cem,3\n",
                 {{"B2", "Cem", "euchre.finding.defends_own_side", "Ben | Dora"}});
}

TEST(DealsCsv, what_is_missing_is_named_by_its_column_or_by_its_row) {
  expect_refused("maker,tricks\nAnn,\n", {{"B2", "", "finding.missing", ""}});
  expect_refused("maker\nAnn\n", {{"2/tricks", "", "finding.missing", ""}});
}

TEST(DealsCsv, a_row_that_ends_early_or_late_is_refused) {
  expect_refused("maker,tricks,trump\nAnn,3\n", {{"C2", "", "csv.short_row", ""}});
  expect_refused("maker,tricks\nAnn,3,x\n", {{"C2", "x", "csv.no_head", ""}});
  expect_refused("maker,tricks,\nAnn,3,x\n", {{"C2", "x", "csv.no_head", ""}});
}

TEST(DealsCsv, a_broken_table_gives_no_deal) {
  expect_refused("maker,tricks\nAnn,3\nBen,\"4\n", {{"B3", "", "csv.never_closed", ""}});
}

TEST(DealsCsv, findings_are_no_more_than_the_limit) {
  std::string text = "maker,tricks\n";
  for (int i = 0; i < 20; ++i) text += "Zoe,9\n";
  const auto got = read(text, {.findings = 5});
  ASSERT_EQ(got.findings.size(), 6U);
  EXPECT_EQ(got.findings[4].place, "A4");
  EXPECT_EQ(got.findings[5].message.key, "finding.stopped");
}

TEST(DealsCsv, deals_are_no_more_than_the_limit) {
  EXPECT_TRUE(read("maker,tricks\nAnn,3\nAnn,3\n", {.deals = 2}).evening.has_value());
  const auto got = read("maker,tricks\nAnn,3\nAnn,3\nAnn,3\n", {.deals = 2});
  EXPECT_EQ(found(got.findings), (std::vector<Found>{{"A4", "", "csv.too_many_rows", "0…3"}}));
}

TEST(DealsCsv, totals_that_say_other_are_named_by_the_first_cell) {
  expect_warned(
      "maker,tricks,Ann & Cem total,Ben & Dora total\n"
      "Ann,3,1,0\nBen,5,2,2\nAnn,3,3,2\n",
      {{"C3", "2", "csv.other_total", "1"}});
  expect_warned("maker,tricks,Ann & Cem total\nAnn,3,one\n",
                {{"C2", "one", "csv.other_total", "1"}});
}

TEST(DealsCsv, totals_that_are_not_there_for_every_deal_say_nothing) {
  expect_warned("maker,tricks,Ann & Cem total\nAnn,3,7\nAnn,3,\n", {});
}

TEST(DealsCsv, what_a_deal_moved_and_its_number_are_not_read) {
  expect_warned("deal,maker,tricks,Ann & Cem moved\n9,Ann,3,7\n9,Ann,3,7\n", {});
}

TEST(DealsCsv, another_dealer_is_named) {
  expect_warned("dealer,maker,tricks\nAnn,Ann,3\nCem,Ann,3\n",
                {{"A3", "Cem", "csv.other_dealer", "Ben"}});
}

TEST(DealsCsv, a_real_minus_sign_is_one) {
  EXPECT_EQ(number_in("−12"), -12);
  EXPECT_EQ(number_in(" +7 "), 7);
  EXPECT_EQ(number_in("－３"), -3);
  EXPECT_EQ(number_in("1.5"), std::nullopt);
  EXPECT_EQ(number_in(""), std::nullopt);
}

// What holds in every game.

const Names kHard{
    "Ann, Lee", "=HYPERLINK(\"http://x\";\"y\")", "🦊;🃏", "שרה \"ש\"", "-5", "'@Zoé", "太郎",
    "２"};

std::vector<std::string> account_names(const Evening& evening, const SeatNames& names) {
  std::vector<std::string> all;
  for (const Account account : accounts(evening.before)) {
    if (account.kind == Account::Kind::seat)
      all.push_back(names.of(Seat{account.index}));
    else
      all.push_back(to_string(account));
  }
  return all;
}

/// An evening written down, with the names that make it hard.
struct Written {
  Evening evening{};
  Names accounts{};
  std::string text{};

  Written(const AnyGame& game, std::uint32_t seed, int deals, bool named = true,
          CsvStyle style = {}) {
    tests::RandomEvening random(game, seed);
    evening = random.evening(deals);
    const auto seats = static_cast<std::ptrdiff_t>(evening.about.players.size());
    evening.about.players.assign(kHard.begin(), kHard.begin() + (named ? seats : 0));
    const SeatNames names = deals_csv::names_of(evening);
    accounts = account_names(evening, names);
    text = write_deals_csv(fold(evening), names, accounts, style);
  }

  DealsRead read(const std::string& changed) const {
    Evening empty = evening;
    empty.deals.clear();
    return read_deals_csv(changed, empty, accounts);
  }
};

TEST(DealsCsv, any_evening_reads_back_as_it_was) {
  for (const AnyGame* game : all_games()) {
    for (int i = 0; i < tests::rounds(40); ++i) {
      const std::uint32_t seed = tests::random_seed() + static_cast<std::uint32_t>(i);
      SCOPED_TRACE("SPADILLE_SEED=" + std::to_string(seed));
      const CsvStyle style{i % 2 == 0 ? ',' : ';', i % 3 == 0};
      const Written written(*game, seed, 15, i % 4 != 0, style);
      const auto got = written.read(written.text);
      EXPECT_EQ(got.findings, Findings{}) << written.text;
      EXPECT_EQ(got.evening, written.evening) << written.text;
    }
  }
}

TEST(DealsCsv, a_sheet_cut_anywhere_gives_whole_deals_or_none) {
  for (const AnyGame* game : all_games()) {
    const Written written(*game, tests::random_seed(), 5);
    const auto& all = written.evening.deals;
    for (std::size_t size = 0; size < written.text.size(); ++size) {
      const auto got = written.read(written.text.substr(0, size));
      EXPECT_NE(got.evening.has_value(), has_error(got.findings)) << size;
      if (!got.evening) continue;
      ASSERT_LE(got.evening->deals.size(), all.size());
      EXPECT_TRUE(std::equal(got.evening->deals.begin(), got.evening->deals.end(), all.begin()))
          << written.text.substr(0, size);
    }
  }
}

TEST(DealsCsv, damaged_sheets_give_an_evening_or_errors) {
  std::mt19937 random(tests::random_seed());
  for (const AnyGame* game : all_games()) {
    const Written written(*game, tests::random_seed(), 6);
    for (int i = 0; i < tests::rounds(1000); ++i) {
      std::string text = written.text;
      for (int hits = 0; hits < 3; ++hits)
        text[random() % text.size()] = static_cast<char>(random());
      const auto got = written.read(text);
      ASSERT_NE(got.evening.has_value(), has_error(got.findings)) << text;
      if (!got.evening) continue;
      for (const auto& entry : fold(*got.evening).deals)
        EXPECT_FALSE(has_error(entry.findings)) << text;
    }
  }
}

}  // namespace
}  // namespace spadille
