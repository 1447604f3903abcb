#pragma once

#include <string>

namespace spadille::tests {

/// Where SPADILLE_TEST_CLUB names the owner's address of a server with roles test_0 to test_19
/// (tests/club/suites.py), the address of a club that nobody was in before; empty without.
[[nodiscard]] std::string fresh_club();

}  // namespace spadille::tests
