// The sheet as pages get it, role by role, of a real evening of each game.
#include "tests/table/at_table.h"
#include "tests/table/shown.h"

namespace spadille::tests {
namespace {

class SheetRows : public AtTable {
 protected:
  std::string sheet_of(const char* sample) {
    open_sample(sample);
    EXPECT_EQ(refused(), QStringList());
    return house().sheet()->title().toStdString() + "\n" +
           shown(house().sheet()->columns()).toStdString() + "\n" + rows(*house().sheet()) +
           shown(house().sheet()->sums()).toStdString() + "\n";
  }
};

TEST_F(SheetRows, of_euchre) {
  EXPECT_EQ(sheet_of("euchre-two-games"), R"(Two games to ten · Friday, 20 November 2026
[Nora & Sam | Ed & Wim]
number 1, seq 2, said Nora 3 tricks, trumps ♥, dealer Wim, moves [+1 | 0], totals [1 | 0], kind deal
number 2, seq 3, said Ed 4 tricks, dealer Nora, moves [0 | +1], totals [1 | 1], kind deal
number 3, seq 4, said Sam alone, 5 tricks, trumps ♠, dealer Ed, moves [+4 | 0], totals [5 | 1], words [march | lone march], kind deal
number 4, seq 5, said all passed, dealer Sam, moves [0 | 0], totals [5 | 1], words [passed out], kind deal
number 5, seq 6, said Wim 2 tricks, dealer Wim, moves [+2 | 0], totals [7 | 1], words [euchred], kind deal
number 6, seq 7, said Nora 5 tricks, dealer Nora, moves [+2 | 0], totals [9 | 1], words [march], kind deal
number 7, seq 8, said Ed 3 tricks, Sam alone against, dealer Ed, moves [0 | +1], totals [9 | 2], kind deal
number 8, seq 9, said Sam 4 tricks, dealer Sam, moves [+1 | 0], totals [10 | 2], kind deal
number 0, seq 0, said Nora & Sam won the game., totals [10 | 2], kind over
number 9, seq 10, said Ed alone, 3 tricks, dealer Wim, moves [0 | +1], totals [0 | 1], kind deal
number 10, seq 11, said Nora 2 tricks, Wim alone against, dealer Nora, moves [0 | +4], totals [0 | 5], words [euchred], kind deal
number 11, seq 12, said Wim alone, 5 tricks, dealer Ed, moves [0 | +4], totals [0 | 9], words [march | lone march], kind deal
number 12, seq 13, said Sam 3 tricks, dealer Sam, moves [+1 | 0], totals [1 | 9], kind deal
number 13, seq 14, said Ed 5 tricks, dealer Wim, moves [0 | +2], totals [1 | 11], words [march], kind deal
number 0, seq 0, said Ed & Wim won the game., totals [1 | 11], kind over
[0 | 0]
)");
}
TEST_F(SheetRows, of_klaverjas) {
  EXPECT_EQ(sheet_of("klaverjas-sixteen-deals"), R"(Sixteen deals with pit · Friday, 6 November 2026
[Nora & Sam | Ed & Wim]
number 1, seq 2, said Nora 109 points, trumps ♦, dealer Nora, moves [+109 | +53], totals [109 | 53], kind deal
number 2, seq 3, said Wim 84 points, roem 20, trumps ♥, dealer Ed, moves [+78 | +104], totals [187 | 157], kind deal
number 3, seq 4, said Sam 96 points, roem 50, roem against 20, trumps ♠, dealer Sam, moves [+146 | +86], totals [333 | 243], kind deal
number 4, seq 5, said Ed 71 points, roem 20, roem against 20, trumps ♣, dealer Wim, moves [+202 | 0], totals [535 | 243], words [nat], kind deal
number 5, seq 6, said Nora trumps ♣, last trick Ed, 16 cards, dealer Nora, moves [0 | +162], totals [535 | 405], words [nat], kind deal
number 6, seq 7, said Wim others 57, roem 40, dealer Ed, moves [+57 | +145], totals [592 | 550], kind deal
number 7, seq 8, said Nora 162 points, roem 20, pit, trumps ♥, dealer Sam, moves [+282 | 0], totals [874 | 550], words [pit], kind deal
number 8, seq 9, said Ed 103 points, roem against 20, dealer Wim, moves [+79 | +103], totals [953 | 653], kind deal
number 9, seq 10, said Sam 92 points, trumps ♣, dealer Nora, moves [+92 | +70], totals [1045 | 723], kind deal
number 10, seq 11, said Wim 118 points, roem 70, trumps ♦, dealer Ed, moves [+44 | +188], totals [1089 | 911], kind deal
number 11, seq 12, said Sam roem against 40, nat, uncounted, dealer Sam, moves [0 | +202], totals [1089 | 1113], words [nat], kind deal
number 12, seq 13, said Ed 97 points, trumps ♠, dealer Wim, moves [+65 | +97], totals [1154 | 1210], kind deal
number 13, seq 14, said Nora 86 points, roem 20, roem against 20, trumps ♥, dealer Nora, moves [+106 | +96], totals [1260 | 1306], kind deal
number 14, seq 15, said Wim 79 points, roem 50, trumps ♣, dealer Ed, moves [+83 | +129], totals [1343 | 1435], kind deal
number 15, seq 16, said Sam 131 points, roem 100, trumps ♦, dealer Sam, moves [+231 | +31], totals [1574 | 1466], kind deal
number 16, seq 17, said Ed 90 points, roem 20, roem against 20, trumps ♠, dealer Wim, moves [+92 | +110], totals [1666 | 1576], kind deal
number 0, seq 0, said Nora & Sam won the game., totals [1666 | 1576], kind over
[0 | 0]
)");
}
TEST_F(SheetRows, of_klaverjas_of_three) {
  EXPECT_EQ(sheet_of("klaverjas-three-players"),
            R"(Three players, fifteen deals · Friday, 20 November 2026
[Anna | Bert | Clara]
number 1, seq 2, said Bert 94 points, others 37, third 31, trumps ♥, dealer Anna, moves [+31 | +94 | +37], totals [31 | 94 | 37], kind deal
number 2, seq 3, said Clara 87 points, others 31, third 44, roem 20, trumps ♠, dealer Bert, moves [+31 | +44 | +107], totals [62 | 138 | 144], kind deal
number 3, seq 4, said Anna 71 points, others 48, third 43, roem 20, dealer Clara, moves [0 | +182 | +182], totals [62 | 320 | 326], words [nat], kind deal
number 4, seq 5, said all passed, dealer Anna, moves [0 | 0 | 0], totals [62 | 320 | 326], words [passed out], kind deal
number 5, seq 6, said Bert 103 points, others 28, third 31, roem against 20, trumps ♣, dealer Anna, moves [+31 | +103 | +48], totals [93 | 423 | 374], kind deal
number 6, seq 7, said Anna 112 points, others 19, third 31, roem 40, dealer Bert, moves [+152 | +19 | +31], totals [245 | 442 | 405], kind deal
number 7, seq 8, said Clara 79 points, others 52, third 31, third roem 20, trumps ♦, dealer Clara, moves [+182 | +182 | 0], totals [427 | 624 | 405], words [nat], kind deal
number 8, seq 9, said Bert 90 points, others 44, roem 20, dealer Anna, moves [+28 | +110 | +44], totals [455 | 734 | 449], kind deal
number 9, seq 10, said Anna 84 points, others 45, third 33, trumps ♠, dealer Bert, moves [+84 | +45 | +33], totals [539 | 779 | 482], kind deal
number 10, seq 11, said Clara 121 points, others 24, third 17, roem 40, trumps ♥, dealer Clara, moves [+24 | +17 | +161], totals [563 | 796 | 643], kind deal
number 11, seq 12, said Bert roem against 20, nat, uncounted, dealer Anna, moves [+182 | 0 | +182], totals [745 | 796 | 825], words [nat], kind deal
number 12, seq 13, said Anna 98 points, others 35, third 29, third roem 20, trumps ♣, dealer Bert, moves [+98 | +35 | +49], totals [843 | 831 | 874], kind deal
number 13, seq 14, said Clara 76 points, others 39, third 47, roem 20, dealer Clara, moves [+39 | +47 | +96], totals [882 | 878 | 970], kind deal
number 14, seq 15, said Anna 107 points, others 13, third 42, trumps ♦, dealer Anna, moves [+107 | +13 | +42], totals [989 | 891 | 1012], kind deal
number 15, seq 16, said Bert 88 points, others 50, third 24, roem 20, trumps ♠, dealer Bert, moves [+24 | +108 | +50], totals [1013 | 999 | 1062], kind deal
number 16, seq 17, said Clara 93 points, others 40, third 29, trumps ♥, dealer Clara, moves [+40 | +29 | +93], totals [1053 | 1028 | 1155], kind deal
number 0, seq 0, said Clara won the game., totals [1053 | 1028 | 1155], kind over
[0 | 0 | 0]
)");
}
TEST_F(SheetRows, of_quadrille) {
  EXPECT_EQ(sheet_of("quadrille-twelve-deals"),
            R"(Twelve deals, three by each dealer · Friday, 13 November 2026
[Ann | Bob | Chris | Dora | pool]
number 1, seq 2, said Ann alliance, with Chris, 6 tricks, dealer Dora, moves [+1 | −1 | +1 | −1 | 0], totals [1 | −1 | 1 | −1 | 0], kind deal
number 2, seq 3, said Bob alliance, with Dora, 5 tricks, dealer Chris, moves [−1 | −5 | −1 | −1 | +8], totals [0 | −6 | 0 | −2 | 8], words [remise], kind deal
number 3, seq 4, said Chris solo, 6 tricks, three matadors, dealer Bob, moves [−4 | −4 | +20 | −4 | −8], totals [−4 | −10 | 20 | −6 | 0], kind deal
number 4, seq 5, said Dora alliance, with Bob, 6 tricks, premiers, dealer Ann, moves [−2 | +2 | −2 | +2 | 0], totals [−6 | −8 | 18 | −4 | 0], words [premiers], kind deal
number 5, seq 6, said Ann solo, 4 tricks, dealer Dora, moves [−8 | 0 | 0 | 0 | +8], totals [−14 | −8 | 18 | −4 | 8], words [codille], kind deal
number 6, seq 7, said Bob forced spadille, with Ann, 5 tricks, dealer Chris, moves [−7 | −7 | −1 | −1 | +16], totals [−21 | −15 | 17 | −5 | 24], words [remise], kind deal
number 7, seq 8, said Chris alliance, with Ann, 7 tricks, three matadors, trumps ♠, dealer Bob, moves [+20 | −8 | +20 | −8 | −24], totals [−1 | −23 | 37 | −13 | 0], kind deal
number 8, seq 9, said Dora alliance, with Ann, 9 tricks, premiers, went on, dealer Ann, moves [−3 | +3 | +3 | −3 | 0], totals [−4 | −20 | 40 | −16 | 0], words [premiers | vole failed], kind deal
number 9, seq 10, said Bob solo, 6 tricks, Chris beasted, dealer Dora, moves [−1 | +3 | −5 | −1 | +4], totals [−5 | −17 | 35 | −17 | 4], words [beast], kind deal
number 10, seq 11, said Ann alliance, with Dora, 10 tricks, premiers, went on, dealer Chris, moves [+12 | −10 | −10 | +12 | −4], totals [7 | −27 | 25 | −5 | 0], words [premiers | vole], kind deal
number 11, seq 12, said Chris alliance, with Bob, 8 tricks, with punto, trumps ♥, dealer Bob, moves [−3 | +3 | +3 | −3 | 0], totals [4 | −24 | 28 | −8 | 0], kind deal
number 12, seq 13, said Bob solo, 5 tricks, dealer Ann, moves [+1 | −3 | +1 | +1 | 0], totals [5 | −27 | 29 | −7 | 0], words [remise], kind deal
number 0, seq 0, said Chris won the game., totals [5 | −27 | 29 | −7 | 0], kind over
[0 | 0 | 0 | 0 | 0]
)");
}
TEST_F(SheetRows, of_kyuuri) {
  EXPECT_EQ(sheet_of("kyuuri-five-players"), R"(Five at the kitchen table · Friday, 20 November 2026
[Aiko | Bram | Chie | Dirk | Emi]
number 1, seq 2, said Bram led 4, 7, 7, 3, 2, dealer Aiko, moves [0 | 0 | 0 | +7 | 0], totals [0 | 0 | 0 | 7 | 0], kind deal
number 2, seq 3, said Emi K, dealer Bram, moves [0 | 0 | 0 | 0 | +13], totals [0 | 0 | 0 | 7 | 13], kind deal
number 3, seq 4, said Dirk 9, Aiko the same, Chie the same, dealer Chie, moves [0 | 0 | 0 | +9 | 0], totals [0 | 0 | 0 | 16 | 13], kind deal
number 4, seq 5, said Aiko A, Emi the same, dealer Dirk, moves [+14 | 0 | 0 | 0 | −13], totals [14 | 0 | 0 | 16 | 0], kind deal
number 5, seq 6, said Aiko led J, J, 5, K, K, dealer Emi, moves [0 | 0 | 0 | −13 | +13], totals [14 | 0 | 0 | 3 | 13], kind deal
number 6, seq 7, said Bram 10, dealer Aiko, moves [0 | +10 | 0 | 0 | 0], totals [14 | 10 | 0 | 3 | 13], kind deal
number 7, seq 8, said Aiko 8, Chie the same, dealer Bram, moves [+8 | 0 | 0 | 0 | 0], totals [22 | 10 | 0 | 3 | 13], words [out], kind deal
number 8, seq 9, said Emi led 6, Q, Q, Q, dealer Chie, moves [— | −10 | 0 | +12 | 0], totals [22 | 0 | 0 | 15 | 13], kind deal
number 9, seq 10, said Dirk 5, Bram the same, dealer Dirk, moves [— | 0 | 0 | +5 | 0], totals [22 | 0 | 0 | 20 | 13], kind deal
number 10, seq 11, said Emi A, Dirk the same, dealer Emi, moves [— | 0 | 0 | −14 | +14], totals [22 | 0 | 0 | 6 | 27], words [out], kind deal
number 11, seq 12, said Dirk led 3, 9, 4, dealer Bram, moves [— | +9 | 0 | 0 | —], totals [22 | 9 | 0 | 6 | 27], kind deal
number 12, seq 13, said Dirk K, Bram the same, dealer Chie, moves [— | −9 | 0 | +13 | —], totals [22 | 0 | 0 | 19 | 27], kind deal
number 13, seq 14, said Dirk 2, Chie the same, dealer Dirk, moves [— | 0 | 0 | +2 | —], totals [22 | 0 | 0 | 21 | 27], words [out], kind deal
number 14, seq 15, said Chie A, dealer Bram, moves [— | 0 | +14 | — | —], totals [22 | 0 | 14 | 21 | 27], kind deal
number 15, seq 16, said Bram led 8, 8, dealer Chie, moves [— | 0 | +8 | — | —], totals [22 | 0 | 22 | 21 | 27], words [out], kind deal
number 0, seq 0, said Bram won the game., totals [22 | 0 | 22 | 21 | 27], kind over
[0 | 0 | 0 | 0 | 0]
)");
}

}  // namespace
}  // namespace spadille::tests
