"""Routes, each declared beside its handler.

The application and the OpenAPI document are both made from these declarations, so they cannot
differ.
"""

import re
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request

from dacabo.core.values import Value
from dacabo.server import tokens
from dacabo.server.wire.bodies import JSON

Handler = TypeVar("Handler", bound=Callable[..., Any])
Method: TypeAlias = Literal["GET", "POST", "PATCH", "DELETE"]

_CODE: Final = f"[{tokens.CODE_LETTERS}]{{{tokens.CODE_LENGTH}}}"
_SECRET: Final = rf"\.[{tokens.LINK_LETTERS}]{{{tokens.LINK_LENGTH}}}"
TableCode: TypeAlias = Annotated[str, msgspec.Meta(pattern=f"^{_CODE}({_SECRET})?$")]
"""A code, with or without the secret of a link."""
PARAMETERS: Final = {
    "code": TableCode,
    "match": Annotated[int, msgspec.Meta(ge=1)],
    "id": Annotated[str, msgspec.Meta(max_length=40)],
}
"""By name of a parameter in a path: its type."""

MAX_EAST: Final = 15 * 60
"""The most minutes by which a clock on Earth differs from UTC, and one hour."""
QUERY: Final = {
    "round": Annotated[int, msgspec.Meta(ge=1)],
    "rounds": Annotated[int, msgspec.Meta(ge=1)],
    "seat": Annotated[int, msgspec.Meta(ge=0)],
    "east": Annotated[int, msgspec.Meta(ge=-MAX_EAST, le=MAX_EAST)],
    "eyes": Annotated[str, msgspec.Meta(pattern="^(all|[0-9]+)$")],
}
"""By name of a parameter after the `?`: its type."""


class Route(Value, kw_only=True):
    """One operation over HTTP."""

    name: str
    """The name of the handler."""
    method: Method
    path: str
    summary: str
    request: Any = None
    """The type of the request body."""
    optional: bool = False
    """Whether the body may be omitted."""
    file: bool = False
    """Whether the body is a whole file, as it is."""
    query: tuple[str, ...] = ()
    """The parameters after the `?`, by name."""
    optional_query: tuple[str, ...] = ()
    """Those that may be omitted."""
    response: Any = None
    """The type of the response body; None for plain text."""
    media: str = JSON
    status: int = 200
    guest: bool = False
    """Whether it requires a guest."""
    key: bool = False
    """Whether it requires the key of a link."""
    opens: bool = False
    """Whether it opens something new, which requires free space; what is open can continue."""
    also: tuple[int, ...] = ()
    """Error statuses beyond those implied by the other fields."""

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of the path parameters."""
        return tuple(re.findall(r"{(\w+)}", self.path))

    @property
    def refusals(self) -> tuple[int, ...]:
        """Every error status it can answer with."""
        statuses = {403, *self.also}  # the guard refuses requests from foreign pages
        if self.request is not None:
            statuses |= {400, 408, 413, 415, 422}
        if self.file:
            statuses |= {408, 413, 422}
        if self.guest:
            statuses.add(401)
        if self.key or self.parameters:
            statuses.add(404)
        if self.path.startswith("/api/"):
            statuses |= {429, 503}
        return tuple(sorted(statuses))


def route(method: Method, path: str, summary: str, **about: Any) -> Callable[[Handler], Handler]:  # noqa: ANN401 (see `Route`)
    """Declare the route of a handler."""

    def declare(handler: Handler) -> Handler:
        declared = Route(name=handler.__name__, method=method, path=path, summary=summary, **about)
        handler.route = declared  # type: ignore[attr-defined]
        return handler

    return declare


def routes_of(group: object) -> Iterator[tuple[Route, Any]]:
    """The routes that a class declares, each with its handler; also of an instance."""
    kind = group if isinstance(group, type) else type(group)
    for name, handler in vars(kind).items():
        if (declared := getattr(handler, "route", None)) is not None:
            yield declared, getattr(group, name)


_NUMBER: Final = re.compile("[0-9]{1,9}")


def number_in(request: Request, name: str) -> int | None:
    """A number after the `?`; None if there is none."""
    text = request.query_params.get(name, "")
    return int(text) if _NUMBER.fullmatch(text) else None


_EAST: Final = re.compile("-?[0-9]{1,4}")


def east_of(request: Request) -> int:
    """The minutes by which the client's clock is ahead of UTC; 0 if it does not say so."""
    text = request.query_params.get("east", "")
    return max(-MAX_EAST, min(MAX_EAST, int(text))) if _EAST.fullmatch(text) else 0
