#pragma once

#include <array>
#include <string_view>

namespace spadille {

// What stands in documents for how a table's round stands (TableState), and for what a round
// brought somebody (RoundScore::From): never change them.

inline constexpr std::array<std::string_view, 4> kTableStateNames{"waiting", "told",
                                                                  "told_differently", "impossible"};
inline constexpr std::array<std::string_view, 7> kFromNames{"nothing", "play", "missing", "forced",
                                                            "choice",  "late", "gone"};

}  // namespace spadille
