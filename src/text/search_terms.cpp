#include "text/search_terms.h"

#include <QString>
#include <algorithm>

namespace spadille {
namespace {

/// Without capitals and without accents over Latin letters; signs of kana stay.
QString without_accents(std::string_view text) {
  const QString given = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  QString apart = given.toCaseFolded().normalized(QString::NormalizationForm_KD);
  apart.removeIf([](QChar c) { return c >= QChar(0x0300) && c <= QChar(0x036F); });
  apart.replace(QChar(0x0153), QStringLiteral("oe"));
  return apart.normalized(QString::NormalizationForm_C);
}

bool is_japanese(QChar c) { return c >= QChar(0x3040) && c <= QChar(0x9FFF); }

/// Runs of letters and figures; Japanese ones apart from others.
std::vector<QString> runs(const QString& text) {
  std::vector<QString> all;
  bool open = false;
  for (const QChar c : text) {
    const bool inside = c.isLetterOrNumber() || c == QChar(0x30FC);
    if (!inside) open = false;
    if (!inside) continue;
    if (!open || is_japanese(c) != is_japanese(all.back().back())) all.emplace_back();
    all.back() += c;
    open = true;
  }
  return all;
}

}  // namespace

std::string folded(std::string_view text) { return without_accents(text).toStdString(); }

std::vector<std::string> search_terms(std::string_view words) {
  std::vector<std::string> terms;
  for (const QString& run : runs(without_accents(words))) {
    const qsizetype step = is_japanese(run[0]) && run.size() > 2 ? 2 : run.size();
    for (qsizetype i = 0; i + step <= run.size(); ++i)
      terms.push_back(run.mid(i, step).toStdString());
  }
  std::sort(terms.begin(), terms.end());
  terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
  return terms;
}

}  // namespace spadille
