#include "ui/door/replies.h"

#include <utility>

#include "app/score/refusal_answer.h"
#include "codec/json_text.h"

namespace spadille::door {
namespace {

int status_of(Answered::As as) {
  switch (as) {
    case Answered::As::done: return 200;
    case Answered::As::wrong: return 400;
    case Answered::As::not_his: return 403;
    case Answered::As::nothing_there: return 404;
    case Answered::As::overtaken: return 409;
    case Answered::As::failed: break;
  }
  return 500;
}

}  // namespace

Reply key_answer(const std::string& key) {
  JsonText json;
  json.open('{').member("format", "spadille/key").member("version", kFormatVersion);
  json.member("role", "onlooker").member("key", key).close('}');
  return {200, "application/json", std::move(json).take()};
}

std::string role_document(const Phone& phone) {
  JsonText json;
  json.open('{').member("format", "spadille/role").member("version", kFormatVersion);
  json.member("role", phone.player.empty() ? "onlooker" : "player");
  if (!phone.name.empty()) json.member("name", phone.name);
  if (!phone.wants_name.empty()) json.member("wants", phone.wants_name);
  return std::move(json.close('}')).take();
}

Reply nobody(const std::string& language) {
  const Words words(language_of(language).value_or(Language::en));
  return {404, "application/json",
          refusal_answer(Error{Error::Code::usage, {"phones.error.nobody"}, {}}, words)};
}

Reply misshapen(const Findings& findings) {
  return {400, "application/json", refusal_answer(findings, {}, {}, Words(Language::en))};
}

Reply document(Answered answered) {
  return {status_of(answered.as), "application/json", std::move(answered.document)};
}

}  // namespace spadille::door
