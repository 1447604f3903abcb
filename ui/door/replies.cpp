#include "ui/door/replies.h"

#include <algorithm>
#include <utility>

#include "app/phones/parts.h"
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

/// Who waits for the referee, where anybody does.
void write_callers(JsonText& json, const std::vector<Phone>& all) {
  const auto calls = [](const Phone& phone) { return phone.calls; };
  if (std::none_of(all.begin(), all.end(), calls)) return;
  json.key("callers").open('[');
  for (const Phone& phone : all)
    if (phone.calls)
      json.open('{').member("phone", phone.number).member("name", phone.name).close('}');
  json.close(']');
}

Reply refused(int status, std::string_view why, const std::string& language) {
  const Words words(language_of(language).value_or(Language::en));
  return {status, "application/json", refusal_answer(Error{Error::Code::usage, {why}, {}}, words)};
}

}  // namespace

Reply key_answer(const std::string& key) {
  JsonText json;
  json.open('{').member("format", "spadille/key").member("version", kFormatVersion);
  json.member("role", "onlooker").member("key", key).close('}');
  return {200, "application/json", std::move(json).take()};
}

std::string role_document(const Phone& phone, const std::vector<Phone>& all) {
  JsonText json;
  json.open('{').member("format", "spadille/role").member("version", kFormatVersion);
  const std::string_view duty = name(phone.duty);
  json.member("role", !duty.empty() ? duty : phone.player.empty() ? "onlooker" : "player");
  if (!phone.name.empty()) json.member("name", phone.name);
  if (!phone.wants_name.empty()) json.member("wants", phone.wants_name);
  if (phone.calls) json.member("calls", true);
  if (phone.duty == Asker::Duty::director) write_callers(json, all);
  return std::move(json.close('}')).take();
}

std::string phones_document(const std::vector<Seen>& phones) {
  JsonText json;
  json.open('{').member("format", "spadille/phones").member("version", kFormatVersion);
  json.key("phones").open('[');
  for (const Seen& phone : phones) {
    json.open('{').member("phone", phone.phone).member("watching", phone.watching);
    if (!phone.name.empty()) json.member("name", phone.name);
    if (!phone.wants.empty()) json.member("wants", phone.wants);
    if (phone.duty != Asker::Duty::none) json.member("role", name(phone.duty));
    if (phone.calls) json.member("calls", true);
    json.close('}');
  }
  return std::move(json.close(']').close('}')).take();
}

Reply done() { return {.body = done_answer(0)}; }

Reply not_the_host(const std::string& language) {
  return refused(403, "phones.error.not_the_host", language);
}

Reply not_at_the_table(const std::string& language) {
  return refused(403, "phones.error.no_seat", language);
}

Reply nobody(const std::string& language) { return refused(404, "phones.error.nobody", language); }

Reply no_such_phone(const std::string& language) {
  return refused(404, "phones.error.no_such_phone", language);
}

Reply misshapen(const Findings& findings) {
  return {400, "application/json", refusal_answer(findings, {}, {}, Words(Language::en))};
}

Reply document(Answered answered) {
  return {status_of(answered.as), "application/json", std::move(answered.document)};
}

}  // namespace spadille::door
