#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/referee/referee.h"
#include "text/words.h"

namespace spadille {

/// Asks for a deal card by card: what was bid, then each card in turn, and what is claimed or
/// decided between two tricks. It knows whose turn it is and who won each trick. A value: a copy
/// goes its own way.
class PlayInterview {
 public:
  /// At a table as asking.h makes it; cards may have the court letters of the language.
  explicit PlayInterview(const Evening& table, Language language = Language::en);

  enum class Ask : std::uint8_t {
    contract,
    trump,
    turn_up,
    called,
    card,
    melds,
    decision,
    nothing
  };
  /// What to ask now; `nothing` where the deal has been told.
  [[nodiscard]] Ask next() const;
  /// Who is to play, and in which trick from 1; where a card is asked for.
  [[nodiscard]] std::optional<Seat> who() const { return view_.replay.to_play; }
  [[nodiscard]] int trick() const;

  /// Melds in the last trick; where that is asked for.
  [[nodiscard]] int melds() const { return view_.replay.tricks.back().worth.melds; }

  /// Takes an answer: for the contract the short form of a deal, or its calls with commas; for
  /// cards one or several; for melds how much was claimed, or yes or no; "called: SK", "hand: N: SA
  /// SK" and the like say other members at any time. Returns why not, and then nothing has changed.
  [[nodiscard]] Findings answer(std::string_view text);

  /// Takes the last answer back; false at the first.
  [[nodiscard]] bool back();

  /// What has just been seen: who won the trick, and the melds in it.
  [[nodiscard]] std::vector<Message> seen() const;

  [[nodiscard]] const AnyGame& game() const { return document().evening.rules.game(); }
  [[nodiscard]] const PlayedView& view() const { return view_; }
  [[nodiscard]] const Document& document() const { return states_.back().told; }

 private:
  struct State {
    Document told{};
    std::size_t claimed = 0;  ///< tricks whose melds somebody was asked for
  };
  [[nodiscard]] Findings take(Document told);
  [[nodiscard]] Findings take_melds(const std::string& text);
  [[nodiscard]] bool asks_melds() const;

  Language language_ = Language::en;
  std::vector<State> states_{};  ///< after each answer
  PlayedView view_{};
};

}  // namespace spadille
