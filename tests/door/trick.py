"""Tricks told to the door at random, as a phone does: it says what the command line says of the same cards, in every
language, with the same clauses. `trick.py PROGRAM SOURCE`; a sample, with SPADILLE_LONG many."""

import os
import random
import unittest

from at_the_door import AtTheDoor, LANGUAGES

MANY = 60 if os.environ.get("SPADILLE_LONG") else 6
GAMES = ("euchre", "klaverjas", "kyuuri", "quadrille")
PEOPLE = ("Ann", "Bob", "Chris", "Dora")


class Tricks(AtTheDoor):
    def setUp(self):
        super().setUp()
        self.key = self.host.key()

    def ask(self, asks, **members):
        answer = self.host.ask(self.key, asks, session=self.session, **members)
        self.assertEqual(answer.status, 200, (asks, members, answer.body))
        return answer.json

    def at_the_command_line(self, asks, told, language):
        """The sentences of the terminal, and the clause behind each."""
        options = [part for key in ("trump", "alone", "leader", "card", "hand", "seen") if told.get(key)
                   for part in (f"--{key}", told[key])]
        return self.book.say(language, asks, *told["trick"], "--session", self.session, *options)

    def test_the_door_says_what_the_command_line_says(self):
        for game in GAMES:
            self.session = self.book.run("new", game, *PEOPLE)["session"]["number"]
            chance = random.Random(game)
            for number in range(MANY):
                with self.subTest(game=game, number=number):
                    self.judge(chance, LANGUAGES[number % len(LANGUAGES)])

    def judge(self, chance, language):
        begun = self.ask("trick")
        told = {"leader": chance.choice(PEOPLE)}
        if "trumps" in begun:
            told["trump"] = chance.choice("SHDC")
        if "loners" in begun and chance.random() < .3:
            told["alone"] = chance.choice(PEOPLE)
        players = [place["say"] for place in self.ask("trick", **told)["places"]]
        told["leader"] = players[0]  # whoever sits out cannot lead
        pack = [card["say"] for row in begun["pack"] for card in row]
        cards = chance.sample(pack, len(players) + 5)
        self.compare("trick", {**told, "trick": cards[:len(players)]}, language)
        lies, (card, *rest) = cards[:chance.randrange(1, len(players))], cards[len(players):]
        for hand in ({}, {"seen": " ".join(rest)}, {"hand": " ".join(rest)}):
            self.compare("legal", {**told, "trick": lies, "card": card, **hand}, language)

    def compare(self, asks, told, language):
        moment = self.ask(asks, language=language, **told)
        said = [each["text"] + (f"  {each['rule']}" if "rule" in each else "") for each in moment["verdict"]["said"]]
        held = next((key for key in ("hand", "seen") if key in told), None)
        typed = {**told, held: f"{told[held]} {told['card']}"} if held else told
        self.assertEqual(said, self.at_the_command_line(asks, typed, language), (asks, told))
        laid = [place["card"]["say"] for place in moment["places"] if "card" in place]
        self.assertEqual(laid, told["trick"] + [told[key] for key in ("card",) if key in told])
        self.assertEqual("winner" in moment, asks == "trick")
        left = {card["say"] for row in moment["pack"] for card in row if not card["left"]}
        if "seen" not in told and "hand" not in told and len(moment["pack"]) > 1:
            self.assertEqual(left, set(laid))

    def test_what_no_card_can_be_is_refused_and_named(self):
        self.session = self.book.run("new", "klaverjas", *PEOPLE)["session"]["number"]
        for members in ({"trick": ["ZZ"]}, {"trick": ["H2"] * 9}, {"leader": "Nobody"}, {"trump": "pink"},
                        {"alone": "Ann"}):
            answer = self.host.ask(self.key, "trick", session=self.session, **members)
            self.assertEqual((answer.status, answer.json["format"]), (400, "spadille/refusal"), members)


if __name__ == "__main__":
    unittest.main()
