#pragma once

#include <functional>
#include <map>
#include <set>
#include <unordered_set>
#include <vector>

#include "games/played.h"
#include "tests/support/cards.h"
#include "tests/support/random_of.h"

// Random deals of which some cards were not seen, and every way in which these can lie.

namespace spadille::tests {

/// A card that was played against the rules.
struct Planted {
  std::size_t trick = 0;
  std::size_t place = 0;
  Seat who{};
  CardSet forbidding{};  ///< cards of the hand that made it unlawful
};

/// A deal as a document tells it.
template <Game G>
struct SmallDeal {
  typename G::Rules rules{};
  Lineup lineup{};
  CardPlay play{};
  Whereabouts told{};
  std::optional<Planted> planted{};

  [[nodiscard]] std::string text() const {
    std::string all = lineup.trump ? std::string("trump ") + letter(*lineup.trump) : "";
    all += "  pack " + written(lineup.pack) + "  away " + written(play.laid_away) + '\n';
    for (const Seat who : lineup.players)
      all += "hand " + std::to_string(who.index) + ": " + written(play.hands[who.index]) + '\n';
    for (const PlayedTrick& trick : play.tricks) {
      all += std::to_string(trick.leader->index) + ":";
      for (const Card card : trick.cards) all += ' ' + to_string(card);
      all += '\n';
    }
    return all;
  }

  /// Whether the cards that were seen prove what was planted.
  [[nodiscard]] bool is_provable() const {
    const Trick& cards = play.tricks[planted->trick].cards;
    for (std::size_t i = 0; i <= planted->place; ++i)
      if (cards[i] == Card::unknown()) return false;
    int hidden = 0;
    CardSet shown_later;
    for (std::size_t t = 0; t < play.tricks.size(); ++t)
      for (std::size_t i = 0; i < play.tricks[t].cards.size(); ++i) {
        if (in_turn(lineup, *play.tricks[t].leader, i) != planted->who) continue;
        const Card card = play.tricks[t].cards[i];
        if (t < planted->trick && card == Card::unknown()) ++hidden;
        if (t > planted->trick && card != Card::unknown()) shown_later.insert(card);
      }
    const CardSet of_hand = (play.hands[planted->who.index] - shown_later) & planted->forbidding;
    return !(shown_later & planted->forbidding).empty() || of_hand.size() > hidden;
  }
};

/// Deals cards, plays them, and forgets some.
template <Game G>
class Shuffler {
 public:
  explicit Shuffler(std::uint32_t seed) : random_(seed) {}

  /// The whole pack under random rules.
  SmallDeal<G> dealt() {
    const Evening begun = random_.begun();
    Position contract;
    if (G::kHasTrumps) contract.trump = static_cast<Suit>(random_.below(4));
    if (G::kHasLoners && random_.below(3) == 0) contract.loners.maker = seat(random_.below(4));
    return {.rules = begun.rules.as<typename G::Rules>(),
            .lineup = lineup(begun.rules, begun.before, contract)};
  }

  /// Played to the end; with `plant` one card against the rules, where somebody can.
  SmallDeal<G> full_deal(bool plant) {
    SmallDeal<G> deal = dealt();
    play_out(deal, plant ? random_.below(deal.lineup.tricks) : 100, 1);
    return deal;
  }

  /// Of each card played so many in a hundred were not seen; a hand in three is told.
  void hide(SmallDeal<G>& deal, int percent) {
    deal.play.hands = {};
    for (const Seat who : deal.lineup.players)
      if (random_.below(3) == 0) deal.play.hands[who.index] = hands_[who.index];
    for (PlayedTrick& trick : deal.play.tricks)
      for (Card& card : trick.cards)
        if (random_.below(100) < percent) card = Card::unknown();
  }

