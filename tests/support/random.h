#pragma once

#include <cstdint>
#include <cstdlib>

namespace spadille::tests {

/// The seed of all random tests: SPADILLE_SEED, or the same as ever. A failing test prints it.
[[nodiscard]] inline std::uint32_t random_seed() {
  const char* given = std::getenv("SPADILLE_SEED");
  return given != nullptr ? static_cast<std::uint32_t>(std::strtoul(given, nullptr, 10))
                          : 20091206U;
}

/// How many rounds a random test takes: more in script/test --long, fewer in script/test and for
/// script/mutants, which runs it again and again.
[[nodiscard]] inline int rounds(int usual) {
  if (std::getenv("SPADILLE_LONG") != nullptr) return usual * 20;
  return std::getenv("SPADILLE_SHORT") != nullptr ? (usual + 3) / 4 : usual;
}

}  // namespace spadille::tests
