"""Adapters to Gymnasium, PettingZoo and OpenSpiel.

Each adapter needs its library, which is an extra. What belongs to one game is in the folder of its
name. docs/research.md shows the adapters in use.
"""

from dacabo.core.errors import DacaboError


class AdapterError(DacaboError):
    """Somebody asked an adapter for a setting that it does not have."""
