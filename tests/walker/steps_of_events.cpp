// A club's evening: planned, drawn, taken back, ended.
#include <algorithm>
#include <filesystem>

#include "app/tournament/drawing.h"
#include "tests/walker/at_the_event.h"
#include "tests/walker/laws.h"
#include "tests/walker/steps.h"
#include "tournament/plan_words.h"

namespace spadille::tests {
namespace {

using Strings = std::vector<std::string>;

KnownEvent& known_event(Club& club) { return club.events.at(club.event); }

void take_up_event(Club& club, int number, const std::string& date) {
  club.event = number;
  club.events[number] = {.date = date};
  known_event(club).now = read_event(club, number);
  known_event(club).head = open_event(club).head();
}

/// Whoever is not in the book yet, and whoever is: nobody under two names.
Strings members(Club& club, int count, Dice& dice) {
  Strings names = all_but_doubles(club.habits(), dice);
  for (const char* first : {"Ineke", "Cor", "Piet", "Els"})
    for (const char* last : {"Vos", "Bakker", "van Dam"})
      names.push_back(std::string(first) + ' ' + last);
  names = dice.shuffled(names);
  names.resize(std::min(names.size(), static_cast<std::size_t>(count)));
  return names;
}

/// Who is on the roster and can be named.
Strings roster_names(const Json& room) {
  Strings names;
  for (const Json& line : room.at("roster"))
    if (line.at("name") != kForgotten) names.push_back(line.at("name"));
  return names;
}

std::string any_credit(Dice& dice) {
  const Strings credits{"club_average", "own_average", std::to_string(dice.below(900) - 100)};
  return dice.of(credits) + (dice.one_in(3) ? " once" : "");
}

std::string any_ladder(Dice& dice) {
  Strings rungs = dice.shuffled(Strings(kTieBreakNames.begin(), kTieBreakNames.end()));
  const int count = 1 + dice.below(static_cast<int>(rungs.size()));
  rungs.resize(static_cast<std::size_t>(count));
  std::string all;
  for (const std::string& rung : rungs) all += (all.empty() ? "" : ",") + rung;
  return all;
}

/// What may be said of a plan at its beginning and later.
void add_plan(Strings& words, Dice& dice) {
  const auto say = [&](int one_in, const char* option, const std::string& value) {
    if (dice.one_in(one_in)) words.insert(words.end(), {option, value});
  };
  say(2, "--ties", any_ladder(dice));
  say(4, "--best", std::to_string(1 + dice.below(4)));
  say(4, "--least", std::to_string(1 + dice.below(2)));
  say(3, "--measure", dice.of(Strings(kMeasureNames.begin(), kMeasureNames.end())));
  for (const char* why : {"--sit-out", "--absent", "--late", "--gone"})
    say(3, why, any_credit(dice));
  say(3, "--prize", std::to_string(1 + dice.below(3)) + ' ' + std::to_string(dice.below(9999)));
  say(4, "--prize", "last " + std::to_string(1 + dice.below(999)));
  say(4, "--prize", "pits 1001");
  if (dice.one_in(3)) words.emplace_back("--short-tables");
}

const AnyGame& some_game(Dice& dice) {
  const auto all = all_games();
  if (dice.one_in(2)) return *game_called("klaverjas");
  return *all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))];
}

Strings words_of_event(const std::string& date, Dice& dice) {
  const auto presets = some_game(dice).presets();
  const auto& preset =
      presets[static_cast<std::size_t>(dice.below(static_cast<int>(presets.size())))];
  Strings words{"event", "new", std::string(preset.id), "Drive, \"at\" home", "--date", date};
  words.insert(words.end(), {"--rounds", std::to_string(1 + dice.below(5))});
  words.insert(words.end(), {"--seed", std::to_string(1 + dice.below(1'000'000))});
  if (!dice.one_in(4)) words.insert(words.end(), {"--deals", std::to_string(1 + dice.below(3))});
  add_plan(words, dice);
  return words;
}

/// Whether a round, or a later one, is played or was: who comes then comes too late for it.
bool has_begun(const Json& room, int round) {
  for (const Json& drawn : room.at("drawn"))
    for (const Json& table : drawn.at("tables"))
      if (drawn.at("round") >= round && (table.contains("session") || !table.at("told").empty()))
        return true;
  return false;
}

void expect_absent(Club& club, const Strings& names, int from, const std::string& why) {
  const Json room = club.world.json(
      {"event", "show", "--event", std::to_string(club.event), "--round", std::to_string(from)});
  if (why == "none" && has_begun(room, from)) return;
  for (const Json& line : room.at("roster"))
    if (std::find(names.begin(), names.end(), line.at("name")) != names.end())
      expect_same("roster",
                  line.at("name").get<std::string>() + " in round " + std::to_string(from),
                  line.value("absence", "none"), why);
}

