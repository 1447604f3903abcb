// What the referee is asked, member by member. A table.
#include "games/questions.h"

namespace spadille {
namespace {

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

constexpr Field<Position> kTrump =
    field<&Position::trump>({.key = "trump", .kind = Kind::suit, .label = "referee.field.trump"});

constexpr std::array kTurn{
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
                            .most = static_cast<int>(Calls::capacity())}),
};

constexpr std::array kPlay{
    field<&CardPlay::calls>({.key = "calls",
                             .kind = Kind::calls,
                             .label = "referee.field.calls",
                             .most = static_cast<int>(Calls::capacity())}),
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
};

constexpr std::array kTrick{
    field<&PlayedTrick::leader>(
        {.key = "leader", .kind = Kind::seat, .label = "referee.field.leader", .max = kLastSeat}),
    field<&PlayedTrick::cards>(
        {.key = "cards", .kind = Kind::trick, .label = "referee.field.trick", .by_rank = true}),
};

constexpr Member kHand{.key = "hand",
                       .kind = Kind::cards,
                       .label = "referee.field.hand",
                       .most = kMostCards,
                       .by_rank = true};

/// Of calls, where there are none: what can be said anywhere.
constexpr std::array<std::string_view, 1> kSaidAnywhere{"pass"};

/// A member as a game takes it.
void take(const GameTraits& traits, Member& member) {
  member.by_rank = member.by_rank && !traits.suits_matter;
  if (member.kind == Kind::calls)
    member.choices = traits.has_auction ? traits.calls : CallNames(kSaidAnywhere);
}

template <typename Row>
void add(std::vector<Row>& all, const GameTraits& traits, std::span<const Row> rows) {
  for (const Row& row : rows) take(traits, all.emplace_back(row));
}

}  // namespace

PlayQuestions::PlayQuestions(const GameTraits& traits, const OwnQuestions& of_game)
    : own(of_game), turn_{kTrump}, hand_(kHand) {
  add(turn_, traits, own.loners);
  add<Field<Position>>(turn_, traits, kTurn);
  add<Field<Bidding>>(auction_, traits, kAuction);
  add<Field<CardPlay>>(play_, traits, kPlay);
  if (own.decided != nullptr) play_.push_back(field<&CardPlay::decided>(*own.decided));
  add<Field<PlayedTrick>>(trick_, traits, kTrick);
  if (own.melds != nullptr) trick_.push_back(field<&PlayedTrick::melds>(own.melds->claimed));
  take(traits, hand_);
}

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

}  // namespace spadille
