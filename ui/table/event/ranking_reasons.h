#pragma once

#include <QVariant>

namespace spadille::table {

class EventRanking;
class LaidEvent;
class Speaker;

/// Why a line of a ranking stands where it does, a map a line: rule, words, figure. First what each
/// round has brought, then what the place goes by, and what decided against the line before.
/// REQUIRES: the line is one of the ranking.
[[nodiscard]] QVariantList ranking_reasons(const EventRanking& ranking, const LaidEvent& event,
                                           std::size_t line, const Speaker& speaker);

}  // namespace spadille::table
