#pragma once

#include <QObject>
#include <QVariant>
#include <memory>

#include <QtQml/qqmlregistration.h>

#include "text/words.h"

namespace spadille::table {

/// The words of the pages, in a language that can change while they are shown: House says then that
/// its words are others, and every binding that says something is worked out anew.
class Speaker : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)

 public:
  explicit Speaker(Language language, QObject* parent = nullptr);

  [[nodiscard]] QString language() const;
  void setLanguage(const QString& code);
  [[nodiscard]] const Words& words() const { return *words_; }
  /// Whose letters stand on court cards: those of the language, or of another.
  [[nodiscard]] Language letters() const { return letters_.value_or(words_->language()); }
  void setLetters(const QString& code);

  [[nodiscard]] QString said(const Message& message, const SeatNames& names = {}) const;
  [[nodiscard]] QString said(std::string_view key) const;
  /// "Friday 20 November 2026" of "2026-11-20"; as it is where it is no date.
  [[nodiscard]] QString day(std::string_view date) const;
  /// "12", "−3".
  [[nodiscard]] static QString figure(std::int64_t number);

  /// The sentence; numbers and names in the order of %1, %2 …
  Q_INVOKABLE [[nodiscard]] QString say(const QString& key, const QVariant& a = {},
                                        const QVariant& b = {}, const QVariant& c = {}) const;
  /// "Seats: Ann", "Ann, Bob", " (hidden)": with the marks of the language. What is empty is not
  /// listed.
  Q_INVOKABLE [[nodiscard]] QString labelled(const QString& label, const QString& words) const;
  Q_INVOKABLE [[nodiscard]] QString listed(QStringList all) const;
  /// "A newcomer, or Anna?"
  Q_INVOKABLE [[nodiscard]] QString doubted(const QString& words) const;
  [[nodiscard]] QString bracketed(const QString& words) const;
  /// Between two sentences.
  [[nodiscard]] QString gap() const;
  /// "Ann · Bob · Chris".
  Q_INVOKABLE [[nodiscard]] QString together(const QStringList& names) const;
  /// The sentence in the form for so many.
  Q_INVOKABLE [[nodiscard]] QString count(const QString& key, int n) const;

 signals:
  void languageChanged();

 private:
  std::unique_ptr<Words> words_;
  std::optional<Language> letters_{};
};

/// UTF-8 of the library as Qt has it.
[[nodiscard]] inline QString text(std::string_view utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

[[nodiscard]] inline QStringList texts(const std::vector<std::string>& all) {
  QStringList texts;
  for (const std::string& one : all) texts << text(one);
  return texts;
}

}  // namespace spadille::table
