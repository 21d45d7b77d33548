"""What is kept from one start to the next is what would be made anew, whatever becomes of the folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from touchline.engine import prepared as module, speech
from touchline.engine.prepared import KEPT_FOR, keep_in, prepared
from touchline.web import reuse
from touchline.web.templating import Environment, templates

PACKAGE = "touchline.web"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which things are kept for the length of a test."""
    monkeypatch.setattr(module, "_FOLDER", [])
    keep_in(tmp_path)
    return tmp_path / module.NAME


def count(made: list[str]) -> dict[str, int]:
    """Something that is made."""
    made.append("once more")
    return {"n": len(made)}


def never(*_: object) -> None:
    """What is not called."""
    raise AssertionError("it was kept")


def test_it_is_made_once(folder: Path) -> None:
    made: list[str] = []
    for _ in range(3):
        assert prepared(lambda: count(made), "a count", "of this") == {"n": 1}
    assert prepared(lambda: count(made), "a count", "of that") == {"n": 2}
    assert prepared(lambda: count(made), "another count", "of this") == {"n": 3}
    assert len(list(folder.iterdir())) == 3
    assert folder.stat().st_mode & 0o777 == 0o700  # code from there is run


@pytest.mark.parametrize("damage", [b"", b"\0" * 40, b"short"])
def test_what_is_damaged_is_made_anew(folder: Path, damage: bytes) -> None:
    made: list[str] = []
    prepared(lambda: count(made), "a count")
    (file,) = folder.iterdir()
    data = bytearray(file.read_bytes())
    data[-1] ^= 1
    for wrong in (bytes(data), damage):
        file.write_bytes(wrong)
        before = len(made)
        assert prepared(lambda: count(made), "a count") == {"n": before + 1}
        assert prepared(lambda: count(made), "a count") == {"n": before + 1}


def test_without_a_folder_everything_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_FOLDER", [])
    (tmp_path / module.NAME).write_text("in the way")
    keep_in(tmp_path)
    made: list[str] = []
    assert [prepared(lambda: count(made), "a count")["n"] for _ in range(2)] == [1, 2]


def test_what_nobody_needs_any_more_is_let_go_of(folder: Path) -> None:
    prepared(lambda: 1, "old")
    (old,) = folder.iterdir()
    prepared(lambda: 2, "new")
    os.utime(old, (0, old.stat().st_mtime - KEPT_FOR - 1))
    keep_in(folder.parent)
    assert len(list(folder.iterdir())) == 1


def test_kept_words_are_said_alike(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = speech._messages(PACKAGE, "fr")
    facts = dict.fromkeys(["n", "who", "name", "time", "seat", "bot"], 2)
    said = []
    for _ in range(2):
        monkeypatch.setattr(speech, "_PREPARED", {})
        speech.prepare(PACKAGE, "fr")
        found = {name: speech._PREPARED.get((PACKAGE, "fr", text)) for name, text in sources.items()}
        said.append({name: speech._say(one[name], dict(facts))[0] for name, one in found.items() if one})
        monkeypatch.setattr(speech, "_compile", never)  # the second time nothing is compiled
    assert said[0] == said[1]
    assert len(said[0]) > 100


def test_kept_templates_draw_alike(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "{% macro two(x) %}{{ x.a }} & {{ x.b|upper }}{% endmacro %}{{ two(x) }}"
    shown = {"x": {"a": "<1>", "b": "c"}}
    drawn = [Environment(autoescape=True).from_string(source).render(shown)]
    monkeypatch.setattr(Environment, "_parse", never)
    drawn.append(Environment(autoescape=True).from_string(source).render(shown))
    assert drawn == ["&lt;1&gt; & C"] * 2


def test_kept_outlines_are_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env = templates()
    found = []
    for _ in range(2):
        reuse.reads.cache_clear()
        found.append(reuse.reads(env, "sections.html"))
        monkeypatch.setattr(type(env), "parse", never)
    assert found[0] == found[1]
    monkeypatch.undo()
    reuse.reads.cache_clear()
