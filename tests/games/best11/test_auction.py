"""The round and its first three steps: nominate, build the market, bid in secret."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.best11.given import GAME, Table, even, given
from touchline.engine.errors import Refused
from touchline.engine.match import Match

# Round overview


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("B11-025")
def test_a_game_lasts_seven_rounds(seats: int) -> None:
    match = Match(GAME, seats, {}, b"secret")
    while not match.over:
        match.act_for(match.waiting()[0])
    rounds = [h.args[0] for heard in match.heard(-1) for h in heard if h.kind == "round"]
    assert rounds == [1, 2, 3, 4, 5, 6, 7]
    assert match.waiting() == []


@pytest.mark.rule("B11-026")
def test_a_round_goes_through_its_steps_in_order() -> None:
    """Seat 1 signs its own nomination into a full team; seats 0 and 2 sign nobody."""
    table = given(3).manager(0, "mgr_tax").hand(0, "fa_061").hand(2, "fa_063")
    table.team(1, "fa_001", "fa_002", "fa_003", "fa_004", "fa_007", "fa_008", "fa_009")
    table.team(1, "fa_015", "fa_016", "fa_017").hand(1, "fa_011", "fa_081").money(1, 9)
    table.keepers("kp_4", "kp_7", "kp_8", "kp_9").start("nominate").play(1, "fa_011")
    for card in table.names(table.g.market):
        table.play(1, *(["money_3", "next"] if card == "fa_011" else ["next"]))
    table.play(0, "money").play(2, "money")  # handicaps
    table.play(1, "fa_011", "fa_016", "kp_9")  # bonus, a card too many, a keeper
    steps = [
        ["nominated"],
        ["market"],
        ["bid_placed", "sealed"],
        ["slot", "bid_shown", "won", "unsold"],
        ["tax"],
        ["handicap_money"],
        ["bonus_used"],
        ["released"],
        ["keeper_taken"],
        ["income"],
        ["refilled"],
        ["whistle_passed"],
        ["round"],
    ]
    at = [[i for i, event in enumerate(table.heard) if event.kind in step] for step in steps]
    assert all(at)
    assert all(max(now) < min(then) for now, then in pairwise(at))


@pytest.mark.parametrize(
    ("step", "answer"), [("handicap", "money"), ("bonuses", "done"), ("adjust", "keep"), ("keepers", "pass")]
)
@pytest.mark.rule("B11-027")
def test_players_act_in_whistle_order(step: str, answer: str) -> None:
    table = given(4, whistle=2)
    if step == "bonuses":
        table.won(0, "fa_011").won(1, "fa_021").won(2, "fa_048").won(3, "fa_055")
    if step == "adjust":
        table.paid(0, "fa_019").paid(1, "fa_042").paid(2, "fa_056").paid(3, "fa_067")
    if step == "keepers":
        table.team(0, "fa_001", "fa_002", "fa_007", "fa_008", "fa_015", "fa_016")
        table.team(1, "fa_003", "fa_004", "fa_009", "fa_013", "fa_017", "fa_018")
        table.team(2, "fa_021", "fa_023", "fa_031", "fa_032", "fa_036", "fa_037")
        table.team(3, "fa_025", "fa_026", "fa_033", "fa_034", "fa_038", "fa_039")
    table.start(step)
    order = []
    for _ in range(4):
        asked = [seat for seat in range(4) if table.asked(seat)]
        assert len(asked) == 1
        order += asked
        table.play(asked[0], answer)
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("B11-028")
def test_cards_join_a_team_by_winning_them_and_as_compensation() -> None:
    """Seat 1 buys what seat 0 nominated; the loser's cards and the hands stay away from the teams."""
    table = given(3).market(("fa_003", 0)).hand(0, "fa_020").hand(1, "fa_022").signed(2)
    table.bid(1, 1, "fa_015", "fa_016").bid(2, 1, "fa_017").start("reveal")
    table.play(1, "pass").play(0, "money")
    assert [table.names(team) for team in table.g.team] == [["fa_015", "fa_016"], ["fa_003"], []]


@pytest.mark.rule("B11-029")
def test_a_hand_card_cannot_go_to_the_own_team_directly() -> None:
    """Nothing that is asked about a hand card leads there, but for the bonus that says so."""
    table = given(2).hand(0, "fa_001", "fa_002", "fa_003").money(0, 1).hand(1, "fa_004", "fa_005")
    table.start("nominate").play(0, "fa_001").play(1, "fa_004")
    while table.asked(0) == "bid":
        table.play(0, "next")
    while table.asked(1) == "bid":
        table.play(1, "next")
    table.play(0, "discard", "fa_002", "done").play(1, "money")
    assert table.g.round == 2
    assert table.g.team == table.g.arrivals == [[], []]
    bonus = given(2).hand(0, "fa_001", "fa_003").won(0, "fa_008").start("bonuses").play(0, "fa_008", "fa_003")
    assert bonus.names(bonus.g.team[0]) == ["fa_008", "fa_003"]


