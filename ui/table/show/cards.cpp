#include "ui/table/show/cards.h"

#include "text/cards.h"

namespace spadille::table {
namespace {

constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

std::vector<Card> of_suit(Suit suit, CardSet cards) {
  std::vector<Card> all;
  for (const Card card : cards)
    if (card.suit() == suit) all.insert(all.begin(), card);
  return all;
}

QVariantList keys(std::span<const Card> cards, CardSet pack, std::span<const Card> told,
                  const Speaker& speaker) {
  QVariantList all;
  for (const Card card : cards) {
    QVariantMap key = card_map(card, speaker);
    key.insert("used", !is_left(card, pack, told));
    all << key;
  }
  return all;
}

}  // namespace

QVariantMap card_map(Card card, const Speaker& speaker) {
  const Language language = speaker.letters();
  const QString name = text(in_words(card, language));
  const bool joker = card == Card::joker();
  return {{"card", card.code()},
          {"rank", joker ? QStringLiteral("★") : text(in_words(card.rank(), language))},
          {"suit", joker || !card.has_suit() ? -1 : static_cast<int>(card.suit())},
          {"name", name}};
}

QVariantList card_list(std::span<const Card> cards, const Speaker& speaker) {
  QVariantList all;
  for (const Card card : cards) all << card_map(card, speaker);
  return all;
}

QVariantList card_list(CardSet cards, const Speaker& speaker, bool suits) {
  if (!suits) return card_list(in_order(cards, suits), speaker);
  QVariantList all;
  for (const Suit suit : kSuits) all << card_list(of_suit(suit, cards), speaker);
  return all;
}

QVariantList pad_of(CardSet pack, std::span<const Card> told, const Speaker& speaker, bool suits) {
  if (!suits) return {QVariant(keys(in_order(pack, suits), pack, told, speaker))};
  QVariantList rows;
  for (const Suit suit : kSuits) rows << QVariant(keys(of_suit(suit, pack), pack, told, speaker));
  return rows;
}

}  // namespace spadille::table
