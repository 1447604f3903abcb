"""The door from outside, as docs/format/door.md has it: what it shows, to whom, and what it answers.
`outside.py PROGRAM SOURCE`."""

import gzip
import json
import re
import unittest
from pathlib import Path

from at_the_door import AtTheDoor, LANGUAGES, LAST, PAGE, PROGRAM, QUESTIONS, figures, moved, query
from door import Book, Host, bearer


class Page(AtTheDoor):
    def safe(self, answer):
        policy = answer.headers["content-security-policy"]
        self.assertEqual(len(policy), 1)
        self.assertIn("default-src 'none'", policy[0])
        for unsafe in ("unsafe", "*", "data:", "http"):
            self.assertNotIn(unsafe, policy[0])
        for name, value in (("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"),
                            ("cache-control", "no-store")):
            self.assertEqual(answer.headers[name], [value])
        for name in ("access-control-allow-origin", "set-cookie", "server"):
            self.assertNotIn(name, answer.headers)

    def test_page_and_its_files_are_there_for_everybody(self):
        for path, kind in PAGE.items():
            with self.subTest(path):
                answer = self.get(path)
                self.assertEqual(answer.status, 200)
                self.assertEqual(answer.headers["content-type"][0].split(";")[0], kind)
                self.assertTrue(answer.body)
                self.safe(answer)

    def test_page_is_three_lines_and_short(self):
        """Each file is a line of the few that an address may have; with one missing the page would show nothing."""
        files = {path: self.get(path).body for path in PAGE}
        self.assertEqual(list(files), ["/", "/door.css", "/door.js", "/icon.svg"])
        self.assertIsNone(re.search(rb"\bimport\b[^.]", files["/door.js"]))
        self.assertNotIn(b"@import", files["/door.css"])
        self.assertLessEqual(sum(len(gzip.compress(file)) for file in files.values()), 60 * 1024)

    def test_page_names_only_what_the_door_has(self):
        page = self.get("/").body.decode()
        self.assertNotIn("http://", page.replace("http://www.w3.org/", ""))
        self.assertNotIn("https://", page)
        for part in page.split('src="')[1:] + page.split("href=\"")[1:]:
            path = part.split('"')[0]
            if path.startswith("/"):
                self.assertEqual(self.get(path).status, 200, path)

    def test_every_answer_says_that_nothing_is_kept_or_told_on(self):
        key = self.host.key()
        good = bearer(key)
        guesser = "127.0.7.7"
        rows = [
            (200, self.host.asking(key, "board")),
            (200, self.host.knocking(self.host.token)),
            (400, self.host.post("/v1/ask", b"[]", [good])),
            (400, self.host.request("GET", "/%2e")),
            (401, self.host.asking("0" * 32, "board")),
            (403, self.host.request("GET", "/", ["Origin: http://evil.example"])),
            (403, self.host.knocking("0" * 32)),
            (404, self.host.request("GET", "/nothing")),
            (404, self.host.asking(key, "board", session=999)),
            (405, self.host.request("DELETE", "/")),
            (413, self.host.post("/v1/ask", b"", [good]).replace(b"Length: 0", b"Length: 16385")),
            (415, self.host.request("POST", "/v1/ask", [good], b"{}")),
            (421, self.host.request("GET", "/", host="evil.example")),
        ]
        for status, raw in rows:
            with self.subTest(status):
                answer = self.host.send(raw)
                self.assertEqual(answer.status, status)
                self.safe(answer)
        for _ in range(20):
            self.host.ask("0" * 32, "board", guesser)
        waits = self.host.ask(key, "board", guesser)
        self.assertEqual(waits.status, 429)
        self.safe(waits)
        with self.host.look(key) as looking:
            looking.next()
            for said in ("text/event-stream", "default-src 'none'", "nosniff", "no-referrer", "no-store"):
                self.assertIn(said, looking.head)


