"""The #include lines keep to the storeys of docs/architecture.md, no header includes itself by way of others, and no
two define types of one name; and a page on which a deal is entered speaks of that deal, which may be one of long ago,
and never of the evening as it is."""

import graphlib
import re
import sys
from pathlib import Path

# folder: (our folders it may include, other libraries it may include)
TABLE = {
    "src/core": ({"core"}, set()),
    "src/games": ({"core", "games"}, set()),
    "src/files": ({"core", "files"}, {"tl", "posix"}),
    "src/session": ({"core", "games", "session"}, {"tl"}),
    "src/tournament": ({"core", "session", "tournament"}, set()),
    "src/codec": ({"core", "games", "session", "tournament", "codec"}, {"nlohmann", "tl"}),
    "src/text": ({"core", "games", "text"}, {"utf8proc"}),
    "src/app": ({"core", "games", "session", "tournament", "codec", "text", "app"}, {"tl"}),
    "db": ({"core", "session", "files", "db"}, {"tl", "Qt", "sqlite", "posix"}),
    "db/club": ({"core", "session", "db"}, {"tl", "pqxx"}),
    "ui/qr": ({"ui/qr"}, {"qrencode"}),
    "ui/door": ({"core", "session", "codec", "text", "app", "files", "ui/door"},
                {"microhttpd", "tl", "posix"}),
    "ui/cli": ({"core", "games", "session", "tournament", "codec", "text", "app", "files", "ui/door", "ui/qr", "ui/cli"},
               {"CLI", "fmt", "tl", "posix"}),
    "ui/table": ({"core", "games", "session", "tournament", "codec", "text", "app", "files", "ui/qr", "ui/table"},
                 {"tl", "Qt", "posix"}),
}
# Inside a storey: of each room the rooms that it may include, besides itself and what lies in no room.
ROOMS = {
    "src/app": {
        "people": set(),
        "rulebook": set(),
        "score": {"rulebook"},
        "record": {"people", "rulebook", "score"},
        "referee": {"people", "record", "rulebook", "score"},
        "keep": {"people", "record", "referee", "rulebook", "score", "tournament"},
        "review": {"keep", "people", "record", "referee", "rulebook", "score"},
        "exchange": {"keep", "people", "record", "referee", "score", "tournament"},
        "phones": {"keep", "people", "record", "referee", "review", "rulebook", "score", "tournament"},
        "tournament": {"people", "record", "rulebook", "score"},
    },
    "ui/cli": {
        "terminal": set(),
        "commands": {"terminal"},
        "book": {"commands", "terminal"},
        "rulebook": {"book", "commands", "terminal"},
        "score": {"commands", "rulebook", "terminal"},
        "referee": {"book", "commands", "rulebook", "terminal"},
        "record": {"book", "commands", "referee", "rulebook", "terminal"},
        "review": {"book", "commands", "rulebook", "score", "terminal"},
        "exchange": {"book", "commands", "rulebook", "terminal"},
        "keep": {"book", "commands", "terminal"},
        "phones": {"book", "commands", "terminal"},
        "tournament": {"book", "commands", "exchange", "rulebook", "terminal"},
    },
    "ui/table": {
        "show": set(),
        "book": {"show"},
        "club": {"book", "show"},
        "record": {"book", "referee", "show"},
        "referee": {"book", "show"},
        "review": {"book", "show"},
        "event": {"book", "review", "show"},
        "exchange": {"book", "referee", "review", "show"},
        "keep": {"book", "show"},
        "phones": {"show"},
        "event": {"book", "exchange", "record", "review", "show"},
    },
}
# The headers of src/codec, each of which may include those before it.
CODEC = """
    plain_text line_text json_text parse csv
    scalar flat_reader misshapen short_form deal_cells ruling_cells ruled_log
    format document log tournament_log log_document
    preview envelope openings document_members log_add log_words
    query query_parts
    evening_draft evening_reader payload_reader log_reader
    deal_sheet deals_csv schema_shapes schema
""".split()
# What only the program itself may include: it puts the storeys together.
MAIN = {"ui/cli/main.cpp": ({"db"}, {"Qt"}), "ui/table/main.cpp": ({"db"}, set()),
        "ui/table/club/club_part.cpp": ({"db"}, set())}
# All that db/ may know of a session: the log, no game.
OF_SESSION = {"session/collector.h", "session/store.h", "session/event_kind.h", "session/salvage.h"}
# All that src/text may know of the games: what they say, and what is chalked up.
OF_GAMES = {"games/tally.h", "games/words.h"}
# What is made of one game's types, or of all of them: for the games themselves, and tests.
OF_TYPES = {"games/games.h", "games/game.h", "games/game_of.h", "games/game_list.h", "games/usual.h"}
# nlohmann-json stays inside these files of src/codec.
NLOHMANN = {"parse.cpp", "writer.cpp", "schema_shapes.h"}
# CLI11 stays where the tree of commands is made and read: a command says what it takes to a Node.
CLI11 = {"cli", "commands"}
LIBRARIES = [("nlohmann/", "nlohmann"), ("tl/", "tl"), ("CLI/", "CLI"), ("fmt/", "fmt"),
             ("sys/", "posix"), ("qrencode.h", "qrencode"), ("utf8proc.h", "utf8proc"), ("unistd.h", "posix"),
             ("fcntl.h", "posix"), ("poll.h", "posix"), ("spawn.h", "posix"), ("dirent.h", "posix"), ("arpa/", "posix"), ("net/", "posix"), ("netinet/", "posix"),
             ("pqxx/", "pqxx"), ("ifaddrs.h", "posix"), ("microhttpd.h", "microhttpd"), ("SQLiteCpp/", "sqlite"), ("sqlite3.h", "sqlite")]


