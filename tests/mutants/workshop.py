"""Compiles a file with a fault in it, links it before everything else, and runs the suites.

Nothing is inlined in this build, so whoever is linked first decides: the one object with the fault
takes the place of the archive's, and of every other copy of a template or an inline function.
"""
import fcntl
import itertools
import json
import math
import os
import re
import shlex
import subprocess
import tempfile
import time
from pathlib import Path

from .places import Places

SUITES = ["core", "games", "session", "codec", "corpus", "app", "text", "laws", "exchange", "review", "store", "cli",
          "harm_book"]
JUDGE = "model_compare"
IN_MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
NEEDLESS = {"-MD", "-Werror", "-g1", "-fsanitize-coverage=trace-pc"}  # for an object that is asked once
COMPILING = 900  # seconds at most, on a busy machine
MANY = 48  # of those who include a header, where nobody knows which of them has a copy of what was changed
TRIED = 6  # of those who include a header, until what was changed outside of functions is unused


def a_free_place(folder):
    """A folder to work in that no other run has, and the lock that keeps it for as long as it is open."""
    for number in itertools.count(1):
        place = folder / str(number)
        place.mkdir(parents=True, exist_ok=True)
        lock = (place / ".lock").open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return place, lock
        except BlockingIOError:
            lock.close()


SIGNATURE = re.compile(r"^ *(?!return |.*\bconstexpr\b)(?:[\w:<>,&*\[\]]+ )+(?:\w+::)*(\w+)\((?:[^=]|= \{\})*$")


def function_around(source, at):
    """The name of the function that this offset lies in, and its first line; nothing outside of all."""
    lines = source[:at].split("\n")
    for first in range(len(lines) - 1, -1, -1):
        found = SIGNATURE.match(lines[first])
        if found and not lines[first].endswith(";"):
            return (found[1], first + 1) if _is_open("\n".join(lines[first:])) else None
    return None


def _is_open(text):
    """Whether the first brace of a text is not closed in it."""
    depth = 0
    for brace in re.findall(r"[{}]", text.replace("= {}", "")):
        depth += 1 if brace == "{" else -1
        if depth == 0:
            return False
    return depth > 0


