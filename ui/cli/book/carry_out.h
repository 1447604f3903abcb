#pragma once

#include "app/record/events.h"
#include "ui/cli/book/opened.h"

namespace spadille::cli {

/// The whole sheet of a session, or its answer in JSON.
void show(const EveningView& evening, const Streams& streams, const Voice& voice);
/// The last deal and how things stand, or all of it in JSON.
void show_last_deal(const EveningView& evening, const Streams& streams, const Voice& voice);

/// Whether what is shown is written down, too: somebody may have to agree to it first.
enum class Write : std::uint8_t { at_once, once_agreed, never };

/// Shows the effect of an event, and writes it down or not.
[[nodiscard]] Exit carry_out(OpenedBook& book, Desk& desk, const Event& event, Write write,
                             const Streams& streams, const Voice& voice);

/// An event whose table keeps this session is told what it comes to now. What fails here is told
/// when somebody looks at the event.
void tell_event(OpenedBook& book, const Desk& desk);

[[nodiscard]] bool is_conflict(const Refusal& refusal);
/// Says that somebody else wrote first, and shows the newer state.
[[nodiscard]] Exit tell_conflict(const EveningView& now, const Streams& streams,
                                 const Voice& voice);
/// The same, read anew from the book.
[[nodiscard]] Exit tell_newer(OpenedBook& book, const Desk& desk, const Streams& streams,
                              const Voice& voice);

}  // namespace spadille::cli
