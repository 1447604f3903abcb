#include "codec/json_text.h"
#include "codec/tournament_log.h"
#include "tournament/plan_words.h"

namespace spadille {
namespace {

/// Members that are what they are without being said are left out.
class Writer {
 public:
  Writer() { json_.open('{'); }
  Writer& text(std::string_view key, std::string_view text) {
    if (!text.empty()) json_.member(key, text);
    return *this;
  }
  Writer& number(std::string_view key, std::int64_t number, std::int64_t usual = 0) {
    if (number != usual) json_.member(key, static_cast<int>(number));
    return *this;
  }
  Writer& flag(std::string_view key, bool flag) {
    if (flag) json_.member(key, true);
    return *this;
  }
  Writer& texts(std::string_view key, const std::vector<std::string>& texts) {
    if (texts.empty()) return *this;
    json_.key(key).open('[');
    for (const std::string& text : texts) json_.value(std::string_view(text));
    json_.close(']');
    return *this;
  }
  Writer& numbers(std::string_view key, const std::vector<std::int64_t>& numbers) {
    if (numbers.empty()) return *this;
    json_.key(key).open('[');
    for (const std::int64_t number : numbers) json_.value(static_cast<int>(number));
    json_.close(']');
    return *this;
  }
  Writer& rules(const std::string& rules) {
    if (rules.empty()) return *this;
    json_.key("rules");
    if (rules.front() == '{')
      json_.raw(rules);
    else
      json_.value(std::string_view(rules));
    return *this;
  }
  std::string take() && { return std::move(json_.close('}')).take(); }

 private:
  JsonText json_{};
};

void write_ranking(Writer& json, const RankingRules& ranking) {
  std::vector<std::string> ladder;
  for (const TieBreak rung : ranking.ladder) ladder.emplace_back(name_in(kTieBreakNames, rung));
  json.text("measure", name_in(kMeasureNames, ranking.measure));
  json.flag("fewer_is_better", ranking.fewer_is_better);
  json.number("best", ranking.best).number("least", ranking.least).texts("ladder", ladder);
}

void write_plan(Writer& json, const Plan& plan, const std::string& rules) {
  json.text("title", plan.title).text("place", plan.place).text("date", plan.date);
  json.text("game", plan.game).rules(rules).text("method", name_in(kMethodNames, plan.method));
  json.number("rounds", plan.rounds).number("deals", plan.deals).number("seats", plan.seats, 4);
  json.number("minutes", plan.minutes).number("last_call", plan.last_call, kUsualLastCall);
  json.flag("alone", !plan.partners).flag("short_tables", plan.short_tables);
  json.number("seed", static_cast<std::int64_t>(plan.seed));
  write_ranking(json, plan.ranking);
  json.text("sit_out", written(plan.credits.forced)).text("absent", written(plan.credits.choice));
  json.text("late", written(plan.credits.late)).text("gone", written(plan.credits.gone));
  std::vector<std::string> prizes;
  for (const Prize& prize : plan.prizes) prizes.push_back(written(prize));
  json.texts("prizes", prizes);
}

void write_draw(Writer& json, const TournamentEvent& event) {
  std::vector<std::string> tables;
  for (const auto& seats : event.tables) {
    std::string& table = tables.emplace_back();
    for (const std::string& id : seats) table += (table.empty() ? "" : " ") + id;
  }
  json.number("round", event.round).texts("tables", tables).texts("out", event.people);
  json.number("group", event.group).flag("by_hand", event.by_hand);
}

void write_result(Writer& json, const TournamentEvent& event) {
  json.number("round", event.round).number("table", event.table);
  json.text("source", name_in(kSourceNames, event.source)).numbers("points", event.figures.points);
  json.numbers("roem", event.figures.roem).numbers("pits", event.figures.pits);
  json.number("deals", event.figures.deals).texts("people", event.people);
}

void write_clock(Writer& json, const TournamentEvent& event) {
  json.number("round", event.round).text("begins", event.begins);
  json.number("minutes", event.minutes).number("last_call", event.last_call, kUsualLastCall);
}

void write_answer(Writer& json, const TournamentEvent& event) {
  json.number("of", event.of).number("round", event.round).number("table", event.table);
  json.text("clause", event.clause).texts("people", event.people);
  json.number("points", event.points).text("text", event.text);
}

}  // namespace

std::string payload(const TournamentEvent& event) {
  using enum EventKind;
  Writer json;
  if (event.kind == opened || event.kind == opening_corrected) {
    write_plan(json, event.plan, event.rules);
  } else if (event.kind == roster_changed) {
    json.texts("people", event.people).number("round", event.round);
    json.text("absence", name_in(kAbsenceNames, event.absence));
  } else if (event.kind == wished) {
    json.text("wish", name_in(kWishNames, event.wish)).texts("people", event.people);
    json.number("table", event.table).flag("off", event.off);
  } else if (event.kind == round_drawn) {
    write_draw(json, event);
  } else if (event.kind == result_told) {
    write_result(json, event);
  } else if (event.kind == awarded) {
    json.texts("people", event.people).number("round", event.round);
    json.number("points", event.points).text("text", event.text);
  } else if (event.kind == table_begun) {
    json.number("round", event.round).number("table", event.table).text("session", event.session);
  } else if (event.kind == result_agreed) {
    json.number("of", event.of).number("round", event.round).number("table", event.table);
    json.texts("people", event.people);
  } else if (event.kind == clock_set) {
    write_clock(json, event);
  } else if (event.kind == referee_called) {
    json.number("round", event.round).number("table", event.table).texts("people", event.people);
    json.text("text", event.text);
  } else if (event.kind == call_answered) {
    write_answer(json, event);
  } else {
    json.number("of", event.of).text("text", event.text);
  }
  json.flag("joined", event.joined);
  return std::move(json).take();
}

}  // namespace spadille
