#include "games/garner/incident.h"

namespace spadille::garner {
namespace {

using std::string_view_literals::operator""sv;
using What = Incident::What;

constexpr int kFine = 3;
constexpr std::array kWhat{"misdeal"sv, "revoke"sv};

constexpr std::array kIncidentForm{
    IncidentRow{field<&Incident::what>({.key = "what",
                                        .kind = Kind::choice,
                                        .rule = "GR-8.1"_rule,
                                        .label = "garner.incident.what",
                                        .choices = kWhat}),
                [](const Rules&, const Carry&, const Incident&) { return true; }},
    IncidentRow{
        field<&Incident::who>({.key = "who",
                               .kind = Kind::seat,
                               .rule = "GR-8.2"_rule,
                               .label = "garner.incident.who",
                               .max = kLastSeat}),
        [](const Rules&, const Carry&, const Incident& i) { return i.what == What::revoke; }},
};

}  // namespace

std::span<const IncidentRow> incident_form() { return kIncidentForm; }

RuleId clause_of(Incident::What what) {
  return what == What::misdeal ? "GR-8.1"_rule : "GR-8.2"_rule;
}

Findings validate(const Rules& rules, const Carry& carry, const Incident& incident) {
  Findings findings = out_of_range(incident_form(), incident);
  if (!findings.empty()) return findings;
  for (const IncidentRow& row : incident_form())
    if (row.asked(rules, carry, incident) && row.get(incident).empty())
      findings.push_back(missing_at("/" + std::string(row.key), row.rule));
  return findings;
}

Decision rule_on(const Rules& /*rules*/, const Carry& /*carry*/, const Incident& incident) {
  if (incident.what == What::misdeal) return redealt({"GR-8.1"_rule}, {{"garner.ruling.again"}});
  Decision decision{.clauses = {"GR-8.2"_rule}, .words = {{"garner.ruling.fine", {*incident.who}}}};
  decision.ruling.effect = Ruling::Effect::lines;
  decision.ruling.lines.push_back(
      {.rule = "GR-8.2"_rule, .message = {"garner.line.fined", {*incident.who}}});
  decision.ruling.lines.back().move(-kFine, Account::table(), *incident.who);
  return decision;
}

std::vector<Incident> revokes_found(const Rules& /*rules*/, const Carry& /*carry*/,
                                    const Deal& /*deal*/, std::span<const ProvedRevoke> revokes) {
  std::vector<Incident> found;
  for (const ProvedRevoke& revoke : first_of_each(revokes))
    found.push_back({.what = What::revoke, .who = revoke.who});
  return found;
}

}  // namespace spadille::garner
