"""Player draft and squad strength (SC-014 to SC-029)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import Table, card, fresh, given
from touchline.games.superclub import state as s
from touchline.games.superclub.cards import STARS, SUPERSTAR


def drafting(seats: int = 2, seed: int = 1, first: int = 0, superstar: int = -1) -> Table:
    """The first draft board; `superstar` is his place among the cards to come, from 0."""
    table = fresh(seats=seats, seed=seed)
    if superstar >= 0:
        table.g.deck.remove(SUPERSTAR)
        table.g.deck.insert(len(table.g.deck) - superstar, SUPERSTAR)
    table.dice(*[6 if seat == first else 2 for seat in range(seats)])
    return table.run(*reversed(table.g.agenda)).until("draft")


def drafted(seats: int = 2, seed: int = 1, first: int = 0, superstar: int = -1) -> Table:
    """A table on which everybody has taken the first card each time."""
    table = drafting(seats, seed, first, superstar)
    while (seat := table.g.next_seat()) >= 0 and table.asked(seat) == "draft":
        table.play(seat, table.options(seat)[0])
    return table


def pickers(table: Table, board: int) -> list[int]:
    """Who took the sixteen cards of a board, in order."""
    return [seat for seat, _ in table.events("drafted")[16 * board : 16 * board + 16]]


@pytest.mark.rule("SC-014")
def test_a_board_is_the_next_sixteen_cards_face_up() -> None:
    table = fresh(seats=2)
    table.g.deck.remove(SUPERSTAR)
    table.g.deck.insert(0, SUPERSTAR)
    expected = list(reversed(table.g.deck))[:16]
    table.run(*reversed(table.g.agenda)).until("draft")
    assert table.g.board == expected
    assert len(table.view(1).board) == 16


@pytest.mark.rule("SC-015")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_there_are_as_many_boards_as_managers_and_sixteen_cards_for_each(seats: int) -> None:
    table = drafted(seats)
    assert [board[0] for board in table.events("draft_board")] == list(range(1, seats + 1))
    assert [len(squad) for squad in table.g.squad] == [16] * seats


@pytest.mark.rule("SC-016")
def test_managers_take_one_card_each_clockwise_until_the_board_is_empty() -> None:
    table = drafting(4, first=2)
    board = table.g.board.copy()
    for seat in (2, 3, 0, 1, 2):
        assert table.g.next_seat() == seat
        assert len(table.options(seat)) == len(table.g.board)
        table.play(seat, table.options(seat)[-1])
    assert len(table.g.board) == 11
    assert [len(squad) for squad in table.g.squad] == [1, 1, 2, 1]
    table = drafted(4, first=2)
    assert sorted(player for _, player in table.events("drafted")[:16]) == sorted(board)


@pytest.mark.rule("SC-017")
def test_each_manager_starts_one_board_in_the_order_of_their_numbers() -> None:
    table = drafted(4, first=2)
    assert [pickers(table, board)[0] for board in range(4)] == [2, 3, 0, 1]


@pytest.mark.rule("SC-018")
def test_a_board_that_does_not_come_out_even_ends_when_it_is_empty() -> None:
    table = drafted(3)
    assert pickers(table, 0) == [0, 1, 2] * 5 + [0]
    assert pickers(table, 1) == [1, 2, 0] * 5 + [1]


@pytest.mark.rule("SC-019")
def test_a_drafted_card_is_free_and_joins_the_squad() -> None:
    table = drafting()
    wanted = table.options(0)[5]
    table.play(0, wanted)
    assert [f"draft:{player.id}" for player in table.view().managers[0].squad] == [wanted]
    assert table.g.cash == [120, 120]


@pytest.mark.rule("SC-020")
def test_a_pick_cannot_be_skipped() -> None:
    table = drafting()
    assert len(table.options(0)) == len(table.options(0, "draft:")) == 16
    for answer in ("draft:pass", "draft:done", "draft:skip"):
        assert table.why(0, answer) == "SC-016"


@pytest.mark.rule("SC-021")
@pytest.mark.parametrize("place", [0, 9, 15, 20])
def test_the_superstar_is_set_aside_and_the_next_card_takes_his_place(place: int) -> None:
    table = drafting(superstar=place)
    assert SUPERSTAR not in table.g.board
    assert len(table.g.board) == 16
    assert table.view().set_aside == (place < 16)
    assert table.events("superstar") == ([[SUPERSTAR]] if place < 16 else [])
    table = drafted(superstar=place)
    assert not any(SUPERSTAR in squad for squad in table.g.squad)
    assert table.events("superstar") == [[SUPERSTAR]]


@pytest.mark.rule("SC-022")
def test_the_superstar_is_shuffled_back_before_the_continents_are_formed() -> None:
    found = set()
    for seed in range(1, 7):
        table = drafted(seed=seed, superstar=0)
        assert not table.view().set_aside
        decks = [number for number, deck in enumerate(table.g.continents) if SUPERSTAR in deck]
        assert len(decks) == 1
        found.add((decks[0], table.g.continents[decks[0]].index(SUPERSTAR)))
    assert len(found) > 2


@pytest.mark.rule("SC-023")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, [22, 22, 21, 21, 21, 21]),
        (3, [19, 19, 19, 19, 18, 18]),
        (4, [16] * 6),
        (5, [23, 23, 23, 23, 22, 22]),
    ],
)
def test_the_rest_of_the_deck_becomes_six_continents_larger_ones_first(seats: int, sizes: list[int]) -> None:
    table = drafted(seats)
    assert table.view().continents == sizes
    assert table.view().deck == 0
    assert sum(sizes) == (160 if seats < 5 else 216) - 16 * seats


@pytest.mark.rule("SC-024")
def test_staff_and_supercup_decks_lie_beside_an_empty_inactive_pile() -> None:
    seen = drafted().view()
    assert (seen.staff_deck, seen.cup_deck, seen.inactive) == (30, 16, [])


@pytest.mark.rule("SC-025", "SC-026")
def test_the_squad_token_is_placed_on_the_sum_of_full_stars() -> None:
    table = drafted(3)
    strengths = [sum(STARS[player] for player in squad) for squad in table.g.squad]
    assert [manager.squad_stars for manager in table.view().managers] == strengths
    assert table.events("draft_over") == [strengths]


@pytest.mark.rule("SC-026")
def test_goalkeeper_cards_count_in_squad_strength() -> None:
    keeper = card("GK", 4)
    assert given().squad(0, keeper, card("DEF", 3)).view().managers[0].squad_stars == 7


@pytest.mark.rule("SC-027")
def test_nothing_but_full_stars_counts_in_squad_strength() -> None:
    table = given(season=2, seats=2).places(2, 1).staff(0, "KS-10", "KS-11")
    table.line_up(0, "4-4-2", mf="MID-05 MID-08", boost="mid")  # default goalkeeper, chemistry, boost, staff
    table.squad(0, card("ATT", 2, 6))  # four empty stars
    table.eleven(1).kick_off()
    assert table.total(0, "mid") == table.stars("MID-05") + table.stars("MID-08") + 1 + 1 + 2 + 1
    assert table.view().managers[0].squad_stars == sum(STARS[player] for player in table.g.squad[0])


@pytest.mark.rule("SC-028")
def test_the_squad_token_moves_at_once() -> None:
    talent, wanted = card("MID", 2, 6), card("DEF", 4)
    table = given().squad(0, talent).crew(0, 12).cash(100).level(0, training=3).dice(5)
    before = table.g.squad_stars[0]
    table.training(0).play(0, f"train:{talent}")
    assert table.g.squad_stars[0] == before + 3
    table.top("asia", wanted).scouting(0, 2).play(0, "scout:asia", "sign")
    assert table.g.squad_stars[0] == before + 7
    table.play(0, f"sell_abroad:{talent}")
    assert table.g.squad_stars[0] == before + 2


@pytest.mark.rule("SC-029")
def test_an_injured_or_suspended_player_still_counts_in_squad_strength() -> None:
    table = given().eleven(0).eleven(1).crew(0, 2, 1)
    before = table.g.squad_stars[0]
    table.dice(1, 1, 1, 2).match()
    table.g.missing = [table.g.squad[0][1]]
    assert len(table.events("injury")) == 1
    assert len(table.view().managers[0].out) == 2
    assert table.g.squad_stars[0] == before


@pytest.mark.rule("SC-029")
def test_a_benched_unhappy_player_still_counts_in_squad_strength() -> None:
    table = given(season=2, unhappy_players=1).points(85, 65).cash(200, 0).crew(0, 11).crew(1, 11)
    table.squad(1, "ATT-44")
    before = table.g.squad_stars[1]
    table.run(s.UNHAPPY_PLAYERS).play(0, "unhappy_bid:ATT-44").play(1, "refuse").until()
    assert table.view().managers[1].out == ["ATT-44"]
    gained = sum(table.g.stars[p] - STARS[p] for p in table.g.squad[1])
    assert table.g.squad_stars[1] == before + gained
