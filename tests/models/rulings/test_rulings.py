"""The worked examples of chapter 8, by the model."""

import unittest

from .outcome import Told, UnknownKind
from .table import Table, moved, row_of
from .together import together

EUCHRE = {"misdeal": "same_dealer", "deal_out_of_turn": "corrected", "six_cards": "opponents_two",
          "revoke": "two_points", "revoke_claim": "mixed", "wrong_claim": 0, "revoke_chance": "any",
          "claim_rest": "agreed", "table_talk": 2, "laid_is_played": False, "cut": "always",
          "super_euchre": 2, "natural_trump": True, "stick_the_dealer": True,
          "dealer_forfeit": False}
KLAVERJAS = {"revoke": "points_and_roem", "revoke_bonus": 0, "revoke_deadline": "trick_turned",
             "values": "klaverjas", "last_trick": 10, "partners": "fixed",
             "trump_choice": "free"}
KYUURI = {"count": "up", "illegal": "loses_deal", "misdeal": "same_dealer"}
REVOKE = {"what": "revoke", "proof": "proved", "choice": "claim"}
QUADRILLE = {"unit_round": "down", "faced_card": "any", "rotation": "right"}


def table(game, rules, seats=4, pool=0, totals=None):
    before = {"dealer": 0, "pool": pool}
    return Table(game, {"rules": rules, "seats": seats, "totals": totals or {}, "before": before})


def euchre(told, **options):
    return moves(table("euchre", {**EUCHRE, **options}, totals={"side0": 1, "side1": 5}), told)


def klaverjas(told, **options):
    return moves(table("klaverjas", {**KLAVERJAS, **options}), told)


def moves(at, *told):
    (outcome,) = together(at, [Told(each) for each in told])
    return outcome.fate, {account: amount for account, amount in outcome.moves.items() if amount}


