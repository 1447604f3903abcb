#pragma once

#include "ui/cli/tournament/on_desk.h"

namespace spadille::cli {

/// What the tournament is, the tables of a round with what they told, who sits out, how good the
/// draw is, and what waits; or its answer in JSON.
void show_room(OpenedEvent& event, int round, const Streams& streams, const Voice& voice);

/// One table of a round with what it told, and what waits.
void show_table(OpenedEvent& event, int round, int table, const Streams& streams,
                const Voice& voice);

/// The roster with who is there in a round; of some of them, by id, where there are any.
void show_roster(OpenedEvent& event, int round, const std::vector<std::string>& some,
                 const Streams& streams, const Voice& voice);

/// Where everybody sits in a round, by name.
void show_by_name(OpenedEvent& event, int round, const Streams& streams, const Voice& voice);

/// How the clock of a round stands.
void show_clock(OpenedEvent& event, int round, const Streams& streams, const Voice& voice);

/// Who waits for the referee, and what was ruled in the room; of rulings those in which `word`
/// stands.
void show_rulings(OpenedEvent& event, const std::string& word, const Streams& streams,
                  const Voice& voice);

}  // namespace spadille::cli
