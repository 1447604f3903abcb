// How a deal of Quadrille is entered by taps.
#include "games/quadrille/quadrille.h"

namespace spadille::quadrille {
namespace {

constexpr std::array<std::string_view, 3> kBid{"contract", "ombre", "trump"};

constexpr std::array kAnswers{Answer{"contract", {static_cast<int>(Deal::Contract::alliance)}},
                              Answer{"ombre", {0}}, Answer{"partner", {2}}, Answer{"tricks", {6}},
                              Answer{"matadors", {1}}};
constexpr std::array kTotals{2, -2, 2, -2, 0};

constexpr EntryTable kTable{.opens = "ombre",
                            .contract = {kBid, kBid},
                            .trial = {.players = 4, .answers = kAnswers, .totals = kTotals}};

}  // namespace

const EntryTable& Game::entry() { return kTable; }

}  // namespace spadille::quadrille
