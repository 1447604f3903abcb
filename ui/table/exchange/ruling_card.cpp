#include "ui/table/exchange/ruling_card.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QStandardPaths>

#include "app/record/events.h"
#include "app/referee/given_rulings.h"
#include "app/referee/house_ruling_words.h"
#include "app/referee/house_rulings.h"
#include "ui/table/exchange/share.h"

namespace spadille::table {
namespace {

/// Beside what has that name already.
Written write_beside(const QString& stem, const std::string& document) {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  QDir().mkpath(folder);
  const QString file = fresh_name(folder, stem, ".json");
  return {file, write_new(file, QByteArray::fromStdString(document))};
}

}  // namespace

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
  decided_.clear();
  if (any(deal)) decided_ = rulings_given(evening_.laid()->desk, evening_.laid()->names, deal);
  say({});
}

void RulingCard::ofQuestion() {
  decided_.clear();
  if (auto decided = talk_.decided()) decided_.push_back(std::move(*decided));
  say({});
}

/// Not here: a disk can be slow.
void RulingCard::save() {
  if (decided_.empty()) return;
  std::string document;
  for (const Decided& each : decided_) document += on_one_line(write_precedent(precedent_of(each)));
  const std::string_view game = decided_.front().incident.game().id();
  const QString stem =
      table::text(game) + " " + table::text(kind_of(decided_.front().incident)->name);
  clerk_.askBeside(
      [stem, document](Book&) -> Outcome<Written> { return write_beside(stem, document); },
      [this](const Outcome<Written>& done) {
        if (!done) return say(reason(done.error(), {}, speaker_));
        say(speaker_.say(done->whole ? "table.saved_as" : "table.not_saved_as", done->file));
      });
}

void RulingCard::copy() {
  QGuiApplication::clipboard()->setText(text());
  say(speaker_.said("precedent.card.copied"));
}

void RulingCard::keep() {
  std::vector<ToldPrecedent> all;
  for (const Decided& each : decided_) all.push_back(precedent_of(each));
  clerk_.ask(
      [all](Book& book) -> Outcome<void> {
        for (const ToldPrecedent& told : all)
          if (auto kept = keep_ruling(book, told); !kept) return tl::unexpected(kept.error());
        return {};
      },
      [this](const Outcome<void>& done) {
        say(done ? speaker_.said("precedent.card.kept") : reason(done.error(), {}, speaker_));
      });
}

void RulingCard::say(const QString& words) {
  said_ = words;
  emit changed();
}

}  // namespace spadille::table
