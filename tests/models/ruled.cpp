// Tells faults at random tables and writes down what the program says of each, a JSON object a
// line, for the second model to judge: spadille-ruled GAME TABLES SEED.
#include <algorithm>
#include <iostream>
#include <string>

#include "nlohmann/json.hpp"

#include "app/record/events.h"
#include "app/referee/posting.h"
#include "games/game_list.h"
#include "tests/support/random_incident.h"

namespace spadille::tests {
namespace {

using Json = nlohmann::json;

/// Of a number that may be told only so many are tried; the most there can be is one of them.
constexpr int kNumbers = 5;
constexpr int kSetsATable = 30;

Json json_of(const Member& row, int n) {
  if (row.kind == Kind::choice) return std::string(row.choices[static_cast<std::size_t>(n)]);
  if (row.kind == Kind::rank) return to_string(Card(Suit::spades, static_cast<Rank>(n))).substr(1);
  if (row.kind == Kind::flag) return n != 0;
  return n;
}

Json json_of(const Member& row, const Value& value) {
  if (!is_list(row.kind)) return value.empty() ? Json(false) : json_of(row, value[0]);
  Json all = Json::array();
  for (const int n : value) all.push_back(json_of(row, n));
  return all;
}

template <typename Rows, typename Owner>
Json members(const Rows& rows, const Owner& owner) {
  Json all = Json::object();
  for (const auto& row : rows)
    if (row.kind == Kind::flag || !row.get(owner).empty())
      all[row.key] = json_of(row, row.get(owner));
  return all;
}

Json amounts(const Accounts& accounts, const Totals& totals) {
  Json all = Json::object();
  for (std::size_t i = 0; i < accounts.size(); ++i) all[to_string(accounts[i])] = totals[i];
  return all;
}

Json table_of_lines(const Session& at) {
  const AnyGame& game = at.rules.game();
  return {{"rules", members(game.options(), at.rules)},
          {"before", members(game.carried(), at.carry)},
          {"games", finished_games(at.carry).size()},
          {"seats", seats_at(at.rules, accounts(at.carry))},
          {"totals", amounts(accounts(at.carry), totals(at.carry))}};
}

Json told(const Session& at, const AnyIncident& incident) {
  Json answers = Json::object();
  Json asked = Json::array();
  for (const auto& row : at.rules.game().incidents()) {
    if (!row.asked(at.rules, at.carry, incident)) continue;
    asked.push_back(row.key);
    const Value value = row.get(incident);
    if (!value.empty()) answers[row.key] = json_of(row, value);
  }
  return {{"answers", answers}, {"asked", asked}};
}

/// What lines move to each account but the table; `sign`: added, or taken away again.
void add(Json& sums, const std::vector<Line>& lines, int sign = 1) {
  for (const Line& line : lines)
    for (const Posting& posting : line.postings) {
      if (posting.account.kind == Account::Kind::table || line.follows) continue;
      Json& sum = sums[to_string(posting.account)];
      sum = (sum.is_null() ? 0 : sum.get<int>()) + sign * posting.amount;
    }
}

Json sums_of(const std::vector<Line>& lines) {
  Json sums = Json::object();
  add(sums, lines);
  return sums;
}

Json json_of(const Ruling& ruling) {
  constexpr std::array kEffects{"advice", "lines", "replaces_score", "redeal"};
  Json all{{"effect", kEffects[static_cast<std::size_t>(ruling.effect)]},
           {"moves", sums_of(ruling.lines)},
           {"dealer", nullptr},
           {"then", nullptr},
           {"of_void_deal", ruling.of_void_deal}};
  if (ruling.dealer) all["dealer"] = int{ruling.dealer->index};
  if (ruling.then) all["then"] = int{ruling.then->index};
  return all;
}

/// Every way to answer the questions about one irregularity at a table.
class EveryWay {
 public:
  explicit EveryWay(const Session& at) : at_(at), table_(table_of_lines(at)) {}

