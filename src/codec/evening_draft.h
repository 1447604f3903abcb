#pragma once

// What has been read of one evening, before it is put together: rules may name a preset behind the
// options that differ from it, and a deal in short form waits for the names of the players.

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "codec/document.h"
#include "games/questions.h"
#include "session/event.h"

namespace spadille::codec {

/// The members of a game that is over.
inline constexpr Member kTotals{
    .key = "totals", .kind = Kind::integers, .min = -999'999'999, .max = 999'999'999};
inline constexpr Member kWinners{
    .key = "winners", .kind = Kind::seats, .max = spadille::kMaxSeats - 1};

/// The values of one table that a document gave, by row.
struct Given {
  std::vector<std::pair<std::size_t, Value>> values{};

  template <typename Owner>
  void apply(std::span<const AnyField<Owner>> table, Owner& owner) const {
    for (const auto& [row, value] : values) table[row].set(owner, value);
  }
};

/// REQUIRES: a member of this table.
template <typename Row>
[[nodiscard]] std::size_t row_of(std::span<const Row> table, const Member& member) {
  return static_cast<std::size_t>(static_cast<const Row*>(&member) - table.data());
}

struct EveningDraft {
  const AnyGame& game;
  Evening evening{.rules = game.rules(), .before = game.carry()};
  Given rules{};
  Given before{};
  bool has_rules = false;
  bool has_before = false;
  bool has_played = false;
  std::vector<FinishedGame> games{};
  std::optional<std::string> preset{};
  bool names_players = false;  ///< even if it names nobody
  std::vector<std::pair<std::size_t, std::string>> short_forms{};
  Event event{};  ///< what only an event has, and the reason of a precedent
  Asked asked{};
  std::optional<int> deal_meant{};  ///< by an incident: its number; 0: the one in play
  // Of a precedent.
  int told_seats = 0;
  std::optional<Seat> dealt{};
  std::string clause{};
  Ruling ruling{};  ///< the one that is open
  std::optional<Ruling> by_rules{};
  std::optional<Ruling> decided{};

  void keep_number(const Member& member, const Value& value);
  /// What is open was the member of this key.
  void end_ruling(std::string_view key);

  /// REQUIRES: finish() was not called.
  [[nodiscard]] TellsOfTable tells_of_table() const;

  /// Puts everything together; what does not fit becomes a finding.
  [[nodiscard]] Evening finish(Format format, Findings& findings);
  /// The same for the payload of an event of this kind.
  [[nodiscard]] Event finish_event(EventKind kind, Findings& findings);
  /// The same for a precedent: with an error, nothing of it may be used.
  [[nodiscard]] ToldPrecedent finish_precedent(Findings& findings);

 private:
  [[nodiscard]] Findings check_incident() const;
  [[nodiscard]] Findings check_ruling(const std::optional<Ruling>& told,
                                      std::string_view place) const;
  void seat_roles(Findings& findings);
  [[nodiscard]] int seats() const;
  [[nodiscard]] AnyDeal first_deal() const;
  void finish_rules(Findings& findings);
  void check_players(Format format, int seats, Findings& findings) const;
  void check_name(std::size_t index, Findings& findings) const;
  void check_crowd(int named, Findings& findings) const;
  void check_games(int seats, Findings& findings) const;
  void forget_balances(int seats);
  void read_short_forms(Format format, int seats, Findings& findings);
};

}  // namespace spadille::codec
