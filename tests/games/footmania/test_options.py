"""Options of the table (FM-225 to FM-231)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, GAME, given
from touchline.engine.errors import TouchlineError
from touchline.games.footmania.rules.complete import complete_team

TEN = [card for card in ELEVEN if card != "Y08"]  # all posts but 3, three of them red


@pytest.mark.rule("FM-225")
def test_ten_footballers_end_a_quick_phase_1() -> None:
    for quick, phase in ((1, 2), (0, 1)):
        table = given(2, quick_phase1=quick).squad(0, *TEN[1:]).top("G01").stop(0, "P01")
        assert table.play(0, "draw", "buy").g.phase == phase


@pytest.mark.rule("FM-225")
@pytest.mark.parametrize(
    ("squad", "complete"),
    [
        (TEN, True),
        (TEN[1:], False),  # nine
        ([*TEN[2:], "G13", "Y16"], False),  # ten footballers on eight posts
        ([card for card in TEN if card != "Y09"] + ["R08"], False),  # a fourth red
    ],
)
def test_what_completes_a_quick_team(squad: list[str], complete: bool) -> None:
    assert bool(complete_team(given(2, quick_phase1=1).squad(0, *squad).g, 0)) == complete


@pytest.mark.rule("FM-226")
def test_quick_bonus_is_800k_and_the_ten_are_shown() -> None:
    table = given(2, quick_phase1=1).squad(0, *TEN[1:], "Y12").top("G01").stop(0, "P01")
    table.play(0, "draw", "buy")
    assert table.money(0) == 7000 - 450 + 800
    assert table.view(1).managers[0].known == sorted(TEN)
    assert len(table.view(1).managers[0].hidden) == 1


@pytest.mark.rule("FM-227")
@pytest.mark.parametrize("missing", range(1, 12))
def test_any_ten_posts_will_do(missing: int) -> None:
    ten = [card for card in ELEVEN if card != ELEVEN[missing - 1]]
    team = complete_team(given(2, quick_phase1=1).squad(0, *ten).g, 0)
    assert [post for post, card in enumerate(team, 1) if card < 0] == [missing]


@pytest.mark.rule("FM-227")
def test_strongest_ten_are_shown() -> None:
    table = given(2, quick_phase1=1).squad(0, *TEN, "Y16", "Y04")
    assert table.names([card for card in complete_team(table.g, 0) if card >= 0]) == TEN
    # With Y17 on post 2 or 3 both ten are equally strong: the id on post 2 comes before a trainee.
    tied = given(2, quick_phase1=1).squad(0, *[card for card in TEN if card != "Y07"], "Y17")
    assert table.names(complete_team(tied.g, 0)[1:2]) == ["Y17"]


@pytest.mark.rule("FM-228")
def test_there_is_no_solo_game() -> None:
    with pytest.raises(TouchlineError):
        GAME.check_seats(1)
    GAME.check_seats(2)


@pytest.mark.rule("FM-229")
def test_free_market_lifts_the_limit_of_red_footballers() -> None:
    red = [*TEN, "R07"]
    for free in (0, 1):
        assert bool(complete_team(given(2, free_market=free).squad(0, *red).g, 0)) == bool(free)
        quick = given(2, free_market=free, quick_phase1=1).squad(0, *[c for c in red if c != "Y09"])
        assert bool(complete_team(quick.g, 0)) == bool(free)
        table = given(2, phase=2, free_market=free).squad(0, "R06", "R07", "R08", "R09").match(0, 1)
        table.play(0, "trainee", "R06", "R07", "R08")
        assert (table.asked(0) == "line_up" and table.allows(0, "R09")) == bool(free)
        match = given(2, phase=2, free_market=free).squad(0, *red, "Y08").plus(0, "S01").match(0, 1)
        match.line_up(0, *ELEVEN)
        assert match.allows(0, "sub:R07") == bool(free)


@pytest.mark.rule("FM-229", "FM-230")
def test_options_are_off_by_default() -> None:
    assert GAME.option_values({}) == {"quick_phase1": 0, "free_market": 0, "no_deals": 0}


@pytest.mark.rule("FM-230")
def test_without_deals_there_is_no_window_and_no_own_auction() -> None:
    table = given(2, no_deals=1).squad(0, "Y01").squad(1, "Y02").top("Q27").cash(0, 0)
    assert table.turn(0).events("rolled") != []
    assert table.side_options(0) == []
    table = given(2, no_deals=1).squad(0, "Y01", "G01").cash(0, 0).top("Q27").stop(0, "P04")
    assert table.options(0) == ["bank_sell:G01", "bank_sell:Y01"]
    assert table.why(0, "own_auction:Y01") == "FM-230"
    refused = given(2, no_deals=1).top("G16").stop(0, "P01").play(0, "draw", "refuse")
    assert refused.asked(1) == "bid"  # refused cards are auctioned all the same


@pytest.mark.rule("FM-231")
@pytest.mark.parametrize("option", ["quick_phase1", "free_market", "no_deals"])
def test_options_are_shown_to_everybody(option: str) -> None:
    table = given(3, **{option: 1})
    assert [table.view(seat).options for seat in (-1, 0, 1, 2)] == [[option]] * 4
    assert given(3).view(0).options == []
