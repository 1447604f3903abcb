#include <algorithm>
#include <iterator>
#include <ostream>

#include "app/games.h"
#include "app/rulebook/clauses_answer.h"
#include "app/rulebook/rule_search.h"
#include "app/rulebook/rules.h"
#include "codec/plain_text.h"
#include "core/ascii.h"
#include "ui/cli/commands/node.h"
#include "ui/cli/rulebook/commands.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {
namespace {

std::string in_capitals(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) { return upper(c); });
  return text;
}

/// A clause by its id, a chapter by "KY-5", a book by "KY" or "kyuuri".
std::vector<Clause> meant(const std::string& which, Language language) {
  std::vector<Clause> found;
  const std::string prefix = in_capitals(which);
  const auto wanted = rule_id(which);
  for (const RulebookName& book : rulebook_names()) {
    const bool whole = same_word(which, book.id) || prefix == book.prefix;
    if (!whole && prefix.rfind(std::string(book.prefix) + '-', 0) != 0) continue;
    for (Clause& clause : rulebook(book.id, language).clauses) {
      const std::string id = to_string(clause.id);
      if (whole || clause.id == wanted || id.rfind(prefix + '.', 0) == 0)
        found.push_back(std::move(clause));
    }
  }
  return found;
}

void show(const std::vector<Clause>& found, Notes notes, const Streams& streams,
          const Voice& voice) {
  if (!voice.json) {
    streams.out << clauses(found, voice, notes);
    return;
  }
  streams.out << clauses_answer(found) << '\n';
}

struct RuleOptions {
  std::string id{};
  bool notes = false;
};

Exit rule(const RuleOptions& asked, const Streams& streams, const Voice& voice) {
  if (asked.id.empty())
    return fail({Error::Code::usage, {"error.usage.missing"}, {}}, streams, voice);
  const auto found = meant(asked.id, voice.words.language());
  if (found.empty())
    return fail({Error::Code::usage, {"error.no_such_rule"}, visible(asked.id)}, streams, voice);
  const bool told = asked.notes || found.size() == 1;
  show(found, told ? Notes::told : Notes::left_out, streams, voice);
  return Exit::done;
}

struct SearchOptions {
  std::vector<std::string> words{};
  std::string game{};
  int most = 3;
};

/// Found in any language, shown in the reader's.
Exit search(const SearchOptions& asked, const Streams& streams, const Voice& voice) {
  std::string words;
  for (const std::string& word : asked.words) words += word + ' ';
  std::vector<Clause> found;
  const auto most = static_cast<std::size_t>(asked.most);
  RuleSearch books;
  for (const RuleId id : books.find(words, most, asked.game))
    for (Clause& clause : meant(to_string(id), voice.words.language()))
      found.push_back(std::move(clause));
  show(found, Notes::left_out, streams, voice);
  if (!found.empty()) return Exit::done;
  streams.err << voice.words.say("cli.rule.search.nothing") << '\n';
  return Exit::findings;
}

}  // namespace

void add_rule(const Node& above) {
  const auto [command, asked] = above.add("rule", "cli.rule", rule);
  command.argument("ID", asked->id, "cli.rule.id");
  command.takes_commands(0, 1);
  command.flag("--notes", asked->notes, "cli.rule.notes");
  const auto [searching, searched] = command.add("search", "cli.rule.search", search);
  searching.arguments("WORD", searched->words, "cli.rule.search.words").required();
  searching.game("--game", searched->game, "GAME", "cli.rule.search.game");
  searching.number("--most", searched->most, "cli.rule.search.most");
}

}  // namespace spadille::cli
