"""What a full, a hostile and a dying house does to the door: drips, floods, streams that nobody reads, resets, two
hundred phones, ends under load, and hosts that are killed while deals are recorded. `harm.py PROGRAM
SOURCE_DIR`; a sample of it, with SPADILLE_LONG all. Prints what it measures."""

import contextlib
import json
import os
import random
import resource
import selectors
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import uuid
from pathlib import Path

sys.dont_write_bytecode = True
from door import CLOSED, PATIENCE, Book, Host, addresses, bearer, line, read_answer, surroundings, until  # noqa: E402

LONG = bool(os.environ.get("SPADILLE_LONG"))
MOST_STREAMS = 400
AT_HOME = (socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # closing resets the line


def size(whole, sample):
    return whole if LONG else sample


def measured(what):
    print(f"door: {what}", flush=True)


def one_each():
    """Addresses that no test has used: some of the door's rules count by address."""
    return addresses(random.randrange(1, 8000))


class Harm(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.book = Book(PROGRAM, Path(folder.name, "book.db"))
        self.book.take_in(SOURCE)
        self.session = self.begin()
        self.host = Host(self.book, folder.name)
        self.addCleanup(self.host.end)
        self.host.start()
        self.key = self.host.key()
        self.phones = one_each()

    def begin(self):
        return self.book.run("new", "euchre", "Ann", "Bob", "Chris", "Dora")["session"]["number"]

    def is_well(self):
        return self.host.ask(self.key, "board", next(self.phones)).status == 200

    def crowd(self, count):
        """Streams, each from a phone of its own. One after the other: of those who come at the same moment only so
        many wait for their first board, and others are told to come again."""
        looking = []
        for _, source in zip(range(count), self.phones):
            looking.append(self.host.look(self.key, source=source))
            self.addCleanup(looking[-1].connection.close)
            looking[-1].next()
        return looking

    def at_rest(self, descriptors):
        """Nothing of those who went away is left."""
        until("they are forgotten", lambda: self.host.descriptors() <= descriptors)

    def test_drips_are_cut_off(self):
        count = size(1000, 100)
        raw = self.host.request("GET", "/v1/board", ["X-Drip: " + "a" * 100])
        begun = time.monotonic()
        drips, longest = Drips(), 0.0
        for number, source in zip(range(count), self.phones):
            drips.add(self.host.connect(source), raw, number % 20)
        while drips.open:
            self.assertLess(time.monotonic() - begun, 3 * PATIENCE)
            drips.drip_for(1.0)
            asked = time.monotonic()
            until("somebody good is answered", self.is_well)
            longest = max(longest, time.monotonic() - asked)
        measured(f"{count} drips gone after {time.monotonic() - begun:.1f} s, the longest answer meanwhile "
                 f"{longest * 1000:.0f} ms")
        self.assertEqual(drips.answered, 0)

    def test_connections_that_open_and_close(self):
        count = size(10_000, 1000)
        before, memory = self.host.descriptors(), self.host.memory()
        pieces = (b"", b"G", b"GET / HTTP/1.1\r\nHost", self.host.request("GET", "/icon.svg"),
                  self.host.asking(self.key, "board"))
        sources = [next(self.phones) for _ in range(200)]
        for number in range(count):
            with self.host.connect(sources[number % len(sources)]) as connection, contextlib.suppress(ConnectionError):
                connection.sendall(pieces[number % len(pieces)])
        until("somebody good is answered", self.is_well)
        self.at_rest(before)
        measured(f"{count} connections opened and closed: {self.host.memory() - memory} kB more")

    def test_resets(self):
        count = size(2000, 200)
        before = self.host.descriptors()
        pieces = (b"", b"GET / HT", self.host.request("GET", "/icon.svg"), self.host.asking(self.key, "sheet"),
                  self.host.request("GET", "/v1/board", [bearer(self.key)]),
                  self.host.request("POST", "/v1/ask", [bearer(self.key), "Content-Type: application/json",
                                                        "Content-Length: 9000"]) + b"{")
        sources = [next(self.phones) for _ in range(100)]
        for number in range(count):
            connection = self.host.connect(sources[number % len(sources)])
            connection.setsockopt(*AT_HOME)
            with connection, contextlib.suppress(ConnectionError):
                connection.sendall(pieces[number % len(pieces)])
        until("somebody good is answered", self.is_well)
        self.at_rest(before)

    def test_streams_that_nobody_reads(self):
        count, events = size(100, 30), size(300, 60)
        for _, source in zip(range(count), self.phones):
            connection = line(self.host.port, source, 2048)
            self.addCleanup(connection.close)
            connection.sendall(self.host.request("GET", "/v1/board", [bearer(self.key)]))
            self.assertIn(b" 200 ", connection.recv(64, socket.MSG_PEEK))
        with self.host.look(self.key, source=next(self.phones)) as reading:
            reading.next()
            before = self.host.memory()
            for number in range(events):
                # Remarks make the board longer each time: soon no line between the two holds it.
                self.book.run(*(("note", "x" * 200, "--deal", 1) if number else ("deal", "Ann", "3")))
                while reading.next().board["session"]["head"] < number + 2:
                    pass
            grown = self.host.memory() - before
        measured(f"{count} streams that nobody reads, {events} events: {grown} kB more")
        self.assertLessEqual(grown, 10 * 1024)
        self.assertTrue(self.is_well())

    def test_event_reaches_two_hundred_phones(self):
        before = self.host.memory()
        looking = self.crowd(200)
        measured(f"a phone that looks on: {(self.host.memory() - before) / len(looking):.1f} kB")
        behind, spread = [], []
        for number in range(7):
            arrived, written = self.reach(looking, number + 2)
            self.assertEqual(len(arrived), 200)
            behind.append((arrived[-1] - written) * 1000)
            spread.append((arrived[-1] - arrived[0]) * 1000)
        measured(f"an event at the last of 200 phones: {statistics.median(behind):.1f} ms after it was written, "
                 f"{statistics.median(spread):.1f} ms after the first has it")

    def reach(self, looking, head):
        """When each has the board that a deal makes, and when the book was written."""
        arrived = []
        with selectors.DefaultSelector() as selector:
            for each in looking:
                selector.register(each.connection, selectors.EVENT_READ, each)
            with subprocess.Popen(self.book.command("deal", "Ann", "3"), stdout=subprocess.DEVNULL,
                                  env=surroundings()) as deal:
                end = time.monotonic() + PATIENCE
                while len(arrived) < len(looking) and time.monotonic() < end:
                    for at, _ in selector.select(1):
                        at.data.take()
                        if any(event.board["session"]["head"] == head for event in at.data.events):
                            arrived.append(time.time())
                            selector.unregister(at.fileobj)
                        at.data.events.clear()
            self.assertEqual(deal.returncode, 0)
        return arrived, os.stat(self.book.file + "-wal").st_mtime

    def test_there_is_room_for_so_many_streams(self):
        looking = self.crowd(MOST_STREAMS)
        with self.host.look(self.key, source=next(self.phones)) as one_more:
            self.assertEqual(one_more.status, 503)
        self.assertTrue(self.is_well())
        for each in looking[:20]:
            each.connection.close()

        def comes_in():
            with self.host.look(self.key, source=next(self.phones)) as again:
                return again.status == 200
        until("somebody else comes in", comes_in)

    def test_ends_under_load(self):
        for _ in range(size(50, 5)):
            if self.host.process.poll() is not None:
                self.host.start()
            looking = self.crowd(10)
            load = Load(self.host, self.key, [next(self.phones) for _ in range(4)])
            until("there is load", lambda load=load: load.answered > 40)
            load.ending = True
            begun = time.monotonic()
            ended = self.host.stop()
            took = time.monotonic() - begun
            load.stop()
            self.assertEqual(ended, (0, ""))
            self.assertLess(took, 10)
            self.assertEqual(load.wrong, [])
            for each in looking:
                while not each.over:
                    each.take()

    def test_confirmed_deals_are_on_the_board_of_a_host_that_was_killed(self):
        scribe = Scribe(self)
        try:
            for _ in range(size(500, 20)):
                known = len(scribe.confirmed)
                until("deals are recorded", lambda known=known: len(scribe.confirmed) > known + random.randrange(3))
                self.host.kill()
                session, event = scribe.confirmed[-1]
                self.host.start()
                board = self.host.ask(self.key, "board", next(self.phones), session=session).json
                self.assertGreaterEqual(board["session"]["head"], event)
        finally:
            scribe.stop()
        for session in {session for session, _ in scribe.confirmed}:
            rows = self.host.ask(self.key, "sheet", next(self.phones), session=session).json["rows"]
            seen = {row["event"] for row in rows if row["kind"] == "deal"}
            self.assertLessEqual({event for of, event in scribe.confirmed if of == session}, seen)
            with self.host.look(self.key, f"?session={session}", next(self.phones)) as looking:
                self.assertEqual(looking.next().place[1:], (session, self.book.sheet(session)["session"]["head"]))
        measured(f"{len(scribe.confirmed)} deals recorded while the host was killed {size(500, 20)} times")

    def test_deals_of_a_phone_stand_once_whenever_its_host_is_killed(self):
        """Each is sent until somebody says that it is saved, and once more afterwards."""
        self.host.tell("scorer 1")
        until("it is a scorer's phone", lambda: self.host.ask(self.key, "entry", next(self.phones)).status == 200)
        scorer = ScorersPhone(self)
        try:
            for _ in range(size(500, 20)):
                known = len(scorer.confirmed)
                until("deals are recorded", lambda known=known: scorer.failed or len(scorer.confirmed) > known)
                time.sleep(random.random() * scorer.took)  # at any moment of a deal
                self.host.kill()
                self.host.start()
        finally:
            scorer.stop()
        for session in {session for session, *_ in scorer.confirmed}:
            written = [(deal["event"], deal["deal"]) for deal in self.book.sheet(session)["deals"]]
            self.assertEqual(written, [(event, deal) for of, event, deal in scorer.confirmed if of == session])
        self.book.run("verify")
        measured(f"{len(scorer.confirmed)} deals of a phone, {scorer.again} sent again, while the host was killed "
                 f"{size(500, 20)} times")


class Drips:
    """Many who never come to the end of what they say."""

    def __init__(self):
        self.open, self.answered = {}, 0
        self.selector = selectors.DefaultSelector()

    def add(self, connection, raw, begins):
        connection.setblocking(False)
        self.open[connection] = iter(raw[begins:-4])
        self.selector.register(connection, selectors.EVENT_READ)
        with contextlib.suppress(OSError):
            connection.send(raw[:begins])

    def drip_for(self, seconds):
        for connection, rest in list(self.open.items()):
            try:
                connection.send(bytes([next(rest)]))
            except BlockingIOError:
                pass
            except (OSError, StopIteration):
                self._gone(connection)
        end = time.monotonic() + seconds
        while self.open and (left := end - time.monotonic()) > 0:
            for at, _ in self.selector.select(left):
                with contextlib.suppress(ConnectionError):
                    self.answered += bool(at.fileobj.recv(4096))
                self._gone(at.fileobj)

    def _gone(self, connection):
        if self.open.pop(connection, None) is not None:
            self.selector.unregister(connection)
            connection.close()


class Load:
    """Questions without an end, one after the other on each line, until the host has gone."""

    def __init__(self, host, key, sources):
        self.answered, self.wrong, self.going = 0, [], True
        self.ending = False  # only then a line may be cut
        self.threads = [threading.Thread(target=self._ask, args=(host, host.asking(key, "sheet"), source))
                        for source in sources]
        for thread in self.threads:
            thread.start()

    def _ask(self, host, raw, source):
        while self.going:
            try:
                with host.connect(source) as connection:
                    reader = connection.makefile("rb")
                    while self.going:
                        connection.sendall(raw)
                        answer = read_answer(reader)
                        if answer.status is CLOSED:
                            raise ConnectionResetError
                        if answer.status == 200:
                            self.answered += 1
                        elif answer.status != 503 or not self.ending:
                            self.wrong.append(answer)
            except ConnectionError:
                if not self.ending:
                    self.wrong.append("a line was cut")
                return

    def stop(self):
        self.going = False
        for thread in self.threads:
            thread.join()


class Scribe:
    """Another program that records deals, and what was confirmed to it: sessions and events."""

    EVENING = 40  # deals

    def __init__(self, harm):
        self.harm, self.confirmed, self.failed, self.going = harm, [], None, True
        self.thread = threading.Thread(target=self._write)
        self.thread.start()

    def _write(self):
        try:
            session = self.harm.session
            while self.going:
                if len(self.confirmed) % self.EVENING == self.EVENING - 1:
                    session = self.harm.begin()
                sheet = self.harm.book.run("deal", "Ann", "3", "--session", session)
                self.confirmed.append((session, sheet["deals"][-1]["event"]))
        except (AssertionError, json.JSONDecodeError) as error:
            self.failed = error

    def stop(self):
        self.going = False
        self.thread.join()
        assert self.failed is None, self.failed


class ScorersPhone:
    """A phone that records deals, one after the other, and sends each again until it is answered; what was confirmed
    to it: sessions, events and deals."""

    def __init__(self, harm):
        self.harm, self.confirmed, self.again, self.failed, self.going = harm, [], 0, None, True
        self.source, self.took = next(harm.phones), 0.0  # seconds, for the last one
        self.thread = threading.Thread(target=self._write)
        self.thread.start()

    def _write(self):
        try:
            session, head = self.harm.session, 1
            while self.going:
                if head == Scribe.EVENING:
                    session, head = self.harm.begin(), 1
                deal = f"{random.choice(('Ann', 'Bob', 'Chris', 'Dora'))} {random.randrange(6)}"
                head = self._record(session, head, deal)
                self.confirmed.append((session, head, deal))
        except (AssertionError, json.JSONDecodeError) as error:
            self.failed = error

    def _record(self, session, head, deal):
        """The event that it became."""
        told = {"format": "spadille/record", "version": 1, "id": str(uuid.uuid4()), "session": session, "head": head,
                "deal": deal}
        begun = time.monotonic()
        event = until("the deal is saved", lambda: self._saved(told))
        self.took = min(time.monotonic() - begun, 1.0)
        if random.random() < 0.3:
            again = until("it is answered again", lambda: self._saved(told))
            assert again == event, (told, event, again)
        assert event == head + 1, (told, event)
        return event

    def _saved(self, told):
        """Its event; nothing where there is no answer."""
        answer = self.harm.host.send(self.harm.host.post("/v1/do", told, [bearer(self.harm.key)]), self.source)
        self.again += answer.status != 200
        assert answer.status in (200, 503, CLOSED), (told, answer)
        return answer.json["event"] if answer.status == 200 else None

    def stop(self):
        self.going = False
        self.thread.join()
        assert self.failed is None, self.failed


if __name__ == "__main__":
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192) if hard != resource.RLIM_INFINITY else 8192, hard))
    PROGRAM, SOURCE = (Path(sys.argv.pop(1)).resolve() for _ in range(2))
    unittest.main()
