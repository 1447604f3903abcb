#include "tournament/simulate_parts.h"

#include <array>
#include <string_view>

namespace spadille::simulation {

void Evening::write(const TournamentEvent& event) {
  if (!refused.empty()) return;
  refused = check(log, event);
  if (refused.empty()) log.events.push_back(event);
}

std::string id(int who) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text = "00000000-0000-4000-8000-000000000000";
  for (std::size_t digit = 8; digit-- > 0; who /= 16)
    text[digit] = kDigits[static_cast<std::size_t>(who % 16)];
  return text;
}

std::vector<std::string> ids(const std::vector<int>& people) {
  std::vector<std::string> all;
  for (const int who : people) all.push_back(id(who));
  return all;
}

}  // namespace spadille::simulation
