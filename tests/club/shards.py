"""The collector's schema holds nothing that an engine would refuse that speaks PostgreSQL and keeps clubs on different machines
(Citus, YugabyteDB, CockroachDB): a list of their restrictions, held against the text. `shards.py SOURCE_DIR`"""

import re
import sys
from pathlib import Path

# What none of them has, or not across machines.
REFUSED = {
    r"\bserial\b|\bbigserial\b|GENERATED .* AS IDENTITY|CREATE SEQUENCE|\bnextval\b": "a sequence: a number for all machines",
    r"\bEXCLUDE\b": "an exclusion constraint",
    r"\bINHERITS\b": "inheritance",
    r"\bPARTITION BY\s+(?:RANGE|LIST|HASH)": "partitions by hand: the engine lays clubs out",
    r"CREATE UNLOGGED|CREATE TEMP": "a table that is not kept",
    r"CREATE RULE": "a rule",
    r"CREATE EXTENSION": "an extension",
    r"CREATE (?:CONSTRAINT|EVENT) TRIGGER": "a constraint or event trigger",
    r"\bDEFERRABLE\b|\bDEFERRED\b": "a deferred constraint",
    r"\bLISTEN\b|\bNOTIFY\b|pg_advisory": "what only one machine knows",
    r"ON (?:DELETE|UPDATE) (?:CASCADE|SET)": "a change that spreads by itself",
    r"CREATE DOMAIN|CREATE TYPE|CREATE AGGREGATE|CREATE OPERATOR": "a type of its own",
    r"CREATE MATERIALIZED": "a materialized view",
    r"\bWITH OIDS\b|\bctid\b|\bxmin\b": "where a row lies",
    r"\blo_\w+\(|\boid\b": "large objects",
}


def tables(text):
    for name, body in re.findall(r"CREATE TABLE spadille\.(\w+) \((.*?)\n\);", text, re.S):
        yield name, re.sub(r"--[^\n]*", "", body)


def keys(body):
    """The columns of each key of a table: its own, unique ones, and those by which it refers to others and they are found."""
    for line in body.splitlines():
        column = re.match(r"\s*(\w+) [^(]*\b(?:PRIMARY KEY|UNIQUE|REFERENCES)\b", line)
        if column and column.group(1) not in ("PRIMARY", "UNIQUE", "FOREIGN"):
            yield line, [column.group(1)]
    for kind, columns in re.findall(r"(PRIMARY KEY|UNIQUE|FOREIGN KEY) \(([^)]*)\)", body):
        yield kind, [column.strip() for column in columns.split(",")]
    for to, columns in re.findall(r"REFERENCES spadille\.(\w+) \(([^)]*)\)", body):
        yield to, [column.strip() for column in columns.split(",")]


def faults(text):
    bare = re.sub(r"--[^\n]*", "", text)
    for pattern, why in REFUSED.items():
        yield from (f"{found.group(0)}: {why}" for found in re.finditer(pattern, bare, re.I))
    for name, body in tables(text):
        found = list(keys(body))
        if not any("PRIMARY KEY" in kind for kind, _ in found):
            yield f"{name}: no primary key"
        yield from (f"{name}: a key that does not begin with the club: {', '.join(columns)}"
                    for _, columns in found if columns[0] != "club")
        if not re.search(r"\bclub uuid\b", body):
            yield f"{name}: belongs to no club"
        if f"ALTER TABLE spadille.{name} ENABLE ROW LEVEL SECURITY" not in bare:
            yield f"{name}: whoever may read it reads every club"
    for name, columns in re.findall(r"CREATE (?:UNIQUE )?INDEX .*? ON spadille\.(\w+) \(([^)]*)\)", bare):
        if not columns.startswith("club"):
            yield f"{name}: an index that does not begin with the club"
    for columns in re.findall(r"ON CONFLICT \(([^)]*)\)", bare):
        if not columns.startswith("club"):
            yield f"ON CONFLICT ({columns}) does not begin with the club"


def bites():
    """Whether each row of the list finds what it is there for."""
    bad = """CREATE TABLE spadille.t (
  id bigserial PRIMARY KEY,
  club uuid,
  other uuid REFERENCES spadille.club (name) ON DELETE CASCADE,
  UNIQUE (other, club)
);"""
    return len(list(faults(bad))) >= 6


def main():
    root = Path(sys.argv[1])
    texts = [file.read_text(encoding="utf-8") for file in sorted((root / "db/club/migrations").glob("*.sql"))]
    wrong = [fault for text in texts for fault in faults(text)]
    count = sum(len(list(tables(text))) for text in texts)
    if not bites():
        wrong.append("the list finds nothing")
    print("\n".join(wrong) or f"{count} tables can lie on many machines")
    sys.exit(1 if wrong or count < 6 else 0)


main()
