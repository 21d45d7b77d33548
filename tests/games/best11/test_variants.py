"""Two, three and four managers, and the four options of a table."""

from __future__ import annotations

import pytest

from tests.games.best11.given import GAME, THING, Table, given
from tests.tables.given_tables import play_on, scene, sit
from touchline.engine.chance import seed_state
from touchline.engine.errors import TouchlineError
from touchline.engine.match import Match
from touchline.games.best11.cards import MANAGER, THINGS
from touchline.games.best11.state import Best11
from touchline.tables.service import Tables

OPTIONS = ["shootout", "bench_tactics", "money_cap", "manager_draft"]


def new(seats: int, seed: int = 1, **options: int) -> Best11:
    """A new table, up to its first question."""
    g: Best11 = GAME.new(seats, seed_state(seed), GAME.option_values(options))
    GAME.rules.settle(g)
    return g


def tied(*seats: int, **options: int) -> Table:
    """Four managers after round 7: these have 70 points, the others 60 and less; nobody has a card."""
    table = given(seats=4, round=7, **options)
    for seat in range(4):
        table.money(seat, 70 if seat in seats else 60 - seat)
    table.g.manager = [1, 1, 1, 1]  # boards that add nothing
    return table


def places(table: Table) -> list[int]:
    """Everybody's place."""
    return [score.place for score in GAME.scores(table.g)]


# Player counts


@pytest.mark.parametrize("round", [1, 4, 7])
@pytest.mark.parametrize(
    ("seats", "slots", "from_deck", "keepers"),
    [
        pytest.param(2, 4, 2, 3, marks=pytest.mark.rule("B11-212")),
        pytest.param(3, 4, 1, 4, marks=pytest.mark.rule("B11-213")),
        pytest.param(4, 5, 1, 5, marks=pytest.mark.rule("B11-214")),
    ],
)
def test_market_and_keepers_by_number_of_managers(
    seats: int, slots: int, from_deck: int, keepers: int, round: int
) -> None:
    table = given(seats, round=round)
    assert len(table.g.keepers) == keepers
    for seat in range(seats):
        table.hand(seat, f"fa_{10 * seat + 1:03}", f"fa_{10 * seat + 3:03}")
    table.start("nominate")
    for seat in range(seats):
        table.play(seat, table.options(seat)[0])
    assert len(table.g.market) == slots
    assert table.g.owner.count(-1) == from_deck
    assert sorted(owner for owner in table.g.owner if owner >= 0) == list(range(seats))


@pytest.mark.rule("B11-212")
def test_two_managers_play_by_the_same_rules_otherwise() -> None:
    two, three = new(2), new(3)
    for g in (two, three):
        assert {len(hand) for hand in g.hand} == {5}
        assert {len(held) for held in g.tactics} <= {2, 3}
        while GAME.codec.verbs[g.open[g.next_seat()] & 0xFF] == "keep_tactic":
            seat = g.next_seat()
            GAME.rules.apply(g, seat, GAME.rules.options(g, seat)[0])
        assert g.round == 1
    assert two.agenda == three.agenda


@pytest.mark.rule("B11-215")
def test_game_is_for_two_to_four_and_has_these_four_options_only() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert [option.id for option in GAME.options] == OPTIONS
    assert GAME.option_values({}) == dict.fromkeys(OPTIONS, 0)
    for unknown in ("solo", "expansion", "variant"):
        with pytest.raises(TouchlineError, match="has no option"):
            Match(GAME, 2, {unknown: True}, b"")


@pytest.mark.rule("B11-216")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone(seats: int) -> None:
    with pytest.raises(TouchlineError, match="for 2 to 4 managers"):
        Match(GAME, seats, {}, b"")


@pytest.mark.rule("B11-216")
@pytest.mark.parametrize("kinds", [("here", "bot"), ("bot", "here", "bot"), ("here", "bot", "bot", "bot")])
def test_lone_human_plays_against_bots_under_the_normal_rules(kinds: tuple[str, ...]) -> None:
    """The decisions of such a table, made at an ordinary one, are legal there and lead to the same end."""

    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, *kinds)
        await play_on(tables, host)
        assert {entry.seat for entry in table.match.log} == set(range(len(kinds)))
        ordinary = Match(GAME, len(kinds), {}, table.match.secret)
        for entry in table.match.log:
            ordinary.play(entry.seat, entry.option)
        assert ordinary.over
        assert ordinary.scores == table.match.scores
        assert ordinary.digest() == table.match.digest()

    scene(play)


# Shoot-out


@pytest.mark.rule("B11-217")
def test_without_the_option_tied_managers_share() -> None:
    assert places(tied(1, 3).start("full_time")) == [3, 1, 4, 1]


@pytest.mark.rule("B11-217")
def test_shootout_ranks_the_tied_managers_and_nobody_else() -> None:
    found = set()
    for seed in range(20):
        table = tied(1, 3, seed=seed, shootout=1).start("full_time")
        assert (places(table)[0], places(table)[2]) == (3, 4)
        found.add(tuple(places(table)))
    assert found == {(3, 1, 4, 2), (3, 2, 4, 1)}


