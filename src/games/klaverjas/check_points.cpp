#include <algorithm>

#include "games/klaverjas/checks.h"

namespace spadille::klaverjas {
namespace {

/// What is known of a party's tricks.
Known known(const Rules& rules, const Carry& carry, const Deal& deal, int party) {
  Known known;
  if (deal.last_trick)
    known.last_trick = party_of(rules, carry, *deal.maker, *deal.last_trick) == party;
  if (party == 0) known.tricks = deal.tricks;
  if (party == 1 && deal.tricks && !three_handed(rules))
    known.tricks = tricks_in(rules) - *deal.tricks;
  known.laid_away = party == 0 && three_handed(rules) ? 2 : 0;
  return known;
}

/// Of three players each who has points has won a trick, and one for each mark of his.
Findings check_tricks_left(const Rules& rules, const Deal& deal, const Parties& parties) {
  if (!three_handed(rules) || !deal.tricks) return {};
  const int left = tricks_in(rules) - *deal.tricks;
  int others = 0;
  for (const Party& party : {parties[1], parties[2]}) {
    const int marks = left > 0 ? static_cast<int>(party.marks.size()) : 0;  // else KJ-5.5 says it
    others += std::max(party.points > 0 ? 1 : 0, marks);
  }
  if (left >= others) return {};
  return {found_at("/tricks", *deal.tricks, {"klaverjas.finding.others_have_points"},
                   "KJ-5.11"_rule, from_to(0, std::max(0, tricks_in(rules) - others)))};
}

Findings check_sum(const Rules& rules, std::string_view place, int last, int sum) {
  const int all = points_in_deal(rules);
  if (sum == all) return {};
  const bool forgotten = sum == all - rules.last_trick;
  return {found_at(
      place, last,
      {forgotten ? "klaverjas.finding.last_trick_forgotten" : "klaverjas.finding.sum", {sum, all}},
      "KJ-5.11"_rule, forgotten || last + all < sum ? "" : std::to_string(last + all - sum))};
}

/// Which numbers have to be told, and that together they are the points of a deal.
Findings check_enough(const Rules& rules, const Deal& deal) {
  const auto all = told(deal);
  const std::size_t parties = three_handed(rules) ? 3 : 2;
  std::size_t given = 0;
  int sum = 0;
  const ToldPoints* last = nullptr;
  for (std::size_t i = 0; i < parties; ++i) {
    if (!all[i].points) continue;
    ++given;
    sum += *all[i].points;
    last = &all[i];
  }
  if (given + 1 < parties) {
    const auto* missing =
        std::find_if(all.begin(), all.end(), [](const ToldPoints& t) { return !t.points; });
    return {missing_at(missing->place, "KJ-5.1"_rule)};
  }
  if (given == parties) return check_sum(rules, last->place, *last->points, sum);
  if (sum <= points_in_deal(rules)) return {};
  return {found_at(last->place, *last->points,
                   {"klaverjas.finding.sum", {sum, points_in_deal(rules)}}, "KJ-5.11"_rule)};
}

/// Numbers that no division of the cards gives: 1 and 161, or too many for so few tricks. Of two
/// sides the one that was told says it for both.
Findings check_possible(const Rules& rules, const Carry& carry, const Deal& deal,
                        const Parties& parties) {
  Findings findings;
  const auto all = told(deal);
  for (std::size_t i = 0; i < parties.size(); ++i) {
    const int points = parties[i].points;
    if (!all[i].points && !three_handed(rules)) continue;
    if (possible_points(rules, points, known(rules, carry, deal, static_cast<int>(i)))) continue;
    findings.push_back(
        found_at(all[i].place, points, {"klaverjas.finding.impossible_points"}, "KJ-5.11"_rule));
  }
  return findings;
}

}  // namespace

std::array<ToldPoints, 3> told(const Deal& deal) {
  return {{{"/points", deal.points},
           {"/other_points", deal.other_points},
           {"/third_points", deal.third_points}}};
}

int most_tricks(const Rules& rules, const Deal& deal, std::size_t party) {
  const auto makers = tricks_of_makers(rules, deal);
  if (!makers) return tricks_in(rules);
  if (party == 0) return *makers;
  if (three_handed(rules) && told_by_cards(deal)) {
    const int other = deal.other_cards.size() / rules.players;
    return party == 1 ? other : tricks_in(rules) - *makers - other;
  }
  return tricks_in(rules) - *makers;
}

Findings check_last_trick(const Rules& rules, const Carry& carry, const Deal& deal) {
  if (!deal.last_trick) return {};
  const int winner = party_of(rules, carry, *deal.maker, *deal.last_trick);
  if (most_tricks(rules, deal, static_cast<std::size_t>(winner)) > 0) return {};
  return {found_at("/last_trick", deal.last_trick->index,
                   {"klaverjas.finding.has_no_trick", {*deal.last_trick}}, "KJ-5.2"_rule)};
}

Findings check_pit_told(const Rules& rules, const Carry& carry, const Deal& deal) {
  const Parties parties = count_deal(rules, carry, deal);
  if (rules.pit > 0 && may_be_pit(rules, deal, parties))
    return {found_at("/tricks", {"klaverjas.finding.say_tricks"}, "KJ-7.9"_rule, "1…8")};
  if (rules.tegenpit > 0 && may_be_tegenpit(rules, deal, parties))
    return {found_at("/tricks", {"klaverjas.finding.say_tricks"}, "KJ-7.10"_rule, "0…7")};
  return {};
}

Findings check_numbers(const Rules& rules, const Carry& carry, const Deal& deal) {
  Findings findings;
  if (deal.tricks && *deal.tricks > tricks_in(rules))
    findings.push_back(found_at("/tricks", *deal.tricks, {"finding.range"}, "KJ-5.11"_rule,
                                from_to(0, tricks_in(rules))));
  append(findings, check_enough(rules, deal));
  if (has_error(findings)) return findings;
  append(findings, check_last_trick(rules, carry, deal));
  if (has_error(findings)) return findings;
  const Parties parties = count_deal(rules, carry, deal);
  append(findings, check_tricks_left(rules, deal, parties));
  if (has_error(findings)) return findings;
  append(findings, check_possible(rules, carry, deal, parties));
  return findings;
}

}  // namespace spadille::klaverjas
