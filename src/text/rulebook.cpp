#include "text/rulebook.h"

#include <algorithm>

#include "text/catalogue.h"

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
    const auto end = std::min(markdown.find('\n'), markdown.size());
    const std::string_view line = markdown.substr(0, end);
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
    if (const auto clause = after(line, "### "); !clause.empty()) {
      const auto space = std::min(clause.find(' '), clause.size());
      book.clauses.push_back({rule_id(clause.substr(0, space)).value_or(RuleId{}),
                              chapter,
                              std::string(clause.substr(std::min(space + 1, clause.size()))),
                              {}});
    } else if (const auto heading = after(line, "## "); !heading.empty()) {
      chapter = heading;
    } else if (const auto title = after(line, "# "); !title.empty()) {
      book.title = title;
    } else if (!book.clauses.empty() && book.clauses.back().chapter == chapter) {
      book.clauses.back().text += std::string(line) + '\n';
    }
  }
  for (Clause& clause : book.clauses) trim(clause.text);
  return book;
}

Rulebook rulebook(std::string_view game, Language language) {
  const std::string name = std::string(game) + '/' + std::string(code(language));
  for (const catalogue::Written& written : catalogue::rulebooks())
    if (written.name == name) return parse_rulebook(written.markdown);
  return {};
}

std::string titled(std::string_view game, RuleId clause, Language language) {
  const Rulebook book = rulebook(game, language);
  const Clause* found = book.find(clause);
  return to_string(clause) + (found == nullptr ? "" : "  " + found->title);
}

}  // namespace spadille
