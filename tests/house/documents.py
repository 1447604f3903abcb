"""What is made from the tables is committed as it is made; the schemas say nothing twice; the samples
satisfy them and score without a finding; a misspelt member satisfies neither."""

import collections
import json
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path

import jsonschema

# Newer versions have another way to follow references, which Debian 12 has not.
warnings.simplefilter("ignore", DeprecationWarning)


def check_generated(root, generated):
    made = sorted((generated / "format").iterdir())
    if not made:
        yield f"{generated}: nothing was made"
    for file in made:
        kept = root / "docs/format" / file.name
        if not kept.exists() or kept.read_bytes() != file.read_bytes():
            yield f"docs/format/{file.name}: not as made; copy it from {file}"


def validators(root):
    for name in ("rules", "deal", "session", "incident", "precedent", "log", "event"):
        file = (root / f"docs/format/{name}.schema.json").resolve()
        schema = json.loads(file.read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        resolver = jsonschema.RefResolver(file.as_uri(), schema)  # parts stand in other files
        yield f"spadille/{name}", jsonschema.Draft202012Validator(schema, resolver=resolver)


def objects_in(schema, place):
    """Each part of a schema that says which members an object has, and where it stands."""
    if isinstance(schema, dict):
        if len(schema.get("properties", ())) > 2:
            yield json.dumps(schema), place
        for key, part in schema.items():
            yield from objects_in(part, f"{place}/{key}")
    elif isinstance(schema, list):
        for index, part in enumerate(schema):
            yield from objects_in(part, f"{place}/{index}")


def check_said_once(root):
    """What two schemas need stands in one of them, and the other refers to it."""
    places = collections.defaultdict(list)
    for file in sorted((root / "docs/format").glob("*.schema.json")):
        for said, place in objects_in(json.loads(file.read_text(encoding="utf-8")), f"{file.name}#"):
            places[said].append(place)
    for twice in places.values():
        if len(twice) > 1:
            yield "said more than once: " + ", ".join(twice)


def check_samples(root, program):
    schemas = dict(validators(root))
    samples = sorted((root / "samples").rglob("*.json"))
    if len(samples) < 20:
        yield "samples: too few"
    book = tempfile.TemporaryDirectory()
    actions = {"spadille/rules": ["rules", "show"],
               "spadille/precedent": ["import", "--db", f"{book.name}/book.db"]}
    for file in samples:
        document = json.loads(file.read_text(encoding="utf-8"))
        for error in schemas[document["format"]].iter_errors(document):
            yield f"{file.relative_to(root)}: {error.message}"
        if not document.get("title"):
            yield f"{file.relative_to(root)}: says nothing about itself"
        action = actions.get(document["format"], ["score"])
        run = subprocess.run([program, *action, file], capture_output=True, text=True, check=False)
        if run.returncode != 0 or run.stderr:
            yield f"{file.relative_to(root)}: {run.returncode} {run.stderr}"


def check_strict(root, program):
    """The schema and the program refuse the same misspelling."""
    schemas = dict(validators(root))
    document = json.loads((root / "samples/deals/euchre/march.json").read_text(encoding="utf-8"))
    for place in (document, document["deal"]):
        place["mispelt"] = 1
        if schemas["spadille/deal"].is_valid(document):
            yield "schema: an unknown member is accepted"
        run = subprocess.run([program, "score", "-"], input=json.dumps(document), text=True,
                             capture_output=True, check=False)
        if run.returncode != 1 or "mispelt" not in run.stderr:
            yield "program: an unknown member is accepted"
        del place["mispelt"]


def check_logs(root, program):
    """What the book exports satisfies the schema; a misspelling satisfies neither it nor the book."""
    schema = dict(validators(root))["spadille/log"]
    with tempfile.TemporaryDirectory() as folder:
        def run(*words, text=None):
            return subprocess.run([program, *words, "--db", f"{folder}/book.db"], input=text,
                                  capture_output=True, text=True, check=False)
        sessions = [f for f in sorted((root / "samples").rglob("*.json"))
                    if '"spadille/session"' in f.read_text(encoding="utf-8")]
        done = run("import", "--date", "2026-11-20", *sessions)
        if done.returncode != 0 or done.stderr:
            yield f"import: {done.returncode} {done.stderr}"
        logs = [json.loads(line) for line in run("export", "--all").stdout.splitlines()]
        if len(logs) != len(sessions) or len(logs) < 4:
            yield f"export: {len(logs)} of {len(sessions)} sessions"
        for log in logs:
            for error in schema.iter_errors(log):
                yield f"export: {error.message}"
        example = (root / "docs/format/log.md").read_text(encoding="utf-8")
        example = json.loads(example.split("```json")[1].split("```")[0])
        if not schema.is_valid(example):
            yield "docs/format/log.md: the example does not satisfy the schema"
        if run("import", "-", text=json.dumps(example)).returncode != 0:
            yield "docs/format/log.md: the example cannot be imported"
        for place in (example, example["players"][0], example["events"][0],
                      example["events"][1]["payload"]):
            place["mispelt"] = 1
            done = run("import", "-", text=json.dumps(example))
            if schema.is_valid(example) or done.returncode != 1 or "mispelt" not in done.stderr:
                yield f"log: an unknown member is accepted: {place}"
            del place["mispelt"]


def check_events(root, program):
    """The same of an event of a club: what goes in comes out, and each misspelling is refused."""
    schema = dict(validators(root))["spadille/event"]
    example = (root / "docs/format/event.md").read_text(encoding="utf-8")
    example = json.loads(example.split("```json")[1].split("```")[0])
    if not schema.is_valid(example):
        yield "docs/format/event.md: the example does not satisfy the schema"
    with tempfile.TemporaryDirectory() as folder:
        def run(*words, text=None):
            return subprocess.run([program, *words, "--db", f"{folder}/book.db"], input=text,
                                  capture_output=True, text=True, check=False)
        if run("import", "-", text=json.dumps(example)).returncode != 0:
            yield "docs/format/event.md: the example cannot be imported"
        exported = run("export").stdout
        if not exported or {**json.loads(exported), "hash": 0} != {**example, "hash": 0}:
            yield f"export: not the event that was imported: {exported}"
        elif exported != run("export", "--all").stdout or not schema.is_valid(json.loads(exported)):
            yield "export: not as all that there is, or not as the schema says"
        for place in (example, example["players"][0], *example["events"], *(e["payload"] for e in example["events"])):
            place["mispelt"] = 1
            done = run("import", "-", text=json.dumps(example))
            if schema.is_valid(example) or done.returncode != 1 or "mispelt" not in done.stderr:
                yield f"event: an unknown member is accepted: {place}"
            del place["mispelt"]


def main():
    root, build, program = (Path(arg) for arg in sys.argv[1:4])
    wrong = [*check_generated(root, build / "generated"), *check_said_once(root), *check_samples(root, program),
             *check_strict(root, program), *check_logs(root, program), *check_events(root, program)]
    print("\n".join(wrong) or "generated pages, schemas and samples agree")
    sys.exit(1 if wrong else 0)


main()
