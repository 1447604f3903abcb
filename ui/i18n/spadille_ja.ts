<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>carry</name>
    <message>
        <source>Who deals this deal</source>
        <translation>このディールのディーラー</translation>
    </message>
    <message>
        <source>The totals before this deal</source>
        <translation>このディールの前の合計</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Scores evenings at the card table and explains every figure.</source>
        <translation>カードゲームの一晩の得点を付け、すべての数字の根拠を示します。</translation>
    </message>
    <message>
        <source>Examples:
  spadille score evening.json      every figure of an evening, with its rule
  spadille score --jsonl &lt; deals   a document a line, answered a line each
  spadille rules list              the sets of rules by name
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3             what the rulebook says

Exit status: 0 done, 1 something in a document is wrong, 2 usage,
3 a file cannot be read or written, 4 a document of a newer version.</source>
        <translation>使用例:
  spadille score evening.json      一晩のすべての得点と、その根拠の規則
  spadille score --jsonl &lt; deals   1行に1文書、答えも1行ずつ
  spadille rules list              規則セットの名前の一覧
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3             規則書の本文

終了コード: 0 正常終了、1 文書に誤りがある、2 使い方の誤り、
3 ファイルを読み書きできない、4 新しいバージョンの文書。</translation>
    </message>
    <message>
        <source>Show this help and end</source>
        <translation>このヘルプを表示して終了</translation>
    </message>
    <message>
        <source>Show the version and end</source>
        <translation>バージョンを表示して終了</translation>
    </message>
    <message>
        <source>Language: en or ja; the system&apos;s where it is not given</source>
        <translation>言語(en または ja)。省略時はシステムの言語</translation>
    </message>
    <message>
        <source>Answer in JSON, a document a line</source>
        <translation>JSONで出力(1文書につき1行)</translation>
    </message>
    <message>
        <source>Score deals and evenings</source>
        <translation>ディールや一晩の得点を計算</translation>
    </message>
    <message>
        <source>Documents: a deal or a session each; - is standard input</source>
        <translation>文書(それぞれ1ディール分または一晩分)。- は標準入力</translation>
    </message>
    <message>
        <source>Each line is a document; each is answered by a line of JSON</source>
        <translation>1行を1文書として読み、それぞれにJSON1行で答える</translation>
    </message>
    <message>
        <source>Sets of rules: list, show, compare</source>
        <translation>規則セットの一覧、表示、比較</translation>
    </message>
    <message>
        <source>List the sets of rules by name</source>
        <translation>規則セットを名前で一覧表示</translation>
    </message>
    <message>
        <source>Only those of this game</source>
        <translation>このゲームのものだけ</translation>
    </message>
    <message>
        <source>Show every option of a set of rules</source>
        <translation>規則セットの設定をすべて表示</translation>
    </message>
    <message>
        <source>The name of a set of rules, or a file that has rules in it</source>
        <translation>規則セットの名前、または規則を含むファイル</translation>
    </message>
    <message>
        <source>Show in what two sets of rules differ</source>
        <translation>2つの規則セットの違いを表示</translation>
    </message>
    <message>
        <source>Show a clause, a chapter or a whole rulebook</source>
        <translation>規則書の条項、章、または全体を表示</translation>
    </message>
    <message>
        <source>A clause such as EU-5.3, a chapter such as EU-5, or a game</source>
        <translation>EU-5.3 などの条項、EU-5 などの章、またはゲーム</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Headings of the help text.</extracomment>
        <translation>使い方</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>house rules</source>
        <extracomment>The name of a set of rules that equals no named one.</extracomment>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>Deal %1 · %2 deals</source>
        <extracomment>Heading of one deal; %1 its number, %2 the dealer.</extracomment>
        <translation>第%1ディール · ディーラー:%2</translation>
    </message>
    <message>
        <source>not scored: see the findings</source>
        <translation>得点は未計算(指摘を参照)</translation>
    </message>
    <message>
        <source>before</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>In place of a total, of a player who has left the game.</extracomment>
        <translation>脱落</translation>
    </message>
    <message>
        <source>Standing</source>
        <extracomment>Heading of the last table.</extracomment>
        <translation>成績</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>このゲーム</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>勝ったゲーム数</translation>
    </message>
    <message>
        <source>rubbers won</source>
        <translation>勝ったラバー数</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>次のディーラーは%1です。</translation>
    </message>
    <message>
        <source>No deal has been played.</source>
        <translation>まだ1ディールも行われていません。</translation>
    </message>
    <message>
        <source>concerns play, not the score</source>
        <translation>変わるのはプレイだけで、得点は同じ</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>2つの規則セットは同じです。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Hand over:</source>
        <extracomment>%1 a player. Before the list of who hands whom how many counters: &quot;Ann → pool 3 · Ann → Bob 1&quot;.</extracomment>
        <translation>受け渡し:</translation>
    </message>
    <message>
        <source>Personal totals</source>
        <extracomment>Heading of a ranking by personal totals, where partners change.</extracomment>
        <translation>個人合計</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>Head of a column: the bowl of counters at Quadrille, and the one for a vole.</extracomment>
        <translation>プール</translation>
    </message>
    <message>
        <source>vole pool</source>
        <translation>ボルのプール</translation>
    </message>
