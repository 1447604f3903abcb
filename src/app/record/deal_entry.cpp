#include "app/record/deal_entry.h"

#include <algorithm>
#include <charconv>

#include "app/record/previewed.h"
#include "core/parts.h"

namespace spadille {
namespace {

template <Game G>
const auto* row_of(std::string_view key) {
  const auto form = G::form();
  const auto found =
      std::find_if(form.begin(), form.end(), [&](const auto& row) { return row.key == key; });
  return found == form.end() ? nullptr : &*found;
}

template <Game G>
bool asked_without(const Session<G>& session, const auto& row, typename G::Deal deal) {
  row.set(deal, {});
  return row.asked(session.rules, session.carry, deal);
}

/// Whether it still may be said. What was not asked for before either may be said at any time, as
/// long as a fresh deal does not ask for it.
template <Game G>
bool stands(const Session<G>& session, const auto& row, const typename G::Deal& deal,
            const typename G::Deal& before) {
  if (asked_without(session, row, deal)) return true;
  return !row.asked(session.rules, session.carry, typename G::Deal{}) &&
         !asked_without(session, row, before);
}

template <Game G>
void tidy(const Session<G>& session, typename G::Deal& deal, const typename G::Deal& before,
          std::string_view kept) {
  for (const auto& row : G::form())
    if (row.key != kept && !row.get(deal).empty() && !stands(session, row, deal, before))
      row.set(deal, {});
}

Value numbers(std::string_view text) {
  Value value;
  for (const std::string_view part : parts(text, ',')) {
    int n = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), n);
    if (error != std::errc{} || end != part.data() + part.size()) return {};
    if (value.size() == Value::capacity()) return {};
    value.push_back(n);
  }
  return value;
}

}  // namespace

DealEntry::DealEntry(const AnySession& session, SeatNames names) : names_(std::move(names)) {
  std::visit(
      [&]<Game G>(const Session<G>& of) {
        session_ = Session<G>{of.rules, of.carry, {}};
        deal_ = typename G::Deal{};
        names_.sides = sides(of.rules, of.carry);
      },
      session);
}

const Member* DealEntry::member(std::string_view key) const {
  return std::visit([&]<Game G>(const Session<G>&) -> const Member* { return row_of<G>(key); },
                    session_);
}

std::vector<const Member*> DealEntry::members() const {
  return std::visit(
      []<Game G>(const Session<G>&) {
        std::vector<const Member*> all;
        for (const auto& row : G::form()) all.push_back(&row);
        return all;
      },
      session_);
}

std::string_view DealEntry::game() const {
  return std::visit([]<Game G>(const Session<G>&) { return std::string_view(G::kId); }, session_);
}

const EntryTable& DealEntry::table() const {
  return std::visit([]<Game G>(const Session<G>&) -> const EntryTable& { return G::entry(); },
                    session_);
}

CardSet DealEntry::pack() const {
  return std::visit(
      []<Game G>(const Session<G>& session) {
        return lineup(session.rules, session.carry, Position{}).pack;
      },
      session_);
}

int DealEntry::parties() const {
  const auto counted =
      std::visit([](const auto& session) { return accounts(session.carry); }, session_);
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

bool DealEntry::possible(std::string_view key, int value) const {
  return std::visit(
      [&]<Game G>(const Session<G>& session) {
        const auto* row = row_of<G>(key);
        if (row == nullptr || !row->accepts(value)) return false;
        typename G::Deal deal = std::get<typename G::Deal>(deal_);
        row->set(deal, {value});
        const Findings found = validate(session.rules, session.carry, deal);
        return std::none_of(found.begin(), found.end(), [&](const Finding& finding) {
          return finding.severity == Finding::Severity::error &&
                 lies_in(finding.place, "/" + std::string(key));
        });
      },
      session_);
}

Value DealEntry::get(std::string_view key) const {
  return std::visit(
      [&]<Game G>(const Session<G>&) {
        const auto* row = row_of<G>(key);
        return row == nullptr ? Value{} : row->get(std::get<typename G::Deal>(deal_));
      },
      session_);
}

bool DealEntry::asks(std::string_view key) const {
  return std::visit(
      [&]<Game G>(const Session<G>& session) {
        const auto* row = row_of<G>(key);
        return row != nullptr &&
               row->asked(session.rules, session.carry, std::get<typename G::Deal>(deal_));
      },
      session_);
}

bool DealEntry::set(std::string_view key, const Value& value) {
  return std::visit(
      [&]<Game G>(const Session<G>& session) {
        const auto* row = row_of<G>(key);
        if (row == nullptr) return false;
        const int most = is_list(row->kind) ? row->most : 1;
        if (value.size() > static_cast<std::size_t>(most)) return false;
        if (!std::all_of(value.begin(), value.end(), [&](int n) { return row->accepts(n); }))
          return false;
        auto& deal = std::get<typename G::Deal>(deal_);
        const typename G::Deal before = deal;
        if (!value.empty() || !row->get(deal).empty()) row->set(deal, value);
        tidy(session, deal, before, key);
        return true;
      },
      session_);
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
  for (const Answer& answer : quick.says) set(answer.key, answer.value);
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

void DealEntry::clear() {
  std::visit([&]<Game G>(const Session<G>&) { deal_ = typename G::Deal{}; }, session_);
}

void DealEntry::take(const AnyDeal& deal) { deal_ = deal; }

bool DealEntry::empty() const {
  return std::visit(
      [&]<Game G>(const Session<G>&) {
        return std::get<typename G::Deal>(deal_) == typename G::Deal{};
      },
      session_);
}

Preview DealEntry::preview() const {
  return std::visit(
      [&]<Game G>(const Session<G>& session) {
        const auto& deal = std::get<typename G::Deal>(deal_);
        return previewed<G>(session.rules, session.carry, deal, names_);
      },
      session_);
}

Standing DealEntry::before() const {
  return std::visit([](const auto& session) { return standing(session.rules, session.carry); },
                    session_);
}

Outlook DealEntry::prospect() const {
  return std::visit(
      [&]<Game G>(const Session<G>& session) {
        return outlook(session.rules, session.carry, std::get<typename G::Deal>(deal_));
      },
      session_);
}

bool DealEntry::ready() const {
  return std::visit(
      [&]<Game G>(const Session<G>& session) {
        return !has_error(
            validate(session.rules, session.carry, std::get<typename G::Deal>(deal_)));
      },
      session_);
}

std::string DealEntry::written() const {
  return std::visit(
      [&]<Game G>(const Session<G>&) {
        std::string text;
        for (const auto& row : G::form()) {
          std::string items;
          for (const int n : row.get(std::get<typename G::Deal>(deal_)))
            items += (items.empty() ? "" : ",") + std::to_string(n);
          if (!items.empty()) text += std::string(row.key) + "=" + items + ";";
        }
        return text;
      },
      session_);
}

void DealEntry::read(std::string_view text) {
  clear();
  for (const std::string_view part : parts(text, ';')) {
    const auto equals = part.find('=');
    if (equals == std::string_view::npos) continue;
    const Value value = numbers(part.substr(equals + 1));
    if (!value.empty()) set(part.substr(0, equals), value);
  }
}

}  // namespace spadille
