"""The questions of Superclub in words: who is asked, what, what is at stake, under which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.game import Prompt
from touchline.games.superclub.cards import CHANGER, OWN_INJURY, STAFF, WINDOWS
from touchline.games.superclub.rules.club import scout_price
from touchline.games.superclub.rules.finance import wage_bill
from touchline.games.superclub.rules.offers import asked, given, paid_of, stage_of
from touchline.games.superclub.rules.penalties import goals_of
from touchline.games.superclub.rules.scouting import reports_left
from touchline.games.superclub.rules.strength import side_of
from touchline.games.superclub.rules.training import places_left
from touchline.games.superclub.rules.weapons import fitting
from touchline.games.superclub.state import (
    ANSWER,
    ANSWER_BID,
    ANSWER_COUNTER,
    BID,
    BOOST_THIRD,
    CHOOSE_CLUB,
    DEMAND,
    DRAFT,
    ENTER_BID,
    FILL,
    FINAL_ANSWER,
    FORCED_SALE,
    FREE_CONTINENT,
    FREE_HIRE,
    FREE_SIGN,
    GUARANTEE,
    HIRE,
    INVEST,
    KEEP_STAFF,
    LINE_UP,
    OFFER,
    OUT_PLAYER,
    PAY_WAGES,
    PLAY_FINAL,
    READY,
    RELEASE_PLAYER,
    SCOUT,
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
from touchline.games.superclub.words import WORDS, facts, listed, money, name, stars_text

SLOTS: Final = (
    ["in goal"]
    + [f"as defender {n}" for n in range(1, 5)]
    + [f"as midfielder {n}" for n in range(1, 6)]
    + [f"as attacker {n}" for n in range(1, 5)]
)
STAGES: Final = {
    1: "To whom?",
    2: "What do you give?",
    3: "What do you ask for?",
    4: "Is money paid beside it?",
    5: "Send the offer?",
}


def offer_text(offer: list[int]) -> str:
    """What an offer gives for what, seen from its maker."""
    ours = [name(thing) for thing in given(offer)]
    theirs = [name(thing) for thing in asked(offer)]
    if paid_of(offer):
        (ours if paid_of(offer) > 0 else theirs).append(money(abs(paid_of(offer))))
    return f"{listed(ours) or 'nothing'} for {listed(theirs) or 'nothing'}"


def prompt(g: Superclub, seat: int) -> Prompt:
    """The seat's question in words."""
    question = g.open[seat] & 0xFF
    what, context, rule = PROMPTS[question](g, seat, g.open[seat] >> 8)
    return Prompt("You", what, context, rule)


Words = tuple[str, str, str]


def ask_sign(g: Superclub, seat: int, arg: int) -> Words:
    """A scouted player."""
    price = money(scout_price(g, g.lot))
    return f"Sign {name(g.lot)} for {price}?", f"{facts(g, g.lot)}. You have {money(g.cash[seat])}.", "SC-075"


def ask_bid(g: Superclub, seat: int, arg: int) -> Words:
    """An auction."""
    at = f"highest bid {money(g.bid)}" if g.bid else f"from {money(g.floor)}"
    return f"Bid for {name(g.lot)}?", f"{facts(g, g.lot)}; {at}. You have {money(g.cash[seat])}.", "SC-302"


def ask_weapon(g: Superclub, seat: int, arg: int) -> Words:
    """A window; whoever holds a secret weapon is asked, so that nobody learns whether one fits."""
    fits = bool(fitting(g, seat, arg & 7))
    window = f"This is the window {WORDS['windows'][WINDOWS[arg & 7]]}."
    context = window if fits else f"{window} Every holder is asked, so that nobody learns what you hold."
    if arg & 7 == OWN_INJURY:
        question = "Heal this injury?" if fits else "No card of yours heals."
        return f"{name(g.pitch[seat][arg >> 8])} is injured. {question}", context, "SC-309"
    return "Play a secret weapon?" if fits else "No secret weapon of yours fits here.", context, "SC-309"


def ask_offer(g: Superclub, seat: int, arg: int) -> Words:
    """The next part of an offer."""
    return STAGES[stage_of(g.offer)], f"So far: {offer_text(g.offer)}.", "SC-307"


def ask_answer(g: Superclub, seat: int, arg: int) -> Words:
    """An offer received."""
    if not g.offer:
        return f"The offer of {{{arg >> 4}}} has lapsed.", "It is no legal trade any more.", "SC-308"
    return f"{{{arg >> 4}}} offers {offer_text(g.offer)}. Do you accept?", "Only you two see it.", "SC-307"


def ask_taker(g: Superclub, seat: int, arg: int) -> Words:
    """A penalty."""
    side = side_of(g, seat)
    number = len(g.kicks) // 2 + 1
    score = f"{goals_of(g, side)} to {goals_of(g, 1 - side)}"
    return (
        f"Who takes penalty {number}?",
        f"It stands {score}. An s-star player scores on 7 − s or more.",
        "SC-228",
    )


