"""The line of a TOML file in which something stands: `tomllib` reads values and forgets where they were.

The scanner goes through a text that `tomllib` has accepted, so it need not be strict. A place is a path of
keys and positions, such as `("free_agents", 3, "base")`.
"""

from __future__ import annotations

import re
from typing import Final

Path = tuple[str | int, ...]

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY: Final = re.compile(r"\s*(?:\"((?:[^\"\\]|\\.)*)\"|'([^']*)'|([A-Za-z0-9_-]+))\s*(\.?)")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.S
)
_PLAIN: Final = re.compile(r"[^,\]}\n#]+")


def lines_of(text: str) -> dict[Path, int]:
    """The line of every table, key and element of a TOML text, counted from 1."""
    return _Scanner(text).lines


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of a place, or of the nearest thing around it that is there."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}  # elements seen of each [[array of tables]]
        self._line, self._counted = 1, 0
        table: Path = ()
        while self._skip() < len(text):
            if text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _skip(self) -> int:
        """Go on to the next thing that is neither blank nor a comment."""
        found = _BLANK.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.at

    def _note(self, path: Path) -> None:
        self._line += self.text.count("\n", self._counted, self.at)
        self._counted = self.at
        self.lines.setdefault(path, self._line)

    def _keys(self) -> Path:
        """A key, of several words if it is dotted."""
        keys: list[str | int] = []
        while found := _KEY.match(self.text, self.at):
            self.at = found.end()
            keys.append(next(word for word in found.groups()[:3] if word is not None))
            if not found[4]:
                break
        return tuple(keys)

    def _header(self) -> Path:
        start = self.at
        many = self.text.startswith("[[", self.at)
        self.at += 1 + many
        keys = self._keys()
        end, self.at = self.at + 1 + many, start
        path: Path = ()
        for number, key in enumerate(keys, 1):
            path = (*path, key)
            self._note(path)
            if path in self.counts and (number < len(keys) or not many):
                path = (*path, self.counts[path] - 1)
        if many:
            self.counts[path] = self.counts.get(path, 0) + 1
            path = (*path, self.counts[path] - 1)
            self._note(path)
        self.at = end
        return path

    def _pair(self, table: Path) -> None:
        start = self.at
        path = (*table, *self._keys())
        end, self.at = self.at, start
        for length in range(len(table) + 1, len(path) + 1):
            self._note(path[:length])
        self.at = end + 1  # the equals sign
        self._value(path)

    def _value(self, path: Path) -> None:
        self._skip()
        sign = self.text[self.at : self.at + 1]
        if sign == "[":
            self._inside("]", path)
        elif sign == "{":
            self._inside("}", path)
        else:
            found = _STRING.match(self.text, self.at) or _PLAIN.match(self.text, self.at)
            self.at = found.end() if found else self.at + 1

    def _inside(self, end: str, path: Path) -> None:
        """The elements of an array or the pairs of an inline table."""
        self.at += 1
        number = 0
        while self._skip() < len(self.text) and self.text[self.at] != end:
            if self.text[self.at] == ",":
                self.at += 1
            elif end == "}":
                self._pair(path)
            else:
                self._note((*path, number))
                self._value((*path, number))
                number += 1
        self.at += 1
