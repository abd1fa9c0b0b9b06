"""The figures of docs/strategy.md: how Prestissimo plays, and the effects of its moves.

`python -m dacabo.research.training.cabo.strategy ROUNDS FOLDER` plays this many rounds by the
original rules, most of them with two players, the others with three, four and five. It writes
tables and pictures. It uses a GPU if there is one.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from dacabo.bots.cabo.learned.features import FORCED_CALL_LAP
from dacabo.bots.cabo.prestissimo import shipped_weights
from dacabo.core.errors import extra
from dacabo.research.training.cabo.effects import (
    MIN_COUNT,
    Mask,
    Span,
    by_span,
    effect_grid,
    label,
    mean,
    mean_effect,
    share,
    table,
    within,
)
from dacabo.research.training.cabo.interventions import (
    CALLING,
    CLAIMING,
    KEEPING,
    PEEKING,
    SPYING,
    SWAPPING,
    TAKING,
    WOULD,
    Interventions,
    InterventionStudy,
    Study,
)
from dacabo.research.training.cabo.play_statistics import FOR_SET, NO_CARD
from dacabo.research.training.plots import curves

PLAYER_SHARES: Final = {2: 0.6, 3: 0.1, 4: 0.2, 5: 0.1}
"""By number of players: the share of the rounds."""
NUM_ENVS: Final = {"cpu": 1_600, "cuda": 240_000}
"""By device: the number of envs, for all numbers of players together."""
SUMS: Final[tuple[Span, ...]] = (
    *((0, 2), (3, 4), (5, 6), (7, 8), (9, 10)),
    *((11, 12), (13, 15), (16, 19), (20, 53)),
)
LAPS: Final[tuple[Span, ...]] = (
    *((1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)),
    *((7, 8), (9, 10), (11, 15)),
)
ABOVE_RULE: Final[tuple[Span, ...]] = (
    (-53, -5),
    (-4, -3),
    (-2, -1),
    (0, 0),
    (1, 2),
    (3, 4),
    (5, 53),
)
"""Spans of how far a sum is above what a rule of thumb allows for a call."""
HIGHEST: Final[tuple[Span, ...]] = ((-1, -1), (0, 4), (5, 6), (7, 8), (9, 10), (11, 13))
PAIRS: Final[tuple[Span, ...]] = ((0, 1), (2, 3), (4, 5), (6, 7), (8, 10), (11, 13))


def _players(studies: Sequence[Study]) -> list[str]:
    return [f"{study.players} players" for study in studies]


# --- when to call -----------------------------------------------------------------


def rounds_table(studies: Sequence[Study]) -> str:
    """Return a table of how long rounds are, and how they end."""
    rows = []
    for study in studies:
        counts = study.counts
        num_rounds = max(counts.laps.sum(), 1)
        calls = counts.calls[:FORCED_CALL_LAP]
        rows.append(
            [
                str(study.players),
                f"{study.rounds:,}",
                f"{mean(counts.laps):.1f}",
                share(counts.won[:FORCED_CALL_LAP].sum(), calls.sum()),
                f"{mean(calls.sum(0)):.1f}",
                f"{mean(counts.free_calls.sum(1)):.1f}",
                share(counts.free_calls[:, 1:].sum(), counts.free_calls.sum()),
                share(counts.calls[FORCED_CALL_LAP:].sum(), num_rounds),
                f"{counts.drawn[:, :, FOR_SET].sum() / num_rounds / study.players:.2f}",
                f"{counts.kamikaze.sum()} of {num_rounds:,}",
            ]
        )
    heads = ["players", "rounds", "laps", "calls that win", "sum at a call", "cards at a call"]
    heads += ["calls with an unknown card", "call in lap 14", "sets a player", "kamikaze"]
    return table("Rounds", heads, rows)


def thresholds_table(studies: Sequence[Study]) -> str:
    """Return a table of the highest sum with which it calls in at least half of the turns."""
    rows = []
    for lap in LAPS:
        row = [label(lap, 15)]
        for study in studies:
            laps = slice(lap[0], lap[1] + 1)
            turns, calls = study.counts.turns[laps].sum(0), study.counts.calls[laps].sum(0)
            sums = np.flatnonzero((turns >= MIN_COUNT) & (2 * calls >= turns))
            row.append(str(sums.max()) if len(sums) else "–")
        rows.append(row)
    return table("Highest sum with which it mostly calls", ["lap", *_players(studies)], rows)


def call_rates_table(study: Study) -> str:
    """Return a table of how often it calls, by sum and lap, and how often the call wins."""
    rows = []
    for low, high in SUMS:
        turns, calls, won = (counts[:, low : high + 1].sum(1) for counts in study.counts[:3])
        row = [label((low, high), 53)]
        for first, last in LAPS:
            laps = slice(first, last + 1)
            row.append(share(calls[laps].sum(), turns[laps].sum()))
        rows.append([*row, share(won.sum(), calls.sum())])
    heads = [f"lap {label(lap, 15)}" for lap in LAPS]
    title = f"Turns at which it calls, {study.players} players"
    return table(title, ["sum", *heads, "calls that win"], rows)


def call_effects_table(study: Study) -> str:
    """Return a table of the effect of a call, against playing on."""
    now = study.interventions.now
    title = f"A call against playing on, by sum and lap, {study.players} players"
    columns = by_span(now.lap, LAPS, 15, "lap ")
    return effect_grid(title, study.interventions, CALLING, by_span(now.total, SUMS, 53), columns)


def _sum_above_rule(interventions: Interventions, players: int) -> Mask:
    """Return how far each sum is above what the rule of thumb allows for a call."""
    return interventions.now.total - (18 - players - 2 * interventions.now.lap)


def rule_effects_table(studies: Sequence[Study]) -> str:
    """Return a table of the effect of a call, by how far the sum is above the rule of thumb."""
    rows = []
    for span in ABOVE_RULE:
        row = [label(span, 53).replace("-53–", "up to ").replace("-", "−")]
        for study in studies:
            which = within(_sum_above_rule(study.interventions, study.players), span)
            row.append(
                str(mean_effect(study.interventions, (study.interventions.kind == CALLING) & which))
            )
        rows.append(row)
    title = "A call, by how much the sum is more than 18 − players − 2 × lap"
    return table(title, ["more", *_players(studies)], rows)


def rule_agreement_table(studies: Sequence[Study]) -> str:
    """Return a table of how often player and rule agree, and the effect of calls if they do not."""
    rows = []
    for study in studies:
        interventions = study.interventions
        calls = interventions.kind == CALLING
        player_calls = calls & (interventions.preference == WOULD)
        rule_calls = calls & (_sum_above_rule(interventions, study.players) <= 0)
        both_call = (player_calls & rule_calls).sum()
        rows.append(
            [
                str(study.players),
                str(mean_effect(interventions, rule_calls)),
                share(both_call, rule_calls.sum()),
                str(mean_effect(interventions, rule_calls & ~player_calls)),
                str(mean_effect(interventions, player_calls & ~rule_calls)),
                share(both_call, player_calls.sum()),
            ]
        )
    heads = ["players", "a call where the rule says so", "it calls there", "where it does not"]
    heads += ["its calls against the rule", "its calls that follow the rule"]
    return table("The rule and the player", heads, rows)


# --- cards drawn, sets and powers ---------------------------------------------------


def drawn_cards_table(study: Study) -> str:
    """Return a table of the uses of drawn cards, and the effect of keeping them."""
    interventions = study.interventions
    rows = []
    for face in range(NO_CARD):
        row = [str(face)]
        for matching in (0, 1):
            uses = study.counts.drawn[face, matching]
            row += [share(count, uses.sum()) for count in (uses[1] + uses[2], uses[3])]
            which = (
                (interventions.kind == KEEPING)
                & (interventions.now.card == face)
                & (interventions.now.matching == matching)
            )
            row.append(str(mean_effect(interventions, which)))
        rows.append(row)
    heads = ["laid, alone", "for a set", "worth", "laid, pairs", "for a set", "worth"]
    title = f"A drawn card: kept, or thrown away, {study.players} players"
    return table(title, ["card", *heads], rows)


def set_effects_table(study: Study) -> str:
    """Return a table of the effect of claiming a pair, by the pair and the card laid for it."""
    now = study.interventions.now
    rows = by_span(now.pair, PAIRS, 99, "pair of ")
    columns = by_span(now.card, PAIRS, 99, "for ")
    title = f"Putting a pair away, {study.players} players"
    return effect_grid(title, study.interventions, CLAIMING, rows, columns)


def power_effects_table(studies: Sequence[Study]) -> str:
    """Return a table of the effects of a peek, a spy, a swap and a set."""
    names = {
        PEEKING: "peek (7, 8)",
        SPYING: "spy (9, 10)",
        SWAPPING: "swap (11, 12)",
        CLAIMING: "set",
    }
    rows = []
    for kind, name in names.items():
        effects, preferred_effects, shares = [], [], []
        for study in studies:
            of_kind = study.interventions.kind == kind
            preferred = of_kind & (study.interventions.preference == WOULD)
            effects.append(str(mean_effect(study.interventions, of_kind)))
            preferred_effects.append(str(mean_effect(study.interventions, preferred)))
            shares.append(share(preferred.sum(), of_kind.sum()))
        rows += [
            [name, "always", *effects],
            [name, "where it would", *preferred_effects],
            [name, "it would", *shares],
        ]
    title = "Using a power against throwing the card away, a set against anything else"
    return table(title, ["", "when", *_players(studies)], rows)


def effects_by_lap_table(study: Study) -> str:
    """Return a table of these effects by lap."""
    interventions = study.interventions
    rows = []
    for name, in_laps in by_span(interventions.now.lap, LAPS, 15).items():
        effects = [
            mean_effect(interventions, in_laps & (interventions.kind == kind))
            for kind in (PEEKING, SPYING, SWAPPING, CLAIMING)
        ]
        rows.append([name, *map(str, effects)])
    title = f"By lap, {study.players} players"
    return table(title, ["lap", "peek", "spy", "swap", "set"], rows)


def peek_effects_table(studies: Sequence[Study]) -> str:
    """Return a table of the effect of a peek, by the number of own unknown cards."""
    rows = []
    for unknown in range(4):
        row = [str(unknown)]
        for interventions in (study.interventions for study in studies):
            peeks = (interventions.kind == PEEKING) & (interventions.now.unknown == unknown)
            row.append(str(mean_effect(interventions, peeks)))
        rows.append(row)
    return table("A peek, by own cards unknown", ["unknown", *_players(studies)], rows)


def swap_effects_table(study: Study) -> str:
    """Return a table of the effect of a swap, by the known cards of both players."""
    now = study.interventions.now
    theirs = ((0, 1), (2, 3), (4, 5), (6, 8), (9, 13), (NO_CARD, NO_CARD))
    rows = {
        "none known" if low == NO_CARD else label((low, high), 99): within(now.lowest, (low, high))
        for low, high in theirs
    }
    columns = by_span(now.highest, HIGHEST[1:], 99, "own ")
    title = f"A swap, by the lowest card one knows of another and the highest own, {study.players}"
    return effect_grid(f"{title} players", study.interventions, SWAPPING, rows, columns)


def swapped_cards_table(study: Study) -> str:
    """Return a table of the cards that it gives and gets by swaps."""
    counts = study.counts.swapped
    rows = []
    for low, high in (*HIGHEST[1:], (NO_CARD, NO_CARD)):
        by_receipt = counts[low : high + 1].sum(0)
        name = "unknown" if low == NO_CARD else label((low, high), 99)
        rows.append([name, *(share(count, counts.sum()) for count in by_receipt)])
    heads = ["gives", "for a card that it knows", "that its owner knows", "that nobody knows"]
    return table(f"What it swaps, {study.players} players", heads, rows)


# --- the discard pile -----------------------------------------------------------------


def take_effects_table(study: Study) -> str:
    """Return a table of the effect of taking the discard, against drawing."""
    interventions, counts = study.interventions, study.counts
    rows = []
    for value in range(NO_CARD):
        takes = (interventions.kind == TAKING) & (interventions.now.card == value)
        makes_pair = interventions.now.matching > 0
        rows.append(
            [
                str(value),
                share(counts.taken[value].sum(), counts.could_take[value].sum()),
                str(mean_effect(interventions, takes)),
                str(mean_effect(interventions, takes & ~makes_pair)),
                str(mean_effect(interventions, takes & makes_pair)),
            ]
        )
    heads = ["card", "taken", "worth", "alone", "makes a pair"]
    return table(f"Taking the discard against drawing, {study.players} players", heads, rows)


def single_take_effects_table(study: Study, faces: Sequence[int]) -> str:
    """Return a table of the effect of taking a card without a pair, by the highest known card."""
    now = study.interventions.now
    rows = {
        "none known" if low < 0 else label((low, high), 99): within(now.highest, (low, high))
        for low, high in HIGHEST
    }
    columns = {f"a {face}": (now.card == face) & (now.matching == 0) for face in faces}
    title = f"Taking a card that makes no pair, by the highest own card known, {study.players}"
    return effect_grid(f"{title} players", study.interventions, TAKING, rows, columns)


# --- pictures -----------------------------------------------------------------------


def draw_plots(studies: Sequence[Study]) -> dict[str, str]:
    """Draw when it calls, and the effect of calls, as curves; return them by file name."""
    two = studies[0]
    laps: tuple[Span, ...] = ((1, 1), (2, 2), (3, 3), (4, 4), (6, 6), (9, 10))

    def call_rates(study: Study, lap: Span) -> list[tuple[float, float]]:
        laps = slice(lap[0], lap[1] + 1)
        turns, calls = study.counts.turns[laps].sum(0), study.counts.calls[laps].sum(0)
        return [
            (total, 100 * calls[total] / turns[total])
            for total in range(25)
            if turns[total] >= MIN_COUNT
        ]

    def effects(study: Study, lap: Span) -> list[tuple[float, float]]:
        now = study.interventions.now
        calls = (study.interventions.kind == CALLING) & within(now.lap, lap)
        by_sum = [
            (total, mean_effect(study.interventions, calls & (now.total == total)))
            for total in range(25)
        ]
        return [(total, effect.points) for total, effect in by_sum if effect.cases]

    sums, per_cent = range(0, 25, 4), range(0, 101, 20)
    x_label, y_label = "sum, unknown cards taken for average ones", "calls, % of turns"
    named_laps = {f"lap {label(lap, 15)}": lap for lap in laps}
    return {
        "strategy-laps.svg": curves(
            "When Prestissimo calls: 2 players",
            x_label,
            y_label,
            {name: call_rates(two, lap) for name, lap in named_laps.items()},
            ticks=(sums, per_cent),
        ),
        "strategy-players.svg": curves(
            "When Prestissimo calls: third lap",
            x_label,
            y_label,
            {f"{study.players} players": call_rates(study, (3, 3)) for study in studies},
            ticks=(sums, per_cent),
        ),
        "strategy-worth.svg": curves(
            "What a call is worth: 2 players",
            x_label,
            "points a round better than playing on",
            {name: effects(two, lap) for name, lap in named_laps.items()},
            ticks=(sums, range(-30, 11, 5)),
        ),
    }


def write(studies: Sequence[Study], folder: Path) -> None:
    """Write the tables to one file, and the pictures."""
    two, _, four, *_ = studies
    tables = [
        rounds_table(studies),
        thresholds_table(studies),
        rule_effects_table(studies),
        rule_agreement_table(studies),
        *(
            section(study)
            for section in (
                call_rates_table,
                call_effects_table,
                drawn_cards_table,
                set_effects_table,
            )
            for study in (two, four)
        ),
        power_effects_table(studies),
        peek_effects_table(studies),
        *(
            section(study)
            for section in (
                effects_by_lap_table,
                swap_effects_table,
                swapped_cards_table,
                take_effects_table,
            )
            for study in (two, four)
        ),
        *(single_take_effects_table(study, (1, 2, 3, 4, 5, 6)) for study in (two, four)),
    ]
    (folder / "strategy-tables.md").write_text("\n".join(tables), "utf-8")
    for name, plot in draw_plots(studies).items():
        (folder / name).write_text(plot, "utf-8")


def main(arguments: list[str]) -> None:
    """Play the rounds and write the results."""
    num_rounds, folder = int(arguments[0]), Path(arguments[1])
    folder.mkdir(parents=True, exist_ok=True)
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    weights = shipped_weights().weights
    device = "cuda" if torch.cuda.is_available() else "cpu"
    num_envs = min(NUM_ENVS[device], num_rounds)
    rounds_per_env = -(-num_rounds // num_envs)
    studies = []
    for players, part in PLAYER_SHARES.items():
        seed = players
        study = InterventionStudy(weights, players, round(num_envs * part), seed, device)
        studies.append(study.play(rounds_per_env))
    write(studies, folder)


if __name__ == "__main__":
    main(sys.argv[1:])
