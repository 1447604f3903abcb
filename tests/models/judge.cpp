// Reads turns, deals and auctions with the answers of the second model, a JSON object a line, and
// says where the program thinks otherwise. Exit status 1 for any difference, and for no line at
// all.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <set>
#include <string>

#include "app/deal_view.h"
#include "app/referee/referee.h"
#include "games/games.h"
#include <nlohmann/json.hpp>

namespace spadille {
namespace {

using Json = nlohmann::json;

/// Who is out of a game of Kyuuri has reached the limit.
void put_out(const Json& out, Evening& evening) {
  if (evening.rules.game().id() != kyuuri::Game::kId) return;
  const auto& rules = evening.rules.as<kyuuri::Rules>();
  auto& before = evening.before.as<kyuuri::Carry>();
  const bool down = rules.count == kyuuri::Rules::Count::down;
  for (const Json& who : out) {
    const Seat seat = spadille::seat(who.get<int>());
    before.out.insert(seat);
    before.balances[seat.index] = down ? -1 : rules.limit + 1;
  }
  if (before.out.contains(before.dealer)) before.dealer = next_of(still_in(before), before.dealer);
}

/// A document as the program reads it, around a part of the model's line.
Document document(const Json& line, const char* format, const char* key, Json part, Json around) {
  Json text{{"format", std::string("spadille/") + format},
            {"version", 1},
            {"game", line.at("game")},
            {"rules", line.at("rules")}};
  text[key] = std::move(part);
  const Json out = around.contains("out") ? around.at("out") : Json::array();
  around.erase("out");
  text.update(around);
  Document read = read_document(text.dump()).value();
  if (has_error(read.findings)) throw std::runtime_error(text.dump());
  put_out(out, read.evening);
  return read;
}

CardSet cards_in(const Json& list) {
  CardSet cards;
  for (const Json& card : list) cards.insert(card_named(card.get<std::string>()).value());
  return cards;
}

/// What stands around the question: who deals, and who plays Kyuuri.
Json take_around(Json& asked) {
  Json around = Json::object();
  for (int i = 0; i < std::max(2, asked.value("players", 0)) && asked.contains("players"); ++i)
    around["players"].push_back(std::string(1, static_cast<char>('A' + i)));
  if (asked.contains("dealer")) around["before"]["dealer"] = asked.at("dealer");
  if (asked.contains("out")) around["out"] = asked.at("out");
  for (const char* key : {"players", "out", "dealer"}) asked.erase(key);
  return around;
}

bool judges_turn(const Json& line) {
  Json turn = line.at("turn");
  const Json& expected = line.at("expect");
  if (!turn.contains("leader")) turn["leader"] = 0;
  Json around = take_around(turn);
  const bool whole = turn.value("hand", Json::array()).empty();
  const Document asked = document(line, "turn", "turn", std::move(turn), std::move(around));
  const TurnView view = (whole ? judge_trick(asked) : judge_turn(asked)).value();
  if (has_error(view.findings)) throw std::runtime_error(line.dump());
  const bool won = !expected.contains("winning") ||
                   (view.winner && expected.at("winning") == int{view.winner->index});
  return won && (whole || view.verdict.playable == cards_in(expected.at("playable")));
}

bool judges_auction(const Json& line) {
  Json auction{{"calls", line.at("calls")}};
  if (line.contains("turn_up")) auction["turn_up"] = line.at("turn_up");
  if (line.contains("turned")) auction["turn_up"] = line.at("turned");
  if (line.contains("next_card")) auction["next_card"] = line.at("next_card");
  Json around = Json::object();
  around["before"]["dealer"] = line.at("dealer");
  const Document asked =
      document(line, "auction", "auction", std::move(auction), std::move(around));
  const AuctionView view = judge_auction(asked).value();
  return !has_error(view.findings) && !view.refused && !view.to_call;
}

/// A whole deal; what was bid as calls, or as it was settled.
Document played_in(const Json& line) {
  Json played = line.at("played");
  Json around = take_around(played);
  Json mine{{"hands", played.at("hands")}, {"tricks", played.at("tricks")}};
  for (const char* key : {"calls", "turn_up", "called", "laid_away", "next_card"})
    if (played.contains(key)) mine[key] = played.at(key);
  if (played.contains("turned")) mine["turn_up"] = played.at("turned");
  if (played.contains("exchange") && !played.at("exchange").is_null()) {
    mine["exchanger"] = played.at("exchange").at("seat");
    mine["laid_away"] = Json::array({played.at("exchange").at("discard")});
  }
  const bool six = played.at("tricks").size() == 6 && line.at("game") == "quadrille";
  if (six && played.at("contract") != "forced") mine["after_six"] = "stop";
  for (const char* key : {"maker", "trump"})
    if (played.contains(key)) around["deal"][key] = played.at(key);
  if (played.contains("maker_side")) around["deal"]["maker"] = played.at("maker_side");
  return document(line, "played", "played", std::move(mine), std::move(around));
}

/// Side by side, or seat by seat where everybody plays for himself: what `of` says of each trick.
template <typename Of>
Json sums_of(const Replay& replay, std::size_t sides, const Of& of) {
  Json sums = std::vector<int>(sides, 0);
  for (const Replayed& trick : replay.tricks) {
    Json& sum = sums.at(trick.winner.value().index % sides);
    sum = sum.get<int>() + of(trick);
  }
  return sums;
}

/// Points or roem of each side as the deal that is scored tells it, from the makers' side on.
template <typename Of>
Json by_sides(const klaverjas::Deal& deal, std::size_t sides, const Of& of) {
  Json all = std::vector<int>(sides, 0);
  for (std::size_t i = 0; i < sides; ++i) all.at((deal.maker.value().index + i) % sides) = of(i);
  return all;
}

/// What the deal comes to by the program, in the words of the row. Errors: a word that nobody
/// would compare.
template <typename Deal>
Json told_by(const Deal&, const PlayedView&, const std::string& key, const Json&) {
  throw std::runtime_error(key);
}

Json told_by(const euchre::Deal& deal, const PlayedView&, const std::string& key, const Json&) {
  if (key == "tricks") return deal.tricks.value();
  throw std::runtime_error(key);
}

Json told_by(const quadrille::Deal& deal, const PlayedView&, const std::string& key, const Json&) {
  if (key == "tricks") return deal.tricks.value();
  if (key == "matadors") return deal.matadors || deal.double_matadors;
  if (key == "double_matadors") return deal.double_matadors;
  if (key == "premiers") return deal.premiers;
  if (key == "went_on") return deal.went_on;
  throw std::runtime_error(key);
}

Json told_by(const kyuuri::Deal& deal, const PlayedView& view, const std::string& key,
             const Json&) {
  const Replayed& last = view.replay.tricks.back();
  const auto takes = static_cast<std::size_t>(
      std::find(last.seats.begin(), last.seats.end(), last.winner.value()) - last.seats.begin());
  if (deal.leader != last.seats[0]) return {};
  if (key == "taker") return int{last.winner->index};
  if (key == "rank") return to_string(Card(Suit::spades, deal.ranks[takes])).substr(1);
  if (key != "matched") throw std::runtime_error(key);
  std::set<int> matched;
  for (std::size_t i = 0; i < takes; ++i)
    if (deal.ranks[i] == deal.ranks[takes]) matched.insert(int{last.seats[i].index});
  return matched;
}

Json told_by(const klaverjas::Deal& deal, const PlayedView& view, const std::string& key,
             const Json& expected) {
  const Replay& replay = view.replay;
  if (key == "made")
    return std::any_of(view.score->facts.begin(), view.score->facts.end(),
                       [](const Fact& fact) { return fact.key == "made"; });
  if (key == "score") return std::vector<int>(view.score->after.begin(), view.score->after.end());
  if (key == "roem" || key == "points") {
    Json each = Json::array();
    for (const Replayed& trick : replay.tricks)
      each.push_back(key == "roem" ? trick.worth.melds : trick.worth.cards);
    if (key == "points") each.back() = each.back().get<int>() + 10;
    return each;
  }
  const std::size_t sides = expected.size();
  if (key == "tricks") return sums_of(replay, sides, [](const Replayed&) { return 1; });
  if (key == "card_points")
    return by_sides(deal, sides, [&](std::size_t i) {
      const int all = expected.at(0).get<int>() + expected.at(1).get<int>();
      return i == 0   ? deal.points.value()
             : i == 1 ? deal.other_points.value_or(all - deal.points.value())
                      : deal.third_points.value();
    });
  if (key == "roem_of_sides")
    return by_sides(deal, sides, [&](std::size_t i) {
      const Marks& marks = i == 0 ? deal.roem : i == 1 ? deal.other_roem : deal.third_roem;
      return std::accumulate(marks.begin(), marks.end(), 0);
    });
  throw std::runtime_error(key);
}

Json told_by(const AnyDeal& deal, const PlayedView& view, const std::string& key,
             const Json& expected) {
  Json told;
  Games::with(deal.game().id(),
              [&]<Game G>(G) { told = told_by(deal.as<typename G::Deal>(), view, key, expected); });
  return told;
}

/// The same cards by the rules of Rotterdam: each play that these forbid, its trick from 1, with
/// what could have been played.
Json rotterdam_revokes(Json line) {
  line["rules"] = "klaverjas/rotterdam";
  const Document document = played_in(line);
  const PlayedView view = judge_play(document).value();
  const auto& rules = document.evening.rules.as<klaverjas::Rules>();
  std::set<std::pair<std::size_t, int>> found;
  for (const Revoke& revoke : view.revokes.revokes) found.emplace(revoke.trick, revoke.who.index);
  Json all = Json::array();
  auto hands = view.play.hands;
  for (std::size_t t = 0; t < view.play.tricks.size(); ++t) {
    Trick before;
    for (std::size_t i = 0; i < view.play.tricks[t].cards.size(); ++i) {
      const Card card = view.play.tricks[t].cards[i];
      const Seat who = view.replay.tricks[t].seats[i];
      Json may = Json::array();
      for (const Card other : playable(rules, view.lineup, before, hands[who.index]).cards)
        may.push_back(to_string(other));
      std::sort(may.begin(), may.end());
      if (found.contains({t, int{who.index}}))
        all.push_back(Json::array({t + 1, int{who.index}, to_string(card), may}));
      hands[who.index] = hands[who.index] - CardSet{card};
      before.push_back(card);
    }
  }
  return all;
}

/// In the order in which they were played, what could have been played by letters.
bool finds_rotterdam_revokes(const Json& line, Json expected) {
  for (Json& row : expected) std::sort(row.at(3).begin(), row.at(3).end());
  return rotterdam_revokes(line) == expected;
}

/// Everything that the row says of the deal, compared with the deal that the program scores.
bool judges_deal(Json line) {
  const Json marks = line.at("expect").value("roem", Json::array());
  for (std::size_t t = 0; t < marks.size(); ++t)  // all of it was claimed
    if (marks.at(t) != 0) line["played"]["tricks"][t]["roem"] = Json::array({marks.at(t)});
  const Document document = played_in(line);
  const PlayedView view = judge_play(document).value();
  if (has_error(view.findings)) {
    for (const Finding& f : view.findings) std::cout << f.place << ' ' << f.message.key << '\n';
    return false;
  }
  if (!view.revokes.revokes.empty() || !view.score) return false;
  const Json& expected = line.at("expect");
  const Json& winners = expected.at("winners");
  if (view.replay.tricks.size() != winners.size()) return false;
  for (std::size_t t = 0; t < winners.size(); ++t)
    if (winners.at(t) != int{view.replay.tricks.at(t).winner.value().index}) return false;
  return std::all_of(expected.items().begin(), expected.items().end(), [&](const auto& said) {
    if (said.key() == "winners") return true;
    if (said.key() == "rotterdam_revokes") return finds_rotterdam_revokes(line, said.value());
    return told_by(deal_of(view.score->deal), view, said.key(), said.value()) == said.value();
  });
}

/// A deal in which somebody revoked once: who, where, with what, and where it was shown.
bool finds_revoke(const Json& line) {
  const PlayedView view = judge_play(played_in(line)).value();
  if (has_error(view.findings)) return false;
  const Json& expected = line.at("expect").at("revoke");
  if (view.revokes.revokes.size() != 1) return false;
  const Revoke& found = view.revokes.revokes.front();
  if (expected.at("proved_in").is_null())  // the play stopped before: the hand alone proves it
    return found.shown_in >= view.play.tricks.size();
  return expected.at("seat") == int{found.who.index} && expected.at("trick") == found.trick &&
         expected.at("card") == to_string(found.card) && expected.at("proved_in") == found.shown_in;
}

bool calls_cards(const Json& line) {
  const Document asked = document(line, "auction", "auction", line.at("auction"), Json::object());
  const AuctionView view = judge_auction(asked).value();
  return view.callable && view.callable->cards == cards_in(line.at("expect").at("callable"));
}

/// In how many ways the next `depth` cards of a deal may be played.
template <Game G>
class Ways {
 public:
  Ways(const Evening& evening, const Position& settled)
      : rules_(evening.rules.as<typename G::Rules>()),
        lineup_(lineup(evening.rules, evening.before, settled)) {}

