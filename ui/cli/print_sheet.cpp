#include <algorithm>
#include <string>
#include <vector>

#include "ui/cli/columns.h"
#include "ui/cli/print.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kRule = 9;  ///< columns of "KY-7.13"
constexpr std::size_t kIndent = 2;
constexpr std::size_t kNarrowest = 5;  ///< of a column of figures, where there is no room
constexpr std::size_t kUsual = 6;
constexpr std::size_t kWidest = 28;
constexpr std::size_t kLeastText = 22;  ///< columns of a line's words and rule
constexpr std::size_t kNarrowestPage = 60;

/// "+7", "−3": the real minus sign, so that both are equally wide.
std::string moved(int amount) {
  if (amount > 0) return "+" + std::to_string(amount);
  return amount < 0 ? "\u2212" + std::to_string(-amount) : "0";
}

std::string written(int total) {
  return total < 0 ? "\u2212" + std::to_string(-total) : std::to_string(total);
}

/// Lays out one evening: text on the left, a column of figures for each who counts on the right.
class SheetPrinter {
 public:
  SheetPrinter(const EveningView& evening, const Voice& voice)
      : evening_(evening), voice_(voice), units_(evening.standing.totals.size()) {
    const std::size_t columns = std::max<std::size_t>(voice.columns, kNarrowestPage);
    const std::size_t widest =
        units_ == 0 ? kWidest : (columns - std::max(columns / 3, kLeastText)) / units_;
    for (std::size_t i = 0; i < units_; ++i)
      figure_ = std::max(figure_, width(evening.unit_name(i)) + 2);
    figure_ = std::clamp(figure_, kNarrowest, std::clamp(widest, kNarrowest, kWidest));
    text_ = width(say("cli.sheet.games_won"));
    for (const DealView& deal : evening.deals) {
      text_ = std::max(text_, width(title(deal) + said(deal)));
      for (const Line& line : deal.sheet.lines)
        text_ = std::max(text_, width(say(line.message)) + kRule);
    }
    const std::size_t figures = std::min(figure_ * units_ + kIndent, columns - kLeastText);
    text_ = std::min(text_, columns - figures);
    name_units();
  }

  std::string print() {
    heading();
    for (const DealView& deal : evening_.deals) print(deal);
    if (evening_.format == Format::session || evening_.deals.size() != 1) standing();
    if (!evening_.deals.empty())
      out_ += say({"cli.sheet.deals_next", {evening_.standing.dealer}}) + '\n';
    return std::move(out_);
  }

 private:
  std::string say(const Message& message) const {
    return voice_.words.say(message, evening_.names);
  }
  std::string say(std::string_view key) const { return voice_.words.say(key); }

  std::string title(const DealView& deal) const {
    return say({"cli.sheet.deal", {deal.number, deal.dealer}});
  }
  static std::string said(const DealView& deal) {
    return deal.said.empty() ? "" : " · " + deal.said;
  }

  /// A name that fits its column; partners keep both their names, however short.
  std::string short_name(std::size_t unit) const {
    const std::string whole = evening_.unit_name(unit);
    const std::size_t room = figure_ - 1;
    if (evening_.unit == Account::Kind::seat || width(whole) <= room) return fitted(whole, room);
    const auto seat_name = [&](std::size_t index) {
      return fitted(evening_.names.of(seat(static_cast<int>(index))), (room - 1) / 2);
    };
    return seat_name(unit) + "&" + seat_name(unit + 2);
  }

  /// Names that were cut to the same letters are told apart by their seats, counted from 1.
  void name_units() {
    for (std::size_t i = 0; i < units_; ++i) names_.push_back(short_name(i));
    const std::vector<std::string> cut = names_;
    for (std::size_t i = 0; i < units_; ++i)
      if (std::count(cut.begin(), cut.end(), cut[i]) > 1)
        names_[i] = fitted(std::to_string(i + 1) + ' ' + evening_.unit_name(i), figure_ - 1);
  }

  void unit_names() {
    for (const std::string& name : names_) out_ += voice_.style.dim(right(name, figure_));
    out_ += '\n';
  }

  void heading() {
    const About& about = evening_.about;
    const std::string game = say(std::string(evening_.rules.game) + ".name");
    const std::string& preset = evening_.rules.preset;
    out_ += voice_.style.strong(about.title.empty() ? game : about.title) + '\n';
    std::string line = about.title.empty() ? "" : game + " · ";
    line += preset.empty() ? say("cli.sheet.own_rules") : preset;
    if (!about.date.empty()) line += " · " + about.date;
    if (!about.place.empty()) line += " · " + about.place;
    out_ += voice_.style.dim(line) + '\n';
    if (preset.empty()) changed_options();
    if (evening_.deals.empty()) out_ += say("cli.sheet.nothing") + '\n';
  }

