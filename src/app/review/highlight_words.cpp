#include "app/review/highlight_words.h"

#include <algorithm>
#include <array>

#include "text/accounts.h"
#include "text/names.h"

namespace spadille {
namespace {

/// What the words of a figure need besides the figure.
struct Face {
  const Words& words;
  const Day& day;
};

std::string share_told(std::int64_t n, std::int64_t of, const Face& face) {
  return face.words.say(
      Message{"review.share", {clamped(n), clamped(of), clamped(hundredths(n, of))}});
}

/// Whether one quotient is the greater; both divide by more than nought.
bool is_greater(std::int64_t n, std::int64_t of, std::int64_t than_n, std::int64_t than_of) {
  return n * than_of > than_n * of;
}

/// One of the questions: who has an answer, whose is the better, and how it is said.
struct FirstAsked {
  std::string_view label;
  std::string_view label_of_all;
  bool (*has)(const Highlights&);
  bool (*better)(const PersonFigures&, const PersonFigures&);
  std::string (*value)(const PersonFigures&, const Face&);
  bool in_pairs = false;
};

constexpr std::array kFirstAsked{
    FirstAsked{"review.longest_run", "review.longest_run",
               [](const Highlights& his) { return his.longest_run > 0; },
               [](const PersonFigures& a, const PersonFigures& b) {
                 return a.highlights.longest_run > b.highlights.longest_run;
               },
               [](const PersonFigures& who, const Face&) {
                 return written(clamped(who.highlights.longest_run));
               }},
    FirstAsked{"review.best_partner", "review.best_pair",
               [](const Highlights& his) { return his.partner.has_value(); },
               [](const PersonFigures& a, const PersonFigures& b) {
                 return a.highlights.partner->lead() > b.highlights.partner->lead();
               },
               [](const PersonFigures& who, const Face& face) {
                 const Highlights::Partner& partner = *who.highlights.partner;
                 return share_told(partner.games_won, partner.games, face);
               },
               true},
    FirstAsked{"review.contracts_made", "review.contracts_made",
               [](const Highlights& his) { return his.made && his.made->of > 0; },
               [](const PersonFigures& a, const PersonFigures& b) {
                 const FigureValue& one = *a.highlights.made;
                 const FigureValue& other = *b.highlights.made;
                 if (one.n * other.of == other.n * one.of) return one.of > other.of;
                 return is_greater(one.n, one.of, other.n, other.of);
               },
               [](const PersonFigures& who, const Face& face) {
                 return share_told(who.highlights.made->n, who.highlights.made->of, face);
               }},
    FirstAsked{"review.average_session", "review.average_session",
               [](const Highlights& his) { return his.sessions > 0; },
               [](const PersonFigures& a, const PersonFigures& b) {
                 const Highlights& one = a.highlights;
                 const Highlights& other = b.highlights;
                 return fewer_is_better(a.game)
                            ? is_greater(other.result, other.sessions, one.result, one.sessions)
                            : is_greater(one.result, one.sessions, other.result, other.sessions);
               },
               [](const PersonFigures& who, const Face& face) {
                 return quotient(who.highlights.result, who.highlights.sessions) + " · " +
                        face.words.say(figure_table(who.game).result_label);
               }},
    FirstAsked{"review.best_session", "review.best_session",
               [](const Highlights& his) { return his.best.has_value(); },
               [](const PersonFigures& a, const PersonFigures& b) {
                 const std::int64_t one = a.highlights.best->result;
                 const std::int64_t other = b.highlights.best->result;
                 return fewer_is_better(a.game) ? one < other : one > other;
               },
               [](const PersonFigures& who, const Face& face) {
                 const Highlights::Best& best = *who.highlights.best;
                 return written(clamped(best.result)) + " · " + face.day(best.date);
               }}};

/// Everybody than whom nobody is better.
std::vector<const PersonFigures*> best_of_all(std::span<const PersonFigures> people,
                                              const FirstAsked& asked) {
  std::vector<const PersonFigures*> best;
  for (const PersonFigures& person : people) {
    if (!asked.has(person.highlights)) continue;
    if (!best.empty() && asked.better(person, *best.front())) best.clear();
    if (best.empty() || !asked.better(*best.front(), person)) best.push_back(&person);
  }
  return best;
}

std::string names_told(const std::vector<const PersonFigures*>& people, bool in_pairs,
                       Language language) {
  const PersonFigures& first = *people.front();
  if (in_pairs) return isolated(first.name) + " & " + isolated(first.highlights.partner->name);
  std::vector<std::string> names;
  names.reserve(people.size());
  for (const PersonFigures* person : people) names.push_back(person->name);
  return listed(names, language);
}

}  // namespace

std::vector<ToldFigure> told(const PersonFigures& person, const Words& words, const Day& day) {
  std::vector<ToldFigure> all;
  for (const FirstAsked& asked : kFirstAsked) {
    if (!asked.has(person.highlights)) continue;
    std::string value = asked.value(person, {words, day});
    if (asked.in_pairs) value.insert(0, isolated(person.highlights.partner->name) + " · ");
    all.push_back({words.say(asked.label), std::move(value)});
  }
  return all;
}

std::vector<ToldFigure> told_of_all(std::span<const PersonFigures> people, const Words& words,
                                    const Day& day) {
  std::vector<ToldFigure> all;
  for (const FirstAsked& asked : kFirstAsked) {
    const auto best = best_of_all(people, asked);
    if (!best.empty())
      all.push_back(
          {words.say(asked.label_of_all), names_told(best, asked.in_pairs, words.language()) +
                                              " · " + asked.value(*best.front(), {words, day})});
  }
  return all;
}

}  // namespace spadille
