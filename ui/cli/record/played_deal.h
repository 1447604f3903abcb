#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/record/place.h"
#include "app/referee/asking.h"
#include "app/referee/told_play.h"
#include "ui/cli/terminal/streams.h"

namespace spadille::cli {

/// The deal of a place told card by card: in words, by a document, or by asking for each card in
/// turn. `file`: where the document is; else standard input. Nothing: whoever was asked ended it.
[[nodiscard]] Outcome<std::optional<ToldPlay>> deal_by_cards(const InWords& words,
                                                             const std::string& file,
                                                             const Place& place,
                                                             const Streams& streams,
                                                             const Voice& voice);

/// Whether rulings are posted with a deal: `cannot` where it is put before another one.
enum class Post : std::uint8_t { at_once, once_agreed, never, cannot };

/// Of the rulings on a deal told card by card those that are to be posted with it. Where one stays
/// unposted, it says that the deal is saved as it was played.
[[nodiscard]] std::vector<RulingView> rulings_to_post(const std::vector<RulingView>& rulings,
                                                      Post post, const Streams& streams,
                                                      const Voice& voice);

}  // namespace spadille::cli
