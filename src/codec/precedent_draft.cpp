// How a precedent is put together: whether its parts fit the game and one another.
#include <algorithm>

#include "codec/evening_draft.h"
#include "codec/line_text.h"
#include "codec/misshapen.h"
#include "codec/plain_text.h"

namespace spadille::codec {
namespace {

/// Who deals in it, where it says nothing.
constexpr Seat kUsualDealer{};

std::string seats_up_to(int seats) { return "0…" + std::to_string(seats - 1); }

/// What only sounds doubtful does no harm here: the table has decided.
Findings errors(Findings found) {
  std::erase_if(
      found, [](const Finding& finding) { return finding.severity != Finding::Severity::error; });
  return found;
}

/// Answers that name a seat which the table does not have.
Findings nobody_there(const AnyIncident& incident, int seats) {
  Findings found;
  for (const auto& row : incident.game().incidents())
    if (is_seat(row.kind))
      for (const int who : row.get(incident))
        if (who >= seats)
          found.push_back(misshapen("/incident/" + std::string(row.key), "finding.no_such_seat",
                                    std::to_string(who), seats_up_to(seats)));
  return found;
}

}  // namespace

void EveningDraft::keep_number(const Member& member, const Value& value) {
  if (member.kind == Kind::seat)
    dealt = seat(value[0]);
  else
    told_seats = value[0];
}

void EveningDraft::end_ruling(std::string_view key) {
  ruling.lines = std::exchange(event.lines, {});
  (key == "decided" ? decided : by_rules) = std::exchange(ruling, {});
}

/// A table of so many, with who dealt.
void EveningDraft::seat_roles(Findings& findings) {
  const int ruled = seats_ruled(evening.rules);
  const int seats = ruled != 0 && told_seats == 0 ? ruled : told_seats;
  const auto& [least, most] = std::pair(game.traits.min_seats, game.traits.max_seats);
  if (seats == 0)
    findings.push_back(missing_at("/seats", {}, from_to(least, most)));
  else if (seats < least || seats > most || (ruled != 0 && seats != ruled))
    findings.push_back(misshapen("/seats", "finding.range", std::to_string(seats),
                                 ruled != 0 ? std::to_string(ruled) : from_to(least, most)));
  if (has_error(findings)) return;
  append(findings, errors(check(evening.rules)), "/rules");
  if (has_error(findings)) return;
  evening.before = start(evening.rules, seats);
  const Seat dealer = dealt.value_or(kUsualDealer);
  if (dealer.index >= seats)
    findings.push_back(misshapen("/dealer", "finding.no_such_seat", std::to_string(dealer.index),
                                 seats_up_to(seats)));
  else
    set_dealer(evening.before, dealer);
}

Findings EveningDraft::check_incident() const {
  if (!event.incident) return {missing_at("/incident")};
  Findings found = nobody_there(*event.incident, seats_at(evening.rules, accounts(evening.before)));
  if (!has_error(found))
    append(found, errors(validate(evening.rules, evening.before, *event.incident)), "/incident");
  return found;
}

Findings EveningDraft::check_ruling(const std::optional<Ruling>& told,
                                    std::string_view place) const {
  if (!told) return {missing_at(place, {}, "{…}")};
  Findings found;
  const int seats = seats_at(evening.rules, accounts(evening.before));
  for (const auto& [dealer, key] :
       {std::pair(told->dealer, "/next_dealer"), std::pair(told->then, "/then_dealer")})
    if (dealer && dealer->index >= seats)
      found.push_back(misshapen(std::string(place) + key, "finding.no_such_seat",
                                std::to_string(dealer->index), seats_up_to(seats)));
  const Accounts counted = ruled_accounts(evening.rules, evening.before);
  for (std::size_t i = 0; i < told->lines.size(); ++i)
    if (!fit({told->lines[i]}, counted))
      found.push_back(misshapen(std::string(place) + "/lines/" + std::to_string(i),
                                "finding.book.account", text_of(told->lines[i])));
  if (told->effect == Ruling::Effect::advice && !told->lines.empty())
    found.push_back(misshapen(std::string(place) + "/effect", "finding.value", "advice",
                              "lines | replaces_score | redeal"));
  return found;
}

ToldPrecedent EveningDraft::finish_precedent(Findings& findings) {
  ToldPrecedent told;
  Findings found;
  finish_rules(found);
  if (!evening.about.date.empty() && !is_date(evening.about.date))
    found.push_back(misshapen("/date", "finding.value", evening.about.date, "YYYY-MM-DD"));
  seat_roles(found);
  const auto id = rule_id(clause);
  if (!has_error(found)) append(found, check_incident());
  if (!has_error(found)) append(found, check_ruling(by_rules, "/by_rules"));
  if (!has_error(found)) append(found, check_ruling(decided, "/decided"));
  if (!has_error(found) && (!id || id->game != clause_of(*event.incident).game))
    found.push_back(
        misshapen("/clause", "finding.value", clause, to_string(clause_of(*event.incident))));
  append_new(findings, std::move(found));
  told.table = std::move(evening);
  if (has_error(findings)) return told;
  for (const auto& row : game.options())
    if (preset || std::any_of(rules.values.begin(), rules.values.end(), [&](const auto& given) {
          return &game.options()[given.first] == &row;
        }))
      told.options.push_back(row.key);
  told.incident = std::move(*event.incident);
  told.clause = *id;
  told.by_rules = std::move(*by_rules);
  told.decided = std::move(*decided);
  told.why = std::move(event.text);
  return told;
}

}  // namespace spadille::codec
