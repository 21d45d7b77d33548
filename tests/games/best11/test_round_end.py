"""Steps 8 and 9: income, refill, the next round, and how round 7 ends (B11-173 to B11-187)."""

from __future__ import annotations

import pytest

from tests.games.best11.given import DEFENDERS, FORWARDS, MIDFIELDERS, THING, given
from touchline.engine.chance import seed_state
from touchline.engine.game import find
from touchline.games.best11.cards import MGR_HAND

FULL_442 = [*DEFENDERS[:4], *MIDFIELDERS[:4], *FORWARDS[:2]]
HAND = [*DEFENDERS[6:9], *MIDFIELDERS[6:9]]

# Income


INCOME = [4, 4, 4, 4, 2, 2, 2, 1, 1, 1, 0, 0]  # for 0 to 11 filled spaces


@pytest.mark.rule("B11-173", "B11-174")
@pytest.mark.parametrize("keeper", [False, True])
@pytest.mark.parametrize("cards", range(11))
def test_income_falls_with_the_filled_spaces_keeper_included(cards: int, keeper: bool) -> None:
    table = given(seats=2).manager(0, "mgr_tax").team(0, *FULL_442[:cards]).money(0, 10)
    if keeper:
        table.keeper(0, "kp_9")
    table.only("income")
    assert table.g.purse == [10 + INCOME[cards + keeper], 4]


@pytest.mark.rule("B11-X34")
@pytest.mark.parametrize(
    ("cards", "keeper", "money"), [(6, False, 2), (6, True, 1), (3, False, 4), (10, False, 0)]
)
def test_income_of_the_worked_example(cards: int, keeper: bool, money: int) -> None:
    table = given(seats=2).manager(0, "mgr_tax").team(0, *FULL_442[:cards])
    if keeper:
        table.keeper(0, "kp_9")
    assert table.only("income").g.purse[0] == money


@pytest.mark.rule("B11-175")
def test_income_is_counted_after_adjusting_and_after_the_keeper_step() -> None:
    gate = [*DEFENDERS[:2], *MIDFIELDERS[:2], *FORWARDS[:2]]
    table = given(seats=2).keepers("kp_7", "kp_8", "kp_9").team(0, *gate)  # 6 spaces: 2 money
    table.manager(1, "mgr_symbols").team(1, *MIDFIELDERS[4:6], "fa_027").arrivals(1, MIDFIELDERS[6])
    table.start("adjust").play(1, MIDFIELDERS[6])  # 4 cards before: 2 money
    assert table.g.purse == [0, 0]
    table.play(0, "kp_9").play(1, "pass")
    assert table.events("income") == [[0, 7, 1], [1, 3, 4]]
    assert table.g.purse == [1, 4]


@pytest.mark.rule("B11-176", "B11-183")
def test_round_seven_ends_without_income_and_refill() -> None:
    table = given(seats=2, round=7).hand(0, "fa_001").money(1, 2).start("bonuses")
    assert table.g.over
    assert table.g.purse == [0, 2]
    assert table.names(table.g.hand[0]) == ["fa_001"]
    assert table.g.hand[1] == []


@pytest.mark.rule("B11-176", "B11-183")
def test_round_six_ends_with_income_and_refill() -> None:
    table = given(seats=2, round=6).hand(0, "fa_001").money(1, 2).start("bonuses")
    assert table.g.round == 7
    assert table.g.purse == [4, 6]
    assert [len(hand) for hand in table.g.hand] == [5, 6]


# Refill


@pytest.mark.rule("B11-177")
def test_everybody_draws_up_to_five() -> None:
    table = given().manager(1, "mgr_tax").hand(0, "fa_001", "fa_003").hand(1, *HAND[:4]).only("refill")
    assert [len(hand) for hand in table.g.hand] == [5, 5, 5]
    assert table.names(table.g.hand[0])[:2] == ["fa_001", "fa_003"]
    assert len(table.g.deck) == 101 - 15


@pytest.mark.rule("B11-178", "B11-X09")
def test_the_hand_board_draws_up_to_six() -> None:
    table = given(seats=2).manager(0, "mgr_hand").hand(0, *HAND[:3]).deck(*FORWARDS[:3]).only("refill")
    assert table.names(table.g.hand[0]) == [*HAND[:3], *FORWARDS[:3]]


