// The phones of a table: documents in, documents out, without a network between.
#include "tests/walker/at_the_phone.h"

#include <algorithm>
#include <array>

#include "app/phones/engine.h"
#include "app/phones/running_event.h"
#include "app/record/place.h"
#include "tests/walker/at_the_event.h"
#include "tests/walker/laws.h"

namespace spadille::tests {
namespace {

Json with_envelope(const Club& club, const std::string& format, Json members) {
  members["format"] = "spadille/" + format;
  members["version"] = 1;
  if (!members.contains("session")) members["session"] = club.current;
  if (members["session"].is_null()) members.erase("session");
  return members;
}

/// Numbered like those of the book, and none of them.
std::string id_of_phone(Club& club) {
  const std::string number = std::to_string(++club.sent);
  return "00000000-0000-4000-9000-" + std::string(12 - number.size(), '0') + number;
}

int head_seen(Club& club) { return club.known().now.sheet.at("session").at("head"); }

const Json& deal_of_number(const Json& sheet, int number) {
  return *std::find_if(sheet.at("deals").begin(), sheet.at("deals").end(),
                       [number](const Json& deal) { return deal.at("number") == number; });
}

}  // namespace

bool is_at_event(Club& club) {
  const std::string uuid = club.open().uuid;
  return club.world.with_book([&](Book& book) {
    EventThatRuns runs;
    const auto event = runs.in(book);
    return event && *event != nullptr && is_of_table((*event)->desk, uuid);
  });
}

Asker a_scorer(Club& club) {
  return {{}, is_at_event(club) ? Asker::Duty::director : Asker::Duty::scorer};
}
Asker a_director() { return {{}, Asker::Duty::director}; }

Seated somebody_seated(Club& club, Dice& dice) {
  const Seating seating = club.open().table.scored.seatings.back();
  std::vector<std::string> all = seating.players;
  all.insert(all.end(), seating.waiting.begin(), seating.waiting.end());
  const std::string who = dice.of(all);
  return {{who, Asker::Duty::none},
          club.world.with_book([&](Book& book) { return names_in(book)->of(who); })};
}

Answered ask_phone(Club& club, const Asker& by, Json query) {
  const std::string document = with_envelope(club, "query", std::move(query)).dump();
  return club.world.with_book(
      [&](Book& book) { return Engine(book).answer(read_query(document), by); });
}

Json told_phone(Club& club, const Asker& by, const Json& query) {
  const Answered answered = ask_phone(club, by, query);
  expect("phone answers", answered.as == Answered::As::done,
         query.dump() + ": " + answered.document);
  return Json::parse(answered.document);
}

Sent send_phone(Club& club, const Asker& by, const std::string& what, Json members) {
  if (!members.contains("head")) members["head"] = head_seen(club);
  members["id"] = id_of_phone(club);
  const std::string document = with_envelope(club, what, members).dump();
  club.world.tell("phone: " + document);
  const auto [once, again] = club.world.with_book([&](Book& book) {
    Engine engine(book);
    Answered first = engine.act(document, by);
    return std::pair(std::move(first), engine.act(document, by));
  });
  expect("phone twice", once.as == again.as && once.document == again.document,
         once.document + ", and then " + again.document);
  remember_events(club);
  return {members["id"], once};
}

Sent write_by_phone(Club& club, const Asker& by, const std::string& what, Json members) {
  const int head = head_seen(club);
  Sent sent = send_phone(club, by, what, std::move(members));
  const bool wrote = club.wrote(sent.refused());
  expect("phone", wrote == sent.done(), "what is done stands in the book");
  expect_same("phone twice", "events", head_seen(club), head + (sent.done() ? 1 : 0));
  return sent;
}

namespace {

/// A page that sends back what it was told, with the next answer.
class Page {
 public:
  Page(Club& club, Json about) : club_(club), about_(std::move(about)) { tap(Json::object()); }

  /// False where that cannot be an answer.
  bool tap(const Json& answer) {
    Json query = about_;
    query["asks"] = "entry";
    query.update(answer);
    const Answered answered = ask_phone(club_, a_director(), query);
    if (answered.as != Answered::As::done) return false;
    told_ = Json::parse(answered.document);
    for (const char* so_far : {"deal", "chalked", "way"}) about_[so_far] = told_.at(so_far);
    return true;
  }

  void clear() {
    about_["deal"] = Json::object();
    about_["chalked"] = Json::array();
    about_.erase("way");
  }
  void chalk(int party, int mark) {
    about_["chalked"].push_back(party);
    about_["chalked"].push_back(mark);
  }
  [[nodiscard]] const Json& told() const { return told_; }

