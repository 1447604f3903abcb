#pragma once

#include "ui/cli/book/carry_out.h"

namespace spadille::cli {

inline constexpr std::size_t kLongestText = 1000;  ///< bytes of a remark, or of a reason

/// Opens the session, makes one event of it, and carries that out.
/// `make(book, desk)`: an Outcome<Event>.
template <typename Make>
[[nodiscard]] Exit with_desk(const SessionOptions& at, const Streams& streams, const Voice& voice,
                             const Make& make) {
  auto opened = open_desk(at, streams, voice);
  if (!opened) return opened.error();
  auto& [book, desk] = *opened;
  const Outcome<Event> event = make(book, desk);
  if (!event) return refuse(event.error(), seat_names(desk, book.names), streams, voice);
  return carry_out(book, desk, *event, Write::at_once, streams, voice);
}

}  // namespace spadille::cli
