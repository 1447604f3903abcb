"""With --json every command answers in documents, whatever comes of it: each transcript is run again
with --json, and each line on standard output satisfies the schema that its format names. So do the
questions that the transcripts and the pages about formats show. A command of the tree that is answered
nowhere here, or in a form without a schema, is a fault."""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
import uuid
import warnings
from pathlib import Path

import jsonschema

sys.path.append(str(Path(__file__).parent.parent / "club"))
from club import Book, Club  # noqa: E402

# Newer versions have another way to follow references, which Debian 12 has not.
warnings.simplefilter("ignore", DeprecationWarning)

# What no transcript says. Run on a book of their own, in this order.
BESIDE = """
new euchre Ann Bob Chris Dora
new
deal Ann 3
deal Ann 9
deal Ann 4 --head 1
deal Bob 4 --dry-run
note The window is open
dispute Bob claims four tricks
dispute --settle 4 They had three
agree Bob
seats Ann Bob Chris Eve
correct 1 Ann 4 --why miscounted
correct 9 Ann 4
undo
redo
undo --head 1
opening --title Friday
opening --title Friday --yes
sheet
sheet --deal 7
close
reopen --session 1
discard
purge
purge --yes
new kyuuri Ann Bob Chris
deal Chris 7
sessions --from tomorrow
serve --networks
players rename Eve Eva
players hide Eva
players show Eva
players merge Dora Eva
players split Dora
players forget Ev --yes
players forget Eva --yes
rules save ours kyuuri/seed --set limit=40
rules list kyuuri
rules show ours
rules show nobody
rules remove ours
rules remove ours
rescore --set limit=40
head-to-head Ann Bob
ranking --game kyuuri
ranking
backup FOLDER/copy.db
backup FOLDER/copy.db
restore --list
restore
recover FOLDER/book.db --to FOLDER/again.db
recover FOLDER/nothing.db
verify
export FOLDER/log.json
export --as csv FOLDER/table.csv
export --as csv
export
export --as session
import FOLDER/log.json
import FOLDER/nothing.json
sync
sync --leave
sync postgresql://a:b@localhost/c
settle --stake 0
event new klaverjas Drive --rounds 2 --deals 16 --place Hall --seed 3 --sit-out 1300
event plan --rounds 3
event roster A B C D E F G H I
event roster I --gone
event draw
event draw --swap A,B --round 2
event show --by-name
event result 1 1300:1292 --roem 0:0
event result 1 1300:1302
event result 1 1301:1302 --force
event play 2
event credit A 10 late
event undo
event redo
event ranking
event print by-name FOLDER/names.pdf --round 1
event print by-name FOLDER/names.pdf
event print names FOLDER/other.pdf
event season --places 3,2,1
event check
event simulate --count 2
event close
event reopen
event discard
event reopen --event 1
event
event show --event 1
evening
score FOLDER/nothing.json
help
help rules
--version
-V --lang nl
""".strip().splitlines()

STATUS = {"findings": 1, "usage": 2, "file": 3, "damaged": 3, "newer_format": 4, "conflict": 5}


