"""Klaverjas, sixteen deals on a phone."""

from scenes import (begin, change_rule, correct, cut_off, ends, enter, replace, rule, search_rules, settle_up, tells_alike,
                    undo, written_beside)


def evening(t):
    begin(t, "klaverjas", "Joke", "Kees", "Lies", "Moos")
    t.agrees(0, 0)

    deal(t, "Joke", 92)
    t.agrees(92, 70)
    undo(t)  # that was the last one of yesterday
    t.agrees(0, 0)
    deal(t, "Joke", 82, roem=(20, "Joke & Lies"))
    t.agrees(102, 80)

    t.press("table.roem_for", 50, "Kees & Moos")  # chalked up on the board while they play
    t.says("table.wipe_roem", "Kees & Moos")
    enter(t)
    t.tap("Kees")
    t.tap("1")
    t.tap("0")
    cut_off(t, "Kees & Moos, 10")
    t.tap("0")
    t.begin("table.save")
    t.agrees(164, 230)

    enter(t)
    t.tap("Lies")
    t.press("klaverjas.entry.pit")
    t.begin("table.save")
    t.agrees(326, 230)
    change_rule(t, "klaverjas.preset.pit", "klaverjas/pit")
    t.agrees(426, 230)

    written_beside(t, "Moos", "70")  # nat
    t.agrees(588, 230)
    search_rules(t, "nat", "KJ-")
    correct(t, 4, lambda: recount(t, 90))
    t.agrees(498, 320)
    rule(t, "klaverjas.kind.revoke", t.words.say("table.deal", 4), "Moos", "klaverjas.choice.counting",
         "spoken.choice.proved", "spoken.choice.claim")
    t.agrees(588, 230)
    replace(t, "Moos", "Nel", 5)

    for _ in range(11):
        t.book.run("deal", "Nel", "100")
    t.agrees(1270, 1330)
    deal(t, "Joke", 100)
    ends(t, "Kees & Nel", 1370, 1392)
    settle_up(t)
    tells_alike(t)


def deal(t, maker, points, roem=None):
    enter(t)
    t.tap(maker)
    if roem:
        t.press("table.roem_for", *roem)
    count(t, points)
    t.begin("table.save")


def recount(t, points):
    for _ in range(2):
        t.press("table.erase")
    count(t, points)
    t.begin("table.save_correction")


def count(t, points):
    for digit in str(points):
        t.tap(digit, which=-1)  # tricks may be asked for too, above
    t.see_parts(f", {points}")
