"""Tournaments: figures from known results, the same ones however they were played, however often stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from touchline.bots.arena import play_game
from touchline.engine.errors import TouchlineError
from touchline.lab import tournament
from touchline.lab.results import Played, opened
from touchline.lab.schedule import fixtures
from touchline.lab.tournament import Game, Setup, figures, play, play_fixture, set_up

SETUP = set_up("best11", ["random", "greedy"], seats=2, seed=3)
GAMES = 6


def told(setup: Setup, places: list[list[int]]) -> list[Game]:
    """The games of a tournament that ended like this."""
    games = fixtures(setup.bots, setup.seats, len(places), setup.seed)
    return [
        (game, Played(game.deal, game.seating, [10 - place for place in order], order, 100, {}))
        for game, order in zip(games, places, strict=True)
    ]


def reproducible(setup: Setup, games: int, **where: Any) -> dict[str, Any]:
    """The figures of a tournament without the times, which are never the same."""
    seen = play(setup, games, **where)
    assert set(seen.pop("timing")) == set(setup.bots)
    return seen


@pytest.fixture(scope="module")
def alone() -> dict[str, Any]:
    """The figures of an uninterrupted run in this process."""
    return reproducible(SETUP, GAMES, workers=1)


# Figures


def test_share_is_counted_over_all_seatings() -> None:
    seen = figures(SETUP, told(SETUP, [[1, 2], [2, 1], [1, 2], [1, 2]]))
    first, second = seen["by_bot"]
    assert (first["bot"], first["wins"], first["share"], first["expected"]) == ("random", 3, 0.75, 0.5)
    assert (second["bot"], second["wins"], second["share"], second["games"]) == ("greedy", 1, 0.25, 4)
    assert first["mean_score"] == 8.75
    assert first["low"] < 0.75 < first["high"]
    assert first["rating"] > 1500 > second["rating"]
    assert [row["share"] for row in seen["by_seat"]] == [0.75, 0.25]
    assert (seen["games"], seen["deals"], seen["games_per_deal"], seen["decisions"]) == (4, 2, 2, 400)


def test_shared_victory_is_a_shared_win() -> None:
    seen = figures(SETUP, told(SETUP, [[1, 1], [1, 1], [1, 2], [2, 1]]))
    assert [row["share"] for row in seen["by_bot"]] == [0.75, 0.25]
    assert seen["shared_wins"] == 2


def test_interval_counts_deals_not_games() -> None:
    # Half of all games are won either way: once in every deal, once all games of every other deal.
    steady = figures(SETUP, told(SETUP, [[1, 2], [1, 2]] * 10))["by_bot"][0]
    swinging = figures(SETUP, told(SETUP, [[1, 2], [2, 1], [2, 1], [1, 2]] * 5))["by_bot"][0]
    assert steady["share"] == swinging["share"] == 0.5
    assert swinging["high"] - swinging["low"] > 2 * (steady["high"] - steady["low"])


def test_bots_with_unequal_seats_are_held_against_their_expected_share() -> None:
    setup = set_up("best11", ["random", "greedy"], seats=3, seed=1)
    games = fixtures(setup.bots, 3, 12, 1)
    # The manager in the first seat always wins: nobody is better than his number of seats.
    seen = figures(setup, told(setup, [[1, 2, 3]] * len(games)))
    for row in seen["by_bot"]:
        assert row["share"] == row["expected"] == 0.5
    assert [row["share"] for row in seen["by_seat"]] == [1, 0, 0]


def test_bot_that_sits_out_is_judged_by_its_own_games() -> None:
    setup = Setup("best11", "", 1, ["a", "b", "c"], 2, {}, 1, "")
    games = fixtures(setup.bots, 2, 12, 1)
    order = {"a": 0, "b": 1, "c": 2}
    places = [[1, 2] if order[game.bots[0]] < order[game.bots[1]] else [2, 1] for game in games]
    rows = figures(setup, told(setup, places))["by_bot"]
    assert [row["games"] for row in rows] == [8, 8, 8]
    assert [row["share"] for row in rows] == [1, 0.5, 0]
    assert rows[0]["rating"] > rows[1]["rating"] > rows[2]["rating"]


def test_figures_say_by_what_legend_weighed_positions() -> None:
    setup = set_up("best11", ["legend", "greedy"], seats=3, seed=1)
    seen = figures(setup, told(setup, [[1, 2, 3]] * len(fixtures(setup.bots, 3, 1, 1))))
    assert seen["weighed"] == {"legend": "by hand: Best 11 has no network for 3 seats"}
    assert figures(SETUP, told(SETUP, [[1, 2], [2, 1]]))["weighed"] == {}


# Play


def test_stronger_bot_wins_and_its_times_are_told() -> None:
    seen = play(SETUP, GAMES, workers=1)
    rows = {row["bot"]: row for row in seen["by_bot"]}
    assert rows["greedy"]["share"] > 0.8
    assert rows["greedy"]["rating"] > rows["random"]["rating"]
    times = seen["timing"]["greedy"]
    assert times["decisions"] > 100
    assert 0 < times["p50_ms"] <= times["p95_ms"] <= times["max_ms"]
    assert seen["decisions"] == sum(times["decisions"] for times in seen["timing"].values())


def test_game_of_a_tournament_can_be_played_again_alone() -> None:
    fixture = fixtures(SETUP.bots, 2, GAMES, SETUP.seed)[3]
    assert fixture.bots == ("greedy", "random")
    played, alone = play_fixture((SETUP, fixture)), play_game("best11", ["greedy", "random"], fixture.seed)
    assert (played.scores, played.places, played.decisions) == (alone.scores, alone.places, alone.decisions)


def test_figures_do_not_depend_on_the_number_of_workers(alone: dict[str, Any]) -> None:
    assert reproducible(SETUP, GAMES, workers=2) == alone


def test_options_reach_the_games() -> None:
    setup = set_up("best11", ["random", "greedy"], 2, 3, {"bench_tactics": True, "shootout": False})
    assert setup.options == {"bench_tactics": True}
    assert play(setup, 2, workers=1)["decisions"] != play(SETUP, 2, workers=1)["decisions"]


def test_worker_with_another_version_is_refused() -> None:
    other = msgspec.structs.replace(SETUP, version="0.0.1")
    with pytest.raises(TouchlineError, match="the same version on all machines"):
        play(other, 2, workers=1)


# Stopped and gone on


def test_run_that_was_stopped_goes_on_where_it_was(alone: dict[str, Any], tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"

    def stop_at(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(SETUP, GAMES, out=out, workers=1, progress=stop_at)
    kept = out.read_bytes()
    assert kept.count(b"\n") == 5
    seen: list[int] = []
    assert reproducible(SETUP, GAMES, out=out, workers=2, progress=seen.append) == alone
    assert seen == [4, 5, 6]
    assert out.read_bytes().startswith(kept)


def test_torn_last_line_is_dropped_and_its_game_played_again(alone: dict[str, Any], tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    play(SETUP, GAMES, out=out, workers=1)
    whole = out.read_bytes()
    said: list[str] = []
    for cut in (1, 30, 300):
        out.write_bytes(whole[:-cut])
        assert reproducible(SETUP, GAMES, out=out, workers=1, say=said.append) == alone
        assert out.read_bytes().count(b"\n") == 1 + GAMES
    assert len(said) == 3
    assert "cut off" in said[0]


def test_torn_first_line_is_a_new_file(alone: dict[str, Any], tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    for kept in (b"", b'{"game":"be'):
        out.write_bytes(kept)
        assert reproducible(SETUP, GAMES, out=out, workers=1) == alone


def test_more_games_extend_the_file_and_fewer_leave_it(alone: dict[str, Any], tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    reproducible(SETUP, 2, out=out, workers=1)
    assert reproducible(SETUP, GAMES, out=out, workers=1) == alone
    full = out.read_bytes()
    assert reproducible(SETUP, 2, out=out, workers=1)["games"] == 2
    assert out.read_bytes() == full


def test_finished_file_is_only_read(
    alone: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.jsonl"
    play(SETUP, GAMES, out=out, workers=1)
    full = out.read_bytes()
    monkeypatch.setattr(tournament, "play_fixture", lambda job: pytest.fail("nothing is left to play"))
    assert reproducible(SETUP, GAMES, out=out, workers=1) == alone
    assert out.read_bytes() == full


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a short tournament."""
    out = tmp_path / "out.jsonl"
    play(SETUP, 2, out=out, workers=1)
    return out


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (set_up("best11", ["random", "greedy"], 2, 4), "its seed is 3, not 4"),
        (set_up("best11", ["greedy", "random"], 2, 3), 'its bots is ["random","greedy"]'),
        (set_up("best11", ["random", "greedy"], 4, 3), "its seats is 2, not 4"),
        (set_up("best11", ["random", "greedy"], 2, 3, {"shootout": True}), "its options is {}, not"),
        (set_up("eleven", ["random", "greedy"], 2, 3), 'its game is "best11", not "eleven"'),
    ],
)
def test_file_of_another_tournament_is_refused_and_untouched(
    finished: Path, other: Setup, difference: str
) -> None:
    before = finished.read_bytes()
    with pytest.raises(TouchlineError, match="holds another tournament") as refused:
        play(other, 2, out=finished, workers=1)
    assert difference in str(refused.value)
    assert finished.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [b"Dear diary,\n", b"Dear diary", b"[1, 2]\n", b"\xff\xfe\x00\n", b'{"touchline":"record"}\n', b"\n\n"],
)
def test_foreign_file_is_refused_and_untouched(text: bytes, tmp_path: Path) -> None:
    out = tmp_path / "diary.txt"
    out.write_bytes(text)
    with pytest.raises(TouchlineError, match="not the file of a tournament"):
        play(SETUP, 2, out=out, workers=1)
    assert out.read_bytes() == text


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b'{"deal":0}',
        b"\xff",
        b'{"deal":0,"seating":0,"scores":[],"places":[],"decisions":1,"times":{}}',
    ],
)
def test_broken_line_in_the_middle_is_named_and_nothing_touched(finished: Path, line: bytes) -> None:
    first, *rest = finished.read_bytes().split(b"\n")
    broken = b"\n".join([first, line, *rest, b'{"torn'])
    finished.write_bytes(broken)
    with pytest.raises(TouchlineError, match="line 2 is broken"):
        play(SETUP, 2, out=finished, workers=1)
    assert finished.read_bytes() == broken


