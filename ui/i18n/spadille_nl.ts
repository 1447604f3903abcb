<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>book</name>
    <message>
        <source>The table ruled so</source>
        <extracomment>A line of points that a ruling moved.</extracomment>
        <translation>Beslissing van de tafel</translation>
    </message>
    <message>
        <source>Void, and dealt again</source>
        <extracomment>In the row of a deal that was written down, and does not count.</extracomment>
        <translation>Ongeldig, en opnieuw gegeven</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>Spel %1</translation>
    </message>
    <message>
        <source>No figure changes.</source>
        <translation>Er verandert geen enkel getal.</translation>
    </message>
    <message>
        <source>does not fit any more</source>
        <extracomment>About a deal that a correction has made impossible.</extracomment>
        <translation>past niet meer</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Opgeslagen.</translation>
    </message>
    <message>
        <source>was</source>
        <extracomment>Before a deal as it was written before it was corrected.</extracomment>
        <translation>was</translation>
    </message>
    <message>
        <source>Struck out</source>
        <extracomment>In place of the heading of a deal that turned out not to have been played.</extracomment>
        <translation>Geschrapt</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notitie</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>betwist</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>beslist</translation>
    </message>
    <message>
        <source>dealt out of turn</source>
        <translation>voor de beurt gegeven</translation>
    </message>
    <message>
        <source>From deal %1 on</source>
        <extracomment>%1 the number of a deal; what changed follows.</extracomment>
        <translation>Vanaf spel %1</translation>
    </message>
    <message>
        <source>seats</source>
        <extracomment>Before the names of those who sit there, and of those who wait.</extracomment>
        <translation>plaatsen</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wachten</translation>
    </message>
    <message>
        <source>Own totals</source>
        <extracomment>Heading of everybody&apos;s own total, where people took turns at the table.</extracomment>
        <translation>Eigen totalen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>afgesloten</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>weggegooid</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) of this session could not be recovered.</source>
        <translation>
            <numerusform>%n boeking van deze avond is niet terug te halen.</numerusform>
            <numerusform>%n boekingen van deze avond zijn niet terug te halen.</numerusform>
        </translation>
    </message>
    <message>
        <source>An empty line records a deal, ? tells what else can be typed, &lt; undoes, q ends. Every deal is saved at once.</source>
        <extracomment>At the prompt of an evening; the words themselves are not translated.</extracomment>
        <translation>Een lege regel noteert een spel, ? zegt wat je nog meer kunt typen, &lt; maakt ongedaan, q stopt. Elk spel wordt meteen opgeslagen.</translation>
    </message>
    <message>
        <source>record it</source>
        <extracomment>In brackets: what an empty line does.</extracomment>
        <translation>noteren</translation>
    </message>
    <message>
        <source>Go on? [y/N]</source>
        <extracomment>A question that is answered with y or n.</extracomment>
        <translation>Doorgaan? [j/N]</translation>
    </message>
    <message>
        <source>There are no such sessions.</source>
        <translation>Zulke avonden zijn er niet.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Before what is taken back, or done again: &quot;Undo: deal 3&quot;.</extracomment>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>correction of deal %1</source>
        <extracomment>What is undone or redone.</extracomment>
        <translation>verbetering van spel %1</translation>
    </message>
    <message>
        <source>deal %1 struck out</source>
        <translation>spel %1 geschrapt</translation>
    </message>
    <message>
        <source>ruling on deal %1</source>
        <translation>beslissing over spel %1</translation>
    </message>
    <message>
        <source>ruling between two deals</source>
        <translation>beslissing tussen twee spellen</translation>
    </message>
    <message>
        <source>correction of the opening</source>
        <translation>verbetering van het begin</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>de avond werd afgesloten</translation>
    </message>
    <message>
        <source>the session was reopened</source>
        <translation>de avond werd heropend</translation>
    </message>
    <message>
        <source>the session was thrown away</source>
        <translation>de avond werd weggegooid</translation>
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
        <translation>Hier kun je elke opdracht van spadille typen, en elk spel in het kort:
  N alleen 5             een spel; je ziet wat het doet voor het wordt opgeslagen
                         Een speler: de naam of het begin ervan (de hele naam als er
                         twee zo beginnen), de letter van de plaats of haar nummer
  correct 3              zegt wat spel 3 had moeten zijn
  correct 3 --strike     spel 3 is nooit gespeeld
  opening --set OPTION=VALUE        verbetert de regels; je ziet eerst wat het doet
  dispute --deal 3 wie kwam uit?    en later: dispute --settle 9 Ann kwam uit
  note het regent     sheet     settle     stats Ann     close</translation>
    </message>
    <message>
        <source>First say whether the deal above is to be saved: y or n. What was typed now was not recorded.</source>
        <extracomment>Something else was typed where the question is whether to save a deal.</extracomment>
        <translation>Zeg eerst of het spel hierboven wordt opgeslagen: j of n. Wat nu is getypt, is niet genoteerd.</translation>
    </message>
    <message>
        <source>new, or</source>
        <extracomment>Follows a name and goes before another one, on a line of its own: &quot;Ana: new, or Anna?&quot;</extracomment>
        <translation>nieuw, of</translation>
    </message>
    <message>
        <source>If it is the same person, this makes them one again:</source>
        <extracomment>Between two lines &quot;Ana: new, or Anna?&quot; and the command that mends it.</extracomment>
        <translation>Is het dezelfde, dan maakt dit er weer één van:</translation>
    </message>
    <message>
        <source>the session that was thrown away was got back</source>
        <translation>de weggegooide avond werd teruggehaald</translation>
    </message>
    <message>
        <source>ruling on the deal in play</source>
        <translation>beslissing over het lopende spel</translation>
    </message>
    <message>
        <source>ended by a ruling</source>
        <extracomment>Of a deal, in place of how it was played: &quot;Deal 3 · ended by a ruling&quot;.</extracomment>
        <translation>beëindigd door een beslissing</translation>
    </message>
    <message>
        <source>Once the deal in play is entered:</source>
        <extracomment>Heading of what was ruled about the deal that is being played.</extracomment>
        <translation>Zodra het lopende spel is ingevoerd:</translation>
    </message>
    <message>
        <source>Dealt again, by %1.</source>
        <extracomment>%1 a player. The deal that was being played is void, as a ruling says.</extracomment>
        <translation>Opnieuw gegeven, door %1.</translation>
    </message>
    <message>
        <source>ruled</source>
        <extracomment>Before what a table ruled, such as &quot;ruled: Ann &amp; Chris +2&quot;.</extracomment>
        <translation>besloten</translation>
    </message>
    <message>
        <source>by the sheet now</source>
        <extracomment>Before what the rules would say of the same after a correction.</extracomment>
        <translation>naar het scoreblad van nu</translation>
    </message>
    <message>
        <source>it can no longer be told so</source>
        <translation>zo kan het niet meer worden opgegeven</translation>
    </message>
    <message>
        <source>To be ruled anew</source>
        <extracomment>Heading of rulings that rest on what was corrected since.</extracomment>
        <translation>Opnieuw te beslissen</translation>
    </message>
    <message>
        <source>Still waiting for the deal in play, and not in these figures:</source>
        <extracomment>What was ruled follows, a line each.</extracomment>
        <translation>Wacht nog op het lopende spel, en zit niet in deze cijfers:</translation>
    </message>
    <message>
        <source>No longer waiting for the deal in play:</source>
        <translation>Wacht niet meer op het lopende spel:</translation>
    </message>
    <message>
        <source>agreed</source>
        <extracomment>Before the names of those who say that a deal is right as it stands, &quot;agreed: Bram, Chie&quot;.</extracomment>
        <translation>akkoord</translation>
    </message>
</context>
<context>
    <name>carry</name>
    <message>
        <source>Who deals this deal</source>
        <translation>Wie dit spel geeft</translation>
    </message>
    <message>
        <source>Deals played in this game</source>
        <translation>Gespeelde spellen in deze partij</translation>
    </message>
    <message>
        <source>The totals before this deal</source>
        <translation>De totalen vóór dit spel</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Totals deal by deal</source>
        <extracomment>Heading of a chart: a line for each player, from left to right deal by deal.</extracomment>
        <translation>Totalen per spel</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Scores evenings at the card table and explains every figure.</source>
        <translation>Houdt de stand van kaartavonden bij en legt elk getal uit.</translation>
    </message>
    <message>
        <source>Show this help and end</source>
        <translation>Deze hulp tonen en stoppen</translation>
    </message>
    <message>
        <source>Show the version and end</source>
        <translation>De versie tonen en stoppen</translation>
    </message>
    <message>
        <source>Language; the system&apos;s where it is not given</source>
        <translation>Taal; zonder deze optie die van het systeem</translation>
    </message>
    <message>
        <source>Answer in JSON, a document a line</source>
        <translation>Antwoorden in JSON, een document per regel</translation>
    </message>
    <message>
        <source>The number of the session; the latest open one without it</source>
        <translation>Het nummer van de avond; anders de laatste die nog open is</translation>
    </message>
    <message>
        <source>Only if the session has just this many events, as JSON answers tell</source>
        <translation>Alleen als de avond precies zoveel boekingen heeft; JSON-antwoorden noemen het aantal</translation>
    </message>
    <message>
        <source>Show the effect, write nothing</source>
        <translation>Tonen wat er zou gebeuren, niets schrijven</translation>
    </message>
    <message>
        <source>Do it without asking</source>
        <translation>Doen zonder te vragen</translation>
    </message>
    <message>
        <source>Keep score through an evening, asked at a prompt</source>
        <translation>De stand van een avond bijhouden, vraag voor vraag</translation>
    </message>
    <message>
        <source>Begin a session</source>
        <translation>Een avond beginnen</translation>
    </message>
    <message>
        <source>A game, a set of rules by name, or a file that has rules in it</source>
        <translation>Een kaartspel, de naam van een regelset of een bestand waar regels in staan</translation>
    </message>
    <message>
        <source>The players clockwise</source>
        <translation>De spelers, met de klok mee</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Wie als eerste geeft</translation>
    </message>
    <message>
        <source>What to call the evening</source>
        <translation>Hoe de avond heet</translation>
    </message>
    <message>
        <source>Its date, such as 2026-11-20; today without it</source>
        <translation>De datum, zoals 2026-11-20; anders vandaag</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Waar het is</translation>
    </message>
    <message>
        <source>Totals on paper so far, such as 7:5; at Quadrille the pool is last</source>
        <translation>De totalen op papier tot nu toe, zoals 7:5; bij Quadrille de pot als laatste</translation>
    </message>
    <message>
        <source>How it began on paper, as the member before of a document</source>
        <translation>Hoe het op papier begon, zoals het veld before van een document</translation>
    </message>
    <message>
        <source>Who sits out, the next to come in first</source>
        <translation>Wie aan de kant zit; wie het eerst invalt, vooraan</translation>
    </message>
    <message>
        <source>Change one option of the rules</source>
        <translation>Eén optie van de regels veranderen</translation>
    </message>
    <message>
        <source>After each deal, or game, the dealer gets up for who waits</source>
        <translation>Na elk spel, of elke partij, staat de gever op voor wie wacht</translation>
    </message>
    <message>
        <source>The same people and rules as the session before</source>
        <translation>Dezelfde mensen en regels als de vorige avond</translation>
    </message>
    <message>
        <source>Record a deal</source>
        <translation>Een spel noteren</translation>
    </message>
    <message>
        <source>The deal in short, such as N alone 5, or as JSON; - is standard input</source>
        <translation>Het spel in het kort, zoals N alleen 5, of als JSON; - is standaardinvoer</translation>
    </message>
    <message>
        <source>Who dealt, if it was not his turn</source>
        <translation>Wie gaf, als hij niet aan de beurt was</translation>
    </message>
    <message>
        <source>Put a forgotten deal before this one</source>
        <translation>Een vergeten spel vóór dit spel zetten</translation>
    </message>
    <message>
        <source>Correct a deal; everything after it follows</source>
        <translation>Een spel verbeteren; alles erna wordt opnieuw geteld</translation>
    </message>
    <message>
        <source>The number of the deal on the sheet</source>
        <translation>Het nummer van het spel op het scoreblad</translation>
    </message>
    <message>
        <source>The reason, kept as a note</source>
        <translation>De reden, bewaard als notitie</translation>
    </message>
    <message>
        <source>The reason, kept with the old value</source>
        <translation>De reden, bewaard bij de oude waarde</translation>
    </message>
    <message>
        <source>The deal was never played: strike it out</source>
        <translation>Het spel is nooit gespeeld: schrappen</translation>
    </message>
    <message>
        <source>Undo what was written last</source>
        <translation>Ongedaan maken wat het laatst is geschreven</translation>
    </message>
    <message>
        <source>Redo what was undone last</source>
        <translation>Opnieuw doen wat het laatst ongedaan is gemaakt</translation>
    </message>
    <message>
        <source>Write a note to a session or a deal</source>
        <translation>Een notitie bij een avond of een spel schrijven</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>De tekst</translation>
    </message>
    <message>
        <source>The deal that it is about</source>
        <translation>Het spel waar het over gaat</translation>
    </message>
    <message>
        <source>Mark a deal as disputed, or settle a dispute</source>
        <translation>Een spel als betwist aanmerken, of een geschil beslissen</translation>
    </message>
    <message>
        <source>Settle the dispute of this number; the words say how</source>
        <translation>Het geschil met dit nummer beslissen; de tekst zegt hoe</translation>
    </message>
    <message>
        <source>Correct how a session began</source>
        <translation>Verbeteren hoe een avond begon</translation>
    </message>
    <message>
        <source>Only from this deal on</source>
        <translation>Alleen vanaf dit spel</translation>
    </message>
    <message>
        <source>Somebody else sits down</source>
        <translation>Iemand anders schuift aan</translation>
    </message>
    <message>
        <source>Who comes in plays for himself, not for who left</source>
        <translation>Wie aanschuift speelt voor zichzelf, niet voor wie wegging</translation>
    </message>
    <message>
        <source>Show the score sheet of a session</source>
        <translation>Het scoreblad van een avond tonen</translation>
    </message>
    <message>
        <source>Only this deal</source>
        <translation>Alleen dit spel</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>Een avond afsluiten</translation>
    </message>
    <message>
        <source>Open a closed session again</source>
        <translation>Een afgesloten avond weer openen</translation>
    </message>
    <message>
        <source>Throw a session away</source>
        <translation>Een avond weggooien</translation>
    </message>
    <message>
        <source>Get it back</source>
        <translation>Weer terughalen</translation>
    </message>
    <message>
        <source>Remove for good what was thrown away; backups still have it</source>
        <translation>Voorgoed verwijderen wat is weggegooid; back-ups hebben het nog</translation>
    </message>
    <message>
        <source>List sessions, the latest first</source>
        <translation>Een lijst van de avonden, de laatste eerst</translation>
    </message>
    <message>
        <source>Only with this player</source>
        <translation>Alleen met deze speler</translation>
    </message>
    <message>
        <source>From this date on</source>
        <translation>Vanaf deze datum</translation>
    </message>
    <message>
        <source>Up to this date</source>
        <translation>Tot en met deze datum</translation>
    </message>
    <message>
        <source>At most so many</source>
        <translation>Hooguit zoveel</translation>
    </message>
    <message>
        <source>Those that were thrown away</source>
        <translation>De avonden die zijn weggegooid</translation>
    </message>
    <message>
        <source>Score deals and evenings</source>
        <translation>Spellen en avonden uitrekenen</translation>
    </message>
    <message>
        <source>Documents: a deal or a session each; - is standard input</source>
        <translation>Documenten: elk een spel of een avond; - is standaardinvoer</translation>
    </message>
    <message>
        <source>Each line is a document; each is answered by a line of JSON</source>
        <translation>Elke regel is een document; op elk volgt een regel JSON</translation>
    </message>
    <message>
        <source>Tell who pays whom at the end of an evening</source>
        <translation>Zeggen wie wie betaalt aan het eind van een avond</translation>
    </message>
    <message>
        <source>Documents to settle instead of a session; - is standard input</source>
        <translation>Documenten om af te rekenen in plaats van een avond; - is standaardinvoer</translation>
    </message>
    <message>
        <source>What a point or a counter is worth</source>
        <translation>Wat een punt of een fiche waard is</translation>
    </message>
    <message>
        <source>Counters won and lost, %1 each</source>
        <extracomment>%1 the stake.</extracomment>
        <translation>Gewonnen en verloren fiches, %1 per stuk</translation>
    </message>
    <message>
        <source>Points, %1 each: everybody settles with everybody</source>
        <translation>Punten, %1 per stuk: iedereen rekent met iedereen af</translation>
    </message>
    <message>
        <source>Points, %1 each: partners settle with one opponent each</source>
        <translation>Punten, %1 per stuk: maten rekenen elk met één tegenspeler af</translation>
    </message>
    <message>
        <source>Nobody has to pay anything.</source>
        <translation>Niemand hoeft iets te betalen.</translation>
    </message>
    <message>
        <source>Check the totals of a paper sheet for slips of the pencil</source>
        <translation>De totalen van een papieren scoreblad op schrijffouten nakijken</translation>
    </message>
    <message>
        <source>The totals of one game, such as 1420:1382; one word a game</source>
        <translation>De totalen van één partij, zoals 1420:1382; een woord per partij</translation>
    </message>
    <message>
        <source>The players&apos; names clockwise, with commas between</source>
        <translation>De namen van de spelers met de klok mee, met komma’s ertussen</translation>
    </message>
    <message>
        <source>Who missed which game of an individual evening, such as 3:Dora</source>
        <translation>Wie welke partij van een individuele avond miste, zoals 3:Dora</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partij %1</translation>
    </message>
    <message>
        <source>there is a slip in it</source>
        <translation>er zit een schrijffout in</translation>
    </message>
    <message>
        <source>Sets of rules: list, show, compare, save</source>
        <translation>Regelsets: lijst, tonen, vergelijken, opslaan</translation>
    </message>
    <message>
        <source>List the sets of rules by name</source>
        <translation>Een lijst van de regelsets bij naam</translation>
    </message>
    <message>
        <source>Only those of this game</source>
        <translation>Alleen die van dit kaartspel</translation>
    </message>
    <message>
        <source>Show every option of a set of rules</source>
        <translation>Alle opties van een regelset tonen</translation>
    </message>
    <message>
        <source>The name of a set of rules, or a file that has rules in it</source>
        <translation>De naam van een regelset, of een bestand waar regels in staan</translation>
    </message>
    <message>
        <source>Show in what two sets of rules differ</source>
        <translation>Tonen waarin twee regelsets verschillen</translation>
    </message>
    <message>
        <source>Show a clause, a chapter or a whole rulebook</source>
        <translation>Een artikel, een hoofdstuk of een heel reglement tonen</translation>
    </message>
    <message>
        <source>A clause such as EU-5.3, a chapter such as EU-5, or a game</source>
        <translation>Een artikel zoals EU-5.3, een hoofdstuk zoals EU-5, of een kaartspel</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Headings of the help text.</extracomment>
        <translation>Gebruik</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opties</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenten</translation>
    </message>
    <message>
        <source>house rules</source>
        <extracomment>The name of a set of rules that equals no named one.</extracomment>
        <translation>huisregels</translation>
    </message>
    <message>
        <source>Deal %1 · %2 deals</source>
        <extracomment>Heading of one deal; %1 its number, %2 the dealer.</extracomment>
        <translation>Spel %1 · %2 geeft</translation>
    </message>
    <message>
        <source>not scored: see the findings</source>
        <translation>niet uitgerekend: zie de meldingen</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vooraf</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totaal</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>In place of a total, of a player who has left the game.</extracomment>
        <translation>af</translation>
    </message>
    <message>
        <source>Standing</source>
        <extracomment>Heading of the last table.</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>deze partij</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>partijen gewonnen</translation>
    </message>
    <message>
        <source>rubbers won</source>
        <translation>robbers gewonnen</translation>
    </message>
    <message>
        <source>Hand over:</source>
        <extracomment>%1 a player. Before the list of who hands whom how many counters: &quot;Ann → pool 3 · Ann → Bob 1&quot;.</extracomment>
        <translation>Te betalen:</translation>
    </message>
    <message>
        <source>Personal totals</source>
        <extracomment>Heading of a ranking by personal totals, where partners change.</extracomment>
        <translation>Persoonlijke totalen</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>Head of a column: the bowl of counters at Quadrille, and the one for a vole.</extracomment>
        <translation>pot</translation>
    </message>
    <message>
        <source>vole pool</source>
        <translation>volepot</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>%1 geeft het volgende spel.</translation>
    </message>
    <message>
        <source>%1 deals next, and then %2.</source>
        <translation>%1 geeft het volgende spel, en daarna %2.</translation>
    </message>
    <message>
        <source>No deal has been played.</source>
        <translation>Er is nog geen spel gespeeld.</translation>
    </message>
    <message>
        <source>concerns play, not the score</source>
        <translation>gaat over het spelen, niet over de punten</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Deze regels zijn gelijk.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Bron</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>geldig</translation>
    </message>
    <message>
        <source>note</source>
        <translation>let op</translation>
    </message>
    <message>
        <source>Search the rulebooks, the clauses that fit best first</source>
        <translation>De reglementen doorzoeken, de best passende artikelen eerst</translation>
    </message>
    <message>
        <source>Words in any language of the program</source>
        <translation>Woorden in een taal naar keuze van het programma</translation>
    </message>
    <message>
        <source>At most so many clauses; 3 without it</source>
        <translation>Hoogstens zoveel artikelen; zonder deze optie 3</translation>
    </message>
    <message>
        <source>No clause has any of these words.</source>
        <translation>Geen enkel artikel bevat een van deze woorden.</translation>
    </message>
    <message>
        <source>Say whether a card may be played, or which cards may</source>
        <translation>Zeggen of een kaart gespeeld mag worden, of welke er mogen</translation>
    </message>
    <message>
        <source>Say who wins a trick</source>
        <translation>Zeggen wie een slag haalt</translation>
    </message>
    <message>
        <source>Say who is to call and what may be said</source>
        <translation>Zeggen wie aan de beurt is en wat die mag zeggen</translation>
    </message>
    <message>
        <source>Find revokes in the tricks of a deal</source>
        <translation>Verzaken zoeken in de slagen van een spel</translation>
    </message>
    <message>
        <source>The calls in order; the dealer says who began</source>
        <translation>Wat er gezegd is, op volgorde; uit de gever blijkt wie begon</translation>
    </message>
    <message>
        <source>A trick each, &quot;DA DJ DK D8&quot;; before it who led, if he did not win the one before, &quot;N: DA …&quot;</source>
        <translation>Per slag één, &quot;DA DJ DK D8&quot;; ervoor wie uitkwam, als die de vorige slag niet haalde, &quot;N: DA …&quot;</translation>
    </message>
    <message>
        <source>The question as a document; - for the standard input</source>
        <translation>De vraag als document; - is standaardinvoer</translation>
    </message>
    <message>
        <source>One document a line, one answer a line in JSON</source>
        <translation>Een document per regel, een antwoord per regel in JSON</translation>
    </message>
    <message>
        <source>Rules to judge by; without them those of the session in progress</source>
        <translation>Regels om naar te oordelen; anders die van de lopende avond</translation>
    </message>
    <message>
        <source>Names of the players, in the order they sit</source>
        <translation>Namen van de spelers, in de volgorde waarin ze zitten</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Wie geeft</translation>
    </message>
    <message>
        <source>What else is known of the deal, as for the command deal</source>
        <translation>Wat er verder van het spel bekend is, zoals bij de opdracht deal</translation>
    </message>
    <message>
        <source>A player&apos;s hand, as often as wanted</source>
        <translation>De hand van een speler, zo vaak als je wilt</translation>
    </message>
    <message>
        <source>Tell the deal card by card: a trick a word</source>
        <translation>Het spel kaart voor kaart opgeven: een slag per woord</translation>
    </message>
    <message>
        <source>With --play: the deal as a spadille/played document</source>
        <translation>Met --play: het spel als spadille/played-document</translation>
    </message>
    <message>
        <source>Decide about something irregular: a misdeal, a revoke, a card shown</source>
        <translation>Beslissen over iets onregelmatigs: vergeven, verzaken, een getoonde kaart</translation>
    </message>
    <message>
        <source>With --post: post it although the same is posted already</source>
        <translation>Met --post: boeken, ook al is hetzelfde al geboekt</translation>
    </message>
    <message>
        <source>Nothing was posted; --again posts it once more.</source>
        <translation>Er is niets geboekt; --again boekt het nog een keer.</translation>
    </message>
    <message>
        <source>counters left</source>
        <extracomment>Label of a row of figures: what each still has of the counters that he began with.</extracomment>
        <translation>fiches over</translation>
    </message>
    <message>
        <source>%1 has won the evening.</source>
        <translation>%1 heeft de avond gewonnen.</translation>
    </message>
    <message>
        <source>With --play: post the rulings on revokes that the cards prove</source>
        <translation>Met --play: de beslissingen boeken over verzaken dat uit de kaarten blijkt</translation>
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
        <translation>Voorbeelden:
  spadille score evening.json      elk getal van een avond, met de regel erbij
  spadille score --jsonl &lt; deals   een document per regel, een antwoord per regel
  spadille settle evening.json     wie wie betaalt, in zo min mogelijk keren
  spadille check-sheet klaverjas/seed 1420:1388
  spadille rules list              de regelsets bij naam
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3             wat het reglement zegt

Afsluitcode: 0 gelukt, 1 er klopt iets niet in een document, 2 verkeerd gebruik,
3 een bestand is niet te lezen of te schrijven, 4 een document van een nieuwere versie,
5 iemand anders schreef eerder en niets is opgeslagen, 6 opgeslagen, maar het
antwoord kon niet geschreven worden: niet nog eens noteren.</translation>
    </message>
    <message>
        <source>The cards on the table, in the order of play, as SA or H10, at Kyuuri as A or 10; besides K Q J also H V B with --lang nl, R D V with --lang fr</source>
        <translation>De kaarten op tafel, op volgorde van spelen, als SA of H10, bij Kyuuri als A of 10; in het Nederlands naast K Q J ook H V B (heer, vrouw, boer), met --lang fr R D V</translation>
    </message>
    <message>
        <source>The deal that it is about: its number on the sheet, or &quot;play&quot; for the one that is being played</source>
        <translation>Het spel waar het over gaat: het nummer op het scoreblad, of &quot;play&quot; voor het lopende spel</translation>
    </message>
    <message>
        <source>Write the ruling into the session; what is ruled about the deal in play counts once that deal is entered</source>
        <translation>De beslissing in de avond schrijven; wat over het lopende spel beslist is, telt zodra dat spel is ingevoerd</translation>
    </message>
    <message>
        <source>With --deal: rule anew what rests on something corrected since, by the sheet as it is now</source>
        <translation>Met --deal: opnieuw beslissen, naar het scoreblad zoals het nu is, wat berust op iets dat sindsdien is verbeterd</translation>
    </message>
    <message>
        <source>With --deal: leave it as it was ruled; --why says the reason</source>
        <translation>Met --deal: laten zoals het is beslist; --why zegt de reden</translation>
    </message>
    <message>
        <source>With --keep or --export: the reason</source>
        <translation>Met --keep of --export: de reden</translation>
    </message>
    <message>
        <source>What happened, also in plain words, then answers as KEY=VALUE: revoke who=Ann, or &quot;he took it back&quot;; what is missing is asked</source>
        <translation>Wat er gebeurde, ook in gewone woorden, en daarna antwoorden als KEY=VALUE: revoke who=Ann, of &quot;hij nam hem terug&quot;; naar wat ontbreekt, wordt gevraagd</translation>
    </message>
    <message>
        <source>Rule by the rules of this game, instead of those of the session</source>
        <translation>Beslissen volgens de regels van dit kaartspel, in plaats van die van de avond</translation>
    </message>
    <message>
        <source>Only list what can go wrong in the game, and what each is called</source>
        <translation>Alleen tonen wat er bij het kaartspel mis kan gaan, en hoe het heet</translation>
    </message>
    <message>
        <source>Understood as:</source>
        <translation>Begrepen als:</translation>
    </message>
    <message>
        <source>With what a single clause always has: option, sources, our choices</source>
        <translation>Met wat één artikel altijd heeft: optie, bronnen, onze keuzes</translation>
    </message>
    <message>
        <source>The game it is about; all games without it</source>
        <translation>Het spel waar het om gaat; zonder deze optie alle spellen</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>Of an option: it cannot be left out; in brackets, with which others it stands, or does not.</extracomment>
        <translation>VERPLICHT</translation>
    </message>
    <message>
        <source>only with</source>
        <translation>alleen met</translation>
    </message>
    <message>
        <source>not with</source>
        <translation>niet met</translation>
    </message>
    <message>
        <source>Say that a deal is right as it stands</source>
        <translation>Zeggen dat een spel klopt zoals het er staat</translation>
    </message>
    <message>
        <source>Who says so: somebody at this table</source>
        <translation>Wie dat zegt: iemand aan deze tafel</translation>
    </message>
    <message>
        <source>Which deal; otherwise the last</source>
        <translation>Welk spel; anders het laatste</translation>
    </message>
    <message>
        <source>The file of the book; to read, also the address of a club</source>
        <translation>Het bestand van het boek; om te lezen ook het adres van een club</translation>
    </message>
</context>
<context>
    <name>club</name>
    <message>
        <source>Bring the book and its club to the same: whatever one of them lacks</source>
        <translation>Breng het boek en de club op hetzelfde: wat een van beide mist</translation>
    </message>
    <message>
        <source>The address of the club (postgresql://…), which the book remembers. The password comes from PGPASSFILE, ~/.pgpass or PGPASSWORD, never from here</source>
        <translation>Het adres van de club (postgresql://…), dat het boek onthoudt. Het wachtwoord komt uit PGPASSFILE, ~/.pgpass of PGPASSWORD, nooit van hier</translation>
    </message>
    <message>
        <source>Decide how --session goes on where it has forked: mine, theirs, or how the sign of a way begins</source>
        <translation>Beslis hoe --session verdergaat waar die zich gesplitst heeft: mine, theirs, of hoe het teken van een weg begint</translation>
    </message>
    <message>
        <source>The book belongs to no club any more; nothing else changes</source>
        <translation>Het boek hoort bij geen club meer; verder verandert er niets</translation>
    </message>
    <message>
        <source>The book and the club are the same.</source>
        <translation>Het boek en de club zijn gelijk.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) sent to the club.</source>
        <extracomment>%n entries of logs: deals, corrections, notes …</extracomment>
        <translation>
            <numerusform>%n regel naar de club gestuurd.</numerusform>
            <numerusform>%n regels naar de club gestuurd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) taken from the club.</source>
        <translation>
            <numerusform>%n regel van de club overgenomen.</numerusform>
            <numerusform>%n regels van de club overgenomen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to people taken from the club.</source>
        <translation>
            <numerusform>%n wijziging van personen van de club overgenomen.</numerusform>
            <numerusform>%n wijzigingen van personen van de club overgenomen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) taken out of the club; forgotten here too.</source>
        <extracomment>Names that whoever owns the club has taken out for good.</extracomment>
        <translation>
            <numerusform>%n naam uit de club gehaald; ook hier vergeten.</numerusform>
            <numerusform>%n namen uit de club gehaald; ook hier vergeten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in the club wait for those before them, which are on their way from another table.</source>
        <translation>
            <numerusform>%n regel in de club wacht op wat ervoor komt en van een andere tafel onderweg is.</numerusform>
            <numerusform>%n regels in de club wachten op wat ervoor komt en van een andere tafel onderweg is.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another copy of this book syncs with the club. From now on this one counts as a book of its own; nothing is lost.</source>
        <translation>Een andere kopie van dit boek synchroniseert met de club. Vanaf nu telt deze als een eigen boek; er gaat niets verloren.</translation>
    </message>
    <message>
        <source>The club had lost what it once had. What this book has was sent again.</source>
        <translation>De club was kwijt wat ze eerder had. Wat dit boek heeft, is opnieuw gestuurd.</translation>
    </message>
    <message>
        <source>Session %1 goes on in %2 ways from entry %3 on. All of them are kept; here it stays as it is until somebody decides:</source>
        <extracomment>%1 the number of a session, %2 how many ways, %3 the number of an entry.</extracomment>
        <translation>Avond %1 gaat vanaf regel %3 op %2 manieren verder. Alle blijven bewaard; hier blijft het zoals het is tot iemand beslist:</translation>
    </message>
    <message>
        <source>A session of other tables has forked. Decide it where it was played.</source>
        <extracomment>The same of a session that this book does not have.</extracomment>
        <translation>Een avond van andere tafels heeft zich gesplitst. Beslis dat waar gespeeld is.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <extracomment>%n entries of one way; before it its sign, behind it where it was written.</extracomment>
        <translation>
            <numerusform>%n regel</numerusform>
            <numerusform>%n regels</numerusform>
        </translation>
    </message>
    <message>
        <source>in this book</source>
        <translation>in dit boek</translation>
    </message>
    <message>
        <source>Session %1 goes on as was decided, and is session %2 now. What was given up is in the club and in a backup.</source>
        <extracomment>%1 the number of a session before, %2 its number now.</extracomment>
        <translation>Avond %1 gaat verder zoals beslist is en is nu avond %2. Wat is opgegeven, staat in de club en in een back-up.</translation>
    </message>
    <message>
        <source>A session of the club was not taken</source>
        <translation>Een avond van de club is niet overgenomen</translation>
    </message>
    <message>
        <source>It was written by a newer version of Spadille.</source>
        <translation>Die is door een nieuwere versie van Spadille geschreven.</translation>
    </message>
    <message>
        <source>Session %1 was taken out of the club. It is still in this book; spadille purge takes it out here.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>Avond %1 is uit de club gehaald. Hij staat nog in dit boek; spadille purge haalt hem hier weg.</translation>
    </message>
    <message>
        <source>Session %1 has an entry of more than 1 MB, which no club takes: from there on it is not sent.</source>
        <translation>Avond %1 heeft een regel van meer dan 1 MB, die geen club aanneemt: vanaf daar wordt hij niet gestuurd.</translation>
    </message>
    <message>
        <source>In the book twice, probably the same person. If so, one command makes them one:</source>
        <extracomment>Behind the name of a person, before the command that makes two entries one.</extracomment>
        <translation>Staat twee keer in het boek, waarschijnlijk dezelfde persoon. Zo ja, dan maakt één opdracht er één van:</translation>
    </message>
    <message>
        <source>The book belongs to no club now.</source>
        <translation>Het boek hoort nu bij geen club.</translation>
    </message>
    <message>
        <source>This book has no club yet. Say its address once: spadille sync postgresql://…</source>
        <translation>Dit boek heeft nog geen club. Noem het adres één keer: spadille sync postgresql://…</translation>
    </message>
    <message>
        <source>This is no address of a club: postgresql://… or service=…</source>
        <translation>Dit is geen adres van een club: postgresql://… of service=…</translation>
    </message>
    <message>
        <source>A password does not belong in the address: others could read it. Put it into the file that PGPASSFILE names, or ~/.pgpass.</source>
        <translation>Een wachtwoord hoort niet in het adres: anderen kunnen het lezen. Zet het in het bestand dat PGPASSFILE noemt, of in ~/.pgpass.</translation>
    </message>
    <message>
        <source>The club cannot be reached</source>
        <translation>De club is niet te bereiken</translation>
    </message>
    <message>
        <source>The club&apos;s server could not do it</source>
        <translation>De server van de club kon het niet doen</translation>
    </message>
    <message>
        <source>Another program syncs the same book at this moment. Nothing is lost; do it again.</source>
        <translation>Een ander programma synchroniseert dit boek op dit moment. Er gaat niets verloren; doe het opnieuw.</translation>
    </message>
    <message>
        <source>The club does not allow that</source>
        <translation>De club staat dat niet toe</translation>
    </message>
    <message>
        <source>There is no club of Spadille in this database (script/club)</source>
        <translation>In deze database staat geen club van Spadille (script/club)</translation>
    </message>
    <message>
        <source>Whoever signs in there belongs to no club, or to several.</source>
        <translation>Wie zich daar aanmeldt, hoort bij geen club of bij meer dan één.</translation>
    </message>
    <message>
        <source>The club did not take it: it is not what was written</source>
        <translation>De club heeft het niet aangenomen: het is niet wat geschreven is</translation>
    </message>
    <message>
        <source>The club was set up by a newer version of Spadille.</source>
        <translation>De club is door een nieuwere versie van Spadille ingericht.</translation>
    </message>
    <message>
        <source>This book is synced with another club; it has to let that one go first.</source>
        <translation>Dit boek synchroniseert met een andere club; het moet die eerst loslaten.</translation>
    </message>
    <message>
        <source>This session has not forked.</source>
        <translation>Deze avond heeft zich niet gesplitst.</translation>
    </message>
    <message>
        <source>That does not say which way: mine, theirs where there is one other, or how its sign begins (4 characters at least).</source>
        <translation>Dat zegt niet welke weg: mine, theirs waar er één andere is, of hoe het teken begint (minstens 4 tekens).</translation>
    </message>
    <message>
        <source>The club was set up by an older version of Spadille, which had no lists; script/club start brings it up to date.</source>
        <translation>De club is opgezet door een oudere versie van Spadille, die geen lijsten had; script/club start brengt haar bij.</translation>
    </message>
    <message>
        <source>A club is only read here. Write in a book of your own, and bring both to the same with spadille sync.</source>
        <translation>Een club wordt hier alleen gelezen. Schrijf in een eigen boek en breng beide op gelijke hoogte met spadille sync.</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>Daar mag niets worden geschreven.</translation>
    </message>
    <message>
        <source>Nothing may be written there, so its lists are as old as when they were last made.</source>
        <translation>Daar mag niets worden geschreven; de lijsten zijn dus zo oud als toen ze het laatst zijn gemaakt.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) not shown to the end: they go on in several ways, wait for entries, or cannot be read. spadille sync tells which.</source>
        <translation>
            <numerusform>%n sessie is niet tot het einde te zien: ze gaat op meer dan één manier verder, wacht op regels of is niet te lezen. spadille sync zegt welke.</numerusform>
            <numerusform>%n sessies zijn niet tot het einde te zien: ze gaan op meer dan één manier verder, wachten op regels of zijn niet te lezen. spadille sync zegt welke.</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>one place for the books of all tables</source>
        <extracomment>Under a button that leads to the club, where the book is of none.</extracomment>
        <translation>één plek voor de boeken van alle tafels</translation>
    </message>
    <message>
        <source>A club has one place where the books of all its tables meet: whatever one has written the others get, whenever there is a network. Without one each table plays on.</source>
        <translation>Een club heeft één plek waar de boeken van al haar tafels samenkomen: wat de ene schrijft, krijgen de andere zodra er een netwerk is. Zonder netwerk speelt elke tafel gewoon door.</translation>
    </message>
    <message>
        <source>Address of the club</source>
        <translation>Adres van de club</translation>
    </message>
    <message>
        <source>No password in it: that comes from the file that PGPASSFILE names, or ~/.pgpass.</source>
        <translation>Zonder wachtwoord: dat komt uit het bestand dat PGPASSFILE noemt, of uit ~/.pgpass.</translation>
    </message>
    <message>
        <source>Join this club</source>
        <translation>Bij deze club gaan</translation>
    </message>
    <message>
        <source>The book belongs to this club now.</source>
        <translation>Het boek hoort nu bij deze club.</translation>
    </message>
    <message>
        <source>The address is kept, and tried again by itself.</source>
        <extracomment>Behind why a club was not reached.</extracomment>
        <translation>Het adres blijft staan en wordt vanzelf opnieuw geprobeerd.</translation>
    </message>
    <message>
        <source>Sync now</source>
        <translation>Nu synchroniseren</translation>
    </message>
    <message>
        <source>The same as the club</source>
        <extracomment>Before a time of the day.</extracomment>
        <translation>Gelijk met de club</translation>
    </message>
    <message>
        <source>Leave the club</source>
        <translation>De club verlaten</translation>
    </message>
    <message>
        <source>Book and club stay as they are; nothing more comes or goes.</source>
        <translation>Boek en club blijven zoals ze zijn; er komt en gaat niets meer.</translation>
    </message>
    <message>
        <source>Club: in step</source>
        <extracomment>How book and club stand, in a few words.</extracomment>
        <translation>Club: gelijk</translation>
    </message>
    <message>
        <source>Club: on its way</source>
        <translation>Club: onderweg</translation>
    </message>
    <message>
        <source>Club: not reached since %1</source>
        <extracomment>%1 a time of the day.</extracomment>
        <translation>Club: niet bereikt sinds %1</translation>
    </message>
    <message>
        <source>Club: it refuses</source>
        <translation>Club: weigert</translation>
    </message>
    <message>
        <source>Club: something to decide</source>
        <translation>Club: iets te beslissen</translation>
    </message>
    <message>
        <source>on another device</source>
        <extracomment>Where one way of a session was written: on some other table&apos;s machine.</extracomment>
        <translation>op een ander apparaat</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>Before the first letters and digits of a way, by which tables can talk about it.</extracomment>
        <translation>Teken</translation>
    </message>
    <message>
        <source>Keep this way</source>
        <translation>Deze weg houden</translation>
    </message>
    <message>
        <source>All books of the club then go on in this way. The other one stays in the club, and in a backup of each book that had it.</source>
        <translation>Alle boeken van de club gaan dan op deze weg verder. De andere blijft in de club, en in een back-up van elk boek dat hem had.</translation>
    </message>
    <message>
        <source>Yes, keep it</source>
        <translation>Ja, houden</translation>
    </message>
    <message>
        <source>That is decided. The other books follow with their next sync.</source>
        <translation>Dat is beslist. De andere boeken volgen bij hun volgende synchronisatie.</translation>
    </message>
    <message>
        <source>Probably the same person</source>
        <extracomment>Names that are in the book twice.</extracomment>
        <translation>Waarschijnlijk dezelfde persoon</translation>
    </message>
    <message>
        <source>Each of them is in the book twice. If it is one person, say so on the page of people; if not, call one of the two otherwise.</source>
        <translation>Elk van hen staat twee keer in het boek. Is het één persoon, zeg dat dan op de pagina met mensen; zo niet, geef een van de twee een andere naam.</translation>
    </message>
    <message>
        <source>Session %1 was taken out of the club. It is still in this book.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>Avond %1 is uit de club gehaald. Hij staat nog in dit boek.</translation>
    </message>
    <message>
        <source>There is no club of Spadille in this database</source>
        <translation>In deze database staat geen club van Spadille</translation>
    </message>
    <message>
        <source>The part of the program that reaches clubs is not installed</source>
        <translation>Het deel van het programma dat clubs bereikt, is niet geïnstalleerd</translation>
    </message>
    <message>
        <source>A club is no book. This program keeps one of its own, which meets the club by Settings, Club.</source>
        <translation>Een club is geen boek. Dit programma heeft een eigen boek, dat de club ontmoet via Instellingen, Club.</translation>
    </message>
</context>
<context>
    <name>csv</name>
    <message>
        <source>Lines have to end in LF or CRLF.</source>
        <translation>Een regel moet eindigen op LF of CRLF.</translation>
    </message>
    <message>
        <source>A quotation mark opens this cell, and none closes it.</source>
        <translation>De cel begint met een aanhalingsteken, maar het sluitende ontbreekt.</translation>
    </message>
    <message>
        <source>This cell is not UTF-8 text.</source>
        <translation>Deze cel is geen UTF-8-tekst.</translation>
    </message>
    <message>
        <source>A quotation mark inside a cell has to stand twice, and the cell in quotation marks.</source>
        <translation>Een aanhalingsteken in een cel moet dubbel staan, en de cel tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>There are too many columns.</source>
        <translation>Er zijn te veel kolommen.</translation>
    </message>
    <message>
        <source>There are too many rows.</source>
        <translation>Er zijn te veel rijen.</translation>
    </message>
    <message>
        <source>Two columns have this head.</source>
        <translation>Twee kolommen hebben dit opschrift.</translation>
    </message>
    <message>
        <source>No column has a head like this.</source>
        <extracomment>The first row of the table says what its columns are.</extracomment>
        <translation>Geen enkele kolom heeft zo’n opschrift.</translation>
    </message>
    <message>
        <source>This column has no head.</source>
        <translation>Deze kolom heeft geen opschrift.</translation>
    </message>
    <message>
        <source>The row ends before this cell.</source>
        <translation>De rij houdt vóór deze cel op.</translation>
    </message>
    <message>
        <source>The deals of this sheet come to another total from here on.</source>
        <extracomment>A total as the sheet states it; what would be right is shown behind.</extracomment>
        <translation>De spellen op dit scoreblad komen vanaf hier op een ander totaal uit.</translation>
    </message>
    <message>
        <source>By the deals of this sheet, somebody else deals from here on.</source>
        <extracomment>The dealer as the sheet states him; who it would be is shown behind.</extracomment>
        <translation>Volgens de spellen op dit scoreblad geeft vanaf hier iemand anders.</translation>
    </message>
    <message>
        <source>This tells no ruling in the way of an exported table.</source>
        <extracomment>Rulings stand in a cell as the program writes them.</extracomment>
        <translation>Dit zegt geen beslissing zoals een geëxporteerde tabel dat doet.</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>? explains, &lt; goes back, q ends without saving. An empty answer takes what stands in brackets.</source>
        <translation>? geeft uitleg, &lt; gaat terug, q stopt zonder op te slaan. Een leeg antwoord neemt wat tussen haken staat.</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Answers as they are repeated, and in brackets as the usual one.</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>told in another way</source>
        <extracomment>In brackets: an empty answer leaves it to a later question to say the same.</extracomment>
        <translation>anders gezegd</translation>
    </message>
    <message>
        <source>Several words may be given; - stands for none.</source>
        <translation>Je mag meer woorden geven; - betekent geen.</translation>
    </message>
    <message>
        <source>Also understood, at any question:</source>
        <extracomment>Heading of a list of words, each with its meaning.</extracomment>
        <translation>Kan ook, bij elke vraag:</translation>
    </message>
    <message>
        <source>This is the first question.</source>
        <translation>Dit is de eerste vraag.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>Going on where you were; &lt; goes back.</source>
        <extracomment>Before the answers that were given before the program ended.</extracomment>
        <translation>We gaan verder waar je was; &lt; gaat terug.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Deze regel is te lang.</translation>
    </message>
    <message>
        <source>This line is not plain text: invalid or control characters.</source>
        <translation>Deze regel is geen gewone tekst: ongeldige tekens of stuurtekens.</translation>
    </message>
    <message>
        <source>This deal:</source>
        <extracomment>Before the gains of everybody: &quot;This deal: Ann +4 · Bob −4&quot;.</extracomment>
        <translation>Dit spel:</translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>Totalen:</translation>
    </message>
    <message>
        <source>Save?</source>
        <translation>Opslaan?</translation>
    </message>
    <message>
        <source>y saves the deal, n drops it, &lt; goes back to the last question.</source>
        <translation>j slaat het spel op, n gooit het weg, &lt; gaat terug naar de laatste vraag.</translation>
    </message>
    <message>
        <source>This deal cannot be scored; go back and mend it.</source>
        <translation>Dit spel is niet uit te rekenen; ga terug en verbeter het.</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welk kaartspel</translation>
    </message>
    <message>
        <source>A number, or the name of the game.</source>
        <translation>Een nummer, of de naam van het kaartspel.</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Volgens welke regels</translation>
    </message>
    <message>
        <source>A number, or a name; spadille rules show NAME tells every option.</source>
        <translation>Een nummer of een naam; spadille rules show NAAM toont alle opties.</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Hoeveel spelers</translation>
    </message>
    <message>
        <source>Who sits at seat %1</source>
        <extracomment>%1 the number of the seat, from 1.</extracomment>
        <translation>Wie zit op plaats %1</translation>
    </message>
    <message>
        <source>The number of a usual player, or a new name. Seats are counted clockwise.</source>
        <translation>Het nummer van een vaste speler, of een nieuwe naam. De plaatsen tellen met de klok mee.</translation>
    </message>
    <message>
        <source>Usual players:</source>
        <translation>Vaste spelers:</translation>
    </message>
    <message>
        <source>No usual player has this number, and a number is no name.</source>
        <translation>Geen vaste speler heeft dit nummer, en een getal is geen naam.</translation>
    </message>
    <message>
        <source>This player has a seat already.</source>
        <translation>Deze speler heeft al een plaats.</translation>
    </message>
    <message>
        <source>Seats clockwise</source>
        <translation>Plaatsen met de klok mee</translation>
    </message>
    <message>
        <source>as said</source>
        <translation>zoals gezegd</translation>
    </message>
    <message>
        <source>An empty answer keeps the seats; draw shuffles the players.</source>
        <translation>Een leeg antwoord laat de plaatsen zo; draw loot ze opnieuw.</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Wie als eerste geeft</translation>
    </message>
    <message>
        <source>A name, the beginning of one, or a number; draw leaves it to chance.</source>
        <translation>Een naam, het begin ervan, of een nummer; draw laat het lot beslissen.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <extracomment>%1 the first dealer.</extracomment>
        <translation>%1 geeft als eerste.</translation>
    </message>
    <message>
        <source>Begin?</source>
        <translation>Beginnen?</translation>
    </message>
    <message>
        <source>y begins the evening, n drops it, &lt; goes back to the last question.</source>
        <translation>j begint de avond, n gooit hem weg, &lt; gaat terug naar de laatste vraag.</translation>
    </message>
    <message>
        <source>? explains, &lt; goes back, q ends. An empty answer takes what stands in brackets, or shows what can be said.</source>
        <translation>? legt uit, &lt; gaat terug, q stopt. Een leeg antwoord neemt wat tussen haken staat, of toont wat er gezegd kan worden.</translation>
    </message>
    <message>
        <source>Ended; nothing was decided.</source>
        <translation>Gestopt; er is niets beslist.</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>Answers to &quot;Ana: new, or Anna?&quot;.</extracomment>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>y: it is not on the sheet yet, and the ruling counts once it is entered. n: it is the last deal on the sheet.</source>
        <translation>j: het staat nog niet op het scoreblad, en de beslissing telt zodra het is ingevoerd. n: het is het laatste spel op het scoreblad.</translation>
    </message>
    <message>
        <source>Is this deal still being played, or not yet entered?</source>
        <extracomment>A question that is answered with y or n, about what is to be ruled on.</extracomment>
        <translation>Wordt dit spel nog gespeeld, of is het nog niet ingevoerd?</translation>
    </message>
    <message>
        <source>Rule anew, by the sheet as it is now?</source>
        <extracomment>A question that is answered with y or n, about a ruling that rests on what was corrected.</extracomment>
        <translation>Opnieuw beslissen, naar het scoreblad zoals het nu is?</translation>
    </message>
    <message>
        <source>y: what the rules say by the sheet now takes the place of the ruling. n: it stays, for a reason that you tell. q: it stays marked on the sheet.</source>
        <translation>j: wat de regels zeggen naar het scoreblad zoals het nu is, komt in de plaats van de beslissing. n: de beslissing blijft staan, om een reden die je opgeeft. q: ze blijft gemerkt op het scoreblad.</translation>
    </message>
    <message>
        <source>Why does it stay?</source>
        <translation>Waarom blijft ze staan?</translation>
    </message>
    <message>
        <source>y | n</source>
        <extracomment>The answers to a question, short: what can be typed for yes and for no.</extracomment>
        <translation>j | n</translation>
    </message>
    <message>
        <source>Y/n</source>
        <extracomment>The same where an empty answer is a yes.</extracomment>
        <translation>J/n</translation>
    </message>
    <message>
        <source>help</source>
        <extracomment>What may be typed for &quot;?&quot;.</extracomment>
        <translation>hulp</translation>
    </message>
</context>
<context>
    <name>error</name>
    <message>
        <source>No session is open. Try spadille new, or --session.</source>
        <translation>Er is geen avond open. Probeer spadille new, of --session.</translation>
    </message>
    <message>
        <source>There is no deal of this number.</source>
        <translation>Er is geen spel met dit nummer.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Er is niets om ongedaan te maken.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Er is niets om opnieuw te doen.</translation>
    </message>
    <message>
        <source>Nothing was written: add --yes if this is what you want.</source>
        <translation>Er is niets geschreven: zet er --yes bij als dit de bedoeling is.</translation>
    </message>
    <message>
        <source>This is nobody&apos;s name, or the beginning of several.</source>
        <translation>Zo heet niemand, of zo beginnen meer namen.</translation>
    </message>
    <message>
        <source>There is no open dispute of this number.</source>
        <translation>Er is geen open geschil met dit nummer.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Dit bestand is niet te lezen.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>De uitvoer is niet te schrijven.</translation>
    </message>
    <message>
        <source>These are rules of two different games.</source>
        <translation>Dit zijn regels van twee verschillende kaartspellen.</translation>
    </message>
    <message>
        <source>This document was written by a newer version of Spadille.</source>
        <translation>Dit document is met een nieuwere versie van Spadille geschreven.</translation>
    </message>
    <message>
        <source>No rulebook has this clause.</source>
        <translation>Geen enkel reglement heeft dit artikel.</translation>
    </message>
    <message>
        <source>There are no rules of this name, and no file either.</source>
        <translation>Er zijn geen regels met deze naam, en er is ook geen bestand.</translation>
    </message>
    <message>
        <source>These are rules without a deal: there is nothing to score.</source>
        <translation>Dit zijn regels zonder spel: er valt niets uit te rekenen.</translation>
    </message>
    <message>
        <source>With this stake the amounts are too large.</source>
        <extracomment>About a word of the command line, which is shown before.</extracomment>
        <translation>Met deze waarde per punt worden de bedragen te groot.</translation>
    </message>
    <message>
        <source>This is nothing that Spadille knows.</source>
        <translation>Dit kent Spadille niet.</translation>
    </message>
    <message>
        <source>Try spadille --help.</source>
        <translation>Probeer spadille --help.</translation>
    </message>
    <message>
        <source>Something is missing in this command.</source>
        <translation>Er ontbreekt iets in deze opdracht.</translation>
    </message>
    <message>
        <source>This value is not possible here.</source>
        <translation>Deze waarde kan hier niet.</translation>
    </message>
    <message>
        <source>This command answers another kind of document.</source>
        <translation>Deze opdracht is voor een ander soort document.</translation>
    </message>
    <message>
        <source>There is nothing to judge: say the cards or the calls, or --file.</source>
        <translation>Er valt niets te beoordelen: geef de kaarten op, of wat er geboden is, of --file.</translation>
    </message>
    <message>
        <source>This is more than Spadille reads at once.</source>
        <extracomment>Behind the name of a file and its size in bytes.</extracomment>
        <translation>Dit is meer dan Spadille in één keer leest.</translation>
    </message>
    <message>
        <source>This is not a file that can be read to its end.</source>
        <extracomment>Behind the name of a device or the like.</extracomment>
        <translation>Dit is geen bestand dat tot het einde gelezen kan worden.</translation>
    </message>
    <message>
        <source>Nobody writes into this pipe.</source>
        <translation>Niemand schrijft in deze pijp.</translation>
    </message>
    <message>
        <source>A line does not end. What is behind it was not read.</source>
        <translation>Een regel houdt niet op. Wat erachter staat is niet gelezen.</translation>
    </message>
    <message>
        <source>It is saved, but the answer cannot be written. Do not record it again.</source>
        <translation>Het is opgeslagen, maar het antwoord kan niet geschreven worden. Noteer het niet nog eens.</translation>
    </message>
    <message>
        <source>These two cannot be said together.</source>
        <extracomment>Behind two options: &quot;--post, --dry-run&quot;.</extracomment>
        <translation>Deze twee gaan niet samen.</translation>
    </message>
    <message>
        <source>Say which deal the ruling is about: --deal play for the one that is being played, or --deal and its number on the sheet.</source>
        <translation>Zeg over welk spel de beslissing gaat: --deal play voor het lopende spel, of --deal met het nummer op het scoreblad.</translation>
    </message>
    <message>
        <source>No ruling on this deal rests on what was corrected since.</source>
        <translation>Geen beslissing over dit spel berust op wat sindsdien is verbeterd.</translation>
    </message>
    <message>
        <source>It can no longer be told so: --keep leaves the ruling as it is.</source>
        <translation>Zo kan het niet meer worden opgegeven: --keep laat de beslissing zoals ze is.</translation>
    </message>
    <message>
        <source>One of --adopt and --keep, with --deal and no question.</source>
        <translation>Een van --adopt en --keep, met --deal en zonder vraag.</translation>
    </message>
    <message>
        <source>A ruling is written into a session, under its own rules: leave out --rules, and --file unless the document names its deal.</source>
        <translation>Een beslissing wordt in een avond geschreven, volgens haar eigen regels: laat --rules weg, en ook --file, tenzij het document zijn spel noemt.</translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>Euchre</source>
        <translation>Euchre</translation>
    </message>
    <message>
        <source>The cards that are played with</source>
        <translation>De kaarten waarmee wordt gespeeld</translation>
    </message>
    <message>
        <source>When the joker is turned up</source>
        <translation>Als de joker wordt gekeerd</translation>
    </message>
    <message>
        <source>When a defender may play alone</source>
        <translation>Wanneer een tegenspeler alleen mag spelen</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may take the turn-up that the dealer leaves</source>
        <translation>De maat van de gever mag de keerkaart nemen die de gever laat liggen</translation>
    </message>
    <message>
        <source>Who leads to a lone hand</source>
        <translation>Wie uitkomt als iemand alleen speelt</translation>
    </message>
    <message>
        <source>Stick the dealer: he may not pass in the second round</source>
        <translation>Stick the dealer: in de tweede ronde mag de gever niet passen</translation>
    </message>
    <message>
        <source>Points that win the game</source>
        <translation>Punten waarmee je de partij wint</translation>
    </message>
    <message>
        <source>Points for euchring a lone maker</source>
        <translation>Punten voor euchre tegen een troefmaker die alleen speelt</translation>
    </message>
    <message>
        <source>Points for the defenders when the makers take no trick</source>
        <translation>Punten voor de tegenpartij als de spelende partij geen slag haalt</translation>
    </message>
    <message>
        <source>Points above the target count in the next game</source>
        <translation>Punten boven het doel tellen mee in de volgende partij</translation>
    </message>
    <message>
        <source>Games are counted in rubbers</source>
        <translation>De partijen tellen in robbers</translation>
    </message>
    <message>
        <source>American: to 10 points</source>
        <translation>Amerikaans: tot 10 punten</translation>
    </message>
    <message>
        <source>American, and the dealer has to make trumps</source>
        <translation>Amerikaans, en de gever moet troef maken</translation>
    </message>
    <message>
        <source>Old American: 33 cards with the joker</source>
        <translation>Oud-Amerikaans: 33 kaarten met de joker</translation>
    </message>
    <message>
        <source>Cornish leagues: 25 cards with the joker, to 21</source>
        <translation>Competities in Cornwall: 25 kaarten met de joker, tot 21</translation>
    </message>
    <message>
        <source>The Boston laws of 1888: to 5, in rubbers</source>
        <translation>De regels van Boston uit 1888: tot 5, in robbers</translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation>Wie troef maakte</translation>
    </message>
    <message>
        <source>The maker played alone</source>
        <translation>De troefmaker speelde alleen</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side</source>
        <translation>Slagen van de spelende partij</translation>
    </message>
    <message>
        <source>The defender who played alone</source>
        <translation>De tegenspeler die alleen speelde</translation>
    </message>
    <message>
        <source>The trump suit; no score needs it</source>
        <translation>De troefkleur; voor de punten niet nodig</translation>
    </message>
    <message>
        <source>All passed in both rounds</source>
        <translation>Iedereen paste in beide ronden</translation>
    </message>
    <message>
        <source>%1 made it with %2 tricks</source>
        <extracomment>%1 the maker, %2 the tricks of his side, %3 the side that scores.</extracomment>
        <translation>%1 haalt het met %2 slagen</translation>
    </message>
    <message>
        <source>%1 alone made it with %2 tricks</source>
        <translation>%1 speelt alleen en haalt het met %2 slagen</translation>
    </message>
    <message>
        <source>%1 made a march: all %2 tricks</source>
        <translation>%1 maakt mars: alle %2 slagen</translation>
    </message>
    <message>
        <source>%1 alone made a march: all %2 tricks</source>
        <translation>%1 speelt alleen en maakt mars: alle %2 slagen</translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>%1 is euchre met %n slag, tegen %3</numerusform>
            <numerusform>%1 is euchre met %n slagen, tegen %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by a lone defender of %3</source>
        <translation>
            <numerusform>%1 is euchre met %n slag, tegen iemand van %3 die alleen speelt</numerusform>
            <numerusform>%1 is euchre met %n slagen, tegen iemand van %3 die alleen speelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>%1 speelt alleen en is euchre met %n slag, tegen %3</numerusform>
            <numerusform>%1 speelt alleen en is euchre met %n slagen, tegen %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is euchred without a trick by %3</source>
        <translation>%1 is euchre zonder één slag, tegen %3</translation>
    </message>
    <message>
        <source>%1 defended alone in vain, which changes nothing</source>
        <translation>%1 speelde alleen tegen, maar tevergeefs: dat verandert niets</translation>
    </message>
    <message>
        <source>All passed twice: nobody scores</source>
        <translation>Twee keer rondgepast: niemand krijgt punten</translation>
    </message>
    <message>
        <source>%1 win the game with %2 of %3</source>
        <extracomment>%1 a side, %2 its points, %3 the target of the game.</extracomment>
        <translation>%1 winnen de partij tot %3 met %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) above %2 do not count</source>
        <extracomment>%n points, %2 the target of the game.</extracomment>
        <translation>
            <numerusform>%n punt boven %2 telt niet</numerusform>
            <numerusform>%n punten boven %2 tellen niet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) above %2 count in the next game</source>
        <translation>
            <numerusform>%n punt boven %2 telt mee in de volgende partij</numerusform>
            <numerusform>%n punten boven %2 tellen mee in de volgende partij</numerusform>
        </translation>
    </message>
    <message>
        <source>The losers have no point: the game counts twice for %1</source>
        <translation>De verliezers hebben geen punt: de partij telt dubbel voor %1</translation>
    </message>
    <message>
        <source>%1 win the rubber</source>
        <translation>%1 winnen de robber</translation>
    </message>
    <message>
        <source>The dealer has to name a suit, so nobody can pass the deal out.</source>
        <translation>De gever moet een kleur noemen, dus rondpassen kan niet.</translation>
    </message>
    <message>
        <source>All passed, so there is nothing to say here.</source>
        <translation>Iedereen paste, dus hier valt niets in te vullen.</translation>
    </message>
    <message>
        <source>These rules let no defender play alone.</source>
        <translation>Bij deze regels mag geen tegenspeler alleen spelen.</translation>
    </message>
    <message>
        <source>A defender may play alone only against a lone maker.</source>
        <translation>Een tegenspeler mag alleen spelen als de troefmaker dat ook doet.</translation>
    </message>
    <message>
        <source>%1 is on the side of the maker %2 and cannot defend.</source>
        <translation>%1 hoort bij de troefmaker %2 en kan niet tegenspelen.</translation>
    </message>
    <message>
        <source>No game to %1 ends with this.</source>
        <translation>Zo eindigt geen enkele partij tot %1.</translation>
    </message>
    <message>
        <source>Who has lost a game to %1 has fewer.</source>
        <translation>Wie een partij tot %1 verloor, heeft er minder.</translation>
    </message>
    <message>
        <source>A game is won by the partners with more points.</source>
        <translation>Een partij wordt gewonnen door de maten met de meeste punten.</translation>
    </message>
    <message>
        <source>Points carried over would win the next game before it begins.</source>
        <translation>Met meegenomen punten zou de volgende partij al gewonnen zijn voor ze begint.</translation>
    </message>
    <message>
        <source>Two sides have two totals.</source>
        <translation>Er zijn twee paren, dus twee totalen.</translation>
    </message>
    <message>
        <source>With %1 points the game is over.</source>
        <translation>Met %1 punten is de partij uit.</translation>
    </message>
    <message>
        <source>Whether the dealer must take what was ordered up</source>
        <translation>Of de gever de aangenomen keerkaart moet opnemen</translation>
    </message>
    <message>
        <source>Until when a defender may say &quot;alone&quot;</source>
        <translation>Tot wanneer een tegenspeler ‘alleen’ mag zeggen</translation>
    </message>
    <message>
        <source>The maker&apos;s partner may take the hand over and play alone</source>
        <translation>De maat van de troefmaker mag de hand overnemen en alleen spelen</translation>
    </message>
    <message>
        <source>Who makes trumps must hold a card of the suit</source>
        <translation>Wie troef maakt, moet een kaart van de kleur hebben</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may order up only alone</source>
        <translation>De maat van de gever mag troef alleen aannemen als hij alleen speelt</translation>
    </message>
    <message>
        <source>A lone maker changes a card with his partner</source>
        <translation>Een troefmaker die alleen speelt, ruilt een kaart met zijn maat</translation>
    </message>
    <message>
        <source>What may be done with a weak hand</source>
        <translation>Wat er met een zwakke hand mag</translation>
    </message>
    <message>
        <source>The dealer may give a point instead of naming a suit</source>
        <translation>De gever mag een punt weggeven in plaats van een kleur te noemen</translation>
    </message>
    <message>
        <source>Whether knocking may stand for the cut</source>
        <translation>Of kloppen in plaats van couperen mag</translation>
    </message>
    <message>
        <source>The dealer gave a point instead of naming a suit</source>
        <translation>De gever gaf een punt weg in plaats van een kleur te noemen</translation>
    </message>
    <message>
        <source>%1 gives %2 a point instead of naming a suit</source>
        <extracomment>%1 the dealer, %2 the side that gets the point.</extracomment>
        <translation>%1 geeft %2 een punt in plaats van een kleur te noemen</translation>
    </message>
    <message>
        <source>The dealer cannot give a point here.</source>
        <translation>De gever kan hier geen punt weggeven.</translation>
    </message>
    <message>
        <source>Who deals after a misdeal</source>
        <translation>Wie geeft als er verkeerd gegeven is</translation>
    </message>
    <message>
        <source>When somebody dealt out of turn</source>
        <translation>Als iemand voor zijn beurt gaf</translation>
    </message>
    <message>
        <source>When the suit turned down is named</source>
        <translation>Als de dichtgelegde kleur genoemd wordt</translation>
    </message>
    <message>
        <source>A wrong number of cards found in play</source>
        <translation>Een verkeerd aantal kaarten tijdens het spelen</translation>
    </message>
    <message>
        <source>What a revoke costs</source>
        <translation>Wat verzaken kost</translation>
    </message>
    <message>
        <source>Until when a revoke may be claimed</source>
        <translation>Tot wanneer verzaken mag worden aangewezen</translation>
    </message>
    <message>
        <source>Points for the side accused wrongly of a revoke</source>
        <translation>Punten voor het paar dat ten onrechte van verzaken is beschuldigd</translation>
    </message>
    <message>
        <source>Whether a revoke may be claimed at the first chance only</source>
        <translation>Of verzaken alleen bij de eerste kans mag worden aangewezen</translation>
    </message>
    <message>
        <source>When an exposed card has to be played</source>
        <translation>Wanneer een open kaart gespeeld moet worden</translation>
    </message>
    <message>
        <source>When somebody claims the rest of the tricks</source>
        <translation>Als iemand de rest van de slagen opeist</translation>
    </message>
    <message>
        <source>Points against repeated table talk</source>
        <translation>Punten tegen herhaald praten en tekens geven</translation>
    </message>
    <message>
        <source>A card laid is a card played</source>
        <translation>Gelegd is gespeeld</translation>
    </message>
    <message>
        <source>%1 has the deal, so it was not dealt out of turn.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 is aan de beurt om te geven, dus er is niet voor de beurt gegeven.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>How far the deal was when it was noticed</source>
        <translation>Hoe ver het spel was toen het gemerkt werd</translation>
    </message>
    <message>
        <source>When the revoke was noticed</source>
        <translation>Wanneer het verzaken gemerkt werd</translation>
    </message>
    <message>
        <source>How the claim stands that the accused side denies</source>
        <translation>Hoe het staat met de beschuldiging die het andere paar ontkent</translation>
    </message>
    <message>
        <source>How the card came to be seen or known</source>
        <translation>Hoe de kaart gezien of bekend werd</translation>
    </message>
    <message>
        <source>He had shown a second card of that suit before the claim</source>
        <translation>Hij had al een tweede kaart van die kleur laten zien</translation>
    </message>
    <message>
        <source>All have played to the lead</source>
        <translation>Iedereen heeft op de uitkomst gespeeld</translation>
    </message>
    <message>
        <source>His partner was skipped</source>
        <translation>Zijn maat werd overgeslagen</translation>
    </message>
    <message>
        <source>The turn-up of the next deal is turned, or the next game has begun</source>
        <translation>De keerkaart van het volgende spel ligt open, of de volgende partij is begonnen</translation>
    </message>
    <message>
        <source>Everybody agrees</source>
        <translation>Iedereen is het eens</translation>
    </message>
    <message>
        <source>Both sides are at fault</source>
        <translation>Beide paren zitten fout</translation>
    </message>
    <message>
        <source>Whose fault it is; of a claim that is denied, who is accused</source>
        <translation>Wiens fout het is; bij een ontkende beschuldiging wie beschuldigd is</translation>
    </message>
    <message>
        <source>The dealer took up the turn-up and has not discarded</source>
        <translation>De gever nam de keerkaart op en heeft niet afgelegd</translation>
    </message>
    <message>
        <source>Which time it is: of this side in this game, or of this dealer in a row</source>
        <translation>De hoeveelste keer het is: van dit paar in deze partij, of van deze gever achter elkaar</translation>
    </message>
    <message>
        <source>How often his side has revoked</source>
        <translation>Hoe vaak zijn paar verzaakt heeft</translation>
    </message>
    <message>
        <source>How often the other side has revoked</source>
        <translation>Hoe vaak het andere paar verzaakt heeft</translation>
    </message>
    <message>
        <source>He threw in his hand</source>
        <translation>Hij gooide zijn hand weg</translation>
    </message>
    <message>
        <source>He plays alone</source>
        <translation>Hij speelt alleen</translation>
    </message>
    <message>
        <source>Somebody of either side plays alone</source>
        <translation>Iemand van een van beide paren speelt alleen</translation>
    </message>
    <message>
        <source>By the tricks, the side at fault would score in this deal</source>
        <translation>Naar de slagen zou het paar dat fout zat in dit spel punten krijgen</translation>
    </message>
    <message>
        <source>The other side has touched its cards</source>
        <translation>Het andere paar heeft zijn kaarten aangeraakt</translation>
    </message>
    <message>
        <source>The other side asks for a new deal</source>
        <translation>Het andere paar vraagt om opnieuw te geven</translation>
    </message>
    <message>
        <source>The auction was over</source>
        <translation>Het bieden was afgelopen</translation>
    </message>
    <message>
        <source>The dealer has let go of the discard</source>
        <translation>De gever heeft de afgelegde kaart losgelaten</translation>
    </message>
    <message>
        <source>His partner did not sit out and played to the first lead</source>
        <translation>Zijn maat bleef meedoen en speelde bij de eerste uitkomst</translation>
    </message>
    <message>
        <source>The opponents let it stand</source>
        <translation>De tegenstanders laten het gelden</translation>
    </message>
    <message>
        <source>The card does not follow suit although it could</source>
        <translation>De kaart bekent niet, hoewel dat kon</translation>
    </message>
    <message>
        <source>The lone player is a defender</source>
        <translation>Wie alleen speelt, is een tegenspeler</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side at the end</source>
        <translation>Slagen van de spelende partij aan het eind</translation>
    </message>
    <message>
        <source>The opponents would rather take points away</source>
        <translation>De tegenstanders laten liever punten aftrekken</translation>
    </message>
    <message>
        <source>The lone maker has the rest played out</source>
        <translation>De troefmaker laat de rest uitspelen</translation>
    </message>
    <message>
        <source>What the opponents choose: the card exposed, or a suit that has to be led</source>
        <translation>Wat de tegenstanders kiezen: de kaart open, of een kleur om mee uit te komen</translation>
    </message>
    <message>
        <source>Anyone may ask for it until the first lead.</source>
        <translation>Iedereen mag erom vragen tot de eerste uitkomst.</translation>
    </message>
    <message>
        <source>The deal stands, and play goes on.</source>
        <translation>Het spel blijft staan en gaat door.</translation>
    </message>
    <message>
        <source>What was scored in earlier deals stands.</source>
        <translation>Wat in eerdere spellen geteld is, blijft staan.</translation>
    </message>
    <message>
        <source>%1 have touched their cards, so no new deal can be asked for.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 hebben hun kaarten al aangeraakt, dus ze kunnen niet meer vragen om opnieuw te geven.</translation>
    </message>
    <message>
        <source>Otherwise the deal stands, and the card goes into the hand without a penalty.</source>
        <translation>Anders blijft het spel staan, en gaat de kaart zonder straf in de hand.</translation>
    </message>
    <message>
        <source>The deal stands, and the card goes into the hand without a penalty.</source>
        <translation>Het spel blijft staan, en de kaart gaat zonder straf in de hand.</translation>
    </message>
    <message>
        <source>%1 did not show the card and ask for a new deal.</source>
        <translation>%1 lieten de kaart niet zien en vragen om opnieuw te geven.</translation>
    </message>
    <message>
        <source>%1 did not show the card and may ask for a new deal.</source>
        <translation>%1 lieten de kaart niet zien en mogen vragen om opnieuw te geven.</translation>
    </message>
    <message>
        <source>The deal stands, although %1 dealt out of turn.</source>
        <translation>Het spel blijft staan, hoewel %1 voor zijn beurt gaf.</translation>
    </message>
    <message>
        <source>%1 discards one card now, and nothing else follows.</source>
        <translation>%1 legt nu een kaart af, en verder gebeurt er niets.</translation>
    </message>
    <message>
        <source>The deal stands and is played out; cards left over in a hand are not played.</source>
        <translation>Het spel blijft staan en wordt uitgespeeld; wat in een hand overblijft, wordt niet gespeeld.</translation>
    </message>
    <message>
        <source>%1 score nothing in this deal.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 krijgen in dit spel niets.</translation>
    </message>
    <message>
        <source>Wrong number of cards: %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Verkeerd aantal kaarten: %1</translation>
    </message>
    <message>
        <source>%1 dealt out of turn, and the deal stands</source>
        <translation>%1 gaf voor zijn beurt, en het spel blijft staan</translation>
    </message>
    <message>
        <source>The call is void, and the auction goes back to the player whose turn it was.</source>
        <translation>Het bod is ongeldig, en het bieden gaat terug naar wie aan de beurt was.</translation>
    </message>
    <message>
        <source>Nobody loses a right by it: all may still call as they like.</source>
        <translation>Niemand verliest er een recht door: iedereen mag nog bieden zoals hij wil.</translation>
    </message>
    <message>
        <source>The opponents let it stand: the call of %1 counts.</source>
        <translation>De tegenstanders laten het gelden: het bod van %1 telt.</translation>
    </message>
    <message>
        <source>%1 has passed in this round and so has no call.</source>
        <translation>%1 heeft in deze ronde gepast en heeft dus geen bod gedaan.</translation>
    </message>
    <message>
        <source>%1 has to pass too, if his turn in this round has not come yet.</source>
        <translation>%1 moet ook passen, als hij in deze ronde nog niet gesproken heeft.</translation>
    </message>
    <message>
        <source>%1 may let the call stand, before the next player speaks.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 mogen het bod laten gelden, voordat de volgende speler spreekt.</translation>
    </message>
    <message>
        <source>The suit turned down cannot be named: the player names one of the three others, or passes.</source>
        <translation>De dichtgelegde kleur kan niet: de speler noemt een van de drie andere, of past.</translation>
    </message>
    <message>
        <source>%1 named the suit turned down and has passed by that.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 noemde de dichtgelegde kleur en heeft daarmee gepast.</translation>
    </message>
    <message>
        <source>If he says which suit he meant, %1 has to pass too.</source>
        <translation>Zegt hij nog welke kleur hij bedoelde, dan moet %1 ook passen.</translation>
    </message>
    <message>
        <source>The turn-up stays down, and neither %1 nor %2 may order it up any more.</source>
        <extracomment>%1 the dealer, %2 the partner.</extracomment>
        <translation>De keerkaart blijft dicht, en %1 en %2 mogen hem niet meer aannemen.</translation>
    </message>
    <message>
        <source>%1 may still order it up in their turn of the first round; then the second round begins.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 mogen hem op hun beurt in de eerste ronde nog aannemen; daarna begint de tweede ronde.</translation>
    </message>
    <message>
        <source>It is no lone hand: %1 plays it with %2.</source>
        <extracomment>%1 a player, %2 the partner.</extracomment>
        <translation>Het is geen alleenspel: %1 speelt het met %2.</translation>
    </message>
    <message>
        <source>If %1 has laid down his hand in good faith, he takes it up again.</source>
        <translation>Heeft %1 zijn hand te goeder trouw neergelegd, dan neemt hij die weer op.</translation>
    </message>
    <message>
        <source>The opponents want it so: %1 plays alone, and %2 sits out.</source>
        <translation>De tegenstanders willen het zo: %1 speelt alleen, en %2 doet niet mee.</translation>
    </message>
    <message>
        <source>It becomes a lone hand only if %1 want it so.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>Een alleenspel wordt het alleen als %1 dat willen.</translation>
    </message>
    <message>
        <source>%1 are warned, and it goes on.</source>
        <translation>%1 worden gewaarschuwd, en het gaat door.</translation>
    </message>
    <message>
        <source>From the next time in this game on, %1 lose their call in the round.</source>
        <translation>Vanaf de volgende keer in deze partij verliezen %1 hun bod in de ronde.</translation>
    </message>
    <message>
        <source>The auction is over, so the deal is played.</source>
        <translation>Het bieden is afgelopen, dus het spel wordt gespeeld.</translation>
    </message>
    <message>
        <source>%1 lose their call in this round.</source>
        <translation>%1 verliezen hun bod in deze ronde.</translation>
    </message>
    <message>
        <source>These rules give no points for it.</source>
        <translation>Deze regels geven er geen punten voor.</translation>
    </message>
    <message>
        <source>%1 said too much in the auction</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 zei te veel bij het bieden</translation>
    </message>
    <message>
        <source>%1 may still change the discard, until he has let go of it.</source>
        <translation>%1 mag de afgelegde kaart nog wisselen, tot hij hem loslaat.</translation>
    </message>
    <message>
        <source>A first lead that was made meanwhile stands.</source>
        <translation>Is er intussen uitgekomen, dan geldt die uitkomst.</translation>
    </message>
    <message>
        <source>%1 has let go of the discard and may not change it.</source>
        <translation>%1 heeft de afgelegde kaart losgelaten en mag hem niet meer wisselen.</translation>
    </message>
    <message>
        <source>Nobody may look at it until the hand is over.</source>
        <translation>Niemand mag die kaart inzien tot het spel uit is.</translation>
    </message>
    <message>
        <source>An opponent who played after %1 may change his card; %2 may not.</source>
        <extracomment>%1 a player, %2 the partner.</extracomment>
        <translation>Een tegenstander die na %1 speelde, mag zijn kaart wisselen; %2 niet.</translation>
    </message>
    <message>
        <source>The card stays face up before its owner as an exposed card.</source>
        <translation>De kaart blijft als open kaart voor zijn eigenaar liggen.</translation>
    </message>
    <message>
        <source>%1 plays alone, so the exposed card goes back into his hand and has no effect.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 speelt alleen, dus de open kaart gaat terug in zijn hand en heeft geen gevolg.</translation>
    </message>
    <message>
        <source>%1 has to play it the first time that following suit allows it.</source>
        <translation>%1 moet hem spelen de eerste keer dat het mag bij het bekennen.</translation>
    </message>
    <message>
        <source>%1 has to play it when an opponent calls it and following suit allows it.</source>
        <translation>%1 moet hem spelen als een tegenstander erom vraagt en het mag bij het bekennen.</translation>
    </message>
    <message>
        <source>To play another card instead is settled like a revoke.</source>
        <translation>Speelt hij toch een andere kaart, dan gaat het als bij verzaken.</translation>
    </message>
    <message>
        <source>Nobody falls below zero.</source>
        <translation>Niemand komt onder nul.</translation>
    </message>
    <message>
        <source>Revoke by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Verzaakt door %1</translation>
    </message>
    <message numerus="yes">
        <source>%n revoke(s) of %1 left over</source>
        <extracomment>%1 a side, %n how often.</extracomment>
        <translation>
            <numerusform>Van %1 blijft %n keer verzaken over</numerusform>
            <numerusform>Van %1 blijft %n keer verzaken over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equal numbers cancel, and %n revoke(s) of %1 are left.</source>
        <translation>
            <numerusform>Gelijke aantallen vallen weg, en van %1 blijft %n keer over.</numerusform>
            <numerusform>Gelijke aantallen vallen weg, en van %1 blijft %n keer over.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides have revoked, and that cancels.</source>
        <translation>Beide paren hebben verzaakt, en dat valt tegen elkaar weg.</translation>
    </message>
    <message>
        <source>The player has shown a second card of the suit before anybody spoke.</source>
        <translation>De speler heeft een tweede kaart van de kleur laten zien voordat iemand iets zei.</translation>
    </message>
    <message>
        <source>The hand is played to the end; then all tricks may be opened.</source>
        <translation>Het spel wordt uitgespeeld; daarna mogen alle slagen open.</translation>
    </message>
    <message>
        <source>The proof is a card of the suit led which the accused player held: he played it later, or still has it.</source>
        <translation>Het bewijs is een kaart van de voorgespeelde kleur die de beschuldigde had: hij speelde hem later, of heeft hem nog.</translation>
    </message>
    <message>
        <source>If the accused side mixes the cards before that, the revoke counts as proved.</source>
        <translation>Gooit het beschuldigde paar de kaarten voor die tijd door elkaar, dan geldt het verzaken als bewezen.</translation>
    </message>
    <message>
        <source>%1 were wrongly accused of a revoke</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 zijn ten onrechte van verzaken beschuldigd</translation>
    </message>
    <message>
        <source>All have played to it, so the lead stands.</source>
        <translation>Iedereen heeft erop gespeeld, dus de uitkomst geldt.</translation>
    </message>
    <message>
        <source>Cards that others have already played to it go back without a penalty.</source>
        <translation>Kaarten die er al op gespeeld zijn, gaan zonder straf terug.</translation>
    </message>
    <message>
        <source>The card stays face up as an exposed card, and the right player leads what he likes.</source>
        <translation>De kaart blijft liggen als open kaart, en wie aan de beurt is, komt uit zoals hij wil.</translation>
    </message>
    <message>
        <source>The card goes back into the hand; when %1 or %2 leads next, %3 name the suit, if he has it.</source>
        <extracomment>%1 a player, %2 the partner, %3 the other side.</extracomment>
        <translation>De kaart gaat terug in de hand; komt %1 of %2 weer uit, dan noemen %3 de kleur, als hij die heeft.</translation>
    </message>
    <message>
        <source>The card goes back into the hand; when %1 leads next, %2 name the suit, if he has it.</source>
        <extracomment>%1 a player, %2 the other side.</extracomment>
        <translation>De kaart gaat terug in de hand; komt %1 weer uit, dan noemen %2 de kleur, als hij die heeft.</translation>
    </message>
    <message>
        <source>The card stays and counts as played in its turn; whoever was skipped plays next.</source>
        <translation>De kaart blijft liggen en telt als op zijn beurt gespeeld; wie werd overgeslagen, speelt daarna.</translation>
    </message>
    <message>
        <source>The card does not follow suit, so it is taken back as a revoke mended in time.</source>
        <translation>De kaart bekent niet en gaat dus terug, als verzaken dat op tijd hersteld is.</translation>
    </message>
    <message>
        <source>The card does not follow suit and cannot be taken back: once proved, it is settled as a revoke.</source>
        <translation>De kaart bekent niet en kan niet terug: eenmaal bewezen geldt het als verzaken.</translation>
    </message>
    <message>
        <source>%1 may tell %2 to win the trick, or not to win it, as far as following suit allows.</source>
        <extracomment>%1 a side, %2 a player.</extracomment>
        <translation>%1 mogen van %2 eisen dat hij de slag wint, of juist niet, voor zover het bekennen dat toelaat.</translation>
    </message>
    <message>
        <source>A card that fell on the floor is not exposed: it goes back into the hand.</source>
        <translation>Een kaart die op de grond viel, is niet open: hij gaat terug in de hand.</translation>
    </message>
    <message>
        <source>A card named in words is not exposed, but to name it is table talk.</source>
        <translation>Een kaart die alleen genoemd wordt, is niet open, maar hem noemen mag niet.</translation>
    </message>
    <message>
        <source>%1 says which of the two cards is played; the other one is exposed.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 zegt welke van de twee kaarten hij speelt; de andere is een open kaart.</translation>
    </message>
    <message>
        <source>Whoever sits out may not show his cards: %1 can get 2 points at most.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>Wie niet meedoet, mag zijn kaarten niet laten zien: %1 kunnen hoogstens 2 punten krijgen.</translation>
    </message>
    <message>
        <source>%1 sat out and showed a card</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 deed niet mee en liet een kaart zien</translation>
    </message>
    <message>
        <source>The lone maker goes on, and the remaining tricks are played out.</source>
        <translation>De troefmaker gaat door, en de overige slagen worden uitgespeeld.</translation>
    </message>
    <message>
        <source>The cards thrown in lie face up as exposed cards.</source>
        <translation>De weggegooide kaarten liggen als open kaarten op tafel.</translation>
    </message>
    <message>
        <source>%1 threw in the hand</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 gooide zijn hand weg</translation>
    </message>
    <message>
        <source>Not everybody agrees, so the hand is played out.</source>
        <translation>Niet iedereen is het eens, dus het spel wordt uitgespeeld.</translation>
    </message>
    <message>
        <source>The cards that %1 showed lie face up as exposed cards.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>De kaarten die %1 liet zien, liggen als open kaarten op tafel.</translation>
    </message>
    <message>
        <source>%1 plays alone and takes up the cards he showed; that has no effect.</source>
        <translation>%1 speelt alleen en neemt de getoonde kaarten weer op; dat heeft geen gevolg.</translation>
    </message>
    <message>
        <source>From the next time in this game on, %1 get %2 points for it.</source>
        <extracomment>%1 a side, %2 its points.</extracomment>
        <translation>Vanaf de volgende keer in deze partij krijgen %1 er %2 punten voor.</translation>
    </message>
    <message>
        <source>Table talk by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Praten of tekens geven door %1</translation>
    </message>
    <message>
        <source>A card that has left the fingers face up on the table cannot be taken back.</source>
        <translation>Een kaart die open op tafel ligt en uit de vingers is, kan niet terug.</translation>
    </message>
    <message>
        <source>A card may be taken back only where the rules on faults say so.</source>
        <translation>Een kaart mag alleen terug waar de regels over fouten dat zeggen.</translation>
    </message>
    <message>
        <source>A lawful card played in turn stays.</source>
        <translation>Een geldige kaart op je beurt blijft liggen.</translation>
    </message>
    <message>
        <source>The error is put right.</source>
        <translation>De fout wordt hersteld.</translation>
    </message>
    <message>
        <source>It is too late: the score stands, unless both sides agree that it is wrong.</source>
        <translation>Het is te laat: de stand blijft staan, tenzij beide paren het eens zijn dat hij fout is.</translation>
    </message>
    <message>
        <source>No rule names this fault: the table decides.</source>
        <translation>Geen regel noemt deze fout: de tafel beslist.</translation>
    </message>
    <message>
        <source>Whatever all four players agree on at once may be done.</source>
        <translation>Wat de vier spelers ter plekke samen afspreken, mag.</translation>
    </message>
    <message>
        <source>%1 may take %2 into the hand and discard a card.</source>
        <translation>%1 mag %2 in de hand nemen en een kaart afleggen.</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand and discards another card.</source>
        <translation>%1 neemt %2 in de hand en legt een andere kaart af.</translation>
    </message>
    <message>
        <source>Nobody exchanges: the dealer sits out.</source>
        <translation>Niemand ruilt: de gever speelt niet mee.</translation>
    </message>
    <message>
        <source>%1 may not exchange.</source>
        <translation>%1 mag niet ruilen.</translation>
    </message>
    <message>
        <source>Nobody exchanges unless the turn-up was ordered up.</source>
        <translation>Zonder dat de keerkaart is aangenomen, ruilt niemand.</translation>
    </message>
    <message>
        <source>%1 cannot have held %2, which was turned up.</source>
        <translation>%1 kan %2, de keerkaart, niet in de hand hebben gehad.</translation>
    </message>
    <message>
        <source>The dealer had to take %1 into the hand and discard another card.</source>
        <translation>De gever moest %1 in de hand nemen en een andere kaart afleggen.</translation>
    </message>
    <message>
        <source>%1: %2 more to win</source>
        <translation>%1: nog %2 tot winst</translation>
    </message>
    <message>
        <source>%1 cannot have taken %2: it is not among the cards.</source>
        <extracomment>%1 a player, %2 a card.</extracomment>
        <translation>%1 kan %2 niet hebben opgenomen: die zit niet bij de kaarten.</translation>
    </message>
    <message>
        <source>24 cards, A to 9</source>
        <translation>24 kaarten, A tot en met 9</translation>
    </message>
    <message>
        <source>32 cards, A to 7</source>
        <translation>32 kaarten, A tot en met 7</translation>
    </message>
    <message>
        <source>24 cards and a joker</source>
        <translation>24 kaarten en een joker</translation>
    </message>
    <message>
        <source>32 cards and a joker</source>
        <translation>32 kaarten en een joker</translation>
    </message>
    <message>
        <source>the dealer names the suit that is offered</source>
        <translation>de gever noemt de kleur die wordt aangeboden</translation>
    </message>
    <message>
        <source>the dealer is the maker</source>
        <translation>de gever is de troefmaker</translation>
    </message>
    <message>
        <source>against any maker</source>
        <translation>tegen elke troefmaker</translation>
    </message>
    <message>
        <source>only against a maker who plays alone</source>
        <translation>alleen tegen een troefmaker die alleen speelt</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>the dealer&apos;s left</source>
        <translation>links van de gever</translation>
    </message>
    <message>
        <source>the lone player&apos;s left</source>
        <translation>links van wie alleen speelt</translation>
    </message>
    <message>
        <source>he may</source>
        <translation>hij mag</translation>
    </message>
    <message>
        <source>he must</source>
        <translation>hij moet</translation>
    </message>
    <message>
        <source>before the exchange</source>
        <translation>voor het ruilen</translation>
    </message>
    <message>
        <source>until the first lead</source>
        <translation>tot de eerste uitkomst</translation>
    </message>
    <message>
        <source>it is played</source>
        <translation>die wordt gespeeld</translation>
    </message>
    <message>
        <source>three nines or tens may be exchanged</source>
        <translation>drie negens of tienen mogen geruild worden</translation>
    </message>
    <message>
        <source>without a jack or better: dealt again</source>
        <translation>zonder boer of hoger: opnieuw geven</translation>
    </message>
    <message>
        <source>no, the pack is always cut</source>
        <translation>nee, er wordt altijd gecoupeerd</translation>
    </message>
    <message>
        <source>yes, knocking is enough</source>
        <translation>ja, kloppen mag ook</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>dezelfde gever</translation>
    </message>
    <message>
        <source>the next one, once the turn-up was seen</source>
        <translation>de volgende, als de keerkaart gezien is</translation>
    </message>
    <message>
        <source>the next one, at once</source>
        <translation>meteen de volgende</translation>
    </message>
    <message>
        <source>the next one, at the second misdeal</source>
        <translation>de volgende, bij de tweede keer</translation>
    </message>
    <message>
        <source>the next one, at the third misdeal</source>
        <translation>de volgende, bij de derde keer</translation>
    </message>
    <message>
        <source>it is put right until the first lead</source>
        <translation>het wordt hersteld tot de eerste uitkomst</translation>
    </message>
    <message>
        <source>it stands once the turn-up lies there</source>
        <translation>het blijft staan zodra de keerkaart open ligt</translation>
    </message>
    <message>
        <source>it is a misdeal</source>
        <translation>het is verkeerd gegeven</translation>
    </message>
    <message>
        <source>he calls again</source>
        <translation>hij zegt iets anders</translation>
    </message>
    <message>
        <source>he has passed</source>
        <translation>hij heeft gepast</translation>
    </message>
    <message>
        <source>2 points for the other side</source>
        <translation>2 punten voor het andere paar</translation>
    </message>
    <message>
        <source>the cards are dealt again</source>
        <translation>de kaarten worden opnieuw gegeven</translation>
    </message>
    <message>
        <source>2 points, 4 in a lone hand</source>
        <translation>2 punten, 4 bij alleen spelen</translation>
    </message>
    <message>
        <source>3 points, 4 in a lone hand</source>
        <translation>3 punten, 4 bij alleen spelen</translation>
    </message>
    <message>
        <source>Boston: 3 points besides the score</source>
        <translation>Boston: 3 punten naast de score</translation>
    </message>
    <message>
        <source>2 points more or 2 points less, as the others choose</source>
        <translation>2 punten erbij of eraf, naar keuze van de anderen</translation>
    </message>
    <message>
        <source>until the cards are mixed</source>
        <translation>tot de kaarten door elkaar liggen</translation>
    </message>
    <message>
        <source>until the cut for the next deal</source>
        <translation>tot het couperen voor het volgende spel</translation>
    </message>
    <message>
        <source>no, as long as there is time</source>
        <translation>nee, zolang er tijd is</translation>
    </message>
    <message>
        <source>yes, at the first chance only</source>
        <translation>ja, alleen bij de eerste gelegenheid</translation>
    </message>
    <message>
        <source>at the first chance</source>
        <translation>zodra het kan</translation>
    </message>
    <message>
        <source>when an opponent calls it</source>
        <translation>als een tegenstander erom vraagt</translation>
    </message>
    <message>
        <source>it counts if all agree</source>
        <translation>het telt als allen het eens zijn</translation>
    </message>
    <message>
        <source>without agreement: 2 points for the others</source>
        <translation>zonder instemming: 2 punten voor de anderen</translation>
    </message>
    <message>
        <source>Only one card is discarded.</source>
        <translation>Er wordt maar één kaart afgelegd.</translation>
    </message>
    <message>
        <source>The first card has been led</source>
        <translation>De eerste kaart is voorgespeeld</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right knocked on the pack</source>
        <translation>De rechterbuurman van de gever heeft op het pak geklopt</translation>
    </message>
    <message>
        <source>Here a knock stands for the cut: the deal stands.</source>
        <translation>Hier geldt kloppen als couperen: het spel blijft staan.</translation>
    </message>
    <message>
        <source>The cards are gathered and shuffled, and %1 cuts.</source>
        <extracomment>%1 the player on the dealer&apos;s right.</extracomment>
        <translation>De kaarten worden verzameld en geschud, en %1 coupeert.</translation>
    </message>
    <message>
        <source>Until the first lead it is in time: %1 plays alone, and %2 lays down his hand.</source>
        <extracomment>%1 a defender, %2 his partner.</extracomment>
        <translation>Tot de eerste uitkomst is het op tijd: %1 speelt alleen, en %2 legt zijn hand neer.</translation>
    </message>
    <message>
        <source>If %1 leaves it, %2 may take %3 into the hand and discard a card.</source>
        <extracomment>%1 the dealer, %2 his partner, %3 a card.</extracomment>
        <translation>Laat %1 die liggen, dan mag %2 %3 in de hand nemen en een kaart afleggen.</translation>
    </message>
    <message>
        <source>Before the first lead %1 may discard a card and take one in return that %2 chooses.</source>
        <extracomment>%1 the lone maker, %2 his partner.</extracomment>
        <translation>Voor de eerste uitkomst mag %1 een kaart afleggen en er een voor terugnemen die %2 kiest.</translation>
    </message>
    <message>
        <source>Before anybody has called, three nines or tens of this hand may be shown and exchanged for three cards that lie face down.</source>
        <translation>Voordat iemand geboden heeft, mogen drie negens of tienen uit deze hand getoond en geruild worden tegen drie gesloten kaarten.</translation>
    </message>
    <message>
        <source>Before anybody has called, this hand may be shown whole: then the same dealer deals again.</source>
        <translation>Voordat iemand geboden heeft, mag deze hand helemaal getoond worden: dan geeft dezelfde gever opnieuw.</translation>
    </message>
    <message>
        <source>defend alone</source>
        <translation>alleen tegenspelen</translation>
    </message>
    <message>
        <source>give a point</source>
        <translation>een punt weggeven</translation>
    </message>
    <message>
        <source>order up</source>
        <translation>aannemen</translation>
    </message>
    <message>
        <source>order up, alone</source>
        <translation>aannemen, alleen</translation>
    </message>
    <message>
        <source>take over, alone</source>
        <translation>overnemen, alleen</translation>
    </message>
    <message>
        <source>after the cut</source>
        <translation>na het couperen</translation>
    </message>
    <message>
        <source>after the cards were mixed</source>
        <translation>nadat de kaarten door elkaar lagen</translation>
    </message>
    <message>
        <source>before the turn-up</source>
        <translation>vóór de keerkaart</translation>
    </message>
    <message>
        <source>let the card lie open</source>
        <translation>de kaart open laten liggen</translation>
    </message>
    <message>
        <source>named</source>
        <translation>genoemd</translation>
    </message>
    <message>
        <source>after the play</source>
        <translation>na het spelen</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>getoond</translation>
    </message>
    <message>
        <source>name a suit</source>
        <translation>een kleur noemen</translation>
    </message>
    <message>
        <source>two cards at once</source>
        <translation>twee kaarten tegelijk</translation>
    </message>
    <message>
        <source>euchred</source>
        <translation>euchre</translation>
    </message>
    <message>
        <source>lone march</source>
        <translation>mars alleen</translation>
    </message>
    <message>
        <source>march</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>alleen</translation>
    </message>
    <message>
        <source>gave a point</source>
        <translation>gaf een punt weg</translation>
    </message>
    <message>
        <source>%1 alone against</source>
        <translation>%1 alleen tegen</translation>
    </message>
    <message>
        <source>The maker who plays alone</source>
        <translation>De troefmaker die alleen speelt</translation>
    </message>
    <message>
        <source>The defender who plays alone</source>
        <translation>De tegenspeler die alleen speelt</translation>
    </message>
    <message>
        <source>He defends against a maker who plays alone</source>
        <translation>Hij speelt tegen een troefmaker die alleen speelt</translation>
    </message>
    <message>
        <source>A hand ends once: of several faults of one side the dearest counts.</source>
        <translation>Een spel eindigt één keer: van meer fouten van één paar telt de duurste.</translation>
    </message>
    <message>
        <source>Both sides are at fault in this hand, and that cancels.</source>
        <translation>Beide paren zijn in dit spel in de fout, en dat valt tegen elkaar weg.</translation>
    </message>
    <message>
        <source>The cards are gathered, and the same dealer deals again.</source>
        <translation>De kaarten worden verzameld, en dezelfde gever geeft opnieuw.</translation>
    </message>
    <message>
        <source>The dealer has lost the deal: it passes on.</source>
        <translation>De gever is het geven kwijt: het gaat naar de volgende.</translation>
    </message>
    <message>
        <source>The deal stands, as it was played.</source>
        <translation>Het spel blijft staan zoals het gespeeld is.</translation>
    </message>
    <message>
        <source>The deal is void: it is dealt again with a right pack.</source>
        <translation>Het spel is ongeldig: er wordt opnieuw gegeven met een goed pak.</translation>
    </message>
    <message>
        <source>The cards are gathered, and whoever has the turn deals.</source>
        <translation>De kaarten worden verzameld, en wie aan de beurt is, geeft.</translation>
    </message>
    <message>
        <source>%1 takes the card back and follows suit.</source>
        <translation>%1 neemt de kaart terug en bekent.</translation>
    </message>
    <message>
        <source>The revokes of both sides cancel each other.</source>
        <translation>Het verzaken van beide paren valt tegen elkaar weg.</translation>
    </message>
    <message>
        <source>It is too late to claim the revoke.</source>
        <translation>Het is te laat om het verzaken aan te wijzen.</translation>
    </message>
    <message>
        <source>No: a turned trick stays closed. It is closed again at once.</source>
        <translation>Nee: een omgedraaide slag blijft dicht. Hij gaat meteen weer dicht.</translation>
    </message>
    <message>
        <source>No revoke is proved.</source>
        <translation>Verzaken is niet bewezen.</translation>
    </message>
    <message>
        <source>They have not got more than that, so nothing changes.</source>
        <translation>Meer hebben ze niet gehaald, dus er verandert niets.</translation>
    </message>
    <message>
        <source>All agree, and the hand ends: the remaining tricks are won as was claimed.</source>
        <translation>Iedereen is het eens, en het spel is uit: de overige slagen zijn voor wie ze opeiste.</translation>
    </message>
    <message>
        <source>The hand ends at once.</source>
        <translation>Het spel is meteen uit.</translation>
    </message>
    <message>
        <source>The hand is played to its end.</source>
        <translation>Het spel wordt uitgespeeld.</translation>
    </message>
    <message>
        <source>%1 were warned for this before in the game.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 zijn hiervoor in deze partij al gewaarschuwd.</translation>
    </message>
    <message>
        <source>Cards that were dealt wrongly are nobody&apos;s hand; before the first lead a new deal costs nobody anything.</source>
        <translation>Verkeerd gegeven kaarten zijn niemands hand; vóór de eerste uitkomst kost opnieuw geven niemand iets.</translation>
    </message>
    <message>
        <source>A card that all have seen helps one side, so it is dealt again as long as nothing has been played.</source>
        <translation>Een kaart die iedereen gezien heeft, helpt één paar, dus er wordt opnieuw gegeven zolang er niets gespeeld is.</translation>
    </message>
    <message>
        <source>With wrong cards no trick is worth what it should be.</source>
        <translation>Met verkeerde kaarten is geen slag wat hij moet zijn.</translation>
    </message>
    <message>
        <source>Who did not show the card must not suffer by it, so that side chooses, before it has seen its own cards.</source>
        <translation>Wie de kaart niet liet zien mag er niet onder lijden, dus dat paar kiest, voordat het zijn eigen kaarten gezien heeft.</translation>
    </message>
    <message>
        <source>The deal is an advantage that each has in turn; it is given back as long as nobody has made use of it.</source>
        <translation>Geven is een voordeel dat iedereen op zijn beurt heeft; het gaat terug zolang niemand er gebruik van heeft gemaakt.</translation>
    </message>
    <message>
        <source>The auction goes round in order, and a slip must not take anybody&apos;s turn away.</source>
        <translation>Het bieden gaat op volgorde rond, en een vergissing mag niemand zijn beurt afnemen.</translation>
    </message>
    <message>
        <source>The others have planned by the pass, so it binds.</source>
        <translation>De anderen hebben met de pas gerekend, dus die bindt.</translation>
    </message>
    <message>
        <source>The suit turned down is gone for this deal, and naming it must not tell the partner anything.</source>
        <translation>De dichtgelegde kleur doet dit spel niet meer mee, en wie haar noemt, mag zijn maat er niets mee vertellen.</translation>
    </message>
    <message>
        <source>The haste of the dealer must not take a call from the others that they still had.</source>
        <translation>De haast van de gever mag de anderen geen bod afnemen dat ze nog hadden.</translation>
    </message>
    <message>
        <source>Who plays alone takes the risk before he sees how the cards fall.</source>
        <translation>Wie alleen speelt, neemt het risico voordat hij ziet hoe de kaarten vallen.</translation>
    </message>
    <message>
        <source>Partners may tell each other nothing but their calls.</source>
        <translation>Maten mogen elkaar niets vertellen behalve wat ze bieden.</translation>
    </message>
    <message>
        <source>A discard that was let go is final; otherwise it could be changed by what the others do.</source>
        <translation>Een afgelegde kaart die losgelaten is, blijft liggen; anders kon je hem wisselen naar wat de anderen doen.</translation>
    </message>
    <message>
        <source>With a card too many or too few one chooses otherwise than the rest, so nobody may gain by it.</source>
        <translation>Met een kaart te veel of te weinig kies je anders dan de rest, dus niemand mag er beter van worden.</translation>
    </message>
    <message>
        <source>While the trick lies there the harm can be undone, and then nobody needs to pay for it.</source>
        <translation>Zolang de slag er ligt, is de schade te herstellen, en dan hoeft niemand te betalen.</translation>
    </message>
    <message>
        <source>A revoke can win tricks that nobody can give back, so it has to cost more than it brings.</source>
        <translation>Met verzaken kun je slagen winnen die niemand terug kan geven, dus het moet meer kosten dan het oplevert.</translation>
    </message>
    <message>
        <source>A revoke is proved by the cards, so it has to be claimed while they can be looked at.</source>
        <translation>Verzaken wordt met de kaarten bewezen, dus het moet aangewezen worden zolang die te zien zijn.</translation>
    </message>
    <message>
        <source>What is not proved must leave no mark on those who were accused.</source>
        <translation>Wat niet bewezen is, mag wie beschuldigd werd niet schaden.</translation>
    </message>
    <message>
        <source>Who sees a second card of the suit and says nothing has let his chance pass.</source>
        <translation>Wie een tweede kaart van de kleur ziet en niets zegt, heeft zijn kans laten gaan.</translation>
    </message>
    <message>
        <source>Faults of both sides weigh the same, and one hand is settled once.</source>
        <translation>Fouten van beide paren wegen even zwaar, en één spel wordt één keer afgedaan.</translation>
    </message>
    <message>
        <source>A lead tells the partner what one holds, so the opponents choose what makes up for it.</source>
        <translation>Een uitkomst vertelt de maat wat je hebt, dus de tegenpartij kiest wat dat goedmaakt.</translation>
    </message>
    <message>
        <source>A lone player has no partner to tell anything, but the lead is not his either.</source>
        <translation>Wie alleen speelt, heeft geen maat om iets te vertellen, maar de uitkomst is ook niet van hem.</translation>
    </message>
    <message>
        <source>Who plays too early tells his partner something before it is his turn.</source>
        <translation>Wie te vroeg speelt, vertelt zijn maat iets voordat hij aan de beurt is.</translation>
    </message>
    <message>
        <source>Only what a player shows by his own hand tells his partner what he may not know.</source>
        <translation>Alleen wat een speler zelf laat zien, vertelt zijn maat wat die niet mag weten.</translation>
    </message>
    <message>
        <source>The partner has seen what he may not know; a card that lies open helps everybody alike.</source>
        <translation>De maat heeft gezien wat hij niet mag weten; een kaart die open ligt, helpt iedereen evenveel.</translation>
    </message>
    <message>
        <source>A lone player has no partner who could make use of the card.</source>
        <translation>Wie alleen speelt, heeft geen maat die iets aan de kaart heeft.</translation>
    </message>
    <message>
        <source>Who sits out takes no part, so what he shows must bring his side nothing.</source>
        <translation>Wie niet meespeelt, mag zijn paar niets opleveren met wat hij laat zien.</translation>
    </message>
    <message>
        <source>Who throws in his hand against a lone player would take the march from him for which he plays.</source>
        <translation>Wie zijn hand weggooit tegen een alleenspeler, zou hem de mars afnemen waar hij voor speelt.</translation>
    </message>
    <message>
        <source>Tricks that nobody has played belong to a side only if all agree.</source>
        <translation>Slagen die niemand gespeeld heeft, zijn pas van een paar als iedereen het eens is.</translation>
    </message>
    <message>
        <source>What partners know of each other&apos;s cards they may know by the play alone.</source>
        <translation>Wat maten van elkaars kaarten weten, mogen ze alleen uit het spel weten.</translation>
    </message>
    <message>
        <source>A card laid has told everybody something; nobody could rely on one that may be taken back.</source>
        <translation>Een gelegde kaart heeft iedereen iets verteld; op een die terug mag, kan niemand bouwen.</translation>
    </message>
    <message>
        <source>The score says what was played, and once the next deal is on its way everybody plays by it.</source>
        <translation>De stand zegt wat er gespeeld is, en als het volgende spel loopt, speelt iedereen daarmee.</translation>
    </message>
    <message>
        <source>Remembering is part of the game.</source>
        <translation>Onthouden hoort bij het spel.</translation>
    </message>
    <message>
        <source>The cut keeps anybody from knowing how the cards lie.</source>
        <translation>Het couperen zorgt dat niemand weet hoe de kaarten liggen.</translation>
    </message>
    <message>
        <source>Until the first lead nobody has seen how the cards fall, so the risk is still a risk.</source>
        <translation>Tot de eerste uitkomst heeft niemand gezien hoe de kaarten vallen, dus het risico is nog een risico.</translation>
    </message>
    <message>
        <source>The side at fault made trumps and has no trick so far</source>
        <translation>Het paar dat in de fout is maakte troef en heeft nog geen slag</translation>
    </message>
    <message>
        <source>How far the play had come when it was seen</source>
        <translation>Hoe ver het spelen was toen het gezien werd</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>Waarover de toeschouwer sprak</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>De kaarten van die slag zijn nog open te leggen</translation>
    </message>
    <message>
        <source>Somebody asks for a new deal</source>
        <translation>Iemand vraagt om opnieuw te geven</translation>
    </message>
    <message>
        <source>He did have a card of the suit</source>
        <translation>Hij had wel een kaart van die kleur</translation>
    </message>
    <message>
        <source>The hands can no longer be restored</source>
        <translation>De handen zijn niet meer te herstellen</translation>
    </message>
    <message>
        <source>It cannot have been noticed so early.</source>
        <translation>Zo vroeg kan het niet gemerkt zijn.</translation>
    </message>
    <message>
        <source>Here any hand may make trumps, also one without a trump: nothing is wrong.</source>
        <translation>Hier mag elke hand troef maken, ook een zonder troef: er is niets mis.</translation>
    </message>
    <message>
        <source>The call is void: %1 has passed in this round.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Het bod geldt niet: %1 heeft in deze ronde gepast.</translation>
    </message>
    <message>
        <source>The auction goes on with the next player, and a turn-up that was taken goes back.</source>
        <translation>Het bieden gaat verder met de volgende speler, en een opgenomen keerkaart gaat terug.</translation>
    </message>
    <message>
        <source>Trumps made without a trump by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Troef gemaakt zonder troef door %1</translation>
    </message>
    <message>
        <source>Here the dealer may pass, and the next dealer deals.</source>
        <translation>Hier mag de gever passen, en de volgende gever geeft.</translation>
    </message>
    <message>
        <source>The pass is void: %1 names one of the three other suits now.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>De pas geldt niet: %1 noemt nu een van de drie andere kleuren.</translation>
    </message>
    <message>
        <source>Or the hand ends, and %1 get the point that the dealer may give.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>Of het spel is uit, en %1 krijgen het punt dat de gever mag geven.</translation>
    </message>
    <message>
        <source>The hands cannot be restored, so the dealer has refused to make trumps.</source>
        <translation>De handen zijn niet te herstellen; de gever heeft dus geweigerd troef te maken.</translation>
    </message>
    <message>
        <source>%1 passed although he may not</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 paste terwijl dat niet mag</translation>
    </message>
    <message>
        <source>Wrong exchange by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Verkeerd geruild door %1</translation>
    </message>
    <message>
        <source>It is undone: the turn-up goes back, and so does the card put down for it.</source>
        <translation>Het wordt ongedaan gemaakt: de keerkaart gaat terug, en de kaart die ervoor is afgelegd ook.</translation>
    </message>
    <message>
        <source>Then it is done as these rules have it; %1 is the dealer.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Daarna gaat het zoals deze regels zeggen; %1 is de gever.</translation>
    </message>
    <message>
        <source>It is not turned yet, so everybody may see it.</source>
        <translation>Hij is nog niet omgedraaid, dus iedereen mag hem zien.</translation>
    </message>
    <message>
        <source>He had none, and the question is allowed: play goes on.</source>
        <translation>Hij had er geen, en de vraag mag: het spelen gaat door.</translation>
    </message>
    <message>
        <source>The trick goes to the side whose card is best in it.</source>
        <translation>De slag gaat naar het paar met de beste kaart erin.</translation>
    </message>
    <message>
        <source>Who won it leads.</source>
        <translation>Wie hem won, komt uit.</translation>
    </message>
    <message>
        <source>The lead that followed was out of turn, and is settled as such.</source>
        <translation>De uitkomst daarna was voor de beurt, en wordt zo behandeld.</translation>
    </message>
    <message>
        <source>The tricks played since then stand.</source>
        <translation>De slagen van daarna blijven staan.</translation>
    </message>
    <message>
        <source>Nobody can show it any more: the trick counts where it lay, unless both sides agree.</source>
        <translation>Niemand kan het nog laten zien: de slag telt waar hij lag, tenzij beide paren het eens zijn.</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>Die ene slag wordt geopend, en de kaarten beslissen; dan gaat hij weer dicht.</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it; the last trick counts where it lies.</source>
        <translation>Wie in de volgende slag uitkwam, geldt als winnaar; de laatste slag telt waar hij ligt.</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>Wat hij noemde, wordt behandeld alsof een speler het had genoemd.</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>Het spelen gaat door, en niemand mag zich naar het gezegde richten.</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>Wie niet meespeelt, zwijgt voortaan of gaat van tafel.</translation>
    </message>
    <message>
        <source>The trick was not turned yet</source>
        <translation>De slag was nog niet omgedraaid</translation>
    </message>
    <message>
        <source>A fault is claimed, and the trick is named</source>
        <translation>Er is een fout gemeld, en de slag is genoemd</translation>
    </message>
    <message>
        <source>His side has played on, or he said that he had none and the trick was turned</source>
        <translation>Zijn paar heeft verder gespeeld, of hij zei dat hij er geen had en de slag is omgedraaid</translation>
    </message>
    <message>
        <source>A misdeal</source>
        <translation>Verkeerd gegeven</translation>
    </message>
    <message>
        <source>wrongly dealt / somebody has too many cards / somebody has too few cards / only four cards / six cards from the deal / dealt in the wrong order / a card is missing from a hand</source>
        <translation>fout gegeven / vergeven / verkeerd gedeeld / te veel kaarten gekregen / te weinig kaarten gekregen / maar vier kaarten / in de verkeerde volgorde gegeven</translation>
    </message>
    <message>
        <source>A card face up in the pack</source>
        <translation>Een open kaart in het pak</translation>
    </message>
    <message>
        <source>a card was turned over in the deck / a faced card while dealing / a card lay the wrong way round / boxed card</source>
        <translation>een kaart lag omgekeerd in het pak / een kaart lag verkeerd om / open kaart tijdens het geven / beeld boven</translation>
    </message>
    <message>
        <source>A wrong pack</source>
        <translation>Een verkeerd pak</translation>
    </message>
    <message>
        <source>a card is missing from the deck / the deck is not complete / two identical cards / a card that does not belong / the wrong deck of cards</source>
        <translation>er ontbreekt een kaart in het pak / het spel kaarten is niet compleet / twee dezelfde kaarten / een kaart die er niet bij hoort</translation>
    </message>
    <message>
        <source>A card shown while dealing</source>
        <translation>Een kaart gezien bij het geven</translation>
    </message>
    <message>
        <source>the dealer flashed a card / I saw a card when it was dealt / a card turned over as he dealt / he exposed a card dealing</source>
        <translation>de gever liet een kaart zien / ik zag een kaart toen er gegeven werd / een kaart viel open bij het delen</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>De verkeerde gaf</translation>
    </message>
    <message>
        <source>dealt out of turn / it was not his deal / he stole the deal / the deal was skipped / somebody else should have dealt</source>
        <translation>voor zijn beurt gegeven / hij hoefde niet te geven / de beurt om te geven gestolen / iemand anders moest delen / de verkeerde heeft gedeeld</translation>
    </message>
    <message>
        <source>A pass or call out of turn</source>
        <translation>Voor de beurt gesproken</translation>
    </message>
    <message>
        <source>he spoke before his turn in the auction / he passed too early / she ordered up out of turn / called before me / bid out of turn</source>
        <translation>hij paste te vroeg / hij bood voor zijn beurt / ze nam troef aan voor haar beurt / hij sprak voor mij bij het bieden</translation>
    </message>
    <message>
        <source>A call after a pass</source>
        <translation>Geboden na een pas</translation>
    </message>
    <message>
        <source>he passed and then ordered up / he wants to call after he passed / changed his pass / passed first and now names trumps</source>
        <translation>hij paste en nam daarna toch aan / hij wil na zijn pas nog bieden / pas ingetrokken / eerst gepast en nu troef maken</translation>
    </message>
    <message>
        <source>The suit turned down was named</source>
        <translation>De dichtgelegde kleur genoemd</translation>
    </message>
    <message>
        <source>he named the suit that was turned down / he called the same suit in the second round / named the suit of the turn-up</source>
        <translation>hij noemde de kleur van de keerkaart / dezelfde kleur in de tweede ronde / de kleur die gedraaid was</translation>
    </message>
    <message>
        <source>The turn-up turned down too early</source>
        <translation>De keerkaart te vroeg dichtgelegd</translation>
    </message>
    <message>
        <source>the dealer turned the card down too soon / he flipped it over before everybody had spoken / turned it down before my turn</source>
        <translation>de gever draaide de kaart te vroeg om / hij legde hem dicht voor iedereen gesproken had</translation>
    </message>
    <message>
        <source>“Alone” said too late</source>
        <translation>‘Alleen’ te laat gezegd</translation>
    </message>
    <message>
        <source>he wants to go alone now / she said alone afterwards / loner called too late / forgot to say alone</source>
        <translation>hij wil nu alleen spelen / ze zei achteraf alleen / alleen te laat gemeld / vergeten alleen te zeggen</translation>
    </message>
    <message>
        <source>Other words in the auction</source>
        <translation>Andere woorden bij het bieden</translation>
    </message>
    <message>
        <source>he said more than a call / he told his partner about his hand while bidding / a hint in the auction / said he could help / coaching during the bidding</source>
        <translation>hij zei meer dan een bod / hij vertelde over zijn kaarten bij het bieden / een hint tijdens het bieden / hij zei dat hij kon helpen</translation>
    </message>
    <message>
        <source>The discard changed</source>
        <translation>Een andere kaart afgelegd</translation>
    </message>
    <message>
        <source>the dealer wants another discard / he wants his discard again / he changed what he buried / another card face down</source>
        <translation>de gever wil iets anders afleggen / hij wil een andere kaart wegleggen / hij ruilde wat hij had weggelegd</translation>
    </message>
    <message>
        <source>Six cards, or a wrong number in play</source>
        <translation>Zes kaarten, of een verkeerd aantal tijdens het spelen</translation>
    </message>
    <message>
        <source>the dealer forgot to discard / he has a card left over / he kept six cards / he ran out of cards / one card too many</source>
        <translation>de gever vergat af te leggen / hij houdt een kaart over / hij hield zes kaarten / hij komt een kaart te kort / een kaart te veel</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>Verzaakt</translation>
    </message>
    <message>
        <source>he did not follow suit / he had the suit / she reneged / he should have followed / he trumped although he had one / renege / he still had a heart / he found a card of the suit</source>
        <translation>hij bekende geen kleur / hij had die kleur nog / ze verzaakte / verzaken / hij moest bekennen / hij troefde terwijl hij nog had / niet bekend</translation>
    </message>
    <message>
        <source>A revoke claimed and denied</source>
        <translation>Verzaken gemeld en ontkend</translation>
    </message>
    <message>
        <source>he denies that he revoked / prove the revoke / we claim a renege / he mixed the cards after we said revoke / search the tricks</source>
        <translation>hij ontkent dat hij verzaakte / verzaken bewijzen / wij zeggen dat hij verzaakt heeft / hij mengde de kaarten na de klacht / de slagen nakijken</translation>
    </message>
    <message>
        <source>A revoke claimed wrongly</source>
        <translation>Ten onrechte van verzaken beschuldigd</translation>
    </message>
    <message>
        <source>he was wrongly accused / false accusation / there was no revoke / they accused me and it was not true</source>
        <translation>valse beschuldiging / er was niet verzaakt / ze beschuldigden mij ten onrechte</translation>
    </message>
    <message>
        <source>Several revokes</source>
        <translation>Meer dan eens verzaakt</translation>
    </message>
    <message>
        <source>both sides revoked / he revoked twice / everybody reneged / two revokes in one hand</source>
        <translation>beide partijen verzaakten / hij verzaakte twee keer / twee keer verzaakt in een spel</translation>
    </message>
    <message>
        <source>A lead out of turn</source>
        <translation>Voor de beurt uitgekomen</translation>
    </message>
    <message>
        <source>he led but it was not his lead / the wrong player led / led although his partner won the trick / it was my lead</source>
        <translation>hij kwam uit maar mocht niet / de verkeerde kwam uit / zijn maat moest uitkomen / ik moest uitkomen</translation>
    </message>
    <message>
        <source>A card played out of turn</source>
        <translation>Voor de beurt bijgespeeld</translation>
    </message>
    <message>
        <source>he played before his turn / too early / it was not his turn / he played before me / he skipped somebody</source>
        <translation>hij speelde te vroeg / hij was niet aan de beurt / hij speelde voor mij / iemand overgeslagen</translation>
    </message>
    <message>
        <source>A card shown by mistake</source>
        <translation>Een kaart per ongeluk getoond</translation>
    </message>
    <message>
        <source>he dropped a card / the card fell / I saw his card / card face up on the table / two cards at once / he showed a card / he named a card in his hand / penalty card</source>
        <translation>hij liet een kaart vallen / de kaart viel / ik zag zijn kaart / kaart open op tafel / twee kaarten tegelijk / hij liet een kaart zien / hij noemde een kaart</translation>
    </message>
    <message>
        <source>The partner who sits out showed his cards</source>
        <translation>De maat die niet meedoet, liet zijn kaarten zien</translation>
    </message>
    <message>
        <source>the lone player&apos;s partner showed his hand / the one sitting out turned his cards over / partner of the loner showed</source>
        <translation>de maat van de alleenspeler toonde zijn hand / wie rust, draaide zijn kaarten om</translation>
    </message>
    <message>
        <source>A hand thrown in against a lone player</source>
        <translation>Een hand weggegooid tegen een alleenspeler</translation>
    </message>
    <message>
        <source>the defender threw his cards down against the loner / gave up against a lone hand / stopped playing against a loner</source>
        <translation>de tegenspeler gooide zijn kaarten neer tegen de alleenspeler / opgegeven tegen wie alleen speelt</translation>
    </message>
    <message>
        <source>The rest of the tricks claimed</source>
        <translation>De rest opgeëist</translation>
    </message>
    <message>
        <source>the rest are mine / he says he takes all the rest / he laid his hand down / threw in his hand / do we have to play it out</source>
        <translation>de rest is voor mij / hij zegt dat hij alles haalt / hij legde zijn hand open / hij gooide zijn kaarten neer / moeten we het uitspelen</translation>
    </message>
    <message>
        <source>Table talk or a sign</source>
        <translation>Gepraat of een teken</translation>
    </message>
    <message>
        <source>he gave his partner a sign / they are signalling / he told his partner what to play / a look / talking across the table / he said something about his hand / coffee housing</source>
        <translation>hij gaf zijn maat een seintje / ze seinen / hij zei zijn maat wat hij moest spelen / een blik / praten over de kaarten / hij zei iets over zijn hand</translation>
    </message>
    <message>
        <source>A card taken back</source>
        <translation>Een kaart teruggenomen</translation>
    </message>
    <message>
        <source>he wants his card back / took back a card he played / he changed his card / he picked it up again / can he change it / he played another card instead / a card laid is played</source>
        <translation>hij wil zijn kaart terug / hij veranderde zijn kaart / hij pakte de kaart weer op / mag hij ruilen / hij speelde toch een andere kaart</translation>
    </message>
    <message>
        <source>An error in the score</source>
        <translation>Een fout in de score</translation>
    </message>
    <message>
        <source>the score is wrong / wrongly added up / points written to the wrong side / we forgot to write a point / miscounted</source>
        <translation>de stand klopt niet / verkeerd opgeteld / punten bij de verkeerde partij geschreven / vergeten een punt te schrijven / verkeerd geteld</translation>
    </message>
    <message>
        <source>A turned trick looked at</source>
        <translation>Een omgedraaide slag bekeken</translation>
    </message>
    <message>
        <source>may I see the last trick / he looked at a trick / he turned the trick over / look back / he searched the tricks</source>
        <translation>mag ik de laatste slag zien / hij keek in een slag / hij draaide de slag om / terugkijken / hij doorzocht de slagen</translation>
    </message>
    <message>
        <source>The pack was not cut</source>
        <translation>Er is niet gecoupeerd</translation>
    </message>
    <message>
        <source>nobody cut / he dealt without a cut / forgot to cut / knocked instead of cutting</source>
        <translation>niemand nam af / niet gecoupeerd / gegeven zonder af te nemen / geklopt in plaats van afgenomen / vergeten te couperen</translation>
    </message>
    <message>
        <source>Trumps made without a trump</source>
        <translation>Troef gemaakt zonder troef</translation>
    </message>
    <message>
        <source>he called a suit he did not have / he ordered up without a trump / only the left bower / no trump in his hand / no natural trump / he had none of the suit he made</source>
        <translation>hij riep een kleur die hij niet had / hij nam aan zonder troef / alleen de linkerbower / geen troef in de hand / hij had niets van de kleur die hij maakte</translation>
    </message>
    <message>
        <source>The dealer passed although he may not</source>
        <translation>De gever paste terwijl hij niet mag</translation>
    </message>
    <message>
        <source>stick the dealer / the dealer passed in the second round / he has to name a suit / dealer refuses to call / screw the dealer</source>
        <translation>de gever paste in de tweede ronde / hij moet een kleur noemen / de gever weigert troef te maken</translation>
    </message>
    <message>
        <source>A wrong exchange</source>
        <translation>Verkeerd geruild</translation>
    </message>
    <message>
        <source>he took the turn-up although he may not / the wrong player picked it up / the caller took the card / he did not pick it up / he buried the turn-up / picked up in the second round / his partner exchanged</source>
        <translation>hij nam de keerkaart terwijl hij niet mocht / de verkeerde pakte de kaart op / wie riep, nam de kaart / hij liet de keerkaart liggen / hij legde de keerkaart weg / zijn maat ruilde</translation>
    </message>
    <message>
        <source>“None left?” was asked</source>
        <translation>‘Geen meer?’ werd gevraagd</translation>
    </message>
    <message>
        <source>no more clubs / he asked his partner whether he had none / have you no spades / he said he had none / asking about the suit</source>
        <translation>geen klaver meer / hij vroeg zijn maat of hij er geen had / heb je geen schoppen / hij zei dat hij er geen had / gevraagd naar de kleur</translation>
    </message>
    <message>
        <source>The wrong side gathered a trick</source>
        <translation>Het verkeerde paar nam een slag</translation>
    </message>
    <message>
        <source>they took our trick / the trick lies in the wrong pile / we had won it / a trick went to the other side / they picked up a trick that was ours</source>
        <translation>zij pakten onze slag / de slag ligt bij de verkeerde stapel / wij hadden hem gewonnen / een slag ging naar de anderen / de slag is van ons</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>Onenigheid over wie een slag won</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both sides say it was theirs</source>
        <translation>wie had de slag / we zijn het niet eens wie hem haalde / van wie was die slag / niemand weet het meer / beide partijen zeggen dat hij van hen is</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>Een toeschouwer sprak</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / somebody behind me gave it away / advice from outside / a visitor told him</source>
        <translation>iemand die niet meespeelt zei iets / een kijker bemoeide zich ermee / de kibitzer praatte / raad van buiten / iemand achter mij verklapte het</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Iets anders</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>niets van dit alles / een andere fout</translation>
    </message>
    <message>
        <source>Who may not make trumps gains nothing by having made them.</source>
        <translation>Wie geen troef mag maken, wint er niets bij dat hij het toch deed.</translation>
    </message>
    <message>
        <source>The rule is there so that no hand is thrown in.</source>
        <translation>De regel is er opdat geen spel wordt weggegooid.</translation>
    </message>
    <message>
        <source>The turn-up belongs to one hand alone, as these rules say.</source>
        <translation>De keerkaart hoort bij één hand, zoals deze regels zeggen.</translation>
    </message>
    <message>
        <source>alone / loner / solo</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>alleen / solo</translation>
    </message>
    <message>
        <source>defender / against</source>
        <translation>tegen / alleen tegen</translation>
    </message>
    <message>
        <source>point / gives a point</source>
        <translation>punt</translation>
    </message>
    <message>
        <source>Two against two: name trumps and take three of the five tricks.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>Twee tegen twee: kies troef en haal drie van de vijf slagen.</translation>
    </message>
    <message>
        <source>order / order up</source>
        <translation>aannemen</translation>
    </message>
    <message>
        <source>order alone / order up alone</source>
        <translation>alleen aannemen / aannemen alleen</translation>
    </message>
    <message>
        <source>defend alone / alone against</source>
        <translation>alleen tegenspelen</translation>
    </message>
    <message>
        <source>take over / take over alone</source>
        <translation>overnemen / alleen overnemen / overnemen alleen</translation>
    </message>
    <message>
        <source>give a point / a point for them</source>
        <translation>punt weggeven / een punt weggeven</translation>
    </message>
    <message numerus="yes">
        <source>%n lone hand(s) that won every trick bring %2 points at least.</source>
        <extracomment>%1 of them bring %2 points.</extracomment>
        <translation>
            <numerusform>%n solospel met alle slagen brengt minstens %2 punten op.</numerusform>
            <numerusform>%n solospellen met alle slagen brengen minstens %2 punten op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) cannot bring so many points.</source>
        <translation>
            <numerusform>%n spel kan niet zoveel punten opbrengen.</numerusform>
            <numerusform>%n spellen kunnen niet zoveel punten opbrengen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>event</name>
    <message>
        <source>Which event; otherwise the latest that is open</source>
        <translation>Welk toernooi; anders het laatste dat nog open is</translation>
    </message>
    <message>
        <source>Begin an event</source>
        <translation>Een toernooi beginnen</translation>
    </message>
    <message>
        <source>What is played: rules by name, or a file</source>
        <translation>Wat er gespeeld wordt: de naam van een regelset, of een bestand</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Hoe het heet</translation>
    </message>
    <message>
        <source>How many rounds; otherwise 4</source>
        <translation>Hoeveel ronden; anders 4</translation>
    </message>
    <message>
        <source>How many deals a round has</source>
        <translation>Hoeveel spellen een ronde heeft</translation>
    </message>
    <message>
        <source>How people are put to tables: individual, pairs, moving, progressive, round_robin, by_standing or own_table</source>
        <translation>Hoe de spelers over de tafels verdeeld worden: individual, pairs, moving, progressive, round_robin, by_standing of own_table</translation>
    </message>
    <message>
        <source>Tables of three rather than somebody who sits out</source>
        <translation>Liever tafels van drie dan iemand die vrij is</translation>
    </message>
    <message>
        <source>What a place goes by: sum, per_deal or per_round</source>
        <translation>Wat de plaats bepaalt: sum, per_deal of per_round</translation>
    </message>
    <message>
        <source>What decides between equals, in order: roem, pits, wins, direct, last_round, lot</source>
        <translation>Wat bij gelijke stand beslist, op volgorde: roem, pits, wins, direct, last_round, lot</translation>
    </message>
    <message>
        <source>So many rounds count for everybody, the best ones</source>
        <translation>Van ieder tellen zoveel ronden, de beste</translation>
    </message>
    <message>
        <source>Who has played in fewer rounds has no place</source>
        <translation>Wie in minder ronden gespeeld heeft, krijgt geen plaats</translation>
    </message>
    <message>
        <source>What a round brings who sits out: points, club_average or own_average, for the first time only with “once” behind it</source>
        <translation>Wat een ronde oplevert voor wie vrij is: een aantal punten, club_average of own_average; met ‘once’ erachter alleen de eerste keer</translation>
    </message>
    <message>
        <source>The same for who does not want to play</source>
        <translation>Hetzelfde voor wie niet wil spelen</translation>
    </message>
    <message>
        <source>The same for who has not come yet</source>
        <translation>Hetzelfde voor wie er nog niet is</translation>
    </message>
    <message>
        <source>The same for who has left</source>
        <translation>Hetzelfde voor wie weg is</translation>
    </message>
    <message>
        <source>A prize in cents, such as “1 5000”, “last 500” or “pits 1000”</source>
        <translation>Een prijs in centen, zoals ‘1 5000’, ‘last 500’ of ‘pits 1000’</translation>
    </message>
    <message>
        <source>The number that draws and lots follow from</source>
        <translation>Het getal waaruit lotingen en loten volgen</translation>
    </message>
    <message>
        <source>Who plays; by itself the roster</source>
        <translation>Wie er speelt; zonder iets erbij de deelnemerslijst</translation>
    </message>
    <message>
        <source>Who; names that are new to the book are entered</source>
        <translation>Wie; namen die nog niet in het boek staan, worden ingeschreven</translation>
    </message>
    <message>
        <source>A table of members: names in its first column</source>
        <translation>Een tabel met leden: namen in de eerste kolom</translation>
    </message>
    <message>
        <source>From which round on; otherwise the next</source>
        <translation>Vanaf welke ronde; anders de volgende</translation>
    </message>
    <message>
        <source>They do not want to play from then on</source>
        <translation>Ze willen vanaf dan niet spelen</translation>
    </message>
    <message>
        <source>They have not come yet</source>
        <translation>Ze zijn er nog niet</translation>
    </message>
    <message>
        <source>They have left</source>
        <translation>Ze zijn weg</translation>
    </message>
    <message>
        <source>Take such a wish back</source>
        <translation>Zo’n wens terugnemen</translation>
    </message>
    <message>
        <source>Draw the rounds that nobody has played in</source>
        <translation>De ronden loten waarin nog niemand gespeeld heeft</translation>
    </message>
    <message>
        <source>From which round on</source>
        <translation>Vanaf welke ronde</translation>
    </message>
    <message>
        <source>How many rounds; otherwise all that can be drawn</source>
        <translation>Hoeveel ronden; anders alle die te loten zijn</translation>
    </message>
    <message>
        <source>Two who change places, in one round</source>
        <translation>Twee die van plaats wisselen, in één ronde</translation>
    </message>
    <message>
        <source>Show it, and write nothing down</source>
        <translation>Tonen, en niets opschrijven</translation>
    </message>
    <message>
        <source>The tables of a round, their results, and what waits</source>
        <translation>De tafels van een ronde, hun uitslagen, en wat nog wacht</translation>
    </message>
    <message>
        <source>Which round; otherwise the one that is played</source>
        <translation>Welke ronde; anders de ronde die gespeeld wordt</translation>
    </message>
    <message>
        <source>Where everybody sits, by name</source>
        <translation>Waar iedereen zit, op naam</translation>
    </message>
    <message>
        <source>Begin the session of a table</source>
        <translation>De avond van een tafel beginnen</translation>
    </message>
    <message>
        <source>What a table tells of its round</source>
        <translation>Wat een tafel van haar ronde opgeeft</translation>
    </message>
    <message>
        <source>Which table</source>
        <translation>Welke tafel</translation>
    </message>
    <message>
        <source>Its points, such as 1313:1319</source>
        <translation>Haar punten, zoals 1313:1319</translation>
    </message>
    <message>
        <source>The roem in them</source>
        <translation>De roem daarin</translation>
    </message>
    <message>
        <source>How many pits</source>
        <translation>Hoeveel pits</translation>
    </message>
    <message>
        <source>Of which round; otherwise the one that is played</source>
        <translation>Van welke ronde; anders de ronde die gespeeld wordt</translation>
    </message>
    <message>
        <source>How many deals it took, where that is not as planned</source>
        <translation>Hoeveel spellen het waren, als dat anders is dan gepland</translation>
    </message>
    <message>
        <source>This counts, whatever others have told</source>
        <translation>Dit telt, wat anderen ook hebben opgegeven</translation>
    </message>
    <message>
        <source>Write it down although it cannot be</source>
        <translation>Opschrijven, ook al kan het niet</translation>
    </message>
    <message>
        <source>Take it from this session</source>
        <translation>Overnemen uit deze avond</translation>
    </message>
    <message>
        <source>A table of results: the number of a table, then its points, a row each</source>
        <translation>Een tabel met uitslagen: het nummer van een tafel en dan haar punten, een rij per tafel</translation>
    </message>
    <message>
        <source>Give somebody points for a round, or take them away</source>
        <translation>Iemand voor een ronde punten geven of aftrekken</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How many; with a minus they are taken away</source>
        <translation>Hoeveel; met een minteken gaan ze eraf</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Of which round; otherwise the last that has begun</source>
        <translation>Van welke ronde; anders de laatste die begonnen is</translation>
    </message>
    <message>
        <source>The ranking as far as results are there</source>
        <translation>Het klassement, voor zover er uitslagen zijn</translation>
    </message>
    <message>
        <source>Take back what was written down last</source>
        <translation>Ongedaan maken wat het laatst is opgeschreven</translation>
    </message>
    <message>
        <source>Do it again after all</source>
        <translation>Het toch weer doen</translation>
    </message>
    <message>
        <source>The event is over</source>
        <translation>Het toernooi is afgelopen</translation>
    </message>
    <message>
        <source>It goes on after all</source>
        <translation>Het gaat toch verder</translation>
    </message>
    <message>
        <source>The ranking of a season: events from one date to another</source>
        <translation>Het klassement van een seizoen: toernooien van de ene datum tot en met de andere</translation>
    </message>
    <message>
        <source>From which date on</source>
        <translation>Vanaf welke datum</translation>
    </message>
    <message>
        <source>To which date</source>
        <translation>Tot en met welke datum</translation>
    </message>
    <message>
        <source>What each place brings, such as 25,18,15; otherwise the points of each event</source>
        <translation>Wat elke plaats oplevert, zoals 25,18,15; anders de punten van elk toernooi</translation>
    </message>
    <message>
        <source>So many events count for everybody, the best ones</source>
        <translation>Van ieder tellen zoveel toernooien, de beste</translation>
    </message>
    <message>
        <source>Who was at fewer events has no place</source>
        <translation>Wie op minder toernooien was, krijgt geen plaats</translation>
    </message>
    <message>
        <source>What a missed event counts</source>
        <translation>Wat een gemist toernooi telt</translation>
    </message>
    <message>
        <source>Look whether the draw keeps what it promises, from the document or the book alone</source>
        <translation>Nagaan of de loting nakomt wat ze belooft, alleen uit het document of het boek</translation>
    </message>
    <message>
        <source>Documents of events; otherwise the event in the book</source>
        <translation>Documenten van toernooien; anders het toernooi in het boek</translation>
    </message>
    <message>
        <source>How many people at most; otherwise 24</source>
        <translation>Hoeveel spelers hoogstens; anders 24</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Heads and lines of the list and of a round.</extracomment>
        <translation>Toernooien</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>ronden</translation>
    </message>
    <message>
        <source>date</source>
        <translation>datum</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>result</source>
        <translation>uitslag</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>prijs</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>deze ronde</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a column of names, in a table of members.</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>%1 the round, %2 how many there are.</extracomment>
        <translation>Ronde %1 van %2</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <extracomment>%n people.</extracomment>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>%n tables.</extracomment>
        <translation>
            <numerusform>%n tafel</numerusform>
            <numerusform>%n tafels</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has drawn this round yet: spadille event draw</source>
        <translation>Deze ronde is nog niet geloot: spadille event draw</translation>
    </message>
    <message>
        <source>Sit out:</source>
        <extracomment>Before names.</extracomment>
        <translation>Vrij:</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>Of one person: he has no table in this round.</extracomment>
        <translation>is vrij</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>%1 the number of the table.</extracomment>
        <translation>tafel %1</translation>
    </message>
    <message>
        <source>new partners each round</source>
        <extracomment>How people are put to tables.</extracomment>
        <translation>elke ronde nieuwe maten</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>paren</translation>
    </message>
    <message>
        <source>sitting and moving pairs</source>
        <translation>zittende en rondgaande paren</translation>
    </message>
    <message>
        <source>progressive</source>
        <translation>winnaars omhoog</translation>
    </message>
    <message>
        <source>everybody meets everybody</source>
        <translation>iedereen tegen iedereen</translation>
    </message>
    <message>
        <source>by standing</source>
        <translation>volgens het klassement</translation>
    </message>
    <message>
        <source>own table all evening</source>
        <translation>de hele avond aan de eigen tafel</translation>
    </message>
    <message>
        <source>plays</source>
        <extracomment>Whether somebody is there in a round.</extracomment>
        <translation>speelt</translation>
    </message>
    <message>
        <source>does not want to play</source>
        <translation>wil niet spelen</translation>
    </message>
    <message>
        <source>has not come yet</source>
        <translation>is er nog niet</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>is weg</translation>
    </message>
    <message>
        <source>Nobody meets twice.</source>
        <extracomment>How good a draw is, a sentence each.</extracomment>
        <translation>Niemand treft iemand twee keer.</translation>
    </message>
    <message>
        <source>Nobody has the same partner twice.</source>
        <translation>Niemand heeft twee keer dezelfde maat.</translation>
    </message>
    <message numerus="yes">
        <source>Partners a second time: %n</source>
        <extracomment>%n how often it happens.</extracomment>
        <translation>
            <numerusform>Voor de tweede keer maten: %n</numerusform>
            <numerusform>Voor de tweede keer maten: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents a second time: %n</source>
        <translation>
            <numerusform>Voor de tweede keer tegenstanders: %n</numerusform>
            <numerusform>Voor de tweede keer tegenstanders: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sitting out a second time: %n</source>
        <translation>
            <numerusform>Voor de tweede keer vrij: %n</numerusform>
            <numerusform>Voor de tweede keer vrij: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>There are fewer people than a table has seats.</source>
        <extracomment>Why a round cannot be drawn, and what would do.</extracomment>
        <translation>Er zijn minder spelers dan een tafel plaatsen heeft.</translation>
    </message>
    <message>
        <source>Two wishes contradict one another.</source>
        <translation>Twee wensen spreken elkaar tegen.</translation>
    </message>
    <message>
        <source>Somebody has to sit at a table that there is not.</source>
        <translation>Iemand moet aan een tafel zitten die er niet is.</translation>
    </message>
    <message>
        <source>There is no such round to draw.</source>
        <translation>Zo’n ronde is er niet te loten.</translation>
    </message>
    <message>
        <source>So many rounds cannot be drawn without meeting twice; possible: %1</source>
        <extracomment>%1 how many rounds there can be at most.</extracomment>
        <translation>Zoveel ronden zijn niet te loten zonder dat iemand een ander twee keer treft; mogelijk: %1</translation>
    </message>
    <message>
        <source>Round %1, table %2: the next round is drawn from its result, which is missing.</source>
        <extracomment>%1 the round, %2 the table.</extracomment>
        <translation>Ronde %1, tafel %2: de volgende ronde wordt naar haar uitslag geloot, en die ontbreekt.</translation>
    </message>
    <message>
        <source>Round %1, table %2: no result yet.</source>
        <translation>Ronde %1, tafel %2: nog geen uitslag.</translation>
    </message>
    <message>
        <source>Round %1 has no table %2.</source>
        <translation>Ronde %1 heeft geen tafel %2.</translation>
    </message>
    <message>
        <source>Round %1, no result yet</source>
        <extracomment>%1 the round, before numbers of tables.</extracomment>
        <translation>Ronde %1, nog geen uitslag</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <extracomment>%1 the round, %2 the table; before what is wrong with the result.</extracomment>
        <translation>Ronde %1, tafel %2</translation>
    </message>
    <message>
        <source>Somebody has played by the draw of round %1: it stands.</source>
        <translation>Naar de loting van ronde %1 is al gespeeld: ze staat vast.</translation>
    </message>
    <message>
        <source>In round %1 everybody who is there sits once, or sits out, and nobody else does.</source>
        <translation>In ronde %1 zit iedereen die er is één keer aan een tafel of is vrij, en verder niemand.</translation>
    </message>
    <message>
        <source>Round %1 is not drawn.</source>
        <translation>Ronde %1 is niet geloot.</translation>
    </message>
    <message>
        <source>He has played in round %1.</source>
        <translation>Hij heeft in ronde %1 gespeeld.</translation>
    </message>
    <message>
        <source>A table tells one figure a side, or one a seat where there are no partners.</source>
        <translation>Een tafel geeft één getal per partij op, of één per plaats waar er geen maten zijn.</translation>
    </message>
    <message>
        <source>Other people sit there, or another game was played.</source>
        <translation>Er zitten anderen, of er is een ander kaartspel gespeeld.</translation>
    </message>
    <message>
        <source>Nobody on the roster is called that.</source>
        <translation>Niemand op de deelnemerslijst heet zo.</translation>
    </message>
    <message>
        <source>So many cannot sit at one table.</source>
        <translation>Zoveel spelers kunnen niet aan één tafel zitten.</translation>
    </message>
    <message>
        <source>Somebody stands there twice.</source>
        <translation>Iemand staat er twee keer.</translation>
    </message>
    <message>
        <source>A wish names that many different people.</source>
        <translation>Een wens noemt zoveel verschillende spelers.</translation>
    </message>
    <message>
        <source>There is no event in the book: spadille event new</source>
        <translation>Er is geen toernooi in het boek: spadille event new</translation>
    </message>
    <message>
        <source>This is a session, and no event.</source>
        <translation>Dit is een avond, en geen toernooi.</translation>
    </message>
    <message>
        <source>roem</source>
        <extracomment>What decided between equals.</extracomment>
        <translation>roem</translation>
    </message>
    <message>
        <source>pits</source>
        <translation>pits</translation>
    </message>
    <message>
        <source>rounds won</source>
        <translation>gewonnen ronden</translation>
    </message>
    <message>
        <source>against each other</source>
        <translation>tegen elkaar</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>laatste ronde</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>lot</translation>
    </message>
    <message>
        <source>An evening of a club at many tables; by itself the list of events</source>
        <extracomment>Commands and options of `spadille event`; sentences of help texts.</extracomment>
        <translation>Een avond van een club aan veel tafels; zonder meer de lijst van toernooien</translation>
    </message>
    <message>
        <source>Make random events, as documents to be checked</source>
        <translation>Willekeurige toernooien maken, als documenten om na te gaan</translation>
    </message>
    <message>
        <source>How many; otherwise 10</source>
        <translation>Hoeveel; anders 10</translation>
    </message>
    <message>
        <source>The number that the first follows from; otherwise 1</source>
        <translation>Het getal waar het eerste uit volgt; anders 1</translation>
    </message>
    <message numerus="yes">
        <source>Events looked at: %n. Broken promises: %2.</source>
        <extracomment>%n events looked at, %2 promises of the draw broken.</extracomment>
        <translation>
            <numerusform>Toernooien bekeken: %n. Gebroken beloften: %2.</numerusform>
            <numerusform>Toernooien bekeken: %n. Gebroken beloften: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: somebody has more than one place.</source>
        <translation>Ronde %1: iemand heeft meer dan één plaats.</translation>
    </message>
    <message>
        <source>Round %1: somebody who is there has no place.</source>
        <translation>Ronde %1: iemand die er is heeft geen plaats.</translation>
    </message>
    <message>
        <source>Round %1: somebody who is not there has a place.</source>
        <translation>Ronde %1: iemand die er niet is heeft een plaats.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 people sit there; there should be %4.</source>
        <translation>Ronde %1, tafel %2: er zitten %3 mensen; het moeten er %4 zijn.</translation>
    </message>
    <message>
        <source>Round %1: there are %2 tables; there should be %3, of which %4 with three people.</source>
        <translation>Ronde %1: er zijn %2 tafels; het moeten er %3 zijn, waarvan %4 met drie mensen.</translation>
    </message>
    <message>
        <source>Round %1: two who want to be partners are not.</source>
        <translation>Ronde %1: twee die samen willen spelen doen dat niet.</translation>
    </message>
    <message>
        <source>Round %1: a pair does not play together.</source>
        <translation>Ronde %1: een paar speelt niet samen.</translation>
    </message>
    <message>
        <source>Round %1: two who do not want to meet sit at table %2.</source>
        <translation>Ronde %1: twee die elkaar niet willen treffen zitten aan tafel %2.</translation>
    </message>
    <message>
        <source>Round %1: somebody sits at table %2 and wants table %3.</source>
        <translation>Ronde %1: iemand zit aan tafel %2 en wil tafel %3.</translation>
    </message>
    <message>
        <source>Round %1: somebody sits out again, as in round %2, and others have sat out less often.</source>
        <translation>Ronde %1: iemand is weer vrij, zoals in ronde %2, en anderen waren minder vaak vrij.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two are partners again, as in round %3.</source>
        <translation>Ronde %1, tafel %2: twee zijn weer partners, zoals in ronde %3.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two are opponents again, as in round %3.</source>
        <translation>Ronde %1, tafel %2: twee zijn weer tegenstanders, zoals in ronde %3.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two pairs meet again, as in round %3.</source>
        <translation>Ronde %1, tafel %2: twee paren treffen elkaar weer, zoals in ronde %3.</translation>
    </message>
    <message>
        <source>Two pairs never meet.</source>
        <translation>Twee paren treffen elkaar nooit.</translation>
    </message>
    <message>
        <source>Round %1: a pair goes from table %2 to table %3, and not to the next one.</source>
        <translation>Ronde %1: een paar gaat van tafel %2 naar tafel %3, en niet naar de volgende.</translation>
    </message>
    <message>
        <source>Round %1: no pair has stayed at table %2.</source>
        <translation>Ronde %1: aan tafel %2 is geen paar blijven zitten.</translation>
    </message>
    <message>
        <source>Round %1: both pairs have stayed at table %2.</source>
        <translation>Ronde %1: aan tafel %2 zijn beide paren blijven zitten.</translation>
    </message>
    <message>
        <source>Round %1: a pair that sits all evening has left table %2.</source>
        <translation>Ronde %1: een zittend paar heeft tafel %2 verlaten.</translation>
    </message>
    <message>
        <source>Round %1: a pair that moves has stayed at table %2.</source>
        <translation>Ronde %1: een rondgaand paar is aan tafel %2 gebleven.</translation>
    </message>
    <message>
        <source>Round %1: who has won at table %3 sits at table %2, and not at table %4.</source>
        <translation>Ronde %1: wie aan tafel %3 won zit aan tafel %2, en niet aan tafel %4.</translation>
    </message>
    <message>
        <source>Round %1: who has lost at table %3 sits at table %2, and not at table %4.</source>
        <translation>Ronde %1: wie aan tafel %3 verloor zit aan tafel %2, en niet aan tafel %4.</translation>
    </message>
    <message>
        <source>Round %1: who was better at table %3 sits at table %2, and who was worse there at table %4.</source>
        <translation>Ronde %1: wie aan tafel %3 beter was zit aan tafel %2, en wie daar slechter was aan tafel %4.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two who were partners in the last round are partners again.</source>
        <translation>Ronde %1, tafel %2: twee die in de vorige ronde partners waren, zijn dat weer.</translation>
    </message>
    <message>
        <source>Round %1, table %2: these people did not sit together in the last round.</source>
        <translation>Ronde %1, tafel %2: deze mensen zaten in de vorige ronde niet bij elkaar.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two play together again before everybody there has played with everybody.</source>
        <translation>Ronde %1, tafel %2: twee spelen weer samen voordat daar iedereen met iedereen heeft gespeeld.</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>What is said where otherwise a session is: of a damaged book, and of people who are merged.</extracomment>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>How this event was begun is lost. Its plan is guessed: look at it.</source>
        <translation>Hoe dit toernooi begon is verloren. De opzet is geraden: kijk hem na.</translation>
    </message>
    <message>
        <source>Nothing of this event could be recovered.</source>
        <translation>Van dit toernooi was niets te redden.</translation>
    </message>
    <message>
        <source>Entry %1 of this event is lost.</source>
        <extracomment>%1 the number of the entry.</extracomment>
        <translation>Regel %1 van dit toernooi is verloren.</translation>
    </message>
    <message>
        <source>Entry %1 of this event is perhaps not what was written.</source>
        <translation>Regel %1 van dit toernooi is misschien niet wat er geschreven was.</translation>
    </message>
    <message>
        <source>Two who are partners in every round, such as Ann,Bob</source>
        <translation>Twee die in elke ronde maten zijn, zoals Ann,Bob</translation>
    </message>
    <message>
        <source>Two who are never at one table, such as Ann,Bob</source>
        <translation>Twee die nooit aan één tafel zitten, zoals Ann,Bob</translation>
    </message>
    <message>
        <source>Somebody who always sits at a table, such as Ann:3</source>
        <translation>Iemand die altijd aan een bepaalde tafel zit, zoals Ann:3</translation>
    </message>
    <message>
        <source>Put right how an event is played and ranked; what is not said stays</source>
        <translation>Verbeteren hoe een toernooi gespeeld en gerangschikt wordt; wat niet genoemd wordt blijft</translation>
    </message>
    <message>
        <source>Somebody has played: the game stays, and who plays with whom.</source>
        <translation>Er is al gespeeld: het kaartspel blijft, en wie met wie speelt.</translation>
    </message>
    <message>
        <source>Partners in every round</source>
        <extracomment>What the club wants of some people; before their names.</extracomment>
        <translation>Elke ronde partners</translation>
    </message>
    <message>
        <source>Never at one table</source>
        <translation>Nooit aan één tafel</translation>
    </message>
    <message>
        <source>Always at table %1</source>
        <extracomment>%1 the table, before a name.</extracomment>
        <translation>Altijd aan tafel %1</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Whether an event goes on.</extracomment>
        <translation>open</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>gesloten</translation>
    </message>
    <message numerus="yes">
        <source>Pairs that meet a second time: %n</source>
        <translation>
            <numerusform>Paren die elkaar voor de tweede keer treffen: %n</numerusform>
            <numerusform>Paren die elkaar voor de tweede keer treffen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs play only where the game has partners.</source>
        <translation>Paren spelen alleen waar het kaartspel partners heeft.</translation>
    </message>
    <message>
        <source>Both stand on the roster of this event: these are two people.</source>
        <translation>Beiden staan op de deelnemerslijst van dit toernooi: het zijn twee mensen.</translation>
    </message>
    <message>
        <source>How many minutes a round has</source>
        <translation>Hoeveel minuten een ronde heeft</translation>
    </message>
    <message>
        <source>So many minutes before its end nobody begins another deal</source>
        <translation>Zoveel minuten voor het einde begint niemand meer aan een spel</translation>
    </message>
    <message>
        <source>Round %1, table %2 calls the referee.</source>
        <extracomment>%1 the round, %2 the table.</extracomment>
        <translation>Ronde %1, tafel %2 roept de arbiter.</translation>
    </message>
    <message>
        <source>Round %1, table %2: deal %3 is disputed.</source>
        <extracomment>%1 the round, %2 the table, %3 the deal.</extracomment>
        <translation>Ronde %1, tafel %2: spel %3 wordt betwist.</translation>
    </message>
    <message>
        <source>deal %1 of %2</source>
        <extracomment>%1 a deal, %2 how many there are in a round.</extracomment>
        <translation>spel %1 van %2</translation>
    </message>
    <message>
        <source>deals so far: %1</source>
        <translation>spellen tot nu toe: %1</translation>
    </message>
    <message>
        <source>Round %1, time left</source>
        <extracomment>%1 the round; before how long, &quot;12:40&quot;.</extracomment>
        <translation>Ronde %1, tijd over</translation>
    </message>
    <message>
        <source>Round %1, last call, time left</source>
        <translation>Ronde %1, laatste oproep, tijd over</translation>
    </message>
    <message>
        <source>Round %1 is over since</source>
        <translation>Ronde %1 is voorbij sinds</translation>
    </message>
    <message>
        <source>Round %1 has no clock.</source>
        <translation>Ronde %1 heeft geen klok.</translation>
    </message>
    <message>
        <source>Nothing like that was ruled at this event.</source>
        <translation>Zoiets is op dit toernooi niet beslist.</translation>
    </message>
    <message>
        <source>Starts or stops the clock of a round, or says how it stands</source>
        <translation>De klok van een ronde starten of stoppen, of zeggen hoe zij staat</translation>
    </message>
    <message>
        <source>What to do; more: gives the round more minutes</source>
        <translation>Wat te doen; more: geeft de ronde meer minuten</translation>
    </message>
    <message>
        <source>How many; otherwise as planned</source>
        <translation>Hoeveel; anders zoals gepland</translation>
    </message>
    <message>
        <source>A table calls the referee</source>
        <translation>Een tafel roept de arbiter</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Waar het om gaat</translation>
    </message>
    <message>
        <source>Writes down what the referee of the room ruled at a table, and answers its call</source>
        <translation>Opschrijven wat de arbiter van de zaal aan een tafel besliste; beantwoordt haar oproep</translation>
    </message>
    <message>
        <source>The clause, such as KJ-8.3</source>
        <translation>Het artikel, zoals KJ-8.3</translation>
    </message>
    <message>
        <source>Who gets how many points: Ann,Bob:-100</source>
        <translation>Wie hoeveel punten krijgt: Ann,Bob:-100</translation>
    </message>
    <message>
        <source>What was ruled at the event, and who waits for the referee</source>
        <translation>Wat er op het toernooi is beslist, en wie op de arbiter wacht</translation>
    </message>
    <message>
        <source>Only rulings in which this stands</source>
        <translation>Alleen uitspraken waarin dit staat</translation>
    </message>
    <message>
        <source>Round %1, table %2 is kept deal by deal already.</source>
        <translation>Ronde %1, tafel %2 wordt al spel voor spel bijgehouden.</translation>
    </message>
    <message>
        <source>Nobody of that name sits at the table.</source>
        <translation>Niemand van die naam zit aan de tafel.</translation>
    </message>
    <message>
        <source>The table has told something else since.</source>
        <translation>De tafel heeft intussen iets anders opgegeven.</translation>
    </message>
    <message>
        <source>No such call waits.</source>
        <translation>Er wacht geen zulke oproep.</translation>
    </message>
    <message>
        <source>A penalty has points, and people who get them.</source>
        <translation>Een straf heeft punten, en mensen die ze krijgen.</translation>
    </message>
    <message>
        <source>Asks for names, a line each</source>
        <translation>Vraagt naar namen, één per regel</translation>
    </message>
    <message>
        <source>What the event is called</source>
        <extracomment>Questions at a terminal, before a colon.</extracomment>
        <translation>Hoe het toernooi heet</translation>
    </message>
    <message>
        <source>How people are put to tables</source>
        <translation>Hoe mensen aan tafels komen</translation>
    </message>
    <message>
        <source>How many rounds</source>
        <translation>Hoeveel ronden</translation>
    </message>
    <message>
        <source>How many deals in a round (empty: as the game is played)</source>
        <translation>Hoeveel spellen in een ronde (leeg: zoals het gespeeld wordt)</translation>
    </message>
    <message>
        <source>How many minutes a round has (empty: no clock)</source>
        <translation>Hoeveel minuten een ronde heeft (leeg: geen klok)</translation>
    </message>
    <message>
        <source>Who is there? A name on each line; an empty line ends it.</source>
        <translation>Wie is er? Een naam per regel; een lege regel sluit af.</translation>
    </message>
    <message>
        <source>Slip by slip; an empty line instead of a table ends it.</source>
        <translation>Briefje voor briefje; een lege regel in plaats van een tafel sluit af.</translation>
    </message>
    <message>
        <source>Points, as 1313:1319 (empty: from its score sheet)</source>
        <translation>Punten, als 1313:1319 (leeg: van haar scoreblad)</translation>
    </message>
    <message>
        <source>Roem, as 40:0 (empty: nobody counts it)</source>
        <translation>Roem, als 40:0 (leeg: niemand telt die)</translation>
    </message>
    <message>
        <source>Write it down as it is</source>
        <translation>Opschrijven zoals het is</translation>
    </message>
    <message>
        <source>The room names it until it is settled; n: it is typed again.</source>
        <translation>De zaal noemt het tot het geregeld is; n: het wordt opnieuw getypt.</translation>
    </message>
    <message>
        <source>Points, -100 to take some away</source>
        <translation>Punten, -100 om er af te trekken</translation>
    </message>
    <message>
        <source>What is ruled</source>
        <translation>Wat er beslist wordt</translation>
    </message>
    <message>
        <source>Clause, as KJ-8.3 (empty: none)</source>
        <translation>Artikel, als KJ-8.3 (leeg: geen)</translation>
    </message>
    <message>
        <source>Penalty, as Ann,Bob:-100 (empty: none)</source>
        <translation>Straf, als Ann,Bob:-100 (leeg: geen)</translation>
    </message>
    <message>
        <source>That is all.</source>
        <translation>Dat is alles.</translation>
    </message>
    <message>
        <source>An answer on one line; q ends it. An empty answer takes what stands in brackets.</source>
        <translation>Een antwoord op één regel; q sluit af. Een leeg antwoord neemt wat tussen haken staat.</translation>
    </message>
    <message>
        <source>The table still plays.</source>
        <translation>De tafel speelt nog.</translation>
    </message>
    <message>
        <source>Where everybody sits</source>
        <extracomment>Papers of an event: what they are called, in a list and over the page.</extracomment>
        <translation>Wie waar zit</translation>
    </message>
    <message>
        <source>Who sits at which table</source>
        <translation>Wie aan welke tafel zit</translation>
    </message>
    <message>
        <source>Guide cards</source>
        <translation>Loopkaarten</translation>
    </message>
    <message>
        <source>Cards for the tables</source>
        <translation>Tafelkaarten</translation>
    </message>
    <message>
        <source>Tally sheets</source>
        <translation>Scorebladen</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Uitslagbriefjes</translation>
    </message>
    <message>
        <source>Tally sheet</source>
        <extracomment>Over one of them.</extracomment>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>Heads of columns on paper. %1 the round; as short as can be.
----------
%1 the round.</extracomment>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Maat</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Tegenstanders</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Handtekening</translation>
    </message>
    <message>
        <source>* did not play</source>
        <extracomment>Below a ranking: what marks beside figures mean.</extracomment>
        <translation>* speelde niet</translation>
    </message>
    <message>
        <source>( ) does not count</source>
        <translation>( ) telt niet mee</translation>
    </message>
    <message>
        <source>Table %1</source>
        <extracomment>Large on a sheet; %1 the number of the table.
----------
What waits for the director: %1 the number of a table, then what it does.</extracomment>
        <translation>Tafel %1</translation>
    </message>
    <message>
        <source>Scan this with a phone: it shows the event and this table.</source>
        <extracomment>What to do, on a card that stands on a table: with a code to scan, and without one.</extracomment>
        <translation>Scan dit met een telefoon: die toont het toernooi en deze tafel.</translation>
    </message>
    <message>
        <source>After the last deal tell the result there, and agree on it.</source>
        <translation>Geef na het laatste spel daar de uitslag door, en beaam hem samen.</translation>
    </message>
    <message>
        <source>After the last deal write the result on the slip, and sign it.</source>
        <translation>Schrijf na het laatste spel de uitslag op het briefje, en onderteken het.</translation>
    </message>
    <message>
        <source>If something is not clear, stop, and call the referee.</source>
        <translation>Is iets niet duidelijk, stop dan, en roep de arbiter.</translation>
    </message>
    <message>
        <source>Save papers of an event as a PDF, which the table app draws</source>
        <translation>Bewaar papieren van een toernooi als pdf, die de tafelapp tekent</translation>
    </message>
    <message>
        <source>by-name, by-table, guides, table-cards, tally-sheets, slips or ranking</source>
        <translation>by-name, by-table, guides, table-cards, tally-sheets, slips of ranking</translation>
    </message>
    <message>
        <source>The PDF, which is not there yet</source>
        <translation>De pdf, die er nog niet is</translation>
    </message>
    <message>
        <source>Of which round; otherwise of all that are drawn</source>
        <translation>Van welke ronde; anders van alle die geloot zijn</translation>
    </message>
    <message>
        <source>What phones scan, on table cards: the address that “serve” says</source>
        <translation>Wat telefoons scannen, op tafelkaarten: het adres dat ‘serve’ noemt</translation>
    </message>
    <message>
        <source>Saved as</source>
        <extracomment>Before the name of a file.</extracomment>
        <translation>Bewaard als</translation>
    </message>
    <message>
        <source>Papers are drawn by the table app, spadille-table, which is not there: it is in the package spadille.</source>
        <translation>Papieren tekent de tafelapp, spadille-table, en die is er niet: hij zit in het pakket spadille.</translation>
    </message>
    <message>
        <source>The table app could not draw this paper.</source>
        <translation>De tafelapp kon dit papier niet tekenen.</translation>
    </message>
    <message numerus="yes">
        <source>%n sit(s) out</source>
        <extracomment>%n people who have no table in a round.</extracomment>
        <translation>
            <numerusform>%n is vrij</numerusform>
            <numerusform>%n zijn vrij</numerusform>
        </translation>
    </message>
    <message>
        <source>Roster</source>
        <extracomment>What was written down, as undo takes it back; before names, a table or figures.</extracomment>
        <translation>Deelnemerslijst</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Wens</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Spel voor spel</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Beslissing</translation>
    </message>
    <message>
        <source>Draw of round %1</source>
        <extracomment>%1 the round.</extracomment>
        <translation>Loting van ronde %1</translation>
    </message>
    <message>
        <source>Clock of round %1</source>
        <translation>Klok van ronde %1</translation>
    </message>
    <message>
        <source>Draw of rounds %1 to %2</source>
        <extracomment>%1 the first round, %2 the last one.</extracomment>
        <translation>Loting van ronde %1 tot en met %2</translation>
    </message>
    <message>
        <source>Event closed</source>
        <extracomment>The same by itself.</extracomment>
        <translation>Toernooi gesloten</translation>
    </message>
    <message>
        <source>Event opened again</source>
        <translation>Toernooi heropend</translation>
    </message>
    <message>
        <source>Plan of the event</source>
        <translation>Opzet van het toernooi</translation>
    </message>
    <message>
        <source>Last entry</source>
        <translation>Laatste regel</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>How a table of the round stands, in a small cell; %1 the deal, %2 how many there are.</extracomment>
        <translation>spel %1</translation>
    </message>
    <message>
        <source>deal %1 disputed</source>
        <translation>spel %1 betwist</translation>
    </message>
    <message>
        <source>something is disputed</source>
        <translation>er is iets betwist</translation>
    </message>
    <message>
        <source>calls the referee</source>
        <translation>roept de arbiter</translation>
    </message>
    <message>
        <source>told differently</source>
        <translation>verschillend opgegeven</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>nog geen uitslag</translation>
    </message>
    <message>
        <source>is told differently</source>
        <translation>is verschillend opgegeven</translation>
    </message>
    <message>
        <source>disputes deal %1</source>
        <extracomment>Behind a table; %1 the number of a deal.</extracomment>
        <translation>betwist spel %1</translation>
    </message>
    <message>
        <source>is drawn with other people than are there</source>
        <extracomment>Behind a round.</extracomment>
        <translation>is met andere spelers geloot dan er zijn</translation>
    </message>
    <message>
        <source>No result yet</source>
        <extracomment>Before numbers of tables.</extracomment>
        <translation>Nog geen uitslag</translation>
    </message>
    <message>
        <source>Leading after round %1</source>
        <translation>Aan kop na ronde %1</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>Ronde %1 loten</translation>
    </message>
    <message>
        <source>Draw round %1 again</source>
        <translation>Ronde %1 opnieuw loten</translation>
    </message>
    <message>
        <source>Draw rounds %1 to %2</source>
        <extracomment>%1 the first round, %2 the last one.</extracomment>
        <translation>Ronde %1 tot en met %2 loten</translation>
    </message>
    <message>
        <source>Draw rounds %1 to %2 again</source>
        <translation>Ronde %1 tot en met %2 opnieuw loten</translation>
    </message>
    <message>
        <source>All rounds are drawn</source>
        <translation>Alle ronden zijn geloot</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still play(s)</source>
        <extracomment>Why one would rather wait before the next draw.</extracomment>
        <translation>
            <numerusform>%n tafel speelt nog</numerusform>
            <numerusform>%n tafels spelen nog</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) disputed</source>
        <translation>
            <numerusform>%n uitslag is betwist</numerusform>
            <numerusform>%n uitslagen zijn betwist</numerusform>
        </translation>
    </message>
    <message>
        <source>Where pairs play everybody needs one partner: make pairs on the roster.</source>
        <translation>Waar paren spelen, heeft iedereen één partner nodig: maak paren op de deelnemerslijst.</translation>
    </message>
    <message>
        <source>has begun: its draw stands</source>
        <extracomment>Of a round, behind its number.</extracomment>
        <translation>is begonnen: de loting staat vast</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>geloot</translation>
    </message>
    <message>
        <source>drawn with other people than are there</source>
        <translation>met andere spelers geloot dan er zijn</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>nog niet geloot</translation>
    </message>
    <message>
        <source>Changed places</source>
        <extracomment>Before the names of two.</extracomment>
        <translation>Van plaats gewisseld</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>The clock of a round.</extracomment>
        <translation>Klok</translation>
    </message>
    <message>
        <source>Last call: begin no other deal</source>
        <translation>Laatste spel: begin geen nieuw spel meer</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>De tijd is om</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Klok starten</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Klok stoppen</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>%1 of %2 tables have told</source>
        <extracomment>%1 tables of %2 have told their result.</extracomment>
        <translation>%1 van %2 tafels opgegeven</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>Who tells a result.</extracomment>
        <translation>briefje</translation>
    </message>
    <message>
        <source>deal by deal</source>
        <translation>spel voor spel</translation>
    </message>
    <message>
        <source>phone</source>
        <translation>telefoon</translation>
    </message>
    <message>
        <source>file</source>
        <translation>bestand</translation>
    </message>
    <message>
        <source>director</source>
        <translation>wedstrijdleider</translation>
    </message>
    <message>
        <source>agree</source>
        <extracomment>Before names: they say that a result is right.</extracomment>
        <translation>akkoord</translation>
    </message>
    <message>
        <source>kept deal by deal, in another book</source>
        <translation>spel voor spel bijgehouden, in een ander boek</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>The plan of an event: labels of numbers, and what they say at 0.</extracomment>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>Deals in each</source>
        <translation>Spellen per ronde</translation>
    </message>
    <message>
        <source>Minutes in each</source>
        <translation>Minuten per ronde</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>geen klok</translation>
    </message>
    <message>
        <source>Last call, minutes before the end</source>
        <translation>Laatste spel, minuten voor het einde</translation>
    </message>
    <message>
        <source>Best rounds that count</source>
        <translation>Beste ronden die tellen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Rounds that a place needs</source>
        <translation>Ronden nodig voor een plaats</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Wie met wie speelt</translation>
    </message>
    <message>
        <source>A place goes by</source>
        <translation>De plaats gaat naar</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>What a place goes by.</extracomment>
        <translation>punten</translation>
    </message>
    <message>
        <source>points per deal</source>
        <translation>punten per spel</translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>punten per ronde</translation>
    </message>
    <message>
        <source>Who sits out gets</source>
        <extracomment>Who gets something for a round in which he does not play; what he gets.</extracomment>
        <translation>Wie vrij is, krijgt</translation>
    </message>
    <message>
        <source>Who does not want to play gets</source>
        <translation>Wie niet wil spelen, krijgt</translation>
    </message>
    <message>
        <source>Who has not come yet gets</source>
        <translation>Wie er nog niet is, krijgt</translation>
    </message>
    <message>
        <source>Who has left gets</source>
        <translation>Wie weg is, krijgt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>the average of all</source>
        <translation>het gemiddelde van allen</translation>
    </message>
    <message>
        <source>his own average</source>
        <translation>het eigen gemiddelde</translation>
    </message>
    <message>
        <source>the first time only</source>
        <translation>alleen de eerste keer</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>A prize; %1 the place.</extracomment>
        <translation>Plaats %1</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Laatste plaats</translation>
    </message>
    <message>
        <source>Most pits</source>
        <translation>Meeste pits</translation>
    </message>
    <message>
        <source>On the roster</source>
        <extracomment>Before names that were put on the roster, or stood there before.</extracomment>
        <translation>Op de lijst</translation>
    </message>
    <message>
        <source>Stood there already</source>
        <translation>Stond er al</translation>
    </message>
    <message>
        <source>New event</source>
        <extracomment>Pages of an event, and their buttons.</extracomment>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>There is no event in the book yet.</source>
        <translation>Er staat nog geen toernooi in het boek.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Waar</translation>
    </message>
    <message>
        <source>Day, such as 2026-11-20</source>
        <translation>Dag, zoals 2026-11-20</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Opzet</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Opzet bewaren</translation>
    </message>
    <message>
        <source>Who does not play in a round</source>
        <translation>Wie een ronde niet speelt</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Klassement</translation>
    </message>
    <message>
        <source>Between equals, in this order</source>
        <translation>Bij gelijke stand, in deze volgorde</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Bedrag</translation>
    </message>
    <message>
        <source>For the next place</source>
        <translation>Voor de volgende plaats</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Vanaf ronde</translation>
    </message>
    <message>
        <source>A wish: tap one or two names</source>
        <translation>Een wens: tik één of twee namen aan</translation>
    </message>
    <message>
        <source>A name, or a list of names</source>
        <translation>Een naam, of een lijst namen</translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>Namen uit een bestand</translation>
    </message>
    <message>
        <source>The file: a table whose first column has the names</source>
        <translation>Het bestand: een tabel met de namen in de eerste kolom</translation>
    </message>
    <message>
        <source>Look for a name</source>
        <translation>Een naam zoeken</translation>
    </message>
    <message>
        <source>What the club wants</source>
        <translation>Wat de club wil</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Wacht op jou</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Er wacht niets.</translation>
    </message>
    <message>
        <source>Somebody came late</source>
        <translation>Iemand kwam later</translation>
    </message>
    <message>
        <source>Somebody left</source>
        <translation>Iemand is weg</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <translation>Uitslag invoeren</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Show on the wall</source>
        <translation>Op de muur tonen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Loten</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>Toernooi sluiten</translation>
    </message>
    <message>
        <source>Close it: nothing more can be entered</source>
        <translation>Sluiten: daarna is niets meer in te voeren</translation>
    </message>
    <message>
        <source>Who plays? Put them on the roster first.</source>
        <translation>Wie speelt er? Zet eerst de spelers op de lijst.</translation>
    </message>
    <message>
        <source>Which table?</source>
        <translation>Welke tafel?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Save as it is</source>
        <translation>Toch zo bewaren</translation>
    </message>
    <message>
        <source>This counts</source>
        <translation>Dit telt</translation>
    </message>
    <message>
        <source>Told before</source>
        <translation>Eerder opgegeven</translation>
    </message>
    <message>
        <source>Above or below nothing</source>
        <translation>Plus of min</translation>
    </message>
    <message>
        <source>What was told</source>
        <translation>Wat is opgegeven</translation>
    </message>
    <message>
        <source>Keep deal by deal</source>
        <translation>Spel voor spel bijhouden</translation>
    </message>
    <message>
        <source>Go on deal by deal</source>
        <translation>Spel voor spel verder</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Van plaats wisselen</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>The table calls</source>
        <translation>De tafel roept</translation>
    </message>
    <message>
        <source>What the referee rules</source>
        <translation>Wat de arbiter beslist</translation>
    </message>
    <message>
        <source>Clause, such as KJ-8.3</source>
        <translation>Artikel, zoals KJ-8.3</translation>
    </message>
    <message>
        <source>Penalty, in points</source>
        <translation>Straf, in punten</translation>
    </message>
    <message>
        <source>The penalty is for</source>
        <translation>De straf is voor</translation>
    </message>
    <message>
        <source>Write the ruling down</source>
        <translation>Beslissing opschrijven</translation>
    </message>
    <message>
        <source>Ruled at this event</source>
        <translation>Beslist op dit toernooi</translation>
    </message>
    <message>
        <source>Two names that are tapped change places.</source>
        <translation>Twee namen die je aantikt, wisselen van plaats.</translation>
    </message>
    <message>
        <source>tells what cannot be</source>
        <translation>geeft iets onmogelijks op</translation>
    </message>
    <message>
        <source>by the rules</source>
        <translation>volgens de regels</translation>
    </message>
    <message>
        <source>What a tap says</source>
        <translation>Wat een tik zegt</translation>
    </message>
    <message>
        <source>Papers of round</source>
        <extracomment>Before &quot;all rounds&quot;, 1, 2 …</extracomment>
        <translation>Papieren van ronde</translation>
    </message>
    <message>
        <source>all that are drawn</source>
        <translation>alle die geloot zijn</translation>
    </message>
    <message>
        <source>Cards for the tables have a square for phones while Phones is open.</source>
        <translation>Tafelkaarten krijgen een vierkant voor telefoons zolang Telefoons open is.</translation>
    </message>
    <message>
        <source>On the wall</source>
        <extracomment>The page that hangs on the wall of the hall, on a second screen; heads of its columns. %1 a round.</extracomment>
        <translation>Op de wand</translation>
    </message>
    <message>
        <source>Show it on the wall</source>
        <translation>Op de wand tonen</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Na ronde %1</translation>
    </message>
    <message>
        <source>Round %1 so far</source>
        <translation>Ronde %1 tot nu toe</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Eindklassement</translation>
    </message>
    <message>
        <source>Round %1: your table</source>
        <translation>Ronde %1: jouw tafel</translation>
    </message>
    <message>
        <source>Round %1, table by table</source>
        <translation>Ronde %1, tafel voor tafel</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Wie er zijn</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Er is geen toernooi geopend.</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <extracomment>Below a column: which of its lines are shown, &quot;1–20 of 77&quot;.</extracomment>
        <translation>%1–%2 van %3</translation>
    </message>
    <message numerus="yes">
        <source>the next page every %n second(s)</source>
        <extracomment>%n seconds, after which the next lines are shown.</extracomment>
        <translation>
            <numerusform>elke seconde de volgende bladzijde</numerusform>
            <numerusform>elke %n seconden de volgende bladzijde</numerusform>
        </translation>
    </message>
    <message>
        <source>last call</source>
        <extracomment>Beside a clock, &quot;4:30&quot; or &quot;+1:05&quot;; short.</extracomment>
        <translation>laatste oproep</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>de tijd is om</translation>
    </message>
    <message>
        <source>Season</source>
        <extracomment>A page: events from one date to another.</extracomment>
        <translation>Seizoen</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Een naam zoeken</translation>
    </message>
    <message>
        <source>Nobody of that name is in the ranking.</source>
        <translation>Niemand met die naam staat in het klassement.</translation>
    </message>
    <message>
        <source>No result is there yet.</source>
        <translation>Er is nog geen uitslag.</translation>
    </message>
    <message>
        <source>With an asterisk: a credit.</source>
        <extracomment>What signs in a ranking mean.</extracomment>
        <translation>Met een sterretje: een vergoeding.</translation>
    </message>
    <message>
        <source>With dots: its result is missing.</source>
        <translation>Met puntjes: de uitslag ontbreekt.</translation>
    </message>
    <message>
        <source>Without a place: has played in too few rounds.</source>
        <translation>Zonder plaats: heeft in te weinig ronden gespeeld.</translation>
    </message>
    <message>
        <source>decided by</source>
        <extracomment>Head of a column: what decided between those who are equal.</extracomment>
        <translation>beslist door</translation>
    </message>
    <message>
        <source>Round %1: did not play, and has a credit</source>
        <extracomment>Why somebody has his place, a line each. %1 a round.</extracomment>
        <translation>Ronde %1: niet gespeeld, met een vergoeding</translation>
    </message>
    <message>
        <source>Round %1: did not play</source>
        <translation>Ronde %1: niet gespeeld</translation>
    </message>
    <message>
        <source>Round %1, table %2: told differently</source>
        <translation>Ronde %1, tafel %2: verschillend gemeld</translation>
    </message>
    <message>
        <source>Round %1: by the director</source>
        <translation>Ronde %1: door de wedstrijdleider</translation>
    </message>
    <message>
        <source>Round %1 does not count: it is not among the best %2</source>
        <extracomment>%1 a round, %2 how many count.</extracomment>
        <translation>Ronde %1 telt niet mee: hij hoort niet bij de beste %2</translation>
    </message>
    <message>
        <source>What counts, taken together</source>
        <translation>Wat meetelt, bij elkaar</translation>
    </message>
    <message>
        <source>%1 points in %2 deals</source>
        <extracomment>%1 points, %2 how many deals or rounds.</extracomment>
        <translation>%1 punten in %2 spellen</translation>
    </message>
    <message>
        <source>%1 points in %2 rounds</source>
        <translation>%1 punten in %2 ronden</translation>
    </message>
    <message>
        <source>Rounds played: %1; a place takes at least %2</source>
        <extracomment>%1 how many rounds somebody has played in, %2 how many it takes.</extracomment>
        <translation>Gespeelde ronden: %1; voor een plaats zijn er minstens %2 nodig</translation>
    </message>
    <message>
        <source>Nobody stands before</source>
        <translation>Niemand staat ervoor</translation>
    </message>
    <message>
        <source>Behind %1 with %2</source>
        <extracomment>%1 who stands one place before, %2 his total.</extracomment>
        <translation>Achter %1 met %2</translation>
    </message>
    <message>
        <source>Equal with %1 until more roem decides: %2 to %3</source>
        <extracomment>%1 who stands one place before and was equal until then; %2 his figure, %3 that of who is told about.</extracomment>
        <translation>Gelijk met %1, tot meer roem beslist: %2 tegen %3</translation>
    </message>
    <message>
        <source>Equal with %1 until more pits decide: %2 to %3</source>
        <translation>Gelijk met %1, tot meer pits beslissen: %2 tegen %3</translation>
    </message>
    <message>
        <source>Equal with %1 until more rounds won decide: %2 to %3</source>
        <translation>Gelijk met %1, tot meer gewonnen ronden beslissen: %2 tegen %3</translation>
    </message>
    <message>
        <source>Equal with %1 until points against each other decide</source>
        <translation>Gelijk met %1, tot de punten tegen elkaar beslissen</translation>
    </message>
    <message>
        <source>Equal with %1 until round %2 decides</source>
        <extracomment>%2 the round.</extracomment>
        <translation>Gelijk met %1, tot ronde %2 beslist</translation>
    </message>
    <message>
        <source>Equal with %1 until the lot decides</source>
        <translation>Gelijk met %1, tot het lot beslist</translation>
    </message>
    <message>
        <source>Equal with %1 in everything: one place</source>
        <translation>In alles gelijk met %1: één plaats</translation>
    </message>
    <message>
        <source>A prize</source>
        <translation>Een prijs</translation>
    </message>
    <message>
        <source>What an event brings</source>
        <extracomment>How a season is counted.</extracomment>
        <translation>Wat een toernooi oplevert</translation>
    </message>
    <message>
        <source>its points</source>
        <translation>zijn punten</translation>
    </message>
    <message>
        <source>so much for each place</source>
        <translation>zoveel per plaats</translation>
    </message>
    <message>
        <source>For the first place, the second …</source>
        <translation>Voor de eerste plaats, de tweede …</translation>
    </message>
    <message>
        <source>Which events count</source>
        <translation>Welke toernooien meetellen</translation>
    </message>
    <message>
        <source>How many events count for everybody, the best ones</source>
        <translation>Hoeveel toernooien voor iedereen meetellen, de beste</translation>
    </message>
    <message>
        <source>How many events somebody must have been at for a place</source>
        <translation>Bij hoeveel toernooien iemand geweest moet zijn voor een plaats</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <extracomment>%n events of a season.</extracomment>
        <translation>
            <numerusform>%n toernooi</numerusform>
            <numerusform>%n toernooien</numerusform>
        </translation>
    </message>
    <message>
        <source>What sitting out brings: points, club_average, own_average (empty: the average of all)</source>
        <translation>Wat vrij zijn oplevert: punten, club_average, own_average (leeg: het gemiddelde van allen)</translation>
    </message>
    <message>
        <source>Round %1, table %2: two tell the result differently</source>
        <translation>Ronde %1, tafel %2: twee geven de uitslag verschillend op</translation>
    </message>
    <message>
        <source>Round %1 is drawn with other people than are there</source>
        <extracomment>%1 the round. At a terminal a command that mends it follows.</extracomment>
        <translation>Ronde %1 is geloot met andere spelers dan er zijn</translation>
    </message>
    <message>
        <source>Round %1 is drawn by another plan</source>
        <translation>Ronde %1 is volgens een andere opzet geloot</translation>
    </message>
    <message>
        <source>This event is closed; it has to be reopened first.</source>
        <extracomment>What is wrong with what was told about an event.</extracomment>
        <translation>Dit toernooi is afgesloten; heropen het eerst.</translation>
    </message>
    <message>
        <source>This is an event, and no session.</source>
        <translation>Dit is een toernooi, en geen avond.</translation>
    </message>
    <message>
        <source>is drawn by another plan</source>
        <translation>is volgens een andere opzet geloot</translation>
    </message>
    <message>
        <source>drawn by another plan</source>
        <translation>volgens een andere opzet geloot</translation>
    </message>
    <message>
        <source>Resume event</source>
        <extracomment>On the first page: the event that goes on, before its title; and what waits in it.</extracomment>
        <translation>Verder met toernooi</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) for the referee</source>
        <translation>
            <numerusform>%n roep om de arbiter</numerusform>
            <numerusform>%n keer de arbiter geroepen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) that cannot be</source>
        <translation>
            <numerusform>%n onmogelijke uitslag</numerusform>
            <numerusform>%n onmogelijke uitslagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n uitslag ontbreekt</numerusform>
            <numerusform>%n uitslagen ontbreken</numerusform>
        </translation>
    </message>
    <message>
        <source>Give or take points</source>
        <extracomment>Points by the director, for somebody of the ranking.</extracomment>
        <translation>Punten geven of aftrekken</translation>
    </message>
    <message>
        <source>In round</source>
        <translation>In ronde</translation>
    </message>
    <message>
        <source>Write the points down</source>
        <translation>Punten opschrijven</translation>
    </message>
    <message>
        <source>Tables in the folder of documents. Another file can be dropped on this page.</source>
        <translation>Tabellen in de map met documenten. Een ander bestand kan op deze pagina worden gesleept.</translation>
    </message>
    <message>
        <source>There is no table in the folder of documents. A file can be dropped on this page.</source>
        <translation>In de map met documenten staat geen tabel. Een bestand kan op deze pagina worden gesleept.</translation>
    </message>
    <message>
        <source>It was begun by mistake: throw it away</source>
        <translation>Het is per vergissing begonnen: gooi het weg</translation>
    </message>
    <message>
        <source>Event %1 is thrown away; spadille event reopen --event %1 gets it back.</source>
        <extracomment>%1 is its number.</extracomment>
        <translation>Toernooi %1 is weggegooid; spadille event reopen --event %1 haalt het terug.</translation>
    </message>
    <message>
        <source>Event thrown away</source>
        <translation>Toernooi weggegooid</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Behind one of several things that were done at once: &quot;Result: Table 3&quot;, &quot;Roster: Ann&quot;.</extracomment>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the event away</source>
        <translation>Toernooi weggooien</translation>
    </message>
    <message>
        <source>Throw it away: no list shows it any more</source>
        <translation>Weggooien: geen lijst toont het nog</translation>
    </message>
    <message>
        <source>Round %2 is complete, so this begins round %1. Was round %2 meant: spadille event undo, then --round %2.</source>
        <extracomment>A result without a round has begun round %1; it may have been meant for round %2.</extracomment>
        <translation>Ronde %2 is compleet, dus hiermee begint ronde %1. Was ronde %2 bedoeld: spadille event undo, dan --round %2.</translation>
    </message>
    <message>
        <source>So many cannot play this game.</source>
        <translation>Met zoveel kan dit spel niet gespeeld worden.</translation>
    </message>
    <message>
        <source>Full tables only: who is left over sits out</source>
        <translation>Alleen volle tafels: wie overblijft, is vrij</translation>
    </message>
    <message>
        <source>This event is open.</source>
        <translation>Dit evenement is open.</translation>
    </message>
    <message>
        <source>These two are wanted together, and never at one table: take one wish back.</source>
        <translation>Deze twee moeten samen spelen, en nooit aan één tafel zitten: neem een van beide wensen terug.</translation>
    </message>
    <message>
        <source>Round %1, table %2 calls the referee</source>
        <extracomment>The same before what they say.</extracomment>
        <translation>Ronde %1, tafel %2 roept de arbiter</translation>
    </message>
    <message>
        <source>Round %1, table %2: something is disputed.</source>
        <translation>Ronde %1, tafel %2: iets is betwist.</translation>
    </message>
    <message>
        <source>There is no event of this number.</source>
        <translation>Er is geen evenement met dit nummer.</translation>
    </message>
    <message>
        <source>Round %1 is to be drawn anew: others are there than it seats.</source>
        <extracomment>What the rounds of an event do not keep to; %1 the round, %2 a table, %3 and %4 another round, table or number.</extracomment>
        <translation>Ronde %1 moet opnieuw geloot worden: er zijn andere spelers dan die er ingedeeld zijn.</translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message>
        <source>Write a session as a document or a table</source>
        <translation>Een avond als document of als tabel wegschrijven</translation>
    </message>
    <message>
        <source>The file to write; standard output without it. It gets its name once it is whole</source>
        <translation>Het bestand dat wordt geschreven; anders de standaarduitvoer. Het krijgt zijn naam pas als het af is</translation>
    </message>
    <message>
        <source>Every session of the book, one a line; as book also those thrown away</source>
        <translation>Alle avonden van het boek, een per regel; als book ook de weggegooide</translation>
    </message>
    <message>
        <source>book: everything, to be imported elsewhere (the usual); session: the deals in force, to be scored; csv: the same as a table</source>
        <translation>book: alles, om elders te importeren (het gewone); session: de geldende spellen, om uit te rekenen; csv: hetzelfde als tabel</translation>
    </message>
    <message>
        <source>Semicolons between the cells of a table, not commas</source>
        <translation>Puntkomma’s tussen de cellen van een tabel, geen komma’s</translation>
    </message>
    <message>
        <source>Take sessions into the book: all that the files hold, or nothing</source>
        <translation>Avonden in het boek opnemen: alles wat de bestanden bevatten, of niets</translation>
    </message>
    <message>
        <source>Documents (spadille/log, spadille/session), one a line or one a file, or tables (CSV); - is standard input</source>
        <translation>Documenten (spadille/log, spadille/session), een per regel of een per bestand, of tabellen (CSV); - is standaardinvoer</translation>
    </message>
    <message>
        <source>The rules of a table: a name or a file with rules</source>
        <translation>De regels van een tabel: een naam of een bestand met regels</translation>
    </message>
    <message>
        <source>Who sits where, clockwise, where a table or document does not say so</source>
        <translation>Wie waar zit, met de klok mee, als een tabel of document dat niet zegt</translation>
    </message>
    <message>
        <source>The day, where a document does not say it; otherwise today</source>
        <translation>De dag, als een document die niet noemt; anders vandaag</translation>
    </message>
    <message>
        <source>Only say what would be added</source>
        <translation>Alleen zeggen wat erbij zou komen</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) added.</source>
        <extracomment>%n a number of sessions; behind it nothing.</extracomment>
        <translation>
            <numerusform>%n avond toegevoegd.</numerusform>
            <numerusform>%n avonden toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) continued.</source>
        <extracomment>Sessions that the book had, of which a longer version came.</extracomment>
        <translation>
            <numerusform>%n avond aangevuld.</numerusform>
            <numerusform>%n avonden aangevuld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were there already, with nothing new.</source>
        <translation>
            <numerusform>%n avond was er al, zonder iets nieuws.</numerusform>
            <numerusform>%n avonden waren er al, zonder iets nieuws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) would be added.</source>
        <translation>
            <numerusform>%n avond zou worden toegevoegd.</numerusform>
            <numerusform>%n avonden zouden worden toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) would be continued.</source>
        <translation>
            <numerusform>%n avond zou worden aangevuld.</numerusform>
            <numerusform>%n avonden zouden worden aangevuld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) do not fit the rules and are not scored.</source>
        <extracomment>Deals that came with a session although they do not fit its rules.</extracomment>
        <translation>
            <numerusform>%n spel past niet bij de regels en is niet uitgerekend.</numerusform>
            <numerusform>%n spellen passen niet bij de regels en zijn niet uitgerekend.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else of this name was in the book. Entered as another person; spadille players merge makes them one.</source>
        <extracomment>Behind the name of a person.</extracomment>
        <translation>Er stond al iemand met deze naam in het boek. Deze is als een ander ingeschreven; spadille players merge maakt er één van.</translation>
    </message>
    <message>
        <source>From deal %1 on others sit at the table. This form cannot say so, and names nobody.</source>
        <translation>Vanaf spel %1 zitten er anderen aan tafel. In deze vorm is dat niet te zeggen; er staat geen naam.</translation>
    </message>
    <message>
        <source>From deal %1 on other rules hold. This form has only the first rules.</source>
        <translation>Vanaf spel %1 gelden andere regels. In deze vorm staan alleen de eerste.</translation>
    </message>
    <message>
        <source>Deal %1 was dealt out of turn. This form cannot say so.</source>
        <translation>Spel %1 is voor de beurt gegeven. In deze vorm is dat niet te zeggen.</translation>
    </message>
    <message>
        <source>A ruling changed deal %1. This form cannot say so.</source>
        <translation>Een beslissing heeft spel %1 veranderd. In deze vorm is dat niet te zeggen.</translation>
    </message>
    <message>
        <source>Session %1 was continued here and elsewhere: from event %2 on they are not the same. Nothing was added.</source>
        <extracomment>%1 the number of a session, %2 of an event in it.</extracomment>
        <translation>Avond %1 is hier en elders verdergegaan: vanaf boeking %2 zijn ze niet gelijk. Er is niets toegevoegd.</translation>
    </message>
    <message>
        <source>A table holds one session: use --session, not --all.</source>
        <translation>In een tabel past één avond: gebruik --session, niet --all.</translation>
    </message>
    <message>
        <source>This is no document of Spadille. If it is a table of deals, say --rules and --players.</source>
        <translation>Dit is geen document van Spadille. Is het een tabel met spellen, geef dan --rules en --players.</translation>
    </message>
    <message>
        <source>Replace the file where there is one; never a book, a backup, a link, or a file with several names</source>
        <translation>Het bestand vervangen als het er al is; nooit een boek, een back-up, een koppeling of een bestand met meer namen</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) taken as unproven: the hash is missing, or announced totals differ.</source>
        <extracomment>Sessions that were imported although nothing proves that they are what was written down.</extracomment>
        <translation>
            <numerusform>%n avond overgenomen zonder bewijs: de hash ontbreekt, of genoemde totalen kloppen niet.</numerusform>
            <numerusform>%n avonden overgenomen zonder bewijs: de hash ontbreekt, of genoemde totalen kloppen niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hash is missing: nothing proves that these events are what was written.</source>
        <translation>De hash ontbreekt: niets bewijst dat deze boekingen zijn wat er genoteerd is.</translation>
    </message>
    <message>
        <source>These totals were announced, but by the rules they come out otherwise.</source>
        <translation>Deze totalen zijn genoemd, maar volgens de regels komen ze anders uit.</translation>
    </message>
    <message>
        <source>A table is no JSON: name a file for it, or leave out --json.</source>
        <translation>Een tabel is geen JSON: noem er een bestand voor, of laat --json weg.</translation>
    </message>
    <message>
        <source>From deal %1 on this form counts other totals than the sheet.</source>
        <translation>Vanaf spel %1 telt deze vorm andere totalen dan het scoreblad.</translation>
    </message>
    <message>
        <source>%1: %2 by this form, %3 on the sheet.</source>
        <extracomment>%1 a player or partners, %2 and %3 totals.</extracomment>
        <translation>%1: %2 volgens deze vorm, %3 op het scoreblad.</translation>
    </message>
    <message>
        <source>Deal %1 was ended by a ruling and is left out: the deals after it have other numbers in this form, and perhaps other dealers.</source>
        <translation>Spel %1 is door een beslissing beëindigd en blijft weg: de spellen erna hebben in deze vorm andere nummers, en misschien andere gevers.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) added.</source>
        <extracomment>Of evenings of a club at many tables.</extracomment>
        <translation>
            <numerusform>%n evenement toegevoegd.</numerusform>
            <numerusform>%n evenementen toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) would be added.</source>
        <translation>
            <numerusform>%n evenement zou worden toegevoegd.</numerusform>
            <numerusform>%n evenementen zouden worden toegevoegd.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>A ruling can only move what is counted in this game.</source>
        <translation>Een beslissing kan alleen verschuiven wat bij dit kaartspel telt.</translation>
    </message>
    <message>
        <source>A session is opened once, at its beginning.</source>
        <translation>Een avond wordt één keer geopend, aan het begin.</translation>
    </message>
    <message>
        <source>This is no name that can be shown.</source>
        <translation>Deze naam kan niet worden getoond.</translation>
    </message>
    <message>
        <source>This is about another game.</source>
        <translation>Dit gaat over een ander kaartspel.</translation>
    </message>
    <message>
        <source>This can only be corrected from the beginning.</source>
        <translation>Dit kan alleen vanaf het begin worden verbeterd.</translation>
    </message>
    <message>
        <source>Nobody among the players has this id.</source>
        <translation>Geen van de spelers heeft deze id.</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark; save it as plain UTF-8.</source>
        <translation>De tekst begint met een byte order mark; sla hem op als gewone UTF-8.</translation>
    </message>
    <message>
        <source>Nothing here says how many players there are; name them.</source>
        <translation>Hier staat nergens hoeveel spelers er zijn; noem ze.</translation>
    </message>
    <message>
        <source>This is listed twice.</source>
        <translation>Dit staat er twee keer.</translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>Dit ontbreekt.</translation>
    </message>
    <message>
        <source>Under these rules nobody misses a game.</source>
        <translation>Bij deze regels mist niemand een partij.</translation>
    </message>
    <message>
        <source>Under these rules nothing is written down here.</source>
        <translation>Bij deze regels wordt hier niets opgeschreven.</translation>
    </message>
    <message>
        <source>This option changes nothing without the one named here.</source>
        <extracomment>An option of the rules that can change nothing because of another option.</extracomment>
        <translation>Deze optie doet niets zonder de optie die hier staat.</translation>
    </message>
    <message>
        <source>There are no rules of this name.</source>
        <translation>Er zijn geen regels met deze naam.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Daar zit niemand.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Er staat niets in.</translation>
    </message>
    <message>
        <source>From this line and column on, the text is not UTF-8.</source>
        <translation>Vanaf deze regel en kolom is de tekst geen UTF-8.</translation>
    </message>
    <message>
        <source>Too much is wrong: reading stopped here.</source>
        <translation>Er is te veel mis: hier is het lezen gestopt.</translation>
    </message>
    <message>
        <source>This member does not belong in a document of this format.</source>
        <translation>Dit veld hoort niet in een document van deze soort.</translation>
    </message>
    <message>
        <source>From this line and column on, the text is not JSON.</source>
        <extracomment>The value shown is the line and the column, &quot;3:7&quot;.</extracomment>
        <translation>Vanaf deze regel en kolom is de tekst geen JSON.</translation>
    </message>
    <message>
        <source>There is one total for each who counts.</source>
        <translation>Er hoort één totaal bij ieder die meetelt.</translation>
    </message>
    <message>
        <source>The number of names does not fit the number of seats.</source>
        <translation>Het aantal namen past niet bij het aantal plaatsen.</translation>
    </message>
    <message>
        <source>This value is not possible here.</source>
        <translation>Deze waarde kan hier niet.</translation>
    </message>
    <message>
        <source>This is not one player&apos;s name, or the beginning of only one.</source>
        <translation>Zo heet geen speler, of zo beginnen meer namen.</translation>
    </message>
    <message>
        <source>Something has to follow this word.</source>
        <translation>Na dit woord moet nog iets komen.</translation>
    </message>
    <message>
        <source>This word cannot be understood here.</source>
        <translation>Dit woord is hier niet te begrijpen.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>Dit zit te diep genest.</translation>
    </message>
    <message>
        <source>The document is too large (bytes).</source>
        <translation>Het document is te groot (bytes).</translation>
    </message>
    <message>
        <source>This text is too long (bytes).</source>
        <translation>Deze tekst is te lang (bytes).</translation>
    </message>
    <message>
        <source>There are too many items here.</source>
        <translation>Hier staat te veel.</translation>
    </message>
    <message>
        <source>This member stands here twice.</source>
        <translation>Dit veld staat er twee keer.</translation>
    </message>
    <message>
        <source>This is not the kind of value that is needed.</source>
        <translation>Dit is niet het soort waarde dat hier nodig is.</translation>
    </message>
    <message>
        <source>There is no member of this name.</source>
        <translation>Er is geen veld met deze naam.</translation>
    </message>
    <message>
        <source>This text has control characters in it.</source>
        <translation>In deze tekst staan stuurtekens.</translation>
    </message>
    <message>
        <source>This value is not one that is known.</source>
        <translation>Deze waarde is niet bekend.</translation>
    </message>
    <message>
        <source>A finished game was won by somebody who sits at the table.</source>
        <translation>Een uitgespeelde partij is gewonnen door iemand die aan tafel zit.</translation>
    </message>
    <message>
        <source>This card is not in the pack.</source>
        <translation>Deze kaart zit niet in het pak.</translation>
    </message>
    <message>
        <source>This game has no such thing.</source>
        <translation>Zoiets is er niet bij dit kaartspel.</translation>
    </message>
    <message>
        <source>This card is not in the hand.</source>
        <translation>Deze kaart zit niet in de hand.</translation>
    </message>
    <message>
        <source>A hand has fewer cards.</source>
        <translation>Een hand heeft minder kaarten.</translation>
    </message>
    <message>
        <source>The hand is needed, or the card that is asked about.</source>
        <translation>Nodig is de hand, of de kaart waar het om gaat.</translation>
    </message>
    <message>
        <source>Both play alone on the same side.</source>
        <translation>Beiden van hetzelfde paar spelen alleen.</translation>
    </message>
    <message>
        <source>This game has no auction.</source>
        <translation>Bij dit kaartspel wordt niet geboden.</translation>
    </message>
    <message>
        <source>This card is told twice.</source>
        <translation>Deze kaart is twee keer opgegeven.</translation>
    </message>
    <message>
        <source>%1 did not hold this card, as his hand is told.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 had deze kaart niet, volgens de opgegeven hand.</translation>
    </message>
    <message>
        <source>%1 takes no part in the play.</source>
        <translation>%1 speelt niet mee.</translation>
    </message>
    <message>
        <source>It is not known who led to trick %1.</source>
        <extracomment>%1 the number of a trick.</extracomment>
        <translation>Het is niet bekend wie in slag %1 uitkwam.</translation>
    </message>
    <message>
        <source>A deal has %1 tricks.</source>
        <translation>Een spel heeft %1 slagen.</translation>
    </message>
    <message>
        <source>A trick has %1 cards.</source>
        <translation>Een slag heeft %1 kaarten.</translation>
    </message>
    <message>
        <source>The cards do not show this; please say it.</source>
        <translation>Uit de kaarten blijkt dit niet; zeg het erbij.</translation>
    </message>
    <message>
        <source>Without the trump suit nobody knows who won a trick.</source>
        <translation>Zonder de troefkleur weet niemand wie een slag haalde.</translation>
    </message>
    <message>
        <source>This call could not be made.</source>
        <translation>Dit kon niet gezegd worden.</translation>
    </message>
    <message>
        <source>The auction was over before this call.</source>
        <translation>Hiervoor was het bieden al voorbij.</translation>
    </message>
    <message>
        <source>The auction is not over: %1 is to call.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Het bieden is niet voorbij: %1 is aan de beurt.</translation>
    </message>
    <message>
        <source>Nobody asks for this here; it changes nothing.</source>
        <translation>Hier wordt dit niet gevraagd; het verandert niets.</translation>
    </message>
    <message>
        <source>A player has %1 cards when the play begins.</source>
        <extracomment>%1 cards.</extracomment>
        <translation>Bij het begin van het spelen heeft een speler %1 kaarten.</translation>
    </message>
    <message>
        <source>The sheet says otherwise.</source>
        <translation>Het scoreblad zegt iets anders.</translation>
    </message>
    <message>
        <source>A ruling on this stands on deal %1 already.</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>Hierover is voor spel %1 al een beslissing geboekt.</translation>
    </message>
    <message>
        <source>That is otherwise at the table of the session.</source>
        <translation>Dat is aan de tafel van deze avond anders.</translation>
    </message>
    <message>
        <source>The calls or the cards show something else.</source>
        <translation>Wat er geboden is of de kaarten laten iets anders zien.</translation>
    </message>
    <message>
        <source>%1 was told, and the calls or the cards show %2.</source>
        <extracomment>%1 and %2 players.</extracomment>
        <translation>%1 is genoemd, maar wat er geboden is of de kaarten wijzen %2 aan.</translation>
    </message>
    <message>
        <source>This session is closed; it has to be reopened first.</source>
        <translation>Deze avond is afgesloten; heropen hem eerst.</translation>
    </message>
    <message>
        <source>This session was thrown away; get it back first.</source>
        <translation>Deze avond is weggegooid; haal hem eerst terug.</translation>
    </message>
    <message>
        <source>This session is open.</source>
        <translation>Deze avond is open.</translation>
    </message>
    <message>
        <source>In print nobody can tell this name from another one.</source>
        <extracomment>The value shown is a name, and in brackets whose it cannot be told apart from.</extracomment>
        <translation>Op papier is deze naam niet van een andere te onderscheiden.</translation>
    </message>
    <message>
        <source>This player did not sit at this deal.</source>
        <translation>Deze speler zat bij dit spel niet aan tafel.</translation>
    </message>
    <message>
        <source>Not enough cards are left for the hands of the players.</source>
        <translation>Er blijven niet genoeg kaarten over voor de handen van de spelers.</translation>
    </message>
    <message>
        <source>There are only four cards of this rank in the pack.</source>
        <translation>Er zijn maar vier kaarten van deze rang in het pak.</translation>
    </message>
    <message>
        <source>This name is too long: 60 characters at most.</source>
        <translation>Deze naam is te lang: hoogstens 60 tekens.</translation>
    </message>
    <message>
        <source>A ruling waits for the deal in play. Enter that deal first, or undo the ruling.</source>
        <translation>Een beslissing wacht op het lopende spel. Voer dat spel eerst in, of maak de beslissing ongedaan.</translation>
    </message>
    <message>
        <source>A ruling on this was given on the deal in play already.</source>
        <translation>Hierover is voor het lopende spel al een beslissing gegeven.</translation>
    </message>
    <message>
        <source>A deal has a number only in a session of the book.</source>
        <translation>Alleen in een avond van het boek heeft een spel een nummer.</translation>
    </message>
    <message>
        <source>A line names a clause, and what it moves adds up to nothing.</source>
        <translation>Een regel noemt een artikel, en wat hij verplaatst is samen nul.</translation>
    </message>
    <message>
        <source>This may be one of several things.</source>
        <translation>Dit kan een van meer dingen zijn.</translation>
    </message>
    <message>
        <source>No irregularity is known by these words; these come nearest.</source>
        <translation>Geen fout heet zo; deze komen het dichtst in de buurt.</translation>
    </message>
    <message>
        <source>This word cannot be understood here. Was another meant?</source>
        <translation>Dit woord is hier niet te begrijpen. Was een ander bedoeld?</translation>
    </message>
    <message>
        <source>Without this, what the other choice brings cannot be said.</source>
        <translation>Zonder dit is niet te zeggen wat de andere keuze oplevert.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>What can be tapped says what it does. The arrow at the top goes back.</source>
        <translation>Wat aangetikt kan worden, zegt wat het doet. De pijl bovenaan gaat terug.</translation>
    </message>
    <message>
        <source>The auction as it is spoken at the table. Tap what each player says; whose turn it is follows by itself, and what may not be said cannot be tapped. What the auction settled stands below at its end.</source>
        <translation>Het bieden zoals het aan tafel klinkt. Tik aan wat elke speler zegt; wie aan de beurt is volgt vanzelf, en wat niet gezegd mag worden kan niet aangetikt worden. Aan het eind staat eronder wat er besloten is.</translation>
    </message>
    <message>
        <source>The file in which everything is kept. Make a copy of it, bring a copy back, check that nothing is damaged, and get back what was thrown away. Files of other books are taken in here as well.</source>
        <translation>Het bestand waarin alles bewaard wordt. Maak er een kopie van, zet een kopie terug, controleer of er niets beschadigd is en haal terug wat weggegooid was. Bestanden van andere boeken worden hier ook opgenomen.</translation>
    </message>
    <message>
        <source>The deal card by card: first what was bid, then each card in the order in which it was played. Tricks, points and payments follow by themselves, and so does whether somebody revoked. The last card can always be taken back.</source>
        <translation>Het spel kaart voor kaart: eerst wat er geboden is, dan elke kaart in de volgorde waarin ze gespeeld werd. Slagen, punten en betalingen volgen vanzelf, en ook of er verzaakt is. De laatste kaart kan altijd teruggenomen worden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The deal that was just played. Answer what is asked from the top; every answer shows what it would do, and a second tap takes it back. What cannot be is said at once, and nothing is saved until it is right. After saving, one tap undoes it.</source>
        <translation>Het spel dat net gespeeld is. Beantwoord wat gevraagd wordt van boven naar beneden; elk antwoord toont wat het zou doen, en nog een tik neemt het terug. Wat niet kan wordt meteen gezegd, en er wordt niets opgeslagen voordat het klopt. Na het opslaan maakt één tik het ongedaan.</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <translation>Wat hier gedaan kan worden</translation>
    </message>
    <message>
        <source>Every evening in the book, the latest first. A tap opens one of them: to look at it or to play on. By game and by player the list becomes shorter.</source>
        <translation>Elke avond in het boek, de laatste bovenaan. Een tik opent er een: om te bekijken of om verder te spelen. Per kaartspel en per speler wordt de lijst korter.</translation>
    </message>
    <message>
        <source>Go on with the last evening, or begin a new one with the people who usually play. Below are the evenings before, the figures, the referee, the rules and the settings. Files of Spadille can be dropped here.</source>
        <translation>Ga verder met de laatste avond, of begin een nieuwe met de mensen die meestal spelen. Eronder staan de vorige avonden, de cijfers, de arbiter, de regels en de instellingen. Bestanden van Spadille kunnen hier losgelaten worden.</translation>
    </message>
    <message>
        <source>Escape goes back.</source>
        <translation>Escape gaat terug.</translation>
    </message>
    <message>
        <source>Digits type figures, Backspace wipes the last one.</source>
        <translation>Cijfertoetsen typen getallen, Backspace wist het laatste cijfer.</translation>
    </message>
    <message>
        <source>Letters choose people; buttons show theirs while keys are used.</source>
        <translation>Letters kiezen spelers; knoppen tonen de hunne zolang er toetsen gebruikt worden.</translation>
    </message>
    <message>
        <source>Ctrl+S saves the deal.</source>
        <translation>Ctrl+S slaat het spel op.</translation>
    </message>
    <message>
        <source>Ctrl+F searches this page, or else the rules of the game.</source>
        <translation>Ctrl+F zoekt op deze pagina, of anders in de regels van het spel.</translation>
    </message>
    <message>
        <source>Tab goes from button to button, Space presses it.</source>
        <translation>Tab gaat van knop naar knop, spatie drukt hem in.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes back what was written last, Ctrl+Shift+Z does it again.</source>
        <translation>Ctrl+Z neemt terug wat het laatst geschreven is, Ctrl+Shift+Z doet het opnieuw.</translation>
    </message>
    <message>
        <source>F11 fills the screen. F1 shows and hides this explanation.</source>
        <translation>F11 vult het scherm. F1 toont en verbergt deze uitleg.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>What was wrong from the beginning of the evening, or is to be different from now on: the rules, who sits where, who deals. Before anything is saved it is told what that does to the deals that were played.</source>
        <translation>Wat vanaf het begin van de avond verkeerd was, of vanaf nu anders moet: de regels, wie waar zit, wie geeft. Voordat er iets opgeslagen wordt, staat er wat dat met de gespeelde spellen doet.</translation>
    </message>
    <message>
        <source>Choose the game and its rules, then who plays. A tap on a name seats somebody or lets him get up; the seats go round clockwise, and the arrow moves somebody up one place. Somebody new is typed once. An evening that began on paper brings its totals with it.</source>
        <translation>Kies het kaartspel en de regels, dan wie er speelt. Een tik op een naam zet iemand aan tafel of laat hem opstaan; de plaatsen gaan met de klok mee, en de pijl schuift iemand een plaats op. Een nieuwe naam wordt één keer getypt. Een avond die op papier begon, brengt zijn totalen mee.</translation>
    </message>
    <message>
        <source>Everybody in the book. Tap somebody to call him by another name, to say that two entries are one person, to offer him no more for new evenings, or to forget him. The figures of the evenings stay as they are.</source>
        <translation>Iedereen in het boek. Tik iemand aan om hem anders te noemen, om te zeggen dat twee vermeldingen één persoon zijn, om hem niet meer voor te stellen of om hem te vergeten. De cijfers van de avonden blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>The ranking of a season in one game. Say how many evenings count for everybody, what a missed evening is worth, and how often somebody must have been there to get a place.</source>
        <translation>De ranglijst van een seizoen in één kaartspel. Zeg hoeveel avonden er voor iedereen tellen, wat een gemiste avond waard is, en hoe vaak iemand er geweest moet zijn voor een plaats.</translation>
    </message>
    <message>
        <source>Ask who wins a trick, or whether a card was allowed. Choose the question and the trumps, then tap the cards in the order in which they were played; the answer comes with its clause. Where a hand is only partly known, the answer says on what it depends.</source>
        <translation>Vraag wie een slag wint, of een kaart gespeeld mocht worden. Kies de vraag en de troef en tik dan de kaarten aan in de volgorde waarin ze gespeeld zijn; het antwoord komt met zijn artikel. Is een hand maar deels bekend, dan staat erbij waar het van afhangt.</translation>
    </message>
    <message>
        <source>The same evening by other rules. Change an option, and every deal stands here as it was and as it would have been. Nothing of it is written in the book.</source>
        <translation>Dezelfde avond volgens andere regels. Verander een optie, en elk spel staat hier zoals het was en zoals het geweest zou zijn. Er wordt niets van in het boek geschreven.</translation>
    </message>
    <message>
        <source>How the evening went, a line for everybody. Touch the chart, or go from deal to deal, to read what a deal did and how the totals stood after it.</source>
        <translation>Hoe de avond verliep, een lijn voor iedereen. Raak de grafiek aan, of ga van spel naar spel, om te lezen wat een spel deed en hoe het daarna stond.</translation>
    </message>
    <message>
        <source>The rules of each game, numbered. Type a word in any language, or the number of a clause; a tap on a clause that was found opens the section around it.</source>
        <translation>De regels van elk kaartspel, genummerd. Typ een woord in welke taal ook, of het nummer van een artikel; een tik op een gevonden artikel opent het hoofdstuk eromheen.</translation>
    </message>
    <message>
        <source>Every rule that tables play differently. Begin with a set that has a name, change what is different at your table, and keep that under a name of your own. A tap on a clause opens its words.</source>
        <translation>Elke regel die niet aan alle tafels gelijk is. Begin met een regelset die een naam heeft, verander wat bij jullie anders is en bewaar dat onder een eigen naam. Een tik op een artikel opent de tekst.</translation>
    </message>
    <message>
        <source>Something irregular happened. Say what it was and answer a few questions; the ruling comes with its clauses, and with what your table decided before. What it moves can be put on the sheet, and taken back like a deal.</source>
        <translation>Er ging iets mis. Zeg wat het was en beantwoord een paar vragen; de uitspraak komt met haar artikelen, en met wat jullie tafel eerder besloot. Wat ze verschuift kan op het scoreblad gezet worden, en teruggenomen zoals een spel.</translation>
    </message>
    <message>
        <source>What was ruled, for the next time. Read it once more, then keep it as a ruling of your house, copy it, or save it as a file for another table.</source>
        <translation>Wat er besloten is, voor de volgende keer. Lees het nog eens na en bewaar het als huisuitspraak, kopieer het, of sla het op als bestand voor een andere tafel.</translation>
    </message>
    <message>
        <source>How the program looks and behaves on this device: language, letters, colours, how the seats are turned, and whether everybody agrees before a deal is saved. All of it counts at once.</source>
        <translation>Hoe het programma er op dit apparaat uitziet en zich gedraagt: taal, letters, kleuren, hoe de plaatsen gedraaid zijn, en of iedereen akkoord moet zijn voordat een spel opgeslagen wordt. Alles geldt meteen.</translation>
    </message>
    <message>
        <source>Who pays whom if the evening ends now, in as few payments as possible. Say what a point or a counter is worth; what is still in the pool is shared as the rules say.</source>
        <translation>Wie wie betaalt als de avond nu ophoudt, in zo weinig mogelijk betalingen. Zeg wat een punt of een fiche waard is; wat nog in de pot zit wordt verdeeld zoals de regels zeggen.</translation>
    </message>
    <message>
        <source>The evening for others: as a sheet of paper, as a picture, as a file for another book or a spreadsheet, or as a code that a telephone photographs.</source>
        <translation>De avond voor anderen: als vel papier, als plaatje, als bestand voor een ander boek of een rekenblad, of als code die een telefoon fotografeert.</translation>
    </message>
    <message>
        <source>Every deal of the evening. Tap one to read, line by line, where its figures come from and by which clause. There it can also be corrected, doubted or given a note; what was written before stays readable.</source>
        <translation>Elk spel van de avond. Tik er een aan om regel voor regel te lezen waar de cijfers vandaan komen en volgens welk artikel. Daar kan het ook verbeterd, betwist of van een notitie voorzien worden; wat er eerst stond blijft leesbaar.</translation>
    </message>
    <message>
        <source>What people did over many evenings. Tap somebody to see his figures alone, and somebody else to compare the two.</source>
        <translation>Wat mensen over vele avonden deden. Tik iemand aan voor zijn cijfers alleen, en iemand anders om de twee te vergelijken.</translation>
    </message>
    <message>
        <source>The board everybody reads. Tap Enter the deal when the cards are played, or the place of who made the deal. Trumps and roem can be noted while you play. The dots at the top change seats, rules or dealer; for ten seconds after a deal was saved one tap undoes it.</source>
        <translation>Het bord dat iedereen leest. Tik op Spel invoeren als de kaarten gespeeld zijn, of op de plaats van wie het spel maakte. Troef en roem kunnen tijdens het spelen genoteerd worden. De puntjes bovenaan veranderen plaatsen, regels of gever; tien seconden lang na het opslaan maakt één tik het spel ongedaan.</translation>
    </message>
    <message>
        <source>Phones in the same network see the board: choose the network, and let everybody scan the code. It ends here, or with this program.</source>
        <translation>Telefoons in hetzelfde netwerk zien het bord: kies het netwerk en laat iedereen de code scannen. Het eindigt hier, of met dit programma.</translation>
    </message>
    <message>
        <source>Evenings of a club at many tables, the latest first. A tap opens one of them; a new one needs a name and a game.</source>
        <extracomment>What can be done on the pages of an event.</extracomment>
        <translation>Clubavonden aan veel tafels, de laatste eerst. Een tik opent er een; een nieuwe heeft een naam en een kaartspel nodig.</translation>
    </message>
    <message>
        <source>A name and a game are enough. Below stands all else that clubs agree on: how many rounds and deals, who plays with whom, what decides between equals, and what somebody gets who does not play in a round. All of it can be put right later.</source>
        <translation>Een naam en een kaartspel zijn genoeg. Daaronder staat al het andere wat clubs afspreken: hoeveel ronden en spellen, wie met wie speelt, wat bij gelijke stand beslist, en wat iemand krijgt die een ronde niet speelt. Alles is later te verbeteren.</translation>
    </message>
    <message>
        <source>Who plays. Choose first what a tap says, then tap names: somebody plays, does not want to, has not come yet, or has left, from the round that is shown on. Newcomers are typed, one after the other, or pasted as a list. Two taps make a pair, or keep two apart.</source>
        <translation>Wie er speelt. Kies eerst wat een tik zegt en tik dan namen aan: iemand speelt, wil niet, is er nog niet of is weg, vanaf de ronde die er staat. Nieuwe mensen worden getypt, de een na de ander, of als lijst geplakt. Twee tikken maken een paar, of houden twee uit elkaar.</translation>
    </message>
    <message>
        <source>The room: each table of the round with its result, or how far it is. What waits for you stands beside it; a tap leads to where it is settled. Below a result is entered and the next round drawn; the clock is at the top.</source>
        <translation>De zaal: elke tafel van de ronde met haar uitslag, of hoe ver ze is. Wat op jou wacht staat ernaast; een tik brengt je waar het wordt geregeld. Onderaan wordt een uitslag ingevoerd en de volgende ronde geloot; de klok staat bovenaan.</translation>
    </message>
    <message>
        <source>The slip of a table: its number, then what each side made. Figures that cannot be are told at once, with what is probably wrong. Then the next table is asked for.</source>
        <translation>Het briefje van een tafel: haar nummer, en wat elke partij haalde. Getallen die niet kunnen worden meteen gemeld, met wat er waarschijnlijk mis is. Daarna wordt naar de volgende tafel gevraagd.</translation>
    </message>
    <message>
        <source>One table: who sits there and what it told. It can be kept deal by deal like any other evening. Where two tell it differently, a tap says what counts. The referee answers a call here, or rules on what he has seen.</source>
        <translation>Eén tafel: wie er zit en wat ze heeft opgegeven. Ze kan spel voor spel worden bijgehouden, zoals elke avond. Waar twee het verschillend opgeven, zegt een tik wat telt. De arbiter antwoordt hier op een roep, of beslist over wat hij heeft gezien.</translation>
    </message>
    <message>
        <source>Rounds are drawn so that nobody meets twice, as far as that can be; below it stands how good it is. Rounds in which somebody has played stand. Before that two names that are tapped change places.</source>
        <translation>Ronden worden zo geloot dat niemand iemand twee keer treft, voor zover dat kan; daaronder staat hoe goed het is. Ronden waarin al gespeeld is, staan vast. Daarvoor wisselen twee namen die je aantikt van plaats.</translation>
    </message>
    <message>
        <source>Return goes on to the next figure, and saves behind the last one. Tab goes on to roem and pits.</source>
        <translation>Return gaat naar het volgende getal en bewaart na het laatste. Tab gaat naar roem en pits.</translation>
    </message>
    <message>
        <source>Papers of the event, each a PDF in the folder of documents: who sits where, cards for people and tables, sheets to keep score on, slips, the ranking.</source>
        <translation>Papieren van het toernooi, elk een PDF in de map met documenten: wie waar zit, kaarten voor mensen en tafels, scorebladen, briefjes, de ranglijst.</translation>
    </message>
    <message>
        <source>Who stands where at this event, and what each round brought him. A tap on somebody says how his total is made, what counted, and what decided against the one before, each with its clause. The same ranking can be shown on the wall of the hall.</source>
        <translation>Wie waar staat in dit toernooi, en wat elke ronde hem heeft opgeleverd. Een tik op iemand zegt hoe zijn totaal ontstaat, wat meetelde en wat besliste tegenover degene vóór hem, steeds met het artikel. Hetzelfde klassement kan op de wand van de zaal getoond worden.</translation>
    </message>
    <message>
        <source>The ranking of many events. Say whether an event brings its points or so much for each place, how many events count for everybody, and how often somebody must have been there to get a place.</source>
        <translation>Het klassement van vele toernooien. Zeg of een toernooi zijn punten oplevert of zoveel per plaats, hoeveel toernooien voor iedereen meetellen, en hoe vaak iemand er geweest moet zijn voor een plaats.</translation>
    </message>
    <message>
        <source>Whether this book and its club are the same, and what came and went. Where two tables have gone on with one session both ways stand here, and a tap says which one stays. The address of a club is given to you by whoever looks after its server.</source>
        <translation>Of dit boek en zijn club gelijk zijn, en wat er kwam en ging. Zijn twee tafels met dezelfde avond verdergegaan, dan staan beide wegen hier, en een tik zegt welke blijft. Het adres van een club komt van wie de server beheert.</translation>
    </message>
</context>
<context>
    <name>klaverjas</name>
    <message>
        <source>Klaverjas</source>
        <translation>Klaverjassen</translation>
    </message>
    <message>
        <source>How the trump suit is chosen</source>
        <translation>Hoe troef wordt gekozen</translation>
    </message>
    <message>
        <source>Which city&apos;s rules of play</source>
        <translation>De regels van welke stad: Amsterdam of Rotterdam</translation>
    </message>
    <message>
        <source>Undertrumping an opponent who cannot be beaten</source>
        <translation>Ondertroeven als een tegenspeler niet te overtroeven is</translation>
    </message>
    <message>
        <source>Trumps led: the partner&apos;s trump too has to be beaten</source>
        <translation>Troef gevraagd: ook de troef van de maat moet worden overtroefd</translation>
    </message>
    <message>
        <source>Undertrumping the partner</source>
        <translation>Ondertroeven bij de maat</translation>
    </message>
    <message>
        <source>The maker has to hold a card of the suit he names</source>
        <translation>De troefmaker moet een kaart hebben van de kleur die hij noemt</translation>
    </message>
    <message>
        <source>Roem for four jacks</source>
        <translation>Roem voor vier boeren</translation>
    </message>
    <message>
        <source>Roem for four nines, eights or sevens</source>
        <translation>Roem voor vier negens, achten of zevens</translation>
    </message>
    <message>
        <source>Points for makers who win every trick</source>
        <translation>Punten als de spelende partij alle slagen haalt</translation>
    </message>
    <message>
        <source>Points for defenders who win every trick</source>
        <translation>Punten als de tegenpartij alle slagen haalt</translation>
    </message>
    <message>
        <source>What ends a game</source>
        <translation>Wanneer een boom uit is</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <translation>Punten waarbij de boom uit is</translation>
    </message>
    <message>
        <source>Deals of one game</source>
        <translation>Spellen per boom</translation>
    </message>
    <message>
        <source>Whether partners change from game to game</source>
        <translation>Of de maten per boom wisselen</translation>
    </message>
    <message>
        <source>Personal points for a game that was missed</source>
        <translation>Persoonlijke punten voor een gemiste boom</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Hoeveel spelers</translation>
    </message>
    <message>
        <source>Who deals when all three have passed</source>
        <translation>Wie geeft als alle drie passen</translation>
    </message>
    <message>
        <source>The table of card values</source>
        <translation>De tabel met kaartwaarden</translation>
    </message>
    <message>
        <source>Points for the last trick</source>
        <translation>Punten voor de laatste slag</translation>
    </message>
    <message>
        <source>How roem is written down</source>
        <translation>Hoe roem wordt opgeschreven</translation>
    </message>
    <message>
        <source>Who may claim roem</source>
        <translation>Wie roem mag melden</translation>
    </message>
    <message>
        <source>Until when roem may be claimed</source>
        <translation>Tot wanneer roem gemeld mag worden</translation>
    </message>
    <message>
        <source>Amsterdam: 16 deals</source>
        <translation>Amsterdams: 16 spellen</translation>
    </message>
    <message>
        <source>Amsterdam, with 100 for a pit</source>
        <translation>Amsterdams, met 100 voor een pit</translation>
    </message>
    <message>
        <source>An individual evening: three games, a new partner in each</source>
        <translation>Een individuele avond: drie bomen, elke boom een andere maat</translation>
    </message>
    <message>
        <source>Three players, fifteen deals</source>
        <translation>Drie spelers, vijftien spellen</translation>
    </message>
    <message>
        <source>Utrecht: forehand has to make trumps</source>
        <translation>Utrechts: voorhand moet troef maken</translation>
    </message>
    <message>
        <source>Rotterdam, as at tournaments</source>
        <translation>Rotterdams, zoals op toernooien</translation>
    </message>
    <message>
        <source>To 1,500 points, with 100 for a pit</source>
        <translation>Tot 1.500 punten, met 100 voor een pit</translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation>Wie troef maakte</translation>
    </message>
    <message>
        <source>Card points of the makers&apos; side, the last trick&apos;s included</source>
        <translation>Kaartpunten van de spelende partij, met die van de laatste slag</translation>
    </message>
    <message>
        <source>Card points of the other side; of three, of the player on the maker&apos;s left</source>
        <translation>Kaartpunten van de tegenpartij; met zijn drieën van de speler links van de troefmaker</translation>
    </message>
    <message>
        <source>Of three: card points of the player on the maker&apos;s right</source>
        <translation>Met zijn drieën: kaartpunten van de speler rechts van de troefmaker</translation>
    </message>
    <message>
        <source>Roem claimed by the makers&apos; side, trick by trick</source>
        <translation>Gemelde roem van de spelende partij, slag voor slag</translation>
    </message>
    <message>
        <source>Roem of the other side; of three, of the player on the maker&apos;s left</source>
        <translation>Roem van de tegenpartij; met zijn drieën van de speler links van de troefmaker</translation>
    </message>
    <message>
        <source>Of three: roem of the player on the maker&apos;s right</source>
        <translation>Met zijn drieën: roem van de speler rechts van de troefmaker</translation>
    </message>
    <message>
        <source>Roem is told as one sum for each side</source>
        <translation>De roem is per partij als één som opgegeven</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side; they tell a pit</source>
        <translation>Slagen van de spelende partij; zo blijkt een pit</translation>
    </message>
    <message>
        <source>The makers concede nat without counting</source>
        <translation>De spelende partij geeft het op zonder te tellen: nat</translation>
    </message>
    <message>
        <source>The trump suit; needed only with cards</source>
        <translation>De troefkleur; alleen nodig als je de kaarten opgeeft</translation>
    </message>
    <message>
        <source>Who won the last trick; needed only with cards</source>
        <translation>Wie de laatste slag haalde; alleen nodig als je de kaarten opgeeft</translation>
    </message>
    <message>
        <source>The cards that the makers&apos; side won</source>
        <translation>De kaarten die de spelende partij haalde</translation>
    </message>
    <message>
        <source>The cards that the other side won; of three, the player on the maker&apos;s left</source>
        <translation>De kaarten die de tegenpartij haalde; met zijn drieën de speler links van de troefmaker</translation>
    </message>
    <message>
        <source>Of three: all passed, the deal is void</source>
        <translation>Met zijn drieën: rondgepast, het spel vervalt</translation>
    </message>
    <message>
        <source>Who misses this game while a guest plays</source>
        <translation>Wie deze boom mist terwijl een invaller speelt</translation>
    </message>
    <message>
        <source>Personal points that no total of a game has, a number a player</source>
        <translation>Persoonlijke punten die in geen enkele boom staan, een getal per speler</translation>
    </message>
    <message>
        <source>Who misses the game in progress</source>
        <translation>Wie de lopende boom mist</translation>
    </message>
    <message>
        <source>Card points: %1 %2, the others %3</source>
        <extracomment>%1 the makers&apos; side, %2 its points, %3 those of the others.</extracomment>
        <translation>Kaartpunten: %1 %2, de anderen %3</translation>
    </message>
    <message>
        <source>Card points: the maker %1, on his left %2, on his right %3</source>
        <extracomment>The maker&apos;s, then those of the players to his left.</extracomment>
        <translation>Kaartpunten: de troefmaker %1, links van hem %2, rechts van hem %3</translation>
    </message>
    <message>
        <source>%1 concedes nat; nothing is counted</source>
        <translation>%1 geeft het op en is nat; er wordt niets geteld</translation>
    </message>
    <message>
        <source>Roem of %1: %2</source>
        <extracomment>%1 a side or a player, %2 marks such as &quot;I V&quot;, or a sum.</extracomment>
        <translation>Roem van %1: %2</translation>
    </message>
    <message>
        <source>%1 make it: %2 against %3</source>
        <extracomment>%1 the makers&apos; side, %2 its total, %3 that of the others.</extracomment>
        <translation>%1 halen het: %2 tegen %3</translation>
    </message>
    <message>
        <source>%1 are nat: %2 against %3; the others get all points</source>
        <translation>%1 zijn nat: %2 tegen %3, alles gaat naar de anderen</translation>
    </message>
    <message>
        <source>%1 are nat: only equal, %2 against %3; the others get all points</source>
        <translation>%1 zijn nat: maar gelijk, %2 tegen %3, alles gaat naar de anderen</translation>
    </message>
    <message>
        <source>%1 are nat: their roem goes to the others too</source>
        <translation>%1 zijn nat: hun roem gaat ook naar de anderen</translation>
    </message>
    <message>
        <source>Pit: %1 won every trick, %2 more</source>
        <translation>Pit: %1 haalden alle slagen, %2 erbij</translation>
    </message>
    <message>
        <source>Tegenpit: %1 won every trick, %2 more</source>
        <translation>Tegenpit: %1 haalden alle slagen, %2 erbij</translation>
    </message>
    <message>
        <source>%1 makes it: %2 is more than half of %3</source>
        <extracomment>%1 the maker, %2 his total, %3 the total of all three.</extracomment>
        <translation>%1 haalt het: %2 is meer dan de helft van %3</translation>
    </message>
    <message>
        <source>%1 fails: %2 is at most half of %3; the others score all of it each</source>
        <translation>%1 haalt het niet: %2 is hooguit de helft van %3; de anderen krijgen elk alles</translation>
    </message>
    <message>
        <source>%1 fails: the others score all of %2 each</source>
        <translation>%1 haalt het niet: de anderen krijgen elk alle %2</translation>
    </message>
    <message>
        <source>All three passed: the cards are dealt again</source>
        <translation>Alle drie gepast: er wordt opnieuw gegeven</translation>
    </message>
    <message>
        <source>After %1 deals: %2 to %3</source>
        <extracomment>%1 deals played, then the totals.</extracomment>
        <translation>Na %1 spellen: %2 tegen %3</translation>
    </message>
    <message>
        <source>After %1 deals: %2, %3 and %4</source>
        <translation>Na %1 spellen: %2, %3 en %4</translation>
    </message>
    <message>
        <source>%1 win the game, %2 to %3</source>
        <extracomment>%1 a side, %2 its total, %3 that of the others.</extracomment>
        <translation>%1 winnen de boom, %2 tegen %3</translation>
    </message>
    <message>
        <source>%1 wins the game with %2</source>
        <translation>%1 wint de boom met %2</translation>
    </message>
    <message>
        <source>The game is a draw, %1 each</source>
        <translation>De boom eindigt gelijk, elk %1</translation>
    </message>
    <message>
        <source>A game to %1 is not over with this.</source>
        <translation>Hiermee is een boom tot %1 niet uit.</translation>
    </message>
    <message>
        <source>No number of deals adds up to this.</source>
        <translation>Met geen enkel aantal spellen kom je hierop uit.</translation>
    </message>
    <message>
        <source>Three players have no partners to change.</source>
        <translation>Drie spelers hebben geen maten om te wisselen.</translation>
    </message>
    <message>
        <source>If all pass, forehand has to make trumps.</source>
        <translation>Als iedereen past, moet voorhand troef maken.</translation>
    </message>
    <message>
        <source>Under these rules somebody has to make trumps.</source>
        <translation>Bij deze regels moet er iemand troef maken.</translation>
    </message>
    <message>
        <source>Everybody who has points has won a trick.</source>
        <translation>Wie punten heeft, heeft een slag gehaald.</translation>
    </message>
    <message>
        <source>The cards of this roem alone are worth %1 points, more than %2.</source>
        <extracomment>%1 card points of the cards that make the roem, %2 those of the side.</extracomment>
        <translation>De kaarten van deze roem zijn alleen al %1 punten waard, meer dan %2.</translation>
    </message>
    <message>
        <source>So many tricks are always worth more than %1 points.</source>
        <translation>Zoveel slagen zijn altijd meer waard dan %1 punten.</translation>
    </message>
    <message>
        <source>The king and queen of trumps fall in one trick only.</source>
        <translation>Heer en vrouw van troef vallen maar in één slag.</translation>
    </message>
    <message>
        <source>Of each rank there are four cards, so its four fall only once.</source>
        <translation>Van elke kaart zijn er vier, dus vier gelijke vallen maar één keer.</translation>
    </message>
    <message>
        <source>There are four jacks, so nobody has them twice.</source>
        <translation>Er zijn vier boeren, dus niemand heeft ze twee keer.</translation>
    </message>
    <message>
        <source>All passed, so there is nothing to say here.</source>
        <translation>Iedereen paste, dus hier valt niets in te vullen.</translation>
    </message>
    <message>
        <source>Under these rules %1, as forehand, has to make trumps.</source>
        <translation>Bij deze regels moet %1, als voorhand, troef maken.</translation>
    </message>
    <message>
        <source>Four players are two sides: there is no third.</source>
        <translation>Vier spelers zijn twee partijen: een derde is er niet.</translation>
    </message>
    <message>
        <source>The makers conceded, so nothing is counted.</source>
        <translation>De spelende partij gaf het op, dus er wordt niets geteld.</translation>
    </message>
    <message>
        <source>Together that is %1 points, not %2: count again.</source>
        <translation>Samen is dat %1 punten, geen %2: tel het na.</translation>
    </message>
    <message>
        <source>Together that is %1 points, not %2: the points of the last trick are missing.</source>
        <translation>Samen is dat %1 punten, geen %2: de punten van de laatste slag ontbreken.</translation>
    </message>
    <message>
        <source>No tricks can be worth just so many points.</source>
        <translation>Er zijn geen slagen die precies zoveel punten waard zijn.</translation>
    </message>
    <message>
        <source>Say how many tricks the makers won: a trick can be worth nothing, so points do not tell whether one side won all.</source>
        <translation>Zeg hoeveel slagen de spelende partij haalde: een slag kan niets waard zijn, dus uit de punten blijkt niet of één partij alles haalde.</translation>
    </message>
    <message>
        <source>Cards are won in tricks of %1; the maker of three players has two more.</source>
        <extracomment>%1 cards of a trick, %2 cards besides.</extracomment>
        <translation>Kaarten haal je in slagen van %1; met zijn drieën heeft de troefmaker er twee meer.</translation>
    </message>
    <message>
        <source>This card cannot be in two places.</source>
        <translation>Deze kaart kan niet op twee plaatsen liggen.</translation>
    </message>
    <message>
        <source>Both sides together have all 32 cards.</source>
        <translation>Beide partijen hebben samen alle 32 kaarten.</translation>
    </message>
    <message>
        <source>The cards say something else.</source>
        <translation>De kaarten zeggen iets anders.</translation>
    </message>
    <message>
        <source>%1 cannot have won the last trick without winning a trick.</source>
        <translation>%1 kan de laatste slag niet hebben zonder een slag te halen.</translation>
    </message>
    <message>
        <source>A sum is one number for each side.</source>
        <translation>Een som is één getal per partij.</translation>
    </message>
    <message>
        <source>No roem adds up to this.</source>
        <translation>Geen enkele roem komt hierop uit.</translation>
    </message>
    <message>
        <source>The roem of one trick is never worth this.</source>
        <translation>De roem van één slag is nooit zoveel.</translation>
    </message>
    <message>
        <source>A side without a trick has no roem.</source>
        <translation>Zonder slag heb je geen roem.</translation>
    </message>
    <message>
        <source>There are more marks than tricks; a trick has one.</source>
        <translation>Er staan meer tekens dan er slagen zijn; een slag heeft er één.</translation>
    </message>
    <message>
        <source>Only where partners change does anybody miss a game.</source>
        <translation>Alleen als de maten wisselen, kan iemand een boom missen.</translation>
    </message>
    <message>
        <source>Who misses a game misses all of it: say so in its first deal.</source>
        <translation>Wie een boom mist, mist hem helemaal: zeg het bij het eerste spel.</translation>
    </message>
    <message>
        <source>After so many deals the game is over.</source>
        <translation>Na zoveel spellen is de boom uit.</translation>
    </message>
    <message>
        <source>With %1 points the game is over.</source>
        <translation>Met %1 punten is de boom uit.</translation>
    </message>
    <message>
        <source>Who has more points wins; if all are equal, all do.</source>
        <translation>Wie de meeste punten heeft, wint; staat alles gelijk, dan iedereen.</translation>
    </message>
    <message>
        <source>In which packets the cards are dealt</source>
        <translation>In welke pakjes de kaarten worden gegeven</translation>
    </message>
    <message>
        <source>Until when the maker may name another suit</source>
        <translation>Tot wanneer de troefmaker een andere kleur mag noemen</translation>
    </message>
    <message>
        <source>What becomes of a card led or played out of turn</source>
        <translation>Wat er gebeurt met een kaart die voor de beurt gespeeld is</translation>
    </message>
    <message>
        <source>Until when a revoke can be mended</source>
        <translation>Tot wanneer verzaken hersteld kan worden</translation>
    </message>
    <message>
        <source>What follows a revoke that is mended in time</source>
        <translation>Wat er volgt als verzaken op tijd hersteld is</translation>
    </message>
    <message>
        <source>What a revoke brings that is noticed too late</source>
        <translation>Wat verzaken oplevert dat te laat gemerkt is</translation>
    </message>
    <message>
        <source>Points added for the revoke, written as roem</source>
        <translation>Punten erbij voor verzaken, geschreven als roem</translation>
    </message>
    <message>
        <source>Until when the right value may be claimed after a false claim of roem</source>
        <translation>Tot wanneer na verkeerd gemelde roem de juiste waarde gemeld mag worden</translation>
    </message>
    <message>
        <source>Which turned trick may be looked at</source>
        <translation>Welke omgedraaide slag bekeken mag worden</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Wat er gebeurd is</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Wie het deed</translation>
    </message>
    <message>
        <source>What the player wants who named the suit</source>
        <translation>Wat de speler wil die de kleur noemde</translation>
    </message>
    <message>
        <source>What has happened since the suit was named</source>
        <translation>Wat er gebeurd is sinds de kleur genoemd is</translation>
    </message>
    <message>
        <source>What is wrong with the claim of roem</source>
        <translation>Wat er mis is met de gemelde roem</translation>
    </message>
    <message>
        <source>What happened to the talon or the cards laid away</source>
        <translation>Wat er met de talon of de weggelegde kaarten gebeurd is</translation>
    </message>
    <message>
        <source>When it was noticed; the last trick is only turned until the points are counted</source>
        <extracomment>The stages of KJ-8.1.</extracomment>
        <translation>Wanneer het gemerkt is; de laatste slag is omgedraaid tot er geteld wordt</translation>
    </message>
    <message>
        <source>It is the last trick of the deal</source>
        <translation>Het is de laatste slag van het spel</translation>
    </message>
    <message>
        <source>The next player, or the one passed over, has already played</source>
        <translation>De volgende of de overgeslagen speler heeft al gespeeld</translation>
    </message>
    <message>
        <source>The player laid it on the table in his turn</source>
        <translation>De speler legde haar in zijn beurt op tafel</translation>
    </message>
    <message>
        <source>Whether the revoke is proved</source>
        <translation>Of het verzaken bewezen is</translation>
    </message>
    <message>
        <source>How many tricks have been turned after the one with the revoke</source>
        <translation>Hoeveel slagen er omgedraaid zijn na die met het verzaken</translation>
    </message>
    <message>
        <source>The cards are mixed, and the sides do not agree</source>
        <translation>De kaarten liggen door elkaar, en de partijen zijn het oneens</translation>
    </message>
    <message>
        <source>It was counted wrongly, not only written wrongly</source>
        <translation>Het was verkeerd geteld, niet alleen verkeerd geschreven</translation>
    </message>
    <message>
        <source>The next game has begun, or the table has broken up</source>
        <translation>De volgende boom is begonnen, of de tafel is uiteengegaan</translation>
    </message>
    <message>
        <source>Which trick was looked at</source>
        <translation>Welke slag bekeken is</translation>
    </message>
    <message>
        <source>What the player says who lays his hand down</source>
        <translation>Wat de speler zegt die zijn hand openlegt</translation>
    </message>
    <message>
        <source>Nobody objects: all others agree, or the partner does</source>
        <translation>Niemand protesteert: alle anderen, of de maat, zijn het eens</translation>
    </message>
    <message>
        <source>Whether those who may ask for a remedy do so, or let it stand</source>
        <translation>Of wie iets mag vragen dat doet, of het laat staan</translation>
    </message>
    <message>
        <source>Which revoke of this side in this game it is</source>
        <translation>De hoeveelste keer dat deze partij in deze boom verzaakt</translation>
    </message>
    <message>
        <source>How many times this deal has been dealt, this one included</source>
        <translation>Hoe vaak dit spel gegeven is, deze keer meegeteld</translation>
    </message>
    <message>
        <source>The makers are nat in it, or a side took every trick</source>
        <translation>De spelende partij is er nat in, of een partij haalde alle slagen</translation>
    </message>
    <message>
        <source>This trick has less roem in it: %1.</source>
        <extracomment>%1 points.</extracomment>
        <translation>In deze slag zit minder roem: %1.</translation>
    </message>
    <message>
        <source>The maker of three players lays two cards away.</source>
        <translation>Met zijn drieën legt de troefmaker twee kaarten weg.</translation>
    </message>
    <message>
        <source>Only three players have a talon.</source>
        <translation>Alleen met zijn drieën is er een talon.</translation>
    </message>
    <message>
        <source>This cannot have been noticed so early.</source>
        <translation>Zo vroeg kan dit niet gemerkt zijn.</translation>
    </message>
    <message>
        <source>It was the turn of %1 to deal: nothing is wrong.</source>
        <translation>%1 moest geven: er is niets mis.</translation>
    </message>
    <message>
        <source>Nobody asks for another deal, so this one is played.</source>
        <translation>Niemand vraagt om opnieuw te geven, dus dit spel wordt gespeeld.</translation>
    </message>
    <message>
        <source>Somebody has spoken about trumps: the deal stands if everybody has the right number of cards.</source>
        <translation>Er is al over troef gesproken: het spel blijft staan als ieder het juiste aantal kaarten heeft.</translation>
    </message>
    <message>
        <source>Somebody has spoken about trumps: the deal stands.</source>
        <translation>Er is al over troef gesproken: het spel blijft staan.</translation>
    </message>
    <message>
        <source>A card has been led: the deal stands.</source>
        <translation>Er is uitgekomen: het spel blijft staan.</translation>
    </message>
    <message>
        <source>Somebody has a wrong number of cards; earlier deals stand.</source>
        <translation>Iemand heeft een verkeerd aantal kaarten; eerdere spellen blijven staan.</translation>
    </message>
    <message>
        <source>The points of the deal are entered: only a slip on the sheet can still be mended.</source>
        <translation>De punten van het spel zijn ingevoerd: alleen een schrijffout op het scoreblad kan nog hersteld worden.</translation>
    </message>
    <message>
        <source>The rules do not say what happens: the table decides.</source>
        <translation>De regels zeggen niet wat er gebeurt: de tafel beslist.</translation>
    </message>
    <message>
        <source>In a tournament the director decides; players neither impose nor remit a penalty.</source>
        <translation>Op een toernooi beslist de wedstrijdleider; spelers leggen geen straf op en schelden er geen kwijt.</translation>
    </message>
    <message>
        <source>What %1 said does not count, and nobody is bound by it: the player whose turn it is speaks.</source>
        <translation>Wat %1 zei, telt niet, en niemand zit eraan vast: wie aan de beurt is, spreekt.</translation>
    </message>
    <message>
        <source>When the turn comes to %1, the same may be said or something else.</source>
        <translation>Komt %1 aan de beurt, dan mag het hetzelfde zijn of iets anders.</translation>
    </message>
    <message>
        <source>%1 may name another suit, and that suit is trumps.</source>
        <translation>%1 mag een andere kleur noemen, en die kleur is troef.</translation>
    </message>
    <message>
        <source>The suit named first is trumps, and %1 is the maker.</source>
        <translation>De kleur die eerst genoemd is, is troef, en %1 is de troefmaker.</translation>
    </message>
    <message>
        <source>Who has named a suit cannot pass any more.</source>
        <translation>Wie een kleur genoemd heeft, kan niet meer passen.</translation>
    </message>
    <message>
        <source>Another suit cannot be named any more.</source>
        <translation>Een andere kleur kan niet meer genoemd worden.</translation>
    </message>
    <message>
        <source>The maker may name a suit of which he has no card: nothing is wrong.</source>
        <translation>De troefmaker mag een kleur noemen waarvan hij geen kaart heeft: er is niets mis.</translation>
    </message>
    <message>
        <source>The maker has to name another suit, one that he holds.</source>
        <translation>De troefmaker moet een andere kleur noemen, een die hij heeft.</translation>
    </message>
    <message>
        <source>%1 takes the card back, and the player whose lead it is leads.</source>
        <translation>%1 neemt de kaart terug, en de juiste speler komt uit.</translation>
    </message>
    <message>
        <source>The player whose lead it is leads, and the card lies face up before %1.</source>
        <translation>De juiste speler komt uit, en de kaart ligt als strafkaart open voor %1.</translation>
    </message>
    <message>
        <source>It must be played as soon as the rules of play allow it, even if other cards would be allowed too.</source>
        <translation>Zij moet gespeeld worden zodra de speelregels het toelaten, ook als andere kaarten mogen.</translation>
    </message>
    <message>
        <source>The lead stands, and the trick goes on clockwise.</source>
        <translation>De uitkomst geldt, en de slag gaat met de klok mee verder.</translation>
    </message>
    <message>
        <source>%1 takes the card back and plays when the turn comes.</source>
        <translation>%1 neemt de kaart terug en speelt als de beurt komt.</translation>
    </message>
    <message>
        <source>The card lies face up before %1 and must be played in turn if the rules of play allow it then, or else as soon as they do.</source>
        <translation>De kaart ligt open voor %1 en moet in de beurt gespeeld worden als de speelregels het dan toelaten, en anders zodra dat kan.</translation>
    </message>
    <message>
        <source>The card stands; whoever was passed over and has not played yet plays now.</source>
        <translation>De kaart blijft liggen; wie overgeslagen is en nog niet gespeeld heeft, speelt nu.</translation>
    </message>
    <message>
        <source>The card is played: %1 may not change it for another.</source>
        <translation>De kaart is gespeeld: %1 mag haar niet ruilen.</translation>
    </message>
    <message>
        <source>Only a revoke is mended.</source>
        <translation>Alleen verzaken wordt hersteld.</translation>
    </message>
    <message>
        <source>The card was not played: %1 takes it back and may play it later or not.</source>
        <translation>De kaart is niet gespeeld: %1 neemt haar terug en mag haar later spelen of niet.</translation>
    </message>
    <message>
        <source>%1 says which card is played, if both are allowed, and takes the other back.</source>
        <translation>%1 zegt welke kaart gespeeld is, als ze allebei mogen, en neemt de andere terug.</translation>
    </message>
    <message>
        <source>%1 takes the card back and plays one that is allowed; who played after that may change the card too.</source>
        <translation>%1 neemt de kaart terug en speelt er een die mag; wie daarna speelde, mag ook ruilen.</translation>
    </message>
    <message>
        <source>Roem claimed for the trick is struck and may be claimed again for the cards that now lie there.</source>
        <translation>Roem die voor de slag gemeld is, vervalt en mag opnieuw gemeld worden voor de kaarten die er nu liggen.</translation>
    </message>
    <message>
        <source>If %1 leads to the next trick, it may not be with the suit of the card taken back, unless there is nothing else.</source>
        <extracomment>%1 the partner of who revoked.</extracomment>
        <translation>Komt %1 in de volgende slag uit, dan niet met de kleur van de teruggenomen kaart, tenzij er niets anders is.</translation>
    </message>
    <message>
        <source>The points of the deal are entered: no revoke can be claimed any more.</source>
        <translation>De punten van het spel zijn ingevoerd: er kan niet meer gezegd worden dat er verzaakt is.</translation>
    </message>
    <message>
        <source>Those who accused mixed the cards: the revoke counts as not proved.</source>
        <translation>Wie beschuldigde, gooide de kaarten door elkaar: het verzaken geldt als niet bewezen.</translation>
    </message>
    <message>
        <source>The accused mixed the cards: the revoke counts as proved.</source>
        <translation>Wie beschuldigd werd, gooide de kaarten door elkaar: het verzaken geldt als bewezen.</translation>
    </message>
    <message>
        <source>Nobody is innocent: more than one side has revoked.</source>
        <translation>Niemand is zonder fout: meer dan één partij heeft verzaakt.</translation>
    </message>
    <message>
        <source>It is the first revoke of %1 in this game.</source>
        <extracomment>%1 the side, or of three the player, that revoked.</extracomment>
        <translation>Voor %1 is het de eerste keer in deze boom dat er verzaakt is.</translation>
    </message>
    <message>
        <source>If the makers are nat in the second deal, or a side takes every trick, or somebody revokes again, there is a third.</source>
        <translation>Is de spelende partij in het tweede spel nat, of haalt een partij alle slagen, of verzaakt er weer iemand, dan komt er een derde.</translation>
    </message>
    <message>
        <source>A third deal follows, and it will stand, whatever comes out.</source>
        <translation>Er komt een derde spel, en dat blijft staan, wat er ook uitkomt.</translation>
    </message>
    <message>
        <source>It is the third deal: it stands, whatever came out.</source>
        <translation>Het is het derde spel: het blijft staan, wat er ook uitkwam.</translation>
    </message>
    <message>
        <source>%1, as the partner, keeps the points.</source>
        <translation>%1, als maat, houdt de punten.</translation>
    </message>
    <message>
        <source>The cards are taken back as far as the revoke; %1 plays a card that is allowed, and the play goes on from there.</source>
        <translation>De kaarten worden teruggenomen tot waar verzaakt werd; %1 speelt een kaart die mag, en vandaar gaat het spel verder.</translation>
    </message>
    <message>
        <source>The innocent side gives the deal up.</source>
        <translation>De partij zonder fout geeft het spel op.</translation>
    </message>
    <message>
        <source>The claim is struck; there is no penalty.</source>
        <translation>De melding vervalt; er is geen straf.</translation>
    </message>
    <message>
        <source>The right value may be claimed instead now.</source>
        <translation>De juiste waarde mag nu in plaats daarvan gemeld worden.</translation>
    </message>
    <message>
        <source>The right value cannot be claimed any more: nothing is left of it.</source>
        <translation>De juiste waarde kan niet meer gemeld worden: er blijft niets van over.</translation>
    </message>
    <message>
        <source>Roem counts without a claim: what lies in the trick is written for those who won it.</source>
        <translation>Roem telt zonder melding: wat in de slag ligt, wordt geschreven voor wie hem won.</translation>
    </message>
    <message>
        <source>The rest may be claimed now.</source>
        <translation>De rest mag nu gemeld worden.</translation>
    </message>
    <message>
        <source>The rest cannot be claimed any more; what was claimed stands.</source>
        <translation>De rest kan niet meer gemeld worden; wat gemeld is, blijft staan.</translation>
    </message>
    <message>
        <source>Only those who won the trick may claim its roem: this claim counts for nobody.</source>
        <translation>Alleen wie de slag won, mag de roem melden: deze melding telt voor niemand.</translation>
    </message>
    <message>
        <source>They may claim it themselves as long as a claim is allowed.</source>
        <translation>Zij mogen hem zelf melden zolang een melding toegelaten is.</translation>
    </message>
    <message>
        <source>Anybody may claim roem: the claim counts for those who won the trick.</source>
        <translation>Iedereen mag roem melden: de melding telt voor wie de slag won.</translation>
    </message>
    <message>
        <source>The points are not accepted: the cards are counted again, and all of them are worth %1.</source>
        <extracomment>%1 card points of a whole deal.</extracomment>
        <translation>De punten worden niet aangenomen: de kaarten worden opnieuw geteld, en samen zijn ze %1 waard.</translation>
    </message>
    <message>
        <source>If the count of one side is right, the other has the rest.</source>
        <translation>Klopt de telling van één partij, dan heeft de andere de rest.</translation>
    </message>
    <message>
        <source>The cards are mixed, and the sides do not agree.</source>
        <translation>De kaarten liggen door elkaar, en de partijen zijn het niet eens.</translation>
    </message>
    <message>
        <source>What was counted wrongly cannot be counted again without the cards, and stands.</source>
        <translation>Wat verkeerd geteld is, kan zonder de kaarten niet opnieuw geteld worden en blijft staan.</translation>
    </message>
    <message>
        <source>It is mended: correct the deal.</source>
        <translation>Het wordt hersteld: verbeter het spel.</translation>
    </message>
    <message>
        <source>It is too late to mend the sheet: it stands.</source>
        <translation>Het is te laat om het scoreblad te herstellen: het blijft staan.</translation>
    </message>
    <message>
        <source>The last trick turned may be looked at until the next is complete.</source>
        <translation>De laatst omgedraaide slag mag bekeken worden tot de volgende vol is.</translation>
    </message>
    <message>
        <source>The first trick may be looked at until everybody has played to the second.</source>
        <translation>De eerste slag mag bekeken worden tot ieder in de tweede gespeeld heeft.</translation>
    </message>
    <message>
        <source>To prove a revoke tricks may be turned up in any case.</source>
        <translation>Om verzaken te bewijzen mogen slagen altijd geopend worden.</translation>
    </message>
    <message>
        <source>The trick must be turned back.</source>
        <translation>De slag moet weer omgedraaid worden.</translation>
    </message>
    <message>
        <source>By words, looks or gestures nobody may tell his partner anything about his cards or advise him; the play goes on.</source>
        <translation>Met woorden, blikken of gebaren mag niemand zijn maat iets over zijn kaarten vertellen of hem raad geven; het spel gaat verder.</translation>
    </message>
    <message>
        <source>%1 takes the cards back, and the play goes on.</source>
        <translation>%1 neemt de kaarten terug, en het spel gaat verder.</translation>
    </message>
    <message>
        <source>Only the makers may concede nat.</source>
        <translation>Alleen de spelende partij mag nat opgeven.</translation>
    </message>
    <message>
        <source>The remaining tricks are for %1, with the %2 points of the last one.</source>
        <extracomment>%1 a side or a player, %2 points of the last trick.</extracomment>
        <translation>De overige slagen zijn voor %1, met de %2 van de laatste.</translation>
    </message>
    <message>
        <source>Roem in them counts only if it was shown and claimed in the same breath.</source>
        <translation>Roem daarin telt alleen als die in één adem getoond en gemeld is.</translation>
    </message>
    <message>
        <source>Until the first card is led the maker may change the cards laid away.</source>
        <translation>Tot de eerste uitkomst mag de troefmaker de weggelegde kaarten ruilen.</translation>
    </message>
    <message>
        <source>A card has been led: the cards laid away stay as they are.</source>
        <translation>Er is uitgekomen: de weggelegde kaarten blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>The maker mends it before the first card is led: exactly two cards are laid away.</source>
        <translation>De troefmaker herstelt het vóór de eerste uitkomst: er worden precies twee kaarten weggelegd.</translation>
    </message>
    <message>
        <source>The cards are put back face down.</source>
        <translation>De kaarten gaan dicht terug.</translation>
    </message>
    <message>
        <source>Revoke of %1: all card points go to the others</source>
        <extracomment>%1 the side, or of three the player, that revoked.</extracomment>
        <translation>Verzaakt door %1: alle kaartpunten gaan naar de anderen</translation>
    </message>
    <message>
        <source>For the revoke of %1, written as roem</source>
        <translation>Voor het verzaken van %1, geschreven als roem</translation>
    </message>
    <message>
        <source>%1 has revoked and pays for it</source>
        <translation>%1 heeft verzaakt en betaalt ervoor</translation>
    </message>
    <message>
        <source>The tricks of this side have less roem in them: %1.</source>
        <translation>In de slagen van deze partij zit minder roem: %1.</translation>
    </message>
    <message>
        <source>%1 need more than %2 of %3 to keep their points.</source>
        <translation>%1 hebben meer dan %2 van %3 nodig om hun punten te houden.</translation>
    </message>
    <message>
        <source>%1 lead by %2.</source>
        <translation>%1 staan %2 voor.</translation>
    </message>
    <message>
        <source>in turn; if all pass, forehand must</source>
        <translation>om de beurt; passen allen, dan moet voorhand</translation>
    </message>
    <message>
        <source>forehand must (Utrecht)</source>
        <translation>voorhand moet (Utrecht)</translation>
    </message>
    <message>
        <source>second pack; then its next card</source>
        <translation>tweede pak; daarna de volgende kaart</translation>
    </message>
    <message>
        <source>second pack; then any suit</source>
        <translation>tweede pak; daarna elke kleur</translation>
    </message>
    <message>
        <source>second pack; then another suit</source>
        <translation>tweede pak; daarna een andere kleur</translation>
    </message>
    <message>
        <source>the dealer speaks first</source>
        <translation>de gever spreekt het eerst</translation>
    </message>
    <message>
        <source>Amsterdam</source>
        <translation>Amsterdam</translation>
    </message>
    <message>
        <source>Rotterdam</source>
        <translation>Rotterdam</translation>
    </message>
    <message>
        <source>it may not be done</source>
        <translation>mag niet</translation>
    </message>
    <message>
        <source>it may be done</source>
        <translation>mag</translation>
    </message>
    <message>
        <source>it must be done</source>
        <translation>moet</translation>
    </message>
    <message>
        <source>only with nothing else in hand</source>
        <translation>alleen met niets anders in de hand</translation>
    </message>
    <message>
        <source>whenever one likes</source>
        <translation>wanneer je wilt</translation>
    </message>
    <message>
        <source>a number of deals</source>
        <translation>een aantal spellen</translation>
    </message>
    <message>
        <source>a total that is reached</source>
        <translation>een totaal dat bereikt wordt</translation>
    </message>
    <message>
        <source>they stay the same</source>
        <translation>ze blijven dezelfde</translation>
    </message>
    <message>
        <source>they change: an individual evening</source>
        <translation>ze wisselen: een individuele avond</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>dezelfde gever</translation>
    </message>
    <message>
        <source>the next one</source>
        <translation>de volgende</translation>
    </message>
    <message>
        <source>Boonaken</source>
        <translation>boonaken</translation>
    </message>
    <message>
        <source>Jass, as printed in the seed document</source>
        <translation>jass, zoals in de oorspronkelijke tekst</translation>
    </message>
    <message>
        <source>Swiss Jass</source>
        <translation>Zwitsers jass</translation>
    </message>
    <message>
        <source>in marks, such as V I</source>
        <translation>met tekens, zoals V I</translation>
    </message>
    <message>
        <source>in figures, such as 70</source>
        <translation>met cijfers, zoals 70</translation>
    </message>
    <message>
        <source>the side that won the trick</source>
        <translation>de partij die de slag won</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>iedereen</translation>
    </message>
    <message>
        <source>nobody need claim it: all of it counts</source>
        <translation>niemand hoeft te melden: alles telt</translation>
    </message>
    <message>
        <source>until the next card is led</source>
        <translation>tot de volgende uitkomst</translation>
    </message>
    <message>
        <source>until the trick is turned</source>
        <translation>tot de slag omgedraaid is</translation>
    </message>
    <message>
        <source>until the points are counted</source>
        <translation>tot de punten geteld worden</translation>
    </message>
    <message>
        <source>3, 2, 3</source>
        <translation>3, 2, 3</translation>
    </message>
    <message>
        <source>4, 4</source>
        <translation>4, 4</translation>
    </message>
    <message>
        <source>3, 3, 2</source>
        <translation>3, 3, 2</translation>
    </message>
    <message>
        <source>until the next player has spoken</source>
        <translation>tot de volgende gesproken heeft</translation>
    </message>
    <message>
        <source>at once, before a card is led</source>
        <translation>meteen, voor er is uitgekomen</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>helemaal niet</translation>
    </message>
    <message>
        <source>it goes back to the hand</source>
        <translation>ze gaat terug in de hand</translation>
    </message>
    <message>
        <source>it lies open and must be played soon</source>
        <translation>ze ligt open en moet gespeeld worden zodra het kan</translation>
    </message>
    <message>
        <source>while the trick lies on the table</source>
        <translation>zolang de slag op tafel ligt</translation>
    </message>
    <message>
        <source>until the next trick is begun</source>
        <translation>tot de volgende slag begint</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>the partner may not lead that suit next</source>
        <translation>de maat mag niet met die kleur uitkomen</translation>
    </message>
    <message>
        <source>162 without roem</source>
        <translation>162 zonder roem</translation>
    </message>
    <message>
        <source>the deal is played again</source>
        <translation>het spel wordt overgedaan</translation>
    </message>
    <message>
        <source>it is played again, twice at most</source>
        <translation>het wordt overgedaan, hoogstens twee keer</translation>
    </message>
    <message>
        <source>the offender alone is charged</source>
        <translation>alleen wie de fout maakte, krijgt straf</translation>
    </message>
    <message>
        <source>the play stands</source>
        <translation>het blijft zoals gespeeld</translation>
    </message>
    <message>
        <source>while the trick is not turned yet</source>
        <translation>zolang de slag niet omgedraaid is</translation>
    </message>
    <message>
        <source>as long as roem may be claimed</source>
        <translation>zolang roem gemeld mag worden</translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>de laatste</translation>
    </message>
    <message>
        <source>only the first one</source>
        <translation>alleen de eerste</translation>
    </message>
    <message>
        <source>Utrecht, as in its club: undertrumping is a duty too</source>
        <translation>Utrechts, zoals in de club: ook ondertroeven moet</translation>
    </message>
    <message>
        <source>Rotterdam: the play, and nothing else</source>
        <translation>Rotterdams: alleen het spelen</translation>
    </message>
    <message>
        <source>%1 wins the evening with %2 points</source>
        <extracomment>%1 a player, %2 his points of all games of the evening.</extracomment>
        <translation>%1 wint de avond met %2 punten</translation>
    </message>
    <message>
        <source>%1 shares the win of the evening with %2 points</source>
        <translation>%1 deelt de winst van de avond met %2 punten</translation>
    </message>
    <message>
        <source>%1 misses this game: %2 count for him personally</source>
        <translation>%1 mist deze boom en krijgt er persoonlijk %2 voor</translation>
    </message>
    <message>
        <source>At this table everybody is dealt three cards, then two, then three.</source>
        <translation>Aan deze tafel krijgt iedereen drie kaarten, dan twee, dan drie.</translation>
    </message>
    <message>
        <source>At this table everybody is dealt four cards, then four.</source>
        <translation>Aan deze tafel krijgt iedereen vier kaarten, dan vier.</translation>
    </message>
    <message>
        <source>At this table everybody is dealt three cards, then three, then two.</source>
        <translation>Aan deze tafel krijgt iedereen drie kaarten, dan drie, dan twee.</translation>
    </message>
    <message>
        <source>Three players are dealt four cards, then three, then two go to the talon, then three.</source>
        <translation>Met zijn drieën krijgt ieder vier kaarten, dan drie, dan gaan er twee in de talon, dan drie.</translation>
    </message>
    <message>
        <source>The revoke is not proved, and cards that were shown go back.</source>
        <translation>Het verzaken is niet bewezen, en getoonde kaarten gaan terug.</translation>
    </message>
    <message>
        <source>The deal is counted as it was played.</source>
        <translation>Het spel wordt geteld zoals het gespeeld is.</translation>
    </message>
    <message>
        <source>The roem in these cards cannot be claimed so: four of a kind count whole.</source>
        <translation>De roem in deze kaarten kan zo niet gemeld worden: vier gelijke tellen samen, als geheel.</translation>
    </message>
    <message>
        <source>play</source>
        <translation>ik speel</translation>
    </message>
    <message>
        <source>after a while</source>
        <translation>na een tijdje</translation>
    </message>
    <message>
        <source>another suit</source>
        <translation>een andere kleur</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>meteen</translation>
    </message>
    <message>
        <source>proved of both sides</source>
        <translation>van beide partijen bewezen</translation>
    </message>
    <message>
        <source>claimed by those who lost the trick</source>
        <translation>gemeld door wie de slag verloor</translation>
    </message>
    <message>
        <source>a card was led</source>
        <translation>er was al uitgekomen</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>veranderd</translation>
    </message>
    <message>
        <source>while trumps are chosen</source>
        <translation>bij het troef kiezen</translation>
    </message>
    <message>
        <source>while counting</source>
        <translation>bij het tellen</translation>
    </message>
    <message>
        <source>while dealing</source>
        <translation>bij het geven</translation>
    </message>
    <message>
        <source>after it was written down</source>
        <translation>na het opschrijven</translation>
    </message>
    <message>
        <source>to prove a revoke</source>
        <translation>als bewijs van verzaken</translation>
    </message>
    <message>
        <source>could not be</source>
        <translation>kon niet</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>de laatste slag</translation>
    </message>
    <message>
        <source>after the next lead</source>
        <translation>na de volgende uitkomst</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>bekeken</translation>
    </message>
    <message>
        <source>the accusers mixed the cards</source>
        <translation>wie beschuldigde, gooide de kaarten door elkaar</translation>
    </message>
    <message>
        <source>an older trick</source>
        <translation>een oudere slag</translation>
    </message>
    <message>
        <source>while the trick lies there</source>
        <translation>terwijl de slag er nog ligt</translation>
    </message>
    <message>
        <source>“the rest is mine”</source>
        <translation>‘de rest is voor mij’</translation>
    </message>
    <message>
        <source>somebody else had spoken</source>
        <translation>een ander had al gesproken</translation>
    </message>
    <message>
        <source>too little</source>
        <translation>te weinig</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>te veel</translation>
    </message>
    <message>
        <source>after the trick was turned</source>
        <translation>nadat de slag was omgedraaid</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>pit</source>
        <translation>pit</translation>
    </message>
    <message>
        <source>tegenpit</source>
        <translation>tegenpit</translation>
    </message>
    <message>
        <source>%1 away</source>
        <translation>%1 afwezig</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>nat, uncounted</source>
        <translation>nat, niet geteld</translation>
    </message>
    <message>
        <source>last trick %1</source>
        <translation>laatste slag %1</translation>
    </message>
    <message numerus="yes">
        <source>others %n card(s)</source>
        <translation>
            <numerusform>de anderen %n kaart</numerusform>
            <numerusform>de anderen %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>others %1</source>
        <translation>de anderen %1</translation>
    </message>
    <message>
        <source>roem against %1</source>
        <translation>roem tegen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>roem %1</source>
        <translation>roem %1</translation>
    </message>
    <message>
        <source>third %1</source>
        <translation>de derde %1</translation>
    </message>
    <message>
        <source>third roem %1</source>
        <translation>roem van de derde %1</translation>
    </message>
    <message>
        <source>by the cards won</source>
        <translation>met de gewonnen kaarten</translation>
    </message>
    <message>
        <source>by card points</source>
        <translation>op kaartpunten</translation>
    </message>
    <message>
        <source>Roem that was claimed for the trick</source>
        <translation>Roem die voor de slag gemeld is</translation>
    </message>
    <message>
        <source>Roem in it: %1.</source>
        <extracomment>%1 points.</extracomment>
        <translation>Roem in de slag: %1.</translation>
    </message>
    <message>
        <source>There is no roem in it.</source>
        <translation>Er zit geen roem in.</translation>
    </message>
    <message>
        <source>Were the %1 roem claimed</source>
        <extracomment>%1 points.</extracomment>
        <translation>Is de %1 roem gemeld</translation>
    </message>
    <message>
        <source>He defends: the others made trumps</source>
        <translation>Hij speelt tegen: de anderen hebben troef gemaakt</translation>
    </message>
    <message>
        <source>Roem that either side has claimed so far, together</source>
        <translation>Roem die beide partijen tot nu toe gemeld hebben, samen</translation>
    </message>
    <message>
        <source>Only the makers can concede nat; who defends gives the rest up.</source>
        <translation>Alleen de spelende partij kan nat opgeven; de tegenpartij geeft de rest op.</translation>
    </message>
    <message>
        <source>The deal is void, and so is the roem in it.</source>
        <translation>Het spel is ongeldig, en de roem erin ook.</translation>
    </message>
    <message>
        <source>The deal is void: whoever was passed over deals, with all cards.</source>
        <translation>Het spel is ongeldig: wie overgeslagen werd, geeft, met alle kaarten.</translation>
    </message>
    <message>
        <source>The deal stands with the forehand that it had. Whoever was passed over deals the next, and after that %1.</source>
        <extracomment>%1 whose turn it was, %2 who deals after that.</extracomment>
        <translation>Het spel blijft staan, met de voorhand die het had. Wie overgeslagen werd, geeft het volgende, en daarna %1.</translation>
    </message>
    <message>
        <source>The deal stands with the forehand that it had. Whoever was passed over deals the next, and the turn goes on from there.</source>
        <translation>Het spel blijft staan, met de voorhand die het had. Wie overgeslagen werd, geeft het volgende, en vandaar gaat de beurt verder.</translation>
    </message>
    <message>
        <source>The fault is let pass.</source>
        <translation>De fout blijft zonder gevolg.</translation>
    </message>
    <message>
        <source>There is no penalty.</source>
        <translation>Er is geen straf.</translation>
    </message>
    <message>
        <source>The deal ends at once; nothing of it is left for %1, neither points nor roem.</source>
        <extracomment>%1 the side, or of three the player, that revoked.</extracomment>
        <translation>Het spel eindigt meteen; voor %1 blijft er niets van over, geen punten en geen roem.</translation>
    </message>
    <message>
        <source>It is not the first revoke of %1 in this game, so it costs the deal.</source>
        <translation>Voor %1 is het niet de eerste keer in deze boom, dus het kost het spel.</translation>
    </message>
    <message>
        <source>The deal stands as it fell.</source>
        <translation>Het spel blijft staan zoals het viel.</translation>
    </message>
    <message>
        <source>It is the third deal, and it stands; nothing of it is left for %1, neither points nor roem.</source>
        <translation>Het is het derde spel, en het blijft staan; voor %1 blijft er niets van over, geen punten en geen roem.</translation>
    </message>
    <message>
        <source>The deal is played to its end, and %1 pays for the revoke.</source>
        <extracomment>%1 who revoked, %2 points.</extracomment>
        <translation>Het spel wordt uitgespeeld, en %1 betaalt voor het verzaken.</translation>
    </message>
    <message>
        <source>Partners are fixed, so it is taken from the total of %1.</source>
        <extracomment>%1 a side, %2 points.</extracomment>
        <translation>De maten zijn vast, dus het gaat van het totaal van %1 af.</translation>
    </message>
    <message>
        <source>A guest played for %1 and has no personal total from which it could be taken.</source>
        <extracomment>%1 who misses the game.</extracomment>
        <translation>Een invaller speelde voor %1 en heeft geen persoonlijk totaal waar het af kan.</translation>
    </message>
    <message>
        <source>The play goes on.</source>
        <translation>Er wordt doorgespeeld.</translation>
    </message>
    <message>
        <source>Nat is conceded by %1, and nothing is counted: all card points, and all roem that either side has claimed, are for the others.</source>
        <extracomment>%1 the makers&apos; side, or of three the maker.</extracomment>
        <translation>%1 geeft het op en is nat, en er wordt niets geteld: alle kaartpunten, en alle roem die door wie dan ook gemeld is, zijn voor de anderen.</translation>
    </message>
    <message>
        <source>Who may ask has to ask in time: what all have accepted stays.</source>
        <translation>Wie mag vragen, moet op tijd vragen: wat iedereen aanvaard heeft, blijft.</translation>
    </message>
    <message>
        <source>Everybody gets his cards in the same way, and who has spoken about trumps has accepted them.</source>
        <translation>Iedereen krijgt zijn kaarten op dezelfde manier, en wie over troef gesproken heeft, heeft ze aanvaard.</translation>
    </message>
    <message>
        <source>A card that all have seen tells who has it, and trumps would be chosen by that.</source>
        <translation>Van een kaart die iedereen gezien heeft, is bekend wie hem heeft, en daarop zou troef gekozen worden.</translation>
    </message>
    <message>
        <source>With a card too many or too few the tricks and the points cannot come out.</source>
        <translation>Met een kaart te veel of te weinig komen slagen en punten niet uit.</translation>
    </message>
    <message>
        <source>Everybody is to deal, and to sit as forehand, equally often.</source>
        <translation>Iedereen hoort even vaak te geven en even vaak voorhand te zijn.</translation>
    </message>
    <message>
        <source>Who speaks too early must not take the choice of trumps from another.</source>
        <translation>Wie te vroeg spreekt, mag een ander de keuze van troef niet afnemen.</translation>
    </message>
    <message>
        <source>A slip of the tongue may be put right until somebody has relied on it.</source>
        <translation>Een verspreking mag hersteld worden tot iemand erop gebouwd heeft.</translation>
    </message>
    <message>
        <source>The makers should know what they promise, but once a card is led everybody has relied on it.</source>
        <translation>De spelende partij hoort te weten wat ze belooft, maar is er uitgekomen, dan heeft iedereen erop gebouwd.</translation>
    </message>
    <message>
        <source>The lead belongs to who won the trick, and the opponents may insist on it.</source>
        <translation>De uitkomst is van wie de slag won, en de tegenpartij mag daarop staan.</translation>
    </message>
    <message>
        <source>Who plays later has seen more, and nobody may take that place from him.</source>
        <translation>Wie later speelt, heeft meer gezien, en die plaats mag niemand hem afnemen.</translation>
    </message>
    <message>
        <source>A card counts when it is laid down on purpose, and not when it falls.</source>
        <translation>Een kaart telt als hij met opzet gelegd wordt, en niet als hij valt.</translation>
    </message>
    <message>
        <source>A trick has one card of each player, and a slip is mended as long as all can see it.</source>
        <translation>Een slag heeft één kaart van elke speler, en een vergissing wordt hersteld zolang iedereen hem kan zien.</translation>
    </message>
    <message>
        <source>While the cards lie there it can be put right, and nobody has lost anything by it.</source>
        <translation>Zolang de kaarten er liggen, is het te herstellen, en niemand heeft er iets bij verloren.</translation>
    </message>
    <message>
        <source>Nobody can tell how the deal would have gone, so those who revoked keep nothing of it.</source>
        <translation>Niemand kan zeggen hoe het spel gelopen was, dus wie verzaakte, houdt er niets van over.</translation>
    </message>
    <message>
        <source>Nobody can tell how the deal would have gone, so nobody keeps it; who revokes again is not spared again.</source>
        <translation>Niemand kan zeggen hoe het spel gelopen was, dus niemand houdt het; wie weer verzaakt, wordt niet weer gespaard.</translation>
    </message>
    <message>
        <source>There is a second chance, and at most a third, so that the game has an end.</source>
        <translation>Er is een tweede kans, en hooguit een derde, zodat de boom ook uit raakt.</translation>
    </message>
    <message>
        <source>The fault is the player&apos;s own, and his partner has no part in it.</source>
        <translation>De fout is van de speler zelf, en zijn maat staat erbuiten.</translation>
    </message>
    <message>
        <source>At this table a revoke is mended as far as that can be done, and nobody is punished.</source>
        <translation>Aan deze tafel wordt verzaken hersteld zover dat gaat, en niemand wordt gestraft.</translation>
    </message>
    <message>
        <source>A revoke is proved by the cards, so it is claimed while they are there.</source>
        <translation>Verzaken wordt met de kaarten bewezen, dus het wordt aangewezen zolang ze er zijn.</translation>
    </message>
    <message>
        <source>Who asks in good faith has done nothing wrong; otherwise nobody would dare to ask.</source>
        <translation>Wie te goeder trouw vraagt, heeft niets misdaan; anders durfde niemand te vragen.</translation>
    </message>
    <message>
        <source>Roem is what lies in the trick and is claimed in time, and a miscount is no crime.</source>
        <translation>Roem is wat in de slag ligt en op tijd gemeld wordt, en verkeerd tellen is geen misdaad.</translation>
    </message>
    <message>
        <source>All cards together are worth the same in every deal, so a wrong count shows itself.</source>
        <translation>Alle kaarten samen zijn elk spel evenveel waard, dus een telfout blijkt vanzelf.</translation>
    </message>
    <message>
        <source>The sheet has to say what was counted; a slip of the pencil wins nobody anything.</source>
        <translation>Het scoreblad moet zeggen wat er geteld is; met een schrijffout wint niemand iets.</translation>
    </message>
    <message>
        <source>Remembering the cards is part of the game; proving a revoke needs the tricks.</source>
        <translation>De kaarten onthouden hoort bij het spel; om verzaken te bewijzen zijn de slagen nodig.</translation>
    </message>
    <message>
        <source>Partners may know each other&apos;s cards by the play alone.</source>
        <translation>Maten mogen elkaars kaarten alleen uit het spel kennen.</translation>
    </message>
    <message>
        <source>Tricks that nobody has played belong to a side only if nobody objects.</source>
        <translation>Slagen die niemand gespeeld heeft, zijn pas van een partij als niemand bezwaar maakt.</translation>
    </message>
    <message>
        <source>What is laid away is the maker&apos;s choice until the first card is led, and nobody else&apos;s to see.</source>
        <translation>Wat weggelegd wordt, is de keus van de troefmaker tot er uitgekomen is, en een ander mag het niet zien.</translation>
    </message>
    <message>
        <source>“we are nat”</source>
        <translation>‘wij zijn nat’</translation>
    </message>
    <message>
        <source>“the rest is yours”</source>
        <translation>‘de rest is voor jullie’</translation>
    </message>
    <message>
        <source>162 and the roem of both sides</source>
        <translation>162 en de roem van beide partijen</translation>
    </message>
    <message>
        <source>One side alone has mixed them</source>
        <translation>Eén partij heeft ze door elkaar gedaan</translation>
    </message>
    <message>
        <source>Roem claimed so far: by the innocent side, of three by each other player, and then by the side at fault; a pit counts with it</source>
        <translation>Roem die tot dan toe gemeld is: door de andere partij, met zijn drieën door elk van de anderen, en dan door de partij die in de fout is; een pit telt mee</translation>
    </message>
    <message>
        <source>Tell one sum for the innocent side, of three one for each other player from the left; and then one for the side at fault.</source>
        <translation>Geef één som voor de andere partij, met zijn drieën één voor elk van de anderen, van links af; en dan één voor de partij die in de fout is.</translation>
    </message>
    <message>
        <source>The trick was turned with a card too many or too few, and the others ask for another deal.</source>
        <translation>De slag is omgedraaid met een kaart te veel of te weinig, en de anderen vragen om opnieuw te geven.</translation>
    </message>
    <message>
        <source>The others let the deal stand: every card counts where it lies, and who has none left plays none.</source>
        <translation>De anderen laten het spel staan: elke kaart telt waar zij ligt, en wie er geen meer heeft, speelt er geen.</translation>
    </message>
    <message>
        <source>What those have counted who did not mix the cards stands, and the others have the rest.</source>
        <translation>De telling van wie de kaarten niet door elkaar deed, blijft staan, en de anderen hebben de rest.</translation>
    </message>
    <message>
        <source>The others&apos; roem counts for %1: %2</source>
        <extracomment>%1 a side or a player, %2 points.</extracomment>
        <translation>De roem van de anderen telt voor %1: %2</translation>
    </message>
    <message>
        <source>How far the play had come when it was seen</source>
        <translation>Hoe ver het spelen was toen het gezien werd</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>Waarover de toeschouwer sprak</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>De kaarten van die slag zijn nog open te leggen</translation>
    </message>
    <message>
        <source>He could have played a card that was allowed</source>
        <translation>Hij had een kaart die wel mocht</translation>
    </message>
    <message>
        <source>He said that he had none and the trick was turned, or a card was led since</source>
        <translation>Hij zei dat hij er geen had en de slag is omgedraaid, of er is sindsdien uitgekomen</translation>
    </message>
    <message>
        <source>He had none, and the question is allowed: play goes on.</source>
        <translation>Hij had er geen, en de vraag mag: het spelen gaat door.</translation>
    </message>
    <message>
        <source>The trick goes to the side whose card is best in it, with its points; that side may claim its roem now.</source>
        <translation>De slag gaat naar de partij met de beste kaart erin, met zijn punten; die partij mag de roem nu melden.</translation>
    </message>
    <message>
        <source>Who won it leads.</source>
        <translation>Wie hem won, komt uit.</translation>
    </message>
    <message>
        <source>The lead that followed was out of turn, and is settled as such.</source>
        <translation>De uitkomst daarna was voor de beurt, en wordt zo behandeld.</translation>
    </message>
    <message>
        <source>The tricks played since then stand.</source>
        <translation>De slagen van daarna blijven staan.</translation>
    </message>
    <message>
        <source>Nobody can show it any more: the trick counts where it lay, unless both sides agree.</source>
        <translation>Niemand kan het nog laten zien: de slag telt waar hij lag, tenzij beide partijen het eens zijn.</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>Die ene slag wordt geopend, en de kaarten beslissen; dan gaat hij weer dicht.</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it; the last trick counts where it lies.</source>
        <translation>Wie in de volgende slag uitkwam, geldt als winnaar; de laatste slag telt waar hij ligt.</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>Wat hij noemde, wordt behandeld alsof een speler het had genoemd.</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>Het spelen gaat door, en niemand mag zich naar het gezegde richten.</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>Wie niet meespeelt, zwijgt voortaan of gaat van tafel.</translation>
    </message>
    <message>
        <source>Here nobody has to name a suit.</source>
        <translation>Hier hoeft niemand een kleur te noemen.</translation>
    </message>
    <message>
        <source>The pass does not count: %1 names a suit now.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>De pas telt niet: %1 noemt nu een kleur.</translation>
    </message>
    <message>
        <source>The hands cannot be restored: %1 counts as the maker, and is nat.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>De handen zijn niet te herstellen: %1 geldt als troefmaker, en is nat.</translation>
    </message>
    <message>
        <source>%1 would not name a suit</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 wilde geen kleur noemen</translation>
    </message>
    <message>
        <source>It is a revoke noticed too late to be mended: the other side may claim it, or let it stand.</source>
        <translation>Het is verzaken dat te laat gemerkt is om te herstellen: de andere partij mag het aanrekenen of laten staan.</translation>
    </message>
    <message>
        <source>Dealt in other packets</source>
        <translation>In andere aantallen gegeven</translation>
    </message>
    <message>
        <source>dealt in fours / wrong packets / dealt two at a time / he did not deal three two three</source>
        <translation>met vier tegelijk gegeven / vergeven / verkeerde aantallen tegelijk / hij gaf twee tegelijk / niet drie twee drie</translation>
    </message>
    <message>
        <source>A card exposed in dealing</source>
        <translation>Een kaart open bij het geven</translation>
    </message>
    <message>
        <source>a card turned over while dealing / the dealer showed a card / a card lay face up in the pack</source>
        <translation>een kaart keerde om bij het delen / de gever liet een kaart zien / een kaart lag open in het pak</translation>
    </message>
    <message>
        <source>A wrong number of cards</source>
        <translation>Een verkeerd aantal kaarten</translation>
    </message>
    <message>
        <source>too many cards / too few cards / seven cards / nine cards / a card is missing / he has a card left over / misdeal</source>
        <translation>te veel kaarten / te weinig kaarten / zeven kaarten / negen kaarten / een kaart te kort / er ontbreekt een kaart / hij houdt een kaart over / vergeven</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>De verkeerde gaf</translation>
    </message>
    <message>
        <source>dealt out of turn / it was not his deal / somebody was skipped in dealing / somebody else should have dealt</source>
        <translation>voor zijn beurt gegeven / hij hoefde niet te geven / iemand overgeslagen bij het geven / een ander moest delen / verkeerd gedeeld</translation>
    </message>
    <message>
        <source>A suit named or a pass out of turn</source>
        <translation>Voor de beurt gesproken</translation>
    </message>
    <message>
        <source>he spoke before his turn / he passed too early / named trumps before me / forehand had not spoken</source>
        <translation>hij paste voor zijn beurt / te vroeg gepast / hij noemde troef voor mij / voorhand had nog niets gezegd / voor zijn beurt gaan spelen</translation>
    </message>
    <message>
        <source>The wrong suit named</source>
        <translation>De verkeerde kleur genoemd</translation>
    </message>
    <message>
        <source>he wants to change trumps / slip of the tongue / he said one suit but meant another / he meant hearts / can he still change the suit / he wants to pass after all</source>
        <translation>hij wil van troef veranderen / verspreking / hij zei harten maar bedoelde ruiten / hij bedoelde een andere kleur / mag hij nog een andere kleur / hij wil toch passen</translation>
    </message>
    <message>
        <source>Trumps made without a trump</source>
        <translation>Troef gemaakt zonder troef</translation>
    </message>
    <message>
        <source>he named a suit he does not have / no trump in his hand / may he make a suit he does not hold</source>
        <translation>hij speelt een kleur die hij niet heeft / geen troef in de hand / mag hij troef maken zonder troef</translation>
    </message>
    <message>
        <source>A lead out of turn</source>
        <translation>Voor de beurt uitgekomen</translation>
    </message>
    <message>
        <source>he led but it was not his lead / the wrong player led / it was my lead / his partner had the lead</source>
        <translation>hij kwam uit maar was niet aan slag / de verkeerde kwam uit / ik moest uitkomen / zijn maat was aan slag</translation>
    </message>
    <message>
        <source>A card played out of turn</source>
        <translation>Voor de beurt gespeeld</translation>
    </message>
    <message>
        <source>he played before his turn / too early / it was not his turn / he played before me / somebody was skipped</source>
        <translation>hij speelde te vroeg / hij was niet aan de beurt / hij legde een kaart voor mij / voor zijn beurt een kaart gelegd / iemand overgeslagen</translation>
    </message>
    <message>
        <source>A card shown by mistake</source>
        <translation>Een kaart per ongeluk getoond</translation>
    </message>
    <message>
        <source>he dropped a card / a card fell / I saw his card / he showed a card / he took his card back / he wants to change his card / a card laid is played</source>
        <translation>hij liet een kaart vallen / een kaart viel / ik zag zijn kaart / hij liet een kaart zien / hij nam zijn kaart terug / gelegd is gespeeld / hij wil een andere kaart spelen</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>Twee kaarten tegelijk</translation>
    </message>
    <message>
        <source>two cards stuck together / he put down two cards / played two cards</source>
        <translation>twee kaarten aan elkaar geplakt / hij legde twee kaarten neer / twee kaarten gespeeld</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>Verzaakt</translation>
    </message>
    <message>
        <source>he did not follow suit / he had to trump / he should have overtrumped / he undertrumped / she reneged / renege / he still had the suit / he trumped although he could follow / he threw something off</source>
        <translation>hij bekende geen kleur / hij moest troeven / hij moest overtroeven / hij troefde onder / verzaken / verzaakt / hij had die kleur nog / niet bekend / hij kon bekennen / introeven vergeten</translation>
    </message>
    <message>
        <source>A deal dealt again for a revoke</source>
        <translation>Een spel dat na verzaken opnieuw is gegeven</translation>
    </message>
    <message>
        <source>the second deal after a revoke / a third deal / nat in the deal dealt again / do we deal once more</source>
        <translation>het tweede spel na verzaken / een derde keer geven / nat in het overgegeven spel / moeten we nog eens geven</translation>
    </message>
    <message>
        <source>A wrong accusation</source>
        <translation>Een valse beschuldiging</translation>
    </message>
    <message>
        <source>he was wrongly accused of a revoke / false accusation / he did not revoke at all / they said I reneged and it is not true</source>
        <translation>ten onrechte beschuldigd van verzaken / hij had niet verzaakt / ze zeiden dat ik verzaakte maar dat is niet waar / onterecht</translation>
    </message>
    <message>
        <source>A false claim of roem</source>
        <translation>Verkeerde roem gemeld</translation>
    </message>
    <message>
        <source>he claimed too much roem / he claimed too little / the roem was not there / they claimed roem in our trick / wrong roem / forgot to claim the rest / stuk that was not there</source>
        <translation>te veel geroemd / te weinig roem gemeld / die roem was er niet / zij meldden roem in onze slag / foute roem / stuk gemeld dat er niet was / vijftig in plaats van twintig</translation>
    </message>
    <message>
        <source>The points are not 162 together</source>
        <translation>De punten zijn samen geen 162</translation>
    </message>
    <message>
        <source>the count is wrong / points are missing / we counted 152 / count again / the sums do not agree / miscounted</source>
        <translation>de telling klopt niet / er missen punten / wij komen op 152 / opnieuw tellen / verkeerd geteld / samen te weinig punten</translation>
    </message>
    <message>
        <source>A slip on the sheet</source>
        <translation>Een schrijffout op het scoreblad</translation>
    </message>
    <message>
        <source>written down wrongly / an error on the score sheet / points on the wrong side / wrongly added up / we forgot to write the roem</source>
        <translation>verkeerd opgeschreven / fout op het scoreblad / punten aan de verkeerde kant / verkeerd opgeteld / roem vergeten te noteren</translation>
    </message>
    <message>
        <source>A turned trick looked at</source>
        <translation>Een omgedraaide slag bekeken</translation>
    </message>
    <message>
        <source>may I see the last trick / he looked at a trick / he turned a trick over / look back at the first trick</source>
        <translation>mag ik de laatste slag zien / hij keek in een slag / hij draaide een slag om / terugkijken / de eerste slag inzien</translation>
    </message>
    <message>
        <source>Talk or gestures</source>
        <translation>Gepraat of gebaren</translation>
    </message>
    <message>
        <source>he gave his partner a sign / they are signalling / he told his partner what he holds / a look / talking across the table / he said I have the jack</source>
        <translation>hij gaf zijn maat een seintje / ze seinen / hij zei zijn maat wat hij heeft / een blik / overleg aan tafel / hij zei dat hij de boer heeft / praten</translation>
    </message>
    <message>
        <source>A hand laid down</source>
        <translation>Een hand opengelegd</translation>
    </message>
    <message>
        <source>the rest is mine / he says he takes the rest / he laid his cards on the table / they concede nat / he gives up / do we play it out</source>
        <translation>de rest is voor mij / hij zegt dat hij alles haalt / hij gooit zijn kaarten open / ze geven nat / hij geeft op / moeten we uitspelen</translation>
    </message>
    <message>
        <source>A fault with the talon</source>
        <translation>Een fout met de talon</translation>
    </message>
    <message>
        <source>the maker changed what he laid away / he laid away three cards / somebody looked at the talon / the two cards laid away</source>
        <translation>de troefmaker veranderde wat hij weglegde / hij legde te veel kaarten weg / iemand keek in de talon / de twee weggelegde kaarten</translation>
    </message>
    <message>
        <source>Who has to name a suit passed</source>
        <translation>Wie een kleur moet noemen, paste</translation>
    </message>
    <message>
        <source>forehand passed although all had passed / nobody made trumps / he has to name trumps / he refuses to name a suit / everybody passed</source>
        <translation>voorhand paste terwijl iedereen al gepast had / niemand maakt troef / hij moet spelen / hij weigert een kleur te noemen / verplicht spelen</translation>
    </message>
    <message>
        <source>“None left?” was asked</source>
        <translation>‘Geen meer?’ werd gevraagd</translation>
    </message>
    <message>
        <source>no more clubs / he asked whether he had none left / have you no spades / he said he had none / asking about the suit</source>
        <translation>geen klaver meer / hij vroeg of hij er geen meer had / heb je geen schoppen / hij zei dat hij er geen had / gevraagd naar de kleur</translation>
    </message>
    <message>
        <source>The wrong side gathered a trick</source>
        <translation>De verkeerde partij nam een slag</translation>
    </message>
    <message>
        <source>they took our trick / the trick lies in the wrong pile / we had won it / a trick went to the other side / they picked up a trick that was ours</source>
        <translation>zij pakten onze slag / de slag ligt op de verkeerde stapel / wij hadden hem gewonnen / een slag ging naar de anderen / de slag is van ons</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>Onenigheid over wie een slag won</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both sides say it was theirs</source>
        <translation>wie had de slag / we zijn het niet eens wie hem haalde / van wie was die slag / niemand weet het meer / beide partijen zeggen dat hij van hen is</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>Een toeschouwer sprak</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / somebody behind me gave it away / advice from outside / a visitor told him</source>
        <translation>iemand die niet meespeelt zei iets / een kijker bemoeide zich ermee / de kibitzer praatte / raad van buiten / iemand achter mij verklapte het</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Iets anders</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>niets van dit alles / een andere fout</translation>
    </message>
    <message>
        <source>Somebody has to name a suit, or the deal would not be played.</source>
        <translation>Iemand moet een kleur noemen, anders wordt het spel niet gespeeld.</translation>
    </message>
    <message>
        <source>others / they</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>de anderen / anderen</translation>
    </message>
    <message>
        <source>third</source>
        <translation>derde</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>roem</translation>
    </message>
    <message>
        <source>against / roem against</source>
        <translation>tegen / roem tegen</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>roem van de derde</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>sommen / opgeteld</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>slagen</translation>
    </message>
    <message>
        <source>nat / wet</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>last / last trick</source>
        <translation>laatste / laatste slag</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kaarten</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>hun kaarten</translation>
    </message>
    <message>
        <source>absent / away</source>
        <translation>afwezig</translation>
    </message>
    <message>
        <source>Two against two: more than half of the points, and roem on top.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>Twee tegen twee: meer dan de helft van de punten, met roem erbij.</translation>
    </message>
    <message>
        <source>play / I play</source>
        <translation>ik speel / spelen</translation>
    </message>
    <message>
        <source>What each side has does not go with the roem and the pits that were told.</source>
        <translation>Wat elke partij heeft, past niet bij de genoemde roem en pits.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; the sheet has %3, so %4 is roem and pits</source>
        <extracomment>%1 deals, %2 their card points, %3 the sum of both totals, %4 what is left.</extracomment>
        <translation>
            <numerusform>%n spel geeft %2; op het scoreblad staat %3, dus %4 is roem en pit</numerusform>
            <numerusform>%n spellen geven %2; op het scoreblad staat %3, dus %4 is roem en pit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) can add up to %2</source>
        <translation>
            <numerusform>%n spel kan op %2 uitkomen</numerusform>
            <numerusform>%n spellen kunnen op %2 uitkomen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2 at least: %3. A deal or the last trick of one is missing.</source>
        <extracomment>%1 deals, %2 the least they give, %3 the difference.</extracomment>
        <translation>
            <numerusform>%n spel geeft minstens %2: %3. De laatste slag ontbreekt.</numerusform>
            <numerusform>%n spellen geven minstens %2: %3. Er ontbreekt een spel, of ergens de laatste slag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; no roem adds up to %3 above it.</source>
        <translation>
            <numerusform>%n spel geeft %2; %3 erboven kan geen roem zijn.</numerusform>
            <numerusform>%n spellen geven %2; %3 erboven kan geen roem zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; what is above it, %3, is no multiple of ten: some deal is miswritten.</source>
        <translation>
            <numerusform>%n spel geeft %2; wat erboven staat, %3, is geen veelvoud van tien: het spel is verkeerd opgeschreven.</numerusform>
            <numerusform>%n spellen geven %2; wat erboven staat, %3, is geen veelvoud van tien: er is een spel verkeerd opgeschreven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; %3 above it is impossible as roem: one deal is 10 or 30 out, perhaps by its last trick.</source>
        <translation>
            <numerusform>%n spel geeft %2; %3 erboven kan geen roem zijn: het spel zit er 10 of 30 naast, misschien door de laatste slag.</numerusform>
            <numerusform>%n spellen geven %2; %3 erboven kan geen roem zijn: er zit een spel 10 of 30 naast, misschien door de laatste slag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of three players never add up to this.</source>
        <translation>
            <numerusform>%n spel met zijn drieën komt hier nooit op uit.</numerusform>
            <numerusform>%n spellen met zijn drieën komen hier nooit op uit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with the roem and the pits that were told come to %2, not to %3.</source>
        <extracomment>%1 deals, %2 what they come to, %3 what was told.</extracomment>
        <translation>
            <numerusform>%n spel met de genoemde roem en pits is samen %2, niet %3.</numerusform>
            <numerusform>%n spellen met de genoemde roem en pits zijn samen %2, niet %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kyuuri</name>
    <message>
        <source>Kyuuri</source>
        <translation>Kyuuri</translation>
    </message>
    <message>
        <source>Losses count up from 0, or points down from the limit</source>
        <translation>Strafpunten optellen vanaf 0, of punten aftellen vanaf de grens</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Wanneer een partij uit is</translation>
    </message>
    <message>
        <source>Deals in a game, where their number is fixed</source>
        <translation>Spellen per partij, als het aantal vaststaat</translation>
    </message>
    <message>
        <source>Where played cards lie</source>
        <translation>Waar gespeelde kaarten liggen</translation>
    </message>
    <message>
        <source>Loss at which a player is out</source>
        <translation>Strafpunten waarbij een speler af is</translation>
    </message>
    <message>
        <source>Out on reaching the limit, or only above it</source>
        <translation>Af op de grens, of pas erboven</translation>
    </message>
    <message>
        <source>What the others with the highest rank of the last trick get</source>
        <translation>Wat de anderen met de hoogste kaart van de laatste slag krijgen</translation>
    </message>
    <message>
        <source>What may be played when an ace is led</source>
        <translation>Wat je mag spelen als er met een aas wordt uitgekomen</translation>
    </message>
    <message>
        <source>Which card has to be matched or beaten</source>
        <translation>Welke kaart je moet evenaren of overtreffen</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Kaarten per speler</translation>
    </message>
    <message>
        <source>With two lives a player comes back once</source>
        <translation>Met twee levens komt een speler één keer terug</translation>
    </message>
    <message>
        <source>Standard: out at 21</source>
        <translation>Standaard: af bij 21</translation>
    </message>
    <message>
        <source>Counting down from 21: easier for children</source>
        <translation>Aftellen vanaf 21: makkelijker voor kinderen</translation>
    </message>
    <message>
        <source>Ten deals and nobody goes out; the least loss wins</source>
        <translation>Tien spellen, en niemand valt af; de minste strafpunten winnen</translation>
    </message>
    <message>
        <source>Agurk: 30 points, all with the highest rank lose</source>
        <translation>Agurk: 30 punten, iedereen met de hoogste kaart verliest</translation>
    </message>
    <message>
        <source>Gurka: six cards, compared with the previous card</source>
        <translation>Gurka: zes kaarten, vergeleken met de vorige kaart</translation>
    </message>
    <message>
        <source>Everybody comes back once; ends when two are left</source>
        <translation>Iedereen komt één keer terug; uit als er twee over zijn</translation>
    </message>
    <message>
        <source>Who took the last trick</source>
        <translation>Wie de laatste slag haalde</translation>
    </message>
    <message>
        <source>The rank that took it</source>
        <translation>Met welke kaart</translation>
    </message>
    <message>
        <source>Who else played that rank in it</source>
        <translation>Wie er net zo’n kaart in speelde</translation>
    </message>
    <message>
        <source>Who led to the last trick</source>
        <translation>Wie in de laatste slag uitkwam</translation>
    </message>
    <message>
        <source>The ranks of the last trick in playing order</source>
        <translation>De kaarten van de laatste slag, op volgorde van spelen</translation>
    </message>
    <message>
        <source>Who is out of this game</source>
        <translation>Wie af is in deze partij</translation>
    </message>
    <message>
        <source>Who has used the second life</source>
        <translation>Wie zijn tweede leven heeft gebruikt</translation>
    </message>
    <message>
        <source>%1 takes the last trick with %2 and loses %3</source>
        <extracomment>%1 a player, %2 a rank such as K, %3 the points it costs.</extracomment>
        <translation>%1 haalt de laatste slag met %2 en verliest %3</translation>
    </message>
    <message>
        <source>%1 played the same rank and gets %2 back</source>
        <translation>%1 speelde net zo’n kaart en krijgt %2 terug</translation>
    </message>
    <message>
        <source>%1 played the same rank and gets %2 of %3 back: no more was lost</source>
        <translation>%1 speelde net zo’n kaart en krijgt %2 van %3 terug: meer was er niet verloren</translation>
    </message>
    <message>
        <source>%1 played the same rank, but had lost nothing</source>
        <translation>%1 speelde net zo’n kaart, maar had niets verloren</translation>
    </message>
    <message>
        <source>%1 played the same rank and loses %2 too</source>
        <translation>%1 speelde net zo’n kaart en verliest ook %2</translation>
    </message>
    <message>
        <source>%1 played the same rank; these rules give no bonus</source>
        <translation>%1 speelde net zo’n kaart; deze regels geven geen bonus</translation>
    </message>
    <message>
        <source>%1 stands at %2 and is out</source>
        <extracomment>%2 the total at which the player goes out.</extracomment>
        <translation>%1 staat op %2 en is af</translation>
    </message>
    <message>
        <source>%1 has a second life and goes on with %2</source>
        <translation>%1 heeft een tweede leven en gaat verder met %2</translation>
    </message>
    <message>
        <source>All who were left are at the limit: the lowest total decides</source>
        <translation>Iedereen die nog meedeed is op de grens: het laagste totaal beslist</translation>
    </message>
    <message>
        <source>%1 wins the game with %2</source>
        <translation>%1 wint de partij met %2</translation>
    </message>
    <message>
        <source>%1 shares the win with %2</source>
        <translation>%1 deelt de winst, met %2</translation>
    </message>
    <message>
        <source>With %1 cards each, this is not a number of players.</source>
        <extracomment>%1 cards dealt to each player.</extracomment>
        <translation>Met %1 kaarten per speler kan dit aantal spelers niet.</translation>
    </message>
    <message>
        <source>This player is out.</source>
        <translation>Deze speler is af.</translation>
    </message>
    <message>
        <source>The game would be over already.</source>
        <translation>De partij zou al uit zijn.</translation>
    </message>
    <message>
        <source>Nobody goes out when the number of deals is fixed.</source>
        <translation>Niemand valt af als het aantal spellen vaststaat.</translation>
    </message>
    <message>
        <source>%1 is not at the limit and so not out.</source>
        <translation>%1 is niet op de grens en dus niet af.</translation>
    </message>
    <message>
        <source>%1 is at the limit and so out.</source>
        <translation>%1 is op de grens en dus af.</translation>
    </message>
    <message>
        <source>%1 has a second life left and so is not out.</source>
        <translation>%1 heeft nog een tweede leven en is dus niet af.</translation>
    </message>
    <message>
        <source>Nobody comes back where everybody has one life.</source>
        <translation>Niemand komt terug als iedereen één leven heeft.</translation>
    </message>
    <message>
        <source>%1 was still in below %2, and one deal costs 14 at most.</source>
        <translation>%1 deed onder de %2 nog mee, en één spel kost hooguit 14.</translation>
    </message>
    <message>
        <source>With so many still in, the game is not over.</source>
        <translation>Zolang er nog zoveel meedoen, is de partij niet uit.</translation>
    </message>
    <message>
        <source>Nobody can stand better than at the beginning.</source>
        <translation>Niemand kan er beter voor staan dan aan het begin.</translation>
    </message>
    <message>
        <source>%1 took the trick; name only the others.</source>
        <translation>%1 haalde de slag; noem alleen de anderen.</translation>
    </message>
    <message>
        <source>A rank has four cards, so three can match it at most.</source>
        <translation>Van elke kaart zijn er vier, dus hooguit drie anderen hebben er een.</translation>
    </message>
    <message>
        <source>The last trick has one card from each player still in.</source>
        <translation>In de laatste slag ligt één kaart van ieder die nog meedoet.</translation>
    </message>
    <message>
        <source>There are only four cards of rank %1.</source>
        <translation>Van %1 zijn er maar vier kaarten.</translation>
    </message>
    <message>
        <source>Say who took the last trick, or say its ranks in order, but not both.</source>
        <translation>Zeg wie de laatste slag haalde, of noem de kaarten op volgorde, maar niet allebei.</translation>
    </message>
    <message>
        <source>Who deals again after a misdeal</source>
        <translation>Wie opnieuw geeft als er verkeerd gegeven is</translation>
    </message>
    <message>
        <source>Whether a card out of turn stands once somebody has played after it</source>
        <translation>Of een kaart voor de beurt blijft liggen als iemand erna gespeeld heeft</translation>
    </message>
    <message>
        <source>What happens to a card that was shown</source>
        <translation>Wat er met een getoonde kaart gebeurt</translation>
    </message>
    <message>
        <source>What a card costs that was not allowed</source>
        <translation>Wat een kaart kost die niet mocht</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>How far the deal was when it was noticed</source>
        <translation>Hoe ver het spel was toen het gemerkt werd</translation>
    </message>
    <message>
        <source>When the card was noticed that was not allowed</source>
        <translation>Wanneer de kaart gemerkt werd die niet mocht</translation>
    </message>
    <message>
        <source>How the claim stands</source>
        <translation>Hoe het met de beschuldiging staat</translation>
    </message>
    <message>
        <source>The missing card fell on the floor</source>
        <translation>De ontbrekende kaart viel op de grond</translation>
    </message>
    <message>
        <source>Somebody has a wrong number of cards, or was dealt in although he is out</source>
        <translation>Iemand heeft een verkeerd aantal kaarten, of kreeg kaarten terwijl hij af is</translation>
    </message>
    <message>
        <source>Somebody has played after it</source>
        <translation>Iemand heeft erna gespeeld</translation>
    </message>
    <message>
        <source>All have played to the trick</source>
        <translation>De slag is compleet</translation>
    </message>
    <message>
        <source>Who played the card that was not allowed</source>
        <translation>Wie de kaart speelde die niet mocht</translation>
    </message>
    <message>
        <source>Who else did so in this deal</source>
        <translation>Wie dat in dit spel nog meer deed</translation>
    </message>
    <message>
        <source>The last trick was played</source>
        <translation>De laatste slag is gespeeld</translation>
    </message>
    <message>
        <source>The rank that took the last trick</source>
        <translation>De kaart die de laatste slag won</translation>
    </message>
    <message>
        <source>Somebody who does not play can look</source>
        <translation>Er is een buitenstaander die kan kijken</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>De partij is uit</translation>
    </message>
    <message>
        <source>Somebody was taken for out, or for still in, by mistake</source>
        <translation>Iemand gold ten onrechte als af, of juist niet</translation>
    </message>
    <message>
        <source>Anyone may ask for it until the first lead.</source>
        <translation>Iedereen mag erom vragen tot de eerste uitkomst.</translation>
    </message>
    <message>
        <source>After the first lead the deal stands, unless somebody has a wrong number of cards.</source>
        <translation>Na de eerste uitkomst blijft het spel staan, tenzij iemand een verkeerd aantal kaarten heeft.</translation>
    </message>
    <message>
        <source>A card that fell on the floor belongs to the hand that lost it, and is played from there.</source>
        <translation>Een kaart die op de grond viel, hoort bij de hand die hem kwijtraakte en wordt daaruit gespeeld.</translation>
    </message>
    <message>
        <source>The lead is taken back, and the right player leads what he likes.</source>
        <translation>De uitkomst gaat terug, en wie aan de beurt is, komt uit zoals hij wil.</translation>
    </message>
    <message>
        <source>The lead goes back with all cards played to it, and the right player leads what he likes.</source>
        <translation>De uitkomst gaat terug met alle kaarten die erop gespeeld zijn, en wie aan de beurt is, komt uit zoals hij wil.</translation>
    </message>
    <message>
        <source>The lead stands, and the trick goes on from there, clockwise.</source>
        <translation>De uitkomst blijft liggen, en de slag gaat vandaar verder, met de klok mee.</translation>
    </message>
    <message>
        <source>The trick is complete, so it stands.</source>
        <translation>De slag is compleet en blijft dus staan.</translation>
    </message>
    <message>
        <source>The card goes back into the hand, and so do the cards played after it.</source>
        <translation>De kaart gaat terug in de hand, net als de kaarten die erna gespeeld zijn.</translation>
    </message>
    <message>
        <source>The card stands, and those who were skipped play after it in their order.</source>
        <translation>De kaart blijft liggen, en wie overgeslagen zijn, spelen erna, in hun volgorde.</translation>
    </message>
    <message>
        <source>The order in which the cards came to the table counts, for what may be played and for who takes the trick.</source>
        <translation>De volgorde waarin de kaarten op tafel kwamen, telt voor wat je mag spelen en voor wie de slag wint.</translation>
    </message>
    <message>
        <source>The player chooses which of the two he plays, if it was allowed; the other goes back into his hand.</source>
        <translation>De speler kiest welke van de twee hij speelt, mits die mocht; de andere gaat terug in zijn hand.</translation>
    </message>
    <message>
        <source>If only one of them was allowed, it is that one.</source>
        <translation>Mocht er maar één, dan is het die.</translation>
    </message>
    <message>
        <source>The card lying on top counts, and the other goes back into the hand.</source>
        <translation>De kaart die bovenop ligt, telt, en de andere gaat terug in de hand.</translation>
    </message>
    <message>
        <source>The card lies face up before its owner, who plays it whenever he likes and it is allowed.</source>
        <translation>De kaart blijft open voor zijn eigenaar liggen, die hem speelt wanneer hij wil en het mag.</translation>
    </message>
    <message>
        <source>Everybody who played after it may change his card.</source>
        <translation>Ieder die erna speelde, mag zijn kaart wisselen.</translation>
    </message>
    <message>
        <source>%1 played a card that was not allowed and loses %2</source>
        <extracomment>%1 a player, %2 points.</extracomment>
        <translation>%1 speelde een kaart die niet mocht en verliest %2</translation>
    </message>
    <message>
        <source>Play goes on; at the end of the deal the tricks may be opened for it.</source>
        <translation>Er wordt doorgespeeld; aan het eind van het spel mogen de slagen hiervoor open.</translation>
    </message>
    <message>
        <source>It is proved if the same player later played a lower card than the one he threw as his lowest.</source>
        <translation>Het is bewezen als dezelfde speler later een lagere kaart speelde dan die hij als zijn laagste weggooide.</translation>
    </message>
    <message>
        <source>Nobody has to show his hand to the table.</source>
        <translation>Niemand hoeft zijn hand aan de tafel te laten zien.</translation>
    </message>
    <message>
        <source>The neutral person looks at the hand of that one player, and says only whether the card was allowed.</source>
        <translation>De buitenstaander bekijkt de hand van die ene speler en zegt alleen of de kaart mocht.</translation>
    </message>
    <message>
        <source>Play goes on, and it is checked at the end of the deal.</source>
        <translation>Er wordt doorgespeeld, en aan het eind van het spel wordt het nagekeken.</translation>
    </message>
    <message>
        <source>All cards lie open, and everybody may look at them.</source>
        <translation>Alle kaarten liggen open, en iedereen mag kijken.</translation>
    </message>
    <message>
        <source>The loss is put right.</source>
        <translation>De strafpunten worden hersteld.</translation>
    </message>
    <message>
        <source>From the next deal on the right total says who is in; deals already played stand.</source>
        <translation>Vanaf het volgende spel zegt het juiste totaal wie meedoet; gespeelde spellen blijven staan.</translation>
    </message>
    <message>
        <source>No rule names this fault: the table decides.</source>
        <translation>Geen regel noemt deze fout: de tafel beslist.</translation>
    </message>
    <message>
        <source>Whatever all players still in agree on at once may be done.</source>
        <translation>Wat allen die nog meedoen ter plekke afspreken, mag.</translation>
    </message>
    <message>
        <source>%1: %2 to go</source>
        <translation>%1: nog %2</translation>
    </message>
    <message>
        <source>losses, up from 0</source>
        <translation>strafpunten, vanaf 0</translation>
    </message>
    <message>
        <source>points, down from the limit</source>
        <translation>punten, aftellend vanaf de grens</translation>
    </message>
    <message>
        <source>with one player left</source>
        <translation>met nog één speler over</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>na een aantal spellen</translation>
    </message>
    <message>
        <source>with two players left</source>
        <translation>met nog twee spelers over</translation>
    </message>
    <message>
        <source>on a pile</source>
        <translation>op een stapel</translation>
    </message>
    <message>
        <source>in front of each player</source>
        <translation>voor elke speler</translation>
    </message>
    <message>
        <source>on reaching it</source>
        <translation>bij het bereiken</translation>
    </message>
    <message>
        <source>only above it</source>
        <translation>pas erboven</translation>
    </message>
    <message>
        <source>the last one loses; the others get a bonus</source>
        <translation>de laatste verliest; de anderen krijgen een bonus</translation>
    </message>
    <message>
        <source>they all lose</source>
        <translation>ze verliezen allemaal</translation>
    </message>
    <message>
        <source>the last one loses; no bonus</source>
        <translation>de laatste verliest; geen bonus</translation>
    </message>
    <message>
        <source>an ace or the lowest card</source>
        <translation>een aas of de laagste kaart</translation>
    </message>
    <message>
        <source>the lowest card only</source>
        <translation>alleen de laagste kaart</translation>
    </message>
    <message>
        <source>the highest of the trick</source>
        <translation>de hoogste van de slag</translation>
    </message>
    <message>
        <source>the card played just before</source>
        <translation>de kaart die er net voor kwam</translation>
    </message>
    <message>
        <source>the dealer again</source>
        <translation>opnieuw de gever</translation>
    </message>
    <message>
        <source>the next one still in</source>
        <translation>de volgende die nog meedoet</translation>
    </message>
    <message>
        <source>yes, it stands</source>
        <translation>ja, ze blijft liggen</translation>
    </message>
    <message>
        <source>no, it is taken back</source>
        <translation>nee, ze gaat terug</translation>
    </message>
    <message>
        <source>it is taken up again</source>
        <translation>ze gaat terug in de hand</translation>
    </message>
    <message>
        <source>it lies open until it is played</source>
        <translation>ze blijft open liggen tot ze gespeeld wordt</translation>
    </message>
    <message>
        <source>the player loses the deal</source>
        <translation>de speler verliest het spel</translation>
    </message>
    <message>
        <source>the cards are dealt again</source>
        <translation>de kaarten worden opnieuw gegeven</translation>
    </message>
    <message>
        <source>A deal costs 2 at least, and nothing comes back here.</source>
        <translation>Een spel kost minstens 2, en hier komt niets terug.</translation>
    </message>
    <message>
        <source>Only one player goes out in a deal, so more must be left.</source>
        <translation>Per spel valt maar één speler af, dus er moeten er meer over zijn.</translation>
    </message>
    <message>
        <source>No last deal can have left these totals.</source>
        <translation>Geen laatste spel kan deze totalen hebben achtergelaten.</translation>
    </message>
    <message>
        <source>So many deals cannot have come to these totals.</source>
        <translation>Zoveel spellen kunnen niet op deze totalen uitkomen.</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>te laat</translation>
    </message>
    <message>
        <source>out</source>
        <translation>af</translation>
    </message>
    <message>
        <source>%1 led</source>
        <translation>%1 kwam uit</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1 dezelfde</translation>
    </message>
    <message>
        <source>Enter the whole last trick</source>
        <translation>De hele laatste slag invoeren</translation>
    </message>
    <message>
        <source>By who took the last trick</source>
        <translation>Naar wie de laatste slag haalde</translation>
    </message>
    <message>
        <source>The cards are gathered and dealt again.</source>
        <translation>De kaarten worden verzameld en opnieuw gegeven.</translation>
    </message>
    <message>
        <source>The deal is void, and it is dealt again.</source>
        <translation>Het spel is ongeldig, en er wordt opnieuw gegeven.</translation>
    </message>
    <message>
        <source>The next deal or game has begun, so it is too late.</source>
        <translation>Het volgende spel of de volgende partij is begonnen, dus het is te laat.</translation>
    </message>
    <message>
        <source>The card goes back into the hand.</source>
        <translation>De kaart gaat terug in de hand.</translation>
    </message>
    <message>
        <source>The card is taken back, and one that is allowed is played.</source>
        <translation>De kaart gaat terug, en er wordt een gespeeld die mag.</translation>
    </message>
    <message>
        <source>The deal was stopped before the last trick, so it costs what the highest card does.</source>
        <translation>Het spel is voor de laatste slag gestopt, dus het kost wat de hoogste kaart kost.</translation>
    </message>
    <message>
        <source>Nobody else loses or gets back anything in this deal.</source>
        <translation>Verder verliest niemand iets in dit spel, en niemand krijgt iets terug.</translation>
    </message>
    <message>
        <source>Nothing is proved, and a wrong claim costs nothing.</source>
        <translation>Er is niets bewezen, en ten onrechte beschuldigen kost niets.</translation>
    </message>
    <message>
        <source>The trick is closed again, and there is a warning.</source>
        <translation>De slag gaat weer dicht, en er volgt een waarschuwing.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is uit.</translation>
    </message>
    <message>
        <source>Once the next deal has begun, everybody plays on by these losses.</source>
        <translation>Als het volgende spel begonnen is, speelt iedereen met deze strafpunten door.</translation>
    </message>
    <message>
        <source>Nobody should lose by cards that were dealt wrongly, and before the first lead a new deal costs nothing.</source>
        <translation>Niemand hoort te verliezen door verkeerd gegeven kaarten, en vóór de eerste uitkomst kost opnieuw geven niets.</translation>
    </message>
    <message>
        <source>Everybody needs as many cards as there are tricks, down to the last.</source>
        <translation>Iedereen heeft zoveel kaarten nodig als er slagen zijn, tot de laatste.</translation>
    </message>
    <message>
        <source>The lead says what the others have to beat, so the right player has to make it.</source>
        <translation>De uitkomst zegt wat de anderen moeten verslaan, dus de juiste speler moet uitkomen.</translation>
    </message>
    <message>
        <source>What may be played depends on the cards before it, so their order has to be clear.</source>
        <translation>Wat gespeeld mag worden, hangt af van de kaarten ervoor, dus hun volgorde moet vaststaan.</translation>
    </message>
    <message>
        <source>A trick has one card of each player.</source>
        <translation>Een slag heeft één kaart van elke speler.</translation>
    </message>
    <message>
        <source>A card seen by mistake helps the others and not its owner, so that is enough.</source>
        <translation>Een kaart die per ongeluk gezien is, helpt de anderen en niet de eigenaar, dus dat is genoeg.</translation>
    </message>
    <message>
        <source>While the trick lies there it can be put right, and nobody has lost anything by it.</source>
        <translation>Zolang de slag er ligt, is het te herstellen, en niemand heeft er iets bij verloren.</translation>
    </message>
    <message>
        <source>A card that was not allowed changes who is left with the last trick, so the loss is for who played it.</source>
        <translation>Een kaart die niet mocht, verandert wie met de laatste slag blijft zitten, dus de strafpunten zijn voor wie hem speelde.</translation>
    </message>
    <message>
        <source>Cards prove it, and they are looked at when nobody can gain by that any more.</source>
        <translation>De kaarten bewijzen het, en die worden bekeken als niemand er meer beter van wordt.</translation>
    </message>
    <message>
        <source>A hand is its player&apos;s own, and to show it would spoil the deal for him.</source>
        <translation>Een hand is van de speler zelf, en tonen zou het spel voor hem bederven.</translation>
    </message>
    <message>
        <source>Remembering is part of the game, unless the table plays with open tricks.</source>
        <translation>Onthouden hoort bij het spel, tenzij de tafel met open slagen speelt.</translation>
    </message>
    <message>
        <source>The losses decide who is out, so they have to be right as long as the game lasts.</source>
        <translation>De strafpunten bepalen wie af is, dus ze moeten kloppen zolang de partij duurt.</translation>
    </message>
    <message>
        <source>Somebody else still in wants the deal to count as it is played</source>
        <translation>Iemand anders die nog meedoet, wil dat het spel telt zoals het gespeeld wordt</translation>
    </message>
    <message>
        <source>Any of the others may stop the deal for it; whoever is at fault may not.</source>
        <translation>Ieder van de anderen mag het spel daarvoor stoppen; wie in de fout is niet.</translation>
    </message>
    <message>
        <source>The deal counts as it is played: one of the others wants no new deal.</source>
        <translation>Het spel telt zoals het gespeeld wordt: een van de anderen wil niet dat er opnieuw gegeven wordt.</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>Waarover de toeschouwer sprak</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>De kaarten van die slag zijn nog open te leggen</translation>
    </message>
    <message>
        <source>Somebody asks for a new deal</source>
        <translation>Iemand vraagt om opnieuw te geven</translation>
    </message>
    <message>
        <source>It is the last trick of the deal</source>
        <translation>Het is de laatste slag van het spel</translation>
    </message>
    <message>
        <source>It still lies open, so everybody may see it.</source>
        <translation>Hij ligt nog open, dus iedereen mag hem zien.</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>Die ene slag wordt geopend, en de kaarten beslissen; dan gaat hij weer dicht.</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it, and play goes on.</source>
        <translation>Wie in de volgende slag uitkwam, geldt als winnaar, en het spelen gaat door.</translation>
    </message>
    <message>
        <source>The cards say who took it: whoever played the highest, of equal ones the last, loses its value.</source>
        <translation>De kaarten zeggen wie hem haalde: wie de hoogste speelde, van gelijke de laatste, verliest de waarde.</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>Wat hij noemde, wordt behandeld alsof een speler het had genoemd.</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>Het spelen gaat door, en niemand mag zich naar het gezegde richten.</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>Wie niet meespeelt, zwijgt voortaan of gaat van tafel.</translation>
    </message>
    <message>
        <source>The trick was not turned yet</source>
        <translation>De slag was nog niet omgedraaid</translation>
    </message>
    <message>
        <source>A fault is claimed, and the trick is named</source>
        <translation>Er is een fout gemeld, en de slag is genoemd</translation>
    </message>
    <message>
        <source>A misdeal</source>
        <translation>Verkeerd gegeven</translation>
    </message>
    <message>
        <source>wrongly dealt / somebody has too many cards / somebody has too few cards / a card was seen while dealing / dealt to somebody who is out</source>
        <translation>fout gegeven / vergeven / verkeerd gedeeld / te veel kaarten gekregen / te weinig kaarten gekregen / een kaart was te zien bij het delen / gedeeld aan iemand die af is</translation>
    </message>
    <message>
        <source>A wrong number of cards, found in play</source>
        <translation>Een verkeerd aantal kaarten, gemerkt tijdens het spelen</translation>
    </message>
    <message>
        <source>he has one card left over / he ran out of cards / a card is missing / one card too many at the end / the pack is not complete / a card fell on the floor</source>
        <translation>hij houdt een kaart over / hij komt een kaart te kort / er ontbreekt een kaart / te veel kaarten over / het pak is niet compleet / er lag een kaart op de grond</translation>
    </message>
    <message>
        <source>The wrong player led</source>
        <translation>De verkeerde kwam uit</translation>
    </message>
    <message>
        <source>led out of turn / it was not his lead / she led but another won the trick / the wrong one began the trick</source>
        <translation>voor zijn beurt uitgekomen / hij mocht niet uitkomen / iemand anders moest uitkomen / de verkeerde begon de slag</translation>
    </message>
    <message>
        <source>A card played out of turn</source>
        <translation>Voor de beurt gespeeld</translation>
    </message>
    <message>
        <source>he played too early / it was not his turn / played before me / somebody was skipped / played in the wrong order</source>
        <translation>hij was te vroeg / hij was niet aan de beurt / hij speelde voor mij / iemand werd overgeslagen / verkeerde volgorde</translation>
    </message>
    <message>
        <source>Two cards played at once</source>
        <translation>Twee kaarten tegelijk gespeeld</translation>
    </message>
    <message>
        <source>two cards stuck together / he put down two cards / played two cards / a second card slipped out</source>
        <translation>twee kaarten op elkaar geplakt / hij legde twee kaarten / er kwam een kaart mee</translation>
    </message>
    <message>
        <source>A card shown by mistake</source>
        <translation>Een kaart per ongeluk getoond</translation>
    </message>
    <message>
        <source>he dropped a card / I saw his card / a card fell face up / he showed his cards / card on the table</source>
        <translation>hij liet een kaart vallen / ik zag zijn kaart / er viel een kaart open / hij liet zijn kaarten zien / kaart op tafel</translation>
    </message>
    <message>
        <source>A card that was not allowed</source>
        <translation>Een kaart die niet mocht</translation>
    </message>
    <message>
        <source>not his lowest card / he had a lower card / he threw away a card that was not the lowest / illegal card / he may not play that / he should have beaten it / a revoke / he cheated / he did not follow the rule</source>
        <translation>het was niet zijn laagste / hij had nog een lagere / dat mag je niet spelen / ongeldige kaart / hij moest hoger / verzaakt / hij speelde vals</translation>
    </message>
    <message>
        <source>A claim that somebody played wrongly</source>
        <translation>Een klacht dat iemand fout speelde</translation>
    </message>
    <message>
        <source>I claim that he played wrongly / open the tricks to prove it / prove it at the end / check his cards at the end</source>
        <translation>ik zeg dat hij fout speelde / open de slagen als bewijs / aan het eind bewijzen / achteraf nakijken</translation>
    </message>
    <message>
        <source>A hand is doubted during the deal</source>
        <translation>Twijfel aan een hand tijdens het spel</translation>
    </message>
    <message>
        <source>I do not believe it is his lowest / show me your hand / was that really your lowest / he must have a lower card</source>
        <translation>ik geloof niet dat dat zijn laagste is / laat je kaarten zien / was dat echt je laagste / hij moet een lagere hebben</translation>
    </message>
    <message>
        <source>A closed trick looked at</source>
        <translation>Een omgedraaide slag bekeken</translation>
    </message>
    <message>
        <source>may I see the last trick / he opened a trick / he looked through the tricks / look back at an old trick</source>
        <translation>mag ik de laatste slag zien / hij keerde een slag om / hij keek in de slagen / een oude slag terugkijken</translation>
    </message>
    <message>
        <source>An error in the losses</source>
        <translation>Een fout in de strafpunten</translation>
    </message>
    <message>
        <source>wrongly added up / written down wrongly / the score is wrong / he was taken for out by mistake / he should still be in</source>
        <translation>verkeerd opgeteld / verkeerd opgeschreven / de stand klopt niet / hij was ten onrechte af / hij had nog mee moeten doen</translation>
    </message>
    <message>
        <source>The wrong player took a trick</source>
        <translation>De verkeerde haalde een slag</translation>
    </message>
    <message>
        <source>the trick went to the wrong one / he took my trick / he gathered a trick that was mine / somebody else had won it / she should have taken it</source>
        <translation>de slag ging naar de verkeerde / hij pakte mijn slag / hij raapte een slag op die niet van hem was / een ander had hem gewonnen</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>Onenigheid over wie een slag won</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both say it was theirs</source>
        <translation>wie had de slag / we zijn het niet eens wie hem haalde / van wie was die slag / niemand weet het meer / allebei zeggen ze dat hij van hen is</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>Een toeschouwer sprak</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / a player who is out told him / somebody behind me gave it away / advice from outside</source>
        <translation>iemand die niet meespeelt zei iets / een kijker bemoeide zich ermee / de kibitzer praatte / een speler die af is vertelde het / raad van buiten</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Iets anders</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>niets van dit alles / een andere fout</translation>
    </message>
    <message>
        <source>match / matched / same</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>dezelfde / gelijk</translation>
    </message>
    <message>
        <source>lead / led</source>
        <translation>uitkomst / kwam uit</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>rangen / kaarten</translation>
    </message>
    <message>
        <source>Everybody for himself: do not take the last trick.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>Ieder voor zich: haal de laatste slag niet.</translation>
    </message>
</context>
<context>
    <name>man</name>
    <message>
        <source>NAME</source>
        <extracomment>Headings of the manual page, as manual pages have them.</extracomment>
        <translation>NAAM</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SAMENVATTING</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>BESCHRIJVING</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIES</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>OPDRACHTEN</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <translation>VOORBEELDEN</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>OMGEVING</translation>
    </message>
</context>
<context>
    <name>phones</name>
    <message>
        <source>Let phones in the same network see the board</source>
        <translation>Telefoons in hetzelfde netwerk laten meekijken op het bord</translation>
    </message>
    <message>
        <source>Where: an address of this machine, or the name of a network interface</source>
        <translation>Waar: een adres van deze machine, of de naam van een netwerkverbinding</translation>
    </message>
    <message>
        <source>The port; otherwise the one from last time</source>
        <translation>De poort; anders die van de vorige keer</translation>
    </message>
    <message>
        <source>Begin a new code: whoever came with an old one has to scan again</source>
        <translation>Een nieuwe code beginnen: wie met een oude kwam, moet opnieuw scannen</translation>
    </message>
    <message>
        <source>Scan this with a phone in the same network, or type the address:</source>
        <translation>Scan dit met een telefoon in hetzelfde netwerk, of typ het adres:</translation>
    </message>
    <message>
        <source>Whoever is in the same network can overhear what phones are told. Ctrl-C ends it.</source>
        <translation>Wie in hetzelfde netwerk zit, kan meeluisteren. Ctrl-C maakt er een eind aan.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) look(s) on.</source>
        <extracomment>%n a number of phones that look on now.</extracomment>
        <translation>
            <numerusform>%n telefoon kijkt mee.</numerusform>
            <numerusform>%n telefoons kijken mee.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phones see the board no longer.</source>
        <translation>Telefoons zien het bord niet meer.</translation>
    </message>
    <message>
        <source>This machine is in no network where phones could find it.</source>
        <translation>Deze machine zit in geen netwerk waar telefoons haar kunnen vinden.</translation>
    </message>
    <message>
        <source>This machine is in several networks; say in which with --on.</source>
        <translation>Deze machine zit in meer netwerken; zeg met --on in welk.</translation>
    </message>
    <message>
        <source>This machine has no such address or network interface.</source>
        <translation>Deze machine heeft zo’n adres of netwerkverbinding niet.</translation>
    </message>
    <message>
        <source>What phones come in with cannot be kept beside the book.</source>
        <translation>Waarmee telefoons binnenkomen, kan niet naast het boek bewaard worden.</translation>
    </message>
    <message>
        <source>No line. This was known at %1.</source>
        <extracomment>%1 a time of the day.</extracomment>
        <translation>Geen verbinding. Dit was bekend om %1.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Too many look on at once. It is tried again by itself.</source>
        <translation>Er kijken te veel mensen tegelijk. Het wordt vanzelf opnieuw geprobeerd.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>verbinden…</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>verbeterd</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>betwist</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Avonden</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>This code is no longer good. Scan the one at the table again.</source>
        <translation>Deze code is niet meer geldig. Scan die aan de tafel opnieuw.</translation>
    </message>
    <message>
        <source>live</source>
        <extracomment>The line to the table stands.</extracomment>
        <translation>live</translation>
    </message>
    <message>
        <source>I only look on</source>
        <translation>Ik kijk alleen mee</translation>
    </message>
    <message>
        <source>me</source>
        <translation>ik</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Scan the code at the table with the camera of this phone.</source>
        <translation>Scan de code aan de tafel met de camera van deze telefoon.</translation>
    </message>
    <message>
        <source>No evening goes on. Once one begins, it is seen here.</source>
        <translation>Er is geen avond bezig. Zodra er een begint, is hij hier te zien.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>notitie</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Niets gevonden.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>In het reglement zoeken</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>beslist</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>they</source>
        <translation>zij</translation>
    </message>
    <message>
        <source>was: %1</source>
        <extracomment>What stood there before it was corrected.</extracomment>
        <translation>was: %1</translation>
    </message>
    <message>
        <source>we</source>
        <translation>wij</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Wie ben jij?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Only list the networks that this machine is in</source>
        <translation>Alleen de netwerken noemen waarin deze machine zit</translation>
    </message>
    <message>
        <source>deals: %1</source>
        <translation>spellen: %1</translation>
    </message>
    <message>
        <source>games won: %1</source>
        <translation>gewonnen partijen: %1</translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>A player who no longer takes part in it.</extracomment>
        <translation>uit het spel</translation>
    </message>
    <message>
        <source>a game ends at %1</source>
        <translation>een partij eindigt bij %1</translation>
    </message>
    <message>
        <source>wants to be</source>
        <extracomment>Before the name of a player: a phone asks for his seat, which another phone has.</extracomment>
        <translation>wil zijn</translation>
    </message>
    <message>
        <source>Only who sits at this table can say so.</source>
        <translation>Alleen wie aan deze tafel zit, kan dat zeggen.</translation>
    </message>
    <message>
        <source>This deal has been changed meanwhile: look at it again.</source>
        <translation>Dit spel is intussen veranderd: kijk er nog eens naar.</translation>
    </message>
    <message>
        <source>No line: it is kept, and sent once the line is back.</source>
        <translation>Geen verbinding: het wordt bewaard en verstuurd zodra die er weer is.</translation>
    </message>
    <message>
        <source>Not so …</source>
        <extracomment>A button beside the last deal: it was otherwise.</extracomment>
        <translation>Niet zo …</translation>
    </message>
    <message>
        <source>Not sent: %1</source>
        <translation>Niet verstuurd: %1</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Versturen</translation>
    </message>
    <message>
        <source>Your dispute is on the sheet.</source>
        <translation>Je bezwaar staat op het scoreblad.</translation>
    </message>
    <message>
        <source>The host is asked whether you are %1.</source>
        <translation>De gastheer wordt gevraagd of jij %1 bent.</translation>
    </message>
    <message>
        <source>What was it?</source>
        <translation>Wat was het dan?</translation>
    </message>
    <message>
        <source>Nobody of this name sits at the table.</source>
        <translation>Niemand aan tafel heet zo.</translation>
    </message>
    <message>
        <source>keeps the score</source>
        <extracomment>Beside the number or the name of a phone: it may enter deals.
----------
What the host lets a phone do: enter deals.</extracomment>
        <translation>houdt de score bij</translation>
    </message>
    <message>
        <source>director</source>
        <extracomment>The same: it may do all that the host may.
----------
What the host lets a phone do: all that he may himself.</extracomment>
        <translation>wedstrijdleider</translation>
    </message>
    <message>
        <source>Only who keeps the score can do that; the host says who does.</source>
        <translation>Dat kan alleen wie de score bijhoudt; de gastheer zegt wie dat is.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Dat kan alleen de gastheer.</translation>
    </message>
    <message>
        <source>Others have written on the sheet meanwhile: look at it, and enter it again.</source>
        <translation>Intussen hebben anderen op het scoreblad geschreven: kijk ernaar en voer het opnieuw in.</translation>
    </message>
    <message>
        <source>%1 say that it is right</source>
        <extracomment>Read aloud beside a deal; %1 one or several names.</extracomment>
        <translation>%1: het klopt</translation>
    </message>
    <message>
        <source>Nobody pays anybody.</source>
        <translation>Niemand betaalt iemand iets.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>A button; %1 points, %2 a side.</extracomment>
        <translation>%1 voor %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Takes away all that was told of this deal.</extracomment>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>A button beside a deal of the sheet.</extracomment>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Spel invoeren</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>The last figure or card.</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>De plaats geven</translation>
    </message>
    <message>
        <source>Make director</source>
        <translation>Wedstrijdleider maken</translation>
    </message>
    <message>
        <source>Take the role back</source>
        <translation>De rol terugnemen</translation>
    </message>
    <message>
        <source>Let enter deals</source>
        <translation>Laten invoeren</translation>
    </message>
    <message>
        <source>does not look on now</source>
        <extracomment>Of a phone.</extracomment>
        <translation>kijkt nu niet mee</translation>
    </message>
    <message>
        <source>Open again</source>
        <extracomment>What could not be saved is shown, to be changed.</extracomment>
        <translation>Weer openen</translation>
    </message>
    <message>
        <source>The table has gone on meanwhile: what was told here has been taken away.</source>
        <translation>De tafel is intussen verdergegaan: wat hier was ingevoerd, is weg.</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <extracomment>Read aloud; the amount follows.</extracomment>
        <translation>%1 betaalt %2</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wie betaalt wie</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Telefoons</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>Among those who have to receive or pay.</extracomment>
        <translation>pot</translation>
    </message>
    <message>
        <source>Why is it corrected?</source>
        <translation>Waarom wordt het verbeterd?</translation>
    </message>
    <message>
        <source>It is on the sheet.</source>
        <extracomment>The title of the deal may stand before it.</extracomment>
        <translation>Het staat op het scoreblad.</translation>
    </message>
    <message>
        <source>That is right</source>
        <extracomment>A button beside the last deal.</extracomment>
        <translation>Dat klopt</translation>
    </message>
    <message>
        <source>It stands on the sheet that you agree.</source>
        <translation>Op het scoreblad staat dat je akkoord bent.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Send away</source>
        <extracomment>A phone.</extracomment>
        <translation>Wegsturen</translation>
    </message>
    <message>
        <source>Settle up</source>
        <translation>Afrekenen</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>Wat een punt waard is</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>It has been taken back.</source>
        <translation>Het is teruggenomen.</translation>
    </message>
    <message>
        <source>Something has not been told yet.</source>
        <extracomment>Of a deal that was entered without a line.</extracomment>
        <translation>Er is nog iets niet ingevoerd.</translation>
    </message>
    <message>
        <source>wants to be %1</source>
        <extracomment>Of a phone; %1 a player.</extracomment>
        <translation>wil %1 zijn</translation>
    </message>
    <message>
        <source>How it is told</source>
        <extracomment>Read aloud before the ways of entering a deal.</extracomment>
        <translation>Hoe het wordt ingevoerd</translation>
    </message>
    <message>
        <source>Wipe the marks of %1</source>
        <extracomment>%1 a side.</extracomment>
        <translation>De strepen van %1 wissen</translation>
    </message>
    <message>
        <source>There is no phone of this number.</source>
        <translation>Er is geen telefoon met dit nummer.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button: all that was asked has been answered.</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Something irregular happened</source>
        <extracomment>A button, and the title of a page.</extracomment>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>None of these is said so; they come nearest.</source>
        <translation>Geen ervan heet zo; deze komen het dichtst in de buurt.</translation>
    </message>
    <message>
        <source>What else could have been chosen</source>
        <translation>Wat er nog gekozen kon worden</translation>
    </message>
    <message>
        <source>What was ruled before</source>
        <translation>Wat eerder beslist is</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <extracomment>A button; %1 what a deal does, &quot;we +104 · they +58&quot;.</extracomment>
        <translation>Opslaan: %1</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Wat is er gebeurd?</translation>
    </message>
    <message>
        <source>Which deal is it about?</source>
        <translation>Over welk spel gaat het?</translation>
    </message>
    <message>
        <source>Write it down</source>
        <extracomment>A button: the ruling is put on the sheet.</extracomment>
        <translation>Opschrijven</translation>
    </message>
    <message>
        <source>A trick: who wins, and was it allowed?</source>
        <translation>Een slag: wie wint, en mocht het?</translation>
    </message>
    <message>
        <source>agree N gives a phone the seat that it wants, scorer N lets it enter deals, director N do all that the host may, player N no more than others; remove N sends it away; heard N answers its call for the referee.</source>
        <translation>agree N geeft een telefoon de plaats die hij wil, scorer N laat hem spellen invoeren, director N alles doen wat de gastheer mag, player N niet meer dan anderen; remove N stuurt hem weg; heard N beantwoordt zijn roep om de arbiter.</translation>
    </message>
    <message>
        <source>calls the referee</source>
        <extracomment>Beside the name of a player.</extracomment>
        <translation>roept de arbiter</translation>
    </message>
    <message>
        <source>Only who has a seat at the table can call the referee.</source>
        <translation>Alleen wie aan tafel zit, kan de arbiter roepen.</translation>
    </message>
    <message>
        <source>Call the referee</source>
        <extracomment>A button: somebody is to come to the table and decide.</extracomment>
        <translation>De arbiter roepen</translation>
    </message>
    <message>
        <source>The referee has been called.</source>
        <extracomment>To whoever has tapped that.</extracomment>
        <translation>De arbiter is geroepen.</translation>
    </message>
    <message>
        <source>%1 calls the referee</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 roept de arbiter</translation>
    </message>
    <message>
        <source>I have heard it</source>
        <extracomment>A button of whoever is called as the referee: he has heard it.</extracomment>
        <translation>Ik heb het gehoord</translation>
    </message>
    <message>
        <source>First join the Wi-Fi of this machine</source>
        <extracomment>Before the name of a Wi-Fi that this machine makes, and a square to scan.</extracomment>
        <translation>Ga eerst op de wifi van deze computer</translation>
    </message>
    <message>
        <source>Who sits there instead of %1?</source>
        <extracomment>%1 a player, who gives up his place.</extracomment>
        <translation>Wie zit daar in plaats van %1?</translation>
    </message>
    <message>
        <source>Somebody who was never here</source>
        <translation>Iemand die hier nooit was</translation>
    </message>
    <message>
        <source>Who comes in plays for himself, not for who left</source>
        <translation>Wie erbij komt, speelt voor zichzelf, niet voor wie wegging</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <extracomment>A button, and the title of a dialog.</extracomment>
        <translation>Wie zit waar</translation>
    </message>
    <message>
        <source>Sits out</source>
        <extracomment>Players who sit out.</extracomment>
        <translation>Zit aan de kant</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nieuwe avond</translation>
    </message>
    <message>
        <source>People and rules</source>
        <translation>Spelers en regels</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>De avond afsluiten</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Wie als eerste geeft</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Wie nu geeft</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>vanaf het begin</translation>
    </message>
    <message>
        <source>from deal %1 on</source>
        <translation>vanaf spel %1</translation>
    </message>
    <message>
        <source>How was it settled?</source>
        <translation>Hoe is het beslist?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Takes a player&apos;s place away.</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>One more at the table</source>
        <extracomment>Adds a place at the table.</extracomment>
        <translation>Nog iemand aan tafel</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>Unfolds every option of the rules.</extracomment>
        <translation>Alle opties</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Settled</source>
        <extracomment>On a button: a dispute about a deal is over.</extracomment>
        <translation>Beslist</translation>
    </message>
    <message>
        <source>Strike out</source>
        <extracomment>A deal.</extracomment>
        <translation>Schrappen</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titel van de avond</translation>
    </message>
    <message>
        <source>What is to be noted?</source>
        <translation>Wat moet genoteerd worden?</translation>
    </message>
    <message>
        <source>Who sits down?</source>
        <translation>Wie gaat zitten?</translation>
    </message>
    <message>
        <source>Why does it not count?</source>
        <translation>Waarom telt het niet?</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Noteren</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere regels</translation>
    </message>
    <message>
        <source>Round %1 has not begun.</source>
        <extracomment>%1 the number of a round of an event.</extracomment>
        <translation>Ronde %1 is nog niet begonnen.</translation>
    </message>
    <message>
        <source>against</source>
        <extracomment>Before the names of opponents.</extracomment>
        <translation>tegen</translation>
    </message>
    <message>
        <source>Two tell it differently: it counts once they tell the same, or the director has settled it.</source>
        <extracomment>Of the result of a table.</extracomment>
        <translation>Twee geven het verschillend op: het telt zodra ze hetzelfde opgeven of de wedstrijdleider beslist.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Oost</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Uitslag invoeren</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>A club&apos;s evening at many tables; the name of a page.</extracomment>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Last call: no new deal</source>
        <extracomment>Nobody begins another deal: the round is nearly over.</extracomment>
        <translation>Laatste spel: geen nieuw spel meer</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>Bovenaan</translation>
    </message>
    <message>
        <source>The deals of your table are not kept here.</source>
        <translation>De spellen van jouw tafel worden hier niet bijgehouden.</translation>
    </message>
    <message>
        <source>No seat in this round</source>
        <extracomment>Before names.</extracomment>
        <translation>Zonder plaats in deze ronde</translation>
    </message>
    <message>
        <source>You have no table in this round yet.</source>
        <translation>Je hebt in deze ronde nog geen tafel.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Noord</translation>
    </message>
    <message>
        <source>not among the rounds that count</source>
        <translation>niet bij de ronden die tellen</translation>
    </message>
    <message>
        <source>No round has been drawn yet.</source>
        <translation>Er is nog geen ronde geloot.</translation>
    </message>
    <message>
        <source>This phone is not that table’s</source>
        <translation>Deze telefoon is niet van die tafel</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Pits</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 a place, %2 of how many.</extracomment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Over the figures of a result.</extracomment>
        <translation>Punten</translation>
    </message>
    <message>
        <source>rank</source>
        <extracomment>Before a place in a ranking.</extracomment>
        <translation>plaats</translation>
    </message>
    <message>
        <source>The result of your table has been told.</source>
        <translation>De uitslag van je tafel is opgegeven.</translation>
    </message>
    <message>
        <source>Roem</source>
        <translation>Roem</translation>
    </message>
    <message>
        <source>Round %1</source>
        <extracomment>%1 its number.</extracomment>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>%1 the round, %2 how many there are.</extracomment>
        <translation>Ronde %1 van %2</translation>
    </message>
    <message>
        <source>Round %1 · table %2</source>
        <extracomment>%1 the number of a round, %2 of a table.</extracomment>
        <translation>Ronde %1 · tafel %2</translation>
    </message>
    <message>
        <source>The referee has ruled</source>
        <extracomment>Over what he said.</extracomment>
        <translation>De arbiter heeft beslist</translation>
    </message>
    <message>
        <source>Save all the same</source>
        <translation>Toch opslaan</translation>
    </message>
    <message>
        <source>Search a name</source>
        <translation>Zoek een naam</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1 its number, clockwise from 1.</extracomment>
        <translation>Plaats %1</translation>
    </message>
    <message>
        <source>Plus or minus</source>
        <translation>Plus of min</translation>
    </message>
    <message>
        <source>Sit out</source>
        <extracomment>Before names.</extracomment>
        <translation>Vrij</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Zuid</translation>
    </message>
    <message>
        <source>starts in</source>
        <extracomment>Before minutes and seconds.</extracomment>
        <translation>begint over</translation>
    </message>
    <message>
        <source>Table %1</source>
        <extracomment>%1 its number.</extracomment>
        <translation>Tafel %1</translation>
    </message>
    <message>
        <source>Table %1: who are you?</source>
        <extracomment>%1 the number of a table.</extracomment>
        <translation>Tafel %1: wie ben jij?</translation>
    </message>
    <message>
        <source>time left</source>
        <extracomment>Before minutes and seconds.</extracomment>
        <translation>nog</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>De tijd is om</translation>
    </message>
    <message>
        <source>to the third place</source>
        <extracomment>Before the points that are missing.</extracomment>
        <translation>tot de derde plaats</translation>
    </message>
    <message>
        <source>%1 has told it</source>
        <extracomment>Of a result; %1 a name.</extracomment>
        <translation>%1 heeft het opgegeven</translation>
    </message>
    <message>
        <source>From the deals</source>
        <translation>Uit de spellen</translation>
    </message>
    <message>
        <source>The director has told it</source>
        <translation>De wedstrijdleider heeft het opgegeven</translation>
    </message>
    <message>
        <source>You have told it</source>
        <translation>Jij hebt het opgegeven</translation>
    </message>
    <message>
        <source>From the slip</source>
        <translation>Van het briefje</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>Where does who sit?</source>
        <translation>Waar zit wie?</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>Before the names of partners.</extracomment>
        <translation>met</translation>
    </message>
    <message>
        <source>you deal first</source>
        <extracomment>Behind a seat at the table.</extracomment>
        <translation>jij geeft eerst</translation>
    </message>
    <message>
        <source>You do not play in this round.</source>
        <translation>Je speelt deze ronde niet mee.</translation>
    </message>
    <message>
        <source>You sit out this round.</source>
        <translation>Je bent deze ronde vrij.</translation>
    </message>
    <message>
        <source>%1, your next table</source>
        <extracomment>%1 a name; the number of the table stands below.</extracomment>
        <translation>%1, je volgende tafel</translation>
    </message>
    <message>
        <source>Your rounds</source>
        <translation>Jouw ronden</translation>
    </message>
    <message>
        <source>%1, your table</source>
        <extracomment>%1 a name; the number of the table stands below.</extracomment>
        <translation>%1, je tafel</translation>
    </message>
    <message>
        <source>your total</source>
        <translation>jouw totaal</translation>
    </message>
    <message>
        <source>Table %1 calls the referee</source>
        <extracomment>%1 the number of a table.</extracomment>
        <translation>Tafel %1 roept de arbiter</translation>
    </message>
    <message>
        <source>The door cannot be opened there; is the port taken? Another may be free.</source>
        <translation>De deur kan daar niet open; is de poort bezet? Een andere is misschien vrij.</translation>
    </message>
    <message>
        <source>Final places</source>
        <translation>Einduitslag</translation>
    </message>
</context>
<context>
    <name>placeholder</name>
    <message>
        <source>ARGUMENT</source>
        <translation>ARGUMENT</translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation>KAARTEN</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>OPDRACHT</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>DATUM</translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation>SPEL</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>BESTAND</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>KAARTSPEL</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAAM</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>NIEUW</translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation>OPTIE</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIES</translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation>ANDERE</translation>
    </message>
    <message>
        <source>PLAYER</source>
        <translation>SPELER</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>PUNTEN</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGELS</translation>
    </message>
    <message>
        <source>SUIT</source>
        <translation>KLEUR</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEKST</translation>
    </message>
    <message>
        <source>TOTALS</source>
        <translation>TOTALEN</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>WOORD</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <translation>NETWERK</translation>
    </message>
    <message>
        <source>CREDIT</source>
        <translation>VERGOEDING</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>LIJST</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NAMEN</translation>
    </message>
    <message>
        <source>PRIZE</source>
        <translation>PRIJS</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TAFEL</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TITEL</translation>
    </message>
    <message>
        <source>MINUTES</source>
        <translation>MINUTEN</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <extracomment>What stands for a value in the help text, &quot;--db FILE&quot;: one word, in capitals.</extracomment>
        <translation>ADRES</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>PAPIER</translation>
    </message>
    <message>
        <source>WAY</source>
        <translation>WEG</translation>
    </message>
</context>
<context>
    <name>precedent</name>
    <message>
        <source>the player at fault</source>
        <translation>de speler die de fout maakte</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>de gever</translation>
    </message>
    <message>
        <source>the partner</source>
        <translation>de maat</translation>
    </message>
    <message>
        <source>the player opposite</source>
        <translation>de speler tegenover</translation>
    </message>
    <message>
        <source>the player on the left</source>
        <translation>de speler links</translation>
    </message>
    <message>
        <source>the player on the right</source>
        <translation>de speler rechts</translation>
    </message>
    <message>
        <source>player %1 to the left</source>
        <extracomment>%1 places clockwise from the player at fault.</extracomment>
        <translation>speler %1 naar links</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>Before a colon, and what a table decided.</extracomment>
        <translation>Beslist</translation>
    </message>
    <message>
        <source>Your table decided</source>
        <extracomment>The same, where it answers a question of today; behind it may stand when and where.</extracomment>
        <translation>Jullie tafel besliste</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Before a colon, and why a table decided so.</extracomment>
        <translation>Reden</translation>
    </message>
    <message>
        <source>By the rules</source>
        <extracomment>Before a colon, and what the rulebook says of it.</extracomment>
        <translation>Volgens de regels</translation>
    </message>
    <message>
        <source>By the rules at that time</source>
        <translation>Volgens de regels van toen</translation>
    </message>
    <message>
        <source>That is what the rules say.</source>
        <translation>Dat is wat de regels zeggen.</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>Before a colon, and options of the rules with their values.</extracomment>
        <translation>Gespeeld volgens</translation>
    </message>
    <message>
        <source>It was played by other rules</source>
        <extracomment>Before a colon, and an option with its value then and now.</extracomment>
        <translation>Er werd volgens andere regels gespeeld</translation>
    </message>
    <message>
        <source>There are no house rulings in this book.</source>
        <translation>Er staan geen huisuitspraken in dit boek.</translation>
    </message>
    <message>
        <source>Does what your table decided count?</source>
        <extracomment>Both answers stand above it.</extracomment>
        <translation>Telt wat jullie tafel besliste?</translation>
    </message>
    <message>
        <source>Your table has decided this before. Say --house for that, or --by-rules.</source>
        <translation>Jullie tafel heeft dit al eens beslist. Zeg daarvoor --house, of --by-rules.</translation>
    </message>
    <message>
        <source>No house ruling answers this question.</source>
        <translation>Geen huisuitspraak beantwoordt deze vraag.</translation>
    </message>
    <message>
        <source>The book has no house ruling of this name.</source>
        <translation>Het boek heeft geen huisuitspraak met deze naam.</translation>
    </message>
    <message>
        <source>--export writes one ruling: what is asked in words, or what stands on --deal.</source>
        <translation>--export schrijft één beslissing: wat in woorden gevraagd wordt, of wat bij --deal staat.</translation>
    </message>
    <message>
        <source>No ruling on one fault alone stands on this deal.</source>
        <translation>Bij dit spel staat geen beslissing over één fout alleen.</translation>
    </message>
    <message>
        <source>The house ruling is removed.</source>
        <translation>De huisuitspraak is weggehaald.</translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) added.</source>
        <translation>
            <numerusform>%n huisuitspraak toegevoegd.</numerusform>
            <numerusform>%n huisuitspraken toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) would be added.</source>
        <translation>
            <numerusform>%n huisuitspraak zou erbij komen.</numerusform>
            <numerusform>%n huisuitspraken zouden erbij komen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) were there already.</source>
        <translation>
            <numerusform>%n huisuitspraak was er al.</numerusform>
            <numerusform>%n huisuitspraken waren er al.</numerusform>
        </translation>
    </message>
    <message>
        <source>This house ruling cannot be read</source>
        <translation>Deze huisuitspraak is niet te lezen</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>Huisuitspraken</translation>
    </message>
    <message>
        <source>What your table decided. It answers when the question returns.</source>
        <translation>Wat jullie tafel besliste. Dat is het antwoord als de vraag terugkomt.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Weghalen</translation>
    </message>
    <message>
        <source>Remove this ruling? What was posted by it stays.</source>
        <translation>Deze huisuitspraak weghalen? Wat ermee geboekt is, blijft staan.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Post what your table decided</source>
        <extracomment>On buttons.</extracomment>
        <translation>Boeken wat jullie tafel besliste</translation>
    </message>
    <message>
        <source>Post what the rules say</source>
        <translation>Boeken wat de regels zeggen</translation>
    </message>
    <message>
        <source>Share this ruling</source>
        <translation>Deze huisuitspraak delen</translation>
    </message>
    <message>
        <source>Nobody is named in it. Another book takes the file in.</source>
        <translation>Er staat geen naam in. Een ander boek neemt het bestand op.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Opslaan als bestand</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>De tekst kopiëren</translation>
    </message>
    <message>
        <source>Keep as a house ruling</source>
        <translation>Bewaren als huisuitspraak</translation>
    </message>
    <message>
        <source>Kept as a house ruling.</source>
        <translation>Bewaard als huisuitspraak.</translation>
    </message>
    <message>
        <source>Why your table decided so</source>
        <translation>Waarom jullie tafel zo besliste</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Gekopieerd.</translation>
    </message>
    <message>
        <source>House rulings: what your table decided</source>
        <translation>Huisuitspraken: wat jullie tafel besliste</translation>
    </message>
    <message>
        <source>List them, of one game or of all</source>
        <translation>Ze tonen, van één kaartspel of van alle</translation>
    </message>
    <message>
        <source>Show one: question, answers, decision and reason</source>
        <translation>Er één tonen: vraag, antwoorden, beslissing en reden</translation>
    </message>
    <message>
        <source>Remove one; what was posted by it stays</source>
        <translation>Er één weghalen; wat ermee geboekt is, blijft staan</translation>
    </message>
    <message>
        <source>Write them for another book, one a line</source>
        <translation>Ze voor een ander boek wegschrijven, één per regel</translation>
    </message>
    <message>
        <source>A house ruling, as the list names it</source>
        <translation>Een huisuitspraak, zoals de lijst ze noemt</translation>
    </message>
    <message>
        <source>The file; standard output without one</source>
        <translation>Het bestand; anders de standaarduitvoer</translation>
    </message>
    <message>
        <source>Only those of this game</source>
        <translation>Alleen die van dit kaartspel</translation>
    </message>
    <message>
        <source>With --post: what your table decided before</source>
        <translation>Met --post: wat jullie tafel eerder besliste</translation>
    </message>
    <message>
        <source>With --post: what the rules say, whatever your table decided</source>
        <translation>Met --post: wat de regels zeggen, wat jullie tafel ook besliste</translation>
    </message>
    <message>
        <source>Write the ruling for other tables, without names: what is asked, or what stands on --deal</source>
        <translation>De beslissing voor andere tafels wegschrijven, zonder namen: wat gevraagd wordt, of wat bij --deal staat</translation>
    </message>
    <message>
        <source>y posts what your table decided, n what the rules say. What your table decided is never worked out anew.</source>
        <translation>j boekt wat jullie tafel besliste, n wat de regels zeggen. Wat jullie tafel besliste, wordt nooit opnieuw uitgerekend.</translation>
    </message>
    <message>
        <source>With --export: what the table decided instead of what the rules say: &quot;Ann +1&quot; besides the score, &quot;instead Ann +1&quot;, &quot;nothing&quot;, &quot;redeal&quot;</source>
        <extracomment>The words in quotation marks are not translated.</extracomment>
        <translation>Met --export: wat de tafel besliste in plaats van wat de regels zeggen: &quot;Ann +1&quot; naast de score, &quot;instead Ann +1&quot;, &quot;nothing&quot;, &quot;redeal&quot;</translation>
    </message>
    <message>
        <source>--decided goes with --export, and with a question that is asked in words.</source>
        <translation>--decided hoort bij --export, en bij een vraag in woorden.</translation>
    </message>
    <message>
        <source>What your table decided</source>
        <translation>Wat jullie tafel besliste</translation>
    </message>
    <message>
        <source>What stands here</source>
        <extracomment>On buttons, below &quot;What your table decided&quot;.</extracomment>
        <translation>Wat hier staat</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Er gebeurt niets</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Opnieuw gegeven</translation>
    </message>
    <message>
        <source>Amounts besides the score of the deal, or with &quot;instead&quot; in its place</source>
        <extracomment>Above a field for &quot;Ann +1&quot;. The word in quotation marks is not translated.</extracomment>
        <translation>Bedragen naast de score van het spel, of met &quot;instead&quot; in plaats daarvan</translation>
    </message>
    <message>
        <source>Several faults of this deal were ruled on as one, and a house ruling answers one fault. Tell the one that is meant in words beside --export, and with --decided what the table decided.</source>
        <extracomment>The words that begin with two dashes are not translated.</extracomment>
        <translation>Over meer fouten in dit spel is als één geheel beslist, en een huisuitspraak beantwoordt één fout. Zeg bij --export in woorden welke bedoeld is, en met --decided wat de tafel besliste.</translation>
    </message>
    <message>
        <source>A decision has an amount behind each name; it stays the same however much there is in the pool or on the sheet.</source>
        <extracomment>Amounts for a decision on a fault: what stands behind it shows some, &quot;Ann +1&quot;.</extracomment>
        <translation>Bij een beslissing staat achter elke naam een bedrag; het blijft gelijk, hoeveel er ook in de pot of op het scoreblad staat.</translation>
    </message>
</context>
<context>
    <name>quadrille</name>
    <message>
        <source>Quadrille</source>
        <translation>Quadrille</translation>
    </message>
    <message>
        <source>Who puts the antes into the pool</source>
        <translation>Wie de inzet in de pot legt</translation>
    </message>
    <message>
        <source>The unit of a pool that four does not divide</source>
        <translation>De eenheid van een pot die niet door vier te delen is</translation>
    </message>
    <message>
        <source>The odd counter when partners share</source>
        <translation>De oneven fiche als maten delen</translation>
    </message>
    <message>
        <source>What the defenders cannot divide at codille</source>
        <translation>Wat de tegenspelers bij codille niet kunnen delen</translation>
    </message>
    <message>
        <source>What the ombre pays for codille</source>
        <translation>Wat de ombre betaalt bij codille</translation>
    </message>
    <message>
        <source>Who pays for a lost alliance</source>
        <translation>Wie een verloren alliance betaalt</translation>
    </message>
    <message>
        <source>How the units of a lost game are paid</source>
        <translation>Hoe de eenheden van een verloren spel worden betaald</translation>
    </message>
    <message>
        <source>What a failed vole turns round</source>
        <translation>Wat een mislukte vole omkeert</translation>
    </message>
    <message>
        <source>What each of the four puts into the vole pool</source>
        <translation>Wat ieder van de vier in de volepot legt</translation>
    </message>
    <message>
        <source>What that stake is counted in</source>
        <translation>Waarin die inleg wordt geteld</translation>
    </message>
    <message>
        <source>Which opponent deals with which partner</source>
        <translation>Welke tegenspeler met welke maat afrekent</translation>
    </message>
    <message>
        <source>When a queen may be called</source>
        <translation>Wanneer een vrouw mag worden geroepen</translation>
    </message>
    <message>
        <source>The ombre may call his own king and play alone</source>
        <translation>De ombre mag zijn eigen heer roepen en alleen spelen</translation>
    </message>
    <message>
        <source>Who decides to go on after Premiers</source>
        <translation>Wie beslist over doorgaan na Premiers</translation>
    </message>
    <message>
        <source>No vole unless the called card has been seen</source>
        <translation>Geen vole als de geroepen kaart niet gezien is</translation>
    </message>
    <message>
        <source>Deals of one game; 0 for no end</source>
        <translation>Spellen per partij; 0 voor geen einde</translation>
    </message>
    <message>
        <source>What becomes of the pool at the end</source>
        <translation>Wat er aan het eind met de pot gebeurt</translation>
    </message>
    <message>
        <source>Counters that everybody begins with</source>
        <translation>Fiches waarmee iedereen begint</translation>
    </message>
    <message>
        <source>Whoever has no counters left takes as many again</source>
        <translation>Wie geen fiches meer heeft, neemt er weer zoveel</translation>
    </message>
    <message>
        <source>Until when matadors may be claimed</source>
        <translation>Tot wanneer matadors gemeld mogen worden</translation>
    </message>
    <message>
        <source>To whom the deal passes</source>
        <translation>Naar wie het geven gaat</translation>
    </message>
    <message>
        <source>Standard: no fixed number of deals</source>
        <translation>Standaard: geen vast aantal spellen</translation>
    </message>
    <message>
        <source>Standard, forty deals</source>
        <translation>Standaard, veertig spellen</translation>
    </message>
    <message>
        <source>Standard, the dealer antes for all</source>
        <translation>Standaard, de gever zet voor allen in</translation>
    </message>
    <message>
        <source>After the old laws: shared losses, own king, strict vole</source>
        <translation>Naar de oude regels: gedeeld verlies, eigen heer, strenge vole</translation>
    </message>
    <message>
        <source>Who is ombre</source>
        <translation>Wie ombre is</translation>
    </message>
    <message>
        <source>What he plays; forced: forced spadille</source>
        <translation>Wat hij speelt; gedwongen: gedwongen Spadille</translation>
    </message>
    <message>
        <source>Who held the called card</source>
        <translation>Wie de geroepen kaart had</translation>
    </message>
    <message>
        <source>Tricks of the ombre&apos;s side</source>
        <translation>Slagen van de partij van de ombre</translation>
    </message>
    <message>
        <source>His side was dealt Spadille, Manille and Basta</source>
        <translation>Zijn partij kreeg Spadille, Manille en Basta</translation>
    </message>
    <message>
        <source>And Punto too: double matadors</source>
        <translation>En ook Punto: dubbele matadors</translation>
    </message>
    <message>
        <source>His side won the first six tricks</source>
        <translation>Zijn partij haalde de eerste zes slagen</translation>
    </message>
    <message>
        <source>They went on after Premiers: the vole</source>
        <translation>Ze gingen door na Premiers: de vole</translation>
    </message>
    <message>
        <source>The ombre called his own king</source>
        <translation>De ombre riep zijn eigen heer</translation>
    </message>
    <message>
        <source>The called card was not seen in the first six tricks</source>
        <translation>De geroepen kaart viel niet in de eerste zes slagen</translation>
    </message>
    <message>
        <source>Tricks of the ombre himself</source>
        <translation>Slagen van de ombre zelf</translation>
    </message>
    <message>
        <source>Defenders with the highest trumps, who take the rest</source>
        <translation>Tegenspelers met de hoogste troeven, die de rest krijgen</translation>
    </message>
    <message>
        <source>The opponent that the ombre deals with</source>
        <translation>De tegenspeler met wie de ombre afrekent</translation>
    </message>
    <message>
        <source>The trump suit; no payment needs it</source>
        <translation>De troefkleur; voor het betalen niet nodig</translation>
    </message>
    <message>
        <source>Who is beasted for an irregularity</source>
        <translation>Wie voor een fout een beest betaalt</translation>
    </message>
    <message>
        <source>Stocks of counters taken besides the first, a number a player</source>
        <translation>Extra voorraden fiches na de eerste, een getal per speler</translation>
    </message>
    <message>
        <source>Counters in the pool before the antes</source>
        <translation>Fiches in de pot vóór de inzet</translation>
    </message>
    <message>
        <source>Antes: the pool holds %1, the unit is %2</source>
        <extracomment>%1 the pool after the antes, %2 the unit.</extracomment>
        <translation>Inzet: in de pot zit %1, de eenheid is %2</translation>
    </message>
    <message>
        <source>%1 antes for all: the pool holds %2, the unit is %3</source>
        <translation>%1 zet voor allen in: in de pot zit %2, de eenheid is %3</translation>
    </message>
    <message>
        <source>Four does not divide the pool of %1: the unit is %2</source>
        <translation>De pot van %1 is niet door vier te delen: de eenheid is %2</translation>
    </message>
    <message>
        <source>For the vole everybody puts %1 into the vole pool</source>
        <translation>Voor de vole legt ieder %1 in de volepot</translation>
    </message>
    <message>
        <source>%1 wins with %2 tricks and takes the pool of %3</source>
        <extracomment>%1 the ombre, %2 his tricks, %3 the pool.</extracomment>
        <translation>%1 wint met %2 slagen en krijgt de pot van %3</translation>
    </message>
    <message>
        <source>%1 and %2 win with %3 tricks and share the pool of %4</source>
        <extracomment>%1 and %2 partners, %3 their tricks, %4 the pool.</extracomment>
        <translation>%1 en %2 winnen met %3 slagen en delen de pot van %4</translation>
    </message>
    <message>
        <source>The odd counter goes to %1</source>
        <translation>De oneven fiche is voor %1</translation>
    </message>
    <message>
        <source>The odd counter is paid by %1</source>
        <translation>De oneven fiche betaalt %1</translation>
    </message>
    <message>
        <source>The odd counter stays in the pool</source>
        <translation>De oneven fiche blijft in de pot</translation>
    </message>
    <message numerus="yes">
        <source>Matadors of %1: %n unit(s), %3 each</source>
        <extracomment>%n units, %3 the counters that they make.</extracomment>
        <translation>
            <numerusform>Matadors van %1: %n eenheid, elk %3</numerusform>
            <numerusform>Matadors van %1: %n eenheden, elk %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 failed: the matadors too are paid, %n unit(s), %3 each</source>
        <translation>
            <numerusform>De vole van %1 mislukte: ook de matadors worden betaald, %n eenheid, elk %3</numerusform>
            <numerusform>De vole van %1 mislukte: ook de matadors worden betaald, %n eenheden, elk %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Matadors of a game that %1 lost: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>Matadors in het verloren spel van %1: %n eenheid betaald, elk %3</numerusform>
            <numerusform>Matadors in het verloren spel van %1: %n eenheden betaald, elk %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premiers of %1: %n unit(s), %3 each</source>
        <translation>
            <numerusform>Premiers van %1: %n eenheid, elk %3</numerusform>
            <numerusform>Premiers van %1: %n eenheden, elk %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes the vole: %n unit(s), %3 each</source>
        <translation>
            <numerusform>%1 haalt de vole: %n eenheid, elk %3</numerusform>
            <numerusform>%1 haalt de vole: %n eenheden, elk %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 fails: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>De vole van %1 mislukt: %n eenheid betaald, elk %3</numerusform>
            <numerusform>De vole van %1 mislukt: %n eenheden betaald, elk %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole that %1 bid fails: %n unit(s) paid, %3 each; the pool stays</source>
        <translation>
            <numerusform>De geboden vole van %1 mislukt: %n eenheid betaald, elk %3; de pot blijft staan</numerusform>
            <numerusform>De geboden vole van %1 mislukt: %n eenheden betaald, elk %3; de pot blijft staan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units of the lost game, paid once to all together: %n unit(s), %2</source>
        <extracomment>%n units, %2 the counters that they make, all together.</extracomment>
        <translation>
            <numerusform>Eenheden van het verloren spel, één keer aan allen samen: %n eenheid, %2</numerusform>
            <numerusform>Eenheden van het verloren spel, één keer aan allen samen: %n eenheden, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Remise: %1 has %2 tricks and pays %3 into the pool</source>
        <extracomment>%1 the ombre, %2 his tricks, %3 what he pays into the pool.</extracomment>
        <translation>Remise: %1 heeft %2 slagen en betaalt %3 aan de pot</translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 has %n trick(s) and pays %3 into the pool</source>
        <translation>
            <numerusform>Codille: %1 heeft %n slag en betaalt %3 aan de pot</numerusform>
            <numerusform>Codille: %1 heeft %n slagen en betaalt %3 aan de pot</numerusform>
        </translation>
    </message>
    <message>
        <source>Under these rules the codille costs %1</source>
        <extracomment>%1 what is paid into the pool under an option.</extracomment>
        <translation>Bij deze regels kost de codille %1</translation>
    </message>
    <message>
        <source>Remise: %1 and %2 have %3 tricks and pay %4 together</source>
        <translation>Remise: %1 en %2 hebben %3 slagen en betalen samen %4</translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 and %2 have %n trick(s) and pay %4 together</source>
        <translation>
            <numerusform>Codille: %1 en %2 hebben %n slag en betalen samen %4</numerusform>
            <numerusform>Codille: %1 en %2 hebben %n slagen en betalen samen %4</numerusform>
        </translation>
    </message>
    <message>
        <source>The called partner %1 pays nothing</source>
        <translation>De geroepen maat %1 betaalt niets</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each, %3 left</source>
        <extracomment>%1 the pool, %2 the share of each defender, %3 what cannot be divided.</extracomment>
        <translation>Codille: de tegenspelers delen de pot van %1: elk %2, %3 over</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each</source>
        <translation>Codille: de tegenspelers delen de pot van %1: elk %2</translation>
    </message>
    <message>
        <source>%1 takes the vole pool of %2</source>
        <translation>%1 krijgt de volepot van %2</translation>
    </message>
    <message>
        <source>%1 and %2 share the vole pool of %3</source>
        <translation>%1 en %2 delen de volepot van %3</translation>
    </message>
    <message>
        <source>The opponents divide the vole pool of %1</source>
        <translation>De tegenspelers delen de volepot van %1</translation>
    </message>
    <message>
        <source>%1 is beasted and pays %2 for the next deal</source>
        <translation>%1 betaalt een beest: %2 voor het volgende spel</translation>
    </message>
    <message>
        <source>The end: the pool of %1 is shared, %2 each, %3 left</source>
        <translation>Het einde: de pot van %1 wordt verdeeld, elk %2, %3 over</translation>
    </message>
    <message>
        <source>The end: the pool of %1 is shared, %2 each</source>
        <translation>Het einde: de pot van %1 wordt verdeeld, elk %2</translation>
    </message>
    <message>
        <source>The pool of %1 stays where it is</source>
        <translation>De pot van %1 blijft staan</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s) %1 wins the game with %3</source>
        <extracomment>%1 a player, %n deals, %3 his balance.</extracomment>
        <translation>
            <numerusform>Na %n spel wint %1 de partij met %3</numerusform>
            <numerusform>Na %n spellen wint %1 de partij met %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no counters left and takes %3 more, %n time(s)</source>
        <extracomment>%1 a player, %n how many times, %3 the counters of one stock.</extracomment>
        <translation>
            <numerusform>%1 heeft geen fiches meer en neemt er %3 bij, %n keer</numerusform>
            <numerusform>%1 heeft geen fiches meer en neemt er %3 bij, %n keer</numerusform>
        </translation>
    </message>
    <message>
        <source>The balances and the pool of %1 add up to what was there before</source>
        <extracomment>%1 the counters in the pool.</extracomment>
        <translation>De saldo’s en de pot van %1 zijn samen wat er eerst was</translation>
    </message>
    <message>
        <source>The balances and the pool have to add up to what was in the pool at the beginning.</source>
        <translation>De saldo’s en de pot moeten samen zijn wat er aan het begin in de pot zat.</translation>
    </message>
    <message>
        <source>Without a beast no deal leaves this pool.</source>
        <translation>Zonder beest laat geen enkel spel deze pot achter.</translation>
    </message>
    <message>
        <source>Solo and vole are played alone.</source>
        <translation>Solo en vole speel je alleen.</translation>
    </message>
    <message>
        <source>An alliance has a partner, the holder of the called card; who can call nobody plays solo.</source>
        <translation>Bij een alliance is er een maat, die de geroepen kaart heeft; wie niemand kan roepen, speelt solo.</translation>
    </message>
    <message>
        <source>%1 cannot be his own partner.</source>
        <translation>%1 kan niet zijn eigen maat zijn.</translation>
    </message>
    <message>
        <source>These rules let nobody call his own king.</source>
        <translation>Bij deze regels mag niemand zijn eigen heer roepen.</translation>
    </message>
    <message>
        <source>Who plays solo or vole calls no king.</source>
        <translation>Wie solo of vole speelt, roept geen heer.</translation>
    </message>
    <message>
        <source>Who calls his own king has no partner.</source>
        <translation>Wie zijn eigen heer roept, heeft geen maat.</translation>
    </message>
    <message>
        <source>Double matadors stand for the matadors too.</source>
        <translation>In dubbele matadors zitten de matadors al.</translation>
    </message>
    <message>
        <source>Only red trumps have a Punto.</source>
        <translation>Alleen bij rode troef is er een Punto.</translation>
    </message>
    <message>
        <source>These matadors alone win more tricks.</source>
        <translation>Deze matadors halen alleen al meer slagen.</translation>
    </message>
    <message>
        <source>Spadille cannot lose: it wins a trick.</source>
        <translation>Spadille kan niet verliezen: die haalt een slag.</translation>
    </message>
    <message>
        <source>With five tricks or fewer there were no Premiers.</source>
        <translation>Met vijf slagen of minder waren er geen Premiers.</translation>
    </message>
    <message>
        <source>Forced spadille ends once its side has won the first six tricks.</source>
        <translation>Gedwongen Spadille is uit zodra die partij de eerste zes slagen heeft.</translation>
    </message>
    <message>
        <source>The vole was bid, so nobody goes on to it.</source>
        <translation>De vole was geboden, dus niemand gaat er nog voor door.</translation>
    </message>
    <message>
        <source>After Premiers the play ends, unless they go on for the vole.</source>
        <translation>Na Premiers is het spel uit, tenzij ze doorgaan voor de vole.</translation>
    </message>
    <message>
        <source>This matters only after Premiers of an alliance.</source>
        <translation>Dit telt alleen na Premiers in een alliance.</translation>
    </message>
    <message>
        <source>These rules, or this result, leave nothing to say here.</source>
        <translation>Bij deze regels, of deze uitslag, valt hier niets in te vullen.</translation>
    </message>
    <message>
        <source>The ombre cannot have more tricks than his side.</source>
        <translation>De ombre kan niet meer slagen hebben dan zijn partij.</translation>
    </message>
    <message>
        <source>%1 is not an opponent of the ombre.</source>
        <translation>%1 is geen tegenspeler van de ombre.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n cannot be divided: no more players than that can take one.</source>
        <translation>
            <numerusform>Er blijft maar %n over: meer spelers kunnen er geen krijgen.</numerusform>
            <numerusform>Er blijven er maar %n over: meer spelers kunnen er geen krijgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pool of more than %1 cannot be played for.</source>
        <translation>Om een pot van meer dan %1 kan niet worden gespeeld.</translation>
    </message>
    <message>
        <source>A balance beyond %1 cannot be carried on.</source>
        <translation>Met een saldo voorbij %1 kan het niet verder.</translation>
    </message>
    <message>
        <source>The highest balance wins, and all who share it.</source>
        <translation>Het hoogste saldo wint, met allen die het hebben.</translation>
    </message>
    <message>
        <source>Four players have four balances.</source>
        <translation>Er zijn vier spelers, dus vier saldo’s.</translation>
    </message>
    <message>
        <source>After so many deals the game is over.</source>
        <translation>Na zoveel spellen is de partij uit.</translation>
    </message>
    <message>
        <source>The ombre may ask for the king that he calls</source>
        <translation>De ombre mag om de geroepen heer vragen</translation>
    </message>
    <message>
        <source>Who handed the called king over to the ombre</source>
        <translation>Wie de geroepen heer aan de ombre afstond</translation>
    </message>
    <message>
        <source>%1 pays %2 for the king</source>
        <extracomment>%1 the ombre, %2 who handed the king over.</extracomment>
        <translation>%1 betaalt %2 voor de heer</translation>
    </message>
    <message>
        <source>No king can be asked for here.</source>
        <translation>Hier kan niet om een heer worden gevraagd.</translation>
    </message>
    <message>
        <source>A king is handed over only in an alliance that was bid.</source>
        <translation>Een heer wordt alleen afgestaan in een geboden alliance.</translation>
    </message>
    <message>
        <source>An ombre who took the king plays alone.</source>
        <translation>Een ombre die de heer kreeg, speelt alleen.</translation>
    </message>
    <message>
        <source>The ombre cannot hand a king over to himself.</source>
        <translation>De ombre kan geen heer aan zichzelf afstaan.</translation>
    </message>
    <message>
        <source>Which faced card means a new deal</source>
        <translation>Bij welke open kaart opnieuw wordt gegeven</translation>
    </message>
    <message>
        <source>What a bid out of turn means</source>
        <translation>Wat een bod voor de beurt betekent</translation>
    </message>
    <message>
        <source>When a card that was seen has to be played</source>
        <translation>Wanneer een geziene kaart gespeeld moet worden</translation>
    </message>
    <message>
        <source>Who may look through the tricks</source>
        <translation>Wie de slagen mag bekijken</translation>
    </message>
    <message>
        <source>Nobody had anything to decide after six tricks.</source>
        <translation>Na zes slagen had niemand iets te beslissen.</translation>
    </message>
    <message>
        <source>Nobody may go on here without asking the partner.</source>
        <translation>Hier mag niemand doorgaan zonder het de maat te vragen.</translation>
    </message>
    <message>
        <source>The tricks show something else.</source>
        <translation>De slagen laten iets anders zien.</translation>
    </message>
    <message>
        <source>The ombre cannot call this card.</source>
        <translation>De ombre kan deze kaart niet roepen.</translation>
    </message>
    <message>
        <source>Nobody can have noticed this so early.</source>
        <translation>Zo vroeg kan dit nog niet gebleken zijn.</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Wat er gebeurd is</translation>
    </message>
    <message>
        <source>Whose fault it is</source>
        <translation>Wie de fout maakte</translation>
    </message>
    <message>
        <source>Only the last card of the pack was faced</source>
        <translation>Alleen de laatste kaart lag open</translation>
    </message>
    <message>
        <source>Another player has bid or passed after it</source>
        <translation>Een andere speler heeft daarna geboden of gepast</translation>
    </message>
    <message>
        <source>He spoke last, and the three others had passed</source>
        <translation>Hij sprak als laatste, en de drie anderen hadden gepast</translation>
    </message>
    <message>
        <source>It was a king of his own, which these rules let him call</source>
        <translation>Het was een heer van hemzelf, die hij bij deze regels mag roepen</translation>
    </message>
    <message>
        <source>He might have kept the matador, or has played it all the same</source>
        <translation>Hij had de matador mogen houden, of heeft hem toch gespeeld</translation>
    </message>
    <message>
        <source>The deal itself was told wrongly, not only the payment</source>
        <translation>Het spel zelf was verkeerd opgegeven, niet alleen de betaling</translation>
    </message>
    <message>
        <source>Claimed, but not dealt to that side</source>
        <translation>Gemeld, maar die partij had ze niet gekregen</translation>
    </message>
    <message>
        <source>When it was noticed</source>
        <translation>Wanneer het bleek</translation>
    </message>
    <message>
        <source>He had passed before</source>
        <translation>Hij had al gepast</translation>
    </message>
    <message>
        <source>The revoke harms the other side, which wants play to go back</source>
        <translation>Het verzaken schaadt de andere partij, die wil overspelen</translation>
    </message>
    <message>
        <source>There were several, the cards are not mixed, and the table plays again</source>
        <translation>Er is meer dan eens verzaakt, de kaarten liggen nog goed, en de tafel speelt over</translation>
    </message>
    <message>
        <source>What the other side asks for</source>
        <translation>Wat de andere partij kiest</translation>
    </message>
    <message>
        <source>What he is in this deal: alone, ombre&apos;s side, opponent, or not known</source>
        <translation>Wat hij in dit spel is: alleen, partij van de ombre, tegenspeler, of onbekend</translation>
    </message>
    <message>
        <source>His side had its six tricks already</source>
        <translation>Zijn partij had al zes slagen</translation>
    </message>
    <message>
        <source>A vole was in force already</source>
        <translation>Er gold al een vole</translation>
    </message>
    <message>
        <source>By it his side won a game that was in doubt</source>
        <translation>Zijn partij won er een spel door dat onzeker was</translation>
    </message>
    <message>
        <source>He only answered the question whether they go on</source>
        <translation>Hij gaf alleen antwoord op de vraag of ze doorgaan</translation>
    </message>
    <message>
        <source>Keeping the card could do harm, or tell his partner something</source>
        <translation>De kaart houden zou schaden, of zijn maat iets vertellen</translation>
    </message>
    <message>
        <source>It was his turn to play</source>
        <translation>Hij was aan de beurt om te spelen</translation>
    </message>
    <message>
        <source>He was to lead</source>
        <translation>Hij moest uitkomen</translation>
    </message>
    <message>
        <source>All four agree</source>
        <translation>Alle vier zijn het eens</translation>
    </message>
    <message>
        <source>The hands are mixed and cannot be restored</source>
        <translation>De kaarten zijn door elkaar en niet te herstellen</translation>
    </message>
    <message>
        <source>It can be proved</source>
        <translation>Het is te bewijzen</translation>
    </message>
    <message>
        <source>He pays a beast for another fault of the same deal</source>
        <translation>Hij betaalt al een beest voor een andere fout in hetzelfde spel</translation>
    </message>
    <message>
        <source>Somebody has bid or passed, so it is too late: the deal stands.</source>
        <translation>Er is al geboden of gepast, dus het is te laat: het spel geldt.</translation>
    </message>
    <message>
        <source>Only the last card of the pack was faced, so the deal stands.</source>
        <translation>Alleen de laatste kaart lag open, dus het spel geldt.</translation>
    </message>
    <message>
        <source>It is too late: the deal stands, and whoever dealt is its dealer.</source>
        <translation>Het is te laat: het spel geldt, met wie gegeven heeft als gever.</translation>
    </message>
    <message>
        <source>The deal was over when it came out, so it stands.</source>
        <translation>Het spel was al voorbij toen het bleek, dus het blijft staan.</translation>
    </message>
    <message>
        <source>The antes stay in the pool, and what was settled before stands.</source>
        <translation>De inzet blijft in de pot, en wat eerder verrekend is, blijft staan.</translation>
    </message>
    <message>
        <source>%1 puts his ante in now.</source>
        <translation>%1 legt zijn inzet nu in de pot.</translation>
    </message>
    <message>
        <source>%1 pays his ante now, to whoever took the pool, or into the pool if nobody did.</source>
        <translation>%1 betaalt zijn inzet nu aan wie de pot nam, of aan de pot als niemand dat deed.</translation>
    </message>
    <message>
        <source>Another player has spoken since, so what %1 said is accepted.</source>
        <translation>Een andere speler heeft daarna gesproken, dus wat %1 zei is aanvaard.</translation>
    </message>
    <message>
        <source>What %1 said is void, and the player whose turn it was speaks now.</source>
        <translation>Wat %1 zei is ongeldig, en nu spreekt wie aan de beurt was.</translation>
    </message>
    <message>
        <source>When his turn comes, %1 may say what he likes.</source>
        <translation>In zijn eigen beurt mag %1 zeggen wat hij wil.</translation>
    </message>
    <message>
        <source>%1 has passed for this deal.</source>
        <translation>%1 heeft voor dit spel gepast.</translation>
    </message>
    <message>
        <source>The bid of %1 is void, and the auction goes back to it.</source>
        <translation>Het bod van %1 is ongeldig, en het bieden gaat daarheen terug.</translation>
    </message>
    <message>
        <source>%1 must bid high enough or pass.</source>
        <translation>%1 moet hoog genoeg bieden of passen.</translation>
    </message>
    <message>
        <source>%1 has passed and stays out of the auction.</source>
        <translation>%1 heeft gepast en blijft eruit.</translation>
    </message>
    <message>
        <source>Trumps are named, so it is too late: the bid of %1 stands.</source>
        <translation>Er is al troef gemaakt, dus het is te laat: het bod van %1 geldt.</translation>
    </message>
    <message>
        <source>%1 has bid solo, and the suit he named is trumps if he becomes the ombre.</source>
        <translation>%1 heeft solo geboden, en de kleur die hij noemde is troef als hij de ombre wordt.</translation>
    </message>
    <message>
        <source>The others may still bid more, or the same with better priority.</source>
        <translation>De anderen mogen nog hoger bieden, of hetzelfde met meer voorrang.</translation>
    </message>
    <message>
        <source>%1 spoke last and plays an alliance: the suit he named is trumps, and he calls a king.</source>
        <translation>%1 sprak als laatste en speelt een alliance: de genoemde kleur is troef, en hij roept een heer.</translation>
    </message>
    <message>
        <source>The first suit named is trumps, even if it was a slip.</source>
        <translation>De eerst genoemde kleur is troef, ook als het een verspreking was.</translation>
    </message>
    <message>
        <source>That was no fault: %1 may call his own king, and plays alone.</source>
        <translation>Dat was geen fout: %1 mag zijn eigen heer roepen, en speelt alleen.</translation>
    </message>
    <message>
        <source>%1 calls again, this time a card that may be called.</source>
        <translation>%1 roept opnieuw, nu een kaart die geroepen mag worden.</translation>
    </message>
    <message>
        <source>%1 plays alone and needs six tricks by himself.</source>
        <translation>%1 speelt alleen en heeft zelf zes slagen nodig.</translation>
    </message>
    <message>
        <source>The deal is settled like a solo.</source>
        <translation>Het spel wordt verrekend als een solo.</translation>
    </message>
    <message>
        <source>Whoever holds Spadille shows it or names it, and plays as the ombre.</source>
        <translation>Wie Spadille heeft, toont of noemt die, en speelt als ombre.</translation>
    </message>
    <message>
        <source>There is no other penalty.</source>
        <translation>Een andere straf is er niet.</translation>
    </message>
    <message>
        <source>%1 takes the card back and plays a right one.</source>
        <translation>%1 neemt de kaart terug en speelt een goede.</translation>
    </message>
    <message>
        <source>Those who played after it may change their cards too.</source>
        <translation>Wie daarna gespeeld heeft, mag zijn kaart ook veranderen.</translation>
    </message>
    <message>
        <source>There is no beast.</source>
        <translation>Er is geen beest.</translation>
    </message>
    <message>
        <source>All cards since then are taken back, and play begins again with the trick of the revoke.</source>
        <translation>Alle kaarten sindsdien gaan terug, en het spelen begint weer bij de slag waarin verzaakt is.</translation>
    </message>
    <message>
        <source>Play goes on, unless the revoke harms the other side and that side asks for it to go back.</source>
        <translation>Er wordt doorgespeeld, tenzij het verzaken de andere partij schaadt en die wil overspelen.</translation>
    </message>
    <message>
        <source>The result stands, and no card is taken back.</source>
        <translation>De uitslag blijft staan, en geen kaart gaat terug.</translation>
    </message>
    <message>
        <source>The deal is played again from the first revoke on.</source>
        <translation>Er wordt overgespeeld vanaf de eerste keer dat er verzaakt is.</translation>
    </message>
    <message>
        <source>%1 pays no more than one beast in a deal, so nothing is added.</source>
        <translation>%1 betaalt in één spel niet meer dan één beest, dus er komt niets bij.</translation>
    </message>
    <message>
        <source>The deal of the fault is corrected, and the deals after it are scored anew with the right pool.</source>
        <translation>Het spel van de fout wordt verbeterd, en de spellen erna worden met de juiste pot opnieuw verrekend.</translation>
    </message>
    <message>
        <source>The fault is of an earlier deal and cannot be proved, so %1 pays nothing.</source>
        <translation>De fout is van een eerder spel en niet te bewijzen, dus %1 betaalt niets.</translation>
    </message>
    <message>
        <source>That is no revoke: a matador that might be kept may be kept, and is played once it is played.</source>
        <translation>Dat is geen verzaken: zo’n matador mag je houden, en als je hem speelt, is hij gespeeld.</translation>
    </message>
    <message>
        <source>There is no beast: %1 takes the card back, and the right player plays.</source>
        <translation>Er is geen beest: %1 neemt de kaart terug, en de juiste speler speelt.</translation>
    </message>
    <message>
        <source>While the partner is not known, any player but %1 may choose.</source>
        <translation>Zolang de maat onbekend is, mag iedere speler kiezen behalve %1.</translation>
    </message>
    <message>
        <source>The card of %1 stays open: at any later trick the other side may call it, unless that were a revoke.</source>
        <translation>De kaart van %1 blijft open en opeisbaar: bij elke latere slag mag de andere partij haar opeisen, zolang dat geen verzaken is.</translation>
    </message>
    <message>
        <source>The other side names the suit that the side of %1 leads the next time it leads, if the leader has it.</source>
        <translation>De andere partij noemt de kleur waarmee de partij van %1 de volgende keer uitkomt, als de uitkomer die heeft.</translation>
    </message>
    <message>
        <source>The other side asks for nothing more.</source>
        <translation>De andere partij vraagt verder niets.</translation>
    </message>
    <message>
        <source>Everybody has played to that card, so the trick stands, and there is no beast.</source>
        <translation>Iedereen heeft op die kaart bijgespeeld, dus de slag blijft staan, en er is geen beest.</translation>
    </message>
    <message>
        <source>The side of %1 may not have a vole in this deal: if it wins the first six tricks, it stops there with Premiers.</source>
        <translation>De partij van %1 mag in dit spel geen vole hebben: wint zij de eerste zes slagen, dan stopt ze met Premiers.</translation>
    </message>
    <message>
        <source>If %1 turns out to be the ombre or his partner in an alliance, their side may not have a vole in this deal.</source>
        <translation>Blijkt %1 de ombre of zijn maat in een alliance te zijn, dan mag hun partij in dit spel geen vole hebben.</translation>
    </message>
    <message>
        <source>The vole was in force already, and stays so.</source>
        <translation>De vole gold al, en blijft gelden.</translation>
    </message>
    <message>
        <source>The card goes back like any card out of turn, and the other side may call it later or name a suit.</source>
        <translation>De kaart gaat terug als elke kaart voor de beurt, en de andere partij mag haar later opeisen of een kleur noemen.</translation>
    </message>
    <message>
        <source>%1 plays alone and may take the card back.</source>
        <translation>%1 speelt alleen en mag de kaart terugnemen.</translation>
    </message>
    <message>
        <source>Keeping the card does no harm, so %1 may keep it.</source>
        <translation>De kaart houden schaadt niet, dus %1 mag haar houden.</translation>
    </message>
    <message>
        <source>%1 must play the card now.</source>
        <translation>%1 moet de kaart nu spelen.</translation>
    </message>
    <message>
        <source>%1 must play the card as soon as he can without a revoke.</source>
        <translation>%1 moet de kaart spelen zodra het kan zonder te verzaken.</translation>
    </message>
    <message>
        <source>The cards of %1 stay on the table, and the ombre says which of them he plays, unless that were a revoke.</source>
        <translation>De kaarten van %1 blijven op tafel, en de ombre zegt welke hij speelt, zolang dat geen verzaken is.</translation>
    </message>
    <message>
        <source>The cards of %1 stay on the table, and the other side says which of them he plays, unless that were a revoke.</source>
        <translation>De kaarten van %1 blijven op tafel, en de andere partij zegt welke hij speelt, zolang dat geen verzaken is.</translation>
    </message>
    <message>
        <source>The side of %1 has its six tricks, so nobody may call his cards.</source>
        <translation>De partij van %1 heeft haar zes slagen, dus niemand mag zijn kaarten opeisen.</translation>
    </message>
    <message>
        <source>%1 is reproved, and play goes on; there is no penalty.</source>
        <translation>%1 wordt vermaand, en het spelen gaat door; een straf is er niet.</translation>
    </message>
    <message>
        <source>Who is asked whether they go on may answer, so that was no fault.</source>
        <translation>Wie gevraagd wordt of ze doorgaan, mag antwoorden, dus dat was geen fout.</translation>
    </message>
    <message>
        <source>Whoever would lead may still stop or go on.</source>
        <translation>Wie zou uitkomen, mag toch stoppen of doorgaan.</translation>
    </message>
    <message>
        <source>%1 may look through the tricks now.</source>
        <translation>%1 mag de slagen nu bekijken.</translation>
    </message>
    <message>
        <source>%1 may not look through the tricks now; he is stopped, and pays nothing.</source>
        <translation>%1 mag de slagen nu niet bekijken; hij wordt tegengehouden, en betaalt niets.</translation>
    </message>
    <message>
        <source>All four agree, so play ends, and the tricks not played go to the opponents.</source>
        <translation>Alle vier zijn het eens, dus het spelen eindigt, en de niet gespeelde slagen zijn voor de tegenspelers.</translation>
    </message>
    <message>
        <source>Play goes on to the last trick, since only all four together may cut it short.</source>
        <translation>Er wordt tot de laatste slag gespeeld, want alleen alle vier samen mogen het afbreken.</translation>
    </message>
    <message>
        <source>Cards that were shown stay on the table, and the other side may call them.</source>
        <translation>Kaarten die getoond zijn, blijven op tafel, en de andere partij mag ze opeisen.</translation>
    </message>
    <message>
        <source>All four agree, so the deal is corrected.</source>
        <translation>Alle vier zijn het eens, dus het spel wordt verbeterd.</translation>
    </message>
    <message>
        <source>Not all four agree, so the deal stays as it was told.</source>
        <translation>Niet alle vier zijn het eens, dus het spel blijft zoals het is opgegeven.</translation>
    </message>
    <message>
        <source>Another deal has been played since, so the payment stays as it was.</source>
        <translation>Er is sindsdien nog een spel gespeeld, dus de betaling blijft zoals ze was.</translation>
    </message>
    <message>
        <source>The claim is in time, so the matadors are paid.</source>
        <translation>De matadors zijn op tijd gemeld en worden dus betaald.</translation>
    </message>
    <message>
        <source>Matadors that were not claimed in time are not paid.</source>
        <translation>Matadors die niet op tijd gemeld zijn, worden niet betaald.</translation>
    </message>
    <message>
        <source>The payment for the matadors is given back, and there is no penalty.</source>
        <translation>De betaling voor de matadors gaat terug, en een straf is er niet.</translation>
    </message>
    <message>
        <source>The next cards have been dealt, so the payment for the matadors stays.</source>
        <translation>De volgende kaarten zijn gegeven, dus de betaling voor de matadors blijft zo.</translation>
    </message>
    <message>
        <source>The cards are taken up again, and all ten tricks are played.</source>
        <translation>De kaarten worden weer opgenomen, en alle tien de slagen worden gespeeld.</translation>
    </message>
    <message>
        <source>The hands cannot be restored, so the tricks not played go to the other side.</source>
        <translation>De handen zijn niet te herstellen, dus de niet gespeelde slagen zijn voor de andere partij.</translation>
    </message>
    <message>
        <source>Who accuses another of a revoke and is wrong pays nothing.</source>
        <translation>Wie een ander ten onrechte van verzaken beschuldigt, betaalt niets.</translation>
    </message>
    <message>
        <source>Only the trick in question may be looked at now.</source>
        <translation>Nu mag alleen de slag waar het om gaat bekeken worden.</translation>
    </message>
    <message>
        <source>The tricks may be looked through to clear it up.</source>
        <translation>De slagen mogen bekeken worden om het op te helderen.</translation>
    </message>
    <message>
        <source>The rulebook says nothing about this, so the table decides.</source>
        <translation>Het reglement zegt hier niets over, dus de tafel beslist.</translation>
    </message>
    <message>
        <source>Beast of %1 for a revoke: %2</source>
        <extracomment>%1 who pays, %2 the beast.</extracomment>
        <translation>Beest van %1 wegens verzaken: %2</translation>
    </message>
    <message>
        <source>Beast of %1 for playing with more than ten cards: %2</source>
        <translation>Beest van %1 wegens spelen met meer dan tien kaarten: %2</translation>
    </message>
    <message>
        <source>Beast of %1, who showed himself by a card: %2</source>
        <translation>Beest van %1, die zich met een kaart liet zien: %2</translation>
    </message>
    <message>
        <source>Beast of %1, who held his partner back: %2</source>
        <translation>Beest van %1, die zijn maat tegenhield: %2</translation>
    </message>
    <message>
        <source>Beast of %1, claimed later: %2</source>
        <translation>Beest van %1, later gevraagd: %2</translation>
    </message>
    <message>
        <source>What is left, %1, goes to the highest trumps</source>
        <translation>Wat overblijft, %1, gaat naar de hoogste troeven</translation>
    </message>
    <message>
        <source>Forced spadille: whoever holds %1 is the ombre and plays an alliance.</source>
        <translation>Gedwongen Spadille: wie %1 heeft, is ombre en speelt een alliance.</translation>
    </message>
    <message>
        <source>%1 won the sixth trick and decides: stop, go on, or ask the partner.</source>
        <translation>%1 won de zesde slag en beslist: stoppen, doorgaan of het de maat vragen.</translation>
    </message>
    <message>
        <source>%1 won the sixth trick and decides: stop, or ask the partner whether to go on.</source>
        <translation>%1 won de zesde slag en beslist: stoppen, of de maat vragen of ze doorgaan.</translation>
    </message>
    <message>
        <source>%1 has won the first six tricks and decides: stop, or go on.</source>
        <translation>%1 heeft de eerste zes slagen en beslist: stoppen of doorgaan.</translation>
    </message>
    <message>
        <source>everybody, 1 each</source>
        <translation>iedereen, elk 1</translation>
    </message>
    <message>
        <source>the dealer, 4 for all</source>
        <translation>de gever, 4 voor allen</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>naar beneden afgerond</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>naar boven afgerond</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>op de naaste afgerond</translation>
    </message>
    <message>
        <source>exact: counted in quarters</source>
        <translation>precies: in kwarten geteld</translation>
    </message>
    <message>
        <source>the ombre&apos;s</source>
        <translation>voor de ombre</translation>
    </message>
    <message>
        <source>the partner&apos;s</source>
        <translation>voor de maat</translation>
    </message>
    <message>
        <source>the pool&apos;s</source>
        <translation>voor de pot</translation>
    </message>
    <message>
        <source>stays in the pool</source>
        <translation>blijft in de pot</translation>
    </message>
    <message>
        <source>goes to the highest trumps</source>
        <translation>gaat naar de hoogste troeven</translation>
    </message>
    <message>
        <source>what makes the pool double</source>
        <translation>tot de pot verdubbeld is</translation>
    </message>
    <message>
        <source>twice the pool</source>
        <translation>tweemaal de pot</translation>
    </message>
    <message>
        <source>once the pool</source>
        <translation>eenmaal de pot</translation>
    </message>
    <message>
        <source>the ombre alone</source>
        <translation>alleen de ombre</translation>
    </message>
    <message>
        <source>half each</source>
        <translation>elk de helft</translation>
    </message>
    <message>
        <source>half each, unless the ombre took fewer than 3</source>
        <translation>elk de helft, tenzij de ombre er minder dan 3 haalde</translation>
    </message>
    <message>
        <source>to each opponent</source>
        <translation>aan elke tegenspeler</translation>
    </message>
    <message>
        <source>once, and shared</source>
        <translation>één keer, en verdeeld</translation>
    </message>
    <message>
        <source>the vole only</source>
        <translation>alleen de vole</translation>
    </message>
    <message>
        <source>all but Premiers</source>
        <translation>alles behalve Premiers</translation>
    </message>
    <message>
        <source>a bid vole: everything</source>
        <translation>bij een geboden vole: alles</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>fiches</translation>
    </message>
    <message>
        <source>units of the deal</source>
        <translation>eenheden van het spel</translation>
    </message>
    <message>
        <source>the one on the ombre&apos;s right</source>
        <translation>die rechts van de ombre</translation>
    </message>
    <message>
        <source>the table says which</source>
        <translation>de tafel zegt welke</translation>
    </message>
    <message>
        <source>with all kings outside trumps</source>
        <translation>met alle heren buiten troef</translation>
    </message>
    <message>
        <source>with all four kings</source>
        <translation>met alle vier de heren</translation>
    </message>
    <message>
        <source>whoever would lead, without asking</source>
        <translation>wie zou uitkomen, zonder te vragen</translation>
    </message>
    <message>
        <source>he has to ask his partner</source>
        <translation>hij moet zijn maat vragen</translation>
    </message>
    <message>
        <source>it is shared equally</source>
        <translation>hij wordt gelijk verdeeld</translation>
    </message>
    <message>
        <source>play goes on until it is empty</source>
        <translation>er wordt doorgespeeld tot hij leeg is</translation>
    </message>
    <message>
        <source>it waits for the next game</source>
        <translation>hij wacht op de volgende partij</translation>
    </message>
    <message>
        <source>until the next deal is dealt</source>
        <translation>tot het volgende spel gegeven is</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>op elk moment</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>naar rechts</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>naar links</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>elke kaart</translation>
    </message>
    <message>
        <source>any but the last of the pack</source>
        <translation>elke behalve de laatste van het pak</translation>
    </message>
    <message>
        <source>nothing: it is void</source>
        <translation>niets: het is ongeldig</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>een pas</translation>
    </message>
    <message>
        <source>always</source>
        <translation>altijd</translation>
    </message>
    <message>
        <source>if keeping it could do harm</source>
        <translation>als houden kan schaden</translation>
    </message>
    <message>
        <source>the player whose turn it is</source>
        <translation>wie aan de beurt is</translation>
    </message>
    <message>
        <source>the player who is to lead</source>
        <translation>wie moet uitkomen</translation>
    </message>
    <message>
        <source>after the play</source>
        <translation>na het spelen</translation>
    </message>
    <message>
        <source>asked, and stopped</source>
        <translation>gevraagd, en gestopt</translation>
    </message>
    <message>
        <source>asked, and went on</source>
        <translation>gevraagd, en doorgegaan</translation>
    </message>
    <message>
        <source>before a bid</source>
        <translation>vóór het eerste bod</translation>
    </message>
    <message>
        <source>before the lead</source>
        <translation>vóór de uitkomst</translation>
    </message>
    <message>
        <source>call a card</source>
        <translation>een kaart opeisen</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>doorgegaan</translation>
    </message>
    <message>
        <source>during the auction</source>
        <translation>tijdens het bieden</translation>
    </message>
    <message>
        <source>during the play</source>
        <translation>tijdens het spelen</translation>
    </message>
    <message>
        <source>in the same trick</source>
        <translation>in dezelfde slag</translation>
    </message>
    <message>
        <source>name a suit</source>
        <translation>een kleur noemen</translation>
    </message>
    <message>
        <source>the ombre’s side</source>
        <translation>de partij van de ombre</translation>
    </message>
    <message>
        <source>an opponent</source>
        <translation>een tegenspeler</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>gestopt</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>nog onbekend</translation>
    </message>
    <message>
        <source>waive it</source>
        <translation>ervan afzien</translation>
    </message>
    <message>
        <source>beast</source>
        <translation>beest</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>codille</translation>
    </message>
    <message>
        <source>premiers</source>
        <translation>Premiers</translation>
    </message>
    <message>
        <source>remise</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>vole failed</source>
        <translation>vole mislukt</translation>
    </message>
    <message>
        <source>vole</source>
        <translation>vole</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Gedwongen</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Vole</source>
        <translation>Vole</translation>
    </message>
    <message>
        <source>alliance</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>alliance</translation>
    </message>
    <message>
        <source>%1 beasted</source>
        <translation>%1 beest</translation>
    </message>
    <message>
        <source>called card not seen</source>
        <translation>geroepen kaart niet gezien</translation>
    </message>
    <message>
        <source>with punto</source>
        <translation>met Punto</translation>
    </message>
    <message>
        <source>forced spadille</source>
        <translation>gedwongen Spadille</translation>
    </message>
    <message>
        <source>king from %1</source>
        <translation>heer van %1</translation>
    </message>
    <message>
        <source>three matadors</source>
        <translation>drie matadors</translation>
    </message>
    <message>
        <source>%1 his own</source>
        <translation>zelf %1</translation>
    </message>
    <message>
        <source>own king</source>
        <translation>eigen heer</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>met %1</translation>
    </message>
    <message>
        <source>opposite %1</source>
        <translation>tegenover %1</translation>
    </message>
    <message>
        <source>rest to %1</source>
        <translation>rest aan %1</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>What was decided after six tricks</source>
        <translation>Wat er na zes slagen beslist is</translation>
    </message>
    <message>
        <source>The deal is void, and it is dealt again.</source>
        <translation>Het spel is ongeldig, en er wordt opnieuw gegeven.</translation>
    </message>
    <message>
        <source>The cards are gathered, and whoever has the turn deals.</source>
        <translation>De kaarten worden verzameld, en wie aan de beurt is, geeft.</translation>
    </message>
    <message>
        <source>The deal is void, and it is dealt again with a good pack.</source>
        <translation>Het spel is ongeldig, en er wordt opnieuw gegeven met goede kaarten.</translation>
    </message>
    <message>
        <source>The hands are mixed, so it is dealt again.</source>
        <translation>De kaarten zijn door elkaar, dus er wordt opnieuw gegeven.</translation>
    </message>
    <message>
        <source>The antes stay in the pool.</source>
        <translation>De inzet blijft in de pot.</translation>
    </message>
    <message>
        <source>Bids made so far do not count.</source>
        <translation>Wat geboden is, telt niet.</translation>
    </message>
    <message>
        <source>The sheet counts all antes already.</source>
        <translation>Op het scoreblad is alle inzet al geteld.</translation>
    </message>
    <message>
        <source>The next cards have been dealt, so it is too late.</source>
        <translation>De volgende kaarten zijn gegeven, dus het is te laat.</translation>
    </message>
    <message>
        <source>%1 is beasted; that is paid once the deal is settled.</source>
        <extracomment>%1 who pays.</extracomment>
        <translation>%1 betaalt een beest, als het spel verrekend is.</translation>
    </message>
    <message>
        <source>%1 is beasted, and pays once the new deal is settled, by what the pool holds then.</source>
        <translation>%1 betaalt een beest als het nieuwe spel verrekend is, naar wat de pot dan bevat.</translation>
    </message>
    <message>
        <source>%1 pays the beast of that deal.</source>
        <translation>%1 betaalt het beest van dat spel.</translation>
    </message>
    <message>
        <source>What was handed over wrongly is made good now.</source>
        <translation>Wat verkeerd is betaald, wordt nu rechtgezet.</translation>
    </message>
    <message>
        <source>After it the turn to deal goes on as if the right player had dealt.</source>
        <translation>Daarna gaat de beurt om te geven verder alsof de juiste speler gegeven had.</translation>
    </message>
    <message>
        <source>Once the next cards are dealt, everybody has accepted the deal before.</source>
        <translation>Als de volgende kaarten gegeven zijn, heeft iedereen het vorige spel aanvaard.</translation>
    </message>
    <message>
        <source>A card that all have seen spoils the auction, so it is dealt again until somebody has bid.</source>
        <translation>Een kaart die iedereen gezien heeft, bederft het bieden, dus er wordt opnieuw gegeven tot iemand geboden heeft.</translation>
    </message>
    <message>
        <source>Only hands of ten cards can be bid on and played.</source>
        <translation>Alleen op tien kaarten kan geboden en gespeeld worden.</translation>
    </message>
    <message>
        <source>Who has more cards than the others has more to choose from, and that has to cost something.</source>
        <translation>Wie meer kaarten heeft dan de anderen, heeft meer keus, en dat moet iets kosten.</translation>
    </message>
    <message>
        <source>Everybody gets his cards in the same way, and who bids has accepted them.</source>
        <translation>Iedereen krijgt zijn kaarten op dezelfde manier, en wie biedt, heeft ze aanvaard.</translation>
    </message>
    <message>
        <source>The deal and the first word go round; who has bid has accepted whoever dealt.</source>
        <translation>Het geven en het eerste woord gaan rond; wie geboden heeft, heeft aanvaard wie gaf.</translation>
    </message>
    <message>
        <source>With a card twice or missing no trick is what it should be.</source>
        <translation>Met een kaart dubbel of te weinig is geen slag wat hij moet zijn.</translation>
    </message>
    <message>
        <source>Everybody plays for the same pool, so everybody pays into it.</source>
        <translation>Iedereen speelt om dezelfde pot, dus iedereen betaalt eraan.</translation>
    </message>
    <message>
        <source>Each bids by what he has heard before, and a hasty word must not change that.</source>
        <translation>Ieder biedt naar wat hij gehoord heeft, en een haastig woord mag daar niets aan veranderen.</translation>
    </message>
    <message>
        <source>A bid tells the others something only if everybody keeps to the order.</source>
        <translation>Een bod zegt de anderen alleen iets als iedereen zich aan de volgorde houdt.</translation>
    </message>
    <message>
        <source>Who names a suit means to play, so it is taken for the bid that it was.</source>
        <translation>Wie een kleur noemt, wil spelen, dus het geldt als het bod dat het was.</translation>
    </message>
    <message>
        <source>The first word counts; otherwise one could feel one&apos;s way with a second.</source>
        <translation>Het eerste woord telt; anders kon je met een tweede aftasten.</translation>
    </message>
    <message>
        <source>The call decides who are partners, and once a card is led everybody plays by it.</source>
        <translation>De geroepen kaart bepaalt wie maten zijn, en is er uitgekomen, dan speelt iedereen daarnaar.</translation>
    </message>
    <message>
        <source>Where all pass Spadille has to play, and keeping silent must not save him from it.</source>
        <translation>Als iedereen past, moet Spadille spelen, en door te zwijgen komt niemand daaronderuit.</translation>
    </message>
    <message>
        <source>In the same trick it can be put right, and nobody has lost anything by it.</source>
        <translation>In dezelfde slag is het te herstellen, en niemand heeft er iets bij verloren.</translation>
    </message>
    <message>
        <source>What a revoke has won can hardly be given back, so it has to cost something.</source>
        <translation>Wat met verzaken gewonnen is, valt moeilijk terug te geven, dus het moet iets kosten.</translation>
    </message>
    <message>
        <source>After the play nobody can tell how the tricks would have fallen, so the beast pays for it.</source>
        <translation>Na het spel kan niemand zeggen hoe de slagen gevallen waren, dus het beest betaalt ervoor.</translation>
    </message>
    <message>
        <source>An earlier deal is settled, but what can be proved of it is still owed.</source>
        <translation>Een eerder spel is verrekend, maar wat ervan te bewijzen is, blijft verschuldigd.</translation>
    </message>
    <message>
        <source>The matadors have their privilege only against lower trumps; beyond that they follow like any card.</source>
        <translation>Matadors hebben hun voorrecht alleen tegen lagere troeven; verder bekennen ze als elke kaart.</translation>
    </message>
    <message>
        <source>A card played early tells the partner something, so the other side chooses what makes up for it.</source>
        <translation>Een te vroeg gespeelde kaart vertelt de maat iets, dus de andere partij kiest wat dat goedmaakt.</translation>
    </message>
    <message>
        <source>Who the partner is comes out by the king alone; who shows it otherwise helps the ombre.</source>
        <translation>Wie de maat is, blijkt alleen uit de heer; wie het anders toont, helpt de ombre.</translation>
    </message>
    <message>
        <source>A card that was seen tells the partner something; who has no partner tells nobody.</source>
        <translation>Een kaart die gezien is, vertelt de maat iets; wie geen maat heeft, vertelt het niemand.</translation>
    </message>
    <message>
        <source>Partners who see each other&apos;s cards play as one, so the other side may direct them.</source>
        <translation>Maten die elkaars kaarten zien, spelen als één, dus de andere partij mag ze aanwijzen.</translation>
    </message>
    <message>
        <source>Whether to try for the vole is each player&apos;s own risk, and nobody may press his partner.</source>
        <translation>Of je voor de vole gaat, is ieders eigen risico, en niemand mag zijn maat opjagen.</translation>
    </message>
    <message>
        <source>Whoever has the lead decides by himself whether they go on.</source>
        <translation>Wie moet uitkomen, beslist zelf of er doorgespeeld wordt.</translation>
    </message>
    <message>
        <source>What was played everybody remembers for himself.</source>
        <translation>Wat er gespeeld is, onthoudt ieder voor zichzelf.</translation>
    </message>
    <message>
        <source>Remembering is part of the game, and to look is a right of the turn.</source>
        <translation>Onthouden hoort bij het spel, en kijken is een recht van wie aan de beurt is.</translation>
    </message>
    <message>
        <source>There may be something to win in the tricks that are left, so only all together can end the play.</source>
        <translation>In de overige slagen kan nog iets te winnen zijn, dus alleen allen samen kunnen het spel beëindigen.</translation>
    </message>
    <message>
        <source>Paying is only the handing over of what the deal has brought, and is mended while all remember it.</source>
        <translation>Betalen is alleen overhandigen wat het spel heeft opgeleverd, en het wordt hersteld zolang iedereen het nog weet.</translation>
    </message>
    <message>
        <source>Matadors are paid to who asks for them while all can still see the cards.</source>
        <translation>Matadors worden betaald aan wie ze meldt zolang iedereen de kaarten nog kan zien.</translation>
    </message>
    <message>
        <source>Only who has the right may end the play; otherwise the others lose tricks that they could win.</source>
        <translation>Alleen wie het recht heeft, mag het spel beëindigen; anders verliezen de anderen slagen die ze konden winnen.</translation>
    </message>
    <message>
        <source>Who asks in good faith pays nothing, so that faults come to light.</source>
        <translation>Wie te goeder trouw vraagt, betaalt niets, zodat fouten aan het licht komen.</translation>
    </message>
    <message>
        <source>What becomes of a trick won by a revoke found after the play</source>
        <translation>Wat er gebeurt met een slag die gewonnen is door verzaken dat na het spelen blijkt</translation>
    </message>
    <message>
        <source>it stays with the side that won it</source>
        <translation>hij blijft bij de partij die hem won</translation>
    </message>
    <message>
        <source>it counts for the other side</source>
        <translation>hij telt voor de andere partij</translation>
    </message>
    <message>
        <source>By the revoke his side won a trick</source>
        <translation>Door het verzaken won zijn partij een slag</translation>
    </message>
    <message>
        <source>The other side lets the deal stand</source>
        <translation>De andere partij laat het spel staan</translation>
    </message>
    <message>
        <source>One trick of the side of %1 counts for the other side: the deal is told so, and settled by that.</source>
        <extracomment>%1 who revoked.</extracomment>
        <translation>Eén slag van de partij van %1 telt voor de andere partij: het spel wordt zo opgegeven en verrekend.</translation>
    </message>
    <message>
        <source>The other side lets the deal stand: it is played to its end, and cards that are left over do not count.</source>
        <translation>De andere partij laat het spel staan: het wordt uitgespeeld, en kaarten die overblijven tellen niet.</translation>
    </message>
    <message>
        <source>How far the play had come when it was seen</source>
        <translation>Hoe ver het spelen was toen het gezien werd</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>Waarover de toeschouwer sprak</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>De kaarten van die slag zijn nog open te leggen</translation>
    </message>
    <message>
        <source>Somebody asks for a new deal</source>
        <translation>Iemand vraagt om opnieuw te geven</translation>
    </message>
    <message>
        <source>He did have a card of the suit</source>
        <translation>Hij had wel een kaart van die kleur</translation>
    </message>
    <message>
        <source>It is to prove a revoke</source>
        <translation>Het is om verzaken te bewijzen</translation>
    </message>
    <message>
        <source>He had none, and the question is allowed: play goes on.</source>
        <translation>Hij had er geen, en de vraag mag: het spelen gaat door.</translation>
    </message>
    <message>
        <source>The trick goes to the player whose card is best in it.</source>
        <translation>De slag gaat naar de speler met de beste kaart erin.</translation>
    </message>
    <message>
        <source>Who won it leads.</source>
        <translation>Wie hem won, komt uit.</translation>
    </message>
    <message>
        <source>The lead that followed was out of turn, and is settled as such.</source>
        <translation>De uitkomst daarna was voor de beurt, en wordt zo behandeld.</translation>
    </message>
    <message>
        <source>The tricks played since then stand.</source>
        <translation>De slagen van daarna blijven staan.</translation>
    </message>
    <message>
        <source>Nobody can show it any more: the trick counts where it lay, unless both sides agree.</source>
        <translation>Niemand kan het nog laten zien: de slag telt waar hij lag, tenzij beide partijen het eens zijn.</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>Die ene slag wordt geopend, en de kaarten beslissen; dan gaat hij weer dicht.</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it; the last trick counts where it lies.</source>
        <translation>Wie in de volgende slag uitkwam, geldt als winnaar; de laatste slag telt waar hij ligt.</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>Wat hij noemde, wordt behandeld alsof een speler het had genoemd.</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>Het spelen gaat door, en niemand mag zich naar het gezegde richten.</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>Wie niet meespeelt, zwijgt voortaan of gaat van tafel.</translation>
    </message>
    <message>
        <source>The trick that was named may be opened, and after the play all of them.</source>
        <translation>De genoemde slag mag open, en na het spelen alle slagen.</translation>
    </message>
    <message>
        <source>A card faced in the deal</source>
        <translation>Een open kaart bij het geven</translation>
    </message>
    <message>
        <source>a card turned over while dealing / the dealer showed a card / a card lay face up</source>
        <translation>een kaart keerde om bij het delen / de gever liet een kaart zien / een kaart lag open</translation>
    </message>
    <message>
        <source>Too many or too few cards</source>
        <translation>Te veel of te weinig kaarten</translation>
    </message>
    <message>
        <source>nine cards / eleven cards dealt / he has too many cards / he has too few cards / a misdeal / a card is missing from a hand</source>
        <translation>negen kaarten / elf kaarten gekregen / hij heeft te veel kaarten / hij heeft te weinig kaarten / vergeven / verkeerd gegeven</translation>
    </message>
    <message>
        <source>Played with too many cards</source>
        <translation>Gespeeld met te veel kaarten</translation>
    </message>
    <message>
        <source>he played with eleven cards / he has a card left over / found in play that he had one too many</source>
        <translation>hij speelde met elf kaarten / hij houdt een kaart over / tijdens het spelen een te veel</translation>
    </message>
    <message>
        <source>Dealt in other packets</source>
        <translation>In andere pakjes gegeven</translation>
    </message>
    <message>
        <source>dealt in fives / wrong packets / he did not deal threes and fours / dealt one by one</source>
        <translation>met vijf tegelijk gegeven / verkeerde pakjes / niet met drie en vier / een voor een gegeven</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>De verkeerde gaf</translation>
    </message>
    <message>
        <source>dealt out of turn / it was not his deal / dealt the wrong way round / somebody else should have dealt</source>
        <translation>voor zijn beurt gegeven / hij hoefde niet te geven / de verkeerde kant op gegeven / een ander moest delen</translation>
    </message>
    <message>
        <source>A bad pack</source>
        <translation>Een slecht pak</translation>
    </message>
    <message>
        <source>two cards alike / two queens of hearts / a card is missing from the pack / the pack is not complete / an eight in the pack</source>
        <translation>twee gelijke kaarten / twee dezelfde vrouwen / er ontbreekt een kaart in het pak / het pak is niet compleet</translation>
    </message>
    <message>
        <source>An ante forgotten</source>
        <translation>Een vergeten inzet</translation>
    </message>
    <message>
        <source>he did not put in his counter / only three in the pool / he did not pay the ante / the pool is short / stake not paid</source>
        <translation>hij heeft niet ingelegd / maar drie in de pot / hij betaalde zijn inzet niet / de pot komt te kort</translation>
    </message>
    <message>
        <source>A bid or pass out of turn</source>
        <translation>Voor de beurt geboden</translation>
    </message>
    <message>
        <source>he bid before his turn / he passed too early / he spoke before me in the auction</source>
        <translation>hij bood te vroeg / hij paste voor zijn beurt / hij sprak voor mij bij het bieden</translation>
    </message>
    <message>
        <source>A bid that is not allowed</source>
        <translation>Een bod dat niet mag</translation>
    </message>
    <message>
        <source>the bid is too low / he bid the same without priority / he bid again after he passed / he wants to bid after a pass / insufficient bid</source>
        <translation>het bod is te laag / hij bood hetzelfde zonder voorrang / hij bood weer na een pas / hij wil bieden na zijn pas</translation>
    </message>
    <message>
        <source>Trumps named without a bid</source>
        <translation>Troef genoemd zonder bod</translation>
    </message>
    <message>
        <source>he said hearts without bidding / he named a suit instead of a bid / he named trumps straight away</source>
        <translation>hij zei harten zonder te bieden / hij noemde een kleur in plaats van een bod / meteen troef genoemd</translation>
    </message>
    <message>
        <source>Two trump suits named</source>
        <translation>Twee troefkleuren genoemd</translation>
    </message>
    <message>
        <source>he said spades no clubs / he corrected the trump suit / slip of the tongue / he wants to change trumps</source>
        <translation>hij zei schoppen nee klaver / hij verbeterde zijn troefkleur / verspreking / hij wil van troef veranderen</translation>
    </message>
    <message>
        <source>A wrong card called</source>
        <translation>Een verkeerde kaart geroepen</translation>
    </message>
    <message>
        <source>he called a king that he holds / he called the king of trumps / he called a queen although he may not / he called his own card / wrong king</source>
        <translation>hij vroeg een heer die hij zelf heeft / hij vroeg de troefheer / hij vroeg een vrouw terwijl dat niet mag / zijn eigen kaart gevraagd / verkeerde heer geroepen</translation>
    </message>
    <message>
        <source>Spadille kept silent</source>
        <translation>Spadille verzwegen</translation>
    </message>
    <message>
        <source>everybody passed and nobody has spadille / who has the ace of spades / he hides spadille / he does not say that he holds spadille</source>
        <translation>iedereen paste en niemand heeft Spadille / wie heeft schoppenaas / hij verzwijgt Spadille / hij zegt niet dat hij hem heeft</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>Verzaakt</translation>
    </message>
    <message>
        <source>he did not follow suit / he had the suit / he should have followed / renege / he trumped although he had one / he still had a heart</source>
        <translation>hij bekende geen kleur / hij had die kleur nog / hij moest bekennen / verzaken / niet bekend / hij troefde terwijl hij nog had</translation>
    </message>
    <message>
        <source>A matador kept back</source>
        <translation>Een matador achtergehouden</translation>
    </message>
    <message>
        <source>he did not play his matador / he should have played Basta / he kept Spadille when trumps were led / misused the privilege</source>
        <translation>hij speelde zijn matador niet / hij moest Basta spelen / hij hield zijn matador toen troef gevraagd werd / voorrecht misbruikt</translation>
    </message>
    <message>
        <source>A card out of turn</source>
        <translation>Een kaart voor de beurt</translation>
    </message>
    <message>
        <source>he led but it was not his lead / he played before his turn / too early / it was not his turn / the wrong player led</source>
        <translation>hij kwam uit maar mocht niet / hij speelde te vroeg / hij was niet aan de beurt / de verkeerde kwam uit / voor zijn beurt gespeeld</translation>
    </message>
    <message>
        <source>The partner showed himself by a card</source>
        <translation>De maat liet zich zien met een kaart</translation>
    </message>
    <message>
        <source>he led the called king to show who he is / the partner gave himself away with a card / led a matador out of turn</source>
        <translation>hij kwam uit met de gevraagde heer om zich te tonen / de maat verraadde zich met een kaart / matador voor de beurt</translation>
    </message>
    <message>
        <source>A card seen</source>
        <translation>Een kaart die gezien is</translation>
    </message>
    <message>
        <source>he dropped a card / the card fell / I saw his card / he showed a card by mistake / a card on the table / he took his card back</source>
        <translation>hij liet een kaart vallen / de kaart viel / ik zag zijn kaart / per ongeluk een kaart getoond / kaart op tafel / hij nam zijn kaart terug</translation>
    </message>
    <message>
        <source>A hand shown before six tricks</source>
        <translation>Een hand getoond voor de zesde slag</translation>
    </message>
    <message>
        <source>he laid his hand down / he showed all his cards / he says he has the rest / cards on the table before the end</source>
        <translation>hij legde zijn hand open / hij toonde al zijn kaarten / hij zegt dat de rest voor hem is / kaarten op tafel voor het eind</translation>
    </message>
    <message>
        <source>The partner urged on</source>
        <translation>De maat aangespoord</translation>
    </message>
    <message>
        <source>he said go on / he encouraged his partner / he wants the vole and says so / he said who he is</source>
        <translation>hij zei ga door / hij moedigde zijn maat aan / hij zei dat ze de vole moesten spelen / hij zei wie hij is</translation>
    </message>
    <message>
        <source>The partner held back</source>
        <translation>De maat tegengehouden</translation>
    </message>
    <message>
        <source>he said stop / he told his partner not to go on / let it be / he talked him out of the vole</source>
        <translation>hij zei stop / hij zei zijn maat niet door te gaan / laat maar / hij praatte hem de vole uit het hoofd</translation>
    </message>
    <message>
        <source>A remark about what was played</source>
        <translation>Een opmerking over wat gespeeld is</translation>
    </message>
    <message>
        <source>we have six tricks / that is the king / so many trumps are out / he counts aloud / talk during the play / he asked what was played / table talk / a sign</source>
        <translation>wij hebben zes slagen / dat is de heer / zoveel troeven zijn eruit / hij telt hardop / praten tijdens het spelen / hij vroeg wat er gespeeld is / een teken</translation>
    </message>
    <message>
        <source>The tricks looked at</source>
        <translation>De slagen bekeken</translation>
    </message>
    <message>
        <source>may I see the last trick / he looked through the tricks / he turned a trick over / look back</source>
        <translation>mag ik de laatste slag zien / hij keek in de slagen / hij draaide een slag om / terugkijken</translation>
    </message>
    <message>
        <source>Giving up before the end</source>
        <translation>Opgegeven voor het eind</translation>
    </message>
    <message>
        <source>he throws his hand in / he gives up / may we stop here / the game is lost and he stops / opponents want to stop / cut it short</source>
        <translation>hij gooit zijn kaarten neer / hij geeft op / mogen we hier stoppen / het spel is verloren en hij stopt / de rest niet uitspelen</translation>
    </message>
    <message>
        <source>A beast forgotten</source>
        <translation>Een vergeten beest</translation>
    </message>
    <message>
        <source>the beast was not paid / we forgot the beast / he owes a beast from an earlier deal / unpaid beast</source>
        <translation>het beest is niet betaald / we vergaten het beest / hij moet nog een beest van een eerder spel / onbetaald beest</translation>
    </message>
    <message>
        <source>A payment miscounted</source>
        <translation>Een betaling verkeerd geteld</translation>
    </message>
    <message>
        <source>paid too much / paid too little / he handed over the wrong number of counters / the sum is wrong / the deal was told wrongly</source>
        <translation>te veel betaald / te weinig betaald / het verkeerde aantal fiches gegeven / het bedrag klopt niet / het spel verkeerd verteld</translation>
    </message>
    <message>
        <source>Matadors claimed too late or wrongly</source>
        <translation>Matadors te laat of ten onrechte gemeld</translation>
    </message>
    <message>
        <source>he forgot his matadors / matadors not claimed in time / paid for matadors he did not have / matadors asked for afterwards</source>
        <translation>hij vergat zijn matadors / matadors niet op tijd gevraagd / betaald voor matadors die hij niet had / achteraf matadors gevraagd</translation>
    </message>
    <message>
        <source>Stopped without the right</source>
        <translation>Gestopt zonder recht</translation>
    </message>
    <message>
        <source>they stopped after six although they had lost a trick / stopped without premiers / he may not stop / they bid a vole and stopped</source>
        <translation>ze stopten terwijl ze een slag verloren hadden / gestopt zonder Premiers / hij mag niet stoppen / ze boden een vole en stopten</translation>
    </message>
    <message>
        <source>A false accusation</source>
        <translation>Een valse beschuldiging</translation>
    </message>
    <message>
        <source>he was wrongly accused of a revoke / he did not revoke at all / they accused me and it is not true</source>
        <translation>ten onrechte beschuldigd van verzaken / hij had niet verzaakt / ze beschuldigden mij en het is niet waar</translation>
    </message>
    <message>
        <source>“None left?” was asked</source>
        <translation>‘Geen meer?’ werd gevraagd</translation>
    </message>
    <message>
        <source>no more clubs / he asked whether he had none left / have you no spades / he said he had none / asking about the suit</source>
        <translation>geen klaver meer / hij vroeg of hij er geen meer had / heb je geen schoppen / hij zei dat hij er geen had / gevraagd naar de kleur</translation>
    </message>
    <message>
        <source>The wrong side gathered a trick</source>
        <translation>De verkeerde partij nam een slag</translation>
    </message>
    <message>
        <source>they took our trick / the trick lies in the wrong pile / I had won it / a trick went to the other side / he picked up a trick that was mine</source>
        <translation>zij pakten onze slag / de slag ligt op de verkeerde stapel / ik had hem gewonnen / een slag ging naar de anderen / de slag is van mij</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>Onenigheid over wie een slag won</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both say it was theirs</source>
        <translation>wie had de slag / we zijn het niet eens wie hem haalde / van wie was die slag / niemand weet het meer / allebei zeggen ze dat hij van hen is</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>Een toeschouwer sprak</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / somebody behind me gave it away / advice from outside / a visitor told him</source>
        <translation>iemand die niet meespeelt zei iets / een kijker bemoeide zich ermee / de kibitzer praatte / raad van buiten / iemand achter mij verklapte het</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Iets anders</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>niets van dit alles / een andere fout</translation>
    </message>
    <message>
        <source>He said that he had none and the trick was turned, or a card was led since</source>
        <translation>Hij zei dat hij er geen had en de slag is omgedraaid, of er is sindsdien uitgekomen</translation>
    </message>
    <message>
        <source>It is a revoke seen too late to be mended: it costs a beast, and is settled as such.</source>
        <translation>Het is verzaken dat te laat gezien is om te herstellen: het kost een beest, en wordt zo behandeld.</translation>
    </message>
    <message>
        <source>solo / sans prendre</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>forced / forced spadille</source>
        <translation>gedwongen / gedwongen spadille</translation>
    </message>
    <message>
        <source>with</source>
        <translation>met</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>matadors</translation>
    </message>
    <message>
        <source>double / punto</source>
        <translation>met punto / punto</translation>
    </message>
    <message>
        <source>on / went on</source>
        <translation>doorgegaan / door</translation>
    </message>
    <message>
        <source>own / own king</source>
        <translation>eigen heer / eigen</translation>
    </message>
    <message>
        <source>king / king from</source>
        <translation>heer van / heer</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>niet gezien / ongezien</translation>
    </message>
    <message>
        <source>himself / herself</source>
        <translation>zelf</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>rest / rest aan</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>tegenover</translation>
    </message>
    <message>
        <source>beast / beasted</source>
        <translation>beest / beesten</translation>
    </message>
    <message>
        <source>premiers / first six</source>
        <translation>premiers / eerste zes</translation>
    </message>
    <message>
        <source>The ombre, alone or with a partner, plays for counters against the others.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>De ombre speelt, alleen of met een maat, om fiches tegen de anderen.</translation>
    </message>
    <message>
        <source>%1 in the pool, %2 with the antes; the unit is %3.</source>
        <extracomment>%1 the counters in the pool, as sheets have it; %2 the same after the antes of this deal.</extracomment>
        <translation>%1 in de pot, %2 met de inzet; de eenheid is %3.</translation>
    </message>
    <message>
        <source>All four together cannot have more than nothing: what they won, somebody paid.</source>
        <translation>Alle vier samen kunnen niet meer dan niets hebben: wat gewonnen is, heeft iemand betaald.</translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message>
        <source>The trump suit</source>
        <translation>De troefkleur</translation>
    </message>
    <message>
        <source>Who led to this trick</source>
        <translation>Wie in deze slag uitkwam</translation>
    </message>
    <message>
        <source>The cards of the trick in the order they were played</source>
        <translation>De kaarten van de slag, op volgorde van spelen</translation>
    </message>
    <message>
        <source>The whole hand, with the card that is asked about</source>
        <translation>De hele hand, met de kaart waar het om gaat</translation>
    </message>
    <message>
        <source>Cards of the hand that were seen, where the rest is unknown</source>
        <translation>Kaarten van de hand die gezien zijn, als de rest onbekend is</translation>
    </message>
    <message>
        <source>The card that is asked about</source>
        <translation>De kaart waar het om gaat</translation>
    </message>
    <message>
        <source>The card that is turned up</source>
        <translation>De kaart die gekeerd is</translation>
    </message>
    <message>
        <source>The card of the second pack that is turned up next</source>
        <translation>De kaart van het tweede pak die daarna gekeerd wordt</translation>
    </message>
    <message>
        <source>The hand of who is to call, or of the ombre</source>
        <translation>De hand van wie aan de beurt is, of van de ombre</translation>
    </message>
    <message>
        <source>What was said, call by call</source>
        <translation>Wat er gezegd is, beurt voor beurt</translation>
    </message>
    <message>
        <source>Who took the turn-up</source>
        <translation>Wie de keerkaart opnam</translation>
    </message>
    <message>
        <source>The cards that were discarded or laid away</source>
        <translation>De kaarten die afgelegd of weggelegd zijn</translation>
    </message>
    <message>
        <source>The called card; who holds it is the partner</source>
        <translation>De geroepen kaart; wie die heeft, is de maat</translation>
    </message>
    <message>
        <source>%1 may be played.</source>
        <extracomment>%1 a card.</extracomment>
        <translation>%1 mag gespeeld worden.</translation>
    </message>
    <message>
        <source>%1 may not be played.</source>
        <translation>%1 mag niet gespeeld worden.</translation>
    </message>
    <message>
        <source>%1 may be played, unless the hand holds one of these:</source>
        <extracomment>%1 a card. A list of cards follows.</extracomment>
        <translation>%1 mag gespeeld worden, tenzij de hand een van deze heeft:</translation>
    </message>
    <message>
        <source>May be played:</source>
        <extracomment>A list of cards follows.</extracomment>
        <translation>Dit mag gespeeld worden:</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2.</source>
        <extracomment>%1 a player, %2 a card.</extracomment>
        <translation>%1 haalt de slag met %2.</translation>
    </message>
    <message>
        <source>%1 is winning so far, with %2.</source>
        <translation>%1 wint tot nu toe, met %2.</translation>
    </message>
    <message>
        <source>Card %1, %2, wins the trick.</source>
        <extracomment>%1 the place of a card in the trick, %2 the card.</extracomment>
        <translation>Kaart %1, %2, haalt de slag.</translation>
    </message>
    <message>
        <source>Card %1, %2, is winning so far.</source>
        <translation>Kaart %1, %2, wint tot nu toe.</translation>
    </message>
    <message>
        <source>The cards count %1.</source>
        <extracomment>%1 points.</extracomment>
        <translation>De kaarten tellen voor %1.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 is aan de beurt om te spelen.</translation>
    </message>
    <message>
        <source>%1 is to call and may say:</source>
        <extracomment>%1 a player. A list of calls follows.</extracomment>
        <translation>%1 is aan de beurt en mag zeggen:</translation>
    </message>
    <message>
        <source>Of these only if the hand holds a card of the suit:</source>
        <extracomment>A list of calls follows.</extracomment>
        <translation>Hiervan alleen met een kaart van de kleur in de hand:</translation>
    </message>
    <message>
        <source>%1 could not say this:</source>
        <extracomment>%1 a player. The call follows.</extracomment>
        <translation>%1 kon dit niet zeggen:</translation>
    </message>
    <message>
        <source>The auction was over before this was said:</source>
        <extracomment>A call follows.</extracomment>
        <translation>Het bieden was al voorbij toen dit gezegd werd:</translation>
    </message>
    <message>
        <source>The auction is over:</source>
        <extracomment>A deal in short form follows: &quot;N alone&quot;.</extracomment>
        <translation>Het bieden is voorbij:</translation>
    </message>
    <message>
        <source>The ombre may call:</source>
        <translation>De ombre mag roepen:</translation>
    </message>
    <message>
        <source>There is nobody to call: the ombre plays alone.</source>
        <translation>Er valt niemand te roepen: de ombre speelt alleen.</translation>
    </message>
    <message>
        <source>%1 revoked with %2 in trick %3.</source>
        <extracomment>%1 a player, %2 a card, %3 the number of a trick.</extracomment>
        <translation>%1 verzaakte met %2 in slag %3.</translation>
    </message>
    <message>
        <source>The proof: %1 held %2, and played it in trick %3.</source>
        <extracomment>%1 a player, %2 a card, %3 the number of a trick.</extracomment>
        <translation>Het bewijs: %1 had %2, en speelde die in slag %3.</translation>
    </message>
    <message>
        <source>The proof: %1 held %2.</source>
        <translation>Het bewijs: %1 had %2.</translation>
    </message>
    <message>
        <source>No revoke: every card was lawful, and all of them were seen.</source>
        <translation>Niet verzaakt: elke kaart mocht, en ze zijn allemaal gezien.</translation>
    </message>
    <message>
        <source>No revoke can be proved: not all cards were seen. These plays were lawful unless the player held one of the cards behind them:</source>
        <translation>Er is geen verzaken te bewijzen: niet alle kaarten zijn gezien. Deze kaarten mochten gespeeld worden, tenzij de speler een van de kaarten erachter had:</translation>
    </message>
    <message>
        <source>No revoke: what was not seen could not have forbidden any card.</source>
        <translation>Niet verzaakt: wat niet gezien is, kon geen enkele kaart verbieden.</translation>
    </message>
    <message>
        <source>Trick %1, %2, %3:</source>
        <extracomment>%1 the number of a trick, %2 a player, %3 a card. A list of cards or players follows.</extracomment>
        <translation>Slag %1, %2, %3:</translation>
    </message>
    <message>
        <source>The deal comes to:</source>
        <extracomment>What the cards of a deal come to. A deal in short form follows.</extracomment>
        <translation>Het spel komt uit op:</translation>
    </message>
    <message>
        <source>What was bid, as a deal in short form without tricks, or all calls with commas between</source>
        <translation>Wat er geboden is, als spel in korte vorm zonder slagen, of alles wat er gezegd is, met komma’s ertussen</translation>
    </message>
    <message>
        <source>Trick %1, %2</source>
        <extracomment>%1 the number of a trick, %2 a player.</extracomment>
        <translation>Slag %1, %2</translation>
    </message>
    <message>
        <source>What the cards do not show, in the short form of a deal</source>
        <translation>Wat de kaarten niet laten zien, in de korte vorm van een spel</translation>
    </message>
    <message>
        <source>This counts besides the score of the deal.</source>
        <translation>Dit telt naast de score van het spel.</translation>
    </message>
    <message>
        <source>This counts instead of the score of the deal.</source>
        <translation>Dit telt in plaats van de score van het spel.</translation>
    </message>
    <message>
        <source>This table ruled before:</source>
        <extracomment>A list of earlier rulings follows: when, which deal, who got what.</extracomment>
        <translation>Eerdere beslissingen van deze tafel:</translation>
    </message>
    <message>
        <source>What the rules award depends on one more answer:</source>
        <extracomment>A question follows, and in brackets what can be said.</extracomment>
        <translation>Wat de regels toekennen hangt nog af van één antwoord:</translation>
    </message>
    <message>
        <source>%1 leads to the first trick.</source>
        <extracomment>A list of cards follows.</extracomment>
        <translation>%1 komt uit in de eerste slag.</translation>
    </message>
    <message>
        <source>Nobody plays this deal; %1 deals next.</source>
        <translation>Niemand speelt dit spel; %1 geeft nu.</translation>
    </message>
    <message>
        <source>%1 may still say:</source>
        <extracomment>%1 a player. A list of calls follows; the auction is settled without them.</extracomment>
        <translation>%1 mag nog zeggen:</translation>
    </message>
    <message>
        <source>Post the ruling with the deal?</source>
        <translation>De beslissing met het spel boeken?</translation>
    </message>
    <message>
        <source>The ruling is not posted: the figures are saved as they were played. --post posts it with the deal, and &quot;ruling … --post&quot; afterwards.</source>
        <translation>De beslissing is niet geboekt: de punten zijn opgeslagen zoals er gespeeld is. --post boekt die met het spel, en &quot;ruling … --post&quot; achteraf.</translation>
    </message>
    <message>
        <source>The ruling is not posted: the figures are saved as they were played. &quot;ruling … --post&quot; asks what is missing and posts it.</source>
        <translation>De beslissing is niet geboekt: de punten zijn opgeslagen zoals er gespeeld is. &quot;ruling … --post&quot; vraagt wat ontbreekt en boekt die.</translation>
    </message>
    <message>
        <source>%1 revoked in trick %2 with a card that nobody saw.</source>
        <extracomment>%1 a player, %2 the number of a trick.</extracomment>
        <translation>%1 verzaakte in slag %2 met een kaart die niemand zag.</translation>
    </message>
    <message>
        <source>The proof: wherever the unseen cards lay, %1 held one of these:</source>
        <extracomment>%1 a player. A list of cards follows.</extracomment>
        <translation>Het bewijs: waar de niet geziene kaarten ook lagen, %1 had een van deze:</translation>
    </message>
    <message>
        <source>These plays depend on cards of the same trick that nobody saw, played by those behind them:</source>
        <extracomment>Lines like &quot;Trick 3, Ann, K♠:&quot; follow, each with a list of players.</extracomment>
        <translation>Of deze kaarten gespeeld mochten worden, hangt af van kaarten in dezelfde slag die niemand zag, gespeeld door wie erachter staat:</translation>
    </message>
    <message>
        <source>Cards as SA, H10 or 10♥, at Kyuuri as A or 10, one or several at once; &lt; takes the last answer back, q ends. &quot;hand: Ann: SA SK&quot; or &quot;laid_away: C9&quot; says more.</source>
        <translation>Kaarten als SA, H10 of 10♥, bij Kyuuri als A of 10, met H V B of K Q J, één of meer tegelijk; &lt; neemt het laatste antwoord terug, q eindigt. &quot;hand: Ann: SA SK&quot; of &quot;laid_away: C9&quot; zegt meer.</translation>
    </message>
    <message>
        <source>What was ruled about this deal before is settled with it.</source>
        <extracomment>Several faults in one deal; after what they come to.</extracomment>
        <translation>Wat eerder over dit spel is beslist, wordt hiermee samen geregeld.</translation>
    </message>
    <message>
        <source>What was ruled about this deal before stands.</source>
        <translation>Wat eerder over dit spel is beslist, blijft staan.</translation>
    </message>
    <message>
        <source>This takes the place of what was ruled about this deal before.</source>
        <translation>Dit komt in de plaats van wat eerder over dit spel is beslist.</translation>
    </message>
    <message>
        <source>Nothing is added to the score or taken from it.</source>
        <extracomment>What becomes of the score; the lines of the score follow where there are any.</extracomment>
        <translation>Er komt niets bij de score en er gaat niets af.</translation>
    </message>
    <message>
        <source>The deal does not count: nobody scores or pays for it.</source>
        <translation>Het spel telt niet: niemand schrijft of betaalt er iets voor.</translation>
    </message>
    <message>
        <source>The deal does not count; this is paid once the one in its place is settled.</source>
        <extracomment>What is paid follows.</extracomment>
        <translation>Het spel telt niet; dit wordt betaald als het spel in zijn plaats verrekend is.</translation>
    </message>
    <message>
        <source>The deal is scored as it is played; the ruling moves nothing.</source>
        <extracomment>What becomes of the score where a ruling itself moves nothing.</extracomment>
        <translation>Het spel wordt geteld zoals het gespeeld wordt; de beslissing verandert niets aan de score.</translation>
    </message>
    <message>
        <source>The deal is entered so, and scored by what is entered.</source>
        <translation>Het spel wordt zo ingevoerd, en naar die invoer geteld.</translation>
    </message>
    <message>
        <source>It is put right on the sheet, and all totals follow.</source>
        <translation>Het wordt op het scoreblad rechtgezet, en alle totalen volgen.</translation>
    </message>
    <message>
        <source>What stands on the sheet stays there.</source>
        <translation>Wat op het scoreblad staat, blijft staan.</translation>
    </message>
    <message>
        <source>It goes from hand to hand at the table; the sheet has it right already.</source>
        <translation>Het gaat aan tafel van hand tot hand; het scoreblad klopt al.</translation>
    </message>
    <message>
        <source>What it does to the score is for the table to say.</source>
        <translation>Wat het met de score doet, is aan de tafel.</translation>
    </message>
    <message>
        <source>The totals are without the deal that is still to be entered.</source>
        <extracomment>Of the totals that stand beside the amounts of a ruling on the deal that is being played.</extracomment>
        <translation>De totalen zijn zonder het spel dat nog ingevoerd moet worden.</translation>
    </message>
    <message>
        <source>Why:</source>
        <extracomment>The reason of a ruling follows.</extracomment>
        <translation>Waarom:</translation>
    </message>
    <message>
        <source>The choice might have been another:</source>
        <extracomment>A question follows that the players decide who are not at fault, and what comes of the other answers.</extracomment>
        <translation>Er had ook anders gekozen kunnen worden:</translation>
    </message>
    <message>
        <source>The clause with its example and its source:</source>
        <extracomment>A command follows.</extracomment>
        <translation>Het artikel met voorbeeld en bron:</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>sessions</source>
        <extracomment>Columns and lines of statistics; short.</extracomment>
        <translation>avonden</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>spellen</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partijen</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>partijen gewonnen</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punten</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>punten per spel</translation>
    </message>
    <message>
        <source>passed out as dealer</source>
        <translation>rondgepast als gever</translation>
    </message>
    <message>
        <source>named trumps</source>
        <translation>troef gemaakt</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gehaald</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>euchre als troefmaker</translation>
    </message>
    <message>
        <source>marches</source>
        <translation>marsen</translation>
    </message>
    <message>
        <source>tricks a contract</source>
        <translation>slagen per contract</translation>
    </message>
    <message>
        <source>lone hands</source>
        <translation>alleen gespeeld</translation>
    </message>
    <message>
        <source>lone marches</source>
        <translation>marsen alleen</translation>
    </message>
    <message>
        <source>lone defences</source>
        <translation>alleen tegengespeeld</translation>
    </message>
    <message>
        <source>euchres by them</source>
        <translation>daarvan euchre</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>troef gemaakt</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>nat conceded</source>
        <translation>nat opgegeven</translation>
    </message>
    <message>
        <source>pits</source>
        <translation>pitten</translation>
    </message>
    <message>
        <source>tegenpits suffered</source>
        <translation>tegenpitten tegen</translation>
    </message>
    <message>
        <source>roem a deal</source>
        <translation>roem per spel</translation>
    </message>
    <message>
        <source>card points a deal</source>
        <translation>kaartpunten per spel</translation>
    </message>
    <message>
        <source>games survived</source>
        <translation>partijen overleefd</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>strafpunten</translation>
    </message>
    <message>
        <source>lost a deal</source>
        <translation>strafpunten per spel</translation>
    </message>
    <message>
        <source>last tricks</source>
        <translation>laatste slagen</translation>
    </message>
    <message>
        <source>bonuses</source>
        <translation>bonussen</translation>
    </message>
    <message>
        <source>points recovered</source>
        <translation>punten terug</translation>
    </message>
    <message>
        <source>net losses</source>
        <translation>strafpunten netto</translation>
    </message>
    <message>
        <source>times out</source>
        <translation>keer af</translation>
    </message>
    <message>
        <source>second lives</source>
        <translation>tweede levens</translation>
    </message>
    <message>
        <source>counters, net</source>
        <translation>fiches netto</translation>
    </message>
    <message>
        <source>counters a deal</source>
        <translation>fiches per spel</translation>
    </message>
    <message>
        <source>counters won</source>
        <translation>fiches gewonnen</translation>
    </message>
    <message>
        <source>counters lost</source>
        <translation>fiches verloren</translation>
    </message>
    <message>
        <source>ombre</source>
        <translation>ombre</translation>
    </message>
    <message>
        <source>won as ombre</source>
        <translation>gewonnen als ombre</translation>
    </message>
    <message>
        <source>remises</source>
        <translation>remises</translation>
    </message>
    <message>
        <source>codilles</source>
        <translation>codilles</translation>
    </message>
    <message>
        <source>alliances</source>
        <translation>alliances</translation>
    </message>
    <message>
        <source>called as partner</source>
        <translation>geroepen als maat</translation>
    </message>
    <message>
        <source>solos</source>
        <translation>solo’s</translation>
    </message>
    <message>
        <source>forced spadilles</source>
        <translation>gedwongen Spadilles</translation>
    </message>
    <message>
        <source>voles bid</source>
        <translation>voles geboden</translation>
    </message>
    <message>
        <source>voles made</source>
        <translation>voles gehaald</translation>
    </message>
    <message>
        <source>premiers</source>
        <translation>Premiers</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>matadors</translation>
    </message>
    <message>
        <source>double matadors</source>
        <translation>dubbele matadors</translation>
    </message>
    <message>
        <source>beasts</source>
        <translation>beesten</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 %</source>
        <extracomment>%1 of %2 times, %3 in a hundred.</extracomment>
        <translation>%1 van %2 · %3 %</translation>
    </message>
    <message>
        <source>With partner</source>
        <extracomment>Heads of a table: a line a partner, a line a year or month.</extracomment>
        <translation>Met maat</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Per periode</translation>
    </message>
    <message>
        <source>sessions together</source>
        <translation>avonden samen</translation>
    </message>
    <message>
        <source>ahead in</source>
        <extracomment>Sessions that ended better for this player than for the other.</extracomment>
        <translation>betere avonden</translation>
    </message>
    <message>
        <source>As partners</source>
        <translation>Als maten</translation>
    </message>
    <message>
        <source>As opponents</source>
        <translation>Als tegenspelers</translation>
    </message>
    <message>
        <source>Nothing was played that this could count.</source>
        <translation>Er is niets gespeeld dat hier telt.</translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <extracomment>%n how many evenings a season has: all tables of one date at one place.</extracomment>
        <translation>
            <numerusform>%n avond</numerusform>
            <numerusform>%n avonden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best %n count(s)</source>
        <extracomment>%n how many of them count for everybody.</extracomment>
        <translation>
            <numerusform>%n telt, de beste</numerusform>
            <numerusform>de beste %n tellen</numerusform>
        </translation>
    </message>
    <message>
        <source>In brackets: does not count.</source>
        <translation>Tussen haakjes: telt niet.</translation>
    </message>
    <message>
        <source>With an asterisk: was not there.</source>
        <translation>Met een sterretje: was er niet.</translation>
    </message>
    <message>
        <source>Fewer is better.</source>
        <translation>Minder is beter.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Head of the list of people, and of its column with the date of the latest session.</extracomment>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>laatste</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>Nobody is in the book.</source>
        <translation>Er staat niemand in het boek.</translation>
    </message>
    <message>
        <source>The name is taken out of the book; what was played stays. Backups, exported files and notes may still have the name.</source>
        <translation>De naam gaat uit het boek; wat er gespeeld is, blijft. In back-ups, geëxporteerde bestanden en notities kan de naam nog staan.</translation>
    </message>
    <message>
        <source>These rules concern play; a sheet cannot tell what they would have changed:</source>
        <extracomment>The names of options follow, a line each.</extracomment>
        <translation>Deze regels gaan over het spelen; uit een scoreblad blijkt niet wat ze zouden veranderen:</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Er is niets geschreven.</translation>
    </message>
    <message>
        <source>house rules of this book</source>
        <translation>huisregels van dit boek</translation>
    </message>
    <message>
        <source>Saved, in place of the rules of this name.</source>
        <translation>Opgeslagen, in plaats van de regels met deze naam.</translation>
    </message>
    <message>
        <source>Removed. Sessions played by these rules keep them.</source>
        <translation>Verwijderd. Avonden met deze regels houden ze.</translation>
    </message>
    <message>
        <source>Several people are meant: write more of the name.</source>
        <translation>Dit kunnen meer mensen zijn: schrijf meer van de naam.</translation>
    </message>
    <message>
        <source>Nobody in the book is called that.</source>
        <translation>Niemand in het boek heet zo.</translation>
    </message>
    <message>
        <source>This entry was merged: another one goes on for it.</source>
        <translation>Deze inschrijving is samengevoegd: een andere geldt ervoor.</translation>
    </message>
    <message>
        <source>No entry of this name was merged.</source>
        <translation>Er is geen inschrijving met deze naam samengevoegd.</translation>
    </message>
    <message>
        <source>This is one person already.</source>
        <translation>Dit is al één persoon.</translation>
    </message>
    <message>
        <source>They sat at one table at the same time: these are two people.</source>
        <extracomment>The number of the session stands before it.</extracomment>
        <translation>Ze zaten tegelijk aan één tafel: dit zijn twee mensen.</translation>
    </message>
    <message>
        <source>Somebody is called that already; players merge makes two entries one.</source>
        <translation>Zo heet al iemand; players merge maakt van twee inschrijvingen één.</translation>
    </message>
    <message>
        <source>This person was forgotten already.</source>
        <translation>Deze persoon is al vergeten.</translation>
    </message>
    <message>
        <source>Write the whole name of somebody to forget.</source>
        <extracomment>After a name that was meant by its beginning.</extracomment>
        <translation>Schrijf de hele naam van wie vergeten moet worden.</translation>
    </message>
    <message>
        <source>This name means something else: a game, a set of rules or standard input.</source>
        <translation>Deze naam betekent al iets anders: een kaartspel, een regelset of standaardinvoer.</translation>
    </message>
    <message>
        <source>The book has no rules of this name.</source>
        <translation>Het boek heeft geen regels met deze naam.</translation>
    </message>
    <message>
        <source>A player: the name, or enough of its beginning</source>
        <translation>Een speler: de naam, of genoeg van het begin</translation>
    </message>
    <message>
        <source>Show what players did, game by game</source>
        <translation>Tonen wat spelers deden, per kaartspel</translation>
    </message>
    <message>
        <source>Everything about this player; a line for each player without it</source>
        <translation>Alles over deze speler; anders een regel per speler</translation>
    </message>
    <message>
        <source>A line a year or month as well</source>
        <translation>Ook een regel per jaar of maand</translation>
    </message>
    <message>
        <source>Compare two players where both played</source>
        <translation>Twee spelers vergelijken waar ze allebei speelden</translation>
    </message>
    <message>
        <source>Rank the players of a season, a result an evening</source>
        <translation>De ranglijst van een seizoen, een uitslag per avond</translation>
    </message>
    <message>
        <source>Only so many results count, the best of each player</source>
        <translation>Alleen zoveel uitslagen tellen, van elke speler de beste</translation>
    </message>
    <message>
        <source>List the people of the book, or change one</source>
        <translation>De mensen in het boek tonen, of iemand wijzigen</translation>
    </message>
    <message>
        <source>Also who is hidden or forgotten</source>
        <translation>Ook wie verborgen of vergeten is</translation>
    </message>
    <message>
        <source>Two entries are one person: B goes on for A</source>
        <translation>Twee inschrijvingen zijn één persoon: B geldt voor A</translation>
    </message>
    <message>
        <source>The entry that goes on as another</source>
        <translation>De inschrijving die onder een andere valt</translation>
    </message>
    <message>
        <source>The entry that goes on for it</source>
        <translation>De inschrijving die ervoor geldt</translation>
    </message>
    <message>
        <source>Undo a merging</source>
        <translation>Een samenvoeging ongedaan maken</translation>
    </message>
    <message>
        <source>Call somebody otherwise, in old sessions too</source>
        <translation>Iemand een andere naam geven, ook in oude avonden</translation>
    </message>
    <message>
        <source>The new name</source>
        <translation>De nieuwe naam</translation>
    </message>
    <message>
        <source>Leave somebody out of lists</source>
        <translation>Iemand uit de lijsten laten</translation>
    </message>
    <message>
        <source>Show somebody in lists again</source>
        <translation>Iemand weer in de lijsten tonen</translation>
    </message>
    <message>
        <source>Take a name out of the book</source>
        <translation>Een naam uit het boek halen</translation>
    </message>
    <message>
        <source>Score a session by other rules and show what differs; nothing is written</source>
        <translation>Een avond met andere regels uitrekenen en tonen wat er verschilt; er wordt niets geschreven</translation>
    </message>
    <message>
        <source>Give rules a name in this book</source>
        <translation>Regels in dit boek een naam geven</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>De naam</translation>
    </message>
    <message>
        <source>Remove rules that have a name in this book</source>
        <translation>Regels met een naam uit dit boek verwijderen</translation>
    </message>
    <message>
        <source>With a chart of the totals below</source>
        <translation>Met een grafiek van de totalen eronder</translation>
    </message>
    <message>
        <source>unknown whether a pit</source>
        <extracomment>All the points were on one side, and nobody told the number of tricks.</extracomment>
        <translation>onbekend of het pit was</translation>
    </message>
    <message>
        <source>unknown whether a tegenpit</source>
        <translation>onbekend of het tegenpit was</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>Head of a column: what a session brought on average.</extracomment>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>The order is that of the averages of the sessions that count.</source>
        <translation>De volgorde is die van de gemiddelden van de avonden die tellen.</translation>
    </message>
    <message>
        <source>With a dash: was not there, and it does not count.</source>
        <translation>Met een streepje: was er niet, en dat telt niet.</translation>
    </message>
    <message numerus="yes">
        <source>a place for at least %n evening(s)</source>
        <extracomment>%n: who was at fewer evenings has no place in a ranking. After &quot;the best %n count&quot;.</extracomment>
        <translation>
            <numerusform>een plaats vanaf %n avond</numerusform>
            <numerusform>een plaats vanaf %n avonden</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a place: was there too seldom.</source>
        <translation>Zonder plaats: was er te weinig.</translation>
    </message>
    <message>
        <source>Deal %1 does not tell what these rules score, so figures go from the least to the most.</source>
        <extracomment>%1: number of the deal. Figures stand there as &quot;162…262&quot;.</extracomment>
        <translation>Spel %1 vertelt niet wat deze regels tellen; de cijfers lopen dus van het minste tot het meeste.</translation>
    </message>
    <message>
        <source>A game may have ended at another deal: from there on nobody knows.</source>
        <translation>Een partij kan bij een ander spel zijn afgelopen: vanaf daar weet niemand het.</translation>
    </message>
    <message>
        <source>What a missed evening counts; without it 0, and nothing where fewer is better</source>
        <translation>Waarvoor een gemiste avond telt; anders 0, en niets waar minder beter is</translation>
    </message>
    <message>
        <source>Who was at fewer evenings has no place</source>
        <translation>Wie er minder vaak was, krijgt geen plaats</translation>
    </message>
    <message>
        <source>Deal %1: %2 would have revoked in trick %3 with %4, having:</source>
        <extracomment>%1: number of the deal; %2: player; %3: number of the trick; %4: card. What he held follows.</extracomment>
        <translation>Spel %1: %2 zou in slag %3 hebben verzaakt met %4, want in de hand was:</translation>
    </message>
    <message>
        <source>illegal cards paid for</source>
        <translation>verboden kaarten met straf</translation>
    </message>
    <message>
        <source>losses by rulings</source>
        <translation>strafpunten door beslissingen</translation>
    </message>
    <message>
        <source>revokes paid for</source>
        <translation>keren verzaakt met straf</translation>
    </message>
    <message>
        <source>deals decided by a ruling</source>
        <extracomment>Deals whose score a ruling has decided.</extracomment>
        <translation>spellen met een beslissing</translation>
    </message>
    <message>
        <source>points by rulings</source>
        <translation>punten door beslissingen</translation>
    </message>
    <message>
        <source>Rulings stay as they were given. These rules say otherwise of:</source>
        <extracomment>A list follows: what was ruled, and what these rules say.</extracomment>
        <translation>Beslissingen blijven zoals ze gegeven zijn. Deze regels zeggen iets anders over:</translation>
    </message>
    <message>
        <source>by these rules</source>
        <extracomment>After &quot;ruled: A &amp; C +2 →&quot;; what they say follows.</extracomment>
        <translation>volgens deze regels</translation>
    </message>
    <message>
        <source>they ask what nobody told</source>
        <translation>ze vragen wat niemand verteld heeft</translation>
    </message>
    <message>
        <source>the table decided it by itself, so it stays as it is</source>
        <translation>de tafel heeft het zelf beslist, dus het blijft zo</translation>
    </message>
    <message>
        <source>in the totals</source>
        <extracomment>What it moves follows.</extracomment>
        <translation>in de totalen</translation>
    </message>
    <message>
        <source>nothing of it is in the totals</source>
        <translation>niets ervan zit in de totalen</translation>
    </message>
    <message>
        <source>the deal before it stays void</source>
        <extracomment>Of a ruling by which the deal before this one was void.</extracomment>
        <translation>het spel ervoor blijft ongeldig</translation>
    </message>
    <message>
        <source>the deal before it stays void, and costs what these rules say</source>
        <translation>het spel ervoor blijft ongeldig, en kost wat deze regels zeggen</translation>
    </message>
    <message>
        <source>longest run of won games</source>
        <extracomment>What players ask first, a line each: of one player, or who has the best of all.</extracomment>
        <translation>langste reeks gewonnen partijen</translation>
    </message>
    <message>
        <source>best partner</source>
        <translation>beste maat</translation>
    </message>
    <message>
        <source>best pair</source>
        <translation>beste paar</translation>
    </message>
    <message>
        <source>contracts made</source>
        <translation>contracten gehaald</translation>
    </message>
    <message>
        <source>average evening</source>
        <translation>gemiddelde avond</translation>
    </message>
    <message>
        <source>best evening</source>
        <translation>beste avond</translation>
    </message>
</context>
<context>
    <name>safety</name>
    <message>
        <source>This is a folder, not a book.</source>
        <translation>Dit is een map, geen boek.</translation>
    </message>
    <message>
        <source>This file is empty: there is no book in it.</source>
        <translation>Dit bestand is leeg: er zit geen boek in.</translation>
    </message>
    <message>
        <source>This is a database of another program, not a book.</source>
        <translation>Dit is een database van een ander programma, geen boek.</translation>
    </message>
    <message>
        <source>This book is of an older version of Spadille and cannot be brought up to date here: it can only be read.</source>
        <translation>Dit boek is van een oudere versie van Spadille en kan hier niet worden bijgewerkt: het is alleen te lezen.</translation>
    </message>
    <message>
        <source>The book can be read, but not written; what was recorded last is not shown.</source>
        <extracomment>Said when a book is opened from a place where nothing can be written.</extracomment>
        <translation>Het boek is te lezen, maar niet te schrijven; wat het laatst is genoteerd, is niet te zien.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Zo’n map is er niet.</translation>
    </message>
    <message>
        <source>Nothing in this file could be recovered.</source>
        <translation>Uit dit bestand was niets terug te halen.</translation>
    </message>
    <message>
        <source>The database finds something wrong</source>
        <extracomment>What the database itself says follows.</extracomment>
        <translation>De database meldt een fout</translation>
    </message>
    <message>
        <source>What lists and statistics keep of this session does not follow from its deals.</source>
        <translation>Wat lijsten en statistieken van deze avond bewaren, klopt niet met de spellen.</translation>
    </message>
    <message>
        <source>What lists and statistics keep of this session was made anew.</source>
        <translation>Wat lijsten en statistieken van deze avond bewaren, is opnieuw gemaakt.</translation>
    </message>
    <message>
        <source>This version of the program does not take the beginning of this session.</source>
        <translation>Deze versie van het programma neemt het begin van deze avond niet aan.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program does not take it.</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>Spel %1: deze versie van het programma neemt het niet aan.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: %2 had %3, now %4.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 and %4 totals.</extracomment>
        <translation>Spel %1: deze versie van het programma telt anders: voor %2 was het %3, nu %4.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the pool had %2, now %3.</source>
        <extracomment>%1 the number of a deal, %2 and %3 what was in the pool.</extracomment>
        <translation>Spel %1: deze versie van het programma telt anders: in de pot zat %2, nu %3.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the vole pool had %2, now %3.</source>
        <translation>Spel %1: deze versie van het programma telt anders: in de volepot zat %2, nu %3.</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: %2 had %3, and has %4 without it.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 the total that was announced, %4 the total as it is counted now.</extracomment>
        <translation>Spel %1: iets van ervoor is verloren: voor %2 was het %3, zonder dat %4.</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the pool had %2, and has %3 without it.</source>
        <translation>Spel %1: iets van ervoor is verloren: in de pot zat %2, zonder dat %3.</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the vole pool had %2, and has %3 without it.</source>
        <translation>Spel %1: iets van ervoor is verloren: in de volepot zat %2, zonder dat %3.</translation>
    </message>
    <message>
        <source>Sessions looked at: %1. Events: %2.</source>
        <extracomment>%1 sessions, %2 events.</extracomment>
        <translation>Nagekeken avonden: %1. Boekingen: %2.</translation>
    </message>
    <message>
        <source>Everything is as it was written.</source>
        <translation>Alles is zoals het is geschreven.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n thing(s) that are not right.</source>
        <translation>
            <numerusform>Er klopt %n ding niet.</numerusform>
            <numerusform>Er kloppen %n dingen niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>spadille verify --repair makes lists and statistics anew.</source>
        <extracomment>Beside findings that the command itself can put right.</extracomment>
        <translation>spadille verify --repair maakt lijsten en statistieken opnieuw.</translation>
    </message>
    <message>
        <source>Sessions recovered: %1. Events: %2.</source>
        <extracomment>%1 sessions, %2 events.</extracomment>
        <translation>Teruggehaalde avonden: %1. Boekingen: %2.</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>Er is niets verloren.</translation>
    </message>
    <message>
        <source>Nothing of this session could be recovered.</source>
        <translation>Van deze avond was niets terug te halen.</translation>
    </message>
    <message>
        <source>Event %1 is lost: it came after deal %2.</source>
        <extracomment>%1 the number of an event, %2 of the deal before it.</extracomment>
        <translation>Boeking %1 is verloren: die kwam na spel %2.</translation>
    </message>
    <message>
        <source>Deal %1 (event %2) is perhaps not what was written.</source>
        <extracomment>%1 the number of a deal, %2 of an event.</extracomment>
        <translation>Spel %1 (boeking %2) is misschien niet wat er is geschreven.</translation>
    </message>
    <message>
        <source>Event %1 is perhaps not what was written.</source>
        <translation>Boeking %1 is misschien niet wat er is geschreven.</translation>
    </message>
    <message>
        <source>The recovered book</source>
        <extracomment>Before the name of a file.</extracomment>
        <translation>Het teruggehaalde boek</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>De back-up</translation>
    </message>
    <message>
        <source>There are no backups of this book.</source>
        <translation>Er zijn geen back-ups van dit boek.</translation>
    </message>
    <message>
        <source>Came back as of</source>
        <extracomment>Before the date and time of a backup.</extracomment>
        <translation>Teruggezet naar</translation>
    </message>
    <message>
        <source>What was there before is in</source>
        <translation>Wat er eerst was, staat in</translation>
    </message>
    <message>
        <source>The latest session</source>
        <extracomment>Before the number of a session, its date and its players.</extracomment>
        <translation>De laatste avond</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n avond</numerusform>
            <numerusform>%n avonden</numerusform>
        </translation>
    </message>
    <message>
        <source>Check everything in the book</source>
        <translation>Alles in het boek nakijken</translation>
    </message>
    <message>
        <source>Make anew what lists and statistics keep, where it is wrong</source>
        <translation>Opnieuw maken wat lijsten en statistieken bewaren, waar het niet klopt</translation>
    </message>
    <message>
        <source>Save what can be read of a damaged book</source>
        <translation>Redden wat er van een beschadigd boek te lezen is</translation>
    </message>
    <message>
        <source>The damaged book; it stays as it is</source>
        <translation>Het beschadigde boek; het blijft zoals het is</translation>
    </message>
    <message>
        <source>The new book; otherwise FILE with .recovered in its name</source>
        <translation>Het nieuwe boek; anders BESTAND met .recovered in de naam</translation>
    </message>
    <message>
        <source>Write a verified copy of the book</source>
        <translation>Een nagekeken kopie van het boek schrijven</translation>
    </message>
    <message>
        <source>The copy; it must not exist yet</source>
        <translation>De kopie; die mag nog niet bestaan</translation>
    </message>
    <message>
        <source>Put a backup in the place of the book</source>
        <translation>Een back-up op de plaats van het boek zetten</translation>
    </message>
    <message>
        <source>Of which day, 2026-11-20; otherwise the latest</source>
        <translation>Van welke dag, 2026-11-20; anders de laatste</translation>
    </message>
    <message>
        <source>Show which backups there are</source>
        <translation>Tonen welke back-ups er zijn</translation>
    </message>
    <message>
        <source>This is no ordinary file, and no book.</source>
        <translation>Dit is geen gewoon bestand en geen boek.</translation>
    </message>
    <message>
        <source>This book has more than one name (hard links, or it was mounted by itself): two programs could open it by different names and spoil it. Keep one name.</source>
        <extracomment>Hard links: two names for one file.</extracomment>
        <translation>Dit boek heeft meer dan één naam (harde koppelingen, of het is zelf aangekoppeld): twee programma’s zouden het onder verschillende namen kunnen openen en bederven. Houd één naam over.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) that were announced are missing.</source>
        <extracomment>Said when a book is opened, and of one session by verify.</extracomment>
        <translation>
            <numerusform>%n boeking die bevestigd was, ontbreekt.</numerusform>
            <numerusform>%n boekingen die bevestigd waren, ontbreken.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was last written of names was announced and is missing.</source>
        <translation>Wat het laatst van de namen was geschreven en bevestigd, ontbreekt.</translation>
    </message>
    <message>
        <source>What is missing may be in a backup (spadille restore --list); spadille verify --repair gives it up and says so no more.</source>
        <translation>Wat ontbreekt, staat misschien in een back-up (spadille restore --list); spadille verify --repair geeft het op en meldt het niet meer.</translation>
    </message>
    <message>
        <source>It is given up now.</source>
        <extracomment>Behind a sentence about what is missing.</extracomment>
        <translation>Dat is nu opgegeven.</translation>
    </message>
    <message>
        <source>The book lies on a disk of another machine, where locks cannot be relied on: open it with one program at a time, or keep it on a disk of this machine.</source>
        <translation>Het boek staat op een schijf van een andere computer, waar vergrendelingen niet betrouwbaar zijn: open het met één programma tegelijk, of bewaar het op een schijf van deze computer.</translation>
    </message>
    <message>
        <source>This part of the book is missing</source>
        <extracomment>The name of a table, an index or a trigger follows.</extracomment>
        <translation>Dit deel van het boek ontbreekt</translation>
    </message>
    <message>
        <source>This part of the book is not as Spadille makes it</source>
        <translation>Dit deel van het boek is niet zoals Spadille het maakt</translation>
    </message>
    <message>
        <source>This part of the book is not of Spadille</source>
        <translation>Dit deel van het boek is niet van Spadille</translation>
    </message>
    <message>
        <source>Nobody knows any more what this player is called</source>
        <extracomment>Somebody&apos;s id stands beside it.</extracomment>
        <translation>Niemand weet meer hoe deze speler heet</translation>
    </message>
    <message>
        <source>This name is perhaps not what was written</source>
        <extracomment>Somebody&apos;s name stands beside it.</extracomment>
        <translation>Deze naam is misschien niet wat er geschreven was</translation>
    </message>
    <message>
        <source>Somebody is missing from the list of players.</source>
        <translation>Er ontbreekt iemand in de lijst van spelers.</translation>
    </message>
    <message>
        <source>These house rules are perhaps not what was written</source>
        <extracomment>The name of a set of house rules stands beside it.</extracomment>
        <translation>Deze huisregels zijn misschien niet wat er geschreven was</translation>
    </message>
    <message>
        <source>House rules have a name that cannot be shown</source>
        <translation>Huisregels hebben een naam die niet getoond kan worden</translation>
    </message>
    <message>
        <source>House rules could not be read: some may be missing.</source>
        <translation>De huisregels waren niet te lezen: er ontbreken er misschien.</translation>
    </message>
    <message>
        <source>These house rules are gone</source>
        <extracomment>The name of a set of house rules stands beside it.</extracomment>
        <translation>Deze huisregels zijn er niet meer</translation>
    </message>
    <message>
        <source>Event %1 is lost: no deal that is left came before it.</source>
        <translation>Boeking %1 is verloren: er is geen spel over dat ervoor kwam.</translation>
    </message>
    <message>
        <source>Somebody&apos;s name has characters that cannot be shown; give him another one</source>
        <extracomment>A name with characters that do something instead of being shown; the rest of it follows.</extracomment>
        <translation>Iemands naam bevat tekens die niet getoond kunnen worden; geef hem een andere</translation>
    </message>
    <message>
        <source>How this session was opened is lost. Its players and rules are guessed: look at them, and correct them.</source>
        <translation>Hoe deze avond werd geopend, is verloren. De spelers en regels zijn geraden: kijk ze na en verbeter ze.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>who plays alone</source>
        <translation>wie alleen speelt</translation>
    </message>
    <message>
        <source>before the first lead</source>
        <translation>vóór de eerste uitkomst</translation>
    </message>
    <message>
        <source>claim it</source>
        <translation>eisen</translation>
    </message>
    <message>
        <source>too late to mend</source>
        <translation>te laat om te herstellen</translation>
    </message>
    <message>
        <source>the first trick</source>
        <translation>de eerste slag</translation>
    </message>
    <message>
        <source>in the first trick</source>
        <translation>in de eerste slag</translation>
    </message>
    <message>
        <source>in time</source>
        <translation>op tijd</translation>
    </message>
    <message>
        <source>later</source>
        <translation>later</translation>
    </message>
    <message>
        <source>let it stand</source>
        <translation>laten gelden</translation>
    </message>
    <message>
        <source>the accused mixed the cards</source>
        <translation>de beschuldigde gooide de kaarten door elkaar</translation>
    </message>
    <message>
        <source>in the next deal</source>
        <translation>in het volgende spel</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>niet bewezen</translation>
    </message>
    <message>
        <source>found on the floor</source>
        <translation>op de grond gevonden</translation>
    </message>
    <message>
        <source>claimed, not looked at yet</source>
        <translation>beweerd, nog niet nagekeken</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewezen</translation>
    </message>
    <message>
        <source>a wrong number</source>
        <translation>een verkeerd aantal</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>allen gepast</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>trumps %1</source>
        <translation>troef %1</translation>
    </message>
    <message>
        <source>What no rule names is settled by all together, and by nobody alone.</source>
        <translation>Wat in geen regel staat, beslist iedereen samen, en niemand alleen.</translation>
    </message>
    <message>
        <source>a fault or an error</source>
        <translation>een fout of vergissing</translation>
    </message>
    <message>
        <source>cards that somebody holds</source>
        <translation>kaarten die iemand heeft</translation>
    </message>
    <message>
        <source>what to play or call</source>
        <translation>wat te spelen of te bieden</translation>
    </message>
    <message>
        <source>before the next lead</source>
        <translation>voor de volgende uitkomst</translation>
    </message>
    <message>
        <source>after the next lead</source>
        <translation>na de volgende uitkomst</translation>
    </message>
    <message>
        <source>after the next trick</source>
        <translation>na de volgende slag</translation>
    </message>
    <message>
        <source>once the cards were mixed</source>
        <translation>toen de kaarten door elkaar lagen</translation>
    </message>
    <message>
        <source>Who is asked in time can mend a revoke before it does harm.</source>
        <extracomment>Why a fault that no rule names is ruled as it is.</extracomment>
        <translation>Wie op tijd gevraagd wordt, kan verzaken herstellen voor het kwaad doet.</translation>
    </message>
    <message>
        <source>The cards say who has won a trick, not the hand that gathered it.</source>
        <translation>De kaarten zeggen wie een slag gewonnen heeft, niet de hand die hem opraapte.</translation>
    </message>
    <message>
        <source>What can be seen decides, and what cannot is left as it was played.</source>
        <translation>Wat te zien is, beslist, en wat niet te zien is, blijft zoals het gespeeld is.</translation>
    </message>
    <message>
        <source>The deal is decided by those who play it, with what they know.</source>
        <translation>Het spel wordt beslist door wie het spelen, met wat zij weten.</translation>
    </message>
    <message>
        <source>pass / passed / all pass</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>pas / past / gepast / allen gepast</translation>
    </message>
    <message>
        <source>trump / trumps</source>
        <translation>troef</translation>
    </message>
    <message>
        <source>SEAT</source>
        <extracomment>What stands for a value where it is shown how a deal is told, &quot;SEAT [alone] N&quot;: one word, in capitals.</extracomment>
        <translation>PLAATS</translation>
    </message>
    <message>
        <source>RANK</source>
        <translation>RANG</translation>
    </message>
    <message>
        <source>SUIT</source>
        <translation>KLEUR</translation>
    </message>
    <message>
        <source>CARD</source>
        <translation>KAART</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>WOORD</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>The disk is full: this was not saved.</source>
        <translation>De schijf is vol: dit is niet opgeslagen.</translation>
    </message>
    <message>
        <source>The book can be read, but not written.</source>
        <translation>Het boek is te lezen, maar niet te schrijven.</translation>
    </message>
    <message>
        <source>Another program has been writing for too long; try again.</source>
        <translation>Een ander programma is te lang aan het schrijven; probeer het nog eens.</translation>
    </message>
    <message>
        <source>Session %1 is not what was written: event %2 was changed.</source>
        <extracomment>%1 the number of a session, %2 of an event in it.</extracomment>
        <translation>Avond %1 is niet wat er is geschreven: boeking %2 is veranderd.</translation>
    </message>
    <message>
        <source>This is not a book of Spadille.</source>
        <translation>Dit is geen boek van Spadille.</translation>
    </message>
    <message>
        <source>This book was written by a newer version of Spadille.</source>
        <translation>Dit boek is met een nieuwere versie van Spadille geschreven.</translation>
    </message>
    <message>
        <source>The file of the book was removed or replaced: nothing was saved.</source>
        <translation>Het bestand van het boek is verwijderd of vervangen: er is niets opgeslagen.</translation>
    </message>
    <message>
        <source>The book cannot be opened.</source>
        <translation>Het boek is niet te openen.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Er is niet genoeg geheugen.</translation>
    </message>
    <message>
        <source>The book refused this.</source>
        <translation>Het boek weigert dit.</translation>
    </message>
    <message>
        <source>The book cannot be read or written.</source>
        <translation>Het boek is niet te lezen of te schrijven.</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Er is al een bestand met deze naam.</translation>
    </message>
    <message>
        <source>There is no such backup.</source>
        <translation>Zo’n back-up is er niet.</translation>
    </message>
    <message>
        <source>There is no session of this number.</source>
        <translation>Er is geen avond met dit nummer.</translation>
    </message>
    <message>
        <source>Someone else added something first; this is how it stands now.</source>
        <translation>Iemand anders schreef er eerst iets bij; zo staat het er nu voor.</translation>
    </message>
    <message>
        <source>These events are not what was written: they do not come to the hash of their document.</source>
        <translation>Deze boekingen zijn niet wat er is geschreven: ze komen niet uit op de hash van hun document.</translation>
    </message>
    <message>
        <source>This disk knows no locks, so nothing can be saved safely here: keep the book on a disk of this machine.</source>
        <extracomment>Locks keep two programs from writing at the same time.</extracomment>
        <translation>Deze schijf kent geen vergrendelingen, dus hier kan niets veilig worden bewaard: bewaar het boek op een schijf van deze computer.</translation>
    </message>
    <message>
        <source>The lock beside the book (.lock) cannot be opened: whoever writes in the book must be able to write that file as well.</source>
        <translation>De vergrendeling naast het boek (.lock) kan niet worden geopend: wie in het boek schrijft, moet ook dat bestand kunnen schrijven.</translation>
    </message>
    <message>
        <source>This is not replaced: it is a book or belongs to one, a backup, a link, or no file with one name.</source>
        <translation>Dit wordt niet vervangen: het is een boek of hoort erbij, een back-up, een koppeling, of geen bestand met één naam.</translation>
    </message>
    <message numerus="yes">
        <source>Session %1 breaks off: the last %n event(s) of it are missing.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>
            <numerusform>Avond %1 breekt af: de laatste boeking ontbreekt.</numerusform>
            <numerusform>Avond %1 breekt af: de laatste %n boekingen ontbreken.</numerusform>
        </translation>
    </message>
    <message>
        <source>This book is damaged. What can be read of it can be recovered.</source>
        <translation>Dit boek is beschadigd. Wat ervan te lezen is, kan worden teruggehaald.</translation>
    </message>
    <message>
        <source>There is no book yet. It is made with the first session.</source>
        <translation>Er is nog geen boek. Het wordt met de eerste avond gemaakt.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Add this player</source>
        <translation>Deze speler toevoegen</translation>
    </message>
    <message>
        <source>All passed</source>
        <translation>Allen gepast</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>alleen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>called card not seen</source>
        <translation>geroepen kaart niet gezien</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>spel</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Verbeteren</translation>
    </message>
    <message>
        <source>Correct deal %1</source>
        <translation>Spel %1 verbeteren</translation>
    </message>
    <message>
        <source>Card points: count one side, the other follows</source>
        <translation>Kaartpunten: tel één partij, de andere volgt</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spel %1</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Spel %1 van %2</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>geeft</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>%1 geeft het eerst</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dealt</source>
        <translation>%1 gaf</translation>
    </message>
    <message>
        <source>under dispute</source>
        <translation>betwist</translation>
    </message>
    <message>
        <source>with punto</source>
        <translation>met Punto</translation>
    </message>
    <message>
        <source>Draw the dealer</source>
        <translation>Gever loten</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Plaatsen loten</translation>
    </message>
    <message>
        <source>Edges of the table that the board is read from</source>
        <translation>Kanten van de tafel waar men meeleest</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Spel invoeren</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>out</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>premiers</source>
        <translation>Premiers</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>vier kleuren</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n partij gewonnen</numerusform>
            <numerusform>%n partijen gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>gets up</source>
        <translation>staat op</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Onlangs</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>three matadors</source>
        <translation>drie matadors</translation>
    </message>
    <message>
        <source>%1 matched it</source>
        <translation>%1 had dezelfde</translation>
    </message>
    <message>
        <source>Whoever played the same rank is marked with = first; the rank saves the deal.</source>
        <translation>Wie dezelfde rang speelde, krijgt eerst een =; de rang slaat het spel op.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>a little</source>
        <translation>een beetje</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 omhoog</translation>
    </message>
    <message>
        <source>nat, not counted</source>
        <translation>nat, niet geteld</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nieuwe avond</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Iemand nieuw</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Er is nog niets gespeeld.</translation>
    </message>
    <message>
        <source>One tap here saves the deal. Undo stays on the screen for ten seconds.</source>
        <translation>Eén tik hier slaat het spel op. Ongedaan maken blijft tien seconden staan.</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>de anderen</translation>
    </message>
    <message>
        <source>called own king</source>
        <translation>eigen heer geroepen</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 tot %2 spelers</translation>
    </message>
    <message>
        <source>the makers</source>
        <translation>de spelende partij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Heropenen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>roem</translation>
    </message>
    <message>
        <source>%1 roem for %2</source>
        <translation>%1 roem voor %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglement</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <translation>Verbetering opslaan</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Zoek in de regels</translation>
    </message>
    <message>
        <source>Who sits where, clockwise</source>
        <translation>Wie zit waar, met de klok mee</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gezien</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Beslist</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Schrappen</translation>
    </message>
    <message>
        <source>Struck out</source>
        <translation>Geschrapt</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Kleuren van de kaarten</translation>
    </message>
    <message>
        <source>A tap on a deal explains its figures.</source>
        <translation>Een tik op een spel legt de cijfers uit.</translation>
    </message>
    <message>
        <source>again: alone</source>
        <translation>nog eens: alleen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoog contrast</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>donker</translation>
    </message>
    <message>
        <source>light</source>
        <translation>licht</translation>
    </message>
    <message>
        <source>the third player</source>
        <translation>de derde</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totaal</translation>
    </message>
    <message>
        <source>Tricks of the makers</source>
        <translation>Slagen van de spelende partij</translation>
    </message>
    <message>
        <source>Tricks of %1’s side</source>
        <translation>Slagen van het paar van %1</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>twee kleuren</translation>
    </message>
    <message>
        <source>Under dispute</source>
        <translation>Betwist</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>went on after six</source>
        <translation>doorgegaan na zes</translation>
    </message>
    <message>
        <source>With which card?</source>
        <translation>Met welke kaart?</translation>
    </message>
    <message>
        <source>Which cards, in turn?</source>
        <translation>Welke kaarten, op volgorde?</translation>
    </message>
    <message>
        <source>Who led to the last trick?</source>
        <translation>Wie kwam uit in de laatste slag?</translation>
    </message>
    <message>
        <source>Who made trumps?</source>
        <translation>Wie maakte troef?</translation>
    </message>
    <message>
        <source>Who took the last trick?</source>
        <translation>Wie haalde de laatste slag?</translation>
    </message>
    <message>
        <source>Deal %1: why?</source>
        <translation>Spel %1: waarom?</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>wint de partij</translation>
    </message>
    <message>
        <source>Take back the last roem of %1</source>
        <translation>Laatste roem van %1 wissen</translation>
    </message>
    <message>
        <source>%1 won the game.</source>
        <translation>%1 wint de partij.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contract</translation>
    </message>
    <message>
        <source>A code to be photographed</source>
        <translation>Een code om te fotograferen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
    <message>
        <source>The result, for BG Stats</source>
        <translation>De uitslag, voor BG Stats</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Opgeslagen als %1</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>Sheet as PDF</source>
        <translation>Scoreblad als PDF</translation>
    </message>
    <message>
        <source>Sheet as a picture</source>
        <translation>Scoreblad als plaatje</translation>
    </message>
    <message>
        <source>too long for a code</source>
        <translation>te lang voor een code</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafiek</translation>
    </message>
    <message>
        <source>The deal after</source>
        <translation>Het volgende spel</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>Het vorige spel</translation>
    </message>
    <message>
        <source>Touch the chart, or use the arrow keys: the deal is told here.</source>
        <translation>Raak de grafiek aan of gebruik de pijltjestoetsen: hier staat wat er in dat spel gebeurde.</translation>
    </message>
    <message>
        <source>What a missed evening counts</source>
        <translation>Wat een gemiste avond telt</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>What everybody receives or pays</source>
        <translation>Wat ieder krijgt of betaalt</translation>
    </message>
    <message>
        <source>How many evenings count for everybody, the best ones</source>
        <translation>Hoeveel avonden voor ieder tellen, de beste</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Vergeleken met</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Kaartspel</translation>
    </message>
    <message>
        <source>Less: %1</source>
        <translation>Minder: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Meer: %1</translation>
    </message>
    <message>
        <source>This evening could not be scored.</source>
        <translation>Deze avond kon niet worden uitgerekend.</translation>
    </message>
    <message>
        <source>Another stake</source>
        <translation>Een andere waarde</translation>
    </message>
    <message>
        <source>%1 pays %2 %3</source>
        <translation>%1 betaalt %2 %3</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Ranglijst</translation>
    </message>
    <message>
        <source>Settle up</source>
        <translation>Afrekenen</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>deze maand</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>dit jaar</translation>
    </message>
    <message>
        <source>A point or counter is worth</source>
        <translation>Een punt of fiche is waard</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Which evenings</source>
        <translation>Welke avonden</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wie betaalt wie</translation>
    </message>
    <message>
        <source>Whose figures: everybody’s, or tap a name</source>
        <translation>Wiens cijfers: van allen, of tik op een naam</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Nu een back-up maken</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Er is een back-up gemaakt.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Back-ups</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Begin met</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>Het boek</translation>
    </message>
    <message>
        <source>backups, check, trash</source>
        <translation>back-ups, controle, prullenbak</translation>
    </message>
    <message>
        <source>What if these rules had counted?</source>
        <translation>Als deze regels hadden gegolden?</translation>
    </message>
    <message>
        <source>The book of %1 is back.</source>
        <translation>Het boek van %1 is terug.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The session is back.</source>
        <translation>De avond is terug.</translation>
    </message>
    <message>
        <source>instead of: %1</source>
        <translation>in plaats van: %1</translation>
    </message>
    <message>
        <source>Make lists and statistics anew</source>
        <translation>Lijsten en statistieken opnieuw maken</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>Nothing comes out differently.</source>
        <translation>Er komt niets anders uit.</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) differ(s)</source>
        <translation>
            <numerusform>%n optie is anders</numerusform>
            <numerusform>%n opties zijn anders</numerusform>
        </translation>
    </message>
    <message>
        <source>What was there is now %1</source>
        <translation>Wat er was, heet nu %1</translation>
    </message>
    <message>
        <source>Remove these house rules</source>
        <translation>Deze huisregels verwijderen</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Andere regels</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>This takes the place of the book as it is now, which is put aside. Tap again.</source>
        <translation>Dit komt in de plaats van het boek zoals het nu is; dat wordt opzijgelegd. Tik nog eens.</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Naam van deze regels</translation>
    </message>
    <message>
        <source>Save as house rules</source>
        <translation>Als huisregels opslaan</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) looked at …</source>
        <translation>
            <numerusform>%n avond nagekeken …</numerusform>
            <numerusform>%n avonden nagekeken …</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Toon %1</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>Weggegooid</translation>
    </message>
    <message>
        <source>Nothing was thrown away.</source>
        <translation>Er is niets weggegooid.</translation>
    </message>
    <message>
        <source>A tap gets a session back.</source>
        <translation>Een tik haalt een avond terug.</translation>
    </message>
    <message>
        <source>Is everything right?</source>
        <translation>Klopt alles?</translation>
    </message>
    <message>
        <source>Look at everything</source>
        <translation>Alles nakijken</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Voor het einde gestopt.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Nog niemand heeft geboden.</translation>
    </message>
    <message>
        <source>holding the suit</source>
        <translation>met een kaart van de kleur</translation>
    </message>
    <message>
        <source>The auction is over</source>
        <translation>Het bieden is afgelopen</translation>
    </message>
    <message>
        <source>%1 is to call</source>
        <translation>%1 is aan de beurt</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Kaart voor kaart</translation>
    </message>
    <message>
        <source>What was bid?</source>
        <translation>Wat is er geboden?</translation>
    </message>
    <message>
        <source>The cards prove no revoke.</source>
        <translation>De kaarten bewijzen geen verzaken.</translation>
    </message>
    <message>
        <source>The cards alone do not show the whole deal.</source>
        <translation>De kaarten alleen laten niet het hele spel zien.</translation>
    </message>
    <message>
        <source>Did somebody revoke?</source>
        <translation>Heeft iemand verzaakt?</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Spel opslaan</translation>
    </message>
    <message>
        <source>Now the cards</source>
        <translation>Nu de kaarten</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Toegestaan</translation>
    </message>
    <message>
        <source>asked about</source>
        <translation>de vraag</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>De kaart in kwestie</translation>
    </message>
    <message>
        <source>The cards of the pack</source>
        <translation>De kaarten van het pak</translation>
    </message>
    <message>
        <source>These could have been played:</source>
        <translation>Deze hadden gespeeld mogen worden:</translation>
    </message>
    <message>
        <source>It depends</source>
        <translation>Dat hangt ervan af</translation>
    </message>
    <message>
        <source>Tap the cards of the trick in the order of play; the last one brings the verdict. A tap on a name says who led.</source>
        <translation>Tik de kaarten van de slag aan in de volgorde van spelen; de laatste geeft het oordeel. Een tik op een naam zegt wie uitkwam.</translation>
    </message>
    <message>
        <source>Tap the cards that lay there, then “Asked about” and the card. What the hand held makes the verdict surer.</source>
        <translation>Tik de kaarten aan die er lagen, dan ‘De kaart in kwestie’ en die kaart. Wat de speler in handen had, maakt het oordeel zekerder.</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>In de hand</translation>
    </message>
    <message>
        <source>led</source>
        <translation>kwam uit</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Volgende vraag</translation>
    </message>
    <message>
        <source>Where does the next card go?</source>
        <translation>Waar hoort de volgende kaart?</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Niet toegestaan</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op tafel</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Was this card allowed?</source>
        <translation>Mocht deze kaart?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>Wie wint de slag?</translation>
    </message>
    <message>
        <source>This was the whole hand</source>
        <translation>Dit was de hele hand</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>wint</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wint</translation>
    </message>
    <message>
        <source>Something irregular happened</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Een andere vraag</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>the deal in play</source>
        <translation>het lopende spel</translation>
    </message>
    <message>
        <source>A number: %1</source>
        <translation>Een getal: %1</translation>
    </message>
    <message>
        <source>Post the ruling</source>
        <translation>Beslissing boeken</translation>
    </message>
    <message>
        <source>The ruling is on the sheet.</source>
        <translation>De beslissing is geboekt.</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Wat is er gebeurd?</translation>
    </message>
    <message>
        <source>Which deal is it about?</source>
        <translation>Over welk spel gaat het?</translation>
    </message>
    <message>
        <source>%1 deals, %2 leads.</source>
        <translation>%1 geeft, %2 komt uit.</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>De hele avond</translation>
    </message>
    <message>
        <source>Save the deal with the ruling</source>
        <translation>Spel met de beslissing opslaan</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>Wat nu?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Title, place, totals from paper</source>
        <translation>Titel, plaats, totalen van papier</translation>
    </message>
    <message>
        <source>Letters on court cards</source>
        <translation>Letters op de plaatjes</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <translation>
            <numerusform>%n kaart gewonnen</numerusform>
            <numerusform>%n kaarten gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Before a deal is saved</source>
        <translation>Voor een spel wordt opgeslagen</translation>
    </message>
    <message>
        <source>everybody concerned agrees</source>
        <translation>gaat ieder die het aangaat akkoord</translation>
    </message>
    <message>
        <source>nobody is asked</source>
        <translation>wordt niemand gevraagd</translation>
    </message>
    <message>
        <source>in after each deal</source>
        <translation>na elk spel erin</translation>
    </message>
    <message>
        <source>in after each game</source>
        <translation>na elke partij erin</translation>
    </message>
    <message>
        <source>A note, an objection, a reason</source>
        <translation>Een notitie, bezwaar of reden</translation>
    </message>
    <message>
        <source>Is it right? %1</source>
        <translation>Klopt het? %1</translation>
    </message>
    <message>
        <source>as in the language</source>
        <translation>zoals in de taal</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Noteren</translation>
    </message>
    <message>
        <source>Reason of the correction</source>
        <translation>Reden van de verbetering</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titel van de avond</translation>
    </message>
    <message>
        <source>Totals on paper, if it began there</source>
        <translation>Totalen op papier, als de avond daar begon</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Troef</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>zit aan de kant</translation>
    </message>
    <message>
        <source>sits out, comes in next</source>
        <translation>zit aan de kant, komt er als eerste in</translation>
    </message>
    <message>
        <source>was: %1</source>
        <translation>was: %1</translation>
    </message>
    <message>
        <source>Stopped before the end: nothing was taken in.</source>
        <translation>Voor het einde gestopt: er is niets overgenomen.</translation>
    </message>
    <message>
        <source>Sessions are taken into the book …</source>
        <translation>Avonden worden in het boek overgenomen …</translation>
    </message>
    <message>
        <source>%1: agreed</source>
        <translation>%1: akkoord</translation>
    </message>
    <message>
        <source>Post it once more</source>
        <translation>Nog een keer boeken</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>iedereen</translation>
    </message>
    <message>
        <source>How many evenings somebody must have been at for a place</source>
        <translation>Hoe vaak iemand er geweest moet zijn voor een plaats</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) fit(s) here, and no more.</source>
        <translation>
            <numerusform>Hier past %n teken, meer niet.</numerusform>
            <numerusform>Hier passen %n tekens, meer niet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over; nobody has won.</source>
        <translation>De partij is uit; niemand heeft gewonnen.</translation>
    </message>
    <message>
        <source>The next game</source>
        <extracomment>On the button that enters the next deal, where a game is over.</extracomment>
        <translation>De volgende partij</translation>
    </message>
    <message>
        <source>Rule anew</source>
        <extracomment>Two buttons below a ruling that rests on what was corrected since.</extracomment>
        <translation>Opnieuw beslissen</translation>
    </message>
    <message>
        <source>Leave as ruled</source>
        <translation>Zo laten</translation>
    </message>
    <message>
        <source>Another deal …</source>
        <extracomment>A button that shows every deal on the sheet.</extracomment>
        <translation>Een ander spel …</translation>
    </message>
    <message>
        <source>Say it in your own words</source>
        <translation>Zeg het in je eigen woorden</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <source>full screen (F11)</source>
        <translation>volledig scherm (F11)</translation>
    </message>
    <message>
        <source>beside others</source>
        <translation>naast andere</translation>
    </message>
    <message>
        <source>Rule by rule</source>
        <translation>Regel voor regel</translation>
    </message>
    <message>
        <source>People and rules</source>
        <translation>Spelers en regels</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>vanaf het begin</translation>
    </message>
    <message>
        <source>from deal %1 on</source>
        <translation>vanaf spel %1</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Volgens deze regels spelen</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <extracomment>Under &quot;Is it right?&quot;: %1 says so by a tap.</extracomment>
        <translation>%1: ja</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>Above the names that can be chosen.</extracomment>
        <translation>Wie er speelt</translation>
    </message>
    <message>
        <source>One more game that is over</source>
        <translation>Nog een partij die uit is</translation>
    </message>
    <message>
        <source>Without the last one</source>
        <translation>Zonder de laatste</translation>
    </message>
    <message>
        <source>Game %1, which is over</source>
        <translation>Partij %1, uit</translation>
    </message>
    <message>
        <source>Who won it</source>
        <translation>Wie die won</translation>
    </message>
    <message>
        <source>Everything, for another book</source>
        <extracomment>On buttons: the evening as a file.</extracomment>
        <translation>Alles, voor een ander boek</translation>
    </message>
    <message>
        <source>With corrections, rulings and names; a file that Spadille reads</source>
        <translation>Met verbeteringen, beslissingen en namen; een bestand dat Spadille leest</translation>
    </message>
    <message>
        <source>The deals, for a spreadsheet</source>
        <translation>De spellen, voor een rekenblad</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>On buttons, of somebody in the book.</extracomment>
        <translation>Vergeten</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <translation>Voorgoed vergeten</translation>
    </message>
    <message>
        <source>Do not offer any more</source>
        <translation>Niet meer aanbieden</translation>
    </message>
    <message>
        <source>Is the same as …</source>
        <translation>Is dezelfde als …</translation>
    </message>
    <message>
        <source>Another name, two entries of one person, who is not offered any more.</source>
        <translation>Een andere naam, twee keer dezelfde persoon, wie niet meer wordt aangeboden.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Save the name</source>
        <translation>Naam opslaan</translation>
    </message>
    <message>
        <source>Offer again</source>
        <translation>Weer aanbieden</translation>
    </message>
    <message>
        <source>%1 is somebody else</source>
        <translation>%1 is iemand anders</translation>
    </message>
    <message>
        <source>Who is the same as %1? That name stays.</source>
        <translation>Wie is dezelfde als %1? Die naam blijft.</translation>
    </message>
    <message>
        <source>Take in a file</source>
        <translation>Een bestand inlezen</translation>
    </message>
    <message>
        <source>Drop a file into the window, or put it into the folder of documents.</source>
        <translation>Sleep een bestand in het venster, of zet het in de map met documenten.</translation>
    </message>
    <message>
        <source>From the folder of documents; any other file can be dropped into the window.</source>
        <translation>Uit de map met documenten; elk ander bestand kan in het venster worden gesleept.</translation>
    </message>
    <message>
        <source>ahead</source>
        <extracomment>Beside the score of an evening that goes on, or ended before its time.</extracomment>
        <translation>staat voor</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Beside the score of an evening that is over: who it stands beside has won.</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 spelers</translation>
    </message>
    <message>
        <source>Keeps the score beside your cards, settles the argument and remembers the evening.</source>
        <extracomment>What the program is, for who sees it the first time.</extracomment>
        <translation>Houdt naast jullie kaarten de stand bij, beslecht de discussie en onthoudt de avond.</translation>
    </message>
    <message>
        <source>What are you playing?</source>
        <extracomment>Above the games: a tap begins an evening of one.</extracomment>
        <translation>Wat wordt er gespeeld?</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>geeft</translation>
    </message>
    <message>
        <source>roem this deal</source>
        <translation>roem dit spel</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <extracomment>What a deal would do: who is out after it.</extracomment>
        <translation>%1 is af</translation>
    </message>
    <message>
        <source>out with %1 or higher</source>
        <extracomment>Kyuuri: %1 is the lowest card that costs him so much.</extracomment>
        <translation>af met %1 of hoger</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <extracomment>What a deal would do: who has won the game with it.</extracomment>
        <translation>%1 wint de partij</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <extracomment>Kyuuri: points until he is out.</extracomment>
        <translation>nog %1</translation>
    </message>
    <message>
        <source>Enter this deal</source>
        <translation>Dit spel invoeren</translation>
    </message>
    <message>
        <source>By other rules</source>
        <translation>Volgens andere regels</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <translation>Volgens welke regels?</translation>
    </message>
    <message>
        <source>This could not be written: %1. Make room on the disk, or see that you may write in that folder; then tap again.</source>
        <translation>Dit kon niet worden geschreven: %1. Maak ruimte op de schijf, of zorg dat je in die map mag schrijven; tik dan opnieuw.</translation>
    </message>
    <message>
        <source>What each deal counted for</source>
        <extracomment>Heading on paper, over each deal again with what it counted for by which clause.</extracomment>
        <translation>Waar elk spel voor telde</translation>
    </message>
    <message>
        <source>and under the sheet what each deal counted for</source>
        <translation>en onder het scoreblad waar elk spel voor telde</translation>
    </message>
    <message>
        <source>A new book was begun.</source>
        <translation>Er is een nieuw boek begonnen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Open another book</source>
        <translation>Een ander boek openen</translation>
    </message>
    <message>
        <source>What can still be read can be saved: you go on with that, and the damaged book stays beside it as it is. Or take a backup.</source>
        <translation>Wat nog te lezen is, kan worden gered: daarmee ga je verder, en het beschadigde boek blijft ernaast zoals het is. Of zet een back-up terug.</translation>
    </message>
    <message>
        <source>It is left alone. Open your own book instead.</source>
        <translation>Het blijft zoals het is. Open je eigen boek.</translation>
    </message>
    <message>
        <source>Nothing in the book is lost. Make room on the disk, then try again.</source>
        <translation>Er is niets uit het boek verloren. Maak ruimte op de schijf en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>This book is damaged.</source>
        <translation>Dit boek is beschadigd.</translation>
    </message>
    <message>
        <source>Begin a new book</source>
        <translation>Een nieuw boek beginnen</translation>
    </message>
    <message>
        <source>Begin it now</source>
        <translation>Nu beginnen</translation>
    </message>
    <message>
        <source>This book is put aside as it is, and can be taken back later. The new one is empty.</source>
        <translation>Dit boek wordt opzijgelegd zoals het is en kan later terug. Het nieuwe is leeg.</translation>
    </message>
    <message>
        <source>Install that version to go on with this book. Until then you can open another, or begin a new one.</source>
        <translation>Installeer die versie om met dit boek verder te gaan. Tot dan kun je een ander boek openen of een nieuw boek beginnen.</translation>
    </message>
    <message>
        <source>Everything can be looked at. To write in it, see that you may write in its folder, then try again.</source>
        <translation>Alles is te bekijken. Om erin te schrijven: kijk of je in de map mag schrijven, en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Redden wat te lezen is</translation>
    </message>
    <message>
        <source>How this session was opened is lost. Its players and rules are guessed: look at them, and put them right at the table: ⋯, People and rules.</source>
        <translation>Hoe deze avond werd geopend, is verloren. De spelers en regels zijn geraden: kijk ze na en verbeter ze aan tafel: ⋯, Spelers en regels.</translation>
    </message>
    <message>
        <source>See that this is the right file, that its disk is there and that you may use its folder; then try again, or open another book.</source>
        <translation>Kijk of dit het goede bestand is, of de schijf er is en of je de map mag gebruiken; probeer het dan opnieuw, of open een ander boek.</translation>
    </message>
    <message>
        <source>Sources and options</source>
        <translation>Bronnen en opties</translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s) won</source>
        <translation>
            <numerusform>%n robber gewonnen</numerusform>
            <numerusform>%n robbers gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Telefoons</translation>
    </message>
    <message>
        <source>Everybody can see the board on his own phone: nothing is installed, no internet is needed. Phones and this machine have to be in the same network.</source>
        <translation>Iedereen kan het bord op de eigen telefoon zien: er hoeft niets geïnstalleerd te worden, internet is niet nodig. Telefoons en deze machine moeten in hetzelfde netwerk zitten.</translation>
    </message>
    <message>
        <source>Let phones look on</source>
        <translation>Telefoons laten meekijken</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Beëindigen</translation>
    </message>
    <message>
        <source>It can make one of its own, where its Wi-Fi can: nmcli device wifi hotspot</source>
        <translation>Ze kan er zelf een maken, als haar wifi dat kan: nmcli device wifi hotspot</translation>
    </message>
    <message>
        <source>The program spadille, which phones need, is not installed.</source>
        <translation>Het programma spadille, dat telefoons nodig hebben, is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>No phone arrives</source>
        <translation>Er komt geen telefoon binnen</translation>
    </message>
    <message>
        <source>Whoever is in the same network can overhear what phones are told.</source>
        <translation>Wie in hetzelfde netwerk zit, kan meeluisteren.</translation>
    </message>
    <message>
        <source>Usually phone and machine are not in the same network: the phone uses mobile data, or the Wi-Fi keeps its guests apart. A hotspot of the machine or of a phone helps. Else a firewall on this machine keeps phones out: it has to let the port in that stands in the address.</source>
        <translation>Meestal zitten telefoon en machine niet in hetzelfde netwerk: de telefoon gebruikt mobiele data, of de wifi houdt gasten uit elkaar. Een hotspot van de machine of van een telefoon helpt. Anders houdt een firewall op deze machine telefoons tegen: die moet de poort uit het adres doorlaten.</translation>
    </message>
    <message>
        <source>A new code</source>
        <translation>Een nieuwe code</translation>
    </message>
    <message>
        <source>everybody has to scan again</source>
        <translation>iedereen moet opnieuw scannen</translation>
    </message>
    <message>
        <source>Scan this with the camera of a phone in the same network.</source>
        <translation>Scan dit met de camera van een telefoon in hetzelfde netwerk.</translation>
    </message>
    <message>
        <source>not there now</source>
        <translation>nu niet aanwezig</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>De plaats geven</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>kijkt mee</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Wegsturen</translation>
    </message>
    <message>
        <source>somebody wants to be %1</source>
        <translation>iemand wil %1 zijn</translation>
    </message>
    <message>
        <source>Who only looks on</source>
        <extracomment>A button that lists the phones of those who have no seat.</extracomment>
        <translation>Wie alleen meekijkt</translation>
    </message>
    <message>
        <source>Phone %1</source>
        <extracomment>%1 the number of a phone.</extracomment>
        <translation>Telefoon %1</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>Tournaments</source>
        <extracomment>The rulebook of draws, results and rankings.</extracomment>
        <translation>Toernooien</translation>
    </message>
</context>
</TS>
