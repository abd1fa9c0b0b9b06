"""Sentences about what only one seat was told, for people who see all cards.

A game may have them in `film/<game>/retelling.py`.
"""

from collections.abc import Iterable, Iterator

from dacabo.core.game import AnyGame, Told
from dacabo.core.phrases import Phrase
from dacabo.games import part_of
from dacabo.records.frames import Frame


def retold(game: AnyGame, told: Iterable[Told]) -> Iterator[Phrase]:
    """Everything that was told to anybody, as people hear it who see all cards."""
    part = part_of(game.name, "dacabo.film", "retelling")
    for one in told:
        if one.to is None:
            yield from game.phrases(one.fact)
        elif part is not None and (phrase := part.retell(one)) is not None:
            yield phrase


def recounted(game: AnyGame, frame: Frame) -> Iterator[Phrase]:
    """Tell a frame of a round that is over, with all cards face up, if the game can.

    If it cannot, it is what everybody was told, or else the players.
    """
    part = part_of(game.name, "dacabo.film", "retelling")
    recount = getattr(part, "recount", None)
    if recount is not None:
        yield from recount(frame)
        return
    public = [told.fact for told in frame.told if told.to is None]
    for fact in public or [told.fact for told in frame.told]:
        yield from game.phrases(fact)
