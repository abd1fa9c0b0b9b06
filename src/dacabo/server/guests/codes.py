"""Table codes. A valid code lets anyone in, so guessing is limited.

A code is short enough to be called across a room, and therefore to be guessed by a patient client.
All lookups of a table by its code go through `Codes`.
"""

from http import HTTPStatus
from time import monotonic

from starlette.requests import Request
from starlette.responses import Response

from dacabo.server.http.answers import Handler, HttpError
from dacabo.server.http.door import Message
from dacabo.server.http.reception import Reception, address_of
from dacabo.server.store.store import Store
from dacabo.server.tables.tables import Tables
from dacabo.server.tokens import read_code
from dacabo.table.errors import TableError


class Codes:
    """Counts the invalid codes of each address."""

    def __init__(self, store: Store, tables: Tables, reception: Reception) -> None:
        self._store = store
        self._tables = tables
        self._reception = reception

    def found_first(self, handler: Handler) -> Handler:
        """Wrap the handler of a route with a code; it only gets codes of existing tables."""

        async def answer(request: Request) -> Response:
            code = await self.find(request.scope, request.path_params["code"])
            request.path_params["code"] = code
            return await handler(request)

        return answer

    async def find(self, scope: Message, text: str) -> str:
        """The code of an existing table, from the text that a client sent.

        After too many invalid codes even a valid one is refused before the lookup, so that nothing
        can be learnt. Guests at that table are exempt: they know the code, and guesses of others in
        the same home must not lock them out.
        """
        code = read_code(text)
        if code is None:
            raise TableError("no-such-table")
        address, wrong = address_of(scope), self._reception.wrong_codes
        if not wrong.reserve(address, monotonic()):  # first, since many may come at once
            if await self._is_there(scope, code):
                return code
            raise HttpError("too-fast", HTTPStatus.TOO_MANY_REQUESTS)
        if self._tables.live.get(code) is None and await self._store.look_up(code) is None:
            wrong.spent(address)
            raise TableError("no-such-table")
        wrong.refund(address, monotonic())
        return code

    async def _is_there(self, scope: Message, code: str) -> bool:
        """Whether the client sits at a table, or watches it right now."""
        guest = await self._reception.known(scope)
        if guest is None:
            return False
        live = self._tables.live.get(code)
        looks = live is not None and guest.id in live.audience.present
        return looks or await self._store.is_member(code, guest.id)
