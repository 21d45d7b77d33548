"""What the greedy bot answers, for the tests of its choices."""

from __future__ import annotations

from tests.games.superclub.given import GAME, Table
from touchline.engine.chance import Chance
from touchline.games.superclub.bot import greedy


def answer(table: Table, seat: int = 0, luck: int = 1) -> str:
    """What the bot answers."""
    option = greedy(table.g.clone(), seat, list(GAME.rules.options(table.g, seat)), Chance(luck))
    assert option in GAME.rules.options(table.g, seat)
    return GAME.codec.text(option)


def goes_on(table: Table, seat: int, *questions: str) -> list[str]:
    """What the bot answers as long as it is asked one of these questions."""
    done = []
    while table.asked(seat) in questions:
        done.append(answer(table, seat))
        table.play(seat, done[-1])
    return done
