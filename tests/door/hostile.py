"""Whoever means no good at the door: what is refused of requests that are broken or made up, each a row of a table.
`hostile.py PROGRAM SOURCE`."""

import contextlib
import json
import unittest

from at_the_door import AtTheDoor, KIB, query
from door import CLOSED, Host, addresses, bearer, hear, read_answer, say, until


def broken_heads(host, key):
    """Requests whose beginning is not as it should be: what, the bytes, statuses that will do."""
    mine, good, kind = f"Host: {host.name}", bearer(key), "Content-Type: application/json"

    def raw(*lines, body=b""):
        return "\r\n".join([*lines, "", ""]).encode() + body

    def get(*lines, path="/v1/board"):
        return raw(f"GET {path} HTTP/1.1", mine, good, *lines)

    def post(*lines, body=query(asks="board")):
        return raw("POST /v1/ask HTTP/1.1", mine, good, kind, *lines, body=body)

    page = host.request("GET", "/")
    yield from (
        ("ends of lines without a return", page.replace(b"\r\n", b"\n"), {200, 400}),
        ("a return without an end of line", page.replace(b"\r\n", b"\r"), {400, CLOSED}),
        ("nought in a header", get("X: a\0b", path="/"), {200, 400}),
        ("nought in the Host", page.replace(mine.encode(), mine.encode() + b"\0.evil.example"),
         {200, 400, 421, CLOSED}),
        ("nought in the path", page.replace(b"GET / ", b"GET /\0secret "), {200, 400, CLOSED}),
        ("nought in the key", get().replace(key.encode(), key.encode() + b"\0x"), {200, 400, 401, CLOSED}),
        ("a folded header", get("X: a", " b", path="/"), {200, 400}),
        ("a folded Host", page.replace(b"Host: ", b"Host:\r\n "), {400, 421}),
        ("a folded key", post("Content-Length: 2", body=b"{}").replace(b"Bearer ", b"Bearer\r\n "), {400, 401}),
        ("a blank before the colon", page.replace(b"Host:", b"Host :"), {400, 421}),
        ("a header without a colon", get("nothing"), {400}),
        ("a header without a name", get(": nothing", path="/"), {200, 400}),
        ("a delete in a header", get("X: a\x7fb"), {400}),
        ("a terminal's escape in a header", get("X: a\x1b[2Jb"), {400}),
        ("length and chunks", post("Content-Length: 5", "Transfer-Encoding: chunked", body=b"0\r\n\r\n"), {400}),
        ("chunks", post("Transfer-Encoding: chunked", body=b"2\r\n{}\r\n0\r\n\r\n"), {400, 411}),
        ("another coding", post("Transfer-Encoding: gzip", "Content-Length: 2", body=b"{}"), {400, 501}),
        ("two lengths", post("Content-Length: 2", "Content-Length: 2", body=b"{}"), {400}),
        ("two other lengths", post("Content-Length: 2", "Content-Length: 40", body=b"{}"), {400}),
        ("two lengths in one", post("Content-Length: 2, 2", body=b"{}"), {400}),
        ("no length", post(), {400, 411}),
        ("a length below nothing", post("Content-Length: -1"), {400}),
        ("a huge length", post("Content-Length: 99999999999999999999"), {400, 413}),
        ("a length that wraps to 2", post("Content-Length: 18446744073709551618", body=b"{}"), {400, 413}),
        ("an empty length", post("Content-Length:"), {400, 411}),
        ("a length with a sign", post("Content-Length: +2", body=b"{}"), {400}),
        ("a length in another base", post("Content-Length: 0x2", body=b"{}"), {400}),
        ("a length that is a word", post("Content-Length: two", body=b"{}"), {400}),
        ("a length just too long", post(f"Content-Length: {16 * KIB + 1}", body=b""), {413}),
        ("a body of 17 KB", post(f"Content-Length: {17 * KIB}", body=b" " * 17 * KIB), {413, CLOSED}),
        ("a GET with a body", raw("GET / HTTP/1.1", mine, "Content-Length: 2", body=b"{}"), {400}),
        ("a header of 1 MB", get("X: " + "a" * KIB * KIB), {431, CLOSED}),
        ("a header of 9 KB", get("X: " + "a" * 9 * KIB), {431}),
        ("9 KB of headers", get(*(f"X-{n}: {'a' * 200}" for n in range(45))), {431}),
        ("a thousand headers", get(*(f"X-{n}: a" for n in range(1000))), {431}),
        ("a path of 20 KB", host.request("GET", "/" + "a" * 20000), {400, 404, 414, 431, CLOSED}),
        ("500 arguments", get(path="/v1/board?" + "a=b&" * 500), {400, 414, 431, CLOSED}),
        ("HTTP/0.9", b"GET /\r\n", {400, 421, 505, CLOSED}),
        ("HTTP/3.7", page.replace(b"HTTP/1.1", b"HTTP/3.7"), {400, 505}),
        ("HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", {400, 421, 505, CLOSED}),
        ("no protocol", page.replace(b"HTTP/1.1", b"FOO/1.1"), {400, 505}),
        ("nothing behind the path", page.replace(b" HTTP/1.1", b""), {400, 505}),
        ("no end", page[:-2], {400, 408, CLOSED}),
        ("no end of the line", page[:-4], {400, 408, CLOSED}),
        ("a body that does not come", post("Content-Length: 40", body=b"{"), {400, 408, CLOSED}),
        ("nothing", b"", {CLOSED}),
        ("empty lines", b"\r\n" * 50, {400, CLOSED}),
        ("TLS", bytes.fromhex("16030100c8010000c40303") + bytes(190), {400, CLOSED}),
        ("signs that are no UTF-8", b"GET /\xff\xfe HTTP/1.1\r\n" + raw(mine), {400}),
        ("an upgrade", get("Connection: Upgrade", "Upgrade: websocket", path="/nothing"), {400, 404}),
        ("the whole address", page.replace(b"GET /", f"GET http://{host.name}/".encode()), {200, 400}),
        ("another's whole address", page.replace(b"GET /", b"GET http://evil.example/"), {400, 421}),
    )


