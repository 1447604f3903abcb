// Nobody gains by a fault: whatever irregularity is told, at whatever stage, by the rules that are
// played the side at fault does not end better than by the deal as it stood. Where it does, the
// source says so in words, and docs/rulings.md has it in its table; what is there no longer happens
// fails too.
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/told_twice.h"
#include "tests/support/each_game.h"
#include "tests/support/fault_gain.h"
#include "tests/support/fault_tables.h"
#include "tests/support/random_incident.h"

namespace spadille::tests {
namespace {

/// Answers that the other side gives, and not who is at fault: it takes what is better for it.
const std::set<std::string_view> kChosen{"choice",   "deduct", "let_stand",
                                         "new_deal", "replay", "play_on"};
/// Cards that were played against the rules, and may have won a trick.
const std::set<std::string_view> kOfPlay{"revoke", "revoke_claim", "several_revokes",
                                         "matador_kept", "shown_by_card"};
/// Answers by which both sides are at fault: nobody is innocent, so nobody is compared.
bool is_mutual(std::string_view key, const std::string& answer) {
  return (key == "both" && answer == "true") || answer == "both_sides" ||
         (key == "revokes_against" && answer != "0");
}
/// Said where the trick goes to the others; and where what the card has won is taken back, and the
/// deal played again from there: it has a trick less for who is at fault.
constexpr std::string_view kGivenUp = "quadrille.ruling.trick_given_up";
const std::set<std::string_view> kPlayedAgain{"quadrille.ruling.goes_back",
                                              "quadrille.ruling.from_the_first"};

/// What an irregularity comes to in one deal.
struct Outcome {
  Ruling::Effect effect = Ruling::Effect::advice;
  AnyIncident incident{};
  std::vector<int> as_played{};       ///< by how much whoever may be at fault is better
  std::vector<int> one_trick_less{};  ///< the same against the deal without a trick
};

void take_less(std::vector<int>& ours, const std::vector<int>& theirs) {
  if (ours.size() != theirs.size()) return;
  for (std::size_t i = 0; i < ours.size(); ++i) ours[i] = std::min(ours[i], theirs[i]);
}

void take_more(std::vector<int>& ours, const std::vector<int>& theirs) {
  for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i)
    ours[i] = std::max(ours[i], theirs[i]);
}

bool gains(const std::vector<int>& all) {
  return std::any_of(all.begin(), all.end(), [](int n) { return n > 0; });
}

/// Every irregularity that can be told of a deal.
class EveryFault {
 public:
  EveryFault(const Dealt& dealt, RandomEvening& random)
      : dealt_(dealt), form_(dealt.rules.game().incidents()), random_(random) {}

  [[nodiscard]] std::vector<Outcome> all() { return ask(dealt_.rules.game().incident(), 0); }

 private:
  using Row = AnyQuestion<AnyIncident>;

  std::vector<Outcome> ask(const AnyIncident& so_far, std::size_t next) {
    while (next < form_.size() && !form_[next].asked(dealt_.rules, dealt_.carry, so_far)) ++next;
    if (next == form_.size()) return settle(so_far);
    const Row& row = form_[next];
    std::vector<std::vector<Outcome>> branches;
    for (const Value& value : answers(so_far, row)) {
      AnyIncident more = so_far;
      row.set(more, value);
      branches.push_back(ask(more, next + 1));
    }
    return kChosen.contains(row.key) ? chosen(branches) : joined(branches);
  }

  static std::vector<Outcome> joined(const std::vector<std::vector<Outcome>>& branches) {
    std::vector<Outcome> all;
    for (const auto& branch : branches) all.insert(all.end(), branch.begin(), branch.end());
    return all;
  }

  /// Whether the other side could have had `other` instead of `one`. Who asks for a penalty need
  /// not reckon whether to let the deal stand would have brought more.
  static bool is_instead(const Outcome& one, const Outcome& other) {
    const auto pays = [](const Outcome& of) {
      return of.effect == Ruling::Effect::lines || of.effect == Ruling::Effect::replaces_score;
    };
    return one.effect == Ruling::Effect::redeal || (pays(one) && pays(other));
  }

  /// Each at its best for the side that chooses.
  static std::vector<Outcome> chosen(const std::vector<std::vector<Outcome>>& branches) {
    std::vector<Outcome> all;
    for (std::size_t i = 0; i < branches.size(); ++i)
      for (Outcome one : branches[i]) {
        for (std::size_t j = 0; j < branches.size(); ++j)
          if (j != i) take_instead(one, branches[j]);
        all.push_back(std::move(one));
      }
    return all;
  }

