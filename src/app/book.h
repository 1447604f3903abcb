#pragma once

#include <functional>
#include <new>
#include <optional>
#include <string>
#include <string_view>

#include "core/finding.h"
#include "session/store.h"

namespace spadille {

/// The book that lies open, and what the program must be told from outside.
struct Book {
  Store& store;
  std::function<std::string()> now{};     ///< "2026-11-20T19:30:00Z"
  std::function<std::string()> today{};   ///< "2026-11-20", where the table stands
  std::function<std::string()> new_id{};  ///< a UUID that nobody had before
};

/// Why something was not done: what is wrong with what was asked, or what failed.
struct Refusal {
  Findings findings{};
  std::optional<Error> error{};

  Refusal(Findings found) : findings(std::move(found)) {}
  Refusal(Error failed) : error(std::move(failed)) {}
};

/// One finding: where, what is wrong, what was given and what would do.
[[nodiscard]] Refusal refused(std::string place, std::string_view key, std::string given = {},
                              std::string expected = {});

/// What was asked cannot be done by what is in the book.
[[nodiscard]] Refusal misused(std::string_view key, std::string detail);

template <typename T>
using Outcome = tl::expected<T, Refusal>;

/// Runs what may find no memory left: an error then, like any other.
template <typename Run>
[[nodiscard]] auto with_memory(Run&& run) -> decltype(run()) {
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return tl::unexpected(Error{Error::Code::file, {"store.memory"}, {}});
  }
}

}  // namespace spadille
