#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nlohmann/json.hpp"

#include "codec/document.h"
#include "codec/line_text.h"
#include "session/event.h"

namespace spadille {
namespace {

using Json = nlohmann::ordered_json;

/// Never throws: text that is no UTF-8, which only a program could hand us, is replaced.
std::string text_of(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json item(const Member& member, int number) {
  if (member.kind == Kind::flag) return number != 0;
  if (is_text(member.kind)) return shown(member, number);
  return number;
}

Json list(const Member& member, const Value& value) {
  Json items = Json::array();
  for (const int number : value) items.push_back(item(member, number));
  return items;
}

/// Absent members are left out, except where `complete`: rules say every option.
template <typename Row, typename Owner>
Json object(std::span<const Row> table, const Owner& owner, bool complete) {
  Json object = Json::object();
  for (const Row& row : table) {
    const Value value = row.get(owner);
    if (value.empty() && !(complete && row.kind == Kind::flag)) continue;
    if (is_list(row.kind)) object[std::string(row.key)] = list(row, value);
    if (!is_list(row.kind)) object[std::string(row.key)] = item(row, value.empty() ? 0 : value[0]);
  }
  return object;
}

Json games(std::span<const FinishedGame> games) {
  Json list = Json::array();
  for (const FinishedGame& game : games) {
    Json totals = Json::array();
    Json winners = Json::array();
    for (const int total : game.totals) totals.push_back(total);
    for (const Seat winner : game.winners) winners.push_back(winner.index);
    list.push_back({{"totals", totals}, {"winners", winners}});
  }
  return list;
}

/// Members one below the other; deals one a line.
class Lines {
 public:
  void add(std::string_view key, const Json& value) {
    text_ += text_.empty() ? "{\n  " : ",\n  ";
    text_ += Json(std::string(key)).dump() + ": " + text_of(value);
  }
  void add_lines(std::string_view key, const std::vector<Json>& values) {
    add(key, Json::array());
    text_.pop_back();
    for (std::size_t i = 0; i < values.size(); ++i)
      text_ += (i == 0 ? "\n    " : ",\n    ") + text_of(values[i]);
    text_ += values.empty() ? "]" : "\n  ]";
  }
  [[nodiscard]] std::string end() && { return std::move(text_) + "\n}\n"; }

 private:
  std::string text_{};
};

void write_about(Lines& lines, const AnyGame& game, Format format, const About& about) {
  lines.add("format", name(format));
  lines.add("version", kFormatVersion);
  lines.add("game", game.id());
  if (!about.title.empty()) lines.add("title", about.title);
  if (!about.date.empty()) lines.add("date", about.date);
  if (!about.place.empty()) lines.add("place", about.place);
  if (!about.players.empty()) lines.add("players", about.players);
}

Json ruling(const Ruling& ruling) {
  Json told = object(ruling_fields(), ruling, false);
  Json lines = Json::array();
  for (const Line& line : ruling.lines)
    if (!line.postings.empty()) lines.push_back(codec::text_of(line));
  if (!lines.empty()) told["lines"] = lines;
  return told;
}

/// The options of these keys.
Json some(const AnyRules& rules, const std::vector<std::string_view>& keys) {
  const Json all = object(rules.game().options(), rules, true);
  Json told = Json::object();
  for (const std::string_view key : keys) told[std::string(key)] = all[std::string(key)];
  return told;
}

}  // namespace

std::string write_precedent(const ToldPrecedent& precedent) {
  const auto& [table, options, incident, clause, by_rules, decided, why] = precedent;
  const AnyGame& game = table.rules.game();
  Lines lines;
  write_about(lines, game, Format::precedent, table.about);
  lines.add("rules", some(table.rules, options));
  lines.add("seats", seats_at(table.rules, accounts(table.before)));
  lines.add("dealer", dealer(table.before).index);
  lines.add("incident", object(game.incidents(), incident, false));
  lines.add("clause", to_string(clause));
  lines.add("by_rules", ruling(by_rules));
  lines.add("decided", ruling(decided));
  if (!why.empty()) lines.add("why", why);
  return std::move(lines).end();
}

std::string on_one_line(std::string_view document) {
  std::string line;
  for (std::size_t i = 0; i < document.size(); ++i) {
    if (document[i] != '\n') {
      line += document[i];
      continue;
    }
    const auto next = std::min(document.find_first_not_of(' ', i + 1), document.size());
    i = next - 1;
  }
  return line + '\n';
}

std::string write_document(Format format, const Evening& evening) {
  const AnyGame& game = evening.rules.game();
  Lines lines;
  write_about(lines, game, format, evening.about);
  lines.add("rules", object(game.options(), evening.rules, true));
  if (format == Format::rules) return std::move(lines).end();
  Json before = object(game.carried(), evening.before, false);
  const auto& finished = finished_games(evening.before);
  if (!finished.empty()) before["games"] = games(finished);
  lines.add("before", before);
  std::vector<Json> deals;
  for (const AnyDeal& deal : evening.deals) deals.push_back(object(game.form(), deal, false));
  if (format == Format::session) lines.add_lines("deals", deals);
  if (format == Format::deal && !deals.empty()) lines.add("deal", deals.front());
  return std::move(lines).end();
}

}  // namespace spadille
