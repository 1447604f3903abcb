// What happened, in plain words: "he took it back".
#include "ui/cli/referee/plain_words.h"

#include <algorithm>

#include "app/referee/asked_table.h"
#include "app/referee/kind_search.h"
#include "text/joints.h"
#include "ui/cli/machine.h"
#include "ui/cli/referee/print_referee.h"

namespace spadille::cli {
namespace {

constexpr std::string_view kWhat = "what";

auto what_in(const InWords& words) {
  return std::find_if(words.members.begin(), words.members.end(),
                      [](const auto& member) { return member.first == kWhat; });
}

bool is_wrong(const Finding& finding) { return finding.place == "/incident/what"; }

}  // namespace

InWords told_words(const QuestionOptions& asked) {
  InWords words{.dealer = asked.dealer};
  std::string what;
  for (const std::string& word : asked.words) {
    const auto sign = word.find('=');
    if (sign == std::string::npos) what += (what.empty() ? "" : " ") + word;
    if (sign != std::string::npos)
      words.members.emplace_back(word.substr(0, sign), word.substr(sign + 1));
  }
  if (!what.empty()) words.members.insert(words.members.begin(), {std::string(kWhat), what});
  return words;
}

std::string understood_as(const Document& document, const std::string& said, const Voice& voice) {
  const auto kind = kind_of(document.incident);
  if (!kind || kind->name.substr(0, said.size()) == said) return {};
  return voice.words.say("cli.ruling.understood") + joints(voice.words.language()).gap +
         title_of(game_of(document.evening), *kind, voice.words) + '\n';
}

std::string kinds_meant(const Evening& table, std::string_view words, const Voice& voice) {
  const std::string_view game = game_of(table);
  return irregularities(game, KindSearch(game).meant(table, words).kinds, voice);
}

Document heard_words(Evening table, InWords& words, const Streams& streams, const Voice& voice) {
  Document document = in_words(std::move(table), Format::incident, words);
  const auto what = what_in(words);
  if (voice.json || what == words.members.end()) return document;
  streams.err << understood_as(document, what->second, voice);
  const auto wrong = std::find_if(document.findings.begin(), document.findings.end(), is_wrong);
  if (wrong == document.findings.end()) return document;
  streams.err << kinds_meant(document.evening, what->second, voice);
  const bool terminal = streams.machine != nullptr && streams.machine->terminal;
  if (!terminal) return document;
  streams.err << voice.words.say(wrong->message, {}) << '\n';
  document.findings.erase(wrong);
  words.members.erase(what);
  return document;
}

}  // namespace spadille::cli
