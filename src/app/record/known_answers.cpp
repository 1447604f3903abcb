#include "app/record/known_answers.h"

#include <algorithm>

namespace spadille {

std::vector<Known> known_answers(const Evening& evening, const AnyIncident& incident) {
  std::vector<Known> known;
  if (!evening.deals.empty() &&
      !has_error(validate(evening.rules, evening.before, evening.deals.front())))
    known = answers_in(evening.rules, evening.before, evening.deals.front(), incident);
  if (!evening.earlier) return known;
  for (const Known& answer :
       answers_of_book(evening.rules, evening.before, *evening.earlier, incident))
    known.push_back(answer);
  return known;
}

bool is_known(const Evening& evening, const AnyIncident& incident, std::string_view key) {
  const auto known = known_answers(evening, incident);
  return std::any_of(known.begin(), known.end(),
                     [key](const Known& answer) { return answer.key == key; });
}

AnyIncident with_known(const Evening& evening, AnyIncident incident,
                       const std::vector<std::string>& said) {
  for (const AnyQuestion<AnyIncident>& row : incident.game().incidents()) {
    if (!row.asked(evening.rules, evening.before, incident)) continue;
    if (std::find(said.begin(), said.end(), row.key) != said.end()) continue;
    for (const Known& answer : known_answers(evening, incident))
      if (answer.key == row.key) row.set(incident, answer.value);
  }
  return incident;
}

}  // namespace spadille
