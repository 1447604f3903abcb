// Tables of text, out and in again, and what is refused.
#include "codec/csv.h"

#include <random>

#include <gtest/gtest.h>

#include "tests/support/random_evening.h"

namespace spadille {
namespace {

using Table = std::vector<CsvRow>;

struct Read {
  Table rows{};
  std::optional<Finding> error{};
};

Read read(std::string_view text, const CsvLimits& limits = {}) {
  CsvReader reader(text, limits);
  Read read;
  while (auto row = reader.next()) read.rows.push_back(std::move(*row));
  read.error = reader.error();
  return read;
}

void expect_rows(std::string_view text, const Table& rows) {
  const Read got = read(text);
  EXPECT_EQ(got.rows, rows) << text;
  EXPECT_EQ(got.error, std::nullopt) << text;
}

void expect_error(std::string_view text, std::string_view key, const std::string& place) {
  const Read got = read(text);
  ASSERT_TRUE(got.error.has_value()) << text;
  EXPECT_EQ(got.error->message.key, key) << text;
  EXPECT_EQ(got.error->place, place) << text;
}

std::string written(const Table& table, CsvStyle style = {}) {
  CsvText text(style);
  for (const CsvRow& row : table) {
    for (const std::string& cell : row) text.text(cell);
    text.end_row();
  }
  return std::move(text).take();
}

TEST(Csv, cells_are_named_as_spreadsheets_show_them) {
  EXPECT_EQ(cell_name(1, 1), "A1");
  EXPECT_EQ(cell_name(7, 3), "C7");
  EXPECT_EQ(cell_name(2, 26), "Z2");
  EXPECT_EQ(cell_name(2, 27), "AA2");
  EXPECT_EQ(cell_name(10, 702), "ZZ10");
  EXPECT_EQ(cell_name(10, 703), "AAA10");
}

TEST(Csv, lines_end_in_crlf) { EXPECT_EQ(written({{"a", "b"}, {"c", ""}}), "a,b\r\nc,\r\n"); }

TEST(Csv, a_cell_with_a_quote_is_doubled) {
  EXPECT_EQ(written({{"say \"no\"", "x"}}), "\"say \"\"no\"\"\",x\r\n");
}

TEST(Csv, a_cell_is_quoted_where_any_separator_would_part_it) {
  EXPECT_EQ(written({{"a,b", "a;b", "a\tb", "a\nb", " a", "a "}}),
            "\"a,b\",\"a;b\",\"a\tb\",\"a\nb\",\" a\",\"a \"\r\n");
}

TEST(Csv, a_semicolon_separates_where_it_is_wanted) {
  EXPECT_EQ(written({{"a", "b,c"}}, {.separator = ';'}), "a;\"b,c\"\r\n");
}

TEST(Csv, a_byte_order_mark_is_written_where_it_is_wanted) {
  EXPECT_EQ(written({{"a"}}, {.byte_order_mark = true}),
            "\xEF\xBB\xBF"
            "a\r\n");
}

TEST(Csv, a_row_of_one_empty_cell_is_still_a_row) {
  EXPECT_EQ(written({{""}, {"a"}}), "\"\"\r\na\r\n");
  EXPECT_EQ(written({{""}}, {.byte_order_mark = true}), "\xEF\xBB\xBF\"\"\r\n");
}

TEST(Csv, text_that_begins_like_a_formula_stands_behind_an_apostrophe) {
  EXPECT_EQ(written({{"=1+1", "+1", "-1", "@a", "＝1", "a=1"}}), "'=1+1,'+1,'-1,'@a,'＝1,a=1\r\n");
  EXPECT_EQ(written({{"=HYPERLINK(\"http://x\",\"y\")", "\tx", "\rx"}}),
            "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\",\"'\tx\",\"'\rx\"\r\n");
}

TEST(Csv, an_apostrophe_of_somebodys_own_is_kept) {
  EXPECT_EQ(written({{"'=1", "''-1", "'s-Hertogenbosch", "'"}}),
            "''=1,'''-1,'s-Hertogenbosch,'\r\n");
  expect_rows("''=1,'''-1,'s-Hertogenbosch,'", {{"'=1", "''-1", "'s-Hertogenbosch", "'"}});
}

TEST(Csv, a_number_is_no_formula) {
  CsvText text;
  text.number(-12).number(7).text("-12").end_row();
  EXPECT_EQ(std::move(text).take(), "-12,7,'-12\r\n");
}

TEST(Csv, every_end_of_a_line_is_taken) {
  expect_rows("a,b\r\nc,d\r\n", {{"a", "b"}, {"c", "d"}});
  expect_rows("a,b\nc,d\n", {{"a", "b"}, {"c", "d"}});
  expect_rows("a,b\nc,d", {{"a", "b"}, {"c", "d"}});
  expect_rows("a,b\n\nc,", {{"a", "b"}, {""}, {"c", ""}});
  expect_rows("\"a\"\r\n\"b\"", {{"a"}, {"b"}});
  expect_rows("", {});
}

TEST(Csv, a_byte_order_mark_is_no_part_of_the_first_cell) {
  expect_rows(
      "\xEF\xBB\xBF"
      "a,b\n",
      {{"a", "b"}});
  expect_rows("\xEF\xBB\xBF", {});
}

TEST(Csv, the_separator_is_the_one_of_the_first_line) {
  expect_rows("a;b;c\n1,5;2;3", {{"a", "b", "c"}, {"1,5", "2", "3"}});
  expect_rows("a\tb\n1,5\t2", {{"a", "b"}, {"1,5", "2"}});
  expect_rows("\"x,y,z\";b\n1;2", {{"x,y,z", "b"}, {"1", "2"}});
  expect_rows("a\nb", {{"a"}, {"b"}});
}

TEST(Csv, quotes_hold_what_would_end_a_cell) {
  expect_rows("\"a,\"\"b\"\"\r\nc\",d\n", {{"a,\"b\"\r\nc", "d"}});
  expect_rows("\"\",\"\"\"\"", {{"", "\""}});
}

TEST(Csv, a_cell_never_closed_is_named_where_it_opens) {
  expect_error("a,b\nc,\"d\ne,f\n", "csv.never_closed", "B2");
  expect_error("\"", "csv.never_closed", "A1");
}

TEST(Csv, a_line_end_in_a_cell_begins_no_row) {
  expect_error("\"a\nb\",c\nd,\"e", "csv.never_closed", "B2");
}

TEST(Csv, a_quotation_mark_in_the_middle_is_refused) {
  expect_error("a,b\"c\n", "csv.quote", "B1");
  expect_error("a\n\"b\"c\n", "csv.quote", "A2");
}

TEST(Csv, a_carriage_return_alone_ends_no_line) {
  expect_error("a,b\rc,d", "csv.line_end", "B1");
  expect_error("a,\"b\"\r", "csv.line_end", "B1");
}

TEST(Csv, what_is_no_text_is_refused) {
  expect_error("a,b\nc,\xFF\n", "csv.not_utf8", "B2");
  expect_error(
      "\xFF\xFE"
      "a",
      "csv.not_utf8", "A1");
  expect_error(std::string_view("a,\0b", 4), "finding.unprintable", "B1");
  expect_error("a,b\n\x1b[31m,c", "finding.unprintable", "A2");
}

TEST(Csv, text_in_any_direction_and_script_is_text) {
  const Table table{{"עברית", "\u200Fשלום\u200E", "🦊🃏", "太郎", "é"}};
  expect_rows(written(table), table);
}

TEST(Csv, every_bound_is_held) {
  const CsvLimits limits{.bytes = 20, .rows = 2, .columns = 3, .cell_bytes = 4};
  EXPECT_EQ(read("a,b,c\n1,2,3\n", limits).error, std::nullopt);
  EXPECT_EQ(read("a,b,c\n1,2,3\n4", limits).error->place, "A3");
  EXPECT_EQ(read("a,b,c,d", limits).error->place, "D1");
  EXPECT_EQ(read("a,bcdef", limits).error->message.key, "finding.too_long");
  EXPECT_EQ(read("a,\"bcdef\"", limits).error->place, "B1");
  EXPECT_EQ(read(std::string(21, 'a'), limits).error->message.key, "finding.too_large");
}

TEST(Csv, nothing_comes_after_an_error) {
  CsvReader reader("a\n\"b\nc");
  EXPECT_EQ(reader.next(), (CsvRow{"a"}));
  EXPECT_EQ(reader.next(), std::nullopt);
  EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(Csv, any_table_reads_back_as_it_was) {
  const std::vector<std::string> pieces{"=", "'", "\"", ",",  ";",    "\t", "\r", "\n", "-",
                                        "+", "@", " ",  "太", "🦊", "a",  "1",  "＝", "ש"};
  std::mt19937 random(tests::random_seed());
  for (int round = 0; round < tests::rounds(3000); ++round) {
    const CsvStyle style{random() % 2 == 0 ? ',' : ';', random() % 2 == 0};
    const std::size_t columns = 2 + random() % 3;
    Table table(1 + random() % 4, CsvRow(columns));
    for (CsvRow& row : table)
      for (std::string& cell : row)
        for (auto n = random() % 5; n > 0; --n) cell += pieces[random() % pieces.size()];
    const std::string text = written(table, style);
    const Read got = read(text);
    ASSERT_EQ(got.rows, table) << text;
    ASSERT_EQ(got.error, std::nullopt) << text;
  }
}

TEST(Csv, random_bytes_never_crash_the_reader) {
  std::mt19937 random(tests::random_seed());
  for (int round = 0; round < tests::rounds(3000); ++round) {
    std::string text;
    for (auto n = random() % 60; n > 0; --n) text += "\",;\t\r\n'=a\xEF\xBB\xBF\xFF"[random() % 13];
    const Read got = read(text);
    EXPECT_LE(got.rows.size(), text.size());
  }
}

}  // namespace
}  // namespace spadille
