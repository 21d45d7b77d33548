"""Setup: decks, money, pawns, seats (FM-001 to FM-017)."""

from __future__ import annotations

import re

import pytest

from tests.games.footmania.given import ELEVEN, GAME, given
from touchline.engine import views
from touchline.engine.chance import seed_state
from touchline.engine.errors import TouchlineError
from touchline.engine.match import Match
from touchline.games.footmania.cards import FACTS, THINGS
from touchline.games.footmania.state import Footmania

DECKS = ("domestic_deck", "foreign_deck", "plus_deck", "question_deck", "euromatch_deck")


def fresh(seats: int = 4, seed: int = 1) -> Footmania:
    """A new game as the rules deal it."""
    g: Footmania = GAME.new(seats, seed_state(seed), GAME.option_values({}))
    return g


def families(cards: list[int]) -> dict[str, int]:
    """How many cards of each set, by the letter of their ids."""
    letters = [THINGS[card][0] for card in cards]
    return {letter: letters.count(letter) for letter in sorted(set(letters))}


@pytest.mark.rule("FM-001")
def test_two_to_four_managers_play() -> None:
    for seats in (2, 3, 4):
        assert len(Match(GAME, seats, {}, b"secret").state.open) == seats
    for seats in (1, 5):
        with pytest.raises(TouchlineError):
            Match(GAME, seats, {}, b"secret")


@pytest.mark.rule("FM-002")
def test_six_card_sets_lie_in_five_decks() -> None:
    g = fresh()
    found: dict[str, int] = {}
    for deck in DECKS:
        for letter, count in families(getattr(g, deck)).items():
            assert letter not in found  # no set is spread over two decks
            found[letter] = count
    assert found == {"Y": 32, "G": 25, "B": 18, "R": 25, "S": 40, "Q": 36, "E": 30}


@pytest.mark.rule("FM-003")
def test_nationals_and_internationals_are_one_shuffled_deck() -> None:
    decks = [fresh(seed=seed).domestic_deck for seed in range(20)]
    assert all(families(deck) == {"Y": 32, "G": 25, "B": 18} for deck in decks)
    assert {THINGS[deck[-1]][0] for deck in decks} == {"Y", "G", "B"}
    assert len({tuple(deck) for deck in decks}) == 20


