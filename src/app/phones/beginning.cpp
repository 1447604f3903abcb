#include "app/phones/beginning.h"

#include <algorithm>

#include "app/keep/house_rules.h"
#include "app/record/session_view.h"
#include "app/rulebook/rules.h"
#include "app/score/board_words.h"

namespace spadille {
namespace {

/// As it was said at the beginning.
BeginningForm as_begun(const Desk& desk, const Names& names) {
  const Event& opening = desk.table.history.opening;
  BeginningForm form{.rules = rules_view(*opening.rules),
                     .title = opening.about.title,
                     .place = opening.about.place,
                     .players = names.of(opening.about.players),
                     .waiting = names.of(opening.waiting),
                     .totals = totals(*opening.before)};
  form.dealer = form.players[dealer(*opening.before).index];
  return form;
}

/// As it is before the next deal.
BeginningForm as_it_is(const Desk& desk, const Names& names) {
  const Scored& scored = desk.table.scored;
  const Seating& now = scored.seatings.back();
  BeginningForm form{.rules = rules_view(scored.session.rules),
                     .players = names.of(now.players),
                     .waiting = names.of(now.waiting)};
  form.dealer = form.players[dealer(scored.session.carry).index];
  return form;
}

/// As the same people would go on afterwards.
BeginningForm as_it_goes_on(const Desk& desk, const Names& names) {
  BeginningForm form = as_it_is(desk, names);
  const auto& about = desk.table.history.opening.about;
  form.title = about.title;
  form.place = about.place;
  form.totals = fresh_beginning(form.rules, form.players).totals;
  return form;
}

BeginningForm as_it_stands(BeginningSoFar::Does does, const Desk& desk, const Names& names) {
  switch (does) {
    case BeginningSoFar::Does::mend: return as_begun(desk, names);
    case BeginningSoFar::Does::mend_from_now: return as_it_is(desk, names);
    case BeginningSoFar::Does::begin: break;
  }
  return as_it_goes_on(desk, names);
}

Outcome<RulesView> rules_called(Book& book, const std::string& name) {
  if (auto preset = preset_rules(name)) return *preset;
  const auto house = house_rules(book);
  if (!house) return tl::unexpected(Refusal(house.error()));
  for (const NamedRules& rules : *house)
    if (rules.name == name) return rules.rules;
  return tl::unexpected(refused("/rules", "finding.value", name));
}

Outcome<RulesView> told_rules(Book& book, const RulesView& stands, const BeginningSoFar& so_far) {
  RulesView rules = stands;
  if (!so_far.rules.empty()) {
    auto called = rules_called(book, so_far.rules);
    if (!called) return called;
    rules = std::move(*called);
  }
  if (rules.game != stands.game && so_far.does != BeginningSoFar::Does::begin)
    return tl::unexpected(refused("/rules", "finding.book.other_game"));
  for (const std::string& option : so_far.set)
    if (Findings found = set_option(rules, option); has_error(found))
      return tl::unexpected(Refusal(std::move(found)));
  return rules_view(rules_of(rules));  // of which preset they are now
}

/// Where other rules count otherwise, or it began afresh, it begins afresh.
void forget_totals(BeginningForm& told, const BeginningForm& stands) {
  if (!told.totals) return;
  const Totals fresh = fresh_beginning(told.rules, told.players).totals;
  const bool begun_so = fresh_beginning(stands.rules, stands.players).totals == stands.totals;
  if (fresh.size() != told.totals->size() || begun_so) told.totals = fresh;
}

/// Nothing: they are as many as there are accounts, or none is told.
std::optional<Refusal> tell_totals(BeginningForm& told, const std::vector<int>& totals) {
  if (totals.empty()) return std::nullopt;
  if (!told.totals) return refused("/totals", "finding.book.only_from_beginning");
  if (totals.size() != told.totals->size())
    return refused("/totals", "finding.one_total_each", std::to_string(totals.size()),
                   std::to_string(told.totals->size()));
  std::copy(totals.begin(), totals.end(), told.totals->begin());
  return std::nullopt;
}

/// Which seat deals; behind the last: nobody of that name sits there.
std::size_t dealing(const BeginningForm& form) {
  return static_cast<std::size_t>(std::find(form.players.begin(), form.players.end(), form.dealer) -
                                  form.players.begin());
}

/// The seat that deals goes on doing so whoever sits there now, unless it is gone or somebody is
/// named.
std::optional<Refusal> tell_people(BeginningForm& told, const BeginningSoFar& so_far) {
  if (so_far.players.size() > static_cast<std::size_t>(kMaxSeats))
    return refused("/players", "finding.players");
  if (!so_far.players.empty()) {
    const std::size_t seat = dealing(told);
    told.players = so_far.players;
    told.waiting = so_far.waiting;
    told.dealer = told.players[seat < told.players.size() ? seat : 0];
  }
  if (so_far.dealer.empty()) return std::nullopt;
  told.dealer = so_far.dealer;
  if (dealing(told) < told.players.size()) return std::nullopt;
  return refused("/dealer", "finding.value", so_far.dealer);
}

}  // namespace

Expected<std::optional<SessionId>> session_of_table(Book& book) {
  auto session = latest_session(book);
  if (!session || *session) return session;
  return latest_session(book, {});
}

Outcome<ToldBeginning> told_beginning(Book& book, const Desk& desk, const Names& names,
                                      const BeginningSoFar& so_far) {
  ToldBeginning beginning{.does = so_far.does,
                          .stands = as_it_stands(so_far.does, desk, names),
                          .in_turn = desk.table.history.opening.said.in_turn};
  if (so_far.does == BeginningSoFar::Does::mend_from_now)
    beginning.from = next_deal(view(desk, names));
  BeginningForm& told = beginning.told = beginning.stands;
  auto rules = told_rules(book, told.rules, so_far);
  if (!rules) return tl::unexpected(rules.error());
  told.rules = std::move(*rules);
  if (auto wrong = tell_people(told, so_far)) return tl::unexpected(std::move(*wrong));
  if (so_far.title) told.title = *so_far.title;
  if (so_far.place) told.place = *so_far.place;
  forget_totals(told, beginning.stands);
  if (auto wrong = tell_totals(told, so_far.totals)) return tl::unexpected(std::move(*wrong));
  return beginning;
}

OpeningCorrection correction_of(const ToldBeginning& beginning) {
  const auto& [does, from, stands, told, in_turn] = beginning;
  OpeningCorrection correction{.from = from};
  if (!differences(stands.rules, told.rules).empty()) correction.rules = told.rules;
  if (told.title != stands.title) correction.title = told.title;
  if (told.place != stands.place) correction.place = told.place;
  if (told.players != stands.players || told.waiting != stands.waiting) {
    correction.players = told.players;
    correction.waiting = told.waiting;
  }
  if (dealing(told) != dealing(stands)) correction.dealer = told.dealer;
  if (told.totals != stands.totals) correction.totals = told.totals;
  return correction;
}

Opening opening_of(const ToldBeginning& beginning) {
  const BeginningForm& told = beginning.told;
  Opening opening{.rules = told.rules,
                  .title = told.title,
                  .place = told.place,
                  .players = told.players,
                  .waiting = told.waiting,
                  .dealer = told.dealer};
  const bool fresh = told.totals == fresh_beginning(told.rules, told.players).totals;
  if (!fresh) opening.totals = told.totals;
  const bool waited = !beginning.stands.waiting.empty();
  if (!told.waiting.empty()) opening.in_turn = waited ? beginning.in_turn : InTurn::deal;
  return opening;
}

}  // namespace spadille
