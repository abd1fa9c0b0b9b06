"""The JSON Schema of all messages and the OpenAPI document, made from the types themselves.

Both are made on first use, and cached.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from http import HTTPStatus
from operator import or_
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import inspect

from dacabo import __version__
from dacabo.club.requests import Request as ClubRequest
from dacabo.core.game import AnyGame
from dacabo.games import GAMES
from dacabo.scorepad.requests import Request as PadRequest
from dacabo.scorepad.sheets import SHEETS
from dacabo.scorepad.sheets import RoundEntry as PadEntry
from dacabo.server.api.about import About
from dacabo.server.clubs.routes import ClubRoutes
from dacabo.server.events.routes.events import EventRoutes
from dacabo.server.events.routes.matches import MatchRoutes
from dacabo.server.film.analysis import AnalysisRoutes
from dacabo.server.film.routes import FilmRoutes
from dacabo.server.guests.routes import GuestRoutes
from dacabo.server.http.routing import PARAMETERS, QUERY, Route, routes_of
from dacabo.server.pads.routes import PadRoutes
from dacabo.server.tables.routes import TableRoutes
from dacabo.server.tokens import COOKIE
from dacabo.server.wire.bodies import FILE, JSON, KEY_HEADER, Problem
from dacabo.server.wire.table import LIVE, FromClient, FromServer
from dacabo.server.wire.watch import WATCH, FromWatcher, Page, ToWatcher
from dacabo.table.requests import Request
from dacabo.tournament.facts import Fact as EventFact
from dacabo.tournament.facts import Request as EventRequest

ROUTE_GROUPS: Final = (
    GuestRoutes,
    TableRoutes,
    AnalysisRoutes,
    PadRoutes,
    EventRoutes,
    MatchRoutes,
    ClubRoutes,
    FilmRoutes,
    About,
)

ROUTES: Final[tuple[Route, ...]] = tuple(
    route for group in ROUTE_GROUPS for route, _ in routes_of(group)
)


Json: TypeAlias = dict[str, Any]

LOCAL_REF: Final = "#/$defs/"
OPENAPI_REF: Final = "#/components/schemas/"


@cache
def message_schema() -> bytes:
    """The JSON Schema of all messages over WebSockets."""
    defined = definitions()
    unions = ("FromClient", "FromServer", "FromWatcher", "ToWatcher")
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Dacabo: the messages of a table, and of a pad or an event",
        "anyOf": [_ref(union) for union in unions],
        "$defs": _select(defined, reachable(defined, *unions)),
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


@cache
def openapi() -> bytes:
    """The OpenAPI document of the routes over HTTP."""
    defined = definitions()
    paths: Json = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    paths[LIVE] = {
        "description": "A WebSocket, described in docs/protocol.md.",
        "parameters": _parameters(("code",)),
        "x-websocket": {
            "client": {"$ref": "/api/schema.json#/$defs/FromClient"},
            "server": {"$ref": "/api/schema.json#/$defs/FromServer"},
        },
    }
    paths[WATCH] = {
        "description": "A WebSocket, described in docs/protocol.md.",
        "x-websocket": {
            "client": {"$ref": "/api/schema.json#/$defs/FromWatcher"},
            "server": {"$ref": "/api/schema.json#/$defs/ToWatcher"},
        },
    }
    names = reachable(defined, "Problem", *refs(paths))
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Dacabo", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": _select(defined, names),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "token": {"type": "http", "scheme": "bearer"},
                "key": {"type": "apiKey", "in": "header", "name": KEY_HEADER},
            },
        },
    }
    text = msgspec.json.encode(document).replace(
        f'"{LOCAL_REF}'.encode(), f'"{OPENAPI_REF}'.encode()
    )
    return msgspec.json.format(text, indent=1)


# --- definitions ----------------------------------------------------------------------


@cache
def definitions() -> Json:
    """The schemas of all types of messages and routes, by name."""
    unions: dict[str, Any] = {
        "FromClient": FromClient,
        "FromServer": FromServer,
        "Request": Request,
        "FromWatcher": FromWatcher,
        "ToWatcher": ToWatcher,
        "Page": Page,
        "PadEntry": PadEntry,
        "PadRequest": PadRequest,
        "EventRequest": EventRequest,
        "EventFact": EventFact,
        "ClubRequest": ClubRequest,
    }
    for game in GAMES.values():
        unions[_prefix(game) + "Fact"] = reduce(or_, game.fact_types)
    views = [game.view_type for game in GAMES.values()]
    bodies = [body for route in ROUTES for body in (route.request, route.response) if body]

    defined = _schemas_by_name([*unions.values(), *views, *bodies, Problem], tuple(unions))
    for game in GAMES.values():
        _type_decisions(defined, game)
    defined["Fact"] = {"anyOf": [_ref(f"{_prefix(game)}Fact") for game in GAMES.values()]}
    defined["View"] = {
        "anyOf": [*(_ref(f"{_prefix(game)}View") for game in GAMES.values()), {"type": "null"}]
    }
    for message in "Welcome", "News":
        defined[message]["properties"]["view"] = _ref("View")
    defined["Ask"]["properties"]["request"] = _ref("Request")
    defined["Options"]["properties"]["game"] = {"enum": sorted(GAMES)}
    results = [
        _ref(f"{_prefix(GAMES[game])}{SHEETS[game].result_type.__name__}") for game in SHEETS
    ]
    defined["PadRoundSeen"]["properties"]["result"] = {"anyOf": [*results, {"type": "null"}]}

    from_clients = sent_by_clients(defined)
    sent = [
        definition
        for name, definition in defined.items()
        if "properties" in definition and name not in from_clients
    ]
    for name, definition in defined.items():
        definition["title"] = name
    # Fields with a default are optional for clients only. The server omits only what is unset,
    # which has no default.
    for definition in sent:
        definition["required"] = [
            field
            for field, value in definition["properties"].items()
            if field in definition["required"] or "default" in value
        ]
    for value in (value for definition in sent for value in definition["properties"].values()):
        value.pop("default", None)
    return dict(sorted(defined.items()))


def _type_decisions(defined: Json, game: AnyGame) -> None:
    """List the kinds of decisions in the schema of a game's view."""
    name, view = f"{_prefix(game)}Decision", defined[f"{_prefix(game)}View"]
    decision = defined["Decision"]
    kind = {"enum": sorted(game.decision_kinds)}
    defined[name] = {**decision, "properties": {**decision["properties"], "kind": kind}}
    view["properties"]["decisions"]["items"] = _ref(name)


