#include "app/phones/engine.h"

#include <utility>

#include "app/games.h"
#include "app/people/names.h"
#include "app/people/session_list_answer.h"
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

Answered refused(const Refusal& why, const Words& words) {
  if (!why.error) return {Answered::As::wrong, refusal_answer(why.findings, {}, {}, words)};
  const bool asked_for = why.error->code == Error::Code::usage;
  return {asked_for ? Answered::As::nothing_there : Answered::As::failed,
          refusal_answer(*why.error, words)};
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
  const auto session = meant(query.session);
  if (!session) return tl::unexpected(session.error());
  const Rows rows = query.asks == Asks::sheet ? Rows::all : Rows::last;
  return board(*session, rows, words).map([](Now now) { return std::move(now.board); });
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

/// `session`: 0 where there is none. The place is that of what was read: others write meanwhile.
Outcome<Engine::Now> Engine::board(SessionId session, Rows rows, const Words& words) {
  const auto place = [&](int events) {
    return book_.store.device() + '.' + std::to_string(session) + '.' + std::to_string(events);
  };
  if (session == 0) return Now{place(0), board_answer(nullptr, rows, words)};
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto desk = open_session(book_, session);
  if (!desk) return tl::unexpected(desk.error());
  const EveningView evening = view(*desk, *names);
  return Now{place(desk->head()), board_answer(&evening, rows, words)};
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
  auto which = meant(session);
  if (!which && which.error().error && which.error().error->code == Error::Code::usage) which = 0;
  if (!which) return tl::unexpected(which.error());
  return with_memory([&] { return board(*which, Rows::last, Words(language)); });
}

}  // namespace spadille
