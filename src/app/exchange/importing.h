#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/exchange/import_reading.h"
#include "app/record/opening.h"

namespace spadille {

/// What an import has brought so far.
struct Imported {
  int added = 0;        ///< sessions, and tournaments
  int tournaments = 0;  ///< of those that were added
  int continued = 0;    ///< those that the book had, and now has more of
  int known = 0;        ///< those that brought nothing new
  int events = 0;       ///< that were added
  int misfits = 0;      ///< deals that came with an error and keep it
  int rulings = 0;      ///< house rulings that were added
  int known_rulings = 0;
  int unproven = 0;  ///< those of which nothing proves that this is what was written
  /// People who were entered although somebody else in the book has their name.
  std::vector<std::string> same_names{};
  friend bool operator==(const Imported&, const Imported&) = default;

  /// Whether the book is another one now.
  [[nodiscard]] bool anything() const { return added + continued + rulings > 0; }
};

/// Takes documents into the book, one after the other.
/// REQUIRES: inside Store::all_or_nothing(), which undoes everything where one is refused.
class Importer {
 public:
  [[nodiscard]] static Expected<Importer> begin(Book& book);

  /// A spadille/log, spadille/event, spadille/session or spadille/precedent; warnings about it.
  /// `said` fills in what an evening leaves open: title, date, place, players. A log that the book
  /// has adds nothing; a longer one what it has beyond. What cannot be proved is taken, and every
  /// place of it is a warning. Errors: `conflict` where it was continued in both places; `damaged`
  /// where its hash is another; `newer_format`.
  [[nodiscard]] Outcome<Findings> add_document(std::string_view text, const Opening& said);
  /// The same, once it is read.
  [[nodiscard]] Outcome<Findings> add(ReadDocument read, const Opening& said);
  /// A table of deals (codec/deals_csv.h) under this opening; warnings about it.
  [[nodiscard]] Outcome<Findings> add_table(std::string_view text, const Opening& opening);

  [[nodiscard]] const Imported& imported() const { return imported_; }

 private:
  explicit Importer(Book& book) : book_(book) {}
  [[nodiscard]] Expected<void> load_people();
  [[nodiscard]] Expected<void> enter(const Player& player);
  [[nodiscard]] Outcome<std::string> person(const std::string& name, std::size_t seat);

  [[nodiscard]] Outcome<Findings> add_log(const ReadLog& read);
  [[nodiscard]] Outcome<Findings> add_tournament(const ReadTournament& read);
  [[nodiscard]] Outcome<Findings> add_ruling(const ToldPrecedent& told);
  /// A log of either kind, with what follows from it; whether it brought anything.
  [[nodiscard]] Outcome<bool> add_events(const StoredSession& session,
                                         const std::vector<Player>& players, const Digest& digest);
  [[nodiscard]] Outcome<bool> add_again(SessionId id, const StoredSession& session,
                                        const Digest& digest);
  [[nodiscard]] Findings doubted(Findings warnings, const Findings& unproven);
  void count_misfits(const Table& table);
  [[nodiscard]] Outcome<void> add_evening(Evening evening, const std::vector<Event>& told,
                                          const Opening& said);
  [[nodiscard]] Outcome<void> settle_in(Table& table);
  [[nodiscard]] Outcome<Findings> add_deals(std::string_view text, const Opening& opening,
                                            const Event& opened);
  [[nodiscard]] StoredSession stored(std::string uuid, const Log& log) const;

  Book& book_;
  std::map<std::string, std::string> names_{};  ///< of everybody, by id
  std::map<std::string, std::string> ids_{};    ///< by name, of those who were not merged
  Imported imported_{};
};

}  // namespace spadille
