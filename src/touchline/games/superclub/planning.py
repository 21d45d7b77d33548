"""The off-season in the eyes of a sensible newcomer: what each of its options promises, in millions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules.auction import purse
from touchline.games.superclub.rules.club import is_full, scout_price
from touchline.games.superclub.rules.investments import upgrade_price
from touchline.games.superclub.rules.unhappy import price_of
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.valuation import Outlook, expected_gain

GOOD_DEAL: Final = 5.0  # a trade has to bring so much
CHEAPEST: Final = 5  # the lowest scouting price (SC-294)
SURE: Final = 1000.0
NEVER: Final = float("-inf")  # not even a thought

Value = Callable[[int], float]  # what an option promises


def is_aside(option: int) -> bool:
    """Whether it leaves the decision open (SC-330)."""
    verb = option & 0xFF
    return verb == s.SELL_ABROAD or verb == s.FIRE


def word(thing: int) -> Value:
    """This word and nothing else."""
    return lambda option: 1.0 if option >> 8 == thing and not is_aside(option) else 0.0


def anything(mind: Outlook) -> Value:
    """Whatever is asked, but no sale for it."""
    return lambda option: NEVER if is_aside(option) else 0.0


# Finance


def wages(mind: Outlook) -> Value:
    """Pay; without the money, sell whoever is missed least."""
    return lambda option: SURE if option == s.PAY_WAGES | c.PAY << 8 else sale(mind, option)


def sale(mind: Outlook, option: int) -> float:
    """What a sale abroad brings; key staff is not fired for it."""
    return -mind.loss(option >> 8) if option & 0xFF != s.FIRE else NEVER


def forced_sale(mind: Outlook) -> Value:
    """Whoever is missed least."""
    return lambda option: -mind.loss(option >> 8)


def unhappy_bid(mind: Outlook) -> Value:
    """The player who is worth most above the opening bid, if anybody is."""

    def value(option: int) -> float:
        player = option >> 8
        if is_aside(option):
            return NEVER
        return 0.0 if player == c.PASS else mind.player(player) - price_of(mind.g, player)

    return value


def enter(mind: Outlook) -> Value:
    """Whoever is worth the opening bid is worth the entry."""
    return word(c.ENTER if mind.player(mind.g.lot) > mind.g.bid else c.STAY_OUT)


def answer_bid(mind: Outlook) -> Value:
    """Ask for a little more while the bidder has it: a declined demand leaves the bid (SC-266)."""
    g = mind.g
    spare = g.cash[g.at_top[0]] - g.bid
    keep = mind.player(g.lot) - g.bid

    def value(option: int) -> float:
        thing = option >> 8
        if is_aside(option):
            return NEVER
        if thing >= c.AMOUNT:
            more = thing - c.AMOUNT
            return more / 100 if more <= spare / 2 else -1.0
        return 0.0 if thing == c.SELL else keep - mind.star  # a benched player does not play

    return value


def demand(mind: Outlook) -> Value:
    """Accept up to what he is worth."""
    more = mind.g.open[mind.seat] >> 8
    return word(c.ACCEPT if mind.player(mind.g.lot) >= mind.g.bid + more else c.DECLINE)


def final_answer(mind: Outlook) -> Value:
    """Sell for a fair price."""
    return word(c.SELL if mind.g.bid > mind.player(mind.g.lot) - mind.star else c.BENCH)


def free_star(mind: Outlook) -> Value:
    """A star without a die is for the talent whom dice help least."""
    g = mind.g

    def value(option: int) -> float:
        player = option >> 8
        if is_aside(option):
            return NEVER
        return -expected_gain(g.stars[player], c.POTENTIAL[player], mind.most)

    return value


# Training, scouting, investments


def guarantee(mind: Outlook) -> Value:
    """As any star without a die."""
    star = free_star(mind)
    return lambda option: NEVER if option >> 8 == c.SKIP else star(option)


def train(mind: Outlook) -> Value:
    """Whoever gains most on average; nobody costs anything (SC-063)."""
    g = mind.g
    most = c.GAIN[g.levels[3 * mind.seat + c.TRAINING]]

    def value(option: int) -> float:
        player = option >> 8
        if is_aside(option):
            return NEVER
        if player == c.DONE:
            return -1.0
        gone = 1 if player == g.guaranteed else 0  # SC-066
        return expected_gain(g.stars[player], c.POTENTIAL[player], most - gone)

    return value


def scout(mind: Outlook) -> Value:
    """As long as somebody may be affordable."""
    broke = mind.g.cash[mind.seat] < CHEAPEST
    return lambda option: anything(mind)(option) + (0.5 if (option >> 8 == c.DONE) == broke else 0.0)


def sign_player(mind: Outlook) -> Value:
    """Up to his worth; somebody else is sold for him if that is a gain too."""
    g, seat = mind.g, mind.seat
    price = scout_price(g, g.lot) if g.open[seat] & 0xFF == s.SIGN_PLAYER else 0
    gain = mind.signing(g.lot) - price
    leaving = sold_for(mind, price) if gain >= mind.temper.worth_a_sale else -1

    def value(option: int) -> float:
        if is_aside(option):
            return 1.0 if option == s.SELL_ABROAD | leaving << 8 else NEVER
        return 0.0 if option >> 8 == c.REJECT else gain

    return value


def sold_for(mind: Outlook, price: int) -> int:
    """Whom to sell abroad so that a signing becomes possible at a gain, or -1."""
    g, seat = mind.g, mind.seat
    short = price - g.cash[seat]
    weakest = mind.weakest()
    if weakest < 0 or (short <= 0 and not is_full(g, seat)):
        return -1
    if short <= 0 or scout_price(g, weakest) >= short:
        return weakest
    enough = [player for player in g.squad[seat] if player != g.lot and scout_price(g, player) >= short]
    if not enough:
        return -1
    best = min(enough, key=mind.loss)
    return best if mind.player(g.lot) - price - mind.loss(best) >= mind.temper.worth_a_sale else -1


def invest(mind: Outlook) -> Value:
    """What pays back most; a look at the key staff costs nothing but the action."""
    g, seat = mind.g, mind.seat

    def value(option: int) -> float:
        thing = option >> 8
        if is_aside(option):
            return NEVER
        if thing == c.DONE:
            return 0.0
        department = thing - c.DEPARTMENT
        if department == c.KEY_STAFF:
            return mind.temper.look_at_staff
        return mind.facility(department) - upgrade_price(g, seat, department)

    return value


def hire(mind: Outlook) -> Value:
    """Whoever is worth more than the price, also in the place of somebody else (SC-092)."""
    g, seat = mind.g, mind.seat
    free = g.open[seat] & 0xFF == s.FREE_HIRE
    worst = min(g.staff[seat], key=mind.member, default=-1)
    crowded = len(g.staff[seat]) == c.MOST_STAFF
    gains = [
        gain_of(mind, member, free) for member in g.drawn if free or c.STAFF_PRICE[member] <= g.cash[seat]
    ]
    replace = crowded and max(gains, default=0.0) > mind.member(worst)

    def value(option: int) -> float:
        thing = option >> 8
        if option & 0xFF == s.FIRE:
            return 1.0 if replace and thing == c.STAFF + worst else NEVER
        if option & 0xFF == s.SELL_ABROAD:
            return NEVER
        return 0.0 if thing == c.NONE else gain_of(mind, thing - c.STAFF, free)

    return value


def gain_of(mind: Outlook, member: int, free: bool) -> float:
    """The worth of a member of the staff, less the price."""
    return mind.member(member) - (0 if free else c.STAFF_PRICE[member])


# Deadline Day


def bid(mind: Outlook, options: list[int]) -> list[float]:
    """Open low, match with the stronger squad, else raise, never above one's own valuation."""
    g, seat = mind.g, mind.seat
    limit = min(denied(mind), purse(g, seat)) if g.owner < 0 else mind.player(g.lot)
    ahead = seat not in g.at_top and would_win(g, [*g.at_top, seat]) == seat
    winning = bool(g.at_top) and would_win(g, g.at_top) == seat
    step = max(1.0, (limit - g.bid) / mind.temper.patience)
    leaving = room_for(mind)
    found: list[float] = []
    for option in options:
        verb, thing = option & 0xFF, option >> 8
        more = thing - c.AMOUNT
        if is_aside(option):
            found.append(1.0 if verb == s.SELL_ABROAD and thing == leaving else NEVER)
        elif thing == c.MATCH:
            found.append(SURE if ahead and g.bid <= limit else -0.5)
        elif verb == s.OPEN:
            found.append(1.0 if more == 0 and g.floor <= limit else -1.0 - more)
        elif verb == s.RAISE:
            within = more <= step and g.bid + more <= limit and not winning
            found.append(float(more) if within else -1.0 - more)
        else:
            found.append(0.0)  # pass or stand
    return found


