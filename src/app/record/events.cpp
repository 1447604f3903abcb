#include "app/record/events.h"

#include <algorithm>

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

template <Game G>
Outcome<AnyDeal> from_document(std::string_view text) {
  auto document = read_document(text);
  if (!document) return tl::unexpected(Refusal(document.error()));
  if (has_error(document->findings))
    return tl::unexpected(refusal(std::move(document->findings), "/deal"));
  const auto* evening = std::get_if<Evening<G>>(&document->evening);
  if (evening == nullptr || evening->deals.size() != 1)
    return tl::unexpected(
        Refusal(Findings{{.place = "/game", .message = {"finding.book.other_game"}}}));
  return AnyDeal(evening->deals.front());
}

template <Game G>
Outcome<AnyDeal> from_members(std::string_view text) {
  AnyDeal deal = typename G::Deal{};
  Findings found = read_deal(deal, text);
  if (has_error(found)) return tl::unexpected(refusal(std::move(found), "/deal"));
  return deal;
}

template <Game G>
Outcome<AnyDeal> told(const Place& place, std::string_view text) {
  if (is_json(text)) return is_document(text) ? from_document<G>(text) : from_members<G>(text);
  Findings found;
  AnyDeal deal = read_short<G>(composed(text), place.names, found);
  name_the_absent(found, place);
  if (has_error(found)) return tl::unexpected(Refusal(std::move(found)));
  return deal;
}

template <typename T>
AnyEvent event_for(const Desk& desk, T&& fill) {
  return std::visit(
      [&]<Game G>(const Table<G>& table) {
        Event<G> event;
        fill(event, table);
        return AnyEvent(std::move(event));
      },
      desk.table);
}

std::optional<AnyEvent> voiding(const Desk& desk, Seq of) {
  if (of == 0) return std::nullopt;
  return simple_event(desk, EventKind::voided, {.of = of});
}

}  // namespace

Outcome<AnyDeal> deal_told(const Place& place, std::string_view text) {
  return std::visit([&]<Game G>(const Session<G>&) { return told<G>(place, text); }, place.session);
}

AnyEvent simple_event(const Desk& desk, EventKind kind, Said said, std::string text) {
  return event_for(desk, [&](auto& event, const auto&) {
    event.kind = kind;
    event.said = said;
    event.text = text;
  });
}

AnyEvent insertion(const Desk& desk, int before, const AnyDeal& deal, std::optional<Seat> dealer,
                   const std::optional<CardPlay>& play) {
  Said said;
  said.from = seq_of_deal(desk, before);
  said.dealer = dealer;
  AnyEvent event = simple_event(desk, EventKind::deal_recorded, said);
  const Seating seating = seating_before(desk, before);
  std::visit(
      [&]<Game G>(Event<G>& of_game) {
        say_who_sits(of_game, seating);
        of_game.deal = std::get<typename G::Deal>(deal);
        of_game.play = play;
      },
      event);
  return event;
}

AnyEvent correction(const Desk& desk, Seq of, const std::optional<AnyDeal>& deal, std::string why,
                    std::optional<Seat> dealer, const std::optional<CardPlay>& play) {
  return event_for(desk, [&]<Game G>(Event<G>& event, const Table<G>&) {
    event.kind = EventKind::deal_corrected;
    event.said.of = of;
    event.said.dealer = dealer;
    event.text = why;
    if (!deal) return;
    if (const auto* of_game = std::get_if<typename G::Deal>(&*deal)) event.deal = *of_game;
    event.play = play;
  });
}

/// Lines that move nothing explain a decision; they are in the rulebook, not in the book.
AnyEvent ruling_event(const Desk& desk, Seq of, const AnyIncident& incident, const Ruling& ruling) {
  return event_for(desk, [&]<Game G>(Event<G>& event, const Table<G>& table) {
    event.kind = EventKind::ruling_given;
    event.said.of = of;
    event.said.effect = ruling.effect;
    event.said.dealer = ruling.dealer;
    event.incident = std::get<typename G::Incident>(incident);
    for (const Line& line : ruling.lines)
      if (!line.postings.empty()) event.lines.push_back(line);
    if (of == 0) say_who_sits(event, table.scored.seatings.back());
  });
}

std::optional<AnyEvent> undo_event(const Desk& desk) {
  return voiding(desk, std::visit([](const auto& t) { return t.history.undo; }, desk.table));
}

std::optional<AnyEvent> redo_event(const Desk& desk) {
  return voiding(desk, std::visit([](const auto& t) { return t.history.redo; }, desk.table));
}

AnyDeal deal_as_it_is(const Desk& desk, int number) {
  return std::visit(
      [number]<Game G>(const Table<G>& table) {
        return AnyDeal(table.scored.session.deals[static_cast<std::size_t>(number) - 1].deal);
      },
      desk.table);
}

int last_deal(const Desk& desk) {
  return std::visit(
      [](const auto& table) { return static_cast<int>(table.scored.session.deals.size()); },
      desk.table);
}

Seq seq_of_deal(const Desk& desk, int number) {
  return std::visit(
      [number](const auto& table) {
        if (number > static_cast<int>(table.scored.session.deals.size())) return 0;
        int counted = 0;
        for (const auto& entry : table.history.entries)
          if (!entry.struck && ++counted == number) return entry.seq;
        return 0;
      },
      desk.table);
}

}  // namespace spadille