class Workshop:
    def __init__(self, root, build, suites):
        self.root, self.build = Path(root), Path(build)
        self.place, self.held = a_free_place(self.build / "planted")
        self.commands = {}
        for entry in json.loads((self.build / "compile_commands.json").read_text()):
            file = os.path.relpath(entry["file"], self.root)
            words = [w for w in shlex.split(entry["command"]) if w != "ccache"]
            if not words[words.index("-o") + 1].startswith("samples"):
                self.commands.setdefault(file, []).append(words)
        self.links = {name: self._link_of(name) for name in suites}
        self.includers = self._includers()
        self.places = {}  # of each suite

    def _ninja(self, *words):
        return subprocess.run(["ninja", "-C", self.build, *words], capture_output=True, text=True, check=True).stdout

    def programs(self):
        return [self.build / self._target(name) for name in self.links]

    def _target(self, name):
        return "tests/spadille-judge" if name == JUDGE else f"tests/test_{name}"

    def _link_of(self, name):
        line = self._ninja("-t", "commands", "-s", self._target(name)).strip().split("\n")[-1]
        words = shlex.split(re.sub(r"^.*?&& ", "", line).rsplit("&&", 1)[0])
        return [w for w in words if w != "ccache"]

    def _includers(self):
        """Of each file, the objects that are made of it and were compiled."""
        found, current = {}, ""
        for line in self._ninja("-t", "deps").split("\n"):
            if line.startswith(" "):
                file = os.path.relpath(os.path.join(self.build, line.strip()), self.root)
                found.setdefault(file, []).append(current)
            elif line:
                current = line.split(":")[0]
        return found

    def _archive_of(self, name):
        """The library that a source goes into."""
        words = self.commands[name][0]
        return words[words.index("-o") + 1].split("/CMakeFiles/")[1].split(".dir")[0]

    def linked(self, suite, objects):
        """Those of the objects that go into the suite."""
        has = [w for w in self.links[suite] if w.endswith(".a")]
        return [path for archive, path in objects if any(w.endswith(f"lib{archive}.a") for w in has)]

    def suites_with(self, objects):
        """Those that any of the objects goes into."""
        return [suite for suite in self.links if self.linked(suite, objects)]

    def _sources_of(self, file):
        """What has to be compiled to see a fault of this file: itself, or who includes it."""
        if file.endswith(".cpp"):
            return [file]
        ours = {words[words.index("-o") + 1]: name for name, all_ in self.commands.items()
                for words in all_ if name.startswith(("src/", "db/", "ui/cli/"))}
        names = {ours[o] for o in self.includers.get(file, []) if o in ours}
        below = ["src/core", "src/games", "src/session", "src/codec", "src/app", "src/text", "db", "ui/cli"]
        storey = {name: next((i for i, b in enumerate(below) if name.startswith(b + "/")), len(below))
                  for name in names}
        says = f'#include "{file.removeprefix("src/")}"'
        texts = {name: (self.root / name).read_text() for name in names}
        return sorted(names, key=lambda name: (says not in texts[name], max(1, storey[name]), len(texts[name])))

    def compile(self, name, file, source, into):
        """Compiles `name` where `file` reads like `source`; the object, or nothing."""
        overlay = self.place / "overlay"
        words = list(self.commands[name][0])
        words[words.index("-o") + 1] = str(into)
        planted = overlay / file.removeprefix("src/")
        planted.parent.mkdir(parents=True, exist_ok=True)
        planted.write_text(source)
        if name == file:
            words[-1] = str(planted)
        for flag in ("-MT", "-MF"):
            if flag in words:
                del words[words.index(flag):words.index(flag) + 2]
        words = [w for w in words if w not in NEEDLESS]
        words[1:1] = [f"-I{overlay}", f"-ffile-prefix-map={overlay}={self.root}/src", "-w"]
        done = subprocess.run(words, cwd=self.build, capture_output=True, timeout=COMPILING, check=False)
        planted.unlink()
        return into if done.returncode == 0 else None

    def objects(self, fault, whole=False):
        """The objects with the fault in them, each with its library; None where it does not compile,
        [] where nobody uses what it changes. `whole`: of all that is needed to see it everywhere."""
        source = (self.root / fault.file).read_text()
        made = []
        for i, name in enumerate(self._holders(fault, source, whole)):
            wrong = self.place / f"wrong{i}.o"
            if not self.compile(name, fault.file, fault.planted(source), wrong):
                return None
            if fault.file.endswith(".h") and self.is_right(name, wrong):
                continue
            made.append((self._archive_of(name), wrong))
            if not whole:
                break
        return made

    def _holders(self, fault, source, whole):
        """As few of those who include a header as hold together every copy of the function that the
        fault lies in. Where it lies in none, or nobody has a copy: some of them, or (`whole`) many."""
        names = self._sources_of(fault.file)
        some = names[:MANY if whole else TRIED]
        function = function_around(source, fault.start)
        if function is None or len(names) < 2:
            return some
        mangled = f"{len(function[0])}{function[0]}"
        holds = {name: {symbol for symbol in self._weak(name) if mangled in symbol} for name in names}
        chosen, missing = [name for name in names if holds[name]][:1], set().union(*holds.values())
        missing -= set().union(*(holds[name] for name in chosen))  # it goes into the most suites
        while missing:
            most = max(names, key=lambda name: len(holds[name] & missing))
            chosen.append(most)
            missing -= holds[most]
        return chosen or some

    def _weak(self, name):
        """The functions in an object of which others may have copies."""
        words = self.commands[name][0]
        listed = subprocess.run(["nm", self.build / words[words.index("-o") + 1]], capture_output=True, text=True,
                                check=True).stdout
        return {line.split()[-1] for line in listed.split("\n") if " W " in line}

    def is_right(self, name, made):
        """Whether an object is what it is without a fault, made in the same way."""
        path = self.place / (name.replace("/", "-") + ".o")
        source = self.root / name
        built = self.build / self.commands[name][0][self.commands[name][0].index("-o") + 1]
        if not path.exists() or path.stat().st_mtime < built.stat().st_mtime:
            self.compile(name, name, source.read_text(), path)
        return path.read_bytes() == made.read_bytes()

    def link(self, suite, objects):
        words = list(self.links[suite])
        program = self.place / f"suite_{suite}"
        words[words.index("-o") + 1] = str(program)
        first = next(i for i, w in enumerate(words) if w.endswith(".o"))
        words[first:first] = ["-fuse-ld=lld", *map(str, self.linked(suite, objects))]
        done = subprocess.run(words, cwd=self.build, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{suite} does not link: {done.stderr[-2000:]}")
        return program

    def run(self, suite, program, limit, tests=None, again=True, **more):
        """Whether the tests of the suite pass within so many seconds; all of them, where none is named.
        One that does not end is tried `again`: the machine may have stood still meanwhile. `more` of the
        environment."""
        words = [program, "--gtest_brief=1", "--gtest_fail_fast", "--gtest_color=no"]
        if tests:
            asked = self.place / "asked"
            asked.write_text("--gtest_filter=" + ":".join(sorted(tests)) + "\n")
            words.append(f"--gtest_flagfile={asked}")
        if suite == JUDGE:
            words = [self.root / "tests/models/compare", program]
        with tempfile.TemporaryDirectory(prefix="spadille-", dir=IN_MEMORY, ignore_cleanup_errors=True) as books:
            os.chmod(books, 0o755)  # other users of a book get there, as in any folder of temporary files
            env = {**os.environ, "LC_ALL": "C.UTF-8", "TMPDIR": books, "SPADILLE_SHORT": "1", **more}
            try:
                done = subprocess.run(words, cwd=self.place, env=env, capture_output=True, timeout=limit, check=False)
            except subprocess.TimeoutExpired:
                return again and self.run(suite, program, limit, tests, again=False, **more)
        return done.returncode == 0

    def learn(self, suites):
        """Where each test goes and how long it takes without a fault, which is kept. Errors: a suite that
        fails then proves nothing."""
        for suite in suites:
            program = self.build / self._target(suite)
            kept = program.with_suffix(".places.json")
            if not kept.exists() or kept.stat().st_mtime < program.stat().st_mtime:
                self._note(suite, program).keep(kept)
            self.places[suite] = Places.read(kept)

    def _note(self, suite, program):
        noted, begun = self.place / "noted", time.monotonic()
        if not self.run(suite, program, COMPILING, SPADILLE_PLACES=str(noted)):
            raise RuntimeError(f"{suite} fails without any fault")
        if suite == JUDGE:
            return Places({"": time.monotonic() - begun}, {})
        return Places.noted(noted, program, self.root)

    def tests_at(self, suite, fault):
        """Those that come to the fault: into its function, or, for what stands outside of all, into its
        file. All of them, where that cannot be said."""
        places = self.places[suite]
        function = function_around((self.root / fault.file).read_text(), fault.start)
        if function:
            return places.tests_between(fault.file, function[1], fault.line)
        return places.tests if fault.file.endswith(".h") else places.tests_in(fault.file)

    def caught_by(self, objects, fault, seconds_at_most=math.inf):
        """The first suite that notices, or nothing: of the tests that come there, the quickest first.
        Suites that take longer are left out."""
        asked = {}
        for suite in self.suites_with(objects):
            tests = self.places[suite].tests if suite == JUDGE else self.tests_at(suite, fault)
            asked[suite] = (sum(self.places[suite].tests[name] for name in tests), tests)
        for suite, (seconds, tests) in sorted(asked.items(), key=lambda entry: entry[1][0]):
            if not tests or seconds > seconds_at_most:
                continue
            program = self.link(suite, objects)
            some = tests if len(tests) < len(self.places[suite].tests) else None
            if not self.run(suite, program, 10 + 5 * seconds, some):
                return suite
        return None
