#include "app/record/known_answers.h"

#include <algorithm>

#include "games/possible_answers.h"

namespace spadille {
namespace {

/// Whether it is about a deal that has been played to its end.
bool is_over(const Evening& evening) {
  return !evening.deals.empty() &&
         !has_error(validate(evening.rules, evening.before, evening.deals.front()));
}

bool knows(const std::vector<Known>& known, std::string_view key) {
  return std::any_of(known.begin(), known.end(),
                     [key](const Known& answer) { return answer.key == key; });
}

/// What is chalked up may be a slip: then somebody is asked.
bool can_be(const Evening& evening, const AnyIncident& incident, const Known& answer) {
  const auto rows = incident.game().incidents();
  return std::any_of(rows.begin(), rows.end(), [&](const auto& row) {
    return row.key == answer.key &&
           against_answer(evening.rules, evening.before, incident, row, answer.value).empty();
  });
}

/// Questions about how far a deal had come that is over, where that leaves one answer.
void add_what_is_over(const Evening& evening, const AnyIncident& incident,
                      std::vector<Known>& known) {
  for (const auto& row : evening.rules.game().incidents()) {
    if (row.once_over == 0 || knows(known, row.key)) continue;
    if (!is_needed(evening.rules, evening.before, incident, row)) continue;
    const std::vector<int> left = answers_left(evening, incident, row);
    if (left.size() == 1) known.push_back({row.key, {left.front()}});
  }
}

}  // namespace

std::vector<int> answers_left(const Evening& evening, const AnyIncident& incident,
                              const AnyQuestion<AnyIncident>& row) {
  std::vector<int> all = possible_answers(evening.rules, evening.before, incident, row);
  if (row.once_over > 0 && is_over(evening))
    std::erase_if(all, [&row](int n) { return n < row.once_over; });
  if (row.once_entered > 0 && evening.in_play)
    std::erase_if(all, [&row](int n) { return n >= row.once_entered; });
  return all;
}

std::vector<Known> known_answers(const Evening& evening, const AnyIncident& incident) {
  std::vector<Known> known = known_facts(evening, incident);
  if (is_over(evening)) add_what_is_over(evening, incident, known);
  return known;
}

std::vector<Known> known_facts(const Evening& evening, const AnyIncident& incident) {
  std::vector<Known> known;
  if (is_over(evening))
    known = answers_in(evening.rules, evening.before, evening.deals.front(), incident);
  for (const Known& answer : answers_of_marks(evening.rules, evening.chalked, incident))
    if (can_be(evening, incident, answer)) known.push_back(answer);
  if (!evening.earlier) return known;
  for (const Known& answer :
       answers_of_book(evening.rules, evening.before, *evening.earlier, incident))
    known.push_back(answer);
  return known;
}

bool is_known(const Evening& evening, const AnyIncident& incident, std::string_view key) {
  return knows(known_answers(evening, incident), key);
}

AnyIncident with_known(const Evening& evening, AnyIncident incident,
                       const std::vector<std::string>& said) {
  for (const AnyQuestion<AnyIncident>& row : incident.game().incidents()) {
    if (std::find(said.begin(), said.end(), row.key) != said.end()) continue;
    const bool asked = is_needed(evening.rules, evening.before, incident, row);
    if (!asked && row.once_over > 0) row.set(incident, {});  // another answer made it needless
    for (const Known& answer : known_answers(evening, incident))
      if (answer.key == row.key) row.set(incident, asked ? answer.value : Value{});
  }
  return incident;
}

}  // namespace spadille
