#pragma once

#include <array>
#include <vector>

#include "tournament/draw_meetings.h"

namespace spadille::drawing {

/// Who plays in a round that is to be drawn, and at tables of how many.
struct Field {
  std::vector<int> sizes{};  ///< of each table, by number from 1
  std::vector<Entrant> four{}, three{};
  std::vector<Entrant> out{};
  bool again = false;  ///< the round was drawn before, and a wish was not kept
};

/// Several rounds at once, in which people change places until few meet again.
class Seating {
 public:
  Seating(const DrawTask& task, const std::vector<Field>& fields, Dice& dice);

  /// Changes places, first boldly, then only for the better; `sweeps` times each place is tried.
  void anneal(int sweeps);

  /// What meeting again costs in the new rounds.
  [[nodiscard]] int cost() const { return cost_; }
  [[nodiscard]] std::vector<DrawnRound> rounds() const;

 private:
  /// A seat of a table in one of the rounds.
  struct Chair {
    std::array<int, 3> with{};  ///< the other chairs of the table
    int others = 0;
    bool partners = false;  ///< the first of them belongs to the partner
    int side = -1;          ///< the chair of a mate; -1: none
    int round = 0;
    int table = 1;
    int first = 0;  ///< chairs of the same round at tables of as many: from here
    int count = 0;
    Entrant who = kNobody;
  };

  void add_tables(const Field& field, int round, int size);
  void add_table(int round, int table, int size);
  void seat(const std::vector<Entrant>& people, const std::vector<int>& wished, int first);
  template <typename Cost>
  [[nodiscard]] int cheapest_chair(int first, Cost cost) const;
  [[nodiscard]] int open_side(int first, int table) const;
  [[nodiscard]] int open_chair(int first, int table) const;
  [[nodiscard]] bool is_side_open(const Chair& chair) const;
  void count_cost();

  [[nodiscard]] bool bound(int round, Entrant who) const;
  [[nodiscard]] bool fixed(const Chair& chair) const;
  [[nodiscard]] bool may_change(const Chair& one, const Chair& other) const;
  [[nodiscard]] int again(const Chair& chair) const;
  [[nodiscard]] int dearer(const Chair& chair, Entrant instead) const;
  [[nodiscard]] int across(const Chair& one, const Chair& other) const;
  [[nodiscard]] int within(const Chair& one, const Chair& other) const;
  [[nodiscard]] int side_dearer(const Chair& one, const Chair& other) const;
  void try_change(Chair& one, int heat);
  void change(Chair& one, Chair& other, int dearer);
  void note_table(const Chair& chair, int times);
  [[nodiscard]] bool bold(int dearer, int heat);

  const DrawTask& task_;
  Dice& dice_;
  std::vector<Entrant> mates_;
  std::vector<std::vector<int>> wished_{};  ///< of each round the table that each wants
  std::vector<std::vector<char>> there_{};  ///< of each round who plays
  std::vector<std::vector<Entrant>> out_{};
  std::vector<int> tables_{};
  Meetings met_;
  std::vector<Chair> chairs_{};
  int cost_ = 0;
};

}  // namespace spadille::drawing
