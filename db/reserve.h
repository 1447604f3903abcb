#pragma once

#include <string>

namespace spadille::db {

/// Space set aside beside a book, to be given up when the disk is full.
/// Makes it where it is missing; whether it is there.
bool keep_reserve(const std::string& path);

/// Whether there was something to give up; only what this program has made is.
bool give_up_reserve(const std::string& path);

/// Bytes still free where a book lies; the largest number where nobody knows.
[[nodiscard]] std::uintmax_t free_bytes(const std::string& path);

/// The URI of a file, whatever its name.
[[nodiscard]] std::string uri_of(const std::string& path);

}  // namespace spadille::db
