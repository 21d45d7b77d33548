"""Euromatches: the club, the team, the cards, the reward (FM-125 to FM-140)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, GAME, THING, Table, given


def meets(club: str, table: Table | None = None) -> Table:
    """Seat 0, with the eleven of 46 stars unless told otherwise, stops on a euromatch square."""
    table = table or given(2, phase=2).squad(0, *ELEVEN)
    return table.top(club).stop(0, "P07")


def in_turn(club: str) -> Table:
    """The same in the middle of a turn after which seat 1 follows."""
    table = given(2, phase=2).matchdays(1).squad(0, *ELEVEN).pawn(0, "P06", "P05").rolls(1, 1).top(club)
    return table.turn(0).play(0, "roll")


@pytest.mark.rule("FM-125")
def test_top_card_is_drawn_and_shown() -> None:
    table = meets("E18")
    assert len(table.g.euromatch_deck) == 29
    for seat in (0, 1, -1):
        assert table.view(seat).match.club == "E18"
        assert table.events("club_drawn", seat) == [[0, THING["E18"]]]


@pytest.mark.rule("FM-126")
def test_declined_match_ends_the_turn_and_hides_the_team() -> None:
    table = in_turn("E18").play(0, "decline")
    assert table.bottom("euromatch_deck") == "E18"
    assert table.g.active == 1
    assert table.view(1).managers[0].known == []
    assert table.money(0) == 7000


@pytest.mark.rule("FM-127")
def test_team_is_fielded_and_shown_to_all() -> None:
    table = meets("E18", given(2, phase=2).squad(0, *ELEVEN, "G14").plus(0, "S01"))
    table.play(0, "play")
    assert table.asked(0) == "line_up"
    assert table.why(0, "Y07") == "FM-151"
    assert table.view(1).match.teams == []
    table.line_up(0, *ELEVEN[:9], "G14", "-")
    posts = [*ELEVEN[:9], "G14", "trainee"]
    for seat in (1, -1):
        assert table.view(seat).match.teams[0].posts == posts
        assert table.view(seat).managers[0].known == sorted([*ELEVEN[:9], "G14"])


@pytest.mark.rule("FM-128")
def test_strength_counts_trainees_and_pennant_stars() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN[:-1]).beat(0, "E28", "E29").plus(0, "S01")
    meets("E30", table).play(0, "play", "auto")
    assert table.strength(0) == 46 - 7 - 1 + 2


@pytest.mark.rule("FM-129")
def test_three_euro_cards_and_free_ones_may_be_played() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01", "S02", "S09", "S10", "S13", "S14")
    meets("E30", table).play(0, "play", "auto", "S13")
    assert table.asked(0) == "euro_card"  # one after another
    table.play(0, "S01", "S02", "S09")
    assert table.options(0) == ["euro_card:S14", "euro_card:done"]
    assert table.why(0, "S10") == "FM-169"
    table.play(0, "S14")
    assert table.options(0) == ["euro_card:done"]  # S10 would be a fourth
    table.play(0, "done")
    assert table.events("euro_lost") == [[0, THING["E30"], 46 + 1 + 2 + 2 + 3 + 1, 62]]
    none = meets("E30", given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01")).play(0, "play", "auto", "done")
    assert none.view(0).own.plus_cards == ["S01"]


@pytest.mark.parametrize("club", ["E17", "E30"])
@pytest.mark.rule("FM-130")
def test_cards_played_go_under_the_deck_won_or_lost(club: str) -> None:
    table = meets(club, given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01", "S09"))
    table.play(0, "play", "auto", "S09", "S01")
    assert table.names(table.g.plus_deck[:2]) == ["S01", "S09"]
    assert table.view(0).own.plus_cards == []
    assert table.g.played == []


@pytest.mark.rule("FM-131")
def test_manager_who_plays_cannot_withdraw() -> None:
    table = meets("E30", given(2, phase=2).squad(0, *ELEVEN).plus(0, "S01")).play(0, "play")
    assert not table.allows(0, "euromatch:decline")
    assert "line_up:auto" in table.options(0)
    table.play(0, "auto")
    assert not table.allows(0, "euromatch:decline")
    assert table.options(0) == ["euro_card:S01", "euro_card:done"]


@pytest.mark.rule("FM-132")
def test_cards_without_the_euro_mark_stay_in_hand() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "G14").plus(0, "S01", "S15", "S19", "S31", "S39")
    meets("E30", table).play(0, "play", "auto")
    assert table.options(0) == ["euro_card:S01", "euro_card:done"]
    assert {table.why(0, card) for card in ("S15", "S19", "S31", "S39")} == {"FM-132"}


@pytest.mark.rule("FM-133")
def test_others_only_watch_and_nobody_is_substituted() -> None:
    table = given(3, phase=2).squad(0, *ELEVEN, "G14").plus(0, "S01").plus(1, "S15", "S02").plus(2, "S19")
    meets("E30", table).play(0, "play", "auto")
    assert [table.asked(1), table.asked(2)] == [None, None]
    assert not table.allows(1, "euro_card:S02")
    assert not table.allows(0, "sub:G14")


@pytest.mark.rule("FM-134")
def test_greater_strength_wins_card_and_revenue() -> None:
    table = meets("E17").play(0, "play", "auto")  # 46 against 45
    assert table.view(1).managers[0].clubs == ["E17"]
    assert table.money(0) == 7450
    assert THING["E17"] not in table.g.euromatch_deck


@pytest.mark.parametrize("club", ["E18", "E19"])
@pytest.mark.rule("FM-135")
def test_equal_or_lower_strength_loses_nothing_but_the_card(club: str) -> None:
    table = in_turn(club).play(0, "play", "auto")  # 46 against 46 and 47
    assert table.bottom("euromatch_deck") == club
    assert table.money(0) == 7000
    assert table.squad_of(0) == sorted(ELEVEN)
    assert table.view(1).managers[0].clubs == []
    assert table.g.active == 1


@pytest.mark.rule("FM-136")
def test_pennants_are_the_sum_over_the_clubs_kept() -> None:
    for club, pennants in (("E01", 1), ("E09", 2), ("E17", 3), ("E23", 4), ("E28", 5)):
        assert given(2).beat(0, club).view(1).managers[0].pennants == pennants
    table = meets("E17", given(2, phase=2).squad(0, *ELEVEN).beat(0, "E01", "E23").beat(1, "E28"))
    table.play(0, "play", "auto")
    assert [manager.pennants for manager in table.view(1).managers] == [8, 5]


@pytest.mark.parametrize(("clubs", "stars"), [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3), (20, 4)])
@pytest.mark.rule("FM-137")
def test_every_fifth_pennant_is_a_star(clubs: int, stars: int) -> None:
    singles = [f"E{n:02}" for n in range(1, 9)]  # one pennant each
    doubles = [f"E{n:02}" for n in range(9, 17)]
    won = doubles[: max(0, clubs - 8 + 1) // 2]
    won += singles[: clubs - 2 * len(won)]
    view = given(2).beat(0, *won).view(1).managers[0]
    assert (view.pennants, view.stars) == (clubs, stars)


@pytest.mark.rule("FM-138")
def test_pennant_stars_are_seen_and_count_everywhere() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).squad(1, "Y01").beat(0, "E28", "E29").plus(0, "S01")
    assert table.view(1).managers[0].stars == 2
    meets("E30", table).play(0, "play", "auto")
    assert table.strength(0) == 48
    table.play(0, "done").match(0, 1).play(0, "auto").play(1, "auto")
    assert table.strength(0) == 48
    assert table.view(1).match.teams[0].pennants == 2


@pytest.mark.rule("FM-139")
def test_pennants_are_not_spent_by_their_stars() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).beat(0, "E28").beat(1, "E23")
    table.result(0, 1, 9, 1).result(1, 0, 9, 1)
    assert table.view(0).managers[0].stars == 1
    assert table.view(0).managers[0].pennants == 5
    assert [score.place for score in GAME.scores(table.g)] == [1, 2]  # 5 against 4


@pytest.mark.rule("FM-140")
def test_euromatch_square_without_cards_has_no_effect() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).empty("euromatch_deck").stop(0, "P07")
    assert table.asked(0) is None
    assert table.heard == []
