"""A PostgreSQL with TLS, which that of the wheel does not have, and certificates for it."""

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
    """The programs of a PostgreSQL with TLS, the newest first, if there is any."""
    known = shutil.which("postgres")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    # Some systems link only a few of the programs into a folder of the path.
    for folder in (*([Path(known).resolve().parent] if known else []), *folders):
        if not all((folder / program).exists() for program in ("pg_config", "initdb")):
            continue
        told = subprocess.run(
            [folder / "pg_config", "--configure"], capture_output=True, text=True, check=False
        )
        if "openssl" in told.stdout:
            return folder
    return None


def authority(folder: Path, name: str) -> Path:
    """A certificate authority: the file of its certificate."""
    making = f"{NEW_KEY} -x509 -days 2 -subj /CN={name} -keyout {name}.key -out {name}.pem"
    subprocess.run(making.split(), cwd=folder, check=True, capture_output=True)
    return folder / f"{name}.pem"


def cluster_with_tls(folder: Path) -> tuple[Cluster, int]:
    """A database server for `localhost`, and its port.

    Its certificate comes from the authority `ours`; whoever comes by TCP needs TLS and a password.
    """
    found = find()
    if found is None:
        pytest.skip("there is no PostgreSQL with TLS (apt install postgresql)")
    (folder / "names").write_text("subjectAltName=DNS:localhost\n")
    asking = f"{NEW_KEY} -subj /CN=db -keyout server.key -out server.csr"
    signing = "openssl x509 -req -in server.csr -CA ours.pem -CAkey ours.key -CAcreateserial"
    for command in (asking, f"{signing} -days 2 -extfile names -out server.pem"):
        subprocess.run(command.split(), cwd=folder, check=True, capture_output=True)
    own, port = Cluster(found), free_port()
    own.do(f"ALTER ROLE dacabo PASSWORD '{PASSWORD}'")
    own.kill()
    for name in ("server.key", "server.pem"):
        copy = Path(shutil.copy(folder / name, own.folder / name))
        copy.chmod(0o600)
        if own.folder.owner() == USER:
            shutil.chown(copy, USER)
    (own.folder / "data" / "pg_hba.conf").write_text(RULES)
    own.settings = {
        "listen_addresses": "127.0.0.1",
        "port": str(port),
        "ssl": "on",
        "ssl_cert_file": str(own.folder / "server.pem"),
        "ssl_key_file": str(own.folder / "server.key"),
    }
    own.start()
    return own, port


if __name__ == "__main__" and find() is None:
    install("postgresql")
