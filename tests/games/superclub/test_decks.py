"""Continents, Inactive pile and the other decks when they run low; what becomes of developed players."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, fresh, given
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.rules import club, decks, end_of_season, finance, sim

TALENT = card("MID", 2, 6)
FIRST, *OTHERS = cards.THINGS[cards.CONTINENT : cards.CONTINENT + cards.CONTINENTS]


def only(table: Table, continent: str, players: int) -> Table:
    """All continents but one are empty; it has so many cards."""
    number = THING[continent] - cards.CONTINENT
    kept = table.g.continents[number][:players]
    table.g.continents = [kept if at == number else [] for at in range(cards.CONTINENTS)]
    return table


@pytest.mark.rule("SC-286")
@pytest.mark.parametrize(("strength", "level"), [(5, 0), (19, 0), (100, 3), (141, 3)])
def test_numbers_off_the_board_count_as_the_nearest_level(strength: int, level: int) -> None:
    table = given(season=2).points(strength)
    assert finance.stadium_income(table.g, 0) == [20, 30, 40, 50][level]
    table.g.squad_stars[0] = strength
    sim.sim_match(table.stage("season").dice(3, 4).g, 0)
    assert table.g.points[0] == strength + (0 if level == 0 else 6)


@pytest.mark.rule("SC-287")
def test_an_empty_continent_cannot_be_chosen() -> None:
    table = only(given().crew(0, 11), "asia", 3).scouting(0)
    assert table.options(0, "scout") == ["scout:done", "scout:asia"]
    assert table.why(0, "scout:europe") == "SC-287"
    day = only(given().crew(0, 12), "asia", 3).stage("deadline_day").run(s.TURN_CARD)
    assert day.options(0, "turn") == ["turn:asia"]


@pytest.mark.rule("SC-288")
@pytest.mark.parametrize("step", [s.SCOUT_TURN, s.TURN_CARD, s.FREE_DRAW])
def test_when_all_continents_are_empty_the_inactive_pile_is_cut(step: int) -> None:
    table = given().crew(0, 12).no_continents(8)
    table.run(step)
    assert [len(deck) for deck in table.g.continents] == [2, 2, 1, 1, 1, 1]
    assert table.g.inactive == []
    assert table.events("reshuffled") == [[8]]


@pytest.mark.rule("SC-288")
def test_the_inactive_pile_waits_while_a_continent_has_a_card() -> None:
    table = only(given().crew(0, 12), FIRST, 1)
    table.g.inactive = [THING[TALENT]]
    table.scouting(0)
    assert table.g.inactive == [THING[TALENT]]


@pytest.mark.rule("SC-288")
def test_the_inactive_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(1, 6):
        table = given(seed=seed).no_continents(30)
        decks.can_turn(table.g)
        orders.add(tuple(player for deck in table.g.continents for player in deck))
    assert len(orders) == 5


@pytest.mark.rule("SC-289")
@pytest.mark.parametrize("step", [s.SCOUT_TURN, s.TURN_CARD, s.FREE_DRAW])
def test_without_any_card_the_place_is_lost(step: int) -> None:
    table = given().crew(0, 12).no_continents(0)
    table.run(step)
    assert table.g.unanswered == 0
    assert table.g.lot == -1


@pytest.mark.rule("SC-290")
def test_a_player_sold_abroad_lies_anywhere_at_his_base_stars() -> None:
    table = given().squad(0, TALENT).crew(0, 12).grown(TALENT, 5).stage("training").run(s.TRADE_WINDOW)
    table.play(0, f"sell_abroad:{TALENT}")
    assert table.g.cash[0] == 30 + 6  # at the level that he had
    assert table.stars(TALENT) == 2
    table.dice(4, 5)  # continent 3, position 5
    decks.come_home(table.g)
    assert table.g.continents[3][5] == THING[TALENT]
    assert THING[TALENT] not in table.g.inactive


@pytest.mark.rule("SC-290")
def test_a_released_player_goes_the_same_way() -> None:
    table = given().squad(0, TALENT).crew(0, 12).grown(TALENT, 4).stage("season")
    table.run(s.RELEASE | (0 | 4 << 3) << 8).play(0, f"release:{TALENT}")
    assert (table.stars(TALENT), table.g.returning, table.g.cash[0]) == (2, [THING[TALENT]], 0)
    table.dice(1, 0)
    decks.can_turn(table.g)
    assert table.g.continents[0][0] == THING[TALENT]


@pytest.mark.rule("SC-291")
def test_a_traded_player_keeps_his_stars() -> None:
    table = given().squad(0, TALENT).crew(0, 11).crew(1, 11).grown(TALENT, 5)
    table.stage("training").run(s.TRADE_WINDOW)
    table.play(0, "offer_to:p1", f"give:{TALENT}", "offer:done", "offer:done", "pay:0", "send")
    table.play(1, "answer:accept")
    assert THING[TALENT] in table.g.squad[1]
    assert table.stars(TALENT) == 5


@pytest.mark.rule("SC-292")
def test_a_lost_star_never_goes_below_the_base_card() -> None:
    table = given().squad(0, TALENT).grown(TALENT, 4).stage("season").points(4)
    lost = [club.lose_star(table.g, 0, THING[TALENT]) for _ in range(3)]
    assert lost == [True, True, False]
    assert table.stars(TALENT) == 2
    assert (table.g.squad_stars[0], table.g.points[0]) == (2, 2)


@pytest.mark.rule("SC-298")
def test_an_empty_changer_deck_is_replaced_by_its_shuffled_discard_pile() -> None:
    orders = set()
    for seed in range(1, 5):
        table = given(seed=seed)
        g = table.g
        g.changer_discard, g.changer_deck = sorted(g.changer_deck), []
        drawn = decks.draw_changer(g)
        assert sorted([drawn, *g.changer_deck]) == list(range(54))
        assert g.changer_discard == []
        orders.add((drawn, *g.changer_deck))
    assert len(orders) == 4


@pytest.mark.rule("SC-298")
def test_the_discard_pile_waits_while_the_deck_has_a_card() -> None:
    table = given()
    table.g.changer_discard, table.g.changer_deck = table.g.changer_deck[1:], table.g.changer_deck[:1]
    decks.draw_changer(table.g)
    assert len(table.g.changer_discard) == 53


@pytest.mark.rule("SC-299")
def test_of_one_key_staff_card_one_is_drawn() -> None:
    table = given().crew(0, 12).cash(100)
    table.g.staff_deck = [THING["KS-22"] - cards.STAFF]
    table.investing(0).play(0, "invest:staff")
    assert table.options(0, "hire") == ["hire:none", "hire:KS-22"]


@pytest.mark.rule("SC-300")
def test_without_supercup_cards_the_champion_draws_none() -> None:
    table = given(season=3).cups(0, *[f"CUP-{n:02}" for n in range(1, 17)]).points(60, 40)
    assert table.g.cup_deck == []
    end_of_season.end_season(table.g, 0)
    assert len(table.g.cups[0]) == 16
    table.run(*reversed(table.g.agenda))
    assert table.asked(0) != "final"


@pytest.mark.rule("SC-301")
@pytest.mark.parametrize(("rule", "members"), [(0, 30), (1, 31)])
def test_player_appeal_is_only_in_the_deck_with_the_unhappy_player_rule(rule: int, members: int) -> None:
    deck = fresh(seats=2, unhappy_players=rule).g.staff_deck
    assert len(deck) == members
    assert (THING["KS-15"] - cards.STAFF in deck) is bool(rule)
