#include "ui/cli/record/options.h"

#include "ui/cli/rulebook/rules_meant.h"

namespace spadille::cli {

void add_options(const Node& command, OpeningOptions& options) {
  command.text("--dealer", options.dealer, "NAME", "cli.new.dealer");
  command.text("--title", options.title, "TEXT", "cli.new.title");
  command.text("--date", options.date, "DATE", "cli.new.date");
  command.text("--place", options.place, "TEXT", "cli.new.place");
  command.text("--totals", options.totals, "A:B", "cli.new.totals");
  command.text("--before", options.before, "JSON", "cli.new.before");
  command.text("--wait", options.waiting, "A,B,…", "cli.new.wait");
  add_set(command, options.set);
}

Row add_options(const Node& command, ChangeOptions& options) {
  command.number("--head", options.head, "cli.option.head");
  return command.flag("--dry-run", options.dry_run, "cli.option.dry_run");
}

}  // namespace spadille::cli
