"""What a package says: the messages of its Fluent files, and where its code and templates name them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from tools import translations
from touchline.engine.game import find, known

LITERAL = re.compile(r"""["']([a-z][\w-]*(?:\.[a-z_]+)?)["']""")


@dataclass
class Message:
    """A message or an attribute (`id.attribute`), with the facts and messages that it needs."""

    facts: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)


class _Needs(Visitor):
    def __init__(self) -> None:
        self.found = Message()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        name = node.id.name
        self.found.messages.add(f"{name}.{node.attribute.name}" if node.attribute else name)


def folder(package: str) -> Path:
    """Where a package lies."""
    return Path(str(files(package)))


def speaking() -> list[str]:
    """The packages that have words."""
    packages = [find(game_id).package for game_id in known()]
    return [*packages, *translations.SHARED]


def languages(package: str) -> list[str]:
    """The languages in which a package has words."""
    return sorted(path.name for path in (folder(package) / "words").iterdir() if path.is_dir())


@cache
def messages(package: str, language: str = "en") -> dict[str, Message]:
    """All messages of a package in one language, with what they need."""
    found: dict[str, Message] = {}
    for path in sorted((folder(package) / "words" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise AssertionError(f"{path}: {entry.annotations[0].message}\n{entry.content}")
            if isinstance(entry, ftl.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
                for name, pattern in parts:
                    assert name not in found, f"{path}: '{name}' is there twice"
                    needs = _Needs()
                    if pattern is not None:
                        needs.visit(pattern)
                    found[name] = needs.found
    return found


def facts(package: str, name: str, language: str = "en") -> set[str]:
    """The facts that a message needs, those of the messages in it included."""
    message = messages(package, language)[name]
    return message.facts.union(*(facts(package, inner, language) for inner in message.messages))


def said(package: str) -> Iterator[tuple[str, str, set[str]]]:
    """Every call `say("id", fact=…)` in the code of a package: where, which message, which facts."""
    for path in folder(package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args and _says(node.func)):
                continue
            where = f"{path.name}:{node.lineno}"
            given = {word.arg for word in node.keywords if word.arg}
            given |= {f"{name}-name" for name in given}
            known_facts = all(word.arg for word in node.keywords)
            for name in _texts(node.args[0]):
                yield where, name, given if known_facts else {"*"}


def _says(function: ast.expr) -> bool:
    return isinstance(function, ast.Name) and function.id == "say"


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


@cache
def literals(package: str) -> frozenset[str]:
    """Every word in quotes in the code, templates and scripts of a package: a message may be named by it."""
    found: set[str] = set()
    for path in [path for kind in ("py", "html", "js") for path in folder(package).rglob(f"*.{kind}")]:
        found.update(LITERAL.findall(path.read_text(encoding="utf-8")))
    return frozenset(found)


@cache
def beginnings(package: str) -> tuple[str, ...]:
    """What messages begin with whose name is put together: `f"day-{day}"`, `'day-' ~ day`."""
    found: set[str] = set()
    for path in [*folder(package).rglob("*.py"), *folder(package).rglob("*.html")]:
        text = path.read_text(encoding="utf-8")
        found.update(re.findall(r"""f["']([a-z][\w-]*-)\{""", text))
        found.update(re.findall(r"""["']([a-z][\w-]*-)["'] ~""", text))
    return tuple(found)
