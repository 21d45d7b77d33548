"""A sensible newcomer's way to run a club in Eleven.

It tries every option in a world that it imagines, looks only at what the own club makes of it, and takes the
one after which the club is worth most (valuation.py). Line-ups are those of the page's "a good line-up"
(lineups.py). What it cannot know is dealt again before it tries anything, from its own luck alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.chance import Chance, best, seed_state
from touchline.games.eleven import cards as c, effects as e, objective_cards, state as s
from touchline.games.eleven.lineups import LineUp, best_line_up, open_zones, usual_out
from touchline.games.eleven.questions import QUESTIONS
from touchline.games.eleven.redeal import redeal
from touchline.games.eleven.rules import RULES
from touchline.games.eleven.rules.dice import D6, who_plays
from touchline.games.eleven.rules.lane import MAY_DECLINE, go_on, push_next
from touchline.games.eleven.rules.lineup import used_jerseys
from touchline.games.eleven.rules.monday import majority
from touchline.games.eleven.rules.transfers import CARD, trade
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.valuation import NEWCOMER, Outlook, Temper, sale_value

OVERLOOKS: Final = [60, 22]  # options in a hundred, of the levels starter and squad
ROLLS: Final = 4  # how often chance is tried where it decides
MOST_STEPS: Final = 12  # small choices that follow from one, in a trial
STAT_STEP: Final = {e.CASH: 1.6, e.FANS: 1.2, e.OPS: 0.8, e.FITNESS: 1.4}  # of a Director, in victory points
ANY_STAT: Final = 1.6
EASE: Final = {  # of Objectives for a club like this
    objective_cards.OFFICE_STEP: 4.0,
    objective_cards.MATCHES_WON: 3.5,
    objective_cards.PLACE: 3.0,
    objective_cards.INFRASTRUCTURE_BUILT: 2.5,
    objective_cards.STAFF_SETS: 2.0,
    objective_cards.CASH_LEFT: 1.5,
    objective_cards.CLEAN_SHEETS: 1.5,
    objective_cards.TRAINED_YOUNGSTERS: 1.4,
    objective_cards.ADBOARDS_WITH_KIT: 1.3,
    objective_cards.LOWEST_STAT: 1.2,
    objective_cards.GOALS_IN_A_MATCH: 1.0,
    objective_cards.SOLD_OUT_MATCHES: 0.5,
}

Value = Callable[[int], float]  # what an option promises
NEVER: Final = -1e9


def greedy(world: Eleven, seat: int, options: list[int], chance: Chance) -> int:
    """The option that promises this seat most; equals are drawn."""
    return best(options, weigh(world, seat, options, chance), chance)


def weigh(world: Eleven, seat: int, options: list[int], chance: Chance) -> list[float]:
    """What each of the options promises this seat; only the order matters."""
    if world.open[seat] & 0xFF not in LINE_UP:  # those look at what is known alone
        world = redeal(world, seat, chance.rand(1 << 30))
    return weigh_with(world, seat, options, NEWCOMER)


def weigh_with(world: Eleven, seat: int, options: list[int], temper: Temper) -> list[float]:
    """What each of the options promises a manager of some temper, in a world that he imagines."""
    question = world.open[seat] & 0xFF
    if question in LINE_UP:
        return as_planned(world, seat, options, best_line_up(world, seat))
    mind = Outlook(world, seat, temper)
    value = VALUE_OF.get(question, trial)(mind)
    return [value(option) for option in options]


def as_planned(world: Eleven, seat: int, options: list[int], line: LineUp) -> list[float]:
    """What goes on with this line-up; one that was begun otherwise is finished somehow."""
    question = world.open[seat] & 0xFF
    wanted = question | LINE_UP[question](world, seat, line) << 8
    planned = wanted if wanted in options else QUESTIONS.caretaker(world, seat)
    return [float(option == planned) for option in options]


# Trials


def trial(mind: Outlook) -> Value:
    """What the club is worth after an option."""
    g, seat = mind.g, mind.seat
    if mind.temper.aims:
        return lambda option: well_aimed(mind, answered(alone(g), seat, option))
    return lambda option: mind.worth(after(g, seat, option))


def well_aimed(mind: Outlook, w: Eleven) -> float:
    """What the club is worth when what it aims at now, if at anything, is what helps most."""
    seat = mind.seat
    if w.open[seat] & 0xFF not in AIMED:
        return mind.worth(finished(w, seat))
    ways = [answered(w.clone(), seat, option) for option in RULES.options(w, seat)]
    return max([mind.worth(finished(way, seat)) for way in ways])


def answered(w: Eleven, seat: int, option: int) -> Eleven:
    """The world after an answer."""
    RULES.apply(w, seat, option)
    return w


def dice(mind: Outlook) -> Value:
    """The same where chance decides: on average over a few rolls."""
    g, seat = mind.g, mind.seat
    lucks = [seed_state(g.chance + roll) for roll in range(ROLLS)]
    return lambda option: sum([mind.worth(after(g, seat, option, luck)) for luck in lucks], 0.0) / ROLLS


def after(g: Eleven, seat: int, option: int, luck: int = 0) -> Eleven:
    """The club after an option and all small choices that follow from it."""
    w = alone(g)
    if luck:
        w.chance = luck
    RULES.apply(w, seat, option)
    return finished(w, seat)


def alone(g: Eleven) -> Eleven:
    """A world in which the table waits: nothing happens but in the own club."""
    w: Eleven = g.clone()
    w.unanswered += 1
    return w


def finished(w: Eleven, seat: int) -> Eleven:
    """The first option of whatever follows, up to the next choice of weight."""
    for _ in range(MOST_STEPS):
        question = w.open[seat] & 0xFF
        if not question or question in OF_WEIGHT:
            break
        RULES.apply(w, seat, RULES.options(w, seat)[0])
    return w


# Setup


def director(mind: Outlook) -> Value:
    """Stats for six Weeks, then what the Director does."""
    temper = mind.temper

    def value(option: int) -> float:
        card = option >> 8
        found, row = 0.0, c.DIRECTOR_STATS[card - c.DIRECTOR]
        while c.PART_DO[row] != e.DO_END:
            found += c.PART_N[row] * STAT_STEP.get(c.PART_X[row], ANY_STAT)
            row += 1
        found += temper.weekly_action if c.ACTION[card] else 0.0
        return found + (temper.bonus_once if c.BONUS[card] else 0.0)

    return value


def objective(mind: Outlook) -> Value:
    """The one that a club like this meets most easily."""
    return lambda option: EASE[(option >> 8) - c.OBJECTIVE]


# Monday


def votes(mind: Outlook) -> Value:
    """What the board decided, against what it would decide on average."""
    g, seat = mind.g, mind.seat
    effects = c.DECISION[3 * (g.meeting[seat] - c.BOARD_MEETING) :][:3]
    values = []
    for effect in effects:
        w = alone(g)
        w.open[seat] = 0
        push_next(w, seat, s.PART, effect | MAY_DECLINE)
        go_on(w, seat)
        RULES.settle(w)
        values.append(mind.worth(finished(w, seat)))
    colours = [majority(g, seat, face) for face in range(1, D6 + 1)]
    again = [values[colour] for colour in colours if colour >= 0]
    w = alone(g)
    if not w.free_rolls[seat]:
        w.resources[4 * seat + e.FANS] -= 1
    rolled = sum(again, 0.0) / len(again) - (mind.worth(g) - mind.worth(w)) if again else 0.0
    return lambda option: values[g.colour[seat]] if option >> 8 == c.KEEP else rolled


# The action days


def action(mind: Outlook) -> Value:
    """A trial; it does not start to haggle."""
    value = trial(mind)
    return lambda option: NEVER if option & 0xFF in (s.OFFER_FOR, s.ANNOUNCE) else value(option)


def price(mind: Outlook) -> Value:
    """For a deal that was begun: a little more than the bank pays."""
    g, seat = mind.g, mind.seat
    fair = sale_value(g, g.open[seat] >> 8) + 1
    return lambda option: -abs((option >> 8) - c.NUMBER - fair)


def offer_reply(mind: Outlook) -> Value:
    """Only above what the bank pays."""
    g, seat = mind.g, mind.seat
    arg = g.open[seat] >> 8
    good = (arg >> 6 & 0xFF) > sale_value(g, arg & CARD)
    return lambda option: float((option >> 8 == c.ACCEPT) == good)


def bid(mind: Outlook) -> Value:
    """A little more than the bank pays, if he is worth it here."""
    g, seat = mind.g, mind.seat
    arg = g.open[seat] >> 8
    card, seller = arg & CARD, arg >> 14
    fair = sale_value(g, card) + 1
    w = alone(g)
    gain = -1.0
    if g.resources[4 * seat + e.CASH] >= fair:
        trade(w, seller, seat, card, fair)
        gain = mind.worth(w) - mind.worth(g)

    def value(option: int) -> float:
        thing = option >> 8
        if thing == c.PASS or gain <= 0:
            return float(thing == c.PASS)
        return 2.0 - abs((arg >> 6 & 0xFF if thing == c.ACCEPT else thing - c.NUMBER) - fair)

    return value


def take_bid(mind: Outlook) -> Value:
    """The highest bid, if the bank pays less."""
    g, seat = mind.g, mind.seat
    normal = sale_value(g, g.open[seat] >> 8)
    return lambda option: normal if option >> 8 == c.NONE else g.bids[(option >> 8) - c.NUMBER]


# Matchday


def stands(mind: Outlook) -> Value:
    """Every fan has a seat: each brings 1 cash."""
    return lambda option: float(option >> 8)


def assign(g: Eleven, seat: int, line: LineUp) -> int:
    """The next Player of the line-up."""
    playing = who_plays(g, seat)
    left = [at for at in line.placements if c.PLACEMENT_PLAYER[at] not in playing]
    return c.PLACEMENT + left[0] if left else c.DONE


def fund(g: Eleven, seat: int, line: LineUp) -> int:
    """Whom the line-up funds."""
    who = g.open[seat] >> 8
    card = g.keeper[seat] if who == s.GOALKEEPER else g.line_up[s.JERSEYS_EACH * seat + who]
    return c.FUND if card in line.funded else c.NO


def plain(g: Eleven, seat: int, line: LineUp) -> int:
    """Attackers of the Zone first, then its defenders."""
    zone = g.open[seat] >> 8
    attackers = sum(
        task == 0 for place, task in zip(open_zones(line), line.plain, strict=True) if place == zone
    )
    for jersey in range(s.JERSEYS_EACH):
        at = s.JERSEYS_EACH * seat + jersey
        if g.zone[at] == zone and g.line_up[at] < 0 and g.plan_attacking[seat] >> jersey & 1:
            attackers -= 1
    return c.TASK if attackers > 0 else c.TASK + 1


# The end of the Week


def refresh(mind: Outlook) -> Value:
    """The market is good as it is."""
    return lambda option: float(option >> 8 == c.NONE)


LINE_UP: Final[dict[int, Callable[[Eleven, int, LineUp], int]]] = {
    s.FORMATION: lambda g, seat, line: c.PLAN + line.plan,
    s.ROW_SHAPE: lambda g, seat, line: c.SHAPE + line.shapes[g.open[seat] >> 8],
    s.ASSIGN_PLAYER: assign,
    s.SWAP_OUT: lambda g, seat, line: c.JERSEY + usual_out(g, seat, used_jerseys(g, seat)),
    s.FUND_EFFECT: fund,
    s.PLACE_PLAIN: plain,
    s.CONFIRM_LINEUP: lambda g, seat, line: c.CONFIRM,
}
AIMED: Final = {s.EFFECT_TARGET, s.GAIN_ANY, s.ADBOARD_MODE}
OF_WEIGHT: Final = {*LINE_UP, s.BASIC_ACTION, s.OFFER, s.ASKING_PRICE}
VALUE_OF: Final[dict[int, Callable[[Outlook], Value]]] = {
    s.DRAFT_DIRECTOR: director,
    s.SOLO_DIRECTOR: director,
    s.KEEP_OBJECTIVE: objective,
    s.BM_REROLL: votes,
    s.BASIC_ACTION: action,
    s.OFFER: price,
    s.ASKING_PRICE: price,
    s.OFFER_REPLY: offer_reply,
    s.BID: bid,
    s.TAKE_BID: take_bid,
    s.STANDS: stands,
    s.DIE_REROLL: dice,
    s.SOLO_REFRESH: refresh,
}
