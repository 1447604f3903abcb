#include "app/referee/inquiry.h"

#include <algorithm>

#include "app/record/heard.h"
#include "app/record/known_answers.h"
#include "app/referee/kind_search.h"
#include "app/referee/ruling.h"
#include "app/score/viewing.h"
#include "games/possible_answers.h"

namespace spadille {
namespace {

/// Questions that need no answer: nothing, or nobody, is one.
bool may_be_empty(const Member& question) {
  return question.kind == Kind::flag || question.kind == Kind::seats;
}

/// What was answered instead, and what could have been.
Finding with_answers(Finding wrong, const std::vector<std::string>& valid, std::string given) {
  wrong.expected = alternatives(std::vector<std::string_view>(valid.begin(), valid.end()));
  wrong.given = std::move(given);
  return wrong;
}

/// The incident with one more answer, or why it cannot be.
tl::expected<AnyIncident, Findings> answered(const Evening& evening, AnyIncident incident,
                                             const Member& question, const Value& value) {
  for (const auto& row : evening.rules.game().incidents()) {
    if (&row != &question) continue;
    Findings wrong = against_answer(evening.rules, evening.before, incident, row, value);
    if (!wrong.empty()) return tl::unexpected(std::move(wrong));
    row.set(incident, value);
  }
  return incident;
}

/// The number of a choice is its place among those that are offered; no other number means one.
std::optional<std::string> meant(const Prompt& prompt, std::string_view text) {
  const std::string said = trimmed(text);
  const bool counts = !said.empty() && said.find_first_not_of("0123456789") == std::string::npos;
  if (prompt.member->kind != Kind::choice || !counts) return said;
  for (std::size_t i = 0; i < prompt.valid.size(); ++i)
    if (said == std::to_string(i + 1)) return prompt.valid[i];
  return std::nullopt;
}

/// What is said by an empty answer, or by words; nothing where it is not understood.
std::optional<Value> understood(const Member& question, const SeatNames& names,
                                std::string_view text) {
  if (trimmed(text).empty()) return may_be_empty(question) ? std::optional(Value{}) : std::nullopt;
  const auto value = heard(question, names, text).value;
  if (!value || (value->empty() && !may_be_empty(question))) return std::nullopt;
  const bool fits =
      std::all_of(value->begin(), value->end(), [&](int n) { return question.accepts(n); });
  return fits ? value : std::nullopt;
}

/// What an answer says; what happened also in plain words.
tl::expected<Value, Finding> value_of(const Evening& evening, const Prompt& prompt,
                                      std::string_view text) {
  const Member& question = *prompt.member;
  const auto word = meant(prompt, text);
  const auto value = word ? understood(question, names_of(evening), *word) : std::nullopt;
  if (value) return *value;
  const std::string place = "/" + std::string(question.key);
  if (trimmed(text).empty())
    return tl::unexpected(
        with_answers(missing_at(place, question.rule), prompt.valid, std::string(text)));
  if (word && &question == &evening.rules.game().incidents().front())
    return kind_heard(evening, *word);
  return tl::unexpected(with_answers(found_at(place, {"finding.range"}, question.rule),
                                     prompt.valid, std::string(text)));
}

}  // namespace

Inquiry::Inquiry(Document known, std::vector<std::string> said)
    : told_(std::move(known)), said_(std::move(said)) {}

std::optional<Prompt> Inquiry::next() const {
  const auto is_said = [&](std::string_view key) {
    return std::find(said_.begin(), said_.end(), key) != said_.end();
  };
  const Evening& evening = told_.evening;
  const AnyIncident& incident = told_.incident;
  for (const auto& row : evening.rules.game().incidents()) {
    if (is_said(row.key) || !is_needed(evening.rules, evening.before, incident, row)) continue;
    if (is_known(evening, incident, row.key)) continue;
    Prompt prompt{.member = &row};
    prompt.numbers = answers_left(evening, incident, row);
    prompt.valid = answers_to(row, names_of(evening), prompt.numbers);
    if (may_be_empty(row)) prompt.usual = Spoken{&row, {}, {}};
    return prompt;
  }
  return std::nullopt;
}

Findings Inquiry::answer(std::string_view text) {
  const Prompt prompt = *next();
  const Member& question = *prompt.member;
  const auto value = value_of(told_.evening, prompt, text);
  if (!value) return {value.error()};
  auto next = answered(told_.evening, told_.incident, question, *value);
  if (!next) return std::move(next.error());
  steps_.push_back({&question, *value, told_.incident});
  said_.emplace_back(question.key);
  told_.incident = with_known(told_.evening, std::move(*next), said_);
  drop_what_is_not_asked();
  return {};
}

/// An answer that another one has made needless.
void Inquiry::drop_what_is_not_asked() {
  const Evening& evening = told_.evening;
  for (const Step& step : steps_)
    for (const auto& row : evening.rules.game().incidents())
      if (&row == step.question && !is_needed(evening.rules, evening.before, told_.incident, row))
        row.set(told_.incident, {});
}

bool Inquiry::back() {
  if (steps_.empty()) return false;
  told_.incident = steps_.back().before;
  steps_.pop_back();
  said_.pop_back();
  return true;
}

Spoken Inquiry::last() const {
  const Step& step = steps_.back();
  return spoken_answer(*step.question, step.value, names_of(told_.evening));
}

}  // namespace spadille
