#pragma once

#include <memory>
#include <string>

#include "tl/expected.hpp"

#include "app/book.h"
#include "ui/door/keys.h"

namespace spadille::door {

/// A page and documents about a book, for phones in the same network: docs/format/door.md. Two
/// threads of its own: one talks, one reads the book; nobody else ever waits for a phone.
class Door {
 public:
  struct Where {
    std::string address{};  ///< of this machine, IPv4
    int port = 0;           ///< 0: one that is free
  };

  /// Opens it, until it is destroyed. `book` is used by the door alone; `store` outlives it.
  /// Errors: `file` where it cannot be opened there, or keys cannot be kept.
  [[nodiscard]] static tl::expected<std::unique_ptr<Door>, Error> open(const Where& where,
                                                                       Book book, Keys keys);
  Door(const Door&) = delete;
  Door& operator=(const Door&) = delete;
  Door(Door&&) = delete;
  Door& operator=(Door&&) = delete;
  /// Does what was asked to its end, tells everybody, and closes.
  ~Door();

  [[nodiscard]] int port() const;
  /// What is scanned: "http://192.168.1.20:8317/#t=…". REQUIRES: nobody else may see it.
  [[nodiscard]] std::string address_with_code() const;
  /// Somebody has written in the book: everybody is told.
  void written();
  /// How many look on.
  [[nodiscard]] int onlookers() const;

 private:
  class Inside;
  explicit Door(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace spadille::door
