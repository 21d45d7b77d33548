"""Who may see what.

For each hidden thing two tables are set up that differ in nothing else. What reaches the holder (view,
reasons for every option, events, log lines) tells them apart; what reaches everybody else is equal to the
byte and does not name the thing.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.best11.given import GAME, THING, Table, given
from touchline.engine import views
from touchline.games.best11 import page, text
from touchline.games.best11.cards import THINGS

EVERYBODY = (-1, 0, 1, 2)
Hidden = Callable[[str], Table]


def names(thing: str) -> tuple[str, str]:
    """How a card could be named: by its id, and in words."""
    return thing, text.name(THING[thing])


def assert_secret(world: Hidden, one: str, other: str, holder: int | None) -> None:
    """Which of two cards it is reaches the holder and nobody else; without a holder, nobody at all."""
    first, second = world(one), world(other)
    for viewer in EVERYBODY:
        if viewer == holder:
            assert one in first.reaches(viewer)
            assert other in second.reaches(viewer)
            assert first.reaches(viewer) != second.reaches(viewer)
        else:
            assert first.reaches(viewer) == second.reaches(viewer)
            for name in names(one):
                assert name not in first.reaches(viewer)


def assert_public(world: Hidden, thing: str) -> None:
    """The card reaches everybody."""
    for viewer in EVERYBODY:
        assert thing in world(thing).reaches(viewer)


# Hands


@pytest.mark.rule("B11-266")
@pytest.mark.parametrize("step", ["nominate", "market", "bid", "reveal", "handicap"])
def test_free_agents_in_hand_are_known_to_their_holder_only(step: str) -> None:
    def world(card: str) -> Table:
        table = given().hand(0, card, "fa_030").hand(1, "fa_003", "fa_004").hand(2, "fa_005", "fa_007")
        if step == "reveal":  # pause at a tie that the whistle holder has to decide
            table.market(("fa_010", None)).bid(1, 1, "fa_015").bid(2, 1, "fa_021")
        elif step == "bid":
            table.market(("fa_010", None)).money(0, 4).money(1, 4).money(2, 4)
        return table.start(step)

    assert_secret(world, "fa_012", "fa_014", holder=0)


@pytest.mark.rule("B11-266")
def test_cards_drawn_at_the_refill_are_told_to_who_draws_them_only() -> None:
    def world(card: str) -> Table:
        table = given().hand(1, "fa_003", "fa_004", "fa_006", "fa_007", "fa_009")
        table.hand(2, "fa_020", "fa_021", "fa_022", "fa_023", "fa_024")
        return table.hand(0, "fa_030", "fa_033", "fa_035", "fa_036").deck(card).start("refill")

    assert_secret(world, "fa_012", "fa_014", holder=0)
    drawn = [THING["fa_012"]]
    assert world("fa_012").events("refilled", 0) == [[0, *drawn], [1, -1]]  # and mgr_hand draws its sixth
    assert world("fa_012").events("refilled", 2) == [[0, -1], [1, -1]]


@pytest.mark.rule("B11-239", "B11-073")
@pytest.mark.parametrize("loser", [0, 1])
def test_card_of_a_losing_bid_is_known_in_whoever_s_hand_it_is(loser: int) -> None:
    table = given().market(("fa_010", None)).hand(0, "fa_003").hand(1, "fa_004")
    table.bid(loser, 1, "fa_015").bid(1 - loser, 1, "fa_021", "fa_001").start("reveal")
    known = [manager.known for manager in table.view(2).managers]
    assert known == [["fa_015"] if seat == loser else [] for seat in range(3)]


@pytest.mark.rule("B11-266", "B11-239")
def test_card_that_came_back_from_a_revealed_bid_stays_known_to_all() -> None:
    table = (
        given().market(("fa_010", None), ("fa_005", None)).bid(0, 1, "fa_015").bid(1, 1, "fa_021", "fa_001")
    )
    table.bid(1, 2, "fa_004").bid(2, 2, "fa_009").hand(0, "fa_003").start("reveal")
    for viewer in EVERYBODY:
        assert [manager.known for manager in table.view(viewer).managers] == [["fa_015"], [], []]
        assert table.view(viewer).market[0].bids[0].cards == ["fa_015"]
        assert "fa_003" not in table.reaches(viewer) or viewer == 0
        assert [THING["fa_015"]] in [args[3:] for args in table.events("bid_shown", viewer)]


@pytest.mark.rule("B11-239")
def test_public_knowledge_of_a_card_ends_when_it_leaves_the_hand() -> None:
    table = given(round=2).hand(0, "fa_015", "fa_003").signed(1, 2)
    table.g.known = [0 << 8 | THING["fa_015"]]
    assert table.start("handicap").view(1).managers[0].known == ["fa_015"]
    table.play(0, "discard", "fa_015", "done")
    assert table.view(1).managers[0].known == []


@pytest.mark.rule("B11-239", "B11-267")
def test_nomination_that_everybody_saw_in_a_hand_has_a_known_owner() -> None:
    table = given(round=2).hand(0, "fa_015", "fa_003").hand(1, "fa_004", "fa_009").hand(2, "fa_005", "fa_007")
    table.g.known = [0 << 8 | THING["fa_015"]]
    table.start("nominate").play(0, "fa_015")
    assert table.view(1).managers[0].known == ["fa_015"]  # face down: it may be in the hand still
    table.play(1, "fa_004").play(2, "fa_005")
    for viewer in EVERYBODY:
        owners = {slot.card: slot.owner for slot in table.view(viewer).market}
        assert owners["fa_015"] == 0
        assert owners["fa_004"] == (1 if viewer == 1 else None)


# Nominations and their owners


@pytest.mark.rule("B11-267")
def test_nomination_lies_face_down_for_everybody_else() -> None:
    def world(card: str) -> Table:
        table = given().hand(0, "fa_012", "fa_014").hand(1, "fa_003", "fa_004").hand(2, "fa_005", "fa_007")
        return table.start("nominate").play(0, card)

    assert_secret(world, "fa_012", "fa_014", holder=0)
    assert world("fa_012").view(0).own.nomination == "fa_012"
    assert world("fa_012").events("nominated", 1) == []


@pytest.mark.rule("B11-267")
def test_nominated_card_is_public_once_the_market_is_shown() -> None:
    def world(card: str) -> Table:
        table = given().hand(0, card, "fa_001").hand(1, "fa_003", "fa_004").hand(2, "fa_005", "fa_007")
        table.start("nominate")
        for seat, nomination in enumerate((card, "fa_003", "fa_005")):
            table.play(seat, nomination)
        return table

    assert_public(world, "fa_012")
    assert_public(world, "fa_014")


def owners(one: int | None, other: int | None) -> Table:
    """A market in which the first two cards were nominated by these."""
    table = given().market(("fa_010", one), ("fa_005", other), ("fa_007", 2), ("fa_009", 1))
    for seat in range(3):
        table.hand(seat, f"fa_{20 + seat:03}").money(seat, 4)
    return table.start("bid")


@pytest.mark.rule("B11-267", "B11-269")
def test_owner_of_a_slot_is_known_to_that_owner_only() -> None:
    first, second = owners(0, None), owners(None, 0)
    for viewer in (-1, 1, 2):
        assert first.reaches(viewer) == second.reaches(viewer)
        assert [slot.owner for slot in first.view(viewer).market][:2] == [None, None]
    assert [slot.owner for slot in first.view(0).market] == [0, None, None, None]
    assert [slot.mine for slot in second.view(0).market] == [False, True, False, False]
    assert first.why(0, "fa_010") == "B11-034"
    assert first.why(1, "fa_010") == second.why(1, "fa_010") == "B11-047"


@pytest.mark.rule("B11-269")
def test_owners_of_the_market_are_told_to_the_owners_only() -> None:
    table = given(2).hand(0, "fa_012", "fa_014").hand(1, "fa_003", "fa_004").start("nominate")
    table.play(0, "fa_012").play(1, "fa_003")
    slots = [THINGS[card] for card in table.g.market]
    assert table.events("own_slot", 0) == [[0, THING["fa_012"], slots.index("fa_012")]]
    assert table.events("own_slot", 1) == [[1, THING["fa_003"], slots.index("fa_003")]]
    assert table.events("own_slot") == []


@pytest.mark.rule("B11-269")
def test_owner_becomes_public_when_the_slot_is_resolved_and_not_before() -> None:
    table = given().market(("fa_010", 1), ("fa_005", None), ("fa_007", 0), ("fa_009", 2))
    table.bid(0, 1, "fa_015").bid(0, 3, "fa_049").bid(1, 3, "fa_031").start("reveal")
    for viewer in EVERYBODY:  # slot 1 is sold, slot 2 found no bid, slot 3 is tied and waits for the whistle
        seen = [slot.owner for slot in table.view(viewer).market]
        assert seen[:2] == [1, -1]
        assert seen[2] == (0 if viewer == 0 else None)
        assert seen[3] == (2 if viewer == 2 else None)
    table.play(0, "p1")
    assert {tuple(slot.owner for slot in table.view(v).market) for v in EVERYBODY} == {(1, -1, 0, 2)}


# Bids


def bidding(*answers: str) -> Table:
    """Manager 0 has fa_012 (3), fa_030 (2) and 4 money, and bids like this on slots that ask for 2 and 1."""
    table = given().market(("fa_005", 1), ("fa_001", None)).hand(0, "fa_012", "fa_030").money(0, 4)
    return table.hand(1, "fa_003").hand(2, "fa_004").start("bid").play(0, *answers)


@pytest.mark.rule("B11-268")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("fa_012",), ("money_3",)),
        (("fa_012", "money_1"), ("money_3", "money_1")),
        (("next", "fa_012"), ("next", "fa_030")),
        (("fa_012",), ("next",)),
    ],
)
def test_bids_are_known_to_the_bidder_only(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    first, second = bidding(*one), bidding(*other)
    for viewer in (-1, 1, 2):
        assert first.reaches(viewer) == second.reaches(viewer)
        assert "fa_012" not in first.reaches(viewer)
    assert first.view(0).own.bids != second.view(0).own.bids


@pytest.mark.rule("B11-268")
def test_sealed_bids_are_as_secret_as_open_ones() -> None:
    first, second = bidding("fa_012", "next", "next"), bidding("next", "money_3", "next")
    for viewer in (-1, 1, 2):
        assert first.reaches(viewer) == second.reaches(viewer)
    assert first.view(0).own.bids == [["fa_012"], []]
    assert first.view(1).managers[0].hand == second.view(1).managers[0].hand == 2
    assert first.view(1).managers[0].money == 4


@pytest.mark.rule("B11-268")
def test_bids_on_later_slots_stay_secret_while_a_slot_is_resolved() -> None:
    def world(card: str) -> Table:
        table = given().market(("fa_010", None), ("fa_005", None)).hand(0, "fa_012", "fa_014")
        table.bid(1, 1, "fa_015").bid(2, 1, "fa_021").bid(0, 2, card)
        return table.start("reveal")

    first, second = world("fa_012"), world("fa_014")
    assert first.asked(0) == "award_tie"
    for viewer in (-1, 1, 2):
        assert first.reaches(viewer) == second.reaches(viewer)
        assert [bid.cards for bid in first.view(viewer).market[0].bids] == [["fa_015"], ["fa_021"]]
        assert first.view(viewer).market[1].bids == []
    assert first.view(0).own.bids == [[], ["fa_012"]]
    first.play(0, "p1")
    for viewer in EVERYBODY:
        assert [bid.cards for bid in first.view(viewer).market[1].bids] == [["fa_012"]]


@pytest.mark.rule("B11-274")
def test_money_total_is_public_and_its_spread_over_bids_is_not() -> None:
    tables = [bidding(), bidding("money_3"), bidding("next", "money_1"), bidding("money_3", "money_1")]
    for viewer in (-1, 1, 2):
        assert [table.view(viewer).managers[0].money for table in tables] == [4] * 4
        assert len({table.reaches(viewer) for table in tables}) == 1
    assert [table.view(0).own.purse for table in tables] == [4, 1, 3, 0]


# Tactical cards


@pytest.mark.rule("B11-270")
@pytest.mark.parametrize("step", ["nominate", "handicap", "keepers"])
def test_tactical_cards_held_are_known_to_their_holder_only(step: str) -> None:
    def world(card: str) -> Table:
        table = given().tactics(0, card).tactics(1, "tac_09").hand(0, "fa_003", "fa_004")
        return table.hand(1, "fa_005", "fa_006").hand(2, "fa_007", "fa_009").start(step)

    assert_secret(world, "tac_03", "tac_05", holder=0)


@pytest.mark.rule("B11-270")
def test_drawn_tactical_cards_are_told_to_who_draws_them_only() -> None:
    def world(card: str) -> Table:
        table = given().tactics_deck("tac_20", card, "tac_01", "tac_02").signed(1, 2).start("handicap")
        return table.play(0, "tactic")

    assert_secret(world, "tac_03", "tac_05", holder=0)
    assert world("tac_03").events("tactics_drawn", 1) == [[0, -1, -1]]


@pytest.mark.rule("B11-270", "B11-271")
def test_returned_tactical_card_is_known_to_who_put_it_under_the_deck_only() -> None:
    def world(card: str) -> Table:
        table = given().tactics(0, "tac_03", "tac_05").tactics_deck("tac_20", "tac_21", "tac_01").signed(1, 2)
        table.hand(1, "fa_005", "fa_006", "fa_008", "fa_013", "fa_023", "fa_041")
        return table.start("handicap").play(0, "tactic", card)

    first, second = world("tac_03"), world("tac_05")
    for viewer in (-1, 1, 2):
        assert first.reaches(viewer) == second.reaches(viewer)
        assert first.events("tactic_returned", viewer) == [[0, -1]]
        for name in names("tac_03"):
            assert name not in first.reaches(viewer)
    assert first.view(0).own.put_under == [("tac_03", 2)]
    assert second.view(0).own.put_under == [("tac_05", 2)]


@pytest.mark.rule("B11-270")
def test_tactical_card_returned_at_setup_is_nobody_elses_business() -> None:
    def world(card: str) -> Table:
        table = given()
        table.g.round = 0
        table.tactics(0, "tac_03", "tac_05").tactics(1, "tac_09", "tac_10").tactics(2, "tac_11", "tac_12")
        for seat in range(3):
            table.g.ask(seat, GAME.codec.verbs.index("keep_tactic"))
        GAME.rules.settle(table.g)
        return table.play(0, card)

    first, second = world("tac_03"), world("tac_05")
    for viewer in (-1, 1, 2):
        assert first.reaches(viewer) == second.reaches(viewer)
        assert "tac_03" not in first.reaches(viewer)
        assert first.view(viewer).managers[0].tactics == 2
    assert first.view(0).own.tactics == ["tac_05"]


# Decks


@pytest.mark.rule("B11-271")
def test_order_of_the_free_agent_deck_is_known_to_nobody() -> None:
    assert_secret(
        lambda card: given().hand(0, "fa_003", "fa_004").deck(card).start("nominate"),
        "fa_012",
        "fa_014",
        None,
    )


@pytest.mark.rule("B11-271")
def test_order_of_the_tactical_deck_is_known_to_nobody() -> None:
    def world(card: str) -> Table:
        rest = [name for name in ("tac_03", "tac_05") if name != card]
        return given().tactics_deck("tac_20", card, *rest).hand(0, "fa_003", "fa_004").start("nominate")

    assert_secret(world, "tac_03", "tac_05", None)


@pytest.mark.rule("B11-271")
def test_manager_knows_where_the_own_returned_cards_lie() -> None:
    table = given().tactics_deck("tac_20", "tac_21", "tac_05", "tac_03", "tac_07", "tac_01")
    table.g.put_under = [0, 2, 0, -1, -1, -1]  # from the bottom: tac_01, tac_07, tac_03
    assert table.view(0).own.put_under == [("tac_01", 6), ("tac_03", 4)]
    assert table.view(1).own.put_under == []
    assert table.view(2).own.put_under == [("tac_07", 5)]


def test_nobody_sees_the_generator() -> None:
    first, second = given().hand(0, "fa_003", "fa_004"), given().hand(0, "fa_003", "fa_004")
    second.g.chance = 12345
    second.g.pool = 678
    for viewer in EVERYBODY:
        assert first.reaches(viewer) == second.reaches(viewer)


# What everybody sees


def full_table() -> Table:
    """A table on which everything public lies."""
    table = given(round=4, whistle=1).keepers("kp_1", "kp_4", "kp_7", "kp_9").keeper(2, "kp_7")
    table.team(0, "fa_001", "fa_007").arrivals(1, "fa_015").team(1, "fa_016").discard("fa_020", "fa_013")
    for seat in range(3):
        table.hand(seat, f"fa_{30 + seat:03}", f"fa_{40 + seat:03}").tactics(seat, f"tac_{seat + 1:02}")
    table.money(0, 3).money(1, 5).money(2, 0)
    return table.market(("fa_010", 0), ("fa_005", 1), ("fa_009", 2), ("fa_012", None))


@pytest.mark.rule("B11-272")
@pytest.mark.parametrize("step", ["nominate", "bid", "reveal", "handicap", "adjust", "keepers"])
def test_market_teams_keepers_managers_round_and_whistle_are_public(step: str) -> None:
    table = full_table()
    if step == "reveal":
        table.bid(0, 1, "fa_021").bid(2, 1, "fa_055")
    elif step == "keepers":
        table.team(0, "fa_003", "fa_014", "fa_018", "fa_017")
    elif step == "adjust":
        table.team(1, "fa_019", "fa_036", "fa_038")
    table.start(step)
    assert any(table.g.open)
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert (view.round, view.whistle) == (4, 1)
        assert [slot.card for slot in view.market] == table.names(table.g.market)
        assert view.keepers == ["kp_1", "kp_4", "kp_9"]
        boards = [manager.board for manager in view.managers]
        assert boards == ["mgr_symbols", "mgr_hand", "mgr_tactics"]
        for seat, manager in enumerate(view.managers):
            assert manager.team == table.names(table.g.team[seat])
            assert manager.arrivals == table.names(table.g.arrivals[seat])
        assert [manager.keeper for manager in view.managers] == [None, None, "kp_7"]


@pytest.mark.rule("B11-273")
def test_discard_pile_lies_open_in_its_order() -> None:
    table = full_table().discard("fa_100", "fa_002").start("bid")
    for viewer in EVERYBODY:
        assert table.view(viewer).discard == ["fa_020", "fa_013", "fa_100", "fa_002"]


@pytest.mark.rule("B11-275")
def test_numbers_of_cards_held_are_public_and_which_they_are_is_not() -> None:
    table = full_table().hand(1, "fa_077").tactics(2, "tac_15").start("nominate")
    for viewer in EVERYBODY:
        assert [manager.hand for manager in table.view(viewer).managers] == [2, 3, 2]
        assert [manager.tactics for manager in table.view(viewer).managers] == [1, 1, 2]
        assert ("fa_077" in table.reaches(viewer)) == (viewer == 1)
        assert ("tac_15" in table.reaches(viewer)) == (viewer == 2)
    table.play(1, "fa_077")  # a card face down on the market counts as in the hand, whoever it is
    assert table.view(0).managers[1].hand == 3


@pytest.mark.rule("B11-266", "B11-270")
def test_spectator_has_no_secrets_of_anybody() -> None:
    table = full_table().start("bid")
    assert table.view(-1).own is None
    assert views.look(GAME, table.g, -1).decision is None
    for seat in range(3):
        for card in table.names(table.g.hand[seat] + table.g.tactics[seat]):
            assert card not in table.reaches(-1)


@pytest.mark.rule("B11-262")
def test_nobody_else_learns_who_is_asked_for_a_late_card_or_that_somebody_passed() -> None:
    def world(first: str, second: str) -> Table:
        table = (
            given()
            .market(("fa_010", None), ("fa_005", None))
            .bid(0, 1, "fa_015")
            .bid(1, 1, "fa_021", "fa_001")
        )
        table.bid(0, 2, "fa_030").bid(1, 2, "fa_033")  # slot 2 is tied: the whistle decides
        return table.hand(0, first).hand(1, second).hand(2, "fa_004").start("reveal")

    one, other, nobody = world("fa_019", "fa_003"), world("fa_003", "fa_042"), world("fa_003", "fa_007")
    assert (one.asked(0), other.asked(1)) == ("late_bid", "late_bid")
    for viewer in (-1, 2):
        assert views.look(GAME, one.g, viewer).thinking == []
        assert one.reaches(viewer) == other.reaches(viewer)
    assert views.look(GAME, one.g, 0).thinking == [0]
    one.play(0, "pass", "pass")
    other.play(1, "pass", "pass")
    assert [table.asked(0) for table in (one, other, nobody)] == ["award_tie"] * 3
    for viewer in (-1, 2):
        assert one.reaches(viewer) == other.reaches(viewer) == nobody.reaches(viewer)


@pytest.mark.rule("B11-262", "B11-064")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_waiting_for_a_late_card_looks_like_waiting_for_the_whistle(seats: int) -> None:
    """Tied bids: the table stops for a late card of one or of another, or for the whistle holder."""

    def world(*hands: str) -> Table:
        table = given(seats, whistle=0).market(("fa_010", None), ("fa_005", None))
        table.bid(0, 1, "fa_015").bid(1, 1, "money_3", "money_1").bid(1, 2, "fa_033")
        for seat, card in enumerate(hands):
            table.hand(seat, card)
        return table.start("reveal")

    late, others, whistle = world("fa_019", "fa_007"), world("fa_003", "fa_042"), world("fa_003", "fa_007")
    asked = [late.asked(0), others.asked(1), whistle.asked(0)]
    assert asked == ["late_bid", "late_bid", "award_tie"]
    passed = world("fa_019", "fa_007").play(0, "pass")
    assert passed.asked(0) == "award_tie"
    for viewer in [-1, *range(2, seats)]:
        assert len({table.reaches(viewer) for table in (late, others, whistle, passed)}) == 1
        assert len({waiting_words(table, viewer) for table in (late, others, whistle, passed)}) == 1
    assert late.reaches(1) == whistle.reaches(1) == passed.reaches(1)
    assert waiting_words(late, 1) == waiting_words(whistle, 1)
    for table in (late, whistle):
        assert [views.look(GAME, table.g, seat).thinking for seat in (-1, 0, 1)] == [[], [0], []]
        assert not [name for name in NAMES if name in " ".join(waiting_words(table, 1))]


NAMES = ["Ann", "Ben", "Cem", "Dot"]


def waiting_words(table: Table, viewer: int) -> tuple[str, str]:
    """What the page says to somebody who is not asked."""
    return page.waiting(views.look(GAME, table.g, viewer), NAMES[: table.g.seats])


@pytest.mark.rule("B11-262")
def test_page_says_resolving_and_nothing_of_late_cards() -> None:
    table = given(2).market(("fa_010", None), ("fa_005", None)).bid(0, 1, "fa_015").hand(0, "fa_019")
    table.bid(1, 2, "fa_033").start("reveal")
    assert table.asked(0) == "late_bid"
    assert waiting_words(table, 1) == ("Slot 1 is being resolved", "The next slot follows.")
    last = given(2).market(("fa_010", None)).bid(0, 1, "fa_015").hand(0, "fa_019").start("reveal")
    assert waiting_words(last, 1)[1] == "Consolations and signing bonuses come next."


@pytest.mark.rule("B11-064")
def test_tie_is_told_with_its_decision() -> None:
    table = given(2).market(("fa_010", None)).bid(0, 1, "fa_015").bid(1, 1, "money_3", "money_1")
    table.start("reveal")
    assert table.events("tied") == []
    table.play(0, "p1")
    assert (table.events("tied"), table.events("tie_awarded")) == ([[0, 4, 0, 1]], [[0, 0, 1]])
