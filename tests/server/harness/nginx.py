"""A real nginx before several nodes, as docs/operating.md sets it up, in a folder of its own."""

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
AROUND = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log warn;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    # A test can say from where a client comes: this machine has only a few addresses.
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
OURS = {
    "listen 443 ssl;": "listen 127.0.0.1:{port} backlog=4096;",
    "    ssl_certificate     /etc/ssl/cards.example.pem;\n": "",
    "    ssl_certificate_key /etc/ssl/cards.example.key;\n": "",
    "limit_conn dacabo 250;": "limit_conn dacabo {connections};",
}
"""What is different for us than in the documentation, besides the nodes: the port, no certificate,
and as many connections as a test server accepts from one address."""
PATIENCE = 10.0


def find() -> str | None:
    """Where it is, if anywhere."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")


def program() -> str:
    """The program; without it these tests are left out."""
    found = find()
    if found is None:
        pytest.skip("nginx is not installed (apt install nginx-light)")
    return found


@contextmanager
def proxy(folder: Path, links: Sequence[str], connections: int = 10_000) -> Iterator[str]:
    """One address for several nodes, in turn: its link."""
    folder.mkdir(exist_ok=True)
    port = free_port()
    own = {"port": port, "connections": connections}
    (folder / "nginx.conf").write_text(configuration(folder, links, **own))
    command = [program(), "-p", str(folder), "-c", str(folder / "nginx.conf")]
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
    """The configuration that the page for operators shows."""
    (found,) = re.findall(
        r"^```nginx\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    return str(found)


def configuration(folder: Path, links: Sequence[str], **own: object) -> str:
    """The same for one or two nodes and a port of ours, in a folder."""
    page = documented()
    for theirs, link in zip(("127.0.0.1:8420", "127.0.0.1:8421"), (*links, *links), strict=False):
        page = page.replace(theirs, link.removeprefix("http://"))
    for theirs, ours in OURS.items():
        assert page.count(theirs) == 1, theirs
        page = page.replace(theirs, ours.format(**own))
    return AROUND.format(folder=folder, documented=page)


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def free_port() -> int:
    """A port that nobody uses, and that the system gives to no connection before it is used."""
    while True:
        port = SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port


if __name__ == "__main__" and find() is None:
    install("nginx-light")
