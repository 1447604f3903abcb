#include "ui/cli/review/chart.h"

#include <sstream>

#include <gtest/gtest.h>

#include "app/score/scoring.h"
#include "codec/document.h"
#include "tests/support/random_evening.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

/// An evening in which these totals followed each other, a player a column.
EveningView evening(const std::vector<std::string>& players, const std::vector<Totals>& totals) {
  EveningView view{.names = SeatNames{players}, .scored = true};
  for (std::size_t i = 0; i < players.size(); ++i)
    view.accounts.push_back(seat(static_cast<int>(i)));
  for (std::size_t i = 0; i < totals.size(); ++i)
    view.deals.push_back({.number = static_cast<int>(i) + 1,
                          .before = i == 0 ? Totals(players.size(), 0) : totals[i - 1],
                          .after = totals[i]});
  return view;
}

std::string drawn(const EveningView& view, std::size_t columns = 60, Style style = {}) {
  const Words words(Language::en);
  return chart(view, {words, style, columns});
}

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

/// The first line that ends in this mark, counted from 1 below the title; 0 where none does.
std::size_t row_ending_in(const std::string& text, const std::string& marks) {
  const auto all = lines(text);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].size() > marks.size() &&
        all[i].compare(all[i].size() - marks.size() - 1, std::string::npos, " " + marks) == 0)
      return i;
  return 0;
}

TEST(Chart, one_deal_is_a_line_from_nought) {
  EXPECT_EQ(drawn(evening({"Ann", "Bob"}, {{4, -3}})),
            "Totals deal by deal\n"
            " 4 ┤          ⡠⠊ A\n"
            "   │        ⢀⠔⠁\n"
            "   │       ⡔⠁\n"
            "   │     ⡠⠊\n"
            "   │   ⢀⠜\n"
            "   │ ⢀⠔⠁\n"
            " 0 ┤⡠⠊╌╌╌╌╌╌╌╌╌╌\n"
            "   │⠈⠢⢄\n"
            "   │   ⠑⢄\n"
            "   │     ⠑⠢⡀\n"
            "   │       ⠈⠢⡀\n"
            "−3 ┤         ⠈⠑⢄ B\n"
            "   └────────────\n"
            "               1\n"
            "    A Ann 4 · B Bob −3\n");
}

TEST(Chart, totals_that_are_all_nought_are_one_level_line) {
  EXPECT_EQ(drawn(evening({"Ann", "Bob"}, {{0, 0}, {0, 0}})),
            "Totals deal by deal\n"
            "0 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤ AB\n"
            "  └────────────\n"
            "        1     2\n"
            "   A Ann 0 · B Bob 0\n");
}

TEST(Chart, negative_totals_stand_below_nought) {
  const std::string text = drawn(evening({"Ann"}, {{-4}, {-9}}));
  EXPECT_EQ(lines(text)[1].substr(0, 6), " 0 ┤");
  EXPECT_EQ(row_ending_in(text, "A"), 12U);
  EXPECT_TRUE(has(text, "−9 ┤"));
}

TEST(Chart, five_hundred_deals_fit_the_page) {
  std::vector<Totals> totals;
  for (int i = 0; i < 500; ++i) totals.push_back({i, -i / 3, (i * 37) % 11});
  for (const std::size_t columns : {20U, 60U, 79U, 200U}) {
    const std::string text = drawn(evening({"太郎", "花子", "次郎"}, totals), columns);
    EXPECT_EQ(lines(text).size(), 16U);
    for (const std::string& line : lines(text))
      EXPECT_LE(width(line), std::max(columns, kNarrowestPage)) << line;
    EXPECT_EQ(row_ending_in(text, "1"), 1U);
    EXPECT_EQ(row_ending_in(text, "2"), 12U);
  }
}

TEST(Chart, lines_carry_their_marks_every_twenty_columns) {
  const auto all = lines(drawn(evening({"Ann", "Bob"}, std::vector<Totals>(10, Totals{9, 0}))));
  const auto dots = [](int columns) {
    std::string text;
    for (int i = 0; i < columns; ++i) text += "⠉";
    return text;
  };
  EXPECT_EQ(all[1].substr(all[1].find('A')), "A" + dots(19) + "A" + dots(23) + " A");
}

TEST(Chart, the_first_and_the_last_deal_are_numbered) {
  const auto all = lines(drawn(evening({"Ann"}, std::vector<Totals>(23, Totals{5}))));
  const std::string& figures = all[all.size() - 2];
  EXPECT_EQ(figures.substr(figures.find_first_not_of(' '), 2), "1 ");
  EXPECT_EQ(figures.substr(figures.size() - 3), " 23");
}

