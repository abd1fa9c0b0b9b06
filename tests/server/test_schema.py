"""The schema, the OpenAPI document and the TypeScript types describe the wire exactly as it is."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import get_args

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from schemathesis.core.result import Ok
from tools import events

from dacabo.bots.pace import Tempo
from dacabo.core import names
from dacabo.core.game import Fact, heard
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import kebab
from dacabo.games import GAMES
from dacabo.scorepad import files, pad
from dacabo.scorepad.requests import Request as PadRequest
from dacabo.scorepad.sheets import SHEETS
from dacabo.server import tokens
from dacabo.server.api.schema import ROUTES, definitions, message_schema, openapi
from dacabo.server.api.typescript import requests, typescript
from dacabo.server.settings import Limits
from dacabo.server.sockets import websocket
from dacabo.server.store import replay
from dacabo.server.tables import client as client_module
from dacabo.server.wire import bodies, watch
from dacabo.server.wire import table as table_messages
from dacabo.server.wire.bodies import Problem
from dacabo.server.wire.offers import offers
from dacabo.server.wire.table import (
    LIVE,
    Ask,
    Event,
    FromClient,
    FromServer,
    Hello,
    Hurry,
    News,
    Ping,
    React,
    Reaction,
    Welcome,
)
from dacabo.server.wire.watch import WATCH, FromWatcher, Page, ToWatcher
from dacabo.table import apply
from dacabo.table import requests as table_requests
from dacabo.table.commands import act, open_table
from dacabo.table.facts import By
from dacabo.table.options import Memory, Options, game_of
from dacabo.table.requests import Request
from dacabo.table.table import Phase, Step, Table, next_round
from dacabo.table.view import game_view, table_view
from dacabo.tournament import budgets, logfile, namelist
from dacabo.tournament.facts import Request as EventRequest
from dacabo.tournament.subjects import registration

ROOT = Path(__file__).parents[2]
TOURNAMENT_PAGE = (ROOT / "docs" / "protocol-tournaments.md").read_text(encoding="utf-8")
PAGES = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8") + TOURNAMENT_PAGE
RECORDING = (ROOT / "docs" / "protocol-recording.txt").read_text(encoding="utf-8")
"""The conversations of both pages in full; `tests/tools/conversations.py` writes the file."""
SEED = partial(bytes, 32)
OPTIONS = [
    Options(game="cabo", preset="original", changes={"rounds": 2}, players=3, clock=15),
    Options(game="cabo", preset="dutch", players=4, memory=Memory.ASSISTED),
    Options(game="cabo", preset="tournament", changes={"rounds": 1}, players=2),
    Options(game="dacapo", preset="match", changes={"stack": 3, "target": 5}, players=3),
]
REQUESTS: list[Request] = [
    table_requests.Sit(),
    table_requests.Sit(1),
    table_requests.SeatBot("largo"),
    table_requests.Free(1),
    table_requests.Agree(OPTIONS[1]),
    table_requests.Leave(),
    table_requests.Seal("ab" * 32),
    table_requests.Reveal("abc", "cd" * 32),
    table_requests.Ready(ready=False),
    table_requests.Start(),
    table_requests.Play("r1.t1.turn", "draw"),
    table_requests.Return(),
    table_requests.SitIn(1),
    table_requests.Pause(),
    table_requests.Continue(),
    table_requests.SetTempo(Tempo.CALM),
    table_requests.Rematch(),
    table_requests.Close(),
]


def validator_of(name: str, *, complete: bool = False) -> jsonschema_rs.Draft202012Validator:
    """A validator for a definition of the schema; `complete` allows no default to be left out."""
    document = json.loads(message_schema())
    del document["anyOf"]
    if complete:
        options = document["$defs"]["Options"]
        options["required"] = [*options["properties"]]
    return jsonschema_rs.Draft202012Validator({**document, "$ref": f"#/$defs/{name}"})


# --- facts and views of the games ------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_game_names_every_fact(name: str) -> None:
    """No kind of fact in the game's module is missing from the list."""
    game = GAMES[name]
    module = sys.modules[game.fact_types[0].__module__]
    defined = {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
    }
    assert set(game.fact_types) == defined
    assert len(game.fact_types) == len(defined)


