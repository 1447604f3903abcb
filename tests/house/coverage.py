"""docs/coverage.md: every row names a proof, and every proof is a test that ran and passed."""

import json
import re
import sys
from pathlib import Path

PROOF = re.compile(r"`([\w./]+/[\w.-]+)`")


def passed(reports):
    tests = set()
    for file in sorted(reports.glob("*.json")):
        for suite in json.loads(file.read_text(encoding="utf-8"))["testsuites"]:
            for test in suite["testsuite"]:
                if test["result"] == "COMPLETED" and not test.get("failures"):
                    tests.add(f"{suite['name']}/{test['name']}")
    return tests


def rows(text):
    """The rows of tables that have a column "proof"."""
    proof_column = False
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|"):
            proof_column = False
        elif "| proof |" in line.lower():
            proof_column = True
        elif proof_column and not re.match(r"\|[\s|:-]+\|$", line):
            yield number, line


def main():
    text = Path(sys.argv[1], "docs/coverage.md").read_text(encoding="utf-8")
    ran = passed(Path(sys.argv[2]))
    wrong, count = [], 0
    for number, row in rows(text):
        proofs = PROOF.findall(row)
        count += len(proofs)
        if not proofs:
            wrong.append(f"docs/coverage.md:{number}: no proof")
        wrong += [f"docs/coverage.md:{number}: {p} did not run" for p in proofs if p not in ran]
    print("\n".join(wrong) or f"{count} proofs ran, of {len(ran)} tests")
    sys.exit(1 if wrong or count < 60 else 0)


main()
