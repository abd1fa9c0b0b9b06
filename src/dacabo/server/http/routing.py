"""Routes, each declared beside its handler.

The server is put together from them and the OpenAPI document is made from them, so that the two
cannot differ.
"""

import re
from collections.abc import Callable, Iterator
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from dacabo.core.values import Value
from dacabo.server import tokens
from dacabo.server.wire.bodies import JSON

Handler = TypeVar("Handler", bound=Callable[..., Any])
Method: TypeAlias = Literal["GET", "POST", "PATCH", "DELETE"]

TableCode: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=f"^[{tokens.CODE_LETTERS}]{{{tokens.CODE_LENGTH}}}$")
]
PARAMETERS: Final = {
    "code": TableCode,
    "match": Annotated[int, msgspec.Meta(ge=1)],
    "id": Annotated[str, msgspec.Meta(max_length=40)],
}
"""What stands for something in a path."""


class Route(Value, kw_only=True):
    """One thing that can be asked for over HTTP."""

    name: str
    """Of its handler."""
    method: Method
    path: str
    summary: str
    request: Any = None
    """The type of what is sent."""
    optional: bool = False
    """Whether nothing may be sent as well."""
    file: bool = False
    """Whether a whole file is sent, as it is."""
    response: Any = None
    """The type of what comes back; of plain text there is none."""
    media: str = JSON
    status: int = 200
    guest: bool = False
    """Whether one has to be somebody here."""
    key: bool = False
    """Whether it needs the key of a link."""
    opens: bool = False
    """Whether it opens something new, for which there must be space; what has begun goes on."""
    also: tuple[int, ...] = ()
    """How it can fail, beyond what follows from the rest."""

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parts of the path that stand for something."""
        return tuple(re.findall(r"{(\w+)}", self.path))

    @property
    def refusals(self) -> tuple[int, ...]:
        """Every status with which it can fail."""
        found = {403, *self.also}  # whoever comes from somebody else's page is not let in
        if self.request is not None:
            found |= {400, 408, 413, 415, 422}
        if self.file:
            found |= {408, 413, 422}
        if self.guest:
            found.add(401)
        if self.key:
            found.add(404)
        if self.parameters:
            found.add(404)
        if self.path.startswith("/api/"):
            found |= {429, 503}
        return tuple(sorted(found))


def route(method: Method, path: str, summary: str, **about: Any) -> Callable[[Handler], Handler]:  # noqa: ANN401 (see `Route`)
    """Declare what a handler answers."""

    def declare(handler: Handler) -> Handler:
        declared = Route(name=handler.__name__, method=method, path=path, summary=summary, **about)
        handler.route = declared  # type: ignore[attr-defined]
        return handler

    return declare


def routes_of(desk: object) -> Iterator[tuple[Route, Any]]:
    """The routes of a desk, which is a class or one of its kind, and the handler of each."""
    kind = desk if isinstance(desk, type) else type(desk)
    for name, handler in vars(kind).items():
        if (declared := getattr(handler, "route", None)) is not None:
            yield declared, getattr(desk, name)