  static void take_instead(Outcome& one, const std::vector<Outcome>& branch) {
    std::optional<Outcome> worst;
    for (Outcome other : branch) {
      if (!is_instead(one, other)) continue;
      other.as_played.resize(one.as_played.size());  // where the deal stands nobody is better
      other.one_trick_less.resize(one.one_trick_less.size());
      if (!worst) worst = other;
      take_more(worst->as_played, other.as_played);
      take_more(worst->one_trick_less, other.one_trick_less);
    }
    if (!worst) return;
    take_less(one.as_played, worst->as_played);
    take_less(one.one_trick_less, worst->one_trick_less);
  }

  /// What the sheet knows is told as it stands there.
  std::vector<Value> answers(const AnyIncident& so_far, const Row& row) const {
    if (row.key != "what")
      for (const Known& known : answers_in(dealt_.rules, dealt_.carry, dealt_.deal, so_far))
        if (known.key == row.key) return {known.value};
    if (row.kind == Kind::flag) return {Value{}, Value{1}};
    if (row.kind == Kind::seats) return {Value{}, Value{random_.below(seats())}};
    const std::vector<int> numbers = numbers_of(row);
    std::vector<Value> all;
    const bool counts = row.kind == Kind::integer || row.kind == Kind::integers;
    for (const int n : numbers)
      if (row.kind != Kind::seat || n < seats()) all.push_back(Value{n});
    if (counts && all.size() > 4) all = {all[0], all[1], all[2], all.back()};
    if (row.kind == Kind::rank) all = {all[7], all.back()};
    return all;
  }

  [[nodiscard]] int seats() const { return seats_at(dealt_.rules, accounts(dealt_.carry)); }

  std::vector<Outcome> settle(const AnyIncident& incident) {
    if (has_error(validate(dealt_.rules, dealt_.carry, incident)) ||
        !can_be_in(dealt_.deal, incident))
      return {};
    const Decision decision = rule_on(dealt_.rules, dealt_.carry, incident);
    Outcome outcome{.effect = decision.ruling.effect, .incident = incident};
    const bool moves = std::any_of(decision.ruling.lines.begin(), decision.ruling.lines.end(),
                                   [](const Line& line) { return !line.postings.empty(); });
    if (outcome.effect == Ruling::Effect::lines && !moves) outcome.effect = Ruling::Effect::advice;
    if (outcome.effect == Ruling::Effect::advice || is_of_both(incident)) return {outcome};
    for (const Seat who : at_fault(incident)) compare(decision, who, outcome);
    return {outcome};
  }

  [[nodiscard]] bool is_of_both(const AnyIncident& incident) const {
    return std::any_of(form_.begin(), form_.end(), [&](const Row& row) {
      const Value value = row.get(incident);
      return !value.empty() && is_mutual(row.key, written(row, value));
    });
  }

  [[nodiscard]] bool is_unproved(const AnyIncident& incident) const {
    return std::any_of(form_.begin(), form_.end(), [&](const Row& row) {
      const Value value = row.get(incident);
      return row.key == "claim" && !value.empty() && written(row, value) == "not_proved";
    });
  }

  /// Who is named; everybody where nobody is. Of a claim that was not proved the accused is named.
  [[nodiscard]] SeatSet at_fault(const AnyIncident& incident) const {
    SeatSet all;
    const int left = is_unproved(incident) ? 1 : 0;
    for (const Row& row : form_)
      if (row.key == "who" || row.key == "also")
        for (const int n : row.get(incident)) all.insert(seat((n + left) % seats()));
    return all.empty() ? SeatSet::first(static_cast<std::size_t>(seats())) : all;
  }

  /// Whether a flag is asked, and off.
  [[nodiscard]] bool is_denied(const AnyIncident& incident, std::string_view key) const {
    return std::any_of(form_.begin(), form_.end(), [&](const Row& row) {
      return row.key == key && row.asked(dealt_.rules, dealt_.carry, incident) &&
             row.get(incident).empty();
    });
  }

  void compare(const Decision& decision, Seat who, Outcome& outcome) {
    const std::string_view what =
        form_[0].choices[static_cast<std::size_t>(form_[0].get(outcome.incident)[0])];
    const bool stands = outcome.effect == Ruling::Effect::lines && kOfPlay.contains(what) &&
                        !is_denied(outcome.incident, "trick_won") && !is_unproved(outcome.incident);
    const std::vector<Dealt> less = stands ? with_a_trick_less(dealt_, who) : std::vector<Dealt>();
    const auto says = [&](const auto& is_said) {
      return std::any_of(decision.words.begin(), decision.words.end(),
                         [&](const Message& said) { return is_said(said.key); });
    };
    const bool again = says([](auto key) { return kPlayedAgain.contains(key); });
    const bool given_up = says([](auto key) { return key == kGivenUp; });
    const Dealt& as_told = (again || given_up) && !less.empty() ? less.front() : dealt_;
    const std::vector<int> now =
        worth(dealt_, settled(as_told, decision.ruling, outcome.incident), who);
    const std::vector<int> before = worth(dealt_, as_played(again ? as_told : dealt_), who);
    for (std::size_t i = 0; i < now.size(); ++i) {
      outcome.as_played.push_back(now[i] - before[i]);
      int most = 0;
      for (const Dealt& each : less)
        most = std::max(most, now[i] - worth(dealt_, as_played(each), who)[i]);
      outcome.one_trick_less.push_back(most);
    }
  }

