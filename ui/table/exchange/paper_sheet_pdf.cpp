#include "ui/table/exchange/paper_sheet_pdf.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>
#include <vector>

#include "app/rulebook/rules.h"
#include "app/score/brought_forward.h"
#include "ui/table/exchange/paper_page.h"
#include "ui/table/review/sheet.h"
#include "ui/table/show/accounts.h"
#include "ui/table/show/told.h"

namespace spadille::table {
namespace {

using paper::Block;

constexpr int kRowGap = 12;
constexpr int kFootHeight = 70;

/// A line across the sheet: words on the left, two figures a column on the right.
struct Row {
  std::vector<Block> words{};
  QStringList moves{};
  QStringList totals{};
  QStringList heads{};  ///< what the columns are called here
  bool strong = false;

  [[nodiscard]] int height(int width) const {
    int height = kRowGap;
    for (const Block& block : words) height += block.height(width);
    return height;
  }
};

/// An evening laid out on pages.
class PaperSheet {
 public:
  PaperSheet(const EveningView& evening, const Speaker& speaker)
      : evening_(evening), speaker_(speaker) {
    const int columns = std::max<int>(1, static_cast<int>(evening.accounts.size()));
    column_ = std::min(300, 1100 / columns);
    for (const DealView& deal : evening.deals) addDeal(deal);
    addChanges(counted() + 1, heads(evening.names));
    addEnd();
    fitFigures();
    breakPages();
  }

  [[nodiscard]] int pages() const { return static_cast<int>(first_rows_.size()); }

  void paint(QPainter& painter, int page) const {
    int y = paper::kMargin;
    if (page == 0) y = paintHeading(painter, y);
    const std::size_t begin = first_rows_[static_cast<std::size_t>(page)];
    y = paintColumns(painter, begin, y);
    const std::size_t end =
        page + 1 < pages() ? first_rows_[static_cast<std::size_t>(page) + 1] : rows_.size();
    for (std::size_t i = begin; i < end; ++i) {
      if (i > begin && headsAnew(i)) y = paintColumns(painter, i, y);
      y = paintRow(painter, rows_[i], y);
    }
    paintFoot(painter, page);
  }

 private:
  // What stands there.

  [[nodiscard]] QString game() const {
    QString words = speaker_.said(std::string(evening_.rules.game) + ".name");
    for (const PresetView& preset : presets(evening_.rules.game))
      if (preset.id == evening_.rules.preset) words += " · " + speaker_.said(preset.label);
    return words;
  }

  [[nodiscard]] QString title() const {
    const About& about = evening_.about;
    QStringList all{text(about.title), speaker_.day(about.date), text(about.place)};
    all.removeAll(QString());
    return all.isEmpty() ? game() : all.join(" · ");
  }

  /// Rules of the house: whatever is not as the game usually has it.
  [[nodiscard]] QString options() const {
    QStringList all;
    if (!evening_.rules.preset.empty()) return {};
    for (const OptionView& option : evening_.rules.options)
      if (option.changed()) all << text(option.member->key) + " " + text(option.value());
    return all.join(" · ");
  }

  [[nodiscard]] QString players() const {
    QStringList all;
    for (const std::string& name : evening_.names.seats) all << text(name);
    return all.join(", ");
  }

  [[nodiscard]] std::vector<Block> heading() const {
    return {{title(), paper::font(58, true)},
            {game(), paper::font(36)},
            {options(), paper::font(30), paper::kDim},
            {players(), paper::font(36)}};
  }

  [[nodiscard]] QStringList heads(const SeatNames& names) const {
    QStringList all;
    for (const Account account : evening_.accounts) all << account_name(account, names, speaker_);
    return all;
  }

  /// Who sat there: of a deal that is struck out nobody's total is told.
  [[nodiscard]] QStringList heads(const DealView& deal) const {
    if (deal.number == 0 && !rows_.empty()) return rows_.back().heads;
    return heads(evening_.names_in(deal));
  }

