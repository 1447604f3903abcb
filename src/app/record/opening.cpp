#include "app/record/opening.h"

#include <algorithm>
#include <set>

#include "app/kept_text.h"
#include "app/people/names.h"
#include "app/record/place.h"
#include "app/rulebook/rules.h"
#include "codec/document.h"
#include "codec/plain_text.h"
#include "text/names.h"

namespace spadille {
namespace {

/// Whether two names are one person: they look the same, or their entries were merged.
bool same_person(const Names& names, const std::string& a, const std::string& b) {
  if (look_of(a) == look_of(b)) return true;
  const auto person = person_called(names, a);
  return person && person == person_called(names, b);
}

/// Names without what cannot be shown; somebody must not stand there twice.
Outcome<std::vector<std::string>> cleaned(Book& book, const std::vector<std::string>& players,
                                          const std::vector<std::string>& waiting) {
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  std::vector<std::string> all;
  for (const auto& group : {players, waiting})
    for (const std::string& name : group) {
      const std::string place = "/players/" + std::to_string(all.size());
      if (const auto fault = fault_of_name(name))
        return tl::unexpected(refused(place, *fault, visible(name)));
      const std::string clean = clean_name(name);
      const bool twice = std::any_of(all.begin(), all.end(), [&](const std::string& other) {
        return same_person(*names, other, clean);
      });
      if (twice) return tl::unexpected(refused(place, "finding.listed_twice", clean));
      all.push_back(clean);
    }
  return all;
}

/// The opening read back from its own text, with `before` as somebody wrote it.
Outcome<Event> read_back(const Event& event, const std::string& before) {
  Log log{.game = &event.rules->game()};
  Findings found = add_event(log, EventKind::opened, payload(event));
  if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
  Event read = std::move(log.events.front());
  if (!before.empty()) found = read_before(read, before);
  if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
  return read;
}

/// Totals and the first dealer, told in words.
std::optional<Refusal> begin_with(Event& event, const std::optional<Totals>& totals,
                                  const std::string& dealer, const Place& place) {
  AnyCarry& carry = *event.before;
  const std::size_t counted = accounts(carry).size();
  if (totals && totals->size() != counted)
    return refused("/before", "finding.one_total_each", std::to_string(totals->size()),
                   std::to_string(counted));
  if (totals) set_totals(carry, *totals);
  if (dealer.empty()) return std::nullopt;
  const auto who = seat_told(place, dealer);
  if (!who) return who.error();
  set_dealer(carry, *who);
  return std::nullopt;
}

/// The beginning of a session, where these people sit.
Place place_of(const Event& event, const std::vector<std::string>& players) {
  return {Session{},
          SeatNames::of(players, static_cast<int>(players.size()), seat_letters(*event.rules)),
          {}};
}

/// A session with this opening and nothing else has to be right.
Findings wrong_with(const Event& event) {
  return table_of(Log{&event.rules->game(), {event}}).scored.findings;
}

Outcome<Event> by_name(const Opening& opening, const std::vector<std::string>& everybody,
                       const std::string& today) {
  Event event{.kind = EventKind::opened};
  const auto seated = everybody.begin() + static_cast<std::ptrdiff_t>(opening.players.size());
  event.about = {opening.title,
                 opening.date.empty() ? today : opening.date,
                 opening.place,
                 {everybody.begin(), seated}};
  event.waiting = {seated, everybody.end()};
  event.said.in_turn = opening.in_turn;
  event.rules = rules_of(opening.rules);
  auto read = read_back(event, opening.before);
  if (!read) return read;
  if (auto wrong =
          begin_with(*read, opening.totals, opening.dealer, place_of(*read, read->about.players)))
    return tl::unexpected(*wrong);
  Findings found = wrong_with(*read);
  if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
  return read;
}

/// Everybody's id in place of his name.
Outcome<void> enter(Book& book, std::vector<std::string>& people) {
  auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  for (std::string& person : people) {
    auto id = player_called(book, *names, person);
    if (!id) return tl::unexpected(id.error());
    person = *id;
  }
  return {};
}

Outcome<Event> opened(Book& book, const Opening& opening,
                      const std::vector<std::string>& everybody) {
  auto event = by_name(opening, everybody, book.today());
  if (!event) return tl::unexpected(event.error());
  if (auto done = enter(book, event->about.players); !done) return tl::unexpected(done.error());
  if (auto done = enter(book, event->waiting); !done) return tl::unexpected(done.error());
  return event;
}

/// A fresh beginning is a fresh one under other rules too: counting down begins at other totals.
void begin_afresh(Event& event, const AnyRules& old_rules) {
  const int seats = static_cast<int>(event.about.players.size());
  AnyCarry fresh = start(old_rules, seats);
  set_dealer(fresh, dealer(*event.before));
  if (*event.before != fresh) return;
  event.before = start(*event.rules, seats);
  set_dealer(*event.before, dealer(fresh));
}

/// From the beginning: the opening as it should have been.
Outcome<Event> anew(const Table& table, const OpeningCorrection& correction,
                    const std::vector<std::string>& players) {
  Event event = table.history.opening;
  if (correction.rules) {
    const AnyRules old_rules = *event.rules;
    event.rules = rules_of(*correction.rules);
    begin_afresh(event, old_rules);
  }
  if (correction.title) event.about.title = *correction.title;
  if (correction.date) event.about.date = *correction.date;
  if (correction.place) event.about.place = *correction.place;
  if (!correction.before.empty()) event.before.reset();
  auto read = read_back(event, correction.before);
  if (!read) return read;
  if (auto wrong =
          begin_with(*read, correction.totals, correction.dealer, place_of(*read, players)))
    return tl::unexpected(*wrong);
  read->kind = EventKind::opening_corrected;
  return read;
}

/// From a deal on: only what changes there.
Outcome<Event> from_deal(Seq from, const OpeningCorrection& correction, const Place& place) {
  if (!correction.before.empty() || correction.totals || correction.title || correction.date ||
      correction.place)
    return tl::unexpected(refused("/from", "finding.book.only_from_beginning"));
  Event event{.kind = EventKind::opening_corrected};
  event.said.from = from;
  if (correction.rules) event.rules = rules_of(*correction.rules);
  if (correction.dealer.empty()) return event;
  const auto dealer = seat_told(place, correction.dealer);
  if (!dealer) return tl::unexpected(dealer.error());
  event.said.dealer = *dealer;
  return event;
}

/// The event that recorded a deal of this number; 0 behind the last.
Seq seq_at(const Table& table, int number) {
  for (const LoggedDeal& entry : table.history.entries)
    if (!entry.struck && --number == 0) return entry.seq;
  return 0;
}

/// Where a correction begins to count; those sit there whom it puts there.
Place place_of_correction(const Desk& desk, const Names& names, const OpeningCorrection& correction,
                          bool last) {
  Place place = last ? place_of_next(desk, names) : place_of(desk, names, correction.from);
  if (!correction.players.empty()) place.names.seats = correction.players;
  return place;
}

}  // namespace

Beginning fresh_beginning(const RulesView& rules, const std::vector<std::string>& players) {
  if (game_called(rules.game) == nullptr) return {};
  const AnyRules ruled = rules_of(rules);
  const int seats = static_cast<int>(players.size());
  const AnyCarry carry = start(ruled, seats);
  Beginning beginning{accounts(carry), totals(carry),
                      SeatNames::of(players, seats, seat_letters(ruled))};
  beginning.names.sides = sides(ruled, carry);
  return beginning;
}

Outcome<Event> opening_event(Book& book, const Opening& opening) {
  auto everybody = cleaned(book, opening.players, opening.waiting);
  if (!everybody) return tl::unexpected(everybody.error());
  if (game_called(opening.rules.game) == nullptr)
    return tl::unexpected(refused("/game", "finding.book.other_game"));
  return opened(book, opening, *everybody);
}

OpeningCorrection correction_between(const Opening& stands, const Opening& told, int from) {
  OpeningCorrection correction{.from = from};
  if (!differences(stands.rules, told.rules).empty()) correction.rules = told.rules;
  if (told.title != stands.title) correction.title = told.title;
  if (told.place != stands.place) correction.place = told.place;
  if (told.players != stands.players || told.waiting != stands.waiting) {
    correction.players = told.players;
    correction.waiting = told.waiting;
  }
  if (told.dealer != stands.dealer) correction.dealer = told.dealer;
  if (told.totals != stands.totals) correction.totals = told.totals;
  if (told.before != stands.before) correction.before = told.before;
  return correction;
}

Outcome<Event> opening_correction(Book& book, const Desk& desk,
                                  const OpeningCorrection& correction) {
  const Table& table = desk.table;
  const auto names = names_in(book);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const bool later = correction.from > 1;
  const Seq from = later ? seq_at(table, correction.from) : 0;
  const int deals = static_cast<int>(table.scored.session.deals.size());
  if (later && from == 0 && correction.from != deals + 1)
    return tl::unexpected(refused("/from", "finding.range", std::to_string(correction.from),
                                  "1…" + std::to_string(deals + 1)));
  // Behind the last deal is a place as well: what comes before no deal comes after all.
  constexpr Seq kOpened = 1;
  auto event =
      later ? from_deal(from == 0 ? kOpened : from, correction,
                        place_of_correction(desk, *names, correction, from == 0))
            : anew(table, correction,
                   correction.players.empty() ? names->of(table.history.opening.about.players)
                                              : correction.players);
  if (!event) return tl::unexpected(event.error());
  event->text = correction.why;
  if (correction.players.empty()) return event;
  auto everybody = cleaned(book, correction.players, correction.waiting);
  if (!everybody) return tl::unexpected(everybody.error());
  const auto seated = everybody->begin() + static_cast<std::ptrdiff_t>(correction.players.size());
  event->about.players = {everybody->begin(), seated};
  event->waiting = {seated, everybody->end()};
  if (event->about.players.size() != table.history.opening.about.players.size())
    return tl::unexpected(refused("/players", "finding.players"));
  if (auto done = enter(book, event->about.players); !done) return tl::unexpected(done.error());
  if (auto done = enter(book, event->waiting); !done) return tl::unexpected(done.error());
  return event;
}

Outcome<Event> seats_event(Book& book, const Desk& desk, const std::vector<std::string>& players,
                           const std::vector<std::string>& waiting, bool own_totals) {
  auto everybody = cleaned(book, players, waiting);
  if (!everybody) return tl::unexpected(everybody.error());
  const std::size_t seats = desk.table.history.opening.about.players.size();
  if (players.size() != seats)
    return tl::unexpected(refused("/players", "finding.players", std::to_string(players.size()),
                                  std::to_string(seats)));
  if (auto done = enter(book, *everybody); !done) return tl::unexpected(done.error());
  Event event{.kind = EventKind::seats_changed};
  const auto seated = everybody->begin() + static_cast<std::ptrdiff_t>(seats);
  event.about.players = {everybody->begin(), seated};
  event.waiting = {seated, everybody->end()};
  event.said.own_totals = own_totals;
  return event;
}

Event same_again(const Desk& desk, const std::string& date) {
  const Scored& scored = desk.table.scored;
  const Seating& now = scored.seatings.back();
  Event event = desk.table.history.opening;
  event.kind = EventKind::opened;
  event.about.date = date;
  event.about.players = now.players;
  event.waiting = now.waiting;
  event.rules = scored.session.rules;
  event.before = start(*event.rules, static_cast<int>(now.players.size()));
  set_dealer(*event.before, dealer(scored.session.carry));
  return event;
}

}  // namespace spadille
