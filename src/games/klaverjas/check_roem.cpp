#include <algorithm>
#include <array>
#include <initializer_list>

#include "games/klaverjas/checks.h"

namespace spadille::klaverjas {
namespace {

std::string possible_marks(const Rules& rules) {
  std::string all;
  for (const int mark : kMarkValues)
    if (possible_mark(rules, mark)) all += (all.empty() ? "" : " | ") + std::to_string(mark);
  return all;
}

/// The clause that says why a mark is impossible.
RuleId refuses(const Rules& rules, int mark) {
  if (three_handed(rules)) return "KJ-7.16"_rule;
  return mark == 200 ? "KJ-7.7"_rule : "KJ-5.4"_rule;
}

Findings check_sum_of_marks(const Rules& rules, std::string_view place, const Marks& marks,
                            int tricks) {
  if (marks.size() > 1)
    return {found_at(place, static_cast<int>(marks.size()), {"klaverjas.finding.one_sum"},
                     "KJ-5.4"_rule, "1")};
  if (possible_roem(rules, marks[0], tricks)) return {};
  return {found_at(std::string(place) + "/0", marks[0], {"klaverjas.finding.impossible_sum"},
                   three_handed(rules) ? "KJ-7.16"_rule : "KJ-5.11"_rule)};
}

Findings check_each_mark(const Rules& rules, std::string_view place, const Marks& marks) {
  Findings findings;
  for (std::size_t i = 0; i < marks.size(); ++i)
    if (!possible_mark(rules, marks[i]))
      findings.push_back(found_at(std::string(place) + "/" + std::to_string(i), marks[i],
                                  {"klaverjas.finding.impossible_mark"}, refuses(rules, marks[i]),
                                  possible_marks(rules)));
  return findings;
}

/// So many marks are so many tricks, and those may be worth more than the side has.
bool enough_points_for(const Rules& rules, const Party& party, int laid_away) {
  for (int tricks = static_cast<int>(party.marks.size()); tricks <= tricks_in(rules); ++tricks)
    if (possible_points(rules, party.points, {.tricks = tricks, .laid_away = laid_away}))
      return true;
  return false;
}

/// The cards of roem are worth points themselves; they cannot be more than the side has.
Findings check_worth(const Rules& rules, std::string_view place, const Party& party,
                     int laid_away) {
  int least = 0;
  for (const int mark : party.marks) least += least_points(rules, mark);
  if (least <= party.points && !enough_points_for(rules, party, laid_away))
    return {found_at(place, static_cast<int>(party.marks.size()),
                     {"klaverjas.finding.more_marks_than_points", {party.points}}, "KJ-5.11"_rule)};
  if (least <= party.points) return {};
  return {found_at(place, party.points,
                   {"klaverjas.finding.roem_worth_more", {least, party.points}}, "KJ-5.11"_rule)};
}

/// One mark a trick, none without a trick (KJ-5.5).
Findings check_party(const Rules& rules, const Deal& deal, std::string_view place,
                     const Marks& marks, int tricks) {
  const int given = static_cast<int>(marks.size());
  if (given > 0 && tricks == 0)
    return {found_at(place, given, {"klaverjas.finding.no_trick_no_roem"}, "KJ-5.5"_rule)};
  if (given > tricks)
    return {found_at(place, given, {"klaverjas.finding.more_marks_than_tricks"}, "KJ-5.5"_rule,
                     "0…" + std::to_string(tricks))};
  if (given == 0) return {};
  return deal.sums ? check_sum_of_marks(rules, place, marks, tricks)
                   : check_each_mark(rules, place, marks);
}

/// How many marks of some values there are.
int count_of(const Marks& all, std::initializer_list<int> values) {
  return static_cast<int>(std::count_if(all.begin(), all.end(), [&](int mark) {
    return std::find(values.begin(), values.end(), mark) != values.end();
  }));
}

/// All parties together: the same cards are never played twice.
Findings check_all_marks(const Rules& rules, const Marks& all) {
  Findings findings;
  const auto at_most = [&](int given, int most, std::string_view key, RuleId rule) {
    if (given > most) findings.push_back(found_at("/roem", given, {key}, rule, from_to(0, most)));
  };
  at_most(count_of(all, {40, 70}), most_marks(rules, 40), "klaverjas.finding.stuk_once",
          "KJ-5.4"_rule);
  at_most(count_of(all, {100}), most_marks(rules, 100), "klaverjas.finding.fours_once",
          "KJ-5.3"_rule);
  at_most(count_of(all, {200}), most_marks(rules, 200), "klaverjas.finding.four_jacks_once",
          "KJ-5.3"_rule);
  return findings;
}

}  // namespace

Findings check_roem(const Rules& rules, const Carry& carry, const Deal& deal) {
  const std::array places{std::string_view("/roem"), std::string_view("/other_roem"),
                          std::string_view("/third_roem")};
  const std::array<const Marks*, 3> marks{&deal.roem, &deal.other_roem, &deal.third_roem};
  Findings findings;
  std::size_t given = 0;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    append(findings, check_party(rules, deal, places[i], *marks[i], most_tricks(rules, deal, i)));
    given += marks[i]->size();
  }
  if (has_error(findings) || deal.sums) return findings;
  const int tricks = tricks_in(rules);
  if (static_cast<int>(given) > tricks)
    return {found_at("/roem", static_cast<int>(given), {"klaverjas.finding.more_marks_than_tricks"},
                     "KJ-5.5"_rule, from_to(0, tricks))};
  Marks all;
  for (const Marks* of_party : marks)
    for (const int mark : *of_party) all.push_back(mark);
  append(findings, check_all_marks(rules, all));
  if (deal.conceded) return findings;
  const Parties parties = count_deal(rules, carry, deal);
  for (std::size_t i = 0; i < parties.size(); ++i)
    append(findings,
           check_worth(rules, places[i], parties[i], i == 0 && three_handed(rules) ? 2 : 0));
  return findings;
}

}  // namespace spadille::klaverjas
