#pragma once

#include "app/views.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// The value of an option as people read it: "yes", "until the trick is turned", "1500".
[[nodiscard]] inline QString option_value(const OptionView& option, const Speaker& speaker) {
  if (option.member->kind == Kind::flag)
    return speaker.said(option.number != 0 ? "table.yes" : "table.no");
  if (option.member->kind == Kind::choice)
    return speaker.said(std::string(option.member->label) + '.' + std::string(option.value()));
  return text(option.value());
}

}  // namespace spadille::table
