<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>book</name>
    <message>
        <source>The table ruled so</source>
        <extracomment>A line of points that a ruling moved.</extracomment>
        <translation>テーブルの裁定</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>第%1回</translation>
    </message>
    <message>
        <source>No figure changes.</source>
        <translation>数字は変わりません。</translation>
    </message>
    <message>
        <source>does not fit any more</source>
        <extracomment>About a deal that a correction has made impossible.</extracomment>
        <translation>合わなくなります</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>保存しました。</translation>
    </message>
    <message>
        <source>was</source>
        <extracomment>Before a deal as it was written before it was corrected.</extracomment>
        <translation>訂正前</translation>
    </message>
    <message>
        <source>Struck out</source>
        <extracomment>In place of the heading of a deal that turned out not to have been played.</extracomment>
        <translation>取り消したディール</translation>
    </message>
    <message>
        <source>note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>異議</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>決着</translation>
    </message>
    <message>
        <source>dealt out of turn</source>
        <translation>順番を違えて配った</translation>
    </message>
    <message>
        <source>From deal %1 on</source>
        <extracomment>%1 the number of a deal; what changed follows.</extracomment>
        <translation>第%1回から</translation>
    </message>
    <message>
        <source>seats</source>
        <extracomment>Before the names of those who sit there, and of those who wait.</extracomment>
        <translation>席</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Own totals</source>
        <extracomment>Heading of everybody&apos;s own total, where people took turns at the table.</extracomment>
        <translation>各自の合計</translation>
    </message>
    <message>
        <source>open</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>ごみ箱</translation>
    </message>
    <message>
        <source>%n event(s) of this session could not be recovered.</source>
        <translation>このセッションの記録のうち%n件は復旧できませんでした。</translation>
    </message>
    <message>
        <source>Go on? [y/N]</source>
        <extracomment>A question that is answered with y or n.</extracomment>
        <translation>続けますか？ [y/N]</translation>
    </message>
    <message>
        <source>There are no such sessions.</source>
        <translation>そのようなセッションはありません。</translation>
    </message>
    <message>
        <source>An empty line records a deal, ? tells what else can be typed, &lt; undoes, q ends. Every deal is saved at once.</source>
        <extracomment>At the prompt of an evening; the words themselves are not translated.</extracomment>
        <translation>空の行でディールを記録、?で入力できることの説明、&lt;で取り消し、qで終了。ディールはその都度保存されます。</translation>
    </message>
    <message>
        <source>record it</source>
        <extracomment>In brackets: what an empty line does.</extracomment>
        <translation>記録する</translation>
    </message>
    <message>
        <source>Any command of spadille can be typed here, and any deal in its short form:
  N alone 5              a deal; its effect is shown before it is saved
  correct 3              says what deal 3 should have been
  correct 3 --strike     deal 3 was never played
  opening --set OPTION=VALUE   mends the rules; the effect is shown first
  dispute --deal 3 who led?    and later: dispute --settle 9 Ann led
  note it is raining     sheet     settle     stats Ann     close</source>
        <translation>ここではspadilleのどのコマンドも、短い書き方のディールも入力できます:
  N alone 5              ディール。保存の前に結果が示される
  correct 3              第3回を訂正する
  correct 3 --strike     第3回は行われなかった
  opening --set OPTION=VALUE   ルールを直す。先に結果が示される
  dispute --deal 3 who led?    後で: dispute --settle 9 Ann led
  note it is raining     sheet     settle     stats Ann     close</translation>
    </message>
</context>
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
    <message>
        <source>Deals played in this game</source>
        <translation>このゲームで終わったディール数</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Totals deal by deal</source>
        <extracomment>Heading of a chart: a line for each player, from left to right deal by deal.</extracomment>
        <translation>ディールごとの合計の推移</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Scores evenings at the card table and explains every figure.</source>
        <translation>カードゲームの一晩の得点を付け、すべての数字の根拠を示します。</translation>
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
        <source>Language; the system&apos;s where it is not given</source>
        <translation>言語（指定がなければシステムの言語）</translation>
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
        <source>Sets of rules: list, show, compare, save</source>
        <translation>規則セットの一覧、表示、比較、保存</translation>
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
    <message>
        <source>Examples:
  spadille score evening.json      every figure of an evening, with its rule
  spadille score --jsonl &lt; deals   a document a line, answered a line each
  spadille settle evening.json     who pays whom, in the fewest payments
  spadille check-sheet klaverjas/seed 1420:1388
  spadille rules list              the sets of rules by name
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3             what the rulebook says

Exit status: 0 done, 1 something in a document is wrong, 2 usage,
3 a file cannot be read or written, 4 a document of a newer version.</source>
        <translation>使用例:
  spadille score evening.json      一晩のすべての得点と、その根拠の規則
  spadille score --jsonl &lt; deals   1行に1文書、答えも1行ずつ
  spadille settle evening.json     誰が誰に払うか(支払い回数は最少)
  spadille check-sheet klaverjas/seed 1420:1388
  spadille rules list              規則セットの名前の一覧
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3             規則書の本文

終了コード: 0 正常終了、1 文書に誤りがある、2 使い方の誤り、
3 ファイルを読み書きできない、4 新しいバージョンの文書。</translation>
    </message>
    <message>
        <source>Tell who pays whom at the end of an evening</source>
        <translation>一晩の終わりに誰が誰に払うかを示します</translation>
    </message>
    <message>
        <source>What a point or a counter is worth</source>
        <translation>1点またはカウンター1枚の値打ち</translation>
    </message>
    <message>
        <source>Counters won and lost, %1 each</source>
        <extracomment>%1 the stake.</extracomment>
        <translation>カウンターの増減(1枚%1)</translation>
    </message>
    <message>
        <source>Nobody has to pay anything.</source>
        <translation>支払いはありません。</translation>
    </message>
    <message>
        <source>Check the totals of a paper sheet for slips of the pencil</source>
        <translation>紙の得点表の合計に書き間違いがないか調べます</translation>
    </message>
    <message>
        <source>The totals of one game, such as 1420:1382; one word a game</source>
        <translation>1ゲームの合計(例:1420:1382)。ゲームごとに1語</translation>
    </message>
    <message>
        <source>The players&apos; names clockwise, with commas between</source>
        <translation>時計回りのプレイヤー名(カンマ区切り)</translation>
    </message>
    <message>
        <source>Who missed which game of an individual evening, such as 3:Dora</source>
        <translation>個人戦でどのゲームを誰が休んだか(例:3:Dora)</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>ゲーム%1</translation>
    </message>
    <message>
        <source>there is a slip in it</source>
        <translation>書き間違いがあります</translation>
    </message>
    <message>
        <source>Points, %1 each: everybody settles with everybody</source>
        <translation>点差(1点%1):全員が互いに精算</translation>
    </message>
    <message>
        <source>Points, %1 each: partners settle with one opponent each</source>
        <translation>点差(1点%1):パートナーがそれぞれ相手の1人と精算</translation>
    </message>
    <message>
        <source>The file of the book</source>
        <translation>帳簿のファイル</translation>
    </message>
    <message>
        <source>The number of the session; the latest open one without it</source>
        <translation>セッションの番号。省くと最新の進行中のもの</translation>
    </message>
    <message>
        <source>Only if the session has just this many events, as JSON answers tell</source>
        <translation>記録の件数がこれと同じときだけ（JSONの答えにある数）</translation>
    </message>
    <message>
        <source>Show the effect, write nothing</source>
        <translation>結果を見せるだけで、書き込まない</translation>
    </message>
    <message>
        <source>Do it without asking</source>
        <translation>確認せずに行う</translation>
    </message>
    <message>
        <source>Begin a session</source>
        <translation>セッションを始める</translation>
    </message>
    <message>
        <source>A game, a set of rules by name, or a file that has rules in it</source>
        <translation>ゲーム、ルールの名前、またはルールの入ったファイル</translation>
    </message>
    <message>
        <source>The players clockwise</source>
        <translation>プレイヤー（時計回り）</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>最初に配る人</translation>
    </message>
    <message>
        <source>What to call the evening</source>
        <translation>この会の呼び名</translation>
    </message>
    <message>
        <source>Its date, such as 2026-11-20; today without it</source>
        <translation>日付（2026-11-20など）。省くと今日</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Totals on paper so far, such as 7:5; at Quadrille the pool is last</source>
        <translation>紙の上のこれまでの合計（7:5など）。カドリールでは最後にプール</translation>
    </message>
    <message>
        <source>How it began on paper, as the member before of a document</source>
        <translation>紙の上での始まり方（文書のbeforeと同じ形）</translation>
    </message>
    <message>
        <source>Who sits out, the next to come in first</source>
        <translation>休みの人。次に入る人から順に</translation>
    </message>
    <message>
        <source>Change one option of the rules</source>
        <translation>ルールの項目を一つ変える</translation>
    </message>
    <message>
        <source>After each deal, or game, the dealer gets up for who waits</source>
        <translation>1回ごと、または1ゲームごとに、配った人が待つ人と代わる</translation>
    </message>
    <message>
        <source>The same people and rules as the session before</source>
        <translation>前のセッションと同じ人とルールで</translation>
    </message>
    <message>
        <source>Record a deal</source>
        <translation>ディールを記録する</translation>
    </message>
    <message>
        <source>The deal in short, such as N alone 5, or as JSON; - is standard input</source>
        <translation>ディールの短い書き方（N alone 5など）またはJSON。-は標準入力</translation>
    </message>
    <message>
        <source>Who dealt, if it was not his turn</source>
        <translation>順番でない人が配ったときの配り手</translation>
    </message>
    <message>
        <source>Put a forgotten deal before this one</source>
        <translation>書き忘れたディールを、このディールの前に入れる</translation>
    </message>
    <message>
        <source>Correct a deal; everything after it follows</source>
        <translation>ディールを訂正する。以後の数字もすべて直る</translation>
    </message>
    <message>
        <source>The number of the deal on the sheet</source>
        <translation>点数表でのディールの番号</translation>
    </message>
    <message>
        <source>The reason, kept with the old value</source>
        <translation>理由。元の値とともに残る</translation>
    </message>
    <message>
        <source>The deal was never played: strike it out</source>
        <translation>行われなかったディールとして取り消す</translation>
    </message>
    <message>
        <source>Undo what was written last</source>
        <translation>最後に書いたことを取り消す</translation>
    </message>
    <message>
        <source>Redo what was undone last</source>
        <translation>最後に取り消したことをやり直す</translation>
    </message>
    <message>
        <source>Write a note to a session or a deal</source>
        <translation>セッションやディールにメモを付ける</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>文</translation>
    </message>
    <message>
        <source>The deal that it is about</source>
        <translation>対象のディール</translation>
    </message>
    <message>
        <source>Mark a deal as disputed, or settle a dispute</source>
        <translation>ディールに異議を付ける、または決着を付ける</translation>
    </message>
    <message>
        <source>Settle the dispute of this number; the words say how</source>
        <translation>この番号の異議に決着を付ける。文でその内容を書く</translation>
    </message>
    <message>
        <source>Correct how a session began</source>
        <translation>セッションの始まりを訂正する</translation>
    </message>
    <message>
        <source>Only from this deal on</source>
        <translation>このディールから</translation>
    </message>
    <message>
        <source>Somebody else sits down</source>
        <translation>席に着く人を変える</translation>
    </message>
    <message>
        <source>Who comes in plays for himself, not for who left</source>
        <translation>入る人は、抜けた人の点を引き継がず自分の点で打つ</translation>
    </message>
    <message>
        <source>Show the score sheet of a session</source>
        <translation>セッションの点数表を見せる</translation>
    </message>
    <message>
        <source>Only this deal</source>
        <translation>このディールだけ</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>セッションを終える</translation>
    </message>
    <message>
        <source>Open a closed session again</source>
        <translation>終えたセッションを再び開く</translation>
    </message>
    <message>
        <source>Throw a session away</source>
        <translation>セッションをごみ箱に入れる</translation>
    </message>
    <message>
        <source>Get it back</source>
        <translation>ごみ箱から戻す</translation>
    </message>
    <message>
        <source>Remove for good what was thrown away; backups still have it</source>
        <translation>ごみ箱の中を完全に消す（バックアップには残る）</translation>
    </message>
    <message>
        <source>List sessions, the latest first</source>
        <translation>セッションの一覧（新しい順）</translation>
    </message>
    <message>
        <source>Only with this player</source>
        <translation>このプレイヤーがいるものだけ</translation>
    </message>
    <message>
        <source>From this date on</source>
        <translation>この日から</translation>
    </message>
    <message>
        <source>Up to this date</source>
        <translation>この日まで</translation>
    </message>
    <message>
        <source>At most so many</source>
        <translation>最大件数</translation>
    </message>
    <message>
        <source>Those that were thrown away</source>
        <translation>ごみ箱の中のもの</translation>
    </message>
    <message>
        <source>Keep score through an evening, asked at a prompt</source>
        <translation>質問に答えながら一晩の点を付ける</translation>
    </message>
    <message>
        <source>Documents to settle instead of a session; - is standard input</source>
        <translation>セッションの代わりに精算する文書。-は標準入力</translation>
    </message>
    <message>
        <source>The reason, kept as a note</source>
        <translation>理由（メモとして残ります）</translation>
    </message>
    <message>
        <source>Search the rulebooks, the clauses that fit best first</source>
        <translation>規則書を検索し、最も合う条項から順に表示</translation>
    </message>
    <message>
        <source>Words in any language of the program</source>
        <translation>プログラムのどの言語の言葉でも可</translation>
    </message>
    <message>
        <source>At most so many clauses; 3 without it</source>
        <translation>表示する条項の最大数。指定がなければ3</translation>
    </message>
    <message>
        <source>No clause has any of these words.</source>
        <translation>この言葉を含む条項はありません。</translation>
    </message>
