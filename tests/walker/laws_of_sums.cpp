// Our own sums: of lines, of deals, of people.
#include <algorithm>
#include <map>

#include "tests/walker/laws.h"

namespace spadille::tests {
namespace {

using Sums = std::map<std::string, std::int64_t>;

void add(Sums& sums, const Json& lines) {
  for (const Json& line : lines) {
    std::int64_t balance = 0;
    for (const auto& [account, amount] : line.at("postings").items()) {
      sums[account] += amount.get<std::int64_t>();
      balance += amount.get<std::int64_t>();
    }
    expect("sums", balance == 0, "a line that adds up to nothing: " + line.dump());
  }
}

/// Nothing is known where seats or rules changed between two deals: totals may go with people.
std::optional<Json> moved_before(const Json& sheet, int deal, const Json& totals) {
  for (const Json& change : sheet["session"].value("changes", Json::array()))
    if (change.at("before") == deal && (change.contains("players") || change.contains("rules")))
      return std::nullopt;
  return with_posted(sheet, deal, totals);
}

/// Where a deal begins is where the one before ended, unless that ended a game.
void expect_continued(const Json& sheet, std::size_t before, const Json& next, int number,
                      const std::vector<std::string>& players) {
  const Json& deal = sheet["deals"][before];
  if (deal.contains("finished") || players_of(sheet, before) != players) return;
  if (has_forgotten(players)) return;  // of these there may be several
  const auto should = moved_before(sheet, number, deal.at("after"));
  if (should) expect_same("sums", "before deal " + std::to_string(number), next, *should);
}

/// Where a deal led: what lies above the target of a game that it ended may not count (EU-6.2).
Json that_count(const Json& deal) {
  Json totals = deal.at("after");
  for (const Json& line : deal.at("lines")) {
    if (line.at("rule") != "EU-6.2" || !deal.contains("finished")) continue;
    const std::string words = line.at("text");
    const int target = std::stoi(words.substr(words.find("above ") + 6));
    for (Json& total : totals) total = std::min(total.get<int>(), target);
  }
  return totals;
}

/// Whoever sat down brought his own total, and nobody has anything from elsewhere.
bool all_for_themselves(const Json& sheet) {
  for (const Json& change : sheet["session"].value("changes", Json::array()))
    if (change.contains("players") || change.contains("lines")) return false;
  return !sheet["session"].contains("lost");
}

bool is_nothing(const Json& totals) {
  return std::all_of(totals.begin(), totals.end(), [](const Json& total) { return total == 0; });
}

/// A fresh game that counts down begins with what can be lost, which nobody has won: all the same,
/// and the one who sits out has none of it by himself.
bool begins_counting_down(const Json& sheet, const Json& before) {
  const Json& people = sheet["session"]["own_totals"];
  return sheet.at("game") == "kyuuri" && before[0] > 0 &&
         std::equal(before.begin() + 1, before.end(), before.begin()) &&
         std::all_of(people.begin(), people.end(),
                     [](const Json& person) { return person.at("total") <= 0; });
}

}  // namespace

std::vector<std::size_t> seats_of(const std::string& account, const Json& deal) {
  const auto at = static_cast<std::size_t>(account.back() - '0');
  if (account.rfind("seat", 0) == 0) return {at};
  if (account.rfind("side", 0) != 0) return {};
  if (!deal.contains("sides")) return {at, at + 2};
  return deal["sides"][at].get<std::vector<std::size_t>>();
}

Json with_lines(Json totals, const Json& accounts, const Json& lines) {
  Sums sums;
  add(sums, lines);
  for (std::size_t i = 0; i < accounts.size(); ++i)
    totals[i] = totals[i].get<std::int64_t>() + sums[accounts[i]];
  return totals;
}

Json with_posted(const Json& sheet, int deal, Json totals) {
  for (const Json& change : sheet["session"].value("changes", Json::array()))
    if (change.at("before") == deal)
      totals = with_lines(totals, sheet.at("accounts"), change.value("lines", Json::array()));
  return totals;
}

void law_of_sums(const Json& sheet) {
  if (!sheet.contains("standing")) return;
  const Json& accounts = sheet.at("accounts");
  const std::vector<std::size_t> deals = counted(sheet);
  for (std::size_t i = 0; i < deals.size(); ++i) {
    const Json& deal = sheet["deals"][deals[i]];
    const auto number = static_cast<int>(i) + 1;
    expect_same("sums", "deals are counted", deal.at("number"), number);
    expect_same("sums", "deal " + std::to_string(number), deal.at("after"),
                with_lines(deal.at("before"), accounts, deal.at("lines")));
    if (deal.contains("finished"))
      expect_same("sums", "the game that ended", deal["finished"].at("totals"), deal.at("after"));
    const bool last = i + 1 == deals.size();
    expect_continued(
        sheet, deals[i],
        last ? sheet["standing"].at("totals") : sheet["deals"][deals[i + 1]].at("before"),
        number + 1, players_of(sheet, last ? sheet["deals"].size() : deals[i + 1]));
  }
}

namespace {

bool is_dealt_again(const Json& sheet, int deal) {
  const Json changes = sheet["session"].value("changes", Json::array());
  return std::any_of(changes.begin(), changes.end(), [deal](const Json& change) {
    return change.at("before") == deal && change.contains("deals_again");
  });
}

}  // namespace

void law_of_own_totals(const Json& sheet) {
  if (!sheet["session"].contains("own_totals") || !all_for_themselves(sheet)) return;
  std::map<std::string, std::int64_t> own;
  const Json& accounts = sheet.at("accounts");
  const auto credit = [&](std::size_t at, const Json& of, const Json& from, const Json& to) {
    const std::vector<std::string> players = players_of(sheet, at);
    for (std::size_t i = 0; i < accounts.size(); ++i)
      for (const std::size_t seat : seats_of(accounts[i], of))
        if (!is_absent(of, seat))
          own[players[seat]] +=
              to[i].get<std::int64_t>() - (from.is_null() ? 0 : from[i].get<std::int64_t>());
  };
  /// What a seat gets that is no account: a credit, where pairs change.
  const auto credit_personally = [&](std::size_t at, const Json& deal) {
    const std::vector<std::string> players = players_of(sheet, at);
    for (const Json& line : deal.at("lines"))
      for (const auto& [account, amount] : line.at("postings").items())
        if (account.rfind("seat", 0) == 0 &&
            std::find(accounts.begin(), accounts.end(), account) == accounts.end())
          own[players[static_cast<std::size_t>(account.back() - '0')]] +=
              amount.get<std::int64_t>();
  };
  /// Whoever misses a game has nothing of its deals that a ruling ended before it was told
  /// (KJ-7.14).
  const auto take_from_absent = [&](std::size_t at, const Json& deal) {
    const std::vector<std::string> players = players_of(sheet, at);
    for (const Json& line : deal.at("lines"))
      for (std::size_t i = 0; line.at("rule") == "KJ-7.14" && i < accounts.size(); ++i)
        for (const std::size_t seat : seats_of(accounts[i], deal))
          if (line.at("postings").contains("seat" + std::to_string(seat)))
            own[players[seat]] -= deal["before"][i].get<std::int64_t>();
  };
  bool first = true;
  for (const std::size_t at : counted(sheet)) {
    const Json& deal = sheet["deals"][at];
    const bool begins = std::exchange(first, false);
    // Where the first deal is struck or void, who began may have gone, with what he had.
    if (begins && (players_of(sheet, 0) != players_of(sheet, at) || is_dealt_again(sheet, 1)))
      return;
    const bool counts_down = begins && begins_counting_down(sheet, deal.at("before"));
    // Of a game that may count down nobody knows here what it would have begun with.
    if (begins && !counts_down && sheet.at("game") == "kyuuri" && !is_nothing(deal["before"]))
      return;
    if (begins && !counts_down) credit(at, deal, {}, deal.at("before"));
    credit(at, deal, deal.at("before"), that_count(deal));
    credit_personally(at, deal);
    if (!begins) take_from_absent(at, deal);
  }
  for (const Json& person : sheet["session"]["own_totals"])
    if (!first && !has_forgotten({person.at("name")}))
      expect_same("own totals", person.at("name"), person.at("total"), own[person.at("name")]);
}

}  // namespace spadille::tests