@pytest.mark.parametrize("name", GAMES)
def test_views_and_results_name_their_game(name: str) -> None:
    """A client can tell views and results of rounds apart without inspecting them."""
    view = definitions()[f"{name.capitalize()}View"]["properties"]
    result = definitions()[view["results"]["items"]["$ref"].removeprefix("#/$defs/")]
    assert view["game"] == result["properties"]["game"] == {"enum": [name]}
    assert SHEETS[name].result_type.__struct_config__.tag == name


@pytest.mark.parametrize("name", GAMES)
def test_phases_and_decisions_are_listed(name: str) -> None:
    """Every phase of the state has its name in the view, and decisions are of known kinds."""
    view = definitions()[f"{name.capitalize()}View"]["properties"]
    phases = get_args(sys.modules[f"dacabo.{name}.state"].AnyPhase)
    assert view["phase"] == {"enum": sorted(kebab(phase.__name__) for phase in phases)}
    kinds = definitions()[f"{name.capitalize()}Decision"]["properties"]["kind"]
    assert kinds == {"enum": sorted(GAMES[name].decision_kinds)}


def random_request(table: Table, rng: Random) -> tuple[int, Request]:
    """A random seat and a possible request of its guest."""
    chairs = table.chairs
    if any(chair.is_free for chair in chairs):
        return sum(not chair.is_free for chair in chairs), table_requests.Sit()
    waiting = [guest for guest, chair in enumerate(chairs) if not chair.ready]
    if table.phase is Phase.OPEN and waiting == [0]:
        return 0, table_requests.Start()
    if table.phase is Phase.OPEN or next_round(table):
        return waiting[-1], table_requests.Ready()
    decision = rng.choice([d for d in table.decisions if d.actor != TABLE])
    game = game_of(table.options)
    move = rng.choice(game.legal(table.state, decision))
    return decision.actor, table_requests.Play(decision.id, game.text(move))


def whole_match(options: Options) -> Iterator[Step]:
    """All steps of a match with random legal moves."""
    rng = Random(5)
    steps = open_table(options, "g0", bytes(32), 0)
    for at in range(100_000):
        yield from steps
        table = steps[-1].table
        if table.phase is Phase.OVER:
            return
        guest, request = random_request(table, rng)
        steps = act(table, request, at, guest=f"g{guest}", id=str(at), present=(), new_seed=SEED)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options.preset)
def test_every_message_of_a_match_fits_the_schema(options: Options) -> None:
    """Every viewer's messages fit, and so do the facts and views of the match's own game."""
    server, prefix = validator_of("FromServer"), options.game.capitalize()
    facts, views = validator_of(f"{prefix}Fact"), validator_of(f"{prefix}View")
    viewers: list[Seat | None] = [None, *range(options.players)]
    steps = list(whole_match(options))
    assert steps[-1].table.phase is Phase.OVER
    for step in steps:
        table = step.table
        table_part = table_view(table, "abc", {"g0": "Ana"})
        for viewer in viewers:
            facts_told = tuple(heard(step.told, viewer))
            view = game_view(table, viewer)
            event = Event(table.number, step.entry.at, viewer, By.PERSON, facts_told)
            news = News(event=event, view=view, asked=(), clocks=table.clocks, table=table_part)
            server.validate(msgspec.to_builtins(news))
            for fact in facts_told:
                facts.validate(msgspec.to_builtins(fact))
            if view is not None:
                views.validate(msgspec.to_builtins(view))
        welcome = Welcome(
            number=table.number,
            now=0,
            you="g0",
            seat=0,
            table=table_part,
            view=game_view(table, 0),
            asked=(),
            clocks=table.clocks,
            present=("g0",),
            build="/assets/index-1.js",
            missed=(Event(table.number, step.entry.at),),
        )
        server.validate(msgspec.to_builtins(welcome))


def test_all_pages_of_a_tournament_and_of_pads_fit_the_schema() -> None:
    """These are the pages of each role, from the opening of the tournament to its end."""
    watcher, evenings = validator_of("ToWatcher"), events.evenings()["moments"]
    pages = [page for moment in evenings.values() for page in moment.values()]
    seen = msgspec.to_builtins([*pages, *events.pads().values()], str_keys=True)
    assert len(seen) > 40
    for message in seen:
        watcher.validate(message)
    # An organiser's page has other fields than this one.
    assert not watcher.is_valid({**seen[0], "page": {"type": "desk"}})


