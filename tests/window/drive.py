"""A drive of nine at a small club: two rounds of Klaverjas, one laptop."""

from director import Director

PEOPLE = "Ada", "Ben", "Cas", "Dora", "Els", "Fons", "Gré", "Huub", "Ivo"


def evening(t):
    d = Director(t, "Friday drive", 2)
    d.plan(10, last=5)
    d.roster(*PEOPLE)
    d.draw(1)

    d.tell(1, 1)
    d.refused(1, 2)
    d.leave_desk()
    d.agrees(1)
    d.cut_off()
    d.called(2, 1, "a revoke in deal 3", "the trick goes to the others", "KJ-8.3", -50, 0, 2)
    d.clock()
    d.told_beside(2, 2)
    d.tell(2, 1)
    d.leave_desk()
    d.agrees(2)
    d.shown_alike()
    d.wins(10, last=5)
    d.close()
    d.tells_alike()
