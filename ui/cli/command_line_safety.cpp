#include "ui/cli/command_line_safety.h"

#include "ui/cli/command_options.h"

namespace spadille::cli {

void add_safety(CLI::App& app, Request& request, const Words& words) {
  CLI::App* verify = add_book_command(app, request, words, "verify", "safety.verify");
  verify->add_flag("--repair", request.repair, words.say("safety.verify.repair"));
  CLI::App* recover = app.add_subcommand("recover", words.say("safety.recover"));
  recover->add_option("FILE", request.file, words.say("safety.recover.file"))
      ->type_name("")
      ->required();
  recover->add_option("--to", request.to, words.say("safety.recover.to"))
      ->type_name("NEW")
      ->take_last();
  CLI::App* backup = add_book_command(app, request, words, "backup", "safety.backup");
  backup->add_option("FILE", request.file, words.say("safety.backup.file"))
      ->type_name("")
      ->required();
  CLI::App* restore = add_book_command(app, request, words, "restore", "safety.restore");
  restore->add_option("DATE", request.date, words.say("safety.restore.date"))->type_name("");
  restore->add_flag("--list", request.list, words.say("safety.restore.list"));
}

}  // namespace spadille::cli
