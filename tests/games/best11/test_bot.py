"""The greedy manager: sensible in small situations, legal always, far better than chance."""

from __future__ import annotations

import pytest

from tests.games.best11.given import DEFENDERS, FORWARDS, GAME, MIDFIELDERS, THING, Table, given
from tests.games.greedy import answer as answer_of, check_fair, check_legal
from touchline.bots.arena import play_game
from touchline.bots.minds import mind
from touchline.engine.chance import Chance, best, seed_state
from touchline.games.best11 import outlook
from touchline.games.best11.bidding import EXPERIENCED, Outlook, plan_bids, prize
from touchline.games.best11.bot import greedy, weigh
from touchline.games.best11.cards import BASE, BONUS, GAIN_TACTICS, MONEY_1, WORTH
from touchline.games.best11.rules import scoring
from touchline.games.best11.valuation import NEWCOMER, SHREWD, worth

OPTIONS = [option.id for option in GAME.options]


def answer(table: Table, seat: int) -> str:
    """What the bot answers, without the verb."""
    return answer_of(greedy, table, seat).partition(":")[2]


def bids_of(table: Table, seat: int) -> dict[int, list[str]]:
    """The bids that the bot enters, by slot from 1 on."""
    entered: dict[int, list[str]] = {}
    while table.asked(seat) == "bid":
        slot = (table.g.open[seat] >> 8 & 15) + 1
        thing = answer(table, seat)
        table.play(seat, thing)
        if thing != "next":
            entered.setdefault(slot, []).append(thing)
    return entered


# Strength


def test_four_of_them_score_like_managers_who_know_the_game() -> None:
    scores = [score for seed in range(8) for score in play_game(GAME.id, ["greedy"] * 4, seed).scores]
    assert 75 < sum(scores) / len(scores) < 100


# Legality: the arena refuses an answer that was not among the options


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", [[], *[[option] for option in OPTIONS], OPTIONS], ids=str)
def test_every_answer_is_legal(seats: int, options: list[str]) -> None:
    check_legal(GAME, seats, dict.fromkeys(options, True), games=2)


# Fairness


@pytest.mark.rule("B11-276")
@pytest.mark.parametrize("seats", GAME.seats)
def test_hidden_cards_do_not_change_its_mind(seats: int) -> None:
    check_fair(GAME, greedy, every=4, seats=seats, seed=seats)


# Valuation


def test_without_rounds_to_come_a_team_is_worth_its_score() -> None:
    table = given(4, round=7).manager(0, "mgr_tax").keeper(0, "kp_6").tactics(0, "tac_04", "tac_09")
    table.team(0, "fa_001", "fa_021", "fa_061", "fa_083", "fa_007", "fa_031", "fa_048", "fa_073")
    table.team(0, "fa_015", "fa_076")
    assert worth(table.g, 0, table.g.team[0]) == 63 == table.score(0).total  # B11-X42 without its 5 money


def test_symbols_of_a_kind_are_worth_more_than_mixed_ones() -> None:
    table = given(3, round=4)
    same = [THING[card] for card in ("fa_007", "fa_009", "fa_043", "fa_039")]  # skill
    mixed = [THING[card] for card in ("fa_007", "fa_052", "fa_025", "fa_038")]
    assert worth(table.g, 0, same) - sum(BASE[card] for card in same) > (
        worth(table.g, 0, mixed) - sum(BASE[card] for card in mixed)
    )


# The auction


def test_nominates_the_card_that_its_team_wants() -> None:
    table = given(4, round=6).team(0, *DEFENDERS[:4], *MIDFIELDERS[:2])
    table.hand(0, DEFENDERS[4], "fa_094", MIDFIELDERS[3], DEFENDERS[5])
    for seat in (1, 2, 3):
        table.hand(seat, FORWARDS[seat])
    assert answer(table.start("nominate"), 0) == "fa_094"


def test_bids_for_the_star_with_cards_that_it_can_spare() -> None:
    table = given(3, round=6).team(0, *DEFENDERS[:2]).hand(0, "fa_022", "fa_023", "fa_041", "fa_082")
    table.money(0, 9).market(("fa_010", None), ("fa_022", None)).start("bid")
    bids = bids_of(table, 0)
    assert 1 in bids
    assert len(bids[1]) <= 3
    assert sum(WORTH[THING[thing]] for thing in bids[1]) > BASE[THING["fa_010"]]


def test_does_not_bid_for_a_card_that_finds_no_place() -> None:
    table = given(3, round=7).manager(0, "mgr_symbols").team(0, "fa_074", "fa_048")  # two midfielders
    table.hand(0, "fa_044", "fa_023").money(0, 9).market(("fa_035", None)).start("bid")
    assert bids_of(table, 0) == {}


