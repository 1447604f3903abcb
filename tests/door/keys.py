"""Codes, keys, and what nobody is told of either.
`keys.py PROGRAM SOURCE`."""

import json
import os
import stat
import unittest
from pathlib import Path
from unittest import mock

from at_the_door import AtTheDoor, query
from hostile import broken_keys, broken_ways
from door import addresses, until


class Keys(AtTheDoor):
    def kept(self):
        return Path(self.book.file + ".door")

    def test_wrong_code_gives_none(self):
        before = self.kept().read_bytes()
        for number, source in zip(range(30), addresses()):
            answer = self.host.knock(f"{number:032x}", source)
            self.assertEqual((answer.status, answer.body), (403, b""))
        self.assertEqual(self.kept().read_bytes(), before)

    def test_each_phone_has_its_own_and_each_is_good(self):
        keys = []
        for source in (f"127.0.3.{n}" for n in range(1, 21)):
            answer = self.host.knock(self.host.token, source)
            self.assertEqual(answer.status, 200)
            self.assertEqual(set(answer.json), {"format", "version", "role", "key"})
            self.assertEqual((answer.json["format"], answer.json["version"], answer.json["role"]),
                             ("spadille/key", 1, "onlooker"))
            self.assertRegex(answer.json["key"], "^[0-9a-f]{32}$")
            keys.append(answer.json["key"])
        self.assertEqual(len({*keys, self.host.token}), 21)
        for key in keys:
            self.assertEqual(self.host.ask(key, "board").status, 200)
        # A phone each: a stream that went away counts until the next beat does not reach it.
        for key, source in zip(keys, addresses()):
            with self.host.look(key, source=source) as looking:
                self.assertEqual(looking.next().board["format"], "spadille/board")

    def test_whoever_guesses_waits_and_nobody_else(self):
        key = self.host.key()
        guesser = "127.0.4.1"
        for number in range(10):
            self.assertEqual(self.host.knock(f"{number:032x}", guesser).status, 403)
            self.assertEqual(self.host.ask(f"{number:032x}", "board", guesser).status, 401)
        self.assertEqual(self.host.ask("0" * 32, "board", guesser).status, 429)
        self.assertEqual(self.host.knock("0" * 32, guesser).status, 429)
        self.assertEqual(self.host.ask(key, "board", guesser).status, 429)
        self.assertEqual(self.host.knock(self.host.token, guesser).status, 429)
        with self.host.look(key, source=guesser) as looking:
            self.assertEqual(looking.status, 429)
        self.assertEqual(self.host.ask(key, "board", "127.0.4.2").status, 200)
        self.assertEqual(self.host.knock(self.host.token, "127.0.4.2").status, 200)

    def test_whoever_has_no_key_yet_does_not_guess(self):
        for _ in range(30):
            self.assertEqual(self.host.send(self.host.post("/v1/ask", query(asks="board")), "127.0.4.3").status, 401)
        self.assertEqual(self.host.knock(self.host.token, "127.0.4.3").status, 200)

    def test_nobody_else_reads_them(self):
        for what in (lambda: None, self.host.key, lambda: (self.host.stop(), self.host.start("--new-code"))):
            what()
            self.assertEqual(stat.S_IMODE(os.stat(self.kept()).st_mode), 0o600)
        left = [name for name in os.listdir(self.folder) if ".door" in name and name != "book.db.door"]
        self.assertEqual(left, [])

    def test_survive_that_the_host_is_killed(self):
        keys = [self.host.key() for _ in range(3)]
        token = self.host.token
        for _ in range(3):
            with self.host.look(keys[0]) as looking:
                looking.next()
                self.host.kill()
            self.host.start()
            self.assertEqual(self.host.token, token)
            for key in keys:
                self.assertEqual(self.host.ask(key, "board").status, 200)

    def test_end_with_a_new_code(self):
        key, token = self.host.key(), self.host.token
        self.assertEqual(self.host.stop(), (0, ""))
        self.host.start("--new-code")
        self.assertNotEqual(self.host.token, token)
        self.assertEqual(self.host.ask(key, "board").status, 401)
        with self.host.look(key) as looking:
            self.assertEqual(looking.status, 401)
        self.assertEqual(self.host.knock(token).status, 403)
        self.assertEqual(self.host.ask(self.host.key(), "board").status, 200)

    def test_file_that_is_torn_begins_a_new_code(self):
        token = self.host.token
        for torn in (b"", b"\0" * 64, b"Spadille door 1\nport 1\ncode 12", os.urandom(500)):
            self.host.stop()
            self.kept().write_bytes(torn)
            self.host.start()
            self.assertNotEqual(self.host.token, token)
            self.assertEqual(self.host.ask(self.host.key(), "board").status, 200)

    def test_are_never_said(self):
        key = self.host.key()
        for rows in (broken_keys, broken_ways):
            for (_, raw, _), source in zip(list(rows(self.host, key))[:20], addresses()):
                self.host.send(raw, source)
        with self.host.look(key) as looking:
            looking.next()
            command = Path(f"/proc/{self.host.process.pid}/cmdline").read_bytes()
            self.assertEqual(self.host.stop(), (0, ""))
        said = self.host.out.read_text()
        self.assertEqual(said.count("\n"), 1)
        self.assertEqual(said.count(self.host.token), 1)
        self.assertNotIn(key, said)
        for secret in (key, self.host.token):
            self.assertNotIn(secret.encode(), command)


NMCLI = """#!/bin/sh
case "$*" in
  *"device show lo") echo "Our table" ;;
  *"connection show id Our table") printf 'ap\\nTable; 7\\nwpa-psk\\nsecret12\\n' ;;
  *) exit 10 ;;
esac
"""


class Hotspot(AtTheDoor):
    """A machine that makes a Wi-Fi says how it is joined. What its NetworkManager says is played here."""

    def served(self, nmcli):
        program = Path(self.folder, "nmcli")
        program.write_text(nmcli)
        program.chmod(0o755)
        self.host.stop()
        with mock.patch.dict(os.environ, PATH=f"{self.folder}:{os.environ['PATH']}"):
            self.host.start()
        return json.loads(self.host.out.read_text().splitlines()[0])

    def test_is_joined_before_the_board_is_scanned(self):
        self.assertEqual(self.served(NMCLI)["wifi"],
                         {"name": "Table; 7", "code": r"WIFI:T:WPA;S:Table\; 7;P:secret12;;"})

    def test_of_another_kind_of_network_says_nothing(self):
        for other in (NMCLI.replace("ap\\n", "infrastructure\\n"), "#!/bin/sh\nexit 10\n", "#!/bin/sh\nyes\n"):
            self.assertNotIn("wifi", self.served(other))


if __name__ == "__main__":
    unittest.main()
