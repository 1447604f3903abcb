"""A host of phones, and whoever stands outside its door: requests byte by byte, from any address of this machine,
answers as they come, and the stream of boards. Knows nothing of how the door is made."""

import contextlib
import hashlib
import json
import os
import signal
import socket
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 40  # seconds, for what ought to come at once: longer than every deadline of the door
CLOSED = None  # in the place of a status: the door closed without a word


def until(what, holds, within=PATIENCE):
    """What `holds` says, once it says anything."""
    end = time.monotonic() + within
    while not (found := holds()):
        assert time.monotonic() < end, f"not within {within} s: {what}"
        time.sleep(0.005)
    return found


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def line(port, source, buffer=0):
    """To that port from that address; `buffer`: bytes of what is not read, 0 for what is usual."""
    connection = socket.socket()
    try:
        connection.settimeout(PATIENCE)
        if buffer:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        connection.bind((source, 0))
        connection.connect(("127.0.0.1", port))
    except OSError:
        connection.close()
        raise
    return connection


def addresses(first=1):
    """Addresses of this machine, each another phone."""
    for number in range(first, 1 << 16):
        yield f"127.{1 + (number >> 14)}.{(number >> 7) & 127}.{1 + (number & 127)}"


class Book:
    """A book, as the command line writes and tells it."""

    def __init__(self, program, file):
        self.program, self.file = program, str(file)

    def command(self, *args):
        return [str(self.program), "--lang", "en", *map(str, args), "--db", self.file, "--json"]

    def run(self, *args):
        done = subprocess.run(self.command(*args), capture_output=True, text=True, check=False, env=surroundings())
        assert done.returncode == 0, f"spadille {' '.join(map(str, args))}: {done.stdout}{done.stderr}"
        return json.loads(done.stdout)

    def say(self, language, *args):
        """What a terminal is told, line by line; findings as well."""
        done = subprocess.run([str(self.program), "--lang", language, *map(str, args), "--db", self.file],
                              capture_output=True, text=True, check=False, env=surroundings())
        assert done.returncode in (0, 1), f"spadille {' '.join(map(str, args))}: {done.stderr}"
        return done.stdout.splitlines()

    def take_in(self, source):
        """The sample evenings."""
        return self.run("import", *sorted(Path(source, "samples/sessions").glob("*.json")))

    def sessions(self):
        return self.run("sessions")["sessions"]

    def sheet(self, session):
        return self.run("sheet", "--session", session)

    def digest(self):
        """What is written in the book."""
        sums = [hashlib.sha256(Path(part).read_bytes()).hexdigest()
                for part in (self.file, self.file + "-wal") if os.path.exists(part)]
        return sums, Path(self.file + ".door").read_bytes()


def surroundings():
    return {**{name: value for name, value in os.environ.items() if name != "SPADILLE_DB"}, "LC_ALL": "C.UTF-8"}


@dataclass
class Answer:
    status: int | None
    headers: dict = field(default_factory=dict)
    body: bytes = b""

    @property
    def json(self):
        return json.loads(self.body)


