"""Starts the real server as a process for tests. Bots answer almost at once."""

import sys

from dacabo.server import players
from dacabo.server.serving import serve
from dacabo.server.settings import read_settings

PACE = 0.01
"""Of a human one."""


def main(arguments: list[str]) -> None:
    """Serve with these settings, each as `name=value`, and print the link."""
    human = players.pause
    players.pause = lambda seed, decision: PACE * human(seed, decision)  # type: ignore[attr-defined]
    given = dict(argument.split("=", 1) for argument in arguments)
    serve(read_settings(given, {}), lambda link: print(link, flush=True))


if __name__ == "__main__":
    main(sys.argv[1:])
