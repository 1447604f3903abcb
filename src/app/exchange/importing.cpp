#include "app/exchange/importing.h"

#include <algorithm>

#include "app/exchange/exporting.h"
#include "app/kept_text.h"
#include "app/record/digest.h"
#include "app/referee/house_rulings.h"
#include "codec/deals_csv.h"
#include "codec/plain_text.h"
#include "text/names.h"

namespace spadille {
namespace {

/// 64 bits of a text; two with different beginnings and factors make an identity.
std::uint64_t mixed(std::uint64_t hash, std::uint64_t factor, std::string_view text) {
  for (const char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * factor;
    hash ^= hash >> 29U;
  }
  return hash;
}

/// The same id for the same evening, so that importing it twice adds nothing. Never change this.
std::string uuid_of(const std::vector<std::string>& texts) {
  std::uint64_t high = 0xCBF29CE484222325U;
  std::uint64_t low = 0x9E3779B97F4A7C15U;
  for (const std::string& text : texts) {
    high = mixed(high, 0x00000100000001B3U, text);
    low = mixed(low, 0xBF58476D1CE4E5B9U, text);
  }
  std::string uuid;
  for (unsigned i = 0; i < 32; ++i) {
    const std::uint64_t half = i < 16 ? high : low;
    auto digit = static_cast<unsigned>(half >> (60U - 4U * (i % 16U)) & 0xFU);
    if (i == 12) digit = 8;  // RFC 9562: an id of our own making
    if (i == 16) digit = 8U | (digit & 3U);
    if (i == 8 || i == 12 || i == 16 || i == 20) uuid += '-';
    uuid += "0123456789abcdef"[digit];
  }
  return uuid;
}

/// An evening as the first events of a log, without an id in it; `told`: what was written down
/// after the opening, where that is more than its deals.
Log log_of(const Evening& evening, const std::vector<Event>& told) {
  Log log{.game = &evening.rules.game()};
  Event opened{.kind = EventKind::opened};
  opened.about = evening.about;
  opened.rules = evening.rules;
  opened.before = evening.before;
  log.events.reserve(evening.deals.size() + 1);
  log.events.push_back(std::move(opened));
  log.events.insert(log.events.end(), told.begin(), told.end());
  if (!told.empty()) return log;
  for (const AnyDeal& deal : evening.deals) {
    Event recorded{.kind = EventKind::deal_recorded};
    recorded.deal = deal;
    log.events.push_back(std::move(recorded));
  }
  return log;
}

std::string identity(const Log& log) {
  std::vector<std::string> texts{std::string(log.game->id())};
  for (const Event& event : log.events) texts.push_back(payload(event));
  return uuid_of(texts);
}

/// What an evening leaves open.
void fill_in(About& about, const Opening& said) {
  if (about.title.empty()) about.title = said.title;
  if (about.date.empty()) about.date = said.date;
  if (about.place.empty()) about.place = said.place;
  if (about.players.empty()) about.players = said.players;
}

/// In the book everybody has a name.
Findings wrong_number_of_players(const Evening& evening) {
  const std::size_t seats = deals_csv::names_of(evening).seats.size();
  const std::size_t named = evening.about.players.size();
  if (named == seats) return {};
  if (named == 0) return {missing_at("/players", {}, std::to_string(seats))};
  return {found_at("/players", static_cast<int>(named), {"finding.players"}, {},
                   std::to_string(seats))};
}

/// Everything wrong with an evening by its own rules, placed as in its document.
Findings wrong_with(const Scored& scored) {
  Findings found = scored.findings;
  for (std::size_t i = 0; i < scored.session.deals.size(); ++i)
    append(found, scored.session.deals[i].findings, "/deals/" + std::to_string(i));
  return found;
}

/// The totals that were reached with each deal that nothing was ruled about later.
void announce_totals(Table& table) {
  auto deal = table.scored.session.deals.begin();
  for (const LoggedDeal& entry : table.history.entries) {
    Event& event = table.log.events[static_cast<std::size_t>(entry.seq) - 1];
    if (event.kind == EventKind::deal_recorded && event.said.totals.empty())
      event.said.totals = deal->after;
    ++deal;
  }
}

/// Where two logs part; the length of the shorter where they do not.
std::size_t same_until(const std::vector<EventRecord>& a, const std::vector<EventRecord>& b) {
  const auto parts = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  return static_cast<std::size_t>(parts.first - a.begin());
}

}  // namespace

Expected<Importer> Importer::begin(Book& book) {
  Importer importer(book);
  if (auto loaded = importer.load_people(); !loaded) return tl::unexpected(loaded.error());
  return importer;
}

Expected<void> Importer::load_people() {
  const auto players = book_.store.players();
  if (!players) return tl::unexpected(players.error());
  for (const Player& player : *players) {
    names_[player.id] = player.name;
    if (player.merged_into.empty() && !player.name.empty()) ids_.emplace(player.name, player.id);
  }
  return {};
}

/// Somebody whom the book knows stays as he is there.
Expected<void> Importer::enter(const Player& player) {
  if (names_.contains(player.id)) return {};
  if (auto done = book_.store.put(player); !done) return done;
  names_[player.id] = player.name;
  const bool is_new = player.name.empty() || ids_.emplace(player.name, player.id).second;
  if (!is_new) imported_.same_names.push_back(player.name);
  return {};
}

/// The id of a name that stands in an evening.
Outcome<std::string> Importer::person(const std::string& name, std::size_t seat) {
  if (const auto fault = fault_of_name(name))
    return tl::unexpected(refused("/players/" + std::to_string(seat), *fault, visible(name)));
  const std::string clean = clean_name(name);
  if (const auto known = ids_.find(clean); known != ids_.end()) return known->second;
  const Player player{.id = book_.new_id(), .name = clean};
  if (auto done = enter(player); !done) return tl::unexpected(Refusal(done.error()));
  return player.id;
}

Outcome<Findings> Importer::add_document(std::string_view text, const Opening& said) {
  auto read = read_for_import(text);
  if (!read) return tl::unexpected(std::move(read.error()));
  return add(std::move(*read), said);
}

Outcome<Findings> Importer::add(ReadDocument read, const Opening& said) {
  if (const auto* log = std::get_if<ReadLog>(&read)) return add_log(*log);
  if (const auto* tournament = std::get_if<ReadTournament>(&read))
    return add_tournament(*tournament);
  if (const auto* told = std::get_if<ToldPrecedent>(&read)) return add_ruling(*told);
  auto& [evening, warnings] = std::get<ReadEvening>(read);
  if (auto done = add_evening(std::move(evening), {}, said); !done)
    return tl::unexpected(done.error());
  return std::move(warnings);
}

Outcome<Findings> Importer::add_ruling(const ToldPrecedent& told) {
  const auto kept = keep_ruling(book_, told);
  if (!kept) return tl::unexpected(kept.error());
  ++(kept->is_new ? imported_.rulings : imported_.known_rulings);
  return Findings{};
}

Outcome<Findings> Importer::add_log(const ReadLog& read) {
  const auto& [document, table, unproven] = read;
  const auto brought = add_events(document.session, document.players, digest(table));
  if (!brought) return tl::unexpected(brought.error());
  if (!*brought) return Findings{};
  count_misfits(table);
  return doubted(document.findings, unproven);
}

Outcome<Findings> Importer::add_tournament(const ReadTournament& read) {
  const auto& [document, unproven] = read;
  const auto brought = add_events(document.session, document.players, digest(document.log));
  if (!brought) return tl::unexpected(brought.error());
  return *brought ? doubted(document.findings, unproven) : Findings{};
}

Findings Importer::doubted(Findings warnings, const Findings& unproven) {
  if (!unproven.empty()) ++imported_.unproven;
  append(warnings, unproven);
  return warnings;
}

Outcome<bool> Importer::add_events(const StoredSession& session, const std::vector<Player>& players,
                                   const Digest& digest) {
  for (const Player& player : players)
    if (auto done = enter(player); !done) return tl::unexpected(Refusal(done.error()));
  const auto known = book_.store.find(session.uuid);
  if (!known) return tl::unexpected(Refusal(known.error()));
  if (*known) return add_again(**known, session, digest);
  const auto created = book_.store.create(session, digest);
  if (!created) return tl::unexpected(Refusal(created.error()));
  ++imported_.added;
  if (session.game == kTournament) ++imported_.tournaments;
  imported_.events += static_cast<int>(session.events.size());
  return true;
}

/// What the book has: what is longer counts, as long as the shorter is its beginning.
Outcome<bool> Importer::add_again(SessionId id, const StoredSession& session,
                                  const Digest& digest) {
  const auto here = book_.store.read(id);
  if (!here) return tl::unexpected(Refusal(here.error()));
  const auto& events = session.events;
  const std::size_t same = same_until(here->events, events);
  const bool longer = same == here->events.size();
  if ((!longer && same < events.size()) || here->game != session.game)
    return tl::unexpected(
        Refusal(Error{Error::Code::conflict,
                      {"exchange.parted", {static_cast<int>(id), static_cast<int>(same) + 1}},
                      {}}));
  if (!longer || same == events.size()) return ++imported_.known, false;
  const auto done = book_.store.append(id, static_cast<int>(same), session, digest);
  if (!done) return tl::unexpected(Refusal(done.error()));
  ++imported_.continued;
  imported_.events += static_cast<int>(events.size() - same);
  return true;
}

void Importer::count_misfits(const Table& table) {
  for (const Recorded& deal : table.scored.session.deals)
    if (has_error(deal.findings)) ++imported_.misfits;
}

StoredSession Importer::stored(std::string uuid, const Log& log) const {
  StoredSession session{std::move(uuid), std::string(log.game->id()), {}, {}};
  const std::string now = book_.now();
  const std::string device = book_.store.device();
  session.events.reserve(log.events.size());
  for (const Event& event : log.events)
    session.events.push_back({.id = book_.new_id(),
                              .kind = event.kind,
                              .format = kPayloadFormat,
                              .payload = payload(event),
                              .at = now,
                              .device = device});
  return session;
}

/// Everybody's id in place of his name, and the totals that were reached with each deal.
Outcome<void> Importer::settle_in(Table& table) {
  About& opened = table.log.events.front().about;
  if (opened.date.empty()) opened.date = book_.today();
  for (std::size_t i = 0; i < opened.players.size(); ++i) {
    auto id = person(opened.players[i], i);
    if (!id) return tl::unexpected(id.error());
    opened.players[i] = std::move(*id);
  }
  announce_totals(table);
  table.history.opening.about = opened;
  table.scored = fold(table.history);
  return {};
}

Outcome<void> Importer::add_evening(Evening evening, const std::vector<Event>& told,
                                    const Opening& said) {
  fill_in(evening.about, said);
  if (Findings found = wrong_number_of_players(evening); has_error(found))
    return tl::unexpected(Refusal(std::move(found)));
  Table table = table_of(log_of(evening, told));
  if (Findings found = wrong_with(table.scored); has_error(found))
    return tl::unexpected(Refusal(std::move(found)));
  std::string uuid = identity(table.log);
  const auto known = book_.store.find(uuid);
  if (!known) return tl::unexpected(Refusal(known.error()));
  if (*known) return ++imported_.known, Outcome<void>();
  if (auto done = settle_in(table); !done) return done;
  const StoredSession session = stored(std::move(uuid), table.log);
  const auto created = book_.store.create(session, digest(table));
  if (!created) return tl::unexpected(Refusal(created.error()));
  ++imported_.added;
  imported_.events += static_cast<int>(session.events.size());
  return {};
}

Outcome<Findings> Importer::add_deals(std::string_view text, const Opening& opening,
                                      const Event& opened) {
  Evening evening;
  evening.about = opened.about;
  evening.about.date = opening.date;
  for (std::string& player : evening.about.players) player = names_[player];
  evening.rules = *opened.rules;
  evening.before = *opened.before;
  SeatNames seats = deals_csv::names_of(evening);
  seats.sides = sides(evening.rules, evening.before);
  const auto heads = account_heads(accounts(evening.before), seats);
  DealsRead read = read_deals_csv(text, std::move(evening), heads);
  if (!read.evening) return tl::unexpected(Refusal(std::move(read.findings)));
  if (auto done = add_evening(std::move(*read.evening), read.events, {}); !done)
    return tl::unexpected(done.error());
  return std::move(read.findings);
}

Outcome<Findings> Importer::add_table(std::string_view text, const Opening& opening) {
  const auto event = opening_event(book_, opening);
  if (!event) return tl::unexpected(event.error());
  if (auto loaded = load_people(); !loaded) return tl::unexpected(Refusal(loaded.error()));
  return add_deals(text, opening, *event);
}

}  // namespace spadille
