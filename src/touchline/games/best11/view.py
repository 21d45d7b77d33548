"""What each seat may see of Best 11 (B11-266 to B11-276), and worlds that look the same to it.

Everything that leaves the state for a player leaves it here. Cards are given by id; -1 as a seat
means the deck, None means hidden.
"""

from __future__ import annotations

from touchline.games.best11 import text
from touchline.games.best11.cards import BASE, INCOME, MANAGER, MONEY_1, THINGS, WORTH
from touchline.games.best11.rules import QUESTIONS
from touchline.games.best11.rules.board import base_total, filled, gate_filled, only_in, overflow
from touchline.games.best11.rules.round_end import hand_target
from touchline.games.best11.rules.scoring import money, money_points, symbol_counts, symbol_points
from touchline.games.best11.state import AWARD_TIE, HIDDEN, LATE_BID, UNSOLD, Best11
from touchline.games.best11.table_view import BidView, ManagerView, OwnView, SlotView, TableView

OPTIONS = ("shootout", "bench_tactics", "money_cap", "manager_draft")
PHASES = {question.number: question.phase for question in QUESTIONS}


def view(g: Best11, seat: int) -> TableView:
    """The table as this seat (-1: a spectator) may see it."""
    return TableView(
        round=g.round,
        whistle=g.lead,
        phase=phase(g),
        options=[name for name in OPTIONS if getattr(g, name)],
        slot=current_slot(g),
        market=[slot_view(g, slot, seat) for slot in range(len(g.market))],
        managers=[manager_view(g, other) for other in range(g.seats)],
        keepers=names(g.keepers),
        boards=[THINGS[MANAGER + board] for board in g.boards],
        deck=len(g.deck),
        tactics_deck=len(g.tactics_deck),
        discard=names(g.discard),  # B11-273
        own=own_view(g, seat) if seat >= 0 else None,
        shown=[own_view(g, other) for other in range(g.seats)] if g.over else [],
    )


def names(cards: list[int]) -> list[str]:
    """Cards by id."""
    return [THINGS[card] for card in cards]


def phase(g: Best11) -> str:
    """Where the round stands: `phase-…` in the words."""
    if g.over:
        return "full-time"
    for asked in g.open:
        if asked:
            return PHASES[asked & 0xFF]
    return ""


def stage(table: TableView) -> str:
    """How far the game is, in a line."""
    where = text.say(f"phase-{table.phase}") if table.phase else ""
    return text.say("stage", round=table.round, phase=where) if table.round else where


def thinking(g: Best11, seat: int) -> list[int]:
    """Whom this seat may know to be choosing (B11-261); while a slot is resolved, only itself (B11-262).

    The table stops in the middle of a slot for a late bid or for a tie. If the whistle holder were named at a
    tie, an empty list would say that somebody holds a late card; as it is, the two stops look the same.
    """
    return [
        other
        for other in range(g.seats)
        if g.open[other] and (other == seat or g.open[other] & 0xFF not in (LATE_BID, AWARD_TIE))
    ]


def current_slot(g: Best11) -> int:
    """The slot being resolved, or -1."""
    shown = [entry >> 16 for entry in g.shown]
    for slot in range(len(g.market)):
        if g.winner[slot] == -1:
            return slot if slot in shown else -1
    return -1


def slot_view(g: Best11, slot: int, seat: int) -> SlotView:
    """A slot of the market; its owner is secret until it is resolved (B11-269)."""
    owner: int | None = g.shown_owner[slot]
    if owner == HIDDEN:
        owner = seat if g.owner[slot] == seat and seat >= 0 else None
    winner = g.winner[slot]
    bids = []
    for other in range(g.seats):
        things = [e & 0xFF for e in g.shown if e >> 16 == slot and e >> 8 & 0xFF == other]
        if things:
            bids.append(BidView(other, names(things), sum(WORTH[thing] for thing in things)))
    state = "unsold" if winner == UNSOLD else "sold" if winner >= 0 else "open" if bids else "closed"
    return SlotView(
        card=THINGS[g.market[slot]],
        base=BASE[g.market[slot]],
        owner=owner,
        mine=owner == seat and seat >= 0,
        state=state,
        winner=winner if winner >= 0 else None,
        bids=bids,
    )


