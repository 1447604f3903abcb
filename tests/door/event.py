"""A club's evening with phones: who sits where, what tables tell, whoever calls the referee.
`event.py PROGRAM SOURCE`."""

import json
import unittest
import uuid
from pathlib import Path

from at_the_door import AtTheDoor

PEOPLE = ["Ann", "Ben", "Cem", "Dov", "Eve", "Fay", "Gus", "Hal"]
DONE = {"format": "spadille/done", "version": 1, "saved": True}


class AtAnEvent(AtTheDoor):
    """Eight people at two tables, two rounds of two deals; `seats`: who sits at each table of round 1, in turn."""

    def setUp(self):
        super().setUp()
        for told in (["new", "klaverjas", "Drive", "--rounds", 2, "--deals", 2], ["roster", *PEOPLE], ["draw"]):
            self.book.run("event", *told)
        room = self.room()
        self.number = room["event"]
        self.seats = {table["table"]: table["players"] for table in room["drawn"][0]["tables"]}
        self.next = {name: table["table"] for table in room["drawn"][1]["tables"] for name in table["players"]}
        self.numbers = 0

    def room(self):
        return self.book.run("event", "show")

    def phone(self, name="", role=""):
        key = self.host.key()
        self.numbers += 1
        if name:
            answer = self.host.do(key, "seat", name=name)
            self.assertEqual((answer.status, answer.json["name"]), (200, name))
        if role:
            with self.host.look(key) as looking:
                self.host.tell(f"{role} {self.numbers}")
                while looking.role()["role"] != role:
                    pass
        return key

    def seen(self, key):
        return self.host.ask(key, "event").json

    def act(self, key, form, **members):
        return self.host.do(key, form, **{"id": str(uuid.uuid4()), "session": self.number, **members})

    def tell(self, key, points, table=1, **members):
        return self.act(key, "result", round=1, table=table, points=points, **members)

    def told(self, table=1):
        """What each source has told of a table, as the director sees it."""
        return self.room()["drawn"][0]["tables"][table - 1]

    def append(self, kind, payload):
        """An entry by the director, with another book: as it comes back from there."""
        event = json.loads(self.book.say("en", "export", "--session", self.number)[0])
        event.pop("hash", None)
        last = event["events"][-1]
        event["events"].append({**last, "seq": last["seq"] + 1, "id": str(uuid.uuid4()), "kind": kind, "payload": payload})
        file = Path(self.folder, "event.json")
        file.write_text(json.dumps(event), encoding="utf-8")
        self.book.run("import", file)


