// What is said about deals: notes, disputes.
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

}  // namespace spadille::tests
