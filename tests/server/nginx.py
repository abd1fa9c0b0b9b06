"""A real nginx before several nodes, as docs/operating.md sets it up, in a folder of its own."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from debian import install

CONFIGURATION = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log warn;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    client_max_body_size 8m;
    map $http_upgrade $connection_upgrade {{ default upgrade; "" ""; }}
    upstream dacabo {{
        {nodes}
        keepalive 16;
    }}
    server {{
        listen 127.0.0.1:{port} backlog=4096;
        location / {{
            proxy_pass http://dacabo;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_connect_timeout 2s;
            proxy_read_timeout 120s;
        }}
    }}
}}
"""
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
def proxy(folder: Path, links: Sequence[str]) -> Iterator[str]:
    """One address for several nodes, in turn: its link."""
    folder.mkdir(exist_ok=True)
    port = free_port()
    nodes = "\n".join(f"server {link.removeprefix('http://')} max_fails=0;" for link in links)
    settings = CONFIGURATION.format(folder=folder, nodes=nodes, port=port)
    (folder / "nginx.conf").write_text(settings)
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


def _answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


if __name__ == "__main__" and find() is None:
    install("nginx-light")
