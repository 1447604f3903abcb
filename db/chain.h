#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "session/store.h"

namespace spadille::db {

/// 32 bytes.
using Hash = std::string;

/// What a chain begins with: the hash of the session's own identity.
[[nodiscard]] Hash chain_begin(std::string_view uuid, std::string_view game);

/// SHA-256 over the hash before and every field, each behind its length, so that no byte can move
/// from one field to the next. Never change this: every book depends on it.
[[nodiscard]] Hash chain_next(const Hash& before, int seq, const EventRecord& event);
/// The same of an event whose kind is written so: this program may not know it.
[[nodiscard]] Hash chain_next(const Hash& before, int seq, const EventRecord& event,
                              std::string_view kind);

/// The same over any fields.
[[nodiscard]] Hash hash_of_fields(std::initializer_list<std::string_view> fields);

/// As people and documents have it: 64 digits.
[[nodiscard]] std::string hexadecimal(const Hash& hash);

}  // namespace spadille::db
