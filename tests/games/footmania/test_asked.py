"""Who is asked, and when, tells nothing of what he holds (FM-272, FM-278)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.footmania.given import ELEVEN, GAME, Table, given
from touchline.bots import Sight, decide
from touchline.engine.chance import Chance


def post(*squad: str) -> Table:
    """Seat 0 asks seat 1 for a goalkeeper."""
    return given(3).squad(1, *squad).window(0).play(0, "buy_from:p1", "offer_for:post1", "pay:400k")


def facing(attack: str, *hand: str, bench: str = "G14") -> Table:
    """Seat 0 has attacked the strong eleven of seat 1, who has a bench and a hand."""
    table = given(3, phase=2).squad(0, "Y01").plus(0, "S13", attack).squad(1, *ELEVEN, bench).plus(1, *hand)
    return table.shown().play(0, attack)


def acting(*hand: str, bench: str = "") -> Table:
    """Seat 0, with the strong eleven, acts in a match."""
    table = given(3, phase=2).squad(0, *ELEVEN, *([bench] if bench else [])).plus(0, *hand).squad(1, "Y01")
    return table.plus(1, "S01").match(0, 1).line_up(0, *ELEVEN).play(1, "auto")


def abroad(*hand: str) -> Table:
    """Seat 0 plays a European club."""
    return (
        given(3, phase=2).squad(0, *ELEVEN).plus(0, *hand).top("E30").stop(0, "P07").play(0, "play", "auto")
    )


def lining_up(*squad: str) -> Table:
    """Seat 0 has put a trainee in goal."""
    return given(3, phase=2).squad(0, *squad).squad(1, "Y02").match(0, 1).play(0, "trainee")


# Who is asked, with one answer and with a choice, and that answer. The backs of all cards are alike.
ALIKE: dict[str, tuple[int, Callable[[], Table], Callable[[], Table], str]] = {
    "a post": (1, lambda: post("Y09", "Y12"), lambda: post("Y01", "Y12"), "answer:refuse"),
    "a card in a match": (0, lambda: acting("S37"), lambda: acting("S02"), "match:pass"),
    "a substitute": (0, lambda: acting(bench="R06"), lambda: acting(bench="R04"), "match:pass"),
    "a reply": (1, lambda: facing("S15", "S01"), lambda: facing("S15", "S37"), "reply:none"),
    "a euromatch card": (0, lambda: abroad("S19"), lambda: abroad("S01"), "euro_card:done"),
    "a replacement": (
        1,
        lambda: facing("S19", bench="G11").play(0, "B13"),
        lambda: facing("S19", bench="G14").play(0, "B13"),
        "replace:trainee",
    ),
    "a line-up": (0, lambda: lining_up("Y12", "Y01"), lambda: lining_up("Y07", "Y01"), "line_up:trainee"),
}


@pytest.mark.rule("FM-278")
@pytest.mark.parametrize("what", list(ALIKE))
def test_manager_is_asked_although_he_has_one_answer(what: str) -> None:
    seat, only, _, answer = ALIKE[what]
    table = only()
    assert table.answers(seat) == [answer]
    decision = GAME.prompt(table.g, seat)
    assert decision.question
    table.play(seat, answer)  # and the game goes on


@pytest.mark.rule("FM-272", "FM-278")
@pytest.mark.parametrize("what", list(ALIKE))
def test_others_cannot_tell_that_he_has_no_choice(what: str) -> None:
    seat, only, choice, answer = ALIKE[what]
    one, other = only(), choice()
    assert len(other.answers(seat)) > 1
    assert other.asked(seat) == one.asked(seat)
    viewers = [viewer for viewer in (-1, 0, 1, 2) if viewer != seat]
    assert [one.reaches(viewer) for viewer in viewers] == [other.reaches(viewer) for viewer in viewers]
    one.play(seat, answer)
    other.play(seat, answer)
    assert [one.reaches(viewer) for viewer in viewers] == [other.reaches(viewer) for viewer in viewers]


@pytest.mark.rule("FM-278")
def test_what_all_can_see_is_not_asked() -> None:
    assert acting().asked(0) is None  # no card, no bench
    assert facing("S15").asked(1) != "reply"  # no card
    assert abroad().events("euro_lost") != []
    hurt = facing("S19", bench="G14")
    hurt.g.subs[1] = 2
    assert hurt.play(0, "B13").asked(1) != "replace"
    assert given(2, phase=2).squad(1, "Y01").match(0, 1).asked(0) is None  # no footballer to line up


@pytest.mark.rule("FM-278")
def test_bot_answers_at_once_where_it_has_no_choice() -> None:
    def thinks(sight: Sight, chance: Chance) -> int:
        raise AssertionError("there is nothing to think about")

    for seat, only, _, answer in ALIKE.values():
        table = only()
        if table.options(seat) == [answer]:
            option = decide("thinker", thinks, Sight.of(GAME, table.g, seat, 1), Chance(1))
            assert GAME.codec.text(option) == answer