def schemas(root):
    """Every schema by the format it describes."""
    for file in sorted((root / "docs/format").rglob("*.schema.json")):
        schema = json.loads(file.read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        resolver = jsonschema.RefResolver(file.as_uri(), schema)
        if schema["title"].startswith("spadille/"):
            yield schema["title"], jsonschema.Draft202012Validator(schema, resolver=resolver)


def exchanges(root):
    """The commands of each transcript, each with what is put into it."""
    for file in sorted((root / "tests/transcripts").glob("*.txt")):
        commands = []
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("$ "):
                words = shlex.split(line[2:])[1:]
                source = words[-1] if len(words) > 1 and words[-2] == "<" else None
                commands.append((words[:-2] if source else words, source))
        yield file.name, commands


class Program:
    def __init__(self, root, program, folder):
        self.root, self.program, self.folder = root, program, folder

    def __call__(self, words, source=None):
        words = [word.replace("FOLDER", self.folder) for word in words]
        as_json = [] if "--jsonl" in words or "--json" in words else ["--json"]
        text = (self.root / source).read_bytes() if source else b""
        where = {**os.environ, "SPADILLE_DB": f"{self.folder}/book.db", "LC_ALL": "C.UTF-8"}
        return subprocess.run([self.program, *as_json, *words], input=text, capture_output=True,
                              cwd=self.root, env=where, check=False)


class Check:
    def __init__(self, root, program):
        self.root, self.program = root, program
        self.schemas = dict(schemas(root))
        self.answered = {}  # the formats of what a command was answered with
        self.wrong = []

    def document(self, document, where):
        schema = self.schemas.get(document.get("format"))
        if schema is None or "version" not in document:
            self.wrong.append(f"{where}: no schema for {document.get('format')}")
            return
        for error in schema.iter_errors(document):
            self.wrong.append(f"{where}: {error.json_path}: {error.message}")

    def answer(self, words, done, where):
        lines = done.stdout.decode().splitlines()
        if not lines:
            self.wrong.append(f"{where}: no answer; {done.returncode} {done.stderr.decode()}")
        for line in lines:
            try:
                document = json.loads(line)
            except json.JSONDecodeError as error:
                self.wrong.append(f"{where}: {error}: {line[:100]}")
                continue
            self.document(document, where)
            form = document.get("format")
            self.answered.setdefault(command_of(words), set()).add(form)
            kind = document.get("kind") if form == "spadille/refusal" else None
            if kind and len(lines) == 1 and done.returncode != STATUS[kind]:
                self.wrong.append(f"{where}: {kind}, but status {done.returncode}")

    def commands(self, name, commands):
        with tempfile.TemporaryDirectory() as folder:
            run = Program(self.root, self.program, folder)
            for words, source in commands:
                self.answer(words, run(words, source), f"{name}: {' '.join(words)}")

    def door(self):
        """What `serve` says, and what phones are told: every query about every kind of evening."""
        with tempfile.TemporaryDirectory() as folder:
            run = Program(self.root, self.program, folder)
            run(["import", *sorted(map(str, (self.root / "samples/sessions").glob("*.json")))])
            for told in (["new", "klaverjas", "Drive", "--rounds", "2", "--minutes", "45"],
                         ["roster", "Ann", *map(str, "BCDEFGH")], ["draw"]):
                run(["event", *told])
            host = subprocess.Popen([self.program, "serve", "--on", "127.0.0.1", "--json"], text=True,
                                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "SPADILLE_DB": f"{folder}/book.db"})
            try:
                served = json.loads(host.stdout.readline())
                self.document(served, "serve")
                self.answered.setdefault("serve", set()).add(served["format"])
                self.queries(*served["address"].split("/#t="))
                self.watch(*served["address"].split("/#t="), host)
            finally:
                host.terminate()
                host.communicate()

    def club(self):
        """What `sync` says, also where two books have gone on with one session."""
        club = Club(self.root)
        try:
            with tempfile.TemporaryDirectory() as folder:
                a, b = (Book(self.program, club, Path(folder, f"{name}.db")) for name in "ab")
                a.begin()
                for book in (a, b):
                    book.sync(club.address())
                    book.deals(1)
                for words in ((), (), ("--session", 1, "--keep", "theirs")):
                    for book in (a, b):
                        done = subprocess.run(book.command("sync", *words), capture_output=True, env=club.environment, check=False)
                        self.answer(["sync"], done, f"sync {words}")
        finally:
            club.end()

    def queries(self, address, token):
        key = self.asked(f"{address}/v1/keys", {"format": "spadille/knock", "version": 1, "token": token})["key"]
        asks = [{"asks": what, "session": n} for what in ("board", "sheet") for n in range(1, 7)]
        asks += [{"asks": "board"}, {"asks": "sessions"}, {"asks": "clause", "rule": "KJ-5.9"},
                 {"asks": "search", "words": "remise"}, {"asks": "words"}, {"asks": "sheet", "session": 99},
                 {"asks": "settle", "session": 6, "stake": 5}, {"asks": "entry"}, {"asks": "phones"},
                 {"asks": "event"}]
        for language in ("en", "ja", "nl", "fr"):
            for each in asks:
                query = {"format": "spadille/query", "version": 1, "language": language, **each}
                self.asked(f"{address}/v1/ask", query, {"Authorization": f"Bearer {key}"})

    def watch(self, address, token, host):
        """Somebody looks on, which the host says."""
        key = self.asked(f"{address}/v1/keys", {"format": "spadille/knock", "version": 1, "token": token})["key"]
        look = urllib.request.Request(f"{address}/v1/board", headers={"Authorization": f"Bearer {key}"})
        with urllib.request.urlopen(look) as stream:
            while not (line := stream.readline().decode()).startswith("data: "):
                pass
            self.document(json.loads(line.removeprefix("data: ")), "stream")
            phones = json.loads(host.stdout.readline())
            self.document(phones, "serve")
            self.answered["serve"].add(phones["format"])
            number = max(phone["phone"] for phone in phones["phones"])
            host.stdin.write(f"director {number}\n")
            host.stdin.flush()
            while not any("role" in phone for phone in json.loads(host.stdout.readline())["phones"]):
                pass
            self.enter(address, {"Authorization": f"Bearer {key}"}, number)

    def enter(self, address, key, number):
        """A director does all that a phone can do, at each kind of table."""
        def do(what, **members):
            return self.asked(f"{address}/v1/do", {"format": f"spadille/{what}", "version": 1, **members}, key)

        def act(what, **members):
            return do(what, id=str(uuid.uuid4()), session=6, **members)

        do("seat", name="Ann")
        do("call", does="call")
        do("seat", name="Ann")  # whose role says so
        do("host", does="heard", phone=number)
        do("call", does="withdraw")
        act("dispute", event=13, text="It was four")
        act("agree", event=13)
        self.at_event(address, key)
        entries = [{"asks": "phones"}, {"asks": "entry"}] + [
            {"asks": "entry", "session": session, "deal": {}, "way": way, "chalked": []}
            for session in range(1, 7) for way in (0, 1)]
        for each in entries:
            self.asked(f"{address}/v1/ask", {"format": "spadille/query", "version": 1, **each}, key)
        self.irregular(address, key)
        self.tricks(address, key)
        act("rule", head=1000, kind="revoke")
        act("record", head=1, deal="Ann 3")
        act("record", head=1000, deal={"maker": 0})
        seating = self.asked(f"{address}/v1/ask", {"format": "spadille/query", "version": 1, "asks": "seats"}, key)
        act("seats", head=seating["session"]["head"], players=seating["players"][::-1], totals="own")
        act("seats", head=1000, players=seating["players"], waiting=["Zoë"])
        opening = self.asked(f"{address}/v1/ask", {"format": "spadille/query", "version": 1, "asks": "beginning",
                                                   "does": "begin", "session": 6}, key)
        for told in ({"does": "mend", "set": ["no=1"]}, {"does": "mend", "players": ["Ann", "Ann"]},
                     {"does": "mend_from_now", "dealer": opening["players"][0]}):
            self.asked(f"{address}/v1/ask", {"format": "spadille/query", "version": 1, "asks": "beginning", **told}, key)
        act("remark", does="note", event=13, text="tea")
        act("opening", does="mend", head=1000, title="Friday")
        act("close", does="close", head=1000)
        act("undo", head=1000)
        do("host", does="scorer", phone=number)

    def at_event(self, address, key):
        """Ann tells the result of her table, another one than before, and calls the referee."""
        def mine():
            query = {"format": "spadille/query", "version": 1, "asks": "event"}
            seen = self.asked(f"{address}/v1/ask", query, key)
            return seen["event"]["number"], seen["mine"][0]

        def act(what, **members):
            return self.asked(f"{address}/v1/do", {"format": f"spadille/{what}", "version": 1, "id": str(uuid.uuid4()),
                                                   "session": number, **members}, key)

        number, seat = mine()
        at = {"round": seat["round"], "table": seat["table"]}
        act("result", **at, points=[1, 2])
        act("result", **at, points=[1, 2], roem=[0, 0], pits=[0, 0], force=True)
        act("agree", event=mine()[1]["told"][0]["entry"])
        act("room-call", does="call", **at, text="A card too many")
        act("room-call", does="withdraw", event=mine()[1]["calls"][0]["entry"])

    def irregular(self, address, key):
        """Every kind of every game, with the first answer to each question, and the other once."""
        def ask(**members):
            query = {"format": "spadille/query", "version": 1, **members}
            return self.asked(f"{address}/v1/ask", query, key)

        for session in range(1, 7):
            kinds = ask(asks="kinds", session=session)
            ask(asks="kinds", session=session, words="he did not follow suit")
            about = kinds["deals"][-1]["about"]
            for kind in kinds["kinds"]:
                answers = []
                while question := ask(asks="ruling", session=session, kind=kind["kind"], about=about,
                                      answers=answers).get("question"):
                    first = question["answers"][0]["say"] if question["answers"] else question["range"].split("…")[0]
                    answers.append(first)

    def tricks(self, address, key):
        """One trick of every game, asked about in both ways; and one that cannot lie there."""
        def ask(**members):
            query = {"format": "spadille/query", "version": 1, "session": session, **members}
            return self.asked(f"{address}/v1/ask", query, key)

        for session in range(1, 7):
            begun = ask(asks="trick")
            trump = {"trump": begun["trumps"]["answers"][1]["say"]} if "trumps" in begun else {}
            cards = [card["say"] for row in begun["pack"] for card in row]
            players = len(begun["places"])
            ask(asks="trick", trick=cards[:players], leader=begun["places"][1]["say"], **trump)
            ask(asks="legal", trick=cards[:2], card=cards[2], **trump)
            ask(asks="legal", trick=cards[:2], card=cards[-1], seen=cards[3], **trump)
            ask(asks="legal", trick=cards[:2], card=cards[-1], hand=cards[3], **trump)
            ask(asks="legal", trick=cards[:2], card="?", **trump)
            ask(asks="trick", trick=["CA"] * players, **trump)

    def asked(self, address, query, headers=()):
        self.document(query, f"query {query}")
        request = urllib.request.Request(address, json.dumps(query).encode(),
                                         {"Content-Type": "application/json", **dict(headers)})
        try:
            with urllib.request.urlopen(request) as reply:
                answer = json.load(reply)
        except urllib.error.HTTPError as refused:
            answer = json.load(refused)
        self.document(answer, f"answer to {query}")
        self.answered["serve"].add(answer["format"])
        return answer

    def tree(self, path=()):
        """Every command that can be given, by what the program says of itself."""
        run = Program(self.root, self.program, "/nowhere")
        about = json.loads(run([*path, "--help"]).stdout)
        for name in about["commands"]:
            yield from self.tree((*path, name))
        if path and path not in (("rules",), ("precedents",)):  # which alone are no commands
            yield " ".join(path)

    def references(self):
        """Schemas that the description of the door for machines refers to."""
        folder = self.root / "docs/format"
        for file in re.findall(r'"\$ref": "([^"]+)"', (folder / "door.openapi.json").read_text(encoding="utf-8")):
            if not (folder / file).exists():
                self.wrong.append(f"door.openapi.json: there is no {file}")

    def coverage(self):
        plain = {"spadille/refusal", "spadille/help"}
        for command in self.tree():
            if not self.answered.get(command, set()) - plain:
                self.wrong.append(f"{command}: nothing here shows its answer in JSON")
        seen = set().union(*self.answered.values())
        asked = {"spadille/turn", "spadille/auction", "spadille/played", "spadille/incident",
                 "spadille/deal", "spadille/query", "spadille/knock", "spadille/seat", "spadille/dispute",
                 "spadille/agree", "spadille/record", "spadille/undo", "spadille/host", "spadille/rule",
                 "spadille/call", "spadille/seats", "spadille/opening", "spadille/remark", "spadille/close",
                 "spadille/result", "spadille/room-call"}
        for form in sorted(set(self.schemas) - seen - asked):
            self.wrong.append(f"{form}: described, but nothing answers with it")

    def questions(self):
        """Those that are put to the program, and those that the pages show."""
        for file in (self.root / "tests/transcripts/input").rglob("*.json*"):
            text = file.read_text(encoding="utf-8", errors="replace")
            for part in [text] if file.suffix == ".json" else text.splitlines():
                self.question(part, file.name)
        for file in (self.root / "docs/format").glob("*.md"):
            for part in re.findall(r"```json\n(.*?)```", file.read_text(encoding="utf-8"), re.S):
                self.question(part, file.name)

    def question(self, text, where):
        try:
            document = json.loads(text)
        except json.JSONDecodeError:
            return  # some are wrong on purpose, and the pages show parts of documents as well
        if isinstance(document, dict) and document.get("format") in self.schemas:
            known = document.get("version") == 1
            done = Program(self.root, self.program, "/nowhere")
            if known and judged_right(done, document):
                self.document(document, where)


