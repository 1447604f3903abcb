#include "ui/table/referee/library.h"

#include <QRegularExpression>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>
#include <algorithm>

#include "app/games.h"

namespace spadille::table {
namespace {

constexpr std::size_t kMostFound = 30;

QVariantMap as_map(const Clause& clause) {
  return {{"id", text(to_string(clause.id))},
          {"chapter", text(clause.chapter)},
          {"title", text(clause.title)},
          {"text", text(clause.text)},
          {"note", text(clause.note)}};
}

void rule_table(QTextTable& table) {
  QTextTableFormat format = table.format();
  format.setBorderCollapse(true);
  format.setBorder(1);
  format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
  format.setBorderBrush(QColor(0x9a8f72));  // to be seen on every paper, light and dark
  format.setCellSpacing(0);
  format.setCellPadding(5);
  table.setFormat(format);
}

}  // namespace

Library::Library(const Speaker& speaker, QObject* parent)
    : QObject(parent), speaker_(speaker), game_(text(all_games().front()->id())) {
  connect(&speaker, &Speaker::languageChanged, this, [this] {
    books_.clear();
    emit changed();
  });
}

const Rulebook& Library::book(const std::string& game) const {
  const auto known = books_.find(game);
  if (known != books_.end()) return known->second;
  return books_.emplace(game, rulebook(game, speaker_.words().language())).first->second;
}

void Library::setGame(const QString& game) {
  if (game == game_) return;
  game_ = game;
  emit changed();
}

void Library::setWords(const QString& words) {
  if (words == words_) return;
  words_ = words;
  emit changed();
}

QVariantMap Library::shown(RuleId id) const {
  const std::string_view name = rulebook_of(id);
  const Clause* found = name.empty() ? nullptr : book(std::string(name)).find(id);
  return found == nullptr ? QVariantMap() : as_map(*found);
}

QVariantList Library::clauses() const {
  QVariantList all;
  if (words_.trimmed().isEmpty()) {
    for (const Clause& clause : book(game_.toStdString()).clauses) all << as_map(clause);
    return all;
  }
  for (const RuleId id : search_.find(words_.toStdString(), kMostFound, game_.toStdString()))
    all << shown(id);
  return all;
}

QVariantMap Library::clause(const QString& id) const {
  const auto rule = rule_id(id.toStdString());
  return rule ? shown(*rule) : QVariantMap();
}

QString Library::page(const QString& markdown) {
  QTextDocument document;
  document.setMarkdown(markdown);
  const auto frames = document.rootFrame()->childFrames();
  for (QTextFrame* frame : frames)
    if (auto* table = qobject_cast<QTextTable*>(frame)) rule_table(*table);
  QString page = document.toHtml();
  // The letters are those of the page, not of the document.
  static const QRegularExpression kLetters(R"(<body style="[^"]*">)");
  return page.replace(kLetters, "<body>");
}

QString Library::spoken(const QString& markdown) {
  QTextDocument document;
  document.setMarkdown(markdown);
  return document.toPlainText().trimmed();
}

}  // namespace spadille::table
