"""Why an option is not possible now, with its rule. What a player might try is in tempting.py.

`why` explains any option at all, also nonsense: a refusal always names a rule. It never looks at what the
seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.games.superclub.cards import (
    AMOUNT,
    CHANGER,
    CHANGER_WINDOW,
    CHANGERS,
    CONTINENT,
    CONTINENTS,
    DEPARTMENT,
    GK,
    KEY_STAFF,
    MOST_PLAYERS,
    MOST_STAFF,
    OPENINGS,
    PAY,
    PLAYERS,
    POSITION,
    RAISES,
    SIGN,
    STAFF,
    STAFF_CARDS,
    STAFF_PRICE,
    TOP_LEVEL,
    WINDOWS,
)
from touchline.games.superclub.rules.auction import is_needed, purse
from touchline.games.superclub.rules.club import is_full, is_talent, may_sell, scout_price
from touchline.games.superclub.rules.finance import wage_bill
from touchline.games.superclub.rules.investments import upgrade_price
from touchline.games.superclub.rules.letters import is_quiet
from touchline.games.superclub.rules.line_ups import is_available
from touchline.games.superclub.rules.offers import MONEY, may_trade, stage_of, to_of, trades_open
from touchline.games.superclub.rules.unhappy import can_afford, price_of, targets
from touchline.games.superclub.state import (
    ACCEPT_LETTER,
    ANSWER,
    ANSWER_BID,
    ANSWER_COUNTER,
    ASK,
    ASK_CASH,
    AUTO_DONE,
    BID,
    BOOST_THIRD,
    CHOOSE_CLUB,
    DECLINE_LETTER,
    DEMAND,
    DRAFT,
    ENTER_BID,
    FILL,
    FINAL_ANSWER,
    FIRE,
    FORCED_SALE,
    FREE_CONTINENT,
    FREE_HIRE,
    FREE_SIGN,
    GIVE,
    GOAL,
    GUARANTEE,
    HIRE,
    IN_DEADLINE_DAY,
    IN_FINANCE,
    INVEST,
    KEEP_STAFF,
    LAST_SEASON,
    LETTER,
    LINE_UP,
    OFFER,
    OFFER_TO,
    OPEN,
    OUT_PLAYER,
    PAY_CASH,
    PAY_WAGES,
    PLAY_FINAL,
    QUESTIONS,
    RAISE,
    READY,
    RELEASE_PLAYER,
    SCOUT,
    SELL_ABROAD,
    SIGN_PLAYER,
    STAR,
    STEP_UP_STAR,
    SUBSTITUTE,
    TAKER,
    TARGET,
    TRAIN,
    TURN,
    UNHAPPY_BID,
    WEAPON,
    WINDOW,
    Superclub,
)
from touchline.games.superclub.words import WORDS, money

Reason = tuple[str, str]

# The rule that says what a question may be answered with.
RULE_OF: Final[dict[int, Reason]] = {
    CHOOSE_CLUB: ("SC-002", "choose a club that nobody else has"),
    DRAFT: ("SC-016", "take a card of the draft board"),
    KEEP_STAFF: ("SC-241", "keep one of the two members drawn"),
    PAY_WAGES: ("SC-053", "pay the wages, or sell players abroad first"),
    UNHAPPY_BID: (
        "SC-253",
        "pass, or bid for a player whom your club would keep happy and the present one does not",
    ),
    ENTER_BID: ("SC-259", "enter the bidding or stay out"),
    ANSWER_BID: ("SC-263", "sell, ask for 10M, 20M, 30M or 50M more, or refuse"),
    DEMAND: ("SC-265", "accept the price or decline it"),
    FINAL_ANSWER: ("SC-266", "sell for the bid, or bench the player"),
    STEP_UP_STAR: ("SC-268", "choose another player of yours who has potential"),
    GUARANTEE: ("SC-065", "choose a player of yours who has potential, or skip the star"),
    TRAIN: ("SC-061", "choose a player of yours to train, or say done"),
    SCOUT: ("SC-074", "choose a continent, or say done"),
    SIGN_PLAYER: ("SC-075", "sign or reject the player"),
    INVEST: ("SC-079", "choose a department, or say done"),
    HIRE: ("SC-087", "hire one of the two members drawn, or nobody"),
    WINDOW: ("SC-305", "offer somebody a trade, or say done"),
    OFFER: ("SC-307", "choose the next part of the offer, or tear it up"),
    ANSWER: ("SC-307", "accept, decline, or make a counter-offer"),
    ANSWER_COUNTER: ("SC-307", "accept or decline"),
    TURN: ("SC-108", "choose a continent"),
    BID: ("SC-302", "open, match, raise or stand, or pass"),
    LINE_UP: ("SC-135", "choose a formation, the last line-up, or the automatic one"),
    FILL: ("SC-134", "choose an available player who is allowed in that slot"),
    BOOST_THIRD: ("SC-145", "place the captain boost in attack, midfield or defence"),
    READY: ("SC-148", "confirm the line-up or begin again"),
    WEAPON: ("SC-309", "play a secret weapon that fits, or pass"),
    TARGET: ("SC-350", "choose a legal target of the card"),
    SUBSTITUTE: ("SC-172", "bring on an available player from the bench who is allowed in that slot"),
    RELEASE_PLAYER: ("SC-314", "choose a player of your squad"),
    FORCED_SALE: ("SC-315", "choose a player of your squad to sell"),
    STAR: ("SC-131", "choose a player of yours who has potential"),
    FREE_CONTINENT: ("SC-288", "choose a continent"),
    FREE_SIGN: ("SC-316", "sign or reject the player"),
    FREE_HIRE: ("SC-092", "hire one of the two members drawn, or nobody"),
    OUT_PLAYER: ("SC-312", "choose a midfielder who ended the match on the pitch"),
    PLAY_FINAL: ("SC-211", "play the final or save the cards"),
    TAKER: ("SC-234", "choose a player on the pitch who has not shot in this round"),
}
TRADE_VERBS: Final = (OFFER_TO, GIVE, ASK, PAY_CASH, ASK_CASH, OFFER, LETTER, ACCEPT_LETTER, DECLINE_LETTER)


def why(g: Superclub, seat: int, option: int) -> Reason:
    """The rule that forbids this option to this seat now, and the reason in words."""
    if g.over:
        return "SC-199", "the game is over"
    verb = option & 0xFF if option >= 0 else 0
    thing = option >> 8
    question = g.open[seat] & 0xFF
    if verb in (SELL_ABROAD, FIRE) and question not in (FREE_SIGN, FREE_HIRE):
        return why_aside(g, seat, verb, thing)
    offer = g.offer if question == OFFER else g.drafts[seat]
    if verb in (PAY_CASH, ASK_CASH) and offer and stage_of(offer) == MONEY:
        return why_amount(g, seat, verb, thing, to_of(offer))
    if verb in TRADE_VERBS and question != OFFER:
        return why_trade(g, seat)
    if verb == AUTO_DONE:
        return "SC-305", "trade windows are a part of the off-season; you can set this to on or off there"
    if verb == LAST_SEASON:
        return "SC-328", "the table says that, when its last human leaves and there is no season limit"
    if not question:
        return "SC-036", "you have nothing to decide now; wait for the other managers"
    if (verb == question or (question == BID and verb in (OPEN, RAISE))) and question in REASONS:
        return REASONS[question](g, seat, thing)
    rule, what = RULE_OF[question]
    return rule, f"the question is {QUESTIONS[question]}: {what}"


def why_aside(g: Superclub, seat: int, verb: int, thing: int) -> Reason:
    """Sales abroad and dismissals."""
    if not IN_FINANCE <= g.stage <= IN_DEADLINE_DAY:
        return "SC-133", "squads and staff are changed in the off-season, from the wages on"
    if verb == FIRE:
        if not 0 <= thing - STAFF < STAFF_CARDS or thing - STAFF not in g.staff[seat]:
            return "SC-093", "that member does not work for you"
        if g.lot >= 0 and is_needed(g, seat, thing - STAFF):
            return "SC-319", "you need that discount to pay your bid: wait until the auction is over"
        return "SC-331", "wait until the auction or the drawn cards are resolved"
    if thing >= PLAYERS or thing not in g.squad[seat]:
        return "SC-039", "the player is not in your squad"
    if thing == g.lot:
        return "SC-352", "nobody is sold abroad while there are bids for the player"
    if not may_sell(g, seat):
        return "SC-119", "at least 11 player cards must remain"
    return "SC-331", "wait until the auction or the drawn cards are resolved"


def why_trade(g: Superclub, seat: int) -> Reason:
    """When managers trade."""
    if not trades_open(g):
        return "SC-099", "managers trade in the off-season, after finance"
    if not may_trade(g, seat):
        return "SC-349", "you are under a transfer ban"
    if not is_quiet(g):
        return "SC-306", "wait until the auction or the drawn cards are resolved"
    return "SC-307", "begin an offer in a trade window or as a letter, and choose its parts one by one"


def why_amount(g: Superclub, seat: int, verb: int, thing: int, to: int) -> Reason:
    """Cash beside a trade."""
    if thing < AMOUNT:
        return "SC-307", "name a whole number of millions"
    if verb == PAY_CASH:
        return "SC-307", f"you have {money(g.cash[seat])}"
    return "SC-307", f"the other has {money(g.cash[to])}; for no money at all, pay 0M"


def why_wages(g: Superclub, seat: int, thing: int) -> Reason:
    """Money."""
    if thing == PAY:
        bill, cash = money(wage_bill(g, seat)), money(g.cash[seat])
        return "SC-053", f"the wages are {bill} and you have {cash}: sell players abroad first"
    return RULE_OF[PAY_WAGES]


def why_unhappy(g: Superclub, seat: int, thing: int) -> Reason:
    """Who may not be bid for."""
    if thing < PLAYERS and thing in targets(g, seat) and not can_afford(g, seat, thing):
        if is_full(g, seat):
            return "SC-262", f"your squad has {MOST_PLAYERS} players"
        return "SC-262", f"the opening bid is {money(price_of(g, thing))} and you have {money(g.cash[seat])}"
    return RULE_OF[UNHAPPY_BID]


def why_demand(g: Superclub, seat: int, thing: int) -> Reason:
    """Money."""
    return "SC-265", f"you have {money(g.cash[seat])}"


def why_train(g: Superclub, seat: int, thing: int) -> Reason:
    """Who cannot be trained."""
    question = g.open[seat] & 0xFF
    if thing >= PLAYERS:
        return RULE_OF[question]
    if thing not in g.squad[seat]:
        return "SC-061", "the player is not in your squad"
    if thing in g.trained:
        return "SC-064", "the player was trained in this off-season"
    if not is_talent(g, thing):
        return "SC-056", "the player has no empty star"
    return "SC-066", "your training places are used up"


def why_continent(g: Superclub, seat: int, thing: int) -> Reason:
    """Empty decks."""
    if CONTINENT <= thing < CONTINENT + CONTINENTS:
        return "SC-287", "that continent has no card"
    return RULE_OF[g.open[seat] & 0xFF]


def why_sign(g: Superclub, seat: int, thing: int) -> Reason:
    """Money and place."""
    question = g.open[seat] & 0xFF
    if thing != SIGN:
        return RULE_OF[question]
    if is_full(g, seat):
        rule = "SC-078" if question == SIGN_PLAYER else "SC-316"
        return rule, f"your squad has {MOST_PLAYERS} players: sell one first"
    return "SC-334", f"the player costs {money(scout_price(g, g.lot))} and you have {money(g.cash[seat])}"


def why_invest(g: Superclub, seat: int, thing: int) -> Reason:
    """Departments."""
    department = thing - DEPARTMENT
    if not 0 <= department <= KEY_STAFF:
        return RULE_OF[INVEST]
    if g.departments >> department & 1:
        return "SC-080", "you have used this department in this off-season"
    if department == KEY_STAFF:
        return "SC-299", "no key staff card is left"
    if g.levels[3 * seat + department] == TOP_LEVEL:
        return "SC-082", "it is at level 4, the highest"
    price = money(upgrade_price(g, seat, department))
    return "SC-335", f"it costs {price} and you have {money(g.cash[seat])}"


def why_hire(g: Superclub, seat: int, thing: int) -> Reason:
    """Money and place."""
    question = g.open[seat] & 0xFF
    member = thing - STAFF
    if member not in g.drawn:
        return RULE_OF[question]
    if len(g.staff[seat]) >= MOST_STAFF:
        return "SC-092", "you have three members: fire one first"
    return "SC-088", f"the member costs {money(STAFF_PRICE[member])} and you have {money(g.cash[seat])}"


def why_bid(g: Superclub, seat: int, thing: int) -> Reason:
    """Steps, cash and place."""
    if seat not in g.at_top and is_full(g, seat):
        return "SC-116", f"your squad has {MOST_PLAYERS} players: sell one before you bid"
    more = thing - AMOUNT
    steps = RAISES if g.bid else OPENINGS
    if more in steps or thing < AMOUNT:
        most = purse(g, seat)
        least = g.bid or g.floor
        if least + (more if more in steps else 0) > most:
            return "SC-115", f"you can pay {money(most)}"
        return RULE_OF[BID]
    return "SC-304", f"choose one of these steps: {', '.join(money(step) for step in steps)}"


def why_fill(g: Superclub, seat: int, thing: int) -> Reason:
    """Who may not stand there."""
    question = g.open[seat] & 0xFF
    if thing >= PLAYERS:
        return RULE_OF[question]
    if thing not in g.squad[seat]:
        return "SC-134", "the player is not in your squad"
    if thing in g.pitch[seat]:
        return "SC-134", "the player is on the pitch"
    if not is_available(g, seat, thing):
        return "SC-144", "the player is not available"
    slot = g.open[seat] >> 10 & 15 if question == FILL else g.open[seat] >> 8
    if slot == GOAL:
        return "SC-139", "only a goalkeeper card or the default goalkeeper stands in goal"
    if POSITION[thing] == GK:
        return "SC-138", "a goalkeeper card stands in goal only"
    return RULE_OF[question]


def why_weapon(g: Superclub, seat: int, thing: int) -> Reason:
    """Windows."""
    card = thing - CHANGER
    if not 0 <= card < CHANGERS or card not in g.weapons[seat]:
        return "SC-181", "you do not hold this secret weapon"
    window = g.open[seat] >> 8 & 7
    if CHANGER_WINDOW[card] != window:
        return "SC-350", f"it is played {WORDS['windows'][WINDOWS[CHANGER_WINDOW[card]]]}"
    return "SC-350", "it has no target and would change nothing"


REASONS: Final[dict[int, Callable[[Superclub, int, int], Reason]]] = {
    PAY_WAGES: why_wages,
    UNHAPPY_BID: why_unhappy,
    DEMAND: why_demand,
    GUARANTEE: why_train,
    TRAIN: why_train,
    SCOUT: why_continent,
    TURN: why_continent,
    FREE_CONTINENT: why_continent,
    SIGN_PLAYER: why_sign,
    FREE_SIGN: why_sign,
    INVEST: why_invest,
    HIRE: why_hire,
    FREE_HIRE: why_hire,
    BID: why_bid,
    FILL: why_fill,
    SUBSTITUTE: why_fill,
    WEAPON: why_weapon,
}
