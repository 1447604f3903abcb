#pragma once

#include "app/views.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// A set of rules in words: "Klaverjas · as in the rulebook", or "Klaverjas · house rules".
[[nodiscard]] QString rules_title(const RulesView& rules, const Speaker& speaker);

}  // namespace spadille::table