</context>
<context>
    <name>error</name>
    <message>
        <source>This file cannot be read.</source>
        <translation>このファイルを読み込めません。</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>出力を書き込めません。</translation>
    </message>
    <message>
        <source>These are rules of two different games.</source>
        <translation>2つの規則セットは別々のゲームのものです。</translation>
    </message>
    <message>
        <source>This document was written by a newer version of Spadille.</source>
        <translation>この文書は、より新しいバージョンのSpadilleで作られています。</translation>
    </message>
    <message>
        <source>No rulebook has this clause.</source>
        <translation>この条項はどの規則書にもありません。</translation>
    </message>
    <message>
        <source>There are no rules of this name, and no file either.</source>
        <translation>この名前の規則セットも、ファイルもありません。</translation>
    </message>
    <message>
        <source>These are rules without a deal: there is nothing to score.</source>
        <translation>規則だけでディールがないため、計算する得点がありません。</translation>
    </message>
    <message>
        <source>Try spadille --help.</source>
        <translation>spadille --help をご覧ください。</translation>
    </message>
    <message>
        <source>This is nothing that Spadille knows.</source>
        <extracomment>About a word of the command line, which is shown before.</extracomment>
        <translation>Spadilleにはない指定です。</translation>
    </message>
    <message>
        <source>Something is missing in this command.</source>
        <translation>このコマンドには足りないものがあります。</translation>
    </message>
    <message>
        <source>This value is not possible here.</source>
        <translation>この値はここでは使えません。</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>Euchre</source>
        <translation>ユーカー</translation>
    </message>
    <message>
        <source>The cards that are played with</source>
        <translation>使用カード</translation>
    </message>
    <message>
        <source>When the joker is turned up</source>
        <translation>ジョーカーが表になったとき</translation>
    </message>
    <message>
        <source>When a defender may play alone</source>
        <translation>相手側の1人プレイを認める範囲</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may take the turn-up that the dealer leaves</source>
        <translation>ディーラーが交換しないときの、パートナーによる交換</translation>
    </message>
    <message>
        <source>Who leads to a lone hand</source>
        <translation>1人プレイのとき最初にリードする人</translation>
    </message>
    <message>
        <source>Stick the dealer: he may not pass in the second round</source>
        <translation>スティック・ザ・ディーラー(2巡目のディーラーのパス禁止)</translation>
    </message>
    <message>
        <source>Points that win the game</source>
        <translation>ゲームの目標点</translation>
    </message>
    <message>
        <source>Points for euchring a lone maker</source>
        <translation>1人プレイのメーカーがユーカーされたときのポイント</translation>
    </message>
    <message>
        <source>Points for the defenders when the makers take no trick</source>
        <translation>メーカー側が1トリックも取れないときの、相手側のポイント</translation>
    </message>
    <message>
        <source>Points above the target count in the next game</source>
        <translation>目標点を超えた分の、次のゲームへの持ち越し</translation>
    </message>
    <message>
        <source>Games are counted in rubbers</source>
        <translation>ラバー制</translation>
    </message>
    <message>
        <source>Euchre as first written down</source>
        <translation>原文書どおりのユーカー</translation>
    </message>
    <message>
        <source>The same, and the dealer is stuck</source>
        <translation>原文書どおりで、スティック・ザ・ディーラーあり</translation>
    </message>
    <message>
        <source>Old American: 33 cards with the joker</source>
        <translation>米国の古い遊び方:ジョーカー入り33枚</translation>
    </message>
    <message>
        <source>Cornish leagues: 25 cards with the joker, to 21</source>
        <translation>コーンウォールのリーグ:ジョーカー入り25枚、21ポイント先取</translation>
    </message>
    <message>
        <source>The Boston laws of 1888: to 5, in rubbers</source>
        <translation>1888年ボストン規則:5ポイント先取、ラバー制</translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation>メーカー(切札を決めた人)</translation>
    </message>
    <message>
        <source>The maker played alone</source>
        <translation>メーカーの1人プレイ</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side</source>
        <translation>メーカー側のトリック数</translation>
    </message>
    <message>
        <source>The defender who played alone</source>
        <translation>相手側で1人プレイをした人</translation>
    </message>
    <message>
        <source>The trump suit; no score needs it</source>
        <translation>切札のスート(得点計算には不要)</translation>
    </message>
    <message>
        <source>All passed in both rounds</source>
        <translation>2巡とも全員パス</translation>
    </message>
    <message>
        <source>%1 made it with %2 tricks</source>
        <extracomment>%1 the maker, %2 the tricks of his side, %3 the side that scores.</extracomment>
        <translation>%1が%2トリックで成功</translation>
    </message>
    <message>
        <source>%1 alone made it with %2 tricks</source>
        <translation>1人プレイの%1が%2トリックで成功</translation>
    </message>
    <message>
        <source>%1 made a march: all %2 tricks</source>
        <translation>%1がマーチ(%2トリックすべて)</translation>
    </message>
    <message>
        <source>%1 alone made a march: all %2 tricks</source>
        <translation>1人プレイの%1がマーチ(%2トリックすべて)</translation>
    </message>
    <message>
        <source>%1 is euchred without a trick by %3</source>
        <translation>%1が1トリックも取れず、%3にユーカーされる</translation>
    </message>
    <message>
        <source>%1 defended alone in vain, which changes nothing</source>
        <translation>相手側の%1は1人プレイに失敗、得点は変わらない</translation>
    </message>
    <message>
        <source>All passed twice: nobody scores</source>
        <translation>2巡とも全員パス、得点なし</translation>
    </message>
    <message>
        <source>%1 win the game with %2 of %3</source>
        <extracomment>%1 a side, %2 its points, %3 the target of the game.</extracomment>
        <translation>%1が%2ポイントでゲームに勝つ(目標%3)</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) above %2 do not count</source>
        <extracomment>%n points, %2 the target of the game.</extracomment>
        <translation>
            <numerusform>%2を超えた%nポイントは切り捨て</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) above %2 count in the next game</source>
        <translation>
            <numerusform>%2を超えた%nポイントは次のゲームへ持ち越し</numerusform>
        </translation>
    </message>
    <message>
        <source>The losers have no point: the game counts twice for %1</source>
        <translation>相手が0ポイントのため、%1の2ゲーム分に数える</translation>
    </message>
    <message>
        <source>%1 win the rubber</source>
        <translation>%1がラバーに勝つ</translation>
    </message>
    <message>
        <source>The dealer has to name a suit, so nobody can pass the deal out.</source>
        <translation>ディーラーは必ずスートを言うので、全員パスで流れることはありません。</translation>
    </message>
    <message>
        <source>All passed, so there is nothing to say here.</source>
        <translation>全員がパスしたので、ここに書くことはありません。</translation>
    </message>
    <message>
        <source>These rules let no defender play alone.</source>
        <translation>この規則では、相手側の1人プレイを認めていません。</translation>
    </message>
    <message>
        <source>A defender may play alone only against a lone maker.</source>
        <translation>相手側の1人プレイは、メーカーが1人プレイのときに限ります。</translation>
    </message>
    <message>
        <source>%1 is on the side of the maker %2 and cannot defend.</source>
        <translation>%1はメーカーの%2と同じ側なので、相手側にはなれません。</translation>
    </message>
    <message>
        <source>Two sides have two totals.</source>
        <translation>合計は、両方の側に1つずつ必要です。</translation>
    </message>
    <message>
        <source>With %1 points the game is over.</source>
        <translation>%1ポイントに達していれば、ゲームはもう終わっています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>%1が%nトリックで、%3にユーカーされる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by a lone defender of %3</source>
        <translation>
            <numerusform>%1が%nトリックで、%3側の1人プレイにユーカーされる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>1人プレイの%1が%nトリックで、%3にユーカーされる</numerusform>
        </translation>
    </message>
    <message>
        <source>A game is won by the partners with more points.</source>
        <translation>ゲームに勝つのは、点の多い側の2人です。</translation>
    </message>
    <message>
        <source>Points carried over would win the next game before it begins.</source>
        <translation>繰り越した点だけで、次のゲームが始まる前に勝ってしまいます。</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>The text begins with a byte order mark; save it as plain UTF-8.</source>
        <translation>テキストの先頭にバイト順マーク(BOM)があります。BOMなしのUTF-8で保存してください。</translation>
    </message>
    <message>
        <source>Nothing here says how many players there are; name them.</source>
        <translation>何人で遊ぶのかがどこにも書かれていません。全員の名前を書いてください。</translation>
    </message>
    <message>
        <source>This is listed twice.</source>
        <translation>同じものが2回挙げられています。</translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>この項目が抜けています。</translation>
    </message>
    <message>
        <source>This option changes nothing without the one named here.</source>
        <extracomment>An option of the rules that can change nothing because of another option.</extracomment>
        <translation>この設定は、ここに示す設定と組み合わせなければ何も変えません。</translation>
    </message>
    <message>
        <source>There are no rules of this name.</source>
        <translation>この名前の規則セットはありません。</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>その席には誰もいません。</translation>
    </message>
    <message>
        <source>This member does not belong in a document of this format.</source>
        <translation>この項目は、この形式の文書には使えません。</translation>
    </message>
    <message>
        <source>From this line and column on, the text is not JSON.</source>
        <extracomment>The value shown is the line and the column, &quot;3:7&quot;.</extracomment>
        <translation>この行と桁から先は、JSONとして読めません。</translation>
    </message>
    <message>
        <source>There is one total for each who counts.</source>
        <translation>合計は、各人または各側に1つずつ必要です。</translation>
    </message>
    <message>
        <source>The number of names does not fit the number of seats.</source>
        <translation>名前の数が席の数と合いません。</translation>
    </message>
    <message>
        <source>This value is not possible here.</source>
        <translation>この値はここでは使えません。</translation>
    </message>
    <message>
        <source>Something has to follow this word.</source>
        <translation>この語の後には続きが必要です。</translation>
    </message>
    <message>
        <source>This word cannot be understood here.</source>
        <translation>この語は、ここでは解釈できません。</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The document is too large (bytes).</source>
        <translation>文書が大きすぎます(単位はバイト)。</translation>
    </message>
    <message>
        <source>This text is too long (bytes).</source>
        <translation>この文字列は長すぎます(単位はバイト)。</translation>
    </message>
    <message>
        <source>There are too many items here.</source>
        <translation>ここに挙げたものが多すぎます。</translation>
    </message>
    <message>
        <source>This member stands here twice.</source>
        <translation>この項目が2回書かれています。</translation>
    </message>
    <message>
        <source>This is not the kind of value that is needed.</source>
        <translation>値の種類が違います。</translation>
    </message>
    <message>
        <source>There is no member of this name.</source>
        <translation>この名前の項目はありません。</translation>
    </message>
    <message>
        <source>This text has control characters in it.</source>
        <translation>この文字列には制御文字が含まれています。</translation>
    </message>
    <message>
        <source>This value is not one that is known.</source>
        <translation>この値は、使える値のどれとも一致しません。</translation>
    </message>
    <message>
        <source>A finished game was won by somebody who sits at the table.</source>
        <translation>終わったゲームの勝者は、席に着いている人でなければなりません。</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>中身がありません。</translation>
    </message>
    <message>
        <source>From this line and column on, the text is not UTF-8.</source>
        <translation>この行と桁から先は、UTF-8ではありません。</translation>
    </message>
    <message>
        <source>Too much is wrong: reading stopped here.</source>
        <translation>誤りが多すぎるため、ここで読み込みを中止しました。</translation>
    </message>
    <message>
        <source>This is not one player&apos;s name, or the beginning of only one.</source>
        <translation>1人だけを表す名前、またはその書き出しではありません。</translation>
    </message>