class Examples(unittest.TestCase):
    def test_revoke_at_euchre(self):  # EU-8.16
        west = {"what": "revoke", "noticed": "established", "who": 3}
        self.assertEqual(euchre(west), ("replaced", {"side0": 2}))
        self.assertEqual(euchre({**west, "lone": True}), ("replaced", {"side0": 4}))
        west = {**west, "deduct": True}
        self.assertEqual(euchre(west, revoke="add_or_deduct"), ("replaced", {"side1": -2}))
        south = {**west, "who": 2}
        self.assertEqual(euchre(south, revoke="add_or_deduct"), ("replaced", {"side0": -1}))

    def test_nobody_gains_by_a_revoke(self):  # EU-8.16, EU-8.29
        west = {"what": "revoke", "noticed": "established", "who": 3, "no_trick": True}
        self.assertEqual(euchre(west, super_euchre=4), ("replaced", {"side0": 4}))
        self.assertEqual(euchre(west), ("replaced", {"side0": 2}))
        thrown = {**west, "what": "claim_rest", "hand_thrown_in": True}
        at = {"claim_rest": "two_points", "super_euchre": 4}
        self.assertEqual(euchre(thrown, **at), ("replaced", {"side0": 4}))
        self.assertEqual(euchre({**thrown, "no_trick": False}, **at), ("replaced", {"side0": 2}))
        lone = {**thrown, "no_trick": False, "lone": True}
        self.assertEqual(euchre(lone, **at), ("replaced", {"side0": 4}))

    def test_deal_out_of_turn(self):  # EU-8.6
        stolen = {"what": "deal_out_of_turn", "stage": "later", "who": 1}
        self.assertEqual(euchre(stolen, deal_out_of_turn="misdeal")[0], "void")
        stolen = {**stolen, "let_stand": True}
        self.assertEqual(euchre(stolen, deal_out_of_turn="misdeal"), ("stands", {}))

    def test_call_without_a_trump(self):  # EU-8.35
        east = {"what": "no_natural_trump", "stage": "later", "who": 1}
        self.assertEqual(euchre({**east, "offender_scores": True}), ("replaced", {"side0": 2}))
        self.assertEqual(euchre({**east, "stage": "before_first_lead"}), ("stands", {}))
        self.assertEqual(euchre(east, natural_trump=False), ("stands", {}))

    def test_dealer_who_may_not_pass(self):  # EU-8.36; north deals here
        passes = {"what": "stuck_dealer_passes", "mixed": True}
        self.assertEqual(euchre(passes), ("replaced", {"side1": 2}))
        self.assertEqual(euchre(passes, dealer_forfeit=True), ("replaced", {"side1": 1}))
        self.assertEqual(euchre({**passes, "mixed": False}), ("stands", {}))

    def test_wrong_exchange(self):  # EU-8.37
        east = {"what": "wrong_exchange", "stage": "over", "who": 1, "offender_scores": True}
        self.assertEqual(euchre(east), ("replaced", {"side0": 2}))
        south = {**east, "who": 2}
        self.assertEqual(moves(table("euchre", EUCHRE), east, south)[0], "void")

    def test_asking_none_left(self):  # EU-8.38
        west = {"what": "none_left", "held": True, "who": 3}
        self.assertEqual(euchre(west), ("stands", {}))
        self.assertEqual(euchre({**west, "played_on": True}), ("replaced", {"side0": 2}))
        self.assertEqual(euchre(west, laid_is_played=True), ("replaced", {"side0": 2}))

    def test_onlooker(self):  # EU-8.41, KJ-8.33, KY-8.16, QU-8.37
        guest = {"what": "onlooker", "said": "cards", "redeal_asked": True}
        early = {**guest, "stage": "before_first_lead"}
        self.assertEqual(euchre(early)[0], "void")
        self.assertEqual(euchre({**early, "redeal_asked": False}), ("stands", {}))
        self.assertEqual(euchre({**early, "said": "advice"}), ("stands", {}))
        self.assertEqual(moves(table("kyuuri", KYUURI), early)[0], "void")
        late = {**guest, "stage": "later"}
        self.assertEqual(moves(table("kyuuri", KYUURI), late), ("stands", {}))
        bidding = {**guest, "noticed": "choosing", "choice": "claim"}
        self.assertEqual(klaverjas(bidding)[0], "void")
        self.assertEqual(klaverjas({**bidding, "noticed": "on_the_table"}), ("stands", {}))
        at = table("quadrille", QUADRILLE)
        self.assertEqual(moves(at, {**guest, "noticed": "before_lead"})[0], "void")
        self.assertEqual(moves(at, {**guest, "noticed": "in_trick"}), ("stands", {}))

    def test_six_cards(self):  # EU-8.14
        south = {"what": "wrong_number", "stage": "later", "who": 2}
        self.assertEqual(euchre({**south, "offender_scores": True}), ("replaced", {"side1": 2}))
        self.assertEqual(euchre(south), ("stands", {"side1": 2}))

    def test_wrong_claim(self):  # EU-8.18
        north = {"what": "revoke_claim", "claim": "not_proved", "who": 0}
        self.assertEqual(euchre(north), ("stands", {}))
        self.assertEqual(euchre(north, wrong_claim=2), ("stands", {"side0": 2}))
        east = {"what": "wrong_claim", "who": 1}
        self.assertEqual(euchre(east, wrong_claim=2), ("stands", {"side0": 2}))

    def test_revokes_of_both_sides(self):  # EU-8.20
        twice = {"what": "several_revokes", "who": 0, "revokes": 2, "revokes_against": 1}
        self.assertEqual(euchre(twice, revoke="boston"), ("stands", {"side1": 3}))
        faults = [{"what": "revoke", "noticed": "established", "who": who} for who in (0, 3)]
        self.assertEqual(moves(table("euchre", EUCHRE), *faults)[0], "void")

    def test_the_dearest_is_dearest_to_the_side_at_fault(self):  # EU-8.20
        shown = {"what": "sitting_out_shows", "who": 1, "defence": True, "tricks": 0}
        passed = {"what": "stuck_dealer_passes", "mixed": True}
        at = table("euchre", EUCHRE)
        at.dealer = 1
        self.assertEqual(moves(at, passed, shown), ("replaced", {"side0": 2}))

    def test_who_sits_opposite_in_the_second_game_of_an_individual_evening(self):  # KJ-6.5
        at = table("klaverjas", {**KLAVERJAS, "partners": "rotating"})
        at.games = 1
        self.assertEqual(at.left_of(0), 2)
        bea = {**REVOKE, "who": 1, "roem": 20, "noticed": "led_on", "all_roem": 20}
        self.assertEqual(moves(at, bea), ("replaced", {"side1": 182}))

    def test_the_hand_of_the_partner_who_sits_out(self):  # EU-8.27
        north = {"what": "sitting_out_shows", "who": 0, "tricks": 5}
        self.assertEqual(euchre(north), ("replaced", {"side0": 2}))

    def test_revoke_at_klaverjas(self):  # KJ-8.15 to KJ-8.17
        makers = {**REVOKE, "noticed": "counting", "who": 0, "roem": [50, 20]}
        self.assertEqual(klaverjas(makers), ("replaced", {"side1": 232}))
        self.assertEqual(klaverjas(makers, revoke="points_only"), ("replaced", {"side1": 162}))
        defenders = {**makers, "who": 1, "roem": [40]}
        self.assertEqual(klaverjas(defenders), ("replaced", {"side0": 202}))
        self.assertEqual(klaverjas(defenders, revoke_bonus=100), ("replaced", {"side0": 302}))
        both = klaverjas(defenders, revoke="points_only", revoke_bonus=100)
        self.assertEqual(both, ("replaced", {"side0": 262}))
        again = {**makers, "who": 2, "times": 2}
        self.assertEqual(klaverjas({**again, "times": 1}, revoke="deal_again")[0], "void")
        self.assertEqual(klaverjas(again, revoke="deal_again"), ("replaced", {"side1": 262}))

    def test_wrong_dealer(self):  # KJ-8.5; north was passed over
        east = {"what": "wrong_dealer", "noticed": "turned", "who": 1}
        stands = table("klaverjas", KLAVERJAS).rule(Told(east))
        self.assertEqual((stands.fate, stands.dealer, stands.then), ("stands", 0, 2))
        west = table("klaverjas", KLAVERJAS).rule(Told({**east, "who": 3}))
        self.assertEqual((west.dealer, west.then), (0, None))

    def test_two_cards_on_a_trick(self):  # KJ-8.12
        west = {"what": "two_cards", "noticed": "turned", "who": 3, "choice": "claim"}
        self.assertEqual(klaverjas(west)[0], "void")
        self.assertEqual(klaverjas({**west, "choice": "let_stand"}), ("stands", {}))

    def test_mixed_before_the_count(self):  # KJ-8.23
        mixed = {"what": "wrong_points", "noticed": "counting", "mixed": True}
        self.assertEqual(klaverjas(mixed)[0], "void")
        self.assertEqual(klaverjas({**mixed, "by_one": True}), ("stands", {}))

    def test_who_has_to_name_a_suit_passes(self):  # KJ-8.29; north deals
        passes = {"what": "must_name_passes", "mixed": True}
        self.assertEqual(klaverjas(passes), ("replaced", {"side0": 162}))
        dealer = klaverjas(passes, trump_choice="dealer_first")
        self.assertEqual(dealer, ("replaced", {"side1": 162}))
        self.assertEqual(klaverjas({**passes, "mixed": False}), ("stands", {}))

    def test_personal_revoke(self):  # KJ-8.18
        bea = {**REVOKE, "noticed": "led_on", "who": 1}
        fixed = klaverjas(bea, revoke="personal")
        self.assertEqual(fixed, ("stands", {"side1": -100}))
        evening = klaverjas(bea, revoke="personal", partners="rotating")
        self.assertEqual(evening, ("stands", {"seat1": -100}))

    def test_card_that_was_not_allowed(self):  # KY-8.9
        at = table("kyuuri", KYUURI)
        stopped = {"what": "illegal_card", "noticed": "established", "who": 2}
        self.assertEqual(moves(at, stopped), ("replaced", {"seat2": 14}))
        played = {**stopped, "played_out": True, "rank": "9"}
        self.assertEqual(moves(at, played), ("replaced", {"seat2": 9}))
        again = table("kyuuri", {**KYUURI, "illegal": "redeal"})
        self.assertEqual(moves(again, stopped)[0], "void")
        self.assertEqual(moves(again, {**stopped, "let_stand": True}), ("stands", {}))

    def test_last_trick_in_dispute(self):  # KY-8.15
        at = table("kyuuri", KYUURI)
        mixed = {"what": "winner_disputed", "last_trick": True}
        self.assertEqual(moves(at, mixed)[0], "void")
        self.assertEqual(moves(at, {**mixed, "found": True}), ("stands", {}))
        self.assertEqual(moves(at, {**mixed, "last_trick": False}), ("stands", {}))

    def test_one_beast_a_deal(self):  # QU-8.1
        at = table("quadrille", QUADRILLE, pool=8)
        faults = [{"what": "revoke", "noticed": "after_play", "who": who} for who in (0, 0, 1)]
        faults[1] = {**faults[1], "noticed": "in_play"}
        self.assertEqual(moves(at, *faults), ("stands", {"seat0": -12, "seat1": -12, "pool": 24}))

    def test_eleven_cards(self):  # QU-8.4
        told = {"what": "played_with_eleven", "noticed": "in_trick", "who": 1}
        at = table("quadrille", QUADRILLE)
        (outcome,) = together(at, [Told(told)])
        self.assertEqual((outcome.fate, outcome.later), ("void", (1,)))
        (left,) = together(at, [Told({**told, "let_stand": True})])
        self.assertEqual((left.fate, left.later, moved(left.moves)),
                         ("stands", (), {"seat1": -4, "pool": 4}))
        won = row_of(at, outcome, {"play": {"seat0": 3, "pool": 0}})
        self.assertEqual(moved(won), {"seat0": 3, "seat1": -4, "pool": 4})
        remise = row_of(at, outcome, {"play": {"seat0": -5, "pool": 8}})
        self.assertEqual(moved(remise), {"seat0": -5, "seat1": -12, "pool": 20})

    def test_kind_that_nobody_read_is_named(self):
        with self.assertRaisesRegex(UnknownKind, "quadrille: a_new_one"):
            moves(table("quadrille", QUADRILLE), {"what": "a_new_one"})


if __name__ == "__main__":
    unittest.main()