def judged_right(run, document):
    """Whether the program finds nothing wrong with the shape of a question."""
    command = {"spadille/turn": ["legal"], "spadille/auction": ["auction"],
               "spadille/played": ["revoke"], "spadille/incident": ["ruling"]}
    words = command.get(document["format"])
    if words is None:  # answers; what else is read, samples and logs, documents.py looks at
        return document["format"] not in ("spadille/deal", "spadille/session", "spadille/log")
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(document, file)
        file.flush()
        return run([*words, "--file", file.name]).returncode == 0


def command_of(words):
    names = []
    skip = False
    for word in words:
        if skip or word.startswith("-"):
            skip = word == "--lang" and not skip
            continue
        names.append(word)
    two = " ".join(names[:2])
    with_own = {"rules", "players", "precedents", "event"}
    if names and (names[0] in with_own and len(names) > 1 or two == "rule search"):
        return two
    return names[0] if names else ""


def main():
    root, program = (Path(arg).resolve() for arg in sys.argv[1:3])
    check = Check(root, program)
    for name, commands in exchanges(root):
        check.commands(name, commands)
    check.commands("beside", [(shlex.split(line), None) for line in BESIDE])
    check.door()
    check.club()
    check.coverage()
    check.questions()
    check.references()
    print("\n".join(check.wrong) or f"{len(check.answered)} commands answer in {len(check.schemas)} forms")
    sys.exit(1 if check.wrong else 0)


main()
