"""What people read lies in Fluent files: no sentences in the code of the rooms that speak to people.

And no shared file knows one of the games by name: what only one game needs lies in its folder.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from touchline.engine.game import find, known

SRC = Path(__file__).parent.parent / "src" / "touchline"
ROOMS = ("bots", "cli", "games", "tables", "web")
SENTENCE = re.compile(r"(?<![\w{-])[A-Za-z]?[a-z']+,? [a-z']{2,},? [a-z']{2,}")
NOT_WORDS = re.compile(
    r"[<>=]|^(SELECT|INSERT|UPDATE|CREATE|DELETE) |\\b|\(\?|^ *\n|\w:\w"
)  # HTML, SQL, patterns
LOGS = ("debug", "info", "warning", "error", "exception")
OUR_FAULTS = ("AssertionError", "LookupError", "RuntimeError", "TimeoutError", "TypeError", "ValueError")
IN_A_ROW = "named"  # engine/content.py: names of numbers
DESCRIBES = ("description", "help", "show_default", "title")  # of the API and the command line

# Who reads these is no player.
ALLOWED = {
    "bots/asking.py": "the author of a bot",
    "bots/levels.py": "the list of bots on the command line; the pages say `bot-NAME`",
    "bots/own.py": "the author of a bot",
    "bots/players.py": "the list of bots on the command line; the pages say `bot-NAME`",
    "bots/puzzles.py": "the command line",
    "bots/registry.py": "the author of a bot, and the command line",
    "bots/release.py": "the command line",
    "bots/arena.py": "the command line",
    "bots/sight.py": "the author of a bot",
    "bots/values.py": "whoever runs the server, and the command line",
    "games/*/conserved.py": "`touchline check`",
    "games/*/effects.py": "what follows a primitive, in a row",
    "games/*/schema.py": "the author of an edition",
    "games/*/story.py": "the parts of an event, in a row",
    "games/*/view.py": "`touchline check`",
    "tables/lock.py": "whoever starts the server",
    "tables/schema.py": "whoever runs the server",
    "tables/sqlite.py": "whoever runs the server",
    "tables/sqlite_errors.py": "whoever runs the server",
    "tables/writer.py": "whoever runs the server",
    "tables/opening.py": "whoever starts the server",
    "tables/moving.py": "the command line",
    "tables/postgres.py": "whoever runs the server",
    "tables/postgres_errors.py": "whoever runs the server",
    "tables/postgres_schema.py": "whoever runs the server",
    "tables/postgres_upkeep.py": "columns, in a row",
    "tables/outbox.py": "columns, in a row",
    "tables/sql_roster.py": "refusals that `managers.py` and `leagues.py` say in words",
    "tables/sql.py": "whoever runs the server",
    "tables/upkeep.py": "the command line",
    "tables/workers.py": "whoever starts a worker",
    "web/hosts.py": "whoever starts the server",
    "web/openapi.py": "the description of the API",
    "web/metrics.py": "a program that gathers figures",
    "web/keeper.py": "whoever runs the server",
    "web/serve.py": "whoever starts the server",
    "web/successor.py": "whoever runs the server",
}


def _unread(tree: ast.Module) -> set[int]:
    """Strings that no player reads: docstrings, logs, faults of ours, names in a row, descriptions."""
    roots: list[ast.AST] = []
    for node in ast.walk(tree):
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if docstring or isinstance(node, ast.Assert):
            roots.append(node)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in (*LOGS, *OUR_FAULTS, IN_A_ROW):
                roots += node.args
            roots += [word.value for word in node.keywords if word.arg in DESCRIBES]
    return {id(inner) for root in roots for inner in ast.walk(root)}


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """The sentences in a module, with their lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unread = _unread(tree)
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)) or id(node) in unread:
            continue
        if SENTENCE.search(node.value) and not NOT_WORDS.search(node.value):
            yield node.lineno, node.value


@pytest.mark.parametrize("room", ROOMS)
def test_code_holds_no_sentences(room: str) -> None:
    found = {}
    for path in sorted((SRC / room).rglob("*.py")):
        name = path.relative_to(SRC).as_posix()
        for line, text in sentences(path):
            found.setdefault(name, []).append(f"{name}:{line}: {text!r}")
    found = {re.sub(r"^games/\w+/", "games/*/", name): told for name, told in found.items()}
    left = [one for name, told in found.items() if name not in ALLOWED for one in told]
    assert not left, "These belong into words/en:\n" + "\n".join(left)
    idle = [name for name in ALLOWED if name.startswith(f"{room}/") and name not in found]
    assert not idle, f"These have no sentences any more: {', '.join(idle)}"


def test_no_shared_file_names_a_game() -> None:
    names = {name for game_id in known() for name in (game_id, find(game_id).title)}
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, sorted(names)))})\b")
    found = []
    for room in ("bots", "lab", "tables", "web"):
        for path in sorted((SRC / room).rglob("*")):
            if path.suffix not in (".py", ".html", ".js", ".css", ".ftl") or path.name == "phrases.py":
                continue  # a list of words in which one of them happens to be
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if pattern.search(line):
                    found.append(f"{path.relative_to(SRC)}:{number}: {line.strip()[:120]}")
    assert not found, "\n".join(found)
