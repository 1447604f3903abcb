#include "app/score/figures.h"

#include <cstdlib>

#include "games/any_functions.h"
#include "text/joints.h"

namespace spadille {
namespace {

constexpr std::array kCommon{kSessionsShown, kDealsShown, kGamesWonShown, kPointsShown,
                             kPointsEachShown};
constexpr FigureTable kCommonTable{
    .figures = kCommon, .plus = "points", .result_label = "review.points"};

std::int64_t sum(const FactTotals& facts, std::string_view key) {
  const auto found = key.empty() ? facts.end() : facts.find(key);
  return found == facts.end() ? 0 : found->second;
}

}  // namespace

std::int64_t result(const FactTotals& facts) { return sum(facts, kSettled); }

const FigureTable& figure_table(std::string_view game) {
  const AnyGame* known = game_called(game);
  return known == nullptr ? kCommonTable : known->figures();
}

bool fewer_is_better(std::string_view game) {
  const AnyGame* known = game_called(game);
  return known != nullptr && counts_losses(known->rules());
}

std::vector<FigureValue> figures(const FigureTable& table, const FactTotals& facts) {
  std::vector<FigureValue> all;
  all.reserve(table.figures.size());
  for (const Figure& figure : table.figures) {
    FigureValue& value = all.emplace_back();
    value.figure = &figure;
    value.n = sum(facts, figure.plus[0]) + sum(facts, figure.plus[1]) - sum(facts, figure.minus);
    value.of = sum(facts, figure.of[0]) + sum(facts, figure.of[1]);
    value.untold = sum(facts, figure.untold);
  }
  return all;
}

std::int64_t hundredths(std::int64_t n, std::int64_t of) {
  const std::int64_t twice = std::abs(n) * 200 + std::abs(of);
  const std::int64_t rounded = twice / (2 * std::abs(of));
  return (n < 0) != (of < 0) ? -rounded : rounded;
}

std::string quotient(std::int64_t n, std::int64_t of) {
  if (of == 0) return "–";
  const std::int64_t value = hundredths(n, of);
  const std::string places = std::to_string(100 + std::abs(value) % 100).substr(1);
  return (value < 0 ? "−" : "") + std::to_string(std::abs(value) / 100) + '.' + places;
}

namespace {

std::string whole(std::int64_t n) { return (n < 0 ? "−" : "") + std::to_string(std::abs(n)); }

}  // namespace

std::string shown(const FigureValue& value, Language language) {
  switch (value.figure->kind) {
    case Figure::Kind::count:
      return whole(value.n) + (value.untold > 0 ? "…" + whole(value.n + value.untold) : "");
    case Figure::Kind::each: return quotient(value.n, value.of);
    case Figure::Kind::percent: break;
  }
  return value.of == 0 ? "–"
                       : std::to_string(hundredths(value.n, value.of)) + joints(language).percent;
}

}  // namespace spadille
