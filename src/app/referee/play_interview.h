#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/referee/referee.h"
#include "text/words.h"

namespace spadille {

/// Asks for a deal card by card: what was bid, then each card in turn, then what was decided after
/// six tricks. It knows whose turn it is and who won each trick. A value: a copy goes its own way.
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
    roem,
    after_six,
    nothing
  };
  /// What to ask now; `nothing` where the deal has been told.
  [[nodiscard]] Ask next() const;
  /// Who is to play, and in which trick from 1; where a card is asked for.
  [[nodiscard]] std::optional<Seat> who() const { return view_.replay.to_play; }
  [[nodiscard]] int trick() const;

  /// Roem in the last trick; where that is asked for.
  [[nodiscard]] int roem() const { return view_.replay.tricks.back().worth.roem; }

  /// Takes an answer: for the contract the short form of a deal, or its calls with commas; for
  /// cards one or several; for roem how much was claimed, or yes or no; "called: SK", "hand: N: SA
  /// SK" and the like say other members at any time. Returns why not, and then nothing has changed.
  [[nodiscard]] Findings answer(std::string_view text);

  /// Takes the last answer back; false at the first.
  [[nodiscard]] bool back();

  /// What has just been seen: who won the trick, and the roem in it.
  [[nodiscard]] std::vector<Message> seen() const;

  [[nodiscard]] const PlayedView& view() const { return view_; }
  [[nodiscard]] const Document& document() const { return states_.back().told; }

 private:
  struct State {
    Document told{};
    std::size_t claimed = 0;  ///< tricks whose roem somebody was asked for
  };
  [[nodiscard]] Findings take(Document told);
  [[nodiscard]] Findings take_roem(const std::string& text);
  [[nodiscard]] bool asks_roem() const;

  Language language_ = Language::en;
  std::vector<State> states_{};  ///< after each answer
  PlayedView view_{};
};

}  // namespace spadille
