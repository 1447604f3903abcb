"""The dossiers' rows on play and auctions; each test is named after its row.

Rows that are a turn, a trick's roem or a whole deal are in data/, one JSON object a line; the
others stand here.
"""

import json
import os
import unittest
from collections import Counter
from itertools import combinations
from pathlib import Path

from . import callables, euchre, klaverjas, kyuuri, perft, quadrille, revokes
from .auction_euchre import auction as euchre_auction
from .auction_klaverjas import auction as klaverjas_auction
from .auction_quadrille import auction as quadrille_auction
from .auctions import BadCall, complete, rows, status
from .cards import Turn
from .deal_klaverjas import expected
from .deals import documents, positions
from .rules import options
from .table import illegal_plays
from .turns import GAMES, answer

LONG = "SPADILLE_LONG" in os.environ
DATA = Path(__file__).parent / "data"
LEFT, PARTNER, RIGHT, DEALER = 1, 2, 3, 0  # at Euchre, where seat 0 deals


def lines(name):
    with (DATA / name).open(encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def named_after(name, rows_of_file, key="row"):
    """Give the test case a method for each row, which calls its `check` with the row."""

    def add(case):
        for row in rows_of_file:
            setattr(case, f"test_{name}{row[key]}", lambda self, row=row: self.check(row))
        return case

    return add


@named_after("", lines("legality.jsonl"))
class Legality(unittest.TestCase):
    """A1-A25, E22-E29, QL1-QL12, K1, K24, K25, and the tables and clauses around them."""

    def check(self, row):
        result = answer(row)
        self.assertEqual({key: result.get(key) for key in row["expect"]}, row["expect"])


@named_after("", lines("roem.jsonl"))
class Roem(unittest.TestCase):
    """B1-B25."""

    def check(self, row):
        rules = options("klaverjas", row["rules"])
        self.assertEqual(klaverjas.roem(rules, row["trump"], row["cards"]), row["roem"])

    def test_counts_over_all_sets_of_four_cards(self):
        rules = options("klaverjas")
        figures = {0: 34901, 20: 979, 40: 55, 50: 18, 70: 2, 100: 4, 200: 1}
        for trump in "SHDC" if LONG else "S":
            every_set = combinations(klaverjas.cards_of(rules), 4)
            found = Counter(klaverjas.roem(rules, trump, cards) for cards in every_set)
            self.assertEqual(found, figures)

    def test_three_cards_give_nothing_20_or_40(self):
        rules = options("klaverjas", {"players": 3})
        every_set = combinations(klaverjas.cards_of(rules), 3)
        self.assertEqual({klaverjas.roem(rules, "S", cards) for cards in every_set}, {0, 20, 40})


@named_after("", lines("klaverjas_deals.jsonl"), key="id")
class KlaverjasDeals(unittest.TestCase):
    """D1-D17 and, of three players, E1-E3, trick by trick."""

    def check(self, deal):
        rules = options("klaverjas", deal["rules"])
        played, expect = deal["played"], deal["expect"]
        hands, tricks, trump = played["hands"], played["tricks"], played["trump"]
        self.assertEqual(illegal_plays(klaverjas, rules, hands, tricks, trump=trump), [])
        self.assertEqual(self.winners(rules, played), expect["winners"])
        leaders = [trick["leader"] for trick in tricks]
        forehand = (played["dealer"] + 1) % len(hands)
        self.assertEqual(leaders, [forehand, *expect["winners"][:-1]])
        self.assertEqual(self.points(rules, played), expect["points"])
        settled = {"trump": trump, "maker": played.get("maker")}
        away = played.get("laid_away", [])
        found = expected(rules, settled, away, tricks, expect["winners"])
        self.assertEqual(found, {key: expect[key] for key in found})
        totals = [a + b for a, b in zip(found["card_points"], found["roem_of_sides"])]
        score = klaverjas.score(played["maker_side"], totals)
        self.assertEqual(score, expect["score"])
        self.assertEqual(score[played["maker_side"]] > 0, expect["made"])

    def winners(self, rules, played):
        seats = len(played["hands"])
        orders = [
            [(trick["leader"] + n) % seats for n in range(seats)] for trick in played["tricks"]
        ]
        turns = [
            Turn(order, trick["cards"], played["trump"])
            for order, trick in zip(orders, played["tricks"])
        ]
        return [klaverjas.winner(rules, turn) for turn in turns]

    def points(self, rules, played):
        result = [
            sum(klaverjas.points(rules, card, played["trump"]) for card in trick["cards"])
            for trick in played["tricks"]
        ]
        result[-1] += rules["last_trick"]
        return result


class KlaverjasRotterdam(unittest.TestCase):
    def test_D1_to_D17_revokes_under_rotterdam(self):
        rules = options("klaverjas", {"play_rules": "rotterdam"})
        for deal in lines("klaverjas_deals.jsonl"):
            if "rotterdam_revokes" not in deal["expect"]:
                continue
            played = deal["played"]
            found = illegal_plays(
                klaverjas, rules, played["hands"], played["tricks"], trump=played["trump"]
            )
            listed = [(trick, seat, card, sorted(may)) for trick, seat, card, may in found]
            told = [(t, s, c, sorted(may)) for t, s, c, may in deal["expect"]["rotterdam_revokes"]]
            self.assertEqual(listed, told, deal["id"])


class KlaverjasScore(unittest.TestCase):
    def test_C1_C2_and_C5_half_is_not_enough(self):
        self.assertEqual(klaverjas.score(0, [82, 80]), [82, 80])
        self.assertEqual(klaverjas.score(0, [81, 81]), [0, 162])
        self.assertEqual(klaverjas.score(0, [71 + 20, 91]), [0, 182])

    def test_C21_makers_revoke(self):
        self.assertEqual(klaverjas.score_after_revoke(50), [0, 212])
        self.assertEqual(klaverjas.score_after_revoke(50, bonus=100), [0, 312])
        self.assertEqual(klaverjas.score_after_revoke(0, bonus=100), [0, 262])
        self.assertEqual(klaverjas.score_after_revoke(0), [0, 162])

    def test_KJ_1_4_and_KJ_7_19_cards_of_the_pack(self):
        sums = {"klaverjas": 152, "boonaken": 141, "jass_as_printed": 149, "swiss_jass": 152}
        for values, total in sums.items():
            rules = options("klaverjas", {"values": values})
            cards = klaverjas.cards_of(rules)
            self.assertEqual(sum(klaverjas.points(rules, card, "D") for card in cards), total)


class KlaverjasAuction(unittest.TestCase):
    """KJ-3.1 to KJ-3.3 and the other ways of KJ-7.1; north is seat 0 and deals."""

    def settle(self, told, calls, **second_pack):
        rules = options("klaverjas", told)
        return status(klaverjas_auction(rules, 0, **second_pack), calls)

    def test_KJ_3_1_the_first_suit_named_is_trumps(self):
        self.assertEqual(self.settle({}, ["pass", "H"])[2], {"maker": 2, "trump": "H"})

    def test_KJ_3_2_all_pass_and_forehand_must(self):
        self.assertEqual(self.settle({}, ["pass"] * 4)[:2], (1, ["S", "H", "D", "C"]))
        self.assertEqual(self.settle({}, ["pass"] * 4 + ["C"])[2], {"maker": 1, "trump": "C"})

    def test_KJ_7_1_forehand_must(self):
        told = {"trump_choice": "forehand_must"}
        self.assertEqual(self.settle(told, [])[:2], (1, ["S", "H", "D", "C"]))

    def test_KJ_7_1_dealer_first(self):
        told = {"trump_choice": "dealer_first"}
        self.assertEqual(self.settle(told, ["pass"] * 4)[:2], (0, ["S", "H", "D", "C"]))

    def test_KJ_7_1_second_pack(self):
        pack = {"turned": "D7", "next_card": "CK"}
        told = {"trump_choice": "second_pack_next_card"}
        settled = {"maker": 1, "trump": "C"}
        self.assertEqual(self.settle(told, ["pass"] * 4, **pack)[2], settled)
        self.assertEqual(self.settle(told, ["pass", "play"], **pack)[2]["trump"], "D")
        told = {"trump_choice": "second_pack_any_suit"}
        self.assertEqual(self.settle(told, ["pass"] * 4, **pack)[1], ["S", "H", "D", "C"])
        told = {"trump_choice": "second_pack_other_suit"}
        self.assertEqual(self.settle(told, ["pass"] * 4, **pack)[1], ["S", "H", "C"])

    def test_KJ_7_6_maker_must_hold_the_suit(self):
        rules = options("klaverjas", {"maker_must_hold_trump": True})
        hands = [["S7"], ["S8", "H7"], ["D7"], ["C7"]]
        allowed = status(klaverjas_auction(rules, 0, hands=hands), [])[1]
        self.assertEqual(allowed, ["pass", "S", "H"])

    def test_KJ_7_16_three_pass_and_the_cards_are_dealt_again(self):
        self.assertEqual(self.settle({"players": 3}, ["pass"] * 3)[2], {"passed_out": True})

    def test_numbers_of_auctions(self):
        numbers = [row["auctions"] for row in rows("klaverjas")]
        self.assertEqual(numbers, [20, 4, 5, 8, 7, 20, 13, 4, 4, 4, 4, 13])


class EuchreAuction(unittest.TestCase):
    """EU-3.1 to EU-3.7; seat 0 deals."""

    def settle(self, calls, turn_up="H9", **told):
        return status(euchre_auction(options("euchre", told), DEALER, turn_up), calls)

    def test_E19_eight_passes(self):
        self.assertEqual(self.settle(["pass"] * 8)[2], {"passed_out": True})
        with self.assertRaises(BadCall):
            self.settle(["pass"] * 8, stick_the_dealer=True)

    def test_E20_the_dealer_takes_the_turn_up_whoever_orders(self):
        calls = ["pass", "pass", "order", "pass", "pass"]
        settled = {"maker": RIGHT, "trump": "H", "round": 1}
        self.assertEqual(self.settle(calls)[2], settled)
        rules = options("euchre")
        self.assertEqual(euchre.may_exchange(rules, DEALER, set()), [DEALER])

    def test_E21_the_suit_turned_down_may_not_be_named(self):
        seat, allowed, _ = self.settle(["pass"] * 4)
        self.assertEqual(seat, LEFT)
        self.assertEqual([call for call in allowed if call.startswith("H")], [])
        with self.assertRaises(BadCall):
            self.settle(["pass"] * 4 + ["H"])

    def test_E_A2_the_makers_left_is_asked_first_and_only_one_may(self):
        seat, allowed, _ = self.settle(["pass", "pass", "order alone"])
        self.assertEqual((seat, allowed), (DEALER, ["pass", "defend alone"]))
        settled = self.settle(["pass", "pass", "order alone", "defend alone"])[2]
        self.assertEqual((settled["alone"], settled["lone_defender"]), (RIGHT, DEALER))

    def test_EU_7_4_who_may_defend_alone(self):
        self.assertIsNotNone(self.settle(["order"], lone_defence="only_vs_lone_maker")[2])
        self.assertIsNone(self.settle(["order alone"], lone_defence="only_vs_lone_maker")[2])
        self.assertIsNotNone(self.settle(["order alone"], lone_defence="never")[2])

    def test_EU_7_3_joker_turned_up(self):
        joker = {"pack": "25_joker", "turn_up": "X"}
        self.assertEqual(self.settle([], **joker)[:2], (DEALER, ["S", "H", "D", "C"]))
        settled = self.settle(["S", "order", "pass", "pass"], **joker)[2]
        self.assertEqual(settled, {"maker": LEFT, "trump": "S", "round": 1})
        at_once = {"joker_turned": "dealer_is_maker", **joker}
        self.assertEqual(self.settle(["S", "pass", "pass"], **at_once)[2]["maker"], DEALER)

    def test_numbers_of_auctions(self):
        numbers = [row["auctions"] for row in rows("euchre")]
        defences, joker = [97, 96, 65, 64, 33, 32], [388, 24, 48]
        self.assertEqual(numbers, [*defences, 97, 145, 94, 98, 97, 109, 145, 43, *joker])


class EuchreOptions(unittest.TestCase):
    """EU-7.13 to EU-7.20; seat 0 deals and H9 is turned up."""

    HANDS = [["S9"], ["DJ", "C9"], ["HA"], ["S9", "D9"]]

    def settle(self, calls, hands=None, turn_up="H9", **told):
        rules = options("euchre", told)
        return status(euchre_auction(rules, DEALER, turn_up, hands), calls)

    def exchanges(self, told, calls, hand, turn_up="H9"):
        settled = self.settle(calls, [hand] * 4, turn_up, **told)[2]
        rules = options("euchre", told)
        return euchre.must_exchange(rules, DEALER, turn_up, settled, hand)

    def test_EU_7_13_who_must_take_the_turn_up(self):
        order = ["order", "pass", "pass"]
        self.assertTrue(self.exchanges({"exchange": "mandatory"}, order, ["HA"]))
        self.assertFalse(self.exchanges({}, order, ["HA"]))
        joker = {"pack": "25_joker", "joker_turned": "dealer_is_maker"}
        self.assertTrue(self.exchanges(joker, ["S", "pass", "pass"], ["HA"], "X"))
        joker["alone_takeover"] = True
        calls = ["S", "take over", "pass", "pass"]
        self.assertFalse(self.exchanges(joker, calls, ["HA"], "X"))

    def test_EU_7_13_in_random_deals(self):
        for document in documents("euchre", 300, 11):
            rules, played = options("euchre", document["rules"]), document["played"]
            if played["round"] == 2 or rules["exchange"] == "optional":
                continue
            plays = played["hands"][played["dealer"]]
            out = euchre.sitting_out(played.get("alone"), played.get("lone_defender"))
            self.assertEqual(played["turn_up"] in plays, played["dealer"] not in out)

    def test_EU_7_15_the_partner_is_asked_before_the_defenders(self):
        told = {"alone_takeover": True}
        self.assertEqual(self.settle(["order"], **told)[:2], (RIGHT, ["pass", "take over"]))
        seat, allowed, _ = self.settle(["order", "take over"], **told)
        self.assertEqual((seat, allowed), (DEALER, ["pass", "defend alone"]))
        settled = self.settle(["order alone", "take over", "pass", "pass"], **told)[2]
        taken = {"maker": RIGHT, "trump": "H", "round": 1, "alone": RIGHT}
        self.assertEqual(settled, taken)

    def test_EU_7_15_who_has_passed_in_this_round_is_not_asked(self):
        told = {"alone_takeover": True}
        seat, allowed, _ = self.settle(["pass", "pass", "order"], **told)
        self.assertEqual((seat, allowed), (DEALER, ["pass", "defend alone"]))
        self.assertEqual(self.settle(["pass"] * 4 + ["S"], **told)[0], RIGHT)

    def test_EU_7_16_a_card_of_the_suit(self):
        told = {"natural_trump": True}
        self.assertEqual(self.settle([], self.HANDS, **told)[1], ["pass"])
        order = ["pass", "order", "order alone"]
        self.assertEqual(self.settle(["pass"], self.HANDS, **told)[1], order)
        self.assertEqual(self.settle(["pass"] * 3, self.HANDS, **told)[1], order)
        second = self.settle(["pass"] * 4, self.HANDS, **told)[1]
        self.assertEqual(second, ["pass", "D", "D alone", "C", "C alone"])

    def test_EU_7_16_a_dealer_who_called_on_the_turn_up_alone_takes_it(self):
        calls = ["pass", "pass", "pass", "order", "pass", "pass"]
        self.assertTrue(self.exchanges({"natural_trump": True}, calls, ["DJ"]))
        self.assertFalse(self.exchanges({"natural_trump": True}, calls, ["HA"]))

    def test_EU_7_16_a_dealer_who_is_stuck_without_a_suit_names_any(self):
        told = {"natural_trump": True, "stick_the_dealer": True}
        hands = [["HA", "HK"], *self.HANDS[1:]]
        self.assertEqual(len(self.settle(["pass"] * 7, hands, **told)[1]), 6)
        point = self.settle(["pass"] * 7, hands, **told, dealer_forfeit=True)[1]
        self.assertEqual(point, ["give a point"])

    def test_EU_7_17_the_partner_passes_or_plays_alone(self):
        told = {"partner_only_alone": True}
        self.assertEqual(self.settle(["pass"], **told)[1], ["pass", "order alone"])
        self.assertIn("S", self.settle(["pass"] * 5, **told)[1])

    def test_EU_7_20_a_point_given(self):
        told = {"dealer_forfeit": True}
        self.assertNotIn("give a point", self.settle(["pass"] * 6, **told)[1])
        calls = ["pass"] * 7 + ["give a point"]
        for stuck in (False, True):
            told["stick_the_dealer"] = stuck
            self.assertEqual("pass" in self.settle(calls[:7], **told)[1], not stuck)
            self.assertEqual(self.settle(calls, **told)[2], {"gives_point": True})


class EuchreLead(unittest.TestCase):
    """The table of section 4; E30-E32."""

    # maker alone, lone defender, first lead, the same with left_of_lone
    TABLE = [
        (None, None, LEFT, LEFT),
        (LEFT, None, LEFT, PARTNER),
        (PARTNER, None, LEFT, RIGHT),
        (RIGHT, None, PARTNER, DEALER),
        (DEALER, None, LEFT, LEFT),
        (DEALER, LEFT, LEFT, LEFT),
        (DEALER, RIGHT, RIGHT, RIGHT),
        (PARTNER, LEFT, LEFT, LEFT),
        (PARTNER, RIGHT, PARTNER, RIGHT),
        (LEFT, PARTNER, LEFT, PARTNER),
        (LEFT, DEALER, LEFT, DEALER),
        (RIGHT, DEALER, RIGHT, DEALER),
        (RIGHT, PARTNER, PARTNER, PARTNER),
        (None, LEFT, LEFT, PARTNER),
        (None, RIGHT, PARTNER, DEALER),
        (None, PARTNER, LEFT, RIGHT),
        (None, DEALER, LEFT, LEFT),
    ]

    def test_E30_to_E32_and_the_table_of_first_leads(self):
        default, variant = options("euchre"), options("euchre", {"lone_lead": "left_of_lone"})
        for alone, defender, lead, left_of_lone in self.TABLE:
            with self.subTest(alone=alone, defender=defender):
                self.assertEqual(euchre.first_leader(default, 0, alone, defender), lead)
                found = euchre.first_leader(variant, 0, alone, defender)
                self.assertEqual(found, left_of_lone)

    def test_E_A4_a_dealer_who_sits_out_exchanges_nothing(self):
        out = euchre.sitting_out(alone=PARTNER)
        self.assertEqual(euchre.may_exchange(options("euchre"), DEALER, out), [])
        rules = options("euchre", {"partner_may_exchange": True})
        self.assertEqual(euchre.may_exchange(rules, DEALER, out), [PARTNER])


class EuchreFaults(unittest.TestCase):
    def test_E33_a_revoke_is_found_and_costs_two(self):
        hands = [["HA", "S9"], ["H9", "D9"], ["HK", "C9"], ["HQ", "CA"]]
        tricks = [{"leader": 0, "cards": ["HA", "H9", "HK", "CA"]}]
        found = illegal_plays(euchre, options("euchre"), hands, tricks, trump="S")
        self.assertEqual(found, [(1, 3, "CA", ["HQ"])])
        self.assertEqual(euchre.points_for_a_fault(lone_hand=False), 2)

    def test_E34_a_revoke_in_a_lone_hand_costs_four(self):
        self.assertEqual(euchre.points_for_a_fault(lone_hand=True), 4)

    def test_E35_six_cards_cost_two_or_four(self):
        costs = [euchre.points_for_a_fault(lone) for lone in (False, True)]
        self.assertEqual(costs, [2, 4])


class EuchreCards(unittest.TestCase):
    def test_EU_1_3_trumps_from_high_to_low(self):
        table = {
            "S": "SJ CJ SA SK SQ ST S9",
            "C": "CJ SJ CA CK CQ CT C9",
            "H": "HJ DJ HA HK HQ HT H9",
            "D": "DJ HJ DA DK DQ DT D9",
        }
        pack = euchre.cards_of(options("euchre"))
        for trump, order in table.items():
            found = [card for card in euchre.trump_order(trump) if card in pack]
            self.assertEqual(found, order.split())

    def test_EU_7_1_packs(self):
        sizes = [
            len(euchre.cards_of(options("euchre", {"pack": pack})))
            for pack in ("24", "32", "25_joker", "33_joker")
        ]
        self.assertEqual(sizes, [24, 32, 25, 33])


class QuadrilleCards(unittest.TestCase):
    def test_QU_1_4_trumps_from_high_to_low(self):
        table = {
            "S": "SA S2 CA SK SQ SJ S7 S6 S5 S4 S3",
            "H": "SA H7 CA HA HK HQ HJ H2 H3 H4 H5 H6",
            "D": "SA D7 CA DA DK DQ DJ D2 D3 D4 D5 D6",
            "C": "SA C2 CA CK CQ CJ C7 C6 C5 C4 C3",
        }
        for trump, order in table.items():
            self.assertEqual(quadrille.trump_order(trump), order.split())

    def test_QU_4_3_table_of_the_privilege(self):
        table = {  # what is led: a small trump or Punto, Spadille, Manille, Basta
            "S": ["free", None, "free", "free"],
            "M": ["free", "must", None, "free"],
            "B": ["free", "must", "must", None],
            "SM": ["free", None, None, "free"],
            "SB": ["free", None, "must", None],
            "MB": ["free", "must", None, None],
            "SMB": ["free", None, None, None],
        }
        for trump in "SHDC":
            cards = dict(zip("SMB", quadrille.matadors(trump)))
            led = [trump + "5", *cards.values()]
            for held, outcomes in table.items():
                trumps = [cards[letter] for letter in held]
                for card, outcome in zip(led, outcomes):
                    self.check(trump, card, trumps, outcome)
                if trump in "HD":
                    self.check(trump, trump + "A", trumps, "free")

    def check(self, trump, led, trumps, outcome):
        if outcome is None:
            return
        plain = "HK" if trump != "H" else "DK"
        hand = [*trumps, plain]
        turn = Turn([0, 3, 2, 1], [led], trump)
        found = quadrille.playable(options("quadrille"), turn, hand)
        self.assertEqual(found, hand if outcome == "free" else trumps)

    def test_section_4_whom_the_ombre_may_call(self):
        self.assertEqual(self.may_call(["SK"]), ["DK", "CK"])
        self.assertEqual(self.may_call(["SK", "DK", "CK", "DQ"]), ["SQ", "CQ"])
        self.assertEqual(self.may_call(["SK", "DK", "CK", "SQ", "DQ", "CQ"]), [])

    def may_call(self, hand, **told):
        return quadrille.callable_cards(options("quadrille", told), "H", hand)

    def test_QU_7_11_a_queen_only_with_four_kings(self):
        told = {"call_queen": "four_kings"}
        self.assertEqual(self.may_call(["SK", "HK"], **told), ["DK", "CK"])
        kings = ["SK", "DK", "CK"]
        self.assertEqual(self.may_call([*kings, "DQ"], **told), kings)
        self.assertEqual(self.may_call([*kings, "HK", "DQ"], **told), ["SQ", "CQ"])
        queens = ["SQ", "DQ", "CQ"]
        self.assertEqual(self.may_call([*kings, "HK", *queens], **told), [])

    def test_QU_7_12_a_king_of_his_own(self):
        told = {"call_own_king": True}
        self.assertEqual(self.may_call(["SK", "HK"], **told), ["DK", "CK", "SK"])
        kings = ["SK", "DK", "CK"]
        self.assertEqual(self.may_call([*kings, "DQ"], **told), ["SQ", "CQ", *kings])
        queens = ["SQ", "DQ", "CQ"]
        self.assertEqual(self.may_call([*kings, *queens], **told), kings)
        told["call_queen"] = "four_kings"
        self.assertEqual(self.may_call([*kings, "DQ"], **told), kings)

    def test_random_hands_and_what_was_called_in_random_deals(self):
        shapes = Counter()
        for document in callables.documents(500, 7):
            trump, hand = document["auction"]["trump"], document["auction"]["hand"]
            found = document["expect"]["callable"]
            self.assertEqual(len(set(hand)), 10)
            self.assertNotIn(trump, [card[0] for card in found])
            own = [card for card in found if card in hand]
            shapes["".join(sorted({card[1] for card in found})), bool(own)] += 1
        self.assertEqual(len(shapes), 5)  # nobody; kings, kings with his own; queens, all
        for document in documents("quadrille", 500, 7):
            played = document["played"]
            hand = played["hands"][played["ombre"]]
            with_partner = played.get("called", hand[0]) not in hand
            self.assertEqual("partner" in played, with_partner)


class QuadrilleAuction(unittest.TestCase):
    """Section 3. Seat 0 deals; the dossier's seats 1 2 3 4 are 3 2 1 0."""

    def settle(self, calls):
        return status(quadrille_auction(0), calls.split())

    def test_example1_alliance(self):
        settled = {"ombre": 2, "contract": "alliance"}
        self.assertEqual(self.settle("pass alliance pass pass")[2], settled)

    def test_example2_the_same_bid_from_a_worse_seat(self):
        self.assertEqual(self.settle("alliance")[:2], (2, ["pass", "solo", "vole"]))

    def test_example3_holding_ones_right(self):
        settled = {"ombre": 3, "contract": "solo"}
        self.assertEqual(self.settle("alliance solo pass pass solo pass")[2], settled)

    def test_example4_giving_way(self):
        settled = {"ombre": 2, "contract": "solo"}
        self.assertEqual(self.settle("alliance solo pass pass pass")[2], settled)

    def test_example5_a_vole_held_by_the_better_seat(self):
        self.assertEqual(self.settle("pass alliance solo vole vole")[:2], (1, ["pass"]))
        settled = {"ombre": 2, "contract": "vole"}
        self.assertEqual(self.settle("pass alliance solo vole vole pass pass")[2], settled)

    def test_example6_forced_spadille(self):
        self.assertEqual(self.settle("pass pass pass pass")[2], {"contract": "forced"})

    def test_example7_no_bid_may_be_lowered(self):
        with self.assertRaises(BadCall):
            self.settle("solo vole pass pass alliance")

    def test_79_complete_auctions(self):
        found = list(complete(lambda: quadrille_auction(0)))
        self.assertEqual(len(found), 79)
        self.assertEqual(max(len(calls) for calls, _ in found), 8)
        won = Counter((end["contract"], end.get("ombre")) for _, end in found)
        by_seat = {("alliance", seat): 1 for seat in range(4)}
        by_seat |= {("solo", seat): 4 for seat in range(4)}
        by_seat |= {("vole", 3): 16, ("vole", 2): 15, ("vole", 1): 14, ("vole", 0): 13}
        self.assertEqual(won, by_seat | {("forced", None): 1})


class KyuuriLead(unittest.TestCase):
    def test_K17_and_K18_who_leads(self):
        self.assertEqual(kyuuri.first_leader(3, 4, [1, 2]), 0)
        self.assertEqual(kyuuri.first_leader(0, 4, [1]), 2)


class Revokes(unittest.TestCase):
    """EU-8.17, QU-8.15 to QU-8.18, KJ-8.13 and KJ-8.20, KY-8.8 to KY-8.10."""

    def revoke(self, name, told, hands, tricks, trump=None):
        played = {"hands": hands, "trump": trump}
        played["tricks"] = [{"leader": leader, "cards": cards} for leader, *cards in tricks]
        table = revokes.table_of(name, played)
        return revokes.the_revoke(GAMES[name], options(name, told), played, table)

    def test_EU_8_17_the_left_bower_proves_it(self):
        hands = [["DA", "S9"], ["CK", "HJ"], ["D9", "SK"], ["DK", "CA"]]
        tricks = [(0, "DA", "CK", "D9", "DK"), (0, "S9", "HJ", "SK", "CA")]
        told = {"seat": 1, "trick": 0, "card": "CK", "proved_in": 1}
        self.assertEqual(self.revoke("euchre", {}, hands, tricks, "D"), told)
        self.assertIsNone(self.revoke("euchre", {}, hands, tricks, "S"))

    def test_QU_8_18_a_matador_kept_back(self):
        hands = [["SA", "H5"], ["S3", "S4"], ["H2", "H3"], ["D3", "CA"]]
        tricks = [(0, "SA", "D3", "H2", "S3"), (0, "H5", "CA", "H3", "S4")]
        told = {"seat": 3, "trick": 0, "card": "D3", "proved_in": 1}
        self.assertEqual(self.revoke("quadrille", {}, hands, tricks, "H"), told)
        unproved = {**told, "proved_in": None}
        self.assertEqual(self.revoke("quadrille", {}, hands, tricks[:1], "H"), unproved)
        small = [(0, "H5", "D3", "H2", "S3"), (0, "SA", "CA", "H3", "S4")]
        self.assertIsNone(self.revoke("quadrille", {}, hands, small, "H"))

    def test_KJ_8_13_rotterdam_knows_more_revokes(self):
        hands = [["HA", "D7"], ["H7", "D8"], ["C7", "SK"], ["H8", "D9"]]
        tricks = [(0, "HA", "H7", "C7", "H8"), (0, "D7", "D8", "SK", "D9")]
        told = {"seat": 2, "trick": 0, "card": "C7", "proved_in": 1}
        rotterdam = {"play_rules": "rotterdam"}
        self.assertEqual(self.revoke("klaverjas", rotterdam, hands, tricks, "S"), told)
        self.assertIsNone(self.revoke("klaverjas", {}, hands, tricks, "S"))

    def test_KY_8_9_a_lower_card_comes_out(self):
        hands = [["CK", "C5", "C9"], ["D4", "D7", "D2"]]
        tricks = [(0, "CK", "D4"), (0, "C5", "D7"), (1, "D2", "C9")]
        told = {"seat": 1, "trick": 0, "card": "D4", "proved_in": 2}
        self.assertEqual(self.revoke("kyuuri", {}, hands, tricks), told)

    def test_one_card_of_random_deals_is_unlawful_and_one_later_card_proves_it(self):
        for name, game in GAMES.items():
            for document in revokes.documents(name, 150, 7):
                self.check(name, game, document)

    def check(self, name, game, document):
        rules, played = options(name, document["rules"]), document["played"]
        table, revoke = revokes.table_of(name, played), document["expect"]["revoke"]
        [(trick, seat, card, _)] = illegal_plays(
            game, rules, played["hands"], played["tricks"], **table
        )
        told = (revoke["trick"] + 1, revoke["seat"], revoke["card"])
        self.assertEqual((trick, seat, card), told)
        place = played["orders"][trick - 1].index(seat)
        so_far = played["tricks"][trick - 1]["cards"][:place]
        turn = Turn(played["orders"][trick - 1], so_far, played.get("trump"))
        proofs = []
        for number in range(trick, len(played["tricks"])):
            order = played["orders"][number]
            shown = played["tricks"][number]["cards"][order.index(seat)]
            # The card by itself is enough, whatever else the player has shown.
            if card not in game.playable(rules, turn, [card, shown]):
                proofs.append(number)
        self.assertEqual(revoke["proved_in"], proofs[0] if proofs else None)
        if not proofs:
            self.assertEqual((name, len(played["tricks"])), ("quadrille", 6))


class Documents(unittest.TestCase):
    def test_what_cannot_be_is_refused(self):
        head = {"format": "spadille/turn", "version": 1, "game": "euchre"}
        wrong = [
            {"trump": "S", "trick": ["S2"], "hand": ["SA"]},
            {"trump": "S", "trick": ["SA"], "hand": ["SA"]},
            {"trump": "S", "trick": ["SA", "SK", "SQ", "ST"], "hand": ["S9"]},
            {"trump": "S", "alone": 2, "leader": 0, "hand": ["S9"]},
            {"trump": "S", "alone": 2, "lone_defender": 0, "leader": 1, "hand": ["S9"]},
        ]
        for turn in wrong:
            self.assertIn("error", answer({**head, "turn": turn}), turn)

    def test_positions_are_answered_as_they_are_written(self):
        for game in ("euchre", "quadrille", "klaverjas", "kyuuri"):
            for document in positions(game, 50, 7):
                self.assertEqual(answer(document), document["expect"])

    def test_random_deals_are_legal(self):
        for game in (euchre, quadrille, klaverjas, kyuuri):
            name = game.__name__.rpartition(".")[2]
            for document in documents(name, 50, 7):
                self.check_deal(game, options(name, document["rules"]), document["played"])

    def check_deal(self, game, rules, played):
        table = revokes.table_of(game.__name__.rpartition(".")[2], played)
        found = illegal_plays(game, rules, played["hands"], played["tricks"], **table)
        self.assertEqual(found, [])

    def test_card_points_of_random_deals_of_klaverjas(self):
        cards = {"klaverjas": 152, "boonaken": 141, "jass_as_printed": 149, "swiss_jass": 152}
        for document in documents("klaverjas", 50, 7):
            rules = options("klaverjas", document["rules"])
            total = cards[rules["values"]] + rules["last_trick"]
            self.assertEqual(sum(document["expect"]["card_points"]), total)

    @unittest.skipUnless(LONG, "the program is held against it in any case (tests/models/compare)")
    def test_perft_of_a_fixed_deal(self):
        first = next(perft.of_euchre())
        self.assertEqual(first["counts"][:5], [5, 15, 25, 45, 180])
        self.assertEqual(first["counts"][-1], 10240)


if __name__ == "__main__":
    unittest.main()
