#include "app/referee/house_ruling_answers.h"

#include "app/answer_parts.h"
#include "app/referee/house_ruling_words.h"
#include "session/event.h"

namespace spadille {
namespace {

void write_text(JsonText& json, std::string_view key, const std::string& text) {
  if (!text.empty()) json.member(key, text);
}

void write_rules(JsonText& json, const std::vector<Difference>& rules) {
  if (rules.empty()) return;
  json.key("other_rules").open('[');
  for (const auto& [then, now] : rules) {
    json.open('{').member("key", then.member->key).member("a", then.value());
    json.member("b", now.value()).member("rule", to_string(then.member->rule)).close('}');
  }
  json.close(']');
}

}  // namespace

void write_house(JsonText& json, const RulingView& view, const Words& words) {
  if (view.house.empty()) return;
  json.key("house").open('[');
  for (const HouseDecision& house : view.house) {
    json.open('{').member("name", std::string_view(house.name));
    write_text(json, "date", house.date);
    write_text(json, "place", house.place);
    write_text(json, "why", house.why);
    json.member("rule", to_string(house.clause));
    write_ruling(json, house.ruling, words, view.names);
    write_ruling(json.key("by_rules").open('{'), house.by_rules, words, view.names);
    json.close('}');
    write_rules(json, house.rules);
    json.close('}');
  }
  json.close(']');
}

std::string precedents_answer(const std::vector<HouseRuling>& rulings, const Words& words) {
  JsonText json;
  json.open('{').member("format", "spadille/precedents").member("version", 1);
  json.key("precedents").open('[');
  for (const auto& [name, told] : rulings) {
    json.open('{').member("name", std::string_view(name));
    json.member("game", told.incident.game().id()).member("what", kind_of(told.incident)->name);
    json.member("rule", to_string(told.clause));
    write_text(json, "title", told.table.about.title);
    write_text(json, "date", told.table.about.date);
    write_text(json, "place", told.table.about.place);
    write_text(json, "why", told.why);
    json.key("text").open('[');
    for (const std::string& line : decision_in_words(told, words)) json.value(line);
    json.close(']').close('}');
  }
  return std::move(json.close(']').close('}')).take();
}

}  // namespace spadille
