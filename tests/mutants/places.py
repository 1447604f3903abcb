"""Which tests run through which line of the program: only they can notice a fault there."""
import json
import os
import subprocess
from collections import defaultdict

NEXT = 2  # lines behind one that may belong to what is written there


class Places:
    """The tests of one suite, the seconds that each takes, and where each has been."""

    def __init__(self, tests, lines):
        self.tests = tests  # name: seconds
        self.lines = lines  # file: line: names of those that have been there

    @classmethod
    def read(cls, kept):
        told = json.loads(kept.read_text())
        return cls(told["tests"], {file: {int(n): set(who) for n, who in here.items()}
                                   for file, here in told["lines"].items()})

    @classmethod
    def noted(cls, noted, program, root):
        """What the suite has written down (noting.cpp), as lines of files below `root`."""
        tests, been = {}, defaultdict(list)
        for line in noted.read_text().splitlines():
            name, seconds, *places = line.split(" ")
            tests[name] = float(seconds)
            for place in places:
                been[place].append(name)
        lines = defaultdict(lambda: defaultdict(set))
        for place, (file, number) in _lines_of(program, list(been)).items():
            lines[os.path.relpath(file, root)][number].update(been[place])
        return cls(tests, {file: here for file, here in lines.items() if file.startswith(("src/", "db/", "ui/"))})

    def keep(self, kept):
        lines = {file: {n: sorted(who) for n, who in here.items()} for file, here in self.lines.items()}
        kept.write_text(json.dumps({"tests": self.tests, "lines": lines}))

    def tests_in(self, file):
        return set().union(*self.lines.get(file, {}).values())

    def tests_between(self, file, first, last):
        """Those that have been at any of these lines, or right behind. `first` is where a function begins:
        a compiler leaves out places that nobody passes without another."""
        here = self.lines.get(file, {})
        return set().union(*(here.get(n, set()) for n in range(first, last + 1 + NEXT)))


def _lines_of(program, places):
    """Of each place, which is behind a call, the file and the line of that call."""
    asked = "".join(f"{int(place, 16) - 1:x}\n" for place in places)
    told = subprocess.run(["addr2line", "-e", program], input=asked, capture_output=True, text=True, check=True)
    found = {}
    for place, line in zip(places, told.stdout.splitlines()):
        file, number = line.split(" ")[0].rsplit(":", 1)
        if number.isdigit() and int(number) > 0:
            found[place] = (os.path.normpath(file), int(number))
    return found