  Card any_of(CardSet cards) {
    int left = random_.below(cards.size());
    for (const Card card : cards)
      if (left-- == 0) return card;
    return {};
  }
  CardSet some_of(CardSet cards, int count) {
    CardSet some;
    for (; count > 0; --count) some.insert(any_of(cards - some));
    return some;
  }
  Trick any_trick(const Lineup& lineup, int size) {
    Trick trick;
    while (static_cast<int>(trick.size()) < size)
      trick.push_back(any_of(lineup.pack - set_of(trick)));
    return trick;
  }

 protected:
  /// Plays tricks at random; from trick `plant` on the first card against the rules that somebody
  /// can play, and `most` of them.
  void play_out(SmallDeal<G>& deal, int plant, int most) {
    const Lineup& all = deal.lineup;
    CardSet left = all.pack;
    for (const Seat who : all.players) {
      hands_[who.index] = some_of(left, all.tricks);
      left = left - hands_[who.index];
    }
    auto now = hands_;
    Seat leader = all.players[0];
    for (int t = 0; t < all.tricks; ++t) {
      PlayedTrick& trick = deal.play.tricks.emplace_back();
      trick.leader = leader;
      for (std::size_t i = 0; i < all.players.size(); ++i) {
        const Seat who = in_turn(all, leader, i);
        CardSet& hand = now[who.index];
        const CardSet may = playable(deal.rules, all, trick.cards, hand).cards;
        const bool wrong = t >= plant && most > 0 && !(hand - may).empty();
        const Card card = any_of(wrong ? hand - may : may);
        if (wrong) {
          --most;
          deal.planted = Planted{static_cast<std::size_t>(t), i, who, {}};
          for (const Card other : hand)
            if (!playable(deal.rules, all, trick.cards, CardSet{card} | CardSet{other})
                     .cards.contains(card))
              deal.planted->forbidding.insert(other);
        }
        trick.cards.push_back(card);
        hand = hand - CardSet{card};
      }
      leader = in_turn(all, leader, winning_place(deal.rules, all, trick.cards));
    }
  }

  RandomOf<G> random_;
  std::array<CardSet, kMaxSeats> hands_{};
};

/// Deals with a small pack, of which at most six cards are unseen.
template <Game G>
class SmallDeals : public Shuffler<G> {
 public:
  using Shuffler<G>::Shuffler;

  SmallDeal<G> next() {
    SmallDeal<G> deal = this->dealt();
    make_small(deal.lineup);
    const int plant = this->random_.below(deal.lineup.tricks + 1);
    this->play_out(deal, plant, 1 + this->random_.below(3));
    deal.planted.reset();
    auto& tricks = deal.play.tricks;
    if (this->random_.below(3) == 0) tricks.pop_back();
    tell_hands(deal);
    // A sixth of the pack at least is left over or unplayed: the rest may be hidden in tricks.
    int unseen = unseen_cards(deal).size();
    for (int tries = 0; tries < 7 && unseen < 6; ++tries) {
      PlayedTrick& trick =
          tricks[static_cast<std::size_t>(this->random_.below(static_cast<int>(tricks.size())))];
      Card& card = trick.cards[static_cast<std::size_t>(
          this->random_.below(static_cast<int>(trick.cards.size())))];
      if (card == Card::unknown()) continue;
      card = Card::unknown();
      unseen = unseen_cards(deal).size();
    }
    tell_more(deal);
    return deal;
  }

 private:
  /// Two or three tricks of three or four players, and at most two cards that nobody holds. Few
  /// suits, so that following is an issue.
  void make_small(Lineup& all) {
    while (all.players.size() > 4) all.players.erase(all.players.size() - 1);
    all.tricks = all.players.size() == 4 ? 2 + this->random_.below(2) : 3;
    const int size = static_cast<int>(all.players.size()) * all.tricks + this->random_.below(3);
    CardSet pack = all.pack;
    if (this->random_.coin()) {
      const auto spare = static_cast<Suit>(this->random_.below(4));
      if ((pack - CardSet::of(spare)).size() >= size && spare != all.trump)
        pack = pack - CardSet::of(spare);
    }
    all.pack = this->some_of(pack, size);
  }