  [[nodiscard]] int counted() const {
    return static_cast<int>(std::count_if(evening_.deals.begin(), evening_.deals.end(),
                                          [](const DealView& deal) { return deal.number > 0; }));
  }

  /// What was posted between two deals: its sentences, and what it moved in all.
  void addChanges(int before, const QStringList& heads) {
    if (!evening_.session) return;
    Row row{.heads = heads};
    for (const ChangeView& change : evening_.session->changes)
      for (const Line& line : change.lines)
        if (change.before == before)
          row.words.push_back(
              {text(to_string(line.rule)) + "  " + speaker_.said(line.message, change.names),
               paper::font(30)});
    if (row.words.empty()) return;
    for (const int amount : posted_before(evening_, before)) {
      row.moves << moved(amount);
      row.totals << QString();
    }
    rows_.push_back(std::move(row));
  }

  void addDeal(const DealView& deal) {
    const bool struck = deal.number == 0;
    if (!struck) addChanges(deal.number, heads(deal));
    if (!struck &&
        is_brought_forward(evening_, static_cast<std::size_t>(&deal - evening_.deals.data())))
      addTotals("cli.sheet.before", deal.before, heads(deal));
    Row row{.heads = heads(deal)};
    const SeatNames names = evening_.names_in(deal);
    const QString said = told(deal.deal, names, speaker_);
    row.words.push_back({struck ? said : QString::number(deal.number) + "  " + said,
                         paper::font(32, false, struck), struck ? paper::kDim : paper::kInk});
    const QStringList spoken = spoken_facts(evening_.rules.game, deal, speaker_);
    row.words.push_back({spoken.join(" · "), paper::font(28, true), paper::kDim});
    for (const FormerView& former : deal.former)
      addFormer(row, told(former.deal, names, speaker_), text(former.why));
    for (const RemarkView& remark : deal.remarks)
      row.words.push_back({remarkLine(remark), paper::font(28), paper::kDim});
    if (!struck) addFigures(row, deal);
    rows_.push_back(std::move(row));
    if (deal.finished && !struck) addWinner(deal);
  }

  static void addFormer(Row& row, const QString& said, const QString& why) {
    row.words.push_back({said, paper::font(28, false, true), paper::kDim});
    row.words.push_back({why, paper::font(28), paper::kDim});
  }

  void addFigures(Row& row, const DealView& deal) const {
    for (std::size_t i = 0; i < evening_.accounts.size(); ++i) {
      row.moves << moved(total(deal.sheet, evening_.accounts[i]));
      row.totals << (i < deal.after.size() ? figure(deal.after[i]) : QString());
    }
  }

  void addWinner(const DealView& deal) {
    QStringList winners;
    for (const Seat s : deal.finished->winners) winners << text(evening_.names_in(deal).of(s));
    if (winners.isEmpty()) return;
    Row row{.heads = rows_.back().heads};
    row.words.push_back({speaker_.say("table.won", winners.join(" & ")), paper::font(32, true)});
    rows_.push_back(std::move(row));
  }

  void addEnd() {
    if (goesOn()) addTotals("table.total", evening_.standing.totals);
    if (const Totals& left = evening_.standing.counters_left; !left.empty())
      addTotals("cli.sheet.counters_left", left);
    if (const QStringList places = places_of(evening_.standing.personal, evening_.names);
        !places.isEmpty())
      addWords(speaker_.say("cli.sheet.personal") + ": " + places.join(" · "), paper::font(28));
    for (const Seat s : evening_.standing.evening_won)
      addWords(speaker_.said({"cli.sheet.evening_won", {s}}, evening_.names),
               paper::font(32, true));
    const Totals& won = evening_.standing.games_won;
    if (std::any_of(won.begin(), won.end(), [](int games) { return games > 0; }))
      addTotals("review.games_won", won);
    if (!evening_.session) return;
    for (const RemarkView& remark : evening_.session->remarks)
      addWords(remarkLine(remark), paper::font(28), paper::kDim);
  }

