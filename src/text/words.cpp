#include "text/words.h"

#include <algorithm>
#include <string>
#include <tuple>

#include "core/ascii.h"
#include "games/tally.h"
#include "text/cards.h"
#include "text/catalogue.h"
#include "text/messages.h"
#include "text/names.h"

namespace spadille {
namespace {

std::string_view context_of(std::string_view key) { return key.substr(0, key.find('.')); }

std::string chalked(int mark) {
  for (const auto& [tally, value] : kTally)
    if (value == mark) return std::string(tally);
  return std::to_string(mark);
}

std::string chalked(const Arg& arg) {
  std::string text;
  for (const int mark : unpacked(arg.value)) {
    if (!text.empty()) text += ' ';
    text += arg.kind == Arg::Kind::tally ? chalked(mark) : std::to_string(mark);
  }
  return text;
}

std::string spoken(const Arg& arg, const SeatNames& names, Language language) {
  switch (arg.kind) {
    case Arg::Kind::seat: return isolated(seat_said(names, seat(arg.value), language));
    case Arg::Kind::side:
      return isolated(seats_said(names, language)).of(Side{static_cast<std::uint8_t>(arg.value)});
    case Arg::Kind::rank: return in_words(Rank(arg.value), language);
    case Arg::Kind::suit: return in_words(Suit(arg.value));
    case Arg::Kind::card: return in_words(Card::of_code(arg.value), language);
    case Arg::Kind::tally:
    case Arg::Kind::figures: return chalked(arg);
    case Arg::Kind::number:
    case Arg::Kind::count: break;
  }
  return arg.value < 0 ? "\u2212" + std::to_string(-arg.value) : std::to_string(arg.value);
}

/// The argument behind %1 to %4, or behind %n.
const Arg* meant(char which, const Message& message) {
  for (const Arg& arg : message.args)
    if (which == 'n' && arg.kind == Arg::Kind::count) return &arg;
  const auto index = static_cast<std::size_t>(which - '1');
  return index < message.args.size() ? &message.args[index] : nullptr;
}

/// How many, where the sentence depends on it; −1: it does not.
int count_in(const Message& message) {
  for (const Arg& arg : message.args)
    if (arg.kind == Arg::Kind::count) return arg.value;
  return -1;
}

/// Puts the arguments where the pattern wants them: %1 to %4, and %n for the count. A % at the
/// end is one.
std::string filled(std::string_view pattern, const Message& message, const SeatNames& names,
                   Language language) {
  std::string text;
  text.reserve(pattern.size() + 24);
  while (true) {
    const auto percent = pattern.find('%');
    text += pattern.substr(0, percent);
    if (percent == std::string_view::npos) return text;
    if (percent + 1 == pattern.size()) return text + '%';
    if (const Arg* arg = meant(pattern[percent + 1], message))
      text += spoken(*arg, names, language);
    pattern.remove_prefix(percent + 2);
  }
}

/// Which form a number chooses.
std::size_t form_for(Language language, int count) {
  switch (language) {
    case Language::en:
    case Language::nl: return count == 1 ? 0 : 1;
    case Language::fr: return count <= 1 ? 0 : 1;
    case Language::ja: break;
  }
  return 0;
}

/// Where the catalogue has a phrase; nothing where it is not translated.
std::optional<std::size_t> place_of(const Phrase& phrase) {
  const catalogue::Texts all = catalogue::sources();
  const auto at = [&all](std::size_t i) { return std::tuple(all[2 * i], all[2 * i + 1]); };
  const std::tuple wanted(context_of(phrase.key), phrase.english);
  std::size_t first = 0;
  for (std::size_t end = all.size() / 2; first < end;) {
    const std::size_t middle = first + (end - first) / 2;
    at(middle) < wanted ? first = middle + 1 : end = middle;
  }
  if (2 * first == all.size() || at(first) != wanted) return std::nullopt;
  return first;
}

/// The text for a count (-1: none), or the English source where there is no translation.
std::string_view translated(const Phrase& phrase, Language language, int count) {
  if (language == Language::en && count < 0) return phrase.english;
  const catalogue::Texts words = catalogue::words(code(language));
  const auto place = place_of(phrase);
  if (!place || words.size() == 0) return phrase.english;
  const std::string_view first = words[2 * *place];
  const std::size_t form = count < 0 ? 0 : form_for(language, count);
  if (const auto wanted = words[2 * *place + form]; !wanted.empty()) return wanted;
  return first.empty() ? phrase.english : first;
}

}  // namespace

std::string_view code(Language language) {
  switch (language) {
    case Language::en: return "en";
    case Language::ja: return "ja";
    case Language::nl: return "nl";
    case Language::fr: break;
  }
  return "fr";
}

std::string language_codes(std::string_view separator) {
  std::string all;
  for (const Language language : kLanguages)
    all.append(all.empty() ? "" : separator).append(code(language));
  return all;
}

std::optional<Language> language_of(std::string_view locale) {
  const std::string_view head = locale.substr(0, locale.find_first_of("_.@-"));
  for (const Language language : kLanguages)
    if (same_word(head, code(language))) return language;
  return std::nullopt;
}

std::string Words::say(const Message& message, const SeatNames& names) const {
  const Phrase* phrase = phrase_of(message.key);
  if (phrase == nullptr) return std::string(message.key);
  return filled(translated(*phrase, language_, count_in(message)), message, names, language_);
}

std::string Words::say(std::string_view key) const {
  const Phrase* phrase = phrase_of(key);
  return std::string(phrase == nullptr ? key : translated(*phrase, language_, -1));
}

}  // namespace spadille
