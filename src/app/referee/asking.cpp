#include "app/referee/asking.h"

#include <algorithm>

#include "app/record/entry_words.h"
#include "app/record/heard.h"
#include "app/record/known_answers.h"
#include "app/referee/calls_typed.h"
#include "app/referee/kind_search.h"
#include "app/referee/ruling.h"
#include "app/score/viewing.h"
#include "codec/plain_text.h"
#include "codec/short_form.h"
#include "core/parts.h"
#include "games/possible_answers.h"
#include "games/questions.h"
#include "text/cards.h"
#include "text/names.h"

namespace spadille {
namespace {

/// What no other game has asked before.
template <typename Row>
void add_rows(std::span<const Row> rows, std::vector<const Member*>& all) {
  for (const Row& row : rows)
    if (std::none_of(all.begin(), all.end(), [&](const Member* m) { return m->key == row.key; }))
      all.push_back(&row);
}

/// Understands words and sets what they say.
class Asker {
 public:
  explicit Asker(Document& document)
      : evening_(document.evening),
        document_(document),
        game_(evening_.rules.game()),
        asked_(game_.questions),
        names_(composed(names_of(evening_))) {}

  void ask(const InWords& words) {
    language_ = words.language;
    hear_dealer(words.dealer);
    if (document_.format == Format::played) hear_deal(words.deal);
    if (document_.format == Format::incident) return hear_incident(words.members);
    for (const auto& [key, text] : words.members) hear_member(key, text);
    if (document_.format == Format::turn) hear_trick(words.items);
    if (document_.format == Format::auction) hear_calls(words.items, document_.asked.auction.calls);
    if (document_.format != Format::played) return;
    hear_tricks(words.items);
    for (const std::string& hand : words.hands) hear_hand(hand);
  }

 private:
  template <typename Row, typename Owner>
  void set(std::span<const Row> rows, const std::string& key, const std::string& text,
           Owner& owner) {
    const Row* row = row_called(rows, key);
    if (row == nullptr) return not_in_game(key, text);
    if (const auto value = understood(*row, "/" + key, text)) row->set(owner, *value);
  }
  /// What is asked in another game only; of other words the caller says that they are none.
  void not_in_game(const std::string& key, const std::string& text) {
    const auto members = question_members(document_.format);
    const std::string_view format = name(document_.format);
    if (std::any_of(members.begin(), members.end(), [&](const Member* m) { return m->key == key; }))
      report(std::string(format.substr(format.find('/'))) + "/" + key, "finding.not_in_game", text,
             {});
  }

  /// A seat has to be one of this table.
  bool can_be(const Member& member, int number) const {
    const bool seat = is_seat(member.kind);
    if (seat && number >= static_cast<int>(names_.seats.size())) return false;
    return member.accepts(number);
  }

  std::optional<Value> understood(const Member& member, const std::string& place,
                                  const std::string& text) {
    if (member.kind == Kind::calls) return calls_in(place, text);
    const Heard value = heard(member, names_, text, language_);
    const bool fits = value.value && std::all_of(value.value->begin(), value.value->end(),
                                                 [&](int n) { return can_be(member, n); });
    if (fits) return value.value;
    Finding wrong = not_understood(place, member, value.wrong.empty() ? text : value.wrong);
    const bool one_too_many = !value.wrong.empty() && value.wrong != text &&
                              heard(member, names_, value.wrong, language_).value;
    if (one_too_many)
      wrong.message = {is_set(member.kind) ? "finding.listed_twice" : "finding.too_many"};
    document_.findings.push_back(std::move(wrong));
    return std::nullopt;
  }

  /// Calls have spaces in them, so they stand between commas.
  std::optional<Value> calls_in(const std::string& place, const std::string& text) {
    Calls calls;
    hear_calls(parts(text, ','), calls, place);
    Value value;
    for (const Call call : calls) value.push_back(static_cast<int>(call));
    return value;
  }

