#include "codec/query.h"

#include <algorithm>
#include <array>
#include <utility>

#include "codec/log_words.h"
#include "codec/misshapen.h"
#include "tournament/plan.h"

namespace spadille {
namespace {

using codec::misshapen;

constexpr std::array<std::string_view, 16> kAsks{
    "board",  "sheet", "sessions", "clause", "search", "words", "entry",     "settle",
    "phones", "kinds", "ruling",   "trick",  "legal",  "seats", "beginning", "event"};
constexpr std::array<std::string_view, 11> kActs{
    "spadille/dispute", "spadille/agree",  "spadille/record",   "spadille/undo",
    "spadille/rule",    "spadille/seats",  "spadille/opening",  "spadille/remark",
    "spadille/close",   "spadille/result", "spadille/room-call"};
constexpr std::array<std::string_view, 3> kBeginningDoes{"mend", "mend_from_now", "begin"};
constexpr std::array<std::string_view, 3> kRemarkDoes{"note", "settle", "strike"};
constexpr std::array<std::string_view, 2> kCloseDoes{"close", "reopen"};
constexpr std::array<std::string_view, 6> kHostDoes{"agree",  "remove",   "player",
                                                    "scorer", "director", "heard"};
constexpr std::array<std::string_view, 2> kCallDoes{"call", "withdraw"};
constexpr std::int64_t kMostSessions = 10'000'000;
constexpr std::int64_t kMostEvents = 1'000'000;
constexpr std::int64_t kMostStake = 1000;
constexpr std::int64_t kMostPoints = 100'000;
constexpr std::int64_t kMostTotal = 10'000'000;
constexpr std::int64_t kMostWays = 8;

using Envelope = codec::FlatEnvelope;
using Row = codec::FlatRow;
using codec::format_row;
using codec::read_flat;
using codec::version_row;

/// Which of some words a text is; says so where it is none.
template <std::size_t size>
std::size_t place_in(const std::array<std::string_view, size>& words, const std::string& text,
                     std::string place, Findings& findings) {
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end())
    findings = {text.empty()
                    ? missing_at(std::move(place), {}, alternatives(words))
                    : misshapen(std::move(place), "finding.value", text, alternatives(words))};
  return static_cast<std::size_t>(found - words.begin());
}

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

/// The members of a beginning, besides what it does.
std::vector<Row> rows_of(BeginningSoFar& told) {
  told.title.emplace();
  told.place.emplace();
  return {{.key = "rules", .text = &told.rules},
          {.key = "set", .texts = &told.set},
          {.key = "players", .texts = &told.players},
          {.key = "waiting", .texts = &told.waiting},
          {.key = "dealer", .text = &told.dealer},
          {.key = "totals", .numbers = &told.totals, .least = -kMostTotal, .most = kMostTotal},
          {.key = "title", .text = &*told.title},
          {.key = "place", .text = &*told.place}};
}

/// Without what the document did not say: an empty title is one.
void forget_untold(BeginningSoFar& told, const std::vector<Row>& rows) {
  const auto met = [&rows](std::string_view key) {
    return std::any_of(rows.begin(), rows.end(),
                       [key](const Row& row) { return row.key == key && row.met; });
  };
  if (!met("title")) told.title.reset();
  if (!met("place")) told.place.reset();
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
std::vector<Row> result_rows(ToldAct& told) {
  AtTableOfEvent& of = told.act.table;
  const auto figures = [](std::string_view key, std::vector<int>* to, std::int64_t least) {
    return Row{.key = key, .numbers = to, .least = least, .most = kMostTotal};
  };
  return {{.key = "round", .number = &told.round, .least = 1, .most = kMostRounds},
          {.key = "table", .number = &told.table, .least = 1, .most = kMostEntrants},
          figures("points", &of.points, -kMostTotal),
          figures("roem", &of.roem, 0),
          figures("pits", &of.pits, 0),
          {.key = "force", .flag = &of.force}};
}

/// The members of an act besides those that every one has.
std::vector<Row> own_rows(ToldAct& told) {
  Act& act = told.act;
  const Row event{.key = "event", .number = &told.event, .least = 1, .most = kMostEvents};
  const Row does{.key = "does", .text = &told.does};
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
  std::vector<Row> rows = rows_of(act.beginning);
  rows.insert(rows.end(), {does, {.key = "why", .text = &act.text}});
  return rows;
}

}  // namespace

Reading<Query> read_query(std::string_view text) {
  Reading<Query> read;
  Query query;
  Envelope envelope;
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
      Row{.key = "asks", .text = &asks},
      Row{.key = "language", .text = &query.language},
      Row{.key = "session", .number = &query.session, .least = 1, .most = kMostSessions},
      Row{.key = "skip", .number = &skip, .most = kMostSessions},
      Row{.key = "rule", .text = &query.rule},
      Row{.key = "words", .text = &query.words},
      Row{.key = "game", .text = &query.game},
      Row{.key = "stake", .number = &stake, .least = 1, .most = kMostStake},
      Row{.key = "corrects", .number = &corrects, .least = 1, .most = kMostEvents},
      Row{.key = "deal", .raw = &entry.deal},
      Row{.key = "chalked", .numbers = &entry.chalked, .most = kMostPoints},
      Row{.key = "way", .number = &way, .most = kMostWays},
      Row{.key = "key", .text = &entry.key},
      Row{.key = "value", .numbers = &entry.value, .least = -kMostPoints, .most = kMostPoints},
      Row{.key = "quick", .text = &entry.quick},
      Row{.key = "kind", .text = &query.ruling.kind},
      Row{.key = "about", .number = &about, .most = kMostEvents},
      Row{.key = "answers", .texts = &query.ruling.answers},
      Row{.key = "trump", .text = &turn.trump},
      Row{.key = "alone", .text = &turn.alone},
      Row{.key = "leader", .text = &turn.leader},
      Row{.key = "trick", .texts = &turn.trick},
      Row{.key = "card", .text = &turn.card},
      Row{.key = "hand", .text = &turn.hand},
      Row{.key = "seen", .text = &turn.seen},
      Row{.key = "does", .text = &does}};
  const auto of_beginning = rows_of(query.beginning);
  rows.insert(rows.end(), of_beginning.begin(), of_beginning.end());
  read.findings = read_flat(text, "spadille/query", rows, envelope);
  forget_untold(query.beginning, rows);
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

Reading<Knock> read_knock(std::string_view text) {
  Reading<Knock> read;
  Knock knock;
  Envelope envelope;
  std::array rows{format_row(envelope), version_row(envelope),
                  Row{.key = "token", .text = &knock.token}};
  read.findings = read_flat(text, "spadille/knock", rows, envelope);
  if (read.findings.empty() && knock.token.empty())
    read.findings = {missing_at("/token", {}, std::string(codec::kText))};
  if (read.findings.empty()) read.value = std::move(knock);
  return read;
}

Reading<SeatTaken> read_seat(std::string_view text) {
  Reading<SeatTaken> read;
  Envelope envelope;
  SeatTaken seat;
  std::array rows{format_row(envelope), version_row(envelope),
                  Row{.key = "name", .text = &seat.name},
                  Row{.key = "language", .text = &seat.language}};
  read.findings = read_flat(text, "spadille/seat", rows, envelope);
  if (read.findings.empty()) read.value = std::move(seat);
  return read;
}

std::optional<HostWish::Does> host_does(std::string_view word) {
  const auto found = std::find(kHostDoes.begin(), kHostDoes.end(), word);
  if (found == kHostDoes.end()) return std::nullopt;
  return static_cast<HostWish::Does>(found - kHostDoes.begin());
}

Reading<HostWish> read_host_wish(std::string_view text) {
  Reading<HostWish> read;
  Envelope envelope;
  HostWish wish;
  std::string does;
  std::int64_t phone = 0;
  std::array rows{format_row(envelope), version_row(envelope), Row{.key = "does", .text = &does},
                  Row{.key = "phone", .number = &phone, .least = 1, .most = kMostSessions},
                  Row{.key = "language", .text = &wish.language}};
  read.findings = read_flat(text, "spadille/host", rows, envelope);
  if (read.findings.empty())
    wish.does = static_cast<HostWish::Does>(place_in(kHostDoes, does, "/does", read.findings));
  if (read.findings.empty() && phone == 0) read.findings = {missing_at("/phone")};
  wish.phone = static_cast<int>(phone);
  if (read.findings.empty()) read.value = std::move(wish);
  return read;
}

Reading<RefereeCall> read_call(std::string_view text) {
  Reading<RefereeCall> read;
  Envelope envelope;
  RefereeCall call;
  std::string does;
  std::array rows{format_row(envelope), version_row(envelope), Row{.key = "does", .text = &does},
                  Row{.key = "language", .text = &call.language}};
  read.findings = read_flat(text, "spadille/call", rows, envelope);
  if (read.findings.empty())
    call.does = static_cast<RefereeCall::Does>(place_in(kCallDoes, does, "/does", read.findings));
  if (read.findings.empty()) read.value = std::move(call);
  return read;
}

Reading<Act> read_act(std::string_view text, std::string_view format) {
  Reading<Act> read;
  Envelope envelope;
  ToldAct told;
  Act& act = told.act;
  act.does = static_cast<Act::Does>(place_in(kActs, std::string(format), "/format", read.findings));
  if (!read.findings.empty()) return read;
  std::vector rows{format_row(envelope),
                   version_row(envelope),
                   Row{.key = "id", .text = &act.id},
                   Row{.key = "session", .number = &act.session, .least = 1, .most = kMostSessions},
                   Row{.key = "head", .number = &told.head, .least = 1, .most = kMostEvents},
                   Row{.key = "language", .text = &act.language}};
  const auto own = own_rows(told);
  rows.insert(rows.end(), own.begin(), own.end());
  read.findings = read_flat(text, format, rows, envelope);
  forget_untold(act.beginning, rows);
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
