"""A game's ledger, read: sections of numbered rules, worked examples, tables and remarks.

A ledger is plain markdown of four kinds of lines: headings, `- **B11-001** text` for a rule (an X
before the number makes it a worked example), table rows, and everything else, which is a remark.
The command line and the page show what comes out of here; nobody else reads the file. They show it to
players, so what the authors keep for themselves is left out: their chapters of doubts and notes, and the
column of the glossary with the names that the program uses.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property

from touchline.engine.content import read_text
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Game

_RULE = re.compile(r"- \*\*([A-Z][A-Z0-9]*-(X?)\d+)\*\*\s+(.*)")
_NOTES_OF_AUTHORS = ("Open doubts", "Notes for maintainers")
_IDENTIFIER = "identifier"
_NEAR = 3  # how many similar ids are suggested


@dataclass(frozen=True)
class Rule:
    """A rule or a worked example, under its id."""

    id: str
    text: str
    section: str
    example: bool


@dataclass(frozen=True)
class Grid:
    """A table of the ledger: its head and its rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Remark:
    """A paragraph, or one bullet of a list."""

    text: str
    bullet: bool


Entry = Rule | Grid | Remark


@dataclass(frozen=True)
class Section:
    """A heading and what stands under it; level 2 is a chapter, level 3 a part of one."""

    title: str
    level: int
    entries: tuple[Entry, ...]
    chapter: str = ""  # the title of the chapter that it stands in


@dataclass(frozen=True)
class Ledger:
    """All that a ledger says to players, in its order."""

    title: str
    sections: tuple[Section, ...]

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        """Every rule and worked example under its id."""
        entries = (entry for section in self.sections for entry in section.entries)
        return {entry.id: entry for entry in entries if isinstance(entry, Rule)}

    @property
    def rules(self) -> list[Rule]:
        """The rules, without the worked examples."""
        return [rule for rule in self.by_id.values() if not rule.example]

    @property
    def examples(self) -> list[Rule]:
        """The worked examples."""
        return [rule for rule in self.by_id.values() if rule.example]

    def find(self, id: str) -> Rule:
        """The rule with this id, in whatever case it is written."""
        found = self.by_id.get(id.upper())
        if not found:
            near = difflib.get_close_matches(id.upper(), self.by_id, _NEAR, 0.5)
            hint = (
                f" Near it: {', '.join(near)}." if near else f" Its ids look like {next(iter(self.by_id))}."
            )
            raise TouchlineError(f"There is no rule {id} in this ledger.{hint}")
        return found

    def search(self, words: str) -> list[Rule]:
        """The rules and examples that hold every one of these words, in id, text or heading."""
        wanted = words.lower().split()
        return [
            rule
            for rule in self.by_id.values()
            if all(word in f"{rule.id} {rule.section} {rule.text}".lower() for word in wanted)
        ]


def ledger_of(game: Game) -> Ledger:
    """The ledger that lies in the game's folder."""
    return _ledger_in(game.package)


@cache
def _ledger_in(package: str) -> Ledger:
    return parse(read_text(package, "ledger.md"))


def parse(markdown: str) -> Ledger:
    """The ledger in a markdown text."""
    title, heading, level = "", "", 2
    sections: list[Section] = []
    entries: list[Entry] = []
    for block in _blocks(markdown):
        depth = len(block) - len(block.lstrip("#"))
        if depth == 1:
            title = block[1:].strip()
        elif depth:
            sections.append(Section(heading, level, tuple(entries)))
            heading, level, entries = block[depth:].strip(), depth, []
        else:
            entries.append(_entry(block, heading))
    sections.append(Section(heading, level, tuple(entries)))
    return Ledger(title, tuple(_for_players(sections)))


def _for_players(sections: list[Section]) -> Iterator[Section]:
    """The sections that say something, without the chapters of the authors."""
    chapter = ""
    for section in sections:
        if section.level == 2:
            chapter = section.title
        if section.entries and chapter not in _NOTES_OF_AUTHORS:
            yield replace(section, chapter=chapter)


def _blocks(markdown: str) -> Iterator[str]:
    """The lines that say something, with the rows of a table kept together."""
    table: list[str] = []
    for line in [*markdown.splitlines(), ""]:
        if line.startswith("|"):
            table.append(line)
            continue
        if table:
            yield "\n".join(table)
            table = []
        if line.strip():
            yield line


def _entry(block: str, section: str) -> Entry:
    if found := _RULE.match(block):
        return Rule(found[1], found[3], section, bool(found[2]))
    if block.startswith("|"):
        rows = [_cells(row.strip()) for row in block.splitlines()]
        hidden = [at for at, name in enumerate(rows[0]) if name.lower() == _IDENTIFIER]
        rows = [tuple(cell for at, cell in enumerate(row) if at not in hidden) for row in rows]
        return Grid(rows[0], tuple(rows[2:]))
    bullet = block.startswith("- ")
    return Remark(block[2:] if bullet else block, bullet)


def _cells(row: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in row.removeprefix("|").removesuffix("|").split("|"))