/// One of the roster and another one.
std::optional<std::pair<std::string, std::string>> two_of(const Json& room, Dice& dice) {
  const Strings names = dice.shuffled(roster_names(room));
  if (names.size() < 2) return std::nullopt;
  return std::pair(names[0], names[1]);
}

/// Takes back, or does again.
bool step_back(Club& club, bool again, Door door) {
  const std::string command = again ? "redo" : "undo";
  const std::string number = std::to_string(club.event);
  if (door == Door::command) {
    club.world.tell("spadille event " + command + " --event " + number);
    return club.world.ask({"event", command, "--event", number}).done();
  }
  club.world.tell("use-case: " + command);
  return club.world.with_book([&](Book& book) {
    auto desk = open_tournament(book, club.event);
    if (!desk) throw Complaint{"opens", "event " + number};
    std::vector<TournamentEvent> voids;
    for (const Seq of : again ? redone_next(desk->log) : undone_next(desk->log))
      voids.push_back({.kind = EventKind::voided, .of = of});
    return !voids.empty() && write_down(book, *desk, voids).has_value();
  });
}

void take_steps_back(Club& club, bool again, Door door) {
  const std::string law = again ? "event redo" : "event undo";
  KnownEvent& known = known_event(club);
  auto& from = again ? known.future : known.past;
  auto& to = again ? known.past : known.future;
  const bool done = step_back(club, again, door);
  expect(law, done == !from.empty(), std::to_string(from.size()) + " things were done");
  ShownEvent after = read_event(club, club.event);
  const std::optional<ShownEvent> should = done ? from.back() : known.now;
  if (should) {
    expect_same(law, "the room", after.room, should->room);
    expect_same(law, "the ranking", after.ranking, should->ranking);
  }
  if (!done) return;
  from.pop_back();
  to.emplace_back(std::exchange(known.now, std::move(after)));
  known.head = open_event(club).head();
}

void expect_event_state(Club& club, bool done, const char* state) {
  if (done) expect_same("state", "the event", known_event(club).now.room.at("state"), state);
}

}  // namespace

void take_event_begin(Club& club, Dice& dice, Door /*door*/) {
  const std::string date = next_date(club);
  const Strings words = words_of_event(date, dice);
  club.world.tell(command_text(words));
  Strings asked = words;
  asked.emplace_back("--json");
  const Said said = club.world.ask(asked);
  if (!said.done()) return;  // a plan that contradicts itself
  take_up_event(club, Json::parse(said.out).at("event"), date);
  Strings roster = members(club, 3 + dice.below(dice.one_in(3) ? 18 : 9), dice);
  roster.insert(roster.begin(), "roster");
  write_event(club, roster);
}

void take_event_turn(Club& club, Dice& dice, Door /*door*/) {
  std::vector<int> numbers;
  for (const auto& [number, event] : club.events) numbers.push_back(number);
  club.event = dice.of(numbers);
}

void take_event_plan(Club& club, Dice& dice, Door /*door*/) {
  Strings words{"plan"};
  add_plan(words, dice);
  if (dice.one_in(3)) words.insert(words.end(), {"--rounds", std::to_string(1 + dice.below(6))});
  if (dice.one_in(4)) words.insert(words.end(), {"--title", "Another drive"});
  const Strings methods(kMethodNames.begin(), kMethodNames.end());
  if (dice.one_in(3)) words.insert(words.end(), {"--method", dice.of(methods)});
  write_event(club, words);
}

/// Somebody comes; or who was there comes, leaves, or does not want to play.
void take_event_roster(Club& club, Dice& dice, Door door) {
  const Json& room = known_event(club).now.room;
  const Absence why = dice.of(std::vector<Absence>{Absence::none, Absence::none, Absence::choice,
                                                   Absence::late, Absence::gone});
  Strings names = dice.shuffled(roster_names(room));
  names.resize(std::min<std::size_t>(names.size(), static_cast<std::size_t>(1 + dice.below(2))));
  if (why == Absence::none && dice.one_in(2)) names = members(club, 1 + dice.below(4), dice);
  if (names.empty()) return;
  const int from = 1 + dice.below(room.at("rounds").get<int>());
  const std::string word(kAbsenceNames[static_cast<std::size_t>(why)]);
  if (door == Door::command) {
    Strings words{"roster"};
    words.insert(words.end(), names.begin(), names.end());
    words.insert(words.end(), {"--from", std::to_string(from)});
    if (why != Absence::none) words.push_back(why == Absence::choice ? "--absent" : "--" + word);
    if (write_event(club, words)) expect_absent(club, called(names, club.habits()), from, word);
    return;
  }
  const Names people = names_of(club);
  TournamentEvent entry{.kind = EventKind::roster_changed, .round = from, .absence = why};
  const TournamentDesk desk = open_event(club);
  for (const std::string& name : names)
    if (const auto id = person_called(people, name))
      entry.people.push_back(entry_on_roster(desk, people, *id));
  write_entries(club, "roster, " + word + " from round " + std::to_string(from), {entry});
}

