"""What is wrong with an edition: each problem with its file, its line and its field.

An edition may change what its game's `schema.py` names, within its limits (engine/schema.py), and every text
of `en.toml`. Everything else is held against the standard edition.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from touchline.engine import telling
from touchline.engine.content import FACTS, NAMES, numbers_of, read_toml
from touchline.engine.schema import Complaint, Row
from touchline.engine.telling import Numbers, Told
from touchline.engine.toml_lines import Path, line_of, lines_of

LONGEST_TEXT: Final = 600
_PLACE: Final = re.compile(r"^(.*?)(?: - at `\$([^`]*)`)?$", re.S)
_LINE: Final = re.compile(r"^(.*?)\s*\(at line (\d+), column \d+\)$", re.S)
_OTHER_BASE: Final = (
    "This was made from edition {!r} of the game; this Touchline has {!r}. "
    "Make a new copy with `touchline edition new` and take your changes over"
)
_TYPE: Final = re.compile(r"`(int|str|bool|array|object|float)`")
_TYPES: Final = {
    "int": "a whole number",
    "float": "a number with a point",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}
_DIGITS: Final = re.compile(r"\d[\d_]*")


@dataclass(frozen=True)
class Problem:
    """Something that has to be put right before the edition can be played, or that looks wrong."""

    file: str
    line: int
    field: str
    text: str

    def __str__(self) -> str:
        field = f"{self.field}: " if self.field else ""
        return f"{self.file}:{self.line}: {field}{self.text}"


def problems(package: str, texts: Mapping[str, str]) -> list[Problem]:
    """All that is wrong with these content files of a game; none means that the game can be made of them."""
    found: list[Problem] = []
    for file, check in ((FACTS, _facts), (NAMES, _names)):
        try:
            table, lines = tomllib.loads(texts[file]), lines_of(texts[file])
        except (ValueError, RecursionError) as error:
            found.append(Problem(file, *_unread(texts[file], error)))
            continue
        for path, what in check(package, table):
            found.append(Problem(file, line_of(lines, path), _field(table, path), f"{what}."))
    return sorted(found, key=lambda problem: (problem.file, problem.line))


def doubts(package: str, texts: Mapping[str, str]) -> list[Problem]:
    """Texts of an edition without problems that do not fit its facts. It can be played all the same."""
    facts, names = tomllib.loads(texts[FACTS]), tomllib.loads(texts[NAMES])
    lines, usual = lines_of(texts[NAMES]), read_toml(package, NAMES)
    schema = import_module(f"{package}.schema")
    found = list(_contradictions(names, usual, numbers_of(package, facts)))
    for table, fields in getattr(schema, "PROSE", {}).items():
        found += _prose(
            names[table], usual[table], facts[table], read_toml(package, FACTS)[table], fields, table
        )
    said = [Problem(NAMES, line_of(lines, path), _field(names, path), f"{what}.") for path, what in found]
    return sorted(said, key=lambda doubt: doubt.line)


def _contradictions(names: dict[str, Any], usual: dict[str, Any], told: Told) -> Iterator[Complaint]:
    """Numbers that a text writes and the facts do not say."""
    for table, rows in told.items():
        for id, numbers in rows.items():
            for path, text, ours in _each(usual[table].get(id, {}), names[table].get(id, {}), (table, id)):
                for said, due, name in telling.contradictions(ours, text, numbers):
                    yield (
                        path,
                        f"The text says {said}, the facts say {due}. Write {name}, and it follows the facts",
                    )


def _each(usual: Any, ours: Any, path: Path) -> Iterator[tuple[Path, str, str]]:
    """The texts of a card, each with its place, in the standard edition and in ours."""
    if isinstance(usual, dict):
        for key, value in usual.items():
            yield from _each(value, ours[key], (*path, key))
    elif isinstance(usual, str):
        yield path, usual, ours


def _prose(
    names: Any, usual: Any, facts: list[Any], standard: list[Any], fields: tuple[str, ...], table: str
) -> Iterator[Complaint]:
    """Texts that speak of facts which are others now, and are as they were."""
    for row, was in zip(facts, standard, strict=True):
        changed = [field for field in fields if row[field] != was[field]]
        if changed and names[row["id"]] == usual[row["id"]]:
            what = " and ".join(changed)
            yield (
                (table, row["id"]),
                f"This text was written for another {what}. See whether it is still true",
            )


def _unread(text: str, error: Exception) -> tuple[int, str, str]:
    """The line, the field and the words for a file that is not TOML, or more than can be read."""
    lines = text.split("\n")
    if isinstance(error, RecursionError):
        deep = max(range(len(lines)), key=lambda at: lines[at].count("[") + lines[at].count("{"))
        return deep + 1, "", "Brackets stand within brackets too deep to be read."
    if not isinstance(error, tomllib.TOMLDecodeError):  # of all TOML, only whole numbers have a limit
        longest = max(_DIGITS.finditer(text), key=lambda found: len(found[0]))
        return text.count("\n", 0, longest.start()) + 1, "", "This number has too many digits to be read."
    said = _LINE.match(str(error))
    what, line = (said[1], int(said[2])) if said else (str(error), len(lines))
    return line, "", f"This is not TOML: {what}."


def _field(table: Any, path: Path) -> str:
    """A place as people read it: rows are called by their ids."""
    said = ""
    for step in path:
        table = table[step] if _there(table, step) else None
        if isinstance(step, int):
            id = table.get("id", step) if isinstance(table, dict) else step
            said += f"[{id}]"
        else:
            said += f".{step}" if said else step
    return said


def _there(table: Any, step: str | int) -> bool:
    if isinstance(table, dict):
        return step in table
    return isinstance(table, list) and isinstance(step, int) and step < len(table)


# Facts


def _facts(package: str, facts: dict[str, Any]) -> Iterator[Complaint]:
    """content.toml against the schema and the standard edition."""
    standard = read_toml(package, FACTS)
    schema = import_module(f"{package}.schema")
    free = _hints(schema.Facts)
    complaints = [*_keys(facts, standard, ()), *_order(facts, standard, ())]
    for key in standard.keys() & facts.keys():
        if key == "edition" and facts[key] != standard[key]:
            complaints.append(((key,), _OTHER_BASE.format(facts[key], standard[key])))
        elif key in free:
            complaints += _table(facts[key], standard[key], free[key], (key,))
        else:
            complaints += _same(facts[key], standard[key], (key,))
    yield from complaints
    if not complaints:
        yield from schema.check(facts)


@cache
def _hints(kind: type) -> dict[str, Any]:
    """The types of a structure's fields, by their names in TOML."""
    return {field.encode_name: field.type for field in msgspec.structs.fields(kind)}


