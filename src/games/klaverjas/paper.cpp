// The arithmetic that betrays a slip on a paper sheet (KJ-6.7).
#include "games/klaverjas/paper.h"

#include <algorithm>
#include <optional>

#include "games/klaverjas/score.h"
#include "games/klaverjas/values.h"

namespace spadille::klaverjas {
namespace {

constexpr int kMostDeals = 100;

/// Of three players a failed deal pays out its points twice.
bool possible_sum(const Rules& rules, std::int64_t sum, int deals) {
  const std::int64_t card_points = points_in_deal(rules);
  if (!three_handed(rules)) return possible_sum_of_roem(rules, sum - deals * card_points);
  for (int failed = 0; failed <= deals; ++failed)
    if (possible_sum_of_roem(rules, sum - (deals + failed) * card_points)) return true;
  return false;
}

/// The most that so many deals can have besides their card points.
std::int64_t most_surplus(const Rules& rules) {
  return std::int64_t{rules.deals} * (most_roem(rules) + std::max(rules.pit, rules.tegenpit));
}

/// A total below nothing, or one that no game ends with.
std::optional<Finding> impossible_total(const Rules& rules, const Totals& totals) {
  int most = totals[0];
  for (std::size_t i = 0; i < totals.size(); ++i) {
    most = std::max(most, totals[i]);
    if (totals[i] < 0)
      return found_at("/totals/" + std::to_string(i), totals[i], {"finding.range"}, "KJ-6.7"_rule);
  }
  if (rules.end == Rules::End::target && most < rules.target)
    return found_at("/totals", most, {"klaverjas.finding.nobody_has_won", {rules.target}},
                    "KJ-7.11"_rule);
  return std::nullopt;
}

std::string_view slip(const Rules& rules, std::int64_t surplus) {
  if (three_handed(rules)) return "klaverjas.finding.sheet_of_three";
  if (surplus < 0) return "klaverjas.finding.sheet_too_low";
  if (surplus > most_surplus(rules)) return "klaverjas.finding.sheet_too_high";
  return surplus % 10 != 0 ? "klaverjas.finding.sheet_not_tens" : "klaverjas.finding.sheet_ten_out";
}

Proof prove_deals(const Rules& rules, std::int64_t sum) {
  const int least = rules.deals * points_in_deal(rules);
  const std::int64_t surplus = sum - least;
  const bool far = !three_handed(rules) && surplus > most_surplus(rules);
  if (far || !possible_sum(rules, sum, rules.deals))
    return {{},
            {{.place = "/totals",
              .given = std::to_string(sum),
              .message = {slip(rules, surplus), {Arg::count(rules.deals), least, clamped(surplus)}},
              .rule = "KJ-6.7"_rule}}};
  if (three_handed(rules))
    return {{{"KJ-6.7"_rule,
              {"klaverjas.line.sheet_of_three", {Arg::count(rules.deals), clamped(sum)}}}},
            {}};
  return {{{"KJ-6.7"_rule,
            {"klaverjas.line.sheet",
             {Arg::count(rules.deals), least, clamped(sum), clamped(surplus)}}}},
          {}};
}

/// How many deals it took is not on the sheet: some number has to fit.
Proof prove_target(const Rules& rules, std::int64_t sum) {
  for (int deals = 1; deals <= kMostDeals; ++deals)
    if (possible_sum(rules, sum, deals)) return {};
  return {{},
          {{.place = "/totals",
            .given = std::to_string(sum),
            .message = {"klaverjas.finding.sheet_no_deals"},
            .rule = "KJ-6.7"_rule}}};
}

}  // namespace

bool possible_sum_of_roem(const Rules& rules, std::int64_t sum) {
  constexpr int kFar = 200;
  const int step = three_handed(rules) ? 20 : 10;
  const std::int64_t near = sum < kFar ? sum : kFar + sum % step;
  return near >= 0 && possible_roem(rules, static_cast<int>(near), tricks_in(rules));
}

int most_roem(const Rules& rules) {
  int most = 1000;
  while (!possible_roem(rules, most, tricks_in(rules))) most -= 10;
  return most;
}

Proof prove(const Rules& rules, const Carry&, const Totals& totals) {
  if (const auto slip = impossible_total(rules, totals)) return {{}, {*slip}};
  if (rules.end == Rules::End::target) return prove_target(rules, grand_total(totals));
  return prove_deals(rules, grand_total(totals));
}

}  // namespace spadille::klaverjas
