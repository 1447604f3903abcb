"""A club read as books are: every command that reads says of the club, byte by byte, what it says of a book that has all that the
club has; what writes is refused, and says what to do. `reading.py PROGRAM SOURCE_DIR`"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from club import Book, Club, InAClub, Lists, until  # noqa: E402

LONG = bool(os.environ.get("SPADILLE_LONG"))
KILLS = 40 if LONG else 3
GAMES = ("euchre", "klaverjas", "kyuuri", "quadrille")
LISTS = [["sessions"], ["sessions", "--limit", "3"], ["sessions", "--from", "2026-02-01"], ["sessions", "--game", "klaverjas"],
         ["sessions", "--player", "Anna"], ["sessions", "--discarded"], ["players"], ["verify"], ["stats"], ["stats", "--by", "year"],
         ["event"], ["event", "show"], ["event", "show", "--round", "1"], ["event", "roster"], ["event", "ranking"],
         ["event", "rulings", "revoke"], ["event", "check"], ["event", "season"], ["export", "--all", "--as", "book"]]
SUMS = [[command, *more, "--game", game] for game in GAMES for command, *more in (
    ("ranking",), ("ranking", "--best", "1"), ("ranking", "--least", "2"), ("ranking", "--absent", "10"),
    ("stats", "Anna"), ("stats", "--from", "2026-01-01"), ("head-to-head", "Anna", "Bert"))]
EACH = [["sheet"], ["settle"], ["export"], ["export", "--as", "log"], ["export", "--as", "csv"], ["rescore", "--rules", "RULES"]]
WRITES = [["deal", "Ann", "3", "--session", "OPEN"], ["new", "kyuuri", "Xia", "Yun", "Zoe"], ["note", "x"], ["undo", "--session", "OPEN"], ["close"], ["discard"],
          ["players", "rename", "Anna", "Johanna"], ["players", "hide", "Anna"], ["event", "roster", "Zoe"], ["event", "credit", "Anna", "5", "fair play", "--round", "1"],
          ["event", "new", "klaverjas", "Sunday", "--rounds", "2"], ["import", "SAMPLE"], ["sync"], ["sync", "--leave"]]


def said(book, *words):
    """For people, and for programs: how it ends, and what is said on either stream."""
    answers = []
    for form in ([], ["--json"]):
        done = subprocess.run([PROGRAM, *map(str, words), "--db", str(book.path), "--lang", "en", *form], text=True,
                              capture_output=True, env=book.club.environment, stdin=subprocess.DEVNULL, check=False)
        answers.append((done.returncode, done.stdout, done.stderr.replace(str(book.path), "BOOK")))
    return answers


class Read(unittest.TestCase):
    """A club with every sample and an evening of its own, which nobody changes."""

    @classmethod
    def setUpClass(cls):
        cls.club = Club(SOURCE)
        cls.addClassCleanup(cls.club.end)
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.here = Book(PROGRAM, cls.club, cls.folder / "here.db")
        cls.there = Book(PROGRAM, cls.club, cls.folder / "there.db")
        cls.lists = Lists(PROGRAM, cls.club, cls.club.address())
        cls.play()
        cls.here.sync(cls.club.address())
        cls.there.sync(cls.club.address())

    @classmethod
    def play(cls):
        """Every sample, and an evening of a club with two rounds, a ruling, and somebody who left."""
        for sample in sorted(Path(SOURCE, "samples/sessions").glob("*.json")):
            cls.here.run("import", sample)
        cls.here.begin()
        cls.here.deals(2)
        cls.here.begin("Anna", "Bert", "Clara", "Daan")
        cls.here.run("deal", "Anna", 4)
        cls.here.run("note", "a cup fell")
        cls.here.run("discard")
        cls.here.run("event", "new", "klaverjas", "Friday", "--rounds", 2, "--deals", 16, "--seed", 7)
        cls.here.run("event", "roster", "Anna", "Bert", *(f"Player {letter}" for letter in "CDEFGH"))
        for number in (1, 2):
            cls.here.run("event", "draw")
            cls.here.run("event", "result", 1, "1300:1292", "--round", number)
            cls.here.run("event", "result", 2, "1500:1092", "--round", number)
            cls.here.run("event", "call", 1, "a revoke in deal 9")
            cls.here.run("event", "answer", 1, "the trick goes to the other side", "--clause", "KJ-8.3")

    def both(self, *words):
        here, there = said(self.there, *words), said(self.lists, *words)
        self.assertEqual(here, there, words)
        return here

    def test_lists_and_sums_are_those_of_a_book(self):
        told = [self.both(*words) for words in LISTS + SUMS]
        done = [words for words, (text, document) in zip(LISTS + SUMS, told) if text[0] == document[0] == 0]
        self.assertEqual([words for words in LISTS + SUMS if words not in done], [])

    def test_each_session_says_the_same_of_itself(self):
        sessions = self.there.run("sessions", "--limit", 100)["sessions"]
        for session in sessions if LONG else sessions[::3]:
            for words in EACH:
                words = [f"{session['game']}/seed" if word == "RULES" else word for word in words]
                self.both(*words, "--session", session["session"])

    def test_what_writes_is_refused_and_says_what_to_do(self):
        before = self.club.sql("SELECT count(*), max(seq) FROM spadille.event")
        meant = {"SAMPLE": str(next(Path(SOURCE, "samples/sessions").glob("kyuuri*.json"))),
                 "OPEN": next(each["session"] for each in self.lists.run("sessions", "--game", "euchre")["sessions"]
                              if each["players"] == ["Ann", "Bob", "Chris", "Dora"])}
        for words in WRITES:
            code, told, why = said(self.lists, *(meant.get(word, word) for word in words))[0]
            self.assertNotEqual(code, 0, words)
            self.assertIn("spadille sync", told + why, words)
        self.assertEqual(self.club.sql("SELECT count(*), max(seq) FROM spadille.event"), before)


class Changing(InAClub):
    """Each in a club of its own, with a session of two deals in it."""

    def setUp(self):
        super().setUp()
        self.id = f"'{self.id}'"
        self.lists = Lists(PROGRAM, self.club, self.address)
        self.book = Book(PROGRAM, self.club, self.folder / "book.db")
        self.session = self.book.begin()
        self.book.deals(2)
        self.book.sync(self.address)

    def seen(self):
        return [said(self.lists, *words) for words in (["sessions"], ["players"], ["stats"], ["ranking", "--game", "euchre"])]

    def anew(self):
        self.club.owner(f"CALL spadille.lists_anew({self.id})")

    def test_what_another_table_sends_is_read_with_the_next_command(self):
        self.assertEqual(self.lists.run("sheet", "--session", 1)["deals"], self.book.run("sheet")["deals"])
        another = Book(PROGRAM, self.club, self.folder / "another.db")
        another.sync(self.address)
        another.deals(2)
        another.sync()
        self.assertEqual(self.lists.run("sheet", "--session", 1)["deals"], another.run("sheet")["deals"])
        self.assertEqual(self.lists.run("sessions")["sessions"][0]["deals"], 4)

    def test_what_the_owner_takes_out_is_in_no_list_any_more(self):
        self.assertIn("Chris", str(self.lists.run("sessions")))
        person, = [each["id"] for each in self.book.run("players")["players"] if each["name"] == "Chris"]
        log = self.book.run("sessions")["sessions"][0]["id"]
        self.club.owner(f"CALL spadille.forget({self.id}, '{person}')")
        self.assertNotIn("Chris", str(self.lists.run("sessions")) + str(self.lists.run("players")))
        self.assertEqual(self.club.owner("SELECT count(*) FROM spadille.memory WHERE value LIKE '%Chris%'"
                                         f" AND club = {self.id}"), "0")
        self.club.owner(f"CALL spadille.purge({self.id}, '{log}')")
        self.assertEqual(self.lists.run("sessions")["sessions"], [])
        self.lists.run("verify")

    def test_lists_that_are_made_anew_are_the_same(self):
        before = self.seen()
        self.anew()
        self.assertEqual(self.seen(), before)

    def test_lists_that_say_something_else_are_found_and_mended(self):
        before = self.seen()
        self.club.owner(f"UPDATE spadille.part SET sums[1] = sums[1] + 1 WHERE club = {self.id}")
        self.lists.run("verify", ends=1)
        self.lists.run("verify", "--repair")
        self.lists.run("verify")
        self.assertEqual(self.seen(), before)

    def test_whoever_reads_while_others_do_sees_the_same(self):
        before = self.lists.run("sessions")
        self.anew()
        running = [subprocess.Popen(self.lists.command("sessions"), stdout=subprocess.PIPE, text=True, env=self.club.environment)
                   for _ in range(6)]
        for each in running:
            self.assertEqual(json.loads(each.communicate()[0]), before)
        self.lists.run("verify")

    def test_a_reader_that_is_killed_leaves_whole_lists(self):
        before = self.seen()
        for part in range(KILLS):
            self.anew()
            reader = subprocess.Popen(self.lists.command("stats"), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                      env=self.club.environment)
            until(lambda: int(Path(f"/proc/{reader.pid}/io").read_text().split()[1]) > part * 800_000 // KILLS or reader.poll() is not None,
                  "bytes read")
            reader.kill()
            reader.wait()
            self.lists.run("verify")
        self.assertEqual(self.seen(), before)

    def test_a_session_that_has_forked_is_shown_up_to_there_until_somebody_decides(self):
        two = self.book.copy(self.folder / "two.db")
        self.book.run("deal", "Ann", 4)
        two.run("deal", "Bob", 3)
        self.book.sync()
        two.sync()
        code, told, why = said(self.lists, "sessions")[1]
        self.assertEqual((code, json.loads(told)["sessions"][0]["deals"]), (0, 2))
        self.assertIn("not shown to the end", why)
        two.run("sync", "--session", self.session, "--keep", "mine")
        code, told, why = said(self.lists, "sessions")[1]
        self.assertEqual((code, json.loads(told)["sessions"][0]["deals"], why), (0, 3, ""))


if __name__ == "__main__":
    PROGRAM, SOURCE = sys.argv[1], sys.argv[2]
    InAClub.source = SOURCE
    unittest.main(argv=sys.argv[:1])
