"""Records: a true one is true in every variant, and no change goes unseen."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from touchline.engine import record
from touchline.engine.errors import BadRecord
from touchline.engine.game import find, known
from touchline.engine.match import Match
from touchline.engine.variants import variants

NAMES = ["Ada", 'Bo "the wall" Ünal', "Cy\u2028\\", "D", "Eve", "Fay"]


def played(
    seats: int = 3, options: dict[str, Any] | None = None, decisions: int = 10_000, game: str = "best11"
) -> Match:
    """A random game, finished or stopped after some decisions."""
    match = Match(find(game), seats, options or {}, b"secret")
    chance = random.Random(seats)
    while not match.over and len(match.log) < decisions:
        seat = chance.choice(match.waiting())
        match.play(seat, chance.choice(match.options_of(seat)))
    return match


def signed(rows: list[dict[str, Any]]) -> str:
    """Lines with honest fingerprints, whatever they say: what a forger would write."""
    lines, before = [], ""
    for row in rows:
        body = msgspec.json.encode({key: value for key, value in row.items() if key != "h"})
        before = hashlib.sha256(before.encode() + body).hexdigest()[:16]
        lines.append(body[:-1].decode() + f',"h":"{before}"}}\n')
    return "".join(lines)


MATCH = played()
RECORD = record.write(MATCH, NAMES[:3])
RAW = RECORD.encode()
ROWS: list[dict[str, Any]] = [json.loads(line) for line in RAW.splitlines()]


@pytest.mark.parametrize("game", known())
def test_record_of_a_whole_game_is_true(game: str) -> None:
    """Of one variant; check_game does the same with all of them."""
    seats, options = variants(find(game))[0]
    match = played(seats, options, game=game, decisions=100_000)
    verdict = record.verify(record.write(match, NAMES[:seats]))
    assert verdict.true, verdict.message
    assert verdict.over
    assert verdict.decisions == len(match.log)


def test_reading_a_record_gives_the_same_game() -> None:
    match, names = record.read(RECORD)
    assert names == NAMES[:3]
    assert match.log == MATCH.log
    assert match.digest() == MATCH.digest()
    assert record.write(match, names) == RECORD


@pytest.mark.parametrize("decisions", [0, 1, 40])
def test_unfinished_game_has_a_true_record(decisions: int) -> None:
    match = played(decisions=decisions)
    verdict = record.verify(record.write(match, NAMES[:3]))
    assert verdict.true
    assert not verdict.over
    assert verdict.decisions == decisions


def line_of(position: int) -> int:
    return RAW.count(b"\n", 0, position) + 1


@settings(max_examples=400, deadline=None)
@given(position=st.integers(0, len(RAW) - 1), byte=st.integers(0, 255))
def test_any_changed_byte_is_found_in_its_line(position: int, byte: int) -> None:
    changed = RAW[:position] + bytes([byte]) + RAW[position + 1 :]
    verdict = record.verify(changed.decode("utf-8", "surrogateescape"))
    if changed == RAW:
        assert verdict.true
    else:
        assert not verdict.true
        assert verdict.line in (line_of(position), line_of(position) + 1), verdict.message


@settings(max_examples=200, deadline=None)
@given(position=st.integers(0, len(RAW) - 2))
def test_any_missing_byte_is_found(position: int) -> None:
    changed = (RAW[:position] + RAW[position + 1 :]).decode("utf-8", "surrogateescape")
    assert changed == RECORD or not record.verify(changed).true


@settings(max_examples=200, deadline=None)
@given(length=st.integers(0, len(RAW) - 2))
def test_truncated_record_is_refused(length: int) -> None:
    verdict = record.verify(RAW[:length].decode("utf-8", "surrogateescape"))
    assert not verdict.true
    assert verdict.line <= line_of(length)


@pytest.mark.parametrize("lost", [0, 1, len(ROWS) // 2, len(ROWS) - 1])
def test_lost_line_is_found_even_with_new_fingerprints(lost: int) -> None:
    assert not record.verify(signed(ROWS[:lost] + ROWS[lost + 1 :])).true


def forged(line: int, **changes: Any) -> str:
    """The record with one line changed and all fingerprints made anew."""
    rows = [dict(row) for row in ROWS]
    rows[line] = rows[line] | changes
    return signed(rows)


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        record.read(text)
    return caught.value


def test_signing_anew_is_what_the_writer_does() -> None:
    assert signed(ROWS) == RECORD


def test_other_dice_do_not_fit_the_commitment() -> None:
    error = refusal(forged(-1, secret=b"another secret".hex()))
    assert error.line == len(ROWS)
    assert "false dice" in error.reason


def test_other_dice_with_another_commitment_lead_to_another_game() -> None:
    rows = [dict(row) for row in ROWS]
    rows[0]["commitment"] = hashlib.sha256(b"another secret").hexdigest()
    rows[-1]["secret"] = b"another secret".hex()
    assert refusal(signed(rows)).line > 1


def test_illegal_decision_is_named_with_its_line_and_rule() -> None:
    error = refusal(forged(5, play="bid:money_3"))
    assert error.line == 6
    assert "B11-" in error.reason


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"touchline": 2}, "format 1"),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"rules": 99}, "rules 99"),
        ({"edition": "x"}, "edition 'x'"),
        ({"seats": 9, "names": ["x"] * 9}, "2 to 4 managers, not 9"),
        ({"seats": "3"}, "seats"),
        ({"seats": 2}, "seats"),
        ({"options": {"no_such": True}}, "no_such"),
        ({"options": []}, "options"),
        ({"names": "Ada"}, "names"),
        ({"names": [1, 2, 3]}, "names"),
    ],
)
def test_wrong_header_is_refused_in_line_1(changes: dict[str, Any], message: str) -> None:
    error = refusal(forged(0, **changes))
    assert error.line == 1
    assert message in error.reason


@pytest.mark.parametrize(
    "changes", [{"seat": 7}, {"seat": None}, {"seat": -1}, {"play": 3}, {"play": None}, {"n": 9}]
)
def test_nonsense_in_a_decision_is_refused_in_its_line(changes: dict[str, Any]) -> None:
    assert refusal(forged(7, **changes)).line == 8


@pytest.mark.parametrize("changes", [{"digest": "0"}, {"over": False}, {"scores": [[99, 1], [0, 2], [0, 3]]}])
def test_wrong_end_is_refused_in_the_last_line(changes: dict[str, Any]) -> None:
    assert refusal(forged(-1, **changes)).line == len(ROWS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\n\n\n",
        "hello",
        "[]",
        "null\n",
        "{}",
        "\x00\x01\x02",
        "\udcff\udcfe",
        "[" * 100_000,
        '{"a":' * 100_000,
        RECORD.replace("\n", "\r\n"),
        RECORD + RECORD,
        RECORD + "\n",
        " " + RECORD,
        "\ufeff" + RECORD,
    ],
    ids=range(16),
)
def test_garbage_is_refused_with_a_sentence(text: str) -> None:
    verdict = record.verify(text)
    assert not verdict.true
    assert verdict.message


def test_huge_text_is_refused_at_once() -> None:
    error = refusal("x" * (record.MOST_BYTES + 1))
    assert "larger" in error.reason
