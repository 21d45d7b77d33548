"""Do the tests of a rule notice when it is broken? `python -m tools.mutate [GAME …] --mutations 60`.

Small mistakes are made in the rules of a game, one at a time: another comparison, a sum for a difference, a
number that is off by one, an `and` for an `or`. Only the tests run that are marked with a rule which the
broken function cites. A mistake that they do not notice survives: the rule needs a better test. The same seed
makes the same mistakes.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import io
import os
import random
import re
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest

import touchline
from touchline.engine.game import known

RULE = re.compile(r"\b([A-Z0-9]{2,3})-(\d{3})\b(?: to (?:\1-)?(\d{3})\b)?")
GAMES = Path(touchline.__file__).parent / "games"
OTHER: dict[type, type] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
TIMEOUT = 60  # seconds; a mistake may make a game endless, and that is noticed too
SURVIVED = 0


class Mutation(NamedTuple):
    """A function with one mistake in it."""

    module: str
    function: str
    line: int
    mistake: str
    code: CodeType
    rules: frozenset[str]


def cited(text: str) -> frozenset[str]:
    """The rules that a text names: `EL-051`, and `EL-369 to 371` with those between."""
    found = set()
    for prefix, first, last in RULE.findall(text):
        found |= {f"{prefix}-{number:03}" for number in range(int(first), int(last or first) + 1)}
    return frozenset(found)


def slips(function: ast.FunctionDef) -> Iterator[tuple[int, str, Callable[[ast.AST], None]]]:
    """The mistakes that can be made in a function: which node of its tree, what changes, and how."""
    for place, node in enumerate(ast.walk(function)):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER:
            yield place, type(node.ops[0]).__name__, _other_comparison
        elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in OTHER:
            yield place, type(node.op).__name__, _other_operator
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.value < 256:
            yield place, f"{node.value} + 1", _off_by_one
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield place, f"not {node.value}", _not
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield place, "without not", _without_not


def _other_comparison(node: ast.AST) -> None:
    assert isinstance(node, ast.Compare)
    node.ops[0] = OTHER[type(node.ops[0])]()


def _other_operator(node: ast.AST) -> None:
    assert isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign)
    node.op = OTHER[type(node.op)]()


def _off_by_one(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    node.value += 1


def _not(node: ast.AST) -> None:
    assert isinstance(node, ast.Constant)
    node.value = not node.value


def _without_not(node: ast.AST) -> None:
    assert isinstance(node, ast.UnaryOp)
    node.op = ast.UAdd()  # of a truth value: as true as before


def mutations(game: str) -> Iterator[Mutation]:
    """Every mistake that can be made in a function of the rules that cites one."""
    for path in sorted((GAMES / game / "rules").glob("*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        for at, function in enumerate(tree.body):
            if not isinstance(function, ast.FunctionDef):
                continue
            rules = cited(ast.get_source_segment(text, function) or "")
            for place, mistake, make in slips(function) if rules else ():
                broken = copy.deepcopy(tree)
                node = list(ast.walk(broken.body[at]))[place]
                make(node)
                module = f"touchline.games.{game}.rules.{path.stem}"
                code = _code(broken, function.name, path)
                yield Mutation(module, function.name, getattr(node, "lineno", 0), mistake, code, rules)


def _code(tree: ast.Module, function: str, path: Path) -> CodeType:
    """What a function of this module compiles to."""
    whole = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
    return next(code for code in whole.co_consts if isinstance(code, CodeType) and code.co_name == function)


class Marked:
    """A plugin of pytest that keeps the tests which prove a rule, and notes them."""

    def __init__(self) -> None:
        self.tests: dict[str, set[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Which tests are marked with which rules."""
        for item in items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests.setdefault(rule, set()).add(item.nodeid)


def tests_of(game: str) -> dict[str, set[str]]:
    """The tests of a game by the rule that they prove."""
    marked = Marked()
    with redirect_stdout(io.StringIO()):
        status = pytest.main(
            ["--collect-only", "-qq", "-m", "not slow", f"tests/games/{game}"], plugins=[marked]
        )
    if status != pytest.ExitCode.OK:
        raise SystemExit(
            f"The tests of {game} cannot be collected: see pytest --collect-only tests/games/{game}"
        )
    return marked.tests


def survives(mutation: Mutation | None, tests: list[str]) -> bool:
    """Make the mistake in a process of its own, and let the tests look at it."""
    child = os.fork()
    if child == 0:
        if mutation is not None:
            function = getattr(importlib.import_module(mutation.module), mutation.function)
            assert isinstance(function, FunctionType), f"{mutation.function} is compiled"
            function.__code__ = mutation.code
        quiet = io.StringIO()
        with redirect_stdout(quiet), redirect_stderr(quiet):
            status = pytest.main(["-x", "-q", "-p", "no:cacheprovider", f"--timeout={TIMEOUT}", *tests])
        os._exit(SURVIVED if status == pytest.ExitCode.OK else 1)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == SURVIVED


def main() -> None:
    """Print what survived, and a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tools.mutate")
    parser.add_argument("game", nargs="*", default=list(known()))
    parser.add_argument("--mutations", type=int, default=60, help="how many for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", default="1/1", help="2/3: the second of three equal parts of them")
    asked = parser.parse_args()
    share, shares = map(int, asked.share.split("/"))
    for game in asked.game:
        tests = tests_of(game)
        possible = [
            (one, sorted(set().union(*(tests.get(rule, ()) for rule in one.rules))))
            for one in mutations(game)
        ]
        possible = [(one, named) for one, named in possible if named]
        chosen = random.Random(asked.seed).sample(possible, min(asked.mutations, len(possible)))
        chosen = chosen[share - 1 :: shares]
        if not survives(None, sorted({name for _, named in chosen for name in named})):
            raise SystemExit(f"The tests of {game} fail without any mistake.")
        survivors = [one for one, named in chosen if survives(one, named)]
        for one in survivors:
            print(f"  {one.module}:{one.line} {one.function}: {one.mistake} ({', '.join(sorted(one.rules))})")
        print(f"{game:15} {len(chosen) - len(survivors)} of {len(chosen)} mistakes noticed", flush=True)


if __name__ == "__main__":
    main()
