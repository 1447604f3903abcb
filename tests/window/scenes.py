"""What happens at every table, whatever is played."""

from reader import FIELDS, FOCUSED


def begin(t, game, *names):
    """From an empty book: everybody is new."""
    t.press("table.new_session")
    t.press(f"{game}.name")
    for name in names:
        newcomer(t, name)
    t.look("new")
    t.begin("table.begin")
    t.says("table.enter_deal")


def newcomer(t, name):
    t.type(t.words.say("table.newcomer"), name)
    t.screen.key("Return")
    t.see(t.words.listed(name, t.words.say("table.gets_up")))


def enter(t):
    """The next deal, of this game or of the next."""
    buttons = [t.words.say(key) for key in ("table.enter_deal", "table.next_game")]
    t.tap(t.until("the next deal to enter", lambda: next((one for one in buttons if t.find(one)), None)))
    t.says("table.cards")


def undo(t):
    """At once, from the bar that says what was saved."""
    t.begin("table.undo")


def written_beside(t, *deal):
    """Somebody else writes a deal; what the bar offers to undo is not that one."""
    t.book.run("deal", *deal)
    t.gone(t.words.say("table.undo"), whole=False)


def change_rule(t, preset, rules):
    """The whole evening is played by other rules."""
    t.press("table.mend")
    t.press("table.mend_all")
    t.press(preset)
    t.look("other-rules")
    t.press("table.save")
    t.says("table.enter_deal")
    assert (played := t.book.sheet()["rules"]) == rules, f"played by {played}"


def replace(t, gone, come, deal):
    """Somebody goes home, and somebody else takes the place from the next deal on."""
    t.press("table.mend")
    t.press("table.mend_from", deal)
    t.tap(t.words.listed(gone, t.words.say("table.gets_up")))
    newcomer(t, come)
    t.look("replaced")
    t.press("table.save")
    t.says("table.enter_deal")


def search_rules(t, words, clause):
    """With the keyboard alone, letter by letter."""
    t.screen.key("f", "Control_L")
    field = t.words.say("table.search_rules")
    t.until("the keyboard in the search", lambda: (one := t.find(field, FIELDS)) and one.has(FOCUSED))
    t.write_into(field, words)
    t.see(clause, whole=False)
    t.look("rulebook")
    t.screen.key("Escape")
    t.says("table.sheet")


def correct(t, deal, change):
    """An earlier deal was written down wrongly: it is told again."""
    t.press("table.sheet")
    t.look("sheet")
    t.begin("table.correct_deal", deal)
    change()
    t.says("table.settle_up")
    t.press("table.back")


def cut_off(t, *told):
    """The program is killed in the middle of a deal, and everything that was tapped is there again."""
    for name in told:
        t.see(name)
    t.look("before-the-kill")
    t.kill()
    t.start()
    for name in told:
        t.see(name)
    t.look("after-the-kill")


def rule(t, kind, deal, *answers):
    """Something irregular: the referee asks, decides, and the table posts what he said."""
    t.press("table.referee")
    t.press("table.ruling")
    t.tap(deal)
    t.begin(kind)
    for answer in answers:
        t.tap(t.words.say(answer) if "." in answer else answer, whole=False)
    t.look("decision")
    t.press("table.ruling.post")
    t.see_parts(t.words.say("table.ruling.posted"))
    t.press("table.ruling.to_table")


def ends(t, winner, *totals):
    """A game is over: its score stays, who won is said, and there is one thing to do."""
    t.says("table.won", winner)
    t.look("game-over")
    t.reads(*totals)
    t.says("table.next_game")
    assert t.find(t.words.say("table.enter_deal")) is None


def settle_up(t):
    """The sheet ends in the totals of the board, and who pays whom is what the command line says."""
    t.press("table.sheet")
    t.see_line(*t.book.sheet()["deals"][-1]["after"])
    t.press("table.settle_up")
    told = t.book.asks("settle")
    seats = t.book.sheet()["players"]
    for one in told["transfers"]:
        giver, taker = (seats[int(one[end].removeprefix("seat"))] for end in ("from", "to"))
        t.says("table.pays", giver, taker, one["amount"])
    t.look("settled")
    assert told["transfers"], "nobody pays anything"


def tells_alike(t):
    """What other pages, the command line and another book say about the same evening."""
    for way_out in ("back", "back", "home"):
        t.press(f"table.{way_out}")
    sheet = t.book.sheet()
    t.press("table.history")
    t.see_parts(*sheet["players"])
    t.look("history")
    t.press("table.back")
    t.press("table.ranking")
    ranked = t.book.asks("ranking", "--game", sheet["game"])["places"]
    for one in ranked:
        t.see_parts(one["place"], one["name"], one["total"])
    t.look("ranking")
    deals = {one["name"]: one["figures"]["deals"]["n"] for one in t.book.asks("stats")["people"]}
    assert all(deals[one["name"]] > 0 for one in ranked), f"ranked {ranked}, deals {deals}"
    assert max(deals.values()) == sum(one["number"] > 0 for one in sheet["deals"]), f"deals {deals}"
    other = t.book.taken_in().sheet()
    for part in ("accounts", "deals", "players", "standing"):
        assert other[part] == sheet[part], f"taken in by another book, {part}: {other[part]}, not {sheet[part]}"
