"""The app is served from memory: as it was built, compressed, and without other files."""

import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from server.harness.rig import Server, over_sockets, serving, sitting

from dacabo.i18n import LANGUAGES, Words
from dacabo.server.http.pages import Pages, accepted_encodings
from dacabo.server.settings import PAGES

SCRIPT = "/assets/index-B7x_9Q.js"
SHORT = "/assets/short-G.js"
BROTLI = b"made by the build"
INDEX = f"""<!doctype html>
<html lang="en"><head><title>Dacabo</title>
<link rel="preload" href="/assets/other-1.js">
<script type="module" crossorigin src="{SCRIPT}"></script>
</head><body><div id="app"></div></body></html>
"""
FILES_OF_THE_APP = {
    "index.html": INDEX.encode() * 3,
    SCRIPT[1:]: b"export const cards = ['?', '?', '?', '?'];\n" * 200,
    "assets/index-C.css": b"body { color: black }\n" * 50,
    "assets/tiny-D.js": b"1",
    SHORT[1:]: b"export const words = ['?', '?', '?', '?'];\n" * 200,
    "assets/face-E.woff2": bytes(range(256)) * 8,
    "assets/eye-F.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>\n" * 20,
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon-192.png": b"\x89PNG",
    "manifest.webmanifest": b'{"name":"Dacabo"}',
    "robots.txt": b"User-agent: *\n",
    "what.xyz": b"?",
}
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".xyz": "application/octet-stream",
}
SCREENS = (
    "/",
    "/new",
    "/tables/CCCCCC",
    "/rules",
    "/rules/cabo",
    "/rules/cabo/calling",
    "/learn",
    "/learn/dacapo",
    "/settings",
    "/continue",
    "/film",
    "/film/CCCCCC/2",
    "/pads",
    "/pad",
    "/events",
    "/event",
    "/event/wall",
    "/event/print",
)
NO_SCREENS = (
    "/nowhere",
    "/event/x",
    "/rules/a/b/c",
    "/tables",
    "/tables/",
    "/learn/a/b",
    "/new/",
    "/film/CCCCCC",
    "/assets/x",
)
HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def built(folder: Path) -> Path:
    """Write an app as the build leaves it."""
    for name, content in FILES_OF_THE_APP.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    (folder / f"{SHORT[1:]}.br").write_bytes(BROTLI)
    (folder.parent / "secret.txt").write_text("nobody's business")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an app."""
    folder = tmp_path_factory.mktemp("pages")
    with serving(folder, pages=built(folder / "app")) as server:
        yield server


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without a built app."""
    folder = tmp_path_factory.mktemp("bare")
    with serving(folder, pages=folder / "none") as server:
        yield server


@contextmanager
def web(server: Server) -> Iterator[httpx.Client]:
    """A client that adds no headers of its own."""
    with httpx.Client(base_url=server.link, verify=False) as client:  # noqa: S501 (http)
        client.headers["accept-encoding"] = "identity"
        yield client


# --- files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FILES_OF_THE_APP)
def test_every_file_is_sent_with_its_type_and_cache_time(server: Server, name: str) -> None:
    """It is sent plain or packed, and cached for ever exactly if its name contains its hash."""
    content = FILES_OF_THE_APP[name]
    kind = KINDS[Path(name).suffix]
    is_text = Path(name).suffix not in (".woff2", ".png", ".xyz")
    with web(server) as client:
        plain = client.get(f"/{name}")
        packed = client.get(f"/{name}", headers={"accept-encoding": "zstd, gzip;q=0.8"})
        top = client.head(f"/{name}", headers={"accept-encoding": "zstd, gzip;q=0.8"})
    for answer in (plain, packed, top):
        assert answer.status_code == 200
        assert answer.headers["content-type"] == kind
        lasting = (
            "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        )
        assert answer.headers["cache-control"] == lasting
        assert answer.headers.get("vary") == ("accept-encoding" if is_text else None)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-security-policy"].startswith(
            "default-src 'none'; script-src"
        )
        assert "set-cookie" not in answer.headers
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content == content
    assert not top.content
    assert top.headers["content-length"] == packed.headers["content-length"]
    smaller = is_text and len(gzip.compress(content, 9)) < len(content)
    assert (packed.headers.get("content-encoding") == "gzip") is smaller
    if smaller:
        assert int(packed.headers["content-length"]) == len(gzip.compress(content, 9))
        assert packed.headers["etag"] != plain.headers["etag"]


