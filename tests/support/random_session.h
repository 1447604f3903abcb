#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/record/desk.h"
#include "tests/support/random_evening.h"

namespace spadille::tests {

/// Makes sessions as a book may hold them: deals, corrections, undoing, notes, disputes, rulings,
/// other people, other rules. Every event was right when it was written down.
class RandomSession {
 public:
  RandomSession(const AnyGame& game, std::uint32_t seed) : game_(game), evenings_(game, seed) {}

  /// A log of an opening and `events` events more, and all that follows from it.
  Table table(int events) {
    desk_.table = Table{.log = {.game = &game_}};
    while (!add(opening())) {
    }
    for (int i = 0; i < events;)
      if (add(any_event())) ++i;
    return desk_.table;
  }

  /// The same as it would be stored; ids and times are made up.
  StoredSession stored(const Table& table) {
    StoredSession session{id(), std::string(game_.id()), {}, {}};
    for (const Event& event : table.log.events)
      session.events.push_back({.id = id(),
                                .kind = event.kind,
                                .format = kPayloadFormat,
                                .payload = payload(event),
                                .at = "2026-11-20T19:30:00Z",
                                .device = device_});
    return session;
  }

  /// Everybody who may sit at the table.
  std::vector<Player> people() const {
    std::vector<Player> all;
    for (int i = 0; i < kPeople; ++i)
      all.push_back({.id = person(i), .name = "P" + std::to_string(i)});
    return all;
  }

 private:
  static constexpr int kPeople = 12;

  static std::string person(int n) {
    return "00000000-0000-4000-9000-0000000000" + std::to_string(10 + n);
  }
  std::string id() { return "00000000-0000-4000-a000-" + std::to_string(100'000'000'000 + ++ids_); }
  int below(int n) { return evenings_.below(n); }
  const Table& now() const { return desk_.table; }

  bool add(const Event& event) {
    auto next = propose(desk_, event);
    if (!next) return false;
    desk_.table = std::move(*next);
    return true;
  }

  /// So many different people, and now and then somebody who waits.
  void seat(Event& event, std::size_t seats) {
    std::vector<int> order(kPeople);
    for (int i = 0; i < kPeople; ++i) order[static_cast<std::size_t>(i)] = i;
    for (int i = kPeople; i-- > 1;)
      std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(below(i + 1))]);
    event.about.players.clear();
    for (std::size_t i = 0; i < seats; ++i) event.about.players.push_back(person(order[i]));
    if (below(3) == 0) event.waiting.push_back(person(order[seats]));
  }

  Event opening() {
    const Evening evening = evenings_.begun();
    Event event{.kind = EventKind::opened};
    seat(event, evening.about.players.size());
    event.about.title = below(2) == 0 ? "An \"evening\" at H\u00e9l\u00e8ne's \\ \u3046\u3061" : "";
    event.about.date = "2026-11-20";
    event.about.place = below(2) == 0 ? "Home" : "";
    event.rules = evening.rules;
    event.before = evening.before;
    if (below(3) == 0) event.said.in_turn = below(2) == 0 ? InTurn::deal : InTurn::game;
    return event;
  }

  Event any_event() {
    const int what = below(20);
    if (what < 9) return deal();
    if (what < 11) return corrected();
    if (what < 13) return voided();
    if (what < 14) return below(2) == 0 ? remark(EventKind::note) : agreed();
    if (what < 15) return remark(below(2) == 0 ? EventKind::disputed : EventKind::settled);
    if (what < 16) return ruling();
    if (what < 17) return other_people();
    if (what < 18) return other_opening();
    const std::array kinds{EventKind::closed, EventKind::reopened, EventKind::discarded};
    return {.kind = kinds[static_cast<std::size_t>(below(3))]};
  }

  /// Sometimes out of turn, sometimes one that was forgotten.
  Event deal() {
    const Session& session = now().scored.session;
    Event event{.kind = EventKind::deal_recorded};
    event.deal = evenings_.try_deal(session.rules, session.carry);
    if (below(8) == 0) event.said.dealer = any_seat();
    if (below(8) == 0) event.said.from = any_deal();
    event.said.totals = totals(session.carry);
    return event;
  }

  Event corrected() {
    Event event = deal();
    event.kind = EventKind::deal_corrected;
    event.said.of = any_deal();
    event.said.from = 0;
    event.said.totals = {};
    event.text = "miscounted";
    if (below(3) == 0) event.deal.reset();
    return event;
  }

  Event voided() {
    Event event{.kind = EventKind::voided};
    const History& history = now().history;
    event.said.of = below(2) == 0 ? history.undo : history.redo;
    return event;
  }

  Event remark(EventKind kind) {
    Event event{.kind = kind};
    event.said.of = kind == EventKind::settled || below(2) == 0 ? any_deal() : 0;
    event.text = "a word about it";
    return event;
  }

  Event agreed() {
    Event event{.kind = EventKind::agreed};
    event.said.of = any_deal();
    event.by = now().scored.seatings.back().players.front();
    return event;
  }

  Event ruling() {
    Event event{.kind = EventKind::ruling_given};
    event.said.of = any_deal();
    event.said.effect = static_cast<Ruling::Effect>(below(4));
    if (below(2) == 0) {
      const auto& what = game_.incidents().front();
      what.set(event.incident.emplace(game_.incident()),
               {below(static_cast<int>(what.choices.size()))});
    }
    const Accounts counted = accounts(now().scored.session.carry);
    event.lines.push_back(
        {game_.options()[0].rule, {"book.line.ruling"}, {{counted[0], 3}, {counted[1], -3}}});
    return event;
  }

  Event other_people() {
    Event event{.kind = EventKind::seats_changed};
    seat(event, now().log.events.front().about.players.size());
    event.said.own_totals = below(2) == 0;
    return event;
  }

  Event other_opening() {
    Event event{.kind = EventKind::opening_corrected};
    if (below(2) == 0) {
      event = now().history.opening;
      event.kind = EventKind::opening_corrected;
      event.about.title = "Another title";
      return event;
    }
    event.said.from = any_deal();
    event.rules = evenings_.rules();
    return event;
  }

  Seat any_seat() {
    return spadille::seat(below(static_cast<int>(now().log.events.front().about.players.size())));
  }

  /// An event that recorded a deal; the first event where there is none.
  Seq any_deal() {
    const auto& entries = now().history.entries;
    if (entries.empty()) return 1;
    return entries[static_cast<std::size_t>(below(static_cast<int>(entries.size())))].seq;
  }

  const AnyGame& game_;
  RandomEvening evenings_;
  Desk desk_{};
  std::int64_t ids_ = 0;
  std::string device_ = "00000000-0000-4000-b000-000000000001";
};

}  // namespace spadille::tests
