"""The app's own texts, from the word files that only browsers read."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


@cache
def _bundle(language: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    for file in files("dacabo.i18n").joinpath(language, "browser").iterdir():
        words.add_resource(FluentResource(file.read_text("utf-8")))
    return words


def app_text(language: str, key: str, **values: int | str) -> str:
    """Return a text of the app, with the values filled in."""
    words = _bundle(language)
    pattern = words.get_message(key).value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, values)
    assert not errors, errors
    return str(text)
