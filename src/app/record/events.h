#pragma once

#include <string_view>

#include "app/record/place.h"
#include "core/ruling.h"
#include "text/words.h"

namespace spadille {

/// The deal that a text tells at a place of a session: in the short form, as the members of a deal
/// in JSON, or as a whole document. Findings have their places below the deal.
[[nodiscard]] Outcome<AnyDeal> deal_told(const Place& place, std::string_view text);

/// The same as somebody types it, with the words of a language beside those of documents.
[[nodiscard]] Outcome<AnyDeal> deal_typed(const Place& place, std::string_view text,
                                          Language language);

/// An event that needs no more than this.
[[nodiscard]] Event simple_event(EventKind kind, Said said = {}, std::string text = {});

/// Somebody, by his id, says that a deal is right as it stands.
[[nodiscard]] Event agreement(Seq deal, std::string who);

/// A deal that was forgotten, put before the deal of a number. REQUIRES: there is one.
[[nodiscard]] Event insertion(const Desk& desk, int before, const AnyDeal& deal,
                              std::optional<Seat> dealer, const std::optional<CardPlay>& play);

/// Says what a deal should have been; nothing: it was never played.
[[nodiscard]] Event correction(Seq of, const std::optional<AnyDeal>& deal, std::string why,
                               std::optional<Seat> dealer = {},
                               const std::optional<CardPlay>& play = {});

/// What the table decided about a deal (`of`), or the one in play (0), and on what,
/// where that is told anew.
[[nodiscard]] Event ruling_event(const Desk& desk, Seq of,
                                 const std::optional<AnyIncident>& incident, const Ruling& ruling);

/// Makes the last event void that is in force; nothing where there is none.
[[nodiscard]] std::optional<Event> undo_event(const Desk& desk);
[[nodiscard]] std::optional<Event> redo_event(const Desk& desk);

/// The deal of a number as it is. REQUIRES: there is one.
[[nodiscard]] AnyDeal deal_as_it_is(const Desk& desk, int number);

/// Whether a ruling ended it, so that nothing is told of how it was played. REQUIRES: the same.
[[nodiscard]] bool is_ended(const Desk& desk, int number);

/// How many deals the sheet counts: the number of the last.
[[nodiscard]] int last_deal(const Desk& desk);

/// The event that recorded the deal of a number, as sheets count them; 0 where there is none.
[[nodiscard]] Seq seq_of_deal(const Desk& desk, int number);
/// The same the other way; 0 where that event recorded no deal of the sheet.
[[nodiscard]] int number_of_deal(const Desk& desk, Seq seq);

}  // namespace spadille
