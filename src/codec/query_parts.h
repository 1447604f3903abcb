#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "codec/misshapen.h"
#include "codec/query.h"

// What several documents of phones have alike.
namespace spadille::codec {

inline constexpr std::array<std::string_view, 3> kBeginningDoes{"mend", "mend_from_now", "begin"};
inline constexpr std::array<std::string_view, 2> kCallDoes{"call", "withdraw"};
inline constexpr std::int64_t kMostSessions = 10'000'000;
inline constexpr std::int64_t kMostEvents = 1'000'000;
inline constexpr std::int64_t kMostTotal = 10'000'000;

/// Which of some words a text is; says so where it is none.
template <std::size_t size>
std::size_t place_in(const std::array<std::string_view, size>& words, const std::string& text,
                     std::string place, Findings& findings) {
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end())
    findings = {text.empty()
                    ? missing_at(std::move(place), {}, alternatives(words))
                    : misshapen(std::move(place), "finding.value", text, alternatives(words))};
  return static_cast<std::size_t>(found - words.begin());
}

/// The members of a beginning, besides what it does.
[[nodiscard]] std::vector<FlatRow> rows_of(BeginningSoFar& told);
/// Without what the document did not say: an empty title is one.
void forget_untold(BeginningSoFar& told, const std::vector<FlatRow>& rows);

}  // namespace spadille::codec