def broken_ways(host, key):
    """What is not there, or not so."""
    good = bearer(key)
    for path in ("/../etc/passwd", "/..", "/v1/../door.js", "/%2e%2e/%2e%2e/etc/passwd", "/%2e%2e%2fbook.db", "/%00",
                 "/door.js%00", "/%2f", "//", "//door.js", "//evil.example/", "/door.js//", "/\\", "/;", "/door.js;x",
                 "/~root", "/v1/ask%20", "/$", "*", "door.js"):
        yield f"path {path}", host.request("GET", path, [good]), {400}
    for path in ("/book.db", "/book.db.door", "/etc/passwd", "/index.html", "/v1", "/v1/", "/v1/ask/", "/v1/board/",
                 "/v2/ask", "/V1/ask", "/favicon.ico", "/door.js/", "/.git/config", "/.", "/./door.js"):
        yield f"path {path}", host.request("GET", path, [good]), {404, 400}
    for method in ("PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "HEAD", "POST", "get", "BREW"):
        refused = {405, 415} if method == "POST" else {405}  # that one must say first what it has
        yield f"{method} of the page", host.request(method, "/", [good]), refused
    for method in ("GET", "PUT", "DELETE", "OPTIONS", "TRACE", "HEAD"):
        yield f"{method} of a key", host.request(method, "/v1/keys", [good]), {405}
        yield f"{method} of a question", host.request(method, "/v1/ask", [good]), {405}
    yield "CONNECT", host.request("CONNECT", host.name, [good]), {400, 405}
    yield "POST of a stream", host.post("/v1/board", b"{}", [good]), {405}
    for arguments in ("session=-1", "session=99999999999999999999", "session=", "session", "session=1x", "session=1.5",
                      "session=0x1", "session=%31", "session=1;2", "language=xx", "language=",
                      "language=nl%00", "language=../en", f"key={key}", f"authorization={key}", "x=1", "=", "session+",
                      "Session=1", "&".join(["a=b"] * 100)):
        yield f"stream with {arguments[:40]}", host.request("GET", "/v1/board?" + arguments, [good]), {400}


def broken_keys(host, key):
    body = query(asks="board")
    yield "no key", host.post("/v1/ask", body), {401}
    yield "key in the address", host.post(f"/v1/ask?key={key}", body), {400, 401}
    yield "key in the address of the stream", host.request("GET", f"/v1/board?key={key}"), {400, 401}
    yield "key in a cookie", host.post("/v1/ask", body, [f"Cookie: key={key}"]), {401}
    yield "key in another header", host.post("/v1/ask", body, [f"X-Authorization: Bearer {key}"]), {401}
    yield "two keys", host.post("/v1/ask", body, [bearer(key), bearer(key)]), {400}
    yield "a wrong and a right key", host.post("/v1/ask", body, [bearer("0" * 32), bearer(key)]), {400, 401}
    for shown in (f"Basic {key}", f"Digest {key}", key, "Bearer", "Bearer ", f"Bearer{key}", f"Bearer {key}{key}",
                  f"Bearer {key[:-1]}", f"Bearer {key}0", f"Bearer {key},{key}", f'Bearer "{key}"',
                  f"Bearer {key.upper()}x", f"Bearer {'0' * 32}", f"Bearer {host.token}", "Bearer *"):
        yield f"Authorization: {shown}", host.post("/v1/ask", body, [f"Authorization: {shown}"]), {400, 401}
        yield f"stream, {shown}", host.request("GET", "/v1/board", [f"Authorization: {shown}"]), {400, 401}
    yield "bearer", host.post("/v1/ask", body, [f"Authorization: bearer {key}"]), {200, 401}
    yield "a key of 10 KB", host.post("/v1/ask", body, [bearer("a" * 10 * KIB)]), {431}
    yield "a key of 7 KB", host.post("/v1/ask", body, [bearer("a" * 7 * KIB)]), {401}


def broken_documents(host, key):
    """For both ways in that take one: a question, and a knock with the right code."""
    def both(what, change):
        asks = query(asks="board")
        knocks = json.dumps({"format": "spadille/knock", "version": 1, "token": host.token}).encode()
        yield f"question {what}", host.post("/v1/ask", change(asks), [bearer(key)]), {400}
        yield f"knock {what}", host.post("/v1/keys", change(knocks)), {400}

    for what, change in (
            ("that is empty", lambda _: b""),
            ("that is an array", lambda body: b"[" + body + b"]"),
            ("that is a number", lambda _: b"7"),
            ("that is null", lambda _: b"null"),
            ("that is a word", lambda body: json.dumps(body.decode()).encode()),
            ("that is an empty object", lambda _: b"{}"),
            ("that is not closed", lambda body: body[:-1]),
            ("with something behind it", lambda body: body + b"x"),
            ("twice", lambda body: body + body),
            ("with a comment", lambda body: b"/* */" + body),
            ("with a comma too many", lambda body: body[:-1] + b",}"),
            ("with single quotes", lambda body: body.replace(b'"', b"'")),
            ("with NaN", lambda body: body.replace(b"1", b"NaN", 1)),
            ("that is deep", lambda _: b"[" * 8000 + b"]" * 8000),
            ("that is deep inside", lambda body: body[:-1] + b',"a":' + b'{"a":' * 2000 + b"1" + b"}" * 2000 + b"}"),
            ("with a member twice", lambda body: body[:-1] + b',"version":1}'),
            ("with a member nobody knows", lambda body: body[:-1] + b',"role":"scorer"}'),
            ("with a nested member", lambda body: body[:-1] + b',"words":{"a":1}}'),
            ("with a nought", lambda body: body + b"\0"),
            ("with a nought inside", lambda body: body.replace(b":", b":\0", 1)),
            ("in UTF-16", lambda body: body.decode().encode("utf-16")),
            ("in UTF-16 without a mark", lambda body: body.decode().encode("utf-16-le")),
            ("in UTF-32", lambda body: body.decode().encode("utf-32")),
            ("that is no UTF-8", lambda body: body[:-1] + b',"words":"\xff\xfe"}'),
            ("with UTF-8 too long", lambda body: body[:-1] + b',"words":"\xc0\x80"}'),
            ("with half a pair", lambda body: body[:-1] + b',"words":"\\ud800"}'),
            ("with half a pair in UTF-8", lambda body: body[:-1] + b',"words":"\xed\xa0\x80"}'),
            ("of version 2", lambda body: body.replace(b"1", b"2", 1)),
            ("of version 0", lambda body: body.replace(b"1", b"0", 1)),
            ("of version 1.5", lambda body: body.replace(b"1", b"1.5", 1)),
            ("of version true", lambda body: body.replace(b"1", b"true", 1)),
            ('of version "1"', lambda body: body.replace(b"1", b'"1"', 1)),
            ("of another format", lambda body: body.replace(b"spadille/", b"spades/", 1)),
            ("without a format", lambda body: body.replace(b'"format"', b'"formats"', 1))):
        yield from both(what, change)
    asks, good = query(asks="board"), [bearer(key)]
    yield "question with a mark before it", host.post("/v1/ask", b"\xef\xbb\xbf" + asks, good), {200, 400}
    for kind in ("text/plain", "text/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
                 "application/jsonp", "application/json, text/plain", "application", "", "*/*"):
        yield f"type {kind}", host.request("POST", "/v1/ask", [*good, f"Content-Type: {kind}"], asks), {415}
    yield "no type", host.request("POST", "/v1/ask", good, asks), {415}
    yield "two types", host.request("POST", "/v1/ask", [*good, "Content-Type: application/json",
                                                        "Content-Type: text/plain"], asks), {400, 415}
    for members in ({"asks": "everything"}, {"asks": ""}, {"asks": 1}, {"asks": None}, {"asks": ["board"]}, {},
                    {"asks": "keys"}, {"asks": "board", "session": -1}, {"asks": "board", "session": 0},
                    {"asks": "board", "session": "1"}, {"asks": "board", "session": 1.5},
                    {"asks": "board", "session": 10 ** 20}, {"asks": "board", "session": None},
                    {"asks": "sessions", "skip": -1}, {"asks": "sessions", "skip": 10 ** 20},
                    {"asks": "board", "language": "xx"}, {"asks": "board", "language": 1},
                    {"asks": "board", "language": "../en"}, {"asks": "clause"}, {"asks": "clause", "rule": 1},
                    {"asks": "search"}, {"asks": "search", "words": ""}, {"asks": "search", "words": "a" * 5000},
                    {"asks": "search", "words": "a\u0000b"}, {"asks": "board", "file": "/etc/passwd"}):
        yield f"question {str(members)[:60]}", host.post("/v1/ask", query(**members), good), {400}
    for members in ({"asks": "board", "session": 999}, {"asks": "sheet", "session": 10_000_000}):
        yield f"question {members}", host.post("/v1/ask", query(**members), good), {404}
    for token in (None, 1, True, [], {}, [host.token], {"token": host.token}, ""):
        yield f"code {token}", host.knocking(token), {400}
    for token in (host.token.upper() + "A", host.token + " ", host.token + "0", host.token[:-1], "*", key, "0" * 32,
                  "' OR 1=1 --"):
        yield f"code {token}", host.knocking(token), {400, 403}
    knock = {"format": "spadille/knock", "version": 1, "token": host.token}
    yield "a knock as a question", host.post("/v1/ask", knock, good), {400}
    yield "a question as a knock", host.post("/v1/keys", asks), {400}


ID = "0f1e2d3c-4b5a-4978-8796-a5b4c3d2e1f0"
LONG_TEXT, LONG_LIST, DEEP = "a" * 241, [0] * 65, {"a": {"b": {"c": {"d": 1}}}}
NO_DEALS = (None, True, 1, 1.5, [], [{}], LONG_TEXT, "a\u0001b", "\ud800", DEEP, [[DEEP]], {"a": [[[1]]]},
            {"a": None}, {"a": 1.5}, {"a": 10 ** 10}, {"a": 10 ** 30}, {"a": LONG_TEXT}, {"a": "\u0000"}, {"A": 1},
            {"": 1}, {"a b": 1}, {"a" * 241: 1}, {"nothing": 1}, {"maker": "A"}, {"maker": 4}, {"maker": -1},
            {"maker": [0]}, {"maker": {}}, {"maker": True}, {"alone": 1}, {"tricks": 6}, {"tricks": "3"},
            {"tricks": []})
NO_NUMBERS = (-1, 0, 1.5, 10 ** 20, True, None, "1", [1], {})


def broken_entries(host, key):
    """Of whoever may enter deals, at Euchre: session 7 of the book, and of Klaverjas: session 8."""
    def entry(**members):
        return host.asking(key, "entry", **{"session": 7, **members})

    rows = [{"session": each} for each in NO_NUMBERS]
    rows += [{"corrects": each} for each in (*NO_NUMBERS, 1, 3, 1_000_000, 1_000_001)]
    rows += [{"deal": each} for each in NO_DEALS]
    rows += [{"deal": {}, "chalked": each} for each in (
        1, "0", {}, None, [[0, 20]], [None], ["0"], [0.5], [True], [-1, 20], [0, -20], [0, 100_001], LONG_LIST,
        [0, 20])]  # and at Euchre nobody chalks anything
    rows += [{"session": 8, "deal": {}, "chalked": each} for each in (
        [0], [0, 20, 1], [99, 20], [2, 20], [0, 21], [0, 0], [0, 100_000], [0, 20] * 32)]
    rows += [{"way": each} for each in (-1, 1, 8, 9, 99, 1.5, "0", None, [], {}, True)]
    rows += [{"session": 8, "way": each} for each in (2, 8, 99)]
    rows += [{"key": each, "value": [0]} for each in (
        "nothing", "Maker", "maker ", " maker", "maker\u0000", "/maker", "dealer", 1, None, [], ["maker"], {},
        LONG_TEXT)]
    rows += [{"key": "maker", "value": each} for each in (
        0, "0", "Ann", None, True, {}, [[0]], ["0"], [None], [0.5], [True], [4], [-1], [0, 1], [0, 0], [100_001],
        [10 ** 20], LONG_LIST, [0] * 64)]
    rows += [{"key": "alone", "value": each} for each in ([2], [-1], [1, 1])]
    rows += [{"key": "tricks", "value": each} for each in ([6], [-1], [3, 3])]
    rows += [{"quick": each} for each in ("pit", "nothing", "Pit", 1, None, [], {}, LONG_TEXT, "a\u0000")]
    rows += [{"session": 8, "quick": each} for each in ("pits", "PIT", "pit ")]
    rows += [{"stake": each} for each in (*NO_NUMBERS, 1001)]
    rows += [{"asks": each} for each in ("entries", "Entry", "entry ", "settled", "host")]
    rows += [{"role": "scorer"}, {"deals": {}}, {"head": 1}, {"why": "x"}, {"of": ID}]
    for members in rows:
        yield f"entry {str(members)[:70]}", entry(**members), {400}
    for session in (999, 10_000_000):
        yield f"entry of {session}", entry(session=session), {404}
    asking = entry(deal={"maker": 0, "tricks": 3})
    body = asking[asking.index(b"\r\n\r\n") + 4:]
    for what, change in (("twice", (b'"deal":', b'"deal": {}, "deal":')),
                         ("with a member twice", (b'"maker"', b'"maker": 1, "maker"')), ("not closed", (b"3}", b"3")),
                         ("closed twice", (b"3}", b"3}}")), ("of noughts", (b"3}", b"\0}")),
                         ("of a list", (b'{"maker"', b'[{"maker"'))):
        yield f"a deal {what}", host.post("/v1/ask", body.replace(*change), [bearer(key)]), {400}


def broken_acts(host, key):
    """Of a director, who may do whatever is to be done."""
    def do(form, members, without=()):
        good = {"record": {"id": ID, "session": 7, "head": 2, "deal": {"maker": 0, "tricks": 3}},
                "undo": {"id": ID, "session": 7, "head": 2}, "agree": {"id": ID, "session": 7, "head": 2, "event": 2},
                "dispute": {"id": ID, "session": 7, "event": 2, "text": "x"},
                "seats": {"id": ID, "session": 7, "head": 2, "players": ["Bob", "Ann", "Chris", "Dora"]},
                "opening": {"id": ID, "session": 7, "head": 2, "does": "mend", "dealer": "Bob"},
                "remark": {"id": ID, "session": 7, "head": 2, "does": "strike", "event": 2},
                "close": {"id": ID, "session": 7, "head": 2, "does": "close"},
                "host": {"does": "scorer", "phone": 1}, "call": {"does": "call"}}[form]
        told = {name: value for name, value in {**good, **members}.items() if name not in without}
        return host.post("/v1/do", {"format": f"spadille/{form}", "version": 1, **told}, [bearer(key)])

    ids = ("", "1", ID[:-1], ID + "0", ID.replace("-", ""), "{" + ID + "}", "z" + ID[1:], ID.replace("-", "_"), 1, None,
           [ID], {}, LONG_TEXT)
    rows = {
        "record": [*({"deal": each} for each in NO_DEALS), {"deal": ""}, {"deal": {}}, {"deal": "Ann"},
                   {"deal": "Ann 6"}, {"deal": "Ann 3 x"}, {"deal": "Zoë 3"},
                   *({"corrects": each} for each in (*NO_NUMBERS, 1_000_001)),
                   *({"why": each} for each in (1, None, [], {}, LONG_TEXT, "a\u0000b", "a\nb")),
                   *({name: 1} for name in ("event", "of", "text", "key", "role", "way", "quick", "asks"))],
        "undo": [{name: 2} for name in ("event", "deal", "why", "corrects", "of")],
        "agree": [*({"event": each} for each in (*NO_NUMBERS, 1_000_001)),
                  *({name: "x"} for name in ("text", "name", "deal", "by", "why"))],
        "dispute": [{"deal": {}}, {"why": "x"}, {"of": ID}, {"text": " "}, {"text": LONG_TEXT}],
        "host": [*({"does": each} for each in ("", "stop", "Scorer", "scorer 1", "host", "onlooker", 1, None, [], {},
                                               ["scorer"], LONG_TEXT)),
                 *({"phone": each} for each in (*NO_NUMBERS, 10 ** 9)), {"id": ID}, {"session": 7}, {"role": "scorer"}],
    }
    rows["call"] = [*({"does": each} for each in ("", "shout", "Call", 1, None, [], {}, LONG_TEXT)), {"phone": 1},
                    {"id": ID}, {"name": "Ann"}]
    rows["seats"] = [*({"players": each} for each in ("", "Ann", 1, None, [], {}, ["Ann"], ["Ann"] * 4, [1, 2, 3, 4],
                                                      ["Ann", "Bob", "Chris", ""], ["Ann", "Bob", "Chris", LONG_TEXT])),
                     {"waiting": ["Ann"]}, {"waiting": 1}, {"totals": "none"}, {"totals": True}, {"deal": "Ann 3"}]
    rows["opening"] = [*({"does": each} for each in ("", "Mend", "undo", 1, None, [], {}, LONG_TEXT)),
                       *({name: each} for name in ("rules", "dealer", "title", "place", "why")
                         for each in (1, None, [], {}, LONG_TEXT)), {"rules": "whist"}, {"rules": "quadrille/seed"},
                       *({"set": each} for each in ("", "target=5", [1], ["target"], ["target="], ["target=x"], ["=5"],
                                                    ["target=-1"], ["no=1"], [LONG_TEXT], {"target": 5})),
                       *({"totals": each} for each in ("", "3,4", [1], [1, 2, 3], [1, "2"], [1, 10 ** 12], [1.5, 2])),
                       {"players": ["Ann"]}, {"players": ["Ann"] * 4}, {"waiting": 1}, {"dealer": "Zoë"}, {"dealer": "Ann"},
                       {"deal": "x"}]
    rows["remark"] = [*({"does": each} for each in ("", "shout", 1, None, [], {})), *({"event": each} for each in NO_NUMBERS),
                      {"does": "note"}, {"does": "settle"}, {"text": 1},
                      {"text": LONG_TEXT}, {"why": "x"}]
    rows["close"] = [*({"does": each} for each in ("", "discard", "Close", 1, None, [], {})), {"event": 2}, {"why": "x"}]
    for form in ("record", "undo", "agree", "dispute", "seats", "opening", "remark", "close"):
        rows[form] += [*({"id": each} for each in ids), *({"session": each} for each in NO_NUMBERS),
                       *({"head": each} for each in (*NO_NUMBERS, 1_000_001)), {"version": 2}, {"version": "1"}]
    for form, all_ in rows.items():
        for members in all_:
            yield f"{form} {str(members)[:70]}", do(form, members), {400}
    for form, needs in (("record", ("id", "session", "head", "deal")), ("undo", ("id", "session", "head")),
                        ("agree", ("id", "session", "event")), ("seats", ("id", "session", "head", "players")),
                        ("opening", ("id", "session", "head", "does")), ("close", ("id", "session", "head", "does")),
                        ("remark", ("id", "session", "head", "does", "event")), ("host", ("does", "phone")), ("call", ("does",))):
        for name in needs:
            yield f"{form} without {name}", do(form, {}, [name]), {400}
    for form in ("record", "undo", "agree"):
        yield f"{form} in no session", do(form, {"session": 999}), {404}
    for of in ids[1:]:
        yield f"undo of {str(of)[:60]}", do("undo", {"of": of}), {400, 409}
    for form, members in (("record", {"corrects": 1}), ("record", {"corrects": 99}), ("undo", {"of": ID}),
                          ("record", {"head": 1}), ("undo", {"head": 1})):
        yield f"{form} {members}", do(form, members), {409}
    yield "agree to no deal", do("agree", {"event": 1}), {403, 409}
    for form in ("entry", "settle", "phones", "done", "role", "query", "Record", "record ", "", "record\u0000"):
        told = {"format": f"spadille/{form}", "version": 1, "id": ID, "session": 7}
        yield f"form {form}", host.post("/v1/do", told, [bearer(key)]), {400}
        yield f"form {form} as a question", host.post("/v1/ask", {**told, "asks": "nothing"}, [bearer(key)]), {400}


class Hostile(AtTheDoor):
    """Whatever comes, the next one is answered, nobody has gained a key, and nothing is written."""

    def withstand(self, rows, key=None):
        key, phones = key or self.host.key(), addresses()
        before = self.book.digest()
        waiting = []
        with contextlib.ExitStack() as open_:
            for what, raw, statuses in rows(self.host, key):
                source = next(phones)
                if CLOSED in statuses:  # the door may wait for more, until its deadline: for all at the same time
                    connection = open_.enter_context(self.host.connect(source))
                    say(connection, raw)
                    waiting.append((what, statuses, connection))
                else:
                    self.judge(what, statuses, self.host.send(raw, source), key, before)
            for what, statuses, connection in waiting:
                self.judge(what, statuses, hear(connection), key, before)

    def judge(self, what, statuses, answer, key, before):
        with self.subTest(what):
            self.assertIn(answer.status, statuses, answer)
            for secret in (key.encode(), self.host.token.encode(), b"spadille/key"):
                self.assertNotIn(secret, str(answer).encode())
            self.assertEqual(self.host.ask(key, "board").status, 200)
            self.assertEqual(self.book.digest(), before)

    def test_beginnings(self):
        self.withstand(broken_heads)

    def test_ways(self):
        self.withstand(broken_ways)

    def test_keys(self):
        self.withstand(broken_keys)

    def test_documents(self):
        self.withstand(broken_documents)

    def test_deals(self):
        self.as_director(broken_entries)

    def test_acts(self):
        self.as_director(broken_acts)

    def as_director(self, rows):
        """At an evening of Euchre with a deal, and one of Klaverjas."""
        for number, rules in ((7, "euchre"), (8, "klaverjas")):
            self.assertEqual(self.book.run("new", rules, "Ann", "Bob", "Chris", "Dora")["session"]["number"], number)
        self.book.run("deal", "Ann", "3", "--session", 7)
        key = self.host.key()
        self.host.tell("director 1")
        until("he is a director", lambda: self.host.ask(key, "phones").status == 200)
        self.withstand(rows, key)

    def test_nothing_is_smuggled_in_a_body(self):
        """What lies in the body of a request that is turned away is never taken for another one."""
        key = self.host.key()
        inner = self.host.request("GET", "/icon.svg")
        begin = ["POST /v1/ask HTTP/1.1", f"Host: {self.host.name}", "Content-Type: application/json", bearer(key)]
        length, chunks = f"Content-Length: {len(inner)}", "Transfer-Encoding: chunked"
        for headers in ([length, chunks], ["Content-Length: 0", length], [chunks], ["Transfer-Encoding: x", length]):
            with self.subTest(headers), self.host.connect() as connection:
                connection.sendall("\r\n".join([*begin, *headers, "", ""]).encode() + inner)
                reader = connection.makefile("rb")
                self.assertEqual(read_answer(reader).status, 400)
                with contextlib.suppress(ConnectionError):
                    self.assertEqual(read_answer(reader).status, CLOSED)

    def test_one_after_the_other_on_a_connection(self):
        key = self.host.key()
        with self.host.connect() as connection:
            connection.sendall(self.host.asking(key, "words") + self.host.asking(key, "board")
                               + self.icon() + self.host.asking(key, "board"))
            reader = connection.makefile("rb")
            self.assertEqual(read_answer(reader).json["format"], "spadille/words")
            self.assertEqual(read_answer(reader).json["format"], "spadille/board")
            self.assertEqual(read_answer(reader).headers["content-type"], ["image/svg+xml"])
            self.assertEqual(reader.read(), b"", "of the page nothing more is asked on the same line")

    @contextlib.contextmanager
    def crowded(self, source):
        """As many connections as an address may have, each with an answer."""
        key = self.host.key()
        with contextlib.ExitStack() as open_:
            for _ in range(12):
                connection = open_.enter_context(self.host.connect(source))
                connection.sendall(self.host.asking(key, "sessions"))
                self.assertEqual(read_answer(connection.makefile("rb")).status, 200)
            yield

    def icon(self):
        return self.host.request("GET", "/icon.svg")

    def test_an_address_has_twelve_connections(self):
        """The thirteenth is refused, another address comes in, and so does this one once there is room."""
        with self.crowded("127.0.9.9"):
            self.assertIn(self.host.send(self.icon(), "127.0.9.9").status, {503, CLOSED})
            self.assertEqual(self.host.send(self.icon(), "127.0.9.8").status, 200)
        until("there is room again", lambda: self.host.send(self.icon(), "127.0.9.9").status == 200)


if __name__ == "__main__":
    unittest.main()
