"""Hidden information: faces, backs, hands, line-ups, offers (FM-267 to FM-277, FM-280)."""

from __future__ import annotations

import pytest

from tests.games.footmania.given import ELEVEN, GAME, THING, Table, given
from touchline.games.footmania.cards import UNIT
from touchline.games.footmania.rules.faces import veiled
from touchline.games.footmania.text import name

WATCHERS = (1, 2, -1)


def known(table: Table, card: str) -> list[int]:
    """Who (-1: a spectator) is told who this footballer is, by his id or his name."""
    reached = {seat: table.reaches(seat) for seat in (-1, 0, 1, 2)}
    return [seat for seat, text in reached.items() if f'"{card}"' in text or name(THING[card]) in text]


def bought(card: str = "B13") -> Table:
    """Seat 0 has drawn and bought a footballer."""
    return given(3).top(card).stop(0, "P01").play(0, "draw", "buy")


@pytest.mark.rule("FM-267")
def test_face_is_seen_by_the_owner_only() -> None:
    table = given(3).top("B13").stop(0, "P01").play(0, "draw")
    assert known(table, "B13") == [0]
    table.play(0, "buy").window(0)
    assert known(table, "B13") == [0]


@pytest.mark.rule("FM-268")
def test_backs_are_public() -> None:
    table = bought("B16").top("B05", "R15")
    for seat in WATCHERS:
        view = table.view(seat)
        backs = [*view.managers[0].hidden, view.domestic_top, view.foreign_top]
        assert [(back.deck, back.price, back.bonus) for back in backs] == [
            ("domestic", 1200, 1),
            ("domestic", 1150, 2),
            ("foreign", 1200, 2),
        ]


@pytest.mark.rule("FM-269")
@pytest.mark.parametrize("way", ["refused", "auction", "complete", "line_up", "substitution", "euromatch"])
def test_footballer_shown_to_all_stays_known(way: str) -> None:
    if way == "refused":
        table = given(3).top("B13").stop(0, "P01").play(0, "draw", "refuse").play(1, "500k").play(2, "pass")
    elif way == "auction":
        table = given(3).squad(0, "B13").window(0).play(0, "own_auction:B13", "opening:500k")
        table.play(1, "500k").play(2, "pass")
    elif way == "complete":
        table = given(3).squad(1, *[c for c in ELEVEN if c != "B13"]).top("B13").stop(1, "P01")
        table.play(1, "draw", "buy")
    elif way == "euromatch":
        table = given(3, phase=2).squad(1, "B13").top("E30").stop(1, "P07").play(1, "play", "auto")
    elif way == "line_up":
        table = given(3, phase=2).squad(1, "B13").plus(1, "S01").shown(1, 0)
    else:
        table = given(3, phase=2).squad(1, "B13", "B16").match(1, 0).line_up(1, *["-"] * 9, "B16", "-")
        assert table.view(2).managers[1].known == ["B16"]
        table.play(1, "sub:B13")
    for seat in (0, 2, -1):
        assert "B13" in table.view(seat).managers[1].known


@pytest.mark.rule("FM-269")
def test_footballer_known_to_all_is_known_with_another_owner_too() -> None:
    table = given(3).squad(0, "B13").public("B13").window(0)
    table.play(0, "sell:B13", "offer_to:p1", "ask:850k").play(1, "accept")
    assert [table.view(seat).managers[1].known for seat in WATCHERS] == [["B13"]] * 3
    table.play(0, "done").play(1, "bank_sell:B13")
    assert table.g.seen[THING["B13"]] == 0  # until he goes back under a deck


@pytest.mark.rule("FM-270")
def test_returned_card_is_face_down_and_its_place_is_not_displayed() -> None:
    table = given(3).squad(0, "B13").public("B13").window(0).play(0, "bank_sell:B13")
    assert table.bottom("domestic_deck") == "B13"
    table.heard = []  # what was said when he left
    assert known(table, "B13") == []


