#include "app/record/deal_entry.h"

#include <algorithm>

#include "app/record/previewed.h"

namespace spadille {
namespace {

using Row = AnyQuestion<AnyDeal>;

bool asked_without(const Session& session, const Row& row, AnyDeal deal) {
  row.set(deal, {});
  return row.asked(session.rules, session.carry, deal);
}

/// Whether it still may be said. What was not asked for before either may be said at any time, as
/// long as a fresh deal does not ask for it.
bool stands(const Session& session, const Row& row, const AnyDeal& deal, const AnyDeal& before) {
  if (asked_without(session, row, deal)) return true;
  return !row.asked(session.rules, session.carry, deal.game().deal()) &&
         !asked_without(session, row, before);
}

bool is_wrong(const Session& session, const Row& row, const AnyDeal& deal) {
  return wrong_at(validate(session.rules, session.carry, deal), row.key);
}

/// Whether one of a few answers was right and is wrong now: nobody could give another, where its
/// button is not offered any more. What is counted or gathered is mended by whoever told it.
bool has_become_wrong(const Session& session, const Row& row, const AnyDeal& deal,
                      const AnyDeal& before) {
  const bool one_of_few = row.kind == Kind::seat || row.kind == Kind::choice;
  return one_of_few && is_wrong(session, row, deal) && !is_wrong(session, row, before);
}

void tidy(const Session& session, AnyDeal& deal, const AnyDeal& before, std::string_view kept) {
  for (const Row& row : deal.game().form())
    if (row.key != kept && !row.get(deal).empty() &&
        (!stands(session, row, deal, before) || has_become_wrong(session, row, deal, before)))
      row.set(deal, {});
}

/// Every answer to a question that has few of them; of numbers the least and the most.
std::vector<Answer> likely_answers(AnyGame::Form form) {
  constexpr int kFew = 16;
  std::vector<Answer> all;
  for (const Row& row : form) {
    if (is_list(row.kind)) continue;
    for (int n = 0; n < kFew && row.max < kFew; ++n)
      if (row.accepts(n)) all.push_back({row.key, {n}});
    if (row.max >= kFew) all.insert(all.end(), {{row.key, {row.min}}, {row.key, {row.max}}});
  }
  return all;
}

AnyDeal with(AnyDeal deal, const Answer& answer) {
  row_called(deal.game().form(), answer.key)->set(deal, answer.value);
  return deal;
}

/// The way in which such answers are given; nothing where they belong to none.
std::optional<std::size_t> way_of(std::span<const Way> ways, std::span<const Answer> says) {
  const auto told_in = [&](const Way& way) {
    return std::any_of(says.begin(), says.end(), [&](const Answer& answer) {
      return std::find(way.members.begin(), way.members.end(), answer.key) != way.members.end();
    });
  };
  const auto found = std::find_if(ways.begin(), ways.end(), told_in);
  if (found == ways.end()) return std::nullopt;
  return found - ways.begin();
}

/// The questions that deals have been found to ask.
class Questions {
 public:
  explicit Questions(const Session& session) : session_(session), left_(rows_of(session)) {}
  void look_at(const AnyDeal& deal) {
    std::erase_if(left_, [&](const Row* row) {
      const bool asked = row->asked(session_.rules, session_.carry, deal);
      if (asked) keys_.push_back(row->key);
      return asked;
    });
  }
  [[nodiscard]] const std::vector<std::string_view>& keys() const { return keys_; }

 private:
  static std::vector<const Row*> rows_of(const Session& session) {
    std::vector<const Row*> all;
    for (const Row& row : session.rules.game().form()) all.push_back(&row);
    return all;
  }