def _keys(
    ours: dict[str, Any], standard: dict[str, Any], path: Path, may: tuple[str, ...] = ()
) -> Iterator[Complaint]:
    """The same keys as in the standard edition, but for those that may be there or not."""
    for key in standard:
        if key not in ours and key not in may:
            yield (*path, key), "This is missing"
    for key in ours:
        if key not in standard and key not in may:
            yield (*path, key), "There is no such field here; check how it is written, or leave it out"


def _order(ours: Any, standard: Any, path: Path) -> Iterator[Complaint]:
    """Keys in the order of the standard edition, where games count on it: everywhere but in rows."""
    if isinstance(ours, dict) and isinstance(standard, dict):
        shared = [key for key in standard if key in ours]
        if path and [key for key in ours if key in standard] != shared:
            yield path, f"Keep the order: {', '.join(shared)}"
        for key in shared:
            yield from _order(ours[key], standard[key], (*path, key))


def _table(ours: Any, standard: Any, kind: Any, path: Path) -> Iterator[Complaint]:
    """A table, row by row if it has rows."""
    row = next((part for part in get_args(kind) if isinstance(part, type) and issubclass(part, Row)), None)
    if isinstance(kind, type) and issubclass(kind, Row):
        yield from _row(ours, standard, kind, path)
    elif row is None:
        yield from _typed(ours, kind, path)
    elif type(ours) is not type(standard):
        yield path, f"This must be {'a list' if isinstance(standard, list) else 'a table'}"
    elif isinstance(ours, dict):
        yield from _keys(ours, standard, path)
        for key in ours.keys() & standard.keys():
            yield from _row(ours[key], standard[key], row, (*path, key))
    else:
        yield from _rows(ours, standard, row, path)


def _rows(ours: list[Any], standard: list[Any], kind: type[Row], path: Path) -> Iterator[Complaint]:
    """Rows: as many as in the standard edition, with the same ids in the same order."""
    expected = [row.get("id") for row in standard]
    ids = [row.get("id") if isinstance(row, dict) else None for row in ours]
    if len(ours) != len(standard):
        yield path, f"There are {len(ours)} rows; the rules fix {len(standard)}"
    if expected[0]:
        yield from _ids(ids, expected, path)
        known = [expected.index(id) if id in expected else -1 for id in ids]
    else:
        known = list(range(min(len(ours), len(standard))))
    for number, at in enumerate(known):
        if at >= 0:
            yield from _row(ours[number], standard[at], kind, (*path, number))


def _ids(ids: list[Any], expected: list[str], path: Path) -> Iterator[Complaint]:
    for number, id in enumerate(ids):
        if id in ids[:number]:
            yield (*path, number, "id"), f"'{id}' is there twice; the other one is row {ids.index(id) + 1}"
        elif id not in expected:
            yield (
                (*path, number, "id"),
                f"{id!r} is not the id of a card here. Ids name cards for ever: keep them",
            )
    missing = [id for id in expected if id not in ids]
    if missing:
        yield path, f"Missing: {', '.join(missing)}"
    elif sorted(map(str, ids)) == sorted(expected) and ids != expected:
        number = next(n for n, id in enumerate(ids) if id != expected[n])
        yield (*path, number, "id"), f"'{expected[number]}' belongs here. Keep the order of the rows"


