#include "session/fold.h"

#include <algorithm>

#include "session/ruled_together.h"

namespace spadille {

namespace {

/// Replays a history: changes, deals, who sits out.
class Folder {
 public:
  explicit Folder(const History& history) : history_(history) {}

  Scored fold() {
    const Event& opening = history_.opening;
    scored_.session.rules = opening.rules.value_or(history_.game->rules());
    scored_.session.carry = opening.before.value_or(history_.game->carry());
    scored_.seatings.push_back({opening.about.players, opening.waiting});
    check_opening();
    if (has_error(scored_.findings)) return std::move(scored_);
    credit_beginning();
    forget_empty_beginning();
    scored_.session.deals.reserve(history_.entries.size());
    for (const LoggedDeal& entry : history_.entries) {
      apply_changes(entry.seq);
      seat_who_sat(entry.sat);
      if (entry.struck)
        scored_.struck.push_back(scored_.seatings.size() - 1);
      else
        play(entry);
    }
    apply_changes(0);
    scored_.session.awaiting = history_.awaiting;
    return std::move(scored_);
  }

 private:
  void check_opening() {
    const Session& session = scored_.session;
    append(scored_.findings, check(session.rules), "/rules");
    if (has_error(scored_.findings)) return;
    append(scored_.findings, check(session.rules, session.carry), "/before");
  }

  void apply_changes(Seq before) {
    for (const Change& change : history_.changes)
      if (change.before == before) apply(change);
  }

  void apply(const Change& change) {
    Session& session = scored_.session;
    seat_who_sat(change.sat);
    if (change.rules) change_rules(change);
    if (change.dealer && can_deal(session, *change.dealer))
      set_dealer(session.carry, *change.dealer);
    if (!change.lines.empty() && fit(change.lines, accounts(session.carry))) move(change);
    if (!change.players.empty()) seat_players({change.players, change.waiting}, change.own_totals);
    Changed& changed = scored_.changed[change.seq];
    changed.seated = scored_.seatings.size() - 1;
    changed.sides = sides(session.rules, session.carry);
    changed.dealer = dealer(session.carry);
    if (change.dealt_again) changed.ruled = void_clause(session, change.incidents);
  }

  void move(const Change& change) {
    auto& carry = scored_.session.carry;
    const Totals before = totals(carry);
    const Totals personal_before = personal(scored_.session.rules, carry);
    const Ruling ruling = worded(scored_.session, {.lines = change.lines}, change.incidents);
    set_totals(carry, after(before, accounts(carry), ScoreSheet{ruling.lines}));
    scored_.changed[change.seq].lines = ruling.lines;
    credit_now(before, personal_before);
  }

  void credit_now(const Totals& before, const Totals& personal_before) {
    const auto& [rules, carry, deals, awaiting] = scored_.session;
    const Totals now = personal(rules, carry);
    const std::vector<std::string>& players = scored_.seatings.back().players;
    if (!now.empty())
      return credit(scored_.own, players, seat_accounts(now.size()), {}, now, personal_before);
    for (Parts* parts : {&scored_.own, &in_game_})
      credit(*parts, players, accounts(carry), sides(rules, carry), totals(carry), before);
  }

  /// How the evening began: games that were played on paper, and the one in progress.
  void credit_beginning() {
    const auto& [rules, carry, deals, awaiting] = scored_.session;
    const std::vector<std::string>& players = scored_.seatings.back().players;
    const Totals fresh = totals(start(rules, static_cast<int>(players.size())));
    credit_now(fresh, {});
    if (!personal(rules, carry).empty()) return;
    for (const FinishedGame& game : finished_games(carry))
      credit(scored_.own, players, accounts(carry), sides(rules, carry),
             counted_totals(rules, game.totals), fresh);
    const Totals won = standing(rules, carry).games_won;
    for (std::size_t i = 0; i < won.size(); ++i)
      for (const Seat s : seats_of(accounts(carry)[i], sides(rules, carry)))
        if (s.index < players.size()) scored_.own[players[s.index]].games_won += won[i];
  }

