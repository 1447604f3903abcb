#pragma once

// Rulings of any game: as texts, as rows of a table, and every way to answer a guided entry.

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/game.h"
#include "tests/support/print.h"

namespace spadille::tests {

[[nodiscard]] inline std::string text_of(Ruling::Effect effect) {
  constexpr std::array kEffects{"advice", "lines", "replaces_score", "redeal"};
  return kEffects[static_cast<std::size_t>(effect)];
}

/// "deal_again" of "klaverjas.ruling.deal_again".
[[nodiscard]] inline std::string short_key(const Message& message) {
  return std::string(message.key.substr(message.key.rfind('.') + 1));
}

/// "EU-8.16 side0 +4 table -4": the rule, and what moves.
[[nodiscard]] inline std::string text_of(const Line& line) {
  std::string text = to_string(line.rule);
  std::vector<Posting> postings(line.postings.begin(), line.postings.end());
  std::sort(postings.begin(), postings.end(),
            [](const Posting& a, const Posting& b) { return a.account < b.account; });
  for (const Posting& p : postings)
    text += ' ' + to_string(p.account) + (p.amount > 0 ? " +" : " ") + std::to_string(p.amount);
  return text;
}

/// "replaces_score EU-8.16 EU-8.1 | EU-8.16 side0 +4 table -4 | seat3": effect, clauses, lines, and
/// who deals.
[[nodiscard]] inline std::string told(const Decision& decision) {
  std::string text = text_of(decision.ruling.effect);
  for (const RuleId clause : decision.clauses) text += ' ' + to_string(clause);
  for (const Line& line : decision.ruling.lines) text += " | " + text_of(line);
  if (decision.ruling.dealer) text += " | seat" + std::to_string(decision.ruling.dealer->index);
  return text;
}

/// The short keys of what is read aloud.
[[nodiscard]] inline std::string spoken(const Decision& decision) {
  std::string text;
  for (const Message& message : decision.words)
    text += (text.empty() ? "" : " ") + short_key(message);
  return text;
}

/// One irregularity: the clause that it is a row of, what is told, and what the rules say.
template <Game G>
struct RulingRow {
  const char* name;
  typename G::Rules rules;
  typename G::Incident incident;
  const char* decision;
  const char* words;
};

template <Game G, std::size_t N>
void expect_all(const RulingRow<G> (&rows)[N], const typename G::Carry& carry) {
  for (const RulingRow<G>& row : rows) {
    SCOPED_TRACE(row.name);
    ASSERT_EQ(validate(row.rules, carry, row.incident), Findings{});
    const Decision decision = rule_on(row.rules, carry, row.incident);
    EXPECT_EQ(told(decision), row.decision);
    EXPECT_EQ(spoken(decision), row.words);
  }
}

/// Each kind of irregularity is settled by a clause of chapter 8 that no other has.
template <Game G>
void expect_a_clause_each() {
  const auto& what = G::incidents().front();
  using What = typename G::Incident::What;
  ASSERT_EQ(what.key, "what");
  EXPECT_EQ(what.choices.back(), "other");
  std::set<RuleId> clauses;
  for (std::size_t i = 0; i < what.choices.size(); ++i) {
    const RuleId clause = clause_of(static_cast<What>(i));
    EXPECT_EQ(clause.chapter, 8);
    EXPECT_TRUE(clauses.insert(clause).second) << what.choices[i];
  }
}

/// Calls `visit(incident, asked)` with every incident that a guided entry can end with, and the
/// rows that it asked. `answers(row)`: what is answered, a Value each.
template <Game G, typename Answers, typename Visit>
class EveryIncident {
 public:
  EveryIncident(const typename G::Rules& rules, const typename G::Carry& carry,
                const Answers& answers, const Visit& visit)
      : rules_(rules), carry_(carry), answers_(answers), visit_(visit) {}

  void ask(const typename G::Incident& so_far = {}, std::size_t next = 0) {
    const auto form = G::incidents();
    while (next < form.size() && !form[next].asked(rules_, carry_, so_far)) ++next;
    if (next == form.size()) return visit_(so_far, asked_);
    asked_.push_back(next);
    for (const Value& value : answers_(form[next])) {
      typename G::Incident more = so_far;
      form[next].set(more, value);
      ask(more, next + 1);
    }
    asked_.pop_back();
  }

