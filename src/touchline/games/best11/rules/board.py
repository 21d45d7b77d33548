"""Step 7 and the keepers: fit the arrivals into the formation, then take a keeper (B11-142 to B11-172).

A team is counted by the set of lines that its cards can play in. By Hall's theorem cards fit a
formation exactly when no set of lines has more cards that can stand only there than spaces there,
so seven comparisons settle everything (B11-284, B11-285).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.best11 import cards as c, state as s
from touchline.games.best11.cards import LINES
from touchline.games.best11.rules.bonuses import on_board, run_bonus
from touchline.games.best11.state import Best11
from touchline.games.best11.text import bonus_text, card_facts, name

LATE_CASH: Final = 2  # B11-092
GATE: Final[list[int]] = [0, 2, 2, 4, 2, 4, 4, 6]  # B11-226, B11-285: cards able to stand in these lines


def only_in(cards: list[int], more: list[int]) -> list[int]:
    """For each set of lines, how many of the cards can stand only there (B11-143, B11-144)."""
    exactly = [0, 0, 0, 0, 0, 0, 0, 0]
    for card in cards:
        exactly[LINES[card]] += 1
    for card in more:
        exactly[LINES[card]] += 1
    d = exactly[1]
    m = exactly[2]
    f = exactly[4]
    dm = d + m + exactly[3]
    df = d + f + exactly[5]
    mf = m + f + exactly[6]
    return [0, d, m, dm, f, df, mf, len(cards) + len(more)]


def overflow(manager: int, counts: list[int]) -> int:
    """How many cards too many for the board (B11-148); a set that fits has none (B11-284)."""
    spaces = c.SPACES[manager]
    worst = 0
    for lines in range(1, 8):
        if counts[lines] - spaces[lines] > worst:
            worst = counts[lines] - spaces[lines]
    return worst


def gate_filled(team: list[int]) -> bool:
    """Whether some assignment of a team that fits fills the six boxed spaces (B11-168, B11-285)."""
    if len(team) < GATE[c.ALL_LINES]:
        return False
    counts = only_in(team, [])
    for lines in range(1, 8):
        if counts[c.ALL_LINES] - counts[c.ALL_LINES ^ lines] < GATE[lines]:
            return False
    return True


def adjust_boards(g: Best11, turn: int) -> None:
    """Each manager fits the board, in whistle order (B11-142, B11-155)."""
    if turn < g.seats:
        g.push(s.ADJUST_BOARDS, turn + 1)
        g.push(s.FIT, (g.lead + turn) % g.seats)


def fit(g: Best11, seat: int) -> None:
    """Late cards received are decided first (B11-094); then discard while there is overflow (B11-150)."""
    if not g.arrivals[seat]:
        return
    for entry in g.special:
        if entry >> 8 == seat:
            g.push(s.FIT, seat)
            g.ask(seat, s.SPECIAL_COMP, entry & 0xFF)
            return
    if overflow(g.manager[seat], only_in(g.team[seat], g.arrivals[seat])):
        g.push(s.FIT, seat)
        g.ask(seat, s.ADJUST)
        return
    g.team[seat].extend(g.arrivals[seat])  # no line is kept, moves are free (B11-151, B11-152)
    g.arrivals[seat] = []


# special_comp: a late card received as compensation is kept or sold (B11-092 to B11-095)


def answer_special_comp(g: Best11, seat: int, card: int, option: int) -> None:
    """It stays among the arrivals, or goes to the discard pile for 2 money."""
    g.special.remove(seat << 8 | card)
    if option >> 8 == c.KEEP:
        if g.events is not None:
            g.tell("special_kept", "B11-092", [seat, card])
        return
    g.arrivals[seat].remove(card)
    g.discard.append(card)
    g.purse[seat] += LATE_CASH
    if g.events is not None:
        g.tell("special_cashed", "B11-092", [seat, card, LATE_CASH])


def says_special_comp(g: Best11, seat: int, thing: int) -> Said:
    """What to do with a late card received as payment."""
    return said("" if thing == c.KEEP else "cash", card=name(g.open[seat] >> 8), money=LATE_CASH)


SPECIAL_COMP_QUESTION: Final = Question(
    s.SPECIAL_COMP,
    "special_comp",
    "B11-092",
    (c.KEEP, c.CASH),
    answer_special_comp,
    asks=lambda g, seat, card: said(card=name(card), money=LATE_CASH),
    says=says_special_comp,
    place="team",
    tempting=(c.CASH,),
    caretaker=c.KEEP,
    phase="adjust-the-board",
)


# adjust: cards that do not fit are discarded (B11-146 to B11-150)


def legal_adjust(g: Best11, seat: int, arg: int) -> list[int]:
    """Any card, old or new, whose removal lowers the overflow (B11-147, B11-149)."""
    counts = only_in(g.team[seat], g.arrivals[seat])
    spaces = c.SPACES[g.manager[seat]]
    worst = overflow(g.manager[seat], counts)
    # Removing a card helps if it lies inside every set of lines that is overfull by that much.
    common = c.ALL_LINES
    for lines in range(1, 8):
        if counts[lines] - spaces[lines] == worst:
            common &= lines
    options = [s.ADJUST | card << 8 for card in g.team[seat] if LINES[card] & ~common == 0]
    options += [s.ADJUST | card << 8 for card in g.arrivals[seat] if LINES[card] & ~common == 0]
    return options


def answer_adjust(g: Best11, seat: int, arg: int, option: int) -> None:
    """The card leaves the board for the discard pile and earns nothing (B11-153)."""
    card = option >> 8
    if card in g.arrivals[seat]:
        g.arrivals[seat].remove(card)
    else:
        g.team[seat].remove(card)
    g.discard.append(card)
    if g.events is not None:
        g.tell("released", "B11-146", [seat, card])


def says_adjust(g: Best11, seat: int, thing: int) -> Said:
    """A card that has to go."""
    return (
        said(card=name(thing), facts=card_facts(thing))
        if thing < c.TACTIC
        else said("other", card=name(thing))
    )


def refuses_adjust(g: Best11, seat: int, arg: int, option: int) -> Said | None:
    """Fitting cards stay."""
    thing = option >> 8
    if thing < c.KEEPER and thing in g.team[seat] + g.arrivals[seat]:
        return refuse("B11-149", "it-fits")
    return refuse("B11-154", "keepers-stay") if thing == g.keeper[seat] else None


def release_lowest(g: Best11, seat: int, arg: int) -> int:
    """The card of lowest base value (B11-240)."""
    return s.ADJUST | c.lowest([option >> 8 for option in legal_adjust(g, seat, arg)]) << 8


ADJUST_QUESTION: Final = Question(
    s.ADJUST,
    "adjust",
    "B11-149",
    legal_adjust,
    answer_adjust,
    asks=said(rule="B11-146"),
    says=says_adjust,
    place="team",
    refuses=refuses_adjust,
    tempting=lambda g, seat, arg: [s.ADJUST | thing << 8 for thing in on_board(g, seat)],
    caretaker=release_lowest,
    phase="adjust-the-board",
)


# keeper: one of the face-up keepers, for those who have filled the boxed spaces (B11-160 to B11-170)


def keeper_step(g: Best11, turn: int) -> None:
    """Ask each entitled manager in whistle order, and at last the only one without (B11-166, B11-167)."""
    if turn == 0:
        g.asked_last = 0
    for i in range(turn, g.seats):
        seat = (g.lead + i) % g.seats
        if g.keeper[seat] < 0 and entitled(g, seat):  # B11-161
            g.push(s.KEEPER_STEP, i + 1)
            ask_keeper(g, seat)
            return
    if turn <= g.seats and len(g.keepers) == 2 and not g.asked_last:
        g.push(s.KEEPER_STEP, g.seats + 1)
        ask_keeper(g, g.keeper.index(-1))


def entitled(g: Best11, seat: int) -> bool:
    """With the boxed spaces filled, or as the last one without a keeper (B11-160, B11-165)."""
    return len(g.keepers) == 2 or gate_filled(g.team[seat])


def ask_keeper(g: Best11, seat: int) -> None:
    """Remember whether the last manager without a keeper has had the question."""
    if len(g.keepers) == 2:
        g.asked_last = 1
    g.ask(seat, s.KEEPER_CHOICE)


def legal_keeper(g: Best11, seat: int, arg: int) -> list[int]:
    """Any keeper still face up, or pass (B11-162, B11-164)."""
    options = [s.KEEPER_CHOICE | card << 8 for card in g.keepers]
    options.append(s.KEEPER_CHOICE | c.PASS << 8)
    return options


def answer_keeper(g: Best11, seat: int, arg: int, option: int) -> None:
    """Take the keeper; the bonus runs at once and the board is adjusted again (B11-163, B11-170)."""
    card = option >> 8
    if card == c.PASS:
        if g.events is not None:
            g.tell("keeper_passed", "B11-164", [seat])
        return
    g.keepers.remove(card)
    g.keeper[seat] = card  # for good (B11-154, B11-169)
    if g.events is not None:
        g.tell("keeper_taken", "B11-160", [seat, card])
    g.push(s.FIT, seat)
    run_bonus(g, seat, c.BONUS[card])


def says_keeper(g: Best11, seat: int, thing: int) -> Said:
    """A keeper, or not yet."""
    if thing == c.PASS:
        return said("pass", place="")
    return said(card=name(thing), facts=card_facts(thing), bonus=bonus_text(thing))


def refuses_keeper(g: Best11, seat: int, arg: int, option: int) -> Said | None:
    """Taken, or not in this game."""
    return refuse("B11-010", "keeper-taken") if c.KEEPER <= option >> 8 < c.KEEPER + c.KEEPERS else None


KEEPER_QUESTION: Final = Question(
    s.KEEPER_CHOICE,
    "keeper",
    "B11-162",
    legal_keeper,
    answer_keeper,
    asks=said(rule="B11-160"),
    says=says_keeper,
    place="keepers",
    refuses=refuses_keeper,
    caretaker=c.PASS,
    phase="keepers",
)


def filled(g: Best11, seat: int) -> int:
    """Filled spaces of the board, the keeper's included (B11-174)."""
    return len(g.team[seat]) + (1 if g.keeper[seat] >= 0 else 0)


def best_eleven(g: Best11, seat: int) -> list[int]:
    """The team and its keeper, who counts like any other card (B11-172)."""
    return [*g.team[seat], g.keeper[seat]] if g.keeper[seat] >= 0 else g.team[seat].copy()


def base_total(g: Best11, seat: int) -> int:
    """The sum of base values of the Best 11 (B11-202)."""
    total = 0
    for card in best_eleven(g, seat):
        total += c.BASE[card]
    return total
