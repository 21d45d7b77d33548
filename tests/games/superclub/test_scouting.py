"""Off-season step 3: scouting (SC-071 to SC-078, SC-334)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.games.superclub import state as s

WANTED = card("DEF", 4)  # 40M and 22M


def scouts(level: int = 1, players: int = 12, cash: int = 100) -> Table:
    """Two clubs; the first one with this scouting level, in the scouting step."""
    table = given().crew(0, players).crew(1, 12).cash(cash, 100).level(0, scouting=level)
    return table.top("asia", WANTED).stage("scouting").run(s.SCOUTING_STEP)


@pytest.mark.rule("SC-071")
def test_a_manager_may_turn_fewer_cards_or_none() -> None:
    table = scouts(3).play(0, "scout:done")
    assert table.asked(1) == "scout"
    assert table.events("scouted") == []
    table = scouts(3).play(0, "scout:asia", "reject", "done")
    assert table.asked(1) == "scout"
    assert len(table.events("scouted")) == 1


@pytest.mark.parametrize(
    ("level", "players"),
    [
        pytest.param(1, 1, marks=pytest.mark.rule("SC-072")),
        pytest.param(2, 2, marks=pytest.mark.rule("SC-073")),
        pytest.param(3, 3, marks=pytest.mark.rule("SC-073")),
        pytest.param(4, 5, marks=pytest.mark.rule("SC-073")),
    ],
)
def test_a_level_says_how_many_players_are_scouted(level: int, players: int) -> None:
    table = scouts(level)
    for _ in range(players):
        assert table.asked(0) == "scout"
        table.play(0, "scout:europe", "reject")
    assert (table.asked(0), table.asked(1)) == (None, "scout")


@pytest.mark.rule("SC-074")
def test_he_chooses_a_continent_each_time_and_turns_its_top_card() -> None:
    table = scouts(3)
    continents = ["north_america", "south_america", "europe", "africa", "asia", "oceania"]
    assert table.options(0, "scout") == ["scout:done", *[f"scout:{name}" for name in continents]]
    for name in ("asia", "africa", "asia"):
        number = continents.index(name)
        top = table.g.continents[number][-1]
        table.play(0, f"scout:{name}")
        shown = table.view(1).lot
        assert shown is not None
        assert (THING[shown.player.id], table.events("scouted")[-1]) == (top, [0, top, number])
        assert top not in table.g.continents[number]
        table.play(0, "reject")


@pytest.mark.rule("SC-075")
def test_only_the_scouting_manager_may_sign_and_pays_the_scouting_price_to_the_bank() -> None:
    table = scouts().play(0, "scout:asia")
    assert table.asked(1) is None
    assert table.why(1, "sign:sign") == "SC-036"
    table.play(0, "sign")
    assert table.g.cash == [78, 100]
    assert THING[WANTED] in table.g.squad[0]


@pytest.mark.rule("SC-076")
def test_a_card_is_signed_or_rejected_before_the_next_is_turned() -> None:
    table = scouts(2).play(0, "scout:asia")
    assert table.options(0, "scout") == []
    assert sorted(table.options(0, "sign")) == ["sign:reject", "sign:sign"]
    table.play(0, "sign")
    assert table.view().lot is None
    assert "scout:asia" in table.options(0)


@pytest.mark.rule("SC-077")
def test_a_rejected_player_lies_face_up_on_the_inactive_pile() -> None:
    table = scouts().play(0, "scout:asia", "reject")
    assert table.view(1).inactive == [WANTED]
    assert table.g.cash[0] == 100
    assert not any(THING[WANTED] in deck for deck in table.g.continents)


@pytest.mark.rule("SC-078")
def test_with_23_cards_he_sells_or_trades_one_away_before_he_signs() -> None:
    table = scouts(players=23).play(0, "scout:asia")
    assert table.why(0, "sign") == "SC-078"
    table.play(0, table.options(0, "sell_abroad")[0], "sign")
    assert len(table.g.squad[0]) == 23
    table = scouts(players=23)
    mine = f"ask:{table.view().managers[0].squad[0].id}"
    table.aside(1, "letter:write", "offer_to:p0", "offer:done", mine, "offer:done", "pay:0", "offer:send")
    table.play(0, "scout:asia", "accept_letter:p1", "sign:sign")
    assert len(table.g.squad[0]) == 23


@pytest.mark.rule("SC-334")
def test_signing_needs_the_price_in_cash_and_a_sale_may_bring_it() -> None:
    assert "sign:sign" in scouts(cash=22).play(0, "scout:asia").options(0)
    table = scouts(cash=21).play(0, "scout:asia")
    assert table.why(0, "sign") == "SC-334"
    table.play(0, table.options(0, "sell_abroad")[0])
    lot = table.view().lot
    assert lot is not None
    assert lot.player.id == WANTED  # it still lies open
    table.play(0, "sign")
    assert THING[WANTED] in table.g.squad[0]
