"""What people may type or paste as names and words: refused or neutralised, never broken output.
Each text goes through every command that keeps one; then everything is shown, as text and as JSON."""

import json
import os
import subprocess
import sys
import tempfile
import unicodedata
from pathlib import Path

TEXTS = {
    "long": b"x" * 10_000,
    "long Japanese": "あ".encode() * 10_000,
    "emoji": "🂡👩‍👩‍👧‍👦🇯🇵".encode(),
    "right to left": "אבג‮evil‬ ⁦x⁩ ‏".encode(),
    "control": b"a\x01b\x1b[31mred\x1b[0m\x07\x08\x7f\tc\rd\ne",
    "C1 control": "a\u0085b\u009b31mc".encode(),
    "SQL": b"Robert'); DROP TABLE event; --",
    "HTML": b"<img src='file:///etc/passwd'><script>alert(1)</script>",
    "CSV formula": b"=HYPERLINK(\"http://x\",\"y\")",
    "other formulas": b"@SUM(1+1)|cmd",
    "quotes": b"\"\\\"',;:\\u0000%s%n{}",
    "invalid UTF-8": b"\xff\xfe\xc3(\xe2\x82",
    "overlong": b"\xc0\x80\xed\xa0\x80\xf4\x90\x80\x80",
    "combining": ("e" + "\u0301" * 500).encode(),
    "zero width": "\u200b\u200d\ufeff\u2060".encode(),
    "separators": "a\u2028b\u2029c".encode(),
    "spaces": b"   ",
    "noncharacters": "\ufffe\uffff\U0010ffff".encode(),
}
# Turn the direction of what follows, or break a line: they must not reach a terminal.
FORBIDDEN = set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029")
# The others only where everything runs at full size.
USUAL = {"long", "right to left", "control", "quotes", "invalid UTF-8", "separators"}
FOLDER = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
DEAL = b'{"maker":0,"tricks":3}'


class Table:
    """A book, and all that is wrong with what the program said about it."""

    def __init__(self, program, folder, name):
        self.program, self.name, self.wrong, self.runs, self.done = program, name, [], 0, 0
        self.environment = {**os.environ, "SPADILLE_DB": str(Path(folder, "book.db")), "LC_ALL": "C"}

    def run(self, *words, text=b""):
        words = [w if isinstance(w, bytes) else w.encode() for w in words]
        run = subprocess.run([self.program.encode(), *words], input=text, capture_output=True,
                             env=self.environment, check=False, timeout=300)
        self.runs += 1
        self.done += run.returncode == 0
        place = f"{self.name}: {words[0][:20]!r} {' '.join(w.decode() for w in words if w[:2] == b'--' and len(w) < 20 and w.isascii())}"
        if run.returncode not in range(5):
            self.wrong.append(f"{place}: ended with {run.returncode}")
        for stream in (run.stdout, run.stderr):
            self.wrong += [f"{place}: {what}" for what in broken(stream)]
        if b"--json" in words and run.returncode in (0, 1) and run.stdout:
            self.wrong += [f"{place}: {what}" for what in broken_json(run.stdout)]
        return run


def broken(stream):
    try:
        text = stream.decode("utf-8")
    except UnicodeDecodeError as error:
        yield f"not UTF-8: {error}"
        return
    for character in sorted(set(text) - {"\n"}):
        if unicodedata.category(character) == "Cc" or character in FORBIDDEN:
            yield f"{character!r} reaches the terminal"


def broken_json(stream):
    try:
        json.loads(stream, strict=True)
    except ValueError as error:
        yield f"not JSON: {error}"


def type_everywhere(table, text):
    table.run("new", "euchre", "Ann", "Bob", "Chris", "Dora")
    table.run("new", "euchre", text, "Bob", "Chris", "Dora")
    table.run("new", "euchre", text, "Bob", "Chris", "Dora", "--title", text, "--place", text)
    table.run("new", "euchre", "Ann", "Bob", "Chris", "Dora", "--title", text)
    table.run("new", "euchre", "Ann", "Bob", "Chris", "Dora", "--place", text)
    table.run("new", "euchre", "Ann", "Bob", "Chris", "Dora", "--date", text)
    table.run("new", "euchre", "Ann", "Bob", "Chris", "Dora", "--dealer", text)
    table.run("new", "euchre", "Ann", "Bob", "Chris", "Dora", "--before", text)
    table.run("new", "euchre", "Ann", "Bob", "Chris", "Dora", "--set", text)
    table.run("new", text, "Ann", "Bob", "Chris", "Dora")
    table.run("deal", DEAL)
    table.run("deal", text)
    table.run("deal", "--json", text)
    table.run("deal", "-", text=text + b"\0" + text)
    table.run("deal", DEAL, "--dealer", text)
    table.run("note", text)
    table.run("note", "--deal", "1", text)
    table.run("dispute", "--deal", "1", text)
    table.run("correct", "1", b'{"maker":1,"tricks":5}', "--why", text)
    table.run("opening", "--title", text, "--yes")
    table.run("opening", "--place", text, "--yes")
    table.run("seats", text, "Bob", "Chris", "Dora")
    table.run("players", "rename", "Ann", text)
    table.run("players", "merge", "Chris", text)
    table.run("rules", "save", text, "euchre")
    table.run("rules", "save", "house", text)
    table.run("evening", text=text + b"\n" + text)


def show_everything(table, text):
    for session in ("1", "2", "3"):
        table.run("sheet", "--session", session)
        table.run("sheet", "--session", session, "--json")
        table.run("sheet", "--session", session, "--lang", "ja")
    table.run("sessions")
    table.run("sessions", "--json")
    table.run("sessions", "--player", text)
    for command in ("players", "stats", "ranking", "verify"):
        table.run(command)
        table.run(command, "--json")
    table.run("stats", text, "--json")
    table.run("head-to-head", text, "Bob")
    table.run("rescore", "--rules", text)
    table.run("rules", "list", "--json")
    table.run("sheet", "--chart")
    table.run("restore", text)
    table.run("settle", "--json", "-", text=text)
    table.run("score", "--json", "-", text=text)
    table.run(text)


def main():
    wrong, runs, done = [], 0, 0
    texts = {name: text for name, text in TEXTS.items()
             if name in USUAL or "SPADILLE_LONG" in os.environ}
    for name, text in texts.items():
        with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
            table = Table(sys.argv[1], folder, name)
            type_everywhere(table, text)
            show_everything(table, text)
            wrong += table.wrong
            runs, done = runs + table.runs, done + table.done
    print("\n".join(wrong) or f"{len(texts)} texts, {runs} commands, {done} of them carried out")
    sys.exit(1 if wrong or done < runs / 4 else 0)


main()
