// Whether draws keep what the rules promise, from what is written down alone.
#include <ostream>

#include "app/exchange/import_reading.h"
#include "app/tournament/tournament_answers.h"
#include "codec/log_document.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "tournament/verify_draw.h"
#include "ui/cli/exchange/documents.h"
#include "ui/cli/terminal/files.h"
#include "ui/cli/tournament/commands.h"

namespace spadille::cli {
namespace {

struct CheckOptions {
  std::vector<std::string> files{};
};

/// Says of one event after the other what it does not keep to.
class Checker {
 public:
  Checker(const Streams& streams, const Voice& voice) : streams_(streams), voice_(voice) {}

  void look_at(const TournamentLog& log, const std::string& name) {
    ++events_;
    for (const Breach& breach : breaches(log)) {
      broken_ += breach.promised ? 1 : 0;
      if (voice_.json)
        found_.push_back(breach);
      else
        streams_.out << name << (breach.promised ? " ! " : "   ") << told(breach) << '\n';
    }
  }
  [[nodiscard]] Exit end() const {
    if (voice_.json)
      streams_.out << check_answer(events_, found_, voice_.words) << '\n';
    else
      streams_.out << voice_.words.say(Message{"event.check.done", {Arg::count(events_), broken_}})
                   << '\n';
    return broken_ == 0 ? Exit::done : Exit::findings;
  }

 private:
  [[nodiscard]] std::string told(const Breach& breach) const {
    return voice_.words.say(breach.message) + ' ' + to_string(breach.rule);
  }

  const Streams& streams_;
  const Voice& voice_;
  int events_ = 0;
  int broken_ = 0;
  std::vector<Breach> found_{};
};

Exit check_documents(Checker& checker, std::istream& in, const std::string& name,
                     const Streams& streams, const Voice& voice) {
  Documents documents(in, kTournamentLimits.bytes);
  for (std::string text; documents.next(text);) {
    const std::string at =
        visible(name) + (documents.line() == 0 ? "" : ':' + std::to_string(documents.line()));
    const auto read = read_for_import(text);
    if (!read && read.error().error) return fail(*read.error().error, streams, voice);
    if (!read) return fail(read.error().findings, {}, at, streams, voice);
    const auto* event = std::get_if<ReadTournament>(&*read);
    if (event == nullptr)
      return fail({Error::Code::usage, {"event.error.no_event"}, at}, streams, voice);
    checker.look_at(event->document.log, at);
  }
  return Exit::done;
}

Exit check_file(Checker& checker, const std::string& name, const Streams& streams,
                const Voice& voice) {
  if (name == "-") return check_documents(checker, streams.in, name, streams, voice);
  auto file = open_file(name);
  if (!file) return fail(file.error(), streams, voice);
  return check_documents(checker, *file, name, streams, voice);
}

Exit check_draws(const EventOptions& at, const CheckOptions& asked, const Streams& streams,
                 const Voice& voice) {
  Checker checker(streams, voice);
  for (const std::string& file : asked.files)
    if (const Exit end = check_file(checker, file, streams, voice); end != Exit::done) return end;
  if (!asked.files.empty()) return checker.end();
  const auto event = open_event(at, streams, voice);
  if (!event) return event.error();
  checker.look_at(event->desk.log, "#" + std::to_string(event->desk.id));
  return checker.end();
}

}  // namespace

void add_event_check(const Node& event, const AtEvent& at) {
  const auto [command, asked] = event.add("check", "event.cli.check", at, check_draws);
  command.arguments("FILE", asked->files, "event.cli.check.file");
}

}  // namespace spadille::cli
