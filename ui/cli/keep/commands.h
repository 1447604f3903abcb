#pragma once

namespace spadille::cli {

class Node;

// The commands that keep the book, and the people in it.

void add_verify(const Node& above);
void add_recover(const Node& above);
void add_backup(const Node& above);
void add_restore(const Node& above);
void add_players(const Node& above);

}  // namespace spadille::cli
