"""The end of phase 1: complete teams, bonus, what ends with it (FM-099 to FM-113)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, THING, Table, given
from touchline.games.footmania.rules.complete import complete_team
from touchline.games.footmania.state import END_TURN, ROLL

# Another eleven, without a red one, on posts 1 to 11.
SECOND = ["Y03", "G06", "G07", "G08", "Y10", "Y11", "Y12", "Y13", "Y14", "Y15", "Y16"]


def is_complete(*squad: str) -> bool:
    """Whether these footballers are a complete team."""
    return complete_team(given(2).squad(0, *squad).g, 0) != []


def swapped(post: int, *cards: str) -> list[str]:
    """The eleven with other footballers for whoever plays the post."""
    return [*ELEVEN[: post - 1], *ELEVEN[post:], *cards]


def buys_the_last(table: Table, seat: int = 0) -> Table:
    """The seat, who has the eleven but for post 11, buys R15."""
    table.squad(seat, *ELEVEN[:-1]).top("R15").stop(seat, "P02")
    return table.play(seat, "draw", "buy")


@pytest.mark.rule("FM-099")
def test_complete_team_needs_eleven_different_footballers_on_their_posts() -> None:
    assert is_complete(*ELEVEN)
    assert not is_complete(*swapped(3, "G06"))  # nobody for post 3
    without_two = [card for card in ELEVEN if card not in ("Y07", "Y08")]
    assert not is_complete(*without_two, "Y17", "G02")  # one cannot play two posts
    assert is_complete(*without_two, "Y17", "G16")
    assert not is_complete(*swapped(3, "R07"))  # a fourth red one
    assert is_complete(*swapped(8, "Y13"))


@pytest.mark.parametrize("post", [2, 3, 4])
@pytest.mark.rule("FM-100")
def test_footballer_with_several_numbers_plays_any_of_them(post: int) -> None:
    assert is_complete(*swapped(post, "Y28"))
    assert not is_complete(*swapped(5, "Y28"))


@pytest.mark.parametrize("post", range(1, 12))
@pytest.mark.rule("FM-101")
def test_versatile_footballer_plays_any_post_but_the_first(post: int) -> None:
    assert is_complete(*swapped(post, "Y05")) == (post > 1)


@pytest.mark.rule("FM-102")
def test_trainees_do_not_complete_a_team() -> None:
    table = given(2).squad(0, *ELEVEN[:-2]).top("B13").stop(0, "P01").play(0, "draw", "buy")
    assert len(table.squad_of(0)) == 10
    assert table.g.phase == 1
    assert table.events("complete") == []


@pytest.mark.rule("FM-103")
def test_first_complete_team_ends_phase_1() -> None:
    table = given(3).squad(0, *SECOND[:-1])
    assert table.g.phase == 1
    buys_the_last(table, seat=1)
    assert table.g.phase == 2
    assert table.events("complete")[0][0] == 1


@pytest.mark.rule("FM-104")
def test_complete_team_is_shown_to_all_without_its_bench() -> None:
    table = given(2).squad(0, "Y01")
    assert table.view(1).managers[0].known == []
    buys_the_last(table)
    for seat in (1, -1):
        manager = table.view(seat).managers[0]
        assert manager.known == sorted(ELEVEN)
        assert len(manager.hidden) == 1


@pytest.mark.rule("FM-105")
def test_complete_team_earns_two_million() -> None:
    table = buys_the_last(given(2))
    assert table.money(0) == 7000 - 1200 + 2000
    assert table.money(1) == 7000


@pytest.mark.rule("FM-106")
def test_phase_1_ends_for_everybody_and_the_bonus_is_paid_once() -> None:
    table = buys_the_last(given(3).squad(1, *SECOND[:-1]))
    assert {table.square(seat) for seat in range(3)} == {"P00"}
    table.idle().top("Y16").stop(1, "P01").play(1, "draw", "buy")
    assert table.money(1) == 7000 - 250
    assert table.money(2) == 7000
    assert len(table.events("complete")) == 1


@pytest.mark.rule("FM-107")
def test_completeness_is_tested_after_purchase_auction_and_deal() -> None:
    def almost() -> Table:
        return given(2).squad(1, *ELEVEN[:-1])

    bought = almost().top("R15").stop(1, "P02").play(1, "draw", "buy")
    auctioned = almost().top("R15").stop(0, "P02").play(0, "draw", "refuse").play(1, "700k")
    put_up = almost().squad(0, "R15").window(0).play(0, "own_auction:R15", "opening:0k").play(1, "0k")
    dealt = almost().squad(0, "R15").window(0).play(0, "sell:R15", "ask:700k").play(1, "accept")
    for table in (bought, auctioned, put_up, dealt):
        assert table.g.phase == 2
        assert table.events("complete")[0][:2] == [1, 40]


@pytest.mark.parametrize(("active", "winner"), [(0, 1), (1, 1), (2, 2)])
@pytest.mark.parametrize("asker", [1, 2])
@pytest.mark.rule("FM-108")
def test_one_deal_that_completes_two_teams_pays_the_next_in_turn(
    asker: int, active: int, winner: int
) -> None:
    table = given(3).squad(1, *ELEVEN[:-1], "Y03").squad(2, *SECOND[1:], "R15").public("Y03", "R15")
    table.window(active)
    while table.asked(asker) != "window":
        table.play(next(seat for seat in range(3) if table.asked(seat)), "done")
    mine, other = ("Y03", "R15") if asker == 1 else ("R15", "Y03")
    table.play(asker, f"swap:{mine}")
    if table.asked(asker) == "offer_to":
        table.play(asker, f"offer_to:p{3 - asker}")
    table.play(asker, f"offer_for:{other}", "pay:0k").play(3 - asker, "accept")
    assert [event[0] for event in table.events("complete")] == [winner]
    assert [table.money(seat) for seat in range(3)] == [9000 if seat == winner else 7000 for seat in range(3)]


@pytest.mark.rule("FM-109")
def test_strongest_complete_line_up_is_shown() -> None:
    table = buys_the_last(given(2).squad(0, "Y16", "G14"))
    assert table.names(table.events("complete")[0][2:]) == ELEVEN
    level = buys_the_last(given(2).squad(0, "Y05"))  # as good as Y08 and Y09, and first of them by id
    assert level.names(level.events("complete")[0][2:]) == [*ELEVEN[:2], "Y05", *ELEVEN[3:]]


@pytest.mark.rule("FM-110")
def test_turn_in_progress_ends_with_phase_1() -> None:
    table = given(3).squad(0, "R15", "Y01").squad(1, *ELEVEN[:-1]).turn(0)
    table.play(0, "sell:R15", "offer_to:p1", "ask:700k").play(1, "accept")
    assert table.events("rolled") == []
    assert [event[:2] for event in table.events("turn")] == [[0, 1], [0, 2]]  # a new turn, in phase 2
    assert table.g.agenda == [END_TURN, ROLL]  # with nothing left of the old one
    assert table.asked(0) == "window"


@pytest.mark.rule("FM-111")
def test_incomplete_teams_play_with_trainees() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN[:-1]).lap_ends(0).play(0, "auto")
    assert table.events("result") == [[0, 1, 46 - 7 - 1, -11, 1]]
    assert table.view(0).managers[0].points == 2


@pytest.mark.rule("FM-112")
def test_managers_deal_between_the_phases() -> None:
    table = buys_the_last(given(2).squad(1, "Y01"))
    assert table.events("phase_2") == [[]]
    assert [event[1] for event in table.events("rolled")] == []
    assert table.asked(1) == "window"
    table.play(1, "sell:Y01", "ask:150k").play(0, "accept")
    assert THING["Y01"] in table.g.squad[0]
    assert {table.square(0), table.square(1)} == {"P00"}


@pytest.mark.parametrize("misses", [0, 1])
@pytest.mark.rule("FM-113")
def test_phase_1_lasts_eighty_turns_of_each_manager(misses: int) -> None:
    def turn(number: int) -> Table:
        table = given(2).squad(0, "Y01").turns(number - 1).misses(1, misses).pawn(1, "P02", "P01").rolls(1)
        return table.turn(1).play(1, "done").play(0, "done")

    assert turn(159).g.phase == 1
    table = turn(160)
    assert len(table.events("missed")) == misses
    assert table.g.phase == 2
    assert table.events("phase_1_timed_out") == [[80]]
    assert [event[0] for event in table.events("turn")] == [1, 0]
    assert [table.money(0), table.money(1)] == [7000, 7000]
    assert table.events("complete") == []