  const Dealt& dealt_;
  std::span<const Row> form_;
  RandomEvening& random_;
};

class NobodyGains : public OfEachGame {
 protected:
  RandomEvening random{game(), random_seed()};
  const FaultTables tables = fault_tables();
  std::set<const void*> seen{};                 ///< rows of the tables that happened
  std::map<std::string, std::string> unsaid{};  ///< what no row allows, with an example

  /// The defaults, each preset, and each option at each of its values.
  [[nodiscard]] std::vector<AnyRules> sets_of_rules() const {
    std::vector<AnyRules> all{game().rules()};
    for (const auto& preset : game().presets()) all.push_back(preset.rules);
    for (const auto& option : game().options()) {
      std::vector<int> values = numbers_of(option);
      if (values.size() > 6) values = {values.front(), values[values.size() / 2], values.back()};
      for (const int value : values) {
        AnyRules rules = game().rules();
        option.set(rules, option.kind == Kind::flag && value == 0 ? Value{} : Value{value});
        if (!has_error(check(rules)) && rules != all.front()) all.push_back(rules);
      }
    }
    return all;
  }

  /// A deal that was played, in an evening by these rules.
  std::optional<Dealt> dealt(const AnyRules& rules) {
    Evening begun{.rules = rules};
    const int ruled = seats_ruled(rules);
    begun.before = start(rules, ruled != 0 ? ruled : 4);
    if (has_error(check(rules, begun.before))) return std::nullopt;
    const Session session = fold(random.evening(random.below(3), begun));
    const auto deal = random.try_deal(rules, session.carry);
    if (!deal || unplayed(*deal)) return std::nullopt;
    return Dealt{rules, session.carry, *deal};
  }

  bool is_nobodys(const AnyIncident& incident, const std::string& fault) {
    for (const Nobodys& row : tables.nobodys) {
      if (row.game != game().id() || row.fault != fault || !hold(row.told, incident)) continue;
      seen.insert(&row);
      return true;
    }
    return false;
  }

  bool is_allowed(const Dealt& at, const AnyIncident& incident, const std::string& fault,
                  std::string_view than) {
    for (const Allowed& row : tables.allowed) {
      if (row.game != game().id() || row.fault != fault || row.than != than ||
          !hold(row.rules, at.rules) || !hold(row.told, incident))
        continue;
      seen.insert(&row);
      return true;
    }
    return false;
  }

  void look_at(const Dealt& at, const Outcome& outcome) {
    const std::string told = text_of(outcome.incident);
    const std::string fault = told.substr(0, told.find(' '));
    for (const auto& [by, than] : {std::pair(&outcome.as_played, "as played"),
                                   std::pair(&outcome.one_trick_less, "one trick fewer")}) {
      if (!gains(*by) || is_nobodys(outcome.incident, fault) ||
          is_allowed(at, outcome.incident, fault, than))
        continue;
      unsaid.try_emplace(fault + " | " + text_of(at.rules) + "| " + than,
                         told + ", better by " + testing::PrintToString(*by));
    }
  }

  /// Whether a row is about these rules: what it needs may be rare.
  [[nodiscard]] bool is_named(const AnyRules& rules) const {
    return std::any_of(tables.allowed.begin(), tables.allowed.end(), [&](const Allowed& row) {
      return row.game == game().id() && !hold(row.rules, game().rules()) && hold(row.rules, rules);
    });
  }

  [[nodiscard]] std::string rows_unseen() const {
    std::string all;
    const auto add = [&](const auto& row) {
      if (row.game == game().id() && !seen.contains(&row))
        all += row.fault + " " + row.clause + "\n";
    };
    for (const Allowed& row : tables.allowed) add(row);
    for (const Nobodys& row : tables.nobodys) add(row);
    return all;
  }
};

TEST_P(NobodyGains, by_a_fault_but_where_the_source_says_so) {
  ASSERT_FALSE(tables.nobodys.empty());
  for (const AnyRules& rules : sets_of_rules()) {
    const int deals = rounds(is_named(rules) ? 120 : rules == game().rules() ? 40 : 6);
    for (int i = 0; i < deals; ++i)
      if (const auto at = dealt(rules))
        for (const Outcome& outcome : EveryFault(*at, random).all()) look_at(*at, outcome);
  }
  for (const auto& [what, example] : unsaid)
    ADD_FAILURE() << what << ": " << example << "; seed " << random_seed();
  EXPECT_EQ(rows_unseen(), "") << "docs/rulings.md: happens no longer";
}

INSTANTIATE_TEST_SUITE_P(Every, NobodyGains, each_game(), name_of_game);

}  // namespace
}  // namespace spadille::tests
