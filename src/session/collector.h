#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "session/store.h"

namespace spadille {

// What books and the collector of their club tell each other (docs/adr/0051).

/// Whether what is named as a book is a club: "postgresql://…", or words as "service=…".
[[nodiscard]] inline bool names_club(std::string_view book) {
  constexpr std::array<std::string_view, 8> kBeginnings{
      "postgresql://", "postgres://", "service=", "host=",
      "hostaddr=",     "port=",       "dbname=",  "user="};
  return std::any_of(kBeginnings.begin(), kBeginnings.end(),
                     [&](std::string_view begin) { return book.starts_with(begin); });
}

/// An entry of a log as the collector has it: it says itself which one it follows.
struct ClubEvent {
  std::string session{};  ///< a UUID
  Seq seq = 0;
  std::string hash{};      ///< 64 hexadecimal digits
  std::string previous{};  ///< the same of the entry before; of the first, what a chain begins with
  std::string game{};      ///< of the first only
  EventRecord event{};
  bool known = true;  ///< false: it is of a kind that this program does not know
  friend bool operator==(const ClubEvent&, const ClubEvent&) = default;
};

/// What was said beside the logs. Of a kind and a subject the highest version counts; of two that
/// are as high, the one of the higher sender.
struct ClubNote {
  enum class Kind : std::uint8_t {
    name,        ///< what a person is called
    goes_on_as,  ///< the entry that goes on for a person's; empty: none does
    stands,      ///< the entry with which a log goes on where it has forked
    wish_forget  ///< somebody wants this person's name out of the club
  };
  Kind kind = Kind::name;
  std::string subject{};  ///< a person; a log and the place of an entry in it
  int version = 1;
  std::string sender{};
  std::string value{};
  friend bool operator==(const ClubNote&, const ClubNote&) = default;
};

/// How far somebody has read what a sender has sent.
struct ClubMark {
  std::int64_t number = 0;  ///< of a parcel
  int place = 0;            ///< in it
  friend bool operator==(const ClubMark&, const ClubMark&) = default;
};
/// By sender.
using ClubMarks = std::map<std::string, ClubMark>;

/// By which a book knows again what it has sent.
struct ParcelName {
  std::int64_t number = 0;  ///< 0: nothing was sent yet
  std::string id{};
  friend bool operator==(const ParcelName&, const ParcelName&) = default;
};

struct ClubQuestion {
  std::string sender{};              ///< who asks: the device of a book
  ClubMarks marks{};                 ///< how far it has read
  std::vector<std::string> whole{};  ///< logs of which it wants everything
};

/// All of one moment.
struct ClubAnswer {
  std::string club{};  ///< a UUID
  ParcelName last{};   ///< the last parcel of who asks
  bool older = false;  ///< the marks are of a time that the collector has lost
  std::vector<ClubEvent> events{};
  std::vector<ClubEvent> whole{};
  std::vector<ClubNote> notes{};
  std::vector<std::string> gone_people{};
  std::vector<std::string> gone_logs{};
  ClubMarks marks{};  ///< of each sender of whom there was something: how far this goes
  bool more = false;  ///< ask again from there
};

/// Some entries of a log.
struct LogPart {
  StoredSession log{};  ///< from its beginning: the chain of hashes is made over it
  int from = 0;         ///< so many entries the collector has
  int to = 0;
};

/// What is sent at once: all of it gets there, or nothing.
struct ClubParcel {
  std::string sender{};
  ParcelName name{};
  std::vector<LogPart> logs{};
  std::vector<ClubNote> notes{};
};

/// The most that a parcel holds, notes and entries together.
inline constexpr int kParcelPlaces = 1000;
/// The most bytes of one payload.
inline constexpr std::size_t kClubPayload = std::size_t{1} << 20U;

/// The collector of a club: db/club has it on PostgreSQL.
/// Errors: `file` where it is not reached or refuses; `conflict` where another program sends for
/// the same book just now; `newer_format`; `damaged`.
struct Collector {
  std::function<Expected<ClubAnswer>(const ClubQuestion&)> ask{};
  /// What was sent is on the collector's disk when this returns without an error. Of what is there
  /// already nothing is added.
  std::function<Expected<void>(const ClubParcel&)> send{};
};

}  // namespace spadille
