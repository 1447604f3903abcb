#pragma once

#include "ui/cli/tournament/on_desk.h"

namespace spadille::cli {

/// Who stands where, what each round brought him, and what decided between equals.
void show_ranking(const OpenedEvent& event, const Streams& streams, const Voice& voice);

}  // namespace spadille::cli
