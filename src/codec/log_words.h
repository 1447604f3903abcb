#pragma once

// The members of a spadille/log and of a spadille/event, and what their values look like.

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "session/history.h"
#include "session/store.h"
#include "tournament/event.h"

namespace spadille::codec {

/// The members of one object: those that may be missing as bits, by their place.
struct LogMembers {
  std::span<const std::string_view> all{};
  unsigned optional = 0;
};

inline constexpr std::array<std::string_view, 8> kLogMembers{
    "format", "version", "game", "session", "hash", "players", "events", "$schema"};
inline constexpr std::array<std::string_view, 7> kTournamentMembers{
    "format", "version", "event", "hash", "players", "events", "$schema"};
inline constexpr std::array<std::string_view, 2> kPlayerMembers{"id", "name"};
inline constexpr std::array<std::string_view, 7> kRecordMembers{"seq",     "id", "kind",  "format",
                                                                "payload", "at", "device"};
inline constexpr LogMembers kOfLog{kLogMembers, 1U << 4U | 1U << 7U};  ///< hash, $schema
inline constexpr LogMembers kOfTournament{kTournamentMembers, 1U << 3U | 1U << 6U};  ///< the same
inline constexpr LogMembers kOfPlayer{kPlayerMembers, 1U << 1U};                     ///< name
inline constexpr LogMembers kOfEvent{kRecordMembers, 0};

/// What sets one kind of document apart from the other.
struct LogShape {
  LogMembers members{};
  bool (*has)(EventKind) = nullptr;  ///< whether something can happen there
};
inline constexpr LogShape kLogOfSession{kOfLog, is_of_session};
inline constexpr LogShape kLogOfTournament{kOfTournament, is_of_tournament};
/// "opened | voided": the kinds of events.
[[nodiscard]] std::string possible_kinds(const LogShape& shape);

inline constexpr std::size_t kMostPeople = 10'000;
inline constexpr std::string_view kUuid = R"("xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx")";
inline constexpr std::string_view kHash = R"("…" (64 × 0…9 | a…f))";
inline constexpr std::string_view kMoment = R"("YYYY-MM-DDThh:mm:ssZ" | "")";

/// 8-4-4-4-12 hexadecimal digits, small letters: ids are compared byte by byte.
[[nodiscard]] bool is_uuid(std::string_view text);
[[nodiscard]] bool is_hash(std::string_view text);
/// A moment in UTC to the second; nothing where nobody knows.
[[nodiscard]] bool is_moment(std::string_view text);

/// Ids of events that stand there more than once.
[[nodiscard]] Findings listed_twice(const std::vector<EventRecord>& events);
/// People in events who are not listed, or stand twice at one table; and what is wrong with those
/// who are.
[[nodiscard]] Findings unknown_people(const Log& log, const std::vector<Player>& players);
[[nodiscard]] Findings unknown_people(const TournamentLog& log, const std::vector<Player>& players);

}  // namespace spadille::codec
