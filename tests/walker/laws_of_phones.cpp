// What phones are told of a session is what the command line says of it: in whichever language,
// the same figures, names and words of people.
#include <algorithm>
#include <array>

#include "app/phones/engine.h"
#include "tests/walker/at_the_phone.h"
#include "tests/walker/laws.h"

namespace spadille::tests {
namespace {

/// What the lines of a sheet move of each account, by our own sums.
Json moved_by(const Json& sheet, const Json& lines) {
  return with_lines(Json(std::vector<int>(sheet.at("accounts").size(), 0)), sheet["accounts"],
                    lines);
}

Json reasons(const Json& sheet, const Json& lines) {
  Json all = Json::array();
  for (const Json& line : lines)
    all.push_back({line.at("rule"), moved_by(sheet, Json::array({line}))});
  return all;
}

Json reasons_told(const Json& row) {
  Json all = Json::array();
  for (const Json& line : row.value("lines", Json::array()))
    all.push_back({line.at("rule"), line.at("moved")});
  return all;
}

Json reasons_for(const Json& of) {
  Json all = Json::array();
  for (const Json& former : of.value("former", Json::array()))
    all.push_back(former.value("why", ""));
  return all;
}

Json remarks(const Json& of) {
  Json all = of.value("remarks", Json::array());
  for (Json& remark : all) remark.erase("event");
  return all;
}

/// A row as a phone is told of it, without words that depend on the language.
Json told_of(const Json& row) {
  Json told{{"kind", row.at("kind")},
            {"lines", reasons_told(row)},
            {"moved", row.value("moved", Json())},
            {"totals", row.value("totals", Json())},
            {"former", reasons_for(row)},
            {"remarks", remarks(row)},
            {"agreed", row.value("agreed", Json::array())}};
  for (const char* counts : {"number", "event"}) told[counts] = row.value(counts, 0);
  return told;
}

/// The rows that a sheet comes to.
class RowsOfSheet {
 public:
  explicit RowsOfSheet(const Json& sheet) : sheet_(sheet) { begin_game(); }

  Json run() {
    int next = 1;
    for (const Json& deal : sheet_.at("deals")) {
      if (deal.at("number") == 0) {
        add("struck", deal, {}, {});
        continue;
      }
      next = deal.at("number").get<int>() + 1;
      changes_before(next - 1);
      add(deal);
    }
    changes_before(next);
    return rows_;
  }

 private:
  void begin_game() { running_ = moved_by(sheet_, Json::array()); }

  void add(const char* kind, const Json& of, const Json& moved, const Json& totals) {
    rows_.push_back({{"kind", kind},
                     {"number", of.value("number", 0)},
                     {"event", of.value("event", 0)},
                     {"lines", reasons(sheet_, of.value("lines", Json::array()))},
                     {"moved", moved},
                     {"totals", totals},
                     {"former", reasons_for(of)},
                     {"remarks", remarks(of)},
                     {"agreed", of.value("agreed", Json::array())}});
  }

  void add(const Json& deal) {
    const Json& before = deal.at("before");
    if (!before.empty() && before != running_) add("before", Json::object(), {}, before);
    const Json& after = deal.at("after");
    add("deal", deal, moved_by(sheet_, deal.at("lines")), after.empty() ? Json() : after);
    if (!after.empty()) running_ = after;
    if (!deal.contains("finished")) return;
    add("over", Json::object(), {}, deal["finished"].at("totals"));
    begin_game();
  }

  /// One that says nothing has no row.
  void changes_before(int deal) {
    for (const Json& change : sheet_["session"].value("changes", Json::array())) {
      if (change.at("before") != deal || change.size() == 1) continue;
      const Json lines = change.value("lines", Json::array());
      if (!lines.empty()) running_ = with_lines(running_, sheet_["accounts"], lines);
      const Json of{{"lines", lines}};
      add("change", of, lines.empty() ? Json() : moved_by(sheet_, lines),
          lines.empty() ? Json() : running_);
    }
  }

