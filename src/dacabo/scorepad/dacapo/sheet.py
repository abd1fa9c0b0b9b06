"""The score sheet of Da Capo!: the cards left in each stack (DACAPO-13, DACAPO-14)."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final

import msgspec
from msgspec.structs import replace

from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.core.seats import Seat
from dacabo.core.values import Tagged
from dacabo.dacapo.facts import MatchEnded
from dacabo.dacapo.match import place, score_stacks
from dacabo.dacapo.phrases import phrases
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import RoundResult
from dacabo.records.texts import MAX_PLAYERS
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.sheet import Begins, Ended, place_absent_last, totals_after

MAX_CARDS_LEFT: Final = 200
"""A bound on the cards in a stack, for all rules."""


class DacapoEntry(Tagged, tag="dacapo"):
    """A game that was played: the number of cards left in each stack."""

    left: Annotated[tuple[int, ...], msgspec.Meta(max_length=MAX_PLAYERS)]


class DacapoFields(Tagged, tag="dacapo"):
    """The entry form for a round."""

    highest: int
    """The largest number of cards in a stack."""
    stack: int
    """Cards that a stack begins with, and never exceeds."""
    target: int | None
    """The points that end a match; None for a single game."""


class DacapoSheet:
    """The entry and scoring of Da Capo!."""

    version: ClassVar = 1
    entry_type: ClassVar = DacapoEntry
    fields_type: ClassVar = DacapoFields
    result_type: ClassVar = RoundResult
    unit: ClassVar = "game"
    options: ClassVar = ("stack", "target")
    columns: ClassVar = ("left", "points", "total", "winner", "ending")

    def fields(self, rules: Rules) -> DacapoFields:
        """The size of the stacks and the target depend on the rules."""
        return DacapoFields(MAX_CARDS_LEFT, rules.stack, rules.target)

    def read(
        self, _rules: Rules, players: int, entry: DacapoEntry, without: Sequence[Seat]
    ) -> DacapoEntry:
        """Refuse an entry that cannot be scored."""
        if len(entry.left) != players:
            raise PadError("entry-not-everyone", players=players)
        if any(not 0 <= cards <= MAX_CARDS_LEFT for cards in entry.left):
            raise PadError("entry-absurd", lowest=0, highest=MAX_CARDS_LEFT)
        return DacapoEntry(
            tuple(0 if seat in without else cards for seat, cards in enumerate(entry.left))
        )

    def merged(self, current: DacapoEntry, entry: DacapoEntry) -> DacapoEntry | None:
        """Two entries agree only if they are equal; neither can know more."""
        return current if entry == current else None

    def doubts(
        self, rules: Rules, _players: int, entry: DacapoEntry, without: Sequence[Seat]
    ) -> tuple[Phrase, ...]:
        """Question two empty stacks, none, or more cards than a stack begins with."""
        doubts = [
            Phrase("scorepad-doubt-stack", {"who": Who(seat), "count": cards, "most": rules.stack})
            for seat, cards in enumerate(entry.left)
            if cards > rules.stack
        ]
        empty = tuple(
            seat for seat, cards in enumerate(entry.left) if not cards and seat not in without
        )
        if not empty:
            doubts.append(Phrase("scorepad-doubt-no-empty-stack"))
        if len(empty) > 1:
            doubts.append(Phrase("scorepad-doubt-empty-stacks", {"players": Players(empty)}))
        return tuple(doubts)

    def score(
        self,
        _rules: Rules,
        entry: DacapoEntry,
        before: Sequence[RoundResult],
        without: Sequence[Seat],
    ) -> RoundResult:
        """The points, computed by the engine's code for those who played."""
        totals = totals_after(before, len(entry.left))
        seats = [seat for seat in range(len(entry.left)) if seat not in without]
        result = score_stacks(
            len(before) + 1,
            tuple(entry.left[seat] for seat in seats),
            [totals[seat] for seat in seats],
        )
        points = dict(zip(seats, result.points, strict=True))
        return replace(
            result,
            winners=tuple(seats[index] for index in result.winners),
            left=entry.left,
            points=tuple(points.get(seat, 0) for seat in range(len(totals))),
            totals=tuple(total + points.get(seat, 0) for seat, total in enumerate(totals)),
        )

    def ended(
        self,
        rules: Rules,
        results: Sequence[RoundResult],
        out: Sequence[Seat],
        *,
        time_up: bool,  # noqa: ARG002 (there is no clock)
        agreed: int | None,
    ) -> Ended | None:
        """The match ends when a player has reached the target; without one, after one game."""
        if rules.target is None and len(results) < (agreed or 1):
            return None
        result = place(rules, results[-1].totals)
        if result is None:
            return None
        result = place_absent_last(result, out)
        why = Phrase("scorepad-over-single")
        if rules.target is not None:
            why = Phrase("scorepad-over-target", {"target": rules.target})
        return Ended(result, why, phrases(MatchEnded(result))[0])

    def has_clock(self, _rules: Rules) -> bool:
        """Da Capo! has no time limit."""
        return False

    def begins(
        self,
        _rules: Rules,
        players: int,
        results: Sequence[RoundResult],
        first: Seat | None,
        out: Sequence[Seat],
    ) -> Begins:
        """The deal moves clockwise, and with it the starter (DACAPO-4), past those who left."""
        about: dict[str, Argument] = {"round": len(results) + 1, "unit": self.unit}
        if first is not None:
            clockwise = [(first + len(results) + step) % players for step in range(players)]
            seat = next(seat for seat in clockwise if seat not in out)
            return Begins((seat,), Phrase("scorepad-begins", {**about, "who": Who(seat)}))
        everybody = tuple(seat for seat in range(players) if seat not in out)
        if results:
            return Begins(everybody, Phrase("scorepad-begins-left", about))
        about["players"] = Players(everybody)
        return Begins(everybody, Phrase("scorepad-begins-lot", about))

    def first(self, _rules: Rules, players: int, number: int, seat: Seat) -> Seat | None:
        """Count back around the table from the drawn starter (DACAPO-4)."""
        return (seat - number + 1) % players

    def row(self, result: RoundResult, seat: Seat) -> tuple[int | str, ...]:
        """One player's line of a game."""
        return (
            result.left[seat],
            result.points[seat],
            result.totals[seat],
            "yes" if seat in result.winners else "no",
            result.ending.value,
        )


SHEET: Final = DacapoSheet()
