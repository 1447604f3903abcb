#include "ui/cli/referee/told.h"

#include <algorithm>

namespace spadille::cli {
namespace {

std::string option_of(std::string_view key) {
  std::string name = "--" + std::string(key);
  std::replace(name.begin(), name.end(), '_', '-');
  return name;
}

/// The list that has no option of its own is told by the words of the command.
bool is_main_list(Format format, std::string_view key) {
  return (format == Format::turn && key == "trick") ||
         (format == Format::auction && key == "calls");
}

void add_member(const Node& command, ToldOptions& options, const std::string& key,
                const std::string& type, std::string_view about) {
  command.text(
      option_of(key), [&options, key](const std::string& text) { options.members[key] = text; },
      type, about);
}

}  // namespace

void add_members(const Node& command, ToldOptions& options, Format format) {
  for (const Member* member : question_members(format)) {
    if (is_main_list(format, member->key)) continue;
    const bool cards = is_of_cards(member->kind) && is_list(member->kind);
    add_member(command, options, std::string(member->key), cards ? "CARDS" : "TEXT", member->label);
  }
}

void add_play(const Node& command, ToldOptions& options) {
  add_members(command, options, Format::played);
  add_member(command, options, "trump", "SUIT", "referee.field.trump");
  command.text("--said", options.deal, "DEAL", "cli.referee.deal");
  command.texts("--hand", options.hands, "NAME:CARDS", "cli.referee.hands");
}

InWords words_of(const ToldOptions& told, const std::vector<std::string>& items,
                 const std::string& dealer, Language language) {
  InWords words{.items = items,
                .hands = told.hands,
                .dealer = dealer,
                .deal = told.deal,
                .language = language};
  for (const auto& [key, text] : told.members)
    if (!text.empty()) words.members.emplace_back(key, text);
  return words;
}

bool tells_something(const InWords& words) {
  return !words.items.empty() || !words.members.empty() || !words.deal.empty();
}

}  // namespace spadille::cli
