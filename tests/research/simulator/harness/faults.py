"""Faults to plant in a kernel: each changes one place of its syntax tree, and breaks one rule."""

import ast
from collections.abc import Sequence
from typing import Any, NamedTuple

from dacabo.research.simulator.compiling.assemble import assemble, source


class Fault(NamedTuple):
    """A place of a kernel, and the wrong code for it."""

    function: str
    right: str
    """The right code at that place: consecutive statements, or an expression."""
    wrong: str


FAULTS = {
    "the lock of the caller's cards is ignored": Fault(
        "is_seat_locked", "r[CALLER_LOCKED] != 0 and seat == s[CALLER]", "False"
    ),
    "a wrong snap costs one card": Fault(
        "take_penalty_cards", "range(PENALTY_CARDS)", "range(PENALTY_CARDS - 1)"
    ),
    "a tie with the caller costs the caller": Fault(
        "score_cabo",
        "caller != NOBODY and winners >> caller & 1",
        "caller != NOBODY and winners == 1 << caller",
    ),
    "discarded cards of the caller are forgotten": Fault(
        "discard_from_layout",
        "w[CALLER_DISCARDED] += card - VALUE_OFFSET",
        "w[CALLER_DISCARDED] += 0",
    ),
    "a reshuffle starts no new pool": Fault("reshuffle", "s[RESHUFFLES] += 1", "pass"),
    "exactly 100 is halved again and again": Fault("update_totals", "s[HAS_HALVED] = 1", "pass"),
    "everyone sees a drawn card": Fault(
        "draw", "s[HAND_SEEN_BY] = 1 << s[PLAYER]", "s[HAND_SEEN_BY] = all_seats(r)"
    ),
    "a spy looks at own cards": Fault(
        "legal_hand_actions",
        "return add_cards_of_all(s, w, r, actions, count, 1)",
        "return add_cards_of_all(s, w, r, actions, count, 0)",
    ),
    "a false set is turned up whole": Fault(
        "replace_cards", "turned_up = number + 1", "turned_up = claim_count"
    ),
    "a kept card opens a window": Fault("fail_set", "return TURN_PASSES", "return TURN_ENDS"),
    "a red king is no king for a snap": Fault(
        "rank", "BLACK_KING if card == RED_KING and r[FRENCH] else card", "card"
    ),
    "the caller can be asked to snap": Fault(
        "open_window",
        "seat != s[PLAYER] and seat != s[CALLER] and count_cards(s, w, r, seat) > 1",
        "seat != s[PLAYER] and count_cards(s, w, r, seat) > 1",
    ),
    "an exchange leaves the knowledge behind": Fault(
        "swap_cards",
        "given = w[first]; w[first] = w[second]; w[second] = given",
        "given = (w[first] ^ w[second]) & CODE_MASK; w[first] ^= given; w[second] ^= given",
    ),
    "the winner of a tie by lot, whatever the totals": Fault(
        "next_starters", "return starters", "return winners"
    ),
    "a kamikaze needs only one 13": Fault("is_kamikaze", "thirteens >= 2", "thirteens >= 1"),
    "the pile's end does not matter after a call": Fault(
        "pass_turn", "if r[PILE_OUT_AFTER_CALL] == END_CABO: return ENDS_BY_CALL", "pass"
    ),
}


def faulty(modules: Sequence[str], fault: Fault) -> dict[str, Any]:
    """Return a kernel in plain Python with a fault.

    Its functions find each other by name: the one with the fault takes the place of the right one.
    """
    names = assemble(modules)
    function = next(
        node
        for module in modules
        for node in ast.parse(source(module)[1]).body
        if isinstance(node, ast.FunctionDef) and node.name == fault.function
    )
    planting = _Planting(fault)
    planted = ast.Module([planting.visit(function)], [])
    assert planting.times == 1, f"{fault.right!r} is {planting.times} times in {fault.function}"
    code = compile(ast.fix_missing_locations(planted), fault.function, "exec")
    exec(code, names)  # noqa: S102 (our own module)
    return names


class _Planting(ast.NodeTransformer):
    """A transformer that replaces the right code by the wrong one."""

    def __init__(self, fault: Fault) -> None:
        self.times = 0
        self._right, self._wrong = (ast.parse(text).body for text in fault[1:])
        self._right_dump = [ast.dump(node) for node in self._right]

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Replace statements, in every block."""
        super().generic_visit(node)
        for block in ("body", "orelse"):
            statements = getattr(node, block, None)
            if isinstance(statements, list):
                setattr(node, block, self._replaced(statements))
        return node

    def visit(self, node: ast.AST) -> Any:
        """Replace an expression, wherever it occurs."""
        match self._right, self._wrong:
            case [ast.Expr(right)], [ast.Expr(wrong)] if ast.dump(node) == ast.dump(right):
                self.times += 1
                return wrong
        return super().visit(node)

    def _replaced(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        size, dump = len(self._right_dump), [ast.dump(node) for node in statements]
        places = [at for at in range(len(dump)) if dump[at : at + size] == self._right_dump]
        self.times += len(places)
        for at in places[:1]:
            statements = [*statements[:at], *self._wrong, *statements[at + size :]]
        return statements
