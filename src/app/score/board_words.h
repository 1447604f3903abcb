#pragma once

#include <string>
#include <vector>

#include "app/score/sheet_rows.h"
#include "app/views.h"
#include "text/words.h"

/// What stands on the board beside a table, in words: the app, phones and screens say the same.
namespace spadille {

/// "Klaverjas · Amsterdam": the game, and by which rules.
[[nodiscard]] std::string rules_title(const RulesView& rules, const Words& words);

/// "Aiko −18 · Bram +3 · Dirk +3": what a sheet moves to each account that counts; a dash where it
/// moves nothing.
[[nodiscard]] std::string moved_by(const ScoreSheet& sheet, const Accounts& accounts,
                                   const SeatNames& names, const Words& words);

/// "1 Chie 520 · 2 Aiko 480": everybody's own points of an evening with changing partners, the best
/// first; empty where there are none.
[[nodiscard]] std::string places_of(const Totals& personal, const SeatNames& names);

/// "Ann & Chris won the game.", or that nobody did. REQUIRES: a row where a game is over.
[[nodiscard]] std::string game_won(const SheetRow& row, const Words& words);

/// The number of the next deal, counted over the evening.
[[nodiscard]] int next_deal(const EveningView& evening);
/// "Deal 9 of 16"
[[nodiscard]] std::string progress_in_words(const EveningView& evening, const Words& words);
/// "Aiko deals, Bram leads."
[[nodiscard]] std::string turn_in_words(const EveningView& evening, const Words& words);
/// "Eve sits out, comes in next · Sam sits out"; empty: nobody.
[[nodiscard]] std::string waiting_in_words(const EveningView& evening, const Words& words);
/// The last deal ended a game, and what its end was; empty otherwise.
[[nodiscard]] std::string game_over_in_words(const EveningView& evening, const Words& words);
/// "Deal 9: Bram · 66 · Aiko & Chie +182", with what stood there before it was corrected.
[[nodiscard]] std::string in_words(const EveningView& evening, const DealView& deal,
                                   const Words& words, Language letters);

/// What counts on the board, and for whom: the score of a game that is over stays until the next
/// one has begun.
struct BoardScore {
  Totals totals{};
  SeatNames names{};  ///< of those who have them
};
[[nodiscard]] BoardScore board_score(const EveningView& evening);

/// A total on the board.
struct BoardTotal {
  std::string name{};
  int total = 0;
  int games_won = -1;  ///< −1: games are not counted
  SeatSet seats{};     ///< whose it is
  std::string own{};   ///< what they have over all games, where partners change
  bool out = false;    ///< none of them takes part in the game any more
};
/// One an account but for the pool.
[[nodiscard]] std::vector<BoardTotal> board_totals(const EveningView& evening, const Words& words);

}  // namespace spadille
