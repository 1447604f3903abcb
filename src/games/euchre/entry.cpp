// How a deal of Euchre is entered by taps.
#include "games/euchre/euchre.h"

namespace spadille::euchre {
namespace {

constexpr std::array<std::string_view, 4> kBid{"maker", "alone", "lone_defender", "trump"};
constexpr std::array<std::string_view, 2> kNeeded{"maker", "trump"};

constexpr std::array kAnswers{Answer{"maker", {0}}, Answer{"tricks", {5}}};
constexpr std::array kTotals{2, 0};

constexpr EntryTable kTable{.from = "maker",
                            .opens = "maker",
                            .contract = {kBid, kNeeded},
                            .trial = {.players = 4, .answers = kAnswers, .totals = kTotals}};

}  // namespace

const EntryTable& Game::entry() { return kTable; }

}  // namespace spadille::euchre
