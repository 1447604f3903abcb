// Every transcript, and every command of the README and the tour, says what the program says. After
// an intended change, SPADILLE_UPDATE=1 writes the transcripts anew: read the difference like code.
#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "games/any_game.h"
#include "tests/cli/transcript.h"
#include "text/rulebook.h"

namespace spadille::tests {
namespace {

std::string content(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

/// A transcript does not tell how many empty lines an answer ends with.
std::vector<std::string> trimmed(std::vector<std::string> lines) {
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

class Transcripts : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::current_path(SPADILLE_SOURCE);
    ASSERT_NE(std::setlocale(LC_MESSAGES, "C"), nullptr);  // the system's words for errors
  }
};

class Transcript : public Transcripts, public testing::WithParamInterface<std::string> {};

TEST_P(Transcript, says_what_the_program_says) {
  const std::string file = "tests/transcripts/" + GetParam() + ".txt";
  std::vector<Exchange> exchanges = read_transcript(content(file), false);
  EXPECT_FALSE(exchanges.empty());
  if (std::getenv("SPADILLE_UPDATE") != nullptr) {
    const TranscriptMachine machine;
    for (Exchange& exchange : exchanges)
      exchange.answer = trimmed(answer_to(exchange.command, machine));
    std::ofstream(file) << written(exchanges);
  }
  const TranscriptMachine machine;
  for (const Exchange& exchange : exchanges)
    EXPECT_EQ(trimmed(answer_to(exchange.command, machine)), exchange.answer) << exchange.command;
}

std::vector<std::string> all_transcripts() {
  std::vector<std::string> all;
  for (const auto& entry :
       std::filesystem::directory_iterator(SPADILLE_SOURCE "/tests/transcripts"))
    if (entry.path().extension() == ".txt") all.push_back(entry.path().stem());
  std::sort(all.begin(), all.end());
  return all;
}

INSTANTIATE_TEST_SUITE_P(Every, Transcript, testing::ValuesIn(all_transcripts()),
                         [](const auto& of) {
                           std::string name = of.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

/// The commands that stand in a guide, a line each.
std::vector<std::string> commands_of(const std::string& guide) {
  std::vector<std::string> all;
  std::istringstream lines(content(guide));
  for (std::string line; std::getline(lines, line);) {
    std::replace(line.begin(), line.end(), '"', '\'');
    if (line.starts_with("spadille ")) all.push_back(line);
  }
  return all;
}

/// But for papers, which the app prints.
TEST_F(Transcripts, follow_the_guide_to_events) {
  std::vector<std::string> expected = commands_of("docs/events.md");
  std::erase_if(expected, [](const std::string& command) {
    return command.find(" print ") != std::string::npos;
  });
  std::vector<std::string> run;
  for (const Exchange& exchange :
       read_transcript(content("tests/transcripts/events-guide.txt"), false)) {
    run.push_back(exchange.command);
    EXPECT_FALSE(!exchange.answer.empty() && exchange.answer.back().starts_with("? "))
        << exchange.command;
  }
  EXPECT_EQ(run, expected);
}

/// Four people argue: a command gives the answer to every question of chapter 9.
TEST_F(Transcripts, answer_every_dispute_question) {
  for (const AnyGame* game : all_games()) {
    const std::string file = "tests/transcripts/disputes-" + std::string(game->id()) + ".txt";
    std::vector<std::string> asked;
    for (const Exchange& exchange : read_transcript(content(file), false))
      if (!exchange.note.empty()) asked.push_back(exchange.note);
    std::vector<std::string> questions;
    for (const Clause& clause : rulebook(game->id(), Language::en).clauses)
      if (clause.id.chapter == 9) questions.push_back(to_string(clause.id) + ' ' + clause.title);
    EXPECT_EQ(asked, questions) << game->id();
  }
}

class Shown : public Transcripts, public testing::WithParamInterface<const char*> {};

TEST_P(Shown, is_what_the_program_prints) {
  int commands = 0;
  const TranscriptMachine machine;
  for (const Exchange& exchange : read_transcript(content(GetParam()), true)) {
    if (exchange.command.rfind("script/run ", 0) != 0) continue;
    ++commands;
    EXPECT_EQ(answer_to(exchange.command, machine), exchange.answer) << exchange.command;
  }
  EXPECT_GE(commands, 2);
}

INSTANTIATE_TEST_SUITE_P(Pages, Shown, testing::Values("README.md", "docs/tour.md"),
                         [](const auto& of) { return of.index == 0 ? "readme" : "tour"; });

}  // namespace
}  // namespace spadille::tests
