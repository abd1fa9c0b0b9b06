"""Running nodes as docs/operating.md says: health, a database that is down, restarts, metrics."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with Schemathesis, without types
from server.harness.cluster import Cluster
from server.harness.nginx import documented, free_port, proxy, require_nginx
from server.harness.rig import Client, Json, Server, one_node, over_sockets, sitting, watch
from server.harness.stores import PostgresPlace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from dacabo.server.metrics import Metrics

DOCS = Path(__file__).parents[2] / "docs"
DATABASE_AWAY = {
    "en": "The server can’t reach its database at the moment.",
    "de": "Der Server erreicht seine Datenbank gerade nicht.",
    "nl": "De server kan zijn database even niet bereiken.",
    "fr": "Le serveur n’arrive pas à joindre sa base de données pour le moment.",
}


@pytest.fixture
def killable_cluster() -> Iterator[Cluster]:
    """A database server of its own, which the test kills."""
    cluster_ = Cluster()
    yield cluster_
    cluster_.remove()


async def ask_until_done(client: Client, kind: str) -> Json:
    """Repeat a request until it is not refused because the database is down."""
    for number in count():
        answer = await client.ask(kind, f"again-{kind}-{number}")
        if answer.get("code") not in ("store-away", "store-busy"):
            return answer
        await asyncio.sleep(0.1)
    raise AssertionError


async def wait_for_readiness(server: Server, status: int) -> Any:
    """Wait until the server reports a status; return its answer."""
    until = time.monotonic() + 20
    while True:
        current_status, answer = await asyncio.to_thread(server.http, "GET", "/readyz")
        if current_status == status:
            return answer
        assert time.monotonic() < until
        await asyncio.sleep(0.1)


@over_sockets
async def test_a_database_that_is_down_loses_nothing(
    tmp_path: Path, killable_cluster: Cluster
) -> None:
    """Requests get a sentence, the app is still served, and matches continue once it is back."""
    with one_node(tmp_path, database=killable_cluster.link(), talk=100) as server:
        async with sitting(server, 2) as party:
            ana, bo = party.clients
            assert server.http("GET", "/readyz") == (200, "ok\n")
            number = (await bo.ask("ready"))["number"]
            killable_cluster.kill()
            refused = await ana.ask("start")
            assert (refused["type"], refused["code"]) == ("refused", "store-away")
            assert (await wait_for_readiness(server, 503))["code"] == "store-away"
            assert server.http("GET", "/livez") == (200, "ok\n")
            token = party.guests[0].token
            for language, sentence in DATABASE_AWAY.items():
                for path in ("/readyz", "/api/me"):
                    spoken = {"accept-language": language}
                    status, problem = server.http("GET", path, None, token, **spoken)
                    assert (status, problem["code"]) == (503, "store-away")
                    assert problem["message"].startswith(sentence)
            assert server.http("GET", "/", accept="text/html")[0] == 200
            await asyncio.to_thread(killable_cluster.start)
            began = time.monotonic()
            assert (await ask_until_done(ana, "start"))["type"] == "done"
            assert time.monotonic() - began < 5
            await wait_for_readiness(server, 200)
            await party.catch_up()
            assert bo.number > number
            assert bo.table["phase"] == "playing"
    assert all(json.loads(line)["event"] != "failed" for line in server.log.splitlines())


def test_a_server_behind_a_newer_schema_is_not_ready(tmp_path: Path) -> None:
    """A newer server changed the tables while this one was disconnected."""
    place = PostgresPlace()
    with one_node(tmp_path, database=place.written) as server:
        assert server.http("GET", "/readyz")[0] == 200
        place.rows("UPDATE dacabo SET version = version + 1")
        status, problem = server.http("GET", "/readyz")
        assert (status, problem["code"]) == (503, "store-moved-on")
        assert server.http("GET", "/livez")[0] == 200


@pytest.mark.long
def test_a_rolling_restart_is_not_noticed(tmp_path: Path) -> None:
    """Nodes restart one after the other; the documented nginx avoids a node that stops."""
    place = PostgresPlace()

    def node(stack: ExitStack, number: int) -> Server:
        name = f"log-{number}"
        options: Json = {"database": place.written, "trusted_proxies": "127.0.0.1"}
        return stack.enter_context(one_node(tmp_path, name, port=ports[number % 2], **options))

    ports = [free_port(), free_port()]
    with ExitStack() as stack:
        nodes = [node(stack, number) for number in (0, 1)]
        link = stack.enter_context(proxy(tmp_path / "nginx", [node_.link for node_ in nodes]))
        public = Server.__new__(Server)
        public.link = link
        statuses = []
        for number, stopped in enumerate(nodes, start=2):
            stopped.process.terminate()
            enough = time.monotonic() + 1
            while stopped.process.is_alive() or time.monotonic() < enough:
                statuses.append(public.http("GET", "/api/tables")[0])
                ana = {"name": "Ana", "program": True}
                statuses.append(public.http("POST", "/api/guests", ana)[0])
            assert stopped.wait_for_exit() in (0, -signal.SIGTERM)
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", ports[number % 2]), timeout=5)
            assert node(stack, number).http("GET", "/readyz")[0] == 200
    assert len(statuses) > 20
    assert {*statuses} == {200, 201}


# --- the documented configuration --------------------------------------------------------------


def test_the_documented_nginx_configuration_is_valid(tmp_path: Path) -> None:
    """It is tested as it is, with a certificate; the one of the tests differs in five lines."""
    key, pem = tmp_path / "key", tmp_path / "pem"
    making = "openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=cards.example"
    subprocess.run(
        [*making.split(), "-keyout", key, "-out", pem], check=True, capture_output=True, timeout=60
    )
    page = documented()
    for documented_path, test_path in (("cards.example.pem", pem), ("cards.example.key", key)):
        page = page.replace(f"/etc/ssl/{documented_path}", str(test_path))
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; events {{}} http {{ access_log off; {page} }}"
    )
    process = subprocess.run(
        [require_nginx(), "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf"],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert process.returncode == 0, process.stderr


@over_sockets
async def test_the_documented_nginx_counts_connections(tmp_path: Path) -> None:
    """One address has as many WebSockets as the page says, and others are not affected."""
    with ExitStack() as stack:
        node = stack.enter_context(one_node(tmp_path, trusted_proxies="127.0.0.1"))
        code = node.guest().open()
        public = Server.__new__(Server)
        public.link = stack.enter_context(proxy(tmp_path / "nginx", [node.link], connections=3))
        async with AsyncExitStack() as people:
            for _ in range(3):
                await people.enter_async_context(watch(public, code))
            with pytest.raises(InvalidStatus) as refused:
                await people.enter_async_context(watch(public, code))
            assert refused.value.response.status_code == 429
            await people.enter_async_context(watch(public, code, home="127.0.0.3"))
        assert public.http("GET", "/readyz")[0] == 200


@over_sockets
async def test_the_documented_nginx_counts_the_addresses_of_an_ipv6_network(tmp_path: Path) -> None:
    """All addresses of a /64 count as one client."""
    with ExitStack() as stack:
        node = stack.enter_context(one_node(tmp_path, trusted_proxies="127.0.0.1"))
        link = stack.enter_context(proxy(tmp_path / "nginx", [node.link], connections=3))
        open_at = f"{link.replace('http', 'ws')}/api/watch"
        for network in ("2001:db8::", "2001:db8:a0a:a0a:"):
            async with AsyncExitStack() as people:
                for last in range(3):
                    header = {"X-Comes-From": f"{network}{last}:0:0:a0a"}
                    await people.enter_async_context(connect(open_at, additional_headers=header))
                header = {"X-Comes-From": f"{network}4:0:0:a0a"}
                with pytest.raises(InvalidStatus) as refused:
                    await people.enter_async_context(connect(open_at, additional_headers=header))
                assert refused.value.response.status_code == 429
                header = {"X-Comes-From": "2001:db8:1::1"}
                await people.enter_async_context(connect(open_at, additional_headers=header))


def metrics_page() -> str:
    """The page for Prometheus, with every metric."""
    metrics = Metrics()
    metrics.refuse("store-away")
    return metrics.text()


def named_in(query: str) -> set[str]:
    """The metrics of a query that belong to Dacabo; all of them must exist."""
    metrics = {*re.findall(r"\bdacabo_\w+", query)}
    assert metrics <= {*re.findall(r"^dacabo_\w+", metrics_page(), re.MULTILINE)}
    return metrics


def test_the_dashboard_shows_all_metrics() -> None:
    """It shows no others."""
    board = json.loads((DOCS / "grafana.json").read_text("utf-8"))
    queries = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    shown = named_in(queries + json.dumps(board["templating"]))
    kinds = re.findall(r"^# TYPE (\w+)", metrics_page(), re.MULTILINE)
    assert not [kind for kind in kinds if not any(name.startswith(kind) for name in shown)]


class StrictLoader(yaml.SafeLoader):  # type: ignore[misc]  # the library has no types
    """A YAML loader that refuses duplicate keys."""

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:  # noqa: FBT001, FBT002 (the library's)
        """A mapping whose keys are all different."""
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        assert len(keys) == len({*keys}), keys
        return {**super().construct_mapping(node, deep)}


def test_the_alerts_use_existing_metrics() -> None:
    """Prometheus can read the rules; each has a sentence that explains it."""
    page = yaml.load((DOCS / "alerts.yaml").read_text("utf-8"), StrictLoader)  # noqa: S506 (a safe one)
    ((name, group),) = page.items()
    assert (name, [rule["name"] for rule in group]) == ("groups", ["dacabo"])
    rules = group[0]["rules"]
    for rule in rules:
        assert [*rule] == ["alert", "expr", "for", "labels", "annotations"]
        assert re.fullmatch("Dacabo[A-Za-z]+", rule["alert"])
        assert re.fullmatch("[0-9]+[sm]", rule["for"])
        assert rule["labels"] in ({"severity": "critical"}, {"severity": "warning"})
        assert [*rule["annotations"]] == ["summary", "description"]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    assert named_in(" ".join(rule["expr"] for rule in rules)) == {
        "dacabo_cut_off",
        "dacabo_refused_total",
        "dacabo_ack_seconds_bucket",
        "dacabo_turned_away_total",
        "dacabo_slow_clients_dropped_total",
    }


def test_panels_of_the_dashboard_do_not_overlap() -> None:
    """Each has its number and its place on 24 columns, and reads from the chosen source."""
    board = json.loads((DOCS / "grafana.json").read_text("utf-8"))
    taken: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        place = panel["gridPos"]
        columns = range(place["x"], place["x"] + place["w"])
        rows = range(place["y"], place["y"] + place["h"])
        fields = {(column, row) for column in columns for row in rows}
        assert columns.stop <= 24
        assert not taken & fields
        taken |= fields
        assert panel["datasource"]["uid"] == "${datasource}"
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
