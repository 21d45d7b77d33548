"""Imagined worlds: what a seat knows stays, what it cannot know is dealt again, nothing shines through."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.odds import assert_equal_odds
from tests.games.best11.given import GAME, THING, Table, given
from touchline.bots import registry
from touchline.bots.sight import Sight
from touchline.engine import views
from touchline.engine.chance import Chance, seed_state
from touchline.games.best11.cards import BASE, LATE, WORTH
from touchline.games.best11.state import BID, LATE_BID, Best11

WORLDS = range(60)
THINKING = 3  # of the seeds with which every bot is asked


def worlds(table: Table, seat: int) -> list[Best11]:
    """Many worlds that this seat could be in."""
    return [GAME.redeal(table.g, seat, seed) for seed in WORLDS]


def seen(g: Best11, seat: int) -> bytes:
    """The bytes of a seat's view."""
    return views.to_json(views.look(GAME, g, seat))


def moments(seats: int, games: int, **options: int) -> Iterator[Best11]:
    """Every moment of a few random games."""
    for seed in range(games):
        g: Best11 = GAME.new(seats, seed_state(seed), GAME.option_values(options))
        GAME.rules.settle(g)
        chance = Chance(seed)
        while g.unanswered:
            yield g
            waiting = [seat for seat in range(seats) if g.open[seat]]
            seat = waiting[chance.rand(len(waiting))]  # simultaneous answers come in any order
            legal = GAME.rules.options(g, seat)
            GAME.rules.apply(g, seat, legal[chance.rand(len(legal))])
        yield g


def late_round() -> Table:
    """Manager 0 is asked to nominate; the others hold two cards each, one of them seen by everybody."""
    table = given(round=3).hand(0, "fa_012", "fa_014").hand(1, "fa_003", "fa_004").hand(2, "fa_005", "fa_007")
    table.tactics(0, "tac_01").tactics(1, "tac_02").tactics(2, "tac_03", "tac_04")
    table.g.known = [1 << 8 | THING["fa_003"]]
    return table.start("nominate")


# Every moment of whole games


@pytest.mark.rule("B11-276")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_world_looks_the_same_to_its_seat_and_keeps_every_card(seats: int) -> None:
    for n, g in enumerate(moments(seats, 2, bench_tactics=1)):
        before = g.dump()
        for seat in range(-1, seats):
            world = GAME.redeal(g, seat, n)
            assert seen(world, seat) == seen(g, seat)
            assert GAME.conserved(world) == ""
        assert g.dump() == before


@pytest.mark.rule("B11-276")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_world_follows_from_what_the_seat_knows_and_the_seed(seats: int) -> None:
    """The same seed in another world that looks the same deals the very same world: no way leads back."""
    for n, g in enumerate(moments(seats, 2, bench_tactics=1, manager_draft=1)):
        for seat in range(-1, seats):
            elsewhere = GAME.redeal(g, seat, n + 1_000_000)
            assert GAME.redeal(elsewhere, seat, n).dump() == GAME.redeal(g, seat, n).dump()


def test_a_world_can_be_played_to_its_end() -> None:
    chance = Chance("on")
    for n, g in enumerate(moments(3, 1)):
        world = GAME.redeal(g, n % 4 - 1, n)
        GAME.rules.play_random(world, chance)
        assert GAME.over(world)
        assert GAME.conserved(world) == ""


def test_the_same_seed_gives_the_same_world_and_another_seed_another() -> None:
    g = late_round().g
    assert GAME.redeal(g, 0, 5).dump() == GAME.redeal(g, 0, 5).dump()
    assert GAME.redeal(g, 0, 5).hand != GAME.redeal(g, 0, 6).hand


def test_future_chance_of_a_world_is_its_own() -> None:
    g = late_round().g
    g.pool = 99  # seeds of a live table
    found = {GAME.redeal(g, 0, seed).chance for seed in WORLDS}
    assert len(found) == len(WORLDS)
    assert g.chance not in found
    assert {GAME.redeal(g, 0, seed).pool for seed in WORLDS} == {0}


