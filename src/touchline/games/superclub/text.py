"""Superclub in words: options. Names are in words.py, questions in prompts.py, events in story.py.

Labels say verb, thing and consequence; costs and outcomes stand beside them before the click.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.game import OptionText
from touchline.games.superclub.cards import (
    ACCEPT,
    AMOUNT,
    AUTO_BEST,
    BENCH,
    CLOSE_THIRD,
    CLUB,
    CONFIRM,
    CONTINENT,
    CONTINENTS,
    COUNTER,
    CUP,
    DECLINE,
    DEFAULT_GK,
    DEPARTMENT,
    DONE,
    ENTER,
    GAIN,
    KEY_STAFF,
    MATCH,
    NONE,
    ON,
    PASS,
    PAY,
    PLAY,
    PLAYERS,
    POTENTIAL,
    REFUSE,
    REJECT,
    RESTART,
    REUSE_LAST,
    SAVE,
    SEAT,
    SELL,
    SEND,
    SIGN,
    SKIP,
    STAFF,
    STAFF_CARDS,
    STAFF_PRICE,
    STAND,
    STAY_OUT,
    THINGS,
    THIRD,
    TRAINING,
    WRITE,
)
from touchline.games.superclub.rules.club import scout_price
from touchline.games.superclub.rules.finance import wage_bill
from touchline.games.superclub.rules.investments import upgrade_price
from touchline.games.superclub.rules.line_ups import THIRD_AT, counts
from touchline.games.superclub.rules.strength import boost_of
from touchline.games.superclub.rules.unhappy import price_of
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
    GUARANTEE,
    HIRE,
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
from touchline.games.superclub.words import WORDS, facility_name, facts, halves, money, name, third_name

# Words that mean the same wherever they are offered: label, detail, place.
PLAIN: Final[dict[int, tuple[str, str]]] = {
    DONE: ("Done", "Nothing more in this turn"),
    PASS: ("Pass", ""),
    SKIP: ("Skip it", "The guaranteed star is lost for this off-season"),
    REJECT: ("Reject the player", "Goes to the Inactive players pile"),
    NONE: ("Nobody", "Both cards go under the deck"),
    ENTER: ("Enter the bidding", "Uses up your one bid of this off-season"),
    STAY_OUT: ("Stay out", "You keep your bid for another club"),
    SELL: ("Sell the player", "The bid is paid to you"),
    REFUSE: ("Refuse", "The player stays, and misses the whole season"),
    BENCH: ("Bench the player", "Stays, and misses the whole season"),
    ACCEPT: ("Accept", ""),
    DECLINE: ("Decline", ""),
    COUNTER: ("Make a counter-offer", "The other accepts or declines it"),
    SEND: ("Send the offer", ""),
    STAND: ("Stand", "You stay at the highest bid"),
    REUSE_LAST: ("The same line-up again", "Whoever is missing is replaced"),
    AUTO_BEST: ("Automatic line-up", "The most stars, chemistry left aside"),
    CLOSE_THIRD: ("Close this third", "Its other places stay empty"),
    CONFIRM: ("Ready", "Shown when everybody is ready"),
    RESTART: ("Begin again", "Your line-up is cleared"),
    PLAY: ("Play the final now", "A defeat costs all your SuperCup cards"),
    SAVE: ("Save the cards", "You are asked again after another title"),
}


def label(g: Superclub, seat: int, option: int) -> OptionText:
    """An option in words, with its cost or outcome and where it lies on the table."""
    return LABELS.get(option & 0xFF, plain)(g, seat, option >> 8)


def plain(g: Superclub, seat: int, thing: int) -> OptionText:
    """A word, or just the thing's name, as a sentence begins."""
    if thing in PLAIN:
        return OptionText(*PLAIN[thing], place="decision")
    words = name(thing)
    return OptionText(words[:1].upper() + words[1:], facts(g, thing))


def named(verb: str, place: str) -> Callable[[Superclub, int, int], OptionText]:
    """A label of a verb and a card."""

    def words(g: Superclub, seat: int, thing: int) -> OptionText:
        if thing in PLAIN or (thing >= CONTINENT and thing != DEFAULT_GK):
            return plain(g, seat, thing)
        return OptionText(verb.format(name(thing)), facts(g, thing), place=place)

    return words


