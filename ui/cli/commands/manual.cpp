#include "ui/cli/commands/manual.h"

#include "ui/cli/commands/help.h"
#include "ui/cli/version.h"

namespace spadille::cli {
namespace {

/// Text as roff wants it: no line begins with a dot, hyphens and backslashes stay what they are.
std::string roff(std::string_view text) {
  std::string out;
  bool begins = true;
  for (const char c : text) {
    if (begins && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\') out += "\\e";
    if (c == '-') out += "\\-";
    if (c != '\\' && c != '-') out += c;
    begins = c == '\n';
  }
  return out;
}

std::string option_names(const CLI::Option& option, const Words& words) {
  std::string names;
  for (const std::string& name : option.get_snames()) names += (names.empty() ? "-" : ", -") + name;
  for (const std::string& name : option.get_lnames())
    names += (names.empty() ? "--" : ", --") + name;
  const std::string taken = taken_by(option, words);
  return taken.empty() ? names : names + ' ' + taken;
}

std::string synopsis(const CLI::App& command, const std::string& path, const Words& words) {
  std::string text = ".B " + roff(path) + '\n';
  for (const CLI::Option* option : command.get_options({}))
    if (option->get_positional()) text += ".I " + roff(usage_of(*option, words)) + '\n';
  return text;
}

void describe_options(const CLI::App& command, const Words& words, std::string& page) {
  for (const CLI::Option* option : command.get_options({})) {
    const std::string name = option->get_positional() ? placeholder(option->get_name(true), words)
                                                      : option_names(*option, words);
    page += ".TP\n.B " + roff(name) + '\n' + roff(option->get_description()) + '\n';
  }
}

void describe_commands(const CLI::App& app, const std::string& path, const Words& words,
                       std::string& page) {
  for (const CLI::App* command : app.get_subcommands({})) {
    const std::string name = path + ' ' + command->get_name();
    page += ".SS " + roff(name) + '\n' + roff(command->get_description()) + "\n.PP\n" +
            synopsis(*command, name, words);
    describe_options(*command, words, page);
    describe_commands(*command, name, words, page);
  }
}

}  // namespace

std::string man_page(const CLI::App& app, const Words& words) {
  std::string page = ".\\\" Made from the tree of commands; change ui/cli/command_line.cpp.\n";
  page += ".TH SPADILLE 1 " + std::string(kDate) + " \"Spadille " + std::string(kVersion) +
          "\" \"Spadille\"\n";
  const auto section = [&](std::string_view key) { page += ".SH " + roff(words.say(key)) + '\n'; };
  section("man.name");
  page += "spadille \\- " + roff(app.get_description()) + '\n';
  section("man.synopsis");
  page += ".B spadille\n.RI [ " + placeholder("OPTION", words) + R"( ]...\& " " )" +
          placeholder("COMMAND", words) + " \" \" [ " + placeholder("ARGUMENT", words) + " ]...\n";
  section("man.description");
  page += roff(app.get_description()) + '\n';
  section("man.options");
  describe_options(app, words, page);
  section("man.commands");
  describe_commands(app, "spadille", words, page);
  section("man.examples");
  page += ".nf\n" + roff(words.say("cli.examples")) + "\n.fi\n";
  section("man.environment");
  page += ".TP\n.B NO_COLOR\nno\\-color.org\n";
  page += ".TP\n.B LC_ALL, LC_MESSAGES, LANG\n" + roff(words.say("cli.option.lang")) + '\n';
  return page;
}

}  // namespace spadille::cli
