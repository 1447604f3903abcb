#include "games/kyuuri/paper.h"

#include <cstdint>
#include <string>

#include "games/kyuuri/fate.h"
#include "games/kyuuri/score.h"

namespace spadille::kyuuri {
namespace {

Finding slip(const Rules& rules, const Totals& totals, Seat who, std::string_view key) {
  return {.place = "/totals/" + std::to_string(who.index),
          .given = std::to_string(totals[who.index]),
          .message = {key, {who, rules.limit}},
          .rule = "KY-6.1"_rule};
}

Finding slip_of_all(int given, std::string_view key, RuleId rule, std::string expected = {}) {
  return {.place = "/totals",
          .given = std::to_string(given),
          .message = {key},
          .rule = rule,
          .expected = std::move(expected)};
}

/// Whether no total can be a single point: without a bonus there are only losses of two and more.
bool never_one(const Rules& rules) { return rules.tie != Rules::Tie::last_loses; }

Findings check_each(const Rules& rules, const Totals& totals, SeatSet far) {
  Findings found;
  for (const Seat s : SeatSet::first(totals.size())) {
    const int lost = loss(rules, totals[s.index]);
    if (lost < 0) found.push_back(slip(rules, totals, s, "kyuuri.finding.better_than_start"));
    if (lost == 1 && never_one(rules))
      found.push_back(slip(rules, totals, s, "kyuuri.finding.one_point"));
    if (far.contains(s)) found.push_back(slip(rules, totals, s, "kyuuri.finding.beyond_one_deal"));
  }
  return found;
}

/// Who stands further beyond the limit than one deal takes anybody who is still in.
SeatSet beyond_one_deal(const Rules& rules, const Totals& totals) {
  SeatSet far;
  for (const Seat s : SeatSet::first(totals.size()))
    if (loss(rules, totals[s.index]) > most_in(rules) + kMostInADeal) far.insert(s);
  return far;
}

/// KY-7.2: of every deal one player at least has its points, and of those of one at most four.
Findings check_fixed_deals(const Rules& rules, const Totals& totals) {
  Findings found = check_each(rules, totals, {});
  if (has_error(found)) return found;
  const int losers = rules.tie == Rules::Tie::all_lose ? kSuits : 1;
  std::int64_t least = 0;  // as many deals as anybody needs, if all that lose lose together
  std::int64_t lost = 0;
  bool far = false;
  for (const int total : totals) {
    far = far || loss(rules, total) > kMostInADeal * rules.deals;
    lost += loss(rules, total);
    least += (loss(rules, total) + kMostInADeal - 1) / kMostInADeal;
  }
  const bool bonus = rules.tie == Rules::Tie::last_loses;
  const bool few = lost < (bonus ? 1 : std::int64_t{2} * rules.deals);
  if (far || least > std::int64_t{losers} * rules.deals || few)
    found.push_back(slip_of_all(clamped(lost), "kyuuri.finding.not_of_so_many", "KY-7.2"_rule));
  return found;
}

}  // namespace

int most_in(const Rules& rules) {
  return rules.out_at == Rules::OutAt::limit ? rules.limit - 1 : rules.limit;
}

Proof prove(const Rules& rules, const Carry&, const Totals& totals) {
  if (rules.end == Rules::End::fixed_deals) return {{}, check_fixed_deals(rules, totals)};
  const int left = (SeatSet::first(totals.size()) - at_limit(rules, totals)).size();
  const int most = rules.end == Rules::End::two_left ? 2 : 1;
  const bool together = rules.tie == Rules::Tie::all_lose;  // several may go out in one deal
  if (left > most)
    return {{},
            {slip_of_all(left, "kyuuri.finding.not_over", "KY-6.3"_rule,
                         (together ? "0…" : "") + std::to_string(most))}};
  Findings found =
      check_each(rules, totals, left == 0 ? SeatSet{} : beyond_one_deal(rules, totals));
  if (has_error(found)) return {{}, std::move(found)};
  if (!together && left < most)
    found.push_back(
        slip_of_all(left, "kyuuri.finding.one_goes_out", "KY-6.3"_rule, std::to_string(most)));
  if (together && !can_end(rules, totals))
    found.push_back(slip_of_all(left, "kyuuri.finding.not_together", "KY-7.13"_rule));
  return {{}, std::move(found)};
}

Rules at_event(Rules rules, const RoundPlayed& round) {
  if (round.deals == 0) return rules;
  rules.end = Rules::End::fixed_deals;
  rules.deals = round.deals;
  return rules;
}

Carry put_aside(const Rules& rules, Carry carry, const Totals& totals, SeatSet) {
  carry.games.push_back({totals, lowest(rules, totals, SeatSet::first(totals.size()))});
  return carry;
}

}  // namespace spadille::kyuuri
