"""The icons for which browsers ask exist, and have their sizes."""

import json
import re
import struct
from pathlib import Path

PUBLIC = Path(__file__).parents[2] / "web" / "public"
INDEX = (PUBLIC.parent / "index.html").read_text(encoding="utf-8")


def size_of(picture: bytes) -> tuple[int, int]:
    """Return the width and height of a PNG."""
    assert picture.startswith(b"\x89PNG")
    return struct.unpack(">II", picture[16:24])


def test_every_icon_has_its_size() -> None:
    """This includes the icon that a phone may cut to any shape."""
    icons = json.loads((PUBLIC / "manifest.webmanifest").read_text())["icons"]
    assert [icon for icon in icons if icon.get("purpose") == "maskable"]
    for icon in icons:
        picture = (PUBLIC / icon["src"]).read_bytes()
        if icon["sizes"] != "any":
            assert "x".join(map(str, size_of(picture))) == icon["sizes"]
    assert size_of((PUBLIC / "apple-touch-icon.png").read_bytes()) == (180, 180)


def test_the_favicon_has_its_pictures() -> None:
    """Programs ask for it by its name alone: it is a directory of pictures with their sizes."""
    icon = (PUBLIC / "favicon.ico").read_bytes()
    kind, pictures = struct.unpack("<HH", icon[2:6])
    assert (kind, pictures) == (1, 3)
    for place in range(pictures):
        entry = icon[6 + 16 * place : 22 + 16 * place]
        length, start = struct.unpack("<II", entry[8:])
        assert size_of(icon[start : start + length]) == (entry[0], entry[1])


def test_the_page_names_existing_icons() -> None:
    """Each link of the page leads to a file."""
    for path in re.findall(r'<link rel="(?:apple-touch-)?icon" href="/([^"]+)"', INDEX):
        assert (PUBLIC / path).exists()
