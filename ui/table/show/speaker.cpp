#include "ui/table/show/speaker.h"

#include <QDate>
#include <QLocale>
#include <array>

#include "text/joints.h"
#include "text/names.h"

namespace spadille::table {

Speaker::Speaker(Language language, QObject* parent)
    : QObject(parent), words_(std::make_unique<Words>(language)) {}

QString Speaker::language() const { return text(code(words_->language())); }

void Speaker::setLanguage(const QString& code) {
  const auto language = language_of(code.toStdString());
  if (!language || *language == words_->language()) return;
  words_ = std::make_unique<Words>(*language);
  emit languageChanged();
}

void Speaker::setLetters(const QString& code) {
  const auto language = language_of(code.toStdString());
  if (language == letters_) return;
  letters_ = language;
  emit languageChanged();
}

QString Speaker::said(const Message& message, const SeatNames& names) const {
  return text(words_->say(message, names));
}

QString Speaker::said(std::string_view key) const { return text(words_->say(key)); }

QString Speaker::day(std::string_view date) const {
  const QDate day = QDate::fromString(text(date), Qt::ISODate);
  if (!day.isValid()) return text(date);
  const bool english = words_->language() == Language::en;
  return QLocale(english ? QStringLiteral("en_GB") : language()).toString(day);
}

QString Speaker::figure(std::int64_t number) {
  return QString::number(number).replace('-', QChar(0x2212));
}

QString Speaker::say(const QString& key, const QVariant& a, const QVariant& b,
                     const QVariant& c) const {
  const auto said_of = [](const QVariant& value) {
    return text(isolated(value.toString().toStdString()));
  };
  const std::array values{said_of(a), said_of(b), said_of(c)};
  const QString sentence = said(key.toStdString());
  QString filled;  // in one go: names may have a % in them
  for (qsizetype i = 0; i < sentence.size(); ++i) {
    const int place = i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
    const bool is_place = sentence[i] == '%' && place >= 1 && place <= 3;
    filled += is_place ? values[static_cast<std::size_t>(place - 1)] : QString(sentence[i]);
    if (is_place) ++i;
  }
  return filled;
}

QString Speaker::labelled(const QString& label, const QString& words) const {
  return label + text(joints(words_->language()).colon) + words;
}

QString Speaker::listed(QStringList all) const {
  all.removeAll(QString());
  return all.join(text(joints(words_->language()).comma));
}

QString Speaker::doubted(const QString& words) const {
  return words + text(joints(words_->language()).doubt);
}

QString Speaker::bracketed(const QString& words) const {
  const Joints& joint = joints(words_->language());
  return text(joint.opening) + words + text(joint.closing);
}

QString Speaker::gap() const { return text(joints(words_->language()).gap); }

QString Speaker::together(const QStringList& names) const {
  QStringList all;
  for (const QString& name : names) all << text(isolated(name.toStdString()));
  return all.join(QStringLiteral(" · "));
}

QString Speaker::count(const QString& key, int n) const {
  const std::string name = key.toStdString();
  return said(Message{name, {Arg::count(n)}});
}

}  // namespace spadille::table
