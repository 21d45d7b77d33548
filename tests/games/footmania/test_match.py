"""Matches: strength, actions in turn, points and income (FM-146 to FM-148, FM-159 to FM-183)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, GAME, THING, Table, given

# The match itself


@pytest.mark.rule("FM-146")
def test_home_team_is_named_first_and_gets_no_stars() -> None:
    table = given(2, phase=2).squad(0, "Y01").squad(1, "Y04").plus(0, "S01").plus(1, "S02").shown(1, 0)
    assert (table.view(-1).match.home, table.view(-1).match.away) == (1, 0)
    assert [table.strength(seat) for seat in (0, 1)] == [-8, -8]
    table.play(1, "pass").play(0, "pass")
    assert table.events("result") == [[1, 0, -8, -8, 1]]


@pytest.mark.rule("FM-147")
def test_matches_use_no_die() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01", "S19").squad(1, "Y01", "Y17").plus(1, "S25")
    chance = table.g.chance
    table.shown().play(0, "S19", "Y17").play(1, "none", "S25", "attack").play(0, "none", "R15", "S01")
    assert table.events("result")
    assert table.events("rolled") == []
    assert table.g.chance == chance


@pytest.mark.rule("FM-148")
def test_nobody_deals_or_sells_on_a_matchday() -> None:
    table = given(4, phase=2).squad(0, "Y01").squad(1, "Y02").squad(2, "Y03").squad(3, "Y04").plus(0, "S01")
    table.aside(2, "letter:write", "sell:Y03", "offer_to:p3", "ask:300k").lap_ends(0)
    assert table.why(0, "bank_sell:Y01") == "FM-076"
    assert table.why(0, "sell:Y01") == "FM-250"
    table.play(0, "auto").play(1, "auto")
    assert table.options(0) == ["match:pass", "match:S01"]
    assert table.why(0, "bank_sell:Y01") == "FM-076"
    assert table.why(0, "own_auction:Y01") == "FM-250"
    table.play(0, "pass")
    assert table.events("result") != []
    assert [table.asked(seat) for seat in range(4)] == [None, None, "line_up", "line_up"]
    table.play(2, "auto").play(3, "auto")
    assert table.events("income") != []
    assert table.events("offer_made", 2) == []  # his letter waits for a window after the day
    table.play(1, "done")
    assert table.events("offer_made", 2) != []


# Strength


@pytest.mark.rule("FM-159")
@pytest.mark.parametrize(("card", "stars"), [("Y08", 2), ("G07", 3), ("B06", 5), ("R06", 5)])
def test_stars_of_a_colour(card: str, stars: int) -> None:
    assert given(2, phase=2).squad(0, card).plus(0, "S01").shown().strength(0) == stars - 10


@pytest.mark.rule("FM-160")
def test_bonus_stars_count_on_the_pitch_only() -> None:
    table = given(2, phase=2).squad(0, "B14", "R15").plus(0, "S01").shown()
    assert table.posts(0)[10] == "B14"
    assert table.strength(0) == 5 + 2 - 10  # the other one sits on the bench with his two


@pytest.mark.rule("FM-161")
def test_trainee_takes_a_star() -> None:
    table = given(2, phase=2).squad(0, "Y08", "Y09").plus(0, "S01").shown()
    assert table.strength(0) == 4 - 9
    assert table.strength(1) == -11


@pytest.mark.rule("FM-162")
def test_vacant_post_counts_nothing() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01").squad(1, "Y01").plus(1, "S25").shown()
    table.play(0, "pass").play(1, "S25", "defence").play(0, "none", "Y09")
    assert table.posts(0)[3] == "vacant"
    assert table.strength(0) == 46 - 2


@pytest.mark.rule("FM-163")
def test_strength_is_footballers_trainees_pennants_and_plus_cards() -> None:
    table = given(2, phase=2).squad(0, *[card for card in ELEVEN if card != "Y08"]).plus(0, "S09", "S01")
    table.beat(0, "E28", "E29").squad(1, "Y01").plus(1, "S15", "S16").shown()
    table.play(0, "S09").play(1, "S15").play(0, "none")
    team = table.view(1).match.teams[0]
    assert (team.footballers, team.pennants, team.effect) == (46 - 2 - 1, 2, 3 - 2)
    assert team.strength == table.strength(0) == 43 + 2 + 1


# Actions


def busy(home: str = "S01 S02 S03 S04", away: str = "S05 S06 S07 S08", *bench: str) -> Table:
    """A match of the strong eleven (46 stars) against one goalkeeper, both with plus cards in hand."""
    table = given(3, phase=2).squad(0, *ELEVEN, *bench).squad(1, "Y01").plus(0, *home.split())
    return table.plus(1, *away.split()).shown()


@pytest.mark.rule("FM-164")
def test_cards_and_substitutions_are_never_compulsory() -> None:
    table = busy("S01", "S02", "G14")
    assert table.options(0) == ["match:pass", "match:S01", "sub:G14"]
    table.play(0, "pass")
    assert table.options(1) == ["match:pass", "match:S02"]
    table.play(1, "pass")
    assert table.events("result") == [[0, 1, 46, -8, 1]]
    assert [table.names(hand) for hand in table.g.plus_cards[:2]] == [["S01"], ["S02"]]


@pytest.mark.rule("FM-165")
def test_actions_alternate_from_the_home_team() -> None:
    table = busy("S01 S02", "S05 S06 S07", "G14")
    actors = []
    for action in ("S01", "S05", "sub:G14", "S06", "S02"):
        actor = next(seat for seat in range(3) if table.asked(seat))
        actors.append(actor)
        table.play(actor, action)
    assert actors == [0, 1, 0, 1, 0]


@pytest.mark.rule("FM-166")
def test_match_ends_when_both_pass_one_after_the_other() -> None:
    table = busy()
    table.play(0, "pass").play(1, "S05").play(0, "S01").play(1, "pass")
    assert table.events("result") == []
    assert table.asked(0) == "match"
    table.play(0, "pass")
    assert table.events("result") == [[0, 1, 48, -6, 1]]


@pytest.mark.rule("FM-167")
def test_manager_who_can_only_pass_is_asked_while_nobody_can_tell() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S37").squad(1, "Y01").plus(1, "S01").shown()
    assert table.options(0) == ["match:pass"]  # a protection, which the other does not know
    table.play(0, "pass").play(1, "S01").play(0, "pass")
    assert table.events("match_passed") == [[0], [0], [1]]  # without a card the other passes by himself
    assert table.events("result") == [[0, 1, 46, -6, 1]]


@pytest.mark.rule("FM-167", "FM-278")
def test_bench_that_fits_no_post_is_asked_until_the_substitutions_are_used() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "R07").squad(1, "Y01").plus(1, "S01").shown()
    assert table.options(0) == ["match:pass"]  # a fourth red one
    used = given(2, phase=2).squad(0, *ELEVEN, "R07").squad(1, "Y01").plus(1, "S01", "S02").shown()
    used.g.subs[0] = 2
    used.play(0, "pass").play(1, "S01")
    assert used.asked(0) is None  # all can see that he cannot do anything
    assert used.asked(1) == "match"


@pytest.mark.rule("FM-168")
def test_others_only_watch() -> None:
    table = given(3, phase=2).squad(0, *ELEVEN).plus(0, "S01").squad(2, "Y02").plus(2, "S15", "S37").shown()
    assert table.options(2) == []
    assert table.why(2, "match:S15") == "FM-018"
    table.play(0, "S01")
    assert table.events("result") == [[0, 1, 48, -11, 1]]
    assert table.names(table.g.plus_cards[2]) == ["S15", "S37"]


@pytest.mark.rule("FM-169")
def test_three_plus_cards_a_match() -> None:
    table = busy(away="S05", home="S01 S02 S03 S04 S13")
    for card in ("S01", "S02", "S03"):
        assert table.allows(0, card)
        table.play(0, card).play(1, "pass")
    assert table.why(0, "S04") == "FM-169"
    assert table.options(0) == ["match:pass", "match:S13"]
    table.play(0, "pass")
    table.shown()  # the next match has three again
    assert table.allows(0, "S04")


@pytest.mark.rule("FM-170")
def test_protections_count_towards_the_three() -> None:
    table = busy("S01 S02 S03 S13 S37", "S15 S05")
    table.play(0, "S01").play(1, "pass").play(0, "S02").play(1, "S15").play(0, "S37")
    assert table.why(0, "S03") == "FM-169"


# Substitutions


@pytest.mark.rule("FM-171")
def test_two_substitutions_at_any_time() -> None:
    table = busy("S01 S02", "S05", "G14", "Y16", "Y12")
    table.play(0, "S01").play(1, "pass").play(0, "sub:G14").play(1, "pass").play(0, "sub:Y16").play(1, "pass")
    assert table.why(0, "sub:Y12") == "FM-171"
    assert [table.posts(0)[post] for post in (6, 9, 10)] == ["B10", "G14", "Y16"]


@pytest.mark.rule("FM-167")
def test_whoever_has_one_card_is_asked_to_play_it() -> None:
    table = busy("S01", "S05")
    assert [GAME.prompt(table.g, 0).rule, table.options(0)] == ["FM-165", ["match:pass", "match:S01"]]
    assert GAME.prompt(busy("S37", "S05").g, 0).rule == "FM-167"  # a protection can only be a reply


@pytest.mark.rule("FM-172")
def test_substitute_takes_the_post_of_a_footballer_or_of_a_trainee() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "Y26").squad(1, "Y01").plus(1, "S05").match(0, 1)
    table.play(1, "auto").line_up(0, *ELEVEN[:2], "-", *ELEVEN[3:])
    table.play(0, "sub:Y26")
    assert table.options(0) == ["sub_post:post7", "sub_post:post9"]
    assert table.why(0, "post10") == "FM-172"
    table.play(0, "post9").play(1, "pass").play(0, "sub:Y08")
    assert table.events("substituted") == [
        [0, THING["Y26"], THING["R13"], 8, 43 - 6 + 2],
        [0, THING["Y08"], -1, 2, 39 + 2 + 1],
    ]
    assert table.view(1).match.off == ["R13"]


@pytest.mark.rule("FM-172")
def test_footballer_of_another_squad_does_not_come_on() -> None:
    table = busy("S01", "S05", "G14")
    assert table.why(0, "sub:Y01") == "FM-172"
    assert table.why(0, "sub:B13") == "FM-172"  # he is on the pitch


@pytest.mark.rule("FM-173")
def test_substitution_moves_nobody_else() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN[:6], "B15", *ELEVEN[7:], "B10").squad(1, "Y01")
    table.plus(1, "S05").match(0, 1).play(1, "auto")
    table.line_up(0, *ELEVEN[:6], "B15", *ELEVEN[7:])  # B15 could play post 2 as well
    before = table.posts(0)
    table.play(0, "sub:B10")
    assert before[6] == "B15"
    assert table.posts(0) == [*before[:6], "B10", *before[7:]]


@pytest.mark.rule("FM-174")
def test_substitution_never_makes_four_red() -> None:
    table = busy("S01", "S05", "R25", "R16")
    assert table.why(0, "sub:R16") == "FM-174"
    table.play(0, "sub:R25")
    assert table.options(0) == ["sub_post:post9", "sub_post:post11"]  # where red ones stand
    two = given(2, phase=2).squad(0, *ELEVEN, "R16").squad(1, "Y01").plus(1, "S05").match(0, 1)
    two.play(1, "auto").line_up(0, *ELEVEN[:10], "-")
    assert "sub:R16" in two.options(0)


@pytest.mark.rule("FM-175")
@pytest.mark.parametrize("attack", ["S19", "S25", "S29"])
def test_who_was_injured_sent_off_or_called_up_does_not_come_back(attack: str) -> None:
    eleven = ["B16" if card == "B13" else card for card in ELEVEN]  # he could come back for post 8
    table = given(2, phase=2).squad(0, *eleven).plus(0, "S01", "S02").squad(1, "Y01").plus(1, attack).shown()
    table.play(0, "pass").play(1, attack, "midfield" if attack == "S25" else "B16").play(0, "none")
    if attack == "S25":
        table.play(0, "B16")
    assert table.view(0).match.off == ["B16"]
    assert table.why(0, "sub:B16") == "FM-175"


@pytest.mark.rule("FM-175")
def test_who_was_substituted_does_not_come_back() -> None:
    table = busy("S01", "S05", "G14").play(0, "sub:G14").play(1, "pass")
    assert table.why(0, "sub:B13") == "FM-175"
    table.play(0, "pass").shown()
    assert table.posts(0)[9] == "B13"  # in the next match he may


@pytest.mark.rule("FM-176")
def test_vacant_post_stays_vacant() -> None:
    table = (
        busy("S01", "S25", "Y32").play(0, "pass").play(1, "S25", "attack").play(0, "none", "R15", "sub:Y32")
    )
    assert table.options(0) == ["sub_post:post7", "sub_post:post9"]
    assert table.why(0, "post11") == "FM-176"


# The end of a match


@pytest.mark.rule("FM-177", "FM-179")
@pytest.mark.parametrize(("home", "away"), [(0, 1), (1, 0)])
def test_winner_takes_two_points_and_the_loser_none(home: int, away: int) -> None:
    table = given(2, phase=2).squad(0, "Y07").squad(1, "Y08").shown(home, away)
    assert [score.total for score in GAME.scores(table.g)] == [2, 0]  # 3 stars against 2


@pytest.mark.rule("FM-178")
def test_equal_stars_are_a_point_each() -> None:
    table = given(2, phase=2).squad(0, "Y07").squad(1, "G07").shown()
    assert table.events("result") == [[0, 1, -7, -7, 1]]
    assert [score.total for score in GAME.scores(table.g)] == [1, 1]


@pytest.mark.rule("FM-180")
def test_all_effects_end_with_the_match() -> None:
    table = busy("S01 S02 S39", "S15 S19 S25 S05")
    table.play(0, "S01").play(1, "S15").play(0, "none", "S39").play(1, "S19", "B13")
    table.play(0, "none", "pass").play(1, "S25", "attack").play(0, "none", "R15", "pass")
    table.play(1, "pass")
    assert table.events("result") == [[0, 1, 46 + 2 - 2 - 6 - 7, -8, 1]]
    table.shown()
    assert table.posts(0) == ELEVEN
    assert table.strength(0) == 46
    assert (table.view(0).match.teams[0].subs_left, table.view(0).match.off) == (2, [])


@pytest.mark.rule("FM-181")
def test_cards_played_go_under_the_deck_in_the_order_played() -> None:
    table = busy("S03 S01", "S07")
    size = len(table.g.plus_deck)
    table.play(0, "S03").play(1, "S07")
    assert table.view(0).match.played == ["S03", "S07"]
    assert len(table.g.plus_deck) == size
    table.play(0, "S01")
    assert table.events("result") != []
    assert table.names(table.g.plus_deck[:3]) == ["S01", "S07", "S03"]


@pytest.mark.rule("FM-182")
def test_matchday_brings_every_team_500k() -> None:
    table = given(2, phase=2, no_deals=1).cash(0, 100).squad(0, "Y01").lap_ends(1).play(0, "auto")
    assert table.events("income") == [[10]]
    assert [table.money(seat) for seat in (0, 1)] == [600, 7500]


@pytest.mark.rule("FM-183")
def test_team_with_a_bye_receives_the_500k_too() -> None:
    table = given(3, phase=2).squad(0, "Y01").lap_ends(0).play(0, "auto")
    assert [fixture[:2] for fixture in table.events("fixture")] == [[0, 1]]
    assert table.money(2) == 7500


def effects(table: Table) -> dict[str, str]:
    """What the buttons of the home team say at their right."""
    options = GAME.rules.options(table.g, 0)
    return dict(
        zip(table.options(0), (GAME.label(table.g, 0, option).effect for option in options), strict=True)
    )


def test_buttons_say_how_the_match_would_stand() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "Y26").squad(1, "Y01").plus(0, "S01").plus(1, "S05").shown()
    said = effects(table)["match:S01"]
    table.play(0, "S01").play(1, "pass")
    assert said == f"total {table.strength(0)} v {table.strength(1)}"

    table.play(0, "sub:Y26")
    answer, said = next(iter(effects(table).items()))
    table.play(0, answer.partition(":")[2])
    assert said == f"total {table.strength(0)} v {table.strength(1)}"
