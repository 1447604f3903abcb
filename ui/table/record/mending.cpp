#include "ui/table/record/mending.h"

#include "app/review/mending.h"
#include "app/rulebook/rules.h"

namespace spadille::table {
namespace {

bool says_nothing(const OpeningCorrection& correction) {
  return !correction.rules && !correction.title && !correction.place &&
         correction.players.empty() && correction.dealer.empty() && !correction.totals &&
         correction.before.empty();
}

QStringList lines_of(const std::vector<std::string>& lines) {
  QStringList all;
  for (const std::string& line : lines) all << text(line);
  return all;
}

NewSession::Form form_of(const Laid& laid, bool from_now) {
  const Event& opening = laid.desk.table.history.opening;
  NewSession::Form form{.rules = from_now ? laid.view.rules : rules_view(*opening.rules),
                        .title = text(opening.about.title),
                        .place = text(opening.about.place)};
  const auto players = from_now ? laid.view.names.seats : laid.names.of(opening.about.players);
  const auto waiting = from_now ? laid.view.session->waiting : laid.names.of(opening.waiting);
  for (const std::string& name : players) form.players << text(name);
  for (const std::string& name : waiting) form.waiting << text(name);
  form.dealer = (from_now ? laid.view.standing.dealer : dealer(*opening.before)).index;
  if (!from_now) form.totals = totals(*opening.before);
  if (!from_now) form.before = opening.before;
  return form;
}

}  // namespace

Mending::Mending(NewSession& form, LaidSession& evening, Clerk& clerk, const Speaker& speaker,
                 QObject* parent)
    : QObject(parent), form_(form), evening_(evening), clerk_(clerk), speaker_(speaker) {
  connect(&form, &NewSession::changed, this, &Mending::look);
}

int Mending::nextDeal() const { return evening_.dealNumber(); }

void Mending::prepare() {
  from_now_ = false;
  fill();
}

void Mending::setFromNow(bool now) {
  from_now_ = now;
  fill();
}

void Mending::fill() {
  if (!evening_.laid()) return;
  form_.fill(form_of(*evening_.laid(), from_now_));
  before_ = form_.opening();
  look();
}

OpeningCorrection Mending::correction() const {
  return correction_between(before_, form_.opening(), from_now_ ? nextDeal() : 0);
}

/// What was asked before and is answered only now is no answer any more.
void Mending::look() {
  if (!form_.isFilled() || !evening_.laid()) return;
  const int asked = ++looked_;
  const OpeningCorrection told = correction();
  if (says_nothing(told) || !form_.ready()) return tell(QStringList());
  clerk_.ask(
      [laid = evening_.laid(), told, words = speaker_.words()](Book& book) {
        return mending_effect(book, laid->desk, told, words).map(lines_of);
      },
      [this, asked](const Outcome<QStringList>& effect) {
        if (asked == looked_) tell(effect);
      });
}

void Mending::tell(const Outcome<QStringList>& effect) {
  effect_ = effect.value_or(QStringList());
  problem_ = effect ? QString() : reason(effect.error(), evening_.laid()->view.names, speaker_);
  emit changed();
}

void Mending::save() {
  if (!ready()) return;
  evening_.carryOut(
      [told = correction()](Book& book, Desk& desk) -> Outcome<bool> {
        const auto event = mending_event(book, desk, told);
        if (!event) return tl::unexpected(event.error());
        return write_down(book, desk, *event).map([] { return true; });
      },
      [this](bool stands) {
        if (stands) emit saved();
      });
}

}  // namespace spadille::table
