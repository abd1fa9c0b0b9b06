"""The figures of docs/strategy.md: what Prestissimo does, and what that is worth.

`python -m dacabo.training.cabo.strategy ROUNDS FOLDER` plays so many rounds of the original, most
of them with two players, the others with three, four and five; it writes the tables and pictures.
"""

import sys
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from dacabo.bots.cabo.prestissimo import learned
from dacabo.training.cabo.trying import (
    CALLING,
    PEEKING,
    SPYING,
    SWAPPING,
    TAKING,
    Found,
    Trial,
    Tried,
)
from dacabo.training.plotting import curves

SHARES: Final = {2: 0.6, 3: 0.1, 4: 0.2, 5: 0.1}
"""By number of players: how many of the rounds."""
LANES: Final = 1600
"""For all of them together."""
PIECES: Final = 250
"""What there is so far is written as often."""
FEW: Final = 100
"""Fewer are not shown."""
SUMS: Final = ((0, 2), (3, 4), (5, 6), (7, 8), (9, 10), (11, 12), (13, 15), (16, 19), (20, 53))
LAPS: Final = ((1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 8), (9, 15))

Rows = Sequence[Sequence[str]]


class Worth(NamedTuple):
    """What something is worth, in points a round."""

    points: float
    error: float
    """Half of the 95% interval."""
    tries: int

    def __str__(self) -> str:
        """With its interval; nothing if there were few tries."""
        if self.tries < FEW:
            return "–"
        low, high = self.points - self.error, self.points + self.error
        return f"{_signed(self.points)} ({_signed(low)} to {_signed(high)})"


def worth(tried: Tried, which: Any) -> Worth:  # noqa: ANN401 (an array of yes and no)
    """How much better it was to do it than to leave it."""
    gained = tried.gained[which]
    if len(gained) < FEW:
        return Worth(0.0, 0.0, 0)
    error = 1.96 * gained.std(ddof=1) / sqrt(len(gained))
    return Worth(float(gained.mean()), float(error), len(gained))


def _signed(number: float) -> str:
    return f"{number:+.2f}".replace("-", "−")


def _per_cent(part: Any, whole: Any) -> str:  # noqa: ANN401 (numbers of NumPy)
    return f"{100 * part / whole:.0f}%" if whole >= FEW else "–"


def _mean(total: Any, many: Any) -> str:  # noqa: ANN401 (numbers of NumPy)
    return f"{total / many:.2f}" if many >= FEW else "–"


def _named(span: tuple[int, int], last: int) -> str:
    low, high = span
    if high >= last:
        return f"{low} or more"
    return str(low) if low == high else f"{low}–{high}"


def _table(title: str, head: Iterable[str], rows: Rows) -> str:
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join([f"**{title}**", "", *(f"| {' | '.join(line)} |" for line in lines), ""])


# --- when to call -----------------------------------------------------------------


def thresholds(found: Sequence[Found]) -> str:
    """The highest sum with which it calls in at least half of the turns."""
    rows = []
    for lap in LAPS:
        row = [_named(lap, 15)]
        for one in found:
            turns, calls = (counts[lap[0] : lap[1] + 1].sum(0) for counts in one.watched[:2])
            often = np.flatnonzero((turns >= FEW) & (2 * calls >= turns))
            row.append(str(often.max()) if len(often) else "–")
        rows.append(row)
    heads = (f"{one.players} players" for one in found)
    return _table("Highest sum with which it mostly calls", ["lap", *heads], rows)


def frequencies(one: Found) -> str:
    """How often it calls, by sum and lap, and how often that wins."""
    rows = []
    watched = one.watched
    for low, high in SUMS:
        turns, calls, won = (counts[:, low : high + 1].sum(1) for counts in watched[:3])
        row = [_named((low, high), 53)]
        for first, last in LAPS:
            laps = slice(first, last + 1)
            row.append(_per_cent(calls[laps].sum(), turns[laps].sum()))
        rows.append([*row, _per_cent(won.sum(), calls.sum())])
    heads = [f"lap {_named(lap, 15)}" for lap in LAPS]
    title = f"Turns at which it calls, {one.players} players"
    return _table(title, ["sum", *heads, "calls that win"], rows)


def calling(found: Sequence[Found]) -> str:
    """What a call is worth, against playing on."""
    rows = []
    for low, high in SUMS:
        row = [_named((low, high), 53)]
        for one in found:
            tried = one.tried
            which = (tried.kind == CALLING) & (tried.total >= low) & (tried.total <= high)
            row.append(str(worth(tried, which)))
        rows.append(row)
    heads = (f"{one.players} players" for one in found)
    return _table("A call against playing on, points a round", ["sum", *heads], rows)


def rounds(found: Sequence[Found]) -> str:
    """How long rounds are."""
    rows = []
    for one in found:
        laps, (_, calls, won) = one.watched.laps, one.watched[:3]
        numbers = np.arange(len(laps))
        rows.append(
            [
                str(one.players),
                f"{one.rounds:,}",
                _mean(laps @ numbers, laps.sum()),
                _per_cent(won.sum(), calls.sum()),
                _mean(calls.sum(0) @ np.arange(calls.shape[1]), calls.sum()),
            ]
        )
    heads = [
        "players",
        "rounds",
        "laps a round",
        "calls that win",
        "sum at a call",
    ]
    return _table("Rounds", heads, rows)


# --- what a card's power is worth ---------------------------------------------------


