// Documents that are broken off, too deep, too long or too many.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "codec/document.h"
#include "codec/plain_text.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

const std::string kEnvelope = R"({"format":"spadille/session","version":1,"game":"euchre")";
const std::string kWhole =
    R"({"format":"spadille/session","version":1,"game":"kyuuri","title":"é 太郎 \"x\" \u0041",)"
    R"("players":["Ann","Ben","Cem"],"rules":{"preset":"kyuuri/countdown","limit":30},)"
    R"("before":{"dealer":1,"balances":[30,12,-1],"out":[2],"games":[{"totals":[3,2,-4],)"
    R"("winners":[0]}]},"deals":["A 7 match B",{"taker":0,"rank":"T","matched":[1]}]})";

std::string times(std::size_t n, const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < n; ++i) all += text;
  return all;
}

/// The only finding of a document, as "place key".
std::string only(const std::string& text, const Limits& limits = {}) {
  const auto read = read_document(text, limits);
  if (!read) return "newer";
  if (read->findings.size() != 1) return std::to_string(read->findings.size()) + " findings";
  return read->findings[0].place + ' ' + std::string(read->findings[0].message.key);
}

bool is_utf8(std::string_view text) {
  std::size_t follow = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) == 0x80U) {
      if (follow-- == 0) return false;
      continue;
    }
    if (follow != 0) return false;
    follow = byte < 0x80 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
  }
  return follow == 0;
}

TEST(BrokenDocument, sample_itself_is_whole_and_good) {
  const auto read = read_document(kWhole);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->findings, Findings{});
  EXPECT_TRUE(read->whole);
}

TEST(BrokenDocument, cut_at_any_byte_is_never_whole_and_always_an_error) {
  for (std::size_t n = 0; n < kWhole.size(); ++n) {
    const auto read = read_document(kWhole.substr(0, n));
    ASSERT_TRUE(read.has_value()) << n;
    EXPECT_FALSE(read->whole) << n;
    EXPECT_TRUE(has_error(read->findings)) << n;
  }
}

TEST(BrokenDocument, any_byte_left_out_does_no_harm) {
  for (std::size_t n = 0; n < kWhole.size(); ++n) {
    std::string text = kWhole;
    text.erase(n, 1);
    const auto read = read_document(text);
    if (!read) continue;
    for (const Finding& f : read->findings) {
      EXPECT_TRUE(is_utf8(f.place)) << n;
      EXPECT_TRUE(is_utf8(f.given)) << n;
    }
  }
}

TEST(DeepDocument, nesting_of_100000_is_one_finding) {
  constexpr std::size_t kDeep = 100'000;
  struct Row {
    const char* what;
    std::string text;
  };
  const Row rows[] = {
      {"lists from the root", times(kDeep, "[")},
      {"objects from the root", times(kDeep, R"({"a":)")},
      {"before the envelope", R"({"x":)" + times(kDeep, "[") + times(kDeep, "]") + "}"},
      {"in an unknown member",
       kEnvelope + R"(,"x":)" + times(kDeep, "[") + times(kDeep, "]") + "}"},
      {"in a deal", kEnvelope + R"(,"deals":)" + times(kDeep, "[") + times(kDeep, "]") + "}"},
  };
  for (const Row& row : rows) {
    const auto read = read_document(row.text);
    ASSERT_TRUE(read.has_value()) << row.what;
    EXPECT_FALSE(read->whole) << row.what;
    EXPECT_TRUE(has_error(read->findings)) << row.what;
    EXPECT_EQ(read->findings.back().message.key, "finding.too_deep") << row.what;
  }
}

TEST(DeepDocument, allowed_depth_is_read_and_one_more_is_not) {
  const std::string text = kEnvelope + R"(,"deals":[{"maker":0}]})";
  EXPECT_EQ(only(text, {.depth = 3}), "0 findings");
  EXPECT_EQ(only(text, {.depth = 2}), "/deals/0 finding.too_deep");
}

TEST(LongDocument, bytes_are_bounded) {
  EXPECT_EQ(only(kWhole, {.bytes = kWhole.size()}), "0 findings");
  EXPECT_EQ(only(kWhole, {.bytes = kWhole.size() - 1}), " finding.too_large");
}

