"""A move that a viewer may not notice: no message on its line, not one other byte on its page or in the API.

Matches are played at a real server with everybody looking on. After each move somebody says a word: to a
viewer who could neither hear nor see anything of the move, that word must be the very next message.
"""

from __future__ import annotations

import random
from contextlib import ExitStack
from typing import Any

import pytest

from tests.web.given import Line, Served, Visitor
from touchline.engine.views import to_json
from touchline.tables.table import Table

GAMES = {"best11": 3, "footmania": 3, "superclub": 3, "eleven": 3, "time_of_soccer": 2}
MOVES = {"best11": 40, "footmania": 40, "superclub": 80, "eleven": 80, "time_of_soccer": 20}
ENOUGH = {"best11": 5, "footmania": 1, "superclub": 1, "eleven": 1, "time_of_soccer": 0}


class Onlooker:
    """Somebody at the table, with a page, a live line and the API."""

    def __init__(self, seat: int, visitor: Visitor, line: Line, token: str) -> None:
        self.seat = seat
        self.visitor = visitor
        self.line = line
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def knows(self, table: Table) -> tuple[bytes, int]:
        """What the one door for information lets out to the seat now, and how much it has heard."""
        match = table.match
        return to_json(match.view(self.seat)), sum(map(len, match.heard(self.seat)))

    def receives(self) -> list[bytes]:
        """The page and the API, byte by byte."""
        at = f"/api{self.visitor.at.replace('/t/', '/tables/')}"
        addresses = [self.visitor.at, at, f"{at}/options"]
        return [self.visitor.get(address, headers=self.headers).content for address in addresses]

    def hears(self, word: str) -> list[dict[str, Any]]:
        """All messages up to the one with this word."""
        heard: list[dict[str, Any]] = []
        while True:
            heard.append(self.line.hear("sections"))
            if word in heard[-1]["sections"].get("talk", ""):
                return heard


@pytest.mark.timeout(300)
@pytest.mark.parametrize("times", [1, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_moves_that_a_viewer_may_not_notice_send_it_nothing(served: Served, game: str, times: int) -> None:
    seats, luck, unnoticed = GAMES[game], random.Random(4), 0
    made = served.a_table(*["link"] * seats, game=game)
    table = served.table(made.table)
    tokens = [made.links[seat] for seat in range(seats)]
    players = [served.visitor(made.table, token) for token in tokens]
    with ExitStack() as lines:

        def look_on(seat: int) -> Onlooker:
            token = tokens[seat] if seat >= 0 else ""
            eye = served.visitor(made.table, *([token] if token else []))
            return Onlooker(seat, eye, lines.enter_context(eye.line()), token)

        onlookers = [look_on(seat) for seat in range(-1, seats)]

        def settle(word: str) -> dict[int, list[dict[str, Any]]]:
            """Somebody says a word, and everybody has heard it."""
            served.do(served.tables.say(served.do(served.tables.enter(made.table, made.host)), word))
            return {one.seat: one.hears(word) for one in onlookers}

        settle("ready")
        for move in range(MOVES[game] * times):
            if table.match.over:
                break
            seat = luck.choice(table.match.waiting())
            before = {one.seat: one.knows(table) for one in onlookers}
            looked = move % 10 == 0
            pages = {one.seat: one.receives() for one in onlookers} if looked else {}
            players[seat].answer(seat, luck.choice(table.match.options_of(seat)))
            blind = [one for one in onlookers if one.seat != seat and one.knows(table) == before[one.seat]]
            if looked:
                assert all(one.receives() == pages[one.seat] for one in blind)
            told = settle(f"word {move}")
            for one in blind:
                (word,) = told[one.seat]
                assert set(word["sections"]) == {"talk"}, "more than the word has changed"
                assert word["steps"] == []
            unnoticed += len(blind)
    assert unnoticed >= ENOUGH[game]


def test_an_order_is_known_to_its_owner_alone(served: Served) -> None:
    made = served.a_table("link", "link", game="footmania")
    table = served.table(made.table)
    idle = 1 - table.match.waiting()[0]
    owner = served.visitor(made.table, made.links[idle])
    with ExitStack() as lines:

        def look_on(seat: int) -> Onlooker:
            eye = served.visitor(made.table, *([made.links[seat]] if seat >= 0 else []))
            token = made.links[seat] if seat >= 0 else ""
            return Onlooker(seat, eye, lines.enter_context(eye.line()), token)

        others = [look_on(-1), look_on(1 - idle)]
        before = [one.receives() for one in others]
        seen = owner.get(owner.at).text
        assert owner.post(f"{owner.at}/order", data={"order": "windows", "text": "on"}).status_code == 303
        assert table.orders[idle] == {"windows": "on"}
        assert owner.get(owner.at).text != seen
        assert [one.receives() for one in others] == before
        assert all(one.line.silent() for one in others)
