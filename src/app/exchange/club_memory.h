#pragma once

#include <map>
#include <optional>
#include <string>

#include "session/collector.h"

namespace spadille {

/// What a book remembers of the club that it is synced with. It changes together with what was
/// taken in, in one transaction: so whatever breaks off, the next sync goes on from what is there.
class ClubMemory {
 public:
  /// `begin`: of the texts that begin so.
  [[nodiscard]] static Expected<ClubMemory> of(Store& store, const std::string& begin = {});
  /// Writes what has changed since. What another program with this book has sent later stays.
  [[nodiscard]] Expected<void> keep(Store& store);

  /// The book is of no club any more. What it knows of the last one stays: what was purged or
  /// forgotten here does not come back from there.
  void leave() { set_address({}); }
  /// It joins another one.
  void forget_club();

  [[nodiscard]] std::string address() const { return text("address"); }
  void set_address(const std::string& address) { set("address", address); }
  /// A UUID; empty where the book was never synced.
  [[nodiscard]] std::string club() const { return text("id"); }
  void set_club(const std::string& id) { set("id", id); }

  /// The last parcel of a copy of the book, by its device, that is known to have arrived.
  [[nodiscard]] ParcelName sent(const std::string& device) const;
  void set_sent(const std::string& device, const ParcelName& name);
  /// Parcels that are on their way: they may have arrived without anybody having learnt of it.
  [[nodiscard]] bool is_sending(const std::string& parcel) const;
  void set_sending(const ParcelName& name);
  /// Those up to this number are not any more.
  void forget_sending(std::int64_t number);

  [[nodiscard]] ClubMarks marks() const;
  void set_mark(const std::string& sender, const ClubMark& mark);
  void forget_marks();

  /// How far the club has a log as it stands here.
  struct Log {
    int events = 0;
    bool open = false;  ///< there is more of it in the club that does not fit what is here
    friend bool operator==(const Log&, const Log&) = default;
  };
  /// Nothing where the book and the club never shared it.
  [[nodiscard]] std::optional<Log> log(const std::string& uuid) const;
  void set_log(const std::string& uuid, const Log& log);
  /// What texts of marks begin with.
  static constexpr const char* kMarks = "mark ";
  /// How many logs are open, as somebody has counted them: so that nobody has to read them all.
  static constexpr const char* kOpen = "open";
  [[nodiscard]] int open() const;
  void count_open();
  /// By UUID, those that are open.
  [[nodiscard]] std::vector<std::string> open_logs() const;
  /// The club does not have any more what it had.
  void forget_arrivals();

  /// What counts of the notes of a kind about a subject.
  struct Version {
    int version = 0;  ///< 0: nobody has said anything
    std::string sender{};
    std::string value{};
  };
  [[nodiscard]] Version version(ClubNote::Kind kind, const std::string& subject) const;
  /// Keeps a note where it counts before what was known; whether it does.
  bool note(const ClubNote& note);
  /// What was decided about forks of this log: by the place of an entry.
  [[nodiscard]] std::map<Seq, std::string> decisions(const std::string& uuid) const;

 private:
  [[nodiscard]] std::string text(const std::string& key) const;
  void set(const std::string& key, const std::string& value);
  /// Keys that begin so, without what they begin with.
  [[nodiscard]] std::map<std::string, std::string> all(const std::string& begin) const;

  std::map<std::string, std::string> kept_{};
  std::map<std::string, std::string> changed_{};
};

}  // namespace spadille
