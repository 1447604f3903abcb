#include "ui/cli/command_line.h"

#include <array>
#include <cstdlib>

#include "ui/cli/exchange/commands.h"
#include "ui/cli/keep/commands.h"
#include "ui/cli/phones/commands.h"
#include "ui/cli/record/commands.h"
#include "ui/cli/referee/commands.h"
#include "ui/cli/review/commands.h"
#include "ui/cli/rulebook/commands.h"
#include "ui/cli/score/commands.h"
#include "ui/cli/tournament/commands.h"

namespace spadille::cli {
namespace {

/// Every command, in the order of the help text.
constexpr auto kCommands = std::to_array<void (*)(const Node&)>({
    // An evening.
    add_evening,
    add_new,
    add_deal,
    add_correct,
    add_undo,
    add_redo,
    add_note,
    add_dispute,
    add_agree,
    add_opening,
    add_seats,
    add_sheet,
    add_close,
    add_reopen,
    add_discard,
    add_purge,
    add_sessions,
    add_serve,
    // The book.
    add_verify,
    add_recover,
    add_backup,
    add_restore,
    add_export,
    add_import,
    add_sync,
    // Documents and rules.
    add_score,
    add_settle,
    add_check_sheet,
    add_rules,
    // Looking back.
    add_stats,
    add_head_to_head,
    add_ranking,
    add_players,
    add_rescore,
    // Clubs.
    add_event,
    // The referee.
    add_legal,
    add_trick,
    add_auction,
    add_revoke,
    add_ruling,
    add_precedents,
    add_rule,
});

/// The first of the locale variables that is set decides, as everywhere (POSIX).
std::string environment_locale() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0') return value;
  return {};
}

}  // namespace

std::unique_ptr<Tree> command_line(const Words& words) {
  auto tree = std::make_unique<Tree>(words);
  for (const auto add : kCommands) add(tree->root());
  tree->finish();
  return tree;
}

Language chosen_language(const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == "--lang" && i + 1 < arguments.size())
      return language_of(arguments[i + 1]).value_or(Language::en);
    if (arguments[i].rfind("--lang=", 0) == 0)
      return language_of(arguments[i].substr(7)).value_or(Language::en);
  }
  return language_of(environment_locale()).value_or(Language::en);
}

}  // namespace spadille::cli
