"""Setup: the table, the boards, the hands, one secret tactical card (B11-001 to B11-024)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.engine.rules import plan
from touchline.engine.state import each
from touchline.games.best11 import cards as c, state as s
from touchline.games.best11.rules.bonuses import newest_tactic, says_tactic
from touchline.games.best11.state import Best11
from touchline.games.best11.text import ability, name, objective

HAND: Final = 5  # B11-017
SETUP: Final[list[int]] = plan(
    s.DRAFT_MANAGERS, s.DEAL_HANDS, s.DRAW_TACTICS, s.RETURN_TACTICS, s.START_ROUND
)


def new_game(seats: int, seed: int, options: dict[str, int]) -> Best11:
    """The table before anything is drawn; the seed and all decisions are the whole game (B11-265)."""
    g = Best11()
    g.start(seats, seed)
    g.shootout = options.get("shootout", 0)
    g.bench_tactics = options.get("bench_tactics", 0)
    g.money_cap = options.get("money_cap", 0)
    g.manager_draft = options.get("manager_draft", 0)
    g.round = g.over = 0
    g.lead = g.rand(seats)  # B11-011, B11-012
    g.boards = list(range(c.MANAGERS))
    g.manager = [-1] * seats
    if not g.manager_draft:
        g.shuffle(g.boards)
        g.manager = g.boards[:seats]  # B11-013
        g.boards = []  # B11-014
    g.deck = list(range(c.FREE_AGENTS))
    g.shuffle(g.deck)  # B11-005
    g.discard = []  # B11-006
    g.tactics_deck = list(range(c.TACTIC, c.TACTIC + (c.BENCH_TACTICS if g.bench_tactics else c.TACTICS)))
    g.shuffle(g.tactics_deck)  # B11-004
    g.put_under = [-1] * len(g.tactics_deck)
    keepers = list(range(c.KEEPER, c.KEEPER + c.KEEPERS))
    g.shuffle(keepers)
    g.keepers = sorted(keepers[: seats + 1])  # B11-008, B11-212, B11-213, B11-214
    g.market, g.owner, g.shown_owner, g.winner, g.shown, g.lots = [], [], [], [], [], []
    g.pending, g.special, g.known = [], [], []
    g.passed = g.asked_last = g.signed = g.own_sign = 0
    g.offers, g.purse, g.extra = [0] * seats, [0] * seats, [0] * seats
    g.hand, g.tactics, g.arrivals = each(seats), each(seats), each(seats)
    g.bids = each(seats)  # B11-015
    g.team = each(seats)  # B11-023
    g.nomination, g.keeper, g.returned = [-1] * seats, [-1] * seats, [-1] * seats
    g.agenda.extend(SETUP)
    return g


def draft_managers(g: Best11, turn: int) -> None:
    """With the option, managers choose their boards, the last in whistle order first (B11-220)."""
    if turn == 0 and g.events is not None:
        g.tell("whistle", "B11-012", [g.lead])
        for keeper in g.keepers:
            g.tell("keeper_shown", "B11-009", [keeper])
    if not g.manager_draft:
        if g.events is not None:
            for seat in g.in_order(g.lead):
                g.tell("board_dealt", "B11-013", [seat, c.MANAGER + g.manager[seat]])
        return
    if turn < g.seats:
        g.push(s.DRAFT_MANAGERS, turn + 1)
        g.ask((g.lead + g.seats - 1 - turn) % g.seats, s.DRAFT_MANAGER)
    else:
        g.boards = []


def legal_draft_manager(g: Best11, seat: int, arg: int) -> list[int]:
    """Any board that is still free."""
    return [s.DRAFT_MANAGER | (c.MANAGER + board) << 8 for board in g.boards]


def answer_draft_manager(g: Best11, seat: int, arg: int, option: int) -> None:
    """Take the board."""
    board = (option >> 8) - c.MANAGER
    g.boards.remove(board)
    g.manager[seat] = board
    if g.events is not None:
        g.tell("board_chosen", "B11-220", [seat, option >> 8])


DRAFT_MANAGER_QUESTION: Final = Question(
    s.DRAFT_MANAGER,
    "draft_manager",
    "B11-220",
    legal_draft_manager,
    answer_draft_manager,
    says=lambda g, seat, thing: said(board=name(thing), ability=ability(thing)),
    place="boards",
    phase="manager-draft",
)


def deal_hands(g: Best11, arg: int) -> None:
    """Five cards each, then money up to a value of 11 (B11-017, B11-022)."""
    g.reveal()
    for seat in g.in_order(g.lead):  # B11-024
        for _ in range(HAND):  # the hand board too (B11-179)
            g.hand[seat].append(g.deck.pop())
        worth = 0
        for card in g.hand[seat]:
            worth += c.BASE[card]
        g.purse[seat] = max(0, 11 - worth)
        if g.events is not None:
            g.tell("hand_dealt", "B11-017", [seat, *g.hand[seat]], only=seat, veil=[seat])
            g.tell("starting_money", "B11-022", [seat, g.purse[seat]])


def draw_tactics(g: Best11, arg: int) -> None:
    """Two tactical cards each, three for the tactics board; one goes back (B11-018 to B11-020)."""
    g.reveal()
    for seat in g.in_order(g.lead):
        for _ in range(3 if g.manager[seat] == c.MGR_TACTICS else 2):
            g.tactics[seat].append(g.tactics_deck.pop())
            g.put_under.pop()
        if g.events is not None:
            veil = [seat, *[-1] * len(g.tactics[seat])]
            g.tell("tactics_drawn", "B11-018", [seat, *g.tactics[seat]], only=seat, veil=veil)
    for seat in range(g.seats):
        g.ask(seat, s.KEEP_TACTIC)  # B11-019: the hands are dealt


def legal_keep_tactic(g: Best11, seat: int, arg: int) -> list[int]:
    """Any of the drawn cards may be the one that goes back."""
    return [s.KEEP_TACTIC | card << 8 for card in g.tactics[seat]]


def answer_keep_tactic(g: Best11, seat: int, arg: int, option: int) -> None:
    """Set the card aside; it goes under the deck when everybody has chosen."""
    g.tactics[seat].remove(option >> 8)
    g.returned[seat] = option >> 8
    if g.events is not None:
        g.tell("tactic_returned", "B11-018", [seat, option >> 8], only=seat)


def kept_by(g: Best11, seat: int, thing: int) -> int:
    """The card that stays if this one of two goes back; -1 where there are more."""
    held = g.tactics[seat]
    return held[1 - held.index(thing)] if len(held) == 2 and thing in held else -1


def says_keep_tactic(g: Best11, seat: int, thing: int) -> Said | None:
    """The card that goes back, or, of two, the one that stays."""
    kept = kept_by(g, seat, thing)
    if kept < 0:
        return says_tactic(g, seat, thing)
    return said("one", card=name(kept), objective=objective(kept))


KEEP_TACTIC_QUESTION: Final = Question(
    s.KEEP_TACTIC,
    "keep_tactic",
    "B11-018",
    legal_keep_tactic,
    answer_keep_tactic,
    asks=lambda g, seat, arg: said("one" if len(g.tactics[seat]) == 2 else ""),
    says=says_keep_tactic,
    place="tactics",
    caretaker=newest_tactic,
    phase="tactical-cards",
)


def return_tactics(g: Best11, arg: int) -> None:
    """The cards that were not kept go to the bottom of the deck, in whistle order (B11-024)."""
    for seat in g.in_order(g.lead):
        g.tactics_deck.insert(0, g.returned[seat])
        g.put_under.insert(0, seat)
        g.returned[seat] = -1
    g.reveal()
    g.tell("tactics_kept", "B11-018", [])
