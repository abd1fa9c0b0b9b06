"""Find a table by its code, and preview the link to a table.

A code is short enough to be called across a room, and therefore to be guessed by a patient client.
A valid code lets anyone in, so all lookups by code go through `TableCodes`, which limits guesses. A
link has a secret after the code, which proves that it is no guess: it works however many wrong
codes others have typed.
"""

from http import HTTPStatus
from time import monotonic
from typing import Final

from starlette.requests import Request

from dacabo.core.errors import DacaboError
from dacabo.server.http.pages import Pages, Preview
from dacabo.server.http.request_guard import Scope
from dacabo.server.http.responses import HttpError, language_of, words_in
from dacabo.server.http.route_context import RouteContext, address_of, token_hash_of
from dacabo.server.store.store import Store
from dacabo.server.tables.summary import read_summaries
from dacabo.server.tables.tables import Tables
from dacabo.server.tokens import read_code
from dacabo.table.errors import TableError
from dacabo.table.table import Phase

_PLAYED: Final = (Phase.SHUFFLING, Phase.PLAYING, Phase.PAUSED)


class TableCodes:
    """Finds tables by code, and limits how many wrong codes a guest or an address may try."""

    def __init__(self, store: Store, tables: Tables, context: RouteContext) -> None:
        self._store = store
        self._tables = tables
        self._context = context

    async def find(self, scope: Scope, text: str) -> str:
        """The code of an existing table.

        The client sent either the code alone or `code.secret` from a link.

        After too many invalid codes even a valid one is refused before the lookup, so that a
        guesser learns nothing. Guests at that table are exempt: they know the code, and guesses of
        others in the same home must not lock them out.
        """
        typed, _, secret = text.partition(".")
        code = read_code(typed)
        if code is None:
            raise TableError("no-such-table")
        # It is None for a code without a secret, or if the server has no secret itself.
        link_is_valid = self._context.is_valid_link(code, secret) if secret else None
        if link_is_valid:
            if await self._exists(code):
                return code
            raise TableError("no-such-table")
        guess = _Guess(self._context, scope)
        if not guess.try_count():
            if link_is_valid is None and await self._is_at_table(scope, code):
                return code
            raise HttpError("too-fast", HTTPStatus.TOO_MANY_REQUESTS)
        if link_is_valid is False or not await self._exists(code):
            guess.was_wrong()
            raise TableError("no-such-table")
        guess.was_right()
        return code

    async def _exists(self, code: str) -> bool:
        return (
            self._tables.live.get(code) is not None or await self._store.look_up(code) is not None
        )

    async def _is_at_table(self, scope: Scope, code: str) -> bool:
        """Whether the client sits at a table, or watches it right now."""
        guest = await self._context.find_guest(scope)
        if guest is None:
            return False
        live = self._tables.live.get(code)
        watches = live is not None and guest.id in live.audience.present
        return watches or await self._store.is_member(code, guest.id)


class _Guess:
    """A code that may be wrong.

    It is counted before the lookup, because a client may send many guesses at the same time.
    """

    def __init__(self, context: RouteContext, scope: Scope) -> None:
        address, token = address_of(scope), token_hash_of(scope)
        self._limits = (
            # The limit of the address cannot be evaded: a client can invent any number of tokens.
            (context.wrong_codes, address),
            (context.wrong_codes_of_strangers, address)
            if token is None
            else (context.wrong_codes_of_guest, token.hex()),
        )

    def try_count(self) -> bool:
        """Count this guess; False if there were too many wrong ones."""
        (addresses, address), (guests, guest) = self._limits
        now = monotonic()
        if not addresses.reserve(address, now):
            return False
        if guests.reserve(guest, now):
            return True
        addresses.refund(address, now)
        return False

    def was_wrong(self) -> None:
        """Count a wrong guess on all nodes."""
        for limit, client in self._limits:
            limit.confirm(client)

    def was_right(self) -> None:
        """Stop counting a right guess."""
        for limit, client in self._limits:
            limit.refund(client, monotonic())


class Invitations:
    """Previews of the pages of tables. They show no more than the page itself would."""

    def __init__(
        self, store: Store, codes: TableCodes, context: RouteContext, pages: Pages
    ) -> None:
        self._store = store
        self._codes = codes
        self._context = context
        self._pages = pages

    async def preview(self, request: Request, text: str) -> Preview | None:
        """The preview of a table's page, if there is such a table."""
        try:
            return await self._preview(request, await self._codes.find(request.scope, text))
        except DacaboError:
            return None  # the app shows the error

    async def _preview(self, request: Request, code: str) -> Preview | None:
        row = await self._store.look_up(code)
        tables = read_summaries([row] if row else [])
        if not tables or row is None or row.state == Phase.CLOSED:
            return None
        table = tables[0].summary(await self._store.names({tables[0].host}))
        game, preset = table.options.game, table.options.preset
        language = language_of(request)
        words = words_in(language)
        rules = f"{game}-rules-{preset}"
        game_and_rules = f"{words.text(f'{game}-name')} · {words.text(rules)}"
        key = "invitation-later"
        if table.host_name and table.phase is Phase.OPEN:
            key = "invitation"
        elif table.host_name and table.options.spectators and table.phase in _PLAYED:
            key = "invitation-watch"
        base = await self._context.base(request)
        picture = f"/invitation-{game}.png"
        return Preview(
            language=language,
            title=words.text(key, host=table.host_name, game=game_and_rules),
            about=words.text(f"{rules}.about"),
            url=base + self._context.table_path(code),
            image=base + (picture if self._pages.has(picture) else "/icon-512.png"),
        )
