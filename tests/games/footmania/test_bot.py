"""The greedy manager: sensible in small situations, legal always, quick, far better than chance."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from tests.bots.given import moments
from tests.games.footmania.given import ELEVEN, GAME, THING, Table, given
from tests.games.greedy import (
    among_themselves,
    answer as answer_of,
    check_fair,
    check_legal,
    goes_on,
    taken_over,
)
from touchline.engine.chance import Chance
from touchline.games.footmania import beliefs, outlook
from touchline.games.footmania.bot import greedy
from touchline.games.footmania.rules.line_up import best_line_up, red_limit
from touchline.games.footmania.tactics import Move, best_set, keeping
from touchline.games.footmania.teams import draws_left, fielded, room
from touchline.games.footmania.valuation import Outlook

OPTIONS = [option.id for option in GAME.options]
VARIANTS: list[dict[str, Any]] = [{}, *[{id: True} for id in OPTIONS], dict.fromkeys(OPTIONS, True)]


def answer(table: Table, seat: int = 0, luck: int = 1) -> str:
    """What the bot answers."""
    return answer_of(greedy, table, seat, luck)


def speaks(table: Table, seat: int = 0) -> set[str]:
    """All that the bot may begin with in a window: it does not speak up every time."""
    return {answer(table, seat, luck) for luck in range(20)}


# Whole games among themselves: quick, of a reasonable length, with teams as good as the ledger expects


@pytest.mark.parametrize(("seats", "most"), [(2, 700), (3, 2000), (4, 3500)])
def test_their_games_are_quick_and_lead_to_strong_teams(seats: int, most: int) -> None:
    heard: list[str] = []

    def hear(g: Any, seat: int) -> None:
        heard.extend(event.kind for event in g.events)
        g.events = []

    g, decisions = among_themselves(GAME, greedy, seats, look=hear)
    assert decisions < most
    assert "complete" in heard
    assert g.turns < 60 * seats
    assert heard.count("offer_made") < decisions / 20
    assert ("bank_sold", "refused_card") not in pairwise(heard)  # sold for nothing
    for seat in range(seats):
        assert Outlook(g, seat).stars_of(tuple(g.squad[seat])) > 35


# Legality: the arena refuses an answer that was not among the options


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "+".join(options) or "usual")
def test_every_answer_is_legal(seats: int, options: dict[str, Any]) -> None:
    check_legal(GAME, seats, options)


def test_takes_over_in_the_middle_of_anything() -> None:
    asked = taken_over(GAME, greedy, seeds=range(3))
    assert asked >= {"window", "offer_to", "offer_for", "offer_amount", "answer", "confirm", "line_up", "bid"}


# Fairness


@pytest.mark.rule("FM-267", "FM-272", "FM-276")
def test_what_it_cannot_know_does_not_change_its_mind() -> None:
    check_fair(GAME, greedy, every=7)


@pytest.mark.rule("FM-260")
@pytest.mark.parametrize(
    ("terms", "says"),
    [
        (("buy_from:p1", "offer_for:B13", "offer_for:Q05", "pay:7000k"), "accept"),
        (("buy_from:p1", "offer_for:B13", "offer_for:Q05", "pay:300k"), "refuse"),
        (("buy_from:p1", "offer_for:B13", "offer_for:post1", "pay:7000k"), "G01"),
        (("sell:R15", "sell:B14", "ask:0k"), "accept"),
        (("sell:Y04", "sell:Y02", "ask:3000k"), "refuse"),
        (("swap:R15", "swap:B14", "offer_for:Y07", "pay:200k"), "accept"),
        (("swap:Y02", "offer_for:B13", "offer_for:Q05", "ask:400k"), "refuse"),
    ],
)
def test_answers_offers_of_several_cards_by_what_they_bring(terms: tuple[str, ...], says: str) -> None:
    table = given(2).squad(0, "R15", "B14", "Y02", "Y04").squad(1, "B13", "G01", "Y07").sponsor(1, "Q05")
    table.seen(0, "B13", "Y07").window(0).play(0, *terms)
    assert answer(table, 1) == f"answer:{says}"


def test_never_sells_to_the_bank_without_a_purpose() -> None:
    roll = given(2, no_deals=1).squad(0, *ELEVEN[1:]).sponsor(0, "Q05").turn(0)
    assert answer(roll) == "roll:roll"
    route = given(2).squad(0, *ELEVEN[1:], "Y02").pawn(0, "P20", came="P19").rolls(1).roll(0)
    assert answer(route).startswith("route:")
    back = given(2).squad(0, "Y01", "Y02").plus(0, "S01", "S02").top("Q34").stop(0, "P04")
    assert answer(back).startswith("return_plus:")


# Moving and buying


def test_walks_to_a_footballer_whom_it_needs() -> None:
    table = given(2).squad(0, *ELEVEN[1:]).top("G03", "R14").pawn(0, "P20", came="P19").rolls(1).roll(0)
    assert table.answers(0) == ["route:H7", "route:P21"]
    assert answer(table) == "route:H7"  # behind the red back there is no goalkeeper


def test_walks_to_its_sponsor() -> None:
    table = given(2).squad(0, *ELEVEN[1:]).sponsor(0, "Q03").pawn(0, "P20", came="H7").rolls(3).roll(0)
    assert table.answers(0) == ["route:P17", "route:P23"]
    assert answer(table) == "route:P23"


def test_buys_who_fills_a_missing_post() -> None:
    table = given(2).squad(0, *ELEVEN[1:]).cash(0, 900).top("G03").stop(0, "P01")
    assert goes_on(greedy, table, 0, "draw", "card") == ["draw:draw", "card:buy"]
    assert table.g.phase == 2  # and earns the bonus


def test_refuses_who_does_not_improve_the_team() -> None:
    table = given(2).squad(0, *ELEVEN[:-1]).cash(0, 900).top("Y13").stop(0, "P01")
    assert goes_on(greedy, table, 0, "draw", "card") == ["draw:draw", "card:refuse"]


def test_keeps_money_for_the_posts_that_are_still_missing() -> None:
    dear = given(2).squad(0, *ELEVEN[4:]).cash(0, 1300).top("B07").stop(0, "P01")
    assert goes_on(greedy, dear, 0, "draw", "card")[-1] == "card:refuse"
    rich = given(2).squad(0, *ELEVEN[4:]).cash(0, 4000).top("B07").stop(0, "P01")
    assert goes_on(greedy, rich, 0, "draw", "card")[-1] == "card:buy"


def test_sells_who_does_not_play_to_pay_for_a_better_one() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "G08", "Y29").cash(0, 800).top("B07").stop(0, "P01")
    done = goes_on(greedy, table, 0, "draw", "card")
    assert done[0] == "draw:draw"
    assert done[-1] == "card:buy"
    assert {text.partition(":")[0] for text in done[1:-1]} == {"bank_sell"}
    assert "B07" in table.squad_of(0)


def of_experience(table: Table, seat: int = 0) -> str:
    """What an experienced manager answers."""
    options = list(GAME.rules.options(table.g, seat))
    weighed = outlook.weigh(table.g, seat, options, Chance(1))
    return GAME.codec.text(options[weighed.index(max(weighed))])


def test_the_experienced_leave_a_card_that_they_could_not_buy() -> None:
    poor = given(2).squad(0, *ELEVEN[4:]).cash(0, 0).cash(1, 3000).top("B07").stop(0, "P01")
    assert answer(poor) == "draw:draw"
    assert of_experience(poor) == "draw:no_draw"  # the rival would have him for his devalued price


def test_the_experienced_sell_a_sponsor_to_pay_for_a_footballer() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN[1:]).sponsor(0, "Q03").cash(0, 200).top("G01").stop(0, "P01")
    table.play(0, "draw")  # the goalkeeper who is missing costs 450k
    assert answer(table) == "card:refuse"
    assert of_experience(table) == "bank_sell:Q03"
    table.play(0, "bank_sell:Q03")
    assert of_experience(table) == "card:buy"


def test_nothing_is_sold_that_is_kept_for_other_posts_too() -> None:
    table = given(2).squad(0, *ELEVEN[6:]).sponsor(0, "Q03").cash(0, 200).top("G01").stop(0, "P01")
    table.play(0, "draw")  # six more posts would be left without a franc
    assert of_experience(table) == "card:refuse"


# Auctions


def test_bids_up_to_what_the_footballer_is_worth() -> None:
    table = given(2).squad(1, *ELEVEN[1:]).cash(1, 900).top("G03").stop(0, "P01")
    table.play(0, "draw", "refuse")
    assert answer(table, 1) == "bid:200k"  # nobody else may bid
    useless = given(2).squad(1, *ELEVEN).cash(1, 900).top("Y04").stop(0, "P01")
    assert answer(useless.play(0, "draw", "refuse"), 1) == "bid:pass"


def test_raises_in_steps_that_grow_with_what_is_left() -> None:
    table = given(3).squad(1, *ELEVEN[1:]).cash(1, 3000).top("G03").stop(0, "P01").play(0, "draw", "refuse")
    assert answer(table, 1) == "bid:700k"  # the title of the first complete team is near
    table = given(3).squad(1, *ELEVEN[2:]).cash(1, 1000).top("G03").stop(0, "P01").play(0, "draw", "refuse")
    assert answer(table, 1) in ("bid:300k", "bid:400k")


def test_puts_up_a_spare_footballer_once() -> None:
    table = given(3).squad(0, "Y03", "G02").window(0)
    assert speaks(table) == {"window:done", "own_auction:Y03"}
    assert speaks(given(3).squad(0, "Y03", "G02").public("Y03").window(0)) == {"window:done"}


# Deals


def test_asks_for_the_last_missing_post() -> None:
    table = given(3).squad(0, *ELEVEN[1:]).squad(1, "Y01", "G02", *["Y10", "Y11", "Y13", "Y14", "Y16"])
    table.squad(1, "Y17", "Y20", "Y24", "Y27").cash(0, 2000).window(0)
    assert speaks(table) == {"window:done", "buy_from:p1"}
    table.play(0, "buy_from:p1")
    offer = goes_on(greedy, table, 0, "offer_for", "offer_amount")
    assert offer[0] == "offer_for:post1"
    assert answer(table, 1) == "answer:Y01"  # whom the other manager can spare
    table.play(1, "Y01")
    assert answer(table) == "confirm:confirm"


def test_buys_a_known_footballer_at_a_price_that_suits_both() -> None:
    table = given(3, phase=2).squad(0, *ELEVEN).squad(1, "B01", "B02").seen(0, "B01", "B02").cash(0, 5000)
    assert "buy_from:p1" in speaks(table.window(0))
    table.play(0, "buy_from:p1")
    goes_on(greedy, table, 0, "offer_for", "offer_amount")
    assert answer(table, 1) == "answer:accept"


@pytest.mark.parametrize(("price", "expected"), [("150k", "refuse"), ("300k", "accept")])
def test_sells_only_at_a_gain(price: str, expected: str) -> None:
    table = given(3, phase=2).squad(1, *ELEVEN, "Y24").seen(0, "Y24").cash(0, 5000).window(0)
    table.play(0, "buy_from:p1", "offer_for:Y24", f"pay:{price}")
    assert answer(table, 1) == f"answer:{expected}"


def test_does_not_sell_whom_it_needs() -> None:
    table = given(3).squad(1, *ELEVEN[:-1]).seen(0, "G01").cash(0, 5000).window(0)
    table.play(0, "buy_from:p1", "offer_for:G01", "pay:650k")
    assert answer(table, 1) == "answer:refuse"


def test_swaps_only_at_a_gain() -> None:
    table = given(3).squad(0, "G02", "Y07").squad(1, "G06", "B05").seen(0, "G06").window(0)
    table.play(0, "swap:G02", "offer_for:G06", "pay:0k")
    assert answer(table, 1) == "answer:accept"  # a goalkeeper for one of two who play the same post
    table = given(3).squad(0, "Y17").squad(1, "G06").seen(0, "G06").window(0)
    table.play(0, "swap:Y17", "offer_for:G06", "pay:0k")
    assert answer(table, 1) == "answer:refuse"


def test_speaks_up_in_its_own_turn_only_and_once() -> None:
    table = given(3).squad(1, "Y03", "G02").window(0).play(0, "done")
    assert speaks(table, 1) == {"window:done"}


# Forced payments and plus cards


def test_pays_with_whoever_is_missed_least() -> None:
    table = given(2, no_deals=1).squad(0, "G01", "Y04", "B13").cash(0, 0).top("Q21").stop(0, "P04")
    assert answer(table) == "bank_sell:Y04"


def test_returns_the_plus_card_that_is_worth_least() -> None:
    table = given(2).plus(0, "S09", "S19", "S29", "S37", "S39", "S01").top("S25").stop(0, "P05")
    assert answer(table) == "return_plus:S39"


# Euromatches


def test_plays_a_club_that_it_beats_and_lets_the_others_go() -> None:
    weak = given(2, phase=2).squad(0, *ELEVEN).top("E17").stop(0, "P07")  # 45 against 46
    assert answer(weak) == "euromatch:play"
    strong = given(2, phase=2).squad(0, *ELEVEN).top("E19").stop(0, "P07")
    assert answer(strong) == "euromatch:decline"


def test_plays_the_cheapest_card_that_beats_the_club() -> None:
    table = given(3, phase=2).squad(0, *ELEVEN).plus(0, "S01", "S09", "S19").top("E19").stop(0, "P07")
    assert goes_on(greedy, table, 0, "euromatch", "line_up", "euro_card") == [
        "euromatch:play",
        "line_up:auto",
        "euro_card:S01",
        "euro_card:done",
    ]
    assert table.events("euro_won")


# Matches


def test_fields_the_strongest_line_up() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "G14", "Y12").squad(1, "Y01").match(0, 1)
    assert answer(table) == "line_up:auto"
    table.play(0, "auto")
    assert table.g.pitch[0] == best_line_up(table.g.squad[0], red_limit(table.g))


def test_finishes_a_line_up_that_was_begun() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).squad(1, "Y01").match(0, 1).play(0, "G01")
    goes_on(greedy, table, 0, "line_up")
    assert table.names(table.g.pitch[0]) == ELEVEN


def test_keeps_its_cards_when_it_is_ahead() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).squad(1, "Y01", "B01").plus(0, "S01", "S19")
    table.match(0, 1).play(0, "auto").play(1, "auto")
    assert answer(table) == "match:pass"


def test_keeps_its_cards_when_they_cannot_turn_the_match() -> None:
    table = given(2, phase=2).squad(1, *ELEVEN).squad(0, "Y01", "B01").plus(0, "S01", "S19")
    table.match(0, 1).play(0, "auto").play(1, "auto")
    assert answer(table) == "match:pass"


def test_turns_a_close_match_with_as_few_stars_as_it_takes() -> None:
    twin = ["G03", "Y17", "G16", "Y20", "Y21", "Y30", "B15", "R22", "R24", "B16", "R25"]
    table = given(2, phase=2).squad(0, *ELEVEN).squad(1, *twin).plus(1, "S13", "S09", "S01", "S02")
    table.match(1, 0).play(0, "auto").play(1, "auto")
    behind = table.strength(0) - table.strength(1)
    assert 0 < behind < 8
    played = []
    while table.asked(1) == "match" and (option := answer(table, 1)) != "match:pass":
        played.append(option)
        table.play(1, option)
    assert 0 < table.strength(1) - table.strength(0) <= 2
    assert len(played) <= 4


def test_brings_a_substitute_on_before_it_plays_a_card() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).squad(1, "B01", "B03", "B15").plus(1, "S01")
    table.match(1, 0).play(0, "auto").line_up(1, "B01", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-")
    table.g.effect[1] = 46  # a long way, and nearly there
    assert answer(table, 1) == "sub:B03"
    assert answer(table.play(1, "sub:B03"), 1).startswith("sub_post:post")


def test_hits_where_it_hurts_most() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).squad(1, "Y01", "B01").plus(1, "S19", "S29", "S25")
    table.match(1, 0).play(0, "auto").play(1, "auto")
    assert answer(table.play(1, "S19"), 1) == "target:R15"
    table = given(2, phase=2).squad(0, *ELEVEN).squad(1, "Y01", "B01").plus(1, "S25")
    table.match(1, 0).play(0, "auto").play(1, "auto")
    assert answer(table.play(1, "S25"), 1) == "target:attack"  # 5, 6 and 7 stars stand there


@pytest.mark.parametrize(("rival", "expected"), [(ELEVEN[:2], "none"), (None, "S31")])
def test_protects_itself_only_when_the_result_is_at_stake(rival: list[str] | None, expected: str) -> None:
    twin = ["G03", "G06", "G07", "G08", "B08", "B09", "B12", "B11", "R25", "R23", "R11"]
    table = given(2, phase=2).squad(0, *ELEVEN[2:] if rival else ELEVEN).squad(1, *(rival or twin))
    table.plus(0, "S31", "S37").plus(1, "S19").match(1, 0).play(0, "auto").play(1, "auto")
    table.play(1, "S19", "R15")
    assert answer(table) == f"reply:{expected}"


def test_replaces_an_injured_footballer_by_the_best_on_the_bench() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN, "Y16", "G15").squad(1, "Y01", "B01").plus(1, "S19")
    table.match(1, 0).play(0, "auto").play(1, "auto").play(1, "S19", "R15")
    assert answer(table) == "replace:G15"


def test_sends_off_whom_it_misses_least() -> None:
    table = given(2, phase=2).squad(0, *ELEVEN).squad(1, "Y01", "B01").plus(1, "S25")
    table.match(1, 0).play(0, "auto").play(1, "auto").play(1, "S25", "defence")
    assert answer(table) in ("sent_off:Y08", "sent_off:Y09")


def test_cheapest_set_of_moves_is_found() -> None:
    moves = [Move(1, 2, 2.0, 1), Move(2, 3, 3.0, 1), Move(3, 1, 1.0, 0), Move(4, 2, 0.0, 0)]
    assert [move.thing for move in best_set(moves, 2, 3)] == [4]
    assert [move.thing for move in best_set(moves, 5, 3)] == [2, 4]
    assert [move.thing for move in best_set(moves, 6, 1)] == [2, 3, 4]
    assert best_set(moves, 7, 1) == []


def test_value_of_a_goalkeeper_falls_with_the_one_who_is_there() -> None:
    without, with_one = given(2).squad(0, "Y07").g, given(2).squad(0, "Y07", "G02").g
    keeper = THING["G01"]
    assert Outlook(without, 0).value(keeper) > 3 * Outlook(with_one, 0).value(keeper)


def test_a_gap_is_filled_the_sooner_the_more_footballers_fit() -> None:
    eleven = tuple(sorted(THING[name] for name in ELEVEN))
    assert draws_left(eleven, 3, 11) == 0
    keeper, winger = (tuple(card for card in eleven if card != THING[name]) for name in ("G01", "R15"))
    assert draws_left(keeper, 3, 11) == pytest.approx(75 / 9)  # so many domestic goalkeepers are there
    assert draws_left(keeper, 3, 11) > draws_left(winger, 3, 11) > 1
    assert draws_left(keeper, 3, 10) == 0  # a short phase 1 does without one
    both = tuple(card for card in keeper if card != THING["R15"])
    assert draws_left(both, 3, 11) > draws_left(keeper, 3, 11)
    assert draws_left(both, 3, 10) < draws_left(keeper, 3, 11)  # the harder post may stay empty


def test_a_gap_is_filled_by_whoever_lets_others_move_there() -> None:
    mobile, fixed = (tuple(sorted(THING[name] for name in names)) for names in (["Y17"], ["Y07"]))
    posts = [fielded(squad, 3) for squad in (mobile, fixed)]
    assert [[post for post in range(1, 12) if those[post] >= 0] for those in posts] == [[2], [2]]
    assert [room(those, 3) for those in posts] == [1 << 2 | 1 << 3, 1 << 3]  # Y17 can move from 2 to 3


def test_of_two_teams_alike_the_one_with_the_easier_gap_stands_better() -> None:
    without = [
        given(seats=2).squad(0, *(name for name in ELEVEN if name != gone)).g for gone in ("G01", "G10")
    ]
    stars = [Outlook(g, 0).stars_of(tuple(g.squad[0])) for g in without]
    keeper, other = (outlook.parts(g, 0)[1] for g in without)
    assert stars[0] == stars[1]
    assert keeper < other - 0.2  # hardly anybody is a goalkeeper


def test_rivals_are_believed_to_keep_the_better_plus_cards() -> None:
    for g, seat in moments(GAME, 2, seed=5, every=60):
        w = g.clone()
        beliefs.believe(w, seat, 0, Chance(1))
        other = 1 - seat
        assert w.plus_cards[seat] == g.plus_cards[seat]
        assert len(w.plus_cards[other]) == len(g.plus_cards[other])
        assert sorted(w.plus_cards[other] + w.plus_deck) == sorted(g.plus_cards[other] + g.plus_deck)
        assert sum(map(keeping, w.plus_cards[other])) >= sum(map(keeping, g.plus_cards[other]))
