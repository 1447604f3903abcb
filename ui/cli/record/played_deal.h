#pragma once

#include "app/record/place.h"
#include "app/referee/asking.h"
#include "app/referee/told_play.h"
#include "ui/cli/book/opened.h"

namespace spadille::cli {

/// What the words of a command ask the referee, or tell of a deal card by card.
[[nodiscard]] InWords words_of(const Request& request, const Voice& voice);

/// The deal of a place told card by card: in words, by a document, or by asking for each card in
/// turn. Nothing: whoever was asked ended it.
[[nodiscard]] Outcome<std::optional<ToldPlay>> deal_by_cards(const Request& request,
                                                             const Place& place,
                                                             const Streams& streams,
                                                             const Voice& voice);

/// Of the rulings on a deal told card by card those that are to be posted with it: with --post, or
/// where somebody says so. Where one stays unposted, it says that the deal is saved as it was
/// played.
[[nodiscard]] std::vector<RulingView> rulings_to_post(const std::vector<RulingView>& rulings,
                                                      const Request& request,
                                                      const Streams& streams, const Voice& voice);

}  // namespace spadille::cli
