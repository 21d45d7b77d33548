"""What holds for the page of every game: random games are watched at moments of every question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.paged import CROWD, answers, check_twice
from tests.web.seen import Page, Seen, a_table, played, seated, with_match
from touchline.engine.game import find, known
from touchline.engine.match import Match
from touchline.tables.table import Table
from touchline.web import tablepage
from touchline.web.viewer import Viewer

MOST = 3000  # decisions of a game that is looked at
# Which times that a question comes up are looked at
TIMES = [
    pytest.param({1}, id="once"),
    pytest.param({5**power for power in range(6)}, id="often", marks=pytest.mark.slow),
]

Watched = tuple[int, int, dict[str, Any]]
TABLES: dict[str, list[Watched]] = {
    "best11": [(4, 2, {}), (3, 5, {"manager_draft": 1}), (2, 7, {"bench_tactics": 1})],
    "eleven": [(4, 2, {}), (2, 3, {"player_transfers": 1}), (1, 4, {"scenario": 3})],
    "footmania": [(4, 2, {}), (2, 7, {"no_deals": 1})],
    "superclub": [
        (4, 2, {"season_limit": 3}),
        (2, 7, {"quick": 1, "unhappy_players": 1, "season_limit": 3}),
        (3, 5, {"powerhouses": 1, "home_and_away": 1, "season_limit": 3}),
        (6, 4, {"season_limit": 3}),
    ],
    "time_of_soccer": [
        (4, 2, {}),
        (2, 7, {"fatigue": 1, "unique_starters": 1, "secondary_market": 1}),
        (1, 5, {"no_random": 1}),
    ],
}


def test_every_game_is_watched() -> None:
    assert set(TABLES) == set(known())


def moments(table: Table, seed: int, times: set[int]) -> Iterator[tuple[int, int, str]]:
    """Moments of a random game: their number, the seat that is asked, and its question."""
    came_up: Counter[str] = Counter()
    for decision, (seat, question) in enumerate(played(table, seed)):
        came_up[question] += 1
        if came_up[question] in times:
            yield sum(came_up.values()), seat, question
        if decision > MOST:
            return


@pytest.mark.parametrize("times", TIMES)
@pytest.mark.parametrize(
    ("game", "watched"),
    [pytest.param(game, one, id=f"{game}-{one[0]}") for game, tables in TABLES.items() for one in tables],
)
def test_page_of_every_question(game: str, watched: Watched, times: set[int]) -> None:
    seats, seed, options = watched
    table = a_table(seats, seed, names=CROWD, game=find(game), **options)
    for number, seat, question in moments(table, seed, times):
        _each_answer_is_a_button_and_a_place(table, seat, question)
        check_twice(Page(tablepage.page(table, seated(seat))))
        _redealt_world_looks_the_same(table, number % (seats + 1) - 1, number)


def _each_answer_is_a_button_and_a_place(table: Table, seat: int, question: str) -> None:
    seen = Seen(table, seated(seat))
    wanted = sorted(answers(table.match, seat))
    assert sorted(option for option in seen.panel.all("data-option") if option != "seal") == wanted, question
    assert sorted(set(seen.places())) == wanted, question  # a slot may be picked in several places


def _redealt_world_looks_the_same(table: Table, seat: int, seed: int) -> None:
    """To this seat, or to a spectator, who may not choose anything either."""
    other = table.match.clone()
    other.state = table.game.redeal(table.match.state, seat, seed)
    other.state.marks = table.match.state.marks  # how often something was revealed is public
    viewer = seated(seat) if seat >= 0 else Viewer(-1)
    sections = tablepage.sections(table, viewer)
    assert tablepage.sections(with_match(table, other), viewer) == sections
    if seat < 0:
        page = Page("".join(sections.values()))
        assert not page.all("data-option")
        assert {f"board-{owner}" for owner in range(table.match.seats)} <= set(page.all("id"))


@pytest.mark.parametrize("seat", [-2, -1, 0])
@pytest.mark.parametrize("game", known())
def test_replay_shows_any_moment(game: str, seat: int) -> None:
    seats, seed, options = TABLES[game][1]
    table = a_table(seats, seed, names=CROWD, game=find(game), **options)
    for decision, _ in enumerate(played(table, seed)):
        if decision == MOST:
            break
    last = len(table.match.log)
    for n in (0, 1, last // 3, last - 1, last):
        then = Match(table.game, seats, table.match.options, table.match.secret)
        then.replay(table.match.log[:n])
        shown = tablepage.replay(table, then, seated(0), n, seat)
        assert f'value="{n}"' in shown
        assert not Page(shown).all("data-option")
