#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "codec/envelope.h"
#include "codec/format.h"

// Which members stand where, besides those that are rows of tables.
namespace spadille::codec {

/// The members of the envelope, in the order they are written.
inline constexpr std::array<std::string_view, 16> kEnvelope{
    "format", "version", "game",  "title", "date",    "place",  "players",  "rules",
    "before", "deal",    "deals", "turn",  "auction", "played", "incident", "$schema"};

/// Whether a member of the envelope has a place in a format.
[[nodiscard]] inline bool stands_in(Format format, std::string_view member) {
  if (member == "before") return format != Format::rules;
  if (member == "deal")
    return format == Format::deal || format == Format::played || format == Format::incident;
  if (member == "deals") return format == Format::session;
  if (member == "turn") return format == Format::turn;
  if (member == "auction") return format == Format::auction;
  if (member == "incident") return format == Format::incident;
  return member != "played" || format == Format::played;
}

/// What an incident can say of the deal that it is about.
inline constexpr std::string_view kDealNamed = "1… | \"play\"";

/// Those of a precedent.
inline constexpr std::array<std::string_view, 15> kPrecedentMembers{
    "format", "version",  "game",   "title",    "date",    "place", "rules",  "seats",
    "dealer", "incident", "clause", "by_rules", "decided", "why",   "$schema"};

/// Of those the ones that are numbers: how many sit there, and which of them dealt.
inline constexpr std::array<Member, 2> kPrecedentNumbers{
    Member{.key = "seats", .kind = Kind::integer, .min = 2, .max = kMaxSeats},
    Member{.key = "dealer", .kind = Kind::seat, .max = kMaxSeats - 1}};

/// The members of an event's payload besides `event_fields()`.
inline constexpr std::array<std::string_view, 13> kEventMembers{
    "title",  "date",     "place",   "players", "rules", "before", "deal",
    "played", "incident", "waiting", "by",      "lines", "text"};

/// Members of `played` and of its tricks that version 1 of the payload took in every game and
/// nothing read but in one: what is written stays readable, whichever games are built in.
inline constexpr std::array<std::string_view, 2> kOnceTakenAnywhere{"after_six", "roem"};

[[nodiscard]] inline bool was_taken(Format format, In in, std::string_view name) {
  const bool of_play = in == In::played || in == In::trick;
  return format == Format::event && of_play &&
         std::find(kOnceTakenAnywhere.begin(), kOnceTakenAnywhere.end(), name) !=
             kOnceTakenAnywhere.end();
}

}  // namespace spadille::codec