  /// Words below the figures, under the names that stand above them already.
  void addWords(const QString& words, const QFont& font, const QColor& colour = paper::kInk) {
    rows_.push_back({.words = {{words, font, colour}},
                     .heads = rows_.empty() ? heads(evening_.names) : rows_.back().heads});
  }

  /// A game is in progress: the last deal did not end one.
  [[nodiscard]] bool goesOn() const {
    const auto last = std::find_if(evening_.deals.rbegin(), evening_.deals.rend(),
                                   [](const DealView& deal) { return deal.number > 0; });
    const Totals posted = posted_before(evening_, counted() + 1);
    const bool since = std::any_of(posted.begin(), posted.end(), [](int n) { return n != 0; });
    return last == evening_.deals.rend() || !last->finished || since;
  }

  void addTotals(std::string_view label, const Totals& totals) {
    addTotals(label, totals, heads(evening_.names));
  }
  void addTotals(std::string_view label, const Totals& totals, const QStringList& heads) {
    Row row{.heads = heads, .strong = true};
    row.words.push_back({speaker_.said(label), paper::font(36, true)});
    for (const int total : totals) row.totals << figure(total);
    rows_.push_back(std::move(row));
  }

  [[nodiscard]] static QString remarkLine(const RemarkView& remark) {
    const bool dispute = remark.kind == EventKind::disputed;
    return (dispute ? (remark.settled ? "✓ " : "? ") : "· ") + text(remark.text);
  }

  [[nodiscard]] static QString figure(int amount) {
    return QString::number(amount).replace('-', QStringLiteral("\u2212"));
  }

  // Where it stands.

  [[nodiscard]] int wordsWidth() const { return paper::kInside - column_ * columns() - 20; }
  [[nodiscard]] int columns() const { return static_cast<int>(evening_.accounts.size()); }
  [[nodiscard]] int right(qsizetype column) const {
    return paper::kWidth - paper::kMargin - column_ * (columns() - 1 - static_cast<int>(column));
  }
  [[nodiscard]] int headingHeight() const {
    int height = 40;
    for (const Block& block : heading())
      if (!block.words.isEmpty()) height += block.height(paper::kInside) + 10;
    return height;
  }
  [[nodiscard]] static Block columnHead(const QString& head) {
    return {head, paper::font(28), paper::kDim, Qt::AlignRight};
  }
  [[nodiscard]] int columnsHeight(std::size_t row) const {
    int height = 0;
    for (const QString& head : headsAt(row))
      height = std::max(height, columnHead(head).height(column_ - 20));
    return height + kRowGap;
  }
  [[nodiscard]] QStringList headsAt(std::size_t row) const {
    return row < rows_.size() ? rows_[row].heads : heads(evening_.names);
  }
  /// Others sit there than in the row above.
  [[nodiscard]] bool headsAnew(std::size_t row) const {
    return row > 0 && rows_[row].heads != rows_[row - 1].heads;
  }

  /// As large as they may be without touching their neighbours: what a deal moved and what it led
  /// to have half a column each.
  void fitFigures() {
    constexpr int kBetween = 16;
    constexpr int kLeast = 12;
    qsizetype digits = 1;
    for (const Row& row : rows_)
      for (const QStringList& figures : {row.moves, row.totals})
        for (const QString& figure : figures) digits = std::max(digits, figure.size());
    figures_ = column_ < 180 ? 26 : 34;
    const auto width = [&] {
      return QFontMetricsF(paper::font(figures_, true)).horizontalAdvance('0') *
             static_cast<qreal>(digits);
    };
    while (figures_ > kLeast && width() > column_ / 2 - kBetween) --figures_;
  }

  void breakPages() {
    const int bottom = paper::kHeight - paper::kMargin - kFootHeight;
    int y = paper::kMargin + headingHeight() + columnsHeight(0);
    first_rows_ = {0};
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const int height = rows_[i].height(wordsWidth());
      const int heads = headsAnew(i) ? columnsHeight(i) : 0;
      if (y + heads + height > bottom && first_rows_.back() != i) {
        first_rows_.push_back(i);
        y = paper::kMargin + columnsHeight(i);
      } else {
        y += heads;
      }
      y += height;
    }
  }