TEST(LongDocument, size_is_said_with_what_is_allowed) {
  const auto read = read_document("{        }", {.bytes = 5});
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->findings,
            (Findings{{.place = "", .message = {"finding.too_large"}, .expected = "0…5"}}));
}

TEST(LongDocument, deals_are_bounded) {
  const std::string two = kEnvelope + R"(,"deals":["N 3",{}]})";
  const std::string three = kEnvelope + R"(,"deals":["N 3",{},"S 4"]})";
  const std::string third = kEnvelope + R"(,"deals":["N 3",{},{}]})";
  EXPECT_EQ(only(two, {.deals = 2}), "0 findings");
  EXPECT_EQ(only(three, {.deals = 2}), "/deals/2 finding.too_many");
  EXPECT_EQ(only(third, {.deals = 2}), "/deals/2 finding.too_many");
}

TEST(LongDocument, tricks_are_bounded) {
  const auto of = [](int tricks) {
    std::string text = R"({"format":"spadille/played","version":1,"game":"euchre","played":)"
                       R"({"tricks":[["SA"])";
    for (int i = 1; i < tricks; ++i) text += R"(,["SA"])";
    return text + "]}}";
  };
  EXPECT_EQ(only(of(13), {}), "0 findings");
  EXPECT_EQ(only(of(14), {}), "/played/tricks/13 finding.too_many");
}

TEST(LongDocument, texts_are_bounded) {
  const std::string at_most(240, 'x');
  const std::string more = at_most + 'x';
  struct Row {
    const char* what;
    std::string before;
    std::string behind;
    const char* expected;
  };
  const Row rows[] = {
      {"title", R"(,"title":")", "\"}", "/title finding.too_long"},
      {"place", R"(,"place":")", "\"}", "/place finding.too_long"},
      {"name", R"(,"players":["A","B","C",")", "\"]}", "/players/3 finding.too_long"},
  };
  for (const Row& row : rows)
    EXPECT_EQ(only(kEnvelope + row.before + at_most + row.behind), "0 findings") << row.what;
  for (const Row& row : rows) {
    const auto read = read_document(kEnvelope + row.before + more + row.behind);
    ASSERT_TRUE(read.has_value());
    ASSERT_FALSE(read->findings.empty()) << row.what;
    const Finding& first = read->findings[0];
    EXPECT_EQ(first.place + ' ' + std::string(first.message.key), row.expected);
    EXPECT_EQ(first.given, "241") << row.what;
  }
}

TEST(LongDocument, deal_in_short_form_is_bounded) {
  EXPECT_EQ(only(kEnvelope + R"(,"deals":["N )" + std::string(300, ' ') + "3\"]}"),
            "/deals/0 finding.too_long");
}

TEST(LongDocument, value_that_is_shown_is_cut_between_characters) {
  const auto read = read_document(kEnvelope + R"(,"rules":{"pack":")" + times(100, "é") + "\"}}");
  ASSERT_TRUE(read.has_value());
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_LE(read->findings[0].given.size(), 70U);
  EXPECT_TRUE(is_utf8(read->findings[0].given));
}

TEST(LongDocument, place_below_a_long_name_is_cut_between_characters) {
  const auto read = read_document(kEnvelope + R"(,"rules":{"x)" + times(300, "é") + "\":1}}");
  ASSERT_TRUE(read.has_value());
  ASSERT_EQ(read->findings.size(), 1U);
  EXPECT_LE(read->findings[0].place.size(), 260U);
  EXPECT_TRUE(is_utf8(read->findings[0].place));
}

TEST(LongDocument, reading_stops_after_so_many_findings) {
  const std::string text =
      kEnvelope + ",\"deals\":[" + times(20, R"({"tricks":9},)") + R"({"tricks":9}]})";
  const auto read = read_document(text, {.findings = 5});
  ASSERT_TRUE(read.has_value());
  ASSERT_EQ(read->findings.size(), 6U);
  EXPECT_EQ(read->findings.back().message.key, "finding.stopped");
  EXPECT_FALSE(read->whole);
}

TEST(LongDocument, fewer_findings_than_allowed_are_all_told) {
  const std::string text = kEnvelope + ",\"deals\":[" + times(3, R"({"tricks":9},)") + "{}]}";
  const auto read = read_document(text, {.findings = 5});
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->findings.size(), 3U);
  EXPECT_TRUE(read->whole);
}

}  // namespace
}  // namespace spadille
