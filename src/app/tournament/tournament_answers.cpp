#include "app/tournament/tournament_answers.h"

#include "app/answer_parts.h"
#include "app/tournament/drawing.h"
#include "app/tournament/room.h"
#include "app/tournament/room_words.h"
#include "codec/format.h"
#include "codec/json_text.h"
#include "core/ledger.h"
#include "tournament/plan_words.h"

namespace spadille {
namespace {

using std::string_view_literals::operator""sv;

constexpr std::array kMatters{"call"sv,       "dispute"sv,    "missing"sv,   "told_differently"sv,
                              "impossible"sv, "stale_draw"sv, "other_plan"sv};
constexpr std::array kRungs{"first"sv,  "measure"sv,    "roem"sv, "pits"sv,   "wins"sv,
                            "direct"sv, "last_round"sv, "lot"sv,  "shared"sv, "no_place"sv};

JsonText document(std::string_view format) {
  JsonText json;
  json.open('{').member("format", format).member("version", kFormatVersion);
  return json;
}

class RoomDocument {
 public:
  RoomDocument(const TournamentDesk& desk, const Names& names, std::string_view format)
      : desk_(desk), names_(names), json_(document(format)) {
    json_.member("event", static_cast<int>(desk.id));
    json_.member("title", std::string_view(desk.now.plan.title));
  }

  void plan() {
    const Plan& plan = desk_.now.plan;
    if (!plan.place.empty()) json_.member("place", std::string_view(plan.place));
    json_.member("date", std::string_view(plan.date)).member("game", std::string_view(plan.game));
    json_.member("method", name_in(kMethodNames, plan.method)).member("rounds", plan.rounds);
    if (plan.deals != 0) json_.member("deals", plan.deals);
    if (plan.minutes != 0) json_.member("minutes", plan.minutes);
    const Tournament& now = desk_.now;
    json_.member("state", now.discarded ? "discarded" : now.closed ? "closed" : "open");
  }
  void roster(int round) {
    json_.member("round", round).key("roster").open('[');
    for (Entrant who = 0; who < static_cast<Entrant>(desk_.now.roster.size()); ++who) {
      json_.open('{').member("name", std::string_view(names_.of(id_of(desk_.now, who))));
      const Absence why = absence(desk_.now, who, round);
      if (why != Absence::none) json_.member("absence", name_in(kAbsenceNames, why));
      json_.close('}');
    }
    json_.close(']');
  }
  void wishes() {
    json_.key("wishes").open('[');
    for (const auto& [one, other] : desk_.now.wishes.together) wish("together", {one, other}, 0);
    for (const auto& [one, other] : desk_.now.wishes.apart) wish("apart", {one, other}, 0);
    for (const auto& [who, table] : desk_.now.wishes.at_table) wish("at_table", {who}, table);
    json_.close(']');
  }
  void rounds(const std::vector<TablePlay>& plays) {
    plays_ = plays;
    json_.key("drawn").open('[');
    for (int round = 1; round <= static_cast<int>(desk_.now.rounds.size()); ++round)
      write(round, round_of(desk_.now, round));
    json_.close(']');
  }
  void quality(const Words& words) {
    json_.key("quality").open('[');
    for (const Message& told : quality_told(desk_.now))
      json_.value(std::string_view(words.say(told)));
    json_.close(']');
  }
  void clock(int round) {
    const RoundClock* clock = clock_of(desk_.now, round);
    if (clock == nullptr) return;
    json_.key("clock").open('{').member("begins", std::string_view(clock->begins));
    json_.member("minutes", clock->minutes).member("last_call", clock->last_call).close('}');
  }
  void rulings() {
    json_.key("rulings").open('[');
    for (const RoomRuling& ruling : desk_.now.rulings) {
      json_.open('{').member("round", ruling.round).member("table", ruling.table);
      if (const TableCall* call = call_ruled_on(desk_.now, ruling);
          call != nullptr && !call->text.empty())
        json_.member("call", std::string_view(call->text));
      if (!ruling.text.empty()) json_.member("text", std::string_view(ruling.text));
      if (!ruling.clause.empty()) json_.member("clause", std::string_view(ruling.clause));
      if (ruling.points != 0) {
        people("players", ruling.people);
        json_.member("points", clamped(ruling.points));
      }
      json_.close('}');
    }
    json_.close(']');
  }
  void matters(const std::vector<TablePlay>& plays, const Words& words) {
    json_.key("matters").open('[');
    std::vector<RoomMatter> all = spadille::matters(desk_);
    for (const RoomMatter& dispute : disputes(plays)) all.push_back(dispute);
    for (const RoomMatter& matter : all) {
      json_.open('{').member("kind", name_in(kMatters, matter.kind));
      json_.member("round", matter.round);
      if (matter.table != 0) json_.member("table", matter.table);
      if (matter.deal != 0) json_.member("deal", matter.deal);
      json_.member("text", std::string_view(words.say(matter.message)));
      json_.close('}');
    }
    json_.close(']');
  }
  void places(const std::vector<RankedLine>& lines) {
    json_.key("places").open('[');
    for (const RankedLine& line : lines) write(line);
    json_.close(']');
  }
  std::string take() && { return std::move(json_.close('}')).take(); }

