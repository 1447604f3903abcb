#include "ui/cli/commands/help.h"

#include "text/joints.h"
#include "text/messages.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

/// " (not with: --all)"
std::string beside(std::string_view key, const std::set<CLI::Option*>& others, const Words& words) {
  if (others.empty()) return {};
  std::string names;
  for (const CLI::Option* other : others) names += (names.empty() ? "" : ", ") + other->get_name();
  return bracketed(labelled(words.say(key), names, words), words);
}

}  // namespace

std::string placeholder(const std::string& name, const Words& words) {
  const std::string key = "placeholder." + name;
  return phrase_of(key) == nullptr ? name : words.say(key);
}

std::string taken_by(const CLI::Option& option, const Words& words) {
  return option.get_expected_max() == 0 ? "" : placeholder(option.get_type_name(), words);
}

std::string usage_of(const CLI::Option& argument, const Words& words) {
  const std::string name = placeholder(argument.get_name(true), words);
  const std::string dots = argument.get_expected_max() > 1 ? "..." : "";
  return (argument.get_required() ? name : '[' + name + ']') + dots;
}

std::string Help::make_usage(const CLI::App* app, std::string name) const {
  std::string usage = std::move(name) + " [" + placeholder("OPTIONS", words_) + ']';
  for (const CLI::Option* option : app->get_options({}))
    if (option->get_positional()) usage += ' ' + usage_of(*option, words_);
  if (!app->get_subcommands({}).empty()) usage += " [" + placeholder("COMMAND", words_) + ']';
  return labelled(words_.say("cli.help.usage"), usage, words_) + '\n';
}

std::string Help::make_group(std::string group, bool is_positional,
                             std::vector<const CLI::Option*> options) const {
  std::string text = '\n' + headed(group, words_) + '\n';
  for (const CLI::Option* option : options) text += make_option(option, is_positional);
  return text;
}

std::string Help::make_positionals(const CLI::App* app) const {
  const auto arguments =
      app->get_options([](const CLI::Option* option) { return option->get_positional(); });
  return arguments.empty() ? "" : make_group(words_.say("cli.help.arguments"), true, arguments);
}

std::string Help::make_subcommands(const CLI::App* app, CLI::AppFormatMode /*mode*/) const {
  std::string rows;
  for (const CLI::App* command : app->get_subcommands({})) rows += make_subcommand(command);
  return rows.empty() ? rows : '\n' + headed(words_.say("cli.help.commands"), words_) + '\n' + rows;
}

std::string Help::make_subcommand(const CLI::App* command) const {
  return row(command->get_name(), command->get_description());
}

std::string Help::make_option(const CLI::Option* option, bool is_positional) const {
  if (is_positional)
    return row(placeholder(option->get_name(true), words_) +
                   (option->get_expected_max() > 1 ? " ..." : "") + option->get_type_name(),
               option->get_description());
  return row(option->get_name(false, true) + taken(*option),
             option->get_description() + beside("cli.help.requires", option->get_needs(), words_) +
                 beside("cli.help.excludes", option->get_excludes(), words_));
}

std::string Help::row(const std::string& name, const std::string& about) const {
  const std::string begins = "  " + name;
  const std::string indent(get_column_width(), ' ');
  const bool fits = width(begins) < get_column_width();
  return (fits ? left(begins, get_column_width()) : begins + '\n' + indent) + about + '\n';
}

std::string Help::taken(const CLI::Option& option) const {
  std::string text = taken_by(option, words_);
  if (!text.empty()) text.insert(0, " ");
  if (option.get_required()) text += ' ' + words_.say("cli.help.required");
  return text;
}

}  // namespace spadille::cli
