"""The questions of Footmania in words: who is asked, what, what is at stake, under which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.game import Prompt
from touchline.games.footmania.cards import BONUS, CLUB_STARS, LINE, POST, PRICE, THINGS
from touchline.games.footmania.rules.offers import KIND as OFFER_KIND
from touchline.games.footmania.rules.offers import amount_of, asks, card_of, to_of, wanted_of
from touchline.games.footmania.rules.scoring import strength
from touchline.games.footmania.rules.window import MOST_OFFERS
from touchline.games.footmania.state import (
    ANSWER,
    BID,
    BUY_FROM,
    CARD,
    CONFIRM,
    DRAW,
    EURO_CARD,
    EUROMATCH,
    LINE_UP,
    MATCH,
    OFFER_AMOUNT,
    OFFER_FOR,
    OFFER_TO,
    PAYMENT,
    REPLACE,
    REPLY,
    RETURN_PLUS,
    ROUTE,
    SELL,
    SENT_OFF,
    SUB_POST,
    TARGET,
    WINDOW,
    Footmania,
)
from touchline.games.footmania.text import FOREIGN, WORDS, facts, money, name, stars_text


def received_offer(offer: int, asker: int) -> str:
    """An offer as its addressee reads it; `{1}` stands for the name of seat 1."""
    card, wanted, amount = card_of(offer), wanted_of(offer), amount_of(offer)
    who = f"{{{asker}}}"
    kind = offer & OFFER_KIND
    if kind == SELL:
        return f"{who} offers you {name(card)} for {money(amount)}. {facts(card)}."
    target = f"somebody for {name(wanted)}" if wanted >= POST else name(wanted)
    if kind == BUY_FROM:
        return f"{who} offers you {money(amount)} for {target}."
    extra = "" if amount == 0 else f", and {'you pay' if asks(offer) else 'pays you'} {money(amount)}"
    return f"{who} offers you {name(card)} for {target}{extra}. {facts(card)}."


def own_offer(offer: int) -> str:
    """An offer as its maker reads it."""
    card, to, amount = card_of(offer), to_of(offer), amount_of(offer)
    give = f"You give {name(card)}" if card >= 0 else ""
    if amount == 0 and card >= 0:
        return f"{give} to {{{to}}}."
    pay = f"{{{to}}} pays you {money(amount)}" if asks(offer) else f"you pay {{{to}}} {money(amount)}"
    return f"{give}, and {pay}." if give else f"{pay[:1].upper()}{pay[1:]}."


def prompt(g: Footmania, seat: int) -> Prompt:
    """The seat's question in words: who is asked, what, what is at stake, under which rule."""
    asked = g.open[seat]
    question = asked & 0xFF
    if question in PROMPTS_MADE:
        return PROMPTS_MADE[question](g, seat, asked >> 8)
    who, what, context, rule = PROMPTS[question]
    return Prompt(who, what, context, rule)


def prompt_window(g: Footmania, seat: int, place: int) -> Prompt:
    """Offers left."""
    left = MOST_OFFERS - g.offers
    return Prompt(
        "Transfer window",
        "Make an offer, or say done",
        f"You may make {left} more offer{'s' * (left != 1)} in this window. Bank sales do not count.",
        "FM-251",
    )


def prompt_answer(g: Footmania, seat: int, asker: int) -> Prompt:
    """The offer that was received."""
    wanted = wanted_of(g.offer)
    what = f"Whom do you show for {name(wanted)}?" if wanted >= POST else "Do you accept the offer?"
    return Prompt("Offer", what, received_offer(g.offer, asker), "FM-256" if wanted >= 0 else "FM-255")


def prompt_confirm(g: Footmania, seat: int, other: int) -> Prompt:
    """The footballer that was shown."""
    return Prompt(
        "Offer",
        f"Take {name(g.shown)}?",
        f"{facts(g.shown)}. {own_offer(g.offer)}",
        "FM-256",
    )


def prompt_draw(g: Footmania, seat: int, foreign: int) -> Prompt:
    """The back on top of the deck."""
    deck = g.foreign_deck if foreign else g.domestic_deck
    bonus = f" and a bonus of {stars_text(BONUS[deck[-1]])}" if BONUS[deck[-1]] else ""
    return Prompt(
        "Your turn",
        f"Draw the top card of the {FOREIGN[foreign]} deck?",
        f"Its back shows {money(PRICE[deck[-1]])}{bonus}. You have {money(g.cash[seat])}.",
        "FM-052",
    )


def prompt_card(g: Footmania, seat: int, arg: int) -> Prompt:
    """The card that one has drawn."""
    return Prompt(
        "Only you see this",
        f"Buy {name(g.drawn)} for {money(PRICE[g.drawn])}?",
        f"{facts(g.drawn)}. You have {money(g.cash[seat])}. Refused, he is auctioned among the others.",
        "FM-054",
    )