 private:
  void people(std::string_view key, const std::vector<Entrant>& who) {
    json_.key(key).open('[');
    for (const Entrant each : who) json_.value(std::string_view(names_.of(id_of(desk_.now, each))));
    json_.close(']');
  }
  void numbers(std::string_view key, const std::vector<std::int64_t>& numbers) {
    if (numbers.empty()) return;
    json_.key(key).open('[');
    for (const std::int64_t number : numbers) json_.value(clamped(number));
    json_.close(']');
  }
  void wish(std::string_view what, const std::vector<Entrant>& who, int table) {
    json_.open('{').member("wish", what);
    people("players", who);
    if (table != 0) json_.member("table", table);
    json_.close('}');
  }
  void write(int number, const DrawnRound& round) {
    json_.open('{').member("round", number).key("tables").open('[');
    for (const DrawnTable& table : round.tables) write(number, table);
    json_.close(']');
    people("out", round.out);
    json_.close('}');
  }
  void write(int round, const DrawnTable& table) {
    json_.open('{').member("table", table.table);
    people("players", table.seats);
    json_.member("state", name_in(kTableStateNames, state_of(desk_, round, table)));
    write_play(round, table.table);
    json_.key("told").open('[');
    if (const TableResult* result = result_of(desk_.now, round, table.table))
      for (const ToldResult& told : result->told) write(told);
    json_.close(']').close('}');
  }
  /// How far a table is that keeps its deals.
  void write_play(int round, int table) {
    for (const TablePlay& play : plays_)
      if (play.round == round && play.table == table && play.session != 0) {
        json_.key("session").open('{').member("session", static_cast<int>(play.session));
        json_.member("deals", play.deals).member("rulings", play.rulings);
        json_.member("over", play.over).close('}');
      }
  }
  void write(const ToldResult& told) {
    json_.open('{').member("by", name_in(kSourceNames, told.source));
    if (told.by >= 0) people("teller", {told.by});
    if (!told.agreed.empty()) people("agreed", told.agreed);
    numbers("points", told.figures.points);
    numbers("roem", told.figures.roem);
    numbers("pits", told.figures.pits);
    if (told.figures.deals != 0) json_.member("deals", told.figures.deals);
    json_.close('}');
  }
  void write(const RankedLine& line) {
    json_.open('{').member("place", line.place);
    people("players", line.who);
    json_.member("total", clamped(line.total)).member("rounds", line.rounds);
    json_.member("deals", line.deals).member("played", line.played);
    json_.member("roem", clamped(line.roem)).member("pits", clamped(line.pits));
    json_.member("wins", line.wins).member("decided_by", name_in(kRungs, line.rung));
    if (line.prize != 0) json_.member("prize", clamped(line.prize));
    json_.key("scores").open('[');
    for (const RoundScore& score : line.scores) write(score);
    json_.close(']').close('}');
  }
  void write(const RoundScore& score) {
    json_.open('{').member("from", name_in(kFromNames, score.from));
    json_.member("points", clamped(score.points)).member("counts", score.counts).close('}');
  }

  const TournamentDesk& desk_;
  const Names& names_;
  JsonText json_;
  std::vector<TablePlay> plays_{};
};

void write(JsonText& json, const std::vector<Listed>& events) {
  json.key("events").open('[');
  for (const Listed& event : events) {
    json.open('{').member("event", static_cast<int>(event.id));
    json.member("title", std::string_view(event.summary.title));
    json.member("date", std::string_view(event.summary.date));
    if (!event.summary.place.empty()) json.member("place", std::string_view(event.summary.place));
    json.member("rounds", event.summary.deals);
    json.member("state", event.summary.state == Summary::State::open ? "open" : "closed");
    json.close('}');
  }
  json.close(']');
}

void write(JsonText& json, const TournamentSeasonLine& line, const Names& names) {
  json.open('{').member("place", line.place).member("name", std::string_view(names.of(line.id)));
  json.member("total", clamped(line.total)).member("events", line.there);
  json.key("scores").open('[');
  for (const EventScore& score : line.scores) {
    json.open('{').member("place", score.place);
    if (score.points) json.member("points", clamped(*score.points));
    json.member("counts", score.counts).close('}');
  }
  json.close(']').close('}');
}

}  // namespace

std::string events_answer(const std::vector<Listed>& events) {
  JsonText json = document("spadille/events");
  write(json, events);
  return std::move(json.close('}')).take();
}

std::string check_answer(int events, const std::vector<Breach>& breaches, const Words& words) {
  JsonText json = document("spadille/event-check");
  json.member("events", events).key("breaches").open('[');
  for (const Breach& breach : breaches) {
    json.open('{').member("promised", breach.promised);
    if (breach.round != 0) json.member("round", breach.round);
    if (breach.table != 0) json.member("table", breach.table);
    json.member("rule", std::string_view(to_string(breach.rule)));
    json.member("text", std::string_view(words.say(breach.message))).close('}');
  }
  return std::move(json.close(']').close('}')).take();
}

std::string season_answer(const EventSeason& season, const Names& names) {
  JsonText json = document("spadille/event-season");
  write(json, season.events);
  json.key("places").open('[');
  for (const TournamentSeasonLine& line : season.ranking.lines) write(json, line, names);
  return std::move(json.close(']').close('}')).take();
}

std::string room_answer(const TournamentDesk& desk, const Names& names, int round,
                        const std::vector<TablePlay>& plays, const Words& words) {
  RoomDocument answer(desk, names, "spadille/event-room");
  answer.plan();
  answer.roster(round);
  answer.wishes();
  answer.clock(round);
  answer.rounds(plays);
  answer.quality(words);
  answer.matters(plays, words);
  answer.rulings();
  return std::move(answer).take();
}

std::string ranking_answer(const TournamentDesk& desk, const Names& names,
                           const std::vector<RankedLine>& lines) {
  RoomDocument answer(desk, names, "spadille/event-ranking");
  answer.places(lines);
  return std::move(answer).take();
}

}  // namespace spadille
