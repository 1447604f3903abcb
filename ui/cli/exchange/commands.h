#pragma once

namespace spadille::cli {

class Node;

// The commands by which sessions leave the book and come into it.

void add_export(const Node& above);
void add_import(const Node& above);
void add_sync(const Node& above);

}  // namespace spadille::cli
