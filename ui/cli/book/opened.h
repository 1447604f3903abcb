#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tl/expected.hpp"

#include "app/people/names.h"
#include "app/record/session_view.h"
#include "ui/cli/commands/node.h"

namespace spadille::cli {

/// Which book is meant.
struct BookOptions {
  std::string book{};  ///< the file
};
/// --db.
void add_options(const Node& command, BookOptions& options);

/// Which session of it is meant.
struct SessionOptions {
  BookOptions in{};
  SessionId session = 0;  ///< 0: nobody said
};
/// --db and --session; the latter is returned.
Row add_options(const Node& command, SessionOptions& options);

/// The book as a command has it open.
struct OpenedBook {
  std::unique_ptr<Store> store{};
  Book book;
  Names names{};
};

/// The file that is meant: --db, SPADILLE_DB, or where desktop programs keep their data.
[[nodiscard]] std::string book_path(const BookOptions& options);

/// Opens the book that is meant; says on `err` why it cannot, or that it can only be read.
[[nodiscard]] tl::expected<OpenedBook, Exit> open_book(const BookOptions& options,
                                                       const Streams& streams, const Voice& voice,
                                                       bool create = false);

/// The session of this number; where it is 0, the latest that is open (or that `among` lets pass).
[[nodiscard]] tl::expected<Desk, Exit> open_desk(OpenedBook& opened, SessionId session,
                                                 const Streams& streams, const Voice& voice,
                                                 const Filter& among = {
                                                     .state = Summary::State::open});

/// Both of them.
struct OpenedDesk {
  OpenedBook opened;
  Desk desk;
};
[[nodiscard]] tl::expected<OpenedDesk, Exit> open_desk(const SessionOptions& options,
                                                       const Streams& streams, const Voice& voice,
                                                       const Filter& among = {
                                                           .state = Summary::State::open});

/// Says of names that were new to the book whom they may have meant. `before`: everybody whom it
/// knew.
void warn_of_look_alikes(const std::vector<std::string>& names, const Names& before,
                         const Streams& streams, const Voice& voice);

}  // namespace spadille::cli