@pytest.mark.rule("B11-217")
def test_shootout_comes_after_base_values() -> None:
    for seed in range(20):
        table = tied(1, 3, seed=seed, shootout=1).team(3, "fa_062").money(3, 68).start("full_time")
        assert places(table) == [3, 2, 4, 1]


# Bench tactics


@pytest.mark.rule("B11-218")
def test_bench_tactics_are_four_more_cards_in_the_deck() -> None:
    def tactical_cards(**options: int) -> list[str]:
        g = new(3, **options)
        held = [card for cards in g.tactics for card in cards]
        return sorted(THINGS[card] for card in g.tactics_deck + held)

    assert tactical_cards() == [f"tac_{n:02}" for n in range(1, 23)]
    assert tactical_cards(bench_tactics=1) == [f"tac_{n:02}" for n in range(1, 27)]


@pytest.mark.rule("B11-218")
def test_bench_tactics_are_shuffled_in() -> None:
    found = set()
    for seed in range(60):
        g: Best11 = GAME.new(3, seed_state(seed), GAME.option_values({"bench_tactics": 1}))
        found |= {g.tactics_deck.index(THING["tac_24"]), g.tactics_deck.index(THING["tac_01"])}
    assert len(found) > 20


# Money cap


@pytest.mark.rule("B11-219", "B11-X66")
@pytest.mark.parametrize(("left", "points"), [(0, 0), (12, 12), (20, 20), (21, 20), (26, 20)])
def test_money_left_scores_at_most_20_with_the_cap(left: int, points: int) -> None:
    assert given(money_cap=1).money(0, left).score(0).parts["Money"] == points
    assert given().money(0, left).score(0).parts["Money"] == left


@pytest.mark.rule("B11-219")
def test_money_tactic_is_counted_apart_from_the_cap() -> None:
    table = given(money_cap=1, bench_tactics=1).money(1, 26).tactics(1, "tac_24")
    assert table.score(1).parts == {"Money": 20, "Tactics": 10, "Base": 0, "Symbols": 0}


# Manager draft


@pytest.mark.rule("B11-220")
def test_last_in_whistle_order_chooses_the_first_board() -> None:
    for seats in (2, 3, 4):
        for seed in range(5):
            g = new(seats, seed, manager_draft=1)
            order = []
            while len(order) < seats:
                order.append(g.next_seat())
                GAME.rules.apply(g, g.next_seat(), GAME.rules.options(g, g.next_seat())[0])
            assert order == [(g.lead - 1 - i) % seats for i in range(seats)]


@pytest.mark.rule("B11-220")
def test_boards_are_drafted_face_up_before_any_card_is_dealt() -> None:
    match = Match(GAME, 3, {"manager_draft": True}, b"draft")
    boards = ["mgr_symbols", "mgr_flex", "mgr_hand", "mgr_tactics", "mgr_tax"]
    chosen = []
    while len(chosen) < 3:
        (seat,) = match.waiting()
        for viewer in (-1, 0, 1, 2):
            table = match.view(viewer).table
            assert table.boards == boards
            assert table.deck == 101
            assert [manager.hand + manager.tactics + manager.money for manager in table.managers] == [0, 0, 0]
        assert match.options_of(seat) == [f"draft_manager:{board}" for board in boards]
        chosen.append((seat, boards.pop(1)))
        match.play(seat, f"draft_manager:{chosen[-1][1]}")
    table = match.view(0).table
    for seat, board in chosen:
        assert table.managers[seat].board == board
    assert table.boards == []  # the rest are out of the game
    assert [manager.hand for manager in table.managers] == [5, 5, 5]


@pytest.mark.rule("B11-220")
def test_drafted_board_works_from_the_deal_on() -> None:
    match = Match(GAME, 2, {"manager_draft": True}, b"tactics")
    first = match.waiting()[0]
    match.play(first, "draft_manager:mgr_tactics")
    match.play(1 - first, "draft_manager:mgr_tax")
    assert len(match.view(first).table.own.tactics) == 3
    assert len(match.view(1 - first).table.own.tactics) == 2


@pytest.mark.rule("B11-220")
def test_without_the_option_boards_are_dealt() -> None:
    match = Match(GAME, 3, {}, b"no draft")
    assert match.view(0).table.boards == []
    assert all(0 <= THING[m.board] - MANAGER < 5 for m in match.view(0).table.managers)
    assert match.view(0).decision.question == "keep_tactic"


@pytest.mark.rule("B11-217", "B11-218", "B11-219", "B11-220")
def test_every_option_is_off_by_default_and_names_its_rule() -> None:
    g = new(3)
    assert [g.shootout, g.bench_tactics, g.money_cap, g.manager_draft] == [0, 0, 0, 0]
    rules = {option.id: option.rule for option in GAME.options}
    assert rules == dict(zip(OPTIONS, ("B11-217", "B11-218", "B11-219", "B11-220"), strict=True))
    for name in OPTIONS:
        assert Match(GAME, 3, {name: True}, b"").view(-1).table.options == [name]
