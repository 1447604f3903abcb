"""A screen that nobody sees, a hand that moves a pointer and presses keys, and the colours of what is shown."""

import os
import subprocess
import time

from PIL import Image
from Xlib import X, XK, display
from Xlib.ext import xtest
from xvfb import Xvfb

# Windows fill the screen, as on a tablet.
MANAGED = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc"><applications>
<application class="*"><decor>no</decor><maximized>yes</maximized><focus>yes</focus></application>
</applications></openbox_config>
"""
# A thumb is not quicker, and the app takes what follows sooner for an echo of the same tap.
ECHO = 0.32


class Screen:
    def __init__(self, width, height, folder):
        self.width, self.height = width, height
        self.server = Xvfb(width, height)
        self.name = self.server.name
        rules = os.path.join(folder, "openbox.xml")
        with open(rules, "w", encoding="utf-8") as out:
            out.write(MANAGED)
        self.manager = subprocess.Popen(["openbox", "--config-file", rules], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, env={**os.environ, "DISPLAY": self.name})
        self.display = display.Display(self.name)
        self.root = self.display.screen().root
        self.spare = {}  # keycodes for letters that the keyboard lacks
        self.tapped = 0.0
        self.pressed = 0  # keys

    def close(self):
        self.display.close()
        self.manager.terminate()
        self.manager.wait()
        self.server.close()

    def _event(self, kind, detail=0, x=0, y=0):
        xtest.fake_input(self.display, kind, detail, x=x, y=y)
        self.display.sync()

    def move(self, x, y):
        self._event(X.MotionNotify, 0, x, y)

    def tap(self, x, y):
        while (left := self.tapped + ECHO - time.monotonic()) > 0:
            time.sleep(left)
        self.move(x, y)
        self._event(X.ButtonPress, 1)
        self._event(X.ButtonRelease, 1)
        self.tapped = time.monotonic()

    def wheel(self, x, y, down):
        self.move(x, y)
        button = 5 if down else 4
        self._event(X.ButtonPress, button)
        self._event(X.ButtonRelease, button)

    def _keycode(self, letter):
        """The key of a letter, and whether Shift is held."""
        symbol = XK.string_to_keysym(letter) or (ord(letter) if ord(letter) < 256 else 0x1000000 + ord(letter))
        for code, index in self.display.keysym_to_keycodes(symbol):
            if index < 2:
                return code, index == 1
        if symbol not in self.spare:
            low, high = self.display.display.info.min_keycode, self.display.display.info.max_keycode
            keys = self.display.get_keyboard_mapping(low, high - low + 1)
            free = [low + i for i, key in enumerate(keys) if not any(key) and low + i not in self.spare.values()]
            self.spare[symbol] = free[-1]
            self.display.change_keyboard_mapping(free[-1], [[symbol, symbol]])
            self.display.sync()
        return self.spare[symbol], False

    def key(self, name, *held):
        """One key, with others held down."""
        self.pressed += 1
        code, shift = self._keycode(name)
        held = [self._keycode(key)[0] for key in held + (("Shift_L",) if shift else ())]
        for each in held:
            self._event(X.KeyPress, each)
        self._event(X.KeyPress, code)
        self._event(X.KeyRelease, code)
        for each in reversed(held):
            self._event(X.KeyRelease, each)

    def picture(self, x=0, y=0, width=None, height=None):
        width, height = width or self.width - x, height or self.height - y
        shown = self.root.get_image(x, y, width, height, X.ZPixmap, 0xffffffff)
        return Image.frombytes("RGB", (width, height), shown.data, "raw", "BGRX")
