"""Drives a score pad with several writers, and scores rounds in an independent way."""

from collections.abc import Sequence
from itertools import count
from typing import Any, Final

from dacabo.cabo.cards import VALUE
from dacabo.cabo.rules import Hundred, Rules, Scoring
from dacabo.cabo.sheet import Ending
from dacabo.core.cards import Card
from dacabo.core.chance import SEED_BYTES
from dacabo.core.phrases import Phrase
from dacabo.log import Context
from dacabo.scorepad.cabo.sheet import CaboEntry, Cards, HandEntry, Sum
from dacabo.scorepad.commands import Opening, continue_on_new_pad, handle, open_pad
from dacabo.scorepad.errors import NeedsConfirmation
from dacabo.scorepad.facts import PadEntry
from dacabo.scorepad.pad import Pad, apply
from dacabo.scorepad.requests import CallTime, Correct, Enter, Request, TakeBack
from dacabo.scorepad.sheets import RoundEntry

NAMES: Final = ("Ana", "Ben", "Cyd", "Dot", "Eve", "Fay")
PRESETS: Final = ("original", "gretel-malte", "dutch", "tournament")


class PadDriver:
    """A pad that gets an entry every five seconds."""

    def __init__(
        self,
        game: str = "cabo",
        preset: str = "original",
        players: int = 3,
        changes: dict[str, Any] | None = None,
        starter: int | None = None,
        *,
        sealed: bool = False,
    ) -> None:
        self._ids = count(1)
        self.at = 1_800_000_000_000
        opening = Opening(game, preset, NAMES[:players], changes or {}, starter)
        seed = bytes(SEED_BYTES) if sealed else None
        self.pad: Pad = apply(None, open_pad(opening, Context(self.at, "open", seed=seed)))

    def ask(
        self,
        request: Request,
        id: str | None = None,  # noqa: A002 (its name on the wire)
        by: str | None = None,
    ) -> list[PadEntry]:
        """Make a request to the pad."""
        self.at += 5_000
        name, seed = id or f"id-{next(self._ids)}", self.pad.number.to_bytes(SEED_BYTES)
        lines = handle(self.pad, request, Context(self.at, name, by, seed))
        for line in lines:
            self.pad = apply(self.pad, line)
        return lines

    def continue_on_new_pad(self) -> None:
        """Continue with the same people on another pad."""
        for line in continue_on_new_pad(self.pad, Context(self.at, "go-on")):
            self.pad = apply(self.pad, line)

    def enter(self, *entries: RoundEntry) -> Any:
        """Enter rounds; return the result of the last one."""
        for entry in entries:
            self.ask(Enter(len(self.pad.entries) + 1, entry, sure=True))
        return self.pad.results[-1]

    def over(self) -> bool:
        """Whether the match is over."""
        return self.pad.ended is not None

    def correct(self, number: int, entry: RoundEntry, reason: str = "") -> None:
        """Correct a round whose current entry the writer has seen."""
        current = self.pad.entries[number - 1]
        self.ask(Correct(number, entry, current, reason, sure=True))

    def take_back(self) -> None:
        """Take back the last round."""
        self.ask(TakeBack(len(self.pad.entries), self.pad.entries[-1]))

    def time_up(self, *, playing: bool) -> None:
        """Call time, during a round or between two."""
        self.ask(CallTime(len(self.pad.entries) + playing))


def doubts(writing: PadDriver, entry: RoundEntry) -> tuple[Phrase, ...]:
    """The pad's doubts about the next round, which is entered only if there are none."""
    pad_before = writing.pad
    try:
        writing.ask(Enter(len(pad_before.entries) + 1, entry))
    except NeedsConfirmation as doubtful:
        questions = doubtful.doubts
    else:
        return ()
    assert questions
    assert writing.pad == pad_before
    return questions


def cards(faces: str) -> Cards:
    """Cards from a text such as `7 12 13`."""
    return Cards(tuple(Card(face) for face in faces.split()))


def laid_cards(what: int | str) -> HandEntry:
    """A sum, or cards."""
    return Sum(what) if isinstance(what, int) else cards(what)


def round_with_call(caller: int, *what: int | str, called_with: int | None = None) -> CaboEntry:
    """A round that ended with a call."""
    return CaboEntry(tuple(map(laid_cards, what)), caller, called_with=called_with)


def round_without_call(*what: int | str, caller: int | None = None) -> CaboEntry:
    """A round that ended because the pile ran out."""
    return CaboEntry(tuple(map(laid_cards, what)), caller, Ending.PILE)


# --- a second way to reckon, from the text of the rules -----------------------------


def points(rules: Rules, entry: CaboEntry) -> list[int]:
    """The points of each player in a round (CABO-17 to 19, TOUR-5, DUTCH-7, DUTCH-11)."""
    sums = [_sum(what) for what in entry.laid]
    lowest = min(sums)
    caller = entry.caller if entry.ending is Ending.CABO else None
    if rules.scoring is Scoring.DUTCH:
        if caller is not None:
            sum_at_call = sums[caller] if entry.called_with is None else entry.called_with
            wrong = rules.call_below is not None and sum_at_call >= rules.call_below
            if wrong or sums[caller] > lowest:
                sums[caller] += 20
            elif sums.count(lowest) > 1:
                sums[caller] += 10
        return sums
    if any(map(_flies, entry.laid)):
        return [0 if _flies(what) else 50 for what in entry.laid]
    if entry.ending is Ending.PILE:
        return [total + 5 if total == lowest else total for total in sums]
    if caller is not None and sums[caller] == lowest:
        return [0 if seat == caller else total for seat, total in enumerate(sums)]
    scored = [0 if total == lowest else total for total in sums]
    if caller is not None:
        scored[caller] += 5
    return scored


def totals(
    rules: Rules, entries: Sequence[CaboEntry], last: int | None, agreed: int | None = None
) -> list[list[int]]:
    """The totals of all players after each round that counts (CABO-3, CABO-20, TOUR-2, TOUR-6)."""
    rounds = None if rules.rounds is None else max(rules.rounds, agreed or 0)
    rows: list[list[int]] = []
    reached = False
    for number, entry in enumerate(entries, start=1):
        previous = rows[-1] if rows else [0] * len(entry.laid)
        row = [old + new for old, new in zip(previous, points(rules, entry), strict=True)]
        reduced_once = rules.hundred is Hundred.ONCE and not reached
        if rules.hundred is Hundred.ALWAYS or reduced_once:
            reached = reached or 100 in row
            row = [50 if total == 100 else total for total in row]
        rows.append(row)
        if rules.limit is not None and max(row) >= rules.limit:
            break
        if number in (rounds, last):
            break
    return rows


def _sum(what: HandEntry) -> int:
    return what.sum if isinstance(what, Sum) else sum(VALUE[card] for card in what.cards)


def _flies(what: HandEntry) -> bool:
    if isinstance(what, Sum):
        return what.kamikaze
    values = sorted(VALUE[card] for card in what.cards)
    return values.count(12) >= 2 and values.count(13) >= 2
