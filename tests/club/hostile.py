"""What the database itself refuses a table that wants more than it may. `hostile.py PROGRAM SOURCE_DIR`"""

import subprocess
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from club import Book, InAClub  # noqa: E402

SESSION, OTHER = "5e551014-0000-4000-8000-000000000001", "5e551014-0000-4000-8000-000000000002"
SENDER, ID = "de71ce00-0000-4000-8000-000000000001", "1d000000-0000-4000-8000-000000000001"
ME = "(SELECT club FROM spadille.member WHERE role = current_user)"


def parcel(number=1, club=ME, sender=SENDER):
    return f"INSERT INTO spadille.parcel (club, sender, number, id) VALUES ({club}, '{sender}', {number}, '{ID}');"


def event(seq=1, payload="'{}'", hash_=None, previous=None, club=ME, place=1, number=1, session=SESSION, sender=SENDER,
          kind="note"):
    """An entry whose hash is right unless it is said otherwise."""
    previous = previous or f"spadille.chain_begin('{session}', 'euchre')"
    hash_ = hash_ or f"spadille.chain_next({previous}, {seq}, '{ID}', '{kind}', 1, {payload}, '2026', '{SENDER}')"
    game = "'euchre'" if seq == 1 else "NULL"
    return (f"INSERT INTO spadille.event (club, session, seq, hash, previous, game, id, kind, format, payload, at_utc, device, sender, "
            f"number, place) VALUES ({club}, '{session}', {seq}, {hash_}, {previous}, {game}, '{ID}', '{kind}', 1, {payload}, '2026', "
            f"'{SENDER}', '{sender}', {number}, {place});")


def note(subject=SESSION, kind="name", value="Ann", place=1, number=1):
    return (f"INSERT INTO spadille.note VALUES ({ME}, '{kind}', '{subject}', 1, '{SENDER}', '{value}', {number}, {place});")


def lists(last, hash_=None, title="''", sums="'{}'::bigint[]"):
    """The listing of event()."""
    previous = f"spadille.chain_begin('{SESSION}', 'euchre')"
    hash_ = hash_ or f"spadille.chain_next({previous}, 1, '{ID}', 'note', 1, '{{}}', '2026', '{SENDER}')"
    texts = f"ARRAY(SELECT '{ID}' FROM unnest({sums}))"
    return (f"SELECT spadille.list('{SESSION}', {last}, {hash_}, ARRAY['euchre', {title}, '', '2026-01-01', '2026'], '{{}}', 0, "
            f"0::smallint, {texts}, {texts}, {texts}, {sums});")


def whole(*statements):
    return "BEGIN; " + " ".join(statements) + " COMMIT;"


