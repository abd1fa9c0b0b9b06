"""The analysis over HTTP: it is that of the command line, and so are the refusals."""

import json
import re
import subprocess
import sys
from gzip import decompress
from http import HTTPStatus
from pathlib import Path

import pytest
from server.harness.rig import Server

from dacabo.cli.main import run
from dacabo.records import MAX_BYTES

RECORD = Path(__file__).parents[1] / "records" / "examples" / "cabo-dutch.dacabo"


def test_the_command_and_the_server_agree(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same record gives the same analysis."""
    assert run(["analyse", str(RECORD), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    record, zipped = RECORD.read_bytes(), {"accept-encoding": "gzip"}
    answer = server.fetch("POST", "/api/analysis", record, **zipped)
    assert answer.status == HTTPStatus.OK
    assert json.loads(decompress(answer.body)) == told
    assert run(["analyse", str(RECORD), "--html", str(tmp_path / "page.html")]) == 0
    assert capsys.readouterr().out == ""
    page = (tmp_path / "page.html").read_text("utf-8")
    assert page.startswith("<!doctype html>")
    seats = len(told["seats"])
    assert page.count("<polyline") == seats, "the chances of every seat"
    assert page.count("<svg") >= 2
    assert "<script" not in page


def broken() -> dict[str, bytes]:
    """Records that are forged, cut, huge, or something else."""
    text = RECORD.read_text("utf-8")
    return {
        "forged": re.sub(r"Points: .*", "Points: 0 0", text).encode(),
        "cut": text[: len(text) // 2].encode(),
        "huge": text.encode() + b"#" * MAX_BYTES,
        "foreign": b'[Event "Wijk aan Zee"]\n\n1. e4 e5\n',
        "binary": bytes(range(256)),
        "empty": b"",
    }


@pytest.mark.parametrize("kind", ["forged", "cut", "huge", "foreign", "binary", "empty"])
def test_a_bad_record_is_refused_alike(
    kind: str, server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Command and server give the refusal of `dacabo verify`."""
    file = tmp_path / "match.dacabo"
    file.write_bytes(broken()[kind])
    assert run(["verify", str(file), "--language", "en"]) == 2
    refusal = capsys.readouterr().err
    assert run(["analyse", str(file), "--language", "en"]) == 2
    assert capsys.readouterr().err == refusal
    answer = server.fetch("POST", "/api/analysis", broken()[kind])
    too_large = kind == "huge"
    assert answer.status == (
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE if too_large else HTTPStatus.UNPROCESSABLE_ENTITY
    )
    assert json.loads(answer.body)["message"] == refusal.strip()


def test_the_server_needs_no_numpy_for_it() -> None:
    """The process of the event loop imports the types, and no network."""
    code = "import sys, dacabo.server.app; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
