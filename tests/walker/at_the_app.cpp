#include "tests/walker/at_the_app.h"

#include <algorithm>

#include "tests/table/whole_deal.h"
#include "ui/table/house.h"
#include "ui/table/show/accounts.h"

namespace spadille::tests {
namespace {

std::string text(const QStringList& list) { return list.join(" | ").toStdString(); }

QStringList figures(const Json& totals) {
  QStringList all;
  for (const Json& total : totals) all << table::Speaker::figure(total.get<int>());
  return all;
}

QList<int> numbers(const QStringList& figures) {
  QList<int> all;
  for (QString figure : figures) all << figure.replace(QChar(0x2212), '-').remove('+').toInt();
  return all;
}

/// What is shown before it is saved: totals before and after.
Json shown_before(const table::Entry& entry) {
  Json before = Json::array();
  Json after = Json::array();
  for (const QVariant& each : entry.balances()) {
    before.push_back(each.toMap()["before"].toInt());
    after.push_back(each.toMap()["after"].toInt());
  }
  return {{"before", before}, {"after", after}};
}

const Json& deal_numbered(const Json& sheet, int number) {
  for (const Json& deal : sheet.at("deals"))
    if (deal.at("number") == number) return deal;
  return sheet.at("deals").back();
}

/// Saves what was said, as deal `number`. Nothing where the pages led to another deal that is
/// whole: they ask for the points of one side and take back those of the other.
std::optional<bool> save(Club& club, int number, const ChosenDeal& chosen, bool correction) {
  table::House& house = club.world.house();
  table::Entry& entry = *house.entry();
  const bool whole = say_whole(house, chosen.deal);
  if (whole)
    expect("entry", entry.ready(),
           "a deal that fits can be saved: " + chosen.members.dump() + text(entry.findings()));
  if (!whole) {
    const bool other = entry.ready();
    entry.clear();
    club.world.settle();
    return other ? std::nullopt : std::optional(false);
  }
  const Json shown = shown_before(entry);
  club.world.tell("app: " + std::string(correction ? "corrects deal " : "deal ") +
                  std::to_string(number) + ' ' + chosen.members.dump());
  if (correction)
    entry.saveCorrection("miscounted");
  else
    entry.save();
  const bool done = club.wrote(club.world.settle());
  if (!done) return false;
  const Json& saved = deal_numbered(club.known().now.sheet, number);
  expect_same("effect", chosen.members.dump(),
              Json{{"before", saved.at("before")}, {"after", saved.at("after")}}, shown);
  return true;
}

QVariant at(table::Sheet& sheet, int row, table::Sheet::Role role) {
  return sheet.data(sheet.index(row), role);
}

void expect_deal(table::Sheet& shown, int row, const Json& deal) {
  expect_same("app", "number", at(shown, row, table::Sheet::number_role).toInt(),
              deal.at("number"));
  if (deal.at("number") == 0) return;
  const QStringList totals = at(shown, row, table::Sheet::totals_role).toStringList();
  expect("app", totals == figures(deal.at("after")),
         "totals of deal " + deal.at("number").dump() + ": " + text(totals) + ", should be " +
             deal.at("after").dump());
  expect_same("app", "lines", shown.explained(row).size(), deal.at("lines").size());
}

/// A total is the one above it and what its row moves; others stand in rows of their own.
void expect_running(table::Sheet& shown) {
  QList<int> running;
  for (int row = 0; row < shown.rowCount(); ++row) {
    const QString kind = at(shown, row, table::Sheet::kind_role).toString();
    const QList<int> moves = numbers(at(shown, row, table::Sheet::moves_role).toStringList());
    const QList<int> totals = numbers(at(shown, row, table::Sheet::totals_role).toStringList());
    if (totals.isEmpty()) continue;
    if (running.isEmpty()) running = QList<int>(totals.size(), 0);
    for (qsizetype i = 0; i < moves.size(); ++i) running[i] += moves[i];
    if (kind == "before") running = totals;
    expect("app", running == totals, "a running total of the sheet, row " + std::to_string(row));
    if (kind == "over") running.clear();
  }
}

void expect_sheet(table::Sheet& shown, const Json& sheet) {
  std::size_t deals = 0;
  for (int row = 0; row < shown.rowCount(); ++row) {
    const QString kind = at(shown, row, table::Sheet::kind_role).toString();
    if (kind != "deal" && kind != "struck") continue;
    expect("app", deals < sheet.at("deals").size(), "more deals than there are");
    expect_deal(shown, row, sheet["deals"][deals++]);
  }
  expect_same("app", "deals of the sheet", deals, sheet.at("deals").size());
  expect_running(shown);
  if (sheet.contains("standing"))
    expect("app", shown.sums() == figures(sheet["standing"].at("totals")),
           "sums of the sheet: " + text(shown.sums()));
}

void expect_board(const table::LaidSession& board, const Json& sheet) {
  const auto deals = static_cast<int>(counted(sheet).size());
  expect_same("app", "the next deal", board.dealNumber(), deals + 1);
  const std::vector<std::string> players = sheet.at("players");
  for (std::size_t i = 0; i < players.size(); ++i) {
    const QVariantMap seat = board.seats().value(static_cast<int>(i)).toMap();
    expect_same("app", "who sits there", seat["name"].toString().toStdString(), players[i]);
    if (sheet.contains("standing"))
      expect_same("app", "who deals", seat["deals"].toBool(),
                  static_cast<int>(i) == sheet["standing"].at("dealer").get<int>());
  }
  const bool over = !board.gameOver().isEmpty();  // its score stays until the next game has begun
  const Json totals = over ? sheet["deals"][counted(sheet).back()].at("finished").at("totals")
                      : sheet.contains("standing") ? sheet["standing"].at("totals")
                                                   : Json::array();
  Json shown = Json::array();
  for (const QVariant& each : board.totals()) shown.push_back(each.toMap()["total"].toInt());
  for (std::size_t i = 0; i < shown.size() && i < totals.size(); ++i)
    expect_same("app", "a total on the board", shown[i], totals[i]);
}

}  // namespace

table::House& at_app(Club& club) {
  table::House& house = club.world.house();
  house.evening()->open(club.current);
  club.world.settle();
  return house;
}

std::optional<bool> enter(Club& club, const ChosenDeal& chosen) {
  table::House& house = at_app(club);
  house.entry()->clear();
  return save(club, house.evening()->dealNumber(), chosen, false);
}

bool enter_correction(Club& club, int number, const ChosenDeal& chosen) {
  table::House& house = at_app(club);
  house.entry()->correct(number,
                         deal_numbered(club.known().now.sheet, number).at("event").get<int>());
  house.entry()->clear();
  const bool done = save(club, number, chosen, true).value_or(false);
  house.entry()->leave();
  return done;
}

bool strike_out(Club& club, int number) {
  table::House& house = at_app(club);
  club.world.tell("app: strikes out deal " + std::to_string(number));
  house.evening()->strikeOut(deal_numbered(club.known().now.sheet, number).at("event").get<int>(),
                             "never played");
  return club.wrote(club.world.settle());
}

DoneOrWhy tap_undo(Club& club, bool again) {
  table::LaidSession& board = *at_app(club).evening();
  const bool can = again ? board.canRedo() : board.canUndo();
  if (!can) return {false, "the app cannot"};
  club.world.tell(again ? "app: redo" : "app: undo");
  if (again)
    board.redo();
  else
    board.undo();
  const std::string refused = club.world.settle();
  return {refused.empty(), refused};
}

DoneOrWhy ask_undo(Club& club, const char* command) {
  const std::vector<std::string> words{command, "--session", std::to_string(club.current)};
  club.world.tell(command_text(words));
  const Said said = club.world.ask(words);
  if (said.done()) expect("undo", !said.out.empty(), "says what it did: " + command_text(words));
  return {said.done(), said.err};
}

void expect_same_at_app(Club& club) {
  table::House& house = at_app(club);
  const Json& sheet = club.known().now.sheet;
  expect_sheet(*house.sheet(), sheet);
  expect_board(*house.evening(), sheet);
}

}  // namespace spadille::tests