</context>
<context>
    <name>csv</name>
    <message>
        <source>Lines have to end in LF or CRLF.</source>
        <translation>改行はLFかCRLFでなければなりません。</translation>
    </message>
    <message>
        <source>A quotation mark opens this cell, and none closes it.</source>
        <translation>このセルは引用符で始まりますが、閉じる引用符がありません。</translation>
    </message>
    <message>
        <source>This cell is not UTF-8 text.</source>
        <translation>このセルはUTF-8の文字列ではありません。</translation>
    </message>
    <message>
        <source>A quotation mark inside a cell has to stand twice, and the cell in quotation marks.</source>
        <translation>セルの中の引用符は二つ重ねて書き、セル全体を引用符で囲みます。</translation>
    </message>
    <message>
        <source>There are too many columns.</source>
        <translation>列が多すぎます。</translation>
    </message>
    <message>
        <source>There are too many rows.</source>
        <translation>行が多すぎます。</translation>
    </message>
    <message>
        <source>Two columns have this head.</source>
        <translation>この見出しの列が二つあります。</translation>
    </message>
    <message>
        <source>No column has a head like this.</source>
        <extracomment>The first row of the table says what its columns are.</extracomment>
        <translation>このような見出しの列はありません。</translation>
    </message>
    <message>
        <source>This column has no head.</source>
        <translation>この列には見出しがありません。</translation>
    </message>
    <message>
        <source>The row ends before this cell.</source>
        <translation>このセルの手前で行が終わっています。</translation>
    </message>
    <message>
        <source>The deals of this sheet come to another total from here on.</source>
        <extracomment>A total as the sheet states it; what would be right is shown behind.</extracomment>
        <translation>この表のディールを計算すると、ここから合計が違ってきます。</translation>
    </message>
    <message>
        <source>By the deals of this sheet, somebody else deals from here on.</source>
        <extracomment>The dealer as the sheet states him; who it would be is shown behind.</extracomment>
        <translation>この表のディールによれば、ここから別の人がディーラーになります。</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>? explains, &lt; goes back, q ends without saving. An empty answer takes what stands in brackets.</source>
        <translation>? で説明、&lt; で1つ前に戻り、q で保存せずに終わります。何も入力しなければ、[ ] の中の答えになります。</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Answers as they are repeated, and in brackets as the usual one.</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>told in another way</source>
        <extracomment>In brackets: an empty answer leaves it to a later question to say the same.</extracomment>
        <translation>別の形で答える</translation>
    </message>
    <message>
        <source>Several words may be given; - stands for none.</source>
        <translation>複数の語を並べて入力できます。- は「なし」です。</translation>
    </message>
    <message>
        <source>Also understood, at any question:</source>
        <extracomment>Heading of a list of words, each with its meaning.</extracomment>
        <translation>どの質問でも、次の語を使えます:</translation>
    </message>
    <message>
        <source>This is the first question.</source>
        <translation>これが最初の質問です。</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>何も保存しませんでした。</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>この行は長すぎます。</translation>
    </message>
    <message>
        <source>This line is not plain text: invalid or control characters.</source>
        <translation>この行には、文字として読めない部分か制御文字があります。</translation>
    </message>
    <message>
        <source>This deal:</source>
        <extracomment>Before the gains of everybody: &quot;This deal: Ann +4 · Bob −4&quot;.</extracomment>
        <translation>このディール:</translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>合計:</translation>
    </message>
    <message>
        <source>Save?</source>
        <translation>保存しますか</translation>
    </message>
    <message>
        <source>y saves the deal, n drops it, &lt; goes back to the last question.</source>
        <translation>y で保存、n で破棄、&lt; で最後の質問に戻ります。</translation>
    </message>
    <message>
        <source>This deal cannot be scored; go back and mend it.</source>
        <translation>このディールは得点を計算できません。戻って直してください</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>どのゲーム</translation>
    </message>
    <message>
        <source>A number, or the name of the game.</source>
        <translation>番号、またはゲームの名前を入力します。</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>どの規則セット</translation>
    </message>
    <message>
        <source>A number, or a name; spadille rules show NAME tells every option.</source>
        <translation>番号、または名前を入力します。spadille rules show 名前 で、すべての設定を確認できます。</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>何人で遊びますか</translation>
    </message>
    <message>
        <source>Who sits at seat %1</source>
        <extracomment>%1 the number of the seat, from 1.</extracomment>
        <translation>席%1のプレイヤー</translation>
    </message>
    <message>
        <source>The number of a usual player, or a new name. Seats are counted clockwise.</source>
        <translation>いつものプレイヤーの番号、または新しい名前を入力します。席は時計回りに数えます。</translation>
    </message>
    <message>
        <source>Usual players:</source>
        <translation>いつものプレイヤー:</translation>
    </message>
    <message>
        <source>No usual player has this number, and a number is no name.</source>
        <translation>この番号のプレイヤーはいません。数字だけの名前は使えません。</translation>
    </message>
    <message>
        <source>This player has a seat already.</source>
        <translation>この人はもう席に着いています。</translation>
    </message>
    <message>
        <source>Seats clockwise</source>
        <translation>席順(時計回り)</translation>
    </message>
    <message>
        <source>as said</source>
        <translation>このまま</translation>
    </message>
    <message>
        <source>An empty answer keeps the seats; draw shuffles the players.</source>
        <translation>何も入力しなければ席はこのままです。draw と入力すると、くじで決め直します。</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>最初のディーラー</translation>
    </message>
    <message>
        <source>A name, the beginning of one, or a number; draw leaves it to chance.</source>
        <translation>名前、その書き出し、または番号を入力します。draw と入力すると、くじで決めます。</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <extracomment>%1 the first dealer.</extracomment>
        <translation>最初のディーラーは%1です。</translation>
    </message>
    <message>
        <source>Begin?</source>
        <translation>始めますか</translation>
    </message>
    <message>
        <source>y begins the evening, n drops it, &lt; goes back to the last question.</source>
        <translation>y で始め、n で取りやめ、&lt; で最後の質問に戻ります。</translation>
    </message>
    <message>
        <source>Going on where you were; &lt; goes back.</source>
        <extracomment>Before the answers that were given before the program ended.</extracomment>
        <translation>前の続きから進みます。&lt;で戻ります。</translation>
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
    <message>
        <source>With this stake the amounts are too large.</source>
        <extracomment>About a word of the command line, which is shown before.</extracomment>
        <translation>この値打ちでは金額が大きくなりすぎます。</translation>
    </message>
    <message>
        <source>No session is open. Try spadille new, or --session.</source>
        <translation>進行中のセッションがありません。spadille new か --session を試してください。</translation>
    </message>
    <message>
        <source>There is no deal of this number.</source>
        <translation>この番号のディールはありません。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>取り消すことがありません。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>やり直すことがありません。</translation>
    </message>
    <message>
        <source>Nothing was written: add --yes if this is what you want.</source>
        <translation>何も書き込んでいません。これでよければ --yes を付けてください。</translation>
    </message>
    <message>
        <source>This is nobody&apos;s name, or the beginning of several.</source>
        <translation>この名前の人がいないか、何人もの名前に当たります。</translation>
    </message>
    <message>
        <source>There is no open dispute of this number.</source>
        <translation>この番号の未決着の異議はありません。</translation>
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
    <message>
        <source>No game to %1 ends with this.</source>
        <translation>%1ポイントのゲームがこの点数で終わることはありません。</translation>
    </message>
    <message>
        <source>Who has lost a game to %1 has fewer.</source>
        <translation>%1ポイントのゲームに負けた側の点数は、これより少ないはずです。</translation>
    </message>
    <message>
        <source>Whether the dealer must take what was ordered up</source>
        <translation>指定された表向き札をディーラーが必ず取るかどうか</translation>
    </message>
    <message>
        <source>Until when a defender may say &quot;alone&quot;</source>
        <translation>相手側がいつまで「1人で」と言えるか</translation>
    </message>
    <message>
        <source>The maker&apos;s partner may take the hand over and play alone</source>
        <translation>メーカーのパートナーは、引き継いで1人でプレイできる</translation>
    </message>
    <message>
        <source>Who makes trumps must hold a card of the suit</source>
        <translation>切札を決める人は、そのスートの札を持っていなければならない</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may order up only alone</source>
        <translation>ディーラーのパートナーは1人プレイでしか指定できない</translation>
    </message>
    <message>
        <source>A lone maker changes a card with his partner</source>
        <translation>1人でプレイするメーカーはパートナーと札を1枚交換する</translation>
    </message>
    <message>
        <source>What may be done with a weak hand</source>
        <translation>弱い手札をどうできるか</translation>
    </message>
    <message>
        <source>The dealer may give a point instead of naming a suit</source>
        <translation>ディーラーはスートを言う代わりに1点を渡せる</translation>
    </message>
    <message>
        <source>Whether knocking may stand for the cut</source>
        <translation>カットの代わりにノックしてよいか</translation>
    </message>
    <message>
        <source>The dealer gave a point instead of naming a suit</source>
        <translation>ディーラーがスートを言う代わりに1点を渡した</translation>
    </message>
    <message>
        <source>%1 gives %2 a point instead of naming a suit</source>
        <extracomment>%1 the dealer, %2 the side that gets the point.</extracomment>
        <translation>%1はスートを言う代わりに%2に1点を渡す</translation>
    </message>
    <message>
        <source>The dealer cannot give a point here.</source>
        <translation>ここではディーラーは点を渡せません。</translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message>
        <source>book: everything, to be imported elsewhere (the usual); session: the deals in force, to be scored; csv: the same as a table</source>
        <translation>book:別の帳簿に取り込める全記録（省略時）。session:有効なディールだけ（採点用）。csv:同じ内容の表</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) added.</source>
        <extracomment>%n a number of sessions; behind it nothing.</extracomment>
        <translation>
            <numerusform>セッションを%n件追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) continued.</source>
        <extracomment>Sessions that the book had, of which a longer version came.</extracomment>
        <translation>
            <numerusform>セッション%n件に続きを追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were there already, with nothing new.</source>
        <translation>
            <numerusform>%n件のセッションはすでにあり、新しい記録はありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) would be added.</source>
        <translation>
            <numerusform>セッションが%n件追加されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) would be continued.</source>
        <translation>
            <numerusform>セッション%n件に続きが追加されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) do not fit the rules and are not scored.</source>
        <extracomment>Deals that came with a session although they do not fit its rules.</extracomment>
        <translation>
            <numerusform>%n件のディールはルールに合わないため得点を計算しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else of this name was in the book. Entered as another person; spadille players merge makes them one.</source>
        <extracomment>Behind the name of a person.</extracomment>
        <translation>同じ名前の別の人がすでに帳簿にいます。別人として登録しました。同じ人なら spadille players merge でまとめられます。</translation>
    </message>
    <message>
        <source>From deal %1 on others sit at the table. This form cannot say so, and names nobody.</source>
        <translation>第%1ディールから席の顔ぶれが変わります。この形式では表せないため、名前を入れません。</translation>
    </message>
    <message>
        <source>From deal %1 on other rules hold. This form has only the first rules.</source>
        <translation>第%1ディールからルールが変わります。この形式には最初のルールしか入りません。</translation>
    </message>
    <message>
        <source>Deal %1 was dealt out of turn. This form cannot say so.</source>
        <translation>第%1ディールは順番外の人が配りました。この形式では表せません。</translation>
    </message>
    <message>
        <source>A ruling changed deal %1. This form cannot say so.</source>
        <translation>第%1ディールは裁定で変わりました。この形式では表せません。</translation>
    </message>
    <message>
        <source>Session %1 was continued here and elsewhere: from event %2 on they are not the same. Nothing was added.</source>
        <extracomment>%1 the number of a session, %2 of an event in it.</extracomment>
        <translation>セッション%1は、ここと別の場所の両方で続けられています（%2件目の記録から異なります）。何も追加していません。</translation>
    </message>
    <message>
        <source>A table holds one session: use --session, not --all.</source>
        <translation>表に入るのは1セッションだけです。--all でなく --session を使ってください。</translation>
    </message>
    <message>
        <source>This is no document of Spadille. If it is a table of deals, say --rules and --players.</source>
        <translation>Spadilleの文書ではありません。ディールの表なら --rules と --players を指定してください。</translation>
    </message>
    <message>
        <source>Write a session as a document or a table</source>
        <translation>セッションを文書または表として書き出す</translation>
    </message>
    <message>
        <source>The file to write; standard output without it. It gets its name once it is whole</source>
        <translation>書き出すファイル。省くと標準出力。すべて書き終えてからその名前になる</translation>
    </message>
    <message>
        <source>Every session of the book, one a line; as book also those thrown away</source>
        <translation>帳簿の全セッションを1行に1つ。bookではごみ箱の中のものも含む</translation>
    </message>
    <message>
        <source>Semicolons between the cells of a table, not commas</source>
        <translation>表の区切りをコンマでなくセミコロンにする</translation>
    </message>
    <message>
        <source>Take sessions into the book: all that the files hold, or nothing</source>
        <translation>セッションを帳簿に取り込む。全ファイルのすべてか、何も取り込まないか</translation>
    </message>
    <message>
        <source>Documents (spadille/log, spadille/session), one a line or one a file, or tables (CSV); - is standard input</source>
        <translation>文書（spadille/log、spadille/session。1行に1つ、または1ファイルに1つ）か表（CSV）。- は標準入力</translation>
    </message>
    <message>
        <source>The rules of a table: a name or a file with rules</source>
        <translation>表のルール。名前またはルールのファイル</translation>
    </message>
    <message>
        <source>Who sits where, clockwise, where a table or document does not say so</source>
        <translation>席順（時計回り）。表や文書に書かれていないとき</translation>
    </message>
    <message>
        <source>The day, where a document does not say it; otherwise today</source>
        <translation>日付。文書に書かれていないとき。省くと今日</translation>
    </message>
    <message>
        <source>Only say what would be added</source>
        <translation>何が追加されるかを示すだけ</translation>
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
    <message>
        <source>Under these rules nobody misses a game.</source>
        <translation>この規則では、ゲームを休む人はいません。</translation>
    </message>
    <message>
        <source>Under these rules nothing is written down here.</source>
        <translation>この規則では、ここには何も記録しません。</translation>
    </message>
    <message>
        <source>A session is opened once, at its beginning.</source>
        <translation>セッションは最初に一度だけ開かれます。</translation>
    </message>
    <message>
        <source>This is no name that can be shown.</source>
        <translation>表示できる名前ではありません。</translation>
    </message>
    <message>
        <source>This is about another game.</source>
        <translation>別のゲームのものです。</translation>
    </message>
    <message>
        <source>This can only be corrected from the beginning.</source>
        <translation>これは最初からしか訂正できません。</translation>
    </message>
    <message>
        <source>A ruling can only move what is counted in this game.</source>
        <translation>裁定で動かせるのは、このゲームで数えるものだけです。</translation>
    </message>
    <message>
        <source>Nobody among the players has this id.</source>
        <translation>このIDの人は players にいません。</translation>
    </message>
