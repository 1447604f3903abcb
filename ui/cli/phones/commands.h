#pragma once

namespace spadille::cli {

class Node;

// The command that lets phones look on.

void add_serve(const Node& above);

}  // namespace spadille::cli
