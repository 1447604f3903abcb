#pragma once

#include <memory>

#include "ui/cli/book/opened.h"

namespace spadille::cli {

/// The commands below `rules` that give rules a name in the book, and take it back.
void add_house_rules(const Node& rules, const std::shared_ptr<BookOptions>& in);

}  // namespace spadille::cli
