#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/prompt.h"
#include "app/record/interviewer.h"
#include "session/any_session.h"

namespace spadille {

/// Asks for one deal of any game, question by question, from the game's form. What follows from the
/// rules, from the evening so far or from the answers is never asked. A value: a copy goes its own
/// way.
class Interview {
 public:
  /// Of the deal that comes next in `session`. `names`: one a seat.
  Interview(const AnySession& session, SeatNames names);

  /// The question to ask now; nothing when all is said.
  [[nodiscard]] std::optional<Prompt> next() const;

  /// Takes an answer to the question that next() gives, see app/heard.h. An empty one takes what is
  /// usual. It may also begin with a word of the short form and so say another member: "nat",
  /// "beast Ann"; also when all is said.
  /// Returns: nothing, and the next question is another; or why not, and nothing has changed.
  /// Places are those of the deal, "/tricks"; what is still to be asked is not missed.
  [[nodiscard]] Findings answer(std::string_view text);

  /// Whether the words alone can be an answer now, possible or not.
  [[nodiscard]] bool understands(std::string_view text) const;

  /// Back to the question before, whose answer becomes the usual one; false at the first.
  [[nodiscard]] bool back();

  /// What was said last and not back() since, as words; for a face that repeats it.
  [[nodiscard]] std::optional<Spoken> last() const;

  /// The deal as far as it is said.
  [[nodiscard]] AnyDeal deal() const;

  /// The deal in the short form; empty where that would not read back to the same deal.
  [[nodiscard]] std::string said() const;

  /// What the deal as it stands would do. It is not scored where `deal.findings` has an error.
  [[nodiscard]] Preview preview() const;

  /// Members that can be said by their words now: "beast", "pass".
  [[nodiscard]] std::vector<const Member*> by_word() const;

  /// The member of the deal that a place of a finding lies in.
  [[nodiscard]] const Member* member_at(std::string_view place) const;

  /// "kyuuri".
  [[nodiscard]] std::string_view game() const;

 private:
  Games::Of<Interviewer, std::variant> of_;
};

}  // namespace spadille
