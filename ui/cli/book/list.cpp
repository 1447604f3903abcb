#include "ui/cli/book/list.h"

#include <istream>
#include <ostream>

#include "app/record/heard.h"
#include "codec/json_text.h"
#include "codec/scalar.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace

tl::expected<Filter, Exit> filter_of(const Request& request, const OpenedBook& book,
                                     const Streams& streams, const Voice& voice) {
  Filter filter;
  filter.game = request.game;
  filter.from = request.from_date;
  filter.to = request.to_date;
  filter.limit = request.limit;
  if (request.all) filter.state = Summary::State::discarded;
  for (const std::string& date : {request.from_date, request.to_date})
    if (!date.empty() && !is_date(date))
      return tl::unexpected(
          fail({Error::Code::usage, {"error.usage.value"}, visible(date)}, streams, voice));
  if (request.player.empty()) return filter;
  const auto player = book.names.meant(request.player);
  if (!player)
    return tl::unexpected(fail(
        {Error::Code::usage, {"error.no_such_player"}, visible(request.player)}, streams, voice));
  filter.player = *player;
  return filter;
}

std::string session_list(const std::vector<Listed>& sessions, const Names& names,
                         const Voice& voice) {
  if (sessions.empty()) return voice.words.say("book.no_sessions") + '\n';
  std::size_t number = 2;
  std::size_t game = 0;
  for (const Listed& session : sessions) {
    number = std::max(number, std::to_string(session.id).size() + 1);
    game = std::max(game, width(voice.words.say(session.game + ".name")));
  }
  std::string text;
  for (const Listed& session : sessions) {
    const Summary& about = session.summary;
    std::string line = right("#" + std::to_string(session.id), number + 1) + "  " + about.date +
                       "  " + left(voice.words.say(session.game + ".name"), game + 2) +
                       right(std::to_string(about.deals), 4) + "  " +
                       joined(names.of(about.players));
    if (!about.title.empty()) line += " · " + visible(about.title);
    if (!about.place.empty()) line += " · " + visible(about.place);
    if (about.state != Summary::State::open)
      line += " (" + voice.words.say(state_key(about.state)) + ")";
    text += line + '\n';
  }
  return text;
}

std::string session_list_json(const std::vector<Listed>& sessions, const Names& names) {
  JsonText json;
  json.open('{').member("format", "spadille/sessions").member("version", 1);
  json.key("sessions").open('[');
  for (const Listed& session : sessions) {
    const Summary& about = session.summary;
    json.open('{').member("session", static_cast<int>(session.id)).member("id", session.uuid);
    json.member("game", session.game).member("date", about.date);
    if (!about.title.empty()) json.member("title", about.title);
    if (!about.place.empty()) json.member("place", about.place);
    json.key("players").open('[');
    for (const std::string& name : names.of(about.players)) json.value(name);
    json.close(']').member("deals", about.deals).member("state", name(about.state));
    json.member("events", session.events).close('}');
  }
  return std::move(json.close(']').close('}')).take() + '\n';
}

bool confirmed(const Streams& streams, const Voice& voice) {
  if (!streams.machine->terminal) return false;
  streams.err << voice.words.say("book.go_on") << ' ' << std::flush;
  std::string answer;
  std::getline(streams.in, answer);
  return yes_or_no(answer).value_or(false);
}

std::string visible_text(std::string_view text, std::size_t most) {
  std::string all;
  for (std::size_t i = 0; i < text.size() && all.size() < most;) {
    std::size_t size = 1;
    while (i + size < text.size() && (static_cast<unsigned char>(text[i + size]) & 0xC0U) == 0x80U)
      ++size;
    const std::string_view character = text.substr(i, size);
    if (is_utf8(character)) all += printable(character) ? character : " ";
    i += size;
  }
  return all;
}

}  // namespace spadille::cli
