"""Worked examples of the ledger, one test each, in the ledger's order."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, GAME, THING, Table, given
from touchline.games.footmania.cards import FIXTURES, THINGS
from touchline.games.footmania.rules.complete import complete_team
from touchline.games.footmania.rules.scoring import level_at_the_top, pennant_stars


def shown(table: Table, home: str = "auto", away: str = "auto") -> Table:
    """A match between seats 0 and 1 with both line-ups shown."""
    return table.match(0, 1).play(0, home).play(1, away)


def on_pitch(team: list[int]) -> list[str]:
    """A line-up by ids."""
    return [THINGS[card] if card >= 0 else "-" for card in team]


@pytest.mark.rule("FM-X01")
def test_form_adds_two_stars_for_the_match_only() -> None:
    table = shown(given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01", "S02").squad(1, "Y01"))
    before = table.strength(0)
    table.play(0, "S01")
    assert table.strength(0) == before + 2
    table.play(0, "pass")
    assert table.g.effect[0] == 0


THIRTY_ONE = [card for card in ELEVEN if card not in ("R13", "R15")]


@pytest.mark.rule("FM-X02")
def test_club_of_thirty_stars_is_beaten_with_thirty_one() -> None:
    table = given(2, phase=2).squad(0, *THIRTY_ONE).top("E03").stop(0, "P07").play(0, "play", "auto")
    assert table.events("euro_won") == [[0, THING["E03"], 31, 30, 6, 1]]
    assert table.money(0) == 7300
    assert table.view(1).managers[0].clubs == ["E03"]


@pytest.mark.rule("FM-X03")
def test_equal_stars_are_not_enough_against_a_club() -> None:
    thirty = ["Y17" if card == "Y07" else card for card in THIRTY_ONE]
    table = given(2, phase=2).squad(0, *thirty).top("E03").stop(0, "P07").play(0, "play", "auto")
    assert table.events("euro_lost") == [[0, THING["E03"], 30, 30]]
    assert table.money(0) == 7000
    assert table.bottom("euromatch_deck") == "E03"


@pytest.mark.rule("FM-X04")
def test_declined_club_goes_under_the_deck_and_the_team_stays_hidden() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).top("E03").stop(0, "P07").play(0, "decline")
    assert table.bottom("euromatch_deck") == "E03"
    assert table.view(1).managers[0].known == []


@pytest.mark.parametrize(
    ("clubs", "stars"),
    [(["E23"], 0), (["E28"], 1), (["E28", "E23"], 1), (["E28", "E29"], 2), (["E28", "E29", "E30"], 3)],
)
@pytest.mark.rule("FM-X05")
def test_every_five_pennants_are_a_star(clubs: list[str], stars: int) -> None:
    assert pennant_stars(given(2).beat(0, *clubs).g, 0) == stars


@pytest.mark.rule("FM-X06", "FM-X07", "FM-X08")
def test_fixtures() -> None:
    four = [pair for day in FIXTURES[4] for pair in day]
    assert [len(day) for day in FIXTURES[4]] == [2] * 6
    assert [sum(pair & 15 == team for pair in four) for team in range(4)] == [3] * 4
    three = [pair for day in FIXTURES[3] for pair in day]
    assert [len(day) for day in FIXTURES[3]] == [1] * 6
    assert [sum(team in (pair & 15, pair >> 4) for pair in three) for team in range(3)] == [4] * 3
    assert FIXTURES[2] == [[0 | 1 << 4], [1 | 0 << 4]]
    assert given(2, phase=2).squad(0, "Y01").window(0).asked(0) == "window"
    assert given(2, phase=2).squad(0, "Y01").matchdays(1).window(0).asked(0) == "roll"


@pytest.mark.rule("FM-X09")
def test_seventh_plus_card() -> None:
    table = given(2).plus(0, "S01", "S02", "S03", "S04", "S05", "S06").top("S19").stop(0, "P05")
    assert len(table.options(0)) == 7
    table.play(0, "S02")
    assert table.names(table.g.plus_cards[0]) == ["S01", "S03", "S04", "S05", "S06", "S19"]
    assert table.bottom("plus_deck") == "S02"


@pytest.mark.rule("FM-X10")
def test_sponsor_square_pays_its_sponsor_only() -> None:
    table = given(2).sponsor(0, "Q05").stop(0, "P08")
    assert table.money(0) == 7200
    assert table.stop(0, "P03").money(0) == 7200


@pytest.mark.rule("FM-X11")
def test_better_sponsor_stays() -> None:
    table = given(2).sponsor(0, "Q02").top("Q03").stop(0, "P04")
    assert table.view(1).managers[0].sponsors == ["Q03"]
    assert table.bottom("question_deck") == "Q02"
    assert table.money(0) == 7000


@pytest.mark.rule("FM-X12")
def test_refused_card_that_nobody_wants() -> None:
    table = given(2).top("G16").stop(0, "P01").play(0, "draw", "refuse").play(1, "pass")
    assert table.bottom("domestic_deck") == "G16"
    assert [table.money(0), table.money(1)] == [7000, 7000]


@pytest.mark.rule("FM-X13")
def test_points_of_a_match() -> None:
    table = given(2).result(0, 1, 40, 30).result(1, 0, 30, 30)
    assert [score.total for score in GAME.scores(table.g)] == [3, 1]


@pytest.mark.rule("FM-X14")
def test_euromatch_square_in_phase_1_rolls_again() -> None:
    table = given(2).pawn(0, "P05", "P04").rolls(2, 3).roll(0)
    assert table.square(0) == "P10"
    assert table.events("rolls_on") == [[0]]
    assert len(table.g.euromatch_deck) == 30


@pytest.mark.rule("FM-X15")
def test_short_phase_1_ends_with_ten() -> None:
    ten = [*ELEVEN[1:-1], "Y16"]  # posts 2 to 11 with two red
    table = given(2, quick_phase1=1).squad(0, *ten[:-1]).cash(0, 7000).top("Y16").stop(0, "P01")
    table.play(0, "draw", "buy")
    assert table.g.phase == 2
    assert table.money(0) == 7000 - 250 + 800


@pytest.mark.rule("FM-X22")
def test_halfway_line_is_closed_in_phase_2() -> None:
    table = given(2, phase=2).pawn(0, "P18", "P17").rolls(4).empty("euromatch_deck").roll(0)
    assert table.square(0) == "P22"


@pytest.mark.rule("FM-X24")
def test_trainee_costs_what_he_replaces_and_a_star() -> None:
    table = given(2, phase=2).squad(0, *[c for c in ELEVEN if c != "Y08"]).squad(1, "Y01")
    assert shown(table.plus(0, "S01")).strength(0) == 43
    assert complete_team(table.g, 0) == []


@pytest.mark.rule("FM-X25")
def test_versatile_footballer_does_not_keep_goal() -> None:
    assert complete_team(given(2).squad(0, *ELEVEN[1:], "Y05").g, 0) == []


@pytest.mark.rule("FM-X26")
def test_fourth_red_does_not_complete_a_team() -> None:
    red = [c for c in ELEVEN if c != "Y08"] + ["R07"]
    assert complete_team(given(2).squad(0, *red).g, 0) == []
    assert complete_team(given(2, free_market=1).squad(0, *red).g, 0) != []
    table = shown(given(2, phase=2).squad(0, *red).squad(1, "Y01").plus(0, "S01"))
    assert sum(name.startswith("R") for name in on_pitch(table.g.pitch[0])) == 3


@pytest.mark.rule("FM-X27")
def test_fourth_red_may_come_on_for_a_red_only() -> None:
    table = shown(given(2, phase=2).squad(0, *ELEVEN, "R25").squad(1, "Y01"))
    table.play(0, "sub:R25")
    assert table.options(0) == ["sub_post:post9", "sub_post:post11"]
    table = shown(given(2, phase=2).squad(0, *ELEVEN, "R16").squad(1, "Y01").plus(0, "S01"))
    assert table.why(0, "sub:R16") == "FM-174"


@pytest.mark.rule("FM-X28")
def test_injury_without_a_substitution_left() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "G14").plus(0, "S01").squad(1, "Y01").plus(1, "S19")
    shown(table)
    table.g.subs[0] = 2
    table.play(0, "pass").play(1, "S19", "B13").play(0, "none")
    assert table.strength(0) == 40


@pytest.mark.rule("FM-X30")
def test_red_card_lets_the_owner_choose() -> None:
    table = given(2, phase=2).squad(0, "G01", "Y12", "R15").plus(0, "S01").squad(1, "Y01").plus(1, "S25")
    shown(table).play(0, "pass").play(1, "S25").play(0, "none")
    assert table.events("targeted") == [[1, THING["S25"], THING["attack"]]]
    assert table.options(0) == ["sent_off:R15", "sent_off:Y12"]
    assert table.why(0, "G01") == "FM-211"
    before = table.strength(0)
    table.play(0, "Y12")
    assert table.strength(0) == before - 3
    assert table.view(1).match.teams[0].posts[6] == "vacant"


@pytest.mark.rule("FM-X31")
def test_appeal_cancels_a_red_card() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S34", "S01").squad(1, "Y01").plus(1, "S25")
    shown(table).play(0, "pass").play(1, "S25", "attack").play(0, "S34")
    assert table.strength(0) == 46
    assert table.g.counted == [1, 1]


@pytest.mark.rule("FM-X32", "FM-X58")
def test_free_cards_do_not_count() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "G14").plus(0, "S13", "S39", "S01").squad(1, "Y01")
    shown(table)
    table.g.counted[0] = 3
    table.g.subs[0] = 2
    table.g.choices[0] = []
    assert table.options(0) == ["match:pass", "match:S13", "match:S39"]
    assert table.why(0, "S01") == "FM-169"
    table.play(0, "S39")
    assert "sub:G14" in table.options(0)


@pytest.mark.rule("FM-X33")
def test_called_up_footballer_is_not_replaced() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "Y26").plus(0, "S01").squad(1, "Y01").plus(1, "S29")
    shown(table).play(0, "pass").play(1, "S29", "B10").play(0, "none")
    assert table.strength(0) == 40
    table.play(0, "sub:Y26")
    assert table.events("substituted")[0][3] == 8  # post 7 is closed, so he comes on for post 9


@pytest.mark.rule("FM-X35")
def test_payment_is_raised_by_bank_sales() -> None:
    table = given(2, no_deals=1).squad(0, "Y01", "G03").cash(0, 200).top("Q27").stop(0, "P04")
    table.play(0, "bank_sell:G03")  # the last card then goes by itself
    assert table.money(0) == 50
    assert table.g.jackpot == 10
    assert table.squad_of(0) == []


@pytest.mark.rule("FM-X36")
def test_rest_of_a_payment_is_dropped() -> None:
    table = given(2).cash(0, 100).top("Q24").stop(0, "P04")
    assert table.money(0) == 0
    assert table.g.jackpot == 2


@pytest.mark.rule("FM-X37")
def test_jackpot_goes_to_who_stops_there() -> None:
    table = given(2).jackpot(900).stop(0, "P30")
    assert table.money(0) == 7900
    assert table.g.jackpot == 0
    passing = given(2).jackpot(900).pawn(0, "P29", "P28").rolls(3).roll(0)
    assert passing.g.jackpot == 18


@pytest.mark.rule("FM-X39")
def test_bidder_who_cannot_reach_the_minimum_passes() -> None:
    table = given(2).cash(1, 450).top("B01").stop(0, "P01").play(0, "draw", "refuse")
    assert table.events("cannot_bid") == [[1, 10]]
    assert table.bottom("domestic_deck") == "B01"


@pytest.mark.rule("FM-X41")
def test_deals_end_with_the_deadline() -> None:
    table = given(4, phase=2).squad(0, "Y01").squad(1, "Y02").matchdays(4).lap_ends(0)
    assert {table.why(seat, "sell:Y01") for seat in range(4)} == {"FM-087"}
    assert table.why(0, "bank_sell:Y01") == "FM-076"  # not on the matchday itself
    table = given(4, phase=2).squad(0, "Y01").squad(1, "Y02").matchdays(5).turn(0)
    assert table.options(0) == ["roll:roll", "bank_sell:Y01"]
    table = given(4, phase=2).squad(0, "Y01").squad(1, "Y02").top("G16").matchdays(5).stop(0, "P01")
    assert table.play(0, "draw", "refuse").options(1)[:2] == ["bid:pass", "bid:300k"]
    table = given(4, phase=2).squad(0, "Y01").top("G16").matchdays(5).stop(0, "P01")
    assert table.options(0) == ["draw:draw", "draw:no_draw", "bank_sell:Y01"]
    assert table.why(0, "sell:Y01") == "FM-087"
    assert table.side(1) == []


@pytest.mark.rule("FM-X42")
def test_everybody_receives_the_income_of_a_matchday() -> None:
    table = given(3, phase=2).lap_ends(0)
    assert [result[:2] for result in table.events("result")] == [[0, 1]]
    assert [table.money(seat) for seat in range(3)] == [7500] * 3


@pytest.mark.rule("FM-X43")
def test_pennants_separate_managers_level_on_points() -> None:
    table = given(4).beat(0, "E28", "E09").beat(1, "E29", "E30", "E01")
    for seat, points in enumerate((9, 9, 4, 2)):
        for _ in range(points // 2):
            table.result(seat, 9, 40, 30)
        if points % 2:
            table.result(seat, 9, 30, 30)
    table.end()
    assert table.events("play_off") == []
    assert [score.place for score in GAME.scores(table.g)] == [2, 1, 3, 4]


@pytest.mark.rule("FM-X44")
def test_cash_decides_a_drawn_play_off() -> None:
    table = given(2).result(0, 1, 40, 30).result(1, 0, 40, 30, 2).cash(0, 3100).cash(1, 2800).end()
    assert table.events("play_off") == [[0, 1]]
    assert [score.place for score in GAME.scores(table.g)] == [1, 2]


@pytest.mark.rule("FM-X63")
def test_swap_of_several_cards_with_a_post() -> None:
    table = (
        given(2).squad(0, "G14", "Y07").sponsor(0, "Q02").squad(1, "G01", "Y02", "R12", "Y09").seen(0, "R12")
    )
    table.window(0).play(0, "swap:G14", "swap:Q02", "offer_for:R12", "offer_for:post1", "pay:200k")
    assert "G14" in table.view(1).managers[0].known
    assert table.answers(1) == ["answer:refuse", "answer:G01", "answer:Y02"]
    table.play(1, "Y02").play(0, "confirm")
    assert table.squad_of(1) == ["G01", "G14", "Y09"]
    assert table.view(-1).managers[1].sponsors == ["Q02"]
    assert [table.money(0), table.money(1)] == [6800, 7200]
    assert table.squad_of(0) == ["R12", "Y02", "Y07"]
    assert table.g.offers == 1
    nobody = given(2).squad(0, "G14", "Y07").squad(1, "R12", "Y09").seen(0, "R12").window(0)
    nobody.play(0, "swap:G14", "offer_for:R12", "offer_for:post1", "pay:200k")
    assert nobody.answers(1) == ["answer:refuse"]


@pytest.mark.rule("FM-X64")
def test_reply_is_asked_while_nobody_can_tell_that_there_is_none() -> None:
    def attacked(hand: tuple[str, ...], counted: int) -> Table:
        table = given(2, phase=2).squad(0, *ELEVEN).plus(0, *hand).squad(1, "Y01").plus(1, "S19", "S20")
        shown(table)
        table.g.counted[0] = counted
        if table.asked(0) == "match":
            table.play(0, "pass")
        return table.play(1, "S19", "B13")

    assert attacked(("S01", "S25"), 1).options(0) == ["reply:none"]
    assert attacked((), 1).asked(0) != "reply"
    assert attacked(("S01", "S25"), 3).asked(0) != "reply"


@pytest.mark.rule("FM-X65")
@pytest.mark.parametrize("sold", ["Y09", "Y10"])
def test_card_sold_while_it_is_asked_for(sold: str) -> None:
    table = given(2).squad(1, "Y09", "Y10").seen(0, "Y09").window(0)
    table.play(0, "buy_from:p1", "offer_for:Y09", "pay:250k").play(1, f"bank_sell:{sold}")
    assert table.money(1) == 7150
    assert table.bottom("domestic_deck") == sold
    if sold == "Y10":
        assert table.asked(1) == "answer"
        return
    assert table.events("offer_refused", 1) == [[1, 0]]
    assert table.asked(0) == "window"
    assert (table.money(0), table.g.offers) == (7000, 1)  # he may make one more


@pytest.mark.rule("FM-X46")
def test_buying_and_selling_again() -> None:
    table = given(2).top("B05").stop(0, "P01").play(0, "draw", "buy")
    assert table.money(0) == 5850
    table.window(0).play(0, "bank_sell:B05")
    assert table.money(0) == 6500
    assert table.bottom("domestic_deck") == "B05"


@pytest.mark.rule("FM-X47")
def test_card_that_is_not_drawn_stays_on_top() -> None:
    table = given(2).top("B05").stop(0, "P01").play(0, "no_draw")
    top = table.view(1).domestic_top
    assert (top.deck, top.price, top.bonus) == ("domestic", 1150, 2)
    assert THINGS[table.g.domestic_deck[-1]] == "B05"


@pytest.mark.rule("FM-X49")
def test_protection_counts_too() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S31", "S13").squad(1, "Y01").plus(1, "S19")
    shown(table)
    table.g.counted[0] = 3
    table.play(0, "pass").play(1, "S19", "B13")
    assert table.events("injured") == [[0, THING["B13"], 9]]


@pytest.mark.rule("FM-X51")
def test_versatile_footballer_does_not_replace_a_goalkeeper() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "Y05").squad(1, "Y01").plus(1, "S19")
    table.match(0, 1).line_up(0, *ELEVEN).play(1, "auto").play(0, "pass").play(1, "S19", "G01")
    assert table.options(0) == ["replace:trainee"]
    assert table.why(0, "Y05") == "FM-172"
    table.play(0, "trainee")
    assert table.events("trainee_on") == [[0, 0, 42]]


@pytest.mark.rule("FM-X52")
def test_three_managers_play_off_in_pairs() -> None:
    table = given(3).end()
    assert level_at_the_top(given(3).g) == [0, 1, 2]
    assert [fixture[:2] for fixture in table.events("fixture")] == [[0, 1], [0, 2], [1, 2]]


@pytest.mark.rule("FM-X53")
def test_sum_per_footballer_is_fixed_when_the_card_is_drawn() -> None:
    table = given(2).squad(0, *[f"Y{n:02}" for n in range(9, 21)]).cash(0, 300).top("Q29").stop(0, "P04")
    assert table.view(1).debt.amount == 600
    table.play(0, "bank_sell:Y09", "bank_sell:Y10")
    assert table.money(0) == 0
    assert table.g.jackpot == 12


@pytest.mark.rule("FM-X54")
def test_debtor_pays_before_the_pawns_move() -> None:
    table = given(2).squad(1, *ELEVEN[:-1]).squad(0, "R15", "Y01").cash(0, 0).top("Q28").stop(0, "P04")
    table.play(0, "own_auction:R15").play(1, "bid:700k")
    order = [event.kind for event in table.heard]
    assert order.index("complete") < order.index("paid") < order.index("phase_2")
    assert table.money(0) == 100
    assert table.g.phase == 2


@pytest.mark.rule("FM-X55")
def test_sponsor_in_a_forced_auction() -> None:
    table = given(3).sponsor(0, "Q05").sponsor(1, "Q04").cash(0, 0).top("Q24").stop(0, "P04")
    table.play(0, "own_auction:Q05")
    assert table.asked(1) is None
    assert table.options(2)[:2] == ["bid:pass", "bid:400k"]
    table.play(2, "400k")
    assert table.money(0) == 100
    assert table.view(0).managers[2].sponsors == ["Q05"]


@pytest.mark.rule("FM-X56")
def test_miss_is_used_up_even_if_phase_1_ends_in_the_window() -> None:
    table = (
        given(4).squad(3, *ELEVEN[:-1]).squad(0, "R15").misses(1, 1).turn(1).play(1, "done").play(2, "done")
    )
    table.play(3, "buy_from:p0", "offer_for:post11", "pay:900k").play(0, "R15").play(3, "confirm")
    assert table.g.active == 2
    assert table.g.misses[1] == 0
    assert table.asked(2) == "window"


@pytest.mark.rule("FM-X61")
def test_red_footballer_sent_off_makes_room() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "R07").squad(1, "Y01").plus(1, "S25")
    shown(table)
    assert table.options(0) == ["match:pass"]  # with three red on the pitch the fourth has nowhere to go
    table.play(0, "pass").play(1, "S25", "attack").play(0, "R15")
    assert "sub:R07" in table.options(0)


@pytest.mark.rule("FM-X62")
def test_extra_roll_may_start_a_matchday() -> None:
    table = given(2, phase=2).squad(0, "Y01").squad(1, "Y02").top("Q35").rolls(6).stop(0, "P35")
    assert table.square(0) == "P00"
    assert table.asked(0) == "line_up"
    assert table.bottom("question_deck") == "Q35"