  void changed_options() {
    for (const OptionView& option : evening_.rules.options)
      if (option.changed())
        out_ += voice_.style.dim("  " + std::string(option.member->key) + ": " + option.value() +
                                 "  " + to_string(option.member->rule)) +
                '\n';
  }

  void row(const std::string& label, const auto& figure) {
    out_ += std::string(kIndent, ' ') + label;
    for (std::size_t i = 0; i < units_; ++i) out_ += right(figure(i), figure_);
    out_.erase(out_.find_last_not_of(' ') + 1);
    out_ += '\n';
  }

  void print(const DealView& deal) {
    const std::string heading = fitted(title(deal), text_ + kIndent);
    const std::size_t room = text_ + kIndent - width(heading);
    const bool fits = width(said(deal)) <= room;
    out_ += '\n' + voice_.style.strong(heading);
    out_ += voice_.style.dim(left(fits ? said(deal) : "", room));
    unit_names();
    if (!fits) out_ += voice_.style.dim(wrapped(deal.said, voice_.columns - kIndent, kIndent));
    if (has_error(deal.findings)) {
      out_ += "  " + voice_.style.bad(say("cli.sheet.not_scored")) + '\n';
      return;
    }
    if (deal.number == 1 &&
        std::any_of(deal.before.begin(), deal.before.end(), [](int total) { return total != 0; }))
      row(left(say("cli.sheet.before"), text_),
          [&](std::size_t i) { return total(deal, i, true); });
    for (const Line& line : deal.sheet.lines) print(line);
    row(voice_.style.strong(left(say("cli.sheet.total"), text_)),
        [&](std::size_t i) { return total(deal, i, false); });
  }

  /// Totals that no line above this deal shows: from paper, or carried into a new game.
  bool begins_with_totals(const DealView& deal) const {
    const auto index = static_cast<std::size_t>(deal.number) - 1;
    const Totals none(units_, 0);
    return deal.before != (index == 0 ? none : evening_.deals[index - 1].after) &&
           deal.before != none;
  }

  void print(const Line& line) {
    const std::string text = say(line.message);
    const std::size_t room = text_ - kRule;
    const std::string rule = voice_.style.brass(left(to_string(line.rule), kRule));
    if (width(text) <= room)
      return row(rule + left(text, room), [&](std::size_t i) { return figure(line, i); });
    std::string lines = wrapped(text, room, kIndent + kRule);
    lines.erase(0, kIndent + kRule);
    const auto end = lines.find('\n');
    row(rule + left(lines.substr(0, end), room), [&](std::size_t i) { return figure(line, i); });
    out_ += lines.substr(end + 1);
  }

  std::string figure(const Line& line, std::size_t unit) const {
    const Account account(evening_.unit, static_cast<std::uint8_t>(unit));
    for (const Posting& posting : line.postings)
      if (posting.account == account) return moved(posting.amount);
    return "";
  }

  std::string total(const DealView& deal, std::size_t unit, bool before) const {
    const bool left_before = evening_.unit == Account::Kind::seat && was_out(deal, unit);
    if (left_before) return say("cli.sheet.out");
    return written(before ? deal.before[unit] : deal.after[unit]);
  }

  /// Out before this deal began: no line of the deal can name him.
  bool was_out(const DealView& deal, std::size_t unit) const {
    if (!deal.out.contains(seat(static_cast<int>(unit)))) return false;
    return deal.before[unit] == deal.after[unit];
  }

  void standing() {
    const Standing& now = evening_.standing;
    out_ += '\n' + voice_.style.strong(left(say("cli.sheet.standing"), text_ + kIndent));
    unit_names();
    const auto counts = [&](std::string_view key, const Totals& totals) {
      row(left(say(key), text_), [&](std::size_t i) { return written(totals[i]); });
    };
    row(left(say("cli.sheet.this_game"), text_), [&](std::size_t i) {
      const bool out =
          evening_.unit == Account::Kind::seat && now.out.contains(seat(static_cast<int>(i)));
      return out ? say("cli.sheet.out") : written(now.totals[i]);
    });
    counts("cli.sheet.games_won", now.games_won);
    if (!now.rubbers_won.empty()) counts("cli.sheet.rubbers_won", now.rubbers_won);
  }

  const EveningView& evening_;
  const Voice& voice_;
  std::size_t units_;
  std::size_t figure_ = kUsual;
  std::vector<std::string> names_{};  ///< as they stand over the columns
  std::size_t text_ = 0;
  std::string out_{};
};

}  // namespace

std::string sheet(const EveningView& evening, const Voice& voice) {
  return SheetPrinter(evening, voice).print();
}

}  // namespace spadille::cli
