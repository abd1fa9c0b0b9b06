"""The film of a round over HTTP: what it shows, to whose eyes, and which records it refuses."""

import json
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from server.harness.rig import Server

EXAMPLES = Path(__file__).parents[1] / "records" / "examples"
FINISHED = ("cabo-original", "cabo-dutch", "cabo-tournament", "dacapo-match")


def film_of(
    server: Server, record: bytes, language: str = "en", **query: object
) -> tuple[int, Any]:
    """Ask for a film; the status and the answer."""
    text = "&".join(f"{name}={value}" for name, value in query.items())
    answer = server.fetch("POST", f"/api/film?{text}", record, **{"accept-language": language})
    return answer.status, json.loads(answer.body)


def example(name: str) -> bytes:
    """The text of a record."""
    return (EXAMPLES / f"{name}.dacabo").read_bytes()


@pytest.mark.parametrize("name", FINISHED)
def test_a_record_is_a_film(server: Server, name: str) -> None:
    """Each round has numbered frames, from every pair of eyes, and ends with its result."""
    status, first = film_of(server, example(name), round=1, eyes="all")
    assert status == HTTPStatus.OK
    assert first["over"]
    assert first["eyes"] == ["all", *map(str, range(len(first["welcome"]["table"]["chairs"])))]
    for number in range(1, first["rounds"] + 1):
        for eyes in first["eyes"]:
            _, shown = film_of(server, example(name), round=number, eyes=eyes)
            news = [frame["news"] for frame in shown["frames"]]
            assert [one["event"]["number"] for one in news] == [*range(len(news))]
            assert not any(one["view"]["decisions"] or one["asked"] for one in news)
            assert len(shown["welcome"]["view"]["results"]) == number - 1
            assert [len(one["view"]["results"]) for one in news] == [0] * (len(news) - 1) + [1]
    assert news[-1]["table"]["phase"] == "over"
