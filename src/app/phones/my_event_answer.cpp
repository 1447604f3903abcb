#include "app/phones/my_event_answer.h"

#include <algorithm>

#include "app/phones/parts.h"
#include "app/tournament/room.h"
#include "app/tournament/room_words.h"
#include "core/ledger.h"
#include "tournament/clock.h"
#include "tournament/plan_words.h"

namespace spadille {
namespace {

constexpr std::size_t kLeaders = 10;
constexpr int kPrized = 3;  ///< the last place that people reckon with
constexpr std::int64_t kSecondsOfMinute = 60;

/// The event as somebody sees it.
class MyEvent {
 public:
  MyEvent(const RunningEvent& event, const Names& names, const Asker& by, const Words& words,
          JsonText& json)
      : event_(event),
        now_(event.desk.now),
        names_(names),
        me_(event.desk.now, names, by.player),
        directs_(by.duty == Asker::Duty::director),
        shown_(me_.is_there() ? me_.round_shown(event.playing)
                              : std::min(event.playing, static_cast<int>(now_.rounds.size()))),
        words_(words),
        json_(json) {
    if (me_.is_there()) name_ = names.of(by.player);
  }

  void write() {
    write_event(json_, event_.desk);
    if (now_.closed) json_.member("closed", true);
    const Plan& plan = now_.plan;
    json_.member("title", plan.title).member("game", plan.game).member("rounds", plan.rounds);
    if (plan.deals != 0) json_.member("deals", plan.deals);
    write_texts(json_, "asked", asked());
    if (shown_ > 0) json_.member("round", shown_);
    if (!name_.empty()) json_.member("name", name_);
    if (me_.is_there()) mine();
    standing();
    room();
    leaders();
    clock();
    if (directs_) callers();
  }

 private:
  [[nodiscard]] std::vector<std::string> asked() const {
    std::vector<std::string> all{"points"};
    if (counts_roem(now_.plan)) all.emplace_back("roem");
    if (counts_pits(now_.plan)) all.emplace_back("pits");
    return all;
  }

  [[nodiscard]] std::string name_of(Entrant who) const { return names_.of(id_of(now_, who)); }
  void people(std::string_view key, const std::vector<Entrant>& who) {
    json_.key(key).open('[');
    for (const Entrant each : who) json_.value(name_of(each));
    json_.close(']');
  }
  void numbers(std::string_view key, const std::vector<std::int64_t>& figures) {
    if (figures.empty()) return;
    json_.key(key).open('[');
    for (const std::int64_t figure : figures) json_.value(clamped(figure));
    json_.close(']');
  }

  /// My rounds, as far as I have come.
  void mine() {
    json_.key("mine").open('[');
    for (int round = 1; round <= shown_; ++round) {
      json_.open('{').member("round", round);
      if (const DrawnTable* table = me_.table_in(round))
        at_table(round, *table);
      else
        not_at_table(round);
      score(round);
      json_.close('}');
    }
    json_.close(']');
  }

  void not_at_table(int round) {
    const auto& out = round_of(now_, round).out;
    const Absence why = me_.absence_in(round);
    if (std::any_of(out.begin(), out.end(), [this](Entrant who) { return me_.is(who); }))
      json_.member("absence", name_in(kFromNames, RoundScore::From::forced));
    else if (why != Absence::none)
      json_.member("absence", name_in(kAbsenceNames, why));
  }

  /// With whom and against whom: clockwise from who sits left of me.
  void at_table(int round, const DrawnTable& table) {
    const int seat = me_.seat_at(table);
    const int seats = static_cast<int>(table.seats.size());
    const int place = place_of(now_.plan, table, seat);
    std::vector<Entrant> with;
    std::vector<Entrant> against;
    for (int next = 1; next < seats; ++next) {
      const int other = (seat + next) % seats;
      const Entrant who = table.seats[static_cast<std::size_t>(other)];
      (place_of(now_.plan, table, other) == place ? with : against).push_back(who);
    }
    json_.member("table", table.table).member("seat", seat);
    if (seat == 0) json_.member("deals_first", true);
    people("with", with);
    people("against", against);
    sides(table, place);
    told(round, table);
    if (session_at(now_, round, table.table) != nullptr) json_.member("deal_by_deal", true);
    calls(round, table.table);
    rulings(round, table.table);
  }

