#pragma once

#include "app/people/names.h"
#include "ui/cli/book/opened.h"

namespace spadille::cli {

/// The sessions that --player, --game, --from, --to and the like ask for.
[[nodiscard]] tl::expected<Filter, Exit> filter_of(const Request& request, const OpenedBook& book,
                                                   const Streams& streams, const Voice& voice);

/// One session a line: number, date, game, who, how many deals.
[[nodiscard]] std::string session_list(const std::vector<Listed>& sessions, const Names& names,
                                       const Voice& voice);
[[nodiscard]] std::string session_list_json(const std::vector<Listed>& sessions,
                                            const Names& names);

/// Asks whether to go on, where somebody sits there; otherwise nobody has said yes.
[[nodiscard]] bool confirmed(const Streams& streams, const Voice& voice);

/// A text as one line, without what cannot be shown, at most so many bytes.
[[nodiscard]] std::string visible_text(std::string_view text, std::size_t most);

}  // namespace spadille::cli
