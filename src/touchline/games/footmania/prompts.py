"""The questions of Footmania in words: who is asked, what, what is at stake, under which rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.game import Prompt
from touchline.games.footmania.cards import BONUS, CLUB_STARS, LINE, PRICE, THINGS
from touchline.games.footmania.rules.attacks import legal_replace, legal_reply
from touchline.games.footmania.rules.euromatch import legal_euro_card
from touchline.games.footmania.rules.line_up import legal_line_up
from touchline.games.footmania.rules.match import legal_match
from touchline.games.footmania.rules.offers import can_answer, missing
from touchline.games.footmania.rules.scoring import strength
from touchline.games.footmania.rules.terms import (
    MOST_CARDS,
    amount_of,
    asks,
    cards_of,
    kind_of,
    named_of,
    post_of,
    to_of,
    wishes_of,
)
from touchline.games.footmania.rules.window import MOST_OFFERS
from touchline.games.footmania.state import (
    ANSWER,
    BID,
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
    OWN_AUCTION,
    PAYMENT,
    REPLACE,
    REPLY,
    RETURN_PLUS,
    ROLL_DIE,
    ROUTE,
    SENT_OFF,
    SUB_POST,
    TARGET,
    WINDOW,
    Footmania,
)
from touchline.games.footmania.text import FOREIGN, WORDS, exchange_text, facts, money, name, stars_text

ASKED_ANYWAY: Final = "You are asked all the same, so that nobody can tell what you hold."  # FM-278


def received_offer(offer: int, asker: int) -> str:
    """An offer as its addressee reads it; `{1}` stands for the name of seat 1."""
    paid = -amount_of(offer) if asks(offer) else amount_of(offer)
    cards = cards_of(offer)
    seen = [f" {facts(card)}." if len(cards) == 1 else f" {name(card)}: {facts(card)}." for card in cards]
    return f"{{{asker}}} offers you {exchange_text(paid, cards, wishes_of(offer))}.{''.join(seen)}"


def own_offer(offer: int, shown: int) -> str:
    """An offer as its maker reads it, with the footballer that he was shown."""
    paid = -amount_of(offer) if asks(offer) else amount_of(offer)
    return f"You give {{{to_of(offer)}}} {exchange_text(paid, cards_of(offer), [*named_of(offer), shown])}."


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
    post, context = post_of(g.offer), received_offer(g.offer, asker)
    if post < 0:
        rule = "FM-256" if wishes_of(g.offer) else "FM-255"
        return Prompt("Offer", "Do you accept the offer?", context, rule)
    if can_answer(g, seat, g.offer):
        return Prompt("Offer", f"Whom do you show for {name(post)}?", context, "FM-256")
    what = f"You have nobody to show for {name(post)}: refuse the offer"
    return Prompt("Offer", what, f"{context} {ASKED_ANYWAY}", "FM-278")


def prompt_confirm(g: Footmania, seat: int, other: int) -> Prompt:
    """The footballer that was shown."""
    return Prompt(
        "Offer",
        f"Take {name(g.shown)}?",
        f"{facts(g.shown)}. {own_offer(g.offer, g.shown)}",
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
    where = f"post {post + 1}, {WORDS['posts'][str(post + 1)].lower()}"
    context = "Nobody sees your line-up before it is shown."
    if len(legal_line_up(g, seat, post)) > 1:
        return Prompt("Line-up", f"Who plays on {where}?", context, "FM-149")
    return Prompt("Line-up", f"Nobody is left for {where}: a trainee plays", ASKED_ANYWAY, "FM-278")


def prompt_euro_card(g: Footmania, seat: int, arg: int) -> Prompt:
    """The state of a euromatch."""
    context = f"You have {stars_text(strength(g, seat))} against {CLUB_STARS[g.club]}."
    if len(legal_euro_card(g, seat, arg)) > 1:
        return Prompt("Euromatch", "Play a plus card?", context, "FM-129")
    return Prompt("Euromatch", "You have no card to play: say done", f"{context} {ASKED_ANYWAY}", "FM-278")


def prompt_match(g: Footmania, seat: int, arg: int) -> Prompt:
    """The state of the match."""
    other = g.away if seat == g.home else g.home
    context = f"You have {stars_text(strength(g, seat))}, {{{other}}} has {strength(g, other)}."
    if len(legal_match(g, seat, arg)) > 1:
        return Prompt("Match", "Play a card, substitute, or pass?", context, "FM-165")
    return Prompt("Match", "You can only pass", f"{context} {ASKED_ANYWAY}", "FM-167")


def prompt_sub_post(g: Footmania, seat: int, arg: int) -> Prompt:
    """Where the substitute goes."""
    return Prompt("Match", f"Where does {name(arg & 0xFF)} play?", "Nobody else moves.", "FM-172")


def prompt_target(g: Footmania, seat: int, arg: int) -> Prompt:
    """The attack that is being played."""
    return Prompt("Match", f"{name(g.attack)}: against whom?", facts(g.attack), "FM-206")


def prompt_reply(g: Footmania, seat: int, arg: int) -> Prompt:
    """The attack that one suffers."""
    what = f"{name(g.attack)} against {name(g.target)}" if g.target >= 0 else name(g.attack)
    if len(legal_reply(g, seat, arg)) > 1:
        return Prompt("Match", f"{what}: do you reply?", facts(g.attack), "FM-201")
    return Prompt("Match", f"{what}: you have no reply", f"{facts(g.attack)} {ASKED_ANYWAY}", "FM-278")


def prompt_replace(g: Footmania, seat: int, post: int) -> Prompt:
    """The injured footballer's post."""
    context = f"{name(g.target)} is injured."
    if len(legal_replace(g, seat, post)) > 1:
        return Prompt("Match", f"Who comes on for post {post + 1}?", context, "FM-208")
    what = f"Nobody on your bench can play post {post + 1}: send a trainee"
    return Prompt("Match", what, f"{context} {ASKED_ANYWAY}", "FM-278")


