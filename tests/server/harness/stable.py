"""What every test server needs, imported once: each server is a fork of the process that runs this.

A server takes more than a second to import its code and words, and the tests start hundreds.
"""

import os
import runpy
import socket
import sys
from pathlib import Path

from server.harness import crashing, launch  # noqa: F401 (read here, for all)

from dacabo.server.api.schema import message_schema, openapi
from dacabo.server.http.answers import read_words

read_words()
message_schema()
openapi()


def run(script: Path, given: list[str], log: Path, line: socket.socket) -> None:
    """Serve as the script does, with the connection in place of the terminal."""
    with log.open("a") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(line.fileno(), 0)
    os.dup2(line.fileno(), 1)
    line.close()
    sys.argv = [str(script), *given]
    runpy.run_path(str(script), run_name="__main__")
