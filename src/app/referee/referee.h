#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tl/expected.hpp"

#include "app/referee/ruling.h"
#include "games/answers.h"

namespace spadille {

/// The referee's answer about a moment of the play: who is winning, and what may be played.
struct TurnView {
  std::string_view game{};
  bool suits = true;  ///< they matter; otherwise cards are shown by rank
  SeatNames names{};
  Position turn{};
  Findings findings{};            ///< with an error the rest says nothing
  Verdict verdict{};              ///< only where somebody is to play
  std::size_t winning = 0;        ///< the place in the trick of the card that wins it so far
  std::optional<Seat> winner{};   ///< whose card it is; nobody where it is unknown who led
  std::optional<Seat> to_play{};  ///< the same
  bool whole = false;             ///< all have played
  RuleId won_by{};
  Worth worth{};
  RuleId melds_by{};             ///< the clause that counts these; nothing in a game without
  const Melds* melds = nullptr;  ///< the same: what is said of them
};

/// Was a card lawful, or what may be played of a hand? Errors: `usage` for another kind of
/// document.
[[nodiscard]] tl::expected<TurnView, Error> judge_turn(const Document& document);

/// Who wins the trick, or is winning it, and what is in it. Errors: the same.
[[nodiscard]] tl::expected<TurnView, Error> judge_trick(const Document& document);

/// Where an auction stands.
struct AuctionView {
  std::string_view game{};
  SeatNames names{};
  Bidding bidding{};
  CallNames calls{};  ///< what can be said in the game
  Findings findings{};
  std::optional<Seat> to_call{};
  CallSet may{};
  CallSet if_held{};
  RuleId why{};
  std::optional<RefusedCall> refused{};
  std::string settled{};               ///< what the auction settled, in the short form
  AnyDeal deal{};                      ///< the same as a deal; without a game while it goes on
  std::vector<Sequel> sequels{};       ///< and what that means; or what may be done before a call
  std::optional<Playable> callable{};  ///< cards that the ombre may call, where his hand is told
};
[[nodiscard]] tl::expected<AuctionView, Error> judge_auction(const Document& document);

/// What the cards of a deal show.
struct PlayedView {
  std::string_view game{};
  bool suits = true;  ///< they matter; otherwise cards are shown by rank
  SeatNames names{};
  CardPlay play{};
  Findings findings{};
  std::string said{};               ///< the deal that it comes to, in the short form
  std::optional<DealView> score{};  ///< where that can be scored
  Accounts accounts{};
  Lineup lineup{};
  Replay replay{};
  const Melds* melds = nullptr;  ///< what is said of them; nothing in a game without
  RevokeReport revokes{};
  std::optional<Sequel> decision{};   ///< that somebody has to take before the next trick
  std::vector<RulingView> rulings{};  ///< on the revokes that are proved; several may share one
};
[[nodiscard]] tl::expected<PlayedView, Error> judge_play(const Document& document);

}  // namespace spadille
