"""What a seat starts unasked, and what is legal though not listed, through the door of a match."""

from __future__ import annotations

import pytest

from touchline.engine import record
from touchline.engine.errors import Refused
from touchline.engine.events import EVERYTHING, Event, heard_by
from touchline.engine.game import find
from touchline.engine.match import Match

GAME = find("footmania")


def a_match() -> tuple[Match, int, int]:
    """A match of two, who is asked in it, and who is not; the one who is asked owns a footballer."""
    for number in range(200):
        match = Match(GAME, 2, {}, f"{number}".encode())
        for _ in range(30):
            asked = match.waiting()[0]
            wanted = next((o for o in ("draw:draw", "card:buy") if o in match.options_of(asked)), "")
            if "own_auction:" in "".join(match.options_of(asked)):
                return match, asked, 1 - asked
            match.play(asked, wanted or match.options_of(asked)[0])
    raise AssertionError("nobody buys anybody")


def test_side_option_is_logged_and_asks_nobody() -> None:
    match, asked, idle = a_match()
    before, counts = match.state.open.copy(), [match.count(0), match.count(1)]
    assert match.side_options_of(idle) == ["auto_done:on", "letter:write"]
    match.play(idle, "auto_done:on")
    assert match.log[-1].option == "auto_done:on"
    assert match.state.open == before
    assert [match.count(0), match.count(1)] == counts
    assert [option.option for option in match.view(idle).side] == ["auto_done:off", "letter:write"]
    assert match.view(-1).side == []
    assert match.waiting() == [asked]


def test_record_with_side_options_is_true() -> None:
    match, asked, idle = a_match()
    match.play(idle, "letter:write")
    match.play(asked, match.options_of(asked)[0])
    again = Match(GAME, 2, {}, match.secret)
    again.replay(match.log)
    assert again.digest() == match.digest()
    assert record.verify(record.write(match, ["A", "B"])).true


def test_chance_is_the_same_with_and_without_a_side_option() -> None:
    match, asked, idle = a_match()
    other = match.clone()
    other.play(idle, "auto_done:on")
    other.play(idle, "auto_done:off")
    for copy in (match, other):
        copy.play(asked, "window:done")
        while "window" in match.game.question(copy.state, copy.waiting()[0]):
            copy.play(copy.waiting()[0], "window:done")
    assert match.state.dump() == other.state.dump()


def test_undo_leaves_what_others_started_meanwhile() -> None:
    match, asked, idle = a_match()
    card = next(o for o in match.options_of(asked) if o.startswith("own_auction:"))
    match.play(asked, card)
    match.play(idle, "auto_done:on")
    undo = match.undo(asked)
    assert undo is not None
    assert undo.consent == frozenset()
    match.replay(undo.keep)
    assert match.log[-1].option == "auto_done:on"
    assert card in match.options_of(asked)


def test_unlisted_option_is_legal_and_nonsense_is_not() -> None:
    match, asked, _ = a_match()
    card = next(o for o in match.options_of(asked) if o.startswith("own_auction:"))
    match.play(asked, card)
    assert "opening:0k" not in match.options_of(asked)
    assert match.refusal(asked, "opening:0k") is None
    with pytest.raises(Refused, match="FM-259"):
        match.play(asked, "opening:100000k")
    match.play(asked, "opening:0k")
    assert match.log[-1].option == "opening:0k"


def test_event_for_several_seats_is_veiled_for_the_others() -> None:
    event = Event("bought", "FM-055", [0, 7], veil=[0, -3], those=0b101)
    assert [heard_by(event, seat).args for seat in (0, 1, 2, -1, EVERYTHING)] == [  # type: ignore[union-attr]
        [0, 7],
        [0, -3],
        [0, 7],
        [0, -3],
        [0, 7],
    ]
