#pragma once

namespace spadille::cli {

class Node;

// The commands that look back on evenings.

void add_sheet(const Node& above);
void add_sessions(const Node& above);
void add_settle(const Node& above);
void add_stats(const Node& above);         // statistics.cpp
void add_head_to_head(const Node& above);  // statistics.cpp
void add_ranking(const Node& above);
void add_rescore(const Node& above);

}  // namespace spadille::cli
