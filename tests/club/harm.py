"""Programs, server processes and whole servers that are killed in the middle of syncs, and lines that are cut: wherever it happens,
what was announced is there, once and in order, on either side. `harm.py PROGRAM SOURCE_DIR`; a sample of it, with SPADILLE_LONG
all. Nothing goes by the clock: harm comes when so many bytes have passed."""

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from club import PATIENCE, Book, Club, until  # noqa: E402

LONG = bool(os.environ.get("SPADILLE_LONG"))
EVENING = ('{"format":"spadille/session","version":1,"game":"kyuuri","title":"%s","date":"2026-11-13",'
           '"players":["Ann","Ben","Cem"],"before":{"balances":[4,0,9],"dealer":2},"deals":["Ann 7","Ben 9","Cem 7","Ann 9"]}')


def size(whole, sample):
    return whole if LONG else sample


class Line:
    """Stands between one program and the server. `harm` is done once, when `at` bytes have passed, by the line's server side port."""

    def __init__(self, port, at, harm):
        self.at, self.harm, self.passed, self.lock, self.server = at, harm, 0, threading.Lock(), port
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
            self.far_port = far.getsockname()[1]
            back = threading.Thread(target=self.move, args=(far, near), daemon=True)
            back.start()
            self.move(near, far)
            back.join()

    def move(self, source, to):
        try:
            while data := source.recv(256):
                self.count(len(data))
                to.sendall(data)
        except OSError:
            pass
        for end in (source, to):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def count(self, size):
        with self.lock:
            before, self.passed = self.passed, self.passed + size
            if self.harm and before < self.at <= self.passed:
                self.harm(self)

    def close(self):
        self.listener.close()
        self.thread.join(PATIENCE)


class Harm(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.club = Club(SOURCE)
        cls.addClassCleanup(cls.club.end)
        cls.clubs = cls.evenings = 0
        cls.random = random.Random(21)

    def begin(self):
        """A club and two books of their own: what was harmed often enough makes every look at it slow."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        Harm.clubs += 1
        self.address = self.club.another_club(f"Club {self.clubs}", f"table_{self.clubs}")
        self.id = self.club.owner(f"SELECT club FROM spadille.club WHERE name = 'Club {self.clubs}'")
        self.a, self.b = (Book(PROGRAM, self.club, self.folder / f"{name}.db") for name in "ab")
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
            Harm.evenings += 1
            texts.append(EVENING % f"Evening {self.evenings}")
        file.write_text("\n".join(texts))
        book.run("import", file)

    @property
    def port(self):
        return int((self.club.folder / "port").read_text())

    def sync_through(self, at, harm):
        """A sync of the first book by a line on which something happens; whether it came to its end, and what passed."""
        line = Line(self.port, at, harm)
        address = self.address.replace(f":{self.port}/", f":{line.port}/")
        self.program = subprocess.Popen(self.a.command("sync", address), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env=self.club.environment, stdin=subprocess.DEVNULL)
        self.program.communicate(timeout=PATIENCE)
        line.close()
        return self.program.returncode == 0, line.passed

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
        club = self.kept_by_the_club()
        self.announced = {session: hash_ for session, (hash_, _) in self.a.logs().items()}
        self.assertEqual(self.announced, {session: hashes[-1] for session, hashes in club.items()})

    def suffers(self, times, harm, afterwards=lambda: None):
        broken = 0
        for time in range(times):
            if time % 25 == 0:
                total = self.begin()
            self.bring(self.a), self.bring(self.b)
            self.b.sync(self.address)
            done, _ = self.sync_through(self.random.randint(1, total), harm)
            broken += not done
            afterwards()
            self.is_whole()
        name = self._testMethodName.removeprefix("test_").replace("_", " ")
        print(f"club: {name}: {times} times, {broken} syncs broken off", flush=True)
        self.assertGreater(broken, 0)

    def test_programs_that_are_killed(self):
        self.suffers(size(900, 20), lambda line: self.program.kill())

    def test_lines_that_are_cut(self):
        def cut(line):
            raise OSError("cut")
        self.suffers(size(200, 5), cut)

    def test_server_processes_that_are_killed(self):
        def kill(line):
            for pid in self.server_processes(f"127.0.0.1({line.far_port})"):
                os.kill(pid, signal.SIGKILL)
        self.suffers(size(80, 5), kill, self.is_up)

    def test_servers_that_are_killed(self):
        def kill(line):
            for pid in [*self.server_processes(""), self.club.pid]:
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
        self.suffers(size(20, 2), kill, self.club.start)

    def server_processes(self, of):
        """Below the first process of the server, those that call themselves so."""
        children = Path(f"/proc/{self.club.pid}/task/{self.club.pid}/children").read_text().split()
        return [int(pid) for pid in children if of in self.called(pid)]

    @staticmethod
    def called(pid):
        try:
            return Path(f"/proc/{pid}/cmdline").read_text()
        except OSError:  # gone meanwhile
            return "\0"

    def is_up(self):
        """After one of its processes was killed a server puts itself right before it lets anybody in."""
        def answers():
            done = subprocess.run(["psql", "-XqAtc", "SELECT 1", self.address], capture_output=True, check=False,
                                  env=self.club.environment)
            return done.returncode == 0
        until(answers, "a server that is up again")


if __name__ == "__main__":
    SOURCE = sys.argv.pop(2)
    PROGRAM = sys.argv.pop(1)
    unittest.main()
