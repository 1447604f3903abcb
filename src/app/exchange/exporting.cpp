#include "app/exchange/exporting.h"

#include <algorithm>

#include "app/exchange/rulings_told.h"
#include "codec/deals_csv.h"
#include "codec/log_document.h"
#include "codec/plain_text.h"

namespace spadille {
namespace {

/// The number of the deal that a change comes before.
int deal_after(const Table& table, const Change& change) {
  int number = 1;
  for (const LoggedDeal& entry : table.history.entries) {
    if (entry.seq == change.before) break;
    if (!entry.struck) ++number;
  }
  return number;
}

/// The first deal that others sit down to than to the first, also one to come; 0: there is none.
int other_people_from(const Table& table) {
  const auto& seatings = table.scored.seatings;
  const auto& seated = table.scored.seated;
  for (std::size_t i = 0; i <= seated.size(); ++i) {
    const Seating& sitting = i < seated.size() ? seatings[seated[i]] : seatings.back();
    if (sitting.players != seatings.front().players) return static_cast<int>(i) + 1;
  }
  return 0;
}

void add_lost(std::vector<Message>& lost, std::string_view key, int deal) {
  lost.push_back(Message{key, {deal}});
}

void add_lost_of_change(std::vector<Message>& lost, const Table& table, const Change& change) {
  const int deal = deal_after(table, change);
  if (change.rules) add_lost(lost, "exchange.lost_rules", deal);
  if (change.dealer) add_lost(lost, "exchange.lost_dealer", deal);
  if (!change.lines.empty()) add_lost(lost, "exchange.lost_ruling", deal);
}

void add_lost_of_deal(std::vector<Message>& lost, const Told& told, int number) {
  if (told.ended) return add_lost(lost, "exchange.lost_ended", number);
  if (told.dealer) add_lost(lost, "exchange.lost_dealer", number);
  for (const PostedRuling& posted : told.rulings)
    if (posted.ruling.effect != Ruling::Effect::advice || posted.ruling.dealer)
      add_lost(lost, "exchange.lost_ruling", number);
}

std::vector<Message> lost_in_evening(const Table& table) {
  std::vector<Message> lost;
  if (const int from = other_people_from(table); from > 0)
    add_lost(lost, "exchange.lost_seats", from);
  for (const Change& change : table.history.changes) add_lost_of_change(lost, table, change);
  int number = 0;
  for (const LoggedDeal& entry : table.history.entries)
    if (!entry.struck) add_lost_of_deal(lost, entry.told, ++number);
  if (!table.history.awaiting.empty()) add_lost(lost, "exchange.lost_ruling", number + 1);
  if (table.history.lost > 0)
    lost.push_back(Message{"book.lost", {Arg::count(table.history.lost)}});
  return lost;
}

/// After the last deal, also where it ended a game.
Totals last_totals(const Session& session) {
  return session.deals.empty() ? totals(session.carry) : session.deals.back().after;
}

/// Where deals alone come to other totals: from which on, and to what in the end.
std::vector<Message> lost_totals(const Session& deals, const Session& sheet) {
  const auto same = [](const Recorded& a, const Recorded& b) { return a.after == b.after; };
  const auto first = std::mismatch(sheet.deals.begin(), sheet.deals.end(), deals.deals.begin(),
                                   deals.deals.end(), same)
                         .first;
  if (first == sheet.deals.end()) return {};
  const auto number = static_cast<int>(first - sheet.deals.begin()) + 1;
  std::vector<Message> lost{{"exchange.lost_totals", {number}}};
  const Accounts counted = accounts(sheet.carry);
  const Totals by_deals = last_totals(deals);
  const Totals by_sheet = last_totals(sheet);
  for (std::size_t i = 0; i < counted.size(); ++i) {
    if (by_deals[i] == by_sheet[i] || counted[i].kind == Account::Kind::pool) continue;
    const bool side = counted[i].kind == Account::Kind::side;
    const Arg who = side ? Arg(Side{counted[i].index}) : Arg(Seat{counted[i].index});
    lost.push_back({"exchange.lost_total", {who, by_deals[i], by_sheet[i]}});
  }
  return lost;
}

/// What the seats are called: by their places where the people change.
std::vector<std::string> players_of(const Table& table, const Names& names) {
  if (other_people_from(table) > 0) return {};
  return told_apart(names.of(table.scored.seatings.front().players));
}

/// `game`: as in Filter.
Expected<std::vector<SessionId>> all_of(Book& book, const std::string& game) {
  constexpr int kPage = 1000;
  std::vector<SessionId> all;
  Filter filter{.game = game, .thrown_away_too = true, .limit = kPage};
  for (bool more = true; more; filter.skip += kPage) {
    const auto page = book.store.list(filter);
    if (!page) return tl::unexpected(page.error());
    for (const Listed& session : *page) all.push_back(session.id);
    more = !page->empty();
  }
  return all;
}

/// Reads all events into what takes them; what is wrong with the first that it does not take.
template <typename Kept>
Outcome<void> read_into(Kept& log, const std::vector<EventRecord>& events) {
  for (const EventRecord& event : events) {
    Findings found = add_event(log, event.kind, event.payload);
    if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
  }
  return {};
}

/// Everybody whom the events name, once they read.
Outcome<std::vector<std::string>> people_in(const StoredSession& stored) {
  if (stored.game == kTournament) {
    GrowingTournament grown;
    if (auto read = read_into(grown, stored.events); !read) return tl::unexpected(read.error());
    return people_in(grown.log());
  }
  auto log = empty_log(stored.game);
  if (!log)
    return tl::unexpected(
        Refusal(Findings{{.place = "/game", .message = {"finding.book.other_game"}}}));
  if (auto read = read_into(*log, stored.events); !read) return tl::unexpected(read.error());
  return people_in(*log);
}

}  // namespace

Outcome<std::string> session_as_log(Book& book, const Names& names, SessionId session) {
  const auto stored = book.store.read(session);
  if (!stored) return tl::unexpected(Refusal(stored.error()));
  return stored_as_log(*stored, names);
}

Outcome<std::string> stored_as_log(const StoredSession& stored, const Names& names) {
  auto ids = people_in(stored);
  if (!ids) return tl::unexpected(std::move(ids.error()));
  std::vector<Player> players;
  for (std::string& id : *ids) {
    std::string name = names.is_forgotten(id) ? std::string() : names.of(id);
    players.push_back({.id = std::move(id), .name = std::move(name)});
  }
  return write_log(stored, players);
}

Exported session_as_evening(const Desk& desk, const Names& names) {
  const Table& table = desk.table;
  const Event& opening = table.history.opening;
  const std::size_t most = Limits{}.text_bytes;
  Evening evening;
  evening.about = {clipped(opening.about.title, most), opening.about.date,
                   clipped(opening.about.place, most), players_of(table, names)};
  evening.rules = opening.rules.value_or(table.log.game->rules());
  evening.before = opening.before.value_or(table.log.game->carry());
  for (const LoggedDeal& entry : table.history.entries)
    if (!entry.struck && !entry.told.ended) evening.deals.push_back(entry.told.deal);
  Exported exported{write_document(Format::session, evening), lost_in_evening(table)};
  for (const Message& lost : lost_totals(fold(evening), table.scored.session))
    exported.lost.push_back(lost);
  return exported;
}

Exported session_as_table(const Desk& desk, const Names& names, CsvStyle style) {
  const Table& table = desk.table;
  const Session& session = table.scored.session;
  SeatNames seats = SeatNames::of(players_of(table, names),
                                  static_cast<int>(table.scored.seatings.front().players.size()),
                                  seat_letters(session.rules));
  if (!session.deals.empty()) seats.sides = session.deals.front().sides;
  const auto heads = account_heads(accounts(session.carry), seats);
  Exported exported{write_deals_csv(session, seats, heads, style, rulings_told(table)), {}};
  if (const int from = other_people_from(table); from > 0)
    add_lost(exported.lost, "exchange.lost_seats", from);
  return exported;
}

std::vector<std::string> account_heads(const Accounts& accounts, const SeatNames& names) {
  std::vector<std::string> heads;
  for (const Account account : accounts) switch (account.kind) {
      case Account::Kind::seat: heads.push_back(names.of(Seat{account.index})); break;
      case Account::Kind::side: heads.push_back(names.of(Side{account.index})); break;
      case Account::Kind::pool:
        heads.emplace_back(account.index == 0 ? "pool" : "vole pool");
        break;
      case Account::Kind::table: heads.emplace_back("table"); break;
    }
  return told_apart(std::move(heads));
}

std::vector<std::string> told_apart(std::vector<std::string> names) {
  for (std::size_t i = 1; i < names.size(); ++i) {
    const auto end = names.begin() + static_cast<std::ptrdiff_t>(i);
    const std::string name = names[i];
    for (int n = 2; std::find(names.begin(), end, names[i]) != end; ++n)
      names[i] = name + " (" + std::to_string(n) + ')';
  }
  return names;
}

Expected<std::vector<SessionId>> all_sessions(Book& book) {
  auto all = all_of(book, "");
  if (all) std::sort(all->begin(), all->end());
  return all;
}

Expected<std::vector<SessionId>> all_logs(Book& book) {
  auto all = all_of(book, "");
  if (!all) return all;
  auto tournaments = all_of(book, std::string(kTournament));
  if (!tournaments) return tournaments;
  all->insert(all->end(), tournaments->begin(), tournaments->end());
  std::sort(all->begin(), all->end());
  return all;
}

}  // namespace spadille