def test_nothing_is_left_to_imagine_when_the_game_is_over() -> None:
    table = given(round=7).hand(1, "fa_012").tactics(1, "tac_05").start("full_time")
    assert GAME.redeal(table.g, 0, 5).dump() == table.g.dump()


# What stays, what changes


@pytest.mark.rule("B11-266")
def test_own_hand_stays_and_other_hands_change() -> None:
    table = late_round()
    for world in worlds(table, 0):
        assert world.hand[0] == table.g.hand[0]
        assert [len(hand) for hand in world.hand] == [2, 2, 2]
    assert len({tuple(world.hand[2]) for world in worlds(table, 0)}) > 50
    assert len({tuple(world.hand[0]) for world in worlds(table, 1)}) > 50


@pytest.mark.rule("B11-239")
def test_card_that_everybody_saw_return_stays_in_its_hand() -> None:
    assert all(THING["fa_003"] in world.hand[1] for world in worlds(late_round(), 0))
    assert any(THING["fa_004"] not in world.hand[1] for world in worlds(late_round(), 0))


@pytest.mark.rule("B11-271")
def test_every_unseen_card_is_equally_likely_in_a_hand() -> None:
    table = late_round()
    unseen = 101 - 2 - 1  # all but the viewer's hand and the known card
    cards = [GAME.redeal(table.g, 0, seed).hand[2][0] for seed in range(3_000)]
    assert_equal_odds(cards, unseen)


@pytest.mark.rule("B11-270")
def test_own_tactical_cards_stay_and_those_of_others_change() -> None:
    table = late_round()
    for world in worlds(table, 2):
        assert world.tactics[2] == table.g.tactics[2]
        assert [len(held) for held in world.tactics] == [1, 1, 2]
    assert len({world.tactics[0][0] for world in worlds(table, 2)}) > 12
    assert len({world.tactics[2][0] for world in worlds(table, 0)}) > 12


@pytest.mark.rule("B11-271")
def test_tactical_cards_that_the_seat_put_under_the_deck_stay_there() -> None:
    table = given().tactics_deck("tac_20", "tac_21", "tac_05", "tac_03", "tac_07", "tac_01")
    table.tactics(0, "tac_09").tactics(1, "tac_10")
    table.g.put_under = [0, 2, 0, -1, -1, -1]
    for world in worlds(table, 0):
        assert [world.tactics_deck[0], world.tactics_deck[2]] == [THING["tac_01"], THING["tac_03"]]
    assert len({world.tactics_deck[1] for world in worlds(table, 0)}) > 2
    assert len({world.tactics_deck[0] for world in worlds(table, 1)}) > 2


@pytest.mark.rule("B11-267")
def test_nomination_face_down_is_any_card_of_the_new_hand() -> None:
    table = late_round().play(1, "fa_004").play(2, "fa_005")
    for world in worlds(table, 0):
        assert [len(hand) for hand in world.hand] == [2, 1, 1]
        assert min(world.nomination[1:]) >= 0
    found = {world.nomination[1] for world in worlds(table, 0)}
    assert THING["fa_003"] in found  # the known card may be the one that lies there
    assert len(found) > 10
    assert {world.nomination[1] for world in worlds(table, 1)} == {THING["fa_004"]}


@pytest.mark.rule("B11-269")
def test_hidden_owners_change_places_and_known_ones_stay() -> None:
    table = given().market(("fa_010", 0), ("fa_005", 1), ("fa_007", 2), ("fa_009", None))
    table.g.shown_owner[1] = 1
    found = {tuple(world.owner) for world in worlds(table, 0)}
    assert found == {(0, 1, 2, -1), (0, 1, -1, 2)}
    assert len({tuple(world.owner) for world in worlds(table, -1)}) == 6


# Bids


