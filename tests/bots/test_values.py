"""Value networks: one that does not fit is not used, and says why; then the hand-made outlook plays."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from touchline.bots import values
from touchline.bots.minds import Mind, by_hand, mind
from touchline.bots.search import search
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, seed_state
from touchline.engine.game import find

numpy = pytest.importorskip("numpy")
GAME = "best11"
WIDE = 3


def known() -> Mind:
    """The mind of the game."""
    return mind(find(GAME))


def held(**changed: Any) -> dict[str, Any]:
    """What a small network's file holds, but for what is changed."""
    zeros = numpy.zeros
    return {
        "format": values.FORMAT,
        "game": GAME,
        "rules": find(GAME).rules_version,
        "seats": 2,
        "encoder": values.alphabet(known(), 2),
        "columns": numpy.arange(WIDE),
        "scale": numpy.float32(2.0),
        "w1": zeros((WIDE, 2)),
        "b1": zeros(2),
        "w2": zeros((2, 2)),
        "b2": zeros(2),
        "w3": zeros(2),
        **changed,
    }


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the network is looked for."""
    monkeypatch.setattr(values, "FOLDER", tmp_path)
    values.network.cache_clear()
    return values.path_of(GAME, 2)


def test_a_network_adds_to_what_the_outlook_promises(place: Path) -> None:
    numpy.savez(place, **held())
    found, why = values.network(known(), 2)
    assert found is not None
    assert not why
    g = find(GAME).new(2, seed_state("values"), find(GAME).option_values({}, 2))
    find(GAME).rules.settle(g)
    assert found.knows(g)
    assert sum(found.chances(known(), g)) == pytest.approx(1)
    g.shootout = 1
    assert not found.knows(g)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"rules": 99}, "trained on rules 99"),
        ({"game": "eleven"}, "is for eleven"),
        ({"seats": 3}, "with 3 seats"),
        ({"format": 99}, "of format 99"),
        ({"encoder": "another"}, "another encoder"),
        ({"columns": numpy.array([0, 1, 10**6])}, "more than there is"),
        ({"w1": numpy.full((WIDE, 2), numpy.nan)}, "damaged"),
        ({"b2": numpy.zeros(5)}, "damaged"),
        ({"columns": numpy.zeros((2, 2))}, "damaged"),
    ],
)
def test_a_foreign_or_broken_network_does_not_play(
    place: Path, caplog: pytest.LogCaptureFixture, changed: dict[str, Any], why: str
) -> None:
    numpy.savez(place, **held(**changed))
    found, said = values.network(known(), 2)
    assert found is None
    assert why in said
    assert len(said.splitlines()) == len(caplog.records) == 1


def test_what_is_no_file_of_numpy_does_not_play(place: Path) -> None:
    assert "no network for 2 seats" in values.network(known(), 2)[1]
    for content in (b"", b"nonsense", b"PK\x03\x04" + bytes(40)):
        place.write_bytes(content)
        values.network.cache_clear()
        assert "damaged" in values.network(known(), 2)[1]
    place.write_bytes(bytes(values.LARGEST + 1))
    values.network.cache_clear()
    assert "larger" in values.network(known(), 2)[1]


def test_without_numpy_the_outlook_plays(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    numpy.savez(place, **held())
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "numpy is not installed" in values.network(known(), 2)[1]


@pytest.mark.parametrize("wrong", ["missing", "damaged", "foreign", "other rules", "no numpy"])
def test_where_no_network_fits_the_hand_made_outlook_plays(
    place: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    foreign: dict[str, dict[str, Any]] = {"foreign": {"game": "eleven"}, "other rules": {"rules": 99}}
    if wrong == "no numpy":
        monkeypatch.setitem(sys.modules, "numpy", None)
    if wrong == "damaged":
        place.write_bytes(b"nonsense")
    elif wrong != "missing":
        numpy.savez(place, **held(**foreign.get(wrong, {})))
    game, legend = find(GAME), replace(known(), learned=frozenset({2}))
    g = game.new(2, seed_state("by hand"), game.option_values({}, 2))
    game.rules.settle(g)
    assert legend.chances(g) == replace(legend, learned=frozenset()).chances(g)
    sight = Sight.of(game, g, g.next_seat(), 1)
    assert search(sight, Chance(1), legend, 4) in sight.options
    assert len(caplog.records) == (wrong != "missing")  # one line, however often it is asked for
    assert len(values.playing(legend, g)[1].splitlines()) == 1


def test_who_weighs_at_a_table_is_told(place: Path) -> None:
    game = find(GAME)
    numpy.savez(place, **held())
    for options, why in (({}, ""), ({"money_cap": True}, "usual options")):
        said = values.playing(known(), game.new(2, seed_state("table"), game.option_values(options, 2)))[1]
        assert bool(said) == bool(why)
        assert why in said
    assert "no network for 3 seats" in by_hand(game, 3, game.option_values({}, 3))


def test_networks_that_are_shipped_fit() -> None:
    values.network.cache_clear()
    for game_id in ("best11", "eleven", "footmania", "superclub", "time_of_soccer"):
        for seats in values.kept(find(game_id)):
            assert values.network(mind(find(game_id)), seats)[1] == ""
