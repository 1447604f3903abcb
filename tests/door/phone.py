"""A phone, as somebody holds it: Debian's Chromium in the size of one, driven by WebDriver."""

import contextlib
import json
import shutil
import socket
import subprocess
import tempfile
import urllib.error
import urllib.request

from door import free_port, surroundings, until

TRIES = 5
SIZES = {"small": (360, 640), "usual": (390, 844), "lying": (844, 390)}


def what_is_missing():
    """Why no browser can be driven here; nothing where one can."""
    for browser in ("chromium", "chromedriver"):
        if not shutil.which(browser):
            return f"{browser} is not installed"
    try:
        socket.getaddrinfo("localhost", None)  # by this name the driver calls the browser
    except OSError:
        return "this machine does not know the name localhost (/etc/hosts)"
    return ""


class Driver:
    """A program that opens browsers for phones; `more`: what it is to find in its environment."""

    def __init__(self, program="chromedriver", **more):
        # A port that is free may be taken before the driver has it.
        assert any(self.starts(program, more) for _ in range(TRIES)), f"{program} has not started"

    def starts(self, program, more):
        self.port = free_port()
        self.process = subprocess.Popen([program, f"--port={self.port}"], stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL, env={**surroundings(), **more})
        until(f"{program} is there, or has ended", lambda: self.answers() or self.process.poll() is not None)
        return self.process.poll() is None

    def answers(self):
        with contextlib.suppress(OSError):
            return self.ask("GET", "/status")["ready"]

    def ask(self, method, path, document=None):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", method=method,
                                         data=None if document is None else json.dumps(document).encode(),
                                         headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            why = json.load(refused)["value"]
            raise AssertionError(f"{why['error']}: {why['message']}") from None

    def close(self):
        self.process.terminate()
        self.process.wait()


class Phone:
    """What somebody sees and taps. `says`: what the page's console had to complain of."""

    def __init__(self, driver, size="usual", language="en", dark=False):
        self.driver, self.folder = driver, tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        wanted = self.browser(*SIZES[size], language, dark)
        session = driver.ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.path = "/session/" + session["sessionId"]

    def browser(self, width, height, language, dark):
        """Which one is wanted, as its driver is told."""
        args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                f"--user-data-dir={self.folder.name}", f"--lang={language}", f"--accept-lang={language}",
                f"--window-size={width},{height}"] + ["--force-dark-mode"] * dark
        options = {"args": args, "prefs": {"intl.accept_languages": language},
                   "mobileEmulation": {"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1.0}}}
        return {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}

    def open(self, address):
        self.driver.ask("POST", self.path + "/url", {"url": address})

    def open_tab(self, address):
        """Another tab, in front of the others; its handle."""
        tab = self.driver.ask("POST", self.path + "/window/new", {"type": "tab"})["handle"]
        self.turn_to(tab)
        self.open(address)
        return tab

    def tab(self):
        """The one that is looked at."""
        return self.driver.ask("GET", self.path + "/window")

    def turn_to(self, tab):
        self.driver.ask("POST", self.path + "/window", {"handle": tab})

    def script(self, text, *args):
        return self.driver.ask("POST", self.path + "/execute/sync", {"script": text, "args": list(args)})

    def tap(self, selector, text=""):
        """What can be tapped, and says this. Waits until it is there; what is drawn anew meanwhile is looked for again."""
        until(f"{selector} {text}", lambda: self.click(selector, text))

    def click(self, selector, text):
        """Whether it was there and stayed where it was."""
        pick = ("return [...document.querySelectorAll(arguments[0])]"
                ".filter(e => e.offsetParent && e.innerText.includes(arguments[1]))[0]")
        element = next(iter((self.script(pick, selector, text) or {}).values()), None)
        try:
            return element and self.driver.ask("POST", f"{self.path}/element/{element}/click", {}) is None
        except AssertionError as refused:
            if any(why in str(refused) for why in ("stale element", "not interactable", "click intercepted")):
                return False
            raise

    def type(self, selector, text):
        """Letter by letter, as a keyboard does."""
        pick = "return document.querySelector(arguments[0])"
        element = next(iter(self.script(pick, selector).values()))
        self.driver.ask("POST", f"{self.path}/element/{element}/value", {"text": text})

    def text(self, selector):
        return self.script("return document.querySelector(arguments[0])?.innerText ?? ''", selector)

    def texts(self, selector):
        return self.script("return [...document.querySelectorAll(arguments[0])].filter(e => e.offsetParent)"
                           ".map(e => e.innerText)", selector)

    def totals(self):
        """What the board says of each, by name."""
        pairs = self.script("""return [...document.querySelectorAll('#board .total')].map(e =>
            [e.querySelector('bdi').innerText, e.querySelector('.figure').innerText])""")
        return {name: number(figure) for name, figure in pairs}

    def is_live(self):
        return self.script("return document.getElementById('status').className") == "live"

    def overflows(self):
        """How many pixels of the page stand beside the screen."""
        return self.script("return document.documentElement.scrollWidth - innerWidth")

    def complaints(self):
        """Besides lines that broke, which tests break on purpose, and a host that was not ready yet as it came back."""
        log = self.driver.ask("POST", self.path + "/se/log", {"type": "browser"})
        return [entry["message"] for entry in log
                if "net::ERR_" not in entry["message"] and "status of 503" not in entry["message"]]

    def devtools(self, command, **params):
        """What no page can do: a command of the browser's own tools."""
        return self.driver.ask("POST", self.path + "/goog/cdp/execute", {"cmd": command, "params": params})

    def hold(self, size, dark=False, letters=1):
        """Another way of holding it, with letters so many times as large; the page is not opened anew."""
        width, height = SIZES[size]
        self.devtools("Page.setFontSizes", fontSizes={"standard": 16 * letters, "fixed": 13 * letters})
        self.devtools("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                      mobile=True)
        until(f"the phone is {size}", lambda: self.script(
            "return innerWidth === arguments[0] && parseFloat(getComputedStyle(document.documentElement).fontSize)"
            " === arguments[1] && matchMedia('(prefers-color-scheme: dark)').matches === arguments[2]",
            width, 16 * letters, dark))

    def picture(self):
        return self.driver.ask("GET", self.path + "/screenshot")

    def close(self):
        with contextlib.suppress(AssertionError, OSError):
            self.driver.ask("DELETE", self.path)
        self.folder.cleanup()


def number(figure):
    return int(figure.replace("−", "-").replace(" ", "").replace(" ", ""))
