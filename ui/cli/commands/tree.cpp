#include "ui/cli/commands/tree.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "ui/cli/commands/help.h"

namespace spadille::cli {
namespace {

std::vector<std::string> codes() {
  std::vector<std::string> all;
  all.reserve(kLanguages.size());
  for (const Language language : kLanguages) all.emplace_back(code(language));
  return all;
}

/// What CLI11 says of its own, for every command of the tree.
void label(CLI::App& app, const Words& words) {
  app.set_help_flag("-h,--help", words.say("cli.option.help"));
  for (CLI::Option* option : app.get_options({}))
    if (!option->get_positional()) option->group(words.say("cli.help.options"));
  for (CLI::App* command : app.get_subcommands({})) label(*command, words);
}

const CLI::App* named(const CLI::App& app, const std::string& command) {
  for (const CLI::App* known : app.get_subcommands({}))
    if (known->get_name() == command) return known;
  return nullptr;
}

}  // namespace

Tree::Tree(const Words& words)
    : words_(words), app_(std::make_unique<CLI::App>(words.say("cli.about"), "spadille")) {
  app_->formatter(std::make_shared<Help>(words));
  app_->require_subcommand(0, 1);
  app_->fallthrough();
  app_->add_flag("-V,--version", program_.version, words.say("cli.option.version"));
  app_->add_option("--lang", program_.lang, words.say("cli.option.lang"))
      ->type_name(language_codes("|"))
      ->take_last()
      ->check(CLI::IsMember(codes(), CLI::ignore_case).description(""));
  app_->add_flag("--json", program_.json, words.say("cli.option.json"));
}

Tree::~Tree() = default;

void Tree::finish() {
  app_->footer(words_.say("cli.examples"));
  label(*app_, words_);
}

void Tree::forget() {
  program_ = ProgramOptions();
  for (const Command& command : commands_) command.forget();
}

const Command* Tree::at(const CLI::App& place) const {
  for (const Command& command : commands_)
    if (command.place == &place) return &command;
  return nullptr;
}

bool Tree::has(const std::string& command) const { return named(*app_, command) != nullptr; }

bool Tree::leaves_open(const std::vector<std::string>& line, const std::string& option) const {
  const CLI::App* command = named(*app_, line.front());
  const CLI::Option* row = command == nullptr ? nullptr : command->get_option_no_throw(option);
  if (row == nullptr || says(line, option)) return false;
  const auto& others = row->get_excludes();
  return std::none_of(others.begin(), others.end(),
                      [&](const CLI::Option* other) { return says(line, other->get_name()); });
}

bool says(const std::vector<std::string>& line, const std::string& option) {
  return std::any_of(line.begin(), line.end(), [&](const std::string& word) {
    return word == option || word.rfind(option + '=', 0) == 0;
  });
}

}  // namespace spadille::cli
