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
        <source>Void, and dealt again</source>
        <extracomment>In the row of a deal that was written down, and does not count.</extracomment>
        <translation>Nulle, et redonnée</translation>
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
    <message numerus="yes">
        <source>%n event(s) of this session could not be recovered.</source>
        <translation>
            <numerusform>%n entrée de cette soirée n’a pas pu être récupérée.</numerusform>
            <numerusform>%n entrées de cette soirée n’ont pas pu être récupérées.</numerusform>
        </translation>
    </message>
    <message>
        <source>An empty line records a deal, ? tells what else can be typed, &lt; undoes, q ends. Every deal is saved at once.</source>
        <extracomment>At the prompt of an evening; the words themselves are not translated.</extracomment>
        <translation>Une ligne vide note une donne,&#x202f;? dit ce qu’on peut taper d’autre, &lt; annule, q termine. Chaque donne est enregistrée aussitôt.</translation>
    </message>
    <message>
        <source>record it</source>
        <extracomment>In brackets: what an empty line does.</extracomment>
        <translation>la noter</translation>
    </message>
    <message>
        <source>Go on? [y/N]</source>
        <extracomment>A question that is answered with y or n.</extracomment>
        <translation>Continuer&#x202f;? [o/N]</translation>
    </message>
    <message>
        <source>There are no such sessions.</source>
        <translation>Aucune soirée ne correspond.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Before what is taken back, or done again: &quot;Undo: deal 3&quot;.</extracomment>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablissement</translation>
    </message>
    <message>
        <source>correction of deal %1</source>
        <extracomment>What is undone or redone.</extracomment>
        <translation>correction de la donne %1</translation>
    </message>
    <message>
        <source>deal %1 struck out</source>
        <translation>donne %1 rayée</translation>
    </message>
    <message>
        <source>ruling on deal %1</source>
        <translation>décision sur la donne %1</translation>
    </message>
    <message>
        <source>ruling between two deals</source>
        <translation>décision entre deux donnes</translation>
    </message>
    <message>
        <source>correction of the opening</source>
        <translation>correction du début</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>la soirée a été close</translation>
    </message>
    <message>
        <source>the session was reopened</source>
        <translation>la soirée a été rouverte</translation>
    </message>
    <message>
        <source>the session was thrown away</source>
        <translation>la soirée a été jetée</translation>
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
        <translation>On peut taper ici toute commande de spadille, et toute donne en abrégé&#x202f;:
  N seul 5               une donne&#x202f;; on voit son effet avant qu’elle soit enregistrée
                         Un joueur&#x202f;: le nom ou son début (le nom entier si deux
                         commencent ainsi), la lettre de la place ou son numéro
  correct 3              dit ce que la donne 3 aurait dû être
  correct 3 --strike     la donne 3 n’a jamais été jouée
  opening --set OPTION=VALUE        corrige les règles&#x202f;; on voit d’abord l’effet
  dispute --deal 3 qui a entamé&#x202f;?   et plus tard&#x202f;: dispute --settle 9 c’était Ann
  note il pleut     sheet     settle     stats Ann     close</translation>
    </message>
    <message>
        <source>First say whether the deal above is to be saved: y or n. What was typed now was not recorded.</source>
        <extracomment>Something else was typed where the question is whether to save a deal.</extracomment>
        <translation>Dites d’abord si la donne ci-dessus est à enregistrer&#x202f;: o ou n. Ce qui vient d’être tapé n’a pas été noté.</translation>
    </message>
    <message>
        <source>new, or</source>
        <extracomment>Follows a name and goes before another one, on a line of its own: &quot;Ana: new, or Anna?&quot;</extracomment>
        <translation>nouveau, ou</translation>
    </message>
    <message>
        <source>If it is the same person, this makes them one again:</source>
        <extracomment>Between two lines &quot;Ana: new, or Anna?&quot; and the command that mends it.</extracomment>
        <translation>Si c’est la même personne, ceci les réunit&#x202f;:</translation>
    </message>
    <message>
        <source>the session that was thrown away was got back</source>
        <translation>la soirée jetée a été reprise</translation>
    </message>
    <message>
        <source>ruling on the deal in play</source>
        <translation>décision sur la donne en cours</translation>
    </message>
    <message>
        <source>ended by a ruling</source>
        <extracomment>Of a deal, in place of how it was played: &quot;Deal 3 · ended by a ruling&quot;.</extracomment>
        <translation>arrêtée par une décision</translation>
    </message>
    <message>
        <source>Once the deal in play is entered:</source>
        <extracomment>Heading of what was ruled about the deal that is being played.</extracomment>
        <translation>Une fois la donne en cours saisie&#x202f;:</translation>
    </message>
    <message>
        <source>Dealt again, by %1.</source>
        <extracomment>%1 a player. The deal that was being played is void, as a ruling says.</extracomment>
        <translation>Redonnée, par %1.</translation>
    </message>
    <message>
        <source>ruled</source>
        <extracomment>Before what a table ruled, such as &quot;ruled: Ann &amp; Chris +2&quot;.</extracomment>
        <translation>décidé</translation>
    </message>
    <message>
        <source>by the sheet now</source>
        <extracomment>Before what the rules would say of the same after a correction.</extracomment>
        <translation>d’après la feuille à présent</translation>
    </message>
    <message>
        <source>it can no longer be told so</source>
        <translation>cela ne peut plus se dire ainsi</translation>
    </message>
    <message>
        <source>To be ruled anew</source>
        <extracomment>Heading of rulings that rest on what was corrected since.</extracomment>
        <translation>À juger de nouveau</translation>
    </message>
    <message>
        <source>Still waiting for the deal in play, and not in these figures:</source>
        <extracomment>What was ruled follows, a line each.</extracomment>
        <translation>En attente de la donne en cours, et absent de ces chiffres&#x202f;:</translation>
    </message>
    <message>
        <source>No longer waiting for the deal in play:</source>
        <translation>N’attend plus la donne en cours&#x202f;:</translation>
    </message>
    <message>
        <source>agreed</source>
        <extracomment>Before the names of those who say that a deal is right as it stands, &quot;agreed: Bram, Chie&quot;.</extracomment>
        <translation>d’accord</translation>
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
        <source>Show this help and end</source>
        <translation>Afficher cette aide et terminer</translation>
    </message>
    <message>
        <source>Show the version and end</source>
        <translation>Afficher la version et terminer</translation>
    </message>
    <message>
        <source>Language; the system&apos;s where it is not given</source>
        <translation>Langue&#x202f;; sans cette option, celle du système</translation>
    </message>
    <message>
        <source>Answer in JSON, a document a line</source>
        <translation>Répondre en JSON, un document par ligne</translation>
    </message>
    <message>
        <source>The number of the session; the latest open one without it</source>
        <translation>Le numéro de la soirée&#x202f;; sinon la dernière encore ouverte</translation>
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
        <translation>Sa date, comme 2026-11-20&#x202f;; sinon aujourd’hui</translation>
    </message>
    <message>
        <source>Where it is</source>
        <translation>Où elle a lieu</translation>
    </message>
    <message>
        <source>Totals on paper so far, such as 7:5; at Quadrille the pool is last</source>
        <translation>Les totaux déjà sur papier, comme 7:5&#x202f;; au Quadrille la poule vient en dernier</translation>
    </message>
    <message>
        <source>How it began on paper, as the member before of a document</source>
        <translation>Comment elle a commencé sur papier, comme le champ before d’un document</translation>
    </message>
    <message>
        <source>Who sits out, the next to come in first</source>
        <translation>Qui attend&#x202f;; en tête, qui rentre le premier</translation>
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
        <translation>La donne en abrégé, comme N seul 5, ou en JSON&#x202f;; - est l’entrée standard</translation>
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
        <translation>Corriger une donne&#x202f;; toute la suite est recomptée</translation>
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
        <translation>La donne n’a jamais été jouée&#x202f;: la rayer</translation>
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
        <translation>Régler le litige de ce numéro&#x202f;; le texte dit comment</translation>
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
        <translation>Supprimer pour de bon ce qui a été jeté&#x202f;; les sauvegardes l’ont encore</translation>
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
        <translation>Documents&#x202f;: une donne ou une soirée chacun&#x202f;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>Each line is a document; each is answered by a line of JSON</source>
        <translation>Chaque ligne est un document&#x202f;; la réponse à chacun est une ligne de JSON</translation>
    </message>
    <message>
        <source>Tell who pays whom at the end of an evening</source>
        <translation>Dire qui paie qui à la fin d’une soirée</translation>
    </message>
    <message>
        <source>Documents to settle instead of a session; - is standard input</source>
        <translation>Documents à régler au lieu d’une soirée&#x202f;; - est l’entrée standard</translation>
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
        <translation>Points, à %1 pièce&#x202f;: chacun règle avec chacun</translation>
    </message>
    <message>
        <source>Points, %1 each: partners settle with one opponent each</source>
        <translation>Points, à %1 pièce&#x202f;: les partenaires règlent chacun avec un adversaire</translation>
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
        <translation>Les totaux d’une partie, comme 1420:1382&#x202f;; un mot par partie</translation>
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
        <translation>Règlements&#x202f;: lister, afficher, comparer, enregistrer</translation>
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
        <translation>Donne %1 · donneur&#x202f;: %2</translation>
    </message>
    <message>
        <source>not scored: see the findings</source>
        <translation>non comptée&#x202f;: voir les remarques</translation>
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
        <translation>À verser&#x202f;:</translation>
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
        <translation>Prochain donneur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 deals next, and then %2.</source>
        <translation>Prochain donneur&#x202f;: %1, puis %2.</translation>
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
        <translation>Chercher dans les règles du jeu, les articles les plus proches d’abord</translation>
    </message>
    <message>
        <source>Words in any language of the program</source>
        <translation>Des mots dans n’importe quelle langue du programme</translation>
    </message>
    <message>
        <source>At most so many clauses; 3 without it</source>
        <translation>Tant d’articles au plus&#x202f;; 3 sans cette option</translation>
    </message>
    <message>
        <source>No clause has any of these words.</source>
        <translation>Aucun article ne contient ces mots.</translation>
    </message>
    <message>
        <source>Say whether a card may be played, or which cards may</source>
        <translation>Dire si une carte peut être jouée, ou lesquelles</translation>
    </message>
    <message>
        <source>Say who wins a trick</source>
        <translation>Dire qui fait un pli</translation>
    </message>
    <message>
        <source>Say who is to call and what may be said</source>
        <translation>Dire qui doit parler et ce qu’on peut dire</translation>
    </message>
    <message>
        <source>Find revokes in the tricks of a deal</source>
        <translation>Chercher les renonces dans les plis d’une donne</translation>
    </message>
    <message>
        <source>The calls in order; the dealer says who began</source>
        <translation>Les annonces dans l’ordre&#x202f;; le donneur dit qui a commencé</translation>
    </message>
    <message>
        <source>A trick each, &quot;DA DJ DK D8&quot;; before it who led, if he did not win the one before, &quot;N: DA …&quot;</source>
        <translation>Un pli à la fois, &quot;DA DJ DK D8&quot;&#x202f;; devant, qui a entamé, s’il n’a pas fait le pli d’avant, &quot;N: DA …&quot;</translation>
    </message>
    <message>
        <source>The question as a document; - for the standard input</source>
        <translation>La question sous forme de document&#x202f;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>One document a line, one answer a line in JSON</source>
        <translation>Un document par ligne, une réponse par ligne en JSON</translation>
    </message>
    <message>
        <source>Rules to judge by; without them those of the session in progress</source>
        <translation>Les règles pour juger&#x202f;; sinon celles de la soirée en cours</translation>
    </message>
    <message>
        <source>Names of the players, in the order they sit</source>
        <translation>Les noms des joueurs, dans l’ordre des places</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Qui donne</translation>
    </message>
    <message>
        <source>What else is known of the deal, as for the command deal</source>
        <translation>Ce qu’on sait d’autre de la donne, comme pour la commande deal</translation>
    </message>
    <message>
        <source>A player&apos;s hand, as often as wanted</source>
        <translation>La main d’un joueur, autant de fois qu’on veut</translation>
    </message>
    <message>
        <source>Tell the deal card by card: a trick a word</source>
        <translation>Raconter la donne carte par carte&#x202f;: un pli par mot</translation>
    </message>
    <message>
        <source>With --play: the deal as a spadille/played document</source>
        <translation>Avec --play&#x202f;: la donne comme document spadille/played</translation>
    </message>
    <message>
        <source>Decide about something irregular: a misdeal, a revoke, a card shown</source>
        <translation>Décider d’une irrégularité&#x202f;: maldonne, renonce, carte montrée</translation>
    </message>
    <message>
        <source>With --post: post it although the same is posted already</source>
        <translation>Avec --post&#x202f;: inscrire, même si c’est déjà inscrit</translation>
    </message>
    <message>
        <source>Nothing was posted; --again posts it once more.</source>
        <translation>Rien n’a été inscrit&#x202f;; --again l’inscrit une fois de plus.</translation>
    </message>
    <message>
        <source>counters left</source>
        <extracomment>Label of a row of figures: what each still has of the counters that he began with.</extracomment>
        <translation>jetons restants</translation>
    </message>
    <message>
        <source>%1 has won the evening.</source>
        <translation>%1 a gagné la soirée.</translation>
    </message>
    <message>
        <source>With --play: post the rulings on revokes that the cards prove</source>
        <translation>Avec --play&#x202f;: inscrire les décisions sur les renonces que les cartes prouvent</translation>
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
        <translation>Exemples&#x202f;:
  spadille score evening.json      chaque chiffre d’une soirée, avec sa règle
  spadille score --jsonl &lt; deals   un document par ligne, une réponse par ligne
  spadille settle evening.json     qui paie qui, en le moins de paiements possible
  spadille check-sheet klaverjas/seed 1420:1388
  spadille rules list              les règlements par leur nom
  spadille rules diff euchre/seed euchre/boston-1888
  spadille rule KY-5.3             ce que dit la règle du jeu

Code de sortie&#x202f;: 0 c’est fait, 1 quelque chose est faux dans un document, 2 usage,
3 un fichier ne peut être lu ou écrit, 4 document d’une version plus récente,
5 quelqu’un d’autre a écrit avant et rien n’est enregistré, 6 enregistré, mais la
réponse n’a pas pu être écrite&#x202f;: ne pas noter de nouveau.</translation>
    </message>
    <message>
        <source>The cards on the table, in the order of play, as SA or H10, at Kyuuri as A or 10; besides K Q J also H V B with --lang nl, R D V with --lang fr</source>
        <translation>Les cartes sur la table, dans l’ordre du jeu, comme SA ou H10, au Kyuuri comme A ou 10&#x202f;; en français R D V (roi, dame, valet) ou K Q J, avec --lang nl H V B</translation>
    </message>
    <message>
        <source>The deal that it is about: its number on the sheet, or &quot;play&quot; for the one that is being played</source>
        <translation>La donne dont il s’agit&#x202f;: son numéro sur la feuille, ou «&#x202f;play&#x202f;» pour celle qui est en cours</translation>
    </message>
    <message>
        <source>Write the ruling into the session; what is ruled about the deal in play counts once that deal is entered</source>
        <translation>Inscrire la décision dans la soirée&#x202f;; ce qui est décidé sur la donne en cours compte dès que cette donne est saisie</translation>
    </message>
    <message>
        <source>With --deal: rule anew what rests on something corrected since, by the sheet as it is now</source>
        <translation>Avec --deal&#x202f;: juger de nouveau, d’après la feuille telle qu’elle est, ce qui repose sur une chose corrigée depuis</translation>
    </message>
    <message>
        <source>With --deal: leave it as it was ruled; --why says the reason</source>
        <translation>Avec --deal&#x202f;: laisser ce qui a été décidé&#x202f;; --why en dit la raison</translation>
    </message>
    <message>
        <source>With --keep or --export: the reason</source>
        <translation>Avec --keep ou --export&#x202f;: la raison</translation>
    </message>
    <message>
        <source>What happened, also in plain words, then answers as KEY=VALUE: revoke who=Ann, or &quot;he took it back&quot;; what is missing is asked</source>
        <translation>Ce qui s’est passé, aussi en mots ordinaires, puis des réponses de la forme KEY=VALUE&#x202f;: revoke who=Ann, ou &quot;il l’a reprise&quot;&#x202f;; ce qui manque est demandé</translation>
    </message>
    <message>
        <source>Rule by the rules of this game, instead of those of the session</source>
        <translation>Juger selon les règles de ce jeu, au lieu de celles de la soirée</translation>
    </message>
    <message>
        <source>Only list what can go wrong in the game, and what each is called</source>
        <translation>Montrer seulement ce qui peut mal se passer dans le jeu, et comment cela s’appelle</translation>
    </message>
    <message>
        <source>Understood as:</source>
        <translation>Compris comme&#x202f;:</translation>
    </message>
    <message>
        <source>With what a single clause always has: option, sources, our choices</source>
        <translation>Avec ce qu’un seul article a toujours&#x202f;: option, sources, nos choix</translation>
    </message>
    <message>
        <source>The game it is about; all games without it</source>
        <translation>Le jeu dont il s’agit&#x202f;; sans cette option, tous</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <extracomment>Of an option: it cannot be left out; in brackets, with which others it stands, or does not.</extracomment>
        <translation>OBLIGATOIRE</translation>
    </message>
    <message>
        <source>only with</source>
        <translation>seulement avec</translation>
    </message>
    <message>
        <source>not with</source>
        <translation>pas avec</translation>
    </message>
    <message>
        <source>Say that a deal is right as it stands</source>
        <translation>Dire qu’une donne est juste telle qu’elle est</translation>
    </message>
    <message>
        <source>Who says so: somebody at this table</source>
        <translation>Qui le dit&#x202f;: quelqu’un de cette table</translation>
    </message>
    <message>
        <source>Which deal; otherwise the last</source>
        <translation>Quelle donne&#x202f;; sinon la dernière</translation>
    </message>
    <message>
        <source>The file of the book; to read, also the address of a club</source>
        <translation>Le fichier du carnet&#x202f;; pour lire, aussi l’adresse d’un club</translation>
    </message>
</context>
<context>
    <name>club</name>
    <message>
        <source>Bring the book and its club to the same: whatever one of them lacks</source>
        <translation>Mettre le carnet et le club au même point&#x202f;: ce qui manque à l’un des deux</translation>
    </message>
    <message>
        <source>The address of the club (postgresql://…), which the book remembers. The password comes from PGPASSFILE, ~/.pgpass or PGPASSWORD, never from here</source>
        <translation>L’adresse du club (postgresql://…), que le carnet retient. Le mot de passe vient de PGPASSFILE, ~/.pgpass ou PGPASSWORD, jamais d’ici</translation>
    </message>
    <message>
        <source>Decide how --session goes on where it has forked: mine, theirs, or how the sign of a way begins</source>
        <translation>Décider comment --session continue là où elle a bifurqué&#x202f;: mine, theirs, ou le début du signe d’une voie</translation>
    </message>
    <message>
        <source>The book belongs to no club any more; nothing else changes</source>
        <translation>Le carnet n’est plus d’aucun club&#x202f;; rien d’autre ne change</translation>
    </message>
    <message>
        <source>The book and the club are the same.</source>
        <translation>Le carnet et le club sont au même point.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) sent to the club.</source>
        <extracomment>%n entries of logs: deals, corrections, notes …</extracomment>
        <translation>
            <numerusform>%n entrée envoyée au club.</numerusform>
            <numerusform>%n entrées envoyées au club.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) taken from the club.</source>
        <translation>
            <numerusform>%n entrée reprise du club.</numerusform>
            <numerusform>%n entrées reprises du club.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to people taken from the club.</source>
        <translation>
            <numerusform>%n changement de personne repris du club.</numerusform>
            <numerusform>%n changements de personnes repris du club.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) taken out of the club; forgotten here too.</source>
        <extracomment>Names that whoever owns the club has taken out for good.</extracomment>
        <translation>
            <numerusform>%n nom retiré du club&#x202f;; oublié ici aussi.</numerusform>
            <numerusform>%n noms retirés du club&#x202f;; oubliés ici aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in the club wait for those before them, which are on their way from another table.</source>
        <translation>
            <numerusform>%n entrée du club attend celles d’avant, en route depuis une autre table.</numerusform>
            <numerusform>%n entrées du club attendent celles d’avant, en route depuis une autre table.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another copy of this book syncs with the club. From now on this one counts as a book of its own; nothing is lost.</source>
        <translation>Une autre copie de ce carnet se synchronise avec le club. Désormais celle-ci compte comme un carnet à part&#x202f;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>The club had lost what it once had. What this book has was sent again.</source>
        <translation>Le club avait perdu ce qu’il avait. Ce que ce carnet contient a été envoyé de nouveau.</translation>
    </message>
    <message>
        <source>Session %1 goes on in %2 ways from entry %3 on. All of them are kept; here it stays as it is until somebody decides:</source>
        <extracomment>%1 the number of a session, %2 how many ways, %3 the number of an entry.</extracomment>
        <translation>La soirée %1 continue de %2 façons à partir de l’entrée %3. Toutes sont gardées&#x202f;; ici rien ne change tant que personne ne décide&#x202f;:</translation>
    </message>
    <message>
        <source>A session of other tables has forked. Decide it where it was played.</source>
        <extracomment>The same of a session that this book does not have.</extracomment>
        <translation>Une soirée d’autres tables a bifurqué. Que l’on décide là où elle a été jouée.</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <extracomment>%n entries of one way; before it its sign, behind it where it was written.</extracomment>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>in this book</source>
        <translation>dans ce carnet</translation>
    </message>
    <message>
        <source>Session %1 goes on as was decided, and is session %2 now. What was given up is in the club and in a backup.</source>
        <extracomment>%1 the number of a session before, %2 its number now.</extracomment>
        <translation>La soirée %1 continue comme décidé et porte maintenant le numéro %2. Ce qui a été abandonné est dans le club et dans une sauvegarde.</translation>
    </message>
    <message>
        <source>A session of the club was not taken</source>
        <translation>Une soirée du club n’a pas été reprise</translation>
    </message>
    <message>
        <source>It was written by a newer version of Spadille.</source>
        <translation>Elle a été écrite par une version plus récente de Spadille.</translation>
    </message>
    <message>
        <source>Session %1 was taken out of the club. It is still in this book; spadille purge takes it out here.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>La soirée %1 a été retirée du club. Elle est encore dans ce carnet&#x202f;; spadille purge l’en retire.</translation>
    </message>
    <message>
        <source>Session %1 has an entry of more than 1 MB, which no club takes: from there on it is not sent.</source>
        <translation>La soirée %1 a une entrée de plus de 1 Mo, qu’aucun club n’accepte&#x202f;: à partir de là elle n’est pas envoyée.</translation>
    </message>
    <message>
        <source>In the book twice, probably the same person. If so, one command makes them one:</source>
        <extracomment>Behind the name of a person, before the command that makes two entries one.</extracomment>
        <translation>Deux fois dans le carnet, sans doute la même personne. Si oui, une commande les réunit&#x202f;:</translation>
    </message>
    <message>
        <source>The book belongs to no club now.</source>
        <translation>Le carnet n’est plus d’aucun club.</translation>
    </message>
    <message>
        <source>This book has no club yet. Say its address once: spadille sync postgresql://…</source>
        <translation>Ce carnet n’a pas encore de club. Donner son adresse une fois&#x202f;: spadille sync postgresql://…</translation>
    </message>
    <message>
        <source>This is no address of a club: postgresql://… or service=…</source>
        <translation>Ce n’est pas l’adresse d’un club&#x202f;: postgresql://… ou service=…</translation>
    </message>
    <message>
        <source>A password does not belong in the address: others could read it. Put it into the file that PGPASSFILE names, or ~/.pgpass.</source>
        <translation>Un mot de passe n’a pas sa place dans l’adresse&#x202f;: d’autres pourraient le lire. Le mettre dans le fichier que nomme PGPASSFILE, ou dans ~/.pgpass.</translation>
    </message>
    <message>
        <source>The club cannot be reached</source>
        <translation>Le club est injoignable</translation>
    </message>
    <message>
        <source>The club&apos;s server could not do it</source>
        <translation>Le serveur du club n’a pas pu le faire</translation>
    </message>
    <message>
        <source>Another program syncs the same book at this moment. Nothing is lost; do it again.</source>
        <translation>Un autre programme synchronise ce carnet en ce moment. Rien n’est perdu&#x202f;; recommencer.</translation>
    </message>
    <message>
        <source>The club does not allow that</source>
        <translation>Le club ne le permet pas</translation>
    </message>
    <message>
        <source>There is no club of Spadille in this database (script/club)</source>
        <translation>Il n’y a pas de club de Spadille dans cette base de données (script/club)</translation>
    </message>
    <message>
        <source>Whoever signs in there belongs to no club, or to several.</source>
        <translation>Qui s’y connecte n’est d’aucun club, ou de plusieurs.</translation>
    </message>
    <message>
        <source>The club did not take it: it is not what was written</source>
        <translation>Le club ne l’a pas accepté&#x202f;: ce n’est pas ce qui a été écrit</translation>
    </message>
    <message>
        <source>The club was set up by a newer version of Spadille.</source>
        <translation>Le club a été installé par une version plus récente de Spadille.</translation>
    </message>
    <message>
        <source>This book is synced with another club; it has to let that one go first.</source>
        <translation>Ce carnet se synchronise avec un autre club&#x202f;; il doit d’abord le quitter.</translation>
    </message>
    <message>
        <source>This session has not forked.</source>
        <translation>Cette soirée n’a pas bifurqué.</translation>
    </message>
    <message>
        <source>That does not say which way: mine, theirs where there is one other, or how its sign begins (4 characters at least).</source>
        <translation>Cela ne dit pas quelle voie&#x202f;: mine, theirs s’il n’y en a qu’une autre, ou le début de son signe (4 caractères au moins).</translation>
    </message>
    <message>
        <source>The club was set up by an older version of Spadille, which had no lists; script/club start brings it up to date.</source>
        <translation>Le club a été installé par une version plus ancienne de Spadille, qui n’avait pas de listes&#x202f;; script/club start le met à jour.</translation>
    </message>
    <message>
        <source>A club is only read here. Write in a book of your own, and bring both to the same with spadille sync.</source>
        <translation>Un club n’est ici que lu. Écrire dans un carnet à soi, et mettre les deux au même point avec spadille sync.</translation>
    </message>
    <message>
        <source>Nothing may be written there.</source>
        <translation>Rien ne peut y être écrit.</translation>
    </message>
    <message>
        <source>Nothing may be written there, so its lists are as old as when they were last made.</source>
        <translation>Rien ne peut y être écrit&#x202f;: ses listes datent donc de la dernière fois qu’elles ont été faites.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) not shown to the end: they go on in several ways, wait for entries, or cannot be read. spadille sync tells which.</source>
        <translation>
            <numerusform>%n soirée n’est pas montrée jusqu’au bout&#x202f;: elle continue de plusieurs façons, attend des entrées ou ne peut être lue. spadille sync dit laquelle.</numerusform>
            <numerusform>%n soirées ne sont pas montrées jusqu’au bout&#x202f;: elles continuent de plusieurs façons, attendent des entrées ou ne peuvent être lues. spadille sync dit lesquelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>one place for the books of all tables</source>
        <extracomment>Under a button that leads to the club, where the book is of none.</extracomment>
        <translation>un seul lieu pour les carnets de toutes les tables</translation>
    </message>
    <message>
        <source>A club has one place where the books of all its tables meet: whatever one has written the others get, whenever there is a network. Without one each table plays on.</source>
        <translation>Un club a un lieu où se retrouvent les carnets de toutes ses tables&#x202f;: ce que l’une écrit, les autres le reçoivent dès qu’il y a un réseau. Sans réseau, chaque table continue de jouer.</translation>
    </message>
    <message>
        <source>Address of the club</source>
        <translation>Adresse du club</translation>
    </message>
    <message>
        <source>No password in it: that comes from the file that PGPASSFILE names, or ~/.pgpass.</source>
        <translation>Sans mot de passe&#x202f;: il vient du fichier que nomme PGPASSFILE, ou de ~/.pgpass.</translation>
    </message>
    <message>
        <source>Join this club</source>
        <translation>Rejoindre ce club</translation>
    </message>
    <message>
        <source>The book belongs to this club now.</source>
        <translation>Le carnet est maintenant de ce club.</translation>
    </message>
    <message>
        <source>The address is kept, and tried again by itself.</source>
        <extracomment>Behind why a club was not reached.</extracomment>
        <translation>L’adresse est gardée et sera essayée de nouveau d’elle-même.</translation>
    </message>
    <message>
        <source>Sync now</source>
        <translation>Synchroniser</translation>
    </message>
    <message>
        <source>The same as the club</source>
        <extracomment>Before a time of the day.</extracomment>
        <translation>Au même point que le club</translation>
    </message>
    <message>
        <source>Leave the club</source>
        <translation>Quitter le club</translation>
    </message>
    <message>
        <source>Book and club stay as they are; nothing more comes or goes.</source>
        <translation>Le carnet et le club restent comme ils sont&#x202f;; plus rien ne vient ni ne part.</translation>
    </message>
    <message>
        <source>Club: in step</source>
        <extracomment>How book and club stand, in a few words.</extracomment>
        <translation>Club&#x202f;: au même point</translation>
    </message>
    <message>
        <source>Club: on its way</source>
        <translation>Club&#x202f;: en route</translation>
    </message>
    <message>
        <source>Club: not reached since %1</source>
        <extracomment>%1 a time of the day.</extracomment>
        <translation>Club&#x202f;: injoignable depuis %1</translation>
    </message>
    <message>
        <source>Club: it refuses</source>
        <translation>Club&#x202f;: refus</translation>
    </message>
    <message>
        <source>Club: something to decide</source>
        <translation>Club&#x202f;: une décision à prendre</translation>
    </message>
    <message>
        <source>on another device</source>
        <extracomment>Where one way of a session was written: on some other table&apos;s machine.</extracomment>
        <translation>sur un autre appareil</translation>
    </message>
    <message>
        <source>Sign</source>
        <extracomment>Before the first letters and digits of a way, by which tables can talk about it.</extracomment>
        <translation>Signe</translation>
    </message>
    <message>
        <source>Keep this way</source>
        <translation>Garder cette voie</translation>
    </message>
    <message>
        <source>All books of the club then go on in this way. The other one stays in the club, and in a backup of each book that had it.</source>
        <translation>Tous les carnets du club continuent alors par cette voie. L’autre reste dans le club, et dans une sauvegarde de chaque carnet qui l’avait.</translation>
    </message>
    <message>
        <source>Yes, keep it</source>
        <translation>Oui, la garder</translation>
    </message>
    <message>
        <source>That is decided. The other books follow with their next sync.</source>
        <translation>C’est décidé. Les autres carnets suivront à leur prochaine synchronisation.</translation>
    </message>
    <message>
        <source>Probably the same person</source>
        <extracomment>Names that are in the book twice.</extracomment>
        <translation>Sans doute la même personne</translation>
    </message>
    <message>
        <source>Each of them is in the book twice. If it is one person, say so on the page of people; if not, call one of the two otherwise.</source>
        <translation>Chacune est deux fois dans le carnet. Si c’est une seule personne, le dire à la page des personnes&#x202f;; sinon, donner un autre nom à l’une des deux.</translation>
    </message>
    <message>
        <source>Session %1 was taken out of the club. It is still in this book.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>La soirée %1 a été retirée du club. Elle est encore dans ce carnet.</translation>
    </message>
    <message>
        <source>There is no club of Spadille in this database</source>
        <translation>Il n’y a pas de club de Spadille dans cette base de données</translation>
    </message>
    <message>
        <source>The part of the program that reaches clubs is not installed</source>
        <translation>La partie du programme qui joint les clubs n’est pas installée</translation>
    </message>
    <message>
        <source>A club is no book. This program keeps one of its own, which meets the club by Settings, Club.</source>
        <translation>Un club n’est pas un carnet. Ce programme en tient un à lui, qui rejoint le club par Réglages, Club.</translation>
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
    <message>
        <source>This tells no ruling in the way of an exported table.</source>
        <extracomment>Rulings stand in a cell as the program writes them.</extracomment>
        <translation>Ceci ne dit aucune décision à la façon d’un tableau exporté.</translation>
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
        <translation>On peut donner plusieurs mots&#x202f;; - veut dire aucun.</translation>
    </message>
    <message>
        <source>Also understood, at any question:</source>
        <extracomment>Heading of a list of words, each with its meaning.</extracomment>
        <translation>Compris aussi, à chaque question&#x202f;:</translation>
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
        <translation>On reprend où vous en étiez&#x202f;; &lt; revient en arrière.</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>Cette ligne est trop longue.</translation>
    </message>
    <message>
        <source>This line is not plain text: invalid or control characters.</source>
        <translation>Cette ligne n’est pas du texte simple&#x202f;: caractères invalides ou de contrôle.</translation>
    </message>
    <message>
        <source>This deal:</source>
        <extracomment>Before the gains of everybody: &quot;This deal: Ann +4 · Bob −4&quot;.</extracomment>
        <translation>Cette donne&#x202f;:</translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>Totaux&#x202f;:</translation>
    </message>
    <message>
        <source>Save?</source>
        <translation>Enregistrer&#x202f;?</translation>
    </message>
    <message>
        <source>y saves the deal, n drops it, &lt; goes back to the last question.</source>
        <translation>o enregistre la donne, n l’abandonne, &lt; revient à la dernière question.</translation>
    </message>
    <message>
        <source>This deal cannot be scored; go back and mend it.</source>
        <translation>Cette donne ne peut pas être comptée&#x202f;; revenez en arrière et corrigez-la.</translation>
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
        <translation>Un numéro ou un nom&#x202f;; spadille rules show NOM montre toutes les options.</translation>
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
        <translation>Habitués&#x202f;:</translation>
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
        <translation>Une réponse vide garde les places&#x202f;; draw les tire au sort.</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Qui donne en premier</translation>
    </message>
    <message>
        <source>A name, the beginning of one, or a number; draw leaves it to chance.</source>
        <translation>Un nom, son début, ou un numéro&#x202f;; draw tire au sort.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <extracomment>%1 the first dealer.</extracomment>
        <translation>%1 donne en premier.</translation>
    </message>
    <message>
        <source>Begin?</source>
        <translation>Commencer&#x202f;?</translation>
    </message>
    <message>
        <source>y begins the evening, n drops it, &lt; goes back to the last question.</source>
        <translation>o commence la soirée, n l’abandonne, &lt; revient à la dernière question.</translation>
    </message>
    <message>
        <source>? explains, &lt; goes back, q ends. An empty answer takes what stands in brackets, or shows what can be said.</source>
        <translation>? explique, &lt; revient en arrière, q termine. Une réponse vide prend ce qui est entre crochets, ou montre ce qui peut être dit.</translation>
    </message>
    <message>
        <source>Ended; nothing was decided.</source>
        <translation>Terminé&#x202f;; rien n’a été décidé.</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>Answers to &quot;Ana: new, or Anna?&quot;.</extracomment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>y: it is not on the sheet yet, and the ruling counts once it is entered. n: it is the last deal on the sheet.</source>
        <translation>o&#x202f;: elle n’est pas encore sur la feuille, et la décision compte dès qu’elle est saisie. n&#x202f;: c’est la dernière donne de la feuille.</translation>
    </message>
    <message>
        <source>Is this deal still being played, or not yet entered?</source>
        <extracomment>A question that is answered with y or n, about what is to be ruled on.</extracomment>
        <translation>Cette donne est-elle encore en cours, ou pas encore saisie&#x202f;?</translation>
    </message>
    <message>
        <source>Rule anew, by the sheet as it is now?</source>
        <extracomment>A question that is answered with y or n, about a ruling that rests on what was corrected.</extracomment>
        <translation>Juger de nouveau, d’après la feuille telle qu’elle est&#x202f;?</translation>
    </message>
    <message>
        <source>y: what the rules say by the sheet now takes the place of the ruling. n: it stays, for a reason that you tell. q: it stays marked on the sheet.</source>
        <translation>o&#x202f;: ce que disent les règles d’après la feuille à présent prend la place de la décision. n&#x202f;: elle reste, pour une raison que vous dites. q&#x202f;: elle reste marquée sur la feuille.</translation>
    </message>
    <message>
        <source>Why does it stay?</source>
        <translation>Pourquoi reste-t-elle&#x202f;?</translation>
    </message>
    <message>
        <source>y | n</source>
        <extracomment>The answers to a question, short: what can be typed for yes and for no.</extracomment>
        <translation>o | n</translation>
    </message>
    <message>
        <source>Y/n</source>
        <extracomment>The same where an empty answer is a yes.</extracomment>
        <translation>O/n</translation>
    </message>
    <message>
        <source>help</source>
        <extracomment>What may be typed for &quot;?&quot;.</extracomment>
        <translation>aide</translation>
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
        <translation>Rien n’a été écrit&#x202f;: ajoutez --yes si c’est ce que vous voulez.</translation>
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
        <translation>Ce sont des règles sans donne&#x202f;: il n’y a rien à compter.</translation>
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
    <message>
        <source>This command answers another kind of document.</source>
        <translation>Cette commande répond à une autre sorte de document.</translation>
    </message>
    <message>
        <source>There is nothing to judge: say the cards or the calls, or --file.</source>
        <translation>Il n’y a rien à juger&#x202f;: indiquez les cartes ou les annonces, ou --file.</translation>
    </message>
    <message>
        <source>This is more than Spadille reads at once.</source>
        <extracomment>Behind the name of a file and its size in bytes.</extracomment>
        <translation>C’est plus que Spadille n’en lit en une fois.</translation>
    </message>
    <message>
        <source>This is not a file that can be read to its end.</source>
        <extracomment>Behind the name of a device or the like.</extracomment>
        <translation>Ce n’est pas un fichier qui se lise jusqu’au bout.</translation>
    </message>
    <message>
        <source>Nobody writes into this pipe.</source>
        <translation>Personne n’écrit dans ce tube.</translation>
    </message>
    <message>
        <source>A line does not end. What is behind it was not read.</source>
        <translation>Une ligne ne finit pas. Ce qui la suit n’a pas été lu.</translation>
    </message>
    <message>
        <source>It is saved, but the answer cannot be written. Do not record it again.</source>
        <translation>C’est enregistré, mais la réponse ne peut pas être écrite. Ne pas le noter une seconde fois.</translation>
    </message>
    <message>
        <source>These two cannot be said together.</source>
        <extracomment>Behind two options: &quot;--post, --dry-run&quot;.</extracomment>
        <translation>Ces deux-là ne se disent pas ensemble.</translation>
    </message>
    <message>
        <source>Say which deal the ruling is about: --deal play for the one that is being played, or --deal and its number on the sheet.</source>
        <translation>Dites sur quelle donne porte la décision&#x202f;: --deal play pour celle qui est en cours, ou --deal et son numéro sur la feuille.</translation>
    </message>
    <message>
        <source>No ruling on this deal rests on what was corrected since.</source>
        <translation>Aucune décision sur cette donne ne repose sur ce qui a été corrigé depuis.</translation>
    </message>
    <message>
        <source>It can no longer be told so: --keep leaves the ruling as it is.</source>
        <translation>Cela ne peut plus se dire ainsi&#x202f;: --keep laisse la décision telle quelle.</translation>
    </message>
    <message>
        <source>One of --adopt and --keep, with --deal and no question.</source>
        <translation>Soit --adopt, soit --keep, avec --deal et sans question.</translation>
    </message>
    <message>
        <source>A ruling is written into a session, under its own rules: leave out --rules, and --file unless the document names its deal.</source>
        <translation>Une décision s’inscrit dans une soirée, selon ses propres règles&#x202f;: retirez --rules, et --file sauf si le document nomme sa donne.</translation>
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
        <translation>Quand un défenseur peut jouer seul</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may take the turn-up that the dealer leaves</source>
        <translation>Le partenaire du donneur peut prendre la retourne que le donneur laisse</translation>
    </message>
    <message>
        <source>Who leads to a lone hand</source>
        <translation>Qui entame quand quelqu’un joue seul</translation>
    </message>
    <message>
        <source>Stick the dealer: he may not pass in the second round</source>
        <translation>Stick the dealer&#x202f;: le donneur ne peut pas passer au second tour</translation>
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
        <source>American: to 10 points</source>
        <translation>Américain&#x202f;: en 10 points</translation>
    </message>
    <message>
        <source>American, and the dealer has to make trumps</source>
        <translation>Américain, et le donneur doit faire l’atout</translation>
    </message>
    <message>
        <source>Old American: 33 cards with the joker</source>
        <translation>Ancien jeu américain&#x202f;: 33 cartes avec le joker</translation>
    </message>
    <message>
        <source>Cornish leagues: 25 cards with the joker, to 21</source>
        <translation>Ligues de Cornouailles&#x202f;: 25 cartes avec le joker, en 21</translation>
    </message>
    <message>
        <source>The Boston laws of 1888: to 5, in rubbers</source>
        <translation>Les règles de Boston de 1888&#x202f;: en 5, par robres</translation>
    </message>
    <message>
        <source>Who made trumps</source>
        <translation>Qui a fait l’atout</translation>
    </message>
    <message>
        <source>The maker played alone</source>
        <translation>Le preneur a joué seul</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side</source>
        <translation>Plis du camp du preneur</translation>
    </message>
    <message>
        <source>The defender who played alone</source>
        <translation>Le défenseur qui a joué seul</translation>
    </message>
    <message>
        <source>The trump suit; no score needs it</source>
        <translation>La couleur d’atout&#x202f;; les points n’en dépendent pas</translation>
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
        <translation>Capot&#x202f;: %1 fait les %2 plis</translation>
    </message>
    <message>
        <source>%1 alone made a march: all %2 tricks</source>
        <translation>Capot en solo&#x202f;: %1 fait les %2 plis</translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>Euchre pour %3&#x202f;: %1 ne fait que %n pli</numerusform>
            <numerusform>Euchre pour %3&#x202f;: %1 ne fait que %n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by a lone defender of %3</source>
        <translation>
            <numerusform>Euchre pour %3, défense en solo&#x202f;: %1 ne fait que %n pli</numerusform>
            <numerusform>Euchre pour %3, défense en solo&#x202f;: %1 ne fait que %n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>Euchre pour %3&#x202f;: %1 en solo ne fait que %n pli</numerusform>
            <numerusform>Euchre pour %3&#x202f;: %1 en solo ne fait que %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is euchred without a trick by %3</source>
        <translation>Euchre pour %3&#x202f;: %1 ne fait aucun pli</translation>
    </message>
    <message>
        <source>%1 defended alone in vain, which changes nothing</source>
        <translation>%1 a défendu seul pour rien&#x202f;; les points restent les mêmes</translation>
    </message>
    <message>
        <source>All passed twice: nobody scores</source>
        <translation>Tout le monde a passé deux fois&#x202f;: personne ne marque</translation>
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
        <translation>Les perdants n’ont aucun point&#x202f;: la partie compte double pour %1</translation>
    </message>
    <message>
        <source>%1 win the rubber</source>
        <translation>%1 gagnent le robre</translation>
    </message>
    <message>
        <source>The dealer has to name a suit, so nobody can pass the deal out.</source>
        <translation>Le donneur doit nommer une couleur&#x202f;: la donne ne peut donc pas être passée.</translation>
    </message>
    <message>
        <source>All passed, so there is nothing to say here.</source>
        <translation>Tout le monde a passé&#x202f;: il n’y a rien à indiquer ici.</translation>
    </message>
    <message>
        <source>These rules let no defender play alone.</source>
        <translation>Avec ces règles, aucun défenseur ne joue seul.</translation>
    </message>
    <message>
        <source>A defender may play alone only against a lone maker.</source>
        <translation>Un défenseur ne peut jouer seul que contre un preneur en solo.</translation>
    </message>
    <message>
        <source>%1 is on the side of the maker %2 and cannot defend.</source>
        <translation>%1 est du camp du preneur, %2, et ne peut pas défendre.</translation>
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
        <translation>Si le donneur doit ramasser la retourne quand on a pris à sa couleur</translation>
    </message>
    <message>
        <source>Until when a defender may say &quot;alone&quot;</source>
        <translation>Jusqu’à quand un défenseur peut dire «&#x202f;seul&#x202f;»</translation>
    </message>
    <message>
        <source>The maker&apos;s partner may take the hand over and play alone</source>
        <translation>Le partenaire du preneur peut jouer seul à sa place</translation>
    </message>
    <message>
        <source>Who makes trumps must hold a card of the suit</source>
        <translation>Qui fait l’atout doit tenir une carte de la couleur</translation>
    </message>
    <message>
        <source>Dealer&apos;s partner may order up only alone</source>
        <translation>Le partenaire du donneur ne peut prendre qu’en jouant seul</translation>
    </message>
    <message>
        <source>A lone maker changes a card with his partner</source>
        <translation>Un preneur en solo échange une carte avec son partenaire</translation>
    </message>
    <message>
        <source>What may be done with a weak hand</source>
        <translation>Ce qu’on peut faire d’une main faible</translation>
    </message>
    <message>
        <source>The dealer may give a point instead of naming a suit</source>
        <translation>Le donneur peut donner un point au lieu de nommer une couleur</translation>
    </message>
    <message>
        <source>Whether knocking may stand for the cut</source>
        <translation>Si l’on peut frapper au lieu de couper</translation>
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
    <message>
        <source>Who deals after a misdeal</source>
        <translation>Qui donne après une maldonne</translation>
    </message>
    <message>
        <source>When somebody dealt out of turn</source>
        <translation>Quand quelqu’un a donné hors de son tour</translation>
    </message>
    <message>
        <source>When the suit turned down is named</source>
        <translation>Quand la couleur rejetée est nommée</translation>
    </message>
    <message>
        <source>A wrong number of cards found in play</source>
        <translation>Un mauvais nombre de cartes découvert en jeu</translation>
    </message>
    <message>
        <source>What a revoke costs</source>
        <translation>Ce que coûte une renonce</translation>
    </message>
    <message>
        <source>Until when a revoke may be claimed</source>
        <translation>Jusqu’à quand une renonce peut être réclamée</translation>
    </message>
    <message>
        <source>Points for the side accused wrongly of a revoke</source>
        <translation>Points du camp accusé à tort d’une renonce</translation>
    </message>
    <message>
        <source>Whether a revoke may be claimed at the first chance only</source>
        <translation>Si une renonce ne se réclame qu’à la première occasion</translation>
    </message>
    <message>
        <source>When an exposed card has to be played</source>
        <translation>Quand une carte exposée doit être jouée</translation>
    </message>
    <message>
        <source>When somebody claims the rest of the tricks</source>
        <translation>Quand quelqu’un réclame le reste des plis</translation>
    </message>
    <message>
        <source>Points against repeated table talk</source>
        <translation>Points contre les paroles et signes répétés</translation>
    </message>
    <message>
        <source>A card laid is a card played</source>
        <translation>Carte posée, carte jouée</translation>
    </message>
    <message>
        <source>%1 has the deal, so it was not dealt out of turn.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>C’est à %1 de donner&#x202f;: la donne n’est pas hors tour.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>How far the deal was when it was noticed</source>
        <translation>Où en était la donne quand on l’a remarqué</translation>
    </message>
    <message>
        <source>When the revoke was noticed</source>
        <translation>Quand la renonce a été remarquée</translation>
    </message>
    <message>
        <source>How the claim stands that the accused side denies</source>
        <translation>Où en est la réclamation que le camp accusé nie</translation>
    </message>
    <message>
        <source>How the card came to be seen or known</source>
        <translation>Comment la carte a été vue ou connue</translation>
    </message>
    <message>
        <source>He had shown a second card of that suit before the claim</source>
        <translation>Il avait déjà montré une deuxième carte de cette couleur</translation>
    </message>
    <message>
        <source>All have played to the lead</source>
        <translation>Tous ont joué sur l’entame</translation>
    </message>
    <message>
        <source>His partner was skipped</source>
        <translation>Son partenaire a été sauté</translation>
    </message>
    <message>
        <source>The turn-up of the next deal is turned, or the next game has begun</source>
        <translation>La retourne de la donne suivante est retournée, ou la partie suivante a commencé</translation>
    </message>
    <message>
        <source>Everybody agrees</source>
        <translation>Tous sont d’accord</translation>
    </message>
    <message>
        <source>Both sides are at fault</source>
        <translation>Les deux camps sont en faute</translation>
    </message>
    <message>
        <source>Whose fault it is; of a claim that is denied, who is accused</source>
        <translation>À qui la faute&#x202f;; pour une réclamation niée, qui est accusé</translation>
    </message>
    <message>
        <source>The dealer took up the turn-up and has not discarded</source>
        <translation>Le donneur a ramassé la retourne et n’a pas écarté</translation>
    </message>
    <message>
        <source>Which time it is: of this side in this game, or of this dealer in a row</source>
        <translation>Combien de fois, celle-ci comprise&#x202f;: ce camp dans la partie, ou ce donneur de suite</translation>
    </message>
    <message>
        <source>How often his side has revoked</source>
        <translation>Combien de renonces son camp a faites</translation>
    </message>
    <message>
        <source>How often the other side has revoked</source>
        <translation>Combien de renonces l’autre camp a faites</translation>
    </message>
    <message>
        <source>He threw in his hand</source>
        <translation>Il a jeté sa main</translation>
    </message>
    <message>
        <source>He plays alone</source>
        <translation>Il joue seul</translation>
    </message>
    <message>
        <source>Somebody of either side plays alone</source>
        <translation>Quelqu’un de l’un ou l’autre camp joue seul</translation>
    </message>
    <message>
        <source>By the tricks, the side at fault would score in this deal</source>
        <translation>D’après les plis, le camp en faute marquerait cette donne</translation>
    </message>
    <message>
        <source>The other side has touched its cards</source>
        <translation>L’autre camp a touché ses cartes</translation>
    </message>
    <message>
        <source>The other side asks for a new deal</source>
        <translation>L’autre camp demande qu’on redonne</translation>
    </message>
    <message>
        <source>The auction was over</source>
        <translation>Les enchères étaient finies</translation>
    </message>
    <message>
        <source>The dealer has let go of the discard</source>
        <translation>Le donneur a lâché son écart</translation>
    </message>
    <message>
        <source>His partner did not sit out and played to the first lead</source>
        <translation>Son partenaire ne s’est pas retiré et a joué sur la première entame</translation>
    </message>
    <message>
        <source>The opponents let it stand</source>
        <translation>Les adversaires le laissent valoir</translation>
    </message>
    <message>
        <source>The card does not follow suit although it could</source>
        <translation>La carte ne fournit pas, alors que c’était possible</translation>
    </message>
    <message>
        <source>The lone player is a defender</source>
        <translation>Celui qui joue seul est un défenseur</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side at the end</source>
        <translation>Plis du camp du preneur à la fin</translation>
    </message>
    <message>
        <source>The opponents would rather take points away</source>
        <translation>Les adversaires préfèrent ôter des points</translation>
    </message>
    <message>
        <source>The lone maker has the rest played out</source>
        <translation>Le preneur fait jouer le reste</translation>
    </message>
    <message>
        <source>What the opponents choose: the card exposed, or a suit that has to be led</source>
        <translation>Ce que les adversaires choisissent&#x202f;: la carte exposée, ou une couleur à entamer</translation>
    </message>
    <message>
        <source>Anyone may ask for it until the first lead.</source>
        <translation>Chacun peut le demander jusqu’à la première entame.</translation>
    </message>
    <message>
        <source>The deal stands, and play goes on.</source>
        <translation>La donne reste, et le jeu continue.</translation>
    </message>
    <message>
        <source>What was scored in earlier deals stands.</source>
        <translation>Ce qui a été marqué aux donnes d’avant reste.</translation>
    </message>
    <message>
        <source>%1 have touched their cards, so no new deal can be asked for.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 ont touché leurs cartes&#x202f;: on ne peut plus demander de redonner.</translation>
    </message>
    <message>
        <source>Otherwise the deal stands, and the card goes into the hand without a penalty.</source>
        <translation>Sinon la donne reste, et la carte va dans la main sans pénalité.</translation>
    </message>
    <message>
        <source>The deal stands, and the card goes into the hand without a penalty.</source>
        <translation>La donne reste, et la carte va dans la main sans pénalité.</translation>
    </message>
    <message>
        <source>%1 did not show the card and ask for a new deal.</source>
        <translation>%1 n’ont pas montré la carte et demandent qu’on redonne.</translation>
    </message>
    <message>
        <source>%1 did not show the card and may ask for a new deal.</source>
        <translation>%1 n’ont pas montré la carte et peuvent demander qu’on redonne.</translation>
    </message>
    <message>
        <source>The deal stands, although %1 dealt out of turn.</source>
        <translation>La donne reste, bien que %1 ait donné hors de son tour.</translation>
    </message>
    <message>
        <source>%1 discards one card now, and nothing else follows.</source>
        <translation>%1 écarte maintenant une carte, et rien d’autre ne s’ensuit.</translation>
    </message>
    <message>
        <source>The deal stands and is played out; cards left over in a hand are not played.</source>
        <translation>La donne reste et se joue jusqu’au bout&#x202f;; ce qui reste dans une main ne se joue pas.</translation>
    </message>
    <message>
        <source>%1 score nothing in this deal.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 ne marquent rien à cette donne.</translation>
    </message>
    <message>
        <source>Wrong number of cards: %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Mauvais nombre de cartes&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 dealt out of turn, and the deal stands</source>
        <translation>%1 a donné hors de son tour, et la donne reste</translation>
    </message>
    <message>
        <source>The call is void, and the auction goes back to the player whose turn it was.</source>
        <translation>L’annonce est nulle, et les enchères reviennent au joueur dont c’était le tour.</translation>
    </message>
    <message>
        <source>Nobody loses a right by it: all may still call as they like.</source>
        <translation>Personne n’y perd un droit&#x202f;: tous peuvent encore annoncer comme ils veulent.</translation>
    </message>
    <message>
        <source>The opponents let it stand: the call of %1 counts.</source>
        <translation>Les adversaires la laissent valoir&#x202f;: l’annonce de %1 compte.</translation>
    </message>
    <message>
        <source>%1 has passed in this round and so has no call.</source>
        <translation>%1 a passé à ce tour et n’a donc rien annoncé.</translation>
    </message>
    <message>
        <source>%1 has to pass too, if his turn in this round has not come yet.</source>
        <translation>%1 doit passer aussi, s’il n’a pas encore parlé à ce tour.</translation>
    </message>
    <message>
        <source>%1 may let the call stand, before the next player speaks.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 peuvent laisser valoir l’annonce, avant que le joueur suivant parle.</translation>
    </message>
    <message>
        <source>The suit turned down cannot be named: the player names one of the three others, or passes.</source>
        <translation>La couleur rejetée est exclue&#x202f;: le joueur nomme l’une des trois autres, ou passe.</translation>
    </message>
    <message>
        <source>%1 named the suit turned down and has passed by that.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 a nommé la couleur rejetée, et a passé par là.</translation>
    </message>
    <message>
        <source>If he says which suit he meant, %1 has to pass too.</source>
        <translation>S’il dit quelle couleur il voulait, %1 doit passer aussi.</translation>
    </message>
    <message>
        <source>The turn-up stays down, and neither %1 nor %2 may order it up any more.</source>
        <extracomment>%1 the dealer, %2 the partner.</extracomment>
        <translation>La retourne reste face cachée, et ni %1 ni %2 ne peuvent plus prendre à cette couleur.</translation>
    </message>
    <message>
        <source>%1 may still order it up in their turn of the first round; then the second round begins.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 peuvent encore prendre à leur tour du premier tour&#x202f;; puis le second tour commence.</translation>
    </message>
    <message>
        <source>It is no lone hand: %1 plays it with %2.</source>
        <extracomment>%1 a player, %2 the partner.</extracomment>
        <translation>Ce n’est pas un jeu en solo&#x202f;: %1 joue avec %2.</translation>
    </message>
    <message>
        <source>If %1 has laid down his hand in good faith, he takes it up again.</source>
        <translation>Si %1 a posé sa main de bonne foi, il la reprend.</translation>
    </message>
    <message>
        <source>The opponents want it so: %1 plays alone, and %2 sits out.</source>
        <translation>Les adversaires le veulent ainsi&#x202f;: %1 joue seul, et %2 se retire.</translation>
    </message>
    <message>
        <source>It becomes a lone hand only if %1 want it so.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>Ce n’est un jeu en solo que si %1 le veulent.</translation>
    </message>
    <message>
        <source>%1 are warned, and it goes on.</source>
        <translation>%1 sont avertis, et l’on continue.</translation>
    </message>
    <message>
        <source>From the next time in this game on, %1 lose their call in the round.</source>
        <translation>À partir de la prochaine fois dans la partie, %1 perdent leur annonce pour le tour.</translation>
    </message>
    <message>
        <source>The auction is over, so the deal is played.</source>
        <translation>Les enchères sont finies&#x202f;: la donne est jouée.</translation>
    </message>
    <message>
        <source>%1 lose their call in this round.</source>
        <translation>%1 perdent leur annonce pour ce tour.</translation>
    </message>
    <message>
        <source>These rules give no points for it.</source>
        <translation>Ces règles ne donnent pas de points pour cela.</translation>
    </message>
    <message>
        <source>%1 said too much in the auction</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 en a trop dit aux enchères</translation>
    </message>
    <message>
        <source>%1 may still change the discard, until he has let go of it.</source>
        <translation>%1 peut encore changer d’écart, jusqu’à ce qu’il l’ait lâché.</translation>
    </message>
    <message>
        <source>A first lead that was made meanwhile stands.</source>
        <translation>Une entame faite entre-temps vaut.</translation>
    </message>
    <message>
        <source>%1 has let go of the discard and may not change it.</source>
        <translation>%1 a lâché son écart et ne peut plus en changer.</translation>
    </message>
    <message>
        <source>Nobody may look at it until the hand is over.</source>
        <translation>Nul ne peut le regarder avant la fin du coup.</translation>
    </message>
    <message>
        <source>An opponent who played after %1 may change his card; %2 may not.</source>
        <extracomment>%1 a player, %2 the partner.</extracomment>
        <translation>Un adversaire qui a joué après %1 peut changer de carte&#x202f;; %2, non.</translation>
    </message>
    <message>
        <source>The card stays face up before its owner as an exposed card.</source>
        <translation>La carte reste visible devant son propriétaire comme carte exposée.</translation>
    </message>
    <message>
        <source>%1 plays alone, so the exposed card goes back into his hand and has no effect.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 joue seul&#x202f;: la carte exposée rentre dans sa main et n’a pas d’effet.</translation>
    </message>
    <message>
        <source>%1 has to play it the first time that following suit allows it.</source>
        <translation>%1 doit la jouer la première fois que l’obligation de fournir le permet.</translation>
    </message>
    <message>
        <source>%1 has to play it when an opponent calls it and following suit allows it.</source>
        <translation>%1 doit la jouer quand un adversaire l’appelle et que l’obligation de fournir le permet.</translation>
    </message>
    <message>
        <source>To play another card instead is settled like a revoke.</source>
        <translation>En jouer une autre à la place se règle comme une renonce.</translation>
    </message>
    <message>
        <source>Nobody falls below zero.</source>
        <translation>Personne ne descend au-dessous de zéro.</translation>
    </message>
    <message>
        <source>Revoke by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Renonce de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n revoke(s) of %1 left over</source>
        <extracomment>%1 a side, %n how often.</extracomment>
        <translation>
            <numerusform>Il reste %n renonce de %1</numerusform>
            <numerusform>Il reste %n renonces de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equal numbers cancel, and %n revoke(s) of %1 are left.</source>
        <translation>
            <numerusform>Les nombres égaux s’annulent, et il reste %n renonce de %1.</numerusform>
            <numerusform>Les nombres égaux s’annulent, et il reste %n renonces de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides have revoked, and that cancels.</source>
        <translation>Les deux camps ont fait une renonce, et elles s’annulent.</translation>
    </message>
    <message>
        <source>The player has shown a second card of the suit before anybody spoke.</source>
        <translation>Le joueur a montré une deuxième carte de la couleur avant que personne parle.</translation>
    </message>
    <message>
        <source>The hand is played to the end; then all tricks may be opened.</source>
        <translation>On joue le coup jusqu’au bout&#x202f;; puis on peut ouvrir tous les plis.</translation>
    </message>
    <message>
        <source>The proof is a card of the suit led which the accused player held: he played it later, or still has it.</source>
        <translation>La preuve est une carte de la couleur entamée que l’accusé tenait&#x202f;: il l’a jouée plus tard, ou la tient encore.</translation>
    </message>
    <message>
        <source>If the accused side mixes the cards before that, the revoke counts as proved.</source>
        <translation>Si le camp accusé mêle les cartes avant cela, la renonce passe pour prouvée.</translation>
    </message>
    <message>
        <source>%1 were wrongly accused of a revoke</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 ont été accusés à tort d’une renonce</translation>
    </message>
    <message>
        <source>All have played to it, so the lead stands.</source>
        <translation>Tous ont joué dessus&#x202f;: l’entame vaut.</translation>
    </message>
    <message>
        <source>Cards that others have already played to it go back without a penalty.</source>
        <translation>Les cartes déjà jouées dessus sont reprises sans pénalité.</translation>
    </message>
    <message>
        <source>The card stays face up as an exposed card, and the right player leads what he likes.</source>
        <translation>La carte reste visible comme carte exposée, et celui dont c’est le tour entame ce qu’il veut.</translation>
    </message>
    <message>
        <source>The card goes back into the hand; when %1 or %2 leads next, %3 name the suit, if he has it.</source>
        <extracomment>%1 a player, %2 the partner, %3 the other side.</extracomment>
        <translation>La carte rentre dans la main&#x202f;; quand %1 ou %2 entamera, %3 nommeront la couleur, s’il en a.</translation>
    </message>
    <message>
        <source>The card goes back into the hand; when %1 leads next, %2 name the suit, if he has it.</source>
        <extracomment>%1 a player, %2 the other side.</extracomment>
        <translation>La carte rentre dans la main&#x202f;; quand %1 entamera, %2 nommeront la couleur, s’il en a.</translation>
    </message>
    <message>
        <source>The card stays and counts as played in its turn; whoever was skipped plays next.</source>
        <translation>La carte reste et compte comme jouée à son tour&#x202f;; qui a été sauté joue ensuite.</translation>
    </message>
    <message>
        <source>The card does not follow suit, so it is taken back as a revoke mended in time.</source>
        <translation>La carte ne fournit pas&#x202f;: elle est reprise, comme une renonce réparée à temps.</translation>
    </message>
    <message>
        <source>The card does not follow suit and cannot be taken back: once proved, it is settled as a revoke.</source>
        <translation>La carte ne fournit pas et ne peut être reprise&#x202f;: une fois prouvée, c’est une renonce.</translation>
    </message>
    <message>
        <source>%1 may tell %2 to win the trick, or not to win it, as far as following suit allows.</source>
        <extracomment>%1 a side, %2 a player.</extracomment>
        <translation>%1 peuvent dire à %2 de gagner le pli, ou de ne pas le gagner, autant que l’obligation de fournir le permet.</translation>
    </message>
    <message>
        <source>A card that fell on the floor is not exposed: it goes back into the hand.</source>
        <translation>Une carte tombée par terre n’est pas exposée&#x202f;: elle rentre dans la main.</translation>
    </message>
    <message>
        <source>A card named in words is not exposed, but to name it is table talk.</source>
        <translation>Une carte seulement nommée n’est pas exposée, mais la nommer est interdit.</translation>
    </message>
    <message>
        <source>%1 says which of the two cards is played; the other one is exposed.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 dit laquelle des deux cartes il joue&#x202f;; l’autre est exposée.</translation>
    </message>
    <message>
        <source>Whoever sits out may not show his cards: %1 can get 2 points at most.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>Qui est retiré ne peut montrer ses cartes&#x202f;: %1 peuvent recevoir 2 points au plus.</translation>
    </message>
    <message>
        <source>%1 sat out and showed a card</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 était retiré et a montré une carte</translation>
    </message>
    <message>
        <source>The lone maker goes on, and the remaining tricks are played out.</source>
        <translation>Le preneur continue, et l’on joue les plis qui restent.</translation>
    </message>
    <message>
        <source>The cards thrown in lie face up as exposed cards.</source>
        <translation>Les cartes jetées restent visibles comme cartes exposées.</translation>
    </message>
    <message>
        <source>%1 threw in the hand</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 a jeté sa main</translation>
    </message>
    <message>
        <source>Not everybody agrees, so the hand is played out.</source>
        <translation>Tous ne sont pas d’accord&#x202f;: on joue jusqu’au bout.</translation>
    </message>
    <message>
        <source>The cards that %1 showed lie face up as exposed cards.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Les cartes que %1 a montrées restent visibles comme cartes exposées.</translation>
    </message>
    <message>
        <source>%1 plays alone and takes up the cards he showed; that has no effect.</source>
        <translation>%1 joue seul et reprend les cartes montrées&#x202f;; cela n’a pas d’effet.</translation>
    </message>
    <message>
        <source>From the next time in this game on, %1 get %2 points for it.</source>
        <extracomment>%1 a side, %2 its points.</extracomment>
        <translation>À partir de la prochaine fois dans la partie, %1 reçoivent %2 points pour cela.</translation>
    </message>
    <message>
        <source>Table talk by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Paroles ou signes de %1</translation>
    </message>
    <message>
        <source>A card that has left the fingers face up on the table cannot be taken back.</source>
        <translation>Une carte posée face visible et lâchée ne peut être reprise.</translation>
    </message>
    <message>
        <source>A card may be taken back only where the rules on faults say so.</source>
        <translation>Une carte n’est reprise que là où les règles des fautes le disent.</translation>
    </message>
    <message>
        <source>A lawful card played in turn stays.</source>
        <translation>Une carte régulière jouée à son tour reste.</translation>
    </message>
    <message>
        <source>The error is put right.</source>
        <translation>L’erreur est corrigée.</translation>
    </message>
    <message>
        <source>It is too late: the score stands, unless both sides agree that it is wrong.</source>
        <translation>Il est trop tard&#x202f;: la marque reste, à moins que les deux camps ne conviennent qu’elle est fausse.</translation>
    </message>
    <message>
        <source>No rule names this fault: the table decides.</source>
        <translation>Aucune règle ne nomme cette faute&#x202f;: la table décide.</translation>
    </message>
    <message>
        <source>Whatever all four players agree on at once may be done.</source>
        <translation>Ce dont les quatre joueurs conviennent sur-le-champ peut se faire.</translation>
    </message>
    <message>
        <source>%1 may take %2 into the hand and discard a card.</source>
        <translation>%1 peut prendre %2 en main et écarter une carte.</translation>
    </message>
    <message>
        <source>%1 takes %2 into the hand and discards another card.</source>
        <translation>%1 prend %2 en main et écarte une autre carte.</translation>
    </message>
    <message>
        <source>Nobody exchanges: the dealer sits out.</source>
        <translation>Personne n’échange&#x202f;: le donneur ne joue pas.</translation>
    </message>
    <message>
        <source>%1 may not exchange.</source>
        <translation>%1 ne peut pas échanger.</translation>
    </message>
    <message>
        <source>Nobody exchanges unless the turn-up was ordered up.</source>
        <translation>Personne n’échange si la retourne n’a pas été prise.</translation>
    </message>
    <message>
        <source>%1 cannot have held %2, which was turned up.</source>
        <translation>%1 n’a pas pu avoir %2, qui était la retourne.</translation>
    </message>
    <message>
        <source>The dealer had to take %1 into the hand and discard another card.</source>
        <translation>Le donneur devait prendre %1 en main et écarter une autre carte.</translation>
    </message>
    <message>
        <source>%1: %2 more to win</source>
        <translation>%1&#x202f;: encore %2 pour gagner</translation>
    </message>
    <message>
        <source>%1 cannot have taken %2: it is not among the cards.</source>
        <extracomment>%1 a player, %2 a card.</extracomment>
        <translation>%1 n’a pas pu prendre %2&#x202f;: elle n’est pas parmi ses cartes.</translation>
    </message>
    <message>
        <source>24 cards, A to 9</source>
        <translation>24 cartes, de l’as au 9</translation>
    </message>
    <message>
        <source>32 cards, A to 7</source>
        <translation>32 cartes, de l’as au 7</translation>
    </message>
    <message>
        <source>24 cards and a joker</source>
        <translation>24 cartes et un joker</translation>
    </message>
    <message>
        <source>32 cards and a joker</source>
        <translation>32 cartes et un joker</translation>
    </message>
    <message>
        <source>the dealer names the suit that is offered</source>
        <translation>le donneur nomme la couleur proposée</translation>
    </message>
    <message>
        <source>the dealer is the maker</source>
        <translation>le donneur est le preneur</translation>
    </message>
    <message>
        <source>against any maker</source>
        <translation>contre tout preneur</translation>
    </message>
    <message>
        <source>only against a maker who plays alone</source>
        <translation>seulement contre un preneur en solo</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>the dealer&apos;s left</source>
        <translation>le joueur à gauche du donneur</translation>
    </message>
    <message>
        <source>the lone player&apos;s left</source>
        <translation>le joueur à gauche de qui joue seul</translation>
    </message>
    <message>
        <source>he may</source>
        <translation>il le peut</translation>
    </message>
    <message>
        <source>he must</source>
        <translation>il le doit</translation>
    </message>
    <message>
        <source>before the exchange</source>
        <translation>avant l’échange</translation>
    </message>
    <message>
        <source>until the first lead</source>
        <translation>jusqu’à la première entame</translation>
    </message>
    <message>
        <source>it is played</source>
        <translation>elle se joue</translation>
    </message>
    <message>
        <source>three nines or tens may be exchanged</source>
        <translation>trois 9 ou trois 10 peuvent s’échanger</translation>
    </message>
    <message>
        <source>without a jack or better: dealt again</source>
        <translation>sans valet ni mieux&#x202f;: on redonne</translation>
    </message>
    <message>
        <source>no, the pack is always cut</source>
        <translation>non, on coupe toujours</translation>
    </message>
    <message>
        <source>yes, knocking is enough</source>
        <translation>oui, frapper suffit</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>le même donneur</translation>
    </message>
    <message>
        <source>the next one, once the turn-up was seen</source>
        <translation>le suivant, si la retourne a été vue</translation>
    </message>
    <message>
        <source>the next one, at once</source>
        <translation>le suivant, aussitôt</translation>
    </message>
    <message>
        <source>the next one, at the second misdeal</source>
        <translation>le suivant, à la deuxième maldonne</translation>
    </message>
    <message>
        <source>the next one, at the third misdeal</source>
        <translation>le suivant, à la troisième maldonne</translation>
    </message>
    <message>
        <source>it is put right until the first lead</source>
        <translation>on le répare jusqu’à la première entame</translation>
    </message>
    <message>
        <source>it stands once the turn-up lies there</source>
        <translation>la donne reste dès que la retourne est visible</translation>
    </message>
    <message>
        <source>it is a misdeal</source>
        <translation>c’est une maldonne</translation>
    </message>
    <message>
        <source>he calls again</source>
        <translation>il parle de nouveau</translation>
    </message>
    <message>
        <source>he has passed</source>
        <translation>il a passé</translation>
    </message>
    <message>
        <source>2 points for the other side</source>
        <translation>2 points pour l’autre camp</translation>
    </message>
    <message>
        <source>the cards are dealt again</source>
        <translation>on redonne les cartes</translation>
    </message>
    <message>
        <source>2 points, 4 in a lone hand</source>
        <translation>2 points, 4 dans un jeu en solo</translation>
    </message>
    <message>
        <source>3 points, 4 in a lone hand</source>
        <translation>3 points, 4 dans un jeu en solo</translation>
    </message>
    <message>
        <source>Boston: 3 points besides the score</source>
        <translation>Boston&#x202f;: 3 points en plus de la marque</translation>
    </message>
    <message>
        <source>2 points more or 2 points less, as the others choose</source>
        <translation>2 points de plus ou de moins, au choix des autres</translation>
    </message>
    <message>
        <source>until the cards are mixed</source>
        <translation>jusqu’à ce que les cartes soient mêlées</translation>
    </message>
    <message>
        <source>until the cut for the next deal</source>
        <translation>jusqu’à la coupe de la donne suivante</translation>
    </message>
    <message>
        <source>no, as long as there is time</source>
        <translation>non, tant qu’il est temps</translation>
    </message>
    <message>
        <source>yes, at the first chance only</source>
        <translation>oui, à la première occasion seulement</translation>
    </message>
    <message>
        <source>at the first chance</source>
        <translation>dès que possible</translation>
    </message>
    <message>
        <source>when an opponent calls it</source>
        <translation>quand un adversaire l’appelle</translation>
    </message>
    <message>
        <source>it counts if all agree</source>
        <translation>cela compte si tous sont d’accord</translation>
    </message>
    <message>
        <source>without agreement: 2 points for the others</source>
        <translation>sans accord&#x202f;: 2 points pour les autres</translation>
    </message>
    <message>
        <source>Only one card is discarded.</source>
        <translation>On n’écarte qu’une seule carte.</translation>
    </message>
    <message>
        <source>The first card has been led</source>
        <translation>La première carte est entamée</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right knocked on the pack</source>
        <translation>Le joueur à la droite du donneur a frappé sur le paquet</translation>
    </message>
    <message>
        <source>Here a knock stands for the cut: the deal stands.</source>
        <translation>Ici, frapper tient lieu de coupe&#x202f;: la donne reste.</translation>
    </message>
    <message>
        <source>The cards are gathered and shuffled, and %1 cuts.</source>
        <extracomment>%1 the player on the dealer&apos;s right.</extracomment>
        <translation>On rassemble et mélange les cartes, et %1 coupe.</translation>
    </message>
    <message>
        <source>Until the first lead it is in time: %1 plays alone, and %2 lays down his hand.</source>
        <extracomment>%1 a defender, %2 his partner.</extracomment>
        <translation>Jusqu’à la première entame, c’est à temps&#x202f;: %1 joue seul, et %2 pose sa main.</translation>
    </message>
    <message>
        <source>If %1 leaves it, %2 may take %3 into the hand and discard a card.</source>
        <extracomment>%1 the dealer, %2 his partner, %3 a card.</extracomment>
        <translation>Si %1 la laisse, %2 peut prendre %3 en main et écarter une carte.</translation>
    </message>
    <message>
        <source>Before the first lead %1 may discard a card and take one in return that %2 chooses.</source>
        <extracomment>%1 the lone maker, %2 his partner.</extracomment>
        <translation>Avant la première entame, %1 peut écarter une carte et en prendre une en échange, que %2 choisit.</translation>
    </message>
    <message>
        <source>Before anybody has called, three nines or tens of this hand may be shown and exchanged for three cards that lie face down.</source>
        <translation>Avant toute annonce, trois 9 ou trois 10 de cette main peuvent être montrés et échangés contre trois cartes face cachée.</translation>
    </message>
    <message>
        <source>Before anybody has called, this hand may be shown whole: then the same dealer deals again.</source>
        <translation>Avant toute annonce, cette main peut être montrée entière&#x202f;: alors le même donneur redonne.</translation>
    </message>
    <message>
        <source>defend alone</source>
        <translation>défendre seul</translation>
    </message>
    <message>
        <source>give a point</source>
        <translation>donner un point</translation>
    </message>
    <message>
        <source>order up</source>
        <translation>prendre</translation>
    </message>
    <message>
        <source>order up, alone</source>
        <translation>prendre, seul</translation>
    </message>
    <message>
        <source>take over, alone</source>
        <translation>à sa place, seul</translation>
    </message>
    <message>
        <source>after the cut</source>
        <translation>après la coupe</translation>
    </message>
    <message>
        <source>after the cards were mixed</source>
        <translation>après le mélange des cartes</translation>
    </message>
    <message>
        <source>before the turn-up</source>
        <translation>avant la retourne</translation>
    </message>
    <message>
        <source>let the card lie open</source>
        <translation>laisser la carte exposée</translation>
    </message>
    <message>
        <source>named</source>
        <translation>nommée</translation>
    </message>
    <message>
        <source>after the play</source>
        <translation>après le jeu</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>montrée</translation>
    </message>
    <message>
        <source>name a suit</source>
        <translation>nommer une couleur</translation>
    </message>
    <message>
        <source>two cards at once</source>
        <translation>deux cartes à la fois</translation>
    </message>
    <message>
        <source>euchred</source>
        <translation>euchré</translation>
    </message>
    <message>
        <source>lone march</source>
        <translation>capot en solo</translation>
    </message>
    <message>
        <source>march</source>
        <translation>capot</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>gave a point</source>
        <translation>a cédé un point</translation>
    </message>
    <message>
        <source>%1 alone against</source>
        <translation>%1 seul contre</translation>
    </message>
    <message>
        <source>The maker who plays alone</source>
        <translation>Le preneur qui joue seul</translation>
    </message>
    <message>
        <source>The defender who plays alone</source>
        <translation>Le défenseur qui joue seul</translation>
    </message>
    <message>
        <source>He defends against a maker who plays alone</source>
        <translation>Il défend contre un preneur qui joue seul</translation>
    </message>
    <message>
        <source>A hand ends once: of several faults of one side the dearest counts.</source>
        <translation>Un coup ne finit qu’une fois&#x202f;: de plusieurs fautes d’un même camp, la plus chère compte.</translation>
    </message>
    <message>
        <source>Both sides are at fault in this hand, and that cancels.</source>
        <translation>Les deux camps sont en faute dans ce coup, et cela s’annule.</translation>
    </message>
    <message>
        <source>The cards are gathered, and the same dealer deals again.</source>
        <translation>On ramasse les cartes, et le même donneur redonne.</translation>
    </message>
    <message>
        <source>The dealer has lost the deal: it passes on.</source>
        <translation>Le donneur a perdu la donne&#x202f;: elle passe au suivant.</translation>
    </message>
    <message>
        <source>The deal stands, as it was played.</source>
        <translation>La donne reste comme elle a été jouée.</translation>
    </message>
    <message>
        <source>The deal is void: it is dealt again with a right pack.</source>
        <translation>La donne est nulle&#x202f;: on redonne avec un bon jeu.</translation>
    </message>
    <message>
        <source>The cards are gathered, and whoever has the turn deals.</source>
        <translation>On ramasse les cartes, et celui dont c’est le tour donne.</translation>
    </message>
    <message>
        <source>%1 takes the card back and follows suit.</source>
        <translation>%1 reprend la carte et fournit.</translation>
    </message>
    <message>
        <source>The revokes of both sides cancel each other.</source>
        <translation>Les renonces des deux camps s’annulent.</translation>
    </message>
    <message>
        <source>It is too late to claim the revoke.</source>
        <translation>Il est trop tard pour réclamer la renonce.</translation>
    </message>
    <message>
        <source>No: a turned trick stays closed. It is closed again at once.</source>
        <translation>Non&#x202f;: un pli retourné reste fermé. On le referme aussitôt.</translation>
    </message>
    <message>
        <source>No revoke is proved.</source>
        <translation>Aucune renonce n’est prouvée.</translation>
    </message>
    <message>
        <source>They have not got more than that, so nothing changes.</source>
        <translation>Ils n’ont pas fait davantage&#x202f;: rien ne change.</translation>
    </message>
    <message>
        <source>All agree, and the hand ends: the remaining tricks are won as was claimed.</source>
        <translation>Tous sont d’accord et le coup est fini&#x202f;: les plis qui restent vont comme on l’a réclamé.</translation>
    </message>
    <message>
        <source>The hand ends at once.</source>
        <translation>Le coup est fini aussitôt.</translation>
    </message>
    <message>
        <source>The hand is played to its end.</source>
        <translation>Le coup est joué jusqu’au bout.</translation>
    </message>
    <message>
        <source>%1 were warned for this before in the game.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>%1 ont déjà été avertis pour cela dans cette partie.</translation>
    </message>
    <message>
        <source>Cards that were dealt wrongly are nobody&apos;s hand; before the first lead a new deal costs nobody anything.</source>
        <translation>Des cartes mal données ne sont la main de personne&#x202f;; avant la première entame, redonner ne coûte rien à personne.</translation>
    </message>
    <message>
        <source>A card that all have seen helps one side, so it is dealt again as long as nothing has been played.</source>
        <translation>Une carte que tous ont vue aide un camp&#x202f;: on redonne tant que rien n’est joué.</translation>
    </message>
    <message>
        <source>With wrong cards no trick is worth what it should be.</source>
        <translation>Avec de mauvaises cartes, aucun pli ne vaut ce qu’il devrait.</translation>
    </message>
    <message>
        <source>Who did not show the card must not suffer by it, so that side chooses, before it has seen its own cards.</source>
        <translation>Celui qui n’a pas montré la carte ne doit pas en souffrir&#x202f;: ce camp choisit, avant d’avoir vu ses propres cartes.</translation>
    </message>
    <message>
        <source>The deal is an advantage that each has in turn; it is given back as long as nobody has made use of it.</source>
        <translation>La donne est un avantage que chacun a à son tour&#x202f;; on la rend tant que personne n’en a profité.</translation>
    </message>
    <message>
        <source>The auction goes round in order, and a slip must not take anybody&apos;s turn away.</source>
        <translation>Les enchères vont à leur tour, et un lapsus ne doit prendre le tour de personne.</translation>
    </message>
    <message>
        <source>The others have planned by the pass, so it binds.</source>
        <translation>Les autres ont compté avec le passe&#x202f;: il engage.</translation>
    </message>
    <message>
        <source>The suit turned down is gone for this deal, and naming it must not tell the partner anything.</source>
        <translation>La couleur rejetée est perdue pour cette donne, et la nommer ne doit rien apprendre au partenaire.</translation>
    </message>
    <message>
        <source>The haste of the dealer must not take a call from the others that they still had.</source>
        <translation>La hâte du donneur ne doit pas ôter aux autres une annonce qu’ils avaient encore.</translation>
    </message>
    <message>
        <source>Who plays alone takes the risk before he sees how the cards fall.</source>
        <translation>Qui joue seul prend le risque avant de voir tomber les cartes.</translation>
    </message>
    <message>
        <source>Partners may tell each other nothing but their calls.</source>
        <translation>Les partenaires ne peuvent rien se dire d’autre que leurs annonces.</translation>
    </message>
    <message>
        <source>A discard that was let go is final; otherwise it could be changed by what the others do.</source>
        <translation>Un écart lâché est définitif&#x202f;; sinon on pourrait le changer d’après ce que font les autres.</translation>
    </message>
    <message>
        <source>With a card too many or too few one chooses otherwise than the rest, so nobody may gain by it.</source>
        <translation>Avec une carte de trop ou de moins on choisit autrement que les autres&#x202f;: personne ne doit y gagner.</translation>
    </message>
    <message>
        <source>While the trick lies there the harm can be undone, and then nobody needs to pay for it.</source>
        <translation>Tant que le pli est là, le mal se répare, et personne n’a à payer.</translation>
    </message>
    <message>
        <source>A revoke can win tricks that nobody can give back, so it has to cost more than it brings.</source>
        <translation>Une renonce peut gagner des plis qu’on ne peut rendre&#x202f;: elle doit coûter plus qu’elle ne rapporte.</translation>
    </message>
    <message>
        <source>A revoke is proved by the cards, so it has to be claimed while they can be looked at.</source>
        <translation>La renonce se prouve par les cartes&#x202f;: il faut la réclamer tant qu’on peut les regarder.</translation>
    </message>
    <message>
        <source>What is not proved must leave no mark on those who were accused.</source>
        <translation>Ce qui n’est pas prouvé ne doit pas nuire à ceux qu’on a accusés.</translation>
    </message>
    <message>
        <source>Who sees a second card of the suit and says nothing has let his chance pass.</source>
        <translation>Qui voit une deuxième carte de la couleur et se tait a laissé passer sa chance.</translation>
    </message>
    <message>
        <source>Faults of both sides weigh the same, and one hand is settled once.</source>
        <translation>Les fautes des deux camps pèsent autant, et un coup se règle une fois.</translation>
    </message>
    <message>
        <source>A lead tells the partner what one holds, so the opponents choose what makes up for it.</source>
        <translation>Une entame apprend au partenaire ce qu’on tient&#x202f;: les adversaires choisissent ce qui la compense.</translation>
    </message>
    <message>
        <source>A lone player has no partner to tell anything, but the lead is not his either.</source>
        <translation>Le joueur seul n’a pas de partenaire à renseigner, mais l’entame n’est pas à lui non plus.</translation>
    </message>
    <message>
        <source>Who plays too early tells his partner something before it is his turn.</source>
        <translation>Qui joue trop tôt renseigne son partenaire avant son tour.</translation>
    </message>
    <message>
        <source>Only what a player shows by his own hand tells his partner what he may not know.</source>
        <translation>Seul ce qu’un joueur montre lui-même apprend au partenaire ce qu’il ne doit pas savoir.</translation>
    </message>
    <message>
        <source>The partner has seen what he may not know; a card that lies open helps everybody alike.</source>
        <translation>Le partenaire a vu ce qu’il ne doit pas savoir&#x202f;; une carte exposée sert à tous également.</translation>
    </message>
    <message>
        <source>A lone player has no partner who could make use of the card.</source>
        <translation>Le joueur seul n’a pas de partenaire qui puisse profiter de la carte.</translation>
    </message>
    <message>
        <source>Who sits out takes no part, so what he shows must bring his side nothing.</source>
        <translation>Celui qui ne joue pas ne prend pas part&#x202f;: ce qu’il montre ne doit rien rapporter à son camp.</translation>
    </message>
    <message>
        <source>Who throws in his hand against a lone player would take the march from him for which he plays.</source>
        <translation>Qui jette sa main contre un joueur seul lui ôterait le capot pour lequel il joue.</translation>
    </message>
    <message>
        <source>Tricks that nobody has played belong to a side only if all agree.</source>
        <translation>Des plis que personne n’a joués ne sont à un camp que si tous sont d’accord.</translation>
    </message>
    <message>
        <source>What partners know of each other&apos;s cards they may know by the play alone.</source>
        <translation>Ce que les partenaires savent de leurs cartes, ils ne doivent le savoir que par le jeu.</translation>
    </message>
    <message>
        <source>A card laid has told everybody something; nobody could rely on one that may be taken back.</source>
        <translation>Une carte posée a renseigné tout le monde&#x202f;; on ne pourrait se fier à une carte qui se reprend.</translation>
    </message>
    <message>
        <source>The score says what was played, and once the next deal is on its way everybody plays by it.</source>
        <translation>La marque dit ce qui a été joué, et une fois la donne suivante en route tous jouent d’après elle.</translation>
    </message>
    <message>
        <source>Remembering is part of the game.</source>
        <translation>La mémoire fait partie du jeu.</translation>
    </message>
    <message>
        <source>The cut keeps anybody from knowing how the cards lie.</source>
        <translation>La coupe empêche qu’on sache comment sont les cartes.</translation>
    </message>
    <message>
        <source>Until the first lead nobody has seen how the cards fall, so the risk is still a risk.</source>
        <translation>Jusqu’à la première entame, personne n’a vu tomber les cartes&#x202f;: le risque en est encore un.</translation>
    </message>
    <message>
        <source>The side at fault made trumps and has no trick so far</source>
        <translation>Le camp fautif a pris et n’a encore aucun pli</translation>
    </message>
    <message>
        <source>How far the play had come when it was seen</source>
        <translation>Où en était le jeu quand on l’a vu</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>De quoi le spectateur a parlé</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>On peut encore montrer les cartes de ce pli</translation>
    </message>
    <message>
        <source>Somebody asks for a new deal</source>
        <translation>Quelqu’un demande une nouvelle donne</translation>
    </message>
    <message>
        <source>He did have a card of the suit</source>
        <translation>Il avait bien une carte de la couleur</translation>
    </message>
    <message>
        <source>The hands can no longer be restored</source>
        <translation>On ne peut plus reconstituer les mains</translation>
    </message>
    <message>
        <source>It cannot have been noticed so early.</source>
        <translation>On n’a pas pu le remarquer si tôt.</translation>
    </message>
    <message>
        <source>Here any hand may make trumps, also one without a trump: nothing is wrong.</source>
        <translation>Ici toute main peut faire l’atout, même sans atout&#x202f;: il n’y a pas de faute.</translation>
    </message>
    <message>
        <source>The call is void: %1 has passed in this round.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>L’annonce est nulle&#x202f;: %1 a passé à ce tour.</translation>
    </message>
    <message>
        <source>The auction goes on with the next player, and a turn-up that was taken goes back.</source>
        <translation>Les enchères continuent avec le joueur suivant, et une retourne ramassée est remise.</translation>
    </message>
    <message>
        <source>Trumps made without a trump by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Atout fait sans atout par %1</translation>
    </message>
    <message>
        <source>Here the dealer may pass, and the next dealer deals.</source>
        <translation>Ici le donneur peut passer, et le donneur suivant donne.</translation>
    </message>
    <message>
        <source>The pass is void: %1 names one of the three other suits now.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Le passe est nul&#x202f;: %1 nomme maintenant l’une des trois autres couleurs.</translation>
    </message>
    <message>
        <source>Or the hand ends, and %1 get the point that the dealer may give.</source>
        <extracomment>%1 a side.</extracomment>
        <translation>Ou la donne finit, et %1 reçoivent le point que le donneur peut céder.</translation>
    </message>
    <message>
        <source>The hands cannot be restored, so the dealer has refused to make trumps.</source>
        <translation>On ne peut reconstituer les mains&#x202f;: le donneur a donc refusé de faire l’atout.</translation>
    </message>
    <message>
        <source>%1 passed although he may not</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 a passé sans en avoir le droit</translation>
    </message>
    <message>
        <source>Wrong exchange by %1</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Mauvais échange par %1</translation>
    </message>
    <message>
        <source>It is undone: the turn-up goes back, and so does the card put down for it.</source>
        <translation>On l’annule&#x202f;: la retourne est remise, et la carte écartée pour elle revient.</translation>
    </message>
    <message>
        <source>Then it is done as these rules have it; %1 is the dealer.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Puis on le fait selon ces règles&#x202f;; le donneur est %1.</translation>
    </message>
    <message>
        <source>It is not turned yet, so everybody may see it.</source>
        <translation>Il n’est pas encore retourné&#x202f;: chacun peut le voir.</translation>
    </message>
    <message>
        <source>He had none, and the question is allowed: play goes on.</source>
        <translation>Il n’en avait pas, et la question est permise&#x202f;: le jeu continue.</translation>
    </message>
    <message>
        <source>The trick goes to the side whose card is best in it.</source>
        <translation>Le pli revient au camp qui y a la meilleure carte.</translation>
    </message>
    <message>
        <source>Who won it leads.</source>
        <translation>Celui qui l’a gagné entame.</translation>
    </message>
    <message>
        <source>The lead that followed was out of turn, and is settled as such.</source>
        <translation>L’entame qui a suivi était hors de tour, et se règle ainsi.</translation>
    </message>
    <message>
        <source>The tricks played since then stand.</source>
        <translation>Les plis joués depuis restent acquis.</translation>
    </message>
    <message>
        <source>Nobody can show it any more: the trick counts where it lay, unless both sides agree.</source>
        <translation>Personne ne peut plus le montrer&#x202f;: le pli compte là où il était, sauf si les deux camps sont d’accord.</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>On ouvre ce seul pli, et ses cartes décident&#x202f;; puis on le referme.</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it; the last trick counts where it lies.</source>
        <translation>Celui qui a entamé le pli suivant est tenu pour gagnant&#x202f;; le dernier pli compte là où il est.</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>Ce qu’il a dit se règle comme si un joueur l’avait dit.</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>Le jeu continue, et nul ne doit tirer parti de ce qui a été dit.</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>Qui ne joue pas se tait désormais ou quitte la table.</translation>
    </message>
    <message>
        <source>The trick was not turned yet</source>
        <translation>Le pli n’était pas encore retourné</translation>
    </message>
    <message>
        <source>A fault is claimed, and the trick is named</source>
        <translation>Une faute est réclamée, et le pli nommé</translation>
    </message>
    <message>
        <source>His side has played on, or he said that he had none and the trick was turned</source>
        <translation>Son camp a continué à jouer, ou il a dit n’en pas avoir et le pli a été retourné</translation>
    </message>
    <message>
        <source>A misdeal</source>
        <translation>Une maldonne</translation>
    </message>
    <message>
        <source>wrongly dealt / somebody has too many cards / somebody has too few cards / only four cards / six cards from the deal / dealt in the wrong order / a card is missing from a hand</source>
        <translation>mal donné / mauvaise donne / les cartes sont mal distribuées / il a trop de cartes / il n’a pas assez de cartes / seulement quatre cartes / donné dans le mauvais ordre</translation>
    </message>
    <message>
        <source>A card face up in the pack</source>
        <translation>Une carte visible dans le paquet</translation>
    </message>
    <message>
        <source>a card was turned over in the deck / a faced card while dealing / a card lay the wrong way round / boxed card</source>
        <translation>une carte était à l’endroit dans le paquet / une carte retournée dans le jeu / carte à l’envers en donnant</translation>
    </message>
    <message>
        <source>A wrong pack</source>
        <translation>Un jeu de cartes fautif</translation>
    </message>
    <message>
        <source>a card is missing from the deck / the deck is not complete / two identical cards / a card that does not belong / the wrong deck of cards</source>
        <translation>il manque une carte au paquet / le jeu n’est pas complet / deux cartes identiques / une carte qui n’en fait pas partie / mauvais jeu de cartes</translation>
    </message>
    <message>
        <source>A card shown while dealing</source>
        <translation>Une carte vue pendant la distribution</translation>
    </message>
    <message>
        <source>the dealer flashed a card / I saw a card when it was dealt / a card turned over as he dealt / he exposed a card dealing</source>
        <translation>le donneur a montré une carte / j’ai vu une carte quand il donnait / une carte s’est retournée en donnant</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>Le mauvais joueur a donné</translation>
    </message>
    <message>
        <source>dealt out of turn / it was not his deal / he stole the deal / the deal was skipped / somebody else should have dealt</source>
        <translation>donné hors de son tour / ce n’était pas à lui de donner / il a volé la donne / un autre devait distribuer</translation>
    </message>
    <message>
        <source>A pass or call out of turn</source>
        <translation>Parlé hors de son tour</translation>
    </message>
    <message>
        <source>he spoke before his turn in the auction / he passed too early / she ordered up out of turn / called before me / bid out of turn</source>
        <translation>il a passé trop tôt / il a annoncé avant son tour / elle a pris avant moi / enchère hors de tour</translation>
    </message>
    <message>
        <source>A call after a pass</source>
        <translation>Une annonce après avoir passé</translation>
    </message>
    <message>
        <source>he passed and then ordered up / he wants to call after he passed / changed his pass / passed first and now names trumps</source>
        <translation>il a passé puis il a pris / il veut parler après avoir passé / il revient sur son passe</translation>
    </message>
    <message>
        <source>The suit turned down was named</source>
        <translation>La couleur rejetée a été nommée</translation>
    </message>
    <message>
        <source>he named the suit that was turned down / he called the same suit in the second round / named the suit of the turn-up</source>
        <translation>il a nommé la couleur de la retourne / la même couleur au second tour / la couleur refusée</translation>
    </message>
    <message>
        <source>The turn-up turned down too early</source>
        <translation>La retourne cachée trop tôt</translation>
    </message>
    <message>
        <source>the dealer turned the card down too soon / he flipped it over before everybody had spoken / turned it down before my turn</source>
        <translation>le donneur a caché la carte trop tôt / il l’a retournée avant que tous aient parlé</translation>
    </message>
    <message>
        <source>“Alone” said too late</source>
        <translation>«&#x202f;Seul&#x202f;» dit trop tard</translation>
    </message>
    <message>
        <source>he wants to go alone now / she said alone afterwards / loner called too late / forgot to say alone</source>
        <translation>il veut jouer seul maintenant / elle l’a dit après / il a oublié de dire seul / solitaire annoncé trop tard</translation>
    </message>
    <message>
        <source>Other words in the auction</source>
        <translation>D’autres mots aux enchères</translation>
    </message>
    <message>
        <source>he said more than a call / he told his partner about his hand while bidding / a hint in the auction / said he could help / coaching during the bidding</source>
        <translation>il a dit plus qu’une annonce / il a parlé de son jeu aux enchères / une allusion pendant les enchères / il a dit qu’il pouvait aider</translation>
    </message>
    <message>
        <source>The discard changed</source>
        <translation>L’écart changé</translation>
    </message>
    <message>
        <source>the dealer wants another discard / he wants his discard again / he changed what he buried / another card face down</source>
        <translation>le donneur veut écarter une autre carte / il a repris son écart / il change ce qu’il a écarté</translation>
    </message>
    <message>
        <source>Six cards, or a wrong number in play</source>
        <translation>Six cartes, ou un mauvais nombre en jeu</translation>
    </message>
    <message>
        <source>the dealer forgot to discard / he has a card left over / he kept six cards / he ran out of cards / one card too many</source>
        <translation>le donneur a oublié d’écarter / il lui reste une carte / il a gardé six cartes / il lui manque une carte / une carte de trop</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>Une renonce</translation>
    </message>
    <message>
        <source>he did not follow suit / he had the suit / she reneged / he should have followed / he trumped although he had one / renege / he still had a heart / he found a card of the suit</source>
        <translation>il n’a pas suivi / il avait de la couleur / elle a renoncé / il devait fournir / il a coupé alors qu’il en avait / pas fourni la couleur</translation>
    </message>
    <message>
        <source>A revoke claimed and denied</source>
        <translation>Une renonce réclamée et niée</translation>
    </message>
    <message>
        <source>he denies that he revoked / prove the revoke / we claim a renege / he mixed the cards after we said revoke / search the tricks</source>
        <translation>il nie avoir renoncé / prouver la renonce / nous réclamons une renonce / il a mêlé les cartes après / fouiller les plis</translation>
    </message>
    <message>
        <source>A revoke claimed wrongly</source>
        <translation>Une renonce réclamée à tort</translation>
    </message>
    <message>
        <source>he was wrongly accused / false accusation / there was no revoke / they accused me and it was not true</source>
        <translation>accusé à tort / fausse accusation / il n’y avait pas de renonce</translation>
    </message>
    <message>
        <source>Several revokes</source>
        <translation>Plusieurs renonces</translation>
    </message>
    <message>
        <source>both sides revoked / he revoked twice / everybody reneged / two revokes in one hand</source>
        <translation>les deux camps ont renoncé / il a renoncé deux fois / deux renonces dans la donne</translation>
    </message>
    <message>
        <source>A lead out of turn</source>
        <translation>Une entame hors de tour</translation>
    </message>
    <message>
        <source>he led but it was not his lead / the wrong player led / led although his partner won the trick / it was my lead</source>
        <translation>il a entamé mais ce n’était pas son tour / le mauvais joueur a entamé / son partenaire devait entamer / c’était à moi d’entamer</translation>
    </message>
    <message>
        <source>A card played out of turn</source>
        <translation>Une carte jouée hors de tour</translation>
    </message>
    <message>
        <source>he played before his turn / too early / it was not his turn / he played before me / he skipped somebody</source>
        <translation>il a joué avant son tour / trop tôt / ce n’était pas son tour / il a joué avant moi / un joueur a été sauté</translation>
    </message>
    <message>
        <source>A card shown by mistake</source>
        <translation>Une carte montrée par erreur</translation>
    </message>
    <message>
        <source>he dropped a card / the card fell / I saw his card / card face up on the table / two cards at once / he showed a card / he named a card in his hand / penalty card</source>
        <translation>il a laissé tomber une carte / une carte tombée / j’ai vu sa carte / carte visible sur la table / deux cartes à la fois / il a montré une carte / il a nommé une carte</translation>
    </message>
    <message>
        <source>The partner who sits out showed his cards</source>
        <translation>Le partenaire retiré a montré ses cartes</translation>
    </message>
    <message>
        <source>the lone player&apos;s partner showed his hand / the one sitting out turned his cards over / partner of the loner showed</source>
        <translation>le partenaire du joueur seul a montré sa main / celui qui ne joue pas a retourné ses cartes</translation>
    </message>
    <message>
        <source>A hand thrown in against a lone player</source>
        <translation>Une main jetée contre un joueur seul</translation>
    </message>
    <message>
        <source>the defender threw his cards down against the loner / gave up against a lone hand / stopped playing against a loner</source>
        <translation>le défenseur a jeté ses cartes contre le joueur seul / il a abandonné contre un solitaire</translation>
    </message>
    <message>
        <source>The rest of the tricks claimed</source>
        <translation>Le reste des plis réclamé</translation>
    </message>
    <message>
        <source>the rest are mine / he says he takes all the rest / he laid his hand down / threw in his hand / do we have to play it out</source>
        <translation>le reste est pour moi / il dit qu’il fait tous les plis restants / il a étalé sa main / il a jeté sa main / faut-il jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>Table talk or a sign</source>
        <translation>Des paroles ou un signe</translation>
    </message>
    <message>
        <source>he gave his partner a sign / they are signalling / he told his partner what to play / a look / talking across the table / he said something about his hand / coffee housing</source>
        <translation>il a fait un signe à son partenaire / ils se parlent / il a dit à son partenaire quoi jouer / un regard / il a parlé de son jeu / tricherie par gestes</translation>
    </message>
    <message>
        <source>A card taken back</source>
        <translation>Une carte reprise</translation>
    </message>
    <message>
        <source>he wants his card back / took back a card he played / he changed his card / he picked it up again / can he change it / he played another card instead / a card laid is played</source>
        <translation>il veut reprendre sa carte / il a changé de carte / il a ramassé sa carte / peut-il changer / il a joué une autre carte</translation>
    </message>
    <message>
        <source>An error in the score</source>
        <translation>Une erreur de marque</translation>
    </message>
    <message>
        <source>the score is wrong / wrongly added up / points written to the wrong side / we forgot to write a point / miscounted</source>
        <translation>le score est faux / mal additionné / points écrits au mauvais camp / on a oublié un point / mal compté</translation>
    </message>
    <message>
        <source>A turned trick looked at</source>
        <translation>Un pli retourné regardé</translation>
    </message>
    <message>
        <source>may I see the last trick / he looked at a trick / he turned the trick over / look back / he searched the tricks</source>
        <translation>puis-je voir le dernier pli / il a regardé un pli / il a retourné le pli / revoir / il a fouillé les plis</translation>
    </message>
    <message>
        <source>The pack was not cut</source>
        <translation>Le paquet n’a pas été coupé</translation>
    </message>
    <message>
        <source>nobody cut / he dealt without a cut / forgot to cut / knocked instead of cutting</source>
        <translation>personne n’a coupé le paquet / donné sans faire couper / oublié de couper avant la donne / frappé au lieu de couper</translation>
    </message>
    <message>
        <source>Trumps made without a trump</source>
        <translation>Atout fait sans atout en main</translation>
    </message>
    <message>
        <source>he called a suit he did not have / he ordered up without a trump / only the left bower / no trump in his hand / no natural trump / he had none of the suit he made</source>
        <translation>il a nommé une couleur qu’il n’avait pas / il a pris sans atout / seulement le bower gauche / pas d’atout en main</translation>
    </message>
    <message>
        <source>The dealer passed although he may not</source>
        <translation>Le donneur a passé sans en avoir le droit</translation>
    </message>
    <message>
        <source>stick the dealer / the dealer passed in the second round / he has to name a suit / dealer refuses to call / screw the dealer</source>
        <translation>le donneur a passé au second tour / il doit nommer une couleur / le donneur refuse de nommer</translation>
    </message>
    <message>
        <source>A wrong exchange</source>
        <translation>Un mauvais échange</translation>
    </message>
    <message>
        <source>he took the turn-up although he may not / the wrong player picked it up / the caller took the card / he did not pick it up / he buried the turn-up / picked up in the second round / his partner exchanged</source>
        <translation>il a pris la retourne sans en avoir le droit / le mauvais joueur l’a ramassée / le preneur a pris la carte / il n’a pas pris la retourne / il a écarté la retourne / son partenaire a échangé</translation>
    </message>
    <message>
        <source>“None left?” was asked</source>
        <translation>«&#x202f;Plus du tout&#x202f;?&#x202f;» a été demandé</translation>
    </message>
    <message>
        <source>no more clubs / he asked his partner whether he had none / have you no spades / he said he had none / asking about the suit</source>
        <translation>plus de trèfle / il a demandé à son partenaire s’il n’en avait plus / tu n’as pas de pique / il a dit qu’il n’en avait pas / question sur la couleur</translation>
    </message>
    <message>
        <source>The wrong side gathered a trick</source>
        <translation>Le mauvais camp a ramassé un pli</translation>
    </message>
    <message>
        <source>they took our trick / the trick lies in the wrong pile / we had won it / a trick went to the other side / they picked up a trick that was ours</source>
        <translation>ils ont pris notre pli / le pli est dans le mauvais tas / nous l’avions gagné / un pli est allé aux autres / le pli est à nous</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>Un désaccord sur le gagnant d’un pli</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both sides say it was theirs</source>
        <translation>qui a gagné le pli / on n’est pas d’accord sur qui l’a pris / à qui était ce pli / personne ne se souvient / les deux camps le réclament</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>Un spectateur a parlé</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / somebody behind me gave it away / advice from outside / a visitor told him</source>
        <translation>quelqu’un qui ne joue pas a parlé / un curieux s’en est mêlé / un conseil de l’extérieur / la galerie a parlé / quelqu’un derrière moi l’a dit</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>rien de tout cela / une autre faute</translation>
    </message>
    <message>
        <source>Who may not make trumps gains nothing by having made them.</source>
        <translation>Qui ne peut pas faire l’atout ne gagne rien à l’avoir fait.</translation>
    </message>
    <message>
        <source>The rule is there so that no hand is thrown in.</source>
        <translation>La règle est là pour qu’aucune main ne soit jetée.</translation>
    </message>
    <message>
        <source>The turn-up belongs to one hand alone, as these rules say.</source>
        <translation>La retourne ne revient qu’à une seule main, comme le disent ces règles.</translation>
    </message>
    <message>
        <source>alone / loner / solo</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>seul / seule / solo</translation>
    </message>
    <message>
        <source>defender / against</source>
        <translation>contre / seul contre</translation>
    </message>
    <message>
        <source>point / gives a point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>Two against two: name trumps and take three of the five tricks.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>Deux contre deux&#x202f;: choisissez l’atout et faites trois des cinq plis.</translation>
    </message>
    <message>
        <source>order / order up</source>
        <translation>prendre</translation>
    </message>
    <message>
        <source>order alone / order up alone</source>
        <translation>prendre seul / prendre seule</translation>
    </message>
    <message>
        <source>defend alone / alone against</source>
        <translation>défendre seul / défendre seule</translation>
    </message>
    <message>
        <source>take over / take over alone</source>
        <translation>à sa place / à sa place seul / à sa place seule</translation>
    </message>
    <message>
        <source>give a point / a point for them</source>
        <translation>donner un point</translation>
    </message>
    <message numerus="yes">
        <source>%n lone hand(s) that won every trick bring %2 points at least.</source>
        <extracomment>%1 of them bring %2 points.</extracomment>
        <translation>
            <numerusform>%n main jouée seul où tous les plis sont faits rapporte au moins %2 points.</numerusform>
            <numerusform>%n mains jouées seul où tous les plis sont faits rapportent au moins %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) cannot bring so many points.</source>
        <translation>
            <numerusform>%n donne ne peut pas rapporter autant de points.</numerusform>
            <numerusform>%n donnes ne peuvent pas rapporter autant de points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>event</name>
    <message>
        <source>Which event; otherwise the latest that is open</source>
        <translation>Quel tournoi&#x202f;; sinon le dernier encore ouvert</translation>
    </message>
    <message>
        <source>Begin an event</source>
        <translation>Commencer un tournoi</translation>
    </message>
    <message>
        <source>What is played: rules by name, or a file</source>
        <translation>Ce qu’on joue&#x202f;: le nom d’un règlement, ou un fichier</translation>
    </message>
    <message>
        <source>What it is called</source>
        <translation>Le nom du tournoi</translation>
    </message>
    <message>
        <source>How many rounds; otherwise 4</source>
        <translation>Combien de rondes&#x202f;; sinon 4</translation>
    </message>
    <message>
        <source>How many deals a round has</source>
        <translation>Combien de donnes a une ronde</translation>
    </message>
    <message>
        <source>How people are put to tables: individual, pairs, moving, progressive, round_robin, by_standing or own_table</source>
        <translation>Comment les participants sont répartis aux tables&#x202f;: individual, pairs, moving, progressive, round_robin, by_standing ou own_table</translation>
    </message>
    <message>
        <source>Tables of three rather than somebody who sits out</source>
        <translation>Des tables de trois plutôt que quelqu’un qui est exempt</translation>
    </message>
    <message>
        <source>What a place goes by: sum, per_deal or per_round</source>
        <translation>Ce qui donne la place&#x202f;: sum, per_deal ou per_round</translation>
    </message>
    <message>
        <source>What decides between equals, in order: roem, pits, wins, direct, last_round, lot</source>
        <translation>Ce qui départage les égalités, dans l’ordre&#x202f;: roem, pits, wins, direct, last_round, lot</translation>
    </message>
    <message>
        <source>So many rounds count for everybody, the best ones</source>
        <translation>Seul ce nombre de rondes compte pour chacun, les meilleures</translation>
    </message>
    <message>
        <source>Who has played in fewer rounds has no place</source>
        <translation>Qui a joué moins de rondes n’a pas de place</translation>
    </message>
    <message>
        <source>What a round brings who sits out: points, club_average or own_average, for the first time only with “once” behind it</source>
        <translation>Ce qu’une ronde rapporte à celui qui est exempt&#x202f;: un nombre de points, club_average ou own_average&#x202f;; suivi de «&#x202f;once&#x202f;», la première fois seulement</translation>
    </message>
    <message>
        <source>The same for who does not want to play</source>
        <translation>De même pour celui qui ne veut pas jouer</translation>
    </message>
    <message>
        <source>The same for who has not come yet</source>
        <translation>De même pour celui qui n’est pas encore arrivé</translation>
    </message>
    <message>
        <source>The same for who has left</source>
        <translation>De même pour celui qui est parti</translation>
    </message>
    <message>
        <source>A prize in cents, such as “1 5000”, “last 500” or “pits 1000”</source>
        <translation>Un prix en centimes, comme «&#x202f;1 5000&#x202f;», «&#x202f;last 500&#x202f;» ou «&#x202f;pits 1000&#x202f;»</translation>
    </message>
    <message>
        <source>The number that draws and lots follow from</source>
        <translation>Le nombre d’où découlent les tirages et les numéros tirés au sort</translation>
    </message>
    <message>
        <source>Who plays; by itself the roster</source>
        <translation>Qui joue&#x202f;; seule, la commande donne la liste de participants</translation>
    </message>
    <message>
        <source>Who; names that are new to the book are entered</source>
        <translation>Qui&#x202f;; les noms nouveaux dans le carnet y sont inscrits</translation>
    </message>
    <message>
        <source>A table of members: names in its first column</source>
        <translation>Un tableau des membres&#x202f;: les noms dans la première colonne</translation>
    </message>
    <message>
        <source>From which round on; otherwise the next</source>
        <translation>À partir de quelle ronde&#x202f;; sinon la suivante</translation>
    </message>
    <message>
        <source>They do not want to play from then on</source>
        <translation>Ils ne veulent pas jouer à partir de là</translation>
    </message>
    <message>
        <source>They have not come yet</source>
        <translation>Ils ne sont pas encore arrivés</translation>
    </message>
    <message>
        <source>They have left</source>
        <translation>Ils sont partis</translation>
    </message>
    <message>
        <source>Take such a wish back</source>
        <translation>Retirer un tel souhait</translation>
    </message>
    <message>
        <source>Draw the rounds that nobody has played in</source>
        <translation>Tirer les rondes que personne n’a encore jouées</translation>
    </message>
    <message>
        <source>From which round on</source>
        <translation>À partir de quelle ronde</translation>
    </message>
    <message>
        <source>How many rounds; otherwise all that can be drawn</source>
        <translation>Combien de rondes&#x202f;; sinon toutes celles qu’on peut tirer</translation>
    </message>
    <message>
        <source>Two who change places, in one round</source>
        <translation>Deux joueurs qui échangent leurs places, dans une seule ronde</translation>
    </message>
    <message>
        <source>Show it, and write nothing down</source>
        <translation>Montrer, sans rien écrire</translation>
    </message>
    <message>
        <source>The tables of a round, their results, and what waits</source>
        <translation>Les tables d’une ronde, leurs résultats et ce qui attend</translation>
    </message>
    <message>
        <source>Which round; otherwise the one that is played</source>
        <translation>Quelle ronde&#x202f;; sinon celle qui se joue</translation>
    </message>
    <message>
        <source>Where everybody sits, by name</source>
        <translation>Où chacun est assis, par nom</translation>
    </message>
    <message>
        <source>Begin the session of a table</source>
        <translation>Commencer la soirée d’une table</translation>
    </message>
    <message>
        <source>What a table tells of its round</source>
        <translation>Ce qu’une table indique de sa ronde</translation>
    </message>
    <message>
        <source>Which table</source>
        <translation>Quelle table</translation>
    </message>
    <message>
        <source>Its points, such as 1313:1319</source>
        <translation>Ses points, comme 1313:1319</translation>
    </message>
    <message>
        <source>The roem in them</source>
        <translation>Le roem qu’ils comprennent</translation>
    </message>
    <message>
        <source>How many pits</source>
        <translation>Combien de pits</translation>
    </message>
    <message>
        <source>Of which round; otherwise the one that is played</source>
        <translation>De quelle ronde&#x202f;; sinon celle qui se joue</translation>
    </message>
    <message>
        <source>How many deals it took, where that is not as planned</source>
        <translation>Combien de donnes il a fallu, si ce n’est pas comme prévu</translation>
    </message>
    <message>
        <source>This counts, whatever others have told</source>
        <translation>Ceci compte, quoi que d’autres aient indiqué</translation>
    </message>
    <message>
        <source>Write it down although it cannot be</source>
        <translation>L’inscrire, bien que ce soit impossible</translation>
    </message>
    <message>
        <source>Take it from this session</source>
        <translation>Le reprendre de cette soirée</translation>
    </message>
    <message>
        <source>A table of results: the number of a table, then its points, a row each</source>
        <translation>Un tableau de résultats&#x202f;: le numéro d’une table, puis ses points, une ligne par table</translation>
    </message>
    <message>
        <source>Give somebody points for a round, or take them away</source>
        <translation>Donner ou retirer des points à quelqu’un pour une ronde</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>How many; with a minus they are taken away</source>
        <translation>Combien&#x202f;; avec un signe moins, ils sont retirés</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Of which round; otherwise the last that has begun</source>
        <translation>De quelle ronde&#x202f;; sinon la dernière qui a commencé</translation>
    </message>
    <message>
        <source>The ranking as far as results are there</source>
        <translation>Le classement, pour autant que les résultats soient là</translation>
    </message>
    <message>
        <source>Take back what was written down last</source>
        <translation>Annuler ce qui a été inscrit en dernier</translation>
    </message>
    <message>
        <source>Do it again after all</source>
        <translation>Le rétablir malgré tout</translation>
    </message>
    <message>
        <source>The event is over</source>
        <translation>Le tournoi est terminé</translation>
    </message>
    <message>
        <source>It goes on after all</source>
        <translation>Il continue malgré tout</translation>
    </message>
    <message>
        <source>The ranking of a season: events from one date to another</source>
        <translation>Le classement d’une saison&#x202f;: les tournois d’une date à une autre</translation>
    </message>
    <message>
        <source>From which date on</source>
        <translation>À partir de quelle date</translation>
    </message>
    <message>
        <source>To which date</source>
        <translation>Jusqu’à quelle date</translation>
    </message>
    <message>
        <source>What each place brings, such as 25,18,15; otherwise the points of each event</source>
        <translation>Ce que rapporte chaque place, comme 25,18,15&#x202f;; sinon les points de chaque tournoi</translation>
    </message>
    <message>
        <source>So many events count for everybody, the best ones</source>
        <translation>Seul ce nombre de tournois compte pour chacun, les meilleurs</translation>
    </message>
    <message>
        <source>Who was at fewer events has no place</source>
        <translation>Qui a été à moins de tournois n’a pas de place</translation>
    </message>
    <message>
        <source>What a missed event counts</source>
        <translation>Ce que compte un tournoi manqué</translation>
    </message>
    <message>
        <source>Look whether the draw keeps what it promises, from the document or the book alone</source>
        <translation>Vérifier que le tirage tient ce qu’il promet, d’après le document ou le carnet seul</translation>
    </message>
    <message>
        <source>Documents of events; otherwise the event in the book</source>
        <translation>Documents de tournois&#x202f;; sinon le tournoi du carnet</translation>
    </message>
    <message>
        <source>How many people at most; otherwise 24</source>
        <translation>Combien de participants au plus&#x202f;; sinon 24</translation>
    </message>
    <message>
        <source>Events</source>
        <extracomment>Heads and lines of the list and of a round.</extracomment>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondes</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>prize</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>cette ronde</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>The head of a column of names, in a table of members.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <extracomment>%1 the round, %2 how many there are.</extracomment>
        <translation>Ronde %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <extracomment>%n people.</extracomment>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <extracomment>%n tables.</extracomment>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has drawn this round yet: spadille event draw</source>
        <translation>Cette ronde n’est pas encore tirée&#x202f;: spadille event draw</translation>
    </message>
    <message>
        <source>Sit out:</source>
        <extracomment>Before names.</extracomment>
        <translation>Exempts&#x202f;:</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>Of one person: he has no table in this round.</extracomment>
        <translation>exempt</translation>
    </message>
    <message>
        <source>table %1</source>
        <extracomment>%1 the number of the table.</extracomment>
        <translation>table %1</translation>
    </message>
    <message>
        <source>new partners each round</source>
        <extracomment>How people are put to tables.</extracomment>
        <translation>nouveaux partenaires à chaque ronde</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>par paires</translation>
    </message>
    <message>
        <source>sitting and moving pairs</source>
        <translation>paires fixes et paires mobiles</translation>
    </message>
    <message>
        <source>progressive</source>
        <translation>montée et descente</translation>
    </message>
    <message>
        <source>everybody meets everybody</source>
        <translation>toutes contre toutes</translation>
    </message>
    <message>
        <source>by standing</source>
        <translation>selon le classement</translation>
    </message>
    <message>
        <source>own table all evening</source>
        <translation>chacun à sa table toute la soirée</translation>
    </message>
    <message>
        <source>plays</source>
        <extracomment>Whether somebody is there in a round.</extracomment>
        <translation>joue</translation>
    </message>
    <message>
        <source>does not want to play</source>
        <translation>ne veut pas jouer</translation>
    </message>
    <message>
        <source>has not come yet</source>
        <translation>n’est pas encore arrivé</translation>
    </message>
    <message>
        <source>has left</source>
        <translation>est parti</translation>
    </message>
    <message>
        <source>Nobody meets twice.</source>
        <extracomment>How good a draw is, a sentence each.</extracomment>
        <translation>Personne ne rencontre deux fois la même personne.</translation>
    </message>
    <message>
        <source>Nobody has the same partner twice.</source>
        <translation>Personne n’a deux fois le même partenaire.</translation>
    </message>
    <message numerus="yes">
        <source>Partners a second time: %n</source>
        <extracomment>%n how often it happens.</extracomment>
        <translation>
            <numerusform>Partenaires une deuxième fois&#x202f;: %n</numerusform>
            <numerusform>Partenaires une deuxième fois&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents a second time: %n</source>
        <translation>
            <numerusform>Adversaires une deuxième fois&#x202f;: %n</numerusform>
            <numerusform>Adversaires une deuxième fois&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sitting out a second time: %n</source>
        <translation>
            <numerusform>Exempts une deuxième fois&#x202f;: %n</numerusform>
            <numerusform>Exempts une deuxième fois&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>There are fewer people than a table has seats.</source>
        <extracomment>Why a round cannot be drawn, and what would do.</extracomment>
        <translation>Il y a moins de participants que de places à une table.</translation>
    </message>
    <message>
        <source>Two wishes contradict one another.</source>
        <translation>Deux souhaits se contredisent.</translation>
    </message>
    <message>
        <source>Somebody has to sit at a table that there is not.</source>
        <translation>Quelqu’un doit être assis à une table qui n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such round to draw.</source>
        <translation>Il n’y a pas de telle ronde à tirer.</translation>
    </message>
    <message>
        <source>So many rounds cannot be drawn without meeting twice; possible: %1</source>
        <extracomment>%1 how many rounds there can be at most.</extracomment>
        <translation>On ne peut pas tirer autant de rondes sans se rencontrer deux fois&#x202f;; possible&#x202f;: %1</translation>
    </message>
    <message>
        <source>Round %1, table %2: the next round is drawn from its result, which is missing.</source>
        <extracomment>%1 the round, %2 the table.</extracomment>
        <translation>Ronde %1, table %2&#x202f;: la ronde suivante est tirée d’après son résultat, qui manque.</translation>
    </message>
    <message>
        <source>Round %1, table %2: no result yet.</source>
        <translation>Ronde %1, table %2&#x202f;: pas encore de résultat.</translation>
    </message>
    <message>
        <source>Round %1 has no table %2.</source>
        <translation>La ronde %1 n’a pas de table %2.</translation>
    </message>
    <message>
        <source>Round %1, no result yet</source>
        <extracomment>%1 the round, before numbers of tables.</extracomment>
        <translation>Ronde %1, pas encore de résultat</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <extracomment>%1 the round, %2 the table; before what is wrong with the result.</extracomment>
        <translation>Ronde %1, table %2</translation>
    </message>
    <message>
        <source>Somebody has played by the draw of round %1: it stands.</source>
        <translation>On a déjà joué d’après le tirage de la ronde %1&#x202f;: il est définitif.</translation>
    </message>
    <message>
        <source>In round %1 everybody who is there sits once, or sits out, and nobody else does.</source>
        <translation>À la ronde %1, tous ceux qui sont là sont assis une fois, ou exempts, et personne d’autre ne l’est.</translation>
    </message>
    <message>
        <source>Round %1 is not drawn.</source>
        <translation>La ronde %1 n’est pas tirée.</translation>
    </message>
    <message>
        <source>He has played in round %1.</source>
        <translation>Il a joué à la ronde %1.</translation>
    </message>
    <message>
        <source>A table tells one figure a side, or one a seat where there are no partners.</source>
        <translation>Une table indique un nombre par camp, ou un par place là où il n’y a pas de partenaires.</translation>
    </message>
    <message>
        <source>Other people sit there, or another game was played.</source>
        <translation>D’autres personnes sont assises là, ou l’on a joué à un autre jeu.</translation>
    </message>
    <message>
        <source>Nobody on the roster is called that.</source>
        <translation>Personne dans la liste de participants ne s’appelle ainsi.</translation>
    </message>
    <message>
        <source>So many cannot sit at one table.</source>
        <translation>Autant de joueurs ne peuvent pas être assis à une table.</translation>
    </message>
    <message>
        <source>Somebody stands there twice.</source>
        <translation>Quelqu’un y figure deux fois.</translation>
    </message>
    <message>
        <source>A wish names that many different people.</source>
        <translation>Un souhait nomme ce nombre de personnes différentes.</translation>
    </message>
    <message>
        <source>There is no event in the book: spadille event new</source>
        <translation>Il n’y a pas de tournoi dans le carnet&#x202f;: spadille event new</translation>
    </message>
    <message>
        <source>This is a session, and no event.</source>
        <translation>Ceci est une soirée, et non un tournoi.</translation>
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
        <translation>rondes gagnées</translation>
    </message>
    <message>
        <source>against each other</source>
        <translation>l’un contre l’autre</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>dernière ronde</translation>
    </message>
    <message>
        <source>lot</source>
        <translation>tirage au sort</translation>
    </message>
    <message>
        <source>An evening of a club at many tables; by itself the list of events</source>
        <extracomment>Commands and options of `spadille event`; sentences of help texts.</extracomment>
        <translation>Une soirée de club à plusieurs tables&#x202f;; seul, la liste des tournois</translation>
    </message>
    <message>
        <source>Make random events, as documents to be checked</source>
        <translation>Créer des tournois aléatoires, en documents à vérifier</translation>
    </message>
    <message>
        <source>How many; otherwise 10</source>
        <translation>Combien&#x202f;; sinon 10</translation>
    </message>
    <message>
        <source>The number that the first follows from; otherwise 1</source>
        <translation>Le nombre dont le premier découle&#x202f;; sinon 1</translation>
    </message>
    <message numerus="yes">
        <source>Events looked at: %n. Broken promises: %2.</source>
        <extracomment>%n events looked at, %2 promises of the draw broken.</extracomment>
        <translation>
            <numerusform>Tournois examinés&#x202f;: %n. Promesses non tenues&#x202f;: %2.</numerusform>
            <numerusform>Tournois examinés&#x202f;: %n. Promesses non tenues&#x202f;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: somebody has more than one place.</source>
        <translation>Ronde %1&#x202f;: quelqu’un a plus d’une place.</translation>
    </message>
    <message>
        <source>Round %1: somebody who is there has no place.</source>
        <translation>Ronde %1&#x202f;: quelqu’un qui est là n’a pas de place.</translation>
    </message>
    <message>
        <source>Round %1: somebody who is not there has a place.</source>
        <translation>Ronde %1&#x202f;: quelqu’un qui n’est pas là a une place.</translation>
    </message>
    <message>
        <source>Round %1, table %2: %3 people sit there; there should be %4.</source>
        <translation>Ronde %1, table %2&#x202f;: %3 personnes y sont assises&#x202f;; il en faut %4.</translation>
    </message>
    <message>
        <source>Round %1: there are %2 tables; there should be %3, of which %4 with three people.</source>
        <translation>Ronde %1&#x202f;: il y a %2 tables&#x202f;; il en faut %3, dont %4 à trois.</translation>
    </message>
    <message>
        <source>Round %1: two who want to be partners are not.</source>
        <translation>Ronde %1&#x202f;: deux personnes qui veulent être partenaires ne le sont pas.</translation>
    </message>
    <message>
        <source>Round %1: a pair does not play together.</source>
        <translation>Ronde %1&#x202f;: une paire ne joue pas ensemble.</translation>
    </message>
    <message>
        <source>Round %1: two who do not want to meet sit at table %2.</source>
        <translation>Ronde %1&#x202f;: deux personnes qui ne veulent pas se rencontrer sont à la table %2.</translation>
    </message>
    <message>
        <source>Round %1: somebody sits at table %2 and wants table %3.</source>
        <translation>Ronde %1&#x202f;: quelqu’un est à la table %2 et veut la table %3.</translation>
    </message>
    <message>
        <source>Round %1: somebody sits out again, as in round %2, and others have sat out less often.</source>
        <translation>Ronde %1&#x202f;: quelqu’un est de nouveau exempt, comme à la ronde %2, et d’autres l’ont été moins souvent.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two are partners again, as in round %3.</source>
        <translation>Ronde %1, table %2&#x202f;: deux personnes sont de nouveau partenaires, comme à la ronde %3.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two are opponents again, as in round %3.</source>
        <translation>Ronde %1, table %2&#x202f;: deux personnes sont de nouveau adversaires, comme à la ronde %3.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two pairs meet again, as in round %3.</source>
        <translation>Ronde %1, table %2&#x202f;: deux paires se rencontrent de nouveau, comme à la ronde %3.</translation>
    </message>
    <message>
        <source>Two pairs never meet.</source>
        <translation>Deux paires ne se rencontrent jamais.</translation>
    </message>
    <message>
        <source>Round %1: a pair goes from table %2 to table %3, and not to the next one.</source>
        <translation>Ronde %1&#x202f;: une paire va de la table %2 à la table %3, et non à la suivante.</translation>
    </message>
    <message>
        <source>Round %1: no pair has stayed at table %2.</source>
        <translation>Ronde %1&#x202f;: aucune paire n’est restée à la table %2.</translation>
    </message>
    <message>
        <source>Round %1: both pairs have stayed at table %2.</source>
        <translation>Ronde %1&#x202f;: les deux paires sont restées à la table %2.</translation>
    </message>
    <message>
        <source>Round %1: a pair that sits all evening has left table %2.</source>
        <translation>Ronde %1&#x202f;: une paire fixe a quitté la table %2.</translation>
    </message>
    <message>
        <source>Round %1: a pair that moves has stayed at table %2.</source>
        <translation>Ronde %1&#x202f;: une paire mobile est restée à la table %2.</translation>
    </message>
    <message>
        <source>Round %1: who has won at table %3 sits at table %2, and not at table %4.</source>
        <translation>Ronde %1&#x202f;: qui a gagné à la table %3 est à la table %2, et non à la table %4.</translation>
    </message>
    <message>
        <source>Round %1: who has lost at table %3 sits at table %2, and not at table %4.</source>
        <translation>Ronde %1&#x202f;: qui a perdu à la table %3 est à la table %2, et non à la table %4.</translation>
    </message>
    <message>
        <source>Round %1: who was better at table %3 sits at table %2, and who was worse there at table %4.</source>
        <translation>Ronde %1&#x202f;: qui a fait mieux à la table %3 est à la table %2, et qui y a fait moins bien à la table %4.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two who were partners in the last round are partners again.</source>
        <translation>Ronde %1, table %2&#x202f;: deux partenaires de la ronde précédente le sont de nouveau.</translation>
    </message>
    <message>
        <source>Round %1, table %2: these people did not sit together in the last round.</source>
        <translation>Ronde %1, table %2&#x202f;: ces personnes n’étaient pas ensemble à la ronde précédente.</translation>
    </message>
    <message>
        <source>Round %1, table %2: two play together again before everybody there has played with everybody.</source>
        <translation>Ronde %1, table %2&#x202f;: deux personnes jouent de nouveau ensemble avant que chacun n’y ait joué avec chacun.</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>What is said where otherwise a session is: of a damaged book, and of people who are merged.</extracomment>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>How this event was begun is lost. Its plan is guessed: look at it.</source>
        <translation>Le début de ce tournoi est perdu. Son plan est deviné&#x202f;: vérifiez-le.</translation>
    </message>
    <message>
        <source>Nothing of this event could be recovered.</source>
        <translation>Rien de ce tournoi n’a pu être récupéré.</translation>
    </message>
    <message>
        <source>Entry %1 of this event is lost.</source>
        <extracomment>%1 the number of the entry.</extracomment>
        <translation>L’entrée %1 de ce tournoi est perdue.</translation>
    </message>
    <message>
        <source>Entry %1 of this event is perhaps not what was written.</source>
        <translation>L’entrée %1 de ce tournoi n’est peut-être pas ce qui avait été écrit.</translation>
    </message>
    <message>
        <source>Two who are partners in every round, such as Ann,Bob</source>
        <translation>Deux joueurs partenaires à chaque ronde, comme Ann,Bob</translation>
    </message>
    <message>
        <source>Two who are never at one table, such as Ann,Bob</source>
        <translation>Deux joueurs qui ne sont jamais à la même table, comme Ann,Bob</translation>
    </message>
    <message>
        <source>Somebody who always sits at a table, such as Ann:3</source>
        <translation>Quelqu’un qui est toujours assis à une certaine table, comme Ann:3</translation>
    </message>
    <message>
        <source>Put right how an event is played and ranked; what is not said stays</source>
        <translation>Corriger comment un tournoi est joué et classé&#x202f;; ce qui n’est pas dit reste</translation>
    </message>
    <message>
        <source>Somebody has played: the game stays, and who plays with whom.</source>
        <translation>On a déjà joué&#x202f;: le jeu reste, et qui joue avec qui.</translation>
    </message>
    <message>
        <source>Partners in every round</source>
        <extracomment>What the club wants of some people; before their names.</extracomment>
        <translation>Partenaires à chaque ronde</translation>
    </message>
    <message>
        <source>Never at one table</source>
        <translation>Jamais à la même table</translation>
    </message>
    <message>
        <source>Always at table %1</source>
        <extracomment>%1 the table, before a name.</extracomment>
        <translation>Toujours à la table %1</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Whether an event goes on.</extracomment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>clos</translation>
    </message>
    <message numerus="yes">
        <source>Pairs that meet a second time: %n</source>
        <translation>
            <numerusform>Paires qui se rencontrent une deuxième fois&#x202f;: %n</numerusform>
            <numerusform>Paires qui se rencontrent une deuxième fois&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs play only where the game has partners.</source>
        <translation>Les paires n’existent que si le jeu a des partenaires.</translation>
    </message>
    <message>
        <source>Both stand on the roster of this event: these are two people.</source>
        <translation>Tous deux sont sur la liste de ce tournoi&#x202f;: ce sont deux personnes.</translation>
    </message>
    <message>
        <source>How many minutes a round has</source>
        <translation>Combien de minutes a une ronde</translation>
    </message>
    <message>
        <source>So many minutes before its end nobody begins another deal</source>
        <translation>Tant de minutes avant sa fin, personne ne commence une autre donne</translation>
    </message>
    <message>
        <source>Round %1, table %2 calls the referee.</source>
        <extracomment>%1 the round, %2 the table.</extracomment>
        <translation>Ronde %1, la table %2 appelle l’arbitre.</translation>
    </message>
    <message>
        <source>Round %1, table %2: deal %3 is disputed.</source>
        <extracomment>%1 the round, %2 the table, %3 the deal.</extracomment>
        <translation>Ronde %1, table %2&#x202f;: la donne %3 est contestée.</translation>
    </message>
    <message>
        <source>deal %1 of %2</source>
        <extracomment>%1 a deal, %2 how many there are in a round.</extracomment>
        <translation>donne %1 sur %2</translation>
    </message>
    <message>
        <source>deals so far: %1</source>
        <translation>donnes jusqu’ici&#x202f;: %1</translation>
    </message>
    <message>
        <source>Round %1, time left</source>
        <extracomment>%1 the round; before how long, &quot;12:40&quot;.</extracomment>
        <translation>Ronde %1, temps restant</translation>
    </message>
    <message>
        <source>Round %1, last call, time left</source>
        <translation>Ronde %1, dernier appel, temps restant</translation>
    </message>
    <message>
        <source>Round %1 is over since</source>
        <translation>La ronde %1 est finie depuis</translation>
    </message>
    <message>
        <source>Round %1 has no clock.</source>
        <translation>La ronde %1 n’a pas d’horloge.</translation>
    </message>
    <message>
        <source>Nothing like that was ruled at this event.</source>
        <translation>Rien de tel n’a été décidé à ce tournoi.</translation>
    </message>
    <message>
        <source>Starts or stops the clock of a round, or says how it stands</source>
        <translation>Lancer ou arrêter l’horloge d’une ronde, ou dire où elle en est</translation>
    </message>
    <message>
        <source>What to do; more: gives the round more minutes</source>
        <translation>Que faire&#x202f;; more&#x202f;: donne plus de minutes à la ronde</translation>
    </message>
    <message>
        <source>How many; otherwise as planned</source>
        <translation>Combien&#x202f;; sinon comme prévu</translation>
    </message>
    <message>
        <source>A table calls the referee</source>
        <translation>Une table appelle l’arbitre</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>Writes down what the referee of the room ruled at a table, and answers its call</source>
        <translation>Noter ce que l’arbitre de la salle a décidé à une table, et répondre à son appel</translation>
    </message>
    <message>
        <source>The clause, such as KJ-8.3</source>
        <translation>L’article, par exemple KJ-8.3</translation>
    </message>
    <message>
        <source>Who gets how many points: Ann,Bob:-100</source>
        <translation>Qui reçoit combien de points&#x202f;: Ann,Bob:-100</translation>
    </message>
    <message>
        <source>What was ruled at the event, and who waits for the referee</source>
        <translation>Ce qui a été décidé au tournoi, et qui attend l’arbitre</translation>
    </message>
    <message>
        <source>Only rulings in which this stands</source>
        <translation>Seulement les décisions où cela figure</translation>
    </message>
    <message>
        <source>Round %1, table %2 is kept deal by deal already.</source>
        <translation>Ronde %1, table %2&#x202f;: elle est déjà tenue donne par donne.</translation>
    </message>
    <message>
        <source>Nobody of that name sits at the table.</source>
        <translation>Personne de ce nom n’est assis à la table.</translation>
    </message>
    <message>
        <source>The table has told something else since.</source>
        <translation>La table a indiqué autre chose depuis.</translation>
    </message>
    <message>
        <source>No such call waits.</source>
        <translation>Aucun appel de ce genre n’attend.</translation>
    </message>
    <message>
        <source>A penalty has points, and people who get them.</source>
        <translation>Une pénalité a des points, et des personnes qui les reçoivent.</translation>
    </message>
    <message>
        <source>Asks for names, a line each</source>
        <translation>Demande des noms, un par ligne</translation>
    </message>
    <message>
        <source>What the event is called</source>
        <extracomment>Questions at a terminal, before a colon.</extracomment>
        <translation>Nom du tournoi</translation>
    </message>
    <message>
        <source>How people are put to tables</source>
        <translation>Comment on répartit les gens aux tables</translation>
    </message>
    <message>
        <source>How many rounds</source>
        <translation>Combien de rondes</translation>
    </message>
    <message>
        <source>How many deals in a round (empty: as the game is played)</source>
        <translation>Combien de donnes dans une ronde (vide&#x202f;: comme le jeu le veut)</translation>
    </message>
    <message>
        <source>How many minutes a round has (empty: no clock)</source>
        <translation>Combien de minutes a une ronde (vide&#x202f;: pas d’horloge)</translation>
    </message>
    <message>
        <source>Who is there? A name on each line; an empty line ends it.</source>
        <translation>Qui est là&#x202f;? Un nom par ligne&#x202f;; une ligne vide termine.</translation>
    </message>
    <message>
        <source>Slip by slip; an empty line instead of a table ends it.</source>
        <translation>Feuille par feuille&#x202f;; une ligne vide au lieu d’une table termine.</translation>
    </message>
    <message>
        <source>Points, as 1313:1319 (empty: from its score sheet)</source>
        <translation>Points, comme 1313:1319 (vide&#x202f;: de sa feuille de marque)</translation>
    </message>
    <message>
        <source>Roem, as 40:0 (empty: nobody counts it)</source>
        <translation>Roem, comme 40:0 (vide&#x202f;: personne ne le compte)</translation>
    </message>
    <message>
        <source>Write it down as it is</source>
        <translation>Noter tel quel</translation>
    </message>
    <message>
        <source>The room names it until it is settled; n: it is typed again.</source>
        <translation>La salle le nomme jusqu’à ce que ce soit réglé&#x202f;; n&#x202f;: on le saisit de nouveau.</translation>
    </message>
    <message>
        <source>Points, -100 to take some away</source>
        <translation>Points, -100 pour en retirer</translation>
    </message>
    <message>
        <source>What is ruled</source>
        <translation>Ce qui est décidé</translation>
    </message>
    <message>
        <source>Clause, as KJ-8.3 (empty: none)</source>
        <translation>Article, comme KJ-8.3 (vide&#x202f;: aucun)</translation>
    </message>
    <message>
        <source>Penalty, as Ann,Bob:-100 (empty: none)</source>
        <translation>Pénalité, comme Ann,Bob:-100 (vide&#x202f;: aucune)</translation>
    </message>
    <message>
        <source>That is all.</source>
        <translation>C’est tout.</translation>
    </message>
    <message>
        <source>An answer on one line; q ends it. An empty answer takes what stands in brackets.</source>
        <translation>Une réponse sur une ligne&#x202f;; q termine. Une réponse vide prend ce qui est entre crochets.</translation>
    </message>
    <message>
        <source>The table still plays.</source>
        <translation>La table joue encore.</translation>
    </message>
    <message>
        <source>Where everybody sits</source>
        <extracomment>Papers of an event: what they are called, in a list and over the page.</extracomment>
        <translation>Qui est assis où</translation>
    </message>
    <message>
        <source>Who sits at which table</source>
        <translation>Qui est à quelle table</translation>
    </message>
    <message>
        <source>Guide cards</source>
        <translation>Cartes de route</translation>
    </message>
    <message>
        <source>Cards for the tables</source>
        <translation>Cartes de table</translation>
    </message>
    <message>
        <source>Tally sheets</source>
        <translation>Feuilles de marque</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Bulletins de résultat</translation>
    </message>
    <message>
        <source>Tally sheet</source>
        <extracomment>Over one of them.</extracomment>
        <translation>Feuille de marque</translation>
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
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>* did not play</source>
        <extracomment>Below a ranking: what marks beside figures mean.</extracomment>
        <translation>* n’a pas joué</translation>
    </message>
    <message>
        <source>( ) does not count</source>
        <translation>( ) ne compte pas</translation>
    </message>
    <message>
        <source>Table %1</source>
        <extracomment>Large on a sheet; %1 the number of the table.
----------
What waits for the director: %1 the number of a table, then what it does.</extracomment>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Scan this with a phone: it shows the event and this table.</source>
        <extracomment>What to do, on a card that stands on a table: with a code to scan, and without one.</extracomment>
        <translation>À scanner avec un téléphone&#x202f;: il montre le tournoi et cette table.</translation>
    </message>
    <message>
        <source>After the last deal tell the result there, and agree on it.</source>
        <translation>Après la dernière donne, y donner le résultat et l’approuver ensemble.</translation>
    </message>
    <message>
        <source>After the last deal write the result on the slip, and sign it.</source>
        <translation>Après la dernière donne, noter le résultat sur le bulletin et le signer.</translation>
    </message>
    <message>
        <source>If something is not clear, stop, and call the referee.</source>
        <translation>Si quelque chose n’est pas clair, arrêter et appeler l’arbitre.</translation>
    </message>
    <message>
        <source>Save papers of an event as a PDF, which the table app draws</source>
        <translation>Enregistrer les papiers d’un tournoi en PDF, dessinés par l’application de table</translation>
    </message>
    <message>
        <source>by-name, by-table, guides, table-cards, tally-sheets, slips or ranking</source>
        <translation>by-name, by-table, guides, table-cards, tally-sheets, slips ou ranking</translation>
    </message>
    <message>
        <source>The PDF, which is not there yet</source>
        <translation>Le PDF, qui n’existe pas encore</translation>
    </message>
    <message>
        <source>Of which round; otherwise of all that are drawn</source>
        <translation>De quelle ronde&#x202f;; sinon de toutes celles qui sont tirées</translation>
    </message>
    <message>
        <source>What phones scan, on table cards: the address that “serve” says</source>
        <translation>Ce que les téléphones scannent, sur les cartes de table&#x202f;: l’adresse que dit «&#x202f;serve&#x202f;»</translation>
    </message>
    <message>
        <source>Saved as</source>
        <extracomment>Before the name of a file.</extracomment>
        <translation>Enregistré sous</translation>
    </message>
    <message>
        <source>Papers are drawn by the table app, spadille-table, which is not there: it is in the package spadille.</source>
        <translation>Les papiers sont dessinés par l’application de table, spadille-table, qui n’est pas là&#x202f;: elle est dans le paquet spadille.</translation>
    </message>
    <message>
        <source>The table app could not draw this paper.</source>
        <translation>L’application de table n’a pas pu dessiner ce papier.</translation>
    </message>
    <message numerus="yes">
        <source>%n sit(s) out</source>
        <extracomment>%n people who have no table in a round.</extracomment>
        <translation>
            <numerusform>%n exempt</numerusform>
            <numerusform>%n exempts</numerusform>
        </translation>
    </message>
    <message>
        <source>Roster</source>
        <extracomment>What was written down, as undo takes it back; before names, a table or figures.</extracomment>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Souhait</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Donne par donne</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Draw of round %1</source>
        <extracomment>%1 the round.</extracomment>
        <translation>Tirage de la ronde %1</translation>
    </message>
    <message>
        <source>Clock of round %1</source>
        <translation>Horloge de la ronde %1</translation>
    </message>
    <message>
        <source>Draw of rounds %1 to %2</source>
        <extracomment>%1 the first round, %2 the last one.</extracomment>
        <translation>Tirage des rondes %1 à %2</translation>
    </message>
    <message>
        <source>Event closed</source>
        <extracomment>The same by itself.</extracomment>
        <translation>Tournoi clos</translation>
    </message>
    <message>
        <source>Event opened again</source>
        <translation>Tournoi rouvert</translation>
    </message>
    <message>
        <source>Plan of the event</source>
        <translation>Plan du tournoi</translation>
    </message>
    <message>
        <source>Last entry</source>
        <translation>Dernière entrée</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>How a table of the round stands, in a small cell; %1 the deal, %2 how many there are.</extracomment>
        <translation>donne %1</translation>
    </message>
    <message>
        <source>deal %1 disputed</source>
        <translation>donne %1 contestée</translation>
    </message>
    <message>
        <source>something is disputed</source>
        <translation>quelque chose est contesté</translation>
    </message>
    <message>
        <source>calls the referee</source>
        <translation>appelle l’arbitre</translation>
    </message>
    <message>
        <source>told differently</source>
        <translation>indications différentes</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>pas encore de résultat</translation>
    </message>
    <message>
        <source>is told differently</source>
        <translation>a deux indications différentes</translation>
    </message>
    <message>
        <source>disputes deal %1</source>
        <extracomment>Behind a table; %1 the number of a deal.</extracomment>
        <translation>conteste la donne %1</translation>
    </message>
    <message>
        <source>is drawn with other people than are there</source>
        <extracomment>Behind a round.</extracomment>
        <translation>est tirée avec d’autres participants que ceux qui sont là</translation>
    </message>
    <message>
        <source>No result yet</source>
        <extracomment>Before numbers of tables.</extracomment>
        <translation>Pas encore de résultat</translation>
    </message>
    <message>
        <source>Leading after round %1</source>
        <translation>En tête après la ronde %1</translation>
    </message>
    <message>
        <source>Draw round %1</source>
        <translation>Tirer la ronde %1</translation>
    </message>
    <message>
        <source>Draw round %1 again</source>
        <translation>Tirer de nouveau la ronde %1</translation>
    </message>
    <message>
        <source>Draw rounds %1 to %2</source>
        <extracomment>%1 the first round, %2 the last one.</extracomment>
        <translation>Tirer les rondes %1 à %2</translation>
    </message>
    <message>
        <source>Draw rounds %1 to %2 again</source>
        <translation>Tirer de nouveau les rondes %1 à %2</translation>
    </message>
    <message>
        <source>All rounds are drawn</source>
        <translation>Toutes les rondes sont tirées</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still play(s)</source>
        <extracomment>Why one would rather wait before the next draw.</extracomment>
        <translation>
            <numerusform>%n table joue encore</numerusform>
            <numerusform>%n tables jouent encore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) disputed</source>
        <translation>
            <numerusform>%n résultat est contesté</numerusform>
            <numerusform>%n résultats sont contestés</numerusform>
        </translation>
    </message>
    <message>
        <source>Where pairs play everybody needs one partner: make pairs on the roster.</source>
        <translation>Là où l’on joue par paires, il faut à chacun un partenaire&#x202f;: formez les paires dans la liste des participants.</translation>
    </message>
    <message>
        <source>has begun: its draw stands</source>
        <extracomment>Of a round, behind its number.</extracomment>
        <translation>a commencé&#x202f;: son tirage est définitif</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tirée</translation>
    </message>
    <message>
        <source>drawn with other people than are there</source>
        <translation>tirée avec d’autres participants que ceux qui sont là</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>pas encore tirée</translation>
    </message>
    <message>
        <source>Changed places</source>
        <extracomment>Before the names of two.</extracomment>
        <translation>Places échangées</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>The clock of a round.</extracomment>
        <translation>Horloge</translation>
    </message>
    <message>
        <source>Last call: begin no other deal</source>
        <translation>Dernière donne&#x202f;: n’en commencez pas d’autre</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Lancer l’horloge</translation>
    </message>
    <message>
        <source>Stop the clock</source>
        <translation>Arrêter l’horloge</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>%1 of %2 tables have told</source>
        <extracomment>%1 tables of %2 have told their result.</extracomment>
        <translation>%1 tables sur %2 ont répondu</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>Who tells a result.</extracomment>
        <translation>fiche</translation>
    </message>
    <message>
        <source>deal by deal</source>
        <translation>donne par donne</translation>
    </message>
    <message>
        <source>phone</source>
        <translation>téléphone</translation>
    </message>
    <message>
        <source>file</source>
        <translation>fichier</translation>
    </message>
    <message>
        <source>director</source>
        <translation>directeur</translation>
    </message>
    <message>
        <source>agree</source>
        <extracomment>Before names: they say that a result is right.</extracomment>
        <translation>d’accord</translation>
    </message>
    <message>
        <source>kept deal by deal, in another book</source>
        <translation>tenue donne par donne, dans un autre carnet</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>The plan of an event: labels of numbers, and what they say at 0.</extracomment>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Deals in each</source>
        <translation>Donnes par ronde</translation>
    </message>
    <message>
        <source>Minutes in each</source>
        <translation>Minutes par ronde</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans horloge</translation>
    </message>
    <message>
        <source>Last call, minutes before the end</source>
        <translation>Dernière donne, minutes avant la fin</translation>
    </message>
    <message>
        <source>Best rounds that count</source>
        <translation>Meilleures rondes comptées</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Rounds that a place needs</source>
        <translation>Rondes pour être classé</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Who plays with whom</source>
        <translation>Qui joue avec qui</translation>
    </message>
    <message>
        <source>A place goes by</source>
        <translation>La place se donne aux</translation>
    </message>
    <message>
        <source>points</source>
        <extracomment>What a place goes by.</extracomment>
        <translation>points</translation>
    </message>
    <message>
        <source>points per deal</source>
        <translation>points par donne</translation>
    </message>
    <message>
        <source>points per round</source>
        <translation>points par ronde</translation>
    </message>
    <message>
        <source>Who sits out gets</source>
        <extracomment>Who gets something for a round in which he does not play; what he gets.</extracomment>
        <translation>Qui est exempt reçoit</translation>
    </message>
    <message>
        <source>Who does not want to play gets</source>
        <translation>Qui ne veut pas jouer reçoit</translation>
    </message>
    <message>
        <source>Who has not come yet gets</source>
        <translation>Qui n’est pas encore arrivé reçoit</translation>
    </message>
    <message>
        <source>Who has left gets</source>
        <translation>Qui est parti reçoit</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>the average of all</source>
        <translation>la moyenne de tous</translation>
    </message>
    <message>
        <source>his own average</source>
        <translation>sa propre moyenne</translation>
    </message>
    <message>
        <source>the first time only</source>
        <translation>la première fois seulement</translation>
    </message>
    <message>
        <source>Place %1</source>
        <extracomment>A prize; %1 the place.</extracomment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Last place</source>
        <translation>Dernière place</translation>
    </message>
    <message>
        <source>Most pits</source>
        <translation>Le plus de pits</translation>
    </message>
    <message>
        <source>On the roster</source>
        <extracomment>Before names that were put on the roster, or stood there before.</extracomment>
        <translation>Dans la liste</translation>
    </message>
    <message>
        <source>Stood there already</source>
        <translation>Y figurait déjà</translation>
    </message>
    <message>
        <source>New event</source>
        <extracomment>Pages of an event, and their buttons.</extracomment>
        <translation>Nouveau tournoi</translation>
    </message>
    <message>
        <source>There is no event in the book yet.</source>
        <translation>Il n’y a pas encore de tournoi dans le carnet.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Day, such as 2026-11-20</source>
        <translation>Jour, comme 2026-11-20</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Enregistrer le plan</translation>
    </message>
    <message>
        <source>Who does not play in a round</source>
        <translation>Qui ne joue pas une ronde</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Between equals, in this order</source>
        <translation>En cas d’égalité, dans cet ordre</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>For the next place</source>
        <translation>Pour la place suivante</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>À partir de la ronde</translation>
    </message>
    <message>
        <source>A wish: tap one or two names</source>
        <translation>Un souhait&#x202f;: touchez un ou deux noms</translation>
    </message>
    <message>
        <source>A name, or a list of names</source>
        <translation>Un nom, ou une liste de noms</translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>Noms d’un fichier</translation>
    </message>
    <message>
        <source>The file: a table whose first column has the names</source>
        <translation>Le fichier&#x202f;: un tableau dont la première colonne contient les noms</translation>
    </message>
    <message>
        <source>Look for a name</source>
        <translation>Chercher un nom</translation>
    </message>
    <message>
        <source>What the club wants</source>
        <translation>Ce que veut le club</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Rien n’attend.</translation>
    </message>
    <message>
        <source>Somebody came late</source>
        <translation>Un retardataire</translation>
    </message>
    <message>
        <source>Somebody left</source>
        <translation>Un départ</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <translation>Saisir un résultat</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Show on the wall</source>
        <translation>Afficher au mur</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Close the event</source>
        <translation>Clore le tournoi</translation>
    </message>
    <message>
        <source>Close it: nothing more can be entered</source>
        <translation>Clore&#x202f;: ensuite on ne peut plus rien saisir</translation>
    </message>
    <message>
        <source>Who plays? Put them on the roster first.</source>
        <translation>Qui joue&#x202f;? Inscrivez d’abord les participants.</translation>
    </message>
    <message>
        <source>Which table?</source>
        <translation>Quelle table&#x202f;?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Save as it is</source>
        <translation>Enregistrer tel quel</translation>
    </message>
    <message>
        <source>This counts</source>
        <translation>Ceci compte</translation>
    </message>
    <message>
        <source>Told before</source>
        <translation>Indiqué avant</translation>
    </message>
    <message>
        <source>Above or below nothing</source>
        <translation>Plus ou moins</translation>
    </message>
    <message>
        <source>What was told</source>
        <translation>Ce qui a été indiqué</translation>
    </message>
    <message>
        <source>Keep deal by deal</source>
        <translation>Tenir donne par donne</translation>
    </message>
    <message>
        <source>Go on deal by deal</source>
        <translation>Continuer donne par donne</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Échanger des places</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>The table calls</source>
        <translation>La table appelle</translation>
    </message>
    <message>
        <source>What the referee rules</source>
        <translation>Ce que décide l’arbitre</translation>
    </message>
    <message>
        <source>Clause, such as KJ-8.3</source>
        <translation>Article, comme KJ-8.3</translation>
    </message>
    <message>
        <source>Penalty, in points</source>
        <translation>Pénalité, en points</translation>
    </message>
    <message>
        <source>The penalty is for</source>
        <translation>La pénalité est pour</translation>
    </message>
    <message>
        <source>Write the ruling down</source>
        <translation>Inscrire la décision</translation>
    </message>
    <message>
        <source>Ruled at this event</source>
        <translation>Décidé à ce tournoi</translation>
    </message>
    <message>
        <source>Two names that are tapped change places.</source>
        <translation>Deux noms touchés échangent leurs places.</translation>
    </message>
    <message>
        <source>tells what cannot be</source>
        <translation>indique l’impossible</translation>
    </message>
    <message>
        <source>by the rules</source>
        <translation>selon les règles</translation>
    </message>
    <message>
        <source>What a tap says</source>
        <translation>Ce que dit un toucher</translation>
    </message>
    <message>
        <source>Papers of round</source>
        <extracomment>Before &quot;all rounds&quot;, 1, 2 …</extracomment>
        <translation>Papiers de la ronde</translation>
    </message>
    <message>
        <source>all that are drawn</source>
        <translation>toutes celles tirées</translation>
    </message>
    <message>
        <source>Cards for the tables have a square for phones while Phones is open.</source>
        <translation>Les cartes de table ont un carré pour téléphones tant que Téléphones est ouvert.</translation>
    </message>
    <message>
        <source>On the wall</source>
        <extracomment>The page that hangs on the wall of the hall, on a second screen; heads of its columns. %1 a round.</extracomment>
        <translation>Au mur</translation>
    </message>
    <message>
        <source>Show it on the wall</source>
        <translation>Afficher au mur</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Après la ronde %1</translation>
    </message>
    <message>
        <source>Round %1 so far</source>
        <translation>Ronde %1 jusqu’ici</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>Round %1: your table</source>
        <translation>Ronde %1&#x202f;: votre table</translation>
    </message>
    <message>
        <source>Round %1, table by table</source>
        <translation>Ronde %1, table par table</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>No event is open.</source>
        <translation>Aucun tournoi n’est ouvert.</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <extracomment>Below a column: which of its lines are shown, &quot;1–20 of 77&quot;.</extracomment>
        <translation>%1–%2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>the next page every %n second(s)</source>
        <extracomment>%n seconds, after which the next lines are shown.</extracomment>
        <translation>
            <numerusform>page suivante chaque seconde</numerusform>
            <numerusform>page suivante toutes les %n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>last call</source>
        <extracomment>Beside a clock, &quot;4:30&quot; or &quot;+1:05&quot;; short.</extracomment>
        <translation>dernier appel</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>temps écoulé</translation>
    </message>
    <message>
        <source>Season</source>
        <extracomment>A page: events from one date to another.</extracomment>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Find a name</source>
        <translation>Chercher un nom</translation>
    </message>
    <message>
        <source>Nobody of that name is in the ranking.</source>
        <translation>Personne de ce nom n’est au classement.</translation>
    </message>
    <message>
        <source>No result is there yet.</source>
        <translation>Il n’y a pas encore de résultat.</translation>
    </message>
    <message>
        <source>With an asterisk: a credit.</source>
        <extracomment>What signs in a ranking mean.</extracomment>
        <translation>Avec un astérisque&#x202f;: une compensation.</translation>
    </message>
    <message>
        <source>With dots: its result is missing.</source>
        <translation>Avec des points&#x202f;: le résultat manque.</translation>
    </message>
    <message>
        <source>Without a place: has played in too few rounds.</source>
        <translation>Sans place&#x202f;: a joué trop peu de rondes.</translation>
    </message>
    <message>
        <source>decided by</source>
        <extracomment>Head of a column: what decided between those who are equal.</extracomment>
        <translation>départagé par</translation>
    </message>
    <message>
        <source>Round %1: did not play, and has a credit</source>
        <extracomment>Why somebody has his place, a line each. %1 a round.</extracomment>
        <translation>Ronde %1&#x202f;: n’a pas joué, et a une compensation</translation>
    </message>
    <message>
        <source>Round %1: did not play</source>
        <translation>Ronde %1&#x202f;: n’a pas joué</translation>
    </message>
    <message>
        <source>Round %1, table %2: told differently</source>
        <translation>Ronde %1, table %2&#x202f;: annoncé différemment</translation>
    </message>
    <message>
        <source>Round %1: by the director</source>
        <translation>Ronde %1&#x202f;: par le directeur</translation>
    </message>
    <message>
        <source>Round %1 does not count: it is not among the best %2</source>
        <extracomment>%1 a round, %2 how many count.</extracomment>
        <translation>La ronde %1 ne compte pas&#x202f;: elle n’est pas parmi les %2 meilleures</translation>
    </message>
    <message>
        <source>What counts, taken together</source>
        <translation>Ce qui compte, en tout</translation>
    </message>
    <message>
        <source>%1 points in %2 deals</source>
        <extracomment>%1 points, %2 how many deals or rounds.</extracomment>
        <translation>%1 points en %2 donnes</translation>
    </message>
    <message>
        <source>%1 points in %2 rounds</source>
        <translation>%1 points en %2 rondes</translation>
    </message>
    <message>
        <source>Rounds played: %1; a place takes at least %2</source>
        <extracomment>%1 how many rounds somebody has played in, %2 how many it takes.</extracomment>
        <translation>Rondes jouées&#x202f;: %1&#x202f;; une place en demande au moins %2</translation>
    </message>
    <message>
        <source>Nobody stands before</source>
        <translation>Personne n’est devant</translation>
    </message>
    <message>
        <source>Behind %1 with %2</source>
        <extracomment>%1 who stands one place before, %2 his total.</extracomment>
        <translation>Derrière %1 avec %2</translation>
    </message>
    <message>
        <source>Equal with %1 until more roem decides: %2 to %3</source>
        <extracomment>%1 who stands one place before and was equal until then; %2 his figure, %3 that of who is told about.</extracomment>
        <translation>À égalité avec %1, jusqu’à ce que plus de roem décide&#x202f;: %2 contre %3</translation>
    </message>
    <message>
        <source>Equal with %1 until more pits decide: %2 to %3</source>
        <translation>À égalité avec %1, jusqu’à ce que plus de pits décident&#x202f;: %2 contre %3</translation>
    </message>
    <message>
        <source>Equal with %1 until more rounds won decide: %2 to %3</source>
        <translation>À égalité avec %1, jusqu’à ce que plus de rondes gagnées décident&#x202f;: %2 contre %3</translation>
    </message>
    <message>
        <source>Equal with %1 until points against each other decide</source>
        <translation>À égalité avec %1, jusqu’à ce que les points l’un contre l’autre décident</translation>
    </message>
    <message>
        <source>Equal with %1 until round %2 decides</source>
        <extracomment>%2 the round.</extracomment>
        <translation>À égalité avec %1, jusqu’à ce que la ronde %2 décide</translation>
    </message>
    <message>
        <source>Equal with %1 until the lot decides</source>
        <translation>À égalité avec %1, jusqu’à ce que le tirage au sort décide</translation>
    </message>
    <message>
        <source>Equal with %1 in everything: one place</source>
        <translation>À égalité avec %1 en tout&#x202f;: une seule place</translation>
    </message>
    <message>
        <source>A prize</source>
        <translation>Un prix</translation>
    </message>
    <message>
        <source>What an event brings</source>
        <extracomment>How a season is counted.</extracomment>
        <translation>Ce que rapporte un tournoi</translation>
    </message>
    <message>
        <source>its points</source>
        <translation>ses points</translation>
    </message>
    <message>
        <source>so much for each place</source>
        <translation>tant par place</translation>
    </message>
    <message>
        <source>For the first place, the second …</source>
        <translation>Pour la première place, la deuxième…</translation>
    </message>
    <message>
        <source>Which events count</source>
        <translation>Quels tournois comptent</translation>
    </message>
    <message>
        <source>How many events count for everybody, the best ones</source>
        <translation>Combien de tournois comptent pour chacun, les meilleurs</translation>
    </message>
    <message>
        <source>How many events somebody must have been at for a place</source>
        <translation>À combien de tournois il faut avoir été pour une place</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <extracomment>%n events of a season.</extracomment>
        <translation>
            <numerusform>%n tournoi</numerusform>
            <numerusform>%n tournois</numerusform>
        </translation>
    </message>
    <message>
        <source>What sitting out brings: points, club_average, own_average (empty: the average of all)</source>
        <translation>Ce que rapporte l’exemption&#x202f;: points, club_average, own_average (vide&#x202f;: la moyenne de tous)</translation>
    </message>
    <message>
        <source>Round %1, table %2: two tell the result differently</source>
        <translation>Ronde %1, table %2&#x202f;: deux personnes indiquent le résultat différemment</translation>
    </message>
    <message>
        <source>Round %1 is drawn with other people than are there</source>
        <extracomment>%1 the round. At a terminal a command that mends it follows.</extracomment>
        <translation>La ronde %1 est tirée avec d’autres participants que ceux qui sont là</translation>
    </message>
    <message>
        <source>Round %1 is drawn by another plan</source>
        <translation>La ronde %1 est tirée selon un autre plan</translation>
    </message>
    <message>
        <source>This event is closed; it has to be reopened first.</source>
        <extracomment>What is wrong with what was told about an event.</extracomment>
        <translation>Ce tournoi est clos&#x202f;; il faut d’abord le rouvrir.</translation>
    </message>
    <message>
        <source>This is an event, and no session.</source>
        <translation>Ceci est un tournoi, et non une soirée.</translation>
    </message>
    <message>
        <source>is drawn by another plan</source>
        <translation>est tirée selon un autre plan</translation>
    </message>
    <message>
        <source>drawn by another plan</source>
        <translation>tirée selon un autre plan</translation>
    </message>
    <message>
        <source>Resume event</source>
        <extracomment>On the first page: the event that goes on, before its title; and what waits in it.</extracomment>
        <translation>Reprendre le tournoi</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) for the referee</source>
        <translation>
            <numerusform>%n appel à l’arbitre</numerusform>
            <numerusform>%n appels à l’arbitre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) that cannot be</source>
        <translation>
            <numerusform>%n résultat impossible</numerusform>
            <numerusform>%n résultats impossibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n résultat manque</numerusform>
            <numerusform>%n résultats manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>Give or take points</source>
        <extracomment>Points by the director, for somebody of the ranking.</extracomment>
        <translation>Donner ou retirer des points</translation>
    </message>
    <message>
        <source>In round</source>
        <translation>Dans la ronde</translation>
    </message>
    <message>
        <source>Write the points down</source>
        <translation>Inscrire les points</translation>
    </message>
    <message>
        <source>Tables in the folder of documents. Another file can be dropped on this page.</source>
        <translation>Tableaux dans le dossier de documents. Un autre fichier peut être déposé sur cette page.</translation>
    </message>
    <message>
        <source>There is no table in the folder of documents. A file can be dropped on this page.</source>
        <translation>Il n’y a pas de tableau dans le dossier de documents. Un fichier peut être déposé sur cette page.</translation>
    </message>
    <message>
        <source>It was begun by mistake: throw it away</source>
        <translation>Il a été commencé par erreur&#x202f;: le jeter</translation>
    </message>
    <message>
        <source>Event %1 is thrown away; spadille event reopen --event %1 gets it back.</source>
        <extracomment>%1 is its number.</extracomment>
        <translation>Le tournoi %1 est jeté&#x202f;; spadille event reopen --event %1 le fait revenir.</translation>
    </message>
    <message>
        <source>Event thrown away</source>
        <translation>Tournoi jeté</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Behind one of several things that were done at once: &quot;Result: Table 3&quot;, &quot;Roster: Ann&quot;.</extracomment>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw the event away</source>
        <translation>Jeter le tournoi</translation>
    </message>
    <message>
        <source>Throw it away: no list shows it any more</source>
        <translation>Jeter&#x202f;: aucune liste ne le montre plus</translation>
    </message>
    <message>
        <source>Round %2 is complete, so this begins round %1. Was round %2 meant: spadille event undo, then --round %2.</source>
        <extracomment>A result without a round has begun round %1; it may have been meant for round %2.</extracomment>
        <translation>La ronde %2 est complète&#x202f;: ceci commence la ronde %1. S’il s’agissait de la ronde %2&#x202f;: spadille event undo, puis --round %2.</translation>
    </message>
    <message>
        <source>So many cannot play this game.</source>
        <translation>On ne peut pas jouer à ce jeu à ce nombre.</translation>
    </message>
    <message>
        <source>Full tables only: who is left over sits out</source>
        <translation>Tables complètes seulement&#x202f;: ceux qui restent sont exempts</translation>
    </message>
    <message>
        <source>This event is open.</source>
        <translation>Cet événement est ouvert.</translation>
    </message>
    <message>
        <source>These two are wanted together, and never at one table: take one wish back.</source>
        <translation>Ces deux-là sont voulus ensemble, et jamais à une même table&#x202f;: retirez l’un des souhaits.</translation>
    </message>
    <message>
        <source>Round %1, table %2 calls the referee</source>
        <extracomment>The same before what they say.</extracomment>
        <translation>Ronde %1, la table %2 appelle l’arbitre</translation>
    </message>
    <message>
        <source>Round %1, table %2: something is disputed.</source>
        <translation>Ronde %1, table %2&#x202f;: quelque chose est contesté.</translation>
    </message>
    <message>
        <source>There is no event of this number.</source>
        <translation>Il n’y a pas d’événement de ce numéro.</translation>
    </message>
    <message>
        <source>Round %1 is to be drawn anew: others are there than it seats.</source>
        <extracomment>What the rounds of an event do not keep to; %1 the round, %2 a table, %3 and %4 another round, table or number.</extracomment>
        <translation>La ronde %1 est à tirer de nouveau&#x202f;: les participants ne sont plus ceux qu’elle place.</translation>
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
        <translation>Le fichier à écrire&#x202f;; sinon la sortie standard. Il ne reçoit son nom qu’une fois complet</translation>
    </message>
    <message>
        <source>Every session of the book, one a line; as book also those thrown away</source>
        <translation>Toutes les soirées du carnet, une par ligne&#x202f;; avec book, aussi celles qui ont été jetées</translation>
    </message>
    <message>
        <source>book: everything, to be imported elsewhere (the usual); session: the deals in force, to be scored; csv: the same as a table</source>
        <translation>book&#x202f;: tout, à importer ailleurs (le cas habituel)&#x202f;; session&#x202f;: les donnes en vigueur, à compter&#x202f;; csv&#x202f;: la même chose en tableau</translation>
    </message>
    <message>
        <source>Semicolons between the cells of a table, not commas</source>
        <translation>Des points-virgules entre les cellules d’un tableau, pas des virgules</translation>
    </message>
    <message>
        <source>Take sessions into the book: all that the files hold, or nothing</source>
        <translation>Prendre des soirées dans le carnet&#x202f;: tout ce que contiennent les fichiers, ou rien</translation>
    </message>
    <message>
        <source>Documents (spadille/log, spadille/session), one a line or one a file, or tables (CSV); - is standard input</source>
        <translation>Documents (spadille/log, spadille/session), un par ligne ou un par fichier, ou tableaux (CSV)&#x202f;; - est l’entrée standard</translation>
    </message>
    <message>
        <source>The rules of a table: a name or a file with rules</source>
        <translation>Les règles d’un tableau&#x202f;: un nom ou un fichier avec des règles</translation>
    </message>
    <message>
        <source>Who sits where, clockwise, where a table or document does not say so</source>
        <translation>Qui est à quelle place, dans le sens horaire, si un tableau ou document ne le dit pas</translation>
    </message>
    <message>
        <source>The day, where a document does not say it; otherwise today</source>
        <translation>Le jour, si un document ne le dit pas&#x202f;; sinon aujourd’hui</translation>
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
        <translation>Une autre personne de ce nom était dans le carnet. Celle-ci est inscrite à part&#x202f;; spadille players merge les réunit.</translation>
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
        <translation>La soirée %1 a continué ici et ailleurs&#x202f;: à partir de l’entrée %2, ce n’est plus la même. Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>A table holds one session: use --session, not --all.</source>
        <translation>Un tableau contient une soirée&#x202f;: utilisez --session, et non --all.</translation>
    </message>
    <message>
        <source>This is no document of Spadille. If it is a table of deals, say --rules and --players.</source>
        <translation>Ce n’est pas un document de Spadille. Si c’est un tableau de donnes, indiquez --rules et --players.</translation>
    </message>
    <message>
        <source>Replace the file where there is one; never a book, a backup, a link, or a file with several names</source>
        <translation>Remplacer le fichier s’il existe&#x202f;; jamais un carnet, une sauvegarde, un lien ou un fichier qui a plusieurs noms</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) taken as unproven: the hash is missing, or announced totals differ.</source>
        <extracomment>Sessions that were imported although nothing proves that they are what was written down.</extracomment>
        <translation>
            <numerusform>%n soirée reprise sans preuve&#x202f;: l’empreinte manque, ou les totaux annoncés diffèrent.</numerusform>
            <numerusform>%n soirées reprises sans preuve&#x202f;: l’empreinte manque, ou les totaux annoncés diffèrent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The hash is missing: nothing proves that these events are what was written.</source>
        <translation>L’empreinte manque&#x202f;: rien ne prouve que ces entrées soient ce qui a été noté.</translation>
    </message>
    <message>
        <source>These totals were announced, but by the rules they come out otherwise.</source>
        <translation>Ces totaux ont été annoncés, mais d’après les règles ils sont différents.</translation>
    </message>
    <message>
        <source>A table is no JSON: name a file for it, or leave out --json.</source>
        <translation>Un tableau n’est pas du JSON&#x202f;: nommez un fichier pour lui, ou omettez --json.</translation>
    </message>
    <message>
        <source>From deal %1 on this form counts other totals than the sheet.</source>
        <translation>À partir de la donne %1, ce format compte d’autres totaux que la feuille.</translation>
    </message>
    <message>
        <source>%1: %2 by this form, %3 on the sheet.</source>
        <extracomment>%1 a player or partners, %2 and %3 totals.</extracomment>
        <translation>%1&#x202f;: %2 selon ce format, %3 sur la feuille.</translation>
    </message>
    <message>
        <source>Deal %1 was ended by a ruling and is left out: the deals after it have other numbers in this form, and perhaps other dealers.</source>
        <translation>La donne %1 a été arrêtée par une décision et manque ici&#x202f;: les donnes suivantes ont d’autres numéros sous cette forme, et peut-être d’autres donneurs.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) added.</source>
        <extracomment>Of evenings of a club at many tables.</extracomment>
        <translation>
            <numerusform>%n événement ajouté.</numerusform>
            <numerusform>%n événements ajoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) would be added.</source>
        <translation>
            <numerusform>%n événement serait ajouté.</numerusform>
            <numerusform>%n événements seraient ajoutés.</numerusform>
        </translation>
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
        <translation>Le texte commence par une marque d’ordre des octets&#x202f;; enregistrez-le en simple UTF-8.</translation>
    </message>
    <message>
        <source>Nothing here says how many players there are; name them.</source>
        <translation>Rien ne dit ici combien il y a de joueurs&#x202f;; nommez-les.</translation>
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
        <translation>Il y a trop d’erreurs&#x202f;: la lecture s’est arrêtée ici.</translation>
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
    <message>
        <source>This card is not in the pack.</source>
        <translation>Cette carte n’est pas dans le jeu.</translation>
    </message>
    <message>
        <source>This game has no such thing.</source>
        <translation>Ce jeu ne connaît rien de tel.</translation>
    </message>
    <message>
        <source>This card is not in the hand.</source>
        <translation>Cette carte n’est pas dans la main.</translation>
    </message>
    <message>
        <source>A hand has fewer cards.</source>
        <translation>Une main a moins de cartes.</translation>
    </message>
    <message>
        <source>The hand is needed, or the card that is asked about.</source>
        <translation>Il faut la main, ou la carte en question.</translation>
    </message>
    <message>
        <source>Both play alone on the same side.</source>
        <translation>Les deux qui jouent seuls sont du même camp.</translation>
    </message>
    <message>
        <source>This game has no auction.</source>
        <translation>Ce jeu n’a pas d’enchères.</translation>
    </message>
    <message>
        <source>This card is told twice.</source>
        <translation>Cette carte est indiquée deux fois.</translation>
    </message>
    <message>
        <source>%1 did not hold this card, as his hand is told.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>D’après la main indiquée, %1 n’avait pas cette carte.</translation>
    </message>
    <message>
        <source>%1 takes no part in the play.</source>
        <translation>%1 ne prend pas part au jeu.</translation>
    </message>
    <message>
        <source>It is not known who led to trick %1.</source>
        <extracomment>%1 the number of a trick.</extracomment>
        <translation>On ne sait pas qui a entamé le pli %1.</translation>
    </message>
    <message>
        <source>A deal has %1 tricks.</source>
        <translation>Une donne a %1 plis.</translation>
    </message>
    <message>
        <source>A trick has %1 cards.</source>
        <translation>Un pli a %1 cartes.</translation>
    </message>
    <message>
        <source>The cards do not show this; please say it.</source>
        <translation>Les cartes ne le montrent pas&#x202f;; dites-le.</translation>
    </message>
    <message>
        <source>Without the trump suit nobody knows who won a trick.</source>
        <translation>Sans la couleur d’atout, personne ne sait qui a fait un pli.</translation>
    </message>
    <message>
        <source>This call could not be made.</source>
        <translation>Cette annonce n’était pas possible.</translation>
    </message>
    <message>
        <source>The auction was over before this call.</source>
        <translation>Les enchères étaient finies avant cette annonce.</translation>
    </message>
    <message>
        <source>The auction is not over: %1 is to call.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Les enchères ne sont pas finies&#x202f;: c’est à %1 de parler.</translation>
    </message>
    <message>
        <source>Nobody asks for this here; it changes nothing.</source>
        <translation>Ceci n’est pas demandé ici et ne change rien.</translation>
    </message>
    <message>
        <source>A player has %1 cards when the play begins.</source>
        <extracomment>%1 cards.</extracomment>
        <translation>Au début du jeu, un joueur a %1 cartes.</translation>
    </message>
    <message>
        <source>The sheet says otherwise.</source>
        <translation>La feuille dit autre chose.</translation>
    </message>
    <message>
        <source>A ruling on this stands on deal %1 already.</source>
        <extracomment>%1 the number of a deal.</extracomment>
        <translation>Une décision à ce sujet est déjà inscrite sur la donne %1.</translation>
    </message>
    <message>
        <source>That is otherwise at the table of the session.</source>
        <translation>C’est autrement à la table de la soirée.</translation>
    </message>
    <message>
        <source>The calls or the cards show something else.</source>
        <translation>Les annonces ou les cartes montrent autre chose.</translation>
    </message>
    <message>
        <source>%1 was told, and the calls or the cards show %2.</source>
        <extracomment>%1 and %2 players.</extracomment>
        <translation>%1 est indiqué, et les annonces ou les cartes montrent %2.</translation>
    </message>
    <message>
        <source>This session is closed; it has to be reopened first.</source>
        <translation>Cette soirée est close&#x202f;; il faut d’abord la rouvrir.</translation>
    </message>
    <message>
        <source>This session was thrown away; get it back first.</source>
        <translation>Cette soirée a été jetée&#x202f;; il faut d’abord la reprendre.</translation>
    </message>
    <message>
        <source>This session is open.</source>
        <translation>Cette soirée est ouverte.</translation>
    </message>
    <message>
        <source>In print nobody can tell this name from another one.</source>
        <extracomment>The value shown is a name, and in brackets whose it cannot be told apart from.</extracomment>
        <translation>À la lecture, personne ne distingue ce nom d’un autre.</translation>
    </message>
    <message>
        <source>This player did not sit at this deal.</source>
        <translation>Ce joueur n’était pas assis à cette donne.</translation>
    </message>
    <message>
        <source>Not enough cards are left for the hands of the players.</source>
        <translation>Il ne reste pas assez de cartes pour les mains des joueurs.</translation>
    </message>
    <message>
        <source>There are only four cards of this rank in the pack.</source>
        <translation>Il n’y a que quatre cartes de cette hauteur dans le jeu.</translation>
    </message>
    <message>
        <source>This name is too long: 60 characters at most.</source>
        <translation>Ce nom est trop long&#x202f;: 60 caractères au plus.</translation>
    </message>
    <message>
        <source>A ruling waits for the deal in play. Enter that deal first, or undo the ruling.</source>
        <translation>Une décision attend la donne en cours. Saisissez d’abord cette donne, ou annulez la décision.</translation>
    </message>
    <message>
        <source>A ruling on this was given on the deal in play already.</source>
        <translation>Une décision à ce sujet a déjà été donnée sur la donne en cours.</translation>
    </message>
    <message>
        <source>A deal has a number only in a session of the book.</source>
        <translation>Une donne n’a de numéro que dans une soirée du carnet.</translation>
    </message>
    <message>
        <source>A line names a clause, and what it moves adds up to nothing.</source>
        <translation>Une ligne nomme un article, et la somme de ce qu’elle déplace est nulle.</translation>
    </message>
    <message>
        <source>This may be one of several things.</source>
        <translation>Cela peut être l’une de plusieurs choses.</translation>
    </message>
    <message>
        <source>No irregularity is known by these words; these come nearest.</source>
        <translation>Aucune faute ne porte ces mots&#x202f;; voici les plus proches.</translation>
    </message>
    <message>
        <source>This word cannot be understood here. Was another meant?</source>
        <translation>Ce mot ne se comprend pas ici. Un autre était-il voulu&#x202f;?</translation>
    </message>
    <message>
        <source>Without this, what the other choice brings cannot be said.</source>
        <translation>Sans cela, on ne peut pas dire ce qu’apporte l’autre choix.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>What can be tapped says what it does. The arrow at the top goes back.</source>
        <translation>Ce qui se touche dit ce que cela fait. La flèche en haut ramène en arrière.</translation>
    </message>
    <message>
        <source>The auction as it is spoken at the table. Tap what each player says; whose turn it is follows by itself, and what may not be said cannot be tapped. What the auction settled stands below at its end.</source>
        <translation>Les enchères telles qu’on les parle à la table. Touchez ce que dit chaque joueur&#x202f;; le tour passe de lui-même, et ce qui n’est pas permis ne se touche pas. À la fin, le résultat est écrit en dessous.</translation>
    </message>
    <message>
        <source>The file in which everything is kept. Make a copy of it, bring a copy back, check that nothing is damaged, and get back what was thrown away. Files of other books are taken in here as well.</source>
        <translation>Le fichier où tout est gardé. Faites-en une copie, reprenez une copie, vérifiez que rien n’est abîmé et retrouvez ce qui a été jeté. Les fichiers d’autres livres s’ajoutent ici aussi.</translation>
    </message>
    <message>
        <source>The deal card by card: first what was bid, then each card in the order in which it was played. Tricks, points and payments follow by themselves, and so does whether somebody revoked. The last card can always be taken back.</source>
        <translation>La donne carte par carte&#x202f;: d’abord les enchères, puis chaque carte dans l’ordre où elle a été jouée. Plis, points et paiements se trouvent d’eux-mêmes, une renonce aussi. La dernière carte peut toujours être reprise.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The deal that was just played. Answer what is asked from the top; every answer shows what it would do, and a second tap takes it back. What cannot be is said at once, and nothing is saved until it is right. After saving, one tap undoes it.</source>
        <translation>La donne qui vient d’être jouée. Répondez de haut en bas&#x202f;; chaque réponse montre ce qu’elle ferait, et un second toucher la retire. Ce qui est impossible est dit aussitôt, et rien n’est enregistré avant que tout soit juste. Ensuite, un toucher suffit pour annuler.</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <translation>Ce qu’on peut faire ici</translation>
    </message>
    <message>
        <source>Every evening in the book, the latest first. A tap opens one of them: to look at it or to play on. By game and by player the list becomes shorter.</source>
        <translation>Toutes les soirées du carnet, la dernière en tête. Touchez-en une pour la regarder ou pour continuer à jouer. Par jeu et par joueur, la liste raccourcit.</translation>
    </message>
    <message>
        <source>Go on with the last evening, or begin a new one with the people who usually play. Below are the evenings before, the figures, the referee, the rules and the settings. Files of Spadille can be dropped here.</source>
        <translation>Continuez la dernière soirée, ou commencez-en une avec les joueurs habituels. En dessous se trouvent les soirées passées, les chiffres, l’arbitre, les règles et les réglages. On peut déposer ici des fichiers de Spadille.</translation>
    </message>
    <message>
        <source>Escape goes back.</source>
        <translation>Échap ramène en arrière.</translation>
    </message>
    <message>
        <source>Digits type figures, Backspace wipes the last one.</source>
        <translation>Les chiffres se tapent, Retour arrière efface le dernier.</translation>
    </message>
    <message>
        <source>Letters choose people; buttons show theirs while keys are used.</source>
        <translation>Les lettres choisissent les joueurs&#x202f;; les boutons montrent la leur tant qu’on se sert du clavier.</translation>
    </message>
    <message>
        <source>Ctrl+S saves the deal.</source>
        <translation>Ctrl+S enregistre la donne.</translation>
    </message>
    <message>
        <source>Ctrl+F searches this page, or else the rules of the game.</source>
        <translation>Ctrl+F cherche dans cette page, sinon dans les règles du jeu.</translation>
    </message>
    <message>
        <source>Tab goes from button to button, Space presses it.</source>
        <translation>Tab passe d’un bouton à l’autre, Espace l’actionne.</translation>
    </message>
    <message>
        <source>Ctrl+Z takes back what was written last, Ctrl+Shift+Z does it again.</source>
        <translation>Ctrl+Z annule ce qui vient d’être écrit, Ctrl+Maj+Z le rétablit.</translation>
    </message>
    <message>
        <source>F11 fills the screen. F1 shows and hides this explanation.</source>
        <translation>F11 remplit l’écran. F1 montre et cache cette explication.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What was wrong from the beginning of the evening, or is to be different from now on: the rules, who sits where, who deals. Before anything is saved it is told what that does to the deals that were played.</source>
        <translation>Ce qui était faux dès le début de la soirée, ou doit changer à partir de maintenant&#x202f;: les règles, les places, le donneur. Avant tout enregistrement, on lit ce que cela change aux donnes jouées.</translation>
    </message>
    <message>
        <source>Choose the game and its rules, then who plays. A tap on a name seats somebody or lets him get up; the seats go round clockwise, and the arrow moves somebody up one place. Somebody new is typed once. An evening that began on paper brings its totals with it.</source>
        <translation>Choisissez le jeu et ses règles, puis les joueurs. Toucher un nom assied quelqu’un ou le fait lever&#x202f;; les places vont dans le sens des aiguilles d’une montre, et la flèche fait avancer d’une place. Un nouveau nom se tape une fois. Une soirée commencée sur papier apporte ses totaux.</translation>
    </message>
    <message>
        <source>Everybody in the book. Tap somebody to call him by another name, to say that two entries are one person, to offer him no more for new evenings, or to forget him. The figures of the evenings stay as they are.</source>
        <translation>Toutes les personnes du carnet. Touchez quelqu’un pour changer son nom, pour dire que deux entrées sont la même personne, pour ne plus le proposer ou pour l’oublier. Les chiffres des soirées restent tels quels.</translation>
    </message>
    <message>
        <source>The ranking of a season in one game. Say how many evenings count for everybody, what a missed evening is worth, and how often somebody must have been there to get a place.</source>
        <translation>Le classement d’une saison pour un jeu. Dites combien de soirées comptent pour chacun, ce que vaut une soirée manquée et combien de fois il faut être venu pour être classé.</translation>
    </message>
    <message>
        <source>Ask who wins a trick, or whether a card was allowed. Choose the question and the trumps, then tap the cards in the order in which they were played; the answer comes with its clause. Where a hand is only partly known, the answer says on what it depends.</source>
        <translation>Demandez qui gagne un pli, ou si une carte était permise. Choisissez la question et l’atout, puis touchez les cartes dans l’ordre où elles ont été jouées&#x202f;; la réponse vient avec son article. Si une main n’est connue qu’en partie, elle dit de quoi elle dépend.</translation>
    </message>
    <message>
        <source>The same evening by other rules. Change an option, and every deal stands here as it was and as it would have been. Nothing of it is written in the book.</source>
        <translation>La même soirée selon d’autres règles. Changez une option, et chaque donne est là telle qu’elle fut et telle qu’elle aurait été. Rien n’en est écrit dans le carnet.</translation>
    </message>
    <message>
        <source>How the evening went, a line for everybody. Touch the chart, or go from deal to deal, to read what a deal did and how the totals stood after it.</source>
        <translation>Le cours de la soirée, une ligne pour chacun. Touchez la courbe, ou allez de donne en donne, pour lire ce qu’une donne a fait et où en étaient les totaux ensuite.</translation>
    </message>
    <message>
        <source>The rules of each game, numbered. Type a word in any language, or the number of a clause; a tap on a clause that was found opens the section around it.</source>
        <translation>Les règles de chaque jeu, numérotées. Tapez un mot dans n’importe quelle langue, ou le numéro d’un article&#x202f;; toucher un article trouvé ouvre la section qui l’entoure.</translation>
    </message>
    <message>
        <source>Every rule that tables play differently. Begin with a set that has a name, change what is different at your table, and keep that under a name of your own. A tap on a clause opens its words.</source>
        <translation>Chaque règle que les tables jouent autrement. Partez d’un règlement qui a un nom, changez ce qui diffère chez vous et gardez le tout sous un nom à vous. Toucher un article en montre le texte.</translation>
    </message>
    <message>
        <source>Something irregular happened. Say what it was and answer a few questions; the ruling comes with its clauses, and with what your table decided before. What it moves can be put on the sheet, and taken back like a deal.</source>
        <translation>Une faute a été commise. Dites laquelle et répondez à quelques questions&#x202f;; la décision vient avec ses articles et avec ce que votre table a décidé auparavant. Ce qu’elle déplace peut être porté sur la feuille, et annulé comme une donne.</translation>
    </message>
    <message>
        <source>What was ruled, for the next time. Read it once more, then keep it as a ruling of your house, copy it, or save it as a file for another table.</source>
        <translation>Ce qui a été décidé, pour la prochaine fois. Relisez-le, puis gardez-le comme décision maison, copiez-le ou enregistrez-le dans un fichier pour une autre table.</translation>
    </message>
    <message>
        <source>How the program looks and behaves on this device: language, letters, colours, how the seats are turned, and whether everybody agrees before a deal is saved. All of it counts at once.</source>
        <translation>L’aspect et la conduite du programme sur cet appareil&#x202f;: langue, lettres, couleurs, orientation des places, et si chacun doit être d’accord avant qu’une donne soit enregistrée. Tout vaut aussitôt.</translation>
    </message>
    <message>
        <source>Who pays whom if the evening ends now, in as few payments as possible. Say what a point or a counter is worth; what is still in the pool is shared as the rules say.</source>
        <translation>Qui paie qui si la soirée s’arrête maintenant, en aussi peu de paiements que possible. Dites ce que vaut un point ou un jeton&#x202f;; ce qui reste à la poule est partagé selon les règles.</translation>
    </message>
    <message>
        <source>The evening for others: as a sheet of paper, as a picture, as a file for another book or a spreadsheet, or as a code that a telephone photographs.</source>
        <translation>La soirée pour d’autres&#x202f;: comme feuille de papier, comme image, comme fichier pour un autre livre ou un tableur, ou comme code qu’un téléphone photographie.</translation>
    </message>
    <message>
        <source>Every deal of the evening. Tap one to read, line by line, where its figures come from and by which clause. There it can also be corrected, doubted or given a note; what was written before stays readable.</source>
        <translation>Toutes les donnes de la soirée. Touchez-en une pour lire, ligne par ligne, d’où viennent ses chiffres et par quel article. On peut aussi y corriger, contester ou annoter&#x202f;; ce qui était écrit auparavant reste lisible.</translation>
    </message>
    <message>
        <source>What people did over many evenings. Tap somebody to see his figures alone, and somebody else to compare the two.</source>
        <translation>Ce que chacun a fait au fil des soirées. Touchez quelqu’un pour voir ses chiffres seuls, puis quelqu’un d’autre pour comparer les deux.</translation>
    </message>
    <message>
        <source>The board everybody reads. Tap Enter the deal when the cards are played, or the place of who made the deal. Trumps and roem can be noted while you play. The dots at the top change seats, rules or dealer; for ten seconds after a deal was saved one tap undoes it.</source>
        <translation>Le tableau que chacun lit. Une fois les cartes jouées, touchez Entrer la donne, ou la place de celui qui a fait la donne. L’atout et le roem se notent pendant le jeu. Les points en haut changent les places, les règles ou le donneur&#x202f;; pendant dix secondes après l’enregistrement, un toucher annule la donne.</translation>
    </message>
    <message>
        <source>Phones in the same network see the board: choose the network, and let everybody scan the code. It ends here, or with this program.</source>
        <translation>Les téléphones du même réseau voient le tableau&#x202f;: choisissez le réseau et laissez chacun scanner le code. Cela prend fin ici, ou avec ce programme.</translation>
    </message>
    <message>
        <source>Evenings of a club at many tables, the latest first. A tap opens one of them; a new one needs a name and a game.</source>
        <extracomment>What can be done on the pages of an event.</extracomment>
        <translation>Soirées de club à plusieurs tables, la dernière d’abord. Un toucher en ouvre une&#x202f;; pour une nouvelle il faut un nom et un jeu.</translation>
    </message>
    <message>
        <source>A name and a game are enough. Below stands all else that clubs agree on: how many rounds and deals, who plays with whom, what decides between equals, and what somebody gets who does not play in a round. All of it can be put right later.</source>
        <translation>Un nom et un jeu suffisent. Plus bas se trouve tout ce dont les clubs conviennent&#x202f;: combien de rondes et de donnes, qui joue avec qui, ce qui départage les égalités et ce que reçoit qui ne joue pas une ronde. Tout peut être corrigé plus tard.</translation>
    </message>
    <message>
        <source>Who plays. Choose first what a tap says, then tap names: somebody plays, does not want to, has not come yet, or has left, from the round that is shown on. Newcomers are typed, one after the other, or pasted as a list. Two taps make a pair, or keep two apart.</source>
        <translation>Qui joue. Choisissez d’abord ce que dit un toucher, puis touchez des noms&#x202f;: quelqu’un joue, ne veut pas jouer, n’est pas encore arrivé ou est parti, à partir de la ronde affichée. Les nouveaux sont saisis l’un après l’autre, ou collés en liste. Deux touchers forment une paire, ou séparent deux personnes.</translation>
    </message>
    <message>
        <source>The room: each table of the round with its result, or how far it is. What waits for you stands beside it; a tap leads to where it is settled. Below a result is entered and the next round drawn; the clock is at the top.</source>
        <translation>La salle&#x202f;: chaque table de la ronde avec son résultat, ou son avancement. Ce qui attend se trouve à côté&#x202f;; un toucher mène là où cela se règle. En bas on saisit un résultat et tire la ronde suivante&#x202f;; l’horloge est en haut.</translation>
    </message>
    <message>
        <source>The slip of a table: its number, then what each side made. Figures that cannot be are told at once, with what is probably wrong. Then the next table is asked for.</source>
        <translation>La fiche d’une table&#x202f;: son numéro, puis ce que chaque camp a fait. Des nombres impossibles sont signalés aussitôt, avec l’erreur probable. Puis on demande la table suivante.</translation>
    </message>
    <message>
        <source>One table: who sits there and what it told. It can be kept deal by deal like any other evening. Where two tell it differently, a tap says what counts. The referee answers a call here, or rules on what he has seen.</source>
        <translation>Une table&#x202f;: qui y est assis et ce qu’elle a indiqué. Elle peut être tenue donne par donne comme toute soirée. Quand deux l’indiquent différemment, un toucher dit ce qui compte. L’arbitre répond ici à un appel, ou décide de ce qu’il a vu.</translation>
    </message>
    <message>
        <source>Rounds are drawn so that nobody meets twice, as far as that can be; below it stands how good it is. Rounds in which somebody has played stand. Before that two names that are tapped change places.</source>
        <translation>Les rondes sont tirées de sorte que personne ne se rencontre deux fois, autant que possible&#x202f;; plus bas on voit la qualité du tirage. Les rondes déjà jouées sont définitives. Avant cela, deux noms touchés échangent leurs places.</translation>
    </message>
    <message>
        <source>Return goes on to the next figure, and saves behind the last one. Tab goes on to roem and pits.</source>
        <translation>Entrée passe au nombre suivant et enregistre après le dernier. Tab passe au roem et aux pits.</translation>
    </message>
    <message>
        <source>Papers of the event, each a PDF in the folder of documents: who sits where, cards for people and tables, sheets to keep score on, slips, the ranking.</source>
        <translation>Papiers du tournoi, chacun en PDF dans le dossier des documents&#x202f;: qui est assis où, cartes pour les gens et les tables, feuilles de marque, feuilles de résultat, le classement.</translation>
    </message>
    <message>
        <source>Who stands where at this event, and what each round brought him. A tap on somebody says how his total is made, what counted, and what decided against the one before, each with its clause. The same ranking can be shown on the wall of the hall.</source>
        <translation>Qui est où dans ce tournoi, et ce que chaque ronde lui a rapporté. Toucher quelqu’un dit comment se fait son total, ce qui a compté et ce qui a départagé du précédent, chaque fois avec l’article. Le même classement peut être affiché au mur de la salle.</translation>
    </message>
    <message>
        <source>The ranking of many events. Say whether an event brings its points or so much for each place, how many events count for everybody, and how often somebody must have been there to get a place.</source>
        <translation>Le classement de plusieurs tournois. Dites si un tournoi rapporte ses points ou tant par place, combien de tournois comptent pour chacun, et combien de fois il faut avoir été là pour avoir une place.</translation>
    </message>
    <message>
        <source>Whether this book and its club are the same, and what came and went. Where two tables have gone on with one session both ways stand here, and a tap says which one stays. The address of a club is given to you by whoever looks after its server.</source>
        <translation>Si ce carnet et son club sont au même point, et ce qui est venu et parti. Là où deux tables ont continué la même soirée, les deux voies sont ici, et un toucher dit laquelle reste. L’adresse d’un club vient de qui s’occupe de son serveur.</translation>
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
        <translation>La règle de quelle ville&#x202f;: Amsterdam ou Rotterdam</translation>
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
        <source>Amsterdam: 16 deals</source>
        <translation>Amsterdam&#x202f;: 16 donnes</translation>
    </message>
    <message>
        <source>Amsterdam, with 100 for a pit</source>
        <translation>Amsterdam, avec 100 pour un pit</translation>
    </message>
    <message>
        <source>An individual evening: three games, a new partner in each</source>
        <translation>Une soirée individuelle&#x202f;: trois parties, un autre partenaire à chacune</translation>
    </message>
    <message>
        <source>Three players, fifteen deals</source>
        <translation>Trois joueurs, quinze donnes</translation>
    </message>
    <message>
        <source>Utrecht: forehand has to make trumps</source>
        <translation>Utrecht&#x202f;: le premier en cartes doit faire l’atout</translation>
    </message>
    <message>
        <source>Rotterdam, as at tournaments</source>
        <translation>Rotterdam, comme en tournoi</translation>
    </message>
    <message>
        <source>To 1,500 points, with 100 for a pit</source>
        <translation>En 1&#x202f;500 points, avec 100 pour un pit</translation>
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
        <translation>Points de cartes de l’autre camp&#x202f;; à trois, du joueur à gauche du preneur</translation>
    </message>
    <message>
        <source>Of three: card points of the player on the maker&apos;s right</source>
        <translation>À trois&#x202f;: points de cartes du joueur à droite du preneur</translation>
    </message>
    <message>
        <source>Roem claimed by the makers&apos; side, trick by trick</source>
        <translation>Roem annoncé par le camp du preneur, pli par pli</translation>
    </message>
    <message>
        <source>Roem of the other side; of three, of the player on the maker&apos;s left</source>
        <translation>Roem de l’autre camp&#x202f;; à trois, du joueur à gauche du preneur</translation>
    </message>
    <message>
        <source>Of three: roem of the player on the maker&apos;s right</source>
        <translation>À trois&#x202f;: roem du joueur à droite du preneur</translation>
    </message>
    <message>
        <source>Roem is told as one sum for each side</source>
        <translation>Le roem est donné en une somme par camp</translation>
    </message>
    <message>
        <source>Tricks of the makers&apos; side; they tell a pit</source>
        <translation>Plis du camp du preneur&#x202f;; ils font voir un pit</translation>
    </message>
    <message>
        <source>The makers concede nat without counting</source>
        <translation>Les preneurs concèdent le nat sans compter</translation>
    </message>
    <message>
        <source>The trump suit; needed only with cards</source>
        <translation>La couleur d’atout&#x202f;; utile seulement si les cartes sont données</translation>
    </message>
    <message>
        <source>Who won the last trick; needed only with cards</source>
        <translation>Qui a fait le dernier pli&#x202f;; utile seulement si les cartes sont données</translation>
    </message>
    <message>
        <source>The cards that the makers&apos; side won</source>
        <translation>Les cartes gagnées par le camp du preneur</translation>
    </message>
    <message>
        <source>The cards that the other side won; of three, the player on the maker&apos;s left</source>
        <translation>Les cartes gagnées par l’autre camp&#x202f;; à trois, par le joueur à gauche du preneur</translation>
    </message>
    <message>
        <source>Of three: all passed, the deal is void</source>
        <translation>À trois&#x202f;: tous ont passé, la donne est nulle</translation>
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
        <translation>Points de cartes&#x202f;: %1 %2, les autres %3</translation>
    </message>
    <message>
        <source>Card points: the maker %1, on his left %2, on his right %3</source>
        <extracomment>The maker&apos;s, then those of the players to his left.</extracomment>
        <translation>Points de cartes&#x202f;: le preneur %1, à sa gauche %2, à sa droite %3</translation>
    </message>
    <message>
        <source>%1 concedes nat; nothing is counted</source>
        <translation>%1 concède le nat&#x202f;; on ne compte rien</translation>
    </message>
    <message>
        <source>Roem of %1: %2</source>
        <extracomment>%1 a side or a player, %2 marks such as &quot;I V&quot;, or a sum.</extracomment>
        <translation>Roem pour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 make it: %2 against %3</source>
        <extracomment>%1 the makers&apos; side, %2 its total, %3 that of the others.</extracomment>
        <translation>%1 réussissent&#x202f;: %2 contre %3</translation>
    </message>
    <message>
        <source>%1 are nat: %2 against %3; the others get all points</source>
        <translation>%1 sont nat&#x202f;: %2 contre %3, tout passe à l’autre camp</translation>
    </message>
    <message>
        <source>%1 are nat: only equal, %2 against %3; the others get all points</source>
        <translation>%1 sont nat&#x202f;: à égalité, %2 contre %3, tout passe à l’autre camp</translation>
    </message>
    <message>
        <source>%1 are nat: their roem goes to the others too</source>
        <translation>%1 sont nat&#x202f;: leur roem passe aussi à l’autre camp</translation>
    </message>
    <message>
        <source>Pit: %1 won every trick, %2 more</source>
        <translation>Pit&#x202f;: %1 ont fait tous les plis, %2 de plus</translation>
    </message>
    <message>
        <source>Tegenpit: %1 won every trick, %2 more</source>
        <translation>Tegenpit&#x202f;: %1 ont fait tous les plis, %2 de plus</translation>
    </message>
    <message>
        <source>%1 makes it: %2 is more than half of %3</source>
        <extracomment>%1 the maker, %2 his total, %3 the total of all three.</extracomment>
        <translation>%1 réussit&#x202f;: %2, c’est plus que la moitié de %3</translation>
    </message>
    <message>
        <source>%1 fails: %2 is at most half of %3; the others score all of it each</source>
        <translation>%1 échoue&#x202f;: %2, c’est au plus la moitié de %3&#x202f;; chacun des autres marque le tout</translation>
    </message>
    <message>
        <source>%1 fails: the others score all of %2 each</source>
        <translation>%1 échoue&#x202f;: chacun des autres marque les %2 points</translation>
    </message>
    <message>
        <source>All three passed: the cards are dealt again</source>
        <translation>Tous les trois ont passé&#x202f;: on redonne</translation>
    </message>
    <message>
        <source>After %1 deals: %2 to %3</source>
        <extracomment>%1 deals played, then the totals.</extracomment>
        <translation>Après %1 donnes&#x202f;: %2 à %3</translation>
    </message>
    <message>
        <source>After %1 deals: %2, %3 and %4</source>
        <translation>Après %1 donnes&#x202f;: %2, %3 et %4</translation>
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
        <source>A game to %1 is not over with this.</source>
        <translation>Avec ce total, une partie en %1 n’est pas finie.</translation>
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
        <translation>Si tous passent, le premier en cartes doit faire l’atout.</translation>
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
        <translation>De chaque hauteur il y a quatre cartes&#x202f;: son carré ne tombe qu’une fois.</translation>
    </message>
    <message>
        <source>There are four jacks, so nobody has them twice.</source>
        <translation>Il y a quatre valets&#x202f;: personne ne les a deux fois.</translation>
    </message>
    <message>
        <source>All passed, so there is nothing to say here.</source>
        <translation>Tout le monde a passé&#x202f;: il n’y a rien à indiquer ici.</translation>
    </message>
    <message>
        <source>Under these rules %1, as forehand, has to make trumps.</source>
        <translation>Avec ces règles, %1, premier en cartes, doit faire l’atout.</translation>
    </message>
    <message>
        <source>Four players are two sides: there is no third.</source>
        <translation>Quatre joueurs font deux camps&#x202f;: il n’y en a pas de troisième.</translation>
    </message>
    <message>
        <source>The makers conceded, so nothing is counted.</source>
        <translation>Les preneurs ont concédé, on ne compte donc rien.</translation>
    </message>
    <message>
        <source>Together that is %1 points, not %2: count again.</source>
        <translation>Cela fait %1 points en tout, et non %2&#x202f;: recomptez.</translation>
    </message>
    <message>
        <source>Together that is %1 points, not %2: the points of the last trick are missing.</source>
        <translation>Cela fait %1 points en tout, et non %2&#x202f;: les points du dernier pli manquent.</translation>
    </message>
    <message>
        <source>No tricks can be worth just so many points.</source>
        <translation>Aucun pli ne peut valoir juste ce nombre de points.</translation>
    </message>
    <message>
        <source>Say how many tricks the makers won: a trick can be worth nothing, so points do not tell whether one side won all.</source>
        <translation>Dites combien de plis les preneurs ont faits&#x202f;: un pli peut ne rien valoir, et les points ne disent pas si un camp les a tous faits.</translation>
    </message>
    <message>
        <source>Cards are won in tricks of %1; the maker of three players has two more.</source>
        <extracomment>%1 cards of a trick, %2 cards besides.</extracomment>
        <translation>Les cartes se gagnent par plis de %1&#x202f;; à trois, le preneur en a deux de plus.</translation>
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
        <translation>Il y a plus de marques que de plis&#x202f;; un pli en a une.</translation>
    </message>
    <message>
        <source>Only where partners change does anybody miss a game.</source>
        <translation>On ne peut manquer une partie que si les partenaires changent.</translation>
    </message>
    <message>
        <source>Who misses a game misses all of it: say so in its first deal.</source>
        <translation>Qui manque une partie la manque tout entière&#x202f;: dites-le à sa première donne.</translation>
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
        <translation>Qui a le plus de points gagne&#x202f;; si tous sont à égalité, tous gagnent.</translation>
    </message>
    <message>
        <source>In which packets the cards are dealt</source>
        <translation>Par quels paquets on donne les cartes</translation>
    </message>
    <message>
        <source>Until when the maker may name another suit</source>
        <translation>Jusqu’à quand le preneur peut nommer une autre couleur</translation>
    </message>
    <message>
        <source>What becomes of a card led or played out of turn</source>
        <translation>Ce que devient une carte entamée ou jouée hors de son tour</translation>
    </message>
    <message>
        <source>Until when a revoke can be mended</source>
        <translation>Jusqu’à quand une renonce peut être réparée</translation>
    </message>
    <message>
        <source>What follows a revoke that is mended in time</source>
        <translation>Ce qui suit une renonce réparée à temps</translation>
    </message>
    <message>
        <source>What a revoke brings that is noticed too late</source>
        <translation>Ce que rapporte une renonce remarquée trop tard</translation>
    </message>
    <message>
        <source>Points added for the revoke, written as roem</source>
        <translation>Points ajoutés pour la renonce, marqués comme roem</translation>
    </message>
    <message>
        <source>Until when the right value may be claimed after a false claim of roem</source>
        <translation>Jusqu’à quand la bonne valeur peut être annoncée après une fausse annonce de roem</translation>
    </message>
    <message>
        <source>Which turned trick may be looked at</source>
        <translation>Quel pli retourné peut être regardé</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Ce qui est arrivé</translation>
    </message>
    <message>
        <source>Who did it</source>
        <translation>Qui l’a fait</translation>
    </message>
    <message>
        <source>What the player wants who named the suit</source>
        <translation>Ce que veut le joueur qui a nommé la couleur</translation>
    </message>
    <message>
        <source>What has happened since the suit was named</source>
        <translation>Ce qui s’est passé depuis que la couleur a été nommée</translation>
    </message>
    <message>
        <source>What is wrong with the claim of roem</source>
        <translation>Ce qui est faux dans l’annonce de roem</translation>
    </message>
    <message>
        <source>What happened to the talon or the cards laid away</source>
        <translation>Ce qui est arrivé au talon ou aux cartes écartées</translation>
    </message>
    <message>
        <source>When it was noticed; the last trick is only turned until the points are counted</source>
        <extracomment>The stages of KJ-8.1.</extracomment>
        <translation>Quand on l’a remarqué&#x202f;; le dernier pli reste retourné jusqu’au compte</translation>
    </message>
    <message>
        <source>It is the last trick of the deal</source>
        <translation>C’est le dernier pli de la donne</translation>
    </message>
    <message>
        <source>The next player, or the one passed over, has already played</source>
        <translation>Le joueur suivant, ou le joueur oublié, a déjà joué</translation>
    </message>
    <message>
        <source>The player laid it on the table in his turn</source>
        <translation>Le joueur l’a posée sur la table à son tour</translation>
    </message>
    <message>
        <source>Whether the revoke is proved</source>
        <translation>Si la renonce est prouvée</translation>
    </message>
    <message>
        <source>How many tricks have been turned after the one with the revoke</source>
        <translation>Combien de plis ont été retournés après celui de la renonce</translation>
    </message>
    <message>
        <source>The cards are mixed, and the sides do not agree</source>
        <translation>Les cartes sont mêlées, et les camps ne s’accordent pas</translation>
    </message>
    <message>
        <source>It was counted wrongly, not only written wrongly</source>
        <translation>C’était mal compté, et non seulement mal écrit</translation>
    </message>
    <message>
        <source>The next game has begun, or the table has broken up</source>
        <translation>La partie suivante a commencé, ou la table s’est séparée</translation>
    </message>
    <message>
        <source>Which trick was looked at</source>
        <translation>Quel pli a été regardé</translation>
    </message>
    <message>
        <source>What the player says who lays his hand down</source>
        <translation>Ce que dit le joueur qui étale sa main</translation>
    </message>
    <message>
        <source>Nobody objects: all others agree, or the partner does</source>
        <translation>Personne ne proteste&#x202f;: tous les autres, ou le partenaire, sont d’accord</translation>
    </message>
    <message>
        <source>Whether those who may ask for a remedy do so, or let it stand</source>
        <translation>Si ceux qui peuvent réclamer le font, ou laissent passer</translation>
    </message>
    <message>
        <source>Which revoke of this side in this game it is</source>
        <translation>Combien de renonces de ce camp dans cette partie, celle-ci comprise</translation>
    </message>
    <message>
        <source>How many times this deal has been dealt, this one included</source>
        <translation>Combien de fois cette donne a été donnée, celle-ci comprise</translation>
    </message>
    <message>
        <source>The makers are nat in it, or a side took every trick</source>
        <translation>Les preneurs y sont nat, ou un camp a fait tous les plis</translation>
    </message>
    <message>
        <source>This trick has less roem in it: %1.</source>
        <extracomment>%1 points.</extracomment>
        <translation>Il y a moins de roem dans ce pli&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The maker of three players lays two cards away.</source>
        <translation>À trois, le preneur écarte deux cartes.</translation>
    </message>
    <message>
        <source>Only three players have a talon.</source>
        <translation>Il n’y a de talon qu’à trois joueurs.</translation>
    </message>
    <message>
        <source>This cannot have been noticed so early.</source>
        <translation>Cela n’a pas pu être remarqué si tôt.</translation>
    </message>
    <message>
        <source>It was the turn of %1 to deal: nothing is wrong.</source>
        <translation>C’était à %1 de donner&#x202f;: il n’y a pas de faute.</translation>
    </message>
    <message>
        <source>Nobody asks for another deal, so this one is played.</source>
        <translation>Personne ne demande une autre donne&#x202f;: on joue celle-ci.</translation>
    </message>
    <message>
        <source>Somebody has spoken about trumps: the deal stands if everybody has the right number of cards.</source>
        <translation>Quelqu’un a parlé de l’atout&#x202f;: la donne reste si chacun a le bon nombre de cartes.</translation>
    </message>
    <message>
        <source>Somebody has spoken about trumps: the deal stands.</source>
        <translation>Quelqu’un a parlé de l’atout&#x202f;: la donne reste.</translation>
    </message>
    <message>
        <source>A card has been led: the deal stands.</source>
        <translation>On a entamé&#x202f;: la donne reste.</translation>
    </message>
    <message>
        <source>Somebody has a wrong number of cards; earlier deals stand.</source>
        <translation>Quelqu’un a un nombre de cartes faux&#x202f;; les donnes précédentes restent.</translation>
    </message>
    <message>
        <source>The points of the deal are entered: only a slip on the sheet can still be mended.</source>
        <translation>Les points de la donne sont saisis&#x202f;: seule une erreur d’écriture sur la feuille peut encore être réparée.</translation>
    </message>
    <message>
        <source>The rules do not say what happens: the table decides.</source>
        <translation>Les règles ne disent pas ce qui suit&#x202f;: la table décide.</translation>
    </message>
    <message>
        <source>In a tournament the director decides; players neither impose nor remit a penalty.</source>
        <translation>Dans un tournoi, l’arbitre décide&#x202f;; les joueurs n’infligent ni ne remettent de pénalité.</translation>
    </message>
    <message>
        <source>What %1 said does not count, and nobody is bound by it: the player whose turn it is speaks.</source>
        <translation>Ce que %1 a dit ne compte pas et n’engage personne&#x202f;: celui dont c’est le tour parle.</translation>
    </message>
    <message>
        <source>When the turn comes to %1, the same may be said or something else.</source>
        <translation>Quand vient le tour de %1, on peut dire la même chose ou autre chose.</translation>
    </message>
    <message>
        <source>%1 may name another suit, and that suit is trumps.</source>
        <translation>%1 peut nommer une autre couleur, et c’est elle l’atout.</translation>
    </message>
    <message>
        <source>The suit named first is trumps, and %1 is the maker.</source>
        <translation>La couleur nommée d’abord est atout, et %1 est le preneur.</translation>
    </message>
    <message>
        <source>Who has named a suit cannot pass any more.</source>
        <translation>Qui a nommé une couleur ne peut plus passer.</translation>
    </message>
    <message>
        <source>Another suit cannot be named any more.</source>
        <translation>On ne peut plus nommer une autre couleur.</translation>
    </message>
    <message>
        <source>The maker may name a suit of which he has no card: nothing is wrong.</source>
        <translation>Le preneur peut nommer une couleur dont il n’a aucune carte&#x202f;: il n’y a pas de faute.</translation>
    </message>
    <message>
        <source>The maker has to name another suit, one that he holds.</source>
        <translation>Le preneur doit nommer une autre couleur, qu’il possède.</translation>
    </message>
    <message>
        <source>%1 takes the card back, and the player whose lead it is leads.</source>
        <translation>%1 reprend la carte, et le bon joueur entame.</translation>
    </message>
    <message>
        <source>The player whose lead it is leads, and the card lies face up before %1.</source>
        <translation>Le bon joueur entame, et la carte reste face visible devant %1, comme carte pénalisée.</translation>
    </message>
    <message>
        <source>It must be played as soon as the rules of play allow it, even if other cards would be allowed too.</source>
        <translation>Elle doit être jouée dès que les règles du jeu le permettent, même si d’autres cartes sont permises.</translation>
    </message>
    <message>
        <source>The lead stands, and the trick goes on clockwise.</source>
        <translation>L’entame est bonne, et le pli continue dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>%1 takes the card back and plays when the turn comes.</source>
        <translation>%1 reprend la carte et joue quand vient son tour.</translation>
    </message>
    <message>
        <source>The card lies face up before %1 and must be played in turn if the rules of play allow it then, or else as soon as they do.</source>
        <translation>La carte reste face visible devant %1 et doit être jouée à son tour si les règles du jeu le permettent alors, ou sinon dès qu’elles le permettent.</translation>
    </message>
    <message>
        <source>The card stands; whoever was passed over and has not played yet plays now.</source>
        <translation>La carte reste jouée&#x202f;; le joueur oublié, s’il n’a pas encore joué, joue maintenant.</translation>
    </message>
    <message>
        <source>The card is played: %1 may not change it for another.</source>
        <translation>La carte est jouée&#x202f;: %1 ne peut pas l’échanger contre une autre.</translation>
    </message>
    <message>
        <source>Only a revoke is mended.</source>
        <translation>Seule une renonce se répare.</translation>
    </message>
    <message>
        <source>The card was not played: %1 takes it back and may play it later or not.</source>
        <translation>La carte n’est pas jouée&#x202f;: %1 la reprend et peut la jouer plus tard ou non.</translation>
    </message>
    <message>
        <source>%1 says which card is played, if both are allowed, and takes the other back.</source>
        <translation>%1 dit quelle carte est jouée, si les deux sont permises, et reprend l’autre.</translation>
    </message>
    <message>
        <source>%1 takes the card back and plays one that is allowed; who played after that may change the card too.</source>
        <translation>%1 reprend la carte et en joue une permise&#x202f;; ceux qui ont joué ensuite peuvent changer la leur.</translation>
    </message>
    <message>
        <source>Roem claimed for the trick is struck and may be claimed again for the cards that now lie there.</source>
        <translation>Un roem annoncé pour ce pli est rayé et peut être annoncé de nouveau pour les cartes qui s’y trouvent.</translation>
    </message>
    <message>
        <source>If %1 leads to the next trick, it may not be with the suit of the card taken back, unless there is nothing else.</source>
        <extracomment>%1 the partner of who revoked.</extracomment>
        <translation>Si %1 entame le pli suivant, ce ne peut être dans la couleur de la carte reprise, sauf s’il n’y a rien d’autre.</translation>
    </message>
    <message>
        <source>The points of the deal are entered: no revoke can be claimed any more.</source>
        <translation>Les points de la donne sont saisis&#x202f;: on ne peut plus réclamer de renonce.</translation>
    </message>
    <message>
        <source>Those who accused mixed the cards: the revoke counts as not proved.</source>
        <translation>Les accusateurs ont mêlé les cartes&#x202f;: la renonce passe pour non prouvée.</translation>
    </message>
    <message>
        <source>The accused mixed the cards: the revoke counts as proved.</source>
        <translation>Les accusés ont mêlé les cartes&#x202f;: la renonce passe pour prouvée.</translation>
    </message>
    <message>
        <source>Nobody is innocent: more than one side has revoked.</source>
        <translation>Personne n’est innocent&#x202f;: plus d’un camp a fait une renonce.</translation>
    </message>
    <message>
        <source>It is the first revoke of %1 in this game.</source>
        <extracomment>%1 the side, or of three the player, that revoked.</extracomment>
        <translation>C’est la première renonce dans cette partie pour %1.</translation>
    </message>
    <message>
        <source>If the makers are nat in the second deal, or a side takes every trick, or somebody revokes again, there is a third.</source>
        <translation>Si les preneurs sont nat dans la deuxième donne, ou qu’un camp fait tous les plis, ou que quelqu’un fait encore une renonce, il y en a une troisième.</translation>
    </message>
    <message>
        <source>A third deal follows, and it will stand, whatever comes out.</source>
        <translation>Il y a une troisième donne, et elle sera bonne, quoi qu’il en sorte.</translation>
    </message>
    <message>
        <source>It is the third deal: it stands, whatever came out.</source>
        <translation>C’est la troisième donne&#x202f;: elle est bonne, quoi qu’il en soit sorti.</translation>
    </message>
    <message>
        <source>%1, as the partner, keeps the points.</source>
        <translation>%1, le partenaire, garde ses points.</translation>
    </message>
    <message>
        <source>The cards are taken back as far as the revoke; %1 plays a card that is allowed, and the play goes on from there.</source>
        <translation>On reprend les cartes jusqu’à la renonce&#x202f;; %1 joue une carte permise, et le jeu continue de là.</translation>
    </message>
    <message>
        <source>The innocent side gives the deal up.</source>
        <translation>Le camp innocent abandonne la donne.</translation>
    </message>
    <message>
        <source>The claim is struck; there is no penalty.</source>
        <translation>L’annonce est rayée&#x202f;; il n’y a pas de pénalité.</translation>
    </message>
    <message>
        <source>The right value may be claimed instead now.</source>
        <translation>La bonne valeur peut maintenant être annoncée à la place.</translation>
    </message>
    <message>
        <source>The right value cannot be claimed any more: nothing is left of it.</source>
        <translation>La bonne valeur ne peut plus être annoncée&#x202f;: il n’en reste rien.</translation>
    </message>
    <message>
        <source>Roem counts without a claim: what lies in the trick is written for those who won it.</source>
        <translation>Le roem compte sans annonce&#x202f;: ce qui est dans le pli se marque pour ceux qui l’ont fait.</translation>
    </message>
    <message>
        <source>The rest may be claimed now.</source>
        <translation>Le reste peut être annoncé maintenant.</translation>
    </message>
    <message>
        <source>The rest cannot be claimed any more; what was claimed stands.</source>
        <translation>Le reste ne peut plus être annoncé&#x202f;; ce qui a été annoncé reste.</translation>
    </message>
    <message>
        <source>Only those who won the trick may claim its roem: this claim counts for nobody.</source>
        <translation>Seuls ceux qui ont fait le pli peuvent en annoncer le roem&#x202f;: cette annonce ne compte pour personne.</translation>
    </message>
    <message>
        <source>They may claim it themselves as long as a claim is allowed.</source>
        <translation>Ils peuvent l’annoncer eux-mêmes tant qu’une annonce est permise.</translation>
    </message>
    <message>
        <source>Anybody may claim roem: the claim counts for those who won the trick.</source>
        <translation>Chacun peut annoncer le roem&#x202f;: l’annonce compte pour ceux qui ont fait le pli.</translation>
    </message>
    <message>
        <source>The points are not accepted: the cards are counted again, and all of them are worth %1.</source>
        <extracomment>%1 card points of a whole deal.</extracomment>
        <translation>Les points ne sont pas acceptés&#x202f;: on recompte les cartes, qui valent %1 ensemble.</translation>
    </message>
    <message>
        <source>If the count of one side is right, the other has the rest.</source>
        <translation>Si le compte d’un camp est juste, l’autre a le reste.</translation>
    </message>
    <message>
        <source>The cards are mixed, and the sides do not agree.</source>
        <translation>Les cartes sont mêlées, et les camps ne sont pas d’accord.</translation>
    </message>
    <message>
        <source>What was counted wrongly cannot be counted again without the cards, and stands.</source>
        <translation>Ce qui a été mal compté ne peut pas être recompté sans les cartes, et reste.</translation>
    </message>
    <message>
        <source>It is mended: correct the deal.</source>
        <translation>Cela se répare&#x202f;: corrigez la donne.</translation>
    </message>
    <message>
        <source>It is too late to mend the sheet: it stands.</source>
        <translation>Il est trop tard pour corriger la feuille&#x202f;: elle reste.</translation>
    </message>
    <message>
        <source>The last trick turned may be looked at until the next is complete.</source>
        <translation>Le dernier pli retourné peut être regardé jusqu’à ce que le suivant soit complet.</translation>
    </message>
    <message>
        <source>The first trick may be looked at until everybody has played to the second.</source>
        <translation>Le premier pli peut être regardé jusqu’à ce que chacun ait joué dans le deuxième.</translation>
    </message>
    <message>
        <source>To prove a revoke tricks may be turned up in any case.</source>
        <translation>Pour prouver une renonce, on peut toujours rouvrir les plis.</translation>
    </message>
    <message>
        <source>The trick must be turned back.</source>
        <translation>Le pli doit être remis.</translation>
    </message>
    <message>
        <source>By words, looks or gestures nobody may tell his partner anything about his cards or advise him; the play goes on.</source>
        <translation>Par des paroles, des regards ou des gestes, personne ne doit renseigner son partenaire sur ses cartes ni le conseiller&#x202f;; le jeu continue.</translation>
    </message>
    <message>
        <source>%1 takes the cards back, and the play goes on.</source>
        <translation>%1 reprend ses cartes, et le jeu continue.</translation>
    </message>
    <message>
        <source>Only the makers may concede nat.</source>
        <translation>Seuls les preneurs peuvent concéder nat.</translation>
    </message>
    <message>
        <source>The remaining tricks are for %1, with the %2 points of the last one.</source>
        <extracomment>%1 a side or a player, %2 points of the last trick.</extracomment>
        <translation>Les plis qui restent sont pour %1, avec les %2 points du dernier.</translation>
    </message>
    <message>
        <source>Roem in them counts only if it was shown and claimed in the same breath.</source>
        <translation>Le roem qu’ils contiennent ne compte que s’il a été montré et annoncé d’un seul trait.</translation>
    </message>
    <message>
        <source>Until the first card is led the maker may change the cards laid away.</source>
        <translation>Jusqu’à la première entame, le preneur peut changer les cartes écartées.</translation>
    </message>
    <message>
        <source>A card has been led: the cards laid away stay as they are.</source>
        <translation>On a entamé&#x202f;: les cartes écartées restent ce qu’elles sont.</translation>
    </message>
    <message>
        <source>The maker mends it before the first card is led: exactly two cards are laid away.</source>
        <translation>Le preneur le répare avant la première entame&#x202f;: on écarte exactement deux cartes.</translation>
    </message>
    <message>
        <source>The cards are put back face down.</source>
        <translation>Les cartes sont remises face cachée.</translation>
    </message>
    <message>
        <source>Revoke of %1: all card points go to the others</source>
        <extracomment>%1 the side, or of three the player, that revoked.</extracomment>
        <translation>Renonce de %1&#x202f;: tous les points de cartes vont aux autres</translation>
    </message>
    <message>
        <source>For the revoke of %1, written as roem</source>
        <translation>Pour la renonce de %1, marqué comme roem</translation>
    </message>
    <message>
        <source>%1 has revoked and pays for it</source>
        <translation>%1 a fait une renonce et la paie</translation>
    </message>
    <message>
        <source>The tricks of this side have less roem in them: %1.</source>
        <translation>Les plis de ce camp contiennent moins de roem&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 need more than %2 of %3 to keep their points.</source>
        <translation>%1 doivent avoir plus de %2 sur %3 pour garder leurs points.</translation>
    </message>
    <message>
        <source>%1 lead by %2.</source>
        <translation>%1 mènent de %2.</translation>
    </message>
    <message>
        <source>in turn; if all pass, forehand must</source>
        <translation>à tour de rôle&#x202f;; si tous passent, le premier en cartes doit</translation>
    </message>
    <message>
        <source>forehand must (Utrecht)</source>
        <translation>le premier en cartes doit (Utrecht)</translation>
    </message>
    <message>
        <source>second pack; then its next card</source>
        <translation>second jeu&#x202f;; puis la carte suivante</translation>
    </message>
    <message>
        <source>second pack; then any suit</source>
        <translation>second jeu&#x202f;; puis une couleur au choix</translation>
    </message>
    <message>
        <source>second pack; then another suit</source>
        <translation>second jeu&#x202f;; puis une autre couleur</translation>
    </message>
    <message>
        <source>the dealer speaks first</source>
        <translation>le donneur parle le premier</translation>
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
        <translation>interdit</translation>
    </message>
    <message>
        <source>it may be done</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>it must be done</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>only with nothing else in hand</source>
        <translation>seulement sans autre carte en main</translation>
    </message>
    <message>
        <source>whenever one likes</source>
        <translation>quand on veut</translation>
    </message>
    <message>
        <source>a number of deals</source>
        <translation>un nombre de donnes</translation>
    </message>
    <message>
        <source>a total that is reached</source>
        <translation>un total atteint</translation>
    </message>
    <message>
        <source>they stay the same</source>
        <translation>ils restent les mêmes</translation>
    </message>
    <message>
        <source>they change: an individual evening</source>
        <translation>ils changent&#x202f;: une soirée individuelle</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>le même donneur</translation>
    </message>
    <message>
        <source>the next one</source>
        <translation>le suivant</translation>
    </message>
    <message>
        <source>Boonaken</source>
        <translation>Boonaken</translation>
    </message>
    <message>
        <source>Jass, as printed in the seed document</source>
        <translation>Jass, comme dans le texte d’origine</translation>
    </message>
    <message>
        <source>Swiss Jass</source>
        <translation>Jass suisse</translation>
    </message>
    <message>
        <source>in marks, such as V I</source>
        <translation>en marques, comme V I</translation>
    </message>
    <message>
        <source>in figures, such as 70</source>
        <translation>en chiffres, comme 70</translation>
    </message>
    <message>
        <source>the side that won the trick</source>
        <translation>le camp qui a gagné le pli</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>n’importe qui</translation>
    </message>
    <message>
        <source>nobody need claim it: all of it counts</source>
        <translation>inutile d’annoncer&#x202f;: tout compte</translation>
    </message>
    <message>
        <source>until the next card is led</source>
        <translation>jusqu’à l’entame suivante</translation>
    </message>
    <message>
        <source>until the trick is turned</source>
        <translation>jusqu’à ce que le pli soit retourné</translation>
    </message>
    <message>
        <source>until the points are counted</source>
        <translation>jusqu’au décompte des points</translation>
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
        <translation>jusqu’à ce que le suivant ait parlé</translation>
    </message>
    <message>
        <source>at once, before a card is led</source>
        <translation>aussitôt, avant l’entame</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>pas du tout</translation>
    </message>
    <message>
        <source>it goes back to the hand</source>
        <translation>elle retourne en main</translation>
    </message>
    <message>
        <source>it lies open and must be played soon</source>
        <translation>elle reste visible et se joue dès que possible</translation>
    </message>
    <message>
        <source>while the trick lies on the table</source>
        <translation>tant que le pli est sur la table</translation>
    </message>
    <message>
        <source>until the next trick is begun</source>
        <translation>jusqu’au début du pli suivant</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>the partner may not lead that suit next</source>
        <translation>le partenaire ne peut entamer cette couleur</translation>
    </message>
    <message>
        <source>162 without roem</source>
        <translation>162 sans roem</translation>
    </message>
    <message>
        <source>the deal is played again</source>
        <translation>on redonne</translation>
    </message>
    <message>
        <source>it is played again, twice at most</source>
        <translation>on redonne, deux fois au plus</translation>
    </message>
    <message>
        <source>the offender alone is charged</source>
        <translation>seul le fautif est pénalisé</translation>
    </message>
    <message>
        <source>the play stands</source>
        <translation>le jeu reste tel quel</translation>
    </message>
    <message>
        <source>while the trick is not turned yet</source>
        <translation>tant que le pli n’est pas retourné</translation>
    </message>
    <message>
        <source>as long as roem may be claimed</source>
        <translation>tant que le roem peut s’annoncer</translation>
    </message>
    <message>
        <source>the last one</source>
        <translation>le dernier</translation>
    </message>
    <message>
        <source>only the first one</source>
        <translation>seulement le premier</translation>
    </message>
    <message>
        <source>Utrecht, as in its club: undertrumping is a duty too</source>
        <translation>Utrecht, comme dans son club&#x202f;: sous-couper est aussi obligatoire</translation>
    </message>
    <message>
        <source>Rotterdam: the play, and nothing else</source>
        <translation>Rotterdam&#x202f;: le jeu de la carte, et rien d’autre</translation>
    </message>
    <message>
        <source>%1 wins the evening with %2 points</source>
        <extracomment>%1 a player, %2 his points of all games of the evening.</extracomment>
        <translation>%1 gagne la soirée avec %2 points</translation>
    </message>
    <message>
        <source>%1 shares the win of the evening with %2 points</source>
        <translation>%1 partage la victoire de la soirée avec %2 points</translation>
    </message>
    <message>
        <source>%1 misses this game: %2 count for him personally</source>
        <translation>%1 manque cette partie&#x202f;: %2 points personnels</translation>
    </message>
    <message>
        <source>At this table everybody is dealt three cards, then two, then three.</source>
        <translation>À cette table, chacun reçoit trois cartes, puis deux, puis trois.</translation>
    </message>
    <message>
        <source>At this table everybody is dealt four cards, then four.</source>
        <translation>À cette table, chacun reçoit quatre cartes, puis quatre.</translation>
    </message>
    <message>
        <source>At this table everybody is dealt three cards, then three, then two.</source>
        <translation>À cette table, chacun reçoit trois cartes, puis trois, puis deux.</translation>
    </message>
    <message>
        <source>Three players are dealt four cards, then three, then two go to the talon, then three.</source>
        <translation>À trois, chacun reçoit quatre cartes, puis trois, puis deux vont au talon, puis trois.</translation>
    </message>
    <message>
        <source>The revoke is not proved, and cards that were shown go back.</source>
        <translation>La renonce n’est pas prouvée, et les cartes montrées reviennent.</translation>
    </message>
    <message>
        <source>The deal is counted as it was played.</source>
        <translation>La donne est comptée comme elle a été jouée.</translation>
    </message>
    <message>
        <source>The roem in these cards cannot be claimed so: four of a kind count whole.</source>
        <translation>Le roem de ces cartes ne peut pas être annoncé ainsi&#x202f;: un carré compte en entier.</translation>
    </message>
    <message>
        <source>play</source>
        <translation>je joue</translation>
    </message>
    <message>
        <source>after a while</source>
        <translation>après un moment</translation>
    </message>
    <message>
        <source>another suit</source>
        <translation>une autre couleur</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>tout de suite</translation>
    </message>
    <message>
        <source>proved of both sides</source>
        <translation>prouvé pour les deux camps</translation>
    </message>
    <message>
        <source>claimed by those who lost the trick</source>
        <translation>annoncé par qui a perdu le pli</translation>
    </message>
    <message>
        <source>a card was led</source>
        <translation>une carte a été entamée</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>changé</translation>
    </message>
    <message>
        <source>while trumps are chosen</source>
        <translation>au choix de l’atout</translation>
    </message>
    <message>
        <source>while counting</source>
        <translation>au comptage</translation>
    </message>
    <message>
        <source>while dealing</source>
        <translation>pendant la donne</translation>
    </message>
    <message>
        <source>after it was written down</source>
        <translation>une fois les points notés</translation>
    </message>
    <message>
        <source>to prove a revoke</source>
        <translation>pour prouver une renonce</translation>
    </message>
    <message>
        <source>could not be</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>le dernier pli</translation>
    </message>
    <message>
        <source>after the next lead</source>
        <translation>après l’entame suivante</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>regardé</translation>
    </message>
    <message>
        <source>the accusers mixed the cards</source>
        <translation>les accusateurs ont mêlé les cartes</translation>
    </message>
    <message>
        <source>an older trick</source>
        <translation>un pli plus ancien</translation>
    </message>
    <message>
        <source>while the trick lies there</source>
        <translation>le pli encore sur la table</translation>
    </message>
    <message>
        <source>“the rest is mine”</source>
        <translation>«&#x202f;le reste est à moi&#x202f;»</translation>
    </message>
    <message>
        <source>somebody else had spoken</source>
        <translation>un autre avait parlé</translation>
    </message>
    <message>
        <source>too little</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>trop</translation>
    </message>
    <message>
        <source>after the trick was turned</source>
        <translation>après le pli retourné</translation>
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
        <translation>%1 absent</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>nat, uncounted</source>
        <translation>nat, sans compter</translation>
    </message>
    <message>
        <source>last trick %1</source>
        <translation>dernier pli %1</translation>
    </message>
    <message numerus="yes">
        <source>others %n card(s)</source>
        <translation>
            <numerusform>les autres %n carte</numerusform>
            <numerusform>les autres %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>others %1</source>
        <translation>les autres %1</translation>
    </message>
    <message>
        <source>roem against %1</source>
        <translation>roem adverse %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>roem %1</source>
        <translation>roem %1</translation>
    </message>
    <message>
        <source>third %1</source>
        <translation>le troisième %1</translation>
    </message>
    <message>
        <source>third roem %1</source>
        <translation>roem du troisième %1</translation>
    </message>
    <message>
        <source>by the cards won</source>
        <translation>par les cartes gagnées</translation>
    </message>
    <message>
        <source>by card points</source>
        <translation>par points de cartes</translation>
    </message>
    <message>
        <source>Roem that was claimed for the trick</source>
        <translation>Le roem annoncé pour le pli</translation>
    </message>
    <message>
        <source>Roem in it: %1.</source>
        <extracomment>%1 points.</extracomment>
        <translation>Roem dans le pli&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There is no roem in it.</source>
        <translation>Il ne contient pas de roem.</translation>
    </message>
    <message>
        <source>Were the %1 roem claimed</source>
        <extracomment>%1 points.</extracomment>
        <translation>Les %1 de roem ont-ils été annoncés</translation>
    </message>
    <message>
        <source>He defends: the others made trumps</source>
        <translation>Il défend&#x202f;: les autres ont pris</translation>
    </message>
    <message>
        <source>Roem that either side has claimed so far, together</source>
        <translation>Le roem annoncé jusqu’ici par les deux camps, ensemble</translation>
    </message>
    <message>
        <source>Only the makers can concede nat; who defends gives the rest up.</source>
        <translation>Seuls les preneurs peuvent concéder nat&#x202f;; qui défend abandonne le reste.</translation>
    </message>
    <message>
        <source>The deal is void, and so is the roem in it.</source>
        <translation>La donne est nulle, et le roem qu’elle contient aussi.</translation>
    </message>
    <message>
        <source>The deal is void: whoever was passed over deals, with all cards.</source>
        <translation>La donne est nulle&#x202f;: celui qu’on a sauté donne, avec toutes les cartes.</translation>
    </message>
    <message>
        <source>The deal stands with the forehand that it had. Whoever was passed over deals the next, and after that %1.</source>
        <extracomment>%1 whose turn it was, %2 who deals after that.</extracomment>
        <translation>La donne reste, avec le premier en cartes qu’elle avait. Celui qu’on a sauté donne la suivante, puis %1.</translation>
    </message>
    <message>
        <source>The deal stands with the forehand that it had. Whoever was passed over deals the next, and the turn goes on from there.</source>
        <translation>La donne reste, avec le premier en cartes qu’elle avait. Celui qu’on a sauté donne la suivante, et le tour reprend de là.</translation>
    </message>
    <message>
        <source>The fault is let pass.</source>
        <translation>On laisse passer la faute.</translation>
    </message>
    <message>
        <source>There is no penalty.</source>
        <translation>Il n’y a pas de pénalité.</translation>
    </message>
    <message>
        <source>The deal ends at once; nothing of it is left for %1, neither points nor roem.</source>
        <extracomment>%1 the side, or of three the player, that revoked.</extracomment>
        <translation>La donne finit aussitôt&#x202f;; il n’en reste rien pour %1, ni points ni roem.</translation>
    </message>
    <message>
        <source>It is not the first revoke of %1 in this game, so it costs the deal.</source>
        <translation>Ce n’est pas la première renonce dans cette partie pour %1&#x202f;: elle coûte la donne.</translation>
    </message>
    <message>
        <source>The deal stands as it fell.</source>
        <translation>La donne est bonne comme elle est venue.</translation>
    </message>
    <message>
        <source>It is the third deal, and it stands; nothing of it is left for %1, neither points nor roem.</source>
        <translation>C’est la troisième donne, et elle est bonne&#x202f;; il n’en reste rien pour %1, ni points ni roem.</translation>
    </message>
    <message>
        <source>The deal is played to its end, and %1 pays for the revoke.</source>
        <extracomment>%1 who revoked, %2 points.</extracomment>
        <translation>La donne est jouée jusqu’au bout, et %1 paie pour la renonce.</translation>
    </message>
    <message>
        <source>Partners are fixed, so it is taken from the total of %1.</source>
        <extracomment>%1 a side, %2 points.</extracomment>
        <translation>Les partenaires sont fixes&#x202f;: c’est ôté du total de %1.</translation>
    </message>
    <message>
        <source>A guest played for %1 and has no personal total from which it could be taken.</source>
        <extracomment>%1 who misses the game.</extracomment>
        <translation>Un remplaçant jouait pour %1 et n’a pas de total personnel dont l’ôter.</translation>
    </message>
    <message>
        <source>The play goes on.</source>
        <translation>Le jeu continue.</translation>
    </message>
    <message>
        <source>Nat is conceded by %1, and nothing is counted: all card points, and all roem that either side has claimed, are for the others.</source>
        <extracomment>%1 the makers&apos; side, or of three the maker.</extracomment>
        <translation>Nat concédé par %1, et l’on ne compte rien&#x202f;: tous les points de cartes, et tout le roem annoncé par l’un ou l’autre camp, sont pour les autres.</translation>
    </message>
    <message>
        <source>Who may ask has to ask in time: what all have accepted stays.</source>
        <translation>Qui peut demander doit demander à temps&#x202f;: ce que tous ont accepté reste.</translation>
    </message>
    <message>
        <source>Everybody gets his cards in the same way, and who has spoken about trumps has accepted them.</source>
        <translation>Chacun reçoit ses cartes de la même façon, et qui a parlé d’atout les a acceptées.</translation>
    </message>
    <message>
        <source>A card that all have seen tells who has it, and trumps would be chosen by that.</source>
        <translation>On sait qui a la carte que tous ont vue, et l’atout serait choisi d’après elle.</translation>
    </message>
    <message>
        <source>With a card too many or too few the tricks and the points cannot come out.</source>
        <translation>Avec une carte de trop ou de moins, les plis et les points ne tombent pas juste.</translation>
    </message>
    <message>
        <source>Everybody is to deal, and to sit as forehand, equally often.</source>
        <translation>Chacun doit donner, et être premier en cartes, aussi souvent.</translation>
    </message>
    <message>
        <source>Who speaks too early must not take the choice of trumps from another.</source>
        <translation>Qui parle trop tôt ne doit pas ôter à un autre le choix de l’atout.</translation>
    </message>
    <message>
        <source>A slip of the tongue may be put right until somebody has relied on it.</source>
        <translation>Un lapsus se corrige tant que personne ne s’est fié à lui.</translation>
    </message>
    <message>
        <source>The makers should know what they promise, but once a card is led everybody has relied on it.</source>
        <translation>Les preneurs doivent savoir à quoi ils s’engagent, mais une fois l’entame faite tous s’y sont fiés.</translation>
    </message>
    <message>
        <source>The lead belongs to who won the trick, and the opponents may insist on it.</source>
        <translation>L’entame est à qui a gagné le pli, et les adversaires peuvent y tenir.</translation>
    </message>
    <message>
        <source>Who plays later has seen more, and nobody may take that place from him.</source>
        <translation>Qui joue plus tard en a vu davantage, et personne ne doit lui prendre cette place.</translation>
    </message>
    <message>
        <source>A card counts when it is laid down on purpose, and not when it falls.</source>
        <translation>Une carte compte quand on la pose exprès, non quand elle tombe.</translation>
    </message>
    <message>
        <source>A trick has one card of each player, and a slip is mended as long as all can see it.</source>
        <translation>Un pli a une carte de chaque joueur, et une erreur se répare tant que tous la voient.</translation>
    </message>
    <message>
        <source>While the cards lie there it can be put right, and nobody has lost anything by it.</source>
        <translation>Tant que les cartes sont là, cela se répare, et personne n’y a rien perdu.</translation>
    </message>
    <message>
        <source>Nobody can tell how the deal would have gone, so those who revoked keep nothing of it.</source>
        <translation>Personne ne peut dire comment la donne aurait tourné&#x202f;: ceux qui ont renoncé n’en gardent rien.</translation>
    </message>
    <message>
        <source>Nobody can tell how the deal would have gone, so nobody keeps it; who revokes again is not spared again.</source>
        <translation>Personne ne peut dire comment la donne aurait tourné&#x202f;: personne ne la garde&#x202f;; qui renonce encore n’est plus épargné.</translation>
    </message>
    <message>
        <source>There is a second chance, and at most a third, so that the game has an end.</source>
        <translation>Il y a une deuxième chance, et au plus une troisième, pour que la partie ait une fin.</translation>
    </message>
    <message>
        <source>The fault is the player&apos;s own, and his partner has no part in it.</source>
        <translation>La faute est celle du joueur, et son partenaire n’y est pour rien.</translation>
    </message>
    <message>
        <source>At this table a revoke is mended as far as that can be done, and nobody is punished.</source>
        <translation>À cette table, une renonce se répare autant que possible, et personne n’est puni.</translation>
    </message>
    <message>
        <source>A revoke is proved by the cards, so it is claimed while they are there.</source>
        <translation>La renonce se prouve par les cartes&#x202f;: on la réclame tant qu’elles sont là.</translation>
    </message>
    <message>
        <source>Who asks in good faith has done nothing wrong; otherwise nobody would dare to ask.</source>
        <translation>Qui demande de bonne foi n’a rien fait de mal&#x202f;; sinon personne n’oserait demander.</translation>
    </message>
    <message>
        <source>Roem is what lies in the trick and is claimed in time, and a miscount is no crime.</source>
        <translation>Le roem est ce qui est dans le pli et qu’on annonce à temps, et mal compter n’est pas un crime.</translation>
    </message>
    <message>
        <source>All cards together are worth the same in every deal, so a wrong count shows itself.</source>
        <translation>Toutes les cartes ensemble valent autant à chaque donne&#x202f;: un faux compte se voit de lui-même.</translation>
    </message>
    <message>
        <source>The sheet has to say what was counted; a slip of the pencil wins nobody anything.</source>
        <translation>La feuille doit dire ce qu’on a compté&#x202f;; une erreur d’écriture ne fait rien gagner à personne.</translation>
    </message>
    <message>
        <source>Remembering the cards is part of the game; proving a revoke needs the tricks.</source>
        <translation>Retenir les cartes fait partie du jeu&#x202f;; prouver une renonce demande les plis.</translation>
    </message>
    <message>
        <source>Partners may know each other&apos;s cards by the play alone.</source>
        <translation>Les partenaires ne doivent connaître leurs cartes que par le jeu.</translation>
    </message>
    <message>
        <source>Tricks that nobody has played belong to a side only if nobody objects.</source>
        <translation>Des plis que personne n’a joués ne sont à un camp que si personne ne s’y oppose.</translation>
    </message>
    <message>
        <source>What is laid away is the maker&apos;s choice until the first card is led, and nobody else&apos;s to see.</source>
        <translation>Ce qu’on écarte est le choix du preneur jusqu’à l’entame, et nul autre ne doit le voir.</translation>
    </message>
    <message>
        <source>“we are nat”</source>
        <translation>«&#x202f;nous sommes nat&#x202f;»</translation>
    </message>
    <message>
        <source>“the rest is yours”</source>
        <translation>«&#x202f;le reste est à vous&#x202f;»</translation>
    </message>
    <message>
        <source>162 and the roem of both sides</source>
        <translation>162 et le roem des deux camps</translation>
    </message>
    <message>
        <source>One side alone has mixed them</source>
        <translation>Un seul camp les a mêlées</translation>
    </message>
    <message>
        <source>Roem claimed so far: by the innocent side, of three by each other player, and then by the side at fault; a pit counts with it</source>
        <translation>Roem annoncé jusque-là&#x202f;: par le camp innocent, à trois par chacun des autres, puis par le camp fautif&#x202f;; un pit compte avec</translation>
    </message>
    <message>
        <source>Tell one sum for the innocent side, of three one for each other player from the left; and then one for the side at fault.</source>
        <translation>Indiquez une somme pour le camp innocent, à trois une pour chacun des autres à partir de la gauche&#x202f;; puis une pour le camp fautif.</translation>
    </message>
    <message>
        <source>The trick was turned with a card too many or too few, and the others ask for another deal.</source>
        <translation>Le pli a été retourné avec une carte de trop ou de moins, et les autres demandent une nouvelle donne.</translation>
    </message>
    <message>
        <source>The others let the deal stand: every card counts where it lies, and who has none left plays none.</source>
        <translation>Les autres laissent la donne&#x202f;: chaque carte compte là où elle est, et qui n’en a plus n’en joue pas.</translation>
    </message>
    <message>
        <source>What those have counted who did not mix the cards stands, and the others have the rest.</source>
        <translation>Le compte de ceux qui n’ont pas mêlé les cartes reste, et les autres ont le reste.</translation>
    </message>
    <message>
        <source>The others&apos; roem counts for %1: %2</source>
        <extracomment>%1 a side or a player, %2 points.</extracomment>
        <translation>Le roem des autres compte pour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>How far the play had come when it was seen</source>
        <translation>Où en était le jeu quand on l’a vu</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>De quoi le spectateur a parlé</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>On peut encore montrer les cartes de ce pli</translation>
    </message>
    <message>
        <source>He could have played a card that was allowed</source>
        <translation>Il pouvait jouer une carte permise</translation>
    </message>
    <message>
        <source>He said that he had none and the trick was turned, or a card was led since</source>
        <translation>Il a dit n’en pas avoir et le pli a été retourné, ou on a entamé depuis</translation>
    </message>
    <message>
        <source>He had none, and the question is allowed: play goes on.</source>
        <translation>Il n’en avait pas, et la question est permise&#x202f;: le jeu continue.</translation>
    </message>
    <message>
        <source>The trick goes to the side whose card is best in it, with its points; that side may claim its roem now.</source>
        <translation>Le pli revient au camp qui y a la meilleure carte, avec ses points&#x202f;; ce camp peut annoncer son roem maintenant.</translation>
    </message>
    <message>
        <source>Who won it leads.</source>
        <translation>Celui qui l’a gagné entame.</translation>
    </message>
    <message>
        <source>The lead that followed was out of turn, and is settled as such.</source>
        <translation>L’entame qui a suivi était hors de tour, et se règle ainsi.</translation>
    </message>
    <message>
        <source>The tricks played since then stand.</source>
        <translation>Les plis joués depuis restent acquis.</translation>
    </message>
    <message>
        <source>Nobody can show it any more: the trick counts where it lay, unless both sides agree.</source>
        <translation>Personne ne peut plus le montrer&#x202f;: le pli compte là où il était, sauf si les deux camps sont d’accord.</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>On ouvre ce seul pli, et ses cartes décident&#x202f;; puis on le referme.</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it; the last trick counts where it lies.</source>
        <translation>Celui qui a entamé le pli suivant est tenu pour gagnant&#x202f;; le dernier pli compte là où il est.</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>Ce qu’il a dit se règle comme si un joueur l’avait dit.</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>Le jeu continue, et nul ne doit tirer parti de ce qui a été dit.</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>Qui ne joue pas se tait désormais ou quitte la table.</translation>
    </message>
    <message>
        <source>Here nobody has to name a suit.</source>
        <translation>Ici personne n’est obligé de nommer une couleur.</translation>
    </message>
    <message>
        <source>The pass does not count: %1 names a suit now.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>Le passe ne compte pas&#x202f;: %1 nomme une couleur maintenant.</translation>
    </message>
    <message>
        <source>The hands cannot be restored: %1 counts as the maker, and is nat.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>On ne peut reconstituer les mains&#x202f;: %1 compte comme preneur, et est nat.</translation>
    </message>
    <message>
        <source>%1 would not name a suit</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 n’a pas voulu nommer de couleur</translation>
    </message>
    <message>
        <source>It is a revoke noticed too late to be mended: the other side may claim it, or let it stand.</source>
        <translation>C’est une renonce remarquée trop tard pour être réparée&#x202f;: l’autre camp peut la réclamer ou la laisser.</translation>
    </message>
    <message>
        <source>Dealt in other packets</source>
        <translation>Donné par d’autres nombres</translation>
    </message>
    <message>
        <source>dealt in fours / wrong packets / dealt two at a time / he did not deal three two three</source>
        <translation>donné par quatre / mauvais paquets / il a donné deux par deux / pas trois deux trois</translation>
    </message>
    <message>
        <source>A card exposed in dealing</source>
        <translation>Une carte exposée en donnant</translation>
    </message>
    <message>
        <source>a card turned over while dealing / the dealer showed a card / a card lay face up in the pack</source>
        <translation>une carte s’est retournée en donnant / le donneur a montré une carte / une carte à l’endroit dans le paquet</translation>
    </message>
    <message>
        <source>A wrong number of cards</source>
        <translation>Un nombre de cartes faux</translation>
    </message>
    <message>
        <source>too many cards / too few cards / seven cards / nine cards / a card is missing / he has a card left over / misdeal</source>
        <translation>trop de cartes / pas assez de cartes / sept cartes / neuf cartes / il manque une carte / une carte de trop / maldonne</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>Le mauvais joueur a donné</translation>
    </message>
    <message>
        <source>dealt out of turn / it was not his deal / somebody was skipped in dealing / somebody else should have dealt</source>
        <translation>donné hors de son tour / ce n’était pas à lui de donner / un joueur sauté à la donne / un autre devait distribuer</translation>
    </message>
    <message>
        <source>A suit named or a pass out of turn</source>
        <translation>Parlé hors de son tour</translation>
    </message>
    <message>
        <source>he spoke before his turn / he passed too early / named trumps before me / forehand had not spoken</source>
        <translation>il a parlé avant son tour / il a passé trop tôt / il a nommé l’atout avant moi / le premier n’avait pas parlé</translation>
    </message>
    <message>
        <source>The wrong suit named</source>
        <translation>La mauvaise couleur nommée</translation>
    </message>
    <message>
        <source>he wants to change trumps / slip of the tongue / he said one suit but meant another / he meant hearts / can he still change the suit / he wants to pass after all</source>
        <translation>il veut changer d’atout / un lapsus / il a dit une autre couleur que prévu / peut-il encore changer / il veut passer finalement</translation>
    </message>
    <message>
        <source>Trumps made without a trump</source>
        <translation>Pris dans une couleur qu’il n’a pas</translation>
    </message>
    <message>
        <source>he named a suit he does not have / no trump in his hand / may he make a suit he does not hold</source>
        <translation>il n’a pas d’atout / il a nommé une couleur qu’il ne tient pas / peut-on prendre sans atout</translation>
    </message>
    <message>
        <source>A lead out of turn</source>
        <translation>Une entame hors de tour</translation>
    </message>
    <message>
        <source>he led but it was not his lead / the wrong player led / it was my lead / his partner had the lead</source>
        <translation>il a entamé mais ce n’était pas son tour / le mauvais joueur a entamé / c’était à moi d’entamer</translation>
    </message>
    <message>
        <source>A card played out of turn</source>
        <translation>Une carte jouée hors de tour</translation>
    </message>
    <message>
        <source>he played before his turn / too early / it was not his turn / he played before me / somebody was skipped</source>
        <translation>il a joué avant son tour / trop tôt / ce n’était pas son tour / il a joué avant moi / un joueur a été sauté</translation>
    </message>
    <message>
        <source>A card shown by mistake</source>
        <translation>Une carte montrée par erreur</translation>
    </message>
    <message>
        <source>he dropped a card / a card fell / I saw his card / he showed a card / he took his card back / he wants to change his card / a card laid is played</source>
        <translation>il a laissé tomber une carte / la carte est tombée / j’ai vu sa carte / il a montré une carte / il a repris sa carte / carte posée carte jouée / il veut changer de carte</translation>
    </message>
    <message>
        <source>Two cards at once</source>
        <translation>Deux cartes à la fois</translation>
    </message>
    <message>
        <source>two cards stuck together / he put down two cards / played two cards</source>
        <translation>deux cartes collées / il a posé deux cartes / deux cartes jouées</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>Une renonce</translation>
    </message>
    <message>
        <source>he did not follow suit / he had to trump / he should have overtrumped / he undertrumped / she reneged / renege / he still had the suit / he trumped although he could follow / he threw something off</source>
        <translation>il n’a pas fourni / il devait couper / il devait surcouper / il a sous-coupé / renoncer / il avait de la couleur / il a coupé alors qu’il pouvait fournir / il n’a pas suivi</translation>
    </message>
    <message>
        <source>A deal dealt again for a revoke</source>
        <translation>Une donne redonnée pour une renonce</translation>
    </message>
    <message>
        <source>the second deal after a revoke / a third deal / nat in the deal dealt again / do we deal once more</source>
        <translation>la seconde donne après une renonce / une troisième donne / nat dans la donne refaite / faut-il redonner encore</translation>
    </message>
    <message>
        <source>A wrong accusation</source>
        <translation>Une accusation fausse</translation>
    </message>
    <message>
        <source>he was wrongly accused of a revoke / false accusation / he did not revoke at all / they said I reneged and it is not true</source>
        <translation>accusé à tort d’une renonce / fausse accusation / il n’avait pas renoncé / accusation injuste</translation>
    </message>
    <message>
        <source>A false claim of roem</source>
        <translation>Une fausse annonce de roem</translation>
    </message>
    <message>
        <source>he claimed too much roem / he claimed too little / the roem was not there / they claimed roem in our trick / wrong roem / forgot to claim the rest / stuk that was not there</source>
        <translation>trop de roem annoncé / trop peu de roem / ce roem n’existait pas / ils ont annoncé dans notre pli / roem faux / stuk qui n’existe pas</translation>
    </message>
    <message>
        <source>The points are not 162 together</source>
        <translation>Les points ne font pas 162 ensemble</translation>
    </message>
    <message>
        <source>the count is wrong / points are missing / we counted 152 / count again / the sums do not agree / miscounted</source>
        <translation>le compte est faux / il manque des points / nous comptons 152 / recompter / mal compté</translation>
    </message>
    <message>
        <source>A slip on the sheet</source>
        <translation>Une erreur d’écriture sur la feuille</translation>
    </message>
    <message>
        <source>written down wrongly / an error on the score sheet / points on the wrong side / wrongly added up / we forgot to write the roem</source>
        <translation>mal écrit / erreur sur la feuille de marque / points du mauvais côté / mal additionné / roem oublié sur la feuille</translation>
    </message>
    <message>
        <source>A turned trick looked at</source>
        <translation>Un pli retourné regardé</translation>
    </message>
    <message>
        <source>may I see the last trick / he looked at a trick / he turned a trick over / look back at the first trick</source>
        <translation>puis-je voir le dernier pli / il a regardé un pli / il a retourné un pli / revoir le premier pli</translation>
    </message>
    <message>
        <source>Talk or gestures</source>
        <translation>Des paroles ou des gestes</translation>
    </message>
    <message>
        <source>he gave his partner a sign / they are signalling / he told his partner what he holds / a look / talking across the table / he said I have the jack</source>
        <translation>il a fait un signe à son partenaire / ils se parlent / il a dit ce qu’il a / un regard / il a dit qu’il avait le valet</translation>
    </message>
    <message>
        <source>A hand laid down</source>
        <translation>Une main étalée</translation>
    </message>
    <message>
        <source>the rest is mine / he says he takes the rest / he laid his cards on the table / they concede nat / he gives up / do we play it out</source>
        <translation>le reste est pour moi / il dit qu’il fait le reste / il a étalé son jeu / ils concèdent nat / il abandonne / faut-il jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>A fault with the talon</source>
        <translation>Une faute avec le talon</translation>
    </message>
    <message>
        <source>the maker changed what he laid away / he laid away three cards / somebody looked at the talon / the two cards laid away</source>
        <translation>le preneur a changé son écart / il a écarté trop de cartes / quelqu’un a regardé le talon / les deux cartes écartées</translation>
    </message>
    <message>
        <source>Who has to name a suit passed</source>
        <translation>Celui qui doit nommer une couleur a passé</translation>
    </message>
    <message>
        <source>forehand passed although all had passed / nobody made trumps / he has to name trumps / he refuses to name a suit / everybody passed</source>
        <translation>le premier a passé alors que tous avaient passé / personne ne prend / il doit nommer l’atout / il refuse de nommer une couleur</translation>
    </message>
    <message>
        <source>“None left?” was asked</source>
        <translation>«&#x202f;Plus du tout&#x202f;?&#x202f;» a été demandé</translation>
    </message>
    <message>
        <source>no more clubs / he asked whether he had none left / have you no spades / he said he had none / asking about the suit</source>
        <translation>plus de trèfle / il a demandé s’il n’en avait plus / tu n’as pas de pique / il a dit qu’il n’en avait pas / question sur la couleur</translation>
    </message>
    <message>
        <source>The wrong side gathered a trick</source>
        <translation>Le mauvais camp a ramassé un pli</translation>
    </message>
    <message>
        <source>they took our trick / the trick lies in the wrong pile / we had won it / a trick went to the other side / they picked up a trick that was ours</source>
        <translation>ils ont pris notre pli / le pli est dans le mauvais tas / nous l’avions gagné / un pli est allé aux autres / le pli est à nous</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>Un désaccord sur le gagnant d’un pli</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both sides say it was theirs</source>
        <translation>qui a gagné le pli / on n’est pas d’accord sur qui l’a pris / à qui était ce pli / personne ne se souvient / les deux camps le réclament</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>Un spectateur a parlé</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / somebody behind me gave it away / advice from outside / a visitor told him</source>
        <translation>quelqu’un qui ne joue pas a parlé / un curieux s’en est mêlé / un conseil de l’extérieur / la galerie a parlé / quelqu’un derrière moi l’a dit</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>rien de tout cela / une autre faute</translation>
    </message>
    <message>
        <source>Somebody has to name a suit, or the deal would not be played.</source>
        <translation>Quelqu’un doit nommer une couleur, sinon la donne ne se jouerait pas.</translation>
    </message>
    <message>
        <source>others / they</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>les autres / autres</translation>
    </message>
    <message>
        <source>third</source>
        <translation>troisième</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>roem</translation>
    </message>
    <message>
        <source>against / roem against</source>
        <translation>contre / roem adverse</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>roem du troisième</translation>
    </message>
    <message>
        <source>sums</source>
        <translation>sommes</translation>
    </message>
    <message>
        <source>tricks</source>
        <translation>plis</translation>
    </message>
    <message>
        <source>nat / wet</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>last / last trick</source>
        <translation>dernier / dernier pli</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>leurs cartes</translation>
    </message>
    <message>
        <source>absent / away</source>
        <translation>absent / absente</translation>
    </message>
    <message>
        <source>Two against two: more than half of the points, and roem on top.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>Deux contre deux&#x202f;: plus de la moitié des points, et le roem en plus.</translation>
    </message>
    <message>
        <source>play / I play</source>
        <translation>je joue / jouer</translation>
    </message>
    <message>
        <source>What each side has does not go with the roem and the pits that were told.</source>
        <translation>Ce que chaque camp a ne va pas avec le roem et les pits annoncés.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; the sheet has %3, so %4 is roem and pits</source>
        <extracomment>%1 deals, %2 their card points, %3 the sum of both totals, %4 what is left.</extracomment>
        <translation>
            <numerusform>%n donne fait %2&#x202f;; la feuille donne %3, donc %4 de roem et de pits</numerusform>
            <numerusform>%n donnes font %2&#x202f;; la feuille donne %3, donc %4 de roem et de pits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) can add up to %2</source>
        <translation>
            <numerusform>%n donne peut faire %2</numerusform>
            <numerusform>%n donnes peuvent faire %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2 at least: %3. A deal or the last trick of one is missing.</source>
        <extracomment>%1 deals, %2 the least they give, %3 the difference.</extracomment>
        <translation>
            <numerusform>%n donne fait au moins %2&#x202f;: %3. Il manque le dernier pli.</numerusform>
            <numerusform>%n donnes font au moins %2&#x202f;: %3. Il manque une donne, ou le dernier pli d’une donne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; no roem adds up to %3 above it.</source>
        <translation>
            <numerusform>%n donne fait %2&#x202f;; aucun roem ne donne %3 en plus.</numerusform>
            <numerusform>%n donnes font %2&#x202f;; aucun roem ne donne %3 en plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; what is above it, %3, is no multiple of ten: some deal is miswritten.</source>
        <translation>
            <numerusform>%n donne fait %2&#x202f;; le reste, %3, n’est pas un multiple de dix&#x202f;: la donne est mal notée.</numerusform>
            <numerusform>%n donnes font %2&#x202f;; le reste, %3, n’est pas un multiple de dix&#x202f;: une donne est mal notée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; %3 above it is impossible as roem: one deal is 10 or 30 out, perhaps by its last trick.</source>
        <translation>
            <numerusform>%n donne fait %2&#x202f;; %3 en plus est impossible comme roem&#x202f;: la donne est fausse de 10 ou de 30, peut-être par son dernier pli.</numerusform>
            <numerusform>%n donnes font %2&#x202f;; %3 en plus est impossible comme roem&#x202f;: une donne est fausse de 10 ou de 30, peut-être par son dernier pli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of three players never add up to this.</source>
        <translation>
            <numerusform>%n donne à trois joueurs ne fait jamais ce total.</numerusform>
            <numerusform>%n donnes à trois joueurs ne font jamais ce total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with the roem and the pits that were told come to %2, not to %3.</source>
        <extracomment>%1 deals, %2 what they come to, %3 what was told.</extracomment>
        <translation>
            <numerusform>%n donne, avec le roem et les pits annoncés, fait %2 et non %3.</numerusform>
            <numerusform>%n donnes, avec le roem et les pits annoncés, font %2 et non %3.</numerusform>
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
        <source>Standard: out at 21</source>
        <translation>Règle courante&#x202f;: hors jeu à 21</translation>
    </message>
    <message>
        <source>Counting down from 21: easier for children</source>
        <translation>Compte à rebours depuis 21&#x202f;: plus facile pour les enfants</translation>
    </message>
    <message>
        <source>Ten deals and nobody goes out; the least loss wins</source>
        <translation>Dix donnes, et personne n’est hors jeu&#x202f;; la plus petite perte gagne</translation>
    </message>
    <message>
        <source>Agurk: 30 points, all with the highest rank lose</source>
        <translation>Agurk&#x202f;: 30 points, tous ceux qui ont la plus haute carte perdent</translation>
    </message>
    <message>
        <source>Gurka: six cards, compared with the previous card</source>
        <translation>Gurka&#x202f;: six cartes, comparées à la carte précédente</translation>
    </message>
    <message>
        <source>Everybody comes back once; ends when two are left</source>
        <translation>Chacun revient une fois&#x202f;; fini quand il en reste deux</translation>
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
        <translation>%1 a joué la même carte et récupère %2 sur %3&#x202f;: il n’y avait pas plus à récupérer</translation>
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
        <translation>%1 a joué la même carte&#x202f;; ces règles ne donnent pas de bonus</translation>
    </message>
    <message>
        <source>%1 stands at %2 and is out</source>
        <extracomment>%2 the total at which the player goes out.</extracomment>
        <translation>%1 est à %2&#x202f;: hors jeu</translation>
    </message>
    <message>
        <source>%1 has a second life and goes on with %2</source>
        <translation>%1 a une seconde vie et continue avec %2</translation>
    </message>
    <message>
        <source>All who were left are at the limit: the lowest total decides</source>
        <translation>Tous ceux qui restaient sont à la limite&#x202f;: le plus petit total décide</translation>
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
        <translation>%1 a pris le pli&#x202f;; nommez seulement les autres.</translation>
    </message>
    <message>
        <source>A rank has four cards, so three can match it at most.</source>
        <translation>Il y a quatre cartes de chaque hauteur&#x202f;: trois autres au plus peuvent l’avoir.</translation>
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
    <message>
        <source>Who deals again after a misdeal</source>
        <translation>Qui redonne après une maldonne</translation>
    </message>
    <message>
        <source>Whether a card out of turn stands once somebody has played after it</source>
        <translation>Si une carte jouée avant son tour reste, une fois qu’on a joué après elle</translation>
    </message>
    <message>
        <source>What happens to a card that was shown</source>
        <translation>Ce que devient une carte montrée</translation>
    </message>
    <message>
        <source>What a card costs that was not allowed</source>
        <translation>Ce que coûte une carte non permise</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>How far the deal was when it was noticed</source>
        <translation>Où en était la donne quand on l’a remarqué</translation>
    </message>
    <message>
        <source>When the card was noticed that was not allowed</source>
        <translation>Quand on a remarqué la carte non permise</translation>
    </message>
    <message>
        <source>How the claim stands</source>
        <translation>Où en est la réclamation</translation>
    </message>
    <message>
        <source>The missing card fell on the floor</source>
        <translation>La carte manquante est tombée par terre</translation>
    </message>
    <message>
        <source>Somebody has a wrong number of cards, or was dealt in although he is out</source>
        <translation>Quelqu’un a un mauvais nombre de cartes, ou en a reçu alors qu’il est hors jeu</translation>
    </message>
    <message>
        <source>Somebody has played after it</source>
        <translation>Quelqu’un a joué après</translation>
    </message>
    <message>
        <source>All have played to the trick</source>
        <translation>Le pli est complet</translation>
    </message>
    <message>
        <source>Who played the card that was not allowed</source>
        <translation>Qui a joué la carte non permise</translation>
    </message>
    <message>
        <source>Who else did so in this deal</source>
        <translation>Qui d’autre l’a fait dans cette donne</translation>
    </message>
    <message>
        <source>The last trick was played</source>
        <translation>Le dernier pli a été joué</translation>
    </message>
    <message>
        <source>The rank that took the last trick</source>
        <translation>La carte qui a pris le dernier pli</translation>
    </message>
    <message>
        <source>Somebody who does not play can look</source>
        <translation>Une personne neutre peut regarder</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Somebody was taken for out, or for still in, by mistake</source>
        <translation>Quelqu’un a été tenu à tort pour hors jeu, ou pour encore en jeu</translation>
    </message>
    <message>
        <source>Anyone may ask for it until the first lead.</source>
        <translation>Chacun peut le demander jusqu’à la première entame.</translation>
    </message>
    <message>
        <source>After the first lead the deal stands, unless somebody has a wrong number of cards.</source>
        <translation>Après la première entame la donne reste, à moins qu’un joueur n’ait un mauvais nombre de cartes.</translation>
    </message>
    <message>
        <source>A card that fell on the floor belongs to the hand that lost it, and is played from there.</source>
        <translation>Une carte tombée par terre appartient à la main qui l’a perdue, et se joue de là.</translation>
    </message>
    <message>
        <source>The lead is taken back, and the right player leads what he likes.</source>
        <translation>L’entame est reprise, et celui dont c’est le tour entame ce qu’il veut.</translation>
    </message>
    <message>
        <source>The lead goes back with all cards played to it, and the right player leads what he likes.</source>
        <translation>L’entame est reprise avec toutes les cartes jouées dessus, et celui dont c’est le tour entame ce qu’il veut.</translation>
    </message>
    <message>
        <source>The lead stands, and the trick goes on from there, clockwise.</source>
        <translation>L’entame reste, et le pli continue à partir d’elle, dans le sens des aiguilles d’une montre.</translation>
    </message>
    <message>
        <source>The trick is complete, so it stands.</source>
        <translation>Le pli est complet, et reste donc.</translation>
    </message>
    <message>
        <source>The card goes back into the hand, and so do the cards played after it.</source>
        <translation>La carte rentre dans la main, ainsi que les cartes jouées après elle.</translation>
    </message>
    <message>
        <source>The card stands, and those who were skipped play after it in their order.</source>
        <translation>La carte reste, et ceux qu’on a sautés jouent ensuite, dans leur ordre.</translation>
    </message>
    <message>
        <source>The order in which the cards came to the table counts, for what may be played and for who takes the trick.</source>
        <translation>C’est l’ordre d’arrivée des cartes qui compte, pour ce qu’on peut jouer et pour qui prend le pli.</translation>
    </message>
    <message>
        <source>The player chooses which of the two he plays, if it was allowed; the other goes back into his hand.</source>
        <translation>Le joueur choisit laquelle des deux il joue, pourvu qu’elle fût permise&#x202f;; l’autre rentre dans sa main.</translation>
    </message>
    <message>
        <source>If only one of them was allowed, it is that one.</source>
        <translation>Si une seule était permise, c’est celle-là.</translation>
    </message>
    <message>
        <source>The card lying on top counts, and the other goes back into the hand.</source>
        <translation>La carte du dessus compte, et l’autre rentre dans la main.</translation>
    </message>
    <message>
        <source>The card lies face up before its owner, who plays it whenever he likes and it is allowed.</source>
        <translation>La carte reste visible devant son propriétaire, qui la joue quand il veut et que c’est permis.</translation>
    </message>
    <message>
        <source>Everybody who played after it may change his card.</source>
        <translation>Tous ceux qui ont joué après elle peuvent changer de carte.</translation>
    </message>
    <message>
        <source>%1 played a card that was not allowed and loses %2</source>
        <extracomment>%1 a player, %2 points.</extracomment>
        <translation>%1 a joué une carte non permise et perd %2</translation>
    </message>
    <message>
        <source>Play goes on; at the end of the deal the tricks may be opened for it.</source>
        <translation>On continue&#x202f;; à la fin de la donne, on peut ouvrir les plis pour cela.</translation>
    </message>
    <message>
        <source>It is proved if the same player later played a lower card than the one he threw as his lowest.</source>
        <translation>C’est prouvé si le même joueur a joué plus tard une carte plus faible que celle jetée comme sa plus faible.</translation>
    </message>
    <message>
        <source>Nobody has to show his hand to the table.</source>
        <translation>Personne n’a à montrer sa main à la table.</translation>
    </message>
    <message>
        <source>The neutral person looks at the hand of that one player, and says only whether the card was allowed.</source>
        <translation>La personne neutre regarde la main de ce seul joueur, et dit seulement si la carte était permise.</translation>
    </message>
    <message>
        <source>Play goes on, and it is checked at the end of the deal.</source>
        <translation>On continue, et l’on vérifie à la fin de la donne.</translation>
    </message>
    <message>
        <source>All cards lie open, and everybody may look at them.</source>
        <translation>Toutes les cartes sont visibles, et chacun peut regarder.</translation>
    </message>
    <message>
        <source>The loss is put right.</source>
        <translation>La perte est corrigée.</translation>
    </message>
    <message>
        <source>From the next deal on the right total says who is in; deals already played stand.</source>
        <translation>Dès la donne suivante, le bon total dit qui est en jeu&#x202f;; les donnes déjà jouées restent.</translation>
    </message>
    <message>
        <source>No rule names this fault: the table decides.</source>
        <translation>Aucune règle ne nomme cette faute&#x202f;: la table décide.</translation>
    </message>
    <message>
        <source>Whatever all players still in agree on at once may be done.</source>
        <translation>Ce dont tous les joueurs en jeu conviennent sur-le-champ peut se faire.</translation>
    </message>
    <message>
        <source>%1: %2 to go</source>
        <translation>%1&#x202f;: encore %2</translation>
    </message>
    <message>
        <source>losses, up from 0</source>
        <translation>les pertes, à partir de 0</translation>
    </message>
    <message>
        <source>points, down from the limit</source>
        <translation>les points, à rebours depuis la limite</translation>
    </message>
    <message>
        <source>with one player left</source>
        <translation>quand il reste un joueur</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>après un nombre de donnes</translation>
    </message>
    <message>
        <source>with two players left</source>
        <translation>quand il reste deux joueurs</translation>
    </message>
    <message>
        <source>on a pile</source>
        <translation>sur une pile</translation>
    </message>
    <message>
        <source>in front of each player</source>
        <translation>devant chaque joueur</translation>
    </message>
    <message>
        <source>on reaching it</source>
        <translation>en l’atteignant</translation>
    </message>
    <message>
        <source>only above it</source>
        <translation>seulement au-delà</translation>
    </message>
    <message>
        <source>the last one loses; the others get a bonus</source>
        <translation>le dernier perd&#x202f;; les autres ont un bonus</translation>
    </message>
    <message>
        <source>they all lose</source>
        <translation>ils perdent tous</translation>
    </message>
    <message>
        <source>the last one loses; no bonus</source>
        <translation>le dernier perd&#x202f;; pas de bonus</translation>
    </message>
    <message>
        <source>an ace or the lowest card</source>
        <translation>un as ou la plus basse carte</translation>
    </message>
    <message>
        <source>the lowest card only</source>
        <translation>seulement la plus basse carte</translation>
    </message>
    <message>
        <source>the highest of the trick</source>
        <translation>la plus haute du pli</translation>
    </message>
    <message>
        <source>the card played just before</source>
        <translation>la carte jouée juste avant</translation>
    </message>
    <message>
        <source>the dealer again</source>
        <translation>encore le donneur</translation>
    </message>
    <message>
        <source>the next one still in</source>
        <translation>le suivant encore en jeu</translation>
    </message>
    <message>
        <source>yes, it stands</source>
        <translation>oui, elle reste</translation>
    </message>
    <message>
        <source>no, it is taken back</source>
        <translation>non, elle est reprise</translation>
    </message>
    <message>
        <source>it is taken up again</source>
        <translation>elle rentre en main</translation>
    </message>
    <message>
        <source>it lies open until it is played</source>
        <translation>elle reste visible jusqu’à ce qu’on la joue</translation>
    </message>
    <message>
        <source>the player loses the deal</source>
        <translation>le joueur perd la donne</translation>
    </message>
    <message>
        <source>the cards are dealt again</source>
        <translation>on redonne les cartes</translation>
    </message>
    <message>
        <source>A deal costs 2 at least, and nothing comes back here.</source>
        <translation>Une donne coûte au moins 2, et ici rien ne revient.</translation>
    </message>
    <message>
        <source>Only one player goes out in a deal, so more must be left.</source>
        <translation>Une donne ne met qu’un joueur hors jeu, il doit donc en rester davantage.</translation>
    </message>
    <message>
        <source>No last deal can have left these totals.</source>
        <translation>Aucune dernière donne ne peut avoir laissé ces totaux.</translation>
    </message>
    <message>
        <source>So many deals cannot have come to these totals.</source>
        <translation>Tant de donnes ne peuvent pas donner ces totaux.</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>trop tard</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>%1 led</source>
        <translation>%1 a entamé</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1 la même</translation>
    </message>
    <message>
        <source>Enter the whole last trick</source>
        <translation>Saisir tout le dernier pli</translation>
    </message>
    <message>
        <source>By who took the last trick</source>
        <translation>D’après qui a pris le dernier pli</translation>
    </message>
    <message>
        <source>The cards are gathered and dealt again.</source>
        <translation>On ramasse les cartes et on redonne.</translation>
    </message>
    <message>
        <source>The deal is void, and it is dealt again.</source>
        <translation>La donne est nulle, et l’on redonne.</translation>
    </message>
    <message>
        <source>The next deal or game has begun, so it is too late.</source>
        <translation>La donne ou la partie suivante a commencé&#x202f;: il est trop tard.</translation>
    </message>
    <message>
        <source>The card goes back into the hand.</source>
        <translation>La carte rentre dans la main.</translation>
    </message>
    <message>
        <source>The card is taken back, and one that is allowed is played.</source>
        <translation>La carte est reprise, et l’on en joue une qui est permise.</translation>
    </message>
    <message>
        <source>The deal was stopped before the last trick, so it costs what the highest card does.</source>
        <translation>La donne a été arrêtée avant le dernier pli&#x202f;: cela coûte ce que coûte la plus haute carte.</translation>
    </message>
    <message>
        <source>Nobody else loses or gets back anything in this deal.</source>
        <translation>Personne d’autre ne perd ni ne récupère rien à cette donne.</translation>
    </message>
    <message>
        <source>Nothing is proved, and a wrong claim costs nothing.</source>
        <translation>Rien n’est prouvé, et accuser à tort ne coûte rien.</translation>
    </message>
    <message>
        <source>The trick is closed again, and there is a warning.</source>
        <translation>Le pli est refermé, et il y a un avertissement.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Once the next deal has begun, everybody plays on by these losses.</source>
        <translation>Une fois la donne suivante commencée, tous continuent avec ces pertes.</translation>
    </message>
    <message>
        <source>Nobody should lose by cards that were dealt wrongly, and before the first lead a new deal costs nothing.</source>
        <translation>Personne ne doit perdre par des cartes mal données, et avant la première entame redonner ne coûte rien.</translation>
    </message>
    <message>
        <source>Everybody needs as many cards as there are tricks, down to the last.</source>
        <translation>Chacun a besoin d’autant de cartes qu’il y a de plis, jusqu’au dernier.</translation>
    </message>
    <message>
        <source>The lead says what the others have to beat, so the right player has to make it.</source>
        <translation>L’entame dit ce que les autres ont à battre&#x202f;: c’est au bon joueur de la faire.</translation>
    </message>
    <message>
        <source>What may be played depends on the cards before it, so their order has to be clear.</source>
        <translation>Ce qu’on peut jouer dépend des cartes d’avant&#x202f;: leur ordre doit être clair.</translation>
    </message>
    <message>
        <source>A trick has one card of each player.</source>
        <translation>Un pli a une carte de chaque joueur.</translation>
    </message>
    <message>
        <source>A card seen by mistake helps the others and not its owner, so that is enough.</source>
        <translation>Une carte vue par mégarde aide les autres et non son possesseur&#x202f;: cela suffit.</translation>
    </message>
    <message>
        <source>While the trick lies there it can be put right, and nobody has lost anything by it.</source>
        <translation>Tant que le pli est là, cela se répare, et personne n’y a rien perdu.</translation>
    </message>
    <message>
        <source>A card that was not allowed changes who is left with the last trick, so the loss is for who played it.</source>
        <translation>Une carte non permise change celui à qui reste le dernier pli&#x202f;: la perte est pour qui l’a jouée.</translation>
    </message>
    <message>
        <source>Cards prove it, and they are looked at when nobody can gain by that any more.</source>
        <translation>Les cartes le prouvent, et on les regarde quand personne ne peut plus y gagner.</translation>
    </message>
    <message>
        <source>A hand is its player&apos;s own, and to show it would spoil the deal for him.</source>
        <translation>Une main est à son joueur, et la montrer lui gâcherait la donne.</translation>
    </message>
    <message>
        <source>Remembering is part of the game, unless the table plays with open tricks.</source>
        <translation>La mémoire fait partie du jeu, sauf si la table joue à plis ouverts.</translation>
    </message>
    <message>
        <source>The losses decide who is out, so they have to be right as long as the game lasts.</source>
        <translation>Les pertes décident qui est hors jeu&#x202f;: elles doivent être justes tant que dure la partie.</translation>
    </message>
    <message>
        <source>Somebody else still in wants the deal to count as it is played</source>
        <translation>Un autre joueur encore en jeu veut que la donne compte comme elle se joue</translation>
    </message>
    <message>
        <source>Any of the others may stop the deal for it; whoever is at fault may not.</source>
        <translation>Chacun des autres peut arrêter la donne pour cela&#x202f;; qui est en faute ne le peut pas.</translation>
    </message>
    <message>
        <source>The deal counts as it is played: one of the others wants no new deal.</source>
        <translation>La donne compte comme elle se joue&#x202f;: un des autres ne veut pas qu’on redonne.</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>De quoi le spectateur a parlé</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>On peut encore montrer les cartes de ce pli</translation>
    </message>
    <message>
        <source>Somebody asks for a new deal</source>
        <translation>Quelqu’un demande une nouvelle donne</translation>
    </message>
    <message>
        <source>It is the last trick of the deal</source>
        <translation>C’est le dernier pli de la donne</translation>
    </message>
    <message>
        <source>It still lies open, so everybody may see it.</source>
        <translation>Il est encore ouvert&#x202f;: chacun peut le voir.</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>On ouvre ce seul pli, et ses cartes décident&#x202f;; puis on le referme.</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it, and play goes on.</source>
        <translation>Celui qui a entamé le pli suivant est tenu pour gagnant, et le jeu continue.</translation>
    </message>
    <message>
        <source>The cards say who took it: whoever played the highest, of equal ones the last, loses its value.</source>
        <translation>Les cartes disent qui l’a pris&#x202f;: qui a joué la plus haute, ou la dernière des égales, en perd la valeur.</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>Ce qu’il a dit se règle comme si un joueur l’avait dit.</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>Le jeu continue, et nul ne doit tirer parti de ce qui a été dit.</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>Qui ne joue pas se tait désormais ou quitte la table.</translation>
    </message>
    <message>
        <source>The trick was not turned yet</source>
        <translation>Le pli n’était pas encore retourné</translation>
    </message>
    <message>
        <source>A fault is claimed, and the trick is named</source>
        <translation>Une faute est réclamée, et le pli nommé</translation>
    </message>
    <message>
        <source>A misdeal</source>
        <translation>Une maldonne</translation>
    </message>
    <message>
        <source>wrongly dealt / somebody has too many cards / somebody has too few cards / a card was seen while dealing / dealt to somebody who is out</source>
        <translation>mal donné / mauvaise donne / les cartes sont mal distribuées / il a trop de cartes / il n’a pas assez de cartes / une carte a été vue en donnant / on a donné à un joueur éliminé</translation>
    </message>
    <message>
        <source>A wrong number of cards, found in play</source>
        <translation>Un mauvais nombre de cartes, découvert en jeu</translation>
    </message>
    <message>
        <source>he has one card left over / he ran out of cards / a card is missing / one card too many at the end / the pack is not complete / a card fell on the floor</source>
        <translation>il lui reste une carte de trop / il lui manque une carte / une carte a disparu / le jeu n’est pas complet / une carte était par terre</translation>
    </message>
    <message>
        <source>The wrong player led</source>
        <translation>Le mauvais joueur a entamé</translation>
    </message>
    <message>
        <source>led out of turn / it was not his lead / she led but another won the trick / the wrong one began the trick</source>
        <translation>entamé hors de son tour / ce n’est pas lui qui devait entamer / le mauvais joueur a commencé le pli</translation>
    </message>
    <message>
        <source>A card played out of turn</source>
        <translation>Une carte jouée hors de son tour</translation>
    </message>
    <message>
        <source>he played too early / it was not his turn / played before me / somebody was skipped / played in the wrong order</source>
        <translation>il a joué avant son tour / ce n’était pas son tour / il a joué avant moi / quelqu’un a été sauté / mauvais ordre</translation>
    </message>
    <message>
        <source>Two cards played at once</source>
        <translation>Deux cartes jouées à la fois</translation>
    </message>
    <message>
        <source>two cards stuck together / he put down two cards / played two cards / a second card slipped out</source>
        <translation>deux cartes collées / il a posé deux cartes / une deuxième carte est venue avec</translation>
    </message>
    <message>
        <source>A card shown by mistake</source>
        <translation>Une carte montrée par erreur</translation>
    </message>
    <message>
        <source>he dropped a card / I saw his card / a card fell face up / he showed his cards / card on the table</source>
        <translation>il a laissé tomber une carte / la carte est tombée / j’ai vu sa carte / il a montré son jeu / carte exposée</translation>
    </message>
    <message>
        <source>A card that was not allowed</source>
        <translation>Une carte qui n’était pas permise</translation>
    </message>
    <message>
        <source>not his lowest card / he had a lower card / he threw away a card that was not the lowest / illegal card / he may not play that / he should have beaten it / a revoke / he cheated / he did not follow the rule</source>
        <translation>ce n’était pas sa plus basse / il avait une carte plus basse / carte interdite / on ne peut pas jouer ça / il devait monter / une renonce / il a triché</translation>
    </message>
    <message>
        <source>A claim that somebody played wrongly</source>
        <translation>Une réclamation contre un joueur</translation>
    </message>
    <message>
        <source>I claim that he played wrongly / open the tricks to prove it / prove it at the end / check his cards at the end</source>
        <translation>je réclame contre lui / ouvrir les plis pour le prouver / prouver à la fin / vérifier ses cartes à la fin</translation>
    </message>
    <message>
        <source>A hand is doubted during the deal</source>
        <translation>Une main mise en doute</translation>
    </message>
    <message>
        <source>I do not believe it is his lowest / show me your hand / was that really your lowest / he must have a lower card</source>
        <translation>je ne crois pas que ce soit sa plus basse / montre ta main / est-ce vraiment ta plus basse / il doit avoir plus bas</translation>
    </message>
    <message>
        <source>A closed trick looked at</source>
        <translation>Un pli fermé regardé</translation>
    </message>
    <message>
        <source>may I see the last trick / he opened a trick / he looked through the tricks / look back at an old trick</source>
        <translation>puis-je voir le dernier pli / il a ouvert un pli / il a fouillé dans les plis / revoir un vieux pli</translation>
    </message>
    <message>
        <source>An error in the losses</source>
        <translation>Une erreur dans les pertes</translation>
    </message>
    <message>
        <source>wrongly added up / written down wrongly / the score is wrong / he was taken for out by mistake / he should still be in</source>
        <translation>mal additionné / mal écrit / le score est faux / il a été éliminé à tort / il devrait encore jouer</translation>
    </message>
    <message>
        <source>The wrong player took a trick</source>
        <translation>Le mauvais joueur a ramassé un pli</translation>
    </message>
    <message>
        <source>the trick went to the wrong one / he took my trick / he gathered a trick that was mine / somebody else had won it / she should have taken it</source>
        <translation>le pli est allé au mauvais joueur / il a pris mon pli / il a ramassé un pli qui n’était pas à lui / un autre l’avait gagné</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>Un désaccord sur le gagnant d’un pli</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both say it was theirs</source>
        <translation>qui a gagné le pli / on n’est pas d’accord sur qui l’a pris / à qui était ce pli / personne ne se souvient / les deux disent qu’il est à eux</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>Un spectateur a parlé</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / a player who is out told him / somebody behind me gave it away / advice from outside</source>
        <translation>quelqu’un qui ne joue pas a parlé / un curieux s’en est mêlé / un joueur éliminé l’a dit / un conseil de l’extérieur / la galerie</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>rien de tout cela / une autre faute</translation>
    </message>
    <message>
        <source>match / matched / same</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>la même / même</translation>
    </message>
    <message>
        <source>lead / led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>ranks</source>
        <translation>hauteurs / cartes</translation>
    </message>
    <message>
        <source>Everybody for himself: do not take the last trick.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>Chacun pour soi&#x202f;: ne faites pas le dernier pli.</translation>
    </message>
</context>
<context>
    <name>man</name>
    <message>
        <source>NAME</source>
        <extracomment>Headings of the manual page, as manual pages have them.</extracomment>
        <translation>NOM</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIPTION</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMMANDES</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <translation>EXEMPLES</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>ENVIRONNEMENT</translation>
    </message>
</context>
<context>
    <name>phones</name>
    <message>
        <source>Let phones in the same network see the board</source>
        <translation>Laisser voir le tableau aux téléphones du même réseau</translation>
    </message>
    <message>
        <source>Where: an address of this machine, or the name of a network interface</source>
        <translation>Où&#x202f;: une adresse de cette machine, ou le nom d’une interface réseau</translation>
    </message>
    <message>
        <source>The port; otherwise the one from last time</source>
        <translation>Le port&#x202f;; sinon celui de la dernière fois</translation>
    </message>
    <message>
        <source>Begin a new code: whoever came with an old one has to scan again</source>
        <translation>Commencer un nouveau code&#x202f;: qui est venu avec un ancien doit scanner à nouveau</translation>
    </message>
    <message>
        <source>Scan this with a phone in the same network, or type the address:</source>
        <translation>Scannez ceci avec un téléphone du même réseau, ou tapez l’adresse&#x202f;:</translation>
    </message>
    <message>
        <source>Whoever is in the same network can overhear what phones are told. Ctrl-C ends it.</source>
        <translation>Qui est dans le même réseau peut entendre ce que les téléphones reçoivent. Ctrl-C y met fin.</translation>
    </message>
    <message numerus="yes">
        <source>%n phone(s) look(s) on.</source>
        <extracomment>%n a number of phones that look on now.</extracomment>
        <translation>
            <numerusform>%n téléphone regarde.</numerusform>
            <numerusform>%n téléphones regardent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Phones see the board no longer.</source>
        <translation>Les téléphones ne voient plus le tableau.</translation>
    </message>
    <message>
        <source>This machine is in no network where phones could find it.</source>
        <translation>Cette machine n’est dans aucun réseau où des téléphones la trouveraient.</translation>
    </message>
    <message>
        <source>This machine is in several networks; say in which with --on.</source>
        <translation>Cette machine est dans plusieurs réseaux&#x202f;; dites lequel avec --on.</translation>
    </message>
    <message>
        <source>This machine has no such address or network interface.</source>
        <translation>Cette machine n’a pas cette adresse ni cette interface réseau.</translation>
    </message>
    <message>
        <source>What phones come in with cannot be kept beside the book.</source>
        <translation>Ce qui fait entrer les téléphones ne peut pas être gardé à côté du carnet.</translation>
    </message>
    <message>
        <source>No line. This was known at %1.</source>
        <extracomment>%1 a time of the day.</extracomment>
        <translation>Pas de liaison. État connu à %1.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Too many look on at once. It is tried again by itself.</source>
        <translation>Trop de gens regardent à la fois. Un nouvel essai se fait tout seul.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>connexion…</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>contesté</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>This code is no longer good. Scan the one at the table again.</source>
        <translation>Ce code n’est plus valable. Scannez à nouveau celui de la table.</translation>
    </message>
    <message>
        <source>live</source>
        <extracomment>The line to the table stands.</extracomment>
        <translation>en direct</translation>
    </message>
    <message>
        <source>I only look on</source>
        <translation>Je regarde seulement</translation>
    </message>
    <message>
        <source>me</source>
        <translation>moi</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Scan the code at the table with the camera of this phone.</source>
        <translation>Scannez le code de la table avec l’appareil photo de ce téléphone.</translation>
    </message>
    <message>
        <source>No evening goes on. Once one begins, it is seen here.</source>
        <translation>Aucune soirée n’est en cours. Dès qu’une commence, on la voit ici.</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règle du jeu</translation>
    </message>
    <message>
        <source>Search the rulebook</source>
        <translation>Chercher dans la règle du jeu</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>réglé</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>they</source>
        <translation>eux</translation>
    </message>
    <message>
        <source>was: %1</source>
        <extracomment>What stood there before it was corrected.</extracomment>
        <translation>était&#x202f;: %1</translation>
    </message>
    <message>
        <source>we</source>
        <translation>nous</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui êtes-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Only list the networks that this machine is in</source>
        <translation>Seulement lister les réseaux de cette machine</translation>
    </message>
    <message>
        <source>deals: %1</source>
        <translation>donnes&#x202f;: %1</translation>
    </message>
    <message>
        <source>games won: %1</source>
        <translation>parties gagnées&#x202f;: %1</translation>
    </message>
    <message>
        <source>out of the game</source>
        <extracomment>A player who no longer takes part in it.</extracomment>
        <translation>hors du jeu</translation>
    </message>
    <message>
        <source>a game ends at %1</source>
        <translation>une partie se joue en %1</translation>
    </message>
    <message>
        <source>wants to be</source>
        <extracomment>Before the name of a player: a phone asks for his seat, which another phone has.</extracomment>
        <translation>veut être</translation>
    </message>
    <message>
        <source>Only who sits at this table can say so.</source>
        <translation>Seul qui est assis à cette table peut le dire.</translation>
    </message>
    <message>
        <source>This deal has been changed meanwhile: look at it again.</source>
        <translation>Cette donne a été changée entre-temps&#x202f;: regardez-la encore.</translation>
    </message>
    <message>
        <source>No line: it is kept, and sent once the line is back.</source>
        <translation>Pas de liaison&#x202f;: c’est gardé, et envoyé dès qu’elle revient.</translation>
    </message>
    <message>
        <source>Not so …</source>
        <extracomment>A button beside the last deal: it was otherwise.</extracomment>
        <translation>Pas ainsi…</translation>
    </message>
    <message>
        <source>Not sent: %1</source>
        <translation>Pas envoyé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Your dispute is on the sheet.</source>
        <translation>Votre contestation est sur la feuille.</translation>
    </message>
    <message>
        <source>The host is asked whether you are %1.</source>
        <translation>On demande à l’hôte si vous êtes %1.</translation>
    </message>
    <message>
        <source>What was it?</source>
        <translation>Qu’est-ce que c’était&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody of this name sits at the table.</source>
        <translation>Personne de ce nom n’est assis à la table.</translation>
    </message>
    <message>
        <source>keeps the score</source>
        <extracomment>Beside the number or the name of a phone: it may enter deals.
----------
What the host lets a phone do: enter deals.</extracomment>
        <translation>tient la marque</translation>
    </message>
    <message>
        <source>director</source>
        <extracomment>The same: it may do all that the host may.
----------
What the host lets a phone do: all that he may himself.</extracomment>
        <translation>directeur</translation>
    </message>
    <message>
        <source>Only who keeps the score can do that; the host says who does.</source>
        <translation>Seul qui tient la marque peut le faire&#x202f;; l’hôte dit qui c’est.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Seul l’hôte peut le faire.</translation>
    </message>
    <message>
        <source>Others have written on the sheet meanwhile: look at it, and enter it again.</source>
        <translation>D’autres ont entre-temps écrit sur la feuille&#x202f;: regardez-la et saisissez de nouveau.</translation>
    </message>
    <message>
        <source>%1 say that it is right</source>
        <extracomment>Read aloud beside a deal; %1 one or several names.</extracomment>
        <translation>%1&#x202f;: c’est juste</translation>
    </message>
    <message>
        <source>Nobody pays anybody.</source>
        <translation>Personne ne paie rien à personne.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>A button; %1 points, %2 a side.</extracomment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Takes away all that was told of this deal.</extracomment>
        <translation>Effacer tout</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>A button beside a deal of the sheet.</extracomment>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Saisir la donne</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>The last figure or card.</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>Donner la place</translation>
    </message>
    <message>
        <source>Make director</source>
        <translation>Nommer directeur</translation>
    </message>
    <message>
        <source>Take the role back</source>
        <translation>Reprendre le rôle</translation>
    </message>
    <message>
        <source>Let enter deals</source>
        <translation>Laisser saisir</translation>
    </message>
    <message>
        <source>does not look on now</source>
        <extracomment>Of a phone.</extracomment>
        <translation>ne regarde pas en ce moment</translation>
    </message>
    <message>
        <source>Open again</source>
        <extracomment>What could not be saved is shown, to be changed.</extracomment>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>The table has gone on meanwhile: what was told here has been taken away.</source>
        <translation>La table a continué entre-temps&#x202f;: ce qui était saisi ici a été retiré.</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <extracomment>Read aloud; the amount follows.</extracomment>
        <translation>%1 paie à %2</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Qui paie qui</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Téléphones</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>Among those who have to receive or pay.</extracomment>
        <translation>poule</translation>
    </message>
    <message>
        <source>Why is it corrected?</source>
        <translation>Pourquoi corriger&#x202f;?</translation>
    </message>
    <message>
        <source>It is on the sheet.</source>
        <extracomment>The title of the deal may stand before it.</extracomment>
        <translation>C’est sur la feuille.</translation>
    </message>
    <message>
        <source>That is right</source>
        <extracomment>A button beside the last deal.</extracomment>
        <translation>C’est juste</translation>
    </message>
    <message>
        <source>It stands on the sheet that you agree.</source>
        <translation>La feuille dit que vous êtes d’accord.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Send away</source>
        <extracomment>A phone.</extracomment>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Settle up</source>
        <translation>Régler</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>Ce que vaut un point</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>It has been taken back.</source>
        <translation>C’est annulé.</translation>
    </message>
    <message>
        <source>Something has not been told yet.</source>
        <extracomment>Of a deal that was entered without a line.</extracomment>
        <translation>Il manque encore quelque chose.</translation>
    </message>
    <message>
        <source>wants to be %1</source>
        <extracomment>Of a phone; %1 a player.</extracomment>
        <translation>veut être %1</translation>
    </message>
    <message>
        <source>How it is told</source>
        <extracomment>Read aloud before the ways of entering a deal.</extracomment>
        <translation>Comment on le saisit</translation>
    </message>
    <message>
        <source>Wipe the marks of %1</source>
        <extracomment>%1 a side.</extracomment>
        <translation>Effacer les marques de %1</translation>
    </message>
    <message>
        <source>There is no phone of this number.</source>
        <translation>Aucun téléphone ne porte ce numéro.</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>A button: all that was asked has been answered.</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Something irregular happened</source>
        <extracomment>A button, and the title of a page.</extracomment>
        <translation>Il y a eu une irrégularité</translation>
    </message>
    <message>
        <source>None of these is said so; they come nearest.</source>
        <translation>Aucune ne se dit ainsi&#x202f;; celles-ci s’en approchent le plus.</translation>
    </message>
    <message>
        <source>What else could have been chosen</source>
        <translation>Ce qu’on aurait pu choisir d’autre</translation>
    </message>
    <message>
        <source>What was ruled before</source>
        <translation>Ce qui a été décidé avant</translation>
    </message>
    <message>
        <source>Save: %1</source>
        <extracomment>A button; %1 what a deal does, &quot;we +104 · they +58&quot;.</extracomment>
        <translation>Enregistrer&#x202f;: %1</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Que s’est-il passé&#x202f;?</translation>
    </message>
    <message>
        <source>Which deal is it about?</source>
        <translation>De quelle donne s’agit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Write it down</source>
        <extracomment>A button: the ruling is put on the sheet.</extracomment>
        <translation>L’inscrire</translation>
    </message>
    <message>
        <source>A trick: who wins, and was it allowed?</source>
        <translation>Un pli&#x202f;: qui gagne, et était-ce permis&#x202f;?</translation>
    </message>
    <message>
        <source>agree N gives a phone the seat that it wants, scorer N lets it enter deals, director N do all that the host may, player N no more than others; remove N sends it away; heard N answers its call for the referee.</source>
        <translation>agree N donne à un téléphone la place qu’il veut, scorer N le laisse saisir des donnes, director N faire tout ce que peut l’hôte, player N rien de plus que les autres&#x202f;; remove N le renvoie&#x202f;; heard N répond à son appel à l’arbitre.</translation>
    </message>
    <message>
        <source>calls the referee</source>
        <extracomment>Beside the name of a player.</extracomment>
        <translation>appelle l’arbitre</translation>
    </message>
    <message>
        <source>Only who has a seat at the table can call the referee.</source>
        <translation>Seul un joueur assis à la table peut appeler l’arbitre.</translation>
    </message>
    <message>
        <source>Call the referee</source>
        <extracomment>A button: somebody is to come to the table and decide.</extracomment>
        <translation>Appeler l’arbitre</translation>
    </message>
    <message>
        <source>The referee has been called.</source>
        <extracomment>To whoever has tapped that.</extracomment>
        <translation>L’arbitre est appelé.</translation>
    </message>
    <message>
        <source>%1 calls the referee</source>
        <extracomment>%1 a player.</extracomment>
        <translation>%1 appelle l’arbitre</translation>
    </message>
    <message>
        <source>I have heard it</source>
        <extracomment>A button of whoever is called as the referee: he has heard it.</extracomment>
        <translation>J’ai entendu</translation>
    </message>
    <message>
        <source>First join the Wi-Fi of this machine</source>
        <extracomment>Before the name of a Wi-Fi that this machine makes, and a square to scan.</extracomment>
        <translation>Rejoignez d’abord le Wi-Fi de cette machine</translation>
    </message>
    <message>
        <source>Who sits there instead of %1?</source>
        <extracomment>%1 a player, who gives up his place.</extracomment>
        <translation>Qui prend la place de %1&#x202f;?</translation>
    </message>
    <message>
        <source>Somebody who was never here</source>
        <translation>Quelqu’un de nouveau</translation>
    </message>
    <message>
        <source>Who comes in plays for himself, not for who left</source>
        <translation>Qui arrive joue pour lui-même, non pour qui est parti</translation>
    </message>
    <message>
        <source>Who sits where</source>
        <extracomment>A button, and the title of a dialog.</extracomment>
        <translation>Qui est assis où</translation>
    </message>
    <message>
        <source>Sits out</source>
        <extracomment>Players who sit out.</extracomment>
        <translation>Ne joue pas</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>People and rules</source>
        <translation>Joueurs et règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Close the session</source>
        <translation>Clore la soirée</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Qui donne en premier</translation>
    </message>
    <message>
        <source>Who deals next</source>
        <translation>Qui donne ensuite</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>depuis le début</translation>
    </message>
    <message>
        <source>from deal %1 on</source>
        <translation>à partir de la donne %1</translation>
    </message>
    <message>
        <source>How was it settled?</source>
        <translation>Comment est-ce réglé&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Takes a player&apos;s place away.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>One more at the table</source>
        <extracomment>Adds a place at the table.</extracomment>
        <translation>Un joueur de plus à la table</translation>
    </message>
    <message>
        <source>All options</source>
        <extracomment>Unfolds every option of the rules.</extracomment>
        <translation>Toutes les options</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Settled</source>
        <extracomment>On a button: a dispute about a deal is over.</extracomment>
        <translation>Réglé</translation>
    </message>
    <message>
        <source>Strike out</source>
        <extracomment>A deal.</extracomment>
        <translation>Rayer</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titre de la soirée</translation>
    </message>
    <message>
        <source>What is to be noted?</source>
        <translation>Que faut-il noter&#x202f;?</translation>
    </message>
    <message>
        <source>Who sits down?</source>
        <translation>Qui s’assied&#x202f;?</translation>
    </message>
    <message>
        <source>Why does it not count?</source>
        <translation>Pourquoi ne compte-t-elle pas&#x202f;?</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>D’autres règles</translation>
    </message>
    <message>
        <source>Round %1 has not begun.</source>
        <extracomment>%1 the number of a round of an event.</extracomment>
        <translation>La ronde %1 n’a pas commencé.</translation>
    </message>
    <message>
        <source>against</source>
        <extracomment>Before the names of opponents.</extracomment>
        <translation>contre</translation>
    </message>
    <message>
        <source>Two tell it differently: it counts once they tell the same, or the director has settled it.</source>
        <extracomment>Of the result of a table.</extracomment>
        <translation>Deux indications diffèrent&#x202f;: le résultat compte dès qu’elles concordent ou que le directeur a tranché.</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Enter the result</source>
        <translation>Saisir le résultat</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>A club&apos;s evening at many tables; the name of a page.</extracomment>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Last call: no new deal</source>
        <extracomment>Nobody begins another deal: the round is nearly over.</extracomment>
        <translation>Dernier appel&#x202f;: plus de nouvelle donne</translation>
    </message>
    <message>
        <source>Who leads</source>
        <translation>En tête</translation>
    </message>
    <message>
        <source>The deals of your table are not kept here.</source>
        <translation>Les donnes de votre table ne sont pas notées ici.</translation>
    </message>
    <message>
        <source>No seat in this round</source>
        <extracomment>Before names.</extracomment>
        <translation>Sans place dans cette ronde</translation>
    </message>
    <message>
        <source>You have no table in this round yet.</source>
        <translation>Vous n’avez pas encore de table dans cette ronde.</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>not among the rounds that count</source>
        <translation>pas parmi les rondes qui comptent</translation>
    </message>
    <message>
        <source>No round has been drawn yet.</source>
        <translation>Aucune ronde n’a encore été tirée.</translation>
    </message>
    <message>
        <source>This phone is not that table’s</source>
        <translation>Ce téléphone n’est pas celui de la table</translation>
    </message>
    <message>
        <source>Pits</source>
        <translation>Pits</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 a place, %2 of how many.</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Over the figures of a result.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>rank</source>
        <extracomment>Before a place in a ranking.</extracomment>
        <translation>rang</translation>
    </message>
    <message>
        <source>The result of your table has been told.</source>
        <translation>Le résultat de votre table est indiqué.</translation>
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
        <translation>Ronde %1 sur %2</translation>
    </message>
    <message>
        <source>Round %1 · table %2</source>
        <extracomment>%1 the number of a round, %2 of a table.</extracomment>
        <translation>Ronde %1 · table %2</translation>
    </message>
    <message>
        <source>The referee has ruled</source>
        <extracomment>Over what he said.</extracomment>
        <translation>L’arbitre a décidé</translation>
    </message>
    <message>
        <source>Save all the same</source>
        <translation>Enregistrer quand même</translation>
    </message>
    <message>
        <source>Search a name</source>
        <translation>Chercher un nom</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>%1 its number, clockwise from 1.</extracomment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Plus or minus</source>
        <translation>Plus ou moins</translation>
    </message>
    <message>
        <source>Sit out</source>
        <extracomment>Before names.</extracomment>
        <translation>Exempts</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>starts in</source>
        <extracomment>Before minutes and seconds.</extracomment>
        <translation>commence dans</translation>
    </message>
    <message>
        <source>Table %1</source>
        <extracomment>%1 its number.</extracomment>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Table %1: who are you?</source>
        <extracomment>%1 the number of a table.</extracomment>
        <translation>Table %1&#x202f;: qui êtes-vous&#x202f;?</translation>
    </message>
    <message>
        <source>time left</source>
        <extracomment>Before minutes and seconds.</extracomment>
        <translation>temps restant</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Le temps est écoulé</translation>
    </message>
    <message>
        <source>to the third place</source>
        <extracomment>Before the points that are missing.</extracomment>
        <translation>jusqu’à la troisième place</translation>
    </message>
    <message>
        <source>%1 has told it</source>
        <extracomment>Of a result; %1 a name.</extracomment>
        <translation>indiqué par %1</translation>
    </message>
    <message>
        <source>From the deals</source>
        <translation>D’après les donnes</translation>
    </message>
    <message>
        <source>The director has told it</source>
        <translation>indiqué par le directeur</translation>
    </message>
    <message>
        <source>You have told it</source>
        <translation>indiqué par vous</translation>
    </message>
    <message>
        <source>From the slip</source>
        <translation>D’après la feuille</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>Where does who sit?</source>
        <translation>Où est assis qui&#x202f;?</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>Before the names of partners.</extracomment>
        <translation>avec</translation>
    </message>
    <message>
        <source>you deal first</source>
        <extracomment>Behind a seat at the table.</extracomment>
        <translation>vous donnez en premier</translation>
    </message>
    <message>
        <source>You do not play in this round.</source>
        <translation>Vous ne jouez pas cette ronde.</translation>
    </message>
    <message>
        <source>You sit out this round.</source>
        <translation>Vous êtes exempt pour cette ronde.</translation>
    </message>
    <message>
        <source>%1, your next table</source>
        <extracomment>%1 a name; the number of the table stands below.</extracomment>
        <translation>%1, votre prochaine table</translation>
    </message>
    <message>
        <source>Your rounds</source>
        <translation>Vos rondes</translation>
    </message>
    <message>
        <source>%1, your table</source>
        <extracomment>%1 a name; the number of the table stands below.</extracomment>
        <translation>%1, votre table</translation>
    </message>
    <message>
        <source>your total</source>
        <translation>votre total</translation>
    </message>
    <message>
        <source>Table %1 calls the referee</source>
        <extracomment>%1 the number of a table.</extracomment>
        <translation>La table %1 appelle l’arbitre</translation>
    </message>
    <message>
        <source>The door cannot be opened there; is the port taken? Another may be free.</source>
        <translation>La porte ne peut pas s’ouvrir là&#x202f;; le port est-il pris&#x202f;? Un autre est peut-être libre.</translation>
    </message>
    <message>
        <source>Final places</source>
        <translation>Classement final</translation>
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
        <translation>CARTES</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>DATE</source>
        <translation>DATE</translation>
    </message>
    <message>
        <source>DEAL</source>
        <translation>DONNE</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>NOUVEAU</translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation>OPTION</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation>AUTRE</translation>
    </message>
    <message>
        <source>PLAYER</source>
        <translation>JOUEUR</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>POINTS</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>RÈGLES</translation>
    </message>
    <message>
        <source>SUIT</source>
        <translation>COULEUR</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXTE</translation>
    </message>
    <message>
        <source>TOTALS</source>
        <translation>TOTAUX</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>MOT</translation>
    </message>
    <message>
        <source>NETWORK</source>
        <translation>RÉSEAU</translation>
    </message>
    <message>
        <source>CREDIT</source>
        <translation>COMPENSATION</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>LISTE</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NOMS</translation>
    </message>
    <message>
        <source>PRIZE</source>
        <translation>PRIX</translation>
    </message>
    <message>
        <source>TABLE</source>
        <translation>TABLE</translation>
    </message>
    <message>
        <source>TITLE</source>
        <translation>TITRE</translation>
    </message>
    <message>
        <source>MINUTES</source>
        <translation>MINUTES</translation>
    </message>
    <message>
        <source>ADDRESS</source>
        <extracomment>What stands for a value in the help text, &quot;--db FILE&quot;: one word, in capitals.</extracomment>
        <translation>ADRESSE</translation>
    </message>
    <message>
        <source>PAPER</source>
        <translation>PAPIER</translation>
    </message>
    <message>
        <source>WAY</source>
        <translation>VOIE</translation>
    </message>
</context>
<context>
    <name>precedent</name>
    <message>
        <source>the player at fault</source>
        <translation>le joueur en faute</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>le donneur</translation>
    </message>
    <message>
        <source>the partner</source>
        <translation>le partenaire</translation>
    </message>
    <message>
        <source>the player opposite</source>
        <translation>le joueur d’en face</translation>
    </message>
    <message>
        <source>the player on the left</source>
        <translation>le joueur de gauche</translation>
    </message>
    <message>
        <source>the player on the right</source>
        <translation>le joueur de droite</translation>
    </message>
    <message>
        <source>player %1 to the left</source>
        <extracomment>%1 places clockwise from the player at fault.</extracomment>
        <translation>le %1ᵉ joueur vers la gauche</translation>
    </message>
    <message>
        <source>Decided</source>
        <extracomment>Before a colon, and what a table decided.</extracomment>
        <translation>Décidé</translation>
    </message>
    <message>
        <source>Your table decided</source>
        <extracomment>The same, where it answers a question of today; behind it may stand when and where.</extracomment>
        <translation>Votre table a décidé</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Before a colon, and why a table decided so.</extracomment>
        <translation>Raison</translation>
    </message>
    <message>
        <source>By the rules</source>
        <extracomment>Before a colon, and what the rulebook says of it.</extracomment>
        <translation>D’après les règles</translation>
    </message>
    <message>
        <source>By the rules at that time</source>
        <translation>D’après les règles d’alors</translation>
    </message>
    <message>
        <source>That is what the rules say.</source>
        <translation>C’est ce que disent les règles.</translation>
    </message>
    <message>
        <source>Played by</source>
        <extracomment>Before a colon, and options of the rules with their values.</extracomment>
        <translation>Joué selon</translation>
    </message>
    <message>
        <source>It was played by other rules</source>
        <extracomment>Before a colon, and an option with its value then and now.</extracomment>
        <translation>On jouait selon d’autres règles</translation>
    </message>
    <message>
        <source>There are no house rulings in this book.</source>
        <translation>Il n’y a pas de décision maison dans ce carnet.</translation>
    </message>
    <message>
        <source>Does what your table decided count?</source>
        <extracomment>Both answers stand above it.</extracomment>
        <translation>Est-ce la décision de votre table qui compte&#x202f;?</translation>
    </message>
    <message>
        <source>Your table has decided this before. Say --house for that, or --by-rules.</source>
        <translation>Votre table a déjà décidé de cela. Dites --house pour cette décision, ou --by-rules.</translation>
    </message>
    <message>
        <source>No house ruling answers this question.</source>
        <translation>Aucune décision maison ne répond à cette question.</translation>
    </message>
    <message>
        <source>The book has no house ruling of this name.</source>
        <translation>Le carnet n’a pas de décision maison de ce nom.</translation>
    </message>
    <message>
        <source>--export writes one ruling: what is asked in words, or what stands on --deal.</source>
        <translation>--export écrit une décision&#x202f;: ce qu’on demande en mots, ou ce qui est inscrit à --deal.</translation>
    </message>
    <message>
        <source>No ruling on one fault alone stands on this deal.</source>
        <translation>Aucune décision sur une seule faute n’est inscrite à cette donne.</translation>
    </message>
    <message>
        <source>The house ruling is removed.</source>
        <translation>La décision maison est retirée.</translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) added.</source>
        <translation>
            <numerusform>%n décision maison ajoutée.</numerusform>
            <numerusform>%n décisions maison ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) would be added.</source>
        <translation>
            <numerusform>%n décision maison serait ajoutée.</numerusform>
            <numerusform>%n décisions maison seraient ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) were there already.</source>
        <translation>
            <numerusform>%n décision maison était déjà là.</numerusform>
            <numerusform>%n décisions maison étaient déjà là.</numerusform>
        </translation>
    </message>
    <message>
        <source>This house ruling cannot be read</source>
        <translation>Cette décision maison ne peut pas être lue</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>Décisions maison</translation>
    </message>
    <message>
        <source>What your table decided. It answers when the question returns.</source>
        <translation>Ce que votre table a décidé. Cela répond quand la question revient.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove this ruling? What was posted by it stays.</source>
        <translation>Retirer cette décision&#x202f;? Ce qui a été inscrit d’après elle reste.</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>La remettre</translation>
    </message>
    <message>
        <source>Post what your table decided</source>
        <extracomment>On buttons.</extracomment>
        <translation>Inscrire la décision de votre table</translation>
    </message>
    <message>
        <source>Post what the rules say</source>
        <translation>Inscrire ce que disent les règles</translation>
    </message>
    <message>
        <source>Share this ruling</source>
        <translation>Partager cette décision</translation>
    </message>
    <message>
        <source>Nobody is named in it. Another book takes the file in.</source>
        <translation>Personne n’y est nommé. Un autre carnet peut reprendre le fichier.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Keep as a house ruling</source>
        <translation>Garder comme décision maison</translation>
    </message>
    <message>
        <source>Kept as a house ruling.</source>
        <translation>Gardée comme décision maison.</translation>
    </message>
    <message>
        <source>Why your table decided so</source>
        <translation>Pourquoi votre table a décidé ainsi</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>House rulings: what your table decided</source>
        <translation>Décisions maison&#x202f;: ce que votre table a décidé</translation>
    </message>
    <message>
        <source>List them, of one game or of all</source>
        <translation>Les lister, d’un jeu ou de tous</translation>
    </message>
    <message>
        <source>Show one: question, answers, decision and reason</source>
        <translation>En montrer une&#x202f;: question, réponses, décision et raison</translation>
    </message>
    <message>
        <source>Remove one; what was posted by it stays</source>
        <translation>En retirer une&#x202f;; ce qui a été inscrit d’après elle reste</translation>
    </message>
    <message>
        <source>Write them for another book, one a line</source>
        <translation>Les écrire pour un autre carnet, une par ligne</translation>
    </message>
    <message>
        <source>A house ruling, as the list names it</source>
        <translation>Une décision maison, comme la liste la nomme</translation>
    </message>
    <message>
        <source>The file; standard output without one</source>
        <translation>Le fichier&#x202f;; sinon la sortie standard</translation>
    </message>
    <message>
        <source>Only those of this game</source>
        <translation>Seulement celles de ce jeu</translation>
    </message>
    <message>
        <source>With --post: what your table decided before</source>
        <translation>Avec --post&#x202f;: ce que votre table a déjà décidé</translation>
    </message>
    <message>
        <source>With --post: what the rules say, whatever your table decided</source>
        <translation>Avec --post&#x202f;: ce que disent les règles, quoi que votre table ait décidé</translation>
    </message>
    <message>
        <source>Write the ruling for other tables, without names: what is asked, or what stands on --deal</source>
        <translation>Écrire la décision pour d’autres tables, sans noms&#x202f;: ce qu’on demande, ou ce qui est inscrit à --deal</translation>
    </message>
    <message>
        <source>y posts what your table decided, n what the rules say. What your table decided is never worked out anew.</source>
        <translation>o inscrit ce que votre table a décidé, n ce que disent les règles. La décision de votre table n’est jamais recalculée.</translation>
    </message>
    <message>
        <source>With --export: what the table decided instead of what the rules say: &quot;Ann +1&quot; besides the score, &quot;instead Ann +1&quot;, &quot;nothing&quot;, &quot;redeal&quot;</source>
        <extracomment>The words in quotation marks are not translated.</extracomment>
        <translation>Avec --export&#x202f;: ce que la table a décidé au lieu de ce que disent les règles&#x202f;: &quot;Ann +1&quot; en plus de la marque, &quot;instead Ann +1&quot;, &quot;nothing&quot;, &quot;redeal&quot;</translation>
    </message>
    <message>
        <source>--decided goes with --export, and with a question that is asked in words.</source>
        <translation>--decided va avec --export, et avec une question posée en mots.</translation>
    </message>
    <message>
        <source>What your table decided</source>
        <translation>Ce que votre table a décidé</translation>
    </message>
    <message>
        <source>What stands here</source>
        <extracomment>On buttons, below &quot;What your table decided&quot;.</extracomment>
        <translation>Ce qui est écrit ici</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <translation>Rien ne se passe</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>On redonne</translation>
    </message>
    <message>
        <source>Amounts besides the score of the deal, or with &quot;instead&quot; in its place</source>
        <extracomment>Above a field for &quot;Ann +1&quot;. The word in quotation marks is not translated.</extracomment>
        <translation>Montants en plus de la marque de la donne, ou à sa place avec «&#x202f;instead&#x202f;»</translation>
    </message>
    <message>
        <source>Several faults of this deal were ruled on as one, and a house ruling answers one fault. Tell the one that is meant in words beside --export, and with --decided what the table decided.</source>
        <extracomment>The words that begin with two dashes are not translated.</extracomment>
        <translation>Plusieurs fautes de cette donne ont été jugées ensemble, et une décision maison répond à une seule faute. Dites avec --export, en mots, laquelle est visée, et avec --decided ce que la table a décidé.</translation>
    </message>
    <message>
        <source>A decision has an amount behind each name; it stays the same however much there is in the pool or on the sheet.</source>
        <extracomment>Amounts for a decision on a fault: what stands behind it shows some, &quot;Ann +1&quot;.</extracomment>
        <translation>Une décision se dit avec un montant après chaque nom&#x202f;; il reste le même, quoi qu’il y ait dans la poule ou sur la feuille.</translation>
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
        <translation>Comment se paient les unités d’une partie perdue</translation>
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
        <translation>En quoi se compte cet enjeu</translation>
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
        <translation>Donnes par partie&#x202f;; 0 pour ne pas fixer de fin</translation>
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
        <source>Standard: no fixed number of deals</source>
        <translation>Règle courante&#x202f;: sans nombre de donnes fixé</translation>
    </message>
    <message>
        <source>Standard, forty deals</source>
        <translation>Règle courante, quarante donnes</translation>
    </message>
    <message>
        <source>Standard, the dealer antes for all</source>
        <translation>Règle courante, le donneur mise pour tous</translation>
    </message>
    <message>
        <source>After the old laws: shared losses, own king, strict vole</source>
        <translation>D’après les anciennes lois&#x202f;: perte partagée, son propre roi, vole stricte</translation>
    </message>
    <message>
        <source>Who is ombre</source>
        <translation>Qui est l’hombre</translation>
    </message>
    <message>
        <source>What he plays; forced: forced spadille</source>
        <translation>Ce qu’il joue&#x202f;; forcé&#x202f;: Spadille forcé</translation>
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
        <translation>Et aussi Ponte&#x202f;: doubles matadors</translation>
    </message>
    <message>
        <source>His side won the first six tricks</source>
        <translation>Son camp a fait les six premiers plis</translation>
    </message>
    <message>
        <source>They went on after Premiers: the vole</source>
        <translation>Ils ont continué après les premières&#x202f;: la vole</translation>
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
        <translation>La couleur d’atout&#x202f;; les paiements n’en dépendent pas</translation>
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
        <translation>Mises&#x202f;: la poule est de %1, l’unité de %2</translation>
    </message>
    <message>
        <source>%1 antes for all: the pool holds %2, the unit is %3</source>
        <translation>%1 mise pour tous&#x202f;: la poule est de %2, l’unité de %3</translation>
    </message>
    <message>
        <source>Four does not divide the pool of %1: the unit is %2</source>
        <translation>La poule de %1 ne se divise pas par quatre&#x202f;: l’unité est de %2</translation>
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
            <numerusform>Matadors pour %1&#x202f;: %n unité, %3 chacun</numerusform>
            <numerusform>Matadors pour %1&#x202f;: %n unités, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 failed: the matadors too are paid, %n unit(s), %3 each</source>
        <translation>
            <numerusform>Vole manquée par %1&#x202f;: les matadors se paient aussi, %n unité, %3 chacun</numerusform>
            <numerusform>Vole manquée par %1&#x202f;: les matadors se paient aussi, %n unités, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Matadors of a game that %1 lost: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>Matadors d’une partie perdue par %1&#x202f;: %n unité payée, %3 chacun</numerusform>
            <numerusform>Matadors d’une partie perdue par %1&#x202f;: %n unités payées, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premiers of %1: %n unit(s), %3 each</source>
        <translation>
            <numerusform>Premières pour %1&#x202f;: %n unité, %3 chacun</numerusform>
            <numerusform>Premières pour %1&#x202f;: %n unités, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes the vole: %n unit(s), %3 each</source>
        <translation>
            <numerusform>%1 fait la vole&#x202f;: %n unité, %3 chacun</numerusform>
            <numerusform>%1 fait la vole&#x202f;: %n unités, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 fails: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>Vole manquée par %1&#x202f;: %n unité payée, %3 chacun</numerusform>
            <numerusform>Vole manquée par %1&#x202f;: %n unités payées, %3 chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole that %1 bid fails: %n unit(s) paid, %3 each; the pool stays</source>
        <translation>
            <numerusform>Vole demandée et manquée par %1&#x202f;: %n unité payée, %3 chacun&#x202f;; la poule reste</numerusform>
            <numerusform>Vole demandée et manquée par %1&#x202f;: %n unités payées, %3 chacun&#x202f;; la poule reste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units of the lost game, paid once to all together: %n unit(s), %2</source>
        <extracomment>%n units, %2 the counters that they make, all together.</extracomment>
        <translation>
            <numerusform>Unités de la partie perdue, payées une fois à tous ensemble&#x202f;: %n unité, %2</numerusform>
            <numerusform>Unités de la partie perdue, payées une fois à tous ensemble&#x202f;: %n unités, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Remise: %1 has %2 tricks and pays %3 into the pool</source>
        <extracomment>%1 the ombre, %2 his tricks, %3 what he pays into the pool.</extracomment>
        <translation>Remise&#x202f;: %1 a %2 plis et met %3 à la poule</translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 has %n trick(s) and pays %3 into the pool</source>
        <translation>
            <numerusform>Codille&#x202f;: %1 a %n pli et met %3 à la poule</numerusform>
            <numerusform>Codille&#x202f;: %1 a %n plis et met %3 à la poule</numerusform>
        </translation>
    </message>
    <message>
        <source>Under these rules the codille costs %1</source>
        <extracomment>%1 what is paid into the pool under an option.</extracomment>
        <translation>Avec ces règles, le codille coûte %1</translation>
    </message>
    <message>
        <source>Remise: %1 and %2 have %3 tricks and pay %4 together</source>
        <translation>Remise&#x202f;: %1 et %2 ont %3 plis et paient ensemble %4</translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 and %2 have %n trick(s) and pay %4 together</source>
        <translation>
            <numerusform>Codille&#x202f;: %1 et %2 ont %n pli et paient ensemble %4</numerusform>
            <numerusform>Codille&#x202f;: %1 et %2 ont %n plis et paient ensemble %4</numerusform>
        </translation>
    </message>
    <message>
        <source>The called partner %1 pays nothing</source>
        <translation>Le partenaire appelé, %1, ne paie rien</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each, %3 left</source>
        <extracomment>%1 the pool, %2 the share of each defender, %3 what cannot be divided.</extracomment>
        <translation>Codille&#x202f;: la défense partage la poule de %1&#x202f;: %2 chacun, reste %3</translation>
    </message>
    <message>
        <source>Codille: the opponents divide the pool of %1: %2 each</source>
        <translation>Codille&#x202f;: la défense partage la poule de %1&#x202f;: %2 chacun</translation>
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
        <translation>Fin&#x202f;: la poule de %1 est partagée, %2 chacun, reste %3</translation>
    </message>
    <message>
        <source>The end: the pool of %1 is shared, %2 each</source>
        <translation>Fin&#x202f;: la poule de %1 est partagée, %2 chacun</translation>
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
        <translation>Une alliance a un partenaire, qui tient la carte appelée&#x202f;; qui ne peut appeler personne joue solo.</translation>
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
        <translation>Spadille ne peut pas perdre&#x202f;: il fait un pli.</translation>
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
        <translation>La vole était demandée&#x202f;: on n’a donc pas à continuer pour elle.</translation>
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
            <numerusform>Il ne reste que %n&#x202f;: aucun joueur de plus ne peut en prendre.</numerusform>
            <numerusform>Il ne reste que %n&#x202f;: aucun joueur de plus ne peut en prendre.</numerusform>
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
        <translation>L’hombre peut demander le roi qu’il appelle</translation>
    </message>
    <message>
        <source>Who handed the called king over to the ombre</source>
        <translation>Qui a remis le roi appelé à l’hombre</translation>
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
        <translation>Un roi n’est remis que dans une alliance demandée.</translation>
    </message>
    <message>
        <source>An ombre who took the king plays alone.</source>
        <translation>Un hombre qui a reçu le roi joue seul.</translation>
    </message>
    <message>
        <source>The ombre cannot hand a king over to himself.</source>
        <translation>L’hombre ne peut pas se remettre un roi à lui-même.</translation>
    </message>
    <message>
        <source>Which faced card means a new deal</source>
        <translation>Quelle carte retournée fait redonner</translation>
    </message>
    <message>
        <source>What a bid out of turn means</source>
        <translation>Ce que vaut une enchère hors de tour</translation>
    </message>
    <message>
        <source>When a card that was seen has to be played</source>
        <translation>Quand une carte vue doit être jouée</translation>
    </message>
    <message>
        <source>Who may look through the tricks</source>
        <translation>Qui peut regarder les plis</translation>
    </message>
    <message>
        <source>Nobody had anything to decide after six tricks.</source>
        <translation>Après six plis, personne n’avait rien à décider.</translation>
    </message>
    <message>
        <source>Nobody may go on here without asking the partner.</source>
        <translation>Ici, personne ne peut continuer sans demander au partenaire.</translation>
    </message>
    <message>
        <source>The tricks show something else.</source>
        <translation>Les plis montrent autre chose.</translation>
    </message>
    <message>
        <source>The ombre cannot call this card.</source>
        <translation>L’hombre ne peut pas appeler cette carte.</translation>
    </message>
    <message>
        <source>Nobody can have noticed this so early.</source>
        <translation>Personne n’a pu s’en apercevoir si tôt.</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Ce qui est arrivé</translation>
    </message>
    <message>
        <source>Whose fault it is</source>
        <translation>Qui est en faute</translation>
    </message>
    <message>
        <source>Only the last card of the pack was faced</source>
        <translation>Seule la dernière carte du jeu s’est retournée</translation>
    </message>
    <message>
        <source>Another player has bid or passed after it</source>
        <translation>Un autre joueur a parlé après</translation>
    </message>
    <message>
        <source>He spoke last, and the three others had passed</source>
        <translation>Il parlait le dernier, et les trois autres avaient passé</translation>
    </message>
    <message>
        <source>It was a king of his own, which these rules let him call</source>
        <translation>C’était un roi à lui, que ces règles lui permettent d’appeler</translation>
    </message>
    <message>
        <source>He might have kept the matador, or has played it all the same</source>
        <translation>Il pouvait garder le matador, ou l’a joué quand même</translation>
    </message>
    <message>
        <source>The deal itself was told wrongly, not only the payment</source>
        <translation>La donne elle-même était mal notée, et non le seul paiement</translation>
    </message>
    <message>
        <source>Claimed, but not dealt to that side</source>
        <translation>Réclamés, sans que ce camp les ait reçus</translation>
    </message>
    <message>
        <source>When it was noticed</source>
        <translation>Quand on s’en est aperçu</translation>
    </message>
    <message>
        <source>He had passed before</source>
        <translation>Il avait déjà passé</translation>
    </message>
    <message>
        <source>The revoke harms the other side, which wants play to go back</source>
        <translation>La renonce nuit à l’autre camp, qui veut que l’on rejoue</translation>
    </message>
    <message>
        <source>There were several, the cards are not mixed, and the table plays again</source>
        <translation>Il y en a eu plusieurs, les cartes ne sont pas mêlées, et la table rejoue</translation>
    </message>
    <message>
        <source>What the other side asks for</source>
        <translation>Ce que demande l’autre camp</translation>
    </message>
    <message>
        <source>What he is in this deal: alone, ombre&apos;s side, opponent, or not known</source>
        <translation>Ce qu’il est dans cette donne&#x202f;: seul, camp de l’hombre, adversaire, ou inconnu</translation>
    </message>
    <message>
        <source>His side had its six tricks already</source>
        <translation>Son camp avait déjà ses six plis</translation>
    </message>
    <message>
        <source>A vole was in force already</source>
        <translation>Une vole était déjà en cours</translation>
    </message>
    <message>
        <source>By it his side won a game that was in doubt</source>
        <translation>Son camp a gagné par là une partie douteuse</translation>
    </message>
    <message>
        <source>He only answered the question whether they go on</source>
        <translation>Il n’a fait que répondre à la question de continuer ou non</translation>
    </message>
    <message>
        <source>Keeping the card could do harm, or tell his partner something</source>
        <translation>Garder la carte pourrait nuire, ou apprendre quelque chose à son partenaire</translation>
    </message>
    <message>
        <source>It was his turn to play</source>
        <translation>C’était à lui de jouer</translation>
    </message>
    <message>
        <source>He was to lead</source>
        <translation>C’était à lui d’entamer</translation>
    </message>
    <message>
        <source>All four agree</source>
        <translation>Tous les quatre en conviennent</translation>
    </message>
    <message>
        <source>The hands are mixed and cannot be restored</source>
        <translation>Les mains sont mêlées et ne peuvent être reconstituées</translation>
    </message>
    <message>
        <source>It can be proved</source>
        <translation>On peut le prouver</translation>
    </message>
    <message>
        <source>He pays a beast for another fault of the same deal</source>
        <translation>Il paie déjà une bête pour une autre faute de la même donne</translation>
    </message>
    <message>
        <source>Somebody has bid or passed, so it is too late: the deal stands.</source>
        <translation>On a déjà parlé, il est donc trop tard&#x202f;: la donne vaut.</translation>
    </message>
    <message>
        <source>Only the last card of the pack was faced, so the deal stands.</source>
        <translation>Seule la dernière carte du jeu s’est retournée&#x202f;: la donne vaut.</translation>
    </message>
    <message>
        <source>It is too late: the deal stands, and whoever dealt is its dealer.</source>
        <translation>Il est trop tard&#x202f;: la donne vaut, avec celui qui a donné pour donneur.</translation>
    </message>
    <message>
        <source>The deal was over when it came out, so it stands.</source>
        <translation>La donne était finie quand on l’a vu&#x202f;: elle reste.</translation>
    </message>
    <message>
        <source>The antes stay in the pool, and what was settled before stands.</source>
        <translation>Les mises restent à la poule, et ce qui a été réglé avant reste.</translation>
    </message>
    <message>
        <source>%1 puts his ante in now.</source>
        <translation>%1 met sa mise maintenant.</translation>
    </message>
    <message>
        <source>%1 pays his ante now, to whoever took the pool, or into the pool if nobody did.</source>
        <translation>%1 paie sa mise maintenant, à qui a pris la poule, ou à la poule si personne ne l’a prise.</translation>
    </message>
    <message>
        <source>Another player has spoken since, so what %1 said is accepted.</source>
        <translation>Un autre joueur a parlé depuis&#x202f;: ce qu’a dit %1 est admis.</translation>
    </message>
    <message>
        <source>What %1 said is void, and the player whose turn it was speaks now.</source>
        <translation>Ce qu’a dit %1 est nul, et la parole revient à celui dont c’était le tour.</translation>
    </message>
    <message>
        <source>When his turn comes, %1 may say what he likes.</source>
        <translation>Quand vient son tour, %1 peut dire ce qu’il veut.</translation>
    </message>
    <message>
        <source>%1 has passed for this deal.</source>
        <translation>%1 a passé pour cette donne.</translation>
    </message>
    <message>
        <source>The bid of %1 is void, and the auction goes back to it.</source>
        <translation>L’enchère de %1 est nulle, et l’on revient à elle.</translation>
    </message>
    <message>
        <source>%1 must bid high enough or pass.</source>
        <translation>%1 doit enchérir assez haut ou passer.</translation>
    </message>
    <message>
        <source>%1 has passed and stays out of the auction.</source>
        <translation>%1 a passé et reste hors des enchères.</translation>
    </message>
    <message>
        <source>Trumps are named, so it is too late: the bid of %1 stands.</source>
        <translation>L’atout est nommé, il est donc trop tard&#x202f;: l’enchère de %1 vaut.</translation>
    </message>
    <message>
        <source>%1 has bid solo, and the suit he named is trumps if he becomes the ombre.</source>
        <translation>%1 a demandé un solo, et la couleur nommée est atout s’il devient l’hombre.</translation>
    </message>
    <message>
        <source>The others may still bid more, or the same with better priority.</source>
        <translation>Les autres peuvent encore enchérir plus, ou autant avec meilleure priorité.</translation>
    </message>
    <message>
        <source>%1 spoke last and plays an alliance: the suit he named is trumps, and he calls a king.</source>
        <translation>%1 parlait le dernier et joue une alliance&#x202f;: la couleur nommée est atout, et il appelle un roi.</translation>
    </message>
    <message>
        <source>The first suit named is trumps, even if it was a slip.</source>
        <translation>La première couleur nommée est atout, même si c’était un lapsus.</translation>
    </message>
    <message>
        <source>That was no fault: %1 may call his own king, and plays alone.</source>
        <translation>Ce n’était pas une faute&#x202f;: %1 peut appeler son propre roi, et joue seul.</translation>
    </message>
    <message>
        <source>%1 calls again, this time a card that may be called.</source>
        <translation>%1 appelle de nouveau, cette fois une carte permise.</translation>
    </message>
    <message>
        <source>%1 plays alone and needs six tricks by himself.</source>
        <translation>%1 joue seul, et il lui faut six plis à lui.</translation>
    </message>
    <message>
        <source>The deal is settled like a solo.</source>
        <translation>La donne se règle comme un solo.</translation>
    </message>
    <message>
        <source>Whoever holds Spadille shows it or names it, and plays as the ombre.</source>
        <translation>Qui tient Spadille le montre ou le dit, et joue comme hombre.</translation>
    </message>
    <message>
        <source>There is no other penalty.</source>
        <translation>Il n’y a pas d’autre pénalité.</translation>
    </message>
    <message>
        <source>%1 takes the card back and plays a right one.</source>
        <translation>%1 reprend la carte et en joue une bonne.</translation>
    </message>
    <message>
        <source>Those who played after it may change their cards too.</source>
        <translation>Ceux qui ont joué ensuite peuvent changer la leur aussi.</translation>
    </message>
    <message>
        <source>There is no beast.</source>
        <translation>Il n’y a pas de bête.</translation>
    </message>
    <message>
        <source>All cards since then are taken back, and play begins again with the trick of the revoke.</source>
        <translation>On reprend toutes les cartes depuis lors, et l’on rejoue à partir du pli de la renonce.</translation>
    </message>
    <message>
        <source>Play goes on, unless the revoke harms the other side and that side asks for it to go back.</source>
        <translation>Le jeu continue, sauf si la renonce nuit à l’autre camp et qu’il demande de rejouer.</translation>
    </message>
    <message>
        <source>The result stands, and no card is taken back.</source>
        <translation>Le résultat reste, et on ne reprend aucune carte.</translation>
    </message>
    <message>
        <source>The deal is played again from the first revoke on.</source>
        <translation>On rejoue la donne à partir de la première renonce.</translation>
    </message>
    <message>
        <source>%1 pays no more than one beast in a deal, so nothing is added.</source>
        <translation>%1 ne paie pas plus d’une bête dans une donne&#x202f;: rien ne s’ajoute.</translation>
    </message>
    <message>
        <source>The deal of the fault is corrected, and the deals after it are scored anew with the right pool.</source>
        <translation>On corrige la donne de la faute, et les suivantes se règlent de nouveau avec la bonne poule.</translation>
    </message>
    <message>
        <source>The fault is of an earlier deal and cannot be proved, so %1 pays nothing.</source>
        <translation>La faute est d’une donne d’avant et ne peut être prouvée&#x202f;: %1 ne paie rien.</translation>
    </message>
    <message>
        <source>That is no revoke: a matador that might be kept may be kept, and is played once it is played.</source>
        <translation>Ce n’est pas une renonce&#x202f;: un tel matador peut se garder, et s’il est joué, il est joué.</translation>
    </message>
    <message>
        <source>There is no beast: %1 takes the card back, and the right player plays.</source>
        <translation>Il n’y a pas de bête&#x202f;: %1 reprend la carte, et le bon joueur joue.</translation>
    </message>
    <message>
        <source>While the partner is not known, any player but %1 may choose.</source>
        <translation>Tant que le partenaire est inconnu, tout joueur peut choisir sauf %1.</translation>
    </message>
    <message>
        <source>The card of %1 stays open: at any later trick the other side may call it, unless that were a revoke.</source>
        <translation>La carte de %1 reste exigible&#x202f;: à tout pli suivant l’autre camp peut l’exiger, tant que ce n’est pas une renonce.</translation>
    </message>
    <message>
        <source>The other side names the suit that the side of %1 leads the next time it leads, if the leader has it.</source>
        <translation>L’autre camp nomme la couleur que le camp de %1 entame la prochaine fois, si le joueur en a.</translation>
    </message>
    <message>
        <source>The other side asks for nothing more.</source>
        <translation>L’autre camp ne demande rien de plus.</translation>
    </message>
    <message>
        <source>Everybody has played to that card, so the trick stands, and there is no beast.</source>
        <translation>Tout le monde a joué sur cette carte&#x202f;: le pli reste, et il n’y a pas de bête.</translation>
    </message>
    <message>
        <source>The side of %1 may not have a vole in this deal: if it wins the first six tricks, it stops there with Premiers.</source>
        <translation>Le camp de %1 ne peut avoir la vole dans cette donne&#x202f;: s’il gagne les six premiers plis, il s’arrête avec les premières.</translation>
    </message>
    <message>
        <source>If %1 turns out to be the ombre or his partner in an alliance, their side may not have a vole in this deal.</source>
        <translation>S’il s’avère que %1 est l’hombre ou son partenaire dans une alliance, leur camp ne peut avoir la vole dans cette donne.</translation>
    </message>
    <message>
        <source>The vole was in force already, and stays so.</source>
        <translation>La vole était déjà en cours, et le reste.</translation>
    </message>
    <message>
        <source>The card goes back like any card out of turn, and the other side may call it later or name a suit.</source>
        <translation>La carte se reprend comme toute carte hors de tour, et l’autre camp peut l’exiger plus tard ou nommer une couleur.</translation>
    </message>
    <message>
        <source>%1 plays alone and may take the card back.</source>
        <translation>%1 joue seul et peut reprendre la carte.</translation>
    </message>
    <message>
        <source>Keeping the card does no harm, so %1 may keep it.</source>
        <translation>Garder la carte ne nuit pas&#x202f;: %1 peut la garder.</translation>
    </message>
    <message>
        <source>%1 must play the card now.</source>
        <translation>%1 doit jouer la carte maintenant.</translation>
    </message>
    <message>
        <source>%1 must play the card as soon as he can without a revoke.</source>
        <translation>%1 doit jouer la carte dès qu’il le peut sans renoncer.</translation>
    </message>
    <message>
        <source>The cards of %1 stay on the table, and the ombre says which of them he plays, unless that were a revoke.</source>
        <translation>Les cartes de %1 restent sur la table, et l’hombre dit laquelle il joue, tant que ce n’est pas une renonce.</translation>
    </message>
    <message>
        <source>The cards of %1 stay on the table, and the other side says which of them he plays, unless that were a revoke.</source>
        <translation>Les cartes de %1 restent sur la table, et l’autre camp dit laquelle il joue, tant que ce n’est pas une renonce.</translation>
    </message>
    <message>
        <source>The side of %1 has its six tricks, so nobody may call his cards.</source>
        <translation>Le camp de %1 a ses six plis&#x202f;: personne ne peut exiger ses cartes.</translation>
    </message>
    <message>
        <source>%1 is reproved, and play goes on; there is no penalty.</source>
        <translation>On rappelle %1 à l’ordre, et le jeu continue&#x202f;; il n’y a pas de pénalité.</translation>
    </message>
    <message>
        <source>Who is asked whether they go on may answer, so that was no fault.</source>
        <translation>Celui à qui l’on demande s’il faut continuer peut répondre&#x202f;: ce n’était pas une faute.</translation>
    </message>
    <message>
        <source>Whoever would lead may still stop or go on.</source>
        <translation>Celui qui entamerait peut tout de même s’arrêter ou continuer.</translation>
    </message>
    <message>
        <source>%1 may look through the tricks now.</source>
        <translation>%1 peut regarder les plis maintenant.</translation>
    </message>
    <message>
        <source>%1 may not look through the tricks now; he is stopped, and pays nothing.</source>
        <translation>%1 ne peut pas regarder les plis maintenant&#x202f;; on l’en empêche, et il ne paie rien.</translation>
    </message>
    <message>
        <source>All four agree, so play ends, and the tricks not played go to the opponents.</source>
        <translation>Tous les quatre en conviennent&#x202f;: le jeu finit, et les plis non joués vont aux adversaires.</translation>
    </message>
    <message>
        <source>Play goes on to the last trick, since only all four together may cut it short.</source>
        <translation>On joue jusqu’au dernier pli, car seuls tous les quatre ensemble peuvent couper court.</translation>
    </message>
    <message>
        <source>Cards that were shown stay on the table, and the other side may call them.</source>
        <translation>Les cartes montrées restent sur la table, et l’autre camp peut les exiger.</translation>
    </message>
    <message>
        <source>All four agree, so the deal is corrected.</source>
        <translation>Tous les quatre en conviennent&#x202f;: la donne est corrigée.</translation>
    </message>
    <message>
        <source>Not all four agree, so the deal stays as it was told.</source>
        <translation>Tous les quatre n’en conviennent pas&#x202f;: la donne reste comme elle est notée.</translation>
    </message>
    <message>
        <source>Another deal has been played since, so the payment stays as it was.</source>
        <translation>On a joué une autre donne depuis&#x202f;: le paiement reste tel quel.</translation>
    </message>
    <message>
        <source>The claim is in time, so the matadors are paid.</source>
        <translation>La réclamation arrive à temps&#x202f;: les matadors se paient.</translation>
    </message>
    <message>
        <source>Matadors that were not claimed in time are not paid.</source>
        <translation>Des matadors qu’on ne réclame pas à temps ne se paient pas.</translation>
    </message>
    <message>
        <source>The payment for the matadors is given back, and there is no penalty.</source>
        <translation>Le paiement des matadors se rend, et il n’y a pas de pénalité.</translation>
    </message>
    <message>
        <source>The next cards have been dealt, so the payment for the matadors stays.</source>
        <translation>Les cartes suivantes sont données&#x202f;: le paiement des matadors reste.</translation>
    </message>
    <message>
        <source>The cards are taken up again, and all ten tricks are played.</source>
        <translation>On reprend les cartes, et les dix plis se jouent.</translation>
    </message>
    <message>
        <source>The hands cannot be restored, so the tricks not played go to the other side.</source>
        <translation>On ne peut plus reconstituer les mains&#x202f;: les plis non joués vont à l’autre camp.</translation>
    </message>
    <message>
        <source>Who accuses another of a revoke and is wrong pays nothing.</source>
        <translation>Qui accuse un autre à tort d’avoir renoncé ne paie rien.</translation>
    </message>
    <message>
        <source>Only the trick in question may be looked at now.</source>
        <translation>On ne peut regarder maintenant que le pli en question.</translation>
    </message>
    <message>
        <source>The tricks may be looked through to clear it up.</source>
        <translation>On peut regarder les plis pour s’en assurer.</translation>
    </message>
    <message>
        <source>The rulebook says nothing about this, so the table decides.</source>
        <translation>La règle du jeu n’en dit rien&#x202f;: la table décide.</translation>
    </message>
    <message>
        <source>Beast of %1 for a revoke: %2</source>
        <extracomment>%1 who pays, %2 the beast.</extracomment>
        <translation>Bête de %1 pour une renonce&#x202f;: %2</translation>
    </message>
    <message>
        <source>Beast of %1 for playing with more than ten cards: %2</source>
        <translation>Bête de %1 pour avoir joué avec plus de dix cartes&#x202f;: %2</translation>
    </message>
    <message>
        <source>Beast of %1, who showed himself by a card: %2</source>
        <translation>Bête de %1, qui s’est montré par une carte&#x202f;: %2</translation>
    </message>
    <message>
        <source>Beast of %1, who held his partner back: %2</source>
        <translation>Bête de %1, qui a retenu son partenaire&#x202f;: %2</translation>
    </message>
    <message>
        <source>Beast of %1, claimed later: %2</source>
        <translation>Bête de %1, réclamée plus tard&#x202f;: %2</translation>
    </message>
    <message>
        <source>What is left, %1, goes to the highest trumps</source>
        <translation>Le reste, %1, va aux plus hauts atouts</translation>
    </message>
    <message>
        <source>Forced spadille: whoever holds %1 is the ombre and plays an alliance.</source>
        <translation>Spadille forcé&#x202f;: celui qui a %1 est l’hombre et joue une alliance.</translation>
    </message>
    <message>
        <source>%1 won the sixth trick and decides: stop, go on, or ask the partner.</source>
        <translation>%1 a fait le sixième pli et décide&#x202f;: s’arrêter, continuer ou demander au partenaire.</translation>
    </message>
    <message>
        <source>%1 won the sixth trick and decides: stop, or ask the partner whether to go on.</source>
        <translation>%1 a fait le sixième pli et décide&#x202f;: s’arrêter, ou demander au partenaire s’il faut continuer.</translation>
    </message>
    <message>
        <source>%1 has won the first six tricks and decides: stop, or go on.</source>
        <translation>%1 a fait les six premiers plis et décide&#x202f;: s’arrêter ou continuer.</translation>
    </message>
    <message>
        <source>everybody, 1 each</source>
        <translation>chacun, 1 jeton</translation>
    </message>
    <message>
        <source>the dealer, 4 for all</source>
        <translation>le donneur, 4 pour tous</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arrondie vers le bas</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>arrondie vers le haut</translation>
    </message>
    <message>
        <source>rounded to the nearest</source>
        <translation>arrondie au plus proche</translation>
    </message>
    <message>
        <source>exact: counted in quarters</source>
        <translation>exacte&#x202f;: comptée en quarts</translation>
    </message>
    <message>
        <source>the ombre&apos;s</source>
        <translation>à l’hombre</translation>
    </message>
    <message>
        <source>the partner&apos;s</source>
        <translation>au partenaire</translation>
    </message>
    <message>
        <source>the pool&apos;s</source>
        <translation>à la poule</translation>
    </message>
    <message>
        <source>stays in the pool</source>
        <translation>reste à la poule</translation>
    </message>
    <message>
        <source>goes to the highest trumps</source>
        <translation>va aux plus forts atouts</translation>
    </message>
    <message>
        <source>what makes the pool double</source>
        <translation>de quoi doubler la poule</translation>
    </message>
    <message>
        <source>twice the pool</source>
        <translation>deux fois la poule</translation>
    </message>
    <message>
        <source>once the pool</source>
        <translation>une fois la poule</translation>
    </message>
    <message>
        <source>the ombre alone</source>
        <translation>l’hombre seul</translation>
    </message>
    <message>
        <source>half each</source>
        <translation>chacun la moitié</translation>
    </message>
    <message>
        <source>half each, unless the ombre took fewer than 3</source>
        <translation>chacun la moitié, sauf si l’hombre a fait moins de 3 plis</translation>
    </message>
    <message>
        <source>to each opponent</source>
        <translation>à chaque adversaire</translation>
    </message>
    <message>
        <source>once, and shared</source>
        <translation>une fois, et partagées</translation>
    </message>
    <message>
        <source>the vole only</source>
        <translation>la vole seulement</translation>
    </message>
    <message>
        <source>all but Premiers</source>
        <translation>tout sauf les premières</translation>
    </message>
    <message>
        <source>a bid vole: everything</source>
        <translation>une vole demandée&#x202f;: tout</translation>
    </message>
    <message>
        <source>counters</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>units of the deal</source>
        <translation>unités de la donne</translation>
    </message>
    <message>
        <source>the one on the ombre&apos;s right</source>
        <translation>celui à la droite de l’hombre</translation>
    </message>
    <message>
        <source>the table says which</source>
        <translation>la table le dit</translation>
    </message>
    <message>
        <source>with all kings outside trumps</source>
        <translation>avec tous les rois hors atout</translation>
    </message>
    <message>
        <source>with all four kings</source>
        <translation>avec les quatre rois</translation>
    </message>
    <message>
        <source>whoever would lead, without asking</source>
        <translation>celui qui entamerait, sans demander</translation>
    </message>
    <message>
        <source>he has to ask his partner</source>
        <translation>il doit demander à son partenaire</translation>
    </message>
    <message>
        <source>it is shared equally</source>
        <translation>elle se partage également</translation>
    </message>
    <message>
        <source>play goes on until it is empty</source>
        <translation>on joue jusqu’à ce qu’elle soit vide</translation>
    </message>
    <message>
        <source>it waits for the next game</source>
        <translation>elle attend la partie suivante</translation>
    </message>
    <message>
        <source>until the next deal is dealt</source>
        <translation>jusqu’à la fin de la donne suivante</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>à tout moment</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>any of them</source>
        <translation>n’importe laquelle</translation>
    </message>
    <message>
        <source>any but the last of the pack</source>
        <translation>toutes sauf la dernière du jeu</translation>
    </message>
    <message>
        <source>nothing: it is void</source>
        <translation>rien&#x202f;: elle est nulle</translation>
    </message>
    <message>
        <source>a pass</source>
        <translation>un passe</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>if keeping it could do harm</source>
        <translation>si la garder peut nuire</translation>
    </message>
    <message>
        <source>the player whose turn it is</source>
        <translation>celui dont c’est le tour</translation>
    </message>
    <message>
        <source>the player who is to lead</source>
        <translation>celui qui doit entamer</translation>
    </message>
    <message>
        <source>after the play</source>
        <translation>après le jeu</translation>
    </message>
    <message>
        <source>asked, and stopped</source>
        <translation>demandé, et arrêté</translation>
    </message>
    <message>
        <source>asked, and went on</source>
        <translation>demandé, et continué</translation>
    </message>
    <message>
        <source>before a bid</source>
        <translation>avant toute annonce</translation>
    </message>
    <message>
        <source>before the lead</source>
        <translation>avant l’entame</translation>
    </message>
    <message>
        <source>call a card</source>
        <translation>exiger une carte</translation>
    </message>
    <message>
        <source>went on</source>
        <translation>continué</translation>
    </message>
    <message>
        <source>during the auction</source>
        <translation>pendant les enchères</translation>
    </message>
    <message>
        <source>during the play</source>
        <translation>pendant le jeu</translation>
    </message>
    <message>
        <source>in the same trick</source>
        <translation>dans le même pli</translation>
    </message>
    <message>
        <source>name a suit</source>
        <translation>nommer une couleur</translation>
    </message>
    <message>
        <source>the ombre’s side</source>
        <translation>le camp de l’hombre</translation>
    </message>
    <message>
        <source>an opponent</source>
        <translation>un adversaire</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>waive it</source>
        <translation>laisser passer</translation>
    </message>
    <message>
        <source>beast</source>
        <translation>bête</translation>
    </message>
    <message>
        <source>codille</source>
        <translation>codille</translation>
    </message>
    <message>
        <source>premiers</source>
        <translation>premières</translation>
    </message>
    <message>
        <source>remise</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>vole failed</source>
        <translation>vole manquée</translation>
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
        <translation>Forcé</translation>
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
        <translation>%1 fait la bête</translation>
    </message>
    <message>
        <source>called card not seen</source>
        <translation>carte appelée non vue</translation>
    </message>
    <message>
        <source>with punto</source>
        <translation>avec Ponte</translation>
    </message>
    <message>
        <source>forced spadille</source>
        <translation>Spadille forcé</translation>
    </message>
    <message>
        <source>king from %1</source>
        <translation>roi de %1</translation>
    </message>
    <message>
        <source>three matadors</source>
        <translation>trois matadors</translation>
    </message>
    <message>
        <source>%1 his own</source>
        <translation>%1 à lui</translation>
    </message>
    <message>
        <source>own king</source>
        <translation>son propre roi</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>opposite %1</source>
        <translation>face à %1</translation>
    </message>
    <message>
        <source>rest to %1</source>
        <translation>reste à %1</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>What was decided after six tricks</source>
        <translation>Ce qui a été décidé après six plis</translation>
    </message>
    <message>
        <source>The deal is void, and it is dealt again.</source>
        <translation>La donne est nulle, et l’on redonne.</translation>
    </message>
    <message>
        <source>The cards are gathered, and whoever has the turn deals.</source>
        <translation>On ramasse les cartes, et celui dont c’est le tour donne.</translation>
    </message>
    <message>
        <source>The deal is void, and it is dealt again with a good pack.</source>
        <translation>La donne est nulle, et l’on redonne avec un bon jeu.</translation>
    </message>
    <message>
        <source>The hands are mixed, so it is dealt again.</source>
        <translation>Les mains sont mêlées&#x202f;: on redonne.</translation>
    </message>
    <message>
        <source>The antes stay in the pool.</source>
        <translation>Les mises restent à la poule.</translation>
    </message>
    <message>
        <source>Bids made so far do not count.</source>
        <translation>Les enchères déjà faites ne comptent pas.</translation>
    </message>
    <message>
        <source>The sheet counts all antes already.</source>
        <translation>La feuille compte déjà toutes les mises.</translation>
    </message>
    <message>
        <source>The next cards have been dealt, so it is too late.</source>
        <translation>Les cartes suivantes sont données&#x202f;: il est trop tard.</translation>
    </message>
    <message>
        <source>%1 is beasted; that is paid once the deal is settled.</source>
        <extracomment>%1 who pays.</extracomment>
        <translation>%1 fait la bête, et la paie quand la donne est réglée.</translation>
    </message>
    <message>
        <source>%1 is beasted, and pays once the new deal is settled, by what the pool holds then.</source>
        <translation>%1 fait la bête&#x202f;: il la met quand la nouvelle donne est réglée, d’après ce que la poule contient alors.</translation>
    </message>
    <message>
        <source>%1 pays the beast of that deal.</source>
        <translation>%1 paie la bête de cette donne.</translation>
    </message>
    <message>
        <source>What was handed over wrongly is made good now.</source>
        <translation>Ce qui a été mal versé se répare maintenant.</translation>
    </message>
    <message>
        <source>After it the turn to deal goes on as if the right player had dealt.</source>
        <translation>Ensuite le tour de donner reprend comme si le bon joueur avait donné.</translation>
    </message>
    <message>
        <source>Once the next cards are dealt, everybody has accepted the deal before.</source>
        <translation>Une fois les cartes suivantes données, tous ont accepté la donne d’avant.</translation>
    </message>
    <message>
        <source>A card that all have seen spoils the auction, so it is dealt again until somebody has bid.</source>
        <translation>Une carte que tous ont vue gâte les enchères&#x202f;: on redonne tant que personne n’a parlé.</translation>
    </message>
    <message>
        <source>Only hands of ten cards can be bid on and played.</source>
        <translation>On ne peut enchérir et jouer qu’avec dix cartes.</translation>
    </message>
    <message>
        <source>Who has more cards than the others has more to choose from, and that has to cost something.</source>
        <translation>Qui a plus de cartes que les autres a plus de choix, et cela doit coûter.</translation>
    </message>
    <message>
        <source>Everybody gets his cards in the same way, and who bids has accepted them.</source>
        <translation>Chacun reçoit ses cartes de la même façon, et qui enchérit les a acceptées.</translation>
    </message>
    <message>
        <source>The deal and the first word go round; who has bid has accepted whoever dealt.</source>
        <translation>La donne et la première parole vont à leur tour&#x202f;; qui a enchéri a accepté celui qui a donné.</translation>
    </message>
    <message>
        <source>With a card twice or missing no trick is what it should be.</source>
        <translation>Avec une carte en double ou manquante, aucun pli n’est ce qu’il doit être.</translation>
    </message>
    <message>
        <source>Everybody plays for the same pool, so everybody pays into it.</source>
        <translation>Tous jouent pour la même poule&#x202f;: tous y mettent.</translation>
    </message>
    <message>
        <source>Each bids by what he has heard before, and a hasty word must not change that.</source>
        <translation>Chacun enchérit d’après ce qu’il a entendu, et un mot hâtif n’y doit rien changer.</translation>
    </message>
    <message>
        <source>A bid tells the others something only if everybody keeps to the order.</source>
        <translation>Une enchère n’apprend quelque chose aux autres que si tous gardent l’ordre.</translation>
    </message>
    <message>
        <source>Who names a suit means to play, so it is taken for the bid that it was.</source>
        <translation>Qui nomme une couleur veut jouer&#x202f;: on le prend pour l’enchère que c’était.</translation>
    </message>
    <message>
        <source>The first word counts; otherwise one could feel one&apos;s way with a second.</source>
        <translation>Le premier mot compte&#x202f;; sinon on pourrait tâter le terrain avec un second.</translation>
    </message>
    <message>
        <source>The call decides who are partners, and once a card is led everybody plays by it.</source>
        <translation>L’appel décide qui sont partenaires, et une fois l’entame faite tous jouent d’après lui.</translation>
    </message>
    <message>
        <source>Where all pass Spadille has to play, and keeping silent must not save him from it.</source>
        <translation>Quand tous passent, Spadille doit jouer, et se taire ne doit pas en dispenser.</translation>
    </message>
    <message>
        <source>In the same trick it can be put right, and nobody has lost anything by it.</source>
        <translation>Dans le même pli cela se répare, et personne n’y a rien perdu.</translation>
    </message>
    <message>
        <source>What a revoke has won can hardly be given back, so it has to cost something.</source>
        <translation>Ce qu’une renonce a gagné ne se rend guère&#x202f;: elle doit coûter.</translation>
    </message>
    <message>
        <source>After the play nobody can tell how the tricks would have fallen, so the beast pays for it.</source>
        <translation>Après le jeu, nul ne peut dire comment les plis seraient tombés&#x202f;: la bête paie pour cela.</translation>
    </message>
    <message>
        <source>An earlier deal is settled, but what can be proved of it is still owed.</source>
        <translation>Une donne passée est réglée, mais ce qu’on peut en prouver reste dû.</translation>
    </message>
    <message>
        <source>The matadors have their privilege only against lower trumps; beyond that they follow like any card.</source>
        <translation>Les matadors n’ont leur privilège que contre les atouts plus bas&#x202f;; au-delà ils fournissent comme toute carte.</translation>
    </message>
    <message>
        <source>A card played early tells the partner something, so the other side chooses what makes up for it.</source>
        <translation>Une carte jouée trop tôt renseigne le partenaire&#x202f;: l’autre camp choisit ce qui la compense.</translation>
    </message>
    <message>
        <source>Who the partner is comes out by the king alone; who shows it otherwise helps the ombre.</source>
        <translation>On ne connaît le partenaire que par le roi&#x202f;; qui le montre autrement aide l’hombre.</translation>
    </message>
    <message>
        <source>A card that was seen tells the partner something; who has no partner tells nobody.</source>
        <translation>Une carte vue renseigne le partenaire&#x202f;; qui n’en a pas ne renseigne personne.</translation>
    </message>
    <message>
        <source>Partners who see each other&apos;s cards play as one, so the other side may direct them.</source>
        <translation>Des partenaires qui voient leurs cartes jouent comme un seul&#x202f;: l’autre camp peut les diriger.</translation>
    </message>
    <message>
        <source>Whether to try for the vole is each player&apos;s own risk, and nobody may press his partner.</source>
        <translation>Tenter la vole est le risque de chacun, et nul ne doit pousser son partenaire.</translation>
    </message>
    <message>
        <source>Whoever has the lead decides by himself whether they go on.</source>
        <translation>Celui qui a l’entame décide seul si l’on continue.</translation>
    </message>
    <message>
        <source>What was played everybody remembers for himself.</source>
        <translation>Ce qui a été joué, chacun le retient pour soi.</translation>
    </message>
    <message>
        <source>Remembering is part of the game, and to look is a right of the turn.</source>
        <translation>La mémoire fait partie du jeu, et regarder est un droit de celui dont c’est le tour.</translation>
    </message>
    <message>
        <source>There may be something to win in the tricks that are left, so only all together can end the play.</source>
        <translation>Il peut y avoir à gagner dans les plis qui restent&#x202f;: seuls tous ensemble peuvent finir le jeu.</translation>
    </message>
    <message>
        <source>Paying is only the handing over of what the deal has brought, and is mended while all remember it.</source>
        <translation>Payer n’est que verser ce que la donne a rapporté, et se répare tant que tous s’en souviennent.</translation>
    </message>
    <message>
        <source>Matadors are paid to who asks for them while all can still see the cards.</source>
        <translation>Les matadors se paient à qui les demande tant que tous peuvent voir les cartes.</translation>
    </message>
    <message>
        <source>Only who has the right may end the play; otherwise the others lose tricks that they could win.</source>
        <translation>Seul qui en a le droit peut finir le jeu&#x202f;; sinon les autres perdent des plis qu’ils pouvaient gagner.</translation>
    </message>
    <message>
        <source>Who asks in good faith pays nothing, so that faults come to light.</source>
        <translation>Qui demande de bonne foi ne paie rien, afin que les fautes se découvrent.</translation>
    </message>
    <message>
        <source>What becomes of a trick won by a revoke found after the play</source>
        <translation>Ce que devient un pli gagné par une renonce trouvée après le jeu</translation>
    </message>
    <message>
        <source>it stays with the side that won it</source>
        <translation>il reste au camp qui l’a gagné</translation>
    </message>
    <message>
        <source>it counts for the other side</source>
        <translation>il compte pour l’autre camp</translation>
    </message>
    <message>
        <source>By the revoke his side won a trick</source>
        <translation>Par la renonce son camp a gagné un pli</translation>
    </message>
    <message>
        <source>The other side lets the deal stand</source>
        <translation>L’autre camp laisse la donne</translation>
    </message>
    <message>
        <source>One trick of the side of %1 counts for the other side: the deal is told so, and settled by that.</source>
        <extracomment>%1 who revoked.</extracomment>
        <translation>Un pli du camp de %1 compte pour l’autre camp&#x202f;: la donne se note ainsi, et se règle d’après cela.</translation>
    </message>
    <message>
        <source>The other side lets the deal stand: it is played to its end, and cards that are left over do not count.</source>
        <translation>L’autre camp laisse la donne&#x202f;: on la joue jusqu’au bout, et les cartes qui restent ne comptent pas.</translation>
    </message>
    <message>
        <source>How far the play had come when it was seen</source>
        <translation>Où en était le jeu quand on l’a vu</translation>
    </message>
    <message>
        <source>What the onlooker spoke about</source>
        <translation>De quoi le spectateur a parlé</translation>
    </message>
    <message>
        <source>The cards of that trick can still be laid open</source>
        <translation>On peut encore montrer les cartes de ce pli</translation>
    </message>
    <message>
        <source>Somebody asks for a new deal</source>
        <translation>Quelqu’un demande une nouvelle donne</translation>
    </message>
    <message>
        <source>He did have a card of the suit</source>
        <translation>Il avait bien une carte de la couleur</translation>
    </message>
    <message>
        <source>It is to prove a revoke</source>
        <translation>C’est pour prouver une renonce</translation>
    </message>
    <message>
        <source>He had none, and the question is allowed: play goes on.</source>
        <translation>Il n’en avait pas, et la question est permise&#x202f;: le jeu continue.</translation>
    </message>
    <message>
        <source>The trick goes to the player whose card is best in it.</source>
        <translation>Le pli revient au joueur qui y a la meilleure carte.</translation>
    </message>
    <message>
        <source>Who won it leads.</source>
        <translation>Celui qui l’a gagné entame.</translation>
    </message>
    <message>
        <source>The lead that followed was out of turn, and is settled as such.</source>
        <translation>L’entame qui a suivi était hors de tour, et se règle ainsi.</translation>
    </message>
    <message>
        <source>The tricks played since then stand.</source>
        <translation>Les plis joués depuis restent acquis.</translation>
    </message>
    <message>
        <source>Nobody can show it any more: the trick counts where it lay, unless both sides agree.</source>
        <translation>Personne ne peut plus le montrer&#x202f;: le pli compte là où il était, sauf si les deux camps sont d’accord.</translation>
    </message>
    <message>
        <source>That one trick is opened, and its cards decide; then it is closed again.</source>
        <translation>On ouvre ce seul pli, et ses cartes décident&#x202f;; puis on le referme.</translation>
    </message>
    <message>
        <source>Who led to the next trick is taken to have won it; the last trick counts where it lies.</source>
        <translation>Celui qui a entamé le pli suivant est tenu pour gagnant&#x202f;; le dernier pli compte là où il est.</translation>
    </message>
    <message>
        <source>What he named is settled as if a player had named it.</source>
        <translation>Ce qu’il a dit se règle comme si un joueur l’avait dit.</translation>
    </message>
    <message>
        <source>Play goes on, and nobody may act on what was said.</source>
        <translation>Le jeu continue, et nul ne doit tirer parti de ce qui a été dit.</translation>
    </message>
    <message>
        <source>Who does not play keeps silent from now on, or leaves the table.</source>
        <translation>Qui ne joue pas se tait désormais ou quitte la table.</translation>
    </message>
    <message>
        <source>The trick that was named may be opened, and after the play all of them.</source>
        <translation>On peut ouvrir le pli nommé et, après le jeu, tous les plis.</translation>
    </message>
    <message>
        <source>A card faced in the deal</source>
        <translation>Une carte retournée en donnant</translation>
    </message>
    <message>
        <source>a card turned over while dealing / the dealer showed a card / a card lay face up</source>
        <translation>une carte s’est retournée à la donne / le donneur a montré une carte / une carte à découvert</translation>
    </message>
    <message>
        <source>Too many or too few cards</source>
        <translation>Trop ou trop peu de cartes</translation>
    </message>
    <message>
        <source>nine cards / eleven cards dealt / he has too many cards / he has too few cards / a misdeal / a card is missing from a hand</source>
        <translation>neuf cartes / onze cartes reçues / il a trop de cartes / il n’a pas assez de cartes / une maldonne / mal donné</translation>
    </message>
    <message>
        <source>Played with too many cards</source>
        <translation>Joué avec trop de cartes</translation>
    </message>
    <message>
        <source>he played with eleven cards / he has a card left over / found in play that he had one too many</source>
        <translation>il a joué avec onze cartes / il lui reste une carte / en jeu il en avait une de trop</translation>
    </message>
    <message>
        <source>Dealt in other packets</source>
        <translation>Donné par d’autres paquets</translation>
    </message>
    <message>
        <source>dealt in fives / wrong packets / he did not deal threes and fours / dealt one by one</source>
        <translation>donné par cinq / mauvais paquets / pas par trois et quatre / donné une à une</translation>
    </message>
    <message>
        <source>The wrong player dealt</source>
        <translation>Le mauvais joueur a donné</translation>
    </message>
    <message>
        <source>dealt out of turn / it was not his deal / dealt the wrong way round / somebody else should have dealt</source>
        <translation>donné hors de son tour / ce n’était pas à lui de donner / donné dans le mauvais sens / un autre devait distribuer</translation>
    </message>
    <message>
        <source>A bad pack</source>
        <translation>Un mauvais jeu de cartes</translation>
    </message>
    <message>
        <source>two cards alike / two queens of hearts / a card is missing from the pack / the pack is not complete / an eight in the pack</source>
        <translation>deux cartes pareilles / deux fois la même carte / deux rois de trèfle dans le jeu / il manque une carte au jeu / le jeu n’est pas complet</translation>
    </message>
    <message>
        <source>An ante forgotten</source>
        <translation>Une mise oubliée</translation>
    </message>
    <message>
        <source>he did not put in his counter / only three in the pool / he did not pay the ante / the pool is short / stake not paid</source>
        <translation>il n’a pas mis son jeton / seulement trois dans la poule / il n’a pas misé / il manque une mise</translation>
    </message>
    <message>
        <source>A bid or pass out of turn</source>
        <translation>Parlé hors de son tour</translation>
    </message>
    <message>
        <source>he bid before his turn / he passed too early / he spoke before me in the auction</source>
        <translation>il a parlé avant son tour / il a passé trop tôt / enchère hors de tour / il a demandé avant moi</translation>
    </message>
    <message>
        <source>A bid that is not allowed</source>
        <translation>Une enchère qui n’est pas permise</translation>
    </message>
    <message>
        <source>the bid is too low / he bid the same without priority / he bid again after he passed / he wants to bid after a pass / insufficient bid</source>
        <translation>l’enchère est trop faible / il a dit la même sans priorité / il parle encore après avoir passé / enchère insuffisante</translation>
    </message>
    <message>
        <source>Trumps named without a bid</source>
        <translation>L’atout nommé sans enchère</translation>
    </message>
    <message>
        <source>he said hearts without bidding / he named a suit instead of a bid / he named trumps straight away</source>
        <translation>il a dit cœur sans demander / il a nommé une couleur au lieu d’une enchère / atout nommé tout de suite</translation>
    </message>
    <message>
        <source>Two trump suits named</source>
        <translation>Deux couleurs d’atout nommées</translation>
    </message>
    <message>
        <source>he said spades no clubs / he corrected the trump suit / slip of the tongue / he wants to change trumps</source>
        <translation>il a dit pique non trèfle / il a corrigé son atout / un lapsus / il veut changer d’atout</translation>
    </message>
    <message>
        <source>A wrong card called</source>
        <translation>Une mauvaise carte appelée</translation>
    </message>
    <message>
        <source>he called a king that he holds / he called the king of trumps / he called a queen although he may not / he called his own card / wrong king</source>
        <translation>il a appelé un roi qu’il tient / roi d’atout appelé / il a appelé une dame sans en avoir le droit / il a appelé sa propre carte</translation>
    </message>
    <message>
        <source>Spadille kept silent</source>
        <translation>Spadille passé sous silence</translation>
    </message>
    <message>
        <source>everybody passed and nobody has spadille / who has the ace of spades / he hides spadille / he does not say that he holds spadille</source>
        <translation>tous ont passé et personne n’a Spadille / qui a l’as de pique / il cache Spadille / il ne dit pas qu’il a Spadille</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>Une renonce</translation>
    </message>
    <message>
        <source>he did not follow suit / he had the suit / he should have followed / renege / he trumped although he had one / he still had a heart</source>
        <translation>il n’a pas fourni / il avait de la couleur / il devait fournir / renoncer / il n’a pas suivi / il a coupé alors qu’il en avait</translation>
    </message>
    <message>
        <source>A matador kept back</source>
        <translation>Un matador retenu</translation>
    </message>
    <message>
        <source>he did not play his matador / he should have played Basta / he kept Spadille when trumps were led / misused the privilege</source>
        <translation>il n’a pas joué son matador / il devait jouer Baste / il a gardé son matador sur atout / privilège mal employé</translation>
    </message>
    <message>
        <source>A card out of turn</source>
        <translation>Une carte hors de tour</translation>
    </message>
    <message>
        <source>he led but it was not his lead / he played before his turn / too early / it was not his turn / the wrong player led</source>
        <translation>il a entamé mais ce n’était pas son tour / il a joué avant son tour / trop tôt / le mauvais joueur a entamé</translation>
    </message>
    <message>
        <source>The partner showed himself by a card</source>
        <translation>Le partenaire s’est montré par une carte</translation>
    </message>
    <message>
        <source>he led the called king to show who he is / the partner gave himself away with a card / led a matador out of turn</source>
        <translation>il a joué le roi appelé pour se faire connaître / le partenaire s’est trahi par une carte / matador joué hors de tour</translation>
    </message>
    <message>
        <source>A card seen</source>
        <translation>Une carte vue</translation>
    </message>
    <message>
        <source>he dropped a card / the card fell / I saw his card / he showed a card by mistake / a card on the table / he took his card back</source>
        <translation>il a laissé tomber une carte / la carte est tombée / j’ai vu sa carte / carte montrée par erreur / il a repris sa carte</translation>
    </message>
    <message>
        <source>A hand shown before six tricks</source>
        <translation>Une main montrée avant six plis</translation>
    </message>
    <message>
        <source>he laid his hand down / he showed all his cards / he says he has the rest / cards on the table before the end</source>
        <translation>il a étalé son jeu / il a montré toutes ses cartes / il dit que le reste est pour lui / cartes sur la table avant la fin</translation>
    </message>
    <message>
        <source>The partner urged on</source>
        <translation>Le partenaire encouragé</translation>
    </message>
    <message>
        <source>he said go on / he encouraged his partner / he wants the vole and says so / he said who he is</source>
        <translation>il a dit continue / il a encouragé son partenaire / il a poussé à la vole / il a dit qui il était</translation>
    </message>
    <message>
        <source>The partner held back</source>
        <translation>Le partenaire retenu</translation>
    </message>
    <message>
        <source>he said stop / he told his partner not to go on / let it be / he talked him out of the vole</source>
        <translation>il a dit arrête / il a dit de ne pas continuer / laisse tomber / il l’a dissuadé de la vole</translation>
    </message>
    <message>
        <source>A remark about what was played</source>
        <translation>Une remarque sur ce qui est joué</translation>
    </message>
    <message>
        <source>we have six tricks / that is the king / so many trumps are out / he counts aloud / talk during the play / he asked what was played / table talk / a sign</source>
        <translation>nous avons six plis / c’est le roi / tant d’atouts sont tombés / il compte tout haut / parler pendant le jeu / il a demandé ce qui est joué / un signe</translation>
    </message>
    <message>
        <source>The tricks looked at</source>
        <translation>Les plis regardés</translation>
    </message>
    <message>
        <source>may I see the last trick / he looked through the tricks / he turned a trick over / look back</source>
        <translation>puis-je voir le dernier pli / il a fouillé les plis / il a retourné un pli / revoir</translation>
    </message>
    <message>
        <source>Giving up before the end</source>
        <translation>Abandon avant la fin</translation>
    </message>
    <message>
        <source>he throws his hand in / he gives up / may we stop here / the game is lost and he stops / opponents want to stop / cut it short</source>
        <translation>il jette ses cartes / il abandonne / peut-on s’arrêter ici / la partie est perdue et il s’arrête / ne pas jouer le reste</translation>
    </message>
    <message>
        <source>A beast forgotten</source>
        <translation>Une bête oubliée</translation>
    </message>
    <message>
        <source>the beast was not paid / we forgot the beast / he owes a beast from an earlier deal / unpaid beast</source>
        <translation>la bête n’a pas été payée / nous avons oublié la bête / il doit une bête d’une donne passée / bête impayée</translation>
    </message>
    <message>
        <source>A payment miscounted</source>
        <translation>Un paiement mal compté</translation>
    </message>
    <message>
        <source>paid too much / paid too little / he handed over the wrong number of counters / the sum is wrong / the deal was told wrongly</source>
        <translation>trop payé / pas assez payé / il a versé le mauvais nombre de jetons / la somme est fausse / la donne mal notée</translation>
    </message>
    <message>
        <source>Matadors claimed too late or wrongly</source>
        <translation>Matadors réclamés trop tard ou à tort</translation>
    </message>
    <message>
        <source>he forgot his matadors / matadors not claimed in time / paid for matadors he did not have / matadors asked for afterwards</source>
        <translation>il a oublié ses matadors / matadors pas réclamés à temps / payé pour des matadors qu’il n’avait pas</translation>
    </message>
    <message>
        <source>Stopped without the right</source>
        <translation>Arrêt sans en avoir le droit</translation>
    </message>
    <message>
        <source>they stopped after six although they had lost a trick / stopped without premiers / he may not stop / they bid a vole and stopped</source>
        <translation>ils se sont arrêtés alors qu’ils avaient perdu un pli / arrêt sans premières / il n’a pas le droit de s’arrêter / vole annoncée puis arrêt</translation>
    </message>
    <message>
        <source>A false accusation</source>
        <translation>Une fausse accusation</translation>
    </message>
    <message>
        <source>he was wrongly accused of a revoke / he did not revoke at all / they accused me and it is not true</source>
        <translation>accusé à tort d’une renonce / il n’avait pas renoncé / accusation injuste</translation>
    </message>
    <message>
        <source>“None left?” was asked</source>
        <translation>«&#x202f;Plus du tout&#x202f;?&#x202f;» a été demandé</translation>
    </message>
    <message>
        <source>no more clubs / he asked whether he had none left / have you no spades / he said he had none / asking about the suit</source>
        <translation>plus de trèfle / il a demandé s’il n’en avait plus / tu n’as pas de pique / il a dit qu’il n’en avait pas / question sur la couleur</translation>
    </message>
    <message>
        <source>The wrong side gathered a trick</source>
        <translation>Le mauvais camp a ramassé un pli</translation>
    </message>
    <message>
        <source>they took our trick / the trick lies in the wrong pile / I had won it / a trick went to the other side / he picked up a trick that was mine</source>
        <translation>ils ont pris notre pli / le pli est dans le mauvais tas / je l’avais gagné / un pli est allé aux autres / le pli est à moi</translation>
    </message>
    <message>
        <source>A dispute about who won a trick</source>
        <translation>Un désaccord sur le gagnant d’un pli</translation>
    </message>
    <message>
        <source>who won the trick / we do not agree who took it / whose trick was it / nobody remembers who won / both say it was theirs</source>
        <translation>qui a gagné le pli / on n’est pas d’accord sur qui l’a pris / à qui était ce pli / personne ne se souvient / les deux le réclament</translation>
    </message>
    <message>
        <source>An onlooker spoke</source>
        <translation>Un spectateur a parlé</translation>
    </message>
    <message>
        <source>somebody who does not play spoke / a spectator said something / a kibitzer / somebody behind me gave it away / advice from outside / a visitor told him</source>
        <translation>quelqu’un qui ne joue pas a parlé / un curieux s’en est mêlé / un conseil de l’extérieur / la galerie a parlé / quelqu’un derrière moi l’a dit</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>none of these / another fault / something different</source>
        <translation>rien de tout cela / une autre faute</translation>
    </message>
    <message>
        <source>He said that he had none and the trick was turned, or a card was led since</source>
        <translation>Il a dit n’en pas avoir et le pli a été retourné, ou on a entamé depuis</translation>
    </message>
    <message>
        <source>It is a revoke seen too late to be mended: it costs a beast, and is settled as such.</source>
        <translation>C’est une renonce vue trop tard pour être réparée&#x202f;: elle coûte une bête, et se règle ainsi.</translation>
    </message>
    <message>
        <source>solo / sans prendre</source>
        <translation>solo / sans prendre</translation>
    </message>
    <message>
        <source>forced / forced spadille</source>
        <translation>forcé / spadille forcé</translation>
    </message>
    <message>
        <source>with</source>
        <translation>avec</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>matadors</translation>
    </message>
    <message>
        <source>double / punto</source>
        <translation>avec ponte / ponte</translation>
    </message>
    <message>
        <source>on / went on</source>
        <translation>continué / continue</translation>
    </message>
    <message>
        <source>own / own king</source>
        <translation>son propre roi / propre roi</translation>
    </message>
    <message>
        <source>king / king from</source>
        <translation>roi de / roi</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>non vue</translation>
    </message>
    <message>
        <source>himself / herself</source>
        <translation>lui-même / elle-même</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>reste / reste à</translation>
    </message>
    <message>
        <source>opposite</source>
        <translation>face à / face</translation>
    </message>
    <message>
        <source>beast / beasted</source>
        <translation>bête</translation>
    </message>
    <message>
        <source>premiers / first six</source>
        <translation>premières</translation>
    </message>
    <message>
        <source>The ombre, alone or with a partner, plays for counters against the others.</source>
        <extracomment>What it is, in a line.</extracomment>
        <translation>L’hombre, seul ou avec un partenaire, joue des jetons contre les autres.</translation>
    </message>
    <message>
        <source>%1 in the pool, %2 with the antes; the unit is %3.</source>
        <extracomment>%1 the counters in the pool, as sheets have it; %2 the same after the antes of this deal.</extracomment>
        <translation>%1 dans la poule, %2 avec les mises&#x202f;; l’unité est %3.</translation>
    </message>
    <message>
        <source>All four together cannot have more than nothing: what they won, somebody paid.</source>
        <translation>À quatre, on ne peut avoir plus que rien&#x202f;: ce qui est gagné, quelqu’un l’a payé.</translation>
    </message>
</context>
<context>
    <name>referee</name>
    <message>
        <source>The trump suit</source>
        <translation>La couleur d’atout</translation>
    </message>
    <message>
        <source>Who led to this trick</source>
        <translation>Qui a entamé ce pli</translation>
    </message>
    <message>
        <source>The cards of the trick in the order they were played</source>
        <translation>Les cartes du pli, dans l’ordre où elles ont été jouées</translation>
    </message>
    <message>
        <source>The whole hand, with the card that is asked about</source>
        <translation>La main entière, avec la carte en question</translation>
    </message>
    <message>
        <source>Cards of the hand that were seen, where the rest is unknown</source>
        <translation>Les cartes de la main qui ont été vues, quand le reste est inconnu</translation>
    </message>
    <message>
        <source>The card that is asked about</source>
        <translation>La carte en question</translation>
    </message>
    <message>
        <source>The card that is turned up</source>
        <translation>La carte retournée</translation>
    </message>
    <message>
        <source>The card of the second pack that is turned up next</source>
        <translation>La carte du second jeu qu’on retourne ensuite</translation>
    </message>
    <message>
        <source>The hand of who is to call, or of the ombre</source>
        <translation>La main de qui doit parler, ou de l’hombre</translation>
    </message>
    <message>
        <source>What was said, call by call</source>
        <translation>Ce qui a été dit, annonce par annonce</translation>
    </message>
    <message>
        <source>Who took the turn-up</source>
        <translation>Qui a pris la retourne</translation>
    </message>
    <message>
        <source>The cards that were discarded or laid away</source>
        <translation>Les cartes qui ont été écartées</translation>
    </message>
    <message>
        <source>The called card; who holds it is the partner</source>
        <translation>La carte appelée&#x202f;; qui la tient est le partenaire</translation>
    </message>
    <message>
        <source>%1 may be played.</source>
        <extracomment>%1 a card.</extracomment>
        <translation>On peut jouer %1.</translation>
    </message>
    <message>
        <source>%1 may not be played.</source>
        <translation>On ne peut pas jouer %1.</translation>
    </message>
    <message>
        <source>%1 may be played, unless the hand holds one of these:</source>
        <extracomment>%1 a card. A list of cards follows.</extracomment>
        <translation>On peut jouer %1, sauf si la main a l’une de ces cartes&#x202f;:</translation>
    </message>
    <message>
        <source>May be played:</source>
        <extracomment>A list of cards follows.</extracomment>
        <translation>On peut jouer&#x202f;:</translation>
    </message>
    <message>
        <source>%1 wins the trick with %2.</source>
        <extracomment>%1 a player, %2 a card.</extracomment>
        <translation>%1 fait le pli avec %2.</translation>
    </message>
    <message>
        <source>%1 is winning so far, with %2.</source>
        <translation>Pour l’instant, %1 l’emporte avec %2.</translation>
    </message>
    <message>
        <source>Card %1, %2, wins the trick.</source>
        <extracomment>%1 the place of a card in the trick, %2 the card.</extracomment>
        <translation>La carte %1, %2, fait le pli.</translation>
    </message>
    <message>
        <source>Card %1, %2, is winning so far.</source>
        <translation>Pour l’instant, la carte %1, %2, l’emporte.</translation>
    </message>
    <message>
        <source>The cards count %1.</source>
        <extracomment>%1 points.</extracomment>
        <translation>Les cartes comptent %1.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <extracomment>%1 a player.</extracomment>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 is to call and may say:</source>
        <extracomment>%1 a player. A list of calls follows.</extracomment>
        <translation>%1 doit parler et peut dire&#x202f;:</translation>
    </message>
    <message>
        <source>Of these only if the hand holds a card of the suit:</source>
        <extracomment>A list of calls follows.</extracomment>
        <translation>De celles-ci, seulement avec une carte de la couleur en main&#x202f;:</translation>
    </message>
    <message>
        <source>%1 could not say this:</source>
        <extracomment>%1 a player. The call follows.</extracomment>
        <translation>%1 ne pouvait pas dire ceci&#x202f;:</translation>
    </message>
    <message>
        <source>The auction was over before this was said:</source>
        <extracomment>A call follows.</extracomment>
        <translation>Les enchères étaient déjà finies quand on a dit ceci&#x202f;:</translation>
    </message>
    <message>
        <source>The auction is over:</source>
        <extracomment>A deal in short form follows: &quot;N alone&quot;.</extracomment>
        <translation>Les enchères sont finies&#x202f;:</translation>
    </message>
    <message>
        <source>The ombre may call:</source>
        <translation>L’hombre peut appeler&#x202f;:</translation>
    </message>
    <message>
        <source>There is nobody to call: the ombre plays alone.</source>
        <translation>Il n’y a personne à appeler&#x202f;: l’hombre joue seul.</translation>
    </message>
    <message>
        <source>%1 revoked with %2 in trick %3.</source>
        <extracomment>%1 a player, %2 a card, %3 the number of a trick.</extracomment>
        <translation>%1 a fait une renonce avec %2 au pli %3.</translation>
    </message>
    <message>
        <source>The proof: %1 held %2, and played it in trick %3.</source>
        <extracomment>%1 a player, %2 a card, %3 the number of a trick.</extracomment>
        <translation>La preuve&#x202f;: %1 avait %2, et l’a jouée au pli %3.</translation>
    </message>
    <message>
        <source>The proof: %1 held %2.</source>
        <translation>La preuve&#x202f;: %1 avait %2.</translation>
    </message>
    <message>
        <source>No revoke: every card was lawful, and all of them were seen.</source>
        <translation>Pas de renonce&#x202f;: chaque carte était permise, et toutes ont été vues.</translation>
    </message>
    <message>
        <source>No revoke can be proved: not all cards were seen. These plays were lawful unless the player held one of the cards behind them:</source>
        <translation>Aucune renonce ne peut être prouvée&#x202f;: toutes les cartes n’ont pas été vues. Ces cartes étaient permises, sauf si le joueur avait l’une de celles qui les suivent&#x202f;:</translation>
    </message>
    <message>
        <source>No revoke: what was not seen could not have forbidden any card.</source>
        <translation>Pas de renonce&#x202f;: ce qui n’a pas été vu ne pouvait interdire aucune carte.</translation>
    </message>
    <message>
        <source>Trick %1, %2, %3:</source>
        <extracomment>%1 the number of a trick, %2 a player, %3 a card. A list of cards or players follows.</extracomment>
        <translation>Pli %1, %2, %3&#x202f;:</translation>
    </message>
    <message>
        <source>The deal comes to:</source>
        <extracomment>What the cards of a deal come to. A deal in short form follows.</extracomment>
        <translation>Résultat de la donne&#x202f;:</translation>
    </message>
    <message>
        <source>What was bid, as a deal in short form without tricks, or all calls with commas between</source>
        <translation>Ce qui a été annoncé, comme donne en forme courte sans plis, ou toutes les annonces séparées par des virgules</translation>
    </message>
    <message>
        <source>Trick %1, %2</source>
        <extracomment>%1 the number of a trick, %2 a player.</extracomment>
        <translation>Pli %1, %2</translation>
    </message>
    <message>
        <source>What the cards do not show, in the short form of a deal</source>
        <translation>Ce que les cartes ne montrent pas, en forme courte d’une donne</translation>
    </message>
    <message>
        <source>This counts besides the score of the deal.</source>
        <translation>Cela compte en plus de la marque de la donne.</translation>
    </message>
    <message>
        <source>This counts instead of the score of the deal.</source>
        <translation>Cela compte à la place de la marque de la donne.</translation>
    </message>
    <message>
        <source>This table ruled before:</source>
        <extracomment>A list of earlier rulings follows: when, which deal, who got what.</extracomment>
        <translation>Décisions précédentes de cette table&#x202f;:</translation>
    </message>
    <message>
        <source>What the rules award depends on one more answer:</source>
        <extracomment>A question follows, and in brackets what can be said.</extracomment>
        <translation>Ce que les règles accordent dépend encore d’une réponse&#x202f;:</translation>
    </message>
    <message>
        <source>%1 leads to the first trick.</source>
        <extracomment>A list of cards follows.</extracomment>
        <translation>%1 entame le premier pli.</translation>
    </message>
    <message>
        <source>Nobody plays this deal; %1 deals next.</source>
        <translation>Personne ne joue cette donne&#x202f;; %1 donne ensuite.</translation>
    </message>
    <message>
        <source>%1 may still say:</source>
        <extracomment>%1 a player. A list of calls follows; the auction is settled without them.</extracomment>
        <translation>%1 peut encore dire&#x202f;:</translation>
    </message>
    <message>
        <source>Post the ruling with the deal?</source>
        <translation>Inscrire la décision avec la donne&#x202f;?</translation>
    </message>
    <message>
        <source>The ruling is not posted: the figures are saved as they were played. --post posts it with the deal, and &quot;ruling … --post&quot; afterwards.</source>
        <translation>La décision n’est pas inscrite&#x202f;: les points sont gardés tels qu’ils ont été joués. --post l’inscrit avec la donne, et «&#x202f;ruling … --post&#x202f;» après coup.</translation>
    </message>
    <message>
        <source>The ruling is not posted: the figures are saved as they were played. &quot;ruling … --post&quot; asks what is missing and posts it.</source>
        <translation>La décision n’est pas inscrite&#x202f;: les points sont gardés tels qu’ils ont été joués. «&#x202f;ruling … --post&#x202f;» demande ce qui manque et l’inscrit.</translation>
    </message>
    <message>
        <source>%1 revoked in trick %2 with a card that nobody saw.</source>
        <extracomment>%1 a player, %2 the number of a trick.</extracomment>
        <translation>%1 a fait une renonce au pli %2 avec une carte que personne n’a vue.</translation>
    </message>
    <message>
        <source>The proof: wherever the unseen cards lay, %1 held one of these:</source>
        <extracomment>%1 a player. A list of cards follows.</extracomment>
        <translation>La preuve&#x202f;: où que fussent les cartes non vues, %1 avait l’une de celles-ci&#x202f;:</translation>
    </message>
    <message>
        <source>These plays depend on cards of the same trick that nobody saw, played by those behind them:</source>
        <extracomment>Lines like &quot;Trick 3, Ann, K♠:&quot; follow, each with a list of players.</extracomment>
        <translation>Ces cartes dépendent de cartes du même pli que personne n’a vues, jouées par ceux qui les suivent&#x202f;:</translation>
    </message>
    <message>
        <source>Cards as SA, H10 or 10♥, at Kyuuri as A or 10, one or several at once; &lt; takes the last answer back, q ends. &quot;hand: Ann: SA SK&quot; or &quot;laid_away: C9&quot; says more.</source>
        <translation>Les cartes comme SA, H10 ou 10♥, au Kyuuri comme A ou 10, avec R D V ou K Q J, une ou plusieurs à la fois&#x202f;; &lt; reprend la dernière réponse, q termine. «&#x202f;hand: Ann: SA SK&#x202f;» ou «&#x202f;laid_away: C9&#x202f;» en dit plus.</translation>
    </message>
    <message>
        <source>What was ruled about this deal before is settled with it.</source>
        <extracomment>Several faults in one deal; after what they come to.</extracomment>
        <translation>Ce qui a été décidé auparavant sur cette donne est réglé avec.</translation>
    </message>
    <message>
        <source>What was ruled about this deal before stands.</source>
        <translation>Ce qui a été décidé auparavant sur cette donne reste valable.</translation>
    </message>
    <message>
        <source>This takes the place of what was ruled about this deal before.</source>
        <translation>Cela remplace ce qui a été décidé auparavant sur cette donne.</translation>
    </message>
    <message>
        <source>Nothing is added to the score or taken from it.</source>
        <extracomment>What becomes of the score; the lines of the score follow where there are any.</extracomment>
        <translation>Rien ne s’ajoute à la marque ni ne s’en ôte.</translation>
    </message>
    <message>
        <source>The deal does not count: nobody scores or pays for it.</source>
        <translation>La donne ne compte pas&#x202f;: personne n’y marque ni n’y paie.</translation>
    </message>
    <message>
        <source>The deal does not count; this is paid once the one in its place is settled.</source>
        <extracomment>What is paid follows.</extracomment>
        <translation>La donne ne compte pas&#x202f;; ceci se paie quand celle qui la remplace est réglée.</translation>
    </message>
    <message>
        <source>The deal is scored as it is played; the ruling moves nothing.</source>
        <extracomment>What becomes of the score where a ruling itself moves nothing.</extracomment>
        <translation>La donne se marque comme elle se joue&#x202f;; la décision ne déplace rien.</translation>
    </message>
    <message>
        <source>The deal is entered so, and scored by what is entered.</source>
        <translation>La donne se note ainsi, et se marque d’après ce qu’on note.</translation>
    </message>
    <message>
        <source>It is put right on the sheet, and all totals follow.</source>
        <translation>On le corrige sur la feuille, et tous les totaux suivent.</translation>
    </message>
    <message>
        <source>What stands on the sheet stays there.</source>
        <translation>Ce qui est sur la feuille y reste.</translation>
    </message>
    <message>
        <source>It goes from hand to hand at the table; the sheet has it right already.</source>
        <translation>Cela passe de main en main à la table&#x202f;; la feuille est déjà juste.</translation>
    </message>
    <message>
        <source>What it does to the score is for the table to say.</source>
        <translation>Ce que cela fait à la marque, c’est à la table de le dire.</translation>
    </message>
    <message>
        <source>The totals are without the deal that is still to be entered.</source>
        <extracomment>Of the totals that stand beside the amounts of a ruling on the deal that is being played.</extracomment>
        <translation>Les totaux sont sans la donne qui reste à saisir.</translation>
    </message>
    <message>
        <source>Why:</source>
        <extracomment>The reason of a ruling follows.</extracomment>
        <translation>Pourquoi&#x202f;:</translation>
    </message>
    <message>
        <source>The choice might have been another:</source>
        <extracomment>A question follows that the players decide who are not at fault, and what comes of the other answers.</extracomment>
        <translation>On aurait pu choisir autrement&#x202f;:</translation>
    </message>
    <message>
        <source>The clause with its example and its source:</source>
        <extracomment>A command follows.</extracomment>
        <translation>L’article avec son exemple et sa source&#x202f;:</translation>
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
        <translation>euchré comme preneur</translation>
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
        <translation>dont euchres</translation>
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
        <translation>%1 sur %2 · %3&#x202f;%</translation>
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
        <source>%n evening(s)</source>
        <extracomment>%n how many evenings a season has: all tables of one date at one place.</extracomment>
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
        <translation>Entre parenthèses&#x202f;: ne compte pas.</translation>
    </message>
    <message>
        <source>With an asterisk: was not there.</source>
        <translation>Avec un astérisque&#x202f;: était absent.</translation>
    </message>
    <message>
        <source>Fewer is better.</source>
        <translation>Le moins est le mieux.</translation>
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
        <translation>Le nom est retiré du carnet&#x202f;; ce qui a été joué reste. Les sauvegardes, les fichiers exportés et les notes peuvent encore avoir le nom.</translation>
    </message>
    <message>
        <source>These rules concern play; a sheet cannot tell what they would have changed:</source>
        <extracomment>The names of options follow, a line each.</extracomment>
        <translation>Ces règles concernent le jeu&#x202f;; une feuille ne peut pas dire ce qu’elles auraient changé&#x202f;:</translation>
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
        <translation>Plusieurs personnes répondent à ce nom&#x202f;: écrivez-en davantage.</translation>
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
        <translation>Elles étaient à la même table en même temps&#x202f;: ce sont deux personnes.</translation>
    </message>
    <message>
        <source>Somebody is called that already; players merge makes two entries one.</source>
        <translation>Quelqu’un s’appelle déjà ainsi&#x202f;; players merge réunit deux fiches.</translation>
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
        <translation>Ce nom veut dire autre chose&#x202f;: un jeu, un règlement ou l’entrée standard.</translation>
    </message>
    <message>
        <source>The book has no rules of this name.</source>
        <translation>Le carnet n’a pas de règles de ce nom.</translation>
    </message>
    <message>
        <source>A player: the name, or enough of its beginning</source>
        <translation>Un joueur&#x202f;: le nom, ou assez de son début</translation>
    </message>
    <message>
        <source>Show what players did, game by game</source>
        <translation>Montrer ce qu’ont fait les joueurs, jeu par jeu</translation>
    </message>
    <message>
        <source>Everything about this player; a line for each player without it</source>
        <translation>Tout sur ce joueur&#x202f;; sinon une ligne par joueur</translation>
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
        <source>Rank the players of a season, a result an evening</source>
        <translation>Classer les joueurs d’une saison, un résultat par soirée</translation>
    </message>
    <message>
        <source>Only so many results count, the best of each player</source>
        <translation>Seul ce nombre de résultats compte, les meilleurs de chaque joueur</translation>
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
        <translation>Deux fiches sont une seule personne&#x202f;: B vaut pour A</translation>
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
        <translation>Compter une soirée avec d’autres règles et montrer ce qui change&#x202f;; rien n’est écrit</translation>
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
    <message>
        <source>unknown whether a pit</source>
        <extracomment>All the points were on one side, and nobody told the number of tricks.</extracomment>
        <translation>pit ou non, inconnu</translation>
    </message>
    <message>
        <source>unknown whether a tegenpit</source>
        <translation>tegenpit ou non, inconnu</translation>
    </message>
    <message>
        <source>average</source>
        <extracomment>Head of a column: what a session brought on average.</extracomment>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>The order is that of the averages of the sessions that count.</source>
        <translation>L’ordre est celui des moyennes des soirées qui comptent.</translation>
    </message>
    <message>
        <source>With a dash: was not there, and it does not count.</source>
        <translation>Avec un tiret&#x202f;: était absent, et cela ne compte pas.</translation>
    </message>
    <message numerus="yes">
        <source>a place for at least %n evening(s)</source>
        <extracomment>%n: who was at fewer evenings has no place in a ranking. After &quot;the best %n count&quot;.</extracomment>
        <translation>
            <numerusform>une place à partir de %n soirée</numerusform>
            <numerusform>une place à partir de %n soirées</numerusform>
        </translation>
    </message>
    <message>
        <source>Without a place: was there too seldom.</source>
        <translation>Sans place&#x202f;: était là trop rarement.</translation>
    </message>
    <message>
        <source>Deal %1 does not tell what these rules score, so figures go from the least to the most.</source>
        <extracomment>%1: number of the deal. Figures stand there as &quot;162…262&quot;.</extracomment>
        <translation>La donne %1 ne dit pas ce que ces règles comptent, les chiffres vont donc du moins au plus.</translation>
    </message>
    <message>
        <source>A game may have ended at another deal: from there on nobody knows.</source>
        <translation>Une partie peut s’être terminée à une autre donne&#x202f;: à partir de là personne ne sait.</translation>
    </message>
    <message>
        <source>What a missed evening counts; without it 0, and nothing where fewer is better</source>
        <translation>Ce que compte une soirée manquée&#x202f;; sinon 0, et rien là où le moins est le mieux</translation>
    </message>
    <message>
        <source>Who was at fewer evenings has no place</source>
        <translation>Qui a été à moins de soirées n’a pas de place</translation>
    </message>
    <message>
        <source>Deal %1: %2 would have revoked in trick %3 with %4, having:</source>
        <extracomment>%1: number of the deal; %2: player; %3: number of the trick; %4: card. What he held follows.</extracomment>
        <translation>Donne %1&#x202f;: %2 aurait renoncé au pli %3 avec %4, ayant&#x202f;:</translation>
    </message>
    <message>
        <source>illegal cards paid for</source>
        <translation>cartes non permises payées</translation>
    </message>
    <message>
        <source>losses by rulings</source>
        <translation>pertes par décision</translation>
    </message>
    <message>
        <source>revokes paid for</source>
        <translation>renonces payées</translation>
    </message>
    <message>
        <source>deals decided by a ruling</source>
        <extracomment>Deals whose score a ruling has decided.</extracomment>
        <translation>donnes réglées par décision</translation>
    </message>
    <message>
        <source>points by rulings</source>
        <translation>points par décision</translation>
    </message>
    <message>
        <source>Rulings stay as they were given. These rules say otherwise of:</source>
        <extracomment>A list follows: what was ruled, and what these rules say.</extracomment>
        <translation>Les décisions restent telles qu’elles ont été prises. Ces règles disent autre chose de&#x202f;:</translation>
    </message>
    <message>
        <source>by these rules</source>
        <extracomment>After &quot;ruled: A &amp; C +2 →&quot;; what they say follows.</extracomment>
        <translation>d’après ces règles</translation>
    </message>
    <message>
        <source>they ask what nobody told</source>
        <translation>elles demandent ce que personne n’a dit</translation>
    </message>
    <message>
        <source>the table decided it by itself, so it stays as it is</source>
        <translation>la table en a décidé elle-même, cela reste donc ainsi</translation>
    </message>
    <message>
        <source>in the totals</source>
        <extracomment>What it moves follows.</extracomment>
        <translation>dans les totaux</translation>
    </message>
    <message>
        <source>nothing of it is in the totals</source>
        <translation>rien n’en est dans les totaux</translation>
    </message>
    <message>
        <source>the deal before it stays void</source>
        <extracomment>Of a ruling by which the deal before this one was void.</extracomment>
        <translation>la donne précédente reste nulle</translation>
    </message>
    <message>
        <source>the deal before it stays void, and costs what these rules say</source>
        <translation>la donne précédente reste nulle, et coûte ce que disent ces règles</translation>
    </message>
    <message>
        <source>longest run of won games</source>
        <extracomment>What players ask first, a line each: of one player, or who has the best of all.</extracomment>
        <translation>plus longue série de parties gagnées</translation>
    </message>
    <message>
        <source>best partner</source>
        <translation>meilleur partenaire</translation>
    </message>
    <message>
        <source>best pair</source>
        <translation>meilleure paire</translation>
    </message>
    <message>
        <source>contracts made</source>
        <translation>contrats réussis</translation>
    </message>
    <message>
        <source>average evening</source>
        <translation>soirée moyenne</translation>
    </message>
    <message>
        <source>best evening</source>
        <translation>meilleure soirée</translation>
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
        <translation>Ce fichier est vide&#x202f;: il n’y a pas de carnet dedans.</translation>
    </message>
    <message>
        <source>This is a database of another program, not a book.</source>
        <translation>C’est la base de données d’un autre programme, pas un carnet.</translation>
    </message>
    <message>
        <source>This book is of an older version of Spadille and cannot be brought up to date here: it can only be read.</source>
        <translation>Ce carnet est d’une version plus ancienne de Spadille et ne peut pas être mis à jour ici&#x202f;: on peut seulement le lire.</translation>
    </message>
    <message>
        <source>The book can be read, but not written; what was recorded last is not shown.</source>
        <extracomment>Said when a book is opened from a place where nothing can be written.</extracomment>
        <translation>On peut lire le carnet, mais pas y écrire&#x202f;; ce qui a été noté en dernier n’est pas affiché.</translation>
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
        <translation>Donne %1&#x202f;: cette version du programme ne l’accepte pas.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: %2 had %3, now %4.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 and %4 totals.</extracomment>
        <translation>Donne %1&#x202f;: cette version du programme compte autrement&#x202f;: pour %2, %3 avant, %4 à présent.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the pool had %2, now %3.</source>
        <extracomment>%1 the number of a deal, %2 and %3 what was in the pool.</extracomment>
        <translation>Donne %1&#x202f;: cette version du programme compte autrement&#x202f;: dans la poule, %2 avant, %3 à présent.</translation>
    </message>
    <message>
        <source>Deal %1: this version of the program counts otherwise: the vole pool had %2, now %3.</source>
        <translation>Donne %1&#x202f;: cette version du programme compte autrement&#x202f;: dans la poule de vole, %2 avant, %3 à présent.</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: %2 had %3, and has %4 without it.</source>
        <extracomment>%1 the number of a deal, %2 a player or partners, %3 the total that was announced, %4 the total as it is counted now.</extracomment>
        <translation>Donne %1&#x202f;: quelque chose d’avant est perdu&#x202f;: pour %2, c’était %3, et %4 sans cela.</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the pool had %2, and has %3 without it.</source>
        <translation>Donne %1&#x202f;: quelque chose d’avant est perdu&#x202f;: dans la poule, c’était %2, et %3 sans cela.</translation>
    </message>
    <message>
        <source>Deal %1: something before it is lost: the vole pool had %2, and has %3 without it.</source>
        <translation>Donne %1&#x202f;: quelque chose d’avant est perdu&#x202f;: dans la poule de vole, c’était %2, et %3 sans cela.</translation>
    </message>
    <message>
        <source>Sessions looked at: %1. Events: %2.</source>
        <extracomment>%1 sessions, %2 events.</extracomment>
        <translation>Soirées examinées&#x202f;: %1. Entrées&#x202f;: %2.</translation>
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
        <translation>Soirées récupérées&#x202f;: %1. Entrées&#x202f;: %2.</translation>
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
        <source>Event %1 is lost: it came after deal %2.</source>
        <extracomment>%1 the number of an event, %2 of the deal before it.</extracomment>
        <translation>L’entrée %1 est perdue&#x202f;: elle venait après la donne %2.</translation>
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
        <translation>Le carnet abîmé&#x202f;; il reste tel qu’il est</translation>
    </message>
    <message>
        <source>The new book; otherwise FILE with .recovered in its name</source>
        <translation>Le nouveau carnet&#x202f;; sinon FICHIER avec .recovered dans son nom</translation>
    </message>
    <message>
        <source>Write a verified copy of the book</source>
        <translation>Écrire une copie vérifiée du carnet</translation>
    </message>
    <message>
        <source>The copy; it must not exist yet</source>
        <translation>La copie&#x202f;; elle ne doit pas encore exister</translation>
    </message>
    <message>
        <source>Put a backup in the place of the book</source>
        <translation>Mettre une sauvegarde à la place du carnet</translation>
    </message>
    <message>
        <source>Of which day, 2026-11-20; otherwise the latest</source>
        <translation>De quel jour, 2026-11-20&#x202f;; sinon la dernière</translation>
    </message>
    <message>
        <source>Show which backups there are</source>
        <translation>Montrer les sauvegardes qui existent</translation>
    </message>
    <message>
        <source>This is no ordinary file, and no book.</source>
        <translation>Ce n’est ni un fichier ordinaire ni un carnet.</translation>
    </message>
    <message>
        <source>This book has more than one name (hard links, or it was mounted by itself): two programs could open it by different names and spoil it. Keep one name.</source>
        <extracomment>Hard links: two names for one file.</extracomment>
        <translation>Ce carnet a plus d’un nom (liens physiques, ou fichier monté seul)&#x202f;: deux programmes pourraient l’ouvrir sous des noms différents et l’abîmer. Ne gardez qu’un nom.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) that were announced are missing.</source>
        <extracomment>Said when a book is opened, and of one session by verify.</extracomment>
        <translation>
            <numerusform>%n entrée qui avait été annoncée manque.</numerusform>
            <numerusform>%n entrées qui avaient été annoncées manquent.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was last written of names was announced and is missing.</source>
        <translation>Ce qui avait été écrit en dernier des noms, et annoncé, manque.</translation>
    </message>
    <message>
        <source>What is missing may be in a backup (spadille restore --list); spadille verify --repair gives it up and says so no more.</source>
        <translation>Ce qui manque est peut-être dans une sauvegarde (spadille restore --list)&#x202f;; spadille verify --repair y renonce et ne le signale plus.</translation>
    </message>
    <message>
        <source>It is given up now.</source>
        <extracomment>Behind a sentence about what is missing.</extracomment>
        <translation>On y renonce maintenant.</translation>
    </message>
    <message>
        <source>The book lies on a disk of another machine, where locks cannot be relied on: open it with one program at a time, or keep it on a disk of this machine.</source>
        <translation>Le carnet se trouve sur un disque d’une autre machine, où les verrous ne sont pas sûrs&#x202f;: ouvrez-le avec un seul programme à la fois, ou gardez-le sur un disque de cette machine.</translation>
    </message>
    <message>
        <source>This part of the book is missing</source>
        <extracomment>The name of a table, an index or a trigger follows.</extracomment>
        <translation>Cette partie du carnet manque</translation>
    </message>
    <message>
        <source>This part of the book is not as Spadille makes it</source>
        <translation>Cette partie du carnet n’est pas telle que Spadille la fait</translation>
    </message>
    <message>
        <source>This part of the book is not of Spadille</source>
        <translation>Cette partie du carnet n’est pas de Spadille</translation>
    </message>
    <message>
        <source>Nobody knows any more what this player is called</source>
        <extracomment>Somebody&apos;s id stands beside it.</extracomment>
        <translation>On ne sait plus comment ce joueur s’appelle</translation>
    </message>
    <message>
        <source>This name is perhaps not what was written</source>
        <extracomment>Somebody&apos;s name stands beside it.</extracomment>
        <translation>Ce nom n’est peut-être pas ce qui avait été écrit</translation>
    </message>
    <message>
        <source>Somebody is missing from the list of players.</source>
        <translation>Il manque quelqu’un dans la liste des joueurs.</translation>
    </message>
    <message>
        <source>These house rules are perhaps not what was written</source>
        <extracomment>The name of a set of house rules stands beside it.</extracomment>
        <translation>Ces règles maison ne sont peut-être pas ce qui avait été écrit</translation>
    </message>
    <message>
        <source>House rules have a name that cannot be shown</source>
        <translation>Des règles maison ont un nom qui ne peut pas être montré</translation>
    </message>
    <message>
        <source>House rules could not be read: some may be missing.</source>
        <translation>Les règles maison n’ont pas pu être lues&#x202f;: il en manque peut-être.</translation>
    </message>
    <message>
        <source>These house rules are gone</source>
        <extracomment>The name of a set of house rules stands beside it.</extracomment>
        <translation>Ces règles maison ont disparu</translation>
    </message>
    <message>
        <source>Event %1 is lost: no deal that is left came before it.</source>
        <translation>L’entrée %1 est perdue&#x202f;: aucune donne restante ne la précède.</translation>
    </message>
    <message>
        <source>Somebody&apos;s name has characters that cannot be shown; give him another one</source>
        <extracomment>A name with characters that do something instead of being shown; the rest of it follows.</extracomment>
        <translation>Un nom contient des caractères qui ne peuvent être affichés&#x202f;; donnez-en un autre</translation>
    </message>
    <message>
        <source>How this session was opened is lost. Its players and rules are guessed: look at them, and correct them.</source>
        <translation>Le début de cette soirée est perdu. Ses joueurs et ses règles sont devinés&#x202f;: regardez-les, et corrigez-les.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>who plays alone</source>
        <translation>celui qui joue seul</translation>
    </message>
    <message>
        <source>before the first lead</source>
        <translation>avant la première entame</translation>
    </message>
    <message>
        <source>claim it</source>
        <translation>réclamer</translation>
    </message>
    <message>
        <source>too late to mend</source>
        <translation>trop tard pour réparer</translation>
    </message>
    <message>
        <source>the first trick</source>
        <translation>le premier pli</translation>
    </message>
    <message>
        <source>in the first trick</source>
        <translation>au premier pli</translation>
    </message>
    <message>
        <source>in time</source>
        <translation>à temps</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>let it stand</source>
        <translation>laisser passer</translation>
    </message>
    <message>
        <source>the accused mixed the cards</source>
        <translation>l’accusé a mêlé les cartes</translation>
    </message>
    <message>
        <source>in the next deal</source>
        <translation>à la donne suivante</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>non prouvé</translation>
    </message>
    <message>
        <source>found on the floor</source>
        <translation>trouvée par terre</translation>
    </message>
    <message>
        <source>claimed, not looked at yet</source>
        <translation>réclamé, pas encore vérifié</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>prouvé</translation>
    </message>
    <message>
        <source>a wrong number</source>
        <translation>un nombre faux</translation>
    </message>
    <message>
        <source>passed out</source>
        <translation>passée</translation>
    </message>
    <message>
        <source>all passed</source>
        <translation>tous ont passé</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>trumps %1</source>
        <translation>atout %1</translation>
    </message>
    <message>
        <source>What no rule names is settled by all together, and by nobody alone.</source>
        <translation>Ce qu’aucune règle ne nomme se règle tous ensemble, et par personne seul.</translation>
    </message>
    <message>
        <source>a fault or an error</source>
        <translation>une faute ou une erreur</translation>
    </message>
    <message>
        <source>cards that somebody holds</source>
        <translation>les cartes de quelqu’un</translation>
    </message>
    <message>
        <source>what to play or call</source>
        <translation>ce qu’il faut jouer ou annoncer</translation>
    </message>
    <message>
        <source>before the next lead</source>
        <translation>avant l’entame suivante</translation>
    </message>
    <message>
        <source>after the next lead</source>
        <translation>après l’entame suivante</translation>
    </message>
    <message>
        <source>after the next trick</source>
        <translation>après le pli suivant</translation>
    </message>
    <message>
        <source>once the cards were mixed</source>
        <translation>une fois les cartes mêlées</translation>
    </message>
    <message>
        <source>Who is asked in time can mend a revoke before it does harm.</source>
        <extracomment>Why a fault that no rule names is ruled as it is.</extracomment>
        <translation>Qui est interrogé à temps peut réparer une renonce avant qu’elle ne nuise.</translation>
    </message>
    <message>
        <source>The cards say who has won a trick, not the hand that gathered it.</source>
        <translation>Ce sont les cartes qui disent qui a gagné un pli, non la main qui l’a ramassé.</translation>
    </message>
    <message>
        <source>What can be seen decides, and what cannot is left as it was played.</source>
        <translation>Ce qui se voit décide&#x202f;; ce qui ne se voit pas reste comme on l’a joué.</translation>
    </message>
    <message>
        <source>The deal is decided by those who play it, with what they know.</source>
        <translation>La donne se décide entre ceux qui la jouent, avec ce qu’ils savent.</translation>
    </message>
    <message>
        <source>pass / passed / all pass</source>
        <extracomment>What is typed for a word of a deal; several are parted by &quot; / &quot;.</extracomment>
        <translation>passe / passé / tous ont passé</translation>
    </message>
    <message>
        <source>trump / trumps</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>SEAT</source>
        <extracomment>What stands for a value where it is shown how a deal is told, &quot;SEAT [alone] N&quot;: one word, in capitals.</extracomment>
        <translation>PLACE</translation>
    </message>
    <message>
        <source>RANK</source>
        <translation>HAUTEUR</translation>
    </message>
    <message>
        <source>SUIT</source>
        <translation>COULEUR</translation>
    </message>
    <message>
        <source>CARD</source>
        <translation>CARTE</translation>
    </message>
    <message>
        <source>WORD</source>
        <translation>MOT</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>The disk is full: this was not saved.</source>
        <translation>Le disque est plein&#x202f;: ceci n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>The book can be read, but not written.</source>
        <translation>On peut lire le carnet, mais pas y écrire.</translation>
    </message>
    <message>
        <source>Another program has been writing for too long; try again.</source>
        <translation>Un autre programme écrit depuis trop longtemps&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>Session %1 is not what was written: event %2 was changed.</source>
        <extracomment>%1 the number of a session, %2 of an event in it.</extracomment>
        <translation>La soirée %1 n’est pas ce qui a été écrit&#x202f;: l’entrée %2 a été changée.</translation>
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
        <source>The file of the book was removed or replaced: nothing was saved.</source>
        <translation>Le fichier du carnet a été supprimé ou remplacé&#x202f;: rien n’a été enregistré.</translation>
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
        <translation>Quelqu’un d’autre a ajouté quelque chose avant&#x202f;; voici où on en est.</translation>
    </message>
    <message>
        <source>These events are not what was written: they do not come to the hash of their document.</source>
        <translation>Ces entrées ne sont pas ce qui a été écrit&#x202f;: elles ne donnent pas l’empreinte de leur document.</translation>
    </message>
    <message>
        <source>This disk knows no locks, so nothing can be saved safely here: keep the book on a disk of this machine.</source>
        <extracomment>Locks keep two programs from writing at the same time.</extracomment>
        <translation>Ce disque ne connaît pas de verrous&#x202f;: rien ne peut y être enregistré sûrement. Gardez le carnet sur un disque de cette machine.</translation>
    </message>
    <message>
        <source>The lock beside the book (.lock) cannot be opened: whoever writes in the book must be able to write that file as well.</source>
        <translation>Le verrou à côté du carnet (.lock) ne peut pas être ouvert&#x202f;: qui écrit dans le carnet doit pouvoir écrire ce fichier aussi.</translation>
    </message>
    <message>
        <source>This is not replaced: it is a book or belongs to one, a backup, a link, or no file with one name.</source>
        <translation>Ceci n’est pas remplacé&#x202f;: c’est un carnet ou ce qui en fait partie, une sauvegarde, un lien, ou pas un fichier à un seul nom.</translation>
    </message>
    <message numerus="yes">
        <source>Session %1 breaks off: the last %n event(s) of it are missing.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>
            <numerusform>La soirée %1 s’interrompt&#x202f;: sa dernière entrée manque.</numerusform>
            <numerusform>La soirée %1 s’interrompt&#x202f;: ses %n dernières entrées manquent.</numerusform>
        </translation>
    </message>
    <message>
        <source>This book is damaged. What can be read of it can be recovered.</source>
        <translation>Ce carnet est abîmé. Ce qui s’y lit encore peut être récupéré.</translation>
    </message>
    <message>
        <source>There is no book yet. It is made with the first session.</source>
        <translation>Il n’y a pas encore de carnet. Il naît avec la première soirée.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Add this player</source>
        <translation>Ajouter ce joueur</translation>
    </message>
    <message>
        <source>All passed</source>
        <translation>Tous ont passé</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>called card not seen</source>
        <translation>carte appelée non vue</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Correct deal %1</source>
        <translation>Corriger la donne %1</translation>
    </message>
    <message>
        <source>Card points: count one side, the other follows</source>
        <translation>Points de cartes&#x202f;: comptez un camp, l’autre suit</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Donne %1 sur %2</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>%1 donne en premier</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 dealt</source>
        <translation>%1 a donné</translation>
    </message>
    <message>
        <source>under dispute</source>
        <translation>contesté</translation>
    </message>
    <message>
        <source>with punto</source>
        <translation>avec Ponte</translation>
    </message>
    <message>
        <source>Draw the dealer</source>
        <translation>Tirer le donneur</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Tirer les places</translation>
    </message>
    <message>
        <source>Edges of the table that the board is read from</source>
        <translation>Côtés de la table d’où on lit</translation>
    </message>
    <message>
        <source>Enter the deal</source>
        <translation>Saisir la donne</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>premiers</source>
        <translation>premières</translation>
    </message>
    <message>
        <source>four colours</source>
        <translation>quatre couleurs</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n partie gagnée</numerusform>
            <numerusform>%n parties gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>gets up</source>
        <translation>se lève</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Lately</source>
        <translation>Récemment</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>three matadors</source>
        <translation>trois matadors</translation>
    </message>
    <message>
        <source>%1 matched it</source>
        <translation>%1 a égalé</translation>
    </message>
    <message>
        <source>Whoever played the same rank is marked with = first; the rank saves the deal.</source>
        <translation>Qui a joué la même carte est d’abord marqué =&#x202f;; la carte enregistre la donne.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>a little</source>
        <translation>un peu</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Monter %1</translation>
    </message>
    <message>
        <source>nat, not counted</source>
        <translation>nat, non compté</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Nouvelle soirée</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Quelqu’un de nouveau</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Rien n’a encore été joué.</translation>
    </message>
    <message>
        <source>One tap here saves the deal. Undo stays on the screen for ten seconds.</source>
        <translation>Un appui ici enregistre la donne. Annuler reste dix secondes à l’écran.</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>les autres</translation>
    </message>
    <message>
        <source>called own king</source>
        <translation>a appelé son roi</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 à %2 joueurs</translation>
    </message>
    <message>
        <source>the makers</source>
        <translation>les preneurs</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>roem</source>
        <translation>roem</translation>
    </message>
    <message>
        <source>%1 roem for %2</source>
        <translation>%1 de roem pour %2</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Règle du jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Encore une</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <translation>Enregistrer la correction</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Who sits where, clockwise</source>
        <translation>Qui est assis où, dans le sens horaire</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Réglé</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Strike out</source>
        <translation>Rayer</translation>
    </message>
    <message>
        <source>Struck out</source>
        <translation>Rayée</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Couleurs des cartes</translation>
    </message>
    <message>
        <source>A tap on a deal explains its figures.</source>
        <translation>Un appui sur une donne explique ses chiffres.</translation>
    </message>
    <message>
        <source>again: alone</source>
        <translation>encore&#x202f;: seul</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>contraste élevé</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>the third player</source>
        <translation>le troisième</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Tricks of the makers</source>
        <translation>Plis des preneurs</translation>
    </message>
    <message>
        <source>Tricks of %1’s side</source>
        <translation>Plis du camp de %1</translation>
    </message>
    <message>
        <source>two colours</source>
        <translation>deux couleurs</translation>
    </message>
    <message>
        <source>Under dispute</source>
        <translation>Contesté</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>went on after six</source>
        <translation>a continué après six</translation>
    </message>
    <message>
        <source>With which card?</source>
        <translation>Avec quelle carte&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards, in turn?</source>
        <translation>Quelles cartes, dans l’ordre&#x202f;?</translation>
    </message>
    <message>
        <source>Who led to the last trick?</source>
        <translation>Qui a entamé le dernier pli&#x202f;?</translation>
    </message>
    <message>
        <source>Who made trumps?</source>
        <translation>Qui a fait l’atout&#x202f;?</translation>
    </message>
    <message>
        <source>Who took the last trick?</source>
        <translation>Qui a fait le dernier pli&#x202f;?</translation>
    </message>
    <message>
        <source>Deal %1: why?</source>
        <translation>Donne %1&#x202f;: pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>wins the game</source>
        <translation>gagne la partie</translation>
    </message>
    <message>
        <source>Take back the last roem of %1</source>
        <translation>Effacer le dernier roem de %1</translation>
    </message>
    <message>
        <source>%1 won the game.</source>
        <translation>%1 gagne la partie.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>A code to be photographed</source>
        <translation>Un code à photographier</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>The result, for BG Stats</source>
        <translation>Le résultat, pour BG Stats</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Sheet as PDF</source>
        <translation>Feuille en PDF</translation>
    </message>
    <message>
        <source>Sheet as a picture</source>
        <translation>Feuille en image</translation>
    </message>
    <message>
        <source>too long for a code</source>
        <translation>trop long pour un code</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>The deal after</source>
        <translation>La donne suivante</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>La donne précédente</translation>
    </message>
    <message>
        <source>Touch the chart, or use the arrow keys: the deal is told here.</source>
        <translation>Touchez le graphique ou utilisez les flèches&#x202f;: la donne est racontée ici.</translation>
    </message>
    <message>
        <source>What a missed evening counts</source>
        <translation>Ce que compte une soirée manquée</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>What everybody receives or pays</source>
        <translation>Ce que chacun reçoit ou paie</translation>
    </message>
    <message>
        <source>How many evenings count for everybody, the best ones</source>
        <translation>Combien de soirées comptent pour chacun, les meilleures</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparé avec</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Less: %1</source>
        <translation>Moins&#x202f;: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <translation>Plus&#x202f;: %1</translation>
    </message>
    <message>
        <source>This evening could not be scored.</source>
        <translation>Cette soirée n’a pas pu être comptée.</translation>
    </message>
    <message>
        <source>Another stake</source>
        <translation>Un autre prix</translation>
    </message>
    <message>
        <source>%1 pays %2 %3</source>
        <translation>%1 paie %3 à %2</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Settle up</source>
        <translation>Régler les comptes</translation>
    </message>
    <message>
        <source>this month</source>
        <translation>ce mois-ci</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>cette année</translation>
    </message>
    <message>
        <source>A point or counter is worth</source>
        <translation>Prix du point ou du jeton</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Which evenings</source>
        <translation>Quelles soirées</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Qui paie qui</translation>
    </message>
    <message>
        <source>Whose figures: everybody’s, or tap a name</source>
        <translation>De qui&#x202f;: tout le monde, ou touchez un nom</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Sauvegarder maintenant</translation>
    </message>
    <message>
        <source>A backup was made.</source>
        <translation>Une sauvegarde a été faite.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>Le carnet</translation>
    </message>
    <message>
        <source>backups, check, trash</source>
        <translation>sauvegardes, vérification, corbeille</translation>
    </message>
    <message>
        <source>What if these rules had counted?</source>
        <translation>Et si ces règles avaient compté&#x202f;?</translation>
    </message>
    <message>
        <source>The book of %1 is back.</source>
        <translation>Le carnet du %1 est revenu.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The session is back.</source>
        <translation>La soirée est revenue.</translation>
    </message>
    <message>
        <source>instead of: %1</source>
        <translation>au lieu de&#x202f;: %1</translation>
    </message>
    <message>
        <source>Make lists and statistics anew</source>
        <translation>Refaire les listes et les statistiques</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Nothing comes out differently.</source>
        <translation>Rien ne change.</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) differ(s)</source>
        <translation>
            <numerusform>%n option diffère</numerusform>
            <numerusform>%n options diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>What was there is now %1</source>
        <translation>L’ancien est maintenant %1</translation>
    </message>
    <message>
        <source>Remove these house rules</source>
        <translation>Supprimer ces règles maison</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>D’autres règles</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>This takes the place of the book as it is now, which is put aside. Tap again.</source>
        <translation>Ceci remplacera le carnet actuel, qui sera mis de côté. Touchez encore.</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nom de ces règles</translation>
    </message>
    <message>
        <source>Save as house rules</source>
        <translation>Garder comme règles maison</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) looked at …</source>
        <translation>
            <numerusform>%n soirée vérifiée…</numerusform>
            <numerusform>%n soirées vérifiées…</numerusform>
        </translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Montrer %1</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>Jetées</translation>
    </message>
    <message>
        <source>Nothing was thrown away.</source>
        <translation>Rien n’a été jeté.</translation>
    </message>
    <message>
        <source>A tap gets a session back.</source>
        <translation>Touchez une soirée pour la récupérer.</translation>
    </message>
    <message>
        <source>Is everything right?</source>
        <translation>Tout est-il juste&#x202f;?</translation>
    </message>
    <message>
        <source>Look at everything</source>
        <translation>Tout vérifier</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Arrêté avant la fin.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Nobody has called yet.</source>
        <translation>Personne n’a encore parlé.</translation>
    </message>
    <message>
        <source>holding the suit</source>
        <translation>s’il a la couleur</translation>
    </message>
    <message>
        <source>The auction is over</source>
        <translation>Les enchères sont terminées</translation>
    </message>
    <message>
        <source>%1 is to call</source>
        <translation>À %1 de parler</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carte par carte</translation>
    </message>
    <message>
        <source>What was bid?</source>
        <translation>Qu’a-t-on annoncé&#x202f;?</translation>
    </message>
    <message>
        <source>The cards prove no revoke.</source>
        <translation>Les cartes ne prouvent aucune renonce.</translation>
    </message>
    <message>
        <source>The cards alone do not show the whole deal.</source>
        <translation>Les cartes seules ne montrent pas toute la donne.</translation>
    </message>
    <message>
        <source>Did somebody revoke?</source>
        <translation>Quelqu’un a-t-il renoncé&#x202f;?</translation>
    </message>
    <message>
        <source>Save the deal</source>
        <translation>Enregistrer la donne</translation>
    </message>
    <message>
        <source>Now the cards</source>
        <translation>Passer aux cartes</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>asked about</source>
        <translation>en question</translation>
    </message>
    <message>
        <source>Asked about</source>
        <translation>Carte en question</translation>
    </message>
    <message>
        <source>The cards of the pack</source>
        <translation>Les cartes du jeu</translation>
    </message>
    <message>
        <source>These could have been played:</source>
        <translation>On aurait pu jouer&#x202f;:</translation>
    </message>
    <message>
        <source>It depends</source>
        <translation>Cela dépend</translation>
    </message>
    <message>
        <source>Tap the cards of the trick in the order of play; the last one brings the verdict. A tap on a name says who led.</source>
        <translation>Touchez les cartes du pli dans l’ordre&#x202f;; la dernière donne le verdict. Touchez un nom pour dire qui a entamé.</translation>
    </message>
    <message>
        <source>Tap the cards that lay there, then “Asked about” and the card. What the hand held makes the verdict surer.</source>
        <translation>Touchez les cartes déjà jouées, puis «&#x202f;Carte en question&#x202f;» et cette carte. Ce que contenait la main rend le verdict plus sûr.</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>led</source>
        <translation>a entamé</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>Where does the next card go?</source>
        <translation>Où va la carte suivante&#x202f;?</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Was this card allowed?</source>
        <translation>Carte permise&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins the trick?</source>
        <translation>À qui le pli&#x202f;?</translation>
    </message>
    <message>
        <source>This was the whole hand</source>
        <translation>C’était toute la main</translation>
    </message>
    <message>
        <source>winning</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>Something irregular happened</source>
        <translation>Une irrégularité</translation>
    </message>
    <message>
        <source>Another question</source>
        <translation>Autre question</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>the deal in play</source>
        <translation>la donne en cours</translation>
    </message>
    <message>
        <source>A number: %1</source>
        <translation>Un nombre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Post the ruling</source>
        <translation>Inscrire la décision</translation>
    </message>
    <message>
        <source>The ruling is on the sheet.</source>
        <translation>La décision est inscrite.</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Que s’est-il passé&#x202f;?</translation>
    </message>
    <message>
        <source>Which deal is it about?</source>
        <translation>De quelle donne s’agit-il&#x202f;?</translation>
    </message>
    <message>
        <source>%1 deals, %2 leads.</source>
        <translation>%1 donne, %2 entame.</translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation>La soirée entière</translation>
    </message>
    <message>
        <source>Save the deal with the ruling</source>
        <translation>Enregistrer la donne et la décision</translation>
    </message>
    <message>
        <source>What now?</source>
        <translation>Et maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Title, place, totals from paper</source>
        <translation>Titre, lieu, totaux d’une feuille</translation>
    </message>
    <message>
        <source>Letters on court cards</source>
        <translation>Lettres des figures</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <translation>
            <numerusform>%n carte gagnée</numerusform>
            <numerusform>%n cartes gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Before a deal is saved</source>
        <translation>Avant d’enregistrer une donne</translation>
    </message>
    <message>
        <source>everybody concerned agrees</source>
        <translation>chaque intéressé donne son accord</translation>
    </message>
    <message>
        <source>nobody is asked</source>
        <translation>personne n’est consulté</translation>
    </message>
    <message>
        <source>in after each deal</source>
        <translation>entre après chaque donne</translation>
    </message>
    <message>
        <source>in after each game</source>
        <translation>entre après chaque partie</translation>
    </message>
    <message>
        <source>A note, an objection, a reason</source>
        <translation>Une note, une objection, une raison</translation>
    </message>
    <message>
        <source>Is it right? %1</source>
        <translation>Est-ce juste&#x202f;? %1</translation>
    </message>
    <message>
        <source>as in the language</source>
        <translation>selon la langue</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Reason of the correction</source>
        <translation>Raison de la correction</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Title of the session</source>
        <translation>Titre de la soirée</translation>
    </message>
    <message>
        <source>Totals on paper, if it began there</source>
        <translation>Totaux sur papier, si tout y a commencé</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atout</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>sits out, comes in next</source>
        <translation>attend, entre le prochain</translation>
    </message>
    <message>
        <source>was: %1</source>
        <translation>était&#x202f;: %1</translation>
    </message>
    <message>
        <source>Stopped before the end: nothing was taken in.</source>
        <translation>Arrêté avant la fin&#x202f;: rien n’a été repris.</translation>
    </message>
    <message>
        <source>Sessions are taken into the book …</source>
        <translation>Des soirées sont reprises dans le carnet…</translation>
    </message>
    <message>
        <source>%1: agreed</source>
        <translation>%1&#x202f;: d’accord</translation>
    </message>
    <message>
        <source>Post it once more</source>
        <translation>Inscrire une fois de plus</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>How many evenings somebody must have been at for a place</source>
        <translation>À combien de soirées il faut avoir été pour une place</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) fit(s) here, and no more.</source>
        <translation>
            <numerusform>%n caractère au plus&#x202f;: le reste n’entre pas ici.</numerusform>
            <numerusform>%n caractères au plus&#x202f;: le reste n’entre pas ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over; nobody has won.</source>
        <translation>La partie est finie&#x202f;; personne n’a gagné.</translation>
    </message>
    <message>
        <source>The next game</source>
        <extracomment>On the button that enters the next deal, where a game is over.</extracomment>
        <translation>La partie suivante</translation>
    </message>
    <message>
        <source>Rule anew</source>
        <extracomment>Two buttons below a ruling that rests on what was corrected since.</extracomment>
        <translation>Juger de nouveau</translation>
    </message>
    <message>
        <source>Leave as ruled</source>
        <translation>Laisser ainsi</translation>
    </message>
    <message>
        <source>Another deal …</source>
        <extracomment>A button that shows every deal on the sheet.</extracomment>
        <translation>Une autre donne…</translation>
    </message>
    <message>
        <source>Say it in your own words</source>
        <translation>Dites-le avec vos mots</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>full screen (F11)</source>
        <translation>plein écran (F11)</translation>
    </message>
    <message>
        <source>beside others</source>
        <translation>parmi d’autres</translation>
    </message>
    <message>
        <source>Rule by rule</source>
        <translation>Règle par règle</translation>
    </message>
    <message>
        <source>People and rules</source>
        <translation>Joueurs et règles</translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>depuis le début</translation>
    </message>
    <message>
        <source>from deal %1 on</source>
        <translation>à partir de la donne %1</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Jouer selon ces règles</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <extracomment>Under &quot;Is it right?&quot;: %1 says so by a tap.</extracomment>
        <translation>%1&#x202f;: oui</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>Above the names that can be chosen.</extracomment>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>One more game that is over</source>
        <translation>Encore une partie terminée</translation>
    </message>
    <message>
        <source>Without the last one</source>
        <translation>Sans la dernière</translation>
    </message>
    <message>
        <source>Game %1, which is over</source>
        <translation>Partie %1, terminée</translation>
    </message>
    <message>
        <source>Who won it</source>
        <translation>Qui l’a gagnée</translation>
    </message>
    <message>
        <source>Everything, for another book</source>
        <extracomment>On buttons: the evening as a file.</extracomment>
        <translation>Tout, pour un autre carnet</translation>
    </message>
    <message>
        <source>With corrections, rulings and names; a file that Spadille reads</source>
        <translation>Avec les corrections, les décisions et les noms&#x202f;; un fichier que Spadille lit</translation>
    </message>
    <message>
        <source>The deals, for a spreadsheet</source>
        <translation>Les donnes, pour un tableur</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>Forget</source>
        <extracomment>On buttons, of somebody in the book.</extracomment>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget for good</source>
        <translation>Oublier pour de bon</translation>
    </message>
    <message>
        <source>Do not offer any more</source>
        <translation>Ne plus proposer</translation>
    </message>
    <message>
        <source>Is the same as …</source>
        <translation>Est la même personne que…</translation>
    </message>
    <message>
        <source>Another name, two entries of one person, who is not offered any more.</source>
        <translation>Un autre nom, deux fiches d’une même personne, qui n’est plus proposé.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Save the name</source>
        <translation>Enregistrer le nom</translation>
    </message>
    <message>
        <source>Offer again</source>
        <translation>Proposer de nouveau</translation>
    </message>
    <message>
        <source>%1 is somebody else</source>
        <translation>%1 est quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Who is the same as %1? That name stays.</source>
        <translation>Qui est la même personne que %1&#x202f;? Ce nom-là reste.</translation>
    </message>
    <message>
        <source>Take in a file</source>
        <translation>Reprendre un fichier</translation>
    </message>
    <message>
        <source>Drop a file into the window, or put it into the folder of documents.</source>
        <translation>Déposez un fichier dans la fenêtre, ou mettez-le dans le dossier des documents.</translation>
    </message>
    <message>
        <source>From the folder of documents; any other file can be dropped into the window.</source>
        <translation>Du dossier des documents&#x202f;; tout autre fichier peut être déposé dans la fenêtre.</translation>
    </message>
    <message>
        <source>ahead</source>
        <extracomment>Beside the score of an evening that goes on, or ended before its time.</extracomment>
        <translation>en tête</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Beside the score of an evening that is over: who it stands beside has won.</extracomment>
        <translation>gagné</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 joueurs</translation>
    </message>
    <message>
        <source>Keeps the score beside your cards, settles the argument and remembers the evening.</source>
        <extracomment>What the program is, for who sees it the first time.</extracomment>
        <translation>Tient la marque à côté de vos cartes, tranche les disputes et garde le souvenir de la soirée.</translation>
    </message>
    <message>
        <source>What are you playing?</source>
        <extracomment>Above the games: a tap begins an evening of one.</extracomment>
        <translation>À quoi jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>roem this deal</source>
        <translation>roem de cette donne</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <extracomment>What a deal would do: who is out after it.</extracomment>
        <translation>%1 hors jeu</translation>
    </message>
    <message>
        <source>out with %1 or higher</source>
        <extracomment>Kyuuri: %1 is the lowest card that costs him so much.</extracomment>
        <translation>hors jeu à partir de %1</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <extracomment>What a deal would do: who has won the game with it.</extracomment>
        <translation>%1 gagne la partie</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <extracomment>Kyuuri: points until he is out.</extracomment>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Enter this deal</source>
        <translation>Entrer cette donne</translation>
    </message>
    <message>
        <source>By other rules</source>
        <translation>Selon d’autres règles</translation>
    </message>
    <message>
        <source>By which rules?</source>
        <translation>Selon quelles règles&#x202f;?</translation>
    </message>
    <message>
        <source>This could not be written: %1. Make room on the disk, or see that you may write in that folder; then tap again.</source>
        <translation>Impossible d’écrire ceci&#x202f;: %1. Faites de la place sur le disque, ou vérifiez que vous pouvez écrire dans ce dossier, puis touchez à nouveau.</translation>
    </message>
    <message>
        <source>What each deal counted for</source>
        <extracomment>Heading on paper, over each deal again with what it counted for by which clause.</extracomment>
        <translation>Ce que chaque donne a compté</translation>
    </message>
    <message>
        <source>and under the sheet what each deal counted for</source>
        <translation>avec, sous la feuille, ce que chaque donne a compté</translation>
    </message>
    <message>
        <source>A new book was begun.</source>
        <translation>Un nouveau carnet a été commencé.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Open another book</source>
        <translation>Ouvrir un autre carnet</translation>
    </message>
    <message>
        <source>What can still be read can be saved: you go on with that, and the damaged book stays beside it as it is. Or take a backup.</source>
        <translation>Ce qui se lit encore peut être sauvé&#x202f;: on continue avec cela, et le carnet abîmé reste à côté tel qu’il est. Ou bien reprenez une sauvegarde.</translation>
    </message>
    <message>
        <source>It is left alone. Open your own book instead.</source>
        <translation>On n’y touche pas. Ouvrez plutôt votre propre carnet.</translation>
    </message>
    <message>
        <source>Nothing in the book is lost. Make room on the disk, then try again.</source>
        <translation>Rien n’est perdu dans le carnet. Faites de la place sur le disque, puis réessayez.</translation>
    </message>
    <message>
        <source>This book is damaged.</source>
        <translation>Ce carnet est abîmé.</translation>
    </message>
    <message>
        <source>Begin a new book</source>
        <translation>Commencer un nouveau carnet</translation>
    </message>
    <message>
        <source>Begin it now</source>
        <translation>Commencer maintenant</translation>
    </message>
    <message>
        <source>This book is put aside as it is, and can be taken back later. The new one is empty.</source>
        <translation>Ce carnet est mis de côté tel qu’il est, et pourra être repris plus tard. Le nouveau est vide.</translation>
    </message>
    <message>
        <source>Install that version to go on with this book. Until then you can open another, or begin a new one.</source>
        <translation>Installez cette version pour continuer avec ce carnet. D’ici là, vous pouvez en ouvrir un autre ou en commencer un nouveau.</translation>
    </message>
    <message>
        <source>Everything can be looked at. To write in it, see that you may write in its folder, then try again.</source>
        <translation>Tout peut être consulté. Pour y écrire, vérifiez que vous pouvez écrire dans son dossier, puis réessayez.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Sauver ce qui se lit encore</translation>
    </message>
    <message>
        <source>How this session was opened is lost. Its players and rules are guessed: look at them, and put them right at the table: ⋯, People and rules.</source>
        <translation>Le début de cette soirée est perdu. Ses joueurs et ses règles sont devinés&#x202f;: regardez-les, et corrigez-les à la table&#x202f;: ⋯, Joueurs et règles.</translation>
    </message>
    <message>
        <source>See that this is the right file, that its disk is there and that you may use its folder; then try again, or open another book.</source>
        <translation>Vérifiez que c’est le bon fichier, que son disque est là et que vous avez accès à son dossier&#x202f;; puis réessayez, ou ouvrez un autre carnet.</translation>
    </message>
    <message>
        <source>Sources and options</source>
        <translation>Sources et options</translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s) won</source>
        <translation>
            <numerusform>%n robre gagné</numerusform>
            <numerusform>%n robres gagnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Téléphones</translation>
    </message>
    <message>
        <source>Everybody can see the board on his own phone: nothing is installed, no internet is needed. Phones and this machine have to be in the same network.</source>
        <translation>Chacun peut voir le tableau sur son téléphone&#x202f;: rien à installer, pas besoin d’internet. Les téléphones et cette machine doivent être dans le même réseau.</translation>
    </message>
    <message>
        <source>Let phones look on</source>
        <translation>Laisser regarder les téléphones</translation>
    </message>
    <message>
        <source>End it</source>
        <translation>Y mettre fin</translation>
    </message>
    <message>
        <source>It can make one of its own, where its Wi-Fi can: nmcli device wifi hotspot</source>
        <translation>Elle peut en créer un, si son Wi-Fi le permet&#x202f;: nmcli device wifi hotspot</translation>
    </message>
    <message>
        <source>The program spadille, which phones need, is not installed.</source>
        <translation>Le programme spadille, nécessaire aux téléphones, n’est pas installé.</translation>
    </message>
    <message>
        <source>No phone arrives</source>
        <translation>Aucun téléphone n’arrive</translation>
    </message>
    <message>
        <source>Whoever is in the same network can overhear what phones are told.</source>
        <translation>Qui est dans le même réseau peut entendre ce que les téléphones reçoivent.</translation>
    </message>
    <message>
        <source>Usually phone and machine are not in the same network: the phone uses mobile data, or the Wi-Fi keeps its guests apart. A hotspot of the machine or of a phone helps. Else a firewall on this machine keeps phones out: it has to let the port in that stands in the address.</source>
        <translation>D’ordinaire, le téléphone et la machine ne sont pas dans le même réseau&#x202f;: le téléphone utilise les données mobiles, ou le Wi-Fi sépare ses invités. Un point d’accès de la machine ou d’un téléphone aide. Sinon, un pare-feu de cette machine bloque les téléphones&#x202f;: il doit laisser entrer le port indiqué dans l’adresse.</translation>
    </message>
    <message>
        <source>A new code</source>
        <translation>Un nouveau code</translation>
    </message>
    <message>
        <source>everybody has to scan again</source>
        <translation>chacun doit scanner à nouveau</translation>
    </message>
    <message>
        <source>Scan this with the camera of a phone in the same network.</source>
        <translation>Scannez ceci avec l’appareil photo d’un téléphone du même réseau.</translation>
    </message>
    <message>
        <source>not there now</source>
        <translation>absent en ce moment</translation>
    </message>
    <message>
        <source>Give the seat</source>
        <translation>Donner la place</translation>
    </message>
    <message>
        <source>looks on</source>
        <translation>regarde</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>somebody wants to be %1</source>
        <translation>quelqu’un veut être %1</translation>
    </message>
    <message>
        <source>Who only looks on</source>
        <extracomment>A button that lists the phones of those who have no seat.</extracomment>
        <translation>Qui regarde seulement</translation>
    </message>
    <message>
        <source>Phone %1</source>
        <extracomment>%1 the number of a phone.</extracomment>
        <translation>Téléphone %1</translation>
    </message>
</context>
<context>
    <name>tournament</name>
    <message>
        <source>Tournaments</source>
        <extracomment>The rulebook of draws, results and rankings.</extracomment>
        <translation>Tournois</translation>
    </message>
</context>
</TS>
