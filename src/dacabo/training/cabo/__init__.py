"""The former name of `dacabo.research.training.cabo`."""

from dacabo.research.training.cabo import __path__ as _research

__path__ = [*__path__, *_research]
