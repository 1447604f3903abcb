#include "app/phones/parts.h"

#include "core/ledger.h"

namespace spadille {

JsonText begun(std::string_view format, const Words& words) {
  JsonText json;
  json.open('{').member("format", format).member("version", kFormatVersion);
  json.member("language", code(words.language()));
  return json;
}

void write_texts(JsonText& json, std::string_view key, const std::vector<std::string>& texts) {
  if (texts.empty()) return;
  json.key(key).open('[');
  for (const std::string& text : texts) json.value(text);
  json.close(']');
}

void write_session(JsonText& json, const SessionView& session) {
  json.key("session").open('{').member("number", static_cast<int>(session.id));
  json.member("id", session.uuid).member("head", session.head);
  json.member("state", name(session.state)).close('}');
}

void write_reasons(JsonText& json, const std::vector<Line>& lines, const Accounts& accounts,
                   const SeatNames& names, const Words& words) {
  if (lines.empty()) return;
  json.key("lines").open('[');
  for (const Line& line : lines) {
    json.open('{').member("rule", to_string(line.rule));
    json.member("text", words.say(line.message, names)).key("moved").open('[');
    for (const Account account : accounts) json.value(total(line, account));
    json.close(']').close('}');
  }
  json.close(']');
}

std::string done_answer(Seq event) {
  JsonText json;
  json.open('{').member("format", "spadille/done").member("version", kFormatVersion);
  json.member("saved", true);
  if (event > 0) json.member("event", event);
  return std::move(json.close('}')).take();
}

}  // namespace spadille
