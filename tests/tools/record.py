"""Records the messages of the server to the app, for its gallery and its tests.

`make` runs it before the gallery is built and before the app's tests: it plays tables, pads,
events, clubs and films, and writes what the server sends to web/recorded. The same sources give
the same bytes.
"""

import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec
from tools.clubs import clubs
from tools.events import evenings, pads
from tools.films import films
from tools.playing import CODE
from tools.tables import lists, tables

from dacabo.server.lan import qr_code
from dacabo.server.wire.bodies import TableLink
from dacabo.server.wire.offers import offers

OUT: Final = Path(__file__).parents[2] / "web" / "recorded"
URL: Final = f"https://cards.example/tables/{CODE}"


def main() -> None:
    """Write all recordings."""
    OUT.mkdir(exist_ok=True)
    for name, recorded in {
        "games": offers(),
        "link": TableLink(URL, qr_code(URL)),
        "lists": lists(),
        "tables": tables(),
        "events": evenings(),
        "pads": pads(),
        "clubs": clubs(),
        "films": films(),
    }.items():
        plain = msgspec.to_builtins(recorded, str_keys=True)
        (OUT / f"{name}.json").write_bytes(msgspec.json.encode(plain) + b"\n")


if __name__ == "__main__":
    main()
