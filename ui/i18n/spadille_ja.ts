<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>book</name>
    <message>
        <source>The table ruled so</source>
        <extracomment>A line of points that a ruling moved.</extracomment>
        <translation>卓の裁定</translation>
    </message>
    <message>
        <source>Void, and dealt again</source>
        <extracomment>In the row of a deal that was written down, and does not count.</extracomment>
        <translation>無効、配り直し</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>第%1ディール</translation>
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
        <translation>第%1ディールから</translation>
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
    <message numerus="yes">
        <source>%n event(s) of this session could not be recovered.</source>
        <translation>
            <numerusform>このセッションの記録のうち%n件は復旧できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on? [y/N]</source>
        <extracomment>A question that is answered with y or n.</extracomment>
        <translation>続けますか？ [はい/いいえ]</translation>
    </message>
    <message>
        <source>There are no such sessions.</source>
        <translation>そのようなセッションはありません。</translation>
    </message>
    <message>
        <source>An empty line records a deal, ? tells what else can be typed, &lt; undoes, q ends. Every deal is saved at once.</source>
        <extracomment>At the prompt of an evening; the words themselves are not translated.</extracomment>
        <translation>空の行でディールを記録、? で入力できることの説明、&lt; で元に戻す、q で終了。ディールはその都度保存されます。</translation>
    </message>
    <message>
        <source>record it</source>
        <extracomment>In brackets: what an empty line does.</extracomment>
        <translation>記録する</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Before what is taken back, or done again: &quot;Undo: deal 3&quot;.</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>correction of deal %1</source>
        <extracomment>What is undone or redone.</extracomment>
        <translation>第%1ディールの訂正</translation>
    </message>
    <message>
        <source>deal %1 struck out</source>
        <translation>第%1ディールの取り消し</translation>
    </message>
    <message>
        <source>ruling on deal %1</source>
        <translation>第%1ディールについての裁定</translation>
    </message>
    <message>
        <source>ruling between two deals</source>
        <translation>ディールの間の裁定</translation>
    </message>
    <message>
        <source>correction of the opening</source>
        <translation>始まりの訂正</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>セッションの終了</translation>
    </message>
    <message>
        <source>the session was reopened</source>
        <translation>セッションの再開</translation>
    </message>
    <message>
        <source>the session was thrown away</source>
        <translation>セッションのごみ箱への移動</translation>
    </message>
    <message>
        <source>Any command of spadille can be typed here, and any deal in its short form:
  N alone 5              a deal; its effect is shown before it is saved
                         A player: the name or its beginning (the whole name where two
                         begin alike), the letter of the seat, or its number
  correct 3              says what deal 3 should have been
  correct 3 --strike     deal 3 was never played
  opening --set OPTION=VALUE   mends the rules; the effect is shown first
  dispute --deal 3 who led?    and later: dispute --settle 9 Ann led
  note it is raining     sheet     settle     stats Ann     close</source>
        <translation>ここではspadilleのどのコマンドも、略記のディールも入力できます：
  N 単独 5               ディール。保存の前に結果が示される
                         プレイヤー：名前かその書き出し（2人が同じ書き出しなら
                         名前全体）、席の文字、または席の番号
  correct 3              第3ディールを訂正する
  correct 3 --strike     第3ディールは行われなかった
  opening --set OPTION=VALUE   規則を直す。先に結果が示される
  dispute --deal 3 who led?    後で：dispute --settle 9 Ann led
  note it is raining     sheet     settle     stats Ann     close</translation>
    </message>
    <message>
        <source>First say whether the deal above is to be saved: y or n. What was typed now was not recorded.</source>
        <extracomment>Something else was typed where the question is whether to save a deal.</extracomment>
        <translation>まず上のディールを保存するか、「はい」か「いいえ」で答えてください。今入力したものは記録されていません。</translation>
    </message>
    <message>
        <source>new, or</source>
        <extracomment>Follows a name and goes before another one, on a line of its own: &quot;Ana: new, or Anna?&quot;</extracomment>
        <translation>新しい人、それとも</translation>
    </message>
    <message>
        <source>If it is the same person, this makes them one again:</source>
        <extracomment>Between two lines &quot;Ana: new, or Anna?&quot; and the command that mends it.</extracomment>
        <translation>同じ人なら、次の命令で1人にまとめられます：</translation>
    </message>
    <message>
        <source>the session that was thrown away was got back</source>
        <translation>セッションのごみ箱からの復元</translation>
    </message>
    <message>
        <source>ruling on the deal in play</source>
        <translation>今のディールについての裁定</translation>
    </message>
    <message>
        <source>ended by a ruling</source>
        <extracomment>Of a deal, in place of how it was played: &quot;Deal 3 · ended by a ruling&quot;.</extracomment>
        <translation>裁定により終了</translation>
    </message>
    <message>
        <source>Once the deal in play is entered:</source>
        <extracomment>Heading of what was ruled about the deal that is being played.</extracomment>
        <translation>今のディールを入力すると：</translation>
    </message>
    <message>
        <source>Dealt again, by %1.</source>
        <extracomment>%1 a player. The deal that was being played is void, as a ruling says.</extracomment>
        <translation>配り直し：%1</translation>
    </message>
    <message>
        <source>ruled</source>
        <extracomment>Before what a table ruled, such as &quot;ruled: Ann &amp; Chris +2&quot;.</extracomment>
        <translation>裁定</translation>
    </message>
    <message>
        <source>by the sheet now</source>
        <extracomment>Before what the rules would say of the same after a correction.</extracomment>
        <translation>現在の得点表では</translation>
    </message>
    <message>
        <source>it can no longer be told so</source>
        <translation>この形ではもう伝えられません</translation>
    </message>
    <message>
        <source>To be ruled anew</source>
        <extracomment>Heading of rulings that rest on what was corrected since.</extracomment>
        <translation>裁定し直すもの</translation>
    </message>
    <message>
        <source>Still waiting for the deal in play, and not in these figures:</source>
        <extracomment>What was ruled follows, a line each.</extracomment>
        <translation>今のディールを待っていて、この数字にはまだ含まれません：</translation>
    </message>
    <message>
        <source>No longer waiting for the deal in play:</source>
        <translation>今のディールを待たなくなるもの：</translation>
    </message>
    <message>
        <source>agreed</source>
        <extracomment>Before the names of those who say that a deal is right as it stands, &quot;agreed: Bram, Chie&quot;.</extracomment>
        <translation>合意</translation>
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
        <translation>JSONで出力（1文書につき1行）</translation>
    </message>
    <message>
        <source>Score deals and evenings</source>
        <translation>ディールや一晩の得点を計算</translation>
    </message>
    <message>
        <source>Documents: a deal or a session each; - is standard input</source>
        <translation>文書（それぞれ1ディール分または一晩分）。- は標準入力</translation>
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
        <translation>第%1ディール · ディーラー：%2</translation>
    </message>
    <message>
        <source>not scored: see the findings</source>
        <translation>得点は未計算（指摘を参照）</translation>
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
        <source>%1 deals next, and then %2.</source>
        <translation>次のディーラーは%1、その次は%2です。</translation>
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
        <translation>受け渡し：</translation>
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
        <translation>カウンターの増減（1枚%1）</translation>
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
        <translation>1ゲームの合計（例：1420:1382）。ゲームごとに1語</translation>
    </message>
    <message>
        <source>The players&apos; names clockwise, with commas between</source>
        <translation>時計回りのプレイヤー名（コンマ区切り）</translation>
    </message>
    <message>
        <source>Who missed which game of an individual evening, such as 3:Dora</source>
        <translation>個人戦でどのゲームを誰が休んだか（例：3:Dora）</translation>
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
        <translation>点差（1点%1）：全員が互いに精算</translation>
    </message>
    <message>
        <source>Points, %1 each: partners settle with one opponent each</source>
        <translation>点差（1点%1）：パートナーがそれぞれ相手の1人と精算</translation>
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
        <translation>ゲーム、規則セットの名前、または規則の入ったファイル</translation>
    </message>
    <message>
        <source>The players clockwise</source>
        <translation>プレイヤー（時計回り）</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>最初のディーラー</translation>
    </message>
    <message>
        <source>What to call the evening</source>
        <translation>この一晩の呼び名</translation>
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
        <translation>規則の設定を1つ変える</translation>
    </message>
    <message>
        <source>After each deal, or game, the dealer gets up for who waits</source>
        <translation>ディールごと、またはゲームごとに、ディーラーが待っている人と交代する</translation>
    </message>
    <message>
        <source>The same people and rules as the session before</source>
        <translation>前のセッションと同じ人と規則で</translation>
    </message>
    <message>
        <source>Record a deal</source>
        <translation>ディールを記録する</translation>
    </message>
    <message>
        <source>The deal in short, such as N alone 5, or as JSON; - is standard input</source>
        <translation>ディールの略記（N 単独 5など）またはJSON。-は標準入力</translation>
    </message>
    <message>
        <source>Who dealt, if it was not his turn</source>
        <translation>順番でない人が配ったときのディーラー</translation>
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
        <translation>得点表でのディールの番号</translation>
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
        <translation>最後に書いたことを元に戻す</translation>
    </message>
    <message>
        <source>Redo what was undone last</source>
        <translation>最後に元に戻したことをやり直す</translation>
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
        <translation>入る人は、抜けた人の点を引き継がず、自分の点数でプレイする</translation>
    </message>
    <message>
        <source>Show the score sheet of a session</source>
        <translation>セッションの得点表を表示する</translation>
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
        <translation>質問に答えながら一晩の得点を付ける</translation>
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
    <message>
        <source>Say whether a card may be played, or which cards may</source>
        <translation>あるカードを出せるか、またはどのカードを出せるかを示す</translation>
    </message>
    <message>
        <source>Say who wins a trick</source>
        <translation>誰がトリックを取るかを示す</translation>
    </message>
    <message>
        <source>Say who is to call and what may be said</source>
        <translation>誰の番で、何を言えるかを示す</translation>
    </message>
    <message>
        <source>Find revokes in the tricks of a deal</source>
        <translation>ディールのトリックからリボークを探す</translation>
    </message>
    <message>
        <source>The calls in order; the dealer says who began</source>
        <translation>言ったこと（順番どおり）。始めた人はディーラーからわかる</translation>
    </message>
    <message>
        <source>A trick each, &quot;DA DJ DK D8&quot;; before it who led, if he did not win the one before, &quot;N: DA …&quot;</source>
        <translation>1トリックに1つ、&quot;DA DJ DK D8&quot;。前のトリックを取った人以外がリードしたら、その人を先に書く、&quot;N: DA …&quot;</translation>
    </message>
    <message>
        <source>The question as a document; - for the standard input</source>
        <translation>質問の文書。- は標準入力</translation>
    </message>
    <message>
        <source>One document a line, one answer a line in JSON</source>
        <translation>1行に1文書、JSONで1行ずつ答える</translation>
    </message>
    <message>
        <source>Rules to judge by; without them those of the session in progress</source>
        <translation>判定に使う規則。省くと進行中のセッションのもの</translation>
    </message>
    <message>
        <source>Names of the players, in the order they sit</source>
        <translation>プレイヤーの名前（席順）</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>What else is known of the deal, as for the command deal</source>
        <translation>ほかにわかっているディールの内容（書き方はコマンド deal と同じ）</translation>
    </message>
    <message>
        <source>A player&apos;s hand, as often as wanted</source>
        <translation>プレイヤーの手札（何度でも指定できる）</translation>
    </message>
    <message>
        <source>Tell the deal card by card: a trick a word</source>
        <translation>ディールを1枚ずつ伝える（1トリックが1語）</translation>
    </message>
    <message>
        <source>With --play: the deal as a spadille/played document</source>
        <translation>--play とともに：spadille/played 文書としてのディール</translation>
    </message>
    <message>
        <source>Decide about something irregular: a misdeal, a revoke, a card shown</source>
        <translation>反則や間違いを裁定する：配り間違い、リボーク、見えたカード</translation>
    </message>
    <message>
        <source>With --post: post it although the same is posted already</source>
        <translation>--post とともに：同じ裁定がすでに記録されていても記録する</translation>
    </message>
    <message>
        <source>Nothing was posted; --again posts it once more.</source>
        <translation>何も記録しませんでした。--again でもう一度記録します。</translation>
    </message>
    <message>
        <source>counters left</source>
        <extracomment>Label of a row of figures: what each still has of the counters that he began with.</extracomment>
        <translation>残りのカウンター</translation>
    </message>
    <message>
        <source>%1 has won the evening.</source>
        <translation>この一晩の勝者は%1です。</translation>
    </message>
    <message>
        <source>With --play: post the rulings on revokes that the cards prove</source>
        <translation>--playとともに：カードが証明したリボークの裁定を記録する</translation>
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
3 a file cannot be read or written, 4 a document of a newer version,
5 somebody else wrote first and nothing was saved, 6 saved, but the answer
could not be written: do not record it again.</source>
        <translation>使用例：
  spadille score evening.json      一晩のすべての得点と、その根拠の規則
  spadille score --jsonl &lt; deals   1行に1文書、答えも1行ずつ
  spadille settle evening.json     誰が誰に払うか（支払い回数は最少）
  spadille check-sheet klaverjas/seed 1420:1388
  spadille rules list              規則セットの名前の一覧
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3             規則書の本文

終了コード：0 正常終了、1 文書に誤りがある、2 使い方の誤り、
3 ファイルを読み書きできない、4 新しいバージョンの文書、
5 ほかの誰かが先に書き、何も保存されなかった、6 保存したが答えを書き出せなかった
（もう一度記録しないこと）。</translation>
    </message>
    <message>
        <source>The cards on the table, in the order of play, as SA or H10, at Kyuuri as A or 10; besides K Q J also H V B with --lang nl, R D V with --lang fr</source>
        <translation>場のカード（出した順）、SA や H10 のように、きゅうりでは A、10 のように。K Q J のほか、--lang nl では H V B、--lang fr では R D V も</translation>
    </message>
    <message>
        <source>The deal that it is about: its number on the sheet, or &quot;play&quot; for the one that is being played</source>
        <translation>対象のディール：得点表での番号、今のディールなら play</translation>
    </message>
    <message>
        <source>Write the ruling into the session; what is ruled about the deal in play counts once that deal is entered</source>
        <translation>裁定をセッションに書き込む。今のディールについての裁定は、そのディールを入力すると数える</translation>
    </message>
    <message>
        <source>With --deal: rule anew what rests on something corrected since, by the sheet as it is now</source>
        <translation>--deal とともに：後で訂正されたものに基づく裁定を、現在の得点表で裁定し直す</translation>
    </message>
    <message>
        <source>With --deal: leave it as it was ruled; --why says the reason</source>
        <translation>--deal とともに：裁定のまま残す。--why で理由を述べる</translation>
    </message>
    <message>
        <source>With --keep or --export: the reason</source>
        <translation>--keep または --export とともに：その理由</translation>
    </message>
    <message>
        <source>What happened, also in plain words, then answers as KEY=VALUE: revoke who=Ann, or &quot;he took it back&quot;; what is missing is asked</source>
        <translation>起きたこと（普通の言葉でもよい）と、続けて KEY=VALUE の形の答え：revoke who=Ann、または &quot;引っ込めた&quot;。足りないことは質問します</translation>
    </message>
    <message>
        <source>Rule by the rules of this game, instead of those of the session</source>
        <translation>セッションの規則ではなく、このゲームの規則で判定する</translation>
    </message>
    <message>
        <source>Only list what can go wrong in the game, and what each is called</source>
        <translation>ゲームで起こりうる反則とその呼び名の一覧だけを出す</translation>
    </message>
    <message>
        <source>Understood as:</source>
        <translation>次のことと理解しました：</translation>
    </message>
    <message>
        <source>With what a single clause always has: option, sources, our choices</source>
        <translation>1つの条項ではいつも出る内容（設定、出典、Spadille の判断）も表示します</translation>
    </message>
    <message>
        <source>The game it is about; all games without it</source>
        <translation>調べるゲーム。指定しなければすべてのゲーム</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>Of an option: it cannot be left out; in brackets, with which others it stands, or does not.</extracomment>
        <translation>必須</translation>
    </message>
    <message>
        <source>only with</source>
        <translation>次と併用</translation>
    </message>
    <message>
        <source>not with</source>
        <translation>併用不可</translation>
    </message>
    <message>
        <source>Say that a deal is right as it stands</source>
        <translation>ディールが書かれたとおりで正しいと述べる</translation>
    </message>
    <message>
        <source>Who says so: somebody at this table</source>
        <translation>述べる人：この卓の誰か</translation>
    </message>
    <message>
        <source>Which deal; otherwise the last</source>
        <translation>どのディールか。なければ最後のもの</translation>
    </message>
    <message>
        <source>The file of the book; to read, also the address of a club</source>
        <translation>帳簿のファイル。読むだけならクラブのアドレスも可</translation>
    </message>
</context>
<context>
    <name>club</name>
    <message>
        <source>Bring the book and its club to the same: whatever one of them lacks</source>
        <translation>帳簿とクラブをそろえます。どちらかに足りないものを補います</translation>
    </message>
    <message>
        <source>The address of the club (postgresql://…), which the book remembers. The password comes from PGPASSFILE, ~/.pgpass or PGPASSWORD, never from here</source>
        <translation>クラブのアドレス（postgresql://…）。帳簿が覚えます。パスワードは PGPASSFILE、~/.pgpass、PGPASSWORD から読み、ここには書きません</translation>
    </message>
    <message>
        <source>Decide how --session goes on where it has forked: mine, theirs, or how the sign of a way begins</source>
        <translation>枝分かれした --session の続きを決めます：mine、theirs、または枝の印の始まり</translation>
    </message>
    <message>
        <source>The book belongs to no club any more; nothing else changes</source>
        <translation>帳簿はどのクラブのものでもなくなります。ほかは変わりません</translation>
    </message>
    <message>
        <source>The book and the club are the same.</source>
        <translation>帳簿とクラブは同じです。</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) sent to the club.</source>
        <extracomment>%n entries of logs: deals, corrections, notes …</extracomment>
        <translation>
            <numerusform>%n 件の記録をクラブに送りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) taken from the club.</source>
        <translation>
            <numerusform>%n 件の記録をクラブから受け取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to people taken from the club.</source>
        <translation>
            <numerusform>人についての変更 %n 件をクラブから受け取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) taken out of the club; forgotten here too.</source>
        <extracomment>Names that whoever owns the club has taken out for good.</extracomment>
        <translation>
            <numerusform>クラブから消された名前 %n 件をここでも消しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in the club wait for those before them, which are on their way from another table.</source>
        <translation>
            <numerusform>クラブの記録 %n 件は、ほかの卓からまだ届いていない前の記録を待っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Another copy of this book syncs with the club. From now on this one counts as a book of its own; nothing is lost.</source>
        <translation>この帳簿の別の写しもクラブと同期しています。これからは別の帳簿として扱います。何も失われません。</translation>
    </message>
    <message>
        <source>The club had lost what it once had. What this book has was sent again.</source>
        <translation>クラブから失われたものがありました。この帳簿にあるものを送り直しました。</translation>
    </message>
    <message>
        <source>Session %1 goes on in %2 ways from entry %3 on. All of them are kept; here it stays as it is until somebody decides:</source>
        <extracomment>%1 the number of a session, %2 how many ways, %3 the number of an entry.</extracomment>
        <translation>セッション %1 は記録 %3 から %2 通りに分かれています。どれも残してあり、誰かが決めるまでここではそのままです：</translation>
    </message>
    <message>
        <source>A session of other tables has forked. Decide it where it was played.</source>
        <extracomment>The same of a session that this book does not have.</extracomment>
        <translation>ほかの卓のセッションが枝分かれしています。プレイした所で決めてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <extracomment>%n entries of one way; before it its sign, behind it where it was written.</extracomment>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>in this book</source>
        <translation>この帳簿</translation>
    </message>
    <message>
        <source>Session %1 goes on as was decided, and is session %2 now. What was given up is in the club and in a backup.</source>
        <extracomment>%1 the number of a session before, %2 its number now.</extracomment>
        <translation>セッション %1 は決定のとおりに続き、今はセッション %2 です。採らなかった方はクラブとバックアップにあります。</translation>
    </message>
    <message>
        <source>A session of the club was not taken</source>
        <translation>クラブのセッションを1つ受け取れませんでした</translation>
    </message>
    <message>
        <source>It was written by a newer version of Spadille.</source>
        <translation>より新しいバージョンのSpadille で書かれています。</translation>
    </message>
    <message>
        <source>Session %1 was taken out of the club. It is still in this book; spadille purge takes it out here.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>セッション %1 はクラブから消されました。この帳簿にはまだあります。spadille purge で消せます。</translation>
    </message>
    <message>
        <source>Session %1 has an entry of more than 1 MB, which no club takes: from there on it is not sent.</source>
        <translation>セッション %1 には 1 MB を超える記録があり、クラブは受け付けません。そこから先は送りません。</translation>
    </message>
    <message>
        <source>In the book twice, probably the same person. If so, one command makes them one:</source>
        <extracomment>Behind the name of a person, before the command that makes two entries one.</extracomment>
        <translation>帳簿に2回あり、おそらく同じ人です。同じ人なら、次のコマンドで1人にできます：</translation>
    </message>
    <message>
        <source>The book belongs to no club now.</source>
        <translation>帳簿はどのクラブのものでもなくなりました。</translation>
    </message>
    <message>
        <source>This book has no club yet. Say its address once: spadille sync postgresql://…</source>
        <translation>この帳簿にはまだクラブがありません。一度アドレスを指定してください：spadille sync postgresql://…</translation>
    </message>
    <message>
        <source>This is no address of a club: postgresql://… or service=…</source>
        <translation>クラブのアドレスではありません：postgresql://… または service=…</translation>
    </message>
    <message>
        <source>A password does not belong in the address: others could read it. Put it into the file that PGPASSFILE names, or ~/.pgpass.</source>
        <translation>パスワードをアドレスに書かないでください。ほかの人に読まれます。PGPASSFILE が示すファイルか ~/.pgpass に書いてください。</translation>
    </message>
    <message>
        <source>The club cannot be reached</source>
        <translation>クラブに接続できません</translation>
    </message>
    <message>
        <source>The club&apos;s server could not do it</source>
        <translation>クラブのサーバーが処理できませんでした</translation>
    </message>
    <message>
        <source>Another program syncs the same book at this moment. Nothing is lost; do it again.</source>
        <translation>今、別のプログラムが同じ帳簿を同期しています。何も失われません。もう一度行ってください。</translation>
    </message>
    <message>
        <source>The club does not allow that</source>
        <translation>クラブで許可されていません</translation>
    </message>
    <message>
        <source>There is no club of Spadille in this database (script/club)</source>
        <translation>このデータベースに Spadille のクラブはありません（script/club）</translation>
    </message>
    <message>
        <source>Whoever signs in there belongs to no club, or to several.</source>
        <translation>その利用者はどのクラブにも属さないか、複数のクラブに属しています。</translation>
    </message>
    <message>
        <source>The club did not take it: it is not what was written</source>
        <translation>クラブは受け付けませんでした。書かれたものと違います</translation>
    </message>
    <message>
        <source>The club was set up by a newer version of Spadille.</source>
        <translation>クラブはより新しいバージョンのSpadille で作られています。</translation>
    </message>
    <message>
        <source>This book is synced with another club; it has to let that one go first.</source>
        <translation>この帳簿は別のクラブと同期しています。先にそのクラブから離れる必要があります。</translation>
    </message>
    <message>
        <source>This session has not forked.</source>
        <translation>このセッションは枝分かれしていません。</translation>
    </message>
    <message>
        <source>That does not say which way: mine, theirs where there is one other, or how its sign begins (4 characters at least).</source>
        <translation>どの枝かわかりません：mine、ほかに1つだけなら theirs、または印の始まり（4文字以上）。</translation>
    </message>
    <message>
        <source>The club was set up by an older version of Spadille, which had no lists; script/club start brings it up to date.</source>
        <translation>クラブは一覧のない古いバージョンの Spadille で作られています。script/club start で新しくなります。</translation>
    </message>
    <message>
        <source>A club is only read here. Write in a book of your own, and bring both to the same with spadille sync.</source>
        <translation>クラブはここでは読むだけです。自分の帳簿に書き、spadille sync で両方を同じにしてください。</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>そこには書き込めません。</translation>
    </message>
    <message>
        <source>Nothing may be written there, so its lists are as old as when they were last made.</source>
        <translation>そこには書き込めないため、一覧は最後に作られたときのままです。</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) not shown to the end: they go on in several ways, wait for entries, or cannot be read. spadille sync tells which.</source>
        <translation>
            <numerusform>%n 件のセッションは最後まで表示されていません。続きが分かれている、前の記録を待っている、または読めないものです。どれかは spadille sync でわかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>クラブ</translation>
    </message>
    <message>
        <source>one place for the books of all tables</source>
        <extracomment>Under a button that leads to the club, where the book is of none.</extracomment>
        <translation>すべての卓の帳簿が集まるところ</translation>
    </message>
    <message>
        <source>A club has one place where the books of all its tables meet: whatever one has written the others get, whenever there is a network. Without one each table plays on.</source>
        <translation>クラブには、すべての卓の帳簿が集まるところがあります。1つの卓が書いたものは、ネットワークがあるときにほかの卓にも届きます。なくても、どの卓もそのまま遊べます。</translation>
    </message>
    <message>
        <source>Address of the club</source>
        <translation>クラブのアドレス</translation>
    </message>
    <message>
        <source>No password in it: that comes from the file that PGPASSFILE names, or ~/.pgpass.</source>
        <translation>パスワードは書きません。PGPASSFILE が指すファイルか ~/.pgpass から読みます。</translation>
    </message>
    <message>
        <source>Join this club</source>
        <translation>このクラブに入る</translation>
    </message>
    <message>
        <source>The book belongs to this club now.</source>
        <translation>帳簿はこのクラブのものになりました。</translation>
    </message>
    <message>
        <source>The address is kept, and tried again by itself.</source>
        <extracomment>Behind why a club was not reached.</extracomment>
        <translation>アドレスは残り、自動でもう一度試します。</translation>
    </message>
    <message>
        <source>Sync now</source>
        <translation>今すぐ同期</translation>
    </message>
    <message>
        <source>The same as the club</source>
        <extracomment>Before a time of the day.</extracomment>
        <translation>クラブと同じになった時刻</translation>
    </message>
    <message>
        <source>Leave the club</source>
        <translation>クラブを離れる</translation>
    </message>
    <message>
        <source>Book and club stay as they are; nothing more comes or goes.</source>
        <translation>帳簿もクラブもそのままです。以後は何もやりとりしません。</translation>
    </message>
    <message>
        <source>Club: in step</source>
        <extracomment>How book and club stand, in a few words.</extracomment>
        <translation>クラブ：同じ</translation>
    </message>
    <message>
        <source>Club: on its way</source>
        <translation>クラブ：同期中</translation>
    </message>
    <message>
        <source>Club: not reached since %1</source>
        <extracomment>%1 a time of the day.</extracomment>
        <translation>クラブ：%1 から接続できません</translation>
    </message>
    <message>
        <source>Club: it refuses</source>
        <translation>クラブ：受け付けません</translation>
    </message>
    <message>
        <source>Club: something to decide</source>
        <translation>クラブ：決めることがあります</translation>
    </message>
    <message>
        <source>on another device</source>
        <extracomment>Where one way of a session was written: on some other table&apos;s machine.</extracomment>
        <translation>別の機器</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>Before the first letters and digits of a way, by which tables can talk about it.</extracomment>
        <translation>印</translation>
    </message>
    <message>
        <source>Keep this way</source>
        <translation>この枝を残す</translation>
    </message>
    <message>
        <source>All books of the club then go on in this way. The other one stays in the club, and in a backup of each book that had it.</source>
        <translation>クラブのすべての帳簿がこの枝で続きます。ほかの枝は、クラブと、それがあった帳簿のバックアップに残ります。</translation>
    </message>
    <message>
        <source>Yes, keep it</source>
        <translation>はい、残す</translation>
    </message>
    <message>
        <source>That is decided. The other books follow with their next sync.</source>
        <translation>決まりました。ほかの帳簿は次の同期で続きます。</translation>
    </message>
    <message>
        <source>Probably the same person</source>
        <extracomment>Names that are in the book twice.</extracomment>
        <translation>おそらく同じ人</translation>
    </message>
    <message>
        <source>Each of them is in the book twice. If it is one person, say so on the page of people; if not, call one of the two otherwise.</source>
        <translation>どの名前も帳簿に2つあります。同じ人なら人のページで1つにします。違う人なら、一方の名前を変えます。</translation>
    </message>
    <message>
        <source>Session %1 was taken out of the club. It is still in this book.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>セッション %1 はクラブから消されました。この帳簿にはまだあります。</translation>
    </message>
    <message>
        <source>There is no club of Spadille in this database</source>
        <translation>このデータベースに Spadille のクラブはありません</translation>
    </message>
    <message>
        <source>The part of the program that reaches clubs is not installed</source>
        <translation>クラブに接続する部分がインストールされていません</translation>
    </message>
    <message>
        <source>A club is no book. This program keeps one of its own, which meets the club by Settings, Club.</source>
        <translation>クラブは帳簿ではありません。このプログラムは自分の帳簿を持ち、「設定」の「クラブ」でクラブとつながります。</translation>
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
        <translation>セルの中の引用符は2つ重ねて書き、セル全体を引用符で囲みます。</translation>
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
        <translation>この見出しの列が2つあります。</translation>
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
    <message>
        <source>This tells no ruling in the way of an exported table.</source>
        <extracomment>Rulings stand in a cell as the program writes them.</extracomment>
        <translation>書き出された表の形で裁定を伝えていません。</translation>
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
        <translation>どの質問でも、次の語を使えます：</translation>
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
        <translation>このディール：</translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>合計：</translation>
    </message>
    <message>
        <source>Save?</source>
        <translation>保存しますか</translation>
    </message>
    <message>
        <source>y saves the deal, n drops it, &lt; goes back to the last question.</source>
        <translation>「はい」で保存、「いいえ」で破棄、&lt; で最後の質問に戻ります。</translation>
    </message>
    <message>
        <source>This deal cannot be scored; go back and mend it.</source>
        <translation>このディールは得点を計算できません。戻って直してください。</translation>
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
        <translation>いつものプレイヤー：</translation>
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
        <translation>席順（時計回り）</translation>
    </message>
    <message>
        <source>as said</source>
        <translation>このまま</translation>
    </message>
    <message>
        <source>An empty answer keeps the seats; draw shuffles the players.</source>
        <translation>何も入力しなければ席はこのままです。draw か「くじ」と入力すると、席を決め直します。</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>最初のディーラー</translation>
    </message>
    <message>
        <source>A name, the beginning of one, or a number; draw leaves it to chance.</source>
        <translation>名前、その書き出し、または番号を入力します。draw か「くじ」と入力すると、くじで決めます。</translation>
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
        <translation>「はい」で始め、「いいえ」で取りやめ、&lt; で最後の質問に戻ります。</translation>
    </message>
    <message>
        <source>Going on where you were; &lt; goes back.</source>
        <extracomment>Before the answers that were given before the program ended.</extracomment>
        <translation>前の続きから進みます。&lt; で戻ります。</translation>
    </message>
    <message>
        <source>? explains, &lt; goes back, q ends. An empty answer takes what stands in brackets, or shows what can be said.</source>
        <translation>? で説明、&lt; で1つ前に戻り、q で終わります。何も入力しなければ、[ ] の中の答えになるか、答えられることを表示します。</translation>
    </message>
    <message>
        <source>Ended; nothing was decided.</source>
        <translation>終了しました。何も裁定されていません。</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>Answers to &quot;Ana: new, or Anna?&quot;.</extracomment>
        <translation>新しい人</translation>
    </message>
    <message>
        <source>y: it is not on the sheet yet, and the ruling counts once it is entered. n: it is the last deal on the sheet.</source>
        <translation>はい：まだ得点表になく、入力すると裁定を数えます。いいえ：得点表の最後のディールです。</translation>
    </message>
    <message>
        <source>Is this deal still being played, or not yet entered?</source>
        <extracomment>A question that is answered with y or n, about what is to be ruled on.</extracomment>
        <translation>このディールはまだ続いているか、まだ入力していませんか？</translation>
    </message>
    <message>
        <source>Rule anew, by the sheet as it is now?</source>
        <extracomment>A question that is answered with y or n, about a ruling that rests on what was corrected.</extracomment>
        <translation>現在の得点表で裁定し直しますか？</translation>
    </message>
    <message>
        <source>y: what the rules say by the sheet now takes the place of the ruling. n: it stays, for a reason that you tell. q: it stays marked on the sheet.</source>
        <translation>はい：現在の得点表に基づく規則の答えが、裁定に代わります。いいえ：理由を述べて裁定を残します。q：得点表に印を付けたまま残します。</translation>
    </message>
    <message>
        <source>Why does it stay?</source>
        <translation>裁定を残す理由は？</translation>
    </message>
    <message>
        <source>y | n</source>
        <extracomment>The answers to a question, short: what can be typed for yes and for no.</extracomment>
        <translation>はい | いいえ</translation>
    </message>
    <message>
        <source>Y/n</source>
        <extracomment>The same where an empty answer is a yes.</extracomment>
        <translation>はい/いいえ</translation>
    </message>
    <message>
        <source>help</source>
        <extracomment>What may be typed for &quot;?&quot;.</extracomment>
        <translation>ヘルプ</translation>
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
        <translation>この名前の人がいないか、何人もの名前に当てはまります。</translation>
    </message>
    <message>
        <source>There is no open dispute of this number.</source>
        <translation>この番号の未決着の異議はありません。</translation>
    </message>
    <message>
        <source>This command answers another kind of document.</source>
        <translation>このコマンドが答えるのは、別の種類の文書です。</translation>
    </message>
    <message>
        <source>There is nothing to judge: say the cards or the calls, or --file.</source>
        <translation>判定するものがありません。カードか、言ったことを書くか、--file を指定してください。</translation>
    </message>
    <message>
        <source>This is more than Spadille reads at once.</source>
        <extracomment>Behind the name of a file and its size in bytes.</extracomment>
        <translation>一度に読める量を超えています。</translation>
    </message>
    <message>
        <source>This is not a file that can be read to its end.</source>
        <extracomment>Behind the name of a device or the like.</extracomment>
        <translation>これは最後まで読めるファイルではありません。</translation>
    </message>
    <message>
        <source>Nobody writes into this pipe.</source>
        <translation>このパイプには誰も書き込んでいません。</translation>
    </message>
    <message>
        <source>A line does not end. What is behind it was not read.</source>
        <translation>行が終わりません。その先は読んでいません。</translation>
    </message>
    <message>
        <source>It is saved, but the answer cannot be written. Do not record it again.</source>
        <translation>保存しましたが、答えを書き出せません。もう一度記録しないでください。</translation>
    </message>
    <message>
        <source>These two cannot be said together.</source>
        <extracomment>Behind two options: &quot;--post, --dry-run&quot;.</extracomment>
        <translation>この2つは同時に指定できません。</translation>
    </message>
    <message>
        <source>Say which deal the ruling is about: --deal play for the one that is being played, or --deal and its number on the sheet.</source>
        <translation>どのディールについての裁定かを示してください：今のディールなら --deal play、得点表のディールなら --deal とその番号。</translation>
    </message>
    <message>
        <source>No ruling on this deal rests on what was corrected since.</source>
        <translation>このディールの裁定に、後の訂正に関わるものはありません。</translation>
    </message>
    <message>
        <source>It can no longer be told so: --keep leaves the ruling as it is.</source>
        <translation>この形ではもう伝えられません。--keep は裁定をそのまま残します。</translation>
    </message>
    <message>
        <source>One of --adopt and --keep, with --deal and no question.</source>
        <translation>--adopt か --keep の一方を、質問なしで --deal とともに使います。</translation>
    </message>
    <message>
        <source>A ruling is written into a session, under its own rules: leave out --rules, and --file unless the document names its deal.</source>
        <translation>裁定はセッションに、その規則に従って書き込まれます。--rules は外してください。--file は、文書がディールを示している場合だけ使えます。</translation>
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
        <translation>スティック・ザ・ディーラー（2巡目のディーラーのパス禁止）</translation>
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
        <source>American: to 10 points</source>
        <translation>アメリカ式：10ポイント先取</translation>
    </message>
    <message>
        <source>American, and the dealer has to make trumps</source>
        <translation>アメリカ式、スティック・ザ・ディーラーあり</translation>
    </message>
    <message>
        <source>Old American: 33 cards with the joker</source>
        <translation>米国の古い遊び方：ジョーカー入り33枚</translation>
    </message>
    <message>
        <source>Cornish leagues: 25 cards with the joker, to 21</source>
        <translation>コーンウォールのリーグ：ジョーカー入り25枚、21ポイント先取</translation>
    </message>
    <message>
        <source>The Boston laws of 1888: to 5, in rubbers</source>
        <translation>1888年ボストン規則：5ポイント先取、ラバー制</translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation>メーカー（切札を決めた人）</translation>
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
        <translation>切札のスート（得点計算には不要）</translation>
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
        <translation>%1がマーチ（%2トリックすべて）</translation>
    </message>
    <message>
        <source>%1 alone made a march: all %2 tricks</source>
        <translation>1人プレイの%1がマーチ（%2トリックすべて）</translation>
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
        <translation>%1が%2ポイントでゲームに勝つ（目標%3）</translation>
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
        <translation>ゲームに勝つのは、ポイントの多い側の2人です。</translation>
    </message>
    <message>
        <source>Points carried over would win the next game before it begins.</source>
        <translation>持ち越したポイントだけで、次のゲームが始まる前に勝ってしまいます。</translation>
    </message>
    <message>
        <source>No game to %1 ends with this.</source>
        <translation>%1ポイントのゲームが、この得点で終わることはありません。</translation>
    </message>
    <message>
        <source>Who has lost a game to %1 has fewer.</source>
        <translation>%1ポイントのゲームに負けた側のポイントは、これより少ないはずです。</translation>
    </message>
    <message>
        <source>Whether the dealer must take what was ordered up</source>
        <translation>オーダーされた切札候補カードをディーラーが必ず取るかどうか</translation>
    </message>
    <message>
        <source>Until when a defender may say &quot;alone&quot;</source>
        <translation>相手側がいつまで「1人で」と言えるか</translation>
    </message>
    <message>
        <source>The maker&apos;s partner may take the hand over and play alone</source>
        <translation>メーカーのパートナーは、引き取って1人でプレイできる</translation>
    </message>
    <message>
        <source>Who makes trumps must hold a card of the suit</source>
        <translation>切札を決める人は、そのスートのカードを持っていなければならない</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may order up only alone</source>
        <translation>ディーラーのパートナーは1人でしかオーダーできない</translation>
    </message>
    <message>
        <source>A lone maker changes a card with his partner</source>
        <translation>1人でプレイするメーカーはパートナーとカードを1枚交換する</translation>
    </message>
    <message>
        <source>What may be done with a weak hand</source>
        <translation>弱い手札の扱い</translation>
    </message>
    <message>
        <source>The dealer may give a point instead of naming a suit</source>
        <translation>ディーラーはスートを言う代わりに1ポイントを渡せる</translation>
    </message>
    <message>
        <source>Whether knocking may stand for the cut</source>
        <translation>カットの代わりに山をたたいてよいか</translation>
    </message>
    <message>
        <source>The dealer gave a point instead of naming a suit</source>
        <translation>ディーラーがスートを言う代わりに1ポイントを渡した</translation>
    </message>
    <message>
        <source>%1 gives %2 a point instead of naming a suit</source>
        <extracomment>%1 the dealer, %2 the side that gets the point.</extracomment>
        <translation>%1はスートを言う代わりに%2に1ポイントを渡す</translation>
    </message>
    <message>
        <source>The dealer cannot give a point here.</source>
        <translation>ここではディーラーはポイントを渡せません。</translation>
    </message>
    <message>
        <source>Who deals after a misdeal</source>
        <translation>配り間違いの後で配る人</translation>
    </message>
    <message>
        <source>When somebody dealt out of turn</source>
        <translation>ディーラーでない人が配ったとき</translation>
    </message>
    <message>
        <source>When the suit turned down is named</source>
        <translation>裏返した切札候補カードのスートを言ったとき</translation>
    </message>
    <message>
        <source>A wrong number of cards found in play</source>
        <translation>プレイ中にわかった枚数の違い</translation>
    </message>
    <message>
        <source>What a revoke costs</source>
        <translation>リボークの罰</translation>
    </message>
    <message>
        <source>Until when a revoke may be claimed</source>
        <translation>リボークを指摘できる期限</translation>
    </message>
    <message>
        <source>Points for the side accused wrongly of a revoke</source>
        <translation>リボークと間違って疑われた側のポイント</translation>
    </message>
    <message>
        <source>Whether a revoke may be claimed at the first chance only</source>
        <translation>リボークの指摘を最初の機会に限るか</translation>
    </message>
    <message>
        <source>When an exposed card has to be played</source>
        <translation>さらしたカードを出さなければならないとき</translation>
    </message>
    <message>
        <source>When somebody claims the rest of the tricks</source>
        <translation>残りのトリックを全部取ると言ったとき</translation>
    </message>
    <message>
        <source>Points against repeated table talk</source>
        <translation>会話や合図を繰り返したときのポイント</translation>
    </message>
    <message>
        <source>A card laid is a card played</source>
        <translation>置いたカードは出したカード</translation>
    </message>
    <message>
        <source>%1 has the deal, so it was not dealt out of turn.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1は本来のディーラーなので、順番は違っていません。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>起こったこと</translation>
    </message>
    <message>
        <source>How far the deal was when it was noticed</source>
        <translation>気づいたときのディールの段階</translation>
    </message>
    <message>
        <source>When the revoke was noticed</source>
        <translation>リボークに気づいた時期</translation>
    </message>
    <message>
        <source>How the claim stands that the accused side denies</source>
        <translation>疑われた側が認めない指摘の状況</translation>
    </message>
    <message>
        <source>How the card came to be seen or known</source>
        <translation>カードが見えた、または知られたわけ</translation>
    </message>
    <message>
        <source>He had shown a second card of that suit before the claim</source>
        <translation>指摘の前に、そのスートを2枚見せていた</translation>
    </message>
    <message>
        <source>All have played to the lead</source>
        <translation>全員がそのリードに出した</translation>
    </message>
    <message>
        <source>His partner was skipped</source>
        <translation>パートナーを飛ばした</translation>
    </message>
    <message>
        <source>The turn-up of the next deal is turned, or the next game has begun</source>
        <translation>次の切札候補カードを表にした、または次のゲームが始まった</translation>
    </message>
    <message>
        <source>Everybody agrees</source>
        <translation>全員が認めている</translation>
    </message>
    <message>
        <source>Both sides are at fault</source>
        <translation>両方の側に反則がある</translation>
    </message>
    <message>
        <source>Whose fault it is; of a claim that is denied, who is accused</source>
        <translation>反則した人（認めない指摘では、疑われた人）</translation>
    </message>
    <message>
        <source>The dealer took up the turn-up and has not discarded</source>
        <translation>ディーラーが切札候補カードを取り、まだ捨てていない</translation>
    </message>
    <message>
        <source>Which time it is: of this side in this game, or of this dealer in a row</source>
        <translation>何回目か（このゲームでのその側、または続けて間違えたディーラー）</translation>
    </message>
    <message>
        <source>How often his side has revoked</source>
        <translation>その側のリボークの回数</translation>
    </message>
    <message>
        <source>How often the other side has revoked</source>
        <translation>反対側のリボークの回数</translation>
    </message>
    <message>
        <source>He threw in his hand</source>
        <translation>手札を投げ出した</translation>
    </message>
    <message>
        <source>He plays alone</source>
        <translation>その人は1人プレイをしている</translation>
    </message>
    <message>
        <source>Somebody of either side plays alone</source>
        <translation>どちらかの側に1人プレイの人がいる</translation>
    </message>
    <message>
        <source>By the tricks, the side at fault would score in this deal</source>
        <translation>トリック数では、間違えた側がこのディールで得点する</translation>
    </message>
    <message>
        <source>The other side has touched its cards</source>
        <translation>反対側が自分のカードに触れた</translation>
    </message>
    <message>
        <source>The other side asks for a new deal</source>
        <translation>反対側が配り直しを求める</translation>
    </message>
    <message>
        <source>The auction was over</source>
        <translation>ビッドは終わっていた</translation>
    </message>
    <message>
        <source>The dealer has let go of the discard</source>
        <translation>ディーラーは捨て札から手を離した</translation>
    </message>
    <message>
        <source>His partner did not sit out and played to the first lead</source>
        <translation>パートナーが休まずに、最初のリードへカードを出した</translation>
    </message>
    <message>
        <source>The opponents let it stand</source>
        <translation>相手側がそれを認める</translation>
    </message>
    <message>
        <source>The card does not follow suit although it could</source>
        <translation>フォローできるのに、していないカードだった</translation>
    </message>
    <message>
        <source>The lone player is a defender</source>
        <translation>1人プレイをしているのは相手側の人</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side at the end</source>
        <translation>終わったときのメーカー側のトリック数</translation>
    </message>
    <message>
        <source>The opponents would rather take points away</source>
        <translation>相手側は、減点のほうを選ぶ</translation>
    </message>
    <message>
        <source>The lone maker has the rest played out</source>
        <translation>メーカーが残りのプレイを続けさせる</translation>
    </message>
    <message>
        <source>What the opponents choose: the card exposed, or a suit that has to be led</source>
        <translation>相手側の選択（カードをさらす、またはスートを指定する）</translation>
    </message>
    <message>
        <source>Anyone may ask for it until the first lead.</source>
        <translation>最初のリードまでは、誰が求めてもかまいません。</translation>
    </message>
    <message>
        <source>The deal stands, and play goes on.</source>
        <translation>ディールは有効で、そのまま続けます。</translation>
    </message>
    <message>
        <source>What was scored in earlier deals stands.</source>
        <translation>それまでのディールの得点は変わりません。</translation>
    </message>
    <message>
        <source>%1 have touched their cards, so no new deal can be asked for.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1はもうカードに触れたので、配り直しは求められません。</translation>
    </message>
    <message>
        <source>Otherwise the deal stands, and the card goes into the hand without a penalty.</source>
        <translation>求めなければディールは有効で、カードは罰なしで手札に入ります。</translation>
    </message>
    <message>
        <source>The deal stands, and the card goes into the hand without a penalty.</source>
        <translation>ディールは有効で、カードは罰なしで手札に入ります。</translation>
    </message>
    <message>
        <source>%1 did not show the card and ask for a new deal.</source>
        <translation>カードを見せなかった%1が配り直しを求めます。</translation>
    </message>
    <message>
        <source>%1 did not show the card and may ask for a new deal.</source>
        <translation>カードを見せなかった%1は、配り直しを求められます。</translation>
    </message>
    <message>
        <source>The deal stands, although %1 dealt out of turn.</source>
        <translation>%1の番ではありませんでしたが、このディールは有効です。</translation>
    </message>
    <message>
        <source>%1 discards one card now, and nothing else follows.</source>
        <translation>%1が今1枚を捨て、ほかには何も起こりません。</translation>
    </message>
    <message>
        <source>The deal stands and is played out; cards left over in a hand are not played.</source>
        <translation>ディールは有効で、最後までプレイします。手札に余ったカードは出しません。</translation>
    </message>
    <message>
        <source>%1 score nothing in this deal.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1は、このディールでは得点しません。</translation>
    </message>
    <message>
        <source>Wrong number of cards: %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>枚数の違い（%1）</translation>
    </message>
    <message>
        <source>%1 dealt out of turn, and the deal stands</source>
        <translation>順番でない%1が配り、ディールは有効</translation>
    </message>
    <message>
        <source>The call is void, and the auction goes back to the player whose turn it was.</source>
        <translation>そのビッドは無効で、本来の番の人から続けます。</translation>
    </message>
    <message>
        <source>Nobody loses a right by it: all may still call as they like.</source>
        <translation>誰の権利もなくならず、全員がいつもどおりビッドできます。</translation>
    </message>
    <message>
        <source>The opponents let it stand: the call of %1 counts.</source>
        <translation>相手側が認めたので、%1のオーダーは有効です。</translation>
    </message>
    <message>
        <source>%1 has passed in this round and so has no call.</source>
        <translation>%1はこの巡にパスしたので、そのオーダーは認められません。</translation>
    </message>
    <message>
        <source>%1 has to pass too, if his turn in this round has not come yet.</source>
        <translation>%1も、この巡でまだ言っていなければ、パスしなければなりません。</translation>
    </message>
    <message>
        <source>%1 may let the call stand, before the next player speaks.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1は、次の人が言う前なら、そのオーダーを認めることができます。</translation>
    </message>
    <message>
        <source>The suit turned down cannot be named: the player names one of the three others, or passes.</source>
        <translation>裏返した切札候補カードのスートは選べません。ほかの3つのスートから1つを言うか、パスします。</translation>
    </message>
    <message>
        <source>%1 named the suit turned down and has passed by that.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>裏返した切札候補カードのスートを言った%1は、パスしたとみなします。</translation>
    </message>
    <message>
        <source>If he says which suit he meant, %1 has to pass too.</source>
        <translation>本当はどのスートだったかを言えば、%1もパスしなければなりません。</translation>
    </message>
    <message>
        <source>The turn-up stays down, and neither %1 nor %2 may order it up any more.</source>
        <extracomment>%1 the dealer, %2 the partner.</extracomment>
        <translation>切札候補カードは裏のままで、%1と%2はもうオーダーできません。</translation>
    </message>
    <message>
        <source>%1 may still order it up in their turn of the first round; then the second round begins.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>1巡目でまだ言っていない%1は、番が来ればオーダーできます。その後、2巡目に移ります。</translation>
    </message>
    <message>
        <source>It is no lone hand: %1 plays it with %2.</source>
        <extracomment>%1 a player, %2 the partner.</extracomment>
        <translation>1人プレイにはならず、%1は%2と2人でプレイします。</translation>
    </message>
    <message>
        <source>If %1 has laid down his hand in good faith, he takes it up again.</source>
        <translation>それを信じて手札を伏せていれば、%1は手札を取り直します。</translation>
    </message>
    <message>
        <source>The opponents want it so: %1 plays alone, and %2 sits out.</source>
        <translation>相手側が望むので、%1が1人でプレイし、%2は休みます。</translation>
    </message>
    <message>
        <source>It becomes a lone hand only if %1 want it so.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1が望むときだけ、1人プレイを続けます。</translation>
    </message>
    <message>
        <source>%1 are warned, and it goes on.</source>
        <translation>%1に注意し、そのまま続けます。</translation>
    </message>
    <message>
        <source>From the next time in this game on, %1 lose their call in the round.</source>
        <translation>このゲームで次からは、%1はその巡のビッドを失います。</translation>
    </message>
    <message>
        <source>The auction is over, so the deal is played.</source>
        <translation>ビッドは終わっているので、そのままプレイします。</translation>
    </message>
    <message>
        <source>%1 lose their call in this round.</source>
        <translation>%1は、この巡のビッドを失います。</translation>
    </message>
    <message>
        <source>These rules give no points for it.</source>
        <translation>この設定では、ポイントはありません。</translation>
    </message>
    <message>
        <source>%1 said too much in the auction</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1がビッドで余計なことを言った</translation>
    </message>
    <message>
        <source>%1 may still change the discard, until he has let go of it.</source>
        <translation>%1は、手を離すまで捨て札を変えられます。</translation>
    </message>
    <message>
        <source>A first lead that was made meanwhile stands.</source>
        <translation>その間に最初のリードがあれば、それは有効です。</translation>
    </message>
    <message>
        <source>%1 has let go of the discard and may not change it.</source>
        <translation>%1は捨て札から手を離したので、もう変えられません。</translation>
    </message>
    <message>
        <source>Nobody may look at it until the hand is over.</source>
        <translation>手札を出し終えるまで、誰も見ることはできません。</translation>
    </message>
    <message>
        <source>An opponent who played after %1 may change his card; %2 may not.</source>
        <extracomment>%1 a player, %2 the partner.</extracomment>
        <translation>%1の後に出した相手はカードを変えられますが、%2は変えられません。</translation>
    </message>
    <message>
        <source>The card stays face up before its owner as an exposed card.</source>
        <translation>そのカードは、さらしたカードとして本人の前に表向きに置きます。</translation>
    </message>
    <message>
        <source>%1 plays alone, so the exposed card goes back into his hand and has no effect.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1は1人プレイなので、さらしたカードは手札に戻り、何も起こりません。</translation>
    </message>
    <message>
        <source>%1 has to play it the first time that following suit allows it.</source>
        <translation>%1は、フォローの決まりで出せる最初の機会に、それを出さなければなりません。</translation>
    </message>
    <message>
        <source>%1 has to play it when an opponent calls it and following suit allows it.</source>
        <translation>%1は、相手が求め、フォローの決まりで出せるときに、それを出さなければなりません。</translation>
    </message>
    <message>
        <source>To play another card instead is settled like a revoke.</source>
        <translation>それなのに別のカードを出したら、リボークと同じに扱います。</translation>
    </message>
    <message>
        <source>Nobody falls below zero.</source>
        <translation>0ポイントより下にはなりません。</translation>
    </message>
    <message>
        <source>Revoke by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1のリボーク</translation>
    </message>
    <message numerus="yes">
        <source>%n revoke(s) of %1 left over</source>
        <extracomment>%1 a side, %n how often.</extracomment>
        <translation>
            <numerusform>%1のリボークが%n回分残る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equal numbers cancel, and %n revoke(s) of %1 are left.</source>
        <translation>
            <numerusform>同じ回数だけ打ち消し合い、%1のリボークが%n回分残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides have revoked, and that cancels.</source>
        <translation>両方の側がリボークしたので、打ち消し合います。</translation>
    </message>
    <message>
        <source>The player has shown a second card of the suit before anybody spoke.</source>
        <translation>誰も指摘しないうちに、本人がそのスートを2枚見せました。</translation>
    </message>
    <message>
        <source>The hand is played to the end; then all tricks may be opened.</source>
        <translation>最後までプレイし、その後で全部のトリックを開くことができます。</translation>
    </message>
    <message>
        <source>The proof is a card of the suit led which the accused player held: he played it later, or still has it.</source>
        <translation>証拠になるのは、本人がそのとき持っていた、リードされたスートのカードです。後で出したものでも、まだ手にあるものでもかまいません。</translation>
    </message>
    <message>
        <source>If the accused side mixes the cards before that, the revoke counts as proved.</source>
        <translation>その前に疑われた側がカードを混ぜたら、リボークは証明されたとみなします。</translation>
    </message>
    <message>
        <source>%1 were wrongly accused of a revoke</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1が間違ってリボークと疑われた</translation>
    </message>
    <message>
        <source>All have played to it, so the lead stands.</source>
        <translation>全員がそれに出したので、リードは有効です。</translation>
    </message>
    <message>
        <source>Cards that others have already played to it go back without a penalty.</source>
        <translation>それまでに出したほかのカードは、罰なしで戻します。</translation>
    </message>
    <message>
        <source>The card stays face up as an exposed card, and the right player leads what he likes.</source>
        <translation>そのカードはさらしたカードとして表向きに置き、本来の人が自由にリードします。</translation>
    </message>
    <message>
        <source>The card goes back into the hand; when %1 or %2 leads next, %3 name the suit, if he has it.</source>
        <extracomment>%1 a player, %2 the partner, %3 the other side.</extracomment>
        <translation>カードは手札に戻します。次に%1か%2がリードするとき、%3がスートを指定し、持っていれば従います。</translation>
    </message>
    <message>
        <source>The card goes back into the hand; when %1 leads next, %2 name the suit, if he has it.</source>
        <extracomment>%1 a player, %2 the other side.</extracomment>
        <translation>カードは手札に戻します。次に%1がリードするとき、%2がスートを指定し、持っていれば従います。</translation>
    </message>
    <message>
        <source>The card stays and counts as played in its turn; whoever was skipped plays next.</source>
        <translation>カードはそのまま置き、番が来たときに出したものとします。続いて、飛ばされた人が出します。</translation>
    </message>
    <message>
        <source>The card does not follow suit, so it is taken back as a revoke mended in time.</source>
        <translation>フォローしていないカードなので、間に合ったリボークとして戻します。</translation>
    </message>
    <message>
        <source>The card does not follow suit and cannot be taken back: once proved, it is settled as a revoke.</source>
        <translation>フォローしていないカードですが戻せません。証明されれば、リボークとして扱います。</translation>
    </message>
    <message>
        <source>%1 may tell %2 to win the trick, or not to win it, as far as following suit allows.</source>
        <extracomment>%1 a side, %2 a player.</extracomment>
        <translation>%1は%2に、フォローの決まりの範囲で、トリックを取ること、または取らないことを求められます。</translation>
    </message>
    <message>
        <source>A card that fell on the floor is not exposed: it goes back into the hand.</source>
        <translation>床に落ちたカードはさらしたカードではないので、手札に戻ります。</translation>
    </message>
    <message>
        <source>A card named in words is not exposed, but to name it is table talk.</source>
        <translation>口で言ったカードはさらしたカードではありませんが、言うことは禁じられた会話です。</translation>
    </message>
    <message>
        <source>%1 says which of the two cards is played; the other one is exposed.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>2枚のうちどちらを出すかは%1が言い、残りがさらしたカードになります。</translation>
    </message>
    <message>
        <source>Whoever sits out may not show his cards: %1 can get 2 points at most.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>休む人は手札を見せてはいけません。%1が得るのは2ポイントまでです。</translation>
    </message>
    <message>
        <source>%1 sat out and showed a card</source>
        <extracomment>%1 a player.</extracomment>
        <translation>休んでいる%1がカードを見せた</translation>
    </message>
    <message>
        <source>The lone maker goes on, and the remaining tricks are played out.</source>
        <translation>メーカーが続け、残りのトリックをプレイします。</translation>
    </message>
    <message>
        <source>The cards thrown in lie face up as exposed cards.</source>
        <translation>投げ出したカードは、さらしたカードとして表向きに置きます。</translation>
    </message>
    <message>
        <source>%1 threw in the hand</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1が手札を投げ出した</translation>
    </message>
    <message>
        <source>Not everybody agrees, so the hand is played out.</source>
        <translation>全員が認めたわけではないので、最後までプレイします。</translation>
    </message>
    <message>
        <source>The cards that %1 showed lie face up as exposed cards.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1が見せた手札は、さらしたカードになります。</translation>
    </message>
    <message>
        <source>%1 plays alone and takes up the cards he showed; that has no effect.</source>
        <translation>%1は1人プレイなので、見せた手札を取り直し、何も起こりません。</translation>
    </message>
    <message>
        <source>From the next time in this game on, %1 get %2 points for it.</source>
        <extracomment>%1 a side, %2 its points.</extracomment>
        <translation>このゲームで次からは、%1が%2ポイントを得ます。</translation>
    </message>
    <message>
        <source>Table talk by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1の会話や合図</translation>
    </message>
    <message>
        <source>A card that has left the fingers face up on the table cannot be taken back.</source>
        <translation>表向きに出して手を離したカードは、戻せません。</translation>
    </message>
    <message>
        <source>A card may be taken back only where the rules on faults say so.</source>
        <translation>カードを戻せるのは、反則の章で認めるときだけです。</translation>
    </message>
    <message>
        <source>A lawful card played in turn stays.</source>
        <translation>自分の番に正しく出したカードは戻せません。</translation>
    </message>
    <message>
        <source>The error is put right.</source>
        <translation>誤りを直します。</translation>
    </message>
    <message>
        <source>It is too late: the score stands, unless both sides agree that it is wrong.</source>
        <translation>もう遅いので、両方の側が誤りと認めなければ、得点はそのままです。</translation>
    </message>
    <message>
        <source>No rule names this fault: the table decides.</source>
        <translation>この反則の決まりはありません。その場の全員で決めます。</translation>
    </message>
    <message>
        <source>Whatever all four players agree on at once may be done.</source>
        <translation>4人がその場で一致すれば、どのようにしてもかまいません。</translation>
    </message>
    <message>
        <source>%1 may take %2 into the hand and discard a card.</source>
        <translation>%1は%2を手札に加え、1枚捨てることができます。</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand and discards another card.</source>
        <translation>%1は%2を手札に加え、ほかの1枚を捨てます。</translation>
    </message>
    <message>
        <source>Nobody exchanges: the dealer sits out.</source>
        <translation>ディーラーが休むので、誰も交換しません。</translation>
    </message>
    <message>
        <source>%1 may not exchange.</source>
        <translation>%1は交換できません。</translation>
    </message>
    <message>
        <source>Nobody exchanges unless the turn-up was ordered up.</source>
        <translation>切札候補カードがオーダーされなければ、誰も交換しません。</translation>
    </message>
    <message>
        <source>%1 cannot have held %2, which was turned up.</source>
        <translation>%2は表にされたカードなので、%1の手札にはありえません。</translation>
    </message>
    <message>
        <source>The dealer had to take %1 into the hand and discard another card.</source>
        <translation>ディーラーは%1を手札に加え、ほかの1枚を捨てなければなりませんでした。</translation>
    </message>
    <message>
        <source>%1: %2 more to win</source>
        <translation>%1：勝つまであと%2</translation>
    </message>
    <message>
        <source>%1 cannot have taken %2: it is not among the cards.</source>
        <extracomment>%1 a player, %2 a card.</extracomment>
        <translation>%1が%2を取ったはずはありません。手札にありません。</translation>
    </message>
    <message>
        <source>24 cards, A to 9</source>
        <translation>24枚（A〜9）</translation>
    </message>
    <message>
        <source>32 cards, A to 7</source>
        <translation>32枚（A〜7）</translation>
    </message>
    <message>
        <source>24 cards and a joker</source>
        <translation>24枚とジョーカー</translation>
    </message>
    <message>
        <source>32 cards and a joker</source>
        <translation>32枚とジョーカー</translation>
    </message>
    <message>
        <source>the dealer names the suit that is offered</source>
        <translation>ディーラーが切札の候補のスートを言う</translation>
    </message>
    <message>
        <source>the dealer is the maker</source>
        <translation>ディーラーがメーカーになる</translation>
    </message>
    <message>
        <source>against any maker</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>only against a maker who plays alone</source>
        <translation>メーカーが1人プレイのときだけ</translation>
    </message>
    <message>
        <source>never</source>
        <translation>認めない</translation>
    </message>
    <message>
        <source>the dealer&apos;s left</source>
        <translation>ディーラーの左隣</translation>
    </message>
    <message>
        <source>the lone player&apos;s left</source>
        <translation>1人プレイの人の左隣</translation>
    </message>
    <message>
        <source>he may</source>
        <translation>交換してもよい</translation>
    </message>
    <message>
        <source>he must</source>
        <translation>必ず交換する</translation>
    </message>
    <message>
        <source>before the exchange</source>
        <translation>交換の前まで</translation>
    </message>
    <message>
        <source>until the first lead</source>
        <translation>最初のリードまで</translation>
    </message>
    <message>
        <source>it is played</source>
        <translation>そのままプレイする</translation>
    </message>
    <message>
        <source>three nines or tens may be exchanged</source>
        <translation>9か10が3枚なら交換できる</translation>
    </message>
    <message>
        <source>without a jack or better: dealt again</source>
        <translation>J以上がなければ配り直す</translation>
    </message>
    <message>
        <source>no, the pack is always cut</source>
        <translation>必ずカットする</translation>
    </message>
    <message>
        <source>yes, knocking is enough</source>
        <translation>たたいてもよい</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>同じディーラー</translation>
    </message>
    <message>
        <source>the next one, once the turn-up was seen</source>
        <translation>切札候補カードを見た後は左隣</translation>
    </message>
    <message>
        <source>the next one, at once</source>
        <translation>すぐ左隣</translation>
    </message>
    <message>
        <source>the next one, at the second misdeal</source>
        <translation>2回目の間違いで左隣</translation>
    </message>
    <message>
        <source>the next one, at the third misdeal</source>
        <translation>3回目の間違いで左隣</translation>
    </message>
    <message>
        <source>it is put right until the first lead</source>
        <translation>最初のリードまでなら正す</translation>
    </message>
    <message>
        <source>it stands once the turn-up lies there</source>
        <translation>切札候補カードが表になれば有効</translation>
    </message>
    <message>
        <source>it is a misdeal</source>
        <translation>配り間違いとする</translation>
    </message>
    <message>
        <source>he calls again</source>
        <translation>言い直す</translation>
    </message>
    <message>
        <source>he has passed</source>
        <translation>パスとする</translation>
    </message>
    <message>
        <source>2 points for the other side</source>
        <translation>相手側に2ポイント</translation>
    </message>
    <message>
        <source>the cards are dealt again</source>
        <translation>配り直す</translation>
    </message>
    <message>
        <source>2 points, 4 in a lone hand</source>
        <translation>2ポイント、1人プレイでは4</translation>
    </message>
    <message>
        <source>3 points, 4 in a lone hand</source>
        <translation>3ポイント、1人プレイでは4</translation>
    </message>
    <message>
        <source>Boston: 3 points besides the score</source>
        <translation>ボストン：得点とは別に3ポイント</translation>
    </message>
    <message>
        <source>2 points more or 2 points less, as the others choose</source>
        <translation>相手が選ぶ：2ポイント加算か減点</translation>
    </message>
    <message>
        <source>until the cards are mixed</source>
        <translation>カードを混ぜるまで</translation>
    </message>
    <message>
        <source>until the cut for the next deal</source>
        <translation>次のカットまで</translation>
    </message>
    <message>
        <source>no, as long as there is time</source>
        <translation>期限内ならいつでも</translation>
    </message>
    <message>
        <source>yes, at the first chance only</source>
        <translation>最初の機会だけ</translation>
    </message>
    <message>
        <source>at the first chance</source>
        <translation>出せる最初の機会に</translation>
    </message>
    <message>
        <source>when an opponent calls it</source>
        <translation>相手に求められたら</translation>
    </message>
    <message>
        <source>it counts if all agree</source>
        <translation>全員が同意すれば有効</translation>
    </message>
    <message>
        <source>without agreement: 2 points for the others</source>
        <translation>同意がなければ相手に2ポイント</translation>
    </message>
    <message>
        <source>Only one card is discarded.</source>
        <translation>捨てるのは1枚だけです。</translation>
    </message>
    <message>
        <source>The first card has been led</source>
        <translation>最初のカードがリードされた</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right knocked on the pack</source>
        <translation>ディーラーの右隣の人が山をたたいた</translation>
    </message>
    <message>
        <source>Here a knock stands for the cut: the deal stands.</source>
        <translation>ここでは山をたたくことがカットの代わりになり、ディールは有効です。</translation>
    </message>
    <message>
        <source>The cards are gathered and shuffled, and %1 cuts.</source>
        <extracomment>%1 the player on the dealer&apos;s right.</extracomment>
        <translation>カードを集めてシャッフルし、%1がカットします。</translation>
    </message>
    <message>
        <source>Until the first lead it is in time: %1 plays alone, and %2 lays down his hand.</source>
        <extracomment>%1 a defender, %2 his partner.</extracomment>
        <translation>最初のリードまでは間に合います。%1が1人でプレイし、%2は手札を伏せます。</translation>
    </message>
    <message>
        <source>If %1 leaves it, %2 may take %3 into the hand and discard a card.</source>
        <extracomment>%1 the dealer, %2 his partner, %3 a card.</extracomment>
        <translation>%1が取らなければ、%2は%3を手札に加え、1枚捨てることができます。</translation>
    </message>
    <message>
        <source>Before the first lead %1 may discard a card and take one in return that %2 chooses.</source>
        <extracomment>%1 the lone maker, %2 his partner.</extracomment>
        <translation>最初のリードの前に、%1は1枚捨てて、%2が選んだ1枚を受け取ることができます。</translation>
    </message>
    <message>
        <source>Before anybody has called, three nines or tens of this hand may be shown and exchanged for three cards that lie face down.</source>
        <translation>誰もビッドしないうちなら、この手札の9か10を3枚見せて、伏せてあるカード3枚と交換できます。</translation>
    </message>
    <message>
        <source>Before anybody has called, this hand may be shown whole: then the same dealer deals again.</source>
        <translation>誰もビッドしないうちなら、この手札を全部見せることができ、そのときは同じディーラーが配り直します。</translation>
    </message>
    <message>
        <source>defend alone</source>
        <translation>相手側の1人プレイ</translation>
    </message>
    <message>
        <source>give a point</source>
        <translation>1ポイントを渡す</translation>
    </message>
    <message>
        <source>order up</source>
        <translation>オーダー</translation>
    </message>
    <message>
        <source>order up, alone</source>
        <translation>1人でオーダー</translation>
    </message>
    <message>
        <source>take over, alone</source>
        <translation>引き取って1人で</translation>
    </message>
    <message>
        <source>after the cut</source>
        <translation>カットの後</translation>
    </message>
    <message>
        <source>after the cards were mixed</source>
        <translation>カードを混ぜた後</translation>
    </message>
    <message>
        <source>before the turn-up</source>
        <translation>切札候補カードを表にする前</translation>
    </message>
    <message>
        <source>let the card lie open</source>
        <translation>カードを表のまま置く</translation>
    </message>
    <message>
        <source>named</source>
        <translation>口で言った</translation>
    </message>
    <message>
        <source>after the play</source>
        <translation>プレイの後</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>見せた</translation>
    </message>
    <message>
        <source>name a suit</source>
        <translation>スートを指定する</translation>
    </message>
    <message>
        <source>two cards at once</source>
        <translation>2枚同時に</translation>
    </message>
    <message>
        <source>euchred</source>
        <translation>ユーカー</translation>
    </message>
    <message>
        <source>lone march</source>
        <translation>1人プレイのマーチ</translation>
    </message>
    <message>
        <source>march</source>
        <translation>マーチ</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>1人で</translation>
    </message>
    <message>
        <source>gave a point</source>
        <translation>1ポイントを渡した</translation>
    </message>
    <message>
        <source>%1 alone against</source>
        <translation>%1が相手側で1人プレイ</translation>
    </message>
    <message>
        <source>The maker who plays alone</source>
        <translation>1人でプレイするメーカー</translation>
    </message>
    <message>
        <source>The defender who plays alone</source>
        <translation>1人でプレイする相手側の人</translation>
    </message>
    <message>
        <source>He defends against a maker who plays alone</source>
        <translation>1人でプレイするメーカーの相手側である</translation>
    </message>
    <message>
        <source>A hand ends once: of several faults of one side the dearest counts.</source>
        <translation>ディールが終わるのは1度です。1つの側に反則がいくつもあれば、最も重いものだけを数えます。</translation>
    </message>
    <message>
        <source>Both sides are at fault in this hand, and that cancels.</source>
        <translation>このディールでは両方の側に反則があり、打ち消し合います。</translation>
    </message>
    <message>
        <source>The cards are gathered, and the same dealer deals again.</source>
        <translation>カードを集め、同じディーラーが配り直します。</translation>
    </message>
    <message>
        <source>The dealer has lost the deal: it passes on.</source>
        <translation>ディーラーは配る権利を失い、次の人に移ります。</translation>
    </message>
    <message>
        <source>The deal stands, as it was played.</source>
        <translation>ディールは、プレイしたとおりに有効です。</translation>
    </message>
    <message>
        <source>The deal is void: it is dealt again with a right pack.</source>
        <translation>ディールは無効です。組を正しくして配り直します。</translation>
    </message>
    <message>
        <source>The cards are gathered, and whoever has the turn deals.</source>
        <translation>カードを集め、本来の番の人が配ります。</translation>
    </message>
    <message>
        <source>%1 takes the card back and follows suit.</source>
        <translation>%1はカードを戻してフォローします。</translation>
    </message>
    <message>
        <source>The revokes of both sides cancel each other.</source>
        <translation>両方の側のリボークは打ち消し合います。</translation>
    </message>
    <message>
        <source>It is too late to claim the revoke.</source>
        <translation>リボークを指摘するには遅すぎます。</translation>
    </message>
    <message>
        <source>No: a turned trick stays closed. It is closed again at once.</source>
        <translation>いいえ。裏返したトリックは開きません。すぐに閉じます。</translation>
    </message>
    <message>
        <source>No revoke is proved.</source>
        <translation>リボークは証明されませんでした。</translation>
    </message>
    <message>
        <source>They have not got more than that, so nothing changes.</source>
        <translation>それより多くは得ていないので、何も変わりません。</translation>
    </message>
    <message>
        <source>All agree, and the hand ends: the remaining tricks are won as was claimed.</source>
        <translation>全員が認めたので終わり、残りのトリックは言ったとおりに数えます。</translation>
    </message>
    <message>
        <source>The hand ends at once.</source>
        <translation>そこで終わります。</translation>
    </message>
    <message>
        <source>The hand is played to its end.</source>
        <translation>最後までプレイします。</translation>
    </message>
    <message>
        <source>%1 were warned for this before in the game.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1は、このゲームで前に注意を受けています。</translation>
    </message>
    <message>
        <source>Cards that were dealt wrongly are nobody&apos;s hand; before the first lead a new deal costs nobody anything.</source>
        <translation>配り間違えたカードは誰の手札でもありません。最初のリードの前なら、配り直しても誰も損をしません。</translation>
    </message>
    <message>
        <source>A card that all have seen helps one side, so it is dealt again as long as nothing has been played.</source>
        <translation>全員が見たカードは片方の側を助けるので、まだ何もプレイしていなければ配り直します。</translation>
    </message>
    <message>
        <source>With wrong cards no trick is worth what it should be.</source>
        <translation>カードが正しくなければ、どのトリックも正しく数えられません。</translation>
    </message>
    <message>
        <source>Who did not show the card must not suffer by it, so that side chooses, before it has seen its own cards.</source>
        <translation>カードを見せなかった側が損をしてはいけないので、その側が自分のカードを見る前に選びます。</translation>
    </message>
    <message>
        <source>The deal is an advantage that each has in turn; it is given back as long as nobody has made use of it.</source>
        <translation>配ることは順番に来る有利なので、誰もまだ使っていないうちに返します。</translation>
    </message>
    <message>
        <source>The auction goes round in order, and a slip must not take anybody&apos;s turn away.</source>
        <translation>ビッドは順番に回るもので、言い間違いで誰かの番がなくなってはいけません。</translation>
    </message>
    <message>
        <source>The others have planned by the pass, so it binds.</source>
        <translation>ほかの人はそのパスを前提に考えたので、パスは守らなければなりません。</translation>
    </message>
    <message>
        <source>The suit turned down is gone for this deal, and naming it must not tell the partner anything.</source>
        <translation>裏返したスートはこのディールではもう選べず、それを言ってパートナーに何かを伝えてはいけません。</translation>
    </message>
    <message>
        <source>The haste of the dealer must not take a call from the others that they still had.</source>
        <translation>ディーラーが急いでも、ほかの人にまだある番を奪ってはいけません。</translation>
    </message>
    <message>
        <source>Who plays alone takes the risk before he sees how the cards fall.</source>
        <translation>1人でプレイする人は、カードの出方を見る前に危険を引き受けます。</translation>
    </message>
    <message>
        <source>Partners may tell each other nothing but their calls.</source>
        <translation>パートナーは、ビッドのほかに何も伝えてはいけません。</translation>
    </message>
    <message>
        <source>A discard that was let go is final; otherwise it could be changed by what the others do.</source>
        <translation>手を離した捨て札は決まりです。そうでなければ、ほかの人の動きを見て変えられてしまいます。</translation>
    </message>
    <message>
        <source>With a card too many or too few one chooses otherwise than the rest, so nobody may gain by it.</source>
        <translation>カードが多すぎたり少なすぎたりすると、選び方がほかの人と違ってしまうので、それで得をしてはいけません。</translation>
    </message>
    <message>
        <source>While the trick lies there the harm can be undone, and then nobody needs to pay for it.</source>
        <translation>トリックがまだそこにあれば元に戻せるので、誰も罰を受けなくて済みます。</translation>
    </message>
    <message>
        <source>A revoke can win tricks that nobody can give back, so it has to cost more than it brings.</source>
        <translation>リボークで取ったトリックは返しようがないので、得よりも高くつかなければなりません。</translation>
    </message>
    <message>
        <source>A revoke is proved by the cards, so it has to be claimed while they can be looked at.</source>
        <translation>リボークはカードで証明するので、カードを見られるうちに指摘しなければなりません。</translation>
    </message>
    <message>
        <source>What is not proved must leave no mark on those who were accused.</source>
        <translation>証明されなかったことが、疑われた側の不利になってはいけません。</translation>
    </message>
    <message>
        <source>Who sees a second card of the suit and says nothing has let his chance pass.</source>
        <translation>同じスートの2枚目を見て黙っていた人は、機会を逃しました。</translation>
    </message>
    <message>
        <source>Faults of both sides weigh the same, and one hand is settled once.</source>
        <translation>両方の側の反則は同じ重さで、1つのディールを精算するのは一度だけです。</translation>
    </message>
    <message>
        <source>A lead tells the partner what one holds, so the opponents choose what makes up for it.</source>
        <translation>リードはパートナーに手札を伝えるので、その埋め合わせは相手側が選びます。</translation>
    </message>
    <message>
        <source>A lone player has no partner to tell anything, but the lead is not his either.</source>
        <translation>1人でプレイする人には伝えるパートナーがいませんが、リードする権利もありません。</translation>
    </message>
    <message>
        <source>Who plays too early tells his partner something before it is his turn.</source>
        <translation>早く出しすぎると、番が来る前にパートナーに何かを伝えてしまいます。</translation>
    </message>
    <message>
        <source>Only what a player shows by his own hand tells his partner what he may not know.</source>
        <translation>自分の手で見せたカードだけが、パートナーの知ってはいけないことを伝えます。</translation>
    </message>
    <message>
        <source>The partner has seen what he may not know; a card that lies open helps everybody alike.</source>
        <translation>パートナーは知ってはいけないものを見ました。表にして置けば、全員が同じように使えます。</translation>
    </message>
    <message>
        <source>A lone player has no partner who could make use of the card.</source>
        <translation>1人でプレイする人には、そのカードを利用できるパートナーがいません。</translation>
    </message>
    <message>
        <source>Who sits out takes no part, so what he shows must bring his side nothing.</source>
        <translation>休んでいる人は参加していないので、見せたカードで味方が得をしてはいけません。</translation>
    </message>
    <message>
        <source>Who throws in his hand against a lone player would take the march from him for which he plays.</source>
        <translation>1人でプレイする人を相手に手札を投げ出すと、その人が狙っているマーチを奪うことになります。</translation>
    </message>
    <message>
        <source>Tricks that nobody has played belong to a side only if all agree.</source>
        <translation>プレイしていないトリックは、全員が認めたときだけ誰かのものになります。</translation>
    </message>
    <message>
        <source>What partners know of each other&apos;s cards they may know by the play alone.</source>
        <translation>パートナーのカードは、プレイだけから知ってよいものです。</translation>
    </message>
    <message>
        <source>A card laid has told everybody something; nobody could rely on one that may be taken back.</source>
        <translation>置いたカードはもう全員に何かを伝えました。戻してよいなら、誰も当てにできません。</translation>
    </message>
    <message>
        <source>The score says what was played, and once the next deal is on its way everybody plays by it.</source>
        <translation>得点はプレイした結果です。次のディールが始まれば、全員がその得点をもとにプレイしています。</translation>
    </message>
    <message>
        <source>Remembering is part of the game.</source>
        <translation>覚えることもゲームのうちです。</translation>
    </message>
    <message>
        <source>The cut keeps anybody from knowing how the cards lie.</source>
        <translation>カットするのは、誰にもカードの並びを知らせないためです。</translation>
    </message>
    <message>
        <source>Until the first lead nobody has seen how the cards fall, so the risk is still a risk.</source>
        <translation>最初のリードまでは誰もカードの出方を見ていないので、まだ本当の危険を引き受けています。</translation>
    </message>
    <message>
        <source>The side at fault made trumps and has no trick so far</source>
        <translation>反則した側がメーカー側で、まだ1トリックもない</translation>
    </message>
    <message>
        <source>How far the play had come when it was seen</source>
        <translation>気づいたときプレイはどこまで進んでいたか</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>見ている人は何について話したか</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>そのトリックのカードをまだ確かめられる</translation>
    </message>
    <message>
        <source>Somebody asks for a new deal</source>
        <translation>配り直しを求める人がいる</translation>
    </message>
    <message>
        <source>He did have a card of the suit</source>
        <translation>実はそのスートのカードを持っていた</translation>
    </message>
    <message>
        <source>The hands can no longer be restored</source>
        <translation>手札を元に戻せない</translation>
    </message>
    <message>
        <source>It cannot have been noticed so early.</source>
        <translation>そんなに早く気づくことはありません。</translation>
    </message>
    <message>
        <source>Here any hand may make trumps, also one without a trump: nothing is wrong.</source>
        <translation>ここではどんな手札でも切札を決められます。切札がなくても反則ではありません。</translation>
    </message>
    <message>
        <source>The call is void: %1 has passed in this round.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>この発言は無効で、%1はこの巡でパスしたことになります。</translation>
    </message>
    <message>
        <source>The auction goes on with the next player, and a turn-up that was taken goes back.</source>
        <translation>ビッドは次の人から続き、取った切札候補カードは元に戻します。</translation>
    </message>
    <message>
        <source>Trumps made without a trump by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1が切札を持たずに切札を決めた</translation>
    </message>
    <message>
        <source>Here the dealer may pass, and the next dealer deals.</source>
        <translation>ここではディーラーもパスでき、次のディーラーが配ります。</translation>
    </message>
    <message>
        <source>The pass is void: %1 names one of the three other suits now.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>パスは無効で、%1は今、ほかの3つのスートの1つを言います。</translation>
    </message>
    <message>
        <source>Or the hand ends, and %1 get the point that the dealer may give.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>または、ディールを終えて%1がディーラーの渡す1ポイントを得ます。</translation>
    </message>
    <message>
        <source>The hands cannot be restored, so the dealer has refused to make trumps.</source>
        <translation>手札を元に戻せないので、ディーラーは切札を決めるのを拒んだことになります。</translation>
    </message>
    <message>
        <source>%1 passed although he may not</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1がパスできないのにパスした</translation>
    </message>
    <message>
        <source>Wrong exchange by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1の交換の間違い</translation>
    </message>
    <message>
        <source>It is undone: the turn-up goes back, and so does the card put down for it.</source>
        <translation>やり直します。切札候補カードも、代わりに捨てたカードも元に戻します。</translation>
    </message>
    <message>
        <source>Then it is done as these rules have it; %1 is the dealer.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>その後、この規則のとおりに行います。ディーラーは%1です。</translation>
    </message>
    <message>
        <source>It is not turned yet, so everybody may see it.</source>
        <translation>まだ裏返していないので、誰でも見られます。</translation>
    </message>
    <message>
        <source>He had none, and the question is allowed: play goes on.</source>
        <translation>実際に持っておらず、聞くのも認められています。プレイを続けます。</translation>
    </message>
    <message>
        <source>The trick goes to the side whose card is best in it.</source>
        <translation>トリックは、一番強いカードを出した側のものです。</translation>
    </message>
    <message>
        <source>Who won it leads.</source>
        <translation>取った人がリードします。</translation>
    </message>
    <message>
        <source>The lead that followed was out of turn, and is settled as such.</source>
        <translation>その後のリードは順番でないリードとして扱います。</translation>
    </message>
    <message>
        <source>The tricks played since then stand.</source>
        <translation>その後のトリックはそのまま有効です。</translation>
    </message>
    <message>
        <source>Nobody can show it any more: the trick counts where it lay, unless both sides agree.</source>
        <translation>もう確かめられないので、両方が同意しない限り、置いてあった側のトリックとします。</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>そのトリックだけを開き、カードで決めます。その後また閉じます。</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it; the last trick counts where it lies.</source>
        <translation>次のトリックをリードした人が取ったものとします。最後のトリックは置いてある側のものです。</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>指摘されたことは、プレイヤーが指摘したのと同じに扱います。</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>プレイを続けます。聞いたことを利用してはいけません。</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>遊んでいない人は以後黙るか、席を離れます。</translation>
    </message>
    <message>
        <source>The trick was not turned yet</source>
        <translation>トリックはまだ裏返していなかった</translation>
    </message>
    <message>
        <source>A fault is claimed, and the trick is named</source>
        <translation>反則の申し立てがあり、トリックが示された</translation>
    </message>
    <message>
        <source>His side has played on, or he said that he had none and the trick was turned</source>
        <translation>その側が次のトリックに出した、またはないと答えてトリックが裏返された</translation>
    </message>
    <message>
        <source>A misdeal</source>
        <translation>配り間違い</translation>
    </message>
    <message>
        <source>wrongly dealt / somebody has too many cards / somebody has too few cards / only four cards / six cards from the deal / dealt in the wrong order / a card is missing from a hand</source>
        <translation>配り方を間違えた / カードが多い / カードが少ない / 4枚しかない / 配る順番を間違えた / 1枚足りない</translation>
    </message>
    <message>
        <source>A card face up in the pack</source>
        <translation>山に表向きのカードがあった</translation>
    </message>
    <message>
        <source>a card was turned over in the deck / a faced card while dealing / a card lay the wrong way round / boxed card</source>
        <translation>カードが裏返っていた / 表になったカード / 山の中で向きが逆</translation>
    </message>
    <message>
        <source>A wrong pack</source>
        <translation>カードの組が正しくない</translation>
    </message>
    <message>
        <source>a card is missing from the deck / the deck is not complete / two identical cards / a card that does not belong / the wrong deck of cards</source>
        <translation>組のカードが足りない / 同じカードが2枚ある / 余計なカードが混じっている / 違うトランプ</translation>
    </message>
    <message>
        <source>A card shown while dealing</source>
        <translation>配るときにカードが見えた</translation>
    </message>
    <message>
        <source>the dealer flashed a card / I saw a card when it was dealt / a card turned over as he dealt / he exposed a card dealing</source>
        <translation>配っている間に見えた / ディーラーがカードを見せた / 配るときに表になった</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>違う人が配った</translation>
    </message>
    <message>
        <source>dealt out of turn / it was not his deal / he stole the deal / the deal was skipped / somebody else should have dealt</source>
        <translation>順番でないのに配った / ディーラーでない人が配った / 配る人を間違えた / 親を間違えた</translation>
    </message>
    <message>
        <source>A pass or call out of turn</source>
        <translation>順番でないのにビッドした</translation>
    </message>
    <message>
        <source>he spoke before his turn in the auction / he passed too early / she ordered up out of turn / called before me / bid out of turn</source>
        <translation>順番でないのにパスした / 早くビッドした / 先に切札を決めた / 順番でないのに発言した</translation>
    </message>
    <message>
        <source>A call after a pass</source>
        <translation>パスの後で切札を決めようとした</translation>
    </message>
    <message>
        <source>he passed and then ordered up / he wants to call after he passed / changed his pass / passed first and now names trumps</source>
        <translation>パスしたのにオーダーした / パスを取り消したい / パスしてからビッドした</translation>
    </message>
    <message>
        <source>The suit turned down was named</source>
        <translation>裏返した切札候補カードのスートを言った</translation>
    </message>
    <message>
        <source>he named the suit that was turned down / he called the same suit in the second round / named the suit of the turn-up</source>
        <translation>候補と同じスートを言った / 2巡目に同じスート / 裏返したスートを切札に</translation>
    </message>
    <message>
        <source>The turn-up turned down too early</source>
        <translation>切札候補カードを早まって裏返した</translation>
    </message>
    <message>
        <source>the dealer turned the card down too soon / he flipped it over before everybody had spoken / turned it down before my turn</source>
        <translation>ディーラーが早く裏返した / みんなが言う前に裏返した</translation>
    </message>
    <message>
        <source>“Alone” said too late</source>
        <translation>「1人で」と言うのが遅れた</translation>
    </message>
    <message>
        <source>he wants to go alone now / she said alone afterwards / loner called too late / forgot to say alone</source>
        <translation>後から1人でと言った / 1人プレイを言い忘れた / 今から1人でやりたい</translation>
    </message>
    <message>
        <source>Other words in the auction</source>
        <translation>ビッドで余計なことを言った</translation>
    </message>
    <message>
        <source>he said more than a call / he told his partner about his hand while bidding / a hint in the auction / said he could help / coaching during the bidding</source>
        <translation>ビッドのときに手札の話をした / ビッド中にヒントを言った / 助けられると言った</translation>
    </message>
    <message>
        <source>The discard changed</source>
        <translation>捨て札を変えた</translation>
    </message>
    <message>
        <source>the dealer wants another discard / he wants his discard again / he changed what he buried / another card face down</source>
        <translation>別のカードを捨てたい / 捨て札を取り戻した / 捨て札をやり直す</translation>
    </message>
    <message>
        <source>Six cards, or a wrong number in play</source>
        <translation>手札が6枚、枚数の違い</translation>
    </message>
    <message>
        <source>the dealer forgot to discard / he has a card left over / he kept six cards / he ran out of cards / one card too many</source>
        <translation>捨てるのを忘れた / カードが余った / 6枚持っていた / カードが足りない / 1枚多い</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>リボークした</translation>
    </message>
    <message>
        <source>he did not follow suit / he had the suit / she reneged / he should have followed / he trumped although he had one / renege / he still had a heart / he found a card of the suit</source>
        <translation>フォローしなかった / スートを持っていたのに出さなかった / 持っているのに切札を出した / 同じスートがあった / 出すべきスートを出さなかった</translation>
    </message>
    <message>
        <source>A revoke claimed and denied</source>
        <translation>リボークの申し立てが否定された</translation>
    </message>
    <message>
        <source>he denies that he revoked / prove the revoke / we claim a renege / he mixed the cards after we said revoke / search the tricks</source>
        <translation>リボークしていないと言う / リボークを証明する / 指摘の後でカードを混ぜた / トリックを調べる</translation>
    </message>
    <message>
        <source>A revoke claimed wrongly</source>
        <translation>間違ったリボークの指摘</translation>
    </message>
    <message>
        <source>he was wrongly accused / false accusation / there was no revoke / they accused me and it was not true</source>
        <translation>間違って指摘した / リボークではなかった / 濡れ衣</translation>
    </message>
    <message>
        <source>Several revokes</source>
        <translation>何度ものリボーク</translation>
    </message>
    <message>
        <source>both sides revoked / he revoked twice / everybody reneged / two revokes in one hand</source>
        <translation>両方がリボークした / 2回リボークした / 1ディールに2度のリボーク</translation>
    </message>
    <message>
        <source>A lead out of turn</source>
        <translation>順番でないのにリードした</translation>
    </message>
    <message>
        <source>he led but it was not his lead / the wrong player led / led although his partner won the trick / it was my lead</source>
        <translation>リードする番ではなかった / 違う人がリードした / パートナーがリードするはずだった</translation>
    </message>
    <message>
        <source>A card played out of turn</source>
        <translation>順番でないのにカードを出した</translation>
    </message>
    <message>
        <source>he played before his turn / too early / it was not his turn / he played before me / he skipped somebody</source>
        <translation>順番より早く出した / 自分の番ではない / 先に出してしまった / 飛ばされた</translation>
    </message>
    <message>
        <source>A card shown by mistake</source>
        <translation>うっかり見せたカード</translation>
    </message>
    <message>
        <source>he dropped a card / the card fell / I saw his card / card face up on the table / two cards at once / he showed a card / he named a card in his hand / penalty card</source>
        <translation>カードが落ちた / カードが見えた / 見せてしまった / 2枚同時に出した / カードの名前を言った</translation>
    </message>
    <message>
        <source>The partner who sits out showed his cards</source>
        <translation>休むパートナーが手札を見せた</translation>
    </message>
    <message>
        <source>the lone player&apos;s partner showed his hand / the one sitting out turned his cards over / partner of the loner showed</source>
        <translation>1人プレイのパートナーが手札を見せた / 休んでいる人がカードを見せた</translation>
    </message>
    <message>
        <source>A hand thrown in against a lone player</source>
        <translation>1人プレイの相手が手札を投げ出した</translation>
    </message>
    <message>
        <source>the defender threw his cards down against the loner / gave up against a lone hand / stopped playing against a loner</source>
        <translation>1人プレイに対して手札を投げた / 1人プレイの相手があきらめた</translation>
    </message>
    <message>
        <source>The rest of the tricks claimed</source>
        <translation>残り全部を取ると言った</translation>
    </message>
    <message>
        <source>the rest are mine / he says he takes all the rest / he laid his hand down / threw in his hand / do we have to play it out</source>
        <translation>残りは自分のもの / 全部取れると言う / 手札を広げた / 手札を投げた / 最後までプレイするか</translation>
    </message>
    <message>
        <source>Table talk or a sign</source>
        <translation>会話や合図</translation>
    </message>
    <message>
        <source>he gave his partner a sign / they are signalling / he told his partner what to play / a look / talking across the table / he said something about his hand / coffee housing</source>
        <translation>パートナーに合図した / サインを送った / 何を出すか教えた / 目くばせ / 手札の話をした</translation>
    </message>
    <message>
        <source>A card taken back</source>
        <translation>カードを引っ込めた</translation>
    </message>
    <message>
        <source>he wants his card back / took back a card he played / he changed his card / he picked it up again / can he change it / he played another card instead / a card laid is played</source>
        <translation>出したカードを戻した / カードを取り返した / 別のカードに変えた / やり直したい / 手札に戻した</translation>
    </message>
    <message>
        <source>An error in the score</source>
        <translation>得点の付け間違い</translation>
    </message>
    <message>
        <source>the score is wrong / wrongly added up / points written to the wrong side / we forgot to write a point / miscounted</source>
        <translation>点数が違う / 計算を間違えた / 相手側に付けた / 点を付け忘れた / 数え間違い</translation>
    </message>
    <message>
        <source>A turned trick looked at</source>
        <translation>裏返したトリックを見た</translation>
    </message>
    <message>
        <source>may I see the last trick / he looked at a trick / he turned the trick over / look back / he searched the tricks</source>
        <translation>最後のトリックを見たい / トリックを見た / トリックをめくった / 見返した</translation>
    </message>
    <message>
        <source>The pack was not cut</source>
        <translation>カットしなかった</translation>
    </message>
    <message>
        <source>nobody cut / he dealt without a cut / forgot to cut / knocked instead of cutting</source>
        <translation>カットを忘れた / カットせずに配った / ノックした</translation>
    </message>
    <message>
        <source>Trumps made without a trump</source>
        <translation>切札を持たずに切札を決めた</translation>
    </message>
    <message>
        <source>he called a suit he did not have / he ordered up without a trump / only the left bower / no trump in his hand / no natural trump / he had none of the suit he made</source>
        <translation>持っていないスートを切札にした / 切札がないのにオーダーした / レフトバウアーしかない / 切札が1枚もない</translation>
    </message>
    <message>
        <source>The dealer passed although he may not</source>
        <translation>パスできないディーラーがパスした</translation>
    </message>
    <message>
        <source>stick the dealer / the dealer passed in the second round / he has to name a suit / dealer refuses to call / screw the dealer</source>
        <translation>スティック・ザ・ディーラー / ディーラーが2巡目にパスした / スートを言わなければならない / ディーラーが決めない</translation>
    </message>
    <message>
        <source>A wrong exchange</source>
        <translation>交換の間違い</translation>
    </message>
    <message>
        <source>he took the turn-up although he may not / the wrong player picked it up / the caller took the card / he did not pick it up / he buried the turn-up / picked up in the second round / his partner exchanged</source>
        <translation>候補を取ってはいけないのに取った / 違う人が候補を取った / 候補を取らなかった / 候補を捨てた / パートナーが交換した</translation>
    </message>
    <message>
        <source>“None left?” was asked</source>
        <translation>「もうない？」と聞いた</translation>
    </message>
    <message>
        <source>no more clubs / he asked his partner whether he had none / have you no spades / he said he had none / asking about the suit</source>
        <translation>そのスートはもうないか / パートナーに持っていないか聞いた / スペードはないのか / ないと答えた</translation>
    </message>
    <message>
        <source>The wrong side gathered a trick</source>
        <translation>違う側がトリックを取った</translation>
    </message>
    <message>
        <source>they took our trick / the trick lies in the wrong pile / we had won it / a trick went to the other side / they picked up a trick that was ours</source>
        <translation>相手に自分たちのトリックを取られた / トリックが違う山にある / こちらが勝っていた / 間違った側が集めた</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>トリックをどちらが取ったかの争い</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both sides say it was theirs</source>
        <translation>どちらのトリックか / 誰が勝ったかわからない / 取った側で意見が合わない / 覚えていない / 両方が自分のだと言う</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>見ている人が口を出した</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / somebody behind me gave it away / advice from outside / a visitor told him</source>
        <translation>見物人が話した / 遊んでいない人が言った / 観客が教えた / 外から助言した / 後ろの人がばらした</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>そのほかのこと</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>どれでもない / 別の反則</translation>
    </message>
    <message>
        <source>Who may not make trumps gains nothing by having made them.</source>
        <translation>切札を決められない人が決めても、得にはなりません。</translation>
    </message>
    <message>
        <source>The rule is there so that no hand is thrown in.</source>
        <translation>この規則は、ディールが流れないようにするためのものです。</translation>
    </message>
    <message>
        <source>The turn-up belongs to one hand alone, as these rules say.</source>
        <translation>切札候補カードは、この規則どおり1人の手札にだけ入ります。</translation>
    </message>
    <message>
        <source>alone / loner / solo</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>単独 / 1人プレイ / ひとり / 一人</translation>
    </message>
    <message>
        <source>defender / against</source>
        <translation>相手側</translation>
    </message>
    <message>
        <source>point / gives a point</source>
        <translation>1点</translation>
    </message>
    <message>
        <source>Two against two: name trumps and take three of the five tricks.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>2人対2人。切札を決め、5トリックのうち3つを取る。</translation>
    </message>
    <message>
        <source>order / order up</source>
        <translation>オーダー</translation>
    </message>
    <message>
        <source>order alone / order up alone</source>
        <translation>1人でオーダー / 単独でオーダー</translation>
    </message>
    <message>
        <source>defend alone / alone against</source>
        <translation>相手側の1人プレイ / 単独で守る</translation>
    </message>
    <message>
        <source>take over / take over alone</source>
        <translation>引き取る / 引き取って1人で</translation>
    </message>
    <message>
        <source>give a point / a point for them</source>
        <translation>1ポイントを渡す</translation>
    </message>
    <message numerus="yes">
        <source>%n lone hand(s) that won every trick bring %2 points at least.</source>
        <extracomment>%1 of them bring %2 points.</extracomment>
        <translation>
            <numerusform>全トリックを取った単独プレー%n回は、少なくとも%2点になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) cannot bring so many points.</source>
        <translation>
            <numerusform>%n回のディールで、これほどの点にはなりません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>event</name>
    <message>
        <source>Which event; otherwise the latest that is open</source>
        <translation>どの大会か。省くと最新の進行中のもの</translation>
    </message>
    <message>
        <source>Begin an event</source>
        <translation>大会を始める</translation>
    </message>
    <message>
        <source>What is played: rules by name, or a file</source>
        <translation>何で遊ぶか：規則セットの名前、またはファイル</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>大会の呼び名</translation>
    </message>
    <message>
        <source>How many rounds; otherwise 4</source>
        <translation>ラウンドの数。省くと4</translation>
    </message>
    <message>
        <source>How many deals a round has</source>
        <translation>1ラウンドのディールの数</translation>
    </message>
    <message>
        <source>How people are put to tables: individual, pairs, moving, progressive, round_robin, by_standing or own_table</source>
        <translation>卓への分け方：individual、pairs、moving、progressive、round_robin、by_standing、own_table</translation>
    </message>
    <message>
        <source>Tables of three rather than somebody who sits out</source>
        <translation>抜け番を出すより3人の卓を作る</translation>
    </message>
    <message>
        <source>What a place goes by: sum, per_deal or per_round</source>
        <translation>順位を決めるもの：sum、per_deal、per_round</translation>
    </message>
    <message>
        <source>What decides between equals, in order: roem, pits, wins, direct, last_round, lot</source>
        <translation>同点のとき順位を決めるもの（順に）：roem、pits、wins、direct、last_round、lot</translation>
    </message>
    <message>
        <source>So many rounds count for everybody, the best ones</source>
        <translation>各自のラウンドを、よい方からこの数だけ数える</translation>
    </message>
    <message>
        <source>Who has played in fewer rounds has no place</source>
        <translation>遊んだラウンドがこの数に満たない人には順位がない</translation>
    </message>
    <message>
        <source>What a round brings who sits out: points, club_average or own_average, for the first time only with “once” behind it</source>
        <translation>抜け番の人にラウンドで付くみなし点：点数、club_average、own_average。後ろに「once」を付けると最初の1回だけ</translation>
    </message>
    <message>
        <source>The same for who does not want to play</source>
        <translation>遊びたくない人のみなし点（書き方は同じ）</translation>
    </message>
    <message>
        <source>The same for who has not come yet</source>
        <translation>まだ来ていない人のみなし点（書き方は同じ）</translation>
    </message>
    <message>
        <source>The same for who has left</source>
        <translation>帰った人のみなし点（書き方は同じ）</translation>
    </message>
    <message>
        <source>A prize in cents, such as “1 5000”, “last 500” or “pits 1000”</source>
        <translation>セント単位の賞（「1 5000」「last 500」「pits 1000」など）</translation>
    </message>
    <message>
        <source>The number that draws and lots follow from</source>
        <translation>抽選とくじの元になる数</translation>
    </message>
    <message>
        <source>Who plays; by itself the roster</source>
        <translation>遊ぶ人。何も付けなければ名簿</translation>
    </message>
    <message>
        <source>Who; names that are new to the book are entered</source>
        <translation>対象の人。帳簿にない名前は登録する</translation>
    </message>
    <message>
        <source>A table of members: names in its first column</source>
        <translation>会員の表：1列目が名前</translation>
    </message>
    <message>
        <source>From which round on; otherwise the next</source>
        <translation>どのラウンドからか。省くと次のもの</translation>
    </message>
    <message>
        <source>They do not want to play from then on</source>
        <translation>そのラウンドから遊びたくない</translation>
    </message>
    <message>
        <source>They have not come yet</source>
        <translation>まだ来ていない</translation>
    </message>
    <message>
        <source>They have left</source>
        <translation>帰った</translation>
    </message>
    <message>
        <source>Take such a wish back</source>
        <translation>そのような希望を取り消す</translation>
    </message>
    <message>
        <source>Draw the rounds that nobody has played in</source>
        <translation>まだ誰も遊んでいないラウンドを抽選する</translation>
    </message>
    <message>
        <source>From which round on</source>
        <translation>どのラウンドからか</translation>
    </message>
    <message>
        <source>How many rounds; otherwise all that can be drawn</source>
        <translation>ラウンドの数。省くと抽選できるものすべて</translation>
    </message>
    <message>
        <source>Two who change places, in one round</source>
        <translation>1つのラウンドで席を入れ替える2人</translation>
    </message>
    <message>
        <source>Show it, and write nothing down</source>
        <translation>見せるだけで、書き込まない</translation>
    </message>
    <message>
        <source>The tables of a round, their results, and what waits</source>
        <translation>ラウンドの卓とその結果、まだ待っていること</translation>
    </message>
    <message>
        <source>Which round; otherwise the one that is played</source>
        <translation>どのラウンドか。省くと今のラウンド</translation>
    </message>
    <message>
        <source>Where everybody sits, by name</source>
        <translation>全員の席（名前順）</translation>
    </message>
    <message>
        <source>Begin the session of a table</source>
        <translation>卓のセッションを始める</translation>
    </message>
    <message>
        <source>What a table tells of its round</source>
        <translation>卓がラウンドについて報告すること</translation>
    </message>
    <message>
        <source>Which table</source>
        <translation>どの卓か</translation>
    </message>
    <message>
        <source>Its points, such as 1313:1319</source>
        <translation>その卓の点数（1313:1319など）</translation>
    </message>
    <message>
        <source>The roem in them</source>
        <translation>そのうちのロエム</translation>
    </message>
    <message>
        <source>How many pits</source>
        <translation>ピットの数</translation>
    </message>
    <message>
        <source>Of which round; otherwise the one that is played</source>
        <translation>どのラウンドのものか。省くと今のラウンド</translation>
    </message>
    <message>
        <source>How many deals it took, where that is not as planned</source>
        <translation>行ったディールの数（予定と違うとき）</translation>
    </message>
    <message>
        <source>This counts, whatever others have told</source>
        <translation>ほかの報告にかかわらず、これを数える</translation>
    </message>
    <message>
        <source>Write it down although it cannot be</source>
        <translation>ありえない結果でも書き込む</translation>
    </message>
    <message>
        <source>Take it from this session</source>
        <translation>このセッションから結果を取る</translation>
    </message>
    <message>
        <source>A table of results: the number of a table, then its points, a row each</source>
        <translation>結果の表：卓の番号、続けてその点数（1行に1卓）</translation>
    </message>
    <message>
        <source>Give somebody points for a round, or take them away</source>
        <translation>誰かにラウンドの点数を与える、または引く</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>対象の人</translation>
    </message>
    <message>
        <source>How many; with a minus they are taken away</source>
        <translation>点数。マイナスを付けると引く</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Of which round; otherwise the last that has begun</source>
        <translation>どのラウンドのものか。省くと最後に始まったラウンド</translation>
    </message>
    <message>
        <source>The ranking as far as results are there</source>
        <translation>今ある結果までの順位表</translation>
    </message>
    <message>
        <source>Take back what was written down last</source>
        <translation>最後に書き込んだことを元に戻す</translation>
    </message>
    <message>
        <source>Do it again after all</source>
        <translation>元に戻したことをやり直す</translation>
    </message>
    <message>
        <source>The event is over</source>
        <translation>大会を終える</translation>
    </message>
    <message>
        <source>It goes on after all</source>
        <translation>終えた大会を続ける</translation>
    </message>
    <message>
        <source>The ranking of a season: events from one date to another</source>
        <translation>シーズンの順位表：ある日から別の日までの大会</translation>
    </message>
    <message>
        <source>From which date on</source>
        <translation>いつからか</translation>
    </message>
    <message>
        <source>To which date</source>
        <translation>いつまでか</translation>
    </message>
    <message>
        <source>What each place brings, such as 25,18,15; otherwise the points of each event</source>
        <translation>順位ごとに付く点数（25,18,15など）。省くと各大会の点数</translation>
    </message>
    <message>
        <source>So many events count for everybody, the best ones</source>
        <translation>各自の大会を、よい方からこの数だけ数える</translation>
    </message>
    <message>
        <source>Who was at fewer events has no place</source>
        <translation>出た大会がこの数に満たない人には順位がない</translation>
    </message>
    <message>
        <source>What a missed event counts</source>
        <translation>休んだ大会に付く点数</translation>
    </message>
    <message>
        <source>Look whether the draw keeps what it promises, from the document or the book alone</source>
        <translation>抽選が約束どおりか、文書か帳簿だけから確かめる</translation>
    </message>
    <message>
        <source>Documents of events; otherwise the event in the book</source>
        <translation>大会の文書。省くと帳簿にある大会</translation>
    </message>
    <message>
        <source>How many people at most; otherwise 24</source>
        <translation>最大の人数。省くと24</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Heads and lines of the list and of a round.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>賞</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>このラウンド</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a column of names, in a table of members.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>%1 the round, %2 how many there are.</extracomment>
        <translation>ラウンド%1（全%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <extracomment>%n people.</extracomment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>%n tables.</extracomment>
        <translation>
            <numerusform>%n卓</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has drawn this round yet: spadille event draw</source>
        <translation>このラウンドはまだ抽選されていません：spadille event draw</translation>
    </message>
    <message>
        <source>Sit out:</source>
        <extracomment>Before names.</extracomment>
        <translation>抜け番：</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>Of one person: he has no table in this round.</extracomment>
        <translation>抜け番</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>%1 the number of the table.</extracomment>
        <translation>%1番卓</translation>
    </message>
    <message>
        <source>new partners each round</source>
        <extracomment>How people are put to tables.</extracomment>
        <translation>毎ラウンド新しいパートナー</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>ペア戦</translation>
    </message>
    <message>
        <source>sitting and moving pairs</source>
        <translation>固定ペアと移動ペア</translation>
    </message>
    <message>
        <source>progressive</source>
        <translation>勝ち上がり</translation>
    </message>
    <message>
        <source>everybody meets everybody</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>by standing</source>
        <translation>順位順</translation>
    </message>
    <message>
        <source>own table all evening</source>
        <translation>一晩中同じ卓</translation>
    </message>
    <message>
        <source>plays</source>
        <extracomment>Whether somebody is there in a round.</extracomment>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>does not want to play</source>
        <translation>遊びたくない</translation>
    </message>
    <message>
        <source>has not come yet</source>
        <translation>まだ来ていない</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>帰った</translation>
    </message>
    <message>
        <source>Nobody meets twice.</source>
        <extracomment>How good a draw is, a sentence each.</extracomment>
        <translation>誰も同じ人と2度当たりません。</translation>
    </message>
    <message>
        <source>Nobody has the same partner twice.</source>
        <translation>誰も同じパートナーと2度組みません。</translation>
    </message>
    <message numerus="yes">
        <source>Partners a second time: %n</source>
        <extracomment>%n how often it happens.</extracomment>
        <translation>
            <numerusform>2度目のパートナー：%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents a second time: %n</source>
        <translation>
            <numerusform>2度目の相手：%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sitting out a second time: %n</source>
        <translation>
            <numerusform>2度目の抜け番：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>There are fewer people than a table has seats.</source>
        <extracomment>Why a round cannot be drawn, and what would do.</extracomment>
        <translation>参加者の数が、1つの卓の席の数に足りません。</translation>
    </message>
    <message>
        <source>Two wishes contradict one another.</source>
        <translation>2つの希望が矛盾しています。</translation>
    </message>
    <message>
        <source>Somebody has to sit at a table that there is not.</source>
        <translation>ある人が着くはずの卓がありません。</translation>
    </message>
    <message>
        <source>There is no such round to draw.</source>
        <translation>そのようなラウンドは抽選できません。</translation>
    </message>
    <message>
        <source>So many rounds cannot be drawn without meeting twice; possible: %1</source>
        <extracomment>%1 how many rounds there can be at most.</extracomment>
        <translation>2度当たらずにこれだけのラウンドを抽選することはできません。可能な数：%1</translation>
    </message>
    <message>
        <source>Round %1, table %2: the next round is drawn from its result, which is missing.</source>
        <extracomment>%1 the round, %2 the table.</extracomment>
        <translation>ラウンド%1、%2番卓：次のラウンドの抽選に使う結果が欠けています。</translation>
    </message>
    <message>
        <source>Round %1, table %2: no result yet.</source>
        <translation>ラウンド%1、%2番卓：結果はまだありません。</translation>
    </message>
    <message>
        <source>Round %1 has no table %2.</source>
        <translation>ラウンド%1に%2番卓はありません。</translation>
    </message>
    <message>
        <source>Round %1, no result yet</source>
        <extracomment>%1 the round, before numbers of tables.</extracomment>
        <translation>ラウンド%1、結果がまだの卓</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <extracomment>%1 the round, %2 the table; before what is wrong with the result.</extracomment>
        <translation>ラウンド%1、%2番卓</translation>
    </message>
    <message>
        <source>Somebody has played by the draw of round %1: it stands.</source>
        <translation>ラウンド%1の抽選で遊んだ人がいるので、抽選は確定です。</translation>
    </message>
    <message>
        <source>In round %1 everybody who is there sits once, or sits out, and nobody else does.</source>
        <translation>ラウンド%1では、いる人全員が1度だけ席に着くか抜け番になり、ほかの人は入りません。</translation>
    </message>
    <message>
        <source>Round %1 is not drawn.</source>
        <translation>ラウンド%1は抽選されていません。</translation>
    </message>
    <message>
        <source>He has played in round %1.</source>
        <translation>その人はラウンド%1で遊んでいます。</translation>
    </message>
    <message>
        <source>A table tells one figure a side, or one a seat where there are no partners.</source>
        <translation>卓が報告するのは1つの側につき1つ、パートナーがいないときは1つの席につき1つです。</translation>
    </message>
    <message>
        <source>Other people sit there, or another game was played.</source>
        <translation>その卓にいるのは別の人か、遊んだのが別のゲームです。</translation>
    </message>
    <message>
        <source>Nobody on the roster is called that.</source>
        <translation>名簿にその名前の人はいません。</translation>
    </message>
    <message>
        <source>So many cannot sit at one table.</source>
        <translation>その人数では1つの卓に着けません。</translation>
    </message>
    <message>
        <source>Somebody stands there twice.</source>
        <translation>同じ人が2度入っています。</translation>
    </message>
    <message>
        <source>A wish names that many different people.</source>
        <translation>希望には、その数の別々の人を挙げます。</translation>
    </message>
    <message>
        <source>There is no event in the book: spadille event new</source>
        <translation>帳簿に大会がありません：spadille event new</translation>
    </message>
    <message>
        <source>This is a session, and no event.</source>
        <translation>これはセッションで、大会ではありません。</translation>
    </message>
    <message>
        <source>roem</source>
        <extracomment>What decided between equals.</extracomment>
        <translation>ロエム</translation>
    </message>
    <message>
        <source>pits</source>
        <translation>ピット</translation>
    </message>
    <message>
        <source>rounds won</source>
        <translation>勝ったラウンド</translation>
    </message>
    <message>
        <source>against each other</source>
        <translation>直接対戦</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>最後のラウンド</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>くじ</translation>
    </message>
    <message>
        <source>An evening of a club at many tables; by itself the list of events</source>
        <extracomment>Commands and options of `spadille event`; sentences of help texts.</extracomment>
        <translation>多くの卓で行うクラブの大会。単独では大会の一覧</translation>
    </message>
    <message>
        <source>Make random events, as documents to be checked</source>
        <translation>検査用に無作為の大会を文書として作る</translation>
    </message>
    <message>
        <source>How many; otherwise 10</source>
        <translation>いくつ。なければ10</translation>
    </message>
    <message>
        <source>The number that the first follows from; otherwise 1</source>
        <translation>最初のものを決める数。なければ1</translation>
    </message>
    <message numerus="yes">
        <source>Events looked at: %n. Broken promises: %2.</source>
        <extracomment>%n events looked at, %2 promises of the draw broken.</extracomment>
        <translation>
            <numerusform>調べた大会：%n。守られなかった約束：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: somebody has more than one place.</source>
        <translation>ラウンド%1：席が2つ以上ある人がいる。</translation>
    </message>
    <message>
        <source>Round %1: somebody who is there has no place.</source>
        <translation>ラウンド%1：来ているのに席のない人がいる。</translation>
    </message>
    <message>
        <source>Round %1: somebody who is not there has a place.</source>
        <translation>ラウンド%1：いない人に席がある。</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 people sit there; there should be %4.</source>
        <translation>ラウンド%1、%2番卓：%3人が座っている。%4人のはず。</translation>
    </message>
    <message>
        <source>Round %1: there are %2 tables; there should be %3, of which %4 with three people.</source>
        <translation>ラウンド%1：卓が%2ある。%3のはずで、そのうち%4が3人卓。</translation>
    </message>
    <message>
        <source>Round %1: two who want to be partners are not.</source>
        <translation>ラウンド%1：パートナーを望む2人が組んでいない。</translation>
    </message>
    <message>
        <source>Round %1: a pair does not play together.</source>
        <translation>ラウンド%1：ペアの2人が組んでいない。</translation>
    </message>
    <message>
        <source>Round %1: two who do not want to meet sit at table %2.</source>
        <translation>ラウンド%1：同席を望まない2人が%2番卓にいる。</translation>
    </message>
    <message>
        <source>Round %1: somebody sits at table %2 and wants table %3.</source>
        <translation>ラウンド%1：%3番卓を望む人が%2番卓にいる。</translation>
    </message>
    <message>
        <source>Round %1: somebody sits out again, as in round %2, and others have sat out less often.</source>
        <translation>ラウンド%1：ラウンド%2に続いてまた抜け番の人がいる。抜け番の少ない人がほかにいる。</translation>
    </message>
    <message>
        <source>Round %1, table %2: two are partners again, as in round %3.</source>
        <translation>ラウンド%1、%2番卓：ラウンド%3と同じ2人がまた組む。</translation>
    </message>
    <message>
        <source>Round %1, table %2: two are opponents again, as in round %3.</source>
        <translation>ラウンド%1、%2番卓：ラウンド%3と同じ2人がまた対戦する。</translation>
    </message>
    <message>
        <source>Round %1, table %2: two pairs meet again, as in round %3.</source>
        <translation>ラウンド%1、%2番卓：ラウンド%3と同じペアがまた対戦する。</translation>
    </message>
    <message>
        <source>Two pairs never meet.</source>
        <translation>一度も対戦しないペアがある。</translation>
    </message>
    <message>
        <source>Round %1: a pair goes from table %2 to table %3, and not to the next one.</source>
        <translation>ラウンド%1：%2番卓のペアが隣の卓ではなく%3番卓へ移る。</translation>
    </message>
    <message>
        <source>Round %1: no pair has stayed at table %2.</source>
        <translation>ラウンド%1：%2番卓に残ったペアがない。</translation>
    </message>
    <message>
        <source>Round %1: both pairs have stayed at table %2.</source>
        <translation>ラウンド%1：%2番卓に両方のペアが残った。</translation>
    </message>
    <message>
        <source>Round %1: a pair that sits all evening has left table %2.</source>
        <translation>ラウンド%1：動かないはずのペアが%2番卓を離れた。</translation>
    </message>
    <message>
        <source>Round %1: a pair that moves has stayed at table %2.</source>
        <translation>ラウンド%1：動くはずのペアが%2番卓に残った。</translation>
    </message>
    <message>
        <source>Round %1: who has won at table %3 sits at table %2, and not at table %4.</source>
        <translation>ラウンド%1：%3番卓で勝った人が%4番卓ではなく%2番卓にいる。</translation>
    </message>
    <message>
        <source>Round %1: who has lost at table %3 sits at table %2, and not at table %4.</source>
        <translation>ラウンド%1：%3番卓で負けた人が%4番卓ではなく%2番卓にいる。</translation>
    </message>
    <message>
        <source>Round %1: who was better at table %3 sits at table %2, and who was worse there at table %4.</source>
        <translation>ラウンド%1：%3番卓で上だった人が%2番卓に、下だった人が%4番卓にいる。</translation>
    </message>
    <message>
        <source>Round %1, table %2: two who were partners in the last round are partners again.</source>
        <translation>ラウンド%1、%2番卓：前のラウンドで組んだ2人がまた組む。</translation>
    </message>
    <message>
        <source>Round %1, table %2: these people did not sit together in the last round.</source>
        <translation>ラウンド%1、%2番卓：前のラウンドで同席していない人たちがいる。</translation>
    </message>
    <message>
        <source>Round %1, table %2: two play together again before everybody there has played with everybody.</source>
        <translation>ラウンド%1、%2番卓：全員と組み終わる前に同じ2人がまた組む。</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>What is said where otherwise a session is: of a damaged book, and of people who are merged.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <source>How this event was begun is lost. Its plan is guessed: look at it.</source>
        <translation>この大会の始まりの記録は失われました。計画は推測です。確かめてください。</translation>
    </message>
    <message>
        <source>Nothing of this event could be recovered.</source>
        <translation>この大会は何も復元できませんでした。</translation>
    </message>
    <message>
        <source>Entry %1 of this event is lost.</source>
        <extracomment>%1 the number of the entry.</extracomment>
        <translation>この大会の項目%1は失われました。</translation>
    </message>
    <message>
        <source>Entry %1 of this event is perhaps not what was written.</source>
        <translation>この大会の項目%1は書かれたとおりでないかもしれません。</translation>
    </message>
    <message>
        <source>Two who are partners in every round, such as Ann,Bob</source>
        <translation>毎ラウンド組ませる2人（例 Ann,Bob）</translation>
    </message>
    <message>
        <source>Two who are never at one table, such as Ann,Bob</source>
        <translation>同じ卓に入れない2人（例 Ann,Bob）</translation>
    </message>
    <message>
        <source>Somebody who always sits at a table, such as Ann:3</source>
        <translation>いつも決まった卓に着く人（例 Ann:3）</translation>
    </message>
    <message>
        <source>Put right how an event is played and ranked; what is not said stays</source>
        <translation>大会の進め方と順位の決め方を訂正する。言わないものはそのまま</translation>
    </message>
    <message>
        <source>Somebody has played: the game stays, and who plays with whom.</source>
        <translation>もう対局があるので、ゲームと組み方は変えられません。</translation>
    </message>
    <message>
        <source>Partners in every round</source>
        <extracomment>What the club wants of some people; before their names.</extracomment>
        <translation>毎ラウンド組む</translation>
    </message>
    <message>
        <source>Never at one table</source>
        <translation>同じ卓にしない</translation>
    </message>
    <message>
        <source>Always at table %1</source>
        <extracomment>%1 the table, before a name.</extracomment>
        <translation>いつも%1番卓</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Whether an event goes on.</extracomment>
        <translation>進行中</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>終了</translation>
    </message>
    <message numerus="yes">
        <source>Pairs that meet a second time: %n</source>
        <translation>
            <numerusform>2度目の対戦になるペア：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs play only where the game has partners.</source>
        <translation>ペア戦はパートナーのあるゲームだけです。</translation>
    </message>
    <message>
        <source>Both stand on the roster of this event: these are two people.</source>
        <translation>2人ともこの大会の名簿にあるので、別々の2人です。</translation>
    </message>
    <message>
        <source>How many minutes a round has</source>
        <translation>1ラウンドの分数</translation>
    </message>
    <message>
        <source>So many minutes before its end nobody begins another deal</source>
        <translation>終わりのこの分数前からは次のディールを始めない</translation>
    </message>
    <message>
        <source>Round %1, table %2 calls the referee.</source>
        <extracomment>%1 the round, %2 the table.</extracomment>
        <translation>ラウンド%1、%2番卓が審判を呼んでいます。</translation>
    </message>
    <message>
        <source>Round %1, table %2: deal %3 is disputed.</source>
        <extracomment>%1 the round, %2 the table, %3 the deal.</extracomment>
        <translation>ラウンド%1、%2番卓：第%3ディールに異議があります。</translation>
    </message>
    <message>
        <source>deal %1 of %2</source>
        <extracomment>%1 a deal, %2 how many there are in a round.</extracomment>
        <translation>%2ディール中%1</translation>
    </message>
    <message>
        <source>deals so far: %1</source>
        <translation>これまでのディール：%1</translation>
    </message>
    <message>
        <source>Round %1, time left</source>
        <extracomment>%1 the round; before how long, &quot;12:40&quot;.</extracomment>
        <translation>ラウンド%1、残り時間</translation>
    </message>
    <message>
        <source>Round %1, last call, time left</source>
        <translation>ラウンド%1、締切の合図、残り時間</translation>
    </message>
    <message>
        <source>Round %1 is over since</source>
        <translation>ラウンド%1は終了、経過時間</translation>
    </message>
    <message>
        <source>Round %1 has no clock.</source>
        <translation>ラウンド%1に時計はありません。</translation>
    </message>
    <message>
        <source>Nothing like that was ruled at this event.</source>
        <translation>この大会にそのような裁定はありません。</translation>
    </message>
    <message>
        <source>Starts or stops the clock of a round, or says how it stands</source>
        <translation>ラウンドの時計を始める・止める、または今の時間を示す</translation>
    </message>
    <message>
        <source>What to do; more: gives the round more minutes</source>
        <translation>何をするか。more はラウンドの時間を延ばす</translation>
    </message>
    <message>
        <source>How many; otherwise as planned</source>
        <translation>分数。なければ予定どおり</translation>
    </message>
    <message>
        <source>A table calls the referee</source>
        <translation>卓が審判を呼ぶ</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>何についてか</translation>
    </message>
    <message>
        <source>Writes down what the referee of the room ruled at a table, and answers its call</source>
        <translation>会場の審判の裁定を書き留め、卓の呼び出しに応える</translation>
    </message>
    <message>
        <source>The clause, such as KJ-8.3</source>
        <translation>条項（例：KJ-8.3）</translation>
    </message>
    <message>
        <source>Who gets how many points: Ann,Bob:-100</source>
        <translation>誰が何点受けるか：Ann,Bob:-100</translation>
    </message>
    <message>
        <source>What was ruled at the event, and who waits for the referee</source>
        <translation>大会での裁定と、審判を待っている卓</translation>
    </message>
    <message>
        <source>Only rulings in which this stands</source>
        <translation>この語のある裁定だけ</translation>
    </message>
    <message>
        <source>Round %1, table %2 is kept deal by deal already.</source>
        <translation>ラウンド%1、%2番卓はすでに1ディールずつ記録しています。</translation>
    </message>
    <message>
        <source>Nobody of that name sits at the table.</source>
        <translation>その名前の人は卓にいません。</translation>
    </message>
    <message>
        <source>The table has told something else since.</source>
        <translation>その後、卓は違う結果を報告しました。</translation>
    </message>
    <message>
        <source>No such call waits.</source>
        <translation>そのような呼び出しは待っていません。</translation>
    </message>
    <message>
        <source>A penalty has points, and people who get them.</source>
        <translation>罰点には、点数と、それを受ける人が要ります。</translation>
    </message>
    <message>
        <source>Asks for names, a line each</source>
        <translation>名前を1行ずつ尋ねる</translation>
    </message>
    <message>
        <source>What the event is called</source>
        <extracomment>Questions at a terminal, before a colon.</extracomment>
        <translation>大会の呼び名</translation>
    </message>
    <message>
        <source>How people are put to tables</source>
        <translation>卓の決め方</translation>
    </message>
    <message>
        <source>How many rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>How many deals in a round (empty: as the game is played)</source>
        <translation>1ラウンドのディールの数（空欄：ゲームのとおり）</translation>
    </message>
    <message>
        <source>How many minutes a round has (empty: no clock)</source>
        <translation>1ラウンドの分数（空欄：時計なし）</translation>
    </message>
    <message>
        <source>Who is there? A name on each line; an empty line ends it.</source>
        <translation>誰がいますか。1行に1人の名前。空の行で終わります。</translation>
    </message>
    <message>
        <source>Slip by slip; an empty line instead of a table ends it.</source>
        <translation>用紙を1枚ずつ。卓の代わりに空の行で終わります。</translation>
    </message>
    <message>
        <source>Points, as 1313:1319 (empty: from its score sheet)</source>
        <translation>点数、1313:1319のように（空欄：得点表から）</translation>
    </message>
    <message>
        <source>Roem, as 40:0 (empty: nobody counts it)</source>
        <translation>ロエム、40:0のように（空欄：数えない）</translation>
    </message>
    <message>
        <source>Write it down as it is</source>
        <translation>このまま書き留める</translation>
    </message>
    <message>
        <source>The room names it until it is settled; n: it is typed again.</source>
        <translation>解決するまで会場に表示されます。n：もう一度入力します。</translation>
    </message>
    <message>
        <source>Points, -100 to take some away</source>
        <translation>点数（減らすときは-100）</translation>
    </message>
    <message>
        <source>What is ruled</source>
        <translation>裁定の内容</translation>
    </message>
    <message>
        <source>Clause, as KJ-8.3 (empty: none)</source>
        <translation>条項、KJ-8.3のように（空欄：なし）</translation>
    </message>
    <message>
        <source>Penalty, as Ann,Bob:-100 (empty: none)</source>
        <translation>罰点、Ann,Bob:-100のように（空欄：なし）</translation>
    </message>
    <message>
        <source>That is all.</source>
        <translation>これで終わりです。</translation>
    </message>
    <message>
        <source>An answer on one line; q ends it. An empty answer takes what stands in brackets.</source>
        <translation>1行で答えてください。qで終わります。空欄なら[ ]の中の答えになります。</translation>
    </message>
    <message>
        <source>The table still plays.</source>
        <translation>卓はまだ遊んでいます。</translation>
    </message>
    <message>
        <source>Where everybody sits</source>
        <extracomment>Papers of an event: what they are called, in a list and over the page.</extracomment>
        <translation>氏名別の座席表</translation>
    </message>
    <message>
        <source>Who sits at which table</source>
        <translation>卓別の座席表</translation>
    </message>
    <message>
        <source>Guide cards</source>
        <translation>案内カード</translation>
    </message>
    <message>
        <source>Cards for the tables</source>
        <translation>卓上カード</translation>
    </message>
    <message>
        <source>Tally sheets</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>結果票</translation>
    </message>
    <message>
        <source>Tally sheet</source>
        <extracomment>Over one of them.</extracomment>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Heads of columns on paper. %1 the round; as short as can be.
----------
%1 the round.</extracomment>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>* did not play</source>
        <extracomment>Below a ranking: what marks beside figures mean.</extracomment>
        <translation>* 対戦なし</translation>
    </message>
    <message>
        <source>( ) does not count</source>
        <translation>（ ）は数えない</translation>
    </message>
    <message>
        <source>Table %1</source>
        <extracomment>Large on a sheet; %1 the number of the table.
----------
What waits for the director: %1 the number of a table, then what it does.</extracomment>
        <translation>%1番卓</translation>
    </message>
    <message>
        <source>Scan this with a phone: it shows the event and this table.</source>
        <extracomment>What to do, on a card that stands on a table: with a code to scan, and without one.</extracomment>
        <translation>スマートフォンで読み取ると、大会とこの卓が表示されます。</translation>
    </message>
    <message>
        <source>After the last deal tell the result there, and agree on it.</source>
        <translation>最後のディールのあと、そこで結果を知らせ、全員で確認してください。</translation>
    </message>
    <message>
        <source>After the last deal write the result on the slip, and sign it.</source>
        <translation>最後のディールのあと、結果票に結果を書き、署名してください。</translation>
    </message>
    <message>
        <source>If something is not clear, stop, and call the referee.</source>
        <translation>わからないことがあれば、手を止めて審判を呼んでください。</translation>
    </message>
    <message>
        <source>Save papers of an event as a PDF, which the table app draws</source>
        <translation>大会の用紙をPDFで保存する（卓上アプリが描く）</translation>
    </message>
    <message>
        <source>by-name, by-table, guides, table-cards, tally-sheets, slips or ranking</source>
        <translation>by-name、by-table、guides、table-cards、tally-sheets、slips、ranking のいずれか</translation>
    </message>
    <message>
        <source>The PDF, which is not there yet</source>
        <translation>まだないPDFファイル</translation>
    </message>
    <message>
        <source>Of which round; otherwise of all that are drawn</source>
        <translation>どのラウンドか。指定がなければ組み合わせ済みのすべて</translation>
    </message>
    <message>
        <source>What phones scan, on table cards: the address that “serve” says</source>
        <translation>卓上カードでスマートフォンが読み取るもの：「serve」が示すアドレス</translation>
    </message>
    <message>
        <source>Saved as</source>
        <extracomment>Before the name of a file.</extracomment>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Papers are drawn by the table app, spadille-table, which is not there: it is in the package spadille.</source>
        <translation>用紙は卓上アプリ spadille-table が描きますが、見つかりません。パッケージ spadille に入っています。</translation>
    </message>
    <message>
        <source>The table app could not draw this paper.</source>
        <translation>卓上アプリはこの用紙を描けませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n sit(s) out</source>
        <extracomment>%n people who have no table in a round.</extracomment>
        <translation>
            <numerusform>抜け番%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>Roster</source>
        <extracomment>What was written down, as undo takes it back; before names, a table or figures.</extracomment>
        <translation>名簿</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>希望</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>ディールごと</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Draw of round %1</source>
        <extracomment>%1 the round.</extracomment>
        <translation>ラウンド%1の抽選</translation>
    </message>
    <message>
        <source>Clock of round %1</source>
        <translation>ラウンド%1の時計</translation>
    </message>
    <message>
        <source>Draw of rounds %1 to %2</source>
        <extracomment>%1 the first round, %2 the last one.</extracomment>
        <translation>第%1〜%2ラウンドの抽選</translation>
    </message>
    <message>
        <source>Event closed</source>
        <extracomment>The same by itself.</extracomment>
        <translation>大会の終了</translation>
    </message>
    <message>
        <source>Event opened again</source>
        <translation>大会の再開</translation>
    </message>
    <message>
        <source>Plan of the event</source>
        <translation>大会の計画</translation>
    </message>
    <message>
        <source>Last entry</source>
        <translation>最後の項目</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>How a table of the round stands, in a small cell; %1 the deal, %2 how many there are.</extracomment>
        <translation>第%1ディール</translation>
    </message>
    <message>
        <source>deal %1 disputed</source>
        <translation>第%1ディールに異議</translation>
    </message>
    <message>
        <source>something is disputed</source>
        <translation>異議あり</translation>
    </message>
    <message>
        <source>calls the referee</source>
        <translation>レフェリーを呼んでいる</translation>
    </message>
    <message>
        <source>told differently</source>
        <translation>報告が違う</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>結果はまだ</translation>
    </message>
    <message>
        <source>is told differently</source>
        <translation>報告が食い違う</translation>
    </message>
    <message>
        <source>disputes deal %1</source>
        <extracomment>Behind a table; %1 the number of a deal.</extracomment>
        <translation>第%1ディールに異議</translation>
    </message>
    <message>
        <source>is drawn with other people than are there</source>
        <extracomment>Behind a round.</extracomment>
        <translation>抽選が今いる人と合っていない</translation>
    </message>
    <message>
        <source>No result yet</source>
        <extracomment>Before numbers of tables.</extracomment>
        <translation>結果がまだの卓</translation>
    </message>
    <message>
        <source>Leading after round %1</source>
        <translation>ラウンド%1終了時の上位</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>ラウンド%1を抽選</translation>
    </message>
    <message>
        <source>Draw round %1 again</source>
        <translation>ラウンド%1を再抽選</translation>
    </message>
    <message>
        <source>Draw rounds %1 to %2</source>
        <extracomment>%1 the first round, %2 the last one.</extracomment>
        <translation>第%1〜%2ラウンドを抽選</translation>
    </message>
    <message>
        <source>Draw rounds %1 to %2 again</source>
        <translation>第%1〜%2ラウンドを再抽選</translation>
    </message>
    <message>
        <source>All rounds are drawn</source>
        <translation>全ラウンド抽選済み</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still play(s)</source>
        <extracomment>Why one would rather wait before the next draw.</extracomment>
        <translation>
            <numerusform>%n卓が対局中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) disputed</source>
        <translation>
            <numerusform>異議%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Where pairs play everybody needs one partner: make pairs on the roster.</source>
        <translation>ペア戦では全員にパートナーが1人ずつ必要です。名簿でペアを作ってください。</translation>
    </message>
    <message>
        <source>has begun: its draw stands</source>
        <extracomment>Of a round, behind its number.</extracomment>
        <translation>始まったので抽選は確定</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>抽選済み</translation>
    </message>
    <message>
        <source>drawn with other people than are there</source>
        <translation>抽選が今いる人と合っていない</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>抽選はまだ</translation>
    </message>
    <message>
        <source>Changed places</source>
        <extracomment>Before the names of two.</extracomment>
        <translation>席を入れ替えた人</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>The clock of a round.</extracomment>
        <translation>時計</translation>
    </message>
    <message>
        <source>Last call: begin no other deal</source>
        <translation>締切の合図：新しいディールを始めないこと</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>時計を始める</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>時計を止める</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>%1 of %2 tables have told</source>
        <extracomment>%1 tables of %2 have told their result.</extracomment>
        <translation>%2卓中%1番卓が報告</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>Who tells a result.</extracomment>
        <translation>用紙</translation>
    </message>
    <message>
        <source>deal by deal</source>
        <translation>ディールごと</translation>
    </message>
    <message>
        <source>phone</source>
        <translation>電話</translation>
    </message>
    <message>
        <source>file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>director</source>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>agree</source>
        <extracomment>Before names: they say that a result is right.</extracomment>
        <translation>同意</translation>
    </message>
    <message>
        <source>kept deal by deal, in another book</source>
        <translation>ディールごとに別の帳簿で記録中</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>The plan of an event: labels of numbers, and what they say at 0.</extracomment>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Deals in each</source>
        <translation>1ラウンドのディール</translation>
    </message>
    <message>
        <source>Minutes in each</source>
        <translation>1ラウンドの分</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>Last call, minutes before the end</source>
        <translation>締切の合図（終了前の分）</translation>
    </message>
    <message>
        <source>Best rounds that count</source>
        <translation>数えるよいラウンド</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Rounds that a place needs</source>
        <translation>順位に要るラウンド</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>A place goes by</source>
        <translation>順位を決めるもの</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>What a place goes by.</extracomment>
        <translation>点数</translation>
    </message>
    <message>
        <source>points per deal</source>
        <translation>1ディールあたりの点数</translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>1ラウンドあたりの点数</translation>
    </message>
    <message>
        <source>Who sits out gets</source>
        <extracomment>Who gets something for a round in which he does not play; what he gets.</extracomment>
        <translation>抜け番の人の点</translation>
    </message>
    <message>
        <source>Who does not want to play gets</source>
        <translation>遊びたくない人の点</translation>
    </message>
    <message>
        <source>Who has not come yet gets</source>
        <translation>まだ来ていない人の点</translation>
    </message>
    <message>
        <source>Who has left gets</source>
        <translation>帰った人の点</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>the average of all</source>
        <translation>全員の平均</translation>
    </message>
    <message>
        <source>his own average</source>
        <translation>自分の平均</translation>
    </message>
    <message>
        <source>the first time only</source>
        <translation>最初の1回だけ</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>A prize; %1 the place.</extracomment>
        <translation>%1位</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>最下位</translation>
    </message>
    <message>
        <source>Most pits</source>
        <translation>最多ピット</translation>
    </message>
    <message>
        <source>On the roster</source>
        <extracomment>Before names that were put on the roster, or stood there before.</extracomment>
        <translation>名簿に追加</translation>
    </message>
    <message>
        <source>Stood there already</source>
        <translation>すでに載っている人</translation>
    </message>
    <message>
        <source>New event</source>
        <extracomment>Pages of an event, and their buttons.</extracomment>
        <translation>新しい大会</translation>
    </message>
    <message>
        <source>There is no event in the book yet.</source>
        <translation>帳簿に大会はまだありません。</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Day, such as 2026-11-20</source>
        <translation>日付（2026-11-20など）</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>計画を保存</translation>
    </message>
    <message>
        <source>Who does not play in a round</source>
        <translation>ラウンドで遊ばない人</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Between equals, in this order</source>
        <translation>同点のとき（この順）</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>賞</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金額</translation>
    </message>
    <message>
        <source>For the next place</source>
        <translation>次の順位に</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>開始ラウンド</translation>
    </message>
    <message>
        <source>A wish: tap one or two names</source>
        <translation>希望：名前を1つか2つタップ</translation>
    </message>
    <message>
        <source>A name, or a list of names</source>
        <translation>名前、または名前の一覧</translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>ファイルから名前を取る</translation>
    </message>
    <message>
        <source>The file: a table whose first column has the names</source>
        <translation>ファイル：1列目が名前の表</translation>
    </message>
    <message>
        <source>Look for a name</source>
        <translation>名前を探す</translation>
    </message>
    <message>
        <source>What the club wants</source>
        <translation>クラブの希望</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>対応待ち</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>待っていることはありません。</translation>
    </message>
    <message>
        <source>Somebody came late</source>
        <translation>遅れて来た人</translation>
    </message>
    <message>
        <source>Somebody left</source>
        <translation>帰った人</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <translation>結果を入力</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Show on the wall</source>
        <translation>壁に映す</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>抽選</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>大会を終える</translation>
    </message>
    <message>
        <source>Close it: nothing more can be entered</source>
        <translation>終えると、もう入力できません</translation>
    </message>
    <message>
        <source>Who plays? Put them on the roster first.</source>
        <translation>誰が遊びますか。先に名簿に載せてください。</translation>
    </message>
    <message>
        <source>Which table?</source>
        <translation>どの卓？</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Save as it is</source>
        <translation>このまま保存</translation>
    </message>
    <message>
        <source>This counts</source>
        <translation>これを数える</translation>
    </message>
    <message>
        <source>Told before</source>
        <translation>前の報告</translation>
    </message>
    <message>
        <source>Above or below nothing</source>
        <translation>プラスかマイナス</translation>
    </message>
    <message>
        <source>What was told</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Keep deal by deal</source>
        <translation>ディールごとに記録</translation>
    </message>
    <message>
        <source>Go on deal by deal</source>
        <translation>ディールごとの記録を続ける</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>席を入れ替える</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>レフェリー</translation>
    </message>
    <message>
        <source>The table calls</source>
        <translation>卓からの呼び出し</translation>
    </message>
    <message>
        <source>What the referee rules</source>
        <translation>レフェリーの裁定</translation>
    </message>
    <message>
        <source>Clause, such as KJ-8.3</source>
        <translation>条項（KJ-8.3など）</translation>
    </message>
    <message>
        <source>Penalty, in points</source>
        <translation>罰点</translation>
    </message>
    <message>
        <source>The penalty is for</source>
        <translation>罰点を受ける人</translation>
    </message>
    <message>
        <source>Write the ruling down</source>
        <translation>裁定を書き込む</translation>
    </message>
    <message>
        <source>Ruled at this event</source>
        <translation>この大会での裁定</translation>
    </message>
    <message>
        <source>Two names that are tapped change places.</source>
        <translation>名前を2つタップすると席が入れ替わります。</translation>
    </message>
    <message>
        <source>tells what cannot be</source>
        <translation>ありえない報告</translation>
    </message>
    <message>
        <source>by the rules</source>
        <translation>規則どおり</translation>
    </message>
    <message>
        <source>What a tap says</source>
        <translation>タップの意味</translation>
    </message>
    <message>
        <source>Papers of round</source>
        <extracomment>Before &quot;all rounds&quot;, 1, 2 …</extracomment>
        <translation>印刷するラウンド</translation>
    </message>
    <message>
        <source>all that are drawn</source>
        <translation>組み合わせ済みのすべて</translation>
    </message>
    <message>
        <source>Cards for the tables have a square for phones while Phones is open.</source>
        <translation>「電話」が開いている間は、卓上カードに電話用の四角いコードが付きます。</translation>
    </message>
    <message>
        <source>On the wall</source>
        <extracomment>The page that hangs on the wall of the hall, on a second screen; heads of its columns. %1 a round.</extracomment>
        <translation>壁の表示</translation>
    </message>
    <message>
        <source>Show it on the wall</source>
        <translation>壁に表示</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>ラウンド%1終了後</translation>
    </message>
    <message>
        <source>Round %1 so far</source>
        <translation>ラウンド%1途中</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>最終順位</translation>
    </message>
    <message>
        <source>Round %1: your table</source>
        <translation>ラウンド%1の卓</translation>
    </message>
    <message>
        <source>Round %1, table by table</source>
        <translation>ラウンド%1、卓ごとの結果</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>参加者</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>開いている大会はありません。</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <extracomment>Below a column: which of its lines are shown, &quot;1–20 of 77&quot;.</extracomment>
        <translation>%3中%1～%2</translation>
    </message>
    <message numerus="yes">
        <source>the next page every %n second(s)</source>
        <extracomment>%n seconds, after which the next lines are shown.</extracomment>
        <translation>
            <numerusform>%n秒ごとに次のページ</numerusform>
        </translation>
    </message>
    <message>
        <source>last call</source>
        <extracomment>Beside a clock, &quot;4:30&quot; or &quot;+1:05&quot;; short.</extracomment>
        <translation>締切の合図</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>Season</source>
        <extracomment>A page: events from one date to another.</extracomment>
        <translation>シーズン</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>名前を探す</translation>
    </message>
    <message>
        <source>Nobody of that name is in the ranking.</source>
        <translation>その名前の人は順位表にいません。</translation>
    </message>
    <message>
        <source>No result is there yet.</source>
        <translation>まだ結果がありません。</translation>
    </message>
    <message>
        <source>With an asterisk: a credit.</source>
        <extracomment>What signs in a ranking mean.</extracomment>
        <translation>＊印はみなし点です。</translation>
    </message>
    <message>
        <source>With dots: its result is missing.</source>
        <translation>…は結果待ちです。</translation>
    </message>
    <message>
        <source>Without a place: has played in too few rounds.</source>
        <translation>順位なし：遊んだラウンドが足りません。</translation>
    </message>
    <message>
        <source>decided by</source>
        <extracomment>Head of a column: what decided between those who are equal.</extracomment>
        <translation>決め手</translation>
    </message>
    <message>
        <source>Round %1: did not play, and has a credit</source>
        <extracomment>Why somebody has his place, a line each. %1 a round.</extracomment>
        <translation>ラウンド%1：不参加、みなし点</translation>
    </message>
    <message>
        <source>Round %1: did not play</source>
        <translation>ラウンド%1：不参加</translation>
    </message>
    <message>
        <source>Round %1, table %2: told differently</source>
        <translation>ラウンド%1、%2番卓：報告が食い違っています</translation>
    </message>
    <message>
        <source>Round %1: by the director</source>
        <translation>ラウンド%1：ディレクターによる加減点</translation>
    </message>
    <message>
        <source>Round %1 does not count: it is not among the best %2</source>
        <extracomment>%1 a round, %2 how many count.</extracomment>
        <translation>ラウンド%1は数えません：良い方から%2つに入っていません</translation>
    </message>
    <message>
        <source>What counts, taken together</source>
        <translation>数えるものの合計</translation>
    </message>
    <message>
        <source>%1 points in %2 deals</source>
        <extracomment>%1 points, %2 how many deals or rounds.</extracomment>
        <translation>%2ディールで%1点</translation>
    </message>
    <message>
        <source>%1 points in %2 rounds</source>
        <translation>%2ラウンドで%1点</translation>
    </message>
    <message>
        <source>Rounds played: %1; a place takes at least %2</source>
        <extracomment>%1 how many rounds somebody has played in, %2 how many it takes.</extracomment>
        <translation>遊んだラウンド：%1。順位には%2以上必要です</translation>
    </message>
    <message>
        <source>Nobody stands before</source>
        <translation>上位者はいません</translation>
    </message>
    <message>
        <source>Behind %1 with %2</source>
        <extracomment>%1 who stands one place before, %2 his total.</extracomment>
        <translation>%1（%2）に次ぐ順位</translation>
    </message>
    <message>
        <source>Equal with %1 until more roem decides: %2 to %3</source>
        <extracomment>%1 who stands one place before and was equal until then; %2 his figure, %3 that of who is told about.</extracomment>
        <translation>%1と同点、ロエムの多さで決定：%2対%3</translation>
    </message>
    <message>
        <source>Equal with %1 until more pits decide: %2 to %3</source>
        <translation>%1と同点、ピットの多さで決定：%2対%3</translation>
    </message>
    <message>
        <source>Equal with %1 until more rounds won decide: %2 to %3</source>
        <translation>%1と同点、勝ったラウンドの多さで決定：%2対%3</translation>
    </message>
    <message>
        <source>Equal with %1 until points against each other decide</source>
        <translation>%1と同点、直接対戦の点で決定</translation>
    </message>
    <message>
        <source>Equal with %1 until round %2 decides</source>
        <extracomment>%2 the round.</extracomment>
        <translation>%1と同点、ラウンド%2で決定</translation>
    </message>
    <message>
        <source>Equal with %1 until the lot decides</source>
        <translation>%1と同点、くじで決定</translation>
    </message>
    <message>
        <source>Equal with %1 in everything: one place</source>
        <translation>%1とすべて同じ：同順位</translation>
    </message>
    <message>
        <source>A prize</source>
        <translation>賞</translation>
    </message>
    <message>
        <source>What an event brings</source>
        <extracomment>How a season is counted.</extracomment>
        <translation>大会ごとに付くもの</translation>
    </message>
    <message>
        <source>its points</source>
        <translation>その大会の点</translation>
    </message>
    <message>
        <source>so much for each place</source>
        <translation>順位ごとの点</translation>
    </message>
    <message>
        <source>For the first place, the second …</source>
        <translation>1位、2位…の点</translation>
    </message>
    <message>
        <source>Which events count</source>
        <translation>数える大会</translation>
    </message>
    <message>
        <source>How many events count for everybody, the best ones</source>
        <translation>数える大会の数（それぞれの最良の結果）</translation>
    </message>
    <message>
        <source>How many events somebody must have been at for a place</source>
        <translation>順位に必要な参加大会数</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <extracomment>%n events of a season.</extracomment>
        <translation>
            <numerusform>%n大会</numerusform>
        </translation>
    </message>
    <message>
        <source>What sitting out brings: points, club_average, own_average (empty: the average of all)</source>
        <translation>抜け番で得るもの：点数、club_average、own_average（空欄：全体の平均）</translation>
    </message>
    <message>
        <source>Round %1, table %2: two tell the result differently</source>
        <translation>ラウンド%1、%2番卓：2人の結果の報告が違います</translation>
    </message>
    <message>
        <source>Round %1 is drawn with other people than are there</source>
        <extracomment>%1 the round. At a terminal a command that mends it follows.</extracomment>
        <translation>ラウンド%1の抽選は、今いる人と合っていません</translation>
    </message>
    <message>
        <source>Round %1 is drawn by another plan</source>
        <translation>ラウンド%1の抽選は、今の計画と合っていません</translation>
    </message>
    <message>
        <source>This event is closed; it has to be reopened first.</source>
        <extracomment>What is wrong with what was told about an event.</extracomment>
        <translation>この大会は終了しています。先に再開してください。</translation>
    </message>
    <message>
        <source>This is an event, and no session.</source>
        <translation>これは大会で、セッションではありません。</translation>
    </message>
    <message>
        <source>is drawn by another plan</source>
        <translation>の抽選が今の計画と合っていない</translation>
    </message>
    <message>
        <source>drawn by another plan</source>
        <translation>抽選が今の計画と合っていない</translation>
    </message>
    <message>
        <source>Resume event</source>
        <extracomment>On the first page: the event that goes on, before its title; and what waits in it.</extracomment>
        <translation>大会を続ける</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) for the referee</source>
        <translation>
            <numerusform>レフェリー呼び出し%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) that cannot be</source>
        <translation>
            <numerusform>ありえない結果%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>結果待ち%n卓</numerusform>
        </translation>
    </message>
    <message>
        <source>Give or take points</source>
        <extracomment>Points by the director, for somebody of the ranking.</extracomment>
        <translation>点数を加減する</translation>
    </message>
    <message>
        <source>In round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Write the points down</source>
        <translation>点数を書き込む</translation>
    </message>
    <message>
        <source>Tables in the folder of documents. Another file can be dropped on this page.</source>
        <translation>書類フォルダーにある表です。ほかのファイルはこの画面に落とせます。</translation>
    </message>
    <message>
        <source>There is no table in the folder of documents. A file can be dropped on this page.</source>
        <translation>書類フォルダーに表はありません。ファイルはこの画面に落とせます。</translation>
    </message>
    <message>
        <source>It was begun by mistake: throw it away</source>
        <translation>間違えて始めた大会をごみ箱に入れる</translation>
    </message>
    <message>
        <source>Event %1 is thrown away; spadille event reopen --event %1 gets it back.</source>
        <extracomment>%1 is its number.</extracomment>
        <translation>大会%1をごみ箱に入れました。元に戻すには：spadille event reopen --event %1</translation>
    </message>
    <message>
        <source>Event thrown away</source>
        <translation>大会のごみ箱への移動</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Behind one of several things that were done at once: &quot;Result: Table 3&quot;, &quot;Roster: Ann&quot;.</extracomment>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the event away</source>
        <translation>大会をごみ箱に入れる</translation>
    </message>
    <message>
        <source>Throw it away: no list shows it any more</source>
        <translation>ごみ箱に入れると、どの一覧にも出なくなります</translation>
    </message>
    <message>
        <source>Round %2 is complete, so this begins round %1. Was round %2 meant: spadille event undo, then --round %2.</source>
        <extracomment>A result without a round has begun round %1; it may have been meant for round %2.</extracomment>
        <translation>ラウンド%2はそろっているため、ラウンド%1を始めます。ラウンド%2のつもりなら、spadille event undo のあと --round %2 を付けてください。</translation>
    </message>
    <message>
        <source>So many cannot play this game.</source>
        <translation>この人数ではこのゲームを遊べません。</translation>
    </message>
    <message>
        <source>Full tables only: who is left over sits out</source>
        <translation>人数のそろった卓だけ：余った人は抜け番</translation>
    </message>
    <message>
        <source>This event is open.</source>
        <translation>このイベントは終了していません。</translation>
    </message>
    <message>
        <source>These two are wanted together, and never at one table: take one wish back.</source>
        <translation>この2人は組にする希望と、同じ卓にしない希望の両方があります。どちらかを取り消してください。</translation>
    </message>
    <message>
        <source>Round %1, table %2 calls the referee</source>
        <extracomment>The same before what they say.</extracomment>
        <translation>ラウンド%1、%2番卓が審判を呼んでいます</translation>
    </message>
    <message>
        <source>Round %1, table %2: something is disputed.</source>
        <translation>ラウンド%1、%2番卓：異議があります。</translation>
    </message>
    <message>
        <source>There is no event of this number.</source>
        <translation>この番号のイベントはありません。</translation>
    </message>
    <message>
        <source>Round %1 is to be drawn anew: others are there than it seats.</source>
        <extracomment>What the rounds of an event do not keep to; %1 the round, %2 a table, %3 and %4 another round, table or number.</extracomment>
        <translation>ラウンド%1は抽選し直しです。今いる人が抽選と違います。</translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message>
        <source>book: everything, to be imported elsewhere (the usual); session: the deals in force, to be scored; csv: the same as a table</source>
        <translation>book：別の帳簿に取り込める全記録（省略時）。session：有効なディールだけ（採点用）。csv：同じ内容の表</translation>
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
            <numerusform>%n件のディールは規則に合わないため得点を計算しません。</numerusform>
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
        <translation>第%1ディールから規則が変わります。この形式には最初の規則しか入りません。</translation>
    </message>
    <message>
        <source>Deal %1 was dealt out of turn. This form cannot say so.</source>
        <translation>第%1ディールは順番でない人が配りました。この形式では表せません。</translation>
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
        <translation>表の規則。名前または規則のファイル</translation>
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
    <message>
        <source>Replace the file where there is one; never a book, a backup, a link, or a file with several names</source>
        <translation>すでにあるファイルを置き換える（帳簿、バックアップ、リンク、名前が複数あるファイルは決して置き換えない）</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) taken as unproven: the hash is missing, or announced totals differ.</source>
        <extracomment>Sessions that were imported although nothing proves that they are what was written down.</extracomment>
        <translation>
            <numerusform>%n件のセッションを未証明のまま取り込みました。ハッシュがないか、告げられた合計が合いません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The hash is missing: nothing proves that these events are what was written.</source>
        <translation>ハッシュがありません。この記録が書かれたとおりだと証明するものがありません。</translation>
    </message>
    <message>
        <source>These totals were announced, but by the rules they come out otherwise.</source>
        <translation>告げられた合計ですが、規則どおりに数えると違います。</translation>
    </message>
    <message>
        <source>A table is no JSON: name a file for it, or leave out --json.</source>
        <translation>表はJSONではありません。ファイル名を指定するか、--jsonを外してください。</translation>
    </message>
    <message>
        <source>From deal %1 on this form counts other totals than the sheet.</source>
        <translation>第%1ディールから、この形式の合計は得点表と異なります。</translation>
    </message>
    <message>
        <source>%1: %2 by this form, %3 on the sheet.</source>
        <extracomment>%1 a player or partners, %2 and %3 totals.</extracomment>
        <translation>%1：この形式では%2、得点表では%3。</translation>
    </message>
    <message>
        <source>Deal %1 was ended by a ruling and is left out: the deals after it have other numbers in this form, and perhaps other dealers.</source>
        <translation>第%1ディールは裁定により終了したため含まれません。この形式では、以後のディールの番号が変わり、ディーラーも変わることがあります。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) added.</source>
        <extracomment>Of evenings of a club at many tables.</extracomment>
        <translation>
            <numerusform>%n件のイベントを追加しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) would be added.</source>
        <translation>
            <numerusform>%n件のイベントが追加されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>The text begins with a byte order mark; save it as plain UTF-8.</source>
        <translation>テキストの先頭にバイト順マーク（BOM）があります。BOMなしのUTF-8で保存してください。</translation>
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
        <translation>文書が大きすぎます（単位はバイト）。</translation>
    </message>
    <message>
        <source>This text is too long (bytes).</source>
        <translation>この文字列は長すぎます（単位はバイト）。</translation>
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
    <message>
        <source>This card is not in the pack.</source>
        <translation>このカードは使用カードにありません。</translation>
    </message>
    <message>
        <source>This game has no such thing.</source>
        <translation>このゲームにそのようなものはありません。</translation>
    </message>
    <message>
        <source>This card is not in the hand.</source>
        <translation>このカードは手札にありません。</translation>
    </message>
    <message>
        <source>A hand has fewer cards.</source>
        <translation>手札の枚数が多すぎます。</translation>
    </message>
    <message>
        <source>The hand is needed, or the card that is asked about.</source>
        <translation>手札か、調べるカードのどちらかが必要です。</translation>
    </message>
    <message>
        <source>Both play alone on the same side.</source>
        <translation>1人でプレイする2人が、同じ側です。</translation>
    </message>
    <message>
        <source>This game has no auction.</source>
        <translation>このゲームにビッドはありません。</translation>
    </message>
    <message>
        <source>This card is told twice.</source>
        <translation>このカードは2回書かれています。</translation>
    </message>
    <message>
        <source>%1 did not hold this card, as his hand is told.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>書かれた手札では、%1はこのカードを持っていません。</translation>
    </message>
    <message>
        <source>%1 takes no part in the play.</source>
        <translation>%1はプレイに加わりません。</translation>
    </message>
    <message>
        <source>It is not known who led to trick %1.</source>
        <extracomment>%1 the number of a trick.</extracomment>
        <translation>%1トリック目を誰がリードしたか、わかりません。</translation>
    </message>
    <message>
        <source>A deal has %1 tricks.</source>
        <translation>1ディールは%1トリックです。</translation>
    </message>
    <message>
        <source>A trick has %1 cards.</source>
        <translation>1トリックは%1枚です。</translation>
    </message>
    <message>
        <source>The cards do not show this; please say it.</source>
        <translation>カードからはわからないので、書いてください。</translation>
    </message>
    <message>
        <source>Without the trump suit nobody knows who won a trick.</source>
        <translation>切札のスートがわからないと、誰がトリックを取ったかわかりません。</translation>
    </message>
    <message>
        <source>This call could not be made.</source>
        <translation>これは言えなかったはずです。</translation>
    </message>
    <message>
        <source>The auction was over before this call.</source>
        <translation>これを言う前に、ビッドは終わっていました。</translation>
    </message>
    <message>
        <source>The auction is not over: %1 is to call.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>ビッドはまだ終わっていません。%1の番です。</translation>
    </message>
    <message>
        <source>Nobody asks for this here; it changes nothing.</source>
        <translation>ここでは問われないことで、何も変わりません。</translation>
    </message>
    <message>
        <source>A player has %1 cards when the play begins.</source>
        <extracomment>%1 cards.</extracomment>
        <translation>プレイが始まるとき、手札は%1枚です。</translation>
    </message>
    <message>
        <source>The sheet says otherwise.</source>
        <translation>得点表の記録と合いません。</translation>
    </message>
    <message>
        <source>A ruling on this stands on deal %1 already.</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>第%1ディールには、これについての裁定がすでにあります。</translation>
    </message>
    <message>
        <source>That is otherwise at the table of the session.</source>
        <translation>このセッションの卓では違います。</translation>
    </message>
    <message>
        <source>The calls or the cards show something else.</source>
        <translation>ビッドやカードからわかることと合いません。</translation>
    </message>
    <message>
        <source>%1 was told, and the calls or the cards show %2.</source>
        <extracomment>%1 and %2 players.</extracomment>
        <translation>%1とありますが、ビッドやカードによれば%2です。</translation>
    </message>
    <message>
        <source>This session is closed; it has to be reopened first.</source>
        <translation>このセッションは終了しています。先に再開してください。</translation>
    </message>
    <message>
        <source>This session was thrown away; get it back first.</source>
        <translation>このセッションはごみ箱の中です。先に元に戻してください。</translation>
    </message>
    <message>
        <source>This session is open.</source>
        <translation>このセッションは進行中です。</translation>
    </message>
    <message>
        <source>In print nobody can tell this name from another one.</source>
        <extracomment>The value shown is a name, and in brackets whose it cannot be told apart from.</extracomment>
        <translation>この名前は、文字を見ても別の名前と区別できません。</translation>
    </message>
    <message>
        <source>This player did not sit at this deal.</source>
        <translation>このプレイヤーはこのディールに加わっていませんでした。</translation>
    </message>
    <message>
        <source>Not enough cards are left for the hands of the players.</source>
        <translation>プレイヤーの手札に足りるだけのカードが残りません。</translation>
    </message>
    <message>
        <source>There are only four cards of this rank in the pack.</source>
        <translation>この数字のカードは4枚しかありません。</translation>
    </message>
    <message>
        <source>This name is too long: 60 characters at most.</source>
        <translation>名前が長すぎます（60文字まで）。</translation>
    </message>
    <message>
        <source>A ruling waits for the deal in play. Enter that deal first, or undo the ruling.</source>
        <translation>裁定が今のディールを待っています。先にそのディールを入力するか、裁定を元に戻してください。</translation>
    </message>
    <message>
        <source>A ruling on this was given on the deal in play already.</source>
        <translation>これについては、今のディールにすでに裁定があります。</translation>
    </message>
    <message>
        <source>A deal has a number only in a session of the book.</source>
        <translation>ディールに番号があるのは、帳簿のセッションの中だけです。</translation>
    </message>
    <message>
        <source>A line names a clause, and what it moves adds up to nothing.</source>
        <translation>1行には条項と、合計が0になる増減を書きます。</translation>
    </message>
    <message>
        <source>This may be one of several things.</source>
        <translation>いくつかの場合が考えられます。</translation>
    </message>
    <message>
        <source>No irregularity is known by these words; these come nearest.</source>
        <translation>この言葉に当てはまる反則はありません。近いものは次のとおりです。</translation>
    </message>
    <message>
        <source>This word cannot be understood here. Was another meant?</source>
        <translation>この言葉はここではわかりません。別の言葉のつもりですか。</translation>
    </message>
    <message>
        <source>Without this, what the other choice brings cannot be said.</source>
        <translation>これがないと、もう一方を選んだ場合の結果を示せません。</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>What can be tapped says what it does. The arrow at the top goes back.</source>
        <translation>押せるものには、何が起こるかが書いてあります。上の矢印で前のページに戻ります。</translation>
    </message>
    <message>
        <source>The auction as it is spoken at the table. Tap what each player says; whose turn it is follows by itself, and what may not be said cannot be tapped. What the auction settled stands below at its end.</source>
        <translation>席での競りをそのまま記録します。それぞれが言ったことを押すと、次の番の人に移ります。言ってはならないことは押せません。終わると、決まったことが下に出ます。</translation>
    </message>
    <message>
        <source>The file in which everything is kept. Make a copy of it, bring a copy back, check that nothing is damaged, and get back what was thrown away. Files of other books are taken in here as well.</source>
        <translation>すべての記録が入っているファイルです。バックアップを作る、バックアップから戻す、傷みがないか調べる、捨てたものを取り戻すことができます。ほかの帳簿のファイルもここで取り込めます。</translation>
    </message>
    <message>
        <source>The deal card by card: first what was bid, then each card in the order in which it was played. Tricks, points and payments follow by themselves, and so does whether somebody revoked. The last card can always be taken back.</source>
        <translation>ディールを1枚ずつ入力します。まず決まったコントラクト、次に出された順にカードを押します。トリックも点も支払いも、リボークがあったかどうかも、自動でわかります。最後の1枚はいつでも取り消せます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The deal that was just played. Answer what is asked from the top; every answer shows what it would do, and a second tap takes it back. What cannot be is said at once, and nothing is saved until it is right. After saving, one tap undoes it.</source>
        <translation>今終わったディールです。上から順に答えてください。答えごとに結果が見え、もう一度押すと取り消せます。ありえないことはすぐに知らせ、正しくなるまで記録しません。記録した後も、1回押せば元に戻せます。</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <translation>ここでできること</translation>
    </message>
    <message>
        <source>Every evening in the book, the latest first. A tap opens one of them: to look at it or to play on. By game and by player the list becomes shorter.</source>
        <translation>帳簿にあるすべてのセッションを、新しい順に並べています。押すと開き、見ることも続けて遊ぶこともできます。ゲームや人で絞り込めます。</translation>
    </message>
    <message>
        <source>Go on with the last evening, or begin a new one with the people who usually play. Below are the evenings before, the figures, the referee, the rules and the settings. Files of Spadille can be dropped here.</source>
        <translation>前回の続きをするか、いつもの人たちで新しく始めます。下には、これまでのセッション、数字、レフェリー、規則、設定があります。Spadilleのファイルをここに落とすと取り込めます。</translation>
    </message>
    <message>
        <source>Escape goes back.</source>
        <translation>Escで前に戻ります。</translation>
    </message>
    <message>
        <source>Digits type figures, Backspace wipes the last one.</source>
        <translation>数字キーで数を入力し、Backspaceで最後の1字を消します。</translation>
    </message>
    <message>
        <source>Letters choose people; buttons show theirs while keys are used.</source>
        <translation>文字キーで人を選びます。キーを使っている間、ボタンにその文字が出ます。</translation>
    </message>
    <message>
        <source>Ctrl+S saves the deal.</source>
        <translation>Ctrl+Sでディールを記録します。</translation>
    </message>
    <message>
        <source>Ctrl+F searches this page, or else the rules of the game.</source>
        <translation>Ctrl+Fでこのページの中、またはゲームの規則を検索します。</translation>
    </message>
    <message>
        <source>Tab goes from button to button, Space presses it.</source>
        <translation>Tabでボタンを移り、スペースで押します。</translation>
    </message>
    <message>
        <source>Ctrl+Z takes back what was written last, Ctrl+Shift+Z does it again.</source>
        <translation>Ctrl+Zで最後の記録を取り消し、Ctrl+Shift+Zでやり直します。</translation>
    </message>
    <message>
        <source>F11 fills the screen. F1 shows and hides this explanation.</source>
        <translation>F11で画面いっぱいにします。F1でこの説明を出したり隠したりします。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>What was wrong from the beginning of the evening, or is to be different from now on: the rules, who sits where, who deals. Before anything is saved it is told what that does to the deals that were played.</source>
        <translation>始めから間違っていたことや、これから変えることを直します。規則、席、ディーラーを変えられます。記録する前に、これまでのディールがどう変わるかを示します。</translation>
    </message>
    <message>
        <source>Choose the game and its rules, then who plays. A tap on a name seats somebody or lets him get up; the seats go round clockwise, and the arrow moves somebody up one place. Somebody new is typed once. An evening that began on paper brings its totals with it.</source>
        <translation>ゲームと規則を選び、それから遊ぶ人を選びます。名前を押すと席に着き、もう一度押すと席を立ちます。席は時計回りで、矢印で1つ前に移ります。初めての人は一度だけ名前を入力します。紙で始めたセッションは、その合計から続けられます。</translation>
    </message>
    <message>
        <source>Everybody in the book. Tap somebody to call him by another name, to say that two entries are one person, to offer him no more for new evenings, or to forget him. The figures of the evenings stay as they are.</source>
        <translation>帳簿にいるすべての人です。押すと、名前を変える、2つの記載を同じ人にまとめる、新しいセッションで候補に出さない、忘れる、のどれかができます。セッションの数字はそのまま残ります。</translation>
    </message>
    <message>
        <source>The ranking of a season in one game. Say how many evenings count for everybody, what a missed evening is worth, and how often somebody must have been there to get a place.</source>
        <translation>1つのゲームのシーズン順位です。何晩を数えるか、休んだ晩を何点とするか、順位に入るには何晩の出席が要るかを決めます。</translation>
    </message>
    <message>
        <source>Ask who wins a trick, or whether a card was allowed. Choose the question and the trumps, then tap the cards in the order in which they were played; the answer comes with its clause. Where a hand is only partly known, the answer says on what it depends.</source>
        <translation>トリックを取ったのは誰か、そのカードは出してよかったかを尋ねます。質問と切札を選び、出された順にカードを押すと、根拠の条項とともに答えが出ます。手札の一部しかわからないときは、何しだいかを答えます。</translation>
    </message>
    <message>
        <source>The same evening by other rules. Change an option, and every deal stands here as it was and as it would have been. Nothing of it is written in the book.</source>
        <translation>同じセッションを別の規則で数え直します。設定を変えると、どのディールも実際の結果と、そうなっていたはずの結果が並びます。帳簿には何も書きません。</translation>
    </message>
    <message>
        <source>How the evening went, a line for everybody. Touch the chart, or go from deal to deal, to read what a deal did and how the totals stood after it.</source>
        <translation>セッションの流れを、1人1本の線で見せます。グラフに触れるか、ディールを1つずつたどると、その結果と、その後の合計が読めます。</translation>
    </message>
    <message>
        <source>The rules of each game, numbered. Type a word in any language, or the number of a clause; a tap on a clause that was found opens the section around it.</source>
        <translation>ゲームごとの規則に番号が付いています。どの言語の言葉でも、条項の番号でも探せます。見つかった条項を押すと、その前後の節が開きます。</translation>
    </message>
    <message>
        <source>Every rule that tables play differently. Begin with a set that has a name, change what is different at your table, and keep that under a name of your own. A tap on a clause opens its words.</source>
        <translation>席によって違う規則のすべてです。名前のある規則セットから始め、自分たちの席で違うところを変え、好きな名前で残せます。条項を押すと本文が開きます。</translation>
    </message>
    <message>
        <source>Something irregular happened. Say what it was and answer a few questions; the ruling comes with its clauses, and with what your table decided before. What it moves can be put on the sheet, and taken back like a deal.</source>
        <translation>反則や間違いがあったときに使います。何があったかを選び、いくつかの質問に答えると、根拠の条項と、この席での以前の裁定とともに裁定が出ます。点の動きは得点表に載せられ、ディールと同じように取り消せます。</translation>
    </message>
    <message>
        <source>What was ruled, for the next time. Read it once more, then keep it as a ruling of your house, copy it, or save it as a file for another table.</source>
        <translation>決まった裁定を、次のために残します。もう一度読んでから、ハウス裁定として残す、コピーする、ほかの席のためにファイルに保存する、のどれかを選びます。</translation>
    </message>
    <message>
        <source>How the program looks and behaves on this device: language, letters, colours, how the seats are turned, and whether everybody agrees before a deal is saved. All of it counts at once.</source>
        <translation>この機器での見た目と動きです。言語、文字の大きさ、色、席の向き、記録の前に全員が確かめるかどうかを選べます。どれもすぐに効きます。</translation>
    </message>
    <message>
        <source>Who pays whom if the evening ends now, in as few payments as possible. Say what a point or a counter is worth; what is still in the pool is shared as the rules say.</source>
        <translation>今ここで終えたら、誰が誰に払うかを、できるだけ少ない回数で示します。1点またはカウンター1枚の値を決めてください。プールに残った分は規則どおりに分けます。</translation>
    </message>
    <message>
        <source>The evening for others: as a sheet of paper, as a picture, as a file for another book or a spreadsheet, or as a code that a telephone photographs.</source>
        <translation>セッションをほかの人に渡します。紙の記録、画像、ほかの帳簿や表計算のためのファイル、携帯電話で読み取るコードにできます。</translation>
    </message>
    <message>
        <source>Every deal of the evening. Tap one to read, line by line, where its figures come from and by which clause. There it can also be corrected, doubted or given a note; what was written before stays readable.</source>
        <translation>セッションのすべてのディールです。押すと、数字の出どころと条項が1行ずつ読めます。そこで訂正したり、疑問や覚え書きを付けたりできます。前に書いたものも読めるまま残ります。</translation>
    </message>
    <message>
        <source>What people did over many evenings. Tap somebody to see his figures alone, and somebody else to compare the two.</source>
        <translation>多くのセッションでの成績です。1人を押すとその人の数字だけが、もう1人を押すと2人の比べが見られます。</translation>
    </message>
    <message>
        <source>The board everybody reads. Tap Enter the deal when the cards are played, or the place of who made the deal. Trumps and roem can be noted while you play. The dots at the top change seats, rules or dealer; for ten seconds after a deal was saved one tap undoes it.</source>
        <translation>みんなで読む得点板です。カードを出し終えたら「結果を入力」か、決めた人の席を押します。切札とロエムは遊びながら記録できます。上の点々で、席、規則、ディーラーを変えられます。記録してから10秒間は、1回押せば取り消せます。</translation>
    </message>
    <message>
        <source>Phones in the same network see the board: choose the network, and let everybody scan the code. It ends here, or with this program.</source>
        <translation>同じネットワークのスマートフォンからボードを見られます。ネットワークを選び、コードを読み取ってもらってください。ここで、またはプログラムを閉じると終わります。</translation>
    </message>
    <message>
        <source>Evenings of a club at many tables, the latest first. A tap opens one of them; a new one needs a name and a game.</source>
        <extracomment>What can be done on the pages of an event.</extracomment>
        <translation>多くの卓で行うクラブの大会、新しい順です。タップで開きます。新しい大会には名前とゲームが要ります。</translation>
    </message>
    <message>
        <source>A name and a game are enough. Below stands all else that clubs agree on: how many rounds and deals, who plays with whom, what decides between equals, and what somebody gets who does not play in a round. All of it can be put right later.</source>
        <translation>名前とゲームだけで始められます。下にはクラブが決めるほかのことがあります。ラウンドとディールの数、組み合わせ、同点のときの決め方、ラウンドで遊ばない人の点などです。どれも後から直せます。</translation>
    </message>
    <message>
        <source>Who plays. Choose first what a tap says, then tap names: somebody plays, does not want to, has not come yet, or has left, from the round that is shown on. Newcomers are typed, one after the other, or pasted as a list. Two taps make a pair, or keep two apart.</source>
        <translation>遊ぶ人です。先にタップの意味を選び、名前をタップします。表示のラウンドから、遊ぶ、遊びたくない、まだ来ていない、帰った、を表します。新しい人は1人ずつ入力するか、一覧で貼り付けます。2回のタップで、ペアを作ったり2人を別の卓にしたりします。</translation>
    </message>
    <message>
        <source>The room: each table of the round with its result, or how far it is. What waits for you stands beside it; a tap leads to where it is settled. Below a result is entered and the next round drawn; the clock is at the top.</source>
        <translation>会場です。ラウンドの各卓の結果や進み具合が見えます。対応待ちのことは横にあり、タップすると解決する場所へ進みます。下で結果を入力し、次のラウンドを抽選します。時計は上にあります。</translation>
    </message>
    <message>
        <source>The slip of a table: its number, then what each side made. Figures that cannot be are told at once, with what is probably wrong. Then the next table is asked for.</source>
        <translation>卓の用紙です。番号、続けて各側の点数を入れます。ありえない数はすぐに、考えられる間違いと一緒に知らせます。そのあと次の卓を聞きます。</translation>
    </message>
    <message>
        <source>One table: who sits there and what it told. It can be kept deal by deal like any other evening. Where two tell it differently, a tap says what counts. The referee answers a call here, or rules on what he has seen.</source>
        <translation>1つの卓です。誰が座り、何を報告したかが見えます。ほかのセッションと同じくディールごとに記録できます。報告が食い違うときは、タップで数えるものを決めます。レフェリーはここで呼び出しに答え、見たことを裁定します。</translation>
    </message>
    <message>
        <source>Rounds are drawn so that nobody meets twice, as far as that can be; below it stands how good it is. Rounds in which somebody has played stand. Before that two names that are tapped change places.</source>
        <translation>できるだけ誰も同じ人と2度当たらないように抽選します。出来は下に書いてあります。遊び始めたラウンドは確定です。その前なら、名前を2つタップすると席が入れ替わります。</translation>
    </message>
    <message>
        <source>Return goes on to the next figure, and saves behind the last one. Tab goes on to roem and pits.</source>
        <translation>Returnで次の数へ進み、最後の数のあとで保存します。Tabでロエムとピットへ進みます。</translation>
    </message>
    <message>
        <source>Papers of the event, each a PDF in the folder of documents: who sits where, cards for people and tables, sheets to keep score on, slips, the ranking.</source>
        <translation>大会の用紙です。どれも書類フォルダーにPDFで保存されます：座席表、人と卓のカード、得点表、結果の用紙、順位表。</translation>
    </message>
    <message>
        <source>Who stands where at this event, and what each round brought him. A tap on somebody says how his total is made, what counted, and what decided against the one before, each with its clause. The same ranking can be shown on the wall of the hall.</source>
        <translation>この大会の順位と、各ラウンドの点です。人に触れると、合計の内訳、数えたもの、1つ上の人との決め手が、条文と共に示されます。同じ順位表を会場の壁にも表示できます。</translation>
    </message>
    <message>
        <source>The ranking of many events. Say whether an event brings its points or so much for each place, how many events count for everybody, and how often somebody must have been there to get a place.</source>
        <translation>いくつもの大会を通した順位表です。大会の点を使うか順位ごとの点を使うか、数える大会の数、順位に必要な参加回数を選びます。</translation>
    </message>
    <message>
        <source>Whether this book and its club are the same, and what came and went. Where two tables have gone on with one session both ways stand here, and a tap says which one stays. The address of a club is given to you by whoever looks after its server.</source>
        <translation>この帳簿とクラブが同じかどうかと、届いたもの、送ったものがわかります。2つの卓が同じセッションを続けたときは、どちらの枝もここに並び、タップで残す方を決めます。クラブのアドレスはサーバーの世話をする人が知っています。</translation>
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
        <translation>メーカー側がすべてのトリックを取ったときの点数（ピット）</translation>
    </message>
    <message>
        <source>Points for defenders who win every trick</source>
        <translation>相手側がすべてのトリックを取ったときの点数（テーゲンピット）</translation>
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
        <source>Amsterdam: 16 deals</source>
        <translation>アムステルダム：16ディール</translation>
    </message>
    <message>
        <source>Amsterdam, with 100 for a pit</source>
        <translation>アムステルダム、ピットは100点</translation>
    </message>
    <message>
        <source>An individual evening: three games, a new partner in each</source>
        <translation>個人戦の一晩：パートナーを替えて3ゲーム</translation>
    </message>
    <message>
        <source>Three players, fifteen deals</source>
        <translation>3人、15ディール</translation>
    </message>
    <message>
        <source>Utrecht: forehand has to make trumps</source>
        <translation>ウトレヒト：フォアハンドが必ず切札を決める</translation>
    </message>
    <message>
        <source>Rotterdam, as at tournaments</source>
        <translation>ロッテルダム：大会の遊び方</translation>
    </message>
    <message>
        <source>To 1,500 points, with 100 for a pit</source>
        <translation>目標1,500点、ピットは100点</translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation>メーカー（切札を決めた人）</translation>
    </message>
    <message>
        <source>Card points of the makers&apos; side, the last trick&apos;s included</source>
        <translation>メーカー側のカードの点数（最後のトリックの点も含む）</translation>
    </message>
    <message>
        <source>Card points of the other side; of three, of the player on the maker&apos;s left</source>
        <translation>相手側のカードの点数（3人ではメーカーの左隣の人）</translation>
    </message>
    <message>
        <source>Of three: card points of the player on the maker&apos;s right</source>
        <translation>メーカーの右隣の人のカードの点数（3人のとき）</translation>
    </message>
    <message>
        <source>Roem claimed by the makers&apos; side, trick by trick</source>
        <translation>メーカー側が宣言したロエム（トリックごと）</translation>
    </message>
    <message>
        <source>Roem of the other side; of three, of the player on the maker&apos;s left</source>
        <translation>相手側のロエム（3人ではメーカーの左隣の人）</translation>
    </message>
    <message>
        <source>Of three: roem of the player on the maker&apos;s right</source>
        <translation>メーカーの右隣の人のロエム（3人のとき）</translation>
    </message>
    <message>
        <source>Roem is told as one sum for each side</source>
        <translation>ロエムは側ごとに合計だけを書く</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side; they tell a pit</source>
        <translation>メーカー側のトリック数（ピットの判定用）</translation>
    </message>
    <message>
        <source>The makers concede nat without counting</source>
        <translation>メーカー側が数えずにナットを認めた</translation>
    </message>
    <message>
        <source>The trump suit; needed only with cards</source>
        <translation>切札のスート（カードで報告するときだけ必要）</translation>
    </message>
    <message>
        <source>Who won the last trick; needed only with cards</source>
        <translation>最後のトリックを取った人（カードで報告するときだけ必要）</translation>
    </message>
    <message>
        <source>The cards that the makers&apos; side won</source>
        <translation>メーカー側が取ったカード</translation>
    </message>
    <message>
        <source>The cards that the other side won; of three, the player on the maker&apos;s left</source>
        <translation>相手側が取ったカード（3人ではメーカーの左隣の人）</translation>
    </message>
    <message>
        <source>Of three: all passed, the deal is void</source>
        <translation>全員パスで流れたディール（3人のとき）</translation>
    </message>
    <message>
        <source>Who misses this game while a guest plays</source>
        <translation>このゲームを休む人（代わりにゲストが入る）</translation>
    </message>
    <message>
        <source>Personal points that no total of a game has, a number a player</source>
        <translation>ゲームの合計に含まれない個人の点数（各自に1つ）</translation>
    </message>
    <message>
        <source>Who misses the game in progress</source>
        <translation>進行中のゲームを休んでいる人</translation>
    </message>
    <message>
        <source>Card points: %1 %2, the others %3</source>
        <extracomment>%1 the makers&apos; side, %2 its points, %3 those of the others.</extracomment>
        <translation>カードの点数：%1は%2点、相手側は%3点</translation>
    </message>
    <message>
        <source>Card points: the maker %1, on his left %2, on his right %3</source>
        <extracomment>The maker&apos;s, then those of the players to his left.</extracomment>
        <translation>カードの点数：メーカー%1点、左隣から順に%2点、%3点</translation>
    </message>
    <message>
        <source>%1 concedes nat; nothing is counted</source>
        <translation>%1がナットを認め、点数は数えない</translation>
    </message>
    <message>
        <source>Roem of %1: %2</source>
        <extracomment>%1 a side or a player, %2 marks such as &quot;I V&quot;, or a sum.</extracomment>
        <translation>%1のロエム：%2</translation>
    </message>
    <message>
        <source>%1 make it: %2 against %3</source>
        <extracomment>%1 the makers&apos; side, %2 its total, %3 that of the others.</extracomment>
        <translation>%1が成功：%2対%3</translation>
    </message>
    <message>
        <source>%1 are nat: %2 against %3; the others get all points</source>
        <translation>%1はナット：%2対%3、点数はすべて相手側へ</translation>
    </message>
    <message>
        <source>%1 are nat: only equal, %2 against %3; the others get all points</source>
        <translation>%1はナット：%2対%3の同点、点数はすべて相手側へ</translation>
    </message>
    <message>
        <source>%1 are nat: their roem goes to the others too</source>
        <translation>%1はナット：ロエムも相手側へ</translation>
    </message>
    <message>
        <source>Pit: %1 won every trick, %2 more</source>
        <translation>ピット：%1がすべてのトリックを取り、さらに%2点</translation>
    </message>
    <message>
        <source>Tegenpit: %1 won every trick, %2 more</source>
        <translation>テーゲンピット：%1がすべてのトリックを取り、さらに%2点</translation>
    </message>
    <message>
        <source>%1 makes it: %2 is more than half of %3</source>
        <extracomment>%1 the maker, %2 his total, %3 the total of all three.</extracomment>
        <translation>%1が成功：%2点は合計%3点の半分より多い</translation>
    </message>
    <message>
        <source>%1 fails: %2 is at most half of %3; the others score all of it each</source>
        <translation>%1は失敗：%2点は合計%3点の半分以下、ほかの2人がそれぞれ合計を得点</translation>
    </message>
    <message>
        <source>%1 fails: the others score all of %2 each</source>
        <translation>%1は失敗：ほかの2人がそれぞれ合計%2点を得点</translation>
    </message>
    <message>
        <source>All three passed: the cards are dealt again</source>
        <translation>3人ともパス、配り直し</translation>
    </message>
    <message>
        <source>After %1 deals: %2 to %3</source>
        <extracomment>%1 deals played, then the totals.</extracomment>
        <translation>%1ディール終了：%2対%3</translation>
    </message>
    <message>
        <source>After %1 deals: %2, %3 and %4</source>
        <translation>%1ディール終了：%2、%3、%4</translation>
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
        <translation>点数の多い側が勝ち、同点なら全員の勝ちです。</translation>
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
        <translation>%1の勝ち：%2対%3</translation>
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
        <source>A game to %1 is not over with this.</source>
        <translation>この点数では、%1点のゲームは終わっていません。</translation>
    </message>
    <message>
        <source>So many tricks are always worth more than %1 points.</source>
        <translation>これだけのトリックなら、必ず%1点を超えます。</translation>
    </message>
    <message>
        <source>In which packets the cards are dealt</source>
        <translation>カードを何枚ずつ配るか</translation>
    </message>
    <message>
        <source>Until when the maker may name another suit</source>
        <translation>言ったスートを変えられる期限</translation>
    </message>
    <message>
        <source>What becomes of a card led or played out of turn</source>
        <translation>順番でないときに出したカードの扱い</translation>
    </message>
    <message>
        <source>Until when a revoke can be mended</source>
        <translation>リボークを直せる期限</translation>
    </message>
    <message>
        <source>What follows a revoke that is mended in time</source>
        <translation>間に合って直したリボークの後の制限</translation>
    </message>
    <message>
        <source>What a revoke brings that is noticed too late</source>
        <translation>遅れて気づいたリボークの結果</translation>
    </message>
    <message>
        <source>Points added for the revoke, written as roem</source>
        <translation>リボークで加えるボーナス（ロエムの欄に書く）</translation>
    </message>
    <message>
        <source>Until when the right value may be claimed after a false claim of roem</source>
        <translation>誤った宣言の後で正しいロエムを宣言できる期限</translation>
    </message>
    <message>
        <source>Which turned trick may be looked at</source>
        <translation>裏返した後で見てよいトリック</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>起きたこと</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>誰がしたか</translation>
    </message>
    <message>
        <source>What the player wants who named the suit</source>
        <translation>スートを言った人が何に変えたいか</translation>
    </message>
    <message>
        <source>What has happened since the suit was named</source>
        <translation>スートを言ってから何があったか</translation>
    </message>
    <message>
        <source>What is wrong with the claim of roem</source>
        <translation>ロエムの宣言のどこが誤りか</translation>
    </message>
    <message>
        <source>What happened to the talon or the cards laid away</source>
        <translation>タロンや捨てた2枚に何があったか</translation>
    </message>
    <message>
        <source>When it was noticed; the last trick is only turned until the points are counted</source>
        <extracomment>The stages of KJ-8.1.</extracomment>
        <translation>気づいた段階（最後のトリックは、点数を数え始めるまで「裏返した後」）</translation>
    </message>
    <message>
        <source>It is the last trick of the deal</source>
        <translation>そのディールの最後のトリックだった</translation>
    </message>
    <message>
        <source>The next player, or the one passed over, has already played</source>
        <translation>次の人か、飛ばされた人がもう出した</translation>
    </message>
    <message>
        <source>The player laid it on the table in his turn</source>
        <translation>自分の番に場に置いた</translation>
    </message>
    <message>
        <source>Whether the revoke is proved</source>
        <translation>リボークは証明されたか</translation>
    </message>
    <message>
        <source>How many tricks have been turned after the one with the revoke</source>
        <translation>リボークのトリックより後に裏返したトリックの数</translation>
    </message>
    <message>
        <source>The cards are mixed, and the sides do not agree</source>
        <translation>カードが混ざり、両方の側の意見が合わない</translation>
    </message>
    <message>
        <source>It was counted wrongly, not only written wrongly</source>
        <translation>書き間違いではなく、数え間違いだった</translation>
    </message>
    <message>
        <source>The next game has begun, or the table has broken up</source>
        <translation>次のゲームが始まったか、集まりが終わった</translation>
    </message>
    <message>
        <source>Which trick was looked at</source>
        <translation>どのトリックを見たか</translation>
    </message>
    <message>
        <source>What the player says who lays his hand down</source>
        <translation>手札を見せた人が何と言ったか</translation>
    </message>
    <message>
        <source>Nobody objects: all others agree, or the partner does</source>
        <translation>異議がない（ほかの全員、またはパートナーが認めた）</translation>
    </message>
    <message>
        <source>Whether those who may ask for a remedy do so, or let it stand</source>
        <translation>求められる人が求めるか、見逃すか</translation>
    </message>
    <message>
        <source>Which revoke of this side in this game it is</source>
        <translation>この側の、このゲームで何回目のリボークか</translation>
    </message>
    <message>
        <source>How many times this deal has been dealt, this one included</source>
        <translation>このディールを配った回数（今回も含む）</translation>
    </message>
    <message>
        <source>The makers are nat in it, or a side took every trick</source>
        <translation>メーカー側がナットか、一方がすべてのトリックを取った</translation>
    </message>
    <message>
        <source>This trick has less roem in it: %1.</source>
        <extracomment>%1 points.</extracomment>
        <translation>このトリックのロエムはもっと少なく、%1点です。</translation>
    </message>
    <message>
        <source>The maker of three players lays two cards away.</source>
        <translation>3人のときのメーカーは、カードを2枚捨てます。</translation>
    </message>
    <message>
        <source>Only three players have a talon.</source>
        <translation>タロンがあるのは、3人のときだけです。</translation>
    </message>
    <message>
        <source>This cannot have been noticed so early.</source>
        <translation>この段階では、まだ気づくはずがありません。</translation>
    </message>
    <message>
        <source>It was the turn of %1 to deal: nothing is wrong.</source>
        <translation>ディーラーは%1の番なので、間違いではありません。</translation>
    </message>
    <message>
        <source>Nobody asks for another deal, so this one is played.</source>
        <translation>誰も配り直しを求めないので、このまま続けます。</translation>
    </message>
    <message>
        <source>Somebody has spoken about trumps: the deal stands if everybody has the right number of cards.</source>
        <translation>切札決めの発言があったので、全員の枚数が合っていればそのまま続けます。</translation>
    </message>
    <message>
        <source>Somebody has spoken about trumps: the deal stands.</source>
        <translation>切札決めの発言があったので、そのまま続けます。</translation>
    </message>
    <message>
        <source>A card has been led: the deal stands.</source>
        <translation>リードがあったので、そのまま続けます。</translation>
    </message>
    <message>
        <source>Somebody has a wrong number of cards; earlier deals stand.</source>
        <translation>枚数が合いません。それより前のディールはそのままです。</translation>
    </message>
    <message>
        <source>The points of the deal are entered: only a slip on the sheet can still be mended.</source>
        <translation>このディールの点数は入力済みです。直せるのは、得点表の書き間違いだけです。</translation>
    </message>
    <message>
        <source>The rules do not say what happens: the table decides.</source>
        <translation>規則に定めがないので、卓の人たちで決めます。</translation>
    </message>
    <message>
        <source>In a tournament the director decides; players neither impose nor remit a penalty.</source>
        <translation>大会では審判長が決め、プレイヤーは罰を科すことも免じることもできません。</translation>
    </message>
    <message>
        <source>What %1 said does not count, and nobody is bound by it: the player whose turn it is speaks.</source>
        <translation>%1の発言は数えず、誰もそれに縛られません。正しい順番の人が発言します。</translation>
    </message>
    <message>
        <source>When the turn comes to %1, the same may be said or something else.</source>
        <translation>%1の順番が来たら、同じことを言っても、別のことを言ってもかまいません。</translation>
    </message>
    <message>
        <source>%1 may name another suit, and that suit is trumps.</source>
        <translation>%1は別のスートに変えることができ、そのスートが切札です。</translation>
    </message>
    <message>
        <source>The suit named first is trumps, and %1 is the maker.</source>
        <translation>初めに言ったスートが切札で、メーカーは%1です。</translation>
    </message>
    <message>
        <source>Who has named a suit cannot pass any more.</source>
        <translation>スートを言った人は、パスに変えることができません。</translation>
    </message>
    <message>
        <source>Another suit cannot be named any more.</source>
        <translation>もう別のスートに変えることはできません。</translation>
    </message>
    <message>
        <source>The maker may name a suit of which he has no card: nothing is wrong.</source>
        <translation>1枚も持っていないスートを切札にしてもよいので、間違いではありません。</translation>
    </message>
    <message>
        <source>The maker has to name another suit, one that he holds.</source>
        <translation>メーカーは、持っている別のスートに決め直さなければなりません。</translation>
    </message>
    <message>
        <source>%1 takes the card back, and the player whose lead it is leads.</source>
        <translation>%1はカードを手札に戻し、正しい人がリードします。</translation>
    </message>
    <message>
        <source>The player whose lead it is leads, and the card lies face up before %1.</source>
        <translation>正しい人がリードし、カードは%1の前に表向きに置きます。</translation>
    </message>
    <message>
        <source>It must be played as soon as the rules of play allow it, even if other cards would be allowed too.</source>
        <translation>出せるときが来たら、ほかのカードが出せても、すぐにそれを出します。</translation>
    </message>
    <message>
        <source>The lead stands, and the trick goes on clockwise.</source>
        <translation>そのリードは有効で、時計回りに続けます。</translation>
    </message>
    <message>
        <source>%1 takes the card back and plays when the turn comes.</source>
        <translation>%1はカードを手札に戻し、順番が来てから出します。</translation>
    </message>
    <message>
        <source>The card lies face up before %1 and must be played in turn if the rules of play allow it then, or else as soon as they do.</source>
        <translation>カードは%1の前に表向きに置きます。順番が来て出せるならそれを出し、出せなければ、出せるようになり次第出します。</translation>
    </message>
    <message>
        <source>The card stands; whoever was passed over and has not played yet plays now.</source>
        <translation>そのカードは有効です。飛ばされた人がまだ出していなければ、今出します。</translation>
    </message>
    <message>
        <source>The card is played: %1 may not change it for another.</source>
        <translation>そのカードは出したカードで、%1は替えることができません。</translation>
    </message>
    <message>
        <source>Only a revoke is mended.</source>
        <translation>ただし、リボークなら直します。</translation>
    </message>
    <message>
        <source>The card was not played: %1 takes it back and may play it later or not.</source>
        <translation>出したカードではありません。%1は手札に戻し、後で出しても出さなくてもかまいません。</translation>
    </message>
    <message>
        <source>%1 says which card is played, if both are allowed, and takes the other back.</source>
        <translation>両方とも出せるカードなら、%1がどちらを出すかを言い、もう1枚は手札に戻します。</translation>
    </message>
    <message>
        <source>%1 takes the card back and plays one that is allowed; who played after that may change the card too.</source>
        <translation>%1はカードを手札に戻して出せるカードを出し、その後に出した人もカードを替えてかまいません。</translation>
    </message>
    <message>
        <source>Roem claimed for the trick is struck and may be claimed again for the cards that now lie there.</source>
        <translation>そのトリックで宣言されたロエムは取り消し、直した後のカードで改めて宣言できます。</translation>
    </message>
    <message>
        <source>If %1 leads to the next trick, it may not be with the suit of the card taken back, unless there is nothing else.</source>
        <extracomment>%1 the partner of who revoked.</extracomment>
        <translation>次のトリックを%1がリードするなら、ほかにカードがある限り、戻したカードのスートはリードできません。</translation>
    </message>
    <message>
        <source>The points of the deal are entered: no revoke can be claimed any more.</source>
        <translation>このディールの点数は入力済みで、リボークはもう申し立てられません。</translation>
    </message>
    <message>
        <source>Those who accused mixed the cards: the revoke counts as not proved.</source>
        <translation>申し立てた側がカードを混ぜたので、リボークは証明されなかったものとします。</translation>
    </message>
    <message>
        <source>The accused mixed the cards: the revoke counts as proved.</source>
        <translation>申し立てられた側がカードを混ぜたので、リボークは証明されたものとします。</translation>
    </message>
    <message>
        <source>Nobody is innocent: more than one side has revoked.</source>
        <translation>両方の側がリボークしたので、反則のない側がありません。</translation>
    </message>
    <message>
        <source>It is the first revoke of %1 in this game.</source>
        <extracomment>%1 the side, or of three the player, that revoked.</extracomment>
        <translation>このゲームで%1の初めてのリボークです。</translation>
    </message>
    <message>
        <source>If the makers are nat in the second deal, or a side takes every trick, or somebody revokes again, there is a third.</source>
        <translation>2回目のディールでメーカー側がナットになるか、どちらかがすべてのトリックを取るか、またリボークがあれば、3回目を配ります。</translation>
    </message>
    <message>
        <source>A third deal follows, and it will stand, whatever comes out.</source>
        <translation>3回目を配ります。3回目は、結果がどうなっても有効です。</translation>
    </message>
    <message>
        <source>It is the third deal: it stands, whatever came out.</source>
        <translation>3回目のディールなので、結果がどうなっても有効です。</translation>
    </message>
    <message>
        <source>%1, as the partner, keeps the points.</source>
        <translation>パートナーの%1の点数はそのままです。</translation>
    </message>
    <message>
        <source>The cards are taken back as far as the revoke; %1 plays a card that is allowed, and the play goes on from there.</source>
        <translation>リボークのところまでカードを戻します。%1が出せるカードを出し、そこからやり直します。</translation>
    </message>
    <message>
        <source>The innocent side gives the deal up.</source>
        <translation>反則のない側がディールをやめます。</translation>
    </message>
    <message>
        <source>The claim is struck; there is no penalty.</source>
        <translation>その宣言は取り消しで、罰はありません。</translation>
    </message>
    <message>
        <source>The right value may be claimed instead now.</source>
        <translation>今なら、代わりに正しい点数を宣言できます。</translation>
    </message>
    <message>
        <source>The right value cannot be claimed any more: nothing is left of it.</source>
        <translation>正しい点数はもう宣言できず、何も残りません。</translation>
    </message>
    <message>
        <source>Roem counts without a claim: what lies in the trick is written for those who won it.</source>
        <translation>宣言がなくてもロエムは数えます。トリックにある分を、それを取った側に書きます。</translation>
    </message>
    <message>
        <source>The rest may be claimed now.</source>
        <translation>今なら、残りを宣言できます。</translation>
    </message>
    <message>
        <source>The rest cannot be claimed any more; what was claimed stands.</source>
        <translation>残りはもう宣言できず、宣言した分だけを数えます。</translation>
    </message>
    <message>
        <source>Only those who won the trick may claim its roem: this claim counts for nobody.</source>
        <translation>ロエムを宣言できるのはトリックを取った側だけで、この宣言はどちらの側にも数えません。</translation>
    </message>
    <message>
        <source>They may claim it themselves as long as a claim is allowed.</source>
        <translation>取った側は、宣言が認められる間は自分で宣言できます。</translation>
    </message>
    <message>
        <source>Anybody may claim roem: the claim counts for those who won the trick.</source>
        <translation>ロエムは誰が宣言してもよく、トリックを取った側の得点になります。</translation>
    </message>
    <message>
        <source>The points are not accepted: the cards are counted again, and all of them are worth %1.</source>
        <extracomment>%1 card points of a whole deal.</extracomment>
        <translation>この点数は受け付けず、カードを数え直します。全部で%1点です。</translation>
    </message>
    <message>
        <source>If the count of one side is right, the other has the rest.</source>
        <translation>一方の側の点数が正しければ、残りがもう一方の点数です。</translation>
    </message>
    <message>
        <source>The cards are mixed, and the sides do not agree.</source>
        <translation>カードが混ざり、両方の側の意見が合いません。</translation>
    </message>
    <message>
        <source>What was counted wrongly cannot be counted again without the cards, and stands.</source>
        <translation>数え間違いは、カードがなければ数え直せないので、そのままです。</translation>
    </message>
    <message>
        <source>It is mended: correct the deal.</source>
        <translation>直せます。ディールを訂正してください。</translation>
    </message>
    <message>
        <source>It is too late to mend the sheet: it stands.</source>
        <translation>もう得点表は直せず、そのままです。</translation>
    </message>
    <message>
        <source>The last trick turned may be looked at until the next is complete.</source>
        <translation>最後に裏返したトリックは、次のトリックがそろうまで見てもかまいません。</translation>
    </message>
    <message>
        <source>The first trick may be looked at until everybody has played to the second.</source>
        <translation>最初のトリックは、全員が2トリック目に出すまで見てもかまいません。</translation>
    </message>
    <message>
        <source>To prove a revoke tricks may be turned up in any case.</source>
        <translation>リボークの証明のためなら、いつでもトリックを表にできます。</translation>
    </message>
    <message>
        <source>The trick must be turned back.</source>
        <translation>そのトリックは元に戻さなければなりません。</translation>
    </message>
    <message>
        <source>By words, looks or gestures nobody may tell his partner anything about his cards or advise him; the play goes on.</source>
        <translation>言葉、表情、身ぶりで自分のカードをパートナーに知らせたり、助言したりしてはいけません。プレイは続けます。</translation>
    </message>
    <message>
        <source>%1 takes the cards back, and the play goes on.</source>
        <translation>%1は手札を戻し、プレイを続けます。</translation>
    </message>
    <message>
        <source>Only the makers may concede nat.</source>
        <translation>ナットを認めることができるのは、メーカー側だけです。</translation>
    </message>
    <message>
        <source>The remaining tricks are for %1, with the %2 points of the last one.</source>
        <extracomment>%1 a side or a player, %2 points of the last trick.</extracomment>
        <translation>残りのトリックと最後のトリックの%2点は、%1のものです。</translation>
    </message>
    <message>
        <source>Roem in them counts only if it was shown and claimed in the same breath.</source>
        <translation>そのトリックのロエムは、同時に示して宣言したものだけを数えます。</translation>
    </message>
    <message>
        <source>Until the first card is led the maker may change the cards laid away.</source>
        <translation>メーカーは、最初のリードまでは、捨てた2枚を替えてもかまいません。</translation>
    </message>
    <message>
        <source>A card has been led: the cards laid away stay as they are.</source>
        <translation>リードがあったので、捨てた2枚はそのままです。</translation>
    </message>
    <message>
        <source>The maker mends it before the first card is led: exactly two cards are laid away.</source>
        <translation>メーカーは、最初のリードまでに、捨てるカードをちょうど2枚に直します。</translation>
    </message>
    <message>
        <source>The cards are put back face down.</source>
        <translation>カードは裏向きに元へ戻します。</translation>
    </message>
    <message>
        <source>Revoke of %1: all card points go to the others</source>
        <extracomment>%1 the side, or of three the player, that revoked.</extracomment>
        <translation>%1のリボーク：カードの点数はすべて相手側へ</translation>
    </message>
    <message>
        <source>For the revoke of %1, written as roem</source>
        <translation>%1のリボークで、ロエムとして加える</translation>
    </message>
    <message>
        <source>%1 has revoked and pays for it</source>
        <translation>%1のリボークによる減点</translation>
    </message>
    <message>
        <source>The tricks of this side have less roem in them: %1.</source>
        <translation>この側のトリックにあるロエムはもっと少なく、%1点です。</translation>
    </message>
    <message>
        <source>%1 need more than %2 of %3 to keep their points.</source>
        <translation>%1は%3点のうち%2点を超えないと得点を失います。</translation>
    </message>
    <message>
        <source>%1 lead by %2.</source>
        <translation>%1が%2点リード。</translation>
    </message>
    <message>
        <source>in turn; if all pass, forehand must</source>
        <translation>順に決め、全員パスならフォアハンド</translation>
    </message>
    <message>
        <source>forehand must (Utrecht)</source>
        <translation>フォアハンドが必ず決める（ウトレヒト）</translation>
    </message>
    <message>
        <source>second pack; then its next card</source>
        <translation>別のトランプ、次に次の1枚</translation>
    </message>
    <message>
        <source>second pack; then any suit</source>
        <translation>別のトランプ、次に好きなスート</translation>
    </message>
    <message>
        <source>second pack; then another suit</source>
        <translation>別のトランプ、次に別のスート</translation>
    </message>
    <message>
        <source>the dealer speaks first</source>
        <translation>ディーラーから順に</translation>
    </message>
    <message>
        <source>Amsterdam</source>
        <translation>アムステルダム</translation>
    </message>
    <message>
        <source>Rotterdam</source>
        <translation>ロッテルダム</translation>
    </message>
    <message>
        <source>it may not be done</source>
        <translation>出せない</translation>
    </message>
    <message>
        <source>it may be done</source>
        <translation>出してもよい</translation>
    </message>
    <message>
        <source>it must be done</source>
        <translation>必ず出す</translation>
    </message>
    <message>
        <source>only with nothing else in hand</source>
        <translation>ほかに出せないときだけ</translation>
    </message>
    <message>
        <source>whenever one likes</source>
        <translation>いつでもよい</translation>
    </message>
    <message>
        <source>a number of deals</source>
        <translation>ディールの回数</translation>
    </message>
    <message>
        <source>a total that is reached</source>
        <translation>目標点に達したとき</translation>
    </message>
    <message>
        <source>they stay the same</source>
        <translation>変わらない</translation>
    </message>
    <message>
        <source>they change: an individual evening</source>
        <translation>変わる（個人戦）</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>同じディーラー</translation>
    </message>
    <message>
        <source>the next one</source>
        <translation>左隣の人</translation>
    </message>
    <message>
        <source>Boonaken</source>
        <translation>ボーナーケン</translation>
    </message>
    <message>
        <source>Jass, as printed in the seed document</source>
        <translation>ヤス（原文書のとおり）</translation>
    </message>
    <message>
        <source>Swiss Jass</source>
        <translation>スイスのヤス</translation>
    </message>
    <message>
        <source>in marks, such as V I</source>
        <translation>記号（V Iなど）で</translation>
    </message>
    <message>
        <source>in figures, such as 70</source>
        <translation>数字（70など）で</translation>
    </message>
    <message>
        <source>the side that won the trick</source>
        <translation>トリックを取った側</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>誰でも</translation>
    </message>
    <message>
        <source>nobody need claim it: all of it counts</source>
        <translation>宣言しなくてもすべて数える</translation>
    </message>
    <message>
        <source>until the next card is led</source>
        <translation>次のリードまで</translation>
    </message>
    <message>
        <source>until the trick is turned</source>
        <translation>トリックを裏返すまで</translation>
    </message>
    <message>
        <source>until the points are counted</source>
        <translation>点数を数えるまで</translation>
    </message>
    <message>
        <source>3, 2, 3</source>
        <translation>3枚、2枚、3枚</translation>
    </message>
    <message>
        <source>4, 4</source>
        <translation>4枚、4枚</translation>
    </message>
    <message>
        <source>3, 3, 2</source>
        <translation>3枚、3枚、2枚</translation>
    </message>
    <message>
        <source>until the next player has spoken</source>
        <translation>次の人が言うまで</translation>
    </message>
    <message>
        <source>at once, before a card is led</source>
        <translation>すぐなら、リードの前まで</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>変えられない</translation>
    </message>
    <message>
        <source>it goes back to the hand</source>
        <translation>手札に戻す</translation>
    </message>
    <message>
        <source>it lies open and must be played soon</source>
        <translation>表のまま置き、出せるときに出す</translation>
    </message>
    <message>
        <source>while the trick lies on the table</source>
        <translation>トリックが場にある間</translation>
    </message>
    <message>
        <source>until the next trick is begun</source>
        <translation>次のトリックが始まるまで</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>何もない</translation>
    </message>
    <message>
        <source>the partner may not lead that suit next</source>
        <translation>パートナーは次にそのスートをリードできない</translation>
    </message>
    <message>
        <source>162 without roem</source>
        <translation>162点、ロエムなし</translation>
    </message>
    <message>
        <source>the deal is played again</source>
        <translation>配り直す</translation>
    </message>
    <message>
        <source>it is played again, twice at most</source>
        <translation>2回まで配り直す</translation>
    </message>
    <message>
        <source>the offender alone is charged</source>
        <translation>反則した人だけの責任</translation>
    </message>
    <message>
        <source>the play stands</source>
        <translation>プレイのとおり数える</translation>
    </message>
    <message>
        <source>while the trick is not turned yet</source>
        <translation>トリックを裏返すまで</translation>
    </message>
    <message>
        <source>as long as roem may be claimed</source>
        <translation>ロエムを宣言できる間</translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>最後に裏返したトリック</translation>
    </message>
    <message>
        <source>only the first one</source>
        <translation>最初のトリックだけ</translation>
    </message>
    <message>
        <source>Utrecht, as in its club: undertrumping is a duty too</source>
        <translation>ウトレヒト：クラブの遊び方、弱い切札も出さなければならない</translation>
    </message>
    <message>
        <source>Rotterdam: the play, and nothing else</source>
        <translation>ロッテルダム：プレイだけ</translation>
    </message>
    <message>
        <source>%1 wins the evening with %2 points</source>
        <extracomment>%1 a player, %2 his points of all games of the evening.</extracomment>
        <translation>%1が%2点で一晩の勝者となる</translation>
    </message>
    <message>
        <source>%1 shares the win of the evening with %2 points</source>
        <translation>%1が%2点で一晩の勝ちを分け合う</translation>
    </message>
    <message>
        <source>%1 misses this game: %2 count for him personally</source>
        <translation>%1はこのゲームを休み、個人の点数は%2点</translation>
    </message>
    <message>
        <source>At this table everybody is dealt three cards, then two, then three.</source>
        <translation>この卓では3枚、2枚、3枚の順に配ります。</translation>
    </message>
    <message>
        <source>At this table everybody is dealt four cards, then four.</source>
        <translation>この卓では4枚、4枚の順に配ります。</translation>
    </message>
    <message>
        <source>At this table everybody is dealt three cards, then three, then two.</source>
        <translation>この卓では3枚、3枚、2枚の順に配ります。</translation>
    </message>
    <message>
        <source>Three players are dealt four cards, then three, then two go to the talon, then three.</source>
        <translation>3人のときは4枚、3枚と配り、2枚をタロンに置いて、3枚配ります。</translation>
    </message>
    <message>
        <source>The revoke is not proved, and cards that were shown go back.</source>
        <translation>リボークは証明されなかったので、見せたカードを戻します。</translation>
    </message>
    <message>
        <source>The deal is counted as it was played.</source>
        <translation>プレイしたとおりに点を数えます。</translation>
    </message>
    <message>
        <source>The roem in these cards cannot be claimed so: four of a kind count whole.</source>
        <translation>これらのカードのロエムはこのようには宣言できません。同じ数字4枚は全部で数えます。</translation>
    </message>
    <message>
        <source>play</source>
        <translation>プレイする</translation>
    </message>
    <message>
        <source>after a while</source>
        <translation>しばらくしてから</translation>
    </message>
    <message>
        <source>another suit</source>
        <translation>別のスート</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>proved of both sides</source>
        <translation>両方の側で証明された</translation>
    </message>
    <message>
        <source>claimed by those who lost the trick</source>
        <translation>トリックを取らなかった側が宣言</translation>
    </message>
    <message>
        <source>a card was led</source>
        <translation>カードがリードされてから</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変えた</translation>
    </message>
    <message>
        <source>while trumps are chosen</source>
        <translation>切札を決めている間</translation>
    </message>
    <message>
        <source>while counting</source>
        <translation>数えている間</translation>
    </message>
    <message>
        <source>while dealing</source>
        <translation>配っている間</translation>
    </message>
    <message>
        <source>after it was written down</source>
        <translation>記録した後</translation>
    </message>
    <message>
        <source>to prove a revoke</source>
        <translation>リボークの証明のため</translation>
    </message>
    <message>
        <source>could not be</source>
        <translation>ありえない</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>最後のトリック</translation>
    </message>
    <message>
        <source>after the next lead</source>
        <translation>次のリードの後</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>見た</translation>
    </message>
    <message>
        <source>the accusers mixed the cards</source>
        <translation>申し立てた側がカードを混ぜた</translation>
    </message>
    <message>
        <source>an older trick</source>
        <translation>もっと前のトリック</translation>
    </message>
    <message>
        <source>while the trick lies there</source>
        <translation>トリックが場にある間</translation>
    </message>
    <message>
        <source>“the rest is mine”</source>
        <translation>「残りは全部取る」</translation>
    </message>
    <message>
        <source>somebody else had spoken</source>
        <translation>ほかの人が発言してから</translation>
    </message>
    <message>
        <source>too little</source>
        <translation>少なすぎた</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>多すぎた</translation>
    </message>
    <message>
        <source>after the trick was turned</source>
        <translation>トリックを裏返した後</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>ナット</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>ピット</translation>
    </message>
    <message>
        <source>tegenpit</source>
        <translation>テーゲンピット</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>%1が休み</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>nat, uncounted</source>
        <translation>ナット（数えず）</translation>
    </message>
    <message>
        <source>last trick %1</source>
        <translation>最後のトリック %1</translation>
    </message>
    <message numerus="yes">
        <source>others %n card(s)</source>
        <translation>
            <numerusform>相手%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>others %1</source>
        <translation>相手%1</translation>
    </message>
    <message>
        <source>roem against %1</source>
        <translation>相手ロエム%1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>roem %1</source>
        <translation>ロエム%1</translation>
    </message>
    <message>
        <source>third %1</source>
        <translation>3人目%1</translation>
    </message>
    <message>
        <source>third roem %1</source>
        <translation>3人目ロエム%1</translation>
    </message>
    <message>
        <source>by the cards won</source>
        <translation>取ったカードで</translation>
    </message>
    <message>
        <source>by card points</source>
        <translation>カードの点数で</translation>
    </message>
    <message>
        <source>Roem that was claimed for the trick</source>
        <translation>このトリックで宣言したロエム</translation>
    </message>
    <message>
        <source>Roem in it: %1.</source>
        <extracomment>%1 points.</extracomment>
        <translation>このトリックのロエムは%1点です。</translation>
    </message>
    <message>
        <source>There is no roem in it.</source>
        <translation>ロエムはありません。</translation>
    </message>
    <message>
        <source>Were the %1 roem claimed</source>
        <extracomment>%1 points.</extracomment>
        <translation>ロエムの%1点は宣言されましたか</translation>
    </message>
    <message>
        <source>He defends: the others made trumps</source>
        <translation>メーカー側ではない（切札を決めたのは相手）</translation>
    </message>
    <message>
        <source>Roem that either side has claimed so far, together</source>
        <translation>両方の側がこれまでに宣言したロエムの合計</translation>
    </message>
    <message>
        <source>Only the makers can concede nat; who defends gives the rest up.</source>
        <translation>ナットを認められるのはメーカー側だけです。相手側は残りを譲ります。</translation>
    </message>
    <message>
        <source>The deal is void, and so is the roem in it.</source>
        <translation>このディールは無効で、その中のロエムも無効です。</translation>
    </message>
    <message>
        <source>The deal is void: whoever was passed over deals, with all cards.</source>
        <translation>このディールは無効です。飛ばされた人が、全部のカードを配ります。</translation>
    </message>
    <message>
        <source>The deal stands with the forehand that it had. Whoever was passed over deals the next, and after that %1.</source>
        <extracomment>%1 whose turn it was, %2 who deals after that.</extracomment>
        <translation>そのときのフォアハンドのまま続けます。次は飛ばされた人が配り、その次は%1が配ります。</translation>
    </message>
    <message>
        <source>The deal stands with the forehand that it had. Whoever was passed over deals the next, and the turn goes on from there.</source>
        <translation>そのときのフォアハンドのまま続けます。次は飛ばされた人が配り、そこから順番が続きます。</translation>
    </message>
    <message>
        <source>The fault is let pass.</source>
        <translation>間違いは見逃します。</translation>
    </message>
    <message>
        <source>There is no penalty.</source>
        <translation>罰はありません。</translation>
    </message>
    <message>
        <source>The deal ends at once; nothing of it is left for %1, neither points nor roem.</source>
        <extracomment>%1 the side, or of three the player, that revoked.</extracomment>
        <translation>ディールはここで終わります。%1には、点もロエムも何も残りません。</translation>
    </message>
    <message>
        <source>It is not the first revoke of %1 in this game, so it costs the deal.</source>
        <translation>このゲームで%1の初めてのリボークではないので、このディールを失います。</translation>
    </message>
    <message>
        <source>The deal stands as it fell.</source>
        <translation>このディールは、そのまま有効です。</translation>
    </message>
    <message>
        <source>It is the third deal, and it stands; nothing of it is left for %1, neither points nor roem.</source>
        <translation>3回目のディールなので有効です。%1には、点もロエムも何も残りません。</translation>
    </message>
    <message>
        <source>The deal is played to its end, and %1 pays for the revoke.</source>
        <extracomment>%1 who revoked, %2 points.</extracomment>
        <translation>ディールを最後までプレイし、%1がリボークの分を失います。</translation>
    </message>
    <message>
        <source>Partners are fixed, so it is taken from the total of %1.</source>
        <extracomment>%1 a side, %2 points.</extracomment>
        <translation>パートナーが決まっているので、%1の合計から引きます。</translation>
    </message>
    <message>
        <source>A guest played for %1 and has no personal total from which it could be taken.</source>
        <extracomment>%1 who misses the game.</extracomment>
        <translation>%1の代わりのゲストには、引くための個人合計がありません。</translation>
    </message>
    <message>
        <source>The play goes on.</source>
        <translation>そのまま続けます。</translation>
    </message>
    <message>
        <source>Nat is conceded by %1, and nothing is counted: all card points, and all roem that either side has claimed, are for the others.</source>
        <extracomment>%1 the makers&apos; side, or of three the maker.</extracomment>
        <translation>%1がナットを認めたので、点数は数えません。カードの点の全部と、両方の側が宣言したロエムの全部は、相手のものです。</translation>
    </message>
    <message>
        <source>Who may ask has to ask in time: what all have accepted stays.</source>
        <translation>求められる人は、間に合うように求めなければなりません。全員が受け入れたことは変わりません。</translation>
    </message>
    <message>
        <source>Everybody gets his cards in the same way, and who has spoken about trumps has accepted them.</source>
        <translation>全員が同じ配り方でカードをもらいます。切札について話した人は、それを受け入れています。</translation>
    </message>
    <message>
        <source>A card that all have seen tells who has it, and trumps would be chosen by that.</source>
        <translation>全員が見たカードは持ち主がわかり、切札がそれで選ばれてしまいます。</translation>
    </message>
    <message>
        <source>With a card too many or too few the tricks and the points cannot come out.</source>
        <translation>カードが多すぎたり少なすぎたりすると、トリックも点数も合いません。</translation>
    </message>
    <message>
        <source>Everybody is to deal, and to sit as forehand, equally often.</source>
        <translation>全員が同じ回数だけ配り、同じ回数だけフォアハンドになるようにします。</translation>
    </message>
    <message>
        <source>Who speaks too early must not take the choice of trumps from another.</source>
        <translation>早く話しすぎた人が、ほかの人から切札を選ぶ権利を奪ってはいけません。</translation>
    </message>
    <message>
        <source>A slip of the tongue may be put right until somebody has relied on it.</source>
        <translation>言い間違いは、誰かがそれをもとに動くまでは直せます。</translation>
    </message>
    <message>
        <source>The makers should know what they promise, but once a card is led everybody has relied on it.</source>
        <translation>メーカーは何を引き受けるのか知っているべきですが、リードの後は全員がそれをもとに動いています。</translation>
    </message>
    <message>
        <source>The lead belongs to who won the trick, and the opponents may insist on it.</source>
        <translation>リードはトリックを取った人のもので、相手側はそれを求められます。</translation>
    </message>
    <message>
        <source>Who plays later has seen more, and nobody may take that place from him.</source>
        <translation>後から出す人はより多くを見ています。その順番を奪ってはいけません。</translation>
    </message>
    <message>
        <source>A card counts when it is laid down on purpose, and not when it falls.</source>
        <translation>カードは、わざと置いたときに数え、落としたときは数えません。</translation>
    </message>
    <message>
        <source>A trick has one card of each player, and a slip is mended as long as all can see it.</source>
        <translation>トリックは1人1枚です。間違いは、全員に見えているうちに直します。</translation>
    </message>
    <message>
        <source>While the cards lie there it can be put right, and nobody has lost anything by it.</source>
        <translation>カードがまだそこにあれば直せて、誰も損をしていません。</translation>
    </message>
    <message>
        <source>Nobody can tell how the deal would have gone, so those who revoked keep nothing of it.</source>
        <translation>そのディールがどうなったかは誰にもわからないので、リボークした側には何も残りません。</translation>
    </message>
    <message>
        <source>Nobody can tell how the deal would have gone, so nobody keeps it; who revokes again is not spared again.</source>
        <translation>そのディールがどうなったかは誰にもわからないので、誰のものにもしません。もう一度リボークした人は、もう許されません。</translation>
    </message>
    <message>
        <source>There is a second chance, and at most a third, so that the game has an end.</source>
        <translation>やり直しは2回目、多くても3回目までです。そうしないとゲームが終わりません。</translation>
    </message>
    <message>
        <source>The fault is the player&apos;s own, and his partner has no part in it.</source>
        <translation>間違いは本人のもので、パートナーのせいではありません。</translation>
    </message>
    <message>
        <source>At this table a revoke is mended as far as that can be done, and nobody is punished.</source>
        <translation>この卓では、リボークはできるだけ直し、誰も罰しません。</translation>
    </message>
    <message>
        <source>A revoke is proved by the cards, so it is claimed while they are there.</source>
        <translation>リボークはカードで証明するので、カードがあるうちに指摘します。</translation>
    </message>
    <message>
        <source>Who asks in good faith has done nothing wrong; otherwise nobody would dare to ask.</source>
        <translation>正直に尋ねた人は悪くありません。そうでなければ、誰も尋ねられなくなります。</translation>
    </message>
    <message>
        <source>Roem is what lies in the trick and is claimed in time, and a miscount is no crime.</source>
        <translation>ロエムは、トリックの中にあって間に合うように宣言したものです。数え間違いは罪ではありません。</translation>
    </message>
    <message>
        <source>All cards together are worth the same in every deal, so a wrong count shows itself.</source>
        <translation>全部のカードの点はいつも同じなので、数え間違いは必ずわかります。</translation>
    </message>
    <message>
        <source>The sheet has to say what was counted; a slip of the pencil wins nobody anything.</source>
        <translation>得点表には数えたとおりを書きます。書き間違いで誰かが得をすることはありません。</translation>
    </message>
    <message>
        <source>Remembering the cards is part of the game; proving a revoke needs the tricks.</source>
        <translation>カードを覚えることもゲームのうちです。リボークの証明にはトリックが必要です。</translation>
    </message>
    <message>
        <source>Partners may know each other&apos;s cards by the play alone.</source>
        <translation>パートナーのカードは、プレイだけから知ってよいものです。</translation>
    </message>
    <message>
        <source>Tricks that nobody has played belong to a side only if nobody objects.</source>
        <translation>プレイしていないトリックは、誰も反対しないときだけ誰かのものになります。</translation>
    </message>
    <message>
        <source>What is laid away is the maker&apos;s choice until the first card is led, and nobody else&apos;s to see.</source>
        <translation>何を捨てるかは、最初のリードまでメーカーが決めることで、ほかの人は見てはいけません。</translation>
    </message>
    <message>
        <source>“we are nat”</source>
        <translation>「こちらはナットだ」</translation>
    </message>
    <message>
        <source>“the rest is yours”</source>
        <translation>「残りはそちらのもの」</translation>
    </message>
    <message>
        <source>162 and the roem of both sides</source>
        <translation>162点と両方の側のロエム</translation>
    </message>
    <message>
        <source>One side alone has mixed them</source>
        <translation>一方の側だけが混ぜた</translation>
    </message>
    <message>
        <source>Roem claimed so far: by the innocent side, of three by each other player, and then by the side at fault; a pit counts with it</source>
        <translation>それまでに宣言したロエム：反則のない側（3人ではほかの各人）、次に反則した側。ピットのボーナスも含める</translation>
    </message>
    <message>
        <source>Tell one sum for the innocent side, of three one for each other player from the left; and then one for the side at fault.</source>
        <translation>反則のない側の合計を1つ（3人では左隣から順にほかの各人に1つずつ）、続けて反則した側の合計を1つ入れてください。</translation>
    </message>
    <message>
        <source>The trick was turned with a card too many or too few, and the others ask for another deal.</source>
        <translation>トリックを、カードが多いか足りないまま裏返したので、ほかの人が配り直しを求めています。</translation>
    </message>
    <message>
        <source>The others let the deal stand: every card counts where it lies, and who has none left plays none.</source>
        <translation>ほかの人がそのまま続けることを選びました。カードはそれぞれ今ある場所で数え、手札のなくなった人は出しません。</translation>
    </message>
    <message>
        <source>What those have counted who did not mix the cards stands, and the others have the rest.</source>
        <translation>混ぜなかった側の数え方が正しいとし、もう一方は残りの点数です。</translation>
    </message>
    <message>
        <source>The others&apos; roem counts for %1: %2</source>
        <extracomment>%1 a side or a player, %2 points.</extracomment>
        <translation>ほかの人のロエムも%1のもの：%2</translation>
    </message>
    <message>
        <source>How far the play had come when it was seen</source>
        <translation>気づいたときプレイはどこまで進んでいたか</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>見ている人は何について話したか</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>そのトリックのカードをまだ確かめられる</translation>
    </message>
    <message>
        <source>He could have played a card that was allowed</source>
        <translation>出せるカードを実は持っていた</translation>
    </message>
    <message>
        <source>He said that he had none and the trick was turned, or a card was led since</source>
        <translation>持っていないと答えてトリックが裏返された、またはその後リードがあった</translation>
    </message>
    <message>
        <source>He had none, and the question is allowed: play goes on.</source>
        <translation>実際に持っておらず、聞くのも認められています。プレイを続けます。</translation>
    </message>
    <message>
        <source>The trick goes to the side whose card is best in it, with its points; that side may claim its roem now.</source>
        <translation>トリックは、一番強いカードを出した側のもので、点数も移ります。その側は今ロエムを宣言できます。</translation>
    </message>
    <message>
        <source>Who won it leads.</source>
        <translation>取った人がリードします。</translation>
    </message>
    <message>
        <source>The lead that followed was out of turn, and is settled as such.</source>
        <translation>その後のリードは順番でないリードとして扱います。</translation>
    </message>
    <message>
        <source>The tricks played since then stand.</source>
        <translation>その後のトリックはそのまま有効です。</translation>
    </message>
    <message>
        <source>Nobody can show it any more: the trick counts where it lay, unless both sides agree.</source>
        <translation>もう確かめられないので、両方が同意しない限り、置いてあった側のトリックとします。</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>そのトリックだけを開き、カードで決めます。その後また閉じます。</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it; the last trick counts where it lies.</source>
        <translation>次のトリックをリードした人が取ったものとします。最後のトリックは置いてある側のものです。</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>指摘されたことは、プレイヤーが指摘したのと同じに扱います。</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>プレイを続けます。聞いたことを利用してはいけません。</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>遊んでいない人は以後黙るか、席を離れます。</translation>
    </message>
    <message>
        <source>Here nobody has to name a suit.</source>
        <translation>ここではスートを言う義務のある人はいません。</translation>
    </message>
    <message>
        <source>The pass does not count: %1 names a suit now.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>パスは数えません。%1は今スートを言います。</translation>
    </message>
    <message>
        <source>The hands cannot be restored: %1 counts as the maker, and is nat.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>手札を元に戻せないので、%1をメーカーとみなし、ナットとします。</translation>
    </message>
    <message>
        <source>%1 would not name a suit</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1がスートを言わなかった</translation>
    </message>
    <message>
        <source>It is a revoke noticed too late to be mended: the other side may claim it, or let it stand.</source>
        <translation>直すには遅いリボークです。相手側は申し立てることも、そのままにすることもできます。</translation>
    </message>
    <message>
        <source>Dealt in other packets</source>
        <translation>配る枚数の間違い</translation>
    </message>
    <message>
        <source>dealt in fours / wrong packets / dealt two at a time / he did not deal three two three</source>
        <translation>4枚ずつ配った / 2枚ずつ配った / 3枚2枚3枚でなかった / 配り方が違う</translation>
    </message>
    <message>
        <source>A card exposed in dealing</source>
        <translation>配っている間に見えたカード</translation>
    </message>
    <message>
        <source>a card turned over while dealing / the dealer showed a card / a card lay face up in the pack</source>
        <translation>配るときに表になった / 配る人がカードを見せた / 山に表向きのカード</translation>
    </message>
    <message>
        <source>A wrong number of cards</source>
        <translation>枚数が合わない</translation>
    </message>
    <message>
        <source>too many cards / too few cards / seven cards / nine cards / a card is missing / he has a card left over / misdeal</source>
        <translation>カードが多い / カードが少ない / 7枚しかない / 9枚ある / 1枚足りない / カードが余った</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>違う人が配った</translation>
    </message>
    <message>
        <source>dealt out of turn / it was not his deal / somebody was skipped in dealing / somebody else should have dealt</source>
        <translation>順番でないのに配った / 配る人を間違えた / 配る番を飛ばした / 親を間違えた</translation>
    </message>
    <message>
        <source>A suit named or a pass out of turn</source>
        <translation>順番でない発言</translation>
    </message>
    <message>
        <source>he spoke before his turn / he passed too early / named trumps before me / forehand had not spoken</source>
        <translation>順番でないのにパスした / 先に切札を言った / 順番より早く言った / フォアハンドがまだ言っていない</translation>
    </message>
    <message>
        <source>The wrong suit named</source>
        <translation>スートの言い間違い</translation>
    </message>
    <message>
        <source>he wants to change trumps / slip of the tongue / he said one suit but meant another / he meant hearts / can he still change the suit / he wants to pass after all</source>
        <translation>切札を変えたい / 言い間違えた / 別のスートのつもりだった / まだ変えられるか / やはりパスしたい</translation>
    </message>
    <message>
        <source>Trumps made without a trump</source>
        <translation>持っていないスートを切札にした</translation>
    </message>
    <message>
        <source>he named a suit he does not have / no trump in his hand / may he make a suit he does not hold</source>
        <translation>切札を1枚も持っていない / ないスートを言った / 持たずに切札を決めた</translation>
    </message>
    <message>
        <source>A lead out of turn</source>
        <translation>順番でないリード</translation>
    </message>
    <message>
        <source>he led but it was not his lead / the wrong player led / it was my lead / his partner had the lead</source>
        <translation>リードする番ではなかった / 違う人がリードした / 自分がリードするはずだった</translation>
    </message>
    <message>
        <source>A card played out of turn</source>
        <translation>順番より先に出したカード</translation>
    </message>
    <message>
        <source>he played before his turn / too early / it was not his turn / he played before me / somebody was skipped</source>
        <translation>順番でないのに出した / 早く出した / 自分の番ではない / 飛ばされた</translation>
    </message>
    <message>
        <source>A card shown by mistake</source>
        <translation>うっかり見せたカード</translation>
    </message>
    <message>
        <source>he dropped a card / a card fell / I saw his card / he showed a card / he took his card back / he wants to change his card / a card laid is played</source>
        <translation>カードを落とした / カードが見えた / 見せてしまった / カードを引っ込めた / 別のカードに変えたい / 出したカードを戻した</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>同時に2枚出した</translation>
    </message>
    <message>
        <source>two cards stuck together / he put down two cards / played two cards</source>
        <translation>2枚重なって出した / 2枚くっついていた / 一度に2枚</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>リボークした</translation>
    </message>
    <message>
        <source>he did not follow suit / he had to trump / he should have overtrumped / he undertrumped / she reneged / renege / he still had the suit / he trumped although he could follow / he threw something off</source>
        <translation>フォローしなかった / 切札を出すべきだった / より強い切札を出すべきだった / 弱い切札を出した / 持っていたのに出さなかった / スートがあった</translation>
    </message>
    <message>
        <source>A deal dealt again for a revoke</source>
        <translation>リボークで配り直したディール</translation>
    </message>
    <message>
        <source>the second deal after a revoke / a third deal / nat in the deal dealt again / do we deal once more</source>
        <translation>配り直した2回目 / 3回目の配り直し / 配り直しでナット / もう一度配るのか</translation>
    </message>
    <message>
        <source>A wrong accusation</source>
        <translation>誤った申し立て</translation>
    </message>
    <message>
        <source>he was wrongly accused of a revoke / false accusation / he did not revoke at all / they said I reneged and it is not true</source>
        <translation>間違ってリボークだと言われた / リボークしていなかった / 濡れ衣 / 疑いが間違いだった</translation>
    </message>
    <message>
        <source>A false claim of roem</source>
        <translation>誤ったロエムの宣言</translation>
    </message>
    <message>
        <source>he claimed too much roem / he claimed too little / the roem was not there / they claimed roem in our trick / wrong roem / forgot to claim the rest / stuk that was not there</source>
        <translation>ロエムを多く宣言した / ロエムを少なく言った / ロエムがなかった / 相手がロエムを宣言した / 間違ったロエム / スツックではなかった</translation>
    </message>
    <message>
        <source>The points are not 162 together</source>
        <translation>合わせて162点にならない</translation>
    </message>
    <message>
        <source>the count is wrong / points are missing / we counted 152 / count again / the sums do not agree / miscounted</source>
        <translation>数え間違い / 点が足りない / 152点しかない / 数え直す / 合計が合わない</translation>
    </message>
    <message>
        <source>A slip on the sheet</source>
        <translation>得点表の書き間違い</translation>
    </message>
    <message>
        <source>written down wrongly / an error on the score sheet / points on the wrong side / wrongly added up / we forgot to write the roem</source>
        <translation>書き間違えた / 得点表の間違い / 反対側に書いた / 足し算を間違えた / 書き忘れた</translation>
    </message>
    <message>
        <source>A turned trick looked at</source>
        <translation>裏返したトリックを見た</translation>
    </message>
    <message>
        <source>may I see the last trick / he looked at a trick / he turned a trick over / look back at the first trick</source>
        <translation>最後のトリックを見たい / トリックを見た / トリックをめくった / 前のトリックを見返した</translation>
    </message>
    <message>
        <source>Talk or gestures</source>
        <translation>会話や身ぶり</translation>
    </message>
    <message>
        <source>he gave his partner a sign / they are signalling / he told his partner what he holds / a look / talking across the table / he said I have the jack</source>
        <translation>パートナーに合図した / サインを送った / 何を持っているか言った / 目くばせ / ジャックがあると言った</translation>
    </message>
    <message>
        <source>A hand laid down</source>
        <translation>手札を見せて終わらせた</translation>
    </message>
    <message>
        <source>the rest is mine / he says he takes the rest / he laid his cards on the table / they concede nat / he gives up / do we play it out</source>
        <translation>残りは自分のもの / 全部取れると言う / 手札を広げた / ナットを認める / あきらめる / 最後までプレイするか</translation>
    </message>
    <message>
        <source>A fault with the talon</source>
        <translation>タロンの間違い</translation>
    </message>
    <message>
        <source>the maker changed what he laid away / he laid away three cards / somebody looked at the talon / the two cards laid away</source>
        <translation>捨てたカードを変えた / 3枚捨てた / タロンを見た / 捨てた2枚</translation>
    </message>
    <message>
        <source>Who has to name a suit passed</source>
        <translation>切札を決めるべき人がパスした</translation>
    </message>
    <message>
        <source>forehand passed although all had passed / nobody made trumps / he has to name trumps / he refuses to name a suit / everybody passed</source>
        <translation>全員パスの後でフォアハンドがパスした / 誰も切札を決めない / 決めなければならない / 切札を言わない</translation>
    </message>
    <message>
        <source>“None left?” was asked</source>
        <translation>「もうない？」と聞いた</translation>
    </message>
    <message>
        <source>no more clubs / he asked whether he had none left / have you no spades / he said he had none / asking about the suit</source>
        <translation>そのスートはもうないか / 持っていないか聞いた / スペードはないのか / ないと答えた</translation>
    </message>
    <message>
        <source>The wrong side gathered a trick</source>
        <translation>違う側がトリックを取った</translation>
    </message>
    <message>
        <source>they took our trick / the trick lies in the wrong pile / we had won it / a trick went to the other side / they picked up a trick that was ours</source>
        <translation>相手に自分たちのトリックを取られた / トリックが違う山にある / こちらが勝っていた / 間違った側が集めた</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>トリックをどちらが取ったかの争い</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both sides say it was theirs</source>
        <translation>どちらのトリックか / 誰が勝ったかわからない / 取った側で意見が合わない / 覚えていない / 両方が自分のだと言う</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>見ている人が口を出した</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / somebody behind me gave it away / advice from outside / a visitor told him</source>
        <translation>見物人が話した / 遊んでいない人が言った / 観客が教えた / 外から助言した / 後ろの人がばらした</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>そのほかのこと</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>どれでもない / 別の反則</translation>
    </message>
    <message>
        <source>Somebody has to name a suit, or the deal would not be played.</source>
        <translation>誰かがスートを選ばなければ、ディールはプレイされません。</translation>
    </message>
    <message>
        <source>others / they</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>third</source>
        <translation>3人目</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>ロエム</translation>
    </message>
    <message>
        <source>against / roem against</source>
        <translation>相手ロエム</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>3人目ロエム</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>nat / wet</source>
        <translation>ナット</translation>
    </message>
    <message>
        <source>last / last trick</source>
        <translation>最後 / 最後のトリック</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>相手のカード</translation>
    </message>
    <message>
        <source>absent / away</source>
        <translation>休み / 欠席</translation>
    </message>
    <message>
        <source>Two against two: more than half of the points, and roem on top.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>2人対2人。点の半分より多く取り、ロエムも加わる。</translation>
    </message>
    <message>
        <source>play / I play</source>
        <translation>プレイする / プレイ</translation>
    </message>
    <message>
        <source>What each side has does not go with the roem and the pits that were told.</source>
        <translation>それぞれの側の得点が、報告されたロエムとピットに合いません。</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; the sheet has %3, so %4 is roem and pits</source>
        <extracomment>%1 deals, %2 their card points, %3 the sum of both totals, %4 what is left.</extracomment>
        <translation>
            <numerusform>%nディールで%2点、得点表は%3点：残りの%4点はロエムとピット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) can add up to %2</source>
        <translation>
            <numerusform>%nディールで合計%2点はありえる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2 at least: %3. A deal or the last trick of one is missing.</source>
        <extracomment>%1 deals, %2 the least they give, %3 the difference.</extracomment>
        <translation>
            <numerusform>%nディールなら少なくとも%2点です（差は%3点）。ディールか最後のトリックの点数が抜けています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; no roem adds up to %3 above it.</source>
        <translation>
            <numerusform>%nディールで%2点です。残りの%3点になるロエムはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; what is above it, %3, is no multiple of ten: some deal is miswritten.</source>
        <translation>
            <numerusform>%nディールで%2点です。残りの%3点は10の倍数でないので、どこかのディールが誤りです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; %3 above it is impossible as roem: one deal is 10 or 30 out, perhaps by its last trick.</source>
        <translation>
            <numerusform>%nディールで%2点です。残りの%3点はロエムとしてありえません。どこかのディールが10点か30点違い、最後のトリックが原因かもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of three players never add up to this.</source>
        <translation>
            <numerusform>3人の%nディールが、この合計になることはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with the roem and the pits that were told come to %2, not to %3.</source>
        <extracomment>%1 deals, %2 what they come to, %3 what was told.</extracomment>
        <translation>
            <numerusform>%n回のディールで報告されたロエムとピットを足すと%2になり、%3にはなりません。</numerusform>
        </translation>
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
        <translation>数え方（0から失点を増やす、または持ち点を減らす）</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>ゲームの終わり方</translation>
    </message>
    <message>
        <source>Deals in a game, where their number is fixed</source>
        <translation>1ゲームのディール数（回数を決める場合）</translation>
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
        <translation>脱落の条件（その点数に達したとき、または超えたとき）</translation>
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
        <translation>ライフの数（2なら一度だけ復活できる）</translation>
    </message>
    <message>
        <source>Standard: out at 21</source>
        <translation>標準：21点で脱落</translation>
    </message>
    <message>
        <source>Counting down from 21: easier for children</source>
        <translation>21点の持ち点を減らす数え方：子どもにもわかりやすい</translation>
    </message>
    <message>
        <source>Ten deals and nobody goes out; the least loss wins</source>
        <translation>10ディールで脱落なし：失点の最も少ない人が勝ち</translation>
    </message>
    <message>
        <source>Agurk: 30 points, all with the highest rank lose</source>
        <translation>Agurk：30点で脱落、最強の数字を出した全員が失点</translation>
    </message>
    <message>
        <source>Gurka: six cards, compared with the previous card</source>
        <translation>Gurka：手札6枚、直前のカードと比べる</translation>
    </message>
    <message>
        <source>Everybody comes back once; ends when two are left</source>
        <translation>全員が一度だけ復活できる：残り2人で終了</translation>
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
        <translation>最後のトリックの数字（出した順）</translation>
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
    <message>
        <source>Who deals again after a misdeal</source>
        <translation>配り間違いの後で配る人</translation>
    </message>
    <message>
        <source>Whether a card out of turn stands once somebody has played after it</source>
        <translation>順番でないカードを、誰かが続けて出した後は有効とするか</translation>
    </message>
    <message>
        <source>What happens to a card that was shown</source>
        <translation>見せてしまったカードの扱い</translation>
    </message>
    <message>
        <source>What a card costs that was not allowed</source>
        <translation>出せないカードを出したときの罰</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>起こったこと</translation>
    </message>
    <message>
        <source>How far the deal was when it was noticed</source>
        <translation>気づいたときのディールの段階</translation>
    </message>
    <message>
        <source>When the card was noticed that was not allowed</source>
        <translation>出せないカードに気づいた時期</translation>
    </message>
    <message>
        <source>How the claim stands</source>
        <translation>指摘の状況</translation>
    </message>
    <message>
        <source>The missing card fell on the floor</source>
        <translation>足りないカードは床に落ちていた</translation>
    </message>
    <message>
        <source>Somebody has a wrong number of cards, or was dealt in although he is out</source>
        <translation>枚数の違う人がいる、または脱落した人に配った</translation>
    </message>
    <message>
        <source>Somebody has played after it</source>
        <translation>誰かが続けて出した</translation>
    </message>
    <message>
        <source>All have played to the trick</source>
        <translation>トリックは終わっている</translation>
    </message>
    <message>
        <source>Who played the card that was not allowed</source>
        <translation>出せないカードを出した人</translation>
    </message>
    <message>
        <source>Who else did so in this deal</source>
        <translation>このディールで同じ反則をしたほかの人</translation>
    </message>
    <message>
        <source>The last trick was played</source>
        <translation>最後のトリックまで出した</translation>
    </message>
    <message>
        <source>The rank that took the last trick</source>
        <translation>最後のトリックを取った数字</translation>
    </message>
    <message>
        <source>Somebody who does not play can look</source>
        <translation>関係のない人が見ることができる</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>ゲームは終わっている</translation>
    </message>
    <message>
        <source>Somebody was taken for out, or for still in, by mistake</source>
        <translation>間違えて脱落とされた人、または残っていた人がいる</translation>
    </message>
    <message>
        <source>Anyone may ask for it until the first lead.</source>
        <translation>最初のリードまでは、誰が求めてもかまいません。</translation>
    </message>
    <message>
        <source>After the first lead the deal stands, unless somebody has a wrong number of cards.</source>
        <translation>最初のリードの後は、枚数の違う人がいなければ、そのまま続けます。</translation>
    </message>
    <message>
        <source>A card that fell on the floor belongs to the hand that lost it, and is played from there.</source>
        <translation>床に落ちたカードは落とした人の手札なので、拾って使います。</translation>
    </message>
    <message>
        <source>The lead is taken back, and the right player leads what he likes.</source>
        <translation>リードを戻し、本来の人が自由にリードします。</translation>
    </message>
    <message>
        <source>The lead goes back with all cards played to it, and the right player leads what he likes.</source>
        <translation>リードと、それに出したカードをすべて戻し、本来の人が自由にリードします。</translation>
    </message>
    <message>
        <source>The lead stands, and the trick goes on from there, clockwise.</source>
        <translation>リードは有効で、そこから時計回りに続けます。</translation>
    </message>
    <message>
        <source>The trick is complete, so it stands.</source>
        <translation>トリックは終わっているので、そのまま有効です。</translation>
    </message>
    <message>
        <source>The card goes back into the hand, and so do the cards played after it.</source>
        <translation>そのカードも、続けて出したカードも、すべて手札に戻します。</translation>
    </message>
    <message>
        <source>The card stands, and those who were skipped play after it in their order.</source>
        <translation>カードは有効で、飛ばされた人が、その後から順に出します。</translation>
    </message>
    <message>
        <source>The order in which the cards came to the table counts, for what may be played and for who takes the trick.</source>
        <translation>出せるカードも、トリックを取る人も、実際に場へ出た順で決めます。</translation>
    </message>
    <message>
        <source>The player chooses which of the two he plays, if it was allowed; the other goes back into his hand.</source>
        <translation>出せるカードであれば、どちらを出すかは本人が選び、もう1枚は手札に戻します。</translation>
    </message>
    <message>
        <source>If only one of them was allowed, it is that one.</source>
        <translation>出せるのが1枚だけなら、それを出したことになります。</translation>
    </message>
    <message>
        <source>The card lying on top counts, and the other goes back into the hand.</source>
        <translation>上になっていたカードを出したことにし、もう1枚は手札に戻します。</translation>
    </message>
    <message>
        <source>The card lies face up before its owner, who plays it whenever he likes and it is allowed.</source>
        <translation>カードは本人の前に表向きに置き、出せるときに自由に出します。</translation>
    </message>
    <message>
        <source>Everybody who played after it may change his card.</source>
        <translation>その後に出した人は、全員カードを変えられます。</translation>
    </message>
    <message>
        <source>%1 played a card that was not allowed and loses %2</source>
        <extracomment>%1 a player, %2 points.</extracomment>
        <translation>%1は出せないカードを出し、%2点を失う</translation>
    </message>
    <message>
        <source>Play goes on; at the end of the deal the tricks may be opened for it.</source>
        <translation>そのまま続け、ディールの終わりにトリックを開いて調べられます。</translation>
    </message>
    <message>
        <source>It is proved if the same player later played a lower card than the one he threw as his lowest.</source>
        <translation>最も弱いはずのカードより弱いカードを、本人が後で出していれば証明されます。</translation>
    </message>
    <message>
        <source>Nobody has to show his hand to the table.</source>
        <translation>手札を全員に見せる必要はありません。</translation>
    </message>
    <message>
        <source>The neutral person looks at the hand of that one player, and says only whether the card was allowed.</source>
        <translation>関係のない人が、その人の手札だけを見て、出せるカードだったかどうかだけを答えます。</translation>
    </message>
    <message>
        <source>Play goes on, and it is checked at the end of the deal.</source>
        <translation>そのまま続け、ディールの終わりに調べます。</translation>
    </message>
    <message>
        <source>All cards lie open, and everybody may look at them.</source>
        <translation>すべて開いていて、誰でも見ることができます。</translation>
    </message>
    <message>
        <source>The loss is put right.</source>
        <translation>失点の記入を直します。</translation>
    </message>
    <message>
        <source>From the next deal on the right total says who is in; deals already played stand.</source>
        <translation>次のディールから正しい合計のとおりに扱い、すでに行ったディールはそのままです。</translation>
    </message>
    <message>
        <source>No rule names this fault: the table decides.</source>
        <translation>この反則の決まりはありません。その場の全員で決めます。</translation>
    </message>
    <message>
        <source>Whatever all players still in agree on at once may be done.</source>
        <translation>残っている人が全員その場で一致すれば、どのようにしてもかまいません。</translation>
    </message>
    <message>
        <source>%1: %2 to go</source>
        <translation>%1：あと%2点</translation>
    </message>
    <message>
        <source>losses, up from 0</source>
        <translation>失点を0から数える</translation>
    </message>
    <message>
        <source>points, down from the limit</source>
        <translation>持ち点を減らす</translation>
    </message>
    <message>
        <source>with one player left</source>
        <translation>1人だけ残ったとき</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>決まった回数の後</translation>
    </message>
    <message>
        <source>with two players left</source>
        <translation>2人だけ残ったとき</translation>
    </message>
    <message>
        <source>on a pile</source>
        <translation>山に重ねる</translation>
    </message>
    <message>
        <source>in front of each player</source>
        <translation>各自の前</translation>
    </message>
    <message>
        <source>on reaching it</source>
        <translation>達したとき</translation>
    </message>
    <message>
        <source>only above it</source>
        <translation>超えたとき</translation>
    </message>
    <message>
        <source>the last one loses; the others get a bonus</source>
        <translation>最後の人が失点、ほかはボーナス</translation>
    </message>
    <message>
        <source>they all lose</source>
        <translation>全員が失点</translation>
    </message>
    <message>
        <source>the last one loses; no bonus</source>
        <translation>最後の人が失点、ボーナスなし</translation>
    </message>
    <message>
        <source>an ace or the lowest card</source>
        <translation>Aか最も弱いカード</translation>
    </message>
    <message>
        <source>the lowest card only</source>
        <translation>最も弱いカードだけ</translation>
    </message>
    <message>
        <source>the highest of the trick</source>
        <translation>トリックで最も強いカード</translation>
    </message>
    <message>
        <source>the card played just before</source>
        <translation>直前のカード</translation>
    </message>
    <message>
        <source>the dealer again</source>
        <translation>同じ親</translation>
    </message>
    <message>
        <source>the next one still in</source>
        <translation>残っている次の人</translation>
    </message>
    <message>
        <source>yes, it stands</source>
        <translation>有効とする</translation>
    </message>
    <message>
        <source>no, it is taken back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>it is taken up again</source>
        <translation>手札に戻す</translation>
    </message>
    <message>
        <source>it lies open until it is played</source>
        <translation>出すまで表のまま置く</translation>
    </message>
    <message>
        <source>the player loses the deal</source>
        <translation>そのディールの負けとする</translation>
    </message>
    <message>
        <source>the cards are dealt again</source>
        <translation>配り直す</translation>
    </message>
    <message>
        <source>A deal costs 2 at least, and nothing comes back here.</source>
        <translation>1ディールの失点は2点以上で、ここでは戻る点がありません。</translation>
    </message>
    <message>
        <source>Only one player goes out in a deal, so more must be left.</source>
        <translation>1ディールで脱落するのは1人だけなので、残る人がもっといるはずです。</translation>
    </message>
    <message>
        <source>No last deal can have left these totals.</source>
        <translation>どんな最後のディールでも、この合計にはなりません。</translation>
    </message>
    <message>
        <source>So many deals cannot have come to these totals.</source>
        <translation>このディール数でこの合計にはなりません。</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>遅すぎた</translation>
    </message>
    <message>
        <source>out</source>
        <translation>脱落</translation>
    </message>
    <message>
        <source>%1 led</source>
        <translation>%1がリード</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1も同じ</translation>
    </message>
    <message>
        <source>Enter the whole last trick</source>
        <translation>最後のトリックを全部入力</translation>
    </message>
    <message>
        <source>By who took the last trick</source>
        <translation>最後のトリックを取った人から記録</translation>
    </message>
    <message>
        <source>The cards are gathered and dealt again.</source>
        <translation>カードを集めて配り直します。</translation>
    </message>
    <message>
        <source>The deal is void, and it is dealt again.</source>
        <translation>ディールは無効で、配り直します。</translation>
    </message>
    <message>
        <source>The next deal or game has begun, so it is too late.</source>
        <translation>次のディールかゲームが始まったので、もう遅すぎます。</translation>
    </message>
    <message>
        <source>The card goes back into the hand.</source>
        <translation>カードは手札に戻します。</translation>
    </message>
    <message>
        <source>The card is taken back, and one that is allowed is played.</source>
        <translation>カードを戻して、出せるカードを出します。</translation>
    </message>
    <message>
        <source>The deal was stopped before the last trick, so it costs what the highest card does.</source>
        <translation>最後のトリックの前に止めたので、最も強いカードの点数を失います。</translation>
    </message>
    <message>
        <source>Nobody else loses or gets back anything in this deal.</source>
        <translation>このディールでは、ほかの人は失点せず、ボーナスもありません。</translation>
    </message>
    <message>
        <source>Nothing is proved, and a wrong claim costs nothing.</source>
        <translation>証明されませんでした。間違った指摘でも、失点はありません。</translation>
    </message>
    <message>
        <source>The trick is closed again, and there is a warning.</source>
        <translation>トリックを元に戻し、注意を受けます。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>Once the next deal has begun, everybody plays on by these losses.</source>
        <translation>次のディールが始まれば、全員がこの失点をもとにプレイしています。</translation>
    </message>
    <message>
        <source>Nobody should lose by cards that were dealt wrongly, and before the first lead a new deal costs nothing.</source>
        <translation>配り間違えたカードで失点するべきではありません。最初のリードの前なら、配り直しても損はありません。</translation>
    </message>
    <message>
        <source>Everybody needs as many cards as there are tricks, down to the last.</source>
        <translation>最後のトリックまで、全員にトリックの数だけカードが必要です。</translation>
    </message>
    <message>
        <source>The lead says what the others have to beat, so the right player has to make it.</source>
        <translation>リードでほかの人が何に勝つべきかが決まるので、正しい人がリードしなければなりません。</translation>
    </message>
    <message>
        <source>What may be played depends on the cards before it, so their order has to be clear.</source>
        <translation>何を出せるかは前のカードで決まるので、順番がはっきりしていなければなりません。</translation>
    </message>
    <message>
        <source>A trick has one card of each player.</source>
        <translation>トリックは1人1枚です。</translation>
    </message>
    <message>
        <source>A card seen by mistake helps the others and not its owner, so that is enough.</source>
        <translation>間違って見せたカードは、持ち主ではなくほかの人を助けるので、それで十分です。</translation>
    </message>
    <message>
        <source>While the trick lies there it can be put right, and nobody has lost anything by it.</source>
        <translation>トリックがまだそこにあれば直せて、誰も損をしていません。</translation>
    </message>
    <message>
        <source>A card that was not allowed changes who is left with the last trick, so the loss is for who played it.</source>
        <translation>出せないカードを出すと最後のトリックを取る人が変わるので、失点は出した人のものです。</translation>
    </message>
    <message>
        <source>Cards prove it, and they are looked at when nobody can gain by that any more.</source>
        <translation>証明するのはカードで、見ても誰も得をしなくなってから確かめます。</translation>
    </message>
    <message>
        <source>A hand is its player&apos;s own, and to show it would spoil the deal for him.</source>
        <translation>手札は本人のもので、見せればそのディールが台なしになります。</translation>
    </message>
    <message>
        <source>Remembering is part of the game, unless the table plays with open tricks.</source>
        <translation>トリックを表にして置く決まりでなければ、覚えることもゲームのうちです。</translation>
    </message>
    <message>
        <source>The losses decide who is out, so they have to be right as long as the game lasts.</source>
        <translation>失点で脱落が決まるので、ゲームが続くかぎり正しくなければなりません。</translation>
    </message>
    <message>
        <source>Somebody else still in wants the deal to count as it is played</source>
        <translation>残っているほかの人が、そのまま有効とすることを望んでいる</translation>
    </message>
    <message>
        <source>Any of the others may stop the deal for it; whoever is at fault may not.</source>
        <translation>そのためにディールを止めてよいのは、反則していない人だけです。</translation>
    </message>
    <message>
        <source>The deal counts as it is played: one of the others wants no new deal.</source>
        <translation>ほかの人が配り直しを望まないので、ディールはそのまま有効です。</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>見ている人は何について話したか</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>そのトリックのカードをまだ確かめられる</translation>
    </message>
    <message>
        <source>Somebody asks for a new deal</source>
        <translation>配り直しを求める人がいる</translation>
    </message>
    <message>
        <source>It is the last trick of the deal</source>
        <translation>ディールの最後のトリックである</translation>
    </message>
    <message>
        <source>It still lies open, so everybody may see it.</source>
        <translation>まだ開いているので、誰でも見られます。</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>そのトリックだけを開き、カードで決めます。その後また閉じます。</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it, and play goes on.</source>
        <translation>次のトリックをリードした人が取ったものとし、プレイを続けます。</translation>
    </message>
    <message>
        <source>The cards say who took it: whoever played the highest, of equal ones the last, loses its value.</source>
        <translation>カードで決まります。一番強いカード（同じ数字なら後のもの）を出した人がその点数を失います。</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>指摘されたことは、プレイヤーが指摘したのと同じに扱います。</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>プレイを続けます。聞いたことを利用してはいけません。</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>遊んでいない人は以後黙るか、席を離れます。</translation>
    </message>
    <message>
        <source>The trick was not turned yet</source>
        <translation>トリックはまだ裏返していなかった</translation>
    </message>
    <message>
        <source>A fault is claimed, and the trick is named</source>
        <translation>反則の申し立てがあり、トリックが示された</translation>
    </message>
    <message>
        <source>A misdeal</source>
        <translation>配り間違い</translation>
    </message>
    <message>
        <source>wrongly dealt / somebody has too many cards / somebody has too few cards / a card was seen while dealing / dealt to somebody who is out</source>
        <translation>配り方を間違えた / カードが多い / カードが少ない / 配っているときに見えた / 脱落した人に配った</translation>
    </message>
    <message>
        <source>A wrong number of cards, found in play</source>
        <translation>プレイの途中で枚数が違う</translation>
    </message>
    <message>
        <source>he has one card left over / he ran out of cards / a card is missing / one card too many at the end / the pack is not complete / a card fell on the floor</source>
        <translation>カードが余った / カードが足りなくなった / 1枚なくなった / 枚数が合わない / 床に落ちていた</translation>
    </message>
    <message>
        <source>The wrong player led</source>
        <translation>順番でない人がリードした</translation>
    </message>
    <message>
        <source>led out of turn / it was not his lead / she led but another won the trick / the wrong one began the trick</source>
        <translation>リードする人を間違えた / 違う人がリードした / 順番でないのに最初に出した</translation>
    </message>
    <message>
        <source>A card played out of turn</source>
        <translation>順番でないのに出した</translation>
    </message>
    <message>
        <source>he played too early / it was not his turn / played before me / somebody was skipped / played in the wrong order</source>
        <translation>順番より早く出した / 自分の番ではなかった / 飛ばされた / 順番を間違えた / 先に出した</translation>
    </message>
    <message>
        <source>Two cards played at once</source>
        <translation>一度に2枚出した</translation>
    </message>
    <message>
        <source>two cards stuck together / he put down two cards / played two cards / a second card slipped out</source>
        <translation>2枚重なって出した / 2枚同時に出した / もう1枚ついてきた</translation>
    </message>
    <message>
        <source>A card shown by mistake</source>
        <translation>うっかり見せたカード</translation>
    </message>
    <message>
        <source>he dropped a card / I saw his card / a card fell face up / he showed his cards / card on the table</source>
        <translation>カードを落とした / カードが見えた / 見せてしまった / 手札が見えた</translation>
    </message>
    <message>
        <source>A card that was not allowed</source>
        <translation>出せないカードを出した</translation>
    </message>
    <message>
        <source>not his lowest card / he had a lower card / he threw away a card that was not the lowest / illegal card / he may not play that / he should have beaten it / a revoke / he cheated / he did not follow the rule</source>
        <translation>一番小さいカードではなかった / もっと小さいカードを持っていた / 出してはいけない / 反則のカード / リボーク / ルール違反</translation>
    </message>
    <message>
        <source>A claim that somebody played wrongly</source>
        <translation>反則の申し立て</translation>
    </message>
    <message>
        <source>I claim that he played wrongly / open the tricks to prove it / prove it at the end / check his cards at the end</source>
        <translation>反則だと言う / 証明する / トリックを開いて確かめる / 最後に調べる</translation>
    </message>
    <message>
        <source>A hand is doubted during the deal</source>
        <translation>手札を疑われた</translation>
    </message>
    <message>
        <source>I do not believe it is his lowest / show me your hand / was that really your lowest / he must have a lower card</source>
        <translation>本当に一番小さいのか / 手札を見せてほしい / もっと小さいカードがあるはず / 信じられない</translation>
    </message>
    <message>
        <source>A closed trick looked at</source>
        <translation>終わったトリックを見た</translation>
    </message>
    <message>
        <source>may I see the last trick / he opened a trick / he looked through the tricks / look back at an old trick</source>
        <translation>前のトリックを見たい / トリックを開いた / 終わったカードをめくった / 最後のトリックを見ていいか</translation>
    </message>
    <message>
        <source>An error in the losses</source>
        <translation>失点の付け間違い</translation>
    </message>
    <message>
        <source>wrongly added up / written down wrongly / the score is wrong / he was taken for out by mistake / he should still be in</source>
        <translation>書き間違えた / 計算を間違えた / 点数が違う / 間違って脱落にした / まだ残っているはず</translation>
    </message>
    <message>
        <source>The wrong player took a trick</source>
        <translation>違う人がトリックを取った</translation>
    </message>
    <message>
        <source>the trick went to the wrong one / he took my trick / he gathered a trick that was mine / somebody else had won it / she should have taken it</source>
        <translation>間違った人が取った / 自分のトリックを取られた / 取るべき人が違う / 別の人が勝っていた</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>トリックを誰が取ったかの争い</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both say it was theirs</source>
        <translation>誰のトリックか / 誰が勝ったかわからない / 取った人で意見が合わない / 覚えていない / 2人とも自分のだと言う</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>見ている人が口を出した</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / a player who is out told him / somebody behind me gave it away / advice from outside</source>
        <translation>見物人が話した / 遊んでいない人が言った / 観客が教えた / 脱落した人が言った / 外から助言した</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>そのほかのこと</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>どれでもない / 別の反則</translation>
    </message>
    <message>
        <source>match / matched / same</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>同じ</translation>
    </message>
    <message>
        <source>lead / led</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Everybody for himself: do not take the last trick.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>1人ずつの勝負。最後のトリックを取らないこと。</translation>
    </message>
</context>
<context>
    <name>man</name>
    <message>
        <source>NAME</source>
        <extracomment>Headings of the manual page, as manual pages have them.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>書式</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <translation>例</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>環境変数</translation>
    </message>
</context>
<context>
    <name>phones</name>
    <message>
        <source>Let phones in the same network see the board</source>
        <translation>同じネットワークのスマートフォンにスコアボードを見せる</translation>
    </message>
    <message>
        <source>Where: an address of this machine, or the name of a network interface</source>
        <translation>公開先：この機械のアドレスまたはネットワークインターフェースの名前</translation>
    </message>
    <message>
        <source>The port; otherwise the one from last time</source>
        <translation>ポート。省略時は前回と同じ</translation>
    </message>
    <message>
        <source>Begin a new code: whoever came with an old one has to scan again</source>
        <translation>新しいコードを始める。古いコードで入った人は読み取り直す</translation>
    </message>
    <message>
        <source>Scan this with a phone in the same network, or type the address:</source>
        <translation>同じネットワークのスマートフォンで読み取るか、アドレスを入力してください：</translation>
    </message>
    <message>
        <source>Whoever is in the same network can overhear what phones are told. Ctrl-C ends it.</source>
        <translation>同じネットワークにいる人は内容を傍受できます。Ctrl-Cで終わります。</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) look(s) on.</source>
        <extracomment>%n a number of phones that look on now.</extracomment>
        <translation>
            <numerusform>%n台が見ています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Phones see the board no longer.</source>
        <translation>スマートフォンからは見えなくなりました。</translation>
    </message>
    <message>
        <source>This machine is in no network where phones could find it.</source>
        <translation>この機械は、スマートフォンから見つけられるネットワークにつながっていません。</translation>
    </message>
    <message>
        <source>This machine is in several networks; say in which with --on.</source>
        <translation>この機械は複数のネットワークにつながっています。--onで選んでください。</translation>
    </message>
    <message>
        <source>This machine has no such address or network interface.</source>
        <translation>この機械にそのアドレスやネットワークインターフェースはありません。</translation>
    </message>
    <message>
        <source>What phones come in with cannot be kept beside the book.</source>
        <translation>スマートフォン用の鍵を記録の横に保存できません。</translation>
    </message>
    <message>
        <source>No line. This was known at %1.</source>
        <extracomment>%1 a time of the day.</extracomment>
        <translation>接続が切れています。%1時点の内容です。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Too many look on at once. It is tried again by itself.</source>
        <translation>見ている人が多すぎます。自動でやり直します。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>訂正済み</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>異議</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>卓に戻る</translation>
    </message>
    <message>
        <source>This code is no longer good. Scan the one at the table again.</source>
        <translation>このコードはもう使えません。卓のコードをもう一度読み取ってください。</translation>
    </message>
    <message>
        <source>live</source>
        <extracomment>The line to the table stands.</extracomment>
        <translation>接続中</translation>
    </message>
    <message>
        <source>I only look on</source>
        <translation>見るだけ</translation>
    </message>
    <message>
        <source>me</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>More</source>
        <translation>もっと見る</translation>
    </message>
    <message>
        <source>Scan the code at the table with the camera of this phone.</source>
        <translation>このスマートフォンのカメラで卓のコードを読み取ってください。</translation>
    </message>
    <message>
        <source>No evening goes on. Once one begins, it is seen here.</source>
        <translation>進行中の対局はありません。始まるとここに表示されます。</translation>
    </message>
    <message>
        <source>note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>規則集を検索</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>決着</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>they</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>was: %1</source>
        <extracomment>What stood there before it was corrected.</extracomment>
        <translation>訂正前：%1</translation>
    </message>
    <message>
        <source>we</source>
        <translation>味方</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>あなたは誰ですか？</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由は？</translation>
    </message>
    <message>
        <source>Only list the networks that this machine is in</source>
        <translation>この機械がつながっているネットワークを一覧するだけ</translation>
    </message>
    <message>
        <source>deals: %1</source>
        <translation>ディール：%1</translation>
    </message>
    <message>
        <source>games won: %1</source>
        <translation>勝ったゲーム：%1</translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>A player who no longer takes part in it.</extracomment>
        <translation>ゲームから脱落</translation>
    </message>
    <message>
        <source>a game ends at %1</source>
        <translation>%1でゲーム終了</translation>
    </message>
    <message>
        <source>wants to be</source>
        <extracomment>Before the name of a player: a phone asks for his seat, which another phone has.</extracomment>
        <translation>なりたい</translation>
    </message>
    <message>
        <source>Only who sits at this table can say so.</source>
        <translation>この卓に座っている人だけが言えます。</translation>
    </message>
    <message>
        <source>This deal has been changed meanwhile: look at it again.</source>
        <translation>このディールは変更されました。もう一度確認してください。</translation>
    </message>
    <message>
        <source>No line: it is kept, and sent once the line is back.</source>
        <translation>接続がありません。保存し、接続が戻ると送ります。</translation>
    </message>
    <message>
        <source>Not so …</source>
        <extracomment>A button beside the last deal: it was otherwise.</extracomment>
        <translation>違います…</translation>
    </message>
    <message>
        <source>Not sent: %1</source>
        <translation>送信されませんでした：%1</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送る</translation>
    </message>
    <message>
        <source>Your dispute is on the sheet.</source>
        <translation>異議は得点表に載りました。</translation>
    </message>
    <message>
        <source>The host is asked whether you are %1.</source>
        <translation>あなたが%1かどうか、ホストに確認中です。</translation>
    </message>
    <message>
        <source>What was it?</source>
        <translation>本当はどうでしたか？</translation>
    </message>
    <message>
        <source>Nobody of this name sits at the table.</source>
        <translation>その名前の人は卓にいません。</translation>
    </message>
    <message>
        <source>keeps the score</source>
        <extracomment>Beside the number or the name of a phone: it may enter deals.
----------
What the host lets a phone do: enter deals.</extracomment>
        <translation>記録係</translation>
    </message>
    <message>
        <source>director</source>
        <extracomment>The same: it may do all that the host may.
----------
What the host lets a phone do: all that he may himself.</extracomment>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>Only who keeps the score can do that; the host says who does.</source>
        <translation>これは記録係だけができます。誰が記録係かはホストが決めます。</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>これはホストだけができます。</translation>
    </message>
    <message>
        <source>Others have written on the sheet meanwhile: look at it, and enter it again.</source>
        <translation>その間にほかの人が得点表に書きました。確かめてからもう一度入力してください。</translation>
    </message>
    <message>
        <source>%1 say that it is right</source>
        <extracomment>Read aloud beside a deal; %1 one or several names.</extracomment>
        <translation>%1：そのとおり</translation>
    </message>
    <message>
        <source>Nobody pays anybody.</source>
        <translation>支払いはありません。</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>A button; %1 points, %2 a side.</extracomment>
        <translation>%2に%1</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Takes away all that was told of this deal.</extracomment>
        <translation>消去</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>A button beside a deal of the sheet.</extracomment>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>ディールを入力</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>The last figure or card.</extracomment>
        <translation>1つ消す</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>席を渡す</translation>
    </message>
    <message>
        <source>Make director</source>
        <translation>ディレクターにする</translation>
    </message>
    <message>
        <source>Take the role back</source>
        <translation>役を外す</translation>
    </message>
    <message>
        <source>Let enter deals</source>
        <translation>入力を任せる</translation>
    </message>
    <message>
        <source>does not look on now</source>
        <extracomment>Of a phone.</extracomment>
        <translation>今は見ていません</translation>
    </message>
    <message>
        <source>Open again</source>
        <extracomment>What could not be saved is shown, to be changed.</extracomment>
        <translation>もう一度開く</translation>
    </message>
    <message>
        <source>The table has gone on meanwhile: what was told here has been taken away.</source>
        <translation>その間に卓が先へ進んだため、ここでの入力は取り消されました。</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <extracomment>Read aloud; the amount follows.</extracomment>
        <translation>%1が%2に払う</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>誰が誰に払うか</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>電話</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>Among those who have to receive or pay.</extracomment>
        <translation>プール</translation>
    </message>
    <message>
        <source>Why is it corrected?</source>
        <translation>訂正の理由</translation>
    </message>
    <message>
        <source>It is on the sheet.</source>
        <extracomment>The title of the deal may stand before it.</extracomment>
        <translation>得点表に書かれました。</translation>
    </message>
    <message>
        <source>That is right</source>
        <extracomment>A button beside the last deal.</extracomment>
        <translation>そのとおり</translation>
    </message>
    <message>
        <source>It stands on the sheet that you agree.</source>
        <translation>合意が得点表に書かれました。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Send away</source>
        <extracomment>A phone.</extracomment>
        <translation>外す</translation>
    </message>
    <message>
        <source>Settle up</source>
        <translation>精算</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>1点の値</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>It has been taken back.</source>
        <translation>取り消しました。</translation>
    </message>
    <message>
        <source>Something has not been told yet.</source>
        <extracomment>Of a deal that was entered without a line.</extracomment>
        <translation>まだ入力されていないものがあります。</translation>
    </message>
    <message>
        <source>wants to be %1</source>
        <extracomment>Of a phone; %1 a player.</extracomment>
        <translation>%1になりたい</translation>
    </message>
    <message>
        <source>How it is told</source>
        <extracomment>Read aloud before the ways of entering a deal.</extracomment>
        <translation>入力の仕方</translation>
    </message>
    <message>
        <source>Wipe the marks of %1</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1の記録を消す</translation>
    </message>
    <message>
        <source>There is no phone of this number.</source>
        <translation>この番号の電話はありません。</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button: all that was asked has been answered.</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <source>Something irregular happened</source>
        <extracomment>A button, and the title of a page.</extracomment>
        <translation>反則や間違いがあった</translation>
    </message>
    <message>
        <source>None of these is said so; they come nearest.</source>
        <translation>そのままの言い方のものはありません。近いものを示します。</translation>
    </message>
    <message>
        <source>What else could have been chosen</source>
        <translation>ほかに選べたもの</translation>
    </message>
    <message>
        <source>What was ruled before</source>
        <translation>以前の裁定</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <extracomment>A button; %1 what a deal does, &quot;we +104 · they +58&quot;.</extracomment>
        <translation>保存：%1</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>何が起きましたか？</translation>
    </message>
    <message>
        <source>Which deal is it about?</source>
        <translation>どのディールについてですか？</translation>
    </message>
    <message>
        <source>Write it down</source>
        <extracomment>A button: the ruling is put on the sheet.</extracomment>
        <translation>書き留める</translation>
    </message>
    <message>
        <source>A trick: who wins, and was it allowed?</source>
        <translation>トリックの判定：勝者と、出してよいカードか</translation>
    </message>
    <message>
        <source>agree N gives a phone the seat that it wants, scorer N lets it enter deals, director N do all that the host may, player N no more than others; remove N sends it away; heard N answers its call for the referee.</source>
        <translation>agree N は電話に望む席を渡し、scorer N は入力を任せ、director N はホストと同じことをさせ、player N はほかと同じに戻す。remove N は外す。heard N は審判を呼んだ電話に答える。</translation>
    </message>
    <message>
        <source>calls the referee</source>
        <extracomment>Beside the name of a player.</extracomment>
        <translation>審判を呼んでいます</translation>
    </message>
    <message>
        <source>Only who has a seat at the table can call the referee.</source>
        <translation>審判を呼べるのは、席に着いている人だけです。</translation>
    </message>
    <message>
        <source>Call the referee</source>
        <extracomment>A button: somebody is to come to the table and decide.</extracomment>
        <translation>審判を呼ぶ</translation>
    </message>
    <message>
        <source>The referee has been called.</source>
        <extracomment>To whoever has tapped that.</extracomment>
        <translation>審判を呼びました。</translation>
    </message>
    <message>
        <source>%1 calls the referee</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1が審判を呼んでいます</translation>
    </message>
    <message>
        <source>I have heard it</source>
        <extracomment>A button of whoever is called as the referee: he has heard it.</extracomment>
        <translation>了解</translation>
    </message>
    <message>
        <source>First join the Wi-Fi of this machine</source>
        <extracomment>Before the name of a Wi-Fi that this machine makes, and a square to scan.</extracomment>
        <translation>先にこのコンピューターのWi-Fiにつなぐ</translation>
    </message>
    <message>
        <source>Who sits there instead of %1?</source>
        <extracomment>%1 a player, who gives up his place.</extracomment>
        <translation>%1の代わりに誰が座りますか？</translation>
    </message>
    <message>
        <source>Somebody who was never here</source>
        <translation>初めての人</translation>
    </message>
    <message>
        <source>Who comes in plays for himself, not for who left</source>
        <translation>入る人は、抜けた人の続きではなく自分の分で数える</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <extracomment>A button, and the title of a dialog.</extracomment>
        <translation>席順</translation>
    </message>
    <message>
        <source>Sits out</source>
        <extracomment>Players who sit out.</extracomment>
        <translation>休み</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>People and rules</source>
        <translation>プレイヤーと規則</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>セッションを終える</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>最初のディーラー</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>次のディーラー</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>はじめから</translation>
    </message>
    <message>
        <source>from deal %1 on</source>
        <translation>第%1ディールから</translation>
    </message>
    <message>
        <source>How was it settled?</source>
        <translation>どう決着しましたか？</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Takes a player&apos;s place away.</extracomment>
        <translation>誰も座らない</translation>
    </message>
    <message>
        <source>One more at the table</source>
        <extracomment>Adds a place at the table.</extracomment>
        <translation>卓にもう1人</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>Unfolds every option of the rules.</extracomment>
        <translation>すべての設定</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Settled</source>
        <extracomment>On a button: a dispute about a deal is over.</extracomment>
        <translation>決着</translation>
    </message>
    <message>
        <source>Strike out</source>
        <extracomment>A deal.</extracomment>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>セッションの題名</translation>
    </message>
    <message>
        <source>What is to be noted?</source>
        <translation>何をメモしますか？</translation>
    </message>
    <message>
        <source>Who sits down?</source>
        <translation>誰が座りますか？</translation>
    </message>
    <message>
        <source>Why does it not count?</source>
        <translation>なぜ数えないのですか？</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>メモする</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>ほかの規則</translation>
    </message>
    <message>
        <source>Round %1 has not begun.</source>
        <extracomment>%1 the number of a round of an event.</extracomment>
        <translation>ラウンド%1はまだ始まっていません。</translation>
    </message>
    <message>
        <source>against</source>
        <extracomment>Before the names of opponents.</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Two tell it differently: it counts once they tell the same, or the director has settled it.</source>
        <extracomment>Of the result of a table.</extracomment>
        <translation>報告が食い違っています。同じになるか、ディレクターが決めると有効になります。</translation>
    </message>
    <message>
        <source>East</source>
        <translation>東</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>結果を入力</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>A club&apos;s evening at many tables; the name of a page.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <source>Last call: no new deal</source>
        <extracomment>Nobody begins another deal: the round is nearly over.</extracomment>
        <translation>締切の合図：新しいディールはなし</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>上位</translation>
    </message>
    <message>
        <source>The deals of your table are not kept here.</source>
        <translation>この卓のディールはここでは記録されていません。</translation>
    </message>
    <message>
        <source>No seat in this round</source>
        <extracomment>Before names.</extracomment>
        <translation>このラウンドは席なし</translation>
    </message>
    <message>
        <source>You have no table in this round yet.</source>
        <translation>このラウンドの卓はまだ決まっていません。</translation>
    </message>
    <message>
        <source>North</source>
        <translation>北</translation>
    </message>
    <message>
        <source>not among the rounds that count</source>
        <translation>有効なラウンドに入らない</translation>
    </message>
    <message>
        <source>No round has been drawn yet.</source>
        <translation>まだ組み合わせが決まっていません。</translation>
    </message>
    <message>
        <source>This phone is not that table’s</source>
        <translation>このスマホは卓のものではない</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>ピット</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 a place, %2 of how many.</extracomment>
        <translation>%1位（%2中）</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Over the figures of a result.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>rank</source>
        <extracomment>Before a place in a ranking.</extracomment>
        <translation>順位</translation>
    </message>
    <message>
        <source>The result of your table has been told.</source>
        <translation>卓の結果を報告しました。</translation>
    </message>
    <message>
        <source>Roem</source>
        <translation>ロエム</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>%1 its number.</extracomment>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>%1 the round, %2 how many there are.</extracomment>
        <translation>ラウンド%1（全%2）</translation>
    </message>
    <message>
        <source>Round %1 · table %2</source>
        <extracomment>%1 the number of a round, %2 of a table.</extracomment>
        <translation>ラウンド%1・%2卓</translation>
    </message>
    <message>
        <source>The referee has ruled</source>
        <extracomment>Over what he said.</extracomment>
        <translation>審判の裁定</translation>
    </message>
    <message>
        <source>Save all the same</source>
        <translation>それでも保存</translation>
    </message>
    <message>
        <source>Search a name</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1 its number, clockwise from 1.</extracomment>
        <translation>席%1</translation>
    </message>
    <message>
        <source>Plus or minus</source>
        <translation>プラス・マイナス</translation>
    </message>
    <message>
        <source>Sit out</source>
        <extracomment>Before names.</extracomment>
        <translation>抜け番</translation>
    </message>
    <message>
        <source>South</source>
        <translation>南</translation>
    </message>
    <message>
        <source>starts in</source>
        <extracomment>Before minutes and seconds.</extracomment>
        <translation>開始まで</translation>
    </message>
    <message>
        <source>Table %1</source>
        <extracomment>%1 its number.</extracomment>
        <translation>%1番卓</translation>
    </message>
    <message>
        <source>Table %1: who are you?</source>
        <extracomment>%1 the number of a table.</extracomment>
        <translation>%1番卓：あなたは誰ですか？</translation>
    </message>
    <message>
        <source>time left</source>
        <extracomment>Before minutes and seconds.</extracomment>
        <translation>残り時間</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>to the third place</source>
        <extracomment>Before the points that are missing.</extracomment>
        <translation>3位まで</translation>
    </message>
    <message>
        <source>%1 has told it</source>
        <extracomment>Of a result; %1 a name.</extracomment>
        <translation>%1の報告</translation>
    </message>
    <message>
        <source>From the deals</source>
        <translation>ディールから</translation>
    </message>
    <message>
        <source>The director has told it</source>
        <translation>ディレクターの報告</translation>
    </message>
    <message>
        <source>You have told it</source>
        <translation>あなたの報告</translation>
    </message>
    <message>
        <source>From the slip</source>
        <translation>用紙から</translation>
    </message>
    <message>
        <source>West</source>
        <translation>西</translation>
    </message>
    <message>
        <source>Where does who sit?</source>
        <translation>誰がどこに座る？</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>Before the names of partners.</extracomment>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>you deal first</source>
        <extracomment>Behind a seat at the table.</extracomment>
        <translation>最初のディーラー</translation>
    </message>
    <message>
        <source>You do not play in this round.</source>
        <translation>このラウンドには出ません。</translation>
    </message>
    <message>
        <source>You sit out this round.</source>
        <translation>このラウンドは抜け番です。</translation>
    </message>
    <message>
        <source>%1, your next table</source>
        <extracomment>%1 a name; the number of the table stands below.</extracomment>
        <translation>%1さんの次の卓</translation>
    </message>
    <message>
        <source>Your rounds</source>
        <translation>あなたのラウンド</translation>
    </message>
    <message>
        <source>%1, your table</source>
        <extracomment>%1 a name; the number of the table stands below.</extracomment>
        <translation>%1さんの卓</translation>
    </message>
    <message>
        <source>your total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Table %1 calls the referee</source>
        <extracomment>%1 the number of a table.</extracomment>
        <translation>%1番卓が審判を呼んでいます</translation>
    </message>
    <message>
        <source>The door cannot be opened there; is the port taken? Another may be free.</source>
        <translation>そこでは公開できません。ポートが使われていませんか？別のポートなら空いているかもしれません。</translation>
    </message>
    <message>
        <source>Final places</source>
        <translation>最終順位</translation>
    </message>
</context>
<context>
    <name>placeholder</name>
    <message>
        <source>ARGUMENT</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>新しいファイル</translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation>別の規則</translation>
    </message>
    <message>
        <source>PLAYER</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>点</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>SUIT</source>
        <translation>スート</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文</translation>
    </message>
    <message>
        <source>TOTALS</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>言葉</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>CREDIT</source>
        <translation>みなし点</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>名前2つ</translation>
    </message>
    <message>
        <source>PRIZE</source>
        <translation>賞</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>題</translation>
    </message>
    <message>
        <source>MINUTES</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <extracomment>What stands for a value in the help text, &quot;--db FILE&quot;: one word, in capitals.</extracomment>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>WAY</source>
        <translation>枝</translation>
    </message>
</context>
<context>
    <name>precedent</name>
    <message>
        <source>the player at fault</source>
        <translation>反則したプレイヤー</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>the partner</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>the player opposite</source>
        <translation>向かいのプレイヤー</translation>
    </message>
    <message>
        <source>the player on the left</source>
        <translation>左隣のプレイヤー</translation>
    </message>
    <message>
        <source>the player on the right</source>
        <translation>右隣のプレイヤー</translation>
    </message>
    <message>
        <source>player %1 to the left</source>
        <extracomment>%1 places clockwise from the player at fault.</extracomment>
        <translation>左へ%1人目のプレイヤー</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>Before a colon, and what a table decided.</extracomment>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Your table decided</source>
        <extracomment>The same, where it answers a question of today; behind it may stand when and where.</extracomment>
        <translation>この卓の裁定</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Before a colon, and why a table decided so.</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>By the rules</source>
        <extracomment>Before a colon, and what the rulebook says of it.</extracomment>
        <translation>規則では</translation>
    </message>
    <message>
        <source>By the rules at that time</source>
        <translation>当時の規則では</translation>
    </message>
    <message>
        <source>That is what the rules say.</source>
        <translation>規則のとおりです。</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>Before a colon, and options of the rules with their values.</extracomment>
        <translation>このときの設定</translation>
    </message>
    <message>
        <source>It was played by other rules</source>
        <extracomment>Before a colon, and an option with its value then and now.</extracomment>
        <translation>別の設定でした</translation>
    </message>
    <message>
        <source>There are no house rulings in this book.</source>
        <translation>この帳簿にハウス裁定はありません。</translation>
    </message>
    <message>
        <source>Does what your table decided count?</source>
        <extracomment>Both answers stand above it.</extracomment>
        <translation>この卓の裁定のほうを採りますか</translation>
    </message>
    <message>
        <source>Your table has decided this before. Say --house for that, or --by-rules.</source>
        <translation>この卓は前にこれを決めています。それを採るなら --house、規則なら --by-rules を付けてください。</translation>
    </message>
    <message>
        <source>No house ruling answers this question.</source>
        <translation>この問いに答えるハウス裁定はありません。</translation>
    </message>
    <message>
        <source>The book has no house ruling of this name.</source>
        <translation>この名前のハウス裁定は帳簿にありません。</translation>
    </message>
    <message>
        <source>--export writes one ruling: what is asked in words, or what stands on --deal.</source>
        <translation>--export は1つの裁定を書き出します：言葉で尋ねたもの、または --deal にあるもの。</translation>
    </message>
    <message>
        <source>No ruling on one fault alone stands on this deal.</source>
        <translation>このディールには、1つの反則だけについての裁定がありません。</translation>
    </message>
    <message>
        <source>The house ruling is removed.</source>
        <translation>ハウス裁定を取り除きました。</translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) added.</source>
        <translation>
            <numerusform>ハウス裁定を%n件加えました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) would be added.</source>
        <translation>
            <numerusform>ハウス裁定%n件が加わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) were there already.</source>
        <translation>
            <numerusform>ハウス裁定%n件はすでにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This house ruling cannot be read</source>
        <translation>このハウス裁定は読めません</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>ハウス裁定</translation>
    </message>
    <message>
        <source>What your table decided. It answers when the question returns.</source>
        <translation>この卓で決めたこと。同じことが起きたときに答えます。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Remove this ruling? What was posted by it stays.</source>
        <translation>この裁定を取り除きますか。それで記録したものは残ります。</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Post what your table decided</source>
        <extracomment>On buttons.</extracomment>
        <translation>この卓の裁定を記録する</translation>
    </message>
    <message>
        <source>Post what the rules say</source>
        <translation>規則のとおりに記録する</translation>
    </message>
    <message>
        <source>Share this ruling</source>
        <translation>この裁定を共有する</translation>
    </message>
    <message>
        <source>Nobody is named in it. Another book takes the file in.</source>
        <translation>名前は入りません。ファイルはほかの帳簿に取り込めます。</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ファイルに保存</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>文章をコピー</translation>
    </message>
    <message>
        <source>Keep as a house ruling</source>
        <translation>ハウス裁定として残す</translation>
    </message>
    <message>
        <source>Kept as a house ruling.</source>
        <translation>ハウス裁定として残しました。</translation>
    </message>
    <message>
        <source>Why your table decided so</source>
        <translation>そう決めた理由</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>House rulings: what your table decided</source>
        <translation>ハウス裁定：この卓で決めたこと</translation>
    </message>
    <message>
        <source>List them, of one game or of all</source>
        <translation>一覧を出す（1つのゲームか、すべて）</translation>
    </message>
    <message>
        <source>Show one: question, answers, decision and reason</source>
        <translation>1つを見せる：問い、答え、裁定、理由</translation>
    </message>
    <message>
        <source>Remove one; what was posted by it stays</source>
        <translation>1つを取り除く。それで記録したものは残る</translation>
    </message>
    <message>
        <source>Write them for another book, one a line</source>
        <translation>ほかの帳簿のために書き出す（1行に1つ）</translation>
    </message>
    <message>
        <source>A house ruling, as the list names it</source>
        <translation>ハウス裁定の名前（一覧にあるとおり）</translation>
    </message>
    <message>
        <source>The file; standard output without one</source>
        <translation>ファイル。なければ標準出力</translation>
    </message>
    <message>
        <source>Only those of this game</source>
        <translation>このゲームのものだけ</translation>
    </message>
    <message>
        <source>With --post: what your table decided before</source>
        <translation>--post とともに：この卓が前に決めたことを記録する</translation>
    </message>
    <message>
        <source>With --post: what the rules say, whatever your table decided</source>
        <translation>--post とともに：卓の裁定があっても規則のほうを記録する</translation>
    </message>
    <message>
        <source>Write the ruling for other tables, without names: what is asked, or what stands on --deal</source>
        <translation>ほかの卓のために裁定を名前なしで書き出す：今尋ねたもの、または --deal にあるもの</translation>
    </message>
    <message>
        <source>y posts what your table decided, n what the rules say. What your table decided is never worked out anew.</source>
        <translation>「はい」は卓の裁定を、「いいえ」は規則のほうを記録します。卓の裁定が後で計算し直されることはありません。</translation>
    </message>
    <message>
        <source>With --export: what the table decided instead of what the rules say: &quot;Ann +1&quot; besides the score, &quot;instead Ann +1&quot;, &quot;nothing&quot;, &quot;redeal&quot;</source>
        <extracomment>The words in quotation marks are not translated.</extracomment>
        <translation>--export とともに：規則の代わりに卓が決めたこと。得点に加える &quot;Ann +1&quot;、得点の代わりの &quot;instead Ann +1&quot;、&quot;nothing&quot;、&quot;redeal&quot;</translation>
    </message>
    <message>
        <source>--decided goes with --export, and with a question that is asked in words.</source>
        <translation>--decided は --export と、言葉で尋ねる問いとともに使います。</translation>
    </message>
    <message>
        <source>What your table decided</source>
        <translation>この卓の裁定</translation>
    </message>
    <message>
        <source>What stands here</source>
        <extracomment>On buttons, below &quot;What your table decided&quot;.</extracomment>
        <translation>ここに書かれたとおり</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>配り直し</translation>
    </message>
    <message>
        <source>Amounts besides the score of the deal, or with &quot;instead&quot; in its place</source>
        <extracomment>Above a field for &quot;Ann +1&quot;. The word in quotation marks is not translated.</extracomment>
        <translation>このディールの得点に加える数。instead を付けると得点の代わり</translation>
    </message>
    <message>
        <source>Several faults of this deal were ruled on as one, and a house ruling answers one fault. Tell the one that is meant in words beside --export, and with --decided what the table decided.</source>
        <extracomment>The words that begin with two dashes are not translated.</extracomment>
        <translation>このディールでは複数の反則がまとめて裁定されていますが、ハウス裁定は反則ひとつに答えるものです。どの反則かを --export と一緒に言葉で示し、テーブルの決定を --decided で示してください。</translation>
    </message>
    <message>
        <source>A decision has an amount behind each name; it stays the same however much there is in the pool or on the sheet.</source>
        <extracomment>Amounts for a decision on a fault: what stands behind it shows some, &quot;Ann +1&quot;.</extracomment>
        <translation>決定は、名前ごとにその後ろに数を書きます。その数は、プールや得点表の額にかかわらず変わりません。</translation>
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
        <translation>指名されたカードが出ていなければ、ボルにならない</translation>
    </message>
    <message>
        <source>Deals of one game; 0 for no end</source>
        <translation>1ゲームのディール数（0なら終わりを決めない）</translation>
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
        <source>Standard: no fixed number of deals</source>
        <translation>標準：ディール数の決まりなし</translation>
    </message>
    <message>
        <source>Standard, forty deals</source>
        <translation>標準、40ディール</translation>
    </message>
    <message>
        <source>Standard, the dealer antes for all</source>
        <translation>標準、アンティはディーラーが全員分を出す</translation>
    </message>
    <message>
        <source>Who is ombre</source>
        <translation>オンブルになった人</translation>
    </message>
    <message>
        <source>What he plays; forced: forced spadille</source>
        <translation>コントラクト（強制は強制されたスパディーユ）</translation>
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
        <translation>さらにプントも加わった（ダブル・マタドール）</translation>
    </message>
    <message>
        <source>His side won the first six tricks</source>
        <translation>オンブル側が最初の6トリックを全部取った</translation>
    </message>
    <message>
        <source>They went on after Premiers: the vole</source>
        <translation>プレミエの後も続けた（ボルの宣言）</translation>
    </message>
    <message>
        <source>The ombre called his own king</source>
        <translation>オンブルが自分のキングを指名した</translation>
    </message>
    <message>
        <source>The called card was not seen in the first six tricks</source>
        <translation>指名されたカードが最初の6トリックに出なかった</translation>
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
        <translation>切札のスート（支払いには不要）</translation>
    </message>
    <message>
        <source>Who is beasted for an irregularity</source>
        <translation>反則でベートを払う人</translation>
    </message>
    <message>
        <source>Stocks of counters taken besides the first, a number a player</source>
        <translation>最初の分のほかに取ったカウンターの組数（1人に1つ）</translation>
    </message>
    <message>
        <source>Counters in the pool before the antes</source>
        <translation>アンティを入れる前のプール</translation>
    </message>
    <message>
        <source>Antes: the pool holds %1, the unit is %2</source>
        <extracomment>%1 the pool after the antes, %2 the unit.</extracomment>
        <translation>アンティ：プールは%1、1ユニットは%2</translation>
    </message>
    <message>
        <source>%1 antes for all: the pool holds %2, the unit is %3</source>
        <translation>%1が全員分のアンティを出す：プールは%2、1ユニットは%3</translation>
    </message>
    <message>
        <source>Four does not divide the pool of %1: the unit is %2</source>
        <translation>プールの%1は4で割り切れない：1ユニットは%2</translation>
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
        <translation>割り切れない1ポイントは%1へ</translation>
    </message>
    <message>
        <source>The odd counter is paid by %1</source>
        <translation>割り切れない1ポイントは%1が払う</translation>
    </message>
    <message>
        <source>The odd counter stays in the pool</source>
        <translation>割り切れない1ポイントはプールに残る</translation>
    </message>
    <message numerus="yes">
        <source>Matadors of %1: %n unit(s), %3 each</source>
        <extracomment>%n units, %3 the counters that they make.</extracomment>
        <translation>
            <numerusform>%1のマタドール：%nユニット（%3ずつ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 failed: the matadors too are paid, %n unit(s), %3 each</source>
        <translation>
            <numerusform>ボルに失敗した%1のマタドール：%nユニットの支払い（%3ずつ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Matadors of a game that %1 lost: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>失敗した%1のマタドール：%nユニットの支払い（%3ずつ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premiers of %1: %n unit(s), %3 each</source>
        <translation>
            <numerusform>%1のプレミエ：%nユニット（%3ずつ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes the vole: %n unit(s), %3 each</source>
        <translation>
            <numerusform>%1のボルは成功：%nユニット（%3ずつ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 fails: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>%1のボルは失敗：%nユニットの支払い（%3ずつ）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole that %1 bid fails: %n unit(s) paid, %3 each; the pool stays</source>
        <translation>
            <numerusform>%1がビッドしたボルは失敗：%nユニットの支払い（%3ずつ）、プールは残す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units of the lost game, paid once to all together: %n unit(s), %2</source>
        <extracomment>%n units, %2 the counters that they make, all together.</extracomment>
        <translation>
            <numerusform>相手側に1回分だけ払う：%nユニット（%2）</numerusform>
        </translation>
    </message>
    <message>
        <source>Remise: %1 has %2 tricks and pays %3 into the pool</source>
        <extracomment>%1 the ombre, %2 his tricks, %3 what he pays into the pool.</extracomment>
        <translation>レミス：%1は%2トリックで、プールに%3を払う</translation>
    </message>
    <message>
        <source>Remise: %1 and %2 have %3 tricks and pay %4 together</source>
        <translation>レミス：%1と%2は%3トリックで、合わせて%4を払う</translation>
    </message>
    <message>
        <source>The called partner %1 pays nothing</source>
        <translation>パートナーの%1は払わない</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each, %3 left</source>
        <extracomment>%1 the pool, %2 the share of each defender, %3 what cannot be divided.</extracomment>
        <translation>コディーユ：相手側がプールの%1を%2ずつ取る（残り%3）</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each</source>
        <translation>コディーユ：相手側がプールの%1を%2ずつ取る</translation>
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
        <translation>相手側がボルのプールの%1を分ける</translation>
    </message>
    <message>
        <source>%1 is beasted and pays %2 for the next deal</source>
        <translation>%1がベートを払う：次のディールのプールに%2</translation>
    </message>
    <message>
        <source>The end: the pool of %1 is shared, %2 each, %3 left</source>
        <translation>終わりに残ったプールの%1を%2ずつ取る（残り%3）</translation>
    </message>
    <message>
        <source>The end: the pool of %1 is shared, %2 each</source>
        <translation>終わりに残ったプールの%1を%2ずつ取る</translation>
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
            <numerusform>%1は持ち分を全部失い、%3枚を受け取る（%n回）</numerusform>
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
        <translation>アリアンスにはパートナー（指名されたカードの持ち主）がいます。誰も指名できなければ、ソロになります。</translation>
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
        <translation>古い規則集による：損失の分担、自分のキング、厳しいボル</translation>
    </message>
    <message>
        <source>Under these rules the codille costs %1</source>
        <extracomment>%1 what is paid into the pool under an option.</extracomment>
        <translation>この規則ではコディーユの支払いは%1</translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 has %n trick(s) and pays %3 into the pool</source>
        <translation>
            <numerusform>コディーユ：%1は%nトリックで、プールに%3を払う</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 and %2 have %n trick(s) and pay %4 together</source>
        <translation>
            <numerusform>コディーユ：%1と%2は%nトリックで、2人で%4を払う</numerusform>
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
        <translation>オンブルは、指名したキングを渡すよう求めることができる</translation>
    </message>
    <message>
        <source>Who handed the called king over to the ombre</source>
        <translation>指名されたキングをオンブルに渡した人</translation>
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
        <translation>キングを渡すのは、ビッドしたアリアンスのときだけです。</translation>
    </message>
    <message>
        <source>An ombre who took the king plays alone.</source>
        <translation>キングを受け取ったオンブルは1人でプレイします。</translation>
    </message>
    <message>
        <source>The ombre cannot hand a king over to himself.</source>
        <translation>オンブルが自分にキングを渡すことはできません。</translation>
    </message>
    <message>
        <source>Which faced card means a new deal</source>
        <translation>どのカードが表になったら配り直すか</translation>
    </message>
    <message>
        <source>What a bid out of turn means</source>
        <translation>順番でないビッドの扱い</translation>
    </message>
    <message>
        <source>When a card that was seen has to be played</source>
        <translation>見えてしまったカードを出さなければならないとき</translation>
    </message>
    <message>
        <source>Who may look through the tricks</source>
        <translation>終わったトリックを見てよい人</translation>
    </message>
    <message>
        <source>Nobody had anything to decide after six tricks.</source>
        <translation>6トリックの後に決めることは、誰にもありませんでした。</translation>
    </message>
    <message>
        <source>Nobody may go on here without asking the partner.</source>
        <translation>ここでは、パートナーに聞かずに続けることはできません。</translation>
    </message>
    <message>
        <source>The tricks show something else.</source>
        <translation>トリックからわかることと合いません。</translation>
    </message>
    <message>
        <source>The ombre cannot call this card.</source>
        <translation>オンブルはこのカードを指名できません。</translation>
    </message>
    <message>
        <source>Nobody can have noticed this so early.</source>
        <translation>これに気づくのは、もっと後のはずです。</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>起きたこと</translation>
    </message>
    <message>
        <source>Whose fault it is</source>
        <translation>反則をした人</translation>
    </message>
    <message>
        <source>Only the last card of the pack was faced</source>
        <translation>表になったのは一番最後のカードだけ</translation>
    </message>
    <message>
        <source>Another player has bid or passed after it</source>
        <translation>その後にほかの人がビッドかパスをした</translation>
    </message>
    <message>
        <source>He spoke last, and the three others had passed</source>
        <translation>ほかの3人がパスした後で、最後に言った</translation>
    </message>
    <message>
        <source>It was a king of his own, which these rules let him call</source>
        <translation>この規則で指名してよい自分のキングだった</translation>
    </message>
    <message>
        <source>He might have kept the matador, or has played it all the same</source>
        <translation>出さずに済むマタドールだった、またはそれを出した</translation>
    </message>
    <message>
        <source>The deal itself was told wrongly, not only the payment</source>
        <translation>支払いだけでなく、ディールの記録が間違っていた</translation>
    </message>
    <message>
        <source>Claimed, but not dealt to that side</source>
        <translation>請求したが、その側に配られていなかった</translation>
    </message>
    <message>
        <source>When it was noticed</source>
        <translation>いつ気づいたか</translation>
    </message>
    <message>
        <source>He had passed before</source>
        <translation>その前にパスしていた</translation>
    </message>
    <message>
        <source>The revoke harms the other side, which wants play to go back</source>
        <translation>相手側が損をするリボークで、やり直しを求めている</translation>
    </message>
    <message>
        <source>There were several, the cards are not mixed, and the table plays again</source>
        <translation>リボークが何回もあり、カードを混ぜていないので、卓でやり直す</translation>
    </message>
    <message>
        <source>What the other side asks for</source>
        <translation>相手側が求めること</translation>
    </message>
    <message>
        <source>What he is in this deal: alone, ombre&apos;s side, opponent, or not known</source>
        <translation>このディールでの立場（alone：1人、ombres_side：オンブル側、opponent：相手側、unknown：不明）</translation>
    </message>
    <message>
        <source>His side had its six tricks already</source>
        <translation>その側はもう6トリック取っていた</translation>
    </message>
    <message>
        <source>A vole was in force already</source>
        <translation>ボルがもう始まっていた</translation>
    </message>
    <message>
        <source>By it his side won a game that was in doubt</source>
        <translation>そのために、どうなるかわからなかったゲームに成功した</translation>
    </message>
    <message>
        <source>He only answered the question whether they go on</source>
        <translation>続けるかどうかを聞かれて答えただけだった</translation>
    </message>
    <message>
        <source>Keeping the card could do harm, or tell his partner something</source>
        <translation>残しておくと損をさせたり、パートナーに何かを知らせたりする</translation>
    </message>
    <message>
        <source>It was his turn to play</source>
        <translation>その人の手番だった</translation>
    </message>
    <message>
        <source>He was to lead</source>
        <translation>その人がリードする番だった</translation>
    </message>
    <message>
        <source>All four agree</source>
        <translation>4人全員が同意した</translation>
    </message>
    <message>
        <source>The hands are mixed and cannot be restored</source>
        <translation>手札を混ぜてしまい、元に戻せない</translation>
    </message>
    <message>
        <source>It can be proved</source>
        <translation>証明できる</translation>
    </message>
    <message>
        <source>He pays a beast for another fault of the same deal</source>
        <translation>同じディールの別の反則で、もうベートを払う</translation>
    </message>
    <message>
        <source>Somebody has bid or passed, so it is too late: the deal stands.</source>
        <translation>もうビッドかパスがあったので配り直さず、そのまま続けます。</translation>
    </message>
    <message>
        <source>Only the last card of the pack was faced, so the deal stands.</source>
        <translation>表になったのは一番最後のカードだけなので、配り直しません。</translation>
    </message>
    <message>
        <source>It is too late: the deal stands, and whoever dealt is its dealer.</source>
        <translation>もう遅いので、配った人をディーラーとして、そのまま続けます。</translation>
    </message>
    <message>
        <source>The deal was over when it came out, so it stands.</source>
        <translation>見つかったときにはもう終わっていたので、このディールはそのままです。</translation>
    </message>
    <message>
        <source>The antes stay in the pool, and what was settled before stands.</source>
        <translation>アンティはプールに残し、それまでに精算したディールはそのままです。</translation>
    </message>
    <message>
        <source>%1 puts his ante in now.</source>
        <translation>%1は、今アンティを出します。</translation>
    </message>
    <message>
        <source>%1 pays his ante now, to whoever took the pool, or into the pool if nobody did.</source>
        <translation>%1は、今アンティを、プールを取った人に払います。誰も取っていなければ、プールに入れます。</translation>
    </message>
    <message>
        <source>Another player has spoken since, so what %1 said is accepted.</source>
        <translation>その後にほかの人が言ったので、%1の言ったことを認めます。</translation>
    </message>
    <message>
        <source>What %1 said is void, and the player whose turn it was speaks now.</source>
        <translation>%1の言ったことは無効で、本来の手番の人が言います。</translation>
    </message>
    <message>
        <source>When his turn comes, %1 may say what he likes.</source>
        <translation>%1は、自分の番に何を言ってもかまいません。</translation>
    </message>
    <message>
        <source>%1 has passed for this deal.</source>
        <translation>%1は、このディールではパスしたことになります。</translation>
    </message>
    <message>
        <source>The bid of %1 is void, and the auction goes back to it.</source>
        <translation>%1のビッドは無効で、そこまで戻ります。</translation>
    </message>
    <message>
        <source>%1 must bid high enough or pass.</source>
        <translation>%1は、足りるだけのビッドをするか、パスします。</translation>
    </message>
    <message>
        <source>%1 has passed and stays out of the auction.</source>
        <translation>%1はもうパスしたので、ビッドに加われません。</translation>
    </message>
    <message>
        <source>Trumps are named, so it is too late: the bid of %1 stands.</source>
        <translation>もう切札を言ったので遅く、%1のビッドをそのまま認めます。</translation>
    </message>
    <message>
        <source>%1 has bid solo, and the suit he named is trumps if he becomes the ombre.</source>
        <translation>%1はソロをビッドしたことになり、オンブルになれば、言ったスートが切札です。</translation>
    </message>
    <message>
        <source>The others may still bid more, or the same with better priority.</source>
        <translation>ほかの人は、まだもっと強いビッドができ、優先順位が高ければ同じビッドもできます。</translation>
    </message>
    <message>
        <source>%1 spoke last and plays an alliance: the suit he named is trumps, and he calls a king.</source>
        <translation>最後に言った%1はアリアンスとなり、言ったスートを切札にして、キングを指名します。</translation>
    </message>
    <message>
        <source>The first suit named is trumps, even if it was a slip.</source>
        <translation>言い間違いでも、最初に言ったスートが切札です。</translation>
    </message>
    <message>
        <source>That was no fault: %1 may call his own king, and plays alone.</source>
        <translation>反則ではありません。%1は自分のキングを指名でき、1人でプレイします。</translation>
    </message>
    <message>
        <source>%1 calls again, this time a card that may be called.</source>
        <translation>%1は、認められるカードを指名し直します。</translation>
    </message>
    <message>
        <source>%1 plays alone and needs six tricks by himself.</source>
        <translation>%1は1人でプレイし、自分だけで6トリックが必要です。</translation>
    </message>
    <message>
        <source>The deal is settled like a solo.</source>
        <translation>ソロと同じように精算します。</translation>
    </message>
    <message>
        <source>Whoever holds Spadille shows it or names it, and plays as the ombre.</source>
        <translation>スパディーユを持っている人は、見せるか言うかして、オンブルとしてプレイします。</translation>
    </message>
    <message>
        <source>There is no other penalty.</source>
        <translation>ほかに罰はありません。</translation>
    </message>
    <message>
        <source>%1 takes the card back and plays a right one.</source>
        <translation>%1はそのカードを戻し、正しいカードを出します。</translation>
    </message>
    <message>
        <source>Those who played after it may change their cards too.</source>
        <translation>その後に出した人も、自分のカードを出し直せます。</translation>
    </message>
    <message>
        <source>There is no beast.</source>
        <translation>ベートはありません。</translation>
    </message>
    <message>
        <source>All cards since then are taken back, and play begins again with the trick of the revoke.</source>
        <translation>それ以後のカードを全部戻し、そのトリックからやり直します。</translation>
    </message>
    <message>
        <source>Play goes on, unless the revoke harms the other side and that side asks for it to go back.</source>
        <translation>相手側が損をするとしてやり直しを求めない限り、そのまま続けます。</translation>
    </message>
    <message>
        <source>The result stands, and no card is taken back.</source>
        <translation>結果はそのままで、カードは戻しません。</translation>
    </message>
    <message>
        <source>The deal is played again from the first revoke on.</source>
        <translation>最初のリボークからやり直します。</translation>
    </message>
    <message>
        <source>%1 pays no more than one beast in a deal, so nothing is added.</source>
        <translation>1ディールに1人が払うベートは1回までなので、%1の支払いは増えません。</translation>
    </message>
    <message>
        <source>The deal of the fault is corrected, and the deals after it are scored anew with the right pool.</source>
        <translation>そのディールを訂正し、後のディールは本来のプールで計算し直します。</translation>
    </message>
    <message>
        <source>The fault is of an earlier deal and cannot be proved, so %1 pays nothing.</source>
        <translation>前のディールの反則で、証明できないので、%1は何も払いません。</translation>
    </message>
    <message>
        <source>That is no revoke: a matador that might be kept may be kept, and is played once it is played.</source>
        <translation>リボークではありません。出さずに済むマタドールは残してよく、出したらそのままです。</translation>
    </message>
    <message>
        <source>There is no beast: %1 takes the card back, and the right player plays.</source>
        <translation>ベートはありません。%1はカードを戻し、正しい人が出します。</translation>
    </message>
    <message>
        <source>While the partner is not known, any player but %1 may choose.</source>
        <translation>パートナーがまだわからない間は、%1以外の誰でも選べます。</translation>
    </message>
    <message>
        <source>The card of %1 stays open: at any later trick the other side may call it, unless that were a revoke.</source>
        <translation>%1のカードは表のままで、リボークにならない限り、相手側は後のトリックで呼べます。</translation>
    </message>
    <message>
        <source>The other side names the suit that the side of %1 leads the next time it leads, if the leader has it.</source>
        <translation>%1の側が次にリードするスートは、相手側が決めます。リードする人が持っている場合に限ります。</translation>
    </message>
    <message>
        <source>The other side asks for nothing more.</source>
        <translation>相手側は、ほかに何も求めません。</translation>
    </message>
    <message>
        <source>Everybody has played to that card, so the trick stands, and there is no beast.</source>
        <translation>そのカードに全員が出し終えたので、トリックはそのままで、ベートもありません。</translation>
    </message>
    <message>
        <source>The side of %1 may not have a vole in this deal: if it wins the first six tricks, it stops there with Premiers.</source>
        <translation>%1の側は、このディールではボルができません。最初の6トリックを取ったら、プレミエで終わります。</translation>
    </message>
    <message>
        <source>If %1 turns out to be the ombre or his partner in an alliance, their side may not have a vole in this deal.</source>
        <translation>%1がアリアンスのオンブルかパートナーだとわかったら、その側は、このディールではボルができません。</translation>
    </message>
    <message>
        <source>The vole was in force already, and stays so.</source>
        <translation>ボルはもう始まっていたので、そのまま続けます。</translation>
    </message>
    <message>
        <source>The card goes back like any card out of turn, and the other side may call it later or name a suit.</source>
        <translation>順番でないカードと同じように戻し、相手側は後でそれを呼ぶか、スートを決められます。</translation>
    </message>
    <message>
        <source>%1 plays alone and may take the card back.</source>
        <translation>%1は1人でプレイしているので、カードを戻せます。</translation>
    </message>
    <message>
        <source>Keeping the card does no harm, so %1 may keep it.</source>
        <translation>残しておいても損をさせないので、%1はそのカードを残せます。</translation>
    </message>
    <message>
        <source>%1 must play the card now.</source>
        <translation>%1は、今そのカードを出さなければなりません。</translation>
    </message>
    <message>
        <source>%1 must play the card as soon as he can without a revoke.</source>
        <translation>%1は、リボークにならない最初の機会に、そのカードを出さなければなりません。</translation>
    </message>
    <message>
        <source>The cards of %1 stay on the table, and the ombre says which of them he plays, unless that were a revoke.</source>
        <translation>%1のカードは表のまま置き、リボークにならない限り、どれを出すかはオンブルが言います。</translation>
    </message>
    <message>
        <source>The cards of %1 stay on the table, and the other side says which of them he plays, unless that were a revoke.</source>
        <translation>%1のカードは表のまま置き、リボークにならない限り、どれを出すかは相手側が言います。</translation>
    </message>
    <message>
        <source>The side of %1 has its six tricks, so nobody may call his cards.</source>
        <translation>%1の側はもう6トリック取っているので、カードを呼ぶことはできません。</translation>
    </message>
    <message>
        <source>%1 is reproved, and play goes on; there is no penalty.</source>
        <translation>%1は注意を受け、プレイは続きます。罰はありません。</translation>
    </message>
    <message>
        <source>Who is asked whether they go on may answer, so that was no fault.</source>
        <translation>続けるかどうかを聞かれたら答えてよいので、反則ではありません。</translation>
    </message>
    <message>
        <source>Whoever would lead may still stop or go on.</source>
        <translation>リードする人は、それでも終わるか続けるかを選べます。</translation>
    </message>
    <message>
        <source>%1 may look through the tricks now.</source>
        <translation>%1は、今トリックを見てかまいません。</translation>
    </message>
    <message>
        <source>%1 may not look through the tricks now; he is stopped, and pays nothing.</source>
        <translation>%1は、今トリックを見てはいけません。止められますが、何も払いません。</translation>
    </message>
    <message>
        <source>All four agree, so play ends, and the tricks not played go to the opponents.</source>
        <translation>4人全員が同意したので終わり、行わなかったトリックは相手側のものになります。</translation>
    </message>
    <message>
        <source>Play goes on to the last trick, since only all four together may cut it short.</source>
        <translation>途中でやめられるのは4人全員が同意したときだけなので、最後のトリックまで続けます。</translation>
    </message>
    <message>
        <source>Cards that were shown stay on the table, and the other side may call them.</source>
        <translation>見せたカードは表のまま置き、相手側が呼べます。</translation>
    </message>
    <message>
        <source>All four agree, so the deal is corrected.</source>
        <translation>4人全員が同意したので、そのディールを訂正します。</translation>
    </message>
    <message>
        <source>Not all four agree, so the deal stays as it was told.</source>
        <translation>全員の同意がないので、記録はそのままです。</translation>
    </message>
    <message>
        <source>Another deal has been played since, so the payment stays as it was.</source>
        <translation>その後に次のディールが終わったので、支払いはそのままです。</translation>
    </message>
    <message>
        <source>The claim is in time, so the matadors are paid.</source>
        <translation>請求は期限内なので、マタドールの分を払います。</translation>
    </message>
    <message>
        <source>Matadors that were not claimed in time are not paid.</source>
        <translation>期限までに請求しなかったマタドールは、もらえません。</translation>
    </message>
    <message>
        <source>The payment for the matadors is given back, and there is no penalty.</source>
        <translation>マタドールでもらった分を返します。罰はありません。</translation>
    </message>
    <message>
        <source>The next cards have been dealt, so the payment for the matadors stays.</source>
        <translation>次のカードを配り終えたので、マタドールの支払いはそのままです。</translation>
    </message>
    <message>
        <source>The cards are taken up again, and all ten tricks are played.</source>
        <translation>手札を取り直し、10トリック全部を行います。</translation>
    </message>
    <message>
        <source>The hands cannot be restored, so the tricks not played go to the other side.</source>
        <translation>手札を元に戻せないので、行わなかったトリックは相手側のものになります。</translation>
    </message>
    <message>
        <source>Who accuses another of a revoke and is wrong pays nothing.</source>
        <translation>リボークだと指摘して間違っていても、何も払いません。</translation>
    </message>
    <message>
        <source>Only the trick in question may be looked at now.</source>
        <translation>今見てよいのは、問題のトリックだけです。</translation>
    </message>
    <message>
        <source>The tricks may be looked through to clear it up.</source>
        <translation>確かめるために、トリックを全部調べてかまいません。</translation>
    </message>
    <message>
        <source>The rulebook says nothing about this, so the table decides.</source>
        <translation>規則書に書かれていないので、卓で決めます。</translation>
    </message>
    <message>
        <source>Beast of %1 for a revoke: %2</source>
        <extracomment>%1 who pays, %2 the beast.</extracomment>
        <translation>%1のベート（リボーク）：%2</translation>
    </message>
    <message>
        <source>Beast of %1 for playing with more than ten cards: %2</source>
        <translation>%1のベート（10枚より多い手札でプレイ）：%2</translation>
    </message>
    <message>
        <source>Beast of %1, who showed himself by a card: %2</source>
        <translation>%1のベート（カードで知らせた）：%2</translation>
    </message>
    <message>
        <source>Beast of %1, who held his partner back: %2</source>
        <translation>%1のベート（パートナーを引き止めた）：%2</translation>
    </message>
    <message>
        <source>Beast of %1, claimed later: %2</source>
        <translation>%1のベート（後からの請求）：%2</translation>
    </message>
    <message>
        <source>What is left, %1, goes to the highest trumps</source>
        <translation>残りの%1は最も強い切札の持ち主へ</translation>
    </message>
    <message>
        <source>Forced spadille: whoever holds %1 is the ombre and plays an alliance.</source>
        <translation>強制されたスパディーユ：%1を持つ人がオンブルとなり、アリアンスをプレイします。</translation>
    </message>
    <message>
        <source>%1 won the sixth trick and decides: stop, go on, or ask the partner.</source>
        <translation>6トリック目を取った%1が決めます。終わるか、続けるか、パートナーに聞くかです。</translation>
    </message>
    <message>
        <source>%1 won the sixth trick and decides: stop, or ask the partner whether to go on.</source>
        <translation>6トリック目を取った%1が決めます。終わるか、続けるかをパートナーに聞くかです。</translation>
    </message>
    <message>
        <source>%1 has won the first six tricks and decides: stop, or go on.</source>
        <translation>最初の6トリックを取った%1が決めます。終わるか、続けるかです。</translation>
    </message>
    <message>
        <source>everybody, 1 each</source>
        <translation>全員が1ずつ</translation>
    </message>
    <message>
        <source>the dealer, 4 for all</source>
        <translation>ディーラーが全員分の4</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>切り捨て</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>切り上げ</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>四捨五入</translation>
    </message>
    <message>
        <source>exact: counted in quarters</source>
        <translation>4分の1まで数える</translation>
    </message>
    <message>
        <source>the ombre&apos;s</source>
        <translation>オンブルの分</translation>
    </message>
    <message>
        <source>the partner&apos;s</source>
        <translation>パートナーの分</translation>
    </message>
    <message>
        <source>the pool&apos;s</source>
        <translation>プールに残す</translation>
    </message>
    <message>
        <source>stays in the pool</source>
        <translation>プールに残す</translation>
    </message>
    <message>
        <source>goes to the highest trumps</source>
        <translation>強い切札の人が取る</translation>
    </message>
    <message>
        <source>what makes the pool double</source>
        <translation>プールが2倍になるまで</translation>
    </message>
    <message>
        <source>twice the pool</source>
        <translation>プールの2倍</translation>
    </message>
    <message>
        <source>once the pool</source>
        <translation>プールと同じ額</translation>
    </message>
    <message>
        <source>the ombre alone</source>
        <translation>オンブル1人</translation>
    </message>
    <message>
        <source>half each</source>
        <translation>半分ずつ</translation>
    </message>
    <message>
        <source>half each, unless the ombre took fewer than 3</source>
        <translation>半分ずつ（オンブルが3トリック未満なら1人）</translation>
    </message>
    <message>
        <source>to each opponent</source>
        <translation>相手のそれぞれに</translation>
    </message>
    <message>
        <source>once, and shared</source>
        <translation>1回分を分ける</translation>
    </message>
    <message>
        <source>the vole only</source>
        <translation>ボルの分だけ</translation>
    </message>
    <message>
        <source>all but Premiers</source>
        <translation>プレミエ以外のすべて</translation>
    </message>
    <message>
        <source>a bid vole: everything</source>
        <translation>ビッドしたボルではすべて</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>units of the deal</source>
        <translation>そのディールのユニット</translation>
    </message>
    <message>
        <source>the one on the ombre&apos;s right</source>
        <translation>オンブルの右側の相手</translation>
    </message>
    <message>
        <source>the table says which</source>
        <translation>卓で決める</translation>
    </message>
    <message>
        <source>with all kings outside trumps</source>
        <translation>切札以外のキングを全部持つとき</translation>
    </message>
    <message>
        <source>with all four kings</source>
        <translation>キングを4枚とも持つとき</translation>
    </message>
    <message>
        <source>whoever would lead, without asking</source>
        <translation>リードする人が聞かずに</translation>
    </message>
    <message>
        <source>he has to ask his partner</source>
        <translation>パートナーに聞く</translation>
    </message>
    <message>
        <source>it is shared equally</source>
        <translation>等分する</translation>
    </message>
    <message>
        <source>play goes on until it is empty</source>
        <translation>空になるまで続ける</translation>
    </message>
    <message>
        <source>it waits for the next game</source>
        <translation>次のゲームに残す</translation>
    </message>
    <message>
        <source>until the next deal is dealt</source>
        <translation>次のディールを配り終えるまで</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>いつでも</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>右隣へ</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>左隣へ</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>どのカードでも</translation>
    </message>
    <message>
        <source>any but the last of the pack</source>
        <translation>最後の1枚以外</translation>
    </message>
    <message>
        <source>nothing: it is void</source>
        <translation>無効とする</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>パスとする</translation>
    </message>
    <message>
        <source>always</source>
        <translation>必ず</translation>
    </message>
    <message>
        <source>if keeping it could do harm</source>
        <translation>残すと害があるときだけ</translation>
    </message>
    <message>
        <source>the player whose turn it is</source>
        <translation>手番の人</translation>
    </message>
    <message>
        <source>the player who is to lead</source>
        <translation>リードする人</translation>
    </message>
    <message>
        <source>after the play</source>
        <translation>プレイの後</translation>
    </message>
    <message>
        <source>asked, and stopped</source>
        <translation>聞いて、終わった</translation>
    </message>
    <message>
        <source>asked, and went on</source>
        <translation>聞いて、続けた</translation>
    </message>
    <message>
        <source>before a bid</source>
        <translation>ビッドの前</translation>
    </message>
    <message>
        <source>before the lead</source>
        <translation>リードの前</translation>
    </message>
    <message>
        <source>call a card</source>
        <translation>カードを呼ぶ</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>続けた</translation>
    </message>
    <message>
        <source>during the auction</source>
        <translation>ビッドの間</translation>
    </message>
    <message>
        <source>during the play</source>
        <translation>プレイの間</translation>
    </message>
    <message>
        <source>in the same trick</source>
        <translation>同じトリックの間</translation>
    </message>
    <message>
        <source>name a suit</source>
        <translation>スートを指定する</translation>
    </message>
    <message>
        <source>the ombre’s side</source>
        <translation>オンブル側</translation>
    </message>
    <message>
        <source>an opponent</source>
        <translation>相手側</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>終わった</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>まだわからない</translation>
    </message>
    <message>
        <source>waive it</source>
        <translation>求めない</translation>
    </message>
    <message>
        <source>beast</source>
        <translation>ベート</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>コディーユ</translation>
    </message>
    <message>
        <source>premiers</source>
        <translation>プレミエ</translation>
    </message>
    <message>
        <source>remise</source>
        <translation>レミス</translation>
    </message>
    <message>
        <source>vole failed</source>
        <translation>ボル失敗</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>ボル</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>アリアンス</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>強制</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>Vole</source>
        <translation>ボル</translation>
    </message>
    <message>
        <source>alliance</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>アリアンス</translation>
    </message>
    <message>
        <source>%1 beasted</source>
        <translation>%1がベート</translation>
    </message>
    <message>
        <source>called card not seen</source>
        <translation>指名されたカードは出ていない</translation>
    </message>
    <message>
        <source>with punto</source>
        <translation>プント付き</translation>
    </message>
    <message>
        <source>forced spadille</source>
        <translation>強制されたスパディーユ</translation>
    </message>
    <message>
        <source>king from %1</source>
        <translation>%1からキング</translation>
    </message>
    <message>
        <source>three matadors</source>
        <translation>マタドール3枚</translation>
    </message>
    <message>
        <source>%1 his own</source>
        <translation>本人%1</translation>
    </message>
    <message>
        <source>own king</source>
        <translation>自分のキング</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>パートナー%1</translation>
    </message>
    <message>
        <source>opposite %1</source>
        <translation>やり取りの相手%1</translation>
    </message>
    <message>
        <source>rest to %1</source>
        <translation>残りは%1</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>What was decided after six tricks</source>
        <translation>6トリックの後に決めたこと</translation>
    </message>
    <message>
        <source>The deal is void, and it is dealt again.</source>
        <translation>ディールは無効で、配り直します。</translation>
    </message>
    <message>
        <source>The cards are gathered, and whoever has the turn deals.</source>
        <translation>カードを集め、本来の番の人が配ります。</translation>
    </message>
    <message>
        <source>The deal is void, and it is dealt again with a good pack.</source>
        <translation>このディールは無効で、正しい1組で配り直します。</translation>
    </message>
    <message>
        <source>The hands are mixed, so it is dealt again.</source>
        <translation>手札を混ぜてしまったので、配り直します。</translation>
    </message>
    <message>
        <source>The antes stay in the pool.</source>
        <translation>アンティはプールに残ります。</translation>
    </message>
    <message>
        <source>Bids made so far do not count.</source>
        <translation>それまでのビッドは数えません。</translation>
    </message>
    <message>
        <source>The sheet counts all antes already.</source>
        <translation>得点表では全員のアンティを数えてあります。</translation>
    </message>
    <message>
        <source>The next cards have been dealt, so it is too late.</source>
        <translation>次のカードを配り終えたので、もう遅すぎます。</translation>
    </message>
    <message>
        <source>%1 is beasted; that is paid once the deal is settled.</source>
        <extracomment>%1 who pays.</extracomment>
        <translation>%1はベートで、ディールの精算の後に払います。</translation>
    </message>
    <message>
        <source>%1 is beasted, and pays once the new deal is settled, by what the pool holds then.</source>
        <translation>%1はベートで、新しいディールの精算の後、そのときのプールに応じて払います。</translation>
    </message>
    <message>
        <source>%1 pays the beast of that deal.</source>
        <translation>%1は、そのディールのベートを払います。</translation>
    </message>
    <message>
        <source>What was handed over wrongly is made good now.</source>
        <translation>間違って渡した分を今直します。</translation>
    </message>
    <message>
        <source>After it the turn to deal goes on as if the right player had dealt.</source>
        <translation>その後は、正しい人が配ったときと同じように順番が続きます。</translation>
    </message>
    <message>
        <source>Once the next cards are dealt, everybody has accepted the deal before.</source>
        <translation>次のカードを配れば、全員が前のディールを受け入れたことになります。</translation>
    </message>
    <message>
        <source>A card that all have seen spoils the auction, so it is dealt again until somebody has bid.</source>
        <translation>全員が見たカードはビッドを台なしにするので、誰かがビッドするまでは配り直します。</translation>
    </message>
    <message>
        <source>Only hands of ten cards can be bid on and played.</source>
        <translation>ビッドもプレイも、10枚の手札でなければできません。</translation>
    </message>
    <message>
        <source>Who has more cards than the others has more to choose from, and that has to cost something.</source>
        <translation>ほかの人よりカードが多ければ選べるものも多いので、その分を払わなければなりません。</translation>
    </message>
    <message>
        <source>Everybody gets his cards in the same way, and who bids has accepted them.</source>
        <translation>全員が同じ配り方でカードをもらいます。ビッドした人は、それを受け入れています。</translation>
    </message>
    <message>
        <source>The deal and the first word go round; who has bid has accepted whoever dealt.</source>
        <translation>配る番も最初に話す番も順に回ります。ビッドした人は、配った人を受け入れています。</translation>
    </message>
    <message>
        <source>With a card twice or missing no trick is what it should be.</source>
        <translation>同じカードが2枚あったり足りなかったりすれば、どのトリックも正しくありません。</translation>
    </message>
    <message>
        <source>Everybody plays for the same pool, so everybody pays into it.</source>
        <translation>全員が同じプールを争うので、全員が払います。</translation>
    </message>
    <message>
        <source>Each bids by what he has heard before, and a hasty word must not change that.</source>
        <translation>誰もが前に聞いたことをもとにビッドします。早まった一言でそれが変わってはいけません。</translation>
    </message>
    <message>
        <source>A bid tells the others something only if everybody keeps to the order.</source>
        <translation>順番と強さを守ってこそ、ビッドには意味があります。</translation>
    </message>
    <message>
        <source>Who names a suit means to play, so it is taken for the bid that it was.</source>
        <translation>スートを言うのはプレイするつもりだからで、そのとおりのビッドとみなします。</translation>
    </message>
    <message>
        <source>The first word counts; otherwise one could feel one&apos;s way with a second.</source>
        <translation>最初の一言が有効です。そうでなければ、言い直して様子を探れてしまいます。</translation>
    </message>
    <message>
        <source>The call decides who are partners, and once a card is led everybody plays by it.</source>
        <translation>指名でパートナーが決まり、リードの後は全員がそれをもとにプレイしています。</translation>
    </message>
    <message>
        <source>Where all pass Spadille has to play, and keeping silent must not save him from it.</source>
        <translation>全員がパスすればスパディーユの持ち主がプレイします。黙っていて逃れることはできません。</translation>
    </message>
    <message>
        <source>In the same trick it can be put right, and nobody has lost anything by it.</source>
        <translation>同じトリックのうちなら直せて、誰も損をしていません。</translation>
    </message>
    <message>
        <source>What a revoke has won can hardly be given back, so it has to cost something.</source>
        <translation>リボークで得たものは返しにくいので、その分を払わなければなりません。</translation>
    </message>
    <message>
        <source>After the play nobody can tell how the tricks would have fallen, so the beast pays for it.</source>
        <translation>プレイの後では、トリックがどうなったか誰にもわからないので、ベートで償います。</translation>
    </message>
    <message>
        <source>An earlier deal is settled, but what can be proved of it is still owed.</source>
        <translation>前のディールは精算済みですが、証明できるものはまだ払わなければなりません。</translation>
    </message>
    <message>
        <source>The matadors have their privilege only against lower trumps; beyond that they follow like any card.</source>
        <translation>マタドールの特権は、より弱い切札に対してだけで、それ以外では普通のカードと同じくフォローします。</translation>
    </message>
    <message>
        <source>A card played early tells the partner something, so the other side chooses what makes up for it.</source>
        <translation>早く出したカードはパートナーに何かを伝えるので、その埋め合わせは相手側が選びます。</translation>
    </message>
    <message>
        <source>Who the partner is comes out by the king alone; who shows it otherwise helps the ombre.</source>
        <translation>パートナーが誰かは、キングだけでわかるものです。ほかの方法で見せれば、オンブルを助けることになります。</translation>
    </message>
    <message>
        <source>A card that was seen tells the partner something; who has no partner tells nobody.</source>
        <translation>見えたカードはパートナーに何かを伝えます。パートナーのいない人は、誰にも伝えません。</translation>
    </message>
    <message>
        <source>Partners who see each other&apos;s cards play as one, so the other side may direct them.</source>
        <translation>互いのカードが見えるパートナーは1人のようにプレイできるので、相手側が指図できます。</translation>
    </message>
    <message>
        <source>Whether to try for the vole is each player&apos;s own risk, and nobody may press his partner.</source>
        <translation>ボルを狙うかどうかは本人の危険で、パートナーをせかしてはいけません。</translation>
    </message>
    <message>
        <source>Whoever has the lead decides by himself whether they go on.</source>
        <translation>続けるかどうかは、リードする人が1人で決めます。</translation>
    </message>
    <message>
        <source>What was played everybody remembers for himself.</source>
        <translation>何が出たかは、誰もが自分で覚えます。</translation>
    </message>
    <message>
        <source>Remembering is part of the game, and to look is a right of the turn.</source>
        <translation>覚えることもゲームのうちで、見るのは番の人の権利です。</translation>
    </message>
    <message>
        <source>There may be something to win in the tricks that are left, so only all together can end the play.</source>
        <translation>残りのトリックで何かを得られるかもしれないので、全員がそろって認めたときだけ終われます。</translation>
    </message>
    <message>
        <source>Paying is only the handing over of what the deal has brought, and is mended while all remember it.</source>
        <translation>支払いはディールの結果を渡すだけのことなので、全員が覚えているうちに直します。</translation>
    </message>
    <message>
        <source>Matadors are paid to who asks for them while all can still see the cards.</source>
        <translation>マタドールは、全員がまだカードを見られるうちに求めた人に払います。</translation>
    </message>
    <message>
        <source>Only who has the right may end the play; otherwise the others lose tricks that they could win.</source>
        <translation>プレイを終えられるのは権利のある人だけです。そうでなければ、ほかの人が取れるはずのトリックを失います。</translation>
    </message>
    <message>
        <source>Who asks in good faith pays nothing, so that faults come to light.</source>
        <translation>間違いが明らかになるように、正直に尋ねた人は何も払いません。</translation>
    </message>
    <message>
        <source>What becomes of a trick won by a revoke found after the play</source>
        <translation>プレイの後で見つかったリボークで取ったトリックの扱い</translation>
    </message>
    <message>
        <source>it stays with the side that won it</source>
        <translation>取った側のもの</translation>
    </message>
    <message>
        <source>it counts for the other side</source>
        <translation>もう一方の側のもの</translation>
    </message>
    <message>
        <source>By the revoke his side won a trick</source>
        <translation>リボークで、その側がトリックを取った</translation>
    </message>
    <message>
        <source>The other side lets the deal stand</source>
        <translation>もう一方の側がそのまま続けることを選ぶ</translation>
    </message>
    <message>
        <source>One trick of the side of %1 counts for the other side: the deal is told so, and settled by that.</source>
        <extracomment>%1 who revoked.</extracomment>
        <translation>%1の側のトリック1つをもう一方の側のものとします。ディールはそのように伝え、それで精算します。</translation>
    </message>
    <message>
        <source>The other side lets the deal stand: it is played to its end, and cards that are left over do not count.</source>
        <translation>もう一方の側がそのまま続けることを選びました。終わりまでプレイし、余ったカードは数えません。</translation>
    </message>
    <message>
        <source>How far the play had come when it was seen</source>
        <translation>気づいたときプレイはどこまで進んでいたか</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>見ている人は何について話したか</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>そのトリックのカードをまだ確かめられる</translation>
    </message>
    <message>
        <source>Somebody asks for a new deal</source>
        <translation>配り直しを求める人がいる</translation>
    </message>
    <message>
        <source>He did have a card of the suit</source>
        <translation>実はそのスートのカードを持っていた</translation>
    </message>
    <message>
        <source>It is to prove a revoke</source>
        <translation>リボークを証明するためである</translation>
    </message>
    <message>
        <source>He had none, and the question is allowed: play goes on.</source>
        <translation>実際に持っておらず、聞くのも認められています。プレイを続けます。</translation>
    </message>
    <message>
        <source>The trick goes to the player whose card is best in it.</source>
        <translation>トリックは、一番強いカードを出した人のものです。</translation>
    </message>
    <message>
        <source>Who won it leads.</source>
        <translation>取った人がリードします。</translation>
    </message>
    <message>
        <source>The lead that followed was out of turn, and is settled as such.</source>
        <translation>その後のリードは順番でないリードとして扱います。</translation>
    </message>
    <message>
        <source>The tricks played since then stand.</source>
        <translation>その後のトリックはそのまま有効です。</translation>
    </message>
    <message>
        <source>Nobody can show it any more: the trick counts where it lay, unless both sides agree.</source>
        <translation>もう確かめられないので、両方が同意しない限り、置いてあった側のトリックとします。</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>そのトリックだけを開き、カードで決めます。その後また閉じます。</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it; the last trick counts where it lies.</source>
        <translation>次のトリックをリードした人が取ったものとします。最後のトリックは置いてある側のものです。</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>指摘されたことは、プレイヤーが指摘したのと同じに扱います。</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>プレイを続けます。聞いたことを利用してはいけません。</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>遊んでいない人は以後黙るか、席を離れます。</translation>
    </message>
    <message>
        <source>The trick that was named may be opened, and after the play all of them.</source>
        <translation>示されたトリックは開くことができ、プレイの後なら全部開くことができます。</translation>
    </message>
    <message>
        <source>A card faced in the deal</source>
        <translation>配っている間に表になったカード</translation>
    </message>
    <message>
        <source>a card turned over while dealing / the dealer showed a card / a card lay face up</source>
        <translation>配るときに見えた / 配る人がカードを見せた / 表向きのカード</translation>
    </message>
    <message>
        <source>Too many or too few cards</source>
        <translation>枚数が多い、または少ない</translation>
    </message>
    <message>
        <source>nine cards / eleven cards dealt / he has too many cards / he has too few cards / a misdeal / a card is missing from a hand</source>
        <translation>9枚しかない / 11枚配られた / カードが多い / カードが足りない / 配り間違い</translation>
    </message>
    <message>
        <source>Played with too many cards</source>
        <translation>多すぎる手札でプレイした</translation>
    </message>
    <message>
        <source>he played with eleven cards / he has a card left over / found in play that he had one too many</source>
        <translation>11枚でプレイした / カードが余った / プレイの途中で1枚多い</translation>
    </message>
    <message>
        <source>Dealt in other packets</source>
        <translation>ほかの枚数ずつ配った</translation>
    </message>
    <message>
        <source>dealt in fives / wrong packets / he did not deal threes and fours / dealt one by one</source>
        <translation>5枚ずつ配った / 1枚ずつ配った / 3枚4枚でなかった / 配り方が違う</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>違う人が配った</translation>
    </message>
    <message>
        <source>dealt out of turn / it was not his deal / dealt the wrong way round / somebody else should have dealt</source>
        <translation>順番でないのに配った / 配る人を間違えた / 逆回りに配った / 親を間違えた</translation>
    </message>
    <message>
        <source>A bad pack</source>
        <translation>カードの組が正しくない</translation>
    </message>
    <message>
        <source>two cards alike / two queens of hearts / a card is missing from the pack / the pack is not complete / an eight in the pack</source>
        <translation>同じカードが2枚ある / 組のカードが足りない / 1枚なくなっている / 違うカードが混じっている</translation>
    </message>
    <message>
        <source>An ante forgotten</source>
        <translation>アンティの出し忘れ</translation>
    </message>
    <message>
        <source>he did not put in his counter / only three in the pool / he did not pay the ante / the pool is short / stake not paid</source>
        <translation>アンティを出していない / プールに3枚しかない / 払っていない人がいる / プールが足りない</translation>
    </message>
    <message>
        <source>A bid or pass out of turn</source>
        <translation>順番でないビッド</translation>
    </message>
    <message>
        <source>he bid before his turn / he passed too early / he spoke before me in the auction</source>
        <translation>早くビッドした / 順番でないのにパスした / 先にビッドした / ビッドの順番を間違えた</translation>
    </message>
    <message>
        <source>A bid that is not allowed</source>
        <translation>認められないビッド</translation>
    </message>
    <message>
        <source>the bid is too low / he bid the same without priority / he bid again after he passed / he wants to bid after a pass / insufficient bid</source>
        <translation>ビッドが低すぎる / 優先順位がないのに同じビッド / パスの後でまたビッドした</translation>
    </message>
    <message>
        <source>Trumps named without a bid</source>
        <translation>ビッドせずに切札を言った</translation>
    </message>
    <message>
        <source>he said hearts without bidding / he named a suit instead of a bid / he named trumps straight away</source>
        <translation>ビッドの代わりにスートを言った / いきなりハートと言った / すぐに切札を言った</translation>
    </message>
    <message>
        <source>Two trump suits named</source>
        <translation>切札を2つ言った</translation>
    </message>
    <message>
        <source>he said spades no clubs / he corrected the trump suit / slip of the tongue / he wants to change trumps</source>
        <translation>スペード、いやクラブと言った / 切札を言い直した / 言い間違えた / 切札を変えたい</translation>
    </message>
    <message>
        <source>A wrong card called</source>
        <translation>違うカードを指名した</translation>
    </message>
    <message>
        <source>he called a king that he holds / he called the king of trumps / he called a queen although he may not / he called his own card / wrong king</source>
        <translation>持っているキングを指名した / 切札のキングを指名した / クイーンを指名した / 自分のカードを呼んだ</translation>
    </message>
    <message>
        <source>Spadille kept silent</source>
        <translation>スパディーユを黙っている</translation>
    </message>
    <message>
        <source>everybody passed and nobody has spadille / who has the ace of spades / he hides spadille / he does not say that he holds spadille</source>
        <translation>全員パスで誰も名乗らない / スペードのAは誰か / スパディーユを隠している</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>リボークした</translation>
    </message>
    <message>
        <source>he did not follow suit / he had the suit / he should have followed / renege / he trumped although he had one / he still had a heart</source>
        <translation>フォローしなかった / 持っていたのに出さなかった / スートがあった / 持っているのに切札を出した</translation>
    </message>
    <message>
        <source>A matador kept back</source>
        <translation>マタドールを出さなかった</translation>
    </message>
    <message>
        <source>he did not play his matador / he should have played Basta / he kept Spadille when trumps were led / misused the privilege</source>
        <translation>バスタを出すべきだった / マタドールを残した / 切札のリードに出さなかった / 特権の間違い</translation>
    </message>
    <message>
        <source>A card out of turn</source>
        <translation>順番でないカード</translation>
    </message>
    <message>
        <source>he led but it was not his lead / he played before his turn / too early / it was not his turn / the wrong player led</source>
        <translation>順番でないのにリードした / 早く出した / 自分の番ではない / 違う人がリードした / 順番でないのに出した</translation>
    </message>
    <message>
        <source>The partner showed himself by a card</source>
        <translation>パートナーがカードで知らせた</translation>
    </message>
    <message>
        <source>he led the called king to show who he is / the partner gave himself away with a card / led a matador out of turn</source>
        <translation>指名されたキングで知らせた / カードでパートナーだとわかった / 順番でないのにマタドールをリードした</translation>
    </message>
    <message>
        <source>A card seen</source>
        <translation>見えてしまったカード</translation>
    </message>
    <message>
        <source>he dropped a card / the card fell / I saw his card / he showed a card by mistake / a card on the table / he took his card back</source>
        <translation>カードを落とした / カードが見えた / 見せてしまった / うっかり見せた / カードを引っ込めた</translation>
    </message>
    <message>
        <source>A hand shown before six tricks</source>
        <translation>6トリックの前に手札を見せた</translation>
    </message>
    <message>
        <source>he laid his hand down / he showed all his cards / he says he has the rest / cards on the table before the end</source>
        <translation>手札を広げた / 手札を全部見せた / 残りは自分のものだと言った</translation>
    </message>
    <message>
        <source>The partner urged on</source>
        <translation>パートナーを励ました</translation>
    </message>
    <message>
        <source>he said go on / he encouraged his partner / he wants the vole and says so / he said who he is</source>
        <translation>続けようと言った / パートナーを励ます言葉 / ボルを勧めた / 自分が誰か言った</translation>
    </message>
    <message>
        <source>The partner held back</source>
        <translation>パートナーを引き止めた</translation>
    </message>
    <message>
        <source>he said stop / he told his partner not to go on / let it be / he talked him out of the vole</source>
        <translation>やめようと言った / 続けるなと言った / ボルをやめさせた</translation>
    </message>
    <message>
        <source>A remark about what was played</source>
        <translation>出たカードのことを言った</translation>
    </message>
    <message>
        <source>we have six tricks / that is the king / so many trumps are out / he counts aloud / talk during the play / he asked what was played / table talk / a sign</source>
        <translation>6トリック取ったと言った / それがキングだと言った / 切札が何枚出たと言った / 声に出して数えた / 会話 / 合図</translation>
    </message>
    <message>
        <source>The tricks looked at</source>
        <translation>終わったトリックを見た</translation>
    </message>
    <message>
        <source>may I see the last trick / he looked through the tricks / he turned a trick over / look back</source>
        <translation>最後のトリックを見たい / トリックを見返した / トリックをめくった</translation>
    </message>
    <message>
        <source>Giving up before the end</source>
        <translation>途中であきらめた</translation>
    </message>
    <message>
        <source>he throws his hand in / he gives up / may we stop here / the game is lost and he stops / opponents want to stop / cut it short</source>
        <translation>手札を投げた / あきらめる / ここでやめていいか / もう負けだからやめる / 残りを省く</translation>
    </message>
    <message>
        <source>A beast forgotten</source>
        <translation>忘れられたベート</translation>
    </message>
    <message>
        <source>the beast was not paid / we forgot the beast / he owes a beast from an earlier deal / unpaid beast</source>
        <translation>ベートを払っていない / ベートを忘れた / 前のディールのベート</translation>
    </message>
    <message>
        <source>A payment miscounted</source>
        <translation>支払いの数え間違い</translation>
    </message>
    <message>
        <source>paid too much / paid too little / he handed over the wrong number of counters / the sum is wrong / the deal was told wrongly</source>
        <translation>払いすぎた / 払い足りない / カウンターの数を間違えた / 金額が違う / ディールを間違えて伝えた</translation>
    </message>
    <message>
        <source>Matadors claimed too late or wrongly</source>
        <translation>マタドールの遅い請求、間違った請求</translation>
    </message>
    <message>
        <source>he forgot his matadors / matadors not claimed in time / paid for matadors he did not have / matadors asked for afterwards</source>
        <translation>マタドールを言い忘れた / 請求が遅れた / 持っていないマタドールの支払い</translation>
    </message>
    <message>
        <source>Stopped without the right</source>
        <translation>権利がないのに終えた</translation>
    </message>
    <message>
        <source>they stopped after six although they had lost a trick / stopped without premiers / he may not stop / they bid a vole and stopped</source>
        <translation>トリックを失ったのに終わった / プレミエでないのにやめた / やめる権利がない / ボルをビッドしたのに終えた</translation>
    </message>
    <message>
        <source>A false accusation</source>
        <translation>間違った指摘</translation>
    </message>
    <message>
        <source>he was wrongly accused of a revoke / he did not revoke at all / they accused me and it is not true</source>
        <translation>間違ってリボークだと言われた / リボークしていなかった / 濡れ衣</translation>
    </message>
    <message>
        <source>“None left?” was asked</source>
        <translation>「もうない？」と聞いた</translation>
    </message>
    <message>
        <source>no more clubs / he asked whether he had none left / have you no spades / he said he had none / asking about the suit</source>
        <translation>そのスートはもうないか / 持っていないか聞いた / スペードはないのか / ないと答えた</translation>
    </message>
    <message>
        <source>The wrong side gathered a trick</source>
        <translation>違う側がトリックを取った</translation>
    </message>
    <message>
        <source>they took our trick / the trick lies in the wrong pile / I had won it / a trick went to the other side / he picked up a trick that was mine</source>
        <translation>相手に自分のトリックを取られた / トリックが違う山にある / こちらが勝っていた / 間違った人が集めた</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>トリックを誰が取ったかの争い</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both say it was theirs</source>
        <translation>誰のトリックか / 誰が勝ったかわからない / 取った人で意見が合わない / 覚えていない / 2人とも自分のだと言う</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>見ている人が口を出した</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / somebody behind me gave it away / advice from outside / a visitor told him</source>
        <translation>見物人が話した / 遊んでいない人が言った / 観客が教えた / 外から助言した / 後ろの人がばらした</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>そのほかのこと</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>どれでもない / 別の反則</translation>
    </message>
    <message>
        <source>He said that he had none and the trick was turned, or a card was led since</source>
        <translation>持っていないと答えてトリックが裏返された、またはその後リードがあった</translation>
    </message>
    <message>
        <source>It is a revoke seen too late to be mended: it costs a beast, and is settled as such.</source>
        <translation>直すには遅いリボークです。ベートを払い、リボークとして扱います。</translation>
    </message>
    <message>
        <source>solo / sans prendre</source>
        <translation>ソロ</translation>
    </message>
    <message>
        <source>forced / forced spadille</source>
        <translation>強制 / 強制されたスパディーユ</translation>
    </message>
    <message>
        <source>with</source>
        <translation>パートナー</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>マタドール</translation>
    </message>
    <message>
        <source>double / punto</source>
        <translation>プント付き / プント</translation>
    </message>
    <message>
        <source>on / went on</source>
        <translation>続けた / 続行</translation>
    </message>
    <message>
        <source>own / own king</source>
        <translation>自分のキング</translation>
    </message>
    <message>
        <source>king / king from</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>出ていない</translation>
    </message>
    <message>
        <source>himself / herself</source>
        <translation>本人</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>残り</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>やり取り</translation>
    </message>
    <message>
        <source>beast / beasted</source>
        <translation>ベート</translation>
    </message>
    <message>
        <source>premiers / first six</source>
        <translation>プレミエ</translation>
    </message>
    <message>
        <source>The ombre, alone or with a partner, plays for counters against the others.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>オンブルが1人で、またはパートナーと、ほかの人を相手にチップを争う。</translation>
    </message>
    <message>
        <source>%1 in the pool, %2 with the antes; the unit is %3.</source>
        <extracomment>%1 the counters in the pool, as sheets have it; %2 the same after the antes of this deal.</extracomment>
        <translation>プールは%1、アンティを入れると%2、1ユニットは%3です。</translation>
    </message>
    <message>
        <source>All four together cannot have more than nothing: what they won, somebody paid.</source>
        <translation>4人の合計がプラスになることはありません。誰かの勝ちは誰かの支払いです。</translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message>
        <source>The trump suit</source>
        <translation>切札のスート</translation>
    </message>
    <message>
        <source>Who led to this trick</source>
        <translation>このトリックをリードした人</translation>
    </message>
    <message>
        <source>The cards of the trick in the order they were played</source>
        <translation>トリックのカード（出した順）</translation>
    </message>
    <message>
        <source>The whole hand, with the card that is asked about</source>
        <translation>手札全部（調べるカードも含む）</translation>
    </message>
    <message>
        <source>Cards of the hand that were seen, where the rest is unknown</source>
        <translation>手札のうち見えたカード（残りがわからないとき）</translation>
    </message>
    <message>
        <source>The card that is asked about</source>
        <translation>調べるカード</translation>
    </message>
    <message>
        <source>The card that is turned up</source>
        <translation>表にしたカード</translation>
    </message>
    <message>
        <source>The card of the second pack that is turned up next</source>
        <translation>別のトランプから次に表にしたカード</translation>
    </message>
    <message>
        <source>The hand of who is to call, or of the ombre</source>
        <translation>番の人の手札、またはオンブルの手札</translation>
    </message>
    <message>
        <source>What was said, call by call</source>
        <translation>言ったこと（1つずつ順に）</translation>
    </message>
    <message>
        <source>Who took the turn-up</source>
        <translation>切札候補カードを取った人</translation>
    </message>
    <message>
        <source>The cards that were discarded or laid away</source>
        <translation>捨てたカード</translation>
    </message>
    <message>
        <source>The called card; who holds it is the partner</source>
        <translation>指名されたカード（持ち主がパートナー）</translation>
    </message>
    <message>
        <source>%1 may be played.</source>
        <extracomment>%1 a card.</extracomment>
        <translation>%1は出せます。</translation>
    </message>
    <message>
        <source>%1 may not be played.</source>
        <translation>%1は出せません。</translation>
    </message>
    <message>
        <source>%1 may be played, unless the hand holds one of these:</source>
        <extracomment>%1 a card. A list of cards follows.</extracomment>
        <translation>次のどれかが手札になければ、%1を出せます：</translation>
    </message>
    <message>
        <source>May be played:</source>
        <extracomment>A list of cards follows.</extracomment>
        <translation>出せるカード：</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2.</source>
        <extracomment>%1 a player, %2 a card.</extracomment>
        <translation>%1が%2でトリックを取ります。</translation>
    </message>
    <message>
        <source>%1 is winning so far, with %2.</source>
        <translation>今のところ、%1が%2で勝っています。</translation>
    </message>
    <message>
        <source>Card %1, %2, wins the trick.</source>
        <extracomment>%1 the place of a card in the trick, %2 the card.</extracomment>
        <translation>%1枚目の%2がトリックを取ります。</translation>
    </message>
    <message>
        <source>Card %1, %2, is winning so far.</source>
        <translation>今のところ、%1枚目の%2が勝っています。</translation>
    </message>
    <message>
        <source>The cards count %1.</source>
        <extracomment>%1 points.</extracomment>
        <translation>カードの点数は%1点です。</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1が出す番です。</translation>
    </message>
    <message>
        <source>%1 is to call and may say:</source>
        <extracomment>%1 a player. A list of calls follows.</extracomment>
        <translation>%1の番です。言えること：</translation>
    </message>
    <message>
        <source>Of these only if the hand holds a card of the suit:</source>
        <extracomment>A list of calls follows.</extracomment>
        <translation>このうち、そのスートのカードが手札にあるときだけ言えるもの：</translation>
    </message>
    <message>
        <source>%1 could not say this:</source>
        <extracomment>%1 a player. The call follows.</extracomment>
        <translation>%1はこれを言えませんでした：</translation>
    </message>
    <message>
        <source>The auction was over before this was said:</source>
        <extracomment>A call follows.</extracomment>
        <translation>これを言う前に、ビッドは終わっていました：</translation>
    </message>
    <message>
        <source>The auction is over:</source>
        <extracomment>A deal in short form follows: &quot;N alone&quot;.</extracomment>
        <translation>ビッドは終わりました：</translation>
    </message>
    <message>
        <source>The ombre may call:</source>
        <translation>オンブルが指名できるカード：</translation>
    </message>
    <message>
        <source>There is nobody to call: the ombre plays alone.</source>
        <translation>指名する相手がいないので、オンブルは1人でプレイします。</translation>
    </message>
    <message>
        <source>%1 revoked with %2 in trick %3.</source>
        <extracomment>%1 a player, %2 a card, %3 the number of a trick.</extracomment>
        <translation>%1は%3トリック目に%2でリボークしました。</translation>
    </message>
    <message>
        <source>The proof: %1 held %2, and played it in trick %3.</source>
        <extracomment>%1 a player, %2 a card, %3 the number of a trick.</extracomment>
        <translation>証拠：%1は%2を持っていて、%3トリック目に出しました。</translation>
    </message>
    <message>
        <source>The proof: %1 held %2.</source>
        <translation>証拠：%1は%2を持っていました。</translation>
    </message>
    <message>
        <source>No revoke: every card was lawful, and all of them were seen.</source>
        <translation>リボークはありません。どのカードも出してよいもので、カードはすべて見えています。</translation>
    </message>
    <message>
        <source>No revoke can be proved: not all cards were seen. These plays were lawful unless the player held one of the cards behind them:</source>
        <translation>リボークは証明できません。見えていないカードがあります。次のプレイは、後に示すカードを持っていなければ正しいものです：</translation>
    </message>
    <message>
        <source>No revoke: what was not seen could not have forbidden any card.</source>
        <translation>リボークはありません。見えていないカードが何でも、出したカードはどれも出せました。</translation>
    </message>
    <message>
        <source>Trick %1, %2, %3:</source>
        <extracomment>%1 the number of a trick, %2 a player, %3 a card. A list of cards or players follows.</extracomment>
        <translation>%1トリック目、%2、%3：</translation>
    </message>
    <message>
        <source>The deal comes to:</source>
        <extracomment>What the cards of a deal come to. A deal in short form follows.</extracomment>
        <translation>このディールの結果：</translation>
    </message>
    <message>
        <source>What was bid, as a deal in short form without tricks, or all calls with commas between</source>
        <translation>ビッドの内容。トリックのないディールの略記、またはコンマで区切ったすべての発言</translation>
    </message>
    <message>
        <source>Trick %1, %2</source>
        <extracomment>%1 the number of a trick, %2 a player.</extracomment>
        <translation>%1トリック目、%2</translation>
    </message>
    <message>
        <source>What the cards do not show, in the short form of a deal</source>
        <translation>カードからはわからないこと（ディールの略記で）</translation>
    </message>
    <message>
        <source>This counts besides the score of the deal.</source>
        <translation>これはこのディールの得点に加えて数えます。</translation>
    </message>
    <message>
        <source>This counts instead of the score of the deal.</source>
        <translation>これはこのディールの得点の代わりに数えます。</translation>
    </message>
    <message>
        <source>This table ruled before:</source>
        <extracomment>A list of earlier rulings follows: when, which deal, who got what.</extracomment>
        <translation>この卓の以前の裁定：</translation>
    </message>
    <message>
        <source>What the rules award depends on one more answer:</source>
        <extracomment>A question follows, and in brackets what can be said.</extracomment>
        <translation>規則による裁定には、もう1つ答えが必要です：</translation>
    </message>
    <message>
        <source>%1 leads to the first trick.</source>
        <extracomment>A list of cards follows.</extracomment>
        <translation>%1が最初のトリックをリードします。</translation>
    </message>
    <message>
        <source>Nobody plays this deal; %1 deals next.</source>
        <translation>このディールは誰もプレイしません。次のディーラーは%1です。</translation>
    </message>
    <message>
        <source>%1 may still say:</source>
        <extracomment>%1 a player. A list of calls follows; the auction is settled without them.</extracomment>
        <translation>%1はまだ次のように言えます：</translation>
    </message>
    <message>
        <source>Post the ruling with the deal?</source>
        <translation>裁定もこのディールと一緒に記録しますか？</translation>
    </message>
    <message>
        <source>The ruling is not posted: the figures are saved as they were played. --post posts it with the deal, and &quot;ruling … --post&quot; afterwards.</source>
        <translation>裁定は記録していません。点数はプレイしたとおりに保存します。--postでディールと一緒に、&quot;ruling … --post&quot;で後から記録できます。</translation>
    </message>
    <message>
        <source>The ruling is not posted: the figures are saved as they were played. &quot;ruling … --post&quot; asks what is missing and posts it.</source>
        <translation>裁定は記録していません。点数はプレイしたとおりに保存します。&quot;ruling … --post&quot;で足りないことを答え、記録できます。</translation>
    </message>
    <message>
        <source>%1 revoked in trick %2 with a card that nobody saw.</source>
        <extracomment>%1 a player, %2 the number of a trick.</extracomment>
        <translation>%1は%2トリック目に、誰も見ていないカードでリボークしました。</translation>
    </message>
    <message>
        <source>The proof: wherever the unseen cards lay, %1 held one of these:</source>
        <extracomment>%1 a player. A list of cards follows.</extracomment>
        <translation>証拠：見えていないカードがどこにあったとしても、%1は次のどれかを持っていました：</translation>
    </message>
    <message>
        <source>These plays depend on cards of the same trick that nobody saw, played by those behind them:</source>
        <extracomment>Lines like &quot;Trick 3, Ann, K♠:&quot; follow, each with a list of players.</extracomment>
        <translation>次のプレイが正しいかどうかは、後に示すプレイヤーが同じトリックで出した、誰も見ていないカードによります：</translation>
    </message>
    <message>
        <source>Cards as SA, H10 or 10♥, at Kyuuri as A or 10, one or several at once; &lt; takes the last answer back, q ends. &quot;hand: Ann: SA SK&quot; or &quot;laid_away: C9&quot; says more.</source>
        <translation>カードは SA、H10、♥10 のように、きゅうりでは A、10 のように、1枚ずつでも数枚まとめてでも。&lt; で前の答えを取り消し、q で終わります。「hand: Ann: SA SK」や「laid_away: C9」でさらに伝えられます。</translation>
    </message>
    <message>
        <source>What was ruled about this deal before is settled with it.</source>
        <extracomment>Several faults in one deal; after what they come to.</extracomment>
        <translation>このディールについて前に裁定されたことも、これと合わせて扱います。</translation>
    </message>
    <message>
        <source>What was ruled about this deal before stands.</source>
        <translation>このディールについて前に裁定されたことが、そのまま有効です。</translation>
    </message>
    <message>
        <source>This takes the place of what was ruled about this deal before.</source>
        <translation>このディールについて前に裁定されたことに代わります。</translation>
    </message>
    <message>
        <source>Nothing is added to the score or taken from it.</source>
        <extracomment>What becomes of the score; the lines of the score follow where there are any.</extracomment>
        <translation>得点には何も加えず、何も引きません。</translation>
    </message>
    <message>
        <source>The deal does not count: nobody scores or pays for it.</source>
        <translation>このディールは数えません。誰も得点せず、払いもしません。</translation>
    </message>
    <message>
        <source>The deal does not count; this is paid once the one in its place is settled.</source>
        <extracomment>What is paid follows.</extracomment>
        <translation>このディールは数えません。代わりのディールの精算の後に、これを払います。</translation>
    </message>
    <message>
        <source>The deal is scored as it is played; the ruling moves nothing.</source>
        <extracomment>What becomes of the score where a ruling itself moves nothing.</extracomment>
        <translation>ディールはプレイのとおりに得点し、裁定では何も動きません。</translation>
    </message>
    <message>
        <source>The deal is entered so, and scored by what is entered.</source>
        <translation>ディールはこのとおりに入力し、それで得点を計算します。</translation>
    </message>
    <message>
        <source>It is put right on the sheet, and all totals follow.</source>
        <translation>得点表を直し、合計もすべてそれに従います。</translation>
    </message>
    <message>
        <source>What stands on the sheet stays there.</source>
        <translation>得点表に書いてあることは、そのまま残ります。</translation>
    </message>
    <message>
        <source>It goes from hand to hand at the table; the sheet has it right already.</source>
        <translation>卓で直接やり取りします。得点表はもう正しくなっています。</translation>
    </message>
    <message>
        <source>What it does to the score is for the table to say.</source>
        <translation>得点をどうするかは、卓で決めます。</translation>
    </message>
    <message>
        <source>The totals are without the deal that is still to be entered.</source>
        <extracomment>Of the totals that stand beside the amounts of a ruling on the deal that is being played.</extracomment>
        <translation>合計には、まだ入力していないディールは入っていません。</translation>
    </message>
    <message>
        <source>Why:</source>
        <extracomment>The reason of a ruling follows.</extracomment>
        <translation>理由：</translation>
    </message>
    <message>
        <source>The choice might have been another:</source>
        <extracomment>A question follows that the players decide who are not at fault, and what comes of the other answers.</extracomment>
        <translation>ほかを選ぶこともできました：</translation>
    </message>
    <message>
        <source>The clause with its example and its source:</source>
        <extracomment>A command follows.</extracomment>
        <translation>条項と例と出典：</translation>
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
        <translation>ディーラーで流れた回数</translation>
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
        <translation>メーカーのときの平均トリック数</translation>
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
        <translation>オンブルでの成功</translation>
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
        <translation>%2回中%1回・%3%</translation>
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
        <source>%n evening(s)</source>
        <extracomment>%n how many evenings a season has: all tables of one date at one place.</extracomment>
        <translation>
            <numerusform>%n晩</numerusform>
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
        <translation>次はプレイの規則です。何が変わったかは得点表からはわかりません：</translation>
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
        <translation>保存し、同じ名前のハウスルールを置き換えました。</translation>
    </message>
    <message>
        <source>Removed. Sessions played by these rules keep them.</source>
        <translation>削除しました。この規則で行ったセッションには残ります。</translation>
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
        <translation>その名前の人がすでにいます。2つの項目を1つにするには players merge を使ってください。</translation>
    </message>
    <message>
        <source>This person was forgotten already.</source>
        <translation>この人の名前はすでに消されています。</translation>
    </message>
    <message>
        <source>This name means something else: a game, a set of rules or standard input.</source>
        <translation>この名前は別のもの（ゲーム、規則セット、標準入力）を指します。</translation>
    </message>
    <message>
        <source>The book has no rules of this name.</source>
        <translation>その名前の規則は帳簿にありません。</translation>
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
        <translation>このプレイヤーの詳細。省くと1人1行の一覧</translation>
    </message>
    <message>
        <source>A line a year or month as well</source>
        <translation>年または月ごとの行も加える</translation>
    </message>
    <message>
        <source>Compare two players where both played</source>
        <translation>2人が同席したセッションで比べる</translation>
    </message>
    <message>
        <source>Rank the players of a season, a result an evening</source>
        <translation>期間の順位表を作る（一晩につき1結果）</translation>
    </message>
    <message>
        <source>Only so many results count, the best of each player</source>
        <translation>各プレイヤーの良い方からこの数だけ合計する</translation>
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
        <translation>2つの項目を同じ人にする（AをBが引き継ぐ）</translation>
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
        <translation>別の規則で採点し、違いを表示する（書き込まない）</translation>
    </message>
    <message>
        <source>Give rules a name in this book</source>
        <translation>規則に名前を付けて帳簿に保存する</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Remove rules that have a name in this book</source>
        <translation>名前を付けた規則を帳簿から削除する</translation>
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
    <message>
        <source>unknown whether a pit</source>
        <extracomment>All the points were on one side, and nobody told the number of tricks.</extracomment>
        <translation>ピットか不明</translation>
    </message>
    <message>
        <source>unknown whether a tegenpit</source>
        <translation>テーゲンピットか不明</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>Head of a column: what a session brought on average.</extracomment>
        <translation>平均</translation>
    </message>
    <message>
        <source>The order is that of the averages of the sessions that count.</source>
        <translation>順位は、数に入るセッションの平均で決まります。</translation>
    </message>
    <message>
        <source>With a dash: was not there, and it does not count.</source>
        <translation>–印は欠席で、数に入りません。</translation>
    </message>
    <message numerus="yes">
        <source>a place for at least %n evening(s)</source>
        <extracomment>%n: who was at fewer evenings has no place in a ranking. After &quot;the best %n count&quot;.</extracomment>
        <translation>
            <numerusform>%n晩以上の出席で順位がつく</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a place: was there too seldom.</source>
        <translation>順位のない人は、出席が足りません。</translation>
    </message>
    <message>
        <source>Deal %1 does not tell what these rules score, so figures go from the least to the most.</source>
        <extracomment>%1: number of the deal. Figures stand there as &quot;162…262&quot;.</extracomment>
        <translation>第%1ディールには、この規則で点になることが書かれていません。数字は最小から最大までを示します。</translation>
    </message>
    <message>
        <source>A game may have ended at another deal: from there on nobody knows.</source>
        <translation>ゲームが別のディールで終わったかもしれず、その先はわかりません。</translation>
    </message>
    <message>
        <source>What a missed evening counts; without it 0, and nothing where fewer is better</source>
        <translation>欠席した晩に与える点。省くと0、少ないほど上位のゲームでは数に入れない</translation>
    </message>
    <message>
        <source>Who was at fewer evenings has no place</source>
        <translation>出席がこの回数に満たない人には順位がない</translation>
    </message>
    <message>
        <source>Deal %1: %2 would have revoked in trick %3 with %4, having:</source>
        <extracomment>%1: number of the deal; %2: player; %3: number of the trick; %4: card. What he held follows.</extracomment>
        <translation>第%1ディール：%2は%3トリック目に、次のカードを持ちながら%4を出しており、リボークになります：</translation>
    </message>
    <message>
        <source>illegal cards paid for</source>
        <translation>罰を受けた出せないカード</translation>
    </message>
    <message>
        <source>losses by rulings</source>
        <translation>裁定による失点</translation>
    </message>
    <message>
        <source>revokes paid for</source>
        <translation>罰を受けたリボーク</translation>
    </message>
    <message>
        <source>deals decided by a ruling</source>
        <extracomment>Deals whose score a ruling has decided.</extracomment>
        <translation>裁定で決まったディール</translation>
    </message>
    <message>
        <source>points by rulings</source>
        <translation>裁定による得点</translation>
    </message>
    <message>
        <source>Rulings stay as they were given. These rules say otherwise of:</source>
        <extracomment>A list follows: what was ruled, and what these rules say.</extracomment>
        <translation>裁定は下されたままです。この規則では次の裁定が変わります：</translation>
    </message>
    <message>
        <source>by these rules</source>
        <extracomment>After &quot;ruled: A &amp; C +2 →&quot;; what they say follows.</extracomment>
        <translation>この規則では</translation>
    </message>
    <message>
        <source>they ask what nobody told</source>
        <translation>誰も伝えていないことが問われます</translation>
    </message>
    <message>
        <source>the table decided it by itself, so it stays as it is</source>
        <translation>卓が自ら決めたことなので、そのままです</translation>
    </message>
    <message>
        <source>in the totals</source>
        <extracomment>What it moves follows.</extracomment>
        <translation>合計に含まれるもの</translation>
    </message>
    <message>
        <source>nothing of it is in the totals</source>
        <translation>合計には何も含まれません</translation>
    </message>
    <message>
        <source>the deal before it stays void</source>
        <extracomment>Of a ruling by which the deal before this one was void.</extracomment>
        <translation>その前のディールは無効のままです</translation>
    </message>
    <message>
        <source>the deal before it stays void, and costs what these rules say</source>
        <translation>その前のディールは無効のままで、支払いはこの規則に従います</translation>
    </message>
    <message>
        <source>longest run of won games</source>
        <extracomment>What players ask first, a line each: of one player, or who has the best of all.</extracomment>
        <translation>最多連勝</translation>
    </message>
    <message>
        <source>best partner</source>
        <translation>最高のパートナー</translation>
    </message>
    <message>
        <source>best pair</source>
        <translation>最強のペア</translation>
    </message>
    <message>
        <source>contracts made</source>
        <translation>成立した宣言</translation>
    </message>
    <message>
        <source>average evening</source>
        <translation>一晩の平均</translation>
    </message>
    <message>
        <source>best evening</source>
        <translation>最高の一晩</translation>
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
        <translation>この帳簿は古いバージョンのSpadilleのもので、書き込めない場所にあるため、新しい形に直せません。</translation>
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
        <translation>このバージョンのプログラムは、このセッションの始まりを受け付けません。</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program does not take it.</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>第%1ディール：このバージョンのプログラムはこのディールを受け付けません。</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: %2 had %3, now %4.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 and %4 totals.</extracomment>
        <translation>第%1ディール：このバージョンのプログラムでは計算が変わります。%2は%3でしたが、今は%4です。</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the pool had %2, now %3.</source>
        <extracomment>%1 the number of a deal, %2 and %3 what was in the pool.</extracomment>
        <translation>第%1ディール：このバージョンのプログラムでは計算が変わります。プールは%2でしたが、今は%3です。</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the vole pool had %2, now %3.</source>
        <translation>第%1ディール：このバージョンのプログラムでは計算が変わります。ボルのプールは%2でしたが、今は%3です。</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: %2 had %3, and has %4 without it.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 the total that was announced, %4 the total as it is counted now.</extracomment>
        <translation>第%1ディール：これより前の記録が失われています。%2は%3でしたが、失われた分を除くと%4です。</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the pool had %2, and has %3 without it.</source>
        <translation>第%1ディール：これより前の記録が失われています。プールは%2でしたが、失われた分を除くと%3です。</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the vole pool had %2, and has %3 without it.</source>
        <translation>第%1ディール：これより前の記録が失われています。ボルのプールは%2でしたが、失われた分を除くと%3です。</translation>
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
        <source>Event %1 is lost: it came after deal %2.</source>
        <extracomment>%1 the number of an event, %2 of the deal before it.</extracomment>
        <translation>記録%1は失われました（第%2ディールの後）。</translation>
    </message>
    <message>
        <source>Deal %1 (event %2) is perhaps not what was written.</source>
        <extracomment>%1 the number of a deal, %2 of an event.</extracomment>
        <translation>第%1ディール（記録%2）は、書かれたとおりではないかもしれません。</translation>
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
        <translation>新しい帳簿。省くと「ファイル」の名前に .recovered を付けたもの</translation>
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
    <message>
        <source>This is no ordinary file, and no book.</source>
        <translation>これは通常のファイルではなく、帳簿でもありません。</translation>
    </message>
    <message>
        <source>This book has more than one name (hard links, or it was mounted by itself): two programs could open it by different names and spoil it. Keep one name.</source>
        <extracomment>Hard links: two names for one file.</extracomment>
        <translation>この帳簿には名前が複数あります（ハードリンク、または単独でマウント）。2つのプログラムが別々の名前で開いて壊すおそれがあります。名前を1つだけ残してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) that were announced are missing.</source>
        <extracomment>Said when a book is opened, and of one session by verify.</extracomment>
        <translation>
            <numerusform>保存済みと告げた記録が%n件なくなっています。</numerusform>
        </translation>
    </message>
    <message>
        <source>What was last written of names was announced and is missing.</source>
        <translation>名前について最後に保存済みと告げた内容がなくなっています。</translation>
    </message>
    <message>
        <source>What is missing may be in a backup (spadille restore --list); spadille verify --repair gives it up and says so no more.</source>
        <translation>なくなったものはバックアップにあるかもしれません（spadille restore --list）。spadille verify --repair であきらめると、以後は表示されません。</translation>
    </message>
    <message>
        <source>It is given up now.</source>
        <extracomment>Behind a sentence about what is missing.</extracomment>
        <translation>これはあきらめました。</translation>
    </message>
    <message>
        <source>The book lies on a disk of another machine, where locks cannot be relied on: open it with one program at a time, or keep it on a disk of this machine.</source>
        <translation>帳簿は別のコンピューターのディスクにあり、そこではロックが当てになりません。一度に1つのプログラムだけで開くか、このコンピューターのディスクに置いてください。</translation>
    </message>
    <message>
        <source>This part of the book is missing</source>
        <extracomment>The name of a table, an index or a trigger follows.</extracomment>
        <translation>帳簿のこの部分がありません</translation>
    </message>
    <message>
        <source>This part of the book is not as Spadille makes it</source>
        <translation>帳簿のこの部分は Spadille が作るものと違います</translation>
    </message>
    <message>
        <source>This part of the book is not of Spadille</source>
        <translation>帳簿のこの部分は Spadille のものではありません</translation>
    </message>
    <message>
        <source>Nobody knows any more what this player is called</source>
        <extracomment>Somebody&apos;s id stands beside it.</extracomment>
        <translation>このプレイヤーの名前はもうわかりません</translation>
    </message>
    <message>
        <source>This name is perhaps not what was written</source>
        <extracomment>Somebody&apos;s name stands beside it.</extracomment>
        <translation>この名前は書かれたとおりではないかもしれません</translation>
    </message>
    <message>
        <source>Somebody is missing from the list of players.</source>
        <translation>プレイヤーの一覧から誰かが抜けています。</translation>
    </message>
    <message>
        <source>These house rules are perhaps not what was written</source>
        <extracomment>The name of a set of house rules stands beside it.</extracomment>
        <translation>このハウスルールは書かれたとおりではないかもしれません</translation>
    </message>
    <message>
        <source>House rules have a name that cannot be shown</source>
        <translation>表示できない名前のハウスルールがあります</translation>
    </message>
    <message>
        <source>House rules could not be read: some may be missing.</source>
        <translation>ハウスルールを読めませんでした。足りないものがあるかもしれません。</translation>
    </message>
    <message>
        <source>These house rules are gone</source>
        <extracomment>The name of a set of house rules stands beside it.</extracomment>
        <translation>このハウスルールはなくなっています</translation>
    </message>
    <message>
        <source>Event %1 is lost: no deal that is left came before it.</source>
        <translation>記録%1は失われました（残っているディールはどれもその後のものです）。</translation>
    </message>
    <message>
        <source>Somebody&apos;s name has characters that cannot be shown; give him another one</source>
        <extracomment>A name with characters that do something instead of being shown; the rest of it follows.</extracomment>
        <translation>表示できない文字を含む名前があります。別の名前を付けてください</translation>
    </message>
    <message>
        <source>How this session was opened is lost. Its players and rules are guessed: look at them, and correct them.</source>
        <translation>このセッションの始まりの記録が失われました。プレイヤーと規則は推測です。確かめて、訂正してください。</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>who plays alone</source>
        <translation>1人でプレイする人</translation>
    </message>
    <message>
        <source>before the first lead</source>
        <translation>最初のリードの前</translation>
    </message>
    <message>
        <source>claim it</source>
        <translation>求める</translation>
    </message>
    <message>
        <source>too late to mend</source>
        <translation>訂正できなくなってから</translation>
    </message>
    <message>
        <source>the first trick</source>
        <translation>最初のトリック</translation>
    </message>
    <message>
        <source>in the first trick</source>
        <translation>最初のトリックの間</translation>
    </message>
    <message>
        <source>in time</source>
        <translation>間に合ううちに</translation>
    </message>
    <message>
        <source>later</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>let it stand</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>the accused mixed the cards</source>
        <translation>疑われた側がカードを混ぜた</translation>
    </message>
    <message>
        <source>in the next deal</source>
        <translation>次のディールで</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>証明されない</translation>
    </message>
    <message>
        <source>found on the floor</source>
        <translation>床に落ちていた</translation>
    </message>
    <message>
        <source>claimed, not looked at yet</source>
        <translation>指摘だけで、まだ確かめていない</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>証明された</translation>
    </message>
    <message>
        <source>a wrong number</source>
        <translation>枚数の間違い</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>全員パス</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>全員パス</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%nトリック</numerusform>
        </translation>
    </message>
    <message>
        <source>trumps %1</source>
        <translation>切札%1</translation>
    </message>
    <message>
        <source>What no rule names is settled by all together, and by nobody alone.</source>
        <translation>規則にないことは、誰か1人ではなく、全員で決めます。</translation>
    </message>
    <message>
        <source>a fault or an error</source>
        <translation>反則や間違い</translation>
    </message>
    <message>
        <source>cards that somebody holds</source>
        <translation>誰かの手札</translation>
    </message>
    <message>
        <source>what to play or call</source>
        <translation>何を出すか、言うか</translation>
    </message>
    <message>
        <source>before the next lead</source>
        <translation>次のリードの前</translation>
    </message>
    <message>
        <source>after the next lead</source>
        <translation>次のリードの後</translation>
    </message>
    <message>
        <source>after the next trick</source>
        <translation>次のトリックの後</translation>
    </message>
    <message>
        <source>once the cards were mixed</source>
        <translation>カードを混ぜた後</translation>
    </message>
    <message>
        <source>Who is asked in time can mend a revoke before it does harm.</source>
        <extracomment>Why a fault that no rule names is ruled as it is.</extracomment>
        <translation>間に合ううちに聞かれれば、害になる前に直せます。</translation>
    </message>
    <message>
        <source>The cards say who has won a trick, not the hand that gathered it.</source>
        <translation>トリックを取ったのが誰かは、集めた人ではなくカードが決めます。</translation>
    </message>
    <message>
        <source>What can be seen decides, and what cannot is left as it was played.</source>
        <translation>確かめられるものは確かめて決め、確かめられないものはプレイされたままにします。</translation>
    </message>
    <message>
        <source>The deal is decided by those who play it, with what they know.</source>
        <translation>ディールは、プレイする人が知っていることだけで決まります。</translation>
    </message>
    <message>
        <source>pass / passed / all pass</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>パス / 全員パス</translation>
    </message>
    <message>
        <source>trump / trumps</source>
        <translation>切札</translation>
    </message>
    <message>
        <source>SEAT</source>
        <extracomment>What stands for a value where it is shown how a deal is told, &quot;SEAT [alone] N&quot;: one word, in capitals.</extracomment>
        <translation>席</translation>
    </message>
    <message>
        <source>RANK</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>SUIT</source>
        <translation>スート</translation>
    </message>
    <message>
        <source>CARD</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>言葉</translation>
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
        <translation>この帳簿は新しいバージョンのSpadilleで書かれています。</translation>
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
    <message>
        <source>This disk knows no locks, so nothing can be saved safely here: keep the book on a disk of this machine.</source>
        <extracomment>Locks keep two programs from writing at the same time.</extracomment>
        <translation>このディスクではロックが使えないため、安全に保存できません。帳簿をこのコンピューターのディスクに置いてください。</translation>
    </message>
    <message>
        <source>The lock beside the book (.lock) cannot be opened: whoever writes in the book must be able to write that file as well.</source>
        <translation>帳簿の横のロック（.lock）を開けません。帳簿に書き込む人は、そのファイルにも書き込める必要があります。</translation>
    </message>
    <message>
        <source>This is not replaced: it is a book or belongs to one, a backup, a link, or no file with one name.</source>
        <translation>これは置き換えません。帳簿かその一部、バックアップ、リンク、または名前が1つだけのファイルではないものです。</translation>
    </message>
    <message numerus="yes">
        <source>Session %1 breaks off: the last %n event(s) of it are missing.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>
            <numerusform>セッション%1は途中で切れています。最後の%n件の記録がありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This book is damaged. What can be read of it can be recovered.</source>
        <translation>この帳簿は壊れています。読める部分は取り出せます。</translation>
    </message>
    <message>
        <source>There is no book yet. It is made with the first session.</source>
        <translation>帳簿がまだありません。最初のセッションで作られます。</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Add this player</source>
        <translation>この人を加える</translation>
    </message>
    <message>
        <source>All passed</source>
        <translation>全員パス</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>1人で</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>called card not seen</source>
        <translation>指名されたカードは出ていない</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>ディール</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>訂正</translation>
    </message>
    <message>
        <source>Correct deal %1</source>
        <translation>第%1ディールを訂正</translation>
    </message>
    <message>
        <source>Card points: count one side, the other follows</source>
        <translation>カードの点数：一方を数えれば、もう一方も決まります</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>第%1ディール</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>第%1ディール（全%2ディール）</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>ディーラー</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>%1が最初のディーラー</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%nディール</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dealt</source>
        <translation>ディーラーは%1</translation>
    </message>
    <message>
        <source>under dispute</source>
        <translation>異議あり</translation>
    </message>
    <message>
        <source>with punto</source>
        <translation>プント付き</translation>
    </message>
    <message>
        <source>Draw the dealer</source>
        <translation>ディーラーを決める</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>席を決める</translation>
    </message>
    <message>
        <source>Edges of the table that the board is read from</source>
        <translation>卓のどの辺から読むか</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>ディールを入力</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>out</source>
        <translation>脱落</translation>
    </message>
    <message>
        <source>premiers</source>
        <translation>プレミエ</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>4色</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%nゲーム勝ち</numerusform>
        </translation>
    </message>
    <message>
        <source>gets up</source>
        <translation>席を立つ</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>利き手</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>three matadors</source>
        <translation>マタドール3枚</translation>
    </message>
    <message>
        <source>%1 matched it</source>
        <translation>%1が同じ数字</translation>
    </message>
    <message>
        <source>Whoever played the same rank is marked with = first; the rank saves the deal.</source>
        <translation>同じ数字を出した人の「=」を先にタップします。数字をタップすると保存されます。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>もっと見る</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>a little</source>
        <translation>少し</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1を上へ</translation>
    </message>
    <message>
        <source>nat, not counted</source>
        <translation>ナット（数えない）</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>新しいセッション</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>新しい人</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>まだ何もプレイしていません。</translation>
    </message>
    <message>
        <source>One tap here saves the deal. Undo stays on the screen for ten seconds.</source>
        <translation>ここを1回タップすると保存されます。10秒間は元に戻せます。</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>相手側</translation>
    </message>
    <message>
        <source>called own king</source>
        <translation>自分のキングを指名</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1〜%2人</translation>
    </message>
    <message>
        <source>the makers</source>
        <translation>メーカー側</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>再開する</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>ロエム</translation>
    </message>
    <message>
        <source>%1 roem for %2</source>
        <translation>%2にロエム%1</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>規則書</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <translation>訂正を保存</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>規則を検索</translation>
    </message>
    <message>
        <source>Who sits where, clockwise</source>
        <translation>席順（時計回り）</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>了解</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>決着</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Struck out</source>
        <translation>取り消し済み</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>スートの色</translation>
    </message>
    <message>
        <source>A tap on a deal explains its figures.</source>
        <translation>ディールをタップすると、得点の内訳が出ます。</translation>
    </message>
    <message>
        <source>again: alone</source>
        <translation>もう一度：1人で</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>the third player</source>
        <translation>3人目</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Tricks of the makers</source>
        <translation>メーカー側のトリック数</translation>
    </message>
    <message>
        <source>Tricks of %1’s side</source>
        <translation>%1の側のトリック数</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>2色</translation>
    </message>
    <message>
        <source>Under dispute</source>
        <translation>異議</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>went on after six</source>
        <translation>6トリックの後も続けた</translation>
    </message>
    <message>
        <source>With which card?</source>
        <translation>どのカード？</translation>
    </message>
    <message>
        <source>Which cards, in turn?</source>
        <translation>出した順に、どのカード？</translation>
    </message>
    <message>
        <source>Who led to the last trick?</source>
        <translation>最後のトリックをリードしたのは？</translation>
    </message>
    <message>
        <source>Who made trumps?</source>
        <translation>切札を決めたのは？</translation>
    </message>
    <message>
        <source>Who took the last trick?</source>
        <translation>最後のトリックを取ったのは？</translation>
    </message>
    <message>
        <source>Deal %1: why?</source>
        <translation>第%1ディールの内訳</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>ゲームに勝つ</translation>
    </message>
    <message>
        <source>Take back the last roem of %1</source>
        <translation>%1の最後のロエムを消す</translation>
    </message>
    <message>
        <source>%1 won the game.</source>
        <translation>%1がゲームに勝ちました。</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>コントラクト</translation>
    </message>
    <message>
        <source>A code to be photographed</source>
        <translation>撮影用のコード</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message>
        <source>The result, for BG Stats</source>
        <translation>BG Stats 用の結果</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1 に保存しました</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Sheet as PDF</source>
        <translation>得点表を PDF に</translation>
    </message>
    <message>
        <source>Sheet as a picture</source>
        <translation>得点表を画像に</translation>
    </message>
    <message>
        <source>too long for a code</source>
        <translation>コードには長すぎます</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>The deal after</source>
        <translation>次のディール</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>前のディール</translation>
    </message>
    <message>
        <source>Touch the chart, or use the arrow keys: the deal is told here.</source>
        <translation>グラフに触れるか矢印キーを使うと、そのディールの内容がここに出ます。</translation>
    </message>
    <message>
        <source>What a missed evening counts</source>
        <translation>欠席した晩の点</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>What everybody receives or pays</source>
        <translation>それぞれの受け取りと支払い</translation>
    </message>
    <message>
        <source>How many evenings count for everybody, the best ones</source>
        <translation>数える回数（それぞれの最良の結果）</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>比べる相手</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Less: %1</source>
        <translation>減らす：%1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>増やす：%1</translation>
    </message>
    <message>
        <source>This evening could not be scored.</source>
        <translation>この一晩は計算できませんでした。</translation>
    </message>
    <message>
        <source>Another stake</source>
        <translation>ほかの値打ち</translation>
    </message>
    <message>
        <source>%1 pays %2 %3</source>
        <translation>%1は%2に%3払う</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Settle up</source>
        <translation>精算</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>A point or counter is worth</source>
        <translation>1点（1枚）の値打ち</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Which evenings</source>
        <translation>どの一晩を数えるか</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>誰が誰に払うか</translation>
    </message>
    <message>
        <source>Whose figures: everybody’s, or tap a name</source>
        <translation>誰の成績か：全員、または名前をタップ</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>今すぐバックアップ</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>バックアップを作りました。</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>もとにする規則</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>帳簿</translation>
    </message>
    <message>
        <source>backups, check, trash</source>
        <translation>バックアップ、点検、ごみ箱</translation>
    </message>
    <message>
        <source>What if these rules had counted?</source>
        <translation>この規則だったら？</translation>
    </message>
    <message>
        <source>The book of %1 is back.</source>
        <translation>%1の帳簿に戻りました。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>The session is back.</source>
        <translation>元に戻りました。</translation>
    </message>
    <message>
        <source>instead of: %1</source>
        <translation>元の値：%1</translation>
    </message>
    <message>
        <source>Make lists and statistics anew</source>
        <translation>一覧と統計を作り直す</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Nothing comes out differently.</source>
        <translation>何も変わりません。</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) differ(s)</source>
        <translation>
            <numerusform>%n項目が異なります</numerusform>
        </translation>
    </message>
    <message>
        <source>What was there is now %1</source>
        <translation>それまでのものは %1 にあります</translation>
    </message>
    <message>
        <source>Remove these house rules</source>
        <translation>このハウスルールを削除</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>別の規則なら</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>This takes the place of the book as it is now, which is put aside. Tap again.</source>
        <translation>今の帳簿に置き換わり、今のものは脇に移されます。もう一度タップ。</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>この規則の名前</translation>
    </message>
    <message>
        <source>Save as house rules</source>
        <translation>ハウスルールとして保存</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) looked at …</source>
        <translation>
            <numerusform>%n回分を調べました…</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1を見る</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>ごみ箱に入れる</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>ごみ箱</translation>
    </message>
    <message>
        <source>Nothing was thrown away.</source>
        <translation>ごみ箱は空です。</translation>
    </message>
    <message>
        <source>A tap gets a session back.</source>
        <translation>タップすると元に戻ります。</translation>
    </message>
    <message>
        <source>Is everything right?</source>
        <translation>すべて正しいか</translation>
    </message>
    <message>
        <source>Look at everything</source>
        <translation>すべて調べる</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>途中で止めました。</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>ビッド</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>まだ誰も何も言っていません。</translation>
    </message>
    <message>
        <source>holding the suit</source>
        <translation>そのスートがあれば</translation>
    </message>
    <message>
        <source>The auction is over</source>
        <translation>ビッドは終わりました</translation>
    </message>
    <message>
        <source>%1 is to call</source>
        <translation>%1の番です</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>1枚ずつ入力</translation>
    </message>
    <message>
        <source>What was bid?</source>
        <translation>ビッドの内容は？</translation>
    </message>
    <message>
        <source>The cards prove no revoke.</source>
        <translation>出されたカードから、リボークは証明されません。</translation>
    </message>
    <message>
        <source>The cards alone do not show the whole deal.</source>
        <translation>カードだけでは、ディール全体はわかりません。</translation>
    </message>
    <message>
        <source>Did somebody revoke?</source>
        <translation>リボークがあったか？</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>ディールを保存</translation>
    </message>
    <message>
        <source>Now the cards</source>
        <translation>カードの入力へ</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>レフェリー</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>出せる</translation>
    </message>
    <message>
        <source>asked about</source>
        <translation>このカード？</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>問題のカード</translation>
    </message>
    <message>
        <source>The cards of the pack</source>
        <translation>使用カード</translation>
    </message>
    <message>
        <source>These could have been played:</source>
        <translation>出せたカード：</translation>
    </message>
    <message>
        <source>It depends</source>
        <translation>場合による</translation>
    </message>
    <message>
        <source>Tap the cards of the trick in the order of play; the last one brings the verdict. A tap on a name says who led.</source>
        <translation>出された順にカードをタップします。最後の1枚で判定が出ます。名前をタップすると、その人がリードしたことになります。</translation>
    </message>
    <message>
        <source>Tap the cards that lay there, then “Asked about” and the card. What the hand held makes the verdict surer.</source>
        <translation>場にあったカードをタップし、次に「問題のカード」を選んでそのカードをタップします。手札がわかれば、判定はより確かになります。</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>led</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の質問</translation>
    </message>
    <message>
        <source>Where does the next card go?</source>
        <translation>次のカードは？</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>出せない</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>場のカード</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>1つ戻す</translation>
    </message>
    <message>
        <source>Was this card allowed?</source>
        <translation>出せたカードか？</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>トリックは誰のもの？</translation>
    </message>
    <message>
        <source>This was the whole hand</source>
        <translation>これで手札は全部</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>勝っている</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>Something irregular happened</source>
        <translation>反則・間違いがあった</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>別の質問</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>the deal in play</source>
        <translation>今のディール</translation>
    </message>
    <message>
        <source>A number: %1</source>
        <translation>数値：%1</translation>
    </message>
    <message>
        <source>Post the ruling</source>
        <translation>裁定を記録する</translation>
    </message>
    <message>
        <source>The ruling is on the sheet.</source>
        <translation>裁定を記録しました。</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>何がありましたか？</translation>
    </message>
    <message>
        <source>Which deal is it about?</source>
        <translation>どのディールのことですか？</translation>
    </message>
    <message>
        <source>%1 deals, %2 leads.</source>
        <translation>ディーラーは%1、リードは%2です。</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>セッション全体</translation>
    </message>
    <message>
        <source>Save the deal with the ruling</source>
        <translation>裁定つきで保存</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>どうする？</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Title, place, totals from paper</source>
        <translation>題名、場所、紙の得点表の点数</translation>
    </message>
    <message>
        <source>Letters on court cards</source>
        <translation>絵札の文字</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <translation>
            <numerusform>取ったカード%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Before a deal is saved</source>
        <translation>ディールを保存する前に</translation>
    </message>
    <message>
        <source>everybody concerned agrees</source>
        <translation>関係者全員が同意する</translation>
    </message>
    <message>
        <source>nobody is asked</source>
        <translation>誰にも尋ねない</translation>
    </message>
    <message>
        <source>in after each deal</source>
        <translation>ディールごとに交代</translation>
    </message>
    <message>
        <source>in after each game</source>
        <translation>ゲームごとに交代</translation>
    </message>
    <message>
        <source>A note, an objection, a reason</source>
        <translation>メモ、異議、理由</translation>
    </message>
    <message>
        <source>Is it right? %1</source>
        <translation>これで正しいですか。%1</translation>
    </message>
    <message>
        <source>as in the language</source>
        <translation>言語に従う</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>メモする</translation>
    </message>
    <message>
        <source>Reason of the correction</source>
        <translation>訂正の理由</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>セッションの題名</translation>
    </message>
    <message>
        <source>Totals on paper, if it began there</source>
        <translation>紙で始めた場合の点数</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>切札</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>休み</translation>
    </message>
    <message>
        <source>sits out, comes in next</source>
        <translation>休み、次に入る</translation>
    </message>
    <message>
        <source>was: %1</source>
        <translation>訂正前：%1</translation>
    </message>
    <message>
        <source>Stopped before the end: nothing was taken in.</source>
        <translation>途中で止めました：何も取り込んでいません。</translation>
    </message>
    <message>
        <source>Sessions are taken into the book …</source>
        <translation>帳簿に取り込んでいます…</translation>
    </message>
    <message>
        <source>%1: agreed</source>
        <translation>%1：同意</translation>
    </message>
    <message>
        <source>Post it once more</source>
        <translation>もう一度記録する</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>How many evenings somebody must have been at for a place</source>
        <translation>順位に必要な出席回数</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) fit(s) here, and no more.</source>
        <translation>
            <numerusform>入力できるのは%n文字までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over; nobody has won.</source>
        <translation>ゲームは終わりました。勝者はいません。</translation>
    </message>
    <message>
        <source>The next game</source>
        <extracomment>On the button that enters the next deal, where a game is over.</extracomment>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>Rule anew</source>
        <extracomment>Two buttons below a ruling that rests on what was corrected since.</extracomment>
        <translation>裁定し直す</translation>
    </message>
    <message>
        <source>Leave as ruled</source>
        <translation>裁定のまま残す</translation>
    </message>
    <message>
        <source>Another deal …</source>
        <extracomment>A button that shows every deal on the sheet.</extracomment>
        <translation>ほかのディール…</translation>
    </message>
    <message>
        <source>Say it in your own words</source>
        <translation>自分の言葉で入力</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>卓に戻る</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>full screen (F11)</source>
        <translation>全画面（F11）</translation>
    </message>
    <message>
        <source>beside others</source>
        <translation>ほかと並べる</translation>
    </message>
    <message>
        <source>Rule by rule</source>
        <translation>規則を1つずつ</translation>
    </message>
    <message>
        <source>People and rules</source>
        <translation>プレイヤーと規則</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>はじめから</translation>
    </message>
    <message>
        <source>from deal %1 on</source>
        <translation>第%1ディールから</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>この規則でプレイする</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <extracomment>Under &quot;Is it right?&quot;: %1 says so by a tap.</extracomment>
        <translation>%1：はい</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>Above the names that can be chosen.</extracomment>
        <translation>参加する人</translation>
    </message>
    <message>
        <source>One more game that is over</source>
        <translation>終わったゲームを追加</translation>
    </message>
    <message>
        <source>Without the last one</source>
        <translation>最後のものを除く</translation>
    </message>
    <message>
        <source>Game %1, which is over</source>
        <translation>第%1ゲーム（終了）</translation>
    </message>
    <message>
        <source>Who won it</source>
        <translation>勝った人</translation>
    </message>
    <message>
        <source>Everything, for another book</source>
        <extracomment>On buttons: the evening as a file.</extracomment>
        <translation>すべて（ほかの帳簿用）</translation>
    </message>
    <message>
        <source>With corrections, rulings and names; a file that Spadille reads</source>
        <translation>訂正・裁定・名前も含む、Spadilleで読めるファイル</translation>
    </message>
    <message>
        <source>The deals, for a spreadsheet</source>
        <translation>各ディールの表（表計算用）</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>On buttons, of somebody in the book.</extracomment>
        <translation>名前を消す</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <translation>完全に消す</translation>
    </message>
    <message>
        <source>Do not offer any more</source>
        <translation>候補に出さない</translation>
    </message>
    <message>
        <source>Is the same as …</source>
        <translation>同じ人を選ぶ…</translation>
    </message>
    <message>
        <source>Another name, two entries of one person, who is not offered any more.</source>
        <translation>名前の変更、重複した人の統合、候補に出さない人。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Save the name</source>
        <translation>名前を保存</translation>
    </message>
    <message>
        <source>Offer again</source>
        <translation>候補に戻す</translation>
    </message>
    <message>
        <source>%1 is somebody else</source>
        <translation>%1は別の人</translation>
    </message>
    <message>
        <source>Who is the same as %1? That name stays.</source>
        <translation>%1と同じ人は誰ですか。選んだ名前が残ります。</translation>
    </message>
    <message>
        <source>Take in a file</source>
        <translation>ファイルを取り込む</translation>
    </message>
    <message>
        <source>Drop a file into the window, or put it into the folder of documents.</source>
        <translation>ファイルをウィンドウにドロップするか、書類フォルダーに入れてください。</translation>
    </message>
    <message>
        <source>From the folder of documents; any other file can be dropped into the window.</source>
        <translation>書類フォルダーのファイル。ほかのファイルはウィンドウにドロップできます。</translation>
    </message>
    <message>
        <source>ahead</source>
        <extracomment>Beside the score of an evening that goes on, or ended before its time.</extracomment>
        <translation>リード</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Beside the score of an evening that is over: who it stands beside has won.</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1人</translation>
    </message>
    <message>
        <source>Keeps the score beside your cards, settles the argument and remembers the evening.</source>
        <extracomment>What the program is, for who sees it the first time.</extracomment>
        <translation>手元のトランプの点数をつけ、もめごとを裁き、その夜を覚えておきます。</translation>
    </message>
    <message>
        <source>What are you playing?</source>
        <extracomment>Above the games: a tap begins an evening of one.</extracomment>
        <translation>何で遊びますか？</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>親</translation>
    </message>
    <message>
        <source>roem this deal</source>
        <translation>このディールのロエム</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <extracomment>What a deal would do: who is out after it.</extracomment>
        <translation>%1は脱落</translation>
    </message>
    <message>
        <source>out with %1 or higher</source>
        <extracomment>Kyuuri: %1 is the lowest card that costs him so much.</extracomment>
        <translation>%1以上で脱落</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <extracomment>What a deal would do: who has won the game with it.</extracomment>
        <translation>%1がゲームに勝つ</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <extracomment>Kyuuri: points until he is out.</extracomment>
        <translation>あと%1点</translation>
    </message>
    <message>
        <source>Enter this deal</source>
        <translation>このディールの結果を入力</translation>
    </message>
    <message>
        <source>By other rules</source>
        <translation>別の規則で</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <translation>どの規則で判定しますか？</translation>
    </message>
    <message>
        <source>This could not be written: %1. Make room on the disk, or see that you may write in that folder; then tap again.</source>
        <translation>書き込めませんでした：%1。ディスクの空きをつくるか、このフォルダーに書き込めることを確かめて、もう一度タップしてください。</translation>
    </message>
    <message>
        <source>What each deal counted for</source>
        <extracomment>Heading on paper, over each deal again with what it counted for by which clause.</extracomment>
        <translation>各ディールの計算</translation>
    </message>
    <message>
        <source>and under the sheet what each deal counted for</source>
        <translation>下に各ディールの計算も入れる</translation>
    </message>
    <message>
        <source>A new book was begun.</source>
        <translation>新しい帳簿を始めました。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Open another book</source>
        <translation>別の帳簿を開く</translation>
    </message>
    <message>
        <source>What can still be read can be saved: you go on with that, and the damaged book stays beside it as it is. Or take a backup.</source>
        <translation>まだ読めるものは救い出せます。それを使って続け、壊れた帳簿はそのまま横に残ります。バックアップに戻すこともできます。</translation>
    </message>
    <message>
        <source>It is left alone. Open your own book instead.</source>
        <translation>このファイルには手を付けません。自分の帳簿を開いてください。</translation>
    </message>
    <message>
        <source>Nothing in the book is lost. Make room on the disk, then try again.</source>
        <translation>帳簿の中身は失われていません。ディスクの空きをつくってから、もう一度試してください。</translation>
    </message>
    <message>
        <source>This book is damaged.</source>
        <translation>この帳簿は壊れています。</translation>
    </message>
    <message>
        <source>Begin a new book</source>
        <translation>新しい帳簿を始める</translation>
    </message>
    <message>
        <source>Begin it now</source>
        <translation>今すぐ始める</translation>
    </message>
    <message>
        <source>This book is put aside as it is, and can be taken back later. The new one is empty.</source>
        <translation>この帳簿はそのまま取り置かれ、あとで戻せます。新しい帳簿は空です。</translation>
    </message>
    <message>
        <source>Install that version to go on with this book. Until then you can open another, or begin a new one.</source>
        <translation>この帳簿で続けるには、その新しいバージョンをインストールしてください。それまでは別の帳簿を開くか、新しい帳簿を始められます。</translation>
    </message>
    <message>
        <source>Everything can be looked at. To write in it, see that you may write in its folder, then try again.</source>
        <translation>すべて見ることはできます。書き込むには、帳簿のあるフォルダーに書き込めることを確かめてから、もう一度試してください。</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>読めるものを救い出す</translation>
    </message>
    <message>
        <source>How this session was opened is lost. Its players and rules are guessed: look at them, and put them right at the table: ⋯, People and rules.</source>
        <translation>このセッションの始まりの記録が失われました。プレイヤーと規則は推測です。確かめて、テーブルの ⋯（プレイヤーと規則）で訂正してください。</translation>
    </message>
    <message>
        <source>See that this is the right file, that its disk is there and that you may use its folder; then try again, or open another book.</source>
        <translation>正しいファイルか、ディスクがあるか、フォルダーを使えるかを確かめて、もう一度試すか、別の帳簿を開いてください。</translation>
    </message>
    <message>
        <source>Sources and options</source>
        <translation>出典と設定</translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s) won</source>
        <translation>
            <numerusform>ラバー%n勝</numerusform>
        </translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>スマートフォン</translation>
    </message>
    <message>
        <source>Everybody can see the board on his own phone: nothing is installed, no internet is needed. Phones and this machine have to be in the same network.</source>
        <translation>誰でも自分のスマートフォンでボードを見られます。インストールもインターネットも不要です。スマートフォンとこの機械が同じネットワークにある必要があります。</translation>
    </message>
    <message>
        <source>Let phones look on</source>
        <translation>スマートフォンに見せる</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>終わりにする</translation>
    </message>
    <message>
        <source>It can make one of its own, where its Wi-Fi can: nmcli device wifi hotspot</source>
        <translation>Wi-Fiが対応していれば自分でネットワークを作れます：nmcli device wifi hotspot</translation>
    </message>
    <message>
        <source>The program spadille, which phones need, is not installed.</source>
        <translation>スマートフォンに必要なプログラムspadilleがインストールされていません。</translation>
    </message>
    <message>
        <source>No phone arrives</source>
        <translation>スマートフォンがつながらない</translation>
    </message>
    <message>
        <source>Whoever is in the same network can overhear what phones are told.</source>
        <translation>同じネットワークにいる人は内容を傍受できます。</translation>
    </message>
    <message>
        <source>Usually phone and machine are not in the same network: the phone uses mobile data, or the Wi-Fi keeps its guests apart. A hotspot of the machine or of a phone helps. Else a firewall on this machine keeps phones out: it has to let the port in that stands in the address.</source>
        <translation>多くの場合、スマートフォンと機械が同じネットワークにありません。モバイルデータを使っているか、Wi-Fiがゲスト同士を隔てています。機械やスマートフォンのテザリングが役立ちます。それ以外では、この機械のファイアウォールがアドレスにあるポートを通す必要があります。</translation>
    </message>
    <message>
        <source>A new code</source>
        <translation>新しいコード</translation>
    </message>
    <message>
        <source>everybody has to scan again</source>
        <translation>全員が読み取り直します</translation>
    </message>
    <message>
        <source>Scan this with the camera of a phone in the same network.</source>
        <translation>同じネットワークのスマートフォンのカメラで読み取ってください。</translation>
    </message>
    <message>
        <source>not there now</source>
        <translation>今はいません</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>席を渡す</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>見ています</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>somebody wants to be %1</source>
        <translation>%1になりたい人がいます</translation>
    </message>
    <message>
        <source>Who only looks on</source>
        <extracomment>A button that lists the phones of those who have no seat.</extracomment>
        <translation>見ているだけの電話</translation>
    </message>
    <message>
        <source>Phone %1</source>
        <extracomment>%1 the number of a phone.</extracomment>
        <translation>電話 %1</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>Tournaments</source>
        <extracomment>The rulebook of draws, results and rankings.</extracomment>
        <translation>大会</translation>
    </message>
</context>
</TS>
