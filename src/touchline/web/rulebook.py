"""A game's ledger as a page: sections of numbered rules, searchable, with an anchor per rule id.

The ledger is plain markdown of four kinds of blocks (headings, bullets, tables, paragraphs), so a page
of code reads it; nothing in it is trusted as HTML.
"""

import re
from dataclasses import dataclass, replace
from functools import cached_property

from markupsafe import Markup, escape

_RULE = re.compile(r"- \*\*([A-Z][A-Z0-9]*-X?\d+)\*\*\s+(.*)")
_INLINE = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<bold>[^*]+)\*\*|\[(?P<note>decided|ext)\]|\b(?P<rule>[A-Z][A-Z0-9]+-X?\d{2,3})\b"
)
_NOTES = {
    "decided": "Decided by this project where the rulebook is silent",
    "ext": "Known from outside the rulebook",
}


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
    def read(cls, markdown: str) -> "Rulebook":
        """The ledger in `markdown`, block by block."""
        title, sections, entries = "", [Section("chapter-about", "About", 2, ())], list[Entry]()

        def close() -> None:
            sections[-1] = replace(sections[-1], entries=tuple(entries))
            entries.clear()

        for block in _blocks(markdown):
            level = len(block) - len(block.lstrip("#"))
            if level == 1:
                title = block[1:].strip()
            elif level:
                close()
                heading = block[level:].strip()
                anchor = _slug(heading)
                if any(section.anchor == anchor for section in sections):
                    anchor += f"-{len(sections)}"  # two chapters may have the same name
                sections.append(Section(anchor, heading, level, ()))
            else:
                entries.append(_entry(block))
        close()
        return cls(title, tuple(section for section in sections if section.entries))

    @cached_property
    def by_id(self) -> dict[str, Entry]:
        """Every rule under its id."""
        return {entry.rule: entry for section in self.sections for entry in section.entries if entry.rule}

    def search(self, query: str) -> "Rulebook":
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


def _blocks(markdown: str) -> list[str]:
    """Lines of the ledger, with the rows of a table kept together."""
    blocks: list[str] = []
    for line in markdown.splitlines():
        row = line.startswith("|")
        if row and blocks and blocks[-1].startswith("|"):
            blocks[-1] += "\n" + line
        else:
            blocks.append(line)
    return [block for block in blocks if block.strip()]


def _entry(block: str) -> Entry:
    words = block.lower()
    if found := _RULE.match(block):
        return Entry("rule", _inline(found[2]), words, found[1])
    if block.startswith("|"):
        return Entry("table", _table(block.splitlines()), words)
    if block.startswith("- "):
        return Entry("bullet", _inline(block[2:]), words)
    return Entry("text", _inline(block), words)


def _table(lines: list[str]) -> Markup:
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    head = Markup().join(Markup('<th scope="col">{}</th>').format(_inline(cell)) for cell in rows[0])
    body = Markup().join(
        Markup("<tr>{}</tr>").format(
            Markup().join(Markup("<td>{}</td>").format(_inline(cell)) for cell in row)
        )
        for row in rows[2:]
    )
    return Markup("<table><thead><tr>{}</tr></thead><tbody>{}</tbody></table>").format(head, body)


def _inline(text: str) -> Markup:
    parts, at = Markup(), 0
    for found in _INLINE.finditer(text):
        parts += escape(text[at : found.start()]) + _span(found)
        at = found.end()
    return parts + escape(text[at:])


def _span(found: re.Match[str]) -> Markup:
    if code := found["code"]:
        return Markup("<code>{}</code>").format(code)
    if bold := found["bold"]:
        return Markup("<b>{}</b>").format(bold)
    if note := found["note"]:
        return Markup('<span class="chip" title="{}">{}</span>').format(_NOTES[note], note)
    rule = found["rule"]
    return Markup('<a class="rule" href="#{0}" data-rule="{0}">{0}</a>').format(rule)


def _slug(heading: str) -> str:
    """The anchor of a heading; the prefix keeps it apart from the ids of a table on the same page."""
    return "chapter-" + "-".join(re.findall(r"[a-z0-9]+", heading.lower()))
