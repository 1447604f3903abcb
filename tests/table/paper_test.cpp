// The sheet on paper: what stands on its pages, and over which columns.
#include <algorithm>

#include "tests/table/at_table.h"
#include "ui/table/exchange/paper_rows.h"
#include "ui/table/exchange/paper_sheet_pdf.h"

namespace spadille::tests {
namespace {

using table::paper::Notes;
using table::paper::Row;

/// A sample evening on paper.
class Paper : public AtTable {
 protected:
  [[nodiscard]] const EveningView& evening() { return house().evening()->laid()->view; }
  [[nodiscard]] std::vector<Row> rows(Notes notes = Notes::none) {
    return table::paper::rows(evening(), *house().words(), notes);
  }
  /// The last row that begins with these words.
  [[nodiscard]] Row row(const QString& words) {
    const auto all = rows();
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const Row& each) {
      return !each.words.empty() && each.words[0].words.startsWith(words);
    });
    if (found == all.rend()) ADD_FAILURE() << words.toStdString();
    return found == all.rend() ? Row{} : *found;
  }
  [[nodiscard]] int pages(Notes notes = Notes::none) {
    return table::pages_of(evening(), *house().words(), notes);
  }
};

TEST_F(Paper, deal_stands_under_who_sat_with_whom_in_its_game) {
  open_sample("klaverjas-individual");
  const Row deal = row("14  Clara 121");
  EXPECT_EQ(deal.heads, QStringList({"Anna & Clara", "Bert & Dirk"}));
  EXPECT_EQ(deal.moves, QStringList({"+121", "+41"}));
  EXPECT_EQ(row("17  ").heads, QStringList({"Anna & Bert", "Clara & Dirk"}));
}

TEST_F(Paper, every_game_of_several_has_its_number_over_its_columns) {
  open_sample("klaverjas-individual");
  QStringList begun;
  for (const Row& each : rows())
    if (!each.begins.isEmpty()) begun << each.begins + " at " + each.words[0].words.left(2);
  EXPECT_EQ(begun, QStringList({"Game 1 at 1 ", "Game 2 at 17", "Game 3 at 33"}));
  EXPECT_EQ(pages(), 2) << "two games, and the third";
}

TEST_F(Paper, personal_totals_have_a_column_of_their_own) {
  open_sample("klaverjas-individual");
  const Row best = row("1  Clara");
  EXPECT_EQ(best.heads, QStringList({"", "Personal totals"}));
  EXPECT_EQ(best.totals, QStringList({"", "4501"}));
  EXPECT_EQ(row("4  Anna").totals, QStringList({"", "4105"}));
  EXPECT_EQ(table::paper::heading(evening(), *house().words()).back().words,
            "Clara has won the evening.");
}

TEST_F(Paper, rules_of_the_house_are_told_in_words) {
  open_sample("quadrille-twelve-deals");
  EXPECT_EQ(table::paper::heading(evening(), *house().words())[2].words,
            "Deals of one game; 0 for no end: 12");
}

TEST_F(Paper, one_game_needs_no_number) {
  open_sample("klaverjas-sixteen-deals");
  for (const Row& each : rows()) EXPECT_EQ(each.begins, "");
  EXPECT_EQ(pages(), 1);
}

TEST_F(Paper, reasons_stand_below_the_sheet_where_they_are_wanted) {
  open_sample("klaverjas-sixteen-deals");
  const auto without = rows();
  const auto with = rows(Notes::reasons);
  ASSERT_EQ(with.size(), without.size() + 16);
  const Row& first = with[without.size()];
  EXPECT_EQ(first.begins, "What each deal counted for");
  EXPECT_TRUE(first.wide);
  EXPECT_TRUE(first.words[0].words.startsWith("1  KJ-")) << first.words[0].words.toStdString();
}

}  // namespace
}  // namespace spadille::tests