TEST(Chart, players_of_one_initial_are_numbered) {
  EXPECT_TRUE(has(drawn(evening({"Ann", "Al"}, {{1, 2}})), "1 Ann 1 · 2 Al 2"));
  EXPECT_TRUE(has(drawn(evening({"Ann", "太郎"}, {{1, 2}})), "1 Ann 1 · 2 太郎 2"));
  EXPECT_TRUE(has(drawn(evening({"🦊", "Bob"}, {{1, 2}})), "1 🦊 1 · 2 Bob 2"));
}

TEST(Chart, a_deal_that_was_not_scored_keeps_the_line_level) {
  EveningView view = evening({"Ann"}, {{5}, {5}, {5}});
  view.deals[1].findings.push_back(found_at("/deals/1", {"finding.missing"}, {}));
  EXPECT_EQ(drawn(view), drawn(evening({"Ann"}, {{5}, {5}, {5}})));
}

TEST(Chart, the_line_is_interrupted_where_totals_begin_anew) {
  EveningView view = evening({"Ann"}, {{8}, {8}});
  view.deals[1].before = view.deals[1].after = {0};
  EXPECT_EQ(drawn(view),
            "Totals deal by deal\n"
            "8 ┤     ⡸\n"
            "  │    ⢀⠇\n"
            "  │    ⡸┊\n"
            "  │   ⢀⠇┊\n"
            "  │   ⢸ ┊\n"
            "  │   ⡇ ┊\n"
            "  │  ⢸  ┊\n"
            "  │  ⡇  ┊\n"
            "  │ ⢰⠁  ┊\n"
            "  │ ⡎   ┊\n"
            "  │⢰⠁   ┊\n"
            "0 ┤⡎╌╌╌╌⢀⣀⣀⣀⣀⣀⣀ A\n"
            "  └────────────\n"
            "        1     2\n"
            "   A Ann 0\n");
}

TEST(Chart, partners_who_changed_are_named_one_after_the_other) {
  EveningView view = evening({"Ann", "Bob", "Chris", "Dora"}, {});
  view.accounts = {Side{0}, Side{1}};
  view.deals = {{.number = 1, .before = {0, 0}, .after = {9, 2}},
                {.number = 2,
                 .before = {0, 0},
                 .after = {1, 3},
                 .sides = {SeatSet{seat(0), seat(1)}, SeatSet{seat(2), seat(3)}}}};
  const std::string text = drawn(view, 90);
  EXPECT_TRUE(has(text, "A Ann & Chris → Ann & Bob 1 · C Bob & Dora → Chris & Dora 3")) << text;
}

TEST(Chart, the_largest_totals_there_are_do_not_overflow) {
  const std::string text =
      drawn(evening({"Ann", "Bob"}, {{2'000'000'000, -2'000'000'000}, {0, 0}}));
  EXPECT_TRUE(has(text, "2000000000 ┤"));
  EXPECT_TRUE(has(text, "−2000000000 ┤"));
}

TEST(Chart, colours_come_only_where_they_are_wanted) {
  const EveningView view = evening({"Ann", "Bob"}, {{4, -3}, {2, 5}});
  EXPECT_FALSE(has(drawn(view), "\x1b"));
  EXPECT_TRUE(has(drawn(view, 60, {.on = true}), "\x1b[1mA"));
}

TEST(Chart, any_evening_fits_its_page) {
  for (const AnyGame* game : all_games())
    for (int i = 0; i < tests::rounds(10); ++i) {
      const std::uint32_t seed = tests::random_seed() + static_cast<std::uint32_t>(i);
      SCOPED_TRACE("SPADILLE_SEED=" + std::to_string(seed));
      tests::RandomEvening random(*game, seed);
      const auto view =
          score_document(write_document(Format::session, random.evening(1 + random.below(30))));
      ASSERT_TRUE(view.has_value());
      for (const std::string& line : lines(drawn(*view, 70))) EXPECT_LE(width(line), 70U) << line;
    }
}

TEST(Chart, an_evening_without_a_deal_has_none) {
  EXPECT_EQ(drawn(evening({"Ann", "Bob"}, {})), "");
  EXPECT_EQ(drawn(EveningView{}), "");
}

}  // namespace
}  // namespace spadille::cli