def manager_view(g: Best11, seat: int) -> ManagerView:
    """A manager as everybody sees it. Cards inside secret bids count as hand and money (B11-274)."""
    counts, base, spaces = symbol_counts(g, seat), base_total(g, seat), filled(g, seat)
    points = symbol_points(counts)
    committed = sum(1 for entry in g.bids[seat] if entry & 0xFF < MONEY_1)
    return ManagerView(
        seat=seat,
        board=THINGS[MANAGER + g.manager[seat]] if g.manager[seat] >= 0 else None,
        money=money(g, seat),
        hand=len(g.hand[seat]) + committed + (1 if g.nomination[seat] >= 0 else 0),
        tactics=len(g.tactics[seat]) + (1 if g.returned[seat] >= 0 else 0),
        team=names(g.team[seat]),
        arrivals=names(g.arrivals[seat]),
        keeper=THINGS[g.keeper[seat]] if g.keeper[seat] >= 0 else None,
        filled=spaces,
        income=INCOME[min(spaces, 11)],
        gate=gate_filled(g.team[seat]),
        overflow=overflow(g.manager[seat], only_in(g.team[seat], g.arrivals[seat]))
        if g.manager[seat] >= 0
        else 0,
        symbols=counts,
        symbol_points=points,
        base=base,
        so_far=money_points(g, seat) + base + points,
        known=sorted(THINGS[entry & 0xFF] for entry in g.known if entry >> 8 == seat),
        signed=bool(g.signed >> seat & 1),
        extra=g.extra[seat],
        hand_target=hand_target(g, seat),
    )


def own_view(g: Best11, seat: int) -> OwnView:
    """The secrets of a seat, for that seat."""
    under = [
        (THINGS[card], len(g.tactics_deck) - at)
        for at, card in enumerate(g.tactics_deck)
        if g.put_under[at] == seat
    ]
    return OwnView(
        hand=names(g.hand[seat]),  # B11-266
        tactics=names(g.tactics[seat]),  # B11-021, B11-270
        nomination=THINGS[g.nomination[seat]] if g.nomination[seat] >= 0 else None,  # B11-267
        bids=[  # B11-268
            [THINGS[entry & 0xFF] for entry in g.bids[seat] if entry >> 8 == slot]
            for slot in range(len(g.market))
        ],
        purse=g.purse[seat],
        put_under=under,
        pending=[THINGS[entry & 0xFF] for entry in g.pending if entry >> 8 == seat],
        special=[THINGS[entry & 0xFF] for entry in g.special if entry >> 8 == seat],
    )


def secrets(g: Best11, seat: int) -> list[str]:
    """Names of cards whose place this seat may not know, for the check that no log line tells them."""
    if g.over:
        return []
    hidden: list[int] = g.deck.copy()
    hidden += [card for card, by in zip(g.tactics_deck, g.put_under, strict=True) if by != seat]
    for other in range(g.seats):
        if other != seat:
            known = [entry & 0xFF for entry in g.known if entry >> 8 == other]
            cards = g.hand[other] + [entry & 0xFF for entry in g.bids[other]] + [g.nomination[other]]
            shown = [entry & 0xFF for entry in g.shown]
            hidden += [card for card in cards if 0 <= card < MONEY_1 and card not in known + shown]
            hidden += g.tactics[other]
    return [text.name(card) for card in hidden]


def conserved(g: Best11) -> str:
    """What is wrong with the cards on the table, or nothing: every card is in exactly one place."""
    cards = g.deck + g.discard
    for seat in range(g.seats):
        cards += g.hand[seat] + g.team[seat] + g.arrivals[seat]
        cards += [entry & 0xFF for entry in g.bids[seat] if entry & 0xFF < MONEY_1]
        cards += [g.nomination[seat]] if g.nomination[seat] >= 0 else []
    cards += [card for slot, card in enumerate(g.market) if g.winner[slot] == -1]
    if sorted(cards) != list(range(101)):
        return f"free agents are not conserved: {sorted(cards)}"
    tactics = (
        g.tactics_deck
        + [card for held in g.tactics for card in held]
        + [card for card in g.returned if card >= 0]
    )
    if sorted(tactics) != list(range(110, 110 + (26 if g.bench_tactics else 22))):
        return f"tactical cards are not conserved: {sorted(tactics)}"
    if len(g.keepers) + sum(1 for keeper in g.keeper if keeper >= 0) != g.seats + 1:
        return "keepers are not conserved"
    if min(g.purse) < 0:
        return "somebody has less than no money"
    return ""