@pytest.mark.parametrize("path", ["/", SCRIPT, "/favicon.svg", "/tables/CCCCCC"])
@pytest.mark.parametrize("packing", ["", "gzip"])
def test_a_file_with_a_matching_tag_is_not_sent_again(
    server: Server, path: str, packing: str
) -> None:
    """A matching tag is answered with 304 and nothing else; any other with the file."""
    sent = {"accept-encoding": packing}
    with web(server) as client:
        first = client.get(path, headers=sent)
        tag = first.headers["etag"]
        assert re.fullmatch(r'"[0-9a-f]{32}(-gzip)?"', tag)
        for known in (tag, f'"x", {tag}', f"W/{tag}"):
            again = client.get(path, headers=sent | {"if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
            assert again.headers["cache-control"] == first.headers["cache-control"]
            assert "content-type" not in again.headers
        for unknown in ('"x"', tag.strip('"'), "", f'"{sha256(b"").hexdigest()[:32]}"'):
            assert client.get(path, headers=sent | {"if-none-match": unknown}).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("gzip, deflate, br, zstd", True),
        ("br;q=1.0, GZIP;q=0.5", True),
        ("gzip;q=0.001", True),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("br", False),
        ("", False),
        ("x-gzipped", False),
    ],
)
def test_gzip_is_used_for_clients_that_accept_it(accepted: str, takes: bool) -> None:  # noqa: FBT001 (a parameter)
    """They name it, and do not refuse it."""
    assert ("gzip" in accepted_encodings(accepted)) is takes


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [("gzip, deflate, br", "br"), ("br", "br"), ("gzip, br;q=0", "gzip"), ("deflate", None)],
)
def test_the_shortest_encoding_is_sent(server: Server, accepted: str, sent: str | None) -> None:
    """Brotli is used if the build has made it and the client takes it."""
    with web(server) as client:
        request = client.build_request("GET", SHORT, headers={"accept-encoding": accepted})
        answer = client.send(request, stream=True)
        answer.close()
        assert answer.headers.get("content-encoding") == sent
        assert answer.headers["etag"].endswith(f'-{sent}"' if sent else '"')
        if sent == "br":
            assert int(answer.headers["content-length"]) == len(BROTLI)
        other = client.get("/assets/eye-F.svg", headers={"accept-encoding": accepted})
        assert other.headers.get("content-encoding") != "br"
        assert client.get(f"{SHORT}.br").status_code == 404


# --- pages ----------------------------------------------------------------------------------


def test_every_page_is_the_app(server: Server) -> None:
    """This holds for any client and request; the app itself reports what is missing."""
    with web(server) as client:
        for path in SCREENS:
            for headers in ({}, HTML):
                answer = client.get(path, headers=headers)
                assert (answer.status_code, answer.content) == (200, FILES_OF_THE_APP["index.html"])
                assert answer.headers["cache-control"] == "no-cache"
            refused = client.post(path)
            assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD")
        for path in NO_SCREENS:
            answer = client.get(path, headers=HTML)
            assert (answer.status_code, answer.content) == (404, FILES_OF_THE_APP["index.html"])
            assert answer.headers["content-type"] == KINDS[".html"]
            assert answer.headers["vary"] == "accept, accept-encoding"
            assert "etag" not in answer.headers
            for headers in ({}, {"accept": "*/*"}, {"accept": "application/json"}):
                assert client.get(path, headers=headers).json()["code"] == "no-such-address"
            assert client.post(path, headers=HTML).json()["code"] == "no-such-address"


def test_errors_of_the_api_are_no_pages(server: Server) -> None:
    """They are answers for programs, also if a browser makes the request."""
    with web(server) as client:
        for path in ("/api", "/api/", "/api/nothing", "/api/tables/CCCCCC/", "/api/index.html"):
            answer = client.get(path, headers=HTML)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address")
        assert client.get("/readyz", headers=HTML).text == "ok\n"
        assert client.get("/api/tables", headers=HTML).json() == []


