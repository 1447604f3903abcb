"""What harms of every kind need: a line on which something happens when so many bytes have passed, and syncs that are broken off by it
and done again. Nothing goes by the clock."""

import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

from club import PATIENCE, Book, Club

LONG = bool(os.environ.get("SPADILLE_LONG"))
EVENING = ('{"format":"spadille/session","version":1,"game":"kyuuri","title":"%s","date":"2026-11-13",'
           '"players":["Ann","Ben","Cem"],"before":{"balances":[4,0,9],"dealer":2},"deals":["Ann 7","Ben 9","Cem 7","Ann 9"]}')


def size(whole, sample):
    return whole if LONG else sample


class Line:
    """Stands between one program and the server. The piece in which the byte `at` is goes through `harm`, once: what it gives comes
    out at the other end. `up`: towards the server."""

    def __init__(self, port, at=0, harm=None, *, piece=256, delay=lambda: 0):
        self.at, self.harm, self.piece, self.delay, self.server = at, harm, piece, delay, port
        self.passed, self.lock, self.over = 0, threading.Lock(), threading.Event()
        self.swallows = ()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.settimeout(PATIENCE)
        self.port = self.listener.getsockname()[1]
        self.thread = threading.Thread(target=self.carry, daemon=True)
        self.thread.start()

    def carry(self):
        try:
            near, _ = self.listener.accept()
        except OSError:
            return  # nobody called
        with near, socket.create_connection(("127.0.0.1", self.server)) as far:
            self.ends = near, far
            for end in self.ends:
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.far_port = far.getsockname()[1]
            back = threading.Thread(target=self.move, args=(far, near, False), daemon=True)
            back.start()
            self.move(near, far, True)
            back.join()

    def move(self, source, to, up):
        try:
            while data := source.recv(self.piece):
                self.over.wait(self.delay())
                to.sendall(self.through(data, up))
        except OSError:
            pass
        self.hang_up()

    def through(self, data, up):
        with self.lock:
            before, self.passed = self.passed, self.passed + len(data)
            if self.harm and before < self.at <= self.passed:
                data = self.harm(self, data, up)
        return b"" if up in self.swallows else data

    def ends_when_quiet(self):
        """As programs do that wait for what never comes: their time limit, which is long, is once nothing has passed for a moment."""
        def wait():
            seen = -1
            while seen != self.passed:
                seen = self.passed
                if self.over.wait(0.2):
                    return
            self.hang_up()
        threading.Thread(target=wait, daemon=True).start()

    def hang_up(self):
        self.over.set()
        for end in self.ends:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def close(self):
        self.listener.close()
        self.thread.join(PATIENCE)


class Harmed(unittest.TestCase):
    clubs = evenings = 0
    of = str  # of an address, what it is in this test

    @classmethod
    def setUpClass(cls):
        cls.club = Club(cls.source)
        cls.addClassCleanup(cls.club.end)
        cls.random = random.Random(21)

    def begin(self):
        """A club and two books of their own: what was harmed often enough makes every look at it slow."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        Harmed.clubs += 1
        self.address = self.of(self.club.another_club(f"Club {self.clubs}", f"table_{self.clubs}"))
        self.id = self.club.owner(f"SELECT club FROM spadille.club WHERE name = 'Club {self.clubs}'")
        self.a, self.b = (Book(self.program, self.club, self.folder / f"{name}.db") for name in "ab")
        self.announced = {}
        self.bring(self.a), self.bring(self.b)
        self.b.sync(self.address)
        _, total = self.sync_through(0, None)
        self.is_whole()
        return total

    def bring(self, book, count=6):
        """Evenings that nobody else has."""
        file = self.folder / "evenings.json"
        texts = []
        for _ in range(count):
            Harmed.evenings += 1
            texts.append(EVENING % f"Evening {self.evenings}")
        file.write_text("\n".join(texts))
        book.run("import", file)

    def sync_through(self, at, harm, **line):
        """A sync of the first book by a line on which something happens; whether it came to its end, and what passed."""
        line = Line(self.club.port, at, harm, **line)
        address = self.address.replace(f":{self.club.port}/", f":{line.port}/")
        self.running = subprocess.Popen(self.a.command("sync", address), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env=self.club.environment, stdin=subprocess.DEVNULL)
        self.running.communicate(timeout=PATIENCE)
        line.close()
        return self.running.returncode == 0, line.passed

    def kept_by_the_club(self):
        """Of each log its hashes in order; a fork or a gap is a fault."""
        rows = self.club.owner("SELECT session, seq, encode(hash, 'hex') FROM spadille.event "
                               f"WHERE club = '{self.id}' ORDER BY session, seq")
        logs = {}
        for row in rows.splitlines():
            session, seq, hash_ = row.split("|")
            logs.setdefault(session, []).append(hash_)
            self.assertEqual(len(logs[session]), int(seq), "twice, or out of order")
        return logs

    def is_whole(self):
        """What was announced before is there, in the club and in the book, and another sync brings all to the same."""
        club = self.kept_by_the_club()
        for session, hash_ in self.announced.items():
            self.assertIn(hash_, club[session], "announced and lost")
        self.assertIn("Everything is as it was", self.a.text("verify"))
        self.a.sync(self.address)
        self.b.sync(self.address)
        self.assertEqual(self.a.logs(), self.b.logs())
        self.assertEqual(self.a.people(), self.b.people())
        club = self.kept_by_the_club()
        self.announced = {session: hash_ for session, (hash_, _) in self.a.logs().items()}
        self.assertEqual(self.announced, {session: hashes[-1] for session, hashes in club.items()})

    def suffers(self, times, harm, afterwards=lambda: None, line=dict):
        """`line`: what the line of each time is like."""
        broken = 0
        for time in range(times):
            if time % 25 == 0:
                total = self.begin()
            self.bring(self.a), self.bring(self.b)
            self.b.sync(self.address)
            done, _ = self.sync_through(self.random.randint(1, total), harm, **line())
            broken += not done
            afterwards()
            self.is_whole()
        name = self._testMethodName.removeprefix("test_").replace("_", " ")
        print(f"club: {name}: {times} times, {broken} syncs broken off", flush=True)
        if LONG:  # one of few may come too late
            self.assertGreater(broken, 0)


def main():
    Harmed.source = sys.argv.pop(2)
    Harmed.program = sys.argv.pop(1)
    unittest.main()
