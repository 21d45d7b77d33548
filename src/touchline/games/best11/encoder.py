"""Best 11 as numbers: what a seat may know (the same as in view.py), and what is hidden from it.

Cards of the market are told by what they are worth, so that a learner need not know a hundred cards by heart;
so is the card that the seat bids for now (`lot`), and what a team shows. Whose team, hand or pile a card
lies in is told card by card.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.pen import NOBODY, NONE, NOTHING, WHO, Pen, common, different
from touchline.games.best11 import cards as c
from touchline.games.best11.questions import QUESTIONS
from touchline.games.best11.rules.scoring import money
from touchline.games.best11.state import BID, HIDDEN, LATE_BID, NO_BID, ROUNDS, UNSOLD, Best11

SLOTS: Final = 5  # of the market, at most
ASKED: Final = different(QUESTIONS.names)
AGENTS: Final = c.THINGS[: c.FREE_AGENTS]
TACTICAL: Final = c.THINGS[c.TACTIC : c.TACTIC + c.BENCH_TACTICS]
BOARDS: Final = c.THINGS[c.MANAGER : c.MANAGER + c.MANAGERS]
KEEPERS_NAMED: Final = c.THINGS[c.KEEPER : c.KEEPER + c.KEEPERS]
OPTIONS_NAMED: Final = ["shootout", "bench_tactics", "money_cap", "manager_draft"]
SLOTS_NAMED: Final = [f"slot_{slot + 1}" for slot in range(SLOTS)]
MANAGER_NAMED: Final = ["money", "hand", "tactics", "team", "arrivals", "base", "signed", "extra"]
SHOWS_NAMED: Final = [*c.SYMBOLS, *c.COLOURS, "D", "M", "F", "flexible"]

POINTS: Final = 1 / 10  # base values
COINS: Final = 1 / 30
SHOWN: Final = 1 / 7

# A card by what it is worth: in figures, and by its marks.
FIGURES_NAMED: Final = ["base", *c.SYMBOLS]
FIGURES_OF: Final[list[list[float]]] = [
    [c.BASE[card] * POINTS, *(c.SYMBOL[symbol][card] / 3 for symbol in range(len(c.SYMBOLS)))]
    for card in range(c.FREE_AGENTS)
]
MARKS_NAMED: Final = ["D", "M", "F", *c.COLOURS, *(f"bonus_{name}" for name in c.BONUSES), "late"]
MARKS_OF: Final[list[list[int]]] = [
    [
        *(line for line in range(3) if c.LINES[card] >> line & 1),
        3 + c.COLOUR[card],
        3 + len(c.COLOURS) + c.BONUS[card],
        *([3 + len(c.COLOURS) + len(c.BONUSES)] if c.LATE[card] else []),
    ]
    for card in range(c.FREE_AGENTS)
]
LOT_FIGURES: Final = [*FIGURES_NAMED, "bid"]
LOT_MARKS: Final = [*MARKS_NAMED, "own"]
OWN: Final = len(MARKS_NAMED)
OWNER: Final = len(MARKS_NAMED)
MARKET: Final = [f"market_{slot + 1}" for slot in range(SLOTS)]
MARKET_FIGURES: Final = [[*FIGURES_NAMED, *(f"bid_{other}" for other in names)] for names in WHO]
MARKET_MARKS: Final = [  # by the number of seats: the card's, then who brought it, then who has it
    [
        *MARKS_NAMED,
        *(f"owner_{other}" for other in names),
        "owner_deck",
        *(f"winner_{other}" for other in names),
        "unsold",
    ]
    for names in WHO
]
OWNER_OF: Final = [f"owner_{slot + 1}" for slot in range(SLOTS)]
LINE_PLACE: Final = [3, 0, 1, 3, 2, 3, 3, 3]  # of a set of lines: the one line, or that there are several
# What cards show together is added up in two numbers, small enough for machine arithmetic: how often each
# symbol, and the base above that; and how many cards of each colour and line.
BITS: Final = 8
FULL: Final = (1 << BITS) - 1
FEW_BITS: Final = 6
FEW: Final = (1 << FEW_BITS) - 1
SHARE: Final = [count * SHOWN for count in range(FULL + 1)]
BASE_AT: Final = BITS * len(c.SYMBOLS)
VALUED: Final[list[int]] = [
    (c.BASE[card] << BASE_AT)
    + sum(c.SYMBOL[symbol][card] << BITS * symbol for symbol in range(len(c.SYMBOLS)))
    for card in range(c.KEEPER + c.KEEPERS)
]
SORTED: Final[list[int]] = [
    (1 << FEW_BITS * c.COLOUR[card])
    + (1 << FEW_BITS * (len(c.COLOURS) + LINE_PLACE[c.LINES[card]]) if card < c.KEEPER else 0)
    for card in range(c.KEEPER + c.KEEPERS)
]
VALUES_AT: Final = [BITS * symbol for symbol in range(len(c.SYMBOLS))]
SORTS_AT: Final = [FEW_BITS * place for place in range(len(SHOWS_NAMED) - len(c.SYMBOLS))]


def write(pen: Pen, g: Best11, seat: int) -> None:
    """What a seat may know."""
    common(pen, ASKED, g.seats, seat, g.open[seat], g.lead)
    pen.numbers("options", OPTIONS_NAMED, options(g))
    pen.number("round", g.round / ROUNDS)
    pen.number("deck", len(g.deck) / c.FREE_AGENTS)
    pen.number("tactics_deck", len(g.tactics_deck) / c.BENCH_TACTICS)
    write_market(pen, g, seat)
    pen.marks("market", AGENTS, g.market)
    pen.marks("discard", AGENTS, g.discard)
    pen.marks("keepers", KEEPERS_NAMED, g.keepers, c.KEEPER)
    pen.marks("boards", BOARDS, g.boards)
    write_own(pen, g, seat)
    for turn, manager in enumerate(g.in_order(seat)):
        pen.about(turn)
        write_manager(pen, g, manager)
        if turn:
            pen.marks("known", AGENTS, of_seat(g.known, manager))  # that everybody saw return from a bid
    pen.about(NOBODY)


def write_hidden(pen: Pen, g: Best11, seat: int) -> None:
    """What is hidden from a seat: the others' cards and bids, owners of what is on sale, the next card."""
    for turn, other in enumerate(g.in_order(seat)):
        if turn:
            pen.about(turn)
            pen.marks("hand", AGENTS, g.hand[other])
            pen.mark("nomination", AGENTS, g.nomination[other])
            pen.marks("bids", AGENTS, agents_bid(g, other))
            pen.numbers("worth_bid", SLOTS_NAMED, bid_worth(g, other))
            pen.marks("tactics", TACTICAL, g.tactics[other], c.TACTIC)
    pen.about(NOBODY)
    for slot in range(SLOTS):
        owned = slot < len(g.market) and g.owner[slot] >= 0
        pen.mark(OWNER_OF[slot], WHO[g.seats], (g.owner[slot] - seat) % g.seats if owned else -1)
    pen.marks("next_card", AGENTS, g.deck[-1:])


