"""Books that sync with a club on a real server, as their users do. `sync.py PROGRAM SOURCE_DIR`"""

import sqlite3
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from club import Book, InAClub  # noqa: E402


class Syncing(InAClub):
    def setUp(self):
        super().setUp()
        self.a, self.b = self.book("a"), self.book("b")

    def book(self, name):
        return Book(PROGRAM, self.club, self.folder / f"{name}.db")

    def owner(self, text):
        return self.club.owner(text.replace("CLUB", f"'{self.id}'"))

    def sync(self, *books):
        return [book.sync(self.address) for book in books]

    def at_once(self, books):
        """How each sync ends, and what it says."""
        running = [book.begin_sync(self.address) for book in books]
        said = [each.communicate()[0] for each in running]
        return [(each.returncode, words) for each, words in zip(running, said)]

    def test_what_one_book_has_the_other_has_after_both_have_synced(self):
        self.a.begin()
        self.a.deals(3)
        self.b.begin("Eva", "Fay", "Gil", "Hal")
        self.assertEqual(self.a.sync(self.address)["sent"], 4)
        came = self.b.sync(self.address)
        self.assertEqual((came["added"], came["taken"], came["sent"]), (1, 4, 1))
        self.assertEqual(self.a.sync()["added"], 1)
        self.assertEqual(self.a.logs(), self.b.logs())
        self.assertIn("Dora", str(self.b.run("players")))

    def test_twice_is_once(self):
        self.a.begin()
        self.a.deals(2)
        self.sync(self.a, self.b)
        before = self.b.logs()
        for book in (self.a, self.b, self.a):
            again = book.sync()
            self.assertEqual((again["sent"], again["taken"], again["people"]), (0, 0, 0))
        self.assertIn("are the same", self.b.text("sync"))
        self.assertEqual(self.b.logs(), before)

    def test_a_session_goes_on_at_another_table(self):
        self.a.begin()
        self.a.deals(2)
        self.sync(self.a, self.b)
        self.b.deals(2)
        self.sync(self.b)
        self.assertEqual(self.a.sync()["continued"], 1)
        self.assertEqual(self.a.logs(), self.b.logs())
        self.a.deals(1)
        self.sync(self.a)
        self.assertEqual(self.b.sync()["taken"], 1)
        self.assertEqual(self.a.logs(), self.b.logs())

    def test_an_evening_of_a_club_is_a_log_as_well(self):
        self.a.run("event", "new", "klaverjas", "Friday", "--rounds", 2)
        self.a.run("event", "roster", *(f"Player {letter}" for letter in "ABCDEFGH"))
        self.a.run("event", "draw")
        self.sync(self.a, self.b)
        self.assertEqual(self.a.logs(), self.b.logs())
        self.assertEqual(len(self.b.logs()), 1)

    def test_what_was_put_right_is_right_everywhere_whoever_sends_the_old_log_again(self):
        self.a.begin()
        self.a.deals(2)
        self.sync(self.a, self.b)
        old = self.a.copy(self.folder / "old.db")
        self.a.run("correct", 1, "Bob", 5, "--why", "miscounted")
        self.sync(self.a)
        old.run("sync", self.address)
        self.b.sync()
        self.assertEqual(self.b.logs(), self.a.logs())

    def test_three_books_come_to_the_same(self):
        c = self.book("c")
        for book, first in ((self.a, "Ann"), (self.b, "Bea"), (c, "Cem")):
            book.begin(first, f"{first}2", f"{first}3", game="kyuuri")
        self.sync(self.a, self.b, c, self.a, self.b)
        self.assertEqual(self.a.logs(), self.b.logs())
        self.assertEqual(self.a.logs(), c.logs())
        self.assertEqual(len(c.logs()), 3)

    def test_tables_that_sync_at_once_with_logs_that_they_share(self):
        self.a.begin()
        self.a.deals(2)
        books = [self.a] + [self.a.copy(self.folder / f"{name}.db") for name in "cdefg"]
        for i, book in enumerate(books):
            book.begin(f"Ann {i}", f"Bob {i}", f"Cem {i}", game="kyuuri")
        for _ in range(3):
            for end, said in self.at_once(books):
                self.assertEqual(end, 0, said)
        self.assertEqual(len(self.a.logs()), 1 + len(books))
        for book in books:
            self.assertEqual(book.logs(), self.a.logs())

    def test_programs_that_sync_one_book_at_once_send_it_once(self):
        for _ in range(3):
            self.a.begin()
            for end, said in self.at_once([self.a] * 6):
                self.assertIn(end, (0, 5), said)
                self.assertNotIn('"copied":true', said)
        self.assertFalse(self.a.sync()["copied"])
        self.sync(self.b)
        self.assertEqual(self.a.logs(), self.b.logs())
        self.assertEqual(self.owner("SELECT count(DISTINCT sender) FROM spadille.parcel WHERE club = CLUB"), "1")

    def test_entries_that_come_before_those_they_follow_wait(self):
        self.a.begin()
        self.a.deals(1)
        middle = self.a.copy(self.folder / "middle.db")
        middle.deals(2)
        # The club has the end of the log alone: as where a laptop has synced that got the session by hand.
        with sqlite3.connect(middle.path) as book:
            session, = book.execute("SELECT uuid FROM session").fetchone()
            device, = book.execute("SELECT value FROM meta WHERE key = 'device'").fetchone()
            book.execute("INSERT OR REPLACE INTO meta VALUES ('club log ' || ?, '2')", (session,))
        middle.sync(self.address)
        self.assertEqual(self.b.sync(self.address)["waiting"], 2)
        self.assertEqual(self.b.logs(), {})
        self.a.sync(self.address)
        came = self.b.sync()
        self.assertEqual((came["waiting"], came["added"]), (0, 1))
        self.assertEqual(self.b.logs(), middle.logs())

    # Forks.

    def forked(self):
        """One session that went on in both books; both have told the club."""
        self.a.begin()
        self.a.deals(2)
        self.sync(self.a, self.b)
        self.a.deals(1)
        self.b.deals(2)
        self.sync(self.a, self.b, self.a)

    def test_a_fork_is_named_kept_in_both_ways_and_decides_nothing(self):
        self.forked()
        mine, theirs = self.a.logs(), self.b.logs()
        for book, here in ((self.a, 1), (self.b, 2)):
            (log,) = book.sync()["forked"]
            (fork,) = log["forks"]
            self.assertEqual((log["session"], fork["from"]), (1, 4))
            self.assertEqual([way["entries"] for way in fork["ways"] if way["here"]], [here])
            self.assertEqual(sum(way["entries"] for way in fork["ways"]), 3)
        self.assertEqual((self.a.logs(), self.b.logs()), (mine, theirs))
        self.assertEqual(self.owner("SELECT count(*) FROM spadille.event WHERE club = CLUB"), "6")
        self.assertIn("Session 1 goes on in 2 ways from entry 4 on", self.a.text("sync"))

    def test_who_decides_for_the_others_has_their_way_and_everybody_follows(self):
        self.forked()
        theirs = self.b.logs()
        done = self.a.sync("--session", 1, "--keep", "theirs")
        self.assertEqual(done["forked"], [])
        self.assertEqual([each["before"] for each in done["restated"]], [1])
        self.assertEqual(self.b.sync()["forked"], [])
        self.assertEqual((self.a.logs(), self.b.logs()), (theirs, theirs))

    def test_who_decides_for_his_own_way_keeps_it_and_the_others_come_over(self):
        self.forked()
        mine = self.a.logs()
        self.a.sync("--session", 1, "--keep", "mine")
        done = self.b.sync()
        self.assertEqual((len(done["restated"]), done["forked"]), (1, []))
        self.assertEqual((self.a.logs(), self.b.logs()), (mine, mine))
        self.assertEqual(self.owner("SELECT count(*) FROM spadille.event WHERE club = CLUB"), "6")
        later = self.book("later")
        later.sync(self.address)
        self.assertEqual(later.logs(), mine)

    def test_what_was_written_after_a_decision_that_did_not_know_of_it_is_not_given_up(self):
        self.forked()
        self.b.deals(1)
        self.a.sync("--session", 1, "--keep", "mine")
        longer = self.b.logs()
        (log,) = self.b.sync()["forked"]
        self.assertEqual(log["session"], 1)
        self.assertEqual(self.b.logs(), longer)
        self.b.sync("--session", 1, "--keep", "mine")
        self.a.sync()
        self.assertEqual((self.a.logs(), self.b.logs()), (longer, longer))

    def test_a_way_is_named_by_how_its_sign_begins(self):
        self.forked()
        ways = self.a.sync()["forked"][0]["forks"][0]["ways"]
        other = next(way for way in ways if not way["here"])
        self.assertIn("which way", self.a.sync("--session", 1, "--keep", "zzzz", ends=2)["error"])
        self.a.sync("--session", 1, "--keep", other["sign"])
        self.assertEqual(self.a.logs(), self.b.logs())

    def test_nobody_decides_where_nothing_has_forked(self):
        self.a.begin()
        self.sync(self.a)
        self.a.sync("--session", 1, "--keep", "mine", ends=2)

    def test_a_third_book_takes_a_forked_session_as_far_as_it_is_one(self):
        self.forked()
        c = self.book("c")
        (log,) = c.sync(self.address)["forked"]
        self.assertEqual(log["forks"][0]["from"], 4)
        ((_, events),) = c.logs().values()
        self.assertEqual(len(events), 3)
        self.a.sync("--session", 1, "--keep", "theirs")
        c.sync()
        self.assertEqual(c.logs(), self.b.logs())

    # Copies.

    def test_a_copied_book_is_noticed_and_both_go_on(self):
        self.a.begin()
        self.a.deals(1)
        self.sync(self.a)
        twin = self.a.copy(self.folder / "twin.db")
        self.a.deals(1)
        twin.begin("Eva", "Fay", "Gil", game="kyuuri")
        self.assertFalse(self.a.sync()["copied"])
        self.assertTrue(twin.sync()["copied"])
        self.assertFalse(twin.sync()["copied"])
        self.assertFalse(self.a.sync()["copied"])
        self.assertEqual(self.a.logs(), twin.logs())
        self.assertEqual(len(twin.logs()), 2)

    def test_a_book_copied_before_anybody_has_synced_is_noticed_as_well(self):
        self.a.begin()
        twin = self.a.copy(self.folder / "twin.db")
        twin.begin("Eva", "Fay", "Gil", game="kyuuri")
        self.sync(self.a)
        self.assertTrue(twin.sync(self.address)["copied"])
        self.sync(self.a)
        self.assertEqual(self.a.logs(), twin.logs())

    def test_a_book_put_back_to_a_backup_gets_back_what_it_had_told_the_club(self):
        self.a.begin()
        self.a.deals(1)
        self.sync(self.a)
        yesterday = self.a.copy(self.folder / "yesterday.db")
        self.a.deals(2)
        self.sync(self.a)
        yesterday.sync()
        self.assertEqual(yesterday.logs(), self.a.logs())
        yesterday.deals(1)
        self.sync(yesterday, self.b)
        self.assertEqual(yesterday.logs(), self.b.logs())

    def test_a_club_that_has_lost_its_latest_gets_it_again_from_whoever_has_it(self):
        self.a.begin()
        self.a.deals(1)
        self.sync(self.a, self.b)
        self.a.deals(2)
        self.sync(self.a, self.b)
        # As a server that was put back to yesterday's backup; and one of the two laptops is gone.
        self.owner("""ALTER TABLE spadille.event DISABLE TRIGGER USER; ALTER TABLE spadille.parcel DISABLE TRIGGER USER;
            DELETE FROM spadille.event WHERE club = CLUB AND number > 1; DELETE FROM spadille.parcel WHERE club = CLUB AND number > 1;
            ALTER TABLE spadille.event ENABLE TRIGGER USER; ALTER TABLE spadille.parcel ENABLE TRIGGER USER;""")
        self.assertTrue(self.b.sync()["older"])
        later = self.book("later")
        later.sync(self.address)
        self.assertEqual(later.logs(), self.a.logs())

    # People.

    def test_names_and_merges_travel(self):
        self.a.begin()
        self.sync(self.a, self.b)
        self.b.run("players", "rename", "Ann", "Anneke")
        self.b.begin("Anna", "Fay", "Gil", game="kyuuri")
        self.b.run("players", "merge", "Anna", "Anneke")
        self.sync(self.b, self.a)
        people = {each["name"]: each for each in self.a.run("players")["players"]}
        self.assertNotIn("Ann", people)
        self.assertEqual(people["Anneke"]["merged"], ["Anna"])
        self.b.run("players", "split", "Anna")
        self.sync(self.b, self.a)
        self.assertIn("Anna", [each["name"] for each in self.a.run("players")["players"]])

    def test_one_name_in_two_books_is_asked_about_and_never_made_one(self):
        self.a.begin()
        self.b.begin("Ann", "Fay", "Gil", game="kyuuri")
        self.sync(self.a)
        (same,) = self.b.sync(self.address)["same"]
        self.assertEqual(same["name"], "Ann")
        self.assertEqual([each["name"] for each in self.b.run("players")["players"]].count("Ann"), 2)
        self.assertIn(f"spadille players merge {same['id']} {same['other']}", self.b.text("sync"))
        self.b.run("players", "merge", same["id"], same["other"])
        self.sync(self.b, self.a)
        self.assertEqual(self.a.sync()["same"], [])

    def test_who_was_renamed_in_two_books_has_one_name_in_the_end(self):
        self.a.begin()
        self.sync(self.a, self.b)
        self.a.run("players", "rename", "Ann", "Anna")
        self.b.run("players", "rename", "Ann", "Annie")
        self.sync(self.a, self.b, self.a)
        names = [sorted(each["name"] for each in book.run("players")["players"]) for book in (self.a, self.b)]
        self.assertEqual(names[0], names[1])

    def test_forgetting_is_a_wish_until_the_owner_does_it_and_then_reaches_every_book(self):
        self.a.begin()
        self.sync(self.a, self.b)
        self.a.run("players", "forget", "Ann", "--yes")
        self.sync(self.a, self.b)
        self.assertIn("Ann", str(self.b.run("players")))
        self.assertNotIn('"Ann"', str(self.a.run("players", "--all")))
        person = self.owner("SELECT subject FROM spadille.note WHERE club = CLUB AND kind = 'wish_forget'")
        self.owner(f"CALL spadille.forget(CLUB, '{person}')")
        self.assertEqual(self.b.sync()["forgotten"], 1)
        self.assertEqual(self.owner(f"SELECT count(*) FROM spadille.note WHERE club = CLUB AND value = 'Ann'"), "0")
        later = self.book("later")
        later.sync(self.address)
        self.assertNotIn("'Ann'", str(later.run("players", "--all")))

    def test_a_session_that_the_owner_has_taken_out_is_told_and_stays_in_the_books(self):
        self.a.begin()
        self.sync(self.a, self.b)
        (log,) = self.a.logs()
        self.owner(f"CALL spadille.purge(CLUB, '{log}')")
        self.assertEqual(self.b.sync()["gone"], [1])
        self.b.deals(1)
        self.b.sync()
        self.assertEqual(self.owner("SELECT count(*) FROM spadille.event WHERE club = CLUB"), "0")

    def test_what_was_purged_here_does_not_come_back(self):
        self.a.begin()
        self.sync(self.a, self.b)
        self.b.run("discard", "--session", 1)
        self.b.run("purge", "--yes")
        self.a.deals(1)
        self.sync(self.a, self.b)
        self.assertEqual(self.b.logs(), {})

    # Addresses and ends.

    def test_a_password_in_the_address_is_refused_and_not_repeated(self):
        for address in ("postgresql://ann:secret@localhost/spadille", "postgresql://localhost/x?password=secret",
                        "host=localhost password = secret", "postgresql://localhost/x?pass%77ord=secret"):
            said = self.a.text("sync", address, ends=2)
            self.assertNotIn("secret", said)
            self.assertIn("A password does not belong in the address", said)

    def test_the_address_is_remembered_without_a_password(self):
        self.sync(self.a)
        self.a.sync()
        self.assertIn(self.address.encode(), self.a.copy(self.folder / "copy.db").path.read_bytes())

    def test_a_book_without_a_club_says_so(self):
        self.a.begin()
        self.a.sync(ends=2)

    def test_a_book_of_another_club_is_not_mixed_in_before_it_has_left(self):
        self.a.begin()
        self.sync(self.a)
        other = self.club.another_club(f"Other {self.count}", f"other_{self.count}")
        self.a.sync(other, ends=2)
        self.a.run("sync", "--leave")
        self.assertEqual(self.a.sync(other)["sent"], 1)

    def test_what_was_purged_or_forgotten_does_not_come_back_to_a_book_that_had_left(self):
        self.a.begin()
        gone = self.a.begin("Eva", "Fay", "Gil", "Hal")
        self.sync(self.a)
        self.a.run("discard", "--session", gone)
        self.a.run("purge", "--yes")
        self.a.run("players", "forget", "Hal", "--yes")
        self.a.run("sync", "--leave")
        again = self.a.sync(self.address)
        self.assertEqual((again["sent"], again["copied"], again["added"]), (0, False, 0))
        self.assertEqual(len(self.a.logs()), 1)
        self.assertNotIn("Hal", str(self.a.people()))
        self.assertEqual(self.owner("SELECT count(*) FROM spadille.note WHERE kind = 'wish_forget' AND club = CLUB"), "1")

    def test_leaving_is_done_alone(self):
        self.a.begin()
        self.sync(self.a)
        for words in ([self.address], ["--session", 1, "--keep", "mine"]):
            self.a.run("sync", *words, "--leave", ends=2)
        self.a.sync()

    def test_a_club_that_cannot_be_reached_changes_nothing(self):
        self.a.begin()
        before = self.a.logs()
        self.a.sync("postgresql://127.0.0.1:1/spadille", ends=3)
        self.assertEqual(self.a.logs(), before)

    def test_twenty_deals_take_two_turns(self):
        self.a.begin()
        self.sync(self.a)
        self.a.deals(20)
        self.club.set("log_statement", "all")
        before = self.club.statements()
        self.assertEqual(self.a.sync()["sent"], 20)
        self.assertEqual(self.club.statements() - before, 2)


if __name__ == "__main__":
    SOURCE = sys.argv.pop(2)
    PROGRAM = sys.argv.pop(1)
    InAClub.source = SOURCE
    unittest.main()