@settings(max_examples=200)
@given(
    st.lists(
        st.sampled_from(
            ["..", ".", "assets", "app", "secret.txt", "index.html", "", "%2e%2e", "\0"]
        ),
        max_size=6,
    )
)
def test_no_path_leads_out_of_the_app(parts: list[str]) -> None:
    """A path that is not in the dictionary does not exist, whatever is on the disk."""
    path = "/" + "/".join(parts)
    known = {f"/{name}" for name in FILES_OF_THE_APP}
    assert (path in OF_THE_APP._files) is (path in known)


def test_no_path_over_the_wire_leads_out_of_the_app(server: Server) -> None:
    """Dots and escapes are taken literally, and find nothing."""
    for path in (
        "/../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "//secret.txt",
    ):
        status, problem = server.http("GET", path)
        assert (status, problem["code"]) == (404, "no-such-address")


@pytest.fixture(scope="module", autouse=True)
def _of_the_app(tmp_path_factory: pytest.TempPathFactory) -> None:
    global OF_THE_APP  # noqa: PLW0603 (Hypothesis wants no fixtures)
    OF_THE_APP = Pages(built(tmp_path_factory.mktemp("read") / "app"))


OF_THE_APP = Pages(Path("nowhere"))


# --- without an app -------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_an_app_people_are_told_how_to_build_it(bare: Server, language: str) -> None:
    """Every page does so in their language, as HTML or as a problem; everything else works."""
    said = Words(language).text("error-app-not-built")
    assert "make play" in said
    with web(bare) as client:
        for path in SCREENS:
            asked = {"accept-language": f"{language}-XX,{language};q=0.9"}
            page = client.get(path, headers=HTML | asked)
            assert (page.status_code, page.headers["content-type"]) == (404, KINDS[".html"])
            assert f'<html lang="{language}">' in page.text
            assert f"<p>{said}</p>" in page.text
            problem = client.get(path, headers=asked)
            assert problem.status_code == 404
            assert (problem.json()["code"], problem.json()["message"]) == ("app-not-built", said)
        assert client.get("/nowhere", headers=HTML).json()["code"] == "no-such-address"
        assert client.get(SCRIPT).json()["code"] == "no-such-address"
        assert client.get("/api/games").status_code == 200


# --- the build ---------------------------------------------------------------------------------


@over_sockets
async def test_a_welcome_names_the_build(server: Server, bare: Server) -> None:
    """Every welcome has the main script of the page, or nothing without an app."""
    for here, build in ((server, SCRIPT), (bare, "")):
        async with sitting(here, 2) as party:
            assert [client.welcome["build"] for client in party.clients] == [build] * 2
            await party.start()
            await party.host.hello(0)
            assert party.host.welcome["build"] == build


def test_the_app_that_is_built_here_keeps_to_the_policy() -> None:
    """It has a main script, and nothing in its page that browsers would refuse to run."""
    if not (PAGES / "index.html").exists():
        pytest.skip("nobody has built the app")
    page = (PAGES / "index.html").read_text("utf-8")
    build = Pages(PAGES).build
    assert build.startswith("/assets/")
    assert (PAGES / build[1:]).is_file()
    assert not re.findall(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|data:", page)
    for sheet in PAGES.rglob("*.css"):
        assert "data:" not in sheet.read_text("utf-8"), sheet.name


# --- limits -----------------------------------------------------------------------------------


def test_files_are_charged_little(tmp_path: Path) -> None:
    """A first visit gets all files; a client that never stops has to wait."""
    settings = {"pages": built(tmp_path / "app"), "share_per_address": 1}
    with serving(tmp_path, **settings) as server, web(server) as client:
        assert {client.get(SCRIPT).status_code for _ in range(30)} == {200}
    with serving(tmp_path, **settings, saved_seconds=1) as server, web(server) as client:
        answers = (client.get(path) for path in ("/", SCRIPT, "/nowhere") * 300)
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.json()["code"] == "too-fast"
