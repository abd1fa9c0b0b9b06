"""The processes that accept from one socket, and what any of them tells about all."""

import asyncio
from collections.abc import Mapping
from contextlib import closing, suppress
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from socket import socket
from typing import Final, NamedTuple

PATIENCE_SECONDS: Final = 1.0
"""Seconds within which a process has to answer; one that does not is left out."""


class Beside(NamedTuple):
    """One of these processes.

    Each also has a socket of its own for monitors: which of them answers at the common one is
    chance.
    """

    number: int
    own: socket
    ports: Mapping[int, int]
    """The own ports of all, by number."""

    async def metrics_of_others(self) -> dict[int, str]:
        """The metrics of each other process that answers."""
        others = [number for number in self.ports if number != self.number]
        asked = (asyncio.to_thread(_metrics, self.ports[number]) for number in others)
        pages = zip(others, await asyncio.gather(*asked), strict=True)
        return {number: page for number, page in pages if page is not None}


def _metrics(port: int) -> str | None:
    line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE_SECONDS)
    with closing(line), suppress(OSError, HTTPException):
        line.request("GET", "/metrics")
        answer = line.getresponse()
        if answer.status == HTTPStatus.OK:
            return answer.read().decode()
    return None
