// Every single member of a valid document, damaged in every way, gives a finding: nothing is read
// as something else, and nothing is silently left out.
#include <gtest/gtest.h>

#include "nlohmann/json.hpp"

#include "app/score/scoring.h"
#include "codec/document.h"
#include "tests/support/random_evening.h"

namespace spadille::tests {
namespace {

using Json = nlohmann::ordered_json;
using Pointer = Json::json_pointer;

/// The places of all members and items below `json`.
void places(const Json& json, const Pointer& at, std::vector<Pointer>& all) {
  for (const auto& [key, value] : json.items()) {
    const Pointer below =
        json.is_array() ? at / static_cast<std::size_t>(std::stoul(key)) : at / key;
    all.push_back(below);
    if (value.is_structured()) places(value, below, all);
  }
}

/// Values that are of the wrong type, or far outside any range, in place of `value`. No rank
/// is a one: others may be told as numbers.
std::vector<Json> wrong_values(const Json& value) {
  std::vector<Json> all{nullptr, 1.5};
  if (!value.is_object()) all.push_back(Json{{"x", 1}});
  if (!value.is_array()) all.push_back(Json::array({1}));
  if (!value.is_string()) all.emplace_back("seven");
  if (value.is_string()) all.emplace_back(1);
  if (!value.is_boolean()) all.emplace_back(true);
  if (value.is_number()) all.insert(all.end(), {Json(4'000'000'000), Json(-4'000'000'000)});
  if (value.is_boolean()) all.emplace_back(1);
  return all;
}

bool refused(const std::string& text) {
  const auto scored = score_document(text);
  return !scored || scored->has_errors();
}

Json valid_document(const AnyGame& game, std::uint32_t seed) {
  RandomEvening random(game, seed);
  const auto session = fold(random.evening(12));
  Evening evening{{"An evening", "2026-11-20", "Home", {}}, session.rules, session.carry, {}};
  const int seats = seats_at(session.rules, accounts(session.carry));
  for (int i = 0; i < seats; ++i) evening.about.players.push_back("P" + std::to_string(i));
  evening.deals.push_back(random.deal(session.rules, session.carry));
  return Json::parse(write_document(Format::session, evening));
}

void expect_wrong_types_refused(const Json& valid) {
  std::vector<Pointer> all;
  places(valid, Pointer{}, all);
  for (const Pointer& place : all)
    for (const Json& wrong : wrong_values(valid[place])) {
      Json damaged = valid;
      damaged[place] = wrong;
      EXPECT_TRUE(refused(damaged.dump())) << place << " " << damaged.dump();
    }
}

void expect_misspelt_refused(const Json& valid) {
  std::vector<Pointer> all;
  places(valid, Pointer{}, all);
  for (const Pointer& place : all) {
    if (valid[place.parent_pointer()].is_array()) continue;
    Json damaged = valid;
    Json& parent = damaged[place.parent_pointer()];
    parent[place.back() + "x"] = parent[place.back()];
    parent.erase(place.back());
    EXPECT_TRUE(refused(damaged.dump())) << place << " " << damaged.dump();
  }
}

void expect_doubled_refused(const Json& valid) {
  const std::string text = valid.dump();
  std::vector<Pointer> all;
  places(valid, Pointer{}, all);
  for (const Pointer& place : all) {
    if (valid[place.parent_pointer()].is_array()) continue;
    const std::string member = Json(place.back()).dump() + ":" + valid[place].dump();
    std::string doubled = text;
    const auto at = doubled.find(member);
    ASSERT_NE(at, std::string::npos);
    doubled.insert(at, member + ",");
    EXPECT_TRUE(refused(doubled)) << doubled;
  }
}

void expect_cut_refused(const std::string& text) {
  for (std::size_t size = 0; size < text.size(); ++size)
    EXPECT_TRUE(refused(text.substr(0, size))) << text.substr(0, size);
}

void try_all_damage(const AnyGame& game) {
  for (int i = 0; i < rounds(4); ++i) {
    const std::uint32_t seed = random_seed() + static_cast<std::uint32_t>(i);
    SCOPED_TRACE("SPADILLE_SEED=" + std::to_string(seed));
    const Json valid = valid_document(game, seed);
    ASSERT_FALSE(refused(valid.dump())) << valid.dump();
    expect_wrong_types_refused(valid);
    expect_misspelt_refused(valid);
    expect_doubled_refused(valid);
    expect_cut_refused(valid.dump());
  }
}

TEST(Damage, no_damaged_member_is_read_as_something_else) {
  for (const AnyGame* game : all_games()) try_all_damage(*game);
}

TEST(Damage, random_bytes_never_crash_the_reader) {
  std::mt19937 random(random_seed());
  for (const AnyGame* game : all_games()) {
    const std::string valid = valid_document(*game, random_seed()).dump();
    for (int i = 0; i < rounds(3000); ++i) {
      std::string text = valid;
      for (int hits = 0; hits < 3; ++hits)
        text[random() % text.size()] = static_cast<char>(random());
      static_cast<void>(score_document(text));
    }
  }
}

}  // namespace
}  // namespace spadille::tests
