#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "app/review/statistics.h"
#include "text/words.h"

namespace spadille {

/// A figure in words: what it is, and how much.
struct ToldFigure {
  std::string label{};
  std::string value{};
  friend bool operator==(const ToldFigure&, const ToldFigure&) = default;
};

/// How a face writes a date.
using Day = std::function<std::string(const std::string&)>;

/// What players ask first about one of them. What was not played is left out.
[[nodiscard]] std::vector<ToldFigure> told(const PersonFigures& person, const Words& words,
                                           const Day& day);

/// The same of several at one game: who has the best of each. REQUIRES: of one game.
[[nodiscard]] std::vector<ToldFigure> told_of_all(std::span<const PersonFigures> people,
                                                  const Words& words, const Day& day);

}  // namespace spadille
