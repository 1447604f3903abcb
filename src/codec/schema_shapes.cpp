#include "codec/schema_shapes.h"

#include <utility>
#include <vector>

namespace spadille::schema_shapes {
namespace {

Json letters(std::string_view all) {
  Json list = Json::array();
  for (const char c : all) list.push_back(std::string(1, c));
  return list;
}

Json whole_numbers(const Member& member) {
  if (member.step == 1)
    return {{"type", "integer"}, {"minimum", member.min}, {"maximum", member.max}};
  if (member.min % member.step == 0)
    return {{"type", "integer"},
            {"minimum", member.min},
            {"maximum", member.max},
            {"multipleOf", member.step}};
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

}  // namespace

std::string short_name(std::string_view format) {
  return std::string(format.substr(format.find('/') + 1));
}

std::string file_of(std::string_view format) { return short_name(format) + ".schema.json"; }

Json refer(std::string place) { return {{"$ref", std::move(place)}}; }

Json shape(const std::string& name) {
  return refer(file_of(spadille::name(Format::rules)) + "#/$defs/" + name);
}

Json array_of(Json items) { return {{"type", "array"}, {"items", std::move(items)}}; }

Json array_of(Json items, std::size_t most) {
  Json array = array_of(std::move(items));
  array["maxItems"] = most;
  return array;
}

Json text(std::size_t most) { return {{"type", "string"}, {"maxLength", most}}; }

Json shapes() {
  return {{"text", text(Limits{}.text_bytes)},
          {"date", {{"type", "string"}, {"pattern", R"(^\d{4}-\d{2}-\d{2}$)"}}},
          {"suit", {{"enum", letters(kSuitLetters)}}},
          {"rank", ranks()}};
}

Json item(const Member& member) {
  switch (member.kind) {
    case Kind::flag: return {{"type", "boolean"}};
    case Kind::choice: return spelt({member.choices.begin(), member.choices.end()});
    case Kind::calls: return {{"enum", member.choices}};
    case Kind::suit: return shape("suit");
    case Kind::rank:
    case Kind::ranks: return shape("rank");
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

Json list(const Member& member) {
  return array_of(item(member), static_cast<std::size_t>(member.most));
}

Json described(const Member& member, const Describe& describe) {
  const std::string clause = member.rule.named() ? " (" + to_string(member.rule) + ")" : "";
  Json schema = {{"description", describe(member.label) + clause}};
  schema.update(is_list(member.kind) ? list(member) : item(member));
  if (is_set(member.kind) && !member.by_rank) schema["uniqueItems"] = true;
  return schema;
}

Json object_of(Json properties) {
  return {
      {"type", "object"}, {"additionalProperties", false}, {"properties", std::move(properties)}};
}

}  // namespace spadille::schema_shapes
