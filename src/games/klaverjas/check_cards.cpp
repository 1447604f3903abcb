#include "games/klaverjas/checks.h"

namespace spadille::klaverjas {
namespace {

Findings check_pack(std::string_view place, CardSet cards) {
  Findings findings;
  for (const Card card : cards - pack())
    findings.push_back({.place = std::string(place),
                        .given = to_string(card),
                        .message = {"finding.not_in_pack"},
                        .rule = "KJ-1.2"_rule});
  return findings;
}

/// Cards come in whole tricks; of three players the maker has two more.
Findings check_tricks_of(const Rules& rules, std::string_view place, CardSet cards, int besides) {
  const int size = cards.size();
  if (size >= besides && (size - besides) % rules.players == 0) return {};
  return {found_at(place, size, {"klaverjas.finding.whole_tricks", {rules.players, besides}},
                   "KJ-5.12"_rule)};
}

Findings check_cards_missing(const Rules& rules, const Deal& deal) {
  Findings findings;
  if (!deal.trump) findings.push_back(missing_at("/trump", "KJ-5.12"_rule));
  if (!deal.last_trick) findings.push_back(missing_at("/last_trick", "KJ-5.2"_rule));
  if (!three_handed(rules)) return findings;
  if (deal.cards.empty()) findings.push_back(missing_at("/cards", "KJ-5.12"_rule));
  if (deal.other_cards.empty() && deal.cards != pack() && deal.other_points != 0)
    findings.push_back(missing_at("/other_cards", "KJ-5.12"_rule));
  return findings;
}

/// Two sides have each a part of the pack: what both tell has to fit.
Findings check_division(const Rules& rules, const Deal& deal) {
  Findings findings;
  const CardSet of_both = deal.cards & deal.other_cards;
  for (const Card card : of_both)
    findings.push_back({.place = "/other_cards",
                        .given = to_string(card),
                        .message = {"klaverjas.finding.two_places"},
                        .rule = "KJ-5.12"_rule});
  const bool both = !deal.cards.empty() && !deal.other_cards.empty();
  if (!three_handed(rules) && both && (deal.cards | deal.other_cards) != pack())
    findings.push_back(found_at("/other_cards", deal.other_cards.size(),
                                {"klaverjas.finding.not_all_cards"}, "KJ-5.12"_rule,
                                std::to_string(32 - deal.cards.size())));
  return findings;
}

/// What is told besides the cards says the same as they do.
Findings check_agreement(const Rules& rules, const Carry& carry, const Deal& deal) {
  Findings findings;
  Deal by_cards = deal;
  by_cards.tricks.reset();
  const int tricks = *tricks_of_makers(rules, by_cards);
  if (deal.tricks && deal.tricks != tricks)
    findings.push_back(found_at("/tricks", *deal.tricks, {"klaverjas.finding.cards_say"},
                                "KJ-5.12"_rule, std::to_string(tricks)));
  const Parties parties = count_deal(rules, carry, deal);
  const auto all = told(deal);
  for (std::size_t i = 0; i < parties.size(); ++i)
    if (all[i].points && *all[i].points != parties[i].points)
      findings.push_back(found_at(all[i].place, *all[i].points, {"klaverjas.finding.cards_say"},
                                  "KJ-5.12"_rule, std::to_string(parties[i].points)));
  append(findings, check_last_trick(rules, carry, deal));
  return findings;
}

}  // namespace

Findings check_cards(const Rules& rules, const Carry& carry, const Deal& deal) {
  Findings findings = check_cards_missing(rules, deal);
  append(findings, check_pack("/cards", deal.cards));
  append(findings, check_pack("/other_cards", deal.other_cards));
  append(findings, check_division(rules, deal));
  if (!deal.cards.empty())
    append(findings, check_tricks_of(rules, "/cards", deal.cards, three_handed(rules) ? 2 : 0));
  append(findings, check_tricks_of(rules, "/other_cards", deal.other_cards, 0));
  if (has_error(findings)) return findings;
  append(findings, check_agreement(rules, carry, deal));
  return findings;
}

}  // namespace spadille::klaverjas
