"""Selling a Player (EL-132 to EL-138)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, given
from touchline.games.eleven import state as s


@pytest.mark.rule("EL-132")
def test_any_own_player_can_be_sold() -> None:
    table = given().squad(0, "P07", "Y07", "V02").player(0, "P11", injury=1).player(0, "P01", trained=True)
    table.squad(1, "P09").turn(0)
    assert [option for option in table.options(0) if option.startswith("sell:")] == [
        "sell:P07",
        "sell:Y07",
        "sell:V02",
        "sell:P11",
        "sell:P01",
    ]
    assert table.why(0, "sell:P09") == "EL-132"


@pytest.mark.rule("EL-133")
@pytest.mark.parametrize(
    ("name", "trained", "tokens", "price"),
    [
        ("P07", False, {}, 4),
        ("P07", True, {}, 5),
        ("P07", False, {"str_temp": 1, "str_perm": 2}, 7),
        ("P07", False, {"weak_temp": 1}, 3),
        ("P07", False, {"weak_temp": 2, "weak_perm": 3}, 2),
        ("Y16", True, {"str_perm": 1, "weak_perm": 2}, 5),
        ("V04", False, {}, 5),
    ],
)
def test_a_sale_gives_two_and_the_strength(
    name: str, trained: bool, tokens: dict[str, int], price: int
) -> None:
    table = given().player(0, name, trained, **tokens).turn(0).play(0, f"sell:{name}")
    assert table.stock(0)["cash"] == price


@pytest.mark.rule("EL-134")
def test_experience_becomes_vp_tokens() -> None:
    table = given().player(0, "Y18", trained=True, match_xp=1, goal_xp=2).turn(0).play(0, "sell:Y18")
    assert table.g.vp[0] == 3
    assert (table.token("Y18", "match_xp"), table.token("Y18", "goal_xp")) == (0, 0)
    assert table.part(0, "VP tokens") == 3


@pytest.mark.rule("EL-135")
@pytest.mark.parametrize("token", ["injury", "suspension"])
def test_the_injured_and_suspended_sell_for_half_but_keep_their_experience(token: str) -> None:
    tokens = {token: 1}
    table = given().player(0, "Y07", trained=True, match_xp=1, goal_xp=1, **tokens).turn(0)
    table.play(0, "sell:Y07")  # half of 2 + 3
    assert table.stock(0)["cash"] == 2
    assert table.g.vp[0] == 2
    many = {token: 3}
    assert given().player(0, "P09", False, **many).turn(0).play(0, "sell:P09").stock(0)["cash"] == 1


@pytest.mark.rule("EL-136")
@pytest.mark.parametrize(
    ("name", "pile"), [("P07", "player_discard"), ("Y07", "youngster_discard"), ("V02", "veteran_discard")]
)
def test_the_card_goes_to_its_own_discard_pile_without_tokens(name: str, pile: str) -> None:
    tokens = {"str_temp": 1, "str_perm": 1, "weak_temp": 1, "weak_perm": 1, "injury": 1, "suspension": 2}
    table = given().player(0, name, trained=True, **tokens).turn(0).play(0, f"sell:{name}")
    for other in ("player_discard", "youngster_discard", "veteran_discard"):
        assert getattr(table.g, other) == ([THING[name]] if other == pile else [])
    assert table.g.squad[0] == []
    assert not table.is_trained(name)
    assert not any(table.token(name, what) for what in tokens)


@pytest.mark.rule("EL-137")
def test_the_jersey_of_a_sold_player_stays_and_keeps_its_side() -> None:
    table = given().squad(0, "P09", "Y17", "P28").dressed(0)  # 2 attacks, u1 defends, u2 attacks
    before = table.pitch(0)
    assert (before["j2"], before["u1"], before["u2"]) == ("a", "d", "a")
    for day, name in (("tue", "P09"), ("wed", "Y17"), ("thu", "P28")):
        table.turn(0, day).play(0, f"sell:{name}")
    assert table.pitch(0) == before
    assert table.g.bound[:3] == [-1, -1, -1]


@pytest.mark.rule("EL-138")
def test_one_sale_sells_one_player() -> None:
    table = (
        given().squad(0, "P07", "P09", "P11").staff(0, "S12").resource(0, ops=2).turn(0).play(0, "sell:P09")
    )
    assert table.g.squad[0] == [THING["P07"], THING["P11"]]
    assert table.why(0, "sell:P07") == "EL-092"
    agent = given().squad(0, "P07", "P09").staff(0, "S31").turn(0).play(0, "card_action:S31", "P07")
    assert agent.g.squad[0] == [THING["P09"]]
    assert agent.asked(0) is None
    assert agent.g.day == s.TUESDAY
