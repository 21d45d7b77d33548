"""Best 11 as numbers: what a seat may know (the same as in view.py), and what is hidden from it.

Cards of the market are told by what they are worth, so that a learner need not know a hundred cards by heart.
Whose team, hand or pile a card lies in is told card by card.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

from touchline.engine.encoder import Part, by_seat, common, marks, number, numbers, who
from touchline.games.best11 import cards as c
from touchline.games.best11.questions import QUESTIONS
from touchline.games.best11.rules.scoring import money
from touchline.games.best11.state import BID, HIDDEN, NO_BID, ROUNDS, UNSOLD, Best11

SLOTS: Final = 5  # of the market, at most
AGENTS: Final = c.THINGS[: c.FREE_AGENTS]
TACTICAL: Final = c.THINGS[c.TACTIC : c.TACTIC + c.BENCH_TACTICS]
BOARDS: Final = c.THINGS[c.MANAGER : c.MANAGER + c.MANAGERS]
KEEPERS_NAMED: Final = c.THINGS[c.KEEPER : c.KEEPER + c.KEEPERS]

POINTS: Final = 1 / 10  # base values
COINS: Final = 1 / 30

# A card by what it is worth.
BONUSES_NAMED: Final = [f"bonus_{name}" for name in c.BONUSES]
FACTS_NAMED: Final = ("base", "D", "M", "F", *c.COLOURS, *c.SYMBOLS, *BONUSES_NAMED, "late")
FACTS_OF: Final = [
    array(
        "f",
        [
            c.BASE[card] * POINTS,
            *(float(c.LINES[card] >> line & 1) for line in range(3)),
            *(float(c.COLOUR[card] == colour) for colour in range(len(c.COLOURS))),
            *(c.SYMBOL[symbol][card] / 3 for symbol in range(len(c.SYMBOLS))),
            *(float(c.BONUS[card] == bonus) for bonus in range(len(c.BONUSES))),
            float(c.LATE[card]),
        ],
    )
    for card in range(c.FREE_AGENTS)
]
FACTS_LENGTH: Final = len(FACTS_NAMED)


def parts(seats: int) -> list[Part]:
    """What a seat may know."""
    return [
        *common(QUESTIONS.names, seats),
        numbers("options", ("shootout", "bench_tactics", "money_cap", "manager_draft"), options),
        number("round", lambda g, seat: g.round / ROUNDS),
        number("deck", lambda g, seat: len(g.deck) / c.FREE_AGENTS),
        number("tactics_deck", lambda g, seat: len(g.tactics_deck) / c.BENCH_TACTICS),
        marks("bidding_on", slots(), bidding_on),
        *(market_slot(slot, seats) for slot in range(SLOTS)),
        marks("market", AGENTS, lambda g, seat: g.market),
        marks("discard", AGENTS, lambda g, seat: g.discard),
        marks("keepers", KEEPERS_NAMED, lambda g, seat: [card - c.KEEPER for card in g.keepers]),
        marks("boards", BOARDS, lambda g, seat: g.boards),
        marks("own.hand", AGENTS, lambda g, seat: g.hand[seat]),
        marks("own.nomination", AGENTS, nomination),
        marks("own.bids", AGENTS, own_bids),
        marks("own.tactics", TACTICAL, lambda g, seat: [card - c.TACTIC for card in g.tactics[seat]]),
        marks("own.put_under", TACTICAL, put_under),
        marks("own.pending", AGENTS, lambda g, seat: [e & 0xFF for e in g.pending if e >> 8 == seat]),
        marks("own.special", AGENTS, lambda g, seat: [e & 0xFF for e in g.special if e >> 8 == seat]),
        number("own.purse", lambda g, seat: g.purse[seat] * COINS),
        *by_seat(seats, numbers("has", MANAGER_NAMED, manager)),
        *by_seat(seats, marks("board", BOARDS, board)),
        *by_seat(seats, marks("keeper", KEEPERS_NAMED, keeper)),
        *by_seat(seats, marks("team", AGENTS, lambda g, seat: g.team[seat])),
        *by_seat(seats, marks("arrivals", AGENTS, lambda g, seat: g.arrivals[seat])),
        *by_seat(seats, marks("known", AGENTS, known), others_only=True),
    ]


def hidden(seats: int) -> list[Part]:
    """What is hidden from a seat: the others' cards and bids, owners of what is on sale, the next card."""
    return [
        *by_seat(seats, marks("hand", AGENTS, lambda g, seat: g.hand[seat]), others_only=True),
        *by_seat(seats, marks("nomination", AGENTS, nomination), others_only=True),
        *by_seat(seats, marks("bids", AGENTS, own_bids), others_only=True),
        *by_seat(seats, numbers("worth_bid", slots(), bid_worth), others_only=True),
        *by_seat(
            seats,
            marks("tactics", TACTICAL, lambda g, seat: [card - c.TACTIC for card in g.tactics[seat]]),
            others_only=True,
        ),
        *(marks(f"owner_{slot + 1}", who(seats), true_owner(slot)) for slot in range(SLOTS)),
        marks("next_card", AGENTS, lambda g, seat: g.deck[-1:]),
    ]


