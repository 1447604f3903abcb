#include "ui/table/house.h"

#include <QJSEngine>
#include <QLocale>

namespace spadille::table {
namespace {

// QML makes its singletons by itself; the program has made this one before.
House* the_house = nullptr;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

Language language_for(const QString& chosen) {
  const QString name = chosen.isEmpty() ? QLocale::system().name() : chosen;
  return language_of(name.toStdString()).value_or(Language::en);
}

}  // namespace

House::House(Machine machine, const QString& settings_file, QObject* parent)
    : QObject(parent),
      settings_(settings_file),
      words_(language_for(settings_.language())),
      clerk_(std::move(machine)),
      watch_(text(clerk_.machine().file)),
      evening_(clerk_, words_),
      draft_(evening_, clerk_),
      home_(clerk_, words_),
      history_(clerk_, words_),
      new_session_(home_, evening_, clerk_, words_),
      mending_(new_session_, evening_, clerk_, words_),
      entry_(evening_, draft_, words_),
      sheet_(evening_, words_),
      share_(evening_, clerk_, words_),
      chart_(sheet_, evening_, words_),
      settle_up_(evening_, words_),
      statistics_(clerk_, words_),
      ranking_(home_, clerk_, words_),
      rescoring_(home_, evening_, clerk_, words_),
      rule_set_(home_, new_session_, clerk_, words_),
      intake_(home_, evening_, clerk_, words_),
      keeper_(home_, evening_, clerk_, words_),
      house_rulings_(clerk_, words_),
      people_(clerk_, words_),
      library_(words_),
      referee_(evening_, home_, words_),
      ruling_(referee_, evening_, clerk_, library_, words_),
      ruling_card_(ruling_, evening_, clerk_, words_),
      auction_(referee_, evening_, words_),
      cards_(referee_, evening_, draft_, words_),
      laid_event_(clerk_, words_),
      event_award_(laid_event_),
      event_clock_(laid_event_, clerk_, words_),
      event_draw_(laid_event_, words_),
      event_lead_(clerk_, words_),
      event_papers_([this] { return laid_event_.desk(); }, [this] { return phones_.address(); },
                    clerk_, words_),
      event_plan_(laid_event_, new_session_, clerk_, words_),
      event_result_(laid_event_, words_),
      event_room_(laid_event_, words_),
      event_roster_(laid_event_, words_),
      event_table_(laid_event_, evening_, words_),
      event_ranking_(laid_event_, words_),
      event_wall_(laid_event_, event_ranking_, clerk_, words_),
      club_season_(laid_event_, home_, clerk_, words_),
      club_(clerk_, words_),
      phones_(text(clerk_.machine().file), words_) {
  the_house = this;
  follow();
  ruling_.knowMarks([this] { return entry_.chalkedInPlay(); });
  connect(&settings_, &Settings::changed, this, &House::follow);
  connect(&settings_, &Settings::changed, this,
          [this] { words_.setLanguage(text(code(language_for(settings_.language())))); });
  connect(&words_, &Speaker::languageChanged, this, &House::wordsChanged);
  connect(&evening_, &LaidSession::changed, this, &House::touch);
  connect(&entry_, &Entry::changed, this, &House::touch);
  connect(&auction_, &AuctionTalk::begun, &entry_, &Entry::settle);
  connect(&home_, &Home::changed, &history_, &History::follow);
  connect(&home_, &Home::read, &event_lead_, &EventLead::refresh);
  connect(&watch_, &BookWatch::written, &evening_, &LaidSession::follow);
  connect(&watch_, &BookWatch::written, this, &House::bookWritten);
  connect(&evening_, &LaidSession::wrote, this, &House::bookWritten);
  connect(&people_, &People::changed, &evening_, &LaidSession::follow);
  connect(&evening_, &LaidSession::renumbered, this, [this](int now) {
    replace(evening_.number(), now);
    evening_.putAway();
  });
  connect(&laid_event_, &LaidEvent::renumbered, this, [this](int now) {
    replace(laid_event_.number(), now);
    laid_event_.putAway();
  });
  connect(&evening_, &LaidSession::wrote, &club_, &ClubSync::written);
  connect(&laid_event_, &LaidEvent::wrote, &club_, &ClubSync::written);
  connect(&evening_, &LaidSession::continued, &club_, &ClubSync::written);
  connect(&club_, &ClubSync::wrote, &evening_, &LaidSession::follow);
  connect(&club_, &ClubSync::wrote, this, &House::bookWritten);
  connect(&laid_event_, &LaidEvent::changed, this, &House::touch);
  connect(&laid_event_, &LaidEvent::wrote, this, &House::bookWritten);
  connect(this, &House::bookWritten, &laid_event_, &LaidEvent::follow);
  connect(&people_, &People::changed, &laid_event_, &LaidEvent::follow);
  connect(&people_, &People::changed, &home_, &Home::refresh);
  connect(&event_wall_, &EventWall::changed, this, &House::touch);
  connect(&event_wall_, &EventWall::turned, &awake_, &Awake::touch);
  home_.refresh();
}

void House::follow() {
  words_.setLanguage(text(code(language_for(settings_.language()))));
  words_.setLetters(settings_.cardLetters());
  entry_.setConfirmed(settings_.confirmed());
  cards_.setConfirmed(settings_.confirmed());
}

void House::touch() {
  const bool lies_open = evening_.number() > 0 && !evening_.closed();
  if (lies_open || event_wall_.isShown())
    awake_.touch();
  else
    awake_.release();
  settings_.keep("session", lies_open ? evening_.number() : 0);
  settings_.keep("event", laid_event_.closed() ? 0 : laid_event_.number());
}

void House::replace(int before, int now) {
  emit replaced(words_.said(Message{"club.restated", {before, now}}));
}

House::~House() {
  clerk_.endBeside();
  clerk_.finish();
  the_house = nullptr;
}

House* House::create(QQmlEngine*, QJSEngine*) {
  QJSEngine::setObjectOwnership(the_house, QJSEngine::CppOwnership);
  return the_house;
}

}  // namespace spadille::table