  /// Who gets up before anything was played has no part in the evening.
  void forget_empty_beginning() {
    if (std::any_of(scored_.own.begin(), scored_.own.end(),
                    [](const auto& each) { return each.second != Part{}; }))
      return;
    scored_.own.clear();
    in_game_.clear();
  }

  /// Rules under which the game in progress could not stand as it does are refused. What everybody
  /// has by himself stays what it was: also a credit that was told under the rules before.
  void change_rules(const Change& change) {
    Session& session = scored_.session;
    Findings found = check(*change.rules);
    if (!has_error(found)) append(found, check(*change.rules, session.carry));
    const bool wrong = has_error(found);
    append(scored_.findings, std::move(found), "/events/" + std::to_string(change.seq));
    if (wrong) return;
    count_finished_games();
    const Totals had = personal(session.rules, session.carry);
    session.rules = *change.rules;
    if (!had.empty()) set_personal(session.rules, session.carry, had);
  }

  /// What is over counts by the rules that it was played by.
  void count_finished_games() {
    Session& session = scored_.session;
    std::vector<FinishedGame> games = finished_games(session.carry);
    for (FinishedGame& game : games)
      if (game.counted.empty()) game.counted = counted_totals(session.rules, game.totals);
    set_finished_games(session.carry, std::move(games));
  }

  void seat_players(Seating seating, bool own_totals) {
    const std::vector<std::string> sat = scored_.seatings.back().players;
    if (sat != seating.players && sat.size() == seating.players.size())
      change_people(sat, seating.players, own_totals);
    scored_.seatings.push_back(std::move(seating));
  }

  /// Who changes chairs keeps what is his. Who comes in goes on for somebody who has left, or
  /// (`own_totals`) for himself.
  void change_people(const std::vector<std::string>& sat, const std::vector<std::string>& sit,
                     bool own_totals) {
    auto& [rules, carry, deals, awaiting] = scored_.session;
    const Chairs from = chairs(sat, sit);
    const Totals had = personal(rules, carry);
    const bool sides_go_on = had.empty() && accounts(carry)[0].kind == Account::Kind::side &&
                             !stay_together(sides(rules, carry), from);
    if (own_totals) keep_games(sat, sit);
    change_chairs(rules, carry, from);
    if (own_totals) sit_down_for_themselves(sat, sit, from);
    if (!own_totals && !scored_.own.empty()) hand_over(sat, sit, from, sides_go_on);
    if (!had.empty()) set_personal(rules, carry, personal_now(sat, sit, from, had, own_totals));
  }

  /// Who gets up leaves his game in progress as it is.
  void keep_games(const std::vector<std::string>& sat, const std::vector<std::string>& sit) {
    const auto& [rules, carry, deals, awaiting] = scored_.session;
    for (std::size_t i = 0; i < sat.size(); ++i) {
      if (std::find(sit.begin(), sit.end(), sat[i]) != sit.end()) continue;
      const Seat his = seat(static_cast<int>(i));
      AnyCarry left = start(rules, static_cast<int>(sat.size()));
      sit_down(rules, left, his, carry, his);
      left_.insert_or_assign(sat[i], std::pair(std::move(left), his));
    }
  }

  /// Who comes in for himself finds the game that he left, as long as it goes on, or begins afresh.
  void sit_down_for_themselves(const std::vector<std::string>& sat,
                               const std::vector<std::string>& sit, const Chairs& from) {
    auto& [rules, carry, deals, awaiting] = scored_.session;
    const AnyCarry fresh = start(rules, static_cast<int>(sat.size()));
    for (const Seat s : SeatSet::first(sit.size())) {
      if (sit[s.index] == sat[from[s.index].index]) continue;
      const auto found = left_.find(sit[s.index]);
      if (found == left_.end())
        sit_down(rules, carry, s, fresh, s);
      else
        sit_down(rules, carry, s, found->second.first, found->second.second);
    }
  }

