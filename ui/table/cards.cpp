#include "ui/table/cards.h"

#include "text/cards.h"

namespace spadille::table {
namespace {

constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

QVariantList of_suit(Suit suit, CardSet cards, CardSet used, const Speaker& speaker) {
  QVariantList all;
  for (const Card card : cards&(CardSet::of(suit) | CardSet{Card::joker()})) {
    if (card.suit() != suit) continue;
    QVariantMap shown = card_map(card, speaker);
    shown.insert("used", used.contains(card));
    all.prepend(shown);
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
          {"suit", joker ? -1 : static_cast<int>(card.suit())},
          {"name", name}};
}

QVariantList card_list(CardSet cards, const Speaker& speaker) {
  QVariantList all;
  for (const Suit suit : kSuits) all << of_suit(suit, cards, {}, speaker);
  return all;
}

QVariantList pad_of(CardSet pack, CardSet used, const Speaker& speaker) {
  QVariantList rows;
  for (const Suit suit : kSuits) rows << QVariant(of_suit(suit, pack, used, speaker));
  return rows;
}

}  // namespace spadille::table
