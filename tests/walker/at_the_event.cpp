#include "tests/walker/at_the_event.h"

#include "app/tournament/room.h"
#include "app/tournament/table_session.h"
#include "app/tournament/tournament_answers.h"
#include "tournament/ranking.h"

namespace spadille::tests {
namespace {

TournamentDesk desk_of(Book& book, int event) {
  auto desk = open_tournament(book, event);
  if (!desk) throw Complaint{"opens", "event " + std::to_string(event)};
  return std::move(*desk);
}

ShownEvent opened_event(Club& club, int event) {
  static const Words words(Language::en);
  return club.world.with_book([&](Book& book) {
    const TournamentDesk desk = desk_of(book, event);
    const auto names = names_in(book);
    if (!names) throw Complaint{"opens", "the people"};
    return ShownEvent{Json::parse(room_answer(desk, *names, current_round(desk), {}, words)),
                      Json::parse(ranking_answer(desk, *names, ranking(desk.now)))};
  });
}

/// What people at the tables say by themselves is in the way of no undo, and not taken back by it.
bool is_passed_over(EventKind kind) {
  return kind == EventKind::result_agreed || kind == EventKind::referee_called;
}

/// Rounds that were drawn at once are taken back at once.
bool is_one_with(const TournamentEvent& entry, const TournamentEvent& before) {
  return entry.kind == EventKind::round_drawn && before.kind == EventKind::round_drawn &&
         entry.group != 0 && entry.group == before.group && entry.round == before.round + 1;
}

/// How it was between two things that were written at once, nobody saw.
void remember(KnownEvent& event, const TournamentLog& log, ShownEvent after) {
  event.future.clear();
  const auto from = static_cast<std::size_t>(event.head);
  bool is_first = true;
  for (std::size_t i = from; i < log.events.size(); ++i) {
    if (is_passed_over(log.events[i].kind)) {
      for (auto& shown : event.past) shown.reset();
    } else if (i == from || !is_one_with(log.events[i], log.events[i - 1])) {
      event.past.emplace_back(is_first ? std::optional(event.now) : std::nullopt);
    }
    is_first = false;
  }
  event.head = static_cast<int>(log.events.size());
  event.now = std::move(after);
}

/// Refused, nothing has changed; and once it is closed, all is refused but to open it again.
bool wrote(Club& club, bool done, const std::string& said) {
  const KnownEvent& known = club.events.at(club.event);
  if (done) {
    const bool was_closed = known.now.room.at("state") == "closed";
    const int head = known.head;
    remember_event(club);
    expect("closed", !was_closed || known.head == head || known.now.room.at("state") == "open",
           said);
    return true;
  }
  const ShownEvent after = read_event(club, club.event);
  expect_same("refused", said, after.room, known.now.room);
  expect_same("refused", said, after.ranking, known.now.ranking);
  expect_same("refused", said + ": entries", open_event(club).head(), known.head);
  return false;
}

std::string why(const Refusal& refusal) {
  if (refusal.error) return std::string(refusal.error->message.key);
  return refusal.findings.empty() ? "?" : std::string(refusal.findings.front().message.key);
}

}  // namespace

ShownEvent read_event(Club& club, int event) {
  return club.world.has_program() ? asked_event(club, event) : opened_event(club, event);
}

Json as_written(Json room) {
  for (Json& drawn : room.at("drawn"))
    for (Json& table : drawn.at("tables")) table.erase("session");
  Json& matters = room.at("matters");
  matters.erase(std::remove_if(matters.begin(), matters.end(),
                               [](const Json& matter) { return matter.at("kind") == "dispute"; }),
                matters.end());
  return room;
}

ShownEvent asked_event(Club& club, int event) {
  const std::string number = std::to_string(event);
  return {as_written(club.world.json({"event", "show", "--event", number})),
          club.world.json({"event", "ranking", "--event", number})};
}

TournamentDesk open_event(Club& club) {
  return club.world.with_book([&](Book& book) { return desk_of(book, club.event); });
}

Names names_of(Club& club) {
  return club.world.with_book([](Book& book) {
    auto names = names_in(book);
    if (!names) throw Complaint{"opens", "the people"};
    return std::move(*names);
  });
}

bool write_event(Club& club, std::vector<std::string> words, const std::string& input) {
  words.insert(words.begin(), "event");
  words.insert(words.begin() + 2, {"--event", std::to_string(club.event)});
  club.world.tell(command_text(words));
  const Said said = club.world.ask(words, input);
  return wrote(club, said.done(), command_text(words) + "\n" + said.err);
}

bool write_event(Club& club, const std::string& told, const EventWork& work) {
  club.world.tell("use-case: " + told);
  const Outcome<void> done = club.world.with_book([&](Book& book) {
    TournamentDesk desk = desk_of(book, club.event);
    Outcome<void> outcome = work(book, desk);
    // What is kept along while it grows is what the log comes to.
    expect("grown", desk.now == tournament(desk.log), told + ": the desk says something else");
    if (outcome) static_cast<void>(brought_up_to_date(book, desk));  // as the app does
    return outcome;
  });
  return wrote(club, done.has_value(), told + ": " + (done ? "" : why(done.error())));
}

bool write_entries(Club& club, const std::string& told,
                   const std::vector<TournamentEvent>& entries) {
  return write_event(club, told, [&](Book& book, TournamentDesk& desk) {
    return write_down(book, desk, entries);
  });
}

void remember_events(Club& club) {
  const int current = club.event;
  for (auto& [number, known] : club.events) {
    club.event = number;
    if (open_event(club).head() > known.head) remember_event(club);
  }
  club.event = current;
}

void remember_event(Club& club) {
  remember(club.events.at(club.event), open_event(club).log, read_event(club, club.event));
}

const Json* table_in(const Json& room, int round, int table) {
  for (const Json& drawn : room.at("drawn"))
    for (const Json& each : drawn.at("tables"))
      if (drawn.at("round") == round && each.at("table") == table) return &each;
  return nullptr;
}

int rounds_in(const Json& room) { return static_cast<int>(room.at("drawn").size()); }

}  // namespace spadille::tests
