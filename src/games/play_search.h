#pragma once

#include <algorithm>
#include <map>
#include <set>

#include "games/trick_states.h"
#include "games/unseen.h"

namespace spadille::detail {

/// One play of a deal, and what is known around it.
struct PlayAsked {
  const Replayed& trick;  ///< who played
  const Trick& cards;
  std::size_t place = 0;  ///< in the trick
  CardSet later{};        ///< that its player was seen to play in tricks after this one
  int unseen_before = 0;  ///< cards of his that nobody saw, in tricks before
  const HiddenCards& hidden;
};

/// How a play was in the ways in which the unseen cards can lie.
struct Possible {
  bool lawful = false;
  bool unlawful = false;
  [[nodiscard]] constexpr bool both() const { return lawful && unlawful; }
};

/// Whether one play was lawful: in every way in which the unseen cards can lie, in some, in none.
/// What decides is the trick before it, its card, and what its player still held. First each trick
/// that the rules tell apart is looked at as if a card could lie in two places; where that leaves
/// both open, a way is searched for each.
template <typename Rules>
class PlaySearch {
 public:
  using Id = typename TrickStates<Rules>::Id;

  /// `limit`: steps; what takes more is left open.
  PlaySearch(const Rules& rules, const Lineup& lineup, const PlayAsked& asked, int limit)
      : states_(rules, lineup),
        asked_(asked),
        own_(asked.hidden[asked.trick.seats[asked.place].index]),
        limit_(limit) {}

  Possible run() {
    const Possible most = hope(0);
    if (!most.both()) return most;
    search(0, {});
    return found_.both() || spent() ? most : found_;
  }

  [[nodiscard]] Card card() const { return asked_.cards[asked_.place]; }
  [[nodiscard]] bool unseen() const { return card() == Card::unknown(); }
  [[nodiscard]] int steps() const { return states_.steps() + nodes_; }
  [[nodiscard]] bool spent() const { return steps() > limit_; }

  /// Every trick that can have lain before the play.
  std::vector<Id> tricks() {
    std::vector<Id> all{0};
    for (std::size_t place = 0; place < asked_.place; ++place) {
      std::vector<Id> longer;
      for (const Id id : all)
        for (const Card next : candidates(place, {})) longer.push_back(states_.next(id, next));
      std::sort(longer.begin(), longer.end());
      longer.erase(std::unique(longer.begin(), longer.end()), longer.end());
      all = std::move(longer);
    }
    return all;
  }
  /// The cards that the play can have been.
  [[nodiscard]] CardSet cards() const { return candidates(asked_.place, {}); }
  /// What of the player's own cards would have forbidden it.
  CardSet forbidding(Id on, Card played) { return states_.forbidding(on, played, held()); }
  RuleId why(Id on, Card played, Card other) { return states_.why(on, played, other); }

  /// All cards that the player may have held beside it.
  [[nodiscard]] CardSet held() const { return asked_.later | own_.told | own_.may; }
  /// Those of them that he held for certain when he played.
  [[nodiscard]] CardSet held_for_certain() const {
    const bool all_left = asked_.unseen_before == 0 && !unseen();
    return all_left ? asked_.later | own_.told : asked_.later;
  }

  /// Whose unseen cards in this trick decide whether the play was lawful.
  SeatSet depends_on() {
    SeatSet who;
    for (std::size_t place = 0; place <= asked_.place; ++place)
      if (asked_.cards[place] == Card::unknown()) who.insert(asked_.trick.seats[place]);
    decide_.clear();
    if (who.empty() || spent()) return who;
    static_cast<void>(class_of(0));
    if (unseen()) decide_.insert(asked_.place);
    if (spent()) return who;
    SeatSet deciding;
    for (const std::size_t place : decide_) deciding.insert(asked_.trick.seats[place]);
    return deciding;
  }

