#include "app/rescore.h"

#include "app/place.h"
#include "app/rules.h"

namespace spadille {
namespace {

/// What begun afresh begins afresh under the other rules too: there it may be with other totals.
template <Game G>
void begin(Event<G>& opening, const typename G::Rules& rules) {
  if (!opening.before || !opening.rules) return;
  const int seats = static_cast<int>(opening.about.players.size());
  if (seats_ruled(rules) != 0 && seats_ruled(rules) != seats) return;
  auto fresh = start(*opening.rules, seats);
  fresh.dealer = opening.before->dealer;
  if (*opening.before != fresh) return;
  opening.before = start(rules, seats);
  opening.before->dealer = fresh.dealer;
}

template <Game G>
Table<G> under(const Table<G>& table, const typename G::Rules& rules) {
  Table<G> other = table;
  begin(other.history.opening, rules);
  other.history.opening.rules = rules;
  for (Change<G>& change : other.history.changes) change.rules.reset();
  other.scored = fold(other.history);
  return other;
}

/// Options of play by which these rules differ from those that were in force.
template <Game G>
void add_play_only(const typename G::Rules& in_force, const RulesView& rules,
                   std::vector<OptionView>& all) {
  for (const Difference& difference : differences(rules_view<G>(in_force), rules)) {
    const auto known = [&](const OptionView& option) {
      return option.member == difference.b.member;
    };
    if (difference.b.member->play_only && std::none_of(all.begin(), all.end(), known))
      all.push_back(difference.b);
  }
}

template <Game G>
std::vector<OptionView> play_only(const History<G>& history, const RulesView& rules) {
  std::vector<OptionView> all;
  add_play_only<G>(history.opening.rules.value_or(typename G::Rules{}), rules, all);
  for (const Change<G>& change : history.changes)
    if (change.rules) add_play_only<G>(*change.rules, rules, all);
  return all;
}

template <Game G>
std::vector<Revoke> revokes_in(const Told<G>& told, const typename G::Rules& rules,
                               typename G::Carry carry) {
  if (told.dealer) carry.dealer = *told.dealer;
  const Position settled = contract(told.deal);
  if (G::kHasTrumps && !settled.trump) return {};
  const Lineup all = lineup(rules, carry, settled);
  const Replay replayed = replay(rules, all, *told.play);
  if (has_error(replayed.findings)) return {};
  const Whereabouts known = whereabouts(rules, carry, *told.play, told.deal);
  return find_revokes(rules, all, *told.play, replayed, known).revokes;
}

/// What the other rules forbid in one deal, and those that it was played by did not.
template <Game G>
std::vector<Revoke> newly_forbidden(const Told<G>& told, const Desk& desk, int number,
                                    const typename G::Rules& rules) {
  const auto session = std::get<Session<G>>(place_of(desk, {}, number).session);
  const auto before = revokes_in<G>(told, session.rules, session.carry);
  std::vector<Revoke> forbidden = revokes_in<G>(told, rules, session.carry);
  std::erase_if(forbidden, [&](const Revoke& revoke) {
    return std::any_of(before.begin(), before.end(), [&](const Revoke& was) {
      return was.who == revoke.who && was.trick == revoke.trick;
    });
  });
  return forbidden;
}

template <Game G>
void find_forbidden(const Desk& desk, const typename G::Rules& rules, const RescoreOptions& options,
                    Rescored& rescored) {
  const auto& deals = rescored.before.deals;
  int number = 0;
  for (const LoggedDeal<G>& entry : std::get<Table<G>>(desk.table).history.entries) {
    if (entry.struck) continue;
    if (options.stop.stop_requested()) return void(rescored.stopped = true);
    const DealView& deal = deals[static_cast<std::size_t>(number++)];
    if (entry.told.play)
      for (const Revoke& revoke : newly_forbidden<G>(entry.told, desk, number, rules))
        rescored.forbidden.push_back({number, revoke, rescored.before.names_in(deal)});
    if (options.progress) options.progress(number, static_cast<int>(deals.size()));
  }
}

}  // namespace

Statement forbidden_told(const ForbiddenPlay& play) {
  const Revoke& revoke = play.revoke;
  const bool sure = revoke.instead != Card::unknown();
  return {.message = {"review.forbidden",
                      {play.deal, revoke.who, static_cast<int>(revoke.trick) + 1, revoke.card}},
          .cards = sure ? CardSet{revoke.instead} : revoke.one_of,
          .rule = revoke.rule};
}

Outcome<Rescored> rescore(const Desk& desk, const Names& names, const RulesView& rules,
                          const RescoreOptions& options) {
  return std::visit(
      [&]<Game G>(const Table<G>& table) -> Outcome<Rescored> {
        if (rules.game != G::kId)
          return tl::unexpected(
              Refusal(Findings{{.place = "/game", .message = {"finding.book.other_game"}}}));
        AnyTable other = under(table, rules_of<G>(rules));
        Findings wrong = std::get<Table<G>>(other).scored.findings;
        if (has_error(wrong)) return tl::unexpected(Refusal(std::move(wrong)));
        Rescored rescored{
            view(desk, names), view(desk, other, names), play_only(table.history, rules), {}};
        find_forbidden<G>(desk, rules_of<G>(rules), options, rescored);
        return rescored;
      },
      desk.table);
}

}  // namespace spadille
