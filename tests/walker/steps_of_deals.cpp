// Deals: written down, forgotten and put in, corrected, struck out, taken back and done again.
#include <future>

#include "tests/walker/at_the_app.h"
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

void take_deal(Club& club, Dice& dice, Door door) {
  const auto chosen = chosen_deal(club, 0, dice);
  if (!chosen) return;
  const Shown before = club.known().now;
  Json deals = deals_of(before);
  deals.push_back(chosen->members);
  const auto done =
      door == Door::app ? enter(club, *chosen) : std::optional(club.write({"deal", chosen->said}));
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
  const bool done = door == Door::app
                        ? enter_correction(club, *at, *chosen)
                        : club.write({"correct", number, chosen->said, "--why", "miscounted"});
  if (!done) return;
  expect_same("correct", chosen->said, deals_of(club.known().now), deals);
  // What an earlier change has made impossible is not taken a second time.
  const Json& shown =
      before.sheet["deals"][counted(before.sheet)[static_cast<std::size_t>(*at) - 1]];
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
  const bool done = door == Door::app ? strike_out(club, *at)
                                      : club.write({"correct", std::to_string(*at), "--strike"});
  if (done) expect_same("strike", std::to_string(*at), deals_of(club.known().now), deals);
}

void take_undo(Club& club, Dice& /*dice*/, Door door) {
  Known& session = club.known();
  const auto [done, said] = door == Door::app ? tap_undo(club, false) : ask_undo(club, "undo");
  went_back(club, "undo", done, said, session.past, session.future);
}

void take_redo(Club& club, Dice& /*dice*/, Door door) {
  Known& session = club.known();
  const auto [done, said] = door == Door::app ? tap_undo(club, true) : ask_undo(club, "redo");
  went_back(club, "redo", done, said, session.future, session.past);
}

/// Somebody was faster: nothing is written over him unseen.
void take_stale(Club& club, Dice& dice, Door /*door*/) {
  const auto chosen = chosen_deal(club, 0, dice);
  if (!chosen) return;
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
