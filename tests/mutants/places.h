#pragma once

#include <cstddef>
#include <vector>

namespace spadille::tests {

/// Whether the places that the program runs through are noted from now on.
void note_places(bool on);

/// Those since the last call: addresses behind the call that reports them, from the beginning of
/// the program in memory.
[[nodiscard]] std::vector<std::size_t> places_been();

}  // namespace spadille::tests
