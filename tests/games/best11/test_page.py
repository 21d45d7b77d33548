"""How Best 11 is shown: a team on the pitch, what is missing for a keeper, how far a tactical card is."""

from __future__ import annotations

import random

import pytest

from tests.games.best11.given import DEFENDERS, FORWARDS, GAME, MIDFIELDERS, given
from touchline.engine.events import Heard
from touchline.games.best11.cards import FORMATION, LINES, MANAGER, MGR_FLEX, SPACES, THINGS
from touchline.games.best11.page import auction
from touchline.games.best11.page.faces import NUMBER, face
from touchline.games.best11.page.pitch import arranged, pitch
from touchline.games.best11.page.tactics import progress
from touchline.games.best11.rules.board import gate_filled, only_in, overflow
from touchline.games.best11.text import name

BOARDS = THINGS[MANAGER : MANAGER + 5]


def teams(manager: int, count: int) -> list[tuple[str, ...]]:
    """Random teams that fit a board."""
    luck = random.Random(manager)
    found = []
    while len(found) < count:
        team: list[int] = []
        for card in luck.sample(range(101), 25):
            if not overflow(manager, only_in([*team, card], [])) and luck.random() < 0.8:
                team.append(card)
        found.append(tuple(THINGS[card] for card in team))
    return found


@pytest.mark.parametrize("board", BOARDS)
def test_team_stands_where_its_cards_can_play(board: str) -> None:
    manager = NUMBER[board] - MANAGER
    for team in teams(manager, 60):
        lines = arranged(manager, team)
        assert sorted(card for line in lines for card in line) == sorted(team)
        for number, line in enumerate(lines):
            assert all(LINES[NUMBER[card]] >> number & 1 for card in line)
            assert len(line) <= SPACES[manager][1 << number]


@pytest.mark.parametrize("board", BOARDS)
def test_pitch_shows_every_space_of_the_formation(board: str) -> None:
    manager = NUMBER[board] - MANAGER
    for team in teams(manager, 40):
        rows = pitch(board, team, None, False).rows
        assert sum(len(row) for row in rows) == 10
        assert all([space.boxed for space in row] == [at < 2 for at in range(len(row))] for row in rows)
        if manager != MGR_FLEX:
            assert [len(row) for row in reversed(rows)] == FORMATION[manager]


@pytest.mark.rule("B11-168")
@pytest.mark.parametrize("board", BOARDS)
def test_keeper_is_free_to_sign_exactly_when_the_boxed_spaces_can_be_filled(board: str) -> None:
    manager = NUMBER[board] - MANAGER
    for team in teams(manager, 120):
        note = pitch(board, team, None, False).note
        assert (note == "Keeper: yours to sign") == gate_filled([NUMBER[card] for card in team])


def test_what_is_missing_for_a_keeper_is_said_in_words() -> None:
    team = (*DEFENDERS[:2], *MIDFIELDERS[:2], FORWARDS[0])
    assert pitch("mgr_hand", team, None, False).note == "Keeper: 1 forward to go"
    assert pitch("mgr_hand", team[:3], None, False).note == "Keeper: 1 midfielder and 2 forwards to go"
    assert pitch("mgr_hand", (), None, True).note == "Keeper: yours to sign"


def told(tactic: str, *team: str, keeper: str = "", money: int = 0) -> str:
    """What the owner of a tactical card reads about it."""
    table = given(seats=2).team(0, *team).tactics(0, tactic).money(0, money)
    if keeper:
        table.keeper(0, keeper)
    view = GAME.view(table.g, 0)
    return progress(tactic, view.managers[0], view.own)


def test_progress_of_tactical_cards_in_words() -> None:
    assert told("tac_01", "fa_001", "fa_003") == "You have 2 of 3 yellow cards for 4 points."
    assert told("tac_01", "fa_001", "fa_003", "fa_007") == (
        "You have 3 of 5 yellow cards for 7 points, now 4 points."
    )
    assert told("tac_19", "fa_001") == "No skill so far: 7 points, if it stays that way."
    assert told("tac_19", "fa_007") == "You have 1 card with skill: no points."
    assert told("tac_15", "fa_001") == "You have no keeper yet."
    assert told("tac_07", "fa_021") == ("You have 0 sets: 0 points. Still open: a midfielder, a forward.")
    assert told("tac_24", money=12) == "You have 12 money: 10 points."


@pytest.mark.parametrize("tactic", [f"tac_{number:02}" for number in range(1, 27)])
def test_every_tactical_card_has_words(tactic: str) -> None:
    for team in ((), tuple(DEFENDERS[:2] + MIDFIELDERS[:2] + FORWARDS[:2])):
        text = told(tactic, *team)
        assert text.endswith(".")
        assert "{" not in text


def test_every_card_has_a_face() -> None:
    faces = [face(card) for card in THINGS[:110]]
    assert all(one.name and one.flavour and one.positions for one in faces)
    assert all(bool(one.extra) == bool(one.rule) for one in faces)


def test_a_bid_is_paid_in_one_sentence() -> None:
    def heard(kind: str, *args: int) -> Heard:
        return Heard(kind, "B11-068", list(args), False)

    cards = [heard("paid_card", 1, 3), heard("paid_card", 1, 4), heard("paid_money", 1, 5)]
    (said,) = auction.payment(cards, 0, ["Nell", "Otto"])
    assert said == f"Otto receives {name(3)}, {name(4)} and 5 money."
    (spent,) = auction.payment([heard("spent_card", 3)], 0, ["Nell", "Otto"])
    assert spent == f"{name(3)} goes to the discard pile."
    assert not list(auction.payment([], 0, ["Nell", "Otto"]))


def test_a_reveal_begins_with_its_round() -> None:
    def heard(kind: str, *args: int) -> Heard:
        return Heard(kind, "B11-068", list(args), False)

    first = [heard("round", 1), heard("market", 1, 2, 5, 6), heard("slot", 0, 5)]
    second = [heard("round", 2), heard("market", 2, 2, 7, 8), heard("slot", 1, 8), heard("no_bid", 1, 0, 1)]
    told = [(False, one) for one in first + second[:2]] + [(True, one) for one in second[2:]]
    names = ["Nell", "Otto"]
    steps = list(auction.steps(told, 0, names))
    assert steps == list(auction.steps(told[len(first) :], 0, names))
    assert [(step.lot.number, step.lot.card.id) for step in steps] == [(2, THINGS[8])]
