"""What a director does at every event, and what the walk knows of it by itself: who sits where is read from the book,
what the tables told is remembered here, and what everybody has is added up from both."""

from reader import ALERTS, BUTTONS, FIELDS, FOCUSED

MOST_KEYS = 7  # that a result takes, beside its figures
DEALS = 4
ALL_TRICKS = 162 * DEALS
SITS_OUT = 320


def figure(number, thousands=" "):
    """As pages write it."""
    return f"{number:,}".replace(",", thousands).replace("-", "−")


class Director:
    def __init__(self, t, title, rounds):
        self.t, self.title, self.rounds = t, title, rounds
        self.told = {}  # by round and table: points and roem of both sides
        self.penalties = {}

    # The book.

    def asks(self, *args):
        return self.t.book.asks("event", *args)

    def room(self):
        return self.asks("show", "--event", "1")

    def tables(self, round_):
        return self.room()["drawn"][round_ - 1]["tables"]

    def matters(self, kind):
        return [matter for matter in self.room()["matters"] if matter["kind"] == kind]

    def ranking(self):
        return self.asks("ranking", "--event", "1")["places"]

    # Into the room.

    def back(self):
        self.t.press("table.back")
        self.in_room()

    def leave_desk(self):
        self.t.screen.key("Escape")
        self.in_room()

    def in_room(self):
        """Keys go to the room, or to what was tapped in it last."""
        t = self.t
        ways = [t.words.say("event.close"), t.words.say("table.reopen")]

        def has_keys():
            all_ = t.items()
            within = {number for item in all_ if item.name in ways for number in item.above}
            pages = {item.number for item in all_ if item.role == "panel" and item.number in within}
            return any(item.has(FOCUSED) and pages.intersection((*item.above, item.number)) for item in all_)

        t.until("the keyboard in the room", has_keys)

    # From the first page to the room.

    def plan(self, *prizes, last=None):
        """A new event: its name, its game, and what the club has agreed."""
        t = self.t
        t.press("event.name")
        t.says("event.none_yet")
        t.press("event.begin_new")
        t.type(t.words.say("event.title"), self.title)
        t.press("klaverjas.name")
        for step, taps in (("rounds", self.rounds - 4), ("deals", DEALS)):
            for _ in range(abs(taps)):
                t.press("table.more_of" if taps > 0 else "table.less", t.words.say(f"event.plan.{step}"))
        for tie in ("roem", "lot"):
            t.press(f"event.tie.{tie}")
        for prize in prizes:
            self._prize(prize, "event.prize_next")
        if last:
            self._prize(last, "event.prize.last")
        t.press("event.credit.points", which=-4)  # of four reasons the first: who sits out
        field = t.words.labelled(t.words.say("event.credit.for_forced"), t.words.say("event.credit.points"))
        t.type(field, str(SITS_OUT))
        t.look("plan")
        t.press("table.begin")
        t.says("event.first_roster")

    def _prize(self, amount, what):
        t = self.t
        field = t.words.say("event.prize_amount")
        t.type(field, str(amount))
        t.tap(f"+ {t.words.say(what)}")
        t.until("a prize that is written down", lambda: t.reader.text(t.find(field, FIELDS)) == "")

    def roster(self, *names, late=None):
        """Whoever is there, as a list that is typed at once; and who has said that he comes later."""
        t = self.t
        t.press("event.roster")
        self._add(", ".join(names), t.words.say("event.people", count=len(names)) if len(names) > 3 else names[-1])
        if late:
            self._add(late, late)
            t.press("event.absence.late")
            t.tap(late)
            t.see(t.words.listed(late, t.words.say("event.absence.late")), BUTTONS)
        t.look("roster")
        self.back()

    def _add(self, names, said):
        t = self.t
        field = t.words.say("event.roster.newcomer")
        t.tap(field, FIELDS)
        t.write(names)
        t.until("all names", lambda: t.reader.text(t.find(field, FIELDS)) == names)
        t.screen.key("Return")
        t.see_parts(t.words.say("event.roster.added"), said, roles=ALERTS)

    def draw(self, from_, to=None):
        """The rounds from one to another, anew where they were drawn already."""
        t = self.t
        to = to or self.rounds
        one = "event.draw.again" if len(self.room()["drawn"]) >= from_ else "event.draw.round"
        t.begin(one, from_)
        t.press(*(("event.draw.rounds", from_, to) if to > from_ else (one, from_)))
        t.until("the draw", lambda: len(self.room()["drawn"]) == to and not self.matters("stale_draw"))
        for sentence in self.room()["quality"]:
            t.see(sentence)
        t.look("draw")
        self.back()

    def swap(self, round_, one, other):
        """Two change places, in a round that nobody has played in."""
        t = self.t
        before = [table["players"] for table in self.tables(round_)]
        t.begin("event.draw")
        t.press("event.round", round_)
        t.tap(one)
        t.tap(other)
        t.see_parts(t.words.say("event.draw.swapped"), one, other, roles=ALERTS)
        self.back()
        turn = {one: other, other: one}
        after = [table["players"] for table in self.tables(round_)]
        assert after == [[turn.get(name, name) for name in seats] for seats in before], f"{before}, then {after}"

    def comes(self, name, round_):
        t = self.t
        t.press("event.came_late")
        t.tap(t.words.listed(name, t.words.say("event.absence.late")))
        t.see(name, BUTTONS)
        self.back()
        self._stale(round_)

    def leaves(self, name, round_):
        t = self.t
        t.press("event.left")
        t.tap(name)
        t.see(t.words.listed(name, t.words.say("event.absence.gone")), BUTTONS)
        self.back()
        self._stale(round_)

    def _stale(self, round_):
        """What was drawn with other people waits to be drawn again."""
        t = self.t
        t.see_parts(t.words.say("event.round", round_), t.words.say("event.matter.stale"), roles=BUTTONS)

    # The desk.

    def slip(self, round_, table):
        """What a table told, made up: points that can be, and roem at some tables."""
        roem = (20 * (table % 4), 50 * (round_ % 2)) if (round_ + table) % 3 == 0 else (0, 0)
        ours = ALL_TRICKS // 2 + (97 * table + 61 * round_) % 301 - 150
        return (ours + roem[0], ALL_TRICKS - ours + roem[1]), roem

    def remember(self, round_, table, points, roem=(0, 0)):
        self.told[round_, table] = points, roem

    def keys(self, table, points, roem=(0, 0)):
        """All of a slip, as fast as keys can be pressed."""
        t = self.t
        before = t.screen.pressed
        t.write(str(table))
        for each in points:
            t.screen.key("Return")
            t.write(str(each))
        if any(roem):
            t.screen.key("Tab")
            t.write(str(roem[0]))
            t.screen.key("Return")
            t.write(str(roem[1]))
        t.screen.key("Return")
        figures = len("".join(map(str, points + (roem if any(roem) else ()))))
        beside = t.screen.pressed - before - figures
        assert beside <= MOST_KEYS, f"table {table}: {beside} keys beside the figures"

    def tell(self, round_, *tables):
        """Slip after slip, by keys alone: the first number that is pressed in the room opens the desk."""
        t = self.t
        for table in tables:
            points, roem = self.slip(round_, table)
            self.keys(table, points, roem)
            self.remember(round_, table, points, roem)
            self.stands(table, points)
        self.keyboard_at_table()

    def stands(self, table, points):
        self.t.see_parts("✓", self.t.words.say("event.matter.table", table), *points, roles=ALERTS)

    def half_typed(self, table, points):
        """The hand is still at the slip."""
        t = self.t
        t.write(str(table))
        t.screen.key("Return")
        t.write(str(points))
        t.see_parts(" & ", points, roles=BUTTONS)

    def keyboard_at_table(self):
        """The next slip is asked for."""
        t = self.t
        t.until("the keyboard at the number of the table", lambda: any(
            item.has(FOCUSED) for item in t.items() if item.name == t.words.say("event.table")))

    def told_beside(self, round_, *tables):
        """Somebody else types slips on another computer: the page shows them without a tap."""
        t = self.t
        for table in tables:
            points, roem = self.slip(round_, table)
            t.book.run("event", "result", str(table), ":".join(map(str, points)), "--roem", ":".join(map(str, roem)),
                       "--round", str(round_))
            self.remember(round_, table, points, roem)
            self.in_the_room(table, points)

    def in_the_room(self, table, points):
        self.t.see_parts(self.t.words.say("event.at_table", table), *points, roles=BUTTONS)

    def refused(self, round_, table):
        """Typed wrongly it is not taken, with what is wrong; typed again it is."""
        t = self.t
        points, _ = self.slip(round_, table)
        before = self.tables(round_)[table - 1]["told"]
        self.keys(table, (points[0], points[1] + 1))
        t.see_parts("!", "KJ-", roles=ALERTS)
        t.look("refused")
        assert self.tables(round_)[table - 1]["told"] == before, "written down all the same"
        for _ in str(points[1]):
            t.screen.key("BackSpace")
        t.write(str(points[1]))
        t.screen.key("Return")
        self.remember(round_, table, points)
        self.stands(table, points)
        self.keyboard_at_table()

    def corrected(self, round_, table, points):
        """A wrong result of an earlier round: found in the room, typed again at its table."""
        t = self.t
        t.press("event.round", round_)
        t.begin("event.at_table", table)
        t.press("event.enter")
        t.until("the keyboard at the points", lambda: any(
            item.has(FOCUSED) and " & " in item.name for item in t.items()))
        t.write(str(points[0]))
        t.screen.key("Return")
        t.write(str(points[1]))
        t.screen.key("Return")
        self.remember(round_, table, points)
        self.stands(table, points)
        t.press("table.back")
        self.back()
        t.says("event.round_of", self.room()["round"], self.rounds)

    # The referee of the room, and the clock.

    def called(self, round_, table, about, ruled, clause, points, *seats):
        """A table calls; the page says so, and what is ruled stands at the table."""
        t = self.t
        t.book.run("event", "call", str(table), about, "--round", str(round_))
        lead = f"{t.words.say('event.matter.table', table)} {t.words.say('event.matter.call')}"
        t.tap(t.words.listed(lead, about))
        t.see_parts(t.words.say("event.referee.call"), about)
        for key, text in (("words", ruled), ("clause", clause), ("points", str(points))):
            t.type(t.words.say(f"event.referee.{key}"), text)
        names = [self.tables(round_)[table - 1]["players"][seat] for seat in seats]
        for name in names:
            t.tap(name)
            self.penalties[name] = self.penalties.get(name, 0) + points
        t.look("referee")
        t.press("event.referee.rule")
        t.see_parts(about, ruled)
        t.see_parts(clause, points)
        self.back()
        t.gone(lead, whole=False)
        given = self.asks("rulings")["rulings"][-1]
        assert (given["text"], given["clause"], given["points"], sorted(given["players"])) == \
            (ruled, clause, points, sorted(names)), f"ruled {given}"

    def clock(self):
        """Started for the round that is shown: it is told how much is left."""
        t = self.t
        t.begin("event.clock")
        t.press("event.clock.start")
        t.says("event.clock.stop")
        assert self.room()["clock"]["minutes"] == 45
        t.begin("event.clock")
        t.gone(t.words.say("event.clock.stop"))

    # Ends.

    def cut_off(self):
        """The program is killed; the event is found again, and the room is as it was."""
        t = self.t
        room, ranking = self.room(), self.ranking()
        t.kill()
        t.start()
        assert (self.room(), self.ranking()) == (room, ranking), "the book has changed"
        self.find_again()

    def find_again(self):
        """Without a tap the room is there, as it was; of an event that is closed, with two."""
        t, room = self.t, self.room()
        if room["state"] == "closed":
            t.press("event.name")
            t.tap(self.title, whole=False)
        t.says("event.round_of", room["round"], self.rounds)
        for round_, table in self.told:
            if round_ == room["round"]:
                self.in_the_room(table, self.told[round_, table][0])
        self.in_room()

    def close(self):
        t = self.t
        t.press("event.close")
        t.says("event.close_sure")
        t.press("event.close")
        t.says("table.reopen")
        assert self.room()["state"] == "closed"

    def reopen(self):
        t = self.t
        t.press("table.reopen")
        t.says("event.close")
        assert self.room()["state"] == "open"

    # What is said of the same event elsewhere.

    def sums(self):
        """What everybody has, added up from what the tables told."""
        all_ = dict(self.penalties)
        for number, drawn in enumerate(self.room()["drawn"], 1):
            played = any(round_ == number for round_, _ in self.told)
            for name in drawn["out"] if played else ():
                all_[name] = all_.get(name, 0) + SITS_OUT
            for table in drawn["tables"]:
                points, _ = self.told.get((number, table["table"]), ((0, 0), None))
                for seat, name in enumerate(table["players"]):
                    all_[name] = all_.get(name, 0) + points[seat % 2]
        return all_

    def agrees(self, over):
        """The page's leading three, the command line, and what is added up here; `over`: so many rounds."""
        t = self.t
        places, sums = self.ranking(), self.sums()
        for line in places:
            name, = line["players"]
            assert line["total"] == sums.get(name, 0), f"{name}: {line['total']}, but added up {sums.get(name, 0)}"
        totals = [line["total"] for line in places if line["place"] > 0]  # who has not played yet has none
        assert totals == sorted(totals, reverse=True), f"ranked {totals}"
        t.says("event.leading_after", over)
        for line in places[:3]:
            t.see_parts(f"{line['place']}. {line['players'][0]}", line["total"], roles=("label",))

    def shown_alike(self, rows=8):
        """The ranking's page and the wall, line by line: what everybody's rounds brought, and his total."""
        t = self.t
        places = self.ranking()[:rows]
        t.press("event.ranking")
        for line in places:
            self._stands_there(line, [self._brought(score) for score in line["scores"]], figure(line["total"]))
        t.look("ranking")
        t.press("event.wall.show")
        t.says("event.wall.title")
        last = max(round_ for round_, _ in self.told)
        for line in places:
            self._stands_there(line, [self._brought(line["scores"][last - 1])], figure(line["total"]), wall=True)
        t.look("wall")
        t.screen.key("Escape")
        t.until("no wall", lambda: not self._wall())
        self.back()

    @staticmethod
    def _brought(score):
        """As it stands in a line: what nobody played for has a star behind it."""
        if score["from"] == "nothing":
            return "–"
        return figure(score["points"], "") + ("" if score["from"] == "play" else "*")

    def _wall(self):
        """The numbers of the items in which all that hangs on the wall lies."""
        title = self.t.words.say("event.wall.title")
        return [item.number for item in self.t.items() if item.name == title and item.role != "frame"]

    def _stands_there(self, line, brought, total, wall=False):
        """A line of the page, or of the wall, says nothing else of somebody."""
        name, = line["players"]
        place, told = str(line["place"] or "–"), [*brought, total] if wall else [total, *brought]
        said = self.t.words.listed(place, name, *told, "")

        def found():
            on_wall = set(self._wall())
            return any(self.t.words.listed(item.name, "").startswith(said) and on_wall.isdisjoint(item.above) != wall
                       for item in self.t.items())

        self.t.until(f"“{said}” on the {'wall' if wall else 'page'}", found)

    def wins(self, *prizes, last):
        """Who stands there gets that; lots decide between equals, so that nothing is shared."""
        placed = [line for line in self.ranking() if line["place"] > 0]
        expected = {n: amount * 100 for n, amount in enumerate(prizes)} | {len(placed) - 1: last * 100}
        assert {n: line["prize"] for n, line in enumerate(placed) if "prize" in line} == expected, f"prizes {placed}"

    def tells_alike(self):
        """Another book that takes the event in, the order of the log, and the promises of the draw."""
        t = self.t
        other = t.book.taken_in("--session", "1")
        for what in ("ranking", "show"):
            one, two = (book.asks("event", what, "--event", "1") for book in (t.book, other))
            assert one == two, f"taken in by another book, {what}: {two}, not {one}"
        for book in (t.book, other):
            book.run("verify")
            breaches = book.asks("event", "check", "--event", "1")["breaches"]
            assert not breaches, f"not as promised: {breaches}"
