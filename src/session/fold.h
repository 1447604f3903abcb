#pragma once

#include <map>

#include "session/history.h"

namespace spadille {

/// Who sits where, by id, and who waits.
struct Seating {
  std::vector<std::string> players{};
  std::vector<std::string> waiting{};  ///< the next to come in first
  friend bool operator==(const Seating&, const Seating&) = default;
};

/// How a change between two deals took effect.
struct Changed {
  std::vector<Line> lines{};  ///< that it moved, with their reasons
  std::size_t seated = 0;     ///< which of the seatings sits there from now on
  Sides sides{};              ///< who are partners from now on
  friend bool operator==(const Changed&, const Changed&) = default;
};

/// A history with everything that follows from it.
template <Game G>
struct Scored {
  Session<G> session{};               ///< a deal for each entry that is not struck
  std::vector<Seating> seatings{};    ///< from the first to the one now
  std::vector<std::size_t> seated{};  ///< which of them played, a deal each
  std::vector<std::size_t> struck{};  ///< which of them sat where a deal is struck out, one each
  /// What everybody has by himself, whoever sat where, from how a fresh evening begins on: also
  /// from games that were played on paper. Who takes over a seat takes over its total. Who is not
  /// in it has no part in the evening: he has not played, or somebody has taken over.
  std::map<std::string, std::int64_t> own{};
  std::map<Seq, Changed> changed{};  ///< between two deals, by the event that says so
  Findings findings{};  ///< of the opening and of changes; with an error nothing is scored
  friend bool operator==(const Scored&, const Scored&) = default;
};

/// Puts what accounts have gained to the people who sit there.
inline void credit(std::map<std::string, std::int64_t>& own,
                   const std::vector<std::string>& players, const Accounts& accounts,
                   const Sides& sides, const Totals& now, const Totals& before) {
  for (std::size_t i = 0; i < accounts.size(); ++i)
    for (const Seat s : seats_of(accounts[i], sides))
      if (s.index < players.size())
        own[players[s.index]] += now[i] - (i < before.size() ? before[i] : 0);
}

/// Puts what a deal has brought to those who sat there: to each by himself where partners change.
/// Of a game that it ended what counts for the evening, and what the next begins with.
/// `session`: with the deal; `personal_before`: everybody's own points before it.
template <Game G>
void credit_deal(std::map<std::string, std::int64_t>& own, const std::vector<std::string>& players,
                 const Session<G>& session, const Recorded<G>& deal,
                 const Totals& personal_before) {
  const auto& [rules, carry, deals] = session;
  const Totals now = personal(rules, carry);
  if (!now.empty())
    return credit(own, players, seat_accounts(now.size()), deal.sides, now, personal_before);
  const Accounts counted = accounts(carry);
  if (!deal.finished) return credit(own, players, counted, deal.sides, deal.after, deal.before);
  credit(own, players, counted, deal.sides, counted_totals(rules, deal.finished->totals),
         deal.before);
  credit(own, players, counted, deal.sides, totals(carry),
         totals(start(rules, static_cast<int>(players.size()))));
}

namespace detail {

/// Replays a history: changes, deals, who sits out.
template <Game G>
class Folder {
 public:
  explicit Folder(const History<G>& history) : history_(history) {}

  Scored<G> fold() {
    const Event<G>& opening = history_.opening;
    scored_.session.rules = opening.rules.value_or(typename G::Rules{});
    scored_.session.carry = opening.before.value_or(typename G::Carry{});
    scored_.seatings.push_back({opening.about.players, opening.waiting});
    check_opening();
    if (has_error(scored_.findings)) return std::move(scored_);
    credit_beginning();
    forget_empty_beginning();
    scored_.session.deals.reserve(history_.entries.size());
    for (const LoggedDeal<G>& entry : history_.entries) {
      apply_changes(entry.seq);
      if (entry.struck)
        scored_.struck.push_back(scored_.seatings.size() - 1);
      else
        play(entry);
    }
    apply_changes(0);
    return std::move(scored_);
  }

 private:
  void check_opening() {
    const Session<G>& session = scored_.session;
    append(scored_.findings, check(session.rules), "/rules");
    if (has_error(scored_.findings)) return;
    append(scored_.findings, check(session.rules, session.carry), "/before");
  }

  void apply_changes(Seq before) {
    for (const Change<G>& change : history_.changes)
      if (change.before == before) apply(change);
  }

  void apply(const Change<G>& change) {
    Session<G>& session = scored_.session;
    if (change.rules) change_rules(change);
    if (change.dealer && can_deal(session, *change.dealer)) session.carry.dealer = *change.dealer;
    if (!change.lines.empty() && fit(change.lines, accounts(session.carry))) move(change);
    if (!change.players.empty()) seat_players({change.players, change.waiting}, change.own_totals);
    Changed& changed = scored_.changed[change.seq];
    changed.seated = scored_.seatings.size() - 1;
    changed.sides = sides(session.rules, session.carry);
  }

