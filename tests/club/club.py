"""A club for tests: a real server by script/club in a folder of its own, and books that sync with it."""

import atexit
import contextlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
import unittest
import warnings
from pathlib import Path

import jsonschema

PATIENCE = 600  # seconds after which something will never come


def until(happened, what):
    """Waits for what is to come; nothing here goes by the clock. `what`: to be told where it does not come."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (seen := happened()) not in (None, False):
            return seen
    raise AssertionError(f"did not come: {what}")


def validator(schema):
    said = json.loads(schema.read_text(encoding="utf-8"))
    with warnings.catch_warnings():  # newer versions have another way to follow references, which Debian 12 has not
        warnings.simplefilter("ignore", DeprecationWarning)
        return jsonschema.Draft202012Validator(said, resolver=jsonschema.RefResolver(schema.as_uri(), said))


class Club:
    """One server, owned by whoever runs the tests."""

    def __init__(self, source):
        self.script = Path(source, "script/club").resolve()
        self.schema = validator(Path(source, "docs/format/answers/synced.schema.json").resolve())
        self.folder = Path(tempfile.mkdtemp(prefix="spadille-club-"))
        self.folder.chmod(0o755)
        self.data = self.folder / "data"
        atexit.register(self.end)  # no server is left behind
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # unittest would go on after anything else
        # A server that was killed comes back where it was: no other test's takes its place meanwhile.
        self.ports = 10_000 + os.getpid() % 110 * 200
        self.start()

    def start(self, **environment):
        return self.call("start", **environment)

    def call(self, *words, **environment):
        done = subprocess.run([self.script, *words, self.folder], capture_output=True, text=True, check=False,
                              env=os.environ | {"SPADILLE_CLUB_PORT": str(self.ports)} | environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def address(self, name="table1"):
        return self.call("url", name)

    def table(self, name):
        return self.call("table", name)

    @property
    def environment(self):
        return os.environ | {"PGPASSFILE": str(self.folder / "pgpass"), "LC_ALL": "C.UTF-8"}

    def sql(self, text, role="table1", ok=True):
        """Rows, cells with a bar between; or what the database says, where it refuses."""
        done = subprocess.run(["psql", "-XqAt", "-v", "ON_ERROR_STOP=1", self.address(role)], input=text, text=True,
                              capture_output=True, env=self.environment, check=False)
        if ok:
            assert done.returncode == 0, done.stderr
            return done.stdout.strip()
        assert done.returncode != 0, f"was not refused: {text}"
        return done.stderr

    def owner(self, text):
        return self.sql(text, "spadille_owner")

    def another_club(self, name, role):
        """A second club in the same database, with a table of its own."""
        self.table(role)  # in the first club, until it is told otherwise
        self.owner(f"""INSERT INTO spadille.club VALUES (gen_random_uuid(), '{name}');
            DELETE FROM spadille.member WHERE role = '{role}';
            INSERT INTO spadille.member SELECT club, '{role}' FROM spadille.club WHERE name = '{name}';""")
        return self.address(role)

    def set(self, name, value):
        """A setting of the whole server, once it holds."""
        with open(self.data / "postgresql.conf", "a", encoding="utf-8") as settings:
            settings.write(f"{name} = '{value}'\n")
        os.kill(self.pid, signal.SIGHUP)
        until(lambda: self.sql(f"SHOW {name}") == value, f"{name} = {value}")

    def statements(self):
        """What programs have asked so far, where log_statement is on."""
        return (self.data / "server.log").read_text().count("LOG:  execute")

    def end(self):
        if not self.folder.exists():
            return
        subprocess.run([self.script, "stop", self.folder], capture_output=True, check=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self):
        return int((self.data / "postmaster.pid").read_text().split()[0])

    @property
    def port(self):
        return int((self.folder / "port").read_text())

    def processes(self):
        """Of the server, below its first one."""
        return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    def kill(self):
        """All of the server at once, as a power cut does."""
        for pid in [*self.processes(), self.pid]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def allow_plain_lines(self):
        """Also without TLS: as nobody should run it."""
        with open(self.data / "pg_hba.conf", "a", encoding="utf-8") as lines:
            lines.write("host spadille all 127.0.0.1/32 scram-sha-256\n")
        os.kill(self.pid, signal.SIGHUP)
        plain = self.plain(self.address())
        until(lambda: subprocess.run(["psql", "-XqAtc", "SELECT 1", plain], capture_output=True, check=False,
                                     env=self.environment).returncode == 0, "a server that takes plain lines")

    @staticmethod
    def plain(address):
        return address.replace("sslmode=verify-full", "sslmode=disable")


class Book:
    """A book, and the program over it."""

    def __init__(self, program, club, path, **environment):
        self.program, self.club, self.path = program, club, Path(path)
        self.environment = club.environment | environment

    def command(self, *words):
        return [self.program, *map(str, words), "--db", str(self.path), "--lang", "en", "--json"]

    def run(self, *words, ends=0):
        done = subprocess.run(self.command(*words), capture_output=True, text=True, env=self.environment,
                              stdin=subprocess.DEVNULL, check=False)
        assert done.returncode == ends, (words, done.returncode, done.stdout, done.stderr)
        answers = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        return answers[-1] if answers else {}

    def text(self, *words, ends=0):
        """What a person reads."""
        done = subprocess.run([self.program, *map(str, words), "--db", str(self.path), "--lang", "en"],
                              capture_output=True, text=True, env=self.environment, stdin=subprocess.DEVNULL,
                              check=False)
        assert done.returncode == ends, (words, done.returncode, done.stdout, done.stderr)
        return done.stdout + done.stderr

    def begin(self, *players, game="euchre"):
        return self.run("new", game, *(players or ("Ann", "Bob", "Chris", "Dora")))["session"]["number"]

    def deals(self, count, session=None):
        for i in range(count):
            self.run("deal", "Ann" if i % 2 else "Bob", 3 + i % 3, *(("--session", session) if session else ()))

    def sync(self, *words, ends=0):
        answer = self.run("sync", *words, ends=ends)
        if not ends:
            self.club.schema.validate(answer)
        return answer

    def begin_sync(self, *words):
        return subprocess.Popen(self.command("sync", *words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                env=self.environment, stdin=subprocess.DEVNULL)

    def logs(self):
        """Every log, by its identity: its hash and its entries, however they came here."""
        done = subprocess.run([self.program, "export", "--all", "--as", "book", "--db", str(self.path)],
                              capture_output=True, text=True, check=True, env=self.club.environment)
        logs = [json.loads(line) for line in done.stdout.splitlines()]
        return {log.get("session") or log["event"]: (log["hash"], log["events"]) for log in logs}

    def people(self):
        """By their identities, what they are called."""
        return {each["id"]: each["name"] for each in self.run("players", "--all")["players"]}

    def copy(self, path):
        """As somebody does who carries the file to another laptop: its device, too."""
        with contextlib.closing(sqlite3.connect(self.path)) as book:
            book.execute("VACUUM INTO ?", (str(path),))
        return Book(self.program, self.club, path)


class Lists(Book):
    """The club itself, read as a book is."""

    def __init__(self, program, club, address):
        super().__init__(program, club, "lists")
        self.path = address


class InAClub(unittest.TestCase):
    """Each test has a club and a folder of its own; one server has them all. `source`: set by who runs them."""

    source = None

    @classmethod
    def setUpClass(cls):
        cls.club = Club(cls.source)
        cls.addClassCleanup(cls.club.end)
        cls.count = 0

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        type(self).count += 1
        self.role = f"table_{self.count}"
        self.address = self.club.another_club(f"Club {self.count}", self.role)
        self.id = self.club.owner(f"SELECT club FROM spadille.club WHERE name = 'Club {self.count}'")