  const Session& session_;
  std::vector<const Row*> left_;
  std::vector<std::string_view> keys_{};
};

}  // namespace

bool wrong_at(const Findings& found, std::string_view key) {
  return std::any_of(found.begin(), found.end(), [&](const Finding& finding) {
    return finding.severity == Finding::Severity::error &&
           lies_in(finding.place, "/" + std::string(key));
  });
}

DealEntry::DealEntry() {
  const AnyGame& first = *all_games().front();
  session_ = {first.rules(), first.carry(), {}};
  deal_ = first.deal();
}

DealEntry::DealEntry(const Session& session, SeatNames names)
    : session_(before_next(session)), names_(std::move(names)), deal_(session.rules.game().deal()) {
  names_.sides = sides(session.rules, session.carry);
}

const Member* DealEntry::member(std::string_view key) const { return row_called(of().form(), key); }

std::vector<const Member*> DealEntry::members() const {
  std::vector<const Member*> all;
  for (const Row& row : of().form()) all.push_back(&row);
  return all;
}

std::string_view DealEntry::game() const { return of().id(); }

const EntryTable& DealEntry::table() const { return of().entry(); }

CardSet DealEntry::pack() const { return lineup(session_.rules, session_.carry, Position{}).pack; }

bool DealEntry::counts_losses() const { return spadille::counts_losses(session_.rules); }

int DealEntry::parties() const {
  const Accounts counted = accounts(session_.carry);
  constexpr std::size_t kMost = std::tuple_size_v<decltype(Family::members)>;
  return counted.empty() || counted[0].kind == Account::Kind::side
             ? 2
             : static_cast<int>(std::min(kMost, names_.seats.size()));
}

std::optional<int> DealEntry::first_party() const {
  const Value from = get(table().from);
  if (from.empty()) return std::nullopt;
  return parties() == 2 ? side_in(names_.sides, seat(from[0])) : from[0];
}

std::vector<std::string_view> DealEntry::ever_asked() const {
  Questions asked(session_);
  AnyDeal trial = of().deal();
  for (const Answer& answer : table().trial.answers) trial = with(std::move(trial), answer);
  const std::vector<Answer> answers = likely_answers(of().form());
  for (const AnyDeal& begun : {of().deal(), trial})
    for (const Answer& one : answers)
      for (const Answer& other : answers) asked.look_at(with(with(begun, one), other));
  return asked.keys();
}

bool DealEntry::possible_in(AnyDeal deal, std::string_view key, int value) const {
  const Row* row = row_called(of().form(), key);
  if (row == nullptr || !row->accepts(value)) return false;
  row->set(deal, {value});
  return !is_wrong(session_, *row, deal);
}

bool DealEntry::possible(std::string_view key, int value) const {
  return possible_in(deal_, key, value);
}

bool DealEntry::possible_alone(std::string_view key, int value) const {
  AnyDeal deal = of().deal();
  if (const Row* from = row_called(of().form(), table().from)) from->set(deal, {0});
  return possible_in(std::move(deal), key, value);
}

Value DealEntry::get(std::string_view key) const {
  const Row* row = row_called(of().form(), key);
  return row == nullptr ? Value{} : row->get(deal_);
}

bool DealEntry::asks(std::string_view key) const {
  const Row* row = row_called(of().form(), key);
  return row != nullptr && row->asked(session_.rules, session_.carry, deal_);
}

bool DealEntry::set(std::string_view key, const Value& value) {
  const Row* row = row_called(of().form(), key);
  if (row == nullptr) return false;
  const int most = is_list(row->kind) ? row->most : 1;
  if (value.size() > static_cast<std::size_t>(most)) return false;
  if (!std::all_of(value.begin(), value.end(), [&](int n) { return row->accepts(n); }))
    return false;
  const AnyDeal before = deal_;
  if (!value.empty() || !row->get(deal_).empty()) row->set(deal_, value);
  tidy(session_, deal_, before, key);
  return true;
}

bool DealEntry::says(const QuickAnswer& quick) const {
  return std::all_of(quick.says.begin(), quick.says.end(),
                     [&](const Answer& answer) { return get(answer.key) == answer.value; });
}

void DealEntry::set(const QuickAnswer& quick) {
  const bool take_back = says(quick);
  for (const std::string_view key : quick.instead_of) set(key, {});
  for (const Answer& answer : quick.says) set(answer.key, {});
  if (take_back) return;
  if (const auto way = way_of(table().ways, quick.says)) tell_by(*way);
  for (const Answer& answer : quick.says) set(answer.key, answer.value);
}

void DealEntry::settle(const AnyDeal& called) {
  for (const std::string_view key : table().contract.members)
    set(key, row_called(of().form(), key)->get(called));
  for (const Row& row : of().form())
    if (const Value value = row.get(called); !value.empty()) set(row.key, value);
}

void DealEntry::tell_by(std::size_t way) {
  for (std::size_t i = 0; i < table().ways.size(); ++i)
    for (const std::string_view key : table().ways[i].members)
      if (i != way) set(key, {});
}

std::size_t DealEntry::way() const {
  const auto ways = table().ways;
  for (std::size_t i = 1; i < ways.size(); ++i)
    for (const std::string_view key : ways[i].members)
      if (!get(key).empty()) return i;
  return 0;
}

void DealEntry::clear() { deal_ = of().deal(); }

void DealEntry::take(const AnyDeal& deal) { deal_ = deal; }

bool DealEntry::empty() const { return deal_ == of().deal(); }

Preview DealEntry::preview() const { return previewed(session_, deal_, names_); }

Standing DealEntry::before() const { return standing(session_.rules, session_.carry); }

Outlook DealEntry::prospect() const { return outlook(session_.rules, session_.carry, deal_); }

bool DealEntry::ready() const {
  return !has_error(validate(session_.rules, session_.carry, deal_));
}

}  // namespace spadille
