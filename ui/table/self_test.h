#pragma once

#include <QString>
#include <functional>
#include <string>

#include "ui/table/book/clerk.h"

namespace spadille::table {

/// Tries the whole program out over a book of its own, made by `machine(path)`: a deal of each game
/// through its page, one undone, the totals compared. Says on standard output what it does.
/// REQUIRES: a QGuiApplication, no House. Returns 0, or 1 where anything is not as expected.
[[nodiscard]] int self_test(const std::function<Machine(const std::string& path)>& machine);

}  // namespace spadille::table
