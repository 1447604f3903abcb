#pragma once

namespace spadille::cli {

class Node;

// The commands that score what no book holds.

void add_score(const Node& above);
void add_check_sheet(const Node& above);

}  // namespace spadille::cli
