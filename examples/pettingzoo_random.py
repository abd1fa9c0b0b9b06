"""Random players play Cabo in PettingZoo: `python examples/pettingzoo_random.py [PRESET]`.

Needs `pip install dacabo[zoo]`.
"""

import sys

from dacabo.research.adapters.aec import MatchEnv


def play(preset: str = "original", *, players: int = 3, seed: int = 1) -> dict[str, float]:
    """Play a match with random actions; returns everybody's points, negated."""
    env = MatchEnv("cabo", preset, players=players)
    env.reset(seed=seed)
    for number, agent in enumerate(env.agents):
        env.action_space(agent).seed(seed + number)
    scores = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        scores[agent] += reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return scores


if __name__ == "__main__":
    for name, score in play(*sys.argv[1:]).items():
        print(f"{name}: {score:.0f}")
