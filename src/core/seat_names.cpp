#include "core/seat_names.h"

#include <algorithm>
#include <charconv>

#include "core/ascii.h"

namespace spadille {
namespace {

constexpr std::string_view kCompass = "NESW";

bool begins(std::string_view name, std::string_view text) {
  return text.size() <= name.size() &&
         std::equal(text.begin(), text.end(), name.begin(), same_letter);
}

std::optional<Seat> by_number(std::string_view text, std::size_t count) {
  unsigned n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n < 1 || n > count)
    return std::nullopt;
  return seat(static_cast<int>(n) - 1);
}

std::optional<Seat> by_compass(std::string_view text) {
  for (std::size_t i = 0; i < kCompass.size(); ++i)
    if (text.size() == 1 && same_letter(text[0], kCompass[i])) return seat(static_cast<int>(i));
  return std::nullopt;
}

/// A, B, C and so on, where there is no compass.
std::optional<Seat> by_letter(std::string_view text, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    if (text.size() == 1 && same_letter(text[0], static_cast<char>('A' + i)))
      return seat(static_cast<int>(i));
  return std::nullopt;
}

/// Whether their first words are the same: then no letter can be short for one of them.
bool begin_alike(const SeatNames& names, SeatSet who) {
  const auto first = [&](Seat s) {
    const std::string_view name = names.seats[s.index];
    return name.substr(0, name.find(' '));
  };
  bool alike = true;
  for (const Seat s : who) alike = alike && first(s) == first(*who.begin());
  return alike;
}

}  // namespace

SeatNames SeatNames::of(const std::vector<std::string>& players, int count,
                        std::string_view letters) {
  SeatNames names{players};
  for (std::size_t i = players.size(); i < static_cast<std::size_t>(count); ++i)
    names.seats.emplace_back(1, letters[i]);
  return names;
}

std::string SeatNames::of(Seat s) const {
  return s.index < seats.size() ? seats[s.index] : std::to_string(s.index + 1);
}

std::string SeatNames::of(Side s) const {
  std::string both;
  for (const Seat partner : sides[s.index]) both += (both.empty() ? "" : " & ") + of(partner);
  return both;
}

std::optional<Seat> seat_meant(const SeatNames& names, std::string_view text) {
  if (text.empty()) return std::nullopt;
  if (std::count(names.seats.begin(), names.seats.end(), text) == 1)
    return seat(static_cast<int>(std::find(names.seats.begin(), names.seats.end(), text) -
                                 names.seats.begin()));
  SeatSet whole;
  SeatSet begun;
  for (std::size_t i = 0; i < names.seats.size(); ++i) {
    if (!begins(names.seats[i], text)) continue;
    begun.insert(seat(static_cast<int>(i)));
    if (names.seats[i].size() == text.size()) whole.insert(seat(static_cast<int>(i)));
  }
  const SeatSet meant = whole.empty() ? begun : whole;
  if (meant.size() == 1) return *meant.begin();
  if (meant.size() > 1 && !(text.size() == 1 && begin_alike(names, meant))) return std::nullopt;
  if (const auto numbered = by_number(text, names.seats.size())) return numbered;
  return names.seats.size() == kCompass.size() ? by_compass(text)
                                               : by_letter(text, names.seats.size());
}

}  // namespace spadille
