"""Services for all routes: limits per address, the identity of a guest, and links for others."""

import asyncio
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from http import HTTPStatus
from time import monotonic

from starlette.requests import Request

from dacabo.server.environment import Environment
from dacabo.server.http.request_guard import Scope
from dacabo.server.http.responses import HttpError
from dacabo.server.lan import lan_address, link_to, qr_code
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.limits.buckets import AddressBuckets, Rate, per_minute
from dacabo.server.settings import LINK_CODES, WRONG_CODES, Settings, is_loopback
from dacabo.server.store.nodes import Nodes
from dacabo.server.store.secret import server_secret
from dacabo.server.store.store import Guest, Store, StoreError
from dacabo.server.tokens import SECURE, hashed, is_link_secret, link_secret, token_of
from dacabo.server.wire.bodies import TableLink


class SharedBuckets(AddressBuckets):
    """Token buckets of addresses that all nodes share: each node reports what was spent.

    A node that has just started, or missed a report, lets an address spend more. No address is
    refused for tokens that it has not spent.
    """

    def __init__(self, kind: str, rate: Rate, nodes: Nodes) -> None:
        super().__init__(rate)
        self._topic = f"spent-{kind}"
        self._nodes = nodes
        nodes.subscribe(self._topic, self._on_spent)

    def take(self, address: str, now: float, cost: float = 1) -> bool:
        """Spend an address's tokens if each prefix has enough; otherwise spend nothing."""
        if not self.reserve(address, now, cost):
            return False
        self.confirm(address, cost)
        return True

    def reserve(self, address: str, now: float, cost: float = 1) -> bool:
        """Spend tokens on this node only, until it is known whether the request costs anything."""
        return super().take(address, now, cost)

    def refund(self, address: str, now: float, cost: float = 1) -> None:
        """Give back what was reserved."""
        self.owe(self._prefixes(address), now, -cost)

    def confirm(self, address: str, cost: float = 1) -> None:
        """Tell the other nodes what an address has spent here, in one message for all prefixes."""
        if not self._nodes.alone:
            self._nodes.publish(self._topic, ",".join(self._prefixes(address)), str(cost).encode())

    def _prefixes(self, address: str) -> tuple[str, ...]:
        prefixes = super()._prefixes(address)
        return prefixes if self._nodes.alone else tuple(map(_hash_prefix, prefixes))

    def _on_spent(self, prefixes: str, cost: bytes) -> None:
        self.owe(prefixes.split(","), monotonic(), float(cost))


@lru_cache(maxsize=1024)
def _hash_prefix(prefix: str) -> str:
    """A hash of a prefix for messages between nodes, so that the database sees no address."""
    return sha256(b"dacabo/home\0" + prefix.encode()).hexdigest()[:32]


class RouteContext:
    """Shared by all routes."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        environment: Environment,
        background: BackgroundQueue,
    ) -> None:
        self.background = background
        self._settings = settings
        self._store = store
        self._environment = environment
        per, nodes = per_minute, store.nodes
        self.new_guests = SharedBuckets("guests", per(settings.guests_per_minute), nodes)
        self.new_tables = SharedBuckets("tables", per(settings.tables_per_minute), nodes)
        self.new_connections = SharedBuckets("lines", per(settings.connections_per_minute), nodes)
        self.link_codes = SharedBuckets("links", LINK_CODES, nodes)
        wrong = settings.wrong_codes_per_minute
        self.wrong_codes = SharedBuckets("codes", per(wrong), nodes)
        self.wrong_codes_of_guest = SharedBuckets("guesses", WRONG_CODES, nodes)
        """Keyed by the hash of a guest's token."""
        self.wrong_codes_of_strangers = SharedBuckets("strangers", per(max(wrong // 2, 1)), nodes)
        """Keyed by the address of a client without a token."""
        self._secret: bytes | None = None

    async def open(self) -> None:
        """Read the secret of links, before the first request."""
        with suppress(StoreError):  # if the disk is full, links have no secret until the next start
            self._secret = await server_secret(self._store, self._environment)

    def charge(self, buckets: AddressBuckets, scope: Scope, cost: float = 1) -> None:
        """Charge the address of a request; refuse it if the address has too few tokens."""
        if not buckets.take(address_of(scope), monotonic(), cost):
            raise HttpError("too-fast", HTTPStatus.TOO_MANY_REQUESTS)

    async def find_guest(self, scope: Scope) -> Guest | None:
        """The guest who makes a request; None without a valid token."""
        token = token_hash_of(scope)
        return None if token is None else await self.by_token(token)

    async def by_token(self, token: bytes) -> Guest | None:
        """The guest with a token, from its hash; None if nobody has it."""
        return await self._store.guest_by_token(token, self._environment.now() / 1000)

    async def guest(self, request: Request) -> Guest:
        """The guest who makes a request; an error without a valid token."""
        guest = await self.find_guest(request.scope)
        if guest is None:
            raise HttpError("not-a-guest", HTTPStatus.UNAUTHORIZED)
        return guest

    def table_path(self, code: str) -> str:
        """The path of a table in links, with the secret that proves that the code is no guess."""
        secret = "" if self._secret is None else f".{link_secret(self._secret, code)}"
        return f"/tables/{code}{secret}"

    def is_valid_link(self, code: str, secret: str) -> bool | None:
        """Whether a secret belongs to the link of a table; None if the server has no secret."""
        return None if self._secret is None else is_link_secret(secret, self._secret, code)

    async def make_link(self, request: Request, path: str) -> TableLink:
        """A link to a page of this server that another device can open."""
        url = await self.base(request) + path
        return TableLink(url, await self.background.run(qr_code, url))

    async def base(self, request: Request) -> str:
        """The origin by which others reach this server, as far as it is known."""
        url = request.url
        if self._settings.public_url:
            return self._settings.public_url
        if self._settings.lan and is_loopback(url.hostname or ""):
            # Resolving the machine's own name can take a while, so a thread does it.
            address = await asyncio.to_thread(lan_address)
            if address:
                return link_to(address, request.scope["server"][1]).removesuffix("/")
        return f"{url.scheme}://{url.netloc}"


def address_of(scope: Scope) -> str:
    """The address of a client."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def token_hash_of(scope: Scope) -> bytes | None:
    """The hash of the token sent with a request."""
    token = token_of(scope["headers"], secure=scope[SECURE])
    return None if token is None else hashed(token)
