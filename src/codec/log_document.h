#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codec/log.h"
#include "codec/tournament_log.h"
#include "session/store.h"

namespace spadille {

/// "spadille/log": a session as it is carried from one book to another.
inline constexpr std::string_view kLogFormat = "spadille/log";
inline constexpr int kLogVersion = 1;
/// "spadille/event": the same of a tournament, with the same version.
inline constexpr std::string_view kTournamentFormat = "spadille/event";
/// Each event is looked at with all of those before it: there are fewer.
inline constexpr Limits kTournamentLimits{.bytes = std::size_t{16} << 20U, .deals = 10'000};

/// Bounds of one such document; events in place of deals.
inline constexpr Limits kLogLimits{.bytes = std::size_t{64} << 20U, .deals = 200'000};

/// Every event of a session, and who the people are that the events name.
struct LogDocument {
  StoredSession session{};
  std::vector<Player> players{};  ///< id and name; no name: forgotten
  Log log{};                      ///< what the events say
  Findings findings{};            ///< with an error, nothing else here may be used
};

/// The same of a tournament.
struct TournamentDocument {
  StoredSession session{};  ///< of the game kTournament
  std::vector<Player> players{};
  TournamentLog log{};
  Findings findings{};
};

/// Whether a text says that it is such a document, whatever else is wrong with it.
[[nodiscard]] bool is_log_document(std::string_view text);
[[nodiscard]] bool is_tournament_document(std::string_view text);

/// Reads one document: strict, bounded, never throws. The events fit one another; whether the deals
/// keep to the rules is not looked at, nor whether the hash is right.
/// Errors: `newer_format` only, of the document or of a payload; all else is a finding.
[[nodiscard]] Expected<LogDocument> read_log(std::string_view text,
                                             const Limits& limits = kLogLimits);

/// The same of a tournament: each event can be with those before it.
[[nodiscard]] Expected<TournamentDocument> read_tournament(
    std::string_view text, const Limits& limits = kTournamentLimits);

/// The canonical text of either, on one line. Payloads stand there byte for byte as they are kept.
[[nodiscard]] std::string write_log(const StoredSession& session,
                                    const std::vector<Player>& players);

/// The ids of everybody whom a log names, each once, in order.
[[nodiscard]] std::vector<std::string> people_in(const Log& log);
[[nodiscard]] std::vector<std::string> people_in(const TournamentLog& log);

}  // namespace spadille
