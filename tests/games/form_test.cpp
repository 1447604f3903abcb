// The tables that every game offers: what holds of each, and what a guided entry asks when.
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/games.h"
#include "tests/support/print.h"

namespace spadille {
namespace {

template <typename G>
class EveryGame : public testing::Test {};
using AllGames = Games::Of<testing::Types, testing::Types>;

}  // namespace
}  // namespace spadille
