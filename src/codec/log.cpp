#include "codec/log.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/evening_reader.h"
#include "codec/json_text.h"
#include "codec/line_text.h"
#include "codec/log_add.h"
#include "codec/misshapen.h"
#include "codec/parse.h"
#include "codec/preview.h"
#include "games/questions.h"

namespace spadille {

namespace {

using codec::misshapen;

/// Lets a reader read the value of one member and nothing else.
bool read_member(codec::EveningReader& reader, std::string_view key, std::string_view text) {
  reader.begin_member(std::string(key));
  const auto begin = text.find_first_not_of(" \t\r\n");
  return text.size() <= kPayloadLimits.bytes && text.find('\0') == std::string_view::npos &&
         begin != std::string_view::npos && text[begin] == '{' && codec::parse(text, reader);
}

/// Why a member could not be read to its end.
Finding unread(std::string place, const codec::Envelope& reader, std::string_view text) {
  if (const auto byte = reader.broken_at())
    return misshapen(std::move(place), "finding.not_json", codec::line_and_column(text, *byte));
  return misshapen(std::move(place), "finding.type", {}, "{…}");
}

void write(JsonText& json, const Member& member, int number) {
  if (member.kind == Kind::flag)
    json.value(number != 0);
  else if (is_text(member.kind))
    json.value(shown(member, number));
  else
    json.value(number);
}

/// Members that are there; all of them where `complete`.
template <typename Row, typename Owner>
void write_members(JsonText& json, std::span<const Row> table, const Owner& owner, bool complete) {
  for (const Row& row : table) {
    const Value value = row.get(owner);
    if (value.empty() && !(complete && row.kind == Kind::flag)) continue;
    json.key(row.key);
    if (!is_list(row.kind)) {
      write(json, row, value.empty() ? 0 : value[0]);
      continue;
    }
    json.open('[');
    for (const int number : value) write(json, row, number);
    json.close(']');
  }
}

void write_cards(JsonText& json, const Member& member, const Value& cards) {
  json.open('[');
  for (const int card : cards) write(json, member, card);
  json.close(']');
}

/// A trick is its cards; an object where more is said of it.
void write_trick(JsonText& json, const PlayQuestions& asked, const PlayedTrick& trick) {
  if (!trick.leader && trick.melds.empty())
    return write_cards(json, asked.cards_of_trick(), detail::encode(trick.cards));
  json.open('{');
  write_members(json, asked.trick(), trick, false);
  json.close('}');
}

void write_play(JsonText& json, const PlayQuestions& asked, const CardPlay& play) {
  json.open('{');
  write_members(json, asked.play(), play, false);
  int hands = kMaxSeats;
  while (hands > 0 && hand_told(play, seat(hands - 1)).empty()) --hands;
  if (hands > 0) {
    json.key("hands").open('[');
    for (int who = 0; who < hands; ++who)
      write_cards(json, asked.cards_of_hand(), hand_told(play, seat(who)));
    json.close(']');
  }
  if (!play.tricks.empty()) {
    json.key("tricks").open('[');
    for (const PlayedTrick& trick : play.tricks) write_trick(json, asked, trick);
    json.close(']');
  }
  json.close('}');
}

void write_deal(JsonText& json, const AnyDeal& deal) {
  write_members(json.open('{'), deal.game().form(), deal, false);
  json.close('}');
}

void write_texts(JsonText& json, std::string_view key, const std::vector<std::string>& texts) {
  if (texts.empty()) return;
  json.key(key).open('[');
  for (const std::string& text : texts) json.value(text);
  json.close(']');
}

void write_text(JsonText& json, std::string_view key, const std::string& text) {
  if (!text.empty()) json.member(key, text);
}

void write_games(JsonText& json, std::span<const FinishedGame> games) {
  if (games.empty()) return;
  json.key("games").open('[');
  for (const FinishedGame& game : games) {
    json.open('{').key("totals").open('[');
    for (const int total : game.totals) json.value(total);
    json.close(']').key("winners").open('[');
    for (const Seat winner : game.winners) json.value(int{winner.index});
    json.close(']').close('}');
  }
  json.close(']');
}

void write_before(JsonText& json, const AnyCarry& before) {
  write_members(json.open('{'), before.game().carried(), before, false);
  write_games(json, finished_games(before));
  json.close('}');
}

/// Members at their defaults are left out.
void write_said(JsonText& json, const Said& said) {
  const Said usual;
  for (const auto& row : event_fields()) {
    const Value value = row.get(said);
    if (value == row.get(usual)) continue;
    write_members<Field<Said>>(json, std::span(&row, 1), said, false);
  }
}

}  // namespace

std::optional<Log> empty_log(std::string_view game) {
  const AnyGame* called = game_called(game);
  return called == nullptr ? std::nullopt : std::optional(Log{called});
}

Findings add_event(Log& log, EventKind kind, std::string_view payload) {
  codec::EveningReader reader(*log.game, Format::event, kPayloadLimits);
  const bool whole = payload.size() <= kPayloadLimits.bytes &&
                     payload.find('\0') == std::string_view::npos && payload.substr(0, 1) == "{" &&
                     codec::parse(payload, reader);
  if (!whole) return {misshapen("", "finding.not_json")};
  Event event = reader.finish_event(kind);
  Findings findings = std::move(reader.findings());
  if (!has_error(findings)) append(findings, codec::add_event(log, std::move(event)));
  return findings;
}

Findings read_before(Event& opening, std::string_view members) {
  codec::EveningReader reader(opening.rules->game(), Format::event, kPayloadLimits);
  reader.go_on_from(opening);
  if (!read_member(reader, "before", members) && !has_error(reader.findings()))
    return {unread("/before", reader, members)};
  Event event = reader.finish_event(opening.kind);
  if (!has_error(reader.findings())) opening = std::move(event);
  return std::move(reader.findings());
}

Findings read_deal(AnyDeal& deal, std::string_view members) {
  codec::EveningReader reader(deal.game(), Format::event, kPayloadLimits);
  if (!read_member(reader, "deal", members) && !has_error(reader.findings()))
    return {unread("/deal", reader, members)};
  const Event event = reader.finish_event(EventKind::deal_recorded);
  if (!has_error(reader.findings())) deal = *event.deal;
  return std::move(reader.findings());
}

std::string before_text(const AnyCarry& before) {
  JsonText json;
  write_before(json, before);
  return std::move(json).take();
}

std::string deal_text(const AnyDeal& deal) {
  JsonText json;
  write_deal(json, deal);
  return std::move(json).take();
}

std::string payload(const Event& event) {
  JsonText json;
  json.open('{');
  write_text(json, "title", event.about.title);
  write_text(json, "date", event.about.date);
  write_text(json, "place", event.about.place);
  write_texts(json, "players", event.about.players);
  write_texts(json, "waiting", event.waiting);
  write_text(json, "by", event.by);
  write_said(json, event.said);
  if (event.deal) write_deal(json.key("deal"), *event.deal);
  if (event.play) write_play(json.key("played"), event.deal->game().questions, *event.play);
  if (event.incident) {
    write_members(json.key("incident").open('{'), event.incident->game().incidents(),
                  *event.incident, false);
    json.close('}');
  }
  if (event.rules) {
    write_members(json.key("rules").open('{'), event.rules->game().options(), *event.rules, true);
    json.close('}');
  }
  if (event.before) write_before(json.key("before"), *event.before);
  std::vector<std::string> lines;
  for (const Line& line : event.lines) lines.push_back(codec::text_of(line));
  write_texts(json, "lines", lines);
  write_text(json, "text", event.text);
  return std::move(json.close('}')).take();
}

}  // namespace spadille
