#include "app/keep/recover.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <ostream>

#include "app/games.h"
#include "codec/json_text.h"
#include "codec/plain_text.h"
#include "files/files.h"
#include "text/joints.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/keep/commands.h"
#include "ui/cli/machine.h"

namespace spadille::cli {
namespace {

namespace fs = std::filesystem;

/// "spadille.recovered.db" for "spadille.db".
std::string recovered_name(const std::string& path) {
  fs::path name(path);
  const std::string end = name.extension().string();
  return name.replace_extension(".recovered" + end).string();
}

std::string_view name_of(Loss::Kind kind) {
  switch (kind) {
    case Loss::Kind::session: return "session";
    case Loss::Kind::opening: return "opening";
    case Loss::Kind::event: return "lost";
    case Loss::Kind::name: return "name";
    case Loss::Kind::doubtful_name: return "doubtful_name";
    case Loss::Kind::house_rules: return "house_rules";
    case Loss::Kind::doubtful: break;
  }
  return "doubtful";
}

/// "#3  2026-11-20  Euchre  Ann, Bob, Chris, Dora", as far as it is known.
std::string heading(const Loss& loss, const Voice& voice) {
  std::string text = '#' + std::to_string(loss.session);
  if (!loss.date.empty()) text += "  " + visible(loss.date);
  if (loss.game == kTournament) text += "  " + voice.words.say("event.name");
  if (game_called(loss.game) != nullptr) text += "  " + voice.words.say(loss.game + ".name");
  std::string names;
  for (const std::string& name : loss.players)
    names += (names.empty() ? "  " : joints(voice.words.language()).comma) + name;
  return text + names + '\n';
}

std::string text(const Recovery& done, const std::string& to, const Voice& voice) {
  std::string text;
  SessionId last = 0;
  for (const Loss& loss : done.losses) {
    if (loss.session != last && loss.session != 0) text += heading(loss, voice);
    last = loss.session;
    if (loss.session != 0) text += "    ";
    if (loss.session == 0 && !loss.players.empty())
      text += labelled(loss.players.front(), voice.words);
    text += voice.words.say(in_words(loss)) + '\n';
  }
  text += voice.words.say(Message{"safety.recovered", {done.sessions, done.events}});
  if (done.losses.empty())
    text += joints(voice.words.language()).gap + voice.words.say("safety.nothing_lost");
  return text + '\n' + labelled(voice.words.say("safety.new_book"), visible(to), voice.words) +
         '\n';
}

std::string json_text(const Recovery& done, const std::string& to, const Voice& voice) {
  JsonText json;
  json.open('{').member("format", "spadille/recovery").member("version", 1);
  json.member("file", visible(to)).member("sessions", done.sessions);
  json.member("events", done.events).key("losses").open('[');
  for (const Loss& loss : done.losses) {
    json.open('{').member("kind", name_of(loss.kind));
    if (loss.session != 0) json.member("session", static_cast<int>(loss.session));
    if (!loss.game.empty()) json.member("game", visible(loss.game));
    if (!loss.date.empty()) json.member("date", visible(loss.date));
    json.key("players").open('[');
    for (const std::string& name : loss.players) json.value(name);
    json.close(']');
    if (loss.event != 0) json.member("event", loss.event);
    if (loss.deal != 0) json.member("deal", loss.deal);
    json.member("message", voice.words.say(in_words(loss))).close('}');
  }
  return std::move(json.close(']').close('}')).take() + '\n';
}

/// Into a book that has no name yet; it gets one once it is whole.
Expected<Recovery> recovered(const Wreck& wreck, const std::string& from, const std::string& to,
                             const Machine& machine) {
  const std::string unfinished = files::make_beside(to, ".new", files::kOfBook);
  if (unfinished.empty())
    return tl::unexpected(
        Error{Error::Code::file, {"error.cannot_write"}, to + " (" + std::strerror(errno) + ')'});
  files::share_as(unfinished, from);
  auto done =
      machine.open(unfinished, true)
          .and_then([&](std::unique_ptr<Store> store) -> Expected<Recovery> {
            Book book{*store, machine.now, machine.today, machine.new_id};
            auto recovery = recover(wreck, book);
            if (recovery && recovery->sessions == 0)
              return tl::unexpected(Error{Error::Code::damaged, {"safety.nothing_left"}, {}});
            if (recovery)
              if (auto copied = store->copy_to(to); !copied) return tl::unexpected(copied.error());
            return recovery;
          });
  files::remove_book(unfinished);
  return done;
}

struct RecoverOptions {
  std::string file{};  ///< the damaged book
  std::string to{};    ///< the new one
};

Exit save_what_is_left(const RecoverOptions& asked, const Streams& streams, const Voice& voice) {
  const Machine& machine = *streams.machine;
  const std::string to = asked.to.empty() ? recovered_name(asked.file) : asked.to;
  if (files::taken(to))
    return fail({Error::Code::file, {"store.exists"}, visible(to)}, streams, voice);
  auto done = machine.salvage(asked.file, to + ".wreck").and_then([&](const Wreck& wreck) {
    return recovered(wreck, asked.file, to, machine);
  });
  if (!done) {
    if (done.error().detail.empty()) done.error().detail = asked.file;
    done.error().detail = visible(done.error().detail);
    return fail(done.error(), streams, voice);
  }
  streams.saved();
  streams.out << (voice.json ? json_text(*done, to, voice) : text(*done, to, voice));
  return done->losses.empty() ? Exit::done : Exit::findings;
}

}  // namespace

void add_recover(const Node& above) {
  const auto [command, asked] = above.add("recover", "safety.recover", save_what_is_left);
  command.argument("FILE", asked->file, "safety.recover.file").required();
  command.text("--to", asked->to, "NEW", "safety.recover.to");
}

}  // namespace spadille::cli
