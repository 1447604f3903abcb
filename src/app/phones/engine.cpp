#include "app/phones/engine.h"

#include <algorithm>
#include <utility>

#include "app/games.h"
#include "app/kept_text.h"
#include "app/people/session_list_answer.h"
#include "app/record/events.h"
#include "app/record/session_view.h"
#include "app/rulebook/clauses_answer.h"
#include "app/score/refusal_answer.h"
#include "codec/json_text.h"
#include "codec/misshapen.h"
#include "text/messages.h"

namespace spadille {
namespace {

constexpr int kListed = 20;          ///< sessions at a time
constexpr std::size_t kClauses = 8;  ///< that a search finds
constexpr int kTries = 5;            ///< where others write, too
constexpr std::string_view kOfPage = "phones.page.";

Refusal nothing_there() { return misused("store.no_session", {}); }

/// What the page itself says, by keys of its own.
std::string words_answer(const Words& words) {
  JsonText json;
  json.open('{').member("format", "spadille/words").member("version", kFormatVersion);
  json.member("language", code(words.language())).key("words").open('{');
  for (const auto& messages : all_messages())
    for (const Phrase& phrase : messages)
      if (phrase.key.starts_with(kOfPage))
        json.member(phrase.key.substr(kOfPage.size()), words.say(phrase.key));
  for (const AnyGame* game : all_games())
    json.member("game_" + std::string(game->id()), words.say(std::string(game->id()) + ".name"));
  for (const auto state : {Summary::State::open, Summary::State::closed})
    json.member("state_" + std::string(name(state)),
                words.say("book.state." + std::string(name(state))));
  return std::move(json.close('}').close('}')).take();
}

Outcome<std::string> clause_answer(const std::string& rule, const Words& words) {
  const auto id = rule_id(rule);
  const AnyGame* game = id ? game_of(*id) : nullptr;
  if (game == nullptr) return tl::unexpected(misused("error.no_such_rule", rule));
  const Rulebook book = rulebook(game->id(), words.language());
  const Clause* clause = book.find(*id);
  if (clause == nullptr) return tl::unexpected(misused("error.no_such_rule", rule));
  return clauses_answer({*clause});
}

/// The same people by the entries that count for them now.
Seating current(Seating seating, const Names& names) {
  for (auto* who : {&seating.players, &seating.waiting})
    for (std::string& player : *who) player = names.current(player);
  return seating;
}

Answered refused(const Refusal& why, const Words& words) {
  if (!why.error) return {Answered::As::wrong, refusal_answer(why.findings, {}, {}, words)};
  const bool asked_for = why.error->code == Error::Code::usage;
  return {asked_for ? Answered::As::nothing_there : Answered::As::failed,
          refusal_answer(*why.error, words)};
}

/// Somebody else wrote in the session between reading and writing: it can be read again.
bool was_faster(const Outcome<Answered::As>& done) {
  return !done && done.error().error && done.error().error->code == Error::Code::conflict;
}

/// Why a dispute is not written, though nothing failed.
Answered not_written(Answered::As why, const Words& words) {
  const bool not_his = why == Answered::As::not_his;
  const Error error{not_his ? Error::Code::usage : Error::Code::conflict,
                    {not_his ? "phones.error.not_his" : "phones.error.changed"},
                    {}};
  return {why, refusal_answer(error, words)};
}

/// Whether a deal can still be disputed as somebody saw it: it counts, and is what it was.
bool is_as_seen(const Desk& desk, const Disputed& told) {
  const auto& deals = desk.table.history.entries;
  const auto deal = std::find_if(deals.begin(), deals.end(), [&](const LoggedDeal& each) {
    return each.seq == told.event && !each.struck;
  });
  if (deal == deals.end()) return false;
  return told.head == 0 || deal->former.empty() || deal->former.back().seq <= told.head;
}

bool sits(const std::string& player, const Seating& seating) {
  const auto is_among = [&](const std::vector<std::string>& who) {
    return std::find(who.begin(), who.end(), player) != who.end();
  };
  return is_among(seating.players) || is_among(seating.waiting);
}

}  // namespace

Answered Engine::answer(std::string_view query) {
  auto read = read_query(query);
  const auto language = language_of(read.value.language);
  const Words words(language.value_or(Language::en));
  if (read.findings.empty() && !language)
    read.findings = {
        codec::misshapen("/language", "finding.value", read.value.language, language_codes(" | "))};
  if (!read.findings.empty()) return refused(read.findings, words);
  auto done = with_memory([&] { return document(read.value, words); });
  if (!done) return refused(done.error(), words);
  return {Answered::As::done, std::move(*done)};
}

Outcome<std::string> Engine::document(const Query& query, const Words& words) {
  using Asks = Query::Asks;
  switch (query.asks) {
    case Asks::board:
    case Asks::sheet: break;
    case Asks::sessions: return sessions(query.skip);
    case Asks::clause: return clause_answer(query.rule, words);
    case Asks::search: return search(query, words);
    case Asks::words: return words_answer(words);
  }
  const Rows rows = query.asks == Asks::sheet ? Rows::all : Rows::last;
  return board(query.session, rows, words).map([](Now now) { return std::move(now.board); });
}

/// Which session: 0 where none is open. What was thrown away is nobody's to see.
Outcome<SessionId> Engine::meant(SessionId session) {
  if (session == 0) {
    const auto latest = latest_session(book_);
    if (!latest) return tl::unexpected(Refusal(latest.error()));
    return latest->value_or(0);
  }
  const auto found = book_.store.find(session);
  if (!found) return tl::unexpected(Refusal(found.error()));
  if (!*found || (*found)->summary.state == Summary::State::discarded)
    return tl::unexpected(nothing_there());
  return session;
}

/// `session`: 0 follows the table. What is put away while it is read is followed no longer.
Outcome<Engine::Now> Engine::board(SessionId session, Rows rows, const Words& words) {
  Outcome<Now> shown = Now{};
  for (int tries = 0; tries < kTries; ++tries) {
    const auto which = meant(session);
    if (!which) return tl::unexpected(which.error());
    shown = as_it_stands(*which, rows, words);
    if (session != 0 || (shown && shown->open)) break;
  }
  return shown;
}

/// `session`: 0 where there is none. The place is that of what was read: others write meanwhile.
Outcome<Engine::Now> Engine::as_it_stands(SessionId session, Rows rows, const Words& words) {
  const auto place = [&](int events) {
    return book_.store.device() + '.' + std::to_string(session) + '.' + std::to_string(events);
  };
  if (session == 0) return Now{place(0), board_answer(nullptr, rows, words)};
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto desk = open_session(book_, session);
  if (!desk) return tl::unexpected(desk.error());
  if (is_discarded(*desk)) return tl::unexpected(nothing_there());  // meanwhile
  const EveningView evening = view(*desk, *names);
  return Now{place(desk->head()), board_answer(&evening, rows, words),
             evening.session->state == Summary::State::open};
}

Outcome<std::optional<std::string>> Engine::sitting(const std::string& name) {
  const auto session = meant(0);
  if (!session) return tl::unexpected(session.error());
  if (*session == 0) return std::nullopt;
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto desk = open_session(book_, *session);
  if (!desk) return tl::unexpected(desk.error());
  const Seating& now = desk->table.scored.seatings.back();
  for (const auto* who : {&now.players, &now.waiting})
    for (const std::string& player : *who)
      if (names->of(player) == name) return names->current(player);
  return std::nullopt;
}

Answered Engine::act(std::string_view document, const std::string& player) {
  const auto told = read_dispute(document);
  const Words words(language_of(told.value.language).value_or(Language::en));
  if (!told.findings.empty()) return refused(told.findings, words);
  auto done = with_memory([&] { return dispute(told.value, player); });
  for (int tries = 1; tries < kTries && was_faster(done); ++tries)
    done = with_memory([&] { return dispute(told.value, player); });
  if (!done) return refused(done.error(), words);
  if (*done != Answered::As::done) return not_written(*done, words);
  JsonText json;
  json.open('{').member("format", "spadille/done").member("version", kFormatVersion);
  return {Answered::As::done, std::move(json.member("saved", true).close('}')).take()};
}

/// Done also where the same was sent before: it stands already.
Outcome<Answered::As> Engine::dispute(const Disputed& told, const std::string& player) {
  const auto session = meant(told.session);
  if (!session) return tl::unexpected(session.error());
  const auto stored = book_.store.read(*session);
  if (!stored) return tl::unexpected(Refusal(stored.error()));
  if (std::any_of(stored->events.begin(), stored->events.end(),
                  [&](const EventRecord& event) { return event.id == told.id; }))
    return Answered::As::done;
  auto desk = open_session(book_, *session);
  if (!desk) return tl::unexpected(desk.error());
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  if (player.empty() ||
      !sits(names->current(player), current(desk->table.scored.seatings.back(), *names)))
    return Answered::As::not_his;
  if (!is_as_seen(*desk, told)) return Answered::As::overtaken;
  Book book = book_;
  book.new_id = [&] { return told.id; };
  const std::string said = names->of(player) + ": " + clean_remark(told.text);
  return write_down(book, *desk, simple_event(EventKind::disputed, {.of = told.event}, said))
      .map([] { return Answered::As::done; });
}

Outcome<std::string> Engine::sessions(int skip) {
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto listed = book_.store.list({.limit = kListed, .skip = skip});
  if (!listed) return tl::unexpected(Refusal(listed.error()));
  return session_list_answer(*listed, *names);
}

Outcome<std::string> Engine::search(const Query& query, const Words& words) {
  std::vector<Clause> found;
  for (const RuleId id : rules_.find(query.words, kClauses, query.game)) {
    const Rulebook book = rulebook(game_of(id)->id(), words.language());
    if (const Clause* clause = book.find(id)) found.push_back(*clause);
  }
  return clauses_answer(found);
}

/// A session that is gone is none: whoever looked at it has to be told.
Outcome<Engine::Now> Engine::now(SessionId session, Language language) {
  const Words words(language);
  auto shown = with_memory([&] { return board(session, Rows::last, words); });
  const bool gone =
      !shown && shown.error().error && shown.error().error->code == Error::Code::usage;
  return gone ? as_it_stands(0, Rows::last, words) : shown;
}

}  // namespace spadille
