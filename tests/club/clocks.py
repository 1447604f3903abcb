"""Clocks that are wrong by years, tables that come back after a year, and books that somebody has copied: told, and nothing lost. Nothing
goes by the clock. `clocks.py PROGRAM SOURCE_DIR WRONG_CLOCK`"""

import os
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from club import Book, InAClub  # noqa: E402
from harmed import EVENING, size  # noqa: E402

YEARS = 20 * 365


def days_off(days):
    """For a program whose calendar is so wrong."""
    asan = os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"  # it is content not to be the first
    return {"LD_PRELOAD": WRONG_CLOCK, "DAYS_OFF": str(days), "ASAN_OPTIONS": asan}


class Clocks(InAClub):
    def setUp(self):
        super().setUp()
        self.checked, self.address = self.address, self.address.replace("verify-full", "require").split("&sslrootcert")[0]

    def book(self, name, days=0):
        return Book(PROGRAM, self.club, self.folder / f"{name}.db", **(days_off(days) if days else {}))

    def sync(self, *books):
        return [book.sync(self.address) for book in books]

    def are_the_same(self, *books):
        for book in books[1:]:
            self.assertEqual(book.logs(), books[0].logs())
            self.assertEqual(book.people(), books[0].people())

    def entries(self):
        return int(self.club.owner(f"SELECT count(*) FROM spadille.event WHERE club = '{self.id}'"))

    # Clocks.

    def test_a_session_goes_on_at_tables_whose_clocks_are_years_apart(self):
        past, future, now = self.book("past", -YEARS), self.book("future", YEARS), self.book("now")
        past.begin()
        for book in (past, future, now, past):
            self.sync(book)
            book.deals(2)
            self.sync(book)
        self.sync(past, future, now)
        self.are_the_same(past, future, now)
        ((_, events),) = now.logs().values()
        self.assertEqual(len(events), 9)
        years = [event["at"][:4] for event in events]
        self.assertGreater(int(years[3]) - int(years[0]), 30, "the clocks of this test are not wrong")

    def test_the_name_that_was_given_last_is_the_name_whatever_the_clock_said(self):
        past, future = self.book("past", -YEARS), self.book("future", YEARS)
        past.begin()
        self.sync(past, future)
        future.run("players", "rename", "Ann", "Anna")
        self.sync(future, past)
        past.run("players", "rename", "Anna", "Anneke")
        self.sync(past, future)
        self.assertIn("Anneke", future.people().values())
        self.are_the_same(past, future)

    def test_a_server_whose_clock_goes_back_by_years_has_lost_nothing(self):
        a, b = self.book("a"), self.book("b")
        a.begin()
        for days in (YEARS, -YEARS):
            self.club.call("stop")
            self.club.start(**days_off(days))
            a.deals(1)
            self.sync(a, b)
            self.are_the_same(a, b)
            b.deals(1)
            self.sync(b, a)
            self.are_the_same(a, b)
        self.club.call("stop")
        self.club.start()
        days = self.club.owner("SELECT extract(day FROM max(arrived) - min(arrived)) FROM spadille.parcel "
                               f"WHERE club = '{self.id}'")
        self.assertGreater(int(days), YEARS, "the clocks of this test are not wrong")

    def test_a_certificate_that_is_not_valid_yet_by_this_clock_is_told_and_nothing_is_lost(self):
        past = self.book("past", -YEARS)
        past.begin()
        before = past.logs()
        self.assertIn("certificate", str(past.sync(self.checked, ends=3)))
        self.assertEqual(past.logs(), before)
        self.assertEqual(self.book("past").sync(self.checked)["sent"], 1)

    # A year later.

    def test_a_table_that_comes_back_after_300_days_and_300_evenings(self):
        away, others = self.book("away", -300), self.book("others")
        away.begin()
        away.deals(2)
        self.sync(away, others)
        away.deals(1)
        evenings = size(1, 10)
        for first in range(0, 300, evenings):
            file = self.folder / "evenings.json"
            file.write_text("\n".join(EVENING % f"Evening {first + i}" for i in range(evenings)))
            others.run("import", file)
            self.sync(others)
        others.deals(2, session=1)
        self.sync(others)
        (came,) = self.sync(away)
        self.assertEqual((came["added"], len(came["forked"]), came["sent"]), (300, 1, 1))
        self.sync(others)
        self.assertEqual(len(others.logs()), 301)
        self.assertEqual(self.entries(), 3 + 1 + 2 + 300 * 5)
        away.sync("--session", came["forked"][0]["session"], "--keep", "theirs")
        self.sync(others)
        self.are_the_same(away, others)

    # Copies.

    def test_two_laptops_with_a_copied_book_go_on_with_one_session(self):
        first = self.book("first")
        first.begin()
        first.deals(2)
        self.sync(first)
        second = first.copy(self.folder / "second.db")
        first.deals(1)
        second.deals(3)
        self.assertFalse(self.sync(first)[0]["copied"])
        told = self.sync(second)[0]
        self.assertEqual((told["copied"], len(told["forked"])), (True, 1))
        self.assertEqual(self.entries(), 3 + 1 + 3)
        self.assertEqual(len(self.sync(first)[0]["forked"]), 1)
        for book in (first, second):
            self.assertFalse(book.sync()["copied"])
        kept = second.logs()
        second.sync("--session", 1, "--keep", "mine")
        self.sync(first)
        self.assertEqual(first.logs(), kept)
        self.are_the_same(first, second)
        self.assertEqual(self.entries(), 7)

    def test_copies_of_copies_that_never_synced_before(self):
        first = self.book("first")
        first.begin()
        first.deals(1)
        books = [first]
        for name in ("second", "third", "fourth"):
            books.append(books[-1].copy(self.folder / f"{name}.db"))
        for i, book in enumerate(books):
            book.begin(f"Ann {i}", f"Bob {i}", f"Cem {i}", game="kyuuri")
            book.deals(1, session=1)
        told = self.sync(*books)
        self.assertEqual([each["copied"] for each in told], [False, True, True, True])
        self.assertEqual(self.entries(), 2 + 4 + 4)
        ((fork,),) = [each["forks"] for each in self.sync(*books)[0]["forked"]]
        self.assertEqual(len(fork["ways"]), 4)
        books[0].sync("--session", 1, "--keep", "mine")
        self.sync(*books)
        self.are_the_same(*books)
        self.assertEqual(len(first.logs()), 5)


if __name__ == "__main__":
    WRONG_CLOCK = str(Path(sys.argv.pop(3)).resolve())
    SOURCE = sys.argv.pop(2)
    PROGRAM = sys.argv.pop(1)
    InAClub.source = SOURCE
    unittest.main()
