"""CFR+ solves Cabo with a tiny deck in OpenSpiel: `python examples/openspiel_cfr.py [ITERATIONS]`.

Needs `pip install dacabo[spiel]`.
"""

import sys

import pyspiel
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import exploitability

import dacabo.research.adapters.spiel  # noqa: F401 (registers the games)


def solve(iterations: int) -> None:
    """Print how much a perfect opponent would win, which becomes less and less."""
    game = pyspiel.load_game("python_cabo_tiny(faces=0 1 1 2,turns=2)")
    solver = CFRPlusSolver(game)
    print("iterations  exploitability")
    for number in range(iterations + 1):
        if number % 10 == 0:
            print(f"{number:10}  {exploitability(game, solver.average_policy()):.4f}")
        solver.evaluate_and_update_policy()


if __name__ == "__main__":
    solve(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