@pytest.mark.rule("B11-030")
def test_there_is_no_trading() -> None:
    """The game asks only the ledger's questions, and a player is named only to award a tied card."""
    assert GAME.codec.verbs[1:] == [
        "draft_manager",
        "keep_tactic",
        "nominate",
        "bid",
        "late_bid",
        "award_tie",
        "handicap",
        "handicap_discard",
        "return_tactic",
        "bonus_order",
        "bonus_hand",
        "bonus_reuse",
        "bonus_discard",
        "special_comp",
        "adjust",
        "keeper",
    ]
    table = given(2).hand(0, "fa_001", "fa_002").money(0, 5).hand(1, "fa_003", "fa_004").start("nominate")
    for offer in ("give:p1", "trade:fa_001", "nominate:p1", "nominate:money"):
        assert GAME.codec.number(offer) not in GAME.rules.options(table.g, 0)
    assert table.why(0, "p1") == "B11-036"


# Step 1: nominate


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("B11-031", "B11-032")
def test_everybody_nominates_exactly_one_of_the_cards_in_hand(seats: int) -> None:
    table = given(seats)
    hands = [[f"fa_{1 + 10 * seat + i:03}" for i in range(5)] for seat in range(seats)]
    for seat in range(seats):
        table.hand(seat, *hands[seat])
    table.start("nominate")
    for seat in range(seats):
        assert table.asked(seat) == "nominate"
        assert table.options(seat) == hands[seat]
        table.play(seat, hands[seat][seat])
    for seat in range(seats):
        assert table.asked(seat) == "bid"
        own = [slot.card for slot in table.view(seat).market if slot.mine]
        assert own == [hands[seat][seat]]
        assert sorted([*table.view(seat).own.hand, *own]) == hands[seat]


@pytest.mark.rule("B11-033")
def test_nominations_are_secret_and_simultaneous() -> None:
    table = given(3, whistle=1)
    for seat in range(3):
        table.hand(seat, f"fa_{seat + 1:03}", f"fa_{seat + 11:03}")
    table.start("nominate")
    assert [table.asked(seat) for seat in range(3)] == ["nominate"] * 3
    before = {seat: table.view(seat) for seat in (-1, 0, 1)}
    table.play(2, "fa_013")
    assert {seat: table.view(seat) for seat in (-1, 0, 1)} == before
    assert [table.events("nominated", seat) for seat in (-1, 0, 1)] == [[], [], []]
    assert table.view(2).own.nomination == "fa_013"
    table.play(0, "fa_001").play(1, "fa_002")
    assert {slot.card for slot in table.view(-1).market} >= {"fa_001", "fa_002", "fa_013"}


@pytest.mark.rule("B11-034", "B11-X12")
def test_a_nominated_card_cannot_be_used_in_a_bid() -> None:
    """Of a hand of five, four are left for the bids."""
    hand = ["fa_010", "fa_015", "fa_021", "fa_055", "fa_075"]  # base 4, enough for any slot
    table = given(2).hand(0, *hand).hand(1, "fa_001").start("nominate").play(0, "fa_021")
    assert table.view(0).own.hand == ["fa_010", "fa_015", "fa_055", "fa_075"]
    assert [table.names(card) for _, *card in table.events("nominated", seat=0)] == [["fa_021"]]
    assert table.options(0) == ["fa_010", "fa_015", "fa_055", "fa_075", "next"]
    assert table.why(0, "fa_021") == "B11-034"


@pytest.mark.rule("B11-035")
def test_an_empty_hand_nominates_nothing() -> None:
    table = given(3).hand(0, "fa_001", "fa_002").hand(1, "fa_003", "fa_004").money(2, 3).start("nominate")
    assert [table.asked(seat) for seat in range(3)] == ["nominate", "nominate", None]
    table.play(0, "fa_001").play(1, "fa_003")
    assert len(table.g.market) == 3
    assert sorted(table.g.owner) == [-1, 0, 1]