def library(name):
    if re.match(r"Q[A-Zt]", name):
        return "Qt"
    return next((lib for start, lib in LIBRARIES if name.startswith(start)), None)


def ours(name):
    parts = name.split("/")
    return "/".join(parts[:2]) if parts[0] == "ui" else parts[0]


def outside_room(file, folder, name):
    """What a file includes of a room that it may not know."""
    rooms, inside = ROOMS.get(folder, {}), folder.removeprefix("src/") + "/"
    if not rooms or not name.startswith(inside):
        return None
    own, other = file.parent.name, name.removeprefix(inside).split("/")[0]
    return other if own in rooms and other in rooms and other not in rooms[own] | {own} else None


def against_order(file, name):
    """Whether a header of src/codec includes one that does not stand before it."""
    other = re.fullmatch(r"codec/(\w+)\.h", name)
    if not other or file.suffix != ".h" or file.parent.name != "codec":
        return False
    stands = {header: place for place, header in enumerate(CODEC)}
    return not stands.get(other.group(1), len(CODEC)) < stands.get(file.stem, 0)


def types_in(file):
    """The types that a header defines at the level of a namespace, by their whole names."""
    namespace = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if found := re.match(r"namespace ([\w:]+) \{", line):
            namespace = found.group(1)
        elif found := re.match(r"(?:struct|class|enum class|enum) (\w+)\b[^;]*\{", line):
            yield f"{namespace}::{found.group(1)}"


def defined_twice(root, headers):
    """Two types of one name are one type to a linker, whoever includes which of them."""
    first = {}
    for file in headers:
        for name in types_in(file):
            if first.setdefault(name, file) != file:
                yield f"{file.relative_to(root)}: {name} is defined in {first[name].relative_to(root)}, too"


def row_of(root, file):
    """The row of the table that a file stands in: that of the folder nearest to it."""
    inside = str(file.relative_to(root))
    return max((folder for folder in TABLE if inside.startswith(folder + "/")), key=len)


def check(root, file, folder):
    folders, libraries = TABLE[folder]
    more_folders, more_libraries = MAIN.get(str(file.relative_to(root)), (set(), set()))
    folders, libraries = folders | more_folders, libraries | more_libraries
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        match = re.match(r'#include [<"]([^>"]+)[>"]', line)
        if not match:
            continue
        name, place = match.group(1), f"{file.relative_to(root)}:{number}"
        lib = library(name)
        if line.startswith("#include <") and not lib and re.search(r"[./A-Z]", name):
            yield f"{place}: {name} is of no library of the table"
        if lib and lib not in libraries:
            yield f"{place}: {folder} does not use {lib}"
        if lib == "nlohmann" and file.name not in NLOHMANN:
            yield f"{place}: nlohmann-json stays inside {', '.join(sorted(NLOHMANN))}"
        if lib == "CLI" and file.parent.name not in CLI11:
            yield f"{place}: CLI11 stays inside ui/cli/commands"
        if line.startswith('#include "') and not lib and ours(name) not in folders:
            yield f"{place}: {folder} may not include {ours(name)}"
        if room := outside_room(file, folder, name):
            yield f"{place}: {file.parent.name} may not include the room {room}"
        if against_order(file, name):
            yield f"{place}: {name} does not stand before it in the order of src/codec"
        if folder.startswith("db") and name.startswith("session/") and name not in OF_SESSION:
            yield f"{place}: db knows no game"
        if folder == "src/text" and name.startswith("games/") and name not in OF_GAMES:
            yield f"{place}: text knows no game"
        game = re.match(r"games/(\w+)/", name)
        own = re.match(r".*src/games/(\w+)/", str(file))
        if game and own and game.group(1) != own.group(1):
            yield f"{place}: a game never includes another"
        if folder != "src/games" and (game or name in OF_TYPES):
            yield f"{place}: above the games nobody knows one; games/any_game.h"


def check_entries(root):
    pages = [*(root / "ui/table/games").rglob("*.qml"), *(root / "ui/table/qml/parts").glob("Entry*.qml")]
    for page in sorted(pages):
        if "House.evening" in page.read_text(encoding="utf-8"):
            yield f"{page.relative_to(root)}: House.evening is not the deal that is entered: House.entry"


def check_circles(root):
    """Headers that include each other; games/games.h, which the build makes, includes every game's."""
    games = [tag for tag in (root / "src/games").glob("*/*.h") if tag.stem == tag.parent.name]
    graph = {"games/games.h": [f"games/{tag.stem}/{tag.name}" for tag in games]}
    for folder in TABLE:
        base = root / "src" if folder.startswith("src/") else root
        for file in (root / folder).rglob("*.h"):
            text = file.read_text(encoding="utf-8")
            graph[str(file.relative_to(base))] = re.findall(r'^#include "([^"]+)"', text, re.M)
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as circle:
        yield "includes itself: " + " <- ".join(circle.args[1])


def main():
    root = Path(sys.argv[1])
    headers = [file for folder in TABLE for file in sorted((root / folder).rglob("*.h")) if row_of(root, file) == folder]
    wrong, count = [*check_entries(root), *check_circles(root), *defined_twice(root, headers)], 0
    for folder in TABLE:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in {".h", ".cpp"} and row_of(root, file) == folder:
                count += 1
                wrong += check(root, file, folder)
    print("\n".join(wrong) or f"{count} files keep to the table")
    sys.exit(1 if wrong or count < 40 else 0)


main()
