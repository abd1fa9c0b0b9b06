"""The seals of an event: a seed for each draw, and when it becomes public (TOUR-8).

A seed is sealed before it is known who will be drawn with it. Once groups that it gave are
published, a fresh seed replaces it and the old one becomes public. So anyone can repeat a draw at
once, and no one, not even an organiser, can know the next draw beforehand.
"""

import re
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from dacabo.core.chance import SEED_BYTES, commitment
from dacabo.tournament import draw
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Seal, Stage, published
from dacabo.tournament.facts import Drawn, Entry, Opened, Player, Sealed

_COMMITMENT: Final = re.compile("[0-9a-f]{64}")
BLIND: Final = bytes(SEED_BYTES)
"""A placeholder seed for previews."""


def seal_of(fact: Opened | Sealed) -> Seal:
    """The seal that a fact contains: its seed, or only the commitment."""
    if fact.seed is not None:
        return Seal(commitment(fact.seed), fact.seed)  # refuses an invalid seed
    if fact.commitment is None or not _COMMITMENT.fullmatch(fact.commitment):
        raise TournamentError("no-seal")
    return Seal(fact.commitment, None)


def is_public(event: Event, seal: int) -> bool:
    """Whether the seed is public, because nothing more is drawn with it."""
    return seal < len(event.seals) - 1 or event.over


def public_seed(event: Event, seal: int) -> str | None:
    """A seed in hex, if it is public and this server has it."""
    seed = event.seals[seal].seed
    return seed.hex() if seed is not None and is_public(event, seal) else None


def worn(event: Event) -> bool:
    """Whether the current seal is used up: its draw is published, or its seed is not known here."""
    last = len(event.seals) - 1
    used = any(stage.seal == last for stage in published(event))
    return not event.over and (used or event.seals[last].seed is None)


def drawn_by(event: Event, label: str, players: tuple[Player, ...]) -> draw.Groups:
    """The groups that the current seal gives."""
    seed = event.seals[-1].seed
    if seed is None:
        raise TournamentError("no-seal")
    return draw.groups(seed, label, players, event.met)


def label(event: Event, stage: int, players: tuple[Player, ...]) -> str:
    """The label of the next draw of a stage: each set of players drawn with the seal has its own.

    Drawing the same players again gives the same groups, so there is no gain in repeating it. And
    the groups of one set of players reveal nothing about those of another. Players who have met
    otherwise are another set.
    """
    drawn = _drawn_since(event, stage)
    fields = [*dict.fromkeys((frozenset(sum(d.groups, ())), d.met) for d in drawn)]
    field = (frozenset(players), event.met)
    return draw.label(stage, fields.index(field) if field in fields else len(fields))


def label_of_old(event: Event, stage: int) -> str:
    """The label in older logs: by the number of discarded drafts of the stage."""
    standing = (event.log[number - 1].fact for number in event.standing)
    before = sum(isinstance(fact, Drawn) and fact.stage == stage for fact in standing)
    return draw.label(stage, before)


def _drawn_since(event: Event, stage: int) -> list[Drawn]:
    """The draws of a stage with the current seal, including those discarded or taken back."""
    found: list[Drawn] = []
    for entry in event.log:
        match entry.fact:
            case Sealed():
                found = []
            case Drawn(number) as drawn if number == stage:
                found.append(drawn)
    return found


def unproven(event: Event, stage: Stage) -> bool:
    """Whether this server does not have the seed that drew a stage."""
    return event.seals[stage.seal].seed is None


def blind(event: Event) -> Event:
    """The event with a placeholder seal, so that computations with it reveal no draw.

    Its log still belongs to the real event; use it for previews only.
    """
    *earlier, last = event.seals
    return replace(event, seals=(*earlier, replace(last, seed=BLIND)))


def for_file(event: Event) -> Iterator[Entry]:
    """The log with every secret seed replaced by its commitment.

    Ids are removed as well, because only their authors may know them.
    """
    number = -1
    for entry in (replace(entry, id=None) for entry in event.log):
        fact = entry.fact
        if isinstance(fact, Opened | Sealed):
            number += 1
            if not is_public(event, number):
                seal = event.seals[number]
                yield replace(entry, fact=replace(fact, seed=None, commitment=seal.commitment))
                continue
        yield entry