  int paintHeading(QPainter& painter, int y) const {
    for (const Block& block : heading()) {
      if (block.words.isEmpty()) continue;
      block.paint(painter, paper::kMargin, y, paper::kInside);
      y += block.height(paper::kInside) + 10;
    }
    return y + 40;
  }

  int paintColumns(QPainter& painter, std::size_t row, int y) const {
    const QStringList heads = headsAt(row);
    for (qsizetype i = 0; i < heads.size(); ++i)
      columnHead(heads[i]).paint(painter, right(i) - column_ + 20, y, column_ - 20);
    y += columnsHeight(row);
    rule(painter, y, 4);
    return y;
  }

  int paintRow(QPainter& painter, const Row& row, int y) const {
    if (row.strong) rule(painter, y, 4);
    const int baseline = y + kRowGap / 2 + QFontMetrics(paper::font(36)).ascent();
    int at = y + kRowGap / 2;
    for (const Block& block : row.words) {
      block.paint(painter, paper::kMargin, at, wordsWidth());
      at += block.height(wordsWidth());
    }
    for (qsizetype i = 0; i < row.totals.size() && i < columns(); ++i)
      paintFigures(painter, row, i, baseline);
    const int next = y + row.height(wordsWidth());
    rule(painter, next, 1);
    return next;
  }

  /// What the deal moved, small, and the total it led to.
  void paintFigures(QPainter& painter, const Row& row, qsizetype column, int baseline) const {
    const QString& total = row.totals[column];
    painter.setPen(total.startsWith(QChar(0x2212)) ? paper::kBad : paper::kInk);
    paper::paint_figure(painter, total, right(column), baseline, paper::font(figures_, true));
    if (column >= row.moves.size() || row.moves[column] == "0") return;
    painter.setPen(row.moves[column].startsWith(QChar(0x2212)) ? paper::kBad : paper::kDim);
    paper::paint_figure(painter, row.moves[column], right(column) - column_ / 2, baseline,
                        paper::font(figures_ * 4 / 5));
  }

  static void rule(QPainter& painter, int y, int width) {
    painter.setPen(QPen(paper::kLine, width));
    painter.drawLine(paper::kMargin, y, paper::kWidth - paper::kMargin, y);
  }

  void paintFoot(QPainter& painter, int page) const {
    const Block foot{"Spadille · " + speaker_.said(Message{"table.page_of", {page + 1, pages()}}),
                     paper::font(26), paper::kDim};
    foot.paint(painter, paper::kMargin, paper::kHeight - paper::kMargin - 30, paper::kInside);
  }

  const EveningView& evening_;
  const Speaker& speaker_;
  int column_ = 0;   ///< how wide each is
  int figures_ = 0;  ///< how large their letters are
  std::vector<Row> rows_{};
  std::vector<std::size_t> first_rows_{};  ///< of each page
};

}  // namespace

QByteArray pdf_of(const EveningView& evening, const Speaker& speaker) {
  const PaperSheet sheet(evening, speaker);
  QBuffer document;
  document.open(QIODevice::WriteOnly);
  QPdfWriter writer(&document);
  writer.setResolution(paper::kResolution);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageMargins(QMarginsF(0, 0, 0, 0));
  writer.setTitle(text(evening.about.title));
  writer.setCreator("Spadille");
  QPainter painter(&writer);
  for (int page = 0; page < sheet.pages(); ++page) {
    if (page > 0) writer.newPage();
    sheet.paint(painter, page);
  }
  painter.end();
  return document.data();
}

QImage first_page(const EveningView& evening, const Speaker& speaker, int width) {
  const double scale = static_cast<double>(width) / paper::kWidth;
  QImage image(width, static_cast<int>(paper::kHeight * scale), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.scale(scale, scale);
  PaperSheet(evening, speaker).paint(painter, 0);
  return image;
}

int pages_of(const EveningView& evening, const Speaker& speaker) {
  return PaperSheet(evening, speaker).pages();
}

}  // namespace spadille::table