  void tell(const AnyIncident& so_far, std::size_t next = 0) const {
    const auto form = at_.rules.game().incidents();
    while (next < form.size() && !form[next].asked(at_.rules, at_.carry, so_far)) ++next;
    if (next == form.size()) return write(so_far);
    for (const Value& value : answers(so_far, form[next])) {
      AnyIncident more = so_far;
      form[next].set(more, value);
      tell(more, next + 1);
    }
  }

 private:
  std::vector<Value> answers(const AnyIncident& so_far, const AnyQuestion<AnyIncident>& row) const {
    std::vector<int> numbers = possible_answers(at_.rules, at_.carry, so_far, row);
    if (!row.choices.empty() || row.kind == Kind::flag || row.kind == Kind::rank ||
        row.kind == Kind::seat || numbers.size() <= kNumbers)
      return each(row, numbers);
    const int last = numbers.back();
    numbers.resize(kNumbers - 1);
    numbers.push_back(last);
    return each(row, numbers);
  }

  static std::vector<Value> each(const AnyQuestion<AnyIncident>& row,
                                 const std::vector<int>& numbers) {
    std::vector<Value> all;
    if (row.kind == Kind::seats) all.emplace_back();
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const int n = numbers[i];
      all.push_back(row.kind == Kind::flag && n == 0 ? Value{} : Value{n});
      if (row.kind == Kind::seats && i > 0) all.push_back({numbers[i - 1], n});
      if (row.kind == Kind::integers) all.push_back({n, numbers[(i + 2) % numbers.size()]});
    }
    return all;
  }

  void write(const AnyIncident& incident) const {
    if (has_error(validate(at_.rules, at_.carry, incident))) return;
    const Decision decision = rule_on(at_.rules, at_.carry, incident);
    std::cout << Json{{"game", at_.rules.game().id()},
                      {"table", table_},
                      {"told", told(at_, incident)},
                      {"got", json_of(decision.ruling)}}
                     .dump()
              << '\n';
  }

  const Session& at_;
  Json table_;
};

Desk with(Desk desk, const Event& event) {
  auto next = propose(desk, event);
  if (!next) throw std::runtime_error("an event was refused");
  desk.table = std::move(*next);
  return desk;
}

Desk recorded(const Desk& desk, const AnyDeal& deal) {
  Event event{.kind = EventKind::deal_recorded};
  event.deal = deal;
  return with(desk, event);
}

Desk begun(const Evening& evening, const AnyCarry& before) {
  const auto ids = [](std::size_t i) {
    return "00000000-0000-4000-9000-0000000000" + std::to_string(10 + i);
  };
  Event event{.kind = EventKind::opened};
  event.about.date = "2026-11-20";
  for (std::size_t i = 0; i < evening.about.players.size(); ++i)
    event.about.players.push_back(ids(i));
  event.rules = evening.rules;
  event.before = before;
  Desk desk;
  desk.table = Table{.log = {.game = &evening.rules.game()}};
  return with(desk, event);
}

/// Faults of one deal, told while it is played or once it stands on the sheet.
class OneDeal {
 public:
  OneDeal(const Desk& start, RandomEvening& random)
      : start_(start), at_(session_of(start)), random_(random) {}

  /// Writes what became of it; nothing where no such faults can be told.
  void tell() {
    deal_ = random_.deal(at_.rules, at_.carry);
    draw(1 + random_.below(3));
    const bool in_play = random_.coin();
    const Json came = told_.empty() ? Json() : what_came(in_play);
    if (came.is_null()) return;
    std::cout << Json{{"game", at_.rules.game().id()},
                      {"table", table_of_lines(at_)},
                      {"set", told_in_order()},
                      {"in_play", in_play},
                      {"came", came}}
                     .dump()
              << '\n';
  }

 private:
  Ruling::Effect effect(const AnyIncident& incident) const {
    return rule_on(at_.rules, at_.carry, incident).ruling.effect;
  }

