#include "codec/query.h"

#include <algorithm>
#include <array>
#include <utility>

#include "codec/query_parts.h"

namespace spadille {
namespace {

using codec::FlatEnvelope;
using codec::FlatRow;
using codec::format_row;
using codec::kBeginningDoes;
using codec::kMostEvents;
using codec::kMostSessions;
using codec::place_in;
using codec::read_flat;
using codec::version_row;

constexpr std::array<std::string_view, 16> kAsks{
    "board",  "sheet", "sessions", "clause", "search", "words", "entry",     "settle",
    "phones", "kinds", "ruling",   "trick",  "legal",  "seats", "beginning", "event"};
constexpr std::int64_t kMostStake = 1000;
constexpr std::int64_t kMostPoints = 100'000;
constexpr std::int64_t kMostWays = 8;

/// What a query needs besides what it asks.
Findings lacks(const Query& query) {
  if (query.asks == Query::Asks::clause && query.rule.empty())
    return {missing_at("/rule", {}, "\"KJ-5.9\"")};
  if (query.asks == Query::Asks::ruling && query.ruling.kind.empty())
    return {missing_at("/kind", {}, std::string(codec::kText))};
  if (query.asks == Query::Asks::search && query.words.empty())
    return {missing_at("/words", {}, std::string(codec::kText))};
  return {};
}

}  // namespace

Reading<Query> read_query(std::string_view text) {
  Reading<Query> read;
  Query query;
  FlatEnvelope envelope;
  EntrySoFar& entry = query.entry;
  TurnSoFar& turn = query.turn;
  std::string asks;
  std::string does;
  std::int64_t skip = 0;
  std::int64_t stake = 1;
  std::int64_t corrects = 0;
  std::int64_t way = -1;
  std::int64_t about = 0;
  std::vector rows{
      format_row(envelope),
      version_row(envelope),
      FlatRow{.key = "asks", .text = &asks},
      FlatRow{.key = "language", .text = &query.language},
      FlatRow{.key = "session", .number = &query.session, .least = 1, .most = kMostSessions},
      FlatRow{.key = "skip", .number = &skip, .most = kMostSessions},
      FlatRow{.key = "rule", .text = &query.rule},
      FlatRow{.key = "words", .text = &query.words},
      FlatRow{.key = "game", .text = &query.game},
      FlatRow{.key = "stake", .number = &stake, .least = 1, .most = kMostStake},
      FlatRow{.key = "corrects", .number = &corrects, .least = 1, .most = kMostEvents},
      FlatRow{.key = "deal", .raw = &entry.deal},
      FlatRow{.key = "chalked", .numbers = &entry.chalked, .most = kMostPoints},
      FlatRow{.key = "way", .number = &way, .most = kMostWays},
      FlatRow{.key = "key", .text = &entry.key},
      FlatRow{.key = "value", .numbers = &entry.value, .least = -kMostPoints, .most = kMostPoints},
      FlatRow{.key = "quick", .text = &entry.quick},
      FlatRow{.key = "kind", .text = &query.ruling.kind},
      FlatRow{.key = "about", .number = &about, .most = kMostEvents},
      FlatRow{.key = "answers", .texts = &query.ruling.answers},
      FlatRow{.key = "trump", .text = &turn.trump},
      FlatRow{.key = "alone", .text = &turn.alone},
      FlatRow{.key = "leader", .text = &turn.leader},
      FlatRow{.key = "trick", .texts = &turn.trick},
      FlatRow{.key = "card", .text = &turn.card},
      FlatRow{.key = "hand", .text = &turn.hand},
      FlatRow{.key = "seen", .text = &turn.seen},
      FlatRow{.key = "does", .text = &does}};
  const auto of_beginning = codec::rows_of(query.beginning);
  rows.insert(rows.end(), of_beginning.begin(), of_beginning.end());
  read.findings = read_flat(text, "spadille/query", rows, envelope);
  codec::forget_untold(query.beginning, rows);
  if (!read.findings.empty()) return read;
  query.asks = static_cast<Query::Asks>(place_in(kAsks, asks, "/asks", read.findings));
  if (read.findings.empty() && query.asks == Query::Asks::beginning)
    query.beginning.does =
        static_cast<BeginningSoFar::Does>(place_in(kBeginningDoes, does, "/does", read.findings));
  if (!read.findings.empty()) return read;
  query.skip = static_cast<int>(skip);
  query.stake = static_cast<int>(stake);
  entry.corrects = static_cast<Seq>(corrects);
  entry.way = static_cast<int>(way);
  query.ruling.about = static_cast<int>(about);
  read.findings = lacks(query);
  if (read.findings.empty()) read.value = std::move(query);
  return read;
}

}  // namespace spadille
