#include "app/tournament/tournament_desk.h"

#include <algorithm>

#include "app/games.h"
#include "app/tournament/plan_of_rules.h"
#include "codec/document.h"
#include "codec/log.h"

namespace spadille {
namespace {

constexpr RuleId kShortTables{{'E', 'V'}, 2, 10};

/// As it was read again: what is written is the canonical text, which other books come to as well.
EventRecord record_of(Book& book, const TournamentEvent& event) {
  return {.id = book.new_id(),
          .kind = event.kind,
          .format = kPayloadFormat,
          .payload = payload(event),
          .at = book.now(),
          .device = book.store.device()};
}

/// The rules of a plan: those that it says, or as its game is usually played.
std::optional<AnyRules> rules_played(const std::string& told, const Plan& plan) {
  const AnyGame* game = game_called(plan.game);
  if (game == nullptr) return std::nullopt;
  const auto document =
      told.empty() ? tl::expected<Document, Error>(tl::unexpected(Error{})) : read_document(told);
  if (!document || has_error(document->findings)) return game->rules();
  return document->evening.rules;
}

/// Whether a plan wants tables of people who are left over that cannot play its game (EV-2.10).
bool wants_too_short_tables(const TournamentEvent& event) {
  if (!event.plan.short_tables) return false;
  const auto rules = rules_played(event.rules, event.plan);
  return rules && !rules_at(*rules, {event.plan.deals, event.plan.seats - 1});
}

/// What happened, each event as it will be read from the book; why one of them cannot be.
std::optional<Refusal> added(GrowingTournament& grown, const std::vector<TournamentEvent>& events) {
  for (const TournamentEvent& event : events) {
    if (wants_too_short_tables(event))
      return Refusal(Findings{found_at("/short_tables", event.plan.seats - 1,
                                       {"event.wrong.table_cannot_play"}, kShortTables)});
    if (Findings found = add_event(grown, event.kind, payload(event)); has_error(found))
      return Refusal(std::move(found));
  }
  return std::nullopt;
}

void lay(TournamentDesk& desk, const GrowingTournament& grown) {
  desk.log = grown.log();
  desk.now = grown.now();
  desk.rules = rules_played(rules_of(desk.log), desk.now.plan);
}

}  // namespace

Digest digest(const TournamentLog& log) {
  const Tournament now = tournament(log);
  Digest digest;
  digest.summary = {.title = now.plan.title,
                    .place = now.plan.place,
                    .date = now.plan.date,
                    .deals = static_cast<int>(now.rounds.size()),
                    .state = now.discarded ? Summary::State::discarded
                             : now.closed  ? Summary::State::closed
                                           : Summary::State::open};
  return digest;
}

Outcome<TournamentDesk> open_tournament(Book& book, SessionId number) {
  auto stored = book.store.read(number);
  if (!stored && stored.error().code == Error::Code::usage)
    return tl::unexpected(misused("event.error.no_such_event", std::to_string(number)));
  if (!stored) return tl::unexpected(Refusal(std::move(stored.error())));
  return tournament_in(number, *stored);
}

Outcome<TournamentDesk> tournament_in(SessionId number, const StoredSession& stored) {
  if (stored.game != kTournament)
    return tl::unexpected(misused("event.error.no_event", std::to_string(number)));
  TournamentDesk desk{number, stored.uuid, {}, {}, {}};
  GrowingTournament grown;
  for (const EventRecord& event : stored.events)
    if (Findings found = add_event(grown, event.kind, event.payload); has_error(found))
      return tl::unexpected(Refusal(std::move(found)));
  lay(desk, grown);
  return desk;
}

Expected<std::vector<Listed>> tournaments(Book& book) {
  return book.store.list({.game = std::string(kTournament), .limit = 1'000'000});
}

Expected<std::optional<Listed>> written_last(Book& book, std::optional<Summary::State> state) {
  const auto listed = book.store.list({.game = std::string(kTournament),
                                       .state = state,
                                       .limit = 1,
                                       .order = Filter::Order::written});
  if (!listed) return tl::unexpected(listed.error());
  return listed->empty() ? std::nullopt : std::optional(listed->front());
}

Expected<std::optional<Listed>> running_tournament(Book& book) {
  return written_last(book, Summary::State::open);
}

Expected<std::optional<SessionId>> latest_tournament(Book& book) {
  for (const std::optional<Summary::State> state : {std::optional(Summary::State::open), {}}) {
    const auto latest = written_last(book, state);
    if (!latest) return tl::unexpected(latest.error());
    if (*latest) return (*latest)->id;
  }
  return std::nullopt;
}

std::string entry_on_roster(const TournamentDesk& desk, const Names& names,
                            const std::string& person) {
  for (const RosterLine& line : desk.now.roster)
    if (names.current(line.id) == names.current(person)) return line.id;
  return person;
}

Outcome<TournamentDesk> begin_tournament(Book& book, const TournamentEvent& opening) {
  GrowingTournament grown;
  if (auto why = added(grown, {opening})) return tl::unexpected(std::move(*why));
  TournamentDesk desk{0, book.new_id(), {}, {}, {}};
  lay(desk, grown);
  auto number = book.store.create(
      {desk.uuid, std::string(kTournament), {record_of(book, grown.log().events.front())}},
      digest(desk.log));
  if (!number) return tl::unexpected(Refusal(std::move(number.error())));
  desk.id = *number;
  return desk;
}

Outcome<void> write_down(Book& book, TournamentDesk& desk,
                         const std::vector<TournamentEvent>& events) {
  GrowingTournament grown(desk.log);
  if (auto why = added(grown, events)) return tl::unexpected(std::move(*why));
  StoredSession longer{desk.uuid, std::string(kTournament), {}};
  longer.events.resize(desk.log.events.size());
  for (auto i = desk.log.events.size(); i < grown.log().events.size(); ++i)
    longer.events.push_back(record_of(book, grown.log().events[i]));
  auto done = book.store.append(desk.id, desk.head(), longer, digest(grown.log()));
  if (!done) return tl::unexpected(Refusal(std::move(done.error())));
  lay(desk, grown);
  return {};
}

}  // namespace spadille
