// The help text of every command, whole in one language.
#include "ui/cli/commands/help.h"

#include <algorithm>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "text/messages.h"
#include "ui/cli/command_line.h"

namespace spadille::cli {
namespace {

void collect(const CLI::App& app, std::set<std::string>& all) {
  for (const CLI::Option* option : app.get_options({}))
    all.insert(option->get_positional() ? option->get_name(true) : option->get_type_name());
  for (const CLI::App* command : app.get_subcommands({})) collect(*command, all);
}

std::string help_of(const std::string& command, Language language) {
  const Words words(language);
  return command_line(words)->app().get_subcommand(command)->help("spadille");
}

TEST(Help, every_word_in_capitals_is_said_in_the_language) {
  const Words words(Language::en);
  const auto tree = command_line(words);
  std::set<std::string> all{"OPTIONS", "COMMAND"};
  collect(tree->app(), all);
  const std::set<std::string> international{"ID", "JSON", "CSV"};
  for (const std::string& name : all)
    if (std::regex_match(name, std::regex("[A-Z]{2,}")) && !international.contains(name))
      EXPECT_NE(phrase_of("placeholder." + name), nullptr) << name;
}

TEST(Help, says_nothing_in_english_elsewhere) {
  EXPECT_TRUE(help_of("trick", Language::nl)
                  .starts_with("Zeggen wie een slag haalt\n"
                               "Gebruik: spadille trick [OPTIES] [WOORD]...\n\nArgumenten:\n"));
  EXPECT_EQ(help_of("ranking", Language::ja).find("REQUIRED"), std::string::npos);
}

TEST(Help, columns_stand_straight_where_letters_are_wide) {
  const std::string help = help_of("export", Language::ja);
  EXPECT_NE(
      help.find("\n  --db ファイル             帳簿のファイル。読むだけならクラブのアドレスも可\n"),
      std::string::npos)
      << help;
  EXPECT_NE(help.find("\n  --force                   すでに"), std::string::npos) << help;
}

TEST(Help, tells_what_an_option_does_not_go_with) {
  EXPECT_NE(help_of("export", Language::en).find("thrown away (not with: --session)\n"),
            std::string::npos);
}

}  // namespace
}  // namespace spadille::cli
