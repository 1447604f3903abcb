"""What a screen reader is told about the window: every item with its role, its name, where it is, how it stands."""

from dataclasses import dataclass

from gi.repository import Gio, GLib
from words import plain

ITEM = "org.a11y.atspi.Accessible"
PLACE = "org.a11y.atspi.Component"
PROPERTIES = "org.freedesktop.DBus.Properties"
ENABLED, FOCUSED, SHOWING = 8, 12, 25
BUTTONS = ("push button", "check box", "radio button", "toggle button")
ALERTS = ("alert message", "notification")
FIELDS = ("text", "entry", "password text")


@dataclass
class Item:
    name: str
    role: str
    state: int
    x: int
    y: int
    width: int
    height: int
    above: tuple  # the numbers of the items that it lies in
    number: int = 0
    bus: str = ""
    path: str = ""

    def has(self, state):
        return bool(self.state >> state & 1)

    @property
    def middle(self):
        return self.x + self.width // 2, self.y + self.height // 2

    def covers(self, x, y):
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Reader:
    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                    Gio.DBusCallFlags.NONE, 10000, None).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.loop = GLib.MainContext.default()
        self.open = 0  # questions without an answer

    def _ask(self, item, interface, method, args, hear):
        def answered(bus, result):
            self.open -= 1
            try:
                hear(bus.call_finish(result).unpack())
            except GLib.Error:
                pass  # it has gone meanwhile

        self.open += 1
        self.bus.call(*item, interface, method, args, None, Gio.DBusCallFlags.NONE, 3000, None, answered)

    def _wait(self):
        while self.open:
            self.loop.iteration(True)

    def programs(self):
        found = []
        self._ask(("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"), ITEM, "GetChildren", None,
                  lambda answer: found.extend(answer[0]))
        self._wait()
        return found

    def _look(self, item, above, found):
        told = {"above": above, "item": item}
        found.append(told)
        number = len(found) - 1

        def children(answer):
            for child in answer[0]:
                self._look(child, above + (number,), found)

        def state(answer):
            told["state"] = answer[0][0] | answer[0][1] << 32

        self._ask(item, ITEM, "GetState", None, state)
        self._ask(item, ITEM, "GetRoleName", None, lambda answer: told.update(role=answer[0]))
        self._ask(item, PROPERTIES, "Get", GLib.Variant("(ss)", (ITEM, "Name")),
                  lambda answer: told.update(name=answer[0]))
        self._ask(item, PLACE, "GetExtents", GLib.Variant("(u)", (0,)), lambda answer: told.update(place=answer[0]))
        self._ask(item, ITEM, "GetChildren", None, children)

    def items(self, program):
        """Everything that has a place, in the order in which it is told: what is hidden has none, what is scrolled out
        of sight does not count as showing."""
        found = []
        self._look(program, (), found)
        self._wait()
        items = [Item(plain(told["name"]), told["role"], told["state"], *told["place"], told["above"], number,
                      *told["item"])
                 for number, told in enumerate(found)
                 if all(key in told for key in ("state", "role", "name", "place")) and told["place"][2] > 0]
        return sorted(items, key=lambda item: item.above + (item.number,))

    def text(self, item):
        """What is written in a field."""
        heard = []
        self._ask((item.bus, item.path), "org.a11y.atspi.Text", "GetText", GLib.Variant("(ii)", (0, -1)),
                  lambda answer: heard.append(answer[0]))
        self._wait()
        return heard[0] if heard else ""