def sealed() -> Table:
    """Managers 1 and 2 have bid, manager 0 is still at it."""
    table = (
        given().market(("fa_005", 1), ("fa_001", None), ("fa_007", 2)).hand(0, "fa_012", "fa_030").money(0, 4)
    )
    table.hand(1, "fa_003", "fa_004", "fa_009").money(1, 5).hand(2, "fa_013", "fa_014").money(2, 2).start(
        "bid"
    )
    table.play(1, "fa_003", "next", "money_3", "next", "next").play(2, "next", "next", "next")
    return table.play(0, "fa_012")


@pytest.mark.rule("B11-268")
def test_sealed_bids_of_others_are_legal_bids_from_a_new_hand() -> None:
    table = sealed()
    bids = set()
    for world in worlds(table, 0):
        assert world.bids[0] == table.g.bids[0]
        assert world.open == table.g.open
        for seat in (1, 2):
            manager = GAME.view(world, 0).managers[seat]
            assert (manager.money, manager.hand) == ((5, 3), (2, 2))[seat - 1]
            for slot, card in enumerate(world.market):
                bid = [entry & 0xFF for entry in world.bids[seat] if entry >> 8 == slot]
                assert not bid or sum(WORTH[thing] for thing in bid) >= BASE[card]
                assert len(bid) <= 3
        bids.add(tuple(world.bids[1]))
    assert len(bids) > 20


def test_manager_who_is_still_bidding_starts_over() -> None:
    table = sealed()
    for world in worlds(table, 1):
        assert world.open[0] == BID
        assert world.bids[0] == []
        assert GAME.view(world, 1).managers[0].money == 4
        assert world.bids[1] == table.g.bids[1]


@pytest.mark.rule("B11-268")
def test_revealed_bids_stay_and_later_ones_are_made_anew() -> None:
    table = given().market(("fa_010", None), ("fa_005", None)).bid(1, 1, "fa_015").bid(2, 1, "fa_021")
    table.bid(1, 2, "fa_030").bid(2, 2, "money_3").hand(0, "fa_012").start("reveal")
    later = set()
    for world in worlds(table, 0):
        assert [entry for entry in world.bids[1] if entry >> 8 == 0] == [THING["fa_015"]]
        later.add(tuple(entry for entry in world.bids[1] if entry >> 8 == 1))
        assert GAME.view(world, 0).managers[2].money == 3
    assert () in later
    assert len(later) > 5


def late() -> Table:
    """Manager 0 is asked for a late card on slot 1, with a bid on slot 2 as well."""
    table = given().market(("fa_010", None), ("fa_005", None)).bid(0, 1, "fa_015").bid(1, 1, "fa_021")
    return table.bid(0, 2, "fa_030").hand(0, "fa_019", "fa_003").hand(1, "fa_042").start("reveal")


@pytest.mark.rule("B11-262")
def test_manager_who_is_asked_for_a_late_card_holds_one_in_every_world() -> None:
    table = late()
    held = set()
    for viewer in (1, 2, -1):
        for world in worlds(table, viewer):
            assert world.open[0] & 0xFF == LATE_BID
            late_cards = [card for card in world.hand[0] if LATE[card]]
            assert late_cards
            held |= set(late_cards)
    assert len(held) > 4


@pytest.mark.rule("B11-262")
def test_who_passed_on_a_late_card_does_not_shine_through() -> None:
    """Manager 1 is asked after manager 0, who passed or held no late card."""
    passed = late().play(0, "pass")
    held_none = given().market(("fa_010", None), ("fa_005", None)).bid(0, 1, "fa_015").bid(1, 1, "fa_021")
    held_none.bid(0, 2, "fa_030").hand(0, "fa_004", "fa_003").hand(1, "fa_042").start("reveal")
    assert passed.asked(1) == held_none.asked(1) == "late_bid"
    for seed in WORLDS:
        ours, theirs = (GAME.redeal(table.g, 1, seed) for table in (passed, held_none))
        assert ours.dump() == theirs.dump()


# Bots


