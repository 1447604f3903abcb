#include "app/record/deal_so_far.h"

#include <algorithm>
#include <utility>

namespace spadille {
namespace {

AnyDeal with(AnyDeal deal, const DealSoFar::Row& row, const Value& value) {
  if (!value.empty() || !row.get(deal).empty()) row.set(deal, value);
  return deal;
}

}  // namespace

DealSoFar::DealSoFar(AnyRules rules, AnyCarry carry)
    : rules_(std::move(rules)), carry_(std::move(carry)), deal_(rules_.game().deal()) {
  derive();
}

bool DealSoFar::is_said(const Row& row) const {
  return std::any_of(steps_.begin(), steps_.end(),
                     [&](const Step& step) { return step.row == &row; });
}

const DealSoFar::Row* DealSoFar::pending() const {
  for (const Row& row : form())
    if (to_ask(row, deal_)) return &row;
  return nullptr;
}

const DealSoFar::Step* DealSoFar::last() const {
  const auto step = std::find_if(steps_.rbegin(), steps_.rend(),
                                 [](const Step& s) { return s.how != How::derived; });
  return step == steps_.rend() ? nullptr : &*step;
}

void DealSoFar::take(const Row& row, const Value& value, How how) {
  push(row, value, how);
  derive();
}

DealSoFar::Step DealSoFar::take_back() {
  while (steps_.back().how == How::derived) steps_.pop_back();
  const Step step = steps_.back();
  steps_.pop_back();
  restore();
  return step;
}

Findings DealSoFar::complaints(const Row& row, const Value& value) const {
  return complaints(row, value, errors(deal_));
}

std::vector<int> DealSoFar::possible(const Row& row) const {
  constexpr int kCodes = 128;
  const bool by_code = row.kind == Kind::flag || row.kind == Kind::choice ||
                       row.kind == Kind::suit || row.kind == Kind::cards;
  const Findings before = errors(deal_);
  std::vector<int> all;
  for (int n = by_code ? (row.kind == Kind::flag ? 1 : 0) : row.min;
       n <= (by_code ? kCodes : row.max); n += by_code ? 1 : row.step)
    if (row.accepts(n) && complaints(row, {n}, before).empty()) all.push_back(n);
  return all;
}

bool DealSoFar::said_elsewhere(const Row& row) const {
  return row.kind != Kind::flag &&
         std::any_of(&row + 1, form().data() + form().size(), [&](const Row& other) {
           return other.kind != Kind::flag && to_ask(other, deal_) && takes_away(row, other);
         });
}

bool DealSoFar::must(const Row& row) const {
  const Findings all = errors(deal_);
  const auto missed = [&](const Row& at) {
    return std::any_of(all.begin(), all.end(),
                       [&](const Finding& f) { return lies_in(f.place, place_of(at)); });
  };
  return missed(row) ||
         (!has_rival(row) && std::any_of(steps_.begin(), steps_.end(), [&](const Step& step) {
           return step.value.empty() && step.row->kind != Kind::flag && missed(*step.row) &&
                  takes_away(*step.row, row);
         }));
}

std::vector<const Member*> DealSoFar::ways_out(const Row& row) const {
  std::vector<const Member*> all;
  for (const Row& other : form())
    if (&other != &row && other.kind == Kind::flag && !other.word.empty() && to_ask(other, deal_) &&
        takes_away(other, row))
      all.push_back(&other);
  return all;
}

bool DealSoFar::asked(const Row& row, const AnyDeal& deal) const {
  return row.asked(rules_, carry_, deal);
}

bool DealSoFar::to_ask(const Row& row, const AnyDeal& deal) const {
  return asked(row, deal) && !is_said(row);
}

void DealSoFar::tidy(AnyDeal& deal) const {
  for (const Step& step : steps_)
    if (step.how != How::besides && !asked(*step.row, deal))
      deal = with(std::move(deal), *step.row, {});
}

void DealSoFar::restore() {
  deal_ = rules_.game().deal();
  for (const Step& step : steps_) deal_ = with(std::move(deal_), *step.row, step.value);
  tidy(deal_);
}

void DealSoFar::push(const Row& row, const Value& value, How how) {
  steps_.push_back({&row, value, how, pending()});
  restore();
}

void DealSoFar::derive() {
  for (const Row* row = pending(); row != nullptr; row = pending()) {
    const auto only = only_value(*row);
    if (!only) return;
    push(*row, *only, How::derived);
  }
}

bool DealSoFar::has_rival(const Row& row) const {
  return std::any_of(form().begin(), form().end(), [&](const Row& other) {
    return &other != &row && to_ask(other, deal_) && takes_away(other, row);
  });
}

std::optional<Value> DealSoFar::only_value(const Row& row) const {
  if (must(row) && (is_list(row.kind) || has_rival(row) || said_elsewhere(row)))
    return std::nullopt;
  if (row.kind == Kind::ranks || row.kind == Kind::cards || row.kind == Kind::integers)
    return std::nullopt;  // one item alone says nothing about the list
  const auto all = possible(row);
  if (!must(row)) return all.empty() ? std::optional(Value{}) : std::nullopt;
  return all.size() == 1 ? std::optional(Value{all.front()}) : std::nullopt;
}

Findings DealSoFar::errors(const AnyDeal& deal) const {
  Findings all = validate(rules_, carry_, deal);
  std::erase_if(all, [](const Finding& f) { return f.severity != Finding::Severity::error; });
  return all;
}

Findings DealSoFar::complaints(const Row& row, const Value& value, const Findings& before) const {
  AnyDeal after = with(deal_, row, value);
  tidy(after);
  Findings all = errors(after);
  const auto still_to_ask = [&](const Finding& finding) {
    return std::any_of(form().begin(), form().end(), [&](const Row& other) {
      return &other != &row && lies_in(finding.place, place_of(other)) && to_ask(other, after);
    });
  };
  std::erase_if(all, [&](const Finding& finding) {
    return std::find(before.begin(), before.end(), finding) != before.end() ||
           still_to_ask(finding);
  });
  return all;
}

bool DealSoFar::takes_away(const Row& taker, const Row& taken) const {
  if (taker.kind == Kind::flag) return !asked(taken, with(deal_, taker, {1}));
  const bool has_range =
      taker.kind != Kind::choice && taker.kind != Kind::suit && taker.kind != Kind::cards;
  return !asked(taken, with(deal_, taker, {has_range ? taker.min : 0})) &&
         (!has_range || !asked(taken, with(deal_, taker, {taker.max})));
}

}  // namespace spadille
