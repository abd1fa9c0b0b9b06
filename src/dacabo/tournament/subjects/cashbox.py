"""The cash box: who has paid, and a short note about a player, for the desk and the door only.

No page of players, tables or the public has them, and nothing here counts money.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from dacabo.core.values import Tagged, Typed, Value
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Entrant, Event, Player, matches_of
from dacabo.tournament.names import clean_note
from dacabo.tournament.step import MAX_ITEMS, Checks, LogLine, Step
from dacabo.tournament.subjects.clocks import Started
from dacabo.tournament.subjects.registration import listed_entrants


class PlayerNote(Value):
    """A tick and a note about a player; None leaves it as it is."""

    player: Player
    paid: bool | None = None
    note: Typed | None = None


class NotePlayers(Tagged):
    """Tick players who have paid, or take the tick away, and write notes about them."""

    notes: Annotated[tuple[PlayerNote, ...], Meta(max_length=MAX_ITEMS)]


class PlayersNoted(Tagged):
    """Ticks and notes in the cash box were changed. A deleted person's have no content."""

    notes: tuple[PlayerNote, ...]


def cash_entrants(event: Event) -> tuple[Entrant, ...]:
    """Everybody whom the cash box counts: who has paid, who takes part, and who left after playing.

    It does not count those who left before their first match began, unless they have paid.
    """
    started: dict[str, int] = {}
    for number in event.in_effect:
        fact = event.log[number - 1].fact
        if isinstance(fact, Started):
            started |= dict.fromkeys(fact.matches, number)

    def has_played(entrant: Entrant) -> bool:
        matches = matches_of(event, entrant.player)
        return any(started.get(match.id, entrant.gone_at) < entrant.gone_at for match in matches)

    return tuple(
        entrant
        for entrant in listed_entrants(event)
        if entrant.paid or entrant.gone is None or has_played(entrant)
    )


def news(event: Event, notes: Iterable[PlayerNote]) -> tuple[PlayerNote, ...]:
    """The notes as far as they say something new."""
    entrants = {entrant.player: entrant for entrant in event.entrants}
    found = (_new_in(entrants.get(note.player), note) for note in notes)
    return tuple(note for note in found if note.paid is not None or note.note is not None)


def _new_in(entrant: Entrant | None, note: PlayerNote) -> PlayerNote:
    if entrant is None:  # the check refuses it
        return note
    return PlayerNote(
        note.player,
        None if note.paid == entrant.paid else note.paid,
        None if note.note == entrant.note else note.note,
    )


def _note(event: Event, request: NotePlayers) -> PlayersNoted:
    cleaned = (
        note if note.note is None else replace(note, note=clean_note(note.note))
        for note in request.notes
    )
    noted = news(event, cleaned)
    # The fact itself is not checked for this: after a deletion its notes may be empty.
    if not noted:
        raise TournamentError("nothing-corrected")
    return PlayersNoted(noted)


def _check_noted(checks: Checks, fact: PlayersNoted) -> None:
    checks.require_doorkeeper()
    players = [note.player for note in fact.notes]
    if len(set(players)) < len(players):
        raise TournamentError("player-twice")
    for note in fact.notes:
        if note.paid is None and note.note is None:
            continue  # of a deleted person, who may have left the list
        checks.listed_player(note.player)
        if note.player in checks.event.forgotten:
            raise TournamentError("forgotten-already")
        if note.note is not None and clean_note(note.note) != note.note:
            raise TournamentError("name-not-clean")


def _apply_noted(event: Event, fact: PlayersNoted, _line: LogLine) -> Event:
    by_player = {note.player: note for note in fact.notes}
    return replace(
        event, entrants=tuple(_with_note(entrant, by_player) for entrant in event.entrants)
    )


def _with_note(entrant: Entrant, notes: Mapping[Player, PlayerNote]) -> Entrant:
    note = notes.get(entrant.player)
    if note is None:
        return entrant
    return replace(
        entrant,
        paid=entrant.paid if note.paid is None else note.paid,
        note=entrant.note if note.note is None else note.note,
    )


Fact: TypeAlias = PlayersNoted
Request: TypeAlias = NotePlayers

STEPS: Final = (Step(NotePlayers, PlayersNoted, _note, _check_noted, _apply_noted),)
