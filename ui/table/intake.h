#pragma once

#include <QString>

#include "ui/table/house.h"

namespace spadille::table {

/// Takes the sessions in a file (spadille/log or spadille/session, also many, a line each) into the
/// book: all of them or none. Why not is said by Evening::refused; then Home shows what is there.
void take_in(House& house, const QString& file);

}  // namespace spadille::table
