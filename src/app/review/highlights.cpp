#include "app/review/highlights.h"

#include <algorithm>

#include "app/record/desk.h"
#include "app/record/digest.h"
#include "app/review/statistics.h"

namespace spadille {
namespace {

bool is_won(const Recorded& deal, Seat who) {
  return std::any_of(deal.facts.begin(), deal.facts.end(), [&](const Fact& fact) {
    return fact.key == kGamesWon && seats_of(fact.who, deal.sides).contains(who);
  });
}

std::int64_t count_of(const FactTotals& facts, std::string_view key) {
  const auto found = facts.find(key);
  return found == facts.end() ? 0 : found->second;
}

/// Games won one after the other.
class Run {
 public:
  void add(std::int64_t games, std::int64_t won) {
    if (games == 0) return;
    now_ = won == 0 ? 0 : now_ + won;
    longest_ = std::max(longest_, now_);
  }
  /// In which order nobody can tell.
  void lose_count(std::int64_t won) {
    longest_ = std::max(longest_, std::min<std::int64_t>(won, 1));
    now_ = 0;
  }
  [[nodiscard]] std::int64_t longest() const { return longest_; }

 private:
  std::int64_t now_ = 0;
  std::int64_t longest_ = 0;
};

/// Only where he has won some of its games a session has to be read.
void add_games(Run& run, const SessionFacts& session, const FactTotals& facts,
               const std::string& person, GamesInOrder& games) {
  const std::int64_t all = count_of(facts, kGames);
  const std::int64_t won = count_of(facts, kGamesWon);
  if (won == 0 || won == all) return run.add(all, won);
  const std::vector<bool> each = games.won_by(person, session.session);
  if (each.empty()) return run.lose_count(won);
  for (const bool is_his : each) run.add(1, is_his ? 1 : 0);
}

void add_result(Highlights& all, const SessionFacts& session, const FactTotals& facts) {
  if (!facts.contains(kPart)) return;
  const std::int64_t brought = result(facts);
  ++all.sessions;
  all.result += brought;
  const bool fewer = fewer_is_better(session.game);
  if (!all.best || (fewer ? brought < all.best->result : brought > all.best->result))
    all.best = Highlights::Best{session.session, session.date, brought};
}

using Partners = std::map<std::string, Highlights::Partner>;  // by id

void add_partners(Partners& partners, const SessionFacts& session, const Names& names,
                  const std::string& person) {
  for (const FactRow& fact : session.facts) {
    if (fact.partner.empty() || names.current(fact.player) != person) continue;
    Highlights::Partner& partner = partners[names.current(fact.partner)];
    if (fact.key == kGames) partner.games += fact.n;
    if (fact.key == kGamesWon) partner.games_won += fact.n;
  }
}

bool is_better_partner(const Highlights::Partner& a, const Highlights::Partner& b) {
  if (a.lead() != b.lead()) return a.lead() > b.lead();
  if (a.games != b.games) return a.games > b.games;
  return a.name < b.name;
}

std::optional<Highlights::Partner> best_partner(const Partners& partners, const Names& names) {
  std::optional<Highlights::Partner> best;
  for (auto [id, partner] : partners) {
    if (partner.games == 0) continue;
    partner.name = names.of(id);
    if (!best || is_better_partner(partner, *best)) best = partner;
  }
  return best;
}

}  // namespace

std::vector<GamesInOrder::Game> GamesInOrder::read(SessionId session) const {
  const auto desk = open_session(book_, session);
  if (!desk) return {};
  std::vector<Game> all;
  const Scored& scored = desk->table.scored;
  for (std::size_t i = 0; i < scored.session.deals.size(); ++i) {
    const Recorded& deal = scored.session.deals[i];
    if (!deal.finished) continue;
    const auto& players = scored.seatings[scored.seated[i]].players;
    Game& game = all.emplace_back();
    for (std::size_t at = 0; at < players.size(); ++at)
      if (const Seat who = seat(static_cast<int>(at)); !deal.absent.contains(who))
        game[names_.current(players[at])] = is_won(deal, who);
  }
  return all;
}

std::vector<bool> GamesInOrder::won_by(const std::string& person, SessionId session) {
  const auto known = read_.find(session);
  const auto& games = known != read_.end() ? known->second : read_[session] = read(session);
  std::vector<bool> all;
  for (const Game& game : games)
    if (const auto his = game.find(person); his != game.end()) all.push_back(his->second);
  return all;
}

Expected<Highlights> highlights(Book& book, const Names& names, const std::string& person,
                                const Filter& filter, GamesInOrder& games) {
  const auto sessions = book.store.facts_by_session(names.all_of(person), filter);
  if (!sessions) return tl::unexpected(sessions.error());
  Highlights all;
  Run run;
  Partners partners;
  for (const SessionFacts& session : *sessions) {
    const FactTotals facts = facts_of(session, names, person);
    all.games += count_of(facts, kGames);
    add_games(run, session, facts, person, games);
    add_result(all, session, facts);
    add_partners(partners, session, names, person);
  }
  all.longest_run = run.longest();
  all.partner = best_partner(partners, names);
  return all;
}

std::optional<FigureValue> contracts_made(const std::vector<FigureValue>& figures) {
  for (const FigureValue& value : figures) {
    const Figure& figure = *value.figure;
    const bool of_all = figure.of[0] == "deals" || figure.of[0] == kGames;
    if (figure.brief && figure.kind == Figure::Kind::percent && !of_all) return value;
  }
  return std::nullopt;
}

}  // namespace spadille
