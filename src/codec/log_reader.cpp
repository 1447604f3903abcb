#include "codec/log_reader.h"

#include <algorithm>

#include "codec/log_add.h"
#include "codec/misshapen.h"
#include "codec/plain_text.h"

namespace spadille::codec {

LogDocument LogReader::finish() {
  session_.game = log_.game->id();
  check_whole(log_.events.empty(), unknown_people(log_, players_));
  return {std::move(session_), std::move(players_), std::move(log_), {}};
}

TournamentDocument LogReader::finish_tournament() {
  session_.game = kTournament;
  check_whole(tournament_.log().events.empty(), unknown_people(tournament_.log(), players_));
  return {std::move(session_), std::move(players_), tournament_.log(), {}};
}

/// What can be seen only once everything was read.
void LogReader::check_whole(bool empty, Findings unknown) {
  if (empty && findings().empty()) report_missing("/events");
  append(findings(), listed_twice(session_.events));
  append(findings(), std::move(unknown));
}

bool LogReader::enter(const std::string& name) {
  skip_next_ = false;
  if (top().in == In::skipped) return true;
  const auto all = members().all;
  const auto found = std::find(all.begin(), all.end(), name);
  top().keyed = true;
  if (found != all.end()) {
    top().key = name;
    skip_next_ = !first_time(static_cast<std::size_t>(found - all.begin()));
    return !stopped();
  }
  top().key = printable(name) ? clipped(name, limits_.text_bytes) : "?";
  skip_next_ = true;
  return report("finding.unknown", {}, alternatives(all));
}

bool LogReader::open(bool array) {
  step();
  if (is_empty()) return push(In::document, false);  // an object, as the preview has seen
  if (skip_next_ || top().in == In::skipped) return push(In::skipped, array);
  const bool lists = stack_.size() == 1 && (in_players() || top().key == "events");
  const bool item = stack_.size() == 2;
  const bool payload = stack_.size() == 3 && !in_players() && top().key == "payload";
  if (array != lists || !(lists || item || payload))
    return report("finding.type", array ? "[…]" : "{…}",
                  lists             ? "[{…}]"
                  : item || payload ? "{…}"
                                    : std::string(kText)) &&
           push(In::skipped, array);
  if (payload) return payload_.begin();
  if (item && !begin_item()) return false;
  return push(In::document, array);
}

bool LogReader::begin_item() {
  const std::size_t most = in_players() ? kMostPeople : limits_.deals;
  if (static_cast<std::size_t>(top().index) >= most)
    return report("finding.too_many", {}, "0…" + std::to_string(most)), false;
  if (in_players()) return players_.emplace_back(), true;
  record_ = {};
  kind_.reset();
  payload_.forget();
  return true;
}

bool LogReader::close_in_payload(bool array) {
  const bool goes_on = payload_.close(array);
  if (!payload_.is_open() && payload_.text().size() > kPayloadLimits.bytes)
    report("finding.too_large", {}, "0…" + std::to_string(kPayloadLimits.bytes));
  return goes_on;
}

bool LogReader::close() {
  skip_next_ = false;
  if (!top().array && top().in != In::skipped) check_complete();
  const bool event = stack_.size() == 3 && !in_players() && top().in != In::skipped;
  if (event && !stopped()) finish_event();
  stack_.pop_back();
  return !stopped();
}

void LogReader::check_complete() {
  const LogMembers members = this->members();
  Frame& here = top();
  for (std::size_t i = 0; i < members.all.size(); ++i) {
    if ((here.seen >> i & 1U) != 0 || (members.optional >> i & 1U) != 0) continue;
    here.keyed = true;
    here.key = members.all[i];
    report_missing(place());
  }
  here.keyed = false;
}

/// Of a version that is newer nothing is understood, and nothing said.
void LogReader::finish_event() {
  newer_ = newer_ || record_.format > kPayloadFormat;
  if (newer_ || !kind_ || !payload_.is_there()) return;
  const std::string here = place();
  record_.kind = *kind_;
  record_.payload = payload_.text();
  append(findings(), read_event(), here + "/payload");
  session_.events.push_back(std::move(record_));
}

/// An event fits the log only where those before it do.
Findings LogReader::read_event() {
  const bool fits = findings().empty();
  if (log_.game == nullptr)
    return fits ? add_event(tournament_, *kind_, payload_.text()) : Findings{};
  Event event = payload_.finish(*kind_);
  Findings found = payload_.findings();
  if (!has_error(found) && fits) found = add_event(log_, std::move(event));
  return found;
}

bool LogReader::value(const Scalar& scalar) {
  step();
  if (std::exchange(skip_next_, false) || top().in == In::skipped) return true;
  if (top().array) return report("finding.type", shown(scalar), "{…}");
  if (stack_.size() == 1) return document_value(scalar);
  return in_players() ? player_value(scalar) : event_value(scalar);
}

bool LogReader::document_value(const Scalar& scalar) {
  const std::string& key = top().key;
  if (key == "format" || key == "version" || key == "game") return true;  // read beforehand
  if (key == "session" || key == "event") return exact(scalar, session_.uuid, is_uuid, kUuid);
  if (key == "hash") return exact(scalar, session_.head, is_hash, kHash);
  std::string ignored;
  if (key == "$schema") return text_member(scalar, ignored);
  return report("finding.type", shown(scalar), "[{…}]");
}

bool LogReader::player_value(const Scalar& scalar) {
  Player& player = players_.back();
  if (top().key == "name") return text_member(scalar, player.name);
  return exact(scalar, player.id, is_uuid, kUuid);
}

bool LogReader::event_value(const Scalar& scalar) {
  const std::string& key = top().key;
  if (key == "format") return integer(scalar, 1, record_.format);
  if (key == "id") return exact(scalar, record_.id, is_uuid, kUuid);
  if (key == "device") return exact(scalar, record_.device, is_uuid, kUuid);
  if (key == "at") return exact(scalar, record_.at, is_moment, kMoment);
  if (key == "payload") return report("finding.type", shown(scalar), "{…}");
  if (key == "kind") {
    if (scalar.kind == Scalar::Kind::text) kind_ = event_kind(scalar.text);
    if (kind_ && !shape_.has(*kind_)) kind_.reset();
    return kind_ || report("finding.value", shown(scalar), possible_kinds(shape_));
  }
  int seq = 0;
  const int next = stack_[1].index + 1;
  if (!integer(scalar, 1, seq)) return false;
  return seq == next || seq == 0 || report("finding.value", shown(scalar), std::to_string(next));
}

bool LogReader::integer(const Scalar& scalar, int least, int& to) {
  constexpr int kFarthest = 1'000'000'000;
  const std::string expected = std::to_string(least) + "…";
  if (scalar.kind != Scalar::Kind::integer) return report("finding.type", shown(scalar), expected);
  if (scalar.number < least) return report("finding.range", shown(scalar), expected);
  to = static_cast<int>(std::min<std::int64_t>(scalar.number, kFarthest));
  return true;
}

bool LogReader::exact(const Scalar& scalar, std::string& to, bool (*fits)(std::string_view),
                      std::string_view expected) {
  const bool right = scalar.kind == Scalar::Kind::text && fits(scalar.text);
  if (!right) return report("finding.value", shown(scalar), std::string(expected));
  to = scalar.text;
  return true;
}

}  // namespace spadille::codec
