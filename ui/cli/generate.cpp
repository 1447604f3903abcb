// Writes what is made from the tables of the program: manuals, completions, schemas, and the pages
// that describe every member. `spadille-generate DIR`; the build does it, a test compares.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "codec/schema.h"
#include "codec/short_form.h"
#include "ui/cli/command_line.h"
#include "ui/cli/commands/completion.h"
#include "ui/cli/commands/manual.h"

namespace {

using namespace spadille;

void write(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream out(file, std::ios::binary);
  if (!(out << text)) throw std::runtime_error("cannot write " + file.string());
}

std::string cell(std::string text) {
  for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
    text.insert(at, "\\");
  return text;
}

template <typename Row>
std::string table(std::span<const Row> rows, const Words& words, const auto& usual) {
  std::string text = "| member | takes | default | clause | |\n|---|---|---|---|---|\n";
  for (const Row& row : rows) {
    const std::string takes = is_list(row.kind) ? "[" + domain(row) + "]" : domain(row);
    text += "| `" + std::string(row.key) + "` | " + cell(takes) + " | " + usual(row) + " | " +
            to_string(row.rule) + " | " + words.say(row.label) +
            (row.play_only ? " (" + words.say("cli.rules.play_only") + ")" : "") + " |\n";
  }
  return text + '\n';
}

std::string members_page(const AnyGame& game, const Words& words) {
  const auto usual = [fresh = game.rules()](const AnyField<AnyRules>& option) {
    const Value value = option.get(fresh);
    return "`" + shown(option, value.empty() ? 0 : value[0]) + "`";
  };
  const auto none = [](const Member&) { return std::string(); };
  std::string page = "<!-- Made from the tables of the game by spadille-generate. -->\n# " +
                     words.say(std::string(game.id()) + ".name") + ": every member\n\n";
  page += "## `rules`\n\n" + table(game.options(), words, usual);
  page += "Named sets (`preset`):\n\n| name | | source |\n|---|---|---|\n";
  for (const auto& preset : game.presets())
    page += "| `" + std::string(preset.id) + "` | " + words.say(preset.label) + " | " +
            std::string(preset.source) + " |\n";
  page +=
      "\n## `deal`\n\nShort form: `" + grammar(game) + "`\n\n" + table(game.form(), words, none);
  page += "## `incident`\n\n" + table(game.incidents(), words, none);
  page += "## `before`\n\n" + table(game.carried(), words, none);
  page +=
      "and `games`: the games of the evening that are over, each with `totals` and `winners`.\n";
  return page;
}

void write_manuals(const std::filesystem::path& folder, Language language) {
  const Words words(language);
  const auto tree = cli::command_line(words);
  const CLI::App& app = tree->app();
  const bool english = language == Language::en;
  write(folder / (english ? "" : code(language)) / "spadille.1", cli::man_page(app, words));
  if (!english) return;
  write(folder / "spadille.bash", cli::bash_completion(app));
  write(folder / "_spadille", cli::zsh_completion(app));
  write(folder / "spadille.fish", cli::fish_completion(app));
}

void write_formats(const std::filesystem::path& folder) {
  const Words words(Language::en);
  const auto describe = [&](std::string_view key) { return words.say(key); };
  for (const Format format : {Format::rules, Format::deal, Format::session, Format::incident,
                              Format::turn, Format::auction, Format::played})
    write(folder / (std::string(name(format).substr(9)) + ".schema.json"),
          schema(format, describe));
  write(folder / "precedent.schema.json", precedent_schema());
  write(folder / "log.schema.json", log_schema());
  for (const AnyGame* game : all_games())
    write(folder / (std::string(game->id()) + ".md"), members_page(*game, words));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::filesystem::path folder = argv[1];
  try {
    for (const Language language : kLanguages) write_manuals(folder, language);
    write_formats(folder / "format");
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
  return 0;
}
