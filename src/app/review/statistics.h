#pragma once

#include "app/book.h"
#include "app/people/names.h"
#include "app/review/highlights.h"
#include "app/score/figures.h"

namespace spadille {

/// Which evenings statistics look at.
struct Span {
  std::string game{};  ///< every game where it is empty
  std::string from{};  ///< dates, both included
  std::string to{};
};

/// What statistics are split by, besides player and game.
enum class Period : std::uint8_t { whole, year, month };

/// The figures of one partner, or of one period.
struct FigureRow {
  std::string name{};  ///< of the partner; "2026", "2026-11"
  std::vector<FigureValue> figures{};
};

/// What one person did at one game. Entries that were merged are one person.
struct PersonFigures {
  std::string id{};
  std::string name{};
  std::string game{};
  std::vector<FigureValue> figures{};
  std::vector<FigureRow> partners{};  ///< by deals, the most first; none where nobody has partners
  std::vector<FigureRow> periods{};   ///< in their order; none where the whole was asked for
  Highlights highlights{};            ///< what is asked first
};

/// Of one person, or of all who are not hidden where `person` is empty: game by game, by name.
/// Whoever has not played a game has no figures of it.
[[nodiscard]] Expected<std::vector<PersonFigures>> statistics(Book& book, const Names& names,
                                                              const std::string& person,
                                                              const Span& span,
                                                              Period by = Period::whole);

/// What somebody has from some of the deals.
struct Share {
  std::int64_t deals = 0;
  std::int64_t games = 0;
  std::int64_t games_won = 0;
  std::int64_t result = 0;  ///< points, counters or losses
  friend bool operator==(const Share&, const Share&) = default;
};

/// Two people at one game, in the evenings at which both played: `sessions` and `ahead` of those in
/// whose result both have a part.
struct Encounter {
  std::string game{};
  int sessions = 0;
  std::array<int, 2> ahead{};        ///< evenings that each of them ended better than the other
  Share partners{};                  ///< what each of them has from deals as partners
  std::array<Share, 2> opponents{};  ///< what each of them has from the other deals
  friend bool operator==(const Encounter&, const Encounter&) = default;
};

/// Game by game; games that they never played on the same evening are left out.
/// REQUIRES: two different people.
[[nodiscard]] Expected<std::vector<Encounter>> head_to_head(Book& book, const Names& names,
                                                            const std::string& a,
                                                            const std::string& b, const Span& span);

/// The facts of a session that a person has, all partners together.
[[nodiscard]] FactTotals facts_of(const SessionFacts& session, const Names& names,
                                  const std::string& person);

/// The filter of the store for a span.
[[nodiscard]] Filter filter_for(const Span& span);

}  // namespace spadille