  /// Each keeps his part, and who comes in has that of the one he goes on for, who has none any
  /// more. `sides_go_on`: partners part in the middle of a game, which belongs to the sides: of it
  /// each has what the one had in whose chair he sits.
  void hand_over(const std::vector<std::string>& sat, const std::vector<std::string>& sit,
                 const Chairs& from, bool sides_go_on) {
    Parts all;
    Parts in_game;
    for (std::size_t i = 0; i < sat.size(); ++i) {
      const std::string& before = sat[from[i].index];
      const Part& game = in_game_[sides_go_on ? sat[i] : before];
      const auto found = scored_.own.find(before);
      if (found == scored_.own.end() && !sides_go_on) continue;
      Part part = found == scored_.own.end() ? Part{} : found->second;
      part -= in_game_[before];
      part += game;
      all.emplace(sit[i], part);
      in_game.emplace(sit[i], game);
    }
    for (const std::string& who : sat) scored_.own.erase(who), in_game_.erase(who);
    for (const auto& [who, part] : all) scored_.own[who] += part;
    for (const auto& [who, part] : in_game) in_game_[who] += part;
  }

  /// What everybody at the table has by himself, where partners rotate.
  Totals personal_now(const std::vector<std::string>& sat, const std::vector<std::string>& sit,
                      const Chairs& from, const Totals& had, bool own_totals) const {
    Totals now = moved(had, from);
    for (std::size_t i = 0; own_totals && i < sit.size() && i < now.size(); ++i) {
      if (sit[i] == sat[from[i].index]) continue;
      const auto found = scored_.own.find(sit[i]);
      now[i] = found == scored_.own.end() ? 0 : clamped(found->second.points);
    }
    return now;
  }

  void play(const LoggedDeal& entry) {
    scored_.seated.push_back(scored_.seatings.size() - 1);
    const Totals before = personal(scored_.session.rules, scored_.session.carry);
    record(scored_.session, entry.told);
    const Recorded& deal = scored_.session.deals.back();
    credit_deal(scored_.own, scored_.seatings.back().players, scored_.session, deal, before);
    if (deal.finished) left_.clear();
    if (before.empty()) credit_game(deal);
    if (!has_error(deal.findings)) take_turns(deal);
  }

  /// What the game in progress has brought; one that has ended stays with those who played it.
  void credit_game(const Recorded& deal) {
    const auto& [rules, carry, deals, awaiting] = scored_.session;
    const std::vector<std::string>& players = scored_.seatings.back().players;
    const Totals fresh = totals(start(rules, static_cast<int>(players.size())));
    if (deal.finished) in_game_.clear();
    credit(in_game_, players, accounts(carry), deal.sides,
           deal.finished ? totals(carry) : deal.after, deal.finished ? fresh : deal.before);
  }

  /// A deal, or a ruling, keeps who sat there, whatever is said later about the deals before it.
  void seat_who_sat(const Seating& told) {
    if (!told.players.empty() && told != scored_.seatings.back()) seat_players(told, true);
  }

  /// The dealer gets up for the one who has waited longest, who plays for himself.
  void take_turns(const Recorded& deal) {
    const InTurn in_turn = history_.opening.said.in_turn;
    Seating now = scored_.seatings.back();
    if (in_turn == InTurn::never || now.waiting.empty()) return;
    if (in_turn == InTurn::game && !deal.finished) return;
    if (deal.dealer.index >= now.players.size()) return;
    std::swap(now.players[deal.dealer.index], now.waiting.front());
    std::rotate(now.waiting.begin(), now.waiting.begin() + 1, now.waiting.end());
    seat_players(std::move(now), true);
  }

  const History& history_;
  Scored scored_{};
  Parts in_game_{};  ///< of everybody's part what the game in progress has brought
  /// The game in progress of those who have left the table, each with his seat in it.
  std::map<std::string, std::pair<AnyCarry, Seat>> left_{};
};

}  // namespace

Scored fold(const History& history) { return Folder(history).fold(); }

}  // namespace spadille
