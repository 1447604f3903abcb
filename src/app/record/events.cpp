#include "app/record/events.h"

#include <algorithm>

#include "app/record/entry_words.h"
#include "codec/document.h"
#include "codec/short_form.h"
#include "text/names.h"

namespace spadille {
namespace {

bool is_json(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t\r\n");
  return begin != std::string_view::npos && text[begin] == '{';
}

bool is_document(std::string_view text) {
  return text.find("\"format\"") != std::string_view::npos;
}

Refusal refusal(Findings findings, std::string_view below) {
  for (Finding& finding : findings)
    if (lies_in(finding.place, below)) finding.place.erase(0, below.size());
  return findings;
}

Outcome<AnyDeal> from_document(const AnyGame& game, std::string_view text) {
  auto document = read_document(text);
  if (!document) return tl::unexpected(Refusal(document.error()));
  if (has_error(document->findings))
    return tl::unexpected(refusal(std::move(document->findings), "/deal"));
  const Evening& evening = document->evening;
  if (&evening.rules.game() != &game || evening.deals.size() != 1)
    return tl::unexpected(
        Refusal(Findings{{.place = "/game", .message = {"finding.book.other_game"}}}));
  return evening.deals.front();
}

Outcome<AnyDeal> from_members(const AnyGame& game, std::string_view text) {
  AnyDeal deal = game.deal();
  Findings found = read_deal(deal, text);
  if (has_error(found)) return tl::unexpected(refusal(std::move(found), "/deal"));
  return deal;
}

std::optional<Event> voiding(Seq of) {
  if (of == 0) return std::nullopt;
  return simple_event(EventKind::voided, {.of = of});
}

}  // namespace

Outcome<AnyDeal> deal_told(const Place& place, std::string_view text) {
  const AnyGame& game = place.session.rules.game();
  if (is_json(text))
    return is_document(text) ? from_document(game, text) : from_members(game, text);
  Findings found;
  AnyDeal deal = read_short(game, composed(text), place.names, found);
  name_the_absent(found, place);
  if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
  return deal;
}

Outcome<AnyDeal> deal_typed(const Place& place, std::string_view text, Language language) {
  if (is_json(text)) return deal_told(place, text);
  const EntryWords words(place.session.rules.game(), language);
  auto deal = deal_told(place, words.in_documents(text, place.names));
  if (deal || deal.error().error) return deal;
  return tl::unexpected(Refusal(words.with_nearest(std::move(deal.error().findings))));
}

Event simple_event(EventKind kind, Said said, std::string text) {
  Event event{.kind = kind};
  event.said = said;
  event.text = std::move(text);
  return event;
}

Event insertion(const Desk& desk, int before, const AnyDeal& deal, std::optional<Seat> dealer,
                const std::optional<CardPlay>& play) {
  Said said;
  said.from = seq_of_deal(desk, before);
  said.dealer = dealer;
  Event event = simple_event(EventKind::deal_recorded, said);
  say_who_sits(event, seating_before(desk, before));
  event.deal = deal;
  event.play = play;
  return event;
}

Event agreement(Seq deal, std::string who) {
  Event event = simple_event(EventKind::agreed, {.of = deal});
  event.by = std::move(who);
  return event;
}

Event correction(Seq of, const std::optional<AnyDeal>& deal, std::string why,
                 std::optional<Seat> dealer, const std::optional<CardPlay>& play) {
  Event event =
      simple_event(EventKind::deal_corrected, {.of = of, .dealer = dealer}, std::move(why));
  event.deal = deal;
  if (deal) event.play = play;
  return event;
}

/// Lines that move nothing explain a decision; they are in the rulebook, not in the book.
Event ruling_event(const Desk& desk, Seq of, const std::optional<AnyIncident>& incident,
                   const Ruling& ruling) {
  Event event = simple_event(EventKind::ruling_given, {.of = of,
                                                       .dealer = ruling.dealer,
                                                       .effect = ruling.effect,
                                                       .in_play = of == 0,
                                                       .then = ruling.then});
  event.incident = incident;
  for (const Line& line : ruling.lines)
    if (!line.postings.empty()) event.lines.push_back(line);
  event.said.waits = of != 0 && ruling.effect == Ruling::Effect::redeal;
  if (of == 0) say_who_sits(event, desk.table.scored.seatings.back());
  return event;
}

std::optional<Event> undo_event(const Desk& desk) { return voiding(desk.table.history.undo); }

std::optional<Event> redo_event(const Desk& desk) { return voiding(desk.table.history.redo); }

AnyDeal deal_as_it_is(const Desk& desk, int number) {
  return desk.table.scored.session.deals[static_cast<std::size_t>(number) - 1].deal;
}

bool is_ended(const Desk& desk, int number) {
  return desk.table.scored.session.deals[static_cast<std::size_t>(number) - 1].ended;
}

int last_deal(const Desk& desk) { return static_cast<int>(desk.table.scored.session.deals.size()); }

Seq seq_of_deal(const Desk& desk, int number) {
  if (number > last_deal(desk)) return 0;
  int counted = 0;
  for (const LoggedDeal& entry : desk.table.history.entries)
    if (!entry.struck && ++counted == number) return entry.seq;
  return 0;
}

int number_of_deal(const Desk& desk, Seq seq) {
  int counted = 0;
  for (const LoggedDeal& entry : desk.table.history.entries) {
    if (!entry.struck) ++counted;
    if (entry.seq == seq) return entry.struck ? 0 : counted;
  }
  return 0;
}

}  // namespace spadille
