#include "app/tournament/plan_of_rules.h"

#include <algorithm>

#include "codec/document.h"
#include "games/any_functions.h"

namespace spadille {

Plan usual_plan(std::string date) {
  Plan plan{.date = std::move(date), .rounds = 4, .seed = 0};
  plan.credits.forced.kind = Credit::Kind::club_average;
  return plan;
}

void fit(Plan& plan, const AnyRules& rules) {
  const int ruled = seats_ruled(rules);
  const GameTraits& traits = rules.game().traits;
  plan.seats = ruled != 0 ? ruled : std::clamp(4, traits.min_seats, traits.max_seats);
  const Accounts all = accounts(start(rules, plan.seats));
  plan.partners = std::any_of(all.begin(), all.end(), [](const Account& account) {
    return account.kind == Account::Kind::side;
  });
  plan.ranking.fewer_is_better = counts_losses(rules);
  plan.game = rules.game().id();
}

std::optional<AnyRules> rules_at(const AnyRules& rules, const RoundPlayed& round) {
  AnyRules played = at_event(rules, round);
  const GameTraits& traits = played.game().traits;
  const int ruled = seats_ruled(played);
  if (ruled != 0 ? ruled != round.seats
                 : round.seats < traits.min_seats || round.seats > traits.max_seats)
    return std::nullopt;
  if (has_error(check(played)) || has_error(check(played, start(played, round.seats))))
    return std::nullopt;
  return played;
}

std::string rules_kept(const AnyRules& rules) {
  Evening evening;
  evening.rules = rules;
  evening.before = rules.game().carry();
  std::string text = on_one_line(write_document(Format::rules, evening));
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

}  // namespace spadille
