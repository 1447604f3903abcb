// Scores one deal of Euchre with the installed library and explains it:
//
//   find_package(Spadille 0.1 REQUIRED)
//   target_link_libraries(your_program PRIVATE spadille::rules)
#include <iostream>

#include "games/games.h"

int main() {
  using namespace spadille;
  const euchre::Rules rules{.euchred_loner = 4};
  const euchre::Carry evening = euchre::start(rules, 4);
  const euchre::Deal deal{.maker = seat(2), .alone = true, .tricks = 2};

  for (const Finding& finding : validate(rules, evening, deal))
    std::cout << finding.place << ": " << finding.message.key << '\n';

  const ScoreSheet sheet = score(rules, evening, deal);
  for (const Line& line : sheet.lines) {
    std::cout << to_string(line.rule);
    for (const Posting& posting : line.postings)
      std::cout << "  " << to_string(posting.account) << ' ' << posting.amount;
    std::cout << '\n';
  }
  const euchre::Carry next = advance(rules, evening, deal, sheet);
  std::cout << "seat " << int{next.dealer.index} << " deals next\n";
  return total(sheet, Side{1}) == 4 ? 0 : 1;
}
