"""What both compilers' programs are asked: every document among the samples, in the corpus and behind the
transcripts, and of the second model's rows so many of each kind."""

import json
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
ROOT = TESTS.parent
GAMES = ("euchre", "klaverjas", "kyuuri", "quadrille")
# Words of a case that are members of its document; all others say what must come out.
MEMBERS = ("players", "rules", "before", "incident")
# What a row tells of a whole deal in the program's own words.
PLAYED = ("hands", "tricks", "calls", "turn_up", "called", "laid_away", "next_card")


def on_one_line(text):
    """As it is where it cannot be read: what is wrong with it is an answer too."""
    try:
        return json.dumps(json.loads(text), ensure_ascii=False)
    except ValueError:
        return " ".join(text.split())


def of_case(file):
    """The session or the incident that a case describes, see tests/corpus/README.md."""
    members, deals = [], []
    for line in file.read_text().splitlines():
        key, _, rest = line.partition(" ")
        if key == "deal":
            deals.append(rest.strip())
        elif key in MEMBERS:
            members.append(f'"{key}":{rest.strip()}')
    what = "incident" if any(m.startswith('"incident"') for m in members) else "session"
    if what == "session":
        members.append(f'"deals":[{",".join(deals)}]')
    head = f'"format":"spadille/{what}","version":1,"game":"{file.parent.name}"'
    return "{" + ",".join([head, *members]) + "}"


def of_row(row):
    """A turn, an auction or a deal of the second model as the program is asked about it."""
    what = next(key for key in ("turn", "auction", "played") if key in row)
    told = row[what]
    document = {"format": f"spadille/{what}", "version": 1, "game": row["game"], "rules": row["rules"]}
    if "players" in told:
        document["players"] = [f"P{n}" for n in range(told["players"])]
    if "dealer" in told:
        document["before"] = {"dealer": told["dealer"]}
    if what == "played":
        return json.dumps({**document, **of_deal(told, row["game"])})
    asked = {key: told[key] for key in told if key not in ("players", "out", "dealer")}
    return json.dumps({**document, what: asked})


def of_deal(told, game):
    """The cards of a deal, and who plays it, where that was not called."""
    played = {key: told[key] for key in PLAYED if key in told}
    if "turned" in told:
        played["turn_up"] = told["turned"]
    if told.get("exchange"):
        played.update(exchanger=told["exchange"]["seat"], laid_away=[told["exchange"]["discard"]])
    if game == "quadrille" and len(told["tricks"]) == 6 and told["contract"] != "forced":
        played["after_six"] = "stop"
    deal = {key: told[key] for key in ("maker", "trump") if key in told}
    if "maker_side" in told:
        deal["maker"] = told["maker_side"]
    return {"deal": deal, "played": played} if deal else {"played": played}


def rows(*words):
    told = subprocess.run([sys.executable, "-B", "-m", "referee", *words], cwd=TESTS / "models",
                          capture_output=True, text=True, check=True)
    return [of_row(json.loads(line)) for line in told.stdout.splitlines()]


def questions(count):
    """`count`: turns of each game; of whole deals, which cost more, a tenth."""
    for folder in (ROOT / "samples", TESTS / "transcripts"):
        for file in sorted(folder.rglob("*.json")):
            yield on_one_line(file.read_text())
        for file in sorted(folder.rglob("*.jsonl")):
            yield from file.read_text().splitlines()
    yield from map(of_case, sorted((TESTS / "corpus").rglob("*.case")))
    for game in GAMES:
        yield from rows("positions", game, str(count), "1")
        for kind in ("deals", "revokes"):
            yield from rows(kind, game, str(count // 10), "1")
    yield from rows("callables", str(count // 10), "1")
