#include "tournament/plan_words.h"

#include <charconv>

namespace spadille {
namespace {

constexpr std::string_view kOnce = " once";
constexpr std::string_view kClubAverage = "club_average";
constexpr std::string_view kOwnAverage = "own_average";
constexpr std::int64_t kMost = 1'000'000'000;

std::optional<std::int64_t> number_in(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return {};
  if (number > kMost || number < -kMost) return {};
  return number;
}

}  // namespace

std::optional<Credit> credit_in(std::string_view text) {
  Credit credit;
  if (text.empty()) return credit;
  if (text.ends_with(kOnce)) credit.once = true, text.remove_suffix(kOnce.size());
  if (text == kClubAverage) return credit.kind = Credit::Kind::club_average, credit;
  if (text == kOwnAverage) return credit.kind = Credit::Kind::own_average, credit;
  const auto points = number_in(text);
  if (!points) return std::nullopt;
  credit.kind = Credit::Kind::points;
  credit.points = *points;
  return credit;
}

std::string written(const Credit& credit) {
  std::string text;
  switch (credit.kind) {
    case Credit::Kind::nothing: return {};
    case Credit::Kind::points: text = std::to_string(credit.points); break;
    case Credit::Kind::club_average: text = kClubAverage; break;
    case Credit::Kind::own_average: text = kOwnAverage; break;
  }
  return credit.once ? text + std::string(kOnce) : text;
}

std::optional<Prize> prize_in(std::string_view text) {
  const auto space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const std::string_view what = text.substr(0, space);
  const auto amount = number_in(text.substr(space + 1));
  if (!amount || *amount < 1) return std::nullopt;
  if (what == "last") return Prize{Prize::For::last, 1, *amount};
  if (what == "pits") return Prize{Prize::For::pits, 1, *amount};
  const auto place = number_in(what);
  if (!place || *place < 1 || *place > kMostEntrants) return std::nullopt;
  return Prize{Prize::For::place, static_cast<int>(*place), *amount};
}

std::string written(const Prize& prize) {
  const std::string amount = " " + std::to_string(prize.amount);
  switch (prize.what) {
    case Prize::For::place: return std::to_string(prize.place) + amount;
    case Prize::For::last: return "last" + amount;
    case Prize::For::pits: break;
  }
  return "pits" + amount;
}

}  // namespace spadille
