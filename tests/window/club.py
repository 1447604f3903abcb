"""A club's evening: thirty-five people, four rounds of Klaverjas at eight tables, one laptop."""

from director import Director

PEOPLE = ("Aad", "Anja", "Bas", "Bep", "Carla", "Cor", "Daan", "Dirk", "Ellen", "Evert", "Femke", "Frits", "Gerda",
          "Guus", "Hanneke", "Henk", "Ineke", "Jaap", "Joke", "Kees", "Klaas", "Lies", "Loes", "Marja", "Moos", "Nel",
          "Okke", "Piet", "Ria", "Sjaan", "Teun", "Truus", "Willemijn", "Zoë")
TABLES = range(1, 9)


def evening(t):
    d = Director(t, "Woensdagdrive", 4)
    d.plan(50, 20, last=5)
    d.roster(*PEOPLE[:33], late="Wim")
    d.cut_off()
    d.roster(PEOPLE[33])
    d.draw(1)

    d.refused(1, 1)
    d.tell(1, *TABLES[1:5])
    d.half_typed(6, 31)
    d.cut_off()
    d.tell(1, *TABLES[5:])
    d.leave_desk()
    d.agrees(1)

    d.comes("Wim", 2)
    d.draw(2)
    one, other = (d.tables(2)[table]["players"][0] for table in (0, 1))
    d.swap(2, one, other)
    d.told_beside(2, *TABLES[:3])
    d.cut_off()
    d.tell(2, *TABLES[3:])
    d.leave_desk()
    d.agrees(2)

    d.leaves("Guus", 3)
    d.draw(3)
    d.told_beside(3, 8)
    d.tell(3, *TABLES[:-1])
    d.leave_desk()
    d.agrees(3)
    before = d.ranking()
    d.corrected(2, 4, (648, 0))
    d.agrees(3)
    assert d.ranking() != before

    d.called(4, 3, "een verzaking in gift 3", "de slag gaat naar de anderen", "KJ-8.3", -100, 0, 2)
    d.clock()
    d.cut_off()
    d.tell(4, *TABLES)
    d.leave_desk()
    d.agrees(4)
    d.shown_alike()
    d.close()
    d.cut_off()
    d.tells_alike()
    d.reopen()
    d.close()
    d.agrees(4)
    d.wins(50, 20, last=5)
