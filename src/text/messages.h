#pragma once

#include <span>

#include "core/phrase.h"

namespace spadille {

/// Every table there is, those of the games too.
[[nodiscard]] std::span<const std::span<const Phrase>> all_messages();

/// One table a topic, each in a file of its own below text/messages.
[[nodiscard]] std::span<const Phrase> book_messages();
[[nodiscard]] std::span<const Phrase> chart_messages();
[[nodiscard]] std::span<const Phrase> cli_messages();
[[nodiscard]] std::span<const Phrase> csv_messages();
[[nodiscard]] std::span<const Phrase> entry_messages();
[[nodiscard]] std::span<const Phrase> exchange_messages();
[[nodiscard]] std::span<const Phrase> finding_messages();
[[nodiscard]] std::span<const Phrase> referee_messages();
[[nodiscard]] std::span<const Phrase> review_messages();
[[nodiscard]] std::span<const Phrase> safety_messages();
[[nodiscard]] std::span<const Phrase> table_messages();

}  // namespace spadille
