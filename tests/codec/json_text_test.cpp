#include "codec/json_text.h"

#include <limits>

#include <gtest/gtest.h>

#include "codec/plain_text.h"
#include "codec/scalar.h"

namespace spadille {
namespace {

std::string written(std::string_view text) { return std::move(JsonText{}.value(text)).take(); }

TEST(JsonText, texts_are_escaped_as_json_wants_it) {
  struct Row {
    const char* what;
    std::string_view text;
    const char* expected;
  };
  const Row rows[] = {
      {"nothing", "", R"("")"},
      {"plain", "Ann", R"("Ann")"},
      {"a quote", "a\"b", R"("a\"b")"},
      {"only a quote", "\"", R"("\"")"},
      {"a backslash", "a\\b", R"("a\\b")"},
      {"two of each", "\\\\\"\"", R"("\\\\\"\"")"},
      {"a slash", "a/b", R"("a/b")"},
      {"a line end", "a\nb", R"("a\u000ab")"},
      {"a tabulator", "\t", R"("\u0009")"},
      {"a nought", {"a\0b", 3}, R"("a\u0000b")"},
      {"the last control character", "\x1F", R"("\u001f")"},
      {"a space", " ", R"(" ")"},
      {"two bytes", "é", "\"é\""},
      {"three bytes", "太郎", "\"太郎\""},
      {"four bytes", "\xF0\x9F\x83\x8F", "\"\xF0\x9F\x83\x8F\""},
      {"a delete", "\x7F", R"("\u007f")"},
      {"C1", "a\u009b2J", R"("a\u009b2J")"},
      {"the other direction", "a\u202eb", R"("a\u202eb")"},
      {"an Arabic mark", "\u061c", R"("\u061c")"},
      {"a byte order mark", "\ufeffa", R"("\ufeffa")"},
      {"no UTF-8", "a\xFF", R"("a\ufffd")"},
      {"half a character", "\xE5\xA4", R"("\ufffd\ufffd")"},
      {"at the end", "abc\n", R"("abc\u000a")"},
  };
  for (const Row& row : rows) EXPECT_EQ(written(row.text), row.expected) << row.what;
}

TEST(JsonText, numbers_and_flags_are_written_plainly) {
  JsonText json;
  json.open('[').value(0).value(-1).value(162);
  json.value(std::numeric_limits<int>::max()).value(std::numeric_limits<int>::min());
  json.value(true).value(false).close(']');
  EXPECT_EQ(std::move(json).take(), "[0,-1,162,2147483647,-2147483648,true,false]");
}

TEST(JsonText, literal_is_a_text_and_no_flag) {
  EXPECT_EQ(std::move(JsonText{}.value("x")).take(), R"("x")");
}

TEST(JsonText, commas_stand_between_values_only) {
  JsonText json;
  json.open('{').member("a", 1).key("b").open('[').close(']');
  json.key("c").open('[').value(1).open('{').close('}').open('{').member("d", "x").close('}');
  json.close(']').member("e", true).close('}');
  EXPECT_EQ(std::move(json).take(), R"({"a":1,"b":[],"c":[1,{},{"d":"x"}],"e":true})");
}

TEST(JsonText, object_may_be_empty) {
  EXPECT_EQ(std::move(JsonText{}.open('{').close('}')).take(), "{}");
}

TEST(JsonText, long_text_is_written_whole) {
  const std::string text(5000, 'x');
  EXPECT_EQ(written(text), '"' + text + '"');
}

TEST(Printable, text_for_people_has_no_control_and_no_turning_characters) {
  for (const char* good : {"", "Ann", "O'Neil & Söhne", "太郎", "\u00A0", "é", "\u2013", "\u2030",
                           "\u202F", "\u2070", "\xF0\x9F\x83\x8F", "\u05D0\u05D1"})
    EXPECT_TRUE(printable(good)) << good;
  for (const char* bad : {"\n", "a\tb", "\x1B", "\x7F", "\u0080", "\u009F", "\u200E", "a\u200Fb",
                          "\u202A", "\u202C", "\u202E", "\u2066", "\u2069", "\uFEFF"})
    EXPECT_FALSE(printable(bad)) << bad;
}

TEST(Shown, value_is_shown_as_it_stood_in_the_text) {
  using Kind = Scalar::Kind;
  struct Row {
    const char* what;
    Scalar scalar;
    std::string expected;
  };
  const std::string long_text(61, 'x');
  const Row rows[] = {
      {"null", {Kind::null, 0, {}}, "null"},
      {"true", {Kind::boolean, 1, {}}, "true"},
      {"false", {Kind::boolean, 0, {}}, "false"},
      {"an integer", {Kind::integer, -12, {}}, "-12"},
      {"a real", {Kind::real, 0, "1.90"}, "1.90"},
      {"a text", {Kind::text, 0, "abc"}, "\"abc\""},
      {"60 bytes",
       {Kind::text, 0, std::string_view(long_text).substr(1)},
       '"' + std::string(60, 'x') + '"'},
      {"61 bytes", {Kind::text, 0, long_text}, '"' + std::string(60, 'x') + "…\""},
      {"a text that cannot be shown", {Kind::text, 0, "a\nb"}, ""},
  };
  for (const Row& row : rows) EXPECT_EQ(shown(row.scalar), row.expected) << row.what;
}

TEST(Utf8, is_what_rfc_3629_allows) {
  for (const char* right : {"a", "\xC2\x80", "\xE0\xA0\x80", "\xED\x9F\xBF", "\xEE\x80\x80",
                            "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"})
    EXPECT_TRUE(is_utf8(right)) << visible(right);
  const char* overlong[] = {"\xC1\xBF", "\xE0\x9F\xBF", "\xF0\x8F\xBF\xBF"};
  const char* no_characters[] = {"\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80"};
  const char* in_part[] = {"\x80", "\xC2", "\xE0\xA0", "\xF0\x90\x80", "\xE0\xA0z"};
  for (const char* wrong : overlong) EXPECT_FALSE(is_utf8(wrong));
  for (const char* wrong : no_characters) EXPECT_FALSE(is_utf8(wrong));
  for (const char* wrong : in_part) EXPECT_FALSE(is_utf8(wrong));
}

TEST(Visible, is_cut_where_nobody_reads_on) {
  EXPECT_EQ(visible(std::string(240, 'x')), std::string(240, 'x'));
  EXPECT_EQ(visible(std::string(241, 'x')), std::string(240, 'x') + "…");
}

}  // namespace
}  // namespace spadille
