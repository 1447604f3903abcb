#include "codec/tournament_log.h"

#include "codec/flat_reader.h"
#include "codec/log_words.h"
#include "codec/misshapen.h"
#include "core/parts.h"
#include "tournament/clock.h"
#include "tournament/plan_words.h"

namespace spadille {
namespace {

using codec::FlatRow;
using codec::misshapen;

constexpr codec::FlatLimits kBounds{.bytes = std::size_t{256} << 10U, .list = kMostEntrants};
constexpr std::int64_t kMostFigure = 1'000'000'000;

/// What stands in a payload, before words are taken for what they mean.
struct Draft {
  std::string title{}, place{}, date{}, game{}, rules{}, method{}, measure{};
  std::int64_t rounds = 1, deals = 0, seats = 4, best = 0, least = 0, seed = 1;
  bool alone = false, short_tables = false, fewer = false, off = false, by_hand = false,
       joined = false;
  std::vector<std::string> ladder{}, prizes{}, people{}, tables{}, out{};
  std::string sit_out{}, absent{}, late{}, gone{};
  std::int64_t of = 0, round = 0, table = 0, group = 0, points = 0, minutes = 0,
               last_call = kUsualLastCall;
  std::string absence{}, wish{}, source{}, session{}, begins{}, clause{}, text{};
  std::vector<int> figures{}, roem{}, pits{};
};

FlatRow number(std::string_view key, std::int64_t& to, std::int64_t least, std::int64_t most) {
  return {.key = key, .number = &to, .least = least, .most = most};
}
FlatRow numbers(std::string_view key, std::vector<int>& to) {
  return {.key = key, .numbers = &to, .least = -kMostFigure, .most = kMostFigure};
}

std::vector<FlatRow> plan_rows(Draft& d) {
  return {{.key = "title", .text = &d.title},
          {.key = "place", .text = &d.place},
          {.key = "date", .text = &d.date},
          {.key = "game", .text = &d.game},
          {.key = "rules", .raw = &d.rules},
          {.key = "method", .text = &d.method},
          number("rounds", d.rounds, 1, kMostRounds),
          number("deals", d.deals, 0, 100),
          number("minutes", d.minutes, 0, kMostMinutes),
          number("last_call", d.last_call, 0, kMostMinutes),
          number("seats", d.seats, 3, 4),
          {.key = "alone", .flag = &d.alone},
          {.key = "short_tables", .flag = &d.short_tables},
          number("seed", d.seed, 1, static_cast<std::int64_t>(kMostSeed)),
          {.key = "measure", .text = &d.measure},
          {.key = "fewer_is_better", .flag = &d.fewer},
          number("best", d.best, 0, kMostRounds),
          number("least", d.least, 0, kMostRounds),
          {.key = "ladder", .texts = &d.ladder},
          {.key = "sit_out", .text = &d.sit_out},
          {.key = "absent", .text = &d.absent},
          {.key = "late", .text = &d.late},
          {.key = "gone", .text = &d.gone},
          {.key = "prizes", .texts = &d.prizes}};
}

FlatRow round_row(Draft& d) { return number("round", d.round, 0, kMostRounds); }
FlatRow table_row(Draft& d) { return number("table", d.table, 0, kMostEntrants); }
FlatRow of_row(Draft& d) { return number("of", d.of, 0, kMostFigure); }
FlatRow points_row(Draft& d) { return number("points", d.points, -kMostFigure, kMostFigure); }
FlatRow people_row(Draft& d) { return {.key = "people", .texts = &d.people}; }
FlatRow text_row(Draft& d) { return {.key = "text", .text = &d.text}; }

std::vector<FlatRow> draw_rows(Draft& d) {
  return {round_row(d),
          {.key = "tables", .texts = &d.tables},
          {.key = "out", .texts = &d.people},
          number("group", d.group, 0, kMostRounds),
          {.key = "by_hand", .flag = &d.by_hand}};
}

std::vector<FlatRow> result_rows(Draft& d) {
  return {round_row(d),
          table_row(d),
          {.key = "source", .text = &d.source},
          numbers("points", d.figures),
          numbers("roem", d.roem),
          numbers("pits", d.pits),
          number("deals", d.deals, 0, 100),
          people_row(d)};
}

std::vector<FlatRow> clock_rows(Draft& d) {
  return {round_row(d),
          {.key = "begins", .text = &d.begins},
          number("minutes", d.minutes, 0, kMostMinutes),
          number("last_call", d.last_call, 0, kMostMinutes)};
}

std::vector<FlatRow> answer_rows(Draft& d) {
  return {of_row(d),     round_row(d),  table_row(d), {.key = "clause", .text = &d.clause},
          people_row(d), points_row(d), text_row(d)};
}

std::vector<FlatRow> rows_of(EventKind kind, Draft& d) {
  const FlatRow round = round_row(d);
  const FlatRow table = table_row(d);
  const FlatRow people = people_row(d);
  const FlatRow text = text_row(d);
  using enum EventKind;
  if (kind == opened || kind == opening_corrected) return plan_rows(d);
  if (kind == roster_changed) return {people, round, {.key = "absence", .text = &d.absence}};
  if (kind == wished)
    return {people, table, {.key = "wish", .text = &d.wish}, {.key = "off", .flag = &d.off}};
  if (kind == round_drawn) return draw_rows(d);
  if (kind == result_told) return result_rows(d);
  if (kind == awarded) return {people, round, points_row(d), text};
  if (kind == table_begun) return {round, table, {.key = "session", .text = &d.session}};
  if (kind == result_agreed) return {of_row(d), round, table, people};
  if (kind == clock_set) return clock_rows(d);
  if (kind == referee_called) return {round, table, people, text};
  if (kind == call_answered) return answer_rows(d);
  return kind == voided ? std::vector<FlatRow>{of_row(d), text} : std::vector<FlatRow>{text};
}

/// Takes words for what they mean; what is wrong with them.
class Meaning {
 public:
  template <typename E, std::size_t N>
  E one(const std::array<std::string_view, N>& names, const std::string& text,
        std::string_view place) {
    if (text.empty()) return E{};
    const auto value = called<E>(names, text);
    if (!value) doubt(place, text, alternatives(std::span<const std::string_view>(names)));
    return value.value_or(E{});
  }
  Credit credit(const std::string& text, std::string_view place) {
    const auto credit = credit_in(text);
    if (!credit) doubt(place, text, "1600 | club_average | own_average [once]");
    return credit.value_or(Credit{});
  }
  std::vector<Prize> prizes(const std::vector<std::string>& texts) {
    std::vector<Prize> all;
    for (const std::string& text : texts)
      if (const auto prize = prize_in(text))
        all.push_back(*prize);
      else
        doubt("/prizes", text, "1 5000 | last 500 | pits 1000");
    return all;
  }
  std::vector<TieBreak> ladder(const std::vector<std::string>& texts) {
    std::vector<TieBreak> all;
    all.reserve(texts.size());
    for (const std::string& text : texts)
      all.push_back(one<TieBreak>(kTieBreakNames, text.empty() ? "?" : text, "/ladder"));
    return all;
  }
  /// Ids with spaces between.
  std::vector<std::string> ids(std::string_view text, std::string_view place) {
    std::vector<std::string> all;
    for (const std::string_view id : parts(text, ' ')) all.emplace_back(id);
    check_ids(all, place);
    return all;
  }
  void check_ids(const std::vector<std::string>& ids, std::string_view place) {
    for (const std::string& id : ids)
      if (!codec::is_uuid(id)) doubt(place, clipped(id, 60), std::string(codec::kUuid));
  }
  void check_time(const std::string& text, std::string_view place) {
    if (!text.empty() && !seconds_of(text)) doubt(place, text, "2026-11-20T19:30:00Z");
  }
  Findings findings() && { return std::move(findings_); }

