// The evening for others: the sheet as a PDF, and the codes to be photographed.
#include "ui/table/exchange/share.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QUrl>
#include <QUrlQuery>

#include <gtest/gtest.h>

#include "app/exchange/exporting.h"
#include "app/people/names.h"
#include "app/record/events.h"
#include "app/record/opening.h"
#include "app/record/session_view.h"
#include "app/rulebook/rules.h"
#include "tests/support/any.h"
#include "tests/support/temporary_book.h"
#include "ui/table/exchange/bg_stats.h"
#include "ui/table/exchange/paper_sheet_pdf.h"
#include "ui/table/exchange/qr.h"

namespace spadille::tests {
namespace {

using table::bg_stats_link;
using table::bg_stats_play;

/// The fields of a QR code that say how large it is: 17 + 4 × version.
int version(const QrMatrix& matrix) { return (matrix.side - 17) / 4; }

/// Whether the three corners have the square in a square that a camera looks for.
bool has_finders(const QrMatrix& matrix) {
  const auto finder = [&](int left, int top) {
    for (int y = 0; y < 7; ++y)
      for (int x = 0; x < 7; ++x) {
        const int ring = std::max(std::abs(x - 3), std::abs(y - 3));
        if (matrix.at(left + x, top + y) != (ring != 2)) return false;
      }
    return true;
  };
  const int far = matrix.side - 7;
  return finder(0, 0) && finder(far, 0) && finder(0, far);
}

class Sharing : public testing::Test {
 protected:
  void begin(const std::string& preset, const std::vector<std::string>& players) {
    Opening opening;
    opening.rules = *preset_rules(preset);
    opening.title = "Friday";
    opening.place = "Utrecht";
    opening.players = players;
    const auto event = opening_event(here_.book, opening);
    ASSERT_TRUE(event);
    desk_ = begin_session(here_.book, *event).value();
  }
  void record(const AnyDeal& deal) { ASSERT_TRUE(record_deal(here_.book, desk_, deal)); }
  void record_euchre(int deals) {
    begin("euchre/seed", {"Ann", "Ben", "Cem", "Dora"});
    for (int i = 0; i < deals; ++i) record(any(euchre::Deal{.maker = seat(0), .tricks = 3}));
  }
  Names names() { return names_in(here_.book).value(); }
  EveningView evening() { return view(desk_, names()); }
  QString file(const char* name) const { return folder_.filePath(name); }
  QByteArray pdf() { return table::pdf_of(evening(), speaker_); }

