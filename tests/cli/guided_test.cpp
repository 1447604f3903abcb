// Conversations, whole: what is asked and said, and what comes of it.
#include "ui/cli/record/guided.h"

#include <sstream>

#include <gtest/gtest.h>

#include "app/referee/asked_table.h"
#include "app/referee/asking.h"
#include "app/rulebook/rules.h"
#include "tests/support/evening_of.h"
#include "tests/support/print_game.h"
#include "tests/support/temporary_book.h"
#include "ui/cli/referee/guided_ruling.h"
#include "ui/cli/terminal/prompter.h"

namespace spadille::cli {
namespace {

template <typename Result>
struct Talk {
  Result result{};
  std::string out{};
  std::string err{};
};

template <typename Result>
Talk<Result> talk(Language language, const std::string& input, auto&& guided) {
  const Words words(language);
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Talk<Result> talk{guided(Streams{in, out, err}, Voice{words, {.on = true}, 100}), {}, {}};
  talk.out = out.str();
  talk.err = err.str();
  return talk;
}

template <Game G>
auto deal_talk(Language language, const std::string& input) {
  const Session session = tests::fresh_session<G>({}, 4);
  return talk<std::optional<AnyDeal>>(
      language, input, [&](const Streams& streams, const Voice& voice) {
        return guided_deal(session, SeatNames{tests::kFour}, streams, voice);
      });
}

/// Draws the first there is.
auto table_talk(Language language, const std::string& input,
                const std::vector<std::string>& usual = tests::kFour) {
  return talk<std::optional<NewTable>>(
      language, input, [&](const Streams& streams, const Voice& voice) {
        return guided_table(
            usual, [](std::size_t) { return std::size_t{0}; }, streams, voice);
      });
}

const std::string kHint =
    "? explains, < goes back, q ends without saving. An empty answer takes what stands in "
    "brackets.\n";
const std::string kHintJa =
    "? で説明、< で1つ前に戻り、q "
    "で保存せずに終わります。何も入力しなければ、[ ] の中の答えになります。\n";

TEST(GuidedDeal, a_deal_is_asked_for_shown_and_saved) {
  const auto talk = deal_talk<euchre::Game>(Language::en, "<\nann\nx\n\n6\n3\n<\n4\nChris\nD\n\n");
  EXPECT_EQ(talk.err, kHint + R"talk(Who made trumps (Ann | Bob | Chris | Dora | pass): <
This is the first question.
Who made trumps (Ann | Bob | Chris | Dora | pass): Ann
The maker played alone (y | n) [no]: x
  x: This value is not possible here. (valid: y | n) EU-3.5
The maker played alone (y | n) [no]: no
Tricks of the makers' side (0…5): 6
  6: This value is not possible here. (valid: 0…5) EU-5.1
Tricks of the makers' side (0…5): 3
The defender who played alone (Bob | Dora) [nobody]: <
Tricks of the makers' side (0…5) [3]: 4
The defender who played alone (Bob | Dora) [nobody]: Chris
  Chris: Chris is on the side of the maker Ann and cannot defend. (valid: Bob | Dora) EU-3.6
The defender who played alone (Bob | Dora) [nobody]: Dora
Deal 1 · Ann deals · Ann 4 defender Dora
  EU-5.2   Ann made it with 4 tricks — Ann & Chris +1
  EU-5.9   Dora defended alone in vain, which changes nothing
This deal: Ann & Chris +1 · Bob & Dora 0
Totals: Ann & Chris 1 · Bob & Dora 0
Bob deals next.
Save? [Y/n/<]: yes
)talk");
  EXPECT_EQ(talk.out, "");
  ASSERT_TRUE(talk.result.has_value());
  EXPECT_EQ(talk.result->as<euchre::Deal>(),
            (euchre::Deal{.maker = seat(0), .tricks = 4, .lone_defender = seat(3)}));
}

TEST(GuidedDeal, in_japanese_with_a_beast_said_at_the_end) {
  const auto talk = deal_talk<quadrille::Game>(
      Language::ja, "Ａ\nalliance\nC\n５\nいいえ\n<\nはい\n\nbeast Dora\nはい\n");
  EXPECT_EQ(talk.err, kHintJa + R"talk(オンブルになった人（Ann | Bob | Chris | Dora）：Ann
コントラクト（強制は強制されたスパディーユ）（アリアンス | ソロ | ボル | 強制）：アリアンス
指名されたカードの持ち主（Bob | Chris | Dora）：Chris
オンブル側のトリック数（0…10）：5
オンブル側にスパディーユ、マニーユ、バスタが配られた（はい | いいえ） [いいえ]：いいえ
第1ディール · ディーラー：Ann · Ann アリアンス パートナー Chris 5
  QU-2.2   アンティ：プールは4、1ユニットは1 — プール +4 · Ann −1 · Bob −1 · Chris −1 · Dora −1
  QU-5.9   レミス：Annは5トリックで、プールに4を払う — プール +4 · Ann −4
  QU-5.11  パートナーのChrisは払わない
このディール： Ann −5 · Bob −1 · Chris −1 · Dora −1 · プール +8
合計： Ann −5 · Bob −1 · Chris −1 · Dora −1 · プール 8
受け渡し： Ann → プール 5 · Bob → プール 1 · Chris → プール 1 · Dora → プール 1
次のディーラーはDoraです。
保存しますか [はい/いいえ/<]：<
オンブル側にスパディーユ、マニーユ、バスタが配られた（はい | いいえ） [いいえ]：はい
さらにプントも加わった（ダブル・マタドール）（はい | いいえ） [いいえ]：いいえ
第1ディール · ディーラー：Ann · Ann アリアンス パートナー Chris 5 マタドール
  QU-2.2   アンティ：プールは4、1ユニットは1 — プール +4 · Ann −1 · Bob −1 · Chris −1 · Dora −1
  QU-5.9   レミス：Annは5トリックで、プールに4を払う — プール +4 · Ann −4
  QU-5.11  パートナーのChrisは払わない
  QU-5.13  失敗したAnnのマタドール：1ユニットの支払い（1ずつ） — Ann −2 · Dora +1 · Bob +1
このディール： Ann −7 · Bob 0 · Chris −1 · Dora 0 · プール +8
合計： Ann −7 · Bob 0 · Chris −1 · Dora 0 · プール 8
受け渡し： Ann → プール 7 · Chris → プール 1
次のディーラーはDoraです。
保存しますか [はい/いいえ/<]：ベート Dora
第1ディール · ディーラー：Ann · Ann アリアンス パートナー Chris 5 マタドール ベート Dora
  QU-2.2   アンティ：プールは4、1ユニットは1 — プール +4 · Ann −1 · Bob −1 · Chris −1 · Dora −1
  QU-5.9   レミス：Annは5トリックで、プールに4を払う — プール +4 · Ann −4
  QU-5.11  パートナーのChrisは払わない
  QU-5.13  失敗したAnnのマタドール：1ユニットの支払い（1ずつ） — Ann −2 · Dora +1 · Bob +1
  QU-5.14  Doraがベートを払う：次のディールのプールに4 — プール +4 · Dora −4
このディール： Ann −7 · Bob 0 · Chris −1 · Dora −4 · プール +12
合計： Ann −7 · Bob 0 · Chris −1 · Dora −4 · プール 12
受け渡し： Ann → プール 7 · Dora → プール 4 · Chris → プール 1
次のディーラーはDoraです。
保存しますか [はい/いいえ/<]：はい
)talk");
  ASSERT_TRUE(talk.result.has_value());
  EXPECT_EQ(talk.result->as<quadrille::Deal>().beasted, SeatSet{seat(3)});
}

TEST(GuidedDeal, a_question_mark_shows_the_clause_and_other_words) {
  const auto talk = deal_talk<kyuuri::Game>(Language::en, "?\nquit\n");
  EXPECT_EQ(
      talk.err,
      kHint + R"talk(Who took the last trick (Ann | Bob | Chris | Dora) [told in another way]: ?
5 Score

KY-5.1  The last trick loses
Only the last trick of a deal counts. Its winner loses the value of the card he won it with; all
earlier tricks decide nothing but the lead.

Example: the last trick is 4 7 7. The third player wins it and loses 7.
Also understood, at any question:
  match     Who else played that rank in it KY-5.3
  lead      Who led to the last trick KY-4.1
  ranks     The ranks of the last trick in playing order KY-4.4
? explains, < goes back, q ends without saving. An empty answer takes what stands in brackets.
Who took the last trick (Ann | Bob | Chris | Dora) [told in another way]: quit
Nothing was saved.
)talk");
}

TEST(GuidedDeal, a_queen_is_an_answer_where_a_rank_is_asked_for) {
  const auto talk = deal_talk<kyuuri::Game>(Language::en, "Ann\nq\n\ny\n");
  ASSERT_TRUE(talk.result.has_value());
  EXPECT_EQ(talk.result->as<kyuuri::Deal>().rank, Rank::queen);
}

TEST(GuidedDeal, nothing_is_saved_when_the_input_ends_or_nobody_wants_it) {
  for (const char* input : {"", "Ann", "Ann\n", "Ann\nn\n3\n\n", "Ann\nn\n3\n\nn\n", "q\n", "Ｑ\n",
                            "Ann\nquit\nn\n3\n\n\n", "Ann\nn\n3\n\nmaybe\n", "pass\n<\n<\n"}) {
    const auto talk = deal_talk<euchre::Game>(Language::en, input);
    EXPECT_EQ(talk.result, std::nullopt) << input;
    const std::string end = "Nothing was saved.\n";
    EXPECT_EQ(talk.err.substr(talk.err.size() - end.size()), end) << input;
  }
}

TEST(GuidedDeal, a_last_line_without_an_end_is_an_answer) {
  EXPECT_TRUE(deal_talk<euchre::Game>(Language::en, "pass\ny").result.has_value());
}

TEST(GuidedTable, an_evening_is_asked_for_question_by_question) {
  const auto talk =
      table_talk(Language::en, "9\nklav\n\n1\n9\nann\n2\nEve Smith\n<\n\n\ndraw\nA\nmaybe\n\n");
  EXPECT_EQ(talk.err, kHint + R"talk(  1 Euchre
  2 Klaverjas
  3 Kyuuri
  4 Quadrille
Which game (1…4): 9
  This value is not one that is known.
  1 Euchre
  2 Klaverjas
  3 Kyuuri
  4 Quadrille
Which game (1…4): Klaverjas
  1 klaverjas/seed  Amsterdam: 16 deals
  2 klaverjas/pit  Amsterdam, with 100 for a pit
  3 klaverjas/individual  An individual evening: three games, a new partner in each
  4 klaverjas/three-handed  Three players, fifteen deals
  5 klaverjas/utrecht  Utrecht: forehand has to make trumps
  6 klaverjas/utrecht-club  Utrecht, as in its club: undertrumping is a duty too
  7 klaverjas/rotterdam  Rotterdam: the play, and nothing else
  8 klaverjas/rotterdam-nku  Rotterdam, as at tournaments
  9 klaverjas/to-1500  To 1,500 points, with 100 for a pit
By which rules (1…9) [klaverjas/seed]: klaverjas/seed
Usual players:
  1 Ann
  2 Bob
  3 Chris
  4 Dora
Who sits at seat 1 (1…4) [Ann]: Ann
Who sits at seat 2 (1…4) [Bob]: 9
  No usual player has this number, and a number is no name.
Who sits at seat 2 (1…4) [Bob]: ann
  This player has a seat already.
Who sits at seat 2 (1…4) [Bob]: Bob
Who sits at seat 3 (1…4) [Chris]: Eve Smith
Who sits at seat 4 (1…4) [Chris]: <
Who sits at seat 3 (1…4) [Chris]: Chris
Who sits at seat 4 (1…4) [Dora]: Dora
Seats clockwise: Ann, Bob, Chris, Dora (draw) [as said]: draw
Seats clockwise: Bob, Chris, Dora, Ann
Who deals first (Bob, Chris, Dora, Ann | draw) [Bob]: Ann
Klaverjas · klaverjas/seed · Bob, Chris, Dora, Ann
Ann deals first.
Begin? [Y/n/<]: maybe
  This value is not one that is known.
Klaverjas · klaverjas/seed · Bob, Chris, Dora, Ann
Ann deals first.
Begin? [Y/n/<]: yes
)talk");
  ASSERT_TRUE(talk.result.has_value());
  EXPECT_EQ(*talk.result,
            (NewTable{"klaverjas", "klaverjas/seed", {"Bob", "Chris", "Dora", "Ann"}, seat(3)}));
}

TEST(GuidedTable, in_japanese_with_new_players_and_back_to_their_number) {
  const auto talk =
      table_talk(Language::ja, "きゅうり\ncountdown\n9\n3\n<\n2\n花子\n太郎\n\nくじ\nはい\n", {});
  EXPECT_EQ(talk.err, kHintJa + R"talk(  1 ユーカー
  2 クラーフェルヤス
  3 きゅうり
  4 カドリーユ
どのゲーム（1…4）：きゅうり
  1 kyuuri/seed  標準：21点で脱落
  2 kyuuri/countdown  21点の持ち点を減らす数え方：子どもにもわかりやすい
  3 kyuuri/ten-deals  10ディールで脱落なし：失点の最も少ない人が勝ち
  4 kyuuri/agurk  Agurk：30点で脱落、最強の数字を出した全員が失点
  5 kyuuri/gurka  Gurka：手札6枚、直前のカードと比べる
  6 kyuuri/two-lives  全員が一度だけ復活できる：残り2人で終了
どの規則セット（1…6） [kyuuri/seed]：kyuuri/countdown
何人で遊びますか（2…7）：9
  この値はここでは使えません。
何人で遊びますか（2…7）：3
席1のプレイヤー：<
何人で遊びますか（2…7）：2
席1のプレイヤー：花子
席2のプレイヤー：太郎
席順（時計回り）：花子、太郎（draw） [このまま]：このまま
最初のディーラー（花子、太郎 | draw） [花子]：くじ
きゅうり · kyuuri/countdown · 花子、太郎
最初のディーラーは花子です。
始めますか [はい/いいえ/<]：はい
)talk");
  ASSERT_TRUE(talk.result.has_value());
  EXPECT_EQ(*talk.result, (NewTable{"kyuuri", "kyuuri/countdown", {"花子", "太郎"}, seat(0)}));
}

TEST(GuidedTable, going_back_from_the_end_to_the_beginning_and_forth_keeps_the_players) {
  const auto talk =
      table_talk(Language::en,
                 "euchre\n\nZoe\n\n\n\n\n\n<\n<\n<\n<\n<\n<\n<\n<\n<\neuchre\n2\n\n\n\n\n\n\n\n");
  ASSERT_TRUE(talk.result.has_value()) << talk.err;
  EXPECT_EQ(talk.result->players, (std::vector<std::string>{"Zoe", "Ann", "Bob", "Chris"}));
  EXPECT_EQ(talk.result->rules, presets("euchre")[1].id);
}

TEST(GuidedTable, a_name_is_taken_without_signs_that_nobody_sees) {
  const auto talk = table_talk(Language::en, "1\n1\nAnn\nB\u200bob\n\u200b\nBob\n\n\n\n\n\n");
  ASSERT_TRUE(talk.result.has_value()) << talk.err;
  EXPECT_EQ(talk.result->players, tests::kFour);
  EXPECT_NE(talk.err.find("This is no name that can be shown."), std::string::npos) << talk.err;
  EXPECT_NE(talk.err.find("This player has a seat already."), std::string::npos) << talk.err;
}

TEST(GuidedTable, nothing_begins_when_the_input_ends_or_nobody_wants_it) {
  for (const char* input :
       {"", "1\n", "1\n\n\n\n\n\n\n\n", "1\n\n\n\n\n\n\n\nn\n", "q\n", "1\n\n\nq\n"})
    EXPECT_EQ(table_talk(Language::en, input).result, std::nullopt) << input;
}

// Something irregular.

auto ruling_talk(Language language, const std::string& input, const InWords& known = {}) {
  Document document =
      in_words(table_by(*preset_rules("kyuuri/seed"), tests::kFour), Format::incident, known);
  std::vector<std::string> said;
  for (const auto& [key, text] : known.members) said.push_back(key);
  return talk<std::optional<Document>>(
      language, input, [&](const Streams& streams, const Voice& voice) {
        return guided_ruling(Inquiry(std::move(document), said), {}, streams, voice);
      });
}

kyuuri::Incident incident_of(const std::optional<Document>& document) {
  return document ? document->incident.as<kyuuri::Incident>() : kyuuri::Incident{};
}

TEST(GuidedRuling, asks_only_what_the_answers_leave_open) {
  const auto talk = ruling_talk(Language::en, "illegal\n\nlate\nestab\nBob\n\ny\nQ\n");
  EXPECT_EQ(talk.out, "");
  EXPECT_EQ(
      talk.err,
      R"talk(? explains, < goes back, q ends. An empty answer takes what stands in brackets, or shows what can be said.
What happened: illegal_card
When the card was noticed that was not allowed (in_time | established | too_late): 
  This is missing. (valid: in_time | established | too_late) KY-8.8
When the card was noticed that was not allowed (in_time | established | too_late): late
  late: This value is not possible here. (valid: in_time | established | too_late) KY-8.8
When the card was noticed that was not allowed (in_time | established | too_late): established
Who played the card that was not allowed (Ann | Bob | Chris | Dora): Bob
Who else did so in this deal (Ann | Chris | Dora) [nobody]: nobody
The last trick was played (y | n) [no]: yes
The rank that took the last trick (2 … 9 T J Q K A): Q
)talk");
  const kyuuri::Incident told{.what = kyuuri::Incident::What::illegal_card,
                              .noticed = kyuuri::Incident::Noticed::established,
                              .who = seat(1),
                              .played_out = true,
                              .rank = Rank::queen};
  EXPECT_EQ(incident_of(talk.result), told);
}

TEST(GuidedRuling, an_empty_answer_shows_what_can_have_happened) {
  const auto talk = ruling_talk(Language::nl, "\nother\n");
  EXPECT_NE(talk.err.find("illegal_card"), std::string::npos);
  EXPECT_NE(talk.err.find("KY-8.13"), std::string::npos);
  EXPECT_EQ(incident_of(talk.result).what, kyuuri::Incident::What::other);
}

TEST(GuidedRuling, goes_back_explains_and_asks_nothing_twice) {
  const auto talk =
      ruling_talk(Language::en, "<\n?\nin_time\n", {.members = {{"what", "illegal_card"}}});
  EXPECT_NE(talk.err.find("KY-8.8"), std::string::npos) << "the clause of the question";
  EXPECT_EQ(incident_of(talk.result).noticed, kyuuri::Incident::Noticed::in_time);
}

TEST(GuidedRuling, nothing_is_decided_when_the_input_ends) {
  for (const char* input : {"", "q\n", "illegal_card\n", "illegal_card\nestablished\nBob\n"})
    EXPECT_FALSE(ruling_talk(Language::en, input).result) << input;
}

Reply reply_to(const std::string& input, std::string& said) {
  const Words words(Language::en);
  std::istringstream in(input);
  std::ostringstream talk;
  Prompter prompter(in, talk, words);
  Reply reply = prompter.ask({.text = "What"});
  said = talk.str();
  return reply;
}

TEST(Prompter, a_line_too_long_or_not_text_is_refused_and_the_next_is_read) {
  for (const std::string& wrong :
       {std::string(100'000, 'x'), std::string("\xFF\xFE"), std::string("a\x1b[2Jb"),
        std::string("a\0b", 3), std::string("\xE2\x80\xAE x")}) {
    std::string said;
    const Reply reply = reply_to(wrong + "\n  Ann Lee \t\r\n", said);
    EXPECT_EQ(reply.kind, Reply::Kind::answer);
    EXPECT_EQ(reply.text, "Ann Lee");
    EXPECT_EQ(said.find('\x1b'), std::string::npos);
    EXPECT_LT(said.size(), 400U);
  }
}

TEST(Prompter, signs_are_understood_in_full_width_too) {
  for (const auto& [input, kind] : {std::pair("<", Reply::Kind::back),
                                    {" ＜", Reply::Kind::back},
                                    {"？", Reply::Kind::help},
                                    {"Q", Reply::Kind::end},
                                    {"ｑ", Reply::Kind::end},
                                    {"", Reply::Kind::end},
                                    {"\n", Reply::Kind::answer}}) {
    std::string said;
    EXPECT_EQ(reply_to(input, said).kind, kind) << input;
  }
}

}  // namespace
}  // namespace spadille::cli