def denied(mind: Outlook) -> float:
    """The most to give for a lot: what it is worth, and a part of what a rival would win more with it."""
    own = mind.signing(mind.g.lot)
    if not mind.temper.denial:
        return own
    g = mind.g
    rivals = [Outlook(g, seat, mind.temper) for seat in range(g.seats) if seat != mind.seat]
    dearest = max([min(rival.signing(g.lot), purse(g, rival.seat)) for rival in rivals], default=own)
    return own + mind.temper.denial * max(0.0, dearest - own) / max(1, g.seats - 1)


def would_win(g: Superclub, level: list[int]) -> int:
    """Who signs if these stand at the same bid: the stronger squad, then who was first (SC-113, SC-114)."""
    return max(level, key=lambda seat: (g.squad_stars[seat], -level.index(seat)))


def room_for(mind: Outlook) -> int:
    """Whom to sell so that a full squad, or a poor club, can bid at a gain, or -1 (SC-115, SC-116)."""
    g, seat = mind.g, mind.seat
    if seat in g.at_top or g.owner >= 0:
        return -1
    price = g.bid + 1 if g.bid else g.floor
    if price > purse(g, seat):
        return sold_to_pay(mind, price) if mind.temper.funds else -1
    if not is_full(g, seat):
        return -1
    gain = mind.signing(g.lot) - price
    return mind.weakest() if gain >= mind.temper.worth_a_sale else -1


def sold_to_pay(mind: Outlook, price: int) -> int:
    """Whom to sell first of those who pay for a lot together, if it is still a gain, or -1."""
    g, seat = mind.g, mind.seat
    short = price - purse(g, seat)
    gain = mind.player(g.lot) - price - mind.temper.funds
    squad = sorted(g.squad[seat], key=mind.loss)
    for number, player in enumerate(squad):
        if len(squad) - number <= c.LEAST_PLAYERS:
            break
        gain -= mind.loss(player)
        short -= scout_price(g, player)
        if gain < 0:
            break
        if short <= 0:
            return squad[0]
    return -1
