"""The app uses the server's own list of routes: no path is written by hand."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
PATH = re.compile(r"""["'`]/api/\w""")
NOT_THE_APP = ("requests", "gallery")
"""What `make types` writes, and the fake server of the gallery."""


def test_no_path_of_the_server_is_written_by_hand() -> None:
    """`requests/` has a function for each."""
    files = [
        file
        for file in sorted(SOURCES.rglob("*"))
        if file.suffix in {".ts", ".svelte"}
        and not file.name.endswith(".test.ts")
        and file.relative_to(SOURCES).parts[0] not in NOT_THE_APP
    ]
    assert len(files) > 200
    assert [str(file) for file in files if PATH.search(file.read_text(encoding="utf-8"))] == []
    assert PATH.search((SOURCES / "requests" / "room.ts").read_text(encoding="utf-8"))
