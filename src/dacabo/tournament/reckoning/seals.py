"""The seals of an event: a seed for each draw, and when everybody may know it (TOUR-8).

A seed is sealed before anybody knows who will be drawn by it. Once groups that it gave are
published, a fresh one takes its place, and the old one is public from that moment. So everybody can
draw again at once, and nobody can know the next draw beforehand: no organiser either.
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
"""A seed that nothing is drawn by, where somebody only looks ahead."""


def seal_of(fact: Opened | Sealed) -> Seal:
    """The seal that a fact brings: its seed, or all that is known of it elsewhere."""
    if fact.seed is not None:
        return Seal(commitment(fact.seed), fact.seed)  # refuses what is no seed
    if fact.commitment is None or not _COMMITMENT.fullmatch(fact.commitment):
        raise TournamentError("no-seal")
    return Seal(fact.commitment, None)


def is_public(event: Event, seal: int) -> bool:
    """Whether everybody may know the seed: it draws nothing more."""
    return seal < len(event.seals) - 1 or event.over


def public_seed(event: Event, seal: int) -> str | None:
    """A seed in hex, if everybody may know it and this server does."""
    seed = event.seals[seal].seed
    return seed.hex() if seed is not None and is_public(event, seal) else None


def worn(event: Event) -> bool:
    """Whether the current seal draws nothing more: its draw is published, or it is elsewhere."""
    last = len(event.seals) - 1
    used = any(stage.seal == last for stage in published(event))
    return not event.over and (used or event.seals[last].seed is None)


def drawn_by(event: Event, label: str, players: tuple[Player, ...]) -> draw.Groups:
    """The groups that the current seal gives."""
    seed = event.seals[-1].seed
    if seed is None:
        raise TournamentError("no-seal")
    return draw.groups(seed, label, players)


def label(event: Event, stage: int, players: tuple[Player, ...]) -> str:
    """The label of the next draw of a stage: each field that the seal has drawn has its own.

    To draw the same people again gives the same groups, so nobody gains by it. And whoever has seen
    how some people were drawn cannot tell from it how others will be.
    """
    fields = [*dict.fromkeys(frozenset(sum(d.groups, ())) for d in _drawn_since(event, stage))]
    field = frozenset(players)
    return draw.label(stage, fields.index(field) if field in fields else len(fields))


def label_of_old(event: Event, stage: int) -> str:
    """As draws were labelled before: by how many drafts of the stage had been given up."""
    standing = (event.log[number - 1].fact for number in event.standing)
    before = sum(isinstance(fact, Drawn) and fact.stage == stage for fact in standing)
    return draw.label(stage, before)


def _drawn_since(event: Event, stage: int) -> list[Drawn]:
    """What the current seal has drawn of a stage, given up and taken back or not."""
    found: list[Drawn] = []
    for entry in event.log:
        match entry.fact:
            case Sealed():
                found = []
            case Drawn(number) as drawn if number == stage:
                found.append(drawn)
    return found


def unproven(event: Event, stage: Stage) -> bool:
    """Whether nobody here can show the seed that drew a stage."""
    return event.seals[stage.seal].seed is None


def blind(event: Event) -> Event:
    """The event with another seal on what is drawn next: what follows from it gives nothing away.

    Its log is that of the event, so it is for looking ahead and for nothing else.
    """
    *earlier, last = event.seals
    return replace(event, seals=(*earlier, replace(last, seed=BLIND)))


def for_file(event: Event) -> Iterator[Entry]:
    """The log without the seed that is not public: in its place stands its commitment.

    Without ids, too: whoever asked knows their own, and nobody else is to know it.
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
