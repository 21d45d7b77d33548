"""Second copies of a game's package, so that several editions of a game live in one process.

The facts of a game are module-level tables, which its rules and pages read as constants. An edition with
other facts is therefore the game's package once more, under a name of its own: `touchline.games.best11`
becomes `touchline.games.best11__<mark>`. A finder loads the copy's modules from the same sources, and renames
the package in them wherever it is named: imports inside the game lead to the copy, and so does the name under
which it reads its content. The engine is shared.

Copies are interpreted even where the games are compiled, and an interpreted state cannot derive from a
compiled one. Then the copies share interpreted twins of the engine's `state`, `rules` and `questions` too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

from touchline.engine import content, state

HOUSE: Final = "touchline"
IN_COMMON: Final = ("touchline.engine.state", "touchline.engine.rules", "touchline.engine.questions")
TWINS: Final = (
    {} if state.__file__.endswith((".py", ".pyc")) else {name: f"{name}__pure" for name in IN_COMMON}
)

_COPIES: dict[str, str] = {twin: name for name, twin in TWINS.items()}  # a copy's name -> the original's


def own(package: str) -> str:
    """Under which name a game's package is played as it is.

    That is its own name where the engine is interpreted, or the game is compiled with it. Another
    project's game is interpreted: it needs the interpreted twins of a compiled engine, as an edition does.
    """
    if not TWINS or package.partition(".")[0] == HOUSE:
        return package
    name = f"{package}__pure"
    _COPIES.setdefault(name, package)
    return name


@cache
def _folder(package: str) -> Path:
    """Where the sources of a top-level package lie."""
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def copy_package(package: str, mark: str, texts: Mapping[str, str]) -> ModuleType:
    """A copy of a game's package that reads these content files; the mark names it for good."""
    name = f"{package}__{mark}"
    if name not in _COPIES:
        content.replace(name, texts)
        _COPIES[name] = package
    try:
        return import_module(name)
    except BaseException:
        for left in [module for module in sys.modules if f"{module}.".startswith(f"{name}.")]:
            del sys.modules[left]
        raise


class _Finder(MetaPathFinder):
    """Finds the modules of copies in the sources of their originals."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        copy = next((name for name in _COPIES if f"{fullname}.".startswith(f"{name}.")), None)
        if copy is None:
            return None
        original = _COPIES[copy] + fullname[len(copy) :]
        place = _folder(original.partition(".")[0]).joinpath(*original.split(".")[1:])
        names = {**TWINS, _COPIES[copy]: copy}
        if (place / "__init__.py").exists():
            loader = _Loader(fullname, str(place / "__init__.py"), names)
            return spec_from_file_location(
                fullname, loader.path, loader=loader, submodule_search_locations=[str(place)]
            )
        source = place.with_suffix(".py")
        if not source.exists():
            return None
        return spec_from_file_location(fullname, source, loader=_Loader(fullname, str(source), names))


class _Loader(SourceFileLoader):
    """Loads a source with some modules called by other names; never from compiled code."""

    def __init__(self, fullname: str, path: str, names: Mapping[str, str]) -> None:
        super().__init__(fullname, path)
        self._names = names

    def get_code(self, fullname: str) -> CodeType:
        """The module's code, with the other names in it."""
        tree = _Renaming(self._names).visit(ast.parse(self.get_data(self.path), self.path))
        return compile(tree, self.path, "exec", dont_inherit=True)


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
