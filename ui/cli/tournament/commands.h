#pragma once

#include "ui/cli/tournament/on_desk.h"

namespace spadille::cli {

/// spadille event, and all that stands below it.
void add_event(const Node& above);

// Each a command below it, in a file of its name.
using AtEvent = std::shared_ptr<EventOptions>;
void add_event_new(const Node& event, const AtEvent& at);
void add_event_plan(const Node& event, const AtEvent& at);  // new.cpp
void add_event_roster(const Node& event, const AtEvent& at);
void add_event_draw(const Node& event, const AtEvent& at);
void add_event_show(const Node& event, const AtEvent& at);
void add_event_result(const Node& event, const AtEvent& at);
void add_event_credit(const Node& event, const AtEvent& at);
void add_event_print(const Node& event, const AtEvent& at);
void add_event_ranking(const Node& event, const AtEvent& at);
void add_event_play(const Node& event, const AtEvent& at);
void add_event_clock(const Node& event, const AtEvent& at);
void add_event_referee(const Node& event, const AtEvent& at);  // call, answer, rulings
void add_event_undo(const Node& event, const AtEvent& at);
void add_event_close(const Node& event, const AtEvent& at);
void add_event_season(const Node& event, const AtEvent& at);
void add_event_check(const Node& event, const AtEvent& at);
void add_event_simulate(const Node& event, const AtEvent& at);

}  // namespace spadille::cli
