"""Best 11 as numbers: what a seat may know (the same as in view.py), and what is hidden from it.

Cards of the market are told by what they are worth, so that a learner need not know a hundred cards by heart;
so is the card that the seat bids for now (`lot`), and what a team shows. Whose team, hand or pile a card
lies in is told card by card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.encoder import Part, by_seat, common, marks, number, numbers, who
from touchline.games.best11 import cards as c
from touchline.games.best11.questions import QUESTIONS
from touchline.games.best11.rules.scoring import money
from touchline.games.best11.state import BID, HIDDEN, LATE_BID, NO_BID, ROUNDS, UNSOLD, Best11

SLOTS: Final = 5  # of the market, at most
AGENTS: Final = c.THINGS[: c.FREE_AGENTS]
TACTICAL: Final = c.THINGS[c.TACTIC : c.TACTIC + c.BENCH_TACTICS]
BOARDS: Final = c.THINGS[c.MANAGER : c.MANAGER + c.MANAGERS]
KEEPERS_NAMED: Final = c.THINGS[c.KEEPER : c.KEEPER + c.KEEPERS]

POINTS: Final = 1 / 10  # base values
COINS: Final = 1 / 30

# A card by what it is worth: in figures, and by its marks.
FIGURES_NAMED: Final = ("base", *c.SYMBOLS)
FIGURES_OF: Final[list[list[float]]] = [
    [c.BASE[card] * POINTS, *(c.SYMBOL[symbol][card] / 3 for symbol in range(len(c.SYMBOLS)))]
    for card in range(c.FREE_AGENTS)
]
BONUSES_NAMED: Final = [f"bonus_{name}" for name in c.BONUSES]
MARKS_NAMED: Final = ("D", "M", "F", *c.COLOURS, *BONUSES_NAMED, "late")
MARKS_OF: Final[list[list[int]]] = [
    [
        *(line for line in range(3) if c.LINES[card] >> line & 1),
        3 + c.COLOUR[card],
        3 + len(c.COLOURS) + c.BONUS[card],
        *([3 + len(c.COLOURS) + len(c.BONUSES)] if c.LATE[card] else []),
    ]
    for card in range(c.FREE_AGENTS)
]
NOTHING: Final[list[int]] = []
BIDDING: Final = (BID, NO_BID, LATE_BID)  # questions about a slot
LINE_PLACE: Final = [3, 0, 1, 3, 2, 3, 3, 3]  # of a set of lines: the one line, or that there are several
SHOWN: Final = 1 / 7
SHOWN_BY: Final[list[list[int]]] = [  # by card: the places of what it shows among SHOWS_NAMED
    [
        *(symbol for symbol in range(len(c.SYMBOLS)) for _ in range(c.SYMBOL[symbol][card])),
        len(c.SYMBOLS) + c.COLOUR[card],
        *([len(c.SYMBOLS) + len(c.COLOURS) + LINE_PLACE[c.LINES[card]]] if card < c.KEEPER else []),
    ]
    for card in range(c.KEEPER + c.KEEPERS)
]

Read = Callable[[Best11, int], list[int]]
Count = Callable[[Best11, int], float]


def parts(seats: int) -> list[Part]:
    """What a seat may know."""
    return [
        *common(QUESTIONS.names, seats),
        numbers("options", ("shootout", "bench_tactics", "money_cap", "manager_draft"), options),
        figure("round", lambda g, seat: g.round / ROUNDS),
        figure("deck", lambda g, seat: len(g.deck) / c.FREE_AGENTS),
        figure("tactics_deck", lambda g, seat: len(g.tactics_deck) / c.BENCH_TACTICS),
        marks("bidding_on", slots(), bidding_on),
        Part("lot", (*FIGURES_NAMED, "bid"), write_lot),
        marks("lot", (*MARKS_NAMED, "own"), lot_marks),
        *(part for slot in range(SLOTS) for part in market_slot(slot, seats)),
        cards("market", lambda g, seat: g.market),
        cards("discard", lambda g, seat: g.discard),
        marks("keepers", KEEPERS_NAMED, keepers),
        marks("boards", BOARDS, boards),
        cards("own.hand", lambda g, seat: g.hand[seat]),
        cards("own.nomination", nomination),
        cards("own.bids", own_bids),
        marks("own.tactics", TACTICAL, tactics),
        marks("own.put_under", TACTICAL, put_under),
        cards("own.pending", lambda g, seat: [e & 0xFF for e in g.pending if e >> 8 == seat]),
        cards("own.special", lambda g, seat: [e & 0xFF for e in g.special if e >> 8 == seat]),
        figure("own.purse", lambda g, seat: min(3.0, g.purse[seat] * COINS)),
        *by_seat(seats, Part("has", MANAGER_NAMED, write_manager)),
        *by_seat(seats, Part("shows", SHOWS_NAMED, write_shown)),
        *by_seat(seats, marks("board", BOARDS, board)),
        *by_seat(seats, marks("keeper", KEEPERS_NAMED, keeper)),
        *by_seat(seats, cards("team", lambda g, seat: g.team[seat])),
        *by_seat(seats, cards("arrivals", lambda g, seat: g.arrivals[seat])),
        *by_seat(seats, cards("known", known), others_only=True),
    ]


def hidden(seats: int) -> list[Part]:
    """What is hidden from a seat: the others' cards and bids, owners of what is on sale, the next card."""
    return [
        *by_seat(seats, cards("hand", lambda g, seat: g.hand[seat]), others_only=True),
        *by_seat(seats, cards("nomination", nomination), others_only=True),
        *by_seat(seats, cards("bids", own_bids), others_only=True),
        *by_seat(seats, numbers("worth_bid", slots(), bid_worth), others_only=True),
        *by_seat(seats, marks("tactics", TACTICAL, tactics), others_only=True),
        *(marks(f"owner_{slot + 1}", who(seats), true_owner(slot)) for slot in range(SLOTS)),
        cards("next_card", lambda g, seat: g.deck[-1:]),
    ]