@pytest.mark.rule("FM-270")
def test_card_that_comes_back_is_a_new_secret() -> None:
    table = given(3).squad(0, "B13").public("B13").window(0).play(0, "bank_sell:B13")
    table.heard = []
    table.g.domestic_deck.append(table.g.domestic_deck.pop(0))
    table.stop(1, "P01").play(1, "draw", "buy")
    assert known(table, "B13") == [1]


@pytest.mark.rule("FM-271")
def test_unseen_footballers_with_the_same_back_cannot_be_told_apart() -> None:
    seen = []
    for card in ("Y09", "Y10", "Y14"):  # all 250k without bonus
        table = given(3).top(card).stop(0, "P01").play(0, "draw", "buy").window(0)
        seen.append([table.reaches(seat) for seat in WATCHERS])
        assert table.view(0).own.squad == [card]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("FM-271")
def test_order_of_hidden_footballers_betrays_nothing() -> None:
    seen = []
    for card in ("Y03", "G13"):  # the same back, one before and one after G16 in the order of ids
        table = given(3).squad(0, card, "G16").window(0)
        seen.append([table.view(seat).managers[0].hidden for seat in WATCHERS])
    assert seen[0] == seen[1]


@pytest.mark.rule("FM-272")
def test_plus_cards_are_secret_and_their_number_is_public() -> None:
    seen = []
    for card in ("S01", "S19"):
        table = given(3).plus(0, "S37").top(card).stop(0, "P05")
        assert table.view(0).own.plus_cards == sorted(["S37", card])
        assert [table.view(seat).managers[0].plus_cards for seat in WATCHERS] == [2, 2, 2]
        seen.append([table.reaches(seat) for seat in WATCHERS])
    assert seen[0] == seen[1]


@pytest.mark.rule("FM-273")
def test_what_is_public() -> None:
    table = given(3).sponsor(1, "Q05").beat(1, "E28", "E01").cash(1, 1250).jackpot(650).result(1, 0, 40, 30)
    for seat in (-1, 0, 2):
        view = table.view(seat)
        manager = view.managers[1]
        assert (manager.sponsors, manager.clubs, manager.pennants) == (["Q05"], ["E28", "E01"], 6)
        assert (manager.points, manager.cash, view.jackpot) == (2, 1250, 650)
        sizes = (view.domestic_deck, view.foreign_deck, view.plus_deck, view.question_deck)
        assert (*sizes, view.euromatch_deck) == (75, 25, 40, 35, 28)


@pytest.mark.rule("FM-274")
def test_question_and_euromatch_cards_are_public_when_drawn() -> None:
    table = given(3).squad(0, "Y01").top("Q13").stop(0, "P04")
    assert [table.view(seat).event for seat in WATCHERS] == ["Q13"] * 3
    euro = given(3, phase=2).squad(0, "Y01").top("E18").stop(0, "P07")
    assert [euro.view(seat).match.club for seat in WATCHERS] == ["E18"] * 3
    assert euro.events("club_drawn", -1) == [[0, THING["E18"]]]


@pytest.mark.rule("FM-275")
def test_line_ups_are_secret_until_both_are_shown() -> None:
    seen = []
    for choice in (["auto"], ["G01", "Y07", *["trainee"] * 9]):
        table = given(3, phase=2).squad(0, *ELEVEN).plus(0, "S01").squad(1, "Y01").match(0, 1)
        table.play(0, *choice)
        seen.append([table.reaches(seat) for seat in WATCHERS])
    assert seen[0] == seen[1]
    table.play(1, "auto")
    assert table.view(2).match.teams[0].posts == ["G01", "Y07", *["trainee"] * 9]


@pytest.mark.rule("FM-276")
def test_order_of_the_decks_is_displayed_to_nobody() -> None:
    table = given(3).squad(0, "Y01").window(0)
    before = [table.reaches(seat) for seat in (-1, 0, 1, 2)]
    for deck in (table.g.domestic_deck, table.g.foreign_deck):
        deck[:-1] = reversed(deck[:-1])  # the top card shows its back
    for deck in (table.g.plus_deck, table.g.question_deck, table.g.euromatch_deck):
        deck.reverse()
    assert [table.reaches(seat) for seat in (-1, 0, 1, 2)] == before


