#include "tests/walker/laws.h"

#include "tests/walker/at_the_app.h"
#include "tests/walker/at_the_event.h"

namespace spadille::tests {
namespace {

/// The laws that ask the program again: one after a step, all at the end of a walk.
using Law = void (*)(Club&);

const std::vector<Law>& laws_of_the_book() {
  static const std::vector<Law> laws{law_of_lists, law_of_statistics, law_of_verify};
  return laws;
}

const std::vector<Law>& laws_of_an_event() {
  static const std::vector<Law> laws{law_of_rounds, law_of_event_commands, law_of_event_season,
                                     law_of_draws,  law_of_table_sessions, law_of_event_lists};
  return laws;
}

const std::vector<Law>& laws_of_a_session() {
  static const std::vector<Law> laws{law_of_rescoring,
                                     law_of_exports,
                                     law_of_text,
                                     law_of_paper,
                                     law_of_tables,
                                     law_of_settling,
                                     law_of_rulings,
                                     law_of_phones,
                                     expect_same_at_app,
                                     [](Club& club) { law_of_languages(club, "ja"); },
                                     [](Club& club) { law_of_languages(club, "nl"); },
                                     [](Club& club) { law_of_languages(club, "fr"); }};
  return laws;
}

/// What was remembered is what the book says: nothing else has changed it.
void law_of_rest(Club& club) {
  for (const auto& [number, session] : club.sessions)
    expect_same("rest", "session " + std::to_string(number), club.read(number).sheet,
                session.now.sheet);
  for (const auto& [number, event] : club.events) {
    const ShownEvent now = read_event(club, number);
    expect_same("rest", "event " + std::to_string(number), now.room, event.now.room);
    expect_same("rest", "ranking of event " + std::to_string(number), now.ranking,
                event.now.ranking);
  }
}

void look_at_event(Club& club, Dice& dice) {
  law_of_rooms(club);
  law_of_event_ranking(club);
  dice.of(laws_of_an_event())(club);
}

}  // namespace

void look_at(Club& club, Dice& dice) {
  if (club.event != 0) look_at_event(club, dice);
  if (club.current == 0) return;
  law_of_sums(club.known().now.sheet);
  law_of_own_totals(club.known().now.sheet);
  law_of_told_now(club);
  std::vector<Law> dear = laws_of_a_session();
  dear.insert(dear.end(), laws_of_the_book().begin(), laws_of_the_book().end());
  dice.of(dear)(club);
}

void look_at_everything(Club& club) {
  if (!club.world.has_book()) return;
  law_of_rest(club);
  for (const auto& [number, session] : club.sessions) {
    club.current = number;
    law_of_sums(session.now.sheet);
    law_of_own_totals(session.now.sheet);
    law_of_told_now(club);
    for (const Law law : laws_of_a_session())
      if (law != law_of_paper) law(club);
  }
  for (const auto& [number, event] : club.events) {
    club.event = number;
    law_of_rooms(club);
    law_of_event_ranking(club);
    for (const Law law : laws_of_an_event()) law(club);
  }
  for (const Law law : laws_of_the_book()) law(club);
  law_of_collector(club);
  if (!club.sessions.empty()) law_of_paper(club);  // dear: of one session, the last
}

}  // namespace spadille::tests
