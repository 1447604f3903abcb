<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>book</name>
    <message>
        <source>The table ruled so</source>
        <extracomment>A line of points that a ruling moved.</extracomment>
        <translation>Décision de la table</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>No figure changes.</source>
        <translation>Aucun chiffre ne change.</translation>
    </message>
    <message>
        <source>does not fit any more</source>
        <extracomment>About a deal that a correction has made impossible.</extracomment>
        <translation>ne convient plus</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>was</source>
        <extracomment>Before a deal as it was written before it was corrected.</extracomment>
        <translation>avant</translation>
    </message>
    <message>
        <source>Struck out</source>
        <extracomment>In place of the heading of a deal that turned out not to have been played.</extracomment>
        <translation>Rayée</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>contesté</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>réglé</translation>
    </message>
    <message>
        <source>dealt out of turn</source>
        <translation>donnée hors tour</translation>
    </message>
    <message>
        <source>From deal %1 on</source>
        <extracomment>%1 the number of a deal; what changed follows.</extracomment>
        <translation>À partir de la donne %1</translation>
    </message>
    <message>
        <source>seats</source>
        <extracomment>Before the names of those who sit there, and of those who wait.</extracomment>
        <translation>places</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>Own totals</source>
        <extracomment>Heading of everybody&apos;s own total, where people took turns at the table.</extracomment>
        <translation>Totaux de chacun</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>close</translation>
    </message>
    <message>
        <source>thrown away</source>
        <translation>jetée</translation>
    </message>
    <message>
        <source>%n event(s) of this session could not be recovered.</source>
        <translation>Entrées de cette soirée impossibles à récupérer&#xa0;: %n.</translation>
    </message>
    <message>
        <source>An empty line records a deal, ? tells what else can be typed, &lt; undoes, q ends. Every deal is saved at once.</source>
        <extracomment>At the prompt of an evening; the words themselves are not translated.</extracomment>
        <translation>Une ligne vide note une donne, ? dit ce qu’on peut taper d’autre, &lt; annule, q termine. Chaque donne est enregistrée aussitôt.</translation>
    </message>
    <message>
        <source>record it</source>
        <extracomment>In brackets: what an empty line does.</extracomment>
        <translation>la noter</translation>
    </message>
    <message>
        <source>Any command of spadille can be typed here, and any deal in its short form:
  N alone 5              a deal; its effect is shown before it is saved
  correct 3              says what deal 3 should have been
  correct 3 --strike     deal 3 was never played
  opening --set OPTION=VALUE   mends the rules; the effect is shown first
  dispute --deal 3 who led?    and later: dispute --settle 9 Ann led
  note it is raining     sheet     settle     stats Ann     close</source>
        <translation>On peut taper ici toute commande de spadille, et toute donne en abrégé&#xa0;:
  N alone 5              une donne&#xa0;; on voit son effet avant qu’elle soit enregistrée
  correct 3              dit ce que la donne 3 aurait dû être
  correct 3 --strike     la donne 3 n’a jamais été jouée
  opening --set OPTION=VALUE        corrige les règles&#xa0;; on voit d’abord l’effet
  dispute --deal 3 qui a entamé&#xa0;?   et plus tard&#xa0;: dispute --settle 9 c’était Ann
  note il pleut     sheet     settle     stats Ann     close</translation>
    </message>
    <message>
        <source>Go on? [y/N]</source>
        <extracomment>A question that is answered with y or n.</extracomment>
        <translation>Continuer&#xa0;? [y/N]</translation>
    </message>
    <message>
        <source>There are no such sessions.</source>
        <translation>Aucune soirée ne correspond.</translation>
    </message>
</context>
<context>
    <name>carry</name>
    <message>
        <source>Who deals this deal</source>
        <translation>Le donneur de cette donne</translation>
    </message>
    <message>
        <source>Deals played in this game</source>
        <translation>Donnes jouées dans cette partie</translation>
    </message>
    <message>
        <source>The totals before this deal</source>
        <translation>Les totaux avant cette donne</translation>
    </message>
</context>
<context>
    <name>chart</name>
    <message>
        <source>Totals deal by deal</source>
        <extracomment>Heading of a chart: a line for each player, from left to right deal by deal.</extracomment>
        <translation>Les totaux donne par donne</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>Scores evenings at the card table and explains every figure.</source>
        <translation>Tient la marque d’une soirée de cartes et explique chaque chiffre.</translation>
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
        <translation>Exemples&#xa0;:
  spadille score evening.json      chaque chiffre d’une soirée, avec sa règle
  spadille score --jsonl &lt; deals   un document par ligne, une réponse par ligne
  spadille settle evening.json     qui paie qui, en le moins de paiements possible
  spadille check-sheet klaverjas/seed 1420:1388
  spadille rules list              les règlements par leur nom
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3             ce que dit la règle du jeu

