"""A vectorised simulator: the rules of the engine once more, over arrays of numbers.

It plays thousands of matches at once. Each game has a folder here. The bots of a game can be
kernels as well.
"""

from dacabo.core.errors import DacaboError


class SimulatorError(DacaboError):
    """The simulator cannot do something, or cannot do it on this machine."""
