"""The built app contains only what players need."""

from build import PAGES


def test_the_built_app_has_no_gallery() -> None:
    """Fixed data and states for development stay out of the app."""
    files = [file for file in PAGES.rglob("*") if file.is_file()]
    assert PAGES / "index.html" in files, "the app is not built: make app"
    for file in files:
        assert "gallery" not in file.name
        assert b"gallery" not in file.read_bytes(), file.name