def test_file_is_for_one_run_at_a_time(finished: Path) -> None:
    with (
        opened(finished, SETUP, print),
        pytest.raises(TouchlineError, match="Another run writes"),
    ):
        play(SETUP, 2, out=finished, workers=1)


# Bad input


@pytest.mark.parametrize(
    ("game", "bots", "seats", "options", "message"),
    [
        ("chess", ["random", "greedy"], 2, {}, "no game 'chess'"),
        ("best11", ["random", "clever"], 2, {}, "no bot 'clever'"),
        ("best11", ["random"], 2, {}, "two or more different bots"),
        ("best11", ["random", "random"], 2, {}, "two or more different bots"),
        ("best11", ["random", "greedy"], 0, {}, "2 to 4 managers, not 0"),
        ("best11", ["random", "greedy"], 5, {}, "2 to 4 managers, not 5"),
        ("eleven", ["random", "greedy"], 1, {}, "nobody to beat"),
        ("best11", ["random", "greedy"], 2, {"golden_goal": True}, "no option 'golden_goal'"),
    ],
)
def test_bad_set_up_is_refused(
    game: str, bots: list[str], seats: int, options: dict[str, bool], message: str
) -> None:
    with pytest.raises(TouchlineError, match=message):
        set_up(game, bots, seats, 1, options)


def test_no_games_are_refused() -> None:
    with pytest.raises(TouchlineError, match="at least one game"):
        play(SETUP, 0)