Code de sortie&#xa0;: 0 c’est fait, 1 quelque chose est faux dans un document, 2 usage,
3 un fichier ne peut être lu ou écrit, 4 document d’une version plus récente.</translation>
    </message>
    <message>
        <source>Show this help and end</source>
        <translation>Afficher cette aide et terminer</translation>
    </message>
    <message>
        <source>Show the version and end</source>
        <translation>Afficher la version et terminer</translation>
    </message>
    <message>
        <source>Language; the system&apos;s where it is not given</source>
        <translation>Langue ; sans cette option, celle du système</translation>
    </message>
    <message>
        <source>Answer in JSON, a document a line</source>
        <translation>Répondre en JSON, un document par ligne</translation>
    </message>
    <message>
        <source>The file of the book</source>
        <translation>Le fichier du carnet</translation>
    </message>
    <message>
        <source>The number of the session; the latest open one without it</source>
        <translation>Le numéro de la soirée&#xa0;; sinon la dernière encore ouverte</translation>
    </message>
    <message>
        <source>Only if the session has just this many events, as JSON answers tell</source>
        <translation>Seulement si la soirée a exactement ce nombre d’entrées, que donnent les réponses JSON</translation>
    </message>
    <message>
        <source>Show the effect, write nothing</source>
        <translation>Montrer l’effet, ne rien écrire</translation>
    </message>
    <message>
        <source>Do it without asking</source>
        <translation>Le faire sans demander</translation>
    </message>
    <message>
        <source>Keep score through an evening, asked at a prompt</source>
        <translation>Tenir la marque d’une soirée, question par question</translation>
    </message>
    <message>
        <source>Begin a session</source>
        <translation>Commencer une soirée</translation>
    </message>
    <message>
        <source>A game, a set of rules by name, or a file that has rules in it</source>
        <translation>Un jeu, le nom d’un règlement, ou un fichier qui contient des règles</translation>
    </message>
    <message>
        <source>The players clockwise</source>
        <translation>Les joueurs, dans le sens horaire</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Qui donne en premier</translation>
    </message>
    <message>
        <source>What to call the evening</source>
        <translation>Le nom de la soirée</translation>
    </message>
    <message>
        <source>Its date, such as 2026-11-20; today without it</source>
        <translation>Sa date, comme 2026-11-20&#xa0;; sinon aujourd’hui</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Où elle a lieu</translation>
    </message>
    <message>
        <source>Totals on paper so far, such as 7:5; at Quadrille the pool is last</source>
        <translation>Les totaux déjà sur papier, comme 7:5&#xa0;; au Quadrille la poule vient en dernier</translation>
    </message>
    <message>
        <source>How it began on paper, as the member before of a document</source>
        <translation>Comment elle a commencé sur papier, comme le champ before d’un document</translation>
    </message>
    <message>
        <source>Who sits out, the next to come in first</source>
        <translation>Qui attend&#xa0;; en tête, qui rentre le premier</translation>
    </message>
    <message>
        <source>Change one option of the rules</source>
        <translation>Changer une option des règles</translation>
    </message>
    <message>
        <source>After each deal, or game, the dealer gets up for who waits</source>
        <translation>Après chaque donne, ou partie, le donneur laisse sa place à qui attend</translation>
    </message>
    <message>
        <source>The same people and rules as the session before</source>
        <translation>Les mêmes joueurs et les mêmes règles que la soirée d’avant</translation>
    </message>
    <message>
        <source>Record a deal</source>
        <translation>Noter une donne</translation>
    </message>
    <message>
        <source>The deal in short, such as N alone 5, or as JSON; - is standard input</source>
        <translation>La donne en abrégé, comme N alone 5, ou en JSON&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>Who dealt, if it was not his turn</source>
        <translation>Qui a donné, si ce n’était pas son tour</translation>
    </message>
    <message>
        <source>Put a forgotten deal before this one</source>
        <translation>Placer une donne oubliée avant celle-ci</translation>
    </message>
    <message>
        <source>Correct a deal; everything after it follows</source>
        <translation>Corriger une donne&#xa0;; toute la suite est recomptée</translation>
    </message>
    <message>
        <source>The number of the deal on the sheet</source>
        <translation>Le numéro de la donne sur la feuille</translation>
    </message>
    <message>
        <source>The reason, kept as a note</source>
        <translation>La raison, gardée comme note</translation>
    </message>
    <message>
        <source>The reason, kept with the old value</source>
        <translation>La raison, gardée avec l’ancienne valeur</translation>
    </message>
    <message>
        <source>The deal was never played: strike it out</source>
        <translation>La donne n’a jamais été jouée&#xa0;: la rayer</translation>
    </message>
    <message>
        <source>Undo what was written last</source>
        <translation>Annuler ce qui a été écrit en dernier</translation>
    </message>
    <message>
        <source>Redo what was undone last</source>
        <translation>Rétablir ce qui a été annulé en dernier</translation>
    </message>
    <message>
        <source>Write a note to a session or a deal</source>
        <translation>Écrire une note pour une soirée ou une donne</translation>
    </message>
    <message>
        <source>The words</source>
        <translation>Le texte</translation>
    </message>
    <message>
        <source>The deal that it is about</source>
        <translation>La donne dont il s’agit</translation>
    </message>
    <message>
        <source>Mark a deal as disputed, or settle a dispute</source>
        <translation>Marquer une donne comme contestée, ou régler un litige</translation>
    </message>
    <message>
        <source>Settle the dispute of this number; the words say how</source>
        <translation>Régler le litige de ce numéro&#xa0;; le texte dit comment</translation>
    </message>
    <message>
        <source>Correct how a session began</source>
        <translation>Corriger le début d’une soirée</translation>
    </message>
    <message>
        <source>Only from this deal on</source>
        <translation>Seulement à partir de cette donne</translation>
    </message>
    <message>
        <source>Somebody else sits down</source>
        <translation>Quelqu’un d’autre prend place</translation>
    </message>
    <message>
        <source>Who comes in plays for himself, not for who left</source>
        <translation>Qui arrive joue pour soi, et non pour qui est parti</translation>
    </message>
    <message>
        <source>Show the score sheet of a session</source>
        <translation>Afficher la feuille de marque d’une soirée</translation>
    </message>
    <message>
        <source>Only this deal</source>
        <translation>Seulement cette donne</translation>
    </message>
    <message>
        <source>Close a session</source>
        <translation>Clore une soirée</translation>
    </message>
    <message>
        <source>Open a closed session again</source>
        <translation>Rouvrir une soirée close</translation>
    </message>
    <message>
        <source>Throw a session away</source>
        <translation>Jeter une soirée</translation>
    </message>
    <message>
        <source>Get it back</source>
        <translation>La récupérer</translation>
    </message>
    <message>
        <source>Remove for good what was thrown away; backups still have it</source>
        <translation>Supprimer pour de bon ce qui a été jeté&#xa0;; les sauvegardes l’ont encore</translation>
    </message>
    <message>
        <source>List sessions, the latest first</source>
        <translation>Lister les soirées, la dernière d’abord</translation>
    </message>
    <message>
        <source>Only with this player</source>
        <translation>Seulement avec ce joueur</translation>
    </message>
    <message>
        <source>From this date on</source>
        <translation>À partir de cette date</translation>
    </message>
    <message>
        <source>Up to this date</source>
        <translation>Jusqu’à cette date</translation>
    </message>
    <message>
        <source>At most so many</source>
        <translation>Au plus ce nombre</translation>
    </message>
    <message>
        <source>Those that were thrown away</source>
        <translation>Celles qui ont été jetées</translation>
    </message>
    <message>
        <source>Score deals and evenings</source>
        <translation>Compter les points de donnes et de soirées</translation>
    </message>
    <message>
        <source>Documents: a deal or a session each; - is standard input</source>
        <translation>Documents&#xa0;: une donne ou une soirée chacun&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>Each line is a document; each is answered by a line of JSON</source>
        <translation>Chaque ligne est un document&#xa0;; la réponse à chacun est une ligne de JSON</translation>
    </message>
    <message>
        <source>Tell who pays whom at the end of an evening</source>
        <translation>Dire qui paie qui à la fin d’une soirée</translation>
    </message>
    <message>
        <source>Documents to settle instead of a session; - is standard input</source>
        <translation>Documents à régler au lieu d’une soirée&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>What a point or a counter is worth</source>
        <translation>Ce que vaut un point ou un jeton</translation>
    </message>
    <message>
        <source>Counters won and lost, %1 each</source>
        <extracomment>%1 the stake.</extracomment>
        <translation>Jetons gagnés et perdus, à %1 pièce</translation>
    </message>
    <message>
        <source>Points, %1 each: everybody settles with everybody</source>
        <translation>Points, à %1 pièce&#xa0;: chacun règle avec chacun</translation>
    </message>
    <message>
        <source>Points, %1 each: partners settle with one opponent each</source>
        <translation>Points, à %1 pièce&#xa0;: les partenaires règlent chacun avec un adversaire</translation>
    </message>
    <message>
        <source>Nobody has to pay anything.</source>
        <translation>Personne n’a rien à payer.</translation>
    </message>
    <message>
        <source>Check the totals of a paper sheet for slips of the pencil</source>
        <translation>Chercher des erreurs d’écriture dans les totaux d’une feuille sur papier</translation>
    </message>
    <message>
        <source>The totals of one game, such as 1420:1382; one word a game</source>
        <translation>Les totaux d’une partie, comme 1420:1382&#xa0;; un mot par partie</translation>
    </message>
    <message>
        <source>The players&apos; names clockwise, with commas between</source>
        <translation>Les noms des joueurs dans le sens horaire, séparés par des virgules</translation>
    </message>
    <message>
        <source>Who missed which game of an individual evening, such as 3:Dora</source>
        <translation>Qui a manqué quelle partie d’une soirée individuelle, comme 3:Dora</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>there is a slip in it</source>
        <translation>il y a une erreur d’écriture</translation>
    </message>
    <message>
        <source>Sets of rules: list, show, compare, save</source>
        <translation>Règlements&#xa0;: lister, afficher, comparer, enregistrer</translation>
    </message>
    <message>
        <source>List the sets of rules by name</source>
        <translation>Lister les règlements par leur nom</translation>
    </message>
    <message>
        <source>Only those of this game</source>
        <translation>Seulement ceux de ce jeu</translation>
    </message>
    <message>
        <source>Show every option of a set of rules</source>
        <translation>Afficher toutes les options d’un règlement</translation>
    </message>
    <message>
        <source>The name of a set of rules, or a file that has rules in it</source>
        <translation>Le nom d’un règlement, ou un fichier qui contient des règles</translation>
    </message>
    <message>
        <source>Show in what two sets of rules differ</source>
        <translation>Montrer en quoi deux règlements diffèrent</translation>
    </message>
    <message>
        <source>Show a clause, a chapter or a whole rulebook</source>
        <translation>Afficher un article, un chapitre ou toute la règle d’un jeu</translation>
    </message>
    <message>
        <source>A clause such as EU-5.3, a chapter such as EU-5, or a game</source>
        <translation>Un article comme EU-5.3, un chapitre comme EU-5, ou un jeu</translation>
    </message>
    <message>
        <source>Usage</source>
        <extracomment>Headings of the help text.</extracomment>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>house rules</source>
        <extracomment>The name of a set of rules that equals no named one.</extracomment>
        <translation>règles maison</translation>
    </message>
    <message>
        <source>Deal %1 · %2 deals</source>
        <extracomment>Heading of one deal; %1 its number, %2 the dealer.</extracomment>
        <translation>Donne %1 · donneur&#xa0;: %2</translation>
    </message>
    <message>
        <source>not scored: see the findings</source>
        <translation>non comptée&#xa0;: voir les remarques</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>In place of a total, of a player who has left the game.</extracomment>
        <translation>hors</translation>
    </message>
    <message>
        <source>Standing</source>
        <extracomment>Heading of the last table.</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>cette partie</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>rubbers won</source>
        <translation>robres gagnés</translation>
    </message>
    <message>
        <source>Hand over:</source>
        <extracomment>%1 a player. Before the list of who hands whom how many counters: &quot;Ann → pool 3 · Ann → Bob 1&quot;.</extracomment>
        <translation>À verser&#xa0;:</translation>
    </message>
    <message>
        <source>Personal totals</source>
        <extracomment>Heading of a ranking by personal totals, where partners change.</extracomment>
        <translation>Totaux personnels</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>Head of a column: the bowl of counters at Quadrille, and the one for a vole.</extracomment>
        <translation>poule</translation>
    </message>
    <message>
        <source>vole pool</source>
        <translation>poule de vole</translation>
    </message>
    <message>
        <source>%1 deals next.</source>
        <translation>Prochain donneur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No deal has been played.</source>
        <translation>Aucune donne n’a été jouée.</translation>
    </message>
    <message>
        <source>concerns play, not the score</source>
        <translation>concerne le jeu, pas les points</translation>
    </message>
    <message>
        <source>These rules are the same.</source>
        <translation>Ces règles sont les mêmes.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>note</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>Search the rulebooks, the clauses that fit best first</source>
        <translation>Chercher dans les règles, les articles les plus proches d’abord</translation>
    </message>
    <message>
        <source>Words in any language of the program</source>
        <translation>Des mots dans n’importe quelle langue du programme</translation>
    </message>
    <message>
        <source>At most so many clauses; 3 without it</source>
        <translation>Tant d’articles au plus ; 3 sans cette option</translation>
    </message>
    <message>
        <source>No clause has any of these words.</source>
        <translation>Aucun article ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>csv</name>
    <message>
        <source>Lines have to end in LF or CRLF.</source>
        <translation>Les lignes doivent finir par LF ou CRLF.</translation>
    </message>
    <message>
        <source>A quotation mark opens this cell, and none closes it.</source>
        <translation>Un guillemet ouvre cette cellule, et aucun ne la ferme.</translation>
    </message>
    <message>
        <source>This cell is not UTF-8 text.</source>
        <translation>Cette cellule n’est pas un texte UTF-8.</translation>
    </message>
    <message>
        <source>A quotation mark inside a cell has to stand twice, and the cell in quotation marks.</source>
        <translation>Un guillemet dans une cellule doit être doublé, et la cellule mise entre guillemets.</translation>
    </message>
    <message>
        <source>There are too many columns.</source>
        <translation>Il y a trop de colonnes.</translation>
    </message>
    <message>
        <source>There are too many rows.</source>
        <translation>Il y a trop de lignes.</translation>
    </message>
    <message>
        <source>Two columns have this head.</source>
        <translation>Deux colonnes ont cet en-tête.</translation>
    </message>
    <message>
        <source>No column has a head like this.</source>
        <extracomment>The first row of the table says what its columns are.</extracomment>
        <translation>Aucune colonne n’a un tel en-tête.</translation>
    </message>
    <message>
        <source>This column has no head.</source>
        <translation>Cette colonne n’a pas d’en-tête.</translation>
    </message>
    <message>
        <source>The row ends before this cell.</source>
        <translation>La ligne finit avant cette cellule.</translation>
    </message>
    <message>
        <source>The deals of this sheet come to another total from here on.</source>
        <extracomment>A total as the sheet states it; what would be right is shown behind.</extracomment>
        <translation>Les donnes de cette feuille mènent à un autre total à partir d’ici.</translation>
    </message>
    <message>
        <source>By the deals of this sheet, somebody else deals from here on.</source>
        <extracomment>The dealer as the sheet states him; who it would be is shown behind.</extracomment>
        <translation>D’après les donnes de cette feuille, c’est un autre qui donne à partir d’ici.</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>? explains, &lt; goes back, q ends without saving. An empty answer takes what stands in brackets.</source>
        <translation>? explique, &lt; revient en arrière, q termine sans enregistrer. Une réponse vide prend ce qui est entre crochets.</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Answers as they are repeated, and in brackets as the usual one.</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>told in another way</source>
        <extracomment>In brackets: an empty answer leaves it to a later question to say the same.</extracomment>
        <translation>dit autrement</translation>
    </message>
    <message>
        <source>Several words may be given; - stands for none.</source>
        <translation>On peut donner plusieurs mots&#xa0;; - veut dire aucun.</translation>
    </message>
    <message>
        <source>Also understood, at any question:</source>
        <extracomment>Heading of a list of words, each with its meaning.</extracomment>
        <translation>Compris aussi, à chaque question&#xa0;:</translation>
    </message>
    <message>
        <source>This is the first question.</source>
        <translation>C’est la première question.</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>Going on where you were; &lt; goes back.</source>
        <extracomment>Before the answers that were given before the program ended.</extracomment>
        <translation>On reprend où vous en étiez&#xa0;; &lt; revient en arrière.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Cette ligne est trop longue.</translation>
    </message>
    <message>
        <source>This line is not plain text: invalid or control characters.</source>
        <translation>Cette ligne n’est pas du texte simple&#xa0;: caractères invalides ou de contrôle.</translation>
    </message>
    <message>
        <source>This deal:</source>
        <extracomment>Before the gains of everybody: &quot;This deal: Ann +4 · Bob −4&quot;.</extracomment>
        <translation>Cette donne&#xa0;:</translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>Totaux&#xa0;:</translation>
    </message>
    <message>
        <source>Save?</source>
        <translation>Enregistrer&#xa0;?</translation>
    </message>
    <message>
        <source>y saves the deal, n drops it, &lt; goes back to the last question.</source>
        <translation>y enregistre la donne, n l’abandonne, &lt; revient à la dernière question.</translation>
    </message>
    <message>
        <source>This deal cannot be scored; go back and mend it.</source>
        <translation>Cette donne ne peut pas être comptée&#xa0;; revenez en arrière et corrigez-la.</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Quel jeu</translation>
    </message>
    <message>
        <source>A number, or the name of the game.</source>
        <translation>Un numéro, ou le nom du jeu.</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Avec quelles règles</translation>
    </message>
    <message>
        <source>A number, or a name; spadille rules show NAME tells every option.</source>
        <translation>Un numéro ou un nom&#xa0;; spadille rules show NOM montre toutes les options.</translation>
    </message>
    <message>
        <source>How many players</source>
        <translation>Combien de joueurs</translation>
    </message>
    <message>
        <source>Who sits at seat %1</source>
        <extracomment>%1 the number of the seat, from 1.</extracomment>
        <translation>Qui est à la place %1</translation>
    </message>
    <message>
        <source>The number of a usual player, or a new name. Seats are counted clockwise.</source>
        <translation>Le numéro d’un habitué, ou un nouveau nom. Les places se comptent dans le sens horaire.</translation>
    </message>
    <message>
        <source>Usual players:</source>
        <translation>Habitués&#xa0;:</translation>
    </message>
    <message>
        <source>No usual player has this number, and a number is no name.</source>
        <translation>Aucun habitué n’a ce numéro, et un nombre n’est pas un nom.</translation>
    </message>
    <message>
        <source>This player has a seat already.</source>
        <translation>Ce joueur a déjà une place.</translation>
    </message>
    <message>
        <source>Seats clockwise</source>
        <translation>Places dans le sens horaire</translation>
    </message>
    <message>
        <source>as said</source>
        <translation>comme dit</translation>
    </message>
    <message>
        <source>An empty answer keeps the seats; draw shuffles the players.</source>
        <translation>Une réponse vide garde les places&#xa0;; draw les tire au sort.</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Qui donne en premier</translation>
    </message>
    <message>
        <source>A name, the beginning of one, or a number; draw leaves it to chance.</source>
        <translation>Un nom, son début, ou un numéro&#xa0;; draw tire au sort.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <extracomment>%1 the first dealer.</extracomment>
        <translation>%1 donne en premier.</translation>
    </message>
    <message>
        <source>Begin?</source>
        <translation>Commencer&#xa0;?</translation>
    </message>
    <message>
        <source>y begins the evening, n drops it, &lt; goes back to the last question.</source>
        <translation>y commence la soirée, n l’abandonne, &lt; revient à la dernière question.</translation>
    </message>
