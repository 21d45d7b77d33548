"""Options of the table (FM-225 to FM-231)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, GAME, given
from touchline.bots import Sight, decide, get, names
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError
from touchline.engine.match import Match
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
    assert 1 not in GAME.seats
    for alone in (lambda: GAME.check_seats(1), lambda: Match(GAME, 1, {}, b"secret")):
        with pytest.raises(TouchlineError, match="2 to 4"):
            alone()


@pytest.mark.rule("FM-228")
@pytest.mark.parametrize("bot", [card.name for card in names("footmania")])
def test_lone_human_plays_against_bots_under_the_same_rules(bot: str) -> None:
    match = Match(GAME, 2, {"quick_phase1": True}, b"secret")
    chance = Chance(1)
    asked = set()
    while match.state.turns < 12:
        seat = match.waiting()[0]
        asked.add((seat, GAME.question(match.state, seat)))
        sight = Sight.of(GAME, match.state, seat, chance.rand(1 << 30))
        assert sight.texts == match.options_of(seat)  # the bot chooses from what a human would have
        if seat == 0:
            match.act_for(0)
        else:  # and passes the same referee
            match.play(1, GAME.codec.text(decide(bot, get(bot, "footmania"), sight, chance)))
    assert {(0, "route"), (1, "route")} <= asked


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
    assert table.turn(0).options(0) == ["roll:roll", "bank_sell:Y01"]
    assert table.play(0, "roll").events("rolled") != []
    assert table.side(0) == []
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