def test_does_not_bid_for_the_symbol_that_its_tactic_forbids() -> None:
    table = given(3, round=7).tactics(0, "tac_19").team(0, "fa_001")
    table.hand(0, "fa_044", "fa_023").money(0, 9).market(("fa_043", None)).start("bid")
    assert bids_of(table, 0) == {}
    table = given(3, round=7).team(0, "fa_001", "fa_007", "fa_009", "fa_060", "fa_080")
    table.hand(0, "fa_044", "fa_023").money(0, 9).market(("fa_043", None)).start("bid")
    assert 1 in bids_of(table, 0)


def test_plan_stays_the_same_while_it_is_entered() -> None:
    table = given(3, round=4).hand(0, "fa_003", "fa_023", "fa_041", "fa_082", "fa_044")
    table.money(0, 7).money(1, 9)
    table.market(("fa_010", None), ("fa_094", 1), ("fa_021", None), ("fa_074", 2)).start("bid")
    plan = plan_bids(table.g, 0)
    assert plan
    while table.asked(0) == "bid":
        assert plan_bids(table.g, 0) == plan
        table.play(0, answer(table, 0))
    placed = [(entry >> 8, entry & 0xFF) for entry in table.g.bids[0]]
    assert sorted(placed) == sorted((slot, thing) for slot, way in plan.items() for thing in way.things)


def test_completes_a_bid_that_somebody_else_began() -> None:
    table = given(2, round=7).hand(0, "fa_082", "fa_083", "fa_044").hand(1, "fa_001")
    table.market(("fa_010", 1), ("fa_005", None)).start("bid").play(0, "fa_082")
    bids = bids_of(table, 0)
    assert sum(WORTH[THING[thing]] for thing in ["fa_082", *bids[1]]) >= BASE[THING["fa_010"]]


@pytest.mark.parametrize(
    ("own", "rival", "expected"),
    [("fa_003", "fa_015", "fa_101"), ("fa_015", "fa_003", "pass"), ("fa_001", "fa_055", "fa_019")],
)
def test_late_card_only_turns_defeat_into_a_win(own: str, rival: str, expected: str) -> None:
    table = given(2, round=7).team(0, "fa_007").hand(0, "fa_101", "fa_019").signed(0)
    table.market(("fa_094", None)).bid(0, 1, own).bid(1, 1, rival).start("reveal")
    assert answer(table, 0) == expected


def test_late_card_is_kept_when_the_prize_is_not_worth_the_bid() -> None:
    table = given(2, round=7).hand(0, "fa_019").market(("fa_022", None))
    table.bid(0, 1, "money_1", "money_1").bid(1, 1, "fa_003").start("reveal")
    assert answer(table, 0) == "pass"


def test_tie_goes_to_itself_else_to_the_weakest_rival() -> None:
    table = given(3).market(("fa_010", None)).bid(0, 1, "fa_015").bid(1, 1, "fa_021").start("reveal")
    assert answer(table, 0) == "p0"
    table = given(3).team(1, "fa_003", "fa_007").team(2, "fa_001").market(("fa_010", None))
    table.bid(1, 1, "fa_015").bid(2, 1, "fa_021").start("reveal")
    assert answer(table, 0) == "p2"


# After the auction


def test_handicap_is_money_unless_tactics_promise_more() -> None:
    assert answer(given(2, round=7).hand(0, "fa_001").signed(1).start("handicap"), 0) == "money"
    table = given(2, round=6).signed(1).tactics_deck("tac_01", "tac_18", "tac_06")
    table.tactics(1, *[f"tac_{n:02}" for n in range(1, 23) if n not in (1, 6, 18)])
    table.manager(0, "mgr_flex").team(0, "fa_001", "fa_002", "fa_006", "fa_008", "fa_013", "fa_020", "fa_035")
    assert answer(table.start("handicap"), 0) == "tactic"


def test_returns_the_tactic_that_is_furthest_away() -> None:
    table = given(2, round=6).tactics(0, "tac_01").team(0, "fa_001", "fa_003", "fa_007", "fa_009", "fa_015")
    table.tactics_deck("tac_02", "tac_10").won(0, "fa_037").start("bonuses").play(0, "fa_037")
    assert table.asked(0) == "return_tactic"
    assert answer(table, 0) in {"tac_02", "tac_10"}


def test_adds_the_most_useful_hand_card() -> None:
    table = given(2, round=7).won(0, "fa_008").hand(0, "fa_022", "fa_094", "fa_044").start("bonuses")
    assert answer(table, 0) == "fa_008"
    table.play(0, "fa_008")
    assert answer(table, 0) == "fa_094"


