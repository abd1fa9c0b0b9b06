"""A PostgreSQL with TLS, which the one of the wheel does not have, and certificates for it."""

import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
from harness.debian import install
from server.harness.cluster import USER, Cluster
from server.harness.nginx import free_port

PASSWORD = "hunter2"  # noqa: S105 (of a test)
NEW_KEY = "openssl req -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1"
RULES = """
local all all trust
hostssl all all 127.0.0.1/32 scram-sha-256
"""


@cache
def find() -> Path | None:
    """The folder of the newest installed PostgreSQL with TLS, if there is any."""
    on_path = shutil.which("postgres")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    # Some systems link only a few of the programs into a folder of the path.
    for folder in (*([Path(on_path).resolve().parent] if on_path else []), *folders):
        if not all((folder / program).exists() for program in ("pg_config", "initdb")):
            continue
        configuration = subprocess.run(
            [folder / "pg_config", "--configure"], capture_output=True, text=True, check=False
        )
        if "openssl" in configuration.stdout:
            return folder
    return None


def make_authority(folder: Path, name: str) -> Path:
    """Make a certificate authority; return the file of its certificate."""
    making = f"{NEW_KEY} -x509 -days 2 -subj /CN={name} -keyout {name}.key -out {name}.pem"
    subprocess.run(making.split(), cwd=folder, check=True, capture_output=True)
    return folder / f"{name}.pem"


def start_cluster_with_tls(folder: Path) -> tuple[Cluster, int]:
    """Start a database server for `localhost`; return it and its port.

    Its certificate comes from the authority `ours`; clients over TCP need TLS and a password.
    """
    programs = find()
    if programs is None:
        pytest.skip("there is no PostgreSQL with TLS (apt install postgresql)")
    (folder / "names").write_text("subjectAltName=DNS:localhost\n")
    request_command = f"{NEW_KEY} -subj /CN=db -keyout server.key -out server.csr"
    sign_command = "openssl x509 -req -in server.csr -CA ours.pem -CAkey ours.key -CAcreateserial"
    for command in (request_command, f"{sign_command} -days 2 -extfile names -out server.pem"):
        subprocess.run(command.split(), cwd=folder, check=True, capture_output=True)
    cluster, port = Cluster(programs), free_port()
    cluster.do(f"ALTER ROLE dacabo PASSWORD '{PASSWORD}'")
    cluster.kill()
    for name in ("server.key", "server.pem"):
        copy = Path(shutil.copy(folder / name, cluster.folder / name))
        copy.chmod(0o600)
        if cluster.folder.owner() == USER:
            shutil.chown(copy, USER)
    (cluster.folder / "data" / "pg_hba.conf").write_text(RULES)
    cluster.settings = {
        "listen_addresses": "127.0.0.1",
        "port": str(port),
        "ssl": "on",
        "ssl_cert_file": str(cluster.folder / "server.pem"),
        "ssl_key_file": str(cluster.folder / "server.key"),
    }
    cluster.start()
    return cluster, port


if __name__ == "__main__" and find() is None:
    install("postgresql")
