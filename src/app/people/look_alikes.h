#pragma once

#include "app/people/names.h"

namespace spadille {

/// A name that nobody has yet, and who may be meant by it.
struct LookAlike {
  std::string name{};
  std::string known{};
  bool same = false;  ///< in print nobody can tell the two apart
  friend bool operator==(const LookAlike&, const LookAlike&) = default;
};

/// Who of these may be meant by a name; nothing where somebody is called exactly so, or nobody
/// nearly.
[[nodiscard]] std::optional<LookAlike> look_alike(std::string_view name,
                                                  const std::vector<std::string>& known);

/// The same of several names and everybody in the book.
[[nodiscard]] std::vector<LookAlike> look_alikes(const std::vector<std::string>& names,
                                                 const Names& book);

}  // namespace spadille
