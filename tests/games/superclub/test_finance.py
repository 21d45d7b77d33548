"""Off-season step 1: rewards, stadium income and wages (SC-043 to SC-054, SC-332)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import Table, card, given
from touchline.games.superclub import state as s


def finance(table: Table) -> Table:
    """The finance step, until the first wages that are a choice."""
    return table.run(s.FINANCE)


def clubs(seats: int = 2, **options: int) -> Table:
    """Clubs of twelve players without stars to speak of."""
    table = given(seats=seats, season=2, **options)
    for seat in range(seats):
        table.crew(seat, 12)
    return table


@pytest.mark.rule("SC-043")
@pytest.mark.parametrize("pro_rule", [0, 1])
def test_reward_income_wages_and_unhappy_players_come_in_this_order(pro_rule: int) -> None:
    table = clubs(unhappy_players=pro_rule).squad(1, "ATT-44").points(85, 65).cash(200, 200)
    finance(table).play(0, "pay").play(1, "pay")
    kinds = [event.kind for event in table.heard if event.args[0] == 0]
    assert kinds == ["boost", "reward", "stadium_income", "wages"]
    assert (table.asked(0) == "unhappy_bid") == bool(pro_rule)


@pytest.mark.rule("SC-044")
def test_captain_boosts_go_by_final_league_position() -> None:
    table = clubs(3).points(50, 90, 70)
    table.g.stage = s.IN_SEASON
    table.run(s.END_SEASON).until("wages")
    assert sorted(table.events("boost")) == [[0, 3], [1, 1], [2, 2]]
    assert [manager.place for manager in table.view().managers] == [3, 1, 2]
    first = next(number for number, event in enumerate(table.heard) if event.kind == "boost")
    assert all(event.kind not in ("reward", "stadium_income", "wages") for event in table.heard[:first])


@pytest.mark.rule("SC-045")
def test_the_bank_pays_100_to_50_by_place() -> None:
    table = clubs(6).places(3, 1, 6, 2, 5, 4)
    finance(table)
    income = 20  # level 1, newly promoted
    assert table.g.cash == [80 + income, 100 + income, 50 + income, 90 + income, 60 + income, 70 + income]


@pytest.mark.rule("SC-046")
def test_stadium_income_reads_the_point_marker_and_not_the_squad_token() -> None:
    table = clubs().token(0, 45).points(85, 20).level(0, stadium=2)
    finance(table)
    assert table.events("stadium_income") == [[0, 75], [1, 20]]
    table = clubs().token(0, 45).points(25, 20).level(0, stadium=2)
    assert finance(table).events("stadium_income")[0] == [0, 30]


@pytest.mark.rule("SC-051")
@pytest.mark.parametrize(
    ("level", "amounts"),
    [
        pytest.param(1, [20, 30, 40, 50], marks=pytest.mark.rule("SC-047")),
        pytest.param(2, [30, 45, 60, 75], marks=pytest.mark.rule("SC-048")),
        pytest.param(3, [40, 60, 80, 100], marks=pytest.mark.rule("SC-049")),
        pytest.param(4, [50, 75, 100, 150], marks=pytest.mark.rule("SC-050")),
    ],
)
def test_a_stadium_pays_by_status(level: int, amounts: list[int]) -> None:
    for bounds, amount in zip(((20, 39), (40, 59), (60, 79), (80, 99)), amounts, strict=True):
        for points in bounds:
            table = finance(clubs().level(0, stadium=level).points(points, 20))
            assert table.g.cash[0] == 100 + amount


@pytest.mark.rule("SC-332")
def test_everybody_has_his_income_before_anybody_pays_wages() -> None:
    table = finance(clubs(3))
    assert table.asked(0) == "wages"
    assert table.events("wages") == []
    assert table.g.cash == [120, 110, 100]


# Wages


@pytest.mark.rule("SC-052")
def test_wages_are_one_million_for_each_full_star_goalkeeper_cards_included() -> None:
    table = given(season=2).squad(0, card("GK", 4), card("MID", 2, 6)).crew(0, 12).cash(100)
    stars = sum(table.g.stars[player] for player in table.g.squad[0])
    table.stage("finance").run(s.WAGES).play(0, "pay")
    assert table.g.cash[0] == 100 - stars  # nothing for the default goalkeeper or for empty stars
    assert table.events("wages")[0] == [0, stars, stars]


@pytest.mark.rule("SC-052")
def test_wages_follow_the_squad_token_when_he_pays() -> None:
    leaving = card("DEF", 5)
    table = given(season=2).squad(0, leaving).crew(0, 12).cash(100).stage("finance").run(s.WAGES)
    stars = table.g.squad_stars[0]
    table.play(0, f"sell_abroad:{leaving}", "pay")
    assert table.g.cash[0] == 100 + 30 - (stars - 5)


@pytest.mark.rule("SC-053")
def test_wages_are_paid_clockwise_from_the_champion() -> None:
    table = given(seats=3, season=2, champion=2).crew(0, 12).crew(1, 12).crew(2, 12).cash(90, 90, 90)
    table.stage("finance").run(s.WAGES)
    for seat in (2, 0, 1):
        assert [table.asked(other) for other in range(3)].count("wages") == 1
        table.play(seat, "pay")
    assert [paid[0] for paid in table.events("wages")] == [2, 0, 1]


@pytest.mark.rule("SC-053")
def test_who_cannot_pay_must_sell_first() -> None:
    leaving = card("DEF", 5)
    table = given(season=2).squad(0, leaving).crew(0, 12, 1).cash(10).stage("finance").run(s.WAGES)
    assert table.why(0, "wages:pay") == "SC-053"
    assert len(table.options(0)) == len(table.options(0, "sell_abroad")) == 13
    table.play(0, f"sell_abroad:{leaving}", "pay")
    assert table.g.cash[0] == 10 + 30 - 12


@pytest.mark.rule("SC-054")
@pytest.mark.parametrize("players", [10, 11])
def test_with_eleven_cards_or_fewer_he_pays_all_and_the_rest_is_waived(players: int) -> None:
    table = given(season=2).crew(0, players, 2).staff(0, "KS-10").cash(7).stage("finance").run(s.WAGES)
    assert table.options(0) == ["wages:pay", "fire:KS-10"]
    table.play(0, "pay")
    assert table.g.cash[0] == 0
    assert table.events("wages")[0] == [0, 7, 2 * players]
    assert len(table.g.squad[0]) == players


@pytest.mark.rule("SC-054")
def test_with_twelve_cards_nothing_is_waived() -> None:
    table = given(season=2).crew(0, 12, 2).cash(7).stage("finance").run(s.WAGES)
    sold = table.g.squad[0][0]
    assert "wages:pay" not in table.options(0)
    table.play(0, table.options(0)[0])
    assert sold not in table.g.squad[0]
    assert table.events("wages")[0] == [0, 17, 22]  # 7 and 10 for the sale, then he has eleven
