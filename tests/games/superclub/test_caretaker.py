"""Whose time is up, who has left, and the automatic line-up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.superclub.given import THING, Table, card, given
from tests.tables.given_tables import sat_down, scene, seats, until
from touchline.engine.match import Match
from touchline.games.superclub import state as s
from touchline.tables.service import NewTable, Tables

TALENT = card("MID", 2, 6)


def rich(**more: int) -> Table:
    """Two clubs with players, a talent and money."""
    return given(**more).squad(0, TALENT).crew(0, 12).crew(1, 12).cash(200, 200)


def bidding() -> Table:
    """A Deadline Day card lies open."""
    return rich().deadline(0, card("DEF", 3))


def unhappy() -> Table:
    """Seat 0 may bid for a player of seat 1."""
    table = rich(season=2, unhappy_players=1).squad(1, card("MID", 5)).points(70, 50)
    return table.run(s.UNHAPPY_PLAYERS)


@pytest.mark.rule("SC-324")
@pytest.mark.parametrize(
    ("build", "seat", "answer"),
    [
        (bidding, 0, "bid:pass"),
        (lambda: bidding().play(0, "open:0").play(1, "match"), 0, "bid:stand"),
        (lambda: rich().training(0), 0, "train:done"),
        (lambda: rich().scouting(0), 0, "scout:done"),
        (lambda: rich().scouting(0).play(0, "scout:asia"), 0, "sign:reject"),
        (lambda: rich().investing(0), 0, "invest:done"),
        (lambda: rich().investing(0).play(0, "invest:staff"), 0, "hire:none"),
        (lambda: rich().stage("training").run(s.TRADE_WINDOW), 0, "window:done"),
        (unhappy, 0, "unhappy_bid:pass"),
        (lambda: unhappy().play(0, f"unhappy_bid:{card('MID', 5)}"), 1, "answer_bid:refuse"),
        (lambda: rich().level(0, training=4).training(0), 0, "guarantee:skip"),
        (lambda: given().eleven(0).eleven(1).weapon(0, "GC-26a").match(), 0, "weapon:pass"),
        (
            lambda: rich(season=3).cups(0, "CUP-01", "CUP-02").points(60, 40).run(s.END_SEASON),
            0,
            "final:save",
        ),
    ],
)
def test_optional_decisions_are_left(build: Callable[[], Table], seat: int, answer: str) -> None:
    assert build().decided(seat) == answer


@pytest.mark.rule("SC-324")
def test_a_trade_offer_is_declined() -> None:
    table = rich().stage("training").run(s.TRADE_WINDOW)
    table.play(0, "offer_to:p1", f"give:{TALENT}", "offer:done", "offer:done", "pay:0", "send")
    assert table.decided(1) == "answer:decline"


@pytest.mark.rule("SC-324")
def test_a_pick_takes_most_stars_then_potential_then_the_lowest_id() -> None:
    table = given().stage("draft")
    table.g.board = [THING[p] for p in (card("MID", 2, 6), card("MID", 3, nth=2), card("MID", 3))]
    table.run(s.DRAFT_TURN)
    assert table.decided() == f"draft:{card('MID', 3)}"
    table.g.board.append(THING[card("MID", 3, 5)])  # a higher id
    assert table.hush().run(s.DRAFT_TURN).decided() == f"draft:{card('MID', 3, 5)}"


@pytest.mark.rule("SC-324")
def test_a_forced_sale_or_release_takes_the_fewest_stars() -> None:
    weakest = card("DEF", 1)
    table = given().squad(0, card("DEF", 4), weakest, card("DEF", 2)).crew(0, 11, 3).stage("season")
    table.run(s.RELEASE | (0 | 4 << 3) << 8)
    assert table.decided() == f"release:{weakest}"
    table.hush().run(s.FINE | (0 | 30 << 3) << 8)
    assert table.decided() == f"forced_sale:{weakest}"
    table.hush().stage("finance").run(s.WAGES)
    assert table.decided() == f"sell_abroad:{weakest}"


@pytest.mark.rule("SC-325")
def test_a_timed_out_line_up_is_the_last_one_with_the_best_replacement_in_each_slot() -> None:
    table = given(season=2).eleven(0, "3-5-2").eleven(1).kick_off().hush().run(s.PAY_POINTS).hush()
    before = table.g.pitch[0].copy()
    attacker, midfielder, better = card("ATT", 3), card("MID", 3), card("DEF", 3, nth=2)
    table.g.injured = [before[6], before[11]]
    table.squad(0, better, attacker, midfielder).run(s.LINE_UPS | 1 << 8)
    assert table.decided() == "line_up:reuse_last"
    table.play(0, "reuse_last")
    before[6], before[11] = THING[midfielder], THING[attacker]
    assert table.g.pitch[0] == before
    assert table.decided() == "boost:mid"
    assert table.play(0, "boost:att").decided() == "ready:confirm"


@pytest.mark.rule("SC-325")
def test_of_equal_replacements_the_lowest_id_plays() -> None:
    table = given().eleven(0).eleven(1).kick_off().hush().run(s.PAY_POINTS).hush()
    table.g.injured = [table.g.pitch[0][5]]
    table.squad(0, card("MID", 3, nth=3), card("MID", 3, nth=2), card("MID", 3)).run(s.LINE_UPS | 1 << 8)
    table.play(0, "reuse_last")
    assert table.pitch(0)[5] == card("MID", 3)


@pytest.mark.rule("SC-325")
def test_without_a_last_line_up_it_is_the_automatic_one() -> None:
    table = given().crew(0, 12).stage("season").run(s.LINE_UPS | 1 << 8)
    assert table.decided() == "line_up:auto_best"


@pytest.mark.rule("SC-325")
def test_in_a_locked_line_up_the_gap_is_filled_by_who_counts_most_there() -> None:
    table = given().eleven(0).eleven(1).kick_off().hush().run(s.PAY_POINTS).hush()
    table.g.injured = [table.g.pitch[0][5]]
    table.g.locked = 1
    table.squad(0, card("DEF", 4), card("MID", 4)).run(s.LINE_UPS | 1 << 8)
    assert table.decided() == f"fill:{card('MID', 4)}"  # the defender counts half a star less there


@pytest.mark.rule("SC-325")
def test_a_half_set_line_up_is_begun_again_for_who_is_late() -> None:
    match = given().crew(0, 12).crew(1, 12).stage("season").refereed(s.LINE_UPS | 1 << 8)
    match.play(0, "line_up:3-5-2")
    match.play(0, match.options_of(0)[0])
    match.act_for(0)
    assert match.state.pitch[0] == auto(given().crew(0, 12).crew(1, 12)).g.pitch[0]


# The automatic line-up


def auto(table: Table) -> Table:
    """Seat 0 has taken the automatic line-up."""
    table.stage("season").run(s.LINE_UPS | 1 << 8)
    return table.play(0, "line_up:auto_best")


def squad(*groups: tuple[str, int, int]) -> list[str]:
    """Players of a position and stars, so many of each, without talents and chemistry."""
    return [card(where, stars, nth=n + 1) for where, stars, count in groups for n in range(count)]


@pytest.mark.rule("SC-326")
def test_auto_best_takes_the_formation_with_most_stars_and_the_best_goalkeeper() -> None:
    men = squad(("ATT", 2, 2), ("MID", 2, 5), ("DEF", 2, 3), ("ATT", 1, 2), ("DEF", 1, 2))
    table = auto(given().squad(0, *men, "GK-01", card("GK", 4), card("GK", 3)))
    assert table.g.formation[0] == THING["3-5-2"] - THING["3-3-4"]
    assert table.pitch(0)[0] == card("GK", 4)
    assert table.pitch(0)[5:10] == squad(("MID", 2, 5))
    assert table.pitch(0)[10:] == [*squad(("ATT", 2, 2)), None, None]


@pytest.mark.rule("SC-326")
def test_auto_best_keeps_the_first_formation_of_equal_ones_and_the_lowest_ids() -> None:
    men = squad(("DEF", 1, 4), ("MID", 1, 5), ("ATT", 1, 4))
    table = auto(given().squad(0, *reversed(men)))
    assert table.g.formation[0] == 0  # 3-3-4
    assert table.pitch(0)[:4] == ["default_gk", *squad(("DEF", 1, 3))]


@pytest.mark.rule("SC-326")
def test_auto_best_takes_the_own_position_first_and_utility_players_last() -> None:
    attackers = [*squad(("ATT", 2, 4)), card("ATT", 2, 4)]  # the fifth counts one star in defence
    others = squad(("MID", 2, 3), ("DEF", 2, 2))
    defender, utility = card("DEF", 1), card("UTIL", 1)
    own = auto(given(top_six=1).squad(0, *attackers, *others, defender, utility))
    assert own.pitch(0)[1:4] == [*others[3:], defender]
    away = auto(given(top_six=1).squad(0, *attackers, *others, utility))
    assert away.pitch(0)[1:4] == [*others[3:], attackers[4]]
    alone = auto(given(top_six=1).squad(0, *attackers[:4], *others, utility))
    assert alone.pitch(0)[1:4] == [*others[3:], utility]


@pytest.mark.rule("SC-326")
def test_auto_best_ignores_chemistry() -> None:
    plain = squad(("DEF", 2, 4), ("ATT", 2, 4), ("MID", 2, 3))
    table = auto(given().squad(0, "MID-05", "MID-08", *plain))  # a pair of one star each
    assert "MID-05" not in table.pitch(0)
    assert "MID-08" not in table.pitch(0)


# Who has left


@pytest.mark.rule("SC-327")
def test_a_bot_takes_over_the_club_with_all_its_cards() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(NewTable("superclub", seats("here", "link")))
        guest = await sat_down(tables, created.table, created.links[1])
        table = await tables.table(created.table)
        match: Match = table.match
        while match.state.stage < s.IN_TRAINING:
            match.act_for(match.waiting()[0])
        tables._pool.allowed = 0
        before = match.state.dump()
        await tables.hand_over(guest, 1, "random")
        assert [seat.bot for seat in table.seats] == ["", "random"]
        assert table.match.state.dump() == before

    scene(play)


@pytest.mark.rule("SC-327")
def test_the_bot_plays_on_for_the_club_that_was_left() -> None:
    async def play(tables: Tables) -> None:
        created = await tables.create(NewTable("superclub", seats("here", "link")))
        guest = await sat_down(tables, created.table, created.links[1])
        host = await tables.enter(created.table, created.host)
        table = await tables.table(created.table)
        await tables.play(host, 0, table.decision_id(0), ["club:red"])
        await tables.hand_over(guest, 1, "random")
        await until(lambda: table.match.count(1) > 0)
        assert table.match.state.club[0] == 0
        assert table.match.state.club[1] > 0

    scene(play)
