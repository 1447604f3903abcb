#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/record/desk.h"
#include "app/record/events.h"
#include "tests/walker/dice.h"
#include "tests/walker/world.h"

namespace spadille::tests {

/// A session as the program shows it: what is compared.
struct Shown {
  Json sheet{};    ///< spadille/sheet
  Json evening{};  ///< spadille/session: what is in force, typed
  friend bool operator==(const Shown&, const Shown&) = default;
};

/// What we know of a session, by what we did to it.
struct Known {
  Shown now{};
  /// How it was before each thing that undo takes back, the last one last; nothing where names have
  /// changed since.
  std::vector<std::optional<Shown>> past{};
  /// And how it was before each undo.
  std::vector<std::optional<Shown>> future{};
  std::string own{};         ///< the id of the deal that a phone recorded last
  bool own_is_last = false;  ///< nothing was written since but who agrees
  std::string date{};
};

/// An event as the program shows it: what is compared.
struct ShownEvent {
  Json room{};     ///< spadille/event-room
  Json ranking{};  ///< spadille/event-ranking
  friend bool operator==(const ShownEvent&, const ShownEvent&) = default;
};

/// The same as `Known` of an event.
struct KnownEvent {
  ShownEvent now{};
  int head = 0;  ///< entries of its log
  std::vector<std::optional<ShownEvent>> past{};
  std::vector<std::optional<ShownEvent>> future{};
  std::string date{};
};

/// How the whole book was when a backup was made.
struct Kept {
  std::string name{};
  std::map<int, Known> sessions{};
  int current = 0;
  std::map<int, KnownEvent> events{};
  int event = 0;
};

/// Some people, their book, and what must stand in it.
struct Club {
  explicit Club(const std::string& program = {}) : world(program) {}

  World world;
  std::map<int, Known> sessions{};     ///< by number in the book
  int current = 0;                     ///< 0: there is none
  std::map<int, KnownEvent> events{};  ///< likewise
  int event = 0;                       ///< the current one; 0: there is none
  int begun = 0;                       ///< how many sessions and events there have ever been
  int sent = 0;                        ///< how many acts phones have sent
  std::optional<Kept> kept{};

  [[nodiscard]] Known& known() { return sessions.at(current); }

  /// Reads the session as it is now: asks the program where there is one, else its use-cases.
  Shown read(int session);
  Shown asked(int session);
  /// The same, and remembers it.
  void reread(int session);
  /// Another session lies there now.
  void take_up(int session, const std::string& date);
  /// A command that may write one event in the current session: it is done, and undo has one thing
  /// more to take back; or refused, and nothing has changed. Returns whether it was done.
  bool write(std::vector<std::string> words, const std::string& input = {});
  /// The same after something was done in the app or by a phone. `refused`: what it said.
  bool wrote(const std::string& refused);
  /// The same after somebody agreed with a deal, which is in the way of no undo.
  bool agreed(const std::string& refused);
  /// Who is meant by a name that was merged into another and is used by habit: names to names.
  std::map<std::string, std::string> habits();
  /// Nothing before this can be compared any more: people are called otherwise.
  void forget_past();

  /// The current session.
  Desk open();

 private:
  Shown opened(int session);
};

/// Stands for whoever is forgotten.
inline constexpr std::string_view kForgotten = "\u2013";

/// A sheet without what counts events and who agrees: undo and redo leave everything else as it
/// was.
[[nodiscard]] Json bare(Json sheet);
[[nodiscard]] Shown bare(Shown shown);

/// Throws a complaint with both values where they differ.
void expect_same(const std::string& law, const std::string& what, const Json& is,
                 const Json& should_be);
void expect(const std::string& law, bool holds, const std::string& what);

/// A date of its own for a session or an event: a ranking can look at it alone.
[[nodiscard]] std::string next_date(Club& club);

/// The people who sat there in a deal of a sheet, or sit there now (past the last).
[[nodiscard]] std::vector<std::string> players_of(const Json& sheet, std::size_t deal);
[[nodiscard]] bool has_forgotten(const std::vector<std::string>& names);
/// The same people as they are called.
[[nodiscard]] std::vector<std::string> called(std::vector<std::string> names,
                                              const std::map<std::string, std::string>& habits);
/// The places in `deals` of those that count: neither struck out.
[[nodiscard]] std::vector<std::size_t> counted(const Json& sheet);

}  // namespace spadille::tests
