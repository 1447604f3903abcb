// Cards that stand on the tables: folded once, with the number on both sides.
#include "ui/qr/qr_matrix.h"
#include "ui/table/event/paper_facts.h"
#include "ui/table/exchange/qr.h"

namespace spadille::table::paper {
namespace {

constexpr int kFold = kHeight / 2;
constexpr int kDigits = 900;
constexpr int kSquare = 720;

/// One side: what stands below the fold, as it is read.
void paint_side(QPainter& painter, const EventFacts& facts, int table) {
  const int top = kFold + 110;
  paint_cell(painter, {kMargin, top, kInside, 60}, facts.title(), 44, Qt::AlignLeft, true);
  paint_cell(painter, {kMargin, top, kInside, 60}, facts.about(), 30, Qt::AlignRight, false, kDim);
  const bool scanned = !facts.address.isEmpty();
  const int wide = scanned ? kInside - kSquare - 40 : kInside;
  paint_cell(painter, {kMargin, top + 70, wide, 50}, facts.speaker.said("event.table"), 40,
             Qt::AlignHCenter, false, kDim);
  paint_figure_cell(painter, {kMargin, top + 110, wide, 830}, QString::number(table), kDigits,
                    Qt::AlignHCenter, true);
  if (scanned) {
    const QString address = facts.address + "&table=" + QString::number(table);
    paint_qr(painter, {kWidth - kMargin - kSquare, top + 130, kSquare, kSquare},
             qr_matrix(address.toStdString()));
  }
  const int words = top + 960;
  paint_rule(painter, kMargin, kMargin + kInside, words - 10, 3);
  paint_cell(painter, {kMargin, words + 10, kInside, 64},
             facts.speaker.said(scanned ? "event.card.scan" : "event.card.slip"), 42);
  paint_cell(painter, {kMargin, words + 80, kInside, 64},
             facts.speaker.said(scanned ? "event.card.tell" : "event.card.referee"), 42);
}

void paint_table_card(QPainter& painter, const EventFacts& facts, int table) {
  painter.save();
  painter.translate(kWidth, kHeight);
  painter.rotate(180);
  paint_side(painter, facts, table);
  painter.restore();
  paint_side(painter, facts, table);
  painter.setPen(QPen(kLine, 1, Qt::DashLine));
  painter.drawLine(0, kFold, kWidth, kFold);
}

}  // namespace

Pages table_card_pages(const EventFacts& facts) {
  Pages pages;
  for (const int table : tables_in(facts.desk.now, facts.rounds))
    pages.push_back(
        [&facts, table](QPainter& painter) { paint_table_card(painter, facts, table); });
  return pages;
}

}  // namespace spadille::table::paper
