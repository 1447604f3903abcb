#pragma once

#include <string>
#include <vector>

#include "ui/door/door.h"
#include "ui/door/message.h"

// What the door itself answers, besides what the engine does.
namespace spadille::door {

/// A `spadille/key`.
[[nodiscard]] Reply key_answer(const std::string& key);
/// Who a phone is at the table, as `spadille/role`; to a director also who of all calls the
/// referee.
[[nodiscard]] std::string role_document(const Phone& phone, const std::vector<Phone>& all);
/// Which phones there are, as `spadille/phones`.
[[nodiscard]] std::string phones_document(const std::vector<Seen>& phones);
/// What was wanted was done, or is the host's to do; whoever has no seat cannot do it; nobody of
/// that name sits there, or there is no such phone. `language`: to say so in.
[[nodiscard]] Reply done();
[[nodiscard]] Reply not_the_host(const std::string& language);
[[nodiscard]] Reply not_at_the_table(const std::string& language);
[[nodiscard]] Reply nobody(const std::string& language);
[[nodiscard]] Reply no_such_phone(const std::string& language);
/// What is wrong with a document.
[[nodiscard]] Reply misshapen(const Findings& findings);
/// What the engine has answered, with its status.
[[nodiscard]] Reply document(Answered answered);

}  // namespace spadille::door
