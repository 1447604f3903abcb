"""What `auctions` enumerates: rules and what lies open, with the auction that they begin."""

from . import auction_euchre, auction_klaverjas, auction_quadrille
from .rules import options

# Options of Euchre with H9 turned up, alone and together; the exchange changes no auction.
EUCHRE_OPTIONS = [
    {"exchange": "mandatory"},
    {"alone_takeover": True},
    {"partner_only_alone": True},
    {"dealer_forfeit": True},
    {"dealer_forfeit": True, "stick_the_dealer": True},
    {"alone_takeover": True, "partner_only_alone": True, "lone_defence": "only_vs_lone_maker"},
    {"preset": "euchre/boston-1888"},
]
# The dealer has spades only, his left no heart but the left bower, his partner hearts only.
EUCHRE_HANDS = [
    ["SA", "SK", "SQ", "SJ", "ST"],
    ["DJ", "CA", "CK", "CQ", "S9"],
    ["HA", "HK", "HQ", "HJ", "HT"],
    ["DA", "DK", "DQ", "DT", "D9"],
]


def settings(game):
    """What to enumerate: the rules and what lies open, with the auction that they begin."""
    if game == "euchre":
        yield from euchre_settings()
    elif game == "quadrille":
        yield {}, {"dealer": 0}, lambda: auction_quadrille.auction(0)
    elif game == "klaverjas":
        yield from klaverjas_settings()
    else:
        raise SystemExit(f"{game} has no auction")


def euchre_settings():
    for defence in ("any", "only_vs_lone_maker", "never"):
        for stick in (False, True):
            told = {"lone_defence": defence, "stick_the_dealer": stick}
            yield told, *euchre_setting(told, "H9")
    for told in EUCHRE_OPTIONS:
        yield told, *euchre_setting(told, "H9")
    told = {"natural_trump": True}
    yield told, *euchre_setting(told, "H9", {"hands": EUCHRE_HANDS})
    for joker in ("dealer_names_candidate", "dealer_is_maker"):
        told = {"pack": "25_joker", "joker_turned": joker}
        yield told, *euchre_setting(told, "X")
    told = {"pack": "25_joker", "joker_turned": "dealer_is_maker", "alone_takeover": True}
    yield told, *euchre_setting(told, "X")


def euchre_setting(told, turn_up, known=None):
    """`known` has the hands where the auction depends on them."""
    rules, known = options("euchre", told), known or {}
    open_to_all = {"dealer": 0, "turn_up": turn_up, **known}
    return open_to_all, lambda: auction_euchre.auction(rules, 0, turn_up, **known)


def klaverjas_settings():
    for players in (4, 3):
        for way in auction_klaverjas.WAYS:
            told = {"trump_choice": way, "players": players}
            pack = {"turned": "D7", "next_card": "CK"} if way.startswith("second") else {}
            yield told, *klaverjas_setting(told, pack)


def klaverjas_setting(told, second_pack):
    rules = options("klaverjas", told)
    open_to_all = {"dealer": 0, **second_pack}
    return open_to_all, lambda: auction_klaverjas.auction(rules, 0, **second_pack)
