// Reads turns with the answers of the second model, a JSON object a line, and says where the
// program thinks otherwise. Exit status 1 for any difference, and for no turn at all.
#include <iostream>
#include <string>

#include "codec/document.h"
#include "games/euchre/play.h"
#include "games/klaverjas/play.h"
#include "games/kyuuri/play.h"
#include "games/quadrille/play.h"
#include <nlohmann/json.hpp>

namespace spadille {
namespace {

using Json = nlohmann::json;

Card card_in(const Json& text) { return card_named(text.get<std::string>()).value(); }

Trick trick_in(const Json& turn) {
  Trick trick;
  for (const Json& card : turn.at("trick")) trick.push_back(card_in(card));
  return trick;
}

CardSet cards_in(const Json& owner, const char* key) {
  CardSet cards;
  for (const Json& card : owner.value(key, Json::array())) cards.insert(card_in(card));
  return cards;
}

Suit trump_in(const Json& turn) { return suit_named(turn.at("trump").get<std::string>()).value(); }

/// What may be played, and the place of the card that is winning.
struct Answer {
  CardSet playable{};
  std::size_t winning = 0;
};

Answer answer(const euchre::Rules&, const Json& turn, CardSet hand) {
  const euchre::Turn now{trump_in(turn), trick_in(turn)};
  return {playable(now, hand).cards, winning_place(now.trick, [&](Card card, Card best) {
            return euchre::beats(now.trump, card, best);
          })};
}

Answer answer(const quadrille::Rules&, const Json& turn, CardSet hand) {
  const quadrille::Turn now{trump_in(turn), trick_in(turn)};
  return {playable(now, hand).cards, winning_place(now.trick, [&](Card card, Card best) {
            return quadrille::beats(now.trump, card, best);
          })};
}

Answer answer(const klaverjas::Rules& rules, const Json& turn, CardSet hand) {
  const klaverjas::Turn now = turn_on(rules, trump_in(turn), trick_in(turn));
  return {playable(rules, now, hand).cards, now.winning};
}

Answer answer(const kyuuri::Rules& rules, const Json& turn, CardSet hand) {
  const kyuuri::Turn now{trick_in(turn)};
  return {playable(rules, now, hand).cards, winning_place(now)};
}

/// Seats in the order in which they play: at Euchre and Kyuuri some sit out, at Quadrille it goes
/// counter-clockwise.
std::vector<int> order_of(const std::string& game, const Json& turn, int ruled) {
  const int seats = ruled != 0 ? ruled : turn.at("players").get<int>();
  SeatSet out;
  for (const Json& seat : turn.value("out", Json::array())) out.insert(spadille::seat(seat));
  for (const char* lone : {"alone", "lone_defender"})
    if (turn.contains(lone)) out.insert(seat((turn.at(lone).get<int>() + 2) % 4));
  std::vector<int> order;
  const int step = game == "quadrille" ? seats - 1 : 1;
  for (int i = 0; i < seats; ++i)
    if (const int s = (turn.value("leader", 0) + step * i) % seats; !out.contains(seat(s)))
      order.push_back(s);
  return order;
}

Document rules_in(const Json& document) {
  const Json rules{{"format", "spadille/rules"},
                   {"version", 1},
                   {"game", document.at("game")},
                   {"rules", document.at("rules")}};
  Document read = read_document(rules.dump()).value();
  if (has_error(read.findings)) throw std::runtime_error(rules.dump());
  return read;
}

bool agrees(const Json& document) {
  const Json& turn = document.at("turn");
  const Json& expected = document.at("expect");
  const CardSet hand = cards_in(turn, "hand");
  const AnyEvening evening = rules_in(document).evening;
  const Answer is =
      std::visit([&](const auto& of) { return answer(of.rules, turn, hand); }, evening);
  const int ruled = std::visit([](const auto& of) { return seats_ruled(of.rules); }, evening);
  const auto order = order_of(document.at("game"), turn, ruled);
  const bool right =
      !expected.contains("winning") || expected.at("winning") == order.at(is.winning);
  return right && is.playable == cards_in(expected, "playable");
}

}  // namespace
}  // namespace spadille

int main() {
  int turns = 0;
  int wrong = 0;
  try {
    for (std::string line; std::getline(std::cin, line); ++turns)
      if (!spadille::agrees(spadille::Json::parse(line)) && ++wrong <= 10)
        std::cout << "differs: " << line << '\n';
  } catch (const std::exception& error) {
    std::cout << "turn " << turns + 1 << ": " << error.what() << '\n';
    return 1;
  }
  std::cout << turns << " turns, " << wrong << " differ\n";
  return turns > 0 && wrong == 0 ? 0 : 1;
}
