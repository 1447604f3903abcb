#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/book.h"
#include "app/people/names.h"
#include "app/score/figures.h"

namespace spadille {

/// What players ask each other first about one of them at one game.
struct Highlights {
  /// With whom most more games were won than lost.
  struct Partner {
    std::string name{};
    std::int64_t games = 0;
    std::int64_t games_won = 0;
    [[nodiscard]] std::int64_t lead() const { return 2 * games_won - games; }
  };
  struct Best {
    SessionId session = 0;
    std::string date{};
    std::int64_t result = 0;
  };
  std::int64_t games = 0;             ///< that came to their end while he sat there
  std::int64_t longest_run = 0;       ///< of games won one after the other, over all sessions
  std::optional<Partner> partner{};   ///< nothing where no game with one is over
  std::optional<FigureValue> made{};  ///< contracts made of played; nothing where a game has none
  std::int64_t sessions = 0;          ///< in whose result he has a part
  std::int64_t result = 0;            ///< of them together: points, counters or losses
  std::optional<Best> best{};         ///< the first of the best
};

/// The games of sessions in their order; a session is read once.
class GamesInOrder {
 public:
  GamesInOrder(Book& book, const Names& names) : book_(book), names_(names) {}
  /// Of each game that came to its end while somebody sat there, whether he has won it. Nothing
  /// where the session cannot be read.
  [[nodiscard]] std::vector<bool> won_by(const std::string& person, SessionId session);

 private:
  using Game = std::map<std::string, bool>;  ///< who sat there, and whether he has won
  [[nodiscard]] std::vector<Game> read(SessionId session) const;

  Book& book_;
  const Names& names_;
  std::map<SessionId, std::vector<Game>> read_{};
};

/// All but `made`. REQUIRES: a filter of one game.
[[nodiscard]] Expected<Highlights> highlights(Book& book, const Names& names,
                                              const std::string& person, const Filter& filter,
                                              GamesInOrder& games);

/// The figure of contracts made: in one line a player, a share of something else than all deals
/// and games.
[[nodiscard]] std::optional<FigureValue> contracts_made(const std::vector<FigureValue>& figures);

}  // namespace spadille
