// A backup becomes the book again.
#include <filesystem>
#include <ostream>

#include "codec/json_text.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/book/session_list.h"
#include "ui/cli/keep/commands.h"
#include "ui/cli/machine.h"
#include "ui/cli/terminal/print.h"

namespace spadille::cli {
namespace {

constexpr int kMostSessions = 10'000'000;

/// "2026-11-20 19:30:00" of "2026-11-20T193000Z.spadille.db".
std::string moment_of(const std::string& file) {
  std::string name = std::filesystem::path(file).filename().string();
  constexpr std::string_view kShape = "0000-00-00T000000Z.";
  for (std::size_t i = 0; i < kShape.size(); ++i) {
    const bool digit = i < name.size() && name[i] >= '0' && name[i] <= '9';
    if (i >= name.size() || (kShape[i] == '0' ? !digit : name[i] != kShape[i])) return name;
  }
  return name.substr(0, 10) + ' ' + name.substr(11, 2) + ':' + name.substr(13, 2) + ':' +
         name.substr(15, 2);
}

Exit list_backups(const BookOptions& in, const Streams& streams, const Voice& voice) {
  const auto backups = streams.machine->backups(book_path(in));
  if (voice.json) {
    JsonText json;
    json.open('{').member("format", "spadille/backups").member("version", 1);
    json.key("backups").open('[');
    for (const std::string& name : backups) json.value(visible(name));
    streams.out << std::move(json.close(']').close('}')).take() << '\n';
    return Exit::done;
  }
  for (const std::string& name : backups) streams.out << moment_of(name) << '\n';
  if (backups.empty()) streams.out << voice.words.say("safety.no_backups") << '\n';
  return Exit::done;
}

/// The session that was played last, whatever became of it since.
tl::expected<std::optional<Desk>, Exit> latest_desk(OpenedBook& opened, const Streams& streams,
                                                    const Voice& voice) {
  const auto listed = opened.book.store.list({.limit = 1});
  if (!listed) return tl::unexpected(fail(listed.error(), streams, voice));
  if (listed->empty()) return std::nullopt;
  auto desk = open_session(opened.book, listed->front().id);
  if (!desk) return tl::unexpected(refuse(desk.error(), {}, streams, voice));
  return std::move(*desk);
}

std::string json_text(const Restored& done, int sessions, const std::optional<Desk>& latest,
                      const OpenedBook& opened) {
  JsonText json;
  json.open('{').member("format", "spadille/restored").member("version", 1);
  json.member("from", visible(done.from)).member("sessions", sessions);
  if (!done.aside.empty()) json.member("aside", visible(done.aside));
  if (latest) {
    const EveningView evening = view(*latest, opened.names);
    json.key("latest").open('{').member("session", static_cast<int>(latest->id));
    json.member("date", evening.about.date);
    json.member("deals", static_cast<int>(evening.deals.size())).close('}');
  }
  return std::move(json.close('}')).take() + '\n';
}

/// The list's line of the latest session, and its last deal.
std::string text_of_latest(const Desk& desk, OpenedBook& opened, const Voice& voice) {
  std::string text;
  if (const auto listed = opened.book.store.find(desk.id); listed && *listed)
    text = headed(voice.words.say("safety.latest"), voice.words) + '\n' +
           session_list({**listed}, opened.names, voice);
  const EveningView evening = view(desk, opened.names);
  return evening.deals.empty() ? text : text + last_deal(evening, voice);
}

Exit tell_restored(const Restored& done, const BookOptions& in, const Streams& streams,
                   const Voice& voice) {
  auto opened = open_book(in, streams, voice);
  if (!opened) return opened.error();
  const auto all = opened->book.store.sessions(0, kMostSessions);
  if (!all) return fail(all.error(), streams, voice);
  const int sessions = static_cast<int>(all->size());
  const auto latest = latest_desk(*opened, streams, voice);
  if (!latest) return latest.error();
  if (voice.json) {
    streams.out << json_text(done, sessions, *latest, *opened);
    return Exit::done;
  }
  streams.out << labelled(voice.words.say("safety.came_back"), moment_of(done.from), voice.words)
              << " · " << voice.words.say(Message{"safety.how_many", {Arg::count(sessions)}})
              << '\n';
  if (*latest) streams.out << text_of_latest(**latest, *opened, voice);
  if (!done.aside.empty())
    streams.out << labelled(voice.words.say("safety.went_aside"), visible(done.aside), voice.words)
                << '\n';
  return Exit::done;
}

struct RestoreOptions {
  BookOptions in{};
  std::string date{};
  bool list = false;
};

Exit restore(const RestoreOptions& asked, const Streams& streams, const Voice& voice) {
  if (asked.list) return list_backups(asked.in, streams, voice);
  if (asked.date.find_first_not_of("0123456789-:TZ") != std::string::npos)
    return bad_value(asked.date, streams, voice);
  const auto done = streams.machine->restore(book_path(asked.in), asked.date);
  if (!done) {
    Error error = done.error();
    error.detail = visible(error.detail);
    return fail(error, streams, voice);
  }
  streams.saved();
  return tell_restored(*done, asked.in, streams, voice);
}

}  // namespace

void add_restore(const Node& above) {
  const auto [command, asked] = above.add("restore", "safety.restore", restore);
  add_options(command, asked->in);
  command.argument("DATE", asked->date, "safety.restore.date");
  command.flag("--list", asked->list, "safety.restore.list");
}

}  // namespace spadille::cli
