#include "ui/cli/terminal/print.h"

#include <algorithm>

#include "text/accounts.h"
#include "text/joints.h"
#include "text/lines.h"
#include "text/names.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {

std::string valid_in_words(const Finding& finding, const Words& words) {
  if (finding.expected.empty()) return {};
  return bracketed(labelled(words.say("cli.finding.valid"), finding.expected, words), words);
}

std::string findings(const Findings& findings, std::string_view name, const SeatNames& names,
                     const Voice& voice) {
  std::string text;
  for (const Finding& finding : findings) {
    const bool error = finding.severity == Finding::Severity::error;
    const std::string below = name.empty() || finding.place.empty() ? "" : ":";
    text += voice.style.strong(std::string(name) + below + finding.place + ": ");
    if (!error) text += labelled(voice.words.say("cli.warning"), voice.words);
    if (!finding.given.empty()) text += labelled(voice.style.bad(finding.given), voice.words);
    text += voice.words.say(finding.message, names);
    text += valid_in_words(finding, voice.words);
    if (finding.rule.named()) text += ' ' + voice.style.brass(to_string(finding.rule));
    text += '\n';
  }
  return text;
}

namespace {

/// A paragraph in the width of the page; the lines of an item stand below its text.
std::string paragraph(const std::string& text, std::size_t columns) {
  const std::size_t indent = text.rfind("- ", 0) == 0 ? 2 : 0;
  return text.substr(0, indent) +
         wrapped(text.substr(indent), columns - indent, indent).substr(indent);
}

/// Japanese has no spaces between words: kana, kanji and their punctuation take three bytes.
bool ends_in_japanese(std::string_view text) {
  constexpr unsigned char kFirst = 0xE3;  // the lead byte of U+3000
  return text.size() >= 3 && static_cast<unsigned char>(text[text.size() - 3]) >= kFirst;
}

/// Rulebook text in the width of the page. Lines of a sentence are joined; lists, tables and lines
/// that end in a Japanese sentence stay.
std::string paragraphs(std::string_view markdown, std::size_t columns) {
  std::string text;
  std::string open;
  const auto flush = [&] {
    if (!open.empty()) text += paragraph(open, columns);
    open.clear();
  };
  while (!markdown.empty()) {
    std::string_view line = take_line(markdown);
    const bool alone = line.empty() || line[0] == '|';
    if (alone || line.rfind("- ", 0) == 0) flush();
    if (alone) text += std::string(line) + '\n';
    if (alone) continue;
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    open += (open.empty() || ends_in_japanese(open) ? "" : " ") + std::string(line);
    if (ends_in_japanese(line) && open.rfind("- ", 0) != 0) flush();
  }
  flush();
  return text;
}

/// "**Stands:** the deal…" as the terminal shows it.
std::string emphasized(std::string_view text, const Style& style) {
  constexpr std::string_view kMark = "**";
  std::string all;
  for (bool strong = false; !text.empty(); strong = !strong) {
    const auto end = std::min(text.find(kMark), text.size());
    all += strong ? style.strong(text.substr(0, end)) : std::string(text.substr(0, end));
    text.remove_prefix(std::min(end + kMark.size(), text.size()));
  }
  return all;
}

}  // namespace

std::string_view state_key(Summary::State state) {
  switch (state) {
    case Summary::State::open: return "book.state.open";
    case Summary::State::closed: return "book.state.closed";
    case Summary::State::discarded: break;
  }
  return "book.state.discarded";
}

std::string explained(const std::vector<Line>& lines, const SeatNames& names, const Voice& voice) {
  std::string text;
  for (const Line& line : lines)
    text += "  " + voice.style.brass(left(to_string(line.rule), kRuleColumns)) +
            voice.words.say(line.message, names) + '\n';
  return text;
}

std::string ranking(const Totals& personal, const SeatNames& names, const Voice& voice,
                    std::size_t text, std::size_t figure) {
  std::string all = '\n' + voice.style.strong(voice.words.say("cli.sheet.personal")) + '\n';
  for (const Ranked& ranked : ranking_of(personal))
    all += "  " + std::to_string(ranked.place) + "  " +
           left(seat_said(names, ranked.who, voice.words.language()), text) +
           right(written(ranked.total), figure) + '\n';
  return all;
}

std::string evening_won(const Standing& standing, const SeatNames& names, const Voice& voice) {
  std::string text;
  for (const Seat s : standing.evening_won)
    text += voice.words.say(Message{"cli.sheet.evening_won", {s}}, names) + '\n';
  return text;
}

std::string clauses(const std::vector<Clause>& clauses, const Voice& voice, Notes notes) {
  const std::size_t columns = std::min<std::size_t>(voice.columns, 100);
  std::string text;
  std::string chapter;
  for (const Clause& clause : clauses) {
    if (clause.chapter != chapter) text += voice.style.dim(clause.chapter) + "\n\n";
    chapter = clause.chapter;
    text +=
        voice.style.brass(to_string(clause.id)) + "  " + voice.style.strong(clause.title) + '\n';
    text += emphasized(paragraphs(clause.text, columns), voice.style) + '\n';
    if (notes == Notes::told && !clause.note.empty())
      text += voice.style.dim(emphasized(paragraphs(clause.note, columns), {})) + '\n';
  }
  if (!text.empty()) text.pop_back();
  return text;
}

}  // namespace spadille::cli
