"""What somebody with a link sees of a score pad or an event, and how a browser keeps it in sight.

Whoever watches says with which key, and is shown the whole page now and whenever it changes. A page
is complete each time, so nobody has to catch up.
"""

from typing import Annotated, Final, TypeAlias

import msgspec

from dacabo.core.values import Tagged, Value
from dacabo.scorepad.view import PadView
from dacabo.server.wire.table import Bye, Ping, Pong
from dacabo.tournament.facts import Player
from dacabo.tournament.pages import views

LONGEST_KEY: Final = 600
"""Of a link; the name of an organiser may be in it."""

Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEY)]
"""What stands behind the `#` of a link: whoever has it may do what it is for."""


# --- what a browser says --------------------------------------------------------------


WATCH: Final = "/api/watch"
"""The WebSocket of whoever watches a pad or an event."""


class Watch(Tagged):
    """Always first: show me what this key is for."""

    key: Key


FromWatcher: TypeAlias = Watch | Ping

# --- what it is shown -----------------------------------------------------------------


class LiveMatch(Value):
    """How a match stands that is being played: on its score pad, or at its online table."""

    match: str
    rounds: int
    """How many are over."""
    totals: dict[Player, int]


class PadShown(Tagged, tag="pad", kw_only=True):
    """A score pad."""

    pad: PadView


class PublicShown(Tagged, tag="public", kw_only=True):
    """An event, for anybody with its public link."""

    event: views.PublicView
    live: tuple[LiveMatch, ...]


class PlayerShown(Tagged, tag="player", kw_only=True):
    """An event, for one player."""

    page: views.PlayerPage
    live: tuple[LiveMatch, ...]
    pad: PadView | None
    """The score pad of their match, while they can write on it; its seats are those of the match's
    players who have not left, in their order."""


class TableShown(Tagged, tag="table", kw_only=True):
    """A table of an event."""

    page: views.TablePage
    pad: PadView | None
    """The score pad of its match, while it can be written on; its seats are those of the match's
    players who have not left, in their order."""
    live: LiveMatch | None
    """How the match stands, also when somebody left and its pad is closed."""


class DeskShown(Tagged, tag="desk", kw_only=True):
    """The organisers' desk."""

    page: views.Desk
    organiser: str
    """Whose link it is; empty if no name was given."""
    number: int
    """Of that organiser."""
    live: tuple[LiveMatch, ...]
    seated: dict[str, tuple[Player, ...]]
    """By match that is played online: who sits at its table already, bots included."""


Page: TypeAlias = PadShown | PublicShown | PlayerShown | TableShown | DeskShown


class Shown(Tagged, kw_only=True):
    """The page as it is now."""

    now: int
    """The server's time, in milliseconds since 1970."""
    build: str
    """The path of the main script of the browser app that is served here now."""
    page: Page


ToWatcher: TypeAlias = Shown | Pong | Bye
