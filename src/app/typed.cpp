#include "app/typed.h"

#include "codec/short_form.h"
#include "text/names.h"
#include "text/spoken.h"

namespace spadille {
namespace {

Spelling spelling(const AnyGame& game, const Words& words) {
  return [&](std::string_view word) { return typed(game.id(), word, words); };
}

}  // namespace

std::string typed(const AnyDeal& deal, const SeatNames& names, const Words& words) {
  return write_short(deal, seats_said(names, words.language()), spelling(deal.game(), words));
}

std::string grammar_typed(const AnyGame& game, const Words& words) {
  return grammar(game, spelling(game, words));
}

}  // namespace spadille
