"""What stands between the program and the world outside, through the program itself: a terminal that
acts on what a foreign book says, an output that takes no answer, sources that never end."""

import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

PROGRAM = Path(sys.argv.pop(1)).resolve()

# Everything that a terminal may act on, and what turns the direction of writing.
EVIL = "E\x1b]0;owned\x07\x1b[31mv\u009b2Ji\u0085l\u202e\u2066\u200f\n\r#1 Saved.\x7f"
ACTS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")

# Each writes something; each in a book of its own state, in this order.
WRITING = """
new euchre Ann Bob Chris Dora
deal Ann 3
correct 1 Ann 4
undo
redo
note The window is open
dispute Bob claims four tricks
seats Ann Bob Chris Eve --wait Dora
opening --title Friday --yes
ruling revoke who=Ann noticed=established lone=no --post --deal 1
close
reopen --session 1
discard
purge --yes
players rename Eve Eva
players hide Eva
players show Eva
players merge Dora Eva
players split Dora
players forget Eva --yes
rules save ours euchre/seed
rules remove ours
backup FOLDER/copy.db
import samples/sessions/kyuuri-five-players.json
""".strip().splitlines()

READING = """
sheet
sheet --chart
sessions
sessions --limit 3
players
players --all
stats
stats Ann
head-to-head Ann Bob
ranking --game euchre
settle
rescore --set target=7
rules list
rules list euchre
export
export --all
export --as csv
export --as session
verify
ruling --list
ruling revoke who=Ann
restore --list
note harmless --deal 9
deal Nobody 3
new euchre Ann Bob Chris Dora
undo --dry-run
recover FOLDER/book.db --to FOLDER/RANDOM.db
""".strip().splitlines()


