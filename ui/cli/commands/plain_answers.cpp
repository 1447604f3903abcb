#include "ui/cli/commands/plain_answers.h"

#include "codec/json_text.h"
#include "ui/cli/version.h"

namespace spadille::cli {
namespace {

JsonText begun(std::string_view format) {
  JsonText json;
  json.open('{').member("format", format).member("version", 1);
  return json;
}

std::string closed(JsonText json) { return std::move(json.close('}')).take() + '\n'; }

}  // namespace

std::string done_answer(bool saved) {
  JsonText json = begun("spadille/done");
  json.member("saved", saved);
  return closed(std::move(json));
}

std::string version_answer() {
  JsonText json = begun("spadille/program");
  json.member("program", kVersion);
  return closed(std::move(json));
}

std::string help_answer(const CLI::App& command, const std::string& path) {
  JsonText json = begun("spadille/help");
  const std::string name = (path.empty() ? "" : path + ' ') + command.get_name();
  json.member("command", name).member("about", command.get_description());
  json.key("commands").open('[');
  for (const CLI::App* below : command.get_subcommands({})) json.value(below->get_name());
  json.close(']').member("text", command.help(path));
  return closed(std::move(json));
}

}  // namespace spadille::cli
