#include "app/review/rescore.h"

#include <algorithm>
#include <limits>

#include "app/people/names.h"
#include "app/record/place.h"
#include "app/rulebook/rules.h"
#include "text/cards.h"

namespace spadille {
namespace {

/// What begun afresh begins afresh under the other rules too: there it may be with other totals.
void begin(Event& opening, const AnyRules& rules) {
  if (!opening.before || !opening.rules) return;
  const int seats = static_cast<int>(opening.about.players.size());
  if (seats_ruled(rules) != 0 && seats_ruled(rules) != seats) return;
  auto fresh = start(*opening.rules, seats);
  set_dealer(fresh, dealer(*opening.before));
  if (*opening.before != fresh) return;
  opening.before = start(rules, seats);
  set_dealer(*opening.before, dealer(fresh));
}

Table under(const Table& table, const AnyRules& rules) {
  Table other = table;
  begin(other.history.opening, rules);
  other.history.opening.rules = rules;
  for (Change& change : other.history.changes) change.rules.reset();
  other.scored = fold(other.history);
  return other;
}

/// Which of the readings of a deal is taken: the first, the last, or what an account has most of.
struct Choice {
  bool last = false;
  std::optional<std::size_t> account{};
};

AnyDeal chosen(const std::vector<AnyDeal>& ways, const Choice& choice, const AnyRules& rules,
               const AnyCarry& carry) {
  if (!choice.account) return choice.last ? ways.back() : ways.front();
  const auto brings = [&](const AnyDeal& deal) {
    return total(score_play(rules, carry, deal), accounts(carry)[*choice.account]);
  };
  return brings(ways.back()) > brings(ways.front()) ? ways.back() : ways.front();
}

/// Tells what deals leave untold that these rules score; gives their numbers.
std::vector<int> complete(Table& table, const AnyRules& rules, const Choice& choice) {
  std::vector<int> open;
  int number = 0;
  auto carry = start(rules, static_cast<int>(table.scored.seatings.front().players.size()));
  for (LoggedDeal& entry : table.history.entries) {
    if (entry.struck) continue;
    const Recorded& deal = table.scored.session.deals[static_cast<std::size_t>(number++)];
    if (!has_error(deal.findings)) continue;
    set_dealer(carry, deal.dealer);
    const auto ways = readings(rules, carry, entry.told.deal);
    if (ways.empty()) continue;
    entry.told.deal = chosen(ways, choice, rules, carry);
    open.push_back(number);
  }
  if (!open.empty()) table.scored = fold(table.history);
  return open;
}

/// Deals as they were told, whatever was taken for them.
EveningView as_told(EveningView evening, const EveningView& before, const std::vector<int>& open) {
  for (DealView& deal : evening.deals)
    for (const DealView& was : before.deals)
      if (deal.seq == was.seq && std::find(open.begin(), open.end(), deal.number) != open.end()) {
        deal.deal = was.deal;
        deal.said = was.said;
      }
  return evening;
}

/// The ends of what the evening may have been: all of it for everybody, and all for each account.
void add_others(const Desk& desk, const Names& names, const Table& other, const AnyRules& rules,
                Rescored& rescored) {
  std::vector<Choice> choices{{true, {}}};
  for (std::size_t i = 0; i < accounts(other.scored.session.carry).size(); ++i)
    choices.push_back({false, i});
  for (const Choice& choice : choices) {
    Table table = other;
    complete(table, rules, choice);
    rescored.others.push_back(view(desk, table, names));
  }
}

void widen(Bounds& bounds, const Totals& other) {
  if (bounds.least.size() != other.size()) return void(bounds.known = false);
  for (std::size_t i = 0; i < other.size(); ++i) {
    bounds.least[i] = std::min(bounds.least[i], other[i]);
    bounds.most[i] = std::max(bounds.most[i], other[i]);
  }
}

/// Whether the same deals ended games, up to the one of a number.
bool ends_alike(const EveningView& a, const EveningView& b, int until) {
  return std::equal(a.deals.begin(), a.deals.end(), b.deals.begin(), b.deals.end(),
                    [until](const DealView& x, const DealView& y) {
                      return x.number > until || x.finished.has_value() == y.finished.has_value();
                    });
}

/// Options of play by which these rules differ from those that were in force.
void add_play_only(const AnyRules& in_force, const RulesView& rules, std::vector<OptionView>& all) {
  for (const Difference& difference : differences(rules_view(in_force), rules)) {
    const auto known = [&](const OptionView& option) {
      return option.member == difference.b.member;
    };
    if (difference.b.member->play_only && std::none_of(all.begin(), all.end(), known))
      all.push_back(difference.b);
  }
}

std::vector<OptionView> play_only(const History& history, const RulesView& rules) {
  std::vector<OptionView> all;
  add_play_only(history.opening.rules.value_or(history.game->rules()), rules, all);
  for (const Change& change : history.changes)
    if (change.rules) add_play_only(*change.rules, rules, all);
  return all;
}

std::vector<Revoke> revokes_in(const Told& told, const AnyRules& rules, AnyCarry carry) {
  if (told.dealer) set_dealer(carry, *told.dealer);
  const Position settled = contract(told.deal);
  if (rules.game().traits.has_trumps && !settled.trump) return {};
  const Lineup all = lineup(rules, carry, settled);
  const Meant meant = as_meant(rules, carry, {.play = *told.play});
  if (has_error(meant.findings)) return {};
  const CardPlay& play = meant.asked.play;
  const Replay replayed = replay(rules, all, play);
  if (has_error(replayed.findings)) return {};
  const Whereabouts known = whereabouts(rules, carry, play, told.deal);
  return find_revokes(rules, all, play, replayed, known).revokes;
}

/// What the other rules forbid in one deal, and those that it was played by did not.
std::vector<Revoke> newly_forbidden(const Told& told, const Desk& desk, int number,
                                    const AnyRules& rules) {
  const Session session = place_of(desk, {}, number).session;
  const auto before = revokes_in(told, session.rules, session.carry);
  std::vector<Revoke> forbidden = revokes_in(told, rules, session.carry);
  std::erase_if(forbidden, [&](const Revoke& revoke) {
    return std::any_of(before.begin(), before.end(), [&](const Revoke& was) {
      return was.who == revoke.who && was.trick == revoke.trick;
    });
  });
  return forbidden;
}

void find_forbidden(const Desk& desk, const AnyRules& rules, const RescoreOptions& options,
                    Rescored& rescored) {
  const auto& deals = rescored.before.deals;
  int number = 0;
  for (const LoggedDeal& entry : desk.table.history.entries) {
    if (entry.struck) continue;
    if (options.stop.stop_requested()) return void(rescored.stopped = true);
    const DealView& deal = deals[static_cast<std::size_t>(number++)];
    if (entry.told.play)
      for (const Revoke& revoke : newly_forbidden(entry.told, desk, number, rules))
        rescored.forbidden.push_back(
            {number, revoke, rescored.before.names_in(deal), rules.game().traits.suits_matter});
    if (options.progress) options.progress(number, static_cast<int>(deals.size()));
  }
}

}  // namespace

Statement forbidden_told(const ForbiddenPlay& play) {
  const Revoke& revoke = play.revoke;
  const bool sure = revoke.instead != Card::unknown();
  return {.message = {"review.forbidden",
                      {play.deal, revoke.who, static_cast<int>(revoke.trick) + 1,
                       as_shown(revoke.card, play.suits)}},
          .cards = in_order(sure ? CardSet{revoke.instead} : revoke.one_of, play.suits),
          .rule = revoke.rule};
}

Bounds bounds(const Rescored& rescored, const DealView& deal) {
  Bounds all{deal.after, deal.after};
  for (const EveningView& other : rescored.others) {
    if (!ends_alike(rescored.after, other, deal.number)) all.known = false;
    for (const DealView& same : other.deals)
      if (same.seq == deal.seq && same.number > 0) widen(all, same.after);
  }
  return all;
}

Bounds bounds(const Rescored& rescored, Totals Standing::*part) {
  const Totals& totals = rescored.after.standing.*part;
  Bounds all{totals, totals};
  for (const EveningView& other : rescored.others) {
    if (!ends_alike(rescored.after, other, std::numeric_limits<int>::max())) all.known = false;
    widen(all, other.standing.*part);
  }
  return all;
}

Outcome<Rescored> rescore(const Desk& desk, const Names& names, const RulesView& rules,
                          const RescoreOptions& options) {
  if (rules.game != desk.game())
    return tl::unexpected(
        Refusal(Findings{{.place = "/game", .message = {"finding.book.other_game"}}}));
  const AnyRules asked = rules_of(rules);
  const Table other = under(desk.table, asked);
  Findings wrong = other.scored.findings;
  if (has_error(wrong)) return tl::unexpected(Refusal(std::move(wrong)));
  Rescored rescored{.before = view(desk, names)};
  Table least = other;
  rescored.open = complete(least, asked, {});
  rescored.after = as_told(view(desk, least, names), rescored.before, rescored.open);
  rescored.play_only = play_only(desk.table.history, rules);
  rescored.rulings = other_rulings(
      desk.table, [&asked](const Table& table) { return under(table, asked); }, names);
  if (!rescored.open.empty()) add_others(desk, names, other, asked, rescored);
  find_forbidden(desk, asked, options, rescored);
  return rescored;
}

}  // namespace spadille
