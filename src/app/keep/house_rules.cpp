#include "app/keep/house_rules.h"

#include <algorithm>

#include "app/kept_text.h"
#include "app/referee/house_rulings.h"
#include "app/rulebook/rules.h"
#include "app/score/scoring.h"
#include "codec/json_text.h"
#include "codec/plain_text.h"

namespace spadille {
namespace {

/// Whether a command would take the name for something else: a game, a preset, standard input.
bool means_something(const std::string& name) {
  const auto begins = [&name](const PresetView& preset) {
    return preset.id == name || preset.game == name;
  };
  const std::vector<PresetView> all = presets();
  return name == "-" || is_house_ruling(name) || std::any_of(all.begin(), all.end(), begins);
}

}  // namespace

std::string rules_document(const RulesView& rules) {
  JsonText json;
  json.open('{').member("format", name(Format::rules)).member("version", kFormatVersion);
  json.member("game", rules.game).key("rules").open('{');
  for (const OptionView& option : rules.options) {
    json.key(option.member->key);
    if (option.member->kind == Kind::flag)
      json.value(option.number != 0);
    else if (option.member->kind == Kind::integer)
      json.value(option.number);
    else
      json.value(option.value());
  }
  return std::move(json.close('}').close('}')).take();
}

Expected<std::vector<NamedRules>> house_rules(Book& book) {
  const auto kept = book.store.house_rules();
  if (!kept) return tl::unexpected(kept.error());
  std::vector<NamedRules> all;
  for (const HouseRules& rules : *kept) {
    auto evening = score_document(rules.document);
    if (!evening || has_error(evening->findings) || evening->format != Format::rules) continue;
    NamedRules& named = all.emplace_back();
    named.name = rules.name;
    named.rules = std::move(evening->rules);
  }
  std::sort(all.begin(), all.end(),
            [](const NamedRules& a, const NamedRules& b) { return a.name < b.name; });
  return all;
}

Outcome<bool> save_rules(Book& book, const std::string& name, const RulesView& rules) {
  if (const auto fault = fault_of_name(name)) return tl::unexpected(misused(*fault, visible(name)));
  if (clean_name(name) != name) return tl::unexpected(misused("finding.book.name", visible(name)));
  if (means_something(name))
    return tl::unexpected(misused("review.error.rules_taken", visible(name)));
  HouseRules kept{name, rules_document(rules)};
  const auto evening = score_document(kept.document);
  if (!evening) return tl::unexpected(Refusal(evening.error()));
  if (has_error(evening->findings)) return tl::unexpected(Refusal(evening->findings));
  const auto before = book.store.house_rules();
  if (!before) return tl::unexpected(Refusal(before.error()));
  if (auto done = book.store.put(kept); !done) return tl::unexpected(Refusal(done.error()));
  return std::any_of(before->begin(), before->end(),
                     [&name](const HouseRules& other) { return other.name == name; });
}

Outcome<void> remove_rules(Book& book, const std::string& name) {
  const auto before = book.store.house_rules();
  if (!before) return tl::unexpected(Refusal(before.error()));
  const auto same = [&name](const HouseRules& rules) { return rules.name == name; };
  if (std::none_of(before->begin(), before->end(), same))
    return tl::unexpected(misused("review.error.no_such_rules", visible(name)));
  if (auto done = book.store.put(HouseRules{name, {}}); !done)
    return tl::unexpected(Refusal(done.error()));
  return {};
}

}  // namespace spadille