@pytest.mark.rule("B11-179")
def test_the_hand_board_starts_with_five_and_later_rounds_with_six() -> None:
    game = find("best11")
    g = game.new(3, seed_state(1), game.option_values({}))
    g.manager = [MGR_HAND, 0, 1]
    game.rules.settle(g)
    assert [len(hand) for hand in g.hand] == [5, 5, 5]
    for round in range(1, 7):
        table = given(round=round).manager(0, "mgr_hand").start("refill")
        assert table.g.round == round + 1
        assert [len(hand) for hand in table.g.hand] == [6, 5, 5]


@pytest.mark.rule("B11-180")
@pytest.mark.parametrize("draws", [0, 1, 2, 3])
@pytest.mark.parametrize(("board", "target"), [("mgr_symbols", 5), ("mgr_tax", 5), ("mgr_hand", 6)])
def test_refill_target_is_five_plus_board_plus_extra_cards(board: str, target: int, draws: int) -> None:
    cards = ["fa_048", "fa_069", "fa_021"][:draws]
    table = given(seats=2).manager(0, board).won(0, *cards).start("bonuses").play(0, *cards)
    assert len(table.g.hand[0]) == target + draws


@pytest.mark.rule("B11-180", "B11-X35")
@pytest.mark.parametrize(("board", "held", "drawn"), [("mgr_tax", 5, 1), ("mgr_hand", 3, 4)])
def test_refill_with_one_extra_card(board: str, held: int, drawn: int) -> None:
    table = given(seats=2).manager(0, board).won(0, "fa_069").hand(0, *HAND[:held]).start("bonuses")
    table.play(0, "fa_069")
    assert len(table.g.hand[0]) == held + drawn


@pytest.mark.rule("B11-181", "B11-X36")
@pytest.mark.parametrize("held", [5, 6])
def test_a_hand_at_or_above_the_target_stays_as_it_is(held: int) -> None:
    table = given(seats=2).manager(0, "mgr_tax").hand(0, *HAND[:held]).only("refill")
    assert table.names(table.g.hand[0]) == HAND[:held]
    assert table.g.discard == []
    assert [drawn[0] for drawn in table.events("refilled")] == [1], "whoever draws nothing is not named"


@pytest.mark.rule("B11-182")
def test_refill_goes_in_whistle_order_each_drawing_all_cards() -> None:
    table = given(whistle=2).manager(1, "mgr_tax")
    table.hand(0, *DEFENDERS[:3]).hand(1, *DEFENDERS[3:7]).hand(2, *DEFENDERS[7:10])
    table.deck(*FORWARDS[:5]).only("refill")
    drawn = [table.names(hand)[-n:] for hand, n in zip(table.g.hand, (2, 1, 2), strict=True)]
    assert drawn == [FORWARDS[2:4], FORWARDS[4:5], FORWARDS[:2]]


# The next round


@pytest.mark.rule("B11-184")
def test_the_round_marker_moves_on_after_the_refill() -> None:
    table = given(round=3).start("refill")
    assert table.g.round == 4
    kinds = [event.kind for event in table.heard]
    assert max(i for i, kind in enumerate(kinds) if kind == "refilled") < kinds.index("round")


@pytest.mark.rule("B11-184", "B11-025")
def test_a_new_round_knows_nothing_of_who_won_in_the_last_one() -> None:
    table = given(round=3).own_signed(0, 1, 2).start("refill")
    assert (table.g.signed, table.g.own_sign, table.g.extra) == (0, 0, [0, 0, 0])


