// What is said about deals: notes, disputes, rulings.
#include "tests/walker/at_the_app.h"
#include "tests/walker/steps.h"
#include "ui/table/house.h"

namespace spadille::tests {
namespace {

/// The sheet without what was said about it.
Json without_remarks(Json sheet) {
  for (Json& deal : sheet.at("deals")) deal.erase("remarks");
  sheet["session"].erase("remarks");
  return bare(std::move(sheet));
}

/// A deal, or no deal: then the evening is meant.
std::vector<std::string> about(const Json& sheet, Dice& dice) {
  const auto deals = static_cast<int>(counted(sheet).size());
  if (deals == 0 || dice.one_in(3)) return {};
  return {"--deal", std::to_string(dice.below(deals) + 1)};
}

void remark(Club& club, std::vector<std::string> words) {
  const Json before = club.known().now.sheet;
  if (club.write(std::move(words)))
    expect_same("remark", "figures", without_remarks(club.known().now.sheet),
                without_remarks(before));
}

void remark_in_app(Club& club, void (table::LaidSession::*say)(int, const QString&)) {
  const Json before = club.known().now.sheet;
  table::House& house = at_app(club);
  const Json& deals = before.at("deals");
  club.world.tell("app: a word");
  (house.evening()->*say)(deals.empty() ? 0 : deals.back().at("event").get<int>(), "a word");
  if (club.wrote(club.world.settle()))
    expect_same("remark", "figures", without_remarks(club.known().now.sheet),
                without_remarks(before));
}

std::vector<int> open_disputes(const Json& sheet) {
  std::vector<int> all;
  const auto look = [&](const Json& of) {
    for (const Json& remark : of.value("remarks", Json::array()))
      if (remark.at("kind") == "disputed" && !remark.value("settled", false))
        all.push_back(remark.at("event"));
  };
  for (const Json& deal : sheet.at("deals")) look(deal);
  look(sheet.at("session"));
  return all;
}

/// One of the answers that a question of a ruling takes: a word, or a number of "0…5".
std::string any_answer(const std::vector<std::string>& valid, Dice& dice) {
  std::string answer = dice.of(valid);
  const auto dots = answer.find("…");
  if (dots == std::string::npos) return answer;
  const int least = std::stoi(answer);
  const int most = std::stoi(answer.substr(dots + std::string("…").size()));
  return std::to_string(least + dice.below(most - least + 1));
}

}  // namespace

void take_note(Club& club, Dice& dice, Door door) {
  if (door == Door::app) return remark_in_app(club, &table::LaidSession::note);
  std::vector<std::string> words{"note", "Zoë said so"};
  for (std::string& word : about(club.known().now.sheet, dice)) words.push_back(std::move(word));
  remark(club, std::move(words));
}

void take_dispute(Club& club, Dice& dice, Door door) {
  if (door == Door::app) return remark_in_app(club, &table::LaidSession::dispute);
  std::vector<std::string> words{"dispute", "that was four"};
  for (std::string& word : about(club.known().now.sheet, dice)) words.push_back(std::move(word));
  remark(club, std::move(words));
}

void take_settle(Club& club, Dice& dice, Door /*door*/) {
  const std::vector<int> open = open_disputes(club.known().now.sheet);
  if (open.empty()) return;
  remark(club, {"dispute", "it was", "--settle", std::to_string(dice.of(open))});
}

/// An irregularity, answered question by question, and posted.
void take_ruling(Club& club, Dice& dice, Door /*door*/) {
  const Json& sheet = club.known().now.sheet;
  const auto deals = static_cast<int>(counted(sheet).size());
  const std::string session = std::to_string(club.current);
  std::vector<std::string> kinds;
  const Json listed = club.world.json({"ruling", "--list", "--session", session});
  for (const Json& kind : listed.at("irregularities")) kinds.push_back(kind.at("what"));
  std::vector<std::string> words{"ruling", dice.of(kinds)};
  const int deal = dice.below(2) * dice.below(deals + 1);
  words.insert(words.end(), {"--deal", deal > 0 ? std::to_string(deal) : "play"});
  for (int i = 0; i < 12; ++i) {
    std::vector<std::string> question = words;
    question.insert(question.end(), {"--session", session});
    const Json answer = club.world.json(question);
    if (!answer.contains("question")) break;
    const Json& asked = answer["question"];
    words.push_back(asked.at("key").get<std::string>() + '=' + any_answer(asked.at("valid"), dice));
  }
  words.emplace_back("--post");
  const Json before = club.known().now.evening.at("deals");
  if (club.write(words))
    expect_same("ruling", "deals as they were told", club.known().now.evening.at("deals"), before);
}

}  // namespace spadille::tests