  /// Whose each figure of a result is.
  void sides(const DrawnTable& table, int mine) {
    json_.key("sides").open('[');
    for (int side = 0; side < static_cast<int>(figures_at(now_.plan, table)); ++side) {
      std::vector<Entrant> who;
      for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
        if (place_of(now_.plan, table, seat) == side)
          who.push_back(table.seats[static_cast<std::size_t>(seat)]);
      json_.open('{');
      people("players", who);
      if (side == mine) json_.member("mine", true);
      json_.close('}');
    }
    json_.close(']');
  }

  void told(int round, const DrawnTable& table) {
    json_.member("state", name_in(kTableStateNames, state_of(event_.desk, round, table)));
    if (const auto why = impossible(event_.desk, round, table))
      json_.member("why", words_.say(why->message)).member("rule", to_string(why->rule));
    const TableResult* result = result_of(now_, round, table.table);
    if (result == nullptr) return;
    json_.key("told").open('[');
    for (const ToldResult& each : result->told) told(*result, each);
    json_.close(']');
  }

  void told(const TableResult& result, const ToldResult& each) {
    const bool mine = each.by >= 0 && me_.is(each.by);
    const bool agreed = std::any_of(each.agreed.begin(), each.agreed.end(),
                                    [this](Entrant who) { return me_.is(who); });
    json_.open('{').member("entry", each.entry);
    json_.member("source", name_in(kSourceNames, each.source));
    if (each.by >= 0) json_.member("by", name_of(each.by));
    numbers("points", each.figures.points);
    numbers("roem", each.figures.roem);
    numbers("pits", each.figures.pits);
    if (each.figures.deals != 0) json_.member("deals", each.figures.deals);
    if (!each.agreed.empty()) people("agreed", each.agreed);
    if (mine) json_.member("mine", true);
    if (!mine && !agreed && !now_.closed && !has_told(result, each.figures))
      json_.member("may_agree", true);
    json_.close('}');
  }

  /// Whether I have told the same myself.
  [[nodiscard]] bool has_told(const TableResult& result, const Figures& figures) const {
    return std::any_of(result.told.begin(), result.told.end(), [&](const ToldResult& each) {
      return each.by >= 0 && me_.is(each.by) && each.figures == figures;
    });
  }

  void calls(int round, int table) {
    json_.key("calls").open('[');
    for (const TableCall& call : now_.calls) {
      if (call.round != round || call.table != table || call.answer != 0) continue;
      json_.open('{').member("entry", call.entry);
      told(call);
    }
    json_.close(']');
  }

  /// Every table that waits for the referee.
  void callers() {
    json_.key("callers").open('[');
    for (const TableCall& call : now_.calls) {
      if (call.answer != 0) continue;
      json_.open('{').member("entry", call.entry);
      json_.member("round", call.round).member("table", call.table);
      told(call);
    }
    json_.close(']');
  }
  void told(const TableCall& call) {
    if (call.by >= 0) json_.member("by", name_of(call.by));
    if (!call.text.empty()) json_.member("text", call.text);
    json_.close('}');
  }

  void rulings(int round, int table) {
    json_.key("rulings").open('[');
    for (const RoomRuling& ruling : now_.rulings) {
      if (ruling.round != round || ruling.table != table) continue;
      json_.open('{').member("entry", ruling.entry);
      if (!ruling.text.empty()) json_.member("text", ruling.text);
      if (!ruling.clause.empty()) json_.member("rule", ruling.clause);
      if (ruling.points != 0) {
        json_.member("points", clamped(ruling.points));
        people("players", ruling.people);
      }
      json_.close('}');
    }
    json_.close(']');
  }

