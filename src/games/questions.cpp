// What the referee is asked, member by member. A table.
#include "games/questions.h"

namespace spadille {
namespace {

using std::string_view_literals::operator""sv;
/// Of calls; each game has more (as_asked()).
constexpr std::array kSaidAnywhere{"pass"sv};
constexpr std::array kAfterSix{"stop"sv, "go_on"sv, "ask_yes"sv, "ask_no"sv};
constexpr int kLastSeat = kMaxSeats - 1;
constexpr int kMostCards = 13;

/// Of some cards of a hand only the rank may be told.
struct InHand {
  CardSet cards{};
  Ranks more{};
};

constexpr Value encode(const InHand& hand) {
  Value value = spadille::detail::encode(hand.cards);
  for (const Rank rank : hand.more) value.push_back(Card::of_rank(rank).code());
  return value;
}
constexpr InHand in_hand(const Value& value) {
  InHand hand;
  for (const int code : value)
    if (is_rank_alone(code))
      hand.more.push_back(Card::of_code(code).rank());
    else
      hand.cards.insert(Card::of_code(code));
  return hand;
}

template <auto Cards, auto More>
constexpr Field<Position> hand_field(Member member) {
  return {member,
          [](const Position& turn) {
            return encode(InHand{turn.*Cards, turn.*More});
          },
          [](Position& turn, const Value& value) {
            const InHand hand = in_hand(value);
            turn.*Cards = hand.cards;
            turn.*More = hand.more;
          }};
}

constexpr std::array kTurn{
    field<&Position::trump>({.key = "trump", .kind = Kind::suit, .label = "referee.field.trump"}),
    field<&Position::alone>(
        {.key = "alone", .kind = Kind::seat, .label = "referee.field.alone", .max = kLastSeat}),
    field<&Position::lone_defender>({.key = "lone_defender",
                                     .kind = Kind::seat,
                                     .label = "referee.field.lone_defender",
                                     .max = kLastSeat}),
    field<&Position::leader>(
        {.key = "leader", .kind = Kind::seat, .label = "referee.field.leader", .max = kLastSeat}),
    field<&Position::trick>(
        {.key = "trick", .kind = Kind::trick, .label = "referee.field.trick", .by_rank = true}),
    hand_field<&Position::hand, &Position::more_of_hand>({.key = "hand",
                                                          .kind = Kind::cards,
                                                          .label = "referee.field.hand",
                                                          .most = kMostCards,
                                                          .by_rank = true}),
    hand_field<&Position::seen, &Position::more_seen>({.key = "seen",
                                                       .kind = Kind::cards,
                                                       .label = "referee.field.seen",
                                                       .most = kMostCards,
                                                       .by_rank = true}),
    field<&Position::card>(
        {.key = "card", .kind = Kind::card, .label = "referee.field.card", .by_rank = true}),
};

constexpr std::array kAuction{
    field<&Bidding::turn_up>(
        {.key = "turn_up", .kind = Kind::card, .label = "referee.field.turn_up"}),
    field<&Bidding::next_card>(
        {.key = "next_card", .kind = Kind::card, .label = "referee.field.next_card"}),
    field<&Bidding::trump>({.key = "trump", .kind = Kind::suit, .label = "referee.field.trump"}),
    field<&Bidding::hand>({.key = "hand",
                           .kind = Kind::cards,
                           .label = "referee.field.hand_to_call",
                           .most = kMostCards}),
    field<&Bidding::calls>({.key = "calls",
                            .kind = Kind::calls,
                            .label = "referee.field.calls",
                            .most = static_cast<int>(Calls::capacity()),
                            .choices = kSaidAnywhere}),
};

constexpr std::array kPlay{
    field<&CardPlay::calls>({.key = "calls",
                             .kind = Kind::calls,
                             .label = "referee.field.calls",
                             .most = static_cast<int>(Calls::capacity()),
                             .choices = kSaidAnywhere}),
    field<&CardPlay::turn_up>(
        {.key = "turn_up", .kind = Kind::card, .label = "referee.field.turn_up"}),
    field<&CardPlay::next_card>(
        {.key = "next_card", .kind = Kind::card, .label = "referee.field.next_card"}),
    field<&CardPlay::exchanger>({.key = "exchanger",
                                 .kind = Kind::seat,
                                 .label = "referee.field.exchanger",
                                 .max = kLastSeat}),
    field<&CardPlay::laid_away>(
        {.key = "laid_away", .kind = Kind::cards, .label = "referee.field.laid_away", .most = 2}),
    field<&CardPlay::called>(
        {.key = "called", .kind = Kind::card, .label = "referee.field.called"}),
    field<&CardPlay::after_six>({.key = "after_six",
                                 .kind = Kind::choice,
                                 .label = "referee.field.after_six",
                                 .choices = kAfterSix}),
};

constexpr std::array kTrick{
    field<&PlayedTrick::leader>(
        {.key = "leader", .kind = Kind::seat, .label = "referee.field.leader", .max = kLastSeat}),
    field<&PlayedTrick::cards>(
        {.key = "cards", .kind = Kind::trick, .label = "referee.field.trick", .by_rank = true}),
    field<&PlayedTrick::roem>({.key = "roem",
                               .kind = Kind::marks,
                               .label = "referee.field.roem",
                               .min = 20,
                               .max = 200,
                               .step = 10}),
};

constexpr Member kHand{.key = "hand",
                       .kind = Kind::cards,
                       .label = "referee.field.hand",
                       .most = kMostCards,
                       .by_rank = true};

}  // namespace

std::span<const Field<Position>> turn_fields() { return kTurn; }
std::span<const Field<Bidding>> auction_fields() { return kAuction; }
std::span<const Field<CardPlay>> play_fields() { return kPlay; }
std::span<const Field<PlayedTrick>> trick_fields() { return kTrick; }
const Member& cards_of_trick() { return kTrick[1]; }
const Member& cards_of_hand() { return kHand; }

Value hand_told(const CardPlay& play, Seat who) {
  InHand hand{.cards = play.hands[who.index]};
  for (const HeldRank& held : play.more_in_hands)
    if (held.who == who) hand.more.push_back(held.rank);
  return encode(hand);
}

void tell_hand(CardPlay& play, Seat who, const Value& value) {
  const InHand hand = in_hand(value);
  play.hands[who.index] = hand.cards;
  std::erase_if(play.more_in_hands, [who](const HeldRank& held) { return held.who == who; });
  for (const Rank rank : hand.more) play.more_in_hands.push_back({who, rank});
}

Member as_asked(const GameTraits& traits, const Member& member) {
  Member asked = member;
  asked.by_rank = member.by_rank && !traits.suits_matter;
  if (member.kind == Kind::calls && traits.has_auction) asked.choices = traits.calls;
  return asked;
}

}  // namespace spadille
