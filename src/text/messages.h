#pragma once

#include <span>
#include <string_view>

#include "core/phrase.h"

namespace spadille {

/// Every table there is, those of the games too.
[[nodiscard]] std::span<const std::span<const Phrase>> all_messages();

/// The message of a key; nothing for another key.
[[nodiscard]] const Phrase* phrase_of(std::string_view key);

/// One table a topic, each in a file of its own below text/messages.
[[nodiscard]] std::span<const Phrase> book_messages();
[[nodiscard]] std::span<const Phrase> chart_messages();
[[nodiscard]] std::span<const Phrase> cli_messages();
[[nodiscard]] std::span<const Phrase> club_messages();
[[nodiscard]] std::span<const Phrase> club_room_messages();
[[nodiscard]] std::span<const Phrase> csv_messages();
[[nodiscard]] std::span<const Phrase> entry_messages();
[[nodiscard]] std::span<const Phrase> event_messages();
[[nodiscard]] std::span<const Phrase> event_rooms_messages();
[[nodiscard]] std::span<const Phrase> event_wall_messages();
[[nodiscard]] std::span<const Phrase> exchange_messages();
[[nodiscard]] std::span<const Phrase> finding_messages();
[[nodiscard]] std::span<const Phrase> help_messages();
[[nodiscard]] std::span<const Phrase> phones_messages();
[[nodiscard]] std::span<const Phrase> precedent_messages();
[[nodiscard]] std::span<const Phrase> referee_messages();
[[nodiscard]] std::span<const Phrase> review_messages();
[[nodiscard]] std::span<const Phrase> safety_messages();
[[nodiscard]] std::span<const Phrase> spoken_messages();
[[nodiscard]] std::span<const Phrase> table_messages();

}  // namespace spadille