</context>
<context>
    <name>kyuuri</name>
    <message>
        <source>Kyuuri</source>
        <translation>きゅうり</translation>
    </message>
    <message>
        <source>Losses count up from 0, or points down from the limit</source>
        <translation>数え方(0から失点を増やす、または持ち点を減らす)</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>ゲームの終わり方</translation>
    </message>
    <message>
        <source>Deals in a game, where their number is fixed</source>
        <translation>1ゲームのディール数(回数を決める場合)</translation>
    </message>
    <message>
        <source>Where played cards lie</source>
        <translation>出したカードの置き場所</translation>
    </message>
    <message>
        <source>Loss at which a player is out</source>
        <translation>脱落する点数</translation>
    </message>
    <message>
        <source>Out on reaching the limit, or only above it</source>
        <translation>脱落の条件(その点数に達したとき、または超えたとき)</translation>
    </message>
    <message>
        <source>What the others with the highest rank of the last trick get</source>
        <translation>最後のトリックで最強の数字を出した、ほかの人の扱い</translation>
    </message>
    <message>
        <source>What may be played when an ace is led</source>
        <translation>Aがリードされたときに出せるカード</translation>
    </message>
    <message>
        <source>Which card has to be matched or beaten</source>
        <translation>強さを比べる相手のカード</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>各自の手札の枚数</translation>
    </message>
    <message>
        <source>With two lives a player comes back once</source>
        <translation>ライフの数(2なら一度だけ復活できる)</translation>
    </message>
    <message>
        <source>Kyuuri as first written down</source>
        <translation>原文書どおりのきゅうり</translation>
    </message>
    <message>
        <source>Counting down from 21: easier for children</source>
        <translation>21点の持ち点を減らす数え方:子どもにもわかりやすい</translation>
    </message>
    <message>
        <source>Ten deals and nobody goes out; the least loss wins</source>
        <translation>10ディールで脱落なし:失点の最も少ない人が勝ち</translation>
    </message>
    <message>
        <source>Agurk: 30 points, all with the highest rank lose</source>
        <translation>Agurk:30点で脱落、最強の数字を出した全員が失点</translation>
    </message>
    <message>
        <source>Gurka: six cards, compared with the previous card</source>
        <translation>Gurka:手札6枚、直前のカードと比べる</translation>
    </message>
    <message>
        <source>Everybody comes back once; ends when two are left</source>
        <translation>全員が一度だけ復活できる:残り2人で終了</translation>
    </message>
    <message>
        <source>Who took the last trick</source>
        <translation>最後のトリックを取った人</translation>
    </message>
    <message>
        <source>The rank that took it</source>
        <translation>取るのに使ったカードの数字</translation>
    </message>
    <message>
        <source>Who else played that rank in it</source>
        <translation>同じ数字を出したほかの人</translation>
    </message>
    <message>
        <source>Who led to the last trick</source>
        <translation>最後のトリックをリードした人</translation>
    </message>
    <message>
        <source>The ranks of the last trick in playing order</source>
        <translation>最後のトリックの数字(出した順)</translation>
    </message>
    <message>
        <source>Who is out of this game</source>
        <translation>このゲームで脱落した人</translation>
    </message>
    <message>
        <source>Who has used the second life</source>
        <translation>すでに復活した人</translation>
    </message>
    <message>
        <source>Deals played in this game</source>
        <translation>このゲームで終えたディール数</translation>
    </message>
    <message>
        <source>%1 takes the last trick with %2 and loses %3</source>
        <extracomment>%1 a player, %2 a rank such as K, %3 the points it costs.</extracomment>
        <translation>%1が%2で最後のトリックを取り、%3点を失う</translation>
    </message>
    <message>
        <source>%1 played the same rank and gets %2 back</source>
        <translation>%1は同じ数字を出し、%2点を取り戻す</translation>
    </message>
    <message>
        <source>%1 played the same rank and gets %2 of %3 back: no more was lost</source>
        <translation>%1は同じ数字を出し、%3点のうち、失っていた%2点だけを取り戻す</translation>
    </message>
    <message>
        <source>%1 played the same rank, but had lost nothing</source>
        <translation>%1は同じ数字を出したが、取り戻す失点がない</translation>
    </message>
    <message>
        <source>%1 played the same rank and loses %2 too</source>
        <translation>%1も同じ数字を出し、%2点を失う</translation>
    </message>
    <message>
        <source>%1 played the same rank; these rules give no bonus</source>
        <translation>%1は同じ数字を出したが、この規則ではボーナスなし</translation>
    </message>
    <message>
        <source>%1 stands at %2 and is out</source>
        <extracomment>%2 the total at which the player goes out.</extracomment>
        <translation>%1は%2点で脱落</translation>
    </message>
    <message>
        <source>%1 has a second life and goes on with %2</source>
        <translation>%1は復活し、失点%2で続ける</translation>
    </message>
    <message>
        <source>All who were left are at the limit: the lowest total decides</source>
        <translation>残っていた全員が脱落の点数に達したため、失点の少なさで決める</translation>
    </message>
    <message>
        <source>%1 wins the game with %2</source>
        <translation>%1が%2点でゲームに勝つ</translation>
    </message>
    <message>
        <source>%1 shares the win with %2</source>
        <translation>%1が%2点で勝ちを分け合う</translation>
    </message>
    <message>
        <source>With %1 cards each, this is not a number of players.</source>
        <extracomment>%1 cards dealt to each player.</extracomment>
        <translation>手札が%1枚の場合、この人数では遊べません。</translation>
    </message>
    <message>
        <source>This player is out.</source>
        <translation>この人は脱落しています。</translation>
    </message>
    <message>
        <source>The game would be over already.</source>
        <translation>それでは、ゲームがもう終わっていることになります。</translation>
    </message>
    <message>
        <source>Nobody goes out when the number of deals is fixed.</source>
        <translation>決まった回数で終えるゲームでは、誰も脱落しません。</translation>
    </message>
    <message>
        <source>%1 is not at the limit and so not out.</source>
        <translation>%1は脱落の点数に達していないので、脱落していないはずです。</translation>
    </message>
    <message>
        <source>%1 is at the limit and so out.</source>
        <translation>%1は脱落の点数に達しているので、脱落しているはずです。</translation>
    </message>
    <message>
        <source>Nobody can stand better than at the beginning.</source>
        <translation>ゲームの初めより良い点数にはなりません。</translation>
    </message>
    <message>
        <source>%1 took the trick; name only the others.</source>
        <translation>%1はトリックを取った人です。ほかの人だけを挙げてください。</translation>
    </message>
    <message>
        <source>A rank has four cards, so three can match it at most.</source>
        <translation>同じ数字のカードは4枚なので、ほかに同じ数字を出せるのは3人までです。</translation>
    </message>
    <message>
        <source>The last trick has one card from each player still in.</source>
        <translation>最後のトリックには、残っている全員が1枚ずつ出します。</translation>
    </message>
    <message>
        <source>There are only four cards of rank %1.</source>
        <translation>数字が%1のカードは4枚しかありません。</translation>
    </message>
    <message>
        <source>Say who took the last trick, or say its ranks in order, but not both.</source>
        <translation>最後のトリックを取った人か、出た順の数字か、どちらか一方だけを書いてください。</translation>
    </message>
    <message>
        <source>%1 has a second life left and so is not out.</source>
        <translation>%1はまだ一度復活できるので、脱落していません。</translation>
    </message>
    <message>
        <source>Nobody comes back where everybody has one life.</source>
        <translation>復活のない規則では、誰も復活しません。</translation>
    </message>
</context>
</TS>
