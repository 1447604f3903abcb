#pragma once

// What the commands that ask the referee have in common.

#include <ostream>

#include "app/referee/asking.h"
#include "app/referee/referee_answers.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/referee/told.h"
#include "ui/cli/terminal/lines.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {

/// What every question can have: rules, players, who deals; and a document instead of words.
struct QuestionOptions {
  SessionOptions at{};
  std::vector<std::string> words{};
  std::string file{};
  bool lines = false;
  std::string rules{};
  std::vector<std::string> set{};
  std::string players{};  ///< "Ann,Bob"
  std::string dealer{};
  ToldOptions told{};

  [[nodiscard]] bool from_file() const { return !file.empty() || lines; }
};
/// `items`: what the help text says of the words.
void add_options(const Node& command, QuestionOptions& options, std::string_view items,
                 Format format);

/// One command: what it asks, how it answers a script, and what it says to people.
template <typename View>
struct Judgement {
  Format format;
  tl::expected<View, Error> (*judge)(const Document&);
  std::string (*answer)(const View&, const Words&);
  std::string (*say)(const View&, const Voice&);
};

template <typename View>
[[nodiscard]] Exit tell(const Judgement<View>& question,
                        const tl::expected<Document, Error>& document, bool as_json,
                        const Streams& streams, const Voice& voice) {
  const auto refuse = [&](const Error& error) {
    if (!as_json) return fail(error, streams, voice);
    streams.out << error_answer(error, voice.words) << '\n';
    return exit_of(error);
  };
  if (!document) return refuse(document.error());
  const auto view = question.judge(*document);
  if (!view) return refuse(view.error());
  const bool wrong = has_error(view->findings);
  if (as_json) {
    streams.out << question.answer(*view, voice.words) << '\n';
  } else {
    const bool tells = wrong || question.format != Format::played;  // else: what only a score needs
    if (tells) streams.err << findings(view->findings, "", view->names, voice);
    if (!wrong) streams.out << question.say(*view, voice);
  }
  return wrong ? Exit::findings : Exit::done;
}

template <typename View>
[[nodiscard]] Exit answer_lines(const Judgement<View>& question, std::istream& in,
                                const Streams& streams, const Voice& voice) {
  return each_line(in, streams, voice, [&](std::string_view line) {
    return tell(question, read_document(line, limits_of_line()), true, streams, voice);
  });
}

template <typename View>
[[nodiscard]] Exit answer_file(const Judgement<View>& question, const QuestionOptions& asked,
                               const Streams& streams, const Voice& voice) {
  const std::string name = asked.file.empty() ? "-" : asked.file;
  if (asked.lines && name == "-") return answer_lines(question, streams.in, streams, voice);
  if (asked.lines) {
    auto file = open_file(name);
    return file ? answer_lines(question, *file, streams, voice)
                : fail(file.error(), streams, voice);
  }
  const auto text = read_file(name, streams.in, kDocument);
  if (!text) return fail(text.error(), streams, voice);
  return tell(question, read_document(*text, limits_of_line()), voice.json, streams, voice);
}

/// Rules by name, else the session in progress.
[[nodiscard]] tl::expected<Evening, Exit> table_meant(const QuestionOptions& asked,
                                                      const Streams& streams, const Voice& voice);

}  // namespace spadille::cli
