// The papers of a club's evening: what stands on their pages, as any other program reads them.
#include "ui/table/event/event_paper.h"

#include <QProcess>
#include <QRectF>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include "app/rulebook/rules.h"
#include "app/tournament/drawing.h"
#include "codec/tournament_log.h"
#include "tests/support/club_evening.h"
#include "tests/support/played.h"
#include "tests/support/temporary_book.h"
#include "tests/table/at_table.h"
#include "tests/table/machine.h"
#include "tournament/ranking.h"
#include "ui/table/event/event_papers.h"
#include "ui/table/exchange/share.h"

namespace spadille::tests {
namespace {

/// What a club's evening is, besides its people.
struct Club {
  std::string rules = "klaverjas/seed";
  int rounds = 3;
  int deals = 16;
  bool short_tables = false;
};

TournamentEvent plan_of(const Club& club) {
  TournamentEvent opening = club_plan();
  opening.plan.game = club.rules.substr(0, club.rules.find('/'));
  opening.plan.rounds = club.rounds;
  opening.plan.deals = club.deals;
  opening.plan.short_tables = club.short_tables;
  opening.plan.partners = opening.plan.game == "klaverjas" || opening.plan.game == "euchre";
  opening.plan.ranking.ladder = {TieBreak::roem};
  opening.plan.prizes = {{.place = 1, .amount = 5000}};
  return opening;
}

class EventPaperTest : public testing::Test {
 protected:
  /// Everybody is entered, on the roster, and drawn.
  void gather(const std::vector<std::string>& names, const Club& club = {}) {
    std::vector<std::string> ids;
    for (const std::string& name : names)
      ids.push_back(must(player_called(here_.book, must(names_in(here_.book)), name)));
    desk_ = must(begin_tournament(here_.book, plan_of(club)));
    write(here_.book, desk_, on_roster(ids));
    must(write_down(here_.book, desk_, must(drawn(desk_, {}))));
  }
  void gather(int people, const Club& club = {}) {
    std::vector<std::string> names;
    for (int n = 1; n <= people; ++n) names.push_back("Member " + std::to_string(n));
    gather(names, club);
  }

  QByteArray pdf(EventPaper paper, int round = 0, const QString& address = {}) {
    return table::pdf_of(desk_, must(names_in(here_.book)), paper, round, speaker_, address);
  }
  int pages(EventPaper paper, int round = 0) {
    return static_cast<int>(pdf(paper, round).count("/Type /Page\n"));
  }
  /// What pdftotext makes of a paper.
  QString read(const QByteArray& pdf, const QStringList& how) {
    const QString file = folder_.filePath("paper.pdf");
    QFile::remove(file);
    EXPECT_TRUE(table::write_new(file, pdf));
    QProcess reader;
    reader.start("pdftotext", how + QStringList{file, "-"});
    EXPECT_TRUE(reader.waitForFinished(-1) && reader.exitCode() == 0);
    return QString::fromUtf8(reader.readAllStandardOutput());
  }
  /// Lines with one space between what stands apart.
  QStringList lines(EventPaper paper, int round = 0) {
    QStringList all;
    for (const QString& line : read(pdf(paper, round), {"-layout"}).split('\n'))
      if (!line.trimmed().isEmpty()) all << line.simplified();
    return all;
  }
  QString words(EventPaper paper, int round = 0) { return lines(paper, round).join('\n'); }

  /// Two words that lie over one another on a page, or one that lies off it.
  QStringList collisions(const QByteArray& pdf);

