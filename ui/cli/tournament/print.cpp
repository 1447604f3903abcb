// Papers of an event. The table app draws them: it has the letters.
#include <ostream>

#include "app/tournament/papers.h"
#include "codec/json_text.h"
#include "codec/plain_text.h"
#include "files/whole_file.h"
#include "text/joints.h"
#include "tournament/plan_words.h"
#include "ui/cli/machine.h"
#include "ui/cli/tournament/commands.h"

namespace spadille::cli {
namespace {

struct PrintOptions {
  std::string what{};
  std::string file{};
  std::string address{};
  int round = 0;
};

std::vector<std::string> words_for(const OpenedEvent& event, const EventOptions& at,
                                   const PrintOptions& asked, const Voice& voice) {
  std::vector<std::string> words{"--db",    book_path(at.in),
                                 "--lang",  std::string(code(voice.words.language())),
                                 "--event", std::to_string(event.desk.id),
                                 "--paper", asked.what};
  if (asked.round != 0) words.insert(words.end(), {"--round", std::to_string(asked.round)});
  if (!asked.address.empty()) words.insert(words.end(), {"--address", asked.address});
  words.insert(words.end(), {"--pdf", asked.file});
  return words;
}

void tell_printed(const OpenedEvent& event, const PrintOptions& asked, const Streams& streams,
                  const Voice& voice) {
  const std::string file = visible(asked.file);
  if (!voice.json) {
    streams.out << labelled(voice.words.say("event.cli.printed"), file, voice.words) << '\n';
    return;
  }
  JsonText json;
  json.open('{').member("format", "spadille/event-paper").member("version", 1);
  json.member("event", static_cast<int>(event.desk.id));
  json.member("paper", std::string_view(asked.what));
  if (asked.round != 0) json.member("round", asked.round);
  streams.out << std::move(json.member("file", std::string_view(file)).close('}')).take() << '\n';
}

Finding no_such_paper(const std::string& what) {
  const std::vector<std::string> all(kPaperNames.begin(), kPaperNames.end());
  Finding finding = found_at("/paper", {"finding.range"}, {}, joined(all, " | "));
  finding.given = visible(what);
  return finding;
}

Exit print_paper(const EventOptions& at, const PrintOptions& asked, const Streams& streams,
                 const Voice& voice) {
  const auto paper = called<EventPaper>(kPaperNames, asked.what);
  if (!paper) return fail(Findings{no_such_paper(asked.what)}, {}, "", streams, voice);
  const auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  if (const auto why = unprintable(event->desk.now, *paper, asked.round))
    return fail(Findings{*why}, {}, "", streams, voice);
  if (const files::WholeFile file(asked.file); !file.begun())
    return fail(file.begun().error(), streams, voice);
  const auto& run = streams.machine->table_app;
  const auto done =
      run ? run(words_for(*event, at, asked, voice))
          : tl::unexpected(Error{Error::Code::usage, {"event.error.no_table_app"}, {}});
  if (!done) return fail(done.error(), streams, voice);
  streams.saved();
  tell_printed(*event, asked, streams, voice);
  return Exit::done;
}

}  // namespace

void add_event_print(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("print", "event.cli.print", at, print_paper);
  command.argument("PAPER", asked->what, "event.cli.print.what").required();
  command.argument("FILE", asked->file, "event.cli.print.file").required();
  command.number("--round", asked->round, "event.cli.print.round", kMostRounds);
  command.text("--address", asked->address, "ADDRESS", "event.cli.print.address");
}

}  // namespace spadille::cli
