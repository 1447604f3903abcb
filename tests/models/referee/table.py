"""Playing tricks with given hands: at random, and checking ones that were played."""

from .cards import Turn, playing_order


def play_at_random(
    game, rules, chance, hands, leader, tricks, *, trump=None, step=1, out=(), given=()
):
    """Legal cards at random after those given; returns the tricks and their winners."""
    hands = [list(hand) for hand in hands]
    played, winners, given = [], [], iter(given)
    for _ in range(tricks):
        turn = Turn(playing_order(leader, len(hands), step, out), [], trump)
        for seat in turn.order:
            card = next(given, None)
            card = card or chance.choice(game.playable(rules, turn, hands[seat]))
            hands[seat].remove(card)
            turn.trick.append(card)
        played.append({"leader": leader, "cards": turn.trick})
        leader = game.winner(rules, turn)
        winners.append(leader)
    return played, winners


def turns_played(hands, tricks, *, trump=None, step=1, out=()):
    """Every turn of tricks that were played, as (trick from 0, turn, hand, card played)."""
    hands = [list(hand) for hand in hands]
    for number, trick in enumerate(tricks):
        order = playing_order(trick["leader"], len(hands), step, out)
        for place, (seat, card) in enumerate(zip(order, trick["cards"])):
            yield number, Turn(order, trick["cards"][:place], trump), list(hands[seat]), card
            hands[seat].remove(card)


def illegal_plays(game, rules, hands, tricks, **table):
    """Plays that were not allowed, as (trick from 1, seat, card, what was allowed)."""
    found = []
    for number, turn, hand, card in turns_played(hands, tricks, **table):
        allowed = game.playable(rules, turn, hand)
        if card not in allowed:
            found.append((number + 1, turn.seat(), card, allowed))
    return found


def deal_out(chance, cards, seats, each):
    """Shuffled hands for these seats, and the cards that are left."""
    cards = list(cards)
    chance.shuffle(cards)
    hands = [cards[n * each : (n + 1) * each] for n in range(seats)]
    return hands, cards[seats * each :]
