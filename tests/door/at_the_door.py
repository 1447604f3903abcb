"""What tests of the door have in common: a book of sample evenings, its host, and what the program itself says of
them. The first two arguments are PROGRAM and SOURCE."""

import json
import sys
import tempfile
import unittest
import uuid
from pathlib import Path

sys.dont_write_bytecode = True
from door import Book, Host, until  # noqa: E402

PROGRAM, SOURCE = (Path(sys.argv.pop(1)).resolve() for _ in range(2))
LANGUAGES = ("en", "ja", "nl", "fr")
PAGE = {"/": "text/html", "/door.css": "text/css", "/door.js": "text/javascript", "/icon.svg": "image/svg+xml"}
QUESTIONS = {
    "board": ("spadille/board", {}),
    "sheet": ("spadille/board", {}),
    "sessions": ("spadille/sessions", {}),
    "clause": ("spadille/clauses", {"rule": "KJ-5.9"}),
    "search": ("spadille/clauses", {"words": "pool"}),
    "words": ("spadille/words", {}),
}
LAST = ("deal", "struck", "change")  # kinds of rows that a board may have
KIB = 1024


def query(**members):
    return json.dumps({"format": "spadille/query", "version": 1, **members}).encode()


def moved(line, accounts):
    return [line["postings"].get(account, 0) for account in accounts]


def final(sheet):
    """What the game in progress stands at; where none has begun after one that ended, what that ended with."""
    ended = sheet["deals"] and sheet["deals"][-1].get("finished")
    return ended["totals"] if ended else sheet["standing"]["totals"]


def figures(board):
    """Of a board, or a sheet of the door, without a word."""
    return ([(each["total"], each["seats"]) for each in board["totals"]],
            [(row["kind"], row.get("moved"), row.get("totals"), row.get("event"),
              [(line["rule"], line["moved"]) for line in row.get("lines", ())]) for row in board["rows"]])


class AtTheDoor(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.book = Book(PROGRAM, Path(folder.name, "book.db"))
        self.book.take_in(SOURCE)
        self.host = Host(self.book, folder.name)
        self.addCleanup(self.host.end)
        self.host.start()

    def get(self, path, *headers, host=None, method="GET"):
        return self.host.send(self.host.request(method, path, headers, host=host))

    def same_figures(self, board, sheet):
        """The door says what the program says."""
        accounts = sheet["accounts"]
        expected = [total for total, account in zip(final(sheet), accounts) if account != "pool"]
        self.assertEqual([each["total"] for each in board["totals"]], expected)
        won = sheet["standing"].get("games_won")
        if won:
            self.assertEqual([each["games_won"] for each in board["totals"]], won)
        for each, account in zip(board["totals"], accounts):
            if account.startswith("seat"):
                self.assertEqual(each["seats"], [int(account[4:])])
        self.assertEqual(board["players"], sheet["players"])
        self.assertEqual(len(board["columns"]), len(accounts))
        self.assertEqual({key: board["session"][key] for key in ("number", "id", "head", "state")},
                         {key: sheet["session"][key] for key in ("number", "id", "head", "state")})


class AtATable(AtTheDoor):
    """An evening of Euchre with one deal, and the phones of those who sit there."""

    def setUp(self):
        super().setUp()
        self.numbers = {}
        self.session = self.book.run("new", "euchre", "Ann", "Bob", "Chris", "Dora")["session"]["number"]
        self.book.run("deal", "Ann", "3")

    def phones(self):
        """The host's last word about who there is."""
        lines = [json.loads(line) for line in Path(self.host.out).read_text().splitlines()]
        told = [line["phones"] for line in lines if line["format"] == "spadille/phones"]
        return {phone["phone"]: phone for phone in told[-1]} if told else {}

    def scan(self):
        """The key of one more phone: they are numbered as they come."""
        key = self.host.key()
        self.numbers[key] = len(self.numbers) + 1
        return key

    def seated(self, name):
        key = self.scan()
        answer = self.host.do(key, "seat", name=name)
        self.assertEqual((answer.status, answer.json["role"], answer.json["name"]), (200, "player", name))
        return key

    def give(self, key, role):
        """The host's line, and that he has done it."""
        number = self.numbers[key]
        self.host.tell(f"{role} {number}")
        now = None if role == "player" else role
        until(f"phone {number} is {role}", lambda: self.phones().get(number, {}).get("role") == now)
        return key

    def dispute(self, key, **members):
        told = {"id": str(uuid.uuid4()), "session": self.session, "event": 2, "text": "It was four", **members}
        return self.host.do(key, "dispute", **told)

    def head(self):
        return self.book.sheet(self.session)["session"]["head"]