  TemporaryBook here_{};
  TournamentDesk desk_{};
  QTemporaryDir folder_{};
  table::Speaker speaker_{Language::en};
};

QStringList EventPaperTest::collisions(const QByteArray& pdf) {
  static const QRegularExpression row(
      R"re(<page|<word xMin="([0-9.]+)" yMin="([0-9.]+)" xMax="([0-9.]+)" yMax="([0-9.]+)">([^<]*)<)re");
  constexpr double kTouching = 1.5;  // points: lines of letters stand close
  struct Word {
    QRectF box;
    QString letters;
  };
  std::vector<Word> page;
  QStringList all;
  auto found = row.globalMatch(read(pdf, {"-bbox"}));
  while (found.hasNext()) {
    const auto match = found.next();
    if (match.captured(5).isEmpty()) {
      page.clear();
      continue;
    }
    const QRectF box(QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()),
                     QPointF(match.captured(3).toDouble(), match.captured(4).toDouble()));
    for (const Word& other : page) {
      const QRectF both = other.box & box;
      if (both.width() > kTouching && both.height() > box.height() / 2)
        all << other.letters + " over " + match.captured(5);
    }
    if (box.left() < 0 || box.right() > 596 || box.top() < 0 || box.bottom() > 843)
      all << match.captured(5) + " off the page";
    page.push_back({box, match.captured(5)});
  }
  return all;
}

TEST_F(EventPaperTest, everybody_finds_table_and_seat_by_name) {
  gather({"Ann", "Bob", "Chris", "Dora"}, {.rounds = 2});
  const DrawnRound& first = round_of(desk_.now, 1);
  const Sitting ann = sitting(desk_.now.plan, first, 0);
  const QString seat = QString("NESW").mid(ann.seat, 1);
  EXPECT_TRUE(words(EventPaper::by_name, 1).contains("Ann 1 " + seat));
  EXPECT_TRUE(words(EventPaper::by_name).contains("Round 1 Round 2"));
}

TEST_F(EventPaperTest, who_sits_out_is_told_so) {
  gather(5, {.rounds = 1});
  const Entrant out = round_of(desk_.now, 1).out.front();
  const QString name = "Member " + QString::number(out + 1);
  EXPECT_TRUE(words(EventPaper::by_name, 1).contains(name + " sits out"));
  EXPECT_TRUE(words(EventPaper::by_table, 1).contains("Sit out: " + name));
  EXPECT_TRUE(words(EventPaper::guides, 1).contains("1 sits out"));
}

TEST_F(EventPaperTest, an_evening_of_thirty_five_is_a_page_of_names) {
  gather(35);
  EXPECT_EQ(pages(EventPaper::by_name), 1);
  EXPECT_EQ(pages(EventPaper::by_name, 2), 1);
  EXPECT_EQ(pages(EventPaper::by_table), 3) << "a page a round";
  EXPECT_EQ(pages(EventPaper::guides), 5) << "eight on a page";
  EXPECT_EQ(pages(EventPaper::table_cards), 8);
  EXPECT_EQ(pages(EventPaper::tally_sheets, 1), 8);
  EXPECT_EQ(pages(EventPaper::slips), 3);
  EXPECT_EQ(pages(EventPaper::ranking), 1);
}

TEST_F(EventPaperTest, seventy_seven_names_fit_on_one_page) {
  gather(77);
  EXPECT_EQ(pages(EventPaper::by_name), 1);
  EXPECT_EQ(pages(EventPaper::by_table, 1), 1);
}

TEST_F(EventPaperTest, two_hundred_names_fit_on_three_pages) {
  gather(200, {.rounds = 2});
  EXPECT_EQ(pages(EventPaper::by_name), 3);
  EXPECT_EQ(pages(EventPaper::by_name, 1), 3);
  EXPECT_EQ(pages(EventPaper::by_table, 1), 3);
  const QString all = words(EventPaper::by_name);
  for (int n = 1; n <= 200; ++n)
    EXPECT_EQ(all.count(QRegularExpression("Member " + QString::number(n) + " [0-9]")), 1) << n;
}

TEST_F(EventPaperTest, names_of_any_length_and_script_stay_beside_one_another) {
  std::vector<std::string> names;
  for (int n = 1; n <= 11; ++n) {
    const std::string last = " " + std::to_string(n);
    names.push_back("Wilhelmina-Alexandra van den Bergh-Oosterhuis van Zuylen" + last);
    names.push_back("アレクサンドラ・ヴァンデンベルク・フォン・ホーエンツォレルン" + last);
    names.push_back("鈴木 一郎" + last);
  }
  gather(names, {.rounds = 5});
  // Not the cards for the tables: the box around so large a number is larger than what is seen.
  for (const EventPaper paper : {EventPaper::by_name, EventPaper::by_table, EventPaper::guides,
                                 EventPaper::tally_sheets, EventPaper::slips, EventPaper::ranking})
    EXPECT_EQ(collisions(pdf(paper)).mid(0, 3), QStringList())
        << kPaperNames[static_cast<std::size_t>(paper)];
}

TEST_F(EventPaperTest, a_guide_card_says_partner_and_opponents) {
  gather({"Ann", "Bob", "Chris", "Dora"}, {.rounds = 1});
  const QString cards = words(EventPaper::guides);
  EXPECT_TRUE(cards.contains("Round Table Partner Opponents Points"));
  for (const char* name : {"Ann", "Bob", "Chris", "Dora"})
    EXPECT_EQ(cards.count(name), 4) << name << ": on the own card, a partner's, two opponents'";
}

TEST_F(EventPaperTest, a_tally_sheet_has_both_sides_a_row_a_deal_and_what_they_sign) {
  gather({"Ann", "Bob", "Chris", "Dora"}, {.rounds = 1, .deals = 12});
  const QStringList sheet = lines(EventPaper::tally_sheets);
  EXPECT_TRUE(sheet.contains("12"));
  EXPECT_FALSE(sheet.contains("13"));
  EXPECT_TRUE(sheet.join('\n').contains("Points roem Points roem"));
  EXPECT_TRUE(sheet.contains("pits"));
  EXPECT_TRUE(sheet.contains("Signature"));
  EXPECT_TRUE(sheet.contains("Club evening Table 1"));
}

TEST_F(EventPaperTest, a_game_without_partners_has_a_column_a_seat) {
  gather(4, {.rules = "kyuuri/seed", .rounds = 1, .deals = 0});
  const QString sheet = words(EventPaper::tally_sheets);
  for (const char* seat : {"A Member", "B Member", "C Member", "D Member"})
    EXPECT_EQ(sheet.count(seat), 2) << seat << ": over the column, and below the signature";
  EXPECT_FALSE(sheet.contains("roem"));
  EXPECT_FALSE(words(EventPaper::guides).contains("Partner"));
}

TEST_F(EventPaperTest, the_pool_of_quadrille_has_a_column) {
  gather(4, {.rules = "quadrille/seed", .rounds = 1, .deals = 10});
  EXPECT_TRUE(words(EventPaper::tally_sheets).contains("pool"));
}

TEST_F(EventPaperTest, three_at_a_table_play_for_themselves) {
  gather(7, {.rounds = 1, .short_tables = true});
  const DrawnRound& round = round_of(desk_.now, 1);
  ASSERT_EQ(round.tables.size(), 2U);
  ASSERT_EQ(round.tables.back().seats.size(), 3U);
  const PaperTally tally = paper_tally(desk_, must(names_in(here_.book)), round.tables.back());
  EXPECT_EQ(tally.accounts, (Accounts{seat(0), seat(1), seat(2)}));
}

TEST_F(EventPaperTest, more_deals_than_a_page_has_rows_go_on_on_the_next) {
  gather(4, {.rounds = 1, .deals = 60});
  EXPECT_EQ(pages(EventPaper::tally_sheets), 3);
  EXPECT_TRUE(lines(EventPaper::tally_sheets).contains("60"));
}

TEST_F(EventPaperTest, a_table_card_has_a_code_where_the_door_is_open) {
  gather(4, {.rounds = 1});
  const QByteArray without = pdf(EventPaper::table_cards);
  const QByteArray with = pdf(EventPaper::table_cards, 0, "http://192.168.1.20:8317/#t=00ff");
  EXPECT_TRUE(read(without, {}).contains("write the result on the slip"));
  EXPECT_TRUE(read(with, {}).contains("Scan this with a phone"));
}

TEST_F(EventPaperTest, a_ranking_has_places_rounds_totals_and_prizes) {
  gather({"Ann", "Bob", "Chris", "Dora"}, {.rounds = 1});
  TournamentEvent told = result(1, 1, 1400, 1192);
  told.figures.roem = {0, 0};
  write(here_.book, desk_, told);
  const QStringList ranking = lines(EventPaper::ranking);
  ASSERT_GT(ranking.size(), 4);
  EXPECT_EQ(ranking[2], "Round 1 total prize");
  EXPECT_TRUE(ranking[3].startsWith("1 ") && ranking[3].endsWith(" 1400 1400 25.00"))
      << ranking[3].toStdString();
}

/// A round at each of whose tables both sides make much more than a deal is worth, or much less.
std::vector<TournamentEvent> large_results(const Tournament& now) {
  std::vector<TournamentEvent> all;
  for (int round = 1; round <= static_cast<int>(now.rounds.size()); ++round)
    for (const DrawnTable& table : round_of(now, round).tables) {
      all.push_back(result(round, table.table, 12345, -12345));
      all.back().figures.roem = {0, 0};
    }
  return all;
}

TEST_F(EventPaperTest, no_figure_is_ever_cut) {
  for (const int people : {9, 13, 77, 200})
    for (const int rounds : {3, 12}) {
      SCOPED_TRACE(std::to_string(people) + " people, " + std::to_string(rounds) + " rounds");
      gather(people, {.rounds = rounds});
      must(write_down(here_.book, desk_, large_results(desk_.now)));
      for (const EventPaper paper :
           {EventPaper::by_name, EventPaper::by_table, EventPaper::guides, EventPaper::table_cards,
            EventPaper::slips, EventPaper::ranking})
        EXPECT_FALSE(words(paper, paper == EventPaper::ranking ? 0 : 1).contains("…"))
            << kPaperNames[static_cast<std::size_t>(paper)];
      EXPECT_EQ(collisions(pdf(EventPaper::ranking)).mid(0, 3), QStringList());
    }
}

TEST_F(EventPaperTest, beside_the_longest_names_figures_are_whole) {
  std::vector<std::string> names;
  for (int n = 1; n <= 13; ++n)
    names.push_back("Wilhelmina-Alexandra van den Bergh-Oosterhuis van Zuylen " +
                    std::to_string(n));
  gather(names, {.rounds = 8});
  must(write_down(here_.book, desk_, large_results(desk_.now)));
  const QString all = words(EventPaper::ranking);
  for (const RankedLine& line : ranking(desk_.now))  // the minus is drawn, and not read
    EXPECT_TRUE(all.contains(QString::number(std::abs(line.total)))) << line.total;
}

TEST_F(EventPaperTest, every_page_says_of_which_evening_it_is) {
  gather(35);
  for (const EventPaper paper : {EventPaper::by_table, EventPaper::guides, EventPaper::slips}) {
    const QString all = words(paper);
    const int count = pages(paper);
    EXPECT_EQ(all.count("Spadille · Club evening · Friday, 20 November 2026 · Hall"), count);
    EXPECT_TRUE(all.contains(QString("Page %1 of %1").arg(count)));
  }
}

TEST_F(EventPaperTest, what_is_not_drawn_cannot_be_printed) {
  gather(8, {.rounds = 2});
  EXPECT_FALSE(unprintable(desk_.now, EventPaper::slips, 2));
  EXPECT_EQ(unprintable(desk_.now, EventPaper::slips, 3)->message.key, "event.wrong.not_drawn");
  EXPECT_FALSE(unprintable(desk_.now, EventPaper::ranking, 0));
  EXPECT_TRUE(unprintable(Tournament{}, EventPaper::ranking, 0));
}

/// Saved from the app.
class SavedPapers : public EventPaperTest {
 protected:
  void SetUp() override {
    QFile folders(folder_.filePath("user-dirs.dirs"));
    EXPECT_TRUE(folders.open(QIODevice::WriteOnly));
    folders.write("XDG_DOCUMENTS_DIR=\"" + folder_.path().toUtf8() + "/Papers\"\n");
    before_ = qgetenv("XDG_CONFIG_HOME");
    qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
  }
  void TearDown() override {
    if (before_.isNull())
      qunsetenv("XDG_CONFIG_HOME");
    else
      qputenv("XDG_CONFIG_HOME", before_);
  }

