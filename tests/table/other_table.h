#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/exchange/syncing.h"
#include "app/tournament/tournament_desk.h"
#include "tests/support/club_in_memory.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"

namespace spadille::tests {

/// Another table of the club, with a book of its own.
class OtherTable {
 public:
  explicit OtherTable(ClubInMemory& club) : club_(club) {
    book_.book.new_id = [next = 0]() mutable {
      const std::string digits = std::to_string(++next);
      std::string id = "b0000000-0000-4000-8000-000000000000";
      return id.replace(id.size() - digits.size(), digits.size(), digits);
    };
  }

  Synced syncs(const std::optional<Keep>& keep = {}) {
    return must(sync(book_.book, club_.collector(), keep));
  }
  /// A new evening of Euchre; its UUID.
  std::string plays(const std::vector<std::string>& people, const std::vector<std::string>& deals) {
    return play(book_.book, "euchre/seed", "2026-11-20", people, deals).uuid;
  }
  /// More deals of an evening that both have.
  void goes_on(const std::string& uuid, const std::vector<std::string>& deals) {
    go_on(book_.book, uuid, deals);
  }
  static void go_on(Book& book, const std::string& uuid, const std::vector<std::string>& deals) {
    Desk desk = must(open_session(book, must(book.store.find(uuid)).value()));
    const Names names = must(names_in(book));
    for (const std::string& deal : deals)
      must(record_deal(book, desk, must(deal_told(place_of_next(desk, names), deal))));
  }
  /// A new event of the club; its UUID.
  std::string begins_event(const TournamentEvent& opening) {
    return must(begin_tournament(book_.book, opening)).uuid;
  }
  void goes_on(const std::string& event, const TournamentEvent& more) {
    TournamentDesk desk =
        must(open_tournament(book_.book, must(book_.book.store.find(event)).value()));
    must(write_down(book_.book, desk, {more}));
  }

 private:
  ClubInMemory& club_;
  TemporaryBook book_{};
};

}  // namespace spadille::tests
