#include "app/review/evening_score.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "app/rulebook/rules.h"
#include "app/score/sheet_rows.h"
#include "games/any_functions.h"
#include "text/names.h"

namespace spadille {
namespace {

using Lines = std::vector<EveningScore::Line>;

bool was_played(const EveningView& evening) {
  return evening.scored && std::any_of(evening.deals.begin(), evening.deals.end(),
                                       [](const DealView& deal) { return deal.number > 0; });
}

bool is_closed(const EveningView& evening) {
  return evening.session && evening.session->state == Summary::State::closed;
}

/// More than one game, the one in progress counted.
bool has_several_games(const EveningView& evening) {
  int begun = 0;
  bool over = true;
  for (const DealView& deal : evening.deals) {
    if (deal.number == 0) continue;
    begun += over ? 1 : 0;
    over = deal.finished.has_value();
  }
  return begun > 1;
}

/// Says who is ahead; nobody, where all have the same.
void put_ahead(Lines& lines, bool fewer) {
  const auto less = [](const auto& a, const auto& b) { return a.total < b.total; };
  const auto [least, most] = std::minmax_element(lines.begin(), lines.end(), less);
  if (least == lines.end() || least->total == most->total) return;
  const int best = fewer ? least->total : most->total;
  for (EveningScore::Line& line : lines) line.ahead = line.total == best;
}

/// The score by account, the pool left out.
Lines by_account(const EveningView& evening, const Totals& totals, const SeatNames& named) {
  const SeatNames names = isolated(named);
  Lines lines;
  for (std::size_t i = 0; i < evening.accounts.size() && i < totals.size(); ++i) {
    const Account account = evening.accounts[i];
    if (account.kind == Account::Kind::pool) continue;
    const bool side = account.kind == Account::Kind::side;
    lines.push_back({side ? names.of(Side{account.index}) : names.of(Seat{account.index}),
                     totals[i], false, seats_of(account, names.sides)});
  }
  return lines;
}

Lines by_person(const EveningView& evening) {
  Lines lines;
  if (evening.session && !evening.session->people.empty()) {
    for (const PersonView& person : evening.session->people)
      if (person.has_part) lines.push_back({isolated(person.name), person.total, false, {}});
    return lines;
  }
  const Totals& personal = evening.standing.personal;
  for (std::size_t i = 0; i < personal.size(); ++i) {
    const Seat who = seat(static_cast<int>(i));
    lines.push_back({isolated(evening.names.of(who)), personal[i], false, SeatSet{who}});
  }
  return lines;
}

/// Who has won, where the rules say so.
void crown(EveningScore& score, SeatSet winners) {
  const bool known = std::any_of(score.lines.begin(), score.lines.end(),
                                 [](const auto& line) { return !line.seats.empty(); });
  if (winners.empty() || !known) return;
  score.over = true;
  for (EveningScore::Line& line : score.lines) line.ahead = !(line.seats & winners).empty();
}

EveningScore of_one_game(const EveningView& evening, bool fewer) {
  EveningScore score;
  const auto rows = sheet_rows(evening);
  const SheetRow* over = final_score(rows);
  const SeatNames& names = over ? over->names : evening.names;
  score.lines = by_account(evening, over ? over->totals : evening.standing.totals, names);
  put_ahead(score.lines, fewer);
  if (over) crown(score, over->deal->finished->winners);
  return score;
}

EveningScore of_people(const EveningView& evening, Lines people, bool fewer) {
  EveningScore score{std::move(people), EveningScore::Of::points, is_closed(evening)};
  put_ahead(score.lines, fewer);
  crown(score, evening.standing.evening_won);
  return score;
}

bool differ(const Totals& totals) {
  return std::adjacent_find(totals.begin(), totals.end(), std::not_equal_to<>()) != totals.end();
}

/// By rubbers once one side has won more of them.
EveningScore of_games(const EveningView& evening) {
  const Standing& now = evening.standing;
  const bool rubbers = differ(now.rubbers_won);
  EveningScore score{by_account(evening, rubbers ? now.rubbers_won : now.games_won, evening.names),
                     rubbers ? EveningScore::Of::rubbers_won : EveningScore::Of::games_won,
                     is_closed(evening)};
  put_ahead(score.lines, false);
  crown(score, evening.standing.evening_won);
  return score;
}

}  // namespace

EveningScore evening_score(const EveningView& evening) {
  if (!was_played(evening)) return {};
  const bool fewer = counts_losses(rules_of(evening.rules));
  Lines persons = by_person(evening);
  const bool people = !persons.empty();
  const bool games = has_several_games(evening) && !evening.standing.games_won.empty();
  EveningScore score = people  ? of_people(evening, std::move(persons), fewer)
                       : games ? of_games(evening)
                               : of_one_game(evening, fewer);
  if (people || evening.accounts[0].kind != Account::Kind::side)
    std::erase_if(score.lines, [](const EveningScore::Line& line) { return !line.ahead; });
  return score;
}

}  // namespace spadille
