"""Calls among bots of a level, such as Largo: how a judge predicts them, and its correction.

All seats are bots of one level, on the engine. At a random turn one of them is made to call, and
Prestissimo, who has heard everything, plays the last lap for everybody.

`python -m dacabo.research.training.cabo.calls_by_bots FOLDER` fits the correction for weak play of
the judge in that folder, and writes the figures to `judge.largo.json` there. They are
cross-validated: the correction that predicts a call was fitted to other rounds.
"""

import json
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.layers import array_ops
from dacabo.bots.levels import seat_bot
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Call
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.errors import extra
from dacabo.core.game import heard
from dacabo.games import rules_called
from dacabo.judge.cabo.network import encode_question, extract_features
from dacabo.judge.heads import call_logit
from dacabo.judge.weights import JudgeWeights, load, save
from dacabo.observations.cabo.observer import Observer
from dacabo.research.training.cabo.head_to_head import map_rounds
from dacabo.research.training.judge_evaluation import calibration

GAME: Final = Cabo()
LEVEL: Final = "largo"
SLOTS: Final = 8
CALL_PROB: Final = 0.15
"""The probability that the player on turn is made to call."""
ROUNDS: Final = {
    ("original", 2): 110_600,
    ("original", 4): 103_600,
    ("dutch", 4): 102_600,
    ("dutch", 2): 105_700,
    ("gretel-malte", 3): 105_900,
    ("tournament", 5): 102_700,
}
"""By rule set and number of players: the rounds, for 100,000 calls each."""
FOLDS: Final = 5
EPOCHS: Final = 12
BATCH: Final = 8192
WEAK: Final = (0.0, 1.0)
"""The style of others who play weakly."""

Calls = tuple[NDArray[np.uint8], NDArray[np.uint8]]
"""The observation at each call, and whether the call was right."""
Floats = NDArray[np.float32]


def collect(preset: str, players: int, rounds: int) -> Calls:
    """Play rounds in as many processes as there are processors."""
    parts = map_rounds(partial(play, LEVEL, preset, players), rounds)
    obs, right = zip(*(calls for _, calls in parts if len(calls[0])), strict=True)
    return np.concatenate(obs), np.concatenate(right)


def play(level: str, preset: str, players: int, numbers: list[int]) -> Calls:
    """Play a round for each number; return the observations at the calls, and which were right."""
    rules = rules_called("cabo", preset)
    seen: list[bytes] = []
    right: list[bool] = []
    for number in numbers:
        called = _play_round(level, rules, players, number)
        if called is not None:
            seen.append(called[0])
            right.append(called[1])
    obs = np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), -1)
    return obs, np.array(right, np.uint8)


def _play_round(level: str, rules: Any, players: int, number: int) -> tuple[bytes, bool] | None:  # noqa: ANN401
    """Play a round until its end, if a call was forced; otherwise until a bot calls."""
    rng = Random(number)  # noqa: S311 (an experiment)
    chance = Sealed(sha256(f"calls {number}".encode()).digest())
    bots, finishers = (
        [
            seat_bot("cabo", name, rules, players=players, seat=seat, seed=number)
            for seat in range(players)
        ]
        for name in (level, "prestissimo")
    )
    observers = [Observer(rules, players, seat, SLOTS) for seat in range(players)]
    obs, caller = b"", None
    match, facts = resolve_chance(GAME, GAME.start(rules, players), chance)
    while not match.results:
        for seat in range(players):
            told = heard(facts, seat)
            observers[seat].hear(told)
            for fact in told:
                bots[seat].hear(fact)
                finishers[seat].hear(fact)
        decision = next_decision(GAME, match, chance, players)
        assert decision is not None
        seat = decision.actor
        view = GAME.view(match, seat)
        may_call = caller is None and decision.kind == "turn"
        if may_call and rng.random() < CALL_PROB and Call() in GAME.legal(match, decision):
            if max(map(len, match.round.layouts)) > SLOTS:
                return None
            obs, caller = observers[seat].observe(view, seat), seat
            move: Any = Call()
        else:
            move = (bots if caller is None else finishers)[seat].choose(view, decision)
            if move == Call():
                return None  # its own call: nothing was forced in this round
        match, told_by_move = GAME.play(match, seat, move)
        match, told_by_chance = resolve_chance(GAME, match, chance)
        facts = [*told_by_move, *told_by_chance]
    return None if caller is None else (obs, caller in match.results[0].winners)


