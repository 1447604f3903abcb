#include "app/people/look_alikes.h"

#include <algorithm>

#include "app/kept_text.h"
#include "text/names.h"

namespace spadille {

std::optional<LookAlike> look_alike(std::string_view name, const std::vector<std::string>& known) {
  const std::string clean = clean_name(name);
  if (clean.empty()) return std::nullopt;
  std::optional<LookAlike> found;
  for (const std::string& other : known) {
    if (clean_name(other) == clean) return std::nullopt;
    if (other.empty() || !may_be_meant(clean, other)) continue;
    const bool same = look_of(clean) == look_of(other);
    if (!found || (same && !found->same)) found = LookAlike{clean, other, same};
  }
  return found;
}

std::vector<LookAlike> look_alikes(const std::vector<std::string>& names, const Names& book) {
  std::vector<std::string> known;
  for (const Player& player : book.players()) known.push_back(player.name);
  std::vector<LookAlike> all;
  for (const std::string& name : names)
    if (auto found = look_alike(name, known)) all.push_back(std::move(*found));
  return all;
}

}  // namespace spadille
