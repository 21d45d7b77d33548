"""A match in thirds: totals, chemistry, who attacks, who wins (SC-151 to SC-166)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.games.superclub import cards
from touchline.games.superclub.cards import ATT, DEF, MID

RIGHT, BOTH, LEFT = "MID-05", "MID-09", "MID-08"  # half stars on these sides
HOME, AWAY, LEVEL = (6, 5, 1, 2), (1, 2, 6, 5), (3, 4, 3, 4)  # dice by which a third is won, or level
LEVEL_ATTACK, LEVEL_DEFENCE = (6, 4, 3, 4), (3, 4, 6, 4)  # by 3 stars: level when home attacks or defends


def even() -> Table:
    """Equal line-ups without chemistry: 2 stars in attack, 4 in midfield, 5 in defence."""
    return given().eleven(0).eleven(1)


def played(*dice: tuple[int, ...]) -> Table:
    """A match of equal line-ups with these dice, one group for each third."""
    return even().dice(*[face for group in dice for face in group]).match()


def home_thirds(table: Table) -> list[int]:
    """What the home side played in each third."""
    return [told[2] for told in table.events("dice")]


@pytest.mark.rule("SC-151")
def test_a_match_begins_in_midfield_and_has_at_most_three_thirds() -> None:
    table = played(HOME, AWAY, LEVEL)
    assert home_thirds(table) == [MID, ATT, DEF]
    assert table.events("totals")[0][3:] == [2 * (4 + 11), 2 * (4 + 3)]  # both with their midfields


@pytest.mark.rule("SC-152")
def test_a_total_is_stars_chemistry_boost_staff_cards_and_dice() -> None:
    attacker = card("ATT", 4)  # 3.5 in midfield
    table = given(season=2).line_up(1, "4-4-2", mf=f"{RIGHT} {BOTH} {LEFT} {attacker}", boost="mid").eleven(0)
    table.grown(RIGHT, 5).grown(BOTH, 3).grown(LEFT, 4).staff(1, "KS-05").weapon(1, "GC-26a")
    table.match(1, 0).dice(3, 5, 1, 2).play(1, "weapon:GC-26a", "target:mid")
    stars, chemistry, boost, staff, changer, dice = 5 + 3 + 4 + 3.5, 2, 2, 2, 2, 3 + 5
    assert table.events("totals")[0][3] / 2 == stars + chemistry + boost + staff + changer + dice


@pytest.mark.rule("SC-153")
@pytest.mark.parametrize(("stars", "winner"), [(3, 0), (4, 1)])
def test_half_stars_are_not_rounded(stars: int, winner: int) -> None:
    table = given().line_up(0, "4-4-2", mf=card("ATT", 4)).line_up(1, "4-4-2", mf=card("MID", stars))
    table.dice(*LEVEL).match()
    assert table.events("totals")[0][3:] == [2 * 7 + 7, 2 * 7 + 2 * stars]
    assert table.events("third")[0][1] == winner


@pytest.mark.rule("SC-154")
@pytest.mark.parametrize(("dice", "halves"), [(HOME, [2, 0]), (AWAY, [0, 2]), (LEVEL, [1, 1])])
def test_the_higher_total_wins_the_third_and_equal_ones_share_it(
    dice: tuple[int, ...], halves: list[int]
) -> None:
    assert played(dice).events("third")[0][2:4] == halves


@pytest.mark.rule("SC-155")
def test_the_goalkeeper_counts_in_defence_only() -> None:
    table = given().line_up(0, "4-4-2", goal=card("GK", 4), df=card("DEF", 2)).line_up(1, "4-4-2").kick_off()
    assert [table.total(0, third) for third in ("att", "mid", "def")] == [0, 0, 4 + 2]


@pytest.mark.rule("SC-156")
@pytest.mark.parametrize(("dice", "home"), [(HOME, ATT), (AWAY, DEF)])
def test_the_winner_of_midfield_attacks_first(dice: tuple[int, ...], home: int) -> None:
    table = played(dice, LEVEL)
    assert home_thirds(table)[1] == home
    attack, defence = 2 * (2 + 7), 2 * (5 + 7)
    assert table.events("totals")[1][3:] == ([attack, defence] if home == ATT else [defence, attack])


@pytest.mark.rule("SC-157")
def test_the_home_side_attacks_first_after_a_level_midfield() -> None:
    assert home_thirds(played(LEVEL, LEVEL))[:2] == [MID, ATT]


@pytest.mark.rule("SC-158")
@pytest.mark.parametrize(("dice", "last"), [((HOME, AWAY, LEVEL), DEF), ((AWAY, HOME, LEVEL), ATT)])
def test_the_other_side_attacks_in_the_last_third(dice: tuple[tuple[int, ...], ...], last: int) -> None:
    table = played(*dice)
    assert home_thirds(table)[2] == last
    assert sorted(table.events("totals")[2][3:]) == [2 * (2 + 7), 2 * (5 + 7)]


@pytest.mark.rule("SC-159")
@pytest.mark.parametrize(("dice", "outcome"), [(HOME, cards.WIN), (AWAY, cards.LOSS)])
def test_two_won_thirds_win_the_match_at_once(dice: tuple[int, ...], outcome: int) -> None:
    table = played(dice, dice)
    assert len(table.events("dice")) == 2
    assert table.events("full_time")[0][2] == outcome


@pytest.mark.rule("SC-160")
@pytest.mark.parametrize(
    "dice",
    [
        (HOME, AWAY),  # 1–1
        (LEVEL, LEVEL_ATTACK),  # 1–1 by two drawn thirds
        (LEVEL, HOME),  # 1.5–0.5
        (HOME, LEVEL_ATTACK),
        (AWAY, LEVEL_DEFENCE),
    ],
)
def test_the_last_third_is_played_in_every_other_case(dice: tuple[tuple[int, ...], ...]) -> None:
    table = played(*dice, LEVEL)
    assert sorted(table.events("third")[1][2:4]) in ([1, 3], [2, 2])
    assert len(table.events("dice")) == 3


@pytest.mark.rule("SC-161")
@pytest.mark.parametrize(
    ("dice", "outcome"),
    [
        ((HOME, AWAY, HOME), cards.WIN),
        ((HOME, AWAY, AWAY), cards.LOSS),
        ((HOME, AWAY, LEVEL_DEFENCE), cards.DRAW),
        ((LEVEL, HOME, AWAY), cards.DRAW),
        ((LEVEL, HOME, LEVEL_DEFENCE), cards.WIN),
        ((LEVEL, AWAY, LEVEL_DEFENCE), cards.LOSS),
    ],
)
def test_more_third_points_win_the_match(dice: tuple[tuple[int, ...], ...], outcome: int) -> None:
    assert played(*dice).events("full_time")[0][2] == outcome


@pytest.mark.rule("SC-162")
@pytest.mark.parametrize(
    ("left", "right", "stars"),
    [
        ("right", "left", 1),
        ("right", "both", 1),
        ("both", "left", 1),
        ("both", "both", 1),
        ("left", "right", 0),
        ("right", "right", 0),
        ("left", "left", 0),
        ("none", "left", 0),
        ("right", "none", 0),
    ],
)
def test_a_pair_needs_half_stars_that_face_each_other(left: str, right: str, stars: int) -> None:
    def attacker(chemistry: str, nth: int) -> str:
        found = [p for p in range(44) if cards.CHEMISTRIES[cards.CHEMISTRY[p]] == chemistry]
        return cards.THINGS[found[nth]]

    pair = [attacker(left, 0), attacker(right, 1)]
    table = given().line_up(0, "4-4-2", at=" ".join(pair)).line_up(1, "4-4-2").kick_off()
    assert table.total(0, "att") == sum(table.stars(player) for player in pair) + stars


@pytest.mark.rule("SC-162")
def test_a_pair_has_to_stand_side_by_side() -> None:
    between = card("MID", 2)
    table = given().line_up(0, "4-3-3", mf=f"{RIGHT} {between} {LEFT}").line_up(1, "4-4-2").kick_off()
    assert table.total(0, "mid") == sum(table.stars(player) for player in (RIGHT, between, LEFT))


@pytest.mark.rule("SC-163")
def test_one_with_both_half_stars_pairs_with_each_neighbour() -> None:
    table = given().line_up(0, "4-3-3", mf=f"{RIGHT} {BOTH} {LEFT}").line_up(1, "4-4-2").kick_off()
    assert table.total(0, "mid") == sum(table.stars(player) for player in (RIGHT, BOTH, LEFT)) + 2


@pytest.mark.rule("SC-164")
def test_chemistry_is_whole_out_of_position() -> None:
    attacker = "ATT-17"  # a right half star and 2 full stars, 1 of them lost in defence
    table = given().line_up(0, "4-4-2", df=f"{attacker} {LEFT}").line_up(1, "4-4-2").kick_off()
    counted = table.counts(attacker, "def") + table.counts(LEFT, "def")
    assert counted == table.stars(attacker) - 1 + table.stars(LEFT) - 0.5
    assert table.total(0, "def") == 1 + counted + 1


@pytest.mark.rule("SC-165")
def test_both_sides_roll_two_dice_of_their_own_in_every_third() -> None:
    table = played((1, 2, 5, 6), (3, 1, 2, 6), (5, 1, 4, 2))
    assert [told[3:] for told in table.events("dice")] == [[1, 2, 5, 6], [3, 1, 2, 6]]
    assert table.events("totals")[0][3:] == [2 * (4 + 3), 2 * (4 + 11)]


@pytest.mark.rule("SC-166")
def test_line_ups_stay_for_the_whole_match() -> None:
    table = given(season=2).eleven(0, boost="mid").eleven(1, boost="def").crew(0, 3, 4).crew(1, 3, 4)
    before = [pitch.copy() for pitch in table.g.pitch]
    table.dice(*HOME, *AWAY, *LEVEL).match()
    assert table.events("full_time")  # nobody was asked anything
    assert table.g.pitch == before
    assert table.g.boost_at == [MID, DEF]


@pytest.mark.rule("SC-166")
def test_a_substitute_and_a_card_may_change_a_line_up() -> None:
    table = even().crew(0, 1, 3)
    sub, hurt = table.g.squad[0][-1], table.g.pitch[0][6]
    table.weapon(0, "GC-30").weapon(1, "GC-28a").dice(2, 2, 1, 3).match().play(0, "weapon:pass")
    table.play(1, "weapon:GC-28a")
    assert table.asked(1) == "line_up"
    table.play(1, "line_up:3-5-2", *table_fill(table), "ready:confirm")
    assert cards.THINGS[cards.FORMATION + table.g.formation[1]] == "3-5-2"
    table.passing()
    assert THING[cards.THINGS[sub]] in table.g.pitch[0]
    assert hurt not in table.g.pitch[0]


def table_fill(table: Table) -> list[str]:
    """Nine of the ten players of seat 1; the last one needs no answer."""
    return [f"fill:{cards.THINGS[player]}" for player in table.g.squad[1][:9]]
