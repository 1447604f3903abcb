<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>carry</name>
    <message>
        <source>Who deals this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The totals before this deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Scores evenings at the card table and explains every figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:
  spadille score evening.json        every figure of an evening, with its rule
  spadille score --jsonl &lt; deals     a document a line, answered a line each
  spadille rules list                the sets of rules by name
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3               what the rulebook says

Exit status: 0 done, 1 something in a document is wrong, 2 usage,
3 a file cannot be read or written, 4 a document of a newer version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version and end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: en or ja; the system&apos;s where it is not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer in JSON, a document a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score deals and evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documents: a deal or a session each; - is standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each line is a document; each is answered by a line of JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets of rules: list, show, compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the sets of rules by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every option of a set of rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a set of rules, or a file that has rules in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in what two sets of rules differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a clause, a chapter or a whole rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clause such as EU-5.3, a chapter such as EU-5, or a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Headings of the help text.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rules</source>
        <extracomment>The name of a set of rules that equals no named one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1 · %2 deals</source>
        <extracomment>Heading of one deal; %1 its number, %2 the dealer.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not scored: see the findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>In place of a total, of a player who has left the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing</source>
        <extracomment>Heading of the last table.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rubbers won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <extracomment>%1 a player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concerns play, not the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>error</name>
    <message>
        <source>This file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are rules of two different games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This document was written by a newer version of Spadille.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rulebook has this clause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules of this name, and no file either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are rules without a deal: there is nothing to score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a command that Spadille knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try spadille --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules in this file are not valid.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message>
        <source>Euchre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that are played with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the joker is turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a defender may play alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may take the turn-up that the dealer leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads to a lone hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stick the dealer: he may not pass in the second round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that win the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for euchring a lone maker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the defenders when the makers take no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points above the target count in the next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games are counted in rubbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euchre as first written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, and the dealer is stuck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Old American: 33 cards with the joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cornish leagues: 25 cards with the joker, to 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Boston laws of 1888: to 5, in rubbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maker played alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The defender who played alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trump suit; no score needs it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All passed in both rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made it with %2 tricks</source>
        <extracomment>%1 the maker, %2 the tricks of his side, %3 the side that scores.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alone made it with %2 tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made a march: all %2 tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alone made a march: all %2 tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is euchred with %2 tricks by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is euchred with %2 tricks by a lone defender of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alone is euchred with %2 tricks by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is euchred without a trick by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 defended alone in vain, which changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All passed twice: nobody scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win the game with %2 of %3</source>
        <extracomment>%1 a side, %2 its points, %3 the target of the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) above %2 do not count</source>
        <extracomment>%n points, %2 the target of the game.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) above %2 count in the next game</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The losers have no point: the game counts twice for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win the rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer has to name a suit, so nobody can pass the deal out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All passed, so there is nothing to say here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules let no defender play alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A defender may play alone only against a lone maker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on the side of the maker %2 and cannot defend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides have two totals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 points the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>The text begins with a byte order mark; save it as plain UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here says how many players there are; name them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This option changes nothing without the one named here.</source>
        <extracomment>An option of the rules that can change nothing because of another option.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This member does not belong in a document of this format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this line and column on, the text is not JSON.</source>
        <extracomment>The value shown is the line and the column, &quot;3:7&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished game has one total for each who counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of names does not fit the number of seats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is not possible here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something has to follow this word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This word cannot be understood here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is too large (bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is too long (bytes).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many items here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This member stands here twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the kind of value that is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no member of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text has control characters in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This value is not one that is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished game was won by somebody who sits at the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kyuuri</name>
    <message>
        <source>Kyuuri</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses count up from 0, or points down from the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals in a game, where their number is fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where played cards lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss at which a player is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out on reaching the limit, or only above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others with the highest rank of the last trick get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What may be played when an ace is led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card has to be matched or beaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two lives a player comes back once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kyuuri as first written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting down from 21: easier for children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten deals and nobody goes out; the least loss wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agurk: 30 points, all with the highest rank lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gurka: six cards, compared with the previous card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody comes back once; ends when two are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who took the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rank that took it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who else played that rank in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who led to the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranks of the last trick in playing order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is out of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has used the second life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals played in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes the last trick with %2 and loses %3</source>
        <extracomment>%1 a player, %2 a rank such as K, %3 the points it costs.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played the same rank and gets %2 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played the same rank and gets %2 of %3 back: no more was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played the same rank, but had lost nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played the same rank and loses %2 too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played the same rank; these rules give no bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands at %2 and is out</source>
        <extracomment>%2 the total at which the player goes out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a second life and goes on with a loss of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All who were left are at the limit: the lowest total decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins the game with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shares the win with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 cards each, this is not a number of players.</source>
        <extracomment>%1 cards dealt to each player.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game would be over already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody goes out when the number of deals is fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not at the limit and so not out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is at the limit and so out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can stand better than at the beginning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took the trick; name only the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rank has four cards, so three can match it at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick has one card from each player still in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are only four cards of rank %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say who took the last trick, or say its ranks in order, but not both.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
