#include "codec/schema.h"

#include "nlohmann/json.hpp"

#include "codec/log_document.h"
#include "codec/short_form.h"

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

Json item(const Member& member) {
  switch (member.kind) {
    case Kind::flag: return {{"type", "boolean"}};
    case Kind::choice:
    case Kind::calls: return {{"enum", member.choices}};
    case Kind::suit: return {{"enum", letters(kSuitLetters)}};
    case Kind::rank:
    case Kind::ranks: return {{"enum", letters(kRankLetters)}};
    case Kind::cards: return {{"type", "string"}, {"pattern", "^[SHDC][2-9TJQKA]$"}};
    case Kind::card: return {{"type", "string"}, {"pattern", "^([SHDC][2-9TJQKA]|X)$"}};
    case Kind::trick: return {{"type", "string"}, {"pattern", "^([SHDC][2-9TJQKA]|X|[?])$"}};
    case Kind::integer:
    case Kind::integers:
    case Kind::marks:
    case Kind::seat:
    case Kind::seats: break;
  }
  return whole_numbers(member);
}

Json described(const Member& member, const Describe& describe) {
  Json schema = {{"description", describe(member.label) + " (" + to_string(member.rule) + ")"}};
  if (!is_list(member.kind)) {
    schema.update(item(member));
    return schema;
  }
  schema["type"] = "array";
  schema["items"] = item(member);
  schema["maxItems"] = member.most;
  if (is_set(member.kind)) schema["uniqueItems"] = true;
  return schema;
}

template <typename Row>
Json closed_object(std::span<const Row> table, const Describe& describe) {
  Json properties = Json::object();
  for (const Row& row : table) properties[std::string(row.key)] = described(row, describe);
  return {{"type", "object"}, {"additionalProperties", false}, {"properties", properties}};
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
Json payload_schema(const Describe& describe) {
  const Json long_text = {{"type", "string"}, {"maxLength", kPayloadLimits.text_bytes}};
  Json properties = {{"title", long_text},
                     {"date", date()},
                     {"place", long_text},
                     {"players", array_of(uuid(), G::kMaxSeats)},
                     {"waiting", {{"type", "array"}, {"items", uuid()}}}};
  for (const auto& row : event_fields())
    properties[std::string(row.key)] =
        is_list(row.kind) ? array_of(item(row), static_cast<std::size_t>(row.most)) : item(row);
  properties["deal"] = closed_object(G::form(), describe);
  properties["incident"] = closed_object(G::incidents(), describe);
  properties["rules"] = rules_schema<G>(describe);
  properties["before"] = before_schema<G>(describe);
  properties["lines"] = {{"type", "array"}, {"items", long_text}};
  properties["text"] = long_text;
  return {{"type", "object"}, {"additionalProperties", false}, {"properties", properties}};
}

template <Game G>
Json event_schema(const Describe& describe) {
  return {
      {"type", "object"},
      {"additionalProperties", false},
      {"required", {"seq", "id", "kind", "format", "payload", "at", "device"}},
      {"properties",
       {{"seq", {{"type", "integer"}, {"minimum", 1}}},
        {"id", uuid()},
        {"kind", {{"enum", kEventNames}}},
        {"format", {{"const", kPayloadFormat}}},
        {"payload", payload_schema<G>(describe)},
        {"at", {{"type", "string"}, {"pattern", R"(^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)?$)"}}},
        {"device", uuid()}}}};
}

template <Game G>
Json log_document_schema(const Describe& describe) {
  const Json player = {{"type", "object"},
                       {"additionalProperties", false},
                       {"required", {"id"}},
                       {"properties", {{"id", uuid()}, {"name", text()}}}};
  Json events = array_of(event_schema<G>(describe), kLogLimits.deals);
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
                     {"rules", rules_schema<G>(describe)}};
  Json required = {"format", "version", "game"};
  if (format != Format::rules) properties["before"] = before_schema<G>(describe);
  Json deal = {{"anyOf",
                {Json{{"type", "string"}, {"description", grammar<G>()}},
                 closed_object(G::form(), describe)}}};
  if (format == Format::deal) {
    properties["deal"] = deal;
    required.push_back("deal");
  }
  if (format == Format::incident) {
    properties["incident"] = closed_object(G::incidents(), describe);
    required.push_back("incident");
  }
  if (format == Format::session) properties["deals"] = {{"type", "array"}, {"items", deal}};
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

std::string log_schema(const Describe& describe) {
  return one_of(kLogFormat,
                [&](auto game) { return log_document_schema<decltype(game)>(describe); });
}

}  // namespace spadille
