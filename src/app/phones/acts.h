#pragma once

#include <string>

#include "app/book.h"
#include "codec/query.h"

namespace spadille {

/// What was asked, answered: a document, and whether it is what was wanted.
struct Answered {
  enum class As : std::uint8_t { done, wrong, not_his, nothing_there, overtaken, failed };

  As as = As::done;
  std::string document{};
};

/// Who asks: whose seat he has, by id, and what the host has given him to do.
struct Asker {
  enum class Duty : std::uint8_t { none, scorer, director };

  std::string player{};  ///< empty: he has none
  Duty duty = Duty::none;
};

/// Whether he may enter deals.
[[nodiscard]] constexpr bool may_enter(const Asker& by) { return by.duty != Asker::Duty::none; }

/// Whether only some may do it, wherever they sit.
[[nodiscard]] constexpr bool needs_duty(Act::Does does) {
  using Does = Act::Does;
  return does != Does::dispute && does != Does::agree && does != Does::result &&
         does != Does::room_call;
}

/// What became of it.
struct Carried {
  Answered::As as = Answered::As::done;
  Seq event = 0;  ///< by which it stands in the session; 0: it is in no event of its own
};

/// Does what somebody at the table wants: once, however often it is sent. `not_his`: he does not
/// sit there, or may not enter deals; `overtaken`: others have changed what he saw.
[[nodiscard]] Outcome<Carried> carry_out(Book& book, const Act& act, const Asker& by);

}  // namespace spadille
