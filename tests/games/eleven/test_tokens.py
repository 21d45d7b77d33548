# mypy: disable-error-code="arg-type"
"""Injury, Suspension, Strength, Weakness and VP tokens (EL-266 to EL-275)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from tests.games.eleven.matchday import kick_off, lay_out
from touchline.games.eleven.cards import JERSEY_NAMES
from touchline.games.eleven.rules.pitch import jersey_strength


def hit(table: Table, face: int, card: str = "BM18", colour: str = "blue") -> Table:
    """A Board Meeting injures (BM18, BM33) or suspends (BM23) whom the twelve-sided die says."""
    return table.dice(face).meeting(0, card, colour)


def hurt(table: Table) -> list[str]:
    """The club's Players with Injury tokens."""
    return [player.card for player in table.view(0).clubs[0].squad if table.token(player.card, "injury")]


@pytest.mark.rule("EL-266")
def test_the_number_on_the_die_is_the_shirt_that_is_hit() -> None:
    table = hit(given().squad(0, "P07", "P11", "P16"), 5)
    assert table.events("rolled") == [[0, 12, 5]]
    assert hurt(table) == ["P11"]


@pytest.mark.rule("EL-266")
def test_a_suspension_is_rolled_like_an_injury() -> None:
    table = hit(given().squad(0, "P07", "P11", "P16"), 6, "BM23")
    assert table.token("P16", "suspension") == 2
    assert hurt(table) == []


@pytest.mark.rule("EL-267")
def test_the_icon_hits_one_number_above_eleven_of_choice() -> None:
    table = hit(given().squad(0, "P29", "P13", "P28"), 12)  # 11, 23, 68
    assert table.options(0) == ["injury_icon:P13", "injury_icon:P28"]
    assert hurt(table.play(0, "P28")) == ["P28"]
    assert hurt(hit(given().squad(0, "P29", "P13"), 12)) == ["P13"]


@pytest.mark.rule("EL-268")
def test_face_one_hits_the_goalkeeper() -> None:
    assert hurt(hit(given().squad(0, "P05", "P03", "P28"), 1)) == ["P03"]


@pytest.mark.rule("EL-269")
@pytest.mark.parametrize("face", range(1, 13))
def test_untrained_youngsters_are_never_hit(face: int) -> None:
    squad = ("Y01", "Y05", "Y07", "Y13", "Y15")  # Trained: 3, 13, 8, 9, 19
    assert hurt(hit(given().squad(0, *squad), face)) == []


@pytest.mark.rule("EL-269")
@pytest.mark.parametrize(("face", "name"), [(3, "Y01"), (12, "Y05")])
def test_trained_youngsters_are(face: int, name: str) -> None:
    assert hurt(hit(given().player(0, name, trained=True), face)) == [name]


@pytest.mark.rule("EL-270")
def test_the_owner_chooses_among_players_with_the_same_number() -> None:
    table = hit(given().squad(0, "P07", "P12", "P11"), 4)
    assert table.options(0) == ["injury_icon:P07", "injury_icon:P12"]
    assert hurt(table.play(0, "P12")) == ["P12"]


@pytest.mark.rule("EL-271")
def test_tokens_add_to_those_already_there() -> None:
    table = hit(given().player(0, "P07", injury=1), 4, "BM33")
    assert table.token("P07", "injury") == 3
    assert hit(given().player(0, "P07", suspension=1), 4, "BM23").token("P07", "suspension") == 3


@pytest.mark.rule("EL-271")
def test_nothing_happens_without_such_a_player() -> None:
    table = hit(given().squad(0, "P07", "P11").squad(1, "P16"), 6)
    assert hurt(table) == []
    assert table.token("P16", "injury") == 0
    assert table.asked(0) is None


@pytest.mark.rule("EL-272")
@pytest.mark.parametrize(
    ("tokens", "strength"),
    [
        ({"str_temp": 1}, 4),
        ({"str_perm": 2}, 5),
        ({"weak_temp": 1}, 2),
        ({"weak_perm": 2}, 1),
        ({"str_temp": 1, "weak_perm": 2}, 2),
        ({"weak_temp": 3, "weak_perm": 4}, 0),
    ],
)
def test_tokens_change_strength_in_matches_and_sales(tokens: dict[str, int], strength: int) -> None:
    table = lay_out(given().player(0, "P11", **tokens).resource(0, fitness=1, fans=1)).play(0, "P11@CD")
    assert jersey_strength(kick_off(table).g, 0, JERSEY_NAMES.index("j5"), 0) == strength
    sale = given().player(0, "P11", **tokens).turn(0).play(0, "sell:P11")
    assert sale.stock(0)["cash"] == 2 + strength


@pytest.mark.rule("EL-273")
def test_permanent_tokens_stay_to_the_end() -> None:
    table = given().player(0, "P11", str_perm=2, weak_perm=1).resource(0, fitness=1)
    kick_off(lay_out(table.dice(1)).play(0, "P11@CD")).caretake()
    assert table.events("full_time")
    assert (table.token("P11", "str_perm"), table.token("P11", "weak_perm")) == (2, 1)
    table.end_of_week()
    assert (table.token("P11", "str_perm"), table.token("P11", "weak_perm")) == (2, 1)


@pytest.mark.rule("EL-274")
def test_strength_and_weakness_lie_side_by_side() -> None:
    table = given().player(0, "P11", str_perm=1).meeting(0, "BM07", "blue")  # weak_temp 1
    assert (table.token("P11", "str_perm"), table.token("P11", "weak_temp")) == (1, 1)
    kick_off(lay_out(table.resource(0, fitness=1).dice(1)).play(0, "P11@CD")).caretake()
    assert table.token("P11", "weak_temp") == 0
    assert table.token("P11", "str_perm") == 1  # the Weakness took nothing with it


@pytest.mark.rule("EL-275")
def test_vp_tokens_go_to_the_supply() -> None:
    table = given().cash(0, 3).meeting(0, "BM15", "yellow")
    assert (table.view().clubs[0].vp, table.stock(0)["cash"]) == (1, 0)
    assert table.part(0, "VP tokens") == 1


@pytest.mark.rule("EL-275")
def test_experience_stays_on_the_youngster() -> None:
    table = given().player(0, "Y06", trained=True, match_xp=1, goal_xp=2)
    assert (table.g.vp[0], table.part(0, "VP tokens"), table.part(0, "Experience")) == (0, 0, 3)
    table.end_of_week()
    assert (table.token("Y06", "match_xp"), table.token("Y06", "goal_xp"), table.g.vp[0]) == (1, 2, 0)
    sold = given().player(0, "Y06", trained=True, match_xp=1, goal_xp=2).turn(0).play(0, "sell:Y06")
    assert (sold.g.vp[0], sold.part(0, "Experience")) == (3, 0)
    assert THING["Y06"] not in sold.g.squad[0]