  static CardSet unseen_cards(const SmallDeal<G>& deal) {
    CardSet all = deal.lineup.pack - deal.play.laid_away;
    for (const CardSet hand : deal.play.hands) all = all - hand;
    for (const PlayedTrick& trick : deal.play.tricks) all = all - set_of(trick.cards);
    return all;
  }

  /// Some hands whole, some in part; until six cards at most are unseen.
  void tell_hands(SmallDeal<G>& deal) {
    for (const Seat who : deal.lineup.players) {
      const CardSet hand = this->hands_[who.index];
      const int told = this->random_.below(3);
      if (told == 1) deal.play.hands[who.index] = hand;
      if (told == 2)
        deal.play.hands[who.index] = this->some_of(hand, this->random_.below(hand.size()));
    }
    while (unseen_cards(deal).size() > 6) {
      const Seat who = deal.lineup.players[static_cast<std::size_t>(
          this->random_.below(static_cast<int>(deal.lineup.players.size())))];
      deal.play.hands[who.index] = this->hands_[who.index];
    }
    CardSet left = deal.lineup.pack;
    for (const CardSet hand : this->hands_) left = left - hand;
    if (!left.empty() && this->random_.below(3) == 0)
      deal.play.laid_away = CardSet{this->any_of(left)};
  }

  /// Now and then who had a card, or who had it not where it may have been in no hand.
  void tell_more(SmallDeal<G>& deal) {
    const CardSet unseen = unseen_cards(deal);
    if (unseen.empty() || this->random_.coin()) return;
    const Card card = this->any_of(unseen);
    std::optional<Seat> owner;
    for (const Seat who : deal.lineup.players)
      if (this->hands_[who.index].contains(card)) owner = who;
    if (!owner) {
      deal.told.nowhere.insert(card);
      return;
    }
    if (this->random_.coin()) {
      deal.told.held[owner->index].insert(card);
      return;
    }
    int held = 0;  // of the unseen
    for (const Seat who : deal.lineup.players) held += (this->hands_[who.index] & unseen).size();
    if (held == unseen.size()) return;
    for (const Seat who : deal.lineup.players)
      if (who != *owner) deal.told.not_held[who.index].insert(card);
  }
};

/// One way in which a play can have been.
struct Way {
  CardSet hand{};  ///< with the card played
  Card card{};
  std::vector<std::pair<Seat, Card>> before{};  ///< in the trick

  /// The hand, the card, and those of the players in the trick whose cards were not seen.
  [[nodiscard]] std::string text(SeatSet of) const {
    std::string all = to_string(card) + " of " + written(hand) + " on";
    for (const auto& [who, lay] : before)
      if (of.contains(who)) all += ' ' + to_string(lay);
    return all;
  }
  /// Another for every other way.
  [[nodiscard]] std::uint64_t number(std::size_t trick) const {
    std::uint64_t all = trick;
    const auto add = [&](std::uint64_t more) { all = (all ^ more) * 0x9E37'79B9'7F4A'7C15U; };
    for (const Card held : hand) add(static_cast<std::uint64_t>(held.code()) + 1);
    add(static_cast<std::uint64_t>(card.code()) + 65);
    for (const auto& [who, lay] : before)
      add(static_cast<std::uint64_t>(lay.code()) + 129U + std::uint64_t{64} * who.index);
    return all ^ (all >> 32U);
  }
};

/// A play in every way in which the unseen cards can lie.
struct Judged {
  std::vector<Way> lawful{};
  std::vector<Way> unlawful{};
};

/// Lays the unseen cards in every way, and judges each play with the whole hand.
template <Game G>
class AllWays {
 public:
  explicit AllWays(const SmallDeal<G>& deal) : deal_(deal), cards_(deal.play.tricks) {
    CardSet located = deal.play.laid_away;
    for (const CardSet hand : deal.play.hands) located = located | hand;
    for (std::size_t t = 0; t < cards_.size(); ++t)
      for (std::size_t i = 0; i < cards_[t].cards.size(); ++i) {
        const Seat who = player(t, i);
        const Card card = cards_[t].cards[i];
        if (card == Card::unknown()) {
          unseen_[who.index].push_back({t, i});
        } else {
          seen_[who.index].insert(card);
          located.insert(card);
        }
      }
    for (const Card card : deal.lineup.pack - located) free_.push_back(card);
    hands_ = deal.play.hands;
    for (const Seat who : deal.lineup.players)
      hands_[who.index] = hands_[who.index] | seen_[who.index];
    give(0);
  }

