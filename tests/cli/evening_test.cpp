// An evening at the prompt, typed line by line.
#include <sstream>

#include <gtest/gtest.h>

#include "tests/cli/transcript.h"
#include "ui/cli/run.h"

namespace spadille::tests {
namespace {

struct Typed {
  std::string out{};
  std::string err{};
};

class AtThePrompt : public testing::Test {
 protected:
  AtThePrompt() : machine_(book_.machine()) { machine_.terminal = true; }

  Typed say(const std::vector<std::string>& words, const std::string& lines = {}) {
    std::istringstream in(lines);
    std::ostringstream out;
    std::ostringstream err;
    static_cast<void>(cli::run(words, {in, out, err, &machine_}, {}, 100));
    return {out.str(), err.str()};
  }

  static bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  }

  TranscriptMachine book_{};
  cli::Machine machine_;
};

TEST_F(AtThePrompt, a_deal_typed_at_the_question_whether_to_save_loses_neither) {
  say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  const Typed typed = say({"evening"}, "Ann 3\nBob 4\ny\nBob 4\n\nq\n");
  EXPECT_TRUE(has(typed.err, "First say whether the deal above is to be saved")) << typed.err;
  const std::string sheet = say({"sheet"}).out;
  EXPECT_TRUE(has(sheet, "Deal 1 · Ann deals · Ann 3")) << sheet;
  EXPECT_TRUE(has(sheet, "Deal 2 · Bob deals · Bob 4")) << sheet;
}

TEST_F(AtThePrompt, a_name_nearly_known_is_asked_about) {
  say({"new", "euchre", "Anna", "Bob", "Chris", "Dora"});
  const Typed typed = say({"new"}, "1\n1\nAna\nwhat\nAnna\nBob\nChris\nAnn\nnew\n\n\n\n");
  EXPECT_TRUE(has(typed.err, "Ana: new, or Anna?")) << typed.err;
  EXPECT_TRUE(has(typed.err, "Ann: new, or Anna?")) << typed.err;
  EXPECT_TRUE(has(typed.err, "Anna, Bob, Chris, Ann")) << typed.err;
}

TEST_F(AtThePrompt, a_guided_correction_asks_by_the_names_of_its_deal) {
  say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  say({"deal", "Ann", "3"});
  say({"seats", "Eve", "Bob", "Chris", "Dora"});
  const Typed typed = say({"correct", "1"}, "Ann\n\n4\n\n\n");
  EXPECT_TRUE(has(typed.err, "Ann | Bob | Chris | Dora")) << typed.err;
  EXPECT_TRUE(has(say({"sheet"}).out, "Ann 4")) << typed.err;
}

TEST_F(AtThePrompt, a_closed_session_asks_for_no_deal) {
  say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  say({"close"});
  const Typed typed = say({"deal", "--session", "1"}, "Ann\n4\n\n");
  EXPECT_TRUE(has(typed.err, "closed")) << typed.err;
  EXPECT_FALSE(has(typed.err, "Save?")) << typed.err;
}

TEST_F(AtThePrompt, a_command_means_the_session_that_it_names) {
  say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  say({"deal", "Ann", "3"});
  say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  say({"deal", "Bob", "4"});
  const Typed typed =
      say({"evening"}, "correct 1 Ann 5 --session 1\ndeal Ann 4 --session=1\nexport --all\nq\n");
  EXPECT_TRUE(has(typed.out, "\"Ann 5\"") || has(typed.out, "deal_corrected")) << typed.err;
  const std::string first = say({"sheet", "--session", "1"}).out;
  EXPECT_TRUE(has(first, "Deal 1 · Ann deals · Ann 5")) << first;
  EXPECT_TRUE(has(first, "Deal 2 · Bob deals · Ann 4")) << first;
  const std::string second = say({"sheet", "--session", "2"}).out;
  EXPECT_FALSE(has(second, "Ann 5")) << second;
  EXPECT_FALSE(has(second, "Deal 2")) << second;
}

TEST_F(AtThePrompt, a_command_means_the_book_that_it_names) {
  say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  say({"deal", "Ann", "3"});
  say({"evening"},
      "new kyuuri Eve Flo --db " + book_.path() + "2\ndeal Eve K --db " + book_.path() + "2\nq\n");
  EXPECT_FALSE(has(say({"sheet"}).out, "Deal 2"));
  EXPECT_TRUE(has(say({"sheet", "--db", book_.path() + "2"}).out, "Deal 1 · Eve deals · Eve K"));
}

TEST_F(AtThePrompt, the_next_session_may_begin_when_the_one_before_is_closed) {
  say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  say({"close"});
  EXPECT_TRUE(has(say({"new", "--again"}).out, "#2"));
  EXPECT_TRUE(has(say({"deal", "Ann", "3"}).out, "Ann deals · Ann 3"));
}

TEST_F(AtThePrompt, undo_and_redo_mean_the_session_that_was_written_in_last) {
  say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  say({"new", "kyuuri", "Ann", "Bob"});
  for (const char* away : {"close", "discard"}) {
    say({away, "--session", "1"});
    EXPECT_FALSE(say({"deal", "Ann", "3", "--session", "1"}).err.empty());
    say({"undo"});
    EXPECT_EQ(say({"deal", "Ann", "3", "--session", "1", "--dry-run"}).err, "") << away;
    say({"redo"});
    say({"undo"});
  }
}

TEST_F(AtThePrompt, what_is_closed_is_reopened_as_it_is_said) {
  say({"new", "euchre", "Ann", "Bob", "Chris", "Dora"});
  say({"close"});
  say({"new", "kyuuri", "Ann", "Bob"});
  say({"close"});
  const Typed typed = say({"deal", "Ann", "3", "--session", "1"});
  EXPECT_TRUE(has(typed.err, "(valid: spadille reopen --session 1)")) << typed.err;
}

/// A deal of Euchre in which C revokes: the march counts for nothing once the ruling is posted.
class RevokeToldAtThePrompt : public AtThePrompt {
 protected:
  RevokeToldAtThePrompt() { say({"new", "euchre", "A", "B", "C", "D", "--dealer", "D"}); }

