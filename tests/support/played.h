#pragma once

#include <stdexcept>

#include "app/people/names.h"
#include "app/record/events.h"
#include "app/record/opening.h"
#include "app/record/session_view.h"
#include "app/rulebook/rules.h"

namespace spadille::tests {

/// What is there; throws where something was refused.
template <typename T>
T must(Outcome<T> outcome) {
  if (!outcome) {
    const Refusal& why = outcome.error();
    throw std::runtime_error(why.error ? std::string(why.error->message.key)
                                       : why.findings.front().place + ' ' +
                                             std::string(why.findings.front().message.key));
  }
  if constexpr (!std::is_void_v<T>) return std::move(*outcome);
}
template <typename T>
T must(Expected<T> expected) {
  if (!expected) throw std::runtime_error(std::string(expected.error().message.key));
  if constexpr (!std::is_void_v<T>) return std::move(*expected);
}

/// The key of why something was refused; empty where it was done.
template <typename T>
std::string refusal(const Outcome<T>& outcome) {
  if (outcome) return {};
  const Refusal& why = outcome.error();
  return std::string(why.error ? why.error->message.key : why.findings.front().message.key);
}

/// Plays a session of short deals by the rules of a preset.
inline Desk play(Book& book, const std::string& preset, const std::string& date,
                 const std::vector<std::string>& players, const std::vector<std::string>& deals,
                 const std::string& place = {}) {
  Opening opening;
  opening.place = place;
  opening.rules = *preset_rules(preset);
  opening.date = date;
  opening.players = players;
  Desk desk = must(begin_session(book, must(opening_event(book, opening))));
  const Names names = must(names_in(book));
  for (const std::string& deal : deals) {
    const AnyDeal told = must(deal_told(place_of_next(desk, names), deal));
    must(record_deal(book, desk, told));
  }
  return desk;
}

}  // namespace spadille::tests