  void hear_member(const std::string& key, const std::string& text) {
    Asked& asked = document_.asked;
    if (document_.format == Format::turn) set(asked_.turn(), key, text, asked.turn);
    if (document_.format == Format::auction) set(asked_.auction(), key, text, asked.auction);
    if (document_.format != Format::played) return;
    if (key == "trump") return hear_trump(text);
    if (key == "hand") return hear_hand(text);
    set(asked_.play(), key, text, asked.play);
  }

  /// It is a member of the deal that the cards come to.
  void hear_trump(const std::string& text) {
    if (row_called(game_.form(), "trump") == nullptr)
      return report("/deal/trump", "finding.not_in_game", text, {});
    set(game_.form(), "trump", text, said());
  }

  /// What people are asked row by row they can also say at once, each answer with its key. The
  /// sheet says the rest, where it can.
  void hear_incident(const std::vector<std::pair<std::string, std::string>>& members) {
    AnyIncident incident = game_.incident();
    for (const auto& [key, text] : members) hear_of_incident(key, text, incident);
    document_.incident = with_known(evening_, std::move(incident), heard_);
  }
  void hear_of_incident(const std::string& key, const std::string& text, AnyIncident& incident) {
    const std::string place = "/incident/" + visible(key);
    const auto rows = game_.incidents();
    const auto* row = row_called(rows, key);
    const bool twice = std::find(heard_.begin(), heard_.end(), key) != heard_.end();
    if (row == nullptr) return report(place, "finding.unknown", {}, keys(rows));
    if (twice) return report(place, "finding.twice", text, {});
    heard_.push_back(key);
    const Heard value = trimmed(text).empty() ? Heard{} : heard(*row, names_, text);
    const bool fits = value.value && std::all_of(value.value->begin(), value.value->end(),
                                                 [&](int n) { return row->accepts(n); });
    if (!fits && row == &rows.front()) return hear_kind(text, incident);
    const auto valid =
        answers_to(*row, names_, possible_answers(evening_.rules, evening_.before, incident, *row));
    if (!fits)
      return report(place, "finding.range", value.wrong.empty() ? text : value.wrong,
                    alternatives(std::vector<std::string_view>(valid.begin(), valid.end())));
    row->set(incident, *value.value);
  }
  /// What happened, in plain words.
  void hear_kind(const std::string& text, AnyIncident& incident) {
    auto kind = kind_heard(evening_, text);
    if (kind) return game_.incidents().front().set(incident, *kind);
    kind.error().place = "/incident" + kind.error().place;
    document_.findings.push_back(std::move(kind.error()));
  }
  static std::string keys(AnyGame::Incidents rows) {
    std::vector<std::string_view> all;
    for (const auto& row : rows) all.push_back(row.key);
    return alternatives(all);
  }
  void report(std::string place, std::string_view key, const std::string& given,
              std::string expected) {
    document_.findings.push_back({.place = std::move(place),
                                  .given = visible(given),
                                  .message = {key},
                                  .expected = std::move(expected)});
  }

  /// What is said of a deal besides its cards.
  AnyDeal& said() {
    if (evening_.deals.empty()) evening_.deals.push_back(game_.deal());
    return evening_.deals.front();
  }

  void hear_dealer(const std::string& text) {
    if (text.empty()) return;
    const auto seat = seat_meant(names_, trimmed(text));
    if (seat) set_dealer(evening_.before, *seat);
    if (!seat) document_.findings.push_back(nobody_at("/before/dealer", visible(text)));
  }

  void hear_trick(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) text += item + ' ';
    if (!items.empty()) set(asked_.turn(), "trick", text, document_.asked.turn);
  }

