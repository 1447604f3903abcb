#include "ui/cli/terminal/columns.h"

#include <gtest/gtest.h>

namespace spadille::cli {
namespace {

TEST(Columns, japanese_takes_two_columns_a_character) {
  EXPECT_EQ(width("abc"), 3U);
  EXPECT_EQ(width("脱落"), 4U);
  EXPECT_EQ(width("Annは5点"), 8U);
  EXPECT_EQ(width(""), 0U);
}

TEST(Columns, what_is_too_wide_is_cut_with_an_ellipsis) {
  EXPECT_EQ(fitted("Nora & Sam", 10), "Nora & Sam");
  EXPECT_EQ(fitted("Nora & Sam", 9), "Nora & S…");
  EXPECT_EQ(fitted("失点と脱落", 6), "失点…");
}

TEST(Columns, padding_counts_columns_not_bytes) {
  EXPECT_EQ(left("失点", 6), "失点  ");
  EXPECT_EQ(right("失点", 6), "  失点");
  EXPECT_EQ(right("12", 4), "  12");
}

TEST(Columns, lines_break_between_words) {
  EXPECT_EQ(wrapped("one two three", 8, 2), "  one two\n  three\n");
}

TEST(Columns, japanese_lines_break_anywhere_but_before_a_closing_mark) {
  EXPECT_EQ(wrapped("失点です。次", 8, 0), "失点で\nす。次\n");
}

TEST(Columns, a_word_wider_than_the_line_stands_alone) {
  EXPECT_EQ(wrapped("a unbreakable b", 5, 0), "a\nunbreakable\nb\n");
}

}  // namespace
}  // namespace spadille::cli
