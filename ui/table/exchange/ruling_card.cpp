#include "ui/table/exchange/ruling_card.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QStandardPaths>

#include "app/record/events.h"
#include "app/referee/given_rulings.h"
#include "app/referee/house_ruling_words.h"
#include "app/referee/house_rulings.h"
#include "app/referee/told_decision.h"
#include "app/score/viewing.h"
#include "ui/table/exchange/share.h"

namespace spadille::table {
namespace {}  // namespace

RulingCard::RulingCard(const RulingTalk& talk, const LaidSession& evening, Clerk& clerk,
                       const Speaker& speaker, QObject* parent)
    : QObject(parent), talk_(talk), evening_(evening), clerk_(clerk), speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &RulingCard::changed);
}

QString RulingCard::text() const {
  QStringList all;
  for (const Decided& each : decided_)
    all << table::text(card_of(precedent_of(each), speaker_.words())).trimmed();
  return all.join("\n\n");
}

QString RulingCard::why() const {
  return decided_.empty() ? QString() : table::text(decided_.front().why);
}

void RulingCard::setWhy(const QString& why) {
  for (Decided& each : decided_) each.why = why.toStdString();
  say({});
}

bool RulingCard::any(int deal) const {
  const LaidPtr laid = evening_.laid();
  return laid && laid->view.scored && deal <= last_deal(laid->desk) && deal >= 0 &&
         !rulings_given(laid->desk, laid->names, deal).empty();
}

void RulingCard::ofDeal(int deal) {
  const LaidPtr laid = evening_.laid();
  put(any(deal) ? rulings_given(laid->desk, laid->names, deal) : std::vector<Decided>{});
}

void RulingCard::ofQuestion() {
  std::vector<Decided> all;
  if (auto decided = talk_.decided()) all.push_back(std::move(*decided));
  put(std::move(all));
}

void RulingCard::put(std::vector<Decided> decided) {
  decided_ = std::move(decided);
  if (!decided_.empty()) stood_ = decided_.front().ruling;
  told_.clear();
  wrong_.clear();
  say({});
}

void RulingCard::setDecided(const QString& told) {
  if (!canDecide() || told == told_) return;
  told_ = told;
  Decided& only = decided_.front();
  const std::string said = told.trimmed().toStdString();
  const Outcome<Ruling> ruling =
      said.empty() ? stood_ : decision_told(only.table, clause_of(only.incident), said);
  wrong_ = ruling ? QString() : reason(ruling.error(), names_of(only.table), speaker_);
  only.ruling = ruling.value_or(stood_);
  say({});
}

QString RulingCard::example() const {
  if (!canDecide()) return {};
  return table::text(names_of(decided_.front().table).of(seat(0)) + " +1");
}

/// Not here: a disk can be slow.
void RulingCard::save() {
  if (decided_.empty() || !wrong_.isEmpty()) return;
  std::string document;
  for (const Decided& each : decided_) document += on_one_line(write_precedent(precedent_of(each)));
  const std::string_view game = decided_.front().incident.game().id();
  const QString stem =
      table::text(game) + " " + table::text(kind_of(decided_.front().incident)->name);
  clerk_.askBeside(
      [stem, document = QByteArray::fromStdString(document)](Book&) -> Outcome<Written> {
        return written_in(QStandardPaths::DocumentsLocation, stem, ".json", document);
      },
      [this](const Outcome<Written>& done) {
        if (!done) return say(reason(done.error(), {}, speaker_), true);
        say(told(*done, speaker_), !done->whole);
      });
}

void RulingCard::copy() {
  QGuiApplication::clipboard()->setText(text());
  say(speaker_.said("precedent.card.copied"));
}

void RulingCard::keep() {
  if (!wrong_.isEmpty()) return;
  std::vector<ToldPrecedent> all;
  for (const Decided& each : decided_) all.push_back(precedent_of(each));
  clerk_.ask(
      [all](Book& book) -> Outcome<void> {
        for (const ToldPrecedent& told : all)
          if (auto kept = keep_ruling(book, told); !kept) return tl::unexpected(kept.error());
        return {};
      },
      [this](const Outcome<void>& done) {
        say(done ? speaker_.said("precedent.card.kept") : reason(done.error(), {}, speaker_),
            !done);
      });
}

void RulingCard::say(const QString& words, bool refused) {
  said_ = words;
  refused_ = refused;
  emit changed();
}

}  // namespace spadille::table
