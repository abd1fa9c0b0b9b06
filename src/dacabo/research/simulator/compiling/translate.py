"""Translate a kernel to C++: each construct that kernels may use has an obvious counterpart.

Each function becomes a template, because its arrays differ in type and layout. The backend that
compiles the result defines two macros. Functions begin with `FUNCTION`. Those that should not be
inlined into each caller begin with `SHARED_FUNCTION`.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from dacabo.research.simulator.compiling.assemble import source

_OPERATORS: Final[dict[type[ast.AST], str]] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.FloorDiv: "/",  # kernels divide no negative numbers
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.And: "&&",
    ast.Or: "||",
    ast.Not: "!",
    ast.Invert: "~",
    ast.USub: "-",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_LARGEST_INT: Final = 2**31 - 1
_ARRAYS: Final = ("Numbers", "Reals", "Rows")

_PRELUDE: Final = """
typedef long long wide;
typedef unsigned long long uwide;
template <bool Wide> struct Product { typedef int type; };
template <> struct Product<true> { typedef wide type; };
// A product that may overflow wraps around, as in Numba.
template <class A, class B>
FUNCTION typename Product<(sizeof(A) > 4 || sizeof(B) > 4)>::type times(A a, B b) {
  typedef typename Product<(sizeof(A) > 4 || sizeof(B) > 4)>::type T;
  return (T)((uwide)(wide)a * (uwide)(wide)b);
}
template <class A> FUNCTION double times(A a, double b) { return a * b; }
template <class B> FUNCTION double times(double a, B b) { return a * b; }
FUNCTION double times(double a, double b) { return a * b; }
"""


def translate(modules: Iterable[str], names: dict[str, Any]) -> str:
    """Return the C++ source of kernel modules, given their assembled namespace."""
    functions = list(_functions(modules))
    shared = _shared(functions)
    constants = [
        f"constexpr {'wide' if abs(value) > _LARGEST_INT else 'int'} {name} = {value}LL;"
        for name, value in names.items()
        if type(value) is int
    ] + [
        f"constexpr double {name} = {value!r};"
        for name, value in names.items()
        if type(value) is float
    ]
    heads = [_Function(node, shared).head() + ";" for node in functions]
    bodies = [_Function(node, shared).text() for node in functions]
    return "\n".join([_PRELUDE, "namespace kernel {", *constants, *heads, *bodies, "}"])


def entry_points_of(modules: Iterable[str]) -> dict[str, dict[str, str]]:
    """Return the functions over many envs, with the types of their parameters by name."""
    return {
        node.name: _parameter_types(node)
        for node in _functions(modules)
        if node.name.endswith("_envs")
    }


def called_once(modules: Iterable[str]) -> set[str]:
    """Return the functions that have a single caller, and so should be inlined there."""
    return {name for name, count in _calls(list(_functions(modules))).items() if count == 1}


def _shared(functions: list[ast.FunctionDef]) -> set[str]:
    """Return the functions with a loop and several callers; inlining them would bloat the code."""
    calls = _calls(functions)
    return {
        function.name
        for function in functions
        if calls[function.name] > 1
        and any(isinstance(node, ast.For | ast.While) for node in ast.walk(function))
    }


def _calls(functions: list[ast.FunctionDef]) -> Counter[str]:
    return Counter(
        node.func.id
        for function in functions
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    )


def _functions(modules: Iterable[str]) -> Iterator[ast.FunctionDef]:
    for module in modules:
        for node in ast.parse(source(module)[1]).body:
            if isinstance(node, ast.FunctionDef):
                yield node


class _Function:
    """The translation of one function."""

    def __init__(self, node: ast.FunctionDef, shared: set[str]) -> None:
        self._node = node
        self._keyword = "SHARED_FUNCTION" if node.name in shared else "FUNCTION"
        self._parameters = _parameter_types(node)
        self._arrays = [name for name, kind in self._parameters.items() if kind in _ARRAYS]
        self._rows = [name for name, kind in self._parameters.items() if kind == "Rows"]

    def head(self) -> str:
        types = ", ".join(f"class T_{name}" for name in self._arrays)
        parameters = ", ".join(
            f"T_{name} ALONE {name}"
            if kind == "Numbers"
            else f"{f'T_{name}' if kind in _ARRAYS else kind} {name}"
            for name, kind in self._parameters.items()
        )
        template = f"template <{types}>\n" if types else ""
        return_type = _type_name(self._node.returns)
        return f"{template}{self._keyword} {return_type} {self._node.name}({parameters})"

    def text(self) -> str:
        lines = [self.head() + " {"]
        lines += [f"  {kind} {name} = 0;" for name, kind in self._locals().items()]
        for statement in self._node.body:
            lines += self._statement(statement, "  ")
        return "\n".join([*lines, "}"])

    def _locals(self) -> dict[str, str]:
        """Return the local variables and their types, in the order of their first mention."""
        types: dict[str, str] = {}
        for node in ast.walk(self._node):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                types[node.target.id] = _type_name(node.annotation)
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name) and not self._is_row(node.value):
                        types.setdefault(target.id, "int")
        return {name: kind for name, kind in types.items() if name not in self._parameters}

    def _is_row(self, value: ast.expr) -> bool:
        """Return whether an expression is the row of one env, such as `small[env]`."""
        match value:
            case ast.Subscript(ast.Name(name)):
                return name in self._rows
        return False

    def _statement(self, node: ast.stmt, indent: str) -> list[str]:  # noqa: C901 (a line each)
        match node:
            case ast.Expr(ast.Constant()) | ast.Pass():
                return []
            case ast.Expr(value):
                return [f"{indent}{self._of(value)};"]
            case ast.Assign([ast.Name(name)], value) if self._is_row(value):
                return [f"{indent}auto {name} = {self._of(value)};"]
            case ast.Assign([target], value) | ast.AnnAssign(target, _, ast.expr() as value):
                return [f"{indent}{self._of(target)} = {self._of(value)};"]
            case ast.AugAssign(target, op, value):
                return [f"{indent}{self._of(target)} {_OPERATORS[type(op)]}= {self._of(value)};"]
            case ast.Return(None):
                return [f"{indent}return;"]
            case ast.Return(ast.expr() as value):
                return [f"{indent}return {self._of(value)};"]
            case ast.If(test, body, orelse):
                return [
                    f"{indent}if ({self._of(test)}) {{",
                    *self._block(body, indent),
                    *([f"{indent}}} else {{", *self._block(orelse, indent)] if orelse else []),
                    f"{indent}}}",
                ]
            case ast.While(test, body):
                return [
                    f"{indent}while ({self._of(test)}) {{",
                    *self._block(body, indent),
                    f"{indent}}}",
                ]
            case ast.For(ast.Name(name), ast.Call(ast.Name("range"), bounds), body):
                first, end = (
                    ("0", bounds[0]) if len(bounds) == 1 else (self._of(bounds[0]), bounds[1])
                )
                count = f"int {name} = {first}, {name}_end = {self._of(end)}"
                return [
                    f"{indent}for ({count}; {name} < {name}_end; ++{name}) {{",
                    *self._block(body, indent),
                    f"{indent}}}",
                ]
        raise _unknown(node)

    def _block(self, body: list[ast.stmt], indent: str) -> list[str]:
        return [line for node in body for line in self._statement(node, indent + "  ")]

    def _of(self, node: ast.expr) -> str:  # noqa: C901 (a line for each kind)
        """Return the C++ of an expression."""
        match node:
            case ast.Name(name):
                return name
            case ast.Constant(bool() as value):
                return "true" if value else "false"
            case ast.Constant(float() as value):
                return repr(value)
            case ast.Constant(int() as value):
                return f"{value}LL" if value > _LARGEST_INT else str(value)
            case ast.Subscript(value, index):
                return f"{self._of(value)}[{self._of(index)}]"
            case ast.Call(function, parameters):
                return f"{self._of(function)}({', '.join(map(self._of, parameters))})"
            case ast.BinOp(left, ast.Mult(), right):
                return f"times({self._of(left)}, {self._of(right)})"
            case ast.BinOp(left, ast.Div(), right):
                return f"((double){self._of(left)} / {self._of(right)})"
            case ast.BinOp(left, op, right) | ast.Compare(left, [op], [right]):
                return f"({self._of(left)} {_OPERATORS[type(op)]} {self._of(right)})"
            case ast.BoolOp(op, values):
                return f"({f' {_OPERATORS[type(op)]} '.join(map(self._of, values))})"
            case ast.UnaryOp(op, value):
                return f"({_OPERATORS[type(op)]}{self._of(value)})"
            case ast.IfExp(test, yes, no):
                return f"({self._of(test)} ? {self._of(yes)} : {self._of(no)})"
        raise _unknown(node)


def _parameter_types(node: ast.FunctionDef) -> dict[str, str]:
    """Return the types of a function's parameters, by name."""
    return {parameter.arg: _type_name(parameter.annotation) for parameter in node.args.args}


def _type_name(annotation: ast.expr | None) -> str:
    """Return the C++ name of an annotated type: `int`, `double`, `Numbers`, `void` for None."""
    match annotation:
        case ast.Name("float"):
            return "double"
        case ast.Name(name):
            return name
        case ast.Constant(None):
            return "void"
    raise _unknown(annotation)


def _unknown(node: ast.AST | None) -> TypeError:
    line = getattr(node, "lineno", 0)
    return TypeError(f"not in the language of kernels: {type(node).__name__}, line {line}")
