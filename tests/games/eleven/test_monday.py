"""Monday: Production, rerolls, the Board Meeting and lost Sponsors (EL-069 to EL-090)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, given
from tests.games.eleven.ledger import ROWS
from touchline.games.eleven import state as s
from touchline.games.eleven.cards import COLOURS, THINGS
from touchline.games.eleven.effects import RESOURCES
from touchline.games.eleven.rules import club

# D05: Y Y R R B Y, D06: Y B R B B Y, D15: R B R R Y B
BOARD = ("D05", "D06", "D15")
TIE = ("D01", "D05", "D08")  # face 1: R Y B, face 2: Y Y B, face 3: B R Y, face 4: B R Y


# Production


@pytest.mark.rule("EL-069")
def test_monday_is_for_all_at_once_production_first() -> None:
    table = given(2).top("BM20", "BM25").dice(1, 1).step(s.PRODUCE, s.DRAW_MEETINGS)
    assert table.kinds("gained", "meeting") == ["gained"] * 8 + ["meeting"] * 2
    assert (table.asked(0), table.asked(1)) == ("bm_reroll", "bm_reroll")
    targets = given(2).squad(0, "P07", "P09").squad(1, "P11", "P12").top("BM02", "BM24")
    targets.directors(0, *BOARD).directors(1, *BOARD).dice(2, 2).board()  # blue: str_temp
    assert targets.asked(0) == targets.asked(1) == "bm_target"


@pytest.mark.rule("EL-070", "EL-071")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("stat", RESOURCES[:4])
def test_a_stat_produces_as_many_markers_as_its_space_says(stat: str, space: int) -> None:
    others = 1 if space != 1 else 2
    table = given().stat(0, **dict.fromkeys(RESOURCES[:4], others)).stat(0, **{stat: space})
    expected = dict.fromkeys(RESOURCES[:4], others) | {stat: space}
    assert table.production().stock(0) == expected


@pytest.mark.rule("EL-072")
def test_production_is_added_to_what_was_kept() -> None:
    table = given().resource(0, cash=7, fans=1, ops=0, fitness=1).stat(0, cash=3, fans=1, ops=4, fitness=2)
    assert table.production().stock(0) == {"cash": 10, "fans": 2, "ops": 4, "fitness": 3}


@pytest.mark.rule("EL-073", "EL-074")
def test_infrastructure_produces_once_each_by_itself() -> None:
    table = given().built(0, store=2, directors_office=1, training_ground=1, lighting=1).production()
    assert table.stock(0) == {"cash": 2 + 4, "fans": 2, "ops": 2 + 1, "fitness": 2 + 1}
    assert table.stock(1) == {"cash": 2, "fans": 2, "ops": 2, "fitness": 2}
    assert table.asked(0) is None
    order = [args[1:] for args in table.events("gained") if args[0] == 0]
    assert order[:4] == [[0, 2], [1, 2], [2, 2], [3, 2]]  # the Stats come first


# Resources


@pytest.mark.rule("EL-075")
def test_cash_pays_for_everything_and_is_kept() -> None:
    table = given().cash(0, 30).row("players", "P05", "P06", "P11", "P09", "P07")
    table.turn(0).play(0, "hire:P11").turn(0, "wed").play(0, "build:store").turn(0, "thu").play(
        0, "build:office"
    )
    assert table.stock(0)["cash"] == 30 - 4 - 3 - 3
    upkeep = table.upkeep_cost(0)
    assert upkeep == 1  # one Player, five items of Infrastructure, one Staff card
    table.step(s.SUSPEND_STAFF, s.DISCARD_RESOURCES)
    assert table.stock(0)["cash"] == 20 - upkeep


@pytest.mark.rule("EL-076")
def test_a_die_is_rerolled_as_often_as_fans_can_be_paid() -> None:
    table = given().directors(0, *BOARD).resource(0, fans=2).top("BM25", "BM25").dice(1, 1, 4, 2).board()
    assert table.options(0) == ["bm_reroll:keep", "bm_reroll:reroll"]
    assert table.play(0, "reroll").stock(0)["fans"] == 1
    table.play(0, "reroll")  # the second one, and no fans are left
    assert table.asked(0) is None
    assert table.stock(0)["fans"] == 0
    assert [args[1] for args in table.events("votes") if args[0] == 0] == [1, 4, 2]
    assert table.stats(0)["fitness"] == 3  # blue, as the last roll says


@pytest.mark.rule("EL-076")
def test_a_twelve_sided_die_is_rerolled_too() -> None:
    table = given().squad(0, "P11", "P29").resource(0, fans=2).dice(5, 11).meeting(0, "BM18", "blue")
    assert table.asked(0) == "die_reroll"  # inj 1 @d12
    table.play(0, "reroll").play(0, "keep")
    assert (table.token("P11", "injury"), table.token("P29", "injury")) == (0, 1)
    assert table.stock(0)["fans"] == 1


@pytest.mark.rule("EL-077")
def test_opponent_dice_are_never_rerolled() -> None:
    table = given().opponent(0, "T01-1").opponent(1, "T02-1").result(0, "win").result(1, "win")
    table.resource(0, fans=9).resource(1, fans=9)
    table.g.free_rolls = [3, 3]
    table.league()
    assert len(table.events("idle")) == 6
    assert (table.asked(0), table.asked(1)) == (None, None)
    assert table.stock(0)["fans"] == 9


# The Board Meeting


@pytest.mark.rule("EL-078")
def test_everybody_draws_a_card_that_all_can_see() -> None:
    table = given(3).resource(0, fans=1).top("BM05", "BM04", "BM06").board()
    assert table.asked(0) == "bm_reroll"
    for seat in (0, 1, 2, -1):
        assert [club.meeting for club in table.view(seat).clubs] == ["BM06", "BM04", "BM05"]


@pytest.mark.rule("EL-079")
def test_cards_are_drawn_in_turn_order() -> None:
    table = given(3, first=1).resource(0, fans=1).top("BM05", "BM04", "BM06").board()
    assert [club.meeting for club in table.view().clubs] == ["BM05", "BM06", "BM04"]


@pytest.mark.rule("EL-080")
def test_everybody_rolls_one_die_for_the_own_card() -> None:
    table = given(2).directors(0, *BOARD).directors(1, *BOARD).top("BM25", "BM01").dice(3, 2).board()
    assert [args[:2] for args in table.events("votes")] == [[0, 3], [1, 2]]
    assert table.stock(0) == {"cash": 0, "fans": 2, "ops": 0, "fitness": 0}  # BM01 red
    assert table.stats(1)["fitness"] == 3  # BM25 blue


@pytest.mark.rule("EL-081", "EL-082")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_three_directors_vote_and_the_majority_is_resolved(face: int) -> None:
    votes = [ROWS[name][1].split()[face - 1] for name in BOARD]
    colour = max("YBR", key=votes.count)
    assert votes.count(colour) >= 2
    table = given(2).directors(0, *BOARD).top("BM25", "BM25").dice(face, 1).board()
    assert [args for args in table.events("votes") if args[0] == 0] == [
        [0, face, COLOURS.index({"Y": "yellow", "B": "blue", "R": "red"}[colour])]
    ]
    moved = [stat for stat, space in table.stats(0).items() if space == 3]
    assert moved == [{"Y": "cash", "B": "fitness", "R": "ops"}[colour]]


@pytest.mark.rule("EL-083")
def test_three_colours_are_rerolled_for_free_until_there_is_a_majority() -> None:
    table = given(2).directors(0, *TIE).resource(0, fans=1).top("BM02", "BM25").dice(1, 4, 3, 2, 2).board()
    rolls = [args[1:] for args in table.events("votes") if args[0] == 0]
    assert rolls == [[1, -1], [4, -1], [3, -1], [2, COLOURS.index("yellow")]]
    assert table.stock(0)["fans"] == 1
    table.play(0, "keep")
    assert table.stats(0)["cash"] == 3


@pytest.mark.rule("EL-084")
def test_after_a_free_reroll_fans_can_still_be_paid() -> None:
    table = given(2).directors(0, *TIE).resource(0, fans=1).top("BM02", "BM25").dice(1, 2, 2, 6).board()
    assert table.asked(0) == "bm_reroll"
    table.play(0, "reroll")  # face 6: Y Y R
    assert table.stock(0)["fans"] == 0
    assert [args[1] for args in table.events("votes") if args[0] == 0] == [1, 2, 6]


@pytest.mark.rule("EL-085")
def test_a_suspended_director_still_votes() -> None:
    table = given(2).directors(0, *BOARD).suspended("D05", 2).suspended("D06", 1)
    table.top("BM02", "BM25").dice(6, 2).board()  # Y Y B
    assert [args[2] for args in table.events("votes") if args[0] == 0] == [COLOURS.index("yellow")]
    assert table.stats(0)["cash"] == 3


# Lost Sponsors


@pytest.mark.rule("EL-086")
def test_a_lost_sponsor_is_paid_back_adboard_and_kit() -> None:
    adboard = given().adboard(0, "SP01").cash(0, 5).stat(0, fans=3).meeting(0, "BM23", "yellow")
    assert (adboard.stock(0)["cash"], adboard.stats(0)["fans"]) == (2, 2)
    kit = given().kit(0, "SP01").cash(0, 5).stat(0, fans=3, fitness=3).meeting(0, "BM23", "yellow")
    assert (kit.stats(0)["fans"], kit.stats(0)["fitness"]) == (2, 2)
    assert kit.stock(0)["cash"] == 5


@pytest.mark.rule("EL-087")
def test_the_bonus_is_never_paid_back_and_the_rest_as_far_as_possible() -> None:
    bonus = given().adboard(0, "SP09", bonus=True).cash(0, 5).stat(0, cash=3)  # SB09: vp 1
    bonus.g.vp[0] = 1
    bonus.meeting(0, "BM23", "yellow")
    assert (bonus.stock(0)["cash"], bonus.stats(0)["cash"], bonus.g.vp[0]) == (5, 3, 1)
    kit = given().kit(0, "SP09").stat(0, fans=3)  # stat fans +1, stat ops +1, vp 1
    kit.g.vp[0] = 1
    kit.meeting(0, "BM23", "yellow")
    assert (kit.stats(0)["fans"], kit.stats(0)["ops"], kit.g.vp[0]) == (2, 1, 1)
    poor = given().adboard(0, "SP09").cash(0, 1).stat(0, cash=1).meeting(0, "BM23", "yellow")
    assert (poor.stock(0)["cash"], poor.stats(0)["cash"]) == (0, 1)


@pytest.mark.rule("EL-088")
def test_a_lost_sponsor_is_discarded_and_frees_its_space() -> None:
    table = given().adboard(0, "SP01").adboard(0, "SP02").kit(0, "SP03").meeting(0, "BM23", "yellow")
    assert table.options(0) == ["bm_target:SP01", "bm_target:SP02", "bm_target:SP03"]
    table.play(0, "SP01")
    assert table.g.sponsor_discard == [THING["SP01"]]
    assert [contract >> 2 for contract in club.adboards(table.g, 0)] == [THING["SP02"]]
    table.meeting(0, "BM04", "yellow").play(0, "SP03")
    assert table.g.kit[0] == -1
    table.row("sponsors", "SP05", "SP06", "SP07", "SP08", "SP10").turn(0)
    assert {"adboard:SP07", "kit:SP07"} <= set(table.options(0))


@pytest.mark.rule("EL-089")
def test_without_a_sponsor_none_is_lost() -> None:
    table = given().adboard(1, "SP01").cash(0, 1).meeting(0, "BM04", "yellow")  # lose_sponsor, then +3 cash
    assert table.stock(0)["cash"] == 4
    assert table.asked(0) is None
    assert len(club.adboards(table.g, 1)) == 1
    assert not table.kinds("sponsor_lost")


@pytest.mark.rule("EL-090")
def test_the_card_is_discarded_unless_its_effect_lasts() -> None:
    table = given(2).directors(0, *BOARD).directors(1, *BOARD).top("BM25", "BM05").dice(6, 6).board()
    assert [THINGS[card] for card in table.g.board_discard] == ["BM25"]
    assert [club.meeting for club in table.view().clubs] == [
        "BM05",
        None,
    ]  # week: Infrastructure costs 1 less
    table.step(s.DISCARD_RESOURCES)
    assert [THINGS[card] for card in table.g.board_discard] == ["BM25", "BM05"]
    assert table.view().clubs[0].meeting is None
    assert table.view().clubs[0].lasting == []
