// The words of the short form: what each can mean, and which word says what.
#include <algorithm>
#include <charconv>
#include <utility>

#include "codec/short_form.h"
#include "core/ascii.h"
#include "games/tally.h"

namespace spadille::short_form {
namespace {

constexpr std::string_view kBetween = " \t,;:";

std::optional<int> rank_meant(std::string_view word) {
  if (word == "10") return static_cast<int>(Rank::ten);
  const char letter = word.size() == 1 ? upper(word[0]) : ' ';
  const auto rank = rank_named({&letter, 1});
  return rank ? std::optional(static_cast<int>(*rank)) : std::nullopt;
}

std::optional<int> suit_meant(std::string_view word) {
  const char letter = word.size() == 1 ? upper(word[0]) : ' ';
  const auto suit = suit_named({&letter, 1});
  return suit ? std::optional(static_cast<int>(*suit)) : std::nullopt;
}

std::optional<int> card_meant(const Member& member, std::string_view word) {
  if (const auto rank = member.by_rank ? rank_meant(word) : std::nullopt)
    return Card::of_rank(static_cast<Rank>(*rank)).code();
  std::string letters;
  for (const char c : word) letters += upper(c);
  if (const auto ten = letters.find("10"); ten != std::string::npos) letters.replace(ten, 2, "T");
  auto card = card_named(letters);
  if (!card)
    card = card_named(std::string(letters.rbegin(), letters.rend()));  // "KS" as well as "SK"
  return card ? std::optional(card->code()) : std::nullopt;
}

/// Strokes on a sheet: I for 20, V for 50, together in one word.
std::optional<int> mark_meant(std::string_view word) {
  for (const auto& [tally, mark] : kTally)
    if (same_word(tally, word)) return mark;
  return std::nullopt;
}

std::optional<int> number_meant(std::string_view word) {
  int n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return n;
}

}  // namespace

std::string plain(std::string_view text) {
  std::string all;
  while (!text.empty()) {
    const std::string_view three = text.substr(0, 3);
    const bool wide = three >= "\uFF01" && three <= "\uFF5E";  // full-width forms of ASCII
    const bool space = three == "\u3000" || three == "\u3001" || text.substr(0, 2) == "\u00A0";
    if (wide)
      all += static_cast<char>(((static_cast<unsigned char>(three[1]) - 0xBC) * 64) +
                               (static_cast<unsigned char>(three[2]) - 0x80) + 0x20);
    else
      all += space ? ' ' : text[0];
    text.remove_prefix(wide || three == "\u3000" || three == "\u3001" ? 3 : space ? 2 : 1);
  }
  return all;
}

SeatNames plain(SeatNames names) {
  for (std::string& name : names.seats) name = plain(name);
  return names;
}

std::string joined(std::span<const std::string_view> words) {
  std::string all;
  for (const std::string_view word : words) all += (all.empty() ? "" : " ") + std::string(word);
  return all;
}

SeatNames in_words(SeatNames names) {
  for (std::string& name : names.seats) {
    const std::string whole = plain(name);
    if (std::string one = joined(words_of(whole)); !one.empty()) name = std::move(one);
  }
  return names;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const auto begin = text.find_first_not_of(kBetween);
    if (begin == std::string_view::npos) return words;
    text.remove_prefix(begin);
    const auto end = std::min(text.find_first_of(kBetween), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

std::optional<int> meant(const Member& member, const SeatNames& names, std::string_view word) {
  switch (member.kind) {
    case Kind::seat:
    case Kind::seats: {
      const auto seat = seat_meant(names, word);
      return seat ? std::optional<int>(seat->index) : std::nullopt;
    }
    case Kind::rank:
    case Kind::ranks: return rank_meant(word);
    case Kind::suit: return suit_meant(word);
    case Kind::choice:
    case Kind::calls:
      for (std::size_t i = 0; i < member.choices.size(); ++i)
        if (same_word(member.choices[i], word)) return static_cast<int>(i);
      return std::nullopt;
    case Kind::integer:
    case Kind::integers: return number_meant(word);
    case Kind::trick:
      if (word == "?") return Card::unknown().code();
      return card_meant(member, word);
    case Kind::cards:
    case Kind::card: return card_meant(member, word);
    case Kind::marks: {
      const auto mark = mark_meant(word);
      return mark ? mark : number_meant(word);
    }
    case Kind::flag: break;
  }
  return std::nullopt;
}

std::optional<Reading> seat_said(const SeatNames& names, std::span<const std::string_view> words,
                                 const OfWord& is_of_form, const OfWord& says_more) {
  std::optional<Reading> whole;
  std::optional<Reading> begun;
  bool ended = false;
  for (std::size_t size = 1; size <= words.size(); ++size) {
    if (size > 1 && is_of_form(words[size - 1])) break;
    const std::string text = joined(words.first(size));
    const auto who = seat_meant(names, text);
    if (who && same_word(names.of(*who), text)) whole = Reading{who->index, size};
    ended = ended || (begun && (!who || says_more(words[size - 1])));
    if (who && !ended) begun = Reading{who->index, size};
  }
  if (!begun || !whole || whole->words < begun->words) return begun ? begun : whole;
  return whole->number == begun->number ? begun : whole;
}

std::string word_for(const Member& member, const SeatNames& names, int number,
                     const OfWord& reserved) {
  if (member.kind == Kind::rank || member.kind == Kind::ranks)
    return number == static_cast<int>(Rank::ten) ? "10" : shown(member, number);
  if (member.kind != Kind::seat && member.kind != Kind::seats) return shown(member, number);
  const SeatNames folded = in_words(names);
  const std::string name = names.of(seat(number));
  const std::string whole = folded.of(seat(number));
  std::string counted = std::to_string(number + 1);
  const std::string first = whole.substr(0, whole.find(' '));
  const std::string compass(1, "NESW"[static_cast<std::size_t>(number) % 4]);
  const bool one = first == whole;
  for (const std::string& word : {one ? name : first, name, whole, counted, compass}) {
    const std::string read = plain(word);
    const auto words = words_of(read);
    if (words.empty() || joined(words) != read) continue;
    const auto said = seat_said(folded, words, reserved, [](std::string_view) { return false; });
    const bool all = said && said->number == number && said->words == words.size();
    if (all && !reserved(words.front())) return word;
  }
  return counted;
}

std::string all(const SeatNames& names) {
  return alternatives(std::vector<std::string_view>(names.seats.begin(), names.seats.end()));
}

std::string placeholder(Kind kind, const Spelling& spelled) {
  switch (kind) {
    case Kind::seat: return spelled("SEAT");
    case Kind::seats: return spelled("SEAT") + "…";
    case Kind::rank: return spelled("RANK");
    case Kind::ranks: return spelled("RANK") + "…";
    case Kind::suit: return spelled("SUIT");
    case Kind::integer: return "N";
    case Kind::integers:
    case Kind::marks: return "N…";
    case Kind::cards:
    case Kind::trick: return spelled("CARD") + "…";
    case Kind::card: return spelled("CARD");
    case Kind::calls: return spelled("WORD") + "…";
    case Kind::choice: return spelled("WORD");
    case Kind::flag: break;
  }
  return {};
}

}  // namespace spadille::short_form
