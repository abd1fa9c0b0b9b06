"""The figures of docs/strategy.md: what Prestissimo does, and what that is worth.

`python -m dacabo.research.training.cabo.strategy ROUNDS FOLDER` plays so many rounds of the
original, most of them with two players, the others with three, four and five; it writes the tables
and pictures. Where there is a graphics card, they are played there.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from dacabo.bots.cabo.learned.features import PATIENCE
from dacabo.bots.cabo.prestissimo import learned
from dacabo.core.errors import extra
from dacabo.research.training.cabo.trying import (
    CALLING,
    CLAIMING,
    DONE_SO,
    KEEPING,
    PEEKING,
    SPYING,
    SWAPPING,
    TAKING,
    Found,
    Trial,
    Tried,
)
from dacabo.research.training.cabo.watching import MOST_ALIKE, NO_CARD
from dacabo.research.training.cabo.worth import (
    FEW,
    Span,
    Which,
    each,
    grid,
    mean,
    named,
    share,
    table,
    within,
    worth,
)
from dacabo.research.training.plotting import curves

PLAYED: Final = {2: 0.6, 3: 0.1, 4: 0.2, 5: 0.1}
"""By number of players: how many of the rounds."""
LANES: Final = {"cpu": 1_600, "cuda": 240_000}
"""For all of them together, by device."""
SUMS: Final[tuple[Span, ...]] = (
    *((0, 2), (3, 4), (5, 6), (7, 8), (9, 10)),
    *((11, 12), (13, 15), (16, 19), (20, 53)),
)
LAPS: Final[tuple[Span, ...]] = (
    *((1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)),
    *((7, 8), (9, 10), (11, 15)),
)
BEYOND: Final[tuple[Span, ...]] = ((-53, -5), (-4, -3), (-2, -1), (0, 0), (1, 2), (3, 4), (5, 53))
"""How far a sum is beyond what a rule of thumb says."""
HIGHEST: Final[tuple[Span, ...]] = ((-1, -1), (0, 4), (5, 6), (7, 8), (9, 10), (11, 13))
PAIRS: Final[tuple[Span, ...]] = ((0, 1), (2, 3), (4, 5), (6, 7), (8, 10), (11, 13))
CARDS: Final = tuple((face, face) for face in range(NO_CARD))


def _players(found: Sequence[Found]) -> list[str]:
    return [f"{one.players} players" for one in found]


# --- when to call -----------------------------------------------------------------


def rounds(found: Sequence[Found]) -> str:
    """How long rounds are, and how they end."""
    rows = []
    for one in found:
        watched = one.watched
        many, calls = max(watched.laps.sum(), 1), watched.calls[:PATIENCE]
        rows.append(
            [
                str(one.players),
                f"{one.rounds:,}",
                f"{mean(watched.laps[0]):.1f}",
                share(watched.won[:PATIENCE].sum(), calls.sum()),
                f"{mean(calls.sum(0)):.1f}",
                f"{mean(watched.called.sum(1)):.1f}",
                share(watched.called[:, 1:].sum(), watched.called.sum()),
                share(watched.calls[PATIENCE:].sum(), many),
                f"{watched.drawn[:, 3].sum() / many / one.players:.2f}",
                f"{watched.kamikaze.sum()} of {many:,}",
            ]
        )
    heads = ["players", "rounds", "laps", "calls that win", "sum at a call", "cards at a call"]
    heads += ["calls with an unknown card", "call in lap 14", "sets a player", "kamikaze"]
    return table("Rounds", heads, rows)


def thresholds(found: Sequence[Found]) -> str:
    """The highest sum with which it calls in at least half of the turns."""
    rows = []
    for lap in LAPS:
        row = [named(lap, 15)]
        for one in found:
            turns, calls = (counts[lap[0] : lap[1] + 1].sum(0) for counts in one.watched[:2])
            often = np.flatnonzero((turns >= FEW) & (2 * calls >= turns))
            row.append(str(often.max()) if len(often) else "–")
        rows.append(row)
    return table("Highest sum with which it mostly calls", ["lap", *_players(found)], rows)


def frequencies(one: Found) -> str:
    """How often it calls, by sum and lap, and how often that wins."""
    rows = []
    for low, high in SUMS:
        turns, calls, won = (counts[:, low : high + 1].sum(1) for counts in one.watched[:3])
        row = [named((low, high), 53)]
        for first, last in LAPS:
            laps = slice(first, last + 1)
            row.append(share(calls[laps].sum(), turns[laps].sum()))
        rows.append([*row, share(won.sum(), calls.sum())])
    heads = [f"lap {named(lap, 15)}" for lap in LAPS]
    title = f"Turns at which it calls, {one.players} players"
    return table(title, ["sum", *heads, "calls that win"], rows)


def calling(one: Found) -> str:
    """What a call is worth, against playing on."""
    now = one.tried.now
    title = f"A call against playing on, by sum and lap, {one.players} players"
    columns = each(now.lap, LAPS, 15, "lap ")
    return grid(title, one.tried, CALLING, each(now.total, SUMS, 53), columns)


def _beyond(tried: Tried, players: int) -> Which:
    """By how much sums are more than a rule of thumb allows a call with."""
    return tried.now.total - (18 - players - 2 * tried.now.lap)


def by_rule(found: Sequence[Found]) -> str:
    """What a call is worth by how far the sum is beyond a rule of thumb."""
    rows = []
    for span in BEYOND:
        row = [named(span, 53).replace("-53–", "up to ").replace("-", "−")]
        for one in found:
            which = within(_beyond(one.tried, one.players), span)
            row.append(str(worth(one.tried, (one.tried.kind == CALLING) & which)))
        rows.append(row)
    title = "A call, by how much the sum is more than 18 − players − 2 × lap"
    return table(title, ["more", *_players(found)], rows)


def against_rule(found: Sequence[Found]) -> str:
    """Whether the player does what the rule says, and what a call is worth where it does not."""
    rows = []
    for one in found:
        tried = one.tried
        here = tried.kind == CALLING
        likes = here & (tried.liked == DONE_SO)
        says = here & (_beyond(tried, one.players) <= 0)
        calls = [str(worth(tried, which)) for which in (says, says & ~likes, likes & ~says)]
        often = [share((likes & says).sum(), whole.sum()) for whole in (says, likes)]
        rows.append([str(one.players), calls[0], often[0], *calls[1:], often[1]])
    heads = ["players", "a call where the rule says so", "it calls there", "where it does not"]
    heads += ["its calls against the rule", "its calls that follow the rule"]
    return table("The rule and the player", heads, rows)


# --- cards drawn, sets and powers ---------------------------------------------------


def drawn(one: Found) -> str:
    """What becomes of a drawn card, and what it is worth to keep it."""
    tried = one.tried
    rows = []
    for face in range(NO_CARD):
        row = [str(face)]
        for alike in (0, 1):
            became = one.watched.drawn[face * (MOST_ALIKE + 1) + alike]
            row += [share(count, became.sum()) for count in (became[1] + became[2], became[3])]
            which = (tried.kind == KEEPING) & (tried.now.card == face) & (tried.now.alike == alike)
            row.append(str(worth(tried, which)))
        rows.append(row)
    heads = ["laid, alone", "for a set", "worth", "laid, pairs", "for a set", "worth"]
    title = f"A drawn card: kept, or thrown away, {one.players} players"
    return table(title, ["card", *heads], rows)


def sets(one: Found) -> str:
    """What putting a pair away is worth, by the pair and the card that comes for it."""
    now = one.tried.now
    comes = {f"for {named(span, 99)}": within(now.card, span) for span in PAIRS}
    title = f"Putting a pair away, {one.players} players"
    return grid(title, one.tried, CLAIMING, each(now.pair, PAIRS, 99, "pair of "), comes)


def powers(found: Sequence[Found]) -> str:
    """A peek, a spy, a swap, a set, against not doing so."""
    names = {
        PEEKING: "peek (7, 8)",
        SPYING: "spy (9, 10)",
        SWAPPING: "swap (11, 12)",
        CLAIMING: "set",
    }
    rows = []
    for kind, name in names.items():
        for when in ("always", "where it would", "it would"):
            row = [name, when]
            for one in found:
                here = one.tried.kind == kind
                likes = here & (one.tried.liked == DONE_SO)
                if when == "it would":
                    row.append(share(likes.sum(), here.sum()))
                else:
                    row.append(str(worth(one.tried, here if when == "always" else likes)))
            rows.append(row)
    title = "Using a power against throwing the card away, a set against anything else"
    return table(title, ["", "when", *_players(found)], rows)


def by_lap(one: Found) -> str:
    """The same, by lap."""
    tried = one.tried
    rows = []
    for name, which in each(tried.now.lap, LAPS, 15).items():
        kinds = (PEEKING, SPYING, SWAPPING, CLAIMING)
        rows.append([name, *(str(worth(tried, which & (tried.kind == kind))) for kind in kinds)])
    title = f"By lap, {one.players} players"
    return table(title, ["lap", "peek", "spy", "swap", "set"], rows)


def peeks(found: Sequence[Found]) -> str:
    """A peek by how much is unknown."""
    rows = [
        [
            str(unknown),
            *(
                str(worth(tried, (tried.kind == PEEKING) & (tried.now.unknown == unknown)))
                for tried in (one.tried for one in found)
            ),
        ]
        for unknown in range(4)
    ]
    return table("A peek, by own cards unknown", ["unknown", *_players(found)], rows)


def swaps(one: Found) -> str:
    """A swap, by what one knows of one's own and of the others'."""
    now = one.tried.now
    theirs = ((0, 1), (2, 3), (4, 5), (6, 8), (9, 13), (NO_CARD, NO_CARD))
    rows = {
        "none known" if low == NO_CARD else named((low, high), 99): within(now.lowest, (low, high))
        for low, high in theirs
    }
    columns = {
        "nothing known" if low < 0 else f"own {named((low, high), 99)}": within(
            now.highest, (low, high)
        )
        for low, high in HIGHEST[1:]
    }
    title = f"A swap, by the lowest card one knows of another and the highest own, {one.players}"
    return grid(f"{title} players", one.tried, SWAPPING, rows, columns)


def given(one: Found) -> str:
    """What it swaps."""
    counts = one.watched.swapped
    rows = []
    for low, high in (*HIGHEST[1:], (NO_CARD, NO_CARD)):
        here = counts[low : high + 1].sum(0)
        name = "unknown" if low == NO_CARD else named((low, high), 99)
        rows.append([name, *(share(number, counts.sum()) for number in here)])
    heads = ["gives", "for a card that it knows", "that its owner knows", "that nobody knows"]
    return table(f"What it swaps, {one.players} players", heads, rows)


# --- the discard pile -----------------------------------------------------------------


def taking(one: Found) -> str:
    """What the card on the discard pile is worth, against a card from the pile."""
    tried, watched = one.tried, one.watched
    here = tried.kind == TAKING
    rows = []
    for face in range(NO_CARD):
        top = here & (tried.now.card == face)
        pairs = tried.now.alike > 0
        rows.append(
            [
                str(face),
                share(watched.taken[face].sum(), watched.tops[face].sum()),
                *(str(worth(tried, top & which)) for which in (top, ~pairs, pairs)),
            ]
        )
    heads = ["card", "taken", "worth", "alone", "makes a pair"]
    return table(f"Taking the discard against drawing, {one.players} players", heads, rows)


def fours(one: Found, faces: Sequence[int]) -> str:
    """When such cards are good that make no pair: by the highest card that one knows."""
    now = one.tried.now
    rows = {
        "none known" if low < 0 else named((low, high), 99): within(now.highest, (low, high))
        for low, high in HIGHEST
    }
    columns = {f"a {face}": (now.card == face) & (now.alike == 0) for face in faces}
    title = f"Taking a card that makes no pair, by the highest own card known, {one.players}"
    return grid(f"{title} players", one.tried, TAKING, rows, columns)


# --- pictures -----------------------------------------------------------------------


def pictures(found: Sequence[Found]) -> dict[str, str]:
    """When it calls, and what that is worth, as curves; by file name."""
    two = found[0]
    laps: tuple[Span, ...] = ((1, 1), (2, 2), (3, 3), (4, 4), (6, 6), (9, 10))

    def often(one: Found, first: int, last: int) -> list[tuple[float, float]]:
        turns, calls = (counts[first : last + 1].sum(0) for counts in one.watched[:2])
        return [
            (total, 100 * calls[total] / turns[total]) for total in range(25) if turns[total] >= FEW
        ]

    def gained(one: Found, lap: Span) -> list[tuple[float, float]]:
        now = one.tried.now
        here = (one.tried.kind == CALLING) & within(now.lap, lap)
        each_sum = [(total, worth(one.tried, here & (now.total == total))) for total in range(25)]
        return [(total, found.points) for total, found in each_sum if found.tries]

    sums, per_cent = range(0, 25, 4), range(0, 101, 20)
    across, up = "sum, unknown cards taken for average ones", "calls, % of turns"
    by = {f"lap {named(lap, 15)}": lap for lap in laps}
    return {
        "strategy-laps.svg": curves(
            "When Prestissimo calls: 2 players",
            across,
            up,
            {name: often(two, *lap) for name, lap in by.items()},
            ticks=(sums, per_cent),
        ),
        "strategy-players.svg": curves(
            "When Prestissimo calls: third lap",
            across,
            up,
            {f"{one.players} players": often(one, 3, 3) for one in found},
            ticks=(sums, per_cent),
        ),
        "strategy-worth.svg": curves(
            "What a call is worth: 2 players",
            across,
            "points a round better than playing on",
            {name: gained(two, lap) for name, lap in by.items()},
            ticks=(sums, range(-30, 11, 5)),
        ),
    }


def write(found: Sequence[Found], folder: Path) -> None:
    """The tables, as one file, and the pictures."""
    two, _, four, *_ = found
    tables = [
        rounds(found),
        thresholds(found),
        by_rule(found),
        against_rule(found),
        *(told(one) for told in (frequencies, calling, drawn, sets) for one in (two, four)),
        powers(found),
        peeks(found),
        *(told(one) for told in (by_lap, swaps, given, taking) for one in (two, four)),
        *(fours(one, (1, 2, 3, 4, 5, 6)) for one in (two, four)),
    ]
    (folder / "strategy-tables.md").write_text("\n".join(tables), "utf-8")
    for name, picture in pictures(found).items():
        (folder / name).write_text(picture, "utf-8")


def main(arguments: list[str]) -> None:
    """Play, and write what was found."""
    many, folder = int(arguments[0]), Path(arguments[1])
    folder.mkdir(parents=True, exist_ok=True)
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    weights = learned().weights
    device = "cuda" if torch.cuda.is_available() else "cpu"
    lanes = min(LANES[device], many)
    found = [
        Trial(weights, players, round(lanes * part), players, device).play(-(-many // lanes))
        for players, part in PLAYED.items()
    ]
    write(found, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