def label_club(g: Superclub, seat: int, thing: int) -> OptionText:
    """A club to take."""
    if not CLUB <= thing < SEAT:
        return plain(g, seat, thing)
    words = WORDS["clubs"][THINGS[thing]]
    return OptionText(f"Take {words['name']}", f"{words['colour']}, {words['nickname']}", place="clubs")


def label_wages(g: Superclub, seat: int, thing: int) -> OptionText:
    """The wage bill."""
    if thing != PAY:
        return plain(g, seat, thing)
    bill = wage_bill(g, seat)
    paid = min(bill, g.cash[seat])
    what = f"{money(g.cash[seat] - paid)} left" + (
        f", {money(bill - paid)} are waived" if paid < bill else ""
    )
    return OptionText(f"Pay {money(paid)} wages", what, f"−{money(paid)}", "cash")


def label_sell_abroad(g: Superclub, seat: int, thing: int) -> OptionText:
    """A sale to the bank."""
    if thing >= PLAYERS:
        return plain(g, seat, thing)
    what = f"{facts(g, thing)}; squad strength −{g.stars[thing]}"
    return OptionText(f"Sell {name(thing)} abroad", what, f"+{money(scout_price(g, thing))}", "squad")


def label_unhappy_bid(g: Superclub, seat: int, thing: int) -> OptionText:
    """A bid for an unhappy player."""
    if thing >= PLAYERS:
        return plain(g, seat, thing)
    price = money(price_of(g, thing))
    return OptionText(f"Bid {price} for {name(thing)}", facts(g, thing), f"−{price}", "seats")


def label_answer_bid(g: Superclub, seat: int, thing: int) -> OptionText:
    """Sell, refuse, or a higher price."""
    if thing >= AMOUNT:
        price = money(g.bid + thing - AMOUNT)
        return OptionText(
            f"Ask for {price}", "Declined, you sell for the bid or bench the player", place="lot"
        )
    if thing == SELL:
        return OptionText(f"Sell for {money(g.bid)}", PLAIN[SELL][1], f"+{money(g.bid)}", "lot")
    return plain(g, seat, thing)


def label_train(g: Superclub, seat: int, thing: int) -> OptionText:
    """What each roll would bring."""
    if thing >= PLAYERS:
        return plain(g, seat, thing)
    stars = g.stars[thing]
    start = stars - (1 if thing == g.guaranteed else 0)
    most = min(POTENTIAL[thing], start + GAIN[g.levels[3 * seat + TRAINING]])
    rolls = f"A {stars + 1} or more on one die; at most {most} stars"
    return OptionText(f"Train {name(thing)}", f"{facts(g, thing)}. {rolls}", f"{stars} → {most}", "squad")


def label_guarantee(g: Superclub, seat: int, thing: int) -> OptionText:
    """A star without a die."""
    if thing >= PLAYERS:
        return plain(g, seat, thing)
    return OptionText(f"Guaranteed star for {name(thing)}", facts(g, thing), "+1 star", "squad")


def label_continent(g: Superclub, seat: int, thing: int) -> OptionText:
    """A continent to turn a card of."""
    if not CONTINENT <= thing < CLUB:
        return plain(g, seat, thing)
    cards = len(g.continents[thing - CONTINENT]) if thing < CONTINENT + CONTINENTS else 0
    return OptionText(f"Turn a card of {name(thing)}", f"{cards} cards", place="world")


def label_sign(g: Superclub, seat: int, thing: int) -> OptionText:
    """The player who lies open."""
    if thing != SIGN or g.lot < 0:
        return plain(g, seat, thing)
    price = money(scout_price(g, g.lot))
    return OptionText(f"Sign {name(g.lot)} for {price}", facts(g, g.lot), f"−{price}", "lot")


