"""Documents "spadille/turn": reading one and answering it. The README describes them."""

from . import euchre, klaverjas, kyuuri, quadrille
from .cards import Turn, playing_order
from .rules import options

GAMES = {"euchre": euchre, "quadrille": quadrille, "klaverjas": klaverjas, "kyuuri": kyuuri}


class BadTurn(ValueError):
    """The document does not describe a turn that can be."""


def require(statement, otherwise):
    if not statement:
        raise BadTurn(otherwise)


def seats_of(game, rules, told):
    """How many seats the table has."""
    if game == "kyuuri":
        require("players" in told, "players is missing")
        return told["players"]
    return rules["players"] if game == "klaverjas" else 4


def sitting_out(game, told):
    """Who takes no part in the trick."""
    if game == "kyuuri":
        return set(told.get("out", []))
    if game == "euchre":
        alone, defender = told.get("alone"), told.get("lone_defender")
        both = alone is not None and defender is not None
        require(not both or alone % 2 != defender % 2, "both lone players are of one side")
        return euchre.sitting_out(alone, defender)
    return set()


def read_turn(game, rules, told):
    """The turn and the hand that the member "turn" tells."""
    seats = seats_of(game, rules, told)
    out = sitting_out(game, told)
    leader = told.get("leader", 0)
    require(leader in range(seats) and leader not in out, "the leader takes no part")
    # Quadrille goes counter-clockwise, the three other games clockwise (QU-1.1).
    order = playing_order(leader, seats, -1 if game == "quadrille" else 1, out)
    trick, hand = told.get("trick", []), told.get("hand", [])
    known = GAMES[game].cards_of(rules)
    require(all(card in known for card in trick + hand), "a card is not of this pack")
    require(len(set(trick + hand)) == len(trick + hand), "a card stands twice")
    require(len(trick) < len(order) or not hand, "the trick is complete: nobody is to play")
    return Turn(order, trick, told.get("trump")), hand


def answer(document):
    """The answer to one document: what may be played, and who is winning so far."""
    try:
        require(document.get("format") == "spadille/turn", "format is not spadille/turn")
        require(document.get("version") == 1, "version is not 1")
        game = document.get("game")
        require(game in GAMES, "there is no such game")
        rules = options(game, document.get("rules"))
        turn, hand = read_turn(game, rules, document["turn"])
    except (ValueError, KeyError) as reason:
        return {"error": str(reason)}
    return answer_turn(game, rules, turn, hand)


def answer_turn(game, rules, turn, hand):
    """The same, of a turn that has been read."""
    result = {"playable": GAMES[game].playable(rules, turn, hand) if hand else []}
    if turn.trick:
        result["winning"] = GAMES[game].winner(rules, turn)
    return result
