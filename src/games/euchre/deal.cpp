#include "games/euchre/deal.h"

namespace spadille::euchre {
namespace {

constexpr std::array kForm{
    Row{field<&Deal::maker>({.key = "maker",
                             .kind = Kind::seat,
                             .rule = "EU-3.3"_rule,
                             .label = "euchre.field.maker",
                             .max = kLastSeat}),
        [](const Rules&, const Carry&, const Deal& deal) { return !unplayed(deal); }},
    Row{field<&Deal::alone>({.key = "alone",
                             .kind = Kind::flag,
                             .rule = "EU-3.5"_rule,
                             .label = "euchre.field.alone",
                             .word = "alone"}),
        [](const Rules&, const Carry&, const Deal& deal) { return !unplayed(deal); }},
    Row{field<&Deal::tricks>({.key = "tricks",
                              .kind = Kind::integer,
                              .rule = "EU-5.1"_rule,
                              .label = "euchre.field.tricks",
                              .max = kTricks}),
        [](const Rules&, const Carry&, const Deal& deal) { return !unplayed(deal); }},
    Row{field<&Deal::lone_defender>({.key = "lone_defender",
                                     .kind = Kind::seat,
                                     .rule = "EU-3.6"_rule,
                                     .label = "euchre.field.lone_defender",
                                     .max = kLastSeat,
                                     .word = "defender"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          const bool allowed =
              rules.lone_defence == Rules::LoneDefence::any ||
              (rules.lone_defence == Rules::LoneDefence::only_vs_lone_maker && deal.alone);
          return allowed && !unplayed(deal);
        }},
    Row{field<&Deal::trump>({.key = "trump",
                             .kind = Kind::suit,
                             .rule = "EU-3.1"_rule,
                             .label = "euchre.field.trump",
                             .word = "trump"}),
        [](const Rules&, const Carry&, const Deal&) { return false; }},
    Row{field<&Deal::passed_out>({.key = "passed_out",
                                  .kind = Kind::flag,
                                  .rule = "EU-3.4"_rule,
                                  .label = "euchre.field.passed_out",
                                  .word = "pass"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return !rules.stick_the_dealer && !deal.maker && !deal.gives_point;
        }},
    Row{field<&Deal::gives_point>({.key = "gives_point",
                                   .kind = Kind::flag,
                                   .rule = "EU-7.20"_rule,
                                   .label = "euchre.field.gives_point",
                                   .word = "point"}),
        [](const Rules& rules, const Carry&, const Deal& deal) {
          return rules.dealer_forfeit && !deal.maker && !deal.passed_out;
        }},
};

constexpr std::array kCarried{
    field<&Carry::dealer>({.key = "dealer",
                           .kind = Kind::seat,
                           .rule = "EU-6.3"_rule,
                           .label = "carry.dealer",
                           .max = kLastSeat}),
    field<&Carry::balances>({.key = "balances",
                             .kind = Kind::integers,
                             .rule = "EU-6.5"_rule,
                             .label = "carry.balances",
                             .max = 999}),
};

/// EU-3.4, EU-7.20: nobody made, so nothing else can be said.
Findings check_unplayed(const Rules& rules, const Deal& deal) {
  Findings findings;
  if (deal.passed_out && rules.stick_the_dealer)
    findings.push_back(found_at("/passed_out", {"euchre.finding.dealer_sticks"}, "EU-7.7"_rule));
  if (deal.gives_point && !rules.dealer_forfeit)
    findings.push_back(found_at("/gives_point", {"euchre.finding.no_forfeit"}, "EU-7.20"_rule));
  const std::string_view how = deal.passed_out ? "passed_out" : "gives_point";
  for (const Row& row : form())
    if (row.key != how && !row.get(deal).empty())
      findings.push_back(
          found_at("/" + std::string(row.key), {"euchre.finding.nobody_made"}, "EU-3.4"_rule));
  return findings;
}

Findings check_lone_defender(const Rules& rules, const Deal& deal) {
  Findings findings;
  const Seat defender = *deal.lone_defender;
  if (rules.lone_defence == Rules::LoneDefence::never)
    findings.push_back(
        found_at("/lone_defender", {"euchre.finding.no_lone_defence"}, "EU-7.4"_rule));
  if (rules.lone_defence == Rules::LoneDefence::only_vs_lone_maker && !deal.alone)
    findings.push_back(found_at("/lone_defender", {"euchre.finding.only_vs_lone"}, "EU-7.4"_rule));
  if (deal.maker && side_of(*deal.maker) == side_of(defender)) {
    const int one = (deal.maker->index + 1) % 4;
    const int other = (deal.maker->index + 3) % 4;
    findings.push_back({.place = "/lone_defender",
                        .given = std::to_string(defender.index),
                        .message = {"euchre.finding.defends_own_side", {defender, *deal.maker}},
                        .rule = "EU-3.6"_rule,
                        .expected = std::to_string(std::min(one, other)) + " | " +
                                    std::to_string(std::max(one, other))});
  }
  return findings;
}

/// Partners win together.
Findings check_winners(const Carry& carry) {
  Findings findings;
  for (std::size_t i = 0; i < carry.games.size(); ++i) {
    const FinishedGame& game = carry.games[i];
    if (game.totals.size() != carry.balances.size()) continue;  // a finding of its own
    const bool first = game.totals[0] > game.totals[1];
    if (game.winners != (first ? SeatSet{seat(0), seat(2)} : SeatSet{seat(1), seat(3)}) ||
        game.totals[0] == game.totals[1])
      findings.push_back({.place = "/games/" + std::to_string(i) + "/winners",
                          .message = {"euchre.finding.partners_win"},
                          .expected = first ? "[0,2]" : "[1,3]"});
  }
  return findings;
}

}  // namespace

std::span<const Row> form() { return kForm; }
std::span<const Field<Carry>> carried() { return kCarried; }

Carry start(const Rules&, int) { return {.balances = {0, 0}}; }

Findings check(const Rules& rules, const Carry& carry) {
  if (carry.balances.size() != 2)
    return {{.place = "/balances",
             .given = std::to_string(carry.balances.size()),
             .message = {"euchre.finding.two_totals"},
             .rule = "EU-5.1"_rule,
             .expected = "2"}};
  Findings findings = out_of_range(carried(), carry);
  for (std::size_t side = 0; side < 2; ++side)
    if (carry.balances[side] >= rules.target)
      findings.push_back({.place = "/balances/" + std::to_string(side),
                          .given = std::to_string(carry.balances[side]),
                          .message = {"euchre.finding.game_is_over", {rules.target}},
                          .rule = won_by(rules),
                          .expected = "0…" + std::to_string(rules.target - 1)});
  append(findings, check_winners(carry));
  return findings;
}

Findings validate(const Rules& rules, const Carry&, const Deal& deal) {
  Findings findings = out_of_range(form(), deal);
  if (unplayed(deal)) {
    append(findings, check_unplayed(rules, deal));
    return findings;
  }
  if (!deal.maker) findings.push_back(missing_at("/maker", "EU-3.3"_rule));
  if (!deal.tricks) findings.push_back(missing_at("/tricks", "EU-5.1"_rule));
  if (deal.lone_defender) append(findings, check_lone_defender(rules, deal));
  return findings;
}

}  // namespace spadille::euchre
