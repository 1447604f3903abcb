"""Euchre to ten points, on a tablet that lies on the table."""

from scenes import (begin, change_rule, correct, cut_off, ends, enter, replace, rule, search_rules, settle_up, tells_alike,
                    undo, written_beside)


def evening(t):
    begin(t, "euchre", "Anna", "Bram", "Clara", "Dirk")
    t.agrees(0, 0)

    t.tap("Anna", whole=False)  # on the board: it opens the entry with the maker chosen
    t.tap("3", whole=False)
    t.agrees(1, 0)
    undo(t)  # it was a march
    t.agrees(0, 0)
    deal(t, "Anna", 5)
    t.agrees(2, 0)

    deal(t, "Bram", 5, alone=True)
    t.agrees(2, 4)
    written_beside(t, "Clara", "2")
    t.agrees(2, 6)
    search_rules(t, "alone", "EU-3.5")

    enter(t)
    t.tap("Dirk")
    cut_off(t, t.words.say("table.tricks_of", "Dirk"))
    t.tap("3", whole=False)
    t.agrees(2, 7)

    replace(t, "Dirk", "Eva", 5)
    correct(t, 2, lambda: t.tap("4", whole=False))  # he had not quite made it
    t.agrees(2, 4)
    change_rule(t, "euchre.preset.stick", "euchre/stick-the-dealer")
    t.agrees(2, 4)
    rule(t, "euchre.kind.revoke", t.words.say("table.deal", 4), "spoken.choice.established", "Bram")
    t.agrees(4, 3)

    deal(t, "Anna", 5, alone=True)
    t.agrees(8, 3)
    t.tap("Clara", whole=False)  # her place is above, and turned
    t.tap("5", whole=False)
    ends(t, "Anna & Clara", 10, 3)
    enter(t)
    t.tap("Eva")
    t.tap("4", whole=False)
    t.agrees(0, 1)
    settle_up(t)
    tells_alike(t)


def deal(t, maker, tricks, alone=False):
    enter(t)
    t.tap(maker)
    if alone:
        t.tap(maker, whole=False)
        t.see(t.words.listed(maker, t.words.say("table.alone")))
    t.tap(str(tricks), whole=False)
