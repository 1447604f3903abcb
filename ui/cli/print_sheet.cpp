#include <algorithm>
#include <array>

#include "ui/cli/columns.h"
#include "ui/cli/print.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kRule = 9;  ///< columns of "KY-7.13"
constexpr std::size_t kIndent = 2;
constexpr std::size_t kNarrowest = 6;  ///< of a column of figures
constexpr std::size_t kWidest = 16;

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
    for (std::size_t i = 0; i < units_; ++i)
      figure_ = std::max(figure_, width(evening.unit_name(i)) + 2);
    figure_ = std::min(figure_, kWidest);
    text_ = width(say("cli.sheet.games_won"));
    for (const DealView& deal : evening.deals) {
      text_ = std::max(text_, width(title(deal) + said(deal)));
      for (const Line& line : deal.sheet.lines)
        text_ = std::max(text_, width(say(line.message)) + kRule);
    }
    text_ = std::min(text_, std::max<std::size_t>(voice.columns, 40) - kIndent - 1 -
                                std::min(figure_ * units_, std::size_t{voice.columns / 2}));
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

  void unit_names() {
    for (std::size_t i = 0; i < units_; ++i)
      out_ += voice_.style.dim(right(fitted(evening_.unit_name(i), figure_ - 1), figure_));
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
    out_ += '\n' + voice_.style.strong(heading) + voice_.style.dim(left(said(deal), room));
    unit_names();
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
  std::size_t figure_ = kNarrowest;
  std::size_t text_ = 0;
  std::string out_{};
};

}  // namespace

std::string sheet(const EveningView& evening, const Voice& voice) {
  return SheetPrinter(evening, voice).print();
}

}  // namespace spadille::cli
