#pragma once

#include <vector>

#include "codec/ruling_cells.h"
#include "session/event.h"

namespace spadille {

/// Puts together the log of a table of deals with rulings, row by row, and goes on with the session
/// that it comes to.
class RuledLog {
 public:
  /// REQUIRES: before the first row with a ruling; these came before it, and nothing else.
  void begin(const std::vector<AnyDeal>& deals);

  /// A deal, and what was ruled about it once it was told; `found`: what is wrong with its row.
  /// `session` has nothing but this deal then.
  void add_deal(Session& session, const AnyDeal& deal, const std::vector<ToldRuling>& rulings,
                Findings found);

  /// Rulings without a deal: it was ended by one, and is now the only one of the session; or
  /// (false) they came between two deals, or are about the one in play.
  bool add_row(Session& session, const std::vector<ToldRuling>& rulings);

  /// Nothing where nothing was ruled.
  [[nodiscard]] const std::vector<Event>& events() const { return events_; }

 private:
  Seq add(const ToldRuling& told, Seq of, bool in_play);
  void add_between(Session& session, const ToldRuling& told);
  /// As session/passed_on.cpp has it.
  void pass_on(const Told& told);

  bool begun_ = false;
  std::vector<Event> events_{};
  std::vector<PostedRuling> awaiting_{};
};

}  // namespace spadille
