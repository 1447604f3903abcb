#include "ui/cli/commands/manual.h"

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

std::string option_names(const CLI::Option& option) {
  std::string names;
  for (const std::string& name : option.get_snames()) names += (names.empty() ? "-" : ", -") + name;
  for (const std::string& name : option.get_lnames())
    names += (names.empty() ? "--" : ", --") + name;
  const std::string type = option.get_expected_max() > 0 ? option.get_type_name() : "";
  return type.empty() ? names : names + ' ' + type;
}

/// "FILE", "[GAME]", "[FILE]...": as the usage of commands is written everywhere.
std::string usage_of(const CLI::Option& option) {
  const std::string name = option.get_name(true);
  const std::string dots = option.get_expected_max() > 1 ? "..." : "";
  return (option.get_required() ? name : '[' + name + ']') + dots;
}

std::string synopsis(const CLI::App& command, const std::string& path) {
  std::string text = ".B " + roff(path) + '\n';
  for (const CLI::Option* option : command.get_options({}))
    if (option->get_positional()) text += ".I " + roff(usage_of(*option)) + '\n';
  return text;
}

void describe_options(const CLI::App& command, std::string& page) {
  for (const CLI::Option* option : command.get_options({})) {
    const std::string name =
        option->get_positional() ? option->get_name(true) : option_names(*option);
    page += ".TP\n.B " + roff(name) + '\n' + roff(option->get_description()) + '\n';
  }
}

void describe_commands(const CLI::App& app, const std::string& path, std::string& page) {
  for (const CLI::App* command : app.get_subcommands({})) {
    const std::string name = path + ' ' + command->get_name();
    page += ".SS " + roff(name) + '\n' + roff(command->get_description()) + "\n.PP\n" +
            synopsis(*command, name);
    describe_options(*command, page);
    describe_commands(*command, name, page);
  }
}

}  // namespace

std::string man_page(const CLI::App& app, const Words& words) {
  std::string page = ".\\\" Made from the tree of commands; change ui/cli/command_line.cpp.\n";
  page += ".TH SPADILLE 1 " + std::string(kDate) + " \"Spadille " + std::string(kVersion) +
          "\" \"Spadille\"\n";
  page += ".SH NAME\nspadille \\- " + roff(app.get_description()) + '\n';
  page += ".SH SYNOPSIS\n.B spadille\n.RI [ OPTION ]...\\& \" \" COMMAND \" \" [ ARGUMENT ]...\n";
  page += ".SH DESCRIPTION\n" + roff(app.get_description()) + '\n';
  page += ".SH OPTIONS\n";
  describe_options(app, page);
  page += ".SH COMMANDS\n";
  describe_commands(app, "spadille", page);
  page += ".SH NOTES\n.nf\n" + roff(words.say("cli.examples")) + "\n.fi\n";
  page += ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nno\\-color.org\n";
  page += ".TP\n.B LC_ALL, LC_MESSAGES, LANG\n" + roff(words.say("cli.option.lang")) + '\n';
  return page;
}

}  // namespace spadille::cli