def label_free_sign(g: Superclub, seat: int, thing: int) -> OptionText:
    """The player who lies open, for nothing."""
    if thing != SIGN or g.lot < 0:
        return plain(g, seat, thing)
    return OptionText(f"Sign {name(g.lot)}", facts(g, g.lot), "free", "lot")


def label_invest(g: Superclub, seat: int, thing: int) -> OptionText:
    """A facility one level higher, or two key staff cards."""
    department = thing - DEPARTMENT
    if not 0 <= department <= KEY_STAFF:
        return plain(g, seat, thing)
    if department == KEY_STAFF:
        return OptionText("Draw two key staff", "Hire one of them or nobody", place="staff")
    level = g.levels[3 * seat + department]
    price = upgrade_price(g, seat, department)
    if not price:
        return OptionText(f"Raise {name(thing)}", "It is at level 4", place="club")
    what = f"Level {level + 1}: {facility_name(department, level + 1)}"
    return OptionText(f"Raise {name(thing)}", what, f"−{money(price)}", "club")


def label_hire(g: Superclub, seat: int, thing: int) -> OptionText:
    """A member and what he costs."""
    if not STAFF <= thing < STAFF + STAFF_CARDS:
        return plain(g, seat, thing)
    return OptionText(
        f"Hire {name(thing)}", facts(g, thing), f"−{money(STAFF_PRICE[thing - STAFF])}", "staff"
    )


def label_offer(g: Superclub, seat: int, thing: int) -> OptionText:
    """Tear it up, go on, or send it."""
    if thing == NONE:
        return OptionText("Tear the offer up", "Nothing was sent", place="offer")
    if thing == DONE:
        return OptionText("No more of these", "Go on to the next part", place="offer")
    return plain(g, seat, thing)


def label_offer_to(g: Superclub, seat: int, thing: int) -> OptionText:
    """A partner."""
    cash = g.cash[thing - SEAT] if 0 <= thing - SEAT < g.seats else 0
    return OptionText(f"Offer {name(thing)} a trade", f"Has {money(cash)}", place="seats")


def label_pay_cash(g: Superclub, seat: int, thing: int) -> OptionText:
    """Money that one pays."""
    if thing == AMOUNT:
        return OptionText("No money", "Neither side pays", place="offer")
    return OptionText(f"Pay {name(thing)}", "You pay, if the trade is made", f"−{name(thing)}", "offer")


def label_ask_cash(g: Superclub, seat: int, thing: int) -> OptionText:
    """Money that the partner pays."""
    return OptionText(
        f"Ask for {name(thing)}", "The other pays, if the trade is made", f"+{name(thing)}", "offer"
    )


def label_bid(g: Superclub, seat: int, thing: int) -> OptionText:
    """Pass, stand or match."""
    if thing == MATCH:
        what = "Level bids go to the stronger squad"
        return OptionText(f"Match {money(g.bid)}", what, f"−{money(g.bid)}", "lot")
    if thing == PASS:
        return OptionText("Pass", "For good in this auction", place="lot")
    return plain(g, seat, thing)


def label_raise(g: Superclub, seat: int, thing: int) -> OptionText:
    """An opening bid or a raise."""
    if thing < AMOUNT:
        return plain(g, seat, thing)
    bid = (g.bid or g.floor) + thing - AMOUNT
    what = f"{money(max(0, g.cash[seat] - bid))} would be left"
    return OptionText(f"Bid {money(bid)}", what, f"−{money(bid)}", "lot")


def label_line_up(g: Superclub, seat: int, thing: int) -> OptionText:
    """A formation."""
    if thing in PLAIN:
        return plain(g, seat, thing)
    return OptionText(f"Play {name(thing)}", "Defenders, midfielders, attackers", place="pitch")


def label_fill(g: Superclub, seat: int, thing: int) -> OptionText:
    """Somebody for the slot, and what he counts there."""
    if thing == DEFAULT_GK:
        return OptionText(name(thing), facts(g, thing), "+1", "pitch")
    if thing >= PLAYERS:
        return plain(g, seat, thing)
    slot = min(13, g.open[seat] >> 10 & 15)
    return OptionText(name(thing), facts(g, thing), f"+{halves(counts(g, thing, THIRD_AT[slot]))}", "squad")