</context>
<context>
    <name>error</name>
    <message>
        <source>No session is open. Try spadille new, or --session.</source>
        <translation>Aucune soirée n’est ouverte. Essayez spadille new, ou --session.</translation>
    </message>
    <message>
        <source>There is no deal of this number.</source>
        <translation>Aucune donne ne porte ce numéro.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>Nothing was written: add --yes if this is what you want.</source>
        <translation>Rien n’a été écrit&#xa0;: ajoutez --yes si c’est ce que vous voulez.</translation>
    </message>
    <message>
        <source>This is nobody&apos;s name, or the beginning of several.</source>
        <translation>Ce n’est le nom de personne, ou le début de plusieurs.</translation>
    </message>
    <message>
        <source>There is no open dispute of this number.</source>
        <translation>Aucun litige en cours ne porte ce numéro.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Ce fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The output cannot be written.</source>
        <translation>La sortie ne peut pas être écrite.</translation>
    </message>
    <message>
        <source>These are rules of two different games.</source>
        <translation>Ce sont les règles de deux jeux différents.</translation>
    </message>
    <message>
        <source>This document was written by a newer version of Spadille.</source>
        <translation>Ce document a été écrit par une version plus récente de Spadille.</translation>
    </message>
    <message>
        <source>No rulebook has this clause.</source>
        <translation>Cet article n’est dans aucune règle du jeu.</translation>
    </message>
    <message>
        <source>There are no rules of this name, and no file either.</source>
        <translation>Il n’y a ni règlement ni fichier de ce nom.</translation>
    </message>
    <message>
        <source>These are rules without a deal: there is nothing to score.</source>
        <translation>Ce sont des règles sans donne&#xa0;: il n’y a rien à compter.</translation>
    </message>
    <message>
        <source>With this stake the amounts are too large.</source>
        <extracomment>About a word of the command line, which is shown before.</extracomment>
        <translation>À ce prix du point, les montants sont trop grands.</translation>
    </message>
    <message>
        <source>This is nothing that Spadille knows.</source>
        <translation>Spadille ne connaît pas cela.</translation>
    </message>
    <message>
        <source>Try spadille --help.</source>
        <translation>Essayez spadille --help.</translation>
    </message>
    <message>
        <source>Something is missing in this command.</source>
        <translation>Il manque quelque chose dans cette commande.</translation>
    </message>
    <message>
        <source>This value is not possible here.</source>
        <translation>Cette valeur n’est pas possible ici.</translation>
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
        <translation>Les cartes avec lesquelles on joue</translation>
    </message>
    <message>
        <source>When the joker is turned up</source>
        <translation>Quand le joker est retourné</translation>
    </message>
    <message>
        <source>When a defender may play alone</source>
        <translation>Quand un défenseur peut jouer en solo</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may take the turn-up that the dealer leaves</source>
        <translation>Le partenaire du donneur peut prendre la retourne que le donneur laisse</translation>
    </message>
    <message>
        <source>Who leads to a lone hand</source>
        <translation>Qui entame quand quelqu’un joue en solo</translation>
    </message>
    <message>
        <source>Stick the dealer: he may not pass in the second round</source>
        <translation>Stick the dealer&#xa0;: le donneur ne peut pas passer au second tour</translation>
    </message>
    <message>
        <source>Points that win the game</source>
        <translation>Points pour gagner la partie</translation>
    </message>
    <message>
        <source>Points for euchring a lone maker</source>
        <translation>Points pour l’euchre d’un preneur en solo</translation>
    </message>
    <message>
        <source>Points for the defenders when the makers take no trick</source>
        <translation>Points de la défense quand les preneurs ne font aucun pli</translation>
    </message>
    <message>
        <source>Points above the target count in the next game</source>
        <translation>Les points au-delà du but comptent dans la partie suivante</translation>
    </message>
    <message>
        <source>Games are counted in rubbers</source>
        <translation>Les parties se comptent en robres</translation>
    </message>
    <message>
        <source>Euchre as first written down</source>
        <translation>L’Euchre d’après le texte d’origine</translation>
    </message>
    <message>
        <source>The same, and the dealer is stuck</source>
        <translation>Le même, et le donneur ne peut pas passer</translation>
    </message>
    <message>
        <source>Old American: 33 cards with the joker</source>
        <translation>Ancien jeu américain&#xa0;: 33 cartes avec le joker</translation>
    </message>
    <message>
        <source>Cornish leagues: 25 cards with the joker, to 21</source>
        <translation>Ligues de Cornouailles&#xa0;: 25 cartes avec le joker, en 21</translation>
    </message>
    <message>
        <source>The Boston laws of 1888: to 5, in rubbers</source>
        <translation>Les lois de Boston de 1888&#xa0;: en 5, par robres</translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation>Qui a fait l’atout</translation>
    </message>
    <message>
        <source>The maker played alone</source>
        <translation>Le preneur a joué en solo</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side</source>
        <translation>Plis du camp du preneur</translation>
    </message>
    <message>
        <source>The defender who played alone</source>
        <translation>Le défenseur qui a joué en solo</translation>
    </message>
    <message>
        <source>The trump suit; no score needs it</source>
        <translation>La couleur d’atout&#xa0;; les points n’en dépendent pas</translation>
    </message>
    <message>
        <source>All passed in both rounds</source>
        <translation>Tout le monde a passé aux deux tours</translation>
    </message>
    <message>
        <source>%1 made it with %2 tricks</source>
        <extracomment>%1 the maker, %2 the tricks of his side, %3 the side that scores.</extracomment>
        <translation>%1 réussit avec %2 plis</translation>
    </message>
    <message>
        <source>%1 alone made it with %2 tricks</source>
        <translation>%1 réussit en solo avec %2 plis</translation>
    </message>
    <message>
        <source>%1 made a march: all %2 tricks</source>
        <translation>Capot&#xa0;: %1 fait les %2 plis</translation>
    </message>
    <message>
        <source>%1 alone made a march: all %2 tricks</source>
        <translation>Capot en solo&#xa0;: %1 fait les %2 plis</translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>Euchre pour %3&#xa0;: %1 ne fait que %n pli</numerusform>
            <numerusform>Euchre pour %3&#xa0;: %1 ne fait que %n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by a lone defender of %3</source>
        <translation>
            <numerusform>Euchre pour %3, défense en solo&#xa0;: %1 ne fait que %n pli</numerusform>
            <numerusform>Euchre pour %3, défense en solo&#xa0;: %1 ne fait que %n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>Euchre pour %3&#xa0;: %1 en solo ne fait que %n pli</numerusform>
            <numerusform>Euchre pour %3&#xa0;: %1 en solo ne fait que %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is euchred without a trick by %3</source>
        <translation>Euchre pour %3&#xa0;: %1 ne fait aucun pli</translation>
    </message>
    <message>
        <source>%1 defended alone in vain, which changes nothing</source>
        <translation>%1 a défendu en solo pour rien&#xa0;; les points restent les mêmes</translation>
    </message>
    <message>
        <source>All passed twice: nobody scores</source>
        <translation>Tout le monde a passé deux fois&#xa0;: personne ne marque</translation>
    </message>
    <message>
        <source>%1 win the game with %2 of %3</source>
        <extracomment>%1 a side, %2 its points, %3 the target of the game.</extracomment>
        <translation>%1 gagnent la partie en %3 points avec %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) above %2 do not count</source>
        <extracomment>%n points, %2 the target of the game.</extracomment>
        <translation>
            <numerusform>%n point au-delà de %2 ne compte pas</numerusform>
            <numerusform>%n points au-delà de %2 ne comptent pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) above %2 count in the next game</source>
        <translation>
            <numerusform>%n point au-delà de %2 compte dans la partie suivante</numerusform>
            <numerusform>%n points au-delà de %2 comptent dans la partie suivante</numerusform>
        </translation>
    </message>
    <message>
        <source>The losers have no point: the game counts twice for %1</source>
        <translation>Les perdants n’ont aucun point&#xa0;: la partie compte double pour %1</translation>
    </message>
    <message>
        <source>%1 win the rubber</source>
        <translation>%1 gagnent le robre</translation>
    </message>
    <message>
        <source>The dealer has to name a suit, so nobody can pass the deal out.</source>
        <translation>Le donneur doit nommer une couleur&#xa0;: la donne ne peut donc pas être passée.</translation>
    </message>
    <message>
        <source>All passed, so there is nothing to say here.</source>
        <translation>Tout le monde a passé&#xa0;: il n’y a rien à indiquer ici.</translation>
    </message>
    <message>
        <source>These rules let no defender play alone.</source>
        <translation>Avec ces règles, aucun défenseur ne joue en solo.</translation>
    </message>
    <message>
        <source>A defender may play alone only against a lone maker.</source>
        <translation>Un défenseur ne peut jouer en solo que contre un preneur en solo.</translation>
    </message>
    <message>
        <source>%1 is on the side of the maker %2 and cannot defend.</source>
        <translation>%1 est du côté du preneur, %2, et ne peut pas défendre.</translation>
    </message>
    <message>
        <source>No game to %1 ends with this.</source>
        <translation>Aucune partie en %1 ne finit ainsi.</translation>
    </message>
    <message>
        <source>Who has lost a game to %1 has fewer.</source>
        <translation>Qui a perdu une partie en %1 en a moins.</translation>
    </message>
    <message>
        <source>A game is won by the partners with more points.</source>
        <translation>Une partie est gagnée par les partenaires qui ont le plus de points.</translation>
    </message>
    <message>
        <source>Points carried over would win the next game before it begins.</source>
        <translation>Les points reportés gagneraient la partie suivante avant qu’elle commence.</translation>
    </message>
    <message>
        <source>Two sides have two totals.</source>
        <translation>Il faut deux totaux, un par camp.</translation>
    </message>
    <message>
        <source>With %1 points the game is over.</source>
        <translation>Avec %1 points, la partie est finie.</translation>
    </message>
    <message>
        <source>Whether the dealer must take what was ordered up</source>
        <translation>Si le donneur doit prendre la retourne commandée</translation>
    </message>
    <message>
        <source>Until when a defender may say &quot;alone&quot;</source>
        <translation>Jusqu&apos;à quand un défenseur peut dire « seul »</translation>
    </message>
    <message>
        <source>The maker&apos;s partner may take the hand over and play alone</source>
        <translation>Le partenaire du preneur peut reprendre la donne et jouer seul</translation>
    </message>
    <message>
        <source>Who makes trumps must hold a card of the suit</source>
        <translation>Celui qui choisit l&apos;atout doit en tenir une carte</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may order up only alone</source>
        <translation>Le partenaire du donneur ne peut commander qu&apos;en jouant seul</translation>
    </message>
    <message>
        <source>A lone maker changes a card with his partner</source>
        <translation>Un preneur seul échange une carte avec son partenaire</translation>
    </message>
    <message>
        <source>What may be done with a weak hand</source>
        <translation>Ce qu&apos;on peut faire d&apos;une main faible</translation>
    </message>
    <message>
        <source>The dealer may give a point instead of naming a suit</source>
        <translation>Le donneur peut donner un point au lieu de nommer une couleur</translation>
    </message>
    <message>
        <source>Whether knocking may stand for the cut</source>
        <translation>Si l&apos;on peut frapper au lieu de couper</translation>
    </message>
    <message>
        <source>The dealer gave a point instead of naming a suit</source>
        <translation>Le donneur a donné un point au lieu de nommer une couleur</translation>
    </message>
    <message>
        <source>%1 gives %2 a point instead of naming a suit</source>
        <extracomment>%1 the dealer, %2 the side that gets the point.</extracomment>
        <translation>%1 donne un point à %2 au lieu de nommer une couleur</translation>
    </message>
    <message>
        <source>The dealer cannot give a point here.</source>
        <translation>Le donneur ne peut pas donner de point ici.</translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message>
        <source>Write a session as a document or a table</source>
        <translation>Écrire une soirée comme document ou comme tableau</translation>
    </message>
    <message>
        <source>The file to write; standard output without it. It gets its name once it is whole</source>
        <translation>Le fichier à écrire&#xa0;; sinon la sortie standard. Il ne reçoit son nom qu’une fois complet</translation>
    </message>
    <message>
        <source>Every session of the book, one a line; as book also those thrown away</source>
        <translation>Toutes les soirées du carnet, une par ligne&#xa0;; avec book, aussi celles qui ont été jetées</translation>
    </message>
    <message>
        <source>book: everything, to be imported elsewhere (the usual); session: the deals in force, to be scored; csv: the same as a table</source>
        <translation>book&#xa0;: tout, à importer ailleurs (le cas habituel)&#xa0;; session&#xa0;: les donnes en vigueur, à compter&#xa0;; csv&#xa0;: la même chose en tableau</translation>
    </message>
    <message>
        <source>Semicolons between the cells of a table, not commas</source>
        <translation>Des points-virgules entre les cellules d’un tableau, pas des virgules</translation>
    </message>
    <message>
        <source>Take sessions into the book: all that the files hold, or nothing</source>
        <translation>Prendre des soirées dans le carnet&#xa0;: tout ce que contiennent les fichiers, ou rien</translation>
    </message>
    <message>
        <source>Documents (spadille/log, spadille/session), one a line or one a file, or tables (CSV); - is standard input</source>
        <translation>Documents (spadille/log, spadille/session), un par ligne ou un par fichier, ou tableaux (CSV)&#xa0;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>The rules of a table: a name or a file with rules</source>
        <translation>Les règles d’un tableau&#xa0;: un nom ou un fichier avec des règles</translation>
    </message>
    <message>
        <source>Who sits where, clockwise, where a table or document does not say so</source>
        <translation>Qui est à quelle place, dans le sens horaire, si un tableau ou document ne le dit pas</translation>
    </message>
    <message>
        <source>The day, where a document does not say it; otherwise today</source>
        <translation>Le jour, si un document ne le dit pas&#xa0;; sinon aujourd’hui</translation>
    </message>
    <message>
        <source>Only say what would be added</source>
        <translation>Dire seulement ce qui serait ajouté</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) added.</source>
        <extracomment>%n a number of sessions; behind it nothing.</extracomment>
        <translation>
            <numerusform>%n soirée ajoutée.</numerusform>
            <numerusform>%n soirées ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) continued.</source>
        <extracomment>Sessions that the book had, of which a longer version came.</extracomment>
        <translation>
            <numerusform>%n soirée complétée.</numerusform>
            <numerusform>%n soirées complétées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were there already, with nothing new.</source>
        <translation>
            <numerusform>%n soirée y était déjà, sans rien de neuf.</numerusform>
            <numerusform>%n soirées y étaient déjà, sans rien de neuf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) would be added.</source>
        <translation>
            <numerusform>%n soirée serait ajoutée.</numerusform>
            <numerusform>%n soirées seraient ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) would be continued.</source>
        <translation>
            <numerusform>%n soirée serait complétée.</numerusform>
            <numerusform>%n soirées seraient complétées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) do not fit the rules and are not scored.</source>
        <extracomment>Deals that came with a session although they do not fit its rules.</extracomment>
        <translation>
            <numerusform>%n donne ne va pas avec les règles et n’est pas comptée.</numerusform>
            <numerusform>%n donnes ne vont pas avec les règles et ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else of this name was in the book. Entered as another person; spadille players merge makes them one.</source>
        <extracomment>Behind the name of a person.</extracomment>
        <translation>Une autre personne de ce nom était dans le carnet. Celle-ci est inscrite à part&#xa0;; spadille players merge les réunit.</translation>
    </message>
    <message>
        <source>From deal %1 on others sit at the table. This form cannot say so, and names nobody.</source>
        <translation>À partir de la donne %1, d’autres sont à la table. Ce format ne peut pas le dire, et ne nomme personne.</translation>
    </message>
    <message>
        <source>From deal %1 on other rules hold. This form has only the first rules.</source>
        <translation>À partir de la donne %1, d’autres règles valent. Ce format n’a que les premières.</translation>
    </message>
    <message>
        <source>Deal %1 was dealt out of turn. This form cannot say so.</source>
        <translation>La donne %1 a été donnée hors tour. Ce format ne peut pas le dire.</translation>
    </message>
    <message>
        <source>A ruling changed deal %1. This form cannot say so.</source>
        <translation>Une décision a changé la donne %1. Ce format ne peut pas le dire.</translation>
    </message>
    <message>
        <source>Session %1 was continued here and elsewhere: from event %2 on they are not the same. Nothing was added.</source>
        <extracomment>%1 the number of a session, %2 of an event in it.</extracomment>
        <translation>La soirée %1 a continué ici et ailleurs&#xa0;: à partir de l’entrée %2, ce n’est plus la même. Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>A table holds one session: use --session, not --all.</source>
        <translation>Un tableau contient une soirée&#xa0;: utilisez --session, et non --all.</translation>
    </message>
    <message>
        <source>This is no document of Spadille. If it is a table of deals, say --rules and --players.</source>
        <translation>Ce n’est pas un document de Spadille. Si c’est un tableau de donnes, indiquez --rules et --players.</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>A ruling can only move what is counted in this game.</source>
        <translation>Une décision ne peut déplacer que ce qui se compte à ce jeu.</translation>
    </message>
    <message>
        <source>A session is opened once, at its beginning.</source>
        <translation>Une soirée s’ouvre une seule fois, à son début.</translation>
    </message>
    <message>
        <source>This is no name that can be shown.</source>
        <translation>Ce n’est pas un nom qu’on peut afficher.</translation>
    </message>
    <message>
        <source>This is about another game.</source>
        <translation>Il s’agit d’un autre jeu.</translation>
    </message>
    <message>
        <source>This can only be corrected from the beginning.</source>
        <translation>Cela ne peut être corrigé que depuis le début.</translation>
    </message>
    <message>
        <source>Nobody among the players has this id.</source>
        <translation>Aucun des joueurs n’a cet identifiant.</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark; save it as plain UTF-8.</source>
        <translation>Le texte commence par une marque d’ordre des octets&#xa0;; enregistrez-le en simple UTF-8.</translation>
    </message>
    <message>
        <source>Nothing here says how many players there are; name them.</source>
        <translation>Rien ne dit ici combien il y a de joueurs&#xa0;; nommez-les.</translation>
    </message>
    <message>
        <source>This is listed twice.</source>
        <translation>Cela figure deux fois.</translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>Cela manque.</translation>
    </message>
    <message>
        <source>Under these rules nobody misses a game.</source>
        <translation>Avec ces règles, personne ne manque une partie.</translation>
    </message>
    <message>
        <source>Under these rules nothing is written down here.</source>
        <translation>Avec ces règles, rien ne se note ici.</translation>
    </message>
    <message>
        <source>This option changes nothing without the one named here.</source>
        <extracomment>An option of the rules that can change nothing because of another option.</extracomment>
        <translation>Cette option ne change rien sans celle qui est nommée ici.</translation>
    </message>
    <message>
        <source>There are no rules of this name.</source>
        <translation>Aucun règlement ne porte ce nom.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Personne n’est à cette place.</translation>
    </message>
    <message>
        <source>There is nothing in it.</source>
        <translation>Il n’y a rien dedans.</translation>
    </message>
    <message>
        <source>From this line and column on, the text is not UTF-8.</source>
        <translation>À partir de cette ligne et de cette colonne, le texte n’est pas en UTF-8.</translation>
    </message>
    <message>
        <source>Too much is wrong: reading stopped here.</source>
        <translation>Il y a trop d’erreurs&#xa0;: la lecture s’est arrêtée ici.</translation>
    </message>
    <message>
        <source>This member does not belong in a document of this format.</source>
        <translation>Ce champ n’a pas sa place dans un document de ce format.</translation>
    </message>
    <message>
        <source>From this line and column on, the text is not JSON.</source>
        <extracomment>The value shown is the line and the column, &quot;3:7&quot;.</extracomment>
        <translation>À partir de cette ligne et de cette colonne, le texte n’est pas du JSON.</translation>
    </message>
    <message>
        <source>There is one total for each who counts.</source>
        <translation>Il faut un total pour chacun de ceux qui comptent.</translation>
    </message>
    <message>
        <source>The number of names does not fit the number of seats.</source>
        <translation>Le nombre de noms ne va pas avec le nombre de places.</translation>
    </message>
    <message>
        <source>This value is not possible here.</source>
        <translation>Cette valeur n’est pas possible ici.</translation>
    </message>
    <message>
        <source>This is not one player&apos;s name, or the beginning of only one.</source>
        <translation>Ce n’est le nom d’aucun joueur, ou le début de plusieurs.</translation>
    </message>
    <message>
        <source>Something has to follow this word.</source>
        <translation>Quelque chose doit suivre ce mot.</translation>
    </message>
    <message>
        <source>This word cannot be understood here.</source>
        <translation>Ce mot ne se comprend pas ici.</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>L’imbrication est trop profonde.</translation>
    </message>
    <message>
        <source>The document is too large (bytes).</source>
        <translation>Le document est trop grand (octets).</translation>
    </message>
    <message>
        <source>This text is too long (bytes).</source>
        <translation>Ce texte est trop long (octets).</translation>
    </message>
    <message>
        <source>There are too many items here.</source>
        <translation>Il y a trop d’éléments ici.</translation>
    </message>
    <message>
        <source>This member stands here twice.</source>
        <translation>Ce champ figure deux fois ici.</translation>
    </message>
    <message>
        <source>This is not the kind of value that is needed.</source>
        <translation>Ce n’est pas le genre de valeur qu’il faut ici.</translation>
    </message>
    <message>
        <source>There is no member of this name.</source>
        <translation>Aucun champ ne porte ce nom.</translation>
    </message>
    <message>
        <source>This text has control characters in it.</source>
        <translation>Ce texte contient des caractères de contrôle.</translation>
    </message>
    <message>
        <source>This value is not one that is known.</source>
        <translation>Cette valeur n’est pas connue.</translation>
    </message>
    <message>
        <source>A finished game was won by somebody who sits at the table.</source>
        <translation>Une partie finie a été gagnée par quelqu’un qui est à la table.</translation>
    </message>
