#include "app/record/digest.h"

#include <algorithm>

#include "session/result.h"

namespace spadille {
namespace {

/// Adds up facts of deals.
class FactSums {
 public:
  void add(const Recorded& deal, const Accounts& accounts,
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
  void add(const std::vector<std::string>& players, const Recorded& deal, bool pairs, Seat who,
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
  static std::string partner_of(const std::vector<std::string>& players, const Recorded& deal,
                                Seat who) {
    for (const SeatSet side : deal.sides)
      if (side.contains(who))
        for (const Seat other : side - deal.absent)
          if (other != who && other.index < players.size()) return players[other.index];
    return {};
  }

  std::vector<FactRow> rows_{};
};

/// In the order in which they came last; taking turns to sit out changes nothing in it.
Summary summary_of(const Table& table, int deals) {
  const About& about = table.history.opening.about;
  Summary summary{.title = about.title, .place = about.place, .date = about.date};
  const auto add = [&summary](const std::vector<std::string>& ids) {
    for (const std::string& id : ids)
      if (std::find(summary.players.begin(), summary.players.end(), id) == summary.players.end())
        summary.players.push_back(id);
  };
  const History& history = table.history;
  std::for_each(history.changes.rbegin(), history.changes.rend(),
                [&](const Change& change) { add(change.players), add(change.waiting); });
  for (const Seating& seating : table.scored.seatings) add(seating.players), add(seating.waiting);
  summary.deals = deals;
  summary.state = static_cast<Summary::State>(table.history.state);
  return summary;
}

}  // namespace

/// A session that was thrown away counts for nothing.
Digest digest(const Table& table) {
  const Scored& scored = table.scored;
  const int deals = static_cast<int>(scored.session.deals.size());
  Digest digest{summary_of(table, deals), {}, false};
  if (digest.summary.state == Summary::State::discarded) return digest;
  FactSums sums;
  for (std::size_t i = 0; i < scored.session.deals.size(); ++i)
    sums.add(scored.session.deals[i], accounts(scored.session.carry),
             scored.seatings[scored.seated[i]].players);
  if (deals > 0) sums.add_results(results(scored), {});
  digest.facts = std::move(sums).rows();
  std::erase_if(digest.facts, [](const FactRow& row) { return row.n == 0; });
  std::sort(digest.facts.begin(), digest.facts.end());
  return digest;
}

Parts own_with(const Table& table, const Session& one) {
  const Session& session = table.scored.session;
  Parts own = table.scored.own;
  credit_deal(own, table.scored.seatings.back().players, one, one.deals.front(),
              personal(session.rules, session.carry));
  return own;
}

Digest digest_of_deal(const Table& table, const Session& one, const Parts& own,
                      const Table* replayed) {
  const Scored& scored = table.scored;
  const Seating& seating = scored.seatings.back();
  const Recorded& recorded = one.deals.front();
  FactSums sums;
  sums.add(recorded, accounts(scored.session.carry), seating.players);
  sums.add_results(
      replayed != nullptr ? results(replayed->scored) : results(one, own, seating.players),
      scored.session.deals.empty() ? std::map<std::string, std::int64_t>{} : results(scored));
  const int deals = static_cast<int>(table.scored.session.deals.size()) + 1;
  Digest digest{summary_of(table, deals), std::move(sums).rows(), true};
  if (digest.summary.state == Summary::State::discarded) digest.facts.clear();
  return digest;
}

}  // namespace spadille
