#pragma once

#include <QObject>

#include <QtQml/qqmlregistration.h>

#include "ui/table/awake.h"
#include "ui/table/book/book_watch.h"
#include "ui/table/book/history.h"
#include "ui/table/book/home.h"
#include "ui/table/club/club_sync.h"
#include "ui/table/event/club_season.h"
#include "ui/table/event/event_award.h"
#include "ui/table/event/event_clock.h"
#include "ui/table/event/event_draw.h"
#include "ui/table/event/event_lead.h"
#include "ui/table/event/event_papers.h"
#include "ui/table/event/event_plan.h"
#include "ui/table/event/event_result.h"
#include "ui/table/event/event_room.h"
#include "ui/table/event/event_roster.h"
#include "ui/table/event/event_table.h"
#include "ui/table/event/event_wall.h"
#include "ui/table/event/laid_event.h"
#include "ui/table/exchange/intake.h"
#include "ui/table/exchange/ruling_card.h"
#include "ui/table/exchange/share.h"
#include "ui/table/keep/house_rulings.h"
#include "ui/table/keep/keeper.h"
#include "ui/table/keep/people.h"
#include "ui/table/phones/phones.h"
#include "ui/table/record/card_log.h"
#include "ui/table/record/draft.h"
#include "ui/table/record/entry.h"
#include "ui/table/record/mending.h"
#include "ui/table/record/new_session.h"
#include "ui/table/record/rule_set.h"
#include "ui/table/referee/auction_talk.h"
#include "ui/table/referee/library.h"
#include "ui/table/referee/ruling_talk.h"
#include "ui/table/review/chart.h"
#include "ui/table/review/ranking.h"
#include "ui/table/review/rescoring.h"
#include "ui/table/review/settle_up.h"
#include "ui/table/review/sheet.h"
#include "ui/table/review/statistics.h"
#include "ui/table/settings.h"

class QQmlEngine;
class QJSEngine;

namespace spadille::table {

/// Everything that the pages talk to, under one roof.
class House : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(spadille::table::Speaker* words READ words NOTIFY wordsChanged)
  Q_PROPERTY(spadille::table::Settings* settings READ settings CONSTANT)
  Q_PROPERTY(spadille::table::Home* home READ home CONSTANT)
  Q_PROPERTY(spadille::table::History* history READ history CONSTANT)
  Q_PROPERTY(spadille::table::NewSession* newSession READ newSession CONSTANT)
  Q_PROPERTY(spadille::table::Mending* mending READ mending CONSTANT)
  Q_PROPERTY(spadille::table::LaidSession* evening READ evening CONSTANT)
  Q_PROPERTY(spadille::table::Entry* entry READ entry CONSTANT)
  Q_PROPERTY(spadille::table::Sheet* sheet READ sheet CONSTANT)
  Q_PROPERTY(spadille::table::Share* share READ share CONSTANT)
  Q_PROPERTY(spadille::table::Chart* chart READ chart CONSTANT)
  Q_PROPERTY(spadille::table::SettleUp* settleUp READ settleUp CONSTANT)
  Q_PROPERTY(spadille::table::Statistics* statistics READ statistics CONSTANT)
  Q_PROPERTY(spadille::table::Ranking* ranking READ ranking CONSTANT)
  Q_PROPERTY(spadille::table::Rescoring* rescoring READ rescoring CONSTANT)
  Q_PROPERTY(spadille::table::RuleSet* ruleSet READ ruleSet CONSTANT)
  Q_PROPERTY(spadille::table::Intake* intake READ intake CONSTANT)
  Q_PROPERTY(spadille::table::Keeper* keeper READ keeper CONSTANT)
  Q_PROPERTY(spadille::table::People* people READ people CONSTANT)
  Q_PROPERTY(spadille::table::HouseRulings* houseRulings READ houseRulings CONSTANT)
  Q_PROPERTY(spadille::table::Library* library READ library CONSTANT)
  Q_PROPERTY(spadille::table::Referee* referee READ referee CONSTANT)
  Q_PROPERTY(spadille::table::RulingTalk* ruling READ ruling CONSTANT)
  Q_PROPERTY(spadille::table::RulingCard* rulingCard READ rulingCard CONSTANT)
  Q_PROPERTY(spadille::table::AuctionTalk* auction READ auction CONSTANT)
  Q_PROPERTY(spadille::table::CardLog* cards READ cards CONSTANT)
  Q_PROPERTY(spadille::table::LaidEvent* event READ laidEvent CONSTANT)
  Q_PROPERTY(spadille::table::EventAward* eventAward READ eventAward CONSTANT)
  Q_PROPERTY(spadille::table::EventClock* eventClock READ eventClock CONSTANT)
  Q_PROPERTY(spadille::table::EventDraw* eventDraw READ eventDraw CONSTANT)
  Q_PROPERTY(spadille::table::EventLead* eventLead READ eventLead CONSTANT)
  Q_PROPERTY(spadille::table::EventPapers* eventPapers READ eventPapers CONSTANT)
  Q_PROPERTY(spadille::table::EventPlan* eventPlan READ eventPlan CONSTANT)
  Q_PROPERTY(spadille::table::EventResult* eventResult READ eventResult CONSTANT)
  Q_PROPERTY(spadille::table::EventRoom* eventRoom READ eventRoom CONSTANT)
  Q_PROPERTY(spadille::table::EventRoster* eventRoster READ eventRoster CONSTANT)
  Q_PROPERTY(spadille::table::EventTable* eventTable READ eventTable CONSTANT)
  Q_PROPERTY(spadille::table::EventRanking* eventRanking READ eventRanking CONSTANT)
  Q_PROPERTY(spadille::table::EventWall* eventWall READ eventWall CONSTANT)
  Q_PROPERTY(spadille::table::ClubSeason* clubSeason READ clubSeason CONSTANT)
  Q_PROPERTY(spadille::table::ClubSync* club READ club CONSTANT)
  Q_PROPERTY(spadille::table::Phones* phones READ phones CONSTANT)
  Q_PROPERTY(spadille::table::Clerk* clerk READ clerk CONSTANT)

