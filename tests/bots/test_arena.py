"""Games among bots give the same results for the same seed, on any number of processes."""

from __future__ import annotations

from functools import partial
from itertools import islice

import pytest

from touchline.bots.arena import GameResult, play_game, play_many, play_match, play_out
from touchline.engine import record
from touchline.engine.errors import TouchlineError
from touchline.engine.game import find, known
from touchline.lab.fleet import in_order

TWO = partial(in_order, workers=2)
BOTS = ["greedy", "random", "random"]


def test_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert play_game("best11", BOTS, seed=3) == play_game("best11", BOTS, seed=3)
    assert play_game("best11", BOTS, seed=3) != play_game("best11", BOTS, seed=4)


@pytest.mark.parametrize("bots", [BOTS, ["random"] * 4])
def test_series_is_the_same_on_two_processes(bots: list[str]) -> None:
    alone = list(play_many("best11", bots, games=11, seed=1))
    together = list(play_many("best11", bots, games=11, seed=1, spread=TWO))
    assert alone == together
    assert len({result.seed for result in alone}) == 11


def test_each_game_of_a_series_can_be_played_again_alone() -> None:
    *_, last = play_many("best11", BOTS, games=3, seed=1, options={"money_cap": True})
    assert play_game("best11", BOTS, last.seed, {"money_cap": True}) == last


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize("game", known())
def test_refereed_game_is_the_same_to_the_last_die(game: str, bots: str) -> None:
    line_up = [bots, "random"] if 2 in find(game).seats else [bots] * find(game).seats[0]
    g, decisions = play_out(game, line_up, seed=5)
    match = play_match(game, line_up, seed=5)
    assert match.state.dump() == g.dump()
    assert len(match.log) == decisions
    assert match.over
    assert record.verify(record.write(match, line_up)).true


def test_two_series_share_no_game() -> None:
    first = {result.seed for result in play_many("best11", ["random"] * 2, games=20, seed=1)}
    second = {result.seed for result in play_many("best11", ["random"] * 2, games=20, seed=2)}
    assert not first & second


def test_series_can_be_left_early() -> None:
    results = play_many("best11", ["random"] * 2, games=40, seed=1, spread=TWO)
    assert len(list(islice(results, 2))) == 2
    results.close()  # type: ignore[attr-defined]


def test_result_tells_scores_places_and_decisions_by_seat() -> None:
    for bots in (["random"] * 4, ["greedy", "random"]):
        result = play_game("best11", bots, seed=7)
        assert len(result.scores) == len(result.places) == len(bots)
        assert result.places[result.scores.index(max(result.scores))] == 1
        assert result.decisions > 50


def test_shared_victory_is_a_shared_win() -> None:
    assert GameResult(1, [70, 70, 68], [1, 1, 3], 300).wins == [0.5, 0.5, 0.0]
    assert GameResult(1, [70, 71, 68], [2, 1, 3], 300).wins == [0.0, 1.0, 0.0]


@pytest.mark.parametrize(
    ("game", "bots", "options", "message"),
    [
        ("chess", BOTS, {}, "no game 'chess'"),
        ("best11", ["greedy"], {}, "2 to 4 managers, not 1"),
        ("best11", ["random"] * 5, {}, "2 to 4 managers, not 5"),
        ("best11", ["greedy", "clever"], {}, "no bot 'clever' that plays 'best11'. There is: starter"),
        ("best11", BOTS, {"golden_goal": True}, "no option 'golden_goal'"),
    ],
)
def test_bad_series_is_refused_before_anything_is_played(
    game: str, bots: list[str], options: dict[str, bool], message: str
) -> None:
    with pytest.raises(TouchlineError, match=message):
        play_many(game, bots, games=1, seed=1, options=options)


def test_an_impossible_number_of_games_is_refused() -> None:
    with pytest.raises(TouchlineError, match="not negative"):
        play_many("best11", BOTS, games=-1, seed=1)
