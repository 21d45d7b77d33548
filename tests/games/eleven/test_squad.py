"""Special cases of Jerseys and cards: shared and freed Jerseys, Youngsters flipped back, cards that are
injured or suspended (EL-386 to EL-392, EL-419)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from tests.games.eleven.matchday import assignable, kick_off, lay_out
from touchline.games.eleven.cards import JERSEY_NAMES, THINGS
from touchline.games.eleven.rules.jerseys import plain_on_pitch


def bound(table: Table) -> list[str | None]:
    """The Players bound to u1, u2 and u3."""
    return [THINGS[card] if card >= 0 else None for card in table.g.bound[:3]]


def assign(table: Table, *places: str) -> Table:
    """Put these Players into these Zones, with the first Jersey that may make room."""
    for place in places:
        table.play(0, place)
        while table.asked(0) in ("swap_out", "fund_effect"):
            table.play(0, table.options(0)[-1])
    return table


@pytest.mark.rule("EL-386")
def test_a_player_uses_the_unnumbered_jersey_bound_to_him() -> None:
    table = given().squad(0, "Y01", "Y10", "Y15").dressed(0).resource(0, fitness=3)
    assign(lay_out(table, "TB1:3-5-2"), "Y10@CM")
    assert table.g.line_up[10:13] == [-1, THING["Y10"], -1]


@pytest.mark.rule("EL-386")
def test_an_unbound_player_uses_the_first_free_one_on_the_pitch() -> None:
    table = given().squad(0, "Y01", "Y10", "Y15").dressed(0).squad(0, "P24").resource(0, fitness=3)
    assign(lay_out(table, "TB1:3-5-2"), "Y01@CD", "P24@CM")  # u1 is in use
    assert table.g.line_up[10:13] == [THING["Y01"], THING["P24"], -1]
    assign(table, "Y10@CM")  # his own is in use: the next one
    assert table.g.line_up[12] == THING["Y10"]


@pytest.mark.rule("EL-386")
def test_jerseys_on_the_pitch_come_before_those_on_the_bench() -> None:
    table = given().squad(0, "Y01", "Y10").dressed(0).squad(0, "P24").resource(0, fitness=1)
    table.g.bound[:3] = [-1, THING["Y10"], THING["Y01"]]
    assert not table.g.bench[0] >> 11 & 1
    table.jersey(0, "u1", bench=True).jersey(0, "j11", bench=False)
    assign(lay_out(table, "TB1:3-5-2"), "P24@CM")
    assert table.g.line_up[10:13] == [-1, THING["P24"], -1]


@pytest.mark.rule("EL-419")
def test_an_unbound_player_stays_unbound_when_a_jersey_is_freed() -> None:
    table = given().squad(0, "Y01", "Y10", "Y15").dressed(0).cash(0, 9)
    table.row("players", "P05", "P06", "P24", "P07", "P09").turn(0).play(0, "hire:P24")
    assert bound(table) == ["Y01", "Y10", "Y15"]
    table.turn(0, "wed").play(0, "sell:Y10")
    assert bound(table) == ["Y01", None, "Y15"]
    table.resource(0, fitness=1)
    lay_out(table, "TB1:3-5-2")
    assert "P24@CM" in assignable(table)  # he plays with whatever is free


@pytest.mark.rule("EL-387")
@pytest.mark.parametrize(("name", "jersey"), [("P11", "j5"), ("P28", "u1")])
def test_a_freed_jersey_stays_as_a_plain_one(name: str, jersey: str) -> None:
    table = given().squad(0, name).dressed(0)
    before, at = table.pitch(0), JERSEY_NAMES.index(jersey)
    assert not plain_on_pitch(table.g, 0) >> at & 1
    table.turn(0).play(0, f"sell:{name}")
    assert table.pitch(0) == before
    assert plain_on_pitch(table.g, 0) >> at & 1


@pytest.mark.rule("EL-388")
def test_a_youngster_flipped_back_keeps_his_experience_and_loses_his_number() -> None:
    table = given().player(0, "Y08", trained=True, match_xp=1, goal_xp=1).dressed(0)  # 7; m1 g2
    assert bound(table) == [None, None, None]
    table.meeting(0, "BM22", "blue")  # untrain(any), +3 fitness
    assert table.asked(0) == "jersey_swap"
    table.play(0, table.options(0)[0])
    assert not table.is_trained("Y08")
    assert (table.token("Y08", "match_xp"), table.token("Y08", "goal_xp")) == (1, 1)
    assert bound(table) == ["Y08", None, None]
    assert table.pitch(0)["u1"] == "a"
    assert table.part(0, "Experience") == 2
    assign(lay_out(table, "TB1:3-5-2", -1), "Y08@LM")
    table.g.scorers[0] = 1 << 10
    kick_off(table).until()
    assert (table.token("Y08", "match_xp"), table.token("Y08", "goal_xp")) == (1, 1)


@pytest.mark.rule("EL-389")
@pytest.mark.parametrize("token", ["injury", "suspension"])
def test_those_who_are_out_can_be_trained_boosted_injured_and_sold(token: str) -> None:
    def table() -> Table:
        return given().player(0, "P11", **{token: 1})  # type: ignore[arg-type]

    assert table().meeting(0, "BM15", "blue").is_trained("P11")  # train(any)
    assert table().meeting(0, "BM02", "blue").token("P11", "str_temp") == 2
    assert table().dice(5).meeting(0, "BM18", "blue").token("P11", "injury") == 1 + (token == "injury")
    assert table().turn(0).play(0, "sell:P11").stock(0)["cash"] == 2


@pytest.mark.rule("EL-390")
@pytest.mark.parametrize(("name", "price"), [("P01", 3), ("P04", 5), ("V01", 5)])  # 1×2, 3×1, 3×1
def test_a_goalkeeper_sells_for_his_strength_without_gloves(name: str, price: int) -> None:
    assert given().squad(0, name).turn(0).play(0, f"sell:{name}").stock(0)["cash"] == price
    assert given().player(0, "V01", trained=True).turn(0).play(0, "sell:V01").stock(0)["cash"] == 4  # 2×3


@pytest.mark.rule("EL-391")
def test_suspended_cards_do_not_count_for_effects() -> None:
    table = given(3).cash(0, 5).staff(0, "S12", "S15", "S22", only=True).suspended("S12", 1)
    assert (
        table.suspended("S15", 1).meeting(0, "BM18", "yellow").stock(0)["cash"] == 5
    )  # −1 per 2 Staff cards
    crowd = given(3).staff(0, "S15", "S16", "S17", only=True).suspended("S16", 1).meeting(0, "BM17", "red")
    assert crowd.stock(0)["fans"] == 2  # +1 fans per Staff card of crowd


@pytest.mark.rule("EL-391")
def test_suspended_cards_do_not_count_for_objectives() -> None:
    staff = given(3).objective(0, "O05").staff(0, "S15", "S16", only=True).suspended("S16", 1).cash(0, 9)
    staff.row("staff", "S01", "S02", "S18", "S12", "S09").turn(0).play(0, "hire:S18")
    assert staff.g.vp[0] == 0
    sponsors = given().objective(0, "O07").kit(0, "SP01").adboard(0, "SP02").suspended("SP01", 1)
    sponsors.row("sponsors", "SP25", "SP26", "SP09", "SP27", "SP28").turn(0).play(0, "adboard:SP09", "effect")
    assert sponsors.g.vp[0] == 0


@pytest.mark.rule("EL-392")
def test_a_suspended_card_still_counts_for_maintenance() -> None:
    table = given(3).staff(0, "S12", "S15", only=True).player(0, "P07", suspension=1).squad(0, "P11")
    cost = table.upkeep_cost(0)
    table.suspended("S12", 2)
    assert table.view().clubs[0].maintenance == [2, 4, 2]
    assert table.upkeep_cost(0) == cost == 3
