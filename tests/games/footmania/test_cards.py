"""Decks and prices: the content against the ledger's tables (FM-244 to FM-249, FM-283)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games.footmania.given import THING, given
from tests.games.footmania.ledger import footballers, rows_of
from touchline.games.footmania import cards
from touchline.games.footmania.cards import CAN_PLAY, THINGS, UNIT

TABLE = footballers()
BASE = {"Y": 250, "G": 450, "B": 850, "R": 900}


def posts(card: int) -> str:
    """The numbers of a footballer as the ledger writes them."""
    found = [str(post) for post in range(1, 12) if CAN_PLAY[card] >> post & 1]
    return "JP" if len(found) == 10 else "-".join(found)


@pytest.mark.rule("FM-244")
def test_footballers_are_those_of_the_table() -> None:
    g = given(2).g
    assert Counter(THINGS[card][0] for card in g.domestic_deck) == {"Y": 32, "G": 25, "B": 18}
    assert Counter(THINGS[card][0] for card in g.foreign_deck) == {"R": 25}
    assert len(TABLE) == 100
    for id, (numbers, bonus, price, resale) in TABLE.items():
        card = THING[id]
        assert cards.COLOURS[cards.COLOUR[card]][0].upper() == id[0]
        found = (posts(card), cards.BONUS[card], cards.PRICE[card] * UNIT, cards.RESALE[card] * UNIT)
        assert found == (numbers, bonus, price, resale), id


@pytest.mark.rule("FM-245")
@pytest.mark.parametrize("id", TABLE)
def test_price_is_base_bonus_numbers_and_market(id: str) -> None:
    numbers = posts(THING[id])
    extra = 150 if numbers == "JP" else 50 * numbers.count("-")
    market = cards.PRICE[THING[id]] * UNIT - BASE[id[0]] - 150 * cards.BONUS[THING[id]] - extra
    assert abs(market) in (0, 100 if id[0] in "YG" else 150)


@pytest.mark.rule("FM-246")
def test_devalued_price_is_60_percent_rounded_down() -> None:
    for id in TABLE:
        price, resale = cards.PRICE[THING[id]] * UNIT, cards.RESALE[THING[id]] * UNIT
        assert resale == price * 60 // 100 // 50 * 50, id


@pytest.mark.rule("FM-247")
def test_goalkeepers_carry_no_other_number() -> None:
    keepers = [card for card in range(100) if CAN_PLAY[card] & 2]
    assert len(keepers) == 12
    assert {posts(card) for card in keepers} == {"1"}


@pytest.mark.rule("FM-283")
def test_every_footballer_carries_a_number_or_is_versatile() -> None:
    for card in range(100):
        numbers = posts(card)
        assert numbers == "JP" or {int(n) for n in numbers.split("-")} <= set(range(1, 12))


@pytest.mark.rule("FM-248")
def test_plus_cards_are_those_of_the_table() -> None:
    table = rows_of("S")
    assert sorted(THINGS[card] for card in given(2).g.plus_deck) == sorted(table)
    assert len(table) == 40
    words = {"cancel(injure)": "cancel_injure", "cancel(send_off)": "cancel_send_off"}
    words["cancel(any attack)"] = "cancel_any"
    for id, (_, _, kind, effect, euro, free) in table.items():
        card = THING[id]
        named = effect.strip("`")
        number = re.search(r"\((\d)\)", named)
        assert cards.EFFECTS[cards.EFFECT[card]] == words.get(named, named.partition("(")[0]), id
        assert cards.STARS[card] == (int(number[1]) if number else 0), id
        assert (cards.EURO[card], cards.FREE[card]) == (euro == "yes", free == "yes"), id
        assert cards.FACTS["plus_cards"][card - cards.PLUS]["kind"] == kind


@pytest.mark.rule("FM-248")
def test_question_cards_are_those_of_the_table() -> None:
    table = rows_of("Q")
    assert sorted(THINGS[card] for card in given(2).g.question_deck) == sorted(table)
    assert len(table) == 36
    sums = [int(k) for k in re.findall(r"(\d+)k", table["Q13"][1])]
    assert [cards.QUESTION_AMOUNT[THING[f"Q{n}"]] * UNIT for n in range(13, 21)] == sums
    assert [cards.QUESTION_AMOUNT[THING[f"Q{n}"]] * UNIT for n in range(21, 29)] == sums
    sizes = re.findall(r"(\d+)k/(\d+)k", table["Q01"][1])
    for n in range(12):
        card = THING[f"Q{n + 1:02}"]
        assert f"sponsor({cards.ITEMS[cards.ITEM[card]]})" in table[f"Q{n + 1:02}"][1]
        assert (cards.PAYOUT[card] * UNIT, cards.RESALE[card] * UNIT) == tuple(map(int, sizes[n % 3]))
    effects = {"pay_per(footballer": "pay_per_footballer", "pay_per(red": "pay_per_red"}
    effects["gain_per(yellow"] = "gain_per_yellow"
    for n in range(13, 37):
        named = table[f"Q{n}"][1].strip("`").split("`")[0].partition(",")[0]
        effect = cards.QUESTION_EFFECTS[cards.QUESTION_EFFECT[THING[f"Q{n}"]]]
        assert effect == effects.get(named, named.partition("(")[0])


@pytest.mark.rule("FM-248")
def test_clubs_are_those_of_the_table() -> None:
    table = rows_of("E")
    assert sorted(THINGS[card] for card in given(2).g.euromatch_deck) == sorted(table)
    assert len(table) == 30
    first = {"E01": 1, "E09": 9, "E17": 17, "E23": 23, "E28": 28}
    for id, at in first.items():
        for step, stars in enumerate(table[id][1].split(", ")):
            card = THING[f"E{at + step:02}"]
            found = (cards.PENNANTS[card], cards.CLUB_STARS[card], cards.REVENUE[card] * UNIT)
            assert found == (int(table[id][0]), int(stars), int(table[id][2].removesuffix("k")))


@pytest.mark.rule("FM-249")
def test_returned_cards_lie_under_their_deck_in_the_order_returned() -> None:
    table = given(2).squad(0, "Y01", "B10", "R01", "Y02", "R02").window(0)
    below = table.g.domestic_deck.copy(), table.g.foreign_deck.copy()
    table.play(0, *[f"bank_sell:{card}" for card in ("Y02", "R02", "B10", "R01", "Y01")])
    assert table.names(table.g.domestic_deck[:3]) == ["Y01", "B10", "Y02"]
    assert table.names(table.g.foreign_deck[:2]) == ["R01", "R02"]
    assert (table.g.domestic_deck[3:], table.g.foreign_deck[2:]) == below


@pytest.mark.rule("FM-249")
def test_decks_are_never_reshuffled() -> None:
    table = given(2)
    table.g.question_deck = [THING[card] for card in ("Q16", "Q15", "Q14", "Q13")]
    for _ in range(12):
        table.stop(0, "P04")
    drawn = [THINGS[card] for _, card in table.events("question")]
    assert drawn == ["Q13", "Q14", "Q15", "Q16"] * 3