  [[nodiscard]] const std::map<std::pair<std::size_t, Seat>, Judged>& plays() const {
    return plays_;
  }
  [[nodiscard]] int count() const { return count_; }

 private:
  [[nodiscard]] Seat player(std::size_t trick, std::size_t place) const {
    return in_turn(deal_.lineup, *deal_.play.tricks[trick].leader, place);
  }

  /// The next unseen card lies with somebody who has room for it, or nowhere.
  void give(std::size_t next) {
    if (next == free_.size()) {
      for (const Seat who : deal_.lineup.players)
        if (hands_[who.index].size() != deal_.lineup.tricks) return;
      return lay(0, 0);
    }
    const Card card = free_[next];
    std::optional<Seat> told;
    for (const Seat who : deal_.lineup.players)
      if (deal_.told.held[who.index].contains(card)) told = who;
    if (!told) give(next + 1);
    if (deal_.told.nowhere.contains(card)) return;
    for (const Seat who : deal_.lineup.players) {
      const bool barred = deal_.told.not_held[who.index].contains(card) || (told && who != *told);
      if (barred || hands_[who.index].size() >= deal_.lineup.tricks) continue;
      hands_[who.index].insert(card);
      give(next + 1);
      hands_[who.index] = hands_[who.index] - CardSet{card};
    }
  }

  /// The next card that a player was not seen to play is any of his that he was not seen to play.
  void lay(std::size_t player, std::size_t next) {
    if (player == deal_.lineup.players.size()) return judge();
    const std::uint8_t who = deal_.lineup.players[player].index;
    if (next == unseen_[who].size()) return lay(player + 1, 0);
    const auto [t, i] = unseen_[who][next];
    CardSet used = seen_[who];
    for (std::size_t k = 0; k < next; ++k)
      used.insert(cards_[unseen_[who][k].first].cards[unseen_[who][k].second]);
    for (const Card card : hands_[who] - used) {
      cards_[t].cards[i] = card;
      lay(player, next + 1);
    }
    cards_[t].cards[i] = Card::unknown();
  }

  void judge() {
    ++count_;
    auto now = hands_;
    for (std::size_t t = 0; t < cards_.size(); ++t) {
      Trick before;
      Way way;
      for (std::size_t i = 0; i < cards_[t].cards.size(); ++i) {
        const Seat who = player(t, i);
        way.hand = now[who.index];
        way.card = cards_[t].cards[i];
        const CardSet may = playable(deal_.rules, deal_.lineup, before, way.hand).cards;
        Judged& judged = plays_[{t, who}];
        if (looked_at_.insert(way.number(t)).second)
          (may.contains(way.card) ? judged.lawful : judged.unlawful).push_back(way);
        now[who.index] = now[who.index] - CardSet{way.card};
        before.push_back(way.card);
        way.before.emplace_back(who, way.card);
      }
    }
  }

  const SmallDeal<G>& deal_;
  std::vector<PlayedTrick> cards_{};
  std::array<std::vector<std::pair<std::size_t, std::size_t>>, kMaxSeats> unseen_{};
  std::array<CardSet, kMaxSeats> seen_{};
  std::array<CardSet, kMaxSeats> hands_{};
  std::vector<Card> free_{};
  std::map<std::pair<std::size_t, Seat>, Judged> plays_{};
  std::unordered_set<std::uint64_t> looked_at_{};
  int count_ = 0;
};

}  // namespace spadille::tests
