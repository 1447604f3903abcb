#pragma once

#include <string>

#include "app/phones/engine.h"
#include "ui/door/keys.h"
#include "ui/door/message.h"

// What the door itself answers, besides what the engine does.
namespace spadille::door {

/// A `spadille/key`.
[[nodiscard]] Reply key_answer(const std::string& key);
/// Who a phone is at the table, as `spadille/role`.
[[nodiscard]] std::string role_document(const Phone& phone);
/// Nobody of that name sits there. `language`: to say so in.
[[nodiscard]] Reply nobody(const std::string& language);
/// What is wrong with a document.
[[nodiscard]] Reply misshapen(const Findings& findings);
/// What the engine has answered, with its status.
[[nodiscard]] Reply document(Answered answered);

}  // namespace spadille::door
