// Rulings: on a deal of the sheet or in play, several on one deal, and what becomes of them once
// something else has been put right.
#include <algorithm>

#include "app/referee/asked_table.h"
#include "app/referee/asking.h"
#include "app/referee/inquiry.h"
#include "tests/walker/at_the_app.h"
#include "tests/walker/at_the_phone.h"
#include "tests/walker/chosen_deal.h"
#include "tests/walker/steps.h"
#include "ui/table/house.h"

namespace spadille::tests {
namespace {

using Words = std::vector<std::string>;

/// The deal of a number, or the one in play (0), as somebody finds it who is asked what happened.
Evening table_of(Club& club, int deal) {
  const Desk desk = club.open();
  return club.world.with_book([&](Book& book) {
    const Names names = *names_in(book);
    return deal == 0 ? table_by(desk, names) : table_before(desk, names, deal);
  });
}

/// One of the answers that there can be, as it is typed: people by their number at the table.
std::string any_answer(const Prompt& prompt, Dice& dice) {
  const Member& member = *prompt.member;
  if (member.kind == Kind::seats && dice.one_in(2)) return {};
  if (prompt.numbers.empty()) return {};
  const int n = dice.of(prompt.numbers);
  if (member.kind == Kind::flag) return n != 0 ? "y" : "n";
  if (member.kind == Kind::choice) return std::string(member.choices[static_cast<std::size_t>(n)]);
  if (member.kind == Kind::seat || member.kind == Kind::seats) return std::to_string(n + 1);
  if (member.kind == Kind::rank) return std::string(1, letter(static_cast<Rank>(n)));
  return std::to_string(n);
}

/// Somebody irregular, asked for and answered; nothing where such a thing cannot be told there.
std::optional<Inquiry> any_inquiry(const Evening& table, Dice& dice, Words& words) {
  const auto& kinds = table.rules.game().incidents().front().choices;
  const std::string kind(
      kinds[static_cast<std::size_t>(dice.below(static_cast<int>(kinds.size())))]);
  Document known = in_words(table, Format::incident, {.members = {{"what", kind}}});
  if (has_error(known.findings)) return std::nullopt;
  Inquiry inquiry(std::move(known), {"what"});
  words = {kind};
  while (const auto prompt = inquiry.next()) {
    std::string answer = any_answer(*prompt, dice);
    const bool may_be_two = prompt->member->kind == Kind::integers;
    if (!inquiry.answer(answer).empty()) {
      if (may_be_two) answer += ' ' + answer;
      if (!may_be_two || !inquiry.answer(answer).empty()) return std::nullopt;
    }
    if (!answer.empty()) words.push_back(std::string(prompt->member->key) + '=' + answer);
  }
  return inquiry;
}

/// What happened, as it is typed: mostly something that moves points or ends the deal.
Words any_fault(Club& club, int deal, Dice& dice) {
  const Evening table = table_of(club, deal);
  Words words;
  for (int tries = 0; tries < 6; ++tries) {
    const auto inquiry = any_inquiry(table, dice, words);
    if (!inquiry) continue;
    const Decision decision = rule_on(table.rules, table.before, inquiry->told().incident);
    if (decision.ruling.effect != Ruling::Effect::advice) break;
  }
  return words;
}

std::string name_of(int deal) { return deal > 0 ? std::to_string(deal) : "play"; }

bool post(Club& club, const Words& fault, int deal) {
  Words words{"ruling"};
  words.insert(words.end(), fault.begin(), fault.end());
  words.insert(words.end(), {"--deal", name_of(deal), "--post"});
  return club.write(words);
}

const Json& deals_told(Club& club) { return club.known().now.evening.at("deals"); }

Json stale_of(const Json& sheet) { return sheet["session"].value("stale", Json::array()); }

bool is_stale(const Json& sheet, int event) {
  const Json all = stale_of(sheet);
  return std::any_of(all.begin(), all.end(),
                     [event](const Json& each) { return each.at("event") == event; });
}

/// What has just been ruled rests on nothing that was corrected.
void expect_fresh(Club& club) {
  const Json& sheet = club.known().now.sheet;
  expect("ruling", !is_stale(sheet, sheet["session"].at("head")),
         "what was just ruled is not stale: " + stale_of(sheet).dump());
}

/// Answers as the page offers them.
void answer_in_app(table::RulingTalk& talk, Dice& dice) {
  const QVariantMap question = talk.question();
  const QVariantList answers = question["answers"].toList();
  QString value = "20";
  if (!answers.empty())
    value = answers[dice.below(static_cast<int>(answers.size()))].toMap()["value"].toString();
  if (!question["many"].toBool() || answers.empty()) return talk.answer(value);
  if (!dice.one_in(2)) talk.mark(value);
  talk.done();
}

/// The page has the last deal, and the one in play.
void rule_in_app(Club& club, Dice& dice) {
  table::House& house = at_app(club);
  table::RulingTalk& talk = *house.ruling();
  talk.arrive();
  const QVariantList deals = talk.deals();
  if (!deals.empty())
    talk.chooseDeal(deals[dice.below(static_cast<int>(deals.size()))].toMap()["number"].toInt());
  const QVariantList kinds = talk.kinds();
  talk.begin(kinds[dice.below(static_cast<int>(kinds.size()))].toMap()["name"].toString());
  for (int i = 0; i < 20 && talk.stage() == "question"; ++i) answer_in_app(talk, dice);
  if (!talk.canPost()) return;
  club.world.tell("app: rules " + talk.title().toStdString() + ", " +
                  talk.answered().join("; ").toStdString());
  talk.post();
  if (club.wrote(club.world.settle())) expect_fresh(club);
}

/// Of every deal what its lines move, in whichever order they stand there.
Json rows_of(const Json& sheet) {
  Json all = Json::array();
  for (const std::size_t i : counted(sheet)) {
    Json lines = Json::array();
    for (const Json& line : sheet["deals"][i].at("lines"))
      lines.push_back({line.at("rule"), line.at("postings")});
    std::sort(lines.begin(), lines.end());
    all.push_back({lines, sheet["deals"][i].at("after")});
  }
  return all;
}

/// How many deals count, and how many were dealt again.
Json deals_there(const Json& sheet) {
  return {counted(sheet).size(), sheet["session"].value("changes", Json::array()).size()};
}

/// Takes back as many things as that, and sees that all is as it was.
void take_back(Club& club, int things) {
  Dice none(0);
  for (int i = 0; i < things; ++i) take_undo(club, none, Door::command);
}

struct Stale {
  int event = 0;
  int deal = 0;  ///< 0: the one in play
  Json told{};
};

int deals_of(Club& club) { return static_cast<int>(counted(club.known().now.sheet).size()); }

void correct(Club& club, int deal, Dice& dice) {
  const auto chosen = chosen_deal(club, deal, dice);
  if (chosen)
    club.write({"correct", std::to_string(deal), chosen->said, "--why", "it was told wrongly"});
}

/// Rules on a deal, and then tells otherwise what that rests on: the deal, or the one before it.
void make_stale(Club& club, Dice& dice) {
  if (deals_of(club) == 0) return;
  const int deal = 1 + dice.below(deals_of(club));
  const Words fault = any_fault(club, deal, dice);
  if (fault.empty() || !post(club, fault, deal)) return;
  for (const int other : {deal, deal - 1, deal}) {
    const bool is_there = other > 0 && other <= deals_of(club);
    if (is_there && stale_of(club.known().now.sheet).empty()) correct(club, other, dice);
  }
}

/// None in a session that is thrown away: nothing is written there.
std::optional<Stale> any_stale(Club& club, Dice& dice) {
  if (club.known().now.sheet["session"]["state"] == "discarded") return std::nullopt;
  if (stale_of(club.known().now.sheet).empty()) make_stale(club, dice);
  const Json all = stale_of(club.known().now.sheet);
  if (all.empty()) return std::nullopt;
  const Json& one = all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))];
  return Stale{one.at("event"), one.value("deal", 0), one};
}