@pytest.mark.rule("B11-185")
@pytest.mark.parametrize(("whistle", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_whistle_passes_clockwise_after_the_refill(whistle: int, after: int) -> None:
    table = given(whistle=whistle).start("refill")
    assert table.view(0).whistle == after
    assert table.events("refilled")[0][0] == whistle, "the refill still follows the old whistle"


# The end of the cards


@pytest.mark.rule("B11-186", "B11-X49")
def test_an_empty_deck_is_made_anew_from_the_whole_discard_pile() -> None:
    pile = [*DEFENDERS[:5], *FORWARDS[:9]]
    drawn = set()
    for seed in range(8):
        table = given(seats=2, seed=seed).manager(1, "mgr_tax").hand(1, *MIDFIELDERS[:5])
        table.hand(0, *MIDFIELDERS[5:8]).discard(*pile).only_deck().only("refill")
        new = table.g.hand[0][3:]
        assert len(new) == 2
        assert table.g.discard == []
        assert sorted(table.names(new + table.g.deck)) == sorted(pile)
        assert table.events("reshuffled") == [[14]]
        drawn.add(tuple(new))
    assert len(drawn) > 4, "shuffled, not turned over"


@pytest.mark.rule("B11-186")
def test_the_discard_pile_waits_until_a_card_must_be_drawn() -> None:
    table = given(seats=2).manager(1, "mgr_tax").hand(0, *HAND[:4]).hand(1, *FORWARDS[:5])
    table.discard("fa_001", "fa_003").only_deck("fa_007").only("refill")
    assert table.names(table.g.hand[0]) == [*HAND[:4], "fa_007"]
    assert table.g.deck == []
    assert table.names(table.g.discard) == ["fa_001", "fa_003"]


@pytest.mark.rule("B11-187")
def test_refill_is_skipped_when_deck_and_discard_pile_are_empty() -> None:
    table = given().hand(0, *HAND[:3]).hand(2, "fa_015").discard("fa_001").only_deck().only("refill")
    assert table.names(table.g.hand[0]) == [*HAND[:3], "fa_001"]
    assert table.g.hand[1:] == [[], [THING["fa_015"]]]


@pytest.mark.rule("B11-187")
def test_the_market_goes_without_the_deck_card_that_is_not_there() -> None:
    table = given(seats=2).hand(0, "fa_001", "fa_003").hand(1, "fa_007", "fa_009").only_deck("fa_015")
    table.start("nominate").play(0, "fa_001").play(1, "fa_007")
    assert sorted(table.names(table.g.market)) == ["fa_001", "fa_007", "fa_015"]
    assert table.asked(0) == table.asked(1) == "bid"
    first = given().hand(0, "fa_003", "fa_005").hand(1, "fa_007").hand(2, "fa_009").only_deck("fa_001")
    first.start("nominate").play(0, "fa_003")  # the others have one card to nominate
    assert "fa_001" in first.names(first.g.market)  # the first card of the list is one like any other


# Whole games


@pytest.mark.rule("B11-X50")
def test_round_seven_step_by_step() -> None:
    table = given(seats=2, round=7, whistle=1).keepers("kp_7", "kp_8", "kp_9")
    table.team(0, *DEFENDERS[:4], *MIDFIELDERS[:1], *FORWARDS[:2]).hand(0, "fa_015")
    table.market(("fa_048", None), ("fa_053", None)).bid(0, 1, "money_3").bid(0, 2, "fa_044").start("reveal")
    assert table.asked(1) == "handicap"
    table.play(1, "money")
    assert table.asked(0) == "bonus_order"
    table.play(0, "fa_048", "done")
    assert table.asked(0) == "adjust"
    table.play(0, MIDFIELDERS[0])
    assert table.asked(0) == "keeper"
    table.play(0, "pass")
    assert table.g.over
    assert table.g.purse == [0, 3], "no income"
    assert table.names(table.g.hand[0]) == ["fa_015"], "no refill"
    assert table.view(0).whistle == 1, "the whistle stays"
    assert table.score(1).total == 3
    assert table.view(-1).phase == "full-time"


@pytest.mark.rule("B11-X54")
def test_a_manager_who_never_bids_gains_45_money() -> None:
    """Nobody bids at all, so nobody wins A's nominations."""
    table = given(seats=2).hand(0, *HAND[:5]).hand(1, *FORWARDS[:5]).start("nominate")
    gains = []
    while not table.g.over:
        before = table.g.purse[0]
        table.play(0, table.options(0)[0]).play(1, table.options(1)[0])
        for _ in range(4):
            table.play(0, "next").play(1, "next")
        for seat in table.g.in_order(table.g.lead):
            table.play(seat, "money")
        gains.append(table.g.purse[0] - before)
    assert gains == [7, 7, 7, 7, 7, 7, 3]
    assert table.g.purse[0] == 45
    assert table.g.team[0] == []
