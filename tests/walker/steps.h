#pragma once

#include "tests/walker/club.h"
#include "tests/walker/step.h"

namespace spadille::tests {

/// Does it, and looks at what it alone must have done. A step that means nothing where the walk
/// stands does nothing. Throws a complaint.
void take(Club& club, const Step& step);

// What `take` chooses from: one a verb, in the order of the file that has it.

void take_deal(Club& club, Dice& dice, Door door);
void take_insert(Club& club, Dice& dice, Door door);
void take_correct(Club& club, Dice& dice, Door door);
void take_strike(Club& club, Dice& dice, Door door);
void take_undo(Club& club, Dice& dice, Door door);
void take_redo(Club& club, Dice& dice, Door door);
void take_stale(Club& club, Dice& dice, Door door);

void take_begin(Club& club, Dice& dice, Door door);
void take_again(Club& club, Dice& dice, Door door);
void take_turn_to(Club& club, Dice& dice, Door door);
void take_opening(Club& club, Dice& dice, Door door);
void take_seats(Club& club, Dice& dice, Door door);
void take_close(Club& club, Dice& dice, Door door);
void take_reopen(Club& club, Dice& dice, Door door);
void take_discard(Club& club, Dice& dice, Door door);
void take_back(Club& club, Dice& dice, Door door);
void take_purge(Club& club, Dice& dice, Door door);

void take_note(Club& club, Dice& dice, Door door);
void take_dispute(Club& club, Dice& dice, Door door);
void take_settle(Club& club, Dice& dice, Door door);
void take_agree(Club& club, Dice& dice, Door door);

void take_ruling(Club& club, Dice& dice, Door door);
void take_rulings(Club& club, Dice& dice, Door door);
void take_adopt(Club& club, Dice& dice, Door door);
void take_keep(Club& club, Dice& dice, Door door);

void take_merge(Club& club, Dice& dice, Door door);
void take_split(Club& club, Dice& dice, Door door);
void take_rename(Club& club, Dice& dice, Door door);
void take_hide(Club& club, Dice& dice, Door door);
void take_forget(Club& club, Dice& dice, Door door);

void take_rules(Club& club, Dice& dice, Door door);
/// Gives rules a name in the book: a preset with other options, all of them as documents write
/// them. Returns the name.
std::string keep_rules(Club& club, const std::string& preset,
                       const std::vector<std::string>& options, const Json& all, Dice& dice);

/// All of the club in any order, but nobody under two names. `habits`: who is called otherwise.
[[nodiscard]] std::vector<std::string> all_but_doubles(
    const std::map<std::string, std::string>& habits, Dice& dice);

void take_event_begin(Club& club, Dice& dice, Door door);
void take_event_turn(Club& club, Dice& dice, Door door);
void take_event_plan(Club& club, Dice& dice, Door door);
void take_event_roster(Club& club, Dice& dice, Door door);
void take_event_wish(Club& club, Dice& dice, Door door);
void take_event_pairs(Club& club, Dice& dice, Door door);
void take_event_draw(Club& club, Dice& dice, Door door);
void take_event_swap(Club& club, Dice& dice, Door door);
void take_event_credit(Club& club, Dice& dice, Door door);
void take_event_undo(Club& club, Dice& dice, Door door);
void take_event_redo(Club& club, Dice& dice, Door door);
void take_event_close(Club& club, Dice& dice, Door door);
void take_event_reopen(Club& club, Dice& dice, Door door);

void take_event_result(Club& club, Dice& dice, Door door);
void take_event_file(Club& club, Dice& dice, Door door);
void take_event_settle(Club& club, Dice& dice, Door door);
void take_event_play(Club& club, Dice& dice, Door door);
void take_event_session(Club& club, Dice& dice, Door door);
void take_event_clock(Club& club, Dice& dice, Door door);
void take_event_call(Club& club, Dice& dice, Door door);
void take_event_answer(Club& club, Dice& dice, Door door);
void take_event_agree(Club& club, Dice& dice, Door door);

void take_event_exchange(Club& club, Dice& dice, Door door);
void take_exchange(Club& club, Dice& dice, Door door);
void take_back_up(Club& club, Dice& dice, Door door);
void take_restore(Club& club, Dice& dice, Door door);
void take_restart(Club& club, Dice& dice, Door door);
void take_language(Club& club, Dice& dice, Door door);

}  // namespace spadille::tests