def options(g: Best11) -> list[float]:
    """The options of the table."""
    return [float(g.shootout), float(g.bench_tactics), float(g.money_cap), float(g.manager_draft)]


def write_market(pen: Pen, g: Best11, seat: int) -> None:
    """The card for which the seat bids now, and all cards on sale."""
    asked, seats = slot_asked(g, seat), g.seats
    pen.mark("bidding_on", SLOTS_NAMED, asked)
    if asked >= 0:
        lot = g.market[asked]
        pen.numbers("lot", LOT_FIGURES, [*FIGURES_OF[lot], worth_bid(g, seat, asked) * POINTS])
        pen.marks("lot", LOT_MARKS, [*MARKS_OF[lot], OWN] if g.owner[asked] == seat else MARKS_OF[lot])
    else:
        pen.numbers("lot", LOT_FIGURES, NONE)
        pen.marks("lot", LOT_MARKS, NOTHING)
    bids = bids_seen(g, seat)
    for slot, card in enumerate(g.market):
        bid, hands = bids[slot], hands_seen(g, seat, slot)
        pen.numbers(MARKET[slot], MARKET_FIGURES[seats], FIGURES_OF[card] + bid if bid else FIGURES_OF[card])
        pen.marks(MARKET[slot], MARKET_MARKS[seats], MARKS_OF[card] + hands if hands else MARKS_OF[card])
    for slot in range(len(g.market), SLOTS):
        pen.numbers(MARKET[slot], MARKET_FIGURES[seats], NONE)
        pen.marks(MARKET[slot], MARKET_MARKS[seats], NOTHING)


def slot_asked(g: Best11, seat: int) -> int:
    """The slot for which the seat bids now, or -1; behind it the question has what is bid already."""
    asked = g.open[seat]
    question, slot = asked & 0xFF, asked >> 8 & 15
    bidding = question in (BID, NO_BID, LATE_BID)
    return slot if bidding and slot < len(g.market) else -1


def worth_bid(g: Best11, seat: int, slot: int) -> int:
    """What the seat has bid on a slot."""
    worth = 0
    for entry in g.bids[seat]:
        if entry >> 8 == slot:
            worth += c.WORTH[entry & 0xFF]
    return worth


