"""Errors of the adapters, and how a missing library is told."""

from collections.abc import Iterator
from contextlib import contextmanager

from dacabo.core.errors import DacaboError


class DoorError(DacaboError):
    """A library that is missing, or a setting that no adapter has."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around the imports of a library: says what to install if it is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is not None and missing.name.startswith("dacabo"):
            raise
        raise DoorError("missing-extra", extra=name) from missing
