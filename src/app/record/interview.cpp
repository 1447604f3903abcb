#include "app/record/interview.h"

#include <algorithm>
#include <utility>

#include "app/record/heard.h"
#include "app/record/previewed.h"
#include "codec/short_form.h"

namespace spadille {
namespace {

Finding unknown(const std::string& said) {
  return {.place = "", .given = said, .message = {"finding.short.word"}};
}

}  // namespace

Interview::Interview(const Session& session, SeatNames names)
    : session_(before_next(session)),
      so_far_(session.rules, session.carry),
      number_(static_cast<int>(session.deals.size()) + 1),
      names_(std::move(names)),
      usual_(form().size()) {
  names_.sides = sides(session.rules, session.carry);
}

std::optional<Prompt> Interview::next() const {
  const Row* row = so_far_.pending();
  if (row == nullptr) return std::nullopt;
  Prompt prompt{.member = row, .valid = valid(*row), .instead = so_far_.ways_out(*row)};
  if (const auto step = usual(*row)) prompt.usual = in_words(*step);
  prompt.elsewhere = prompt.usual && prompt.usual->value.empty() && so_far_.must(*row);
  return prompt;
}

Findings Interview::answer(std::string_view text) {
  const Row* row = so_far_.pending();
  const std::string said = trimmed(text);
  if (said.empty()) return row == nullptr ? Findings{} : take_usual(*row);
  const Heard value = row == nullptr ? Heard{{}, said} : heard(*row, names_, said);
  if (value.value) return take(*row, *value.value, said);
  if (const Row* other = named(said); other != nullptr && other != row)
    return volunteer(*other, said);
  return {row == nullptr ? unknown(said) : not_understood(*row, value.wrong)};
}

bool Interview::understands(std::string_view text) const {
  const Row* row = so_far_.pending();
  const std::string said = trimmed(text);
  return row != nullptr && !said.empty() && heard(*row, names_, said).value.has_value();
}

bool Interview::back() {
  if (so_far_.last() == nullptr) return false;
  const Step step = so_far_.take_back();
  if (step.at != nullptr) usual_[index(*step.at)] = step;
  return true;
}

std::optional<Spoken> Interview::last() const {
  const Step* step = so_far_.last();
  return step == nullptr ? std::nullopt : std::optional(in_words(*step));
}

std::string Interview::said() const {
  std::string text = write_short(deal(), names_);
  Findings findings;
  const AnyDeal read = read_short(deal().game(), text, names_, findings);
  return findings.empty() && read == deal() ? text : std::string();
}

Preview Interview::preview() const {
  Preview preview = previewed(session_, deal(), names_);
  preview.deal.number = number_;
  preview.deal.said = said();
  return preview;
}

std::vector<const Member*> Interview::by_word() const {
  std::vector<const Member*> all;
  for (const Row& row : form())
    if (!row.word.empty() && !so_far_.is_said(row)) all.push_back(&row);
  return all;
}

const Member* Interview::member_at(std::string_view place) const {
  for (const Row& row : form())
    if (lies_in(place, DealSoFar::place_of(row))) return &row;
  return nullptr;
}

std::string_view Interview::game() const { return deal().game().id(); }

std::size_t Interview::index(const Row& row) const {
  return static_cast<std::size_t>(&row - form().data());
}

std::vector<std::string> Interview::valid(const Row& row) const {
  constexpr std::size_t kFew = 8;
  if (row.kind == Kind::flag) return {"y", "n"};
  const bool one_by_one =
      row.kind != Kind::ranks && row.kind != Kind::cards && row.kind != Kind::integers;
  const auto all = one_by_one ? so_far_.possible(row) : std::vector<int>{};
  const bool number =
      row.kind == Kind::integer || row.kind == Kind::marks || row.kind == Kind::rank;
  if (all.empty() || row.kind == Kind::rank) return {domain(row)};
  if (number && all.size() > 1 && (row.kind == Kind::integer || all.size() > kFew))
    return {from_to(all.front(), all.back())};
  std::vector<std::string> words;
  words.reserve(all.size());
  for (const int n : all) words.push_back(word_of(row, names_, n));
  return words;
}

std::optional<Interview::Step> Interview::usual(const Row& row) const {
  const Step none{&row, {}, How::asked, &row};
  const bool may_lack = !so_far_.must(row) || so_far_.said_elsewhere(row);
  if (const auto& known = usual_[index(row)])
    if (known->value.empty() ? may_lack : so_far_.complaints(*known->row, known->value).empty())
      return known;
  return may_lack ? std::optional(none) : std::nullopt;
}

Spoken Interview::in_words(const Step& step) const {
  Spoken said{step.row, step.value, {}};
  for (const int number : step.value) said.words.push_back(word_of(*step.row, names_, number));
  return said;
}

const Interview::Row* Interview::named(const std::string& said) const {
  const auto words = short_form::words_of(said);
  for (const Row& row : form())
    if (!words.empty() && !row.word.empty() && same_word(row.word, words.front())) return &row;
  return nullptr;
}

Finding Interview::not_understood(const Row& row, const std::string& wrong) const {
  if (is_seat(row.kind))
    return nobody_at(DealSoFar::place_of(row), wrong, words_for(row), row.rule);
  return {.place = DealSoFar::place_of(row),
          .given = wrong,
          .message = {"finding.range"},
          .rule = row.rule,
          .expected = words_for(row)};
}

std::string Interview::words_for(const Row& row) const {
  const auto words = valid(row);
  return alternatives(std::vector<std::string_view>(words.begin(), words.end()));
}

Findings Interview::in_words(Findings findings, const Row& row, const std::string& said) const {
  for (Finding& finding : findings) {
    const Member* at = member_at(finding.place);
    if (at == &row) finding.given = said;
    if (at == nullptr || (at->kind != Kind::seat && at->kind != Kind::seats)) continue;
    finding.expected = at == &row ? words_for(row) : "";
    if (at != &row) finding.given.clear();
  }
  return findings;
}

Findings Interview::take_usual(const Row& row) {
  if (const auto step = usual(row)) return take(*step->row, step->value, "", step->how);
  return {missing_at(DealSoFar::place_of(row), row.rule, words_for(row))};
}

Findings Interview::take(const Row& row, const Value& value, const std::string& said, How how) {
  for (const int number : value)
    if (!row.accepts(number)) return {not_understood(row, said)};
  const bool lacks =
      value.empty() && how == How::asked && so_far_.must(row) && !so_far_.said_elsewhere(row);
  if (lacks) return {not_understood(row, said)};
  Findings wrong = value.empty() ? Findings{} : so_far_.complaints(row, value);
  if (!wrong.empty()) return in_words(std::move(wrong), row, said);
  so_far_.take(row, value, how);
  return {};
}

Findings Interview::volunteer(const Row& row, const std::string& said) {
  if (so_far_.is_said(row))
    return {{.place = DealSoFar::place_of(row),
             .given = said,
             .message = {"finding.twice"},
             .rule = row.rule}};
  const How how = so_far_.is_asked(row) ? How::asked : How::besides;
  const std::string rest = trimmed(std::string_view(said).substr(row.word.size()));
  if (row.kind == Kind::flag && rest.empty()) return take(row, {1}, said, how);
  const Heard value = rest.empty() ? Heard{} : heard(row, names_, rest);
  if (!value.value || value.value->empty())
    return {not_understood(row, rest.empty() ? said : rest)};
  return take(row, *value.value, rest, how);
}

}  // namespace spadille
