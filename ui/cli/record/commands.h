#pragma once

namespace spadille::cli {

class Node;

// The commands that write an evening down.

void add_evening(const Node& above);
void add_new(const Node& above);
void add_deal(const Node& above);
void add_correct(const Node& above);
void add_undo(const Node& above);
void add_redo(const Node& above);  // undo.cpp
void add_note(const Node& above);
void add_dispute(const Node& above);  // note.cpp
void add_agree(const Node& above);    // note.cpp
void add_opening(const Node& above);
void add_seats(const Node& above);
void add_close(const Node& above);    // put_away.cpp
void add_reopen(const Node& above);   // put_away.cpp
void add_discard(const Node& above);  // put_away.cpp
void add_purge(const Node& above);

}  // namespace spadille::cli
