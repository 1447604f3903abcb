#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"
#include "core/seat_names.h"

namespace spadille {

enum class Language : std::uint8_t { en, ja, nl, fr };
inline constexpr std::array kLanguages{Language::en, Language::ja, Language::nl, Language::fr};

/// "en", "ja", "nl", "fr".
[[nodiscard]] std::string_view code(Language language);
/// All codes with a separator between.
[[nodiscard]] std::string language_codes(std::string_view separator);
/// The language of "ja", "ja_JP.UTF-8" and the like.
[[nodiscard]] std::optional<Language> language_of(std::string_view locale);

/// All messages in one language. A value: no global translator, two languages may stand side by
/// side. A sentence is translated when it is said: most are not.
class Words {
 public:
  explicit Words(Language language) : language_(language) {}

  [[nodiscard]] Language language() const { return language_; }

  /// The sentence for a message; its arguments in the order of the language.
  [[nodiscard]] std::string say(const Message& message, const SeatNames& names = {}) const;
  /// The text of a key without arguments. An unknown key is said as it is.
  [[nodiscard]] std::string say(std::string_view key) const;

 private:
  Language language_;
};

}  // namespace spadille
