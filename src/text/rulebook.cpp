#include "text/rulebook.h"

#include <algorithm>

#include "text/catalogue.h"
#include "text/lines.h"
#include "text/spoken.h"

namespace spadille {
namespace {

std::string_view after(std::string_view line, std::string_view mark) {
  return line.substr(0, mark.size()) == mark ? line.substr(mark.size()) : std::string_view{};
}

void trim(std::string& text) {
  const auto end = text.find_last_not_of('\n');
  text.erase(end == std::string::npos ? 0 : end + 1);
  text.erase(0, std::min(text.find_first_not_of('\n'), text.size()));
}

/// What is quoted is the note.
void take(std::string_view line, Clause& clause) {
  const bool quoted = line.substr(0, 1) == ">";
  if (quoted) line.remove_prefix(std::min<std::size_t>(line.size(), 2));
  (quoted ? clause.note : clause.text) += std::string(line) + '\n';
}

std::string_view written(std::span<const catalogue::Written> texts, std::string_view name) {
  for (const catalogue::Written& each : texts)
    if (each.name == name) return each.text;
  return {};
}

std::string name_of(std::string_view game, Language language) {
  return std::string(game) + '/' + std::string(code(language));
}

}  // namespace

const Clause* Rulebook::find(RuleId id) const {
  const auto found = std::find_if(clauses.begin(), clauses.end(),
                                  [id](const Clause& clause) { return clause.id == id; });
  return found == clauses.end() ? nullptr : &*found;
}

Rulebook parse_rulebook(std::string_view markdown) {
  Rulebook book;
  std::string chapter;
  while (!markdown.empty()) {
    const std::string_view line = take_line(markdown);
    if (const auto clause = after(line, "### "); !clause.empty()) {
      const auto space = std::min(clause.find(' '), clause.size());
      book.clauses.push_back({rule_id(clause.substr(0, space)).value_or(RuleId{}),
                              chapter,
                              std::string(clause.substr(std::min(space + 1, clause.size()))),
                              {},
                              {}});
    } else if (const auto heading = after(line, "## "); !heading.empty()) {
      chapter = heading;
    } else if (const auto title = after(line, "# "); !title.empty()) {
      book.title = title;
    } else if (!book.clauses.empty() && book.clauses.back().chapter == chapter) {
      take(line, book.clauses.back());
    }
  }
  for (Clause& clause : book.clauses) {
    trim(clause.text);
    trim(clause.note);
  }
  return book;
}

Rulebook rulebook(std::string_view game, Language language) {
  return parse_rulebook(written(catalogue::rulebooks(), name_of(game, language)));
}

std::vector<WayToAsk> parse_ways_to_ask(std::string_view lines) {
  std::vector<WayToAsk> all;
  while (!lines.empty()) {
    const std::string_view line = take_line(lines);
    const auto tab = std::min(line.find('\t'), line.size());
    const auto clause = rule_id(line.substr(0, tab));
    if (!clause) continue;
    for (std::string& words : phrases_in(line.substr(std::min(tab + 1, line.size()))))
      all.push_back({*clause, std::move(words)});
  }
  return all;
}

std::vector<WayToAsk> ways_to_ask(std::string_view game, Language language) {
  return parse_ways_to_ask(written(catalogue::asked(), name_of(game, language)));
}

Synonyms synonyms(Language language) {
  return Synonyms(written(catalogue::synonyms(), code(language)));
}

std::string titled(std::string_view game, RuleId clause, Language language) {
  const Rulebook book = rulebook(game, language);
  const Clause* found = book.find(clause);
  return to_string(clause) + (found == nullptr ? "" : "  " + found->title);
}

}  // namespace spadille
