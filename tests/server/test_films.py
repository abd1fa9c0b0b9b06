"""The film of a round over HTTP: what it shows, to whose eyes, and which records it refuses."""

import json
from collections.abc import Iterator
from gzip import decompress
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.harness.players import one_by_one, play_all, players_of
from server.harness.rig import Client, Json, Party, Server, over_sockets, serving, sitting, watch

from dacabo.film.errors import FilmError
from dacabo.i18n import LANGUAGES
from dacabo.match import Match
from dacabo.records import MAX_BYTES, verify, write
from dacabo.server.film import film

SERVER = {"talk": 100}
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


TWO_ROUNDS = example("cabo-dutch")


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
            is_last = number == first["rounds"]
            assert (news[-1]["table"] is not None) == is_last


# --- the same messages as in play ---------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "bots", "game", "changes"),
    [
        (2, ("largo",), "cabo original", {"limit": 30}),
        (2, ("andante", "largo"), "cabo dutch", {"rounds": 2}),
        (2, (), "dacapo match", {"stack": 5, "target": 12}),
    ],
)
@over_sockets
async def test_a_film_shows_a_seat_what_it_was_sent_in_play(
    server: Server, people: int, bots: tuple[str, ...], game: str, changes: Json
) -> None:
    """The messages of a live match and of its film are the same for every player, one by one."""
    name, preset = game.split()
    options: Json = {"game": name, "preset": preset, "changes": changes, "memory": "assisted"}
    async with sitting(server, people, bots, **options) as party:
        await party.start()
        await play_all(party)
        record = party.record()[1].encode()
        for client in party.clients:
            shown = [*shown_by_film(server, record, client)]
            assert shown == [*told_in_play(client)]


def told_in_play(client: Client) -> Iterator[Json]:
    """What a player was told of the moves and the deal: views, facts and sentences."""
    for frame in map(json.loads, client.frames):
        if frame["type"] == "news" and (
            frame["event"]["facts"] or frame["event"]["seat"] is not None
        ):
            yield told_by(frame)


def shown_by_film(server: Server, record: bytes, client: Client) -> Iterator[Json]:
    """The same from the film of all rounds."""
    rounds = film_of(server, record, round=1, eyes=client.seat)[1]["rounds"]
    for number in range(1, rounds + 1):
        _, shown = film_of(server, record, round=number, eyes=client.seat)
        yield from (told_by(frame["news"]) for frame in shown["frames"])


def told_by(news: Json) -> Json:
    """The part of a message that does not depend on the time and on who may answer."""
    event = news["event"]
    view = {**news["view"], "decisions": []}
    return {"view": view, **{name: event[name] for name in ("seat", "facts", "said")}}


# --- a match that is still running --------------------------------------------------------


@pytest.mark.parametrize("eyes", ["0", "1"])
def test_the_end_of_a_round_tells_no_card_before_it_is_turned_over(eyes: str) -> None:
    """After a round, a seat remembers what it knew before it ended: the cards turn one by one."""
    match = Match("cabo", "original", ["Ana", "Ben", "Eve"], seed=bytes(32), changes={"rounds": 2})
    for seat in range(3):
        match.seat_bot(seat, "largo")
    file = write(match.record).encode()
    for number in (1, 2):
        *_, before, end = film.film(file, number, eyes, 0).frames
        earlier, after = before.news.view, end.news.view
        assert after.phase == "round-over"
        moved = {
            tuple(place)
            for fact in msgspec.to_builtins(end.news.event.facts)
            for place in places_of(fact)
        }
        unseen = 0
        for seat, layout in enumerate(after.layouts):
            for slot, card in enumerate(layout):
                known = after.remembered[seat][slot]
                assert known in (None, card)
                unseen += card is not None and known is None
                if (seat, slot) not in moved:
                    assert known == earlier.remembered[seat][slot]
        assert unseen


def places_of(fact: Json) -> Iterator[tuple[int, int]]:
    """The places that a fact names."""
    for slot in fact.get("slots", ()):
        yield fact["by"], slot
    for name in ("one", "other", "place"):
        if name in fact:
            yield tuple(fact[name])


@over_sockets
async def test_players_get_the_finished_rounds_of_a_running_match(server: Server) -> None:
    """Others get nothing, and nobody gets a round that is not finished, or a seed."""
    rules: Json = {"preset": "dutch", "changes": {"rounds": 3}}
    async with sitting(server, 2, (), **rules) as party, watch(server, party.code):
        await party.start()
        player, stranger = party.guests[1].token, server.guest("Cyd").token
        assert part_of(party, player, 1)[0] == HTTPStatus.CONFLICT
        await one_by_one(party, players_of(party), until=lambda client: bool(client.results))
        for token in (None, stranger):
            assert part_of(party, token, 1)[0] == HTTPStatus.CONFLICT
        for rounds in (0, 2, "x", ""):
            assert part_of(party, player, rounds)[0] == HTTPStatus.CONFLICT
        status, first = part_of(party, player, 1)
        assert status == HTTPStatus.OK
        assert "Seed:" not in first
        assert "Shares:" not in first
        assert first.count("Round ") == 1
        assert first.endswith("\nResult: unfinished\n")
        shown = film_of(server, first.encode(), round=1, eyes="all")[1]
        assert (shown["over"], shown["rounds"]) == (False, 1)
        assert film_of(server, first.encode(), round=2, eyes="all")[1]["code"] == "film-round"
        await play_all(party)
        assert moves_in(first) in party.record()[1]
        assert part_of(party, None, 1)[1] == party.record()[1]


