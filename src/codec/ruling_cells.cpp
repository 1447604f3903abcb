#include "codec/ruling_cells.h"

#include <algorithm>
#include <optional>

#include "codec/line_text.h"
#include "codec/plain_text.h"
#include "codec/short_form.h"
#include "session/event.h"

namespace spadille {
namespace {

constexpr std::string_view kNext = " | ";      // ruling
constexpr std::string_view kAlso = "; ";       // irregularity that it settles too
constexpr std::string_view kDecided = ": ";    // what was decided about them
constexpr std::string_view kLine = ", ";       // that it moves
constexpr std::string_view kNobodyTold = "?";  // what it is about
constexpr std::string_view kBetween = "between";
constexpr std::string_view kYesWord = "yes";
constexpr std::string_view kWaits = "waits";  // for the deal in its place
constexpr Member kNextSeat{.key = "dealer", .kind = Kind::seat, .max = kMaxSeats - 1};
constexpr Member kThenSeat{.key = "then", .kind = Kind::seat, .max = kMaxSeats - 1};

/// A name with a sign of ours in it is told by a number.
bool is_ours(std::string_view word) { return word.find_first_of("=|+?") != std::string_view::npos; }

std::string in_cell(const Member& row, const SeatNames& names, const Value& value) {
  if (row.kind == Kind::flag) return std::string(kYesWord);
  std::string text;
  for (const int number : value)
    text += (text.empty() ? "" : "+") + short_form::word_for(row, names, number, is_ours);
  return text;
}

std::string in_cell(const AnyIncident& incident, const SeatNames& names) {
  const auto rows = incident.game().incidents();
  std::string text = in_cell(rows.front(), names, rows.front().get(incident));
  for (const auto& row : rows.subspan(1))
    if (const Value value = row.get(incident); !value.empty())
      text += " " + std::string(row.key) + "=" + in_cell(row, names, value);
  return text;
}

std::array<std::pair<const Member*, std::optional<Seat>>, 2> dealers(const Ruling& ruling) {
  return {std::pair(&kNextSeat, ruling.dealer), std::pair(&kThenSeat, ruling.then)};
}

std::string in_cell(const ToldRuling& told, const SeatNames& names) {
  std::string text;
  for (const AnyIncident& incident : told.incidents)
    text += (text.empty() ? "" : std::string(kAlso)) + in_cell(incident, names);
  if (text.empty()) text = kNobodyTold;
  text += std::string(kDecided) + std::string(told.between ? kBetween : name(told.ruling.effect));
  if (told.ruling.of_void_deal) text += " " + std::string(kWaits) + "=" + std::string(kYesWord);
  for (const auto& [row, seat] : dealers(told.ruling))
    if (seat) text += " " + std::string(row->key) + "=" + in_cell(*row, names, {seat->index});
  for (const Line& line : told.ruling.lines)
    if (!line.postings.empty()) text += std::string(kLine) + codec::text_of(line);
  return text;
}

std::vector<std::string_view> split(std::string_view text, std::string_view by) {
  std::vector<std::string_view> all;
  for (std::size_t end = 0; end != std::string_view::npos;) {
    end = text.find(by);
    all.push_back(text.substr(0, end));
    if (end != std::string_view::npos) text.remove_prefix(end + by.size());
  }
  return all;
}

/// "who=Ann Lee": a key, and words until the next one.
struct Answer {
  std::string_view key{};
  std::string value{};
};
std::vector<Answer> answers_in(std::string_view text) {
  std::vector<Answer> all;
  for (const std::string_view word : split(text, " ")) {
    const auto sign = word.find('=');
    if (sign != std::string_view::npos || all.empty())
      all.push_back(sign == std::string_view::npos
                        ? Answer{{}, std::string(word)}
                        : Answer{word.substr(0, sign), std::string(word.substr(sign + 1))});
    else
      all.back().value += " " + std::string(word);
  }
  return all;
}

class CellReader {
 public:
  CellReader(const AnyGame& game, const SeatNames& names, Findings& findings)
      : game_(game), names_(names), findings_(findings) {}

