#include "ui/cli/print.h"

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

std::string clauses(const std::vector<Clause>& clauses, const Voice& voice) {
  std::string text;
  std::string chapter;
  for (const Clause& clause : clauses) {
    if (clause.chapter != chapter) text += voice.style.dim(clause.chapter) + "\n\n";
    chapter = clause.chapter;
    text +=
        voice.style.brass(to_string(clause.id)) + "  " + voice.style.strong(clause.title) + '\n';
    text += clause.text + "\n\n";
  }
  if (!text.empty()) text.pop_back();
  return text;
}

}  // namespace spadille::cli
