"""A club whose server has a replica (docs/club.md): the server dies in the middle of syncs, the replica takes its place, and what was
announced is there. `replica.py PROGRAM SOURCE_DIR`; a sample of it, with SPADILLE_LONG all."""

import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from club import Book, Club, until  # noqa: E402
from harmed import EVENING, Line, size  # noqa: E402

BIN = Path(os.environ.get("SPADILLE_POSTGRES", "/usr/lib/postgresql/15/bin"))
BOOKS = 4


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


class Pair(Club):
    """A server and its replica, which may take its place."""

    replica = None

    def __init__(self, source):
        super().__init__(source)
        self.replicas = 0
        self.set("synchronous_standby_names", "replica")
        self.add_replica()

    def as_server(self, *words):
        """As whoever the server runs as."""
        become = ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--init-groups"] if os.getuid() == 0 else []
        done = subprocess.run([*become, "env", f"HOME={self.folder}", *map(str, words)], capture_output=True, text=True,
                              check=False, cwd="/")
        assert done.returncode == 0, (words, done.stderr)
        return done.stdout.strip()

    def add_replica(self):
        self.replicas += 1
        self.replica, self.replica_port = self.folder / f"replica{self.replicas}", free_port()
        self.replica.mkdir(mode=0o700)
        shutil.chown(self.replica, self.data.owner())
        self.as_server(BIN / "pg_basebackup", "-D", self.replica, "-c", "fast", "-X", "stream", "-R", "-d",
                       f"host={self.folder}/run port={self.port} application_name=replica")
        self.start_replica()

    def start_replica(self):
        self.as_server(BIN / "pg_ctl", "-s", "-w", "-D", self.replica, "-l", self.replica / "server.log", "-o",
                       f"-p {self.replica_port}", "start")

    def stop_replica(self):
        self.as_server(BIN / "pg_ctl", "-s", "-w", "-D", self.replica, "-m", "immediate", "stop")

    def promote(self):
        """It takes the place, and waits for nobody until it has a replica of its own."""
        self.as_server(BIN / "pg_ctl", "-s", "-w", "-D", self.replica, "promote")
        shutil.rmtree(self.data.resolve())
        self.data.unlink(missing_ok=True)
        self.data.symlink_to(self.replica)
        (self.folder / "port").write_text(f"{self.replica_port}\n")
        self.set("synchronous_standby_names", "")

    def both(self, address):
        """The address with both servers, the replica first."""
        here = f"127.0.0.1:{self.port}"
        return address.replace(here, f"127.0.0.1:{self.replica_port},{here}") + "&target_session_attrs=read-write"

    def end(self):
        if self.replica and (self.replica / "postmaster.pid").exists():
            self.stop_replica()
        super().end()


class Replicas(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.club = Pair(SOURCE)
        cls.addClassCleanup(cls.club.end)
        cls.random = random.Random(22)
        cls.count = cls.evenings = 0

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        Replicas.count += 1
        self.role = f"table_{self.count}"
        self.club.another_club(f"Club {self.count}", self.role)
        self.books = [Book(PROGRAM, self.club, self.folder / f"{i}.db") for i in range(BOOKS)]

    @property
    def address(self):
        return self.club.both(self.club.address(self.role))

    def bring(self, book, count=4):
        file = self.folder / "evenings.json"
        Replicas.evenings += count
        file.write_text("\n".join(EVENING % f"Evening {self.evenings - i}" for i in range(count)))
        book.run("import", file)

    def everybody_is_the_same(self):
        for book in (*self.books, *self.books[:-1]):
            book.sync(self.address)
        for book in self.books:
            self.assertEqual(book.logs(), self.books[0].logs())
            self.assertEqual(book.people(), self.books[0].people())

    def kept(self):
        return set(self.club.sql("SELECT encode(hash, 'hex') FROM spadille.event", self.role).split())

    def sync_until_the_server_dies(self, at):
        """The first book by a line, and the server dies when so many bytes have passed there; the others at the same time, of whom one
        is done before. What was announced, and how many syncs broke off."""
        def kill(line, data, up):
            self.club.kill()
            return data
        line = Line(self.club.port, at, kill)
        by_line = self.club.address(self.role).replace(f":{self.club.port}/", f":{line.port}/")
        first, *others = self.books
        running = [(book, book.begin_sync(self.address)) for book in others]
        until(lambda: any(program.poll() == 0 for _, program in running), "a sync that is done")
        running.append((first, first.begin_sync(by_line)))
        announced = set()
        for book, program in running:
            program.communicate()
            if program.returncode == 0:
                announced |= {hash_ for hash_, _ in book.logs().values()}
        line.close()
        return announced, sum(program.returncode != 0 for _, program in running)

    def test_what_was_announced_is_there_when_the_replica_takes_the_place(self):
        self.bring(self.books[0])
        line = Line(self.club.port)
        self.books[0].sync(self.club.address(self.role).replace(f":{self.club.port}/", f":{line.port}/"))
        line.close()
        times, broken = size(20, 1), 0
        for _ in range(times):
            announced = {hash_ for hash_, _ in self.books[0].logs().values()}
            for book in self.books:
                self.bring(book)
            more, off = self.sync_until_the_server_dies(self.random.randint(1, line.passed))
            self.club.promote()
            self.assertLessEqual(announced | more, self.kept(), "announced and lost")
            self.everybody_is_the_same()
            broken += off
            self.club.set("synchronous_standby_names", "replica")
            self.club.add_replica()
        print(f"club: replica in the place of a dead server: {times} times, {broken} syncs broken off", flush=True)
        self.assertGreater(broken, 0)

    def waiting(self):
        return self.club.as_server(BIN / "psql", "-XqAtc", "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
                                   "-h", self.club.folder / "run", "-p", self.club.port, "spadille")

    def test_while_the_replica_is_away_nothing_is_announced(self):
        first, second = self.books[:2]
        self.bring(first), self.bring(second)
        first.sync(self.address), second.sync(self.address)
        self.bring(first), self.bring(second)
        address = self.address
        self.club.stop_replica()
        waits, dies = first.begin_sync(address), second.begin_sync(address)
        until(lambda: self.waiting() == "2", "two that wait for the replica")
        dies.kill()
        dies.communicate()
        self.assertIsNone(waits.poll())
        self.club.start_replica()
        self.assertIn('"sent":20', waits.communicate()[0])
        self.everybody_is_the_same()


if __name__ == "__main__":
    SOURCE = sys.argv.pop(2)
    PROGRAM = sys.argv.pop(1)
    unittest.main()