def sent_by_clients(defined: Json) -> set[str]:
    """The names of all messages and bodies of clients."""
    bodies = [schema_of(route.request) for route in ROUTES if route.request]
    return reachable(defined, "FromClient", "FromWatcher", *refs(bodies))


def sent_by_server(defined: Json) -> set[str]:
    """The names of all messages and bodies of the server."""
    answers = [schema_of(route.response) for route in ROUTES if route.response]
    return reachable(defined, "FromServer", "ToWatcher", "Problem", *refs(answers))


def reachable(defined: Json, *names: str) -> set[str]:
    """These names, and all names that they refer to, directly or indirectly."""
    reached: set[str] = set()
    new = set(names)
    while new:
        reached |= new
        new = set(refs([defined[name] for name in new])) - reached
    return reached


def refs(value: object) -> Iterator[str]:
    """The names that a part of a document refers to."""
    for found in re.finditer(
        rf'"{re.escape(LOCAL_REF)}([^"]+)"', msgspec.json.encode(value).decode()
    ):
        yield found[1]


def _ref(name: str) -> Json:
    return {"$ref": LOCAL_REF + name}


def _select(defined: Json, names: set[str]) -> Json:
    return {name: value for name, value in defined.items() if name in names}


# --- names ----------------------------------------------------------------------------


def _prefix(game: AnyGame) -> str:
    """The prefix of a game's types, because games use the same names for theirs."""
    return game.name.capitalize()


