#include "app/rulebook/clauses_answer.h"

#include "codec/format.h"
#include "codec/json_text.h"

namespace spadille {

std::string clauses_answer(const std::vector<Clause>& clauses) {
  JsonText json;
  json.open('{').member("format", "spadille/clauses").member("version", kFormatVersion);
  json.key("clauses").open('[');
  for (const Clause& clause : clauses) {
    json.open('{').member("id", to_string(clause.id)).member("chapter", clause.chapter);
    json.member("title", clause.title)
        .member("text", clause.text)
        .member("note", clause.note)
        .close('}');
  }
  return std::move(json.close(']').close('}')).take();
}

}  // namespace spadille
