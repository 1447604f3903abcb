#pragma once

// What recording a deal and correcting one have in common.

#include <optional>
#include <string>
#include <vector>

#include "app/record/place.h"
#include "text/words.h"
#include "ui/cli/terminal/streams.h"

namespace spadille::cli {

/// Who dealt out of turn; nobody where no name is given.
[[nodiscard]] Outcome<std::optional<Seat>> dealer_meant(const std::string& name,
                                                        const Place& place);

/// The deal in short form, with the words of a language; without words, or for "-", what standard
/// input tells.
[[nodiscard]] Outcome<AnyDeal> deal_in_words(const std::vector<std::string>& words,
                                             const Place& place, const Streams& streams,
                                             Language language);

/// Nothing: whoever was asked for the deal ended it.
using MaybeDeal = Outcome<std::optional<AnyDeal>>;

[[nodiscard]] MaybeDeal some(const Outcome<AnyDeal>& deal);

}  // namespace spadille::cli
