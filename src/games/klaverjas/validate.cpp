// What cannot be: a deal (KJ-5.11, KJ-5.12).
#include <algorithm>

#include "games/klaverjas/checks.h"

namespace spadille::klaverjas {
namespace {

/// Members that say something although nothing more can be said.
Findings check_nothing_else(const Deal& deal, std::span<const std::string_view> allowed,
                            std::string_view key, RuleId rule) {
  Findings findings;
  for (const Row& row : form())
    if (!row.get(deal).empty() &&
        std::find(allowed.begin(), allowed.end(), row.key) == allowed.end())
      findings.push_back(found_at("/" + std::string(row.key), {key}, rule));
  return findings;
}

/// Only three who choose freely can all pass; every other way forces somebody (KJ-7.1).
Findings check_passed_out(const Rules& rules, const Deal& deal) {
  constexpr std::array<std::string_view, 1> kAllowed{"passed_out"};
  if (!three_handed(rules))
    return {found_at("/passed_out", {"klaverjas.finding.somebody_makes"}, "KJ-3.2"_rule, "false")};
  if (rules.trump_choice != Rules::TrumpChoice::free)
    return {
        found_at("/passed_out", {"klaverjas.finding.somebody_is_forced"}, "KJ-7.1"_rule, "false")};
  return check_nothing_else(deal, kAllowed, "klaverjas.finding.nobody_made", "KJ-7.16"_rule);
}

Findings check_seats(const Rules& rules, const Deal& deal) {
  Findings findings;
  const std::string all = "0…" + std::to_string(rules.players - 1);
  const auto check_seat = [&](std::string_view place, const std::optional<Seat>& who) {
    if (who && who->index >= rules.players && who->index <= 3)
      findings.push_back(found_at(place, who->index, {"finding.no_such_seat"}, {}, all));
  };
  if (!deal.maker) findings.push_back(missing_at("/maker", "KJ-3.3"_rule));
  check_seat("/maker", deal.maker);
  check_seat("/last_trick", deal.last_trick);
  return findings;
}

Findings check_maker(const Rules& rules, const Carry& carry, const Deal& deal) {
  const Seat forehand = to_the_left(rules, carry, carry.dealer);
  if (rules.trump_choice != Rules::TrumpChoice::forehand_must || deal.maker == forehand) return {};
  return {found_at("/maker", deal.maker->index, {"klaverjas.finding.forehand_makes", {forehand}},
                   "KJ-7.1"_rule, std::to_string(forehand.index))};
}

/// Only three players have a third.
Findings check_third(const Rules& rules, const Deal& deal) {
  Findings findings;
  if (three_handed(rules)) return findings;
  if (deal.third_points)
    findings.push_back(found_at("/third_points", {"klaverjas.finding.two_sides"}, "KJ-1.1"_rule));
  if (!deal.third_roem.empty())
    findings.push_back(found_at("/third_roem", {"klaverjas.finding.two_sides"}, "KJ-1.1"_rule));
  return findings;
}

Findings check_conceded(const Deal& deal) {
  constexpr std::array<std::string_view, 8> kAllowed{
      "maker", "roem", "other_roem", "third_roem", "sums", "conceded", "trump", "absent"};
  return check_nothing_else(deal, kAllowed, "klaverjas.finding.not_counted", "KJ-5.10"_rule);
}

Findings check_absent(const Rules& rules, const Carry& carry, const Deal& deal) {
  if (deal.absent.empty()) return {};
  if (!rotating(rules))
    return {found_at("/absent", {"klaverjas.finding.no_individual_evening"}, "KJ-7.14"_rule)};
  if (!may_tell_absent(rules, carry))
    return {found_at("/absent", {"klaverjas.finding.absent_for_a_whole_game"}, "KJ-7.14"_rule)};
  return {};
}

}  // namespace

Findings validate(const Rules& rules, const Carry& carry, const Deal& deal) {
  Findings findings = out_of_range(form(), deal);
  if (deal.passed_out) {
    append(findings, check_passed_out(rules, deal));
    return findings;
  }
  append(findings, check_seats(rules, deal));
  if (has_error(findings)) return findings;
  append(findings, check_maker(rules, carry, deal));
  append(findings, check_third(rules, deal));
  append(findings, check_absent(rules, carry, deal));
  if (deal.conceded)
    append(findings, check_conceded(deal));
  else if (told_by_cards(deal))
    append(findings, check_cards(rules, carry, deal));
  else
    append(findings, check_numbers(rules, carry, deal));
  if (has_error(findings)) return findings;
  append(findings, check_roem(rules, carry, deal));
  append(findings, check_pit_told(rules, carry, deal));
  return findings;
}

std::vector<Deal> readings(const Rules& rules, const Carry& carry, const Deal& deal) {
  const bool counted = !deal.passed_out && !deal.conceded && !told_by_cards(deal);
  if (three_handed(rules) || deal.tricks || !counted) return {};
  const auto with = [&](int tricks) {
    Deal told = deal;
    told.tricks = tricks;
    return told;
  };
  const auto can_be = [&](const Deal& told) { return !has_error(validate(rules, carry, told)); };
  const int all = tricks_in(rules);
  if (rules.pit > 0 && can_be(with(all))) return {with(all - 1), with(all)};
  if (rules.tegenpit > 0 && can_be(with(0))) return {with(1), with(0)};
  return {};
}

}  // namespace spadille::klaverjas
