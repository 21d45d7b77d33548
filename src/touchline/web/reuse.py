"""Sections that need not be drawn again: what a section is made of stands in its template.

The variables that a macro reads, and of those the parts that it reads, are found in the template itself, also
through the macros that it calls. If all of them are what they were, so is the section. A `Drawn` belongs to
one kind of viewer: nothing goes from one to another.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from types import BuiltinMethodType
from typing import Any, Final, Generic, TypeVar

import jinja2
from jinja2 import nodes
from jinja2.environment import TemplateModule
from jinja2.runtime import Context

from touchline.engine.prepared import prepared
from touchline.engine.speech import speaker
from touchline.web.story import Log

T = TypeVar("T")

Read = tuple[str, str]
"""A variable and the part of it that is read; no part means all of it."""

CHANGES: Final = "table"  # in place: of that, only what is plain, or a copy, can be compared with what it was
MADE_BY: Final = Path(__file__).read_text(encoding="utf-8")  # an outline is as good as what is below
PLAIN: Final = (str, int, frozenset, tuple, type(None))


class Sections(dict[str, frozenset[Read]]):
    """The sections of a page by name, with what each reads."""

    def __init__(self, sections: Mapping[str, frozenset[Read]]) -> None:
        super().__init__(sections)
        self._read: dict[frozenset[str], list[Read]] = {}

    def read_of(self, variables: frozenset[str]) -> list[Read]:
        """What any of them reads of these variables."""
        if variables not in self._read:
            every = frozenset[Read]().union(*self.values())
            self._read[variables] = [one for one in every if one[0] in variables]
        return self._read[variables]


class Drawn:
    """The sections of a game's table as they were last drawn for one kind of viewer."""

    def __init__(self) -> None:
        self._known: dict[Read, Any] = {}
        self._made: dict[str, str] = {}
        self._ready: dict[str, tuple[Context, TemplateModule]] = {}
        self.log = Log()

    def ready(self, env: jinja2.Environment, name: str, shown: dict[str, Any]) -> TemplateModule:
        """A template, ready to draw what is shown now. Where it is only its macros that read what is shown,
        it is made ready once.
        """
        template = env.get_template(name)
        found = self._ready.get(name)
        if found is None:
            context = template.new_context(shown)
            found = context, TemplateModule(template, context)
            if at_once(env, name).isdisjoint(shown):
                self._ready[name] = found
        else:
            found[0].parent = env.globals | shown  # templates have no other globals
        return found[1]

    def texts(self) -> dict[str, str]:
        """All sections as they are kept."""
        return self._made.copy()

    def draw(
        self,
        sections: Sections,
        module: Callable[[str], TemplateModule],
        shown: Mapping[str, Any],
    ) -> dict[str, str]:
        """These sections: those that were drawn before, where all that they are made of is the same.

        `module` makes the template of a section ready, when it has to be drawn.
        """
        news = self._news(sections.read_of(frozenset(shown)), shown)
        try:
            for name, read in sections.items():
                if name not in self._made or not news.isdisjoint(read):
                    self._made[name] = drawn(module(name), name)
        except BaseException:
            self._known.clear()
            self._made.clear()
            raise
        return self.texts()

    def _news(self, read: Iterable[Read], shown: Mapping[str, Any]) -> set[Read]:
        """Those parts of variables that are others than they were."""
        known, found = self._known, set[Read]()
        for one in read:
            variable, part = one
            value = getattr(shown[variable], part, None) if part else shown[variable]
            before = known.get(one, self)
            if before is value and variable != CHANGES:
                continue
            if isinstance(value, partial):
                value = value.func, value.args
            elif isinstance(value, BuiltinMethodType):
                value = value.__self__  # what a list's own method answers follows from the list
            elif variable == CHANGES:
                if isinstance(value, (set, deque, list)):
                    value = frozenset(value) if isinstance(value, set) else tuple(value)
                elif not isinstance(value, PLAIN):
                    found.add(one)
                    continue
            known[one] = value
            if before is not value and (before is self or before != value):
                found.add(one)
        return found


