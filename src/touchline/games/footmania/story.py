"""The events of Footmania as sentences. The same words as on the buttons: "Refuse", "You refuse"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.events import Heard
from touchline.games.footmania.cards import ITEMS
from touchline.games.footmania.state import TRAINEE, VACANT
from touchline.games.footmania.text import (
    FOREIGN,
    WORDS,
    exchange_text,
    money,
    name,
    question_text,
    several,
    stars_text,
)


def sentence(heard: Heard, viewer: int, names: list[str]) -> str:
    """What happened, as this viewer reads it."""
    line = SENTENCES[heard.kind](heard.args, Voice(viewer, names))
    return line[:1].upper() + line[1:]


class Voice:
    """Speaks of seats: "You win", "Mara wins"."""

    def __init__(self, viewer: int, names: list[str]) -> None:
        self.viewer = viewer
        self.names = names

    def does(self, seat: int, you: str, they: str) -> str:
        """The seat and its verb."""
        return f"you {you}" if seat == self.viewer else f"{self.names[seat]} {they}"

    def who(self, seat: int) -> str:
        """The seat inside a sentence."""
        return "you" if seat == self.viewer else self.names[seat]

    def whose(self, seat: int) -> str:
        """What belongs to the seat."""
        return "your" if seat == self.viewer else f"{self.names[seat]}'s"


def team_text(team: list[int]) -> str:
    """A line-up from post 1 to 11."""
    return ", ".join(
        f"{post} {name(card)}" if card >= 0 else f"{post} {'vacant' if card == VACANT else 'a trainee'}"
        for post, card in enumerate(team, 1)
    )


def offer_text(parts: list[int]) -> str:
    """An offer: its amount, whether that is asked for, how many cards are given, all cards."""
    amount, asked, count, *cards = parts
    return exchange_text(-amount if asked else amount, cards[:count], cards[count:])


def deal_text(a: list[int], v: Voice) -> str:
    """A concluded deal."""
    seat, other, paid, count, *cards = a
    what = exchange_text(paid, cards[:count], cards[count:])
    return f"{v.does(seat, 'give', 'gives')} {v.who(other)} {what}."


def matchday_text(number: int) -> str:
    """Which day a match belongs to."""
    return f"Matchday {number}" if number else "Play-off"


def result_text(a: list[int], v: Voice) -> str:
    """A final score."""
    home, away, ours, theirs, _ = a
    score = f"{v.who(home)} {ours}, {v.who(away)} {theirs}: "
    if ours == theirs:
        return score + "a draw, 1 point each."
    return score + f"{v.does(home if ours > theirs else away, 'win', 'wins')} 2 points."


def replaced_text(replaced: int) -> str:
    """For whom a substitute comes on."""
    return f"for {name(replaced)}" if replaced > TRAINEE else "for a trainee"


def dropped_text(dropped: int) -> str:
    """What a debtor could not pay."""
    return f"; {money(dropped)} are dropped, there is nothing left to sell" if dropped else ""


SENTENCES: Final[dict[str, Callable[[list[int], Voice], str]]] = {
    "turn": lambda a, v: f"{v.whose(a[0])} turn.",
    "missed": lambda a, v: f"{v.does(a[0], 'miss', 'misses')} this turn.",
    "phase_1_timed_out": lambda a, v: (
        f"After {a[0]} turns each nobody has a complete team: phase 1 ends without a bonus."
    ),
    "rolled": lambda a, v: f"{v.does(a[0], 'roll', 'rolls')} a {a[1]}.",
    "moved": lambda a, v: f"{v.does(a[0], 'move', 'moves')} to {name(a[2])}.",
    "lapped": lambda a, v: f"{v.does(a[0], 'complete', 'completes')} the lap: a matchday begins.",
    "rolls_on": lambda a, v: f"No euromatch in phase 1: {v.does(a[0], 'roll', 'rolls')} again.",
    "jackpot": lambda a, v: (
        f"{v.does(a[0], 'take', 'takes')} the jackpot of {money(a[1])}."
        if a[1]
        else f"{v.does(a[0], 'find', 'finds')} the jackpot empty."
    ),
    "no_sponsor": lambda a, v: (
        f"{v.does(a[0], 'have', 'has')} no {WORDS['items'][ITEMS[a[1]]]} sponsor: nothing to collect."
    ),
    "sponsor_paid": lambda a, v: f"{name(a[1])} pays {v.who(a[0])} {money(a[2])}.",
    "not_drawn": lambda a, v: (
        f"{v.does(a[0], 'do not draw', 'does not draw')} from the {FOREIGN[a[1]]} deck."
    ),
    "drawn": lambda a, v: f"{v.does(a[0], 'draw', 'draws')} {name(a[1])}.",
    "bought": lambda a, v: f"{v.does(a[0], 'buy', 'buys')} {name(a[1])} for {money(a[2])}.",
    "refused_card": lambda a, v: f"{v.does(a[0], 'refuse', 'refuses')} {name(a[1])}: he is up for auction.",
    "auction": lambda a, v: f"Bidding for {name(a[1])} opens at {money(a[2])}.",
    "put_up": lambda a, v: f"{v.does(a[0], 'put', 'puts')} {name(a[1])} up for auction from {money(a[2])}.",
    "cannot_bid": lambda a, v: f"{v.does(a[0], 'cannot raise', 'cannot raise')} {money(a[1])}: a pass.",
    "passed": lambda a, v: f"{v.does(a[0], 'pass', 'passes')}.",
    "bid": lambda a, v: f"{v.does(a[0], 'bid', 'bids')} {money(a[2])} for {name(a[1])}.",
    "unsold": lambda a, v: f"Nobody bids: {name(a[0])} goes under the deck.",
    "kept": lambda a, v: f"Nobody bids: {v.does(a[1], 'keep', 'keeps')} {name(a[0])}.",
    "knocked_down": lambda a, v: (
        f"{v.does(a[0], 'win', 'wins')} {name(a[1])} for {money(a[2])}, paid to "
        f"{'the bank' if a[3] < 0 else v.who(a[3])}."
    ),
    "complete": lambda a, v: (
        f"{v.does(a[0], 'have', 'has')} a complete team, worth {money(a[1])}: {team_text(a[2:])}."
    ),
    "phase_2": lambda a, v: "The championship begins: all pawns go to the championship square.",
    "plus_drawn": lambda a, v: f"{v.does(a[0], 'draw', 'draws')} {name(a[1])}.",
    "plus_returned": lambda a, v: f"{v.does(a[0], 'put', 'puts')} {name(a[1])} under the plus deck.",
    "question": lambda a, v: f"{v.does(a[0], 'draw', 'draws')} {name(a[1])}: {question_text(a[1])}",
    "gained": lambda a, v: f"{v.does(a[0], 'receive', 'receives')} {money(a[1])} from the bank.",
    "sponsor_signed": lambda a, v: (
        f"{v.does(a[0], 'sign', 'signs')} {name(a[1])}"
        + (f"; {name(a[2])} goes back under the deck." if a[2] >= 0 else ".")
    ),
    "sponsor_declined": lambda a, v: (
        f"{v.does(a[0], 'keep', 'keeps')} {name(a[2])}, which pays no less; {name(a[1])} goes back."
    ),
    "paid": lambda a, v: f"{v.does(a[0], 'pay', 'pays')} {money(a[1])} into the jackpot{dropped_text(a[2])}.",
    "bank_sold": lambda a, v: f"{v.does(a[0], 'sell', 'sells')} {name(a[1])} to the bank for {money(a[2])}.",
    "sponsor_sold": lambda a, v: (
        f"{v.does(a[0], 'sell', 'sells')} the sponsor {name(a[1])} to the bank for {money(a[2])}."
    ),
    "offer_made": lambda a, v: f"{v.does(a[0], 'offer', 'offers')} {v.who(a[1])} {offer_text(a[2:])}.",
    "offer_received": lambda a, v: f"{v.does(a[1], 'offer', 'offers')} {v.who(a[0])} {offer_text(a[2:])}.",
    "offer_refused": lambda a, v: f"{v.does(a[0], 'refuse', 'refuses')} {v.whose(a[1])} offer.",
    "offer_was_refused": lambda a, v: f"{v.does(a[1], 'refuse', 'refuses')} {v.whose(a[0])} offer.",
    "footballer_shown": lambda a, v: f"{v.does(a[0], 'show', 'shows')} {v.who(a[1])} {name(a[2])}.",
    "footballer_seen": lambda a, v: f"{v.does(a[1], 'show', 'shows')} {v.who(a[0])} {name(a[2])}.",
    "offer_cancelled": lambda a, v: f"{v.does(a[0], 'cancel', 'cancels')} the deal with {v.who(a[1])}.",
    "offer_was_cancelled": lambda a, v: f"{v.does(a[1], 'cancel', 'cancels')} the deal with {v.who(a[0])}.",
    "deal": deal_text,
    "letter_written": lambda a, v: (
        f"{v.does(a[0], 'write', 'writes')} an offer; it waits for the next window."
    ),
    "letter_withdrawn": lambda a, v: f"{v.does(a[0], 'take', 'takes')} the last offer back.",
    "letter_dropped": lambda a, v: f"{v.whose(a[0])} offer is no longer possible and is dropped.",
    "auto_done": lambda a, v: (
        f"{v.does(a[0], 'are', 'is')} passed over in transfer windows."
        if a[1]
        else f"{v.does(a[0], 'are', 'is')} asked in transfer windows again."
    ),
    "club_drawn": lambda a, v: f"European night: {v.does(a[0], 'draw', 'draws')} {name(a[1])}.",
    "club_declined": lambda a, v: f"{v.does(a[0], 'decline', 'declines')} the match against {name(a[1])}.",
    "team_shown": lambda a, v: (
        f"{v.does(a[0], 'show', 'shows')} a team of {stars_text(a[1])}: {team_text(a[2:])}."
    ),
    "boosted": lambda a, v: f"{v.does(a[0], 'play', 'plays')} {name(a[1])}: +{a[2]}, now {stars_text(a[3])}.",
    "euro_won": lambda a, v: (
        f"{v.does(a[0], 'beat', 'beats')} {name(a[1])} by {a[2]} to {a[3]}: {money(a[4])} and "
        f"{a[5]} pennant{'s' * (a[5] != 1)}."
    ),
    "euro_lost": lambda a, v: f"{v.does(a[0], 'lose', 'loses')} to {name(a[1])} by {a[2]} to {a[3]}.",
    "matchday": lambda a, v: f"Matchday {a[0]} begins.",
    "deadline": lambda a, v: "The transfer deadline: managers deal with each other no more.",
    "fixture": lambda a, v: f"{matchday_text(a[2])}: {v.who(a[0])} against {v.who(a[1])}.",
    "lined_up": lambda a, v: (
        f"{v.does(a[0], 'line up', 'lines up')}: {team_text(a[1:])}."
        if len(a) > 1
        else f"{v.does(a[0], 'have', 'has')} chosen the line-up."
    ),
    "match_passed": lambda a, v: f"{v.does(a[0], 'pass', 'passes')}.",
    "extra_sub": lambda a, v: f"{v.does(a[0], 'play', 'plays')} {name(a[1])}: one more substitution.",
    "substituted": lambda a, v: (
        f"{v.does(a[0], 'bring', 'brings')} on {name(a[1])} on post {a[3] + 1} {replaced_text(a[2])}: "
        f"{stars_text(a[4])}."
    ),
    "attacked": lambda a, v: f"{v.does(a[0], 'play', 'plays')} {name(a[1])} against {v.who(a[2])}.",
    "targeted": lambda a, v: f"{v.does(a[0], 'name', 'names')} {name(a[2])}.",
    "protected": lambda a, v: f"{v.does(a[0], 'reply', 'replies')} with {name(a[1])}: no effect.",
    "weakened": lambda a, v: f"{v.does(a[0], 'lose', 'loses')} {stars_text(a[1])}: {stars_text(a[2])}.",
    "injured": lambda a, v: f"{name(a[1])} leaves the pitch injured.",
    "called_up": lambda a, v: (
        f"{name(a[1])} is called up; a trainee takes post {a[2] + 1}: {stars_text(a[3])}."
    ),
    "trainee_on": lambda a, v: (
        f"{v.does(a[0], 'send', 'sends')} a trainee to post {a[1] + 1}: {stars_text(a[2])}."
    ),
    "sent_off": lambda a, v: f"{name(a[1])} is sent off; post {a[2] + 1} stays vacant: {stars_text(a[3])}.",
    "result": result_text,
    "income": lambda a, v: f"Every team receives {money(a[0])}.",
    "play_off": lambda a, v: (
        f"Level at the top: {several([v.who(seat) for seat in a])} play off for the title."
    ),
    "full_time": lambda a, v: (
        f"{v.does(a[0], 'win', 'wins')} the championship."
        if len(a) == 1
        else f"{several([v.who(seat) for seat in a])} share the championship."
    ),
}