</context>
<context>
    <name>klaverjas</name>
    <message>
        <source>Klaverjas</source>
        <translation>クラーフェルヤス</translation>
    </message>
    <message>
        <source>How the trump suit is chosen</source>
        <translation>切札の決め方</translation>
    </message>
    <message>
        <source>Which city&apos;s rules of play</source>
        <translation>どの都市の規則でプレイするか</translation>
    </message>
    <message>
        <source>Undertrumping an opponent who cannot be beaten</source>
        <translation>相手の切札に勝てないとき、弱い切札を出すこと</translation>
    </message>
    <message>
        <source>Trumps led: the partner&apos;s trump too has to be beaten</source>
        <translation>切札のリードでパートナーに勝つ義務</translation>
    </message>
    <message>
        <source>Undertrumping the partner</source>
        <translation>パートナーの切札より弱い切札を出すこと</translation>
    </message>
    <message>
        <source>The maker has to hold a card of the suit he names</source>
        <translation>メーカーは、決めるスートを1枚以上持っていること</translation>
    </message>
    <message>
        <source>Roem for four jacks</source>
        <translation>J4枚のロエムの点数</translation>
    </message>
    <message>
        <source>Roem for four nines, eights or sevens</source>
        <translation>9が4枚、8が4枚、7が4枚のロエムの点数</translation>
    </message>
    <message>
        <source>Points for makers who win every trick</source>
        <translation>メーカー側がすべてのトリックを取ったときの点数(ピット)</translation>
    </message>
    <message>
        <source>Points for defenders who win every trick</source>
        <translation>相手側がすべてのトリックを取ったときの点数(テーゲンピット)</translation>
    </message>
    <message>
        <source>What ends a game</source>
        <translation>ゲームの終わり方</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <translation>ゲームの目標点</translation>
    </message>
    <message>
        <source>Deals of one game</source>
        <translation>1ゲームのディール数</translation>
    </message>
    <message>
        <source>Whether partners change from game to game</source>
        <translation>ゲームごとにパートナーを替えるかどうか</translation>
    </message>
    <message>
        <source>Personal points for a game that was missed</source>
        <translation>休んだゲームの個人の点数</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>遊ぶ人数</translation>
    </message>
    <message>
        <source>Who deals when all three have passed</source>
        <translation>3人ともパスしたときに配り直す人</translation>
    </message>
    <message>
        <source>The table of card values</source>
        <translation>カードの点数の表</translation>
    </message>
    <message>
        <source>Points for the last trick</source>
        <translation>最後のトリックの点数</translation>
    </message>
    <message>
        <source>How roem is written down</source>
        <translation>ロエムの書き方</translation>
    </message>
    <message>
        <source>Who may claim roem</source>
        <translation>ロエムを宣言できる人</translation>
    </message>
    <message>
        <source>Until when roem may be claimed</source>
        <translation>ロエムを宣言できる期限</translation>
    </message>
    <message>
        <source>Amsterdam Klaverjas as first written down</source>
        <translation>原文書どおりのクラーフェルヤス(アムステルダム)</translation>
    </message>
    <message>
        <source>The same, with 100 for a pit</source>
        <translation>原文書どおりで、ピットは100点</translation>
    </message>
    <message>
        <source>An individual evening: three games, a new partner in each</source>
        <translation>個人戦の一晩:パートナーを替えて3ゲーム</translation>
    </message>
    <message>
        <source>Three players, fifteen deals</source>
        <translation>3人、15ディール</translation>
    </message>
    <message>
        <source>Utrecht: forehand has to make trumps</source>
        <translation>ウトレヒト:フォアハンドが必ず切札を決める</translation>
    </message>
    <message>
        <source>Rotterdam, as at tournaments</source>
        <translation>ロッテルダム:大会の遊び方</translation>
    </message>
    <message>
        <source>To 1,500 points, with 100 for a pit</source>
        <translation>目標1,500点、ピットは100点</translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation>メーカー(切札を決めた人)</translation>
    </message>
    <message>
        <source>Card points of the makers&apos; side, the last trick&apos;s included</source>
        <translation>メーカー側のカードの点数(最後のトリックの点も含む)</translation>
    </message>
    <message>
        <source>Card points of the other side; of three, of the player on the maker&apos;s left</source>
        <translation>相手側のカードの点数(3人ではメーカーの左隣の人)</translation>
    </message>
    <message>
        <source>Of three: card points of the player on the maker&apos;s right</source>
        <translation>メーカーの右隣の人のカードの点数(3人のとき)</translation>
    </message>
    <message>
        <source>Roem claimed by the makers&apos; side, trick by trick</source>
        <translation>メーカー側が宣言したロエム(トリックごと)</translation>
    </message>
    <message>
        <source>Roem of the other side; of three, of the player on the maker&apos;s left</source>
        <translation>相手側のロエム(3人ではメーカーの左隣の人)</translation>
    </message>
    <message>
        <source>Of three: roem of the player on the maker&apos;s right</source>
        <translation>メーカーの右隣の人のロエム(3人のとき)</translation>
    </message>
    <message>
        <source>Roem is told as one sum for each side</source>
        <translation>ロエムは側ごとに合計だけを書く</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side; they tell a pit</source>
        <translation>メーカー側のトリック数(ピットの判定用)</translation>
    </message>
    <message>
        <source>The makers concede nat without counting</source>
        <translation>メーカー側が数えずにナットを認めた</translation>
    </message>
    <message>
        <source>The trump suit; needed only with cards</source>
        <translation>切札のスート(カードで報告するときだけ必要)</translation>
    </message>
    <message>
        <source>Who won the last trick; needed only with cards</source>
        <translation>最後のトリックを取った人(カードで報告するときだけ必要)</translation>
    </message>
    <message>
        <source>The cards that the makers&apos; side won</source>
        <translation>メーカー側が取ったカード</translation>
    </message>
    <message>
        <source>The cards that the other side won; of three, the player on the maker&apos;s left</source>
        <translation>相手側が取ったカード(3人ではメーカーの左隣の人)</translation>
    </message>
    <message>
        <source>Of three: all passed, the deal is void</source>
        <translation>全員パスで流れたディール(3人のとき)</translation>
    </message>
    <message>
        <source>Who misses this game while a guest plays</source>
        <translation>このゲームを休む人(代わりにゲストが入る)</translation>
    </message>
    <message>
        <source>Personal points that no total of a game has, a number a player</source>
        <translation>ゲームの合計に含まれない個人の点数(各自に1つ)</translation>
    </message>
    <message>
        <source>Who misses the game in progress</source>
        <translation>進行中のゲームを休んでいる人</translation>
    </message>
    <message>
        <source>Card points: %1 %2, the others %3</source>
        <extracomment>%1 the makers&apos; side, %2 its points, %3 those of the others.</extracomment>
        <translation>カードの点数:%1は%2点、相手側は%3点</translation>
    </message>
    <message>
        <source>Card points: the maker %1, on his left %2, on his right %3</source>
        <extracomment>The maker&apos;s, then those of the players to his left.</extracomment>
        <translation>カードの点数:メーカー%1点、左隣から順に%2点、%3点</translation>
    </message>
    <message>
        <source>%1 concedes nat; nothing is counted</source>
        <translation>%1がナットを認め、点数は数えない</translation>
    </message>
    <message>
        <source>Roem of %1: %2</source>
        <extracomment>%1 a side or a player, %2 marks such as &quot;I V&quot;, or a sum.</extracomment>
        <translation>%1のロエム:%2</translation>
    </message>
    <message>
        <source>%1 make it: %2 against %3</source>
        <extracomment>%1 the makers&apos; side, %2 its total, %3 that of the others.</extracomment>
        <translation>%1が成功:%2対%3</translation>
    </message>
    <message>
        <source>%1 are nat: %2 against %3, all of it moves</source>
        <translation>%1はナット:%2対%3、点数はすべて相手側へ</translation>
    </message>
    <message>
        <source>%1 are nat: only equal, %2 against %3, all of it moves</source>
        <translation>%1はナット:%2対%3の同点、点数はすべて相手側へ</translation>
    </message>
    <message>
        <source>%1 are nat: their roem moves too</source>
        <translation>%1はナット:ロエムも相手側へ</translation>
    </message>
    <message>
        <source>Pit: %1 won every trick, %2 more</source>
        <translation>ピット:%1がすべてのトリックを取り、さらに%2点</translation>
    </message>
    <message>
        <source>Tegenpit: %1 won every trick, %2 more</source>
        <translation>テーゲンピット:%1がすべてのトリックを取り、さらに%2点</translation>
    </message>
    <message>
        <source>%1 makes it: %2 is more than half of %3</source>
        <extracomment>%1 the maker, %2 his total, %3 the total of all three.</extracomment>
        <translation>%1が成功:%2点は合計%3点の半分より多い</translation>
    </message>
    <message>
        <source>%1 fails: %2 is at most half of %3; the others score all of it each</source>
        <translation>%1は失敗:%2点は合計%3点の半分以下、ほかの2人がそれぞれ合計を得点</translation>
    </message>
    <message>
        <source>%1 fails: the others score all of %2 each</source>
        <translation>%1は失敗:ほかの2人がそれぞれ合計%2点を得点</translation>
    </message>
    <message>
        <source>All three passed: the cards are dealt again</source>
        <translation>3人ともパス、配り直し</translation>
    </message>
    <message>
        <source>After %1 deals: %2 to %3</source>
        <extracomment>%1 deals played, then the totals.</extracomment>
        <translation>%1ディール終了:%2対%3</translation>
    </message>
    <message>
        <source>After %1 deals: %2, %3 and %4</source>
        <translation>%1ディール終了:%2、%3、%4</translation>
    </message>
    <message>
        <source>%1 wins the game with %2</source>
        <translation>%1が%2点でゲームに勝つ</translation>
    </message>
    <message>
        <source>The game is a draw, %1 each</source>
        <translation>ゲームは引き分け、%1点ずつ</translation>
    </message>
    <message>
        <source>%1 missed this game: %2 count for him personally</source>
        <translation>%1はこのゲームを休み、個人の点数は%2点</translation>
    </message>
    <message>
        <source>%1 deals give %2; the sheet has %3, so %4 is roem and pits</source>
        <extracomment>%1 deals, %2 their card points, %3 the sum of both totals, %4 what is left.</extracomment>
        <translation>%1ディールで%2点、得点表は%3点:残りの%4点はロエムとピット</translation>
    </message>
    <message>
        <source>%1 deals can add up to %2</source>
        <translation>%1ディールで合計%2点はありえる</translation>
    </message>
    <message>
        <source>%1 deals give %2 at least: %3. A deal or the last trick of one is missing.</source>
        <extracomment>%1 deals, %2 the least they give, %3 the difference.</extracomment>
        <translation>%1ディールなら少なくとも%2点です(差は%3点)。ディールか最後のトリックの点数が抜けています。</translation>
    </message>
    <message>
        <source>%1 deals give %2; what is above it, %3, is no multiple of ten: some deal is miswritten.</source>
        <translation>%1ディールで%2点です。残りの%3点は10の倍数でないので、どこかのディールが誤りです。</translation>
    </message>
    <message>
        <source>%1 deals give %2; %3 above it is impossible as roem: one deal is 10 or 30 out, perhaps by its last trick.</source>
        <translation>%1ディールで%2点です。残りの%3点はロエムとしてありえません。どこかのディールが10点か30点違い、最後のトリックが原因かもしれません。</translation>
    </message>
    <message>
        <source>%1 deals of three players never add up to this.</source>
        <translation>3人の%1ディールが、この合計になることはありません。</translation>
    </message>
    <message>
        <source>No number of deals adds up to this.</source>
        <translation>何ディールでも、この合計にはなりません。</translation>
    </message>
    <message>
        <source>Three players have no partners to change.</source>
        <translation>3人のゲームには、替えるパートナーがいません。</translation>
    </message>
    <message>
        <source>If all pass, forehand has to make trumps.</source>
        <translation>全員がパスしたら、フォアハンドが必ず切札を決めます。</translation>
    </message>
    <message>
        <source>All passed, so there is nothing to say here.</source>
        <translation>全員がパスしたので、ここに書くことはありません。</translation>
    </message>
    <message>
        <source>Under these rules %1, as forehand, has to make trumps.</source>
        <translation>この規則では、フォアハンドの%1が必ず切札を決めます。</translation>
    </message>
    <message>
        <source>Four players are two sides: there is no third.</source>
        <translation>4人のときは2つの側だけで、3つ目はありません。</translation>
    </message>
    <message>
        <source>The makers conceded, so nothing is counted.</source>
        <translation>メーカー側がナットを認めたので、点数は数えません。</translation>
    </message>
    <message>
        <source>Together that is %1 points, not %2: count again.</source>
        <translation>合わせて%1点ですが、%2点のはずです。数え直してください。</translation>
    </message>
    <message>
        <source>Together that is %1 points, not %2: the points of the last trick are missing.</source>
        <translation>合わせて%1点ですが、%2点のはずです。最後のトリックの点数が抜けています。</translation>
    </message>
    <message>
        <source>No tricks can be worth just so many points.</source>
        <translation>どのトリックを合わせても、この点数にはなりません。</translation>
    </message>
    <message>
        <source>Say how many tricks the makers won: a trick can be worth nothing, so points do not tell whether one side won all.</source>
        <translation>メーカー側のトリック数を書いてください。0点のトリックもあるため、点数だけでは全部取ったかどうかわかりません。</translation>
    </message>
    <message>
        <source>The pack has no such card.</source>
        <translation>このカードは使用カードにありません。</translation>
    </message>
    <message>
        <source>Cards are won in tricks of %1; the maker of three players has two more.</source>
        <extracomment>%1 cards of a trick, %2 cards besides.</extracomment>
        <translation>カードは%1枚ずつのトリックで取ります。3人のときのメーカーは、ほかに2枚あります。</translation>
    </message>
    <message>
        <source>This card cannot be in two places.</source>
        <translation>同じカードが2か所にあることはありません。</translation>
    </message>
    <message>
        <source>Both sides together have all 32 cards.</source>
        <translation>両方の側を合わせると、32枚全部になるはずです。</translation>
    </message>
    <message>
        <source>The cards say something else.</source>
        <translation>カードから数えた結果と合いません。</translation>
    </message>
    <message>
        <source>%1 cannot have won the last trick without winning a trick.</source>
        <translation>%1はトリックを取らずに最後のトリックを取ることはできません。</translation>
    </message>
    <message>
        <source>A sum is one number for each side.</source>
        <translation>合計は、側ごとに1つの数です。</translation>
    </message>
    <message>
        <source>No roem adds up to this.</source>
        <translation>ロエムをどう足しても、この数にはなりません。</translation>
    </message>
    <message>
        <source>The roem of one trick is never worth this.</source>
        <translation>1つのトリックのロエムが、この点数になることはありません。</translation>
    </message>
    <message>
        <source>A side without a trick has no roem.</source>
        <translation>トリックを1つも取らなかった側に、ロエムはありません。</translation>
    </message>
    <message>
        <source>There are more marks than tricks; a trick has one.</source>
        <translation>ロエムの数がトリックの数を超えています。書くのは1トリックに1つです。</translation>
    </message>
    <message>
        <source>Only where partners change does anybody miss a game.</source>
        <translation>ゲームを休めるのは、パートナーを替える個人戦だけです。</translation>
    </message>
    <message>
        <source>Who misses a game misses all of it: say so in its first deal.</source>
        <translation>ゲームを休む人は最後まで休みます。そのゲームの最初のディールで書いてください。</translation>
    </message>
    <message>
        <source>After so many deals the game is over.</source>
        <translation>このディール数に達していれば、ゲームはもう終わっています。</translation>
    </message>
    <message>
        <source>With %1 points the game is over.</source>
        <translation>%1点に達していれば、ゲームはもう終わっています。</translation>
    </message>
    <message>
        <source>Who has more points wins; if all are equal, all do.</source>
        <translation>点の多い側が勝ち、同点なら全員の勝ちです。</translation>
    </message>
    <message>
        <source>Under these rules somebody has to make trumps.</source>
        <translation>この規則では、誰かが必ず切札を決めます。</translation>
    </message>
    <message>
        <source>Everybody who has points has won a trick.</source>
        <translation>点数のある人は、トリックを取っているはずです。</translation>
    </message>
    <message>
        <source>The cards of this roem alone are worth %1 points, more than %2.</source>
        <extracomment>%1 card points of the cards that make the roem, %2 those of the side.</extracomment>
        <translation>このロエムのカードだけで%1点あり、%2点を超えます。</translation>
    </message>
    <message>
        <source>There are four jacks, so nobody has them twice.</source>
        <translation>ジャックは4枚だけなので、4枚ぞろいは1回しかありません。</translation>
    </message>
    <message>
        <source>%1 win the game, %2 to %3</source>
        <extracomment>%1 a side, %2 its total, %3 that of the others.</extracomment>
        <translation>%1の勝ち:%2対%3</translation>
    </message>
    <message>
        <source>The king and queen of trumps fall in one trick only.</source>
        <translation>切札のキングとクイーンがそろうのは1トリックだけです。</translation>
    </message>
    <message>
        <source>Of each rank there are four cards, so its four fall only once.</source>
        <translation>同じ数字は4枚なので、4枚ぞろいはそれぞれ1回だけです。</translation>
    </message>
    <message>
        <source>%1 deals give %2; no roem adds up to %3 above it.</source>
        <translation>%1ディールで%2点です。残りの%3点になるロエムはありません。</translation>
    </message>
    <message>
        <source>A game to %1 is not over with this.</source>
        <translation>この点数では、%1点のゲームは終わっていません。</translation>
    </message>
    <message>
        <source>So many tricks are always worth more than %1 points.</source>
        <translation>これだけのトリックなら、必ず%1点を超えます。</translation>
    </message>
    <message>
        <source>In which packets the cards are dealt</source>
        <translation>札を何枚ずつ配るか</translation>
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
    <message>
        <source>%1 was still in below %2, and one deal costs 14 at most.</source>
        <translation>%1は%2点未満で残っていたはずで、1ディールの失点は最大14点です。</translation>
    </message>
    <message>
        <source>With so many still in, the game is not over.</source>
        <translation>これだけ残っていれば、ゲームは終わっていません。</translation>
    </message>
