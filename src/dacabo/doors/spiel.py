"""The former name of `dacabo.research.adapters.spiel`."""

from dacabo.research.adapters.spiel import *  # noqa: F403
