#include "tests/walker/steps.h"

namespace spadille::tests {

void take(Club& club, const Step& step) {
  club.world.tick();
  Dice dice(step.dice);
  const bool begins = step.verb == Verb::begin;
  if (club.current == 0 && !begins) return;
  switch (step.verb) {
    case Verb::begin: return take_begin(club, dice, step.door);
    case Verb::again: return take_again(club, dice, step.door);
    case Verb::turn_to: return take_turn_to(club, dice, step.door);
    case Verb::deal: return take_deal(club, dice, step.door);
    case Verb::insert: return take_insert(club, dice, step.door);
    case Verb::correct: return take_correct(club, dice, step.door);
    case Verb::strike: return take_strike(club, dice, step.door);
    case Verb::undo: return take_undo(club, dice, step.door);
    case Verb::redo: return take_redo(club, dice, step.door);
    case Verb::note: return take_note(club, dice, step.door);
    case Verb::dispute: return take_dispute(club, dice, step.door);
    case Verb::settle: return take_settle(club, dice, step.door);
    case Verb::opening: return take_opening(club, dice, step.door);
    case Verb::seats: return take_seats(club, dice, step.door);
    case Verb::ruling: return take_ruling(club, dice, step.door);
    case Verb::close: return take_close(club, dice, step.door);
    case Verb::reopen: return take_reopen(club, dice, step.door);
    case Verb::discard: return take_discard(club, dice, step.door);
    case Verb::back: return take_back(club, dice, step.door);
    case Verb::purge: return take_purge(club, dice, step.door);
    case Verb::merge: return take_merge(club, dice, step.door);
    case Verb::split: return take_split(club, dice, step.door);
    case Verb::rename: return take_rename(club, dice, step.door);
    case Verb::hide: return take_hide(club, dice, step.door);
    case Verb::forget: return take_forget(club, dice, step.door);
    case Verb::rules: return take_rules(club, dice, step.door);
    case Verb::exchange: return take_exchange(club, dice, step.door);
    case Verb::back_up: return take_back_up(club, dice, step.door);
    case Verb::restore: return take_restore(club, dice, step.door);
    case Verb::restart: return take_restart(club, dice, step.door);
    case Verb::language: return take_language(club, dice, step.door);
    case Verb::stale: return take_stale(club, dice, step.door);
    case Verb::rulings: return take_rulings(club, dice, step.door);
    case Verb::adopt: return take_adopt(club, dice, step.door);
    case Verb::keep: return take_keep(club, dice, step.door);
    case Verb::agree: return take_agree(club, dice, step.door);
  }
}

}  // namespace spadille::tests
