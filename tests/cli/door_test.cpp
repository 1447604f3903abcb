// Nothing that a book or a person says does something to a terminal.
#include "ui/cli/terminal/door.h"

#include <sstream>

#include <gtest/gtest.h>

#include "ui/cli/terminal/style.h"

namespace spadille::cli {
namespace {

/// What comes out of a door, where every text is printed by itself.
std::string printed(const std::vector<std::string>& texts, bool styled = false) {
  std::ostringstream sink;
  {
    Door door(sink, styled);
    for (const std::string& text : texts) door << text;
  }
  return sink.str();
}

TEST(Door, only_what_people_read_leaves_as_it_is) {
  struct Row {
    const char* what;
    std::string text;
    const char* expected;
  };
  const Row rows[] = {
      {"words", "Ann & Béa: 太郎 → ♠ \xF0\x9F\x83\x8F\n", "Ann & Béa: 太郎 → ♠ \xF0\x9F\x83\x8F\n"},
      {"an escape", "a\x1b]0;x\x07z", "a?]0;x?z"},
      {"a nought", std::string("a\0b", 3), "a?b"},
      {"a return and a tabulator", "a\r\tb", "a??b"},
      {"a delete", "a\x7F", "a?"},
      {"C1: the other beginning of an escape", "\u009b2J", "?2J"},
      {"a byte of C1 alone",
       "a\x9b"
       "2J",
       "a?2J"},
      {"the other direction of writing", "a\u202eb\u2066c\u200fd\u061c", "a?b?c?d?"},
      {"other ends of a line", "a\u2028b\u2029", "a?b?"},
      {"no UTF-8", "\xFF\xC0\x80ok", "???ok"},
      {"half a character", "ok\xE2\x86", "ok?"},
  };
  for (const Row& row : rows) EXPECT_EQ(printed({row.text}), row.expected) << row.what;
}

TEST(Door, character_that_comes_in_two_parts_leaves_whole) {
  EXPECT_EQ(printed({"a\xE2", "\x86\x92", "z"}), "a→z");
}

TEST(Door, ends_of_lines_of_a_table_leave_as_they_are) {
  EXPECT_EQ(printed({"a,b\r\n", "c\r", "\n"}), "a,b\r\nc\r\n");
}

TEST(Door, beginning_that_no_character_follows_is_told) {
  EXPECT_EQ(printed({"a\xE2", "b"}), "a?b");
}

TEST(Door, dangerous_character_that_comes_in_two_parts_is_stopped) {
  EXPECT_EQ(printed({"\xE2\x80", "\xAE"}), "?");
}

TEST(Door, sequences_of_style_pass_only_where_there_is_one) {
  const std::string bold = Style{.on = true}.strong("Ann");
  EXPECT_EQ(printed({bold}, true), bold);
  EXPECT_EQ(printed({bold}), "?[1mAnn?[0m");
  EXPECT_EQ(printed({"\x1b[2J"}, true), "?[2J");
}

TEST(Door, knows_whether_it_was_used) {
  std::ostringstream sink;
  Door door(sink, false);
  door << "";
  EXPECT_FALSE(door.used());
  door << 'x';
  EXPECT_TRUE(door.used());
}

TEST(Door, sink_that_takes_nothing_is_noticed) {
  std::ostringstream sink;
  sink.setstate(std::ios::badbit);
  Door door(sink, false);
  EXPECT_FALSE(door.flush());
}

}  // namespace
}  // namespace spadille::cli
