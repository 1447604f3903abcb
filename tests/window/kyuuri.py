"""Kyuuri in ten deals, five at a small window, in Japanese."""

from scenes import (begin, change_rule, correct, cut_off, ends, enter, replace, rule, search_rules, settle_up, tells_alike,
                    undo, written_beside)


def evening(t):
    begin(t, "kyuuri", "あき", "いく", "うめ", "えみ", "おと")
    t.agrees(0, 0, 0, 0, 0)

    deal(t, "あき", "K")
    t.agrees(13, 0, 0, 0, 0)
    undo(t)  # it was a queen
    t.agrees(0, 0, 0, 0, 0)
    deal(t, "あき", "Q")
    t.agrees(12, 0, 0, 0, 0)

    enter(t)
    t.tap("いく")
    t.press("table.matched", "うめ")
    cut_off(t, t.words.say("table.matched", "うめ"))
    t.tap(t.words.listed("10", ""), whole=False)
    t.agrees(12, 10, 0, 0, 0)

    written_beside(t, "うめ", "A")
    t.agrees(12, 10, 14, 0, 0)
    search_rules(t, "最後", "KY-")
    correct(t, 1, lambda: t.tap(t.words.listed("9", ""), whole=False))
    t.agrees(9, 10, 14, 0, 0)
    change_rule(t, "kyuuri.preset.ten_deals", "kyuuri/ten-deals")
    t.agrees(9, 10, 14, 0, 0)
    replace(t, "おと", "かよ", 4)
    rule(t, "kyuuri.kind.illegal_card", t.words.say("table.deal", 3), "spoken.choice.established",
         "うめ", "table.ruling.done")

    for _ in range(6):
        t.book.run("deal", "えみ", "2")
    t.agrees(9, 10, 14, 12, 0)
    deal(t, "かよ", "3")
    ends(t, "かよ", 9, 10, 14, 12, 3)
    settle_up(t)
    tells_alike(t)


def deal(t, taker, rank):
    enter(t)
    t.tap(taker)
    t.tap(t.words.listed(rank, ""), whole=False)