 private:
  const typename G::Rules& rules_;
  const typename G::Carry& carry_;
  const Answers& answers_;
  const Visit& visit_;
  std::vector<std::size_t> asked_{};
};

template <Game G, typename Answers, typename Visit>
void every_incident(const typename G::Rules& rules, const typename G::Carry& carry,
                    const Answers& answers, const Visit& visit) {
  EveryIncident<G, Answers, Visit>(rules, carry, answers, visit).ask();
}

/// Where words name a player or a side and one number, that is what the lines move there: but for
/// what is counted or offered, and where a side pays for its player.
inline void expect_moved_as_said(const Decision& decision) {
  const std::set<std::string> others{"revokes_left", "may_deduct", "personal"};
  for (const Message& said : decision.words) {
    if (said.args.size() != 2 || others.contains(short_key(said))) continue;
    const Arg& who = said.args[0];
    if (who.kind != Arg::Kind::seat && who.kind != Arg::Kind::side) continue;
    const Account account = who.kind == Arg::Kind::side
                                ? Account(Side{static_cast<std::uint8_t>(who.value)})
                                : Account(seat(who.value));
    int moved = 0;
    for (const Line& line : decision.ruling.lines)
      for (const Posting& posting : line.postings)
        if (posting.account == account) moved += posting.amount;
    EXPECT_EQ(std::abs(moved), said.args[1].value) << said.key;
  }
}

/// Something is decided and said, and what a line moves adds up to nothing. `may_move(account)`:
/// whether a ruling of this game moves anything there.
template <typename MayMove>
void expect_sound(const Decision& decision, const MayMove& may_move) {
  EXPECT_FALSE(decision.clauses.empty());
  EXPECT_FALSE(decision.words.empty());
  EXPECT_LE(decision.words.size(), 4U);
  const Ruling::Effect effect = decision.ruling.effect;
  const bool posts = effect == Ruling::Effect::lines || effect == Ruling::Effect::replaces_score;
  const bool may_post = posts || effect == Ruling::Effect::redeal;
  EXPECT_FALSE(decision.ruling.lines.empty() ? posts : !may_post);
  if (!decision.ruling.lines.empty()) expect_moved_as_said(decision);
  for (const Line& line : decision.ruling.lines) {
    EXPECT_TRUE(line.rule.named());
    int sum = 0;
    for (const Posting& posting : line.postings) {
      sum += posting.amount;
      EXPECT_TRUE(may_move(posting.account)) << to_string(posting.account);
    }
    EXPECT_EQ(sum, 0);
  }
}

/// Whether another answer to this row leads elsewhere: to other words or to other questions.
template <Game G, typename Answers>
[[nodiscard]] bool matters(const typename G::Rules& rules, const typename G::Carry& carry,
                           const Answers& answers, const typename G::Incident& incident,
                           std::size_t row) {
  const auto form = G::incidents();
  for (const Value& value : answers(form[row])) {
    typename G::Incident other = incident;
    form[row].set(other, value);
    for (const auto& each : form)
      if (each.asked(rules, carry, other) != each.asked(rules, carry, incident)) return true;
    if (!has_error(validate(rules, carry, other)) &&
        rule_on(rules, carry, other) != rule_on(rules, carry, incident))
      return true;
  }
  return false;
}

/// No question is asked in vain: of each kind, some answer to it changes something.
template <Game G, typename Answers>
void expect_no_idle_question(const std::vector<typename G::Rules>& all_rules,
                             const typename G::Carry& carry, const Answers& answers) {
  using What = typename G::Incident::What;
  std::map<std::pair<What, std::size_t>, bool> useful;
  for (const auto& rules : all_rules)
    every_incident<G>(rules, carry, answers, [&](const auto& incident, const auto& asked) {
      if (has_error(validate(rules, carry, incident))) return;
      for (const std::size_t row : asked) {
        bool& known = useful[{*incident.what, row}];
        known = known || matters<G>(rules, carry, answers, incident, row);
      }
    });
  for (const auto& [question, is_useful] : useful)
    EXPECT_TRUE(is_useful)
        << G::incidents().front().choices[static_cast<std::size_t>(question.first)] << ' '
        << G::incidents()[question.second].key;
}

}  // namespace spadille::tests
