#include "app/phones/seating_answer.h"

#include <algorithm>

#include "app/phones/parts.h"
#include "app/record/session_view.h"

namespace spadille {
namespace {

constexpr std::size_t kMost = 200;  ///< others of the book

/// Who could sit down besides those that are there, by name.
std::vector<std::string> others(const Names& names, const std::vector<std::string>& here) {
  std::vector<std::string> all;
  for (const Player& player : names.players()) {
    const bool can = !player.name.empty() && !player.hidden && player.merged_into.empty();
    if (can && std::find(here.begin(), here.end(), player.name) == here.end())
      all.push_back(player.name);
  }
  std::sort(all.begin(), all.end());
  all.resize(std::min(all.size(), kMost));
  return all;
}

}  // namespace

void write_people(JsonText& json, const std::vector<std::string>& players,
                  const std::vector<std::string>& waiting, const Names& names) {
  std::vector<std::string> here = players;
  here.insert(here.end(), waiting.begin(), waiting.end());
  write_texts(json, "players", players);
  write_texts(json, "waiting", waiting);
  write_texts(json, "others", others(names, here));
}

std::string seating_answer(const Desk& desk, const Names& names, const Words& words) {
  const Seating& now = desk.table.scored.seatings.back();
  JsonText json = begun("spadille/seating", words);
  write_session(json, *view(desk, names).session);
  write_people(json, names.of(now.players), names.of(now.waiting), names);
  return std::move(json.close('}')).take();
}

}  // namespace spadille
