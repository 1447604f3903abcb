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
        <translation>buiten de beurt gedeeld</translation>
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
    <message>
        <source>%n event(s) of this session could not be recovered.</source>
        <translation>Boekingen van deze avond die niet zijn terug te halen: %n.</translation>
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
        <source>Any command of spadille can be typed here, and any deal in its short form:
  N alone 5              a deal; its effect is shown before it is saved
  correct 3              says what deal 3 should have been
  correct 3 --strike     deal 3 was never played
  opening --set OPTION=VALUE   mends the rules; the effect is shown first
  dispute --deal 3 who led?    and later: dispute --settle 9 Ann led
  note it is raining     sheet     settle     stats Ann     close</source>
        <translation>Hier kun je elke opdracht van spadille typen, en elk spel in het kort:
  N alone 5              een spel; je ziet wat het doet voor het wordt opgeslagen
  correct 3              zegt wat spel 3 had moeten zijn
  correct 3 --strike     spel 3 is nooit gespeeld
  opening --set OPTION=VALUE        verbetert de regels; je ziet eerst wat het doet
  dispute --deal 3 wie kwam uit?    en later: dispute --settle 9 Ann kwam uit
  note het regent     sheet     settle     stats Ann     close</translation>
    </message>
    <message>
        <source>Go on? [y/N]</source>
        <extracomment>A question that is answered with y or n.</extracomment>
        <translation>Doorgaan? [y/N]</translation>
    </message>
    <message>
        <source>There are no such sessions.</source>
        <translation>Zulke avonden zijn er niet.</translation>
    </message>
</context>
<context>
    <name>carry</name>
    <message>
        <source>Who deals this deal</source>
        <translation>Wie dit spel deelt</translation>
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
        <translation>Voorbeelden:
  spadille score evening.json      elk getal van een avond, met de regel erbij
  spadille score --jsonl &lt; deals   een document per regel, een antwoord per regel
  spadille settle evening.json     wie wie betaalt, in zo min mogelijk keren
  spadille check-sheet klaverjas/seed 1420:1388
  spadille rules list              de regelsets bij naam
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3             wat het reglement zegt