class Host:
    """`spadille serve`, on a port that it keeps when it is started again. `inside`: the words before a command that
    lead into another network, where its address is."""

    def __init__(self, book, folder, address="127.0.0.1", inside=()):
        self.book, self.folder, self.address, self.inside = book, Path(folder), address, inside
        self.port, self.process, self.starts = free_port(), None, 0
        self.out = self.err = self.token = None

    def start(self, *more):
        self.starts += 1
        self.out, self.err = (self.folder / f"{name}-{self.starts}" for name in ("out", "err"))
        with open(self.out, "wb") as out, open(self.err, "wb") as err:
            self.process = subprocess.Popen(
                [*self.inside, *self.book.command("serve", "--on", self.address, "--port", self.port, *more)],
                stdin=subprocess.PIPE, stdout=out, stderr=err, env=surroundings(),
                umask=0)  # nobody else reads the keys, whatever the habits of the house
        until("the host says where it is", lambda: b"\n" in self.out.read_bytes() or self.process.poll() is not None)
        assert self.process.poll() is None, f"the host ended: {self.out.read_text()}{self.err.read_text()}"
        served = json.loads(self.out.read_text().splitlines()[0])
        assert (served["format"], served["version"]) == ("spadille/served", 1), served
        where, self.token = served["address"].split("#t=")
        assert where == f"http://{self.name}/", served
        return self

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()

    def stop(self):
        """How it ended, and what it said on standard error."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        self.process.stdin.close()
        return status, self.err.read_text()

    def end(self):
        if self.process is not None and self.process.poll() is None:
            self.kill()

    @property
    def name(self):
        return f"{self.address}:{self.port}"

    def memory(self):
        """kB."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def connect(self, source="127.0.0.1"):
        return line(self.port, source)

    def request(self, method, path, headers=(), body=b"", host=None):
        """A request as a good phone writes it, with what is wanted besides."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host or self.name}", *headers]
        if body or method == "POST":
            lines.append(f"Content-Length: {len(body)}")
        return "\r\n".join([*lines, "", ""]).encode() + body

    def post(self, path, document, headers=()):
        body = document if isinstance(document, bytes) else json.dumps(document).encode()
        return self.request("POST", path, ["Content-Type: application/json", *headers], body)

    def send(self, raw, source="127.0.0.1"):
        """What is answered to these bytes."""
        try:
            with self.connect(source) as connection:
                say(connection, raw)
                return hear(connection)
        except ConnectionError:
            return Answer(CLOSED)

    def knocking(self, token, *headers):
        """The request of a key."""
        return self.post("/v1/keys", {"format": "spadille/knock", "version": 1, "token": token}, headers)

    def knock(self, token, source="127.0.0.1"):
        return self.send(self.knocking(token), source)

    def key(self, source="127.0.0.1"):
        answer = self.knock(self.token, source)
        assert answer.status == 200, answer
        return answer.json["key"]

    def asking(self, key, asks, /, **members):
        """The request of a question."""
        query = {"format": "spadille/query", "version": 1, "asks": asks, **members}
        return self.post("/v1/ask", query, [bearer(key)])

    def ask(self, key, asks, source="127.0.0.1", /, **members):
        return self.send(self.asking(key, asks, **members), source)

    def do(self, key, form, /, **members):
        return self.send(self.post("/v1/do", {"format": f"spadille/{form}", "version": 1, **members}, [bearer(key)]))

    def tell(self, line):
        """What somebody types at the host."""
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def look(self, key, arguments="", source="127.0.0.1"):
        return Looking(self.connect(source), self.request("GET", "/v1/board" + arguments, [bearer(key)]))


def bearer(key):
    return f"Authorization: Bearer {key}"


def say(connection, raw):
    """Whoever is turned away early is not read to his end: what was answered to him still counts."""
    with contextlib.suppress(ConnectionError):
        connection.sendall(raw)


def hear(connection):
    try:
        return read_answer(connection.makefile("rb"))
    except ConnectionError:
        return Answer(CLOSED)


def read_answer(reader):
    """The next answer on a connection, as far as it says how long it is."""
    line = reader.readline()
    while line.startswith(b"HTTP/1.1 100 "):
        for line in iter(reader.readline, b"\r\n"):
            assert line
        line = reader.readline()
    if not line.startswith(b"HTTP/"):
        return Answer(CLOSED, body=line)
    status, headers = int(line.split()[1]), {}
    for line in iter(reader.readline, b"\r\n"):
        if not line:
            return Answer(CLOSED)
        name, _, value = line.decode("latin-1").partition(":")
        headers.setdefault(name.strip().lower(), []).append(value.strip())
    length = int(headers.get("content-length", ["0"])[0])
    return Answer(status, headers, reader.read(length))


@dataclass
class Event:
    id: str
    kind: str
    data: str

    @property
    def board(self):
        assert self.kind == "board", self
        return json.loads(self.data)

    @property
    def place(self):
        """The copy of the book, the session, and how many events it has."""
        device, session, events = self.id.rsplit(".", 2)
        return device, int(session), int(events)


class Looking:
    """Somebody who looks on: takes what comes, also piece by piece."""

    def __init__(self, connection, request):
        self.connection = connection
        self.raw = self.text = b""
        self.head, self.over, self.beats = None, False, 0
        self.events, self.roles = [], []  # boards, and who it is that looks on
        connection.sendall(request)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()

    def take(self):
        """Whatever is there."""
        try:
            piece = self.connection.recv(1 << 16)
        except ConnectionError:
            piece = b""
        self.over = self.over or not piece
        self.raw += piece
        if self.head is None and b"\r\n\r\n" in self.raw:
            head, self.raw = self.raw.split(b"\r\n\r\n", 1)
            self.head = head.decode("latin-1")
        if self.head is not None and "chunked" in self.head.lower():
            self._chunks()
        elif self.head is not None:
            self.text, self.raw = self.text + self.raw, b""
        self._parse()

    def _chunks(self):
        while b"\r\n" in self.raw:
            size, rest = self.raw.split(b"\r\n", 1)
            length = int(size.split(b";")[0], 16)
            if len(rest) < length + 2:
                return
            self.text += rest[:length]
            self.raw = rest[length + 2:]
            self.over = self.over or length == 0

    def _parse(self):
        while b"\n\n" in self.text:
            block, self.text = self.text.split(b"\n\n", 1)
            fields = {}
            for line in block.decode("utf-8").split("\n"):
                name, _, value = line.partition(":")
                if not name:
                    self.beats += 1
                assert name not in fields, block
                fields[name] = value[1:] if value.startswith(" ") else value
            if "data" in fields:
                event = Event(fields.get("id", ""), fields.get("event", "message"), fields["data"])
                (self.roles if event.kind == "role" else self.events).append(event)

    def next(self):
        """The board, or the end, that comes next."""
        return self._first(self.events)

    def role(self):
        """Who it is, as told next."""
        return json.loads(self._first(self.roles).data)

    def _first(self, events):
        while not events:
            assert not self.over, f"the stream ended: {self.head} {self.text + self.raw}"
            self.take()
        return events.pop(0)

    @property
    def status(self):
        while self.head is None and not self.over:
            self.take()
        return int(self.head.split()[1]) if self.head else CLOSED
