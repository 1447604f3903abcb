#include "app/phones/engine.h"

#include <algorithm>
#include <utility>

#include "app/games.h"
#include "app/people/session_list_answer.h"
#include "app/phones/beginning.h"
#include "app/phones/beginning_answer.h"
#include "app/phones/entry_answer.h"
#include "app/phones/parts.h"
#include "app/phones/ruling_answer.h"
#include "app/phones/seating_answer.h"
#include "app/phones/turn_answer.h"
#include "app/record/session_view.h"
#include "app/review/settling.h"
#include "app/rulebook/clauses_answer.h"
#include "app/score/change_words.h"
#include "app/score/refusal_answer.h"
#include "codec/json_text.h"
#include "codec/misshapen.h"
#include "codec/preview.h"
#include "text/messages.h"

namespace spadille {
namespace {

constexpr int kListed = 20;          ///< sessions at a time
constexpr std::size_t kClauses = 8;  ///< that a search finds
constexpr int kTries = 5;            ///< where what is read is put away meanwhile
constexpr std::string_view kOfPage = "phones.page.";

Refusal nothing_there() { return misused("store.no_session", {}); }

/// What the page itself says, by keys of its own.
std::string words_answer(const Words& words) {
  JsonText json = begun("spadille/words", words);
  json.key("words").open('{');
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
  const std::string_view name = id ? rulebook_of(*id) : "";
  if (name.empty()) return tl::unexpected(misused("error.no_such_rule", rule));
  const Rulebook book = rulebook(name, words.language());
  const Clause* clause = book.find(*id);
  if (clause == nullptr) return tl::unexpected(misused("error.no_such_rule", rule));
  return clauses_answer({*clause});
}

Answered turned_down(const Refusal& why, const Words& words, const SeatNames& names = {}) {
  if (!why.error) return {Answered::As::wrong, refusal_answer(why.findings, names, {}, words)};
  const bool asked_for = why.error->code == Error::Code::usage;
  return {asked_for ? Answered::As::nothing_there : Answered::As::failed,
          refusal_answer(*why.error, words)};
}

bool may_ask(Query::Asks asks, const Asker& by) {
  if (asks == Query::Asks::seats || asks == Query::Asks::beginning)
    return by.duty == Asker::Duty::director;
  return asks != Query::Asks::entry || may_enter(by);
}

Answered not_his(std::string_view why, const Words& words) {
  return {Answered::As::not_his, refusal_answer(Error{Error::Code::usage, {why}, {}}, words)};
}

/// What has happened since, where something is not done for that.
std::string_view meanwhile(Act::Does does, bool at_event) {
  using Does = Act::Does;
  if (does == Does::room_call) return "event.wrong.no_call";
  if (needs_duty(does)) return "phones.error.overtaken";
  return at_event ? "event.wrong.told_anew" : "phones.error.changed";
}

/// Why something is not done, though nothing failed.
Answered not_done(Answered::As why, const Act& act, bool at_event, const Words& words) {
  if (why == Answered::As::not_his)
    return not_his(needs_duty(act.does) ? "phones.error.not_scorer" : "phones.error.not_his",
                   words);
  const Error changed{Error::Code::conflict, {meanwhile(act.does, at_event)}, {}};
  return {why, refusal_answer(changed, words)};
}

}  // namespace

Answered Engine::answer(const Reading<Query>& query, const Asker& by) {
  const auto language = language_of(query.value.language);
  const Words words(language.value_or(Language::en));
  if (!query.findings.empty()) return turned_down(query.findings, words);
  if (!language)
    return turned_down(Findings{codec::misshapen("/language", "finding.value", query.value.language,
                                                 language_codes(" | "))},
                       words);
  if (!may_ask(query.value.asks, by)) return not_his("phones.error.not_scorer", words);
  Query asked = query.value;
  auto done = with_memory([&]() -> Outcome<std::string> {
    const auto followed_here = asked.session == 0 ? followed(by.player) : asked.session;
    if (!followed_here) return tl::unexpected(followed_here.error());
    asked.session = *followed_here;
    return document(asked, by, words);
  });
  if (!done) return turned_down(done.error(), words, seats_of(asked.session));
  return {Answered::As::done, std::move(*done)};
}

Outcome<std::string> Engine::document(const Query& query, const Asker& by, const Words& words) {
  using Asks = Query::Asks;
  switch (query.asks) {
    case Asks::board:
    case Asks::sheet: break;
    case Asks::sessions: return sessions(query.skip);
    case Asks::clause: return clause_answer(query.rule, words);
    case Asks::search: return search(query, words);
    case Asks::words: return words_answer(words);
    case Asks::entry: return entry(query, words);
    case Asks::settle: return settlement(query, words);
    case Asks::kinds:
    case Asks::ruling: return irregular(query, words);
    case Asks::trick:
    case Asks::legal: return turn(query, words);
    case Asks::seats: return seating(query, words);
    case Asks::beginning: return beginning(query, words);
    case Asks::event: return event(by, words);
    case Asks::phones: return tl::unexpected(nothing_there());  // whoever has the door knows them
  }
  const Rows rows = query.asks == Asks::sheet ? Rows::all : Rows::last;
  return board(query.session, rows, words).map([](Now now) { return std::move(now.board); });
}

/// What the seats of a session are called; nothing where it cannot be read.
SeatNames Engine::seats_of(SessionId session) {
  const auto which = meant(session);
  const auto names = names_in(book_);
  if (!which || *which == 0 || !names) return {};
  const auto desk = open_session(book_, *which);
  return desk ? seat_names(*desk, *names) : SeatNames{};
}

/// Which session: 0 where there is none. What was thrown away is nobody's to see, nor is a
/// tournament.
Outcome<SessionId> Engine::meant(SessionId session) {
  if (session == kNoSession) return 0;
  if (session == 0) {
    const auto latest = latest_session(book_);
    if (!latest) return tl::unexpected(Refusal(latest.error()));
    return latest->value_or(0);
  }
  const auto found = book_.store.find(session);
  if (!found) return tl::unexpected(Refusal(found.error()));
  if (!*found || (*found)->summary.state == Summary::State::discarded ||
      (*found)->game == kTournament)
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
  const auto running = runs_.in(book_);
  if (!running) return tl::unexpected(running.error());
  const TournamentDesk* event = *running == nullptr ? nullptr : &(*running)->desk;
  if (session == 0) return Now{place(0), board_answer(nullptr, event, rows, words)};
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto desk = open_session(book_, session);
  if (!desk) return tl::unexpected(desk.error());
  if (is_discarded(*desk)) return tl::unexpected(nothing_there());  // meanwhile
  const EveningView evening = view(*desk, *names);
  return Now{place(desk->head()), board_answer(&evening, event, rows, words),
             evening.session->state == Summary::State::open};
}

Outcome<std::optional<std::string>> Engine::sitting(const std::string& name) {
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto event = runs_.in(book_);
  if (!event) return tl::unexpected(event.error());
  if (*event != nullptr)
    for (const RosterLine& line : (*event)->desk.now.roster)
      if (!names->is_forgotten(line.id) && names->of(line.id) == name)
        return names->current(line.id);
  const auto session = meant(0);
  if (!session) return tl::unexpected(session.error());
  if (*session == 0) return std::nullopt;
  const auto desk = open_session(book_, *session);
  if (!desk) return tl::unexpected(desk.error());
  const Seating& now = desk->table.scored.seatings.back();
  for (const auto* who : {&now.players, &now.waiting})
    for (const std::string& player : *who)
      if (names->of(player) == name) return names->current(player);
  return std::nullopt;
}

Answered Engine::act(std::string_view document, const Asker& by) {
  const auto format = codec::preview(document, {}).format;
  const auto told = read_act(document, format.value_or(""));
  const Words words(language_of(told.value.language).value_or(Language::en));
  if (!told.findings.empty()) return turned_down(told.findings, words);
  const auto elsewhere = is_at_other_table(told.value, by);
  if (!elsewhere) return turned_down(elsewhere.error(), words);
  if (*elsewhere) return not_his("phones.error.not_scorer", words);
  const auto done = carry_out(book_, told.value, by);
  if (!done) return turned_down(done.error(), words, seats_of(told.value.session));
  if (done->as != Answered::As::done)
    return not_done(done->as, told.value, is_event(told.value.session), words);
  tell_event(told.value);
  return {Answered::As::done, done_answer(done->event)};
}

/// Of the session that is meant, and of the names of now; 0: no session is open.
template <typename Tell>
Outcome<std::string> Engine::told_of(SessionId meant_session, const Tell& tell) {
  const auto session = meant(meant_session);
  if (!session) return tl::unexpected(session.error());
  if (*session == 0) return tl::unexpected(nothing_there());
  const auto names = names_in(book_);
  if (!names) return tl::unexpected(Refusal(names.error()));
  const auto desk = open_session(book_, *session);
  if (!desk) return tl::unexpected(desk.error());
  return tell(*desk, *names);
}

/// Nothing but the envelope where no session is open.
Outcome<std::string> Engine::entry(const Query& query, const Words& words) {
  const auto session = meant(query.session);
  if (session && *session == 0) return entry_answer(nullptr, words);
  return told_of(query.session, [&](const Desk& desk, const Names& names) {
    return entered_deal(desk, names, query.entry).map([&](const EnteredDeal& entered) {
      return entry_answer(&entered, words);
    });
  });
}

Outcome<std::string> Engine::irregular(const Query& query, const Words& words) {
  return told_of(query.session, [&](const Desk& desk, const Names& names) -> Outcome<std::string> {
    if (query.asks == Query::Asks::kinds) return kinds_answer(desk, names, query.words, words);
    return inquiry_answer(book_, desk, names, query.ruling, words);
  });
}

Outcome<std::string> Engine::turn(const Query& query, const Words& words) {
  return told_of(query.session, [&](const Desk& desk, const Names& names) {
    return turn_answer(desk, names, query.turn, query.asks == Query::Asks::legal, words);
  });
}

Outcome<std::string> Engine::seating(const Query& query, const Words& words) {
  return told_of(query.session, [&](const Desk& desk, const Names& names) -> Outcome<std::string> {
    return seating_answer(desk, names, words);
  });
}

/// A next session may begin also where none is open any more.
Outcome<std::string> Engine::beginning(const Query& query, const Words& words) {
  SessionId session = query.session;
  if (session <= 0) {
    const auto last = session_of_table(book_);
    if (!last) return tl::unexpected(Refusal(last.error()));
    session = last->value_or(0);
  }
  return told_of(session, [&](const Desk& desk, const Names& names) {
    return beginning_answer(book_, desk, names, query.beginning, words);
  });
}

Outcome<std::string> Engine::settlement(const Query& query, const Words& words) {
  return told_of(query.session, [&](const Desk& desk, const Names& names) -> Outcome<std::string> {
    const EveningView evening = settling_view(desk, names);
    const auto settled = evening.scored ? settle(evening, query.stake) : std::nullopt;
    if (!settled)
      return tl::unexpected(misused("error.stake_too_large", std::to_string(query.stake)));
    return spadille::answer(evening, *settled, words, awaiting_in_words(view(desk, names), words));
  });
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
    const Rulebook book = rulebook(rulebook_of(id), words.language());
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
