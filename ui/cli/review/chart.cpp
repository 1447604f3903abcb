#include "ui/cli/review/chart.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "app/score/name_over.h"
#include "text/accounts.h"
#include "ui/cli/review/braille.h"
#include "ui/cli/terminal/account_columns.h"
#include "ui/cli/terminal/columns.h"

namespace spadille::cli {
namespace {

constexpr std::size_t kRows = 12;
constexpr std::size_t kColumnsADeal = 6;  ///< at most, however few deals there are
constexpr std::size_t kFewestColumns = 12;
constexpr std::size_t kFreeEnd = 4;     ///< columns before the marks at the end
constexpr std::size_t kMarkEvery = 20;  ///< columns from one mark of a line to its next

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

/// Their initials, where all have one of their own; else numbers, as in a legend.
std::string marks_of(const std::vector<std::string>& names) {
  std::string initials;
  std::string numbers;
  for (const std::string& name : names) {
    initials += name.empty() ? ' ' : name.front();
    numbers += "1234567890"[numbers.size()];
  }
  const bool letters = std::all_of(initials.begin(), initials.end(), is_letter);
  std::string sorted = initials;
  std::sort(sorted.begin(), sorted.end());
  const bool own = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
  return letters && own ? initials : numbers;
}

/// Draws one evening: figures on the left, lines, marks on the right.
class ChartPrinter {
 public:
  ChartPrinter(const EveningView& evening, const Voice& voice)
      : evening_(evening),
        voice_(voice),
        marks_(marks_of(names())),
        labels_(label_columns()),
        columns_(canvas_columns()),
        rows_(highest_ == lowest_ ? 1 : kRows),
        canvas_(columns_, rows_),
        along_(columns_ * rows_, ' '),
        ended_(columns_, false) {}

  std::string print() {
    for (std::size_t account = 0; account < marks_.size(); ++account) draw(account);
    std::string out = voice_.style.strong(voice_.words.say("chart.title")) + '\n';
    for (std::size_t row = 0; row < rows_; ++row) out += line(row) + '\n';
    return out + deals() + legend();
  }

 private:
  std::size_t count() const { return evening_.deals.size(); }

  /// As partners sat in the last deal: the marks at the end are theirs.
  std::vector<std::string> names() const {
    std::vector<std::string> names;
    for (const Account account : evening_.accounts)
      names.push_back(in_words(account, evening_.names_in(evening_.deals.back()), voice_.words));
    return names;
  }

  std::size_t label_columns() {
    for (const DealView& deal : evening_.deals)
      for (const Totals& totals : {deal.before, deal.after})
        for (const int total : totals) {
          highest_ = std::max(highest_, total);
          lowest_ = std::min(lowest_, total);
        }
    return std::max(width(written(highest_)), width(written(lowest_)));
  }

  std::size_t canvas_columns() const {
    const std::size_t room = voice_.page() - labels_ - marks_.size() - 3;
    return std::min(room, std::max(kFewestColumns, count() * kColumnsADeal));
  }

  /// Where the lines stand after `deal` deals.
  std::size_t x_after(std::size_t deal) const {
    return deal * (columns_ * Braille::kAcross - 1) / count();
  }
  std::size_t y_of(int total) const {
    const std::int64_t range = std::int64_t{highest_} - lowest_;
    const std::int64_t most = static_cast<std::int64_t>(rows_ * Braille::kDown) - 1;
    if (range == 0) return rows_ * Braille::kDown / 2;
    return static_cast<std::size_t>(((std::int64_t{highest_} - total) * most + range / 2) / range);
  }
  std::size_t row_of(int total) const { return y_of(total) / Braille::kDown; }

  /// Whether totals begin anew with a deal.
  bool begins_anew(std::size_t deal) const {
    return deal > 0 && evening_.deals[deal].before != evening_.deals[deal - 1].after;
  }

  void draw(std::size_t account) {
    for (std::size_t i = 0; i < count(); ++i) {
      const DealView& deal = evening_.deals[i];
      const Dot from{x_after(i), y_of(deal.before[account])};
      const Dot to{x_after(i + 1), y_of(deal.after[account])};
      canvas_.line(from, to);
      mark_along(account, from, to);
      if (begins_anew(i)) ended_[from.x / Braille::kAcross] = true;
    }
  }

