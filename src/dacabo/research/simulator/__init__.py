"""The engine's fast twin: the same rules over arrays of numbers, many matches at a time.

Each game has a folder here; its bots can be kernels, too.
"""

from dacabo.core.errors import DacaboError


class TwinError(DacaboError):
    """Something that the twin cannot do, or not on this machine."""
