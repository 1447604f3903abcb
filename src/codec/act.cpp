// What a phone wants done.
#include <algorithm>
#include <array>
#include <utility>

#include "codec/log_words.h"
#include "codec/query_parts.h"
#include "tournament/plan.h"

namespace spadille {
namespace {

using codec::FlatEnvelope;
using codec::FlatRow;
using codec::format_row;
using codec::kBeginningDoes;
using codec::kCallDoes;
using codec::kMostEvents;
using codec::kMostSessions;
using codec::kMostTotal;
using codec::misshapen;
using codec::place_in;
using codec::read_flat;
using codec::version_row;

constexpr std::array<std::string_view, 11> kActs{
    "spadille/dispute", "spadille/agree",  "spadille/record",   "spadille/undo",
    "spadille/rule",    "spadille/seats",  "spadille/opening",  "spadille/remark",
    "spadille/close",   "spadille/result", "spadille/room-call"};
constexpr std::array<std::string_view, 3> kRemarkDoes{"note", "settle", "strike"};
constexpr std::array<std::string_view, 2> kCloseDoes{"close", "reopen"};

/// Whether it is only done where the sheet is still what somebody saw.
bool needs_head(const Act& act) {
  using Does = Act::Does;
  if (act.does == Does::undo) return act.of.empty();
  if (act.does == Does::remark) return act.remark == Act::Remark::strike;
  return act.does != Does::dispute && act.does != Does::agree && act.does != Does::result &&
         act.does != Does::room_call;
}

/// What a remark needs of its own.
Findings lacks(const Act& act, Act::Remark remark) {
  const bool says = act.text.find_first_not_of(' ') != std::string::npos;
  if (remark != Act::Remark::note && act.event == 0) return {missing_at("/event")};
  if (remark == Act::Remark::strike || says) return {};
  return {missing_at("/text", {}, std::string(codec::kText))};
}

/// What is told at a table of an event needs of its own.
Findings lacks(const Act& act, const AtTableOfEvent& told) {
  if (told.withdraws) return act.event == 0 ? Findings{missing_at("/event")} : Findings{};
  if (told.round == 0) return {missing_at("/round")};
  if (told.table == 0) return {missing_at("/table")};
  if (act.does == Act::Does::result && told.points.empty()) return {missing_at("/points")};
  return {};
}

/// What each needs of its own.
Findings lacks_of_its_own(const Act& act) {
  switch (act.does) {
    case Act::Does::agree:
    case Act::Does::dispute: {
      const bool says = act.text.find_first_not_of(' ') != std::string::npos;
      if (act.event == 0) return {missing_at("/event")};
      if (act.does == Act::Does::agree || says) return {};
      return {missing_at("/text", {}, std::string(codec::kText))};
    }
    case Act::Does::undo:
      if (act.of.empty() || codec::is_uuid(act.of)) return {};
      return {misshapen("/of", "finding.value", act.of, "\"00000000-0000-…\"")};
    case Act::Does::record:
      if (!act.deal.empty()) return {};
      return {missing_at("/deal", {}, std::string(codec::kObjectOrText))};
    case Act::Does::rule:
      if (!act.ruling.kind.empty()) return {};
      return {missing_at("/kind", {}, std::string(codec::kText))};
    case Act::Does::remark: return lacks(act, act.remark);
    case Act::Does::result:
    case Act::Does::room_call: return lacks(act, act.table);
    case Act::Does::opening:
    case Act::Does::close: return {};
    case Act::Does::seats: break;
  }
  if (act.players.empty()) return {missing_at("/players")};
  if (act.totals.empty() || act.totals == "own") return {};
  return {misshapen("/totals", "finding.value", act.totals, "own")};
}

/// What an act does of the several things that its document can say.
void read_does(Act& act, const std::string& does, Findings& findings) {
  if (act.does == Act::Does::opening)
    act.beginning.does =
        static_cast<BeginningSoFar::Does>(place_in(kBeginningDoes, does, "/does", findings));
  if (act.does == Act::Does::remark)
    act.remark = static_cast<Act::Remark>(place_in(kRemarkDoes, does, "/does", findings));
  if (act.does == Act::Does::close)
    act.reopens = place_in(kCloseDoes, does, "/does", findings) != 0;
  if (act.does == Act::Does::room_call)
    act.table.withdraws = place_in(kCallDoes, does, "/does", findings) != 0;
}

Findings lacks(const Act& act) {
  if (!codec::is_uuid(act.id))
    return {misshapen("/id", "finding.value", act.id, "\"00000000-0000-…\"")};
  if (act.session == 0) return {missing_at("/session")};
  if (Findings own = lacks_of_its_own(act); !own.empty()) return own;
  if (needs_head(act) && act.head == 0) return {missing_at("/head")};
  return {};
}

/// An act as it is read, with numbers and words that are none of its own yet.
struct ToldAct {
  Act act{};
  std::int64_t event = 0;
  std::int64_t head = 0;
  std::int64_t about = 0;
  std::int64_t round = 0;
  std::int64_t table = 0;
  std::string does{};
};

/// What is told of a table's round: one figure a side, or a seat.
std::vector<FlatRow> result_rows(ToldAct& told) {
  AtTableOfEvent& of = told.act.table;
  const auto figures = [](std::string_view key, std::vector<int>* to, std::int64_t least) {
    return FlatRow{.key = key, .numbers = to, .least = least, .most = kMostTotal};
  };
  return {{.key = "round", .number = &told.round, .least = 1, .most = kMostRounds},
          {.key = "table", .number = &told.table, .least = 1, .most = kMostEntrants},
          figures("points", &of.points, -kMostTotal),
          figures("roem", &of.roem, 0),
          figures("pits", &of.pits, 0),
          {.key = "force", .flag = &of.force}};
}

/// The members of an act besides those that every one has.
std::vector<FlatRow> own_rows(ToldAct& told) {
  Act& act = told.act;
  const FlatRow event{.key = "event", .number = &told.event, .least = 1, .most = kMostEvents};
  const FlatRow does{.key = "does", .text = &told.does};
  switch (act.does) {
    case Act::Does::dispute: return {event, {.key = "text", .text = &act.text}};
    case Act::Does::agree: return {event};
    case Act::Does::record:
      return {{.key = "corrects", .number = &told.event, .least = 1, .most = kMostEvents},
              {.key = "deal", .raw = &act.deal},
              {.key = "why", .text = &act.text}};
    case Act::Does::undo: return {{.key = "of", .text = &act.of}};
    case Act::Does::rule:
      return {{.key = "kind", .text = &act.ruling.kind},
              {.key = "about", .number = &told.about, .most = kMostEvents},
              {.key = "answers", .texts = &act.ruling.answers}};
    case Act::Does::seats:
      return {{.key = "players", .texts = &act.players},
              {.key = "waiting", .texts = &act.waiting},
              {.key = "totals", .text = &act.totals}};
    case Act::Does::remark: return {event, does, {.key = "text", .text = &act.text}};
    case Act::Does::close: return {does};
    case Act::Does::result: return result_rows(told);
    case Act::Does::room_call:
      return {does,
              event,
              {.key = "round", .number = &told.round, .least = 1, .most = kMostRounds},
              {.key = "table", .number = &told.table, .least = 1, .most = kMostEntrants},
              {.key = "text", .text = &act.text}};
    case Act::Does::opening: break;
  }
  std::vector<FlatRow> rows = codec::rows_of(act.beginning);
  rows.insert(rows.end(), {does, {.key = "why", .text = &act.text}});
  return rows;
}

}  // namespace

Reading<Act> read_act(std::string_view text, std::string_view format) {
  Reading<Act> read;
  FlatEnvelope envelope;
  ToldAct told;
  Act& act = told.act;
  act.does = static_cast<Act::Does>(place_in(kActs, std::string(format), "/format", read.findings));
  if (!read.findings.empty()) return read;
  std::vector rows{
      format_row(envelope),
      version_row(envelope),
      FlatRow{.key = "id", .text = &act.id},
      FlatRow{.key = "session", .number = &act.session, .least = 1, .most = kMostSessions},
      FlatRow{.key = "head", .number = &told.head, .least = 1, .most = kMostEvents},
      FlatRow{.key = "language", .text = &act.language}};
  const auto own = own_rows(told);
  rows.insert(rows.end(), own.begin(), own.end());
  read.findings = read_flat(text, format, rows, envelope);
  codec::forget_untold(act.beginning, rows);
  if (read.findings.empty()) read_does(act, told.does, read.findings);
  if (!read.findings.empty()) return read;
  act.event = static_cast<Seq>(told.event);
  act.head = static_cast<int>(told.head);
  act.ruling.about = static_cast<int>(told.about);
  act.table.round = static_cast<int>(told.round);
  act.table.table = static_cast<int>(told.table);
  read.findings = lacks(act);
  if (read.findings.empty()) read.value = std::move(act);
  return read;
}

}  // namespace spadille
