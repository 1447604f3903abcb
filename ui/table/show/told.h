#pragma once

#include "app/views.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// A deal as people say it in their language: "Nora · alone · 5 tricks".
[[nodiscard]] QString told(const ToldDeal& deal, const SeatNames& names, const Speaker& speaker);

}  // namespace spadille::table