def slots() -> list[str]:
    """The slots of the market."""
    return [f"slot_{slot + 1}" for slot in range(SLOTS)]


def options(g: Best11, seat: int) -> tuple[int, ...]:
    """The options of the table."""
    return g.shootout, g.bench_tactics, g.money_cap, g.manager_draft


def bidding_on(g: Best11, seat: int) -> list[int]:
    """The slot for which the seat bids now."""
    asked = g.open[seat]
    return [asked >> 8] if asked & 0xFF in (BID, NO_BID) and asked >> 8 < SLOTS else []


def market_slot(slot: int, seats: int) -> Part:
    """A card on sale: its worth, who brought it, who has it now, and the bids on it."""
    seen = who(seats)
    labels = (
        *FACTS_NAMED,
        *(f"owner_{name}" for name in seen),
        "owner_deck",
        *(f"winner_{name}" for name in seen),
        "unsold",
        *(f"bid_{name}" for name in seen),
    )

    def write(g: Any, seat: int, out: array[float], at: int) -> None:
        if slot >= len(g.market):
            return
        out[at : at + FACTS_LENGTH] = FACTS_OF[g.market[slot]]
        at += FACTS_LENGTH
        owner = g.shown_owner[slot]
        if owner == HIDDEN and g.owner[slot] == seat:
            owner = seat
        if owner != HIDDEN:
            out[at + ((owner - seat) % seats if owner >= 0 else seats)] = 1.0
        at += seats + 1
        winner = g.winner[slot]
        if winner >= 0:
            out[at + (winner - seat) % seats] = 1.0
        elif winner == UNSOLD:
            out[at + seats] = 1.0
        at += seats + 1
        open_bids = False
        for entry in g.shown:
            if entry >> 16 == slot:
                open_bids = True
                out[at + ((entry >> 8 & 0xFF) - seat) % seats] += c.WORTH[entry & 0xFF] * POINTS
        if not open_bids:
            for entry in g.bids[seat]:
                if entry >> 8 == slot:
                    out[at] += c.WORTH[entry & 0xFF] * POINTS

    return Part(f"market_{slot + 1}", labels, write)


def nomination(g: Best11, seat: int) -> list[int]:
    """The seat's nominated card."""
    return [g.nomination[seat]] if g.nomination[seat] >= 0 else []


def own_bids(g: Best11, seat: int) -> list[int]:
    """Free agents inside the seat's bids."""
    return [entry & 0xFF for entry in g.bids[seat] if entry & 0xFF < c.FREE_AGENTS]


def bid_worth(g: Best11, seat: int) -> list[float]:
    """What the seat has bid on each slot."""
    found = [0.0] * SLOTS
    for entry in g.bids[seat]:
        found[entry >> 8] += c.WORTH[entry & 0xFF] * POINTS
    return found


def put_under(g: Best11, seat: int) -> list[int]:
    """Tactical cards that the seat put under the deck itself."""
    return [card - c.TACTIC for card, by in zip(g.tactics_deck, g.put_under, strict=True) if by == seat]


def true_owner(slot: int) -> Callable[[Best11, int], list[int]]:
    """Who nominated the card of a slot."""

    def read(g: Best11, seat: int) -> list[int]:
        if slot >= len(g.market) or g.owner[slot] < 0:
            return []
        return [(g.owner[slot] - seat) % g.seats]

    return read


MANAGER_NAMED: Final = ("money", "hand", "tactics", "team", "arrivals", "base", "signed", "extra")


def manager(g: Best11, seat: int) -> tuple[float, ...]:
    """What everybody can count of a manager; cards and money inside bids count as hand and money."""
    inside = sum([entry & 0xFF < c.MONEY_1 for entry in g.bids[seat]])
    base = sum([c.BASE[card] for card in g.team[seat]]) + (
        c.BASE[g.keeper[seat]] if g.keeper[seat] >= 0 else 0
    )
    return (
        money(g, seat) * COINS,
        (len(g.hand[seat]) + inside + (g.nomination[seat] >= 0)) / 10,
        (len(g.tactics[seat]) + (g.returned[seat] >= 0)) / 10,
        len(g.team[seat]) / 11,
        len(g.arrivals[seat]) / 4,
        base / 50,
        g.signed >> seat & 1,
        g.extra[seat] / 3,
    )


def board(g: Best11, seat: int) -> list[int]:
    """The manager board."""
    return [g.manager[seat]] if g.manager[seat] >= 0 else []


def keeper(g: Best11, seat: int) -> list[int]:
    """The keeper."""
    return [g.keeper[seat] - c.KEEPER] if g.keeper[seat] >= 0 else []


def known(g: Best11, seat: int) -> list[int]:
    """Hand cards of the manager that everybody saw return from a bid."""
    return [entry & 0xFF for entry in g.known if entry >> 8 == seat]
