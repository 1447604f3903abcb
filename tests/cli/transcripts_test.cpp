// Every transcript and every command of the README says what the program says. After an intended
// change, SPADILLE_UPDATE=1 writes the transcripts anew: read the difference like code.
#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "games/games.h"
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
    ASSERT_EQ(setenv("LC_ALL", "C", 1), 0);
    ASSERT_NE(std::setlocale(LC_MESSAGES, "C"), nullptr);  // the system's words for errors
  }
};

TEST_F(Transcripts, say_what_the_program_says) {
  int commands = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/transcripts")) {
    if (entry.path().extension() != ".txt") continue;
    std::vector<Exchange> exchanges = read_transcript(content(entry.path()), false);
    if (std::getenv("SPADILLE_UPDATE") != nullptr) {
      const TranscriptMachine machine;
      for (Exchange& exchange : exchanges)
        exchange.answer = trimmed(answer_to(exchange.command, machine));
      std::ofstream(entry.path()) << written(exchanges);
    }
    const TranscriptMachine machine;
    for (const Exchange& exchange : exchanges) {
      ++commands;
      EXPECT_EQ(trimmed(answer_to(exchange.command, machine)), exchange.answer)
          << entry.path() << ": " << exchange.command;
    }
  }
  EXPECT_GT(commands, 20);
}

/// Four people argue: a command gives the answer to every question of chapter 9.
TEST_F(Transcripts, answer_every_dispute_question) {
  for (const std::string_view game : Games::kIds) {
    const std::string file = "tests/transcripts/disputes-" + std::string(game) + ".txt";
    std::vector<std::string> asked;
    for (const Exchange& exchange : read_transcript(content(file), false))
      if (!exchange.note.empty()) asked.push_back(exchange.note);
    std::vector<std::string> questions;
    for (const Clause& clause : rulebook(game, Language::en).clauses)
      if (clause.id.chapter == 9) questions.push_back(to_string(clause.id) + ' ' + clause.title);
    EXPECT_EQ(asked, questions) << game;
  }
}

TEST_F(Transcripts, readme_shows_what_the_program_prints) {
  int commands = 0;
  const TranscriptMachine machine;
  for (const Exchange& exchange : read_transcript(content("README.md"), true)) {
    if (exchange.command.rfind("script/run ", 0) != 0) continue;
    ++commands;
    EXPECT_EQ(answer_to(exchange.command, machine), exchange.answer) << exchange.command;
  }
  EXPECT_GE(commands, 2);
}

}  // namespace
}  // namespace spadille::tests
