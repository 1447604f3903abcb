#include "ui/cli/book/opened.h"

#include <cstdlib>
#include <filesystem>
#include <ostream>

#include "app/keep/verify.h"
#include "app/people/look_alikes.h"
#include "app/people/names.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/machine.h"

namespace spadille::cli {
namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

namespace fs = std::filesystem;

std::string default_path() {
  const std::string data = environment("XDG_DATA_HOME");
  const fs::path home =
      data.empty() ? fs::path(environment("HOME")) / ".local/share" : fs::path(data);
  return (home / "spadille" / "spadille.db").string();
}

/// On a new machine nobody has made the usual folder yet. A folder that somebody named is his to
/// make: it may be misspelt.
void make_usual_folder(const std::string& path) {
  std::error_code told_on_opening;
  if (path == default_path()) fs::create_directories(fs::path(path).parent_path(), told_on_opening);
}

}  // namespace

void add_options(const Node& command, BookOptions& options) {
  command.text("--db", options.book, "FILE", "cli.option.db").refuses([](const std::string& file) {
    return std::string(file.empty() ? "''" : "");
  });
}

Row add_options(const Node& command, SessionOptions& options) {
  add_options(command, options.in);
  return command.number("--session", options.session, "cli.option.session");
}

std::string book_path(const BookOptions& options) {
  if (!options.book.empty()) return options.book;
  if (std::string given = environment("SPADILLE_DB"); !given.empty()) return given;
  return default_path();
}

tl::expected<OpenedBook, Exit> open_book(const BookOptions& options, const Streams& streams,
                                         const Voice& voice, bool create) {
  const Machine& machine = *streams.machine;
  const std::string path = book_path(options);
  if (create) make_usual_folder(path);
  auto store = machine.open(path, create);
  if (!store) {
    store.error().detail = visible(store.error().detail);
    return tl::unexpected(fail(store.error(), streams, voice));
  }
  if (const auto banner = (*store)->banner())
    streams.err << "spadille: " << labelled(visible(path), voice.words.say(*banner), voice.words)
                << '\n';
  for (const Message& warning : (*store)->warnings())
    streams.err << "spadille: " << labelled(visible(path), voice.words.say(warning), voice.words)
                << '\n';
  Store& kept = **store;
  OpenedBook opened{std::move(*store), {kept, machine.now, machine.today, machine.new_id}, {}};
  if (const auto done = bring_up_to_date(opened.book); !done)
    return tl::unexpected(fail(done.error(), streams, voice));
  auto names = names_in(opened.book);
  if (!names) return tl::unexpected(fail(names.error(), streams, voice));
  opened.names = std::move(*names);
  return opened;
}

tl::expected<Desk, Exit> open_desk(OpenedBook& opened, SessionId session, const Streams& streams,
                                   const Voice& voice, const Filter& among) {
  if (session == 0) {
    const auto latest = latest_session(opened.book, among);
    if (!latest) return tl::unexpected(fail(latest.error(), streams, voice));
    if (!*latest)
      return tl::unexpected(
          fail({Error::Code::usage, {"error.no_open_session"}, {}}, streams, voice));
    session = **latest;
  }
  auto desk = open_session(opened.book, session);
  if (!desk) return tl::unexpected(refuse(desk.error(), {}, streams, voice));
  return std::move(*desk);
}

tl::expected<OpenedDesk, Exit> open_desk(const SessionOptions& options, const Streams& streams,
                                         const Voice& voice, const Filter& among) {
  auto opened = open_book(options.in, streams, voice);
  if (!opened) return tl::unexpected(opened.error());
  auto desk = open_desk(*opened, options.session, streams, voice, among);
  if (!desk) return tl::unexpected(desk.error());
  return OpenedDesk{std::move(*opened), std::move(*desk)};
}

void warn_of_look_alikes(const std::vector<std::string>& names, const Names& before,
                         const Streams& streams, const Voice& voice) {
  const auto quoted = [](const std::string& name) {
    return name.find(' ') == std::string::npos ? name : '"' + name + '"';
  };
  for (const LookAlike& other : look_alikes(names, before)) {
    const Joints& joint = joints(voice.words.language());
    streams.err << other.name << joint.colon << voice.words.say("book.look_alike") << ' '
                << other.known << joint.doubt << joint.gap
                << voice.words.say("book.look_alike.merge") << " spadille players merge "
                << quoted(other.name) << ' ' << quoted(other.known) << '\n';
  }
}

}  // namespace spadille::cli
