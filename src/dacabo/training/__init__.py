"""The former name of `dacabo.research.training`: `python -m dacabo.training …` does the same."""

from dacabo.research.training import __path__ as _research

__path__ = [*__path__, *_research]
