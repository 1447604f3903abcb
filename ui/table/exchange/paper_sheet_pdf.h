#pragma once

#include <QImage>
#include <QString>

#include "app/views.h"
#include "ui/table/show/speaker.h"

namespace spadille::table {

/// The score sheet of an evening as a PDF: A4, a row a deal with moves and totals, what was
/// corrected struck through, as many pages as it takes.
[[nodiscard]] QByteArray pdf_of(const EveningView& evening, const Speaker& speaker);

/// Its first page as a picture, `width` pixels wide.
[[nodiscard]] QImage first_page(const EveningView& evening, const Speaker& speaker, int width);

/// How many pages it takes.
[[nodiscard]] int pages_of(const EveningView& evening, const Speaker& speaker);

}  // namespace spadille::table
