#pragma once

#include <string>
#include <vector>

#include "app/people/names.h"
#include "session/store.h"
#include "ui/cli/terminal/voice.h"

namespace spadille::cli {

/// One session a line: number, date, game, who, how many deals.
[[nodiscard]] std::string session_list(const std::vector<Listed>& sessions, const Names& names,
                                       const Voice& voice);

}  // namespace spadille::cli
