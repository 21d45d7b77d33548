"""Pre-match: line-ups and captain boosts (SC-134 to SC-150, SC-339)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.engine.errors import Refused
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.cards import THINGS


def before_a_match(table: Table, *seats: int) -> Table:
    """The same, in the order in which it happens."""
    playing = sum(1 << seat for seat in seats or (0, 1))
    table.g.contest = s.LEAGUE
    return table.stage("season").run(s.LINE_UPS | playing << 8, s.REVEAL_LINE_UPS | playing << 8)


def squads(**options: int) -> Table:
    """Two managers with eleven outfield players and a goalkeeper each."""
    return given(**options).crew(0, 11).crew(1, 11).squad(0, "GK-01").squad(1, "GK-02")


def men_of(table: Table, seat: int = 0) -> list[str]:
    """The outfield players of the squad by ids."""
    return [THINGS[player] for player in table.g.squad[seat] if cards.POSITION[player] != cards.GK]


def fill(table: Table, seat: int, *men: str) -> Table:
    """They take the next slots."""
    return table.play(seat, *[f"fill:{man}" for man in men])


@pytest.mark.rule("SC-134")
def test_one_goalkeeper_and_ten_others_are_set_in_secret() -> None:
    table = before_a_match(squads())
    hidden = table.view(1)
    table.play(0, "line_up:4-4-2")
    fill(table, 0, "default_gk", *men_of(table)[:10])
    assert table.asked(0) == "ready"
    assert [man for man in table.pitch(0) if man] == ["default_gk", *men_of(table)[:10]]
    assert table.view(1) == hidden
    assert table.view(0).own.slots == table.pitch(0)


@pytest.mark.rule("SC-135")
@pytest.mark.parametrize(
    ("formation", "lines"),
    [
        ("3-3-4", (3, 3, 4)),
        ("3-4-3", (3, 4, 3)),
        ("3-5-2", (3, 5, 2)),
        ("4-3-3", (4, 3, 3)),
        ("4-4-2", (4, 4, 2)),
    ],
)
def test_the_five_formations_can_be_set_and_no_other(formation: str, lines: tuple[int, ...]) -> None:
    table = before_a_match(squads())
    assert len(table.options(0, "line_up")) == 5 + 1  # and the automatic one
    table.play(0, f"line_up:{formation}")
    fill(table, 0, "default_gk", *men_of(table)[:10])
    pitch = table.pitch(0)
    assert tuple(sum(map(bool, row)) for row in (pitch[1:5], pitch[5:10], pitch[10:])) == lines


@pytest.mark.rule("SC-136")
def test_thirds_are_filled_from_the_left_without_gaps() -> None:
    table = before_a_match(squads()).play(0, "line_up:3-3-4")
    men = men_of(table)
    fill(table, 0, "default_gk", *men[:10])
    assert table.pitch(0) == [
        "default_gk", *men[:3], None, *men[3:6], None, None, *men[6:10],
    ]  # fmt: skip


@pytest.mark.rule("SC-137")
def test_the_order_inside_a_third_is_free() -> None:
    pair = ("MID-05", "MID-08")  # right half star, left half star
    for order, chemistry in ((pair, 1), (pair[::-1], 0)):
        table = before_a_match(given().squad(0, "GK-01", *pair).crew(0, 9).crew(1, 11)).play(
            0, "line_up:4-4-2"
        )
        others = men_of(table)[2:]
        fill(table, 0, "default_gk", *others[:4])
        assert {f"fill:{man}" for man in pair} < set(table.options(0))
        fill(table, 0, *order, *others[4:8])
        assert table.pitch(0)[5:7] == list(order)
        assert table.g.home == -1
        assert table.view(0).own.strength[cards.MID] == 2 * (
            sum(table.counts(man, "mid") for man in table.pitch(0)[5:9] if man) + chemistry
        )


@pytest.mark.rule("SC-138")
def test_a_goalkeeper_card_stands_in_goal_only() -> None:
    table = before_a_match(squads().squad(0, "GK-03")).play(0, "line_up:4-4-2", "fill:GK-01")
    assert "fill:GK-03" not in table.options(0)
    assert table.why(0, "fill:GK-03") == "SC-138"


@pytest.mark.rule("SC-139")
def test_nobody_else_stands_in_goal() -> None:
    table = squads(top_six=1).squad(0, "UTIL-01")
    before_a_match(table).play(0, "line_up:4-4-2")
    assert sorted(table.options(0)) == ["fill:GK-01", "fill:default_gk"]
    assert table.why(0, "fill:UTIL-01") == "SC-139"
    assert table.why(0, f"fill:{men_of(table)[0]}") == "SC-139"


@pytest.mark.rule("SC-140")
def test_the_default_goalkeeper_is_always_there_with_one_star() -> None:
    table = squads()
    assert len(table.g.squad[0]) == 12
    for _ in range(2):
        before_a_match(table).play(0, "line_up:4-4-2")
        assert "fill:default_gk" in table.options(0)
        fill(table, 0, "default_gk", *men_of(table)[:10])
        table.play(0, "ready:confirm").play(1, "line_up:auto_best", "ready:confirm").dice(*(1, 2, 3, 4) * 3)
        table.match()
    defence = sum(table.counts(man, "def") for man in table.pitch(0)[1:5] if man)
    assert table.total(0, "def") == defence + 1
    table.stage("training").run(s.TRADE_WINDOW)
    assert "sell_abroad:default_gk" not in table.options(0)


@pytest.mark.rule("SC-141")
def test_players_lose_half_a_star_for_each_third_away_from_their_own() -> None:
    table = given()
    for where, expected in (("ATT", (4, 3.5, 3)), ("MID", (3.5, 4, 3.5)), ("DEF", (3, 3.5, 4))):
        player = card(where, 4)
        assert tuple(table.counts(player, third) for third in cards.THIRDS) == expected


@pytest.mark.rule("SC-142")
def test_a_utility_player_counts_fully_everywhere() -> None:
    table = given(top_six=1)
    player = card("UTIL", 3)
    assert [table.counts(player, third) for third in cards.THIRDS] == [3, 3, 3]


@pytest.mark.rule("SC-143")
def test_a_player_never_counts_less_than_nothing() -> None:
    table = given()
    player = card("ATT", 1)
    assert table.counts(player, "def") == 0
    table.g.stars[THING[player]] = 0
    assert [table.counts(player, third) for third in cards.THIRDS] == [0, 0, 0]


@pytest.mark.rule("SC-144")
@pytest.mark.parametrize("how", ["injured", "missing", "hurt", "benched"])
def test_an_unavailable_player_cannot_be_set(how: str) -> None:
    table = squads()
    player = table.g.squad[0][0]
    setattr(table.g, how, [player << 3 | 0 if how == "benched" else player])
    before_a_match(table).play(0, "line_up:4-4-2", "fill:default_gk")
    assert f"fill:{THINGS[player]}" not in table.options(0)
    assert table.why(0, f"fill:{THINGS[player]}") == "SC-144"
    other = before_a_match(squads()).play(0, "line_up:4-4-2", "fill:default_gk")
    assert f"fill:{THINGS[player]}" in other.options(0)


@pytest.mark.rule("SC-145")
def test_boosts_are_placed_in_secret_from_the_second_season_on() -> None:
    first = before_a_match(squads(season=1)).play(0, "line_up:auto_best")
    assert first.asked(0) == "ready"
    table = before_a_match(squads(season=2)).play(0, "line_up:auto_best")
    assert table.asked(0) == "boost"
    hidden = table.view(1)
    table.play(0, "boost:att")
    assert table.view(1) == hidden
    assert table.view(0).own.boost == "att"


@pytest.mark.rule("SC-146")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("third", ["att", "mid", "def"])
def test_a_boost_adds_the_league_position_in_its_third(place: int, third: str) -> None:
    seat, other = place - 1, place % 6
    boosted = given(seats=6, season=2).eleven(seat, boost=third).eleven(other).kick_off(seat, other)
    plain = given(seats=6, season=2).eleven(seat).eleven(other).kick_off(seat, other)
    gained = {where: boosted.total(0, where) - plain.total(0, where) for where in cards.THIRDS}
    assert gained == {where: place if where == third else 0 for where in cards.THIRDS}


@pytest.mark.rule("SC-146")
def test_staff_that_raises_the_boost_adds_to_it() -> None:
    table = given(season=2).eleven(0, boost="att").eleven(1).kick_off()
    before = table.total(0, "att")
    assert table.staff(0, "KS-12").total(0, "att") == before + 3


@pytest.mark.rule("SC-147")
def test_the_boost_may_go_elsewhere_in_the_next_match() -> None:
    table = squads(season=2)
    for third in ("att", "def"):
        before_a_match(table).play(0, "line_up:auto_best")
        assert table.options(0) == ["boost:att", "boost:mid", "boost:def"]
        table.play(0, f"boost:{third}", "ready:confirm")
        table.play(1, "line_up:auto_best", "boost:mid", "ready:confirm")
        assert table.events("line_up")[-2][2] == cards.THIRDS.index(third)


@pytest.mark.rule("SC-148")
def test_line_ups_are_shown_when_both_are_ready() -> None:
    table = before_a_match(squads(season=2)).play(0, "line_up:auto_best", "boost:att", "ready:confirm")
    assert table.events("line_up") == []
    assert table.view(1).match is None
    table.play(1, "line_up:auto_best", "boost:def")
    assert table.events("line_up") == []
    table.play(1, "ready:confirm")
    shown = table.events("line_up")
    assert [told[0] for told in shown] == [0, 1]
    assert [told[2] for told in shown] == [cards.ATT, cards.DEF]
    assert shown[0][3:] == table.g.pitch[0]
    table.g.home, table.g.away = 0, 1
    assert [team.slots for team in table.view(1).match.teams] == [table.pitch(0), table.pitch(1)]
    assert [team.boost for team in table.view(0).match.teams] == ["att", "def"]


def nine() -> Table:
    """Nine outfield players are available, two are injured."""
    table = squads()
    table.g.injured = table.g.squad[0][9:11]
    return before_a_match(table).play(0, "line_up:4-4-2", "fill:default_gk")


@pytest.mark.rule("SC-149")
@pytest.mark.parametrize(("before", "third"), [(3, "def"), (7, "mid"), (9, "att")])
def test_too_few_players_all_play_and_one_chosen_third_is_short(before: int, third: str) -> None:
    table = nine()
    men = men_of(table)[:9]
    fill(table, 0, *men[: min(before, 8)])
    if before < 9:
        table.play(0, "fill:close_third")
        fill(table, 0, *men[before:8])  # the last one takes his place without a question
    assert table.asked(0) == "ready"
    pitch = table.pitch(0)
    assert [man for man in pitch[1:] if man] == men
    full = {"def": 4, "mid": 4, "att": 2}
    rows = {"def": pitch[1:5], "mid": pitch[5:9], "att": pitch[10:12]}
    for where, row in rows.items():
        assert sum(map(bool, row)) == full[where] - (where == third)
    counted = sum(table.counts(man, third) for man in rows[third] if man)
    assert table.view(0).own.strength[cards.THIRDS.index(third)] == 2 * (counted + (third == "def"))


@pytest.mark.rule("SC-149")
def test_nobody_is_left_out_of_a_short_line_up() -> None:
    table = nine()
    for _ in range(3):  # closing the defence here would leave too many for the other thirds
        assert "fill:close_third" not in table.options(0)
        fill(table, 0, men_of(table)[sum(man is not None for man in table.pitch(0)) - 1])
    assert "fill:close_third" in table.options(0)


@pytest.mark.rule("SC-150")
def test_the_empty_place_is_the_rightmost_of_its_third() -> None:
    table = nine()
    men = men_of(table)
    fill(table, 0, *men[:7]).play(0, "fill:close_third")
    assert table.pitch(0)[5:9] == [*men[4:7], None]


@pytest.mark.rule("SC-150")
def test_two_empty_places_of_a_third_are_its_rightmost() -> None:
    table = squads()
    table.g.injured = table.g.squad[0][8:11]
    before_a_match(table).play(0, "line_up:4-4-2", "fill:default_gk")
    men = men_of(table)
    fill(table, 0, *men[:2]).play(0, "fill:close_third")
    fill(table, 0, *men[2:7])  # the eighth takes the last place
    assert table.pitch(0)[1:9] == [*men[:2], None, None, *men[2:6]]
    assert table.pitch(0)[10:12] == men[6:8]


@pytest.mark.rule("SC-339")
def test_with_ten_players_no_place_stays_empty() -> None:
    table = given().crew(0, 10).squad(0, "GK-01").crew(1, 11)
    before_a_match(table).play(0, "line_up:3-5-2", "fill:default_gk")
    for man in men_of(table)[:9]:
        assert "fill:close_third" not in table.options(0)
        with pytest.raises(Refused):
            table.play(0, "fill:close_third")
        fill(table, 0, man)
    assert table.asked(0) == "ready"  # the last one takes the last place
    assert [man for man in table.pitch(0)[1:] if man] == men_of(table)
