#pragma once

#include <algorithm>
#include <array>

#include "app/record/desk.h"
#include "app/score/figures.h"
#include "session/result.h"

namespace spadille {

/// What lists and statistics keep of a session.
[[nodiscard]] Digest digest(const AnyTable& table);

/// The facts that every game has, besides those of `fact_keys()`: what a deal brought a player, and
/// games that came to their end while he sat there.
inline constexpr std::string_view kPoints = "points";
inline constexpr std::string_view kGames = "games";

namespace detail {

/// Adds up facts of deals.
template <Game G>
class FactSums {
 public:
  void add(const Recorded<G>& deal, const Accounts& accounts,
           const std::vector<std::string>& players) {
    const bool pairs = accounts[0].kind == Account::Kind::side;
    for (const Fact& fact : deal.facts)
      for (const Seat s : seats_of(fact.who, deal.sides))
        add(players, deal, pairs, s, fact.key, fact.n);
    for (std::size_t i = 0; i < accounts.size(); ++i)
      for (const Seat s : seats_of(accounts[i], deal.sides))
        add(players, deal, pairs, s, kPoints, deal.after[i] - deal.before[i]);
    if (deal.finished)
      for (const Seat s : SeatSet::first(players.size())) add(players, deal, pairs, s, kGames, 1);
  }
  /// Who has a part in the evening (`kPart`), and what it has brought him (`kSettled`), less what
  /// was known before.
  void add_results(const std::map<std::string, std::int64_t>& results,
                   const std::map<std::string, std::int64_t>& before) {
    for (const auto& [person, result] : results) {
      const auto had = before.find(person);
      const std::int64_t more = result - (had == before.end() ? 0 : had->second);
      if (had == before.end()) rows_.push_back({person, "", std::string(kPart), 1});
      if (more != 0) rows_.push_back({person, "", std::string(kSettled), more});
    }
  }
  [[nodiscard]] std::vector<FactRow> rows() && { return std::move(rows_); }

 private:
  void add(const std::vector<std::string>& players, const Recorded<G>& deal, bool pairs, Seat who,
           std::string_view key, int n) {
    if (n == 0 || who.index >= players.size() || deal.absent.contains(who)) return;
    const std::string& player = players[who.index];
    const std::string partner = pairs ? partner_of(players, deal, who) : "";
    const auto same = [&](const FactRow& row) {
      return row.key == key && row.player == player && row.partner == partner;
    };
    auto row = std::find_if(rows_.begin(), rows_.end(), same);
    if (row == rows_.end()) {
      rows_.push_back({player, partner, std::string(key), 0});
      row = rows_.end() - 1;
    }
    row->n += n;
  }

  /// Nobody, where it was a guest.
  static std::string partner_of(const std::vector<std::string>& players, const Recorded<G>& deal,
                                Seat who) {
    for (const SeatSet side : deal.sides)
      if (side.contains(who))
        for (const Seat other : side - deal.absent)
          if (other != who && other.index < players.size()) return players[other.index];
    return {};
  }

  std::vector<FactRow> rows_{};
};

template <Game G>
[[nodiscard]] Summary summary_of(const Table<G>& table, int deals) {
  const About& about = table.history.opening.about;
  Summary summary{.title = about.title, .place = about.place, .date = about.date};
  const auto add = [&summary](const std::vector<std::string>& ids) {
    for (const std::string& id : ids)
      if (std::find(summary.players.begin(), summary.players.end(), id) == summary.players.end())
        summary.players.push_back(id);
  };
  for (const Seating& seating : table.scored.seatings) add(seating.players), add(seating.waiting);
  summary.deals = deals;
  summary.state = static_cast<Summary::State>(table.history.state);
  return summary;
}

}  // namespace detail

/// Everybody's part with one more deal: `one` has it and what it leaves, and is not yet on
/// the table.
template <Game G>
[[nodiscard]] Parts own_with(const Table<G>& table, const Session<G>& one) {
  const auto& session = table.scored.session;
  auto own = table.scored.own;
  credit_deal(own, table.scored.seatings.back().players, one, one.deals.front(),
              personal(session.rules, session.carry));
  return own;
}

/// What one more deal adds to it. `own`: own_with() it; `replayed`: the table with it, where who
/// sits there has changed with the deal.
template <Game G>
[[nodiscard]] Digest digest_of_deal(const Table<G>& table, const Session<G>& one, const Parts& own,
                                    const Table<G>* replayed) {
  const Scored<G>& scored = table.scored;
  const std::vector<std::string>& players = scored.seatings.back().players;
  const Recorded<G>& recorded = one.deals.front();
  detail::FactSums<G> sums;
  sums.add(recorded, accounts(scored.session.carry), players);
  sums.add_results(
      replayed != nullptr ? results(replayed->scored) : detail::results(one, own, players),
      scored.session.deals.empty() ? std::map<std::string, std::int64_t>{} : results(scored));
  const int deals = static_cast<int>(table.scored.session.deals.size()) + 1;
  Digest digest{detail::summary_of(table, deals), std::move(sums).rows(), true};
  if (digest.summary.state == Summary::State::discarded) digest.facts.clear();
  return digest;
}

}  // namespace spadille
