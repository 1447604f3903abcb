#include <algorithm>

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

/// The cards of roem are worth points themselves; they cannot be more than the side has.
Findings check_worth(const Rules& rules, std::string_view place, const Party& party) {
  int least = 0;
  for (const int mark : party.marks) least += least_points(rules, mark);
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

/// All parties together: a mark a trick, and four jacks only once.
Findings check_all_marks(const Rules& rules, const std::array<Marks, 3>& marks) {
  int all = 0;
  std::ptrdiff_t jacks = 0;
  for (const Marks& of_party : marks) {
    all += static_cast<int>(of_party.size());
    jacks += std::count(of_party.begin(), of_party.end(), 200);
  }
  Findings findings;
  if (all > tricks_in(rules))
    findings.push_back(found_at("/roem", all, {"klaverjas.finding.more_marks_than_tricks"},
                                "KJ-5.5"_rule, "0…" + std::to_string(tricks_in(rules))));
  if (jacks > 1)
    findings.push_back(found_at("/roem", static_cast<int>(jacks),
                                {"klaverjas.finding.four_jacks_once"}, "KJ-5.3"_rule, "0 | 1"));
  return findings;
}

}  // namespace

Findings check_roem(const Rules& rules, const Carry& carry, const Deal& deal) {
  const std::array places{std::string_view("/roem"), std::string_view("/other_roem"),
                          std::string_view("/third_roem")};
  const std::array marks{deal.roem, deal.other_roem, deal.third_roem};
  Findings findings;
  for (std::size_t i = 0; i < marks.size(); ++i)
    append(findings, check_party(rules, deal, places[i], marks[i], most_tricks(rules, deal, i)));
  if (has_error(findings) || deal.sums) return findings;
  append(findings, check_all_marks(rules, marks));
  if (deal.conceded) return findings;
  const Parties parties = count(rules, carry, deal);
  for (std::size_t i = 0; i < parties.size(); ++i)
    append(findings, check_worth(rules, places[i], parties[i]));
  return findings;
}

}  // namespace spadille::klaverjas