@pytest.mark.rule("B11-X65")
def test_a_player_with_an_empty_hand_may_still_bid_with_money() -> None:
    table = given(2).hand(0, "fa_001", "fa_002").money(1, 2).deck("fa_006", "fa_008").start("nominate")
    table.play(0, "fa_001")
    assert [slot.card for slot in table.view(1).market] == table.names(table.g.market)
    assert len(table.view(1).market) == 3
    assert table.asked(1) == "bid"
    assert table.options(1) == ["money_1", "next"]


@pytest.mark.parametrize("thing", ["money_1", "money_3", "kp_1", "tac_01"])
@pytest.mark.rule("B11-036")
def test_only_free_agents_can_be_nominated(thing: str) -> None:
    table = given(2).hand(0, "fa_001", "fa_002").hand(1, "fa_003").money(0, 9)
    table.keeper(0, "kp_1").tactics(0, "tac_01").start("nominate")
    assert table.options(0) == ["fa_001", "fa_002"]
    assert table.why(0, thing) == "B11-036"


# Step 2: build the market


def nominated(seats: int, seed: int = 1) -> Table:
    """Everybody nominated the only card in hand; the deck's top cards are fa_091, fa_092 and fa_093."""
    table = given(seats, seed=seed).deck("fa_091", "fa_092", "fa_093")
    for seat in range(seats):
        table.hand(seat, f"fa_{seat + 1:03}").money(seat, 9)
    return table.start("nominate")


@pytest.mark.parametrize(
    ("seats", "drawn"),
    [
        pytest.param(2, ["fa_091", "fa_092"], marks=pytest.mark.rule("B11-038", "B11-041")),
        pytest.param(3, ["fa_091"], marks=pytest.mark.rule("B11-037", "B11-041")),
        pytest.param(4, ["fa_091"], marks=pytest.mark.rule("B11-037", "B11-041")),
    ],
)
def test_market_takes_nominations_and_the_top_of_the_deck(seats: int, drawn: list[str]) -> None:
    table = nominated(seats)
    market = [slot.card for slot in table.view(-1).market]
    assert sorted(market) == sorted([f"fa_{seat + 1:03}" for seat in range(seats)] + drawn)
    assert len(market) == (5 if seats == 4 else 4)
    for card, owner in zip(table.names(table.g.market), table.g.owner, strict=True):
        assert (owner == -1) == (card in drawn)


@pytest.mark.rule("B11-039")
def test_nominations_and_deck_cards_are_shuffled_together() -> None:
    orders = Counter(tuple(nominated(3, seed).g.owner) for seed in range(24 * 40))
    assert even(orders, 24, 24 * 40)


@pytest.mark.rule("B11-040")
def test_market_cards_lie_face_up_from_slot_1_on() -> None:
    table = nominated(4)
    for seat in range(-1, 4):
        assert [slot.card for slot in table.view(seat).market] == table.names(table.g.market)
        told = table.events("market", seat)[0]
        assert table.names(told[2:]) == table.names(table.g.market)
    assert len(set(table.g.market)) == 5


@pytest.mark.rule("B11-041")
def test_market_shows_fewer_cards_when_no_more_can_be_drawn() -> None:
    """The highest slots stay empty: bidding goes over the cards there are."""
    table = given(2).hand(0, "fa_001").hand(1, "fa_002").money(0, 9).money(1, 9).only_deck()
    table.start("nominate")
    assert {slot.card for slot in table.view(-1).market} == {"fa_001", "fa_002"}
    table.play(0, "next", "next")
    assert table.asked(0) is None
    assert table.asked(1) == "bid"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("B11-042", "B11-043")
def test_a_player_knows_the_slot_of_the_own_nomination_and_no_other_owner(seats: int) -> None:
    table = nominated(seats)
    for seat in range(seats):
        slots = table.view(seat).market
        own = table.g.owner.index(seat)
        assert [slot.mine for slot in slots] == [i == own for i in range(len(slots))]
        assert [slot.owner for slot in slots] == [seat if i == own else None for i in range(len(slots))]
        assert [args[2] for args in table.events("own_slot", seat)] == [own]
    assert [slot.owner for slot in table.view(-1).market] == [None] * len(table.g.market)
    assert table.events("own_slot", -1) == []


# Step 3: secret bidding


@pytest.mark.rule("B11-044")
def test_bids_are_placed_secretly_and_simultaneously() -> None:
    table = given(3).market(("fa_001", None), ("fa_002", None)).hand(1, "fa_003").money(1, 4)
    table.money(0, 3).money(2, 3).start("bid")
    assert [table.asked(seat) for seat in range(3)] == ["bid"] * 3
    before = {seat: table.view(seat) for seat in (-1, 0, 2)}
    table.play(1, "fa_003", "money_1", "next", "money_3")
    assert {seat: table.view(seat) for seat in (-1, 0, 2)} == before
    assert table.view(1).own.bids == [["fa_003", "money_1"], ["money_3"]]
    assert [table.events("bid_placed", seat) for seat in (-1, 0, 2)] == [[], [], []]


