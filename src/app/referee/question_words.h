#pragma once

#include <string>
#include <vector>

#include "app/referee/inquiry.h"
#include "app/referee/ruling.h"
#include "text/words.h"

namespace spadille {

/// A button that answers a question of the referee.
struct AnswerButton {
  std::string value{};    ///< as it is typed
  std::string label{};    ///< as people say it
  std::string outcome{};  ///< what comes of it, where those choose who are not at fault
};

/// A question as a page asks it.
struct AskedQuestion {
  std::string label{};
  RuleId clause{};
  bool many = false;     ///< several answers, with spaces between
  bool chooses = false;  ///< those answer who are not at fault
  std::string range{};   ///< what may be typed, where there are too many for buttons
  std::vector<AnswerButton> answers{};
};

/// `prompt`: what `inquiry` asks next. `deal`: as in decide(). `letters`: whose stand on court
/// cards.
[[nodiscard]] AskedQuestion asked_question(const Inquiry& inquiry, const Prompt& prompt,
                                           const RuledDeal& deal, const SeatNames& names,
                                           const Words& words, Language letters);

}  // namespace spadille
