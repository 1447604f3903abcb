// What is said about deals: notes, disputes, that they are right.
#include <algorithm>

#include "tests/walker/at_the_app.h"
#include "tests/walker/at_the_phone.h"
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

/// A director says something of a deal, a dispute or the evening.
void remark_on_phone(Club& club, const Json& members) {
  const Json before = club.known().now.sheet;
  if (write_by_phone(club, a_director(), "remark", members).done())
    expect_same("remark", "figures", without_remarks(club.known().now.sheet),
                without_remarks(before));
}

/// A deal that counts; nothing where none does.
const Json* any_deal_of(const Json& sheet, Dice& dice) {
  const auto deals = counted(sheet);
  return deals.empty() ? nullptr : &sheet["deals"][dice.of(deals)];
}

const Json& deal_of_event(const Json& sheet, const Json& event) {
  return *std::find_if(sheet.at("deals").begin(), sheet.at("deals").end(),
                       [&](const Json& deal) { return deal.at("event") == event; });
}

void dispute_on_phone(Club& club, Dice& dice) {
  const Json before = club.known().now.sheet;
  const Json* deal = any_deal_of(before, dice);
  if (deal == nullptr) return;
  const Json event = deal->at("event");
  const auto [player, name] = somebody_seated(club, dice);
  if (!write_by_phone(club, player, "dispute", {{"event", event}, {"text", "that was four"}})
           .done())
    return expect("dispute", before["session"]["state"] != "open", "whoever sits there can");
  const Json& after = club.known().now.sheet;
  expect_same("remark", "figures", without_remarks(after), without_remarks(before));
  Json said = deal_of_event(after, event).at("remarks").back();
  said.erase("event");
  expect_same("dispute", "the sheet", said,
              {{"kind", "disputed"}, {"text", name + ": that was four"}, {"settled", false}});
}

/// Whether it was done, or was done before; nothing: he cannot be named at this door.
std::optional<bool> agree_at(Club& club, const Json& deal, const Seated& who, Door door) {
  if (door == Door::phone) {
    const Sent sent = send_phone(club, who.asker, "agree", {{"event", deal.at("event")}});
    club.agreed(sent.refused());
    return sent.done();
  }
  if (has_forgotten({who.name})) return std::nullopt;
  const std::vector<std::string> words{"agree",     who.name,
                                       "--deal",    std::to_string(deal.at("number").get<int>()),
                                       "--session", std::to_string(club.current)};
  club.world.tell(command_text(words));
  const Said said = club.world.ask(words);
  club.agreed(said.done() ? "" : said.err);
  return said.done();
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

void note_on_phone(Club& club, Dice& dice) {
  Json members{{"does", "note"}, {"text", "Zoë said so"}};
  const Json* deal = any_deal_of(club.known().now.sheet, dice);
  if (deal != nullptr && dice.one_in(2)) members["event"] = deal->at("event");
  remark_on_phone(club, members);
}

/// Whoever has agreed has nothing more to write.
void agree_again(Club& club, const Json& event, const Seated& who) {
  const Json before = club.known().now.sheet;
  const Sent sent = send_phone(club, who.asker, "agree", {{"event", event}});
  club.agreed(sent.refused());
  expect("agree", sent.done(), sent.refused());
  expect_same("agree", "said before", club.known().now.sheet, before);
}

}  // namespace

void take_note(Club& club, Dice& dice, Door door) {
  if (door == Door::app) return remark_in_app(club, &table::LaidSession::note);
  if (door == Door::phone) return note_on_phone(club, dice);
  std::vector<std::string> words{"note", "Zoë said so"};
  for (std::string& word : about(club.known().now.sheet, dice)) words.push_back(std::move(word));
  remark(club, std::move(words));
}

void take_dispute(Club& club, Dice& dice, Door door) {
  if (door == Door::app) return remark_in_app(club, &table::LaidSession::dispute);
  if (door == Door::phone) return dispute_on_phone(club, dice);
  std::vector<std::string> words{"dispute", "that was four"};
  for (std::string& word : about(club.known().now.sheet, dice)) words.push_back(std::move(word));
  remark(club, std::move(words));
}

void take_settle(Club& club, Dice& dice, Door door) {
  const std::vector<int> open = open_disputes(club.known().now.sheet);
  if (open.empty()) return;
  if (door == Door::phone)
    return remark_on_phone(club,
                           {{"does", "settle"}, {"event", dice.of(open)}, {"text", "it was"}});
  remark(club, {"dispute", "it was", "--settle", std::to_string(dice.of(open))});
}

/// Somebody at the table says that a deal is right.
void take_agree(Club& club, Dice& dice, Door door) {
  const Json before = club.known().now.sheet;
  const Json* deal = any_deal_of(before, dice);
  if (deal == nullptr) return;
  const Json event = deal->at("event");
  const Seated who = somebody_seated(club, dice);
  const auto done = agree_at(club, *deal, who, door);
  if (!done) return;
  expect("agree", *done || before["session"]["state"] != "open", "whoever sits there can");
  const Json agreed = deal_of_event(club.known().now.sheet, event).value("agreed", Json::array());
  const auto times = std::count(agreed.begin(), agreed.end(), Json(who.name));
  if (*done) expect("agree", times > 0, who.name + " in " + agreed.dump());
  if (!has_forgotten({who.name})) expect("agree", times < 2, "once: " + agreed.dump());
  if (*done && door == Door::phone) agree_again(club, event, who);
}

}  // namespace spadille::tests