  TemporaryBook here_{};
  Desk desk_{};
  QTemporaryDir folder_{};
  table::Speaker speaker_{Language::en};
};

TEST_F(Sharing, short_evening_is_one_page) {
  record_euchre(3);
  const QByteArray written = pdf();
  EXPECT_TRUE(written.startsWith("%PDF-"));
  EXPECT_EQ(written.count("/Type /Page\n"), 1);
}

TEST_F(Sharing, sixty_deals_are_two_pages) {
  record_euchre(60);
  EXPECT_EQ(pdf().count("/Type /Page\n"), 2);
  EXPECT_EQ(table::pages_of(evening(), speaker_), 2);
}

TEST_F(Sharing, corrections_and_remarks_take_room) {
  record_euchre(30);
  const int before = table::pages_of(evening(), speaker_);
  for (int deal = 1; deal <= 30; ++deal)
    ASSERT_TRUE(
        write_down(here_.book, desk_,
                   correction(seq_of_deal(desk_, deal),
                              any(euchre::Deal{.maker = seat(0), .tricks = 4}), "miscounted")));
  EXPECT_EQ(before, 1);
  EXPECT_GT(table::pages_of(evening(), speaker_), before);
}

TEST_F(Sharing, file_that_exists_is_kept) {
  ASSERT_TRUE(table::write_new(file("kept.pdf"), "mine"));
  EXPECT_FALSE(table::write_new(file("kept.pdf"), "other"));
  QFile older(file("kept.pdf"));
  ASSERT_TRUE(older.open(QIODevice::ReadOnly));
  EXPECT_EQ(older.readAll(), "mine");
}

TEST_F(Sharing, folder_that_is_not_there_takes_nothing) {
  EXPECT_FALSE(table::write_new(file("no/folder.pdf"), "page"));
}

TEST_F(Sharing, second_file_of_a_day_gets_a_number) {
  const QString first = table::fresh_name(folder_.path(), "2026-11-20 euchre", ".pdf");
  EXPECT_EQ(first.toStdString(), (folder_.path() + "/2026-11-20 euchre.pdf").toStdString());
  ASSERT_TRUE(table::write_new(first, "page"));
  EXPECT_EQ(table::fresh_name(folder_.path(), "2026-11-20 euchre", ".pdf").toStdString(),
            (folder_.path() + "/2026-11-20 euchre 2.pdf").toStdString());
}

TEST_F(Sharing, picture_has_the_shape_of_the_page_and_ink_on_it) {
  record_euchre(3);
  const QImage picture = table::picture_of(evening(), speaker_, 700);
  EXPECT_EQ(picture.size(), QSize(700, 990));
  int dark = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x)
      if (qGray(picture.pixel(x, y)) < 128) ++dark;
  EXPECT_GT(dark, 500);
}

TEST_F(Sharing, picture_has_every_page) {
  record_euchre(60);
  EXPECT_EQ(table::picture_of(evening(), speaker_, 700).size(), QSize(700, 2 * 990));
}

TEST_F(Sharing, bg_stats_gets_score_rank_and_winner_of_everybody) {
  record_euchre(2);
  const QJsonObject play = bg_stats_play(desk_, names(), speaker_);
  EXPECT_EQ(play["sourceName"].toString(), "Spadille");
  EXPECT_EQ(play["sourcePlayId"].toString().toStdString(), desk_.uuid);
  EXPECT_EQ(play["playDate"].toString(), "2026-11-20 19:30:00");
  EXPECT_EQ(play["location"].toString(), "Utrecht");
  EXPECT_EQ(play["game"].toObject(), (QJsonObject{{"name", "Euchre"},
                                                  {"sourceGameId", "spadille.euchre"},
                                                  {"highestWins", true},
                                                  {"noPoints", false}}));
  QStringList said;
  for (const auto& each : play["players"].toArray()) {
    const QJsonObject player = each.toObject();
    EXPECT_FALSE(player["sourcePlayerId"].toString().isEmpty());
    said << QString("%1 %2 %3 %4%5")
                .arg(player["name"].toString(), player["score"].toString())
                .arg(player["rank"].toInt())
                .arg(player["winner"].toBool() ? "won" : "lost",
                     player["startPlayer"].toBool() ? " began" : "");
  }
  EXPECT_EQ(said,
            QStringList({"Ann 2 1 won", "Cem 2 1 won", "Ben 0 3 lost began", "Dora 0 3 lost"}));
}

TEST_F(Sharing, evening_that_was_brought_in_later_keeps_its_day) {
  Opening opening;
  opening.rules = *preset_rules("euchre/seed");
  opening.players = {"Ann", "Ben", "Cem", "Dora"};
  opening.date = "2025-01-31";
  desk_ = begin_session(here_.book, *opening_event(here_.book, opening)).value();
  const QJsonObject play = bg_stats_play(desk_, names(), speaker_);
  const QDateTime noon(QDate(2025, 1, 31), QTime(12, 0));
  EXPECT_EQ(play["playDate"].toString(), noon.toUTC().toString("yyyy-MM-dd HH:mm:ss"));
  EXPECT_EQ(play["durationMin"].toInt(), 0);
}

TEST_F(Sharing, at_kyuuri_the_fewest_losses_win) {
  begin("kyuuri/seed", {"Ann", "Ben", "Cem"});
  record(any(kyuuri::Deal{.taker = seat(1), .rank = Rank::queen}));
  const QJsonObject play = bg_stats_play(desk_, names(), speaker_);
  EXPECT_FALSE(play["game"].toObject()["highestWins"].toBool());
  const QJsonObject last = play["players"].toArray().last().toObject();
  EXPECT_EQ(last["name"].toString(), "Ben");
  EXPECT_EQ(last["score"].toString(), "12");
  EXPECT_FALSE(last["winner"].toBool());
}

TEST_F(Sharing, link_carries_the_play_and_fits_a_code) {
  record_euchre(60);
  const QJsonObject play = bg_stats_play(desk_, names(), speaker_);
  const QString link = bg_stats_link(play);
  EXPECT_TRUE(link.startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
  const QString data = QUrlQuery(QUrl(link)).queryItemValue("data", QUrl::FullyDecoded);
  EXPECT_EQ(QJsonDocument::fromJson(data.toUtf8()).object(), play);
  EXPECT_TRUE(has_finders(qr_matrix(link.toStdString())));
}

TEST_F(Sharing, short_session_fits_a_code_as_it_is) {
  record_euchre(10);
  const std::string document = session_as_evening(desk_, names()).text;
  EXPECT_TRUE(has_finders(qr_matrix(document)));
}

TEST(QrMatrix, grows_with_what_it_holds_up_to_the_largest) {
  EXPECT_EQ(version(qr_matrix("Spadille")), 1);
  EXPECT_EQ(version(qr_matrix(std::string(kMostQrBytes, 'x'))), 40);
  EXPECT_EQ(qr_matrix(std::string(kMostQrBytes + 1, 'x')).side, 0);
  EXPECT_EQ(qr_matrix({}).side, 0);
}

}  // namespace
}  // namespace spadille::tests
