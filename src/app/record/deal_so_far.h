#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/any_functions.h"

namespace spadille {

/// One deal as far as answers have told it, and what else it can be: which question is open, what
/// may be answered to it, and what follows by itself. Knows no words.
class DealSoFar {
 public:
  using Row = AnyQuestion<AnyDeal>;
  /// `besides`: said unasked. `derived`: it follows from the rest.
  enum class How : std::uint8_t { asked, besides, derived };
  struct Step {
    const Row* row = nullptr;
    Value value{};
    How how = How::asked;
    const Row* at = nullptr;  ///< what had been asked
  };

  /// REQUIRES: the rules and the carry passed check().
  DealSoFar(AnyRules rules, AnyCarry carry);

  [[nodiscard]] const AnyRules& rules() const { return rules_; }
  [[nodiscard]] const AnyCarry& carry() const { return carry_; }
  [[nodiscard]] const AnyDeal& deal() const { return deal_; }
  [[nodiscard]] AnyGame::Form form() const { return rules_.game().form(); }

  [[nodiscard]] static std::string place_of(const Member& row) {
    return "/" + std::string(row.key);
  }
  [[nodiscard]] bool is_asked(const Row& row) const { return asked(row, deal_); }
  [[nodiscard]] bool is_said(const Row& row) const;

  /// The question to ask now; none when all is said.
  [[nodiscard]] const Row* pending() const;
  /// What somebody said last; nothing where all follows by itself.
  [[nodiscard]] const Step* last() const;

  /// Takes an answer, and says by itself what then cannot be otherwise.
  void take(const Row& row, const Value& value, How how);
  /// Takes the last answer back, and what followed from it. REQUIRES: there is one.
  Step take_back();

  /// What the value would make wrong, apart from what is still to be asked.
  [[nodiscard]] Findings complaints(const Row& row, const Value& value) const;
  /// Each number that the member, or one item of its list, can be now.
  [[nodiscard]] std::vector<int> possible(const Row& row) const;
  /// Whether a later question can say the same in another way.
  [[nodiscard]] bool said_elsewhere(const Row& row) const;
  /// Whether the deal cannot be without it, or without what an earlier question left to it.
  [[nodiscard]] bool must(const Row& row) const;
  [[nodiscard]] std::vector<const Member*> ways_out(const Row& row) const;

 private:
  [[nodiscard]] bool asked(const Row& row, const AnyDeal& deal) const;
  [[nodiscard]] bool to_ask(const Row& row, const AnyDeal& deal) const;
  /// Takes away the answers that others made needless.
  void tidy(AnyDeal& deal) const;
  void restore();
  void push(const Row& row, const Value& value, How how);
  /// Says by itself what cannot be otherwise.
  void derive();
  /// Whether another member, still open, could be told in its stead.
  [[nodiscard]] bool has_rival(const Row& row) const;
  [[nodiscard]] std::optional<Value> only_value(const Row& row) const;
  [[nodiscard]] Findings errors(const AnyDeal& deal) const;
  [[nodiscard]] Findings complaints(const Row& row, const Value& value,
                                    const Findings& before) const;
  /// Whether a value for one question takes the other away.
  [[nodiscard]] bool takes_away(const Row& taker, const Row& taken) const;

  AnyRules rules_{};
  AnyCarry carry_{};
  std::vector<Step> steps_{};
  AnyDeal deal_{};  ///< as the steps say it
};

}  // namespace spadille
