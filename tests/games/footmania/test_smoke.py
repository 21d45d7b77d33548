"""A first walk through Footmania: each phase once, and the worked examples that show the way."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, GAME, THING, given
from touchline.engine.chance import Chance
from touchline.engine.errors import Refused
from touchline.games.footmania import state as s
from touchline.games.footmania.cards import CAN_PLAY, IS_RED, THINGS, VALUE
from touchline.games.footmania.rules.line_up import best_line_up

# Moving


@pytest.mark.parametrize(
    ("square", "came", "roll", "ends"),
    [
        ("H4", None, 5, ["P01", "P19", "P21", "P39"]),
        ("P18", "P17", 4, ["H6", "P22"]),
        ("P20", "H7", 1, ["P19", "P21"]),
    ],
)
@pytest.mark.rule("FM-X16", "FM-X17", "FM-X18")
def test_routes_never_go_back(square: str, came: str | None, roll: int, ends: list[str]) -> None:
    table = given(2).pawn(0, square, came).rolls(roll).roll(0)
    assert table.options(0) == [f"route:{end}" for end in ends]


@pytest.mark.rule("FM-X19", "FM-X20")
def test_single_route_is_taken_by_itself() -> None:
    assert given(2).pawn(0, "P10", "P11").rolls(2).roll(0).square(0) == "P08"
    table = given(2).pawn(0, "H2", "H1").rolls(2, 1).roll(0)
    assert table.square(0) == "H4"
    assert table.roll(0).square(0) == "H5"


# Buying and auctions


@pytest.mark.rule("FM-X38")
def test_dear_card_needs_a_bank_sale_first() -> None:
    table = given(2).squad(0, "G01").cash(0, 800).top("B03").stop(0, "P01").play(0, "draw")
    assert table.why(0, "buy") == "FM-057"
    table.play(0, "bank_sell:G01", "buy")
    assert table.squad_of(0) == ["B03"]
    assert table.money(0) == 50
    assert table.bottom("domestic_deck") == "G01"


@pytest.mark.rule("FM-X45")
def test_auction_of_a_refused_card() -> None:
    table = given(4).top("G16").stop(0, "P01").play(0, "draw", "refuse")
    table.play(1, "300k").play(2, "400k").play(3, "pass")
    assert table.options(1) == ["bid:pass", "bid:450k", "bid:500k", "bid:550k", "bid:650k", "bid:950k"]
    legal = [thousands for thousands in range(0, 8000, 50) if table.allows(1, f"bid:{thousands}k")]
    assert legal == list(range(450, 7001, 50))
    table.play(1, "pass")
    assert table.squad_of(2) == ["G16"]
    assert table.money(2) == 6600


# Deals


@pytest.mark.rule("FM-X59")
def test_amounts_are_legal_though_not_listed() -> None:
    table = given(2).squad(0, "G01").window(0).play(0, "own_auction:G01")
    assert table.options(0) == [f"opening:{k}k" for k in (250, 350, 450, 550, 650)]
    assert all(table.allows(0, f"opening:{k}k") for k in range(0, 901, 50))
    assert table.why(0, "opening:950k") == "FM-259"
    assert table.play(0, "opening:0k").asked(1) == "bid"


def test_footballer_shown_for_a_post_is_seen_by_the_asker_alone() -> None:
    table = given(3).squad(1, "B13", "Y07").window(0)
    table.play(0, "buy_from:p1", "offer_for:post10", "pay:900k")
    assert table.answers(1) == ["answer:refuse", "answer:B13"]
    assert GAME.thinking(table.g, 2) == [1]  # who is asked is no secret, the offer is
    table.play(1, "B13")
    assert "Mérovée" in table.reaches(0)
    assert "Mérovée" not in table.reaches(2)
    table.play(0, "confirm")
    assert table.squad_of(0) == ["B13"]
    assert table.money(1) == 7900
    assert "Mérovée" not in table.reaches(2)


@pytest.mark.rule("FM-X57")
def test_letter_that_is_no_longer_legal_is_dropped() -> None:
    table = given(2).squad(1, "B13", "Y07").seen(0, "B13").window(1)
    table.aside(0, "letter:write", "buy_from:p1", "offer_for:B13", "pay:950k")
    table.play(1, "bank_sell:B13", "done")
    assert table.events("letter_dropped", 0) == [[0]]
    assert table.asked(0) == "window"
    assert table.g.offers == 0


def test_letter_goes_out_even_when_done_is_said_for_its_writer() -> None:
    table = given(2).squad(0, "Y07").squad(1, "Y08").aside(0, "auto_done:on", "letter:write", "sell:Y07")
    table.aside(0, "ask:150k").window(0)
    assert table.asked(1) == "answer"
    table.play(1, "accept")
    assert table.squad_of(1) == ["Y07", "Y08"]
    assert table.asked(1) == "window"


# The end of phase 1


@pytest.mark.rule("FM-X40", "FM-X50")
def test_deal_that_completes_a_team_ends_phase_1() -> None:
    table = given(3).squad(1, *ELEVEN[:-1]).squad(0, "R15").turn(0)
    table.play(0, "sell:R15", "offer_to:p1", "ask:700k").play(1, "accept")
    assert table.g.phase == 2
    assert table.money(1) == 7000 - 700 + 2000
    assert {table.square(seat) for seat in range(3)} == {"P00"}
    assert table.asked(0) == "window"


# The championship


@pytest.mark.rule("FM-X23", "FM-X48")
def test_match_from_the_line_ups_to_the_points() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01").squad(1, "Y01")
    table.match(0, 1).play(0, "auto").play(1, "auto")
    assert table.strength(0) == 46
    assert table.strength(1) == 2 - 10
    table.play(0, "S01")  # nobody can do anything more, so both pass by themselves
    assert table.events("match_passed") == [[1], [0]]
    assert table.events("result") == [[0, 1, 48, -8, 1]]
    assert GAME.scores(table.g)[0].total == 2
    assert table.bottom("plus_deck") == "S01"


@pytest.mark.rule("FM-X29")
def test_injured_footballer_is_replaced_from_the_bench() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "G14").squad(1, "Y01").plus(1, "S19")
    table.match(0, 1).play(0, "auto").play(1, "auto").play(0, "pass").play(1, "S19", "B13")
    assert table.options(0) == ["replace:G14", "replace:trainee"]
    table.play(0, "G14")
    assert table.events("substituted") == [[0, THING["G14"], THING["B13"], 9, 44]]
    assert table.g.subs[0] == 1


@pytest.mark.rule("FM-X34")
def test_euromatch_with_plus_cards() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01", "S15").top("E18").stop(0, "P07")
    table.play(0, "play", "auto")
    assert table.options(0) == ["euro_card:S01", "euro_card:done"]
    assert table.why(0, "S15") == "FM-132"
    table.play(0, "S01", "done")
    assert table.money(0) == 7450
    assert table.view(0).managers[0].pennants == 3


@pytest.mark.rule("FM-X21")
def test_first_pawn_round_starts_the_matchday() -> None:
    table = given(2, phase=2).squad(0, "Y01").squad(1, "Y02").pawn(0, "P38").rolls(5).roll(0)
    assert table.square(0) == "P00"
    assert [table.asked(seat) for seat in (0, 1)] == ["line_up", "line_up"]


# The automatic line-up


def exhaustive(squad: list[int], reds: int) -> list[int]:
    """The best line-up by trying them all."""
    best: tuple[int, list[int]] = (10**6, [])

    def place(post: int, team: list[int], stars: int, room: int) -> None:
        nonlocal best
        if post == 11:
            best = min(best, (-stars, [card if card >= 0 else 999 for card in team]))
            return
        for card in squad:
            if CAN_PLAY[card] >> post + 1 & 1 and card not in team and (room or not IS_RED[card]):
                place(post + 1, [*team, card], stars + VALUE[card], room - IS_RED[card])
        place(post + 1, [*team, s.TRAINEE], stars - 1, room)

    place(0, [], 0, reds)
    return [s.TRAINEE if card == 999 else card for card in best[1]]


@pytest.mark.rule("FM-158")
def test_automatic_line_up_is_the_best_of_all() -> None:
    chance = Chance("line-ups")
    for _ in range(150):
        cards = list(range(100))
        chance.shuffle(cards)
        squad = sorted(cards[: 1 + chance.rand(8)])
        reds = (1, 2, 3, 11)[chance.rand(4)]
        assert best_line_up(squad, reds) == exhaustive(squad, reds), [THINGS[card] for card in squad]


@pytest.mark.rule("FM-X60")
def test_equal_line_ups_are_told_apart_by_ids() -> None:
    team = best_line_up([THING["Y20"], THING["Y21"]], 3)
    assert [THINGS[card] if card >= 0 else "-" for card in team[3:5]] == ["Y20", "Y21"]


# Drafts


def test_line_up_is_edited_freely_and_sent_once() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "G14", "R14").squad(1, "Y01").match(0, 1)
    drafting = GAME.drafting
    assert drafting is not None
    draft = drafting.edit(table.g, 0, None, "slot:10")
    assert "put:G14" in [option.option for option in drafting.look(table.g, 0, draft).options]
    with pytest.raises(Refused, match="FM-153"):
        drafting.edit(table.g, 0, draft, "put:R14")
    draft = drafting.edit(table.g, 0, draft, "put:G14")
    for option in drafting.sequence(table.g, 0, draft):
        table.play(0, option)
    assert THINGS[table.g.pitch[0][9]] == "G14"
    assert table.asked(0) is None
