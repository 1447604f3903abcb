"""Whose seat a phone has, and what that lets him do.
`roles.py PROGRAM SOURCE`."""

import unittest
import uuid
from pathlib import Path

from at_the_door import AtATable
from door import until


class Roles(AtATable):
    def test_scan_makes_an_onlooker_who_picks_a_seat(self):
        key = self.host.key()
        with self.host.look(key) as looking:
            self.assertEqual(looking.role(), {"format": "spadille/role", "version": 1, "role": "onlooker"})
            self.host.do(key, "seat", name="Bob")
            self.assertEqual((looking.role()["role"], looking.next().kind), ("player", "board"))
            until("the host sees Bob", lambda: any(p.get("name") == "Bob" and p["watching"]
                                                   for p in self.phones().values()))
            self.host.do(key, "seat")
            self.assertEqual(looking.role()["role"], "onlooker")

    def test_nobody_has_a_seat_who_does_not_sit_there(self):
        key = self.host.key()
        nobody = self.host.do(key, "seat", name="Eve", language="nl")
        self.assertEqual((nobody.status, nobody.json["error"]), (404, "Niemand aan tafel heet zo."))
        self.assertEqual(self.host.do(key, "seat", name="Ann", role="director").status, 400)
        self.assertEqual(self.host.do(key, "seat", seat=1).status, 400)

    def test_seat_is_taken_over_once_the_host_agrees_and_the_old_key_ends(self):
        old, new = self.seated("Ann"), self.host.key()
        with self.host.look(old) as before, self.host.look(new) as after:
            self.assertEqual(after.role()["role"], "onlooker")
            before.next()
            self.assertEqual(self.host.do(new, "seat", name="Ann").json["wants"], "Ann")
            self.assertEqual(after.role()["wants"], "Ann")
            self.assertEqual(self.dispute(new).status, 403)
            number = until("the host is asked", lambda: [p for p in self.phones().values() if "wants" in p])[0]["phone"]
            self.host.tell(f"agree {number}")
            self.assertEqual(after.role()["name"], "Ann")
            while before.next().kind != "gone":
                pass
        self.assertEqual(self.host.ask(old, "board").status, 401)
        self.assertEqual(self.dispute(new).status, 200)

    def test_phone_that_is_sent_away_has_to_scan_again(self):
        key = self.seated("Ann")
        with self.host.look(key) as looking:
            looking.next()
            number = until("the host sees it", lambda: list(self.phones()))[0]
            self.host.tell(f"remove {number}")
            while looking.next().kind != "gone":
                pass
        self.assertEqual(self.host.ask(key, "board").status, 401)
        self.seated("Ann")

    def test_referee_is_called_from_a_seat_and_heard_by_directors_and_the_host(self):
        ann, director = self.seated("Ann"), self.give(self.scan(), "director")
        self.assertEqual(self.host.do(director, "call", does="call").status, 403)  # who has no seat
        with self.host.look(ann) as calling, self.host.look(director) as hearing:
            self.assertNotIn("calls", calling.role())
            self.assertNotIn("callers", hearing.role())
            for ends in (lambda: self.host.do(ann, "call", does="withdraw"),
                         lambda: self.host.do(director, "host", does="heard", phone=1),
                         lambda: self.host.tell("heard 1")):
                self.assertEqual(self.host.do(ann, "call", does="call").status, 200)
                self.assertTrue(self.host.do(ann, "call", does="call").json["saved"])  # twice is once
                self.assertEqual(calling.role()["calls"], True)
                self.assertEqual(hearing.role()["callers"], [{"phone": 1, "name": "Ann"}])
                until("the host hears it", lambda: self.phones()[1].get("calls"))
                ends()
                self.assertNotIn("calls", calling.role())
                self.assertNotIn("callers", hearing.role())
                until("it is over", lambda: "calls" not in self.phones()[1])

    def test_call_outlives_the_host(self):
        ann = self.seated("Ann")
        self.host.do(ann, "call", does="call")
        self.host.kill()
        self.host.start()
        with self.host.look(ann) as looking:
            self.assertEqual(looking.role()["calls"], True)

    def test_seat_outlives_the_host(self):
        key = self.seated("Ann")
        self.host.kill()
        self.host.start()
        with self.host.look(key) as looking:
            self.assertEqual(looking.role()["name"], "Ann")
        self.assertEqual(self.dispute(key).status, 200)

    def test_phone_that_scans_again_keeps_its_seat(self):
        key = self.seated("Ann")
        again = self.host.send(self.host.knocking(self.host.token, f"Authorization: Bearer {key}"))
        self.assertEqual((again.status, again.json["key"]), (200, key))
        wrong = self.host.send(self.host.knocking("0" * 32, f"Authorization: Bearer {key}"))
        self.assertEqual(wrong.status, 403)

    def test_player_who_is_called_otherwise_keeps_his_seat(self):
        key = self.seated("Ann")
        with self.host.look(key) as looking:
            self.assertEqual(looking.role()["name"], "Ann")
            self.book.run("players", "rename", "Ann", "Anja")
            self.assertEqual(looking.role()["name"], "Anja")
        self.assertEqual(self.dispute(key).status, 200)

    def test_player_of_two_entries_that_are_one_keeps_his_seat(self):
        key = self.seated("Ann")
        self.book.run("new", "euchre", "Anneke", "Bob", "Chris", "Dora")
        self.book.run("players", "merge", "Ann", "Anneke")
        with self.host.look(key) as looking:
            until("the name is that of both", lambda: looking.role()["name"] == "Anneke")
        self.assertEqual(self.dispute(key).status, 200)

    def test_book_that_is_put_back_ends_the_door(self):
        copy = str(Path(self.folder, "copy.db"))
        self.book.run("backup", copy)
        Path(copy).rename(self.book.file)
        self.assertEqual(self.host.process.wait(40), 3)
        self.assertIn("removed or replaced", Path(self.host.err).read_text() + Path(self.host.out).read_text())

    def test_dispute_of_a_player_stands_on_the_sheet_once(self):
        key, once = self.seated("Ann"), str(uuid.uuid4())
        with self.host.look(key) as looking:
            looking.next()
            for _ in range(3):
                self.assertEqual(self.dispute(key, id=once).json,
                                 {"format": "spadille/done", "version": 1, "saved": True, "event": 3})
            remark = looking.next().board["rows"][-1]["remarks"]
        self.assertEqual(remark, [{"kind": "disputed", "text": "Ann: It was four", "settled": False, "event": 3}])
        self.assertEqual(self.head(), 3)
        self.assertEqual(self.book.sheet(self.session)["deals"][0]["remarks"][0]["text"], "Ann: It was four")

    def test_who_only_looks_on_changes_nothing(self):
        key, before = self.host.key(), self.head()
        self.assertEqual(self.dispute(key).status, 403)
        self.assertEqual(self.host.do("0" * 32, "seat", name="Ann").status, 401)
        self.assertEqual(self.head(), before)

    def test_seat_of_one_table_says_nothing_at_another(self):
        key = self.seated("Ann")
        other = self.book.run("new", "euchre", "Eve", "Finn", "Gus", "Hans")["session"]["number"]
        self.book.run("deal", "Eve", "3")
        self.assertEqual(self.dispute(key, session=other).status, 403)
        self.assertEqual(self.dispute(key).status, 200)

    def test_deal_that_was_changed_meanwhile_is_told(self):
        key = self.seated("Ann")
        self.book.run("correct", 1, "Ann", "4", "--why", "misheard")
        self.assertEqual(self.dispute(key, head=2).status, 409)
        self.assertEqual(self.dispute(key, head=2, language="nl").json["kind"], "conflict")
        self.assertEqual(self.dispute(key, head=3).status, 200)

    def test_nothing_else_is_done(self):
        key = self.seated("Ann")
        for form, members in (("deal", {"deal": "Ann 3"}), ("query", {"asks": "board"}), ("dispute", {"event": 2}),
                              ("dispute", {"id": "1", "session": self.session, "event": 2, "text": "x"})):
            self.assertEqual(self.host.do(key, form, **members).status, 400, form)
        self.assertEqual(self.head(), 2)


if __name__ == "__main__":
    unittest.main()
