#include "app/score/refusal_answer.h"

#include "app/answer_parts.h"
#include "app/score/answer.h"

namespace spadille {
namespace {

JsonText begun(std::string_view kind) {
  JsonText json;
  json.open('{').member("format", "spadille/refusal").member("version", kFormatVersion);
  json.member("kind", kind);
  return json;
}

std::string_view name(Error::Code code) {
  switch (code) {
    case Error::Code::usage: return "usage";
    case Error::Code::file: return "file";
    case Error::Code::newer_format: return "newer_format";
    case Error::Code::conflict: return "conflict";
    case Error::Code::damaged: break;
  }
  return "damaged";
}

}  // namespace

std::string refusal_answer(const Error& error, const Words& words) {
  JsonText json = begun(name(error.code));
  json.member("error", words.say(error.message));
  if (!error.detail.empty()) json.member("detail", error.detail);
  return std::move(json.close('}')).take();
}

std::string refusal_answer(const Findings& findings, const SeatNames& names,
                           const std::string& detail, const Words& words) {
  JsonText json = begun("findings");
  if (!detail.empty()) json.member("detail", detail);
  write_findings(json, findings, words, names);
  return std::move(json.close('}')).take();
}

std::string refusal_answer(const EveningView& evening, const std::string& detail,
                           const Words& words) {
  JsonText json = begun("findings");
  if (!detail.empty()) json.member("detail", detail);
  write_findings(json, evening, words);
  return std::move(json.close('}')).take();
}

std::string conflict_answer(const EveningView& now, const Words& words) {
  JsonText json = begun(name(Error::Code::conflict));
  json.member("error", words.say("store.conflict"));
  json.key("sheet").raw(answer(now, words));
  return std::move(json.close('}')).take();
}

}  // namespace spadille