class Shelf:
    """What was drawn for the kinds of viewers that were served last; the others are drawn for anew."""

    MOST: Final = 400  # of some 150 kB each

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Drawn] = OrderedDict()

    def drawn(self, kind: Hashable) -> Drawn:
        """What was drawn for this kind of viewer."""
        found = self._kept.setdefault(kind, Drawn())
        self._kept.move_to_end(kind)
        if len(self._kept) > self.MOST:
            self._kept.popitem(last=False)
        return found


class MadeOf(Generic[T]):
    """What was made of something, for each language, as long as it is the same thing."""

    MOST: Final = 16

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, str], tuple[object, T]] = OrderedDict()

    def made(self, of: object, make: Callable[[], T]) -> T:
        """What is made of this thing."""
        key = id(of), speaker().language
        found = self._kept.get(key)
        if found is None or found[0] is not of:
            found = self._kept[key] = of, make()
            while len(self._kept) > self.MOST:
                self._kept.popitem(last=False)
        return found[1]


def drawn(module: TemplateModule, name: str, *args: Any) -> str:
    """A macro of a template, a section perhaps, drawn now."""
    return str(getattr(module, name)(*args)).strip()


@lru_cache(maxsize=32)
def reads(env: jinja2.Environment, template: str) -> Mapping[str, frozenset[Read]]:
    """What each macro of a template reads."""
    macros, around, imports = _outline(env, template)
    modules: dict[str, frozenset[Read]] = {}  # what the names read that come from another template
    for imported, names in imports:
        whole = frozenset[Read]().union(*reads(env, imported).values())
        modules |= dict.fromkeys(names, whole)
    own = {name: read | around for name, read in macros.items()}
    return {name: _with_called(name, own, modules) for name in macros}


@lru_cache(maxsize=32)
def at_once(env: jinja2.Environment, template: str) -> frozenset[str]:
    """The variables that a template reads when it is made ready, not when one of its macros draws."""
    _, around, imports = _outline(env, template)
    found = frozenset(variable for variable, _ in around)
    return found | {CHANGES} if imports else found


Outline = tuple[dict[str, frozenset[Read]], frozenset[Read], list[tuple[str, list[str]]]]
"""What each macro of a template reads by itself, what is read around them, what is imported with context."""


def _outline(env: jinja2.Environment, template: str) -> Outline:
    assert env.loader is not None
    source = env.loader.get_source(env, template)[0]

    def made() -> Outline:
        tree = env.parse(source)
        macros = {macro.name: _read([macro]) for macro in tree.find_all(nodes.Macro)}
        around = _read(node for node in tree.body if not isinstance(node, nodes.Macro))
        imports: list[tuple[str, list[str]]] = []
        found: list[nodes.Import | nodes.FromImport] = [*tree.find_all(nodes.Import)]
        for node in [*found, *tree.find_all(nodes.FromImport)]:
            if node.with_context:
                assert isinstance(node.template, nodes.Const)
                named = [node.target] if isinstance(node, nodes.Import) else node.names
                names = [name if isinstance(name, str) else name[1] for name in named]
                imports.append((node.template.value, names))
        return macros, around, imports

    return prepared(made, f"outline {jinja2.__version__} {MADE_BY}", template, source)


def _read(parts: Iterable[nodes.Node]) -> frozenset[Read]:
    """The variables that stand there, and the parts of them that are read."""
    found: set[Read] = set()
    for root in parts:
        whole = {id(name): name for name in root.find_all(nodes.Name) if name.ctx == "load"}
        for node in root.find_all(nodes.Getattr):
            if isinstance(node.node, nodes.Name):
                found.add((node.node.name, node.attr))
                whole.pop(id(node.node), None)
        found |= {(name.name, "") for name in whole.values()}
    return frozenset(found)


def _with_called(
    name: str, own: Mapping[str, frozenset[Read]], modules: Mapping[str, frozenset[Read]]
) -> frozenset[Read]:
    """What a macro reads, and what those read that it calls."""
    found: set[Read] = set()
    known, open_ = {name}, [name]
    while open_:
        for variable, part in own[open_.pop()]:
            found.add((variable, part))
            found |= modules.get(variable, frozenset())
            if variable in own and variable not in known:
                known.add(variable)
                open_.append(variable)
    return frozenset(found)
