// How a document is read, in its own order: what is opened and closed, and what is made of all.
// Which member the next value belongs to: evening_members.cpp. What becomes of it:
// evening_values.cpp.
#include "codec/evening_reader.h"

#include <algorithm>
#include <utility>

#include "codec/document_members.h"
#include "codec/line_text.h"
#include "codec/misshapen.h"
#include "codec/openings.h"
#include "codec/plain_text.h"
#include "games/questions.h"

namespace spadille::codec {
bool EveningReader::open(bool array) {
  step();
  if (is_empty()) return push(In::document, false);  // an object, as the preview has seen
  if (skip_next_ || top().in == In::skipped) return push(In::skipped, array);
  return open_member(array);
}

/// What opens here is none of what can.
bool EveningReader::open_wrong(bool array, const std::string& expected) {
  return report("finding.type", array ? "[…]" : "{…}", expected) && push(In::skipped, array);
}

bool EveningReader::open_member(bool array) {
  const bool names_deal = format_ == Format::incident && top().in == In::document;
  if (names_deal && top().key == "deal") return open_wrong(array, std::string(kDealNamed));
  const Opening may = opening(game_.questions, top(), member_, array);
  if (may.in == In::nothing || may.array != array)
    return open_wrong(array,
                      may.member == nullptr ? std::string(may.expected) : domain(*may.member));
  return begin(may) && push(may.in, array, may.member);
}

/// What the draft has of it from now on.
bool EveningReader::begin(const Opening& may) {
  if (may.in == In::rules) draft_.rules.values.reserve(game_.options().size());
  if (may.in == In::deal && !add_deal()) return false;
  if (may.in == In::game) draft_.games.emplace_back();
  if (may.in == In::incident) draft_.event.incident = game_.incident();
  if (may.in == In::decided) draft_.ruling = {};
  if (top().in == In::tricks && !add_trick()) return false;
  if (may.in == In::players && top().key == "players") draft_.names_players = true;
  list_.clear();
  return true;
}

bool EveningReader::close() {
  const Frame closed = std::move(top());
  stack_.pop_back();
  skip_next_ = false;
  if (closed.in == In::items) return keep(*closed.member, list_);
  if (closed.in == In::decided) draft_.end_ruling(top().key);
  return true;
}

TellsOfTable EveningReader::tells_of_table() const { return draft_.tells_of_table(); }

Evening EveningReader::finish() { return draft_.finish(format_, findings()); }

Asked EveningReader::finish_asked() { return std::move(draft_.asked); }

AnyIncident EveningReader::finish_incident() {
  return draft_.event.incident.value_or(game_.incident());
}

ToldPrecedent EveningReader::finish_precedent() { return draft_.finish_precedent(findings()); }

Event EveningReader::finish_event(EventKind kind) { return draft_.finish_event(kind, findings()); }

void EveningReader::begin_member(const std::string& name) {
  push(In::document, false);
  enter_member(name);
}

void EveningReader::go_on_from(const Event& opening) {
  draft_.event = opening;
  draft_.evening.about = opening.about;
  draft_.evening.rules = opening.rules.value_or(game_.rules());
  draft_.names_players = true;
}

}  // namespace spadille::codec
