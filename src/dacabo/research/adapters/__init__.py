"""Adapters for researchers: the engine behind the interfaces that their libraries speak.

Each adapter needs its library, which is an extra. What belongs to one game is in the folder of its
name. docs/research.md shows the adapters in use.
"""

from dacabo.core.errors import DacaboError


class DoorError(DacaboError):
    """A setting that no adapter has."""
