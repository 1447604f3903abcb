#include "app/keep/verify.h"

#include <ostream>

#include "app/referee/stale_words.h"
#include "codec/json_text.h"
#include "codec/plain_text.h"
#include "text/joints.h"
#include "ui/cli/book/opened.h"
#include "ui/cli/keep/commands.h"
#include "ui/cli/machine.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

std::string_view name_of(Doubt::Kind kind) {
  switch (kind) {
    case Doubt::Kind::pages: return "pages";
    case Doubt::Kind::events: return "events";
    case Doubt::Kind::refused: return "refused";
    case Doubt::Kind::announced: return "announced";
    case Doubt::Kind::text: return "text";
    case Doubt::Kind::schema: return "schema";
    case Doubt::Kind::names: return "names";
    case Doubt::Kind::missing: return "missing";
    case Doubt::Kind::lists: break;
  }
  return "lists";
}

std::string said(const Doubt& doubt, const Voice& voice) {
  if (doubt.mended && doubt.kind == Doubt::Kind::lists)
    return voice.words.say("safety.lists_mended");
  const std::string words = voice.words.say(doubt.message, doubt.names);
  return doubt.mended
             ? words + joints(voice.words.language()).gap + voice.words.say("safety.given_up")
             : words;
}

std::string line(const Doubt& doubt, const Voice& voice) {
  std::string text = doubt.session == 0 ? "" : '#' + std::to_string(doubt.session) + "  ";
  text += said(doubt, voice);
  const bool file = doubt.kind == Doubt::Kind::events;  // its name is known
  if (!doubt.detail.empty() && !file) text = labelled(text, visible(doubt.detail), voice.words);
  return text + '\n';
}

/// What to do about what is left, for whoever has not asked for it yet.
std::string advice(const Verification& found, const Voice& voice) {
  std::string text;
  const auto left = [&](auto&& is) {
    return std::any_of(found.doubts.begin(), found.doubts.end(),
                       [&](const Doubt& d) { return !d.mended && is(d); });
  };
  if (left([](const Doubt& d) { return d.mendable; }))
    text += voice.words.say("safety.repairable") + '\n';
  if (left([](const Doubt& d) { return d.kind == Doubt::Kind::missing; }))
    text += voice.words.say("safety.missing_what_now") + '\n';
  return text;
}

/// Rulings that rest on what was corrected since.
std::string stale(const Verification& found, const Voice& voice) {
  std::string text;
  for (const auto& [session, game, rulings] : found.stale)
    for (const StaleView& each : rulings) {
      text += '#' + std::to_string(session) + "  ";
      if (each.deal > 0) text += voice.words.say(Message{"book.deal", {each.deal}}) + "  ";
      text +=
          labelled(voice.words.say("book.stale"), in_words(game, each, voice.words), voice.words) +
          '\n';
    }
  return text;
}

std::string text(const Verification& found, bool repaired, const Voice& voice) {
  std::string text;
  for (const Doubt& doubt : found.doubts) text += line(doubt, voice);
  text += stale(found, voice);
  text += voice.words.say(Message{"safety.looked_at", {found.sessions, found.events}}) +
          joints(voice.words.language()).gap;
  const int left = static_cast<int>(std::count_if(found.doubts.begin(), found.doubts.end(),
                                                  [](const Doubt& d) { return !d.mended; }));
  if (left == 0) return text + voice.words.say("safety.all_right") + '\n';
  text += voice.words.say(Message{"safety.doubts", {Arg::count(left)}}) + '\n';
  return repaired ? text : text + advice(found, voice);
}

std::string json_text(const Verification& found, const Voice& voice) {
  JsonText json;
  json.open('{').member("format", "spadille/verification").member("version", 1);
  json.member("sessions", found.sessions).member("events", found.events);
  json.member("right", found.right()).key("findings").open('[');
  for (const Doubt& doubt : found.doubts) {
    json.open('{').member("kind", name_of(doubt.kind));
    if (doubt.session != 0) json.member("session", static_cast<int>(doubt.session));
    if (doubt.deal != 0) json.member("deal", doubt.deal);
    if (doubt.event != 0) json.member("event", doubt.event);
    json.member("message", said(doubt, voice));
    if (!doubt.detail.empty()) json.member("detail", visible(doubt.detail));
    json.member("mended", doubt.mended).close('}');
  }
  json.close(']');
  if (!found.stale.empty()) {
    json.key("stale").open('[');
    for (const auto& [session, game, rulings] : found.stale)
      for (const StaleView& each : rulings) {
        json.open('{').member("session", static_cast<int>(session));
        if (each.deal > 0) json.member("deal", each.deal);
        json.member("event", each.seq).member("message", in_words(game, each, voice.words));
        json.close('}');
      }
    json.close(']');
  }
  return std::move(json.close('}')).take() + '\n';
}

struct CheckOptions {
  BookOptions in{};
  bool repair = false;
};

Exit look_through(const CheckOptions& asked, const Streams& streams, const Voice& voice) {
  auto opened = open_book(asked.in, streams, voice);
  if (!opened) return opened.error();
  VerifyOptions options{.repair = asked.repair};
  const bool watched = streams.machine->terminal && voice.style.on;
  if (watched)
    options.progress = [&](int sessions, int of) {
      if (sessions % 100 == 0)
        streams.err << Style::kLineBegin << sessions << '/' << of << std::flush;
    };
  const auto found = verify(opened->book, options);
  if (watched) streams.err << Style::kLineBegin;
  if (!found) return fail(found.error(), streams, voice);
  if (std::any_of(found->doubts.begin(), found->doubts.end(),
                  [](const Doubt& d) { return d.mended; }))
    streams.saved();
  streams.out << (voice.json ? json_text(*found, voice) : text(*found, asked.repair, voice));
  return found->right() ? Exit::done : Exit::findings;
}

}  // namespace

void add_verify(const Node& above) {
  const auto [command, asked] = above.add("verify", "safety.verify", look_through);
  add_options(command, asked->in);
  command.flag("--repair", asked->repair, "safety.verify.repair");
}

}  // namespace spadille::cli
