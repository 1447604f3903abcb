#pragma once

#include <new>

#include "session/store.h"
#include <pqxx/pqxx>

namespace spadille::db {

/// What the library threw, as an error of ours.
[[nodiscard]] Error error_of_club(const std::exception& exception);

/// Runs what may throw.
template <typename T, typename Run>
[[nodiscard]] Expected<T> with_club(Run&& run) {
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return tl::unexpected(Error{Error::Code::file, {"store.memory"}, {}});
  } catch (const std::exception& exception) {
    return tl::unexpected(error_of_club(exception));
  }
}

}  // namespace spadille::db
