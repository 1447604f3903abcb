// What the referee is asked, member by member. A table.
#include "games/questions.h"

namespace spadille {
namespace {

using std::string_view_literals::operator""sv;
constexpr std::array kAfterSix{"stop"sv, "go_on"sv, "ask_yes"sv, "ask_no"sv};
constexpr int kLastSeat = kMaxSeats - 1;
constexpr int kMostCards = 13;

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
    field<&Position::trick>({.key = "trick", .kind = Kind::trick, .label = "referee.field.trick"}),
    field<&Position::hand>(
        {.key = "hand", .kind = Kind::cards, .label = "referee.field.hand", .most = kMostCards}),
    field<&Position::seen>(
        {.key = "seen", .kind = Kind::cards, .label = "referee.field.seen", .most = kMostCards}),
    field<&Position::card>({.key = "card", .kind = Kind::card, .label = "referee.field.card"}),
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
                            .choices = kCallNames}),
};

constexpr std::array kPlay{
    field<&CardPlay::calls>({.key = "calls",
                             .kind = Kind::calls,
                             .label = "referee.field.calls",
                             .most = static_cast<int>(Calls::capacity()),
                             .choices = kCallNames}),
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
        {.key = "cards", .kind = Kind::trick, .label = "referee.field.trick"}),
    field<&PlayedTrick::roem>({.key = "roem",
                               .kind = Kind::marks,
                               .label = "referee.field.roem",
                               .min = 20,
                               .max = 200,
                               .step = 10}),
};

constexpr Member kHand{
    .key = "hand", .kind = Kind::cards, .label = "referee.field.hand", .most = kMostCards};

}  // namespace

std::span<const Field<Position>> turn_fields() { return kTurn; }
std::span<const Field<Bidding>> auction_fields() { return kAuction; }
std::span<const Field<CardPlay>> play_fields() { return kPlay; }
std::span<const Field<PlayedTrick>> trick_fields() { return kTrick; }
const Member& cards_of_trick() { return kTrick[1]; }
const Member& cards_of_hand() { return kHand; }

}  // namespace spadille
