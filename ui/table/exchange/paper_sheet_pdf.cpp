#include "ui/table/exchange/paper_sheet_pdf.h"

#include <QPainter>
#include <algorithm>
#include <vector>

namespace spadille::table {
namespace {

using paper::Block;
using paper::Row;

constexpr int kFootHeight = 70;

/// An evening laid out on pages.
class PaperSheet {
 public:
  PaperSheet(const EveningView& evening, const Speaker& speaker, paper::Notes notes)
      : speaker_(speaker),
        columns_(static_cast<int>(evening.accounts.size())),
        column_(std::min(300, 1100 / std::max(1, columns_))),
        heading_(paper::heading(evening, speaker)),
        heads_(paper::heads(evening, evening.names, speaker)),
        rows_(paper::rows(evening, speaker, notes)) {
    fitFigures();
    breakPages();
  }

  [[nodiscard]] int pages() const { return static_cast<int>(first_rows_.size()); }

  void paint(QPainter& painter, int page) const {
    int y = page == 0 ? paintHeading(painter, paper::kMargin) : paintHeadingAgain(painter);
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
  [[nodiscard]] int wordsWidth() const { return paper::kInside - column_ * columns_ - 20; }
  [[nodiscard]] int right(qsizetype column) const {
    return paper::kWidth - paper::kMargin - column_ * (columns_ - 1 - static_cast<int>(column));
  }
  [[nodiscard]] int headingHeight() const {
    int height = 40;
    for (const Block& block : heading_)
      if (!block.words.isEmpty()) height += block.height(paper::kInside) + 10;
    return height;
  }
  [[nodiscard]] static Block columnHead(const QString& head) {
    return {head, paper::font(28), paper::kDim, Qt::AlignRight};
  }
  [[nodiscard]] Block headingAgain() const {
    return {heading_.front().words, paper::font(28, true)};
  }
  [[nodiscard]] int headingAgainHeight() const {
    return headingAgain().height(paper::kInside) + 20;
  }
  [[nodiscard]] Block beginning(std::size_t row) const {
    return {row < rows_.size() ? rows_[row].begins : QString(), paper::font(36, true)};
  }
  /// Before what begins below a row.
  [[nodiscard]] int spaceAbove(std::size_t row) const {
    return row > 0 && headsAnew(row) ? 3 * Row::kGap : 0;
  }
  [[nodiscard]] int columnsHeight(std::size_t row) const {
    int height = beginning(row).height(wordsWidth()) + spaceAbove(row);
    for (const QString& head : headsAt(row))
      height = std::max(height, columnHead(head).height(column_ - 20) + spaceAbove(row));
    return height + Row::kGap;
  }
  [[nodiscard]] QStringList headsAt(std::size_t row) const {
    return row < rows_.size() ? rows_[row].heads : heads_;
  }
  /// Others sit there than in the row above, or a game begins.
  [[nodiscard]] bool headsAnew(std::size_t row) const {
    return row > 0 && (rows_[row].heads != rows_[row - 1].heads || !rows_[row].begins.isEmpty());
  }
  [[nodiscard]] int rowHeight(std::size_t row) const {
    return rows_[row].height(rows_[row].wide ? paper::kInside : wordsWidth());
  }
  /// With the head of its columns where that is new.
  [[nodiscard]] int wholeHeight(std::size_t row) const {
    return rowHeight(row) + (headsAnew(row) ? columnsHeight(row) : 0);
  }
  /// From where a game begins to where the next does, or the reasons.
  [[nodiscard]] int gameHeight(std::size_t row) const {
    int height = 0;
    for (std::size_t i = row; i < rows_.size() && (i == row || rows_[i].begins.isEmpty()); ++i)
      height += wholeHeight(i);
    return height;
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
    while (figures_ > kLeast && width() > column_ / 2.0 - kBetween) --figures_;
  }

  void breakPages() {
    constexpr int kBottom = paper::kHeight - paper::kMargin - kFootHeight;
    const int top = paper::kMargin + headingAgainHeight();
    int y = paper::kMargin + headingHeight() + columnsHeight(0);
    first_rows_ = {0};
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const int game = rows_[i].begins.isEmpty() ? 0 : gameHeight(i);
      const bool fits_elsewhere = y + game > kBottom && top + game <= kBottom;
      if ((y + wholeHeight(i) > kBottom || fits_elsewhere) && first_rows_.back() != i) {
        first_rows_.push_back(i);
        y = top + columnsHeight(i) + rowHeight(i);
      } else {
        y += i == 0 ? rowHeight(i) : wholeHeight(i);
      }
    }
  }

  int paintHeading(QPainter& painter, int y) const {
    for (const Block& block : heading_) {
      if (block.words.isEmpty()) continue;
      block.paint(painter, paper::kMargin, y, paper::kInside);
      y += block.height(paper::kInside) + 10;
    }
    return y + 40;
  }

  /// A page that comes off the wall still says of which evening it is.
  int paintHeadingAgain(QPainter& painter) const {
    headingAgain().paint(painter, paper::kMargin, paper::kMargin, paper::kInside);
    return paper::kMargin + headingAgainHeight();
  }

  int paintColumns(QPainter& painter, std::size_t row, int y) const {
    const QStringList heads = headsAt(row);
    const int at = y + spaceAbove(row);
    beginning(row).paint(painter, paper::kMargin, at, wordsWidth());
    for (qsizetype i = 0; i < heads.size(); ++i)
      columnHead(heads[i]).paint(painter, right(i) - column_ + 20, at, column_ - 20);
    y += columnsHeight(row);
    rule(painter, y, 4);
    return y;
  }

  int paintRow(QPainter& painter, const Row& row, int y) const {
    if (row.strong) rule(painter, y, 4);
    const int baseline = y + Row::kGap / 2 + QFontMetrics(paper::font(36)).ascent();
    const int words = row.wide ? paper::kInside : wordsWidth();
    int at = y + Row::kGap / 2;
    for (const Block& block : row.words) {
      block.paint(painter, paper::kMargin, at, words);
      at += block.height(words);
    }
    for (qsizetype i = 0; i < row.totals.size() && i < columns_; ++i)
      paintFigures(painter, row, i, baseline);
    const int next = y + row.height(words);
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

  const Speaker& speaker_;
  int columns_ = 0;
  int column_ = 0;   ///< how wide each is
  int figures_ = 0;  ///< how large their letters are
  std::vector<Block> heading_{};
  QStringList heads_{};  ///< where there is no row
  std::vector<Row> rows_{};
  std::vector<std::size_t> first_rows_{};  ///< of each page
};

}  // namespace

QByteArray pdf_of(const EveningView& evening, const Speaker& speaker, paper::Notes notes) {
  const PaperSheet sheet(evening, speaker, notes);
  return paper::as_pdf(text(evening.about.title), sheet.pages(),
                       [&sheet](QPainter& painter, int page) { sheet.paint(painter, page); });
}

QImage picture_of(const EveningView& evening, const Speaker& speaker, int width) {
  const PaperSheet sheet(evening, speaker, paper::Notes::none);
  const double scale = static_cast<double>(width) / paper::kWidth;
  const int height = static_cast<int>(paper::kHeight * scale);
  QImage image(width, height * sheet.pages(), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  for (int page = 0; page < sheet.pages(); ++page) {
    painter.resetTransform();
    painter.translate(0, height * page);
    painter.scale(scale, scale);
    sheet.paint(painter, page);
  }
  return image;
}

int pages_of(const EveningView& evening, const Speaker& speaker, paper::Notes notes) {
  return PaperSheet(evening, speaker, notes).pages();
}

}  // namespace spadille::table
