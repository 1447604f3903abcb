#include "tests/walker/laws.h"

#include "tests/walker/at_the_app.h"

namespace spadille::tests {
namespace {

/// The laws that ask the program again: one after a step, all at the end of a walk.
using Law = void (*)(Club&);

const std::vector<Law>& laws_of_the_book() {
  static const std::vector<Law> laws{law_of_lists, law_of_statistics, law_of_verify};
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
}

}  // namespace

void look_at(Club& club, Dice& dice) {
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
  for (const Law law : laws_of_the_book()) law(club);
  if (!club.sessions.empty()) law_of_paper(club);  // dear: of one session, the last
}

}  // namespace spadille::tests