def cards(name: str, read: Read) -> Part:
    """A 1 for each of the free agents that `read` names."""
    return marks(name, AGENTS, read)


def figure(name: str, read: Count) -> Part:
    """One number."""
    return number(name, read)


def slots() -> list[str]:
    """The slots of the market."""
    return [f"slot_{slot + 1}" for slot in range(SLOTS)]


def options(g: Best11, seat: int) -> list[float]:
    """The options of the table."""
    return [g.shootout, g.bench_tactics, g.money_cap, g.manager_draft]


def slot_asked(g: Best11, seat: int) -> int:
    """The slot for which the seat bids now, or -1; behind it the question has what is bid already."""
    asked = g.open[seat]
    slot = asked >> 8 & 15
    return slot if asked & 0xFF in BIDDING and slot < len(g.market) else -1


def bidding_on(g: Best11, seat: int) -> list[int]:
    """The slot for which the seat bids now."""
    slot = slot_asked(g, seat)
    return [slot] if slot >= 0 else NOTHING


def write_lot(g: Best11, seat: int, out: list[float], at: int) -> None:
    """The card for which the seat bids now, and what it has bid."""
    slot = slot_asked(g, seat)
    if slot >= 0:
        for value in FIGURES_OF[g.market[slot]]:
            out[at] = value
            at += 1
        for entry in g.bids[seat]:
            if entry >> 8 == slot:
                out[at] += c.WORTH[entry & 0xFF] * POINTS


def lot_marks(g: Best11, seat: int) -> list[int]:
    """The marks of that card, and whether the seat put it up."""
    slot = slot_asked(g, seat)
    if slot < 0:
        return NOTHING
    own = MARKS_OF[g.market[slot]]
    return [*own, len(MARKS_NAMED)] if g.owner[slot] == seat else own


