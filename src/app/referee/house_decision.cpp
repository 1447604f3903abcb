#include "app/referee/house_decision.h"

#include <algorithm>
#include <numeric>

#include "app/kept_text.h"
#include "app/rulebook/rules.h"
#include "games/possible_answers.h"
#include "session/roles.h"

namespace spadille {
namespace {

using Row = AnyQuestion<AnyIncident>;
using Option = AnyField<AnyRules>;

/// What is asked, and what the rules say then; nothing where the question cannot be put so.
struct Reply {
  std::vector<bool> asked{};
  std::optional<Decision> decision{};
  friend bool operator==(const Reply&, const Reply&) = default;
};

Reply reply(const AnyRules& rules, const AnyCarry& carry, const AnyIncident& incident) {
  Reply reply;
  for (const Row& row : incident.game().incidents())
    reply.asked.push_back(row.asked(rules, carry, incident));
  if (!has_error(validate(rules, carry, incident)))
    reply.decision = rule_on(rules, carry, incident);
  return reply;
}

/// Values of an option to try: all where they are few, otherwise those that lie apart.
std::vector<int> worth_trying(const Option& option, int now) {
  constexpr int kFew = 12;
  if (option.kind != Kind::integer) {
    std::vector<int> all(option.kind == Kind::flag ? 2 : option.choices.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
  }
  std::vector<int> all{option.min, option.max, now - option.step, now + option.step};
  if (option.max - option.min < kFew * option.step)
    for (int n = option.min; n <= option.max; n += option.step) all.push_back(n);
  std::erase_if(all, [&option](int n) { return !option.accepts(n); });
  return all;
}

Value value_of(const Option& option, int n) {
  return option.kind == Kind::flag && n == 0 ? Value{} : Value{n};
}

/// Whether some other value of an option changes the reply.
bool depends_on(const Option& option, const Evening& table, const AnyIncident& incident,
                const Reply& now) {
  const Value is = option.get(table.rules);
  for (const int n : worth_trying(option, is.empty() ? 0 : is[0])) {
    AnyRules other = table.rules;
    option.set(other, value_of(option, n));
    if (other == table.rules || has_error(check(other)) || has_error(check(other, table.before)))
      continue;
    if (reply(other, table.before, incident) != now) return true;
  }
  return false;
}

/// The options that the question depends on. Where they alone do not give the same answer, all that
/// are not as usual count, too.
std::vector<std::string_view> options_of(const Evening& table, const AnyIncident& incident) {
  const AnyGame& game = table.rules.game();
  const AnyRules usual = game.rules();
  const Reply now = reply(table.rules, table.before, incident);
  std::vector<std::string_view> keys;
  AnyRules told = usual;
  for (const Option& option : game.options())
    if (depends_on(option, table, incident, now)) {
      keys.push_back(option.key);
      option.set(told, option.get(table.rules));
    }
  const bool enough = !has_error(check(told)) && !has_error(check(told, table.before)) &&
                      reply(told, table.before, incident) == now;
  if (enough) return keys;
  keys.clear();
  for (const Option& option : game.options())
    if (option.get(table.rules) != option.get(usual)) keys.push_back(option.key);
  return keys;
}

/// The rules as far as these keys say, otherwise as usual.
AnyRules only(const AnyRules& rules, const std::vector<std::string_view>& keys) {
  AnyRules told = rules.game().rules();
  for (const Option& option : rules.game().options())
    if (std::find(keys.begin(), keys.end(), option.key) != keys.end())
      option.set(told, option.get(rules));
  return told;
}

/// Lines that move something: others explain a decision of the rules.
Ruling moving(Ruling ruling) {
  std::erase_if(ruling.lines, [](const Line& line) { return line.postings.empty(); });
  for (Line& line : ruling.lines) line.message = {"book.line.ruling"};
  ruling.of_void_deal = false;
  return ruling;
}

int seats_of(const Evening& table) { return seats_at(table.rules, accounts(table.before)); }

std::vector<Value> other_answers(const Evening& table, const AnyIncident& incident,
                                 const Row& row) {
  constexpr std::size_t kMost = 60;
  std::vector<Value> all{Value{}};
  for (const int n : possible_answers(table.rules, table.before, incident, row)) {
    if (all.size() == kMost) break;
    all.push_back(row.kind == Kind::flag && n == 0 ? Value{} : Value{n});
  }
  return all;
}

/// Whether another answer leads elsewhere: to other words, or, the one that was given then, to
/// other questions.
bool matters(const Evening& table, const AnyIncident& incident, const Row& row, const Value& then) {
  const auto with = [&](const Value& other) {
    AnyIncident changed = incident;
    row.set(changed, other);
    return reply(table.rules, table.before, changed);
  };
  const Reply now = reply(table.rules, table.before, incident);
  if (with(then) != now) return true;
  const std::vector<Value> others = other_answers(table, incident, row);
  return std::any_of(others.begin(), others.end(), [&](const Value& other) {
    const Reply changed = with(other);
    return changed.decision && changed != now;
  });
}

/// Whether it would matter if somebody else had dealt.
bool dealer_matters(const Evening& table, const AnyIncident& incident, Seat then) {
  AnyCarry other = table.before;
  set_dealer(other, then);
  return reply(table.rules, other, incident) != reply(table.rules, table.before, incident);
}

}  // namespace

Evening asked_in(Evening table, const About& session) {
  table.about.date = session.date;
  table.about.place = session.place;
  return table;
}

ToldPrecedent precedent_of(const Decided& decided) {
  const AnyRules& rules = decided.table.rules;
  const AnyCarry& before = decided.table.before;
  const AnyIncident incident = as_asked(rules, before, decided.incident);
  const Roles roles(rules, before, incident);
  ToldPrecedent told;
  const About& about = decided.table.about;
  told.options = options_of(decided.table, incident);
  told.table.about = {.title = about.title, .date = about.date, .place = about.place};
  told.table.rules = only(rules, told.options);
  told.table.before = start(told.table.rules, seats_of(decided.table));
  set_dealer(told.table.before, roles.role_of(dealer(before)));
  told.incident = roles.in_roles(incident);
  told.clause = clause_of(incident);
  told.by_rules = moving(roles.in_roles(rule_on(rules, before, incident).ruling));
  told.decided = moving(roles.in_roles(decided.ruling));
  told.why = clean_remark(decided.why);
  return told;
}

bool answers(const ToldPrecedent& precedent, const Evening& table, const AnyIncident& incident) {
  const AnyGame& game = table.rules.game();
  if (&precedent.incident.game() != &game || seats_of(precedent.table) != seats_of(table))
    return false;
  const AnyIncident now = as_asked(table.rules, table.before, incident);
  const Roles roles(table.rules, table.before, now);
  const AnyIncident here = roles.in_roles(now);
  for (const Row& row : game.incidents()) {
    const Value is = row.get(here);
    const Value was = row.get(precedent.incident);
    if (is == was || !row.asked(table.rules, table.before, now)) continue;
    if (&row == &game.incidents().front() || is_seat(row.kind) || matters(table, now, row, was))
      return false;
  }
  const Seat dealt = roles.seat_of(dealer(precedent.table.before));
  if (dealt != dealer(table.before) && dealer_matters(table, now, dealt)) return false;
  const Ruling ruling = roles.at_table(precedent.decided);
  return fit(ruling.lines, ruled_accounts(table.rules, table.before)) &&
         (!ruling.dealer || can_deal({table.rules, table.before, {}}, *ruling.dealer));
}

HouseDecision decision_of(const ToldPrecedent& precedent, const Evening& table,
                          const AnyIncident& incident) {
  const Roles roles(table.rules, table.before, as_asked(table.rules, table.before, incident));
  const About& about = precedent.table.about;
  HouseDecision decision{.date = about.date,
                         .place = about.place,
                         .why = precedent.why,
                         .clause = precedent.clause,
                         .ruling = roles.at_table(precedent.decided),
                         .by_rules = roles.at_table(precedent.by_rules)};
  const auto keys = precedent.options;
  for (const Difference& each :
       differences(rules_view(precedent.table.rules), rules_view(table.rules)))
    if (std::find(keys.begin(), keys.end(), each.a.member->key) != keys.end())
      decision.rules.push_back(each);
  return decision;
}

}  // namespace spadille