def bids_seen(g: Best11, seat: int) -> list[list[float]]:
    """By slot: the bids that lie open, by seat; before that, the viewer's."""
    found = [NONE, NONE, NONE, NONE, NONE]
    for entry in g.shown:
        slot = entry >> 16
        if not found[slot]:
            found[slot] = [0.0] * g.seats
        found[slot][((entry >> 8 & 0xFF) - seat) % g.seats] += c.WORTH[entry & 0xFF] * POINTS
    for entry in g.bids[seat]:
        slot = entry >> 8
        if not found[slot]:
            found[slot] = [worth_bid(g, seat, slot) * POINTS]
    return found


def hands_seen(g: Best11, seat: int, slot: int) -> list[int]:
    """Who brought a card on sale, as far as the seat knows, and who has it now, if that is settled."""
    seats, owner, winner = g.seats, g.shown_owner[slot], g.winner[slot]
    places: list[int] = []
    if owner >= 0:
        places.append(OWNER + (owner - seat) % seats)
    elif owner != HIDDEN:
        places.append(OWNER + seats)
    elif g.owner[slot] == seat:
        places.append(OWNER)
    if winner >= 0:
        places.append(OWNER + seats + 1 + (winner - seat) % seats)
    elif winner == UNSOLD:
        places.append(OWNER + 2 * seats + 1)
    return places


def write_own(pen: Pen, g: Best11, seat: int) -> None:
    """What the seat knows of itself alone."""
    pen.marks("own.hand", AGENTS, g.hand[seat])
    pen.mark("own.nomination", AGENTS, g.nomination[seat])
    pen.marks("own.bids", AGENTS, agents_bid(g, seat))
    pen.marks("own.tactics", TACTICAL, g.tactics[seat], c.TACTIC)
    pen.marks("own.put_under", TACTICAL, put_under(g, seat), c.TACTIC)
    pen.marks("own.pending", AGENTS, of_seat(g.pending, seat))
    pen.marks("own.special", AGENTS, of_seat(g.special, seat))
    pen.number("own.purse", min(3.0, g.purse[seat] * COINS))


def write_manager(pen: Pen, g: Best11, seat: int) -> None:
    """What everybody knows of a manager."""
    team, arrivals, keeper = g.team[seat], g.arrivals[seat], g.keeper[seat]
    values, sorts = together(team)
    if keeper >= 0:
        values += VALUED[keeper]
        sorts += SORTED[keeper]
    pen.numbers("has", MANAGER_NAMED, figures(g, seat, values >> BASE_AT))
    if arrivals:
        more_values, more_sorts = together(arrivals)
        values += more_values
        sorts += more_sorts
    shown = [SHARE[values >> at & FULL] for at in VALUES_AT]
    pen.numbers("shows", SHOWS_NAMED, shown + [SHARE[sorts >> at & FEW] for at in SORTS_AT])
    pen.mark("board", BOARDS, g.manager[seat])
    pen.mark("keeper", KEEPERS_NAMED, keeper - c.KEEPER)
    pen.marks("team", AGENTS, team)
    pen.marks("arrivals", AGENTS, arrivals)


def of_seat(entries: list[int], seat: int) -> list[int]:
    """The cards of a seat in a list of all seats'."""
    return [entry & 0xFF for entry in entries if entry >> 8 == seat] if entries else NOTHING


def agents_bid(g: Best11, seat: int) -> list[int]:
    """Free agents inside the seat's bids."""
    bids = g.bids[seat]
    return [entry & 0xFF for entry in bids if entry & 0xFF < c.FREE_AGENTS] if bids else NOTHING


def bid_worth(g: Best11, seat: int) -> list[float]:
    """What the seat has bid on each slot."""
    return [worth_bid(g, seat, slot) * POINTS for slot in range(SLOTS)]


def put_under(g: Best11, seat: int) -> list[int]:
    """Tactical cards that the seat put under the deck itself."""
    found: list[int] = []
    deck, put = g.tactics_deck, g.put_under
    for at in range(len(put)):
        if put[at] < 0:  # those that were put there lie lowest
            break
        if put[at] == seat:
            found.append(deck[at])
    return found


def figures(g: Best11, seat: int, base: int) -> list[float]:
    """What everybody can count of a manager; cards and money inside bids count as hand and money."""
    hand = len(g.hand[seat])
    if g.nomination[seat] >= 0:
        hand += 1
    for entry in g.bids[seat]:
        if entry & 0xFF < c.MONEY_1:
            hand += 1
    held = len(g.tactics[seat])
    if g.returned[seat] >= 0:
        held += 1
    return [
        min(3.0, money(g, seat) * COINS),
        hand / 10,
        held / 10,
        len(g.team[seat]) / 11,
        len(g.arrivals[seat]) / 4,
        base / 50,
        float(g.signed >> seat & 1),
        g.extra[seat] / 3,
    ]


def together(cards: list[int]) -> tuple[int, int]:
    """What these cards show, as VALUED and SORTED have it."""
    values = sorts = 0
    for card in cards:
        values += VALUED[card]
        sorts += SORTED[card]
    return values, sorts
