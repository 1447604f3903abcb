#pragma once

#include <QObject>
#include <QVariant>

#include <QtQml/qqmlregistration.h>

#include "ui/table/event/laid_event.h"

namespace spadille::table {

/// Who plays, from a round on: the people of the book, newcomers, and what the club wants of some
/// of them.
class EventRoster : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  /// From which round on a tap holds: 1 … the last.
  Q_PROPERTY(int from READ from WRITE setFrom NOTIFY changed)
  Q_PROPERTY(int rounds READ rounds NOTIFY changed)
  /// What a tap says of somebody: "none" (he plays), "choice", "late", "gone"; or the wish that two
  /// taps make: "together", "apart", "at_table".
  Q_PROPERTY(QString mode READ mode WRITE setMode NOTIFY changed)
  Q_PROPERTY(QVariantList modes READ modes NOTIFY changed)  ///< [value, words]
  Q_PROPERTY(QVariantList wishModes READ wishModes NOTIFY changed)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
  /// Those whose name has in it what is looked for, by name: id, name, state ("" where he is not on
  /// the roster), words, chosen.
  Q_PROPERTY(QVariantList people READ people NOTIFY changed)
  Q_PROPERTY(int table READ table WRITE setTable NOTIFY changed)  ///< of a wish for one
  /// What the club wants, a line each.
  Q_PROPERTY(QStringList wishes READ wishes NOTIFY changed)
  /// "77 people": who is there in that round.
  Q_PROPERTY(QString count READ count NOTIFY changed)
  Q_PROPERTY(QString said READ said NOTIFY changed)     ///< what came of the last that was asked
  Q_PROPERTY(bool refused READ refused NOTIFY changed)  ///< nothing

 public:
  EventRoster(LaidEvent& event, const Speaker& speaker, QObject* parent = nullptr);

  [[nodiscard]] int from() const;
  void setFrom(int round);
  [[nodiscard]] int rounds() const { return event_.rounds(); }
  [[nodiscard]] QString mode() const { return mode_; }
  void setMode(const QString& mode);
  [[nodiscard]] QVariantList modes() const;
  [[nodiscard]] QVariantList wishModes() const;
  [[nodiscard]] QString search() const { return search_; }
  void setSearch(const QString& words);
  [[nodiscard]] QVariantList people() const;
  [[nodiscard]] int table() const { return table_; }
  void setTable(int table);
  [[nodiscard]] QStringList wishes() const;
  [[nodiscard]] QString count() const;
  [[nodiscard]] QString said() const { return said_; }
  [[nodiscard]] bool refused() const { return refused_; }

  /// From the next round on; `mode` as above.
  Q_INVOKABLE void arrive(const QString& mode);
  /// By his place in `people`.
  Q_INVOKABLE void tap(int index);
  /// Newcomers, or people of the book: one name a line, or the table of a spreadsheet. They play
  /// from that round on. False where there is no name in it.
  Q_INVOKABLE bool add(const QString& words);
  /// Tables in the folder of documents, the latest first: path, name.
  Q_INVOKABLE [[nodiscard]] static QVariantList files();
  /// The same of a file, by its path or a URL.
  Q_INVOKABLE void takeFile(const QString& file);
  Q_INVOKABLE void takeBackWish(int index);

 signals:
  void changed();

 private:
  [[nodiscard]] Absence absenceMeant() const;
  [[nodiscard]] bool wishing() const;
  void lay();
  [[nodiscard]] QVariantMap shown(const QString& name, const std::string& id) const;
  void tell(const QString& said, bool refused);
  void put(const std::vector<std::string>& ids, Absence absence);
  void addAll(std::vector<std::string> called);
  [[nodiscard]] QString addedWords(const std::vector<std::string>& called, const QStringList& there,
                                   const Names& known) const;
  void chooseForWish(const std::string& id);
  [[nodiscard]] std::vector<TournamentEvent> allWishes() const;

  LaidEvent& event_;
  const Speaker& speaker_;
  int from_ = 0;  ///< 0: the next round that nobody has played in
  QString mode_ = QStringLiteral("none");
  QString search_{};
  int table_ = 1;
  std::vector<std::string> chosen_{};             ///< for a wish
  mutable std::optional<QVariantList> people_{};  ///< nothing until somebody asks
  QString said_{};
  bool refused_ = false;
};

}  // namespace spadille::table
