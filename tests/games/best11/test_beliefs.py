"""What rivals are believed to bid: as much as managers do, and nothing that the seat cannot know."""

from __future__ import annotations

from functools import cache
from statistics import fmean

from touchline.bots.minds import mind
from touchline.bots.search import plan
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance, best, seed_state
from touchline.engine.game import find
from touchline.games.best11.beliefs import begun, believe
from touchline.games.best11.cards import WORTH
from touchline.games.best11.state import BID, NOMINATE, Best11

GAME = find("best11")
MIND = mind(GAME)


@cache
def auctions() -> list[Best11]:
    """Auctions of two experienced managers, when the second is asked and the first has bid."""
    found = []
    for deal in range(3):
        g = GAME.new(2, seed_state(f"{deal}:beliefs"), GAME.option_values({}, 2))
        GAME.rules.settle(g)
        chance = Chance(deal)
        while (seat := g.next_seat()) >= 0:
            if g.open[seat] == BID and not g.open[1 - seat]:
                found.append(g.clone())
            options = GAME.rules.options(g, seat)
            GAME.rules.apply(g, seat, best(options, MIND.weigh(g, seat, options, chance), chance))
    return found


def bids(g: Best11, seat: int) -> tuple[int, int]:
    """What a manager's bids are worth, and on how many slots they lie."""
    return sum(WORTH[entry & 0xFF] for entry in g.bids[seat]), len({entry >> 8 for entry in g.bids[seat]})


def believed(w: Best11, seat: int, kind: int) -> Best11:
    """The world in which the rival has answered again."""
    believe(w, seat, kind, Chance(1))
    while w.open[1 - seat]:
        options = GAME.rules.options(w, 1 - seat)
        values = MIND.others(w, 1 - seat, options, Chance(1), kind)
        GAME.rules.apply(w, 1 - seat, best(options, values, Chance(1)))
    return w


def test_sealed_bids_are_believed_as_managers_make_them() -> None:
    true, drawn, thought = [], [], []
    for number, g in enumerate(auctions()):
        seat = g.next_seat()
        true.append(bids(g, 1 - seat))
        drawn.append(bids(GAME.redeal(g, seat, number), 1 - seat))
        thought.append(bids(believed(GAME.redeal(g, seat, number), seat, number % MIND.kinds), 1 - seat))
    for figure in (0, 1):
        truth, random, belief = (fmean(one[figure] for one in those) for those in (true, drawn, thought))
        assert abs(belief - truth) < abs(random - truth) / 2


def test_nominations_are_made_again() -> None:
    g = GAME.new(2, seed_state("nominations"), GAME.option_values({}, 2))
    GAME.rules.settle(g)
    chance = Chance(1)
    while not (g.open[0] == NOMINATE and g.nomination[1] >= 0) and g.open[0] | g.open[1]:
        seat = 1 if g.open[1] else 0
        options = GAME.rules.options(g, seat)
        GAME.rules.apply(g, seat, best(options, MIND.weigh(g, seat, options, chance), chance))
    w = GAME.redeal(g, 0, 5)
    believe(w, 0, 0, Chance(1))
    assert w.open[1] == NOMINATE
    assert w.nomination[1] == -1
    assert len(w.hand[1]) == len(g.hand[1]) + 1


def test_a_bid_is_planned_once_and_the_same_at_every_step_and_whatever_is_hidden() -> None:
    g = next(g for g in auctions() if g.round == 3).clone()
    seat = g.next_seat()
    plans, steps = set(), 0
    while g.open[seat] & 0xFF == BID:
        for truth in (g, GAME.redeal(g, seat, 7)):
            start = begun(Sight.of(GAME, truth, seat, 3 + steps).world, seat)
            plans.add(repr(Sight(GAME, start, seat).imagine(0).dump()))
        style = plan(Sight(GAME, begun(g, seat), seat), MIND, 40)
        GAME.rules.apply(g, seat, MIND.in_style(g, seat, style, GAME.rules.options(g, seat)))
        steps += 1
    assert len(plans) == 1
    assert steps >= len(g.market)
