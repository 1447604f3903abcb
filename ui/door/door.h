#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tl/expected.hpp"

#include "app/book.h"
#include "codec/query.h"
#include "ui/door/keys.h"

namespace spadille::door {

/// A phone as the host sees it.
struct Seen {
  int phone = 0;        ///< its number
  std::string name{};   ///< of the player whose seat it has; empty: it only looks on
  std::string wants{};  ///< of one whose seat another phone has
  bool watching = false;
  Asker::Duty duty = Asker::Duty::none;
  bool calls = false;  ///< the referee
  friend bool operator==(const Seen&, const Seen&) = default;
};

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

  /// What is scanned: "http://192.168.1.20:8317/#t=…". REQUIRES: nobody else may see it.
  [[nodiscard]] std::string address_with_code() const;
  /// Somebody has written in the book: everybody is told.
  void written();
  /// Who looks on, or has a seat.
  [[nodiscard]] std::vector<Seen> phones() const;
  /// What the host wants with a phone: it gets the seat that it wants, and whoever had it has to
  /// scan again (`agree`); it has to scan again itself (`remove`); it may enter deals (`scorer`),
  /// do all that the host may (`director`), or no more than others (`player`); its call for the
  /// referee has been `heard`.
  /// False: there is no phone of that number.
  bool obey(HostWish::Does what, int phone);

 private:
  class Inside;
  explicit Door(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace spadille::door
