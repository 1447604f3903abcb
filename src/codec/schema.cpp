// The JSON Schemas of the documents, made from the tables of the games: a file a format. At its
// root stands what every document of the format has, in `$defs` what one game takes. What several
// files need stands in one of them, the options in rules.schema.json; the others refer to it by its
// file.
#include "codec/schema.h"

#include <functional>
#include <span>
#include <utility>

#include "codec/document_members.h"
#include "codec/log_document.h"
#include "codec/schema_shapes.h"
#include "codec/short_form.h"
#include "games/questions.h"

namespace spadille {
namespace {

using namespace schema_shapes;

/// What the file of another format says of this game: all, or of the member at `path`.
Json part_of(const AnyGame& game, Format format, const std::string& path = "") {
  return refer(file_of(name(format)) + "#/$defs/" + std::string(game.id()) +
               (path.empty() ? "" : "/properties/" + path));
}

template <typename Row>
Json closed_object(std::span<const Row> table, const Describe& describe) {
  Json properties = Json::object();
  for (const Row& row : table) properties[std::string(row.key)] = described(row, describe);
  return object_of(std::move(properties));
}

Json finished_games() {
  const Json numbers = array_of({{"type", "integer"}}, kMaxSeats);
  Json game = object_of({{"totals", numbers}, {"winners", numbers}});
  game["required"] = {"totals", "winners"};
  return array_of(std::move(game));
}

Json players_schema(const AnyGame& game) {
  Json players = array_of(shape("text"), static_cast<std::size_t>(game.traits.max_seats));
  players["minItems"] = game.traits.min_seats;
  return players;
}

Json rules_schema(const AnyGame& game, const Describe& describe) {
  Json ids = Json::array();
  for (const auto& preset : game.presets()) ids.push_back(preset.id);
  Json object = closed_object(game.options(), describe);
  object["properties"]["preset"] = {{"enum", ids}};
  return {{"anyOf", {Json{{"enum", ids}}, object}}};
}

Json before_schema(const AnyGame& game, const Describe& describe) {
  Json before = closed_object(game.carried(), describe);
  before["properties"]["games"] = refer("#/$defs/finished_games");
  return before;
}

Json deal_schema(const AnyGame& game, const Describe& describe) {
  return {{"anyOf",
           {Json{{"type", "string"}, {"description", grammar(game)}},
            closed_object(game.form(), describe)}}};
}

bool is_question(Format format) {
  return format == Format::turn || format == Format::auction || format == Format::played;
}

/// Whether a question takes cards by rank.
bool by_rank(const AnyGame& game, Format format) {
  return !game.traits.suits_matter && format != Format::auction;
}

/// Where the games' common question stands: once with whole cards and once by rank.
std::string place_of_question(const AnyGame& game, Format format) {
  return short_name(name(format)) + (by_rank(game, format) ? "_by_rank" : "");
}

/// What is asked in the games that take cards as this one does.
class CommonQuestion {
 public:
  CommonQuestion(const AnyGame& game, Format format, const Describe& describe)
      : describe_(describe), asked_(game.questions) {
    for (const AnyGame* other : all_games())
      if (by_rank(*other, format) == by_rank(game, format)) games_.push_back(other);
  }

  /// REQUIRES: is_question().
  [[nodiscard]] Json schema(Format format) const {
    if (format == Format::turn) return members(&PlayQuestions::turn);
    if (format == Format::auction) return members(&PlayQuestions::auction);
    return played();
  }

 private:
  /// Which calls there are, each game says (asked()).
  template <typename Rows>
  [[nodiscard]] Json members(Rows rows) const {
    Json properties = Json::object();
    for (const AnyGame* game : games_)
      for (const auto& row : (game->questions.*rows)()) {
        Json member = described(row, describe_);
        if (row.kind == Kind::calls) member.erase("items");
        properties[std::string(row.key)] = std::move(member);
      }
    return object_of(std::move(properties));
  }

  /// A trick is its cards, or they and what is known besides.
  [[nodiscard]] Json played() const {
    Json played = members(&PlayQuestions::play);
    played["properties"]["hands"] = array_of(list(asked_.cards_of_hand()), kMaxSeats);
    played["properties"]["tricks"] =
        array_of({{"anyOf", {list(asked_.cards_of_trick()), members(&PlayQuestions::trick)}}});
    return played;
  }

