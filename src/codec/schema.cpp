#include "codec/schema.h"

#include "nlohmann/json.hpp"

#include "codec/log_document.h"
#include "codec/short_form.h"
#include "games/questions.h"

namespace spadille {
namespace {

using Json = nlohmann::ordered_json;
using Describe = std::function<std::string(std::string_view)>;

Json letters(std::string_view all) {
  Json list = Json::array();
  for (const char c : all) list.push_back(std::string(1, c));
  return list;
}

Json whole_numbers(const Member& member) {
  if (member.step == 1)
    return {{"type", "integer"}, {"minimum", member.min}, {"maximum", member.max}};
  Json values = Json::array();
  for (int n = member.min; n <= member.max; n += member.step) values.push_back(n);
  return {{"enum", values}};
}

/// Each text, and the number where it looks like one.
Json spelt(const std::vector<std::string>& texts) {
  Json list = Json::array();
  for (const std::string& text : texts) list.push_back(text);
  for (const std::string& text : texts)
    if (text.find_first_not_of("0123456789") == std::string::npos) list.push_back(std::stoi(text));
  return {{"enum", list}};
}

Json ranks() {
  Json list = letters(kRankLetters);
  list.push_back("10");
  for (int pips = 2; pips <= 10; ++pips) list.push_back(pips);
  return {{"enum", list}};
}

/// Two letters; where suits do not matter, the rank alone as well.
Json card(const Member& member, const std::string& others) {
  const std::string suit = member.by_rank ? "[SHDC]?" : "[SHDC]";
  std::string all = suit + "[2-9TJQKA]";
  if (member.by_rank) all += "|10";
  if (!others.empty()) all += "|" + others;
  const bool alone = all.find('|') == std::string::npos;
  Json schema = {{"type", "string"}, {"pattern", alone ? "^" + all + "$" : "^(" + all + ")$"}};
  if (!member.by_rank) return schema;
  schema["type"] = {"string", "integer"};
  schema["minimum"] = static_cast<int>(Rank::two);
  schema["maximum"] = static_cast<int>(Rank::ten);
  return schema;
}

Json item(const Member& member) {
  switch (member.kind) {
    case Kind::flag: return {{"type", "boolean"}};
    case Kind::choice: return spelt({member.choices.begin(), member.choices.end()});
    case Kind::calls: return {{"enum", member.choices}};
    case Kind::suit: return {{"enum", letters(kSuitLetters)}};
    case Kind::rank:
    case Kind::ranks: return ranks();
    case Kind::cards: return card(member, "");
    case Kind::card: return card(member, "X");
    case Kind::trick: return card(member, "X|[?]");
    case Kind::integer:
    case Kind::integers:
    case Kind::marks:
    case Kind::seat:
    case Kind::seats: break;
  }
  return whole_numbers(member);
}

Json described(const Member& member, const Describe& describe) {
  const std::string clause = member.rule.named() ? " (" + to_string(member.rule) + ")" : "";
  Json schema = {{"description", describe(member.label) + clause}};
  if (!is_list(member.kind)) {
    schema.update(item(member));
    return schema;
  }
  schema["type"] = "array";
  schema["items"] = item(member);
  schema["maxItems"] = member.most;
  if (is_set(member.kind) && !member.by_rank) schema["uniqueItems"] = true;
  return schema;
}

Json object_of(Json properties) {
  return {
      {"type", "object"}, {"additionalProperties", false}, {"properties", std::move(properties)}};
}

template <typename Row>
Json closed_object(std::span<const Row> table, const Describe& describe) {
  Json properties = Json::object();
  for (const Row& row : table) properties[std::string(row.key)] = described(row, describe);
  return object_of(std::move(properties));
}

/// The members of a question, as a game takes them.
template <Game G, typename Row>
Json question(std::span<const Row> table, const Describe& describe) {
  Json properties = Json::object();
  for (const Row& row : table)
    properties[std::string(row.key)] = described(as_asked<G>(row), describe);
  return object_of(std::move(properties));
}

Json text() { return {{"type", "string"}, {"maxLength", Limits{}.text_bytes}}; }

Json numbers() {
  return {{"type", "array"}, {"items", {{"type", "integer"}}}, {"maxItems", kMaxSeats}};
}

Json finished_games() {
  Json game = {{"type", "object"},
               {"additionalProperties", false},
               {"required", {"totals", "winners"}},
               {"properties", {{"totals", numbers()}, {"winners", numbers()}}}};
  return {{"type", "array"}, {"items", game}};
}

template <Game G>
Json rules_schema(const Describe& describe) {
  Json ids = Json::array();
  for (const auto& preset : G::presets()) ids.push_back(preset.id);
  Json object = closed_object(G::options(), describe);
  object["properties"]["preset"] = {{"enum", ids}};
  return {{"anyOf", {Json{{"enum", ids}}, object}}};
}

/// A part that stands in the schema of another format already.
template <Game G>
Json part_of(Format format, const std::string& path) {
  const std::string file = std::string(name(format).substr(name(format).find('/') + 1));
  return {{"$ref", file + ".schema.json#/$defs/" + std::string(G::kId) + "/properties/" + path}};
}

Json date() { return {{"type", "string"}, {"pattern", R"(^\d{4}-\d{2}-\d{2}$)"}}; }

template <Game G>
Json before_schema(const Describe& describe) {
  Json before = closed_object(G::carried(), describe);
  before["properties"]["games"] = finished_games();
  return before;
}

Json array_of(Json items, std::size_t most) {
  return {{"type", "array"}, {"items", std::move(items)}, {"maxItems", most}};
}

Json uuid() {
  return {{"type", "string"},
          {"pattern", "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}};
}

/// What an event says; which members belong to which kind, docs/format/log.md tells.
template <Game G>
Json payload_schema() {
  const Json long_text = {{"type", "string"}, {"maxLength", kPayloadLimits.text_bytes}};
  Json properties = {{"title", long_text},
                     {"date", date()},
                     {"place", long_text},
                     {"players", array_of(uuid(), G::kMaxSeats)},
                     {"waiting", {{"type", "array"}, {"items", uuid()}}}};
  for (const auto& row : event_fields())
    properties[std::string(row.key)] =
        is_list(row.kind) ? array_of(item(row), static_cast<std::size_t>(row.most)) : item(row);
  properties["deal"] = part_of<G>(Format::deal, "deal/anyOf/1");
  properties["played"] = part_of<G>(Format::played, "played");
  properties["incident"] = part_of<G>(Format::incident, "incident");
  properties["rules"] = part_of<G>(Format::rules, "rules");
  properties["before"] = part_of<G>(Format::deal, "before");
  properties["lines"] = {{"type", "array"}, {"items", long_text}};
  properties["text"] = long_text;
  return {{"type", "object"}, {"additionalProperties", false}, {"properties", properties}};
}

template <Game G>
Json event_schema() {
  return {
      {"type", "object"},
      {"additionalProperties", false},
      {"required", {"seq", "id", "kind", "format", "payload", "at", "device"}},
      {"properties",
       {{"seq", {{"type", "integer"}, {"minimum", 1}}},
        {"id", uuid()},
        {"kind", {{"enum", kEventNames}}},
        {"format", {{"const", kPayloadFormat}}},
        {"payload", payload_schema<G>()},
        {"at", {{"type", "string"}, {"pattern", R"(^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)?$)"}}},
        {"device", uuid()}}}};
}

template <Game G>
Json log_document_schema() {
  const Json player = {{"type", "object"},
                       {"additionalProperties", false},
                       {"required", {"id"}},
                       {"properties", {{"id", uuid()}, {"name", text()}}}};
  Json events = array_of(event_schema<G>(), kLogLimits.deals);
  events["minItems"] = 1;
  return {{"type", "object"},
          {"additionalProperties", false},
          {"required", {"format", "version", "game", "session", "players", "events"}},
          {"properties",
           {{"$schema", {{"type", "string"}}},
            {"format", {{"const", kLogFormat}}},
            {"version", {{"const", kLogVersion}}},
            {"game", {{"const", G::kId}}},
            {"session", uuid()},
            {"hash", {{"type", "string"}, {"pattern", "^[0-9a-f]{64}$"}}},
            {"players", {{"type", "array"}, {"items", player}}},
            {"events", events}}}};
}

/// A trick is its cards, or they and what is known besides.
template <Game G>
Json played_schema(const Describe& describe) {
  Json played = question<G>(play_fields(), describe);
  const Member hand_of = as_asked<G>(cards_of_hand());
  Json hand = array_of(item(hand_of), static_cast<std::size_t>(hand_of.most));
  const Member cards = as_asked<G>(cards_of_trick());
  Json trick = {{"anyOf",
                 {array_of(item(cards), static_cast<std::size_t>(cards.most)),
                  question<G>(trick_fields(), describe)}}};
  played["properties"]["hands"] = array_of(std::move(hand), kMaxSeats);
  played["properties"]["tricks"] = {{"type", "array"}, {"items", std::move(trick)}};
  return played;
}

template <Game G>
Json document_schema(Format format, const Describe& describe) {
  Json properties = {{"$schema", {{"type", "string"}}},
                     {"format", {{"const", name(format)}}},
                     {"version", {{"const", kFormatVersion}}},
                     {"game", {{"const", G::kId}}},
                     {"title", text()},
                     {"date", date()},
                     {"place", text()},
                     {"players",
                      {{"type", "array"},
                       {"items", text()},
                       {"minItems", G::kMinSeats},
                       {"maxItems", G::kMaxSeats}}},
                     {"rules", format == Format::rules ? rules_schema<G>(describe)
                                                       : part_of<G>(Format::rules, "rules")}};
  Json required = {"format", "version", "game"};
  const bool has_before = format != Format::rules && format != Format::deal;
  if (has_before) properties["before"] = part_of<G>(Format::deal, "before");
  const Json deal = part_of<G>(Format::deal, "deal");
  const auto require = [&](std::string_view key, Json schema) {
    properties[std::string(key)] = std::move(schema);
    required.push_back(key);
  };
  switch (format) {
    case Format::deal:
      properties["before"] = before_schema<G>(describe);
      require("deal", {{"anyOf",
                        {Json{{"type", "string"}, {"description", grammar<G>()}},
                         closed_object(G::form(), describe)}}});
      break;
    case Format::incident: require("incident", closed_object(G::incidents(), describe)); break;
    case Format::session: properties["deals"] = {{"type", "array"}, {"items", deal}}; break;
    case Format::turn: require("turn", question<G>(turn_fields(), describe)); break;
    case Format::auction: require("auction", question<G>(auction_fields(), describe)); break;
    case Format::played:
      properties["deal"] = deal;
      require("played", played_schema<G>(describe));
      break;
    case Format::rules:
    case Format::event: break;
  }
  return {{"type", "object"},
          {"additionalProperties", false},
          {"required", required},
          {"properties", properties}};
}

/// One of the games' schemas, as `of_game` makes each.
std::string one_of(std::string_view title, const auto& of_game) {
  Json games = Json::array();
  Json definitions = Json::object();
  Games::for_each([&](auto game) {
    using G = decltype(game);
    games.push_back({{"$ref", "#/$defs/" + std::string(G::kId)}});
    definitions[std::string(G::kId)] = of_game(game);
  });
  const Json root = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                     {"title", title},
                     {"oneOf", games},
                     {"$defs", definitions}};
  return root.dump(2) + '\n';
}

}  // namespace

std::string schema(Format format, const Describe& describe) {
  return one_of(name(format),
                [&](auto game) { return document_schema<decltype(game)>(format, describe); });
}

std::string log_schema() {
  return one_of(kLogFormat, [&](auto game) { return log_document_schema<decltype(game)>(); });
}

}  // namespace spadille
