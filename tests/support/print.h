#pragma once

// How GoogleTest shows our values when they differ. Found by argument; include it in every test
// that compares one of them.

#include <ostream>
#include <string>

#include "core/card.h"
#include "core/finding.h"
#include "core/inline_vec.h"
#include "core/ledger.h"
#include "core/standing.h"

namespace spadille {

inline void PrintTo(Seat s, std::ostream* out) { *out << "seat" << int{s.index}; }
inline void PrintTo(Side s, std::ostream* out) { *out << "side" << int{s.index}; }
inline void PrintTo(RuleId id, std::ostream* out) {
  *out << (id.named() ? to_string(id) : std::string("no rule"));
}
inline void PrintTo(Rank rank, std::ostream* out) { *out << letter(rank); }
inline void PrintTo(const Account& account, std::ostream* out) { *out << to_string(account); }
inline void PrintTo(SeatSet seats, std::ostream* out) {
  *out << '{';
  for (const Seat s : seats) *out << ' ' << int{s.index};
  *out << " }";
}

template <typename T, std::size_t N>
void PrintTo(const InlineVec<T, N>& list, std::ostream* out) {
  *out << '[';
  for (const T& item : list) *out << ' ' << +item;
  *out << " ]";
}
template <std::size_t N>
void PrintTo(const InlineVec<Rank, N>& list, std::ostream* out) {
  *out << '[';
  for (const Rank rank : list) *out << ' ' << letter(rank);
  *out << " ]";
}

inline void PrintTo(const Message& message, std::ostream* out) {
  *out << message.key << '(';
  for (const Arg& arg : message.args) *out << ' ' << static_cast<int>(arg.kind) << ':' << arg.value;
  *out << " )";
}

inline void PrintTo(const Line& line, std::ostream* out) {
  PrintTo(line.rule, out);
  *out << ' ';
  PrintTo(line.message, out);
  for (const Posting& p : line.postings) *out << ' ' << to_string(p.account) << ' ' << p.amount;
}
inline void PrintTo(const ScoreSheet& sheet, std::ostream* out) {
  for (const Line& line : sheet.lines) {
    *out << "\n  ";
    PrintTo(line, out);
  }
}

inline void PrintTo(const Finding& f, std::ostream* out) {
  *out << (f.severity == Finding::Severity::error ? "error " : "warning ") << '"' << f.place
       << "\" given \"" << f.given << "\" ";
  PrintTo(f.message, out);
  *out << ' ';
  PrintTo(f.rule, out);
  *out << " expected \"" << f.expected << '"';
}

inline void PrintTo(const FinishedGame& game, std::ostream* out) {
  PrintTo(game.totals, out);
  *out << " won by ";
  PrintTo(game.winners, out);
}
inline void PrintTo(const Fact& fact, std::ostream* out) {
  *out << fact.key << ' ' << to_string(fact.who) << ' ' << fact.n;
}
inline void PrintTo(const Standing& standing, std::ostream* out) {
  *out << "totals ";
  PrintTo(standing.totals, out);
  *out << " out ";
  PrintTo(standing.out, out);
  *out << " dealer " << int{standing.dealer.index} << " games ";
  PrintTo(standing.games_won, out);
  *out << " rubbers ";
  PrintTo(standing.rubbers_won, out);
}

}  // namespace spadille
