"""The former name of `dacabo.research.adapters.gym`."""

from dacabo.research.adapters.gym import *  # noqa: F403
