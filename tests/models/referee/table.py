"""Playing tricks with given hands: at random, and checking ones that were played."""

from .cards import Turn, playing_order


def play_at_random(game, rules, chance, hands, leader, tricks, *, trump=None, step=1, out=()):
    """Legal cards at random; returns the tricks and their winners."""
    hands = [list(hand) for hand in hands]
    played, winners = [], []
    for _ in range(tricks):
        turn = Turn(playing_order(leader, len(hands), step, out), [], trump)
        for seat in turn.order:
            card = chance.choice(game.playable(rules, turn, hands[seat]))
            hands[seat].remove(card)
            turn.trick.append(card)
        played.append({"leader": leader, "cards": turn.trick})
        leader = game.winner(rules, turn)
        winners.append(leader)
    return played, winners


def illegal_plays(game, rules, hands, tricks, *, trump=None, step=1, out=()):
    """Plays that were not allowed, as (trick from 1, seat, card, what was allowed)."""
    hands = [list(hand) for hand in hands]
    found = []
    for number, trick in enumerate(tricks, start=1):
        turn = Turn(playing_order(trick["leader"], len(hands), step, out), [], trump)
        for seat, card in zip(turn.order, trick["cards"]):
            allowed = game.playable(rules, turn, hands[seat])
            if card not in allowed:
                found.append((number, seat, card, allowed))
            hands[seat].remove(card)
            turn.trick.append(card)
    return found


def deal_out(chance, cards, seats, each):
    """Shuffled hands for these seats, and the cards that are left."""
    cards = list(cards)
    chance.shuffle(cards)
    hands = [cards[n * each : (n + 1) * each] for n in range(seats)]
    return hands, cards[seats * each :]
