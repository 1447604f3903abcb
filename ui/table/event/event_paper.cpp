#include "ui/table/event/event_paper.h"

#include "ui/table/event/paper_facts.h"

namespace spadille::table {
namespace {

paper::Pages pages_of(const paper::EventFacts& facts, EventPaper paper) {
  switch (paper) {
    case EventPaper::by_name: return name_pages(facts);
    case EventPaper::by_table: return table_pages(facts);
    case EventPaper::guides: return guide_pages(facts);
    case EventPaper::table_cards: return table_card_pages(facts);
    case EventPaper::tally_sheets: return tally_pages(facts);
    case EventPaper::slips: return slip_pages(facts);
    case EventPaper::ranking: break;
  }
  return ranking_pages(facts);
}

/// A page that lies about still says of which evening it is.
void paint_event_foot(QPainter& painter, const paper::EventFacts& facts, int page, int pages) {
  constexpr int kFoot = paper::kHeight - 100;
  constexpr int kNumber = 400;
  QStringList evening{"Spadille", facts.title()};
  if (!facts.about().isEmpty()) evening << facts.about();
  paper::paint_cell(painter, {paper::kMargin, kFoot, paper::kInside - kNumber, 40},
                    evening.join(" · "), 24, Qt::AlignLeft, false, paper::kDim);
  paper::paint_cell(painter, {paper::kMargin + paper::kInside - kNumber, kFoot, kNumber, 40},
                    facts.speaker.said(Message{"table.page_of", {page + 1, pages}}), 24,
                    Qt::AlignRight, false, paper::kDim);
}

}  // namespace

QByteArray pdf_of(const TournamentDesk& desk, const Names& names, EventPaper paper, int round,
                  const Speaker& speaker, const QString& address) {
  const paper::EventFacts facts{
      desk, names, speaker, address,
      paper == EventPaper::ranking ? std::vector<int>() : rounds_printed(desk.now, round)};
  const paper::Pages pages = pages_of(facts, paper);
  return paper::as_pdf(facts.title(), static_cast<int>(pages.size()),
                       [&](QPainter& painter, int page) {
                         painter.setLayoutDirection(Qt::LeftToRight);
                         pages[static_cast<std::size_t>(page)](painter);
                         paint_event_foot(painter, facts, page, static_cast<int>(pages.size()));
                       });
}

}  // namespace spadille::table