class Hostile(InAClub):
    def book(self, name="book"):
        return Book(PROGRAM, self.club, self.folder / f"{name}.db")

    def does(self, *statements, role=None):
        return self.club.sql(whole(*statements), role or self.role)

    def refused(self, why, *statements, role=None):
        self.assertRegex(self.club.sql(whole(*statements), role or self.role, ok=False), why)

    def test_what_is_right_is_taken_so_that_the_others_are_refused_for_what_they_try(self):
        self.does(parcel(), event(), note(place=2))
        self.assertEqual(self.club.sql("SELECT count(*) FROM spadille.event", self.role), "1")

    def test_nothing_is_changed_removed_or_emptied(self):
        self.does(parcel(), event(), note(place=2))
        for table in ("event", "note", "parcel", "gone", "club", "member", "lists", "memory", "person", "listing", "part"):
            for what in (f"DELETE FROM spadille.{table}", f"TRUNCATE spadille.{table}", f"DROP TABLE spadille.{table}",
                         f"UPDATE spadille.{table} SET club = gen_random_uuid()",
                         f"ALTER TABLE spadille.{table} DISABLE TRIGGER ALL"):
                with self.subTest(what):
                    self.assertRegex(self.club.sql(what, self.role, ok=False), "permission denied|must be owner")

    def test_the_owner_does_not_change_what_was_written_either(self):
        self.does(parcel(), event(), note(place=2))
        for what in ("DELETE FROM spadille.event", "UPDATE spadille.event SET payload = '{}'", "TRUNCATE spadille.event",
                     "DELETE FROM spadille.note", "UPDATE spadille.parcel SET number = 7", "TRUNCATE spadille.note"):
            with self.subTest(what):
                self.assertIn("append-only", self.club.sql(what, "spadille_owner", ok=False))

    def test_another_club_is_neither_read_nor_written(self):
        self.does(parcel(), event(), note(place=2))
        other = f"other_{self.count}"
        self.club.another_club(f"Other {self.count}", other)
        mine = self.club.sql(f"SELECT {ME}", self.role)
        self.does("SELECT spadille.lists_begin(0);", lists(1), "SELECT spadille.remember('{a}', '{b}');",
                  f"SELECT spadille.list_person('{ID}', 'Ann', false, '');")
        for table in ("event", "note", "parcel", "gone", "lists", "memory", "person", "listing", "part"):
            self.assertEqual(self.club.sql(f"SELECT count(*) FROM spadille.{table}", other), "0")
        self.assertEqual(self.club.sql("SELECT name FROM spadille.club", other), f"Other {self.count}")
        self.refused("row-level security", parcel(club=f"'{mine}'", sender=OTHER), role=other)
        self.refused("not of this transaction|row-level security", parcel(), event(club=f"'{mine}'"), role=other)
        self.refused("permission denied", f"INSERT INTO spadille.member VALUES ('{mine}', current_user);", role=other)

    def test_only_what_is_there_is_listed_and_only_in_ones_own_club(self):
        self.does(parcel(), event())
        self.assertEqual(self.club.sql(lists(2), self.role), "")
        self.assertEqual(self.club.sql(lists(1, "sha256('x')"), self.role), "")
        self.assertEqual(self.club.sql(lists(1), self.role), "1")
        other = f"other_{self.count}"
        self.club.another_club(f"Other {self.count}", other)
        self.assertEqual(self.club.sql(lists(1), other), "")
        self.club.sql(f"SELECT spadille.unlist('{SESSION}')", other)
        self.assertEqual(self.club.sql("SELECT events FROM spadille.listing", self.role), "1")
        mine = self.club.sql(f"SELECT {ME}", self.role)
        for what in (f"SELECT spadille.unlist('{mine}', '{SESSION}')", f"CALL spadille.lists_anew('{mine}')",
                     f"CALL spadille.forget('{mine}', '{ID}')", f"CALL spadille.purge('{mine}', '{SESSION}')",
                     "INSERT INTO spadille.part SELECT * FROM spadille.part", f"INSERT INTO spadille.lists VALUES ('{mine}', 5)"):
            self.assertIn("permission denied", self.club.sql(what, self.role, ok=False))

    def test_lists_hold_only_so_much(self):
        self.does(parcel(), event())
        for what in (lists(1, title="repeat('x', 5000)"), lists(1, sums="array_fill(1::bigint, ARRAY[200000])"),
                     "SELECT spadille.remember('{a}', ARRAY[repeat('x', 5000)])",
                     f"SELECT spadille.list_person('{ID}', repeat('x', 300), false, '')"):
            self.assertIn("violates check constraint", self.club.sql(what, self.role, ok=False))

    def test_a_wrong_hash_is_refused(self):
        self.refused("hash_follows|hash_begins", parcel(), event(hash_="sha256('x')"))
        self.refused("hash_follows|hash_begins", parcel(), event(previous="sha256('x')"))
        self.refused("hash_follows|hash_begins", parcel(), event(payload="'{\"a\":1}'", hash_=(
            f"spadille.chain_next(spadille.chain_begin('{SESSION}', 'euchre'), 1, '{ID}', 'note', 1, '{{}}', '2026', '{SENDER}')")))

    def test_a_payload_of_100_mb_is_refused(self):
        self.refused("event_payload_check", parcel(), event(payload="'{' || repeat('x', 104857600)", hash_="sha256('x')"))
        self.does(parcel(), event(payload="'{' || repeat('x', 1048575)"))
        self.refused("note_value_check", parcel(2), note(value="x" * 1025, number=2))

    def test_numbers_come_in_order_and_by_whoever_began(self):
        self.refused("not the next one", parcel(2))
        self.does(parcel())
        self.refused("not the next one", parcel(3))
        self.refused("duplicate key", parcel(1))
        other = f"mate_{self.count}"
        self.club.table(other)
        self.club.owner(f"DELETE FROM spadille.member WHERE role = '{other}'; INSERT INTO spadille.member SELECT club, '{other}' "
                        f"FROM spadille.club WHERE name = 'Club {self.count}';")
        self.refused("not the next one", parcel(2), role=other)

    def test_nothing_is_put_into_a_parcel_that_others_may_have_read(self):
        self.does(parcel(), event())
        self.refused("not of this transaction", event(place=2, session=OTHER))
        self.refused("not of this transaction", note(place=2))

    def test_more_than_a_parcel_holds_is_refused(self):
        self.refused("event_place_check", parcel(), event(place=1001))

    def test_functions_of_somebody_else_do_not_stand_in_for_the_clubs(self):
        self.assertIn("permission denied", self.club.sql("CREATE SCHEMA mine", self.role, ok=False))
        self.assertIn("permission denied", self.club.sql("CREATE FUNCTION public.sha256(bytea) RETURNS bytea LANGUAGE sql AS "
                                                         "$$ SELECT $1 $$", self.role, ok=False))
        self.refused("hash_follows|hash_begins", "SET search_path = pg_temp;", parcel(), event(hash_="sha256('x')"))

    def test_only_the_owner_takes_anything_out(self):
        mine = self.club.sql(f"SELECT {ME}", self.role)
        for call in (f"CALL spadille.forget('{mine}', '{SESSION}')", f"CALL spadille.purge('{mine}', '{SESSION}')",
                     f"INSERT INTO spadille.gone VALUES ({ME}, 'person', '{SESSION}')"):
            self.assertIn("permission denied", self.club.sql(call, self.role, ok=False))

    def test_whoever_has_no_password_does_not_get_in(self):
        address = self.address.replace("sslmode=verify-full", "sslmode=disable")
        for what, where, file in (("no pg_hba.conf entry", address, self.club.environment["PGPASSFILE"]),
                                  ("no password supplied", self.address, "/dev/null")):
            done = subprocess.run(["psql", "-wXc", "SELECT 1", where], capture_output=True, text=True, check=False,
                                  env=self.club.environment | {"PGPASSFILE": file})
            self.assertIn(what, done.stderr)

    # What a hostile table can send, and a book of the same club then meets.

    def test_names_are_only_names_whatever_they_look_like(self):
        book, other = self.book(), self.book("other")
        names = ["Robert'); DROP TABLE spadille.event; --", '{"a","b"}', "$1 \\ \"x\" {}", "NULL"]
        book.begin(*names)
        book.sync(self.address)
        other.sync(self.address)
        self.assertEqual(sorted(each["name"] for each in other.run("players")["players"]), sorted(names))
        self.assertEqual(other.logs(), book.logs())

    def test_a_session_that_is_none_is_told_and_holds_nobody_up(self):
        self.does(parcel(), event(payload="'{\"nonsense\":[]}'"), event(session=OTHER, place=2, payload="'{'"))
        book, other = self.book(), self.book("other")
        book.begin()
        came = book.sync(self.address)
        self.assertEqual(sorted(each["id"] for each in came["refused"]), [SESSION, OTHER])
        self.assertEqual(came["sent"], 1)
        self.assertEqual(other.sync(self.address)["added"], 1)
        self.assertEqual(len(other.sync()["refused"]), 2)

    def test_what_a_newer_program_wrote_waits_for_one(self):
        self.does(parcel(), event(kind="someday"))
        (log,) = self.book().sync(self.address)["refused"]
        self.assertIn("newer version", log["why"])

    def test_names_that_steer_a_terminal_or_go_in_a_circle_are_left(self):
        one, two = "00000000-0000-4000-8000-0000000000a1", "00000000-0000-4000-8000-0000000000a2"
        self.does(parcel(), note(one, value="A\x1b[2Jnn"), note(two, value="Bob", place=2),
                  note(one, "goes_on_as", two, 3), note(two, "goes_on_as", one, 4))
        book = self.book()
        book.sync(self.address)
        self.assertNotIn("\x1b", book.text("players", "--all"))
        self.assertEqual(len(book.run("players", "--all")["players"]), 1)

    def test_an_old_log_sent_again_changes_nothing(self):
        book, other = self.book(), self.book("other")
        book.begin()
        book.deals(2)
        book.sync(self.address)
        book.run("correct", 1, "Bob", 5, "--why", "miscounted")
        book.sync()
        self.club.sql(f"""BEGIN; {parcel()}
            INSERT INTO spadille.event SELECT club, session, seq, hash, previous, game, id, kind, format, payload, at_utc, device,
              '{SENDER}', 1, seq FROM spadille.event WHERE seq < 4 ON CONFLICT (club, session, seq, hash) DO NOTHING; COMMIT""", self.role)
        other.sync(self.address)
        self.assertEqual(other.logs(), book.logs())


if __name__ == "__main__":
    SOURCE = sys.argv.pop(2)
    PROGRAM = sys.argv.pop(1)
    InAClub.source = SOURCE
    unittest.main()