Afsluitcode: 0 gelukt, 1 er klopt iets niet in een document, 2 verkeerd gebruik,
3 een bestand is niet te lezen of te schrijven, 4 een document van een nieuwere versie.</translation>
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
        <source>The file of the book</source>
        <translation>Het bestand van het boek</translation>
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
        <translation>Wie als eerste deelt</translation>
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
        <translation>Wie aan de kant zit; wie het eerst invalt vooraan</translation>
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
        <translation>Het spel in het kort, zoals N alone 5, of als JSON; - is standaardinvoer</translation>
    </message>
    <message>
        <source>Who dealt, if it was not his turn</source>
        <translation>Wie deelde, als hij niet aan de beurt was</translation>
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
        <translation>Spel %1 · %2 deelt</translation>
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
        <translation>%1 deelt het volgende spel.</translation>
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
        <translation>De spelregels doorzoeken, de best passende artikelen eerst</translation>
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
        <translation>Volgens de spellen op dit scoreblad deelt vanaf hier iemand anders.</translation>
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
        <translation>y slaat het spel op, n gooit het weg, &lt; gaat terug naar de laatste vraag.</translation>
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
        <translation>Wie als eerste deelt</translation>
    </message>
    <message>
        <source>A name, the beginning of one, or a number; draw leaves it to chance.</source>
        <translation>Een naam, het begin ervan, of een nummer; draw laat het lot beslissen.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <extracomment>%1 the first dealer.</extracomment>
        <translation>%1 deelt als eerste.</translation>
    </message>
    <message>
        <source>Begin?</source>
        <translation>Beginnen?</translation>
    </message>
    <message>
        <source>y begins the evening, n drops it, &lt; goes back to the last question.</source>
        <translation>y begint de avond, n gooit hem weg, &lt; gaat terug naar de laatste vraag.</translation>
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
        <translation>De maat van de gever mag de gekeerde kaart nemen die de gever laat liggen</translation>
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
        <source>Euchre as first written down</source>
        <translation>Euchre naar de oorspronkelijke tekst</translation>
    </message>
    <message>
        <source>The same, and the dealer is stuck</source>
        <translation>Hetzelfde, en de gever mag niet passen</translation>
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
            <numerusform>Euchre voor %3: %1 haalt maar %n slag</numerusform>
            <numerusform>Euchre voor %3: %1 haalt maar %n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by a lone defender of %3</source>
        <translation>
            <numerusform>Euchre voor %3, alleen verdedigd: %1 haalt maar %n slag</numerusform>
            <numerusform>Euchre voor %3, alleen verdedigd: %1 haalt maar %n slagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>Euchre voor %3: %1 speelt alleen en haalt maar %n slag</numerusform>
            <numerusform>Euchre voor %3: %1 speelt alleen en haalt maar %n slagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is euchred without a trick by %3</source>
        <translation>Euchre voor %3: %1 haalt geen enkele slag</translation>
    </message>
    <message>
        <source>%1 defended alone in vain, which changes nothing</source>
        <translation>%1 verdedigde alleen, maar tevergeefs: dat verandert niets</translation>
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
        <translation>%1 hoort bij troefmaker %2 en kan niet verdedigen.</translation>
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
        <translation>Of de deler de opgelegde kaart moet nemen</translation>
    </message>
    <message>
        <source>Until when a defender may say &quot;alone&quot;</source>
        <translation>Tot wanneer een tegenspeler &quot;alleen&quot; mag zeggen</translation>
    </message>
    <message>
        <source>The maker&apos;s partner may take the hand over and play alone</source>
        <translation>De maat van de maker mag het spel overnemen en alleen spelen</translation>
    </message>
    <message>
        <source>Who makes trumps must hold a card of the suit</source>
        <translation>Wie troef maakt, moet een kaart van de kleur hebben</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may order up only alone</source>
        <translation>De maat van de deler mag alleen solo laten opnemen</translation>
    </message>
    <message>
        <source>A lone maker changes a card with his partner</source>
        <translation>Een maker die alleen speelt, ruilt een kaart met zijn maat</translation>
    </message>
    <message>
        <source>What may be done with a weak hand</source>
        <translation>Wat er met een zwakke hand mag</translation>
    </message>
    <message>
        <source>The dealer may give a point instead of naming a suit</source>
        <translation>De deler mag een punt geven in plaats van een kleur te noemen</translation>
    </message>
    <message>
        <source>Whether knocking may stand for the cut</source>
        <translation>Of kloppen in plaats van afnemen mag</translation>
    </message>
    <message>
        <source>The dealer gave a point instead of naming a suit</source>
        <translation>De deler gaf een punt in plaats van een kleur te noemen</translation>
    </message>
    <message>
        <source>%1 gives %2 a point instead of naming a suit</source>
        <extracomment>%1 the dealer, %2 the side that gets the point.</extracomment>
        <translation>%1 geeft %2 een punt in plaats van een kleur te noemen</translation>
    </message>
    <message>
        <source>The dealer cannot give a point here.</source>
        <translation>De deler kan hier geen punt geven.</translation>
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
        <translation>Spel %1 is buiten de beurt gedeeld. In deze vorm is dat niet te zeggen.</translation>
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
        <translation>Wie deelt als alle drie passen</translation>
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
        <source>Amsterdam Klaverjas as first written down</source>
        <translation>Amsterdams klaverjassen naar de oorspronkelijke tekst</translation>
    </message>
    <message>
        <source>The same, with 100 for a pit</source>
        <translation>Hetzelfde, met 100 voor een pit</translation>
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
        <translation>Utrechts: de voorhand moet troef maken</translation>
    </message>
    <message>
        <source>Rotterdam, as at tournaments</source>
        <translation>Rotterdams, zoals op toernooien</translation>
    </message>
    <message>
        <source>To 1,500 points, with 100 for a pit</source>
        <translation>Tot 1500 punten, met 100 voor een pit</translation>
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
        <translation>De roem is per kant als één som opgegeven</translation>
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
        <source>%1 are nat: %2 against %3, all of it moves</source>
        <translation>%1 zijn nat: %2 tegen %3, alles gaat naar de anderen</translation>
    </message>
    <message>
        <source>%1 are nat: only equal, %2 against %3, all of it moves</source>
        <translation>%1 zijn nat: maar gelijk, %2 tegen %3, alles gaat naar de anderen</translation>
    </message>
    <message>
        <source>%1 are nat: their roem moves too</source>
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
        <translation>Alle drie gepast: er wordt opnieuw gedeeld</translation>
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
        <source>%1 missed this game: %2 count for him personally</source>
        <translation>%1 miste deze boom en krijgt er persoonlijk %2 voor</translation>
    </message>
    <message>
        <source>%1 deals give %2; the sheet has %3, so %4 is roem and pits</source>
        <extracomment>%1 deals, %2 their card points, %3 the sum of both totals, %4 what is left.</extracomment>
        <translation>%1 spellen geven %2; op het blad staat %3, dus %4 is roem en pit</translation>
    </message>
    <message>
        <source>%1 deals can add up to %2</source>
        <translation>%1 spellen kunnen op %2 uitkomen</translation>
    </message>
    <message>
        <source>%1 deals give %2 at least: %3. A deal or the last trick of one is missing.</source>
        <extracomment>%1 deals, %2 the least they give, %3 the difference.</extracomment>
        <translation>%1 spellen geven minstens %2: %3. Er ontbreekt een spel, of ergens de laatste slag.</translation>
    </message>
    <message>
        <source>%1 deals give %2; no roem adds up to %3 above it.</source>
        <translation>%1 spellen geven %2; %3 erboven kan geen roem zijn.</translation>
    </message>
    <message>
        <source>A game to %1 is not over with this.</source>
        <translation>Hiermee is een boom tot %1 niet uit.</translation>
    </message>
    <message>
        <source>%1 deals give %2; what is above it, %3, is no multiple of ten: some deal is miswritten.</source>
        <translation>%1 spellen geven %2; wat erboven staat, %3, is geen veelvoud van tien: er is een spel verkeerd opgeschreven.</translation>
    </message>
    <message>
        <source>%1 deals give %2; %3 above it is impossible as roem: one deal is 10 or 30 out, perhaps by its last trick.</source>
        <translation>%1 spellen geven %2; %3 erboven kan geen roem zijn: er zit een spel 10 of 30 naast, misschien door de laatste slag.</translation>
    </message>
    <message>
        <source>%1 deals of three players never add up to this.</source>
        <translation>%1 spellen met zijn drieën komen hier nooit op uit.</translation>
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
        <translation>Als iedereen past, moet de voorhand troef maken.</translation>
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
        <translation>Vier spelers zijn twee paren: een derde is er niet.</translation>
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
        <translation>Zeg hoeveel slagen de spelende partij haalde: een slag kan niets waard zijn, dus uit de punten blijkt niet of één paar alles haalde.</translation>
    </message>
    <message>
        <source>The pack has no such card.</source>
        <translation>Zo’n kaart zit niet in het pak.</translation>
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
        <translation>Beide paren hebben samen alle 32 kaarten.</translation>
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
        <translation>Een som is één getal per kant.</translation>
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
        <source>Kyuuri as first written down</source>
        <translation>Kyuuri naar de oorspronkelijke tekst</translation>
    </message>
    <message>
        <source>Counting down from 21: easier for children</source>
        <translation>Aftellen vanaf 21: makkelijker voor kinderen</translation>
    </message>
    <message>
        <source>Ten deals and nobody goes out; the least loss wins</source>
        <translation>Tien spellen en niemand is af; de minste strafpunten winnen</translation>
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
        <translation>Niemand is af als het aantal spellen vaststaat.</translation>
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
</context>
<context>
    <name>quadrille</name>
    <message>
        <source>Quadrille</source>
        <translation>Quadrille</translation>
    </message>
    <message>
        <source>Who puts the antes into the pool</source>
        <translation>Wie de inzet in de pot doet</translation>
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
        <translation>Wat ieder van de vier in de volepot doet</translation>
    </message>
    <message>
        <source>What that stake is counted in</source>
        <translation>Waarin die inzet wordt geteld</translation>
    </message>
    <message>
        <source>Which opponent deals with which partner</source>
        <translation>Welke tegenspeler met welke maat afrekent</translation>
    </message>
    <message>
        <source>When a queen may be called</source>
        <translation>Wanneer een vrouw mag worden gevraagd</translation>
    </message>
    <message>
        <source>The ombre may call his own king and play alone</source>
        <translation>De ombre mag zijn eigen heer vragen en alleen spelen</translation>
    </message>
    <message>
        <source>Who decides to go on after Premiers</source>
        <translation>Wie beslist over doorgaan na Premiers</translation>
    </message>
    <message>
        <source>No vole unless the called card has been seen</source>
        <translation>Geen vole als de gevraagde kaart niet gezien is</translation>
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
        <translation>Wie er na de gever deelt</translation>
    </message>
    <message>
        <source>Quadrille as first written down</source>
        <translation>Quadrille naar de oorspronkelijke tekst</translation>
    </message>
    <message>
        <source>The same, to forty deals</source>
        <translation>Hetzelfde, tot veertig spellen</translation>
    </message>
    <message>
        <source>The same, the dealer antes for all</source>
        <translation>Hetzelfde, de gever zet voor allen in</translation>
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
        <translation>Wat hij speelt; forced: gedwongen Spadille</translation>
    </message>
    <message>
        <source>Who held the called card</source>
        <translation>Wie de gevraagde kaart had</translation>
    </message>
    <message>
        <source>Tricks of the ombre&apos;s side</source>
        <translation>Slagen van de kant van de ombre</translation>
    </message>
    <message>
        <source>His side was dealt Spadille, Manille and Basta</source>
        <translation>Zijn kant kreeg Spadille, Manille en Basta</translation>
    </message>
    <message>
        <source>And Punto too: double matadors</source>
        <translation>En ook Punto: dubbele matadors</translation>
    </message>
    <message>
        <source>His side won the first six tricks</source>
        <translation>Zijn kant haalde de eerste zes slagen</translation>
    </message>
    <message>
        <source>They went on after Premiers: the vole</source>
        <translation>Ze gingen door na Premiers: de vole</translation>
    </message>
    <message>
        <source>The ombre called his own king</source>
        <translation>De ombre vroeg zijn eigen heer</translation>
    </message>
    <message>
        <source>The called card was not seen in the first six tricks</source>
        <translation>De gevraagde kaart viel niet in de eerste zes slagen</translation>
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
        <translation>Voor de vole doet ieder %1 in de volepot</translation>
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
        <translation>De gevraagde maat %1 betaalt niets</translation>
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
        <source>The %1 left go to the highest trumps</source>
        <translation>De rest, %1, gaat naar de hoogste troeven</translation>
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
        <translation>Bij een alliance is er een maat, die de gevraagde kaart heeft; wie niemand kan vragen, speelt solo.</translation>
    </message>
    <message>
        <source>%1 cannot be his own partner.</source>
        <translation>%1 kan niet zijn eigen maat zijn.</translation>
    </message>
    <message>
        <source>These rules let nobody call his own king.</source>
        <translation>Bij deze regels mag niemand zijn eigen heer vragen.</translation>
    </message>
    <message>
        <source>Who plays solo or vole calls no king.</source>
        <translation>Wie solo of vole speelt, vraagt geen heer.</translation>
    </message>
    <message>
        <source>Who calls his own king has no partner.</source>
        <translation>Wie zijn eigen heer vraagt, heeft geen maat.</translation>
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
        <translation>Gedwongen Spadille is uit zodra die kant de eerste zes slagen heeft.</translation>
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
        <translation>De ombre kan niet meer slagen hebben dan zijn kant.</translation>
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
        <translation>Wie de geroepen heer aan de ombre gaf</translation>
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
        <translation>Een heer wordt alleen overgegeven in een geboden alliance.</translation>
    </message>
    <message>
        <source>An ombre who took the king plays alone.</source>
        <translation>Een ombre die de heer kreeg, speelt alleen.</translation>
    </message>
    <message>
        <source>The ombre cannot hand a king over to himself.</source>
        <translation>De ombre kan zichzelf geen heer geven.</translation>
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
        <translation>alleen verdedigd</translation>
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
        <translation>straf per spel</translation>
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
        <translation>straf netto</translation>
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
        <translation>gevraagd als maat</translation>
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
        <translation>premiers</translation>
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
        <source>%n session(s)</source>
        <extracomment>%n how many sessions a season has.</extracomment>
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
        <source>Who was not there counts 0, which is best here; --absent says otherwise.</source>
        <translation>Wie er niet was krijgt 0, en dat is hier het beste; met --absent kan het anders.</translation>
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
        <translation>De naam gaat uit het boek; wat er gespeeld is blijft. In back-ups, geëxporteerde bestanden en notities kan de naam nog staan.</translation>
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
        <source>Rank the players of a season, a result a session</source>
        <translation>De ranglijst van een seizoen, een uitslag per avond</translation>
    </message>
    <message>
        <source>Only so many results count, the best of each player</source>
        <translation>Alleen zoveel uitslagen tellen, van elke speler de beste</translation>
    </message>
    <message>
        <source>What a missed session counts; 0 without it</source>
        <translation>Waarvoor een gemiste avond telt; anders 0</translation>
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
        <source>How this session was opened is lost. Its players and rules are guessed: look at them, and correct them with spadille opening.</source>
        <translation>Hoe deze avond werd geopend, is verloren. De spelers en regels zijn geraden: kijk ze na en verbeter ze met spadille opening.</translation>
    </message>
    <message>
        <source>Event %1 is lost: it came after deal %2.</source>
        <extracomment>%1 the number of an event, %2 of the deal before it.</extracomment>
        <translation>Boeking %1 is verloren: die kwam na spel %2.</translation>
    </message>
    <message>
        <source>Event %1 is lost: it came before the first deal.</source>
        <translation>Boeking %1 is verloren: die kwam vóór het eerste spel.</translation>
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
        <translation>Het nieuwe boek; anders FILE met .recovered in de naam</translation>
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
        <source>This book is damaged. Try spadille recover.</source>
        <translation>Dit boek is beschadigd. Probeer spadille recover.</translation>
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
        <source>There is no book yet. Try spadille new.</source>
        <translation>Er is nog geen boek. Probeer spadille new.</translation>
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
</context>
</TS>
