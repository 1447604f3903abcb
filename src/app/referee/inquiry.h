#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/prompt.h"
#include "codec/document.h"

namespace spadille {

/// Asks about something irregular, question by question, from the game's form. What follows from
/// the rules, from the answers or from the deal on the sheet is never asked. A value: a copy goes
/// its own way.
class Inquiry {
 public:
  /// `known`: the table, and what is told already; `said`: the questions that this answers, by key.
  /// REQUIRES: an incident without findings; rules and beginning passed check().
  Inquiry(Document known, std::vector<std::string> said);

  /// The question to ask now; nothing when all is said.
  [[nodiscard]] std::optional<Prompt> next() const;

  /// Takes an answer to the question that next() gives, see app/heard.h. An empty one takes what is
  /// usual, where something is. Returns: nothing; or why not, and nothing has changed.
  /// REQUIRES: there is a question.
  [[nodiscard]] Findings answer(std::string_view text);

  /// Back to the question before; false at the first.
  [[nodiscard]] bool back();

  /// What was answered last, as words. REQUIRES: something was.
  [[nodiscard]] Spoken last() const;

  /// What is told so far.
  [[nodiscard]] const Document& told() const { return told_; }

 private:
  struct Step {
    const Member* question = nullptr;
    Value value{};
    AnyIncident before{};
  };
  void drop_what_is_not_asked();

  Document told_{};
  std::vector<std::string> said_{};
  std::vector<Step> steps_{};
};

}  // namespace spadille
