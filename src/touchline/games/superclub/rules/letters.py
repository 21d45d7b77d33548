"""What a manager may start although he is not asked: sell, fire, write and answer letters (SC-306, SC-331).

A letter is a trade offer that is made out of turn. It lies on the partner's desk until he answers it, as part
of any decision of his or between them, or until it lapses (SC-308). Whoever wants no window to be asked for
switches `auto_done` on: he is passed over, and still receives offers.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Said, Verb, by_word, refuse, said
from touchline.engine.state import NOT_LISTED_YET
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules import asides, offers
from touchline.games.superclub.rules.auction import is_needed
from touchline.games.superclub.rules.club import may_sell
from touchline.games.superclub.rules.end_of_season import last_season
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import money

TRADE_VERBS: Final[list[int]] = [
    s.OFFER_TO,
    s.GIVE,
    s.ASK,
    s.PAY_CASH,
    s.ASK_CASH,
    s.OFFER,
    s.LETTER,
    s.ACCEPT_LETTER,
    s.DECLINE_LETTER,
]


def is_quiet(g: Superclub) -> bool:
    """Off-season, and no auction, unhappy player or draw of cards is being resolved (SC-306, SC-331)."""
    return (
        s.IN_FINANCE <= g.stage <= s.IN_DEADLINE_DAY and g.stage != s.IN_UNHAPPY and g.lot < 0 and not g.drawn
    )


def legal_side(g: Superclub, seat: int) -> list[int]:
    """Nothing in the season (SC-132, SC-133); sales while he is not asked; writing also while he is."""
    options: list[int] = []
    if g.over or not s.IN_FINANCE <= g.stage <= s.IN_DEADLINE_DAY:
        return options
    options.append(s.AUTO_DONE | (c.OFF if g.auto_done >> seat & 1 else c.ON) << 8)
    if not is_quiet(g):
        return options
    if not g.open[seat]:
        asides.add_sales(g, seat, options)
        for member in g.staff[seat]:
            options.append(s.FIRE | (c.STAFF + member) << 8)
    if offers.trades_open(g) and offers.may_trade(g, seat):
        add_letters(g, seat, options)
    return options


def add_letters(g: Superclub, seat: int, options: list[int]) -> None:
    """Begin a letter, write on, take it back; answer those of managers who are not deciding now."""
    if not g.open[seat]:
        for writer in range(g.seats):
            if g.letters[writer] and offers.to_of(g.letters[writer]) == seat and not g.open[writer]:
                asides.add_answers(g, writer, options)
    if g.letters[seat]:
        options.append(s.LETTER | c.WITHDRAW << 8)
    elif may_write(g, seat):
        if g.drafts[seat]:
            options.extend(offers.listed(g, seat, g.drafts[seat]))
        else:
            options.append(s.LETTER | c.WRITE << 8)


def may_write(g: Superclub, seat: int) -> bool:
    """One letter at a time, and not while he is asked for an offer: there he makes it at once."""
    return not g.letters[seat] and g.open[seat] & 0xFF not in (s.WINDOW, s.OFFER, s.ANSWER, s.ANSWER_COUNTER)


def unlisted_side(g: Superclub, seat: int, option: int) -> bool:
    """Any whole million in a letter (SC-307); without a limit, that this season is the last (SC-328)."""
    if option == s.LAST_SEASON | c.ON << 8:
        return not g.over and not g.season_limit
    if (
        g.over
        or not is_quiet(g)
        or not offers.trades_open(g)
        or not offers.may_trade(g, seat)
        or not may_write(g, seat)
    ):
        return False
    return offers.unlisted(g, seat, g.drafts[seat], option)


def answer_side(g: Superclub, seat: int, option: int) -> None:
    """Do it; whoever is asked looks at his options again."""
    verb = option & 0xFF
    thing = option >> 8
    for other in range(g.seats):
        g.choices[other] = NOT_LISTED_YET
    if asides.took_aside(g, seat, option):
        return
    if verb == s.LAST_SEASON:
        last_season(g)
    elif verb == s.AUTO_DONE:
        g.auto_done ^= 1 << seat
        if g.events is not None:
            g.tell("auto_done", "SC-305", [seat, int(thing == c.ON)], only=seat)
    elif verb == s.LETTER and thing == c.WRITE:
        g.drafts[seat] = offers.blank()
    elif verb == s.LETTER:
        to = offers.to_of(g.letters[seat])
        g.letters[seat] = []
        if g.events is not None:
            g.tell("letter_withdrawn", "SC-306", [seat, to], those=1 << seat | 1 << to)
    elif verb == s.OFFER and thing == c.NONE:
        g.drafts[seat] = []
    else:
        write_on(g, seat, option)


def write_on(g: Superclub, seat: int, option: int) -> None:
    """One more part of the letter; sent, it lies on the partner's desk."""
    letter = offers.with_choice(g.drafts[seat], option)
    if option != s.OFFER | c.SEND << 8:
        g.drafts[seat] = letter
        return
    g.drafts[seat] = []
    if not offers.stands(g, seat, letter):  # a club has changed meanwhile
        offers.tell_lapsed(g, seat, letter)
        return
    g.letters[seat] = letter
    if g.events is not None:
        g.tell("offer_made", "SC-306", [seat, *letter], those=1 << seat | 1 << offers.to_of(letter))


