// A club's evening typed at the prompt.
#include <sstream>

#include <gtest/gtest.h>

#include "tests/cli/transcript.h"
#include "ui/cli/run.h"

namespace spadille::tests {
namespace {

class AtTheDesk : public testing::Test {
 protected:
  AtTheDesk() : machine_(book_.machine()) {
    machine_.terminal = true;
    machine_.draw = [](std::size_t) { return std::size_t{0}; };
  }

  /// What is said on both streams to a command and the lines that are typed behind it.
  std::string say(const std::vector<std::string>& words, const std::string& lines = {}) {
    std::istringstream in(lines);
    std::ostringstream out;
    std::ostringstream err;
    static_cast<void>(cli::run(words, {in, out, err, &machine_}, {}, 100));
    return out.str() + err.str();
  }
  void begin() {
    say({"event", "new"}, "2\nDrive\n\n2\n2\n\n1300\n");
    say({"event", "roster", "--ask"}, "Ann\nBob\nCor\nDirk\nEva\nFem\nGus\nHan\nIda\n\n");
    say({"event", "draw", "--seed", "7"});
  }

  static bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  }

  TranscriptMachine book_{};
  cli::Machine machine_;
};

TEST_F(AtTheDesk, an_event_begins_question_by_question) {
  const std::string begun = say({"event", "new"}, "2\nDrive\n1\n3\n\n40\n1300\n");
  EXPECT_TRUE(has(begun, "Drive · 2026-11-20 · Klaverjas · new partners each round")) << begun;
  EXPECT_TRUE(has(begun, "Round 1 of 3")) << begun;
  const std::string room = say({"event", "show", "--json"});
  EXPECT_TRUE(has(room, R"("minutes":40)")) << room;
}

TEST_F(AtTheDesk, who_ends_the_questions_has_begun_nothing) {
  say({"new", "euchre", "Ann", "Bob", "Cor", "Dirk"});
  EXPECT_TRUE(has(say({"event", "new"}, "2\nDrive\nq\n"), "That is all."));
  EXPECT_TRUE(has(say({"event"}), "There is no event in the book"));
}

TEST_F(AtTheDesk, a_name_typed_twice_is_told_at_once_and_taken_once) {
  say({"event", "new", "klaverjas", "Drive"});
  const std::string asked = say({"event", "roster", "--ask"}, "Ann\nann\nBob\n\n");
  EXPECT_TRUE(has(asked, "Somebody stands there twice.")) << asked;
  EXPECT_TRUE(has(asked, "2 people")) << asked;
}

TEST_F(AtTheDesk, slips_are_typed_one_after_the_other) {
  begin();
  const std::string typed = say({"event", "result"}, "9\n1\n200:124\n\n2\n320:24\n20:0\n\n");
  EXPECT_TRUE(has(typed, "Round 1 has no table 9.")) << typed;
  EXPECT_FALSE(has(say({"event", "show", "--round", "1"}), "no result yet"));
}

TEST_F(AtTheDesk, figures_that_cannot_be_are_written_down_only_where_that_is_wanted) {
  begin();
  const std::string typed = say({"event", "result"}, "1\n100:200\n\nn\n2\n100:200\n\ny\n\n");
  EXPECT_TRUE(has(typed, "2 deals give 324 at least")) << typed;
  const std::string room = say({"event", "show", "--round", "1", "--json"});
  EXPECT_TRUE(has(room, R"("state":"impossible")")) << room;
  EXPECT_TRUE(has(room, R"("state":"waiting")")) << room;
}

TEST_F(AtTheDesk, the_referee_answers_with_a_clause_and_a_penalty) {
  begin();
  say({"event", "call", "2", "a revoke"});
  const std::string answered =
      say({"event", "answer"}, "2\nthe trick goes over\nKJ-8.3\nAnn,Bob:-100\n");
  EXPECT_TRUE(has(answered, "the trick goes over · KJ-8.3 · Ann, Bob: −100")) << answered;
  EXPECT_TRUE(has(say({"event", "credit"}, "Cor\n50\nhelped at the desk\n"), "Cor"));
}

}  // namespace
}  // namespace spadille::tests
