"""Quadrille to forty deals, on a tablet that is held upright."""

from scenes import (begin, change_rule, correct, cut_off, ends, enter, replace, rule, search_rules, settle_up, tells_alike,
                    undo, written_beside)


def evening(t):
    begin(t, "quadrille", "Zoé", "Luc", "Élise", "Guy")
    t.agrees(0, 0, 0, 0)

    deal(t, "solo", "Luc", 4)
    undo(t)  # he had one more
    t.agrees(0, 0, 0, 0)
    deal(t, "solo", "Luc", 5)
    t.agrees(-1, -5, -1, -1)

    enter(t)
    t.press("quadrille.choice.alliance")
    t.tap("Zoé")
    t.tap("Élise", which=1)  # had the card that was called
    t.press("table.matadors")
    cut_off(t, t.words.say("table.matadors"))
    t.tap("6")
    t.begin("table.save")
    t.agrees(7, -9, 7, -5)

    written_beside(t, "Guy", "alliance", "with", "Zoé", "4")
    t.agrees(6, -8, 8, -14)
    search_rules(t, "codille", "QU-")
    correct(t, 1, lambda: again(t, 6))
    t.agrees(0, 2, 2, -12)
    change_rule(t, "quadrille.preset.ten_tours", "quadrille/ten-tours")
    t.agrees(0, 2, 2, -12)
    replace(t, "Guy", "Rémi", 4)
    rule(t, "quadrille.kind.revoke", t.words.say("table.deal", 3), "Luc", "quadrille.choice.after_play",
         "table.no")

    for _ in range(36):
        t.book.run("deal", "Zoé", "solo", "6")
    t.agrees(120, -38, -34, -48)
    deal(t, "solo", "Luc", 6)
    ends(t, "Zoé", 119, -35, -35, -49)
    settle_up(t)
    tells_alike(t)


def deal(t, contract, ombre, tricks):
    enter(t)
    t.press(f"quadrille.choice.{contract}")
    t.tap(ombre)
    t.tap(str(tricks))
    t.begin("table.save")


def again(t, tricks):
    t.tap(str(tricks))
    t.begin("table.save_correction")
