#pragma once

// Which member the next value of a document belongs to: the second part of evening_reader.h.

#include <algorithm>
#include <array>

#include "codec/evening_reader.h"

namespace spadille::codec {

/// The members of the envelope, in the order they are written.
inline constexpr std::array<std::string_view, 16> kEnvelope{
    "format", "version", "game",  "title", "date",    "place",  "players",  "rules",
    "before", "deal",    "deals", "turn",  "auction", "played", "incident", "$schema"};

/// Whether a member of the envelope has a place in a format.
[[nodiscard]] inline bool stands_in(Format format, std::string_view member) {
  if (member == "before") return format != Format::rules;
  if (member == "deal") return format == Format::deal || format == Format::played;
  if (member == "deals") return format == Format::session;
  if (member == "turn") return format == Format::turn;
  if (member == "auction") return format == Format::auction;
  if (member == "incident") return format == Format::incident;
  return member != "played" || format == Format::played;
}

/// The members of an event's payload besides `event_fields()`.
inline constexpr std::array<std::string_view, 12> kEventMembers{
    "title", "date",   "place",    "players", "rules", "before",
    "deal",  "played", "incident", "waiting", "lines", "text"};

template <Game G>
bool EveningReader<G>::enter_member(const std::string& name) {
  top().keyed = true;
  top().key = printable(name) ? clipped(name, limits_.text_bytes) : "?";
  member_ = nullptr;
  skip_next_ = false;
  switch (top().in) {
    case In::document: return enter_envelope(name);
    case In::rules: return enter(G::options(), name, "preset");
    case In::before: return enter(G::carried(), name, "games");
    case In::deal: return enter(G::form(), name);
    case In::game: return enter_games(name);
    case In::turn: return enter(turn_fields(), name);
    case In::auction: return enter(auction_fields(), name);
    case In::incident: return enter(G::incidents(), name);
    case In::played: return enter_played(name);
    case In::trick: return enter(trick_fields(), name);
    case In::nothing:
    case In::deals:
    case In::players:
    case In::items:
    case In::games:
    case In::hands:
    case In::tricks:
    case In::skipped: break;
  }
  return true;
}

template <Game G>
template <typename Table>
bool EveningReader<G>::enter(const Table& table, const std::string& name,
                             std::string_view besides) {
  if (name == besides) return skip_next_ = !first_time(table.size()), true;
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table[i].key != name) continue;
    member_ = &table[i];
    skip_next_ = !first_time(i);
    return !stopped();
  }
  skip_next_ = true;
  const std::string rows = alternatives_of(table, [](const Member& m) { return m.key; });
  return report("finding.unknown", {},
                besides.empty() ? rows : rows + " | " + std::string(besides));
}

template <Game G>
bool EveningReader<G>::enter_event(const std::string& name) {
  const auto fields = event_fields();
  const auto* named = std::find(kEventMembers.begin(), kEventMembers.end(), name);
  if (named == kEventMembers.end()) return enter(fields, name, "…");
  skip_next_ = !first_time(fields.size() + static_cast<std::size_t>(named - kEventMembers.begin()));
  if (name == "rules") draft_.has_rules = true;
  if (name == "before") draft_.has_before = true;
  if (name == "played") draft_.has_played = true;
  return !stopped();
}

template <Game G>
bool EveningReader<G>::enter_envelope(const std::string& name) {
  if (format_ == Format::event) return enter_event(name);
  const auto found = std::find(kEnvelope.begin(), kEnvelope.end(), name);
  skip_next_ = true;
  if (!stands_in(format_, name))
    return report("finding.not_in_format", {}, std::string(spadille::name(format_)));
  if (found == kEnvelope.end()) return report("finding.unknown", {}, alternatives(kEnvelope));
  skip_next_ = !first_time(static_cast<std::size_t>(found - kEnvelope.begin()));
  return !stopped();
}

template <Game G>
bool EveningReader<G>::enter_games(const std::string& name) {
  const Member* member = name == "totals" ? &kTotals : name == "winners" ? &kWinners : nullptr;
  skip_next_ = true;
  if (member == nullptr) return report("finding.unknown", {}, "totals | winners");
  member_ = member;
  skip_next_ = !first_time(member == &kTotals ? 0 : 1);
  return !stopped();
}

template <Game G>
bool EveningReader<G>::enter_played(const std::string& name) {
  const std::size_t rows = play_fields().size();
  if (name == "hands") return skip_next_ = !first_time(rows), !stopped();
  if (name == "tricks") return skip_next_ = !first_time(rows + 1), !stopped();
  return enter(play_fields(), name, "…");
}

}  // namespace spadille::codec