def _row(ours: Any, standard: dict[str, Any], kind: type[Row], path: Path) -> Iterator[Complaint]:
    """One row: the free fields by their types, all others as in the standard edition."""
    if not isinstance(ours, dict):
        yield path, "This must be a table, { … }"
        return
    yield from _keys(ours, standard, path, kind.may_have)
    types = _hints(kind)
    for key, value in ours.items():
        if key in types and key in standard:
            yield from _table(value, standard[key], types[key], (*path, key))
        elif key in types and key in kind.may_have:
            yield from _typed(value, types[key], (*path, key))
        elif key in standard and key != "id":
            yield from _same(value, standard[key], (*path, key))


def _typed(value: Any, kind: Any, path: Path) -> Iterator[Complaint]:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        said = _PLACE.match(str(error))
        assert said is not None
        place = [int(step) if step.isdecimal() else step for step in re.findall(r"[^.\[\]]+", said[2] or "")]
        for step in place:
            value = value[step] if _there(value, step) else None
        yield (*path, *place), _TYPE.sub(lambda name: _TYPES[name[1]], said[1]) + _instead(kind, value)


def _instead(kind: Any, value: Any) -> str:
    """What was found, or could stand there."""
    if get_origin(kind) is Literal and isinstance(value, str):
        return f"; take one of {', '.join(repr(choice) for choice in get_args(kind))}"
    return f", found {value!r}" if isinstance(value, int | float | str) else ""


def _same(ours: Any, standard: Any, path: Path) -> Iterator[Complaint]:
    """What belongs to the rules stays as it is; complains at the first difference."""
    if type(ours) is type(standard):
        if ours == standard:
            return
        if isinstance(ours, dict) and ours.keys() == standard.keys():
            key: str | int = next(key for key in ours if ours[key] != standard[key])
            yield from _same(ours[key], standard[key], (*path, key))
            return
        if isinstance(ours, list) and len(ours) == len(standard):
            key = next(n for n, value in enumerate(ours) if value != standard[n])
            yield from _same(ours[key], standard[key], (*path, key))
            return
    shown = msgspec.json.encode(standard).decode()
    stays = f": it stays {shown}" if len(shown) <= 60 else ""
    yield path, f"This belongs to the rules and is the same in every edition{stays}"


# Names


def _names(package: str, names: dict[str, Any]) -> Iterator[Complaint]:
    """en.toml against that of the standard edition: a text for everything that has one there."""
    standard = read_toml(package, NAMES)
    told = numbers_of(package, read_toml(package, FACTS))
    yield from _order(names, standard, ())
    yield from _texts(names, standard, (), told)


def _texts(ours: Any, standard: Any, path: Path, told: Told) -> Iterator[Complaint]:
    if type(ours) is not type(standard):
        kind = (
            "a text" if isinstance(standard, str) else "a list" if isinstance(standard, list) else "a table"
        )
        yield path, f"This must be {kind}"
    elif isinstance(ours, dict):
        yield from _keys(ours, standard, path)
        for key in ours.keys() & standard.keys():
            yield from _texts(ours[key], standard[key], (*path, key), told)
    elif isinstance(ours, list):
        if len(ours) != len(standard):
            yield path, f"There are {len(ours)} texts; there must be {len(standard)}"
        for number, (text, usual) in enumerate(zip(ours, standard, strict=False)):
            yield from _texts(text, usual, (*path, number), told)
    else:
        table, id = map(str, (*path, "", "")[:2])
        yield from _text(ours, standard, path, told.get(table, {}).get(id, {}))


def _text(ours: str, standard: str, path: Path, numbers: Numbers) -> Iterator[Complaint]:
    if path == ("game", "emblem") and ours != standard:
        yield path, f"This names a picture of the game: it stays {standard!r}"
    if not ours.strip() and standard:
        yield path, "This text is empty"
    if len(ours) > LONGEST_TEXT:
        yield path, f"This text has {len(ours)} characters; there is room for {LONGEST_TEXT}"
    if not ours.isprintable():
        yield path, "This text has line breaks or signs that cannot be shown; write it in one line"
    gaps = _gaps(standard, numbers)
    stray = telling.BRACES.sub("", ours)
    if _gaps(ours, numbers) != gaps or "{" in stray or "}" in stray:
        wanted = " and ".join(gaps) or "none"
        may = f", and may have {' and '.join(f'{{{name}}}' for name in numbers)}" if numbers else ""
        yield path, f"The words in braces are filled in by the game: this text has to have {wanted}{may}"


def _gaps(text: str, numbers: Numbers) -> list[str]:
    """What the game fills in while it is played: numbers of the facts are there from the start."""
    return sorted(gap for gap in telling.BRACES.findall(text) if not telling.names(gap, numbers))
