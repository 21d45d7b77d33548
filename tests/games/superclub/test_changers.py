"""Game changers: drawn in a match, opened after it (SC-179 to SC-183)."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, given
from touchline.engine.events import heard_by
from touchline.games.superclub import cards, state as s

DRAWS = (6, 6, 1, 2)  # the home side wins midfield and draws a Game changer
HOME_WINS = (6, 5, 1, 2)


def even() -> Table:
    """Two equal line-ups."""
    return given().eleven(0).eleven(1)


def number(changer: str) -> int:
    """The number of a Game changer in events and piles."""
    return THING[changer] - cards.CHANGER


def drawn(changer: str) -> Table:
    """The home side has drawn this card in midfield; the match waits for a card of the away side."""
    return even().weapon(1, "GC-34").changers(changer).dice(*DRAWS).match().passing("weapon:GC-34")


@pytest.mark.rule("SC-179")
def test_a_card_is_unread_until_the_match_is_over() -> None:
    money, weapon = drawn("GC-04a"), drawn("GC-26a")
    for table in (money, weapon):
        assert table.asked(1) == "weapon"
        assert table.g.cash == [0, 0]
        assert table.view(0).match.put_aside == [1, 0]
        assert table.view(0).own.weapons == []
        assert table.events("changer_drawn") == [[0, 6]]
    assert money.view(0) == weapon.view(0)  # nothing tells the two cards apart
    money.dice(*HOME_WINS).passing()
    kinds = [event.kind for event in money.heard]
    assert kinds.index("full_time") < kinds.index("points") < kinds.index("news")


@pytest.mark.rule("SC-180")
def test_news_is_read_out_loud_and_resolved_at_once() -> None:
    table = even().changers("GC-04a").dice(*DRAWS, *HOME_WINS).match()
    told = next(event for event in table.heard if event.kind == "news")
    for seat in (0, 1, -1):
        heard = heard_by(told, seat)
        assert heard is not None
        assert heard.args == [0, number("GC-04a")]
    assert table.g.cash == [50, 0]
    assert table.g.weapons == [[], []]


@pytest.mark.rule("SC-180")
def test_bad_news_is_resolved_too() -> None:
    table = even().cash(40, 40).changers("GC-08a").dice(*DRAWS, *HOME_WINS).match()
    assert table.g.cash == [30, 40]


@pytest.mark.rule("SC-181")
def test_a_secret_weapon_is_kept_hidden_and_played_in_a_later_match() -> None:
    table = even().changers("GC-26a").dice(*DRAWS, *HOME_WINS).match()
    told = next(event for event in table.heard if event.kind == "weapon_kept")
    own, other = heard_by(told, 0), heard_by(told, 1)
    assert own is not None
    assert other is not None
    assert (own.args, other.args) == ([0, number("GC-26a")], [0, -1])
    assert table.events("news") == []
    assert table.view(0).own.weapons == ["GC-26a"]
    assert table.view(1).managers[0].weapons == 1
    table.dice(*HOME_WINS, *HOME_WINS).match()
    assert table.options(0) == ["weapon:pass", "weapon:GC-26a"]
    table.passing()
    assert table.g.weapons[0] == [number("GC-26a")]  # of the owner's choosing: not in this one
    table.match().play(0, "weapon:GC-26a", "target:mid")
    assert table.events("weapon") == [[0, number("GC-26a")]]


@pytest.mark.rule("SC-182")
def test_any_number_of_secret_weapons_is_held_over_seasons() -> None:
    held = ["GC-25a", "GC-25b", "GC-29", "GC-31", "GC-32", "GC-33", "GC-36"]
    table = even().weapon(0, *held).changers("GC-30").dice(*DRAWS, *HOME_WINS).match()
    table.until()
    assert len(table.g.weapons[0]) == len(held) + 1
    table.points(40, 50).run(s.END_SEASON)
    table.until("line_up")
    assert table.g.season == 2
    assert table.g.weapons[0] == [number(changer) for changer in (*held, "GC-30")]


@pytest.mark.rule("SC-183")
@pytest.mark.parametrize("changer", ["GC-04a", "GC-08a", "GC-19", "GC-01"])
def test_resolved_news_goes_to_the_discard_pile(changer: str) -> None:
    table = even().cash(50, 50).changers(changer).dice(*DRAWS, *HOME_WINS).match()
    assert table.g.changer_discard == [number(changer)]
    assert number(changer) not in table.g.changer_deck


@pytest.mark.rule("SC-183")
def test_a_played_secret_weapon_goes_to_the_discard_pile() -> None:
    table = even().weapon(0, "GC-26a").match()
    assert table.g.changer_discard == []
    table.dice(*HOME_WINS, *HOME_WINS).play(0, "weapon:GC-26a", "target:att")
    assert table.g.changer_discard == [number("GC-26a")]
    assert table.g.weapons[0] == []
