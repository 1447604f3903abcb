#include "codec/log_document.h"

#include <optional>
#include <set>
#include <utility>

#include "codec/json_text.h"
#include "codec/log_reader.h"
#include "codec/misshapen.h"
#include "codec/parse.h"
#include "codec/plain_text.h"
#include "codec/preview.h"

namespace spadille {
namespace {

using codec::misshapen;

Error newer(std::string version) {
  return {Error::Code::newer_format, {"error.newer_format"}, std::move(version)};
}

/// The members that say what the document is: a tournament names no game.
Findings check(const codec::Preview& preview, bool of_game) {
  Findings found;
  const auto expect = [&](bool right, const char* place, const std::optional<std::string>& given,
                          std::string expected) {
    if (right) return;
    found.push_back(given ? misshapen(place, "finding.value", visible(*given), std::move(expected))
                          : missing_at(place, {}, std::move(expected)));
  };
  const std::string version = std::to_string(kLogVersion);
  expect(preview.version == version, "/version", preview.version, version);
  if (of_game)
    expect(preview.game && game_called(*preview.game) != nullptr, "/game", preview.game,
           codec::possible_games());
  return found;
}

/// Why nothing of a text is read; no finding where all of it can be.
Expected<Findings> unread(std::string_view text, const codec::Preview& preview,
                          const Limits& limits, bool of_game) {
  if (auto wrong = codec::unreadable_as(text, preview, limits)) return Findings{std::move(*wrong)};
  if (preview.newer()) return tl::unexpected(newer(*preview.version));
  return check(preview, of_game);
}

/// Everything, by a reader that knows what it is of.
template <typename Document>
Expected<Document> read(std::string_view text, codec::LogReader reader,
                        Document (codec::LogReader::*finish)()) {
  const bool whole = codec::parse(text, reader);
  if (reader.newer()) return tl::unexpected(newer({}));
  Document document;
  if (whole)
    document = (reader.*finish)();
  else
    reader.break_off();
  document.findings = codec::found_in(reader, text);
  return document;
}

void write_event(JsonText& json, int seq, const EventRecord& event) {
  json.open('{').member("seq", seq).member("id", event.id);
  json.member("kind", name(event.kind)).member("format", event.format);
  json.key("payload").raw(event.payload);
  json.member("at", event.at).member("device", event.device).close('}');
}

/// Ids, each once, in the order in which they come first.
class OnceEach {
 public:
  void add(const std::vector<std::string>& ids) {
    for (const std::string& id : ids)
      if (met_.insert(id).second) all_.push_back(id);
  }
  std::vector<std::string> take() && { return std::move(all_); }

 private:
  std::set<std::string> met_{};
  std::vector<std::string> all_{};
};

}  // namespace

bool is_log_document(std::string_view text) {
  return codec::preview(text.substr(0, kLogLimits.bytes), {}).format == kLogFormat;
}

bool is_tournament_document(std::string_view text) {
  return codec::preview(text.substr(0, kLogLimits.bytes), {}).format == kTournamentFormat;
}

Expected<LogDocument> read_log(std::string_view text, const Limits& limits) {
  const codec::Preview preview = codec::preview(text.substr(0, limits.bytes), limits);
  auto found = unread(text, preview, limits, true);
  if (!found) return tl::unexpected(std::move(found.error()));
  if (!found->empty()) return LogDocument{{}, {}, {}, std::move(*found)};
  const AnyGame& game = *game_called(*preview.game);
  return read(text, codec::LogReader(game, limits), &codec::LogReader::finish);
}

Expected<TournamentDocument> read_tournament(std::string_view text, const Limits& limits) {
  const codec::Preview preview = codec::preview(text.substr(0, limits.bytes), limits);
  auto found = unread(text, preview, limits, false);
  if (!found) return tl::unexpected(std::move(found.error()));
  if (!found->empty()) return TournamentDocument{{}, {}, {}, std::move(*found)};
  return read(text, codec::LogReader(limits), &codec::LogReader::finish_tournament);
}

std::string write_log(const StoredSession& session, const std::vector<Player>& players) {
  JsonText json;
  const bool tournament = session.game == kTournament;
  json.open('{').member("format", tournament ? kTournamentFormat : kLogFormat);
  json.member("version", kLogVersion);
  if (!tournament) json.member("game", session.game);
  json.member(tournament ? "event" : "session", session.uuid);
  if (!session.head.empty()) json.member("hash", session.head);
  json.key("players").open('[');
  for (const Player& player : players) {
    json.open('{').member("id", player.id);
    if (!player.name.empty()) json.member("name", player.name);
    json.close('}');
  }
  json.close(']').key("events").open('[');
  for (std::size_t i = 0; i < session.events.size(); ++i)
    write_event(json, static_cast<int>(i) + 1, session.events[i]);
  return std::move(json.close(']').close('}')).take();
}

std::vector<std::string> people_in(const Log& log) {
  OnceEach all;
  for (const Event& event : log.events) {
    all.add(event.about.players);
    all.add(event.waiting);
    if (!event.by.empty()) all.add({event.by});
  }
  return std::move(all).take();
}

std::vector<std::string> people_in(const TournamentLog& log) {
  OnceEach all;
  for (const TournamentEvent& event : log.events) {
    all.add(event.people);
    for (const std::vector<std::string>& table : event.tables) all.add(table);
  }
  return std::move(all).take();
}

}  // namespace spadille
