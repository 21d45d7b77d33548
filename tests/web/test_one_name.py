"""At a table a person has one name: everybody reads it, but for the person, who is "You" everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.seen import a_table, played, seated, with_match
from touchline.engine import record
from touchline.engine.game import find, known
from touchline.engine.match import Match
from touchline.engine.speech import Words
from touchline.web import tablepage
from touchline.web.gamepage import page_of

RECORDS = Path(__file__).parents[1] / "games"
NAMES = ["Zebedee", "Quillon", "Oswin", "Ulfric", "Vendel", "Wystan"]  # no card is called so
OFTEN = 12  # decisions from look to look
ASIDE = ("menu", "invites")  # the way to another name, links to give away


def records(game: str) -> Iterator[Match]:
    """The recorded games, the shortest first."""
    paths = (RECORDS / game / "records").glob("*.jsonl")
    for path in sorted(paths, key=lambda path: path.stat().st_size):
        yield record.read(path.read_text())[0]


@pytest.mark.parametrize("game", known())
def test_who_reads_is_called_you(game: str) -> None:
    table = a_table(3, 4, NAMES, find(game))
    for at, (seat, _) in zip(range(360), played(table, 4), strict=False):
        if at % OFTEN:
            continue
        for part, html in tablepage.sections(table, seated(seat)).items():
            assert part in ASIDE or NAMES[seat] not in html, part


@pytest.mark.parametrize("game", known())
def test_who_reads_is_called_you_in_reveals_and_at_the_end(game: str) -> None:
    match = next(match for match in records(game) if match.over and match.seats > 1)
    table = with_match(a_table(match.seats, names=NAMES, game=match.game), match)
    for seat in range(match.seats):
        told = "".join(f"{step['say']}{step['html']}" for step in tablepage.steps(table, seated(seat), 0))
        view = match.view(seat)
        end = " ".join(page_of(match.game).headline(view, table.names))
        assert table.names[seat] not in told + end


@pytest.mark.parametrize("game", ["best11", "eleven", "time_of_soccer"])
def test_who_wins_a_tie_does_not_win_by_nothing(game: str) -> None:
    say = Words(f"touchline.games.{game}")
    assert say("victory", who="other", name="Zebedee", lead=0) == "Zebedee wins"
    assert say("victory", who="you", name="", lead=3) == "You win by 3"
