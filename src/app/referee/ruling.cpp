#include "app/referee/ruling.h"

#include <algorithm>

#include "app/record/heard.h"
#include "app/record/known_answers.h"
#include "app/score/viewing.h"
#include "games/possible_answers.h"

namespace spadille {
namespace {

constexpr std::string_view kBelow = "/incident";

/// The row that a place lies in; nothing where it lies in none.
template <Game G>
const auto* row_at(std::string_view place) {
  for (const auto& row : G::incidents())
    if (lies_in(place, "/" + std::string(row.key))) return &row;
  return static_cast<decltype(G::incidents().data())>(nullptr);
}

std::string joined(const std::vector<std::string>& words) {
  return alternatives(std::vector<std::string_view>(words.begin(), words.end()));
}

/// What can be answered to a row of the form.
template <Game G, typename Row>
std::vector<std::string> answers_at(const Evening<G>& evening, const typename G::Incident& incident,
                                    const SeatNames& names, const Row& row) {
  return answers_to(row, names, possible_answers<G>(evening.rules, evening.before, incident, row));
}

/// The question that a finding is about, if nobody has answered it: what is wrong with it is that.
template <Game G>
const auto* unanswered(const typename G::Incident& incident, const Finding& finding) {
  const auto* row = row_at<G>(finding.place);
  return row != nullptr && row->get(incident).empty() ? row : nullptr;
}

/// What would do, where an answer is missing.
template <Game G>
Findings with_answers(const Evening<G>& evening, const typename G::Incident& incident,
                      Findings findings, const SeatNames& names) {
  for (Finding& finding : findings)
    if (const auto* row = unanswered<G>(incident, finding))
      if (finding.expected.empty())
        finding.expected = joined(answers_at(evening, incident, names, *row));
  return findings;
}

/// The first question whose answer is missing.
template <Game G>
const auto* missing(const typename G::Incident& incident, const Findings& findings) {
  for (const auto& row : G::incidents())
    for (const Finding& finding : findings)
      if (unanswered<G>(incident, finding) == &row) return &row;
  return static_cast<decltype(G::incidents().data())>(nullptr);
}

/// Answers to questions that nobody has: they change nothing, and may be slips.
template <Game G>
Findings not_asked(const Evening<G>& evening, const typename G::Incident& incident) {
  Findings findings;
  for (const auto& row : G::incidents())
    if (!row.get(incident).empty() && !row.asked(evening.rules, evening.before, incident))
      findings.push_back({.place = "/" + std::string(row.key),
                          .message = {"finding.not_asked"},
                          .rule = row.rule,
                          .severity = Finding::Severity::warning});
  return findings;
}

/// Answers that the deal on the sheet contradicts: what was said counts, and may be a slip.
template <Game G>
Findings contradicted(const Evening<G>& evening, const typename G::Incident& incident) {
  Findings findings;
  for (const Known& known : known_answers(evening, incident))
    for (const auto& row : G::incidents())
      if (row.key == known.key && row.asked(evening.rules, evening.before, incident) &&
          row.get(incident) != known.value)
        findings.push_back({.place = "/" + std::string(row.key),
                            .message = {"finding.sheet_says_otherwise"},
                            .rule = row.rule,
                            .severity = Finding::Severity::warning});
  return findings;
}

template <Game G>
void decide_on(const Evening<G>& evening, const typename G::Incident& incident, RulingView& view) {
  view.incident = incident;
  view.accounts = accounts(evening.before);
  Findings found = with_answers(evening, incident,
                                validate(evening.rules, evening.before, incident), view.names);
  const auto* question = missing<G>(incident, found);
  view.question = question;
  if (question != nullptr) view.valid = answers_at(evening, incident, view.names, *question);
  if (!has_error(found)) append(found, not_asked(evening, incident));
  if (!has_error(found)) append(found, contradicted(evening, incident));
  append_new(view.findings, std::move(found), kBelow);
  if (!has_error(view.findings)) view.decision = rule_on(evening.rules, evening.before, incident);
}

}  // namespace

tl::expected<RulingView, Error> decide(const Document& document) {
  return viewed<RulingView>(
      document, Format::incident, [&]<Game G>(const Evening<G>& evening, RulingView& view) {
        const auto* told = std::get_if<typename G::Incident>(&document.incident);
        decide_on(evening, told == nullptr ? typename G::Incident{} : *told, view);
      });
}

std::vector<Irregularity> irregularities(std::string_view game) {
  std::vector<Irregularity> all;
  Games::with(game, [&](auto g) {
    using What = typename decltype(g)::Incident::What;
    const auto names = decltype(g)::incidents().front().choices;
    for (std::size_t i = 0; i < names.size(); ++i)
      all.push_back({names[i], clause_of(static_cast<What>(i))});
  });
  return all;
}

std::vector<Irregularity> irregularities(const AnyEvening& table) {
  return std::visit(
      []<Game G>(const Evening<G>& evening) {
        const auto can_be =
            possible_answers<G>(evening.rules, evening.before, {}, G::incidents().front());
        const auto all = irregularities(G::kId);
        std::vector<Irregularity> possible;
        possible.reserve(can_be.size());
        for (const int n : can_be) possible.push_back(all[static_cast<std::size_t>(n)]);
        return possible;
      },
      table);
}

std::optional<Irregularity> kind_of(const AnyIncident& incident) {
  std::optional<Irregularity> kind;
  Games::for_each([&](auto g) {
    using G = decltype(g);
    const auto* of_game = std::get_if<typename G::Incident>(&incident);
    if (of_game == nullptr || !of_game->what) return;
    const auto choices = G::incidents().front().choices;
    kind = {choices[static_cast<std::size_t>(*of_game->what)], clause_of(*of_game->what)};
  });
  return kind;
}

std::string_view effect_key(const Ruling& ruling) {
  const bool moves = std::any_of(ruling.lines.begin(), ruling.lines.end(),
                                 [](const Line& line) { return !line.postings.empty(); });
  switch (ruling.effect) {
    case Ruling::Effect::advice: return "referee.effect.advice";
    case Ruling::Effect::lines: return moves ? "referee.effect.lines" : "referee.effect.advice";
    case Ruling::Effect::replaces_score: return "referee.effect.replaces_score";
    case Ruling::Effect::redeal: break;
  }
  return "referee.effect.redeal";
}

std::vector<std::string> answers_to(const Member& question, const SeatNames& names,
                                    const std::vector<int>& numbers) {
  constexpr std::size_t kFew = 12;
  if (question.kind == Kind::flag) return {"y", "n"};
  std::vector<std::string> all;
  all.reserve(numbers.size());
  for (const int n : numbers) all.push_back(word_of(question, names, n));
  if (question.kind == Kind::choice || question.kind == Kind::seat || question.kind == Kind::seats)
    return all;
  if (numbers == numbers_of(question)) return {domain(question)};
  if (all.size() <= kFew) return {joined(all)};
  return {all[0] + ", " + all[1] + " … " + all.back()};
}

}  // namespace spadille
