#include "tests/cli/transcript.h"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <utility>

#include "db/sqlite_store.h"
#include "tests/support/temporary_book.h"
#include "ui/cli/run.h"

namespace spadille::tests {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

std::vector<std::string> shell_words(const std::string& command) {
  std::vector<std::string> words(1);
  bool quoted = false;
  for (const char c : command) {
    if (c == '\'') quoted = !quoted;
    if (c == ' ' && !quoted && !words.back().empty()) words.emplace_back();
    if (c != '\'' && (c != ' ' || quoted)) words.back() += c;
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

std::vector<Exchange> read_transcript(const std::string& text, bool markdown) {
  std::vector<Exchange> exchanges;
  bool inside = !markdown;
  bool open = false;
  std::string note;
  for (const std::string& line : lines_of(text)) {
    if (markdown && line.rfind("```", 0) == 0) {
      inside = line == "```console";
      open = false;
    } else if (inside && line.rfind("$ ", 0) == 0) {
      exchanges.push_back({line.substr(2), {}, std::exchange(note, {})});
      open = true;
    } else if (!markdown && line.rfind("# ", 0) == 0) {
      note = line.substr(2);
      open = false;
    } else if (inside && open) {
      exchanges.back().answer.push_back(line);
    }
  }
  for (Exchange& exchange : exchanges)
    while (!exchange.answer.empty() && exchange.answer.back().empty()) exchange.answer.pop_back();
  return exchanges;
}

TranscriptMachine::TranscriptMachine() : path_(fresh_path()) {
  machine_.open = [](const std::string& path, bool create) {
    return db::open_store({.path = path, .now = [] { return kFixedTime; }, .create = create});
  };
  machine_.now = [] { return kFixedTime; };
  machine_.today = [] { return "2026-11-20"; };
  machine_.new_id = counted_ids();
  machine_.draw = [](std::size_t) { return std::size_t{0}; };
  setenv("SPADILLE_DB", path_.c_str(), 1);
  setenv("LC_ALL", "C", 1);
}

std::vector<std::string> answer_to(const std::string& command, const TranscriptMachine& machine) {
  std::vector<std::string> words = shell_words(command);
  std::stringstream in;
  if (words.size() > 2 && words[words.size() - 2] == "<") {
    in << std::ifstream(words.back()).rdbuf();
    words.resize(words.size() - 2);
  }
  std::ostringstream out;
  std::ostringstream err;
  const cli::Exit end =
      cli::run({words.begin() + 1, words.end()}, {in, out, err, &machine.machine()}, {}, 100);
  std::vector<std::string> answer = lines_of(out.str());
  for (const std::string& line : lines_of(err.str())) answer.push_back("! " + line);
  for (std::string& line : answer)
    if (const auto at = line.find(machine.path()); at != std::string::npos)
      line.replace(at, machine.path().size(), "BOOK");
  if (end != cli::Exit::done) answer.push_back("? " + std::to_string(static_cast<int>(end)));
  return answer;
}

std::string written(const std::vector<Exchange>& exchanges) {
  std::string text;
  for (const Exchange& exchange : exchanges) {
    if (!text.empty()) text += '\n';
    if (!exchange.note.empty()) text += "# " + exchange.note + '\n';
    text += "$ " + exchange.command + '\n';
    for (const std::string& line : exchange.answer) text += line + '\n';
  }
  return text;
}

}  // namespace spadille::tests
