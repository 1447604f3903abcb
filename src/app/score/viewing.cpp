#include "app/score/viewing.h"

namespace spadille {

Error other_format(const Document& document) {
  return {Error::Code::usage, {"error.other_question"}, std::string(name(document.format))};
}

Findings check_beginning(const Evening& evening, Findings found) {
  append_new(found, check(evening.rules), "/rules");
  if (!has_error(found) && !accounts(evening.before).empty())
    append_new(found, check(evening.rules, evening.before), "/before");
  return found;
}

SeatNames names_of(const Evening& evening) {
  SeatNames names =
      SeatNames::of(evening.about.players, seats_at(evening.rules, accounts(evening.before)),
                    seat_letters(evening.rules));
  names.sides = sides(evening.rules, evening.before);
  return names;
}

}  // namespace spadille
