"""What a club's server can do, measured by hand (docs/club.md): `measure.py PROGRAM SOURCE_DIR CLUB_BENCH tables|commits|minute|reads`. PROGRAM and
CLUB_BENCH (spadille-club-bench) are of an optimised build (script/bench). Books lie in memory, the server on the disk of the temporary folder (TMPDIR)."""

import atexit
import itertools
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
from club import Book, Club, Lists  # noqa: E402

sys.path.append(str(Path(__file__).parent.parent / "bench"))
from run import evenings  # noqa: E402

EVENING = ('{"format":"spadille/session","version":1,"game":"klaverjas","title":"%s","date":"2026-11-13","players":["%s"],'
           '"deals":[%s]}')
CLIENTS, SECONDS, ROUNDS = 8, 4, 5
# The same shape without us: a parcel and an entry in one statement, by a role of a table, through the same triggers, checks and policies.
# An entry's hash does not depend on its log, so one hash is right for the second entry of every log.
PAYLOAD = '{"deal":{"maker":2,"points":104,"roem":[20,50]},"calls":["pass","pass","hearts"],"dealer":1}'
ID, DEVICE = "1d000000-0000-4000-8000-000000000001", "de71ce00-0000-4000-8000-000000000001"
SAME = f"""\\set n :n + 1
WITH parcel AS (INSERT INTO spadille.parcel (club, sender, number, id)
  SELECT club, 'b000' || lpad(:run::text || '-' || :client_id::text, 32, '0'), :n, '{ID}' FROM spadille.member
  WHERE role = current_user RETURNING club, sender)
INSERT INTO spadille.event (club, sender, number, place, session, seq, hash, previous, id, kind, format, payload, at_utc, device)
SELECT club, sender, :n, 1, 'c000' || lpad(:run::text || '-' || :client_id::text || '-' || :n::text, 32, '0'), 2, decode('HASH', 'hex'),
  decode(repeat('ab', 32), 'hex'), '{ID}', 'deal_recorded', 1, '{PAYLOAD}', '2026-11-20T19:30:00Z', '{DEVICE}' FROM parcel;
"""
PLAIN = SAME.replace("spadille.parcel", "plain.parcel").replace("spadille.event", "plain.event")