</context>
<context>
    <name>quadrille</name>
    <message>
        <source>Quadrille</source>
        <translation>カドリーユ</translation>
    </message>
    <message>
        <source>Who puts the antes into the pool</source>
        <translation>アンティを出す人</translation>
    </message>
    <message>
        <source>The unit of a pool that four does not divide</source>
        <translation>プールが4で割り切れないときのユニット</translation>
    </message>
    <message>
        <source>The odd counter when partners share</source>
        <translation>2人で割り切れない1ポイントの扱い</translation>
    </message>
    <message>
        <source>What the defenders cannot divide at codille</source>
        <translation>コディーユで割り切れない余りの扱い</translation>
    </message>
    <message>
        <source>What the ombre pays for codille</source>
        <translation>コディーユでオンブルが払う額</translation>
    </message>
    <message>
        <source>Who pays for a lost alliance</source>
        <translation>アリアンスに失敗したときに払う人</translation>
    </message>
    <message>
        <source>How the units of a lost game are paid</source>
        <translation>失敗時のユニットの払い方</translation>
    </message>
    <message>
        <source>What a failed vole turns round</source>
        <translation>ボルに失敗したときの支払い</translation>
    </message>
    <message>
        <source>What each of the four puts into the vole pool</source>
        <translation>ボルのプールに各自が出す額</translation>
    </message>
    <message>
        <source>What that stake is counted in</source>
        <translation>ボルのプールに出す額の単位</translation>
    </message>
    <message>
        <source>Which opponent deals with which partner</source>
        <translation>オンブルとパートナーがやり取りする相手</translation>
    </message>
    <message>
        <source>When a queen may be called</source>
        <translation>クイーンを指名できるとき</translation>
    </message>
    <message>
        <source>The ombre may call his own king and play alone</source>
        <translation>オンブルは自分のキングを指名し、1人でプレイできる</translation>
    </message>
    <message>
        <source>Who decides to go on after Premiers</source>
        <translation>プレミエの後に続けるかどうかを決める人</translation>
    </message>
    <message>
        <source>No vole unless the called card has been seen</source>
        <translation>指名カードが出ていなければ、ボルにならない</translation>
    </message>
    <message>
        <source>Deals of one game; 0 for no end</source>
        <translation>1ゲームのディール数(0なら終わりを決めない)</translation>
    </message>
    <message>
        <source>What becomes of the pool at the end</source>
        <translation>終わりに残ったプールの扱い</translation>
    </message>
    <message>
        <source>Counters that everybody begins with</source>
        <translation>全員が最初に持つカウンターの枚数</translation>
    </message>
    <message>
        <source>Whoever has no counters left takes as many again</source>
        <translation>持ち分を全部失ったら、もう1組を受け取る</translation>
    </message>
    <message>
        <source>Until when matadors may be claimed</source>
        <translation>マタドールを請求できる期限</translation>
    </message>
    <message>
        <source>To whom the deal passes</source>
        <translation>ディーラーの移り方</translation>
    </message>
    <message>
        <source>Quadrille as first written down</source>
        <translation>原文書どおりのカドリーユ</translation>
    </message>
    <message>
        <source>The same, to forty deals</source>
        <translation>原文書どおりで、40ディール</translation>
    </message>
    <message>
        <source>The same, the dealer antes for all</source>
        <translation>原文書どおりで、アンティはディーラーが全員分を出す</translation>
    </message>
    <message>
        <source>Who is ombre</source>
        <translation>オンブルになった人</translation>
    </message>
    <message>
        <source>What he plays; forced: forced spadille</source>
        <translation>コントラクト(forced は強制されたスパディーユ)</translation>
    </message>
    <message>
        <source>Who held the called card</source>
        <translation>指名されたカードの持ち主</translation>
    </message>
    <message>
        <source>Tricks of the ombre&apos;s side</source>
        <translation>オンブル側のトリック数</translation>
    </message>
    <message>
        <source>His side was dealt Spadille, Manille and Basta</source>
        <translation>オンブル側にスパディーユ、マニーユ、バスタが配られた</translation>
    </message>
    <message>
        <source>And Punto too: double matadors</source>
        <translation>さらにプントも加わった(ダブル・マタドール)</translation>
    </message>
    <message>
        <source>His side won the first six tricks</source>
        <translation>オンブル側が最初の6トリックを全部取った</translation>
    </message>
    <message>
        <source>They went on after Premiers: the vole</source>
        <translation>プレミエの後も続けた(ボルの宣言)</translation>
    </message>
    <message>
        <source>The ombre called his own king</source>
        <translation>オンブルが自分のキングを指名した</translation>
    </message>
    <message>
        <source>The called card was not seen in the first six tricks</source>
        <translation>指名カードが最初の6トリックに出なかった</translation>
    </message>
    <message>
        <source>Tricks of the ombre himself</source>
        <translation>オンブル自身のトリック数</translation>
    </message>
    <message>
        <source>Defenders with the highest trumps, who take the rest</source>
        <translation>余りを取る、強い切札を持っていた相手</translation>
    </message>
    <message>
        <source>The opponent that the ombre deals with</source>
        <translation>オンブルとやり取りする相手</translation>
    </message>
    <message>
        <source>The trump suit; no payment needs it</source>
        <translation>切札のスート(支払いには不要)</translation>
    </message>
    <message>
        <source>Who is beasted for an irregularity</source>
        <translation>反則でベートを払う人</translation>
    </message>
    <message>
        <source>Stocks of counters taken besides the first, a number a player</source>
        <translation>最初の分のほかに取ったカウンターの組数(1人に1つ)</translation>
    </message>
    <message>
        <source>Counters in the pool before the antes</source>
        <translation>アンティを入れる前のプール</translation>
    </message>
    <message>
        <source>Antes: the pool holds %1, the unit is %2</source>
        <extracomment>%1 the pool after the antes, %2 the unit.</extracomment>
        <translation>アンティ:プールは%1、1ユニットは%2</translation>
    </message>
    <message>
        <source>%1 antes for all: the pool holds %2, the unit is %3</source>
        <translation>%1が全員分のアンティを出す:プールは%2、1ユニットは%3</translation>
    </message>
    <message>
        <source>Four does not divide the pool of %1: the unit is %2</source>
        <translation>プールの%1は4で割り切れない:1ユニットは%2</translation>
    </message>
    <message>
        <source>For the vole everybody puts %1 into the vole pool</source>
        <translation>全員がボルのプールに%1ずつ出す</translation>
    </message>
    <message>
        <source>%1 wins with %2 tricks and takes the pool of %3</source>
        <extracomment>%1 the ombre, %2 his tricks, %3 the pool.</extracomment>
        <translation>%1が%2トリックで成功し、プールの%3を取る</translation>
    </message>
    <message>
        <source>%1 and %2 win with %3 tricks and share the pool of %4</source>
        <extracomment>%1 and %2 partners, %3 their tricks, %4 the pool.</extracomment>
        <translation>%1と%2が%3トリックで成功し、プールの%4を分け合う</translation>
    </message>
    <message>
        <source>The odd counter goes to %1</source>
        <translation>端数の1は%1へ</translation>
    </message>
    <message>
        <source>The odd counter is paid by %1</source>
        <translation>端数の1は%1が払う</translation>
    </message>
    <message>
        <source>The odd counter stays in the pool</source>
        <translation>端数の1はプールに残る</translation>
    </message>
    <message numerus="yes">
        <source>Matadors of %1: %n unit(s), %3 each</source>
        <extracomment>%n units, %3 the counters that they make.</extracomment>
        <translation>
            <numerusform>%1のマタドール:%nユニット(%3ずつ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 failed: the matadors too are paid, %n unit(s), %3 each</source>
        <translation>
            <numerusform>ボルに失敗した%1のマタドール:%nユニットの支払い(%3ずつ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Matadors of a game that %1 lost: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>失敗した%1のマタドール:%nユニットの支払い(%3ずつ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premiers of %1: %n unit(s), %3 each</source>
        <translation>
            <numerusform>%1のプレミエ:%nユニット(%3ずつ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes the vole: %n unit(s), %3 each</source>
        <translation>
            <numerusform>%1のボルは成功:%nユニット(%3ずつ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 fails: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>%1のボルは失敗:%nユニットの支払い(%3ずつ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole that %1 bid fails: %n unit(s) paid, %3 each; the pool stays</source>
        <translation>
            <numerusform>%1がビッドしたボルは失敗:%nユニットの支払い(%3ずつ)、プールは残す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units of the lost game, paid once to all together: %n unit(s), %2</source>
        <extracomment>%n units, %2 the counters that they make, all together.</extracomment>
        <translation>
            <numerusform>相手側に1回分だけ払う:%nユニット(%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Remise: %1 has %2 tricks and pays %3 into the pool</source>
        <extracomment>%1 the ombre, %2 his tricks, %3 what he pays into the pool.</extracomment>
        <translation>レミス:%1は%2トリックで、プールに%3を払う</translation>
    </message>
    <message>
        <source>Remise: %1 and %2 have %3 tricks and pay %4 together</source>
        <translation>レミス:%1と%2は%3トリックで、合わせて%4を払う</translation>
    </message>
    <message>
        <source>The called partner %1 pays nothing</source>
        <translation>パートナーの%1は払わない</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each, %3 left</source>
        <extracomment>%1 the pool, %2 the share of each defender, %3 what cannot be divided.</extracomment>
        <translation>コディーユ:相手側がプールの%1を%2ずつ取る(残り%3)</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each</source>
        <translation>コディーユ:相手側がプール%1を分ける:1人%2</translation>
    </message>
    <message>
        <source>The %1 left go to the highest trumps</source>
        <translation>残りの%1は、強い切札を持っていた相手が取る</translation>
    </message>
    <message>
        <source>%1 takes the vole pool of %2</source>
        <translation>%1がボルのプールの%2を取る</translation>
    </message>
    <message>
        <source>%1 and %2 share the vole pool of %3</source>
        <translation>%1と%2がボルのプールの%3を分け合う</translation>
    </message>
    <message>
        <source>The opponents divide the vole pool of %1</source>
        <translation>相手側がボルのプール%1を分ける</translation>
    </message>
    <message>
        <source>%1 is beasted and pays %2 for the next deal</source>
        <translation>%1がベートを払う:次のディールのプールに%2</translation>
    </message>
    <message>
        <source>The end: the pool of %1 is shared, %2 each, %3 left</source>
        <translation>終わりに残ったプールの%1を%2ずつ取る(残り%3)</translation>
    </message>
    <message>
        <source>The end: the pool of %1 is shared, %2 each</source>
        <translation>終了:プール%1を分けて1人%2</translation>
    </message>
    <message>
        <source>The pool of %1 stays where it is</source>
        <translation>プールの%1はそのまま残す</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s) %1 wins the game with %3</source>
        <extracomment>%1 a player, %n deals, %3 his balance.</extracomment>
        <translation>
            <numerusform>%nディールを終え、%1が収支%3でゲームに勝つ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no counters left and takes %3 more, %n time(s)</source>
        <extracomment>%1 a player, %n how many times, %3 the counters of one stock.</extracomment>
        <translation>
            <numerusform>%1は持ち分を全部失い、%3枚を受け取る(%n回)</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a beast no deal leaves this pool.</source>
        <translation>ベートがなければ、どのディールの後もこのプールにはなりません。</translation>
    </message>
    <message>
        <source>Solo and vole are played alone.</source>
        <translation>ソロとボルは1人でプレイします。</translation>
    </message>
    <message>
        <source>An alliance has a partner, the holder of the called card; who can call nobody plays solo.</source>
        <translation>アリアンスにはパートナー(指名されたカードの持ち主)がいます。誰も指名できなければ、ソロになります。</translation>
    </message>
    <message>
        <source>%1 cannot be his own partner.</source>
        <translation>%1が自分のパートナーになることはできません。</translation>
    </message>
    <message>
        <source>These rules let nobody call his own king.</source>
        <translation>この規則では、自分のキングの指名を認めていません。</translation>
    </message>
    <message>
        <source>Who plays solo or vole calls no king.</source>
        <translation>ソロとボルでは、キングを指名しません。</translation>
    </message>
    <message>
        <source>Who calls his own king has no partner.</source>
        <translation>自分のキングを指名した人に、パートナーはいません。</translation>
    </message>
    <message>
        <source>Double matadors stand for the matadors too.</source>
        <translation>ダブル・マタドールは、マタドールの分も含みます。</translation>
    </message>
    <message>
        <source>Only red trumps have a Punto.</source>
        <translation>プントがあるのは、切札が赤のときだけです。</translation>
    </message>
    <message>
        <source>These matadors alone win more tricks.</source>
        <translation>このマタドールだけで、もっと多くのトリックが取れます。</translation>
    </message>
    <message>
        <source>Spadille cannot lose: it wins a trick.</source>
        <translation>スパディーユは負けないので、1トリックは必ず取れます。</translation>
    </message>
    <message>
        <source>With five tricks or fewer there were no Premiers.</source>
        <translation>5トリック以下なら、プレミエはありません。</translation>
    </message>
    <message>
        <source>Forced spadille ends once its side has won the first six tricks.</source>
        <translation>強制されたスパディーユは、最初の6トリックを全部取ったら終わります。</translation>
    </message>
    <message>
        <source>The vole was bid, so nobody goes on to it.</source>
        <translation>ボルをビッドしているので、途中でボルを宣言することはありません。</translation>
    </message>
    <message>
        <source>After Premiers the play ends, unless they go on for the vole.</source>
        <translation>プレミエの後は、ボルとして続けない限り、そこで終わります。</translation>
    </message>
    <message>
        <source>This matters only after Premiers of an alliance.</source>
        <translation>これが関係するのは、アリアンスでプレミエになったときだけです。</translation>
    </message>
    <message>
        <source>These rules, or this result, leave nothing to say here.</source>
        <translation>この規則、またはこの結果では、ここに書くことはありません。</translation>
    </message>
    <message>
        <source>The ombre cannot have more tricks than his side.</source>
        <translation>オンブルのトリック数は、オンブル側のトリック数を超えません。</translation>
    </message>
    <message>
        <source>%1 is not an opponent of the ombre.</source>
        <translation>%1はオンブルの相手ではありません。</translation>
    </message>
    <message numerus="yes">
        <source>Only %n cannot be divided: no more players than that can take one.</source>
        <translation>
            <numerusform>割り切れない余りは%nなので、それより多い人数では取れません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A pool of more than %1 cannot be played for.</source>
        <translation>%1を超えるプールは扱えません。</translation>
    </message>
    <message>
        <source>A balance beyond %1 cannot be carried on.</source>
        <translation>プラスでもマイナスでも、%1を超える収支は扱えません。</translation>
    </message>
    <message>
        <source>Four players have four balances.</source>
        <translation>収支は、4人に1つずつ必要です。</translation>
    </message>
    <message>
        <source>After so many deals the game is over.</source>
        <translation>このディール数に達していれば、ゲームはもう終わっています。</translation>
    </message>
    <message>
        <source>After the old laws: shared losses, own king, strict vole</source>
        <translation>古い規則集による:損失の分担、自分のキング、厳しいボル</translation>
    </message>
    <message>
        <source>Under these rules the codille costs %1</source>
        <extracomment>%1 what is paid into the pool under an option.</extracomment>
        <translation>この規則ではコディーユの支払いは%1</translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 has %n trick(s) and pays %3 into the pool</source>
        <translation>
            <numerusform>コディーユ:%1は%nトリックで、プールに%3を払う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 and %2 have %n trick(s) and pay %4 together</source>
        <translation>
            <numerusform>コディーユ:%1と%2は%nトリックで、2人で%4を払う</numerusform>
        </translation>
    </message>
    <message>
        <source>The balances and the pool of %1 add up to what was there before</source>
        <extracomment>%1 the counters in the pool.</extracomment>
        <translation>収支とプール%1の合計は始めと同じ</translation>
    </message>
    <message>
        <source>The balances and the pool have to add up to what was in the pool at the beginning.</source>
        <translation>全員の収支とプールの合計は、始めのプールと同じになるはずです。</translation>
    </message>
    <message>
        <source>The highest balance wins, and all who share it.</source>
        <translation>収支の最も高い人が勝ち、同じなら全員の勝ちです。</translation>
    </message>
    <message>
        <source>The ombre may ask for the king that he calls</source>
        <translation>オンブルは呼んだキングを渡すよう求められる</translation>
    </message>
    <message>
        <source>Who handed the called king over to the ombre</source>
        <translation>呼ばれたキングをオンブルに渡した人</translation>
    </message>
    <message>
        <source>%1 pays %2 for the king</source>
        <extracomment>%1 the ombre, %2 who handed the king over.</extracomment>
        <translation>%1はキングの代金を%2に払う</translation>
    </message>
    <message>
        <source>No king can be asked for here.</source>
        <translation>ここではキングを求めることはできません。</translation>
    </message>
    <message>
        <source>A king is handed over only in an alliance that was bid.</source>
        <translation>キングが渡されるのは、宣言されたアライアンスのときだけです。</translation>
    </message>
    <message>
        <source>An ombre who took the king plays alone.</source>
        <translation>キングを受け取ったオンブルは1人でプレイします。</translation>
    </message>
    <message>
        <source>The ombre cannot hand a king over to himself.</source>
        <translation>オンブルが自分にキングを渡すことはできません。</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>sessions</source>
        <extracomment>Columns and lines of statistics; short.</extracomment>
        <translation>セッション数</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>ディール数</translation>
    </message>
    <message>
        <source>games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>勝ったゲーム</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>1ディールの得点</translation>
    </message>
    <message>
        <source>passed out as dealer</source>
        <translation>親で流れた回数</translation>
    </message>
    <message>
        <source>named trumps</source>
        <translation>切札を決めた</translation>
    </message>
    <message>
        <source>made</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>ユーカーされた</translation>
    </message>
    <message>
        <source>marches</source>
        <translation>マーチ</translation>
    </message>
    <message>
        <source>tricks a contract</source>
        <translation>メーカー時の平均トリック</translation>
    </message>
    <message>
        <source>lone hands</source>
        <translation>1人プレイ</translation>
    </message>
    <message>
        <source>lone marches</source>
        <translation>1人プレイでのマーチ</translation>
    </message>
    <message>
        <source>lone defences</source>
        <translation>相手側の1人プレイ</translation>
    </message>
    <message>
        <source>euchres by them</source>
        <translation>その成功</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>メーカー</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>ナット</translation>
    </message>
    <message>
        <source>nat conceded</source>
        <translation>認めたナット</translation>
    </message>
    <message>
        <source>pits</source>
        <translation>ピット</translation>
    </message>
    <message>
        <source>tegenpits suffered</source>
        <translation>受けたテーゲンピット</translation>
    </message>
    <message>
        <source>roem a deal</source>
        <translation>1ディールのロエム</translation>
    </message>
    <message>
        <source>card points a deal</source>
        <translation>1ディールのカードの点数</translation>
    </message>
    <message>
        <source>games survived</source>
        <translation>生き残ったゲーム</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>失点</translation>
    </message>
    <message>
        <source>lost a deal</source>
        <translation>1ディールの失点</translation>
    </message>
    <message>
        <source>last tricks</source>
        <translation>最後のトリック</translation>
    </message>
    <message>
        <source>bonuses</source>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>points recovered</source>
        <translation>取り戻した点</translation>
    </message>
    <message>
        <source>net losses</source>
        <translation>差し引き失点</translation>
    </message>
    <message>
        <source>times out</source>
        <translation>脱落</translation>
    </message>
    <message>
        <source>second lives</source>
        <translation>復活</translation>
    </message>
    <message>
        <source>counters, net</source>
        <translation>カウンターの収支</translation>
    </message>
    <message>
        <source>counters a deal</source>
        <translation>1ディールのカウンターの収支</translation>
    </message>
    <message>
        <source>counters won</source>
        <translation>得たカウンター</translation>
    </message>
    <message>
        <source>counters lost</source>
        <translation>失ったカウンター</translation>
    </message>
    <message>
        <source>ombre</source>
        <translation>オンブル</translation>
    </message>
    <message>
        <source>won as ombre</source>
        <translation>オンブルでの勝ち</translation>
    </message>
    <message>
        <source>remises</source>
        <translation>レミス</translation>
    </message>
    <message>
        <source>codilles</source>
        <translation>コディーユ</translation>
    </message>
    <message>
        <source>alliances</source>
        <translation>アリアンス</translation>
    </message>
    <message>
        <source>called as partner</source>
        <translation>パートナーに指名</translation>
    </message>
    <message>
        <source>solos</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>forced spadilles</source>
        <translation>強制されたスパディーユ</translation>
    </message>
    <message>
        <source>voles bid</source>
        <translation>ボルのビッド</translation>
    </message>
    <message>
        <source>voles made</source>
        <translation>ボル成功</translation>
    </message>
    <message>
        <source>premiers</source>
        <translation>プレミエ</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>マタドール</translation>
    </message>
    <message>
        <source>double matadors</source>
        <translation>ダブル・マタドール</translation>
    </message>
    <message>
        <source>beasts</source>
        <translation>ベート</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 %</source>
        <extracomment>%1 of %2 times, %3 in a hundred.</extracomment>
        <translation>%2回中%1回・%3 %</translation>
    </message>
    <message>
        <source>With partner</source>
        <extracomment>Heads of a table: a line a partner, a line a year or month.</extracomment>
        <translation>パートナー別</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>期間別</translation>
    </message>
    <message>
        <source>sessions together</source>
        <translation>同席したセッション</translation>
    </message>
    <message>
        <source>ahead in</source>
        <extracomment>Sessions that ended better for this player than for the other.</extracomment>
        <translation>上回ったセッション</translation>
    </message>
    <message>
        <source>As partners</source>
        <translation>パートナーとして</translation>
    </message>
    <message>
        <source>As opponents</source>
        <translation>相手として</translation>
    </message>
    <message>
        <source>Nothing was played that this could count.</source>
        <translation>集計できるプレイがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <extracomment>%n how many sessions a season has.</extracomment>
        <translation>
            <numerusform>%n回のセッション</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best %n count(s)</source>
        <extracomment>%n how many of them count for everybody.</extracomment>
        <translation>
            <numerusform>上位%n回を合計</numerusform>
        </translation>
    </message>
    <message>
        <source>In brackets: does not count.</source>
        <translation>括弧内は合計に含みません。</translation>
    </message>
    <message>
        <source>With an asterisk: was not there.</source>
        <translation>＊印は欠席です。</translation>
    </message>
    <message>
        <source>Fewer is better.</source>
        <translation>少ないほど上位です。</translation>
    </message>
    <message>
        <source>Who was not there counts 0, which is best here; --absent says otherwise.</source>
        <translation>欠席は0として数え、ここでは最良になります。変えるには --absent を使ってください。</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Head of the list of people, and of its column with the date of the latest session.</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>Nobody is in the book.</source>
        <translation>帳簿には誰も載っていません。</translation>
    </message>
    <message>
        <source>The name is taken out of the book; what was played stays. Backups, exported files and notes may still have the name.</source>
        <translation>名前を帳簿から消します。プレイの記録は残ります。バックアップ、書き出したファイル、メモには名前が残っている場合があります。</translation>
    </message>
    <message>
        <source>These rules concern play; a sheet cannot tell what they would have changed:</source>
        <extracomment>The names of options follow, a line each.</extracomment>
        <translation>次はプレイの規則です。何が変わったかは点数表からは分かりません：</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>何も書き込んでいません。</translation>
    </message>
    <message>
        <source>house rules of this book</source>
        <translation>この帳簿のハウスルール</translation>
    </message>
    <message>
        <source>Saved, in place of the rules of this name.</source>
        <translation>保存し、同じ名前のルールを置き換えました。</translation>
    </message>
    <message>
        <source>Removed. Sessions played by these rules keep them.</source>
        <translation>削除しました。このルールで行ったセッションには残ります。</translation>
    </message>
    <message>
        <source>Several people are meant: write more of the name.</source>
        <translation>複数の人に当てはまります。名前をもう少し長く書いてください。</translation>
    </message>
    <message>
        <source>Nobody in the book is called that.</source>
        <translation>その名前の人は帳簿にいません。</translation>
    </message>
    <message>
        <source>This entry was merged: another one goes on for it.</source>
        <translation>この項目は統合されていて、別の項目が引き継いでいます。</translation>
    </message>
    <message>
        <source>No entry of this name was merged.</source>
        <translation>その名前の統合された項目はありません。</translation>
    </message>
    <message>
        <source>This is one person already.</source>
        <translation>これはすでに同じ人です。</translation>
    </message>
    <message>
        <source>They sat at one table at the same time: these are two people.</source>
        <extracomment>The number of the session stands before it.</extracomment>
        <translation>同じ卓に同時に着いていたので、別々の人です。</translation>
    </message>
    <message>
        <source>Somebody is called that already; players merge makes two entries one.</source>
        <translation>その名前の人がすでにいます。二つの項目を一つにするには players merge を使ってください。</translation>
    </message>
    <message>
        <source>This person was forgotten already.</source>
        <translation>この人の名前はすでに消されています。</translation>
    </message>
    <message>
        <source>This name means something else: a game, a set of rules or standard input.</source>
        <translation>この名前は別のもの（ゲーム、ルールセット、標準入力）を指します。</translation>
    </message>
    <message>
        <source>The book has no rules of this name.</source>
        <translation>その名前のルールは帳簿にありません。</translation>
    </message>
    <message>
        <source>A player: the name, or enough of its beginning</source>
        <translation>プレイヤーの名前、または区別できる先頭部分</translation>
    </message>
    <message>
        <source>Show what players did, game by game</source>
        <translation>プレイヤーの統計をゲームごとに表示する</translation>
    </message>
    <message>
        <source>Everything about this player; a line for each player without it</source>
        <translation>このプレイヤーの詳細。省くと一人一行の一覧</translation>
    </message>
    <message>
        <source>A line a year or month as well</source>
        <translation>年または月ごとの行も加える</translation>
    </message>
    <message>
        <source>Compare two players where both played</source>
        <translation>二人が同席したセッションで比べる</translation>
    </message>
    <message>
        <source>Rank the players of a season, a result a session</source>
        <translation>期間の順位表を作る（1セッション1結果）</translation>
    </message>
    <message>
        <source>Only so many results count, the best of each player</source>
        <translation>各プレイヤーの良い方からこの数だけ合計する</translation>
    </message>
    <message>
        <source>What a missed session counts; 0 without it</source>
        <translation>欠席したセッションに与える点。省くと0</translation>
    </message>
    <message>
        <source>List the people of the book, or change one</source>
        <translation>帳簿の人を一覧する、または変更する</translation>
    </message>
    <message>
        <source>Also who is hidden or forgotten</source>
        <translation>非表示の人や名前を消した人も含める</translation>
    </message>
    <message>
        <source>Two entries are one person: B goes on for A</source>
        <translation>二つの項目を同じ人にする（AをBが引き継ぐ）</translation>
    </message>
    <message>
        <source>The entry that goes on as another</source>
        <translation>別の項目に引き継がれる項目</translation>
    </message>
    <message>
        <source>The entry that goes on for it</source>
        <translation>引き継ぐ項目</translation>
    </message>
    <message>
        <source>Undo a merging</source>
        <translation>統合を取り消す</translation>
    </message>
    <message>
        <source>Call somebody otherwise, in old sessions too</source>
        <translation>名前を変える（過去のセッションも含む）</translation>
    </message>
    <message>
        <source>The new name</source>
        <translation>新しい名前</translation>
    </message>
    <message>
        <source>Leave somebody out of lists</source>
        <translation>一覧に出さない</translation>
    </message>
    <message>
        <source>Show somebody in lists again</source>
        <translation>一覧に再び出す</translation>
    </message>
    <message>
        <source>Take a name out of the book</source>
        <translation>名前を帳簿から消す</translation>
    </message>
    <message>
        <source>Score a session by other rules and show what differs; nothing is written</source>
        <translation>別のルールで採点し、違いを表示する（書き込まない）</translation>
    </message>
    <message>
        <source>Give rules a name in this book</source>
        <translation>ルールに名前を付けて帳簿に保存する</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Remove rules that have a name in this book</source>
        <translation>名前を付けたルールを帳簿から削除する</translation>
    </message>
    <message>
        <source>With a chart of the totals below</source>
        <translation>下に合計のグラフを付ける</translation>
    </message>
    <message>
        <source>Write the whole name of somebody to forget.</source>
        <extracomment>After a name that was meant by its beginning.</extracomment>
        <translation>名前を消すときは、名前をすべて書いてください。</translation>
    </message>
</context>
<context>
    <name>safety</name>
    <message>
        <source>This is a folder, not a book.</source>
        <translation>これはフォルダーで、帳簿ではありません。</translation>
    </message>
    <message>
        <source>This file is empty: there is no book in it.</source>
        <translation>このファイルは空で、帳簿が入っていません。</translation>
    </message>
    <message>
        <source>This is a database of another program, not a book.</source>
        <translation>これは別のプログラムのデータベースで、帳簿ではありません。</translation>
    </message>
    <message>
        <source>This book is of an older version of Spadille and cannot be brought up to date here: it can only be read.</source>
        <translation>この帳簿は古い版のSpadilleのもので、書き込めない場所にあるため、新しい形に直せません。</translation>
    </message>
    <message>
        <source>The book can be read, but not written; what was recorded last is not shown.</source>
        <extracomment>Said when a book is opened from a place where nothing can be written.</extracomment>
        <translation>帳簿は読めますが、書き込めません。最後に記録した分は表示されません。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>そのようなフォルダーはありません。</translation>
    </message>
    <message>
        <source>Nothing in this file could be recovered.</source>
        <translation>このファイルからは何も復旧できませんでした。</translation>
    </message>
    <message>
        <source>The database finds something wrong</source>
        <extracomment>What the database itself says follows.</extracomment>
        <translation>データベースに異常があります</translation>
    </message>
    <message>
        <source>What lists and statistics keep of this session does not follow from its deals.</source>
        <translation>このセッションについて一覧と統計に残っている内容が、ディールの記録と合いません。</translation>
    </message>
    <message>
        <source>What lists and statistics keep of this session was made anew.</source>
        <translation>このセッションの一覧と統計の内容を作り直しました。</translation>
    </message>
    <message>
        <source>This version of the program does not take the beginning of this session.</source>
        <translation>この版のプログラムは、このセッションの始まりを受け付けません。</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program does not take it.</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>第%1回：この版のプログラムはこのディールを受け付けません。</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: %2 had %3, now %4.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 and %4 totals.</extracomment>
        <translation>第%1回：この版のプログラムでは計算が変わります。%2は%3でしたが、今は%4です。</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the pool had %2, now %3.</source>
        <extracomment>%1 the number of a deal, %2 and %3 what was in the pool.</extracomment>
        <translation>第%1回：この版のプログラムでは計算が変わります。プールは%2でしたが、今は%3です。</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the vole pool had %2, now %3.</source>
        <translation>第%1回：この版のプログラムでは計算が変わります。ボルのプールは%2でしたが、今は%3です。</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: %2 had %3, and has %4 without it.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 the total that was announced, %4 the total as it is counted now.</extracomment>
        <translation>第%1回：これより前の記録が失われています。%2は%3でしたが、失われた分を除くと%4です。</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the pool had %2, and has %3 without it.</source>
        <translation>第%1回：これより前の記録が失われています。プールは%2でしたが、失われた分を除くと%3です。</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the vole pool had %2, and has %3 without it.</source>
        <translation>第%1回：これより前の記録が失われています。ボルのプールは%2でしたが、失われた分を除くと%3です。</translation>
    </message>
    <message>
        <source>Sessions looked at: %1. Events: %2.</source>
        <extracomment>%1 sessions, %2 events.</extracomment>
        <translation>調べたセッション：%1。記録：%2。</translation>
    </message>
    <message>
        <source>Everything is as it was written.</source>
        <translation>すべて書かれたとおりです。</translation>
    </message>
    <message numerus="yes">
        <source>Found %n thing(s) that are not right.</source>
        <translation>
            <numerusform>正しくない点が%n件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>spadille verify --repair makes lists and statistics anew.</source>
        <extracomment>Beside findings that the command itself can put right.</extracomment>
        <translation>spadille verify --repair で一覧と統計を作り直せます。</translation>
    </message>
    <message>
        <source>Sessions recovered: %1. Events: %2.</source>
        <extracomment>%1 sessions, %2 events.</extracomment>
        <translation>復旧したセッション：%1。記録：%2。</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>失われたものはありません。</translation>
    </message>
    <message>
        <source>Nothing of this session could be recovered.</source>
        <translation>このセッションは何も復旧できませんでした。</translation>
    </message>
    <message>
        <source>How this session was opened is lost. Its players and rules are guessed: look at them, and correct them with spadille opening.</source>
        <translation>このセッションの始まりの記録が失われました。プレーヤーとルールは推測です。確かめて、spadille opening で訂正してください。</translation>
    </message>
    <message>
        <source>Event %1 is lost: it came after deal %2.</source>
        <extracomment>%1 the number of an event, %2 of the deal before it.</extracomment>
        <translation>記録%1は失われました（第%2回の後）。</translation>
    </message>
    <message>
        <source>Event %1 is lost: it came before the first deal.</source>
        <translation>記録%1は失われました（最初のディールの前）。</translation>
    </message>
    <message>
        <source>Deal %1 (event %2) is perhaps not what was written.</source>
        <extracomment>%1 the number of a deal, %2 of an event.</extracomment>
        <translation>第%1回（記録%2）は、書かれたとおりではないかもしれません。</translation>
    </message>
    <message>
        <source>Event %1 is perhaps not what was written.</source>
        <translation>記録%1は、書かれたとおりではないかもしれません。</translation>
    </message>
    <message>
        <source>The recovered book</source>
        <extracomment>Before the name of a file.</extracomment>
        <translation>復旧した帳簿</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>There are no backups of this book.</source>
        <translation>この帳簿のバックアップはありません。</translation>
    </message>
    <message>
        <source>Came back as of</source>
        <extracomment>Before the date and time of a backup.</extracomment>
        <translation>戻した時点</translation>
    </message>
    <message>
        <source>What was there before is in</source>
        <translation>それまでの帳簿の移動先</translation>
    </message>
    <message>
        <source>The latest session</source>
        <extracomment>Before the number of a session, its date and its players.</extracomment>
        <translation>最新のセッション</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>セッション%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Check everything in the book</source>
        <translation>帳簿全体を調べる</translation>
    </message>
    <message>
        <source>Save what can be read of a damaged book</source>
        <translation>壊れた帳簿から読める分を救い出す</translation>
    </message>
    <message>
        <source>Write a verified copy of the book</source>
        <translation>確かめた写しを作る</translation>
    </message>
    <message>
        <source>Put a backup in the place of the book</source>
        <translation>バックアップを帳簿に戻す</translation>
    </message>
    <message>
        <source>Make anew what lists and statistics keep, where it is wrong</source>
        <translation>一覧と統計の誤りを作り直す</translation>
    </message>
    <message>
        <source>The damaged book; it stays as it is</source>
        <translation>壊れた帳簿（そのまま残る）</translation>
    </message>
    <message>
        <source>The new book; otherwise FILE with .recovered in its name</source>
        <translation>新しい帳簿。省くとFILEの名前に .recovered を付けたもの</translation>
    </message>
    <message>
        <source>The copy; it must not exist yet</source>
        <translation>写しのファイル（まだないもの）</translation>
    </message>
    <message>
        <source>Of which day, 2026-11-20; otherwise the latest</source>
        <translation>どの日のものか（2026-11-20など）。省くと最新</translation>
    </message>
    <message>
        <source>Show which backups there are</source>
        <translation>バックアップの一覧を見せる</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>The disk is full: this was not saved.</source>
        <translation>ディスクが一杯で、保存されませんでした。</translation>
    </message>
    <message>
        <source>The book can be read, but not written.</source>
        <translation>帳簿は読めますが、書き込めません。</translation>
    </message>
    <message>
        <source>Another program has been writing for too long; try again.</source>
        <translation>別のプログラムの書き込みが長引いています。もう一度試してください。</translation>
    </message>
    <message>
        <source>This book is damaged. Try spadille recover.</source>
        <translation>この帳簿は壊れています。spadille recover を試してください。</translation>
    </message>
    <message>
        <source>Session %1 is not what was written: event %2 was changed.</source>
        <extracomment>%1 the number of a session, %2 of an event in it.</extracomment>
        <translation>セッション%1は書かれたとおりではありません。記録%2が変わっています。</translation>
    </message>
    <message>
        <source>This is not a book of Spadille.</source>
        <translation>これはSpadilleの帳簿ではありません。</translation>
    </message>
    <message>
        <source>This book was written by a newer version of Spadille.</source>
        <translation>この帳簿は新しい版のSpadilleで書かれています。</translation>
    </message>
    <message>
        <source>There is no book yet. Try spadille new.</source>
        <translation>帳簿がまだありません。spadille new を試してください。</translation>
    </message>
    <message>
        <source>The file of the book was removed or replaced: nothing was saved.</source>
        <translation>帳簿のファイルが消されたか置き換えられました。保存されていません。</translation>
    </message>
    <message>
        <source>The book cannot be opened.</source>
        <translation>帳簿を開けません。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>メモリーが足りません。</translation>
    </message>
    <message>
        <source>The book refused this.</source>
        <translation>帳簿がこれを受け付けませんでした。</translation>
    </message>
    <message>
        <source>The book cannot be read or written.</source>
        <translation>帳簿を読み書きできません。</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>この名前のファイルがすでにあります。</translation>
    </message>
    <message>
        <source>There is no such backup.</source>
        <translation>そのようなバックアップはありません。</translation>
    </message>
    <message>
        <source>There is no session of this number.</source>
        <translation>この番号のセッションはありません。</translation>
    </message>
    <message>
        <source>Someone else added something first; this is how it stands now.</source>
        <translation>ほかの人が先に書き加えました。今は次のとおりです。</translation>
    </message>
    <message>
        <source>These events are not what was written: they do not come to the hash of their document.</source>
        <translation>記録が書かれたときのものと違います（文書のハッシュと一致しません）。</translation>
    </message>
</context>
</TS>
