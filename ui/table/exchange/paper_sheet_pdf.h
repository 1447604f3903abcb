#pragma once

#include <QImage>
#include <QString>

#include "ui/table/exchange/paper_rows.h"

namespace spadille::table {

/// The score sheet of an evening as a PDF: A4, a row a deal with moves and totals, what was
/// corrected struck through, as many pages as it takes; a game begins on a new one where it would
/// not end on this.
[[nodiscard]] QByteArray pdf_of(const EveningView& evening, const Speaker& speaker,
                                paper::Notes notes = paper::Notes::none);

/// All of it as a picture, `width` pixels wide: its pages one below the other.
[[nodiscard]] QImage picture_of(const EveningView& evening, const Speaker& speaker, int width);

/// How many pages it takes.
[[nodiscard]] int pages_of(const EveningView& evening, const Speaker& speaker,
                           paper::Notes notes = paper::Notes::none);

}  // namespace spadille::table
