#pragma once

#include <new>
#include <string>
#include <utility>

#include "session/store.h"
#include <SQLiteCpp/SQLiteCpp.h>

namespace spadille::db {

/// An error that names the file, where there is memory for its name.
[[nodiscard]] Error failed(std::string_view key, const std::string& path,
                           Error::Code code = Error::Code::file) noexcept;

/// The same for a cause that has words of its own. REQUIRES: any but `other`.
[[nodiscard]] Error failed(Error::Cause cause, const std::string& path) noexcept;

/// What the library threw, as an error of ours; the file named in it.
[[nodiscard]] Error error_of(const SQLite::Exception& exception, const std::string& path) noexcept;
/// The same of whatever else was thrown: that of a file system, say.
[[nodiscard]] Error error_of(const std::exception& exception, const std::string& path) noexcept;

/// Runs what may throw. Nothing passes any further, whatever threw it.
template <typename T, typename Run>
[[nodiscard]] Expected<T> guarded(const std::string& path, Run&& run) {
  try {
    return run();
  } catch (const SQLite::Exception& exception) {
    return tl::unexpected(error_of(exception, path));
  } catch (const std::bad_alloc&) {
    return tl::unexpected(failed("store.memory", path));
  } catch (const std::exception& exception) {
    return tl::unexpected(error_of(exception, path));
  }
}

}  // namespace spadille::db
