"""The cards of Cabo that only one player saw, and what happened with cards at a moment."""

from collections.abc import Iterator

from dacabo.cabo.cards import VALUE
from dacabo.cabo.facts import (
    Called,
    Dealt,
    Drawn,
    Drew,
    Looked,
    MatchEnded,
    Passed,
    Replaced,
    RoundBegan,
    RoundEnded,
    Saw,
    StarterChosen,
    Swapped,
    WindowOpened,
)
from dacabo.cabo.phrases import phrases
from dacabo.cabo.sheet import Layout
from dacabo.cabo.state import Holding, Match
from dacabo.core.game import Told
from dacabo.core.phrases import Argument, Face, Phrase, Players, Where, Who
from dacabo.core.seats import Place, Seat
from dacabo.records.frames import Frame

MOMENT_KEYS = (
    "cabo-film-replaced",
    "cabo-film-replaced-kept",
    "cabo-film-set",
    "cabo-film-swapped",
    "cabo-film-called",
    "cabo-film-dealt",
    "cabo-film-no-snap",
)
"""The sentences about moments that are told with all cards open."""


def retell(told: Told) -> Phrase | None:
    """The card that a player drew or looked at."""
    match told:
        case Told(Drawn(card), (seat, *_)):
            return Phrase("cabo-film-drawn", {"who": Who(seat), "card": Face((card,))})
        case Told(Saw(place, card), (seat, *_)):
            return Phrase(
                "cabo-film-saw", {"who": Who(seat), "where": Where(place), "card": Face((card,))}
            )
        case _:
            return None


def recount(frame: Frame) -> Iterator[Phrase]:  # noqa: C901 (one case for each fact)
    """Tell what happened with cards in a frame of a round that is over; all cards are face up."""
    for told in frame.told:
        match told.fact:
            case Replaced() as replaced:
                yield _replaced(frame.before, replaced)
            case Swapped(by, one, other):
                yield _swapped(frame.before, by, one, other)
            case Called(by):
                yield _compared("cabo-film-called", frame.before, by)
            case Dealt():
                yield _dealt(frame.state)
            case Drawn() | Saw():
                if phrase := retell(told):
                    yield phrase
            case Passed(by, True):
                yield Phrase("cabo-film-no-snap", {"who": Who(by)})
            case Drew() | Looked() | RoundBegan() | StarterChosen() | WindowOpened() | MatchEnded():
                pass  # another sentence about this frame says more
            case RoundEnded(result):
                yield Phrase("cabo-round-won", {"players": Players(result.winners)})
            case fact if told.to is None:
                yield from phrases(fact)


def _replaced(before: Match, fact: Replaced) -> Phrase:
    """The cards that were laid down, the new one, and a higher one that was kept instead."""
    phase = before.round.phase
    assert isinstance(phase, Holding)
    about: dict[str, Argument] = {
        "who": Who(fact.by),
        "cards": Face(fact.cards),
        "new": Face((phase.card,)),
    }
    if len(fact.cards) > 1:
        return Phrase("cabo-film-set", about)
    layout = before.round.layouts[fact.by]
    others = [card for slot, card in enumerate(layout) if card and slot not in fact.slots]
    highest = max(others, key=VALUE.__getitem__, default=None)
    if highest is None or VALUE[highest] <= VALUE[fact.cards[0]]:
        return Phrase("cabo-film-replaced", about)
    return Phrase("cabo-film-replaced-kept", {**about, "kept": Face((highest,))})


def _swapped(before: Match, by: Seat, one: Place, other: Place) -> Phrase:
    first, second = (before.round.layouts[seat][slot] for seat, slot in (one, other))
    assert first is not None
    assert second is not None
    about: dict[str, Argument] = {
        "who": Who(by),
        "one": Where(one),
        "first": Face((first,)),
        "other": Where(other),
        "second": Face((second,)),
    }
    return Phrase("cabo-film-swapped", about)


def _compared(key: str, match: Match, seat: Seat) -> Phrase:
    """The points of a seat, and the fewest of the others."""
    points = [_points(layout) for layout in match.round.layouts]
    rival = min((each for each in range(len(points)) if each != seat), key=points.__getitem__)
    about: dict[str, Argument] = {
        "who": Who(seat),
        "sum": points[seat],
        "rival": Who(rival),
        "fewest": points[rival],
    }
    return Phrase(key, about)


def _dealt(match: Match) -> Phrase:
    """The seats with the fewest and with the most points after the deal."""
    points = [_points(layout) for layout in match.round.layouts]
    unlucky = max(range(len(points)), key=points.__getitem__)
    return _compared("cabo-film-dealt", match, unlucky)


def _points(layout: Layout) -> int:
    return sum(VALUE[card] for card in layout if card is not None)
