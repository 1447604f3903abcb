#pragma once

#include <span>
#include <string_view>

namespace spadille {

/// The English source of one message. The part of the key before the first dot is its context in
/// the translation files. %1 to %4 stand for arguments, %n for a count that chooses the plural.
struct Entry {
  std::string_view key;
  const char* source;
};

/// Every table there is.
[[nodiscard]] std::span<const std::span<const Entry>> all_messages();

/// One table a topic, each in a file of its own below text/messages.
[[nodiscard]] std::span<const Entry> book_messages();
[[nodiscard]] std::span<const Entry> chart_messages();
[[nodiscard]] std::span<const Entry> cli_messages();
[[nodiscard]] std::span<const Entry> csv_messages();
[[nodiscard]] std::span<const Entry> entry_messages();
[[nodiscard]] std::span<const Entry> euchre_messages();
[[nodiscard]] std::span<const Entry> exchange_messages();
[[nodiscard]] std::span<const Entry> finding_messages();
[[nodiscard]] std::span<const Entry> klaverjas_messages();
[[nodiscard]] std::span<const Entry> kyuuri_messages();
[[nodiscard]] std::span<const Entry> quadrille_messages();
[[nodiscard]] std::span<const Entry> referee_messages();
[[nodiscard]] std::span<const Entry> review_messages();
[[nodiscard]] std::span<const Entry> safety_messages();
[[nodiscard]] std::span<const Entry> table_messages();

}  // namespace spadille
