#include "games/garner/garner.h"

namespace spadille::garner {
namespace {

constexpr std::array kAnswers{Answer{"reaper", {2}}, Answer{"tricks", {4}}, Answer{"bold", {1}}};
constexpr std::array kTotals{0, 0, 8};
constexpr EntryTable kTable{.from = "reaper",
                            .opens = "reaper",
                            .trial = {.players = 3, .answers = kAnswers, .totals = kTotals}};

}  // namespace

const EntryTable& Game::entry() { return kTable; }

}  // namespace spadille::garner
