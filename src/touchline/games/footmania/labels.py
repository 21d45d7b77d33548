"""The options of Footmania in words: what they do, what they cost, and where they lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.game import OptionText
from touchline.games.footmania.cards import (
    AMOUNT,
    AUTO,
    BOOST_SELF,
    BUY_IT,
    CONFIRM_IT,
    EFFECT,
    FOOTBALLERS,
    KIND,
    LINE,
    NONE,
    PASS,
    PLUS,
    POST,
    PRICE,
    QUESTION_CARD,
    RESALE,
    SEAT,
    SQUARE,
    SQUARE_KINDS,
    STARS,
    TRAINEE_WORD,
    VALUE,
)
from touchline.games.footmania.rules.terms import amount_of, asks
from touchline.games.footmania.state import (
    ANSWER,
    ASK,
    AUTO_DONE,
    BANK_SELL,
    BID,
    BUY_FROM,
    CARD,
    CONFIRM,
    DRAW,
    EURO_CARD,
    EUROMATCH,
    LETTER,
    LINE_UP,
    MATCH,
    OFFER_FOR,
    OFFER_TO,
    OPENING,
    OWN_AUCTION,
    PAY,
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
    WINDOW,
    Footmania,
)
from touchline.games.footmania.text import WORDS, facts, money, name


def label(g: Footmania, seat: int, option: int) -> OptionText:
    """An option in words, with its cost or outcome and where it lies on the table."""
    thing = option >> 8
    return LABELS.get(option & 0xFF, plain_label)(g, seat, thing)


def plain_label(g: Footmania, seat: int, thing: int) -> OptionText:
    """Just the thing's name, as a sentence begins."""
    words = name(thing)
    return OptionText(words[:1].upper() + words[1:], facts(thing))


def label_window(g: Footmania, seat: int, thing: int) -> OptionText:
    """No more offers."""
    return OptionText("Done", "Make no more offers in this window")


def label_sell(g: Footmania, seat: int, thing: int) -> OptionText:
    """A card offered to another manager."""
    return OptionText(f"Offer {name(thing)} for sale", facts(thing), place="squad")


def label_buy_from(g: Footmania, seat: int, thing: int) -> OptionText:
    """Somebody to buy from."""
    return OptionText(f"Buy from {name(thing)}", "A footballer you know, a sponsor, or a post", place="seats")


def label_swap(g: Footmania, seat: int, thing: int) -> OptionText:
    """A card offered in exchange."""
    return OptionText(f"Offer {name(thing)} in a swap", facts(thing), place="squad")


def label_own_auction(g: Footmania, seat: int, thing: int) -> OptionText:
    """A card put up for auction."""
    return OptionText(f"Put {name(thing)} up for auction", "Face up, the money is yours", place="squad")


def label_bank_sell(g: Footmania, seat: int, thing: int) -> OptionText:
    """A card for the bank."""
    gain = RESALE[thing] if thing < len(RESALE) else 0
    return OptionText(f"Sell {name(thing)} to the bank", facts(thing), f"+{money(gain)}", "squad")


def label_offer_to(g: Footmania, seat: int, thing: int) -> OptionText:
    """The addressee."""
    cash = g.cash[thing - SEAT] if 0 <= thing - SEAT < g.seats else 0
    return OptionText(f"To {name(thing)}", f"Has {money(cash)}", place="seats")


def label_offer_for(g: Footmania, seat: int, thing: int) -> OptionText:
    """What is wanted."""
    if POST <= thing < LINE:
        return OptionText(
            f"Anybody for {name(thing)}", str(WORDS["posts"][str(thing - POST + 1)]), place="seats"
        )
    return OptionText(f"Ask for {name(thing)}", facts(thing), place="seats")


def label_pay(g: Footmania, seat: int, thing: int) -> OptionText:
    """An amount that one pays."""
    if thing == AMOUNT:
        return OptionText("Pay nothing", "You give no money, if the deal is made", place="offer")
    return OptionText(f"Pay {name(thing)}", "You pay, if the deal is made", f"−{name(thing)}", "offer")


