#include "ui/cli/rulebook/rules_meant.h"

#include <filesystem>
#include <ostream>

#include "app/games.h"
#include "app/rulebook/rules.h"
#include "app/score/scoring.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/machine.h"
#include "ui/cli/terminal/files.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {

namespace fs = std::filesystem;

void add_set(const Node& command, std::vector<std::string>& changes) {
  command.texts("--set", changes, "OPTION=VALUE", "cli.new.set");
}

std::vector<NamedRules> named_rules(const BookOptions& in, const Streams& streams,
                                    const Voice& voice) {
  if (streams.machine == nullptr) return {};
  const std::string path = book_path(in);
  std::error_code ignored;
  if (fs::status(path, ignored).type() == fs::file_type::not_found) return {};
  const auto told = [&](const Error& error) {
    streams.err << "spadille: "
                << labelled(visible(path), voice.words.say(error.message), voice.words) << '\n';
    return std::vector<NamedRules>();
  };
  const auto store = streams.machine->open(path, false);
  if (!store) return told(store.error());
  Book book{**store, streams.machine->now, streams.machine->today, streams.machine->new_id};
  auto all = house_rules(book);
  return all ? std::move(*all) : told(all.error());
}

tl::expected<NamedRules, Exit> rules_meant(const std::string& which, const BookOptions& in,
                                           const Streams& streams, const Voice& voice) {
  if (auto preset = preset_rules(which)) return NamedRules{{}, *preset};
  for (const PresetView& preset : presets(which))  // the first of a game follows its seed
    return NamedRules{{}, *preset_rules(preset.id)};
  for (NamedRules& named : named_rules(in, streams, voice))
    if (named.name == which) return std::move(named);
  auto rules = load_rules(which, streams, voice);
  if (!rules) return tl::unexpected(rules.error());
  return NamedRules{{}, std::move(*rules)};
}

tl::expected<RulesView, Exit> load_rules(const std::string& which, const Streams& streams,
                                         const Voice& voice) {
  if (auto preset = preset_rules(which)) return *preset;
  const auto text = read_file(which, streams.in, Limits{}.bytes);
  if (!text) {
    const Exit end =
        fail({Error::Code::file, {"error.no_such_rules"}, visible(which)}, streams, voice);
    streams.err << "  "
                << labelled(voice.words.say("cli.finding.valid"), alternatives(game_ids()),
                            voice.words)
                << '\n';
    return tl::unexpected(end);
  }
  auto evening = score_document(*text);
  if (!evening)
    return tl::unexpected(
        fail({evening.error().code, evening.error().message, visible(which)}, streams, voice));
  if (has_error(evening->findings))
    return tl::unexpected(fail(evening->findings, evening->names, visible(which), streams, voice));
  streams.err << findings(evening->findings, visible(which), evening->names, voice);
  return std::move(evening->rules);
}

tl::expected<RulesView, Exit> with_changes(RulesView rules, const std::vector<std::string>& changes,
                                           const Streams& streams, const Voice& voice) {
  for (const std::string& change : changes)
    if (const Findings found = set_option(rules, change); has_error(found))
      return tl::unexpected(refuse(found, {}, streams, voice));
  return rules;
}

tl::expected<RulesView, Exit> book_rules(const std::string& which, OpenedBook& book,
                                         const Streams& streams, const Voice& voice) {
  const auto house = book.book.store.house_rules();
  if (!house) return tl::unexpected(fail(house.error(), streams, voice));
  for (const HouseRules& rules : *house) {
    if (rules.name != which) continue;
    auto evening = score_document(rules.document);
    if (evening && !has_error(evening->findings)) return std::move(evening->rules);
  }
  for (const PresetView& preset : presets(which))  // the first of a game follows its seed
    return *preset_rules(preset.id);
  return load_rules(which, streams, voice);
}

tl::expected<std::optional<RulesView>, Exit> changed_rules(const RulesOptions& options,
                                                           OpenedBook& book, const Desk& desk,
                                                           const Streams& streams,
                                                           const Voice& voice) {
  if (options.rules.empty() && options.set.empty()) return std::nullopt;
  RulesView rules = view(desk, book.names).rules;
  if (!options.rules.empty()) {
    auto named = book_rules(options.rules, book, streams, voice);
    if (!named) return tl::unexpected(named.error());
    rules = std::move(*named);
  }
  if (rules.game != desk.game())
    return tl::unexpected(
        fail({Error::Code::usage, {"error.different_games"}, {}}, streams, voice));
  return with_changes(std::move(rules), options.set, streams, voice);
}

}  // namespace spadille::cli
