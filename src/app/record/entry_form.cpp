#include "app/record/entry_form.h"

#include <algorithm>
#include <numeric>

#include "text/accounts.h"
#include "text/cards.h"
#include "text/joints.h"
#include "text/spoken.h"

namespace spadille {
namespace {

constexpr int kMostOffered = 16;

std::vector<int> first(std::size_t count) {
  std::vector<int> all(count);
  std::iota(all.begin(), all.end(), 0);
  return all;
}

/// Each number that one item can be, where there are few.
std::vector<int> few(const Member& member, std::size_t seats) {
  std::vector<int> all;
  switch (member.kind) {
    case Kind::flag: return {1};
    case Kind::suit: return first(kSuitLetters.size());
    case Kind::choice: return first(member.choices.size());
    case Kind::seat:
    case Kind::seats: return first(seats);
    case Kind::integer:
    case Kind::rank:
    case Kind::ranks:
      if ((member.max - member.min) / member.step >= kMostOffered) return {};
      for (int n = member.min; n <= member.max; n += member.step) all.push_back(n);
      return all;
    case Kind::integers:
    case Kind::marks:
    case Kind::cards:
    case Kind::card:
    case Kind::trick:
    case Kind::calls: break;
  }
  return {};
}

bool tells(const Way& way, const Member& member) {
  return std::find(way.members.begin(), way.members.end(), member.key) != way.members.end();
}

/// The first family of the game of which `is` holds; null: it has none.
const Family* family_with(const DealEntry& entry, auto&& is) {
  const auto families = entry.table().families;
  const auto found = std::find_if(families.begin(), families.end(), is);
  return found == families.end() ? nullptr : &*found;
}

}  // namespace

std::string_view asked_as(const Member& member) {
  switch (member.kind) {
    case Kind::flag: return "flag";
    case Kind::marks: return "marks";
    case Kind::ranks:
    case Kind::trick:
    case Kind::integers:
    case Kind::calls: return "list";
    case Kind::cards:
    case Kind::card: return "cards";
    case Kind::suit: return "suit";
    case Kind::integer: return few(member, 0).empty() ? "number" : "figure";
    case Kind::rank: return "figure";
    case Kind::choice:
    case Kind::seat:
    case Kind::seats: break;
  }
  return "choice";
}

bool is_asked(const DealEntry& entry, const Member& member, std::size_t way) {
  if (is_of_another_way(entry, member, way)) return false;
  return entry.asks(member.key) || (way > 0 && tells(entry.table().ways[way], member));
}

bool is_of_another_way(const DealEntry& entry, const Member& member, std::size_t way) {
  const auto ways = entry.table().ways;
  if (way < ways.size() && tells(ways[way], member)) return false;
  return std::any_of(ways.begin(), ways.end(),
                     [&member](const Way& each) { return tells(each, member); });
}

std::vector<int> offered(const DealEntry& entry, const Member& member) {
  std::vector<int> all = few(member, entry.names().seats.size());
  if (member.kind == Kind::integer)
    std::erase_if(all, [&](int n) { return !entry.possible_alone(member.key, n); });
  return all;
}

bool contains(const Value& value, int n) {
  return std::find(value.begin(), value.end(), n) != value.end();
}

bool is_chosen(const Member& member, const Value& value, int n) {
  return contains(value, n) && (!is_list(member.kind) || is_set(member.kind));
}

Value toggled(const Member& member, const Value& value, int n) {
  const bool chosen = is_chosen(member, value, n);
  if (!is_list(member.kind)) return chosen ? Value{} : Value{n};
  Value all;
  for (const int item : value)
    if (!chosen || item != n) all.push_back(item);
  if (!chosen && all.size() < Value::capacity()) all.push_back(n);
  if (is_set(member.kind)) std::sort(all.begin(), all.end());
  return all;
}

std::string on_button(const DealEntry& entry, const Member& member, int value, const Words& words,
                      Language letters) {
  if (is_seat(member.kind)) return entry.names().of(seat(value));
  if (member.kind == Kind::flag) return words.say(member.label);
  if (member.kind == Kind::rank || member.kind == Kind::ranks)
    return in_words(static_cast<Rank>(value), letters);
  if (is_of_cards(member.kind)) return in_words(Card::of_code(value), letters);
  if (member.kind == Kind::suit) return in_words(static_cast<Suit>(value));
  if (member.kind == Kind::choice)
    return words.say(spoken_or_word(entry.game(), SpokenAs::choice,
                                    member.choices[static_cast<std::size_t>(value)]));
  return std::to_string(value);
}

std::vector<std::string> comes_to(const DealEntry& entry, const Preview& preview) {
  const int all = entry.parties();
  std::vector<std::string> figures(static_cast<std::size_t>(all));
  const auto first = entry.first_party();
  const Family* family = family_with(entry, [](const Family& each) { return !each.fact.empty(); });
  if (family == nullptr || !first || has_error(preview.deal.findings)) return figures;
  figures.assign(figures.size(), "0");
  for (const Fact& fact : preview.deal.facts)
    if (fact.key == family->fact)
      figures[static_cast<std::size_t>((fact.who.index + all - *first) % all)] =
          std::to_string(fact.n);
  return figures;
}

std::vector<std::string> parties(const DealEntry& entry, const Preview& preview,
                                 const Words& words) {
  std::vector<std::string> all;
  const auto first = entry.first_party();
  for (int i = 0; first && i < entry.parties(); ++i) {
    const auto party = static_cast<std::size_t>((*first + i) % entry.parties());
    all.push_back(in_words(preview.accounts[party], entry.names(), words));
  }
  return all;
}

std::vector<std::string> wrong_in_words(const Preview& preview, const Words& words) {
  std::vector<std::string> all;
  for (const Finding& finding : preview.deal.findings) {
    if (finding.cause == Finding::Cause::missing) continue;  // the page asks for it
    std::string said = words.say(finding.message, preview.names);
    if (!finding.expected.empty())
      said += bracketed(labelled(words.say("cli.finding.valid"), finding.expected, words), words);
    if (finding.rule.named()) said += " " + to_string(finding.rule);
    all.push_back(std::move(said));
  }
  return all;
}

const Family* family_of(const DealEntry& entry, Kind kind) {
  return family_with(entry, [&](const Family& family) {
    const Member* member = entry.member(family.members[0]);
    return member != nullptr && member->kind == kind;
  });
}

}  // namespace spadille
