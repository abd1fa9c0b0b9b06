"""Measure the simulator's decisions a second, next to Pgx on the same machine in the same run.

Every env makes random legal moves in three modes: many moves in one call; one move a call; and one
move a call with the observation and the mask of the next seat to act, as a learner needs them.
Pgx's games always do the last of these, inside one compiled loop, which is the best case for it.
At the end, whole matches among bots: real ones of the arena, and those on the simulator.

Usage: python benchmarks/simulator.py [--device cpu] [--num-envs 65536] [--seconds 2] [--rounds 3]
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from statistics import median
from typing import Any

from dacabo.arena import Setting, cores, run, set_up
from dacabo.games import GAMES, part_of
from dacabo.research.simulator.simulator import Simulator

PGX_GAMES = ("leduc_holdem", "sparrow_mahjong")
MOVES_PER_CALL = 100
"""Moves of each env in one call."""
CALLS = 10
"""Calls of one move each between two waits for the device."""
PGX_MOVES_PER_CALL = 100


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions or matches a second; `play` returns the number that it made."""
    play()
    started, decisions = time.perf_counter(), 0
    while (elapsed := time.perf_counter() - started) < seconds:
        decisions += play()
    return decisions / elapsed


def play_modes(simulator: Simulator) -> dict[str, Callable[[], int]]:
    """Return the three ways to play."""
    wait_for_device = waiting_for(simulator)

    def many_per_call() -> int:
        simulator.play(MOVES_PER_CALL)
        wait_for_device()
        return simulator.num_envs * MOVES_PER_CALL

    def one_per_call() -> int:
        for _ in range(CALLS):
            simulator.play(1)
        wait_for_device()
        return simulator.num_envs * CALLS

    def observed() -> int:
        for _ in range(CALLS):
            simulator.step(simulator.choose())
        wait_for_device()
        return simulator.num_envs * CALLS

    return {"many a call": many_per_call, "one a call": one_per_call, "observed": observed}


def waiting_for(simulator: Simulator) -> Callable[[], None]:
    """Return a function that waits until the GPU is done; on a CPU it does nothing."""
    if isinstance(getattr(simulator.small, "device", "cpu"), str):
        return lambda: None
    wait: Callable[[], None] = simulator.small.device.synchronize
    return wait


def peer(name: str, num_envs: int) -> Callable[[], int]:
    """Return a function that plays a game of Pgx with random legal moves, again and again."""
    import jax  # noqa: PLC0415 (a peer, and not always there)
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(carried: Any, _: Any) -> Any:  # noqa: ANN401 (of JAX)
        state, key = carried
        key, choice_key, step_key = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype("float32"))
        actions = jax.random.categorical(choice_key, logits, axis=-1)
        return (step(state, actions, jax.random.split(step_key, num_envs)), key), None

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def play(state: Any, key: Any) -> Any:  # noqa: ANN401 (of JAX)
        return jax.lax.scan(move, (state, key), None, length=PGX_MOVES_PER_CALL)[0]

    now = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), num_envs))
    carry = [(now, jax.random.PRNGKey(1))]

    def call() -> int:
        carry[0] = jax.block_until_ready(play(*carry[0]))
        return num_envs * PGX_MOVES_PER_CALL

    return call


def simulators(
    device: str, num_envs: int, player_counts: Sequence[int]
) -> Iterator[tuple[str, Simulator]]:
    """Yield a simulator of every rule set that has one, for these player_counts of players."""
    for name, game in GAMES.items():
        if part_of(name, "dacabo.research.simulator", "spec") is None:
            continue
        for preset, rules in game.presets.items():
            for players in set(player_counts) & set(rules.players):
                started = time.perf_counter()
                simulator = Simulator(name, rules, players, num_envs, device=device)
                simulator.reset(1)
                print(f"{name} {preset}: ready after {time.perf_counter() - started:.1f} s")
                yield f"{name} {preset}", simulator


def print_match_rates(seconds: float) -> None:
    """Print the arena's matches a second, on the simulator and as real matches, on all cores."""
    game = next(iter(GAMES))
    for bots in (("allegro", "greedy"), ("allegro", "allegro")):
        for fast, deals in ((True, 2000), (False, 4 * cores())):
            setting = set_up(bots, game, players=len(bots), fast=fast)

            def play(setting: Setting = setting, deals: int = deals) -> int:
                ran = run(setting, deals, cores(), None, lambda _done: None)
                return sum(len(deal.matches) for deal in ran.deals)

            name = f"{game}, {' and '.join(bots)}, {'the simulator' if fast else 'real matches'}"
            print(f"  {name:50} {rate(play, seconds):10,.1f} matches a second")


def main() -> None:
    """Measure in turns, so that noise affects all rows alike, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--num-envs", type=int, default=65_536)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--players", type=int, nargs="*", default=[2])
    options = parser.parse_args()
    rows = {
        (f"{simulator_name}, {simulator.players} players", way): play
        for simulator_name, simulator in simulators(
            options.device, options.num_envs, options.players
        )
        for way, play in play_modes(simulator).items()
    }
    for name in PGX_GAMES if find_spec("pgx") else ():
        rows[f"Pgx {name}", "observed"] = peer(name, options.num_envs)
    figures: dict[tuple[str, str], list[float]] = {row: [] for row in rows}
    for _ in range(options.rounds):
        for row, play in rows.items():
            figures[row].append(rate(play, options.seconds))
    print(f"\nmillion decisions a second on {options.device}, {options.num_envs:,} envs")
    for (name, way), rates in figures.items():
        low, high = min(rates) / 1e6, max(rates) / 1e6
        print(f"  {name:34} {way:12} {median(rates) / 1e6:10,.2f}   ({low:,.2f} - {high:,.2f})")
    if options.device == "cpu":
        print_match_rates(options.seconds)
    if not find_spec("pgx"):
        print("Pgx is not installed (pip install pgx), so there is nothing to compare with.")


if __name__ == "__main__":
    main()