class Strangers(AtTheDoor):
    def test_host_by_another_name_is_told_nothing(self):
        key = self.host.key()
        before = self.book.digest()
        port = self.host.port
        for name in ("evil.example", f"evil.example:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}", "127.0.0.1:80",
                     f"127.0.0.2:{port}", f"127.0.0.1:{port}.evil.example", f"evil.example@127.0.0.1:{port}",
                     f"[::1]:{port}", f"0.0.0.0:{port}", f"127.1:{port}", f"127.0.0.1:0{port}", f"127.0.0.1:{port},x"):
            for raw in (self.host.request("GET", "/", host=name),
                        self.host.request("GET", "/v1/board", [bearer(key)], host=name),
                        self.host.asking(key, "board").replace(self.host.name.encode(), name.encode(), 1),
                        self.host.request("POST", "/v1/keys", ["Content-Type: application/json"], host=name)):
                with self.subTest(name=name, raw=raw):
                    answer = self.host.send(raw)
                    self.assertEqual((answer.status, answer.body), (421, b""))
        self.assertEqual(self.book.digest(), before)

    def test_host_that_is_missing_or_there_twice_is_told_nothing(self):
        before = self.book.digest()
        mine = f"Host: {self.host.name}\r\n"
        for what, raw, statuses in (
                ("missing", "GET / HTTP/1.1\r\n\r\n", {400, 421}),
                ("missing, HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", {421}),
                ("empty", "GET / HTTP/1.1\r\nHost:\r\n\r\n", {400, 421}),
                ("twice", f"GET / HTTP/1.1\r\n{mine}{mine}\r\n", {400, 421}),
                ("a good and a foreign", f"GET / HTTP/1.1\r\n{mine}Host: evil.example\r\n\r\n", {400, 421}),
                ("a foreign and a good", f"GET / HTTP/1.1\r\nHost: evil.example\r\n{mine}\r\n", {400, 421})):
            with self.subTest(what):
                answer = self.host.send(raw.encode())
                self.assertIn(answer.status, statuses)
                self.assertNotIn(b"/door.js", answer.body)
        self.assertEqual(self.book.digest(), before)

    def test_page_from_elsewhere_is_turned_away(self):
        key = self.host.key()
        before = self.book.digest()
        mine = f"http://{self.host.name}"
        for origin in ("null", "http://evil.example", f"http://evil.example:{self.host.port}", "http://127.0.0.1",
                       f"https://{self.host.name}", f"{mine}.evil.example", f"{mine} http://evil.example", "file://",
                       f"http://127.0.0.1:{self.host.port + 1}", "", self.host.name, f"x{mine}"):
            for raw in (self.host.request("GET", "/", [f"Origin: {origin}"]),
                        self.host.request("GET", "/v1/board", [bearer(key), f"Origin: {origin}"]),
                        self.host.post("/v1/ask", query(asks="board"), [bearer(key), f"Origin: {origin}"]),
                        self.host.knocking(self.host.token, f"Origin: {origin}")):
                with self.subTest(origin=origin, raw=raw):
                    answer = self.host.send(raw)
                    self.assertEqual((answer.status, answer.body), (403, b""))
        self.assertEqual(self.book.digest(), before)

    def test_own_page_may_ask(self):
        key = self.host.key()
        origin = f"Origin: http://{self.host.name}"
        for path in PAGE:
            self.assertEqual(self.get(path, origin).status, 200)
        answer = self.host.send(self.host.post("/v1/ask", query(asks="board"), [bearer(key), origin]))
        self.assertEqual(answer.status, 200)
        self.assertNotIn("access-control-allow-origin", answer.headers)

    def test_no_other_page_is_told_that_it_may(self):
        answer = self.get("/v1/ask", "Origin: http://evil.example", "Access-Control-Request-Method: POST",
                          method="OPTIONS")
        self.assertEqual(answer.status, 403)
        self.assertFalse([name for name in answer.headers if name.startswith("access-control")])