  /// Most of them move something. One that makes the deal void is the last: what is told after it
  /// is about the deal in its place.
  void draw(int count) {
    const auto kinds = static_cast<int>(at_.rules.game().incidents().front().choices.size());
    std::optional<AnyIncident> last;
    for (int tries = 0; tries < 200 && static_cast<int>(told_.size()) < count; ++tries) {
      const auto incident = random_incident(at_, random_.below(kinds), random_);
      if (!incident) continue;
      if (effect(*incident) == Ruling::Effect::redeal) {
        if (random_.below(4) == 0) last = incident;
      } else if (effect(*incident) != Ruling::Effect::advice || random_.below(4) == 0) {
        told_.push_back(*incident);
      }
    }
    if (last) told_.back() = *last;
  }

  Json told_in_order() const {
    Json all = Json::array();
    for (const AnyIncident& incident : told_) all.push_back(told(at_, incident));
    return all;
  }

  /// What stands there in the end. A deal that has become void is dealt and played again; nothing
  /// where it was void before all was told: the rest is about the deal in its place.
  Json what_came(bool in_play) const {
    Desk desk = start_;
    Json all{{"play", Json::object()}};
    if (!in_play) enter(desk, all);
    for (const AnyIncident& incident : told_) {
      if (in_play && is_void(desk)) return {};
      desk = with(desk, posting(desk, last_deal(desk), incident));
    }
    all["again"] = is_void(desk);
    if (last_deal(desk) == 0 || is_void(desk)) enter(desk, all);
    const Session now = session_of(desk);
    all["rows"] = Json::array();
    for (const Recorded& row : now.deals) all["rows"].push_back(sums_of(row.sheet.lines));
    all["game_over"] = now.deals.back().finished.has_value();
    all["dealer"] = int{dealer(now.carry).index};
    all["out"] = Json::array();
    for (const Seat seat : who_is_out(now.carry)) all["out"].push_back(int{seat.index});
    return all;
  }

  /// What the deal moves by its play is what it would have moved without any fault.
  void enter(Desk& desk, Json& all) const {
    AnyCarry undisturbed = at_.carry;
    const Seat deals = dealer(session_of(desk).carry);
    set_dealer(undisturbed, deals);
    all["deals"] = int{deals.index};
    all["play"] = sums_of(score_play(at_.rules, undisturbed, deal_).lines);
    desk = recorded(desk, deal_);
  }

  /// One in play leaves a mark; one on the sheet keeps its row.
  static bool is_void(const Desk& desk) {
    const History& history = desk.table.history;
    const bool marked = std::any_of(history.changes.begin(), history.changes.end(),
                                    [](const Change& change) { return change.dealt_again; });
    return marked || (!history.entries.empty() && is_redealt(history.entries.front().told));
  }
  static bool is_redealt(const Told& told) {
    return std::any_of(told.rulings.begin(), told.rulings.end(), [](const PostedRuling& posted) {
      return posted.ruling.effect == Ruling::Effect::redeal;
    });
  }

  const Desk& start_;
  const Session at_;
  RandomEvening& random_;
  AnyDeal deal_{};
  std::vector<AnyIncident> told_{};
};

/// A table in the middle of an evening, and its evening as it began there.
void tell_at_a_table(RandomEvening& random) {
  const Evening evening = random.evening(random.below(6));
  Session at{evening.rules, evening.before, {}, {}};
  for (const AnyDeal& deal : evening.deals) record(at, deal);
  const Session before{at.rules, at.carry, {}, {}};
  EveryWay(before).tell(before.rules.game().incident());
  const Desk start = begun(evening, before.carry);
  for (int i = 0; i < kSetsATable; ++i) OneDeal(start, random).tell();
}

}  // namespace
}  // namespace spadille::tests

int main(int argc, char** argv) {
  if (argc != 4) return 2;
  const std::string_view name = argv[1];
  const spadille::AnyGame* game = nullptr;
  for (const spadille::AnyGame* each : spadille::all_games())
    if (each->id() == name) game = each;
  if (game == nullptr) return 2;
  spadille::tests::RandomEvening random(*game, static_cast<std::uint32_t>(std::stoul(argv[3])));
  try {
    for (int i = 0; i < std::stoi(argv[2]); ++i) spadille::tests::tell_at_a_table(random);
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
  return 0;
}
