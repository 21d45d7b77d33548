"""Why an option is not possible now, with its rule. What a player might try is in tempting.py.

`why` explains any option at all, also nonsense: a refusal always names a rule. It never looks at what
the seat may not know: of a footballer whose face it has not seen it says just that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.games.footmania.cards import (
    AMOUNT,
    BUY_IT,
    CAN_PLAY,
    EURO,
    FOOTBALLERS,
    IS_RED,
    PLUS,
    PLUS_CARDS,
    POST,
    POSTS,
    PRICE,
    QUESTION_CARD,
    SEAT,
    SPONSORS,
    SQUARE,
)
from touchline.games.footmania.rules.attacks import has_target, is_attack
from touchline.games.footmania.rules.auction import least_bid
from touchline.games.footmania.rules.bank import owns
from touchline.games.footmania.rules.deadline import deals_open
from touchline.games.footmania.rules.line_up import red_room
from touchline.games.footmania.rules.offers import doubled, has_more, missing, most_amount
from touchline.games.footmania.rules.team import bench, fits, may_play, may_substitute, other_team
from touchline.games.footmania.rules.terms import (
    BLANK,
    MOST_CARDS,
    cards_of,
    kind_of,
    named_of,
    next_choice,
    post_of,
    to_of,
    wishes_of,
)
from touchline.games.footmania.state import (
    ANSWER,
    ASK,
    AUTO_DONE,
    BANK_SELL,
    BID,
    BUY_FROM,
    CALLED_UP,
    CARD,
    CONFIRM,
    DRAW,
    EURO_CARD,
    EUROMATCH,
    LETTER,
    LINE_UP,
    MATCH,
    OFFER_AMOUNT,
    OFFER_FOR,
    OFFER_TO,
    OPENING,
    OWN_AUCTION,
    PAY,
    PAYMENT,
    QUESTIONS,
    REPLACE,
    REPLY,
    RETURN_PLUS,
    ROLL_DIE,
    ROUTE,
    SELL,
    SENT_OFF,
    SUB,
    SUB_POST,
    SWAP,
    TARGET,
    VACANT,
    WINDOW,
    Footmania,
)
from touchline.games.footmania.text import money, name

Reason = tuple[str, str]

# The rule that says what a question may be answered with.
RULE_OF: Final[dict[int, Reason]] = {
    WINDOW: ("FM-251", "make an offer, sell to the bank, or say done"),
    OFFER_TO: ("FM-255", "choose the manager to whom the offer goes"),
    OFFER_FOR: ("FM-256", "choose a footballer of his that you know, a sponsor of his, or a post"),
    OFFER_AMOUNT: ("FM-259", "choose a multiple of 50k within the payer's cash"),
    ANSWER: ("FM-256", "accept or refuse the offer, or show a footballer of yours who can play the post"),
    CONFIRM: ("FM-256", "confirm or cancel the deal"),
    ROUTE: ("FM-033", "choose a square at exactly the number rolled, without a step back"),
    DRAW: ("FM-052", "draw the top card or do not draw"),
    CARD: ("FM-054", "buy the card or refuse it"),
    BID: ("FM-067", "bid or pass"),
    RETURN_PLUS: ("FM-196", "choose one of your plus cards"),
    PAYMENT: ("FM-093", "sell a footballer or a sponsor to raise the payment"),
    EUROMATCH: ("FM-126", "play the match or decline it"),
    LINE_UP: ("FM-151", "choose a footballer of yours who can play the post, or a trainee"),
    EURO_CARD: ("FM-129", "play a plus card with the euro mark, or say done"),
    MATCH: ("FM-165", "play a plus card, bring on a substitute, or pass"),
    SUB_POST: ("FM-172", "choose a post that the substitute can take over"),
    TARGET: ("FM-206", "choose a legal target of the attack"),
    REPLY: ("FM-201", "play a protection that matches the attack, or none"),
    REPLACE: ("FM-208", "choose somebody from the bench who can play the post, or a trainee"),
    SENT_OFF: ("FM-210", "choose a footballer of the line that was named"),
    ROLL_DIE: ("FM-020", "roll the die, or sell to the bank first"),
}
SALES: Final = (WINDOW, ANSWER, CONFIRM, ROUTE, DRAW, CARD, BID, RETURN_PLUS, PAYMENT, ROLL_DIE)  # FM-076
OFFERS: Final = (SELL, BUY_FROM, SWAP, OWN_AUCTION, OFFER_TO, OFFER_FOR, PAY, ASK, OPENING, LETTER, AUTO_DONE)


def why(g: Footmania, seat: int, option: int) -> Reason:
    """The rule that forbids this option to this seat now, and the reason in words."""
    if g.over:
        return "FM-216", "the game is over"
    verb = option & 0xFF if option >= 0 else 0
    asked = g.open[seat]
    question = asked & 0xFF
    if verb in OFFERS and not deals_open(g):
        return why_closed(g)
    if not asked:
        if g.drafts[seat] and verb in OFFERS:
            return why_offer(g, seat, 0 if g.drafts[seat] == BLANK else g.drafts[seat], option)
        return "FM-018", "you have nothing to decide now; wait for the other managers"
    thing = option >> 8
    if verb == BANK_SELL:
        return why_bank_sale(g, seat, question, thing)
    if question in (WINDOW, OFFER_TO, OFFER_FOR, OFFER_AMOUNT):
        if verb in OFFERS:
            return why_offer(g, seat, 0 if question == WINDOW else g.offer, option)
    elif verb == OWN_AUCTION and question == PAYMENT and owns(g, seat, thing):
        return "FM-096", "you have put it up once for this payment"
    elif verb in OFFERS:
        return (
            "FM-250",
            "offers are made in the transfer window before a roll; write a letter for the next one",
        )
    if (verb == question or (question == MATCH and verb == SUB)) and question in REASONS:
        return REASONS[question](g, seat, thing, verb)
    rule, what = RULE_OF[question]
    return rule, f"the question is {QUESTIONS[question]}: {what}"


def why_closed(g: Footmania) -> Reason:
    """Managers do not deal with each other."""
    if g.no_deals:
        return "FM-230", "this table is played without deals between managers"
    return "FM-087", "the transfer deadline has passed: managers deal with each other no more"


def why_bank_sale(g: Footmania, seat: int, question: int, thing: int) -> Reason:
    """What the bank takes, and when."""
    if question not in SALES:
        return "FM-076", "you cannot sell to the bank during this decision"
    if PLUS <= thing < PLUS + PLUS_CARDS:
        return "FM-080", "plus cards cannot be sold"
    if thing < FOOTBALLERS:
        return "FM-074", "he is not in your squad"
    if QUESTION_CARD <= thing < QUESTION_CARD + SPONSORS:
        return "FM-075", "you do not have this sponsor"
    return "FM-080", "only footballers and sponsors can be sold"


def why_offer(g: Footmania, seat: int, offer: int, option: int) -> Reason:
    """The parts of an offer."""
    verb = option & 0xFF
    thing = option >> 8
    choice = next_choice(offer) if offer else WINDOW
    if choice == WINDOW:
        if verb == BUY_FROM:
            if thing == SEAT + seat:
                return "FM-256", "you cannot buy from yourself"
            return "FM-256", "he has nothing that you could ask for"
        if verb == SELL and owns(g, seat, thing):
            return "FM-090", "everybody else has a sponsor of this item"
        if verb == SWAP and owns(g, seat, thing):
            return "FM-257", "nobody else has anything to give for it"
        if verb in (SELL, SWAP, OWN_AUCTION):
            return why_not_yours(thing)
    if choice == OFFER_TO and verb == OFFER_TO:
        if thing == SEAT + seat:
            return "FM-255", "an offer goes to another manager"
        if kind_of(offer) == SWAP:
            return "FM-257", "he has nothing to give for it"
        return "FM-090", "he has a sponsor of this item already"
    if choice != OFFER_TO and verb == kind_of(offer) and verb in (SELL, SWAP):
        return why_more(g, seat, offer, thing)
    if choice in (OFFER_FOR, OFFER_AMOUNT) and verb == OFFER_FOR and kind_of(offer) in (BUY_FROM, SWAP):
        return why_wish(g, seat, offer, thing)
    if choice == OFFER_AMOUNT and verb in (PAY, ASK, OPENING):
        most = most_amount(g, seat, offer, verb)
        needed = missing(g, offer)
        if needed:
            return "FM-090", f"he would have two sponsors of one item: ask for {name(needed[0])} too"
        if most < 0:
            return "FM-259", "this offer is not paid in that way"
        if thing == AMOUNT:
            return "FM-260", "a swap without money is the offer to pay 0k"
        if verb == OPENING:
            return "FM-259", f"the opening price may be at most {money(most)}"
        payer = "you have" if verb == PAY else "he has"
        return "FM-086", f"{payer} only {money(most)}"
    return RULE_OF[choice]


def why_not_yours(thing: int) -> Reason:
    """What cannot be offered."""
    if PLUS <= thing < PLUS + PLUS_CARDS:
        return "FM-084", "only footballers, sponsors and money can be dealt"
    return "FM-255", "it is not yours to offer"


def why_more(g: Footmania, seat: int, offer: int, thing: int) -> Reason:
    """Another own card in an offer."""
    if not owns(g, seat, thing):
        return why_not_yours(thing)
    if thing in cards_of(offer):
        return "FM-255", "it is part of the offer already"
    if len(cards_of(offer)) == MOST_CARDS:
        return "FM-084", "three cards a side are the most"
    return "FM-090", "he has a sponsor of this item already"


def why_wish(g: Footmania, seat: int, offer: int, thing: int) -> Reason:
    """What may be wanted of the addressee."""
    to, wishes = to_of(offer), wishes_of(offer)
    if thing in wishes:
        return "FM-256", "it is part of the offer already"
    if POST <= thing < POST + POSTS and post_of(offer) >= 0:
        return "FM-256", "an offer may ask for one post only"
    if thing < FOOTBALLERS and (thing not in g.squad[to] or not g.seen[thing] >> seat & 1):
        return "FM-261", "you know no such footballer in his squad"
    if QUESTION_CARD <= thing < QUESTION_CARD + SPONSORS:
        if not owns(g, to, thing):
            return "FM-083", "he does not have this sponsor"
        if doubled(g, seat, [thing], cards_of(offer)):
            return "FM-090", "you have a sponsor of this item already"
    elif not (thing < FOOTBALLERS or POST <= thing < POST + POSTS):
        return "FM-084", "only footballers, sponsors and money can be dealt"
    elif len(wishes) < MOST_CARDS and not has_more(g, offer):
        return "FM-256", "he has no other footballer" if wishes else "he has no footballer"
    if len(wishes) + len(missing(g, offer)) >= MOST_CARDS and len(wishes) < MOST_CARDS:
        return "FM-090", f"ask for {name(missing(g, offer)[0])}, or he has two sponsors of an item"
    return "FM-084", "three cards a side are the most"


def why_answer(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """Whom one may show."""
    if thing < FOOTBALLERS:
        if thing not in g.squad[seat]:
            return "FM-256", "he is not in your squad"
        if thing in named_of(g.offer):
            return "FM-256", "he is named in the offer as it is"
        return "FM-256", "he is not what was asked for"
    return RULE_OF[ANSWER]


def why_route(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """Not back, not further."""
    if SQUARE <= thing < SEAT and thing - SQUARE == g.heading[seat]:
        return "FM-029", "a pawn never goes back to the square that it has just left"
    return RULE_OF[ROUTE]


def why_card(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """Money."""
    if thing == BUY_IT:
        return "FM-057", f"he costs {money(PRICE[g.drawn])} and you have {money(g.cash[seat])}"
    return RULE_OF[CARD]


def why_bid(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """The minimum, the steps and the cash."""
    amount = thing - AMOUNT
    if amount < 0:
        return RULE_OF[BID]
    if amount < least_bid(g):
        return "FM-068", f"the lowest bid is {money(least_bid(g))}"
    if amount > g.cash[seat]:
        return "FM-070", f"you have {money(g.cash[seat])}"
    return RULE_OF[BID]


def why_line_up(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """Numbers, places, red ones."""
    post = g.open[seat] >> 8
    if thing < FOOTBALLERS and thing in g.squad[seat]:
        if thing in g.pitch[seat]:
            return "FM-152", f"he stands on post {g.pitch[seat].index(thing) + 1}"
        if not CAN_PLAY[thing] & 2 << post:
            return "FM-151", f"he cannot play post {post + 1}"
        if IS_RED[thing] and red_room(g, g.pitch[seat]) == 0:
            return "FM-153", "three red footballers are on the pitch already"
    if thing < FOOTBALLERS:
        return "FM-149", "he is not in your squad"
    return RULE_OF[LINE_UP]


def why_plus(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """Plus cards in a match or a euromatch; substitutes."""
    question = g.open[seat] & 0xFF
    if verb == SUB:
        return why_sub(g, seat, thing)
    if not PLUS <= thing < PLUS + PLUS_CARDS or thing not in g.plus_cards[seat]:
        return RULE_OF[question]
    if question == EURO_CARD and not EURO[thing]:
        return "FM-132", "only cards with the euro mark are played in a euromatch"
    if not may_play(g, seat, thing):
        return "FM-169", "you have played three plus cards in this match"
    if question == REPLY:
        return "FM-201", "it is no protection against this attack"
    if is_attack(thing) and not has_target(g, other_team(g, seat), thing):
        return "FM-205", "there is no legal target"
    return "FM-202", "a protection is played in reply to an attack only"


def why_sub(g: Footmania, seat: int, thing: int) -> Reason:
    """Who may come on."""
    if thing not in g.squad[seat]:
        return "FM-172", "he is not in your squad"
    if not may_substitute(g, seat):
        return "FM-171", "you have no substitution left"
    if thing in g.off:
        return "FM-175", "he has left the pitch and cannot come back"
    if thing in g.pitch[seat]:
        return "FM-172", "he is on the pitch"
    if IS_RED[thing] and red_room(g, g.pitch[seat]) == 0:
        return "FM-174", "it would put more than three red footballers on the pitch"
    return "FM-172", "there is no post that he can take over"


def why_sub_post(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """Where the substitute may not go."""
    card = g.open[seat] >> 8 & 0xFF
    post = thing - POST
    if not 0 <= post < POSTS:
        return RULE_OF[SUB_POST]
    if g.pitch[seat][post] == VACANT:
        return "FM-176", "a vacant post cannot be filled"
    if g.pitch[seat][post] == CALLED_UP:
        return "FM-212", "the trainee for a footballer who was called up cannot be replaced"
    if not CAN_PLAY[card] & 2 << post:
        return "FM-172", f"he cannot play post {post + 1}"
    return "FM-174", "it would put more than three red footballers on the pitch"


def why_target(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """Who or what cannot be named."""
    if thing < FOOTBALLERS and thing not in g.pitch[other_team(g, seat)]:
        return "FM-206", "he is not on the pitch for the other team"
    return RULE_OF[TARGET]


def why_replace(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """Who cannot come on for the injured."""
    post = g.open[seat] >> 8
    if thing < FOOTBALLERS and thing in g.squad[seat]:
        if not may_substitute(g, seat):
            return "FM-209", "you have no substitution left"
        if thing not in bench(g, seat):
            return "FM-175", "he is not on the bench"
        if not CAN_PLAY[thing] & 2 << post:
            return "FM-172", f"he cannot play post {post + 1}"
        if not fits(g, seat, thing, post):
            return "FM-174", "it would put more than three red footballers on the pitch"
    return RULE_OF[REPLACE]


def why_sent_off(g: Footmania, seat: int, thing: int, verb: int) -> Reason:
    """Who cannot be sent off."""
    if thing < FOOTBALLERS and thing == g.pitch[seat][0]:
        return "FM-211", "the goalkeeper cannot be sent off"
    return RULE_OF[SENT_OFF]


REASONS: Final[dict[int, Callable[[Footmania, int, int, int], Reason]]] = {
    ANSWER: why_answer,
    ROUTE: why_route,
    CARD: why_card,
    BID: why_bid,
    LINE_UP: why_line_up,
    EURO_CARD: why_plus,
    MATCH: why_plus,
    REPLY: why_plus,
    SUB_POST: why_sub_post,
    TARGET: why_target,
    REPLACE: why_replace,
    SENT_OFF: why_sent_off,
}
