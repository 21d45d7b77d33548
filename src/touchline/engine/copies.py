"""Second copies of a game's package, so that several editions and rules of a game live in one process.

The facts of a game are module-level tables, which its rules and pages read as constants. An edition with
other facts is therefore the game's package once more, under a name of its own: `touchline.games.best11`
becomes `touchline.games.best11__<mark>`. Rules of an earlier release are the package as it was then
(`engine/earlier.py`). A finder loads a copy's modules from its sources, and renames the package in them
wherever it is named: imports inside the game lead to the copy, and so does the name under which it reads its
content. The engine is shared.

Copies are interpreted even where the games are compiled, and an interpreted state cannot derive from a
compiled one. Then the copies share interpreted twins of the engine's `state`, `rules` and
`questions` too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.resources.abc import Traversable, TraversableResources
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

from touchline.engine import content, state

HOUSE: Final = "touchline"
IN_COMMON: Final = tuple(f"touchline.engine.{name}" for name in ("state", "rules", "questions"))
TWINS: Final = (
    {} if state.__file__.endswith((".py", ".pyc")) else {name: f"{name}__pure" for name in IN_COMMON}
)


@dataclass(frozen=True)
class Copy:
    """Where the sources of a copy lie, what they call themselves, and which modules have stand-ins."""

    named: str
    sources: Traversable
    instead: Mapping[str, str] = field(default_factory=dict)


_COPIES: dict[str, Copy] = {}  # by the copy's name


@cache
def _original(package: str) -> Copy:
    """A package or module as it is installed."""
    top, *below = package.split(".")
    spec = find_spec(top)
    assert spec is not None
    assert spec.origin is not None
    place = Path(spec.origin).parent.joinpath(*below)
    return Copy(package, place if place.is_dir() else place.with_suffix(".py"))


_COPIES.update((twin, _original(name)) for name, twin in TWINS.items())


def own(package: str) -> str:
    """The name under which a game's package is played as it is.

    That is its own name where the engine is interpreted, or the game is compiled with it. Another
    project's game is interpreted: it needs the interpreted twins of a compiled engine, as an edition does.
    """
    if not TWINS or package.partition(".")[0] == HOUSE:
        return package
    return add(f"{package}__pure", _original(package))


def add(name: str, copy: Copy) -> str:
    """Have a copy of a package found under this name, which names it for good."""
    _COPIES.setdefault(name, copy)
    return name


def copy_package(package: str, mark: str, texts: Mapping[str, str]) -> ModuleType:
    """A copy of a game's package, or of a copy, that reads these content files; the mark names it."""
    name = f"{package}__{mark}"
    if name not in _COPIES:
        content.replace(name, texts)
        add(name, _COPIES.get(package) or _original(package))
    try:
        return import_module(name)
    except BaseException:
        for left in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
            del sys.modules[left]
        raise


class _Finder(MetaPathFinder):
    """Finds the modules of copies in their sources."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        name = next((name for name in _COPIES if f"{fullname}.".startswith(f"{name}.")), None)
        if name is None:
            return None
        copy = _COPIES[name]
        names = {**TWINS, **copy.instead, copy.named: name}
        below = fullname[len(name) + 1 :].split(".") if fullname != name else []
        folder = copy.sources.joinpath(*below) if below else copy.sources
        inside = folder / "__init__.py"
        if folder.is_dir() and inside.is_file():
            loader = _Loader(fullname, inside, names, folder)
            return spec_from_file_location(
                fullname, loader.path, loader=loader, submodule_search_locations=[str(folder)]
            )
        source = copy.sources.joinpath(*below[:-1], f"{below[-1]}.py") if below else copy.sources
        if not source.is_file():
            return None
        return spec_from_file_location(fullname, str(source), loader=_Loader(fullname, source, names))


class _Resources(TraversableResources):
    """The files that lie beside a copy's modules."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder

    def files(self) -> Traversable:
        """The folder."""
        return self._folder


class _Loader(SourceFileLoader):
    """Loads a source with some modules called by other names; never from compiled code."""

    def __init__(
        self, fullname: str, source: Traversable, names: Mapping[str, str], folder: Traversable | None = None
    ) -> None:
        super().__init__(fullname, str(source))
        self._source = source
        self._names = names
        self._folder = folder

    def get_data(self, path: str) -> bytes:
        """The source, which may lie in an archive."""
        return self._source.read_bytes()

    def get_code(self, fullname: str) -> CodeType:
        """The module's code, with the other names in it."""
        tree = _Renaming(self._names).visit(ast.parse(self.get_data(self.path), self.path))
        return compile(tree, self.path, "exec", dont_inherit=True)

    def get_resource_reader(self, name: str) -> TraversableResources | None:  # type: ignore[override]
        """What `importlib.resources.files` asks."""
        return _Resources(self._folder) if self._folder else None


class _Renaming(ast.NodeTransformer):
    """Calls modules, and what lies in them, by other names."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def _renamed(self, name: str) -> str:
        for old, new in self._names.items():
            if f"{name}.".startswith(f"{old}."):
                return new + name[len(old) :]
        return name

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        """`from package.module import …`."""
        if node.module and not node.level:
            node.module = self._renamed(node.module)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """The name of the package as text: where content is read from."""
        if isinstance(node.value, str):
            node.value = self._renamed(node.value)
        return node


sys.meta_path.insert(0, _Finder())
