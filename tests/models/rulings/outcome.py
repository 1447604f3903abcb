"""What a fault comes to, and what is told about it."""

from collections import Counter
from dataclasses import dataclass, field

STANDS = "stands"  # the deal is scored as it is played
REPLACED = "replaced"  # nothing else of it is scored
VOID = "void"  # it is dealt again


@dataclass
class Outcome:
    fate: str = STANDS
    moves: Counter = field(default_factory=Counter)  # by account, without the table's
    dealer: int | None = None  # who deals next, or again; None: as usual, or the same
    then: int | None = None  # who deals after that one; None: as usual
    later: tuple = ()  # seats that pay a beast once the deal in its place is settled (QU-8.4)

    @property
    def changes(self):
        """Whether anything is otherwise than without the fault, but for the turn to deal."""
        return self.fate != STANDS or any(self.moves.values())


def nothing(dealer=None, then=None):
    return Outcome(dealer=dealer, then=then)


def besides(moves):
    return Outcome(moves=Counter(moves))


def instead(moves):
    return Outcome(fate=REPLACED, moves=Counter(moves))


def again(dealer=None):
    return Outcome(fate=VOID, dealer=dealer)


class NotAsked(Exception):
    """The rulebook needs an answer for which nobody was asked."""


class UnknownKind(Exception):
    """No clause of this kind has been read for the model yet."""


class Told:
    """The answers about one fault. Who reads one that was never asked for is stopped."""

    def __init__(self, answers, asked=None):
        self.answers = answers
        self.asked = set(asked) if asked is not None else None

    def __getitem__(self, key):
        if self.asked is not None and key not in self.asked:
            raise NotAsked(key)
        return self.answers.get(key, False)

    def get(self, key, default=None):
        """What may or may not have been asked."""
        return self.answers.get(key, default)

    def among(self, key, *values):
        return self[key] in values