  std::vector<ToldRuling> read(std::string_view cell) {
    std::vector<ToldRuling> all;
    for (const std::string_view part : split(cell, kNext))
      if (auto told = ruling_in(part)) all.push_back(std::move(*told));
    return all;
  }

 private:
  std::nullopt_t refuse(std::string_view given) {
    findings_.push_back({.place = "", .given = visible(given), .message = {"csv.no_ruling"}});
    return std::nullopt;
  }

  std::optional<ToldRuling> ruling_in(std::string_view text) {
    const auto parts = split(text, kDecided);
    if (parts.size() != 2) return refuse(text);
    ToldRuling told;
    if (parts[0] != kNobodyTold)
      for (const std::string_view one : split(parts[0], kAlso)) {
        auto incident = incident_in(one);
        if (!incident) return std::nullopt;
        told.incidents.push_back(std::move(*incident));
      }
    return decided(told, split(parts[1], kLine)) ? std::optional(std::move(told)) : std::nullopt;
  }

  /// What becomes of the deal, who deals next, and what is moved.
  bool decided(ToldRuling& told, const std::vector<std::string_view>& parts) {
    if (!takes_effect(told, parts[0])) return refuse(parts[0]), false;
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const auto line = codec::line_of(parts[i]);
      if (!line) return refuse(parts[i]), false;
      told.ruling.lines.push_back(*line);
    }
    return true;
  }

  bool takes_effect(ToldRuling& told, std::string_view text) const {
    using enum Ruling::Effect;
    const std::vector<Answer> said = answers_in(text);
    const std::string& effect = said[0].value;
    told.between = effect == kBetween;
    bool known = told.between;
    if (told.between) told.ruling.effect = lines;
    for (const auto each : {advice, lines, replaces_score, redeal})
      if (effect == name(each)) told.ruling.effect = each, known = true;
    return known && std::all_of(said.begin() + 1, said.end(),
                                [&](const Answer& answer) { return says(told.ruling, answer); });
  }

  bool says(Ruling& ruling, const Answer& answer) const {
    if (answer.key == kWaits) return ruling.of_void_deal = answer.value == kYesWord;
    const bool next = answer.key == kNextSeat.key;
    if (!next && answer.key != kThenSeat.key) return false;
    const auto value = value_in(kNextSeat, answer.value);
    if (value) (next ? ruling.dealer : ruling.then) = seat((*value)[0]);
    return value.has_value();
  }

  std::optional<AnyIncident> incident_in(std::string_view text) {
    AnyIncident incident = game_.incident();
    const auto rows = game_.incidents();
    for (const Answer& answer : answers_in(text)) {
      const auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& each) {
        return answer.key.empty() ? &each == &rows.front() : each.key == answer.key;
      });
      if (row == rows.end()) return refuse(text);
      const auto value = value_in(*row, answer.value);
      if (!value) return refuse(text);
      row->set(incident, *value);
    }
    return incident;
  }

  [[nodiscard]] std::optional<Value> value_in(const Member& row, std::string_view text) const {
    if (row.kind == Kind::flag) return text == kYesWord ? std::optional(Value{1}) : std::nullopt;
    const SeatNames names = short_form::in_words(names_);
    Value value;
    for (const std::string_view word : split(text, "+")) {
      const auto number = short_form::meant(row, names, word);
      if (!number || !row.accepts(*number) || value.size() == Value::capacity())
        return std::nullopt;
      value.push_back(*number);
    }
    return is_list(row.kind) || value.size() == 1 ? std::optional(value) : std::nullopt;
  }

  const AnyGame& game_;
  const SeatNames& names_;
  Findings& findings_;
};

}  // namespace

std::string write_rulings(const std::vector<ToldRuling>& rulings, const SeatNames& names) {
  std::string text;
  for (const ToldRuling& told : rulings)
    text += (text.empty() ? "" : std::string(kNext)) + in_cell(told, names);
  return text;
}

std::vector<ToldRuling> read_rulings(const AnyGame& game, const SeatNames& names,
                                     std::string_view cell, Findings& findings) {
  return CellReader(game, names, findings).read(cell);
}

}  // namespace spadille