  void hear_calls(const auto& items, Calls& calls, const std::string& place = "/auction/calls") {
    if (!game_.traits.has_auction) return;  // the judge says so
    for (const std::string_view item : items) {
      const std::string said = trimmed(item);
      const auto call = call_heard(game_.id(), game_.traits.calls, said, language_);
      if (!call || calls.size() == Calls::capacity()) {
        document_.findings.push_back({.place = place + "/" + std::to_string(calls.size()),
                                      .given = visible(said),
                                      .message = {"finding.value"},
                                      .expected = all_calls()});
        return;
      }
      calls.push_back(*call);
    }
  }
  /// Whatever can be called, in the language.
  [[nodiscard]] std::string all_calls() const {
    std::vector<std::string> all;
    for (const std::string_view call : game_.traits.calls)
      all.push_back(call_typed(game_.id(), call, Words(language_)));
    return alternatives(std::vector<std::string_view>(all.begin(), all.end()));
  }

  /// "N: DA DJ": who, where somebody is named, and cards.
  std::pair<std::optional<Seat>, std::string> parted(const std::string& text,
                                                     const std::string& place) {
    const auto colon = text.find(':');
    if (colon == std::string::npos) return {std::nullopt, text};
    const auto who = seat_meant(names_, trimmed(text.substr(0, colon)));
    if (!who) document_.findings.push_back(nobody_at(place, text.substr(0, colon)));
    return {who, text.substr(colon + 1)};
  }

  void hear_tricks(const std::vector<std::string>& items) {
    for (const std::string& item : items) {
      const std::string place =
          "/played/tricks/" + std::to_string(document_.asked.play.tricks.size());
      const auto [leader, cards] = parted(item, place);
      PlayedTrick& trick = document_.asked.play.tricks.emplace_back();
      trick.leader = leader;
      if (const auto value = understood(asked_.cards_of_trick(), place, cards))
        spadille::detail::decode(*value, trick.cards);
    }
  }

  void hear_hand(const std::string& text) {
    const auto [who, cards] = parted(text, "/played/hands");
    if (!who) return;
    const std::string place = "/played/hands/" + std::to_string(who->index);
    if (const auto value = understood(asked_.cards_of_hand(), place, cards))
      tell_hand(document_.asked.play, *who, *value);
  }

  void hear_deal(const std::string& text) {
    if (text.empty()) return;
    Findings found;
    const EntryWords words(game_, language_);
    said() = read_short(game_, words.in_documents(composed(text), names_), names_, found);
    found = words.with_nearest(std::move(found));
    append(document_.findings, std::move(found), "/deal");
  }

  Evening& evening_;
  Document& document_;
  const AnyGame& game_;
  const PlayQuestions& asked_;
  SeatNames names_{};
  Language language_ = Language::en;
  std::vector<std::string> heard_{};  ///< of an incident, by key
};

}  // namespace

std::vector<const Member*> question_members(Format format) {
  std::vector<const Member*> all;
  for (const AnyGame* game : all_games()) {
    if (format == Format::turn) add_rows(game->questions.turn(), all);
    if (format == Format::auction) add_rows(game->questions.auction(), all);
    if (format == Format::played) add_rows(game->questions.play(), all);
  }
  return all;
}

Document in_words(Evening table, Format format, const InWords& words) {
  return more_in_words({.format = format, .evening = std::move(table), .whole = true}, words);
}

Document more_in_words(Document document, const InWords& words) {
  Asker(document).ask(words);
  return document;
}

void hold_card(Position& turn) {
  if (!turn.card) return;
  for (CardSet* cards : {&turn.hand, &turn.seen})
    if (!cards->empty() && turn.card->has_suit()) cards->insert(*turn.card);
  for (Ranks* ranks : {&turn.more_of_hand, &turn.more_seen}) {
    const bool held = std::find(ranks->begin(), ranks->end(), turn.card->rank()) != ranks->end();
    const bool full = ranks->size() == Ranks::capacity();
    if (!ranks->empty() && !held && !full) ranks->push_back(turn.card->rank());
  }
}

}  // namespace spadille