@pytest.mark.rule("FM-004")
def test_foreigners_are_a_shuffled_deck_of_their_own() -> None:
    decks = [fresh(seed=seed).foreign_deck for seed in range(20)]
    assert all(families(deck) == {"R": 25} for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 20


@pytest.mark.rule("FM-005")
def test_plus_and_question_decks_are_shuffled_and_on_the_board() -> None:
    for deck, letter, count in (("plus_deck", "S", 40), ("question_deck", "Q", 36)):
        decks = [getattr(fresh(seed=seed), deck) for seed in range(20)]
        assert all(families(cards) == {letter: count} for cards in decks)
        assert len({tuple(cards) for cards in decks}) == 20
        assert getattr(GAME.view(fresh(), -1), deck) == count


@pytest.mark.rule("FM-006")
def test_euromatch_deck_is_shuffled_and_untouched_in_phase_1() -> None:
    assert len({tuple(fresh(seed=seed).euromatch_deck) for seed in range(20)}) == 20
    for square in ("P07", "P14", "P22", "P29", "P36"):
        table = given(2).pawn(0, square, f"P{int(square[1:]) - 1:02}").rolls(2).stop(0, square)
        assert len(table.g.euromatch_deck) == 30
        assert table.events("club_drawn") == []


@pytest.mark.rule("FM-007")
def test_all_decks_lie_face_down() -> None:
    g = fresh()
    for seat in (-1, 0, 1, 2, 3):
        page = views.to_json(views.look(GAME, g, seat)).decode()
        assert re.findall(r'"[YGBRSQE]\d\d"', page) == []


@pytest.mark.rule("FM-008")
def test_backs_of_the_top_footballers_are_public() -> None:
    table = given(2).top("B05", "R15")
    for seat in (-1, 0, 1):
        view = table.view(seat)
        assert (view.domestic_top.deck, view.domestic_top.price, view.domestic_top.bonus) == (
            "domestic",
            1150,
            2,
        )
        assert (view.foreign_top.deck, view.foreign_top.price, view.foreign_top.bonus) == ("foreign", 1200, 2)


@pytest.mark.rule("FM-009")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_seven_million(seats: int) -> None:
    assert [manager.cash for manager in GAME.view(fresh(seats), -1).managers] == [7000] * seats


@pytest.mark.rule("FM-010")
def test_each_manager_has_a_pawn_and_a_technical_sheet() -> None:
    table = given(2).squad(0, *ELEVEN).squad(1, "Y01").pawn(0, "P02", "P01").pawn(1, "P12", "P11").rolls(1)
    assert table.view(0).own.best_strength == 46
    assert table.view(1).own.best_strength == 2 - 10
    assert table.view(-1).own is None
    table.roll(0)
    assert [table.square(0), table.square(1)] == ["P03", "P12"]


@pytest.mark.rule("FM-011")
def test_pawns_start_on_the_centre_spot_without_heading() -> None:
    managers = GAME.view(fresh(), -1).managers
    assert [(manager.square, manager.heading) for manager in managers] == [("H4", None)] * 4


@pytest.mark.rule("FM-012")
def test_managers_start_without_cards() -> None:
    for manager in GAME.view(fresh(), -1).managers:
        assert (manager.footballers, manager.plus_cards, manager.sponsors) == (0, 0, [])
        assert (manager.clubs, manager.pennants) == ([], 0)


@pytest.mark.rule("FM-013")
def test_jackpot_starts_empty() -> None:
    assert GAME.view(fresh(), -1).jackpot == 0


@pytest.mark.rule("FM-014")
def test_first_manager_is_drawn_by_chance_and_play_goes_clockwise() -> None:
    firsts = set()
    for seed in range(40):
        g = fresh(3, seed)
        GAME.rules.settle(g)
        firsts.add(g.lead)
        assert g.open[g.lead]  # he has the first route to choose
    assert firsts == {0, 1, 2}
    table = given(3, first=2).pawn(2, "P02", "P01").pawn(0, "P02", "P01").rolls(1, 1).turn(2)
    assert [turn[0] for turn in table.events("turn")] == [2, 0, 1]


@pytest.mark.rule("FM-015")
def test_teams_are_numbered_from_the_first_manager() -> None:
    view = given(4, first=2).view(0)
    assert [manager.team for manager in view.managers] == [3, 4, 1, 2]
    assert view.fixtures[0] == [(2, 3), (0, 1)]


@pytest.mark.rule("FM-016")
def test_bank_never_runs_out() -> None:
    table = given(4, phase=2).cash(0, 90_000).squad(3, "Y01").lap_ends(0).play(3, "auto")
    assert [team[2:].count(-1) for team in table.events("team_shown")] == [11, 11, 11, 10]  # trainees
    assert table.money(0) == 90_500
    clubs = [f"E{n:02}" for n in range(1, 31)]
    assert given(2).beat(0, *clubs).view(0).managers[0].stars == 77 // 5


@pytest.mark.rule("FM-017")
def test_money_comes_in_multiples_of_fifty_thousand() -> None:
    rows = FACTS["footballers"] + FACTS["question_cards"] + FACTS["clubs"]
    amounts = [
        row[key] for row in rows for key in ("price", "resale", "amount", "payout", "revenue") if key in row
    ]
    assert len(amounts) > 250
    assert all(amount % 50 == 0 for amount in amounts)
    table = given(2).top("G16").stop(0, "P01").play(0, "draw", "refuse")
    assert table.allows(1, "bid:350k")
    assert not table.allows(1, "bid:325k")
    table = given(2).squad(0, "Y07").window(0).play(0, "own_auction:Y07")
    assert table.allows(0, "opening:200k")
    assert not table.allows(0, "opening:210k")