/// In the app the one ruling is meant; a command means all of the deal.
bool settle(Club& club, const Stale& stale, Door door, bool anew) {
  if (door == Door::command) {
    Words words{"ruling", "--deal", name_of(stale.deal), anew ? "--adopt" : "--keep"};
    if (!anew) words.insert(words.end(), {"--why", "agreed at the table"});
    return club.write(words);
  }
  table::LaidSession& board = *at_app(club).evening();
  club.world.tell(std::string("app: ") + (anew ? "rules anew " : "keeps ") +
                  std::to_string(stale.event));
  if (anew)
    board.ruleAnew(stale.event);
  else
    board.keepRuling(stale.event, "agreed at the table");
  return club.wrote(club.world.settle());
}

}  // namespace

/// An irregularity, answered question by question, and posted.
void take_ruling(Club& club, Dice& dice, Door door) {
  const int deals = deals_of(club);
  if (door == Door::app) return rule_in_app(club, dice);
  if (door == Door::phone) {
    if (rule_on_phone(club, dice)) expect_fresh(club);
    return;
  }
  const int deal = dice.below(2) * dice.below(deals + 1);
  const Words fault = any_fault(club, deal, dice);
  if (fault.empty()) return;
  const Json before = deals_told(club);
  if (!post(club, fault, deal)) return;
  expect_same("ruling", "deals as they were told", deals_told(club), before);
  expect_fresh(club);
}

