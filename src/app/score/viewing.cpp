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
  const int ruled = seats_ruled(evening.rules);
  const auto counted = static_cast<int>(accounts(evening.before).size());
  SeatNames names = SeatNames::of(evening.about.players, ruled != 0 ? ruled : counted,
                                  seat_letters(evening.rules));
  names.sides = sides(evening.rules, evening.before);
  return names;
}

}  // namespace spadille
