// How a deal of Kyuuri is entered by taps.
#include "games/kyuuri/kyuuri.h"

namespace spadille::kyuuri {
namespace {

constexpr std::array<std::string_view, 3> kByLoser{"taker", "rank", "matched"};
constexpr std::array<std::string_view, 2> kInFull{"leader", "ranks"};
constexpr std::array kWays{Way{"kyuuri.entry.by_loser", kByLoser},
                           Way{"kyuuri.entry.in_full", kInFull}};

constexpr std::array kAnswers{Answer{"taker", {1}},
                              Answer{"rank", {static_cast<int>(Rank::queen)}}};
constexpr std::array kTotals{0, 12, 0, 0, 0};

constexpr EntryTable kTable{.opens = "taker",
                            .ways = kWays,
                            .trial = {.players = 5, .answers = kAnswers, .totals = kTotals}};

}  // namespace

const EntryTable& Game::entry() { return kTable; }

}  // namespace spadille::kyuuri