class Outside(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.book = f"{self.folder}/book.db"
        self.count = 0

    def run_program(self, words, **options):
        self.count += 1
        words = [word.replace("FOLDER", self.folder).replace("RANDOM", str(self.count))
                 for word in (words.split() if isinstance(words, str) else words)]
        where = {**os.environ, "SPADILLE_DB": self.book, "LC_ALL": "C.UTF-8"}
        if "stdin" not in options:
            options.setdefault("input", b"")
        options.setdefault("stdout", subprocess.PIPE)
        return subprocess.run([PROGRAM, "--lang", "en", *words], stderr=subprocess.PIPE, env=where,
                              check=False, timeout=60, **options)

    def begin(self):
        for words in ("new euchre Ann Bob Chris Dora --title Friday --place Home", "deal Ann 3",
                      "note hello", "rules save ours euchre/seed"):
            self.assertEqual(self.run_program(words).returncode, 0, words)

    def plant(self):
        """Writes what does something into every text of the book that no chain covers."""
        with sqlite3.connect(self.book) as db:
            triggers = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
            triggers = triggers.fetchall()
            for name, _ in triggers:
                db.execute(f"DROP TRIGGER {name}")
            db.execute("UPDATE player SET name = ? || name WHERE name <> 'Ann'", (EVIL,))
            db.execute("UPDATE summary SET title = ?, place = ?", (EVIL, EVIL))
            db.execute("UPDATE house_rules SET name = ?", (EVIL,))
            db.execute("INSERT INTO draft SELECT id, ? FROM session", (EVIL,))
            for _, sql in triggers:
                db.execute(sql)

    def state(self):
        """Everything that a command could have changed."""
        said = [self.run_program(words).stdout
                for words in ("export --all", "players --all --json", "rules list --json")]
        return said + sorted(os.listdir(self.folder))

    def assert_harmless(self, done, what):
        for name, stream in (("out", done.stdout), ("err", done.stderr)):
            text = stream.decode()  # is UTF-8, whatever was in the book
            text = text.replace("\r\n", "\n")  # so a table ends its lines
            self.assertIsNone(ACTS.search(text), f"{what}: {name}: {text!r}")
            self.assertNotRegex(text, r"(?m)^#1 Saved", f"{what}: {name}: {text!r}")

    def test_text_of_a_foreign_book_does_nothing_to_a_terminal(self):
        self.begin()
        self.plant()
        for words in READING:
            for json in ("", "--json "):
                self.assert_harmless(self.run_program(json + words), json + words)

    def test_words_of_the_user_do_nothing_either(self):
        self.begin()
        for words in (["note", EVIL], ["deal", EVIL], ["new", EVIL], ["rules", "show", EVIL],
                      ["score", EVIL], ["players", "rename", "Ann", EVIL], [EVIL], ["--" + EVIL],
                      ["--db", EVIL, "sheet"], ["rule", EVIL], ["import", EVIL]):
            for json in ([], ["--json"]):
                self.assert_harmless(self.run_program([*json, *words]), words)

    def test_documents_of_others_do_nothing_either(self):
        self.begin()
        log = self.run_program("export").stdout
        for text in (log.replace(b'"Ann"', f'"{EVIL}"'.encode()),
                     log.replace(b'"Ann"', b'"\\u001b[31m"'), log.replace(b"hello", b"\\u009b2J"),
                     EVIL.encode(), f'{{"{EVIL}": 1}}'.encode(), b"\x9b2J\xff"):
            for json in ("", "--json "):
                for words in ("import -", "score -", "score --jsonl -", "legal --file -"):
                    done = self.run_program(json + words, input=text)
                    self.assertNotEqual(done.returncode, 0)
                    self.assert_harmless(done, words)

    def test_verify_names_text_that_does_something(self):
        self.begin()
        self.plant()
        done = self.run_program("verify")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout.decode().count("Somebody's name has characters"), 3)
        self.assertEqual(done.stdout.decode().count("House rules have a name"), 1)

    def test_saved_without_an_answer_is_told_by_the_exit_status(self):
        state = None
        for words in WRITING:
            with open("/dev/full", "wb") as full:
                done = self.run_program(words, stdout=full)
            before, state = state, self.state()
            self.assertNotEqual(before, state, f"{words}: nothing was saved")
            quiet = words.startswith("rules ")  # they answer nothing that could be lost
            self.assertEqual(done.returncode, 0 if quiet else 6, f"{words}: {done.stderr.decode()}")

    def test_an_answer_of_a_question_that_cannot_be_written_saves_nothing(self):
        self.begin()
        for words in ("sheet", "deal Ann 3 --dry-run", "players", "rules list", "verify"):
            with open("/dev/full", "wb") as full:
                self.assertEqual(self.run_program(words, stdout=full).returncode, 3, words)

    def test_reader_who_leaves_does_not_hide_that_a_deal_was_saved(self):
        self.begin()
        read, write = os.pipe()
        os.close(read)
        done = self.run_program("deal Ann 3", stdout=write)
        os.close(write)
        self.assertEqual(done.returncode, 6, done.stderr.decode())

    def test_conflict_has_a_status_of_its_own(self):
        self.begin()
        for words in ("deal Ann 3 --head 1", "correct 1 Ann 4 --head 1", "undo --head 1"):
            self.assertEqual(self.run_program(words).returncode, 5, words)

    def test_sources_without_an_end_are_refused(self):
        self.begin()
        for words in ("import /dev/zero", "import /dev/urandom", "score --jsonl /dev/zero",
                      "score /dev/zero", "legal --jsonl --file /dev/zero"):
            done = self.run_program(words)
            self.assertIn(done.returncode, (1, 3), f"{words}: {done.stderr.decode()}")
            self.assertTrue(done.stderr or b"spadille/" in done.stdout, words)
        with open("/dev/zero", "rb") as zero:
            self.assertEqual(self.run_program("import -", stdin=zero).returncode, 3)

    def test_file_of_ten_gigabytes_is_refused_before_it_is_read(self):
        self.begin()
        with open(f"{self.folder}/big.jsonl", "wb") as big:
            big.truncate(10 << 30)
        done = self.run_program("import FOLDER/big.jsonl")
        self.assertEqual(done.returncode, 3)
        self.assertIn(f"big.jsonl ({10 << 30})", done.stderr.decode())

    def test_nobody_waits_for_a_pipe(self):
        """While an import waits for what comes through a pipe, a deal can be recorded."""
        self.begin()
        log = self.run_program("export").stdout
        fifo = f"{self.folder}/fifo"
        os.mkfifo(fifo)
        saved = []

        def feed():
            with open(fifo, "wb") as pipe:
                pipe.write(log[:100])
                pipe.flush()
                saved.append(self.run_program("deal Ann 3").returncode)
                pipe.write(log[100:])

        feeder = threading.Thread(target=feed)
        feeder.start()
        done = self.run_program(["import", fifo])
        feeder.join()
        self.assertEqual(saved, [0])
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        self.assertIn(b"already", done.stdout)


if __name__ == "__main__":
    unittest.main()
