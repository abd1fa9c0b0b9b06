"""The page docs/rules.md agrees with the code: its ids, options and refusals."""

import ast
import re
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import Final, get_args, get_type_hints

import msgspec
import pytest

from dacabo.cabo import rules as cabo
from dacabo.core import rules as shared
from dacabo.core.errors import RulesError
from dacabo.dacapo import rules as dacapo

HERE: Final = Path(__file__).parent
RULES_PAGE: Final = (HERE.parents[1] / "docs" / "rules.md").read_text(encoding="utf-8")
SCENARIO_FILES: Final = sorted(
    path for path in HERE.glob("test_*.py") if path.name != Path(__file__).name
)
NONE: Final = "–"
GAMES: Final[dict[str, ModuleType]] = {"Cabo": cabo, "Da Capo!": dacapo}
"""The games of the page, and where their options are."""

of_every_game = pytest.mark.parametrize("game", GAMES)
of_every_preset = pytest.mark.parametrize(
    ("game", "preset"),
    [(game, preset) for game, rules in GAMES.items() for preset in rules.PRESETS],
)


# --- reading the page ---------------------------------------------------------


def section(title: str) -> str:
    """The text between a heading and the next."""
    _, _, rest = RULES_PAGE.partition(f"# {title}\n")
    assert rest, f"docs/rules.md has no section {title!r}"
    return re.split(r"^#", rest, maxsplit=1, flags=re.MULTILINE)[0]


def rule_ids() -> list[str]:
    """The ids of all rules, in the order of the page."""
    return re.findall(r"^\*\*([A-Z]+-\d+) [^*]+\.\*\* ", RULES_PAGE, re.MULTILINE)


def option_table(game: str) -> list[dict[str, str]]:
    """The rows of a game's option table, by the name of the column."""
    lines = [line for line in section(f"Options of {game}").splitlines() if line.startswith("|")]
    header, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(header, row, strict=True)) for row in rows]


def refused_codes(game: str) -> list[str]:
    """The codes in the list of what a game refuses."""
    return re.findall(r"^- `([a-z-]+)` – ", section(f"Options that {game} refuses"), re.MULTILINE)


# --- reading the scenarios ----------------------------------------------------


def scenarios(path: Path) -> dict[str, list[str]]:
    """The rule ids of each scenario in a file, by the name of its test."""
    return {
        node.name: [rule for decorator in node.decorator_list for rule in rule_marks(decorator)]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def rule_marks(decorator: ast.expr) -> list[str]:
    """The ids in `@pytest.mark.rule(...)`; none in any other decorator."""
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.rule":
        return []
    return [ast.literal_eval(argument) for argument in decorator.args]


# --- ids and scenarios --------------------------------------------------------


def test_the_ids_of_a_family_are_numbered_from_one() -> None:
    """No id is missing, none is there twice, and they stand in order."""
    families: dict[str, list[int]] = {}
    for rule in rule_ids():
        family, number = rule.split("-")
        families.setdefault(family, []).append(int(number))
    assert list(families) == ["CABO", "GM", "DUTCH", "TOUR", "DACAPO"]
    for family, numbers in families.items():
        assert numbers == list(range(1, len(numbers) + 1)), family


def test_the_page_refers_only_to_rules_that_it_has() -> None:
    """An id in a sentence or in the option table is that of a rule."""
    mentioned = set(re.findall(r"\b[A-Z]+-\d+\b", RULES_PAGE))
    assert mentioned - set(rule_ids()) == set()


def test_every_rule_has_a_scenario() -> None:
    """Each id of the page is named by at least one scenario."""
    tagged = {rule for path in SCENARIO_FILES for ids in scenarios(path).values() for rule in ids}
    assert [rule for rule in rule_ids() if rule not in tagged] == []


@pytest.mark.parametrize("path", SCENARIO_FILES, ids=lambda path: path.stem)
def test_every_scenario_names_its_rules(path: Path) -> None:
    """A scenario says which rules it shows, and they are rules of the page."""
    page_ids = set(rule_ids())
    tags = scenarios(path)
    assert tags, "a file of scenarios without one"
    assert [name for name, ids in tags.items() if not ids] == []
    assert {name: ids for name, ids in tags.items() if not page_ids.issuperset(ids)} == {}


# --- options ------------------------------------------------------------------


def option_value_text(value: object) -> str:
    """How the page writes an option's value."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def possible_values(game: str, option: str, hint: object) -> str:
    """How the page writes all the values that an option can have."""
    kind, *none = get_args(hint) or (hint,)
    if kind is bool:
        return "yes, no"
    if issubclass(kind, StrEnum):
        return ", ".join(kind)
    rules = next(iter(GAMES[game].PRESETS.values()))
    with pytest.raises(RulesError) as refusal:
        rules.changed({option: -1})
    assert refusal.value.code == "option-out-of-range"
    about = refusal.value.about
    return f"{about['lowest']} to {about['highest']}" + (f", {NONE}" if none else "")


@of_every_game
def test_the_option_table_has_every_option(game: str) -> None:
    """One row an option, in the order of the code, and one column a preset."""
    table, rules = option_table(game), GAMES[game]
    options = rules.Rules.__struct_fields__
    assert [row["option"] for row in table] == [f"`{name}`" for name in options]
    assert list(table[0]) == ["option", "in words", "values", *rules.PRESETS, "rules"]


@of_every_preset
def test_the_option_table_shows_the_presets(game: str, preset: str) -> None:
    """Each preset's column holds exactly its values."""
    column = {row["option"].strip("`"): row[preset] for row in option_table(game)}
    values = msgspec.to_builtins(GAMES[game].PRESETS[preset])
    assert column == {option: option_value_text(value) for option, value in values.items()}


@of_every_game
def test_the_option_table_shows_the_possible_values(game: str) -> None:
    """The values of an option are those that the rules accept."""
    hints = get_type_hints(GAMES[game].Rules)
    values_on_page = {row["option"].strip("`"): row["values"] for row in option_table(game)}
    assert values_on_page == {
        option: possible_values(game, option, hints[option]) for option in values_on_page
    }


@of_every_game
def test_every_option_belongs_to_a_rule(game: str) -> None:
    """The last column names rules of the page."""
    ids = set(rule_ids())
    for row in option_table(game):
        assert ids.issuperset(row["rules"].split(", ")), row["option"]


@of_every_game
def test_the_refused_list_has_every_code(game: str) -> None:
    """Each code that the rule options raise is on the page once, and no other."""
    modules = (GAMES[game], shared)
    source = "\n".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in modules)
    if "__mutmut_" in source:
        pytest.skip("a mutated source holds all its mutants' codes as well")
    raised = {
        ast.literal_eval(node.args[0])
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "RulesError"
    }
    assert sorted(refused_codes(game)) == sorted(raised)
