# mypy: disable-error-code="assignment, call-overload"
"""The fast door: ids instead of texts, through the same referee into the same record."""

from __future__ import annotations

import copy
import hmac
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy
import pytest

import touchline
from tests.given_editions import changed
from tests.research.given import GAMES, moments, played
from touchline.engine.chance import seed_state
from touchline.engine.match import chance_of


@pytest.mark.parametrize("game", GAMES)
def test_ids_and_texts_play_the_same_game(game: str) -> None:
    fast, slow = (touchline.new(game, seats=2, seed=5) for _ in range(2))
    for number, (seat, legal) in enumerate(moments(fast, 3, 120)):
        if fast.log:
            slow.play(fast.log[-1].seat, fast.log[-1].option)
        if number % 10 == 0:
            assert slow.waiting == fast.waiting
            (decision,) = [d for d in slow.decisions if d.seat == seat]
            assert [fast.actions.text(id) for id in legal] == decision.options
    slow.play(fast.log[-1].seat, fast.log[-1].option)
    assert slow.record == fast.record
    assert touchline.load_record(fast.record).record == fast.record


def test_events_are_the_same_whichever_door_was_taken() -> None:
    fast = played("best11", 3, 90)
    slow = touchline.new("best11", seats=3, seed=1)
    for entry in fast.log:
        slow.play(entry.seat, entry.option)
    assert fast.events(0) == slow.events(0)
    option = slow.decisions[0]
    for table in (fast, slow):  # one more through the other door
        table.play(option.seat, option.options[0])
    assert fast.events(1) == slow.events(1)
    assert fast.record == slow.record


def test_seeds_are_the_hmac_that_the_records_page_describes() -> None:
    for secret in (b"", b"a secret", b"x" * 64, b"y" * 200):
        for what in ("setup", "0:0", "3:1234"):
            assert chance_of(secret, what) == seed_state(hmac.digest(secret, what.encode(), "sha256"))


def test_game_that_branched_off_takes_its_dice_from_both_secrets_by_ids_too() -> None:
    ended = played("best11", 2, 10_000)
    fast, slow = (touchline.Table(ended.match.branch(40, b"another"), ["A", "B"]) for _ in range(2))
    for _ in moments(fast, 7):
        pass
    for entry in fast.log[40:]:
        slow.play(entry.seat, entry.option)
    assert fast.record == slow.record
    assert touchline.load_record(fast.record).scores == fast.scores != ended.scores


def test_words_are_those_of_the_moment_although_the_game_went_on() -> None:
    early = played("best11", 3, 30)
    late = early.clone()
    decision = early.decisions[0]
    expected = [(option.label, option.detail) for option in early.clone().decisions[0].options]
    for _ in moments(early, 9, 40):
        pass
    assert [(option.label, option.detail) for option in decision.options] == expected
    assert decision == late.decisions[0]


@pytest.mark.parametrize("id", [-1, 10**6, "0", None, 1.5, [1]])
def test_no_such_id_is_an_error_and_changes_nothing(id: Any) -> None:
    table = played("best11", 3, 20)
    before = table.record
    with pytest.raises(touchline.TouchlineError, match="ids are 0 to 993"):
        table.play_id(table.turn, id)
    assert table.record == before


def test_illegal_id_is_refused_with_what_is_legal() -> None:
    table = played("best11", 3, 20)
    before, seat = table.record, table.turn
    legal = table.legal(seat)
    wrong = next(id for id in range(table.actions.n) if id not in legal)
    with pytest.raises(touchline.Refused) as refused:
        table.play_id(seat, wrong)
    assert f"Legal now: {legal[0]} {table.actions.text(legal[0])}" in str(refused.value)
    assert refused.value.rule.startswith("B11-")
    assert table.record == before


def test_nothing_is_legal_after_the_end() -> None:
    table = played("best11", 2, 10_000)
    assert table.over
    assert (table.turn, table.waiting) == (-1, [])
    assert table.legal(0) == []
    with pytest.raises(touchline.Refused):
        table.play_id(0, 0)


@pytest.mark.parametrize("seat", [3, -1, "0", None, 1.0])
def test_unknown_seat_is_refused(seat: Any) -> None:
    table = played("best11", 3, 5)
    for act in (table.legal, table.mask, lambda s: table.play_id(s, 0)):
        with pytest.raises(touchline.TouchlineError, match="seats are 0 to 2"):
            act(seat)


