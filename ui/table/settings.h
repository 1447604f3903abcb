#pragma once

#include <QObject>
#include <QSettings>

#include <QtQml/qqmlregistration.h>

namespace spadille::table {

/// How the program looks and behaves on this device. Kept in $XDG_CONFIG_HOME.
class Settings : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// "en", "ja", "nl" or "fr"; empty: as the system has it.
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
  /// "light", "dark" or "contrast".
  Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
  /// Of the usual text size; 80…200 %.
  Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY changed)
  /// Letters of court cards: "language", "en" or "fr" or "nl".
  Q_PROPERTY(QString cardLetters READ cardLetters WRITE setCardLetters NOTIFY changed)
  Q_PROPERTY(bool fourColours READ fourColours WRITE setFourColours NOTIFY changed)
  /// A deal is saved when everybody whom it touches has agreed.
  Q_PROPERTY(bool confirmed READ confirmed WRITE setConfirmed NOTIFY changed)
  Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY changed)
  Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
  Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY changed)
  /// Edges of the table from which the board is read: 4, 2 or 1.
  Q_PROPERTY(int edges READ edges WRITE setEdges NOTIFY changed)

 public:
  /// In a file of its own, or where the system keeps them.
  explicit Settings(const QString& file = {}, QObject* parent = nullptr);

  [[nodiscard]] QString language() const { return kept("language", QString()).toString(); }
  [[nodiscard]] QString theme() const;
  [[nodiscard]] int textSize() const;
  [[nodiscard]] QString cardLetters() const { return kept("cardLetters", "language").toString(); }
  [[nodiscard]] bool fourColours() const { return kept("fourColours", true).toBool(); }
  [[nodiscard]] bool confirmed() const { return kept("confirmed", false).toBool(); }
  [[nodiscard]] bool leftHanded() const { return kept("leftHanded", false).toBool(); }
  [[nodiscard]] bool reducedMotion() const { return kept("reducedMotion", false).toBool(); }
  [[nodiscard]] bool fullScreen() const { return kept("fullScreen", false).toBool(); }
  [[nodiscard]] int edges() const;

  void setLanguage(const QString& code) { change("language", code); }
  void setTheme(const QString& theme) { change("theme", theme); }
  void setTextSize(int percent) { change("textSize", percent); }
  void setCardLetters(const QString& code) { change("cardLetters", code); }
  void setFourColours(bool on) { change("fourColours", on); }
  void setConfirmed(bool on) { change("confirmed", on); }
  void setLeftHanded(bool on) { change("leftHanded", on); }
  void setReducedMotion(bool on) { change("reducedMotion", on); }
  void setFullScreen(bool on) { change("fullScreen", on); }
  void setEdges(int edges) { change("edges", edges); }

  /// What a page was in the middle of: gone on from after a restart.
  Q_INVOKABLE [[nodiscard]] QVariant kept(const QString& key, const QVariant& usual) const;
  Q_INVOKABLE void keep(const QString& key, const QVariant& value);

 signals:
  void changed();

 private:
  void change(const QString& key, const QVariant& value);

  mutable QSettings settings_;
};

}  // namespace spadille::table