def part_of(party: Party, token: str | None, rounds: object) -> tuple[int, Any]:
    """The record of the first rounds of a match."""
    path = f"/api/tables/{party.code}/records/1?rounds={rounds}"
    return party.server.http("GET", path, token=token)


@over_sockets
async def test_no_proxy_keeps_a_record(server: Server) -> None:
    """Else a stranger behind the same proxy could get what a player was given."""
    async with sitting(server, 2, changes={"rounds": 1}) as party:
        await party.start()
        await play_all(party)
        answer = server.fetch("GET", f"/api/tables/{party.code}/records/1")
        assert answer.headers["cache-control"] == "no-store"


def moves_in(record: str) -> str:
    """The lines between header and result."""
    return record.split("\n\n", 1)[1].removesuffix("\nResult: unfinished\n")


@over_sockets
async def test_a_deleted_name_is_in_no_film(server: Server) -> None:
    """Whoever deletes everything about them is nobody in the record, and so in its film."""
    async with sitting(server, 2, (), preset="original", changes={"limit": 20}) as party:
        await party.start()
        await play_all(party)
        names = [chair["name"] for chair in party.host.table["chairs"]]
        assert names_in_film(server, party) == names
        assert server.http("DELETE", "/api/me", token=party.guests[1].token)[0] == 204
        assert names_in_film(server, party) == [names[0], "?"]
        record = party.record()[1]
        answer = server.fetch("POST", "/api/film?round=1&eyes=all", record.encode())
        assert names[1].encode() not in answer.body


def names_in_film(server: Server, party: Party) -> list[str]:
    """The names at the table of a film."""
    shown = film_of(server, party.record()[1].encode(), round=1, eyes="all")[1]
    return [chair["name"] for chair in shown["welcome"]["table"]["chairs"]]


# --- the answer ----------------------------------------------------------------------------


def test_an_answer_is_compressed_for_clients_that_accept_it(server: Server) -> None:
    """The same film, in a fraction of the bytes."""
    path = "/api/film?round=1&eyes=all"
    plain = server.fetch("POST", path, TWO_ROUNDS)
    zipped = server.fetch("POST", path, TWO_ROUNDS, **{"accept-encoding": "gzip, br"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert decompress(zipped.body) == plain.body
    assert len(zipped.body) < len(plain.body) / 10
    refused = server.fetch("POST", path, TWO_ROUNDS, **{"accept-encoding": "br, gzip;q=0"})
    assert refused.body == plain.body
    assert plain.headers["vary"] == zipped.headers["vary"] == "accept-encoding"


def test_an_address_pays_for_its_films(tmp_path: Path) -> None:
    """Who asks for more films than its share of the processor gets the usual refusal."""
    with serving(tmp_path, share_per_address=1) as server:
        answers = [film_of(server, TWO_ROUNDS, round=1, eyes="all") for _ in range(120)]
    statuses = [status for status, _ in answers]
    assert statuses[0] == HTTPStatus.OK
    assert statuses[-1] == HTTPStatus.TOO_MANY_REQUESTS
    assert answers[-1][1]["code"] == "too-fast"


# --- records that cannot be shown ---------------------------------------------------------


FORGED = TWO_ROUNDS.replace(b"Totals: ", b"Totals: 9", 1)


@pytest.mark.parametrize(
    ("record", "query", "code"),
    [
        (b"", {}, "record-no-record"),
        (b"Dacabo record 1\n", {}, "record-cut-off"),
        (b"\xff", {}, "record-not-utf-8"),
        (b"x" * (MAX_BYTES + 1), {}, "record-too-large"),
        (TWO_ROUNDS[:1000], {}, "record-cut-off"),
        (FORGED, {}, "record-points"),
        (TWO_ROUNDS.replace(b"Seed: ", b"Seed: 0", 1)[:-1], {}, "record-cut-off"),
        (TWO_ROUNDS.replace(b"Game: cabo", b"Game: skat"), {}, "record-game"),
        (TWO_ROUNDS, {"round": 3}, "film-round"),
        (TWO_ROUNDS, {"round": 0}, "film-round"),
        (TWO_ROUNDS, {"round": "one"}, "film-round"),
        (TWO_ROUNDS, {"round": "9" * 30}, "film-round"),
        (TWO_ROUNDS, {"eyes": 9}, "film-eyes"),
        (TWO_ROUNDS, {"eyes": -1}, "film-eyes"),
        (TWO_ROUNDS, {"eyes": ""}, "film-eyes"),
        (TWO_ROUNDS, {"seat": 26}, "film-eyes"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_bad_record_is_refused_in_words(
    server: Server, record: bytes, query: Json, code: str
) -> None:
    """The refusal is that of the command line, in the reader's language."""
    sentences = set()
    for language in LANGUAGES:
        status, refusal = film_of(server, record, language, **{"round": 1, "eyes": "all", **query})
        too_large = code == "record-too-large"
        assert status == (413 if too_large else HTTPStatus.UNPROCESSABLE_ENTITY)
        assert refusal["code"] == code
        sentences.add(refusal["message"])
    assert len(sentences) == len(LANGUAGES)
    assert "" not in sentences


def test_a_very_long_round_has_no_film(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer would be too large, and no more of its moves are kept than a film may have."""
    monkeypatch.setattr(film, "MAX_MOVES", 10)
    with pytest.raises(FilmError, match="film-too-long"):
        film.film(TWO_ROUNDS, 1, "all", None)
    steps = film.RoundSteps(1)
    record = verify(TWO_ROUNDS.decode(), steps.add).record
    assert len([*steps.frames(record)]) <= 10
    assert steps.is_too_long