/// Two faults of one deal: told in either order they come to the same.
void take_rulings(Club& club, Dice& dice, Door /*door*/) {
  const int deals = deals_of(club);
  const int deal = dice.below(deals + 1);
  const Words one = any_fault(club, deal, dice);
  const Words other = any_fault(club, deal, dice);
  if (one.empty() || other.empty() || one == other) return;
  const Json before = deals_there(club.known().now.sheet);
  if (!post(club, one, deal)) return;
  // What makes the deal void leaves another one in its place.
  if (deals_there(club.known().now.sheet) != before) return;
  if (!post(club, other, deal)) return;
  const Json first = club.known().now.sheet;
  take_back(club, 2);
  if (!post(club, other, deal) || deals_there(club.known().now.sheet) != before) return;
  if (!post(club, one, deal)) return;
  const Json& second = club.known().now.sheet;
  expect_same("order", "rows", rows_of(second), rows_of(first));
  expect_same("order", "the standing", second.value("standing", Json()),
              first.value("standing", Json()));
}

void take_adopt(Club& club, Dice& dice, Door door) {
  const auto stale = any_stale(club, dice);
  if (!stale) return;
  if (!settle(club, *stale, door, true)) {
    expect("adopt", !stale->told.contains("now") || door == Door::command,
           "what can be told so is ruled anew: " + stale->told.dump());
    return;
  }
  expect("adopt", !is_stale(club.known().now.sheet, stale->event), "it is settled");
  expect_fresh(club);
}

/// It stays as it is, whatever the rules say by now.
void take_keep(Club& club, Dice& dice, Door door) {
  const auto stale = any_stale(club, dice);
  if (!stale) return;
  const Json before = club.known().now.sheet;
  expect("keep", settle(club, *stale, door, false), "a stale ruling can be kept");
  const Json& after = club.known().now.sheet;
  expect_same("keep", "rows", rows_of(after), rows_of(before));
  expect_same("keep", "the standing", after.value("standing", Json()),
              before.value("standing", Json()));
  expect("keep", !is_stale(after, stale->event), "it is settled");
  expect_fresh(club);
}

}  // namespace spadille::tests
