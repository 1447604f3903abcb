#include "app/ruling.h"

#include <algorithm>

#include "app/known_answers.h"
#include "app/viewing.h"

namespace spadille {
namespace {

constexpr std::string_view kBelow = "/incident";

/// The row that a place lies in; nothing where it lies in none.
template <Game G>
const Member* row_at(std::string_view place) {
  for (const auto& row : G::incidents())
    if (lies_in(place, "/" + std::string(row.key))) return &row;
  return nullptr;
}

std::string joined(const std::vector<std::string>& words) {
  return alternatives(std::vector<std::string_view>(words.begin(), words.end()));
}

/// What would do, where an answer is missing.
template <Game G>
Findings with_answers(Findings findings, const SeatNames& names) {
  for (Finding& finding : findings)
    if (const Member* row = row_at<G>(finding.place))
      if (finding.message.key == "finding.missing" && finding.expected.empty())
        finding.expected = joined(answers_to(*row, names));
  return findings;
}

/// The first question whose answer is missing.
template <Game G>
const Member* missing(const Findings& findings) {
  for (const auto& row : G::incidents())
    for (const Finding& finding : findings)
      if (finding.message.key == "finding.missing" && row_at<G>(finding.place) == &row) return &row;
  return nullptr;
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
  Findings found = with_answers<G>(validate(evening.rules, evening.before, incident), view.names);
  view.question = missing<G>(found);
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

std::vector<std::string> answers_to(const Member& question, const SeatNames& names) {
  switch (question.kind) {
    case Kind::flag: return {"y", "n"};
    case Kind::choice: return {question.choices.begin(), question.choices.end()};
    case Kind::seat:
    case Kind::seats: return names.seats;
    case Kind::integer:
    case Kind::rank:
    case Kind::ranks:
    case Kind::suit:
    case Kind::integers:
    case Kind::marks:
    case Kind::cards:
    case Kind::card:
    case Kind::trick:
    case Kind::calls: break;
  }
  return {domain(question)};
}

}  // namespace spadille