@pytest.mark.rule("B11-045")
def test_a_player_may_bid_on_any_number_of_slots() -> None:
    cards = ("fa_001", "fa_002", "fa_006", "fa_008")
    for wanted in range(5):
        table = given(2).market(*[(card, None) for card in cards]).money(0, 9).money(1, 1).start("bid")
        for slot in range(4):
            table.play(0, *(["money_1", "next"] if slot < wanted else ["next"]))
        assert table.asked(0) is None
        assert table.view(0).own.bids == [["money_1"]] * wanted + [[]] * (4 - wanted)


@pytest.mark.rule("B11-046")
def test_a_player_may_bid_on_the_own_nomination() -> None:
    table = given(2).market(("fa_003", 0)).money(0, 4).start("bid")
    table.play(0, "money_3")
    table.play(0, "next")
    assert table.names(table.g.team[0] + table.g.arrivals[0]) == ["fa_003"]


@pytest.mark.rule("B11-047")
def test_a_bid_is_made_of_free_agents_and_money_of_the_own_hand() -> None:
    table = given(2).market(("fa_001", None)).hand(0, "fa_010", "fa_015").hand(1, "fa_021").money(0, 4)
    table.tactics(0, "tac_01").start("bid")
    assert table.options(0) == ["fa_010", "fa_015", "money_3", "money_1", "next"]
    assert table.why(0, "fa_021") == "B11-047"
    table.play(0, "fa_015", "money_3")
    assert table.view(0).own.bids == [["fa_015", "money_3"]]
    assert (table.view(0).own.hand, table.view(0).own.purse) == (["fa_010"], 1)


@pytest.mark.parametrize(
    ("bid", "value"),
    [
        pytest.param(["fa_010"], 4, marks=pytest.mark.rule("B11-048")),
        pytest.param(["fa_001"], 1, marks=pytest.mark.rule("B11-048")),
        pytest.param(["money_1"], 1, marks=pytest.mark.rule("B11-049")),
        pytest.param(["money_3"], 3, marks=pytest.mark.rule("B11-049")),
        pytest.param(["fa_010", "fa_003", "fa_004"], 9, marks=pytest.mark.rule("B11-050")),
        pytest.param(["money_3", "fa_003", "money_1"], 7, marks=pytest.mark.rule("B11-050")),
    ],
)
def test_a_bid_is_worth_the_sum_of_its_cards(bid: list[str], value: int) -> None:
    table = given(2).market(("fa_002", None)).hand(0, *[card for card in bid if card[0] == "f"])
    table.money(0, 7).money(1, 1).start("bid").play(0, *bid)
    if table.asked(0) == "bid":
        table.play(0, "next")
    table.play(1, "next")
    assert [args[2] for args in table.events("bid_shown")] == [value]
    assert table.view(1).market[0].bids[0].value == value


@pytest.mark.rule("B11-051")
def test_a_bid_reaches_the_base_value_of_the_card() -> None:
    table = given(2).market(("fa_003", None), ("fa_001", None)).money(0, 9).money(1, 1).start("bid")
    table.play(0, "money_1", "money_1")
    with pytest.raises(Refused) as refused:
        table.play(0, "next")
    assert refused.value.rule == "B11-257"
    table.play(0, "money_1")
    assert table.view(0).own.bids == [["money_1", "money_1", "money_1"], []]