def activations(weights: JudgeWeights, obs: NDArray[np.uint8], style: tuple[float, ...]) -> Floats:
    """Return the activations of the table in the question network."""
    ops = array_ops(np, np.float32)
    found = []
    for part in np.array_split(obs, len(obs) // 4096 + 1):
        features = extract_features(ops, part.astype(np.int64), SLOTS)
        styles = np.tile(np.array(style, np.float32), (len(part), 1))
        found.append(encode_question(ops, weights.question, features, styles).table)
    return np.concatenate(found)


def fit(
    weights: JudgeWeights, table: Floats, right: NDArray[np.uint8], seed: int
) -> dict[str, Floats]:
    """Fit the correction for weak play to calls; the rest of the judge stays as it is."""
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    torch.manual_seed(seed)
    question = {name: torch.tensor(array) for name, array in weights.question.items()}
    names = [name for name in question if name.startswith("weak_call")]
    for name in names:
        shape = question[name].shape
        scale = {"weak_call_table": (2 / shape[0]) ** 0.5}.get(name, 0.0)
        question[name] = (torch.randn(shape) * scale).requires_grad_()
    inputs, outcomes = torch.tensor(table), torch.tensor(right).float()
    style = torch.tensor([WEAK])
    optimizer = torch.optim.AdamW([question[name] for name in names], lr=1e-3, weight_decay=1e-3)
    steps = EPOCHS * (len(inputs) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(inputs)).split(BATCH):
            logit = call_logit(question, inputs[rows], style)
            loss = torch.nn.functional.binary_cross_entropy_with_logits(logit, outcomes[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    return {name: question[name].detach().numpy() for name in names}


def chances(question: Any, table: Floats, style: tuple[float, ...]) -> NDArray[np.float64]:  # noqa: ANN401
    """Return the chances that calls are right."""
    logit = call_logit(question, table, np.array([style], np.float32))
    out: NDArray[np.float64] = 1 / (1 + np.exp(-logit.astype(np.float64)))
    return out


def main(arguments: list[str]) -> None:
    """Fit the correction of a judge, and measure it."""
    folder = Path(arguments[0])
    weights = load(folder / "judge.npz", "cabo")
    found: dict[tuple[str, int], tuple[Floats, Floats, NDArray[np.uint8]]] = {}
    for (preset, players), rounds in ROUNDS.items():
        kept = folder / f"{LEVEL}-{preset}-{players}.npz"
        if not kept.exists():
            obs, right = collect(preset, players, rounds)
            np.savez_compressed(kept, obs=obs, right=right)
        with np.load(kept) as file:
            obs, right = file["obs"], file["right"]
        tables = [activations(weights, obs, style) for style in (WEAK, (0.0, 0.0))]
        found[preset, players] = (tables[0], tables[1], right)
    table, right = (np.concatenate([calls[part] for calls in found.values()]) for part in (0, 2))
    folds = np.arange(len(right)) % FOLDS
    predicted = np.zeros(len(right))
    for fold in range(FOLDS):
        others = folds != fold
        question = {**weights.question, **fit(weights, table[others], right[others], fold)}
        predicted[~others] = chances(question, table[~others], WEAK)
    figures, begin = {}, 0
    for (preset, players), (_, unknown, outcome) in found.items():
        end = begin + len(outcome)
        corrected = calibration(predicted[begin:end], outcome)
        figures[f"{preset}, {players}"] = {
            "turns": len(outcome),
            "right": round(float(outcome.mean()), 4),
            "unknown": calibration(chances(weights.question, unknown, (0.0, 0.0)), outcome),
            "weak": corrected,
        }
        begin = end
        print(preset, players, corrected["error"], flush=True)  # noqa: T201
    (folder / "judge.largo.json").write_text(json.dumps(figures, indent=1))
    question = {**weights.question, **fit(weights, table, right, FOLDS)}
    parts = {"question": question, "position": weights.position}
    save(folder / "judge.npz", parts, weights.about)


if __name__ == "__main__":
    main(sys.argv[1:])
