"""What changed in a section, for a page that has the section as it was.

A section's HTML is cut at each `<`. A patch says how the new one is put together of the old one's pieces: two
numbers are a stretch of them (where it begins, how many), a text is new. static/morph.js puts it together.
"""

from __future__ import annotations

from typing import Final

CUT: Final = "<"
RUN: Final = 3  # pieces in a row that are worth finding again

Patch = list[int | str]


def patch(old: str, new: str) -> Patch:
    """How the new text is made of the old one."""
    had, wanted = old.split(CUT), new.split(CUT)
    shorter = min(len(had), len(wanted))
    head = 0
    while head < shorter and had[head] == wanted[head]:
        head += 1
    tail = 0
    while tail < shorter - head and had[-1 - tail] == wanted[-1 - tail]:
        tail += 1
    made: Patch = [0, head] if head else []
    made += _between(had, wanted, head, len(had) - tail, len(wanted) - tail)
    return [*made, len(had) - tail, tail] if tail else made


def _between(had: list[str], wanted: list[str], first: int, had_end: int, end: int) -> Patch:
    """The part of a patch between what both begin and end with."""
    places = dict(zip(reversed(had[first:had_end]), range(had_end - 1, first - 1, -1), strict=True))
    made: Patch = []
    fresh: list[str] = []
    at, follows = first, first
    while at < end:
        piece = wanted[at]
        # Look first where the last stretch ended: if the piece stands there again, it is the right one.
        found = follows if follows < had_end and had[follows] == piece else places.get(piece, had_end)
        size = 0
        while at + size < end and found + size < had_end and wanted[at + size] == had[found + size]:
            size += 1
        if size < RUN:
            fresh.append(piece)
            at, follows = at + 1, follows + 1
            continue
        made += [CUT.join(fresh), found, size] if fresh else [found, size]
        fresh = []
        at, follows = at + size, found + size
    return [*made, CUT.join(fresh)] if fresh else made


def patched(old: str, made: Patch) -> str:
    """The new text."""
    had, parts, at = old.split(CUT), list[str](), 0
    while at < len(made):
        one = made[at]
        if isinstance(one, str):
            parts.append(one)
            at += 1
        else:
            parts.append(CUT.join(had[one : one + int(made[at + 1])]))
            at += 2
    return CUT.join(parts)
