"""The former name of `dacabo.research.adapters.aec`."""

from dacabo.research.adapters.aec import *  # noqa: F403
