#pragma once

#include <vector>

#include "app/book.h"
#include "app/exchange/club_memory.h"
#include "app/exchange/syncing.h"

namespace spadille {

/// Takes in what the club says about people: what they are called, who goes on for whom, who is
/// forgotten. What was changed here meanwhile stays, and is sent later. Merges that would go in a
/// circle are left out. REQUIRES: inside Store::all_or_nothing().
/// Returns: how many entries were added or changed, and how many names are gone.
struct PeopleTaken {
  int changed = 0;
  int forgotten = 0;
};
[[nodiscard]] Expected<PeopleTaken> take_people(Book& book, ClubMemory& memory,
                                                const ClubAnswer& answer);

/// What the club does not know yet about the people of the book. `sender`: who says it.
[[nodiscard]] std::vector<ClubNote> people_to_send(const std::vector<Player>& players,
                                                   const ClubMemory& memory,
                                                   const std::string& sender);

/// Who is in the book twice, by how they look in print.
[[nodiscard]] std::vector<SamePerson> same_people(const std::vector<Player>& players);

}  // namespace spadille