def label_boost(g: Superclub, seat: int, thing: int) -> OptionText:
    """A third for the captain boost."""
    if not THIRD <= thing < THIRD + 3:
        return plain(g, seat, thing)
    stars = boost_of(g, seat, True)
    return OptionText(f"Captain boost in {third_name(thing - THIRD)}", "In this match", f"+{stars}", "pitch")


def label_weapon(g: Superclub, seat: int, thing: int) -> OptionText:
    """A secret weapon."""
    if thing == PASS:
        return OptionText("Pass", "Keep your cards for later", place="weapons")
    if not CUP > thing >= STAFF + STAFF_CARDS:
        return plain(g, seat, thing)
    return OptionText(f"Play {name(thing)}", facts(g, thing), place="weapons")


def label_letter(g: Superclub, seat: int, thing: int) -> OptionText:
    """Writing an offer out of turn."""
    if thing == WRITE:
        return OptionText("Write an offer", "It lies on the other's desk until it is answered", place="desk")
    return OptionText("Take the offer back", "It has not been answered", place="desk")


def label_auto_done(g: Superclub, seat: int, thing: int) -> OptionText:
    """The switch for trade windows."""
    if thing == ON:
        return OptionText("Skip trade windows", "You are passed over, and still receive offers", place="desk")
    return OptionText("Ask me in trade windows", "You are asked again", place="desk")


def label_last_season(g: Superclub, seat: int, thing: int) -> OptionText:
    """What the table does when its last human leaves."""
    return OptionText("This season is the last", "The highest point marker wins", place="table")


LABELS: Final[dict[int, Callable[[Superclub, int, int], OptionText]]] = {
    CHOOSE_CLUB: label_club,
    DRAFT: named("Draft {}", "board"),
    KEEP_STAFF: named("Keep {}", "staff"),
    PAY_WAGES: label_wages,
    SELL_ABROAD: label_sell_abroad,
    FORCED_SALE: label_sell_abroad,
    FIRE: named("Fire {}", "staff"),
    UNHAPPY_BID: label_unhappy_bid,
    ENTER_BID: plain,
    ANSWER_BID: label_answer_bid,
    DEMAND: plain,
    FINAL_ANSWER: plain,
    STEP_UP_STAR: named("A star for {}", "squad"),
    STAR: named("A star for {}", "squad"),
    GUARANTEE: label_guarantee,
    TRAIN: label_train,
    SCOUT: label_continent,
    TURN: label_continent,
    FREE_CONTINENT: label_continent,
    SIGN_PLAYER: label_sign,
    FREE_SIGN: label_free_sign,
    INVEST: label_invest,
    HIRE: label_hire,
    FREE_HIRE: named("Hire {} for nothing", "staff"),
    WINDOW: plain,
    OFFER: label_offer,
    OFFER_TO: label_offer_to,
    GIVE: named("Give {}", "squad"),
    ASK: named("Ask for {}", "seats"),
    PAY_CASH: label_pay_cash,
    ASK_CASH: label_ask_cash,
    ANSWER: plain,
    ANSWER_COUNTER: plain,
    BID: label_bid,
    OPEN: label_raise,
    RAISE: label_raise,
    LINE_UP: label_line_up,
    FILL: label_fill,
    BOOST_THIRD: label_boost,
    READY: plain,
    WEAPON: label_weapon,
    TARGET: plain,
    SUBSTITUTE: named("Bring on {}", "squad"),
    RELEASE_PLAYER: named("Release {}", "squad"),
    OUT_PLAYER: named("{} is out", "pitch"),
    PLAY_FINAL: plain,
    TAKER: named("{} shoots", "pitch"),
    LETTER: label_letter,
    ACCEPT_LETTER: lambda g, seat, thing: OptionText(f"Accept the offer of {name(thing)}", place="desk"),
    DECLINE_LETTER: lambda g, seat, thing: OptionText(f"Decline the offer of {name(thing)}", place="desk"),
    AUTO_DONE: label_auto_done,
    LAST_SEASON: label_last_season,
}
