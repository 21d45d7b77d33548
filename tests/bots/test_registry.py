"""The one list of bots, and the question that worker processes put to them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.bots.given import moments, started
from touchline import bots
from touchline.bots import Sight, registry
from touchline.bots.levels import LEVELS
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError
from touchline.engine.game import Spec, find

GAME = find("best11")


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is gone afterwards."""
    monkeypatch.setattr(registry, "_BOTS", registry._BOTS.copy())


def test_bots_of_a_game_are_listed_with_an_honest_line() -> None:
    cards = bots.names("best11")
    assert [card.name for card in cards] == [*LEVELS, "random", "greedy"]
    assert all(card.text.endswith(".") and "best11" in card.games for card in cards)
    assert bots.names() == cards


def test_who_asks_for_a_bot_of_one_game_loads_no_other() -> None:
    code = (
        "import sys; from touchline.bots import get; get('legend', 'best11'); get('search:3', 'best11');"
        "print({name.split('.')[2] for name in sys.modules if name.startswith('touchline.games.')})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "{'best11'}"


def test_registered_bot_is_listed_only_for_its_games() -> None:
    @bots.register("first", "Takes the first option.", plays=lambda game_id: game_id == "another")
    def first(sight: Sight, chance: Chance) -> int:
        return sight.options[0]

    assert "first" not in [card.name for card in bots.names("best11")]
    with pytest.raises(TouchlineError, match=r"no bot 'first' that plays 'best11'. There is: starter"):
        bots.get("first", "best11")


def test_name_is_given_once() -> None:
    with pytest.raises(TouchlineError, match="another name"):
        bots.register("random", "Again.")(bots.players.random)


@pytest.mark.parametrize("name", ["", "Greedy", "alphazero", "../random"])
def test_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(TouchlineError, match="There is: starter"):
        bots.get(name)
    with pytest.raises(TouchlineError, match="There is: starter"):
        bots.choose(name, Spec("best11"), started(GAME, 3).dump(), 0, 1)


def test_unknown_game_is_refused() -> None:
    with pytest.raises(TouchlineError, match="no game 'chess'"):
        bots.names("chess")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_choice_from_a_dump_is_legal_and_follows_from_the_seed(name: str) -> None:
    for number, (g, seat) in enumerate(moments(GAME, 3, every=31)):
        world = GAME.redeal(g, seat, number).dump()
        chosen = [bots.choose(name, Spec("best11"), world, seat, seed=number) for _ in range(2)]
        assert GAME.codec.number(chosen[0]) in GAME.rules.options(g, seat)
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("answer", [-1, None, "bid:next", 10**9])
def test_illegal_answer_of_a_bot_is_refused(answer: object) -> None:
    @bots.register("rogue", "Answers something else, and tampers with its options.")
    def rogue(sight: Sight, chance: Chance) -> int:
        sight.options.append(answer)  # type: ignore[arg-type]
        return answer  # type: ignore[return-value]

    with pytest.raises(TouchlineError, match=r"Bot 'rogue' answered .* one of its options: keep_tactic:"):
        bots.choose("rogue", Spec("best11"), started(GAME, 3).dump(), 0, 1)
