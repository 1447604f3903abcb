#include "app/people/names.h"

#include <algorithm>
#include <utility>

#include "app/kept_text.h"
#include "app/people/look_alikes.h"
#include "codec/plain_text.h"
#include "core/ascii.h"
#include "text/names.h"

namespace spadille {
namespace {

bool begins_with(std::string_view name, std::string_view beginning) {
  return name.size() >= beginning.size() && same_word(name.substr(0, beginning.size()), beginning);
}

std::string name_list(const std::vector<const Player*>& people) {
  std::string text;
  for (const Player* player : people) text += (text.empty() ? "" : ", ") + player->name;
  return text;
}

Outcome<std::string> entry_of(Book& book, const Names& names, const std::string& name) {
  if (const auto fault = fault_of_name(name))
    return tl::unexpected(refused("/players", *fault, visible(name)));
  const std::string clean = clean_name(name);
  if (auto known = person_called(names, clean)) return std::move(*known);
  for (const LookAlike& other : look_alikes({clean}, names))
    if (other.same)
      return tl::unexpected(refused("/players", "finding.book.looks_like", clean, other.known));
  Player player{.id = book.new_id(), .name = clean};
  if (auto done = book.store.put(player); !done) return tl::unexpected(Refusal(done.error()));
  return player.id;
}

}  // namespace

Names::Names(std::vector<Player> players) : players_(std::move(players)) {
  for (std::size_t i = 0; i < players_.size(); ++i) {
    players_[i].name = visible(players_[i].name);  // a foreign book may hold anything
    places_[players_[i].id] = i;
  }
}

std::string Names::current(const std::string& id) const {
  std::string now = id;
  for (std::size_t steps = 0; steps < players_.size(); ++steps) {  // a circle ends as well
    const auto found = places_.find(now);
    if (found == places_.end() || players_[found->second].merged_into.empty()) break;
    now = players_[found->second].merged_into;
  }
  return now;
}

bool Names::is_forgotten(const std::string& id) const {
  const auto found = places_.find(current(id));
  return found == places_.end() || players_[found->second].name.empty();
}

std::string Names::of(const std::string& id) const {
  return is_forgotten(id) ? "\u2013" : players_[places_.at(current(id))].name;
}

std::vector<std::string> Names::of(const std::vector<std::string>& ids) const {
  std::vector<std::string> names;
  names.reserve(ids.size());
  for (const std::string& id : ids) names.push_back(of(id));
  return names;
}

std::vector<std::string> Names::everybody(const std::vector<std::string>& ids) const {
  std::vector<std::string> people;
  for (const std::string& id : ids)
    if (std::string one = current(id); std::find(people.begin(), people.end(), one) == people.end())
      people.push_back(std::move(one));
  return of(people);
}

std::vector<std::string> Names::known(std::vector<std::string> ids) const {
  std::erase_if(ids, [this](const std::string& id) { return is_forgotten(id); });
  return everybody(ids);
}

std::vector<std::string> Names::all_of(const std::string& id) const {
  std::vector<std::string> all;
  for (const Player& player : players_)
    if (current(player.id) == current(id)) all.push_back(player.id);
  return all;
}

std::optional<std::string> Names::meant(std::string_view said) const {
  const std::string name = composed(said);
  std::vector<std::string> beginning;
  for (const Player& player : players_) {
    if (!player.merged_into.empty() || player.name.empty()) continue;
    if (player.name == name || player.id == name) return player.id;
    if (begins_with(player.name, name)) beginning.push_back(player.id);
  }
  if (beginning.size() == 1 && !name.empty()) return beginning.front();
  return std::nullopt;
}

Expected<Names> names_in(Book& book) {
  return with_memory([&]() -> Expected<Names> {
    auto players = book.store.players();
    if (!players) return tl::unexpected(std::move(players.error()));
    return Names(*players);
  });
}

Outcome<std::string> player_called(Book& book, const Names& names, const std::string& name) {
  return with_memory([&] { return entry_of(book, names, name); });
}

Outcome<std::string> person_meant(const Names& names, std::string_view said) {
  const std::string name = composed(said);
  std::vector<const Player*> exact;
  std::vector<const Player*> beginning;
  const Player* merged = nullptr;
  for (const Player& player : names.players()) {
    if (name.empty()) break;
    const bool same = player.id == name || (!player.name.empty() && player.name == name);
    if (same && !player.merged_into.empty()) merged = &player;
    if (!player.merged_into.empty()) continue;
    if (same) exact.push_back(&player);
    if (!player.name.empty() && begins_with(player.name, name)) beginning.push_back(&player);
  }
  const auto& meant = exact.empty() ? beginning : exact;
  if (meant.size() == 1) return meant.front()->id;
  if (meant.size() > 1)
    return tl::unexpected(
        misused("review.error.several", visible(name) + " (" + visible(name_list(meant)) + ")"));
  if (merged != nullptr)
    return tl::unexpected(
        misused("review.error.merged", visible(name) + " → " + names.of(merged->id)));
  return tl::unexpected(misused("review.error.nobody", visible(name)));
}

std::optional<std::string> person_called(const Names& names, const std::string& name) {
  const auto is_so_called = [&name](const Player& player) {
    return !player.name.empty() && (player.name == name || clean_name(player.name) == name);
  };
  for (const Player& player : names.players())
    if (player.merged_into.empty() && is_so_called(player)) return player.id;
  for (const Player& player : names.players())  // whoever was merged is written so by habit
    if (is_so_called(player)) return names.current(player.id);
  return std::nullopt;
}

}  // namespace spadille
