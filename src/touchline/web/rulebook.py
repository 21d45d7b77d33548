"""A game's ledger, the referee's part of the rules: numbered rules, searchable, with an anchor per id.

What `engine.ledger` read is dressed in HTML here; nothing in it is trusted as HTML.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property

from markupsafe import Markup, escape

from touchline.engine.ledger import Grid, Ledger, Remark, Rule
from touchline.web.language import say

_INLINE = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<bold>[^*]+)\*\*|\[(?P<note>decided|ext)\]|\b(?P<rule>[A-Z][A-Z0-9]+-X?\d{2,3})\b"
)
# What a program needs to know: cards as data, lists of its questions, where it draws lots.
_FOR_PROGRAMS = ("Content", "Decision points", "Chance")
_JOINED = re.compile(r"(?<=[a-z0-9])_(?=[a-z0-9])")


@dataclass(frozen=True)
class Entry:
    """One rule, bullet, paragraph or table of a ledger."""

    kind: str  # rule, bullet, text or table
    html: Markup
    words: str  # lower case, for the search
    rule: str = ""


@dataclass(frozen=True)
class Section:
    """A heading of the ledger and what stands under it."""

    anchor: str
    title: str
    level: int
    entries: tuple[Entry, ...]

    @property
    def rules(self) -> int:
        """How many numbered rules the section has."""
        return sum(1 for entry in self.entries if entry.kind == "rule")


@dataclass(frozen=True)
class Rulebook:
    """The whole ledger."""

    title: str
    sections: tuple[Section, ...]

    @classmethod
    def of(cls, ledger: Ledger) -> Rulebook:
        """The rules that the ledger holds, ready for a page."""
        sections: list[Section] = []
        for number, section in enumerate(ledger.sections):
            found = section.entries
            if section.chapter in _FOR_PROGRAMS:  # a rule is shown wherever it stands
                found = tuple(entry for entry in found if isinstance(entry, Rule))
            if not section.title or not found:
                continue
            anchor = _slug(section.title)
            if any(other.anchor == anchor for other in sections):
                anchor += f"-{number}"  # two chapters may have the same name
            entries = tuple(_entry(entry) for entry in found)
            sections.append(Section(anchor, section.title, section.level, entries))
        return cls(ledger.title, tuple(sections))

    @cached_property
    def by_id(self) -> dict[str, Entry]:
        """Every rule under its id."""
        return {entry.rule: entry for section in self.sections for entry in section.entries if entry.rule}

    def search(self, query: str) -> Rulebook:
        """Only the entries that hold every word of the query (all of them when it is empty)."""
        words = query.lower().split()
        if not words:
            return self
        found = (
            replace(
                section, entries=tuple(e for e in section.entries if all(word in e.words for word in words))
            )
            for section in self.sections
        )
        return replace(self, sections=tuple(section for section in found if section.entries))


def _entry(entry: Rule | Grid | Remark) -> Entry:
    if isinstance(entry, Rule):
        return Entry("rule", _inline(entry.text), f"{entry.id} {entry.text}".lower(), entry.id)
    if isinstance(entry, Grid):
        words = " ".join(cell for row in (entry.head, *entry.rows) for cell in row)
        return Entry("table", _table(entry), words.lower())
    return Entry("bullet" if entry.bullet else "text", _inline(entry.text), entry.text.lower())


def _table(grid: Grid) -> Markup:
    head = Markup().join(Markup('<th scope="col">{}</th>').format(_inline(cell)) for cell in grid.head)
    body = Markup().join(
        Markup("<tr>{}</tr>").format(
            Markup().join(Markup("<td>{}</td>").format(_inline(cell)) for cell in row)
        )
        for row in grid.rows
    )
    return Markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>").format(head, body)


def _inline(text: str) -> Markup:
    parts, at = Markup(), 0
    for found in _INLINE.finditer(text):
        parts += _words(text[at : found.start()]) + _span(found)
        at = found.end()
    return parts + _words(text[at:])


def _words(text: str) -> Markup:
    """Text for people: what a program calls `late_bid` is a late bid."""
    return escape(_JOINED.sub(" ", text))


def _span(found: re.Match[str]) -> Markup:
    if code := found["code"]:
        return _words(code)
    if bold := found["bold"]:
        return Markup("<b>{}</b>").format(bold)
    if note := found["note"]:
        return Markup('<span class="chip" data-about="{}">{}</span>').format(say(f"rules-{note}"), note)
    rule = found["rule"]
    return Markup('<a class="rule" href="#{0}" data-rule="{0}">{0}</a>').format(rule)


def _slug(heading: str) -> str:
    """The anchor of a heading; the prefix keeps it apart from the ids of a table on the same page."""
    return "chapter-" + "-".join(re.findall(r"[a-z0-9]+", heading.lower()))