@pytest.mark.rule("FM-277")
def test_terms_are_seen_by_the_two_parties_only_and_a_refusal_is_not_announced() -> None:
    quiet = given(3).squad(0, "B13", "Y07").squad(1, "Y01").window(0)
    before = [quiet.reaches(seat) for seat in (2, -1)]
    asked = []
    for terms in (["sell:B13", "offer_to:p1", "ask:850k"], ["buy_from:p1", "offer_for:post4", "pay:400k"]):
        quiet.play(0, *terms)
        asked.append([quiet.reaches(seat) for seat in (2, -1)])
        assert [GAME.thinking(quiet.g, seat) for seat in (2, -1)] == [[1], [1]]  # who is asked is no secret
        quiet.play(1, "refuse")
    assert asked[0] == asked[1]
    assert known(quiet, "B13") == [0, 1]
    assert quiet.events("offer_made", 0) != []
    assert quiet.events("offer_received", 1) != []
    again = given(3).squad(0, "B13", "Y07").squad(1, "Y01").window(0)
    again.heard = quiet.heard
    assert [again.reaches(seat) for seat in (2, -1)] == before


@pytest.mark.rule("FM-277")
def test_deal_of_several_cards_is_announced_by_numbers_backs_and_amount() -> None:
    table = given(4).squad(0, "B13", "G14").sponsor(0, "Q02").squad(1, "R12", "Y02").seen(0, "R12")
    table.seen(3, "B13", "G14", "R12", "Y02").public("G14").window(0)
    table.play(0, "swap:B13", "swap:G14", "swap:Q02", "offer_for:R12", "offer_for:post1")
    table.play(0, "pay:250k").play(1, "Y02").play(0, "confirm")
    cards = [THING[card] for card in ("B13", "G14", "Q02", "R12", "Y02")]
    backs = [veiled(card) if card in (cards[0], *cards[3:]) else card for card in cards]
    for seat in (0, 1, 3):  # who knows the faces hears them
        assert table.events("deal", seat) == [[0, 1, 5, 3, *cards]]
    for seat in (2, -1):
        assert table.events("deal", seat) == [[0, 1, 5, 3, *backs]]
    line = table.reaches(2)
    assert "and 250k for a foreign footballer (900k) and a domestic footballer (150k)" in line
    assert known(table, "Y02") == [0, 1]


@pytest.mark.rule("FM-277")
def test_deal_is_announced_without_hidden_faces() -> None:
    table = given(3).squad(0, "B13").squad(1, "G01").public("G01").window(0)
    table.play(0, "swap:B13", "offer_for:G01", "pay:200k").play(1, "accept")
    for seat in (2, -1):
        assert table.events("deal", seat) == [[0, 1, 200 // UNIT, 1, veiled(THING["B13"]), THING["G01"]]]
    assert known(table, "B13") == [0, 1]


@pytest.mark.rule("FM-280")
def test_hidden_footballer_is_sold_to_the_bank_unseen() -> None:
    table = bought("B13").window(0).play(0, "bank_sell:B13")
    assert table.events("bank_sold", 0) == [[0, THING["B13"], 500 // UNIT]]
    for seat in WATCHERS:
        assert table.events("bank_sold", seat) == [[0, veiled(THING["B13"]), 500 // UNIT]]
        assert table.view(seat).managers[0].cash == 7000 - 850 + 500
    assert known(table, "B13") == [0]


@pytest.mark.rule("FM-280")
def test_known_footballer_is_sold_to_the_bank_in_the_open() -> None:
    table = given(3).squad(0, "B13").public("B13").window(0).play(0, "bank_sell:B13")
    for seat in WATCHERS:
        assert table.events("bank_sold", seat) == [[0, THING["B13"], 500 // UNIT]]
