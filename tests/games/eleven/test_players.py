"""Player cards: Zones, Strength, training, mandatory effects (EL-120 to EL-131)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from tests.games.eleven.matchday import assignable, lay_out
from tests.games.eleven.test_examples import after_sections, assigned, check_lane
from touchline.games.eleven import GAME, cards, effects, state as s
from touchline.games.eleven.cards import JERSEY_NAMES, THINGS, ZONE_NAMES
from touchline.games.eleven.rules import pitch
from touchline.games.eleven.rules.targets import trainable


def strengths(table: Table) -> dict[str, int]:
    """The Strength of every Player card of the club."""
    return {player.card: player.strength for player in table.view(0).clubs[0].squad}


def in_match(table: Table, jersey: str) -> int:
    """The Strength of a Jersey in the Match."""
    return pitch.jersey_strength(table.g, 0, JERSEY_NAMES.index(jersey), 0)


def trained(table: Table, name: str) -> Table:
    """The First Trainer trains this Player."""
    table.staff(0, "F1", only=True).resource(0, fitness=1).turn(0).play(0, "card_action:F1")
    return table.play(0, name) if table.asked(0) == "effect_target" else table


def bench(table: Table) -> set[str]:
    """The Jerseys on the Bench."""
    return {jersey.jersey for jersey in table.view(0).clubs[0].jerseys if jersey.bench}


@pytest.mark.rule("EL-120")
def test_a_player_plays_only_in_the_zones_on_his_card() -> None:
    table = given().squad(0, "P05", "P06", "P07", "P17", "P29").dressed(0).resource(0, fitness=9)
    lay_out(table, "TB1:5-3-2", -1)
    zones: dict[str, set[str]] = {}
    for option in assignable(table):
        player, zone = option.split("@")
        zones.setdefault(player, set()).add(zone)
    assert zones["P05"] == {"LD", "CD", "RD"}  # full
    assert zones["P06"] == {"LD", "RD"}  # flank
    assert zones["P07"] == {"CD"}  # central
    assert zones["P17"] == {"CM"}
    assert zones.get("P29", set()) <= {"LF", "RF"}


@pytest.mark.rule("EL-121")
def test_strength_goes_above_four_but_not_below_zero() -> None:
    table = given().player(0, "P11", trained=True, str_temp=2, str_perm=1)
    table.player(0, "P05", weak_temp=2, weak_perm=1).player(0, "P07", str_perm=1, weak_temp=2)
    assert strengths(table) == {"P11": 7, "P05": 0, "P07": 1}
    assigned(table, 0, "P11", "P05")
    assert (in_match(table, "j5"), in_match(table, "j2")) == (7, 0)
    table.g.boosts[JERSEY_NAMES.index("j5")] = 1
    assert in_match(table, "j5") == 8


@pytest.mark.rule("EL-121")
def test_printed_strength_is_zero_to_four() -> None:
    assert set(cards.SIDE_STRENGTH) <= {0, 1, 2, 3, 4}


@pytest.mark.rule("EL-122")
def test_a_plain_jersey_has_strength_one_and_can_be_raised() -> None:
    table = given().squad(0, "P11").player(0, "P05", weak_perm=2)  # neither is assigned
    table.g.zone[:10] = [ZONE_NAMES.index("CD")] * 10
    assert {in_match(table, jersey) for jersey in JERSEY_NAMES[:10]} == {1}
    table.meeting(0, "BM09", "blue")  # week: plain Jerseys in CD +1
    assert in_match(table, "j3") == 2
    table.g.zone[1] = ZONE_NAMES.index("CM")
    assert in_match(table, "j3") == 1
    assert in_match(assigned(table, 0, "P11"), "j5") == 3  # who has a Player card is not plain


@pytest.mark.rule("EL-123")
def test_tokens_stay_on_a_card_that_is_flipped() -> None:
    tokens = {"str_temp": 1, "str_perm": 2, "weak_temp": 1, "weak_perm": 1, "injury": 2, "suspension": 1}
    table = trained(given().player(0, "P07", False, **tokens), "P07")
    assert table.is_trained("P07")
    assert {what: table.token("P07", what) for what in tokens} == tokens
    back = given().player(0, "Y01", trained=True, match_xp=1, **tokens).meeting(0, "BM22", "blue")  # untrain
    assert not back.is_trained("Y01")
    assert {what: back.token("Y01", what) for what in (*tokens, "match_xp")} == tokens | {"match_xp": 1}


@pytest.mark.rule("EL-124")
def test_only_untrained_players_can_be_trained() -> None:
    table = given().player(0, "P07", trained=True).squad(0, "P11", "P09").staff(0, "F1", only=True)
    table.resource(0, fitness=1).turn(0).play(0, "card_action:F1")
    assert table.options(0) == ["effect_target:P11", "effect_target:P09"]
    assert table.why(0, "P07") == "EL-124"
    none = given().player(0, "P07", trained=True).staff(0, "F1", only=True).resource(0, fitness=1).turn(0)
    assert none.why(0, "card_action:F1") == "EL-171"


@pytest.mark.rule("EL-010", "EL-124")
@pytest.mark.parametrize(
    ("fit", "who"),
    [
        (effects.FIT_ANY, ["P35", "P36", "Y01", "Y18", "V01"]),
        (effects.FIT_REGULAR, ["P35", "P36"]),
        (effects.FIT_YOUNGSTER, ["Y01", "Y18"]),
        (effects.FIT_VETERAN, ["V01"]),
    ],
)
def test_who_can_be_trained_by_kind(fit: int, who: list[str]) -> None:
    table = given().squad(0, "P35", "P36", "Y01", "Y18", "V01")
    assert [cards.THINGS[card] for card in trainable(table.g, 0, fit)] == who


@pytest.mark.rule("EL-125")
def test_no_basic_action_trains() -> None:
    table = given().cash(0, 9).squad(0, "P07", "Y07", "V02").staff(0, "S12", only=True).turn(0)
    options = GAME.rules.options(table.g, 0).copy()
    assert len(options) > 10
    for option in options:
        g = table.g.clone()
        GAME.rules.apply(g, 0, option)
        assert not any(g.tokens[8 * THING[name] + s.TRAINED] for name in ("P07", "Y07", "V02"))
    assert trained(given().squad(0, "P07", "Y07"), "Y07").is_trained("Y07")


@pytest.mark.rule("EL-125")
def test_match_consequences_train() -> None:
    table = given().squad(0, "P07").result(0, "win").dice(2)
    assigned(table, 0, "P07")
    table.g.day = s.FRIDAY
    assert check_lane(table, 0, s.CONSEQUENCES).is_trained("P07")


@pytest.mark.rule("EL-127")
def test_a_trained_youngster_turns_the_jersey_of_his_number() -> None:
    attack = given().squad(0, "Y04").dressed(0)  # 5, attacks
    assert attack.pitch(0)["j5"] == "d"
    assert trained(attack, "Y04").pitch(0)["j5"] == "a"
    defence = given().squad(0, "Y17").dressed(0)  # 7, defends
    assert defence.pitch(0)["j7"] == "a"
    assert trained(defence, "Y17").pitch(0)["j7"] == "d"
    assert (
        trained(given().squad(0, "Y05").dressed(0), "Y05").view(0).clubs[0].squad[0].trained
    )  # 13: no Jersey


@pytest.mark.rule("EL-128")
def test_the_number_of_a_trained_youngster_takes_the_place_of_his_unnumbered_jersey() -> None:
    table = given().squad(0, "Y14").dressed(0)  # 11; u1 plays for it
    assert bench(table) == {"j11", "u2", "u3"}
    trained(table, "Y14")
    assert table.asked(0) is None
    assert bench(table) == {"u1", "u2", "u3"}
    assert table.pitch(0)["j11"] == "a"


@pytest.mark.rule("EL-128")
def test_or_that_of_a_plain_jersey_if_both_are_benched() -> None:
    table = given().squad(0, "Y14", "P20").dressed(0)
    table.jersey(0, "u1", bench=True).jersey(0, "u2", bench=False)
    assert bench(table) == {"j11", "u1", "u3"}
    trained(table, "Y14")
    assert table.asked(0) == "jersey_swap"
    plain = ["u2", "j9", "j8", "j7", "j6", "j5", "j4", "j3", "j2"]  # P20 wears 10
    assert table.options(0) == [f"jersey_swap:{name}" for name in plain]
    table.play(0, "j3")
    assert bench(table) == {"u1", "u3", "j3"}
    assert table.pitch(0)["j11"] == "a"


@pytest.mark.rule("EL-130")
def test_effects_without_a_cost_are_mandatory() -> None:
    table = given().squad(0, "P16")  # if(loss): 1 Suspension token on this Player
    assigned(table, 0, "P16")
    after_sections(table, 0, 0, 2)
    check_lane(table, 0, s.AFTER_MATCH)
    assert table.asked(0) is None
    assert table.token("P16", "suspension") == 1
    choice = given().squad(0, "P16", "P28")  # P28's goal has a cost
    assigned(choice, 0, "P16", "P28", funded=("P28",))
    after_sections(choice, 0, 0, 2)
    check_lane(choice, 0, s.AFTER_MATCH)
    assert choice.options(0) == ["after_effect:P16", "after_effect:P28"]  # not done before P16 was resolved
    choice.play(0, "P16")
    assert choice.options(0) == ["after_effect:P28", "after_effect:done"]


@pytest.mark.rule("EL-131")
@pytest.mark.parametrize("order", [("P22", "P24"), ("P24", "P22")])
def test_the_owner_orders_effects_of_the_same_moment(order: tuple[str, str]) -> None:
    table = given().squad(0, "P22", "P24")  # if(win): +1 fans, +1 ops
    assigned(table, 0, "P22", "P24")
    after_sections(table, 0, 2, 0)
    check_lane(table, 0, s.AFTER_MATCH)
    assert table.options(0) == ["after_effect:P22", "after_effect:P24"]
    table.play(0, order[0])
    assert [THINGS[args[1]] for args in table.events("effect")] == list(order)
    assert table.stock(0) == {"cash": 0, "fans": 1, "ops": 1, "fitness": 0}
