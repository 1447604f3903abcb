#pragma once

#include <string>
#include <vector>

#include "session/store.h"
#include <pqxx/pqxx>

namespace spadille::db {

/// Empty where there is nothing.
[[nodiscard]] inline std::string text_in(const pqxx::field& field) {
  return field.is_null() ? std::string() : std::string(field.c_str(), field.size());
}

/// 0 where there is nothing.
template <typename Number = int>
[[nodiscard]] Number number_in(const pqxx::field& field) {
  return field.as<Number>(Number{0});
}

/// The texts of an array of one dimension.
[[nodiscard]] inline std::vector<std::string> texts_in(const pqxx::field& field) {
  std::vector<std::string> all;
  if (field.is_null()) return all;
  using Juncture = pqxx::array_parser::juncture;
  pqxx::array_parser array = field.as_array();
  for (auto next = array.get_next(); next.first != Juncture::done; next = array.get_next())
    if (next.first == Juncture::string_value) all.push_back(std::move(next.second));
  return all;
}

/// An entry from six fields: id, kind, format, payload, at_utc, device. One of a kind that this
/// program does not know is `lost`.
[[nodiscard]] inline EventRecord event_in(const pqxx::row& row, pqxx::row::size_type first) {
  return {.id = text_in(row[first]),
          .kind = event_kind(text_in(row[first + 1])).value_or(EventKind::lost),
          .format = number_in(row[first + 2]),
          .payload = text_in(row[first + 3]),
          .at = text_in(row[first + 4]),
          .device = text_in(row[first + 5])};
}

}  // namespace spadille::db
