"""Off-season step 2: training (SC-055 to SC-070, SC-333)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, given
from touchline.games.superclub import state as s

TALENTS = [card("MID", 2, 6), card("ATT", 1, 5), card("DEF", 2, 5), card("ATT", 2, 4), card("DEF", 1, 4)]
FIRST, SECOND = TALENTS[:2]
ELSEWHERE = card("ATT", 3, 6)


def school(level: int, *dice: int) -> Table:
    """A club of five talents with this training level."""
    return given().squad(0, *TALENTS).crew(0, 12).level(0, training=level).dice(*dice)


@pytest.mark.rule("SC-055")
def test_a_manager_may_train_fewer_players_or_none() -> None:
    table = school(3).training(0).play(0, "train:done")
    assert table.asked(0) is None
    assert table.events("trained") == []
    table = school(3, 6).training(0).play(0, f"train:{FIRST}", "train:done")
    assert len(table.events("trained")) == 1


@pytest.mark.rule("SC-056")
def test_only_a_player_with_an_empty_star_is_trained() -> None:
    grown, plain = card("ATT", 2, 5), card("DEF", 4)
    table = school(1).squad(0, grown, plain).grown(grown, 5).training(0)
    assert sorted(table.options(0, "train")) == sorted(["train:done", *[f"train:{id}" for id in TALENTS]])
    assert table.why(0, f"train:{plain}") == "SC-056"
    assert table.why(0, f"train:{grown}") == "SC-056"


@pytest.mark.parametrize(
    ("level", "players", "gain"),
    [
        pytest.param(1, 1, 1, marks=pytest.mark.rule("SC-057")),
        pytest.param(2, 2, 2, marks=pytest.mark.rule("SC-058")),
        pytest.param(3, 3, 3, marks=pytest.mark.rule("SC-059")),
        pytest.param(4, 4, 4, marks=pytest.mark.rule("SC-060")),
    ],
)
def test_a_level_says_how_many_players_and_how_many_stars(level: int, players: int, gain: int) -> None:
    table = school(level, *[6] * 5).training(0)
    assert (table.asked(0) == "guarantee") == (level == 4)
    if level == 4:
        table.play(0, "skip")
    for player in TALENTS[:players]:
        assert table.asked(0) == "train"
        table.play(0, f"train:{player}")
    assert table.asked(0) is None
    assert table.stars(FIRST) == 2 + gain
    assert len(table.events("trained")) == players


@pytest.mark.rule("SC-061")
def test_the_manager_names_a_player_of_his_own_and_rolls_one_die() -> None:
    other = card("ATT", 3, 6)
    table = school(1, 3, 5).squad(1, other).training(0)
    assert table.why(0, f"train:{other}") == "SC-061"
    table.play(0, f"train:{FIRST}")
    assert table.events("trained") == [[0, THING[FIRST], 3, 2, 3]]
    assert table.g.__dict__["loaded"] == [5]  # the second die was not touched


@pytest.mark.rule("SC-062")
@pytest.mark.parametrize(
    ("stars", "potential", "level", "roll", "reached"),
    [
        (2, 6, 3, 1, 2),  # below his stars: nothing is lost
        (2, 6, 3, 2, 2),  # level with them
        (2, 6, 3, 4, 4),  # the die
        (2, 6, 2, 6, 4),  # the gain of the level
        (2, 4, 3, 6, 4),  # the potential
        (1, 3, 4, 5, 3),
        (3, 6, 1, 6, 4),
        (5, 6, 4, 5, 5),
    ],
)
def test_he_reaches_the_highest_level_that_die_gain_and_potential_allow(
    stars: int, potential: int, level: int, roll: int, reached: int
) -> None:
    player = card("ATT", stars, potential)
    table = given().squad(0, player).level(0, training=level).dice(roll).training(0)
    if level == 4:
        table.play(0, "skip")
    assert table.play(0, f"train:{player}").stars(player) == reached
    assert table.g.squad_stars[0] == reached


@pytest.mark.rule("SC-063")
def test_a_failed_training_costs_nothing_and_is_tried_again_in_a_later_off_season() -> None:
    table = school(1, 1, 6).cash(50).training(0).play(0, f"train:{FIRST}")
    assert (table.stars(FIRST), table.g.cash[0]) == (2, 50)
    table.g.agenda = []
    table.run(s.OFF_SEASON).until("train")
    table.play(0, f"train:{FIRST}")
    assert table.stars(FIRST) == 3


@pytest.mark.rule("SC-064")
def test_a_player_is_trained_once_in_an_off_season_even_by_two_clubs() -> None:
    table = school(3, 3).crew(1, 12).squad(1, ELSEWHERE).training(0).play(0, f"train:{FIRST}")
    assert table.why(0, f"train:{FIRST}") == "SC-064"
    table.aside(1, "letter:write", "offer_to:p0", "offer:done", f"ask:{FIRST}", "offer:done", "pay:0")
    table.aside(1, "offer:send").play(0, "accept_letter:p1", "train:done").training(1)
    assert THING[FIRST] in table.g.squad[1]
    assert table.options(1, "train") == ["train:done", f"train:{ELSEWHERE}"]
    assert table.why(1, f"train:{FIRST}") == "SC-064"


@pytest.mark.rule("SC-065")
def test_the_guaranteed_star_needs_no_die_and_comes_before_the_first_roll() -> None:
    table = school(4, 1).training(0)
    assert table.options(0, "train") == []
    assert table.options(0, "guarantee") == ["guarantee:skip", *[f"guarantee:{id}" for id in TALENTS]]
    table.play(0, f"guarantee:{FIRST}")
    assert table.stars(FIRST) == 3
    assert table.g.__dict__["loaded"] == [1]
    assert table.asked(0) == "train"
    table.play(0, f"train:{SECOND}")
    assert table.options(0, "guarantee") == []


@pytest.mark.rule("SC-066")
def test_the_player_with_the_guaranteed_star_takes_a_training_place() -> None:
    table = school(4, *[1] * 4).training(0).play(0, f"guarantee:{FIRST}")
    for player in TALENTS[1:4]:
        table.play(0, f"train:{player}")
    assert table.options(0, "train") == ["train:done", f"train:{FIRST}"]
    assert table.why(0, f"train:{TALENTS[4]}") == "SC-066"
    table.play(0, f"train:{FIRST}")
    assert table.asked(0) is None


@pytest.mark.rule("SC-066")
def test_the_guaranteed_star_is_one_of_the_four_that_he_may_gain() -> None:
    talent = card("DEF", 1, 6)
    table = given(top_six=1).squad(0, talent).level(0, training=4).dice(6).training(0)
    table.play(0, f"guarantee:{talent}", f"train:{talent}")
    assert table.stars(talent) == 5


@pytest.mark.rule("SC-064", "SC-066")
def test_the_player_with_the_guaranteed_star_was_trained_wherever_he_goes() -> None:
    table = school(4).crew(1, 12).squad(1, ELSEWHERE).level(1, training=4)
    table.stage("training").run(s.TRAINING_STEP).play(0, f"guarantee:{FIRST}")
    table.aside(1, "letter:write", "offer_to:p0", "offer:done", f"ask:{FIRST}", "offer:done", "pay:0")
    table.aside(1, "offer:send").play(0, "accept_letter:p1", "train:done")
    assert table.options(1, "guarantee") == ["guarantee:skip", f"guarantee:{ELSEWHERE}"]
    assert table.why(1, f"guarantee:{FIRST}") == "SC-064"


@pytest.mark.rule("SC-064")
def test_everybody_may_be_trained_again_in_the_next_off_season() -> None:
    table = school(4).crew(1, 12).cash(100, 100)
    table.g.lead = 1  # the last one to train
    table.stage("training").run(s.TRAINING_STEP).play(0, f"guarantee:{FIRST}", "train:done")
    table.run(s.OFF_SEASON).until("guarantee")
    assert f"guarantee:{FIRST}" in table.options(0)


@pytest.mark.rule("SC-067")
def test_a_guaranteed_star_that_is_not_assigned_is_lost() -> None:
    table = school(4, 1, 1).training(0).play(0, "skip")
    assert (table.asked(0), table.options(0, "guarantee")) == ("train", [])
    table.play(0, f"train:{FIRST}", "done")
    assert table.asked(0) is None
    assert [table.stars(player) for player in TALENTS] == [2, 1, 2, 2, 1]


@pytest.mark.rule("SC-068")
def test_the_next_player_is_picked_after_the_result_of_the_last_roll() -> None:
    table = school(2, 4, 6).training(0).play(0, f"train:{FIRST}")
    assert table.stars(FIRST) == 4
    assert f"train:{SECOND}" in table.options(0)
    assert len(table.events("trained")) == 1
    table.play(0, f"train:{SECOND}")
    assert table.stars(SECOND) == 3


@pytest.mark.rule("SC-333")
@pytest.mark.parametrize(
    ("members", "banned", "players"),
    [((), False, 1), (("KS-19a",), False, 2), ((), True, 2), (("KS-19a", "KS-19b"), True, 6)],
)
def test_staff_adds_and_a_transfer_ban_doubles_the_players_but_not_the_gain(
    members: tuple[str, ...], banned: bool, players: int
) -> None:
    table = school(1, *[6] * 6).squad(0, ELSEWHERE).staff(0, *members)
    table.g.banned = int(banned)
    table.training(0)
    while table.asked(0):
        table.play(0, table.options(0, "train")[1])
    assert len(table.events("trained")) == players
    assert all(after - before == 1 for _, _, _, before, after in table.events("trained"))


@pytest.mark.rule("SC-069", "SC-070")
def test_a_trained_player_has_the_prices_of_his_new_card() -> None:
    table = school(3, 4).cash(50).training(0)
    before = next(player for player in table.view().managers[0].squad if player.id == FIRST)
    table.play(0, f"train:{FIRST}")
    after = next(player for player in table.view().managers[0].squad if player.id == FIRST)
    assert (before.stars, before.min_price, before.scout_price) == (2, 26, 16)
    assert (after.stars, after.min_price, after.scout_price) == (4, 46, 26)
    table.play(0, f"sell_abroad:{FIRST}")
    assert table.g.cash[0] == 50 + 26
