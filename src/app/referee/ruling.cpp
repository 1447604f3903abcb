#include "app/referee/ruling.h"

#include <algorithm>

#include "app/record/heard.h"
#include "app/record/known_answers.h"
#include "app/score/viewing.h"
#include "games/possible_answers.h"

namespace spadille {
namespace {

constexpr std::string_view kBelow = "/incident";

using Row = AnyQuestion<AnyIncident>;

/// The row that a place lies in; nothing where it lies in none.
const Row* row_at(AnyGame::Incidents rows, std::string_view place) {
  for (const Row& row : rows)
    if (lies_in(place, "/" + std::string(row.key))) return &row;
  return nullptr;
}

std::string alternatives_of(const std::vector<std::string>& words) {
  return alternatives(std::vector<std::string_view>(words.begin(), words.end()));
}

/// What can be answered to a row of the form.
std::vector<std::string> answers_at(const Evening& evening, const AnyIncident& incident,
                                    const SeatNames& names, const Row& row) {
  return answers_to(row, names, answers_left(evening, incident, row));
}

/// The question that a finding is about, if nobody has answered it: what is wrong with it is that.
const Row* unanswered(const AnyIncident& incident, const Finding& finding) {
  const Row* row = row_at(incident.game().incidents(), finding.place);
  return row != nullptr && row->get(incident).empty() ? row : nullptr;
}

/// What would do, where an answer is missing.
Findings with_answers(const Evening& evening, const AnyIncident& incident, Findings findings,
                      const SeatNames& names) {
  for (Finding& finding : findings)
    if (const Row* row = unanswered(incident, finding))
      if (finding.expected.empty())
        finding.expected = alternatives_of(answers_at(evening, incident, names, *row));
  return findings;
}

/// The first question whose answer is missing.
const Row* missing(const AnyIncident& incident, const Findings& findings) {
  for (const Row& row : incident.game().incidents())
    for (const Finding& finding : findings)
      if (unanswered(incident, finding) == &row) return &row;
  return nullptr;
}

/// Answers to questions that nobody has: they change nothing, and may be slips.
Findings not_asked(const Evening& evening, const AnyIncident& incident) {
  Findings findings;
  for (const Row& row : incident.game().incidents())
    if (!row.get(incident).empty() && !is_needed(evening.rules, evening.before, incident, row))
      findings.push_back({.place = "/" + std::string(row.key),
                          .message = {"finding.not_asked"},
                          .rule = row.rule,
                          .severity = Finding::Severity::warning});
  return findings;
}

/// What can be told of a deal only once it stands on the sheet, told of one that is being played.
Findings too_early(const Evening& evening, const AnyIncident& incident, const SeatNames& names) {
  Findings findings;
  for (const Row& row : incident.game().incidents()) {
    const Value value = row.get(incident);
    if (!evening.in_play || row.once_entered == 0 || value.empty()) continue;
    if (value[0] < row.once_entered) continue;
    findings.push_back({.place = "/" + std::string(row.key),
                        .given = word_of(row, names, value[0]),
                        .message = {"finding.range"},
                        .rule = row.rule,
                        .expected = alternatives_of(answers_at(evening, incident, names, row))});
  }
  return findings;
}

Finding choice_needs(const Row& row, const std::vector<std::string>& valid) {
  return {.place = "/" + std::string(row.key),
          .message = {"finding.choice_needs"},
          .rule = row.rule,
          .expected = alternatives_of(valid),
          .severity = Finding::Severity::warning};
}

/// What the rules do not need any more once somebody has chosen, but whoever compares does: without
/// it, or where it cannot be, what the other choice brings stays out.
Findings not_comparable(const Evening& evening, const AnyIncident& incident,
                        const SeatNames& names) {
  Findings findings;
  for (const Row& row : incident.game().incidents()) {
    const bool may_be_empty = row.kind == Kind::flag || row.kind == Kind::seats;
    if (may_be_empty || row.asked(evening.rules, evening.before, incident) ||
        !is_needed(evening.rules, evening.before, incident, row))
      continue;
    const Value value = row.get(incident);
    if (value.empty())
      findings.push_back(choice_needs(row, answers_at(evening, incident, names, row)));
    for (Finding wrong : against_answer(evening.rules, evening.before, incident, row, value)) {
      wrong.severity = Finding::Severity::warning;
      if (wrong.cause != Finding::Cause::missing) findings.push_back(std::move(wrong));
    }
  }
  return findings;
}

/// Answers that the deal on the sheet contradicts: what was said counts, and may be a slip.
Findings contradicted(const Evening& evening, const AnyIncident& incident) {
  Findings findings;
  for (const Known& known : known_answers(evening, incident))
    for (const Row& row : incident.game().incidents())
      if (row.key == known.key && is_needed(evening.rules, evening.before, incident, row) &&
          row.get(incident) != known.value)
        findings.push_back({.place = "/" + std::string(row.key),
                            .message = {"finding.sheet_says_otherwise"},
                            .rule = row.rule,
                            .severity = Finding::Severity::warning});
  return findings;
}

/// What was told, but for the kind, and for flags that are not set.
std::vector<Spoken> told_about(const Evening& evening, const AnyIncident& incident,
                               const SeatNames& names) {
  std::vector<Spoken> all;
  for (const Row& row : incident.game().incidents().subspan(1)) {
    const Value value = row.get(incident);
    if (!value.empty() && row.asked(evening.rules, evening.before, incident))
      all.push_back(spoken_answer(row, value, names));
  }
  return all;
}

/// The question that those who are not at fault have decided last; nothing where there was none.
const Row* chosen(const Evening& evening, const AnyIncident& incident) {
  const Row* last = nullptr;
  for (const Row& row : incident.game().incidents())
    if (row.chosen && row.asked(evening.rules, evening.before, incident)) last = &row;
  return last;
}

void decide_on(const Evening& evening, const RuledDeal& deal, const AnyIncident& incident,
               RulingView& view) {
  view.incident = incident;
  Findings found = with_answers(evening, incident,
                                validate(evening.rules, evening.before, incident), view.names);
  append(found, too_early(evening, incident, view.names));
  const Row* question = missing(incident, found);
  view.question = question;
  if (question != nullptr) view.valid = answers_at(evening, incident, view.names, *question);
  if (!has_error(found)) append(found, not_asked(evening, incident));
  if (!has_error(found)) append(found, not_comparable(evening, incident, view.names));
  if (!has_error(found)) append(found, contradicted(evening, incident));
  append_new(view.findings, std::move(found), kBelow);
  if (question != nullptr) view.choices = choices_of(evening, deal, incident, *question);
  if (has_error(view.findings)) return;
  view.found = told_about(evening, incident, view.names);
  view.outcome = outcome_of(evening, deal, incident);
  if (const Row* row = chosen(evening, incident))
    view.choices = choices_of(evening, deal, incident, *row);
}

}  // namespace

tl::expected<RulingView, Error> decide(const Document& document, const RuledDeal& deal) {
  return viewed<RulingView>(
      document, Format::incident, [&](const Evening& evening, RulingView& view) {
        if (document.deal)
          view.findings.push_back({.place = "/deal", .message = {"finding.deal_of_no_session"}});
        const AnyIncident& told = document.incident;
        decide_on(evening, deal, told.has_game() ? told : evening.rules.game().incident(), view);
      });
}

std::vector<RulingChoice> choices_of(const Evening& evening, const RuledDeal& deal,
                                     const AnyIncident& incident, const Member& question) {
  std::vector<RulingChoice> all;
  const Row* row = row_at(incident.game().incidents(), "/" + std::string(question.key));
  if (row == nullptr || !row->chosen) return all;
  for (const int n : answers_left(evening, incident, *row)) {
    const Value value = row->kind == Kind::flag && n == 0 ? Value{} : Value{n};
    AnyIncident told = incident;
    row->set(told, value);
    if (has_error(validate(evening.rules, evening.before, told))) continue;
    all.push_back({spoken_answer(*row, value, names_of(evening)), value == row->get(incident),
                   outcome_of(evening, deal, told)});
  }
  return all;
}

std::vector<Irregularity> irregularities(std::string_view game) {
  const AnyGame* known = game_called(game);
  if (known == nullptr) return {};
  std::vector<Irregularity> all;
  const auto names = known->incidents().front().choices;
  for (std::size_t i = 0; i < names.size(); ++i)
    all.push_back({names[i], known->clause_of(static_cast<int>(i))});
  return all;
}

std::vector<Irregularity> irregularities(const Evening& table) {
  const AnyGame& game = table.rules.game();
  const auto can_be =
      possible_answers(table.rules, table.before, game.incident(), game.incidents().front());
  const auto all = irregularities(game.id());
  std::vector<Irregularity> possible;
  possible.reserve(can_be.size());
  for (const int n : can_be) possible.push_back(all[static_cast<std::size_t>(n)]);
  return possible;
}

std::optional<Irregularity> kind_of(const AnyIncident& incident) {
  if (!incident.has_game()) return std::nullopt;
  const Row& row = incident.game().incidents().front();
  const Value what = row.get(incident);
  if (what.empty()) return std::nullopt;
  return Irregularity{row.choices[static_cast<std::size_t>(what[0])], clause_of(incident)};
}

Spoken spoken_answer(const Member& question, const Value& value, const SeatNames& names) {
  Spoken spoken{&question, value, {}};
  for (const int number : value) spoken.words.push_back(word_of(question, names, number));
  return spoken;
}

std::vector<std::string> answers_to(const Member& question, const SeatNames& names,
                                    const std::vector<int>& numbers) {
  constexpr std::size_t kFew = 12;
  if (question.kind == Kind::flag) return {"y", "n"};
  std::vector<std::string> all;
  all.reserve(numbers.size());
  for (const int n : numbers) all.push_back(word_of(question, names, n));
  if (question.kind == Kind::choice || is_seat(question.kind)) return all;
  if (numbers == numbers_of(question)) return {domain(question)};
  if (all.size() <= kFew) return {alternatives_of(all)};
  return {all[0] + ", " + all[1] + " … " + all.back()};
}

}  // namespace spadille