 private:
  Club& club_;
  Json about_;
  Json told_{};
};

/// By which place among the keys of marks a party's are told; nothing: it is no such key.
std::optional<int> of_marks(std::string_view key) {
  constexpr std::array<std::string_view, 3> kKeys{"roem", "other_roem", "third_roem"};
  const auto* const found = std::find(kKeys.begin(), kKeys.end(), key);
  return found == kKeys.end() ? std::nullopt
                              : std::optional(static_cast<int>(found - kKeys.data()));
}

/// Answers as a page has them: a list one after the other, everything else at once.
bool answer_with(Page& page, const Member& member, const Value& value) {
  Json so_far = Json::array();
  for (const int n : value) {
    so_far.push_back(n);
    const bool whole = so_far.size() == value.size();
    if ((whole || is_list(member.kind)) && !page.tap({{"key", member.key}, {"value", so_far}}))
      return false;
  }
  return true;
}

/// Says every member of a deal, in the order of its form; false where one is no answer there.
bool say_on_page(Page& page, const AnyDeal& deal, const SeatNames& names) {
  const int parties = names.seats.size() == 3 ? 3 : 2;
  int maker = 0;
  for (const auto& row : deal.game().form()) {
    const Value value = row.get(deal);
    if (row.key == "maker" && !value.empty()) maker = value[0];
    const auto party = of_marks(row.key);
    if (!party && !answer_with(page, row, value)) return false;
    const int own = parties == 3 ? maker : side_in(names.sides, seat(maker));
    if (party)
      for (const int mark : value) page.chalk((own + *party) % parties, mark);
  }
  return page.tap(Json::object());
}

/// What a deal moves, as a page said before it was saved.
void expect_effect(const Json& sheet, const Json& saved, const Json& told) {
  const Json nothing(std::vector<int>(sheet.at("accounts").size(), 0));
  expect_same("phone effect", told.at("deal").dump(), told.at("moved"),
              with_lines(nothing, sheet["accounts"], saved.at("lines")));
}

/// The deal as a document, or as a page asks for it; nothing where that leads to another one.
std::optional<Json> told_by(Club& club, const Json& about, const ChosenDeal& chosen,
                            const SeatNames& names, Dice& dice) {
  if (dice.one_in(2)) {
    const Json said = Json::parse(chosen.said, nullptr, false);
    return Json{{"deal", said.is_discarded() ? Json(chosen.said) : said}};
  }
  if (ask_phone(club, a_scorer(club), {{"asks", "entry"}}).as != Answered::As::done)
    return std::nullopt;  // nobody can enter anything there
  Page page(club, about);
  page.clear();
  if (!say_on_page(page, chosen.deal, names) || page.told().at("deal") != chosen.members)
    return std::nullopt;
  expect("phone entry", page.told().at("ready") == true, page.told().dump());
  return page.told();
}

}  // namespace

std::optional<bool> enter_on_phone(Club& club, const ChosenDeal& chosen, Dice& dice) {
  const SeatNames names = place_of_next(club.open(), {}).names;
  const auto told = told_by(club, Json::object(), chosen, names, dice);
  if (!told) return std::nullopt;
  const Sent sent = write_by_phone(club, a_scorer(club), "record", {{"deal", told->at("deal")}});
  if (!sent.done()) return false;
  club.known().own = sent.id;
  club.known().own_is_last = true;
  const Json& sheet = club.known().now.sheet;
  if (told->contains("moved")) expect_effect(sheet, sheet.at("deals").back(), *told);
  return true;
}

bool correct_on_phone(Club& club, int number, const ChosenDeal& chosen, Dice& dice) {
  const SeatNames names = place_of(club.open(), {}, number).names;
  const Json corrects{{"corrects", deal_of_number(club.known().now.sheet, number).at("event")}};
  const auto told = told_by(club, corrects, chosen, names, dice);
  if (!told) return false;
  Json act = corrects;
  act.update({{"deal", told->at("deal")}, {"why", "miscounted"}});
  if (!write_by_phone(club, a_director(), "record", act).done()) return false;
  const Json& sheet = club.known().now.sheet;
  if (told->contains("moved")) expect_effect(sheet, deal_of_number(sheet, number), *told);
  return true;
}

bool strike_on_phone(Club& club, int number) {
  const Json event = deal_of_number(club.known().now.sheet, number).at("event");
  return write_by_phone(club, a_director(), "remark", {{"does", "strike"}, {"event", event}})
      .done();
}

namespace {

/// One of the answers that the page offers, or a number where it is typed.
std::string any_answer_to(const Json& question, Dice& dice) {
  std::vector<std::string> offered;
  for (const Json& answer : question.at("answers")) offered.push_back(answer.at("say"));
  if (offered.empty()) return dice.one_in(2) ? "20" : "0";
  std::string said = dice.of(offered);
  if (question.at("many") == true && dice.one_in(2)) said += ' ' + dice.of(offered);
  return said;
}

const Json& any_among(const Json& list, Dice& dice) {
  return list[static_cast<std::size_t>(dice.below(static_cast<int>(list.size())))];
}

/// The answers with which a decision is reached; nothing where none was.
std::optional<Json> answered(Club& club, const Asker& by, Json ruling, Dice& dice) {
  ruling["answers"] = Json::array();
  for (int tries = 0; tries < 20; ++tries) {
    Json query = ruling;
    query["asks"] = "ruling";
    const Answered told = ask_phone(club, by, query);
    const bool was_wrong = told.as != Answered::As::done;
    if (was_wrong && ruling["answers"].empty()) return std::nullopt;
    if (was_wrong) {
      ruling["answers"].erase(ruling["answers"].size() - 1);
      continue;
    }
    const Json asked = Json::parse(told.document);
    if (asked.contains("decision")) return ruling;
    ruling["answers"].push_back(any_answer_to(asked.at("question"), dice));
  }
  return std::nullopt;
}

}  // namespace

bool rule_on_phone(Club& club, Dice& dice) {
  if (club.known().now.sheet["session"]["state"] == "discarded") return false;
  const Asker by = a_scorer(club);
  const Json all = told_phone(club, by, {{"asks", "kinds"}});
  const auto ruling = answered(club, by,
                               {{"kind", any_among(all.at("kinds"), dice).at("kind")},
                                {"about", any_among(all.at("deals"), dice).at("about")}},
                               dice);
  return ruling && write_by_phone(club, by, "rule", *ruling).done();
}

}  // namespace spadille::tests
