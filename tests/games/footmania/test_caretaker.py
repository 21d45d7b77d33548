"""What is decided without the manager: single options, and time limits (FM-262, FM-278)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, Table, given
from touchline.games.footmania import state as s


def offer() -> Table:
    """Seat 0 begins an offer in a window of three."""
    return given(3).squad(0, "Y07").squad(1, "B13", "B16").squad(2, "Y01").window(0)


def match(*attacks: str, bench: str = "G14") -> Table:
    """Seat 0, at home, attacks the strong eleven of seat 1."""
    table = given(2, phase=2).squad(0, "Y01").plus(0, "S13", *attacks).squad(1, *ELEVEN, bench)
    return table.plus(1, "S01", "S37").shown()


@pytest.mark.rule("FM-262")
@pytest.mark.parametrize(
    ("table", "seat", "answer"),
    [
        (offer(), 0, "window:done"),
        (offer().play(0, "sell:Y07", "offer_to:p1", "ask:150k"), 1, "answer:refuse"),
        (
            offer().play(0, "buy_from:p1", "offer_for:post10", "pay:900k").play(1, "B13"),
            0,
            "confirm:cancel",
        ),
        (given(2).top("G16").stop(0, "P01"), 0, "draw:no_draw"),
        (given(2).top("G16").stop(0, "P01").play(0, "draw"), 0, "card:refuse"),
        (given(2).top("G16").stop(0, "P01").play(0, "draw", "refuse"), 1, "bid:pass"),
        (given(2, phase=2).squad(0, "Y01").stop(0, "P07"), 0, "euromatch:decline"),
        (given(2, phase=2).squad(0, "Y01").stop(0, "P07").play(0, "play"), 0, "line_up:auto"),
        (
            given(2, phase=2).squad(0, "Y01").plus(0, "S01").stop(0, "P07").play(0, "play", "auto"),
            0,
            "euro_card:done",
        ),
        (given(2, no_deals=1).squad(0, "Y01").turn(0), 0, "roll:roll"),
        (match(), 0, "match:pass"),
        (match("S15").play(0, "S15"), 1, "reply:none"),
    ],
)
def test_late_manager_refuses_passes_and_declines(table: Table, seat: int, answer: str) -> None:
    assert table.decided(seat) == answer


@pytest.mark.rule("FM-262")
@pytest.mark.parametrize(
    ("table", "seat", "answer"),
    [
        (offer().play(0, "sell:Y07"), 0, "offer_to:p1"),
        (offer().play(0, "buy_from:p1"), 0, "offer_for:post1"),
        (offer().play(0, "sell:Y07", "offer_to:p2"), 0, "ask:150k"),
        (given(2).rolls(5).roll(0), 0, "route:P01"),
        (
            given(2).plus(0, "S02", "S03", "S04", "S05", "S06", "S07").top("S01").stop(0, "P05"),
            0,
            "return_plus:S01",
        ),
        (given(2).squad(0, "Y01", "G03").cash(0, 0).top("Q27").stop(0, "P04"), 0, "bank_sell:G03"),
        (match("S19").play(0, "S19"), 0, "target:B10"),
        (match("S25").play(0, "S25"), 0, "target:defence"),
        (match("S19").play(0, "S19", "B13").play(1, "none"), 1, "replace:G14"),
        (match("S25").play(0, "S25", "defence").play(1, "none"), 1, "sent_off:G09"),
        (match(bench="Y32").play(0, "pass").play(1, "sub:Y32"), 1, "sub_post:post7"),
    ],
)
def test_late_manager_takes_the_first_option_where_nothing_can_be_refused(
    table: Table, seat: int, answer: str
) -> None:
    assert table.decided(seat) == answer
    assert table.options(seat)[0] == answer


@pytest.mark.rule("FM-262")
def test_line_up_half_chosen_gives_way_to_the_automatic_one() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "Y02").squad(1, "Y03")
    refereed = table.refereed(s.KICK_OFF | (0 | 1 << 4) << 8)
    for choice in ("line_up:Y02", "line_up:trainee"):
        refereed.play(0, choice)
    refereed.act_for(0)
    assert [entry.option for entry in refereed.log] == ["line_up:auto"]


@pytest.mark.rule("FM-278")
def test_single_option_is_taken_without_asking() -> None:
    one = given(2, phase=2).squad(0, *ELEVEN, "G14").squad(1, "Y01").plus(1, "S01").shown()
    one.play(0, "sub:G14")  # he plays post 10 only
    assert one.asked(0) is None
    assert one.events("substituted")[0][3] == 9
    two = given(2, phase=2).squad(0, *ELEVEN, "Y26").squad(1, "Y01").plus(1, "S01").shown()
    two.play(0, "sub:Y26")  # 7 or 9
    assert two.asked(0) == "sub_post"


@pytest.mark.rule("FM-278")
def test_manager_with_nothing_to_offer_is_not_asked_in_a_window() -> None:
    table = given(2).squad(1, "Y01").cash(1, 0).window(1)
    assert table.asked(1) == "window"
    empty = given(2).window(0)
    assert [empty.asked(seat) for seat in (0, 1)] == [None, None]
