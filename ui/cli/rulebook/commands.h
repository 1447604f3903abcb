#pragma once

namespace spadille::cli {

class Node;

// The commands that show rules and clauses.

void add_rules(const Node& above);
void add_rule(const Node& above);
void add_precedents(const Node& above);

}  // namespace spadille::cli
