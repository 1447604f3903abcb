#include "app/people/session_list_answer.h"

#include "app/views.h"
#include "codec/json_text.h"

namespace spadille {

std::string session_list_answer(const std::vector<Listed>& sessions, const Names& names) {
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
    for (const std::string& name : names.everybody(about.players)) json.value(name);
    json.close(']').member("deals", about.deals).member("state", spadille::name(about.state));
    json.member("events", session.events).close('}');
  }
  return std::move(json.close(']').close('}')).take();
}

}  // namespace spadille