def market_slot(slot: int, seats: int) -> list[Part]:
    """A card on sale: its worth, who brought it, who has it now, and the bids on it."""
    seen = who(seats)
    owners = len(MARKS_NAMED)
    winners = owners + seats + 1

    def write(g: Best11, seat: int, out: list[float], at: int) -> None:
        if slot >= len(g.market):
            return
        for value in FIGURES_OF[g.market[slot]]:
            out[at] = value
            at += 1
        open_bids = False
        for entry in g.shown:
            if entry >> 16 == slot:
                open_bids = True
                out[at + ((entry >> 8 & 0xFF) - seat) % seats] += c.WORTH[entry & 0xFF] * POINTS
        if not open_bids:
            for entry in g.bids[seat]:
                if entry >> 8 == slot:
                    out[at] += c.WORTH[entry & 0xFF] * POINTS

    def read(g: Best11, seat: int) -> list[int]:
        if slot >= len(g.market):
            return NOTHING
        found = MARKS_OF[g.market[slot]].copy()
        owner = g.shown_owner[slot]
        if owner == HIDDEN and g.owner[slot] == seat:
            owner = seat
        if owner != HIDDEN:
            found.append(owners + ((owner - seat) % seats if owner >= 0 else seats))
        winner = g.winner[slot]
        if winner >= 0:
            found.append(winners + (winner - seat) % seats)
        elif winner == UNSOLD:
            found.append(winners + seats)
        return found

    name = f"market_{slot + 1}"
    labels = (
        *MARKS_NAMED,
        *(f"owner_{name}" for name in seen),
        "owner_deck",
        *(f"winner_{name}" for name in seen),
        "unsold",
    )
    return [
        Part(name, (*FIGURES_NAMED, *(f"bid_{other}" for other in seen)), write),
        marks(name, labels, read),
    ]


def keepers(g: Best11, seat: int) -> list[int]:
    """The keepers on the table."""
    return [card - c.KEEPER for card in g.keepers]


def boards(g: Best11, seat: int) -> list[int]:
    """The manager boards that are still free."""
    return g.boards


def tactics(g: Best11, seat: int) -> list[int]:
    """The tactical cards of a manager."""
    return [card - c.TACTIC for card in g.tactics[seat]]


def nomination(g: Best11, seat: int) -> list[int]:
    """The seat's nominated card."""
    return [g.nomination[seat]] if g.nomination[seat] >= 0 else NOTHING


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
    if seat not in g.put_under:
        return NOTHING
    return [card - c.TACTIC for card, by in zip(g.tactics_deck, g.put_under, strict=True) if by == seat]


def true_owner(slot: int) -> Callable[[Best11, int], list[int]]:
    """Who nominated the card of a slot."""

    def read(g: Best11, seat: int) -> list[int]:
        if slot >= len(g.market) or g.owner[slot] < 0:
            return []
        return [(g.owner[slot] - seat) % g.seats]

    return read


MANAGER_NAMED: Final = ("money", "hand", "tactics", "team", "arrivals", "base", "signed", "extra")
SHOWS_NAMED: Final = (*c.SYMBOLS, *c.COLOURS, "D", "M", "F", "flexible")


def write_manager(g: Best11, seat: int, out: list[float], at: int) -> None:
    """What everybody can count of a manager; cards and money inside bids count as hand and money."""
    hand = len(g.hand[seat])
    if g.nomination[seat] >= 0:
        hand += 1
    for entry in g.bids[seat]:
        if entry & 0xFF < c.MONEY_1:
            hand += 1
    base = c.BASE[g.keeper[seat]] if g.keeper[seat] >= 0 else 0
    for card in g.team[seat]:
        base += c.BASE[card]
    held = len(g.tactics[seat])
    if g.returned[seat] >= 0:
        held += 1
    out[at] = min(3.0, money(g, seat) * COINS)
    out[at + 1] = hand / 10
    out[at + 2] = held / 10
    out[at + 3] = len(g.team[seat]) / 11
    out[at + 4] = len(g.arrivals[seat]) / 4
    out[at + 5] = base / 50
    out[at + 6] = g.signed >> seat & 1
    out[at + 7] = g.extra[seat] / 3


def write_shown(g: Best11, seat: int, out: list[float], at: int) -> None:
    """What the cards of a team show together: symbols, colours, and the lines that they can play in."""
    for card in g.team[seat]:
        for place in SHOWN_BY[card]:
            out[at + place] += SHOWN
    for card in g.arrivals[seat]:
        for place in SHOWN_BY[card]:
            out[at + place] += SHOWN
    if g.keeper[seat] >= 0:
        for place in SHOWN_BY[g.keeper[seat]]:
            out[at + place] += SHOWN


def board(g: Best11, seat: int) -> list[int]:
    """The manager board."""
    return [g.manager[seat]] if g.manager[seat] >= 0 else NOTHING


def keeper(g: Best11, seat: int) -> list[int]:
    """The keeper."""
    return [g.keeper[seat] - c.KEEPER] if g.keeper[seat] >= 0 else NOTHING


def known(g: Best11, seat: int) -> list[int]:
    """Hand cards of the manager that everybody saw return from a bid."""
    return [entry & 0xFF for entry in g.known if entry >> 8 == seat]