</context>
<context>
    <name>klaverjas</name>
    <message>
        <source>Klaverjas</source>
        <translation>Klaverjas</translation>
    </message>
    <message>
        <source>How the trump suit is chosen</source>
        <translation>Comment se choisit l’atout</translation>
    </message>
    <message>
        <source>Which city&apos;s rules of play</source>
        <translation>La règle de quelle ville&#xa0;: Amsterdam ou Rotterdam</translation>
    </message>
    <message>
        <source>Undertrumping an opponent who cannot be beaten</source>
        <translation>Sous-couper un adversaire qu’on ne peut pas surcouper</translation>
    </message>
    <message>
        <source>Trumps led: the partner&apos;s trump too has to be beaten</source>
        <translation>À l’atout demandé, il faut monter aussi sur le partenaire</translation>
    </message>
    <message>
        <source>Undertrumping the partner</source>
        <translation>Sous-couper le partenaire</translation>
    </message>
    <message>
        <source>The maker has to hold a card of the suit he names</source>
        <translation>Le preneur doit avoir une carte de la couleur qu’il nomme</translation>
    </message>
    <message>
        <source>Roem for four jacks</source>
        <translation>Roem pour quatre valets</translation>
    </message>
    <message>
        <source>Roem for four nines, eights or sevens</source>
        <translation>Roem pour quatre neuf, huit ou sept</translation>
    </message>
    <message>
        <source>Points for makers who win every trick</source>
        <translation>Points pour les preneurs qui font tous les plis</translation>
    </message>
    <message>
        <source>Points for defenders who win every trick</source>
        <translation>Points pour la défense qui fait tous les plis</translation>
    </message>
    <message>
        <source>What ends a game</source>
        <translation>Ce qui termine une partie</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <translation>Points qui terminent la partie</translation>
    </message>
    <message>
        <source>Deals of one game</source>
        <translation>Donnes par partie</translation>
    </message>
    <message>
        <source>Whether partners change from game to game</source>
        <translation>Si les partenaires changent de partie en partie</translation>
    </message>
    <message>
        <source>Personal points for a game that was missed</source>
        <translation>Points personnels pour une partie manquée</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Combien de joueurs</translation>
    </message>
    <message>
        <source>Who deals when all three have passed</source>
        <translation>Qui donne quand tous les trois ont passé</translation>
    </message>
    <message>
        <source>The table of card values</source>
        <translation>Le tableau des valeurs des cartes</translation>
    </message>
    <message>
        <source>Points for the last trick</source>
        <translation>Points du dernier pli</translation>
    </message>
    <message>
        <source>How roem is written down</source>
        <translation>Comment s’écrit le roem</translation>
    </message>
    <message>
        <source>Who may claim roem</source>
        <translation>Qui peut annoncer le roem</translation>
    </message>
    <message>
        <source>Until when roem may be claimed</source>
        <translation>Jusqu’à quand le roem peut être annoncé</translation>
    </message>
    <message>
        <source>Amsterdam Klaverjas as first written down</source>
        <translation>Le Klaverjas d’Amsterdam d’après le texte d’origine</translation>
    </message>
    <message>
        <source>The same, with 100 for a pit</source>
        <translation>Le même, avec 100 pour un pit</translation>
    </message>
    <message>
        <source>An individual evening: three games, a new partner in each</source>
        <translation>Une soirée individuelle&#xa0;: trois parties, un autre partenaire à chacune</translation>
    </message>
    <message>
        <source>Three players, fifteen deals</source>
        <translation>Trois joueurs, quinze donnes</translation>
    </message>
    <message>
        <source>Utrecht: forehand has to make trumps</source>
        <translation>Utrecht&#xa0;: le premier à parler doit faire l’atout</translation>
    </message>
    <message>
        <source>Rotterdam, as at tournaments</source>
        <translation>Rotterdam, comme en tournoi</translation>
    </message>
    <message>
        <source>To 1,500 points, with 100 for a pit</source>
        <translation>En 1500 points, avec 100 pour un pit</translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation>Qui a fait l’atout</translation>
    </message>
    <message>
        <source>Card points of the makers&apos; side, the last trick&apos;s included</source>
        <translation>Points de cartes du camp du preneur, dernier pli compris</translation>
    </message>
    <message>
        <source>Card points of the other side; of three, of the player on the maker&apos;s left</source>
        <translation>Points de cartes de l’autre camp&#xa0;; à trois, du joueur à gauche du preneur</translation>
    </message>
    <message>
        <source>Of three: card points of the player on the maker&apos;s right</source>
        <translation>À trois&#xa0;: points de cartes du joueur à droite du preneur</translation>
    </message>
    <message>
        <source>Roem claimed by the makers&apos; side, trick by trick</source>
        <translation>Roem annoncé par le camp du preneur, pli par pli</translation>
    </message>
    <message>
        <source>Roem of the other side; of three, of the player on the maker&apos;s left</source>
        <translation>Roem de l’autre camp&#xa0;; à trois, du joueur à gauche du preneur</translation>
    </message>
    <message>
        <source>Of three: roem of the player on the maker&apos;s right</source>
        <translation>À trois&#xa0;: roem du joueur à droite du preneur</translation>
    </message>
    <message>
        <source>Roem is told as one sum for each side</source>
        <translation>Le roem est donné en une somme par camp</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side; they tell a pit</source>
        <translation>Plis du camp du preneur&#xa0;; ils font voir un pit</translation>
    </message>
    <message>
        <source>The makers concede nat without counting</source>
        <translation>Les preneurs concèdent le nat sans compter</translation>
    </message>
    <message>
        <source>The trump suit; needed only with cards</source>
        <translation>La couleur d’atout&#xa0;; utile seulement si les cartes sont données</translation>
    </message>
    <message>
        <source>Who won the last trick; needed only with cards</source>
        <translation>Qui a fait le dernier pli&#xa0;; utile seulement si les cartes sont données</translation>
    </message>
    <message>
        <source>The cards that the makers&apos; side won</source>
        <translation>Les cartes gagnées par le camp du preneur</translation>
    </message>
    <message>
        <source>The cards that the other side won; of three, the player on the maker&apos;s left</source>
        <translation>Les cartes gagnées par l’autre camp&#xa0;; à trois, par le joueur à gauche du preneur</translation>
    </message>
    <message>
        <source>Of three: all passed, the deal is void</source>
        <translation>À trois&#xa0;: tous ont passé, la donne est nulle</translation>
    </message>
    <message>
        <source>Who misses this game while a guest plays</source>
        <translation>Qui manque cette partie pendant qu’un remplaçant joue</translation>
    </message>
    <message>
        <source>Personal points that no total of a game has, a number a player</source>
        <translation>Points personnels qui ne sont dans le total d’aucune partie, un nombre par joueur</translation>
    </message>
    <message>
        <source>Who misses the game in progress</source>
        <translation>Qui manque la partie en cours</translation>
    </message>
    <message>
        <source>Card points: %1 %2, the others %3</source>
        <extracomment>%1 the makers&apos; side, %2 its points, %3 those of the others.</extracomment>
        <translation>Points de cartes&#xa0;: %1 %2, les autres %3</translation>
    </message>
    <message>
        <source>Card points: the maker %1, on his left %2, on his right %3</source>
        <extracomment>The maker&apos;s, then those of the players to his left.</extracomment>
        <translation>Points de cartes&#xa0;: le preneur %1, à sa gauche %2, à sa droite %3</translation>
    </message>
    <message>
        <source>%1 concedes nat; nothing is counted</source>
        <translation>%1 concède le nat&#xa0;; on ne compte rien</translation>
    </message>
    <message>
        <source>Roem of %1: %2</source>
        <extracomment>%1 a side or a player, %2 marks such as &quot;I V&quot;, or a sum.</extracomment>
        <translation>Roem pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 make it: %2 against %3</source>
        <extracomment>%1 the makers&apos; side, %2 its total, %3 that of the others.</extracomment>
        <translation>%1 réussissent&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>%1 are nat: %2 against %3, all of it moves</source>
        <translation>%1 sont nat&#xa0;: %2 contre %3, tout passe à l’autre camp</translation>
    </message>
    <message>
        <source>%1 are nat: only equal, %2 against %3, all of it moves</source>
        <translation>%1 sont nat&#xa0;: à égalité, %2 contre %3, tout passe à l’autre camp</translation>
    </message>
    <message>
        <source>%1 are nat: their roem moves too</source>
        <translation>%1 sont nat&#xa0;: leur roem passe aussi à l’autre camp</translation>
    </message>
    <message>
        <source>Pit: %1 won every trick, %2 more</source>
        <translation>Pit&#xa0;: %1 ont fait tous les plis, %2 de plus</translation>
    </message>
    <message>
        <source>Tegenpit: %1 won every trick, %2 more</source>
        <translation>Tegenpit&#xa0;: %1 ont fait tous les plis, %2 de plus</translation>
    </message>
    <message>
        <source>%1 makes it: %2 is more than half of %3</source>
        <extracomment>%1 the maker, %2 his total, %3 the total of all three.</extracomment>
        <translation>%1 réussit&#xa0;: %2, c’est plus que la moitié de %3</translation>
    </message>
    <message>
        <source>%1 fails: %2 is at most half of %3; the others score all of it each</source>
        <translation>%1 échoue&#xa0;: %2, c’est au plus la moitié de %3&#xa0;; chacun des autres marque le tout</translation>
    </message>
    <message>
        <source>%1 fails: the others score all of %2 each</source>
        <translation>%1 échoue&#xa0;: chacun des autres marque les %2 points</translation>
    </message>
    <message>
        <source>All three passed: the cards are dealt again</source>
        <translation>Tous les trois ont passé&#xa0;: on redonne</translation>
    </message>
    <message>
        <source>After %1 deals: %2 to %3</source>
        <extracomment>%1 deals played, then the totals.</extracomment>
        <translation>Après %1 donnes&#xa0;: %2 à %3</translation>
    </message>
    <message>
        <source>After %1 deals: %2, %3 and %4</source>
        <translation>Après %1 donnes&#xa0;: %2, %3 et %4</translation>
    </message>
    <message>
        <source>%1 win the game, %2 to %3</source>
        <extracomment>%1 a side, %2 its total, %3 that of the others.</extracomment>
        <translation>%1 gagnent la partie, %2 à %3</translation>
    </message>
    <message>
        <source>%1 wins the game with %2</source>
        <translation>%1 gagne la partie avec %2</translation>
    </message>
    <message>
        <source>The game is a draw, %1 each</source>
        <translation>Partie nulle, %1 partout</translation>
    </message>
    <message>
        <source>%1 missed this game: %2 count for him personally</source>
        <translation>%1 a manqué cette partie&#xa0;: %2 points personnels</translation>
    </message>
    <message>
        <source>%1 deals give %2; the sheet has %3, so %4 is roem and pits</source>
        <extracomment>%1 deals, %2 their card points, %3 the sum of both totals, %4 what is left.</extracomment>
        <translation>%1 donnes font %2&#xa0;; la feuille donne %3, donc %4 de roem et de pits</translation>
    </message>
    <message>
        <source>%1 deals can add up to %2</source>
        <translation>%1 donnes peuvent faire %2</translation>
    </message>
    <message>
        <source>%1 deals give %2 at least: %3. A deal or the last trick of one is missing.</source>
        <extracomment>%1 deals, %2 the least they give, %3 the difference.</extracomment>
        <translation>%1 donnes font au moins %2&#xa0;: %3. Il manque une donne, ou le dernier pli d’une donne.</translation>
    </message>
    <message>
        <source>%1 deals give %2; no roem adds up to %3 above it.</source>
        <translation>%1 donnes font %2&#xa0;; aucun roem ne donne %3 en plus.</translation>
    </message>
    <message>
        <source>A game to %1 is not over with this.</source>
        <translation>Avec ce total, une partie en %1 n’est pas finie.</translation>
    </message>
    <message>
        <source>%1 deals give %2; what is above it, %3, is no multiple of ten: some deal is miswritten.</source>
        <translation>%1 donnes font %2&#xa0;; le reste, %3, n’est pas un multiple de dix&#xa0;: une donne est mal notée.</translation>
    </message>
    <message>
        <source>%1 deals give %2; %3 above it is impossible as roem: one deal is 10 or 30 out, perhaps by its last trick.</source>
        <translation>%1 donnes font %2&#xa0;; %3 en plus est impossible comme roem&#xa0;: une donne est fausse de 10 ou de 30, peut-être par son dernier pli.</translation>
    </message>
    <message>
        <source>%1 deals of three players never add up to this.</source>
        <translation>%1 donnes à trois joueurs ne font jamais ce total.</translation>
    </message>
    <message>
        <source>No number of deals adds up to this.</source>
        <translation>Aucun nombre de donnes ne fait ce total.</translation>
    </message>
    <message>
        <source>Three players have no partners to change.</source>
        <translation>Trois joueurs n’ont pas de partenaires à changer.</translation>
    </message>
    <message>
        <source>If all pass, forehand has to make trumps.</source>
        <translation>Si tous passent, le premier à parler doit faire l’atout.</translation>
    </message>
    <message>
        <source>Under these rules somebody has to make trumps.</source>
        <translation>Avec ces règles, quelqu’un doit faire l’atout.</translation>
    </message>
    <message>
        <source>Everybody who has points has won a trick.</source>
        <translation>Qui a des points a fait un pli.</translation>
    </message>
    <message>
        <source>The cards of this roem alone are worth %1 points, more than %2.</source>
        <extracomment>%1 card points of the cards that make the roem, %2 those of the side.</extracomment>
        <translation>Les cartes de ce roem valent à elles seules %1 points, plus que %2.</translation>
    </message>
    <message>
        <source>So many tricks are always worth more than %1 points.</source>
        <translation>Tant de plis valent toujours plus que %1 points.</translation>
    </message>
    <message>
        <source>The king and queen of trumps fall in one trick only.</source>
        <translation>Le roi et la dame d’atout ne tombent que dans un seul pli.</translation>
    </message>
    <message>
        <source>Of each rank there are four cards, so its four fall only once.</source>
        <translation>De chaque hauteur il y a quatre cartes&#xa0;: son carré ne tombe qu’une fois.</translation>
    </message>
    <message>
        <source>There are four jacks, so nobody has them twice.</source>
        <translation>Il y a quatre valets&#xa0;: personne ne les a deux fois.</translation>
    </message>
    <message>
        <source>All passed, so there is nothing to say here.</source>
        <translation>Tout le monde a passé&#xa0;: il n’y a rien à indiquer ici.</translation>
    </message>
    <message>
        <source>Under these rules %1, as forehand, has to make trumps.</source>
        <translation>Avec ces règles, %1, premier à parler, doit faire l’atout.</translation>
    </message>
    <message>
        <source>Four players are two sides: there is no third.</source>
        <translation>Quatre joueurs font deux camps&#xa0;: il n’y en a pas de troisième.</translation>
    </message>
    <message>
        <source>The makers conceded, so nothing is counted.</source>
        <translation>Les preneurs ont concédé, on ne compte donc rien.</translation>
    </message>
    <message>
        <source>Together that is %1 points, not %2: count again.</source>
        <translation>Cela fait %1 points en tout, et non %2&#xa0;: recomptez.</translation>
    </message>
    <message>
        <source>Together that is %1 points, not %2: the points of the last trick are missing.</source>
        <translation>Cela fait %1 points en tout, et non %2&#xa0;: les points du dernier pli manquent.</translation>
    </message>
    <message>
        <source>No tricks can be worth just so many points.</source>
        <translation>Aucun pli ne peut valoir juste ce nombre de points.</translation>
    </message>
    <message>
        <source>Say how many tricks the makers won: a trick can be worth nothing, so points do not tell whether one side won all.</source>
        <translation>Dites combien de plis les preneurs ont faits&#xa0;: un pli peut ne rien valoir, et les points ne disent pas si un camp les a tous faits.</translation>
    </message>
    <message>
        <source>The pack has no such card.</source>
        <translation>Cette carte n’est pas dans le jeu.</translation>
    </message>
    <message>
        <source>Cards are won in tricks of %1; the maker of three players has two more.</source>
        <extracomment>%1 cards of a trick, %2 cards besides.</extracomment>
        <translation>Les cartes se gagnent par plis de %1&#xa0;; à trois, le preneur en a deux de plus.</translation>
    </message>
    <message>
        <source>This card cannot be in two places.</source>
        <translation>Cette carte ne peut pas être à deux endroits.</translation>
    </message>
    <message>
        <source>Both sides together have all 32 cards.</source>
        <translation>Les deux camps ensemble ont les 32 cartes.</translation>
    </message>
    <message>
        <source>The cards say something else.</source>
        <translation>Les cartes disent autre chose.</translation>
    </message>
    <message>
        <source>%1 cannot have won the last trick without winning a trick.</source>
        <translation>%1 ne peut pas avoir fait le dernier pli sans faire de pli.</translation>
    </message>
    <message>
        <source>A sum is one number for each side.</source>
        <translation>Une somme est un seul nombre par camp.</translation>
    </message>
    <message>
        <source>No roem adds up to this.</source>
        <translation>Aucun roem ne fait cette somme.</translation>
    </message>
    <message>
        <source>The roem of one trick is never worth this.</source>
        <translation>Le roem d’un pli ne vaut jamais cela.</translation>
    </message>
    <message>
        <source>A side without a trick has no roem.</source>
        <translation>Un camp sans pli n’a pas de roem.</translation>
    </message>
    <message>
        <source>There are more marks than tricks; a trick has one.</source>
        <translation>Il y a plus de marques que de plis&#xa0;; un pli en a une.</translation>
    </message>
    <message>
        <source>Only where partners change does anybody miss a game.</source>
        <translation>On ne peut manquer une partie que si les partenaires changent.</translation>
    </message>
    <message>
        <source>Who misses a game misses all of it: say so in its first deal.</source>
        <translation>Qui manque une partie la manque tout entière&#xa0;: dites-le à sa première donne.</translation>
    </message>
    <message>
        <source>After so many deals the game is over.</source>
        <translation>Après tant de donnes, la partie est finie.</translation>
    </message>
    <message>
        <source>With %1 points the game is over.</source>
        <translation>Avec %1 points, la partie est finie.</translation>
    </message>
    <message>
        <source>Who has more points wins; if all are equal, all do.</source>
        <translation>Qui a le plus de points gagne&#xa0;; si tous sont à égalité, tous gagnent.</translation>
    </message>
    <message>
        <source>In which packets the cards are dealt</source>
        <translation>Par quels paquets on donne les cartes</translation>
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
        <translation>Compter les pertes depuis 0, ou les points à rebours depuis la limite</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Comment finit une partie</translation>
    </message>
    <message>
        <source>Deals in a game, where their number is fixed</source>
        <translation>Donnes par partie, quand leur nombre est fixé</translation>
    </message>
    <message>
        <source>Where played cards lie</source>
        <translation>Où restent les cartes jouées</translation>
    </message>
    <message>
        <source>Loss at which a player is out</source>
        <translation>La perte qui met un joueur hors jeu</translation>
    </message>
    <message>
        <source>Out on reaching the limit, or only above it</source>
        <translation>Hors jeu à la limite, ou seulement au-delà</translation>
    </message>
    <message>
        <source>What the others with the highest rank of the last trick get</source>
        <translation>Ce qui revient aux autres qui ont la plus haute carte du dernier pli</translation>
    </message>
    <message>
        <source>What may be played when an ace is led</source>
        <translation>Ce qu’on peut jouer quand l’entame est un as</translation>
    </message>
    <message>
        <source>Which card has to be matched or beaten</source>
        <translation>Quelle carte il faut égaler ou dépasser</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Cartes données à chaque joueur</translation>
    </message>
    <message>
        <source>With two lives a player comes back once</source>
        <translation>Avec deux vies, un joueur revient une fois</translation>
    </message>
    <message>
        <source>Kyuuri as first written down</source>
        <translation>Le Kyuuri d’après le texte d’origine</translation>
    </message>
    <message>
        <source>Counting down from 21: easier for children</source>
        <translation>Compte à rebours depuis 21&#xa0;: plus facile pour les enfants</translation>
    </message>
    <message>
        <source>Ten deals and nobody goes out; the least loss wins</source>
        <translation>Dix donnes, et personne n’est hors jeu&#xa0;; la plus petite perte gagne</translation>
    </message>
    <message>
        <source>Agurk: 30 points, all with the highest rank lose</source>
        <translation>Agurk&#xa0;: 30 points, tous ceux qui ont la plus haute carte perdent</translation>
    </message>
    <message>
        <source>Gurka: six cards, compared with the previous card</source>
        <translation>Gurka&#xa0;: six cartes, comparées à la carte précédente</translation>
    </message>
    <message>
        <source>Everybody comes back once; ends when two are left</source>
        <translation>Chacun revient une fois&#xa0;; fini quand il en reste deux</translation>
    </message>
    <message>
        <source>Who took the last trick</source>
        <translation>Qui a pris le dernier pli</translation>
    </message>
    <message>
        <source>The rank that took it</source>
        <translation>Avec quelle carte</translation>
    </message>
    <message>
        <source>Who else played that rank in it</source>
        <translation>Qui d’autre y a joué la même carte</translation>
    </message>
    <message>
        <source>Who led to the last trick</source>
        <translation>Qui a entamé le dernier pli</translation>
    </message>
    <message>
        <source>The ranks of the last trick in playing order</source>
        <translation>Les cartes du dernier pli, dans l’ordre du jeu</translation>
    </message>
    <message>
        <source>Who is out of this game</source>
        <translation>Qui est hors jeu dans cette partie</translation>
    </message>
    <message>
        <source>Who has used the second life</source>
        <translation>Qui a utilisé sa seconde vie</translation>
    </message>
    <message>
        <source>%1 takes the last trick with %2 and loses %3</source>
        <extracomment>%1 a player, %2 a rank such as K, %3 the points it costs.</extracomment>
        <translation>%1 prend le dernier pli avec %2 et perd %3</translation>
    </message>
    <message>
        <source>%1 played the same rank and gets %2 back</source>
        <translation>%1 a joué la même carte et récupère %2</translation>
    </message>
    <message>
        <source>%1 played the same rank and gets %2 of %3 back: no more was lost</source>
        <translation>%1 a joué la même carte et récupère %2 sur %3&#xa0;: il n’y avait pas plus à récupérer</translation>
    </message>
    <message>
        <source>%1 played the same rank, but had lost nothing</source>
        <translation>%1 a joué la même carte, mais n’avait rien perdu</translation>
    </message>
    <message>
        <source>%1 played the same rank and loses %2 too</source>
        <translation>%1 a joué la même carte et perd aussi %2</translation>
    </message>
    <message>
        <source>%1 played the same rank; these rules give no bonus</source>
        <translation>%1 a joué la même carte&#xa0;; ces règles ne donnent pas de bonus</translation>
    </message>
    <message>
        <source>%1 stands at %2 and is out</source>
        <extracomment>%2 the total at which the player goes out.</extracomment>
        <translation>%1 est à %2&#xa0;: hors jeu</translation>
    </message>
    <message>
        <source>%1 has a second life and goes on with %2</source>
        <translation>%1 a une seconde vie et continue avec %2</translation>
    </message>
    <message>
        <source>All who were left are at the limit: the lowest total decides</source>
        <translation>Tous ceux qui restaient sont à la limite&#xa0;: le plus petit total décide</translation>
    </message>
    <message>
        <source>%1 wins the game with %2</source>
        <translation>%1 gagne la partie avec %2</translation>
    </message>
    <message>
        <source>%1 shares the win with %2</source>
        <translation>%1 partage la victoire, avec %2</translation>
    </message>
    <message>
        <source>With %1 cards each, this is not a number of players.</source>
        <extracomment>%1 cards dealt to each player.</extracomment>
        <translation>Avec %1 cartes chacun, ce nombre de joueurs n’est pas possible.</translation>
    </message>
    <message>
        <source>This player is out.</source>
        <translation>Ce joueur est hors jeu.</translation>
    </message>
    <message>
        <source>The game would be over already.</source>
        <translation>La partie serait déjà finie.</translation>
    </message>
    <message>
        <source>Nobody goes out when the number of deals is fixed.</source>
        <translation>Personne n’est hors jeu quand le nombre de donnes est fixé.</translation>
    </message>
    <message>
        <source>%1 is not at the limit and so not out.</source>
        <translation>%1 n’est pas à la limite, donc pas hors jeu.</translation>
    </message>
    <message>
        <source>%1 is at the limit and so out.</source>
        <translation>%1 est à la limite, donc hors jeu.</translation>
    </message>
    <message>
        <source>%1 has a second life left and so is not out.</source>
        <translation>%1 a encore une seconde vie, donc n’est pas hors jeu.</translation>
    </message>
    <message>
        <source>Nobody comes back where everybody has one life.</source>
        <translation>Personne ne revient quand chacun n’a qu’une vie.</translation>
    </message>
    <message>
        <source>%1 was still in below %2, and one deal costs 14 at most.</source>
        <translation>%1 jouait encore, à moins de %2, et une donne coûte 14 au plus.</translation>
    </message>
    <message>
        <source>With so many still in, the game is not over.</source>
        <translation>Tant qu’il en reste autant, la partie n’est pas finie.</translation>
    </message>
    <message>
        <source>Nobody can stand better than at the beginning.</source>
        <translation>Personne ne peut être mieux placé qu’au début.</translation>
    </message>
    <message>
        <source>%1 took the trick; name only the others.</source>
        <translation>%1 a pris le pli&#xa0;; nommez seulement les autres.</translation>
    </message>
    <message>
        <source>A rank has four cards, so three can match it at most.</source>
        <translation>Il y a quatre cartes de chaque hauteur&#xa0;: trois autres au plus peuvent l’avoir.</translation>
    </message>
    <message>
        <source>The last trick has one card from each player still in.</source>
        <translation>Le dernier pli a une carte de chaque joueur encore en jeu.</translation>
    </message>
    <message>
        <source>There are only four cards of rank %1.</source>
        <translation>Il n’y a que quatre %1.</translation>
    </message>
    <message>
        <source>Say who took the last trick, or say its ranks in order, but not both.</source>
        <translation>Dites qui a pris le dernier pli, ou dites ses cartes dans l’ordre, mais pas les deux.</translation>
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
        <translation>Qui met les mises dans la poule</translation>
    </message>
    <message>
        <source>The unit of a pool that four does not divide</source>
        <translation>L’unité d’une poule qui ne se divise pas par quatre</translation>
    </message>
    <message>
        <source>The odd counter when partners share</source>
        <translation>Le jeton impair quand les partenaires partagent</translation>
    </message>
    <message>
        <source>What the defenders cannot divide at codille</source>
        <translation>Ce que la défense ne peut pas partager au codille</translation>
    </message>
    <message>
        <source>What the ombre pays for codille</source>
        <translation>Ce que paie l’hombre pour un codille</translation>
    </message>
    <message>
        <source>Who pays for a lost alliance</source>
        <translation>Qui paie pour une alliance perdue</translation>
    </message>
    <message>
        <source>How the units of a lost game are paid</source>
        <translation>Comment se paient les unités d’un jeu perdu</translation>
    </message>
    <message>
        <source>What a failed vole turns round</source>
        <translation>Ce que renverse une vole manquée</translation>
    </message>
    <message>
        <source>What each of the four puts into the vole pool</source>
        <translation>Ce que chacun des quatre met dans la poule de vole</translation>
    </message>
    <message>
        <source>What that stake is counted in</source>
        <translation>En quoi se compte cette mise</translation>
    </message>
    <message>
        <source>Which opponent deals with which partner</source>
        <translation>Quel adversaire règle avec quel partenaire</translation>
    </message>
    <message>
        <source>When a queen may be called</source>
        <translation>Quand on peut appeler une dame</translation>
    </message>
    <message>
        <source>The ombre may call his own king and play alone</source>
        <translation>L’hombre peut appeler son propre roi et jouer seul</translation>
    </message>
    <message>
        <source>Who decides to go on after Premiers</source>
        <translation>Qui décide de continuer après les premières</translation>
    </message>
    <message>
        <source>No vole unless the called card has been seen</source>
        <translation>Pas de vole si la carte appelée n’a pas paru</translation>
    </message>
    <message>
        <source>Deals of one game; 0 for no end</source>
        <translation>Donnes par partie&#xa0;; 0 pour ne pas fixer de fin</translation>
    </message>
    <message>
        <source>What becomes of the pool at the end</source>
        <translation>Ce que devient la poule à la fin</translation>
    </message>
    <message>
        <source>Counters that everybody begins with</source>
        <translation>Jetons de chacun au départ</translation>
    </message>
    <message>
        <source>Whoever has no counters left takes as many again</source>
        <translation>Qui n’a plus de jetons en reprend autant</translation>
    </message>
    <message>
        <source>Until when matadors may be claimed</source>
        <translation>Jusqu’à quand les matadors se réclament</translation>
    </message>
    <message>
        <source>To whom the deal passes</source>
        <translation>À qui passe la donne</translation>
    </message>
    <message>
        <source>Quadrille as first written down</source>
        <translation>Le Quadrille d’après le texte d’origine</translation>
    </message>
    <message>
        <source>The same, to forty deals</source>
        <translation>Le même, en quarante donnes</translation>
    </message>
    <message>
        <source>The same, the dealer antes for all</source>
        <translation>Le même, le donneur met pour tous</translation>
    </message>
    <message>
        <source>After the old laws: shared losses, own king, strict vole</source>
        <translation>D’après les anciennes lois&#xa0;: perte partagée, son propre roi, vole stricte</translation>
    </message>
    <message>
        <source>Who is ombre</source>
        <translation>Qui est l’hombre</translation>
    </message>
    <message>
        <source>What he plays; forced: forced spadille</source>
        <translation>Ce qu’il joue&#xa0;; forced&#xa0;: Spadille forcé</translation>
    </message>
    <message>
        <source>Who held the called card</source>
        <translation>Qui avait la carte appelée</translation>
    </message>
    <message>
        <source>Tricks of the ombre&apos;s side</source>
        <translation>Plis du camp de l’hombre</translation>
    </message>
    <message>
        <source>His side was dealt Spadille, Manille and Basta</source>
        <translation>Son camp a reçu Spadille, Manille et Baste</translation>
    </message>
    <message>
        <source>And Punto too: double matadors</source>
        <translation>Et aussi Ponte&#xa0;: doubles matadors</translation>
    </message>
    <message>
        <source>His side won the first six tricks</source>
        <translation>Son camp a fait les six premiers plis</translation>
    </message>
    <message>
        <source>They went on after Premiers: the vole</source>
        <translation>Ils ont continué après les premières&#xa0;: la vole</translation>
    </message>
    <message>
        <source>The ombre called his own king</source>
        <translation>L’hombre a appelé son propre roi</translation>
    </message>
    <message>
        <source>The called card was not seen in the first six tricks</source>
        <translation>La carte appelée n’a pas paru dans les six premiers plis</translation>
    </message>
    <message>
        <source>Tricks of the ombre himself</source>
        <translation>Plis de l’hombre lui-même</translation>
    </message>
    <message>
        <source>Defenders with the highest trumps, who take the rest</source>
        <translation>Défenseurs aux plus hauts atouts, qui prennent le reste</translation>
    </message>
    <message>
        <source>The opponent that the ombre deals with</source>
        <translation>L’adversaire avec qui l’hombre règle</translation>
    </message>
    <message>
        <source>The trump suit; no payment needs it</source>
        <translation>La couleur d’atout&#xa0;; les paiements n’en dépendent pas</translation>
    </message>
    <message>
        <source>Who is beasted for an irregularity</source>
        <translation>Qui fait la bête pour une faute</translation>
    </message>
    <message>
        <source>Stocks of counters taken besides the first, a number a player</source>
        <translation>Réserves de jetons prises en plus de la première, un nombre par joueur</translation>
    </message>
    <message>
        <source>Counters in the pool before the antes</source>
        <translation>Jetons dans la poule avant les mises</translation>
    </message>
    <message>
        <source>Antes: the pool holds %1, the unit is %2</source>
        <extracomment>%1 the pool after the antes, %2 the unit.</extracomment>
        <translation>Mises&#xa0;: la poule est de %1, l’unité de %2</translation>
    </message>
    <message>
        <source>%1 antes for all: the pool holds %2, the unit is %3</source>
        <translation>%1 met pour tous&#xa0;: la poule est de %2, l’unité de %3</translation>
    </message>
    <message>
        <source>Four does not divide the pool of %1: the unit is %2</source>
        <translation>La poule de %1 ne se divise pas par quatre&#xa0;: l’unité est de %2</translation>
    </message>
    <message>
        <source>For the vole everybody puts %1 into the vole pool</source>
        <translation>Pour la vole, chacun met %1 dans la poule de vole</translation>
    </message>
    <message>
        <source>%1 wins with %2 tricks and takes the pool of %3</source>
        <extracomment>%1 the ombre, %2 his tricks, %3 the pool.</extracomment>
        <translation>%1 gagne avec %2 plis et prend la poule de %3</translation>
    </message>
    <message>
        <source>%1 and %2 win with %3 tricks and share the pool of %4</source>
        <extracomment>%1 and %2 partners, %3 their tricks, %4 the pool.</extracomment>
        <translation>%1 et %2 gagnent avec %3 plis et partagent la poule de %4</translation>
    </message>
    <message>
        <source>The odd counter goes to %1</source>
        <translation>Le jeton impair va à %1</translation>
    </message>
    <message>
        <source>The odd counter is paid by %1</source>
        <translation>Le jeton impair est payé par %1</translation>
    </message>
    <message>
        <source>The odd counter stays in the pool</source>
        <translation>Le jeton impair reste dans la poule</translation>
    </message>
    <message numerus="yes">
        <source>Matadors of %1: %n unit(s), %3 each</source>
        <extracomment>%n units, %3 the counters that they make.</extracomment>
        <translation>
            <numerusform>Matadors pour %1&#xa0;: %n unité, %3 chacun</numerusform>
            <numerusform>Matadors pour %1&#xa0;: %n unités, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 failed: the matadors too are paid, %n unit(s), %3 each</source>
        <translation>
            <numerusform>Vole manquée par %1&#xa0;: les matadors se paient aussi, %n unité, %3 chacun</numerusform>
            <numerusform>Vole manquée par %1&#xa0;: les matadors se paient aussi, %n unités, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Matadors of a game that %1 lost: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>Matadors d’un jeu perdu par %1&#xa0;: %n unité payée, %3 chacun</numerusform>
            <numerusform>Matadors d’un jeu perdu par %1&#xa0;: %n unités payées, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premiers of %1: %n unit(s), %3 each</source>
        <translation>
            <numerusform>Premières pour %1&#xa0;: %n unité, %3 chacun</numerusform>
            <numerusform>Premières pour %1&#xa0;: %n unités, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes the vole: %n unit(s), %3 each</source>
        <translation>
            <numerusform>%1 fait la vole&#xa0;: %n unité, %3 chacun</numerusform>
            <numerusform>%1 fait la vole&#xa0;: %n unités, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 fails: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>Vole manquée par %1&#xa0;: %n unité payée, %3 chacun</numerusform>
            <numerusform>Vole manquée par %1&#xa0;: %n unités payées, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole that %1 bid fails: %n unit(s) paid, %3 each; the pool stays</source>
        <translation>
            <numerusform>Vole demandée et manquée par %1&#xa0;: %n unité payée, %3 chacun&#xa0;; la poule reste</numerusform>
            <numerusform>Vole demandée et manquée par %1&#xa0;: %n unités payées, %3 chacun&#xa0;; la poule reste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units of the lost game, paid once to all together: %n unit(s), %2</source>
        <extracomment>%n units, %2 the counters that they make, all together.</extracomment>
        <translation>
            <numerusform>Unités du jeu perdu, payées une fois à tous ensemble&#xa0;: %n unité, %2</numerusform>
            <numerusform>Unités du jeu perdu, payées une fois à tous ensemble&#xa0;: %n unités, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Remise: %1 has %2 tricks and pays %3 into the pool</source>
        <extracomment>%1 the ombre, %2 his tricks, %3 what he pays into the pool.</extracomment>
        <translation>Remise&#xa0;: %1 a %2 plis et met %3 à la poule</translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 has %n trick(s) and pays %3 into the pool</source>
        <translation>
            <numerusform>Codille&#xa0;: %1 a %n pli et met %3 à la poule</numerusform>
            <numerusform>Codille&#xa0;: %1 a %n plis et met %3 à la poule</numerusform>
        </translation>
    </message>
    <message>
        <source>Under these rules the codille costs %1</source>
        <extracomment>%1 what is paid into the pool under an option.</extracomment>
        <translation>Avec ces règles, le codille coûte %1</translation>
    </message>
    <message>
        <source>Remise: %1 and %2 have %3 tricks and pay %4 together</source>
        <translation>Remise&#xa0;: %1 et %2 ont %3 plis et paient ensemble %4</translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 and %2 have %n trick(s) and pay %4 together</source>
        <translation>
            <numerusform>Codille&#xa0;: %1 et %2 ont %n pli et paient ensemble %4</numerusform>
            <numerusform>Codille&#xa0;: %1 et %2 ont %n plis et paient ensemble %4</numerusform>
        </translation>
    </message>
    <message>
        <source>The called partner %1 pays nothing</source>
        <translation>Le partenaire appelé, %1, ne paie rien</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each, %3 left</source>
        <extracomment>%1 the pool, %2 the share of each defender, %3 what cannot be divided.</extracomment>
        <translation>Codille&#xa0;: la défense partage la poule de %1&#xa0;: %2 chacun, reste %3</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each</source>
        <translation>Codille&#xa0;: la défense partage la poule de %1&#xa0;: %2 chacun</translation>
    </message>
    <message>
        <source>The %1 left go to the highest trumps</source>
        <translation>Le reste, %1, va aux plus hauts atouts</translation>
    </message>
    <message>
        <source>%1 takes the vole pool of %2</source>
        <translation>%1 prend la poule de vole de %2</translation>
    </message>
    <message>
        <source>%1 and %2 share the vole pool of %3</source>
        <translation>%1 et %2 partagent la poule de vole de %3</translation>
    </message>
    <message>
        <source>The opponents divide the vole pool of %1</source>
        <translation>La défense partage la poule de vole de %1</translation>
    </message>
    <message>
        <source>%1 is beasted and pays %2 for the next deal</source>
        <translation>%1 fait la bête et met %2 pour la donne suivante</translation>
    </message>
    <message>
        <source>The end: the pool of %1 is shared, %2 each, %3 left</source>
        <translation>Fin&#xa0;: la poule de %1 est partagée, %2 chacun, reste %3</translation>
    </message>
    <message>
        <source>The end: the pool of %1 is shared, %2 each</source>
        <translation>Fin&#xa0;: la poule de %1 est partagée, %2 chacun</translation>
    </message>
    <message>
        <source>The pool of %1 stays where it is</source>
        <translation>La poule de %1 reste où elle est</translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s) %1 wins the game with %3</source>
        <extracomment>%1 a player, %n deals, %3 his balance.</extracomment>
        <translation>
            <numerusform>Après %n donne, %1 gagne la partie avec %3</numerusform>
            <numerusform>Après %n donnes, %1 gagne la partie avec %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no counters left and takes %3 more, %n time(s)</source>
        <extracomment>%1 a player, %n how many times, %3 the counters of one stock.</extracomment>
        <translation>
            <numerusform>%1 n’a plus de jetons et en reprend %3, %n fois</numerusform>
            <numerusform>%1 n’a plus de jetons et en reprend %3, %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>The balances and the pool of %1 add up to what was there before</source>
        <extracomment>%1 the counters in the pool.</extracomment>
        <translation>Les soldes et la poule de %1 font ce qu’il y avait avant</translation>
    </message>
    <message>
        <source>The balances and the pool have to add up to what was in the pool at the beginning.</source>
        <translation>Les soldes et la poule doivent faire ce qu’il y avait dans la poule au début.</translation>
    </message>
    <message>
        <source>Without a beast no deal leaves this pool.</source>
        <translation>Sans bête, aucune donne ne laisse cette poule.</translation>
    </message>
    <message>
        <source>Solo and vole are played alone.</source>
        <translation>On joue seul le solo et la vole.</translation>
    </message>
    <message>
        <source>An alliance has a partner, the holder of the called card; who can call nobody plays solo.</source>
        <translation>Une alliance a un partenaire, qui tient la carte appelée&#xa0;; qui ne peut appeler personne joue solo.</translation>
    </message>
    <message>
        <source>%1 cannot be his own partner.</source>
        <translation>%1 ne peut pas être son propre partenaire.</translation>
    </message>
    <message>
        <source>These rules let nobody call his own king.</source>
        <translation>Avec ces règles, personne ne peut appeler son propre roi.</translation>
    </message>
    <message>
        <source>Who plays solo or vole calls no king.</source>
        <translation>Qui joue solo ou vole n’appelle pas de roi.</translation>
    </message>
    <message>
        <source>Who calls his own king has no partner.</source>
        <translation>Qui appelle son propre roi n’a pas de partenaire.</translation>
    </message>
    <message>
        <source>Double matadors stand for the matadors too.</source>
        <translation>Les doubles matadors comprennent déjà les matadors.</translation>
    </message>
    <message>
        <source>Only red trumps have a Punto.</source>
        <translation>Seuls les atouts rouges ont un Ponte.</translation>
    </message>
    <message>
        <source>These matadors alone win more tricks.</source>
        <translation>Ces matadors font à eux seuls plus de plis.</translation>
    </message>
    <message>
        <source>Spadille cannot lose: it wins a trick.</source>
        <translation>Spadille ne peut pas perdre&#xa0;: il fait un pli.</translation>
    </message>
    <message>
        <source>With five tricks or fewer there were no Premiers.</source>
        <translation>Avec cinq plis ou moins, il n’y a pas eu de premières.</translation>
    </message>
    <message>
        <source>Forced spadille ends once its side has won the first six tricks.</source>
        <translation>Spadille forcé s’arrête dès que son camp a fait les six premiers plis.</translation>
    </message>
    <message>
        <source>The vole was bid, so nobody goes on to it.</source>
        <translation>La vole était demandée&#xa0;: on n’a donc pas à continuer pour elle.</translation>
    </message>
    <message>
        <source>After Premiers the play ends, unless they go on for the vole.</source>
        <translation>Après les premières, on s’arrête, à moins de continuer pour la vole.</translation>
    </message>
    <message>
        <source>This matters only after Premiers of an alliance.</source>
        <translation>Cela ne compte qu’après les premières d’une alliance.</translation>
    </message>
    <message>
        <source>These rules, or this result, leave nothing to say here.</source>
        <translation>Avec ces règles, ou ce résultat, il n’y a rien à indiquer ici.</translation>
    </message>
    <message>
        <source>The ombre cannot have more tricks than his side.</source>
        <translation>L’hombre ne peut pas avoir plus de plis que son camp.</translation>
    </message>
    <message>
        <source>%1 is not an opponent of the ombre.</source>
        <translation>%1 n’est pas un adversaire de l’hombre.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n cannot be divided: no more players than that can take one.</source>
        <translation>
            <numerusform>Il ne reste que %n&#xa0;: aucun joueur de plus ne peut en prendre.</numerusform>
            <numerusform>Il ne reste que %n&#xa0;: aucun joueur de plus ne peut en prendre.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pool of more than %1 cannot be played for.</source>
        <translation>On ne peut pas jouer pour une poule de plus de %1.</translation>
    </message>
    <message>
        <source>A balance beyond %1 cannot be carried on.</source>
        <translation>On ne peut pas continuer avec un solde au-delà de %1.</translation>
    </message>
    <message>
        <source>The highest balance wins, and all who share it.</source>
        <translation>Le plus haut solde gagne, avec tous ceux qui l’ont.</translation>
    </message>
    <message>
        <source>Four players have four balances.</source>
        <translation>Il faut quatre soldes, un par joueur.</translation>
    </message>
    <message>
        <source>After so many deals the game is over.</source>
        <translation>Après tant de donnes, la partie est finie.</translation>
    </message>
    <message>
        <source>The ombre may ask for the king that he calls</source>
        <translation>L&apos;hombre peut demander le roi qu&apos;il appelle</translation>
    </message>
    <message>
        <source>Who handed the called king over to the ombre</source>
        <translation>Qui a remis le roi appelé à l&apos;hombre</translation>
    </message>
    <message>
        <source>%1 pays %2 for the king</source>
        <extracomment>%1 the ombre, %2 who handed the king over.</extracomment>
        <translation>%1 paie le roi à %2</translation>
    </message>
    <message>
        <source>No king can be asked for here.</source>
        <translation>On ne peut pas demander de roi ici.</translation>
    </message>
    <message>
        <source>A king is handed over only in an alliance that was bid.</source>
        <translation>Un roi n&apos;est remis que dans une alliance annoncée.</translation>
    </message>
    <message>
        <source>An ombre who took the king plays alone.</source>
        <translation>Un hombre qui a reçu le roi joue seul.</translation>
    </message>
    <message>
        <source>The ombre cannot hand a king over to himself.</source>
        <translation>L&apos;hombre ne peut pas se remettre un roi à lui-même.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>sessions</source>
        <extracomment>Columns and lines of statistics; short.</extracomment>
        <translation>soirées</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>points a deal</source>
        <translation>points par donne</translation>
    </message>
    <message>
        <source>passed out as dealer</source>
        <translation>passées comme donneur</translation>
    </message>
    <message>
        <source>named trumps</source>
        <translation>atout fait</translation>
    </message>
    <message>
        <source>made</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>euchred as maker</source>
        <translation>euchre comme preneur</translation>
    </message>
    <message>
        <source>marches</source>
        <translation>capots</translation>
    </message>
    <message>
        <source>tricks a contract</source>
        <translation>plis par contrat</translation>
    </message>
    <message>
        <source>lone hands</source>
        <translation>jeux en solo</translation>
    </message>
    <message>
        <source>lone marches</source>
        <translation>capots en solo</translation>
    </message>
    <message>
        <source>lone defences</source>
        <translation>défenses en solo</translation>
    </message>
    <message>
        <source>euchres by them</source>
        <translation>dont euchre</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>nat conceded</source>
        <translation>nat concédés</translation>
    </message>
    <message>
        <source>pits</source>
        <translation>pits</translation>
    </message>
    <message>
        <source>tegenpits suffered</source>
        <translation>tegenpits subis</translation>
    </message>
    <message>
        <source>roem a deal</source>
        <translation>roem par donne</translation>
    </message>
    <message>
        <source>card points a deal</source>
        <translation>points de cartes par donne</translation>
    </message>
    <message>
        <source>games survived</source>
        <translation>resté en jeu</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>points perdus</translation>
    </message>
    <message>
        <source>lost a deal</source>
        <translation>perte par donne</translation>
    </message>
    <message>
        <source>last tricks</source>
        <translation>derniers plis</translation>
    </message>
    <message>
        <source>bonuses</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>points recovered</source>
        <translation>points récupérés</translation>
    </message>
    <message>
        <source>net losses</source>
        <translation>perte nette</translation>
    </message>
    <message>
        <source>times out</source>
        <translation>fois hors jeu</translation>
    </message>
    <message>
        <source>second lives</source>
        <translation>secondes vies</translation>
    </message>
    <message>
        <source>counters, net</source>
        <translation>jetons, net</translation>
    </message>
    <message>
        <source>counters a deal</source>
        <translation>jetons par donne</translation>
    </message>
    <message>
        <source>counters won</source>
        <translation>jetons gagnés</translation>
    </message>
    <message>
        <source>counters lost</source>
        <translation>jetons perdus</translation>
    </message>
    <message>
        <source>ombre</source>
        <translation>hombre</translation>
    </message>
    <message>
        <source>won as ombre</source>
        <translation>gagné comme hombre</translation>
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
        <translation>appelé partenaire</translation>
    </message>
    <message>
        <source>solos</source>
        <translation>solos</translation>
    </message>
    <message>
        <source>forced spadilles</source>
        <translation>spadilles forcés</translation>
    </message>
    <message>
        <source>voles bid</source>
        <translation>voles demandées</translation>
    </message>
    <message>
        <source>voles made</source>
        <translation>voles faites</translation>
    </message>
    <message>
        <source>premiers</source>
        <translation>premières</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>matadors</translation>
    </message>
    <message>
        <source>double matadors</source>
        <translation>doubles matadors</translation>
    </message>
    <message>
        <source>beasts</source>
        <translation>bêtes</translation>
    </message>
    <message>
        <source>%1 of %2 · %3 %</source>
        <extracomment>%1 of %2 times, %3 in a hundred.</extracomment>
        <translation>%1 sur %2 · %3 %</translation>
    </message>
    <message>
        <source>With partner</source>
        <extracomment>Heads of a table: a line a partner, a line a year or month.</extracomment>
        <translation>Par partenaire</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Par date</translation>
    </message>
    <message>
        <source>sessions together</source>
        <translation>soirées ensemble</translation>
    </message>
    <message>
        <source>ahead in</source>
        <extracomment>Sessions that ended better for this player than for the other.</extracomment>
        <translation>soirées devant</translation>
    </message>
    <message>
        <source>As partners</source>
        <translation>Comme partenaires</translation>
    </message>
    <message>
        <source>As opponents</source>
        <translation>Comme adversaires</translation>
    </message>
    <message>
        <source>Nothing was played that this could count.</source>
        <translation>Rien n’a été joué qu’on puisse compter ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <extracomment>%n how many sessions a season has.</extracomment>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best %n count(s)</source>
        <extracomment>%n how many of them count for everybody.</extracomment>
        <translation>
            <numerusform>%n seule compte, la meilleure</numerusform>
            <numerusform>les %n meilleures comptent</numerusform>
        </translation>
    </message>
    <message>
        <source>In brackets: does not count.</source>
        <translation>Entre parenthèses&#xa0;: ne compte pas.</translation>
    </message>
    <message>
        <source>With an asterisk: was not there.</source>
        <translation>Avec un astérisque&#xa0;: était absent.</translation>
    </message>
    <message>
        <source>Fewer is better.</source>
        <translation>Le moins est le mieux.</translation>
    </message>
    <message>
        <source>Who was not there counts 0, which is best here; --absent says otherwise.</source>
        <translation>Qui était absent compte 0, ce qui est ici le mieux&#xa0;; --absent en décide autrement.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Head of the list of people, and of its column with the date of the latest session.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>dernière</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masqué</translation>
    </message>
    <message>
        <source>Nobody is in the book.</source>
        <translation>Il n’y a personne dans le carnet.</translation>
    </message>
    <message>
        <source>The name is taken out of the book; what was played stays. Backups, exported files and notes may still have the name.</source>
        <translation>Le nom est retiré du carnet&#xa0;; ce qui a été joué reste. Les sauvegardes, les fichiers exportés et les notes peuvent encore avoir le nom.</translation>
    </message>
    <message>
        <source>These rules concern play; a sheet cannot tell what they would have changed:</source>
        <extracomment>The names of options follow, a line each.</extracomment>
        <translation>Ces règles concernent le jeu&#xa0;; une feuille ne peut pas dire ce qu’elles auraient changé&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>house rules of this book</source>
        <translation>règles maison de ce carnet</translation>
    </message>
    <message>
        <source>Saved, in place of the rules of this name.</source>
        <translation>Enregistré, à la place des règles de ce nom.</translation>
    </message>
    <message>
        <source>Removed. Sessions played by these rules keep them.</source>
        <translation>Supprimé. Les soirées jouées avec ces règles les gardent.</translation>
    </message>
    <message>
        <source>Several people are meant: write more of the name.</source>
        <translation>Plusieurs personnes répondent à ce nom&#xa0;: écrivez-en davantage.</translation>
    </message>
    <message>
        <source>Nobody in the book is called that.</source>
        <translation>Personne dans le carnet ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>This entry was merged: another one goes on for it.</source>
        <translation>Cette fiche a été réunie à une autre, qui vaut pour elle.</translation>
    </message>
    <message>
        <source>No entry of this name was merged.</source>
        <translation>Aucune fiche de ce nom n’a été réunie à une autre.</translation>
    </message>
    <message>
        <source>This is one person already.</source>
        <translation>C’est déjà une seule personne.</translation>
    </message>
    <message>
        <source>They sat at one table at the same time: these are two people.</source>
        <extracomment>The number of the session stands before it.</extracomment>
        <translation>Elles étaient à la même table en même temps&#xa0;: ce sont deux personnes.</translation>
    </message>
    <message>
        <source>Somebody is called that already; players merge makes two entries one.</source>
        <translation>Quelqu’un s’appelle déjà ainsi&#xa0;; players merge réunit deux fiches.</translation>
    </message>
    <message>
        <source>This person was forgotten already.</source>
        <translation>Cette personne a déjà été oubliée.</translation>
    </message>
    <message>
        <source>Write the whole name of somebody to forget.</source>
        <extracomment>After a name that was meant by its beginning.</extracomment>
        <translation>Écrivez le nom entier de la personne à oublier.</translation>
    </message>
    <message>
        <source>This name means something else: a game, a set of rules or standard input.</source>
        <translation>Ce nom veut dire autre chose&#xa0;: un jeu, un règlement ou l’entrée standard.</translation>
    </message>
    <message>
        <source>The book has no rules of this name.</source>
        <translation>Le carnet n’a pas de règles de ce nom.</translation>
    </message>
    <message>
        <source>A player: the name, or enough of its beginning</source>
        <translation>Un joueur&#xa0;: le nom, ou assez de son début</translation>
    </message>
    <message>
        <source>Show what players did, game by game</source>
        <translation>Montrer ce qu’ont fait les joueurs, jeu par jeu</translation>
    </message>
    <message>
        <source>Everything about this player; a line for each player without it</source>
        <translation>Tout sur ce joueur&#xa0;; sinon une ligne par joueur</translation>
    </message>
    <message>
        <source>A line a year or month as well</source>
        <translation>Aussi une ligne par année ou par mois</translation>
    </message>
    <message>
        <source>Compare two players where both played</source>
        <translation>Comparer deux joueurs là où ils ont joué tous les deux</translation>
    </message>
    <message>
        <source>Rank the players of a season, a result a session</source>
        <translation>Classer les joueurs d’une saison, un résultat par soirée</translation>
    </message>
    <message>
        <source>Only so many results count, the best of each player</source>
        <translation>Seul ce nombre de résultats compte, les meilleurs de chaque joueur</translation>
    </message>
    <message>
        <source>What a missed session counts; 0 without it</source>
        <translation>Ce que compte une soirée manquée&#xa0;; sinon 0</translation>
    </message>
    <message>
        <source>List the people of the book, or change one</source>
        <translation>Lister les personnes du carnet, ou en changer une</translation>
    </message>
    <message>
        <source>Also who is hidden or forgotten</source>
        <translation>Aussi les personnes masquées ou oubliées</translation>
    </message>
    <message>
        <source>Two entries are one person: B goes on for A</source>
        <translation>Deux fiches sont une seule personne&#xa0;: B vaut pour A</translation>
    </message>
    <message>
        <source>The entry that goes on as another</source>
        <translation>La fiche réunie à une autre</translation>
    </message>
    <message>
        <source>The entry that goes on for it</source>
        <translation>La fiche qui vaut pour elle</translation>
    </message>
    <message>
        <source>Undo a merging</source>
        <translation>Annuler une réunion de fiches</translation>
    </message>
    <message>
        <source>Call somebody otherwise, in old sessions too</source>
        <translation>Changer le nom de quelqu’un, aussi dans les anciennes soirées</translation>
    </message>
    <message>
        <source>The new name</source>
        <translation>Le nouveau nom</translation>
    </message>
    <message>
        <source>Leave somebody out of lists</source>
        <translation>Laisser quelqu’un hors des listes</translation>
    </message>
    <message>
        <source>Show somebody in lists again</source>
        <translation>Remettre quelqu’un dans les listes</translation>
    </message>
    <message>
        <source>Take a name out of the book</source>
        <translation>Retirer un nom du carnet</translation>
    </message>
    <message>
        <source>Score a session by other rules and show what differs; nothing is written</source>
        <translation>Compter une soirée avec d’autres règles et montrer ce qui change&#xa0;; rien n’est écrit</translation>
    </message>
    <message>
        <source>Give rules a name in this book</source>
        <translation>Donner un nom à des règles dans ce carnet</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>Le nom</translation>
    </message>
    <message>
        <source>Remove rules that have a name in this book</source>
        <translation>Supprimer des règles qui ont un nom dans ce carnet</translation>
    </message>
    <message>
        <source>With a chart of the totals below</source>
        <translation>Avec un graphique des totaux au-dessous</translation>
    </message>
