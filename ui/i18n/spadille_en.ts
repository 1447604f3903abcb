<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
</context>
</TS>
