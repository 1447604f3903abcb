#include "app/referee/house_ruling_words.h"

#include <algorithm>

#include "app/record/heard.h"
#include "app/referee/ruling_words.h"
#include "app/referee/stale_words.h"
#include "app/rulebook/rules.h"
#include "text/joints.h"
#include "text/rulebook.h"
#include "text/spoken.h"

namespace spadille {
namespace {

bool by_sides(const Evening& table) {
  return accounts(table.before)[0].kind == Account::Kind::side;
}

/// The key for a place at a table of so many, counted clockwise from whoever is at fault; empty
/// where it is only counted.
std::string_view key_of_place(int place, int seats, bool sides) {
  if (place == 1) return "precedent.role.left";
  if (place == seats - 1) return "precedent.role.right";
  if (seats == 4) return sides ? "precedent.role.partner" : "precedent.role.across";
  return {};
}

bool names_somebody(const AnyIncident& incident) {
  const auto rows = incident.game().incidents();
  return std::any_of(rows.begin(), rows.end(), [&incident](const auto& row) {
    return is_seat(row.kind) && !row.get(incident).empty();
  });
}

std::string listed(const std::vector<std::string>& all, std::string_view between) {
  std::string text;
  for (const std::string& each : all) {
    if (each.empty()) continue;
    if (!text.empty()) text += between;
    text += each;
  }
  return text;
}

std::string when_and_where(const About& about) {
  return listed({about.title, about.date, about.place}, " · ");
}

/// "Reason: agreed in spring"
std::string reasoned(std::string_view key, const std::string& text, const Words& words) {
  return labelled(words.say(key), text, words);
}

/// An answer as people say it.
std::string said(const AnyQuestion<AnyIncident>& row, int number, std::string_view game,
                 const SeatNames& names, const Words& words) {
  if (row.kind == Kind::flag) return words.say("entry.yes");
  const std::string word = word_of(row, names, number);
  return row.kind == Kind::choice ? words.say(spoken_or_word(game, SpokenAs::choice, word)) : word;
}

/// What moves, whether besides the score or in its place, and who deals next.
std::string whole(const Ruling& ruling, const SeatNames& names, const Words& words) {
  std::string text = in_words(ruling, names, words);
  const bool besides = ruling.effect == Ruling::Effect::lines && !ruling.lines.empty();
  return besides ? text + " · " + words.say(effect_key(ruling)) : text;
}

bool same_effect(const Ruling& a, const Ruling& b) {
  const auto moves = [](const Ruling& ruling) {
    std::vector<Line> lines = ruling.lines;
    std::erase_if(lines, [](const Line& line) { return line.postings.empty(); });
    for (Line& line : lines) line.message = {};
    std::sort(lines.begin(), lines.end(), comes_before);
    return lines;
  };
  return a.effect == b.effect && a.dealer == b.dealer && moves(a) == moves(b);
}

/// "revoke: two_points"
std::vector<std::string> options_in_words(const ToldPrecedent& told) {
  std::vector<std::string> all;
  for (const OptionView& option : rules_view(told.table.rules).options)
    if (std::find(told.options.begin(), told.options.end(), option.member->key) !=
        told.options.end())
      all.push_back(std::string(option.member->key) + ": " + option.value());
  return all;
}

}  // namespace

SeatNames role_names(const ToldPrecedent& told, const Words& words) {
  const int seats = seats_at(told.table.rules, accounts(told.table.before));
  SeatNames names;
  names.seats.push_back(words.say(names_somebody(told.incident) ? "precedent.role.offender"
                                                                : "precedent.role.dealer"));
  for (int place = 1; place < seats; ++place) {
    const std::string_view key = key_of_place(place, seats, by_sides(told.table));
    names.seats.push_back(key.empty() ? words.say(Message{"precedent.role.nth", {place}})
                                      : words.say(key));
  }
  return names;
}

std::string title_of(const ToldPrecedent& told, const Words& words) {
  const std::string title = titled(told.incident.game().id(), told.clause, words.language());
  return listed({title, when_and_where(told.table.about)}, " · ");
}

std::vector<std::string> answers_in_words(const ToldPrecedent& told, const Words& words) {
  const std::string_view game = told.incident.game().id();
  const SeatNames names = role_names(told, words);
  std::vector<std::string> all;
  for (const auto& row : told.incident.game().incidents()) {
    if (&row == &told.incident.game().incidents().front()) continue;
    std::vector<std::string> answer;
    for (const int number : row.get(told.incident))
      answer.push_back(said(row, number, game, names, words));
    if (!answer.empty())
      all.push_back(reasoned(row.label, listed(answer, joints(words.language()).comma), words));
  }
  return all;
}

std::vector<std::string> decision_in_words(const ToldPrecedent& told, const Words& words) {
  const SeatNames names = role_names(told, words);
  std::vector<std::string> all{
      reasoned("precedent.decided", whole(told.decided, names, words), words)};
  if (!told.why.empty()) all.push_back(reasoned("precedent.reason", told.why, words));
  all.push_back(same_effect(told.decided, told.by_rules)
                    ? words.say("precedent.as_the_rules")
                    : reasoned("precedent.by_rules", whole(told.by_rules, names, words), words));
  const std::vector<std::string> options = options_in_words(told);
  if (!options.empty())
    all.push_back(
        reasoned("precedent.under", listed(options, joints(words.language()).comma), words));
  return all;
}

std::string card_of(const ToldPrecedent& told, const Words& words) {
  const std::string_view game = told.incident.game().id();
  std::string text = words.say(std::string(game) + ".name") + " · " + title_of(told, words) + '\n';
  for (const std::string& answer : answers_in_words(told, words)) text += answer + '\n';
  for (const std::string& line : decision_in_words(told, words)) text += line + '\n';
  return text;
}

std::vector<std::string> in_words(const HouseDecision& house, const Ruling& now,
                                  const SeatNames& names, const Words& words) {
  const std::string when = listed({house.date, house.place}, joints(words.language()).comma);
  std::vector<std::string> all{
      labelled(words.say("precedent.your_table") + (when.empty() ? "" : bracketed(when, words)),
               whole(house.ruling, names, words), words)};
  if (!house.why.empty()) all.push_back(reasoned("precedent.reason", house.why, words));
  if (!same_effect(house.by_rules, now))
    all.push_back(reasoned("precedent.by_rules_then", whole(house.by_rules, names, words), words));
  for (const Difference& option : house.rules)
    all.push_back(reasoned(
        "precedent.other_rules",
        std::string(option.a.member->key) + ": " + option.a.value() + " → " + option.b.value(),
        words));
  return all;
}

}  // namespace spadille
