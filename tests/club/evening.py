"""A club's evening as it may go: a desk with an event of many tables, two laptops that keep tables deal by deal, and a server
that is killed twice. One laptop dies, and a new one takes over; one is offline until the end. On the next morning every book and
the collector say the same, and the rankings are right. `evening.py PROGRAM SOURCE_DIR`"""

import random
import re
import sys
import tempfile
import unittest
from collections import defaultdict
from pathlib import Path

sys.dont_write_bytecode = True
from club import Book, Club, Lists  # noqa: E402
from harmed import Line  # noqa: E402

FIRST, LAST = ("Ann", "Bob", "Cor", "Els", "Gé", "Ida", "Jan", "Ria"), ("Bakker", "Smit", "Vos", "Kok")
PEOPLE = [f"{first} {last}" for last in LAST for first in FIRST]
TABLES, DEALS, POINTS = len(PEOPLE) // 4, 4, 162
DATE = "2026-11-27"


class Evening(unittest.TestCase):
    def setUp(self):
        self.club = Club(SOURCE)
        self.addCleanup(self.club.end)
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.random = random.Random(27)
        self.address = self.club.address()
        self.desk, self.kitchen, self.attic = (self.book(name) for name in ("desk", "kitchen", "attic"))
        self.event, self.kept = defaultdict(int), defaultdict(int)  # what each person has: in the event, in sessions

    def book(self, name):
        return Book(PROGRAM, self.club, self.folder / f"{name}.db")

    def sync(self, *books):
        return [book.sync(self.address) for book in books]

    # What happens at tables.

    def seats(self, round_, table):
        """Who sits there, clockwise, as it was drawn."""
        drawn = self.desk.run("event", "show", "--round", round_)["drawn"][round_ - 1]["tables"]
        return next(each["players"] for each in drawn if each["table"] == table)

    def counts(self, seats, first, second, *where):
        """What the side of the first seat has, and the other; summed up here, beside all programs."""
        for to in where:
            for seat, name in enumerate(seats):
                to[name] += second if seat % 2 else first

    def begin_table(self, book, round_, table):
        seats = self.seats(round_, table)
        return seats, book.run("new", "klaverjas", *seats, "--title", f"Round {round_}, table {table}", "--date", DATE, "--set",
                               f"deals={DEALS}")["session"]["number"]

    def deal(self, book, session, seats, points):
        """The first seat makes it with so many; what each side has of it."""
        book.run("deal", f"{seats[0]} {points}", "--session", session)
        return {POINTS: (POINTS + 100, 0)}.get(points, (points, POINTS - points) if 2 * points > POINTS else (0, POINTS))

    def play(self, book, session, seats, *points):
        """Deals, which count for the event and the season."""
        for each in points:
            self.counts(seats, *self.deal(book, session, seats, each), self.event, self.kept)

    def some_points(self, count=DEALS):
        return [self.random.choice((60, 162, *range(82, 120))) for _ in range(count)]

    def table_with_sessions(self, book, round_, table):
        seats, session = self.begin_table(book, round_, table)
        self.play(book, session, seats, *self.some_points())
        return session

    def slips(self, round_, tables):
        for table in tables:
            first = self.random.randint(200, 448)
            self.desk.run("event", "result", table, f"{first}:{POINTS * DEALS - first}", "--round", round_)
            self.counts(self.seats(round_, table), first, POINTS * DEALS - first, self.event)

    @staticmethod
    def numbers(book):
        """Of the sessions, by their titles."""
        return {each["title"]: each["session"] for each in book.run("sessions")["sessions"]}

    def take_results(self, round_, *tables):
        """The desk takes them from the sessions that have come."""
        numbers = self.numbers(self.desk)
        for table in tables:
            self.desk.run("event", "result", table, "--round", round_, "--session", numbers[f"Round {round_}, table {table}"])

    def dies_under(self, book, at):
        """The server, when so many bytes of this book's sync have passed."""
        def kill(line, data, up):
            self.club.kill()
            return data
        line = Line(self.club.port, at, kill)
        program = book.begin_sync(self.address.replace(f":{self.club.port}/", f":{line.port}/"))
        program.communicate()
        line.close()
        self.assertNotEqual(program.returncode, 0)
        self.club.start()

    # The evening.

    def first_round(self):
        self.desk.run("event", "new", "klaverjas", "Friday", "--rounds", 2, "--deals", DEALS, "--date", DATE, "--seed", 5)
        self.desk.run("event", "roster", *PEOPLE)
        self.desk.run("event", "draw")
        self.sync(self.desk, self.kitchen)
        self.table_with_sessions(self.kitchen, 1, 1)
        self.dies_under(self.kitchen, 6000)
        self.slips(1, range(4, TABLES + 1))
        self.table_with_sessions(self.attic, 1, 3)

    def laptop_dies(self):
        """In the middle of a table. What was not sent yet stands on paper, and is entered again on another one."""
        seats, session = self.begin_table(self.kitchen, 1, 2)
        self.play(self.kitchen, session, seats, *self.some_points(2))
        self.sync(self.kitchen)
        third = 96
        self.deal(self.kitchen, session, seats, third)
        for file in self.folder.glob("kitchen.db*"):
            file.unlink() if file.is_file() else None
        self.kitchen = self.book("kitchen, the new one")
        came = self.kitchen.sync(self.address)
        self.assertEqual(came["added"], 3)  # the event, and two tables
        number = self.numbers(self.kitchen)["Round 1, table 2"]
        self.play(self.kitchen, number, seats, third, 110)
        self.sync(self.kitchen, self.desk)
        self.take_results(1, 1, 2)

    def second_round(self):
        seats, session = self.begin_table(self.kitchen, 2, 1)
        self.play(self.kitchen, session, seats, 100, 100, 100)
        self.deal(self.kitchen, session, seats, 90)
        self.kitchen.run("correct", 4, f"{seats[0]} 99", "--session", session, "--why", "miscounted")
        self.counts(seats, 99, 63, self.event, self.kept)
        self.table_with_sessions(self.kitchen, 2, 2)
        self.sync(self.kitchen)
        self.slips(2, range(4, TABLES + 1))
        self.dies_under(self.desk, 9000)
        self.sync(self.desk)
        self.take_results(2, 1, 2)
        self.table_with_sessions(self.attic, 2, 3)

    def who_was_offline_comes(self):
        """His people bear names that the club has: a person says that they are the same."""
        same = self.attic.sync(self.address)["same"]
        self.assertEqual(len(same), len(set(self.seats(1, 3)) | set(self.seats(2, 3))))
        for each in same:
            self.attic.run("players", "merge", each["id"], each["other"])
        self.sync(self.attic, self.desk)
        self.take_results(1, 3)
        self.take_results(2, 3)
        self.desk.run("event", "close")

    # The next morning.

    def says(self, book, *words):
        """What a person reads; sessions and events, which each book numbers by itself, by their titles."""
        titles = {number: title for title, number in self.numbers(book).items()}
        return re.sub(r"#(\d+)", lambda found: f"#{titles.get(int(found.group(1)))}", book.text(*words))

    def everything(self, book):
        told = {title: self.says(book, "sheet", "--session", number) for title, number in self.numbers(book).items()}
        told |= {" ".join(words): self.says(book, *words) for words in (
            ("ranking", "--game", "klaverjas"), ("event", "ranking"), ("event", "show", "--round", "1"),
            ("event", "show", "--round", "2"), ("event", "season"), ("stats", "--game", "klaverjas"), ("verify",))}
        return told | {"logs": book.logs(), "people": book.people(), "ranks": self.ranks(book), "event ranks": self.event_ranks(book)}

    @staticmethod
    def ranks(book):
        return [(each["place"], each["name"], each["total"]) for each in book.run("ranking", "--game", "klaverjas")["places"]]

    @staticmethod
    def event_ranks(book):
        return [(each["place"], name, each["total"]) for each in book.run("event", "ranking")["places"] for name in each["players"]]

    @staticmethod
    def ranked(sums):
        """Who has more comes before; who has as much, beside."""
        return sorted((1 + sum(other > total for other in sums.values()), name, total) for name, total in sums.items())

    def collector_has(self):
        rows = self.club.sql("SELECT DISTINCT ON (session) session, encode(hash, 'hex') FROM spadille.event ORDER BY session, seq DESC")
        return dict(row.split("|") for row in rows.splitlines())

    def test_the_next_morning_every_book_and_the_collector_say_the_same(self):
        self.first_round()
        self.laptop_dies()
        self.second_round()
        self.who_was_offline_comes()
        late = self.book("of somebody who was not there")
        books = [self.desk, self.kitchen, self.attic, late]
        self.sync(*books, *books)
        told = self.everything(self.desk)
        self.assertEqual(sorted(told["event ranks"]), self.ranked(self.event))
        self.assertEqual(sorted(told["ranks"]), self.ranked(self.kept))
        self.assertEqual({uuid: hash_ for uuid, (hash_, _) in told["logs"].items()}, self.collector_has())
        for book in [*books[1:], Lists(PROGRAM, self.club, self.address)]:
            other = self.everything(book)
            for what, words in told.items():
                with self.subTest(f"{what}: {book.path}"):
                    self.assertEqual(other[what], words)


if __name__ == "__main__":
    SOURCE = sys.argv.pop(2)
    PROGRAM = sys.argv.pop(1)
    unittest.main()