def nominating(
    mine: str = "fa_012", theirs: str = "fa_003", tactic: str = "tac_05", top: str = "fa_020"
) -> Table:
    """Manager 0 has to nominate; the other things are hidden from that seat."""
    table = given().hand(0, mine, "fa_014").hand(1, theirs, "fa_009").hand(2, "fa_005", "fa_007").deck(top)
    return table.tactics(0, "tac_09").tactics(1, tactic).tactics(2, "tac_11").start("nominate")


def bidding(theirs: tuple[str, ...] = (), owners: tuple[int, int] = (1, 2)) -> Table:
    """Manager 0 has to bid; manager 1 has bid like this."""
    table = given().market(("fa_005", owners[0]), ("fa_007", owners[1]), ("fa_001", 0)).money(0, 4)
    table.hand(0, "fa_012", "fa_030").hand(1, "fa_003", "fa_004").money(1, 4).hand(2, "fa_013")
    return table.start("bid").play(1, *theirs, *["next"] * (3 - theirs.count("next")))


HIDDEN = {
    "a hand": (nominating, lambda: nominating(theirs="fa_021")),
    "a tactical card": (nominating, lambda: nominating(tactic="tac_13")),
    "the deck": (nominating, lambda: nominating(top="fa_049")),
    "a nomination": (lambda: nominating().play(1, "fa_003"), lambda: nominating().play(1, "fa_009")),
    "a bid": (bidding, lambda: bidding(("fa_003", "next", "money_3"))),
    "an owner": (bidding, lambda: bidding(owners=(2, 1))),
}


@pytest.mark.rule("B11-276")
@pytest.mark.parametrize("what", HIDDEN)
def test_bot_gets_the_same_whatever_is_hidden_from_its_seat(what: str) -> None:
    ours, theirs = (table() for table in HIDDEN[what])
    assert ours.g.dump() != theirs.g.dump()
    for seed in range(20):
        one, other = (Sight.of(GAME, table.g, 0, seed) for table in (ours, theirs))
        assert views.to_json(one.view) == views.to_json(other.view) == seen(ours.g, 0)
        assert one.options == other.options == GAME.rules.options(ours.g, 0)
        assert one.world.dump() == other.world.dump()
        assert one.imagine(seed).dump() == other.imagine(seed).dump()
        if seed < THINKING:
            for card in registry.names("best11"):
                bot = registry.get(card.name)
                assert bot(one, Chance(seed)) == bot(other, Chance(seed))


@pytest.mark.rule("B11-276")
def test_bot_sees_its_own_cards_as_a_person_would() -> None:
    sights = [Sight.of(GAME, nominating(mine).g, 0, 1) for mine in ("fa_012", "fa_049")]
    assert [sight.view.table.own.hand[0] for sight in sights] == ["fa_012", "fa_049"]
    assert sights[0].texts == ["nominate:fa_012", "nominate:fa_014"]


@pytest.mark.rule("B11-241")
def test_bot_that_takes_over_a_seat_sees_that_managers_information_and_no_more() -> None:
    table = given().tactics(0, "tac_09").tactics(1, "tac_05").hand(0, "fa_012", "fa_014", "fa_030")
    match = table.hand(1, "fa_003", "fa_004", "fa_006").hand(2, "fa_005", "fa_007").match("nominate")
    for seat, card in enumerate(("fa_012", "fa_003", "fa_005")):
        match.play(seat, f"nominate:{card}")
    match.play(0, "bid:next")
    others = set()
    for seed in WORLDS:  # manager 0 leaves in the middle of the bidding
        sight = Sight.of(GAME, match.state, 0, seed)
        assert views.to_json(sight.view) == views.to_json(match.view(0))
        others.add((*sight.world.hand[1], *sight.world.tactics[1]))
    assert len(others) > 50
    chance = Chance("substitute")
    while 0 in match.waiting():
        sight = Sight.of(GAME, match.state, 0, chance.rand(1 << 30))
        option = registry.decide("greedy", registry.get("greedy", "best11"), sight, chance)
        match.play(0, GAME.codec.text(option))
    assert match.waiting() == [1, 2]