  QByteArray before_{};
  std::optional<TournamentDesk> lying_{};
  table::Clerk clerk_{machine(here_.path)};
  table::EventPapers papers_{[this] { return lying_; }, [] { return QString(); }, clerk_, speaker_};
};

TEST_F(SavedPapers, each_is_listed_with_its_words) {
  ASSERT_EQ(papers_.rowCount(), 7);
  const QModelIndex first = papers_.index(0);
  EXPECT_EQ(papers_.data(first, table::EventPapers::what_role).toString(), "by-name");
  EXPECT_EQ(papers_.data(first, table::EventPapers::title_role).toString(), "Where everybody sits");
}

TEST_F(SavedPapers, a_paper_goes_into_the_folder_of_documents) {
  gather(8, {.rounds = 1});
  lying_ = desk_;
  papers_.save("slips", 1);
  clerk_.finish();
  clerk_.finish();
  EXPECT_FALSE(papers_.refused()) << papers_.said().toStdString();
  EXPECT_EQ(papers_.said(), "Saved as " + folder_.path() + "/Papers/2026-11-20 Result slips 1.pdf");
  EXPECT_TRUE(QFile::exists(folder_.path() + "/Papers/2026-11-20 Result slips 1.pdf"));
}

TEST_F(SavedPapers, what_is_not_drawn_is_refused_in_words) {
  gather(8, {.rounds = 1});
  lying_ = desk_;
  papers_.save("slips", 2);
  EXPECT_TRUE(papers_.refused());
  EXPECT_EQ(papers_.said(), "Round 2 is not drawn.");
}

}  // namespace
}  // namespace spadille::tests