class Event(AtAnEvent):
    def test_phone_shows_where_its_owner_sits(self):
        for table, names in self.seats.items():
            for seat, name in enumerate(names):
                mine = self.seen(self.phone(name))["mine"]
                self.assertEqual([(each["round"], each["table"], each["seat"]) for each in mine], [(1, table, seat)])
                self.assertEqual(mine[0]["with"], [names[(seat + 2) % 4]])
                self.assertEqual(mine[0]["against"], [names[(seat + 1) % 4], names[(seat + 3) % 4]])
                self.assertEqual(mine[0].get("deals_first", False), seat == 0)

    def test_phone_without_a_seat_shows_the_room_and_tells_nothing(self):
        key = self.phone()
        seen = self.seen(key)
        self.assertNotIn("mine", seen)
        self.assertEqual({each["table"]: each["players"] for each in seen["tables"]}, self.seats)
        self.assertEqual(self.tell(key, [200, 124]).status, 403)
        self.assertEqual(self.act(key, "room-call", does="call", round=1, table=1).status, 403)
        self.assertEqual(self.act(key, "agree", event=5).status, 409)
        self.assertEqual(self.told()["state"], "waiting")

    def test_result_is_told_agreed_to_and_shown_to_all_of_the_table(self):
        one, other = (self.phone(name) for name in self.seats[1][:2])
        with self.host.look(other) as looking:
            before = looking.next().board["event"]
            self.assertEqual(self.tell(one, [200, 124]).json, {**DONE, "event": before["head"] + 1})
            self.assertEqual(looking.next().board["event"], {**before, "head": before["head"] + 1})
        told = self.seen(other)["mine"][0]["told"][0]
        self.assertEqual(told, {"entry": before["head"] + 1, "source": "phone", "by": self.seats[1][0],
                                "points": [200, 124], "may_agree": True})
        self.assertEqual(self.act(other, "agree", event=told["entry"]).json, {**DONE, "event": told["entry"] + 1})
        self.assertEqual(self.seen(one)["mine"][0]["told"][0]["agreed"], [self.seats[1][1]])
        self.assertEqual((self.told()["state"], self.told()["told"]),
                         ("told", [{"by": "phone", "teller": [self.seats[1][0]], "agreed": [self.seats[1][1]],
                                    "points": [200, 124]}]))

    def test_next_seat_appears_once_the_table_has_told(self):
        key, there = self.phone(self.seats[1][0]), self.phone(self.seats[2][0])
        self.assertEqual(self.seen(key)["round"], 1)
        self.tell(key, [200, 124])
        seen = self.seen(key)
        self.assertEqual((seen["round"], seen["mine"][1]["table"]), (2, self.next[self.seats[1][0]]))
        self.assertEqual((seen["total"], seen["place"], seen["of"]), (200, 1, 8))
        self.assertEqual(self.seen(there)["round"], 1)

    def test_two_who_tell_it_differently_leave_it_to_the_director_or_become_one(self):
        one, other = (self.phone(name) for name in self.seats[1][:2])
        self.tell(one, [200, 124])
        self.tell(other, [124, 200])
        self.assertEqual((self.told()["state"], self.seen(one)["mine"][0]["state"]), ("told_differently",) * 2)
        self.assertNotIn("place", self.seen(one))
        self.act(other, "agree", event=self.seen(one)["mine"][0]["told"][0]["entry"])
        self.assertEqual(self.told()["state"], "told")
        self.tell(other, [124, 200])
        self.book.run("event", "result", 1, "150:174", "--settle")
        self.assertEqual(self.told()["state"], "told")
        self.assertEqual(self.seen(one)["total"], 150)

    def test_figures_that_cannot_be_are_refused_with_the_reason_unless_somebody_insists(self):
        key = self.phone(self.seats[1][0])
        for language in ("en", "nl"):
            wrong = self.tell(key, [200, 125], language=language)
            self.assertEqual((wrong.status, wrong.json["findings"][0]["place"]), (400, "/points"))
        self.assertEqual(self.told()["state"], "waiting")
        self.assertEqual(self.tell(key, [200, 125], force=True).status, 200)
        self.assertEqual(self.told()["state"], "impossible")

    def test_nobody_tells_for_a_table_where_he_does_not_sit(self):
        stranger = self.phone(self.seats[2][0], "scorer")
        self.assertEqual(self.tell(stranger, [200, 124]).status, 403)
        self.tell(self.phone(self.seats[1][0]), [200, 124])
        entry = self.seen(self.phone(self.seats[1][1]))["mine"][0]["told"][0]["entry"]
        self.assertEqual(self.act(stranger, "agree", event=entry).status, 403)
        self.assertEqual(self.act(stranger, "room-call", does="call", round=1, table=1).status, 403)
        director = self.phone(role="director")
        self.assertEqual(self.tell(director, [150, 174]).status, 200)
        self.assertEqual([told["by"] for told in self.told()["told"]], ["phone", "director"])

    def test_round_that_has_not_begun_is_not_told(self):
        name = self.seats[1][0]
        early = self.act(self.phone(name), "result", round=2, table=self.next[name], points=[200, 124], language="en")
        self.assertEqual((early.status, early.json["findings"][0]["text"]), (400, "Round 2 has not begun."))

    def test_what_is_sent_again_is_done_once(self):
        key, once = self.phone(self.seats[1][0]), str(uuid.uuid4())
        answers = [self.tell(key, [200, 124], id=once).json for _ in range(3)]
        self.assertEqual(answers, [answers[0]] * 3)
        call = str(uuid.uuid4())
        for _ in range(3):
            self.assertEqual(self.act(key, "room-call", does="call", round=1, table=1, id=call).json,
                             {**DONE, "event": answers[0]["event"] + 1})
        self.assertEqual(self.seen(key)["event"]["head"], answers[0]["event"] + 1)

    def test_referee_is_called_and_answers(self):
        one, other = (self.phone(name) for name in self.seats[1][:2])
        self.act(one, "room-call", does="call", round=1, table=1, text="He did not follow suit")
        call = self.seen(other)["mine"][0]["calls"][0]
        self.assertEqual((call["by"], call["text"]), (self.seats[1][0], "He did not follow suit"))
        with self.host.look(other) as looking:
            looking.next()
            self.append("call_answered", {"of": call["entry"], "round": 1, "table": 1, "clause": "KJ-8.3", "text": "A revoke"})
            looking.next()
        seat = self.seen(other)["mine"][0]
        self.assertEqual((seat["calls"], seat["rulings"]),
                         ([], [{"entry": call["entry"] + 1, "text": "A revoke", "rule": "KJ-8.3"}]))
        late = self.act(one, "room-call", does="withdraw", event=call["entry"])
        self.assertEqual((late.status, late.json["kind"]), (409, "conflict"))

    def test_call_is_withdrawn(self):
        one, other = (self.phone(name) for name in self.seats[1][:2])
        self.act(one, "room-call", does="call", round=1, table=1)
        entry = self.seen(one)["mine"][0]["calls"][0]["entry"]
        self.assertEqual(self.act(other, "room-call", does="withdraw", event=entry).status, 200)
        self.assertEqual(self.seen(one)["mine"][0]["calls"], [])

    def test_scorer_has_the_session_of_his_own_table_and_no_other(self):
        name = self.seats[1][1]
        session = self.book.run("event", "play", 1)["session"]["number"]
        other = self.book.run("event", "play", 2)["session"]["number"]
        key, away = self.phone(name, "scorer"), self.phone(self.seats[2][0])
        with self.host.look(key) as looking, self.host.look(away) as elsewhere:
            self.assertEqual(looking.next().place[1], session)
            self.assertEqual(elsewhere.next().place[1], other)
            self.assertEqual(self.host.ask(key, "entry").json["session"]["number"], session)
            for head in (1, 2):
                deal = {"session": session, "head": head, "deal": f"{name} 100"}
                self.assertEqual(self.act(key, "record", **deal).status, 200)
                self.assertEqual(looking.next().place[1:], (session, head + 1))
            self.assertEqual(self.act(key, "record", session=other, head=1, deal=f"{self.seats[2][0]} 100").status, 403)
        self.assertEqual(self.told()["told"][0], {"by": "session", "points": [124, 200], "roem": [0, 0], "pits": [0, 0],
                                                  "deals": 2})
        following = self.book.run("event", "play", self.next[name], "--round", 2)["session"]["number"]
        self.assertEqual(self.host.ask(key, "board").json["session"]["number"], following)

    def test_board_of_a_table_that_keeps_no_session_is_none(self):
        self.book.run("event", "play", 1)
        board = self.host.ask(self.phone(self.seats[2][0]), "board").json
        self.assertEqual(sorted(board), ["event", "format", "language", "version"])

    def test_event_that_is_closed_shows_its_places_and_takes_nothing(self):
        key = self.phone(self.seats[1][0])
        self.book.run("event", "close")
        seen = self.seen(key)
        self.assertTrue(seen["closed"])
        self.assertEqual(seen["leaders"], [])  # nobody has played
        board = self.host.ask(key, "board").json
        self.assertIn("session", board)  # whatever is played otherwise; the places are still a tap away
        self.assertEqual(board["event"]["number"], self.number)
        self.assertEqual(self.tell(key, [200, 124]).status, 400)


if __name__ == "__main__":
    unittest.main()