def test_undo_takes_back_one_decision_whatever_it_revealed() -> None:
    table = touchline.new("best11", seats=3, seed=2)
    records, told = [], []
    for _ in moments(table, 4, 60):
        records.append(table.record)
        told.append(len(table.events(0)))
    for expected, lines in zip(reversed(records), reversed(told), strict=True):
        table.undo()
        assert table.record == expected
        assert len(table.events(0)) == lines
    with pytest.raises(touchline.TouchlineError, match="nothing can be taken back"):
        table.undo()
    assert table.turn >= 0


def test_undo_keeps_what_was_started_without_being_asked() -> None:
    table = touchline.new("footmania", seats=2, seed=1)
    table.play(0, "auto_done:on")
    before = table.record
    table.play_id(table.turn, table.legal(table.turn)[0])
    table.undo()
    assert table.record == before


@pytest.mark.parametrize("game", GAMES)
def test_imagined_world_looks_the_same_and_is_played_on_its_own(game: str) -> None:
    table = played(game, 2, 60)
    before, seat = table.record, table.turn
    world = table.imagine(seat, 11)
    assert world.view(seat) == table.view(seat)
    assert world.legal(seat) == table.legal(seat)
    for _ in moments(world, 1, 200):
        pass
    assert table.record == before
    assert not hasattr(world, "record")
    again = pickle.loads(pickle.dumps(world))
    assert again.state.dump() == world.state.dump()
    assert copy.deepcopy(world).legal(0) == world.legal(0)


def test_mask_is_what_is_legal() -> None:
    table = played("best11", 3, 40)
    mask = table.mask(table.turn)
    assert mask.dtype == bool
    assert sorted(table.legal(table.turn)) == numpy.flatnonzero(mask).tolist()
    for out in (numpy.ones(table.actions.n, "int8"), [1] * table.actions.n, bytearray(table.actions.n)):
        assert table.mask(table.turn, out) is out
        assert [bool(place) for place in out] == mask.tolist()
    for out in (bytes(994), numpy.frombuffer(bytes(994), "int8"), numpy.zeros((994, 1))):
        with pytest.raises(touchline.TouchlineError, match="does not take 994 numbers"):
            table.mask(table.turn, out)
    with pytest.raises(touchline.TouchlineError, match="994 places; `out` has 0"):
        table.mask(table.turn, 3)
    with pytest.raises(touchline.TouchlineError, match="994 places; `out` has 3"):
        table.mask(0, [0, 0, 0])


def test_numpy_numbers_are_numbers() -> None:
    table = played("best11", 3, 10)
    seat = numpy.int64(table.turn)
    table.play_id(seat, numpy.int64(table.legal(seat)[0]))
    assert len(table.log) == 11


def test_amount_that_is_not_listed_is_left_to_text() -> None:
    table = touchline.new("footmania", seats=2, seed=1)
    for _, legal in moments(table, 5):
        texts = [table.actions.text(id) for id in legal]
        if any(text.startswith("pay:") for text in texts) and "pay:50k" not in texts:
            break
    seat = table.turn
    assert "pay:50k" not in texts
    with pytest.raises(touchline.Refused, match=r"`play` takes it as text\. Legal now: "):
        table.play_id(seat, table.actions.id("pay:50k"))
    table.play(seat, "pay:50k")
    assert table.log[-1].option == "pay:50k"


def test_editions_have_their_own_actions_and_observations(shelf: Path) -> None:
    changed()
    table = played("best11@my-cards", 3, 40)
    assert table.actions is touchline.actions("best11@my-cards") is not touchline.actions("best11")
    assert table.actions.n == touchline.actions("best11").n
    enc = touchline.encoder("best11@my-cards", seats=3)
    assert any(enc.observe(table, 0))
    assert pickle.loads(pickle.dumps(enc)) is enc


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import touchline
table = touchline.new("best11", seats=2, seed=1)
table.play_id(table.turn, table.legal(table.turn)[0])
assert any(touchline.encoder("best11", seats=2).observe(table, 0))
assert sum(table.mask(table.turn, bytearray(table.actions.n)))
for act in (lambda: table.mask(0), lambda: touchline.envs):
    try:
        act()
    except touchline.TouchlineError as error:
        print(error)
"""


def test_without_numpy_all_but_its_arrays_works() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=True)
    assert done.stdout.count("pip install 'touchline[rl]'") == 2
