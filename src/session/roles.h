#pragma once

#include "session/session.h"

namespace spadille {

/// Who is who in something irregular, whatever chairs they sit on. A role is a seat of a table,
/// too: 0 is whoever is at fault or, where nobody is named, whoever deals; the others follow
/// clockwise. Where two sides play, 0 and 2 are partners, and theirs is side 0.
class Roles {
 public:
  /// REQUIRES: an incident of this game.
  Roles(const AnyRules& rules, const AnyCarry& carry, const AnyIncident& incident);

  [[nodiscard]] Seat role_of(Seat at_table) const { return to_role_.seat(at_table); }
  [[nodiscard]] Seat seat_of(Seat role) const { return to_seat_.seat(role); }

  [[nodiscard]] AnyIncident in_roles(AnyIncident incident) const;
  [[nodiscard]] Ruling in_roles(Ruling ruling) const;
  [[nodiscard]] Ruling at_table(Ruling ruling) const;

 private:
  /// Where each seat and each side goes. What the table does not have stays.
  struct Way {
    InlineVec<Seat, kMaxSeats> seats{};
    bool other_side = false;  ///< side 0 is side 1 there

    [[nodiscard]] Seat seat(Seat from) const;
    [[nodiscard]] Account account(Account from) const;
    [[nodiscard]] Ruling ruling(Ruling from) const;
  };

  Way to_role_{};
  Way to_seat_{};
};

/// An incident without answers to what nobody asks.
[[nodiscard]] AnyIncident as_asked(const AnyRules& rules, const AnyCarry& carry,
                                   const AnyIncident& incident);

}  // namespace spadille