def _schemas_by_name(types: Sequence[Any], unions: tuple[str, ...]) -> Json:
    """The schemas of types and all their parts; the first types are unions with names."""
    schemas, components = msgspec.json.schema_components(types)
    components.update(zip(unions, schemas, strict=False))
    ours = _our_names(types)
    renamed = _with_names(components, ours)
    return {ours.get(name, name): value for name, value in renamed.items()}


def _with_names(document: Json, ours: Mapping[str, str]) -> Json:
    """The same document, referring to types by our names."""
    text = re.sub(
        rf'(?<="{re.escape(LOCAL_REF)})[^"]+',
        lambda found: ours[found[0]],
        msgspec.json.encode(document).decode(),
    )
    renamed: Json = msgspec.json.decode(text)
    return renamed


def _our_names(types: Sequence[Any]) -> dict[str, str]:
    """By msgspec's name for a class, which includes the module if necessary."""
    prefixes = {
        game.view_type.__module__.rpartition(".")[0]: _prefix(game) for game in GAMES.values()
    }
    prefixes |= {"dacabo.club": "Club", "dacabo.scorepad": "Pad", "dacabo.tournament": "Event"}
    ours = {}
    for cls in _classes(inspect.multi_type_info(types)):
        homes = (home for home in prefixes if cls.__module__.startswith(f"{home}."))
        prefix = prefixes.get(next(homes, ""), "")
        name = cls.__name__ if cls.__name__.startswith(prefix) else prefix + cls.__name__
        ours[cls.__name__] = ours[f"{cls.__module__}.{cls.__qualname__}"] = name
    return ours


def _classes(info: object, found: dict[type, None] | None = None) -> Iterable[type]:
    """The classes in types, as msgspec sees them."""
    found = {} if found is None else found
    if isinstance(info, tuple):
        for part in info:
            _classes(part, found)
    elif isinstance(info, inspect.Type | inspect.Field):
        cls = getattr(info, "cls", None)
        if cls not in found:
            found |= {} if cls is None else {cls: None}
            _classes(tuple(getattr(info, field) for field in info.__struct_fields__), found)
    return found


# --- routes ---------------------------------------------------------------------------


def schema_of(body: Any) -> Json:  # noqa: ANN401 (any type)
    """The schema of a type, referring to others by our names."""
    (found,), _ = msgspec.json.schema_components([body])
    return _with_names(found, _our_names([body]))


def _operation(route: Route) -> Json:
    operation: Json = {"operationId": route.name, "summary": route.summary}
    if route.guest or route.key:
        operation["security"] = _security(route)
    if parameters := [*_parameters(route.parameters), *_query(route)]:
        operation["parameters"] = parameters
    if route.request:
        content = {JSON: {"schema": schema_of(route.request)}}
        operation["requestBody"] = {"required": not route.optional, "content": content}
    if route.file:
        file = {FILE: {"schema": {"type": "string", "contentMediaType": FILE}}}
        operation["requestBody"] = {"required": True, "content": file}
    answer = {"type": "string"} if route.response is None else schema_of(route.response)
    problem = {JSON: {"schema": _ref("Problem")}}
    success: Json = {"description": HTTPStatus(route.status).phrase}
    if route.status != HTTPStatus.NO_CONTENT:
        success["content"] = {route.media: {"schema": answer}}
    operation["responses"] = {str(route.status): success} | {
        str(status): {"description": HTTPStatus(status).phrase, "content": problem}
        for status in route.refusals
    }
    return operation


def _security(route: Route) -> list[Json]:
    key: Json = {"key": []} if route.key else {}
    return [{"cookie": []} | key, {"token": []} | key] if route.guest else [key]


def _parameters(names: Iterable[str]) -> list[Json]:
    return [
        {"name": name, "in": "path", "required": True, "schema": schema_of(PARAMETERS[name])}
        for name in names
    ]


def _query(route: Route) -> list[Json]:
    return [
        {
            "name": name,
            "in": "query",
            "required": name in route.query,
            "schema": schema_of(QUERY[name]),
        }
        for name in (*route.query, *route.optional_query)
    ]
