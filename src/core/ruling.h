#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "core/ledger.h"

namespace spadille {

/// What a table decided about a deal, on the sheet or in play; in old books between two deals.
struct Ruling {
  /// `redeal`: the deal does not count, and is dealt again; lines are of the deal in its place.
  enum class Effect : std::uint8_t { advice, lines, replaces_score, redeal };

  Effect effect = Effect::advice;
  std::vector<Line> lines{};
  std::optional<Seat> dealer{};  ///< who deals next, where the ruling says so
  /// Lines of a deal that is dealt again: they count by how matters stand once the one in its place
  /// is settled.
  bool of_void_deal = false;
  std::optional<Seat> then{};  ///< who deals after `dealer`, where the ruling says so, too
  friend bool operator==(const Ruling&, const Ruling&) = default;
};

/// The clauses of a decision, the one that decides first.
using Clauses = InlineVec<RuleId, 6>;
/// What happens now, to be read aloud in this order.
using Instructions = InlineVec<Message, 6>;

/// How a deal is scored of which a ruling neither moves nor replaces anything.
enum class Scoring : std::uint8_t {
  as_played,  ///< by what its play brings, or has brought
  as_ruled,   ///< as the words say it is to be entered: whose tricks they are, who plays alone
  corrected,  ///< what stands on the sheet, or comes onto it, is put right first
  stands,     ///< what stands on the sheet stays there
  at_table,   ///< counters go from hand to hand, and the sheet has it right
  open        ///< as the table decides
};

/// What the rules say about something irregular that has happened. Its words say what happens now;
/// what becomes of the score is said by whoever shows it, from `ruling` and `scoring` alone, so
/// that the two cannot differ.
struct Decision {
  Ruling ruling{};  ///< as it would be written into a session
  Clauses clauses{};
  Instructions words{};
  Scoring scoring = Scoring::as_played;
  /// What a deal that is entered `as_ruled` comes to, where that is known; not posted.
  std::vector<Line> brings{};
  friend bool operator==(const Decision&, const Decision&) = default;
};

/// Nothing to post: the score is that of the deal as it is played.
[[nodiscard]] inline Decision advice(const Clauses& clauses, const Instructions& words) {
  return {{}, clauses, words};
}

/// Nothing to post either, and another word about the score.
[[nodiscard]] inline Decision advice(Scoring scoring, const Clauses& clauses,
                                     const Instructions& words) {
  return {{}, clauses, words, scoring};
}

/// The deal does not count, and is dealt again: by the same dealer, or by the one who is named.
[[nodiscard]] inline Decision redealt(const Clauses& clauses, const Instructions& words,
                                      std::optional<Seat> dealer = {}) {
  return {{.effect = Ruling::Effect::redeal, .dealer = dealer}, clauses, words};
}

/// A revoke that the cards of a deal prove, and how far the play has come since.
struct ProvedRevoke {
  enum class Stage : std::uint8_t { on_the_table, turned, led_on, over };

  Seat who{};
  Stage stage = Stage::over;
  int turned_since = 0;  ///< tricks turned after the one with the revoke
  int shown_since = 0;   ///< cards that he should have played, as far as he has shown them since
};

/// The first revoke of each player, in the order in which they were proved.
[[nodiscard]] inline std::vector<ProvedRevoke> first_of_each(
    std::span<const ProvedRevoke> revokes) {
  std::vector<ProvedRevoke> firsts;
  for (const ProvedRevoke& revoke : revokes)
    if (std::none_of(firsts.begin(), firsts.end(),
                     [&](const ProvedRevoke& first) { return first.who == revoke.who; }))
      firsts.push_back(revoke);
  return firsts;
}

}  // namespace spadille
