<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>book</name>
    <message numerus="yes">
        <source>%n event(s) of this session could not be recovered.</source>
        <translation>
            <numerusform>%n event of this session could not be recovered.</numerusform>
            <numerusform>%n events of this session could not be recovered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>club</name>
    <message numerus="yes">
        <source>%n entry(ies) sent to the club.</source>
        <extracomment>%n entries of logs: deals, corrections, notes …</extracomment>
        <translation>
            <numerusform>%n entry sent to the club.</numerusform>
            <numerusform>%n entries sent to the club.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) taken from the club.</source>
        <translation>
            <numerusform>%n entry taken from the club.</numerusform>
            <numerusform>%n entries taken from the club.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) to people taken from the club.</source>
        <translation>
            <numerusform>%n change to people taken from the club.</numerusform>
            <numerusform>%n changes to people taken from the club.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) taken out of the club; forgotten here too.</source>
        <extracomment>Names that whoever owns the club has taken out for good.</extracomment>
        <translation>
            <numerusform>%n name taken out of the club; forgotten here too.</numerusform>
            <numerusform>%n names taken out of the club; forgotten here too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in the club wait for those before them, which are on their way from another table.</source>
        <translation>
            <numerusform>%n entry in the club waits for those before it, which are on their way from another table.</numerusform>
            <numerusform>%n entries in the club wait for those before them, which are on their way from another table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <extracomment>%n entries of one way; before it its sign, behind it where it was written.</extracomment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) not shown to the end: they go on in several ways, wait for entries, or cannot be read. spadille sync tells which.</source>
        <translation>
            <numerusform>%n session is not shown to the end: it goes on in several ways, waits for entries, or cannot be read. spadille sync tells which.</numerusform>
            <numerusform>%n sessions are not shown to the end: they go on in several ways, wait for entries, or cannot be read. spadille sync tells which.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>euchre</name>
    <message numerus="yes">
        <source>%n point(s) above %2 do not count</source>
        <extracomment>%n points, %2 the target of the game.</extracomment>
        <translation>
            <numerusform>%n point above %2 does not count</numerusform>
            <numerusform>%n points above %2 do not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) above %2 count in the next game</source>
        <translation>
            <numerusform>%n point above %2 counts in the next game</numerusform>
            <numerusform>%n points above %2 count in the next game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>%1 is euchred with %n trick by %3</numerusform>
            <numerusform>%1 is euchred with %n tricks by %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is euchred with %n trick(s) by a lone defender of %3</source>
        <translation>
            <numerusform>%1 is euchred with %n trick by a lone defender of %3</numerusform>
            <numerusform>%1 is euchred with %n tricks by a lone defender of %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 alone is euchred with %n trick(s) by %3</source>
        <translation>
            <numerusform>%1 alone is euchred with %n trick by %3</numerusform>
            <numerusform>%1 alone is euchred with %n tricks by %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n revoke(s) of %1 left over</source>
        <extracomment>%1 a side, %n how often.</extracomment>
        <translation>
            <numerusform>%n revoke of %1 left over</numerusform>
            <numerusform>%n revokes of %1 left over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equal numbers cancel, and %n revoke(s) of %1 are left.</source>
        <translation>
            <numerusform>Equal numbers cancel, and %n revoke of %1 is left.</numerusform>
            <numerusform>Equal numbers cancel, and %n revokes of %1 are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lone hand(s) that won every trick bring %2 points at least.</source>
        <extracomment>%1 of them bring %2 points.</extracomment>
        <translation>
            <numerusform>%n lone hand that won every trick brings %2 points at least.</numerusform>
            <numerusform>%n lone hands that won every trick bring %2 points at least.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) cannot bring so many points.</source>
        <translation>
            <numerusform>%n deal cannot bring so many points.</numerusform>
            <numerusform>%n deals cannot bring so many points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>event</name>
    <message numerus="yes">
        <source>%n people</source>
        <extracomment>%n people.</extracomment>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
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
    <message numerus="yes">
        <source>Partners a second time: %n</source>
        <extracomment>%n how often it happens.</extracomment>
        <translation>
            <numerusform>Partners a second time: %n</numerusform>
            <numerusform>Partners a second time: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents a second time: %n</source>
        <translation>
            <numerusform>Opponents a second time: %n</numerusform>
            <numerusform>Opponents a second time: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sitting out a second time: %n</source>
        <translation>
            <numerusform>Sitting out a second time: %n</numerusform>
            <numerusform>Sitting out a second time: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Events looked at: %n. Broken promises: %2.</source>
        <extracomment>%n events looked at, %2 promises of the draw broken.</extracomment>
        <translation>
            <numerusform>Events looked at: %n. Broken promises: %2.</numerusform>
            <numerusform>Events looked at: %n. Broken promises: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs that meet a second time: %n</source>
        <translation>
            <numerusform>Pairs that meet a second time: %n</numerusform>
            <numerusform>Pairs that meet a second time: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sit(s) out</source>
        <extracomment>%n people who have no table in a round.</extracomment>
        <translation>
            <numerusform>%n sits out</numerusform>
            <numerusform>%n sit out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) still play(s)</source>
        <extracomment>Why one would rather wait before the next draw.</extracomment>
        <translation>
            <numerusform>%n table still plays</numerusform>
            <numerusform>%n tables still play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) disputed</source>
        <translation>
            <numerusform>%n result is disputed</numerusform>
            <numerusform>%n results are disputed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the next page every %n second(s)</source>
        <extracomment>%n seconds, after which the next lines are shown.</extracomment>
        <translation>
            <numerusform>the next page every second</numerusform>
            <numerusform>the next page every %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <extracomment>%n events of a season.</extracomment>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) for the referee</source>
        <translation>
            <numerusform>%n call for the referee</numerusform>
            <numerusform>%n calls for the referee</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) that cannot be</source>
        <translation>
            <numerusform>%n result that cannot be</numerusform>
            <numerusform>%n results that cannot be</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) missing</source>
        <translation>
            <numerusform>%n result missing</numerusform>
            <numerusform>%n results missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <extracomment>Behind one of several things that were done at once: &quot;Result: Table 3&quot;, &quot;Roster: Ann&quot;.</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message numerus="yes">
        <source>%n session(s) added.</source>
        <extracomment>%n a number of sessions; behind it nothing.</extracomment>
        <translation>
            <numerusform>%n session added.</numerusform>
            <numerusform>%n sessions added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) continued.</source>
        <extracomment>Sessions that the book had, of which a longer version came.</extracomment>
        <translation>
            <numerusform>%n session continued.</numerusform>
            <numerusform>%n sessions continued.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were there already, with nothing new.</source>
        <translation>
            <numerusform>%n session was there already, with nothing new.</numerusform>
            <numerusform>%n sessions were there already, with nothing new.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) would be added.</source>
        <translation>
            <numerusform>%n session would be added.</numerusform>
            <numerusform>%n sessions would be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) would be continued.</source>
        <translation>
            <numerusform>%n session would be continued.</numerusform>
            <numerusform>%n sessions would be continued.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) do not fit the rules and are not scored.</source>
        <extracomment>Deals that came with a session although they do not fit its rules.</extracomment>
        <translation>
            <numerusform>%n deal does not fit the rules and is not scored.</numerusform>
            <numerusform>%n deals do not fit the rules and are not scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) taken as unproven: the hash is missing, or announced totals differ.</source>
        <extracomment>Sessions that were imported although nothing proves that they are what was written down.</extracomment>
        <translation>
            <numerusform>%n session taken as unproven: the hash is missing, or announced totals differ.</numerusform>
            <numerusform>%n sessions taken as unproven: the hash is missing, or announced totals differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) added.</source>
        <extracomment>Of evenings of a club at many tables.</extracomment>
        <translation>
            <numerusform>%n event added.</numerusform>
            <numerusform>%n events added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) would be added.</source>
        <translation>
            <numerusform>%n event would be added.</numerusform>
            <numerusform>%n events would be added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>klaverjas</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>others %n card(s)</source>
        <translation>
            <numerusform>others %n card</numerusform>
            <numerusform>others %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; the sheet has %3, so %4 is roem and pits</source>
        <extracomment>%1 deals, %2 their card points, %3 the sum of both totals, %4 what is left.</extracomment>
        <translation>
            <numerusform>%n deal gives %2; the sheet has %3, so %4 is roem and pits</numerusform>
            <numerusform>%n deals give %2; the sheet has %3, so %4 is roem and pits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) can add up to %2</source>
        <translation>
            <numerusform>%n deal can add up to %2</numerusform>
            <numerusform>%n deals can add up to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2 at least: %3. A deal or the last trick of one is missing.</source>
        <extracomment>%1 deals, %2 the least they give, %3 the difference.</extracomment>
        <translation>
            <numerusform>%n deal gives %2 at least: %3. The deal or its last trick is missing.</numerusform>
            <numerusform>%n deals give %2 at least: %3. A deal or the last trick of one is missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; no roem adds up to %3 above it.</source>
        <translation>
            <numerusform>%n deal gives %2; no roem adds up to %3 above it.</numerusform>
            <numerusform>%n deals give %2; no roem adds up to %3 above it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; what is above it, %3, is no multiple of ten: some deal is miswritten.</source>
        <translation>
            <numerusform>%n deal gives %2; what is above it, %3, is no multiple of ten: the deal is miswritten.</numerusform>
            <numerusform>%n deals give %2; what is above it, %3, is no multiple of ten: some deal is miswritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) give %2; %3 above it is impossible as roem: one deal is 10 or 30 out, perhaps by its last trick.</source>
        <translation>
            <numerusform>%n deal gives %2; %3 above it is impossible as roem: the deal is 10 or 30 out, perhaps by its last trick.</numerusform>
            <numerusform>%n deals give %2; %3 above it is impossible as roem: one deal is 10 or 30 out, perhaps by its last trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of three players never add up to this.</source>
        <translation>
            <numerusform>%n deal of three players never adds up to this.</numerusform>
            <numerusform>%n deals of three players never add up to this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) with the roem and the pits that were told come to %2, not to %3.</source>
        <extracomment>%1 deals, %2 what they come to, %3 what was told.</extracomment>
        <translation>
            <numerusform>%n deal with the roem and the pits that were told comes to %2, not to %3.</numerusform>
            <numerusform>%n deals with the roem and the pits that were told come to %2, not to %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>phones</name>
    <message numerus="yes">
        <source>%n phone(s) look(s) on.</source>
        <extracomment>%n a number of phones that look on now.</extracomment>
        <translation>
            <numerusform>%n phone looks on.</numerusform>
            <numerusform>%n phones look on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>precedent</name>
    <message numerus="yes">
        <source>%n house ruling(s) added.</source>
        <translation>
            <numerusform>%n house ruling added.</numerusform>
            <numerusform>%n house rulings added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) would be added.</source>
        <translation>
            <numerusform>%n house ruling would be added.</numerusform>
            <numerusform>%n house rulings would be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s) were there already.</source>
        <translation>
            <numerusform>%n house ruling was there already.</numerusform>
            <numerusform>%n house rulings were there already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>quadrille</name>
    <message numerus="yes">
        <source>Matadors of %1: %n unit(s), %3 each</source>
        <extracomment>%n units, %3 the counters that they make.</extracomment>
        <translation>
            <numerusform>Matadors of %1: %n unit, %3 each</numerusform>
            <numerusform>Matadors of %1: %n units, %3 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 failed: the matadors too are paid, %n unit(s), %3 each</source>
        <translation>
            <numerusform>The vole of %1 failed: the matadors too are paid, %n unit, %3 each</numerusform>
            <numerusform>The vole of %1 failed: the matadors too are paid, %n units, %3 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Matadors of a game that %1 lost: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>Matadors of a game that %1 lost: %n unit paid, %3 each</numerusform>
            <numerusform>Matadors of a game that %1 lost: %n units paid, %3 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Premiers of %1: %n unit(s), %3 each</source>
        <translation>
            <numerusform>Premiers of %1: %n unit, %3 each</numerusform>
            <numerusform>Premiers of %1: %n units, %3 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 makes the vole: %n unit(s), %3 each</source>
        <translation>
            <numerusform>%1 makes the vole: %n unit, %3 each</numerusform>
            <numerusform>%1 makes the vole: %n units, %3 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole of %1 fails: %n unit(s) paid, %3 each</source>
        <translation>
            <numerusform>The vole of %1 fails: %n unit paid, %3 each</numerusform>
            <numerusform>The vole of %1 fails: %n units paid, %3 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The vole that %1 bid fails: %n unit(s) paid, %3 each; the pool stays</source>
        <translation>
            <numerusform>The vole that %1 bid fails: %n unit paid, %3 each; the pool stays</numerusform>
            <numerusform>The vole that %1 bid fails: %n units paid, %3 each; the pool stays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Units of the lost game, paid once to all together: %n unit(s), %2</source>
        <extracomment>%n units, %2 the counters that they make, all together.</extracomment>
        <translation>
            <numerusform>Units of the lost game, paid once to all together: %n unit, %2</numerusform>
            <numerusform>Units of the lost game, paid once to all together: %n units, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s) %1 wins the game with %3</source>
        <extracomment>%1 a player, %n deals, %3 his balance.</extracomment>
        <translation>
            <numerusform>After %n deal %1 wins the game with %3</numerusform>
            <numerusform>After %n deals %1 wins the game with %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has no counters left and takes %3 more, %n time(s)</source>
        <extracomment>%1 a player, %n how many times, %3 the counters of one stock.</extracomment>
        <translation>
            <numerusform>%1 has no counters left and takes %3 more, %n time</numerusform>
            <numerusform>%1 has no counters left and takes %3 more, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n cannot be divided: no more players than that can take one.</source>
        <translation>
            <numerusform>Only %n cannot be divided: no more players than that can take one.</numerusform>
            <numerusform>Only %n cannot be divided: no more players than that can take one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 has %n trick(s) and pays %3 into the pool</source>
        <translation>
            <numerusform>Codille: %1 has %n trick and pays %3 into the pool</numerusform>
            <numerusform>Codille: %1 has %n tricks and pays %3 into the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Codille: %1 and %2 have %n trick(s) and pay %4 together</source>
        <translation>
            <numerusform>Codille: %1 and %2 have %n trick and pay %4 together</numerusform>
            <numerusform>Codille: %1 and %2 have %n tricks and pay %4 together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <extracomment>%n how many evenings a season has: all tables of one date at one place.</extracomment>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the best %n count(s)</source>
        <extracomment>%n how many of them count for everybody.</extracomment>
        <translation>
            <numerusform>the best %n counts</numerusform>
            <numerusform>the best %n count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a place for at least %n evening(s)</source>
        <extracomment>%n: who was at fewer evenings has no place in a ranking. After &quot;the best %n count&quot;.</extracomment>
        <translation>
            <numerusform>a place from %n evening on</numerusform>
            <numerusform>a place from %n evenings on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>safety</name>
    <message numerus="yes">
        <source>Found %n thing(s) that are not right.</source>
        <translation>
            <numerusform>Found %n thing that is not right.</numerusform>
            <numerusform>Found %n things that are not right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) that were announced are missing.</source>
        <extracomment>Said when a book is opened, and of one session by verify.</extracomment>
        <translation>
            <numerusform>%n event that was announced is missing.</numerusform>
            <numerusform>%n events that were announced are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>store</name>
    <message numerus="yes">
        <source>Session %1 breaks off: the last %n event(s) of it are missing.</source>
        <extracomment>%1 the number of a session.</extracomment>
        <translation>
            <numerusform>Session %1 breaks off: the last event of it is missing.</numerusform>
            <numerusform>Session %1 breaks off: the last %n events of it are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) differ(s)</source>
        <translation>
            <numerusform>%n option differs</numerusform>
            <numerusform>%n options differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) looked at …</source>
        <translation>
            <numerusform>%n session looked at …</numerusform>
            <numerusform>%n sessions looked at …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <translation>
            <numerusform>%n card won</numerusform>
            <numerusform>%n cards won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) fit(s) here, and no more.</source>
        <translation>
            <numerusform>%n character fits here, and no more.</numerusform>
            <numerusform>%n characters fit here, and no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubber(s) won</source>
        <translation>
            <numerusform>%n rubber won</numerusform>
            <numerusform>%n rubbers won</numerusform>
        </translation>
    </message>
</context>
</TS>