 private:
  void doubt(std::string_view place, const std::string& given, std::string expected) {
    findings_.push_back(misshapen(std::string(place), "finding.value", given, std::move(expected)));
  }

  Findings findings_{};
};

Plan plan_of(Draft& d, Meaning& meaning) {
  Plan plan{.title = d.title, .place = d.place, .date = d.date, .game = d.game};
  plan.method = meaning.one<Method>(kMethodNames, d.method, "/method");
  plan.rounds = static_cast<int>(d.rounds);
  plan.deals = static_cast<int>(d.deals);
  plan.minutes = static_cast<int>(d.minutes);
  plan.last_call = static_cast<int>(d.last_call);
  plan.seats = static_cast<int>(d.seats);
  plan.partners = !d.alone;
  plan.short_tables = d.short_tables;
  plan.seed = static_cast<std::uint64_t>(d.seed);
  plan.ranking = {meaning.one<Measure>(kMeasureNames, d.measure, "/measure"), d.fewer,
                  static_cast<int>(d.best), static_cast<int>(d.least), meaning.ladder(d.ladder)};
  plan.credits = {meaning.credit(d.sit_out, "/sit_out"), meaning.credit(d.absent, "/absent"),
                  meaning.credit(d.late, "/late"), meaning.credit(d.gone, "/gone")};
  plan.prizes = meaning.prizes(d.prizes);
  return plan;
}

std::vector<std::int64_t> wide(const std::vector<int>& numbers) {
  return {numbers.begin(), numbers.end()};
}

void take_clock(const Draft& d, TournamentEvent& event, Meaning& meaning) {
  meaning.check_time(d.begins, "/begins");
  event.begins = d.begins;
  event.minutes = static_cast<int>(d.minutes);
  event.last_call = static_cast<int>(d.last_call);
}

TournamentEvent event_of(EventKind kind, Draft& d, Meaning& meaning) {
  TournamentEvent event{.kind = kind, .of = static_cast<Seq>(d.of)};
  if (kind == EventKind::opened || kind == EventKind::opening_corrected)
    event.plan = plan_of(d, meaning), event.rules = d.rules;
  event.round = static_cast<int>(d.round);
  event.table = static_cast<int>(d.table);
  event.absence = meaning.one<Absence>(kAbsenceNames, d.absence, "/absence");
  meaning.check_ids(d.people, "/people");
  event.people = std::move(d.people);
  event.wish = meaning.one<Wish>(kWishNames, d.wish, "/wish");
  event.off = d.off;
  for (std::size_t i = 0; i < d.tables.size(); ++i)
    event.tables.push_back(meaning.ids(d.tables[i], "/tables/" + std::to_string(i)));
  event.group = static_cast<int>(d.group);
  event.by_hand = d.by_hand;
  if (kind == EventKind::result_told) {
    event.source = meaning.one<ToldBy>(kSourceNames, d.source, "/source");
    event.figures = {wide(d.figures), wide(d.roem), wide(d.pits), static_cast<int>(d.deals)};
  }
  event.points = d.points;
  if (event.kind == EventKind::table_begun) meaning.check_ids({d.session}, "/session");
  if (event.kind == EventKind::clock_set) take_clock(d, event, meaning);
  event.session = d.session;
  event.clause = d.clause;
  event.text = d.text;
  event.joined = d.joined;
  return event;
}

}  // namespace

tl::expected<TournamentEvent, Findings> read_event(EventKind kind, std::string_view payload) {
  Draft draft;
  std::vector<FlatRow> rows = rows_of(kind, draft);
  rows.push_back({.key = "joined", .flag = &draft.joined});
  Findings found = codec::read_members(payload, rows, kBounds);
  if (has_error(found)) return tl::unexpected(std::move(found));
  Meaning meaning;
  TournamentEvent event = event_of(kind, draft, meaning);
  found = std::move(meaning).findings();
  if (has_error(found)) return tl::unexpected(std::move(found));
  return event;
}

Findings add_event(TournamentLog& log, EventKind kind, std::string_view payload) {
  auto event = read_event(kind, payload);
  if (!event) return std::move(event.error());
  Findings found = check(log, *event);
  if (!has_error(found)) log.events.push_back(std::move(*event));
  return found;
}

Findings add_event(GrowingTournament& growing, EventKind kind, std::string_view payload) {
  auto event = read_event(kind, payload);
  if (!event) return std::move(event.error());
  return growing.add(std::move(*event));
}

}  // namespace spadille
