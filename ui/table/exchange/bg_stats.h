#pragma once

#include <QJsonObject>
#include <QString>

#include "app/people/names.h"
#include "app/record/desk.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// An evening as BG Stats takes it: one play, with a score, a rank and whether he won for everybody
/// who sat at the table. Ids stay the same however often it is sent.
[[nodiscard]] QJsonObject bg_stats_play(const Desk& desk, const Names& names,
                                        const Speaker& speaker);

/// The link that hands it over.
[[nodiscard]] QString bg_stats_link(const QJsonObject& play);

}  // namespace spadille::table