def test_the_schema_refuses_views_and_facts_of_no_game() -> None:
    """The content of views and facts is validated, too."""
    event: dict[str, object] = {"number": 1, "at": 0, "seat": None, "by": None}
    event |= {"facts": [], "said": [], "level": None}
    news: dict[str, object] = {
        "type": "news",
        "event": event,
        "view": None,
        "asked": [],
        "answers": [],
        "clocks": [],
        "table": None,
    }
    assert validator_of("FromServer").is_valid(news)
    assert not validator_of("FromServer").is_valid({**news, "view": {"viewer": 0}})
    assert not validator_of("FromServer").is_valid(
        {**news, "event": {**event, "facts": [{"type": "x"}]}}
    )


# --- messages --------------------------------------------------------------------------


def test_every_request_round_trips() -> None:
    """Requests are decoded as they are encoded, and fit the schema."""
    assert {type(request) for request in REQUESTS} == set(get_args(Request))
    client = validator_of("FromClient")
    for request in REQUESTS:
        message = Ask("1", request)
        text = msgspec.json.encode(message)
        assert msgspec.json.decode(text, type=FromClient) == message
        client.validate(json.loads(text))
    for other in Hello(), Hello(7), Hello(7, "x"), Ping(), Hurry(), *map(React, Reaction):
        client.validate(msgspec.to_builtins(other))


@pytest.mark.parametrize(
    "text",
    [
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"type":"welcome"}',
        '{"type":"hello","after":-1}',
        '{"type":"hello","after":"1"}',
        '{"type":"hello","more":1}',
        '{"type":"hello","token":1}',
        f'{{"type":"hello","token":"{"x" * 101}"}}',
        '{"type":"react"}',
        '{"type":"react","reaction":"boo"}',
        '{"type":"react","reaction":"bravo","to":1}',
        '{"type":"ask","id":"1"}',
        '{"type":"ask","id":"","request":{"type":"start"}}',
        '{"type":"ask","id":"1","request":{"type":"win"}}',
        '{"type":"ask","id":"1","request":{"type":"sit","seat":"a"}}',
        f'{{"type":"ask","id":"{"1" * 41}","request":{{"type":"start"}}}}',
    ],
)
def test_server_and_schema_refuse_the_same_messages(text: str) -> None:
    """Each of these messages is refused by both."""
    assert not validator_of("FromClient").is_valid(json.loads(text))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=FromClient)


def test_only_clients_may_leave_out_defaults() -> None:
    """Only messages of clients have optional fields."""
    defined = definitions()
    assert defined["Hello"]["required"] == ["type"]
    assert defined["Options"]["required"] == ["game", "preset", "players"]
    assert defined["Event"]["required"] == list(defined["Event"]["properties"])
    assert "  after?: number | null;" in typescript()
    assert "  memory: Memory;" in typescript()


# --- the documents ---------------------------------------------------------------------


def test_the_schema_is_valid() -> None:
    """It conforms to its own standard, and every reference is resolved."""
    jsonschema_rs.Draft202012Validator(json.loads(message_schema()))
    definition_names = set(json.loads(message_schema())["$defs"])
    assert set(re.findall(r'"#/\$defs/([^"]+)"', message_schema().decode())) <= definition_names
    assert {
        "FromClient",
        "FromServer",
        "CaboView",
        "DacapoView",
        "CaboDecision",
    } <= definition_names
    # A name that starts with CaboCabo would have got its prefix twice.
    assert not [name for name in definition_names if "." in name or name.startswith("CaboCabo")]


def test_unions_say_how_to_tell_their_members_apart() -> None:
    """Each union of messages, requests or facts maps every tag to its type."""
    defined = definitions()
    unions = "FromClient", "FromServer", "Request", "CaboFact", "DacapoFact"
    watched = "FromWatcher", "ToWatcher", "Page", "PadRequest", "EventRequest", "EventFact"
    for union in unions + watched:
        mapping = defined[union]["discriminator"]["mapping"]
        assert len(mapping) == len(defined[union]["anyOf"])
        for tag, ref in mapping.items():
            assert defined[ref.rpartition("/")[2]]["properties"]["type"] == {"enum": [tag]}


