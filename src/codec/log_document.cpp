#include "codec/log_document.h"

#include <algorithm>
#include <optional>
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

LogDocument unreadable(Finding finding) {
  LogDocument document;
  document.findings = {std::move(finding)};
  return document;
}

/// The members that say what the document is.
Findings check(const codec::Preview& preview) {
  Findings found;
  const auto expect = [&](bool right, const char* place, const std::optional<std::string>& given,
                          std::string expected) {
    if (right) return;
    found.push_back(given ? misshapen(place, "finding.value", visible(*given), std::move(expected))
                          : missing_at(place, {}, std::move(expected)));
  };
  expect(preview.version == std::to_string(kLogVersion), "/version", preview.version,
         std::to_string(kLogVersion));
  expect(preview.game && game_called(*preview.game) != nullptr, "/game", preview.game,
         codec::possible_games());
  return found;
}

Expected<LogDocument> read(std::string_view text, const AnyGame& game, const Limits& limits) {
  codec::LogReader reader(game, limits);
  const bool whole = codec::parse(text, reader);
  if (reader.newer()) return tl::unexpected(newer({}));
  LogDocument document;
  if (whole)
    document = reader.finish();
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

}  // namespace

bool is_log_document(std::string_view text) {
  return codec::preview(text.substr(0, kLogLimits.bytes), {}).format == kLogFormat;
}

Expected<LogDocument> read_log(std::string_view text, const Limits& limits) {
  const codec::Preview preview = codec::preview(text.substr(0, limits.bytes), limits);
  if (auto wrong = codec::unreadable_as(text, preview, limits))
    return unreadable(std::move(*wrong));
  if (preview.newer()) return tl::unexpected(newer(*preview.version));
  if (Findings found = check(preview); !found.empty()) {
    LogDocument document;
    document.findings = std::move(found);
    return document;
  }
  return read(text, *game_called(*preview.game), limits);
}

std::string write_log(const StoredSession& session, const std::vector<Player>& players) {
  JsonText json;
  json.open('{').member("format", kLogFormat).member("version", kLogVersion);
  json.member("game", session.game).member("session", session.uuid);
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
  std::vector<std::string> all;
  const auto add = [&all](const std::vector<std::string>& ids) {
    for (const std::string& id : ids)
      if (std::find(all.begin(), all.end(), id) == all.end()) all.push_back(id);
  };
  for (const Event& event : log.events) {
    add(event.about.players), add(event.waiting);
    if (!event.by.empty()) add({event.by});
  }
  return all;
}

}  // namespace spadille
