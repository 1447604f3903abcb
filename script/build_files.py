"""How each file of a build folder is compiled, also where a room is compiled as one (docs/adr/0045)."""

import json
import os
import re
import shlex
from pathlib import Path


def in_room(file):
    """The files that CMake has put together in one; nothing of any other file."""
    if "/Unity/unity_" not in file or not os.path.exists(file):
        return []
    return re.findall(r'#include "([^"]+)"', Path(file).read_text(encoding="utf-8"))


def compiled(build):
    """The entries of compile_commands.json, one for each file that somebody wrote, or a tool, and its room."""
    told = json.loads(Path(build, "compile_commands.json").read_text(encoding="utf-8"))
    for entry in told:
        files = in_room(entry["file"]) or [entry["file"]]
        for file in files:
            yield {**entry, "file": file, "room": entry["file"], "command": entry["command"].replace(entry["file"], file)}


def object_of(entry):
    words = shlex.split(entry["command"])
    return words[words.index("-o") + 1]