void take_event_wish(Club& club, Dice& dice, Door /*door*/) {
  const auto two = two_of(known_event(club).now.room, dice);
  if (!two) return;
  Strings words{"roster"};
  const std::string both = two->first + ',' + two->second;
  switch (dice.below(4)) {
    case 0: words.insert(words.end(), {"--apart", both}); break;
    case 1:
      words.insert(words.end(), {"--table", two->first + ':' + std::to_string(1 + dice.below(3))});
      break;
    default: words.insert(words.end(), {"--pair", both});
  }
  if (dice.one_in(4)) words.emplace_back("--off");
  write_event(club, words);
}

/// Everybody on the roster with his neighbour: what methods of pairs ask for.
void take_event_pairs(Club& club, Dice& dice, Door /*door*/) {
  const Strings names = dice.shuffled(roster_names(known_event(club).now.room));
  Strings words{"roster"};
  for (std::size_t i = 1; i < names.size(); i += 2)
    words.insert(words.end(), {"--pair", names[i - 1] + ',' + names[i]});
  if (words.size() > 1) write_event(club, words);
}

void take_event_draw(Club& club, Dice& dice, Door door) {
  DrawWish wish;
  if (dice.one_in(3)) wish.from = 1 + dice.below(5);
  if (dice.one_in(3)) wish.rounds = 1 + dice.below(3);
  if (dice.one_in(2)) wish.seed = 1 + dice.below(1'000'000);
  if (door == Door::app) {
    write_event(club, "draws", [&](Book& book, TournamentDesk& desk) -> Outcome<void> {
      const auto events = drawn(desk, wish);
      if (!events) return tl::unexpected(events.error());
      return write_down(book, desk, *events);
    });
    return;
  }
  Strings words{"draw"};
  if (wish.from != 0) words.insert(words.end(), {"--round", std::to_string(wish.from)});
  if (wish.rounds != 0) words.insert(words.end(), {"--rounds", std::to_string(wish.rounds)});
  if (wish.seed) words.insert(words.end(), {"--seed", std::to_string(*wish.seed)});
  Strings dry{"event", "draw", "--dry-run", "--json", "--event", std::to_string(club.event)};
  dry.insert(dry.end(), words.begin() + 1, words.end());
  const Said foreseen = club.world.ask(dry);
  const bool done = write_event(club, words);
  expect_same("draw", "whether it can be drawn", done, foreseen.done());
  if (done)
    expect_same("draw", "what was shown before", known_event(club).now.room.at("drawn"),
                as_written(Json::parse(foreseen.out)).at("drawn"));
}

void take_event_swap(Club& club, Dice& dice, Door /*door*/) {
  const Json& room = known_event(club).now.room;
  const auto two = two_of(room, dice);
  if (!two || rounds_in(room) == 0) return;
  const int round = 1 + dice.below(rounds_in(room));
  write_event(club,
              {"draw", "--swap", two->first + ',' + two->second, "--round", std::to_string(round)});
}

void take_event_credit(Club& club, Dice& dice, Door /*door*/) {
  const Json& room = known_event(club).now.room;
  const Strings names = roster_names(room);
  if (names.empty()) return;
  const int round = 1 + dice.below(room.at("rounds").get<int>());
  // Behind the two strokes nothing is an option any more.
  write_event(
      club, {"credit", "--db", club.world.path(), "--lang", "en", "--round", std::to_string(round),
             "--", dice.of(names), std::to_string(dice.below(300) - 150), "late"});
}

void take_event_undo(Club& club, Dice& /*dice*/, Door door) { take_steps_back(club, false, door); }
void take_event_redo(Club& club, Dice& /*dice*/, Door door) { take_steps_back(club, true, door); }

void take_event_close(Club& club, Dice& /*dice*/, Door /*door*/) {
  expect_event_state(club, write_event(club, {"close"}), "closed");
}

void take_event_reopen(Club& club, Dice& /*dice*/, Door /*door*/) {
  expect_event_state(club, write_event(club, {"reopen"}), "open");
}

}  // namespace spadille::tests
