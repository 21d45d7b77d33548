"""Setup: seats, decks, keepers, whistle, boards, hands, tactical cards and starting money."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.best11.given import DEFENDERS, FORWARDS, GAME, THING, even, given
from touchline.engine import views
from touchline.engine.chance import seed_state
from touchline.engine.errors import TouchlineError
from touchline.engine.events import heard_by
from touchline.engine.match import Match
from touchline.games.best11 import state as s, text
from touchline.games.best11.cards import BASE, MANAGER, MGR_HAND, MGR_TACTICS, THINGS

SEATS = [2, 3, 4]
every_table = pytest.mark.parametrize("seats", SEATS)

# Starting hands by what they are worth.
WORTH_5 = ("fa_001", "fa_002", "fa_006", "fa_008", "fa_013")
WORTH_8 = ("fa_001", "fa_002", "fa_004", "fa_005", "fa_009")
WORTH_10 = ("fa_004", "fa_005", "fa_009", "fa_016", "fa_018")
WORTH_11 = ("fa_003", "fa_004", "fa_005", "fa_009", "fa_016")
WORTH_14 = ("fa_010", "fa_015", "fa_004", "fa_005", "fa_009")


def unpacked(seats: int, seed: int = 1, **options: int) -> s.Best11:
    """The table before anything is drawn."""
    return GAME.new(seats, seed_state(seed), GAME.option_values(options))


def settled(g: s.Best11) -> s.Best11:
    """Go on until somebody has to choose, and remember what everybody was told."""
    g.events = []
    GAME.rules.settle(g)
    return g


def dealt(seats: int, seed: int = 1, **options: int) -> s.Best11:
    """A table where the hands are dealt and everybody chooses a tactical card."""
    return settled(unpacked(seats, seed, **options))


def dealt_hand(*cards: str) -> s.Best11:
    """A dealt table of two whose whistle holder drew exactly these free agents."""
    g = unpacked(2)
    for card in reversed(cards):
        g.deck.remove(THING[card])
        g.deck.append(THING[card])
    settled(g)
    assert [THINGS[card] for card in g.hand[g.lead]] == list(cards)
    return g


def chosen(g: s.Best11) -> s.Best11:
    """Everybody returns the first tactical card that was drawn."""
    for seat in range(g.seats):
        GAME.rules.apply(g, seat, GAME.rules.options(g, seat)[0])
    return g


def heard(g: s.Best11, seat: int) -> list[Any]:
    """What the seat was told so far."""
    return [h for event in g.events or [] if (h := heard_by(event, seat))]


# The table


@pytest.mark.rule("B11-001")
def test_a_game_has_two_three_or_four_players() -> None:
    for seats in SEATS:
        assert Match(GAME, seats, {}, b"secret").waiting() == list(range(seats))
    for seats in (0, 1, 5):
        with pytest.raises(TouchlineError, match="2 to 4"):
            Match(GAME, seats, {}, b"secret")


@every_table
@pytest.mark.rule("B11-001")
def test_players_sit_clockwise_in_the_same_order_for_the_whole_game(seats: int) -> None:
    """The whistle goes round in seven rounds: always from a seat to the next one."""
    match = Match(GAME, seats, {}, b"secret")
    first = match.view(-1).table.whistle
    holders = [first]
    while not match.over:
        if match.view(-1).table.whistle != holders[-1]:
            holders.append(match.view(-1).table.whistle)
        match.act_for(match.waiting()[0])
    assert holders == [(first + turn) % seats for turn in range(7)]


@pytest.mark.parametrize(("seats", "slots"), [(2, 4), (3, 4), (4, 5)])
@pytest.mark.rule("B11-002")
def test_market_has_four_slots_and_five_with_four_players(seats: int, slots: int) -> None:
    match = Match(GAME, seats, {}, b"secret")
    while not match.view(0).table.market:
        match.act_for(match.waiting()[0])
    assert len(match.view(0).table.market) == slots
    assert [len(match.view(seat).table.own.bids) for seat in range(seats)] == [slots] * seats


@every_table
@pytest.mark.rule("B11-003")
def test_round_marker_starts_on_round_1(seats: int) -> None:
    g = dealt(seats)
    assert g.round == 0
    chosen(g)
    assert (g.round, g.market, g.over) == (1, [], 0)
    assert [h.args for h in heard(g, 0) if h.kind == "round"] == [[1]]


@pytest.mark.parametrize(
    ("pile", "cards"),
    [
        pytest.param("tactics_deck", range(110, 132), marks=pytest.mark.rule("B11-004")),
        pytest.param("deck", range(101), marks=pytest.mark.rule("B11-005")),
    ],
)
def test_a_deck_holds_all_its_cards_in_random_order(pile: str, cards: range) -> None:
    games = 40 * len(cards)
    tops: Counter[int] = Counter()
    bottoms: Counter[int] = Counter()
    for seed in range(games):
        deck = getattr(unpacked(2, seed), pile)
        tops[deck[-1]] += 1
        bottoms[deck[0]] += 1
    assert sorted(deck) == list(cards)
    assert even(tops, len(cards), games)
    assert even(bottoms, len(cards), games)


@every_table
@pytest.mark.rule("B11-004", "B11-005")
def test_both_decks_lie_face_down(seats: int) -> None:
    """A table shows how many cards are left and none of them; other decks would look the same."""
    g = dealt(seats)
    for seat in range(-1, seats):
        other = g.clone()
        other.deck.reverse()
        other.tactics_deck.reverse()
        assert views.to_json(views.look(GAME, g, seat)) == views.to_json(views.look(GAME, other, seat))
    assert GAME.view(g, 0).deck == 101 - 5 * seats
    assert GAME.view(g, 0).tactics_deck == len(g.tactics_deck)


@every_table
@pytest.mark.rule("B11-006")
def test_discard_pile_starts_empty(seats: int) -> None:
    assert chosen(dealt(seats)).discard == []


@pytest.mark.rule("B11-007")
def test_money_cards_are_worth_1_or_3() -> None:
    table = given(2).money(0, 9).market(("fa_001", None)).start("bid")
    assert table.options(0) == ["money_3", "money_1", "next"]
    table.play(0, "money_3", "money_1")
    assert table.view(0).own.purse == 9 - 3 - 1
    assert table.view(0).own.bids == [["money_3", "money_1"]]


# Keepers


@every_table
@pytest.mark.rule("B11-008", "B11-009")
def test_one_keeper_more_than_players_lies_face_up(seats: int) -> None:
    g = dealt(seats)
    for seat in range(-1, seats):
        shown = GAME.view(g, seat).keepers
        assert len(set(shown)) == seats + 1
        assert [THINGS[h.args[0]] for h in heard(g, seat) if h.kind == "keeper_shown"] == shown


@pytest.mark.rule("B11-008")
def test_keepers_are_chosen_at_random() -> None:
    sets = Counter(tuple(unpacked(2, seed).keepers) for seed in range(84 * 40))
    assert even(sets, 84, 84 * 40)


@every_table
@pytest.mark.rule("B11-010")
def test_keepers_not_chosen_are_out_of_the_game(seats: int) -> None:
    match = Match(GAME, seats, {}, b"secret")
    out = {THINGS[card] for card in range(101, 110)} - set(match.view(0).table.keepers)
    assert len(out) == 9 - seats - 1
    seen = b"".join(views.to_json(match.view(seat)) for seat in range(-1, seats)).decode()
    assert not any(f'"{keeper}"' in seen for keeper in out)


@pytest.mark.rule("B11-010")
def test_only_a_face_up_keeper_can_be_taken() -> None:
    table = given(2).keepers("kp_2", "kp_5").keeper(1, "kp_1").start("keepers")
    assert table.options(0) == ["kp_2", "kp_5", "pass"]
    assert table.why(0, "kp_9") == table.why(0, "kp_1") == "B11-010"


# Whistle and boards


@every_table
@pytest.mark.rule("B11-011", "B11-012")
def test_first_whistle_is_drawn_by_lot(seats: int) -> None:
    games = 200 * seats
    assert even(Counter(unpacked(seats, seed).lead for seed in range(games)), seats, games)
    g = dealt(seats)
    assert [h.args for h in heard(g, -1) if h.kind == "whistle"] == [[g.lead]]


@every_table
@pytest.mark.rule("B11-013")
def test_each_player_has_a_random_board_of_their_own(seats: int) -> None:
    games = 500
    for seat in range(seats):
        assert even(Counter(unpacked(seats, seed).manager[seat] for seed in range(games)), 5, games)
    for seed in range(games):
        assert len(set(unpacked(seats, seed).manager)) == seats


@every_table
@pytest.mark.parametrize("draft", [0, 1])
@pytest.mark.rule("B11-014")
def test_boards_not_dealt_are_out_of_the_game(seats: int, draft: int) -> None:
    match = Match(GAME, seats, {"manager_draft": draft}, b"secret")
    while any(manager.board is None for manager in match.view(-1).table.managers):
        match.act_for(match.waiting()[0])
    taken = {manager.board for manager in match.view(-1).table.managers}
    out = {THINGS[MANAGER + board] for board in range(5)} - taken
    assert len(out) == 5 - seats
    seen = b"".join(views.to_json(match.view(seat)) for seat in range(-1, seats)).decode()
    assert not any(f'"{board}"' in seen for board in out)


@every_table
@pytest.mark.rule("B11-015")
def test_all_secret_bid_boards_are_alike(seats: int) -> None:
    """Players with the same cards have the same choices, whatever their seat, board or whistle."""
    table = given(seats).market(("fa_003", None), ("fa_001", 0), ("fa_010", None))
    for seat in range(seats):
        table.money(seat, 10)
    table.start("bid")
    for answer in ("money_3", "money_1", "next", "next", "money_1"):
        assert len({tuple(table.options(seat)) for seat in range(seats)}) == 1
        for seat in range(seats):
            table.play(seat, answer)
    laid = [["money_3", "money_1"], [], ["money_1"]]
    assert [table.view(seat).own.bids for seat in range(seats)] == [laid] * seats


@pytest.mark.rule("B11-016")
def test_seats_have_no_colour() -> None:
    """Nothing to choose when the table is made or at setup, nothing in the state, nothing in a view."""
    g = dealt(4)
    assert [option.id for option in GAME.options] == [
        "shootout",
        "bench_tactics",
        "money_cap",
        "manager_draft",
    ]
    assert {GAME.codec.verbs[asked & 0xFF] for asked in g.open} == {"keep_tactic"}
    seen = views.to_json(views.look(GAME, g, 0)).decode()
    for word in ("colour", "color", "token"):
        assert not any(word in field for field in g.dump())
        assert f'"{word}' not in seen


def round_in_seat_order(turn: int, luck: int) -> dict[str, Any]:
    """A round of four managers, each so many seats further; what they have after it, in their own order."""
    seat_of = [(manager + turn) % 4 for manager in range(4)]
    table = given(4, whistle=seat_of[0]).market(
        ("fa_003", seat_of[2]), ("fa_010", None), ("fa_005", seat_of[0]), ("fa_042", seat_of[1])
    )
    hands = (("fa_012", "fa_019"), ("fa_030", "fa_004"), ("fa_021", "fa_033"), ("fa_007", "fa_009"))
    table.g.manager = [(seat - turn) % 4 for seat in range(4)]
    for manager, seat in enumerate(seat_of):
        table.hand(seat, *hands[manager]).money(seat, 5).team(seat, DEFENDERS[manager], FORWARDS[manager])
    table.start("bid")
    chance = random.Random(luck)
    while "nominate" not in (asked := [table.asked(seat) for seat in range(4)]):
        seat = table.g.next_seat()
        options = sorted(table.options(seat))
        if asked[seat] == "award_tie":  # the choice is among managers
            options = [f"p{other}" for other in seat_of if f"p{other}" in options]
        table.play(seat, chance.choice(options))
    g = table.g
    whole = {"deck": g.deck, "discard": g.discard, "tactics_deck": g.tactics_deck, "keepers": g.keepers}
    each = ("hand", "purse", "team", "arrivals", "keeper", "tactics", "manager")
    totals = [GAME.scores(g)[seat].total for seat in seat_of]
    return whole | {name: [getattr(g, name)[seat] for seat in seat_of] for name in each} | {"points": totals}


@pytest.mark.rule("B11-016")
@pytest.mark.parametrize("luck", range(6))
def test_whichever_seats_the_managers_take_the_round_ends_the_same(luck: int) -> None:
    ends = [round_in_seat_order(turn, luck) for turn in range(4)]
    assert ends[1:] == ends[:1] * 3


# Hands and money


@every_table
@pytest.mark.rule("B11-017")
def test_each_player_draws_five_free_agents(seats: int) -> None:
    for seed in range(20):  # all boards come up, the one with bigger hands too
        g = dealt(seats, seed)
        assert [len(hand) for hand in g.hand] == [5] * seats
        assert len({card for hand in g.hand for card in hand} | set(g.deck)) == 101
    assert any(MGR_HAND in dealt(seats, seed).manager for seed in range(20))


@pytest.mark.parametrize(
    ("hand", "money"),
    [
        pytest.param(WORTH_8, 3, marks=pytest.mark.rule("B11-022", "B11-X01")),
        pytest.param(WORTH_14, 0, marks=pytest.mark.rule("B11-022", "B11-X02")),
        pytest.param(WORTH_5, 6, marks=pytest.mark.rule("B11-X13")),
        pytest.param(WORTH_10, 1, marks=pytest.mark.rule("B11-X13")),
        pytest.param(WORTH_11, 0, marks=pytest.mark.rule("B11-X13")),
    ],
)
def test_starting_money_makes_up_for_a_weak_hand(hand: tuple[str, ...], money: int) -> None:
    g = dealt_hand(*hand)
    assert GAME.view(g, -1).managers[g.lead].money == money
    assert [g.lead, money] in [h.args for h in heard(g, -1) if h.kind == "starting_money"]


@every_table
@pytest.mark.rule("B11-022")
def test_everybody_starts_with_11_less_the_hand_but_never_less_than_0(seats: int) -> None:
    for seed in range(20):
        g = dealt(seats, seed)
        assert g.purse == [max(0, 11 - sum(BASE[card] for card in hand)) for hand in g.hand]


@every_table
@pytest.mark.rule("B11-023")
def test_boards_start_empty_and_without_a_keeper(seats: int) -> None:
    managers = GAME.view(chosen(dealt(seats)), -1).managers
    assert [(m.team, m.arrivals, m.keeper, m.filled) for m in managers] == [([], [], None, 0)] * seats


@pytest.mark.rule("B11-X03")
@pytest.mark.parametrize(("seats", "keepers", "cards"), [(2, 3, 4), (3, 4, 4), (4, 5, 5)])
def test_keepers_and_market_cards_by_number_of_players(seats: int, keepers: int, cards: int) -> None:
    g = chosen(dealt(seats))
    assert len(g.keepers) == keepers
    for seat in range(seats):
        GAME.rules.apply(g, seat, GAME.rules.options(g, seat)[0])
    assert len(g.market) == cards


# Tactical cards


@every_table
@pytest.mark.rule("B11-018")
def test_each_player_keeps_one_of_two_tactical_cards(seats: int) -> None:
    g = next(g for seed in range(20) if MGR_TACTICS not in (g := dealt(seats, seed)).manager)
    drawn = [held.copy() for held in g.tactics]
    assert [len(held) for held in drawn] == [2] * seats
    for seat in range(seats):
        texts = [GAME.codec.text(option) for option in GAME.rules.options(g, seat)]
        assert texts == [f"keep_tactic:{THINGS[card]}" for card in drawn[seat]]
        labels = [GAME.label(g, seat, option).label for option in GAME.rules.options(g, seat)]
        kept = reversed(drawn[seat])  # the other one goes back
        assert labels == [f"Keep {text.name(card)}" for card in kept]
    chosen(g)
    assert g.tactics == [[second] for _, second in drawn]
    assert set(g.tactics_deck[:seats]) == {first for first, _ in drawn}
    assert len(g.tactics_deck) == 22 - seats


@every_table
@pytest.mark.rule("B11-019")
def test_tactical_card_is_chosen_with_the_hand_in_view(seats: int) -> None:
    g = dealt(seats)
    for seat in range(seats):
        view = views.look(GAME, g, seat)
        assert view.decision is not None
        assert view.decision.question == "keep_tactic"
        assert len(view.table.own.hand) == 5
        assert len(view.table.own.tactics) == len(view.decision.options)


@every_table
@pytest.mark.rule("B11-020", "B11-X11")
def test_tactics_board_keeps_two_of_three_tactical_cards(seats: int) -> None:
    g = next(g for seed in range(20) if MGR_TACTICS in (g := dealt(seats, seed)).manager)
    seat = g.manager.index(MGR_TACTICS)
    drawn = g.tactics[seat].copy()
    assert len(drawn) == 3
    assert [len(g.tactics[other]) for other in range(seats) if other != seat] == [2] * (seats - 1)
    chosen(g)
    assert g.tactics[seat] == drawn[1:]
    assert drawn[0] in g.tactics_deck[:seats]


@every_table
@pytest.mark.rule("B11-021")
def test_tactical_cards_are_secret_until_the_end(seats: int) -> None:
    g = dealt(seats)
    for at_setup in (True, False):
        for seat in range(-1, seats):
            seen = views.to_json(views.look(GAME, g, seat)).decode()
            told = str([GAME.sentence(h, seat, list("ABCD")) for h in heard(g, seat)])
            for other in range(seats):
                for card in [*g.tactics[other], *[c for c in [g.returned[other]] if c >= 0]]:
                    assert (f'"{THINGS[card]}"' in seen) == (other == seat)
                    assert other == seat or text.name(card) not in told
        if at_setup:
            chosen(g)
    table = given(2, round=7).tactics(0, "tac_03").tactics(1, "tac_17").start("full_time")
    assert [own.tactics for own in table.view(-1).shown] == [["tac_03"], ["tac_17"]]


@pytest.mark.rule("B11-277")
def test_any_number_of_tactical_cards_is_held_and_each_scores_on_its_own() -> None:
    table = given(2).team(0, "fa_005", "fa_062", "fa_078")  # no symbols; two red, one yellow
    table.tactics(0, "tac_19", "tac_20", "tac_21", "tac_22", "tac_16", "tac_01")
    assert table.score(0).notes == [
        ("tac_19", 7),
        ("tac_20", 7),
        ("tac_21", 7),
        ("tac_22", 7),
        ("tac_16", 6),
        ("tac_01", 0),
    ]
    assert table.score(0).parts["Tactics"] == 34
    table.tactics_deck("tac_02", "tac_03").won(0, "fa_002").start("bonuses").play(0, "fa_002", "tac_02")
    assert len(table.g.tactics[0]) == 7


# Order


@every_table
@pytest.mark.rule("B11-024")
def test_setup_draws_and_returns_go_in_whistle_order(seats: int) -> None:
    for seed in range(8):
        g = unpacked(seats, seed)
        assert g.hand == g.tactics == [[] for _ in range(seats)]  # whistle and boards come first
        assert -1 not in g.manager
        order = g.in_order(g.lead)
        deck, tactics = g.deck[::-1], g.tactics_deck[::-1]
        settled(g)
        assert [card for seat in order for card in g.hand[seat]] == deck[: 5 * seats]
        assert [card for seat in order for card in g.tactics[seat]] == tactics[: sum(map(len, g.tactics))]
        kinds = [(h.kind, h.args[0]) for h in heard(g, -1) if h.kind in ("hand_dealt", "tactics_drawn")]
        assert kinds == [("hand_dealt", seat) for seat in order] + [("tactics_drawn", seat) for seat in order]
        first = [held[0] for held in g.tactics]
        bottom = g.tactics_deck[0]
        for seat in reversed(range(seats)):
            assert g.tactics_deck[0] == bottom  # nothing goes back before everybody has chosen
            GAME.rules.apply(g, seat, GAME.rules.options(g, seat)[0])
        assert g.tactics_deck[:seats] == [first[seat] for seat in reversed(order)]


@pytest.mark.rule("B11-024")
def test_drafted_boards_are_settled_before_anything_is_drawn() -> None:
    g = dealt(3, manager_draft=1)
    for _ in range(3):
        assert g.hand == g.tactics == [[], [], []]
        seat = g.next_seat()
        GAME.rules.apply(g, seat, GAME.rules.options(g, seat)[0])
    assert [len(hand) for hand in g.hand] == [5, 5, 5]
