// How a game can have ended in which all with the highest rank lose (KY-7.6): the search for a last
// deal that leaves just these totals, and for the deals that those played on who tied (KY-7.13).
#include <algorithm>

#include "games/kyuuri/fate.h"
#include "games/kyuuri/paper.h"

namespace spadille::kyuuri {
namespace {

constexpr int kLeastOfAll = 2;   ///< points of a deal that everybody loses: only twos are played
constexpr int kLeastOfSome = 3;  ///< and of one in which somebody has played lower

using Losses = InlineVec<int, kMaxSeats>;

/// Calls `look` for the subsets of some seats that are not empty, until one of them will do.
bool some_of(SeatSet seats, const auto& look) {
  InlineVec<Seat, kMaxSeats> all;
  for (const Seat s : seats) all.push_back(s);
  for (unsigned bits = 1; bits < 1U << all.size(); ++bits) {
    SeatSet some;
    for (std::size_t i = 0; i < all.size(); ++i)
      if ((bits >> i & 1U) != 0) some.insert(all[i]);
    if (look(some)) return true;
  }
  return false;
}

/// Those of some seats of whom it holds.
SeatSet those(SeatSet seats, const auto& holds) {
  SeatSet found;
  for (const Seat s : seats)
    if (holds(s)) found.insert(s);
  return found;
}

class Endings {
 public:
  Endings(const Rules& rules, const Totals& totals)
      : most_in_(most_in(rules)),
        enough_(rules.end == Rules::End::two_left ? 2 : 1),
        two_lives_(rules.lives == 2),
        all_(SeatSet::first(totals.size())),
        left_(all_ - at_limit(rules, totals)) {
    for (const int total : totals) losses_.push_back(loss(rules, total));
  }

  [[nodiscard]] bool any() const {
    return some_of(all_ - left_, [&](SeatSet last) {
      if (last.size() + left_.size() <= enough_ || last.size() > kSuits) return false;
      return left_.empty() ? nobody_left(last) : some_left(last);
    });
  }

 private:
  [[nodiscard]] int of(Seat s) const { return losses_[s.index]; }
  [[nodiscard]] bool alike(SeatSet seats) const {
    return those(seats, [&](Seat s) { return of(s) == of(*seats.begin()); }) == seats;
  }
  /// Whether one deal took each of them there who was in.
  [[nodiscard]] bool in_reach(SeatSet seats) const {
    return those(seats, [&](Seat s) { return of(s) <= most_in_ + kMostInADeal; }) == seats;
  }

  /// Whether players who are all in can stand so. A two was lost by everybody who was in.
  [[nodiscard]] bool can_stand(const Losses& losses) const {
    const bool two = std::find(losses.begin(), losses.end(), kLeastOfAll) != losses.end();
    const int next = two ? kLeastOfAll + kLeastOfSome : kLeastOfSome;
    return std::all_of(losses.begin(), losses.end(), [&](int loss) {
      return loss <= most_in_ && (loss >= next || loss == (two ? kLeastOfAll : 0));
    });
  }

  /// The last deal put these out; of those who are left some may have lost it too.
  [[nodiscard]] bool some_left(SeatSet last) const {
    const auto lost_too = [&](SeatSet too) { return lost(last, too); };
    return in_reach(all_ - left_) && (lost_too({}) || some_of(left_, lost_too));
  }

  [[nodiscard]] bool lost(SeatSet last, SeatSet too) const {
    if ((last | too).size() > kSuits) return false;
    for (int by = too == left_ ? kLeastOfAll : kLeastOfSome; by <= kMostInADeal; ++by) {
      Losses before;
      for (const Seat s : last | (left_ - too))
        before.push_back(of(s) - (last.contains(s) ? by : 0));
      if (stood(before, too, by)) return true;
    }
    return false;
  }

  /// Whether those who are left and lost the last deal too stood somewhere before it, the others as
  /// `before` says. With a second life some may have come back: `back`.
  [[nodiscard]] bool stood(const Losses& before, SeatSet too, int by, SeatSet back = {}) const {
    if (too.empty()) return came_back(back) && can_stand(before);
    const Seat next = *too.begin();
    const auto at = [&](int loss, SeatSet returned) {
      Losses all = before;
      all.push_back(loss);
      return stood(all, too - SeatSet{next}, by, returned);
    };
    if (of(next) >= by && at(of(next) - by, back)) return true;
    for (int loss = std::max(0, most_in_ + 1 - by); two_lives_ && loss <= most_in_; ++loss)
      if (at(loss, back | SeatSet{next})) return true;
    return false;
  }
  /// To the highest of those who stayed in; all together to nought.
  [[nodiscard]] bool came_back(SeatSet back) const {
    int highest = 0;
    for (const Seat s : left_ - back) highest = std::max(highest, of(s));
    return back.empty() || (alike(back) && of(*back.begin()) == highest);
  }

  /// All who were in went out in one deal, and the lowest total decided, or who had it played on.
  [[nodiscard]] bool nobody_left(SeatSet last) const {
    return some_of(last, [&](SeatSet lowest) {
      if (!in_reach(all_ - lowest)) return false;
      if (lowest.size() <= enough_) return alike(lowest) && fell(last, lowest, of(*lowest.begin()));
      return some_of(lowest, [&](SeatSet remained) {
        return remained.size() <= enough_ && alike(remained) &&
               played_on(last, lowest, lowest - remained, of(*remained.begin()), true);
      });
    });
  }

  /// The deal in which all fell, the lowest of them to `at`.
  [[nodiscard]] bool fell(SeatSet last, SeatSet lowest, int at) const {
    if (!those(last - lowest, [&](Seat s) { return of(s) <= at; }).empty()) return false;
    for (int by = kLeastOfAll; by <= kMostInADeal && at > most_in_; ++by) {
      Losses before;
      for (const Seat s : last) before.push_back((lowest.contains(s) ? at : of(s)) - by);
      if (can_stand(before)) return true;
    }
    return false;
  }

  /// Back from the end: those who had not gone out stood at `now`. Of `gone` some went last, all by
  /// the same; before that, but not after the last of all, everybody may have lost several times.
  [[nodiscard]] bool played_on(SeatSet last, SeatSet lowest, SeatSet gone, int now,
                               bool at_end) const {
    if (gone.empty()) return began(last, lowest, now);
    return some_of(gone, [&](SeatSet out) {
      if (!alike(out) || ((lowest - gone) | out).size() <= enough_) return false;
      for (int by = kLeastOfSome; by <= kMostInADeal; ++by) {
        const int stood = of(*out.begin()) - by;
        const bool reached = at_end ? stood == now : stood <= now && now - stood != 1;
        if (reached && stood > most_in_ && played_on(last, lowest, gone - out, stood, false))
          return true;
      }
      return false;
    });
  }

  /// Whether all who tied stood at `now` after deals that all of them lost.
  [[nodiscard]] bool began(SeatSet last, SeatSet lowest, int now) const {
    for (int at = most_in_ + 1; at <= std::min(now, most_in_ + kMostInADeal); ++at)
      if (now - at != 1 && fell(last, lowest, at)) return true;
    return false;
  }

  int most_in_;
  int enough_;  ///< with so many left the game is over
  bool two_lives_;
  SeatSet all_;
  SeatSet left_;
  Losses losses_{};
};

}  // namespace

bool can_end(const Rules& rules, const Totals& totals) { return Endings(rules, totals).any(); }

}  // namespace spadille::kyuuri
