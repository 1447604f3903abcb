#include "app/phones/beginning.h"

#include <algorithm>

#include "app/keep/house_rules.h"
#include "app/record/session_view.h"
#include "app/rulebook/rules.h"
#include "app/score/board_words.h"

namespace spadille {
namespace {

std::string seat_number(Seat seat) { return std::to_string(seat.index + 1); }

/// As it was said at the beginning.
Opening as_begun(const Desk& desk, const Names& names) {
  const Event& opening = desk.table.history.opening;
  return {.rules = rules_view(*opening.rules),
          .title = opening.about.title,
          .place = opening.about.place,
          .players = names.of(opening.about.players),
          .waiting = names.of(opening.waiting),
          .dealer = seat_number(dealer(*opening.before)),
          .totals = totals(*opening.before)};
}

/// As it is before the next deal.
Opening as_it_is(const Desk& desk, const Names& names) {
  const Scored& scored = desk.table.scored;
  const Seating& now = scored.seatings.back();
  return {.rules = rules_view(scored.session.rules),
          .players = names.of(now.players),
          .waiting = names.of(now.waiting),
          .dealer = seat_number(dealer(scored.session.carry))};
}

/// As the same people would go on afterwards.
Opening as_it_goes_on(const Desk& desk, const Names& names) {
  const Event& before = desk.table.history.opening;
  Opening opening = as_it_is(desk, names);
  opening.title = before.about.title;
  opening.place = before.about.place;
  if (!opening.waiting.empty()) opening.in_turn = before.said.in_turn;
  opening.totals = fresh_beginning(opening.rules, opening.players).totals;
  return opening;
}

Opening as_it_stands(BeginningSoFar::Does does, const Desk& desk, const Names& names) {
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
void forget_totals(Opening& told, const Opening& stands) {
  if (!told.totals) return;
  const Totals fresh = fresh_beginning(told.rules, told.players).totals;
  const bool begun_so = fresh_beginning(stands.rules, stands.players).totals == stands.totals;
  if (fresh.size() != told.totals->size() || begun_so) told.totals = fresh;
}

/// Nothing: they are as many as there are accounts, or none is told.
std::optional<Refusal> tell_totals(Opening& told, const std::vector<int>& totals) {
  if (totals.empty()) return std::nullopt;
  if (!told.totals) return refused("/totals", "finding.book.only_from_beginning");
  if (totals.size() != told.totals->size())
    return refused("/totals", "finding.one_total_each", std::to_string(totals.size()),
                   std::to_string(told.totals->size()));
  std::copy(totals.begin(), totals.end(), told.totals->begin());
  return std::nullopt;
}

/// Who waits comes in after each deal, where nobody has waited yet.
std::optional<Refusal> tell_people(Opening& told, const BeginningSoFar& so_far) {
  if (so_far.players.size() > static_cast<std::size_t>(kMaxSeats))
    return refused("/players", "finding.players");
  if (so_far.players.empty()) return std::nullopt;
  if (told.waiting.empty() != so_far.waiting.empty())
    told.in_turn = so_far.waiting.empty() ? InTurn::never : InTurn::deal;
  told.players = so_far.players;
  told.waiting = so_far.waiting;
  if (std::stoi(told.dealer) > static_cast<int>(told.players.size())) told.dealer = "1";
  return std::nullopt;
}

/// By name, of those who sit there.
std::optional<Refusal> tell_dealer(Opening& told, const std::string& name) {
  const auto found = std::find(told.players.begin(), told.players.end(), name);
  if (name.empty()) return std::nullopt;
  if (found == told.players.end()) return refused("/dealer", "finding.value", name);
  told.dealer = std::to_string(found - told.players.begin() + 1);
  return std::nullopt;
}

}  // namespace

Expected<std::optional<SessionId>> session_of_table(Book& book) {
  auto session = latest_session(book);
  if (!session || *session) return session;
  return latest_session(book, {});
}

Outcome<ToldBeginning> told_beginning(Book& book, const Desk& desk, const Names& names,
                                      const BeginningSoFar& so_far) {
  ToldBeginning beginning{.does = so_far.does, .stands = as_it_stands(so_far.does, desk, names)};
  if (so_far.does == BeginningSoFar::Does::mend_from_now)
    beginning.from = next_deal(view(desk, names));
  Opening& told = beginning.told = beginning.stands;
  auto rules = told_rules(book, told.rules, so_far);
  if (!rules) return tl::unexpected(rules.error());
  told.rules = std::move(*rules);
  if (auto wrong = tell_people(told, so_far)) return tl::unexpected(std::move(*wrong));
  if (auto wrong = tell_dealer(told, so_far.dealer)) return tl::unexpected(std::move(*wrong));
  if (so_far.title) told.title = *so_far.title;
  if (so_far.place) told.place = *so_far.place;
  forget_totals(told, beginning.stands);
  if (auto wrong = tell_totals(told, so_far.totals)) return tl::unexpected(std::move(*wrong));
  return beginning;
}

}  // namespace spadille