class Measured:
    def __init__(self, program, source, bench):
        self.program, self.bench = program, bench
        asking = Path(source, "db/club/asking.cpp").read_text(encoding="utf-8")
        self.question = asking.split('R"sql(')[1].split(')sql"')[0]
        self.club = Club(source)
        self.folder = Path(tempfile.mkdtemp(prefix="spadille-measured-", dir="/dev/shm"))

    def book(self, name):
        return Book(self.program, self.club, self.folder / f"{name}.db")

    def size(self):
        """Of each table of the collector with all that belongs to it, and how many rows it has."""
        rows = self.club.owner("""SELECT 'event', pg_total_relation_size('spadille.event'), count(*) FROM spadille.event
            UNION ALL SELECT 'parcel', pg_total_relation_size('spadille.parcel'), count(*) FROM spadille.parcel
            UNION ALL SELECT 'note', pg_total_relation_size('spadille.note'), count(*) FROM spadille.note""")
        return {name: (int(size), int(count)) for name, size, count in (row.split("|") for row in rows.splitlines())}

    def wal(self):
        return int(self.club.owner("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"))

    # Tables that sync at once.

    def tables(self, tables=50, sessions=200, deals=4):
        address = self.club.address()
        points = ",".join(f'"N {90 + i % 30}"' for i in range(deals))
        for i in range(tables):
            people = '","'.join(f"Player {i}-{seat}" for seat in range(4))
            file = self.folder / "evenings.json"
            file.write_text("\n".join(EVENING % (f"Table {i}, {j}", people, points) for j in range(sessions)))
            self.book(i).run("import", file)
        before, wal = time.monotonic(), self.wal()
        with ThreadPoolExecutor(tables) as pool:
            said = list(pool.map(lambda i: self.answer(self.book(i).begin_sync(address)), range(tables)))
        took = time.monotonic() - before
        size = self.size()
        print(f"{tables} tables, {sessions} sessions each, at once: {took:.1f} s, {said.count({})} errors, "
              f"{tables * sessions * deals / took:.0f} deals/s sent, {sum(each.get('taken', 0) for each in said) / took:.0f} entries/s taken, "
              f"{(self.wal() - wal) / size['event'][1]:.0f} bytes of WAL an entry, {size}")
        before = time.monotonic()
        came = self.book("late").sync(address)
        print(f"a late book takes {came['added']} sessions in {time.monotonic() - before:.1f} s")

    @staticmethod
    def answer(program):
        """Nothing where it has failed."""
        said, _ = program.communicate()
        return json.loads(said) if program.returncode == 0 else {}

    # Commits.

    def commits(self):
        """Ours and pgbench in turns, so that what else the machine does meets both."""
        self.plain_tables()
        self.club.another_club("Bench", "bench")
        found = {}
        for turn in range(ROUNDS):
            for name, rate in (("parcels", lambda: self.ours("parcels", turn)), ("syncs", lambda: self.ours("syncs", turn)),
                               ("same", lambda: self.pgbench(SAME, turn, "extended")),
                               ("same, prepared", lambda: self.pgbench(SAME, turn + ROUNDS, "prepared")),
                               ("plain, prepared", lambda: self.pgbench(PLAIN, turn, "prepared")),
                               ("question and same", lambda: self.pgbench(self.asking() + SAME, turn + 2 * ROUNDS, "extended"))):
                found.setdefault(name, []).append(rate())
        for name, rates in found.items():
            print(f"{name}: {statistics.median(rates):.0f}/s ({min(rates):.0f}–{max(rates):.0f})")
        print(self.size())
        for ours, other in (("parcels", "same"), ("parcels", "same, prepared"), ("parcels", "plain, prepared"),
                            ("syncs", "question and same"), ("syncs", "same")):
            ratio = statistics.median(a / b for a, b in zip(found[ours], found[other]))
            print(f"{ours} beside {other}: {ratio:.2f}")

    def asking(self):
        """What a sync asks before it sends, by somebody who has read everything."""
        text = self.question.replace("$1", f"'{DEVICE}'")
        for i in range(2, 6):
            text = text.replace(f"${i}", "'{}'")
        return text.replace("WHERE s.sender <> ", "WHERE s.sender = ") + ";\n"

    # The worst minute.

    def minute(self, clubs=100, tables=20, deals=36, at_once=16):
        """All tables of all clubs send their evening at its end, each by a program of its own, and take what the others of their club
        have sent. Devices are the same from club to club: every key begins with the club."""
        points = ",".join(f'"N {90 + i % 30}"' for i in range(deals))
        for i in range(tables):
            people = '","'.join(f"Player {i}-{seat}" for seat in range(4))
            file = self.folder / "evening.json"
            file.write_text(EVENING % (f"Table {i}", people, points))
            self.book(f"0-{i}").run("import", file)
        addresses = [self.club.another_club(f"Club {club}", f"club{club}") for club in range(clubs)]
        for club, i in itertools.product(range(1, clubs), range(tables)):
            shutil.copy(self.folder / f"0-{i}.db", self.folder / f"{club}-{i}.db")
        order = list(itertools.product(range(clubs), range(tables)))
        random.Random(3).shuffle(order)
        before, work, wal = time.monotonic(), self.server_seconds(), self.wal()
        with ThreadPoolExecutor(at_once) as pool:
            said = list(pool.map(lambda each: self.answer(self.book(f"{each[0]}-{each[1]}").begin_sync(addresses[each[0]])), order))
        took, work = time.monotonic() - before, self.server_seconds() - work
        size, entries = self.size(), sum(each.get("sent", 0) for each in said)
        print(f"{len(order)} tables of {clubs} clubs: {took:.1f} s, {said.count({})} errors, {len(order) / took:.0f} syncs/s, {entries} entries "
              f"sent, {sum(each.get('taken', 0) for each in said)} taken, {1000 * work / len(order):.1f} ms of the server's work a sync, "
              f"{(self.wal() - wal) / entries:.0f} bytes of WAL an entry, {size}")

    def server_seconds(self):
        """Of processors, for the server and all its processes so far."""
        ticks = 0
        for pid in (self.club.pid, *self.club.processes()):
            spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]
            ticks += sum(map(int, spent if pid == self.club.pid else spent[:2]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def plain_tables(self):
        self.club.owner("""CREATE SCHEMA plain; GRANT USAGE ON SCHEMA plain TO spadille_table;
            CREATE TABLE plain.parcel (club uuid, sender text COLLATE "C", number bigint, id text, PRIMARY KEY (club, sender, number));
            CREATE TABLE plain.event (club uuid, session text COLLATE "C", seq integer, hash bytea, previous bytea, id text, kind text,
              format integer, payload text, at_utc text, device text, sender text COLLATE "C", number bigint, place integer,
              PRIMARY KEY (club, session, seq, hash), UNIQUE (club, sender, number, place));
            GRANT INSERT, SELECT ON plain.parcel, plain.event TO spadille_table;""")
        self.hash = self.club.owner(f"SELECT encode(spadille.chain_next(decode(repeat('ab', 32), 'hex'), 2, '{ID}', 'deal_recorded', 1, "
                                    f"'{PAYLOAD}', '2026-11-20T19:30:00Z', '{DEVICE}'), 'hex')")

    def ours(self, way, turn):
        """By clients each of which is alone in a club that was empty: none takes what another has sent."""
        for i in range(CLIENTS):
            self.club.another_club(f"{way} {turn} {i}", f"{way}{turn}_{i}")
        address = self.club.address(f"{way}{turn}_0").replace("_0@", "_%@")
        folder = tempfile.mkdtemp(dir=self.folder)
        return float(self.asked([self.bench, way, address, str(CLIENTS), str(SECONDS), folder]))

    def pgbench(self, script, run, mode):
        file = self.folder / "script.sql"
        file.write_text(script.replace("HASH", self.hash))
        said = self.asked(["pgbench", "-n", "-f", file, "-c", CLIENTS, "-j", 2, "-T", SECONDS, "-M", mode, "-D", "n=0", "-D", f"run={run}",
                           self.club.address("bench")])
        return float(said.split("tps = ")[1].split()[0])

    def asked(self, words):
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False, env=self.club.environment)
        assert done.returncode == 0, done.stderr
        return done.stdout

    # What is read.

    def reads(self, deals=1_000_000, times=9):
        """Whole commands over a club of 200 people who played so many deals, and 40 events: each program connects anew."""
        file, book = self.folder / "evenings.jsonl", self.book("all")
        file.write_text("".join(evenings(deals // 20)))
        book.run("import", file)
        file.write_text(self.asked([self.program, "event", "simulate", "--count", 40, "--most", 200]))
        book.run("import", file)
        before = time.monotonic()
        book.sync(self.club.address())
        sent, lists = time.monotonic(), Lists(self.program, self.club, self.club.address())
        lists.run("sessions")
        print(f"{deals} deals: sent in {sent - before:.0f} s, listed in {time.monotonic() - sent:.0f} s, {self.size()}")
        for words in (["sheet", "--session", deals // 40], ["sessions"], ["players"], ["stats", "P7"],
                      ["ranking", "--game", "euchre", "--from", "2010-01-01", "--to", "2010-01-28"],
                      ["ranking", "--game", "euchre", "--from", "2010-01-01", "--to", "2010-12-31"], ["event", "season"]):
            took = sorted(self.seconds(lists, *words) for _ in range(times))
            print(f"{' '.join(map(str, words))}: {1000 * took[times // 2]:.0f} ms ({1000 * took[0]:.0f}–{1000 * took[-1]:.0f})")

    @staticmethod
    def seconds(book, *words):
        before = time.monotonic()
        book.run(*words)
        return time.monotonic() - before


if __name__ == "__main__":
    measured = Measured(*sys.argv[1:4])
    atexit.register(shutil.rmtree, measured.folder)
    for part in sys.argv[4:] or ("tables", "commits", "minute", "reads"):
        getattr(measured, part)()
