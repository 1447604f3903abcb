"""What somebody who looks on is told, when and how often.
`stream.py PROGRAM SOURCE`."""

import unittest

from at_the_door import AtTheDoor, LANGUAGES
from door import Looking, bearer


class Stream(AtTheDoor):
    """What another program writes is seen by whoever looks on."""

    def setUp(self):
        super().setUp()
        self.key = self.host.key()
        self.players = ("Ann", "Bob", "Chris", "Dora")
        self.session = self.new()

    def new(self):
        return self.book.run("new", "euchre", *self.players)["session"]["number"]

    def arrives(self, looking, last, *command):
        """One more event, and it says what the program says."""
        self.book.run(*command, "--session", self.session)
        event = looking.next()
        sheet = self.book.sheet(self.session)
        self.assertEqual(event.place, (last.place[0], self.session, last.place[2] + 1))
        self.assertEqual(event.place[2], sheet["session"]["head"])
        self.same_figures(event.board, sheet)
        return event

    def test_id_is_that_of_its_board(self):
        """Whoever comes back with an id has seen what it stands for, and nothing comes twice."""
        with self.host.look(self.key) as looking:
            ids = [looking.next().id]
            for made in range(40):
                self.book.run("deal", "Ann", "3")
                event = None
                while event is None or event.board["session"]["head"] < made + 2:
                    event = looking.next()
                    self.assertEqual(event.place[1:], tuple(event.board["session"][key] for key in ("number", "head")))
                    ids.append(event.id)
        self.assertEqual(len(set(ids)), len(ids))

    def test_board_comes_at_once(self):
        with self.host.look(self.key) as looking:
            event = looking.next()
        self.assertEqual(event.place[1:], (self.session, 1))
        self.assertEqual(event.board, self.host.ask(self.key, "board").json)
        self.assertRegex(event.id, r"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.\d+\.\d+$")

    def test_whatever_is_written_arrives_once(self):
        with self.host.look(self.key) as looking:
            last = looking.next()
            for command in (("deal", "Ann", "3"), ("deal", "Bob", "alone", "5"), ("undo",), ("redo",),
                            ("correct", "1", "Ann", "5", "--why", "miscounted"), ("deal", "Chris", "2"),
                            ("note", "--deal", "1", "a <b>note</b>"), ("correct", "3", "--strike")):
                last = self.arrives(looking, last, *command)
            beats = looking.beats
            while looking.beats < beats + 1:
                looking.take()
            self.assertEqual(looking.events, [])

    def test_evening_of_each_game_arrives(self):
        for session in self.book.sessions():
            self.session = session["session"]
            if not session["deals"]:
                continue
            with self.subTest(session["game"]), self.host.look(self.key, f"?session={self.session}") as looking:
                self.arrives(looking, self.arrives(looking, looking.next(), "undo"), "redo")

    def test_correction_says_what_was_there(self):
        with self.host.look(self.key) as looking:
            last = self.arrives(looking, looking.next(), "deal", "Ann", "3")
            row = self.arrives(looking, last, "correct", "1", "Ann", "5", "--why", "miscounted").board["rows"][-1]
        self.assertEqual([former["why"] for former in row["former"]], ["miscounted"])
        self.assertIn("Ann", row["former"][0]["said"])

    def test_another_name_arrives(self):
        with self.host.look(self.key) as looking:
            last = looking.next()
            self.book.run("players", "rename", "Ann", "Anja")
            event = looking.next()
        self.assertEqual(event.board["players"], ["Anja", "Bob", "Chris", "Dora"])
        self.assertEqual(event.place[:2], last.place[:2])

    def test_next_session_is_followed_unless_one_was_chosen(self):
        with self.host.look(self.key) as any_, self.host.look(self.key, f"?session={self.session}") as one:
            any_.next()
            last = one.next()
            other = self.new()
            self.assertEqual(any_.next().place[1:], (other, 1))
            self.arrives(one, last, "deal", "Ann", "3")  # the new session was not told here
            self.assertEqual(any_.next().place[1:], (self.session, 2))
            self.book.run("deal", "Ann", "3", "--session", other)
            self.assertEqual(any_.next().place[1:], (other, 2))
            self.book.run("close", "--session", other)
            event = any_.next()
            self.assertEqual(event.place[1], self.session)

    def test_session_that_was_thrown_away_is_shown_to_nobody(self):
        with self.host.look(self.key, f"?session={self.session}") as looking:
            looking.next()
            self.book.run("discard", "--session", self.session)
            self.assertNotIn("session", looking.next().board)

    def test_each_in_his_language(self):
        streams = [self.host.look(self.key, f"?language={language}") for language in LANGUAGES]
        try:
            for language, looking in zip(LANGUAGES, streams):
                self.assertEqual(looking.next().board["language"], language)
            self.book.run("deal", "Ann", "3")
            events = [looking.next() for looking in streams]
            self.assertEqual(len({event.id for event in events}), 1)
            for language, event in zip(LANGUAGES, events):
                self.assertEqual(event.board, self.host.ask(self.key, "board", language=language).json)
        finally:
            for looking in streams:
                looking.connection.close()

    def test_id_outlives_the_host(self):
        self.book.run("deal", "Ann", "3")
        with self.host.look(self.key) as looking:
            before = looking.next()
            self.host.kill()
        self.host.start()
        with self.host.look(self.key) as looking:
            same = looking.next()
            self.host.kill()
        self.assertEqual((same.id, same.data), (before.id, before.data))
        self.book.run("deal", "Ann", "3")
        self.host.start()
        with self.host.look(self.key) as looking:
            later = looking.next()
            self.assertEqual(later.place, (*before.place[:2], before.place[2] + 1))
            self.same_figures(later.board, self.book.sheet(self.session))
            self.arrives(looking, later, "deal", "Bob", "3")

    def test_end_of_the_host_ends_it(self):
        with self.host.look(self.key) as looking:
            looking.next()
            self.assertEqual(self.host.stop(), (0, ""))
            while not looking.over:
                looking.take()

    def test_old_phone_has_it_too(self):
        """HTTP/1.0 knows no chunks."""
        raw = self.host.request("GET", "/v1/board", [bearer(self.key)]).replace(b"HTTP/1.1", b"HTTP/1.0")
        with Looking(self.host.connect(), raw) as looking:
            self.arrives(looking, looking.next(), "deal", "Ann", "3")

if __name__ == "__main__":
    unittest.main()
