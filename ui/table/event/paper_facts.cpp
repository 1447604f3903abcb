#include "ui/table/event/paper_facts.h"

#include <algorithm>

#include "text/names.h"

namespace spadille::table::paper {
namespace {

// The part of a page that printers reach, with a line for the foot below.
constexpr int kCutLeft = 100;
constexpr int kCutTop = 90;
constexpr int kCutBottom = 120;
constexpr int kCutPadding = 50;

QRect cut_out(const CutGrid& grid, int number) {
  const int width = (kWidth - 2 * kCutLeft) / grid.across;
  const int height = (kHeight - kCutTop - kCutBottom) / grid.down;
  return {kCutLeft + number % grid.across * width, kCutTop + number / grid.across * height, width,
          height};
}

}  // namespace

QString EventFacts::title() const { return text(plan().title); }

QString EventFacts::about() const {
  QStringList all;
  if (!plan().date.empty()) all << speaker.day(plan().date);
  if (!plan().place.empty()) all << text(plan().place);
  return all.join(" · ");
}

QString EventFacts::roundSaid(int round) const {
  return speaker.said(Message{"event.round_of", {round, plan().rounds}});
}

QString EventFacts::name(Entrant who) const { return text(names.of(id_of(desk.now, who))); }

QStringList EventFacts::namesOf(const std::vector<Entrant>& who) const {
  QStringList all;
  for (const Entrant each : who) all << name(each);
  return all;
}

QString EventFacts::letter(int seat, std::size_t seats) const {
  return text(seat_said(letters_at(desk, seats), spadille::seat(seat), speaker.words().language()));
}

std::size_t EventFacts::seatsAt(int round, int table) const {
  const DrawnTable* drawn = table_of(desk.now, round, table);
  return drawn == nullptr ? 0 : drawn->seats.size();
}

void paint_cell(QPainter& painter, const QRect& box, const QString& words, int size,
                Qt::Alignment side, bool strong, const QColor& colour) {
  paint_line(painter, box, words, font(size, strong), side, colour);
}

void paint_figure_cell(QPainter& painter, const QRect& box, const QString& figure, int size,
                       Qt::Alignment side, bool strong, const QColor& colour) {
  paint_number(painter, box, figure, font(size, strong), side, colour);
}

void paint_lines(QPainter& painter, const QRect& box, const QStringList& lines, int size,
                 Qt::Alignment side, bool strong) {
  const int count = static_cast<int>(lines.size());
  if (count == 0) return;
  const int height = std::min(box.height() / count, size * 3 / 2);
  int y = box.top() + (box.height() - height * count) / 2;
  for (const QString& line : lines) {
    paint_cell(painter, {box.left(), y, box.width(), height}, line, std::min(size, height), side,
               strong);
    y += height;
  }
}

void paint_heading(QPainter& painter, const EventFacts& facts, const QString& what,
                   const QString& right) {
  constexpr int kRight = 620;
  paint_cell(painter, {kMargin, kMargin - 20, kInside - kRight, 80}, facts.title(), 60,
             Qt::AlignLeft, true);
  paint_figure_cell(painter, {kMargin + kInside - kRight, kMargin - 20, kRight, 80}, right, 60,
                    Qt::AlignRight, true);
  QStringList below{what};
  if (!facts.about().isEmpty()) below << facts.about();
  paint_cell(painter, {kMargin, kMargin + 70, kInside, 50}, below.join(" · "), 32, Qt::AlignLeft,
             false, kDim);
  paint_rule(painter, kMargin, kMargin + kInside, kMargin + 140, 4);
}

void paint_rule(QPainter& painter, int left, int right, int y, int width) {
  painter.setPen(QPen(kLine, width));
  painter.drawLine(left, y, right, y);
}

QRect CutGrid::card(int number) const {
  return cut_out(*this, number).adjusted(kCutPadding, kCutPadding, -kCutPadding, -kCutPadding);
}

void CutGrid::paint(QPainter& painter) const {
  painter.setPen(QPen(kLine, 1, Qt::DashLine));
  const QRect first = cut_out(*this, 0);
  const QRect last = cut_out(*this, onAPage() - 1);
  for (int i = 0; i <= across; ++i) {
    const int x = first.left() + i * first.width();
    painter.drawLine(x, first.top(), x, last.top() + last.height());
  }
  for (int i = 0; i <= down; ++i) {
    const int y = first.top() + i * first.height();
    painter.drawLine(first.left(), y, last.left() + last.width(), y);
  }
}

Pages cut_pages(const CutGrid& grid, int cards,
                const std::function<void(QPainter&, const QRect&, int)>& paint) {
  Pages pages;
  for (int begin = 0; begin < cards; begin += grid.onAPage())
    pages.push_back([grid, cards, paint, begin](QPainter& painter) {
      grid.paint(painter);
      for (int i = begin; i < std::min(cards, begin + grid.onAPage()); ++i)
        paint(painter, grid.card(i - begin), i);
    });
  return pages;
}

}  // namespace spadille::table::paper