  const Json& sheet_;
  Json running_{};
  Json rows_ = Json::array();
};

/// Of rows with totals the last: where a game ended there, its score stays on the board.
Json last_game(const Json& rows) {
  const auto last = std::find_if(rows.rbegin(), rows.rend(),
                                 [](const Json& row) { return !row.at("totals").is_null(); });
  return last != rows.rend() && last->at("kind") == "over" ? last->at("totals") : Json();
}

void expect_totals(const Json& told, const Json& sheet, const Json& rows) {
  const Json over = last_game(rows);
  expect_same("phones", "a game is over", told.contains("over"), !over.is_null());
  const Json& standing = sheet.at("standing");
  const Json& should = over.is_null() ? standing.at("totals") : over;
  Json is = Json::array();
  Json games = Json::array();
  for (const Json& total : told.at("totals")) {
    is.push_back(total.at("total"));
    if (total.contains("games_won")) games.push_back(total["games_won"]);
  }
  const Json& accounts = sheet.at("accounts");
  Json counting = Json::array();
  for (std::size_t i = 0; i < accounts.size(); ++i)
    if (accounts[i] != "pool") counting.push_back(should[i]);
  expect_same("phones", "totals", is, counting);
  expect_same("phones", "games", games, standing.value("games_won", Json::array()));
}

/// Who deals and who waits stands in the words for it.
void expect_words(const Json& told, const Json& sheet) {
  const auto says = [&](const char* member, const std::string& word) {
    expect("phones", told.value(member, "").find(word) != std::string::npos,
           std::string(member) + " says " + word + ": " + told.value(member, ""));
  };
  says("turn", sheet.at("players").at(sheet["standing"].at("dealer").get<std::size_t>()));
  for (const Json& name : sheet["session"].value("waiting", Json::array())) says("waiting", name);
  expect_same("phones", "what waits", told.contains("awaiting"),
              sheet["session"].contains("awaiting"));
}

void expect_about(const Json& told, const Json& sheet) {
  for (const char* member : {"number", "id", "head", "state"})
    expect_same("phones", member, told.at("session").at(member), sheet.at("session").at(member));
  for (const char* member : {"game", "title", "players"})
    expect_same("phones", member, told.value(member, Json()), sheet.value(member, Json()));
}

Json rows_told(const Json& told) {
  Json all = Json::array();
  for (const Json& row : told.at("rows")) all.push_back(told_of(row));
  return all;
}

/// The board is the sheet with what was last for its rows.
void expect_same_board(const Json& board, Json sheet) {
  const Json rows = std::exchange(sheet["rows"], Json::array());
  const auto last = std::find_if(rows.rbegin(), rows.rend(), [](const Json& row) {
    return row.at("kind") != "over" && row.at("kind") != "before";
  });
  if (last != rows.rend()) sheet["rows"].push_back(*last);
  sheet["columns"] = board.at("columns");  // shorter there
  expect_same("phones", "the board", board, sheet);
}

/// Whoever follows a session is told its board, and where it stands.
void expect_followed(Club& club, const Json& board) {
  const auto now = club.world.with_book([&](Book& book) {
    return Engine(book).now(club.current, *language_of(board.at("language").get<std::string>()));
  });
  expect("phones", now.has_value(), "is followed");
  expect_same("phones", "what is followed", Json::parse(now->board), board);
  const std::string place =
      '.' + std::to_string(club.current) + '.' + board.at("session").at("head").dump();
  expect("phones", now->place.ends_with(place), now->place + " ends in " + place);
  expect_same("phones", "open", now->open, board["session"].at("state") == "open");
}

/// Without a number an open session is meant, wherever there is one.
void expect_followed_table(Club& club) {
  const Json board = told_phone(club, {}, {{"asks", "board"}, {"session", nullptr}});
  const auto is_open = [](const auto& each) {
    return each.second.now.sheet.at("session").at("state") == "open";
  };
  const bool any = std::any_of(club.sessions.begin(), club.sessions.end(), is_open);
  expect_same("phones", "follows a table", board.contains("session"), any);
  if (any) expect_same("phones", "that is open", board["session"].at("state"), "open");
}

void expect_settled(Club& club) {
  const Json should = club.world.json({"settle", "--session", std::to_string(club.current)});
  const Answered told = ask_phone(club, {}, {{"asks", "settle"}});
  if (should.contains("due"))
    expect_same("phones", "who pays whom", Json::parse(told.document), should);
  else
    expect("phones", told.as != Answered::As::done, "nothing can be settled: " + told.document);
}

}  // namespace

void law_of_phones(Club& club) {
  const Json& sheet = club.known().now.sheet;
  expect_followed_table(club);
  if (sheet["session"]["state"] == "discarded")
    return expect("phones",
                  ask_phone(club, {}, {{"asks", "sheet"}}).as == Answered::As::nothing_there,
                  "what was thrown away is nobody's to see");
  constexpr std::array kLanguages{"en", "ja", "nl", "fr"};
  const auto head = sheet["session"]["head"].get<std::size_t>();
  const Json language{{"language", kLanguages[head % kLanguages.size()]}};
  const auto told = [&](const char* asks) {
    Json query = language;
    query["asks"] = asks;
    return told_phone(club, {}, query);
  };
  const Json all = told("sheet");
  const Json board = told("board");
  expect_about(all, sheet);
  expect_same_board(board, all);
  expect_followed(club, board);
  if (!sheet.contains("standing")) return;
  const Json rows = RowsOfSheet(sheet).run();
  expect_same("phones", "rows", rows_told(all), rows);
  expect_totals(all, sheet, rows);
  expect_words(all, sheet);
  expect_settled(club);
}

}  // namespace spadille::tests