</context>
<context>
    <name>safety</name>
    <message>
        <source>This is a folder, not a book.</source>
        <translation>C’est un dossier, pas un carnet.</translation>
    </message>
    <message>
        <source>This file is empty: there is no book in it.</source>
        <translation>Ce fichier est vide&#xa0;: il n’y a pas de carnet dedans.</translation>
    </message>
    <message>
        <source>This is a database of another program, not a book.</source>
        <translation>C’est la base de données d’un autre programme, pas un carnet.</translation>
    </message>
    <message>
        <source>This book is of an older version of Spadille and cannot be brought up to date here: it can only be read.</source>
        <translation>Ce carnet est d’une version plus ancienne de Spadille et ne peut pas être mis à jour ici&#xa0;: on peut seulement le lire.</translation>
    </message>
    <message>
        <source>The book can be read, but not written; what was recorded last is not shown.</source>
        <extracomment>Said when a book is opened from a place where nothing can be written.</extracomment>
        <translation>On peut lire le carnet, mais pas y écrire&#xa0;; ce qui a été noté en dernier n’est pas affiché.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>Nothing in this file could be recovered.</source>
        <translation>Rien n’a pu être récupéré dans ce fichier.</translation>
    </message>
    <message>
        <source>The database finds something wrong</source>
        <extracomment>What the database itself says follows.</extracomment>
        <translation>La base de données signale une erreur</translation>
    </message>
    <message>
        <source>What lists and statistics keep of this session does not follow from its deals.</source>
        <translation>Ce que les listes et les statistiques gardent de cette soirée ne s’accorde pas avec ses donnes.</translation>
    </message>
    <message>
        <source>What lists and statistics keep of this session was made anew.</source>
        <translation>Ce que les listes et les statistiques gardent de cette soirée a été refait.</translation>
    </message>
    <message>
        <source>This version of the program does not take the beginning of this session.</source>
        <translation>Cette version du programme n’accepte pas le début de cette soirée.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program does not take it.</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>Donne %1&#xa0;: cette version du programme ne l’accepte pas.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: %2 had %3, now %4.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 and %4 totals.</extracomment>
        <translation>Donne %1&#xa0;: cette version du programme compte autrement&#xa0;: pour %2, %3 avant, %4 à présent.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the pool had %2, now %3.</source>
        <extracomment>%1 the number of a deal, %2 and %3 what was in the pool.</extracomment>
        <translation>Donne %1&#xa0;: cette version du programme compte autrement&#xa0;: dans la poule, %2 avant, %3 à présent.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the vole pool had %2, now %3.</source>
        <translation>Donne %1&#xa0;: cette version du programme compte autrement&#xa0;: dans la poule de vole, %2 avant, %3 à présent.</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: %2 had %3, and has %4 without it.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 the total that was announced, %4 the total as it is counted now.</extracomment>
        <translation>Donne %1&#xa0;: quelque chose d’avant est perdu&#xa0;: pour %2, c’était %3, et %4 sans cela.</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the pool had %2, and has %3 without it.</source>
        <translation>Donne %1&#xa0;: quelque chose d’avant est perdu&#xa0;: dans la poule, c’était %2, et %3 sans cela.</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the vole pool had %2, and has %3 without it.</source>
        <translation>Donne %1&#xa0;: quelque chose d’avant est perdu&#xa0;: dans la poule de vole, c’était %2, et %3 sans cela.</translation>
    </message>
    <message>
        <source>Sessions looked at: %1. Events: %2.</source>
        <extracomment>%1 sessions, %2 events.</extracomment>
        <translation>Soirées examinées&#xa0;: %1. Entrées&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Everything is as it was written.</source>
        <translation>Tout est tel qu’il a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n thing(s) that are not right.</source>
        <translation>
            <numerusform>%n anomalie trouvée.</numerusform>
            <numerusform>%n anomalies trouvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>spadille verify --repair makes lists and statistics anew.</source>
        <extracomment>Beside findings that the command itself can put right.</extracomment>
        <translation>spadille verify --repair refait les listes et les statistiques.</translation>
    </message>
    <message>
        <source>Sessions recovered: %1. Events: %2.</source>
        <extracomment>%1 sessions, %2 events.</extracomment>
        <translation>Soirées récupérées&#xa0;: %1. Entrées&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Nothing was lost.</source>
        <translation>Rien n’a été perdu.</translation>
    </message>
    <message>
        <source>Nothing of this session could be recovered.</source>
        <translation>Rien de cette soirée n’a pu être récupéré.</translation>
    </message>
    <message>
        <source>How this session was opened is lost. Its players and rules are guessed: look at them, and correct them with spadille opening.</source>
        <translation>Le début de cette soirée est perdu. Ses joueurs et ses règles sont devinés&#xa0;: regardez-les, et corrigez-les avec spadille opening.</translation>
    </message>
    <message>
        <source>Event %1 is lost: it came after deal %2.</source>
        <extracomment>%1 the number of an event, %2 of the deal before it.</extracomment>
        <translation>L’entrée %1 est perdue&#xa0;: elle venait après la donne %2.</translation>
    </message>
    <message>
        <source>Event %1 is lost: it came before the first deal.</source>
        <translation>L’entrée %1 est perdue&#xa0;: elle venait avant la première donne.</translation>
    </message>
    <message>
        <source>Deal %1 (event %2) is perhaps not what was written.</source>
        <extracomment>%1 the number of a deal, %2 of an event.</extracomment>
        <translation>La donne %1 (entrée %2) n’est peut-être pas ce qui a été écrit.</translation>
    </message>
    <message>
        <source>Event %1 is perhaps not what was written.</source>
        <translation>L’entrée %1 n’est peut-être pas ce qui a été écrit.</translation>
    </message>
    <message>
        <source>The recovered book</source>
        <extracomment>Before the name of a file.</extracomment>
        <translation>Le carnet récupéré</translation>
    </message>
    <message>
        <source>The backup</source>
        <translation>La sauvegarde</translation>
    </message>
    <message>
        <source>There are no backups of this book.</source>
        <translation>Il n’y a pas de sauvegarde de ce carnet.</translation>
    </message>
    <message>
        <source>Came back as of</source>
        <extracomment>Before the date and time of a backup.</extracomment>
        <translation>Revenu à l’état du</translation>
    </message>
    <message>
        <source>What was there before is in</source>
        <translation>Ce qu’il y avait avant est dans</translation>
    </message>
    <message>
        <source>The latest session</source>
        <extracomment>Before the number of a session, its date and its players.</extracomment>
        <translation>La dernière soirée</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n soirée</numerusform>
            <numerusform>%n soirées</numerusform>
        </translation>
    </message>
    <message>
        <source>Check everything in the book</source>
        <translation>Vérifier tout le carnet</translation>
    </message>
    <message>
        <source>Make anew what lists and statistics keep, where it is wrong</source>
        <translation>Refaire ce que gardent les listes et les statistiques, là où c’est faux</translation>
    </message>
    <message>
        <source>Save what can be read of a damaged book</source>
        <translation>Sauver ce qui peut être lu d’un carnet abîmé</translation>
    </message>
    <message>
        <source>The damaged book; it stays as it is</source>
        <translation>Le carnet abîmé&#xa0;; il reste tel qu’il est</translation>
    </message>
    <message>
        <source>The new book; otherwise FILE with .recovered in its name</source>
        <translation>Le nouveau carnet&#xa0;; sinon FILE avec .recovered dans son nom</translation>
    </message>
    <message>
        <source>Write a verified copy of the book</source>
        <translation>Écrire une copie vérifiée du carnet</translation>
    </message>
    <message>
        <source>The copy; it must not exist yet</source>
        <translation>La copie&#xa0;; elle ne doit pas encore exister</translation>
    </message>
    <message>
        <source>Put a backup in the place of the book</source>
        <translation>Mettre une sauvegarde à la place du carnet</translation>
    </message>
    <message>
        <source>Of which day, 2026-11-20; otherwise the latest</source>
        <translation>De quel jour, 2026-11-20&#xa0;; sinon la dernière</translation>
    </message>
    <message>
        <source>Show which backups there are</source>
        <translation>Montrer les sauvegardes qui existent</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>The disk is full: this was not saved.</source>
        <translation>Le disque est plein&#xa0;: ceci n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>The book can be read, but not written.</source>
        <translation>On peut lire le carnet, mais pas y écrire.</translation>
    </message>
    <message>
        <source>Another program has been writing for too long; try again.</source>
        <translation>Un autre programme écrit depuis trop longtemps&#xa0;; réessayez.</translation>
    </message>
    <message>
        <source>This book is damaged. Try spadille recover.</source>
        <translation>Ce carnet est abîmé. Essayez spadille recover.</translation>
    </message>
    <message>
        <source>Session %1 is not what was written: event %2 was changed.</source>
        <extracomment>%1 the number of a session, %2 of an event in it.</extracomment>
        <translation>La soirée %1 n’est pas ce qui a été écrit&#xa0;: l’entrée %2 a été changée.</translation>
    </message>
    <message>
        <source>This is not a book of Spadille.</source>
        <translation>Ce n’est pas un carnet de Spadille.</translation>
    </message>
    <message>
        <source>This book was written by a newer version of Spadille.</source>
        <translation>Ce carnet a été écrit par une version plus récente de Spadille.</translation>
    </message>
    <message>
        <source>There is no book yet. Try spadille new.</source>
        <translation>Il n’y a pas encore de carnet. Essayez spadille new.</translation>
    </message>
    <message>
        <source>The file of the book was removed or replaced: nothing was saved.</source>
        <translation>Le fichier du carnet a été supprimé ou remplacé&#xa0;: rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The book cannot be opened.</source>
        <translation>Le carnet ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Il n’y a pas assez de mémoire.</translation>
    </message>
    <message>
        <source>The book refused this.</source>
        <translation>Le carnet a refusé cela.</translation>
    </message>
    <message>
        <source>The book cannot be read or written.</source>
        <translation>Le carnet ne peut être ni lu ni écrit.</translation>
    </message>
    <message>
        <source>There is a file of this name already.</source>
        <translation>Un fichier de ce nom existe déjà.</translation>
    </message>
    <message>
        <source>There is no such backup.</source>
        <translation>Cette sauvegarde n’existe pas.</translation>
    </message>
    <message>
        <source>There is no session of this number.</source>
        <translation>Aucune soirée ne porte ce numéro.</translation>
    </message>
    <message>
        <source>Someone else added something first; this is how it stands now.</source>
        <translation>Quelqu’un d’autre a ajouté quelque chose avant&#xa0;; voici où on en est.</translation>
    </message>
    <message>
        <source>These events are not what was written: they do not come to the hash of their document.</source>
        <translation>Ces entrées ne sont pas ce qui a été écrit&#xa0;: elles ne donnent pas l’empreinte de leur document.</translation>
    </message>
</context>
</TS>