  std::int64_t count(const std::array<CardSet, kMaxSeats>& hands, Seat leader, const Trick& trick,
                     int depth) const {
    if (trick.size() == lineup_.players.size())
      return count(hands, in_turn(lineup_, leader, winning_place(rules_, lineup_, trick)), {},
                   depth);
    const Seat who = in_turn(lineup_, leader, trick.size());
    if (depth == 0 || hands[who.index].empty()) return depth == 0 ? 1 : 0;
    std::int64_t ways = 0;
    for (const Card card : playable(rules_, lineup_, trick, hands[who.index]).cards) {
      auto after = hands;
      after[who.index] = after[who.index] - CardSet{card};
      Trick longer = trick;
      longer.push_back(card);
      ways += count(after, leader, longer, depth - 1);
    }
    return ways;
  }

 private:
  const typename G::Rules& rules_;
  Lineup lineup_;
};

/// A deal with the number of ways to play its first card, its first two, and so on.
bool counts_ways(const Json& line) {
  Json turn = line;
  for (const char* key : {"game", "rules", "hands", "counts", "leader"}) turn.erase(key);
  Json around = take_around(turn);
  turn["trick"] = Json::array({line.at("hands").at(line.at("leader").get<std::size_t>()).at(0)});
  const Document asked = document(line, "turn", "turn", std::move(turn), std::move(around));
  std::array<CardSet, kMaxSeats> hands{};
  for (std::size_t s = 0; s < line.at("hands").size(); ++s)
    hands[s] = cards_in(line.at("hands").at(s));
  const Seat leader = seat(line.at("leader").get<int>());
  bool same = true;
  Games::with(asked.evening.rules.game().id(), [&]<Game G>(G) {
    const Ways<G> ways(asked.evening, asked.asked.turn);
    for (std::size_t depth = 1; same && depth <= line.at("counts").size(); ++depth)
      same =
          line.at("counts").at(depth - 1) == ways.count(hands, leader, {}, static_cast<int>(depth));
  });
  return same;
}

bool agrees(const Json& line) {
  if (line.contains("counts")) return counts_ways(line);
  if (line.contains("auction")) return calls_cards(line);
  if (line.contains("played") && line.at("expect").contains("revoke")) return finds_revoke(line);
  if (line.contains("turn")) return judges_turn(line);
  if (line.contains("played")) return judges_deal(line);
  return judges_auction(line);
}

}  // namespace
}  // namespace spadille

int main() {
  int lines = 0;
  int wrong = 0;
  try {
    for (std::string line; std::getline(std::cin, line); ++lines)
      if (!spadille::agrees(spadille::Json::parse(line)) && ++wrong <= 10)
        std::cout << "differs: " << line << '\n';
  } catch (const std::exception& error) {
    std::cout << "line " << lines + 1 << ": " << error.what() << '\n';
    return 1;
  }
  std::cout << lines << " lines, " << wrong << " differ\n";
  return lines > 0 && wrong == 0 ? 0 : 1;
}