@pytest.mark.parametrize(
    ("bid", "legal"),
    [
        (["money_3", "money_1"], False),
        (["money_3", "money_1", "money_1"], True),
        (["money_3", "money_3", "money_1"], True),
    ],
)
@pytest.mark.rule("B11-X04")
def test_minimum_bid_of_a_card_with_base_value_5(
    bid: list[str], legal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = given(2).market(("fa_010", None), ("fa_001", None)).base("fa_010", 5, monkeypatch)
    table.money(0, 9).money(1, 1).start("bid").play(0, *bid)
    if legal:
        assert table.view(0).own.bids == [bid, []]
        assert (table.g.open[0] >> 8) & 15 == 1  # the three cards are in and slot 2 is asked
    else:
        assert table.why(0, "next") == "B11-257"


@pytest.mark.rule("B11-052")
def test_a_bid_holds_at_most_three_cards() -> None:
    """With three cards in, the only way is on: the fourth lies in the next slot."""
    table = (
        given(2).market(("fa_001", None), ("fa_002", None)).hand(0, "fa_010", "fa_015", "fa_021", "fa_055")
    )
    table.money(0, 9).money(1, 1).start("bid").play(0, "fa_010", "money_1", "fa_015", "fa_021")
    assert table.view(0).own.bids == [["fa_010", "money_1", "fa_015"], ["fa_021"]]


@pytest.mark.rule("B11-053")
def test_all_hand_cards_and_money_may_be_used_over_the_slots() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", None), ("fa_006", None))
    table.hand(0, "fa_010", "fa_015", "fa_021", "fa_055").money(0, 9).money(1, 1).start("bid")
    table.play(0, "fa_010", "fa_015", "fa_021", "fa_055", "money_3", "money_3", "money_1")
    table.play(0, "money_1", "money_1")
    assert table.view(0).own.bids == [
        ["fa_010", "fa_015", "fa_021"],
        ["fa_055", "money_3", "money_3"],
        ["money_1", "money_1", "money_1"],
    ]
    assert (table.view(0).own.hand, table.view(0).own.purse) == ([], 0)


@pytest.mark.rule("B11-054")
def test_a_card_can_be_in_one_bid_only() -> None:
    table = given(2).market(("fa_001", None), ("fa_002", None)).hand(0, "fa_010", "fa_015").money(1, 1)
    table.start("bid").play(0, "fa_010", "next")
    assert table.options(0) == ["fa_015", "next"]
    assert table.why(0, "fa_010") == "B11-054"


@pytest.mark.rule("B11-055")
def test_a_slot_without_a_card_is_no_bid() -> None:
    """Nobody put a card there, so nobody can win it."""
    table = given(2).market(("fa_001", None), ("fa_002", 1)).money(0, 3).money(1, 3).start("bid")
    table.play(0, "next", "money_1", "next").play(1, "next", "next")
    assert [slot.state for slot in table.view(0).market] == ["unsold", "sold"]
    assert [[bid.seat for bid in slot.bids] for slot in table.view(0).market] == [[], [0]]


@pytest.mark.rule("B11-056")
def test_no_change_is_given() -> None:
    table = given(2).market(("fa_001", 1)).hand(0, "fa_010").money(0, 6).money(1, 1).start("bid")
    table.play(0, "fa_010", "money_3", "money_3").play(1, "next")
    assert table.g.purse == [0, 7]
    assert table.names(table.g.arrivals[1]) == ["fa_010"]


@pytest.mark.rule("B11-057")
def test_sealed_bids_are_final() -> None:
    """Before the reveal nothing can be added or taken back, after it only late cards can."""
    match = Match(GAME, 2, {}, b"secret")
    while not match.view(0).table.market:
        match.act_for(match.waiting()[0])
    while 0 in match.waiting():
        match.play(0, "bid:next")
    for option in ("bid:next", "bid:money_1", f"bid:{match.view(0).table.own.hand[0]}"):
        with pytest.raises(Refused) as refused:
            match.play(0, option)
        assert refused.value.rule == "B11-057"
    assert match.undo(0) is None

    table = given(2).market(("fa_001", None)).hand(0, "fa_019", "fa_010").money(0, 9)
    table.bid(0, 1, "money_1").bid(1, 1, "money_3").start("reveal")
    assert table.asked(0) == "late_bid"
    assert table.options(0) == ["fa_019", "pass"]


@pytest.mark.rule("B11-058")
def test_a_late_card_may_be_bid_in_the_normal_way() -> None:
    """It counts toward the three cards: what follows lies in the next slot."""
    table = given(2).market(("fa_001", None), ("fa_002", None)).hand(0, "fa_019").money(0, 9).money(1, 1)
    table.start("bid").play(0, "money_1", "fa_019", "money_1", "money_1")
    assert table.view(0).own.bids == [["money_1", "fa_019", "money_1"], ["money_1"]]


@pytest.mark.parametrize("thing", ["kp_1", "tac_01", "fa_015"])
@pytest.mark.rule("B11-059")
def test_keepers_tactical_cards_and_team_cards_are_never_in_a_bid(thing: str) -> None:
    table = given(2).market(("fa_001", None)).hand(0, "fa_010").team(0, "fa_015").money(1, 1)
    table.keeper(0, "kp_1").tactics(0, "tac_01").start("bid")
    assert table.options(0) == ["fa_010", "next"]
    assert table.why(0, thing) == "B11-059"