class Questions(AtTheDoor):
    def ask(self, asks, **members):
        answer = self.host.ask(self.key, asks, **members)
        self.assertEqual(answer.status, 200, answer)
        self.assertEqual(answer.headers["content-type"], ["application/json"])
        return answer.json

    def setUp(self):
        super().setUp()
        self.key = self.host.key()

    def test_each_is_answered_in_each_language(self):
        for asks, (kind, members) in QUESTIONS.items():
            for language in LANGUAGES:
                with self.subTest(asks=asks, language=language):
                    answer = self.ask(asks, language=language, **members)
                    self.assertEqual((answer["format"], answer["version"]), (kind, 1))

    def test_language_is_english_unless_said(self):
        for asks, (_, members) in QUESTIONS.items():
            self.assertEqual(self.ask(asks, **members), self.ask(asks, language="en", **members))

    def test_page_has_all_its_words_in_each_language(self):
        words = {language: self.ask("words", language=language)["words"] for language in LANGUAGES}
        for language in LANGUAGES:
            self.assertEqual(words[language].keys(), words["en"].keys())
            self.assertTrue(all(words[language].values()))

    def test_figures_are_those_of_the_program(self):
        for session in self.book.sessions():
            number = session["session"]
            for change in ((), ("undo", "--session", number), ("undo", "--session", number)):
                if change:
                    self.book.run(*change)
                with self.subTest(number=number, change=change):
                    self.agree(self.book.sheet(number))

    def agree(self, sheet):
        number, accounts = sheet["session"]["number"], sheet["accounts"]
        board, rows = self.ask("board", session=number), self.ask("sheet", session=number)
        self.same_figures(board, sheet)
        self.same_figures(rows, sheet)
        self.assertEqual(figures(board)[0], figures(rows)[0])
        deals = [row for row in rows["rows"] if row["kind"] == "deal"]
        for row, deal in zip(deals, sheet["deals"], strict=True):
            lines = [(line["rule"], line["text"], moved(line, accounts)) for line in deal["lines"]]
            self.assertEqual([(line["rule"], line["text"], line["moved"]) for line in row["lines"]], lines)
            self.assertEqual((row["number"], row["event"]), (deal["number"], deal["event"]))
            self.assertEqual(row["totals"], deal["after"])
            self.assertEqual(row["moved"], [sum(column) for column in zip(*(line[2] for line in lines))])
        ends = [deal["finished"]["totals"] for deal in sheet["deals"] if "finished" in deal]
        self.assertEqual([row["totals"] for row in rows["rows"] if row["kind"] == "over"], ends)
        self.assertEqual("over" in board, bool(sheet["deals"]) and "finished" in sheet["deals"][-1])
        self.assertEqual(figures(board)[1], figures({**rows, "rows": [
            row for row in rows["rows"] if row["kind"] in LAST][-1:]})[1])
        for language in LANGUAGES[1:]:
            for asks, same in (("board", board), ("sheet", rows)):
                self.assertEqual(figures(self.ask(asks, session=number, language=language)), figures(same))

    def test_sessions_are_those_of_the_program(self):
        for _ in range(25):
            self.book.run("new", "euchre", "Ann", "Bob", "Chris", "Dora")
        known = [each["session"] for each in self.book.run("sessions", "--limit", 100)["sessions"]]
        listed = [each["session"] for skip in (0, 20) for each in self.ask("sessions", skip=skip)["sessions"]]
        self.assertEqual(len(self.ask("sessions")["sessions"]), 20)
        self.assertEqual(listed, known)
        self.assertEqual(self.ask("sessions", skip=1000)["sessions"], [])

    def test_clause_and_search(self):
        clause = self.ask("clause", rule="KJ-5.9", language="nl")
        self.assertIn("KJ-5.9", json.dumps(clause))
        self.assertEqual(clause, self.ask("clause", rule="KJ-5.9", language="nl"))
        found = self.ask("search", words="roem", game="klaverjas")
        self.assertIn("KJ-", json.dumps(found))
        for rule in ("XX-1.1", "KJ-99.99", "../KJ-5.9", "KJ"):
            answer = self.host.ask(self.key, "clause", rule=rule)
            self.assertIn(answer.status, {400, 404}, rule)
            self.assertEqual(answer.json["format"], "spadille/refusal")

    def test_what_was_thrown_away_is_nobodys_to_see(self):
        session = self.book.run("new", "euchre", "Ann", "Bob", "Chris", "Dora")["session"]["number"]
        self.assertEqual(self.ask("board", session=session)["session"]["number"], session)
        self.book.run("discard", "--session", session)
        for asks in ("board", "sheet"):
            answer = self.host.ask(self.key, asks, session=session)
            self.assertEqual((answer.status, answer.json["format"]), (404, "spadille/refusal"))
        self.assertNotEqual(self.ask("board")["session"]["number"], session)

    def test_names_come_as_plain_text(self):
        names = ["<b>Ann</b>", "</script><script>alert(1)</script>", "O'Brien \"&amp;\" \\u0000",
                 "\u05e9\u05dc\u05d5\u05dd"]
        marks = ["\u200fRay\u202e", "\u2066Sue", "Ti\u0301m", "\U0001f0cf" + "W" * 50]
        for players in (names, marks):
            sheet = self.book.run("new", "euchre", *players, "--title", "<img src=x onerror=alert(1)>")
            number = sheet["session"]["number"]
            answer = self.host.ask(self.key, "board", session=number)
            self.assertEqual(answer.headers["content-type"], ["application/json"])
            self.assertNotIn(b"\n", answer.body)
            self.assertEqual(answer.json["players"], sheet["players"])
            self.assertEqual(answer.json["title"], sheet["title"])
            with self.host.look(self.key, f"?session={number}") as looking:
                self.assertEqual(looking.next().board, answer.json)
        self.book.run("deal", names[0], "3", "--session", number - 1)
        board = self.host.ask(self.key, "board", session=number - 1).json
        self.assertEqual(board["players"], names)
        self.assertIn(names[0], board["rows"][0]["lines"][0]["text"])

    def test_board_where_no_session_is_open(self):
        book = Book(PROGRAM, Path(self.folder, "other.db"))
        book.run("new", "euchre", "Ann", "Bob", "Chris", "Dora")
        book.run("close")
        host = Host(book, self.folder)
        self.addCleanup(host.end)
        host.start()
        key = host.key()
        self.assertEqual(host.ask(key, "board").json, {"format": "spadille/board", "version": 1, "language": "en"})
        with host.look(key) as looking:
            self.assertNotIn("session", looking.next().board)
            sheet = book.run("new", "euchre", "Ann", "Bob", "Chris", "Dora")
            self.same_figures(looking.next().board, sheet)


if __name__ == "__main__":
    unittest.main()
