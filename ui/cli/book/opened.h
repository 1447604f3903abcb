#pragma once

#include "app/people/names.h"
#include "app/record/session_view.h"
#include "ui/cli/commands.h"

namespace spadille::cli {

/// The book as a command has it open.
struct OpenedBook {
  std::unique_ptr<Store> store{};
  Book book;
  Names names{};
};

/// The file that is meant: --db, SPADILLE_DB, or where desktop programs keep their data.
[[nodiscard]] std::string book_path(const Request& request);

/// Opens the book that is meant; says on `err` why it cannot, or that it can only be read.
[[nodiscard]] tl::expected<OpenedBook, Exit> open_book(const Request& request,
                                                       const Streams& streams, const Voice& voice,
                                                       bool create = false);

/// The session that --session names, or the latest that is open (or that `among` lets pass).
[[nodiscard]] tl::expected<Desk, Exit> open_desk(OpenedBook& opened, const Request& request,
                                                 const Streams& streams, const Voice& voice,
                                                 const Filter& among = {
                                                     .state = Summary::State::open});

/// Both of them.
struct OpenedDesk {
  OpenedBook opened;
  Desk desk;
};
[[nodiscard]] tl::expected<OpenedDesk, Exit> open_desk(const Request& request,
                                                       const Streams& streams, const Voice& voice,
                                                       const Filter& among = {
                                                           .state = Summary::State::open});

/// Says of names that were new to the book whom they may have meant. `before`: everybody whom it
/// knew.
void warn_of_look_alikes(const std::vector<std::string>& names, const Names& before,
                         const Streams& streams, const Voice& voice);

/// Says why something was not done.
[[nodiscard]] Exit refuse(const Refusal& refusal, const SeatNames& names, const Streams& streams,
                          const Voice& voice);

}  // namespace spadille::cli