  void score(int round) {
    const RankedLine* line = line_of_mine();
    const auto at = static_cast<std::size_t>(round) - 1;
    if (line == nullptr || at >= line->scores.size()) return;
    const RoundScore& score = line->scores[at];
    json_.member("from", name_in(kFromNames, score.from));
    json_.member("points", clamped(score.points)).member("counts", score.counts);
  }

  [[nodiscard]] const RankedLine* line_of_mine() const {
    for (const RankedLine& line : event_.ranking)
      if (std::any_of(line.who.begin(), line.who.end(),
                      [this](Entrant who) { return me_.is(who); }))
        return &line;
    return nullptr;
  }

  void standing() {
    const RankedLine* line = line_of_mine();
    if (line == nullptr) return;
    json_.member("total", clamped(line->total));
    if (line->place == 0 || line->rounds == 0) return;  // nothing that he did counts yet
    json_.member("place", line->place).member("of", static_cast<int>(event_.ranking.size()));
    const RankingRules& rules = now_.plan.ranking;
    if (line->place <= kPrized || rules.measure != Measure::sum) return;
    const std::int64_t third = event_.ranking[kPrized - 1].total;
    json_.member("to_third",
                 clamped(rules.fewer_is_better ? line->total - third : third - line->total));
  }

  /// Where everybody sits in the round that is shown.
  void room() {
    std::vector<bool> named(now_.roster.size());
    const auto name_all = [&](const std::vector<Entrant>& who) {
      for (const Entrant each : who) named[static_cast<std::size_t>(each)] = true;
    };
    json_.key("tables").open('[');
    if (shown_ > 0)
      for (const DrawnTable& table : round_of(now_, shown_).tables) {
        json_.open('{').member("table", table.table);
        people("players", table.seats);
        json_.close('}');
        name_all(table.seats);
      }
    json_.close(']');
    if (shown_ > 0) {
      people("out", round_of(now_, shown_).out);
      name_all(round_of(now_, shown_).out);
    }
    std::vector<Entrant> others;
    for (std::size_t i = 0; i < named.size(); ++i)
      if (!named[i]) others.push_back(static_cast<Entrant>(i));
    people("others", others);
  }

  /// Everybody who has a place, once the event is over.
  void leaders() {
    json_.key("leaders").open('[');
    const auto& all = event_.ranking;
    const std::size_t shown = now_.closed ? all.size() : std::min(all.size(), kLeaders);
    for (std::size_t i = 0; i < shown; ++i) {
      if (all[i].place == 0 || all[i].rounds == 0) break;
      json_.open('{').member("place", all[i].place);
      people("players", all[i].who);
      json_.member("total", clamped(all[i].total)).close('}');
    }
    json_.close(']');
  }

  /// Of the round that is shown; where that has none yet, of the last before it that has one.
  void clock() {
    const RoundClock* clock = nullptr;
    for (int round = shown_; round > 0 && clock == nullptr; --round) clock = clock_of(now_, round);
    const auto begins = clock == nullptr ? std::nullopt : seconds_of(clock->begins);
    if (!begins) return;
    const std::int64_t ends = *begins + clock->minutes * kSecondsOfMinute;
    json_.key("clock").open('{').member("round", clock->round).member("begins", clock->begins);
    json_.member("ends", time_of(ends));
    if (clock->last_call > 0)
      json_.member("last_call", time_of(ends - clock->last_call * kSecondsOfMinute));
    json_.close('}');
  }

  const RunningEvent& event_;
  const Tournament& now_;
  const Names& names_;
  Attendee me_;
  bool directs_;
  int shown_;
  const Words& words_;
  JsonText& json_;
  std::string name_{};
};

}  // namespace

void write_event(JsonText& json, const TournamentDesk& desk) {
  json.key("event").open('{').member("number", static_cast<int>(desk.id));
  json.member("id", desk.uuid).member("head", desk.head()).close('}');
}

std::string my_event_answer(const RunningEvent* event, const Names& names, const Asker& by,
                            const std::string& now, const Words& words) {
  JsonText json = begun("spadille/my-event", words);
  json.member("now", now);
  if (event != nullptr) MyEvent(*event, names, by, words, json).write();
  return std::move(json.close('}')).take();
}

}  // namespace spadille
