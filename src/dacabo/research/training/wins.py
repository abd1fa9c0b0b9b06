"""The chance to win a match, as a judge sees it: a head fitted to the ends of whole matches.

`python -m dacabo.research.training.wins PLAN.json FOLDER [matches=N]` lets Prestissimo play matches
of every setting of the plan against itself, and the shorter matches that the plan names. It fits
the head of the judge in that folder to how they ended, and writes to `judge.wins.json` how well the
head predicts matches that it was not fitted to. Everything else in the judge stays as it is.

A match has one end and hundreds of positions. So matches, not positions, are held out.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from dacabo.bots.layers import array_ops
from dacabo.core.errors import extra
from dacabo.core.rules import RuleSet
from dacabo.games import part_of
from dacabo.judge.heads import PositionTrunk, seat_values, win_logits
from dacabo.judge.weights import JudgeWeights, load, network_of, save
from dacabo.research.simulator.simulator import MATCH_OVER, TRUNCATED, Simulator
from dacabo.research.training.judge import JudgePlan
from dacabo.research.training.judge_evaluation import calibration
from dacabo.research.training.plan import rules_for, task_of

MATCHES: Final = 480
"""The matches of each setting."""
SHORTER: Final = 4
"""So many rounds of shorter matches, of each length, are played for every match of a setting."""
HELD_OUT: Final = 5
"""One match in so many is held out."""
KEPT: Final = 0.08
"""The share of positions that are kept."""
BATCH: Final = 256
EPOCHS: Final = 8
LEARNING_RATE: Final = 2e-3
_MASKED: Final = -1e9

Floats = NDArray[np.floating[Any]]


class Positions(NamedTuple):
    """Positions of one setting, and how their matches ended."""

    trunk: PositionTrunk
    points: Floats
    share: Floats
    """The share of the win, by seat from the one that had to act."""
    match: NDArray[np.int64]


class Matches(NamedTuple):
    """Matches of one setting that begin together."""

    name: str
    rules: RuleSet
    players: int
    matches: int


def planned(plan: JudgePlan, matches: int) -> Iterator[Matches]:
    """Return so many matches of each setting, and the shorter ones."""
    for setting in plan.settings:
        rules, players = rules_for(plan.game, setting.rules), setting.players
        yield Matches(f"{setting.rules}, {players}", rules, players, matches)
        for rounds in plan.short:
            shorter = rules.changed({"rounds": rounds})
            if shorter != rules:
                name = f"{setting.rules}, {players}, rounds: {rounds}"
                yield Matches(name, shorter, players, matches * SHORTER // rounds)


def play(game: str, slots: int, weights: JudgeWeights, setting: Matches) -> Positions:
    """Let Prestissimo play matches, and keep some positions of each."""
    _, rules, players, matches = setting
    simulator = Simulator(game, rules, players, matches, slots=slots, threads=1)
    bots, policy = part_of(game, "dacabo.bots", "prestissimo"), task_of(game)
    assert bots is not None
    player = bots.shipped_weights().weights
    ops, network = array_ops(np, np.float32), network_of(game)
    rng = np.random.default_rng(matches)
    seen = simulator.reset(36)
    hidden = simulator.reveal()
    playing = np.ones(matches, bool)
    share = np.full((matches, players), np.nan)
    found: list[tuple[Any, ...]] = []
    actions = simulator.backend.zeros(matches, 1, "actions")[:, 0]
    while playing.any():
        for rows in _parts(playing & (rng.random(matches) < KEPT)):
            features = policy.extract_features(ops, seen.tokens[rows].astype(np.int64), slots)
            trunk = network.encode_position(
                ops, weights.position, features, hidden[rows].astype(np.int64), slots
            )
            points = seat_values(ops, weights.position, trunk).points
            found.append((*trunk, points, rows, seen.seat[rows].astype(np.int64)))
        for rows in _parts(playing):
            tokens = seen.tokens[rows].astype(np.int64)
            allowed = policy.sensible_mask(ops, tokens, seen.mask[rows] > 0, slots)
            features = policy.extract_features(ops, tokens, slots)
            logits = np.where(allowed, policy.policy_logits(np, player, features), _MASKED)
            actions[rows] = logits.argmax(1)
        seen = simulator.step(actions)
        hidden = simulator.reveal()
        over = playing & (seen.event & MATCH_OVER > 0)
        score = simulator.points_sign * seen.final[over]
        best = score == score.max(1, keepdims=True)
        share[over] = best / best.sum(1, keepdims=True)
        playing &= ~over & (seen.event & TRUNCATED == 0)
    columns = [np.concatenate(column) for column in zip(*found, strict=True)]
    *trunk_columns, points, match, seat = columns
    order = (np.arange(players) + seat[:, None]) % players
    known = ~np.isnan(share[match, 0])
    trunk = PositionTrunk(*(column[known].astype(np.float16) for column in trunk_columns))
    shares = np.take_along_axis(share[match], order, 1)[known]
    return Positions(trunk, points[known].astype(np.float32), shares, match[known])


def _parts(rows: NDArray[np.bool_]) -> Iterator[NDArray[np.int64]]:
    numbers = np.flatnonzero(rows)
    for begin in range(0, len(numbers), BATCH):
        yield numbers[begin : begin + BATCH]


def fit(weights: JudgeWeights, settings: list[Positions], seed: int) -> dict[str, Any]:
    """Fit the head to all matches that are not held out."""
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    torch.manual_seed(seed)
    ops = array_ops(torch, torch.float32, device="cpu")
    position = {name: torch.tensor(array) for name, array in weights.position.items()}
    names = [name for name in position if name.startswith("win")]
    for name in names:
        shape = position[name].shape
        scale = (2 / shape[0]) ** 0.5 if len(shape) > 1 and name != "win" else 0.0
        position[name] = (torch.randn(shape) * scale).requires_grad_()
    decayed = [position[name] for name in names]
    optimizer = torch.optim.AdamW(decayed, lr=LEARNING_RATE, weight_decay=1e-2)
    batches = [
        (number, rows)
        for number, positions in enumerate(settings)
        for rows in _batches(np.flatnonzero(positions.match % HELD_OUT > 0), seed)
    ]
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, EPOCHS * len(batches))
    for _ in range(EPOCHS):
        for index in torch.randperm(len(batches)).tolist():
            number, rows = batches[index]
            part = settings[number]
            trunk = PositionTrunk(*(torch.tensor(column[rows]).float() for column in part.trunk))
            logits = win_logits(ops, position, trunk, torch.tensor(part.points[rows]))
            share = torch.tensor(part.share[rows])
            loss = -(share * torch.log_softmax(logits, 1)).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    return {name: position[name].detach().numpy() for name in names}


def _batches(rows: NDArray[np.int64], seed: int) -> Iterator[NDArray[np.int64]]:
    shuffled = np.random.default_rng(seed).permutation(rows)
    yield from np.array_split(shuffled, len(shuffled) // 1024 + 1)


def predict(position: Any, part: Positions) -> Floats:  # noqa: ANN401 (weights)
    """Return the chances to win, by seat."""
    trunk = PositionTrunk(*(column.astype(np.float32) for column in part.trunk))
    logits = win_logits(array_ops(np, np.float32), position, trunk, part.points)
    chances: Floats = np.exp(logits - logits.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    return chances


def figures_of(position: Any, parts: Sequence[Positions]) -> dict[str, Any]:  # noqa: ANN401 (weights)
    """Return how well the head predicts the matches that were held out."""
    matches, chances, shares = 0, list[Floats](), list[Floats]()
    brier, even = list[Floats](), list[Floats]()
    for part in parts:
        held = part.match % HELD_OUT == 0
        predicted, share = predict(position, part)[held], part.share[held]
        matches += len({*part.match[held].tolist()})
        chances.append(predicted.ravel())
        shares.append(share.ravel())
        brier.append(((predicted - share) ** 2).sum(1))
        even.append(((1 / share.shape[1] - share) ** 2).sum(1))
    return {
        "matches": matches,
        "positions": sum(map(len, brier)),
        **calibration(np.concatenate(chances), np.concatenate(shares)),
        "brier": round(float(np.concatenate(brier).mean()), 4),
        "brier_even": round(float(np.concatenate(even).mean()), 4),
    }


def main(arguments: list[str]) -> None:
    """Fit the head of a judge, and measure it."""
    plan = msgspec.json.decode(Path(arguments[0]).read_bytes(), type=JudgePlan)
    game, folder = plan.game, Path(arguments[1])
    matches = int(dict(pair.split("=") for pair in arguments[2:]).get("matches", MATCHES))
    weights = load(folder / "judge.npz", game)
    settings = [*planned(plan, matches)]
    with ProcessPoolExecutor() as pool:
        played = [*pool.map(partial(play, game, plan.slots, weights), settings)]
    position = {**weights.position, **fit(weights, played, plan.seed)}
    figures = {
        setting.name: figures_of(position, [positions])
        for setting, positions in zip(settings, played, strict=True)
    }
    figures["all"] = figures_of(position, played)
    for name, row in figures.items():
        print(name, {k: v for k, v in row.items() if k != "bins"})  # noqa: T201
    (folder / "judge.wins.json").write_text(json.dumps(figures) + "\n")
    save(folder / "judge.npz", {"question": weights.question, "position": position}, weights.about)


if __name__ == "__main__":
    main(sys.argv[1:])