def prompt_sent_off(g: Footmania, seat: int, line: int) -> Prompt:
    """The line that was named."""
    return Prompt(
        "Match", f"Who of {name(LINE + line)} is sent off?", "The post stays vacant for the match.", "FM-210"
    )


def prompt_offer_amount(g: Footmania, seat: int, place: int) -> Prompt:
    """What the offer holds so far, and what it may still hold."""
    needed = missing(g, g.offer)
    if needed:
        what = f"Ask for {name(needed[0])} too"
        return Prompt("Transfer window", what, "Nobody may have two sponsors of one item.", "FM-090")
    if kind_of(g.offer) == OWN_AUCTION:
        context = (
            "Any multiple of 50k, up to twice the price of a footballer or three times a sponsor's resale."
        )
        return Prompt("Transfer window", "At what price does the auction open?", context, "FM-259")
    context = f"Any multiple of 50k that the payer has. Up to {MOST_CARDS} cards a side may be in the offer."
    return Prompt("Transfer window", "For how much?", context, "FM-259")


PROMPTS_MADE: Final[dict[int, Callable[[Footmania, int, int], Prompt]]] = {
    WINDOW: prompt_window,
    ANSWER: prompt_answer,
    CONFIRM: prompt_confirm,
    DRAW: prompt_draw,
    CARD: prompt_card,
    BID: prompt_bid,
    OFFER_AMOUNT: prompt_offer_amount,
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
        "A card that you know, a sponsor, or anybody for a post: then you see whom you would get.",
        "FM-256",
    ),
    ROLL_DIE: ("Your turn", "Roll the die", "Before that you may still sell to the bank.", "FM-076"),
    ROUTE: ("Your turn", "Where do you go?", "Exactly the number that you rolled, and never back.", "FM-032"),
    RETURN_PLUS: (
        "Your turn",
        "Which plus card do you return?",
        "It goes under the deck, and nobody else sees it.",
        "FM-196",
    ),
}
