#include "ui/table/event/event_papers.h"

#include "tournament/plan_words.h"
#include "ui/table/book/laid_session.h"
#include "ui/table/event/event_paper.h"
#include "ui/table/exchange/share.h"

namespace spadille::table {

EventPapers::EventPapers(Desk desk, Address address, Clerk& clerk, const Speaker& speaker,
                         QObject* parent)
    : QAbstractListModel(parent),
      desk_(std::move(desk)),
      address_(std::move(address)),
      clerk_(clerk),
      speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this,
          [this] { emit dataChanged(index(0), index(rowCount() - 1), {title_role}); });
}

void EventPapers::save(const QString& what, int round) {
  const auto desk = desk_();
  const auto paper = called<EventPaper>(kPaperNames, what.toStdString());
  if (!desk || !paper) return;
  if (const auto why = unprintable(desk->now, *paper, round))
    return say(speaker_.said(why->message), true);
  clerk_.ask(
      [](Book& book) -> Outcome<Names> {
        auto names = names_in(book);
        if (!names) return tl::unexpected(Refusal(names.error()));
        return std::move(*names);
      },
      [this, desk = *desk, paper = *paper, round](const Outcome<Names>& names) {
        if (!names) return say(reason(names.error(), {}, speaker_), true);
        const QString name = speaker_.said(kPaperTitles[static_cast<std::size_t>(paper)]);
        QStringList stem{text(desk.now.plan.date), name};
        if (round != 0) stem << QString::number(round);
        write(stem.join(" ").trimmed(), pdf_of(desk, *names, paper, round, speaker_, address_()));
      });
}

/// Not here: a disk can be slow.
void EventPapers::write(const QString& stem, const QByteArray& pdf) {
  clerk_.askBeside(
      [stem, pdf](Book&) -> Outcome<Written> {
        return written_in(QStandardPaths::DocumentsLocation, stem, ".pdf", pdf);
      },
      [this](const Outcome<Written>& done) {
        if (!done) return say(reason(done.error(), {}, speaker_), true);
        say(told(*done, speaker_), !done->whole);
      });
}

void EventPapers::forget() { say({}); }

int EventPapers::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(kPaperNames.size());
}

QVariant EventPapers::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const auto row = static_cast<std::size_t>(index.row());
  if (role == what_role) return text(kPaperNames[row]);
  return role == title_role ? speaker_.said(kPaperTitles[row]) : QVariant();
}

QHash<int, QByteArray> EventPapers::roleNames() const {
  return {{what_role, "what"}, {title_role, "title"}};
}

void EventPapers::say(const QString& words, bool refused) {
  said_ = words;
  refused_ = refused;
  emit saidChanged();
}

}  // namespace spadille::table
