// What cannot be: an incident; and what a revoke depends on.
#include "games/klaverjas/incident.h"

#include <algorithm>

#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

using What = Incident::What;
using Noticed = Incident::Noticed;

/// REQUIRES: a key of the form.
const IncidentRow& row_of(std::string_view key) {
  const auto form = incident_form();
  return *std::find_if(form.begin(), form.end(),
                       [&](const IncidentRow& row) { return row.key == key; });
}

/// The first stage at which something can have been noticed.
Noticed earliest(What what) {
  switch (what) {
    case What::suit_not_held:
    case What::talon: return Noticed::choosing;
    case What::two_cards:
    case What::revoke:
    case What::false_roem: return Noticed::on_the_table;
    case What::wrong_points: return Noticed::counting;
    case What::wrong_packets:
    case What::faced_card:
    case What::wrong_number:
    case What::wrong_dealer:
    case What::call_out_of_turn:
    case What::wrong_suit:
    case What::lead_out_of_turn:
    case What::card_out_of_turn:
    case What::exposed_card:
    case What::dealt_again:
    case What::wrong_accusation:
    case What::slip:
    case What::trick_looked_at:
    case What::talk:
    case What::hand_laid_down:
    case What::must_name_passes:
    case What::none_left:
    case What::wrong_taker:
    case What::winner_disputed:
    case What::onlooker:
    case What::other: break;
  }
  return Noticed::dealing;
}

Findings check_noticed(const Incident& incident) {
  const auto first = static_cast<std::size_t>(earliest(*incident.what));
  if (!incident.noticed || static_cast<std::size_t>(*incident.noticed) >= first) return {};
  Finding finding = found_at("/noticed", {"klaverjas.finding.not_so_early"}, "KJ-8.1"_rule,
                             alternatives(row_of("noticed").choices.subspan(first)));
  finding.given = row_of("noticed").choices[static_cast<std::size_t>(*incident.noticed)];
  return {finding};
}

Findings check_who(const Rules& rules, const Carry& carry, const Incident& incident) {
  if (!incident.who) return {};
  if (incident.who->index >= rules.players)
    return {found_at("/who", incident.who->index, {"finding.no_such_seat"}, {},
                     from_to(0, rules.players - 1))};
  if (incident.what == What::wrong_dealer && incident.who == carry.dealer)
    return {found_at("/who", incident.who->index,
                     {"klaverjas.finding.right_dealer", {carry.dealer}}, "KJ-8.5"_rule)};
  return {};
}

/// Whether a side can have claimed so much, with a pit where that is rewarded (KJ-8.15).
bool can_be_claimed(const Rules& rules, int sum) {
  const auto is_roem = [&](int roem) { return possible_roem(rules, roem, tricks_in(rules)); };
  return is_roem(sum) ||
         (!three_handed(rules) && ((sum >= rules.pit && is_roem(sum - rules.pit)) ||
                                   (sum >= rules.tegenpit && is_roem(sum - rules.tegenpit))));
}

/// One number for the innocent side, or for each of two players, and one for the side at fault
/// (KJ-8.15).
Findings check_roem(const Rules& rules, const Carry& carry, const Incident& incident) {
  const std::size_t innocent = three_handed(rules) ? 2 : 1;
  const std::size_t told = incident.roem.size();
  if (told == 0 || !row_of("roem").asked(rules, carry, incident)) return {};
  if (told < innocent || told > innocent + 1)
    return {found_at("/roem", static_cast<int>(told), {"klaverjas.finding.roem_of_each"},
                     "KJ-8.15"_rule,
                     from_to(static_cast<int>(innocent), static_cast<int>(innocent) + 1))};
  Findings findings;
  for (std::size_t i = 0; i < told; ++i)
    if (!can_be_claimed(rules, incident.roem[i]))
      findings.push_back(found_at("/roem/" + std::to_string(i), incident.roem[i],
                                  {"klaverjas.finding.impossible_sum"},
                                  three_handed(rules) ? "KJ-7.16"_rule : "KJ-5.11"_rule));
  return findings;
}

/// Not more tricks than there are besides the one with the revoke.
Findings check_turned_since(const Rules& rules, const Incident& incident) {
  const int most = tricks_in(rules) - 1;
  if (incident.turned_since.value_or(0) <= most) return {};
  return {found_at("/turned_since", *incident.turned_since, {"finding.range"}, "KJ-8.19"_rule,
                   from_to(0, most))};
}

/// KJ-8.27: conceding nat is for the makers alone; who defends can only give up.
Findings check_says(const Incident& incident) {
  using Says = Incident::Says;
  if (incident.what != What::hand_laid_down || !incident.says) return {};
  const Says others = incident.defends ? Says::makers_nat : Says::others_nat;
  if (incident.says != others) return {};
  Finding finding = found_at("/says", {"klaverjas.finding.makers_concede"}, "KJ-8.27"_rule);
  finding.given = row_of("says").choices[static_cast<std::size_t>(others)];
  return {finding};
}

/// A flag that is not told is off.
Findings check_missing(const Rules& rules, const Carry& carry, const Incident& incident) {
  Findings findings;
  for (const IncidentRow& row : incident_form())
    if (row.kind != Kind::flag && row.asked(rules, carry, incident) && row.get(incident).empty())
      findings.push_back(missing_at("/" + std::string(row.key), row.rule));
  return findings;
}

}  // namespace

bool somebody_must_name(const Rules& rules) {
  return !three_handed(rules) && rules.trump_choice != Rules::TrumpChoice::second_pack_next_card;
}

bool in_time(const Rules& rules, const Incident& incident) {
  if (incident.noticed == Noticed::turned)
    return rules.revoke_deadline == Rules::RevokeDeadline::next_lead;
  return incident.noticed == Noticed::on_the_table;
}

bool punishable(const Rules& rules, const Incident& incident) {
  return incident.noticed && !in_time(rules, incident) && incident.noticed != Noticed::entered &&
         incident.proof && incident.proof != Incident::Proof::not_proved &&
         incident.proof != Incident::Proof::mixed_by_accusers;
}

bool far_back(const Incident& incident) { return incident.turned_since.value_or(0) > 1; }

Findings validate(const Rules& rules, const Carry& carry, const Incident& incident) {
  Findings findings = out_of_range(incident_form(), incident);
  if (has_error(findings)) return findings;
  append(findings, check_missing(rules, carry, incident));
  append(findings, check_who(rules, carry, incident));
  if (!incident.what) return findings;
  if (incident.what == What::talon && !three_handed(rules))
    findings.push_back(found_at("/what", {"klaverjas.finding.no_talon"}, "KJ-8.28"_rule));
  append(findings, check_noticed(incident));
  append(findings, check_says(incident));
  append(findings, check_turned_since(rules, incident));
  append(findings, check_roem(rules, carry, incident));
  return findings;
}

}  // namespace spadille::klaverjas
