"""Options of a table: defaults of the seed documents, named sets, and what a document says.

Only options that the model needs are listed. Others are taken as they are and change nothing.
"""

DEFAULTS = {
    "euchre": {
        "pack": "24",  # EU-7.1
        "joker_turned": "dealer_names_candidate",  # EU-7.3
        "lone_defence": "any",  # EU-7.4
        "partner_may_exchange": False,  # EU-7.5
        "lone_lead": "left_of_dealer",  # EU-7.6
        "stick_the_dealer": False,  # EU-7.7
        "exchange": "optional",  # EU-7.13
        "alone_takeover": False,  # EU-7.15
        "natural_trump": False,  # EU-7.16
        "partner_only_alone": False,  # EU-7.17
        "dealer_forfeit": False,  # EU-7.20
    },
    "quadrille": {
        "call_queen": "no_king_left",  # QU-7.11
        "call_own_king": False,  # QU-7.12
    },
    "klaverjas": {
        "trump_choice": "free",  # KJ-7.1
        "play_rules": "amsterdam",  # KJ-7.2
        "undertrump_opponent": "forbidden",  # KJ-7.3
        "beat_partner": True,  # KJ-7.4
        "undertrump_partner": "forbidden",  # KJ-7.5
        "maker_must_hold_trump": False,  # KJ-7.6
        "four_jacks": 200,  # KJ-7.7
        "four_low": 0,  # KJ-7.8
        "players": 4,  # KJ-7.15
        "values": "klaverjas",  # KJ-7.19
        "last_trick": 10,  # KJ-7.20
    },
    "kyuuri": {
        "ace_led": "free",  # KY-7.8
        "compare": "highest",  # KY-7.9
        "cards": 7,  # KY-7.10
    },
}

# What each named set changes of the above, as far as docs/format and its source tell.
PRESETS = {
    "euchre/seed": {},
    "euchre/stick-the-dealer": {"stick_the_dealer": True},
    "euchre/old-american": {"pack": "33_joker"},
    "euchre/cornwall": {"pack": "25_joker"},
    # Its target of 5, its rubbers and the 4 for a lone maker euchred change only the score.
    "euchre/boston-1888": {"exchange": "mandatory", "alone_takeover": True},
    "quadrille/seed": {},
    "quadrille/ten-tours": {},
    "quadrille/dealer-antes": {},
    "quadrille/old-laws": {"call_own_king": True},
    "klaverjas/seed": {},
    "klaverjas/pit": {},
    "klaverjas/individual": {},
    "klaverjas/three-handed": {"players": 3},
    "klaverjas/utrecht": {"trump_choice": "forehand_must"},
    "klaverjas/utrecht-club": {"trump_choice": "forehand_must", "undertrump_opponent": "forced"},
    "klaverjas/rotterdam": {"play_rules": "rotterdam"},
    "klaverjas/rotterdam-nku": {
        "play_rules": "rotterdam",
        "trump_choice": "dealer_first",
        "four_jacks": 100,
        "four_low": 100,
    },
    "klaverjas/to-1500": {},
    "kyuuri/seed": {},
    "kyuuri/countdown": {},
    "kyuuri/ten-deals": {},
    "kyuuri/agurk": {"ace_led": "all_lowest"},
    "kyuuri/gurka": {"compare": "previous", "cards": 6},
    "kyuuri/two-lives": {},
}


def options(game, told=None):
    """All options of a game, where `told` is the member "rules" of a document, or missing."""
    if told is None:
        told = {}
    if isinstance(told, str):
        told = {"preset": told}
    preset = told.get("preset", game + "/seed")
    if preset not in PRESETS or not preset.startswith(game + "/"):
        raise ValueError(f"no such set of rules: {preset}")
    result = {**DEFAULTS[game], **PRESETS[preset], **told}
    result.pop("preset", None)
    return result
