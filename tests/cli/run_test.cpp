#include "ui/cli/run.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "ui/cli/terminal/files.h"

namespace spadille::cli {
namespace {

struct Result {
  Exit end;
  std::string out;
  std::string err;
};

Result run_with(const std::vector<std::string>& arguments, const std::string& input,
                Style style = {}) {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const Exit end = run(arguments, {in, out, err}, style, 100);
  return {end, out.str(), err.str()};
}

const std::string kDeal =
    R"({"format":"spadille/deal","version":1,"game":"euchre","deal":"N alone 5"})";

TEST(Run, a_deal_on_standard_input_is_scored) {
  const Result result = run_with({"--lang", "en", "score", "-"}, kDeal);
  EXPECT_EQ(result.end, Exit::done);
  EXPECT_NE(result.out.find("EU-5.4"), std::string::npos);
  EXPECT_EQ(result.err, "");
}

TEST(Run, findings_go_to_the_talk_and_the_sheet_to_the_data) {
  const Result result = run_with(
      {"score", "-"}, R"({"format":"spadille/deal","version":1,"game":"euchre","deal":"N 6"})");
  EXPECT_EQ(result.end, Exit::findings);
  EXPECT_NE(result.err.find("-:/deal: 6: "), std::string::npos) << result.err;
}

TEST(Run, colours_come_only_where_they_are_wanted) {
  EXPECT_EQ(run_with({"score", "-"}, kDeal).out.find('\x1b'), std::string::npos);
  EXPECT_NE(run_with({"score", "-"}, kDeal, {.on = true}).out.find('\x1b'), std::string::npos);
}

TEST(Run, output_that_cannot_be_written_is_an_error) {
  std::istringstream in(kDeal);
  std::ofstream full("/dev/full");
  std::ostringstream err;
  EXPECT_EQ(run({"score", "-"}, {in, full, err}, {}, 100), Exit::file);
  EXPECT_NE(err.str(), "");
}

TEST(Run, json_answers_words_that_nobody_understands) {
  const Result result = run_with({"--json", "--lang", "en", "scroe"}, "");
  EXPECT_EQ(result.end, Exit::usage);
  EXPECT_EQ(result.out, R"({"format":"spadille/refusal","version":1,"kind":"usage",)"
                        R"("error":"This is nothing that Spadille knows.","detail":"scroe"})"
                        "\n");
}

TEST(Run, json_answers_a_document_of_another_kind) {
  const Result result = run_with({"legal", "--file", "-", "--json", "--lang", "en"}, kDeal);
  EXPECT_EQ(result.end, Exit::usage);
  EXPECT_EQ(result.out, R"({"format":"spadille/verdict","version":1,)"
                        R"("error":"This command answers another kind of document.",)"
                        R"("detail":"spadille/deal"})"
                        "\n");
}

TEST(Run, words_that_nobody_understands_are_named_in_their_order) {
  const Result result = run_with({"frob", "a book.db", "now", "--lang", "en"}, "");
  EXPECT_EQ(result.err.substr(0, result.err.find('\n')),
            "spadille: frob a book.db now: This is nothing that Spadille knows.");
}

TEST(Run, the_worst_end_of_several_files_counts) {
  EXPECT_EQ(worse(Exit::findings, Exit::file), Exit::file);
  EXPECT_EQ(worse(Exit::newer_format, Exit::findings), Exit::newer_format);
  EXPECT_EQ(run_with({"score", "/nowhere/a.json", "-"}, kDeal).end, Exit::file);
}

TEST(Run, a_folder_is_not_a_document) { EXPECT_EQ(run_with({"score", "/"}, "").end, Exit::file); }

TEST(Run, a_narrow_terminal_still_gets_every_figure) {
  std::istringstream in(kDeal);
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(run({"--lang", "en", "score", "-"}, {in, out, err}, {}, 20), Exit::done);
  EXPECT_NE(out.str().find("+4"), std::string::npos);
}

TEST(Parser, what_one_line_asks_for_does_not_count_for_the_next) {
  Parser parser(Language::en);
  for (const std::vector<std::string>& line : std::vector<std::vector<std::string>>{
           {"rules", "list", "euchre", "--json"},
           {"rules", "list"},
           {"rule", "search", "revoke", "--most", "1"},
           {"rule", "search", "revoke"},
           {"legal", "SA", "--rules", "euchre/seed", "--trump", "spades", "--hand", "Ann: S9 H9"},
           {"legal", "SA", "--rules", "euchre/seed"},
           {"score", "--jsonl"},
           {"score", "--stake", "3"},
           {"score", "-"},
           {"--version", "--json"},
           {}}) {
    std::istringstream in(kDeal);
    std::ostringstream out;
    std::ostringstream err;
    std::vector<std::string> words = line;
    words.insert(words.end(), {"--lang", "en"});
    const Exit end = run(words, parser, {in, out, err}, {}, 100);
    const Result alone = run_with(words, kDeal);
    EXPECT_EQ(end, alone.end) << out.str() << err.str();
    EXPECT_EQ(out.str(), alone.out);
    EXPECT_EQ(err.str(), alone.err);
  }
}

TEST(Lines, a_line_longer_than_allowed_is_cut_but_the_next_is_whole) {
  std::istringstream in(std::string(100, 'x') + "\nshort\n\nlast");
  LineReader lines(in, 10);
  std::string_view line;
  ASSERT_TRUE(lines.next(line));
  EXPECT_EQ(line.size(), 11U);
  for (const std::string_view expected : {"short", "", "last"}) {
    ASSERT_TRUE(lines.next(line));
    EXPECT_EQ(line, expected);
  }
  EXPECT_FALSE(lines.next(line));
}

TEST(Lines, a_line_of_just_the_allowed_length_is_whole) {
  for (const std::string& text : {std::string("0123456789\nx"), std::string("0123456789")}) {
    std::istringstream in(text);
    LineReader lines(in, 10);
    std::string_view line;
    ASSERT_TRUE(lines.next(line));
    EXPECT_EQ(line, "0123456789");
  }
}

TEST(Lines, line_that_never_ends_is_given_up) {
  std::ifstream zero("/dev/zero");
  LineReader lines(zero, 10);
  std::string_view line;
  EXPECT_TRUE(lines.next(line));
  EXPECT_FALSE(lines.next(line));
  EXPECT_TRUE(lines.endless());
}

TEST(Lines, a_document_too_long_for_a_line_is_answered_and_the_next_scored) {
  const std::string long_line = "{\"title\":\"" + std::string(2'000'000, 'x') + "\"}\n";
  const Result result = run_with({"score", "--jsonl"}, long_line + kDeal + "\n");
  EXPECT_EQ(result.end, Exit::findings);
  EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 2);
  EXPECT_NE(result.out.find("EU-5.4"), std::string::npos);
}

TEST(Lines, no_document_gets_no_answer) { EXPECT_EQ(run_with({"score", "--jsonl"}, "").out, ""); }

}  // namespace
}  // namespace spadille::cli
