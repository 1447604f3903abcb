// Deals: written down, forgotten and put in, corrected, struck out, taken back and done again.
#include <future>

#include "tests/walker/at_the_app.h"
#include "tests/walker/at_the_phone.h"
#include "tests/walker/chosen_deal.h"
#include "tests/walker/laws.h"
#include "tests/walker/steps.h"

namespace spadille::tests {
namespace {

/// The deals that count, as they were told; nothing is told of one that a ruling ended.
Json deals_of(const Shown& shown) {
  Json all = Json::array();
  auto told = shown.evening.at("deals").begin();
  for (const std::size_t i : counted(shown.sheet))
    all.push_back(shown.sheet["deals"][i].contains("ended") ? Json() : *told++);
  return all;
}
bool is_open(const Shown& shown) { return shown.sheet.at("session").at("state") == "open"; }

/// The sheet without what was written before corrections.
Json without_former(Json sheet) {
  for (Json& deal : sheet.at("deals")) deal.erase("former");
  return bare(std::move(sheet));
}

/// The number of some deal that counts; nothing where none does.
std::optional<int> any_deal(const Club& club, Dice& dice) {
  const auto deals = static_cast<int>(counted(club.sessions.at(club.current).now.sheet).size());
  if (deals == 0) return std::nullopt;
  return dice.below(deals) + 1;
}

/// After undo or redo everything is as it was.
void went_back(Club& club, const std::string& law, bool done, const std::string& said,
               std::vector<std::optional<Shown>>& from, std::vector<std::optional<Shown>>& to) {
  Known& session = club.known();
  Shown after = club.read(club.current);
  expect(law, done != from.empty(), said);
  if (from.empty()) return expect_same("refused", law, after.sheet, session.now.sheet);
  if (from.back()) {
    expect_same(law, "the sheet", bare(after.sheet), bare(from.back()->sheet));
    expect_same(law, "the evening", after.evening, from.back()->evening);
  }
  to.emplace_back(std::exchange(session.now, std::move(after)));
  from.pop_back();
  session.own_is_last = false;
}

bool is_thrown_away(const Shown& shown) {
  return shown.sheet.at("session").at("state") == "discarded";
}

/// Two programs write a deal down at the same moment: what either says it saved is there.
void race(Club& club, const std::string& deal) {
  const std::vector<std::string> words{"deal", deal, "--session", std::to_string(club.current)};
  club.world.tell(command_text(words) + " & " + command_text(words));
  auto other = std::async(std::launch::async, [&] { return club.world.ask(words).done(); });
  const int saved = static_cast<int>(club.world.ask(words).done()) + static_cast<int>(other.get());
  Known& session = club.known();
  const auto deals = deals_of(session.now).size();
  for (int i = 0; i < saved; ++i)
    session.past.emplace_back(i == 0 ? std::optional(session.now) : std::nullopt);
  if (saved > 0) session.future.clear();
  club.reread(club.current);
  expect_same("race", "deals", deals_of(session.now).size(),
              deals + static_cast<std::size_t>(saved));
}

}  // namespace

namespace {

std::optional<bool> write_down(Club& club, const ChosenDeal& chosen, Dice& dice, Door door) {
  switch (door) {
    case Door::app: return enter(club, chosen);
    case Door::phone: return enter_on_phone(club, chosen, dice);
    case Door::command: break;
  }
  return club.write({"deal", chosen.said});
}

bool put_right(Club& club, int number, const ChosenDeal& chosen, Dice& dice, Door door) {
  switch (door) {
    case Door::app: return enter_correction(club, number, chosen);
    case Door::phone: return correct_on_phone(club, number, chosen, dice);
    case Door::command: break;
  }
  return club.write({"correct", std::to_string(number), chosen.said, "--why", "miscounted"});
}

}  // namespace

void take_deal(Club& club, Dice& dice, Door door) {
  const auto chosen = chosen_deal(club, 0, dice);
  if (!chosen) return;
  const Shown before = club.known().now;
  Json deals = deals_of(before);
  deals.push_back(chosen->members);
  const auto done = write_down(club, *chosen, dice, door);
  if (!done) return;
  expect("deal", *done == is_open(before),
         "a deal that fits is taken in an open session alone: " + chosen->said);
  if (*done) expect_same("deal", chosen->said, deals_of(club.known().now), deals);
}

void take_insert(Club& club, Dice& dice, Door /*door*/) {
  const auto at = any_deal(club, dice);
  if (!at) return;
  const auto chosen = forgotten_deal(club, *at, dice);
  if (!chosen) return;
  Json deals = deals_of(club.known().now);
  deals.insert(deals.begin() + (*at - 1), chosen->members);
  if (club.write({"deal", "--before", std::to_string(*at), chosen->said}))
    expect_same("insert", chosen->said, deals_of(club.known().now), deals);
}

void take_correct(Club& club, Dice& dice, Door door) {
  const auto at = any_deal(club, dice);
  if (!at) return;
  const auto chosen = chosen_deal(club, *at, dice);
  if (!chosen) return;
  const Shown before = club.known().now;
  Json deals = deals_of(before);
  const Json was = std::exchange(deals[static_cast<std::size_t>(*at) - 1], chosen->members);
  const std::string number = std::to_string(*at);
  if (!put_right(club, *at, *chosen, dice, door)) return;
  expect_same("correct", chosen->said, deals_of(club.known().now), deals);
  const std::size_t place = counted(before.sheet)[static_cast<std::size_t>(*at) - 1];
  expect("correct", !club.known().now.sheet["deals"][place].contains("agreed"),
         "nobody has agreed with what it is now");
  // What an earlier change has made impossible is not taken a second time.
  const Json& shown = before.sheet["deals"][place];
  if (dice.one_in(2) || is_wrong(shown) || was.is_null()) return;
  expect("correct back", club.write({"correct", number, was.dump()}), "as it was is taken");
  expect_same("correct back", chosen->said, without_former(club.known().now.sheet),
              without_former(before.sheet));
}

void take_strike(Club& club, Dice& dice, Door door) {
  const auto at = any_deal(club, dice);
  if (!at) return;
  Json deals = deals_of(club.known().now);
  deals.erase(static_cast<std::size_t>(*at) - 1);
  const auto strike = [&] {
    switch (door) {
      case Door::app: return strike_out(club, *at);
      case Door::phone: return strike_on_phone(club, *at);
      case Door::command: break;
    }
    return club.write({"correct", std::to_string(*at), "--strike"});
  };
  if (strike()) expect_same("strike", std::to_string(*at), deals_of(club.known().now), deals);
}

namespace {

/// A scorer takes back what he has entered himself, if it is the last.
void take_back_own(Club& club) {
  Known& session = club.known();
  const Sent sent = send_phone(club, a_scorer(club), "undo", {{"of", session.own}});
  expect("undo own", sent.done() || !session.own_is_last, sent.refused());
  if (sent.done())
    return went_back(club, "undo", true, sent.refused(), session.past, session.future);
  expect_same("refused", sent.refused(), club.read(club.current).sheet, session.now.sheet);
}

void undo_on_phone(Club& club, Dice& dice) {
  Known& session = club.known();
  if (!session.own.empty() && dice.one_in(2)) return take_back_own(club);
  const Sent sent = send_phone(club, a_director(), "undo", Json::object());
  if (!is_thrown_away(session.now))
    return went_back(club, "undo", sent.done(), sent.refused(), session.past, session.future);
  expect("undo", !sent.done(), "what was thrown away is nobody's");
  expect_same("refused", sent.refused(), club.read(club.current).sheet, session.now.sheet);
}

}  // namespace

void take_undo(Club& club, Dice& dice, Door door) {
  if (door == Door::phone) return undo_on_phone(club, dice);
  Known& session = club.known();
  const auto [done, said] = door == Door::app ? tap_undo(club, false) : ask_undo(club, "undo");
  went_back(club, "undo", done, said, session.past, session.future);
}

void take_redo(Club& club, Dice& /*dice*/, Door door) {
  Known& session = club.known();
  const auto [done, said] = door == Door::app ? tap_undo(club, true) : ask_undo(club, "redo");
  went_back(club, "redo", done, said, session.future, session.past);
}

namespace {

/// Refused for that reason; that nothing was written is looked at by whoever sends several.
void expect_turned_down(Club& club, const Asker& by, const std::string& what, const Json& members,
                        Answered::As why) {
  const Sent sent = send_phone(club, by, what, members);
  expect("stale", sent.answered.as == why, what + ' ' + members.dump() + ": " + sent.refused());
}

/// What somebody may not do, or wants of a sheet that is not what he saw.
void overtake_phones(Club& club, const ChosenDeal& chosen, Dice& dice) {
  using As = Answered::As;
  if (!is_open(club.known().now) || is_at_event(club)) return;
  const int head = club.known().now.sheet.at("session").at("head");
  const Json seen{{"head", head}, {"deal", chosen.members}};
  if (!club.write({"note", "he was faster"})) return;
  const Asker player = somebody_seated(club, dice).asker;
  expect_turned_down(club, player, "record", seen, As::not_his);
  expect_turned_down(club, player, "undo", Json::object(), As::not_his);
  expect_turned_down(club, a_scorer(club), "undo", Json::object(), As::not_his);
  expect_turned_down(club, a_director(), "undo", {{"head", head}}, As::overtaken);
  club.wrote("what he may not do");
  const Sent sent = write_by_phone(club, a_scorer(club), "record", seen);
  expect("stale", sent.done(), "a note is in nobody's way: " + sent.refused());
  if (!club.write({"note", "he was faster again"})) return;
  const Json correction{{"head", head}, {"deal", chosen.members}, {"corrects", 2}};
  expect_turned_down(club, a_scorer(club), "record", seen, As::overtaken);
  expect_turned_down(club, a_scorer(club), "record", correction, As::not_his);
  expect_turned_down(club, a_director(), "record", correction, As::overtaken);
  expect_turned_down(club, a_director(), "undo", {{"head", head}}, As::overtaken);
  expect_turned_down(club, a_scorer(club), "undo", {{"of", sent.id}}, As::overtaken);
  expect_turned_down(club, {}, "agree", {{"event", 2}}, As::not_his);
  club.wrote("what is not as he saw it");
}

}  // namespace

/// Somebody was faster: nothing is written over him unseen.
void take_stale(Club& club, Dice& dice, Door door) {
  const auto chosen = chosen_deal(club, 0, dice);
  if (!chosen) return;
  if (door == Door::phone) return overtake_phones(club, *chosen, dice);
  if (club.world.has_program() && dice.one_in(2)) return race(club, chosen->said);
  const int head = club.known().now.sheet.at("session").at("head");
  if (!club.write({"note", "he was faster"})) return;
  expect("stale", !club.write({"deal", chosen->said, "--head", std::to_string(head)}),
         "a deal over what nobody has seen");
  if (is_open(club.known().now))
    expect("stale", club.write({"deal", chosen->said, "--head", std::to_string(head + 1)}),
           "a deal over what is seen");
}

}  // namespace spadille::tests