def powers(found: Sequence[Found]) -> str:
    """A peek, a spy, a swap, against putting the card away."""
    names = {PEEKING: "peek (7, 8)", SPYING: "spy (9, 10)", SWAPPING: "swap (11, 12)"}
    rows = []
    for kind, name in names.items():
        for wanted, whose in (
            (None, "always"),
            (True, "where it would"),
            (False, "where it would not"),
        ):
            row = [name, whose]
            for one in found:
                which = one.tried.kind == kind
                if wanted is not None:
                    which &= one.tried.wanted == wanted
                row.append(str(worth(one.tried, which)))
            rows.append(row)
        row = [name, "it would"]
        for one in found:
            which = one.tried.kind == kind
            row.append(_per_cent(one.tried.wanted[which].sum(), which.sum()))
        rows.append(row)
    heads = (f"{one.players} players" for one in found)
    return _table("Using a power, against discarding", ["", "when", *heads], rows)


def by_moment(one: Found) -> str:
    """The same, by lap, and for a peek by how much is unknown."""
    tried = one.tried
    rows = []
    for unknown in range(1, 5):
        which = (tried.kind == PEEKING) & (tried.unknown == unknown)
        rows.append(["peek", f"{unknown} own cards unknown", str(worth(tried, which))])
    for kind, name in ((PEEKING, "peek"), (SPYING, "spy"), (SWAPPING, "swap")):
        for first, last in ((1, 1), (2, 2), (3, 3), (4, 5), (6, 15)):
            which = (tried.kind == kind) & (tried.lap >= first) & (tried.lap <= last)
            rows.append([name, f"lap {_named((first, last), 15)}", str(worth(tried, which))])
    return _table(f"By the moment, {one.players} players", ["", "when", "worth"], rows)


# --- the discard pile -----------------------------------------------------------------


def taking(found: Sequence[Found]) -> str:
    """What the card on the discard pile is worth, against a card from the pile."""
    rows = []
    for face in range(14):
        row = [str(face)]
        for one in found:
            watched, tried = one.watched, one.tried
            row.append(_per_cent(watched.taken[face].sum(), watched.tops[face].sum()))
            row.append(str(worth(tried, (tried.kind == TAKING) & (tried.top == face))))
        rows.append(row)
    heads = [f"{what}, {one.players} players" for one in found for what in ("taken", "worth")]
    return _table("Taking the discard, against drawing", ["card", *heads], rows)


def fours(one: Found, faces: Sequence[int]) -> str:
    """When such cards are good: by the highest card that one knows."""
    highest = ((-1, -1), (0, 4), (5, 6), (7, 8), (9, 10), (11, 13))
    rows = []
    watched, tried = one.watched, one.tried
    for low, high in highest:
        row = ["none known" if low < 0 else _named((low, high), 99)]
        for face in faces:
            columns = slice(low + 1, high + 2)
            row.append(
                _per_cent(watched.taken[face, columns].sum(), watched.tops[face, columns].sum())
            )
            which = (tried.kind == TAKING) & (tried.top == face)
            row.append(str(worth(tried, which & (tried.highest >= low) & (tried.highest <= high))))
        rows.append(row)
    heads = [what for face in faces for what in (f"a {face} is taken", "worth")]
    return _table(
        f"By the highest card one knows of one's own, {one.players} players",
        ["highest", *heads],
        rows,
    )


# --- pictures -----------------------------------------------------------------------


def pictures(found: Sequence[Found]) -> dict[str, str]:
    """When it calls, as curves; by file name."""
    two = found[0]

    def often(one: Found, first: int, last: int) -> list[tuple[float, float]]:
        turns, calls = (counts[first : last + 1].sum(0) for counts in one.watched[:2])
        return [
            (total, 100 * calls[total] / turns[total]) for total in range(25) if turns[total] >= FEW
        ]

    ticks = (range(0, 25, 4), range(0, 101, 20))
    laps = {
        f"lap {_named(lap, 15)}": often(two, *lap)
        for lap in ((1, 1), (2, 2), (3, 3), (5, 5), (9, 15))
    }
    many = {f"{one.players} players": often(one, 3, 3) for one in found}
    across, up = "sum, as it can be estimated", "calls, % of turns"
    return {
        "strategy-laps.svg": curves(
            "When Prestissimo calls: 2 players", across, up, laps, ticks=ticks
        ),
        "strategy-players.svg": curves(
            "When Prestissimo calls: third lap", across, up, many, ticks=ticks
        ),
    }


def write(found: Sequence[Found], folder: Path) -> None:
    """The tables, as one file, and the pictures."""
    two, _, four, *_ = found
    tables = [
        rounds(found),
        thresholds(found),
        frequencies(two),
        frequencies(four),
        calling(found),
        powers(found),
        by_moment(two),
        taking((two, four)),
        fours(two, (2, 4, 6)),
    ]
    (folder / "strategy-tables.md").write_text("\n".join(tables))
    for name, picture in pictures(found).items():
        (folder / name).write_text(picture)


def main(arguments: list[str]) -> None:
    """Play, and write what was found."""
    many, folder = int(arguments[0]), Path(arguments[1])
    folder.mkdir(parents=True, exist_ok=True)
    weights = learned().weights
    trials = [
        Trial(weights, players, round(LANES * share), seed=players)
        for players, share in SHARES.items()
    ]
    for piece in range(1, PIECES + 1):
        found = [
            trial.play(round(many * SHARES[trial.players] * piece / PIECES)) for trial in trials
        ]
        write(found, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