# Words, and why something cannot be started


def says_letter(g: Superclub, seat: int, thing: int) -> Said | None:
    """Writing an offer out of turn, or taking it back."""
    return said("write" if thing == c.WRITE else "withdraw")


def says_auto_done(g: Superclub, seat: int, thing: int) -> Said | None:
    """The switch for trade windows."""
    return said("on" if thing == c.ON else "off")


SIDE_VERBS: Final[tuple[Verb, ...]] = (
    Verb(s.LETTER, "letter", says_letter, "desk"),
    Verb(s.AUTO_DONE, "auto_done", says_auto_done, "desk"),
    Verb(s.LAST_SEASON, "last_season", by_word({c.ON: ""}), "table"),
)


def refuses_side(g: Superclub, seat: int, option: int) -> Said | None:
    """Why it cannot be started now; None if it is something else, or belongs to the open question."""
    verb = option & 0xFF
    question = g.open[seat] & 0xFF
    if verb in (s.SELL_ABROAD, s.FIRE) and question not in (s.FREE_SIGN, s.FREE_HIRE):
        return refuses_fire(g, seat, option >> 8) if verb == s.FIRE else refuses_sale(g, seat, option >> 8)
    offer = g.offer if question == s.OFFER else g.drafts[seat]
    if verb in (s.PAY_CASH, s.ASK_CASH) and offer and offers.stage_of(offer) == offers.MONEY:
        return refuses_amount(g, seat, verb, option >> 8, offers.to_of(offer))
    if verb in TRADE_VERBS and question != s.OFFER:
        return refuses_trade(g, seat)
    if verb == s.AUTO_DONE:
        return refuse("SC-305", "auto-done")
    return refuse("SC-328", "last-season") if verb == s.LAST_SEASON else None


def refuses_fire(g: Superclub, seat: int, thing: int) -> Said:
    """Dismissals."""
    if not s.IN_FINANCE <= g.stage <= s.IN_DEADLINE_DAY:
        return refuse("SC-133", "not-off-season")
    if not 0 <= thing - c.STAFF < c.STAFF_CARDS or thing - c.STAFF not in g.staff[seat]:
        return refuse("SC-093", "not-your-staff")
    if g.lot >= 0 and is_needed(g, seat, thing - c.STAFF):
        return refuse("SC-319", "discount-needed")
    return refuse("SC-331", "not-quiet")


def refuses_sale(g: Superclub, seat: int, thing: int) -> Said:
    """Sales abroad."""
    if not s.IN_FINANCE <= g.stage <= s.IN_DEADLINE_DAY:
        return refuse("SC-133", "not-off-season")
    if thing >= c.PLAYERS or thing not in g.squad[seat]:
        return refuse("SC-039", "not-in-squad")
    if thing == g.lot:
        return refuse("SC-352", "bids-open")
    return refuse("SC-331", "not-quiet") if may_sell(g, seat) else refuse("SC-119", "eleven-remain")


def refuses_trade(g: Superclub, seat: int) -> Said:
    """When managers trade."""
    if not offers.trades_open(g):
        return refuse("SC-099", "trades-closed")
    if not offers.may_trade(g, seat):
        return refuse("SC-349", "transfer-ban")
    return refuse("SC-307", "parts-of-offer") if is_quiet(g) else refuse("SC-306", "not-quiet")


def refuses_amount(g: Superclub, seat: int, verb: int, thing: int, to: int) -> Said:
    """Cash beside a trade."""
    if thing < c.AMOUNT:
        return refuse("SC-307", "whole-millions")
    if verb == s.PAY_CASH:
        return refuse("SC-307", "cash", cash=money(g.cash[seat]))
    return refuse("SC-307", "other-cash", cash=money(g.cash[to]), zero=money(0))