 private:
  /// What can lie in a place of the trick, where these cards lie already.
  [[nodiscard]] CardSet candidates(std::size_t place, CardSet used) const {
    if (asked_.cards[place] != Card::unknown()) return {asked_.cards[place]};
    const Hidden& of = asked_.hidden[asked_.trick.seats[place].index];
    return of.told | (of.may - used);
  }

  /// The play on this trick, where the others have used these cards: the player can have kept one
  /// that forbids it, and he can have had none left.
  Possible with(Id on, Card played, CardSet used) {
    const CardSet forbidding = this->forbidding(on, played);
    const CardSet self{played};
    const CardSet told = own_.told - self;
    const CardSet may = own_.may - used - self;
    const bool of_rest = unseen() && !own_.told.contains(played);
    const int more = own_.more - (of_rest ? 1 : 0);
    const bool certain = !((asked_.later - self) & forbidding).empty();
    const int bad = (told & forbidding).size() + std::max(0, more - (may - forbidding).size());
    const bool can_keep = !(told & forbidding).empty() || (more > 0 && !(may & forbidding).empty());
    const bool keeps_some = told.size() + more > asked_.unseen_before;
    return {.lawful = !certain && bad <= asked_.unseen_before,
            .unlawful = certain || (keeps_some && can_keep)};
  }

  /// As much as can be, if a card could lie in two places.
  Possible hope(Id id) {
    if (const auto known = hopes_.find(id); known != hopes_.end()) return known->second;
    Possible most;
    const std::size_t place = states_.size(id);
    for (const Card next : candidates(place, {})) {
      const Possible one =
          place == asked_.place ? with(id, next, {}) : hope(states_.next(id, next));
      most.lawful = most.lawful || one.lawful;
      most.unlawful = most.unlawful || one.unlawful;
      if (spent()) return {true, true};
      if (most.both()) break;
    }
    return hopes_[id] = most;
  }

  [[nodiscard]] bool is_new(const Possible& possible) const {
    return (possible.lawful && !found_.lawful) || (possible.unlawful && !found_.unlawful);
  }

  void search(Id id, CardSet used) {
    const std::size_t place = states_.size(id);
    for (const Card next : candidates(place, used)) {
      if (++nodes_, found_.both() || spent()) return;
      if (place == asked_.place) {
        const Possible one = with(id, next, used);
        found_.lawful = found_.lawful || one.lawful;
        found_.unlawful = found_.unlawful || one.unlawful;
      } else if (const Id longer = states_.next(id, next); is_new(hope(longer))) {
        search(longer, used | CardSet{next});
      }
    }
  }

  /// Tricks of one class go on alike, whatever is played on them; notes the places where the class
  /// depends on the card.
  std::size_t class_of(Id id) {
    if (const auto known = classes_.find(id); known != classes_.end()) return known->second;
    const std::size_t place = states_.size(id);
    std::vector<std::uint64_t> parts{place};
    if (place == asked_.place)
      parts.push_back(unseen() ? id : numbered(forbidding(id, card())));
    else
      for (const Card next : candidates(place, {})) {
        if (spent()) return 0;
        parts.push_back(class_of(states_.next(id, next)));
      }
    for (std::size_t i = 2; i < parts.size(); ++i)
      if (parts[i] != parts[1]) decide_.insert(place);
    return classes_[id] = kinds_.try_emplace(parts, kinds_.size()).first->second;
  }
  std::size_t numbered(CardSet cards) {
    for (std::size_t i = 0; i < sets_.size(); ++i)
      if (sets_[i] == cards) return i;
    sets_.push_back(cards);
    return sets_.size() - 1;
  }

  TrickStates<Rules> states_;
  const PlayAsked& asked_;
  const Hidden& own_;
  int limit_;
  int nodes_ = 0;
  Possible found_{};
  std::unordered_map<Id, Possible> hopes_{};
  std::unordered_map<Id, std::size_t> classes_{};
  std::map<std::vector<std::uint64_t>, std::size_t> kinds_{};
  std::vector<CardSet> sets_{};
  std::set<std::size_t> decide_{};
};

}  // namespace spadille::detail
