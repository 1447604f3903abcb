"""Lines between a program and its club that are slow, are cut, swallow what is sent, or bring it twice or in another order: whatever they
do, what was announced is there, once and in order, on either side, and a sync by a good line brings all to the same.
`lines.py PROGRAM SOURCE_DIR`; a sample of it, with SPADILLE_LONG all."""

import os
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from club import until  # noqa: E402
from harmed import Harmed, Line, main, size  # noqa: E402

EACH_WAY = 0.02  # seconds: 40 ms there and back


class Turns(Line):
    """Counts how often a program has asked and had an answer, once its connection stands. Reads along: for lines without TLS."""

    def __init__(self, port, **line):
        super().__init__(port, piece=1 << 16, **line)
        self.greeting, self.stands, self.asked, self.turns = b"", False, False, 0
        self.first = []  # messages of each turn

    def through(self, data, up):
        if up:
            self.first += [data[:6]] if self.stands and not self.asked else []
            self.asked = self.stands
        elif not self.stands:
            self.greeting += data
            self.stands = b"Z\0\0\0\5I" in self.greeting  # ready for a query
        elif self.asked:
            self.asked, self.turns = False, self.turns + 1
        return super().through(data, up)


def seconds_to_keepalive(port):
    """Until the machine asks whether whoever is called there is still there; nothing where it waits for something else."""
    for row in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, _, far, state, _, timer, *_ = row.split()
        if far == f"0100007F:{port:04X}" and state == "01" and timer.startswith("02:"):
            return int(timer[3:], 16) / os.sysconf("SC_CLK_TCK")
    return None


def cut(line, data, up):
    raise OSError("cut")


def twice(line, data, up):
    line.ends_when_quiet()
    return data + data


class Lines(Harmed):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.club.allow_plain_lines()

    def pieces(self):
        """From a few bytes to all that is there: whole messages, and parts of one."""
        return {"piece": self.random.choice((16, 128, 1024, 1 << 16))}

    def in_another_order(self, line, data, up):
        line.ends_when_quiet()
        middle = self.random.randint(0, len(data))
        return data[middle:] + data[:middle]

    def swallow(self, line, data, up):
        line.swallows = self.random.choice(([True], [False], [True, False]))
        line.ends_when_quiet()
        return data

    def test_lines_that_are_cut(self):
        self.suffers(size(200, 2), cut)

    def test_slow_lines_that_are_cut(self):
        self.suffers(size(50, 1), cut, line=lambda: {"delay": lambda: self.random.random() / 50})

    def test_lines_that_swallow_what_is_sent(self):
        self.suffers(size(200, 3), self.swallow, line=self.pieces)

    def test_lines_that_bring_something_twice(self):
        self.suffers(size(200, 2), twice, line=self.pieces)

    def test_lines_that_bring_something_in_another_order(self):
        self.suffers(size(200, 2), self.in_another_order, line=self.pieces)

    def test_without_tls_lines_that_bring_something_twice(self):
        self.without_tls()
        self.suffers(size(200, 1), twice, line=self.pieces)

    def test_without_tls_lines_that_bring_something_in_another_order(self):
        self.without_tls()
        self.suffers(size(200, 1), self.in_another_order, line=self.pieces)

    def test_twenty_deals_take_at_most_three_turns(self):
        self.without_tls()
        self.begin()
        number = self.a.begin()
        self.a.sync(self.address)
        self.a.deals(20, session=number)
        line = Turns(self.club.port, delay=lambda: EACH_WAY)
        self.assertEqual(self.a.sync(self.address.replace(f":{self.club.port}/", f":{line.port}/"))["sent"], 20)
        line.close()
        print(f"club: a sync of 20 deals by a line of 40 ms: {line.turns} turns once it stands", flush=True)
        self.assertIn(line.turns, (1, 2, 3))
        # A pooler may give each turn to another process of the server: only statements without a name, which belong to one turn.
        for message in line.first[:line.turns]:
            self.assertEqual((message[:1], message[5:]), (b"P", b"\0"))

    def test_a_line_that_has_died_without_a_word_is_given_up(self):
        """The machine asks after it: within seconds, not after the two hours that are usual."""
        self.begin()
        line = Line(self.club.port, 1)
        line.swallows = True, False
        program = self.a.begin_sync(self.address.replace(f":{self.club.port}/", f":{line.port}/"))
        self.addCleanup(program.communicate)
        self.addCleanup(line.close)
        self.addCleanup(program.kill)
        self.assertLessEqual(until(lambda: seconds_to_keepalive(line.port), "somebody who asks after the line"), 10)

    def without_tls(self):
        """From now on, in this test."""
        self.of = self.club.plain


if __name__ == "__main__":
    main()