  /// Lines that cross are told apart by marks on them, those of each at other columns.
  void mark_along(std::size_t account, Dot from, Dot to) {
    const std::size_t first = kMarkEvery / 2 + account * kMarkEvery / marks_.size();
    for (std::size_t column = first; column + kFreeEnd < columns_; column += kMarkEvery) {
      const std::size_t x = column * Braille::kAcross;
      if (x < from.x || x >= to.x) continue;
      const std::size_t y = between(from.y, to.y, x - from.x, to.x - from.x);
      along_[y / Braille::kDown * columns_ + column] = marks_[account];
    }
  }

  std::string label(std::size_t row) const {
    if (row == row_of(highest_)) return written(highest_);
    if (row == row_of(lowest_)) return written(lowest_);
    return row == row_of(0) ? written(0) : "";
  }

  std::string line(std::size_t row) const {
    const std::string figure = label(row);
    std::string text = voice_.style.dim(right(figure, labels_) + (figure.empty() ? " │" : " ┤"));
    std::string gap;
    const auto put = [&](const std::string& ink) {
      text += gap + ink;
      gap.clear();
    };
    for (std::size_t column = 0; column < columns_; ++column) {
      const char mark = along_[row * columns_ + column];
      const std::string drawn = canvas_.at(column, row);
      if (mark != ' ')
        put(voice_.style.strong({&mark, 1}));
      else if (!drawn.empty())
        put(drawn);
      else if (ended_[column])
        put(voice_.style.dim("┊"));
      else if (row == row_of(0))
        put(voice_.style.dim("╌"));
      else
        gap += ' ';
    }
    if (const std::string at_end = ends(row); !at_end.empty())
      put(" " + voice_.style.strong(at_end));
    return text;
  }

  std::string ends(std::size_t row) const {
    std::string marks;
    for (std::size_t i = 0; i < marks_.size(); ++i)
      if (row_of(evening_.deals.back().after[i]) == row) marks += marks_[i];
    return marks;
  }

  /// The numbers of the first and the last deal below their ends.
  std::string deals() const {
    const std::string last = std::to_string(evening_.deals.back().number);
    const std::string first = count() == 1 ? "" : std::to_string(evening_.deals.front().number);
    const std::size_t at = x_after(1) / Braille::kAcross;
    const std::size_t end = columns_ - std::min(columns_, last.size());
    const bool both = at + first.size() < end;
    std::string figures = both ? std::string(at, ' ') + first : "";
    figures += std::string(end - figures.size(), ' ') + last;
    std::string rule;
    for (std::size_t i = 0; i < columns_; ++i) rule += "─";
    const std::string margin(labels_ + 1, ' ');
    return voice_.style.dim(margin + "└" + rule) + '\n' + voice_.style.dim(margin + ' ' + figures) +
           '\n';
  }

  /// "A Ann & Chris 7": partners who changed during the evening one after the other.
  std::string legend() const {
    std::string text;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
      text += text.empty() ? "" : " · ";
      text += std::string(1, marks_[i]) + ' ' +
              name_over(evening_, evening_.accounts[i], voice_.words) + ' ' +
              written(evening_.deals.back().after[i]);
    }
    return wrapped(text, voice_.page() - labels_ - 2, labels_ + 2);
  }

  const EveningView& evening_;
  const Voice& voice_;
  std::string marks_;  ///< one for each account
  int highest_ = 0;    ///< of all totals and nought
  int lowest_ = 0;
  std::size_t labels_;
  std::size_t columns_;
  std::size_t rows_;
  Braille canvas_;
  std::string along_;        ///< the mark on a cell of the canvas, or a space
  std::vector<bool> ended_;  ///< by column: a game ended there
};

}  // namespace

std::string chart(const EveningView& evening, const Voice& voice) {
  if (evening.deals.empty() || evening.accounts.empty()) return {};
  return ChartPrinter(evening, voice).print();
}

}  // namespace spadille::cli
