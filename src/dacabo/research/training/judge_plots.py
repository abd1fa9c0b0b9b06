"""Plots of how well the judges judge: `python -m dacabo.research.training.judge_plots FOLDER`.

They show the figures of `judge_evaluation.py`, which lie beside the plan of each game. Each rule
set has a reliability plot of its calls, with a curve for each number of players.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from dacabo.games import GAMES
from dacabo.research.training.plots import Curve, curves

FIGURES: Final = "judge.figures.json"
MIN_CALLS: Final = 200
"""The number of calls below which a bin is not drawn: chance would move it too much."""
PERCENT: Final = tuple(range(0, 101, 20))
STYLE: Final = "strong"


def plots(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield the name and the SVG of each plot of the games whose figures are in this folder."""
    for game in GAMES:
        file = folder / game / FIGURES
        if not file.exists():
            continue
        figures = json.loads(file.read_bytes())
        yield from _reliability(game, figures)
        yield f"judge-{game}-points.svg", _errors(figures["points"])


def _reliability(game: str, figures: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the reliability plots of calls: by rule set, and among weaker bots."""
    for rules, by_players in _by_rules(figures["calls"]).items():
        lines = {
            f"{players} players": by_style[STYLE]["known"]["bins"]
            for players, by_style in by_players.items()
        }
        yield f"judge-{game}-calls-{rules}.svg", _calibration(f"Calls: {rules}", lines)
    among_bots = figures.get("largo", {})
    if among_bots:
        lines = {name: of_setting["weak"]["bins"] for name, of_setting in among_bots.items()}
        yield f"judge-{game}-calls-largo.svg", _calibration("Calls among Largos", lines)


def _calibration(title: str, lines: Mapping[str, Sequence[Sequence[float]]]) -> str:
    """Plot how often calls were right against the chance that the judge gave them."""
    points: dict[str, Curve] = {
        name: [(100 * said, 100 * happened) for count, said, happened in bins if count >= MIN_CALLS]
        for name, bins in lines.items()
    }
    exact: Curve = [(0.0, 0.0), (100.0, 100.0)]
    return curves(
        title,
        "chance that the judge gave, %",
        "calls that were right, %",
        {**points, "exact": exact},
        ticks=(PERCENT, PERCENT),
    )


def _errors(figures: Mapping[str, Any]) -> str:
    """Plot the errors of points against the number of players, with a curve for each rule set."""
    by_rules = _by_rules({name: each for name, each in figures.items() if name != "all"})
    lines: dict[str, Curve] = {
        rules: [(players, each[STYLE]["all"]["mae"]) for players, each in sorted(found.items())]
        for rules, found in by_rules.items()
    }
    highest = max(error for line in lines.values() for _, error in line)
    return curves(
        "Expected points: distance from 64 roll-outs",
        "players",
        "mean absolute error in points",
        lines,
        ticks=((2, 3, 4, 5, 6), range(int(highest) + 2)),
    )


def _by_rules(figures: Mapping[str, Any]) -> dict[str, dict[int, Any]]:
    """Return figures by rule set and number of players."""
    found: dict[str, dict[int, Any]] = {}
    for name, each in figures.items():
        rules, players = name.split(", ")
        found.setdefault(rules, {})[int(players)] = each
    return {rules: dict(sorted(by_players.items())) for rules, by_players in found.items()}


def main(arguments: list[str]) -> None:
    """Write all plots to a folder."""
    for name, plot in plots(Path(__file__).parent):
        (Path(arguments[0]) / name).write_text(plot, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
