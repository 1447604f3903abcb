#include "codec/log_words.h"

#include <algorithm>

#include "codec/misshapen.h"
#include "codec/plain_text.h"

namespace spadille::codec {
namespace {

/// Every x of the pattern a small hexadecimal digit, every 0 a figure, all else as it stands.
bool matches(std::string_view text, std::string_view pattern) {
  const auto fits = [](char c, char p) {
    const bool figure = c >= '0' && c <= '9';
    if (p == '0') return figure;
    return p == 'x' ? figure || (c >= 'a' && c <= 'f') : c == p;
  };
  return text.size() == pattern.size() &&
         std::equal(text.begin(), text.end(), pattern.begin(), fits);
}

/// The places of those that equal an earlier one.
std::vector<std::size_t> repeated(const std::vector<std::string_view>& all) {
  std::vector<std::size_t> order(all.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&all](std::size_t a, std::size_t b) { return all[a] < all[b]; });
  std::vector<std::size_t> places;
  for (std::size_t i = 1; i < order.size(); ++i)
    if (all[order[i]] == all[order[i - 1]]) places.push_back(order[i]);
  return places;
}

Finding wrong_at(const std::string& place, std::string_view key, std::string_view given) {
  return misshapen(place, key, visible(given));
}

/// Ids of people who are listed more than once.
Findings wrong_with(const std::vector<Player>& players) {
  Findings found;
  std::vector<std::string_view> ids;
  ids.reserve(players.size());
  for (const Player& player : players) ids.push_back(player.id);
  for (const std::size_t i : repeated(ids))
    found.push_back(
        wrong_at("/players/" + std::to_string(i) + "/id", "finding.listed_twice", ids[i]));
  return found;
}

bool is_among(const std::vector<Player>& players, std::string_view id) {
  return std::any_of(players.begin(), players.end(),
                     [id](const Player& player) { return player.id == id; });
}

/// What one event says about who sits and waits.
Findings wrong_with(const std::vector<std::string>& seated, const std::vector<std::string>& waiting,
                    const std::vector<Player>& players) {
  Findings found;
  std::vector<std::string_view> everybody(seated.begin(), seated.end());
  everybody.insert(everybody.end(), waiting.begin(), waiting.end());
  const auto place = [&seated](std::size_t i) {
    return i < seated.size() ? "/players/" + std::to_string(i)
                             : "/waiting/" + std::to_string(i - seated.size());
  };
  for (const std::size_t i : repeated(everybody))
    found.push_back(wrong_at(place(i), "finding.listed_twice", everybody[i]));
  for (std::size_t i = 0; i < everybody.size(); ++i)
    if (!is_among(players, everybody[i]))
      found.push_back(wrong_at(place(i), "finding.exchange.nobody", everybody[i]));
  return found;
}

/// The same of an event of a tournament: a draw names people table by table, and who sits out.
Findings wrong_with(const TournamentEvent& event, const std::vector<Player>& players) {
  Findings found;
  const auto look = [&](const std::vector<std::string>& ids, const auto& place) {
    for (std::size_t i = 0; i < ids.size(); ++i)
      if (!is_among(players, ids[i]))
        found.push_back(wrong_at(place(i), "finding.exchange.nobody", ids[i]));
  };
  const std::string people = event.kind == EventKind::round_drawn ? "/out/" : "/people/";
  look(event.people, [&](std::size_t i) { return people + std::to_string(i); });
  for (std::size_t table = 0; table < event.tables.size(); ++table)
    look(event.tables[table], [&](std::size_t) { return "/tables/" + std::to_string(table); });
  return found;
}

}  // namespace

std::string possible_kinds(const LogShape& shape) {
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < kEventNames.size(); ++i)
    if (shape.has(static_cast<EventKind>(i))) names.push_back(kEventNames[i]);
  return alternatives(names);
}

bool is_uuid(std::string_view text) {
  return matches(text, "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx");
}

bool is_hash(std::string_view text) { return matches(text, std::string(64, 'x')); }

bool is_moment(std::string_view text) {
  return text.empty() || (matches(text, "0000-00-00T00:00:00Z") && is_date(text.substr(0, 10)));
}

Findings listed_twice(const std::vector<EventRecord>& events) {
  std::vector<std::string_view> ids;
  ids.reserve(events.size());
  for (const EventRecord& event : events) ids.push_back(event.id);
  Findings found;
  for (const std::size_t i : repeated(ids))
    found.push_back(
        wrong_at("/events/" + std::to_string(i) + "/id", "finding.listed_twice", ids[i]));
  return found;
}

Findings unknown_people(const Log& log, const std::vector<Player>& players) {
  Findings found = wrong_with(players);
  for (std::size_t i = 0; i < log.events.size(); ++i) {
    const Event& event = log.events[i];
    const std::string place = "/events/" + std::to_string(i) + "/payload";
    if (!event.by.empty() && !is_among(players, event.by))
      found.push_back(wrong_at(place + "/by", "finding.exchange.nobody", event.by));
    if (event.about.players.empty() && event.waiting.empty()) continue;
    append(found, wrong_with(event.about.players, event.waiting, players), place);
  }
  return found;
}

Findings unknown_people(const TournamentLog& log, const std::vector<Player>& players) {
  Findings found = wrong_with(players);
  for (std::size_t i = 0; i < log.events.size(); ++i)
    append(found, wrong_with(log.events[i], players), "/events/" + std::to_string(i) + "/payload");
  return found;
}

}  // namespace spadille::codec