def label_ask(g: Footmania, seat: int, thing: int) -> OptionText:
    """An amount that the other pays."""
    return OptionText(
        f"Ask for {name(thing)}", "The other pays, if the deal is made", f"+{name(thing)}", "offer"
    )


def label_opening(g: Footmania, seat: int, thing: int) -> OptionText:
    """An opening price."""
    return OptionText(f"Open at {name(thing)}", "The lowest bid that you take", place="offer")


def label_answer(g: Footmania, seat: int, thing: int) -> OptionText:
    """Yes, no, or whom one shows."""
    if thing < FOOTBALLERS:
        return OptionText(f"Show {name(thing)}", f"{facts(thing)}. The asker alone sees him", place="squad")
    return OptionText(name(thing).capitalize(), place="offer")


def label_confirm(g: Footmania, seat: int, thing: int) -> OptionText:
    """Make the deal or not."""
    amount = amount_of(g.offer)
    if thing != CONFIRM_IT:
        what = "There is no deal"
    elif amount <= 0:
        what = "The cards change hands"
    else:
        what = f"You {'receive' if asks(g.offer) else 'pay'} {money(amount)}"
    return OptionText(name(thing).capitalize(), what, place="offer")


def label_roll(g: Footmania, seat: int, thing: int) -> OptionText:
    """The die."""
    return OptionText("Roll", "No more sales before the roll", place="board")


def label_route(g: Footmania, seat: int, thing: int) -> OptionText:
    """A square to go to."""
    if not SQUARE <= thing < SEAT:
        return plain_label(g, seat, thing)
    kind = WORDS["squares"][SQUARE_KINDS[KIND[thing - SQUARE]]]
    return OptionText(f"Go to {name(thing)}", kind["text"], place="board")


def label_draw(g: Footmania, seat: int, thing: int) -> OptionText:
    """Look at the top card or leave it."""
    deck = g.foreign_deck if g.open[seat] >> 8 else g.domestic_deck
    cost = money(PRICE[deck[-1]]) if deck else ""
    if name(thing) == "draw":
        return OptionText("Draw the top card", f"You alone see the face; it costs {cost}", place="deck")
    return OptionText("Do not draw", "The card stays on top of the deck", place="deck")


def label_card(g: Footmania, seat: int, thing: int) -> OptionText:
    """Buy or refuse the card that one has drawn."""
    if g.drawn < 0 or g.seen[g.drawn] >> seat & 1 == 0:
        return plain_label(g, seat, thing)
    if thing == BUY_IT:
        return OptionText(f"Buy {name(g.drawn)}", facts(g.drawn), f"−{money(PRICE[g.drawn])}", "drawn")
    what = f"Everybody sees him; the others bid from {money(RESALE[g.drawn])}"
    return OptionText(f"Refuse {name(g.drawn)}", what, place="drawn")


def label_bid(g: Footmania, seat: int, thing: int) -> OptionText:
    """An amount, or no more."""
    if thing == PASS:
        return OptionText("Pass", "For good in this auction", place="auction")
    what = f"{money(g.cash[seat] - (thing - AMOUNT))} would be left" if thing >= AMOUNT else ""
    return OptionText(f"Bid {name(thing)}", what, place="auction")


def label_return_plus(g: Footmania, seat: int, thing: int) -> OptionText:
    """A plus card that goes back."""
    return OptionText(f"Return {name(thing)}", facts(thing), place="plus")


def label_euromatch(g: Footmania, seat: int, thing: int) -> OptionText:
    """Play the club or not."""
    if name(thing) == "play" and g.club >= 0:
        return OptionText(f"Play {name(g.club)}", f"{facts(g.club)}. You show your team", place="club")
    return OptionText("Decline", "Your team stays hidden and your turn ends", place="club")


def label_line_up(g: Footmania, seat: int, thing: int) -> OptionText:
    """Somebody for the post."""
    if thing == AUTO:
        return OptionText("Automatic line-up", "The strongest that your squad allows", place="pitch")
    if thing == TRAINEE_WORD:
        return OptionText("A trainee", "Takes 1 star from your team", "−1", "pitch")
    if thing >= FOOTBALLERS:
        return plain_label(g, seat, thing)
    return OptionText(name(thing), facts(thing), f"+{VALUE[thing]}", "squad")


