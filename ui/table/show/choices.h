#pragma once

#include <string_view>

namespace spadille::table {

/// The message that says what somebody can answer: "alliance", "before_first_lead". The word itself
/// where there is none.
[[nodiscard]] std::string_view message_of_choice(std::string_view choice);

/// The message for a call of an auction, as documents write it: "order alone".
[[nodiscard]] std::string_view message_of_call(std::string_view call);

}  // namespace spadille::table
