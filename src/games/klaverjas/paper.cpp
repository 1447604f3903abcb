// The arithmetic that betrays a slip on a paper sheet (KJ-6.7).
#include "games/klaverjas/score.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

constexpr int kMostDeals = 100;

int sum(const Totals& totals) {
  int all = 0;
  for (const int total : totals) all += total;
  return all;
}

/// What is left for roem and pits once the card points are taken away: a multiple of ten, but
/// neither 10 nor 30; of three players a multiple of twenty.
bool possible_surplus(const Rules& rules, int surplus) {
  if (three_handed(rules)) return surplus >= 0 && surplus % 20 == 0;
  return surplus >= 0 && surplus % 10 == 0 && surplus != 10 && surplus != 30;
}

/// Of three players a failed deal pays out its points twice.
bool possible_sum(const Rules& rules, int sum, int deals) {
  const int card_points = points_in_deal(rules);
  if (!three_handed(rules)) return possible_surplus(rules, sum - deals * card_points);
  for (int failed = 0; failed <= deals; ++failed)
    if (possible_surplus(rules, sum - (deals + failed) * card_points)) return true;
  return false;
}

std::string_view slip(const Rules& rules, int surplus) {
  if (three_handed(rules)) return "klaverjas.finding.sheet_of_three";
  if (surplus < 0) return "klaverjas.finding.sheet_too_low";
  return surplus % 10 != 0 ? "klaverjas.finding.sheet_not_tens" : "klaverjas.finding.sheet_ten_out";
}

Proof prove_deals(const Rules& rules, int sum) {
  const int least = rules.deals * points_in_deal(rules);
  const int surplus = sum - least;
  if (!possible_sum(rules, sum, rules.deals))
    return {{},
            {{.place = "/totals",
              .given = std::to_string(sum),
              .message = {slip(rules, surplus), {rules.deals, least, surplus}},
              .rule = "KJ-6.7"_rule}}};
  if (three_handed(rules))
    return {{{"KJ-6.7"_rule, {"klaverjas.line.sheet_of_three", {rules.deals, sum}}}}, {}};
  return {{{"KJ-6.7"_rule, {"klaverjas.line.sheet", {rules.deals, least, sum, surplus}}}}, {}};
}

/// How many deals it took is not on the sheet: some number has to fit.
Proof prove_target(const Rules& rules, int sum) {
  for (int deals = 1; deals <= kMostDeals; ++deals)
    if (possible_sum(rules, sum, deals)) return {};
  return {{},
          {{.place = "/totals",
            .given = std::to_string(sum),
            .message = {"klaverjas.finding.sheet_no_deals"},
            .rule = "KJ-6.7"_rule}}};
}

}  // namespace

Proof prove(const Rules& rules, const Totals& totals) {
  if (rules.end == Rules::End::target) return prove_target(rules, sum(totals));
  return prove_deals(rules, sum(totals));
}

}  // namespace spadille::klaverjas