 public:
  Q_DISABLE_COPY_MOVE(House)
  House(Machine machine, const QString& settings_file, QObject* parent = nullptr);
  ~House() override;

  /// The one that the program has made; pages of any engine share it.
  static House* create(QQmlEngine* engine, QJSEngine* script);

  [[nodiscard]] Speaker* words() { return &words_; }
  [[nodiscard]] Settings* settings() { return &settings_; }
  [[nodiscard]] Home* home() { return &home_; }
  [[nodiscard]] History* history() { return &history_; }
  [[nodiscard]] NewSession* newSession() { return &new_session_; }
  [[nodiscard]] Mending* mending() { return &mending_; }
  [[nodiscard]] LaidSession* evening() { return &evening_; }
  [[nodiscard]] Entry* entry() { return &entry_; }
  [[nodiscard]] Sheet* sheet() { return &sheet_; }
  [[nodiscard]] Share* share() { return &share_; }
  [[nodiscard]] Chart* chart() { return &chart_; }
  [[nodiscard]] SettleUp* settleUp() { return &settle_up_; }
  [[nodiscard]] Statistics* statistics() { return &statistics_; }
  [[nodiscard]] Ranking* ranking() { return &ranking_; }
  [[nodiscard]] Rescoring* rescoring() { return &rescoring_; }
  [[nodiscard]] RuleSet* ruleSet() { return &rule_set_; }
  [[nodiscard]] Intake* intake() { return &intake_; }
  [[nodiscard]] Keeper* keeper() { return &keeper_; }
  [[nodiscard]] People* people() { return &people_; }
  [[nodiscard]] HouseRulings* houseRulings() { return &house_rulings_; }
  [[nodiscard]] Library* library() { return &library_; }
  [[nodiscard]] Referee* referee() { return &referee_; }
  [[nodiscard]] RulingTalk* ruling() { return &ruling_; }
  [[nodiscard]] RulingCard* rulingCard() { return &ruling_card_; }
  [[nodiscard]] AuctionTalk* auction() { return &auction_; }
  [[nodiscard]] CardLog* cards() { return &cards_; }
  [[nodiscard]] LaidEvent* laidEvent() { return &laid_event_; }
  [[nodiscard]] EventAward* eventAward() { return &event_award_; }
  [[nodiscard]] EventClock* eventClock() { return &event_clock_; }
  [[nodiscard]] EventDraw* eventDraw() { return &event_draw_; }
  [[nodiscard]] EventLead* eventLead() { return &event_lead_; }
  [[nodiscard]] EventPapers* eventPapers() { return &event_papers_; }
  [[nodiscard]] EventPlan* eventPlan() { return &event_plan_; }
  [[nodiscard]] EventResult* eventResult() { return &event_result_; }
  [[nodiscard]] EventRoom* eventRoom() { return &event_room_; }
  [[nodiscard]] EventRoster* eventRoster() { return &event_roster_; }
  [[nodiscard]] EventTable* eventTable() { return &event_table_; }
  [[nodiscard]] EventRanking* eventRanking() { return &event_ranking_; }
  [[nodiscard]] EventWall* eventWall() { return &event_wall_; }
  [[nodiscard]] ClubSeason* clubSeason() { return &club_season_; }
  [[nodiscard]] ClubSync* club() { return &club_; }
  [[nodiscard]] Phones* phones() { return &phones_; }
  [[nodiscard]] Clerk* clerk() { return &clerk_; }

 signals:
  void wordsChanged();  ///< they are of another language
  void bookWritten();   ///< by this program or another
  /// What lies open goes on in another way, as somebody has decided; that in words. It is put away.
  void replaced(const QString& why);

 private:
  void follow();
  void touch();
  void replace(int before, int now);

  Settings settings_;
  Speaker words_;
  Clerk clerk_;
  BookWatch watch_;
  LaidSession evening_;
  Draft draft_;
  Home home_;
  History history_;
  NewSession new_session_;
  Mending mending_;
  Entry entry_;
  Sheet sheet_;
  Share share_;
  Chart chart_;
  SettleUp settle_up_;
  Statistics statistics_;
  Ranking ranking_;
  Rescoring rescoring_;
  RuleSet rule_set_;
  Intake intake_;
  Keeper keeper_;
  HouseRulings house_rulings_;
  People people_;
  Library library_;
  Awake awake_{};
  Referee referee_;
  RulingTalk ruling_;
  RulingCard ruling_card_;
  AuctionTalk auction_;
  CardLog cards_;
  LaidEvent laid_event_;
  EventAward event_award_;
  EventClock event_clock_;
  EventDraw event_draw_;
  EventLead event_lead_;
  EventPapers event_papers_;
  EventPlan event_plan_;
  EventResult event_result_;
  EventRoom event_room_;
  EventRoster event_roster_;
  EventTable event_table_;
  EventRanking event_ranking_;
  EventWall event_wall_;
  ClubSeason club_season_;
  ClubSync club_;
  Phones phones_;
};

}  // namespace spadille::table
