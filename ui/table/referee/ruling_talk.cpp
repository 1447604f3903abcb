#include "ui/table/referee/ruling_talk.h"

#include <algorithm>

#include "app/record/events.h"
#include "app/referee/asking.h"
#include "app/referee/house_rulings.h"
#include "app/referee/posting.h"
#include "app/referee/precedents.h"

namespace spadille::table {
namespace {

/// What tables ruled before on the same kind, and what they decided about the same question.
struct Remembered {
  std::vector<Precedent> precedents{};
  std::vector<HouseDecision> house{};
};

}  // namespace

RulingTalk::RulingTalk(Referee& referee, LaidSession& evening, Clerk& clerk, const Library& library,
                       const Speaker& speaker, QObject* parent)
    : QObject(parent),
      referee_(referee),
      evening_(evening),
      clerk_(clerk),
      library_(library),
      speaker_(speaker) {
  connect(&speaker, &Speaker::languageChanged, this, &RulingTalk::arrive);
  connect(&referee, &Referee::moved, this, &RulingTalk::arrive);
  connect(&evening, &LaidSession::changed, this, &RulingTalk::follow);
  connect(this, &RulingTalk::changed, this, &RulingTalk::kindsChanged);
}

/// What was decided of one session is nothing to another.
void RulingTalk::follow() {
  if (evening_.number() != session_) return arrive();
  emit changed();
}

void RulingTalk::arrive() {
  session_ = evening_.number();
  kind_.clear();
  words_.clear();
  inquiry_.reset();
  said_.clear();
  marked_.clear();
  view_.reset();
  deal_ = 0;
  asked_ = false;
  stands_.reset();
  emit changed();
}

int RulingTalk::lastDeal() const { return evening_.laid() ? last_deal(evening_.laid()->desk) : 0; }

RuledDeal RulingTalk::ruledDeal() const {
  const LaidPtr laid = evening_.laid();
  return laid ? RuledDeal{&laid->desk, deal_} : RuledDeal{};
}

Evening RulingTalk::table() const {
  const LaidPtr laid = evening_.laid();
  if (!laid) return referee_.table();
  if (deal_ == 0) {
    Evening table = table_by(laid->desk, laid->names);
    if (chalked_) table.chalked = chalked_();
    return table;
  }
  return table_before(laid->desk, laid->names, deal_);
}

void RulingTalk::chooseDeal(int number) {
  if (number < 0 || number > lastDeal()) return;
  deal_ = number;
  if (!kind_.empty()) begin(text(kind_));
  emit changed();
}

void RulingTalk::begin(const QString& kind) {
  kind_ = kind.toStdString();
  said_.clear();
  marked_.clear();
  view_.reset();
  asked_ = false;
  by_house_ = false;
  stands_.reset();
  Document known = in_words(table(), Format::incident, {.members = {{"what", kind_}}});
  if (has_error(known.findings)) return arrive();
  inquiry_.emplace(std::move(known), std::vector<std::string>{"what"});
  decideNow();
}

void RulingTalk::setWords(const QString& words) {
  if (words == words_) return;
  words_ = words;
  emit kindsChanged();
}

KindsMeant RulingTalk::meant() const {
  const Evening at = table();
  const std::string_view game = at.rules.game().id();
  if (!search_ || searched_ != game) search_.emplace(game);
  searched_ = game;
  return search_->meant(at, words_.toStdString());
}

bool RulingTalk::nearest() const {
  return !words_.trimmed().isEmpty() && meant().how == KindsMeant::How::nearest;
}

void RulingTalk::beginMeant() {
  if (words_.trimmed().isEmpty()) return;
  const KindsMeant found = meant();
  if (found.how == KindsMeant::How::one) begin(text(found.kinds.front().name));
}

void RulingTalk::beginRevoke() {
  for (const Irregularity& each : irregularities(referee_.traits().game))
    if (each.name == "revoke" || each.name == "illegal_card") return begin(text(each.name));
}

void RulingTalk::answer(const QString& value) {
  if (!inquiry_ || view_) return;
  const auto prompt = inquiry_->next();
  if (!prompt) return;
  take(value.toStdString(), labelOf(value));
}

void RulingTalk::mark(const QString& value) {
  if (!marked_.removeOne(value)) marked_ << value;
  emit changed();
}

void RulingTalk::done() {
  if (!inquiry_ || view_ || !inquiry_->next()) return;
  QStringList shown;
  for (const QVariant& answer : question().value("answers").toList())
    if (answer.toMap().value("chosen").toBool()) shown << answer.toMap().value("label").toString();
  if (shown.isEmpty()) shown << speaker_.said("entry.nobody");
  take(marked_.join(' ').toStdString(), speaker_.listed(shown));
}

void RulingTalk::take(const std::string& value, const QString& shown) {
  const QString label = speaker_.said(inquiry_->next()->member->label);
  const Findings wrong = inquiry_->answer(value);
  if (!wrong.empty()) {
    emit refused(speaker_.said(wrong.front().message, referee_.traits().names));
    return;
  }
  said_.push_back({label, shown});
  marked_.clear();
  decideNow();
}

void RulingTalk::decideNow() {
  view_.reset();
  if (!inquiry_->next()) {
    auto view = decide(inquiry_->told(), ruledDeal());
    if (view && !has_error(view->findings)) view_ = std::move(*view);
    if (view_) findPrecedents();
  }
  emit changed();
}

void RulingTalk::findPrecedents() {
  const LaidPtr laid = evening_.laid();
  if (!laid) return;
  clerk_.ask(
      [names = laid->names, like = view_->incident,
       table = inquiry_->told().evening](Book& book) -> Outcome<Remembered> {
        auto before = precedents(book, names, like);
        if (!before) return tl::unexpected(Refusal(before.error()));
        auto house = house_decisions(book, table, like);
        if (!house) return tl::unexpected(Refusal(house.error()));
        return Remembered{std::move(*before), std::move(*house)};
      },
      [this, like = view_->incident](Outcome<Remembered> before) {
        if (!before || !view_ || !(view_->incident == like)) return;
        view_->precedents = std::move(before->precedents);
        view_->house = std::move(before->house);
        emit changed();
      });
}

std::optional<Decided> RulingTalk::decided() const {
  if (!view_) return std::nullopt;
  Decided decided{inquiry_->told().evening, view_->incident, {}, {}};
  const auto& [rules, before] = std::tie(decided.table.rules, decided.table.before);
  decided.ruling = rule_on(rules, before, view_->incident).ruling;
  if (by_house_ && !view_->house.empty()) {
    decided.ruling = view_->house.front().ruling;
    decided.why = view_->house.front().why;
  }
  const LaidPtr laid = evening_.laid();
  if (laid) decided.table = asked_in(std::move(decided.table), laid->view.about);
  return decided;
}

void RulingTalk::back() {
  asked_ = false;
  stands_.reset();
  marked_.clear();
  if (!inquiry_ || !inquiry_->back()) {
    inquiry_.reset();
    view_.reset();
    said_.clear();
    kind_.clear();
  } else {
    said_.pop_back();
    view_.reset();
  }
  emit changed();
}

bool RulingTalk::canPost() const { return view_ && evening_.laid() && !asked_ && !stands_; }

bool RulingTalk::posted() const { return stands_ && stands_ == evening_.laid(); }

/// What the ruling is about as the book has it; 0: the deal in play.
Seq RulingTalk::dealMeant() const {
  return deal_ == 0 ? 0 : seq_of_deal(evening_.laid()->desk, deal_);
}

bool RulingTalk::again() const {
  return canPost() && posted_already(evening_.laid()->desk, dealMeant(), view_->incident);
}

QStringList RulingTalk::warnings() const {
  QStringList all;
  if (!canPost()) return all;
  if (const auto warning = posted_already(evening_.laid()->desk, dealMeant(), view_->incident))
    all << speaker_.said(warning->message, view_->names);
  return all;
}

void RulingTalk::post() { write(std::nullopt); }

void RulingTalk::postHouse() {
  if (view_ && !view_->house.empty()) write(view_->house.front());
}

void RulingTalk::write(const std::optional<HouseDecision>& house) {
  if (!canPost()) return;
  asked_ = true;
  by_house_ = house.has_value();
  evening_.write(
      [deal = deal_, incident = view_->incident, house](const Desk& desk) -> std::optional<Event> {
        return house ? house_posting(desk, deal, incident, *house) : posting(desk, deal, incident);
      },
      [this](bool stands) {
        if (!std::exchange(asked_, false)) return;
        stands_ = stands ? evening_.laid() : nullptr;
        emit changed();
      });
  emit changed();
}

/// Only as long as nothing else was written down: otherwise it would take that back.
void RulingTalk::undo() {
  if (!posted()) return;
  stands_.reset();
  evening_.undo();
  emit changed();
}

}  // namespace spadille::table
