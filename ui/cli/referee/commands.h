#pragma once

namespace spadille::cli {

class Node;

// The commands that ask the referee.

void add_legal(const Node& above);    // questions.cpp
void add_trick(const Node& above);    // questions.cpp
void add_auction(const Node& above);  // questions.cpp
void add_revoke(const Node& above);   // questions.cpp
void add_ruling(const Node& above);

}  // namespace spadille::cli
