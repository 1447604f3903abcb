"""The suites of a book, over a club: the same tests, where the book is PostgreSQL. `suites.py SOURCE_DIR PROGRAM…`: GoogleTest programs
that open books by tests/support/temporary_book.h."""

import os
import subprocess
import sys

sys.dont_write_bytecode = True
from club import Club  # noqa: E402

ROLES = 20  # tests/support/club_server.cpp
# What only a book has: files, drafts, rules and rulings of the house, numbers that a recovered session asks for, which session was
# written in last here, in which order people came, and a club that it syncs with.
LONG = bool(os.environ.get("SPADILLE_LONG"))
TESTS = {
    "test_store": "Store*:-Store.a_session_keeps*:Store.a_purged*:Store.a_draft*:Store.an_empty_draft*:Store.house_rules*"
                  ":StoreLists.tell_what_was_written*",
    "test_exchange": ("*" if LONG else "Importing*") + ":-Sync.*:Importing.backup_inside*:Importing.person_of_a_known_name*",
    "test_walker": "Walker.random_evenings_find_nothing:Walker.evenings_of_a_club_find_nothing",
}


def main(source, programs):
    club = Club(source)
    try:
        for i in range(ROLES):
            club.table(f"test_{i}")
        environment = club.environment | {"SPADILLE_TEST_CLUB": club.address("spadille_owner"), "SPADILLE_CORES": "1",
                                          "SPADILLE_WALKS": "200" if LONG else "4"}
        return max(run(program, environment) for program in programs)
    finally:
        club.end()


def run(program, environment):
    tests = TESTS[program.rsplit("/", 1)[-1]]
    print(program, tests, flush=True)
    return subprocess.run([program, "--gtest_brief=1", f"--gtest_filter={tests}"], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