  void move(const Change<G>& change) {
    auto& carry = scored_.session.carry;
    const Totals before = totals(carry);
    const Totals personal_before = personal(scored_.session.rules, carry);
    const Ruling ruling = worded(scored_.session, {.lines = change.lines}, change.incident);
    set_totals(carry, after(before, accounts(carry), ScoreSheet{ruling.lines}));
    scored_.changed[change.seq].lines = ruling.lines;
    credit_now(before, personal_before);
  }

  void credit_now(const Totals& before, const Totals& personal_before) {
    const auto& [rules, carry, deals] = scored_.session;
    const Totals now = personal(rules, carry);
    const std::vector<std::string>& players = scored_.seatings.back().players;
    if (!now.empty())
      return credit(scored_.own, players, seat_accounts(now.size()), {}, now, personal_before);
    credit(scored_.own, players, accounts(carry), sides(rules, carry), totals(carry), before);
  }

  /// How the evening began: games that were played on paper, and the one in progress.
  void credit_beginning() {
    const auto& [rules, carry, deals] = scored_.session;
    const std::vector<std::string>& players = scored_.seatings.back().players;
    const Totals fresh = totals(start(rules, static_cast<int>(players.size())));
    credit_now(fresh, {});
    if (!personal(rules, carry).empty()) return;
    for (const FinishedGame& game : carry.games)
      credit(scored_.own, players, accounts(carry), sides(rules, carry),
             counted_totals(rules, game.totals), fresh);
  }

  /// Who gets up before anything was played has no part in the evening.
  void forget_empty_beginning() {
    if (std::all_of(scored_.own.begin(), scored_.own.end(),
                    [](const auto& each) { return each.second == 0; }))
      scored_.own.clear();
  }

  /// Rules under which the game in progress could not stand as it does are refused.
  void change_rules(const Change<G>& change) {
    Session<G>& session = scored_.session;
    Findings found = check(*change.rules);
    if (!has_error(found)) append(found, check(*change.rules, session.carry));
    const bool wrong = has_error(found);
    append(scored_.findings, std::move(found), "/events/" + std::to_string(change.seq));
    if (!wrong) session.rules = *change.rules;
  }

  /// Who plays for himself finds the total that he left, or begins afresh.
  void seat_players(Seating seating, bool own_totals) {
    auto& carry = scored_.session.carry;
    Totals now = totals(carry);
    const std::vector<std::string> sat = scored_.seatings.back().players;
    const Totals fresh = totals(start(scored_.session.rules, static_cast<int>(sat.size())));
    const bool by_seat = accounts(carry)[0].kind == Account::Kind::seat;
    for (std::size_t i = 0; by_seat && own_totals && i < sat.size(); ++i) {
      if (i >= seating.players.size() || sat[i] == seating.players[i]) continue;
      left_[sat[i]] = now[i];
    }
    for (std::size_t i = 0; by_seat && own_totals && i < sat.size(); ++i) {
      if (i >= seating.players.size() || sat[i] == seating.players[i]) continue;
      const auto found = left_.find(seating.players[i]);
      now[i] = found == left_.end() ? fresh[i] : found->second;
    }
    set_totals(carry, now);
    if (!own_totals) take_over(sat, seating.players);
    scored_.seatings.push_back(std::move(seating));
  }

  /// Each has from now on what the one had in whose seat he sits; who has left has no part any
  /// more.
  void take_over(const std::vector<std::string>& sat, const std::vector<std::string>& sit) {
    std::vector<std::pair<std::string, std::int64_t>> taken;
    for (std::size_t i = 0; i < sat.size() && i < sit.size(); ++i)
      if (const auto left = sat[i] == sit[i] ? scored_.own.end() : scored_.own.find(sat[i]);
          left != scored_.own.end()) {
        taken.emplace_back(sit[i], left->second);
        scored_.own.erase(left);
      }
    for (const auto& [who, total] : taken) scored_.own[who] += total;
  }

  void play(const LoggedDeal<G>& entry) {
    scored_.seated.push_back(scored_.seatings.size() - 1);
    const Totals before = personal(scored_.session.rules, scored_.session.carry);
    record(scored_.session, entry.told);
    const Recorded<G>& deal = scored_.session.deals.back();
    credit_deal(scored_.own, scored_.seatings.back().players, scored_.session, deal, before);
    if (!has_error(deal.findings)) take_turns(deal);
  }

  /// The dealer gets up for the one who has waited longest, who plays for himself.
  void take_turns(const Recorded<G>& deal) {
    const InTurn in_turn = history_.opening.said.in_turn;
    Seating now = scored_.seatings.back();
    if (in_turn == InTurn::never || now.waiting.empty()) return;
    if (in_turn == InTurn::game && !deal.finished) return;
    if (deal.dealer.index >= now.players.size()) return;
    std::swap(now.players[deal.dealer.index], now.waiting.front());
    std::rotate(now.waiting.begin(), now.waiting.begin() + 1, now.waiting.end());
    seat_players(std::move(now), true);
  }

  const History<G>& history_;
  Scored<G> scored_{};
  std::map<std::string, int> left_{};  ///< the totals of those who do not sit at the table
};

}  // namespace detail

/// Everything that follows from a history.
template <Game G>
[[nodiscard]] Scored<G> fold(const History<G>& history) {
  return detail::Folder<G>(history).fold();
}

}  // namespace spadille
