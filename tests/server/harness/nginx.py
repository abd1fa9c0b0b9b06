"""A real nginx before several nodes, configured as docs/operating.md says, in its own folder."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import SystemRandom

import pytest
from harness.debian import install

PAGE = Path(__file__).parents[3] / "docs" / "operating.md"
CONFIGURATION = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log warn;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    # A test can choose the address of a client: this machine has only a few.
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Comes-From;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {documented}
}}
"""
TEST_VALUES = {
    "listen 443 ssl;": "listen 127.0.0.1:{port} backlog=4096;",
    "    ssl_certificate     /etc/ssl/cards.example.pem;\n": "",
    "    ssl_certificate_key /etc/ssl/cards.example.key;\n": "",
    "limit_conn dacabo 250;": "limit_conn dacabo {connections};",
}
"""Test values for lines of the documented configuration: the port, no certificate, and as many
connections as a test server accepts from one address."""
PATIENCE = 10.0


def find() -> str | None:
    """The path of the program, if it is installed."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def require_nginx() -> str:
    """The path of the program; tests are skipped if it is missing."""
    found = find()
    if found is None:
        pytest.skip("nginx is not installed (apt install nginx-light)")
    return found


@contextmanager
def proxy(folder: Path, links: Sequence[str], connections: int = 10_000) -> Iterator[str]:
    """Run a proxy for nodes, which it serves in turn; the link of the proxy."""
    folder.mkdir(exist_ok=True)
    port = free_port()
    values = {"port": port, "connections": connections}
    (folder / "nginx.conf").write_text(configuration(folder, links, **values))
    command = [require_nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    with (folder / "nginx.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        while not _answers(port):
            assert process.poll() is None, (folder / "nginx.log").read_text()
            assert time.monotonic() < end
            time.sleep(0.01)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def documented() -> str:
    """The configuration on the page for operators."""
    (configuration_text,) = re.findall(
        r"^```nginx\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    return str(configuration_text)


def configuration(folder: Path, links: Sequence[str], **values: object) -> str:
    """The documented configuration for one or two nodes, with the values of the test."""
    page = documented()
    for documented_value, link in zip(
        ("127.0.0.1:8420", "127.0.0.1:8421"), (*links, *links), strict=False
    ):
        page = page.replace(documented_value, link.removeprefix("http://"))
    for documented_value, test_value in TEST_VALUES.items():
        assert page.count(documented_value) == 1, documented_value
        page = page.replace(documented_value, test_value.format(**values))
    return CONFIGURATION.format(folder=folder, documented=page)


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def free_port() -> int:
    """A port that no program uses, and that the system does not assign to connections."""
    while True:
        port = SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


if __name__ == "__main__" and find() is None:
    install("nginx-light")