def test_the_openapi_document_can_be_read() -> None:
    """A tool that knows the standard finds every route in it."""
    document = json.loads(openapi())
    found = schemathesis.openapi.from_dict(document)
    operations = set()
    for result in found.get_all_operations():
        assert isinstance(result, Ok)
        operations.add((result.ok().method.upper(), result.ok().path))
    assert operations == {(route.method, route.path) for route in ROUTES}
    assert "x-websocket" in document["paths"][LIVE]
    schema_names = set(document["components"]["schemas"])
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', openapi().decode())) == schema_names


def test_routes_have_different_names_and_addresses() -> None:
    """No two routes have the same name, or the same method and path."""
    assert len({route.name for route in ROUTES}) == len(ROUTES)
    assert len({(route.method, route.path) for route in ROUTES}) == len(ROUTES)


def test_documents_do_not_depend_on_hash_seeds() -> None:
    """Two processes write the same documents, and build them on first use."""
    program = """
from dacabo.server.api import schema
generated_documents = [schema.message_schema, schema.openapi, schema.definitions]
assert not any(document.cache_info().currsize for document in generated_documents)
from dacabo.server.api.typescript import requests, typescript
print(schema.message_schema().decode(), schema.openapi().decode(), typescript())
"""
    first, second = (
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in "12"
    )
    assert first == second
    assert first.startswith(message_schema().decode())


def test_the_types_of_the_browser_are_current() -> None:
    """If this fails, run `make types`."""
    generated = ROOT / "web" / "src" / "generated"
    assert (generated / "protocol.ts").read_text(encoding="utf-8") == typescript()
    written = {
        file.name: file.read_text(encoding="utf-8") for file in (generated / "requests").iterdir()
    }
    assert written == requests()


# --- what can be played ----------------------------------------------------------------


def test_offered_options_fit_the_rules() -> None:
    """Every option of every rule set is offered with bounds that the rules accept."""
    offer_by_game = {offer.name: offer for offer in offers()}
    assert set(offer_by_game) == set(GAMES)
    for offer in offers():
        for preset in offer.presets:
            rules = GAMES[offer.name].presets[preset.name]
            assert rules.changed(preset.settings) == rules
            assert [option.name for option in offer.options] == list(preset.settings)
            assert preset.players
            for players in preset.players:
                rules.check_players(players)
    cabo = {option.name: option for option in offer_by_game["cabo"].options}
    assert (cabo["limit"].kind, cabo["limit"].lowest, cabo["limit"].none) == ("number", 1, True)
    assert cabo["deck"].choices == ("cabo", "french")
    assert cabo["snap"].kind == "switch"


# --- the page --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    get_args(FromClient) + get_args(FromServer) + get_args(Request),
    ids=lambda kind: kind.__name__,
)
def test_the_pages_mention_every_message(kind: type) -> None:
    """A reader of docs/protocol.md and docs/protocol-tournaments.md meets all of them."""
    assert f"`{kebab(kind.__name__)}`" in PAGES


def test_the_pages_mention_every_route() -> None:
    """All paths are there, with their methods."""
    for route in ROUTES:
        assert f"`{route.method} {route.path}`" in PAGES
    assert f"`{LIVE}`" in PAGES
    assert f"`{WATCH}`" in PAGES


@pytest.mark.parametrize(
    "kind",
    get_args(FromWatcher) + get_args(ToWatcher) + get_args(Page),
    ids=lambda kind: kind.__name__,
)
def test_the_page_about_tournaments_mentions_every_message_of_watchers(
    kind: type[msgspec.Struct],
) -> None:
    """It also mentions every page that they may watch."""
    assert f"`{kind.__struct_config__.tag}`" in TOURNAMENT_PAGE


@pytest.mark.parametrize(
    "kind", get_args(PadRequest) + get_args(EventRequest), ids=lambda kind: kind.__qualname__
)
def test_the_page_about_tournaments_mentions_every_request(kind: type) -> None:
    """These are the requests to a score pad, and to a tournament."""
    assert f"`{kebab(kind.__name__)}`" in TOURNAMENT_PAGE


