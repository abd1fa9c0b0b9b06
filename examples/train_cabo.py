"""A first player learns Cabo against a random one: `python examples/train_cabo.py [UPDATES]`."""

import sys

import gymnasium
import numpy as np

import dacabo.research.adapters.gym  # noqa: F401 (registers the games)

BYTES = [0, 5, 10, 11, *range(97, 129, 8)]  # what is asked, caller, discard, hand, own four cards


def train(updates: int, num_envs: int = 512, steps: int = 32, rate: float = 0.02) -> None:
    """REINFORCE: what led to few points becomes more likely. Prints the points of a round."""
    env = gymnasium.make_vec("dacabo/cabo-v0", num_envs=num_envs, players=2, episode="round")
    seen, info = env.reset(seed=1)
    random, one_hot = np.random.default_rng(1), np.eye(64)
    weights = np.zeros((18 * len(BYTES), info["action_mask"].shape[1]))
    for update in range(updates + 1):
        kept = []
        for _ in range(steps):
            x = one_hot[seen[:, BYTES].clip(0, 17), :18].reshape(num_envs, -1)
            chances = np.exp(x @ weights) * info["action_mask"]
            chances /= chances.sum(1, keepdims=True)
            chosen = (chances / random.exponential(size=chances.shape)).argmax(1)
            seen, reward, ended, cut, info = env.step(chosen)
            kept.append((x, one_hot[chosen, : weights.shape[1]] - chances, reward, ended | cut))
        x, push, worth, over = (np.stack(one) for one in zip(*kept, strict=True))
        if update % 10 == 0:
            print(f"{update:4} updates: {-worth.sum() / over.sum():5.2f} points", flush=True)
        for step in reversed(range(steps - 1)):  # points count for all that led to them
            worth[step] += worth[step + 1] * ~over[step]
        known = np.logical_or.accumulate(over[::-1])[::-1]  # the last rounds are not over yet
        push *= (known * (worth - worth[known].mean()))[..., None]
        slope = np.tensordot(x, push, ((0, 1), (0, 1)))
        weights += rate * slope / slope.std()


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
