#include "codec/document.h"

#include <array>
#include <optional>
#include <utility>

#include "codec/evening_reader.h"
#include "codec/misshapen.h"
#include "codec/parse.h"
#include "codec/plain_text.h"
#include "codec/preview.h"

namespace spadille {
namespace {

using codec::misshapen;

constexpr std::array kFormats{Format::rules,   Format::deal,   Format::session,  Format::turn,
                              Format::auction, Format::played, Format::incident, Format::precedent};

std::optional<Format> format_named(std::string_view text) {
  for (const Format format : kFormats)
    if (name(format) == text) return format;
  return std::nullopt;
}

/// The envelope's own members: what the document is, before anything of it is read.
Findings check(const codec::Preview& preview) {
  Findings findings;
  const auto expect = [&](bool right, std::string_view key, const std::optional<std::string>& given,
                          std::string expected) {
    if (right) return;
    const std::string place = "/" + std::string(key);
    findings.push_back(given
                           ? misshapen(place, "finding.value", visible(*given), std::move(expected))
                           : missing_at(place, {}, std::move(expected)));
  };
  expect(preview.format && format_named(*preview.format), "format", preview.format,
         "spadille/rules | spadille/deal | spadille/session | spadille/turn | spadille/auction | "
         "spadille/played | spadille/incident | spadille/precedent");
  expect(preview.version && *preview.version == std::to_string(kFormatVersion), "version",
         preview.version, std::to_string(kFormatVersion));
  expect(preview.game && game_called(*preview.game) != nullptr, "game", preview.game,
         codec::possible_games());
  return findings;
}

Document read(std::string_view text, const AnyGame& game, Format format, const Limits& limits) {
  codec::EveningReader reader(game, format, limits);
  const bool whole = codec::parse(text, reader);
  Document document{.format = format};
  document.whole = whole;
  if (whole && format == Format::precedent) {
    document.precedent = reader.finish_precedent();
    document.evening = document.precedent->table;
    document.findings = codec::found_in(reader, text);
    return document;
  }
  if (whole) document.tells = reader.tells_of_table();
  if (whole) document.evening = reader.finish();
  if (whole) document.asked = reader.finish_asked();
  if (whole) document.incident = reader.finish_incident();
  if (whole) document.deal = reader.deal_meant();
  document.findings = codec::found_in(reader, text);
  return document;
}

Document unreadable(Finding finding) { return {.findings = {std::move(finding)}}; }

}  // namespace

std::string_view name(Format format) {
  switch (format) {
    case Format::rules: return "spadille/rules";
    case Format::deal: return "spadille/deal";
    case Format::event: return "spadille/event";
    case Format::turn: return "spadille/turn";
    case Format::auction: return "spadille/auction";
    case Format::played: return "spadille/played";
    case Format::incident: return "spadille/incident";
    case Format::precedent: return "spadille/precedent";
    case Format::session: break;
  }
  return "spadille/session";
}

tl::expected<Document, Error> read_document(std::string_view text, const Limits& limits) {
  const bool blank = text.find_first_not_of(" \t\r\n") == std::string_view::npos;
  if (blank && text.size() <= limits.bytes) return unreadable(misshapen("", "finding.empty"));
  const codec::Preview preview = codec::preview(text.substr(0, limits.bytes), limits);
  if (auto wrong = codec::unreadable_as(text, preview, limits))
    return unreadable(std::move(*wrong));
  if (preview.newer())
    return tl::unexpected(
        Error{Error::Code::newer_format, {"error.newer_format"}, *preview.version});
  Findings findings = check(preview);
  if (!findings.empty()) return Document{.findings = std::move(findings)};
  return read(text, *game_called(*preview.game), *format_named(*preview.format), limits);
}

}  // namespace spadille