def prompt_bid(g: Footmania, seat: int, arg: int) -> Prompt:
    """The lot and the highest bid."""
    now = f"{{{g.bidder}}} bids {money(g.bid)}." if g.bidder >= 0 else f"It opens at {money(g.floor)}."
    return Prompt(
        "Auction",
        f"Bid for {name(g.lot)}?",
        f"{facts(g.lot)}. {now} You have {money(g.cash[seat])}.",
        "FM-067",
    )


def prompt_payment(g: Footmania, seat: int, arg: int) -> Prompt:
    """What is still missing."""
    return Prompt(
        "Forced payment",
        f"Raise {money(g.debt)}: what do you sell?",
        f"You have {money(g.cash[seat])}; {money(g.debt - g.cash[seat])} are missing.",
        "FM-093",
    )


def prompt_euromatch(g: Footmania, seat: int, arg: int) -> Prompt:
    """The club that was drawn."""
    club = WORDS["clubs"][THINGS[g.club]]
    return Prompt(
        "Euromatch",
        f"Play {club['name']} ({club['country']})?",
        f"{facts(g.club)}. You need more than {CLUB_STARS[g.club]} stars.",
        "FM-125",
    )


def prompt_line_up(g: Footmania, seat: int, post: int) -> Prompt:
    """The post that is to be filled."""
    what = WORDS["posts"][str(post + 1)].lower()
    return Prompt(
        "Line-up",
        f"Who plays on post {post + 1}, {what}?",
        "Nobody sees your line-up before it is shown.",
        "FM-149",
    )


def prompt_euro_card(g: Footmania, seat: int, arg: int) -> Prompt:
    """The state of a euromatch."""
    return Prompt(
        "Euromatch",
        "Play a plus card?",
        f"You have {stars_text(strength(g, seat))} against {CLUB_STARS[g.club]}.",
        "FM-129",
    )


def prompt_match(g: Footmania, seat: int, arg: int) -> Prompt:
    """The state of the match."""
    other = g.away if seat == g.home else g.home
    return Prompt(
        "Match",
        "Play a card, substitute, or pass?",
        f"You have {stars_text(strength(g, seat))}, {{{other}}} has {strength(g, other)}.",
        "FM-165",
    )


def prompt_sub_post(g: Footmania, seat: int, arg: int) -> Prompt:
    """Where the substitute goes."""
    return Prompt("Match", f"Where does {name(arg & 0xFF)} play?", "Nobody else moves.", "FM-172")


def prompt_target(g: Footmania, seat: int, arg: int) -> Prompt:
    """The attack that is being played."""
    return Prompt("Match", f"{name(g.attack)}: against whom?", facts(g.attack), "FM-206")


def prompt_reply(g: Footmania, seat: int, arg: int) -> Prompt:
    """The attack that one suffers."""
    whom = f" against {name(g.target)}" if g.target >= 0 else ""
    return Prompt("Match", f"{name(g.attack)}{whom}: do you reply?", facts(g.attack), "FM-201")


def prompt_replace(g: Footmania, seat: int, post: int) -> Prompt:
    """The injured footballer's post."""
    return Prompt("Match", f"Who comes on for post {post + 1}?", f"{name(g.target)} is injured.", "FM-208")


def prompt_sent_off(g: Footmania, seat: int, line: int) -> Prompt:
    """The line that was named."""
    return Prompt(
        "Match", f"Who of {name(LINE + line)} is sent off?", "The post stays vacant for the match.", "FM-210"
    )


PROMPTS_MADE: Final[dict[int, Callable[[Footmania, int, int], Prompt]]] = {
    WINDOW: prompt_window,
    ANSWER: prompt_answer,
    CONFIRM: prompt_confirm,
    DRAW: prompt_draw,
    CARD: prompt_card,
    BID: prompt_bid,
    PAYMENT: prompt_payment,
    EUROMATCH: prompt_euromatch,
    LINE_UP: prompt_line_up,
    EURO_CARD: prompt_euro_card,
    MATCH: prompt_match,
    SUB_POST: prompt_sub_post,
    TARGET: prompt_target,
    REPLY: prompt_reply,
    REPLACE: prompt_replace,
    SENT_OFF: prompt_sent_off,
}

PROMPTS: Final[dict[int, tuple[str, str, str, str]]] = {
    OFFER_TO: ("Transfer window", "To whom?", "He alone sees your offer.", "FM-255"),
    OFFER_FOR: (
        "Transfer window",
        "What do you want?",
        "A card that you know, or anybody for a post: then you see whom you would get.",
        "FM-256",
    ),
    OFFER_AMOUNT: (
        "Transfer window",
        "For how much?",
        "Any multiple of 50k that the payer has; an auction may open at up to twice the price.",
        "FM-259",
    ),
    ROUTE: ("Your turn", "Where do you go?", "Exactly the number that you rolled, and never back.", "FM-032"),
    RETURN_PLUS: (
        "Your turn",
        "Which plus card do you return?",
        "It goes under the deck, and nobody else sees it.",
        "FM-196",
    ),
}