  const Describe& describe_;
  const PlayQuestions& asked_;
  std::vector<const AnyGame*> games_{};
};

/// Nothing stands there that only another game asks.
template <typename Rows>
void leave_out_others(const AnyGame& game, Rows rows, Json& question) {
  for (const AnyGame* other : all_games())
    for (const auto& row : (other->questions.*rows)())
      if (row_called((game.questions.*rows)(), row.key) == nullptr)
        question["properties"][std::string(row.key)] = false;
}

/// The common question, with the calls of this game and without what only others ask.
Json asked(const AnyGame& game, Format format) {
  Json question = refer("#/$defs/" + place_of_question(game, format));
  if (format == Format::turn) leave_out_others(game, &PlayQuestions::turn, question);
  if (format == Format::played) leave_out_others(game, &PlayQuestions::play, question);
  if (format == Format::played)
    question["properties"]["calls"] = part_of(game, Format::auction, "auction/properties/calls");
  if (format == Format::auction)
    for (const Member& row : game.questions.auction())
      if (row.kind == Kind::calls)
        question["properties"][std::string(row.key)]["items"] = item(row);
  return question;
}

/// The member that a document is about.
std::string subject(Format format) {
  return format == Format::session ? "deals" : short_name(name(format));
}

Json subject_schema(const AnyGame& game, Format format, const Describe& describe) {
  switch (format) {
    case Format::rules: return rules_schema(game, describe);
    case Format::deal: return deal_schema(game, describe);
    case Format::session: return array_of(part_of(game, Format::deal, "deal"));
    case Format::incident: return closed_object(game.incidents(), describe);
    case Format::turn:
    case Format::auction:
    case Format::played: return asked(game, format);
    case Format::event:
    case Format::precedent: break;
  }
  return nullptr;
}

/// What one game takes in a document.
Json game_schema(const AnyGame& game, Format format, const Describe& describe) {
  Json own = {{subject(format), subject_schema(game, format, describe)}};
  if (format == Format::rules) {
    own["game"] = {{"const", game.id()}};
    own["players"] = players_schema(game);
    return {{"properties", std::move(own)}};
  }
  own["before"] = format == Format::deal ? before_schema(game, describe)
                                         : part_of(game, Format::deal, "before");
  if (format == Format::played) own["deal"] = part_of(game, Format::deal, "deal");
  Json schema = part_of(game, Format::rules);
  schema["properties"] = std::move(own);
  return schema;
}

/// What the games' schemas in a file have in common.
Json common_definitions(Format format, const Describe& describe) {
  if (format == Format::rules) return shapes();
  Json common = Json::object();
  if (format == Format::deal) common["finished_games"] = finished_games();
  if (is_question(format))
    for (const AnyGame* game : all_games())
      common[place_of_question(*game, format)] =
          CommonQuestion(*game, format, describe).schema(format);
  return common;
}

Json envelope(std::string_view format, int version) {
  Json ids = Json::array();
  for (const AnyGame* game : all_games()) ids.push_back(game->id());
  return {{"$schema", {{"type", "string"}}},
          {"format", {{"const", format}}},
          {"version", {{"const", version}}},
          {"game", {{"enum", ids}}}};
}

/// A whole file. `members` may stand in a document of any game; so may what the games' own schemas
/// name, each as its game takes it.
std::string file(std::string_view format, Json members, const Json& required, Json definitions,
                 const std::function<Json(const AnyGame&)>& of_game) {
  Json games = Json::array();
  for (const AnyGame* game : all_games()) {
    const std::string id(game->id());
    games.push_back(refer("#/$defs/" + id));
    definitions[id] = of_game(*game);
    for (const auto& own : definitions[id]["properties"].items())
      if (!members.contains(own.key())) members[own.key()] = true;
  }
  Json root = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
               {"$id", file_of(format)},
               {"title", format}};
  root.update(object_of(std::move(members)));
  root["required"] = required;
  root["oneOf"] = games;
  root["$defs"] = std::move(definitions);
  return root.dump(2) + '\n';
}

Json uuid() { return refer("#/$defs/uuid"); }

/// What an event says; which members belong to which kind, docs/format/log.md tells. `true` is what
/// a game says: payload_of().
Json payload_schema() {
  const Json long_text = text(kPayloadLimits.text_bytes);
  Json properties = {{"title", long_text},          {"date", shape("date")},
                     {"place", long_text},          {"players", array_of(uuid())},
                     {"waiting", array_of(uuid())}, {"by", uuid()}};
  for (const auto& row : event_fields())
    properties[std::string(row.key)] = is_list(row.kind) ? list(row) : item(row);
  for (const char* const of_game : {"deal", "played", "incident", "rules", "before"})
    properties[of_game] = true;
  properties["lines"] = array_of(long_text);
  properties["text"] = long_text;
  return object_of(std::move(properties));
}

Json event_schema() {
  Json event = object_of(
      {{"seq", {{"type", "integer"}, {"minimum", 1}}},
       {"id", uuid()},
       {"kind", {{"enum", kSessionEventNames}}},
       {"format", {{"const", kPayloadFormat}}},
       {"payload", payload_schema()},
       {"at", {{"type", "string"}, {"pattern", R"(^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)?$)"}}},
       {"device", uuid()}});
  event["required"] = {"seq", "id", "kind", "format", "payload", "at", "device"};
  return event;
}

/// What one game takes in the payload of an event.
Json payload_of(const AnyGame& game) {
  return {{"players", {{"maxItems", game.traits.max_seats}}},
          {"deal", part_of(game, Format::deal, "deal/anyOf/1")},
          {"played", part_of(game, Format::played, "played")},
          {"incident", part_of(game, Format::incident, "incident")},
          {"rules", part_of(game, Format::rules, "rules")},
          {"before", part_of(game, Format::deal, "before")}};
}

Json game_in_log(const AnyGame& game) {
  const Json event = {{"properties", {{"payload", {{"properties", payload_of(game)}}}}}};
  return {{"properties", {{"game", {{"const", game.id()}}}, {"events", {{"items", event}}}}}};
}

Json log_members() {
  Json player = object_of({{"id", uuid()}, {"name", shape("text")}});
  player["required"] = {"id"};
  Json events = array_of(event_schema(), kLogLimits.deals);
  events["minItems"] = 1;
  Json members = envelope(kLogFormat, kLogVersion);
  members.update({{"session", uuid()},
                  {"hash", {{"type", "string"}, {"pattern", "^[0-9a-f]{64}$"}}},
                  {"players", array_of(std::move(player))},
                  {"events", std::move(events)}});
  return members;
}

/// What somebody decided, or what the rules said.
Json ruling_schema() {
  Json properties = Json::object();
  for (const auto& row : ruling_fields()) properties[std::string(row.key)] = item(row);
  properties["lines"] = array_of(shape("text"), kMostRulingLines);
  Json ruling = object_of(std::move(properties));
  ruling["required"] = {"effect"};
  return ruling;
}

Json precedent_members() {
  Json members = envelope(name(Format::precedent), kFormatVersion);
  members.update({{"title", shape("text")}, {"date", shape("date")}, {"place", shape("text")}});
  for (const Member& number : codec::kPrecedentNumbers)
    members[std::string(number.key)] = item(number);
  members.update({{"clause", {{"type", "string"}, {"pattern", "^[A-Z]{2}-[1-9]\\.[0-9]{1,2}$"}}},
                  {"by_rules", refer("#/$defs/ruling")},
                  {"decided", refer("#/$defs/ruling")},
                  {"why", text(kMostOfReason)}});
  return members;
}

Json game_in_precedent(const AnyGame& game) {
  return {{"properties",
           {{"game", {{"const", game.id()}}},
            {"rules", part_of(game, Format::rules, "rules")},
            {"incident", part_of(game, Format::incident, "incident")}}}};
}

}  // namespace

std::string precedent_schema() {
  return file(name(Format::precedent), precedent_members(),
              {"format", "version", "game", "incident", "clause", "by_rules", "decided"},
              {{"ruling", ruling_schema()}}, game_in_precedent);
}

std::string schema(Format format, const Describe& describe) {
  Json members = envelope(name(format), kFormatVersion);
  members.update({{"title", shape("text")}, {"date", shape("date")}, {"place", shape("text")}});
  for (const char* const of_game : {"players", "rules"}) members[of_game] = true;
  if (format == Format::incident)
    members["deal"] = {{"anyOf", {{{"type", "integer"}, {"minimum", 1}}, {{"const", "play"}}}}};
  Json required = {"format", "version", "game"};
  if (format != Format::rules && format != Format::session) required.push_back(subject(format));
  return file(name(format), std::move(members), required, common_definitions(format, describe),
              [&](const AnyGame& game) { return game_schema(game, format, describe); });
}

std::string log_schema() {
  const Json uuid_of = {
      {"type", "string"},
      {"pattern", "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}};
  return file(kLogFormat, log_members(),
              {"format", "version", "game", "session", "players", "events"}, {{"uuid", uuid_of}},
              game_in_log);
}

}  // namespace spadille