  Typed deal(const std::string& lines, std::vector<std::string> options = {}) {
    std::vector<std::string> words{"deal",        "--play",      "--said",
                                   "A trump H",   "SA S9 DQ ST", "HA DA DT H9",
                                   "HK DK CT C9", "HQ CA CQ CJ", "SQ CK SK D9"};
    words.insert(words.end(), options.begin(), options.end());
    return say(words, lines);
  }
  /// "A & C 2, B & D 0": what the deal has brought both sides.
  std::string standing() {
    const std::string sheet = say({"sheet", "--json"}).out;
    const auto begin = sheet.find("\"totals\":", sheet.find("\"standing\""));
    return sheet.substr(begin, sheet.find(']', begin) + 1 - begin);
  }
  static constexpr const char* kAsPlayed = "\"totals\":[2,0]";
  static constexpr const char* kAsRuled = "\"totals\":[0,2]";
};

TEST_F(RevokeToldAtThePrompt, yes_posts_the_ruling_with_the_deal) {
  const Typed typed = deal("y\n");
  EXPECT_TRUE(has(typed.err, "Post the ruling with the deal?")) << typed.err;
  EXPECT_FALSE(has(typed.err, "The ruling is not posted")) << typed.err;
  EXPECT_EQ(standing(), kAsRuled);
}

TEST_F(RevokeToldAtThePrompt, an_empty_answer_is_yes) {
  deal("\n");
  EXPECT_EQ(standing(), kAsRuled);
}

TEST_F(RevokeToldAtThePrompt, no_saves_the_deal_as_it_was_played_and_says_so) {
  const Typed typed = deal("n\n");
  EXPECT_TRUE(has(typed.err, "The ruling is not posted")) << typed.err;
  EXPECT_EQ(standing(), kAsPlayed);
}

TEST_F(RevokeToldAtThePrompt, end_of_input_posts_nothing_and_says_so) {
  const Typed typed = deal("");
  EXPECT_TRUE(has(typed.err, "Post the ruling with the deal?")) << typed.err;
  EXPECT_TRUE(has(typed.err, "The ruling is not posted")) << typed.err;
  EXPECT_EQ(standing(), kAsPlayed);
}

TEST_F(RevokeToldAtThePrompt, what_is_neither_yes_nor_no_is_asked_again) {
  const Typed typed = deal("perhaps\n?\nn\n");
  std::size_t asked = 0;
  for (auto at = typed.err.find("Post the ruling"); at != std::string::npos;
       at = typed.err.find("Post the ruling", at + 1))
    ++asked;
  EXPECT_EQ(asked, 3U) << typed.err;
  EXPECT_EQ(standing(), kAsPlayed);
}

TEST_F(RevokeToldAtThePrompt, post_said_before_is_not_asked_for) {
  const Typed typed = deal("", {"--post"});
  EXPECT_FALSE(has(typed.err, "Post the ruling with the deal?")) << typed.err;
  EXPECT_EQ(standing(), kAsRuled);
}

}  // namespace
}  // namespace spadille::tests
