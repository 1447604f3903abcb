"""Compiles a file with a fault in it, links it before everything else, and runs the suites.

Nothing is inlined in this build, so whoever is linked first decides: the one object with the fault
takes the place of the archive's, and of every other copy of a template or an inline function.
"""
import json
import os
import re
import shlex
import subprocess
import time
from pathlib import Path

SUITES = ["core", "games", "session", "codec", "corpus", "app", "text", "laws", "exchange", "review", "store", "cli"]
JUDGE = "model_compare"
COMPILING = 900  # seconds at most, on a busy machine
TRIED = 6  # of those who include a header, until nobody is held to use what was changed in it


class Workshop:
    def __init__(self, root, build, suites):
        self.root, self.build = Path(root), Path(build)
        self.place = self.build / "planted"
        self.place.mkdir(exist_ok=True)
        self.commands = {}
        for entry in json.loads((self.build / "compile_commands.json").read_text()):
            file = os.path.relpath(entry["file"], self.root)
            words = [w for w in shlex.split(entry["command"]) if w != "ccache"]
            if not words[words.index("-o") + 1].startswith("samples"):
                self.commands.setdefault(file, []).append(words)
        self.links = {name: self._link_of(name) for name in suites}
        self.includers = self._includers()
        self.seconds = {}

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
        """Those that any of the objects goes into, the quickest first."""
        of = [suite for suite in self.links if self.linked(suite, objects)]
        return sorted(of, key=lambda suite: self.seconds.get(suite, 0))

    def _sources_of(self, file):
        """What has to be compiled to see a fault of this file: itself, or who includes it."""
        if file.endswith(".cpp"):
            return [file]
        ours = {words[words.index("-o") + 1]: name for name, all_ in self.commands.items()
                for words in all_ if name.startswith(("src/", "db/", "ui/cli/"))}
        names = {ours[o] for o in self.includers.get(file, []) if o in ours}
        below = ["src/core", "src/games", "src/session", "src/codec", "src/app", "src/text", "db", "ui/cli"]
        storey = {name: next(i for i, b in enumerate(below) if name.startswith(b + "/")) for name in names}
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
        words = [w for w in words if w not in ("-MD", "-Werror")]
        words[1:1] = [f"-I{overlay}", f"-ffile-prefix-map={overlay}={self.root}/src", "-w"]
        done = subprocess.run(words, cwd=self.build, capture_output=True, timeout=COMPILING, check=False)
        planted.unlink()
        return into if done.returncode == 0 else None

    def objects(self, fault, whole=False):
        """The objects with the fault in them, each with its library; None where it does not compile,
        [] where nobody uses what it changes. `whole`: of everybody who includes the header."""
        source = (self.root / fault.file).read_text()
        made = []
        names = self._sources_of(fault.file)
        for i, name in enumerate(names if whole else names[:TRIED]):
            right, wrong = self._right(name), self.place / f"wrong{i}.o"
            if not self.compile(name, fault.file, fault.planted(source), wrong):
                return None
            if wrong.read_bytes() == right.read_bytes():
                continue
            made.append((self._archive_of(name), wrong))
            if not whole:
                break
        return made

    def _right(self, name):
        """The object as it is without a fault, made in the same way."""
        path = self.place / (name.replace("/", "-") + ".o")
        source = self.root / name
        built = self.build / self.commands[name][0][self.commands[name][0].index("-o") + 1]
        if not path.exists() or path.stat().st_mtime < built.stat().st_mtime:
            self.compile(name, name, source.read_text(), path)
        return path

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

    def run(self, suite, program, limit):
        """Whether every test of the suite passes within so many seconds."""
        words = [program, "--gtest_brief=1", "--gtest_fail_fast", "--gtest_color=no"]
        if suite == JUDGE:
            words = [self.root / "tests/models/compare", program]
        env = {**os.environ, "LC_ALL": "C.UTF-8", "TMPDIR": str(self.place)}
        try:
            done = subprocess.run(words, cwd=self.place, env=env, capture_output=True, timeout=limit, check=False)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def measure(self, suites):
        """How long each takes without a fault. Errors: one that fails then proves nothing."""
        for suite in suites:
            begun = time.monotonic()
            if not self.run(suite, self.build / self._target(suite), COMPILING):
                raise RuntimeError(f"{suite} fails without any fault")
            self.seconds[suite] = time.monotonic() - begun

    def caught_by(self, objects):
        """The first suite that notices, or nothing."""
        for suite in self.suites_with(objects):
            program = self.link(suite, objects)
            if not self.run(suite, program, 30 + 10 * self.seconds.get(suite, 60)):
                return suite
        return None
