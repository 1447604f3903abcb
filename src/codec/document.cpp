#include "codec/document.h"

#include "codec/evening_reader.h"
#include "codec/preview.h"

namespace spadille {
namespace {

using codec::misshapen;

constexpr std::array kFormats{Format::rules,   Format::deal,   Format::session, Format::turn,
                              Format::auction, Format::played, Format::incident};

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
    findings.push_back(misshapen("/" + std::string(key),
                                 given ? "finding.value" : "finding.missing",
                                 visible(given.value_or("")), std::move(expected)));
  };
  expect(preview.format && format_named(*preview.format), "format", preview.format,
         "spadille/rules | spadille/deal | spadille/session | spadille/turn | spadille/auction | "
         "spadille/played | spadille/incident");
  expect(preview.version && *preview.version == std::to_string(kFormatVersion), "version",
         preview.version, std::to_string(kFormatVersion));
  expect(preview.game && Games::with(*preview.game, [](auto) {}), "game", preview.game,
         alternatives(Games::kIds));
  return findings;
}

template <Game G>
Document read(std::string_view text, Format format, const Limits& limits) {
  codec::EveningReader<G> reader(format, limits);
  const bool whole = nlohmann::json::sax_parse(text.begin(), text.end(), &reader);
  Document document{.format = format};
  document.whole = whole;
  if (whole) document.evening = reader.finish();
  if (whole) document.asked = reader.finish_asked();
  if (whole) document.incident = reader.finish_incident();
  const bool stopped = reader.stopped();
  document.findings = std::move(reader.findings());
  if (const auto byte = reader.broken_at())
    document.findings.push_back(
        misshapen("", reader.broken_key(), codec::line_and_column(text, *byte)));
  if (stopped) document.findings.push_back(misshapen("", "finding.stopped"));
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
    case Format::session: break;
  }
  return "spadille/session";
}

tl::expected<Document, Error> read_document(std::string_view text, const Limits& limits) {
  if (text.size() > limits.bytes)
    return unreadable(misshapen("", "finding.too_large", {}, "0…" + std::to_string(limits.bytes)));
  if (text.substr(0, 3) == "\xEF\xBB\xBF")
    return unreadable(misshapen("", "finding.byte_order_mark"));
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
    return unreadable(misshapen("", "finding.empty"));
  if (const auto nought = text.find('\0'); nought != std::string_view::npos)
    return unreadable(misshapen("", "finding.not_json", codec::line_and_column(text, nought + 1)));
  const codec::Preview preview = codec::preview(text, limits);
  if (preview.broken_at)
    return unreadable(
        misshapen("", preview.broken_key, codec::line_and_column(text, *preview.broken_at)));
  if (preview.too_deep)
    return unreadable(misshapen("", "finding.too_deep", {}, std::to_string(limits.depth)));
  if (!preview.is_object) return unreadable(misshapen("", "finding.type", {}, "{…}"));
  if (preview.newer())
    return tl::unexpected(
        Error{Error::Code::newer_format, {"error.newer_format"}, *preview.version});
  Findings findings = check(preview);
  if (!findings.empty()) return Document{.findings = std::move(findings)};
  Document document;
  Games::with(*preview.game, [&](auto game) {
    document = read<decltype(game)>(text, *format_named(*preview.format), limits);
  });
  return document;
}

}  // namespace spadille