def label_plus(g: Footmania, seat: int, thing: int) -> OptionText:
    """A plus card, or none."""
    if thing == PASS:
        return OptionText("Pass", "The match ends when both pass one after the other", place="match")
    if thing == NONE:
        return OptionText("No protection", "The attack has its effect", place="plus")
    if PLUS <= thing < QUESTION_CARD:
        effect = f"+{STARS[thing]}" if EFFECT[thing] == BOOST_SELF else ""
        return OptionText(f"Play {name(thing)}", facts(thing), effect, "plus")
    return plain_label(g, seat, thing)


def label_sub(g: Footmania, seat: int, thing: int) -> OptionText:
    """Somebody from the bench."""
    return OptionText(f"Bring on {name(thing)}", facts(thing), place="bench")


def label_sub_post(g: Footmania, seat: int, thing: int) -> OptionText:
    """Whom the substitute replaces."""
    team = g.pitch[seat]
    there = team[thing - POST] if 0 <= thing - POST < len(team) else -1
    whom = name(there) if there >= 0 else "the trainee"
    return OptionText(f"On {name(thing)}", f"For {whom}", place="pitch")


def label_target(g: Footmania, seat: int, thing: int) -> OptionText:
    """A victim."""
    return OptionText(f"Against {name(thing)}", facts(thing), place="pitch")


def label_replace(g: Footmania, seat: int, thing: int) -> OptionText:
    """Somebody for the injured."""
    if thing == TRAINEE_WORD:
        return OptionText("A trainee", "Uses up no substitution", "−1", "bench")
    return OptionText(f"Bring on {name(thing)}", f"{facts(thing)}. Uses up a substitution", place="bench")


def label_sent_off(g: Footmania, seat: int, thing: int) -> OptionText:
    """Who has to go."""
    loss = f"−{VALUE[thing]}" if thing < FOOTBALLERS else ""
    return OptionText(f"Send {name(thing)} off", facts(thing), loss, "pitch")


def label_auto_done(g: Footmania, seat: int, thing: int) -> OptionText:
    """The switch that says done."""
    if name(thing) == "on":
        return OptionText("Say done for me", "You are passed over in windows, and still receive offers")
    return OptionText("Ask me again", "You are asked in windows again")


def label_letter(g: Footmania, seat: int, thing: int) -> OptionText:
    """Writing an offer out of turn."""
    return LETTER_LABELS.get(name(thing), OptionText(name(thing).capitalize()))


LETTER_LABELS: Final[dict[str, OptionText]] = {
    "write": OptionText(
        "Write an offer", "It goes out when it is your turn to speak in a window", place="desk"
    ),
    "scrap": OptionText("Tear the letter up", "Nothing has been sent", place="desk"),
    "withdraw": OptionText("Take the last letter back", "It has not been delivered yet", place="desk"),
}

LABELS: Final[dict[int, Callable[[Footmania, int, int], OptionText]]] = {
    WINDOW: label_window,
    SELL: label_sell,
    BUY_FROM: label_buy_from,
    SWAP: label_swap,
    OWN_AUCTION: label_own_auction,
    BANK_SELL: label_bank_sell,
    OFFER_TO: label_offer_to,
    OFFER_FOR: label_offer_for,
    PAY: label_pay,
    ASK: label_ask,
    OPENING: label_opening,
    ANSWER: label_answer,
    CONFIRM: label_confirm,
    ROLL_DIE: label_roll,
    ROUTE: label_route,
    DRAW: label_draw,
    CARD: label_card,
    BID: label_bid,
    RETURN_PLUS: label_return_plus,
    EUROMATCH: label_euromatch,
    LINE_UP: label_line_up,
    EURO_CARD: label_plus,
    MATCH: label_plus,
    REPLY: label_plus,
    SUB: label_sub,
    SUB_POST: label_sub_post,
    TARGET: label_target,
    REPLACE: label_replace,
    SENT_OFF: label_sent_off,
    AUTO_DONE: label_auto_done,
    LETTER: label_letter,
}
