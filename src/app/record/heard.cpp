#include "app/record/heard.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "codec/plain_text.h"
#include "codec/short_form.h"
#include "core/ascii.h"
#include "text/cards.h"
#include "text/names.h"

namespace spadille {
namespace {

using std::string_view_literals::operator""sv;

bool begins(std::string_view word, std::string_view text) {
  return text.size() <= word.size() &&
         std::equal(text.begin(), text.end(), word.begin(), same_letter);
}

bool says_none(std::string_view text) {
  constexpr std::array kNone{"-"sv, "\u2212"sv, "\u2013"sv, "\u30FC"sv, "none"sv, "なし"sv};
  return std::any_of(kNone.begin(), kNone.end(),
                     [&](std::string_view none) { return same_word(none, text); });
}

/// ♠, or the outlined ♤ of some keyboards.
std::optional<Suit> suit_drawn(std::string_view symbol) {
  constexpr std::array kOutlined{"♤"sv, "♡"sv, "♢"sv, "♧"sv};  // as Suit counts them
  for (std::size_t i = 0; i < kOutlined.size(); ++i)
    if (const auto suit = static_cast<Suit>(i); symbol == kOutlined[i] || symbol == in_words(suit))
      return suit;
  return std::nullopt;
}

/// ♠ ♡ and the like as letters, also where a variation selector follows.
std::string with_letters(std::string_view text) {
  std::string all;
  while (!text.empty()) {
    const std::string_view three = text.substr(0, 3);
    const auto suit = suit_drawn(three);
    const bool selector = three == "\uFE0E" || three == "\uFE0F";
    if (suit) all += letter(*suit);
    if (!suit && !selector) all += text[0];
    text.remove_prefix(suit || selector ? 3 : 1);
  }
  return all;
}

std::optional<int> flag_meant(const Member& member, std::string_view text) {
  if (!member.word.empty() && same_word(member.word, text)) return 1;
  if (same_word("true", text)) return 1;  // as in documents
  if (same_word("false", text)) return 0;
  if (const auto yes = yes_or_no(text)) return *yes ? 1 : 0;
  return std::nullopt;
}

/// A whole word, or the beginning of one only, or its number.
std::optional<int> choice_meant(const Member& member, std::string_view text) {
  std::optional<int> begun;
  int count = 0;
  for (std::size_t i = 0; i < member.choices.size(); ++i) {
    if (same_word(member.choices[i], text)) return static_cast<int>(i);
    if (!begins(member.choices[i], text)) continue;
    begun = static_cast<int>(i);
    ++count;
  }
  if (count > 0) return count == 1 ? begun : std::nullopt;
  std::size_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  const bool counted = error == std::errc{} && end == text.data() + text.size();
  if (!counted || n < 1 || n > member.choices.size()) return std::nullopt;
  return static_cast<int>(n) - 1;
}

std::optional<int> one_meant(const Member& member, const SeatNames& names, std::string_view word) {
  if (member.kind == Kind::flag) return flag_meant(member, word);
  if (member.kind == Kind::choice) return choice_meant(member, word);
  return short_form::meant(member, names, word);
}

/// Each word on its own, so that names of other things keep their letters.
std::string plain_cards(std::string_view text, bool by_rank, Language language) {
  std::string all;
  for (const std::string_view word : short_form::words_of(text))
    all += (all.empty() ? "" : " ") + (by_rank && word.size() == 1
                                           ? with_plain_court(word[0], language)
                                           : with_plain_courts(word, language));
  return all;
}

/// The next item of a list, and how many words say it: a name may have several.
std::optional<short_form::Reading> next_of(const Member& member, const SeatNames& names,
                                           std::span<const std::string_view> words) {
  if (is_seat(member.kind))
    return short_form::seat_said(
        names, words, [](std::string_view) { return false; },
        [](std::string_view) { return false; });
  const auto number = one_meant(member, names, words.front());
  return number ? std::optional(short_form::Reading{*number}) : std::nullopt;
}

Heard several(const Member& member, const SeatNames& names, std::string_view text) {
  const auto words = short_form::words_of(text);
  Heard all{Value{}, {}};
  for (std::size_t i = 0; i < words.size();) {
    const auto next = next_of(member, names, std::span(words).subspan(i));
    const Value& known = *all.value;
    const bool fits = next && known.size() < static_cast<std::size_t>(member.most) &&
                      known.size() < Value::capacity() &&
                      !(stands_once(member, next->number) &&
                        std::count(known.begin(), known.end(), next->number) > 0);
    if (!fits) return {std::nullopt, std::string(words[i])};
    all.value->push_back(next->number);
    i += next->words;
  }
  return all;
}

/// As documents have it: who sits first stands first.
Value in_order(const Member& member, Value value) {
  if (is_set(member.kind)) std::sort(value.begin(), value.end());
  return value;
}

}  // namespace

std::optional<bool> yes_or_no(std::string_view text) {
  constexpr std::array kYes{"yes"sv, "はい"sv, "ja"sv, "oui"sv};
  constexpr std::array kNo{"no"sv, "いいえ"sv, "nee"sv, "non"sv};
  const std::string said = trimmed(text);
  const auto among = [&](const auto& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return begins(word, said); });
  };
  if (said.empty()) return std::nullopt;
  if (among(kYes)) return true;
  return among(kNo) ? std::optional(false) : std::nullopt;
}

std::string trimmed(std::string_view text) {
  std::string all = short_form::plain(composed(text));
  const auto end = all.find_last_not_of(" \t");
  all.erase(end == std::string::npos ? 0 : end + 1);
  all.erase(0, std::min(all.find_first_not_of(" \t"), all.size()));
  return all;
}

Heard heard(const Member& member, const SeatNames& names, std::string_view text,
            Language language) {
  const bool suits = member.kind == Kind::suit || is_of_cards(member.kind);
  std::string said = suits ? with_letters(trimmed(text)) : trimmed(text);
  if (is_of_cards(member.kind)) said = plain_cards(said, member.by_rank, language);
  if (is_seat(member.kind)) said = short_form::joined(short_form::words_of(said));
  const SeatNames folded = short_form::in_words(composed(names));
  if (is_list(member.kind)) {
    Heard all = several(member, folded, said);
    if (all.value && !all.value->empty()) return {in_order(member, *all.value), {}};
    return says_none(said) ? Heard{Value{}, {}} : Heard{std::nullopt, all.value ? said : all.wrong};
  }
  const auto number = one_meant(member, folded, said);
  if (member.kind == Kind::flag && number == 0) return {Value{}, {}};
  if (number) return {Value{*number}, {}};
  if (says_none(said)) return {Value{}, {}};
  return {std::nullopt, said};
}

Finding not_understood(std::string place, const Member& member, std::string_view said) {
  return {.place = std::move(place),
          .given = visible(said),
          .message = {"finding.range"},
          .expected = domain(member)};
}

std::string word_of(const Member& member, const SeatNames& names, int number) {
  if (is_seat(member.kind)) return names.of(seat(number));
  const bool ten = number == static_cast<int>(Rank::ten);
  if (ten && (member.kind == Kind::rank || member.kind == Kind::ranks)) return "10";
  return shown(member, number);
}

}  // namespace spadille
