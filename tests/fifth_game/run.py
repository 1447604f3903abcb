"""A game that was made up, in a folder outside src, built in by its place in a list and by nothing else: every
kind of command, and every page of the app, knows it.

run.py SOURCE BUILD PROGRAM: compares what the program with that game alone says with garner.txt ("$" a command, "<"
what is typed at its prompt, "!" what goes to standard error, "?" the exit status where it is not 0). The program is
linked from what the build has made for the other games. SPADILLE_UPDATE=1 writes what it says into garner.txt. With
SPADILLE_LONG=1 the same of a build of its own, by SPADILLE_GAMES; there the table app tries itself out as well, and each
of the other games is left out once.
"""

import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE, BUILD = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve() / "fifth_game"
PROGRAM = Path(sys.argv[3]).resolve()
HERE = SOURCE / "tests/fifth_game"
LONG = bool(os.environ.get("SPADILLE_LONG"))
OTHERS = ["euchre", "klaverjas", "kyuuri", "quadrille"]


def build(folder, games, *targets):
    """A build whose games are these, named or by their folders."""
    subprocess.run(["cmake", "-S", SOURCE, "-B", folder, "-G", "Ninja", "-DSPADILLE_TESTS=OFF",
                    f"-DSPADILLE_GAMES={';'.join(games)}", "-DCMAKE_CXX_FLAGS=-O0"],
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", folder, "--target", *targets], check=True, stdout=subprocess.DEVNULL)


def works_without(game):
    """The programs of all games but one: each sample of the others is scored."""
    left = [other for other in OTHERS if other != game]
    build(BUILD.parent / "fewer_games", left, "spadille")
    samples = sorted(str(file) for other in left for file in (SOURCE / "samples/deals" / other).glob("*.json"))
    done = subprocess.run([BUILD.parent / "fewer_games/ui/cli/spadille", "score", *samples], capture_output=True)
    print(f"without {game}: {len(samples)} samples, status {done.returncode}")
    return done.returncode == 0


def said(program, command, folder):
    words = shlex.split(command)
    typed = None
    if "<" in words:  # what people type at a prompt, a line a word
        typed = "\n".join(words[words.index("<") + 1:]) + "\n"
        words = words[:words.index("<")]
    done = subprocess.run([program, *words], cwd=folder, input=typed, text=True, capture_output=True,
                          env={**os.environ, "XDG_DATA_HOME": folder, "LC_ALL": "C.UTF-8", "LANGUAGE": ""})
    lines = [f"$ {command}", *done.stdout.splitlines(), *("! " + line for line in done.stderr.splitlines())]
    return [line.rstrip() for line in lines] + ([f"? {done.returncode}"] if done.returncode else []) + [""]


def transcript(program, told):
    with tempfile.TemporaryDirectory() as folder:
        for file in (HERE / "input").iterdir():
            (Path(folder) / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
        return "\n".join(line for command in told if command.startswith("$ ")
                         for line in said(program, command[2:], folder))


def app_works():
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([BUILD / "ui/table/spadille-table", "--self-test"], text=True, capture_output=True,
                              env={**os.environ, "XDG_DATA_HOME": folder, "XDG_CONFIG_HOME": folder,
                                   "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"})
    print(done.stdout, done.stderr)
    return done.returncode == 0


def says_the_same(program):
    file = HERE / "garner.txt"
    told = file.read_text(encoding="utf-8")
    now = transcript(program, told.splitlines())
    if os.environ.get("SPADILLE_UPDATE"):
        file.write_text(now, encoding="utf-8")
        return True
    if now != told:
        (BUILD.parent / "garner.txt").write_text(now, encoding="utf-8")
        subprocess.run(["diff", "-u", file, BUILD.parent / "garner.txt"], check=False)
    return now == told


def whole():
    build(BUILD, [f"{HERE}/games/garner"], "spadille", "spadille-table")
    return says_the_same(BUILD / "ui/cli/spadille") and app_works() and all(map(works_without, OTHERS))


sys.exit(0 if says_the_same(PROGRAM) and (not LONG or whole()) else 1)
