#include "ui/cli/print.h"

#include <algorithm>

#include "ui/cli/columns.h"

namespace spadille::cli {

std::string findings(const Findings& findings, std::string_view name, const SeatNames& names,
                     const Voice& voice) {
  std::string text;
  for (const Finding& finding : findings) {
    const bool error = finding.severity == Finding::Severity::error;
    const std::string below = finding.place.empty() ? "" : ':' + finding.place;
    text += voice.style.strong(std::string(name) + below + ": ");
    if (!error) text += voice.words.say("cli.warning") + ": ";
    if (!finding.given.empty()) text += voice.style.bad(finding.given) + ": ";
    text += voice.words.say(finding.message, names);
    if (!finding.expected.empty())
      text += " (" + voice.words.say("cli.finding.valid") + ": " + finding.expected + ')';
    if (finding.rule.named()) text += ' ' + voice.style.brass(to_string(finding.rule));
    text += '\n';
  }
  return text;
}

namespace {

/// Rulebook text in the width of the page. Lines of a sentence are joined; lists, tables and lines
/// that end in a Japanese sentence stay.
std::string paragraphs(std::string_view markdown, std::size_t columns) {
  std::string text;
  std::string open;
  const auto flush = [&] {
    if (!open.empty()) text += wrapped(open, columns, 0);
    open.clear();
  };
  while (!markdown.empty()) {
    const auto end = std::min(markdown.find('\n'), markdown.size());
    const std::string_view line = markdown.substr(0, end);
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
    const bool stands = line.empty() || line[0] == '-' || line[0] == '|';
    if (stands) flush();
    if (line.empty() || line[0] == '|') text += std::string(line) + '\n';
    if (line.empty() || line[0] == '|') continue;
    open += (open.empty() ? "" : " ") + std::string(line);
    if (static_cast<unsigned char>(line.back()) >= 0x80 || line.rfind("- ", 0) == 0) flush();
  }
  flush();
  return text;
}

}  // namespace

std::string clauses(const std::vector<Clause>& clauses, const Voice& voice) {
  std::string text;
  std::string chapter;
  for (const Clause& clause : clauses) {
    if (clause.chapter != chapter) text += voice.style.dim(clause.chapter) + "\n\n";
    chapter = clause.chapter;
    text +=
        voice.style.brass(to_string(clause.id)) + "  " + voice.style.strong(clause.title) + '\n';
    text += paragraphs(clause.text, std::min<std::size_t>(voice.columns, 100)) + '\n';
  }
  if (!text.empty()) text.pop_back();
  return text;
}

}  // namespace spadille::cli
