#include "app/book.h"

#include <algorithm>
#include <utility>

#include "app/look_alikes.h"
#include "app/people.h"
#include "codec/scalar.h"
#include "core/ascii.h"
#include "text/names.h"

namespace spadille {
namespace {

constexpr std::size_t kMostCharacters = 60;
constexpr std::size_t kMostOfRemark = 1000;

bool begins_with(std::string_view name, std::string_view beginning) {
  return name.size() >= beginning.size() && same_word(name.substr(0, beginning.size()), beginning);
}

/// At most so many characters of a text that is UTF-8.
std::string_view first_characters(std::string_view text, std::size_t most) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool begins = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
    if (begins && ++characters > most) return text.substr(0, i);
  }
  return text;
}

}  // namespace

Refusal refused(std::string place, std::string_view key, std::string given, std::string expected) {
  return Findings{{.place = std::move(place),
                   .given = std::move(given),
                   .message = {key},
                   .expected = std::move(expected)}};
}

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

namespace {

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

namespace {

/// What of a text can be shown, without surrounding spaces; empty where it is no UTF-8.
std::string clean_text(std::string_view text) {
  if (!is_utf8(text)) return {};
  std::string clean;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t size = 1;
    while (i + size < text.size() && (static_cast<unsigned char>(text[i + size]) & 0xC0U) == 0x80U)
      ++size;
    if (printable(text.substr(i, size))) clean += text.substr(i, size);
    i += size;
  }
  const auto begin = clean.find_first_not_of(' ');
  if (begin == std::string::npos) return {};
  return clean.substr(begin, clean.find_last_not_of(' ') - begin + 1);
}

std::string whole_name(std::string_view name) {
  return is_utf8(name) ? clean_text(composed(name)) : std::string();
}

}  // namespace

std::string clean_name(std::string_view name) {
  return std::string(first_characters(whole_name(name), kMostCharacters));
}

std::optional<std::string_view> fault_of_name(std::string_view name) {
  const std::string whole = whole_name(name);
  if (whole.empty()) return "finding.book.name";
  if (first_characters(whole, kMostCharacters) != whole) return "finding.book.name_too_long";
  return std::nullopt;
}

std::string clean_remark(std::string_view words) {
  std::string one_line(words);
  for (char& c : one_line)
    if (c == '\n' || c == '\r' || c == '\t') c = ' ';
  return std::string(first_characters(clean_text(one_line), kMostOfRemark));
}

}  // namespace spadille
