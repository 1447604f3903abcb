#pragma once

#include <QByteArray>
#include <QString>

#include "app/tournament/papers.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// A paper of a club's evening as a PDF: A4, as many pages as it takes. `round`: 0 for all that are
/// drawn; a ranking is always of the whole evening. `address`: of the door for phones, as it is
/// scanned; empty: table cards have no code. REQUIRES: unprintable() finds nothing.
[[nodiscard]] QByteArray pdf_of(const TournamentDesk& desk, const Names& names, EventPaper paper,
                                int round, const Speaker& speaker, const QString& address = {});

}  // namespace spadille::table