PROMPTS: Final[dict[int, Callable[[Superclub, int, int], Words]]] = {
    CHOOSE_CLUB: lambda g, s, a: ("Which club is yours?", "Clubs differ in colour and name only.", "SC-002"),
    DRAFT: lambda g, s, a: (
        "Whom do you draft?",
        f"{len(g.board)} cards on the board; {len(g.squad[s])} of 16 in your squad.",
        "SC-016",
    ),
    KEEP_STAFF: lambda g, s, a: (
        "Which member do you keep?",
        "Free; the other goes under the deck.",
        "SC-241",
    ),
    PAY_WAGES: lambda g, s, a: (
        f"Pay {money(wage_bill(g, s))} wages?",
        f"You have {money(g.cash[s])}. Players sold abroad first cost no wages.",
        "SC-052",
    ),
    UNHAPPY_BID: lambda g, s, a: (
        "Bid for an unhappy player?",
        f"15M for each star; one bid in an off-season. You have {money(g.cash[s])}.",
        "SC-250",
    ),
    ENTER_BID: lambda g, s, a: (
        f"Enter the bidding for {name(g.lot)}?",
        f"It stands at {money(g.bid)}.",
        "SC-259",
    ),
    ANSWER_BID: lambda g, s, a: (
        f"{{{g.at_top[0]}}} bids {money(g.bid)} for {name(g.lot)}. What do you say?",
        "Whatever you answer, another player of yours with potential gains a star.",
        "SC-263",
    ),
    DEMAND: lambda g, s, a: (
        f"{{{g.owner}}} asks {money(g.bid + a)} for {name(g.lot)}. Do you pay it?",
        f"You have {money(g.cash[s])}. Declined, the owner sells for {money(g.bid)} or benches the player.",
        "SC-265",
    ),
    FINAL_ANSWER: lambda g, s, a: (
        f"Sell {name(g.lot)} for {money(g.bid)}, or bench the player?",
        "It is final.",
        "SC-266",
    ),
    STEP_UP_STAR: lambda g, s, a: ("Who steps up?", "One star without a die.", "SC-268"),
    GUARANTEE: lambda g, s, a: ("Who gets the guaranteed star?", "Now, or it is lost.", "SC-065"),
    TRAIN: lambda g, s, a: (
        "Whom do you train?",
        f"Training places left: {places_left(g, s)}; one die each.",
        "SC-061",
    ),
    SCOUT: lambda g, s, a: ("Where do you scout?", f"Cards left to turn: {reports_left(g, s)}.", "SC-074"),
    SIGN_PLAYER: ask_sign,
    INVEST: lambda g, s, a: (
        "In what do you invest?",
        f"Action {g.actions + 1}, in different departments. You have {money(g.cash[s])}.",
        "SC-079",
    ),
    HIRE: lambda g, s, a: (
        f"Hire {listed([name(STAFF + member) for member in g.drawn])}?",
        f"One of them or nobody; the action is spent. You have {money(g.cash[s])}.",
        "SC-087",
    ),
    WINDOW: lambda g, s, a: ("Offer a trade?", f"{2 - g.offers} offers left in this window.", "SC-305"),
    OFFER: ask_offer,
    ANSWER: ask_answer,
    ANSWER_COUNTER: ask_answer,
    TURN: lambda g, s, a: ("Which continent do you turn?", "Deadline Day: everybody may bid.", "SC-108"),
    BID: ask_bid,
    LINE_UP: lambda g, s, a: (
        "Which formation do you play?",
        "In secret, until everybody is ready.",
        "SC-135",
    ),
    FILL: lambda g, s, a: (f"Who plays {SLOTS[a >> 2 & 15]}?", "From left to right, without gaps.", "SC-136"),
    BOOST_THIRD: lambda g, s, a: (
        "Where is your captain?",
        "The boost counts when that third is used.",
        "SC-145",
    ),
    READY: lambda g, s, a: ("Is this your line-up?", "It is shown when everybody is ready.", "SC-148"),
    WEAPON: ask_weapon,
    TARGET: lambda g, s, a: (f"{name(CHANGER + a)}: on what?", facts(g, CHANGER + a), "SC-309"),
    SUBSTITUTE: lambda g, s, a: ("Who comes on?", f"Plays {SLOTS[a]} and counts at once.", "SC-172"),
    RELEASE_PLAYER: lambda g, s, a: (
        "Whom do you release?",
        f"Without pay, until {stars_text(a)} are gone.",
        "SC-314",
    ),
    FORCED_SALE: lambda g, s, a: (
        f"Whom do you sell to pay {money(a)}?",
        f"You have {money(g.cash[s])}.",
        "SC-315",
    ),
    STAR: lambda g, s, a: ("Who gains a star?", "Any player of yours with potential.", "SC-131"),
    FREE_CONTINENT: lambda g, s, a: (
        "Which continent do you turn?",
        "The player is yours for nothing.",
        "SC-288",
    ),
    FREE_SIGN: lambda g, s, a: (f"Sign {name(g.lot)} for nothing?", facts(g, g.lot), "SC-316"),
    FREE_HIRE: lambda g, s, a: (
        f"Hire {listed([name(STAFF + member) for member in g.drawn])} for nothing?",
        "One of them or nobody; at most three members.",
        "SC-092",
    ),
    OUT_PLAYER: lambda g, s, a: (
        "Which midfielder is out for the season?",
        "One of those who played.",
        "SC-312",
    ),
    PLAY_FINAL: lambda g, s, a: (
        "Play the SuperCup final now?",
        f"You hold {len(g.cups[s])} SuperCup cards. A win wins the game, a defeat costs them all.",
        "SC-211",
    ),
    TAKER: ask_taker,
}
