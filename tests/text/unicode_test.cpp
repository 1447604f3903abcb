#include "text/unicode.h"

#include <gtest/gtest.h>

namespace spadille::unicode {
namespace {

std::string in_form(std::string_view text, Form form) { return utf8(letters(text, form)); }

TEST(Unicode, composes_letters_whatever_the_order_of_their_accents) {
  EXPECT_EQ(in_form("Zoe\u0308", Form::composed), "Zoë");
  EXPECT_EQ(in_form("a\u0323\u0302", Form::composed), in_form("a\u0302\u0323", Form::composed));
  EXPECT_EQ(in_form("か\u3099", Form::composed), "が");
  EXPECT_EQ(in_form("Ａ", Form::composed), "Ａ");
}

TEST(Unicode, takes_for_one_what_means_the_same) {
  EXPECT_EQ(in_form("Ａｎｎ ①", Form::composed_alike), "Ann 1");
  EXPECT_EQ(in_form("ﷺ", Form::composed_alike).size(), 33U) << "one sign may be many";
}

TEST(Unicode, takes_letters_apart_without_capitals) {
  EXPECT_EQ(in_form("ÉCARTÉ", Form::apart_alike_small), "e\u0301carte\u0301");
  EXPECT_EQ(in_form("Straße", Form::apart_alike_small), "strasse");
}

TEST(Unicode, knows_what_is_no_text) {
  EXPECT_TRUE(is_valid("Zoë 田中"));
  EXPECT_TRUE(is_valid(""));
  for (const std::string_view wrong : {"\xFF", "a\xC3", "\xED\xA0\x80", "\xC0\x80"}) {
    EXPECT_FALSE(is_valid(wrong));
    EXPECT_NE(in_form(wrong, Form::composed).find("\uFFFD"), std::string::npos);
  }
  EXPECT_EQ(in_form("a\xFF"
                    "b",
                    Form::composed),
            "a\uFFFDb");
}

TEST(Unicode, sorts_signs) {
  EXPECT_TRUE(is_letter(U'ß') && is_letter(U'ー') && is_letter(U'田'));
  EXPECT_FALSE(is_letter(U'4') || is_letter(U'!') || is_letter(U' '));
  EXPECT_TRUE(is_letter_or_number(U'4') && is_letter_or_number(U'²'));
  EXPECT_FALSE(is_letter_or_number(U'-'));
  EXPECT_TRUE(is_space(U' ') && is_space(U'\u3000'));
  EXPECT_TRUE(is_format(U'\u200B') && is_format(U'\u202E'));
}

}  // namespace
}  // namespace spadille::unicode
