// A copy of the book, where somebody wants one.
#include <ostream>

#include "codec/json_text.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/keep/commands.h"

namespace spadille::cli {
namespace {

struct BackupOptions {
  BookOptions in{};
  std::string file{};
};

Exit backup(const BackupOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in, streams, voice);
  if (!opened) return opened.error();
  auto done = opened->book.store.copy_to(asked.file);
  if (!done) {
    done.error().detail = visible(done.error().detail);
    return fail(done.error(), streams, voice);
  }
  streams.saved();
  if (voice.json) {
    JsonText json;
    json.open('{').member("format", "spadille/backup").member("version", 1);
    streams.out << std::move(json.member("file", visible(asked.file)).close('}')).take() << '\n';
  } else {
    streams.out << labelled(voice.words.say("safety.backup_made"), visible(asked.file), voice.words)
                << '\n';
  }
  return Exit::done;
}

}  // namespace

void add_backup(const Node& above) {
  const auto [command, asked] = above.add("backup", "safety.backup", backup);
  add_options(command, asked->in);
  command.argument("FILE", asked->file, "safety.backup.file").required();
}

}  // namespace spadille::cli
