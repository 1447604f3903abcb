#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/book.h"
#include "app/referee/house_decision.h"

namespace spadille {

/// What a table decided, as a book keeps it for the next time.
struct HouseRuling {
  std::string name{};  ///< "euchre/revoke/1"
  ToldPrecedent told{};
};

/// Whether the book keeps a house ruling under this name, and not rules.
[[nodiscard]] bool is_house_ruling(std::string_view kept_as);
/// Nothing where it cannot be read.
[[nodiscard]] std::optional<HouseRuling> house_ruling(const HouseRules& kept);

/// Those of the book, by name; of one game, where one is named. One that cannot be read any more is
/// left out: verify() tells it.
[[nodiscard]] Expected<std::vector<HouseRuling>> house_rulings(Book& book,
                                                               std::string_view game = {});
/// Errors: no ruling of this name.
[[nodiscard]] Outcome<HouseRuling> find_ruling(Book& book, std::string_view name);

/// The ruling as the book keeps it from now on.
struct KeptRuling {
  std::string name{};
  bool is_new = true;  ///< it was not there already
};
[[nodiscard]] Outcome<KeptRuling> keep_ruling(Book& book, const ToldPrecedent& told);

/// Errors: as find_ruling(). What was posted by it stays.
[[nodiscard]] Outcome<void> remove_ruling(Book& book, std::string_view name);

/// What the house rulings of the book say to a question that is put at a table, the latest first.
/// REQUIRES: validate() finds no error in it there.
[[nodiscard]] Expected<std::vector<HouseDecision>> house_decisions(Book& book, const Evening& table,
                                                                   const AnyIncident& incident);

/// A text that is one precedent: everything that is wrong with it.
[[nodiscard]] Outcome<ToldPrecedent> read_precedent(std::string_view text);

}  // namespace spadille