def test_takes_the_most_useful_discard() -> None:
    table = given(2, round=7).won(0, "fa_029").discard("fa_022", "fa_010", "fa_044").start("bonuses")
    table.play(0, "fa_029")
    assert answer(table, 0) == "fa_010"


# The board


def test_releases_the_card_that_is_missed_least() -> None:
    table = given(2, round=7).manager(0, "mgr_symbols").team(0, "fa_074", "fa_008").arrivals(0, "fa_007")
    assert answer(table.start("adjust"), 0) == "fa_008"


def test_late_card_received_is_sold_when_there_is_no_need_of_it() -> None:
    table = given(2, round=7).paid(0, "fa_022").start("adjust")
    assert answer(table, 0) == "cash"
    table = given(2, round=7).paid(0, "fa_042").start("adjust")
    assert answer(table, 0) == "keep"


def test_takes_the_keeper_that_adds_most() -> None:
    table = given(2, round=7).team(0, *DEFENDERS[:2], *MIDFIELDERS[:2], *FORWARDS[:2])
    table.keepers("kp_1", "kp_2", "kp_9").start("keepers")
    assert answer(table, 0) == "kp_9"


def test_drafts_a_board() -> None:
    assert answer(_draft(), _draft().g.next_seat()) == "mgr_symbols"


def _draft() -> Table:
    table = given(3, manager_draft=1)
    table.g = GAME.new(3, 1, GAME.option_values({"manager_draft": True}))
    GAME.rules.settle(table.g)
    return table


def test_money_above_the_cap_is_spent_more_freely() -> None:
    def offered(cap: int) -> int:
        table = given(3, round=7, money_cap=cap).money(0, 40).team(0, "fa_001").market(("fa_015", None))
        things = bids_of(table.start("bid"), 0).get(1, [])
        assert all(THING[thing] >= MONEY_1 for thing in things)
        return sum(WORTH[THING[thing]] for thing in things)

    assert offered(cap=1) > offered(cap=0)


def test_symbols_are_counted_as_the_rules_count_them() -> None:
    table = given(2, round=7).team(0, "fa_010", "fa_011", "fa_006", "fa_089")
    base = sum(BASE[card] for card in table.g.team[0])
    points = scoring.symbol_points(scoring.symbol_counts(table.g, 0))
    assert worth(table.g, 0, table.g.team[0]) == base + points


# The experienced


def share_of_experience(deals: int) -> float:
    """The games that experience wins against newcomers without looking ahead, each deal in both seatings."""
    won = 0.0
    for deal in range(deals):
        for mine in (0, 1):
            g = GAME.new(2, seed_state(deal), GAME.option_values({}))
            GAME.rules.settle(g)
            chance = Chance(deal)
            while (seat := g.next_seat()) >= 0:
                options = GAME.rules.options(g, seat)
                values = (outlook.weigh if seat == mine else weigh)(g, seat, options, chance)
                GAME.rules.apply(g, seat, best(options, values, chance))
            places = [score.place for score in GAME.scores(g)]
            won += (places[mine] == 1) / places.count(1)
    return won / (2 * deals)


def test_the_experienced_beat_newcomers() -> None:
    assert share_of_experience(30) > 0.6


def test_the_experienced_pay_more_for_tactical_cards() -> None:
    name = next(name for name, card in THING.items() if card < len(BONUS) and BONUS[card] == GAIN_TACTICS)
    table = given(3, round=4).market((name, None))
    newcomer, shrewd = (Outlook(table.g, 0, temper) for temper in (NEWCOMER, SHREWD))
    bonus = [prize(manager, 0, 0.0) - manager.gain(THING[name]) for manager in (newcomer, shrewd)]
    assert bonus == pytest.approx([NEWCOMER.tactics, SHREWD.tactics])
    assert bonus[1] > bonus[0]


def test_the_experienced_think_of_their_own_way_to_bid_first() -> None:
    table = given(3, round=6).hand(0, "fa_022", "fa_023", "fa_041").money(0, 9)
    table.market(("fa_010", None)).start("bid")
    assert mind(GAME).styles(table.g, 0)[0] == EXPERIENCED
    assert EXPERIENCED not in mind(GAME, seasoned=True).styles(table.g, 0)


def test_a_search_takes_rivals_for_newcomers_or_for_old_hands() -> None:
    table = given(3, round=4).hand(0, "fa_022", "fa_094").start("nominate")
    options = GAME.rules.options(table.g, 0)
    found = mind(GAME)
    old_hand = found.weigh(table.g, 0, options, Chance(1))
    rivals = [found.others(table.g, 0, options, Chance(1), kind) for kind in range(found.kinds)]
    newcomer = weigh(table.g, 0, options, Chance(1))
    assert rivals == [old_hand, old_hand, newcomer]  # the first two differ in how they bid
    assert old_hand != newcomer
