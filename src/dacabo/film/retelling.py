"""Sentences about what only one seat was told, for people who see all cards.

A game may have them in `film/<game>/retelling.py`.
"""

from collections.abc import Iterable, Iterator

from dacabo.core.game import AnyGame, Told
from dacabo.core.phrases import Phrase
from dacabo.games import part_of


def retold(game: AnyGame, told: Iterable[Told]) -> Iterator[Phrase]:
    """Everything that was told to anybody, as people hear it who see all cards."""
    part = part_of(game.name, "dacabo.film", "retelling")
    for one in told:
        if one.to is None:
            yield from game.phrases(one.fact)
        elif part is not None and (phrase := part.retell(one)) is not None:
            yield phrase
