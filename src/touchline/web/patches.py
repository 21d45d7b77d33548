"""What changed in a section, for a page that has the section as it was.

A section's HTML is cut at each `<`. A patch says how the new one is put together of the old one's pieces: two
numbers are a stretch of them (where it begins, how many), a text is new. static/morph.js puts it together.
"""

from __future__ import annotations

from typing import Final

CUT: Final = "<"
RUN: Final = 3  # pieces in a row that are worth finding again
BLOCK: Final = 1024  # signs that are compared at once

Patch = list[int | str]


def patch(old: str, new: str) -> Patch:
    """How the new text is made of the old one."""
    # Most of a section stays: what both begin and end with is found without cutting it up.
    same = _alike(old, new)
    head = old.count(CUT, 0, same)
    begins = old.rfind(CUT, 0, same) + 1
    first = max(0, begins - 1)
    same = _alike_at_the_end(old, new, min(len(old), len(new)) - first)
    tail = old.count(CUT, len(old) - same)
    had = _pieces(old, begins, old.find(CUT, len(old) - same) if tail else len(old))
    wanted = _pieces(new, begins, new.find(CUT, len(new) - same) if tail else len(new))
    made: Patch = [0, head] if head else []
    made += _between(had, wanted, head)
    return [*made, head + len(had), tail] if tail else made


def _pieces(text: str, begins: int, ends: int) -> list[str]:
    return text[begins:ends].split(CUT) if ends >= begins else []


def _alike(one: str, other: str) -> int:
    """How many signs both begin with."""
    at, most, step = 0, min(len(one), len(other)), BLOCK
    while step:
        while at + step <= most and one[at : at + step] == other[at : at + step]:
            at += step
        step //= 4
    return at


def _alike_at_the_end(one: str, other: str, most: int) -> int:
    """How many signs both end with, at most this many."""
    at, step, end, other_end = 0, BLOCK, len(one), len(other)
    while step:
        while (
            at + step <= most
            and one[end - at - step : end - at] == other[other_end - at - step : other_end - at]
        ):
            at += step
        step //= 4
    return at


def _between(had: list[str], wanted: list[str], begins: int) -> Patch:
    """The part of a patch between what both begin and end with."""
    had_end, end = len(had), len(wanted)
    places = dict(zip(reversed(had), range(had_end - 1, -1, -1), strict=True))
    made: Patch = []
    fresh: list[str] = []
    at, follows = 0, 0
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
        made += [CUT.join(fresh), begins + found, size] if fresh else [begins + found, size]
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
