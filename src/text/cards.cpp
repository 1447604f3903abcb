#include "text/cards.h"

#include <algorithm>
#include <array>
#include <functional>

#include "core/ascii.h"

namespace spadille {
namespace {

constexpr std::string_view kPlainCourts = "JQK";

/// Jack, queen and king; the ace is everywhere the same.
std::string_view courts(Language language) {
  switch (language) {
    case Language::nl: return "BVH";
    case Language::fr: return "VDR";
    case Language::en:
    case Language::ja: break;
  }
  return kPlainCourts;
}

std::string joker(Language language) { return language == Language::ja ? "ジョーカー" : "joker"; }

}  // namespace

std::string in_words(Rank rank, Language language) {
  if (rank == Rank::ten) return "10";
  if (rank < Rank::jack || rank > Rank::king) return {letter(rank)};
  return {courts(language)[static_cast<std::size_t>(rank) - static_cast<std::size_t>(Rank::jack)]};
}

std::string with_plain_courts(std::string_view word, Language language) {
  if (word.size() != 2) return std::string(word);
  const std::array<char, 2> letters{upper(word[0]), upper(word[1])};
  for (const std::size_t rank : {1U, 0U}) {  // "HV" as well as "VH"; a suit stands first
    const auto court = courts(language).find(letters[rank]);
    const char suit = letters[1 - rank];
    if (court != std::string_view::npos && suit_named({&suit, 1}))
      return {suit, kPlainCourts[court]};
  }
  return std::string(word);
}

std::string with_plain_court(char word, Language language) {
  const auto court = courts(language).find(upper(word));
  return {court == std::string_view::npos ? word : kPlainCourts[court]};
}

std::string in_words(Suit suit) {
  constexpr std::array kSymbols{"♠", "♥", "♦", "♣"};
  return kSymbols[static_cast<std::size_t>(suit)];
}

std::string in_words(Card card, Language language) {
  if (card == Card::joker()) return joker(language);
  if (card == Card::unknown()) return "?";
  return in_words(card.rank(), language) + (card.has_suit() ? in_words(card.suit()) : "");
}

Card as_shown(Card card, bool suits) {
  return suits || card == Card::unknown() ? card : Card::of_rank(card.rank());
}

std::vector<Card> in_order(CardSet cards, bool suits) {
  std::vector<Card> all;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::clubs, Suit::diamonds}) {
    const auto begin = static_cast<std::ptrdiff_t>(all.size());
    for (const Card card : cards)
      if (card.suit() == suit) all.insert(all.begin() + begin, as_shown(card, suits));
  }
  if (suits) return all;
  std::sort(all.begin(), all.end(), std::greater<>());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

std::vector<std::vector<Card>> in_rows(CardSet cards, bool suits) {
  std::vector<std::vector<Card>> rows;
  for (const Card card : in_order(cards, suits)) {
    if (rows.empty() || (suits && rows.back().front().suit() != card.suit())) rows.emplace_back();
    rows.back().push_back(card);
  }
  return rows;
}

bool is_left(Card card, CardSet pack, std::span<const Card> told) {
  int left = 0;
  for (const Card one : pack) left += as_shown(one, card.has_suit()) == card ? 1 : 0;
  for (const Card one : told) left -= as_shown(one, card.has_suit()) == card ? 1 : 0;
  return left > 0;
}

std::string in_words(std::span<const Card> cards, Language language) {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : " ") + in_words(card, language);
  return text;
}

}  // namespace spadille
