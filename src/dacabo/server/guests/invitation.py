"""What a link to a table says of itself before it is opened: who invites, and to what."""

from starlette.requests import Request

from dacabo.core.errors import DacaboError
from dacabo.server.guests.codes import Codes
from dacabo.server.http.answers import language_of, words_in
from dacabo.server.http.pages import Preview
from dacabo.server.http.reception import Reception
from dacabo.server.store.store import Store
from dacabo.server.tables.summary import read_summaries
from dacabo.table.table import Phase


class Invitations:
    """Previews of the pages of tables. They show no more than the page itself would."""

    def __init__(self, store: Store, codes: Codes, reception: Reception) -> None:
        self._store = store
        self._codes = codes
        self._reception = reception

    async def preview(self, request: Request, text: str) -> Preview | None:
        """The preview of a table's page, if there is such a table."""
        try:
            return await self._preview(request, await self._codes.find(request.scope, text))
        except DacaboError:
            return None  # the app itself says what is wrong

    async def _preview(self, request: Request, code: str) -> Preview | None:
        listed = await self._store.look_up(code)
        found = read_summaries([listed] if listed else [])
        if not found or listed is None or listed.state == Phase.CLOSED:
            return None
        table = found[0].summary(await self._store.names({found[0].host}))
        game, preset = table.options.game, table.options.preset
        language = language_of(request)
        words = words_in(language)
        rules = f"{game}-rules-{preset}"
        named = f"{words.text(f'{game}-name')} · {words.text(rules)}"
        invites = table.phase is Phase.OPEN and table.host_name
        key = "invitation" if invites else "invitation-later"
        base = await self._reception.base(request)
        return Preview(
            language=language,
            title=words.text(key, host=table.host_name, game=named),
            about=words.text(f"{rules}.about"),
            url=base + self._reception.table_path(code),
            image=f"{base}/icon-512.png",
        )
