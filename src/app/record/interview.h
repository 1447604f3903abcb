#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/prompt.h"
#include "app/record/deal_so_far.h"
#include "core/seat_names.h"
#include "session/session.h"

namespace spadille {

/// Asks for one deal of any game, question by question, from the game's form. What follows from the
/// rules, from the evening so far or from the answers is never asked. A value: a copy goes its own
/// way.
class Interview {
 public:
  /// Of the deal that comes next in `session`. `names`: one a seat.
  /// REQUIRES: the rules and the carry passed check().
  Interview(const Session& session, SeatNames names);

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
  [[nodiscard]] const AnyDeal& deal() const { return so_far_.deal(); }

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
  using Row = DealSoFar::Row;
  using How = DealSoFar::How;
  using Step = DealSoFar::Step;

  [[nodiscard]] AnyGame::Form form() const { return so_far_.form(); }
  [[nodiscard]] std::size_t index(const Row& row) const;
  [[nodiscard]] std::vector<std::string> valid(const Row& row) const;
  /// The answer of before, where it still can be; else none, where there need not be one.
  [[nodiscard]] std::optional<Step> usual(const Row& row) const;
  [[nodiscard]] Spoken in_words(const Step& step) const;
  [[nodiscard]] const Row* named(const std::string& said) const;
  [[nodiscard]] Finding not_understood(const Row& row, const std::string& wrong) const;
  [[nodiscard]] std::string words_for(const Row& row) const;
  /// Documents count seats from 0; people see names.
  [[nodiscard]] Findings in_words(Findings findings, const Row& row, const std::string& said) const;
  [[nodiscard]] Findings take_usual(const Row& row);
  [[nodiscard]] Findings take(const Row& row, const Value& value, const std::string& said,
                              How how = How::asked);
  /// A member said by its word; one that is not asked now stays whatever is answered.
  [[nodiscard]] Findings volunteer(const Row& row, const std::string& said);

  Session session_;  ///< as the deal finds it
  DealSoFar so_far_;
  int number_ = 1;
  SeatNames names_{};
  std::vector<std::optional<Step>> usual_{};  ///< of each row, what was said there before back()
};

}  // namespace spadille
