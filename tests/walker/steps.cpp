#include "tests/walker/steps.h"

#include <array>

namespace spadille::tests {
namespace {

bool is_of_the_book(Verb verb) {
  using enum Verb;
  return verb == merge || verb == split || verb == rename || verb == hide || verb == forget ||
         verb == exchange || verb == back_up || verb == restore;
}

/// Whether there is what it is done to.
bool means_something(const Club& club, Verb verb) {
  if (verb == Verb::begin || verb == Verb::event_begin) return true;
  if (is_of_event(verb)) return club.event != 0;
  return club.current != 0 || (club.event != 0 && is_of_the_book(verb));
}

using Way = void (*)(Club& club, Dice& dice, Door door);
struct WayRow {
  Verb verb;
  Way way;
};

/// In the order of the verbs.
constexpr auto kWays = std::to_array<WayRow>({{Verb::begin, take_begin},
                                              {Verb::again, take_again},
                                              {Verb::turn_to, take_turn_to},
                                              {Verb::deal, take_deal},
                                              {Verb::insert, take_insert},
                                              {Verb::correct, take_correct},
                                              {Verb::strike, take_strike},
                                              {Verb::undo, take_undo},
                                              {Verb::redo, take_redo},
                                              {Verb::note, take_note},
                                              {Verb::dispute, take_dispute},
                                              {Verb::settle, take_settle},
                                              {Verb::opening, take_opening},
                                              {Verb::seats, take_seats},
                                              {Verb::ruling, take_ruling},
                                              {Verb::close, take_close},
                                              {Verb::reopen, take_reopen},
                                              {Verb::discard, take_discard},
                                              {Verb::back, take_back},
                                              {Verb::purge, take_purge},
                                              {Verb::merge, take_merge},
                                              {Verb::split, take_split},
                                              {Verb::rename, take_rename},
                                              {Verb::hide, take_hide},
                                              {Verb::forget, take_forget},
                                              {Verb::rules, take_rules},
                                              {Verb::exchange, take_exchange},
                                              {Verb::back_up, take_back_up},
                                              {Verb::restore, take_restore},
                                              {Verb::restart, take_restart},
                                              {Verb::language, take_language},
                                              {Verb::stale, take_stale},
                                              {Verb::rulings, take_rulings},
                                              {Verb::adopt, take_adopt},
                                              {Verb::keep, take_keep},
                                              {Verb::agree, take_agree},
                                              {Verb::event_begin, take_event_begin},
                                              {Verb::event_turn, take_event_turn},
                                              {Verb::event_plan, take_event_plan},
                                              {Verb::event_roster, take_event_roster},
                                              {Verb::event_wish, take_event_wish},
                                              {Verb::event_pairs, take_event_pairs},
                                              {Verb::event_draw, take_event_draw},
                                              {Verb::event_swap, take_event_swap},
                                              {Verb::event_credit, take_event_credit},
                                              {Verb::event_undo, take_event_undo},
                                              {Verb::event_redo, take_event_redo},
                                              {Verb::event_close, take_event_close},
                                              {Verb::event_reopen, take_event_reopen},
                                              {Verb::event_result, take_event_result},
                                              {Verb::event_file, take_event_file},
                                              {Verb::event_settle, take_event_settle},
                                              {Verb::event_play, take_event_play},
                                              {Verb::event_session, take_event_session},
                                              {Verb::event_clock, take_event_clock},
                                              {Verb::event_call, take_event_call},
                                              {Verb::event_answer, take_event_answer},
                                              {Verb::event_agree, take_event_agree},
                                              {Verb::event_exchange, take_event_exchange}});
static_assert(kWays.size() == static_cast<std::size_t>(Verb::event_exchange) + 1);

Way way_of(Verb verb) {
  const WayRow& row = kWays[static_cast<std::size_t>(verb)];
  expect("steps", row.verb == verb, "each verb has its row, in order");
  return row.way;
}

}  // namespace

void take(Club& club, const Step& step) {
  club.world.tick();
  Dice dice(step.dice);
  if (means_something(club, step.verb)) way_of(step.verb)(club, dice, step.door);
}

}  // namespace spadille::tests