def test_recorded_messages_fit_the_schema() -> None:
    """Every line of a client or of the server is a valid message of today."""
    table_part, link_part = RECORDING.split("# A score pad\n")
    for part, client, server in (
        (table_part, "FromClient", "FromServer"),
        (link_part, "FromWatcher", "ToWatcher"),
    ):
        client_validator, server_validator = (
            validator_of(client),
            validator_of(server, complete=True),
        )
        recorded_lines = re.findall(r"^([→←]) (\{.*)$", part, re.MULTILINE)
        assert {arrow for arrow, _ in recorded_lines} == {"→", "←"}
        for arrow, line in recorded_lines:
            (client_validator if arrow == "→" else server_validator).validate(json.loads(line))


def test_the_pages_show_what_was_recorded() -> None:
    """Line by line, in the same order; an ellipsis stands for what a page leaves out."""
    recorded = re.findall(r"^[→←] .*$", RECORDING, re.MULTILINE)
    blocks = re.findall(r"^```\n((?:[→←] .*\n)+)```", PAGES, re.MULTILINE)
    assert len(blocks) == len(re.findall(r"^```$", PAGES, re.MULTILINE)) // 2
    for block in blocks:
        following = iter(recorded)
        for line in block.splitlines():
            pattern = re.compile(".*".join(map(re.escape, line.split("…"))))
            assert any(map(pattern.fullmatch, following)), line


def test_recorded_requests_are_requests() -> None:
    """The requests over HTTP are valid, and so are their answers."""
    exchanges = re.findall(r"^→ ([A-Z]+) (\S+)(?: (.*))?\n← (\d{3}) (.*)$", RECORDING, re.MULTILINE)
    assert len(exchanges) == len(re.findall(r"^← \d", RECORDING, re.MULTILINE)) > 8
    routes = {(route.method, route.path): route for route in ROUTES}
    for method, path, body, status, answer in exchanges:
        route = routes[method, path]
        if body:
            msgspec.json.decode(body, type=route.request)
        assert int(status) in (route.status, *route.refusals)
        kind = route.response if int(status) == route.status else Problem
        msgspec.json.decode(answer, type=kind, strict=True)


@pytest.mark.parametrize(
    "limit",
    [
        f"{table_messages.MAX_MESSAGE_BYTES:,} bytes",
        f"{table_messages.LONGEST_ID} characters",
        f"{names.LONGEST} characters",
        f"{tokens.LINK_SECONDS // 60} minutes",
        f"cookie `{tokens.COOKIE}`",
        f"last {replay.RECENT} numbers",
        f"last {apply.MAX_REQUESTS_PER_GUEST} requests",
        f"{websocket.MAX_UNREAD_BYTES // 1024} KiB",
        f"{client_module.MAX_UNREADABLE} messages that could not be read",
        f"{Limits().messages.per_second} messages a second, {Limits().messages.burst} at once",
        f"{Limits().reactions.per_second} reaction a second, {Limits().reactions.burst} at once",
        f"ping every {websocket.PING_SECONDS} seconds",
        f"`{bodies.KEY_HEADER.title()}`",
        f"up to {watch.LONGEST_KEY} characters",
        f"up to {files.MAX_BYTES:,} bytes",
        f"up to {logfile.MAX_LOG_BYTES:,} bytes",
        f"a list of names {namelist.MAX_LIST_BYTES:,}",
        f"{pad.MAX_FACTS:,} entries and changes",
        f"{budgets.MAX_FACTS:,} steps and {registration.MAX_PLAYERS} players",
    ],
)
def test_the_pages_name_the_true_limits(limit: str) -> None:
    """Numbers on the pages are those of the code."""
    assert limit in PAGES


@pytest.mark.parametrize("reaction", Reaction)
def test_the_pages_name_every_reaction(reaction: str) -> None:
    """So the author of a client can draw all of them."""
    assert f"`{reaction}`" in PAGES


def test_the_page_names_every_close_code() -> None:
    """The table of close codes has those of the server's code, and no others."""
    sources = (ROOT / "src" / "dacabo" / "server").rglob("*.py")
    codes_in_source = {
        code for file in sources for code in re.findall(r"\b4[0-9]{3}\b", file.read_text("utf-8"))
    }
    assert codes_in_source == set(re.findall(r"^\| (4[0-9]{3}) ", PAGES, re.MULTILINE))
